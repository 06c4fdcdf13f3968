## As mesas de War, War II e Vikings

land-title = { $game } · { $code } · Conquista
land-title-turn = ● Sua vez · { $game }
land-board = Mapa de { $game }
land-round = Rodada { $round }
land-steps = Etapas da jogada
land-mini-map = Mapa pequeno
land-short-america_do_norte = Am. Norte
land-short-america_do_sul = Am. Sul
land-short-europa = Europa
land-short-africa = África
land-short-asia = Ásia
land-short-oceania = Oceania
land-short-atlantico = Atlânt.
land-short-britania = Britân.
land-short-francia = Frância
land-short-dinamarca = Dinam.
land-short-noruega = Norueg.
land-short-suecia = Suécia
land-short-gardarike = Gardar.
land-sea-pacifico = Oceano Pacífico
land-sea-atlantico = Oceano Atlântico
land-sea-indico = Oceano Índico
land-sea-norte = Mar do Norte
land-sea-noruega = Mar da Noruega
land-sea-baltico = Mar Báltico
land-zoom = Aproximar
land-zoom-in = Aproximar
land-zoom-out = Afastar
land-zoom-fit = ajustar

## Jogadores

land-bot = bot
land-territories = territórios
land-armies = exércitos
land-cards = cartas
land-seat-short = { $territories } terr. · { $cards } c.
land-continent-whole = { $continent }: completa
land-continent-part = { $continent } { $have } de { $need }
land-won = venceu a partida
land-surrendered = saiu da partida
land-eliminated-by = eliminação por { $player }
land-defends = defende { $territory }
land-neutral = neutro
land-yours = seu
land-doing-trade = olhando as cartas
land-doing-defend = escolhendo a defesa
land-doing-claim = ocupando territórios
land-doing-choice = escolhendo
land-doing-raid = bombardeando
land-doing-transport = transportando
land-doing-place = colocando exércitos
land-doing-attack = atacando
land-doing-occupy = ocupando
land-doing-move = remanejando
land-doing-think = pensando

## O mapa em palavras

land-said = { $territory }, { $holder }, { $armies ->
    [one] { $armies } exército
   *[other] { $armies } exércitos
  }
land-beside = Vizinhos: { $places }
land-threat = Ameaça ao redor: { $count }
land-bonus = bônus { $bonus }
land-column-territory = território
land-column-holder = de quem
land-column-threat = ameaça

## Objetivo e cartas

land-objective = Seu objetivo
land-objective-hidden = Virado para baixo. A tecla O mostra.
land-objective-held = Virado para baixo. Segure aqui, ou a tecla O, para ver.
land-objective-changed = Era: { $card }
land-show-missing = Mostrar o que falta
land-third = { $continent } (terceiro)
land-part-majority = { $continent } (maioria)
land-part-majorities = Maiorias
land-part-centres = Centros Estratégicos
land-part-territories = Territórios
land-part-strong = Com { $armies } ou mais
land-to-go = { $count ->
    [one] falta { $count } território
   *[other] faltam { $count } territórios
  }
land-hand = Suas cartas
land-hand-covered = Cartas viradas para baixo
land-hand-tab = Mão { $count }
land-hand-count = { $count ->
    [0] Sem cartas
    [one] { $count } carta
   *[other] { $count } cartas
  }
land-card-of = de { $player }
land-hand-empty = Conquiste um território e ganhe uma carta.
land-joker = Coringa
land-card-own = seu · +2
land-trade-set = { $cards }: { $armies } exércitos

## Colocar

land-place = { $count ->
    [one] Coloque mais { $count } exército.
   *[other] Coloque mais { $count } exércitos.
  }
land-place-done = Tudo no lugar?
land-place-click = Clique: +1 · Shift: +5 · Alt: todos · direito: −1
land-place-tap = Toque num território seu; segure para mais.
land-place-confirm = Confirme, ou desfaça o que quiser mudar.
land-pool = { $armies } { $pool }
land-of = de { $size }
land-step = Por clique
land-all = todos
land-five = Mais cinco
land-fewer = Menos um
land-more = Mais um
land-undo = Desfazer
land-confirm = Confirmar

