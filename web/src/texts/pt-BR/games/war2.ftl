## A mesa de War II

war2-step-centres = Centros
war2-step-claim = Territórios
war2-step-first = 1ª etapa: colocar
war2-step-place = Colocar
war2-step-attack = Atacar
war2-step-move = Deslocar
war2-step-draw = Cartas
war2-centre = Centro Estratégico
war2-base = { $base ->
    [0] base aérea vazia
    [one] { $base } bombardeiro na base aérea
   *[other] { $base } bombardeiros na base aérea
  }, { $box } na caixa
war2-seat-short = { $territories } terr. · { $cards } c. · { $base } av.
war2-piles = monte

## Preparação

war2-claim = Ocupe um território vago.
war2-claim-hint = { $count ->
    [one] Falta { $count } território.
   *[other] Faltam { $count } territórios. Um de cada vez, à volta da mesa.
  }
war2-claim-ready = Ocupar { $territory }?
war2-claim-ready-hint = Clique de novo ou confirme. Outro clique escolhe outro.
war2-claim-go = Ocupar
war2-choice = Um centro que sobrou, ou dois territórios vagos?
war2-choice-centre = Escolha um centro que sobrou.
war2-choice-pair = Escolha dois territórios vagos.
war2-choice-second = { $place } e mais qual?
war2-choice-ready = Ficar com { $places }?
war2-choice-hint = O centro vem com 2 exércitos; os dois territórios, em continentes diferentes, com 1 cada.
war2-choice-two = dois territórios · 1 + 1
war2-choice-go = Ficar
war2-first-stage = { $count ->
    [one] Depois de você, mais { $count } jogador coloca; então começam os ataques.
   *[other] Depois de você, mais { $count } jogadores colocam; então começam os ataques.
  }

## Ataques aéreos

war2-ways = Como atacar
war2-land = Terra
war2-air = Ar
war2-key-air = Terra ou ar
war2-bombers = Bombardeiros
war2-raid = Ataque aéreo
war2-raid-whom = Ataque aéreo: escolha o alvo.
war2-raid-whom-hint = { $base ->
    [one] { $base } bombardeiro na base
   *[other] { $base } bombardeiros na base
  }; { $targets ->
    [0] nenhum alvo com 2 exércitos
    [one] { $targets } alvo, perto ou longe
   *[other] { $targets } alvos, perto ou longe
  }.
war2-raid-no-bombers = Sua base aérea está vazia.
war2-raid-no-bombers-hint = Cada Centro Estratégico traz 1 por jogada; cartas trazem da caixa.
war2-raid-pair = { $bombers ->
    [one] { $bombers } bombardeiro
   *[other] { $bombers } bombardeiros
  } × { $armies } { $target }
war2-raid-pair-hint = Primeiro o fogo antiaéreo, depois as bombas. Entre os dois não se para.
war2-raid-go = Bombardear com { $bombers }
war2-raid-next = No próximo lance: bombas acertam { $hit }, perder aviões { $loss }, perder todos { $down }.
war2-raid-continue = Continuar
war2-raid-stop = Voltar à base
war2-raid-open = { $bombers ->
    [one] { $bombers } bombardeiro segue voando.
   *[other] { $bombers } bombardeiros seguem voando.
  }
war2-raid-home = { $bombers ->
    [0] Nenhum bombardeiro volta.
    [one] { $bombers } bombardeiro volta à base.
   *[other] { $bombers } bombardeiros voltam à base.
  }
war2-all-down = todos abatidos
war2-last-army = O último exército não cai do ar
war2-exchanges-before = { $count ->
    [one] antes, mais { $count } lance
   *[other] antes, mais { $count } lances
  }
war2-said-flak = Fogo antiaéreo { $face }; { $bombers ->
    [one] segue { $bombers } bombardeiro
   *[other] seguem { $bombers } bombardeiros
  }.
war2-said-bombs = Bombas { $face }; { $armies ->
    [one] resta { $armies } exército
   *[other] restam { $armies } exércitos
  }.
war2-odds-to-one = de deixar só 1 exército
war2-odds-after = lances
war2-odds-armies = exércitos
war2-odds-bombers = aviões
war2-odds-all = perde todos
war2-odds-end = até o fim

## Deslocar e transportar

