## Peças da mesa: registro, dados, resumo, velocidade, som, atalhos

log-title = Registro
log-events = Acontecimentos, do mais novo ao mais antigo
log-filter = O que mostrar
log-all = tudo
log-battles = batalhas
log-mine = comigo
log-turn = Rodada { $round } · { $player }
log-before = Antes da primeira vez
log-empty = Nada aconteceu ainda.
log-empty-filter = Nada disso aconteceu ainda.
log-earlier = Mostrar mais antigos
log-newest = Ir ao mais novo
log-show-place = Mostrar no tabuleiro
log-check = Conferir este lance

dice-title = Dados
dice-sides = { $left } × { $right } dados
dice-wins = vence
dice-tie = empate
dice-loses = perde
dice-check = conferir
dice-fold = Recolher os dados
dice-unfold = Mostrar os dados
dice-move = Mover a bandeja: arraste ou use as setas
dice-loss = { $side } perde { $count }
dice-spoken = { $left }: { $leftDice }. { $right }: { $rightDice }. { $result }

recap-title = Desde a sua última vez
recap-before = Antes da sua primeira vez
recap-first = É a sua primeira vez nesta partida.
recap-nothing = Nada que mude os seus planos.
recap-start = Começar

refusal-fix = Para poder:
refusal-clause = Ler a regra { $clause }

speed-title = Velocidade
speed-people = Pessoas
speed-bots = Robôs
speed-0 = instantâneo
speed-1 = 1×
speed-2 = 2×
speed-4 = 4×
speed-pause = Pausar
speed-resume = Continuar
speed-step = Um passo
speed-skip = Pular este lance
speed-hurry = Pular até minha vez
speed-to-the-end = Ir ao fim
speed-catch-up = Ver como está
speed-waiting = { $count ->
    [one] falta mostrar { $count } lance
   *[other] faltam mostrar { $count } lances
  }

banner-mine = Sua vez
banner-other = Vez de { $player }
banner-round = Rodada { $round }

victory-mine = Você venceu a partida!
victory-other = { $player } venceu a partida!
victory-shared = { $players } venceram a partida!
victory-skip = Pular a festa
victory-report = Relatório
victory-board = Ver o tabuleiro

sound-title = Som
sound-on = Som ligado
sound-volume = Volume
sound-turn = Minha vez e fim da partida
sound-table = O que acontece na mesa
sound-vibration = Vibrar no celular
sound-first = O som começa no primeiro clique.

keys-title = Teclas
keys-help = Mostrar as teclas

link-offline-strip = Sem rede. O que você planejou está guardado.
link-reconnecting-strip = Reconectando… o que você planejou está guardado.
link-unstable-strip = A conexão está instável.
link-back-strip = De volta. { $count ->
    [0] Nada mudou.
    [one] { $count } coisa aconteceu.
   *[other] { $count } coisas aconteceram.
  }
link-see = ver

check-title = Conferir este lance
check-place = Lance { $number } do que esta cadeira viu, na partida { $match }.
check-seal = Selo dos dados
check-seal-help = O servidor publicou este número antes de conhecer as sementes. Ele fixa o segredo: não dá para trocar os dados depois.
check-seeds = Sementes
check-seed-seat = { $player }: do navegador
check-seed-server = { $player }: do servidor
check-later = Conferível ao fim da partida, quando o segredo é aberto.
check-working = Refazendo o lance…
check-sealed = O segredo é o que foi selado antes da partida.
check-broken = O segredo não é o que foi selado.
check-same = A linha { $entry } do registro dá de novo { $faces }: os mesmos dados.
check-other = A linha { $entry } do registro dá { $faces }: não são os dados deste lance.
check-failed = O registro não chegou. Tente de novo daqui a pouco.
check-elsewhere = Este navegador só confere em endereço seguro (https). Baixe o registro e rode: conquista verify
check-simulated = Os dados desta partida foram simulados: não há selo para conferir.
check-copy = Copiar o selo
check-copied = Selo copiado.
check-record = Baixar o registro

text-board = Tabuleiro em texto
text-find = Procurar
text-none = Nenhum lugar com esse nome.

recap-taken = tomou de { $other }: { $places }
recap-taken-from-you = tomou de você: { $places }
recap-traded = trocou cartas por { $armies } exércitos
recap-out = eliminou { $other }
recap-gone = se rendeu
