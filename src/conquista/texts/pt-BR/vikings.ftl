## Nomes

game-name = WAR Vikings
continent-atlantico = Atlântico Norte
continent-britania = Britânia
continent-francia = Frância
continent-dinamarca = Dinamarca
continent-noruega = Noruega
continent-suecia = Suécia
continent-gardarike = Gardarike
pool-free = livre
pool-atlantico = Atlântico Norte
pool-britania = Britânia
pool-francia = Frância
pool-dinamarca = Dinamarca
pool-noruega = Noruega
pool-suecia = Suécia
pool-gardarike = Gardarike

territory-islandia = Islândia
territory-faroe = Ilhas Faroé
territory-ilhas_do_norte = Ilhas do Norte
territory-ilhas_do_sul = Ilhas do Sul
territory-alba = Alba
territory-nortumbria = Nortúmbria
territory-mercia = Mércia
territory-anglia_oriental = Ânglia Oriental
territory-wessex = Wessex
territory-gales = Gales
territory-irlanda = Irlanda
territory-bretanha = Bretanha
territory-normandia = Normandia
territory-austrasia = Austrásia
territory-frisia = Frísia
territory-saxonia = Saxônia
territory-hedeby = Hedeby
territory-jutlandia = Jutlândia
territory-zelandia = Zelândia
territory-escania = Escânia
territory-halogaland = Halogalândia
territory-trondelag = Trondelag
territory-hordaland = Hordalândia
territory-oppland = Opplândia
territory-viken = Viken
territory-norrland = Norrlândia
territory-svealand = Svealândia
territory-gotaland_ocidental = Gotalândia Ocidental
territory-gotaland_oriental = Gotalândia Oriental
territory-gotlandia = Gotlândia
territory-finlandia = Finlândia
territory-carelia = Carélia
territory-holmgard = Holmgard
territory-estlandia = Estlândia
territory-curlandia = Curlândia
territory-vendia = Vêndia

figure-escudo = escudo
figure-corvo = corvo
figure-martelo = martelo
card-carta_islandia = Islândia (corvo)
card-carta_faroe = Ilhas Faroé (martelo)
card-carta_ilhas_do_norte = Ilhas do Norte (escudo)
card-carta_ilhas_do_sul = Ilhas do Sul (corvo)
card-carta_alba = Alba (escudo)
card-carta_nortumbria = Nortúmbria (martelo)
card-carta_mercia = Mércia (corvo)
card-carta_anglia_oriental = Ânglia Oriental (escudo)
card-carta_wessex = Wessex (martelo)
card-carta_gales = Gales (corvo)
card-carta_irlanda = Irlanda (escudo)
card-carta_bretanha = Bretanha (martelo)
card-carta_normandia = Normandia (corvo)
card-carta_austrasia = Austrásia (escudo)
card-carta_frisia = Frísia (martelo)
card-carta_saxonia = Saxônia (corvo)
card-carta_hedeby = Hedeby (escudo)
card-carta_jutlandia = Jutlândia (corvo)
card-carta_zelandia = Zelândia (martelo)
card-carta_escania = Escânia (escudo)
card-carta_halogaland = Halogalândia (martelo)
card-carta_trondelag = Trondelag (escudo)
card-carta_hordaland = Hordalândia (corvo)
card-carta_oppland = Opplândia (martelo)
card-carta_viken = Viken (escudo)
card-carta_norrland = Norrlândia (corvo)
card-carta_svealand = Svealândia (martelo)
card-carta_gotaland_ocidental = Gotalândia Ocidental (escudo)
card-carta_gotaland_oriental = Gotalândia Oriental (corvo)
card-carta_gotlandia = Gotlândia (escudo)
card-carta_finlandia = Finlândia (martelo)
card-carta_carelia = Carélia (corvo)
card-carta_holmgard = Holmgard (martelo)
card-carta_estlandia = Estlândia (escudo)
card-carta_curlandia = Curlândia (corvo)
card-carta_vendia = Vêndia (martelo)
card-curinga_1 = curinga 1
card-curinga_2 = curinga 2

