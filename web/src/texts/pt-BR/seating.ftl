## Lugares, cores e bots

seat-colour-lot = por sorteio
seat-colour-taken = { $colour }: já tem dono

bots-level = Níveis
bots-style = Estilos
bots-other = Para experimentar
bot-recruta = Recruta
bot-soldado = Soldado
bot-capitao = Capitão
bot-general = General
bot-builder = Construtor
bot-raider = Saqueador
bot-avenger = Vingador
bot-diplomat = Diplomata
bot-random = Novato
bot-brawler = Brigão
bot-grabber = Ganancioso
bot-greedy = Estrategista
bot-search = Buscador
bot-solver = Mestre
bot-note-recruta = briga muito e planeja pouco
bot-note-soldado = sabe jogar, mas muitas vezes vai no impulso
bot-note-capitao = procura a melhor jogada do momento
bot-note-general = planeja a vez, lê os outros e segura quem lidera
bot-note-builder = cresce primeiro e briga só quando rende
bot-note-raider = ataca sem parar e vive do que toma
bot-note-avenger = não esquece quem o atacou
bot-note-diplomat = deixa em paz quem o deixa em paz
bot-note-random = joga ao acaso
bot-note-brawler = ataca sempre que pode
bot-note-grabber = pega o que rende mais pontos na hora
bot-note-greedy = procura a melhor jogada do momento
bot-note-search = planeja cada turno em mundos imaginados
bot-note-solver = joga pela solução calculada
bot-own = bot desta casa
bot-rated = { $note } · força { $rating }

thinking-time = Tempo de pensar dos bots
thinking-seconds = { $seconds } s por vez
thinking-note = Vale para bots que planejam a vez.
thinking-aloud = Bots pensam em voz alta
thinking-aloud-note = Todos leem na hora o que cada bot pensa, até sobre o objetivo secreto dele.
thinking-silent-note = O que pensaram aparece no fim, no relatório e no replay.

option-usual = padrão
option-variant = variante
