## The report at the end of a match

report-title = Report of table { $code }
report-loading = Reading the match…
report-early = There is a report only of a match that came to its end.
report-to-table = Go to the table
report-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
  }
report-rematch = Rematch
report-rematch-go = Go to the rematch
report-replay = Watch the replay
report-share = Share
report-copied = Link copied.
report-copy-by-hand = Copy the link: { $link }
report-record = Download the record
report-picture = The board at the end of the match
report-players = Players
report-player = Player
report-met = objective met
report-winner = won
report-from = The rules of today read this match only from line { $entry } on; the report begins there.
report-by-round = { $measure } by round
report-measures = What the chart shows
report-round = round { $round }
report-start = start
report-look = arrow keys go through the rounds
report-more = and { $count } more
report-as-table = See as a table
report-luck = Luck
report-luck-unit = { $unit } above or below expectation
report-chapters = Kinds of luck
report-better = better than { $share }
report-bands = Dark band: where 2 of 3 matches stay; light: 95 of 100.
report-none-outside = Nobody left the light band.
report-are-outside = Outside the light band: { $players }.
report-whose = Whose dice and battles
report-everybody = everybody
report-dice-of = { $dice } of { $player }
report-rolled = { $count ->
    [one] { $count } die
   *[other] { $count } dice
  }
report-side = Side
report-times = Times
report-band = Honest band
report-band-note = The green band is what honest dice do in 19 of 20 matches.
report-inside = All inside.
report-outside = Outside: { $sides }.
report-best = best battle
report-worst = worst battle
report-no-luck = { $player } met none of this.
report-chance = chance { $chance }
report-as-good = as good or better: { $rare }
report-as-bad = as bad or worse: { $rare }
report-see = see
report-see-fight = See in the replay: { $fight }
report-unusual = Unusual battles
report-fought = { $count ->
    [one] { $count } battle in all.
   *[other] { $count } battles in all; with so many, some rare ones are to be expected.
  }
report-all-usual = None with a chance below 10%: all as usual.
report-numbers = In numbers
report-check = Check the { $count } rolls and draws
report-seal = seal { $seal }
report-honest = { $count ->
    [one] The { $count } roll is the one that was sealed before the match.
   *[other] All { $count } rolls and draws are those that were sealed before the match.
  }
report-other-seal = The record has another seal than this table shows.
report-dishonest = The record is not what was sealed.

## The page that checks a record

verify-title = Check a record
verify-lead = A record is a whole match as text. Here you derive every die, draw and percentage of it again in your browser, trusting nobody, and see the report of the match.
verify-drop = Drop the record file (.jsonl) here
verify-choose = Choose a file
verify-working = Checking { $name }…
verify-refused = { $name } is not in order.
verify-good = { $name } is in order: honest dice, moves within the rules, a complete match.
verify-partly = { $name }: the dice are in order; the rules could not be asked.
verify-simulated = { $name }: a simulated match without sealed dice.
verify-here = In this browser
verify-there = By the rules of this server
verify-asking = Playing the match again…
verify-rules-good = All { $entries } moves and draws fit the rules, and the match goes to its end.
verify-rules-bad = The rules refuse the record.
verify-rules-bad-at = The rules refuse the record at line { $entry }.
verify-rules-too-long = The record is too long for the server. Run: conquista verify
verify-rules-unreachable = The server did not answer: whether the moves fit the rules and the match is complete is not known.
verify-tells = What the record tells
verify-done = in order
verify-failed = failed
verify-open = not done
verify-check-file = It is the record of a match
verify-check-sealed = It has the secret, the seal and everybody's seeds
verify-check-seal = The secret is the one that was sealed before the match
verify-check-numbers = No line is missing
verify-check-dice = Every die, draw and percentage comes out of the secret again
verify-derived = { $count ->
    [one] { $count } derived again
   *[other] { $count } derived again
  }
verify-rolled = dice { $faces }
verify-scored = { $value } of 100
verify-drawn = number { $place } of { $left }
verify-fault-empty = The file is empty.
verify-fault-too-long = The file is too long to be a record.
verify-fault-header = The first line is not the header of a record.
verify-fault-line = Line { $line } of the file (entry { $entry }) is torn or no entry.
verify-fault-simulated = The match was played with simulated dice: there is nothing to check.
verify-fault-unrevealed = The secret is not in the record: the match was not over.
verify-fault-seeds = There are not as many seeds as players.
verify-fault-broken = The secret does not give the seal that was published: one of them was exchanged.
verify-fault-number = Where entry { $entry } should be there is another: a line is missing, or the order has changed.
verify-fault-answer = Entry { $entry } is no die, draw or percentage that can be read.
verify-fault-other = Entry { $entry }: the file says { $said }, the sealed secret gives { $derived }.
