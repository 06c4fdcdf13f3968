## Names

game-name = Feudum

region-sea = Sea
region-islands = Big islands
region-forest = Forest
region-desert = Desert
region-badlands = Badlands
region-mountains = Mountains
good-saltpeter = saltpeter
good-sulfur = sulfur
good-iron = iron
good-wood = wood
good-food = food
guild-farmer = Farmers
guild-merchant = Merchants
guild-alchemist = Alchemists
guild-knight = Knights
guild-noble = Nobles
guild-monk = Monks
character-farmer = farmer
character-merchant = merchant
character-alchemist = alchemist
character-knight = knight
character-noble = noble
character-monk = monk
type-outpost = outpost
type-farm = farm
type-town = town
type-feudum = feudum
vessel-ship = ship
vessel-sub = submersible
vessel-flight = flying machine
monster-serpent = sea serpent
monster-behemoth = behemoth
landscape-orchard = orchard
landscape-archery_butt = archery butt
landscape-silver_mine = silver mine
landscape-sulfur_mine = sulfur mine
card-migrate = Migrate
card-repeat = Repeat
card-move = Move
card-influence = Influence
card-tax = Tax
card-explore = Explore
card-harvest = Harvest
card-improve = Improve
card-conquer = Conquer
card-defend = Defend
card-guild = Guild
good-landscape = what is on the landscape
vessel-barrel = barrel of krud
monster-pawn = pawn
monster-feudum = feudum
guild-none = none

location-l01 = North Islet
location-l02 = Sunset Islet
location-l03 = Bay Islet
location-l04 = Serpent Cape
location-l05 = Serpent Harbour
location-l06 = Old Cove
location-l07 = South Point
location-l08 = Golden Cape
location-l09 = King's Clearing
location-l10 = Bridgeton
location-l11 = Strait Port
location-l12 = South Docks
location-l13 = Oasis
location-l14 = Crossroads
location-l15 = Mirage
location-l16 = North Gate
location-l17 = Broken Falls
location-l18 = Black Pool
location-l19 = Red Well
location-l20 = World's End
location-l21 = White Peak
location-l22 = Stone Vale

route-road-l04-l05 = road Serpent Cape – Serpent Harbour
route-road-l06-l07 = road Old Cove – South Point
route-road-l08-l09 = road Golden Cape – King's Clearing
route-road-l09-l10 = road King's Clearing – Bridgeton
route-road-l09-l16 = road King's Clearing – North Gate
route-road-l10-l16 = road Bridgeton – North Gate
route-road-l10-l14 = road Bridgeton – Crossroads
route-road-l13-l14 = road Oasis – Crossroads
route-road-l11-l13 = road Strait Port – Oasis
route-road-l12-l15 = road South Docks – Mirage
route-road-l16-l18 = road North Gate – Black Pool
route-road-l18-l19 = road Black Pool – Red Well
route-road-l21-l22 = road White Peak – Stone Vale
route-ferry-l14-l15 = ferry Crossroads – Mirage
route-ferry-l19-l22 = ferry Red Well – Stone Vale
route-ship-l01-l02 = ship route North Islet – Sunset Islet
route-ship-l01-l04 = ship route North Islet – Serpent Cape
route-ship-l01-l08 = ship route North Islet – Golden Cape
route-ship-l02-l06 = ship route Sunset Islet – Old Cove
route-ship-l04-l08 = ship route Serpent Cape – Golden Cape
route-ship-l05-l07 = ship route Serpent Harbour – South Point
route-ship-l05-l11 = ship route Serpent Harbour – Strait Port
route-ship-l07-l12 = ship route South Point – South Docks
route-ship-l11-l12 = ship route Strait Port – South Docks
route-ship-l11-l17 = ship route Strait Port – Broken Falls
route-sub-l02-l04 = submersible route Sunset Islet – Serpent Cape
route-sub-l03-l04 = submersible route Bay Islet – Serpent Cape
route-sub-l03-l11 = submersible route Bay Islet – Strait Port
route-sub-l06-l12 = submersible route Old Cove – South Docks
route-sub-l07-l11 = submersible route South Point – Strait Port
route-sub-l17-l18 = submersible route Broken Falls – Black Pool
route-sub-l18-l21 = submersible route Black Pool – White Peak
route-sub-l18-l22 = submersible route Black Pool – Stone Vale
route-flight-l03-l11 = flight route Bay Islet – Strait Port
route-flight-l04-l08 = flight route Serpent Cape – Golden Cape
route-flight-l05-l12 = flight route Serpent Harbour – South Docks
route-flight-l07-l15 = flight route South Point – Mirage
route-flight-l15-l20 = flight route Mirage – World's End
route-flight-l18-l21 = flight route Black Pool – White Peak
route-flight-l20-l22 = flight route World's End – Stone Vale

