## Names

game-name = War
continent-america_do_norte = North America
continent-america_do_sul = South America
continent-europa = Europe
continent-africa = Africa
continent-asia = Asia
continent-oceania = Oceania
pool-free = free
pool-america_do_norte = North America
pool-america_do_sul = South America
pool-europa = Europe
pool-africa = Africa
pool-asia = Asia
pool-oceania = Oceania

territory-alasca = Alaska
territory-mackenzie = Mackenzie
territory-groenlandia = Greenland
territory-vancouver = Vancouver
territory-ottawa = Ottawa
territory-labrador = Labrador
territory-california = California
territory-nova_york = New York
territory-mexico = Mexico
territory-venezuela = Venezuela
territory-peru = Peru
territory-brasil = Brazil
territory-argentina = Argentina
territory-islandia = Iceland
territory-inglaterra = England
territory-suecia = Sweden
territory-alemanha = Germany
territory-franca = France
territory-polonia = Poland
territory-moscou = Moscow
territory-argelia = Algeria
territory-egito = Egypt
territory-sudao = Sudan
territory-congo = Congo
territory-africa_do_sul = South Africa
territory-madagascar = Madagascar
territory-oriente_medio = Middle East
territory-aral = Aral
territory-omsk = Omsk
territory-dudinka = Dudinka
territory-siberia = Siberia
territory-tchita = Chita
territory-mongolia = Mongolia
territory-vladivostok = Vladivostok
territory-china = China
territory-india = India
territory-vietna = Vietnam
territory-japao = Japan
territory-sumatra = Sumatra
territory-borneu = Borneo
territory-nova_guine = New Guinea
territory-australia = Australia

figure-quadrado = square
figure-triangulo = triangle
figure-circulo = circle
card-carta_alasca = Alaska (triangle)
card-carta_mackenzie = Mackenzie (circle)
card-carta_groenlandia = Greenland (circle)
card-carta_vancouver = Vancouver (triangle)
card-carta_ottawa = Ottawa (circle)
card-carta_labrador = Labrador (square)
card-carta_california = California (square)
card-carta_nova_york = New York (triangle)
card-carta_mexico = Mexico (square)
card-carta_venezuela = Venezuela (triangle)
card-carta_peru = Peru (triangle)
card-carta_brasil = Brazil (circle)
card-carta_argentina = Argentina (square)
card-carta_islandia = Iceland (triangle)
card-carta_inglaterra = England (circle)
card-carta_suecia = Sweden (circle)
card-carta_alemanha = Germany (circle)
card-carta_franca = France (square)
card-carta_polonia = Poland (square)
card-carta_moscou = Moscow (triangle)
card-carta_argelia = Algeria (circle)
card-carta_egito = Egypt (triangle)
card-carta_sudao = Sudan (square)
card-carta_congo = Congo (square)
card-carta_africa_do_sul = South Africa (triangle)
card-carta_madagascar = Madagascar (circle)
card-carta_oriente_medio = Middle East (square)
card-carta_aral = Aral (triangle)
card-carta_omsk = Omsk (square)
card-carta_dudinka = Dudinka (circle)
card-carta_siberia = Siberia (triangle)
card-carta_tchita = Chita (triangle)
card-carta_mongolia = Mongolia (circle)
card-carta_vladivostok = Vladivostok (circle)
card-carta_china = China (circle)
card-carta_india = India (square)
card-carta_vietna = Vietnam (triangle)
card-carta_japao = Japan (square)
card-carta_sumatra = Sumatra (square)
card-carta_borneu = Borneo (square)
card-carta_nova_guine = New Guinea (circle)
card-carta_australia = Australia (triangle)
card-coringa_1 = joker 1
card-coringa_2 = joker 2

objective-obj_europa_oceania_terceiro = Hold all of Europe, all of Oceania and one more whole continent
objective-obj_asia_america_do_sul = Hold all of Asia and all of South America
objective-obj_europa_america_do_sul_terceiro = Hold all of Europe, all of South America and one more whole continent
objective-obj_18_territorios = Hold 18 territories with two armies or more on each
objective-obj_asia_africa = Hold all of Asia and all of Africa
objective-obj_america_do_norte_africa = Hold all of North America and all of Africa
objective-obj_24_territorios = Hold 24 territories, whichever you like
objective-obj_america_do_norte_oceania = Hold all of North America and all of Oceania
objective-obj_destruir_azul = Destroy the blue armies
objective-obj_destruir_amarelo = Destroy the yellow armies
objective-obj_destruir_vermelho = Destroy the red armies
objective-obj_destruir_preto = Destroy the black armies
objective-obj_destruir_branco = Destroy the white armies
objective-obj_destruir_verde = Destroy the green armies

## Phases

phase-setup = setup
phase-trade = trading cards
phase-place = placing armies
phase-attack = attacks
phase-defend = choosing defence dice
phase-occupy = moving in
phase-fortify = moving armies
phase-end_trade = trading cards at the end of the turn
phase-end_place = placing armies at the end of the turn
phase-battle = battle
phase-excess = hand limit
phase-card = drawing a card
phase-over = the end

## What you can do now, in one sentence

prompt-trade = Trade three cards for { $value ->
        [one] 1 army
       *[other] { $value } armies
    }, or skip.
prompt-place = Place your armies: { $pools }.
prompt-attack = Attack a neighbour, or end your attacks.
prompt-defend = { $source } attacks { $target } with { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }. With how many do you defend?
prompt-occupy = { $target } is yours. How many more armies follow from { $source }?
prompt-fortify = Move armies between your neighbouring territories, or end your turn.
prompt-end_trade = You eliminated a player: trade three cards for { $value ->
        [one] 1 army
       *[other] { $value } armies
    }, or skip.
