### As regras de Feudum como os jogadores as leem: uma mensagem por cláusula.
### `.refusal` diz por que uma ação foi recusada; `.fix`, o que seria permitido.

## Componentes

FEU-CMP = Componentes
    .intro = O que há na caixa, e o que acontece quando algo acaba.
FEU-CMP-01 = Jogam de duas a cinco pessoas, em verde, amarelo, azul, vermelho e roxo.
FEU-CMP-02 = Todos têm as mesmas 11 cartas de ação.
FEU-CMP-03 = Cada um tem 3 peões. Um peão tem seis faces: fazendeiro, mercador, alquimista, guerreiro, nobre e monge. A face que está para cima é o seu personagem.
FEU-CMP-04 = Cada cor tem 20 marcadores de influência. Você começa com 7 dos seus no suprimento.
FEU-CMP-05 = Cada cor tem 4 discos. Um fica na trilha de pontos, então você tem 3 para usar; no máximo 2 podem servir de guardiões.
FEU-CMP-06 = Você tem um barril de vinho com lugar para 3 enxofres, e uma sacola.
FEU-CMP-07 = Há 30 salitres, 30 enxofres, 30 ferros, 30 madeiras e 50 comidas.
FEU-CMP-08 = Há 3 navios, 3 submarinos e 3 máquinas voadoras; uma serpente marinha e um gigante; 17 discos que são selo real de um lado e, do outro, conta de rosário valendo de 2 a 5; 12 alvos; 24 tiles de região; e 16 escrituras do rei.
FEU-CMP-09 = Só existem 2 feudums de cada guilda. Os discos de posto avançado, fazenda e cidade nunca acabam.
    .refusal = Os dois feudums desta guilda já estão no mapa: { $guild }.
    .fix = Escolha outra guilda.
FEU-CMP-10 = Os xelins nunca acabam.
FEU-CMP-11 = Seis contas valem 2, cinco valem 3, quatro valem 4 e duas valem 5.
FEU-CMP-12 = Se você tem direito a mais do que o estoque geral (para recursos: o saco) possui, recebe o que houver, e o resto se perde.
FEU-CMP-13 = Recursos pagos ou descartados voltam para o saco.

## O mapa

FEU-MAP = O mapa
    .intro = Seis regiões, 22 localidades e cinco tipos de rota entre elas.
FEU-MAP-01 = As regiões são o mar com suas pequenas ilhas (3 localidades), as grandes ilhas (4), a floresta (3), o deserto (5), a terra desolada (5) e as montanhas (2).
FEU-MAP-02 = Seis localidades são iniciais: duas na floresta, duas no deserto e duas na terra desolada.
FEU-MAP-03 = As localidades trazem letras da bússola. Em cada região, N, S, E e W aparecem exatamente uma vez.
FEU-MAP-04 = Uma rota liga duas localidades e vale nos dois sentidos. Há 13 estradas, 2 balsas, 10 rotas de navio, 8 de submarino e 7 de voo.
FEU-MAP-05 = Porto é a localidade com rota de navio ou de submarino.
    .refusal = { $location } não é porto, e a serpente marinha só pode ser colocada em um porto.
FEU-MAP-06 = Uma localidade é posto avançado, fazenda, cidade ou feudum. Essa também é a ordem das melhorias.
FEU-MAP-07 = Pode haver recursos junto a qualquer localidade. Uma fazenda comporta no máximo 10.
FEU-MAP-08 = Um recurso que iria para uma fazenda com 10 recursos volta para o saco.
FEU-MAP-09 = Qualquer número de unidades, de quem forem, pode estar na mesma localidade.

## Preparação

FEU-SET = Preparação
    .intro = Nesta ordem.
FEU-SET-01 = Os lugares à mesa são sorteados, e também o jogador inicial.
FEU-SET-02 = Você recebe 3 peões, 7 marcadores de influência, 3 discos, 7 xelins, 7 comidas, a sacola e as 11 cartas. Sua pontuação é 0.
FEU-SET-03 = As escrituras do rei são embaralhadas num monte virado para baixo. No jogo básico ficam de fora c2 e c14.
FEU-SET-04 = Cada região tem uma pilha de quatro tiles, com a época I em cima e a IV embaixo. No verso escondido há terrenos, embaralhados entre os tiles da mesma época.
FEU-SET-05 = 3 postos avançados e 3 fazendas são embaralhados nas localidades iniciais; 5 postos avançados, 4 fazendas e 7 cidades nas outras 16.
FEU-SET-06 = As prateleiras dos mercadores recebem 3 salitres, 3 enxofres, 4 ferros, 4 madeiras e 4 comidas.
FEU-SET-07 = Os alquimistas recebem 3 madeiras, 3 ferros, 1 comida, 3 salitres e 1 enxofre. Duas embarcações sorteadas ficam à venda; as outras sete são o estoque geral.
FEU-SET-08 = Todos os recursos que sobram vão para o saco.
FEU-SET-09 = Na guilda dos guerreiros, cada cor da mesa tem uma fileira com 2 marcadores. Se jogam menos de quatro cores, fileiras neutras completam o número. O que resta de uma cor é o seu estoque geral.
FEU-SET-10 = Dos 17 selos embaralhados, 4 ficam nos pergaminhos a, c, e e f, 4 viram contas no rosário, 1 vira conta numa galinha, e 8 são o estoque geral.
FEU-SET-11 = 10 recursos do saco enchem o celeiro dos fazendeiros.
FEU-SET-12 = Começa a primeira época. Um recurso do saco é posto junto à localidade N de cada região.
FEU-SET-13 = Na ordem dos turnos, cada um pega do saco 3 recursos de tipos diferentes.
    .refusal = No início você pega exatamente três recursos diferentes que ainda estejam no saco.
FEU-SET-14 = Na ordem dos turnos, cada um põe um peão, com a face que quiser, junto a uma localidade inicial, sem custo, e assim entra naquela guilda.
    .refusal = { $why ->
        [character] Um peão não tem essa face.
       *[location] { $location } não é uma localidade inicial.
    }
    .fix = Diga um dos seis personagens e uma localidade inicial.

## Andamento

FEU-FLOW = Andamento
    .intro = Uma rodada em cinco passos, e o que o jogo faz sozinho.
FEU-FLOW-01 = Uma rodada tem cinco passos: jogar cartas, alimentar, dado do progresso, nova época, se for o caso, e passar o marcador inicial.
    .refusal = Isso não cabe aqui. O que se decide agora: { $phase }.
FEU-FLOW-02 = Os turnos seguem em sentido horário a partir do jogador inicial.
    .refusal = O jogo está esperando por { $seat }.
FEU-FLOW-03 = O que deixa uma única escolha é feito sem perguntar. Você sempre é perguntado sobre defesa, sobre imunidade e, se tiver uma escritura, sobre reforçar um ataque: do contrário, a própria pergunta mostraria o que você tem. Poder se render não conta como escolha.
FEU-FLOW-04 = Onde uma regra diz “acertem”, os lugares das guildas são acertados antes de qualquer outra decisão.
FEU-FLOW-05 = Uma carta só é oferecida de um modo que possa ser executado do começo ao fim. Abrir mão é sempre possível.
    .refusal = No momento { $card } não pode ser executada assim.
    .fix = Abra mão da carta, ou use-a de outro modo.

## Escolha das cartas

FEU-SEL = Escolha das cartas
    .intro = Primeiro a sacola, à vista de todos; depois quatro ou cinco cartas, em segredo.
FEU-SEL-01 = Na ordem dos turnos: decida sobre a sua sacola. Deixe-a vazia, ou ponha nela 1 salitre ou 1 enxofre do suprimento, nunca do barril. Um tile de região pode fazer as vezes do recurso. Todos veem na hora.
    .refusal = { $why ->
        [lacking] Você não tem esse recurso nem um tile no lugar dele.
       *[unknown] Na sacola só vai salitre, enxofre ou nada.
    }
