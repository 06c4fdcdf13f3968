## A mesa de WAR Vikings

vikings-step-colours = Cores
vikings-step-first = 1ª colocação
vikings-step-reinforce = Reforços
vikings-step-attack = Atacar
vikings-step-fortify = Deslocar
vikings-step-card = Carta
vikings-next-trade = próxima troca
vikings-port = porto
vikings-ship = navio no porto
vikings-ship-spent = navio esgotado no porto
vikings-commander-of = comandante de { $player }
vikings-seat-valhalla = Valhalla { $valhalla } de 6; { $ships ->
    [0] nenhum navio no porto
    [one] { $ships } navio no porto
   *[other] { $ships } navios no porto
  }
vikings-seat-short = { $territories } terr. · { $cards } c. · { $valhalla } V
vikings-doing-think = pensando
vikings-doing-colour = escolhendo a cor
vikings-doing-place = colocando exércitos
vikings-doing-attack = atacando
vikings-doing-invoke = pode invocar um deus
vikings-doing-prayer = pode trocar a carta do deus
vikings-doing-defend = escolhendo os dados
vikings-doing-reroll = pode rolar um dado de novo
vikings-doing-valhalla = cuidando dos mortos
vikings-doing-occupy = ocupando
vikings-doing-move = deslocando

## Asgard

vikings-asgard = Asgard
vikings-cost = custo { $cost }
vikings-of = { $own } de { $room }
vikings-column-player = jogador
vikings-column-reserve = reserva
vikings-column-removed = retirados
vikings-column-ships = navios
vikings-column-commander = comandante
vikings-commander-lost = fora do tabuleiro
vikings-ships-note = Navios: nos portos + na reserva.

## Objetivo

vikings-part-ports = Portos
vikings-part-ships = Navios
vikings-part-ships-in = Navios nos portos
vikings-part-commander = Comandante no lugar

## Colocar

vikings-colour = Escolha sua cor.
vikings-colour-hint = Os outros escolhem depois de você, cada um na sua vez.
vikings-commander-due = Falta o comandante: ponha-o num território seu antes de concluir (VIK-ONE-03).
vikings-commander-put = Pôr o comandante
vikings-commander-back = Trazer o comandante · −1
vikings-commander-hint = O efeito de comando vale onde ele está.
vikings-trade-due = Troque um conjunto de cartas antes de concluir (VIK-CRD-04).
vikings-trade-open = Trocar cartas: { $value }
vikings-trade-look = Cartas: nenhum conjunto
vikings-trade = Troque três cartas por { $value } exércitos, ou volte.
vikings-trade-none = Nenhum conjunto válido nas suas cartas.
vikings-trade-ladder = Próximas trocas da mesa: { $steps }
vikings-trade-do = Trocar
vikings-build = Construir navio · −1
vikings-lay-up = Desarmar navio
vikings-lay-up-hint = Volta à sua reserva; o que custou não volta.
vikings-work-build_ship = Onde construir o navio?
vikings-work-lay_up_ship = Qual navio desarmar?
vikings-work-place_commander = Onde fica o comandante?
vikings-work-cost = Custa 1 exército do Valhalla; você tem { $valhalla }.

## Atacar

vikings-landing = desembarque
vikings-card-earned = carta garantida
vikings-naval = Navio de { $source } contra o de { $target }
vikings-naval-hint = Três dados contra três. { $chance } de abrir o caminho.
vikings-naval-short = { $chance } no mar
vikings-naval-pair = { $source } × { $target }
vikings-naval-go = Combate naval
vikings-naval-open-chance = de abrir o caminho
vikings-naval-sunk = navio inimigo destruído
vikings-naval-open = caminho aberto
vikings-naval-spent = seu navio esgotado
vikings-naval-lost = seu navio destruído
vikings-invoke = Invocar um deus?
vikings-invoke-pair = { $source } × { $target } · { $valhalla } no Valhalla
vikings-invoke-attack = { $source } ataca { $target }. Invocar um deus?
vikings-invoke-defence = { $source } ataca { $target }. Invocar um deus na defesa?
vikings-invoke-hint = { $valhalla } no Valhalla. Ganho: pares a mais na média das cartas.
vikings-invoke-against = Contra você: { $card }. { $valhalla } no Valhalla.
vikings-invoke-none = Rolar sem deus
vikings-gain = { $pairs } par
vikings-aloud = { $player } responde em voz alta. { $valhalla } no Valhalla.
vikings-prayer = { $card }: ficar com ela?
vikings-prayer-keep = Ficar · { $pairs }
vikings-prayer-again = Comprar outra · { $pairs }
vikings-defend = { $source } ataca { $target }.
vikings-defend-hint = { $dice ->
    [one] O ataque rola { $dice } dado.
   *[other] O ataque rola { $dice } dados.
  } Com quantos você defende?
