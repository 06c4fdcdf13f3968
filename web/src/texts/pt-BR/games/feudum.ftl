## A mesa de Feudum

feudum-page-title = Feudum · mesa { $code }
feudum-title-turn = Sua vez · Feudum
feudum-round = Rodada { $round }
feudum-steps = Passos da rodada
feudum-step-select = Escolha
feudum-step-cards = Cartas
feudum-step-feed = Alimentar
feudum-step-progress = Progresso
feudum-step-epoch = Época
feudum-own = Meu
feudum-pages = Partes da mesa
feudum-page-map = Mapa
feudum-page-guilds = Guildas
feudum-page-tracks = Trilhas
feudum-map = Mapa das seis regiões
feudum-zoom-in = Aproximar
feudum-zoom-out = Afastar
feudum-ways = Caminhos
feudum-bot = bot

## Localidades

feudum-unruled = sem soberano
feudum-ruled = soberano { $player }
feudum-with-subject = com súdito
feudum-serf = servo { $player }
feudum-pawn-of = { $character } de { $player }
feudum-abandoned = { $vessel } abandonado
feudum-landscape = terreno: { $landscape }, com { $count }

## Trilhas

feudum-epoch = Época
feudum-epoch-now = Época { $epoch }
feudum-stack = { $region }: tile { $top }, restam { $left }
feudum-voyage = Viagem épica
feudum-voyage-space = { $low } ou { $high } PV no fim
feudum-military = Trilha militar
feudum-bag = Saco

## Guildas

feudum-guilds = Guildas
feudum-guild = guilda
feudum-rank-master = mestre
feudum-rank-official = oficial
feudum-rank-apprentice = aprendiz
feudum-vacant = vago
feudum-guardian = guardião
feudum-leads = { $player } lidera por { $count }.
feudum-yours = Você tem { $count } ★.
feudum-barn = Celeiro: { $goods }
feudum-chickens = Galinhas { $beads } (soma { $sum })
feudum-basket = cesta { $count }
feudum-shelf = { $good }: { $count } na prateleira, o próximo custa { $price }
feudum-cart = { $good }: { $count } de 3
feudum-for-sale = à venda por { $count }
feudum-ferries-run = nada à venda: as balsas andam
feudum-knights = { $row }: { $count } de 6
feudum-row-of = fileira de { $player }
feudum-row-neutral = fileira neutra { $number }
feudum-scrolls = Pergaminhos com selo: { $scrolls }
feudum-scroll = Pergaminho { $scroll }
feudum-rosary = Rosário: { $beads }, soma { $sum }
feudum-purse = soma { $sum } · bolsa { $count }
feudum-guild-help-farmer = Negociar: venda a colheita de uma fazenda. Empurrar: até 5 recursos do celeiro para as prateleiras. Puxar: uma conta do rosário para uma galinha.
feudum-guild-help-merchant = Negociar: compre até 3 recursos. Empurrar: até 4 recursos das prateleiras para os carros. Puxar: até 3 recursos do celeiro para as prateleiras.
feudum-guild-help-alchemist = Negociar: compre uma embarcação por 3 xelins. Empurrar: até 3 invenções. Puxar: até 2 recursos das prateleiras para os carros.
feudum-guild-help-knight = Negociar: por 3 xelins, todos os marcadores da sua fileira. Empurrar: até 3 marcadores por selos nos pergaminhos. Puxar: uma invenção.
feudum-guild-help-noble = Negociar: 1 ou 2 selos por 3 xelins cada. Empurrar: até 2 selos para o rosário. Puxar: até 2 marcadores por selos.
feudum-guild-help-monk = Negociar: uma conta por 3 xelins. Empurrar: uma conta para uma galinha, e a bolsa é dividida. Puxar: um selo para o rosário.

## Jogadores

