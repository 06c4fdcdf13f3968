## Palavras que todos os jogos usam

player = jogador { $number }
nobody = ninguém
spectator = espectador

colour-branco = Branco
colour-preto = Preto
colour-vermelho = Vermelho
colour-azul = Azul
colour-amarelo = Amarelo
colour-verde = Verde
colour-roxo = Roxo
colour-laranja = Laranja

letter-branco = B
letter-preto = P
letter-vermelho = V
letter-azul = A
letter-amarelo = M
letter-verde = D
letter-roxo = X
letter-laranja = L

## O terminal

play-sealed = Dados selados: { $commitment }
play-sealed-help = Este número fixa o segredo do programa. O seu texto entra com ele em cada lance.
play-seed = { $player }, a sua parte nos dados (qualquer texto; Enter deixa o programa escolher):
play-curtain = Passe a vez para { $player } e aperte Enter.
play-choice = Número (? para ajuda):
play-choice-amount = Número, e uma quantidade se quiser menos que a mostrada (? para ajuda):
play-help =
    3        faz o número 3 da lista, com a quantidade mostrada
    3 2      faz o número 3 com a quantidade 2
    texto    mostra só as linhas com esse texto
    v        desfaz o seu último passo, enquanto dá
    m        mostra a mesa
    l        conta o que aconteceu desde a sua última jogada
    r CÓDIGO lê uma regra, por exemplo: r { $clause }
    render, sair
play-back = Desfeito.
play-no-back = Não há o que desfazer.
play-no-such = Não há linha “{ $text }”.
play-surrender = Render-se de vez? Digite sim:
play-yes = sim
play-record = Registro: { $file }
play-verify = Confira os dados com: conquista verify { $file }
play-unfinished = Partida interrompida. Registro até aqui: { $file }
play-you = Você
play-person = Jogador { $number }
play-bot = Robô { $number } ({ $bot })
replay-on = Enter: segue; q: sai
