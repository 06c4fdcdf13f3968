## Nomes

game-name = War II
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
territory-vladivostok = Vladivostok
territory-mongolia = Mongólia
territory-china = China
territory-japao = Japão
territory-india = Índia
territory-vietna = Vietnã
territory-sumatra = Sumatra
territory-borneu = Bornéu
territory-nova_guine = Nova Guiné
territory-australia = Austrália

card-carta_nova_york = Nova York *
card-carta_ottawa_labrador = Ottawa * / Labrador
card-carta_brasil = Brasil *
card-carta_inglaterra_islandia = Inglaterra * / Islândia
card-carta_alemanha = Alemanha *
card-carta_moscou_suecia = Moscou * / Suécia
card-carta_egito = Egito *
card-carta_africa_do_sul_madagascar = África do Sul * / Madagascar
card-carta_oriente_medio = Oriente Médio *
card-carta_china = China *
card-carta_japao_vladivostok = Japão * / Vladivostok
card-carta_australia = Austrália *
card-carta_california_vancouver = Vancouver / Califórnia
card-carta_alasca_mackenzie = Alasca / Mackenzie
card-carta_groenlandia = Groenlândia
card-carta_mexico = México
card-carta_argentina_venezuela = Venezuela / Argentina
card-carta_franca_polonia = França / Polônia
card-carta_argelia = Argélia
card-carta_sudao_congo = Sudão / Congo
card-carta_aral_omsk = Aral / Omsk
card-carta_dudinka_siberia = Dudinka / Sibéria
card-carta_mongolia_tchita = Tchita / Mongólia
card-carta_india = Índia
card-carta_vietna = Vietnã
card-carta_sumatra_borneu = Sumatra / Bornéu
card-carta_nova_guine = Nova Guiné
card-continente_america_do_norte = América do Norte
card-continente_america_do_sul = América do Sul
card-continente_europa = Europa
card-continente_africa = África
card-continente_asia = Ásia
card-continente_oceania = Oceania
card-numero_1_01 = número 1
card-numero_1_02 = número 1
card-numero_1_03 = número 1
card-numero_1_04 = número 1
card-numero_1_05 = número 1
card-numero_1_06 = número 1
card-numero_1_07 = número 1
card-numero_1_08 = número 1
card-numero_1_09 = número 1
card-numero_1_10 = número 1
card-numero_2_01 = número 2
card-numero_2_02 = número 2
card-numero_2_03 = número 2
card-numero_2_04 = número 2
card-numero_2_05 = número 2
card-numero_2_06 = número 2
card-numero_2_07 = número 2
card-numero_2_08 = número 2
card-numero_2_09 = número 2
card-numero_2_10 = número 2
card-numero_3_01 = número 3
card-numero_3_02 = número 3
card-numero_3_03 = número 3
card-numero_3_04 = número 3
card-numero_3_05 = número 3
card-numero_3_06 = número 3
card-numero_3_07 = número 3
card-numero_3_08 = número 3

objective-obj_america_do_norte_oceania = Ter toda a América do Norte e toda a Oceania
objective-obj_america_do_norte_africa = Ter toda a América do Norte e toda a África
objective-obj_asia_5_centros = Ter toda a Ásia e, ao todo, cinco Centros Estratégicos
objective-obj_oceania_maioria_asia_europa = Ter toda a Oceania e a maior parte da Ásia e da Europa
objective-obj_europa_oceania_terceiro = Ter toda a Europa, toda a Oceania e mais um continente inteiro
objective-obj_europa_america_do_sul_terceiro = Ter toda a Europa, toda a América do Sul e mais um continente inteiro
objective-obj_europa_maioria_asia = Ter toda a Europa e a maior parte da Ásia
objective-obj_africa_maioria_america_do_norte_europa = Ter toda a África e a maior parte da América do Norte e da Europa
objective-obj_america_do_sul_maioria_america_do_norte_asia = Ter toda a América do Sul e a maior parte da América do Norte e da Ásia
objective-obj_24_territorios = Ter 24 territórios, quaisquer que sejam
objective-obj_18_territorios = Ter 18 territórios com dois exércitos ou mais em cada um
objective-obj_8_centros = Ter oito Centros Estratégicos, quaisquer que sejam
objective-obj_5_maiorias = Ter a maior parte de cinco continentes
objective-obj_america_do_sul_oceania_7_centros = Ter toda a América do Sul, toda a Oceania e, ao todo, sete Centros Estratégicos
objective-obj_destruir_branco = Destruir os exércitos brancos
objective-obj_destruir_vermelho = Destruir os exércitos vermelhos
objective-obj_destruir_preto = Destruir os exércitos pretos
objective-obj_destruir_azul = Destruir os exércitos azuis
objective-obj_destruir_amarelo = Destruir os exércitos amarelos
objective-obj_destruir_verde = Destruir os exércitos verdes
objective-obj_ultimo_territorio = Ter os Centros Estratégicos da última resistência

