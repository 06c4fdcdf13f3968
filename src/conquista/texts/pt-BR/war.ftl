## Names

game-name = War
continent-america_do_norte = América do Norte
continent-america_do_sul = América do Sul
continent-europa = Europa
continent-africa = África
continent-asia = Ásia
continent-oceania = Oceania
pool-free = livre
pool-america_do_norte = América do Norte
pool-america_do_sul = América do Sul
pool-europa = Europa
pool-africa = África
pool-asia = Ásia
pool-oceania = Oceania

territory-alasca = Alasca
territory-mackenzie = Mackenzie
territory-groenlandia = Groenlândia
territory-vancouver = Vancouver
territory-ottawa = Ottawa
territory-labrador = Labrador
territory-california = Califórnia
territory-nova_york = Nova York
territory-mexico = México
territory-venezuela = Venezuela
territory-peru = Peru
territory-brasil = Brasil
territory-argentina = Argentina
territory-islandia = Islândia
territory-inglaterra = Inglaterra
territory-suecia = Suécia
territory-alemanha = Alemanha
territory-franca = França
territory-polonia = Polônia
territory-moscou = Moscou
territory-argelia = Argélia
territory-egito = Egito
territory-sudao = Sudão
territory-congo = Congo
territory-africa_do_sul = África do Sul
territory-madagascar = Madagascar
territory-oriente_medio = Oriente Médio
territory-aral = Aral
territory-omsk = Omsk
territory-dudinka = Dudinka
territory-siberia = Sibéria
territory-tchita = Tchita
territory-mongolia = Mongólia
territory-vladivostok = Vladivostok
territory-china = China
territory-india = Índia
territory-vietna = Vietnã
territory-japao = Japão
territory-sumatra = Sumatra
territory-borneu = Bornéu
territory-nova_guine = Nova Guiné
territory-australia = Austrália

figure-quadrado = quadrado
figure-triangulo = triângulo
figure-circulo = círculo
card-carta_alasca = Alasca (triângulo)
card-carta_mackenzie = Mackenzie (círculo)
card-carta_groenlandia = Groenlândia (círculo)
card-carta_vancouver = Vancouver (triângulo)
card-carta_ottawa = Ottawa (círculo)
card-carta_labrador = Labrador (quadrado)
card-carta_california = Califórnia (quadrado)
card-carta_nova_york = Nova York (triângulo)
card-carta_mexico = México (quadrado)
card-carta_venezuela = Venezuela (triângulo)
card-carta_peru = Peru (triângulo)
card-carta_brasil = Brasil (círculo)
card-carta_argentina = Argentina (quadrado)
card-carta_islandia = Islândia (triângulo)
card-carta_inglaterra = Inglaterra (círculo)
card-carta_suecia = Suécia (círculo)
card-carta_alemanha = Alemanha (círculo)
card-carta_franca = França (quadrado)
card-carta_polonia = Polônia (quadrado)
card-carta_moscou = Moscou (triângulo)
card-carta_argelia = Argélia (círculo)
card-carta_egito = Egito (triângulo)
card-carta_sudao = Sudão (quadrado)
card-carta_congo = Congo (quadrado)
card-carta_africa_do_sul = África do Sul (triângulo)
card-carta_madagascar = Madagascar (círculo)
card-carta_oriente_medio = Oriente Médio (quadrado)
card-carta_aral = Aral (triângulo)
card-carta_omsk = Omsk (quadrado)
card-carta_dudinka = Dudinka (círculo)
card-carta_siberia = Sibéria (triângulo)
card-carta_tchita = Tchita (triângulo)
card-carta_mongolia = Mongólia (círculo)
card-carta_vladivostok = Vladivostok (círculo)
card-carta_china = China (círculo)
card-carta_india = Índia (quadrado)
card-carta_vietna = Vietnã (triângulo)
card-carta_japao = Japão (quadrado)
card-carta_sumatra = Sumatra (quadrado)
card-carta_borneu = Bornéu (quadrado)
card-carta_nova_guine = Nova Guiné (círculo)
card-carta_australia = Austrália (triângulo)
card-coringa_1 = coringa 1
card-coringa_2 = coringa 2

