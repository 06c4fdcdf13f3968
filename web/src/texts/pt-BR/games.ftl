## Os jogos em poucas palavras

game-war = War
game-war-lead = Conquiste o mundo e cumpra o seu objetivo secreto.
game-war-minutes = 60–120 min
game-war2 = War II
game-war2-lead = War com bombardeiros, centros estratégicos e, se quiser, espiões.
game-war2-minutes = 90–150 min
game-vikings = WAR Vikings
game-vikings-lead = Deuses, comandantes e navios de guerra nos mares do norte.
game-vikings-minutes = 90–150 min
game-reinos = Jogo dos Reinos
game-reinos-lead = Suseranos, vassalos e a hora certa da revolta.
game-reinos-minutes = 15–30 min
game-feudum = Feudum
game-feudum-lead = Guildas, viagens e feudos numa terra de fantasia, em cinco épocas.
game-feudum-minutes = 120–180 min
game-players = { $least } a { $most } jogadores
