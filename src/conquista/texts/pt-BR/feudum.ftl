## Nomes

game-name = Feudum

region-sea = Mar
region-islands = Grandes ilhas
region-forest = Floresta
region-desert = Deserto
region-badlands = Terra desolada
region-mountains = Montanhas
good-saltpeter = salitre
good-sulfur = enxofre
good-iron = ferro
good-wood = madeira
good-food = comida
guild-farmer = Fazendeiros
guild-merchant = Mercadores
guild-alchemist = Alquimistas
guild-knight = Guerreiros
guild-noble = Nobres
guild-monk = Monges
character-farmer = fazendeiro
character-merchant = mercador
character-alchemist = alquimista
character-knight = guerreiro
character-noble = nobre
character-monk = monge
type-outpost = posto avançado
type-farm = fazenda
type-town = cidade
type-feudum = feudum
vessel-ship = navio
vessel-sub = submarino
vessel-flight = máquina voadora
monster-serpent = serpente marinha
monster-behemoth = gigante
landscape-orchard = pomar
landscape-archery_butt = campo de tiro
landscape-silver_mine = mina de prata
landscape-sulfur_mine = mina de enxofre
card-migrate = Migrar
card-repeat = Repetir
card-move = Mover
card-influence = Influenciar
card-tax = Taxar
card-explore = Explorar
card-harvest = Colher
card-improve = Melhorar
card-conquer = Conquistar
card-defend = Defender
card-guild = Guilda
good-landscape = o que está no terreno
vessel-barrel = barril de krud
monster-pawn = peão
monster-feudum = feudum
guild-none = nenhuma

location-l01 = Ilhota do Norte
location-l02 = Ilhota do Poente
location-l03 = Ilhota da Baía
location-l04 = Cabo da Serpente
location-l05 = Porto da Serpente
location-l06 = Enseada Velha
location-l07 = Ponta do Sul
location-l08 = Cabo Dourado
location-l09 = Clareira Real
location-l10 = Vila da Ponte
location-l11 = Porto do Estreito
location-l12 = Docas do Sul
location-l13 = Oásis
location-l14 = Encruzilhada
location-l15 = Miragem
location-l16 = Portão do Norte
location-l17 = Cachoeira Partida
location-l18 = Lagoa Negra
location-l19 = Poço Vermelho
location-l20 = Fim do Mundo
location-l21 = Pico Branco
location-l22 = Vale de Pedra

route-road-l04-l05 = estrada Cabo da Serpente – Porto da Serpente
route-road-l06-l07 = estrada Enseada Velha – Ponta do Sul
route-road-l08-l09 = estrada Cabo Dourado – Clareira Real
route-road-l09-l10 = estrada Clareira Real – Vila da Ponte
route-road-l09-l16 = estrada Clareira Real – Portão do Norte
route-road-l10-l16 = estrada Vila da Ponte – Portão do Norte
route-road-l10-l14 = estrada Vila da Ponte – Encruzilhada
route-road-l13-l14 = estrada Oásis – Encruzilhada
route-road-l11-l13 = estrada Porto do Estreito – Oásis
route-road-l12-l15 = estrada Docas do Sul – Miragem
route-road-l16-l18 = estrada Portão do Norte – Lagoa Negra
route-road-l18-l19 = estrada Lagoa Negra – Poço Vermelho
route-road-l21-l22 = estrada Pico Branco – Vale de Pedra
route-ferry-l14-l15 = balsa Encruzilhada – Miragem
route-ferry-l19-l22 = balsa Poço Vermelho – Vale de Pedra
route-ship-l01-l02 = rota de navio Ilhota do Norte – Ilhota do Poente
route-ship-l01-l04 = rota de navio Ilhota do Norte – Cabo da Serpente
route-ship-l01-l08 = rota de navio Ilhota do Norte – Cabo Dourado
route-ship-l02-l06 = rota de navio Ilhota do Poente – Enseada Velha
route-ship-l04-l08 = rota de navio Cabo da Serpente – Cabo Dourado
route-ship-l05-l07 = rota de navio Porto da Serpente – Ponta do Sul
route-ship-l05-l11 = rota de navio Porto da Serpente – Porto do Estreito
route-ship-l07-l12 = rota de navio Ponta do Sul – Docas do Sul
route-ship-l11-l12 = rota de navio Porto do Estreito – Docas do Sul
route-ship-l11-l17 = rota de navio Porto do Estreito – Cachoeira Partida
route-sub-l02-l04 = rota de submarino Ilhota do Poente – Cabo da Serpente
route-sub-l03-l04 = rota de submarino Ilhota da Baía – Cabo da Serpente
route-sub-l03-l11 = rota de submarino Ilhota da Baía – Porto do Estreito
route-sub-l06-l12 = rota de submarino Enseada Velha – Docas do Sul
route-sub-l07-l11 = rota de submarino Ponta do Sul – Porto do Estreito
route-sub-l17-l18 = rota de submarino Cachoeira Partida – Lagoa Negra
route-sub-l18-l21 = rota de submarino Lagoa Negra – Pico Branco
route-sub-l18-l22 = rota de submarino Lagoa Negra – Vale de Pedra
route-flight-l03-l11 = rota de voo Ilhota da Baía – Porto do Estreito
route-flight-l04-l08 = rota de voo Cabo da Serpente – Cabo Dourado
route-flight-l05-l12 = rota de voo Porto da Serpente – Docas do Sul
route-flight-l07-l15 = rota de voo Ponta do Sul – Miragem
route-flight-l15-l20 = rota de voo Miragem – Fim do Mundo
route-flight-l18-l21 = rota de voo Lagoa Negra – Pico Branco
route-flight-l20-l22 = rota de voo Fim do Mundo – Vale de Pedra

