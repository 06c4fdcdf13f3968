## The table of War

war-step-trade = Cards
war-step-place = Place
war-step-attack = Attack
war-step-fortify = Move
war-step-card = Card
war-next-trade = next trade

## Objective and cards

war-card-earned = card earned

## Trading

war-trade = Trade three cards for { $value } armies, or keep them.
war-trade-late = After the elimination: trade for { $value } armies, or keep them.
war-trade-must = Trade three cards for { $value } armies.
war-trade-none = Your cards hold no valid set.
war-trade-ladder = The table's next trades: { $steps }
war-trade-compulsory = with 5 cards you must trade
war-trade-do = Trade
war-trade-keep = Keep
war-trade-go-on = Go on

## Attacking

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

## What can I do now

war-about-trade = { $count ->
    [one] { $count } set in your hand
   *[other] { $count } sets in your hand
  }
war-about-end-fortify = ends the turn
