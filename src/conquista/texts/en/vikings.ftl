## Names

game-name = WAR Vikings
continent-atlantico = North Atlantic
continent-britania = Britannia
continent-francia = Francia
continent-dinamarca = Denmark
continent-noruega = Norway
continent-suecia = Sweden
continent-gardarike = Gardarike
pool-free = free
pool-atlantico = North Atlantic
pool-britania = Britannia
pool-francia = Francia
pool-dinamarca = Denmark
pool-noruega = Norway
pool-suecia = Sweden
pool-gardarike = Gardarike

territory-islandia = Iceland
territory-faroe = Faroe Islands
territory-ilhas_do_norte = Northern Isles
territory-ilhas_do_sul = Southern Isles
territory-alba = Alba
territory-nortumbria = Northumbria
territory-mercia = Mercia
territory-anglia_oriental = East Anglia
territory-wessex = Wessex
territory-gales = Wales
territory-irlanda = Ireland
territory-bretanha = Brittany
territory-normandia = Normandy
territory-austrasia = Austrasia
territory-frisia = Frisia
territory-saxonia = Saxony
territory-hedeby = Hedeby
territory-jutlandia = Jutland
territory-zelandia = Zealand
territory-escania = Scania
territory-halogaland = Hålogaland
territory-trondelag = Trøndelag
territory-hordaland = Hordaland
territory-oppland = Oppland
territory-viken = Viken
territory-norrland = Norrland
territory-svealand = Svealand
territory-gotaland_ocidental = West Götaland
territory-gotaland_oriental = East Götaland
territory-gotlandia = Gotland
territory-finlandia = Finland
territory-carelia = Karelia
territory-holmgard = Holmgard
territory-estlandia = Estland
territory-curlandia = Courland
territory-vendia = Wendland

figure-escudo = shield
figure-corvo = raven
figure-martelo = hammer
card-carta_islandia = Iceland (raven)
card-carta_faroe = Faroe Islands (hammer)
card-carta_ilhas_do_norte = Northern Isles (shield)
card-carta_ilhas_do_sul = Southern Isles (raven)
card-carta_alba = Alba (shield)
card-carta_nortumbria = Northumbria (hammer)
card-carta_mercia = Mercia (raven)
card-carta_anglia_oriental = East Anglia (shield)
card-carta_wessex = Wessex (hammer)
card-carta_gales = Wales (raven)
card-carta_irlanda = Ireland (shield)
card-carta_bretanha = Brittany (hammer)
card-carta_normandia = Normandy (raven)
card-carta_austrasia = Austrasia (shield)
card-carta_frisia = Frisia (hammer)
card-carta_saxonia = Saxony (raven)
card-carta_hedeby = Hedeby (shield)
card-carta_jutlandia = Jutland (raven)
card-carta_zelandia = Zealand (hammer)
card-carta_escania = Scania (shield)
card-carta_halogaland = Hålogaland (hammer)
card-carta_trondelag = Trøndelag (shield)
card-carta_hordaland = Hordaland (raven)
card-carta_oppland = Oppland (hammer)
card-carta_viken = Viken (shield)
card-carta_norrland = Norrland (raven)
card-carta_svealand = Svealand (hammer)
card-carta_gotaland_ocidental = West Götaland (shield)
card-carta_gotaland_oriental = East Götaland (raven)
card-carta_gotlandia = Gotland (shield)
card-carta_finlandia = Finland (hammer)
card-carta_carelia = Karelia (raven)
card-carta_holmgard = Holmgard (hammer)
card-carta_estlandia = Estland (shield)
card-carta_curlandia = Courland (raven)
card-carta_vendia = Wendland (hammer)
card-curinga_1 = wild card 1
card-curinga_2 = wild card 2

objective-obj_tres_coroas = The Three Crowns: hold all of Denmark, Norway and Sweden
objective-obj_danelaw = Danelaw: hold all of Denmark and all of Britannia
objective-obj_grande_exercito = The Great Army: hold all of Britannia and all of Francia, your commander being in Northumbria
objective-obj_rota_varegue = The Varangian Way: hold all of Sweden and all of Gardarike, your commander being in Holmgard
objective-obj_mar_do_oeste = Lord of the Western Sea: hold all of Norway, all of the North Atlantic and Ireland, with ships of yours in the ports of Iceland and the Northern Isles
objective-obj_portos = King of the Ports: hold 8 ports (7 with five or six players) and have 3 ships on the board
objective-obj_conquista = The Great Conquest: hold 21, 20, 19 or 18 territories, with 3, 4, 5 or 6 players
objective-obj_muralha = The Northern Wall: hold 16, 15, 15 or 14 territories with two armies or more on each, with 3, 4, 5 or 6 players
objective-obj_destruir_vermelho = Vengeance: destroy the red clan
objective-obj_destruir_azul = Vengeance: destroy the blue clan
objective-obj_destruir_verde = Vengeance: destroy the green clan
objective-obj_destruir_amarelo = Vengeance: destroy the yellow clan
objective-obj_destruir_preto = Vengeance: destroy the black clan
objective-obj_destruir_branco = Vengeance: destroy the white clan