objective-obj_tres_coroas = As Três Coroas: domine toda a Dinamarca, toda a Noruega e toda a Suécia
objective-obj_danelaw = Danelaw: domine toda a Dinamarca e toda a Britânia
objective-obj_grande_exercito = O Grande Exército: domine toda a Britânia e toda a Frância, estando seu comandante na Nortúmbria
objective-obj_rota_varegue = A Rota dos Varegues: domine toda a Suécia e toda a Gardarike, estando seu comandante em Holmgard
objective-obj_mar_do_oeste = Senhor do Mar do Oeste: domine toda a Noruega, todo o Atlântico Norte e a Irlanda, com navios seus nos portos da Islândia e das Ilhas do Norte
objective-obj_portos = Rei dos Portos: domine 8 portos (7 com cinco ou seis jogadores) e tenha 3 navios no tabuleiro
objective-obj_conquista = A Grande Conquista: domine 21, 20, 19 ou 18 territórios, com 3, 4, 5 ou 6 jogadores
objective-obj_muralha = A Muralha do Norte: domine 16, 15, 15 ou 14 territórios com dois exércitos ou mais em cada, com 3, 4, 5 ou 6 jogadores
objective-obj_destruir_vermelho = Vingança: destrua o clã vermelho
objective-obj_destruir_azul = Vingança: destrua o clã azul
objective-obj_destruir_verde = Vingança: destrua o clã verde
objective-obj_destruir_amarelo = Vingança: destrua o clã amarelo
objective-obj_destruir_preto = Vingança: destrua o clã preto
objective-obj_destruir_branco = Vingança: destrua o clã branco

god-freya = Freya
god-thor = Thor
god-loki = Loki
god-odin = Odin
god-card-freya_brisingamen = Brísingamen
god-card-freya_seidr = Seidr
god-card-freya_manto = Manto de Falcão
god-card-thor_mjolnir = Mjölnir
god-card-thor_trovao = Trovão
god-card-thor_megingjord = Cinturão da Força
god-card-loki_ilusao = Ilusão
god-card-loki_troca = Troca de Formas
god-card-loki_discordia = Discórdia
god-card-odin_corvos = Huginn e Muninn
god-card-odin_gungnir = Gungnir
god-card-odin_mimir = Poço de Mímir
effect-grito_de_batalha = Grito de Batalha: quem ataca de onde está seu comandante pode rolar de novo um dado vermelho
effect-aguas_sangrentas = Águas Sangrentas: no mar, quem tem o comandante no porto pode rolar de novo um dado
effect-parede_de_escudos = Parede de Escudos: quem defende onde está seu comandante pode rolar de novo um dado amarelo
effect-prece_da_guerra = Prece da Guerra: quem tem o comandante no combate pode recusar a carta do deus uma vez e comprar outra

## Fases

phase-setup = preparação
phase-colour = escolha das cores
phase-place = primeira colocação
phase-reinforce = recebimento de exércitos
phase-attack = ataques
phase-invoke_att = o atacante pode invocar um deus
phase-prayer_att = a Prece da Guerra do atacante
phase-invoke_def = o defensor pode invocar um deus
phase-prayer_def = a Prece da Guerra do defensor
phase-dice_def = escolha dos dados de defesa
phase-reroll_att = o atacante pode rolar um dado de novo
phase-reroll_def = o defensor pode rolar um dado de novo
phase-valhalla_att = os mortos do atacante
phase-valhalla_def = os mortos do defensor
phase-occupy = ocupação
phase-fortify = deslocamento
phase-captured = cartas tomadas
phase-god_att = compra da carta de um deus
phase-god_def = compra da carta de um deus
phase-roll = rolagem dos dados
phase-die_att = um dado de novo
phase-die_def = um dado de novo
phase-power_att = o poder de um deus
phase-power_def = o poder de um deus
phase-card = compra de carta
phase-over = fim

## O que se pode fazer agora, em uma frase