## Atacar

land-attack-from = Ataque: escolha de onde.
land-attack-from-hint = De um território seu com 2 exércitos ou mais.
land-attack-whom = { $source } ataca quem?
land-attack-whom-hint = Cada alvo mostra a chance de conquista. Esc: outra origem.
land-attack-whom-tap = Cada alvo mostra a chance de conquista.
land-attack-pair = { $source } { $attack } × { $defence } { $target }
land-attack-defends = { $player } defende com { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
  }.
land-attack-neutral = Exércitos neutros defendem com { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
  }.
land-dice = Dados
land-roll = Rolar
land-until = Atacar até…
land-begin = Atacar
land-stop = Parar
land-running = Uma batalha depois da outra. Qualquer tecla para.
land-stop-conquer = conquistar
land-stop-left = restar { $value }
land-stop-losses = perder { $value }
land-stop-chance = < { $value } %
land-end-attack = Encerrar ataques
land-end-short = Encerrar
land-battle = { $number }ª batalha
land-odds-conquer = para conquistar
land-odds-losses = Perda esperada
land-odds-left = Sobram: { $source }
land-occupy = { $target } é seu.
land-occupy-hint = Quantos exércitos entram, vindos de { $source }?
land-occupy-amount = Exércitos que entram
land-occupy-go = { $count ->
    [one] Ocupar com { $count }
   *[other] Ocupar com { $count }
  }

## Remanejar

land-move = Remaneje exércitos, ou passe a vez.
land-move-hint = Cada exército anda uma vez só, para um vizinho seu (↦ n podem sair).
land-move-whither = { $source }: para onde?
land-move-movable = { $count ->
    [one] { $count } exército pode sair.
   *[other] { $count } exércitos podem sair.
  } Quem chega não segue adiante.
land-move-amount = { $source } → { $target }
land-move-how-many = Exércitos que saem
land-move-ok = Pronto
land-move-confirm = Confirmar e passar a vez
land-move-none = Passar a vez

## Perguntas antes do que não tem volta

land-ask-end = { $count ->
    [one] Encerrar ataques? Ainda há { $count } ataque acima de 80 %.
   *[other] Encerrar ataques? Ainda há { $count } ataques acima de 80 %.
  }
land-ask-end-hint = Depois disso você só remaneja.
land-ask-surrender = Render-se?
land-ask-surrender-hint = Não tem volta: seus exércitos ficam neutros e você só assiste.
land-ask-back = Voltar
land-never-ask = Não perguntar mais

## Esperar e acabar

land-turn-of = Vez de { $player }.
land-you-are-out = Você está fora: { $player } tomou seu último território.
land-you-left = Você se rendeu. Fique para ver como termina.
land-over = Fim da partida: vitória de { $players }.
land-result = Ver o resultado
land-ending-objective = Objetivo cumprido.
land-ending-last_in_play = Ninguém mais está no jogo.
land-ending-round_limit = Limite de rodadas: venceu o maior império.

## O que posso fazer agora

land-about-attack = { $count ->
    [one] { $count } ataque
   *[other] { $count } ataques
  }, de { $sources ->
    [one] { $sources } território
   *[other] { $sources } territórios
  }
land-about-place = { $sources ->
    [one] em { $sources } território seu
   *[other] em { $sources } territórios seus
  }
land-about-move = { $sources ->
    [one] de { $sources } território seu
   *[other] de { $sources } territórios seus
  }
land-about-end-attack = passa ao remanejamento

## Teclas

land-keys-turn = Sua vez
land-keys-look = Olhar
land-key-enter = O botão principal
land-key-number = Dados ou quantidade: { $number }
land-key-end = Encerrar a etapa
land-key-escape = Um passo atrás
land-key-next = Próximo lugar possível
land-key-find = Ir a um território
land-key-fit = Mapa inteiro
land-key-threats = Ameaças nas fronteiras
