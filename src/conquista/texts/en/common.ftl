## Words that every game uses

player = player { $number }
nobody = nobody
spectator = spectator

colour-branco = White
colour-preto = Black
colour-vermelho = Red
colour-azul = Blue
colour-amarelo = Yellow
colour-verde = Green
colour-roxo = Purple
colour-laranja = Orange

letter-branco = W
letter-preto = K
letter-vermelho = R
letter-azul = B
letter-amarelo = Y
letter-verde = G
letter-roxo = P
letter-laranja = O

## The terminal

play-sealed = Sealed dice: { $commitment }
play-sealed-help = The program's secret is fixed by this number. Your own text goes into every roll with it.
play-seed = { $player }, your part in the dice (any text; Enter lets the program choose):
play-curtain = Hand over to { $player }, then press Enter.
play-choice = Number (? for help):
play-choice-amount = Number, then an amount if you want less than shown (? for help):
play-help =
    3        do number 3 of the list, with the amount shown
    3 2      do number 3 with the amount 2
    text     show only the lines with this text
    b        take back your last step, as long as it can be
    t        show the table
    l        tell what happened since your last turn
    r CODE   read a rule, for instance: r { $clause }
    surrender, quit
play-back = Taken back.
play-no-back = There is nothing to take back.
play-no-such = There is no line “{ $text }”.
play-surrender = Surrender for good? Type yes:
play-yes = yes
play-record = Record: { $file }
play-verify = Check the dice with: conquista verify { $file }
play-unfinished = Left before the end. Record so far: { $file }
play-you = You
play-person = Player { $number }
play-bot = Bot { $number } ({ $bot })
replay-on = Enter: go on; q: leave

## The report of a match; land games say the same

measure-territories = Territories
measure-armies = Armies
tally-battles = attack rolls
tally-conquests = conquests
tally-eliminations = eliminations
luck-land = Land dice
luck-land-unit = armies
luck-land-note = Each pair of dice costs one side an army. Counted is how many the dice destroyed for you above or below what was to be expected; what you destroy more, you lose less.
dice-land = Battle dice
fight-land = { $source } { $attack } × { $defence } { $target }
fight-land-won = { $lost ->
        [0] conquered without loss
        [one] conquered, lost { $lost }
       *[other] conquered, lost { $lost }
    }
fight-land-lost = { $lost ->
        [0] stopped without loss
        [one] not conquered, lost { $lost }
       *[other] not conquered, lost { $lost }
    }
mark-continent = { $seat } completed the continent: { $continent }
mark-continent-short = { $continent }
mark-eliminated = { $by } eliminated { $seat }
mark-eliminated-short = { $seat } is out
mark-surrendered = { $seat } surrendered
mark-surrendered-short = { $seat } is out
fate-eliminated = out in round { $round }, by { $by }
fate-surrendered = surrendered in round { $round }
aim = { $objective }
aim-turned = { $objective } (the card was: { $returned })
aim-continent = { $continent } { $have }/{ $of }
aim-territories = { $have } of { $of }
aim-destroy = { $left ->
        [0] none of their territories was left
        [one] { $left } of their territories was left
       *[other] { $left } of their territories were left
    }

## The report in the terminal

summary-rounds = { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }, { $entries } entries, { $chances } rolls and draws
summary-unfinished = The match is not over: this is what there was so far.
summary-from = The rules of today read the match only from entry { $entry } on.
summary-player = Player
summary-luck = Luck: { $chapter } ({ $unit })
summary-trials = times
summary-got = came
summary-expected = expected
summary-difference = difference
summary-better = better than
summary-band = 95 of 100 lie between
summary-dice = Dice: { $kind }
summary-everybody = everybody
summary-inside = all within what honest dice do
summary-outside = outside: { $sides }
summary-unusual = Unusual battles ({ $fought } in all)
summary-chance = chance { $percent }
summary-as-good = as good or better: { $percent }
summary-as-bad = as bad or worse: { $percent }

## What a bot thought of its turn: plans, and what decided between them

plan-plain = Play what seems best at each step
plan-bold = Take more risks in attacks
plan-careful = Attack little and keep forces together
plan-continent = Complete a continent: { $about }
plan-territory = Take a territory: { $about }
plan-rival = Weaken { $about }
plan-objective = Go after its objective
plan-halt = Attack nobody in this turn
plan-spot = Gather new armies in one place: { $about }
plan-own = A plan of its own: { $aim }
fact-territories = it gives more territories
fact-armies = it saves more armies
fact-income = it brings more armies each round
fact-cards = it makes sure of more cards
fact-goal = it comes nearer to its objective
fact-rival = it holds back { $about }
fact-safety = it leaves the borders safer
fact-chance = it promises more, all in all
fact-only = there was no other plan
fact-continents = it comes nearer to whole continents
fact-own = { $key }