vikings-defend-with = { $dice ->
    [one] { $dice } dado · { $share }
   *[other] { $dice } dados · { $share }
  }
vikings-reroll = { $attack } × { $defence }: rolar um dado de novo?
vikings-reroll-short = { $attack } × { $defence }
vikings-reroll-hint = Sob cada dado, os pares a mais em média. Vale o novo resultado.
vikings-reroll-aloud = { $player } diz em voz alta qual dado rola de novo.
vikings-reroll-one = Rolar de novo o { $face }: { $pairs } par
vikings-reroll-none = Ficar assim
vikings-key-six = Rolar de novo um 6
vikings-valhalla = { $lost ->
    [one] Você perdeu { $lost } exército. Para o Valhalla?
   *[other] Você perdeu { $lost } exércitos. Quantos vão para o Valhalla?
  }
vikings-valhalla-short = Perdas: { $lost }. Para o Valhalla?
vikings-valhalla-hint = Valhalla: { $own } de { $room }. Os outros voltam à reserva.
vikings-valhalla-none = Todos à reserva
vikings-valhalla-some = { $armies ->
    [one] { $armies } ao Valhalla
   *[other] { $armies } ao Valhalla
  }
vikings-with-commander = com o comandante
vikings-with-ship = com o navio

## Dados

vikings-tray-battle = Batalha
vikings-tray-naval = Combate naval
vikings-tray-before = Antes da rolagem.
vikings-tray-open = Os dados estão à vista.
vikings-tray-losses = Perdas: ataque { $attack }, defesa { $defence }.
vikings-tray-pairs = Pares: ataque { $attack }, defesa { $defence }.

## Deslocar

vikings-move = Um deslocamento, ou passe a vez.
vikings-move-classic = Desloque exércitos, ou passe a vez.
vikings-move-hint = Para um vizinho seu, ou por mar de um porto com navio seu (↦ n podem sair).
vikings-move-tap = A um vizinho seu, ou por mar com um navio.
vikings-move-land = Um exército fica.
vikings-move-sea = Por mar: um exército fica; o navio pode ir junto, ou ir sozinho.
vikings-move-go = Deslocar

## Ordens permanentes

vikings-orders = Ordens permanentes
vikings-orders-on = com ordens
vikings-orders-hint = Respostas que você deixa prontas para os combates. O que não está ordenado é perguntado.
vikings-orders-where = Só você as vê. Valem neste navegador, enquanto a mesa está aberta.
vikings-orders-valhalla = Exércitos perdidos
vikings-orders-invoke = Invocar um deus
vikings-orders-ask = perguntar sempre
vikings-orders-most = sempre ao Valhalla, os que cabem
vikings-orders-none = sempre à reserva
vikings-orders-from = só perguntar com { $armies } ou mais no Valhalla
vikings-orders-never = nunca invocar
vikings-orders-reroll = Perguntar se rolo um dado de novo
vikings-orders-prayer = Perguntar se troco a carta do deus

## Desde a sua última vez

vikings-recap-built = construiu navios: { $places }
vikings-recap-commander = perdeu o comandante em { $places }
vikings-recap-naval = venceu { $other } no mar: { $places }
vikings-recap-naval-you = venceu você no mar: { $places }

## O que posso fazer agora

vikings-about-naval = { $count ->
    [one] { $count } combate
   *[other] { $count } combates
  }
vikings-about-places = { $sources ->
    [one] em { $sources } lugar
   *[other] em { $sources } lugares
  }
vikings-about-trade = três cartas de um conjunto
