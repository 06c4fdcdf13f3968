## Names

game-name = War II
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
territory-vladivostok = Vladivostok
territory-mongolia = Mongolia
territory-china = China
territory-japao = Japan
territory-india = India
territory-vietna = Vietnam
territory-sumatra = Sumatra
territory-borneu = Borneo
territory-nova_guine = New Guinea
territory-australia = Australia

card-carta_nova_york = New York *
card-carta_ottawa_labrador = Ottawa * / Labrador
card-carta_brasil = Brazil *
card-carta_inglaterra_islandia = England * / Iceland
card-carta_alemanha = Germany *
card-carta_moscou_suecia = Moscow * / Sweden
card-carta_egito = Egypt *
card-carta_africa_do_sul_madagascar = South Africa * / Madagascar
card-carta_oriente_medio = Middle East *
card-carta_china = China *
card-carta_japao_vladivostok = Japan * / Vladivostok
card-carta_australia = Australia *
card-carta_california_vancouver = Vancouver / California
card-carta_alasca_mackenzie = Alaska / Mackenzie
card-carta_groenlandia = Greenland
card-carta_mexico = Mexico
card-carta_argentina_venezuela = Venezuela / Argentina
card-carta_franca_polonia = France / Poland
card-carta_argelia = Algeria
card-carta_sudao_congo = Sudan / Congo
card-carta_aral_omsk = Aral / Omsk
card-carta_dudinka_siberia = Dudinka / Siberia
card-carta_mongolia_tchita = Chita / Mongolia
card-carta_india = India
card-carta_vietna = Vietnam
card-carta_sumatra_borneu = Sumatra / Borneo
card-carta_nova_guine = New Guinea
card-continente_america_do_norte = North America
card-continente_america_do_sul = South America
card-continente_europa = Europe
card-continente_africa = Africa
card-continente_asia = Asia
card-continente_oceania = Oceania
card-numero_1_01 = number 1
card-numero_1_02 = number 1
card-numero_1_03 = number 1
card-numero_1_04 = number 1
card-numero_1_05 = number 1
card-numero_1_06 = number 1
card-numero_1_07 = number 1
card-numero_1_08 = number 1
card-numero_1_09 = number 1
card-numero_1_10 = number 1
card-numero_2_01 = number 2
card-numero_2_02 = number 2
card-numero_2_03 = number 2
card-numero_2_04 = number 2
card-numero_2_05 = number 2
card-numero_2_06 = number 2
card-numero_2_07 = number 2
card-numero_2_08 = number 2
card-numero_2_09 = number 2
card-numero_2_10 = number 2
card-numero_3_01 = number 3
card-numero_3_02 = number 3
card-numero_3_03 = number 3
card-numero_3_04 = number 3
card-numero_3_05 = number 3
card-numero_3_06 = number 3
card-numero_3_07 = number 3
card-numero_3_08 = number 3

objective-obj_america_do_norte_oceania = Hold all of North America and all of Oceania
objective-obj_america_do_norte_africa = Hold all of North America and all of Africa
objective-obj_asia_5_centros = Hold all of Asia, and five Strategic Centres altogether
objective-obj_oceania_maioria_asia_europa = Hold all of Oceania and most of both Asia and Europe
objective-obj_europa_oceania_terceiro = Hold all of Europe, all of Oceania and one more whole continent
objective-obj_europa_america_do_sul_terceiro = Hold all of Europe, all of South America and one more whole continent
objective-obj_europa_maioria_asia = Hold all of Europe and most of Asia
objective-obj_africa_maioria_america_do_norte_europa = Hold all of Africa and most of both North America and Europe
objective-obj_america_do_sul_maioria_america_do_norte_asia = Hold all of South America and most of both North America and Asia
objective-obj_24_territorios = Hold 24 territories, whichever you like
objective-obj_18_territorios = Hold 18 territories with two armies or more on each
objective-obj_8_centros = Hold eight Strategic Centres, whichever you like
objective-obj_5_maiorias = Hold most of five continents
objective-obj_america_do_sul_oceania_7_centros = Hold all of South America and all of Oceania, and seven Strategic Centres altogether
objective-obj_destruir_branco = Destroy the white armies
objective-obj_destruir_vermelho = Destroy the red armies
objective-obj_destruir_preto = Destroy the black armies
objective-obj_destruir_azul = Destroy the blue armies
objective-obj_destruir_amarelo = Destroy the yellow armies
objective-obj_destruir_verde = Destroy the green armies
objective-obj_ultimo_territorio = Hold the Strategic Centres of a last stand