feudum-vp = PV
feudum-points = { $count } PV
feudum-left = rendeu-se
feudum-cards-left = { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
feudum-first = jogador inicial
feudum-holds = { $coins ->
        [one] { $coins } xelim
       *[other] { $coins } xelins
    } · { $pawns ->
        [one] { $pawns } peão
       *[other] { $pawns } peões
    } · { $markers ->
        [one] { $markers } marcador
       *[other] { $markers } marcadores
    } · { $writs ->
        [one] { $writs } escritura
       *[other] { $writs } escrituras
    }
feudum-forecast = Se a época virasse agora: { $sum } PV (guildas { $seats }, terrenos { $landscapes }, regiões { $regions }, deslealdade −{ $disloyalty })
feudum-supply = { $coins ->
        [one] { $coins } xelim
       *[other] { $coins } xelins
    } · { $markers ->
        [one] { $markers } marcador
       *[other] { $markers } marcadores
    }
feudum-barrel = barril { $count }/3
feudum-seals = { $count ->
        [one] { $count } selo
       *[other] { $count } selos
    }
feudum-discs = { $count ->
        [one] { $count } disco
       *[other] { $count } discos
    }
feudum-beads = contas { $beads }
feudum-pouch = sacola: { $good }
feudum-hidden = { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
feudum-hold-to-see = segure para ver

## As cartas

feudum-cards = As onze cartas
feudum-played = jogada
feudum-no-cards = As cartas da rodada ainda não foram escolhidas.
feudum-no-use = sem uso agora
feudum-pick = { $count ->
        [one] Escolha mais { $count } carta.
       *[other] Escolha mais { $count } cartas.
    }
feudum-pick-done = Cartas escolhidas. Sele a escolha.
feudum-pick-secret = Ninguém vê a sua escolha até você jogar cada carta.
feudum-pick-conquer = Conquistar não pode ser a sua última carta da rodada.
feudum-seal = Selar
feudum-see-map = Ver o mapa
feudum-see-cards = Ver as cartas
feudum-can-migrate = Traz ou retira um peão ({ $count } lugares).
feudum-can-repeat = Repete uma carta que você já jogou.
feudum-can-move = { $count ->
        [one] { $count } ponto de movimento, e um furto.
       *[other] { $count } pontos de movimento, e um furto.
    }
feudum-can-influence = { $count ->
        [one] Um marcador em { $count } lugar.
       *[other] Marcadores em até { $count } lugares.
    }
feudum-can-tax = +{ $count } xelins.
feudum-can-explore = Compra { $count } escrituras, fica com uma.
feudum-can-harvest = Colhe { $count } recursos, +1 PV.
feudum-can-improve = { $count ->
        [one] Melhora { $count } localidade.
       *[other] Melhora uma de { $count } localidades.
    }
feudum-can-conquer = { $count ->
        [one] { $count } alvo ao alcance.
       *[other] { $count } alvos ao alcance.
    }
feudum-can-defend = +1 PV na sua vez; ou +1 de defesa quando atacarem.
feudum-can-guild = { $count ->
        [one] Negocia, ou age em { $count } guilda sua.
       *[other] Negocia, ou age em { $count } guildas suas.
    }
feudum-cannot-migrate = Falta um peão ou comida.
feudum-cannot-repeat = Nenhuma carta jogada pode ser repetida.
feudum-cannot-move = Nenhuma unidade pode dar um passo.
feudum-cannot-influence = Falta um marcador, ou lugar onde há peão seu.
feudum-cannot-tax = Você não governa uma cidade.
feudum-cannot-explore = Você não governa um posto avançado.
feudum-cannot-harvest = Você não governa uma fazenda com espaço.
feudum-cannot-improve = Nada seu que você possa pagar.
feudum-cannot-conquer = Nenhum alvo onde você tem unidades.
feudum-cannot-defend = Nada a fazer.
feudum-cannot-guild = Nada a fazer.
feudum-special-improve = Guardar um terreno onde você é servo: +2 PV.
feudum-special-conquer = Esfomear um súdito ou servo.
feudum-special-guild = Banquete: agir no lugar de outro, +3 PV.

## A corrente de escolhas

feudum-chain = Passos até aqui
feudum-back = Voltar um passo
feudum-on-map = Escolha no mapa ou aqui.
feudum-confirm = Confirmar: { $action }?
feudum-do = Confirmar
feudum-stop = Parar
feudum-finish = Concluir
feudum-go-on = Seguir
feudum-resolve = Decidir o ataque
feudum-take = Pegar
feudum-tray = { $count } de 3 na bandeja
feudum-attack = Ataque
feudum-defence = Defesa
feudum-deed-enter = Trazer um peão
feudum-deed-withdraw = Retirar um peão
feudum-deed-influence = Pôr um marcador
feudum-deed-buy_influence = Comprar o governo
feudum-deed-play_mandate = Jogar um mandato
feudum-deed-return_writ = Devolver uma escritura
feudum-deed-take_seal = Recolher um selo
feudum-mode-regular = Executar
feudum-mode-special = Habilidade especial
feudum-mode-forgo = Abrir mão
feudum-function-trade = Negociar
feudum-function-push = Empurrar
feudum-function-pull = Puxar
feudum-marker-subject = o súdito
feudum-marker-serf = o servo
feudum-vessel-under = com a embarcação sob o peão
feudum-vessel-abandoned = com a embarcação abandonada
feudum-vessel-own = com uma do suprimento
feudum-vessel-none = a pé
feudum-foods = { $foods } em comida, { $coins } em xelins
feudum-pay-cube = com um cubo
feudum-pay-tile = com { $tile }
feudum-unit = { $character } em { $place }
feudum-ask-deed = O que você faz?
feudum-ask-card = Qual carta?
feudum-ask-mode = Como?
feudum-ask-unit = Qual unidade?
feudum-ask-character = Com qual personagem?
feudum-ask-place = Onde?
feudum-ask-way = Por qual caminho?
feudum-ask-vessel = Com qual embarcação?
feudum-ask-guild = De qual guilda?
feudum-ask-function = Negociar, empurrar ou puxar?
feudum-ask-owner = No lugar de quem?
feudum-ask-target = Qual alvo?
feudum-ask-marker = Qual marcador?
feudum-ask-good = Qual recurso?
feudum-ask-means = Com o que você paga?
feudum-ask-region = De qual região?
feudum-ask-tile = Qual tile?
feudum-ask-writ = Qual escritura?
feudum-ask-option = Qual opção?
feudum-ask-monster = Qual monstro?
feudum-ask-scroll = Qual pergaminho?
feudum-ask-row = De qual fileira?
feudum-ask-number = Quantos?
feudum-ask-answer = O que você decide?
feudum-about = { $count } possibilidades

## O que daria

feudum-preview-points = +{ $count } PV
feudum-preview-price = { $count ->
        [one] { $count } xelim
       *[other] { $count } xelins
    }
feudum-preview-forgo = A carta conta como jogada, sem efeito.
feudum-preview-feast = +{ $count } PV além dos da função
feudum-preview-push = até 6 PV: 4, 5 ou 6 por 1, 2 ou 3 objetivos
feudum-preview-pull = 3 PV e uma escritura se cumprir o objetivo
feudum-preview-stars = { $count } ★ ({ $guild })
feudum-preview-becomes = vira { $type }
feudum-preview-no-tile = sem pontos de tile da região
feudum-preview-seal = custa 1 selo
feudum-preview-pay = custa 1 { $good }
feudum-preview-strength = { $attack } contra { $defence }
feudum-preview-sure = certo mesmo se { $player } mostrar Defender
feudum-preview-doubt = depende de salitre, armas e de { $player }
feudum-loses-seat = { $player } perde o lugar: { $guild }
feudum-becomes-master = você vira mestre: { $guild } (+{ $count } PV por época)
feudum-becomes-official = você vira oficial: { $guild } (+{ $count } PV por época)
feudum-becomes-apprentice = você vira aprendiz: { $guild } (+{ $count } PV por época)
feudum-falls-master = você fica como mestre: { $guild }
feudum-falls-official = você cai a oficial: { $guild }
feudum-falls-apprentice = você cai a aprendiz: { $guild }
feudum-other-master = { $player } passa a mestre: { $guild }
feudum-other-official = { $player } passa a oficial: { $guild }
feudum-other-apprentice = { $player } passa a aprendiz: { $guild }
feudum-as-ruler = você governa
feudum-as-subject = o seu súdito
feudum-as-serf = você serve
feudum-gain-attack = +{ $count } de ataque
feudum-gain-shillings = { $count ->
        [one] { $count } xelim
       *[other] { $count } xelins
    }
feudum-gain-vessel = uma embarcação qualquer
feudum-gain-random_goods = { $count ->
        [one] { $count } recurso sorteado
       *[other] { $count } recursos sorteados
    }
feudum-gain-influence = { $count ->
        [one] { $count } marcador
       *[other] { $count } marcadores
    }
feudum-gain-seals = { $count ->
        [one] { $count } selo
       *[other] { $count } selos
    }
feudum-gain-beads = { $count ->
        [one] { $count } conta
       *[other] { $count } contas
    }
feudum-gain-vp = +{ $count } PV
feudum-stars-in = { $count } ★ ({ $guild })
feudum-option = { $price } → { $gain }
feudum-title = Título: { $what }. No fim, com um selo: { $values } PV.
feudum-title-barrel_sulfur = enxofre no barril
feudum-title-monster_defeated = monstro vencido
feudum-title-masterships = guildas de que você é mestre
feudum-title-landscapes = terrenos que você guarda
feudum-title-active_regions = regiões ativas
feudum-title-military_discs = discos na trilha militar

## Esperar, sair, acabar

feudum-wait = { $player } decide.
feudum-resolving = Resolvendo…
feudum-you-left = Você se rendeu. A partida segue.
feudum-ask-surrender = Você se rende?
feudum-ask-surrender-hint = Suas unidades e marcadores saem do mapa, e você fica em último.
feudum-ask-stay = Continuar
feudum-over = Fim de jogo. Vitória de { $players }.
feudum-result = Resultado
feudum-ending-points = Mais pontos de vitória ao nascer a época V.
feudum-ending-last_in_play = Todos os outros se renderam.
feudum-writs-of = { $player }: escrituras { $writs }; enxofre no barril { $barrel }
feudum-no-sheet = Não consegui ler a partida inteira para a folha de pontos.

## Resumos

feudum-round-over = Rodada { $round } encerrada
feudum-epoch-dawns = Nasce a época { $epoch }
feudum-points-of-round = Pontos das ações da rodada { $round }
feudum-points-of-epoch = Pontos da época { $epoch }
feudum-epoch-rule = Cada mestre marca 5, cada oficial 3, cada aprendiz 1; terrenos 4 com recursos e 2 vazios; regiões ativas por escala; vassalos perdem os espaços militares descobertos.
feudum-points-for = Por
feudum-sum = Soma
feudum-no-points = Ninguém marcou pontos.

## Teclas e texto

feudum-keys-turn = Sua vez
feudum-keys-look = Olhar
feudum-key-enter = confirmar, concluir ou selar
feudum-key-digit = escolher a resposta { $digit }
feudum-key-escape = fechar o que está aberto
feudum-key-round = resumo da última rodada
feudum-column-place = Localidade
feudum-column-ruler = Soberano
feudum-column-type = Tipo
feudum-column-goods = Recursos

## O guia da primeira rodada

feudum-coach = Guia da primeira rodada
feudum-coach-off = Dispensar o guia
feudum-coach-goods-title = Três recursos
feudum-coach-goods = Madeira melhora postos, ferro melhora fazendas, salitre dá uma quinta carta. Toque em três e confirme.
feudum-coach-pawn-title = O primeiro peão
feudum-coach-pawn = O personagem entra na guilda dele: você vira mestre na hora. Escolha um e depois um lugar com anel rosa.
feudum-coach-pouch-title = A sacola
feudum-coach-pouch = Salitre dá uma quinta carta; enxofre deixa jogar duas num turno. Todos veem. No começo, deixe vazia.
feudum-coach-pick-title = Quatro cartas em segredo
feudum-coach-pick = Cada carta diz o que faria agora. Para começar: Influenciar, Mover, Migrar e Guilda. Depois sele.
feudum-coach-card-title = Sua vez
feudum-coach-card = Jogue uma das cartas escolhidas. A ordem importa: governe um lugar antes de taxar, colher ou melhorar.
feudum-coach-mode-title = Executar ou abrir mão
feudum-coach-mode = Executar faz a ação da carta. Abrir mão gasta a carta sem efeito.
feudum-coach-migrate-title = Migrar
feudum-coach-migrate = Por 1 comida, outro peão entra onde você tem peão ou marcador. Outro personagem abre outra guilda.
feudum-coach-step-title = Mover
feudum-coach-step = Cada ponto é um passo. As linhas claras estão abertas: escolha o peão e o destino, ou conclua.
feudum-coach-pilfer-title = Furtar
feudum-coach-pilfer = Depois de mover, pegue um recurso onde você tem uma unidade e não governa nem serve.
feudum-coach-influence-title = Influenciar
feudum-coach-influence = O primeiro marcador governa. É de lugares governados que vêm xelins, escrituras, colheitas e pontos.
feudum-coach-guild-title = Guilda
feudum-coach-guild = Todos negociam; o mestre empurra e o oficial puxa. Clique numa guilda para ver o que guarda.
feudum-coach-improve-title = Melhorar
feudum-coach-improve = Posto, fazenda, cidade, feudum: cada melhoria pega um tile da região e marca pontos.
feudum-coach-chain-title = Dá para voltar
feudum-coach-chain = Até um sorteio ou o fim da ação, a seta desfaz o último passo.
feudum-coach-feed-title = Alimentar
feudum-coach-feed = No fim da rodada cada peão come 1 comida, ou bebe vinho do barril. Quem não come sai do mapa.
feudum-coach-wait-title = Os outros jogam
feudum-coach-wait = Veja no registro o que acontece. À direita estão os pontos, os recursos e quem joga.
feudum-coach-done-title = Isso foi uma rodada
feudum-coach-done = A cada rodada um tile some; quando somem bastantes, nasce uma época e as guildas pontuam. Boa viagem.
feudum-now = Agora:
feudum-round-button = Resumo da rodada
