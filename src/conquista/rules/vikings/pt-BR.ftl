### As regras de WAR Vikings como os jogadores as leem: uma mensagem por cláusula.
### `.refusal` diz por que uma ação foi recusada; `.fix`, o que seria permitido.

## Componentes

VIK-CMP = Componentes
    .intro = Com o que se joga.
VIK-CMP-01 = O tabuleiro mostra o norte da Europa, dividido em territórios, e estes em regiões.
VIK-CMP-02 = São 36 territórios em 7 regiões. Doze deles têm porto.
    .refusal = Não há no tabuleiro um território chamado “{ $name }”.
    .fix = Confira o nome no tabuleiro e tente de novo.
VIK-CMP-03 = São seis clãs: vermelho, azul, verde, amarelo, preto e branco.
    .refusal = Nenhum clã tem a cor “{ $name }”.
VIK-CMP-04 = Cada clã tem 60 guerreiros, que valem 1 exército cada, e 5 emblemas, que valem 5 cada.
VIK-CMP-05 = Cada clã tem também um comandante e 5 navios de guerra.
VIK-CMP-06 = Asgard fica acima do tabuleiro. Lá estão o Valhalla, em que cada clã tem seu lugar, e as cartas dos deuses.
VIK-CMP-07 = Cada território tem sua carta, com um escudo, um corvo ou um martelo. São 12 de cada figura, 36 cartas ao todo.
    .refusal = Não há uma carta chamada “{ $name }”.
    .fix = Escolha uma carta da sua mão.
VIK-CMP-08 = Dois curingas trazem as três figuras.
VIK-CMP-09 = São 14 cartas de objetivo.
VIK-CMP-10 = São 4 cartas de efeito de comando.
VIK-CMP-11 = Odin, Thor, Loki e Freya têm 3 cartas de poder cada um.
    .refusal = Não há em Asgard um deus chamado “{ $name }”.
    .fix = Invoque Odin, Thor, Loki ou Freya.
VIK-CMP-12 = O ataque tem 3 dados vermelhos, a defesa 3 amarelos. Todos vão de 1 a 6.
VIK-CMP-13 = Jogam quatro, cinco ou seis pessoas.
VIK-CMP-14 = Se a mesa quiser, três também podem jogar, com 12 territórios cada uma.

## O tabuleiro

VIK-BRD = O tabuleiro
    .intro = Regiões, fronteiras e rotas marítimas.
VIK-BRD-01 = As regiões são Atlântico Norte (4 territórios, vale 2 exércitos), Britânia (7, vale 4), Frância (5, vale 3), Dinamarca (4, vale 3), Noruega (5, vale 4), Suécia (5, vale 4) e Gardarike (6, vale 4).
VIK-BRD-02 = Dois territórios fazem fronteira se se tocam ou se uma linha pontilhada os une. Para todas as regras as duas coisas valem o mesmo. São 44 fronteiras e 19 linhas.
VIK-BRD-03 = Uma rota marítima une dois portos. Não é fronteira, e só um navio a usa. São 16.
VIK-BRD-04 = Onde há fronteira não há rota marítima.
VIK-BRD-05 = Só pelas fronteiras se chega a toda parte: dá para jogar sem navios.

## As peças

VIK-SUP = As peças
    .intro = Ninguém tem exércitos sem fim.
VIK-SUP-01 = Cada um tem 85 exércitos. O que conta é o número; tanto faz que peças o mostram.
VIK-SUP-02 = Cada exército seu está no tabuleiro, no Valhalla, na sua reserva ou retirado; juntos são sempre 85. Os que acabam de se perder contam na reserva até você decidir sobre o Valhalla.
VIK-SUP-03 = Os exércitos que você recebe saem da sua reserva e contam nela até você os colocar. O que já é devido não pode ser dado de novo.
VIK-SUP-04 = Se a reserva não basta, você recebe o que houver, e o resto se perde. Primeiro se pagam os territórios, depois as regiões na ordem do tabuleiro, depois cada troca: o valor dela e, em seguida, os exércitos a mais na ordem em que você citou as cartas.
VIK-SUP-05 = Se você começa um recebimento com menos de 3 exércitos na reserva, exércitos seus já retirados voltam a ela até haver 3, ou até não sobrar nenhum.
VIK-SUP-06 = Sem nada na reserva e nada retirado, você não recebe nada. Sua jogada segue do mesmo jeito.

## Preparação

VIK-SET = Preparação
    .intro = Nesta ordem: cores, efeito de comando, quem distribui, territórios, cartas, objetivos.
VIK-SET-01 = Na ordem dos lugares, cada um pega uma cor que ainda esteja livre. Todas as peças dela vão para a sua reserva.
    .refusal = { $why ->
        [taken] A cor { $colour } já tem dono.
       *[phase] As cores já foram escolhidas; agora é: { $phase }.
    }
