## A mesa de War

war-title = War · { $code } · Conquista
war-title-turn = ● Sua vez · War
war-round = Rodada { $round }
war-steps = Etapas da jogada
war-step-trade = Cartas
war-step-place = Colocar
war-step-attack = Atacar
war-step-fortify = Remanejar
war-step-card = Carta
war-next-trade = próxima troca
war-board = Mapa de War
war-mini-map = Mapa pequeno
war-short-america_do_norte = Am. Norte
war-short-america_do_sul = Am. Sul
war-short-europa = Europa
war-short-africa = África
war-short-asia = Ásia
war-short-oceania = Oceania
war-sea-pacifico = Oceano Pacífico
war-sea-atlantico = Oceano Atlântico
war-sea-indico = Oceano Índico
war-zoom = Aproximar
war-zoom-in = Aproximar
war-zoom-out = Afastar
war-zoom-fit = ajustar

## Jogadores

war-bot = bot
war-territories = territórios
war-armies = exércitos
war-cards = cartas
war-seat-short = { $territories } terr. · { $cards } c.
war-continent-whole = { $continent }: completa
war-continent-part = { $continent } { $have } de { $need }
war-won = venceu a partida
war-surrendered = saiu da partida
war-eliminated-by = eliminação por { $player }
war-defends = defende { $territory }
war-neutral = neutro
war-yours = seu
war-doing-trade = olhando as cartas
war-doing-place = colocando exércitos
war-doing-attack = atacando
war-doing-defend = escolhendo a defesa
war-doing-occupy = ocupando
war-doing-fortify = remanejando
war-doing-think = pensando

## O mapa em palavras

war-said = { $territory }, { $holder }, { $armies ->
    [one] { $armies } exército
   *[other] { $armies } exércitos
  }
war-beside = Vizinhos: { $places }
war-threat = Ameaça ao redor: { $count }
war-bonus = bônus { $bonus }
war-column-territory = território
war-column-holder = de quem
war-column-threat = ameaça

## Objetivo e cartas

war-objective = Seu objetivo
war-objective-hidden = Virado para baixo. A tecla O mostra.
war-objective-held = Virado para baixo. Segure aqui, ou a tecla O, para ver.
war-objective-changed = Era: { $card }
war-show-missing = Mostrar o que falta
war-third = { $continent } (terceiro)
war-part-territories = Territórios
war-part-strong = Com { $armies } ou mais
war-to-go = { $count ->
    [one] falta { $count } território
   *[other] faltam { $count } territórios
  }
war-hand = Suas cartas
war-hand-tab = Mão { $count }
war-hand-count = { $count ->
    [0] Sem cartas
    [one] { $count } carta
   *[other] { $count } cartas
  }
war-hand-empty = Conquiste um território e ganhe uma carta.
war-hand-covered = Cartas viradas para baixo
war-joker = Coringa
war-card-own = seu · +2
war-card-of = de { $player }
war-card-earned = carta garantida

## Trocar

war-trade = Troque três cartas por { $value } exércitos, ou guarde.
war-trade-late = Depois da eliminação: troque por { $value } exércitos, ou guarde.
war-trade-must = Troque três cartas por { $value } exércitos.
war-trade-none = Nenhum conjunto válido nas suas cartas.
war-trade-ladder = Próximas trocas da mesa: { $steps }
war-trade-set = { $cards }: { $armies } exércitos
war-trade-compulsory = com 5 cartas a troca é obrigatória
war-trade-do = Trocar
war-trade-keep = Guardar
war-trade-go-on = Continuar

## Colocar

war-place = { $count ->
    [one] Coloque mais { $count } exército.
   *[other] Coloque mais { $count } exércitos.
  }
war-place-done = Tudo no lugar?
war-place-click = Clique: +1 · Shift: +5 · Alt: todos · direito: −1
war-place-tap = Toque num território seu; segure para mais.
war-place-confirm = Confirme, ou desfaça o que quiser mudar.
war-pool = { $armies } { $pool }
war-of = de { $size }
war-step = Por clique
war-all = todos
war-five = Mais cinco
war-fewer = Menos um
war-more = Mais um
war-undo = Desfazer
war-confirm = Confirmar

## Atacar

war-attack-from = Ataque: escolha de onde.
war-attack-from-hint = De um território seu com 2 exércitos ou mais.
war-attack-whom = { $source } ataca quem?
war-attack-whom-hint = Cada alvo mostra a chance de conquista. Esc: outra origem.
war-attack-whom-tap = Cada alvo mostra a chance de conquista.
war-attack-pair = { $source } { $attack } × { $defence } { $target }
war-attack-defends = { $player } defende com { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
  }.