FEU-SEL-02 = Depois escolha 4 cartas diferentes, ou 5 com salitre na sacola.
    .refusal = { $why ->
        [picked] Você já escolheu essa carta.
       *[unknown] Não existe essa carta.
    }
FEU-SEL-03 = Ninguém vê a sua escolha até você jogar uma carta.
FEU-SEL-04 = Numa rodada você usa a sacola de um só modo.
FEU-SEL-05 = Ação extra: quando a quinta carta foi jogada, o salitre vai para o saco.
FEU-SEL-06 = Ação sequencial: uma vez na rodada, depois de uma carta no seu turno, você pode jogar outra em seguida. O enxofre vai então para o saco.
FEU-SEL-07 = O que ainda estiver na sacola ao fim do primeiro passo vai para o saco. Um tile sai do jogo assim que é posto nela.

## Seu turno

FEU-TURN = Seu turno
    .intro = Ações livres, depois uma carta.
FEU-TURN-01 = No seu turno você tem de jogar uma das cartas escolhidas, mas pode abrir mão do que ela faz.
    .refusal = { $why ->
        [hand] Essa carta não está na sua mão.
       *[unknown] Não existe essa carta.
    }
FEU-TURN-02 = Quem não tem mais cartas é pulado. O passo acaba quando ninguém tem.
FEU-TURN-03 = Antes de uma carta você pode fazer quantas ações livres quiser: jogar um mandato, devolver uma escritura, recolher um selo de imunidade, render-se. O mesmo vale antes da sacola, antes de uma segunda carta e antes de alimentar.
FEU-TURN-04 = Você executa a carta do modo normal ou abre mão dela. Melhorar, Conquistar e Guilda têm uma habilidade especial que pode ser usada no lugar da ação normal; nas outras cartas a habilidade faz parte da ação.
    .refusal = { $why ->
        [none] { $card } não tem habilidade especial que substitua a sua ação.
        [defend] A habilidade especial de Defender só se usa quando alguém esfomeia um marcador seu.
       *[unknown] Uma carta é executada do modo normal, com a habilidade especial, ou não é executada.
    }
FEU-TURN-05 = Conquistar não pode ser a sua última carta da rodada: se é tudo o que você tem, só resta abrir mão.
    .refusal = Conquistar é a sua última carta desta rodada, então só dá para abrir mão dela.
FEU-TURN-06 = Se há enxofre na sua sacola e sobram cartas depois de uma carta, você pode fazer ações livres e então parar ou jogar outra.
FEU-TURN-07 = Cartas jogadas ficam abertas. No fim da rodada as 11 voltam para você.

## Pagar e receber

FEU-PAY = Pagar e receber
    .intro = Cubos, tiles, moedas, e para onde vai o enxofre.
FEU-PAY-01 = Recursos são pagos do suprimento. O barril só paga onde se pede vinho.
FEU-PAY-02 = Um tile de região no suprimento pode pagar um recurso qualquer.
    .refusal = Você não tem este tile: { $tile }.
FEU-PAY-03 = O tile que paga sai do jogo. Você diz se dá o cubo, se tiver, ou qual tile.
    .refusal = { $why ->
        [cube] Você não tem este cubo: { $good }.
       *[unknown] Este recurso se paga com um cubo ou com um tile seu: { $good }.
    }
FEU-PAY-04 = Um tile não vale como selo real, xelim ou vinho.
FEU-PAY-05 = Xelins pagos a ninguém em especial vão para o estoque geral.
FEU-PAY-06 = Para cada enxofre que recebe, você escolhe se ele vai para o suprimento ou, se houver lugar, para o barril. Lá ele fica.
    .refusal = { $why ->
        [full] Seu barril está cheio.
       *[unknown] O enxofre vai para o suprimento ou para o barril.
    }
FEU-PAY-07 = O suprimento não tem limite, salvo 3 escrituras e 3 enxofres no barril.
FEU-PAY-08 = Vários recursos são pagos na ordem salitre, enxofre, ferro, madeira, comida. Só se pode dar um tile se o resto ainda puder ser pago sem ele.
    .refusal = Se um tile pagar isto, o resto do preço não poderá mais ser pago: { $good }.
    .fix = Dê o cubo.

## Marcadores numa localidade

FEU-LOC = Marcadores numa localidade
    .intro = Soberano, súdito e servo.
FEU-LOC-01 = Uma localidade comporta até 3 marcadores, de até 2 jogadores, e não mais de 2 do mesmo jogador.
    .refusal = Não há lugar para outro marcador seu nessa localidade.
FEU-LOC-02 = O primeiro marcador é o soberano.
FEU-LOC-03 = O primeiro marcador de um segundo jogador é o servo.
FEU-LOC-04 = O segundo marcador do soberano é o seu súdito. Pode ser posto com ou sem servo ali.
FEU-LOC-05 = O segundo marcador do servo, possível só enquanto não há súdito, torna-se soberano; o primeiro marcador do servo vira súdito dele, e o antigo soberano, servo.
FEU-LOC-06 = Assim, uma localidade está vazia, ou tem só soberano, ou soberano com súdito, com servo, ou com ambos.
FEU-LOC-07 = Se os marcadores do soberano saem e resta um servo, o servo vira soberano.
FEU-LOC-08 = O soberano de um feudum pode ser deslocado como qualquer outro. Com feudum_influence = sealed, o servo não pode pôr um segundo marcador ali, e Dinheiro é influência não vale ali.
    .refusal = Nesta mesa o soberano de um feudum não pode ser deslocado por influência.

## Status nas guildas

FEU-STA = Status nas guildas
    .intro = Estrelas dão lugares; lugares dão poder, pontos e moedas.
FEU-STA-01 = As guildas formam um anel: fazendeiros, mercadores, alquimistas, guerreiros, nobres, monges, e de novo fazendeiros.
FEU-STA-02 = Numa guilda você tem 1 estrela por peão seu no mapa com esse personagem, e 3 por feudum dessa guilda que você governa.
FEU-STA-03 = Só se isso der ao menos uma estrela, cada localidade sua do tipo da guilda soma mais uma: fazendas para fazendeiros e guerreiros, cidades para mercadores e nobres, postos avançados para alquimistas e monges.
FEU-STA-04 = Uma guilda tem mestre e oficial; com quatro ou cinco jogadores, também aprendiz.
FEU-STA-05 = Com o primeiro peão você ocupa o melhor lugar livre da guilda dele; se não houver, fica com o marcador.
FEU-STA-06 = Um lugar guarda um marcador seu. Você tem de pô-lo assim que tiver direito ao lugar e um marcador, e não pode retirá-lo.
FEU-STA-07 = Só se passa alguém com mais estrelas; com o mesmo número, a ordem fica.
FEU-STA-08 = Para acertar uma guilda, quem está sentado mantém a ordem, salvo quem não tem mais estrela. Atrás vêm os outros com estrela e marcador, por estrelas e depois pela ordem dos turnos. Então todos são ordenados por estrelas, e ficam tantos quantos lugares houver. Quem perde o lugar recolhe o marcador.
FEU-STA-09 = Todas as guildas são acertadas juntas: primeiro aquelas em que ninguém ganha lugar, depois aquela em que um lugar novo vale mais, na ordem do anel se empatarem, e assim por diante até nada mudar.
FEU-STA-10 = Se alguém sem marcador recebe um, os lugares são acertados de novo.
FEU-STA-11 = Monstros não dão estrelas.

## Guardiões

FEU-REV = Guardiões
    .intro = No jogo avançado: discos que velam pelas suas guildas.