VIK-SET-02 = Um efeito de comando é sorteado e mostrado. Vale para todos os comandantes até o fim; os outros três são guardados.
VIK-SET-03 = Ficam fora os efeitos que precisam de uma parte desligada do jogo: Águas Sangrentas precisa de navios, Prece da Guerra de deuses, e todos precisam de comandantes.
VIK-SET-04 = As três cartas de cada deus ficam em Asgard, embaralhadas e viradas para baixo.
VIK-SET-05 = Cada um joga um dado. O mais alto distribui. Quem empata no mais alto joga de novo, até um ficar na frente.
VIK-SET-06 = Quem distribui embaralha as cartas de território, sem os curingas, e as dá uma a uma, no sentido anti-horário, a começar por quem está à sua direita. Assim, ele é o último.
VIK-SET-07 = Em cada território que lhe coube você põe 1 exército.
VIK-SET-08 = Depois todas as cartas de território e os curingas são embaralhados e formam o monte. Ninguém tem cartas ainda.
VIK-SET-09 = Antes de os objetivos serem dados, todos podem ler os que estão em jogo.
VIK-SET-10 = Os objetivos contra uma cor que ninguém joga ficam fora.
VIK-SET-11 = Cada um recebe um objetivo, que só ele vê. Quem recebeu o que é contra a própria cor o troca, na ordem das jogadas, por outro que não foi dado; ninguém olhou ainda, e ninguém fica sabendo.
VIK-SET-12 = Os objetivos que sobram são guardados sem que ninguém os veja.

## A jogada

VIK-TRN = A jogada
    .intro = Quem age, e quando.
VIK-TRN-01 = Quem distribuiu abre todas as rodadas. A vez passa no sentido horário a quem ainda está no jogo.
    .refusal = A decisão é de { $seat }.
VIK-TRN-02 = Uma rodada acaba quando todos os que estão no jogo tiveram sua vez. Se quem distribuiu está fora, abre o seguinte.
VIK-TRN-03 = Na rodada 1 só se colocam os exércitos e o comandante.
    .refusal = Na rodada 1 você só coloca seus exércitos e seu comandante.
VIK-TRN-04 = Da rodada 2 em diante a jogada tem quatro partes: recebimento, ataques, deslocamento, carta.
VIK-TRN-05 = O que ficou para trás em uma jogada não volta.
    .refusal = Isso não pode ser feito agora ({ $action }): é a hora de { $phase }.
VIK-TRN-06 = Se você não responde a tempo, faz-se por você o mais brando: a primeira cor livre, exércitos nos seus primeiros territórios, nenhum ataque, nenhum deus, nenhum dado de novo, tantos quantos couberem no Valhalla, todos os exércitos para dentro de uma conquista e o comandante onde está. Uma troca obrigatória é feita com o primeiro conjunto na ordem em que suas cartas chegaram.
VIK-TRN-07 = Onde você não tem o que escolher, nada lhe é perguntado. Só o seu recebimento e, com três cartas ou mais, as cartas que você tomou esperam sempre por você: ninguém deve saber se você tem um conjunto.
VIK-TRN-08 = Um combate declarado é rolado. Ninguém pode desistir dele.
VIK-TRN-09 = No fim de uma jogada segue o próximo, a não ser que o jogo tenha acabado.
    .refusal = O jogo acabou.

## A rodada 1

VIK-ONE = A rodada 1
    .intro = Os primeiros exércitos e o comandante.
VIK-ONE-01 = Na ordem das jogadas, cada um coloca a metade do número dos seus territórios, arredondada para baixo, e pelo menos 3.
VIK-ONE-02 = As regiões ainda não dão nada.
VIK-ONE-03 = Antes de concluir, você também põe seu comandante em um território seu.
    .refusal = Primeiro ponha seu comandante em um dos seus territórios.

## Recebimento de exércitos

VIK-REI = Recebimento de exércitos
    .intro = O que a jogada traz, e aonde vai.
VIK-REI-01 = No começo da sua jogada você recebe um exército para cada dois territórios seus, arredondando para baixo.
VIK-REI-02 = Nunca são menos de 3.
VIK-REI-03 = Por região inteiramente sua você recebe também os exércitos dela.
    .refusal = Não há exércitos a colocar sob o nome “{ $name }”.
VIK-REI-04 = Os exércitos de uma região são colocados nela.
    .refusal = Os exércitos de { $pool } não podem ir para { $territory }.
    .fix = Coloque-os na própria região.
VIK-REI-05 = Os exércitos por territórios e por trocas vão para onde você quiser entre os seus territórios.
    .refusal = { $territory } não é seu.
    .fix = Escolha um dos seus territórios.
VIK-REI-06 = Você coloca todos antes de seguir.
    .refusal = { $why ->
        [left] Você ainda tem exércitos a colocar: { $armies }.
       *[amount] Não dá para colocar { $asked } daqui ({ $pool }); há { $most }.
    }
VIK-REI-07 = Colocar, trocar, construir e desarmar navios e trazer o comandante de volta podem vir em qualquer ordem.

## Cartas de território

VIK-CRD = Cartas de território
    .intro = Três delas valem exércitos.
