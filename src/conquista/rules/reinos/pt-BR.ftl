### As regras do Jogo dos Reinos, como os jogadores as leem: uma mensagem por cláusula.
### `.refusal` diz por que uma ação foi recusada; `.fix`, o que seria permitido.

## Componentes

REI-CMP = Componentes
    .intro = Um reino para cada jogador e um baralho em que uma única carta decide tudo.
REI-CMP-01 = Jogam de 4 a 8 pessoas. Cada uma governa um reino, com 5 exércitos nativos.
REI-CMP-02 = As batalhas se decidem com um baralho próprio, de cartas viradas para baixo. Só uma delas é o coringa.
REI-CMP-03 = São 49 cartas: 48 comuns e o coringa. Elas sempre bastam, porque nenhuma batalha usa mais de 40, que são 8 reinos com 5 exércitos cada um. Os 4 exércitos rebeldes não aumentam a conta: só reforçam a defesa quando o atacante ficou com 1 exército nativo em vez de 5.

## Preparação

REI-SET = Preparação
    .intro = O que se combina e o que se sorteia antes da primeira jogada.
REI-SET-01 = A ordem de jogo é sorteada no começo e vale até o fim da partida. Joga primeiro quem saiu em primeiro lugar.
REI-SET-02 = Dificuldade, difficulty: a mesa escolhe a chance básica de falha, que pesa em todos os testes de exércitos nativos. Com easy (fácil), ela é de 10%; com medium (média, o padrão), de 20%; com hard (difícil), de 30%; com brutal, de 50%.
REI-SET-03 = Todos os reinos começam livres. Chamamos de suserano todo reino livre, mesmo que ele não tenha nenhum vassalo.
REI-SET-04 = Um reino está em jogo até que o seu jogador se renda. Sempre que estas regras falam de reinos, livres ou vassalos, só contam os que estão em jogo.

## A sua vez

REI-TRN = A sua vez
    .intro = Atacar ou passar: é só o que você precisa decidir, enquanto for livre.
REI-TRN-01 = Quando chega a sua vez, e o seu reino é livre, você ataca um outro reino livre ou passa.
    .refusal = { $why ->
        [self] Um reino não pode atacar a si mesmo.
       *[nobody] Não há nesta mesa um reino de número { $number }.
    }
    .fix = Ataque um outro reino que seja livre.
REI-TRN-02 = Só se atacam reinos livres. Um vassalo nunca é alvo; para ficar com ele, vença o suserano dele.
    .refusal = { $target } é vassalo de { $suzerain }, e vassalos não podem ser atacados.
    .fix = Escolha como alvo um reino livre.
REI-TRN-03 = Um vassalo não tem vez própria, e a ordem de jogo pula o lugar dele. O que ele decide é se tenta uma revolta e quais cartas vira nas batalhas.
    .refusal = O seu reino é vassalo e, por enquanto, não tem vez própria.
    .fix = Quando o seu suserano atacar ou for atacado, você poderá tentar a revolta.
REI-TRN-04 = Você pode passar no máximo duas vezes seguidas: na terceira, tem de atacar. Ter sido atacado nesse meio-tempo não conta como ataque seu.
    .refusal = Você já passou { $most ->
        [one] { $most } vez
       *[other] { $most } vezes seguidas
    } e agora tem de atacar.
    .fix = Escolha um reino livre para atacar.
REI-TRN-05 = Assim que declara um ataque, você recupera o direito de passar duas vezes. Ser atacado não devolve esse direito nem o gasta.
REI-TRN-06 = Quem volta a ser livre, por uma revolta ou porque o suserano se rendeu, também recupera o direito de passar duas vezes.
REI-TRN-07 = Se o seu reino fica livre no meio de uma rodada, você joga quando chegar o seu lugar na ordem: ainda nesta rodada, se esse lugar não tiver passado.
REI-TRN-08 = Uma rodada percorre a ordem de jogo, do primeiro ao último lugar. Os lugares de vassalos e de quem se rendeu são pulados e não contam como turnos. Terminado um turno, joga o primeiro reino livre que se encontra depois daquele que jogou; quando a procura passa do último lugar, a rodada acaba, e a procura continua a partir do primeiro.
    .refusal = Espere um pouco: agora é a vez de { $seat }.
    .fix = Jogue quando a ordem chegar ao seu reino.