prompt-colour = Escolha sua cor.
prompt-place = Coloque seus exércitos e seu comandante e depois conclua: { $pools }.
prompt-reinforce = Coloque exércitos ({ $pools }), troque cartas por { $value }, construa ou desarme navios e depois conclua.
prompt-attack = Ataque por terra ou por mar, ou encerre os ataques.
prompt-invoke_att = { $source } ataca { $target }. Invoque um deus com os seus { $valhalla } no Valhalla, ou passe.
prompt-prayer_att = Você comprou { $god_card }. Fique com ela, ou compre outra.
prompt-invoke_def = { $source } ataca { $target } com { $armies }. Invoque um deus com os seus { $valhalla } no Valhalla, ou passe.
prompt-prayer_def = Você comprou { $god_card }. Fique com ela, ou compre outra.
prompt-dice_def = { $source } ataca { $target } com { $armies }. Com quantos dados você defende?
prompt-reroll_att = Os dados: { $attack } × { $defence }. Role um dos seus de novo, ou deixe como estão.
prompt-reroll_def = Os dados: { $attack } × { $defence }. Role um dos seus de novo, ou deixe como estão.
prompt-valhalla_att = Você perdeu { $losses }. Quantos deles vão para o Valhalla?
prompt-valhalla_def = Você perdeu { $losses }. Quantos deles vão para o Valhalla?
prompt-occupy = { $target } caiu. Quantos exércitos entram, vindos de { $source }?
prompt-fortify = Faça um deslocamento, por terra ou por mar, ou encerre a jogada.
prompt-captured = Troque as cartas que tomou (a próxima troca vale { $value }), coloque os exércitos ({ $pools }) e conclua.

## Ações

action-take_colour = jogar com a cor { $colour }
action-place = colocar { $armies } em { $territory } ({ $pool })
action-place_commander = pôr o comandante em { $territory }
action-trade = trocar { $cards }
action-build_ship = construir um navio em { $territory }
action-lay_up_ship = desarmar o navio de { $territory }
action-finish_placing = concluir a colocação
action-attack = atacar { $target } a partir de { $source } com { $armies ->
        [one] 1 exército
       *[other] { $armies } exércitos
    }
action-attack_ship = mandar o navio de { $source } contra o de { $target }
action-end_attack = encerrar os ataques
action-invoke = invocar { $god }
action-pass_invocation = não invocar ninguém
action-keep_card = ficar com a carta
action-draw_again = comprar outra carta
action-defend = defender com { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    }
action-reroll = rolar de novo um dado que mostra { $face }
action-decline_reroll = deixar os dados como estão
action-send_to_valhalla = { $armies ->
        [0] não mandar ninguém para o Valhalla
       *[other] mandar { $armies } para o Valhalla
    }
action-occupy = entrar com { $armies ->
        [one] 1 exército
       *[other] { $armies } exércitos
    }{ $commander ->
        [true] {" "}e o comandante
       *[other] {""}
    }
action-move = deslocar { $armies } de { $source } para { $target }{ $commander ->
        [true] {" "}com o comandante
       *[other] {""}
    }
action-sail = por mar de { $source } a { $target }: { $armies } exércitos{ $ship ->
        [true] , e o navio
       *[other] {""}
    }{ $commander ->
        [true] , e o comandante
       *[other] {""}
    }
action-end_fortify = encerrar a jogada
action-surrender = render-se
action-name-take_colour = escolher a cor
action-name-place = colocar exércitos
action-name-place_commander = pôr o comandante
action-name-trade = trocar cartas
action-name-build_ship = construir um navio
action-name-lay_up_ship = desarmar um navio
action-name-finish_placing = concluir a colocação
action-name-attack = atacar
action-name-attack_ship = combater no mar
action-name-end_attack = encerrar os ataques
action-name-invoke = invocar um deus
action-name-pass_invocation = passar
action-name-keep_card = ficar com a carta
action-name-draw_again = comprar outra carta
action-name-defend = defender
action-name-reroll = rolar de novo
action-name-decline_reroll = deixar os dados
action-name-send_to_valhalla = mandar ao Valhalla
action-name-occupy = ocupar
action-name-move = deslocar exércitos
action-name-sail = navegar
action-name-end_fortify = encerrar a jogada
action-name-surrender = render-se

## Acontecimentos

event-colour_assigned = { $seat } joga com a cor { $colour }.
event-effect_drawn = O efeito de comando é { $effect }.
event-dealer_rolled = { $seats } tiraram { $faces }; { $dealer ->
        [none] quem empatou joga de novo.
       *[other] { $dealer } distribui.
    }
event-territories_dealt = { $dealer } distribuiu os territórios.
event-objective_dealt = { $objective ->
        [none] { $seat } recebeu um objetivo.
       *[other] { $seat } recebeu o objetivo: { $objective }.
    }
