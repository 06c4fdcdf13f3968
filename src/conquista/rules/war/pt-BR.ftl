### As regras do War, como os jogadores as leem: uma mensagem por cláusula.
### `.refusal` diz por que uma ação foi recusada; `.fix`, o que seria permitido.

## Componentes

WAR-CMP = Componentes
    .intro = O mapa, os exércitos, as cartas e os dados com que se joga.
WAR-CMP-01 = Uma partida reúne 3, 4, 5 ou 6 jogadores.
WAR-CMP-02 = O tabuleiro é um mapa com 42 territórios. Dois territórios são vizinhos quando o mapa mostra uma ligação entre eles.
    .refusal = Não existe no mapa um território chamado “{ $name }”.
    .fix = Confira o nome no tabuleiro e tente de novo.
WAR-CMP-03 = Cada território faz parte de um só dos seis continentes: América do Norte (9 territórios), América do Sul (4), Europa (7), África (6), Ásia (12) e Oceania (4).
WAR-CMP-04 = O mapa tem 79 ligações entre vizinhos, nem uma a mais: valem as que estão desenhadas no tabuleiro.
WAR-CMP-05 = Uma ligação pode ser uma fronteira ou uma linha pontilhada. Para todas as regras, as duas valem o mesmo.
WAR-CMP-06 = O Alasca e Vladivostok são vizinhos, embora fiquem em pontas opostas do mapa.
WAR-CMP-07 = Os exércitos nunca acabam: você sempre recebe todos aqueles a que tem direito.
WAR-CMP-08 = Uma ficha pequena vale 1 exército e uma grande vale 10. As fichas só ajudam a mostrar os exércitos; o que vale é a quantidade.
WAR-CMP-09 = Os exércitos têm seis cores: branco, preto, vermelho, azul, amarelo e verde.
WAR-CMP-10 = O baralho é de 44 cartas: uma para cada um dos 42 territórios, mais 2 coringas.
    .refusal = Não existe no baralho uma carta chamada “{ $name }”.
    .fix = Escolha três cartas da sua mão.
WAR-CMP-11 = Toda carta de território traz uma única figura impressa. Ao todo são 14 cartas com quadrado, 14 com triângulo e 14 com círculo.
WAR-CMP-12 = O coringa traz as três figuras ao mesmo tempo e não mostra nenhum território.
WAR-CMP-13 = São 14 cartas de objetivo. Seis pedem continentes inteiros: Ásia e América do Sul; Ásia e África; América do Norte e África; América do Norte e Oceania; Europa, Oceania e um terceiro; Europa, América do Sul e um terceiro. Duas pedem territórios: 24 quaisquer, ou 18 com pelo menos 2 exércitos em cada um; e seis pedem a destruição de uma cor, uma carta para cada cor.
WAR-CMP-14 = O ataque usa até 3 dados vermelhos e a defesa, até 3 amarelos. Todos têm faces de 1 a 6.

## Preparação

WAR-SET = Preparação
    .intro = Como a mesa fica pronta para a primeira jogada. O jogo corre sempre no sentido horário.
WAR-SET-01 = Antes de começar, cada jogador escolhe uma das seis cores. Dois jogadores nunca têm a mesma.
WAR-SET-02 = Se você não tiver escolhido uma cor até o início da partida, recebe por sorteio uma das que sobraram.
WAR-SET-03 = Antes do sorteio dos objetivos, saem do jogo as cartas que mandam destruir uma cor que ninguém está usando.
WAR-SET-04 = Cada jogador recebe um objetivo, sorteado entre os que ficaram. Não há dois iguais.
WAR-SET-05 = Os objetivos que sobram voltam para a caixa, virados para baixo, e ninguém os vê até o fim da partida.
WAR-SET-06 = Cada jogador lança um dado. Quem tira o maior número distribui as cartas.
WAR-SET-07 = Se houver empate no maior número, só os empatados lançam de novo, até que um deles fique à frente.
WAR-SET-08 = Os 2 coringas ficam de lado e as 42 cartas de território são embaralhadas. O distribuidor dá uma carta por vez, começando por si mesmo e seguindo no sentido horário, até acabarem.
WAR-SET-09 = Com 3 jogadores, são 14 cartas para cada um; com 6, são 7. Contando a partir do distribuidor, com 4 jogadores são 11, 11, 10 e 10; com 5, são 9, 9, 8, 8 e 8.
WAR-SET-10 = Os territórios das cartas que você recebeu são seus. Coloque 1 exército em cada um deles.
WAR-SET-11 = Em seguida, recolhem-se as cartas de território, juntam-se os coringas e embaralham-se as 44: é o monte. Todos começam sem cartas na mão.
WAR-SET-12 = Começa quem está logo depois do jogador que recebeu a última carta: com 3 ou 6 jogadores, o próprio distribuidor; com 4 ou 5, o terceiro na ordem da distribuição.
WAR-SET-13 = Se os territórios distribuídos já cumprem o objetivo de alguém, o mesmo distribuidor embaralha e dá tudo outra vez. Ninguém vê a distribuição anulada nem fica sabendo que ela existiu.
WAR-SET-14 = Não há outros exércitos na preparação: os próximos são os que cada um recebe na sua primeira jogada.
WAR-SET-15 = A partida começa na rodada 1, e a contagem das trocas começa em zero.

