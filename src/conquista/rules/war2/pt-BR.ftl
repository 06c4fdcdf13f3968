### As regras de War II como os jogadores as leem: uma mensagem por cláusula.
### `.refusal` diz por que uma ação foi recusada; `.fix`, o que seria permitido.

## Componentes

WAR2-COM = Componentes
    .intro = Exércitos, bombardeiros e dados: com o que se joga.
WAR2-COM-01 = War II é para 3, 4, 5 ou 6 jogadores.
WAR2-COM-02 = Há seis cores: branca, vermelha, preta, azul, amarela e verde.
WAR2-COM-03 = Cada cor tem 70 peças pequenas, 5 grandes, 10 bombardeiros e um peão, o Centro de Informação (CI).
WAR2-COM-04 = Uma peça pequena vale 1 exército; uma grande, 10.
WAR2-COM-05 = Uma cor tem, portanto, 120 exércitos, e nunca mais do que isso no mapa. O que conta é o número; com que peças ele é mostrado não importa.
WAR2-COM-06 = Cada cor tem uma caixa e uma base aérea. O que não está no mapa nem na base aérea está na caixa.
WAR2-COM-07 = Enquanto uma cor está em jogo, seus bombardeiros na base aérea, em um ataque aéreo aberto e na caixa somam 10.
WAR2-COM-08 = O ataque tem 3 dados vermelhos; a defesa, 3 amarelos. No ar há dois dados azuis: um para o fogo antiaéreo, outro para as bombas.
WAR2-COM-09 = Os dados vermelhos e amarelos têm faces de 1 a 6.
WAR2-COM-10 = O dado das bombas tem três faces lisas e uma com 1, uma com 2 e uma com 3 bombas.
WAR2-COM-11 = O dado do fogo antiaéreo tem três faces lisas, duas com 1 bombardeiro abatido e uma com 2.

## O tabuleiro

WAR2-BRD = O tabuleiro
    .intro = O mapa, seus continentes e seus Centros Estratégicos (CE).
WAR2-BRD-01 = O mapa mostra 41 territórios em 6 continentes.
WAR2-BRD-02 = A América do Norte tem 9 territórios, a Europa 7, a África 6, a Ásia 12 e a Oceania 4.
WAR2-BRD-03 = A América do Sul tem 3.
WAR2-BRD-04 = São Brasil, Argentina e Venezuela; esta última inclui o que no mapa do War é o Peru.
WAR2-BRD-05 = Os nomes de todos os territórios estão impressos no mapa.
    .refusal = Não há território chamado “{ $name }” no mapa.
    .fix = Confira o nome no tabuleiro e tente de novo.
WAR2-BRD-06 = Doze territórios são Centros Estratégicos: Nova York, Ottawa, Brasil, Inglaterra, Alemanha, Moscou, Egito, África do Sul, Oriente Médio, China, Japão e Austrália.
WAR2-BRD-07 = Dois territórios são vizinhos se têm uma fronteira em comum ou se uma linha os une. Para todas as regras, as duas coisas valem o mesmo.
WAR2-BRD-08 = O mapa tem 77 ligações: 55 fronteiras e 22 linhas.
WAR2-BRD-09 = Um continente inteiro vale mais do que a maior parte dele: América do Norte 6 e 3 exércitos, América do Sul 3 e 1, Europa 6 e 3, África 4 e 2, Ásia 8 e 4, Oceania 3 e 2.
WAR2-BRD-10 = Você tem a maioria de um continente com mais da metade dos territórios dele. A metade justa não basta.

## Cartas de troca

WAR2-DCK = Cartas de troca
    .intro = O baralho de onde vêm as cartas das conquistas.
WAR2-DCK-01 = Há 61 cartas de troca: 28 com um número e 33 com territórios, que este livro chama de cartas de território.
    .refusal = Não há carta chamada “{ $name }” no baralho.
    .fix = Escolha uma carta da sua mão.
WAR2-DCK-02 = Dez cartas de número mostram 1, dez mostram 2 e oito mostram 3.
WAR2-DCK-03 = Doze cartas de território trazem um símbolo, uma para cada Centro Estratégico.
WAR2-DCK-04 = Vinte e sete cartas de território mostram um ou dois territórios e, juntas, cada território do mapa uma única vez. Nenhuma mostra dois Centros Estratégicos.
WAR2-DCK-05 = Califórnia e Vancouver dividem uma carta. A China tem uma só dela.
WAR2-DCK-06 = Em cinco cartas um Centro Estratégico tem companhia: Ottawa com Labrador, Inglaterra com Islândia, Moscou com Suécia, África do Sul com Madagascar e Japão com Vladivostok.
WAR2-DCK-07 = As outras seis cartas de território mostram, cada uma, um continente inteiro, com todos os seus territórios e sem símbolo.

## Cartas-objetivo

WAR2-OBC = Cartas-objetivo
    .intro = O que pode lhe dar a vitória.
WAR2-OBC-01 = Há 20 cartas-objetivo. Seis delas mandam destruir uma cor, uma carta para cada cor.
WAR2-OBC-02 = As outras quatorze pedem continentes inteiros, maiorias, 24 territórios, 18 com dois exércitos em cada um, Centros Estratégicos, ou uma mistura disso.

## Preparação

WAR2-SET = Preparação
    .intro = Nesta ordem: cores, objetivos, distribuidor, Centros Estratégicos, baralho, territórios vagos.