FEU-REV-01 = Ao empurrar ou puxar na sua própria guilda, você pode pôr ali um disco livre como guardião, se não tem nenhum ali e menos de dois ao todo.
FEU-REV-02 = Depois de empurrar ou puxar você marca 1 ponto se já tinha um guardião naquela guilda. Com guardian_bonus = at_once_and_second o recém-posto também conta, e outro guardião em outra guilda dá mais 1 ponto.
FEU-REV-03 = Entre mestre e oficial o guardião fica. Como aprendiz ou sem lugar, você recolhe o disco.
FEU-REV-04 = Um banquete não traz guardião nem bônus por ele.

## Escrituras do rei

FEU-WRI = Escrituras do rei
    .intro = Mandatos para jogar, títulos para guardar.
FEU-WRI-01 = Você tem até 3 escrituras, em segredo. Se receber uma quarta, devolve na hora uma das quatro.
FEU-WRI-02 = Comprar algumas e ficar com uma quer dizer: olhe tantas cartas do topo, fique com exatamente uma, e ponha as outras embaixo do monte na ordem em que vieram.
    .refusal = { $why ->
        [held] Essa escritura não está entre as que você comprou.
       *[unknown] Não existe essa escritura.
    }
FEU-WRI-03 = Um monte vazio não dá nada.
FEU-WRI-04 = Mandatos jogados e escrituras devolvidas vão para baixo do monte.
    .refusal = { $why ->
        [held] Você não tem essa escritura.
       *[unknown] Não existe essa escritura.
    }
FEU-WRI-05 = Um mandato oferece duas ou três opções. Você usa uma: paga os recursos, ou tem as estrelas, e recebe o que ela dá.
    .refusal = { $why ->
        [held] Você não tem esta escritura: { $writ }.
        [option] { $writ } não tem essa opção.
        [price] Você não pode pagar esta opção de { $writ }.
       *[unknown] Não existe essa escritura.
    }
FEU-WRI-06 = Um mandato que não é arma pode ser jogado sempre que há ações livres: antes da sacola, antes de uma carta, antes de uma segunda carta e antes de alimentar.
    .refusal = { $writ } não é uma arma.
FEU-WRI-07 = Uma arma só serve para reforçar um ataque. Pode-se usar várias no mesmo ataque.
    .refusal = { $why ->
        [moment] { $writ } é uma arma e só pode ser usada num ataque.
        [held] Você não tem esta arma: { $writ }.
       *[unknown] Não existe essa arma.
    }
FEU-WRI-08 = Onde um mandato pede estrelas, elas contam com ou sem lugar na guilda.
    .refusal = Para isso você precisa de { $stars } estrelas nesta guilda: { $guild }.
FEU-WRI-09 = Xelins, embarcações, marcadores, selos e contas vêm do estoque geral; recursos ao acaso, do saco. Uma embarcação que não há não pode ser escolhida.
    .refusal = Não há mais essa embarcação no estoque geral.
FEU-WRI-10 = Um título só pontua no fim do jogo, e só com um selo real sobre ele.
    .refusal = { $writ } é um título: não se joga, e pontua no fim do jogo.
FEU-WRI-11 = O monte tem 8 mandatos e 8 títulos, um de cada; o monte ampliado acrescenta mais 8 e 8.
FEU-WRI-12 = Um título vale os pontos do degrau mais alto que você alcança: por enxofre no barril, monstro vencido, certas localidades, localidades de um tipo, mestrados, terrenos guardados, regiões ativas ou discos na trilha militar.

## Migrar

FEU-MIG = Migrar
    .intro = Peões vêm e vão.
FEU-MIG-01 = Traga um peão, ou retire um.
    .refusal = Não existe esse personagem ou essa localidade.
FEU-MIG-02 = Entrar custa 1 comida e exige um peão no suprimento. Ele pode ficar onde você tenha um peão ou um marcador de influência.
    .refusal = { $why ->
        [pawns] Todos os seus peões estão no mapa.
        [food] Você não tem comida nem tile para pagar.
       *[place] Você não tem peão nem marcador aqui: { $location }.
    }
FEU-MIG-03 = Se você não tem peão no mapa, também valem as seis localidades iniciais. Com migrate_without_pawn = marker_first, isso só vale se também não tiver marcador em localidade alguma.
    .refusal = Nesta mesa você tem de entrar onde há um marcador seu.
FEU-MIG-04 = Você escolhe a face que fica para cima. Acertem.
FEU-MIG-05 = Sair não custa nada e é possível de qualquer lugar, mesmo diante de um monstro. A embarcação fica, o vinho vai para o saco. Acertem.
    .refusal = Esse peão não está no mapa.
FEU-MIG-06 = Parente distante: com um alquimista no mapa, você também pode entrar nas localidades iniciais.

## Repetir

FEU-REP = Repetir
    .intro = Mais uma vez o que você já fez.
FEU-REP-01 = Copie uma carta que você mesmo jogou nesta rodada, mesmo uma de que abriu mão.
    .refusal = Você não jogou essa carta nesta rodada.
FEU-REP-02 = Mover, Influenciar e Guilda são copiadas de graça.
FEU-REP-03 = Déjà vu: por 1 salitre você também pode copiar Migrar, Taxar, Explorar, Colher ou Melhorar.
    .refusal = Copiar { $card } custa 1 salitre, e você não tem nem isso nem um tile.
FEU-REP-04 = Conquistar, Defender e a própria Repetir nunca são copiadas.
    .refusal = { $card } não pode ser repetida.
FEU-REP-05 = A cópia é executada como se a carta fosse jogada agora, com a habilidade especial.
FEU-REP-06 = Uma Guilda repetida tem de usar uma guilda em que você ainda não agiu nesta rodada.
    .refusal = Você já agiu nesta guilda nesta rodada: { $guild }.

## Mover

FEU-MOV = Mover
    .intro = Por estrada, água e ar, com um pequeno furto no fim.
FEU-MOV-01 = Você tem tantos pontos quantos peões e monstros seus há no mapa quando a ação começa.
    .refusal = Você não tem mais movimento.
FEU-MOV-02 = Boa sorte: um monge no mapa dá 1 ponto a mais, para qualquer unidade. Com godspeed = monk_only ele move um monge, depois de todos os outros pontos.
    .refusal = O último ponto é de um monge.
FEU-MOV-03 = Passo a passo, mova uma unidade por uma rota, ou pare. Cada passo custa 1 ponto, seja qual for a unidade.
    .refusal = { $why ->
        [supply] Esse peão não está no mapa.
        [route] Essa rota não começa onde a unidade está.
       *[unknown] Não existe essa unidade, rota ou embarcação.
    }
FEU-MOV-04 = Peões usam estradas, balsas em serviço, e rotas de navio, submarino e voo com a embarcação certa.
FEU-MOV-05 = Um peão viaja na embarcação que está sob ele; senão, numa abandonada onde ele está, a não ser que tenha sido deixada ali neste turno, ou numa do seu suprimento. A embarcação vai junto e leva um peão.
    .refusal = { $why ->
        [none] Aqui não é preciso embarcação.
        [fresh] Essa embarcação foi deixada aqui neste mesmo turno.
       *[lacking] Não há dali embarcação do tipo certo.
    }
FEU-MOV-06 = Um peão que sai por outro meio deixa a embarcação ali, para quem quiser usá-la depois. Nenhuma embarcação volta do mapa para um suprimento.
FEU-MOV-07 = Um passo de balsa custa 2 xelins e só é possível enquanto os alquimistas não têm embarcação à venda. Monstros não usam balsa.
    .refusal = { $why ->
        [fare] A balsa custa 2 xelins.
       *[sale] A balsa não funciona enquanto os alquimistas têm embarcação à venda.
    }
