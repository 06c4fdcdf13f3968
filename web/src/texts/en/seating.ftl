## Seats, colours and bots

seat-colour-lot = by lot
seat-colour-taken = { $colour }: taken

bots-level = Levels
bots-style = Styles
bots-other = To try things out
bot-recruta = Recruit
bot-soldado = Soldier
bot-capitao = Captain
bot-general = General
bot-builder = Builder
bot-raider = Raider
bot-avenger = Avenger
bot-diplomat = Diplomat
bot-random = Novice
bot-brawler = Brawler
bot-grabber = Grabber
bot-greedy = Strategist
bot-search = Searcher
bot-solver = Master
bot-note-recruta = fights much and plans little
bot-note-soldado = knows how to play, but often acts on impulse
bot-note-capitao = looks for the best move of the moment
bot-note-general = plans the turn, reads the others and holds back who leads
bot-note-builder = grows first and fights only when it pays
bot-note-raider = attacks all the time and lives on what it takes
bot-note-avenger = forgets nobody who attacked it
bot-note-diplomat = leaves alone who leaves it alone
bot-note-random = plays at random
bot-note-brawler = attacks whenever it can
bot-note-grabber = takes what scores most at once
bot-note-greedy = looks for the best move of the moment
bot-note-search = plans each turn in imagined worlds
bot-note-solver = plays by a computed solution
bot-own = a bot of this house
bot-rated = { $note } · strength { $rating }

thinking-time = Bots' time to think
thinking-seconds = { $seconds } s a turn
thinking-note = For bots that plan their turn.
thinking-aloud = Bots think aloud
thinking-aloud-note = Everybody reads at once what each bot thinks, even about its secret objective.
thinking-silent-note = What they thought is shown at the end, in the report and the replay.

option-usual = standard
option-variant = variant