WAR2-SET-01 = Se vocês não combinaram onde cada um senta, sorteiem os lugares.
WAR2-SET-02 = Cada um fica com uma cor, por acordo ou sorteio. Ninguém divide a mesma.
WAR2-SET-03 = As cartas que mandam destruir uma cor que ninguém joga são retiradas à vista de todos.
WAR2-SET-04 = Cada um compra um dos objetivos que restam e só ele o vê.
WAR2-SET-05 = Os objetivos que sobram são guardados; ninguém os vê antes do fim do jogo.
WAR2-SET-06 = Todos lançam um dado. O maior número é o do distribuidor.
WAR2-SET-07 = Quem empatou no maior número joga de novo, e só quem empatou, até um ficar na frente.
WAR2-SET-08 = O distribuidor embaralha as doze cartas com símbolo de Centro Estratégico e as entrega uma a uma, no sentido horário.
WAR2-SET-09 = A primeira é do distribuidor.
WAR2-SET-10 = Com 3, 4 ou 6 jogadores todas as doze são entregues: 4, 3 ou 2 para cada um.
WAR2-SET-11 = Em cada Centro Estratégico que recebe você põe 2 exércitos: só no que tem o símbolo, não no que a carta mostre além dele.
WAR2-SET-12 = Com 5 jogadores só dez são entregues, 2 para cada um.
WAR2-SET-13 = As duas que sobram ficam abertas na mesa.
WAR2-SET-14 = Com 5 jogadores cada um agora escolhe uma vez: ou um dos dois Centros Estratégicos que sobraram, com 2 exércitos; ou dois territórios vagos de continentes diferentes, nenhum deles Centro Estratégico, com 1 exército em cada um.
    .refusal = { $why ->
        [first] Agora se escolhe entre um Centro Estratégico e dois territórios.
        [over] Essa escolha faz parte da preparação de um jogo de 5 jogadores.
        [no_centre] { $territory } não é um dos Centros Estratégicos que sobraram.
        [centre] { $territory } é um Centro Estratégico, e os dois territórios não podem ser.
        [taken] { $territory } já tem dono.
       *[continent] Os dois ficam no mesmo continente.
    }
    .fix = Fique com um Centro Estratégico que sobrou, ou com dois territórios vagos de dois continentes.
WAR2-SET-15 = O distribuidor escolhe primeiro; depois os outros, no sentido horário.
WAR2-SET-16 = Quando os dois Centros Estratégicos se vão, os demais ficam com dois territórios; quando três já ficaram com dois territórios, os demais ficam com um Centro Estratégico.
    .refusal = { $why ->
        [centre] Não sobrou nenhum Centro Estratégico.
       *[pair] Três outros já ficaram com dois territórios.
    }
    .fix = Fique com o que os outros lhe deixaram.
WAR2-SET-17 = Assim são sempre dois os que ficam com um Centro Estratégico e três os que ficam com dois territórios, e 18 territórios estão ocupados.
WAR2-SET-18 = As cartas são então recolhidas. Todas as 61, bem embaralhadas, formam o monte.
WAR2-SET-19 = A começar pelo distribuidor, cada um na sua vez põe 1 exército em um território vago, até não haver mais nenhum. Não se pode passar.
    .refusal = { $why ->
        [first] Agora são ocupados os territórios vagos.
        [over] Não há mais território vago.
       *[taken] { $territory } já tem dono.
    }
    .fix = { $why ->
        [over] Siga com sua jogada.
       *[other] Escolha um território sem dono.
    }
WAR2-SET-20 = Começa quem vem depois do jogador que ocupou o último território.
WAR2-SET-21 = Contando a partir do distribuidor, é o terceiro de 3, o segundo de 4, o quarto de 5 e o sexto de 6.
WAR2-SET-22 = Quando o jogo começa, todo território tem dono, ninguém tem cartas e as bases aéreas estão vazias.

## Rodadas e jogadas

WAR2-TRN = Rodadas e jogadas
    .intro = De quem é a vez, e o que se faz nela.
WAR2-TRN-01 = A vez passa no sentido horário. Uma rodada é uma jogada de cada um que ainda está no jogo.
    .refusal = Espere: agora é com { $seat }.
    .fix = Jogue quando chegar a sua vez.
WAR2-TRN-02 = As rodadas são contadas a partir do lugar que começou. Se esse jogador sai, o próximo lugar ainda no jogo as abre. Ninguém joga duas vezes na mesma rodada.
WAR2-TRN-03 = A rodada 1 tem duas etapas: primeiro todos jogam a primeira; depois, todos a segunda.
WAR2-TRN-04 = Na primeira etapa você recebe e coloca exércitos e recebe bombardeiros. Não há ataques nem deslocamentos.
    .refusal = Na primeira etapa só se colocam exércitos; você ainda tem { $armies }.
    .fix = Coloque-os. Ataques e deslocamentos vêm na segunda etapa.
WAR2-TRN-05 = Na segunda etapa você ataca, desloca e, se conquistou, compra cartas. Não se recebem exércitos nem bombardeiros de direito.
WAR2-TRN-06 = Portanto pode haver ataques na rodada 1, por terra e pelo ar.
WAR2-TRN-07 = Da rodada 2 em diante uma jogada é: exércitos, bombardeiros, ataques, deslocamentos, cartas.
WAR2-TRN-08 = Cartas podem ser usadas em qualquer momento da sua jogada, que depois segue de onde estava.
WAR2-TRN-09 = Uma etapa da jogada que terminou não volta.
    .refusal = Essa etapa já passou: a jogada está em “{ $phase }”.
    .fix = Faça algo que caiba nesta etapa.