## A jogada

WAR-TRN = A jogada
    .intro = O que você faz na sua vez, e em que ordem.
WAR-TRN-01 = A vez passa de jogador em jogador, no sentido horário, e pula quem já está fora da partida.
    .refusal = Espere um pouco: agora quem decide é { $seat }.
    .fix = Jogue quando chegar a sua vez.
WAR-TRN-02 = Toda jogada, já desde a primeira rodada, tem quatro partes: receber e colocar exércitos, atacar, deslocar exércitos e receber uma carta.
WAR-TRN-03 = A ordem é esta: trocar cartas, se você tiver 3 ou mais; colocar os exércitos; atacar e ocupar o que conquistar; deslocar exércitos; se você eliminou alguém e tem 3 ou mais cartas, trocar outra vez; por fim, receber a carta. Em cada etapa só vale o que pertence a ela, menos a rendição, que vale sempre.
    .refusal = A jogada está na etapa “{ $phase }”, e isto não faz parte dela: { $action }.
    .fix = Faça algo que caiba nesta etapa, ou termine-a antes de seguir adiante.
WAR-TRN-04 = Cada ação é levada até o fim, com tudo o que decorre dela, e então se verifica se alguém venceu. Só depois vem a ação seguinte.
    .refusal = A ação anterior ainda não terminou.
    .fix = Espere o resultado dos dados ou do sorteio e tente de novo.
WAR-TRN-05 = Se você não tem nenhum ataque possível, ou nenhum exército que possa deslocar, o jogo pula sozinho essa parte da jogada.
WAR-TRN-06 = As rodadas se contam a partir do lugar de quem começou a partida. Uma rodada termina sempre que a vez chega a esse lugar ou passa por ele, mesmo que esse jogador já tenha saído.
WAR-TRN-07 = Com 3 ou mais cartas na mão, você sempre passa pelo momento da troca, mesmo sem uma combinação válida. Assim ninguém adivinha o que você tem.

## Receber e colocar exércitos

WAR-RNF = Receber e colocar exércitos
    .intro = No começo da sua vez você recebe reforços. Eles chegam em reservas: uma livre, e mais uma para cada continente que for todo seu.
WAR-RNF-01 = No começo da vez, conte os seus territórios e divida por dois, desprezando a sobra. Esses são os exércitos da sua reserva livre.
WAR-RNF-02 = Por menos territórios que você tenha, a reserva livre recebe pelo menos 3 exércitos.
WAR-RNF-03 = Para cada continente que é todo seu no começo da vez, você ganha uma reserva à parte: 5 exércitos pela América do Norte, 2 pela América do Sul, 5 pela Europa, 3 pela África, 7 pela Ásia e 2 pela Oceania.
    .refusal = Não existe uma reserva chamada “{ $name }”.
    .fix = Use a reserva livre ou a de um continente que seja todo seu.
WAR-RNF-04 = As reservas são calculadas no começo da vez. Depois disso, só uma troca de cartas as aumenta; o que você conquistar contará na próxima jogada.
WAR-RNF-05 = Os exércitos da reserva livre vão para os seus territórios, divididos como você quiser.
    .refusal = O território { $territory } não é seu.
    .fix = Coloque os exércitos em um território seu.
WAR-RNF-06 = Os exércitos da reserva de um continente só podem ser colocados em territórios desse continente.
    .refusal = A reserva “{ $pool }” só serve para os territórios desse continente, e o território { $territory } fica fora dele.
    .fix = Escolha um território desse continente ou use a reserva livre, se ainda houver exércitos nela.
WAR-RNF-07 = Antes do primeiro ataque, coloque no mapa todos os exércitos de todas as suas reservas.
    .refusal = Antes de passar aos ataques, você ainda tem { $armies ->
        [one] { $armies } exército
       *[other] { $armies } exércitos
    } para colocar.
    .fix = Esvazie primeiro todas as suas reservas.
WAR-RNF-08 = De cada vez, você coloca pelo menos 1 exército e no máximo os que restam na reserva escolhida. A ordem das reservas é livre.
    .refusal = { $most ->
        [0] A reserva “{ $pool }” não tem exércitos para colocar
        [one] A reserva “{ $pool }” tem só { $most } exército para colocar
       *[other] A reserva “{ $pool }” tem { $most } exércitos para colocar
    }; você pediu { $asked }.
    .fix = { $most ->
        [0] Escolha outra reserva.
        [1] Coloque esse exército.
        [2] Coloque 1 ou 2 exércitos.
       *[other] Coloque de 1 a { $most } exércitos.
    }
WAR-RNF-09 = Depois de colocar os exércitos, você só ataca se quiser.

## Ataques

