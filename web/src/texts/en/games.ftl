## The games in a few words

game-war = War
game-war-lead = Conquer the world and fulfil your secret objective.
game-war-minutes = 60–120 min
game-reinos = Game of Kingdoms
game-reinos-lead = Suzerains, vassals and the right moment to revolt.
game-reinos-minutes = 15–30 min
game-players = { $least } to { $most } players