event-turn_started = Rodada { $round }: vez de { $seat }. Exércitos a colocar: { $pools }.{ $restored ->
        [0] {""}
       *[other] {" "}Voltaram à reserva { $restored } exércitos retirados.
    }
event-armies_placed = { $seat } põe { $armies } em { $territory }.
event-commander_placed = O comandante de { $seat } está em { $territory }.{ $cost ->
        [0] {""}
       *[other] {" "}Custou { $cost } do Valhalla.
    }
event-cards_traded = { $seat } trocou { $cards } por { $armies } exércitos.{ $bonus ->
        [none] {""}
       *[other] {" "}E na hora: { $bonus }.
    }
event-ship_built = { $seat } constrói um navio em { $territory }.
event-ship_laid_up = { $seat } desarma o navio de { $territory }.
event-placing_finished = { $seat } concluiu a colocação.
event-battle_declared = { $seat } ataca { $target } a partir de { $source } com { $armies }.
event-naval_combat_declared = O navio de { $source } ({ $seat }) enfrenta o de { $target } ({ $defender }).
event-god_invoked = { $seat } invoca { $god } por { $cost }.
event-god_card_drawn = { $seat } compra { $god_card }.
event-god_card_refused = { $seat } recusa { $god_card } e compra outra.
event-dice_rolled = Os dados: { $attack } × { $defence }.
event-die_rerolled = { $seat } rola um { $face } de novo: { $result }.
event-power_rolled = { $god_card } ({ $seat }) rola { $faces }. Agora: { $attack } × { $defence }.
event-battle_fought = { $source } contra { $target }: { $attack } × { $defence }. Perdas: ataque { $attack_losses }, defesa { $defence_losses }.
event-naval_roll_fought = No mar, { $source } contra { $target }: { $attack } × { $defence }. Pares: ataque { $attack_pairs }, defesa { $defence_pairs }.
event-naval_combat_ended = { $result ->
        [sunk] O navio de { $target } é destruído; o caminho a partir de { $source } está livre.
        [open] O navio de { $target } é vencido; o caminho a partir de { $source } está livre.
        [spent] O navio de { $source } é vencido e volta ao porto.
       *[lost] O navio de { $source } é destruído.
    }
event-valhalla_entered = { $armies ->
        [0] { $seat } não manda ninguém para o Valhalla.
       *[other] { $seat } manda { $armies } para o Valhalla.
    }
event-territory_conquered = { $seat } conquista { $territory } a partir de { $source }.
event-commander_lost = { $seat } perde o comandante de { $territory }.
event-ship_returned = O navio de { $territory } volta à reserva de { $seat }.
event-armies_moved_in = { $seat } leva { $armies } de { $source } para { $territory }{ $commander ->
        [true] {" "}com o comandante.
       *[other] .
    }
event-player_eliminated = { $by } elimina { $seat }.
event-cards_taken = { $cards ->
        [none] { $seat } fica com as cartas de { $giver }: { $count }.
       *[other] { $seat } fica com as cartas de { $giver }: { $cards }.
    }
event-objective_changed = { $seat }: seu objetivo agora é: { $objective }.
event-attack_ended = { $seat } encerra os ataques.
event-armies_moved = { $seat } desloca { $armies } de { $source } para { $target }{ $ship ->
        [true] , e o navio
       *[other] {""}
    }{ $commander ->
        [true] , e o comandante.
       *[other] .
    }
event-fortify_ended = { $seat } terminou os deslocamentos.
event-pile_recycled = O descarte é o novo monte: { $cards } cartas.
event-card_drawn = { $card ->
        [none] { $seat } compra uma carta.
       *[other] { $seat } compra uma carta: { $card }.
    }
event-surrender_announced = { $seat } se rende assim que isto acabar.
event-player_surrendered = { $seat } se rende. O que era de { $seat } agora é neutro.
event-hand_discarded = As cartas de { $seat } ficam abertas: { $cards }.
event-game_ended = Fim de jogo. Vitória de: { $winners } ({ $ending ->
        [objective] objetivo cumprido
        [last_in_play] ninguém mais está no jogo
       *[round_limit] limite de rodadas
    }).

## Opções da mesa

option-three_players = Três jogadores
    .false = jogam de quatro a seis
    .true = três também podem jogar
option-gods = Deuses
    .true = podem ser invocados antes da rolagem
    .false = ficam de fora