## Phases

phase-setup = setup
phase-choice = choosing centres or territories
phase-claim = claiming territories
phase-place = placing armies
phase-attack = attacks
phase-occupy = moving in
phase-raid = air raid
phase-move = moving armies
phase-transport = transport
phase-battle = battle
phase-flak = anti-aircraft fire
phase-bombs = bombing
phase-excess = hand limit
phase-card = drawing cards
phase-over = the end

## What you can do now, in one sentence

prompt-choice = Take a Strategic Centre that is left, or two vacant territories in different continents.
prompt-claim = Put an army on a vacant territory.
prompt-place = Place your armies: { $pools }. Cards may be used too.
prompt-attack = Attack a neighbour, send bombers, use cards, or end your attacks.
prompt-occupy = { $target } is yours. How many of the { $armies } armies move in from { $source }?
prompt-raid = { $bombers ->
        [one] 1 bomber
       *[other] { $bombers } bombers
    } over { $target }, which has { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    }. Fly another exchange, or stop?
prompt-move = Move armies between neighbours, airlift them between Strategic Centres, use cards, or end your turn.
prompt-transport = Say what { $cards } are to transport.

## Actions

action-take_centre = take { $territory }
action-take_pair = take { $territory } and { $other }
action-claim = claim { $territory }
action-place = place { $armies } on { $territory } ({ $pool })
action-attack = attack { $target } from { $source } with { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    }
action-end_attack = end the attacks
action-occupy = move in with { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    }
action-raid_from_base = raid { $target } with { $bombers ->
        [one] 1 bomber
       *[other] { $bombers } bombers
    } of the air base
action-raid_with_cards = raid { $target } for { $card }{ $numbers ->
        [none] {""}
       *[other] {" "}and numbers { $numbers }
    }
action-continue_raid = fly another exchange
action-stop_raid = stop the raid
action-move = move { $armies } from { $source } to { $target }
action-airlift = airlift { $armies } from { $source } to { $target }
action-end_turn = end the turn
action-reinforce = reinforce { $territory } for { $card }{ $numbers ->
        [none] {""}
       *[other] {" "}and numbers { $numbers }
    }
action-transport = give { $cards } for a transport
action-carry = transport { $armies } from { $source } to { $target }
action-discard = discard { $card }
action-place_ci = put your Information Centre on { $territory }
action-spy = spy on { $opponent }
action-move_ci = move the Information Centre of { $ci } to { $territory }
action-carry_ci = transport the Information Centre of { $ci } to { $territory }
action-surrender = surrender

## Events

event-colour_assigned = { $seat } plays { $colour }.
event-objective_dealt = { $objective ->
        [none] { $seat } received an objective.
       *[other] { $seat } received the objective: { $objective }.
    }
event-dealer_rolled = { $seats } rolled { $faces }; { $dealer ->
        [none] those who are tied roll again.
       *[other] { $dealer } distributes.
    }
