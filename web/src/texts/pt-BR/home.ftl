home-subtitle = jogos de conquista no navegador
home-title = A mesa está posta.
home-lead = Jogos de conquista no navegador: contra bots, no mesmo aparelho ou com os amigos por um link. De graça, sem cadastro.
home-play = Jogar agora
home-starting = Abrindo a mesa…
home-play-note = “Jogar agora” abre uma partida de War contra três bots.
home-invite = Convidar amigos
home-code = código da mesa
home-code-example = seis letras e números, do convite
home-no-table = Não há mesa { $code }. Confira o código.
home-enter = Entrar
home-enter-table = Entrar na mesa { $code }
home-not-started = Não consegui abrir a mesa. Tente de novo.
home-board = Tabuleiro de War
home-board-places = coloca exércitos
home-board-attacks = ataca
home-board-note = partida entre bots
home-games = Jogos
home-set-up = Jogar { $game }
home-mine = Suas partidas
home-mine-none = Nenhuma ainda. A primeira está a um clique: Jogar agora.
home-going = { $count ->
    [one] { $count } em andamento
   *[other] { $count } em andamento
  }
home-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
  }
home-your-turn = sua vez
home-turn-of = vez de { $player }
home-match-playing = em jogo
home-match-waiting = à espera
home-match-over = terminada
home-open = Mesas abertas
home-open-none = Ninguém espera agora. Abra uma mesa e deixe-a à vista de todos.
home-free-seats = { $count ->
    [one] { $count } lugar livre
   *[other] { $count } lugares livres
  }
home-dice = Dados que você confere
home-dice-lead = Cada lance é selado antes de a partida começar. No fim você recebe a prova.
home-dice-how = Como funciona
home-dice-seal = Ao abrir a mesa, o servidor sorteia um segredo e mostra o seu selo. Do selo não se tira o segredo, e o segredo já não pode mudar.
home-dice-seeds = Cada jogador põe a sua parte, que o servidor não conhecia ao selar. Os dados saem do segredo e das partes de todos.
home-dice-proof = No fim o segredo aparece no registro da partida. Com ele qualquer um refaz cada lance e compara.
home-match-held = suspensa