tile-sea_1 = tile I (Mar)
tile-sea_2 = tile II (Mar)
tile-sea_3 = tile III (Mar)
tile-sea_4 = tile IV (Mar)
tile-islands_1 = tile I (Grandes ilhas)
tile-islands_2 = tile II (Grandes ilhas)
tile-islands_3 = tile III (Grandes ilhas)
tile-islands_4 = tile IV (Grandes ilhas)
tile-forest_1 = tile I (Floresta)
tile-forest_2 = tile II (Floresta)
tile-forest_3 = tile III (Floresta)
tile-forest_4 = tile IV (Floresta)
tile-desert_1 = tile I (Deserto)
tile-desert_2 = tile II (Deserto)
tile-desert_3 = tile III (Deserto)
tile-desert_4 = tile IV (Deserto)
tile-badlands_1 = tile I (Terra desolada)
tile-badlands_2 = tile II (Terra desolada)
tile-badlands_3 = tile III (Terra desolada)
tile-badlands_4 = tile IV (Terra desolada)
tile-mountains_1 = tile I (Montanhas)
tile-mountains_2 = tile II (Montanhas)
tile-mountains_3 = tile III (Montanhas)
tile-mountains_4 = tile IV (Montanhas)
tile-cube = um cubo

writ-m1 = Arco
writ-m2 = Espada
writ-m3 = Provisões para o rei
writ-m4 = Obras para o rei
writ-m5 = Estaleiro dos ares
writ-m6 = Estaleiro dos mares
writ-m7 = Favor dos ofícios
writ-m8 = Favor da corte
writ-c1 = Adega cheia
writ-c2 = Matador de monstros
writ-c3 = Reino do leste
writ-c4 = Reino do oeste
writ-c5 = Reino do norte
writ-c6 = Reino do sul
writ-c7 = Reino do centro
writ-c8 = Reino remoto
writ-m9 = Lança
writ-m10 = Bombarda
writ-m11 = Fogos para o rei
writ-m12 = Alistamento
writ-m13 = Caravana
writ-m14 = Estaleiro das profundezas
writ-m15 = Graça do rei
writ-m16 = Louvor público
writ-c9 = Senhor dos postos
writ-c10 = Senhor das fazendas
writ-c11 = Senhor das cidades
writ-c12 = Grande vassalo
writ-c13 = Mestre dos mestres
writ-c14 = Guardião da terra
writ-c15 = Viajante do reino
writ-c16 = Veterano do rei

reason-tile = tile de região
reason-harvest = colheita
reason-landscape = terreno
reason-victory = vitória
reason-defence = defesa
reason-push = empurrão
reason-pull = puxão
reason-feast = banquete
reason-guardian = guardião
reason-mandate = mandato
reason-seat = lugar em guilda
reason-tending = terreno guardado
reason-regions = regiões ativas
reason-disloyalty = deslealdade
reason-voyage = viagem épica
reason-empire = império
reason-sets = trios de localidades
reason-coins = xelins
reason-titles = títulos
reason-tax = taxa
reason-sale = venda
reason-pilfering = furto
reason-reinforcement = reforços

