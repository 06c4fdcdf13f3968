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

## O relatório de uma partida; os jogos de território dizem o mesmo

measure-territories = Territórios
measure-armies = Exércitos
tally-battles = lances de ataque
tally-conquests = conquistas
tally-eliminations = eliminações
luck-land = Dados em terra
luck-land-unit = exércitos
luck-land-note = Cada par de dados custa um exército a um dos lados. Conta quantos os dados destruíram para você acima ou abaixo do esperado; o que você destrói a mais, perde a menos.
dice-land = Dados de batalha
fight-land = { $source } { $attack } × { $defence } { $target }
fight-land-won = { $lost ->
        [0] conquistou sem perdas
        [one] conquistou, perdeu { $lost }
       *[other] conquistou, perdeu { $lost }
    }
fight-land-lost = { $lost ->
        [0] parou sem perdas
        [one] não conquistou, perdeu { $lost }
       *[other] não conquistou, perdeu { $lost }
    }
mark-continent = { $seat } completou o continente: { $continent }
mark-continent-short = { $continent }
mark-eliminated = { $by } eliminou { $seat }
mark-eliminated-short = { $seat } sai
mark-surrendered = { $seat } se rendeu
mark-surrendered-short = { $seat } sai
fate-eliminated = fora na rodada { $round }, por { $by }
fate-surrendered = rendeu-se na rodada { $round }
aim = { $objective }
aim-turned = { $objective } (a carta era: { $returned })
aim-continent = { $continent } { $have }/{ $of }
aim-territories = { $have } de { $of }
aim-destroy = { $left ->
        [0] nenhum território deles ficou
        [one] restou { $left } território deles
       *[other] restaram { $left } territórios deles
    }

## O relatório no terminal

summary-rounds = { $rounds ->
        [one] { $rounds } rodada
       *[other] { $rounds } rodadas
    }, { $entries } registros, { $chances } lances e sorteios
summary-unfinished = A partida não terminou: isto é o que houve até aqui.
summary-from = As regras de hoje só leem a partida a partir do registro { $entry }.
summary-player = Jogador
summary-luck = Sorte: { $chapter } ({ $unit })
summary-trials = vezes
summary-got = veio
summary-expected = esperado
summary-difference = diferença
summary-better = melhor que
summary-band = 95 em 100 ficam entre
summary-dice = Dados: { $kind }
summary-everybody = todos
summary-inside = tudo dentro do que dados honestos fazem
summary-outside = fora: { $sides }
summary-unusual = Batalhas fora do comum ({ $fought } ao todo)
summary-chance = chance { $percent }
summary-as-good = assim ou melhor: { $percent }
summary-as-bad = assim ou pior: { $percent }

## O que um bot pensou da sua vez: planos, e o que decidiu entre eles

plan-plain = Jogar o que parece melhor a cada passo
plan-bold = Arriscar mais nos ataques
plan-careful = Atacar pouco e guardar forças
plan-continent = Completar um continente: { $about }
plan-territory = Tomar um território: { $about }
plan-rival = Enfraquecer { $about }
plan-objective = Ir atrás do objetivo
plan-halt = Não atacar ninguém nesta vez
plan-spot = Juntar os novos exércitos num lugar: { $about }
plan-own = Um plano próprio: { $aim }
fact-territories = dá mais territórios
fact-armies = poupa mais exércitos
fact-income = rende mais exércitos por rodada
fact-cards = garante mais cartas
fact-goal = chega mais perto do objetivo
fact-rival = segura { $about }
fact-safety = deixa as fronteiras mais seguras
fact-chance = promete mais, tudo somado
fact-only = não havia outro plano
fact-continents = chega mais perto de continentes inteiros
fact-own = { $key }
