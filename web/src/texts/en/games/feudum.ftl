## The table of Feudum

feudum-page-title = Feudum · table { $code }
feudum-title-turn = Your turn · Feudum
feudum-round = Round { $round }
feudum-steps = Steps of the round
feudum-step-select = Choice
feudum-step-cards = Cards
feudum-step-feed = Feeding
feudum-step-progress = Progress
feudum-step-epoch = Epoch
feudum-own = Mine
feudum-pages = Parts of the table
feudum-page-map = Map
feudum-page-guilds = Guilds
feudum-page-tracks = Tracks
feudum-map = Map of the six regions
feudum-zoom-in = Zoom in
feudum-zoom-out = Zoom out
feudum-ways = Ways
feudum-bot = bot

## Locations

feudum-unruled = no ruler
feudum-ruled = ruled by { $player }
feudum-with-subject = with a subject
feudum-serf = serf { $player }
feudum-pawn-of = { $character } of { $player }
feudum-abandoned = abandoned { $vessel }
feudum-landscape = landscape: { $landscape }, with { $count }

## Tracks

feudum-epoch = Epoch
feudum-epoch-now = Epoch { $epoch }
feudum-stack = { $region }: tile { $top }, { $left } left
feudum-voyage = Epic voyage
feudum-voyage-space = { $low } or { $high } VP at the end
feudum-military = Military track
feudum-bag = Bag

## Guilds

feudum-guilds = Guilds
feudum-guild = guild
feudum-rank-master = master
feudum-rank-official = official
feudum-rank-apprentice = apprentice
feudum-vacant = vacant
feudum-guardian = guardian
feudum-leads = { $player } leads by { $count }.
feudum-yours = You have { $count } ★.
feudum-barn = Barn: { $goods }
feudum-chickens = Chickens { $beads } (sum { $sum })
feudum-basket = basket { $count }
feudum-shelf = { $good }: { $count } on the shelf, the next costs { $price }
feudum-cart = { $good }: { $count } of 3
feudum-for-sale = for sale at { $count }
feudum-ferries-run = nothing for sale: the ferries run
feudum-knights = { $row }: { $count } of 6
feudum-row-of = row of { $player }
feudum-row-neutral = neutral row { $number }
feudum-scrolls = Scrolls with a seal: { $scrolls }
feudum-scroll = Scroll { $scroll }
feudum-rosary = Rosary: { $beads }, sum { $sum }
feudum-purse = sum { $sum } · purse { $count }
feudum-guild-help-farmer = Trade: sell a farm's harvest. Push: up to 5 goods from the barn to the shelves. Pull: a bead from the rosary to a chicken.
feudum-guild-help-merchant = Trade: buy up to 3 goods. Push: up to 4 goods from the shelves to the carts. Pull: up to 3 goods from the barn to the shelves.
feudum-guild-help-alchemist = Trade: buy a vessel for 3 shillings. Push: up to 3 inventions. Pull: up to 2 goods from the shelves to the carts.
feudum-guild-help-knight = Trade: all markers of your row for 3 shillings. Push: up to 3 markers for seals on the scrolls. Pull: one invention.
feudum-guild-help-noble = Trade: 1 or 2 seals for 3 shillings each. Push: up to 2 seals to the rosary. Pull: up to 2 markers for seals.
feudum-guild-help-monk = Trade: a bead for 3 shillings. Push: a bead to a chicken, and the purse is shared. Pull: a seal to the rosary.

## Players

feudum-vp = VP
feudum-points = { $count } VP
feudum-left = surrendered
feudum-cards-left = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
feudum-first = starting player
feudum-holds = { $coins ->
        [one] { $coins } shilling
       *[other] { $coins } shillings
    } · { $pawns ->
        [one] { $pawns } pawn
       *[other] { $pawns } pawns
    } · { $markers ->
        [one] { $markers } marker
       *[other] { $markers } markers
    } · { $writs ->
        [one] { $writs } writ
       *[other] { $writs } writs
    }