WAR2-TRN-10 = Só você encerra seus ataques e seus deslocamentos, mesmo que não haja mais nada que possa fazer. Ninguém é obrigado a atacar ou deslocar.
WAR2-TRN-11 = Enquanto você tem uma conquista a ocupar ou um ataque aéreo a decidir, nada mais se faz, a não ser render-se.
    .refusal = Primeiro é preciso resolver isto: { $phase }.
    .fix = Decida, e depois siga em frente.
WAR2-TRN-12 = Você pode render-se a qualquer momento desde a ocupação dos territórios vagos, enquanto estiver no jogo.
    .refusal = { $why ->
        [early] O jogo ainda não chegou lá: ninguém pode se render.
       *[out] Você já saiu do jogo.
    }
    .fix = { $why ->
        [early] Espere até que os territórios vagos sejam ocupados.
       *[out] Fique e veja como termina!
    }
WAR2-TRN-13 = Na primeira etapa você pode colocar exércitos e seu Centro de Informação, e nada além disso.
    .refusal = Na primeira etapa da rodada 1 não se usam cartas.
    .fix = Espere sua próxima jogada.
WAR2-TRN-14 = O que leva o jogo ao fim o faz na hora: uma colocação, uma carta ou uma rendição tanto quanto uma conquista.

## Receber exércitos e bombardeiros

WAR2-REC = Receber exércitos e bombardeiros
    .intro = Aquilo a que você tem direito é contado uma vez, quando sua jogada começa.
WAR2-REC-01 = Conte seus territórios e divida por 2, sem o resto: esse é o número de exércitos que você recebe.
WAR2-REC-02 = Eles nunca são menos de 3.
WAR2-REC-03 = Esse mínimo vale só para os territórios. O que vem de continentes e Centros Estratégicos se soma a ele.
WAR2-REC-04 = Cada continente todo seu dá o número maior da sua linha.
WAR2-REC-05 = Cada continente do qual a maior parte é sua dá o número menor.
WAR2-REC-06 = Um continente inteiro dá só o número maior, não os dois.
WAR2-REC-07 = Cada Centro Estratégico dá 1 exército.
WAR2-REC-08 = Os exércitos dos territórios vão para quaisquer territórios seus.
    .refusal = { $territory } não é seu.
    .fix = Coloque os exércitos em um território seu.
WAR2-REC-09 = Os exércitos de um continente inteiro ficam nele.
    .refusal = A reserva “{ $pool }” é só para esse continente, e { $territory } fica fora dele.
    .fix = Escolha um território desse continente, ou use a reserva livre.
WAR2-REC-10 = Os de uma maioria também: vão para territórios seus desse continente.
    .refusal = A reserva “{ $pool }” é só para territórios seus desse continente, e { $territory } fica fora dele.
    .fix = Escolha um território seu nesse continente, ou use a reserva livre.
WAR2-REC-11 = O exército de um Centro Estratégico aparece nele sozinho, antes que você coloque os outros.
WAR2-REC-12 = Você coloca todos os exércitos antes de seguir.
    .refusal = Você ainda tem { $armies ->
        [one] { $armies } exército
       *[other] { $armies } exércitos
    } a colocar.
    .fix = Esvazie primeiro todas as suas reservas.
WAR2-REC-13 = Há uma reserva para os territórios e uma para cada continente. Use-as em qualquer ordem e aos poucos.
    .refusal = { $why ->
        [name] Não há reserva chamada “{ $name }”.
       *[amount] A reserva “{ $pool }” tem { $most } a colocar; você pediu { $asked }.
    }
    .fix = Coloque pelo menos 1 exército, e no máximo o que a reserva tem.
WAR2-REC-14 = Se sua caixa acaba, primeiro vêm os Centros Estratégicos, na ordem do mapa, e depois o que você quiser. O resto se perde.
    .refusal = Sua caixa só tem { $most }; você pediu { $asked }.
    .fix = Não coloque mais do que isso.
WAR2-REC-15 = Para cada Centro Estratégico que era seu quando a jogada começou, 1 bombardeiro passa da sua caixa à sua base aérea.
WAR2-REC-16 = Eles chegam quando seus exércitos estão colocados. Se a caixa então tem menos, você recebe esses.
WAR2-REC-17 = Na base aérea cabem todos os 10, e os bombardeiros ficam lá até você precisar deles.

## Ataques terrestres

WAR2-ATK = Ataques terrestres
    .intro = Um território contra outro, vizinho.
WAR2-ATK-01 = Você ataca a partir de um território seu, e o que ataca é um vizinho dele que não é seu.
    .refusal = { $why ->
        [origin] { $source } não é seu, e de lá você não pode atacar.
        [own] { $target } já é seu.
       *[neighbour] { $source } e { $target } não são vizinhos.
    }
    .fix = Ataque, de um território seu, um vizinho que não seja seu.
WAR2-ATK-02 = A origem precisa de 2 exércitos ou mais, porque um deles, o de ocupação, nunca ataca.
    .refusal = { $source } só tem seu exército de ocupação.
    .fix = Ataque de um território com 2 exércitos ou mais.
WAR2-ATK-03 = Diga de onde ataca, o que ataca e com quantos exércitos: de 1 a 3, e não mais do que a origem tem além do de ocupação.
    .refusal = De { $source } você pode atacar com { $most } no máximo; você pediu { $asked }.
    .fix = Mude o número de exércitos.
