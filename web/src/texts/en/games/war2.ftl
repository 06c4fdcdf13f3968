## The table of War II

war2-step-centres = Centres
war2-step-claim = Territories
war2-step-first = Stage 1: place
war2-step-place = Place
war2-step-attack = Attack
war2-step-move = Move
war2-step-draw = Cards
war2-centre = Strategic Centre
war2-base = { $base ->
    [0] air base empty
    [one] { $base } bomber in the air base
   *[other] { $base } bombers in the air base
  }, { $box } in the box
war2-seat-short = { $territories } terr. · { $cards } c. · { $base } pl.
war2-piles = draw pile

## Set-up

war2-claim = Take a vacant territory.
war2-claim-hint = { $count ->
    [one] { $count } territory is left.
   *[other] { $count } territories are left. One at a time, round the table.
  }
war2-claim-ready = Take { $territory }?
war2-claim-ready-hint = Click again or confirm. Another click picks another.
war2-claim-go = Take
war2-choice = A centre that is left, or two vacant territories?
war2-choice-centre = Pick a centre that is left.
war2-choice-pair = Pick two vacant territories.
war2-choice-second = { $place } and which other?
war2-choice-ready = Take { $places }?
war2-choice-hint = The centre comes with 2 armies; the two territories, in different continents, with 1 each.
war2-choice-two = two territories · 1 + 1
war2-choice-go = Take
war2-first-stage = { $count ->
    [one] After you { $count } more player places; then attacks begin.
   *[other] After you { $count } more players place; then attacks begin.
  }

## Raids

war2-ways = How to attack
war2-land = Land
war2-air = Air
war2-key-air = Land or air
war2-bombers = Bombers
war2-raid = Air raid
war2-raid-whom = Raid: pick the target.
war2-raid-whom-hint = { $base ->
    [one] { $base } bomber in the base
   *[other] { $base } bombers in the base
  }; { $targets ->
    [0] no target with 2 armies
    [one] { $targets } target, near or far
   *[other] { $targets } targets, near or far
  }.
war2-raid-no-bombers = Your air base is empty.
war2-raid-no-bombers-hint = Each Strategic Centre brings 1 a turn; cards bring some from the box.
war2-raid-pair = { $bombers ->
    [one] { $bombers } bomber
   *[other] { $bombers } bombers
  } × { $armies } { $target }
war2-raid-pair-hint = First the anti-aircraft fire, then the bombs. There is no stopping in between.
war2-raid-go = Bomb with { $bombers }
war2-raid-next = Next exchange: bombs hit { $hit }, lose planes { $loss }, lose all { $down }.
war2-raid-continue = Continue
war2-raid-stop = Back to base
war2-raid-open = { $bombers ->
    [one] { $bombers } bomber flies on.
   *[other] { $bombers } bombers fly on.
  }
war2-raid-home = { $bombers ->
    [0] No bomber returns.
    [one] { $bombers } bomber returns to base.
   *[other] { $bombers } bombers return to base.
  }
war2-all-down = all shot down
war2-last-army = The last army does not fall from the air
war2-exchanges-before = { $count ->
    [one] { $count } exchange before
   *[other] { $count } exchanges before
  }
war2-said-flak = Anti-aircraft fire { $face }; { $bombers ->
    [one] { $bombers } bomber flies on
   *[other] { $bombers } bombers fly on
  }.
war2-said-bombs = Bombs { $face }; { $armies ->
    [one] { $armies } army is left
   *[other] { $armies } armies are left
  }.
war2-odds-to-one = to leave 1 army
war2-odds-after = exchanges
war2-odds-armies = armies
war2-odds-bombers = planes
war2-odds-all = lose all
war2-odds-end = to the end

## Moving and transporting

war2-move-hint = To a neighbour, or by air between your centres (★). Each army moves once (↦ n).
war2-move-tap = A neighbour, or ★ to ★ by air; each moves once.
war2-cards-earned = cards earned
war2-carry = Transport: pick the origin.
war2-carry-hint = Paid with { $cards }. One army stays.
war2-carry-back = Take the cards back
war2-carry-go = { $count ->
    [one] Transport { $count }
   *[other] Transport { $count }
  }
war2-carry-short = Transport

## Cards

war2-number = number
war2-card-own = yours
war2-card-enemy = enemy
war2-hand-now = use at any time
war2-hand-empty = Conquer a territory and draw three cards.
war2-use-reinforce = Reinforce { $territory }: { $worth ->
    [one] { $worth } army
   *[other] { $worth } armies
  }.
war2-use-raid = Bomb { $territory }: { $worth ->
    [one] { $worth } plane
   *[other] { $worth } planes
  }.
war2-use-where = Where? Pick on the map or here.
war2-use-hint = Worth { $sum }. Add numbers to make it more.
war2-use-transport = Transport with these two cards.
war2-use-transport-hint = Then you say from where, whither and how many.
war2-use-none = Like this the cards are of no use now.
war2-use-go = Use
war2-discard = Discard…
war2-discard-ask = { $count ->
    [one] Discard this card unused?
   *[other] Discard these { $count } cards unused?
  }
war2-discard-hint = They go face down to the discards; nobody else sees them.
war2-discard-go = Discard

## Espionage

war2-ci-of = { $player }’s CI
war2-ci-at = Information Centre in { $territory }
war2-ci-gone = Information Centre out of the game
war2-ci-none = Information Centre not placed yet
war2-ci-place = Place your CI
war2-ci-move = Move your CI
war2-ci-move-of = Move { $player }’s CI
war2-ci-due = Place your Information Centre.
war2-ci-due-hint = By the end of round 2 it must be on the map (WAR2-CI-04).
war2-ci-where = Where does your Information Centre stand?
war2-ci-where-hint = On a territory of yours, well guarded: who conquers it sees your cards and objective.
war2-ci-whither = Where does the Information Centre go?
war2-ci-whither-hint = To a neighbour of yours, or by air between your centres; once a turn.
war2-ci-ready = Information Centre: { $territory }?
war2-ci-place-go = Place
war2-ci-move-go = Move
war2-spy = Spy
war2-spy-any = Spy…
war2-looked = { $player } has seen these cards.
war2-looked-objective = { $player } has seen cards and objective.
war2-dossier = Dossier
war2-seen-turn = Seen in turn { $turn }; it may have changed since.
war2-seen-round = Seen in round { $round }; it may have changed since.
war2-nothing-seen = Nothing seen yet.
war2-letter = Letter from your spy
war2-envelope = Captured envelope
war2-cards-of = { $player }’s cards
war2-no-cards = No cards in the hand.
war2-objective-seen = The objective card
war2-objective-now = What it asks for now: { $objective }
war2-objective-changed = (changed already)
war2-no-objective = There is no objective yet.
war2-letter-note = Only you see this. It is kept in the dossier.
war2-letter-close = Keep

## Since your last turn

war2-recap-raided = bombed { $places }
war2-recap-spied = spied on { $other }
war2-recap-spied-you = spied on you
war2-recap-captured = captured { $other }’s CI
war2-recap-captured-you = captured your CI

## What can I do now

war2-about-raid = { $places ->
    [one] { $places } target
   *[other] { $places } targets
  }
war2-about-vacant = { $places ->
    [one] { $places } vacant
   *[other] { $places } vacant
  }
war2-about-transport = { $count ->
    [one] { $count } pair of cards
   *[other] { $count } pairs of cards
  }
war2-about-discard = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
war2-about-spy = { $count ->
    [one] { $count } opponent
   *[other] { $count } opponents
  }
war2-about-end-turn = passes the turn on