option-commander = Comandantes
    .true = lideram os exércitos
    .false = ficam em casa
option-ships = Navios
    .true = podem ser construídos
    .false = não há
option-command_effect = Efeito de comando
    .random = sorteado
    .grito_de_batalha = Grito de Batalha
    .aguas_sangrentas = Águas Sangrentas
    .parede_de_escudos = Parede de Escudos
    .prece_da_guerra = Prece da Guerra
option-naval_mode = Combate naval
    .single_roll = uma rolagem; seus três pares são as rodadas
    .three_rounds = três rolagens; duas delas vencem
option-commander_return = Comandante perdido
    .valhalla = volta por um exército do Valhalla
    .free = volta de graça
    .never = não volta
option-defender_dice = Dados da defesa
    .most = a defesa sempre joga todos os dados que pode
    .choose = o defensor escolhe quantos joga
option-fortify_mode = Deslocamento
    .one_move = um por jogada
    .classic = quantos quiser, mas nada se move duas vezes
option-attack_ramp = Investidas nas primeiras rodadas
    .false = quantas quiser
    .true = 1 na rodada 2, depois 2, 3 e 4; mais tarde sem limite
option-seat_compensation = Quem joga depois
    .false = coloca tanto quanto os outros na rodada 1
    .true = coloca um a mais por lugar antes do seu
option-supply_limit = Peças
    .true = 85 exércitos para cada um
    .false = sem limite
option-objective_mode = Objetivos
    .cards = uma carta secreta para cada um
    .total_conquest = nenhum: só o último vence
option-round_limit = Limite de rodadas
    .number = depois da rodada { $value } vence o maior reino
    .off = sem limite

## A mesa no terminal

sketch-round = Rodada { $round }, { $phase } — { $seat }
sketch-seat = { $territories } territórios, { $armies } exércitos, Valhalla { $valhalla }, { $number ->
        [one] 1 carta
       *[other] { $number } cartas
    }
sketch-out = { $fate ->
        [eliminated] fora do jogo: eliminado
       *[other] fora do jogo: rendeu-se
    }
sketch-effect = { $effect }
sketch-supply = Sua reserva: { $reserve }, retirados: { $removed }
sketch-objective = Seu objetivo: { $objective }
sketch-goal = Agora ele é: { $objective }
sketch-hand = Suas cartas: { $cards }
sketch-trade = Próxima troca: { $value } exércitos
sketch-piles = Monte { $pile }, descarte { $discards }
sketch-earned = Você vai comprar uma carta no fim desta jogada.

## O relatório da partida

measure-valhalla = Exércitos no Valhalla
measure-ships = Navios no tabuleiro
tally-naval = rolagens no mar
tally-invocations = deuses invocados
tally-trades = trocas de cartas
luck-sea = Dados no mar
luck-sea-unit = pares
luck-sea-note = Quantos pares os dados venceram por você no mar, onde nenhum deus nem efeito de comando interveio.
luck-cards = Cartas
luck-cards-unit = cartas úteis
luck-cards-note = São úteis os curingas e as cartas de territórios que eram seus quando você as comprou.
mark-trade = { $seat } trocou cartas por { $armies } exércitos
mark-trade-short = troca: { $armies }
mark-commander = { $seat } perdeu o comandante em { $territory }
mark-commander-short = comandante perdido
aim-territory = { $territory } { $have }/{ $of }
aim-ports = portos { $have }/{ $of }
aim-ships = navios { $have }/{ $of }
aim-ship-in = navio em { $territory } { $have }/{ $of }
aim-commander = comandante em { $territory } { $have }/{ $of }

won-by-objective = Objetivo cumprido na rodada { $round }: { $objective }.
won-by-last_in_play = Na rodada { $round } não restava mais ninguém.
won-by-round_limit = A partida acabou no limite de { $round } rodadas; venceu quem tinha mais.

## What planning bots say
plan-objective-bold = Ir atrás do objetivo, arriscando mais
plan-region = Completar uma região: { $about }
plan-sea = Construir um navio e partir pelo mar: { $about }
plan-save = Guardar as cartas para depois
fact-regions = chega mais perto de regiões inteiras
fact-valhalla = guarda mais exércitos no Valhalla
fact-ships = mantém mais navios nos portos
fact-commander = mantém o comandante no tabuleiro