## Fases

phase-setup = preparação
phase-goods_draw = recursos tirados do saco
phase-open_draw = recursos tirados da mesa
phase-bead_value = um selo é virado
phase-bead_coin = uma conta é sorteada
phase-tile_back = um tile é virado
phase-writ_draw = uma escritura é comprada
phase-vessel_draw = uma embarcação é posta à venda
phase-die = dado do progresso
phase-over = o fim
phase-setup_goods = primeiros recursos
phase-setup_pawn = primeiro peão
phase-sulfur = guardar enxofre
phase-pay = pagamento
phase-pouch = sacola
phase-pick = escolha das cartas
phase-free = ações livres
phase-card = jogar uma carta
phase-card_mode = executar uma carta
phase-after = segunda carta
phase-migrate = migração
phase-repeat = repetição
phase-step = movimento
phase-pilfer = furto
phase-voyage = viagem épica
phase-influence = influência
phase-keep = escrituras compradas
phase-return = uma escritura a mais
phase-shovel = pás e espadas
phase-farm = escolha da fazenda
phase-harvest = colheita
phase-favour = favores
phase-improve = melhoria
phase-fallback = tile de outra região
phase-tend = terreno
phase-collect = rendimento do terreno
phase-target = ataque
phase-starve = fome
phase-defense = defesa
phase-immunity = imunidade
phase-boost = reforço do ataque
phase-disc = trilha militar
phase-guild = guilda
phase-feast = banquete
phase-sellfarm = venda da colheita
phase-foodshare = pagamento da venda
phase-buy = compra de recursos
phase-vessel = escolha da embarcação
phase-tame = domar um monstro
phase-seals = compra de selos
phase-scroll = escolha do pergaminho
phase-good = mover recursos
phase-invent = invenção
phase-exchange = marcadores por selos
phase-guardian = guardião
phase-feed = alimentação

## O que se pode fazer agora, numa frase

prompt-setup_goods = Pegue três recursos diferentes do saco.
prompt-setup_pawn = Escolha um personagem e uma localidade inicial para o seu primeiro peão.
prompt-sulfur = Este enxofre vai para o suprimento ou para o barril?
prompt-pay = Pague 1 { $good }: com um cubo, ou com qual tile?
prompt-pouch = O que vai na sua sacola nesta rodada?
prompt-pick = Escolha uma carta para esta rodada. Ninguém vê.
prompt-free = Joga um mandato, devolve uma escritura ou recolhe um selo? Se não, siga.
prompt-card = Jogue uma das suas cartas.
prompt-card_mode = Como você executa { $card }?
prompt-after = Você pode jogar outra carta neste turno.
prompt-migrate = Qual peão entra ou sai, e onde?
prompt-repeat = Qual carta você repete?
prompt-step = Restam { $points } pontos de movimento. Qual unidade se move?
prompt-pilfer = Você furta alguma coisa?
prompt-voyage = Você põe um disco na trilha da viagem épica?
prompt-influence = Onde você põe um marcador?
prompt-keep = Com qual das escrituras compradas você fica?
prompt-return = Você tem uma escritura a mais. Qual devolve?
prompt-shovel = Você paga 1 ferro para comprar mais duas escrituras?
prompt-farm = Em qual fazenda você colhe?
prompt-harvest = A colheita é de { $total } recursos. Inteira, ou com favores?
prompt-favour = Restam { $number } favores. Qual recurso você pega?
prompt-improve = Qual localidade você melhora?
prompt-fallback = De qual pilha você pega um tile?
prompt-tend = Qual tile você põe, e onde?
prompt-collect = Você pega o que está em { $location }? Um vai para o soberano.
prompt-target = Quem ou o que você ataca?
prompt-starve = Qual marcador você esfomeia?
prompt-defense = { $seat } ataca você com { $attack } contra { $defence }. Você mostra Defender?
prompt-immunity = { $seat } esfomeia o seu marcador em { $location }. Você mostra Defender e paga 1 comida?
prompt-boost = Seu ataque tem { $attack } contra { $defence }. Reforce-o, ou deixe decidir.
prompt-disc = Você põe um disco na trilha militar?
prompt-guild = Em qual guilda você age, e como?
prompt-feast = No lugar de quem você faz o banquete?
prompt-sellfarm = De qual fazenda você vende os recursos?
prompt-foodshare = Você recebe { $price } ao todo. Quanto disso em comida?
prompt-buy = { $price } xelins até agora. Qual recurso você compra?
prompt-vessel = Qual embarcação você pega?
prompt-tame = Você doma um monstro? Onde ele fica?
prompt-seals = Um selo real ou dois?
prompt-scroll = Qual pergaminho dá o seu selo?
prompt-good = Qual recurso você move?
prompt-invent = O que você inventa?
prompt-exchange = Qual fileira dá um marcador, e qual pergaminho recebe um selo?
prompt-guardian = Você põe um guardião nesta guilda?
prompt-feed = Como você alimenta o peão { $pawn }?