WAR2-ATK-04 = Não importa quantos exércitos tem o outro território.
WAR2-ATK-05 = O exército de ocupação participa da defesa.
WAR2-ATK-06 = A defesa usa sempre tantos exércitos quantos pode, até 3.
WAR2-ATK-07 = Cada lado lança um dado por exército seu na batalha.
WAR2-ATK-08 = Compare os maiores dados dos dois lados, depois os segundos, depois os terceiros. Dado sem par não conta.
WAR2-ATK-09 = O menor dado de cada par custa 1 exército ao seu lado. Se são iguais, perde o ataque.
WAR2-ATK-10 = Exércitos perdidos voltam à sua caixa e podem vir de novo.
WAR2-ATK-11 = Você ataca quantas vezes quiser, de onde quiser, um lançamento por vez.
WAR2-ATK-12 = Você pode parar depois de qualquer lançamento.

## Conquista

WAR2-CON = Conquista
    .intro = Quando o outro território fica sem exércitos.
WAR2-CON-01 = Um território que perdeu seu último exército está conquistado.
WAR2-CON-02 = Você então traz da origem pelo menos 1 exército, e não mais do que lutaram nesse último ataque.
    .refusal = { $why ->
        [none] Não há conquista a ocupar.
       *[amount] Podem entrar de 1 a { $most } exércitos; você pediu { $asked }.
    }
    .fix = { $why ->
        [none] Primeiro conquiste um território.
       *[amount] Escolha um número entre esses.
    }
WAR2-CON-03 = Todos os que lutaram ainda estão lá, porque uma conquista significa que todas as comparações foram ganhas.
WAR2-CON-04 = Na mesma jogada você pode atacar de novo a partir do que conquistou.
WAR2-CON-05 = Durante os ataques, exércitos só passam para territórios conquistados; a única exceção são os transportes por carta.
WAR2-CON-06 = Depois que eles entram, os Centros de Informação que lá estão mudam de mãos; depois o antigo dono é eliminado, se era seu último território; depois se olham os objetivos.
WAR2-CON-07 = Se só 1 exército atacou, ele entra sem pergunta.

## Ataques aéreos

WAR2-AIR = Ataques aéreos
    .intro = Bombardeiros alcançam qualquer território, mas não o tomam.
WAR2-AIR-01 = Um ataque aéreo visa um território que não é seu, por mais longe que fique.
    .refusal = { $target } é seu.
    .fix = Vise um território de outro.
WAR2-AIR-02 = Ele tem de ter 2 exércitos ou mais.
    .refusal = { $target } tem um só exército, e o último não pode ser bombardeado.
    .fix = Escolha um território com 2 exércitos ou mais.
WAR2-AIR-03 = Um ataque aéreo parte da sua base aérea, sem cartas, ou da sua caixa, por cartas.
WAR2-AIR-04 = Da base aérea você manda quantos bombardeiros quiser dos que estão lá.
    .refusal = Sua base aérea tem { $most }; você pediu { $asked }.
    .fix = { $most ->
        [0] Espere por bombardeiros, ou use cartas.
       *[other] Mande de 1 a { $most }.
    }
WAR2-AIR-05 = Por cartas, os bombardeiros vêm da caixa e não da base, e as cartas dizem quantos.
WAR2-AIR-06 = Ataques a partir da base fazem parte dos ataques. Por cartas, podem ser feitos em qualquer momento da sua jogada.
    .refusal = A partir da base aérea só se ataca durante os ataques.
    .fix = Use cartas, ou espere seus ataques.
WAR2-AIR-07 = Um ataque aéreo anda em passos. O dado antiaéreo abate bombardeiros; se não resta nenhum, acabou. O outro dado lança bombas sobre exércitos; se resta 1, acabou. Então você continua ou para.
    .refusal = Não há ataque aéreo em curso.
    .fix = Anuncie um primeiro.
WAR2-AIR-08 = Se o dado antiaéreo mostra mais do que os que voam, todos são abatidos.
WAR2-AIR-09 = O último exército de um território nunca é bombardeado, mostre o dado o que mostrar. Um ataque aéreo não conquista.
WAR2-AIR-10 = Cada passo tem um dado, por mais bombardeiros que haja.
WAR2-AIR-11 = Você não pode parar antes dos primeiros tiros, nem entre os tiros e as bombas.
WAR2-AIR-12 = Os bombardeiros que restam no fim voam para sua base aérea, mesmo que tenham vindo da caixa.
WAR2-AIR-13 = O mesmo vale quando você para.
WAR2-AIR-14 = Nenhum bombardeiro se junta a um ataque em curso.
WAR2-AIR-15 = Você faz quantos ataques aéreos puder, a um só alvo ou a vários.
WAR2-AIR-16 = As bombas não atingem Centros de Informação.
WAR2-AIR-17 = Territórios neutros se defendem do ar como os outros.
WAR2-AIR-18 = Enquanto um ataque aéreo está aberto, seus bombardeiros são mostrados em volta do alvo.

## Deslocamentos e aerotransporte

WAR2-MOV = Deslocamentos e aerotransporte
    .intro = Depois dos ataques você leva seus exércitos para onde fazem falta.
WAR2-MOV-01 = Encerrados seus ataques, exércitos podem passar de um território seu a um vizinho que também é seu.
    .refusal = { $why ->
        [attacks] Seus ataques ainda não terminaram.
        [owner] { $territory } não é seu.
       *[neighbour] { $source } e { $target } não são vizinhos.
    }
    .fix = { $why ->
        [attacks] Encerre-os primeiro.
       *[other] Desloque entre dois territórios vizinhos seus.
    }
WAR2-MOV-02 = Um exército, o de ocupação, fica em cada território e nunca se desloca.
    .refusal = Pelo menos um exército fica em { $source }; você pediu para deslocar { $asked }.
    .fix = Dali você ainda pode deslocar { $most }.