tile-sea_1 = tile I of the Sea
tile-sea_2 = tile II of the Sea
tile-sea_3 = tile III of the Sea
tile-sea_4 = tile IV of the Sea
tile-islands_1 = tile I of the Big islands
tile-islands_2 = tile II of the Big islands
tile-islands_3 = tile III of the Big islands
tile-islands_4 = tile IV of the Big islands
tile-forest_1 = tile I of the Forest
tile-forest_2 = tile II of the Forest
tile-forest_3 = tile III of the Forest
tile-forest_4 = tile IV of the Forest
tile-desert_1 = tile I of the Desert
tile-desert_2 = tile II of the Desert
tile-desert_3 = tile III of the Desert
tile-desert_4 = tile IV of the Desert
tile-badlands_1 = tile I of the Badlands
tile-badlands_2 = tile II of the Badlands
tile-badlands_3 = tile III of the Badlands
tile-badlands_4 = tile IV of the Badlands
tile-mountains_1 = tile I of the Mountains
tile-mountains_2 = tile II of the Mountains
tile-mountains_3 = tile III of the Mountains
tile-mountains_4 = tile IV of the Mountains
tile-cube = a cube

writ-m1 = Bow
writ-m2 = Sword
writ-m3 = Provisions for the king
writ-m4 = Works for the king
writ-m5 = Sky yard
writ-m6 = Sea yard
writ-m7 = Favour of the crafts
writ-m8 = Favour of the court
writ-c1 = Full cellar
writ-c2 = Monster slayer
writ-c3 = Eastern realm
writ-c4 = Western realm
writ-c5 = Northern realm
writ-c6 = Southern realm
writ-c7 = Central realm
writ-c8 = Remote realm
writ-m9 = Lance
writ-m10 = Bombard
writ-m11 = Fireworks for the king
writ-m12 = Levy
writ-m13 = Caravan
writ-m14 = Deep yard
writ-m15 = Grace of the king
writ-m16 = Public praise
writ-c9 = Lord of outposts
writ-c10 = Lord of farms
writ-c11 = Lord of towns
writ-c12 = Great vassal
writ-c13 = Master of masters
writ-c14 = Keeper of the land
writ-c15 = Traveller of the realm
writ-c16 = Veteran of the king

reason-tile = region tile
reason-harvest = harvest
reason-landscape = landscape
reason-victory = victory
reason-defence = defence
reason-push = push
reason-pull = pull
reason-feast = feast
reason-guardian = guardian
reason-mandate = mandate
reason-seat = seat in a guild
reason-tending = tended landscape
reason-regions = active regions
reason-disloyalty = disloyalty
reason-voyage = epic voyage
reason-empire = empire
reason-sets = sets of locations
reason-coins = shillings
reason-titles = titles
reason-tax = tax
reason-sale = sale
reason-pilfering = pilfering
reason-reinforcement = reinforcements

## Phases

