## The table of the Game of Kingdoms

reinos-title = Kingdoms · { $code } · Conquista
reinos-title-turn = ● Your turn · Kingdoms
reinos-short = Kingdoms
reinos-round = Round { $round }
reinos-round-of = Round { $round } of { $limit }
reinos-difficulty-easy = easy
reinos-difficulty-medium = medium
reinos-difficulty-hard = hard
reinos-difficulty-brutal = brutal
reinos-steps = Steps of an attack
reinos-step-choose = Attack
reinos-step-revolt = Revolts
reinos-step-muster = Muster
reinos-step-battle = Battle
reinos-table = The round table of the kingdoms
reinos-order = Order of play
reinos-own = My kingdom
reinos-bot = bot
reinos-you = you

## How each kingdom stands

reinos-free = free kingdom
reinos-suzerain = { $count ->
    [one] suzerain · { $count } vassal
   *[other] suzerain · { $count } vassals
  }
reinos-vassals = { $count ->
    [one] { $count } vassal
   *[other] { $count } vassals
  }
reinos-vassal-of = serves { $player }
reinos-won = won the game
reinos-gone = left the game
reinos-freed-now = free as of now
reinos-attacks-with = attacks with { $armies }
reinos-defends-with = defends with { $armies }
reinos-short-vassal = revolt { $percent }
reinos-revolt-percent = chance to revolt { $percent }%
reinos-frozen = next rise on hold
reinos-falls = will fall without a try
reinos-native-percent = native test { $percent }%
reinos-passes-left = { $count ->
    [0] no passes left: must attack
    [one] may pass { $count } time
   *[other] may pass { $count } times
  }
reinos-doing-chooses = chooses
reinos-doing-attacks = attacks
reinos-doing-defends = defends
reinos-doing-decides = thinking
reinos-doing-decided = has decided
reinos-doing-picks = turns cards
reinos-realm = Realm of { $player }

reinos-clock-turn = At the end of the turn
reinos-clock-round = At the end of the round
reinos-tick-grows = { $when } it goes to { $next }%, without a try.
reinos-tick-falls = { $when } it falls to { $next }%, without a try.
reinos-tick-frozen = { $when } it does not rise: it is on hold.
reinos-tick-rests = { $when } it stays as it is.

reinos-card-armies = Armies, all loyal
reinos-card-natives = Native test
reinos-card-passes = Passes left
reinos-card-vassals = Serving this kingdom: { $players }.
reinos-card-revolt = Chance to revolt
reinos-card-failure = After a failed try

## What is at stake

reinos-become = { $count ->
    [one] { $players } will serve { $lord }
   *[other] { $players } will serve { $lord }
  }
reinos-become-yours = { $count ->
    [one] { $players } will serve you
   *[other] { $players } will serve you
  }
reinos-win-all = all will serve you: victory!
reinos-win-all-other = all will serve { $player }, who wins the game
reinos-if-win = If you win:
reinos-if-lose = If you lose:
reinos-stake-win = If you win
reinos-stake-win-side = If { $lord }, your suzerain, wins
reinos-stake-lose = If not
reinos-joker-in = The joker is in
reinos-one-of = 1 of { $count }
reinos-chance-with = { $count ->
    [one] Chance with { $count } card: { $chance }
   *[other] Chance with { $count } cards: { $chance }
  }
reinos-side-wins = Your side wins: { $chance }
reinos-side-chance = Chance of your side
reinos-all-loyal = if everybody stays loyal
reinos-own-vassal = You serve { $player }
reinos-own-revolt = Revolt: { $percent }
reinos-own-free = Your kingdom is free
reinos-own-passes = An attack lights the candles again.
reinos-next-turn = { $player } to play
reinos-occasion = that you may revolt in this turn, if the choice were blind

## Before an attack

reinos-odds-win = to beat { $player }
reinos-odds-natives = Native test
reinos-odds-picks = Who looks for the joker
reinos-odds-you-pick = you
reinos-odds-span = Depending on revolts
reinos-odds-imagine = What if they try to revolt?
reinos-choose = Attack a free kingdom, or pass.
reinos-choose-hint = Point at a castle to see the exact odds.
reinos-choose-hint-touch = Tap a kingdom to see the exact odds.
reinos-must-attack = You have passed twice: this time, attack.
reinos-attack-whom = Attack { $player }? Your chance is { $chance }.
reinos-attack-hint = Once declared, it cannot be taken back.
reinos-declare = Declare attack
reinos-pass = Pass ({ $number } of { $most })
reinos-pass-none = Pass
reinos-scales = { $attacker } with { $attack } armies against { $defender } with { $defence }

## Revolts

reinos-declared = { $attacker } attacks { $defender }
reinos-envelopes = { $decided } of { $asked } envelopes sealed
reinos-if-all-loyal = The attack wins with { $chance }, if everybody stays loyal.
reinos-opened = { $count ->
    [0] Everybody stays loyal.
    [one] One tries to revolt.
   *[other] { $count } try to revolt.
  }