war-attack-neutral = Exércitos neutros defendem com { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
  }.
war-dice = Dados
war-roll = Rolar
war-until = Atacar até…
war-begin = Atacar
war-stop = Parar
war-running = Uma batalha depois da outra. Qualquer tecla para.
war-stop-conquer = conquistar
war-stop-left = restar { $value }
war-stop-losses = perder { $value }
war-stop-chance = < { $value } %
war-end-attack = Encerrar ataques
war-end-short = Encerrar
war-battle = { $number }ª batalha
war-odds-conquer = para conquistar
war-odds-losses = Perda esperada
war-odds-left = Sobram: { $source }

war-occupy = { $target } é seu.
war-occupy-hint = Quantos exércitos entram, vindos de { $source }?
war-occupy-amount = Exércitos que entram
war-occupy-go = { $count ->
    [one] Ocupar com { $count }
   *[other] Ocupar com { $count }
  }

war-defend = { $source } ataca { $target }.
war-defend-hint = { $dice ->
    [one] O ataque lança { $dice } dado.
   *[other] O ataque lança { $dice } dados.
  } Com quantos você defende?
war-defend-aloud = { $dice ->
    [one] O ataque joga { $dice } dado. { $player } diz em voz alta com quantos defende.
   *[other] O ataque joga { $dice } dados. { $player } diz em voz alta com quantos defende.
  }
war-defend-with = { $dice ->
    [one] { $dice } dado · { $share }
   *[other] { $dice } dados · { $share }
  }

## Remanejar

war-move = Remaneje exércitos, ou passe a vez.
war-move-hint = Cada exército anda uma vez só, para um vizinho seu (↦ n podem sair).
war-move-whither = { $source }: para onde?
war-move-movable = { $count ->
    [one] { $count } exército pode sair.
   *[other] { $count } exércitos podem sair.
  } Quem chega não segue adiante.
war-move-amount = { $source } → { $target }
war-move-how-many = Exércitos que saem
war-move-ok = Pronto
war-move-confirm = Confirmar e passar a vez
war-move-none = Passar a vez

## Perguntas antes do que não tem volta

war-ask-end = { $count ->
    [one] Encerrar ataques? Ainda há { $count } ataque acima de 80 %.
   *[other] Encerrar ataques? Ainda há { $count } ataques acima de 80 %.
  }
war-ask-end-hint = Depois disso você só remaneja.
war-ask-surrender = Render-se?
war-ask-surrender-hint = Não tem volta: seus exércitos ficam neutros e você só assiste.
war-ask-back = Voltar
war-never-ask = Não perguntar mais

## Esperar e acabar

war-turn-of = Vez de { $player }.
war-you-are-out = Você está fora: { $player } tomou seu último território.
war-you-left = Você se rendeu. Fique para ver como termina.
war-to-my-turn = Pular até minha vez
war-to-the-end = Ir ao fim
war-to-next-person = Pular até a próxima pessoa
war-catch-up = Pular
war-over = Fim da partida: vitória de { $players }.
war-result = Ver o resultado
war-ending-objective = Objetivo cumprido.
war-ending-last_in_play = Ninguém mais está no jogo.
war-ending-round_limit = Limite de rodadas: venceu o maior império.
war-rematch = Revanche
war-rematch-go = Ir à revanche
war-record = Baixar o registro

## O que posso fazer agora

war-about-attack = { $count ->
    [one] { $count } ataque
   *[other] { $count } ataques
  }, de { $sources ->
    [one] { $sources } território
   *[other] { $sources } territórios
  }
war-about-place = { $sources ->
    [one] em { $sources } território seu
   *[other] em { $sources } territórios seus
  }
war-about-move = { $sources ->
    [one] de { $sources } território seu
   *[other] de { $sources } territórios seus
  }
war-about-trade = { $count ->
    [one] { $count } conjunto na sua mão
   *[other] { $count } conjuntos na sua mão
  }

war-about-end-attack = passa ao remanejamento
war-about-end-fortify = passa a vez

## Teclas

war-keys-turn = Sua vez
war-keys-look = Olhar
war-key-enter = O botão principal
war-key-number = Dados ou quantidade: { $number }
war-key-end = Encerrar a etapa
war-key-escape = Um passo atrás
war-key-next = Próximo lugar possível
war-key-find = Ir a um território
war-key-fit = Mapa inteiro
war-key-threats = Ameaças nas fronteiras