phase-setup = setup
phase-goods_draw = goods drawn from the bag
phase-open_draw = goods drawn from the table
phase-bead_value = a seal is turned over
phase-bead_coin = a bead is drawn
phase-tile_back = a tile is turned over
phase-writ_draw = a writ is drawn
phase-vessel_draw = a vessel is put up for sale
phase-die = progress die
phase-over = the end
phase-setup_goods = first goods
phase-setup_pawn = first pawn
phase-sulfur = storing sulfur
phase-pay = payment
phase-pouch = pouch
phase-pick = choice of cards
phase-free = free actions
phase-card = playing a card
phase-card_mode = carrying out a card
phase-after = second card
phase-migrate = migration
phase-repeat = repetition
phase-step = movement
phase-pilfer = pilfering
phase-voyage = epic voyage
phase-influence = influence
phase-keep = drawn writs
phase-return = one writ too many
phase-shovel = shovels and swords
phase-farm = choice of a farm
phase-harvest = harvest
phase-favour = favours
phase-improve = improvement
phase-fallback = tile of another region
phase-tend = landscape
phase-collect = landscape's yield
phase-target = attack
phase-starve = starving
phase-defense = defence
phase-immunity = immunity
phase-boost = strengthening the attack
phase-disc = military track
phase-guild = guild
phase-feast = feast
phase-sellfarm = sale of a harvest
phase-foodshare = payment for a sale
phase-buy = purchase of goods
phase-vessel = choice of a vessel
phase-tame = taming of a monster
phase-seals = purchase of seals
phase-scroll = choice of a scroll
phase-good = moving goods
phase-invent = invention
phase-exchange = markers for seals
phase-guardian = guardian
phase-feed = feeding

## What you can do now, in one sentence

prompt-setup_goods = Take three different goods out of the bag.
prompt-setup_pawn = Choose a character and a starting location for your first pawn.
prompt-sulfur = Does this sulfur go into your supply or into your barrel?
prompt-pay = Pay 1 { $good }: with a cube, or with which tile?
prompt-pouch = What goes on your pouch in this round?
prompt-pick = Choose a card for this round. Nobody sees it.
prompt-free = Do you play a mandate, return a writ or take back a seal? Otherwise go on.
prompt-card = Play one of your cards.
prompt-card_mode = How do you carry out { $card }?
prompt-after = You may play another card in this turn.
prompt-migrate = Which pawn comes or goes, and where?
prompt-repeat = Which card do you repeat?
prompt-step = { $points } points of movement are left. Which unit moves?
prompt-pilfer = Do you pilfer something?
prompt-voyage = Do you put a disc on the track of the epic voyage?
prompt-influence = Where do you place a marker?
prompt-keep = Which of the drawn writs do you keep?
prompt-return = You hold one writ too many. Which one do you return?
prompt-shovel = Do you pay 1 iron to draw two more writs?
prompt-farm = Which farm do you harvest?
prompt-harvest = The harvest is { $total } goods. Whole, or with favours?
prompt-favour = { $number } favours are left. Which good do you take?
prompt-improve = Which location do you improve?
prompt-fallback = From which stack do you take a tile?
prompt-tend = Which tile do you lay out, and where?
prompt-collect = Do you take what lies at { $location }? One of it goes to the ruler.
prompt-target = Whom or what do you attack?
prompt-starve = Which marker do you starve?
prompt-defense = { $seat } attacks you with { $attack } against { $defence }. Do you show Defend?
prompt-immunity = { $seat } starves your marker at { $location }. Do you show Defend and pay 1 food?
prompt-boost = Your attack has { $attack } against { $defence }. Strengthen it, or let it be decided.
prompt-disc = Do you put a disc on the military track?
prompt-guild = In which guild do you act, and how?
prompt-feast = In whose place do you hold the feast?
prompt-sellfarm = Of which farm do you sell the goods?
prompt-foodshare = You receive { $price } in all. How much of it as food?
prompt-buy = { $price } shillings so far. Which good do you buy?
prompt-vessel = Which vessel do you take?
prompt-tame = Do you tame a monster? Where does it stand?
prompt-seals = One royal seal or two?
prompt-scroll = Which scroll gives its seal?
prompt-good = Which good do you move?
prompt-invent = What do you invent?
prompt-exchange = Which row gives a marker, and which scroll gets a seal?
prompt-guardian = Do you put a guardian in this guild?
prompt-feed = How do you feed pawn { $pawn }?