WAR-ATK = Ataques
    .intro = É assim que se tomam territórios dos outros: escolha de onde parte, contra quem vai e com quantos exércitos, e lance os dados.
WAR-ATK-01 = Só ataca quem está na vez, e só na parte da jogada reservada aos ataques.
    .refusal = Agora não é hora de atacar: a jogada está na etapa “{ $phase }”.
    .fix = Você pode atacar depois de colocar os exércitos e antes de começar os deslocamentos.
WAR-ATK-02 = Antes de lançar os dados, diga de qual território ataca (a origem), qual é o alvo e quantos exércitos participam. Você lança um dado por exército participante.
WAR-ATK-03 = O território de onde parte o ataque tem de ser seu e ter pelo menos 2 exércitos.
    .refusal = { $why ->
        [armies] O território { $source } só tem o exército de ocupação e não pode atacar.
       *[owner] O território { $source } não é seu; de lá você não pode atacar.
    }
    .fix = Ataque de um território seu com 2 exércitos ou mais.
WAR-ATK-04 = O alvo tem de ser um território que não é seu e que é vizinho daquele de onde você ataca.
    .refusal = { $why ->
        [owner] O território { $target } já é seu.
       *[neighbour] Os territórios { $source } e { $target } não são vizinhos.
    }
    .fix = Escolha como alvo um território vizinho que não seja seu.
# $most pode passar de 3 (exércitos menos um), mas WAR-ATK-06 limita a 3 dados.
WAR-ATK-05 = Você lança pelo menos um dado, e no máximo um para cada exército do território de origem além do exército de ocupação.
    .refusal = Do território { $source } você pode atacar com { $most ->
        [1] 1 dado, nem mais nem menos
        [2] 1 ou 2 dados
       *[other] 1 a 3 dados
    }; você pediu { $asked }.
    .fix = { $most ->
        [1] Ataque com 1 dado, ou parta de um território com mais exércitos.
        [2] Ajuste o número de dados, ou parta de um território com mais exércitos.
       *[other] Ajuste o número de dados.
    }
WAR-ATK-06 = Por mais exércitos que haja na origem, ninguém ataca com mais de 3 dados.
    .refusal = Um ataque usa no máximo { $most ->
        [one] { $most } dado
       *[other] { $most } dados
    }; você pediu { $asked }.
    .fix = Ataque com menos dados. Depois dessa batalha, você pode atacar de novo.
WAR-ATK-07 = Você pode atacar com menos dados do que o máximo permitido.
WAR-ATK-08 = Cada ataque parte de um só território. Não se juntam exércitos de territórios diferentes.
WAR-ATK-09 = A defesa lança de 1 a 3 dados e nunca mais dados do que exércitos no território atacado. Ali, o exército de ocupação também luta.
    .refusal = { $most ->
        [one] Você pode defender só com { $most } dado
        [2] Você pode defender com 1 ou 2 dados
       *[other] Você pode defender com 1 a { $most } dados
    }; você pediu { $asked }.
    .fix = { $most ->
        [1] Defenda com 1 dado.
        [2] Escolha 1 ou 2.
       *[other] Escolha um número de 1 a { $most }.
    }
WAR-ATK-10 = A defesa usa sempre o maior número de dados que puder: um por exército do território atacado, até 3. Ninguém precisa perguntar nada ao defensor.
    .refusal = Nesta mesa, o defensor não escolhe os dados: a defesa já lança o máximo possível.
    .fix = Para poder escolher, combinem antes da partida a opção defender_dice = choose.
WAR-ATK-11 = Você pode atacar um território qualquer que seja o número de exércitos que ele tenha.
WAR-ATK-12 = Cada lado põe os seus dados em ordem, do maior para o menor. Compara-se o maior com o maior, o segundo com o segundo e o terceiro com o terceiro.
WAR-ATK-13 = Fazem-se tantas comparações quantos forem os dados do lado que lançou menos. Os dados que sobram não contam.
WAR-ATK-14 = Em cada comparação vence o número maior, e quem perde tira 1 exército: o atacante, do território de onde atacou; o defensor, do território atacado.
WAR-ATK-15 = Números iguais dão a vitória à defesa.
WAR-ATK-16 = Primeiro comparam-se todos os dados da batalha; depois, as perdas dos dois lados saem do mapa juntas.
WAR-ATK-17 = Na sua vez você pode atacar quantas vezes quiser, uma batalha depois da outra, mudando ou não a origem e o alvo.
WAR-ATK-18 = Você pode parar de atacar quando quiser.
WAR-ATK-19 = Durante os ataques, os exércitos só se movem para entrar em um território que acaba de ser conquistado.
    .refusal = Os deslocamentos entre os seus territórios só começam quando os ataques terminam.
    .fix = Encerre os seus ataques e então desloque os exércitos.
WAR-ATK-20 = Nenhuma jogada dura para sempre: cada batalha tira do mapa pelo menos 1 exército, e durante os ataques não entra nenhum.

## Conquista de territórios

WAR-CNQ = Conquista de territórios
    .intro = O que acontece quando o território atacado fica sem exércitos.