feudum-forecast = If the epoch turned now: { $sum } VP (guilds { $seats }, landscapes { $landscapes }, regions { $regions }, disloyalty −{ $disloyalty })
feudum-supply = { $coins ->
        [one] { $coins } shilling
       *[other] { $coins } shillings
    } · { $markers ->
        [one] { $markers } marker
       *[other] { $markers } markers
    }
feudum-barrel = barrel { $count }/3
feudum-seals = { $count ->
        [one] { $count } seal
       *[other] { $count } seals
    }
feudum-discs = { $count ->
        [one] { $count } disc
       *[other] { $count } discs
    }
feudum-beads = beads { $beads }
feudum-pouch = pouch: { $good }
feudum-hidden = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
feudum-hold-to-see = hold to see

## The cards

feudum-cards = The eleven cards
feudum-played = played
feudum-no-cards = The cards of the round have not been chosen yet.
feudum-no-use = no use now
feudum-pick = { $count ->
        [one] Choose { $count } more card.
       *[other] Choose { $count } more cards.
    }
feudum-pick-done = Cards chosen. Seal your choice.
feudum-pick-secret = Nobody sees your choice until you play each card.
feudum-pick-conquer = Conquer cannot be your last card of the round.
feudum-seal = Seal
feudum-see-map = See the map
feudum-see-cards = See the cards
feudum-can-migrate = Brings a pawn in or out ({ $count } places).
feudum-can-repeat = Repeats a card that you have played.
feudum-can-move = { $count ->
        [one] { $count } movement point, and a theft.
       *[other] { $count } movement points, and a theft.
    }
feudum-can-influence = { $count ->
        [one] A marker in { $count } place.
       *[other] Markers in up to { $count } places.
    }
feudum-can-tax = +{ $count } shillings.
feudum-can-explore = Draws { $count } writs, keeps one.
feudum-can-harvest = Harvests { $count } goods, +1 VP.
feudum-can-improve = { $count ->
        [one] Improves { $count } location.
       *[other] Improves one of { $count } locations.
    }
feudum-can-conquer = { $count ->
        [one] { $count } target in reach.
       *[other] { $count } targets in reach.
    }
feudum-can-defend = +1 VP in your turn; or +1 defence when attacked.
feudum-can-guild = { $count ->
        [one] Trades, or works in { $count } guild of yours.
       *[other] Trades, or works in { $count } guilds of yours.
    }
feudum-cannot-migrate = No pawn or no food.
feudum-cannot-repeat = No card that was played can be repeated.
feudum-cannot-move = No unit can take a step.
feudum-cannot-influence = No marker, or no room where you have a pawn.
feudum-cannot-tax = You rule no town.
feudum-cannot-explore = You rule no outpost.
feudum-cannot-harvest = You rule no farm with room.
feudum-cannot-improve = Nothing of yours that you can pay for.
feudum-cannot-conquer = No target where you have units.
feudum-cannot-defend = Nothing to do.
feudum-cannot-guild = Nothing to do.
feudum-special-improve = Tend a landscape where you are serf: +2 VP.
feudum-special-conquer = Starve a subject or serf.
feudum-special-guild = Feast: act in another's place, +3 VP.

## The chain of choices