## Actions

action-choose_goods = take { $goods }
action-set_pawn = { $character } at { $location }
action-store_sulfur = { $place ->
        [barrel] into the barrel
       *[supply] into the supply
    }
action-pay_with = pay with { $means }
action-fill_pouch = { $filling ->
        [saltpeter] saltpeter: a fifth card
        [sulfur] sulfur: two cards in one turn
       *[nothing] leave the pouch empty
    }
action-pick_card = choose { $card }
action-go_on = go on
action-play_mandate = play { $writ }, option { $option }
action-return_writ = return { $writ }
action-take_seal = take the seal of your { $marker ->
        [subject] subject
       *[serf] serf
    } at { $location }
action-play_card = play { $card }
action-stop = stop
action-choose_mode = { $mode ->
        [regular] carry it out
        [special] use its special ability
       *[forgo] forgo it
    }
action-enter = { $character } comes in at { $location }
action-withdraw = pawn { $pawn } goes out
action-repeat_card = repeat { $card }
action-move_pawn = pawn { $pawn } by { $route }{ $vessel ->
        [under] {" "}(its vessel)
        [abandoned] {" "}(abandoned vessel)
        [own] {" "}(own vessel)
       *[none] {""}
    }
action-move_monster = { $monster } by { $route }
action-pilfer = pilfer at { $location }: { $resource }
action-decline = no
action-accept = yes
action-influence = place a marker at { $location }
action-buy_influence = buy out the ruler of { $location }
action-keep_writ = keep { $writ }
action-choose_farm = the farm { $location }
action-choose_harvest = { $share ->
        [favours] with favours
       *[whole] whole
    }
action-take_favour = take { $good }
action-improve = improve { $location }{ $guild ->
        [none] {""}
       *[other] {" "}to a feudum ({ $guild })
    }
action-take_tile = take the tile of the region { $region }
action-tend = lay out { $tile } at { $location }
action-attack_pawn = attack pawn { $pawn } of { $owner }
action-attack_monster = attack the { $monster }
action-attack_feudum = attack the feudum { $location }
action-starve = starve the { $marker ->
        [subject] subject
       *[serf] serf
    } at { $location }
action-reveal_defend = show Defend
action-pass = do nothing
action-add_saltpeter = add 1 saltpeter
action-use_weapon = use { $writ }, option { $option }
action-resolve = let the attack be decided
action-use_guild = { $guild }: { $function ->
        [push] push
        [pull] pull
       *[trade] trade
    }
action-hold_feast = feast with { $owner }: { $function ->
        [pull] pull
       *[push] push
    } ({ $guild })
action-share_food = { $foods } as food
action-buy_good = buy { $good }
action-take_vessel = take: { $vessel }
action-tame = { $monster } at { $location }
action-buy_seals = { $seals ->
        [1] one seal
       *[other] { $seals } seals
    }
action-take_scroll = scroll { $scroll }
action-move_good = move { $good }
action-invent = invent: { $invention }
action-exchange = a marker of row { $row } for a seal on scroll { $scroll }
action-feed_pawn = { $meal ->
        [food] with food
        [wine] with wine
       *[nothing] not at all
    }
action-surrender = surrender