god-freya = Freyja
god-thor = Thor
god-loki = Loki
god-odin = Odin
god-card-freya_brisingamen = Brísingamen
god-card-freya_seidr = Seiðr
god-card-freya_manto = Falcon Cloak
god-card-thor_mjolnir = Mjölnir
god-card-thor_trovao = Thunder
god-card-thor_megingjord = Belt of Strength
god-card-loki_ilusao = Illusion
god-card-loki_troca = Shape-Change
god-card-loki_discordia = Discord
god-card-odin_corvos = Huginn and Muninn
god-card-odin_gungnir = Gungnir
god-card-odin_mimir = Mimir's Well
effect-grito_de_batalha = Battle Cry: an attacker whose commander is in the origin may roll one red die again
effect-aguas_sangrentas = Bloody Waters: at sea, whoever has the commander in the port may roll one die again
effect-parede_de_escudos = Shield Wall: a defender whose commander is in the target may roll one yellow die again
effect-prece_da_guerra = War Prayer: whoever has the commander in the combat may refuse the god's card once and draw another

## Phases

phase-setup = setup
phase-colour = choosing colours
phase-place = first placement
phase-reinforce = reinforcement
phase-attack = attacks
phase-invoke_att = the attacker may call a god
phase-prayer_att = the attacker's War Prayer
phase-invoke_def = the defender may call a god
phase-prayer_def = the defender's War Prayer
phase-dice_def = choosing defence dice
phase-reroll_att = the attacker may roll a die again
phase-reroll_def = the defender may roll a die again
phase-valhalla_att = the attacker's fallen
phase-valhalla_def = the defender's fallen
phase-occupy = moving in
phase-fortify = fortification
phase-captured = captured cards
phase-god_att = drawing a god's card
phase-god_def = drawing a god's card
phase-roll = rolling the dice
phase-die_att = rolling a die again
phase-die_def = rolling a die again
phase-power_att = the power of a god
phase-power_def = the power of a god
phase-card = drawing a card
phase-over = the end

## What you can do now, in one sentence

prompt-colour = Choose your colour.
prompt-place = Place your armies and your commander, then finish: { $pools }.
prompt-reinforce = Place armies ({ $pools }), exchange cards for { $value }, build or lay up ships, then finish.
prompt-attack = Attack by land or by sea, or end your attacks.
prompt-invoke_att = { $source } attacks { $target }. Call a god with your { $valhalla } in Valhalla, or pass.
prompt-prayer_att = You drew { $god_card }. Keep it, or draw again.
prompt-invoke_def = { $source } attacks { $target } with { $armies }. Call a god with your { $valhalla } in Valhalla, or pass.
prompt-prayer_def = You drew { $god_card }. Keep it, or draw again.
prompt-dice_def = { $source } attacks { $target } with { $armies }. With how many dice do you defend?
prompt-reroll_att = The dice: { $attack } × { $defence }. Roll one of yours again, or leave them.
prompt-reroll_def = The dice: { $attack } × { $defence }. Roll one of yours again, or leave them.
prompt-valhalla_att = You lost { $losses }. How many of them go to Valhalla?
prompt-valhalla_def = You lost { $losses }. How many of them go to Valhalla?
prompt-occupy = { $target } has fallen. How many armies move in from { $source }?
prompt-fortify = Fortify once, by land or by sea, or end your turn.
prompt-captured = Exchange the cards you captured (next: { $value }), place the armies ({ $pools }), then finish.

## Actions

