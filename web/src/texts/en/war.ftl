## The table of War

war-title = War · { $code } · Conquista
war-title-turn = ● Your turn · War
war-round = Round { $round }
war-steps = Steps of the turn
war-step-trade = Cards
war-step-place = Place
war-step-attack = Attack
war-step-fortify = Move
war-step-card = Card
war-next-trade = next trade
war-board = Map of War
war-mini-map = Small map
war-short-america_do_norte = N. America
war-short-america_do_sul = S. America
war-short-europa = Europe
war-short-africa = Africa
war-short-asia = Asia
war-short-oceania = Oceania
war-sea-pacifico = Pacific Ocean
war-sea-atlantico = Atlantic Ocean
war-sea-indico = Indian Ocean
war-zoom = Zoom
war-zoom-in = Zoom in
war-zoom-out = Zoom out
war-zoom-fit = fit

## Players

war-bot = bot
war-territories = territories
war-armies = armies
war-cards = cards
war-seat-short = { $territories } terr. · { $cards } c.
war-continent-whole = { $continent }: complete
war-continent-part = { $continent } { $have } of { $need }
war-won = won the match
war-surrendered = left the match
war-eliminated-by = eliminated by { $player }
war-defends = defends { $territory }
war-neutral = neutral
war-yours = yours
war-doing-trade = looking at the cards
war-doing-place = placing armies
war-doing-attack = attacking
war-doing-defend = choosing the defence
war-doing-occupy = occupying
war-doing-fortify = moving armies
war-doing-think = thinking

## The map in words

war-said = { $territory }, { $holder }, { $armies ->
    [one] { $armies } army
   *[other] { $armies } armies
  }
war-beside = Neighbours: { $places }
war-threat = Threat around: { $count }
war-bonus = bonus { $bonus }
war-column-territory = territory
war-column-holder = held by
war-column-threat = threat

## Objective and cards

war-objective = Your objective
war-objective-hidden = Face down. The key O shows it.
war-objective-held = Face down. Hold here, or the O key, to see it.
war-objective-changed = It was: { $card }
war-show-missing = Show what is missing
war-third = { $continent } (third)
war-part-territories = Territories
war-part-strong = With { $armies } or more
war-to-go = { $count ->
    [one] { $count } territory to go
   *[other] { $count } territories to go
  }
war-hand = Your cards
war-hand-tab = Hand { $count }
war-hand-count = { $count ->
    [0] No cards
    [one] { $count } card
   *[other] { $count } cards
  }
war-hand-empty = Conquer a territory to earn a card.
war-hand-covered = Cards face down
war-joker = Joker
war-card-own = yours · +2
war-card-of = { $player }
war-card-earned = card earned

## Trading

war-trade = Trade three cards for { $value } armies, or keep them.
war-trade-late = After the elimination: trade for { $value } armies, or keep them.
war-trade-must = Trade three cards for { $value } armies.
war-trade-none = Your cards hold no valid set.
war-trade-ladder = The table's next trades: { $steps }
war-trade-set = { $cards }: { $armies } armies
war-trade-compulsory = with 5 cards you must trade
war-trade-do = Trade
war-trade-keep = Keep
war-trade-go-on = Go on

## Placing

war-place = { $count ->
    [one] Place { $count } more army.
   *[other] Place { $count } more armies.
  }
war-place-done = All in place?
war-place-click = Click: +1 · Shift: +5 · Alt: all · right: −1
war-place-tap = Tap a territory of yours; hold for more.
war-place-confirm = Confirm, or undo what you want to change.
war-pool = { $armies } { $pool }
war-of = of { $size }
war-step = Per click
war-all = all
war-five = Five more
war-fewer = One fewer
war-more = One more
war-undo = Undo
war-confirm = Confirm

## Attacking

war-attack-from = Attack: choose from where.
war-attack-from-hint = A territory of yours with 2 armies or more.
war-attack-whom = { $source } attacks whom?
war-attack-whom-hint = Each target shows the chance to conquer it. Esc: another origin.
war-attack-whom-tap = Each target shows the chance to conquer it.
war-attack-pair = { $source } { $attack } × { $defence } { $target }
war-attack-defends = { $player } defends with { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
  }.
