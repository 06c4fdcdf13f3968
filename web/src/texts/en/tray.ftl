## Pieces of the table: log, dice, recap, speed, sound, keys

log-title = Log
log-events = Events, newest first
log-filter = What to show
log-all = all
log-battles = battles
log-mine = with me
log-turn = Round { $round } · { $player }
log-before = Before the first turn
log-empty = Nothing has happened yet.
log-empty-filter = Nothing of that has happened yet.
log-earlier = Show earlier
log-newest = Go to the newest
log-show-place = Show on the board
log-check = Check this roll

dice-title = Dice
dice-sides = { $left } × { $right } dice
dice-wins = wins
dice-tie = tie
dice-loses = loses
dice-check = check
dice-fold = Fold the dice away
dice-unfold = Show the dice
dice-move = Move the tray: drag it or use the arrow keys
dice-loss = { $side } loses { $count }
dice-spoken = { $left }: { $leftDice }. { $right }: { $rightDice }. { $result }

recap-title = Since your last turn
recap-before = Before your first turn
recap-first = This is your first turn of the game.
recap-nothing = Nothing that changes your plans.
recap-start = Start

refusal-fix = To make it legal:
refusal-clause = Read rule { $clause }

speed-title = Speed
speed-people = People
speed-bots = Bots
speed-0 = instant
speed-1 = 1×
speed-2 = 2×
speed-4 = 4×
speed-pause = Pause
speed-resume = Go on
speed-step = One step
speed-skip = Skip this one
speed-hurry = Skip to my turn
speed-to-the-end = Go to the end
speed-catch-up = See how it stands
speed-waiting = { $count ->
    [one] { $count } more to show
   *[other] { $count } more to show
  }

banner-mine = Your turn
banner-other = { $player } to play
banner-round = Round { $round }

victory-mine = You won the game!
victory-other = { $player } won the game!
victory-shared = { $players } won the game!
victory-skip = Skip the party
victory-report = Report
victory-board = See the board

sound-title = Sound
sound-on = Sound on
sound-volume = Volume
sound-turn = My turn and the end of the game
sound-table = What happens at the table
sound-vibration = Vibrate on a phone
sound-first = Sound begins with the first click.

keys-title = Keys
keys-help = Show the keys

link-offline-strip = No network. What you planned is kept.
link-reconnecting-strip = Reconnecting… what you planned is kept.
link-unstable-strip = The connection is unstable.
link-back-strip = Back again. { $count ->
    [0] Nothing has changed.
    [one] { $count } thing happened.
   *[other] { $count } things happened.
  }
link-see = see

check-title = Check this roll
check-place = Event { $number } of what this seat saw, in match { $match }.
check-seal = Seal of the dice
check-seal-help = The server published this number before it knew the seeds. It pins the secret down: the dice cannot be swapped later.
check-seeds = Seeds
check-seed-seat = { $player }: from the browser
check-seed-server = { $player }: from the server
check-later = Can be checked when the game ends and the secret is opened.
check-working = Deriving the roll again…
check-sealed = The secret is the one that was sealed before the match.
check-broken = The secret is not the one that was sealed.
check-same = Entry { $entry } of the record gives { $faces } again: the same dice.
check-other = Entry { $entry } of the record gives { $faces }: not the dice of this roll.
check-failed = The record did not arrive. Try again in a moment.
check-elsewhere = This browser can only check on a safe address (https). Download the record and run: conquista verify
check-simulated = The dice of this match were simulated: there is no seal to check.
check-copy = Copy the seal
check-copied = Seal copied.
check-record = Download the record

text-board = Board as text
text-find = Find
text-none = No place of that name.

recap-taken = took from { $other }: { $places }
recap-taken-from-you = took from you: { $places }
recap-traded = traded cards for { $armies } armies
recap-out = eliminated { $other }
recap-gone = surrendered