action-name-choose_goods = take the first goods
action-name-set_pawn = place the first pawn
action-name-store_sulfur = store sulfur
action-name-pay_with = pay
action-name-fill_pouch = fill the pouch
action-name-pick_card = choose cards
action-name-go_on = go on
action-name-play_mandate = play a mandate
action-name-return_writ = return a writ
action-name-take_seal = take back a seal
action-name-play_card = play a card
action-name-stop = stop
action-name-choose_mode = carry out the card
action-name-enter = bring a pawn in
action-name-withdraw = take a pawn out
action-name-repeat_card = repeat a card
action-name-move_pawn = move a pawn
action-name-move_monster = move a monster
action-name-pilfer = pilfer
action-name-decline = say no
action-name-accept = say yes
action-name-influence = place a marker
action-name-buy_influence = buy the rule
action-name-keep_writ = keep a writ
action-name-choose_farm = choose a farm
action-name-choose_harvest = harvest
action-name-take_favour = take a favour
action-name-improve = improve a location
action-name-take_tile = take a tile
action-name-tend = tend a landscape
action-name-attack_pawn = attack a pawn
action-name-attack_monster = attack a monster
action-name-attack_feudum = attack a feudum
action-name-starve = starve
action-name-reveal_defend = show Defend
action-name-pass = do nothing
action-name-add_saltpeter = add saltpeter
action-name-use_weapon = use a weapon
action-name-resolve = decide the attack
action-name-use_guild = act in a guild
action-name-hold_feast = hold a feast
action-name-share_food = receive food
action-name-buy_good = buy a good
action-name-take_vessel = take a vessel
action-name-tame = tame a monster
action-name-buy_seals = buy seals
action-name-take_scroll = take a seal
action-name-move_good = move a good
action-name-invent = invent
action-name-exchange = exchange a marker for a seal
action-name-feed_pawn = feed a pawn
action-name-surrender = surrender

## Events: in the past tense, so that they are right for “You” as well

event-colour_assigned = { $seat } plays { $colour }.
event-place_drawn = Place { $place }, clockwise: { $seat }.
event-start_drawn = Starting player: { $seat }.
event-disc_laid = { $location }: { $type }.
event-good_drawn = From the bag: { $good }, { $place ->
        [barn] into the barn
        [location] to { $location }
        [supply] for { $seat }
       *[table] onto the table
    }.
event-good_brought = From the table: { $good }, { $place ->
        [barn] into the barn
        [location] to { $location }
       *[guilds] on to the other guilds
    }.
event-bead_turned = A seal became a bead worth { $value }, { $place ->
        [rosary] on the rosary
        [chickens] on a chicken
       *[supply] for { $seat }
    }.
event-bead_moved = A bead worth { $value } left the rosary, { $place ->
        [chickens] for a chicken
       *[supply] for { $seat }
    }.
event-vessel_offered = For sale: { $vessel }.
event-goods_chosen = { $seat } took { $goods }.
event-sulfur_stored = { $seat } stored sulfur in the { $place ->
        [barrel] barrel
       *[supply] supply
    }.
event-good_paid = { $seat } paid 1 { $good } with { $means }.
event-pouch_filled = { $filling ->
        [nothing] { $seat } left the pouch empty.
        [saltpeter] { $seat } put saltpeter on the pouch: five cards.
       *[sulfur] { $seat } put sulfur on the pouch: two cards in one turn.
    }
event-pouch_emptied = The { $filling ->
        [saltpeter] saltpeter
       *[sulfur] sulfur
    } left the pouch of { $seat }.
event-card_picked = { $card ->
        [none] { $seat } chose a card.
       *[other] { $seat } chose { $card }.
    }
event-turn_started = Round { $round }, on turn: { $seat }.
event-card_played = { $seat } played { $card }.
event-mode_chosen = { $mode ->
        [regular] { $seat } carried out { $card }.
        [special] { $seat } used the special ability of { $card }.
       *[forgo] { $seat } gave up the action of { $card }.
    }
event-card_repeated = { $seat } repeated { $card }.
event-pawn_entered = { $seat } brought pawn { $pawn } as { $character } to { $location }.
event-pawn_left = Pawn { $pawn } of { $seat } left { $location }: { $why ->
        [withdrawn] it migrated
        [beaten] it was beaten
        [starved] it had nothing to eat
       *[surrendered] its owner surrendered
    }.
event-pawn_moved = Pawn { $pawn } of { $seat } came to { $location } ({ $route }).
event-monster_moved = The { $monster } of { $seat } came to { $location } ({ $route }).
event-resource_pilfered = { $seat } pilfered at { $location }: { $resource }.
event-voyage_continued = { $seat } reached space { $space } of the epic voyage.
event-marker_placed = { $seat } became { $role ->
        [ruler] ruler of { $location }
        [subject] owner of a subject at { $location }
       *[serf] serf of { $location }
    }.
