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
