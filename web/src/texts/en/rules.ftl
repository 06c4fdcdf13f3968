rules-title = Rules
rules-of = Rules: { $game }
rules-none = There are no rules of that game here.