## Ações

action-choose_goods = pegar { $goods }
action-set_pawn = { $character } em { $location }
action-store_sulfur = { $place ->
        [barrel] para o barril
       *[supply] para o suprimento
    }
action-pay_with = pagar com { $means }
action-fill_pouch = { $filling ->
        [saltpeter] salitre: uma quinta carta
        [sulfur] enxofre: duas cartas num turno
       *[nothing] deixar a sacola vazia
    }
action-pick_card = escolher { $card }
action-go_on = seguir
action-play_mandate = jogar { $writ }, opção { $option }
action-return_writ = devolver { $writ }
action-take_seal = recolher o selo do seu { $marker ->
        [subject] súdito
       *[serf] servo
    } em { $location }
action-play_card = jogar { $card }
action-stop = parar
action-choose_mode = { $mode ->
        [regular] executar
        [special] usar a habilidade especial
       *[forgo] abrir mão
    }
action-enter = { $character } entra em { $location }
action-withdraw = o peão { $pawn } sai
action-repeat_card = repetir { $card }
action-move_pawn = peão { $pawn } por { $route }{ $vessel ->
        [under] {" "}(sua embarcação)
        [abandoned] {" "}(embarcação abandonada)
        [own] {" "}(embarcação do suprimento)
       *[none] {""}
    }
action-move_monster = { $monster } por { $route }
action-pilfer = furtar em { $location }: { $resource }
action-decline = não
action-accept = sim
action-influence = pôr um marcador em { $location }
action-buy_influence = comprar o lugar do soberano de { $location }
action-keep_writ = ficar com { $writ }
action-choose_farm = a fazenda { $location }
action-choose_harvest = { $share ->
        [favours] com favores
       *[whole] inteira
    }
action-take_favour = pegar { $good }
action-improve = melhorar { $location }{ $guild ->
        [none] {""}
       *[other] {" "}a feudum ({ $guild })
    }
action-take_tile = pegar o tile da região { $region }
action-tend = pôr { $tile } em { $location }
action-attack_pawn = atacar o peão { $pawn } de { $owner }
action-attack_monster = atacar { $monster }
action-attack_feudum = atacar o feudum { $location }
action-starve = esfomear o { $marker ->
        [subject] súdito
       *[serf] servo
    } em { $location }
action-reveal_defend = mostrar Defender
action-pass = não fazer nada
action-add_saltpeter = somar 1 salitre
action-use_weapon = usar { $writ }, opção { $option }
action-resolve = deixar o ataque se decidir
action-use_guild = { $guild }: { $function ->
        [push] empurrar
        [pull] puxar
       *[trade] negociar
    }
action-hold_feast = banquete com { $owner }: { $function ->
        [pull] puxar
       *[push] empurrar
    } ({ $guild })
action-share_food = { $foods } em comida
action-buy_good = comprar { $good }
action-take_vessel = pegar: { $vessel }
action-tame = { $monster } em { $location }
action-buy_seals = { $seals ->
        [1] um selo
       *[other] { $seals } selos
    }
action-take_scroll = pergaminho { $scroll }
action-move_good = mover { $good }
action-invent = inventar: { $invention }
action-exchange = um marcador da fileira { $row } por um selo no pergaminho { $scroll }
action-feed_pawn = { $meal ->
        [food] com comida
        [wine] com vinho
       *[nothing] deixar com fome
    }
action-surrender = render-se