WAR2-MOV-03 = Nesta parte da jogada cada exército se desloca uma vez.
    .refusal = De { $source } só podem sair mais { $most }: os que acabaram de chegar não seguem adiante. Você pediu { $asked }.
    .fix = Desloque menos, ou de outro lugar.
WAR2-MOV-04 = Quando ela começa, todos os exércitos menos um de cada território podem se deslocar. O que sai é descontado desse número; o que chega não se soma a ele, mas o que uma carta põe, sim.
    .refusal = Pelo menos 1 exército tem de se deslocar; você pediu { $asked }.
    .fix = De { $source } você pode deslocar até { $most }.
WAR2-MOV-05 = Por aerotransporte, exércitos vão de um Centro Estratégico seu a outro, perto ou longe.
    .refusal = { $why ->
        [owner] { $territory } não é seu.
        [centre] { $territory } não é um Centro Estratégico.
       *[same] Eles já estão em { $territory }.
    }
    .fix = Aerotransporte entre dois Centros Estratégicos seus.
WAR2-MOV-06 = Um exército que voou não segue a pé, e um que andou não segue voando.
WAR2-MOV-07 = Dentro desses limites você faz quantos deslocamentos e aerotransportes quiser.
WAR2-MOV-08 = Um aerotransporte não custa bombardeiros nem cartas.

## O uso das cartas

WAR2-CRD = O uso das cartas
    .intro = Três por jogada com conquista; o que fazer delas é com você.
WAR2-CRD-01 = Se conquistou na sua jogada, você compra 3 cartas depois dos deslocamentos.
WAR2-CRD-02 = São 3, por mais territórios que tenha tomado.
WAR2-CRD-03 = Uma mão nunca tem mais de 5: com 3 cartas você compra 2; com 5, nenhuma.
WAR2-CRD-04 = Você compra quantas puder, sem pergunta.
WAR2-CRD-05 = Então sua jogada acabou. O que acabou de comprar espera a próxima.
WAR2-CRD-06 = Você usa cartas só na sua jogada, em qualquer momento dela, mas não no meio de uma ocupação ou de um ataque aéreo.
WAR2-CRD-07 = Uma carta reforça, bombardeia ou transporta, e o faz uma vez.
    .refusal = Esta carta não está na sua mão: { $card }.
    .fix = Escolha uma carta da sua mão.
WAR2-CRD-08 = Se a carta mostra vários territórios, você escolhe um deles.
    .refusal = A carta { $card } não mostra { $territory }.
    .fix = Escolha um território que a carta mostra.
WAR2-CRD-09 = Cartas de número se somam a uma de território, quantas você quiser. Sozinhas não fazem nada, e em um transporte também não.
    .refusal = { $why ->
        [alone] { $card } é uma carta de número e sozinha não faz nada.
       *[numbers] Você não tem essas cartas de número.
    }
    .fix = Use uma carta de território, com cartas de número da sua mão se quiser.
WAR2-CRD-10 = Um reforço ou um ataque aéreo leva uma carta de território. Duas são dois usos.
WAR2-CRD-11 = Você nunca é obrigado a usar uma carta.
WAR2-CRD-12 = Para reforçar, escolha um território da carta que seja seu. Ele recebe 1 exército, mais os números jogados junto.
    .refusal = { $territory } não é seu.
    .fix = Escolha um território da carta que seja seu, ou bombardeie este.
WAR2-CRD-13 = Todos vão para esse território. Se sua caixa tem menos, o resto se perde.
WAR2-CRD-14 = Para bombardear, escolha um território da carta que não seja seu e tenha 2 exércitos ou mais.
    .refusal = { $why ->
        [own] { $target } é seu.
       *[armies] { $target } tem um só exército, e o último não pode ser bombardeado.
    }
    .fix = Escolha um território inimigo da carta com 2 exércitos ou mais.
WAR2-CRD-15 = Ela dá 1 bombardeiro, mais os números jogados junto.
WAR2-CRD-16 = Eles vêm da caixa, que não dá mais do que tem.
WAR2-CRD-17 = Se ela tem menos do que dizem as cartas, voam esses e o resto se perde. De uma caixa vazia não parte ataque aéreo.
    .refusal = Sua caixa não tem bombardeiros.
    .fix = Use a base aérea durante seus ataques.
WAR2-CRD-18 = Por um transporte você entrega 2 cartas de território, cada uma com pelo menos um território seu. Exércitos vão então de um território seu a outro, quantos você quiser.
    .refusal = { $why ->
        [open] Suas duas cartas estão entregues: diga agora o que elas levam.
        [cards] Um transporte começa com duas cartas de território.
        [repeated] Você citou a mesma carta duas vezes.
       *[shows] Nenhum dos territórios de { $card } é seu.
    }
    .fix = { $why ->
        [open] Escolha o que vai para onde, ou pegue as cartas de volta.
       *[other] Entregue duas cartas que mostrem territórios seus.
    }
WAR2-CRD-19 = Podem ser quaisquer territórios seus, não só os das cartas.
    .refusal = { $why ->
        [owner] { $territory } não é seu.
       *[same] Eles já estão em { $territory }.
    }
    .fix = Escolha dois territórios seus diferentes.
WAR2-CRD-20 = Pelo menos 1 exército fica para trás.
    .refusal = { $why ->
        [nothing] Não há nada que essas cartas possam levar.
       *[amount] De { $source } podem sair até { $most }; você pediu { $asked }.
    }
    .fix = { $why ->
        [nothing] Guarde as cartas para outro uso.
       *[amount] Leve pelo menos 1 e deixe pelo menos 1.
    }