VIK-CRD-01 = Um conjunto são três cartas com a mesma figura, ou três com três figuras diferentes.
    .refusal = { $why ->
        [repeated] { $card } só pode ser dada uma vez.
       *[figures] Essas três cartas não formam um conjunto.
    }
    .fix = Escolha três figuras iguais ou três diferentes.
VIK-CRD-02 = Um curinga é qualquer figura. Com um deles, quaisquer três cartas formam um conjunto.
VIK-CRD-03 = Você pode trocar conjuntos durante o seu recebimento. Não precisa.
    .refusal = Cartas se trocam durante o recebimento; agora é: { $phase }.
VIK-CRD-04 = Se você o começa com 5 cartas, tem de trocar um conjunto.
    .refusal = Você começou com { $hand ->
        [one] 1 carta
       *[other] a mão cheia
    }: troque um conjunto antes.
VIK-CRD-05 = Entre cinco cartas há sempre um conjunto.
VIK-CRD-06 = As trocas valem 4, 6, 8, 10, 12, 15, 20, 25 e 30 exércitos, e cada uma depois disso, 5 a mais.
VIK-CRD-07 = Todas as trocas de todos os jogadores contam em uma só série.
VIK-CRD-08 = Por carta que mostra um território seu, mais 2 exércitos vão para esse território.
VIK-CRD-09 = Você escolhe as cartas. Elas vão abertas para o descarte.
    .refusal = Você não tem { $card }.
VIK-CRD-10 = Uma troca conta mesmo que a sua reserva não pague toda ela.
VIK-CRD-11 = Se você conquistou um território na sua jogada, por terra ou por mar, compra uma carta depois do deslocamento.
VIK-CRD-12 = É uma carta só, quantos quer que tenham sido os territórios.
VIK-CRD-13 = Territórios neutros também contam.
VIK-CRD-14 = Se o monte está vazio quando há uma carta a comprar, o descarte é embaralhado e vira o monte.
VIK-CRD-15 = Se também não há descarte, ninguém compra.
VIK-CRD-16 = No fim de uma jogada ninguém tem mais de 5 cartas.

## Ataque

VIK-ATK = Ataque
    .intro = De onde, contra quem, com quantos.
VIK-ATK-01 = Você ataca de um território seu com 2 exércitos ou mais, contra um que não é seu.
    .refusal = { $why ->
        [owner] { $source } não é seu.
        [armies] { $source } tem um só exército, que precisa ficar.
       *[own] { $target } já é seu.
    }
VIK-ATK-02 = Os dois fazem fronteira, ou uma rota marítima os une e você tem um navio para ela.
    .refusal = { $source } e { $target } não fazem fronteira nem têm rota marítima em comum.
VIK-ATK-03 = Onde há um navio seu no porto você não pode atacar por terra, nem mesmo por linha pontilhada.
    .refusal = Seu navio no porto de { $source } impede ataques por terra a partir dali.
    .fix = Ataque por mar, ou desarme o navio no próximo recebimento.
VIK-ATK-04 = Você diz quantos exércitos atacam: 1, 2 ou 3, mas um fica para trás. Você rola o mesmo número de dados vermelhos.
    .refusal = De { $source } você não pode atacar com { $asked }; o máximo é { $most }.
VIK-ATK-05 = A defesa rola um dado amarelo por exército no território, até 3.
    .refusal = O número de dados da defesa não se escolhe agora: { $phase }.
VIK-ATK-06 = Exércitos de vários territórios não atacam juntos.
VIK-ATK-07 = Você pode travar quantas batalhas quiser, de onde quiser e em qualquer ordem.
VIK-ATK-08 = Depois de cada batalha você segue, ataca em outro lugar ou para.
VIK-ATK-09 = Exércitos que entraram em uma conquista podem atacar dali na mesma hora.
VIK-ATK-10 = Você não precisa atacar. Se nada pode ser atacado, nada lhe é perguntado.

## Batalha

VIK-BAT = Batalha
    .intro = Dos deuses às perdas.
VIK-BAT-01 = Primeiro os deuses podem ser invocados: pelo atacante, depois pelo defensor.
VIK-BAT-02 = Depois todos os dados são rolados de uma vez.
VIK-BAT-03 = Passados todos os efeitos, os dados de cada lado são postos em ordem e comparados: o mais alto com o mais alto, o segundo com o segundo, o terceiro com o terceiro.
VIK-BAT-04 = Há tantos pares quantos dados tem o lado que tem menos. Dados sem par não contam.
VIK-BAT-05 = O dado mais alto vence o par; o empate é da defesa.
VIK-BAT-06 = Quem perde um par perde um exército.
VIK-BAT-07 = Um efeito pode levar um dado acima de 6 ou abaixo de 1. Ele é comparado como está.
VIK-BAT-08 = Os efeitos vêm em etapas, e em cada etapa o do atacante vem antes: a rolagem com dados a mais; dados de novo pelo efeito de comando; dados de novo pelos deuses; descarte dos dados a mais; valores postos ou trocados; valores somados ou tirados; a comparação.
VIK-BAT-09 = Mais alto, segundo e mais baixo valem como os dados estão quando o efeito chega. De dados iguais cada um tem seu posto.