## Fases

phase-setup = preparação
phase-choice = escolha de centros ou territórios
phase-claim = ocupação dos territórios vagos
phase-place = colocação de exércitos
phase-attack = ataques
phase-occupy = ocupação
phase-raid = ataque aéreo
phase-move = deslocamentos
phase-transport = transporte
phase-battle = batalha
phase-flak = fogo antiaéreo
phase-bombs = bombardeio
phase-excess = limite de cartas
phase-card = compra de cartas
phase-over = fim

## O que se pode fazer agora, em uma frase

prompt-choice = Fique com um Centro Estratégico que sobrou, ou com dois territórios vagos de continentes diferentes.
prompt-claim = Ponha um exército em um território vago.
prompt-place = Coloque seus exércitos: { $pools }. Cartas também podem ser usadas.
prompt-attack = Ataque um vizinho, mande bombardeiros, use cartas, ou encerre os ataques.
prompt-occupy = { $target } é seu. Quantos dos { $armies } exércitos entram, vindos de { $source }?
prompt-raid = { $bombers ->
        [one] 1 bombardeiro
       *[other] { $bombers } bombardeiros
    } sobre { $target }, que tem { $armies ->
        [one] 1 exército
       *[other] { $armies } exércitos
    }. Continuar ou parar?
prompt-move = Desloque exércitos entre vizinhos, aerotransporte-os entre Centros Estratégicos, use cartas, ou encerre a jogada.
prompt-transport = Diga o que { $cards } vão transportar.

## Ações

action-take_centre = ficar com { $territory }
action-take_pair = ficar com { $territory } e { $other }
action-claim = ocupar { $territory }
action-place = colocar { $armies } em { $territory } ({ $pool })
action-attack = atacar { $target } a partir de { $source } com { $armies ->
        [one] 1 exército
       *[other] { $armies } exércitos
    }
action-end_attack = encerrar os ataques
action-occupy = entrar com { $armies ->
        [one] 1 exército
       *[other] { $armies } exércitos
    }
action-raid_from_base = bombardear { $target } com { $bombers ->
        [one] 1 bombardeiro
       *[other] { $bombers } bombardeiros
    } da base aérea
action-raid_with_cards = bombardear { $target } com a carta { $card }{ $numbers ->
        [none] {""}
       *[other] {" "}e os números { $numbers }
    }
action-continue_raid = continuar o ataque aéreo
action-stop_raid = parar o ataque aéreo
action-move = deslocar { $armies } de { $source } para { $target }
action-airlift = aerotransportar { $armies } de { $source } para { $target }
action-end_turn = encerrar a jogada
action-reinforce = reforçar { $territory } com a carta { $card }{ $numbers ->
        [none] {""}
       *[other] {" "}e os números { $numbers }
    }
action-transport = entregar { $cards } por um transporte
action-carry = transportar { $armies } de { $source } para { $target }
action-discard = descartar { $card }
action-place_ci = pôr seu Centro de Informação em { $territory }
action-spy = espionar { $opponent }
action-move_ci = mover o Centro de Informação de { $ci } para { $territory }
action-carry_ci = transportar o Centro de Informação de { $ci } para { $territory }
action-surrender = render-se

## Acontecimentos

event-colour_assigned = { $seat } joga com a cor { $colour }.
event-objective_dealt = { $objective ->
        [none] { $seat } recebeu um objetivo.
       *[other] { $seat } recebeu o objetivo: { $objective }.
    }
event-dealer_rolled = { $seats } tiraram { $faces }; { $dealer ->
        [none] quem empatou joga de novo.
       *[other] { $dealer } distribui.
    }