REI-TRN-09 = O turno termina quando quem está na vez passa ou se rende, ou quando a batalha acaba ou é cancelada. Tudo segue então esta ordem: aplica-se o resultado da batalha; verifica-se se alguém venceu, e nesse caso a partida acaba aí; se o relógio da revolta anda por turno, ele bate; procura-se quem joga em seguida e, se com isso a rodada acabou, bate o relógio que anda por rodada e depois se confere o limite de rodadas; por fim, começa o próximo turno.
REI-TRN-10 = Enquanto a partida dura, há pelo menos dois reinos livres: se houvesse um só, ele já teria vencido. Por isso, quem é obrigado a atacar sempre tem a quem atacar.
REI-TRN-11 = Cada decisão tem o seu dono. Na sua vez, você ataca ou, se ainda puder, passa. Declarado o ataque, cada vassalo dos dois lados tenta a revolta ou continua leal. Enquanto os exércitos se reúnem, ninguém decide nada. Na batalha, decide o reino que vira a próxima carta; com picking = auto, ninguém.
    .refusal = Isso não cabe neste momento da partida, que é “{ $phase }”: o jogo espera por { $seat }.
    .fix = Escolha algo próprio deste momento, ou espere chegar a sua hora de decidir.

## Antes da batalha

REI-PRE = Antes da batalha
    .intro = Declarado o ataque, descobre-se quem vai lutar: primeiro os vassalos, depois os exércitos nativos do atacante.
REI-PRE-01 = Declarado um ataque, cada vassalo do atacante e do defensor pode tentar uma revolta, uma só vez por batalha. Todos decidem ao mesmo tempo e em segredo, e você pode mudar de ideia até chegar a última decisão. Então todas se revelam juntas, e as tentativas se resolvem uma a uma: primeiro as dos vassalos do atacante, depois as dos vassalos do defensor, cada grupo na ordem de jogo, a partir do lugar seguinte ao do atacante.
    .refusal = Nesta batalha, só decidem sobre a revolta os vassalos de { $attacker } e de { $defender }, e o seu reino não é um deles.
    .fix = Acompanhe a batalha: logo o jogo segue.
REI-PRE-02 = Depois das revoltas vem o teste de exércitos nativos, que só o atacante faz. A chance de passar é de 100%, menos a chance básica de falha, menos 5 pontos para cada vassalo que ele ainda tem depois das revoltas. Se a conta der menos de 0, vale 0.
REI-PRE-03 = Se passa no teste, o atacante luta com os seus 5 exércitos nativos.
REI-PRE-04 = Se não passa, só 1 exército nativo o segue. Os outros viram rebeldes, e o defensor tem 30% de chance de conquistá-los. Isso é sorteado na hora, sem que o defensor tenha de decidir nada.
REI-PRE-05 = Se conquista os rebeldes, o defensor luta com 4 exércitos a mais, só nesta batalha.
REI-PRE-06 = O defensor não faz o teste de exércitos nativos.
REI-PRE-07 = Todo vassalo que não se libertou, mesmo que tenha tentado, é leal nesta batalha e luta pelo seu suserano com 5 exércitos.
REI-PRE-08 = Depois de declarado, um ataque não se retira nem muda de alvo, seja qual for o resultado das revoltas. O vassalo que se libertou nelas fica fora da batalha: não luta e não é alvo.

## A batalha

REI-BAT = A batalha
    .intro = Uma carta para cada exército, um coringa no meio delas, e o lado mais fraco à procura dele.