## Conquista

VIK-OCC = Conquista
    .intro = Quando cai o último defensor.
VIK-OCC-01 = Um território é conquistado quando perde o último exército.
    .refusal = Nada foi conquistado que você possa ocupar; agora é: { $phase }.
VIK-OCC-02 = Você entra na hora, com pelo menos 1 exército e no máximo tantos quantos atacaram nessa batalha.
    .refusal = Não dá para entrar com { $asked }: de 1 a { $most }.
VIK-OCC-03 = Um exército sempre fica para trás. Isso nunca atrapalha, pois quem vence uma batalha assim não perde nada nela.
VIK-OCC-04 = Se o seu comandante está de onde veio o ataque, ele pode ir junto.
    .refusal = Seu comandante não está de onde veio o ataque.
VIK-OCC-05 = Entrar não é o seu deslocamento.
VIK-OCC-06 = Antes de você entrar, o comandante e o navio de quem estava lá são recolhidos.

## Valhalla

VIK-VAL = Valhalla
    .intro = Onde os mortos esperam.
VIK-VAL-01 = Depois de cada batalha cada lado diz quantos dos exércitos que perdeu nela vão para o Valhalla. Os outros voltam à reserva.
    .refusal = Não há mortos a mandar para o Valhalla; agora é: { $phase }.
VIK-VAL-02 = No Valhalla há lugar para 6 dos seus.
    .refusal = Não dá para mandar { $asked } ao Valhalla; o máximo é { $most }.
VIK-VAL-03 = O atacante escolhe primeiro, depois o defensor.
VIK-VAL-04 = Cada exército de lá vale um ponto: para um deus, para um navio, para a volta do comandante.
VIK-VAL-05 = O que é sacrificado fica retirado. Só volta quando a sua reserva seca.
VIK-VAL-06 = Do Valhalla ninguém volta ao tabuleiro nem à reserva.
VIK-VAL-07 = Só exércitos caídos em batalha podem ir para lá, não navios nem comandantes.
VIK-VAL-08 = Se nada nesta mesa se paga com o Valhalla, ele não é usado.

## Os deuses

VIK-GOD = Os deuses
    .intro = Uma ajuda que custa, antes da rolagem.
VIK-GOD-01 = Em todo combate, atacante e defensor podem invocar um deus cada um antes da rolagem.
VIK-GOD-02 = Durante uma rolagem, ou depois dela, ninguém invoca.
    .refusal = Um deus se invoca antes da rolagem; agora é: { $phase }.
VIK-GOD-03 = O atacante decide primeiro. A carta dele está aberta antes de o defensor decidir.
VIK-GOD-04 = Você diz o deus, sacrifica o custo do seu Valhalla e compra uma das cartas dele, que todos veem.
VIK-GOD-05 = Freya custa 1, Thor e Loki 2, Odin 3; e mais 1 por deus que você já invocou nesta investida.
VIK-GOD-06 = Ou você paga tudo, ou não invoca.
    .refusal = { $god } custaria { $cost }, e você tem { $valhalla } no Valhalla.
VIK-GOD-07 = Cada carta do deus que está em Asgard é tão provável quanto as outras: três, ou duas se o adversário tem uma.
VIK-GOD-08 = A carta do atacante vale pela linha de ataque, a do defensor pela de defesa.
VIK-GOD-09 = Uma carta vale por uma rolagem. Depois volta, e as três são embaralhadas.
VIK-GOD-10 = O custo não volta, mesmo que a carta não mude nada.
VIK-GOD-11 = A carta faz o que diz. Não há o que escolher.
VIK-GOD-12 = Se o resultado não lhe agrada, você pode atacar e invocar de novo, pelo preço mais alto; e o defensor também.
VIK-GOD-13 = Exércitos neutros não têm deuses.

## As cartas de poder

VIK-GDC = As doze cartas de poder
    .intro = O que os deuses podem.
VIK-GDC-01 = Brísingamen (Freya): role de novo o seu dado mais baixo e fique com o melhor resultado.
VIK-GDC-02 = Seidr (Freya): cada 1 seu vale 3.
VIK-GDC-03 = Manto de Falcão (Freya): o seu segundo dado mais alto ganha 1.
VIK-GDC-04 = Mjölnir (Thor): o seu dado mais alto ganha 1 no ataque e 2 na defesa.
VIK-GDC-05 = Trovão (Thor): os seus dois dados mais altos ganham 1 cada.
VIK-GDC-06 = Cinturão da Força (Thor): o seu dado mais baixo ganha 2.
VIK-GDC-07 = Ilusão (Loki): o dado mais alto do adversário perde 2.
VIK-GDC-08 = Troca de Formas (Loki): se o dado mais baixo do adversário é maior que o seu, os dois trocam de dono.
VIK-GDC-09 = Discórdia (Loki): o dado mais alto do adversário é rolado de novo, e vale o novo resultado.
VIK-GDC-10 = Huginn e Muninn (Odin): role dois dados a mais e descarte os seus dois mais baixos.
VIK-GDC-11 = Gungnir (Odin): no ataque, os empates são seus; na defesa, cada dado do adversário perde 1.
VIK-GDC-12 = Poço de Mímir (Odin): cada 1, 2 ou 3 seu é rolado de novo uma vez, e vale o novo resultado.
VIK-GDC-13 = Um dado sozinho é o mais alto, o segundo e o mais baixo ao mesmo tempo.
VIK-GDC-14 = O mais baixo é o mais baixo de todos os seus dados, mesmo que não vá encontrar par.
VIK-GDC-15 = Os dados a mais de Huginn e Muninn podem ser rolados de novo como os outros. Não aumentam o número de exércitos que podem cair.

