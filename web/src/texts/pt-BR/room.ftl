room-title = Sala de espera
room-code = Código da mesa:
room-open-seat = Lugar livre
room-sit = Sentar
room-put-bot = Pôr um bot
room-start = Começar
room-not-done = Não deu certo. A mesa continua como estava.