action-name-choose_goods = pegar os primeiros recursos
action-name-set_pawn = pôr o primeiro peão
action-name-store_sulfur = guardar enxofre
action-name-pay_with = pagar
action-name-fill_pouch = encher a sacola
action-name-pick_card = escolher cartas
action-name-go_on = seguir
action-name-play_mandate = jogar um mandato
action-name-return_writ = devolver uma escritura
action-name-take_seal = recolher um selo
action-name-play_card = jogar uma carta
action-name-stop = parar
action-name-choose_mode = executar a carta
action-name-enter = trazer um peão
action-name-withdraw = retirar um peão
action-name-repeat_card = repetir uma carta
action-name-move_pawn = mover um peão
action-name-move_monster = mover um monstro
action-name-pilfer = furtar
action-name-decline = dizer não
action-name-accept = dizer sim
action-name-influence = pôr um marcador
action-name-buy_influence = comprar o governo
action-name-keep_writ = ficar com uma escritura
action-name-choose_farm = escolher uma fazenda
action-name-choose_harvest = colher
action-name-take_favour = pegar um favor
action-name-improve = melhorar uma localidade
action-name-take_tile = pegar um tile
action-name-tend = guardar um terreno
action-name-attack_pawn = atacar um peão
action-name-attack_monster = atacar um monstro
action-name-attack_feudum = atacar um feudum
action-name-starve = esfomear
action-name-reveal_defend = mostrar Defender
action-name-pass = não fazer nada
action-name-add_saltpeter = somar salitre
action-name-use_weapon = usar uma arma
action-name-resolve = decidir o ataque
action-name-use_guild = agir numa guilda
action-name-hold_feast = fazer um banquete
action-name-share_food = receber comida
action-name-buy_good = comprar um recurso
action-name-take_vessel = pegar uma embarcação
action-name-tame = domar um monstro
action-name-buy_seals = comprar selos
action-name-take_scroll = tirar um selo
action-name-move_good = mover um recurso
action-name-invent = inventar
action-name-exchange = trocar um marcador por um selo
action-name-feed_pawn = alimentar um peão
action-name-surrender = render-se

## Acontecimentos: no passado

event-colour_assigned = { $seat } joga com { $colour }.
event-place_drawn = Lugar { $place }, em sentido horário: { $seat }.
event-start_drawn = Jogador inicial: { $seat }.
event-disc_laid = { $location }: { $type }.
event-good_drawn = Do saco: { $good }, { $place ->
        [barn] para o celeiro
        [location] para { $location }
        [supply] para { $seat }
       *[table] para a mesa
    }.
event-good_brought = Da mesa: { $good }, { $place ->
        [barn] para o celeiro
        [location] para { $location }
       *[guilds] para as outras guildas
    }.
event-bead_turned = Um selo virou conta de valor { $value }, { $place ->
        [rosary] no rosário
        [chickens] numa galinha
       *[supply] para { $seat }
    }.
event-bead_moved = Uma conta de valor { $value } saiu do rosário, { $place ->
        [chickens] para uma galinha
       *[supply] para { $seat }
    }.
event-vessel_offered = À venda: { $vessel }.
event-goods_chosen = { $seat } pegou { $goods }.
event-sulfur_stored = { $seat } guardou enxofre no { $place ->
        [barrel] barril
       *[supply] suprimento
    }.
event-good_paid = { $seat } pagou 1 { $good } com { $means }.
event-pouch_filled = { $filling ->
        [nothing] { $seat } deixou a sacola vazia.
        [saltpeter] { $seat } pôs salitre na sacola: cinco cartas.
       *[sulfur] { $seat } pôs enxofre na sacola: duas cartas num turno.
    }
event-pouch_emptied = O { $filling ->
        [saltpeter] salitre
       *[sulfur] enxofre
    } saiu da sacola de { $seat }.
event-card_picked = { $card ->
        [none] { $seat } escolheu uma carta.
       *[other] { $seat } escolheu { $card }.
    }
event-turn_started = Rodada { $round }, no turno: { $seat }.
event-card_played = { $seat } jogou { $card }.
event-mode_chosen = { $mode ->
        [regular] { $seat } executou { $card }.
        [special] { $seat } usou a habilidade especial de { $card }.
       *[forgo] { $seat } abriu mão da ação de { $card }.
    }
event-card_repeated = { $seat } repetiu { $card }.
event-pawn_entered = { $seat } trouxe o peão { $pawn } como { $character } para { $location }.
event-pawn_left = O peão { $pawn } de { $seat } saiu de { $location }: { $why ->
        [withdrawn] migrou
        [beaten] foi vencido
        [starved] ficou sem comer
       *[surrendered] o dono se rendeu
    }.