## O comandante

VIK-CMD = O comandante
    .intro = Um chefe para cada clã.
VIK-CMD-01 = Um comandante não é exército: não dá dado, não cai em um par e não segura território.
VIK-CMD-02 = Você tem no máximo um no tabuleiro, em um território seu.
    .refusal = { $why ->
        [placed] Seu comandante já está em { $territory }.
       *[owner] { $territory } não é seu.
    }
VIK-CMD-03 = Ele só se move com exércitos: para dentro de uma conquista ou com um deslocamento.
VIK-CMD-04 = Ele só sai do tabuleiro se o território dele é conquistado, ou se você sai do jogo.
VIK-CMD-05 = Se o território dele é conquistado, ele volta para você. O conquistador não ganha nada com isso.
VIK-CMD-06 = No seu recebimento você pode trazê-lo de volta a qualquer território seu por 1 exército do Valhalla.
    .refusal = { $why ->
        [price] A volta dele custa um exército do Valhalla, e você tem { $valhalla }.
       *[phase] O comandante se coloca durante o recebimento; agora é: { $phase }.
    }
VIK-CMD-07 = O efeito de comando vale para todos, mas só onde está o próprio comandante: na origem para quem ataca, no alvo para quem defende.

## Efeitos de comando

VIK-EFF = Efeitos de comando
    .intro = Um de quatro vale em cada jogo.
VIK-EFF-01 = Grito de Batalha: em cada batalha o atacante pode rolar de novo um dos seus dados vermelhos.
VIK-EFF-02 = Parede de Escudos: em cada batalha o defensor pode rolar de novo um dos seus dados amarelos.
VIK-EFF-03 = Águas Sangrentas: em cada combate naval um lado pode rolar de novo um dado seu, se o comandante dele está no seu porto.
VIK-EFF-04 = Prece da Guerra: quem comprou a carta de um deus pode recusá-la na hora. Ela volta, e ele compra outra.
VIK-EFF-05 = A segunda carta pode ser a mesma. Ela vale, e a prece não custa nada.
VIK-EFF-06 = A prece vem logo depois da compra, antes de o outro lado decidir.
    .refusal = Não há carta sua a aceitar ou recusar; agora é: { $phase }.
VIK-EFF-07 = Dados são rolados de novo quando todos estão à vista, no máximo um por lado em cada combate. Você escolhe o dado, e vale o novo resultado.
    .refusal = { $why ->
        [face] Nenhum dado seu mostra { $face }.
       *[phase] Nenhum dado pode ser rolado de novo agora: { $phase }.
    }
VIK-EFF-08 = Grito de Batalha e Parede de Escudos valem em batalhas, também depois de um desembarque, e não no mar. Águas Sangrentas só vale no mar.
VIK-EFF-09 = Você pode usar um efeito. Não precisa.

## Navios

VIK-SHP = Navios
    .intro = Cinco para cada clã.
VIK-SHP-01 = Cada um dos seus 5 navios está na reserva, em um porto ou destruído.
    .refusal = Você não tem mais navios na reserva.
VIK-SHP-02 = No seu recebimento você pode pôr um navio da reserva em um porto seu por 1 exército do Valhalla.
    .refusal = { $why ->
        [owner] { $territory } não é seu.
        [port] { $territory } não tem porto.
        [price] Um navio custa um exército do Valhalla, e você não tem nenhum lá.
       *[phase] Navios se constroem durante o recebimento; agora é: { $phase }.
    }
VIK-SHP-03 = Em uma jogada você pode construir quantos conseguir pagar e acomodar.
VIK-SHP-04 = Em um porto cabe um navio.
    .refusal = Já há um navio em { $territory }.
VIK-SHP-05 = Um navio pode ser usado na jogada em que foi construído.
VIK-SHP-06 = Um navio não é exército, não dá dado em batalha e não segura território.
VIK-SHP-07 = Enquanto está no porto, o território dele não ataca por terra. Todo o resto é livre.
VIK-SHP-08 = No seu recebimento você pode desarmar um navio: ele volta à sua reserva. O que custou não volta.
    .refusal = { $why ->
        [ship] Não há navio seu em { $territory }.
       *[phase] Navios se desarmam durante o recebimento; agora é: { $phase }.
    }