REI-BAT-01 = Vai à mesa uma carta para cada exército dos dois lados: os nativos, os rebeldes conquistados e 5 por vassalo leal. O coringa está sempre entre elas e as demais são comuns; todas são embaralhadas antes.
REI-BAT-02 = Só um dos lados escolhe cartas: o que tem menos exércitos, somando nativos, rebeldes e 5 por vassalo leal. Se os dois lados têm o mesmo número, escolhe o do atacante, com ou sem vassalos na batalha.
REI-BAT-03 = No lado que escolhe, cada vassalo leal vira 5 cartas, e o suserano, uma para cada exército seu, nativo ou rebelde.
REI-BAT-04 = Se o coringa sai entre as cartas escolhidas, vence o lado que escolheu. Se não sai, vence o outro.
REI-BAT-05 = As cartas ficam em fila, viradas para baixo e numeradas a partir de 1. Os vassalos escolhem primeiro, na ordem de jogo a partir do lugar seguinte ao do atacante, cada um todas as suas cartas antes que o próximo comece; depois, o suserano. Escolhe-se uma carta por vez, entre as que ainda estão viradas para baixo, e ela é virada na hora. Quando o coringa aparece, ninguém escolhe mais. Assim é com picking = each (padrão); com picking = auto, o programa escolhe por todos desse lado, na mesma ordem e ao acaso.
    .refusal = { $why ->
        [turn] Quem vira a próxima carta é { $seat }.
       *[card] Na mesa não há uma carta { $card } virada para baixo.
    }
    .fix = { $why ->
        [turn] Se o seu reino ainda tem cartas a virar, espere a sua hora.
       *[card] Escolha, de 1 a { $most }, uma carta que ainda esteja virada para baixo.
    }
REI-BAT-06 = O lugar do coringa é sorteado quando as cartas vão à mesa, e ninguém sabe qual é.
REI-BAT-07 = O suserano derrotado se torna vassalo do suserano vencedor, tenha sido o atacante ou o defensor.
REI-BAT-08 = Os vassalos do derrotado passam diretamente para o vencedor: não existe vassalo de vassalo.
REI-BAT-09 = Depois de cada batalha, atacante e defensor voltam a ter 5 exércitos nativos, e os exércitos a mais se vão.

## A revolta

REI-REV = A revolta
    .intro = Ser vassalo não é para sempre. A sua chance de se libertar cresce com a paciência, mas só até certo ponto.
REI-REV-01 = Cada vassalo tem uma chance de revolta (PR). Quando um reino livre se torna vassalo, ela é de 15%, sem nenhum aumento suspenso. Quando ele volta a ser livre, chance e aumento suspenso são esquecidos.
REI-REV-02 = Os vassalos que mudam de suserano porque o deles foi derrotado ficam com a mesma chance de revolta e com o aumento suspenso, se houver. Nesse turno, a chance muda como em qualquer outro; quem tentou a revolta não tem aumento.
REI-REV-03 = A sua chance de revolta diz quão provável é que a tentativa dê certo. Se der, o seu reino volta a ser livre, e os 5 exércitos dele não lutam por ninguém nesta batalha.
REI-REV-04 = A cada turno em que você não tenta a revolta, a sua chance aumenta 15 pontos, até chegar a 75%.
REI-REV-05 = Quem faz as chances aumentarem é o relógio da revolta, revolt_clock. Com turn (padrão), ele bate no fim de cada turno da mesa, mesmo quando alguém só passou, e tenha você tido ou não a ocasião de tentar. Com round, bate uma vez só, no fim de cada rodada.
REI-REV-06 = Não espere demais: se a sua chance já era de 75% e você mais uma vez não tenta, ela cai para 45%. Dali em diante, aumenta como antes.
REI-REV-07 = Se a tentativa falha e a sua chance é de 45% ou mais, ela cai 15 pontos, e o próximo aumento fica suspenso.
REI-REV-08 = Se a tentativa falha e a sua chance é de 30% ou menos, ela não muda, mas o próximo aumento fica suspenso.
REI-REV-09 = No turno em que você tenta, de todo modo não há aumento; o aumento suspenso é o do próximo turno em que você não tentar. Várias falhas seguidas suspendem um aumento só.
REI-REV-10 = O limite de passar duas vezes seguidas não vale para os vassalos.
REI-REV-11 = No turno em que um reino livre se torna vassalo, a chance dele ainda não aumenta.
REI-REV-12 = Com revolt_clock = round, onde este capítulo fala em turno para dizer quando a chance aumenta ou cai, entenda rodada: quem tentou a revolta ou se tornou vassalo em qualquer momento da rodada não tem aumento no fim dela. Você continua podendo tentar em cada batalha do seu suserano, até várias vezes por rodada, e cada falha tem efeito na hora.
REI-REV-13 = O relógio bate para todos os vassalos, sirvam a quem servirem e tenham ou não participado da batalha, menos para quem neste turno tentou a revolta ou se tornou vassalo. Para cada um: se há um aumento suspenso, ele se gasta e a chance fica como está; se não há, uma chance de 75% cai para 45%, e qualquer outra aumenta 15 pontos.