objective-obj_europa_oceania_terceiro = Ter toda a Europa, toda a Oceania e mais um continente inteiro
objective-obj_asia_america_do_sul = Ter toda a Ásia e toda a América do Sul
objective-obj_europa_america_do_sul_terceiro = Ter toda a Europa, toda a América do Sul e mais um continente inteiro
objective-obj_18_territorios = Ter 18 territórios com dois exércitos ou mais em cada um
objective-obj_asia_africa = Ter toda a Ásia e toda a África
objective-obj_america_do_norte_africa = Ter toda a América do Norte e toda a África
objective-obj_24_territorios = Ter 24 territórios, quaisquer que sejam
objective-obj_america_do_norte_oceania = Ter toda a América do Norte e toda a Oceania
objective-obj_destruir_azul = Destruir os exércitos azuis
objective-obj_destruir_amarelo = Destruir os exércitos amarelos
objective-obj_destruir_vermelho = Destruir os exércitos vermelhos
objective-obj_destruir_preto = Destruir os exércitos pretos
objective-obj_destruir_branco = Destruir os exércitos brancos
objective-obj_destruir_verde = Destruir os exércitos verdes

## Fases

phase-setup = preparação
phase-trade = troca de cartas
phase-place = colocação de exércitos
phase-attack = ataques
phase-defend = escolha dos dados de defesa
phase-occupy = ocupação
phase-fortify = deslocamentos
phase-end_trade = troca de cartas no fim da jogada
phase-end_place = colocação no fim da jogada
phase-battle = batalha
phase-excess = limite de cartas
phase-card = compra de carta
phase-over = fim

## O que se pode fazer agora, em uma frase

prompt-trade = Troque três cartas por { $value ->
        [one] 1 exército
       *[other] { $value } exércitos
    }, ou siga sem trocar.
prompt-place = Coloque seus exércitos: { $pools }.
prompt-attack = Ataque um vizinho, ou encerre os ataques.
prompt-defend = { $source } ataca { $target } com { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    }. Com quantos você defende?
prompt-occupy = { $target } é seu. Quantos exércitos a mais seguem de { $source }?
prompt-fortify = Desloque exércitos entre seus territórios vizinhos, ou encerre a jogada.
prompt-end_trade = Você eliminou um jogador: troque três cartas por { $value ->
        [one] 1 exército
       *[other] { $value } exércitos
    }, ou siga sem trocar.
prompt-end_place = Coloque os exércitos da troca: { $pools }.

## Ações

action-trade = trocar { $cards }
action-skip = não trocar cartas
action-place = colocar { $armies } em { $territory } ({ $pool })
action-attack = atacar { $target } a partir de { $source } com { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    }
action-end_attack = encerrar os ataques
action-defend = defender com { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    }
action-occupy = { $extra ->
        [0] não mandar mais ninguém
        [one] mandar mais 1 exército
       *[other] mandar mais { $extra } exércitos
    }
action-move = deslocar { $armies } de { $source } para { $target }
action-end_fortify = encerrar a jogada
action-name-trade = trocar cartas
action-name-skip = passar
action-name-place = colocar exércitos
action-name-attack = atacar
action-name-end_attack = encerrar os ataques
action-name-defend = defender
action-name-occupy = ocupar
action-name-move = deslocar exércitos
action-name-end_fortify = encerrar a jogada
action-name-surrender = render-se
action-surrender = render-se

## Acontecimentos

event-colour_assigned = { $seat } joga com a cor { $colour }.
event-objective_dealt = { $objective ->
        [none] { $seat } recebeu um objetivo.
       *[other] { $seat } recebeu o objetivo: { $objective }.
    }
event-objective_swapped = { $seat } devolveu “{ $returned }” e recebeu: { $objective }.
event-dealer_rolled = { $seats } tiraram { $faces }; { $dealer ->
        [none] quem empatou joga de novo.
       *[other] { $dealer } distribui.
    }
event-territories_dealt = { $dealer } distribuiu os territórios.
event-turn_started = Rodada { $round }: vez de { $seat }. Exércitos a colocar: { $pools }.
event-cards_traded = { $seat } trocou { $cards } por { $armies } exércitos.{ $bonus ->
        [none] {""}
       *[other] {" "}Mais dois em cada um: { $bonus }.
    }
event-trade_skipped = { $seat } não troca cartas.
event-armies_placed = { $seat } põe { $armies } em { $territory }.
event-attack_declared = { $seat } ataca { $target } a partir de { $source } com { $dice }; { $defender } escolhe a defesa.
event-attack_voided = O ataque a { $target } a partir de { $source } fica sem efeito.
event-battle_fought = { $source } contra { $target }: { $attack } × { $defence }. Perdas: ataque { $attack_losses }, defesa { $defence_losses }.
event-territory_conquered = { $seat } conquista { $territory } a partir de { $source }.
event-player_eliminated = { $by } elimina { $seat }.
event-cards_taken = { $cards ->
        [none] { $seat } fica com as cartas de { $giver }: { $count }.
       *[other] { $seat } fica com as cartas de { $giver }: { $cards }.
    }