WAR-CNQ-01 = Quando o território atacado perde o último exército, ele passa a ser do atacante.
WAR-CNQ-02 = Ao conquistar, você tem de levar exércitos da origem para o novo território: 1 no mínimo e, no máximo, tantos quantos participaram da última batalha.
    .refusal = Além do primeiro exército, que já entrou, { $most ->
        [0] nenhum outro pode entrar
        [one] só { $most } pode entrar
       *[other] podem entrar até { $most }
    }; você pediu { $asked }.
    .fix = { $most ->
        [0] Escolha 0.
        [1] Escolha 0 ou 1.
       *[other] Escolha um número de 0 a { $most }.
    }
WAR-CNQ-03 = O primeiro exército entra automaticamente, no momento da conquista. Você decide então quantos vão atrás dele: de nenhum até o número de dados que usou, menos um.
WAR-CNQ-04 = Se você conquistou atacando com 1 dado, entra só esse exército e não há o que escolher.
WAR-CNQ-05 = A origem nunca fica vazia. O território só cai quando a defesa perde todas as comparações, e assim o atacante chega à conquista sem perdas nessa batalha e com o exército de ocupação no lugar.
WAR-CNQ-06 = Ainda na mesma jogada, você pode atacar a partir do território que acabou de conquistar.
WAR-CNQ-07 = Quem conquista um território ganha o direito a uma carta no fim da jogada.
WAR-CNQ-08 = Na conquista, tudo segue esta ordem: o território muda de dono, você garante a carta e 1 exército entra; se era o último território do antigo dono, ele é eliminado; verifica-se se alguém venceu. Depois você escolhe quantos exércitos a mais vão entrar, e verifica-se de novo.

## Deslocamentos

WAR-FRT = Deslocamentos
    .intro = Depois dos ataques, arrume as suas tropas para aguentar até a próxima vez.
WAR-FRT-01 = Terminados os ataques, você pode passar exércitos de um território seu para outro que também seja seu e vizinho dele.
    .refusal = { $why ->
        [neighbour] Os territórios { $source } e { $target } não são vizinhos.
       *[owner] O território { $territory } não é seu.
    }
    .fix = Desloque exércitos entre dois territórios vizinhos que sejam seus.
WAR-FRT-02 = Em cada território fica sempre um exército, o de ocupação, que nunca se desloca, nem mesmo quando chegam outros.
    .refusal = Pelo menos um exército precisa ficar no território { $source }; você pediu para deslocar { $asked }.
    .fix = { $most ->
        [0] Agora nenhum pode sair de lá: escolha outro território.
        [one] De lá ainda pode sair { $most }.
       *[other] De lá ainda podem sair até { $most }.
    }
WAR-FRT-03 = Nesta fase, cada exército se desloca uma vez só: quem acabou de chegar a um território não segue adiante.
    .refusal = { $most ->
        [0] Do território { $source } não pode sair mais nenhum exército
        [one] Do território { $source } só pode sair mais { $most } exército
       *[other] Do território { $source } só podem sair mais { $most } exércitos
    }, porque os que chegaram nesta fase não seguem adiante; você pediu { $asked }.
    .fix = { $most ->
        [0] Escolha outro território de origem.
        [1] Desloque só 1 exército, ou escolha outro território de origem.
       *[other] Desloque no máximo { $most } exércitos, ou escolha outro território de origem.
    }
WAR-FRT-04 = Quando os deslocamentos começam, podem sair de cada território todos os exércitos, menos um. Cada deslocamento leva pelo menos 1 e no máximo os que ainda podem sair; os que chegam não aumentam essa conta, e por isso a ordem dos deslocamentos não importa.
    .refusal = Um deslocamento leva pelo menos 1 exército; você pediu { $asked }.
    .fix = { $most ->
        [0] Do território { $source } nenhum pode sair agora: escolha outro.
        [1] Do território { $source } você pode deslocar 1.
        [2] Do território { $source } você pode deslocar 1 ou 2.
       *[other] Do território { $source } você pode deslocar de 1 a { $most }.
    }
WAR-FRT-05 = Não há limite de deslocamentos. De um mesmo território podem sair exércitos para vários vizinhos.
WAR-FRT-06 = As linhas pontilhadas servem para deslocar exércitos, assim como servem para atacar.
WAR-FRT-07 = Os exércitos que entraram em um território conquistado nesta jogada ainda podem se deslocar uma vez nesta fase.
WAR-FRT-08 = Se preferir, você não desloca nada.
WAR-FRT-09 = Deslocamento feito não se desfaz.

## Cartas

WAR-CRD = Cartas
    .intro = Quem conquista ganha cartas, e cartas viram exércitos.