## Rendição e fim da partida

REI-END = Rendição e fim da partida
    .intro = Como se vence, e o que acontece quando alguém deixa a mesa.
REI-END-01 = Vence o reino que tem todos os outros como vassalos, no instante em que isso acontece. Verifica-se depois de cada batalha e de cada rendição.
    .refusal = A partida já terminou.
    .fix = Para jogar mais, comecem uma nova.
REI-END-02 = Quem se rende deixa a mesa: os seus vassalos ficam livres, ele já não é vassalo nem alvo de ninguém e não conta mais para a vitória dos outros. Se é atacante ou defensor de um ataque que ainda não acabou, a batalha é cancelada.
    .refusal = { $why ->
        [actor] Você se rendeu e já deixou a mesa.
       *[target] { $seat } se rendeu e já não pode ser alvo.
    }
    .fix = { $why ->
        [actor] Fique para ver como a partida termina!
       *[target] Ataque um reino livre que ainda esteja em jogo.
    }
REI-END-03 = Se todos os outros se renderam, quem ficou vence.
REI-END-04 = Limite de rodadas, round_limit: no fim da rodada com esse número (padrão: 100), vence o reino livre com mais vassalos; se houver empate, os empatados vencem juntos. Com 0, não há limite.
REI-END-05 = Enquanto está em jogo, mesmo como vassalo, você pode se render sempre que o jogo espera uma decisão, sua ou de outro. Há trechos que correm sem pausa e não se interrompem: a revelação e as tentativas de revolta, a reunião dos exércitos, a ida das cartas à mesa e o fim do turno. A rendição não tem volta.
    .refusal = Neste instante algo ainda está sendo resolvido.
    .fix = Espere um momento e tente de novo.
REI-END-06 = Na rendição, tudo segue esta ordem: o reino sai de jogo e perde a chance de revolta e o laço com o suserano; os vassalos dele ficam livres, sem chance de revolta, e podem passar duas vezes; se ele era atacante ou defensor, a batalha é cancelada; verifica-se se alguém venceu. Por fim, se era a vez dele ou se uma batalha foi cancelada, o turno termina: o relógio da revolta bate, se for o caso, e a vez segue adiante. Nos outros casos, o jogo continua esperando como antes.
REI-END-07 = Uma batalha cancelada não tem vencedor e não torna ninguém vassalo. Os exércitos nativos voltam a ser 5, e os exércitos a mais se vão. As tentativas de revolta já resolvidas valem e contam como tentativas; as decisões ainda não reveladas são anuladas e não contam. O ataque devolve, como sempre, o direito de passar, mas o atacante não faz outro neste turno.
REI-END-08 = Se um vassalo se rende na hora de decidir sobre a revolta, a decisão dele é anulada. Se não falta nenhuma outra, as demais se revelam na hora; se não restou ninguém para decidir, os exércitos já se reúnem.
REI-END-09 = Se um vassalo de qualquer dos lados se rende durante a batalha, as cartas na mesa e o lado que escolhe continuam os mesmos. Se ele é do lado que escolhe, as cartas que ainda não virou ficam para o suserano dele virar.
REI-END-10 = A rendição de quem não participa da batalha em curso não muda nada nela.

## O que se vê e o que se esconde

REI-HID = O que se vê e o que se esconde
    .intro = Quase tudo está à vista. Os segredos são dois: o que os vassalos decidem e onde está o coringa.
REI-HID-01 = Todos sabem a ordem de jogo, quem é vassalo de quem, cada chance de revolta e cada aumento suspenso, quantas vezes seguidas cada um passou, todas as probabilidades, o resultado de cada teste e de cada tentativa, as cartas já viradas e quais vassalos já decidiram, mas não o quê.
REI-HID-02 = O que você decide sobre a revolta, e também se muda de ideia, fica escondido dos outros até chegarem todas as decisões desta batalha. Uma decisão anulada por uma rendição nunca é mostrada.
REI-HID-03 = Ninguém sabe onde está o coringa até que ele seja virado, ou que a batalha termine ou seja cancelada. Então se mostram todas as cartas.