VIK-SHP-09 = Se um porto é conquistado, o navio que está nele volta à reserva do dono.
VIK-SHP-10 = Um navio destruído está fora do jogo.
VIK-SHP-11 = Um navio só muda de porto em um deslocamento por mar.
VIK-SHP-12 = Um navio não atrapalha ataques por terra ao território dele.

## A guerra no mar

VIK-NAV = A guerra no mar
    .intro = Navio contra navio, e desembarques.
VIK-NAV-01 = Um ataque por mar vai de um porto seu com um navio seu, por uma rota marítima, a um porto que não é seu.
    .refusal = { $why ->
        [owner] { $source } não é seu.
        [own] { $target } já é seu.
        [route] Nenhuma rota marítima une { $source } e { $target }.
       *[ship] Você não tem navio em { $source }.
    }
VIK-NAV-02 = Se nenhum navio guarda o alvo, seus exércitos podem desembarcar na hora.
    .refusal = Nenhum navio guarda { $target }.
    .fix = Desembarque seus exércitos lá.
VIK-NAV-03 = Se um navio o guarda, é preciso vencê-lo antes.
    .refusal = Um navio guarda { $target }.
    .fix = Mande antes o seu navio contra ele.
VIK-NAV-04 = Em um combate naval lutam navios, não exércitos. Um exército no porto basta para começá-lo.
VIK-NAV-05 = Os dois lados rolam 3 dados.
VIK-NAV-06 = Deuses e efeitos valem como em uma batalha.
VIK-NAV-07 = Os três pares são as três rodadas; o empate é da defesa. Duas rodadas vencem o combate.
VIK-NAV-08 = Se o atacante vence as três, o outro navio é destruído e o caminho está livre.
VIK-NAV-09 = Se vence duas, o outro navio fica no porto e o caminho está livre.
VIK-NAV-10 = Se vence uma, o navio dele volta para casa e está gasto.
VIK-NAV-11 = Se não vence nenhuma, o navio dele é destruído.
VIK-NAV-12 = Um navio que sobrevive fica onde estava antes.
VIK-NAV-13 = Um caminho livre deixa você desembarcar ali até o fim dos seus ataques, mesmo passando pelo navio vencido. Ele se fecha se o seu navio fica gasto ou é destruído em outro combate.
VIK-NAV-14 = Um navio gasto não faz ataques por mar nesta jogada. Ainda impede ataques por terra do seu território.
    .refusal = O navio de { $source } está gasto nesta jogada.
VIK-NAV-15 = De um porto contra outro há no máximo um combate naval por jogada.
    .refusal = O caminho de { $source } a { $target } já está livre.
    .fix = Desembarque seus exércitos lá.
VIK-NAV-16 = Um navio que não está gasto pode servir contra vários portos na mesma jogada.
VIK-NAV-17 = Depois de um desembarque os exércitos entram como sempre. O navio fica em casa.
VIK-NAV-18 = Se o seu navio é destruído, o território dele pode voltar a atacar por terra na hora.

## Deslocamento

VIK-FOR = Deslocamento
    .intro = Um movimento no fim.
VIK-FOR-01 = Depois dos ataques você pode fazer um deslocamento.
    .refusal = Exércitos se deslocam depois dos ataques; agora é: { $phase }.
VIK-FOR-02 = Ele vai de um território seu a outro seu que faça fronteira com ele.
    .refusal = { $why ->
        [owner] { $territory } não é seu.
       *[border] { $source } e { $target } não fazem fronteira.
    }
VIK-FOR-03 = Pelo menos 1 exército se move e pelo menos 1 fica.
    .refusal = De { $source } não dá para mover { $asked }; o máximo é { $most }.
VIK-FOR-04 = Exércitos que entraram em uma conquista podem se mover de novo.
VIK-FOR-05 = Um comandante pode ir junto.
    .refusal = Em { $source } não há comandante que possa ir junto.
VIK-FOR-06 = Ou ele vai por mar, por uma rota de um porto seu com navio seu a outro porto seu. O navio pode ir junto se houver lugar. Sem exércitos, ele tem de ir, e o comandante só atravessa com um exército.
    .refusal = { $why ->
        [owner] { $source } e { $target } têm de ser seus.
        [route] Nenhuma rota marítima une { $source } e { $target }.
        [ship] Você não tem navio em { $source }.
        [alone] Seu comandante só atravessa com pelo menos um exército.
        [berth] Já há um navio em { $target }.
       *[empty] Sem exércitos a bordo, o próprio navio tem de ir.
    }
VIK-FOR-07 = Também um navio gasto pode navegar, um que lutou e um recém-construído.

## As cartas de objetivo

VIK-OBC = As cartas de objetivo
    .intro = O que pode lhe dar a vitória.