FEU-MOV-08 = Um peão numa localidade com monstro de outro jogador não pode ser movido.
    .refusal = Um monstro prende este peão em { $location }.
FEU-MOV-09 = Um Mover deu certo se ao menos uma unidade deu ao menos um passo.
FEU-MOV-10 = Depois de um Mover que deu certo, você pode furtar um recurso onde tem uma unidade: um recurso junto à localidade, ou algo que esteja no terreno dela. Com pilfer_unit = moved, a unidade tem de ter se movido.
    .refusal = { $why ->
        [unit] Você não tem unidade ali.
        [moved] Nesta mesa só furta a unidade que se moveu.
        [nothing] Não há nada disso ali.
       *[unknown] Não existe essa localidade ou esse recurso.
    }
FEU-MOV-11 = Nunca onde você é soberano ou tem o servo. Com pilfer_ban = ruled_farm_or_own_landscape só ficam vedadas as suas fazendas e os terrenos que você guarda.
    .refusal = Você não pode furtar o que está sob a sua própria mão.
FEU-MOV-12 = Enxofre furtado vai para o suprimento ou para o barril. Um alvo furtado é trocado na hora por um marcador seu; sem nenhum no estoque geral, não pode ser furtado.
    .refusal = O estoque geral não tem marcador seu para trocar pelo alvo.
FEU-MOV-13 = O seu segundo Mover bem-sucedido na rodada é uma viagem épica.

## Influenciar

FEU-INF = Influenciar
    .intro = Marcadores onde estão os seus peões.
FEU-INF-01 = Ponha marcadores, um por localidade, onde tiver peão, até parar. Um monstro não basta.
    .refusal = { $why ->
        [once] Você já pôs um marcador ali nesta ação.
       *[pawn] Você não tem peão ali.
    }
FEU-INF-02 = Cada um exige um marcador no suprimento e lugar na localidade.
    .refusal = Você não tem mais marcadores no suprimento.
FEU-INF-03 = Dinheiro é influência: uma vez por ação, onde você tem um mercador e o único marcador é o soberano de um adversário, pague 1 xelim e ponha o seu marcador como soberano. O antigo vira servo.
    .refusal = { $why ->
        [once] Você já comprou influência nesta ação.
        [merchant] Você não tem mercador ali.
        [shilling] Você não tem xelim.
       *[ruler] Só se compra o lugar de um soberano adversário que esteja sozinho.
    }
FEU-INF-04 = Acertem depois de cada marcador.
FEU-INF-05 = O lugar na guilda leva o marcador primeiro: se isso deixar você sem nenhum, não dá para pôr mais.

## Taxar

FEU-TAX = Taxar
    .intro = Xelins das suas cidades.
FEU-TAX-01 = Você precisa de uma cidade. Pegue 2 xelins, e mais 1 por cidade a mais e por feudum que governa.
FEU-TAX-02 = Reforços: com um guerreiro no mapa você também pega um marcador do estoque geral ou, se estiver vazio, da sua fileira na guilda dos guerreiros. Acertem.

## Explorar

FEU-EXP = Explorar
    .intro = Escrituras do rei vindas dos seus postos.
FEU-EXP-01 = Você precisa de um posto avançado. Compre 2 escrituras, e mais 1 por posto avançado a mais e por feudum que governa; fique com uma.
FEU-EXP-02 = Pás e espadas: depois você pode pagar 1 ferro, comprar 2 e ficar com uma.
FEU-EXP-03 = O limite de três escrituras vale depois de cada compra.

## Colher

FEU-HAR = Colher
    .intro = Recursos para a fazenda, ou favores para você.
FEU-HAR-01 = Escolha uma fazenda sua com menos de 10 recursos.
    .refusal = { $why ->
        [full] Essa fazenda já tem 10 recursos.
        [goods] Não há nada nessa fazenda.
       *[farm] Essa não é uma fazenda sua.
    }
FEU-HAR-02 = A colheita é de 5 recursos, mais 1 por fazenda a mais, por feudum e por conta de rosário sua, e no máximo 10. Com harvest_bead_bonus = value uma conta soma o seu valor.
FEU-HAR-03 = Você a toma inteira, ou com favores.
    .refusal = Uma colheita é tomada inteira ou com favores.
FEU-HAR-04 = Inteira: tudo vai para a fazenda, até 10 ali. Com farm_capacity = soft a colheita inteira sempre cabe.
FEU-HAR-05 = Com favores, uma colheita de 5, 6, 7, 8, 9, 10 dá 4, 5, 5, 5, 6, 6 à fazenda e depois 1, 1, 2, 3, 3, 4 ao seu suprimento.
FEU-HAR-06 = Favores transformam todas as suas contas de rosário em selos reais.
FEU-HAR-07 = Inspecionar a colheita: com um fazendeiro no mapa, os favores são escolhidos da colheita toda aberta. O resto vai para a fazenda; o que não cabe, escolhido ao acaso, volta para o saco.
    .refusal = Não há esse recurso aberto.
FEU-HAR-08 = Para favores o saco precisa de ao menos 5 recursos; se tiver menos que a colheita, a tabela é lida por esse número. Com o saco vazio só resta abrir mão da carta.
    .refusal = O saco tem recursos de menos para favores.
FEU-HAR-09 = Uma colheita vale 1 ponto.

## Melhorar

FEU-IMP = Melhorar
    .intro = De posto avançado a feudum; ou um terreno no lugar disso.
FEU-IMP-01 = Melhore uma localidade que governa: posto avançado em fazenda por 1 madeira, fazenda em cidade por 1 ferro, cidade em feudum de uma guilda à sua escolha por 1 selo real.
    .refusal = { $why ->
        [feudum] Um feudum não pode ser melhorado.
        [guild] Só uma cidade vira feudum de uma guilda, e então a guilda tem de ser dita.
        [wood] Você não tem madeira nem tile.
        [iron] Você não tem ferro nem tile.
        [seal] Você não tem selo real.
       *[ruler] Você não governa essa localidade.
    }
FEU-IMP-02 = Os marcadores ficam. Quando uma fazenda vira cidade, seus recursos vão para o saco; outros recursos e terrenos ficam.
FEU-IMP-03 = O selo vai para o estoque geral.
FEU-IMP-04 = Pegue o tile do topo da região, se for da época atual ou de uma anterior, e pontue: por uma nova fazenda 2, 3, 4, 5 com tiles de I a IV, por uma cidade de 3 a 6, por um feudum de 4 a 7.
FEU-IMP-05 = Se não, pegue o tile do topo de outra pilha, da época atual ou de uma anterior, sem pontos; se não houver, nenhum. Com improve_fallback = past_only ele tem de ser de uma época anterior.
    .refusal = Essa pilha não tem tile para você agora.
FEU-IMP-06 = O tile vai para o seu suprimento; o terreno dele agora é visto por todos.
FEU-IMP-07 = Acertem. Quem governa um feudum é vassalo do rei.
FEU-IMP-08 = Guardar terreno, em vez disso: onde você é servo e ainda não há terreno, pague 1 madeira e ponha um dos seus tiles. Vale 2 pontos e rende na hora.
    .refusal = { $why ->
        [tile] Você não tem esse tile.
       *[serf] Você não é o servo dessa localidade.
    }
FEU-IMP-09 = O tile que você põe não pode também pagar a madeira.
    .refusal = O tile posto não pode pagar a sua própria madeira: { $tile }.

## Conquistar

FEU-CON = Conquistar
    .intro = Lutas sem dados; ou fome no lugar delas.
FEU-CON-01 = Onde você tem uma unidade, ataque um peão ou monstro de um adversário, ou um feudum governado por um adversário.
    .refusal = Você não pode atacar isso: tem de ser de um adversário, onde esteja uma unidade sua.