WAR-CRD-01 = Se você conquistou pelo menos um território na sua vez, recebe uma carta no fim da jogada, depois dos deslocamentos.
WAR-CRD-02 = É uma única carta por jogada, não importa quantos territórios você tenha conquistado.
WAR-CRD-03 = Guarde a carta em segredo até o momento de trocá-la.
WAR-CRD-04 = Se nesse momento você já tiver 5 cartas, não recebe outra. Isso só acontece na jogada em que você elimina alguém.
WAR-CRD-05 = A carta que você recebe é a de cima do monte.
WAR-CRD-06 = As cartas trocadas ficam à parte e formam o descarte.
WAR-CRD-07 = Quando o monte se esgota, embaralha-se o descarte, que passa a ser o novo monte.
WAR-CRD-08 = Só se embaralha o descarte no momento em que alguém tem uma carta a receber e o monte está vazio, nunca antes.
WAR-CRD-09 = Sempre há carta para quem tem direito a ela. Nessa hora você tem até 4 cartas na mão e cada um dos outros, até 5: nunca mais de 29 das 44.

## Trocas

WAR-TRD = Trocas
    .intro = Junte três cartas que combinem e transforme-as em exércitos.
WAR-TRD-01 = Em uma troca, você entrega exatamente 3 cartas da sua mão e recebe exércitos.
    .refusal = { $why ->
        [repeated] Você indicou a mesma carta mais de uma vez.
       *[hand] Esta carta não está na sua mão: { $card }.
    }
    .fix = Escolha três cartas diferentes que estejam na sua mão.
WAR-TRD-02 = A combinação vale quando as três cartas têm figuras iguais ou quando têm três figuras diferentes.
    .refusal = Essas três cartas não formam uma combinação.
    .fix = Junte três figuras iguais ou três figuras diferentes; o coringa vale por qualquer uma.
WAR-TRD-03 = O coringa vale pela figura que você quiser.
WAR-TRD-04 = Por isso, basta um coringa entre as três cartas para que elas formem uma combinação.
WAR-TRD-05 = As trocas se fazem no começo da vez, antes de colocar os exércitos. A única outra ocasião é o fim da jogada em que você eliminou alguém.
    .refusal = Agora não é hora de trocar cartas: a jogada está na etapa “{ $phase }”.
    .fix = Espere o começo da sua próxima vez.
WAR-TRD-06 = No começo da vez você faz no máximo uma troca: com até 5 cartas na mão, não há como formar duas combinações.
WAR-TRD-07 = Com 3 ou 4 cartas, você troca se quiser, mesmo que tenha uma combinação válida.
WAR-TRD-08 = Se você começa a vez com 5 cartas, tem de trocar.
    .refusal = Com { $hand } cartas na mão, você não pode deixar de trocar.
    .fix = Escolha três cartas que formem uma combinação: em 5 cartas sempre há uma.
WAR-TRD-09 = Com 5 cartas, a troca é sempre possível: ou aparecem as três figuras, ou uma delas se repete três vezes, e um coringa só facilita.
WAR-TRD-10 = As trocas se contam na partida inteira, somando as de todos os jogadores.
WAR-TRD-11 = A primeira troca da partida rende 4 exércitos; a segunda, 6; a terceira, 8.
WAR-TRD-12 = A quarta rende 10; a quinta, 12; a sexta, 15; a sétima, 20.
WAR-TRD-13 = Da oitava em diante, cada troca rende 5 exércitos a mais que a anterior: 25, 30, 35 e assim por diante, sem limite.
WAR-TRD-14 = Esses exércitos entram na sua reserva livre e podem ir para quaisquer territórios seus.
WAR-TRD-15 = Se na hora da troca você é dono do território de uma das três cartas, esse território recebe mais 2 exércitos. Vale para cada uma delas.
WAR-TRD-16 = Esses 2 exércitos entram no território na mesma hora, sem que você precise colocá-los. Se os três territórios forem seus, são 2 em cada um: 6 no total.
WAR-TRD-17 = Esses exércitos vêm por fora da tabela de trocas e não mudam o valor da próxima. Pelo coringa não vem nenhum.
WAR-TRD-18 = As três cartas trocadas são mostradas a todos e vão abertas para o descarte.

## Objetivos

WAR-OBJ = Objetivos
    .intro = O seu objetivo secreto diz o que você precisa alcançar para vencer.
WAR-OBJ-01 = Cada jogador tem um objetivo, e só ele sabe qual é.
WAR-OBJ-02 = Um continente conta para o objetivo quando todos os territórios dele são seus.
WAR-OBJ-03 = O “terceiro continente” é qualquer um que não apareça na sua carta, contanto que seja todo seu. Você não precisa anunciar qual.
WAR-OBJ-04 = O objetivo de 24 territórios se cumpre com 24 ou mais territórios seus, quaisquer que sejam.
WAR-OBJ-05 = O objetivo de 18 territórios exige 18 ou mais que sejam seus e tenham, cada um, pelo menos 2 exércitos. Os seus outros territórios podem ter só 1.
WAR-OBJ-06 = Os territórios que você recebeu na preparação contam tanto quanto os que conquistou.
WAR-OBJ-07 = Para destruir uma cor, é você mesmo quem tem de tomar o último território do jogador dessa cor.
WAR-OBJ-08 = Se a cor a destruir é a sua, o seu objetivo é, desde o início, ter 24 territórios.
WAR-OBJ-09 = Se outro jogador toma o último território da cor que você devia destruir, nesse momento o seu objetivo passa a ser ter 24 territórios.
WAR-OBJ-10 = Se o jogador da cor que você devia destruir se rende, nesse momento o seu objetivo passa a ser ter 24 territórios.
WAR-OBJ-11 = Um objetivo que mudou não muda outra vez. Só o dono dele é avisado da mudança.
WAR-OBJ-12 = Quem está fora da partida já não cumpre objetivo nenhum.