war-attack-neutral = Neutral armies defend with { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
  }.
war-dice = Dice
war-roll = Roll
war-until = Attack until…
war-begin = Attack
war-stop = Stop
war-running = One battle after the other. Any key stops it.
war-stop-conquer = conquered
war-stop-left = { $value } left
war-stop-losses = { $value } lost
war-stop-chance = < { $value }%
war-end-attack = End attacks
war-end-short = End
war-battle = Battle { $number }
war-odds-conquer = to conquer
war-odds-losses = Expected loss
war-odds-left = Left: { $source }

war-occupy = { $target } is yours.
war-occupy-hint = How many armies move in from { $source }?
war-occupy-amount = Armies that move in
war-occupy-go = { $count ->
    [one] Occupy with { $count }
   *[other] Occupy with { $count }
  }

war-defend = { $source } attacks { $target }.
war-defend-hint = { $dice ->
    [one] The attack rolls { $dice } die.
   *[other] The attack rolls { $dice } dice.
  } With how many do you defend?
war-defend-aloud = { $dice ->
    [one] The attack rolls { $dice } die. { $player } says aloud how many defend.
   *[other] The attack rolls { $dice } dice. { $player } says aloud how many defend.
  }
war-defend-with = { $dice ->
    [one] { $dice } die · { $share }
   *[other] { $dice } dice · { $share }
  }

## Moving

war-move = Move armies, or end your turn.
war-move-hint = Each army moves only once, to a neighbour of yours (↦ n can leave).
war-move-whither = { $source }: where to?
war-move-movable = { $count ->
    [one] { $count } army can leave.
   *[other] { $count } armies can leave.
  } Those that arrive go no further.
war-move-amount = { $source } → { $target }
war-move-how-many = Armies that leave
war-move-ok = Done
war-move-confirm = Confirm and end turn
war-move-none = End turn

## Questions before what cannot be taken back

war-ask-end = { $count ->
    [one] End attacks? There is still { $count } attack above 80%.
   *[other] End attacks? There are still { $count } attacks above 80%.
  }
war-ask-end-hint = After that you can only move armies.
war-ask-surrender = Surrender?
war-ask-surrender-hint = There is no way back: your armies become neutral and you only watch.
war-ask-back = Back
war-never-ask = Do not ask again

## Waiting and ending

war-turn-of = { $player }'s turn.
war-you-are-out = You are out: { $player } took your last territory.
war-you-left = You surrendered. Stay and see how it ends.
war-to-my-turn = Skip to my turn
war-to-the-end = Go to the end
war-to-next-person = Skip to the next person
war-catch-up = Skip
war-over = End of the match: { $players } won.
war-result = See the result
war-ending-objective = Objective fulfilled.
war-ending-last_in_play = Nobody else is in play.
war-ending-round_limit = Round limit: the largest empire won.
war-rematch = Rematch
war-rematch-go = Go to the rematch
war-record = Download the record

## What can I do now

war-about-attack = { $count ->
    [one] { $count } attack
   *[other] { $count } attacks
  }, from { $sources ->
    [one] { $sources } territory
   *[other] { $sources } territories
  }
war-about-place = { $sources ->
    [one] on { $sources } territory of yours
   *[other] on { $sources } territories of yours
  }
war-about-move = { $sources ->
    [one] from { $sources } territory of yours
   *[other] from { $sources } territories of yours
  }
war-about-trade = { $count ->
    [one] { $count } set in your hand
   *[other] { $count } sets in your hand
  }

war-about-end-attack = goes on to moving armies
war-about-end-fortify = ends the turn

## Keys

war-keys-turn = Your turn
war-keys-look = Looking
war-key-enter = The main button
war-key-number = Dice or amount: { $number }
war-key-end = End the phase
war-key-escape = One step back
war-key-next = Next possible place
war-key-find = Go to a territory
war-key-fit = Whole map
war-key-threats = Threats at the borders