event-pawn_moved = O peão { $pawn } de { $seat } chegou a { $location } ({ $route }).
event-monster_moved = { $monster } de { $seat } chegou a { $location } ({ $route }).
event-resource_pilfered = { $seat } furtou em { $location }: { $resource }.
event-voyage_continued = { $seat } chegou ao espaço { $space } da viagem épica.
event-marker_placed = { $seat } { $role ->
        [ruler] virou soberano de { $location }
        [subject] pôs um súdito em { $location }
       *[serf] virou servo de { $location }
    }.
event-marker_returned = Um marcador de { $seat } voltou de { $location }.
event-ruler_bought_out = { $seat } comprou o governo de { $location }; { $former } agora é servo ali.
event-seal_taken = { $seat } recolheu o selo de imunidade de { $location }.
event-seats_settled = { $guild }: { $seats ->
        [none] ninguém tem lugar
       *[other] { $seats }
    }.
event-guardian_placed = { $seat } pôs um guardião aqui: { $guild }.
event-guardian_returned = { $seat } recolheu o guardião: { $guild }.
event-shillings_gained = { $seat } recebeu { $shillings ->
        [one] 1 xelim
       *[other] { $shillings } xelins
    } ({ $reason }).
event-shillings_paid = { $seat } pagou { $shillings ->
        [one] 1 xelim
       *[other] { $shillings } xelins
    }.
event-markers_gained = { $seat } recebeu { $markers ->
        [one] 1 marcador
       *[other] { $markers } marcadores
    } ({ $reason }).
event-vessel_gained = { $seat } recebeu: { $vessel }.
event-seals_gained = { $seat } recebeu selos reais: { $seals }.
event-writ_drawn = { $writ ->
        [none] { $seat } comprou uma escritura.
       *[other] { $seat } comprou { $writ }.
    }
event-writ_kept = { $writ ->
        [none] { $seat } ficou com uma escritura.
       *[other] { $seat } ficou com { $writ }.
    }
event-writ_returned = { $writ ->
        [none] { $seat } devolveu uma escritura.
       *[other] { $seat } devolveu { $writ }.
    }
event-mandate_played = { $seat } jogou { $writ }, opção { $option }.
event-harvest_begun = { $seat } colheu em { $location }: { $total }, { $share ->
        [favours] com favores
       *[whole] inteira
    }.
event-favour_taken = { $seat } pegou { $good } como favor.
event-beads_turned_over = { $seat } virou { $beads ->
        [one] 1 conta em selo
       *[other] { $beads } contas em selos
    }.
event-location_improved = { $seat } melhorou { $location }: { $type }{ $guild ->
        [none] {""}
       *[other] {" "}({ $guild })
    }.
event-tile_taken = { $scored ->
        [true] { $seat } pegou { $tile }.
       *[false] { $seat } pegou { $tile }, sem pontos.
    }
event-tile_seen = No verso de { $tile }: { $landscape }.
event-landscape_tended = { $seat } pôs { $tile } em { $location }.
event-landscape_grew = O terreno de { $location } rendeu { $resources }.
event-landscape_collected = { $seat } recolheu { $resources } em { $location }.
event-landscape_left = { $seat } deixou tudo em { $location }.
event-tribute_paid = Um foi para { $seat }, soberano de { $location }.
event-attack_declared = { $seat } atacou em { $location }: { $target }{ $pawn ->
        [none] {""}
       *[other] {" "}{ $pawn }
    } de { $owner }.
event-defend_revealed = { $seat } mostrou Defender.
event-saltpeter_added = { $seat } somou salitre: ataque { $attack }.
event-weapon_used = { $seat } usou { $writ }, opção { $option }.
event-attack_resolved = { $won ->
        [true] O ataque de { $seat } deu certo: { $attack } contra { $defence }.
       *[false] O ataque de { $seat } falhou: { $attack } contra { $defence }.
    }
event-feudum_fell = O feudum { $location } de { $former } caiu.
event-monster_freed = { $monster } deixou { $owner } e está livre.
event-starving_begun = { $seat } esfomeou o { $marker ->
        [subject] súdito
       *[serf] servo
    } de { $owner } em { $location }.
event-marker_starved = O { $marker ->
        [subject] súdito
       *[serf] servo
    } de { $owner } em { $location } cedeu a { $seat }.
event-marker_protected = A imunidade real protegeu o { $marker ->
        [subject] súdito
       *[serf] servo
    } de { $seat } em { $location }.
event-military_advanced = { $seat } cobriu o espaço { $space } da trilha militar.
event-chickens_emptied = As galinhas perderam as contas: { $beads }.
event-guild_used = { $seat } escolheu { $function ->
        [push] empurrar
        [pull] puxar
       *[trade] negociar
    }: { $guild }.
