## Nomes

game-name = Jogo dos Reinos



## Fases

phase-setup = preparação
phase-order = sorteio da ordem de jogo
phase-choose = atacar ou passar
phase-revolt = decisão dos vassalos
phase-battle = batalha
phase-try = tentativas de revolta
phase-native_test = teste de exércitos nativos
phase-rebels = disputa pelos rebeldes
phase-place = escolha da carta
phase-card = virada da carta
phase-joker = revelação do coringa
phase-reveal = revelação das decisões
phase-muster = reunião dos exércitos
phase-turn_end = fim do turno
phase-over = fim

## O que se pode fazer agora, em uma frase

prompt-choose = { $forced ->
        [true] Você passou duas vezes seguidas: desta vez é preciso atacar um reino livre.
       *[false] Ataque um reino livre, ou passe a vez.
    }
prompt-revolt = { $attacker } ataca { $defender }. Você tenta a revolta (chance de { $percent }%) ou continua leal?
prompt-battle = { $attacker } contra { $defender }: vire uma das { $left } cartas fechadas. { $picks ->
        [one] É a sua última: ache o coringa!
       *[other] Você ainda tem { $picks } cartas para achar o coringa.
    }

## Ações

action-attack = atacar { $target }
action-pass = passar a vez
action-stay_loyal = continuar leal
action-revolt = tentar a revolta
action-pick = carta { $card }
action-surrender = render-se
action-name-attack = atacar
action-name-pass = passar
action-name-stay_loyal = continuar leal
action-name-revolt = tentar a revolta
action-name-pick = virar uma carta
action-name-surrender = render-se

## Acontecimentos

event-order_drawn = Ordem de jogo: { $order }.
event-turn_started = Rodada { $round }, na vez: { $seat }.
event-turn_passed = { $passes ->
        [1] { $seat } passou a vez.
       *[other] { $seat } passou pela segunda vez seguida e na próxima terá de atacar.
    }
event-attack_declared = { $seat } atacou { $target }.{ $vassals ->
        [none] {""}
       *[other] {" "}Revolta ou lealdade? Quem decide: { $vassals }.
    }
event-decision_made = { $revolts ->
        [true] { $seat } decidiu tentar a revolta.
        [false] { $seat } decidiu continuar leal.
       *[none] { $seat } já decidiu.
    }
event-decision_revised = { $revolts ->
        [true] { $seat } decidiu de novo: vai tentar a revolta.
       *[false] { $seat } decidiu de novo: vai continuar leal.
    }
event-decisions_revealed = Decisões reveladas. Lealdade: { $loyal ->
        [none] ninguém
       *[other] { $loyal }
    }. Revolta: { $trying ->
        [none] ninguém
       *[other] { $trying }
    }.
event-revolt_tried = { $free ->
        [true] { $seat } se revoltou contra { $suzerain } e voltou a ser livre (saiu { $score }; era preciso { $percent } ou menos).
       *[false] { $seat } se revoltou contra { $suzerain } e fracassou (saiu { $score }; era preciso { $percent } ou menos).{ $revolt ->
            [none] {""}
           *[other] {" "}Chance de revolta: { $revolt }%, com o próximo aumento suspenso.
        }
    }
event-natives_tested = { $passed ->
        [true] { $seat } chamou os exércitos nativos, e eles obedeceram (saiu { $score }; era preciso { $percent } ou menos).
       *[false] { $seat } chamou os exércitos nativos: eles se rebelaram, e só um ficou (saiu { $score }; era preciso { $percent } ou menos).
    }
event-rebels_courted = { $won ->
        [true] { $seat } conquistou os rebeldes para esta batalha (saiu { $score }; era preciso { $percent } ou menos).
       *[false] { $seat } não conquistou os rebeldes (saiu { $score }; era preciso { $percent } ou menos).
    }
event-cards_laid_out = Exércitos: { $attack } no ataque, { $defence } na defesa. Cartas na mesa: { $cards }. Quem procura o coringa: { $picking } ({ $picks ->
        [one] 1 carta
       *[other] até { $picks } cartas
    }).
event-card_turned = { $joker ->
        [true] { $seat } virou a carta { $card }: é o coringa!
       *[false] { $seat } virou a carta { $card }: comum.
    }