event-objective_changed = { $seat }: seu objetivo agora é: { $objective }.
event-objective_revealed = O objetivo de { $seat } era: { $objective }.
event-armies_moved_in = { $armies ->
        [0] { $seat } não manda mais ninguém para { $territory }.
       *[other] { $seat } manda mais { $armies } de { $source } para { $territory }.
    }
event-attack_ended = { $seat } encerra os ataques.
event-armies_moved = { $seat } desloca { $armies } de { $source } para { $target }.
event-fortify_ended = { $seat } terminou os deslocamentos.
event-pile_recycled = O descarte é o novo monte: { $cards } cartas.
event-card_drawn = { $card ->
        [none] { $seat } compra uma carta.
       *[other] { $seat } compra uma carta: { $card }.
    }
event-card_lost = { $card ->
        [none] { $seat } tem cartas demais e perde uma.
       *[other] { $seat } tem cartas demais e perde { $card }.
    }
event-player_surrendered = { $seat } se rende. O que era de { $seat } agora é neutro.
event-game_ended = Fim de jogo. Vitória de: { $winners } ({ $ending ->
        [objective] objetivo cumprido
        [last_in_play] ninguém mais está no jogo
       *[round_limit] limite de rodadas
    }).

## Opções da mesa

option-first_round = Primeira rodada
    .full = todas as etapas desde a primeira jogada
    .placement_only = todos só colocam exércitos; os ataques começam na rodada 2
option-defender_dice = Dados da defesa
    .most = a defesa sempre joga todos os dados que pode
    .choose = o defensor escolhe quantos joga
option-conquest_move = Ocupação de um território conquistado
    .participants = no máximo os exércitos que lutaram
    .all_but_one = quantos quiser, ficando um para trás
option-deal_start = Distribuição dos territórios
    .dealer = começa por quem distribui
    .left_of_dealer = começa pelo lugar seguinte
option-absent_colour_objectives = Objetivos contra cores ausentes
    .exclude = ficam fora do sorteio
    .become_24 = valem como “24 territórios”
option-own_colour_objective = Objetivo contra a própria cor
    .become_24 = vale como “24 territórios”
    .redraw = é trocado por outro
option-elimination_trade = Troca depois de eliminar alguém
    .end_of_turn = permitida no fim da jogada
    .none = não permitida; o que passa de cinco cartas se perde na hora
option-reveal_objective_on_elimination = Objetivos de quem sai do jogo
    .false = continuam secretos
    .true = são mostrados a todos
option-exchange_cap = Máximo de exércitos por troca
    .number = nenhuma troca dá mais de { $value }
    .off = sem limite
option-round_limit = Limite de rodadas
    .number = depois da rodada { $value } vence o maior império
    .off = sem limite

## A mesa no terminal

sketch-round = Rodada { $round }, { $phase } — { $seat }
sketch-seat = { $territories } territórios, { $armies } exércitos, { $number ->
        [one] 1 carta
       *[other] { $number } cartas
    }
sketch-out = { $fate ->
        [eliminated] fora do jogo: eliminado
       *[other] fora do jogo: rendeu-se
    }
sketch-objective = Seu objetivo: { $objective }
sketch-goal = Agora ele é: { $objective }
sketch-hand = Suas cartas: { $cards }
sketch-trade = Próxima troca: { $value } exércitos
sketch-piles = Monte { $pile }, descarte { $discards }
sketch-earned = Você vai comprar uma carta no fim desta jogada.

## O relatório da partida

tally-trades = trocas de cartas
luck-cards = Cartas
luck-cards-unit = cartas úteis
luck-cards-note = Úteis são os coringas e as cartas de territórios que eram seus ao recebê-las.
mark-trade = { $seat } trocou cartas por { $armies } exércitos
mark-trade-short = troca: { $armies }

won-by-objective = Objetivo cumprido na rodada { $round }: { $objective }.
won-by-last_in_play = Na rodada { $round } não havia mais ninguém em jogo.
won-by-round_limit = A partida acabou no limite de { $round } rodadas; contou quem tinha mais.