event-centre_dealt = { $seat } is dealt { $territory }.
event-centre_taken = { $seat } takes { $territory }.
event-pair_taken = { $seat } takes { $territories }.
event-territory_claimed = { $seat } claims { $territory }.
event-turn_started = Round { $round }{ $stage ->
        [0] {""}
       *[other] , stage { $stage }
    }: the turn of { $seat }.{ $pools ->
        [none] {""}
       *[other] {" "}Armies to place: { $pools }.
    }{ $centres ->
        [none] {""}
       *[other] {" "}One more on each of: { $centres }.
    }
event-armies_placed = { $seat } puts { $armies } on { $territory }.
event-armies_lost = The box of { $seat } is empty: { $armies ->
        [one] 1 army is lost
       *[other] { $armies } armies are lost
    }.
event-bombers_arrived = { $seat } receives { $bombers ->
        [one] 1 bomber
       *[other] { $bombers } bombers
    } and has { $base } in the air base.
event-battle_fought = { $source } against { $target }: { $attack } × { $defence }. Losses: attack { $attack_losses }, defence { $defence_losses }.
event-territory_conquered = { $seat } conquers { $territory } from { $source }.
event-armies_moved_in = { $seat } moves { $armies } from { $source } into { $territory }.
event-attack_ended = { $seat } ends the attacks.
event-raid_declared = { $seat } sends { $bombers ->
        [one] 1 bomber
       *[other] { $bombers } bombers
    } over { $target }{ $cards ->
        [none] {""}
       *[other] , for { $cards }
    }.
event-flak_fired = Anti-aircraft fire of { $target }: { $face }. Bombers flying on: { $bombers }.
event-bombs_dropped = Bombs on { $target }: { $face }. Armies left: { $armies }.
event-raid_ended = The raid on { $target } is over; { $bombers ->
        [0] no bomber returns
        [one] 1 bomber flies to the air base
       *[other] { $bombers } bombers fly to the air base
    }.
event-armies_moved = { $seat } moves { $armies } from { $source } to { $target }.
event-armies_airlifted = { $seat } airlifts { $armies } from { $source } to { $target }.
event-turn_ended = { $seat } ends the turn.
event-territory_reinforced = { $seat } plays { $cards }: { $armies } on { $territory }.
event-transport_paid = { $seat } plays { $cards } for a transport.
event-armies_transported = { $seat } transports { $armies } from { $source } to { $target }.
event-card_discarded = { $card ->
        [none] { $seat } discards a card face down.
       *[other] { $seat } discards { $card } face down.
    }
event-pile_recycled = { $cards } discards go back to the draw pile.
event-card_drawn = { $card ->
        [none] { $seat } draws a card.
       *[other] { $seat } draws a card: { $card }.
    }
event-player_eliminated = { $by } eliminates { $seat }.
event-cards_taken = { $cards ->
        [none] { $seat } takes the cards of { $giver }: { $count }.
       *[other] { $seat } takes the cards of { $giver }: { $cards }.
    }
event-card_lost = { $card ->
        [none] { $seat } has too many cards and loses one.
       *[other] { $seat } has too many cards and loses { $card }.
    }
event-objective_changed = { $seat }: your objective is now: { $objective }.
event-last_stand_begun = { $seat } is down to one territory and now has to hold { $number } Strategic Centres.
event-ci_placed = { $seat } puts an Information Centre on { $territory }.
event-ci_moved = { $seat } moves the Information Centre of { $ci } from { $source } to { $territory }.
event-ci_captured = { $seat } captures the Information Centre of { $ci } in { $territory } and looks at the cards and the objective of { $ci }.
event-ci_freed = { $seat } has the own Information Centre in { $territory } back.
event-spied = { $seat } spies on { $opponent }.
event-hand_seen = The cards of { $opponent }: { $cards ->
        [none] none
       *[other] { $cards }
    }.
event-secrets_seen = The cards of { $opponent }: { $cards ->
        [none] none
       *[other] { $cards }
    }. { $dealt ->
        [none] There is no objective.
       *[other] The objective card: { $dealt }; what it asks for now: { $objective }.
    }