event-joker_shown = O coringa era a carta { $card }.
event-battle_won = { $seat } venceu a batalha contra { $loser } e passou a reinar sobre: { $vassals }.
event-battle_called_off = Batalha cancelada: { $seat } contra { $target }.
event-kingdom_freed = Sem { $suzerain } como suserano, { $seat } voltou a ser livre.
event-player_surrendered = { $seat } se rendeu e deixou a mesa.
event-game_ended = Fim de jogo. Vitória de: { $winners } ({ $ending ->
        [conquest] todos os outros são vassalos
        [last_in_play] ninguém mais está no jogo
       *[round_limit] limite de rodadas
    }).

## Opções da mesa

option-difficulty = Dificuldade
    .medium = média: chance básica de falha de 20% no teste de exércitos nativos
    .easy = fácil: chance básica de falha de 10% no teste de exércitos nativos
    .hard = difícil: chance básica de falha de 30% no teste de exércitos nativos
    .brutal = brutal: chance básica de falha de 50% no teste de exércitos nativos
option-picking = Escolha das cartas na batalha
    .each = cada reino vira as suas
    .auto = o programa vira por todos, ao acaso
option-revolt_clock = Relógio da revolta
    .turn = bate no fim de cada turno
    .round = bate no fim de cada rodada
option-round_limit = Limite de rodadas
    .number = depois da rodada { $value } vence o reino livre com mais vassalos
    .off = sem limite

## A mesa no terminal

# Depois de 28 colunas de nome restam 52: sketch-vassal, com um nome de 20, e sketch-frozen ocupam todas.
sketch-round = Rodada { $round }, { $phase } — { $seat }
sketch-over = Rodada { $round }, { $phase } — vitória de: { $winners }
sketch-out = fora do jogo: rendeu-se
sketch-vassal = serve a { $suzerain }, revolta { $percent }%
sketch-frozen = {" "}(pausa)
sketch-free = livre, { $number ->
        [0] sem vassalos
        [one] 1 vassalo
       *[other] { $number } vassalos
    }, { $passes ->
        [0] {""}
        [one] passou 1 vez,{" "}
       *[other] passou { $passes } vezes,{" "}
    }teste { $percent }%

## O relatório da partida

measure-vassals = Vassalos
measure-revolt = Chance de revolta (%)
tally-attacks = ataques
tally-victories = vitórias
tally-freed = revoltas vitoriosas
luck-battles = Cartas das batalhas
luck-battles-unit = vitórias
luck-battles-note = Com as cartas na mesa, cada lado vence com a sua parte dos exércitos. Conta quantas batalhas você venceu acima ou abaixo disso.
luck-revolts = Revoltas
luck-revolts-unit = tentativas
luck-revolts-note = Tentativas que acabaram a seu favor: do vassalo, as que o libertaram; do suserano, as que falharam.
luck-tests = Testes de nativos e rebeldes
luck-tests-unit = testes
luck-tests-note = Testes vencidos: dos nativos ao atacar, dos rebeldes ao defender.
luck-picks = Cartas viradas
luck-picks-unit = coringas
luck-picks-note = Coringas que você virou, diante da chance de cada carta.
fight-battles = { $seat } { $attack } × { $defence } { $target }
fight-battles-won = o ataque venceu
fight-battles-lost = a defesa venceu
fight-revolts = Revolta de { $seat } contra { $suzerain }
fight-revolts-won = libertou-se
fight-revolts-lost = falhou
mark-subdued = { $seat } venceu { $loser } e ganhou { $number ->
        [one] { $number } vassalo
       *[other] { $number } vassalos
    }
mark-subdued-short = { $loser } serve { $seat }
mark-freed = { $seat } libertou-se de { $suzerain }
mark-freed-short = { $seat } livre
fate-free = reino livre
fate-vassal = serve { $suzerain }
won-by-conquest = Na rodada { $round } todos os outros eram vassalos.
won-by-last_in_play = Na rodada { $round } não havia mais ninguém em jogo.
won-by-round_limit = A partida acabou no limite de { $round } rodadas; contou quem tinha mais vassalos.

## What planning bots say
plan-attack = Atacar { $about }
plan-wait = Não atacar ninguém e passar
plan-revolt = Tentar a revolta
plan-loyal = Ficar leal
