## What bots think of their turns

thought-panel = What the bot thinks
thought-tab = Plan
thought-of = The plan of { $player }
thought-none = No bot has said what it thinks of this turn.
thought-chance = Chance to win, as the bot sees it: before the turn, and as planned
thought-chance-spoken = from { $before } to { $after }
thought-others = It also thought of
thought-fact = What decided:
thoughts-title = What the bots thought
thoughts-lead = Each bot, turn by turn: its plan, and the chance to win that it saw. They are its estimates, not the truth.
thoughts-whose = Which bot
thoughts-curve = Chance to win of { $player }, as it saw it: began at { $first }, came to { $most }, ended at { $last }
thoughts-turn = Turn { $number }
thoughts-again = { $count ->
    [one] planned anew once
   *[other] planned anew { $count } times
  }
thoughts-then = And then:
thoughts-see = See in the replay: turn { $number } of { $player }
thoughts-all = See all { $count } turns
