home-subtitle = games of conquest in the browser
home-title = The table is set.
home-lead = Games of conquest in the browser: against bots, on one device, or with friends by a link. Free, no account.
home-play = Play now
home-starting = Opening the table…
home-play-note = “Play now” opens a match of War against three bots.
home-invite = Invite friends
home-code = table code
home-code-example = six letters and figures, from the invitation
home-no-table = There is no table { $code }. Check the code.
home-enter = Enter
home-enter-table = Enter table { $code }
home-not-started = I could not open the table. Try again.
home-board = Board of War
home-board-places = places armies
home-board-attacks = attacks
home-board-note = a match among bots
home-games = Games
home-set-up = Play { $game }
home-mine = Your matches
home-mine-none = None yet. The first is one click away: Play now.
home-going = { $count ->
    [one] { $count } going on
   *[other] { $count } going on
  }
home-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
  }
home-your-turn = your turn
home-turn-of = { $player }’s turn
home-match-playing = going on
home-match-waiting = waiting
home-match-over = finished
home-open = Open tables
home-open-none = Nobody is waiting now. Open a table and let everybody see it.
home-free-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
  }
home-dice = Dice that you can check
home-dice-lead = Every roll is sealed before the match begins. At the end you get the proof.
home-dice-how = How it works
home-dice-seal = When a table is opened, the server draws a secret and shows its seal. The secret cannot be read from the seal, and it can no longer change.
home-dice-seeds = Each player adds a part of their own, which the server did not know when it sealed. The dice come from the secret and everybody’s parts.
home-dice-proof = At the end the secret stands in the record of the match. With it anybody can make every roll again and compare.
home-match-held = on hold