war2-move-hint = Para um vizinho, ou pelo ar entre seus centros (★). Cada exército anda uma vez (↦ n).
war2-move-tap = Vizinho, ou ★ a ★ pelo ar; cada um anda uma vez.
war2-cards-earned = cartas garantidas
war2-carry = Transporte: escolha de onde.
war2-carry-hint = Pago com { $cards }. Um exército fica.
war2-carry-back = Devolver as cartas
war2-carry-go = { $count ->
    [one] Transportar { $count }
   *[other] Transportar { $count }
  }
war2-carry-short = Transportar

## Cartas

war2-number = número
war2-card-own = seu
war2-card-enemy = inimigo
war2-hand-now = use quando quiser
war2-hand-empty = Conquiste um território e compre três cartas.
war2-use-reinforce = Reforço em { $territory }: { $worth ->
    [one] { $worth } exército
   *[other] { $worth } exércitos
  }.
war2-use-raid = Bombardeio de { $territory }: { $worth ->
    [one] { $worth } avião
   *[other] { $worth } aviões
  }.
war2-use-where = Onde? Escolha no mapa ou aqui.
war2-use-hint = Vale { $sum }. Junte números para valer mais.
war2-use-transport = Transporte com estas duas cartas.
war2-use-transport-hint = Depois você diz de onde, para onde e quantos.
war2-use-none = Assim estas cartas não servem agora.
war2-use-go = Usar
war2-discard = Descartar…
war2-discard-ask = { $count ->
    [one] Descartar esta carta sem usar?
   *[other] Descartar estas { $count } cartas sem usar?
  }
war2-discard-hint = Vão fechadas ao descarte; ninguém mais as vê.
war2-discard-go = Descartar

## Espionagem

war2-ci-of = CI de { $player }
war2-ci-at = Centro de Informação em { $territory }
war2-ci-gone = Centro de Informação fora do jogo
war2-ci-none = Centro de Informação ainda não colocado
war2-ci-place = Colocar seu CI
war2-ci-move = Mover seu CI
war2-ci-move-of = Mover o CI de { $player }
war2-ci-due = Coloque seu Centro de Informação.
war2-ci-due-hint = Até o fim da rodada 2 ele tem de estar no mapa (WAR2-CI-04).
war2-ci-where = Onde fica seu Centro de Informação?
war2-ci-where-hint = Num território seu, bem guardado: quem o conquistar vê suas cartas e seu objetivo.
war2-ci-whither = Para onde vai o Centro de Informação?
war2-ci-whither-hint = A um vizinho seu, ou pelo ar entre seus centros; uma vez por jogada.
war2-ci-ready = Centro de Informação: { $territory }?
war2-ci-place-go = Colocar
war2-ci-move-go = Mover
war2-spy = Espionar
war2-spy-any = Espionar…
war2-looked = { $player } já viu estas cartas.
war2-looked-objective = { $player } já viu cartas e objetivo.
war2-dossier = Dossiê
war2-seen-turn = Visto na jogada { $turn }; desde então pode ter mudado.
war2-seen-round = Visto na rodada { $round }; desde então pode ter mudado.
war2-nothing-seen = Nada visto ainda.
war2-letter = Carta do seu espião
war2-envelope = Envelope capturado
war2-cards-of = As cartas de { $player }
war2-no-cards = Nenhuma carta na mão.
war2-objective-seen = A carta-objetivo
war2-objective-now = O que ela pede agora: { $objective }
war2-objective-changed = (já mudou)
war2-no-objective = Ainda não há objetivo.
war2-letter-note = Só você vê isto. Fica guardado no dossiê.
war2-letter-close = Guardar

## Desde a sua última vez

war2-recap-raided = bombardeou { $places }
war2-recap-spied = espionou { $other }
war2-recap-spied-you = espionou você
war2-recap-captured = capturou o CI de { $other }
war2-recap-captured-you = capturou seu CI

## O que posso fazer agora

war2-about-raid = { $places ->
    [one] { $places } alvo
   *[other] { $places } alvos
  }
war2-about-vacant = { $places ->
    [one] { $places } vago
   *[other] { $places } vagos
  }
war2-about-transport = { $count ->
    [one] { $count } par de cartas
   *[other] { $count } pares de cartas
  }
war2-about-discard = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
  }
war2-about-spy = { $count ->
    [one] { $count } adversário
   *[other] { $count } adversários
  }
war2-about-end-turn = passa a vez