event-centre_dealt = { $seat } recebe { $territory }.
event-centre_taken = { $seat } fica com { $territory }.
event-pair_taken = { $seat } fica com { $territories }.
event-territory_claimed = { $seat } ocupa { $territory }.
event-turn_started = Rodada { $round }{ $stage ->
        [0] {""}
       *[other] , { $stage }ª etapa
    }: vez de { $seat }.{ $pools ->
        [none] {""}
       *[other] {" "}Exércitos a colocar: { $pools }.
    }{ $centres ->
        [none] {""}
       *[other] {" "}Mais um em cada: { $centres }.
    }
event-armies_placed = { $seat } põe { $armies } em { $territory }.
event-armies_lost = A caixa de { $seat } está vazia: { $armies ->
        [one] 1 exército se perde
       *[other] { $armies } exércitos se perdem
    }.
event-bombers_arrived = { $seat } recebe { $bombers ->
        [one] 1 bombardeiro
       *[other] { $bombers } bombardeiros
    } e tem { $base } na base aérea.
event-battle_fought = { $source } contra { $target }: { $attack } × { $defence }. Perdas: ataque { $attack_losses }, defesa { $defence_losses }.
event-territory_conquered = { $seat } conquista { $territory } a partir de { $source }.
event-armies_moved_in = { $seat } passa { $armies } de { $source } para { $territory }.
event-attack_ended = { $seat } encerra os ataques.
event-raid_declared = { $seat } manda { $bombers ->
        [one] 1 bombardeiro
       *[other] { $bombers } bombardeiros
    } sobre { $target }{ $cards ->
        [none] {""}
       *[other] , com { $cards }
    }.
event-flak_fired = Fogo antiaéreo de { $target }: { $face }. Bombardeiros que seguem voando: { $bombers }.
event-bombs_dropped = Bombas sobre { $target }: { $face }. Exércitos restantes: { $armies }.
event-raid_ended = O ataque aéreo a { $target } terminou; { $bombers ->
        [0] nenhum bombardeiro volta
        [one] 1 bombardeiro voa para a base aérea
       *[other] { $bombers } bombardeiros voam para a base aérea
    }.
event-armies_moved = { $seat } desloca { $armies } de { $source } para { $target }.
event-armies_airlifted = { $seat } aerotransporta { $armies } de { $source } para { $target }.
event-turn_ended = { $seat } encerra a jogada.
event-territory_reinforced = { $seat } usa { $cards }: { $armies } em { $territory }.
event-transport_paid = { $seat } usa { $cards } para um transporte.
event-armies_transported = { $seat } transporta { $armies } de { $source } para { $target }.
event-card_discarded = { $card ->
        [none] { $seat } descarta uma carta fechada.
       *[other] { $seat } descarta { $card }, fechada.
    }
event-pile_recycled = { $cards } cartas do descarte voltam ao monte.
event-card_drawn = { $card ->
        [none] { $seat } compra uma carta.
       *[other] { $seat } compra uma carta: { $card }.
    }
event-player_eliminated = { $by } elimina { $seat }.
event-cards_taken = { $cards ->
        [none] { $seat } fica com as cartas de { $giver }: { $count }.
       *[other] { $seat } fica com as cartas de { $giver }: { $cards }.
    }
event-card_lost = { $card ->
        [none] { $seat } tem cartas demais e perde uma.
       *[other] { $seat } tem cartas demais e perde { $card }.
    }
event-objective_changed = { $seat }: seu objetivo agora é: { $objective }.
event-last_stand_begun = { $seat } ficou com um só território e agora precisa ter { $number } Centros Estratégicos.
event-ci_placed = { $seat } põe um Centro de Informação em { $territory }.
event-ci_moved = { $seat } move o Centro de Informação de { $ci } de { $source } para { $territory }.
event-ci_captured = { $seat } captura o Centro de Informação de { $ci } em { $territory } e olha as cartas e o objetivo de { $ci }.
event-ci_freed = { $seat } recupera seu Centro de Informação em { $territory }.
event-spied = { $seat } espiona { $opponent }.
event-hand_seen = As cartas de { $opponent }: { $cards ->
        [none] nenhuma
       *[other] { $cards }
    }.
event-secrets_seen = As cartas de { $opponent }: { $cards ->
        [none] nenhuma
       *[other] { $cards }
    }. { $dealt ->
        [none] Não há objetivo.
       *[other] A carta-objetivo: { $dealt }; o que ela pede agora: { $objective }.
    }