WAR2-CRD-21 = Enquanto você coloca e ataca, um transporte não conta como deslocamento. Durante os deslocamentos, conta.
WAR2-CRD-22 = Na sua jogada você pode descartar quaisquer cartas suas, uma após a outra, sem usá-las.
    .refusal = Esta carta não está na sua mão: { $card }.
    .fix = Escolha uma carta da sua mão.
WAR2-CRD-23 = O que é usado ou descartado vai para o descarte.
WAR2-CRD-24 = Assim que o descarte tem 10 cartas ou mais, ele todo volta ao monte, que é embaralhado.
WAR2-CRD-25 = Isso acontece na hora, depois do uso ou descarte que fez chegar a tantas.
WAR2-CRD-26 = O monte nunca fica vazio: das 61 cartas, no máximo 30 estão nas mãos e 9 no descarte.
WAR2-CRD-27 = Cartas usadas ficam abertas. Cartas que deixam uma mão sem uso ficam fechadas, e só quem as tinha as conhece.

## Eliminação

WAR2-ELI = Eliminação
    .intro = O que acontece quando alguém perde seu último território.
WAR2-ELI-01 = Sem território você está fora. Só uma conquista faz isso; por isso quem elimina é sempre o jogador da vez.
    .refusal = Você perdeu seu último território e está fora do jogo.
    .fix = Fique e veja como termina!
WAR2-ELI-02 = Se destruir aquela cor era o objetivo de quem o fez, esse jogador venceu.
WAR2-ELI-03 = Se não era, ele fica com todas as cartas do eliminado.
WAR2-ELI-04 = De mais de 5 cartas, o jogador seguinte tira às cegas as que passam de 5.
WAR2-ELI-05 = Ou seja: elas são sorteadas da mão reunida e vão fechadas para o descarte.
WAR2-ELI-06 = O jogador seguinte é o próximo no sentido horário que ainda está no jogo.
WAR2-ELI-07 = Tudo isso acontece na hora; nenhuma carta se usa no meio. Depois podem ser usadas, na mesma jogada.
WAR2-ELI-08 = A conquista também conta para a compra de cartas, até 5 na mão.
WAR2-ELI-09 = Os bombardeiros e o Centro de Informação do eliminado saem do jogo. O objetivo fica oculto até o fim.
WAR2-ELI-10 = As jogadas de um eliminado são puladas, também a segunda etapa da rodada 1.

## Rendição

WAR2-SUR = Rendição
    .intro = Como deixar a mesa, e o que fica para trás.
WAR2-SUR-01 = Um jogador pode render-se. Quando todos menos um se renderam ou foram eliminados, o jogo acabou.
    .refusal = Você se rendeu, e não há volta.
    .fix = Fique e veja como termina!
WAR2-SUR-02 = Você pode fazê-lo na sua jogada ou na de outro. Sua conquista aberta é antes ocupada com 1 exército; seu ataque aéreo, parado. Se está aberto o de outro, você sai quando ele terminar.
WAR2-SUR-03 = Seus territórios e exércitos ficam onde estão e se tornam neutros.
WAR2-SUR-04 = Territórios neutros não têm vez, não recebem nada e nunca atacam. Defendem-se como os outros, por terra e contra bombardeiros.
WAR2-SUR-05 = Eles não contam para ninguém: nem como territórios, nem como Centros Estratégicos, nem para um continente.
WAR2-SUR-06 = Conquistar um deles é uma conquista como as outras. Conquistar o último de uma cor não elimina ninguém.
WAR2-SUR-07 = Suas cartas vão fechadas para o descarte; bombardeiros e Centro de Informação saem do jogo; seu objetivo fica oculto. Os Centros de Informação dos outros em territórios seus ficam lá.
WAR2-SUR-08 = Se era a sua vez, ela termina sem compra de cartas.
WAR2-SUR-09 = Se você se rende enquanto os territórios vagos são ocupados, os outros ocupam o que resta, e começa quem vem depois do último deles. Se os objetivos só são sorteados depois, você não recebe nenhum.

## Objetivos

WAR2-OBJ = Objetivos
    .intro = Vence o primeiro a cumprir seu objetivo secreto.
WAR2-OBJ-01 = O jogo acaba no momento em que o objetivo de alguém é cumprido, e a carta é mostrada.
    .refusal = O jogo acabou.
    .fix = Para continuar jogando, comece outro.
WAR2-OBJ-02 = Ninguém precisa declará-lo; o jogo o vê.
WAR2-OBJ-03 = Ele olha a partir da segunda etapa da rodada 1: no começo de cada jogada e depois de tudo o que muda o mapa.
WAR2-OBJ-04 = Olha primeiro o jogador da vez e depois no sentido horário, e o primeiro que cumpriu o objetivo vence sozinho.
WAR2-OBJ-05 = Quem deve destruir uma cor precisa, em vez disso, de 24 territórios se a cor é a sua, ou assim que outro a elimina ou ela se rende.
WAR2-OBJ-06 = Uma cor é destruída por quem toma seu último território.
WAR2-OBJ-07 = Um continente inteiro também é uma maioria.
WAR2-OBJ-08 = Mais um continente é qualquer continente inteiro que a carta não cita. Não é preciso dizer qual.
WAR2-OBJ-09 = Nos 18 territórios com 2 exércitos em cada um, outros territórios seus podem ter um só.
WAR2-OBJ-10 = Os Centros Estratégicos são contados ao todo, também os dos continentes que a carta cita.

## O fim do jogo