FEU-CON-02 = Postos avançados, fazendas e cidades nunca são atacados.
    .refusal = { $location } não é feudum, e só feudums são atacados.
FEU-CON-03 = Cada peão e monstro seu ali soma 1 ao ataque.
FEU-CON-04 = Um peão ou monstro é defendido por todas as unidades do dono ali: 2 por peão, 1 por monstro. Súditos e servos não contam.
FEU-CON-05 = Um feudum tem defesa 2, mais 1 com súdito, mais as unidades do dono ali. Se o servo ali é seu, o seu ataque é 1 mais forte.
FEU-CON-06 = Unidades e servos de terceiros nunca contam.
FEU-CON-07 = Um peão com vinho não vale nada.
FEU-CON-08 = O defensor pode mostrar Defender, se a tiver. Ele é perguntado, a não ser que a mão esteja vazia ou a sua Defender já esteja aberta.
    .refusal = Você não tem Defender.
FEU-CON-09 = Depois o atacante pode somar 1 salitre por 1 de força, ou quantos quiser se houver ali um guerreiro seu sóbrio, e armas; então o ataque se decide.
    .refusal = { $why ->
        [lacking] Você não tem salitre nem tile.
       *[knight] Sem um guerreiro sóbrio ali, só se soma um salitre.
    }
FEU-CON-10 = O ataque só dá certo se for mais forte que a defesa. O que foi pago se perde de qualquer modo.
FEU-CON-11 = Um peão vencido volta ao dono; a embarcação fica, o vinho vai para o saco. Você marca 2 pontos. Acertem.
FEU-CON-12 = Por um monstro vencido você marca 2 pontos.
FEU-CON-13 = Quando um feudum cai, os marcadores do soberano e do súdito voltam para casa e a localidade vira posto avançado. Unidades, recursos e terreno ficam. Você marca 4 pontos.
FEU-CON-14 = Um servo ali vira soberano do posto. Com feudum_fall_serf = attacker_only o servo de outro jogador volta para casa. Acertem.
FEU-CON-15 = Depois de um sucesso você pode pôr um disco livre no próximo espaço da trilha militar.
FEU-CON-16 = Esfomear o povo, em vez disso: onde você tem um nobre, expulse um súdito ou servo adversário sem selo de imunidade.
    .refusal = { $why ->
        [noble] Você não tem nobre ali.
        [marker] Não há ali esse marcador de um adversário.
       *[unknown] Não existe essa localidade ou esse marcador.
    }
FEU-CON-17 = O dono pode pedir imunidade real. Se não pedir, o marcador volta para ele. Não há pontos por isso. Ele é perguntado como numa defesa, mas não se não tiver comida nem tile.
    .refusal = Você não tem Defender.
FEU-CON-18 = Depois de um sucesso, um disco livre tem de ir para a trilha militar, se você tiver e houver lugar. Com starve_disc = may é à sua escolha.
FEU-CON-19 = Depois de um sucesso, todas as contas das galinhas voltam ao estoque geral.

## Defender

FEU-DEF = Defender
    .intro = No seu turno por um ponto, fora dele pela sua vida.
FEU-DEF-01 = No seu próprio turno a carta vale 1 ponto.
FEU-DEF-02 = Quando uma unidade ou um feudum seu é atacado, você pode mostrá-la: mais 1 de defesa e 1 ponto. Ela conta como jogada.
FEU-DEF-03 = Nenhuma outra carta pode ser jogada fora do turno.
FEU-DEF-04 = Imunidade real: quando um marcador seu é esfomeado, você pode mostrar Defender e pagar 1 comida. A fome falha, e um selo do estoque geral vai para baixo do marcador. Sem pontos.
FEU-DEF-05 = Um marcador com selo não pode ser esfomeado. Se o estoque geral não tem selo, só esta fome é evitada.
    .refusal = Um selo real protege esse marcador.
FEU-DEF-06 = Como ação livre você pode levar o selo para o suprimento; a imunidade acaba.
    .refusal = { $why ->
        [seal] Nenhum selo protege o seu marcador ali.
        [marker] Você não tem esse marcador ali.
       *[unknown] Não existe essa localidade ou esse marcador.
    }
FEU-DEF-07 = O selo acompanha o marcador de servo a súdito. Se o marcador sai ou vira soberano, o selo vai para o suprimento do dono.

## Guilda

FEU-GUI = Guilda
    .intro = Negociar, empurrar, puxar, e banquetes.
FEU-GUI-01 = Escolha uma guilda e o que fazer nela: negociar, como qualquer um; empurrar, como mestre; ou puxar, como oficial.
    .refusal = { $why ->
        [push] Só o mestre empurra, e você não é mestre desta guilda: { $guild }.
        [pull] Só o oficial puxa, e você não é oficial desta guilda: { $guild }.
       *[unknown] Não existe essa guilda ou função.
    }
FEU-GUI-02 = Tem de ser possível comprar ou mover ao menos uma coisa.
    .refusal = { $why ->
        [trade] Não há nada nesta guilda que você possa comprar ou vender agora: { $guild }.
       *[push] Não há nada nesta guilda que possa ser movido agora: { $guild }.
    }
FEU-GUI-03 = Os preços são pagos moeda a moeda: a primeira ao mestre, a segunda ao oficial, a terceira à caridade, a quarta de novo ao mestre, e assim por diante.
FEU-GUI-04 = A caridade é a bolsa dos monges para mercadores e alquimistas, e a cesta dos fazendeiros para guerreiros, nobres e monges.
FEU-GUI-05 = A parte de um lugar vazio vai para o estoque geral. A caridade é sempre paga.
FEU-GUI-06 = Você tem de possuir antes o preço inteiro; se tem um lugar, recebe depois a sua parte.
    .refusal = Você não tem xelins suficientes para isso.
FEU-GUI-07 = Empurrar vale 4, 5 ou 6 pontos por um, dois, ou três e mais objetivos.
FEU-GUI-08 = Puxar com um objetivo vale 3 pontos; então compre 2 escrituras e fique com uma.
FEU-GUI-09 = Um objetivo só conta se não estava cumprido antes. Para rosário e galinhas vale sempre a nova soma.
FEU-GUI-10 = Contam fileiras ou colunas, o que for mais.
FEU-GUI-11 = As coisas se movem uma a uma; depois da primeira você pode parar. Com push_count = as_many_as_possible segue-se enquanto algo puder ser movido.
    .refusal = { $why ->
        [fill] Nesta mesa segue-se enquanto algo puder ser movido.
       *[first] É preciso mover ao menos uma coisa.
    }
FEU-GUI-12 = Depois de empurrar ou puxar você pode pôr um guardião; então os guardiões pontuam.
FEU-GUI-13 = Um banquete, em vez disso: se um peão seu divide a localidade com um peão ou um feudum de um adversário, pague 1 enxofre do barril e empurre, se ele é mestre de uma guilda, ou puxe, se ele é oficial, no lugar dele.
    .refusal = { $why ->
        [meeting] Nenhum peão seu divide a localidade com um peão ou um feudum dele.
        [seat] Ele não tem o lugar para isso.
       *[unknown] Um banquete se faz no lugar de um adversário, para empurrar ou puxar numa guilda.
    }
FEU-GUI-14 = Você marca o que a função vale, com a escritura, e mais 3 pontos, e recebe a parte do adversário na bolsa ou na cesta.

## Fazendeiros

FEU-FAR = A guilda dos fazendeiros
    .intro = Celeiro, galinhas e cesta.
FEU-FAR-01 = Negociar: todos os recursos de uma fazenda sua vão para a guilda, e por cada um você pega 1 comida do saco ou 1 xelim. Com farmer_trade_goods_per_coin = two é um a cada dois recursos.
    .refusal = { $why ->
        [goods] Não há nada nessa fazenda.
       *[farm] Essa não é uma fazenda sua.
    }
