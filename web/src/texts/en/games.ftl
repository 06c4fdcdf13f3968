## The games in a few words

game-war = War
game-war-lead = Conquer the world and fulfil your secret objective.
game-war-minutes = 60–120 min
game-war2 = War II
game-war2-lead = War with bombers, strategic centres and, if you like, spies.
game-war2-minutes = 90–150 min
game-vikings = WAR Vikings
game-vikings-lead = Gods, commanders and warships on the seas of the north.
game-vikings-minutes = 90–150 min
game-reinos = Game of Kingdoms
game-reinos-lead = Suzerains, vassals and the right moment to revolt.
game-reinos-minutes = 15–30 min
game-feudum = Feudum
game-feudum-lead = Guilds, journeys and fiefs in a land of fantasy, through five epochs.
game-feudum-minutes = 120–180 min
game-players = { $least } to { $most } players