WAR2-END = O fim do jogo
    .intro = Outros modos de vencer, e o que se mostra.
WAR2-END-01 = Se resta um só jogador que não foi eliminado nem se rendeu, ele vence.
WAR2-END-02 = Com um limite de rodadas, vence quem tem mais territórios depois da última; no empate, mais Centros Estratégicos, depois exércitos, depois bombardeiros na base aérea. Quem ainda empata vence junto.
WAR2-END-03 = Com dois jogadores as regras continuam as mesmas.
WAR2-END-04 = Quando o jogo acaba, todos veem todos os objetivos, também os que sobraram, e todas as mãos.

## Centros de Informação e espionagem

WAR2-CI = Centros de Informação e espionagem
    .intro = Uma variante: tudo isto só vale se a mesa joga com a opção ci.
WAR2-CI-01 = Cada um tem um Centro de Informação, o peão da sua cor.
    .refusal = Seu Centro de Informação já foi colocado.
    .fix = Mova-o depois dos ataques, ou por duas cartas.
WAR2-CI-02 = Você o põe em um território seu na rodada 1 ou 2.
    .refusal = { $why ->
        [owner] { $territory } não é seu.
       *[late] Centros de Informação são colocados nas rodadas 1 e 2.
    }
    .fix = Escolha um território seu, a tempo.
WAR2-CI-03 = Serve qualquer momento da sua jogada, em qualquer etapa da rodada 1, a não ser com uma conquista ou um ataque aéreo aberto.
WAR2-CI-04 = Na rodada 2 sua jogada não termina antes que ele esteja colocado.
    .refusal = Seu Centro de Informação tem de ser colocado nesta rodada.
    .fix = Ponha-o em um território seu e então encerre a jogada.
WAR2-CI-05 = Ele não é um exército: não ocupa, não ataca, não defende, e nada pode destruí-lo.
WAR2-CI-06 = Vários deles podem estar no mesmo território.
WAR2-CI-07 = Na sua jogada você pode espionar se seu Centro de Informação está no mapa, em um território seu.
    .refusal = Seu Centro de Informação não está no mapa.
    .fix = Coloque-o primeiro.
WAR2-CI-08 = Espionar é olhar todas as cartas de um adversário, mas não o objetivo.
WAR2-CI-09 = Uma vez por jogada, um adversário.
    .refusal = Você já espionou nesta jogada.
    .fix = Espere sua próxima jogada.
WAR2-CI-10 = O que você não usa se perde com a jogada.
WAR2-CI-11 = Você pode espionar enquanto coloca, ataca e desloca, mas não na primeira etapa da rodada 1.
    .refusal = Na primeira etapa da rodada 1 ainda não há o que espionar.
    .fix = Espere a segunda etapa.
WAR2-CI-12 = Você pode escolher um adversário sem cartas, e isso conta. Quem está fora não pode ser escolhido.
    .refusal = Ali não há ninguém para espionar.
    .fix = Escolha um adversário que ainda está no jogo.
WAR2-CI-13 = Você vê as cartas como são naquele momento. O que viu, pode rever até o fim do jogo, mas isso não muda com a mão.
WAR2-CI-14 = A todos se diz quem espionou quem, e nada mais.
WAR2-CI-15 = Se você conquista o território do Centro de Informação de outro, você o captura.
WAR2-CI-16 = Então olha as cartas e o objetivo do dono.
WAR2-CI-17 = Você olha uma vez por captura, ali mesmo, e isso não gasta sua espionagem. A todos se diz que você olhou.
WAR2-CI-18 = Um Centro de Informação capturado fica em seu poder até alguém conquistar o território onde está.
    .refusal = O Centro de Informação em { $territory } não está em seu poder.
    .fix = Conquiste primeiro esse território.
WAR2-CI-19 = Quem o conquista em seguida o captura por sua vez, com o mesmo olhar.
WAR2-CI-20 = Sem seu Centro de Informação você não espiona. Assim que o reconquista, pode, até na mesma jogada.
    .refusal = Seu Centro de Informação foi capturado: { $territory } não é seu.
    .fix = Conquiste esse território para reavê-lo.
WAR2-CI-21 = Os Centros de Informação dos outros em seu poder não lhe dão espionagem própria.
WAR2-CI-22 = Você captura de uma vez todos os que estão no território, e olha as cartas e o objetivo de cada dono. Se o seu está entre eles, fica livre de novo.
WAR2-CI-23 = Se a mesma conquista elimina o dono, primeiro você olha; depois o Centro de Informação sai do jogo.
WAR2-CI-24 = Do objetivo você vê a carta como foi comprada, e se ela agora quer dizer outra coisa.
WAR2-CI-25 = Nos deslocamentos, quem tem um Centro de Informação em seu poder pode movê-lo para um território vizinho seu, ou de um Centro Estratégico seu a outro.
    .refusal = { $why ->
        [nowhere] Esse Centro de Informação não está no mapa.
       *[reach] Dali ele não chega a { $territory }.
    }
    .fix = Escolha um vizinho seu, ou vá de um Centro Estratégico seu a outro.
WAR2-CI-26 = Cada um se move uma vez por jogada: um passo ou um voo.
    .refusal = Esse Centro de Informação já se moveu nesta jogada.
    .fix = Espere sua próxima jogada.
WAR2-CI-27 = Ele não precisa de exército que o acompanhe, e não conta como um.
WAR2-CI-28 = Por 2 cartas de território, cada uma com um território seu, ele vai para qualquer outro território seu.
    .refusal = { $why ->
        [cards] Um transporte começa com duas cartas de território.
       *[target] Ele não pode ser levado para { $territory }.
    }
    .fix = Entregue duas cartas, e escolha outro território seu.