FEU-FAR-02 = O celeiro comporta 10. Os recursos entram em ordem aleatória; o que passa de 10 é sobra.
FEU-FAR-03 = Sem conta nas galinhas, a sobra vai para o saco.
FEU-FAR-04 = Com uma, 4 da sobra, ao acaso, vão cada um para a sua prateleira, se cheia para o seu carro ou monte, e se não para o saco; o resto vai para o saco. Com farmer_spill = bead_sum tentam-se tantos quanto somam as contas.
FEU-FAR-05 = Todo recurso que saiu da fazenda é pago. Com farmer_trade_pays = accepted, o que foi para o saco não é.
FEU-FAR-06 = Primeiro o celeiro, depois a sobra, depois o pagamento. Não há mais comida do que o saco tiver então.
    .refusal = Você pode pegar de 0 a { $most } comidas, e não mais do que o saco tem.
FEU-FAR-07 = Empurrar: até 5 recursos do celeiro para prateleiras com lugar. Objetivos: fileiras ou colunas completadas do mercado.
    .refusal = O celeiro não tem esse recurso, ou a prateleira está cheia.
FEU-FAR-08 = A cada empurrão dos fazendeiros a cesta é dividida: metade, arredondada para baixo, ao oficial, o resto ao mestre. Sem oficial, a metade dele fica na cesta.
FEU-FAR-09 = Puxar: sorteie uma conta do rosário para uma galinha vazia; há quatro. Objetivo: ao menos 5 nas galinhas.

## Mercadores

FEU-MER = A guilda dos mercadores
    .intro = Cinco prateleiras com quatro caixas cada.
FEU-MER-01 = Da esquerda para a direita as caixas custam: salitre 4, 3, 2, 2; enxofre 3, 3, 2, 1; ferro 3, 2, 1, 1; madeira 2, 2, 1, 1; comida 2, 1, 1, 1.
FEU-MER-02 = Uma prateleira enche pela esquerda e esvazia pela direita, então o próximo recurso custa o que diz a sua caixa. Uma coluna está completa quando toda prateleira chega até ela.
    .refusal = Esta prateleira está vazia: { $good }.
FEU-MER-03 = Negociar: compre até 3 recursos, um após o outro; depois do primeiro você pode parar. Então se paga o preço todo.
    .refusal = { $why ->
        [first] Compre ao menos um recurso.
        [three] Você já comprou três recursos.
       *[unknown] Não existe esse recurso.
    }
FEU-MER-04 = Empurrar: até 4 recursos das prateleiras para carros e montes com lugar. Objetivos: carros e montes completados.
    .refusal = A prateleira não tem esse recurso, ou o carro ou monte está cheio.
FEU-MER-05 = Puxar: até 3 recursos do celeiro para as prateleiras. Objetivo: uma fileira ou coluna completada.
    .refusal = O celeiro não tem esse recurso, ou a prateleira está cheia.

## Alquimistas

FEU-ALC = A guilda dos alquimistas
    .intro = Carros, montes e invenções.
FEU-ALC-01 = Os carros de madeira, ferro e comida e os montes de salitre e enxofre comportam 3 cada.
FEU-ALC-02 = Negociar: uma embarcação à venda, por 3 xelins.
    .refusal = Essa embarcação não está à venda.
FEU-ALC-03 = As balsas funcionam exatamente enquanto não há embarcação à venda.
FEU-ALC-04 = Empurrar: até 3 invenções, cada uma um objetivo. Um navio leva 1 comida e 2 madeiras; um submarino, 1 comida e 2 ferros; uma máquina voadora, 1 comida, 1 ferro e 1 madeira; o primeiro barril de krud, 2 salitres e 1 enxofre, o segundo 1 e 1, o terceiro 1 madeira.
    .refusal = { $why ->
        [goods] Os carros e montes não têm os recursos para isso.
       *[unknown] Não existe essa invenção.
    }
FEU-ALC-05 = Uma embarcação nova vem do estoque geral e é posta à venda.
    .refusal = O estoque geral não tem mais essa embarcação.
FEU-ALC-06 = Um barril enche, em cada fileira dos guerreiros, a primeira seção que não está cheia. Ele tem de acrescentar ao menos um marcador.
    .refusal = Nenhuma fileira dos guerreiros pode receber um marcador.
FEU-ALC-07 = Puxar: até 2 recursos das prateleiras para carros e montes. Objetivo: um deles completado.
    .refusal = A prateleira não tem esse recurso, ou o carro ou monte está cheio.

## Guerreiros

FEU-KNI = A guilda dos guerreiros
    .intro = Marcadores em fileiras, e dois monstros.
FEU-KNI-01 = Cada cor tem uma fileira com seções de 1, 2 e 3 marcadores, enchida pela esquerda.
FEU-KNI-02 = Negociar: todos os marcadores da sua fileira, ao menos um, por 3 xelins.
FEU-KNI-03 = Se você recebeu 3 ou mais, pode domar um monstro com eles. Só então acertem.
FEU-KNI-04 = Empurrar: até 3 marcadores de cores diferentes, da ponta direita das fileiras para o estoque geral; por cada um, um selo do estoque geral num pergaminho vazio à sua escolha. Objetivos: fileiras ou colunas de pergaminhos completadas.
    .refusal = { $why ->
        [colour] Essa cor já foi usada.
        [row] Essa fileira não tem marcador.
        [scroll] Esse pergaminho já tem selo.
       *[unknown] Não existe essa fileira ou esse pergaminho.
    }
FEU-KNI-05 = Puxar: uma invenção com os recursos dos alquimistas, ao preço de uma primeira. Ela é o objetivo.

## Nobres

FEU-NOB = A guilda dos nobres
    .intro = Seis pergaminhos em triângulo.
FEU-NOB-01 = As fileiras são a b c, d e, e f; as colunas, a d f, b e, e c.
FEU-NOB-02 = Negociar: 1 ou 2 selos reais de pergaminhos à sua escolha, por 3 xelins cada.
    .refusal = { $why ->
        [stop] Você pagou por tantos selos quantos disse.
        [number] Você pode comprar um ou dois selos, até onde forem pergaminhos e xelins.
       *[scroll] Não há selo nesse pergaminho.
    }
FEU-NOB-03 = Empurrar: até 2 selos de pergaminhos para espaços livres do rosário, onde viram contas. Objetivos pela nova soma: 5, 11 e 17.
FEU-NOB-04 = Puxar: até 2 trocas como no empurrão dos guerreiros. Objetivo: uma fileira ou coluna completada.

## Monges

FEU-MNK = A guilda dos monges
    .intro = Um rosário com sete espaços.
FEU-MNK-01 = Sortear uma conta quer dizer: a mais baixa ou a mais alta do rosário, como num cara ou coroa.
FEU-MNK-02 = Negociar: uma conta sorteada por 3 xelins.
FEU-MNK-03 = Empurrar: uma conta sorteada para uma galinha vazia. Objetivos pela nova soma: 3, 6 e 9. Depois a bolsa é dividida entre mestre e oficial como a cesta dos fazendeiros.
FEU-MNK-04 = Puxar: um selo de um pergaminho para o rosário, onde vira conta. Objetivo: nova soma de ao menos 11.

## Monstros

FEU-MON = Monstros
    .intro = No jogo avançado: uma serpente marinha e um gigante.
FEU-MON-01 = Dos marcadores recém-comprados, 2 vão para o estoque geral e 1 para a figura do monstro. O monstro é posto onde você tem marcador ou peão, a serpente num porto.
    .refusal = { $why ->
        [place] Você não tem marcador nem peão ali.
       *[unknown] Não existe esse monstro ou essa localidade.
    }