event-surrender_announced = { $seat } se rende assim que isto terminar.
event-player_surrendered = { $seat } se rende. O que era de { $seat } agora é neutro.
event-seat_handed_over = { $seat } deixa a mesa; um robô continua jogando.
event-game_ended = Fim de jogo. Vitória de: { $winners } ({ $ending ->
        [objective] objetivo cumprido
        [last_in_play] ninguém mais está no jogo
       *[round_limit] limite de rodadas
    }).

## Opções da mesa

option-ci = Centros de Informação e espionagem
    .false = não são usados
    .true = são usados
option-first_round_attacks = Ataques na rodada 1
    .true = permitidos na segunda etapa
    .false = só a partir da rodada 2
option-objectives_after_claims = Objetivos
    .false = são sorteados antes da ocupação dos territórios
    .true = são sorteados depois da ocupação dos territórios
option-aa_die = Dado antiaéreo
    .standard = 0, 0, 0, 1, 1, 2
    .heavy = 0, 0, 0, 1, 2, 3
option-majority_placement = Exércitos por maioria
    .continent = ficam no continente
    .free = vão para onde você quiser
option-transport_mode = Transporte por duas cartas
    .any = entre dois territórios próprios quaisquer
    .shown = entre territórios próprios que as cartas mostram
option-last_stand = Com um só território
    .false = o objetivo continua o mesmo
    .true = o objetivo passa a ser ter Centros Estratégicos, para sempre
option-last_stand_centres = Centros Estratégicos da última resistência
    .number = são precisos { $value }
option-surrender_seat = O lugar de quem se rende
    .neutral = seus exércitos ficam neutros
    .bot = um robô continua jogando
option-round_limit = Limite de rodadas
    .number = depois da rodada { $value } vence o maior império
    .off = sem limite
option-turn_seconds = Relógio
    .number = { $value } segundos por jogada
    .off = sem relógio
option-random_claims = Territórios vagos
    .false = são ocupados por escolha
    .true = são distribuídos por sorteio

## A mesa no terminal

sketch-round = Rodada { $round }, { $phase } — { $seat }
sketch-seat = { $territories } territórios, { $armies } exércitos, { $bombers ->
        [one] 1 bombardeiro
       *[other] { $bombers } bombardeiros
    }, { $number ->
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
sketch-seen = Visto de { $seat } na jogada { $turn }: { $cards ->
        [none] nenhuma carta
       *[other] { $cards }
    }{ $objective ->
        [none] {""}
       *[other] ; objetivo: { $objective }
    }
sketch-piles = Monte { $pile }, descarte { $discards }
sketch-earned = Você vai comprar cartas no fim desta jogada.

## O relatório da partida

measure-centres = Centros Estratégicos
measure-bombers = Bombardeiros na base
tally-raids = ataques aéreos
luck-air = Dados no ar
luck-air-unit = peças
luck-air-note = Bombardeiros e exércitos valem o mesmo: o que um lado perde no ar, o outro ganha.
luck-cards = Cartas
luck-cards-unit = exércitos
luck-cards-note = O que as cartas recebidas valem num reforço: 1 a de território, a de número o seu número.
dice-flak = Dado antiaéreo
dice-bombs = Dado de ataque aéreo
fight-air = { $bombers ->
        [one] { $bombers } avião
       *[other] { $bombers } aviões
    } × { $armies } { $target }
fight-air-ended = { $destroyed ->
        [0] nada destruiu
       *[other] destruiu { $destroyed }
    }, { $lost ->
        [0] sem perdas
       *[other] perdeu { $lost }
    }
mark-reinforced = { $seat } usou cartas: { $armies } exércitos em { $territory }
mark-reinforced-short = cartas: { $armies }
mark-last-stand = { $seat } passou a precisar de { $number } Centros Estratégicos
mark-last-stand-short = último bastião
aim-centres = Centros { $have }/{ $of }
aim-majority = { $continent }, maioria { $have }/{ $of }
aim-majorities = maiorias { $have }/{ $of }

won-by-objective = Objetivo cumprido na rodada { $round }: { $objective }.
won-by-last_in_play = Na rodada { $round } não havia mais ninguém em jogo.
won-by-round_limit = A partida acabou no limite de { $round } rodadas; contou quem tinha mais.

## What planning bots say
plan-raid = Bombardear primeiro: { $about }
plan-save = Guardar as cartas para depois
fact-bombers = guarda mais bombardeiros
fact-centres = dá mais Centros Estratégicos