prompt-end_place = Place the armies of your trade: { $pools }.

## Actions

action-trade = trade { $cards }
action-skip = trade nothing
action-place = place { $armies } on { $territory } ({ $pool })
action-attack = attack { $target } from { $source } with { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
action-end_attack = end the attacks
action-defend = defend with { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
action-occupy = { $extra ->
        [0] send nobody after the first army
        [one] send 1 more army
       *[other] send { $extra } more armies
    }
action-move = move { $armies } from { $source } to { $target }
action-end_fortify = end the turn
action-name-trade = trading
action-name-skip = skipping
action-name-place = placing
action-name-attack = attacking
action-name-end_attack = ending the attacks
action-name-defend = defending
action-name-occupy = moving in
action-name-move = moving
action-name-end_fortify = ending the turn
action-name-surrender = surrendering
action-surrender = surrender

## Events

event-colour_assigned = { $seat } plays { $colour }.
event-objective_dealt = { $objective ->
        [none] { $seat } received an objective.
       *[other] { $seat } received the objective: { $objective }.
    }
event-objective_swapped = { $seat } gave back “{ $returned }” and received: { $objective }.
event-dealer_rolled = { $seats } rolled { $faces }; { $dealer ->
        [none] those who are tied roll again.
       *[other] { $dealer } deals.
    }
event-territories_dealt = { $dealer } dealt the territories.
event-turn_started = Round { $round }: the turn of { $seat }. Armies to place: { $pools }.
event-cards_traded = { $seat } traded { $cards } for { $armies } armies.{ $bonus ->
        [none] {""}
       *[other] {" "}Two more on each of: { $bonus }.
    }
event-trade_skipped = { $seat } trades no cards.
event-armies_placed = { $seat } puts { $armies } on { $territory }.
event-attack_declared = { $seat } attacks { $target } from { $source } with { $dice }; { $defender } chooses the defence.
event-attack_voided = The attack on { $target } from { $source } is void.
event-battle_fought = { $source } against { $target }: { $attack } × { $defence }. Losses: attack { $attack_losses }, defence { $defence_losses }.
event-territory_conquered = { $seat } conquers { $territory } from { $source }.
event-player_eliminated = { $by } eliminates { $seat }.
event-cards_taken = { $cards ->
        [none] { $seat } takes the cards of { $giver }: { $count }.
       *[other] { $seat } takes the cards of { $giver }: { $cards }.
    }
event-objective_changed = { $seat }: your objective is now: { $objective }.
event-objective_revealed = The objective of { $seat } was: { $objective }.
event-armies_moved_in = { $armies ->
        [0] { $seat } sends nobody else to { $territory }.
       *[other] { $seat } sends { $armies } more from { $source } to { $territory }.
    }
event-attack_ended = { $seat } ends the attacks.
event-armies_moved = { $seat } moves { $armies } from { $source } to { $target }.
event-fortify_ended = { $seat } has finished moving.
event-pile_recycled = The discards are the new draw pile: { $cards } cards.
event-card_drawn = { $card ->
        [none] { $seat } draws a card.
       *[other] { $seat } draws a card: { $card }.
    }
event-card_lost = { $card ->
        [none] { $seat } has too many cards and loses one.
       *[other] { $seat } has too many cards and loses { $card }.
    }
event-player_surrendered = { $seat } surrenders. What { $seat } held is neutral now.
event-game_ended = The game is over. Won by: { $winners } ({ $ending ->
        [objective] objective reached
        [last_in_play] nobody else is left
       *[round_limit] round limit
    }).

## Options of the table

option-first_round = First round
    .full = all steps from the first turn on
    .placement_only = everybody only places armies; attacks begin in round 2
option-defender_dice = Defence dice
    .most = the defence always rolls all it can
    .choose = the defender chooses how many to roll
option-conquest_move = Moving into a conquest
    .participants = at most the armies that fought
    .all_but_one = as many as you like, one stays behind
option-deal_start = Deal of the territories
    .dealer = begins with the dealer
    .left_of_dealer = begins with the next seat
option-absent_colour_objectives = Objectives against absent colours
    .exclude = are left out
    .become_24 = count as “24 territories”
option-own_colour_objective = Objective against one's own colour
    .become_24 = counts as “24 territories”
    .redraw = is swapped for another
option-elimination_trade = Trading after an elimination
    .end_of_turn = allowed at the end of the turn
    .none = not allowed; more than five cards are lost at once
option-reveal_objective_on_elimination = Objectives of those who leave
    .false = stay secret
    .true = are shown to all
option-exchange_cap = Most armies for a trade
    .number = no trade gives more than { $value }
    .off = no limit
option-round_limit = Round limit
    .number = after round { $value } the largest empire wins
    .off = no limit

## The table in the terminal

sketch-round = Round { $round }, { $phase } — { $seat }
sketch-seat = { $territories } territories, { $armies } armies, { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
sketch-out = { $fate ->
        [eliminated] eliminated
       *[other] surrendered
    }
sketch-objective = Your objective: { $objective }
sketch-goal = It is now: { $objective }
sketch-hand = Your cards: { $cards }
sketch-trade = Next trade: { $value } armies
sketch-piles = Draw pile { $pile }, discards { $discards }
sketch-earned = You will draw a card at the end of this turn.

## The report of the match

tally-trades = card trades
luck-cards = Cards
luck-cards-unit = useful cards
luck-cards-note = Useful are jokers, and cards of territories that were yours when you drew them.
mark-trade = { $seat } traded cards for { $armies } armies
mark-trade-short = trade: { $armies }

won-by-objective = Objective met in round { $round }: { $objective }.
won-by-last_in_play = In round { $round } nobody else was left.
won-by-round_limit = The match ended at its limit of { $round } rounds; whoever had most won.