action-take_colour = play { $colour }
action-place = place { $armies } on { $territory } ({ $pool })
action-place_commander = put the commander in { $territory }
action-trade = exchange { $cards }
action-build_ship = build a ship in { $territory }
action-lay_up_ship = lay up the ship of { $territory }
action-finish_placing = finish placing
action-attack = attack { $target } from { $source } with { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    }
action-attack_ship = send the ship of { $source } against the one of { $target }
action-end_attack = end the attacks
action-invoke = call { $god }
action-pass_invocation = call nobody
action-keep_card = keep the card
action-draw_again = draw another card
action-defend = defend with { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
action-reroll = roll a die that shows { $face } again
action-decline_reroll = leave the dice
action-send_to_valhalla = { $armies ->
        [0] send nobody to Valhalla
       *[other] send { $armies } to Valhalla
    }
action-occupy = move in with { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    }{ $commander ->
        [true] {" "}and the commander
       *[other] {""}
    }
action-move = move { $armies } from { $source } to { $target }{ $commander ->
        [true] {" "}with the commander
       *[other] {""}
    }
action-sail = by sea from { $source } to { $target }: { $armies } armies{ $ship ->
        [true] , the ship too
       *[other] {""}
    }{ $commander ->
        [true] , the commander too
       *[other] {""}
    }
action-end_fortify = end the turn
action-surrender = surrender
action-name-take_colour = choosing a colour
action-name-place = placing
action-name-place_commander = placing the commander
action-name-trade = exchanging cards
action-name-build_ship = building a ship
action-name-lay_up_ship = laying up a ship
action-name-finish_placing = finishing
action-name-attack = attacking
action-name-attack_ship = a naval combat
action-name-end_attack = ending the attacks
action-name-invoke = calling a god
action-name-pass_invocation = passing
action-name-keep_card = keeping a card
action-name-draw_again = drawing again
action-name-defend = defending
action-name-reroll = rolling again
action-name-decline_reroll = leaving the dice
action-name-send_to_valhalla = Valhalla
action-name-occupy = moving in
action-name-move = moving
action-name-sail = sailing
action-name-end_fortify = ending the turn
action-name-surrender = surrendering

## Events

event-colour_assigned = { $seat } plays { $colour }.
event-effect_drawn = The command effect is { $effect }.
event-dealer_rolled = { $seats } rolled { $faces }; { $dealer ->
        [none] those who are tied roll again.
       *[other] { $dealer } deals.
    }
event-territories_dealt = { $dealer } dealt the territories.
event-objective_dealt = { $objective ->
        [none] { $seat } received an objective.
       *[other] { $seat } received the objective: { $objective }.
    }
event-turn_started = Round { $round }: the turn of { $seat }. Armies to place: { $pools }.{ $restored ->
        [0] {""}
       *[other] {" "}{ $restored } removed armies are back in the reserve.
    }
event-armies_placed = { $seat } puts { $armies } on { $territory }.
event-commander_placed = The commander of { $seat } is in { $territory }.{ $cost ->
        [0] {""}
       *[other] {" "}It took { $cost } from Valhalla.
    }
event-cards_traded = { $seat } exchanged { $cards } for { $armies } armies.{ $bonus ->
        [none] {""}
       *[other] {" "}And at once: { $bonus }.
    }
event-ship_built = { $seat } builds a ship in { $territory }.
event-ship_laid_up = { $seat } lays up the ship of { $territory }.
event-placing_finished = { $seat } has finished placing.
event-battle_declared = { $seat } attacks { $target } from { $source } with { $armies }.
event-naval_combat_declared = The ship of { $source } ({ $seat }) meets the one of { $target } ({ $defender }).
event-god_invoked = { $seat } calls { $god } for { $cost }.
event-god_card_drawn = { $seat } draws { $god_card }.
event-god_card_refused = { $seat } refuses { $god_card } and draws again.
event-dice_rolled = The dice: { $attack } × { $defence }.
event-die_rerolled = { $seat } rolls a { $face } again: { $result }.
event-power_rolled = { $god_card } ({ $seat }) rolls { $faces }. Now: { $attack } × { $defence }.
event-battle_fought = { $source } against { $target }: { $attack } × { $defence }. Losses: attack { $attack_losses }, defence { $defence_losses }.
event-naval_roll_fought = At sea, { $source } against { $target }: { $attack } × { $defence }. Pairs: attack { $attack_pairs }, defence { $defence_pairs }.
event-naval_combat_ended = { $result ->
        [sunk] The ship of { $target } is destroyed; the way from { $source } is open.
        [open] The ship of { $target } is beaten; the way from { $source } is open.
        [spent] The ship of { $source } is beaten and back in port.
       *[lost] The ship of { $source } is destroyed.
    }
event-valhalla_entered = { $armies ->
        [0] { $seat } sends nobody to Valhalla.
       *[other] { $seat } sends { $armies } to Valhalla.
    }
event-territory_conquered = { $seat } conquers { $territory } from { $source }.
event-commander_lost = { $seat } loses the commander of { $territory }.
event-ship_returned = The ship of { $territory } goes back to the reserve of { $seat }.
event-armies_moved_in = { $seat } moves { $armies } from { $source } into { $territory }{ $commander ->
        [true] {" "}with the commander.
       *[other] .
    }
event-player_eliminated = { $by } eliminates { $seat }.
event-cards_taken = { $cards ->
        [none] { $seat } takes the cards of { $giver }: { $count }.
       *[other] { $seat } takes the cards of { $giver }: { $cards }.
    }
event-objective_changed = { $seat }: your objective is now: { $objective }.
event-attack_ended = { $seat } ends the attacks.
event-armies_moved = { $seat } moves { $armies } from { $source } to { $target }{ $ship ->
        [true] , the ship too
       *[other] {""}
    }{ $commander ->
        [true] , the commander too.
       *[other] .
    }
event-fortify_ended = { $seat } has finished moving.
event-pile_recycled = The discards are the new draw pile: { $cards } cards.
event-card_drawn = { $card ->
        [none] { $seat } draws a card.
       *[other] { $seat } draws a card: { $card }.
    }
event-surrender_announced = { $seat } surrenders as soon as this is over.
event-player_surrendered = { $seat } surrenders. What { $seat } held is neutral now.
event-hand_discarded = The cards of { $seat } lie open: { $cards }.
event-game_ended = The game is over. Won by: { $winners } ({ $ending ->
        [objective] objective reached
        [last_in_play] nobody else is left
       *[round_limit] round limit
    }).

## Options of the table

option-three_players = Three players
    .false = four to six can play
    .true = three can play too
option-gods = Gods
    .true = can be called before a roll
    .false = stay out of it
option-commander = Commanders
    .true = lead the armies
    .false = stay at home
option-ships = Ships
    .true = can be built
    .false = there are none
option-command_effect = Command effect
    .random = drawn by lot
    .grito_de_batalha = Battle Cry
    .aguas_sangrentas = Bloody Waters
    .parede_de_escudos = Shield Wall
    .prece_da_guerra = War Prayer
option-naval_mode = Naval combat
    .single_roll = one roll; its three pairs are the rounds
    .three_rounds = three rolls; two of them win
option-commander_return = A lost commander
    .valhalla = comes back for an army of Valhalla
    .free = comes back for nothing
    .never = stays away
option-defender_dice = Defence dice
    .most = the defence always rolls all it can
    .choose = the defender chooses how many to roll
option-fortify_mode = Fortification
    .one_move = one move in a turn
    .classic = as many as you like, but nothing moves twice
option-attack_ramp = Assaults in the first rounds
    .false = as many as you like
    .true = 1 in round 2, then 2, 3 and 4; later no limit
option-seat_compensation = Later seats
    .false = place as many as the others in round 1
    .true = place one more for each seat before them
option-supply_limit = Pieces
    .true = 85 armies each
    .false = no limit
option-objective_mode = Objectives
    .cards = a secret card each
    .total_conquest = none: only the last one wins
option-round_limit = Round limit
    .number = after round { $value } the largest realm wins
    .off = no limit

## The table in the terminal

sketch-round = Round { $round }, { $phase } — { $seat }
sketch-seat = { $territories } territories, { $armies } armies, Valhalla { $valhalla }, { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
sketch-out = { $fate ->
        [eliminated] eliminated
       *[other] surrendered
    }
sketch-effect = { $effect }
sketch-supply = Your reserve: { $reserve }, removed: { $removed }
sketch-objective = Your objective: { $objective }
sketch-goal = It is now: { $objective }
sketch-hand = Your cards: { $cards }
sketch-trade = Next exchange: { $value } armies
sketch-piles = Draw pile { $pile }, discards { $discards }
sketch-earned = You will draw a card at the end of this turn.

## The report of the match

measure-valhalla = Armies in Valhalla
measure-ships = Ships on the board
tally-naval = rolls at sea
tally-invocations = gods called
tally-trades = card exchanges
luck-sea = Dice at sea
luck-sea-unit = pairs
luck-sea-note = How many pairs the dice won for you at sea, where no god and no command effect had a hand in it.
luck-cards = Cards
luck-cards-unit = useful cards
luck-cards-note = Useful are wild cards, and cards of territories that were yours when you drew them.
mark-trade = { $seat } exchanged cards for { $armies } armies
mark-trade-short = exchange: { $armies }
mark-commander = { $seat } lost the commander in { $territory }
mark-commander-short = commander lost
aim-territory = { $territory } { $have }/{ $of }
aim-ports = ports { $have }/{ $of }
aim-ships = ships { $have }/{ $of }
aim-ship-in = ship in { $territory } { $have }/{ $of }
aim-commander = commander in { $territory } { $have }/{ $of }

won-by-objective = Objective met in round { $round }: { $objective }.
won-by-last_in_play = In round { $round } nobody else was left.
won-by-round_limit = The match ended at its limit of { $round } rounds; whoever had most won.

## What planning bots say
plan-objective-bold = Go after its objective at greater risk
plan-region = Complete a region: { $about }
plan-sea = Build a ship and set out over the sea: { $about }
plan-save = Keep its cards for later
fact-regions = it comes nearer to whole regions
fact-valhalla = it keeps more armies in Valhalla
fact-ships = it keeps more ships in port
fact-commander = it keeps its commander on the board
