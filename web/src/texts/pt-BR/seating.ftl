## Lugares, cores e bots

seat-colour-lot = por sorteio
seat-colour-taken = { $colour }: já tem dono

bot-random = Novato
bot-brawler = Brigão
bot-grabber = Ganancioso
bot-greedy = Estrategista
bot-solver = Mestre
bot-note-random = joga ao acaso
bot-note-brawler = ataca sempre que pode
bot-note-grabber = pega o que rende mais pontos na hora
bot-note-greedy = procura a melhor jogada do momento
bot-note-solver = joga pela solução calculada
bot-own = bot desta casa

option-usual = padrão
option-variant = variante