## Eliminação

WAR-ELM = Eliminação
    .intro = O que acontece quando um jogador perde o seu último território.
WAR-ELM-01 = Quem fica sem territórios é eliminado: não joga mais e não pode vencer.
    .refusal = Você perdeu o seu último território e está fora da partida.
    .fix = Fique para ver como ela termina!
WAR-ELM-02 = Se destruir aquela cor era o objetivo de quem a eliminou, esse jogador vence na hora e não recebe as cartas do eliminado.
WAR-ELM-03 = Nos outros casos, quem eliminou recebe na hora todas as cartas do eliminado.
WAR-ELM-04 = A eliminação é de quem, atacando, tomou o último território, não importa quem tenha tomado os anteriores.
WAR-ELM-05 = Se você eliminou alguém nesta jogada, pode fazer trocas no fim dela, combinando à vontade as cartas que ganhou com as que já tinha.
WAR-ELM-06 = Nesse momento você pode fazer várias trocas, uma por vez, enquanto tiver uma combinação válida.
WAR-ELM-07 = Essas trocas do fim da jogada nunca são obrigatórias, tenha você quantas cartas tiver.
WAR-ELM-08 = Os exércitos dessas trocas são colocados logo em seguida, em quaisquer territórios seus, e valem também os 2 exércitos para cada território seu que apareça nas cartas. Depois disso você não ataca nem desloca exércitos.
WAR-ELM-09 = Até chegar a essas trocas, você pode ter mais de 5 cartas na mão.
WAR-ELM-10 = Depois delas, você pode guardar no máximo 5 cartas.
WAR-ELM-11 = Se ainda tiver mais de 5, perde cartas sorteadas da sua mão, uma a uma, até ficar com 5. Elas vão para o descarte viradas para baixo, e os outros não as veem.
WAR-ELM-12 = Só então, se tiver menos de 5 cartas, você recebe a carta da conquista.
WAR-ELM-13 = No meio dos ataques não se trocam cartas, nem mesmo depois de eliminar alguém.
    .refusal = Agora não é hora de trocar cartas: a jogada está na etapa “{ $phase }”.
    .fix = As trocas depois de uma eliminação ficam para o fim da jogada, se a mesa joga com elas.
WAR-ELM-14 = O objetivo do eliminado sai do jogo sem ser mostrado a ninguém.
WAR-ELM-15 = Na eliminação, tudo segue esta ordem: o jogador sai da partida; se esse era o objetivo de quem o eliminou, o jogo acaba aí. Se não, as cartas mudam de mão, muda o objetivo de quem devia destruir aquela cor e verifica-se se alguém venceu.
WAR-ELM-16 = Na sua própria vez você nunca é eliminado, porque a defesa não conquista territórios.

## Rendição

WAR-SUR = Rendição
    .intro = Às vezes é preciso deixar a mesa. Estas regras dizem o que fica para trás.
WAR-SUR-01 = Qualquer jogador pode se render. Quando todos menos um se rendem, a partida termina.
WAR-SUR-02 = Enquanto estiver na partida, você pode se render quando quiser, na sua vez ou fora dela, no intervalo entre duas ações. A rendição não tem volta.
    .refusal = Você já se rendeu, e isso não tem volta.
    .fix = Fique para ver como a partida termina!
WAR-SUR-03 = Os territórios e exércitos de quem se rende ficam onde estão e se tornam neutros: já não são de ninguém.
WAR-SUR-04 = Um território neutro não ataca, não desloca e não recebe exércitos. Ele se defende com um dado por exército, até 3, mesmo que na mesa os defensores escolham os dados.
WAR-SUR-05 = Você pode atacar e conquistar territórios neutros como quaisquer outros, e essa conquista também vale uma carta.
WAR-SUR-06 = Conquistar o último território neutro de uma cor não elimina ninguém: não rende as cartas de um jogador nem cumpre o objetivo de destruir essa cor.
WAR-SUR-07 = As cartas de quem se rende vão para o descarte viradas para baixo, e o objetivo sai do jogo sem ser mostrado.
WAR-SUR-08 = Quem se rende na própria vez encerra ali a jogada: os exércitos ainda não colocados se perdem, e não há carta a receber. Se acabava de conquistar um território, fica nele só o exército que já entrou.
WAR-SUR-09 = Se quem se rende estava escolhendo os dados da defesa, a batalha segue com o máximo de dados. Se o atacante se rende enquanto o defensor escolhe, o ataque é anulado e nenhum dado é lançado.
WAR-SUR-10 = Na rendição, tudo segue esta ordem: o jogador sai; os territórios ficam neutros; as cartas vão para o descarte; muda o objetivo de quem devia destruir aquela cor; verifica-se se alguém venceu. Por fim, se era a vez de quem se rendeu, ela passa adiante.
WAR-SUR-11 = Quem foi eliminado já não pode se render.
    .refusal = Você perdeu o seu último território e já está fora da partida; não é preciso se render.
    .fix = Fique para ver como ela termina!