event-marker_returned = A marker of { $seat } came home from { $location }.
event-ruler_bought_out = { $seat } bought the rule of { $location }; { $former } serves there now.
event-seal_taken = { $seat } took the immunity seal from { $location }.
event-seats_settled = { $guild }: { $seats ->
        [none] nobody has a seat
       *[other] { $seats }
    }.
event-guardian_placed = { $seat } put a guardian there: { $guild }.
event-guardian_returned = { $seat } took the guardian back: { $guild }.
event-shillings_gained = { $seat } received { $shillings ->
        [one] 1 shilling
       *[other] { $shillings } shillings
    } ({ $reason }).
event-shillings_paid = { $seat } paid { $shillings ->
        [one] 1 shilling
       *[other] { $shillings } shillings
    }.
event-markers_gained = { $seat } received { $markers ->
        [one] 1 marker
       *[other] { $markers } markers
    } ({ $reason }).
event-vessel_gained = { $seat } received: { $vessel }.
event-seals_gained = { $seat } received royal seals: { $seals }.
event-writ_drawn = { $writ ->
        [none] { $seat } drew a writ.
       *[other] { $seat } drew { $writ }.
    }
event-writ_kept = { $writ ->
        [none] { $seat } kept a writ.
       *[other] { $seat } kept { $writ }.
    }
event-writ_returned = { $writ ->
        [none] { $seat } returned a writ.
       *[other] { $seat } returned { $writ }.
    }
event-mandate_played = { $seat } played { $writ }, option { $option }.
event-harvest_begun = { $seat } harvested at { $location }: { $total }, { $share ->
        [favours] with favours
       *[whole] whole
    }.
event-favour_taken = { $seat } took { $good } as a favour.
event-beads_turned_over = { $seat } turned { $beads ->
        [one] 1 bead into a seal
       *[other] { $beads } beads into seals
    }.
event-location_improved = { $seat } improved { $location }: { $type }{ $guild ->
        [none] {""}
       *[other] {" "}({ $guild })
    }.
event-tile_taken = { $scored ->
        [true] { $seat } took { $tile }.
       *[false] { $seat } took { $tile }, without points.
    }
event-tile_seen = On the back of { $tile }: { $landscape }.
event-landscape_tended = { $seat } laid out { $tile } at { $location }.
event-landscape_grew = The landscape of { $location } yielded { $resources }.
event-landscape_collected = { $seat } collected { $resources } at { $location }.
event-landscape_left = { $seat } left everything at { $location }.
event-tribute_paid = One of it went to { $seat }, ruler of { $location }.
event-attack_declared = { $seat } attacked at { $location }: { $target }{ $pawn ->
        [none] {""}
       *[other] {" "}{ $pawn }
    } of { $owner }.
event-defend_revealed = { $seat } showed Defend.
event-saltpeter_added = { $seat } added saltpeter: attack { $attack }.
event-weapon_used = { $seat } used { $writ }, option { $option }.
event-attack_resolved = { $won ->
        [true] The attack of { $seat } succeeded: { $attack } against { $defence }.
       *[false] The attack of { $seat } failed: { $attack } against { $defence }.
    }
event-feudum_fell = The feudum { $location } of { $former } fell.
event-monster_freed = The { $monster } left { $owner } and is free.
event-starving_begun = { $seat } starved the { $marker ->
        [subject] subject
       *[serf] serf
    } of { $owner } at { $location }.
event-marker_starved = The { $marker ->
        [subject] subject
       *[serf] serf
    } of { $owner } at { $location } gave way to { $seat }.
event-marker_protected = Royal immunity protected the { $marker ->
        [subject] subject
       *[serf] serf
    } of { $seat } at { $location }.