feudum-chain = Steps so far
feudum-back = One step back
feudum-on-map = Choose on the map or here.
feudum-confirm = Confirm: { $action }?
feudum-do = Confirm
feudum-stop = Stop
feudum-finish = Finish
feudum-go-on = Go on
feudum-resolve = Decide the attack
feudum-take = Take
feudum-tray = { $count } of 3 on the tray
feudum-attack = Attack
feudum-defence = Defence
feudum-deed-enter = Bring a pawn in
feudum-deed-withdraw = Take a pawn out
feudum-deed-influence = Place a marker
feudum-deed-buy_influence = Buy the rule
feudum-deed-play_mandate = Play a mandate
feudum-deed-return_writ = Return a writ
feudum-deed-take_seal = Take back a seal
feudum-mode-regular = Carry out
feudum-mode-special = Special ability
feudum-mode-forgo = Forgo
feudum-function-trade = Trade
feudum-function-push = Push
feudum-function-pull = Pull
feudum-marker-subject = the subject
feudum-marker-serf = the serf
feudum-vessel-under = with the vessel under the pawn
feudum-vessel-abandoned = with the abandoned vessel
feudum-vessel-own = with one from the supply
feudum-vessel-none = on foot
feudum-foods = { $foods } in food, { $coins } in shillings
feudum-pay-cube = with a cube
feudum-pay-tile = with { $tile }
feudum-unit = { $character } at { $place }
feudum-ask-deed = What do you do?
feudum-ask-card = Which card?
feudum-ask-mode = How?
feudum-ask-unit = Which unit?
feudum-ask-character = As which character?
feudum-ask-place = Where?
feudum-ask-way = Which way?
feudum-ask-vessel = With which vessel?
feudum-ask-guild = Of which guild?
feudum-ask-function = Trade, push or pull?
feudum-ask-owner = In whose place?
feudum-ask-target = Which target?
feudum-ask-marker = Which marker?
feudum-ask-good = Which good?
feudum-ask-means = What do you pay with?
feudum-ask-region = Of which region?
feudum-ask-tile = Which tile?
feudum-ask-writ = Which writ?
feudum-ask-option = Which option?
feudum-ask-monster = Which monster?
feudum-ask-scroll = Which scroll?
feudum-ask-row = From which row?
feudum-ask-number = How many?
feudum-ask-answer = What do you decide?
feudum-about = { $count } possibilities

## What it would give

feudum-preview-points = +{ $count } VP
feudum-preview-price = { $count ->
        [one] { $count } shilling
       *[other] { $count } shillings
    }
feudum-preview-forgo = The card counts as played, without effect.
feudum-preview-feast = +{ $count } VP besides those of the function
feudum-preview-push = up to 6 VP: 4, 5 or 6 for 1, 2 or 3 objectives
feudum-preview-pull = 3 VP and a writ if the objective is met
feudum-preview-stars = { $count } ★ ({ $guild })
feudum-preview-becomes = becomes a { $type }
feudum-preview-no-tile = no points from the region's tile
feudum-preview-seal = costs 1 seal
feudum-preview-pay = costs 1 { $good }
feudum-preview-strength = { $attack } against { $defence }
feudum-preview-sure = sure even if { $player } shows Defend
feudum-preview-doubt = depends on saltpeter, weapons and { $player }
feudum-loses-seat = { $player } loses the seat: { $guild }
feudum-becomes-master = you become master: { $guild } (+{ $count } VP each epoch)
feudum-becomes-official = you become official: { $guild } (+{ $count } VP each epoch)
feudum-becomes-apprentice = you become apprentice: { $guild } (+{ $count } VP each epoch)
feudum-falls-master = you stay as master: { $guild }
feudum-falls-official = you fall to official: { $guild }
feudum-falls-apprentice = you fall to apprentice: { $guild }
feudum-other-master = { $player } becomes master: { $guild }
feudum-other-official = { $player } becomes official: { $guild }
feudum-other-apprentice = { $player } becomes apprentice: { $guild }
feudum-as-ruler = you rule
feudum-as-subject = your subject
feudum-as-serf = you serve
feudum-gain-attack = +{ $count } attack
feudum-gain-shillings = { $count ->
        [one] { $count } shilling
       *[other] { $count } shillings
    }
feudum-gain-vessel = any vessel
feudum-gain-random_goods = { $count ->
        [one] { $count } random good
       *[other] { $count } random goods
    }
feudum-gain-influence = { $count ->
        [one] { $count } marker
       *[other] { $count } markers
    }
feudum-gain-seals = { $count ->
        [one] { $count } seal
       *[other] { $count } seals
    }
feudum-gain-beads = { $count ->
        [one] { $count } bead
       *[other] { $count } beads
    }
feudum-gain-vp = +{ $count } VP
feudum-stars-in = { $count } ★ ({ $guild })
feudum-option = { $price } → { $gain }
feudum-title = Title: { $what }. At the end, with a seal: { $values } VP.
feudum-title-barrel_sulfur = sulfur in the barrel
feudum-title-monster_defeated = monster defeated
feudum-title-masterships = guilds that you are master of
feudum-title-landscapes = landscapes that you tend
feudum-title-active_regions = active regions
feudum-title-military_discs = discs on the military track