WAR-SUR-12 = Se alguém deixa a mesa e um robô joga no seu lugar, isso não é rendição: cor, cartas, objetivo e vez continuam os mesmos.

## Fim da partida

WAR-END = Fim da partida
    .intro = Quem vence, e quando.
WAR-END-01 = A partida termina no instante em que um jogador cumpre o seu objetivo. Ele mostra a carta e é o vencedor.
    .refusal = A partida já terminou.
    .fix = Para jogar mais, comecem uma nova.
WAR-END-02 = O próprio jogo anuncia a vitória; você não precisa declará-la.
WAR-END-03 = Verifica-se se alguém venceu depois de cada colocação de exércitos, dos 2 exércitos que uma carta trocada leva ao seu território, de cada conquista, ocupação, deslocamento, eliminação, mudança de objetivo e rendição.
WAR-END-04 = Você pode vencer fora da sua vez, mas só de três maneiras: o seu objetivo muda para 24 territórios e você já os tem; você é o último na partida; ou se chega ao limite de rodadas.
WAR-END-05 = Se um mesmo acontecimento cumpre os objetivos de dois jogadores, vence sozinho aquele que está na vez.
WAR-END-06 = Se só resta um jogador que não se rendeu, ele vence.
WAR-END-07 = O mesmo vale quando os outros saíram, uns eliminados e outros rendidos: quem fica por último vence, seja qual for o seu objetivo.
WAR-END-08 = Se há mais de um motivo de vitória ao mesmo tempo, vale primeiro o objetivo de quem está na vez; depois, o objetivo de outro jogador; por último, ser o único que restou na partida.
WAR-END-09 = Terminada a partida, todos veem os objetivos, as mãos, o monte e o descarte.
WAR-END-10 = Sem a opção round_limit, a partida não tem limite de rodadas: dura até alguém vencer.

## O que se vê e o que se esconde

WAR-HID = O que se vê e o que se esconde
    .intro = O que todos podem saber, e o que é segredo de cada um.
WAR-HID-01 = Todos veem sempre quem é o dono de cada território e com quantos exércitos, as cores e os lugares, de quem é a vez e em que etapa ela está, todos os dados e ações, e quem continua na partida.
WAR-HID-02 = Todos sabem quantas cartas há em cada mão, no monte e no descarte.
WAR-HID-03 = Todos sabem quantas trocas já houve, quanto vale a próxima e quais cartas trocadas estão no descarte.
WAR-HID-04 = Todos veem as reservas de quem está na vez e se esse jogador já garantiu uma carta.
WAR-HID-05 = Só você conhece o seu objetivo, tal como está no momento, mesmo que tenha mudado.
WAR-HID-06 = Só você vê as cartas da sua mão.
WAR-HID-07 = Quando as cartas passam de mão em uma eliminação, só os dois jogadores envolvidos sabem quais são. Os demais sabem apenas quantas.
WAR-HID-08 = As cartas que saem de uma mão por excesso ou por rendição vão para o descarte viradas para baixo: só quem as tinha sabe quais são.
WAR-HID-09 = Ninguém sabe a ordem do monte, quais objetivos sobraram nem o que os dados e sorteios ainda vão dar.
WAR-HID-10 = Quando o descarte é embaralhado e vira o monte, ninguém recebe uma lista do que há nele: cada um conta com a sua memória.
WAR-HID-11 = Eliminados, rendidos e espectadores veem só o que é público. Quem saiu da partida continua vendo o objetivo que tinha, e no seu registro fica o que viu enquanto jogava.
WAR-HID-12 = Um robô vê exatamente o que veria uma pessoa sentada no lugar dele.
WAR-HID-13 = A distribuição dos territórios é aberta: cada um mostra as cartas que recebeu.
WAR-HID-14 = Todos sabem quais objetivos entraram no sorteio: os 14, menos os que foram retirados por citarem uma cor ausente. Quem recebeu qual é segredo.
WAR-HID-15 = Só quem está na vez vê quais trocas pode fazer, e uma ação recusada só é contada a quem a tentou.

## O que se sorteia

WAR-RND = O que se sorteia
    .intro = Tudo o que depende da sorte está aqui, e nada mais. Os dados são honestos e os sorteios, iguais para todos.