VIK-OBC-01 = As Três Coroas: toda a Dinamarca, toda a Noruega e toda a Suécia.
VIK-OBC-02 = Danelaw: toda a Dinamarca e toda a Britânia.
VIK-OBC-03 = O Grande Exército: toda a Britânia e toda a Frância, estando seu comandante na Nortúmbria.
VIK-OBC-04 = A Rota dos Varegues: toda a Suécia e toda a Gardarike, estando seu comandante em Holmgard.
VIK-OBC-05 = Senhor do Mar do Oeste: toda a Noruega e todo o Atlântico Norte, e a Irlanda, com navios seus na Islândia e nas Ilhas do Norte.
VIK-OBC-06 = Rei dos Portos: 8 portos com 3 ou 4 jogadores, 7 com 5 ou 6, e 3 navios no tabuleiro.
VIK-OBC-07 = A Grande Conquista: 21 territórios com 3 jogadores, 20 com 4, 19 com 5, 18 com 6.
VIK-OBC-08 = A Muralha do Norte: territórios com 2 exércitos ou mais em cada, 16 com 3 jogadores, 15 com 4 ou 5, 14 com 6.
VIK-OBC-09 = Vingança contra o Clã Vermelho: destrua-o.
VIK-OBC-10 = Vingança contra o Clã Azul: destrua-o.
VIK-OBC-11 = Vingança contra o Clã Verde: destrua-o.
VIK-OBC-12 = Vingança contra o Clã Amarelo: destrua-o.
VIK-OBC-13 = Vingança contra o Clã Preto: destrua-o.
VIK-OBC-14 = Vingança contra o Clã Branco: destrua-o.

## Objetivos

VIK-OBJ = Objetivos
    .intro = Como se leem as cartas.
VIK-OBJ-01 = Tudo o que uma carta pede tem de valer ao mesmo tempo.
VIK-OBJ-02 = O número de jogadores é o do começo do jogo.
VIK-OBJ-03 = O que uma carta diz de navios ou comandantes não conta se a mesa joga sem eles.
VIK-OBJ-04 = A vingança só é sua se você mesmo tomar o último território desse clã.
VIK-OBJ-05 = Se outro elimina esse clã, ou se ele se rende, a sua carta passa a valer como A Grande Conquista.
VIK-OBJ-06 = Só você fica sabendo.
VIK-OBJ-07 = Uma carta que pede mais navios do que lhe restam, ou um comandante que não pode voltar, também passa a valer como A Grande Conquista.

## Eliminação

VIK-ELI = Eliminação
    .intro = Quem não tem território está fora.
VIK-ELI-01 = Um jogador sem territórios está fora do jogo.
    .refusal = Você foi eliminado.
VIK-ELI-02 = Quem tomou o último território dele fica com as cartas de território dele, na hora e sem que os outros as vejam.
VIK-ELI-03 = A reserva, o lugar no Valhalla, os navios e o comandante dele saem do jogo.
VIK-ELI-04 = O objetivo dele fica escondido até o fim.
VIK-ELI-05 = A jogada do conquistador continua. Ele não pode trocar antes do fim dela.
    .refusal = As cartas que você tomou podem ser trocadas no fim da sua jogada.
VIK-ELI-06 = No fim dessa jogada, depois da carta, ele pode trocar quantos conjuntos quiser, e tem de trocar enquanto tiver mais de 5 cartas.
    .refusal = Você tem { $hand } cartas: troque um conjunto antes.
VIK-ELI-07 = Os exércitos dessas trocas são colocados na hora.
VIK-ELI-08 = Se a conquista cumpre o objetivo dele, ele vence assim que entra.
VIK-ELI-09 = Ninguém é eliminado na própria jogada, pois um exército sempre fica para trás.

## Rendição

VIK-SUR = Rendição
    .intro = Como sair.
VIK-SUR-01 = Você pode se render a qualquer hora. Durante um combate, vale quando ele acaba; até lá se decide por você o mais brando.
    .refusal = Você se rendeu.
VIK-SUR-02 = Seus territórios ficam neutros, com os exércitos que estão neles.
VIK-SUR-03 = Suas cartas de território vão abertas para o descarte; sua reserva, seu lugar no Valhalla, seus navios e seu comandante saem do jogo; seu objetivo fica escondido até o fim.
VIK-SUR-04 = Se era a sua jogada, ela acaba sem carta.
VIK-SUR-05 = Territórios neutros se defendem com todos os dados que podem e nunca atacam. Não recebem nada e não têm navios, comandantes nem deuses. O que perdem sai do jogo.
VIK-SUR-06 = Uma região com um território neutro não é de ninguém.
VIK-SUR-07 = Um território que fica neutro pode continuar a ser atacado na mesma investida. O navio dele se foi, e o mar diante dele está livre.
VIK-SUR-08 = Uma rendição não dá cartas a ninguém nem cumpre a vingança de ninguém.

## O fim

VIK-WIN = O fim
    .intro = Como se vence.