event-feast_held = { $seat } fez um banquete no lugar de { $owner }, para { $function ->
        [pull] puxar
       *[push] empurrar
    }: { $guild }.
event-coins_paid = { $guild }: { $master } ao mestre, { $official } ao oficial, { $charity } à caridade.
event-farm_sold = { $seat } vendeu a colheita de { $location }. Recursos: { $goods }.
event-good_spilled = Sobra: { $good }, { $place ->
        [market] para a prateleira
        [carts] para o carro ou monte
       *[bag] para o saco
    }.
event-good_bought = { $seat } comprou { $good } por { $price }.
event-good_moved = { $seat } moveu { $good } ({ $guild }).
event-vessel_bought = { $seat } comprou: { $vessel }.
event-row_bought = { $seat } comprou { $markers ->
        [one] 1 marcador
       *[other] { $markers } marcadores
    } dos guerreiros.
event-monster_tamed = { $seat } domou: { $monster }, em { $location }.
event-seal_bought = { $seat } comprou o selo do pergaminho { $scroll }.
event-seal_moved = { $seat } levou o selo do pergaminho { $scroll } para o rosário.
event-thing_invented = { $seat } inventou: { $invention }.
event-marker_exchanged = { $seat } trocou um marcador da fileira { $row } por um selo no pergaminho { $scroll }.
event-charity_shared = Caridade dividida ({ $guild }): { $master } para { $seat }, { $official } para o oficial.
event-points_scored = { $seat } marcou { $points ->
        [one] 1 ponto
       *[other] { $points } pontos
    } ({ $reason }).
event-points_lost = { $seat } perdeu { $points ->
        [one] 1 ponto
       *[other] { $points } pontos
    } ({ $reason }).
event-pawn_fed = { $meal ->
        [food] { $seat } alimentou o peão { $pawn }.
        [wine] { $seat } deu vinho ao peão { $pawn }.
       *[nothing] { $seat } deixou o peão { $pawn } com fome.
    }
event-pawn_sobered = O peão { $pawn } de { $seat } está sóbrio de novo.
event-tile_dropped = O dado levou o tile { $epoch } da região { $region }.
event-epoch_dawned = Nasceu a época { $epoch }.
event-guilds_restocked = As guildas foram completadas.
event-round_started = A rodada { $round } começa com { $seat }.
event-player_surrendered = { $seat } se rendeu.
event-game_ended = { $ending ->
        [last_in_play] Fim de jogo, todos os outros se renderam. Vitória de
       *[points] Fim de jogo. Vitória de
    } { $winners }. Pontos: { $scores }.

## A mesa no terminal

sketch-round = Rodada { $round }, época { $epoch }, { $phase } — { $seat }
sketch-stack = tile { $top }
sketch-no-stack = sem tiles
sketch-barn = Celeiro: { $goods }
sketch-market = Mercado: { $goods }
sketch-carts = Carros e montes: { $goods }
sketch-sale = À venda: { $vessels }
sketch-discs = Pergaminhos { $scrolls }; rosário { $rosary }; galinhas { $chickens }
sketch-out = rendeu-se com { $points } pontos
sketch-seat = { $points } pontos, { $shillings } xelins, { $markers } marcadores, cartas { $hand }, escrituras { $writs }
sketch-store = selos { $seals }, barril { $barrel }
sketch-hand = Suas cartas: { $cards }
sketch-writs = Suas escrituras: { $writs }
sketch-tiles = Seus tiles: { $tiles }

## Opções

option-mode = Jogo
    .advanced = avançado: tudo
    .basic = básico: sem habilidades especiais, guardiões, monstros e terrenos
option-preset = Regras
    .seed = da nossa fonte
    .published = do jogo publicado
option-farmer_trade_goods_per_coin = Recursos vendidos por moeda
    .preset = como dizem as regras escolhidas
    .one = um
    .two = dois
option-farmer_spill = Sobra tentada em outro lugar
    .preset = como dizem as regras escolhidas
    .four = quatro recursos
    .bead_sum = tantos quanto somam as contas
option-harvest_bead_bonus = Contas na colheita
    .preset = como dizem as regras escolhidas
    .one = somam um cada
    .value = somam o seu valor
option-farm_capacity = Fazendas na colheita
    .preset = como dizem as regras escolhidas
    .hard = nunca têm mais de dez
    .soft = recebem a colheita inteira