FEU-MON-02 = Ele é seu até ser vencido. Você pode ter os dois.
    .refusal = Este monstro não está livre nem é seu: { $monster }.
FEU-MON-03 = Ele dá 1 de movimento, move-se, furta, ataca e defende como um peão, com ataque 1 e defesa 1.
FEU-MON-04 = A serpente usa rotas de navio e de submarino, o gigante estradas e rotas de voo, sem embarcação.
    .refusal = Esta rota não é para este monstro: { $monster }.
FEU-MON-05 = Peões adversários na localidade dele não podem ser movidos até ele ir embora; podem sair com Migrar.
FEU-MON-06 = Ele não come, não dá estrelas, não põe influência, e ninguém festeja com ele.
FEU-MON-07 = Ele não prende outros monstros nem peões do dono.
FEU-MON-08 = Um monstro vencido fica livre de novo; o dono recolhe o marcador, e o vencedor é anotado.

## Terrenos

FEU-LAN = Terrenos
    .intro = No jogo avançado: pomares, campos de tiro e minas.
FEU-LAN-01 = Uma localidade tem no máximo um terreno. Ele nunca é retirado.
    .refusal = Já há um terreno em { $location }.
FEU-LAN-02 = O servo da localidade o guarda. Sem servo não pontua, não rende, e ninguém recolhe.
FEU-LAN-03 = Ao ser posto, e a cada nova época depois da pontuação, ele rende 3: comida num pomar, alvos num campo de tiro, xelins numa mina de prata, enxofre numa mina de enxofre. O servo então pega tudo ou deixa tudo.
FEU-LAN-04 = Quem pega paga 1 ao soberano. Alvos viram marcadores do estoque geral.

## A trilha militar

FEU-MIL = A trilha militar
    .intro = O que o rei espera dos vassalos.
FEU-MIL-01 = Tem três espaços, de 3, 4 e 5 pontos. Você os cobre com os seus discos nessa ordem.
FEU-MIL-02 = A época II olha o primeiro espaço, a IV os dois primeiros, a V os três.
FEU-MIL-03 = Quem governa um feudum perde então os pontos dos espaços não cobertos. Os outros não perdem nada.
FEU-MIL-04 = Discos podem ser postos antes de se ter um feudum. Eles nunca saem da trilha.
FEU-MIL-05 = A pontuação pode ficar abaixo de zero.

## A viagem épica

FEU-VOY = A viagem épica
    .intro = Sete espaços até o mosteiro.
FEU-VOY-01 = Numa viagem épica o seu disco avança um espaço. Se não tem nenhum na trilha, você pode pôr um livre no primeiro.
FEU-VOY-02 = Os espaços 1 e 2 valem 3 ou 5 pontos, 3 e 4 valem 7 ou 9, 5 e 6 valem 11 ou 13, e o mosteiro, no espaço 7, vale 17. Discos podem dividir um espaço.
FEU-VOY-03 = Ao chegar ao espaço 2, 4 ou 6, compre 2 escrituras e fique com uma.
FEU-VOY-04 = No fim, o disco mais avançado de cada seção marca o valor maior, vários se empatados, e os outros o menor.

## Alimentar

FEU-FEE = Alimentar
    .intro = Todo peão quer comer.
FEU-FEE-01 = Para cada peão seu no mapa dê 1 comida ou um tile, ou 1 enxofre do barril, que fica sobre ele como vinho, ou nada.
    .refusal = { $why ->
        [food] Você não tem comida nem tile.
        [wine] Seu barril está vazio.
       *[unknown] Um peão se alimenta com comida, com vinho, ou fica sem.
    }
FEU-FEE-02 = Um peão com vinho da rodada anterior se alimenta ao retirá-lo; o cubo vai para o saco.
FEU-FEE-03 = Enquanto houver vinho sobre ele, um peão tem ataque 0 e defesa 0.
FEU-FEE-04 = Um peão sem alimento volta ao suprimento do dono; a embarcação fica.
FEU-FEE-05 = Todos saem juntos quando todos alimentaram; então acertem.
FEU-FEE-06 = Você pode deixar um peão com fome mesmo podendo alimentá-lo.

## O dado do progresso

FEU-DIE = O dado do progresso
    .intro = O tempo leva os seus tiles.
FEU-DIE-01 = O dado diz uma região, e o tile do topo sai do jogo sem ser visto, se for da época atual ou de uma anterior; se não, rola-se de novo.
FEU-DIE-02 = Se nenhuma pilha tem tal tile, não se rola.

## Novas épocas

FEU-EPO = Novas épocas
    .intro = Pontos, rendimento e novos recursos.
FEU-EPO-01 = A época II nasce quando 4 pilhas mostram um tile II ou posterior, a III quando 3 mostram III ou posterior, a IV quando 2 mostram IV ou nada, e a V quando uma está vazia. Olha-se uma vez por rodada, depois do dado.
FEU-EPO-02 = Não nasce mais de uma época por rodada.
FEU-EPO-03 = Primeiro pontuam os lugares: 5 para o mestre, 3 para o oficial, 1 para o aprendiz.
FEU-EPO-04 = Depois os terrenos pontuam para o servo que os guarda: 4 pontos se houver algo neles, se não 2.
FEU-EPO-05 = Depois as regiões ativas, em que você governa uma localidade ou guarda um terreno: 1, 3, 5, 9, 11 ou 13 pontos por uma a seis delas. Com active_region_scale = published são 1, 3, 5, 7, 9 ou 11.
FEU-EPO-06 = Depois, nas épocas II, IV e V, os vassalos pagam a deslealdade.
FEU-EPO-07 = Depois os terrenos rendem e podem ser recolhidos, na ordem dos turnos e das localidades, também na época V.
FEU-EPO-08 = Depois um recurso do saco vai para junto de cada localidade com a letra da época: S na II, E na III, W na IV.
FEU-EPO-09 = Na época III as localidades N também recebem um. Com epoch3_map = east_only, não.
FEU-EPO-10 = Na época III as guildas são então completadas até o que tinham no início: prateleiras, carros e montes, 2 embarcações à venda, fileiras de 2 marcadores, os pergaminhos a, c, e e f, 4 contas no rosário, 1 nas galinhas, 10 recursos no celeiro. O que houver a mais fica.

## Fim da rodada

FEU-RND = Fim da rodada
    .intro = Vamos à próxima.
FEU-RND-01 = A não ser que tenha chegado a época V, o marcador inicial passa em sentido horário, e todos recolhem as 11 cartas.

## Eliminação

FEU-ELI = Eliminação
    .intro = Não há.
FEU-ELI-01 = Ninguém é eliminado. Mesmo sem peões e localidades você continua jogando.

## Rendição

FEU-SUR = Rendição
    .intro = Como sair, e o que é feito das suas coisas.
FEU-SUR-01 = Se a mesa permite, você pode se render em vez de fazer uma ação livre, jogar uma carta, alimentar um peão, defender-se, pedir imunidade ou reforçar um ataque, e em nenhum outro momento.
    .refusal = Você não pode se render neste momento: { $phase }.
    .fix = Espere até jogar uma carta, alimentar um peão, ou ser perguntado sobre uma ação livre, um ataque ou uma defesa.
FEU-SUR-02 = Suas unidades e marcadores saem do mapa e das guildas, seus monstros ficam livres, seus feudums viram postos avançados, e servos ali sobem. Terrenos ficam. Acertem.
FEU-SUR-03 = Seus recursos vão para o saco, escrituras para baixo do monte, selos, contas, embarcações e marcadores para o estoque geral, tiles e xelins para fora do jogo. Sua fileira de guerreiros vira neutra, seus discos saem das trilhas, suas cartas saem sem ser vistas. Embarcações no mapa ficam.
FEU-SUR-04 = Um ataque ou uma fome de que você participa acaba sem efeito. A carta conta como jogada, e o que foi pago se perde.
FEU-SUR-05 = Sua pontuação fica registrada, mas você fica abaixo de todos os que não se renderam, e acima dos que se renderam antes.
FEU-SUR-06 = Se resta um só jogador, o jogo acaba na hora e ele vence.
FEU-SUR-07 = Um jogador inicial que se rende passa o marcador na hora. O número de lugares nas guildas fica. Daí em diante você é pulado.
    .refusal = Você se rendeu e não participa mais do jogo.