## Waiting, leaving, ending

feudum-wait = { $player } decides.
feudum-resolving = Resolving…
feudum-you-left = You have surrendered. The match goes on.
feudum-ask-surrender = Do you surrender?
feudum-ask-surrender-hint = Your units and markers leave the map, and you rank last.
feudum-ask-stay = Stay
feudum-over = The game is over. { $players } won.
feudum-result = Result
feudum-ending-points = Most victory points when epoch V dawned.
feudum-ending-last_in_play = All others have surrendered.
feudum-writs-of = { $player }: writs { $writs }; sulfur in the barrel { $barrel }
feudum-no-sheet = The whole match could not be read for the score sheet.

## Summaries

feudum-round-over = Round { $round } is over
feudum-epoch-dawns = Epoch { $epoch } dawns
feudum-points-of-round = Points from the actions of round { $round }
feudum-points-of-epoch = Points of epoch { $epoch }
feudum-epoch-rule = Each master scores 5, each official 3, each apprentice 1; landscapes 4 with resources and 2 empty; active regions by their scale; vassals lose the uncovered military spaces.
feudum-points-for = For
feudum-sum = Sum
feudum-no-points = Nobody scored.

## Keys and text

feudum-keys-turn = Your turn
feudum-keys-look = Look
feudum-key-enter = confirm, finish or seal
feudum-key-digit = choose answer { $digit }
feudum-key-escape = close what is open
feudum-key-round = summary of the last round
feudum-column-place = Location
feudum-column-ruler = Ruler
feudum-column-type = Type
feudum-column-goods = Goods

## The guide through the first round

feudum-coach = Guide through the first round
feudum-coach-off = Put the guide away
feudum-coach-goods-title = Three goods
feudum-coach-goods = Wood improves outposts, iron improves farms, saltpeter gives a fifth card. Tap three and confirm.
feudum-coach-pawn-title = The first pawn
feudum-coach-pawn = The character joins its guild: you become master at once. Choose one, then a place with a pink ring.
feudum-coach-pouch-title = The pouch
feudum-coach-pouch = Saltpeter gives a fifth card; sulfur lets you play two in one turn. All see it. At first, leave it empty.
feudum-coach-pick-title = Four cards in secret
feudum-coach-pick = Each card says what it would do now. To begin: Influence, Move, Migrate and Guild. Then seal.
feudum-coach-card-title = Your turn
feudum-coach-card = Play one of the chosen cards. Order matters: rule a place before you tax, harvest or improve.
feudum-coach-mode-title = Carry out or forgo
feudum-coach-mode = Carrying it out does the card's action. Forgoing spends the card without effect.
feudum-coach-migrate-title = Migrate
feudum-coach-migrate = For 1 food another pawn comes in where you have a pawn or marker. Another character opens another guild.
feudum-coach-step-title = Move
feudum-coach-step = Each point is a step. The bright lines are open: choose the pawn and where it goes, or finish.
feudum-coach-pilfer-title = Pilfer
feudum-coach-pilfer = After moving, take one good where you have a unit and neither rule nor serve.
feudum-coach-influence-title = Influence
feudum-coach-influence = The first marker rules. Shillings, writs, harvests and points come from places that you rule.
feudum-coach-guild-title = Guild
feudum-coach-guild = Everybody trades; the master pushes and the official pulls. Click a guild to see what it holds.
feudum-coach-improve-title = Improve
feudum-coach-improve = Outpost, farm, town, feudum: each improvement takes a tile of the region and scores.
feudum-coach-chain-title = You can go back
feudum-coach-chain = Until a draw or the end of the action, the arrow takes back the last step.
feudum-coach-feed-title = Feeding
feudum-coach-feed = At the end of the round each pawn eats 1 food, or drinks wine from the barrel. Who does not eat leaves the map.
feudum-coach-wait-title = The others play
feudum-coach-wait = The log says what happens. At the right are points, goods and whose turn it is.
feudum-coach-done-title = That was a round
feudum-coach-done = Each round a tile goes; when enough are gone an epoch dawns and the guilds score. Good journey.
feudum-now = Now:
feudum-round-button = Summary of the round