event-military_advanced = { $seat } covered space { $space } of the military track.
event-chickens_emptied = The chickens lost their beads: { $beads }.
event-guild_used = { $seat } chose { $function ->
        [push] to push
        [pull] to pull
       *[trade] to trade
    }: { $guild }.
event-feast_held = { $seat } held a feast in the place of { $owner }, { $function ->
        [pull] to pull
       *[push] to push
    }: { $guild }.
event-coins_paid = { $guild }: { $master } to the master, { $official } to the official, { $charity } to charity.
event-farm_sold = { $seat } sold the harvest of { $location }. Goods: { $goods }.
event-good_spilled = Surplus: { $good }, { $place ->
        [market] to its shelf
        [carts] to its cart or pile
       *[bag] into the bag
    }.
event-good_bought = { $seat } bought { $good } for { $price }.
event-good_moved = { $seat } moved { $good } ({ $guild }).
event-vessel_bought = { $seat } bought: { $vessel }.
event-row_bought = { $seat } bought { $markers ->
        [one] 1 marker
       *[other] { $markers } markers
    } of the knights.
event-monster_tamed = { $seat } tamed the { $monster } at { $location }.
event-seal_bought = { $seat } bought the seal of scroll { $scroll }.
event-seal_moved = { $seat } moved the seal of scroll { $scroll } to the rosary.
event-thing_invented = { $seat } invented: { $invention }.
event-marker_exchanged = { $seat } exchanged a marker of row { $row } for a seal on scroll { $scroll }.
event-charity_shared = Charity shared ({ $guild }): { $master } for { $seat }, { $official } for the official.
event-points_scored = { $seat } scored { $points ->
        [one] 1 point
       *[other] { $points } points
    } ({ $reason }).
event-points_lost = { $seat } lost { $points ->
        [one] 1 point
       *[other] { $points } points
    } ({ $reason }).
event-pawn_fed = { $meal ->
        [food] { $seat } fed pawn { $pawn }.
        [wine] { $seat } gave wine to pawn { $pawn }.
       *[nothing] { $seat } left pawn { $pawn } hungry.
    }
event-pawn_sobered = Pawn { $pawn } of { $seat } is sober again.
event-tile_dropped = The die took tile { $epoch } of the region { $region }.
event-epoch_dawned = Epoch { $epoch } dawned.
event-guilds_restocked = The guilds were filled up.
event-round_started = Round { $round } begins with { $seat }.
event-player_surrendered = { $seat } surrendered.
event-game_ended = { $ending ->
        [last_in_play] The game is over, everybody else has surrendered. Won by
       *[points] The game is over. Won by
    } { $winners }. Points: { $scores }.

## The table in the terminal

sketch-round = Round { $round }, epoch { $epoch }, { $phase } — { $seat }
sketch-stack = tile { $top }
sketch-no-stack = no tile left
sketch-barn = Barn: { $goods }
sketch-market = Market: { $goods }
sketch-carts = Carts and piles: { $goods }
sketch-sale = For sale: { $vessels }
sketch-discs = Scrolls { $scrolls }; rosary { $rosary }; chickens { $chickens }
sketch-out = surrendered with { $points } points
sketch-seat = { $points } points, { $shillings } shillings, { $markers } markers, cards { $hand }, writs { $writs }
sketch-store = seals { $seals }, barrel { $barrel }
sketch-hand = Your cards: { $cards }
sketch-writs = Your writs: { $writs }
sketch-tiles = Your tiles: { $tiles }

## Options

option-mode = Game
    .advanced = advanced: everything
    .basic = basic: no special abilities, guardians, monsters or landscapes
option-preset = Rules
    .seed = of our source
    .published = of the published game
option-farmer_trade_goods_per_coin = Goods sold for a coin
    .preset = as the rules chosen say
    .one = one
    .two = two
option-farmer_spill = Surplus tried elsewhere
    .preset = as the rules chosen say
    .four = four goods
    .bead_sum = as many as the beads add up to
option-harvest_bead_bonus = Beads in a harvest
    .preset = as the rules chosen say
    .one = add one each
    .value = add their value