option-shilling_group_vp = Pontos por três xelins
    .preset = como dizem as regras escolhidas
    .three = três
    .one = um
option-godspeed = Movimento extra do monge
    .preset = como dizem as regras escolhidas
    .any_pawn = para qualquer unidade
    .monk_only = só para um monge
option-feudum_fall_serf = Servo de um feudum caído
    .preset = como dizem as regras escolhidas
    .any = sempre vira soberano
    .attacker_only = só vira soberano se for do atacante
option-starve_disc = Disco depois da fome
    .preset = como dizem as regras escolhidas
    .must = tem de ser posto
    .may = pode ser posto
option-improve_fallback = Tile de outra região
    .preset = como dizem as regras escolhidas
    .current_or_past = da época atual ou anterior
    .past_only = de época anterior
option-epoch3_map = Recursos no mapa na época III
    .preset = como dizem as regras escolhidas
    .north_and_east = em N e E
    .east_only = só em E
option-pilfer_unit = Quem furta
    .preset = como dizem as regras escolhidas
    .any = qualquer unidade
    .moved = uma unidade que se moveu
option-pilfer_ban = Sem furto
    .preset = como dizem as regras escolhidas
    .ruled_or_serf = onde se é soberano ou servo
    .ruled_farm_or_own_landscape = só nas próprias fazendas e terrenos
option-migrate_without_pawn = Migrar sem peão no mapa
    .preset = como dizem as regras escolhidas
    .start_or_marker = para um início ou marcador
    .marker_first = para um marcador, se houver
option-push_count = Empurrar e puxar
    .preset = como dizem as regras escolhidas
    .up_to = parar quando quiser
    .as_many_as_possible = tantos quanto possível
option-guardian_bonus = Guardiões pontuam
    .preset = como dizem as regras escolhidas
    .later_actions = em ações posteriores
    .at_once_and_second = na hora, e por um segundo
option-active_region_scale = Pontos por regiões ativas
    .preset = como dizem as regras escolhidas
    .seed_literal = 1, 3, 5, 9, 11, 13
    .published = 1, 3, 5, 7, 9, 11
option-feudum_influence = Soberanos de feudums
    .open = podem ser deslocados por influência
    .sealed = não podem ser deslocados por influência
option-farmer_trade_pays = Os fazendeiros pagam
    .all = todos os recursos vendidos
    .accepted = recursos que encontram lugar
option-writ_deck = Escrituras do rei
    .base = 16
    .extended = 32
option-apprentice_from_players = Aprendizes
    .four = a partir de quatro jogadores
    .never = nunca
option-round_limit = Limite de rodadas
    .number = { $value } rodadas
    .off = nenhum
option-surrender = Rendição
    .true = permitida
    .false = não permitida

## O relatório de uma partida

measure-points = Pontos
measure-locations = Localidades governadas
measure-shillings = Xelins
tally-improved = melhorias
tally-attacks = ataques
tally-pilfered = furtos
luck-coins = Contas sorteadas
luck-coins-unit = contas
luck-coins-note = A conta mais baixa e a mais alta são igualmente prováveis. Conta-se quantas vezes você tirou a mais alta.
luck-turned = Selos virados
luck-turned-unit = pontos de contas
luck-turned-note = Quanto valiam os selos que você virou, ao lado do que se podia esperar.
mark-feudum = { $seat } fez de { $location } um feudum ({ $guild })
mark-feudum-short = feudum { $location }
mark-fallen = { $seat } perdeu o feudum { $location }
mark-fallen-short = { $location } caiu
won-by-points = Depois da rodada { $round } venceu quem tinha mais pontos.
won-by-last_in_play = Na rodada { $round } não restava mais ninguém.

## What planning bots say
plan-round = Escolher para a rodada: { $about }
plan-round-extra = Escolher cinco cartas para a rodada: { $about }
plan-card = Jogar uma carta: { $about }
plan-step = Seguir com a ação
plan-start = Começar num lugar: { $about }
plan-supplies = Escolher com que começar
fact-points = rende mais pontos
fact-guilds = fica melhor nas guildas
fact-lands = segura mais da terra
fact-pawns = os peões ficam mais bem colocados
fact-goods = sobram mais mercadorias
fact-wealth = sobram mais xelins, selos e marcadores
fact-writs = aproveita melhor as suas escrituras
fact-voyage = avança mais na viagem épica
