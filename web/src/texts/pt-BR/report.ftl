## O relatório do fim da partida

report-title = Relatório da mesa { $code }
report-loading = Lendo a partida…
report-early = Só há relatório de uma partida que chegou ao fim.
report-to-table = Ir à mesa
report-rounds = { $rounds ->
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas
  }
report-rematch = Revanche
report-rematch-go = Ir à revanche
report-replay = Ver replay
report-share = Compartilhar
report-copied = Link copiado.
report-copy-by-hand = Copie o link: { $link }
report-record = Baixar o registro
report-picture = O tabuleiro no fim da partida
report-players = Jogadores
report-player = Jogador
report-met = objetivo cumprido
report-winner = venceu
report-from = As regras de hoje só leem a partida a partir da linha { $entry }; o relatório conta daí em diante.
report-by-round = { $measure } por rodada
report-measures = O que o gráfico mostra
report-round = rodada { $round }
report-start = início
report-look = setas percorrem as rodadas
report-more = e mais { $count }
report-as-table = Ver em tabela
report-luck = Sorte
report-luck-unit = { $unit } acima ou abaixo do esperado
report-chapters = Tipos de sorte
report-better = melhor que { $share }
report-bands = Faixa escura: onde ficam 2 em cada 3 partidas; clara: 95 em 100.
report-none-outside = Ninguém saiu da faixa clara.
report-are-outside = Fora da faixa clara: { $players }.
report-whose = De quem são os dados e as batalhas
report-everybody = todos
report-dice-of = { $dice } de { $player }
report-rolled = { $count ->
    [one] { $count } dado
   *[other] { $count } dados
  }
report-side = Face
report-times = Vezes
report-band = Faixa honesta
report-band-note = A faixa verde é o que dados honestos fazem em 19 de 20 partidas.
report-inside = Tudo dentro.
report-outside = Fora dela: { $sides }.
report-best = melhor batalha
report-worst = pior batalha
report-no-luck = { $player } não teve nada disto.
report-chance = chance { $chance }
report-as-good = assim ou melhor: { $rare }
report-as-bad = assim ou pior: { $rare }
report-see = ver
report-see-fight = Ver no replay: { $fight }
report-unusual = Batalhas fora do comum
report-fought = { $count ->
    [one] { $count } batalha ao todo.
   *[other] { $count } batalhas ao todo; com tantas, algumas raras são normais.
  }
report-all-usual = Nenhuma com menos de 10% de chance: tudo dentro do comum.
report-numbers = Em números
report-check = Conferir os { $count } lances e sorteios
report-seal = selo { $seal }
report-honest = { $count ->
    [one] O { $count } lance é o que foi selado antes da partida.
   *[other] Todos os { $count } lances e sorteios são os que foram selados antes da partida.
  }
report-other-seal = O registro tem outro selo que o mostrado nesta mesa.
report-dishonest = O registro não confere.

## A página que confere um registro

verify-title = Conferir um registro
verify-lead = Um registro é uma partida inteira em texto. Aqui você refaz cada dado, sorteio e porcentagem dele no seu navegador, sem confiar em ninguém, e vê o relatório da partida.
verify-drop = Solte aqui o arquivo do registro (.jsonl)
verify-choose = Escolher arquivo
verify-working = Conferindo { $name }…
verify-refused = { $name } não confere.
verify-good = { $name } confere: dados honestos, jogadas dentro das regras, partida completa.
verify-partly = { $name }: os dados conferem; as regras não puderam ser consultadas.
verify-simulated = { $name }: partida simulada, sem dados selados.
verify-here = Neste navegador
verify-there = Pelas regras deste servidor
verify-asking = Rejogando a partida…
verify-rules-good = As { $entries } jogadas e sorteios cabem nas regras, e a partida vai até o fim.
verify-rules-bad = As regras recusam o registro.
verify-rules-bad-at = As regras recusam o registro na linha { $entry }.
verify-rules-too-long = O registro é longo demais para o servidor. Rode: conquista verify
verify-rules-unreachable = O servidor não respondeu: não se sabe se as jogadas cabem nas regras nem se a partida está completa.
verify-tells = O que o registro conta
verify-done = confere
verify-failed = falhou
verify-open = não feito
verify-check-file = É um registro de partida
verify-check-sealed = Traz o segredo, o selo e as sementes de todos
verify-check-seal = O segredo é o que foi selado antes da partida
verify-check-numbers = Não falta linha nenhuma
verify-check-dice = Cada dado, sorteio e porcentagem sai de novo do segredo
verify-derived = { $count ->
    [one] { $count } refeito
   *[other] { $count } refeitos
  }
verify-rolled = dados { $faces }
verify-scored = { $value } em 100
verify-drawn = a { $place }ª de { $left }
verify-fault-empty = O arquivo está vazio.
verify-fault-too-long = O arquivo é grande demais para ser um registro.
verify-fault-header = A primeira linha não é o cabeçalho de um registro.
verify-fault-line = A linha { $line } do arquivo (registro { $entry }) está partida ou não é um lance.
verify-fault-simulated = A partida foi jogada com dados simulados: não há o que conferir.
verify-fault-unrevealed = O segredo não está no registro: a partida não tinha acabado.
verify-fault-seeds = As sementes não são tantas quantos os jogadores.
verify-fault-broken = O segredo não dá o selo que foi publicado: um dos dois foi trocado.
verify-fault-number = Onde devia estar o registro { $entry } está outro: falta uma linha ou a ordem mudou.
verify-fault-answer = O registro { $entry } não é um dado, sorteio ou porcentagem legível.
verify-fault-other = Registro { $entry }: o arquivo diz { $said }, o segredo selado dá { $derived }.