reinos-decide = { $attacker } attacks { $defender }. Do you fight for { $lord } or revolt?
reinos-decide-missing = { $count ->
    [0] Everybody has decided.
    [one] { $count } decision is missing. Until then you can change yours.
   *[other] { $count } decisions are missing. Until then you can change yours.
  }
reinos-decide-last = Everybody else has decided: yours counts at once.
reinos-decided-loyal = You will stay loyal. Nobody else knows.
reinos-decided-revolt = You will try to revolt. Nobody else knows.
reinos-decide-chance = { $percent } to become free
reinos-decide-failure = If it fails: { $percent }, one rise on hold
reinos-loyal = Stay loyal
reinos-revolt = Revolt

## Tests and battle

reinos-test-revolt = { $player } tries to revolt
reinos-test-natives = Native armies of { $player }
reinos-test-rebels = Rebels for { $player }?
reinos-test-need = { $percent } or less is needed
reinos-test-revolt-good = a free kingdom!
reinos-test-revolt-bad = failed
reinos-test-natives-good = they obey: 5 armies
reinos-test-natives-bad = they rebel: only 1 stays
reinos-test-rebels-good = they come: 4 more armies
reinos-test-rebels-bad = they do not come
reinos-chip-revolt = revolt of { $player }
reinos-chip-natives = natives
reinos-chip-rebels = rebels
reinos-chip-score = { $percent }%: rolled { $score }
reinos-cards = { $count ->
    [one] { $count } card on the table
   *[other] { $count } cards on the table
  }
reinos-card-closed = Card { $number }, face down
reinos-card-turned = Card { $number }, plain, by { $player }
reinos-card-plain = Card { $number }, plain
reinos-card-joker = Card { $number }, the joker
reinos-card-joker-by = Card { $number }, the joker, found by { $player }
reinos-pick = { $count ->
    [one] Turn over your last card.
   *[other] Turn over { $count } more cards.
  }
reinos-pick-hint = Click a card that lies face down, or type its number.
reinos-pick-after = Click or type a number. Then: { $players }.
reinos-pick-joker = joker: 1 in { $count }
reinos-any = Pick for me
reinos-turn = Turn over { $number }
reinos-turn-none = Turn over
reinos-auto = The program turns the cards.
reinos-sum = { $count ->
    [0] { $winner } beat { $loser }, who now serves { $winner }.
    [one] { $winner } beat { $loser }; { $others } now serves { $winner } too.
   *[other] { $winner } beat { $loser }; { $others } now serve { $winner } too.
  }
reinos-sum-mine = { $count ->
    [0] You beat { $loser }, who now serves you.
    [one] You beat { $loser }; { $others } now serves you too.
   *[other] You beat { $loser }; { $others } now serve you too.
  }
reinos-sum-lost = { $count ->
    [0] { $winner } beat you: you now serve { $winner }.
    [one] { $winner } beat you; { $others } now serves { $winner } too.
   *[other] { $winner } beat you; { $others } now serve { $winner } too.
  }

## Waiting and ending

reinos-wait-turn = { $player } to play
reinos-wait-choose = chooses to attack or to pass
reinos-wait-revolt = Deciding in secret: { $players }
reinos-wait-pick = { $players } looks for the joker
reinos-you-left = You have left the game.
reinos-ask-surrender = Surrender and leave the table?
reinos-ask-surrender-hint = Your vassals become free. There is no way back.
reinos-ask-back = Back
reinos-over = Won by { $players }
reinos-ending-conquest = All other kingdoms serve one.
reinos-ending-last_in_play = Nobody else is left at the table.
reinos-ending-round_limit = The rounds are over: most vassals win.
reinos-result = See the result
reinos-about-attack = { $count ->
    [one] { $count } free kingdom can be attacked
   *[other] { $count } free kingdoms can be attacked
  }
reinos-about-pick = { $count ->
    [one] { $count } card face down
   *[other] { $count } cards face down
  }

reinos-recap-won = beat { $other }
reinos-recap-won-more = beat { $other } and took { $others } as well
reinos-recap-free = broke free from { $other }
reinos-recap-failed = failed to revolt against { $other }
reinos-recap-gone = left the game

## Keys and text mode

reinos-keys-turn = Play
reinos-keys-look = Look
reinos-key-enter = Declare the attack, turn the card
reinos-key-target = Next target
reinos-key-pass = Pass
reinos-key-digit = { $digit } of a card’s number
reinos-key-next = Next card
reinos-key-before = Card before
reinos-key-escape = One step back
reinos-column-kingdom = kingdom
reinos-column-lord = serves
reinos-column-percent = revolt or test
reinos-column-passes = passes