WAR2-CI-29 = Isso se faz em qualquer momento da sua jogada. Nos deslocamentos é o único movimento dele; antes, não conta.
    .refusal = Esse Centro de Informação já se moveu nesta jogada.
    .fix = Transporte exércitos, ou pegue as cartas de volta.
WAR2-CI-30 = Um par de cartas transporta ou exércitos ou um Centro de Informação.
WAR2-CI-31 = Um Centro de Informação pode se mover na jogada em que foi colocado.

## O que se vê e o que se esconde

WAR2-HID = O que se vê e o que se esconde
    .intro = Quem pode saber o quê.
WAR2-HID-01 = Todos veem o mapa, os bombardeiros, todos os dados, quantas cartas há em cada lugar, as cartas usadas e que alguém espionou. Só você vê suas cartas e seu objetivo. O que se compra, descarta, recebe de um eliminado ou perde, só vê quem o teve na mão.
WAR2-HID-02 = O que a espionagem ou uma captura mostra não se mostra a mais ninguém.
WAR2-HID-03 = Bases aéreas e caixas ficam à vista.
WAR2-HID-04 = O que você já viu do jogo pode sempre reler.
WAR2-HID-05 = A lista de todos os objetivos está aberta a todos, a qualquer hora. Ela não diz quem tem qual.

## O que fica por conta da sorte

WAR2-RND = O que fica por conta da sorte
    .intro = Tudo o que depende da sorte, e nada mais depende.
WAR2-RND-01 = O sorteio decide as cores, os objetivos, os Centros Estratégicos, as cartas compradas e perdidas e, se a mesa quer, os territórios vagos; os dados decidem o distribuidor, as batalhas e os ataques aéreos. Cada resultado é tão provável quanto os outros.
    .refusal = Ainda há dados ou cartas por vir.
    .fix = Espere por eles e tente de novo.
WAR2-RND-02 = Primeiro vêm os dados do ataque, depois os da defesa.

## Opções da mesa

WAR2-OPT = Opções da mesa
    .intro = Combinem estas opções antes de começar. Os valores padrão são as regras dos outros capítulos.
WAR2-OPT-01 = Espionagem, ci: com false (padrão), não se usam Centros de Informação; com true, usam-se.
    .refusal = Esta mesa joga sem Centros de Informação.
    .fix = Para usá-los, combinem a opção ci antes do jogo.
WAR2-OPT-02 = Ataques na rodada 1, first_round_attacks: com true (padrão), a segunda etapa os tem. Com false não há ataques, nem aéreos; essa etapa começa pelos deslocamentos.
    .refusal = Nesta mesa não há ataques, nem aéreos, na rodada 1.
    .fix = Espere a rodada 2.
WAR2-OPT-03 = Objetivos depois, objectives_after_claims: com true, os objetivos só são sorteados quando todos os territórios têm dono. O padrão é false.
WAR2-OPT-04 = Dado antiaéreo, aa_die: com standard (padrão), as faces são 0, 0, 0, 1, 1, 2; com heavy, 0, 0, 0, 1, 2, 3.
WAR2-OPT-05 = Exércitos por maioria, majority_placement: com continent (padrão), ficam no continente; com free, vão para quaisquer territórios seus.
WAR2-OPT-06 = Transporte, transport_mode: com any (padrão), é entre quaisquer dois territórios seus. Com shown, você escolhe um território seu de cada carta, dois diferentes, e vai de um ao outro; um Centro de Informação pode vir de qualquer lugar, mas vai para um deles.
    .refusal = { $why ->
        [nothing] Entre os territórios dessas cartas não há nada a levar.
       *[shown] Nesta mesa um transporte fica preso aos territórios das suas cartas.
    }
    .fix = Escolha territórios que suas duas cartas mostram.
WAR2-OPT-07 = Última resistência, last_stand: com true, quem fica com um só território precisa, dali em diante e para sempre, ter 3 Centros Estratégicos em vez do que diz a carta; a opção last_stand_centres muda esse número, de 2 a 12. Todos o sabem, mas a carta fica oculta. O padrão é false.
WAR2-OPT-08 = Lugar de quem se rende, surrender_seat: com neutral (padrão), vale o capítulo da rendição. Com bot, um robô continua com tudo o que há, e para todas as regras o lugar não se rendeu.
    .refusal = Um robô já joga por você.
    .fix = Fique e veja como termina!
WAR2-OPT-09 = Limite de rodadas, round_limit: o padrão é 60; 0 quer dizer nenhum.
WAR2-OPT-10 = Relógio, turn_seconds: tantos segundos por jogada; cada etapa da rodada 1 e cada decisão da preparação é uma jogada à parte. Com 0 (padrão) não há relógio.
WAR2-OPT-11 = Territórios vagos por sorteio, random_claims: com true, são distribuídos por sorteio na mesma ordem de lugares; a escolha com 5 jogadores continua. O padrão é false.
WAR2-OPT-12 = Quando seu tempo acaba, o jogo decide por você: para um ataque aéreo; faz entrar na conquista todos os que lutaram; põe cada reserva, uma após a outra, no território permitido que tem mais exércitos; põe um Centro de Informação devido no território com mais exércitos; não ataca nem desloca mais. Na preparação prefere um Centro Estratégico a dois territórios, e sempre o primeiro da lista.
WAR2-OPT-13 = A lista dos territórios, onde uma ordem é precisa, é a impressa no livro de regras: continente por continente.