## Fim do jogo

FEU-END = Fim do jogo
    .intro = A pontuação final, e quem venceu.
FEU-END-01 = Quando nasce a época V, ela pontua como as outras; depois vem a pontuação final.
FEU-END-02 = Uma pilha que se esvazia enquanto se jogam cartas não interrompe a rodada.
FEU-END-03 = Com um limite de rodadas, a época V nasce naquela rodada, mostrem as pilhas o que mostrarem. Épocas puladas não pontuam.
FEU-END-04 = Fora a rendição não há outro fim.
FEU-END-05 = Um jogo dura no máximo 19 rodadas, porque toda rodada leva um tile, e não podem sair mais de 19 antes da época V.
FEU-END-06 = Primeiro pontua a viagem épica.
FEU-END-07 = Depois 1 ponto por posto avançado, fazenda e cidade que você governa, e 3 por feudum.
FEU-END-08 = Depois 3 pontos por trio de localidades iguais, em que um feudum vale por qualquer tipo. Nenhuma localidade conta duas vezes.
FEU-END-09 = Depois 3 pontos a cada 3 xelins. Com shilling_group_vp = one é 1 ponto.
FEU-END-10 = Depois cada selo real seu, também os que estão sob marcadores, faz pontuar um dos seus títulos, os melhores primeiro.
FEU-END-11 = Vence quem tem mais pontos; no empate, quem tem mais enxofre no barril. Se isso também empata, a vitória é dividida.
    .refusal = O jogo acabou.

## Informação oculta

FEU-HID = Informação oculta
    .intro = O que você vê dos outros.
FEU-HID-01 = Só você vê as cartas que escolheu e as que não escolheu. Os outros veem quantas são, e as que você jogou.
FEU-HID-02 = Só você vê as suas escrituras, e as que devolveu ou deixou passar. Um mandato jogado é visto por todos.
FEU-HID-03 = Ninguém vê a ordem do saco nem do monte. O conteúdo do saco é público.
FEU-HID-04 = Ninguém sabe quanto vale um selo nem qual é qual. Uma conta é vista enquanto for conta; virada em selo, é de novo desconhecida.
FEU-HID-05 = Ninguém vê o verso dos tiles nas pilhas, nem dos que o dado levou. Tiles nos suprimentos são públicos.
FEU-HID-06 = Todo o resto é público.
FEU-HID-07 = O que você poderia responder quando perguntado sobre defesa, imunidade, ataque ou ações livres não é da conta de mais ninguém; os outros veem só o que resulta. Se você é perguntado ou não decorre do que todos veem.
FEU-HID-08 = No fim do jogo todas as escrituras são mostradas.

## Sorte

FEU-RAN = Sorte
    .intro = Tudo o que fica por conta do acaso.
FEU-RAN-01 = Sorteados no início: lugares, jogador inicial, monte, tiles, discos no mapa, duas embarcações, selos, e recursos do celeiro e do mapa.
FEU-RAN-02 = Todo cubo do saco tem a mesma chance de sair.
FEU-RAN-03 = Todo selo do estoque geral também.
FEU-RAN-04 = Toda pilha de que o dado pode levar um tile é igualmente provável.
FEU-RAN-05 = Ao sortear uma conta, a mais baixa e a mais alta são igualmente prováveis.
FEU-RAN-06 = A ordem dos recursos entregues, quais sobras se tentam e quais recursos inspecionados cabem são ao acaso.
FEU-RAN-07 = Não há outro acaso. As lutas não têm nenhum.
    .refusal = Agora é a vez do acaso.

## Opções da mesa

FEU-OPT = Opções da mesa
    .intro = O que se combina antes.
FEU-OPT-01 = mode: o jogo avançado tem tudo (padrão). O básico não tem habilidades especiais, guardiões, monstros nem terrenos, e os tiles só pagam recursos.
    .refusal = O jogo básico não tem habilidades especiais.
FEU-OPT-02 = preset: as regras da nossa fonte (seed, padrão) ou as do jogo publicado. Ele ajusta 16 chaves juntas; cada uma também pode ser ajustada sozinha.
FEU-OPT-03 = active_region_scale: 1, 3, 5, 9, 11, 13 pontos (padrão) ou 1, 3, 5, 7, 9, 11.
FEU-OPT-04 = feudum_influence: aberto (padrão), ou fechado contra deslocamento por influência.
FEU-OPT-05 = farmer_trade_pays: todos os recursos (padrão), ou só os aceitos.
FEU-OPT-06 = writ_deck: o monte básico de 16 (padrão), ou o ampliado de 32.
FEU-OPT-07 = apprentice_from_players: a partir de 4 jogadores (padrão), ou nunca.
FEU-OPT-08 = round_limit: depois de quantas rodadas o jogo acaba o mais tardar; 0 quer dizer sem limite (padrão). surrender: permitido (padrão) ou não.
    .refusal = Nesta mesa ninguém pode se render.

## Duração

FEU-LEN = Duração
    .intro = Quanto tempo leva.
FEU-LEN-01 = Jogadores experientes precisam de 7 a 10 rodadas; 19 é o máximo possível.
FEU-LEN-02 = Só ao acaso, um jogo dura de 12 a 13 rodadas e umas 130 decisões por jogador; jogado com propósito, de 9 a 12 rodadas e de 120 a 200 decisões.
FEU-LEN-03 = As escolhas mais largas são Migrar e o primeiro peão, com algumas dezenas de possibilidades; a maioria tem menos de uma dúzia.

## Esclarecimentos

FEU-RUL = Esclarecimentos
    .intro = Como se leem os pontos obscuros.
FEU-RUL-01 = Onde a nossa fonte e o jogo publicado diferem, vale a fonte, e o valor publicado é uma opção: 16 chaves ao todo.
FEU-RUL-02 = Três pontos por três xelins, e uma moeda por recurso vendido aos fazendeiros, ficam como na fonte. Isso faz do dinheiro um caminho para vencer, mas não o único.
FEU-RUL-03 = A escala das regiões ativas está incompleta na fonte; seus números são mantidos e continuados com 13. Contam-se regiões, não marcadores.
FEU-RUL-04 = Seja de quem for o servo de um feudum caído, ele vira soberano.
FEU-RUL-05 = Na época III chegam recursos às localidades E e às N.
FEU-RUL-06 = Um tile pego de outra região pode ser da época atual ou de uma anterior.
FEU-RUL-07 = Na viagem, o primeiro de cada seção marca o valor maior, e não só o primeiro de todos.
FEU-RUL-08 = Cada um dos quatro recursos de sobra tenta prateleira, carro e saco, nessa ordem; todos os outros vão para o saco.
FEU-RUL-09 = Numa luta entre peões os companheiros contam; súditos e servos não.
FEU-RUL-10 = A imunidade real custa 1 comida.
FEU-RUL-11 = Um selo real custa 3 xelins com os nobres.
FEU-RUL-12 = O jogador inicial é sorteado uma vez, no começo; depois o marcador passa em sentido horário.
FEU-RUL-13 = Uma embarcação abandonada pode ser usada a partir do turno seguinte.
FEU-RUL-14 = Sem peão no mapa, as localidades iniciais valem além daquelas com marcadores seus.
