## The table of WAR Vikings

vikings-step-colours = Colours
vikings-step-first = First placement
vikings-step-reinforce = Reinforce
vikings-step-attack = Attack
vikings-step-fortify = Fortify
vikings-step-card = Card
vikings-next-trade = next exchange
vikings-port = port
vikings-ship = ship in port
vikings-ship-spent = spent ship in port
vikings-commander-of = commander of { $player }
vikings-seat-valhalla = Valhalla { $valhalla } of 6; { $ships ->
    [0] no ship in port
    [one] { $ships } ship in port
   *[other] { $ships } ships in port
  }
vikings-seat-short = { $territories } terr. · { $cards } c. · { $valhalla } V
vikings-doing-think = thinking
vikings-doing-colour = choosing a colour
vikings-doing-place = placing armies
vikings-doing-attack = attacking
vikings-doing-invoke = may call a god
vikings-doing-prayer = may change the god’s card
vikings-doing-defend = choosing dice
vikings-doing-reroll = may roll a die again
vikings-doing-valhalla = taking care of the fallen
vikings-doing-occupy = moving in
vikings-doing-move = fortifying

## Asgard

vikings-asgard = Asgard
vikings-cost = cost { $cost }
vikings-of = { $own } of { $room }
vikings-column-player = player
vikings-column-reserve = reserve
vikings-column-removed = removed
vikings-column-ships = ships
vikings-column-commander = commander
vikings-commander-lost = off the board
vikings-ships-note = Ships: in port + in reserve.

## Objective

vikings-part-ports = Ports
vikings-part-ships = Ships
vikings-part-ships-in = Ships in the ports
vikings-part-commander = Commander in place

## Placing

vikings-colour = Choose your colour.
vikings-colour-hint = The others choose after you, one by one.
vikings-commander-due = Your commander is missing: put him on a territory of yours first (VIK-ONE-03).
vikings-commander-put = Put the commander
vikings-commander-back = Bring back the commander · −1
vikings-commander-hint = The command effect works where he stands.
vikings-trade-due = Exchange a set of cards first (VIK-CRD-04).
vikings-trade-open = Exchange cards: { $value }
vikings-trade-look = Cards: no set
vikings-trade = Exchange three cards for { $value } armies, or go back.
vikings-trade-none = No valid set among your cards.
vikings-trade-ladder = Next exchanges of the table: { $steps }
vikings-trade-do = Exchange
vikings-build = Build a ship · −1
vikings-lay-up = Lay up a ship
vikings-lay-up-hint = It goes back to your reserve; what it cost does not.
vikings-work-build_ship = Where is the ship built?
vikings-work-lay_up_ship = Which ship is laid up?
vikings-work-place_commander = Where does the commander stand?
vikings-work-cost = It costs 1 army of Valhalla; you have { $valhalla }.

## Attacking

vikings-landing = landing
vikings-card-earned = card earned
vikings-naval = Ship of { $source } against that of { $target }
vikings-naval-hint = Three dice against three. { $chance } to open the way.
vikings-naval-short = { $chance } at sea
vikings-naval-pair = { $source } × { $target }
vikings-naval-go = Fight at sea
vikings-naval-open-chance = to open the way
vikings-naval-sunk = enemy ship destroyed
vikings-naval-open = way open
vikings-naval-spent = your ship spent
vikings-naval-lost = your ship destroyed
vikings-invoke = Call a god?
vikings-invoke-pair = { $source } × { $target } · { $valhalla } in Valhalla
vikings-invoke-attack = { $source } attacks { $target }. Call a god?
vikings-invoke-defence = { $source } attacks { $target }. Call a god for the defence?
vikings-invoke-hint = { $valhalla } in Valhalla. Gain: pairs more on the average of the cards.
vikings-invoke-against = Against you: { $card }. { $valhalla } in Valhalla.
vikings-invoke-none = Roll without a god
vikings-gain = { $pairs } pair
vikings-aloud = { $player } answers aloud. { $valhalla } in Valhalla.
vikings-prayer = { $card }: keep it?
vikings-prayer-keep = Keep · { $pairs }
vikings-prayer-again = Draw another · { $pairs }
vikings-defend = { $source } attacks { $target }.
vikings-defend-hint = { $dice ->
    [one] The attack rolls { $dice } die.
   *[other] The attack rolls { $dice } dice.
  } With how many do you defend?
vikings-defend-with = { $dice ->
    [one] { $dice } die · { $share }
   *[other] { $dice } dice · { $share }
  }
vikings-reroll = { $attack } × { $defence }: roll a die again?
vikings-reroll-short = { $attack } × { $defence }
vikings-reroll-hint = Beside each die, the pairs more on the average. The new result stands.
vikings-reroll-aloud = { $player } says aloud which die is rolled again.
vikings-reroll-one = Roll the { $face } again: { $pairs } pair
vikings-reroll-none = Leave them
vikings-key-six = Roll a 6 again
vikings-valhalla = { $lost ->
    [one] You lost { $lost } army. To Valhalla?
   *[other] You lost { $lost } armies. How many go to Valhalla?
  }
vikings-valhalla-short = Losses: { $lost }. To Valhalla?
vikings-valhalla-hint = Valhalla: { $own } of { $room }. The others go back to the reserve.
vikings-valhalla-none = All to the reserve
vikings-valhalla-some = { $armies ->
    [one] { $armies } to Valhalla
   *[other] { $armies } to Valhalla
  }
vikings-with-commander = with the commander
vikings-with-ship = with the ship

## Dice

vikings-tray-battle = Battle
vikings-tray-naval = Naval combat
vikings-tray-before = Before the roll.
vikings-tray-open = The dice lie open.
vikings-tray-losses = Losses: attack { $attack }, defence { $defence }.
vikings-tray-pairs = Pairs: attack { $attack }, defence { $defence }.

## Fortifying

vikings-move = One fortification, or pass the turn.
vikings-move-classic = Fortify, or pass the turn.
vikings-move-hint = To a neighbour of yours, or by sea from a port with your ship (↦ n can leave).
vikings-move-tap = To a neighbour of yours, or by sea with a ship.
vikings-move-land = One army stays.
vikings-move-sea = By sea: one army stays; the ship may go along, or go alone.
vikings-move-go = Move

## Standing orders

vikings-orders = Standing orders
vikings-orders-on = with orders
vikings-orders-hint = Answers that you leave ready for combats. What is not ordered is asked.
vikings-orders-where = Only you see them. They work in this browser, while the table is open.
vikings-orders-valhalla = Lost armies
vikings-orders-invoke = Calling a god
vikings-orders-ask = always ask
vikings-orders-most = always to Valhalla, as many as fit
vikings-orders-none = always to the reserve
vikings-orders-from = ask only with { $armies } or more in Valhalla
vikings-orders-never = never call
vikings-orders-reroll = Ask whether I roll a die again
vikings-orders-prayer = Ask whether I change the god’s card

## Since your last turn

vikings-recap-built = built ships: { $places }
vikings-recap-commander = lost the commander in { $places }
vikings-recap-naval = beat { $other } at sea: { $places }
vikings-recap-naval-you = beat you at sea: { $places }

## What can I do now

vikings-about-naval = { $count ->
    [one] { $count } combat
   *[other] { $count } combats
  }
vikings-about-places = { $sources ->
    [one] in { $sources } place
   *[other] in { $sources } places
  }
vikings-about-trade = three cards of a set