option-farm_capacity = Farms at harvest time
    .preset = as the rules chosen say
    .hard = never hold more than ten
    .soft = take the whole harvest
option-shilling_group_vp = Points for three shillings
    .preset = as the rules chosen say
    .three = three
    .one = one
option-godspeed = Extra movement of a monk
    .preset = as the rules chosen say
    .any_pawn = for any unit
    .monk_only = for a monk alone
option-feudum_fall_serf = Serf of a fallen feudum
    .preset = as the rules chosen say
    .any = always becomes ruler
    .attacker_only = becomes ruler only if the attacker's
option-starve_disc = Disc after starving
    .preset = as the rules chosen say
    .must = must be placed
    .may = may be placed
option-improve_fallback = Tile of another region
    .preset = as the rules chosen say
    .current_or_past = of the current epoch or an earlier one
    .past_only = of an earlier epoch
option-epoch3_map = Goods on the map at epoch III
    .preset = as the rules chosen say
    .north_and_east = at N and E
    .east_only = at E alone
option-pilfer_unit = Who pilfers
    .preset = as the rules chosen say
    .any = any unit
    .moved = a unit that has moved
option-pilfer_ban = No pilfering
    .preset = as the rules chosen say
    .ruled_or_serf = where one rules or serves
    .ruled_farm_or_own_landscape = on own farms and landscapes alone
option-migrate_without_pawn = Migrating without a pawn on the map
    .preset = as the rules chosen say
    .start_or_marker = to a start or a marker
    .marker_first = to a marker, if there is one
option-push_count = Pushing and pulling
    .preset = as the rules chosen say
    .up_to = stop when you like
    .as_many_as_possible = as many as possible
option-guardian_bonus = Guardians score
    .preset = as the rules chosen say
    .later_actions = in later actions
    .at_once_and_second = at once, and for a second one
option-active_region_scale = Points for active regions
    .preset = as the rules chosen say
    .seed_literal = 1, 3, 5, 9, 11, 13
    .published = 1, 3, 5, 7, 9, 11
option-feudum_influence = Rulers of feudums
    .open = can be displaced by influence
    .sealed = cannot be displaced by influence
option-farmer_trade_pays = The farmers pay
    .all = all goods sold
    .accepted = goods that find room
option-writ_deck = Royal writs
    .base = 16
    .extended = 32
option-apprentice_from_players = Apprentices
    .four = from four players on
    .never = never
option-round_limit = Round limit
    .number = { $value } rounds
    .off = none
option-surrender = Surrender
    .true = allowed
    .false = not allowed

## The report of a match

measure-points = Points
measure-locations = Ruled locations
measure-shillings = Shillings
tally-improved = improvements
tally-attacks = attacks
tally-pilfered = thefts
luck-coins = Beads drawn
luck-coins-unit = beads
luck-coins-note = Of the lowest and the highest bead each is as likely. Counted is how often you drew the highest.
luck-turned = Seals turned over
luck-turned-unit = points of beads
luck-turned-note = What the seals you turned over were worth, beside what was to be expected.
mark-feudum = { $seat } made a feudum of { $location } ({ $guild })
mark-feudum-short = feudum { $location }
mark-fallen = { $seat } lost the feudum { $location }
mark-fallen-short = { $location } fell
won-by-points = After round { $round } most points won.
won-by-last_in_play = In round { $round } nobody else was left.

## What planning bots say
plan-round = Choose for the round: { $about }
plan-round-extra = Choose five cards for the round: { $about }
plan-card = Play a card: { $about }
plan-step = Go on with the action
plan-start = Begin at a place: { $about }
plan-supplies = Choose what to begin with
fact-points = it scores more
fact-guilds = it stands better in the guilds
fact-lands = it holds more of the land
fact-pawns = its pawns stand better
fact-goods = it leaves more goods
fact-wealth = it leaves more shillings, seals and markers
fact-writs = it has more use of its writs
fact-voyage = it gets further on the voyage
