## Seats, colours and bots

seat-colour-lot = by lot
seat-colour-taken = { $colour }: taken

bot-random = Novice
bot-brawler = Brawler
bot-grabber = Grabber
bot-greedy = Strategist
bot-solver = Master
bot-note-random = plays at random
bot-note-brawler = attacks whenever it can
bot-note-grabber = takes what scores most at once
bot-note-greedy = looks for the best move of the moment
bot-note-solver = plays by a computed solution
bot-own = a bot of this house

option-usual = standard
option-variant = variant
