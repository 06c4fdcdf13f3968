## The tables of War, War II and Vikings

land-title = { $game } · { $code } · Conquista
land-title-turn = ● Your turn · { $game }
land-board = Map of { $game }
land-round = Round { $round }
land-steps = Steps of the turn
land-mini-map = Small map
land-short-america_do_norte = N. America
land-short-america_do_sul = S. America
land-short-europa = Europe
land-short-africa = Africa
land-short-asia = Asia
land-short-oceania = Oceania
land-short-atlantico = N. Atl.
land-short-britania = Britan.
land-short-francia = Francia
land-short-dinamarca = Denm.
land-short-noruega = Norway
land-short-suecia = Sweden
land-short-gardarike = East
land-sea-pacifico = Pacific Ocean
land-sea-atlantico = Atlantic Ocean
land-sea-indico = Indian Ocean
land-sea-norte = North Sea
land-sea-noruega = Norwegian Sea
land-sea-baltico = Baltic Sea
land-zoom = Zoom
land-zoom-in = Zoom in
land-zoom-out = Zoom out
land-zoom-fit = fit

## Players

land-bot = bot
land-territories = territories
land-armies = armies
land-cards = cards
land-seat-short = { $territories } terr. · { $cards } c.
land-continent-whole = { $continent }: complete
land-continent-part = { $continent } { $have } of { $need }
land-won = won the match
land-surrendered = left the match
land-eliminated-by = eliminated by { $player }
land-defends = defends { $territory }
land-neutral = neutral
land-yours = yours
land-doing-trade = looking at the cards
land-doing-defend = choosing the defence
land-doing-claim = taking territories
land-doing-choice = choosing
land-doing-raid = bombing
land-doing-transport = transporting
land-doing-place = placing armies
land-doing-attack = attacking
land-doing-occupy = occupying
land-doing-move = moving armies
land-doing-think = thinking

## The map in words

land-said = { $territory }, { $holder }, { $armies ->
    [one] { $armies } army
   *[other] { $armies } armies
  }
land-beside = Neighbours: { $places }
land-threat = Threat around: { $count }
land-bonus = bonus { $bonus }
land-column-territory = territory
land-column-holder = held by
land-column-threat = threat

## Objective and cards

land-objective = Your objective
land-objective-hidden = Face down. The key O shows it.
land-objective-held = Face down. Hold here, or the O key, to see it.
land-objective-changed = It was: { $card }
land-show-missing = Show what is missing
land-third = { $continent } (third)
land-part-majority = { $continent } (majority)
land-part-majorities = Majorities
land-part-centres = Strategic Centres
land-part-territories = Territories
land-part-strong = With { $armies } or more
land-to-go = { $count ->
    [one] { $count } territory to go
   *[other] { $count } territories to go
  }
land-hand = Your cards
land-hand-covered = Cards face down
land-hand-tab = Hand { $count }
land-hand-count = { $count ->
    [0] No cards
    [one] { $count } card
   *[other] { $count } cards
  }
land-card-of = { $player }
land-hand-empty = Conquer a territory to earn a card.
land-joker = Joker
land-card-own = yours · +2
land-trade-set = { $cards }: { $armies } armies

## Placing

land-place = { $count ->
    [one] Place { $count } more army.
   *[other] Place { $count } more armies.
  }
land-place-done = All in place?
land-place-click = Click: +1 · Shift: +5 · Alt: all · right: −1
land-place-tap = Tap a territory of yours; hold for more.
land-place-confirm = Confirm, or undo what you want to change.
land-pool = { $armies } { $pool }
land-of = of { $size }
land-step = Per click
land-all = all
land-five = Five more
land-fewer = One fewer
land-more = One more
land-undo = Undo
land-confirm = Confirm

## Attacking

land-attack-from = Attack: choose from where.
land-attack-from-hint = A territory of yours with 2 armies or more.
land-attack-whom = { $source } attacks whom?
land-attack-whom-hint = Each target shows the chance to conquer it. Esc: another origin.
land-attack-whom-tap = Each target shows the chance to conquer it.
land-attack-pair = { $source } { $attack } × { $defence } { $target }
land-attack-defends = { $player } defends with { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
  }.
land-attack-neutral = Neutral armies defend with { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
  }.
land-dice = Dice
land-roll = Roll
land-until = Attack until…
land-begin = Attack
land-stop = Stop
land-running = One battle after the other. Any key stops it.
land-stop-conquer = conquered
land-stop-left = { $value } left
land-stop-losses = { $value } lost
land-stop-chance = < { $value }%
land-end-attack = End attacks
land-end-short = End
land-battle = Battle { $number }
land-odds-conquer = to conquer
land-odds-losses = Expected loss
land-odds-left = Left: { $source }
land-occupy = { $target } is yours.
land-occupy-hint = How many armies move in from { $source }?
land-occupy-amount = Armies that move in
land-occupy-go = { $count ->
    [one] Occupy with { $count }
   *[other] Occupy with { $count }
  }

## Moving

land-move = Move armies, or end your turn.
land-move-hint = Each army moves only once, to a neighbour of yours (↦ n can leave).
land-move-whither = { $source }: where to?
land-move-movable = { $count ->
    [one] { $count } army can leave.
   *[other] { $count } armies can leave.
  } Those that arrive go no further.
land-move-amount = { $source } → { $target }
land-move-how-many = Armies that leave
land-move-ok = Done
land-move-confirm = Confirm and end turn
land-move-none = End turn

## Questions before what cannot be taken back

land-ask-end = { $count ->
    [one] End attacks? There is still { $count } attack above 80%.
   *[other] End attacks? There are still { $count } attacks above 80%.
  }
land-ask-end-hint = After that you can only move armies.
land-ask-surrender = Surrender?
land-ask-surrender-hint = There is no way back: your armies become neutral and you only watch.
land-ask-back = Back
land-never-ask = Do not ask again

## Waiting and ending

land-turn-of = { $player }'s turn.
land-you-are-out = You are out: { $player } took your last territory.
land-you-left = You surrendered. Stay and see how it ends.
land-over = End of the match: { $players } won.
land-result = See the result
land-ending-objective = Objective fulfilled.
land-ending-last_in_play = Nobody else is in play.
land-ending-round_limit = Round limit: the largest empire won.

## What can I do now

land-about-attack = { $count ->
    [one] { $count } attack
   *[other] { $count } attacks
  }, from { $sources ->
    [one] { $sources } territory
   *[other] { $sources } territories
  }
land-about-place = { $sources ->
    [one] on { $sources } territory of yours
   *[other] on { $sources } territories of yours
  }
land-about-move = { $sources ->
    [one] from { $sources } territory of yours
   *[other] from { $sources } territories of yours
  }
land-about-end-attack = goes on to moving armies

## Keys

land-keys-turn = Your turn
land-keys-look = Looking
land-key-enter = The main button
land-key-number = Dice or amount: { $number }
land-key-end = End the phase
land-key-escape = One step back
land-key-next = Next possible place
land-key-find = Go to a territory
land-key-fit = Whole map
land-key-threats = Threats at the borders