WAR-RND-01 = Cores: na ordem dos lugares, cada jogador que não escolheu recebe uma das cores que sobram, todas com a mesma chance.
WAR-RND-02 = Objetivos: na ordem dos lugares, cada jogador recebe um dos que restam no sorteio, todos com a mesma chance.
WAR-RND-03 = Distribuidor: na ordem dos lugares, cada jogador lança um dado, com a mesma chance para cada face; quem empata no maior número lança de novo.
WAR-RND-04 = Territórios: as 42 cartas são embaralhadas, e qualquer ordem tem a mesma chance de sair.
WAR-RND-05 = Monte: as 44 cartas são embaralhadas, e qualquer ordem é igualmente provável; cada carta que resta tem a mesma chance de ser a próxima.
WAR-RND-06 = Batalha: lançam-se os dados do ataque e depois os da defesa. Cada face tem a mesma chance, e um dado não influi no outro.
WAR-RND-07 = Novo monte: o descarte é embaralhado, e qualquer ordem é igualmente provável.
WAR-RND-08 = Cartas em excesso: cada carta que você perde é sorteada entre todas as da sua mão, com a mesma chance para cada uma.

## Opções da mesa

WAR-OPT = Opções da mesa
    .intro = Combinem estas opções antes de começar; durante a partida elas não mudam. Os valores padrão são as regras dos outros capítulos.
WAR-OPT-01 = Primeira rodada, first_round: com full (padrão), as jogadas são completas desde o início. Com placement_only, na rodada 1 cada um só recebe e coloca os exércitos dos seus territórios e continentes; ataques, deslocamentos e cartas começam na rodada 2.
WAR-OPT-02 = Dados da defesa, defender_dice: com most (padrão), a defesa lança sempre o máximo. Com choose, o defensor escolhe de 1 a 3 dados, sem passar do número de exércitos do território, depois de saber com quantos dados vem o ataque e antes de qualquer lançamento; não há escolha se o território tem 1 exército só ou é neutro.
WAR-OPT-03 = Ocupação, conquest_move: com participants (padrão), entram no território conquistado no máximo os exércitos que participaram da última batalha. Com all_but_one, depois do primeiro podem entrar também todos os outros da origem menos um, mesmo que o ataque tenha sido com 1 dado; se não sobrar nenhum para levar, não há escolha.
    .refusal = Além do primeiro exército, que já entrou, { $most ->
        [0] nenhum outro pode entrar
        [one] só { $most } pode entrar
       *[other] podem entrar até { $most }
    }; você pediu { $asked }.
    .fix = { $most ->
        [0] Escolha 0.
        [1] Escolha 0 ou 1.
       *[other] Escolha um número de 0 a { $most }.
    }
WAR-OPT-04 = Início da distribuição, deal_start: com dealer (padrão), a primeira carta é do distribuidor. Com left_of_dealer, é do jogador seguinte no sentido horário, e é a partir dele que se conta quem recebe mais territórios e quem começa.
WAR-OPT-05 = Objetivos de cores ausentes, absent_colour_objectives: com exclude (padrão), essas cartas saem antes do sorteio. Com become_24, os 14 objetivos são sorteados, e o que cita uma cor ausente vale, desde o início, como 24 territórios.
WAR-OPT-06 = Objetivo da própria cor, own_colour_objective: com become_24 (padrão), quem deve destruir a própria cor precisa ter 24 territórios. Com redraw, a carta é trocada pela próxima das que sobraram e vai para baixo delas; isso se faz na ordem dos lugares, antes do dado que escolhe o distribuidor, e ninguém mais fica sabendo.
WAR-OPT-07 = Troca depois de eliminar, elimination_trade: com end_of_turn (padrão), quem eliminou alguém pode trocar no fim da jogada. Com none, essa troca não existe, e o que passar de 5 cartas é sorteado e descartado assim que as cartas do eliminado chegam à mão.
WAR-OPT-08 = Mostrar o objetivo de quem sai, reveal_objective_on_elimination: com false (padrão), ele continua secreto. Com true, o objetivo de quem é eliminado ou se rende é mostrado a todos na hora, tal como está naquele momento.
WAR-OPT-09 = Teto das trocas, exchange_cap: com 0 (padrão), não há teto. Com um número a partir de 4, nenhuma troca rende mais exércitos do que isso, fora os 2 de cada território das cartas.
WAR-OPT-10 = Limite de rodadas, round_limit: com 0 (padrão), não há limite. Com um número a partir de 1, se ninguém venceu até o fim dessa rodada, vence quem, entre os que continuam na partida, tem mais territórios; no empate, mais exércitos no mapa; depois, mais cartas; se nem assim se decidir, os empatados vencem juntos. Para partidas só de robôs, sugerimos 100.
WAR-OPT-11 = Se a mesa joga com relógio e o seu tempo acaba, o jogo decide por você: não troca cartas, a menos que a troca seja obrigatória, e então usa a primeira combinação na ordem da lista de cartas; não ataca nem desloca mais; defende com o máximo de dados; e não leva exércitos a mais ao território conquistado. Cada reserva, a livre primeiro e depois as dos continentes na ordem da lista, vai inteira para o território permitido que tiver mais exércitos; no empate, para o primeiro da lista.
WAR-OPT-12 = Conversas, alianças e promessas são livres e não obrigam ninguém a nada. Não há equipes.