VIK-WIN-01 = Da rodada 2 em diante seu objetivo é conferido na sua jogada: quando ela começa e depois de cada coisa que você faz, se não há combate aberto. Se está cumprido, você o mostra e vence.
VIK-WIN-02 = O que se cumpre na jogada de outro ainda tem de valer quando a sua começa.
VIK-WIN-03 = Se todos os outros foram eliminados ou se renderam, o último vence.
VIK-WIN-04 = Isso vem antes dos objetivos.
VIK-WIN-05 = Na rodada 1 nenhum objetivo vence.
VIK-WIN-06 = Se há limite de rodadas, o jogo acaba com essa rodada. Vence quem tem mais territórios; depois, mais exércitos no tabuleiro; depois, mais no Valhalla; depois, mais navios no tabuleiro; depois, quem joga mais tarde na rodada.
VIK-WIN-07 = No fim todos os objetivos e todas as mãos são mostrados.

## Informação oculta

VIK-HID = Informação oculta
    .intro = O que todos veem, e o que ninguém vê.
VIK-HID-01 = Todos veem o tabuleiro com exércitos, navios e comandantes, os navios gastos e os caminhos livres, a reserva, o Valhalla e os retirados de cada um, os navios na reserva e os destruídos, o número de cartas de cada mão e do monte, o descarte, as trocas feitas e o próximo valor, o efeito de comando, os objetivos em jogo, as cartas de poder e de quem é a decisão.
VIK-HID-02 = Só você vê seu objetivo, como ele vale agora e suas cartas de território.
VIK-HID-03 = Ninguém vê a ordem do monte, os objetivos guardados nem a ordem das cartas de um deus.
VIK-HID-04 = Uma carta comprada é vista por quem a comprou, as tomadas por quem as tomou, as trocadas por todos.
VIK-HID-05 = A carta de um deus é vista por todos da compra até voltar, também a que é recusada.
VIK-HID-06 = Todos os dados são vistos por todos, antes e depois de cada efeito.
VIK-HID-07 = Uma mesa pode deixar que você dê ordens permanentes, como nunca invocar ou sempre encher o Valhalla. Ninguém mais fica sabendo delas.

## O acaso

VIK-RND = O acaso
    .intro = O que fica por conta da sorte.
VIK-RND-01 = O acaso decide o efeito de comando, quem distribui, as distribuições, as compras de cartas e todos os dados, e nada mais.
    .refusal = Antes vêm os dados ou as cartas.
VIK-RND-02 = Todos os dados são honestos, todo embaralhar é parelho.
VIK-RND-03 = Em um combate vêm nesta ordem: o deus do atacante, a segunda carta dele, o deus do defensor, a segunda carta dele, dados vermelhos, dados amarelos, o dado que o atacante rola de novo, o do defensor e, então, o que as cartas deles mandam rolar de novo, do dado mais alto ao mais baixo.

## Opções

VIK-OPT = Opções da mesa
    .intro = O que uma mesa pode combinar antes do jogo.
VIK-OPT-01 = Três podem jogar.
VIK-OPT-02 = Os deuses podem ficar fora. Sem deuses, comandantes e navios, joga-se o jogo básico.
VIK-OPT-03 = Os comandantes podem ficar fora.
    .refusal = Esta mesa joga sem comandantes.
VIK-OPT-04 = Os navios podem ficar fora.
    .refusal = Esta mesa joga sem navios.
VIK-OPT-05 = O efeito de comando pode ser escolhido em vez de sorteado, se as partes do jogo de que precisa estão ligadas.
VIK-OPT-06 = Um combate naval pode ter três rolagens, cada uma com seus deuses. Quem vence dois pares ou mais vence a rolagem, e então as rolagens contam como rodadas. Pelas Águas Sangrentas um dado pode ser rolado de novo uma vez no combate inteiro.
VIK-OPT-07 = Um comandante perdido pode voltar de graça, ou nunca.
    .refusal = Nesta mesa um comandante perdido não volta.
VIK-OPT-08 = O defensor pode escolher quantos dados rola, depois dos deuses.
    .refusal = Não dá para defender com { $asked } dados: de 1 a { $most }.
VIK-OPT-09 = Você pode deslocar quantas vezes quiser; mas nada se move duas vezes: nem exército, nem comandante, nem navio.
    .refusal = { $why ->
        [ship] O navio que está em { $source } já navegou.
       *[armies] De { $source } não dá para mover { $asked }; dos que ainda não se moveram há { $most }.
    }
VIK-OPT-10 = As investidas de uma jogada podem ser limitadas no começo: 1 na rodada 2, 2 na rodada 3, 3 na rodada 4, 4 na rodada 5.
    .refusal = Nesta rodada uma jogada tem no máximo { $most } { $most ->
        [one] investida
       *[other] investidas
    }.
VIK-OPT-11 = Para compensar quem joga depois, cada um pode colocar na rodada 1 um exército a mais por jogador antes dele.
VIK-OPT-12 = As peças podem ser sem fim. Então nem a reserva nem os retirados são contados.
VIK-OPT-13 = Pode-se jogar sem objetivos: então só o último no jogo vence, ou decide o limite de rodadas.
VIK-OPT-14 = O limite de rodadas pode ser outro que não 60, ou nenhum.
