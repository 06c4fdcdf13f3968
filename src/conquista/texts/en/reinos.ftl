## Names

game-name = Game of Kingdoms



## Phases

phase-setup = setup
phase-order = drawing the order of play
phase-choose = attack or pass
phase-revolt = the vassals' decision
phase-battle = battle
phase-try = attempts to revolt
phase-native_test = native test
phase-rebels = courting the rebels
phase-place = choosing the card
phase-card = turning the card
phase-joker = showing the joker
phase-reveal = revealing the decisions
phase-muster = gathering the armies
phase-turn_end = end of the turn
phase-over = the end

## What you can do now, in one sentence

prompt-choose = { $forced ->
        [true] You have passed twice in a row: this time you must attack a free kingdom.
       *[false] Attack a free kingdom, or pass.
    }
prompt-revolt = { $attacker } attacks { $defender }. Do you try to revolt (a { $percent }% chance) or stay loyal?
prompt-battle = { $attacker } against { $defender }: turn over one of the { $left } cards still face down. { $picks ->
        [one] It is your last one: find the joker!
       *[other] You have { $picks } picks to find the joker.
    }

## Actions

action-attack = attack { $target }
action-pass = pass
action-stay_loyal = stay loyal
action-revolt = try to revolt
action-pick = card { $card }
action-surrender = surrender
action-name-attack = attacking
action-name-pass = passing
action-name-stay_loyal = staying loyal
action-name-revolt = trying to revolt
action-name-pick = turning over a card
action-name-surrender = surrendering

## Events: in the past tense, so that they are right for “You” as well

event-order_drawn = Order of play: { $order }.
event-turn_started = Round { $round }, on turn: { $seat }.
event-turn_passed = { $passes ->
        [1] { $seat } passed.
       *[other] { $seat } passed for the second time in a row and will have to attack next time.
    }
event-attack_declared = { $seat } attacked { $target }.{ $vassals ->
        [none] {""}
       *[other] {" "}Revolt or stay loyal? To decide: { $vassals }.
    }
event-decision_made = { $revolts ->
        [true] { $seat } decided to try to revolt.
        [false] { $seat } decided to stay loyal.
       *[none] { $seat } made a decision.
    }
event-decision_revised = { $revolts ->
        [true] { $seat } decided again: to try to revolt.
       *[false] { $seat } decided again: to stay loyal.
    }
event-decisions_revealed = Decisions revealed. Staying loyal: { $loyal ->
        [none] nobody
       *[other] { $loyal }
    }. Trying to revolt: { $trying ->
        [none] nobody
       *[other] { $trying }
    }.
event-revolt_tried = { $free ->
        [true] { $seat } rose against { $suzerain } and broke free (roll { $score }; { $percent } or less was needed).
       *[false] { $seat } rose against { $suzerain } and failed (roll { $score }; { $percent } or less was needed).{ $revolt ->
            [none] {""}
           *[other] {" "}Chance to revolt: { $revolt }%, with the next rise on hold.
        }
    }
event-natives_tested = { $passed ->
        [true] { $seat } called the native armies, and they obeyed (roll { $score }; { $percent } or less was needed).
       *[false] { $seat } called the native armies: they rebelled, and only one stayed (roll { $score }; { $percent } or less was needed).
    }
event-rebels_courted = { $won ->
        [true] { $seat } won the rebels over for this battle (roll { $score }; { $percent } or less was needed).
       *[false] { $seat } did not win the rebels over (roll { $score }; { $percent } or less was needed).
    }
event-cards_laid_out = Armies: { $attack } attacking, { $defence } defending. Cards on the table: { $cards }. Looking for the joker: { $picking } ({ $picks ->
        [one] 1 card
       *[other] up to { $picks } cards
    }).
event-card_turned = { $joker ->
        [true] { $seat } turned over card { $card }: the joker!
       *[false] { $seat } turned over card { $card }: a plain one.
    }
event-joker_shown = The joker was card { $card }.
event-battle_won = { $seat } won the battle against { $loser } and became suzerain of: { $vassals }.
event-battle_called_off = Called off: the battle { $seat } against { $target }.
event-kingdom_freed = Without { $suzerain } as suzerain, { $seat } became free again.
event-player_surrendered = { $seat } surrendered and left the table.
event-game_ended = The game is over. Won by: { $winners } ({ $ending ->
        [conquest] all others are vassals
        [last_in_play] nobody else is left
       *[round_limit] round limit
    }).

## Options of the table

option-difficulty = Difficulty
    .medium = medium: a basic chance of 20% to fail the native test
    .easy = easy: a basic chance of 10% to fail the native test
    .hard = hard: a basic chance of 30% to fail the native test
    .brutal = brutal: a basic chance of 50% to fail the native test
option-picking = Picking cards in battle
    .each = each kingdom turns over its own
    .auto = the program turns them over for everybody, at random
option-revolt_clock = Revolt clock
    .turn = ticks at the end of every turn
    .round = ticks at the end of every round
option-round_limit = Round limit
    .number = after round { $value } the free kingdom with the most vassals wins
    .off = no limit

## The table in the terminal

# After 28 columns of name there are 52 left, for sketch-vassal with a name of 20 and sketch-frozen together.
sketch-round = Round { $round }, { $phase } — { $seat }
sketch-over = Round { $round }, { $phase } — won by: { $winners }
sketch-out = surrendered
sketch-vassal = serves { $suzerain }, revolt { $percent }%
sketch-frozen = {" "}(on hold)
sketch-free = free, { $number ->
        [0] no vassals
        [one] 1 vassal
       *[other] { $number } vassals
    }, { $passes ->
        [0] {""}
        [1] passed once,{" "}
        [2] passed twice,{" "}
       *[other] passed { $passes } times,{" "}
    }native test { $percent }%

## The report of the match

measure-vassals = Vassals
measure-revolt = Chance of revolt (%)
tally-attacks = attacks
tally-victories = victories
tally-freed = successful revolts
luck-battles = Cards of the battles
luck-battles-unit = victories
luck-battles-note = With the cards on the table each side wins with its share of the armies. Counted is how many battles you won above or below that.
luck-revolts = Revolts
luck-revolts-unit = attempts
luck-revolts-note = Attempts that ended in your favour: for the vassal those that set it free, for the suzerain those that failed.
luck-tests = Tests of natives and rebels
luck-tests-unit = tests
luck-tests-note = Tests passed: of the natives when attacking, of the rebels when defending.
luck-picks = Cards turned over
luck-picks-unit = jokers
luck-picks-note = Jokers that you turned over, beside the chance of each card.
fight-battles = { $seat } { $attack } × { $defence } { $target }
fight-battles-won = the attack won
fight-battles-lost = the defence won
fight-revolts = Revolt of { $seat } against { $suzerain }
fight-revolts-won = broke free
fight-revolts-lost = failed
mark-subdued = { $seat } beat { $loser } and won { $number ->
        [one] { $number } vassal
       *[other] { $number } vassals
    }
mark-subdued-short = { $loser } serves { $seat }
mark-freed = { $seat } broke free from { $suzerain }
mark-freed-short = { $seat } free
fate-free = a free kingdom
fate-vassal = serves { $suzerain }
won-by-conquest = In round { $round } all others were vassals.
won-by-last_in_play = In round { $round } nobody else was left.
won-by-round_limit = The match ended at its limit of { $round } rounds; whoever had most vassals won.

## What planning bots say
plan-attack = Attack { $about }
plan-wait = Attack nobody and pass
plan-revolt = Try to revolt
plan-loyal = Stay loyal