event-surrender_announced = { $seat } surrenders as soon as this is over.
event-player_surrendered = { $seat } surrenders. What { $seat } held is neutral now.
event-seat_handed_over = { $seat } leaves; a bot plays on.
event-game_ended = The game is over. Won by: { $winners } ({ $ending ->
        [objective] objective reached
        [last_in_play] nobody else is left
       *[round_limit] round limit
    }).

## Options of the table

option-ci = Information Centres and espionage
    .false = are not used
    .true = are used
option-first_round_attacks = Attacks in round 1
    .true = allowed in its second stage
    .false = not before round 2
option-objectives_after_claims = Objectives
    .false = are drawn before the territories are claimed
    .true = are drawn after the territories are claimed
option-aa_die = Anti-aircraft die
    .standard = 0, 0, 0, 1, 1, 2
    .heavy = 0, 0, 0, 1, 2, 3
option-majority_placement = Armies for a majority
    .continent = stay in their continent
    .free = go anywhere
option-transport_mode = Transport for two cards
    .any = between any two own territories
    .shown = between own territories that the cards show
option-last_stand = With a single territory left
    .false = the objective stays as it is
    .true = the objective becomes some Strategic Centres, for good
option-last_stand_centres = Strategic Centres of a last stand
    .number = { $value } are needed
option-surrender_seat = The seat of somebody who surrenders
    .neutral = its armies become neutral
    .bot = a bot plays on
option-round_limit = Round limit
    .number = after round { $value } the largest empire wins
    .off = no limit
option-turn_seconds = Clock
    .number = { $value } seconds for a turn
    .off = no clock
option-random_claims = Vacant territories
    .false = are claimed by choice
    .true = are handed out by lot

## The table in the terminal

sketch-round = Round { $round }, { $phase } — { $seat }
sketch-seat = { $territories } territories, { $armies } armies, { $bombers ->
        [one] 1 bomber
       *[other] { $bombers } bombers
    }, { $number ->
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
sketch-seen = Seen of { $seat } in turn { $turn }: { $cards ->
        [none] no cards
       *[other] { $cards }
    }{ $objective ->
        [none] {""}
       *[other] ; objective: { $objective }
    }
sketch-piles = Draw pile { $pile }, discards { $discards }
sketch-earned = You will draw cards at the end of this turn.

## The report of the match

measure-centres = Strategic Centres
measure-bombers = Bombers in the base
tally-raids = air raids
luck-air = Air dice
luck-air-unit = pieces
luck-air-note = Bombers and armies count alike: what one side loses in the air, the other gains.
luck-cards = Cards
luck-cards-unit = armies
luck-cards-note = What the cards drawn are worth in a reinforcement: a territory card 1, a number card its number.
dice-flak = Anti-aircraft die
dice-bombs = Air-attack die
fight-air = { $bombers ->
        [one] { $bombers } bomber
       *[other] { $bombers } bombers
    } × { $armies } { $target }
fight-air-ended = { $destroyed ->
        [0] destroyed nothing
       *[other] destroyed { $destroyed }
    }, { $lost ->
        [0] no loss
       *[other] lost { $lost }
    }
mark-reinforced = { $seat } used cards: { $armies } armies in { $territory }
mark-reinforced-short = cards: { $armies }
mark-last-stand = { $seat } came to need { $number } Strategic Centres
mark-last-stand-short = last stand
aim-centres = Centres { $have }/{ $of }
aim-majority = { $continent }, majority { $have }/{ $of }
aim-majorities = majorities { $have }/{ $of }

won-by-objective = Objective met in round { $round }: { $objective }.
won-by-last_in_play = In round { $round } nobody else was left.
won-by-round_limit = The match ended at its limit of { $round } rounds; whoever had most won.

## What planning bots say
plan-raid = Bomb first: { $about }
plan-save = Keep its cards for later
fact-bombers = it keeps more bombers
fact-centres = it gives more Strategic Centres
