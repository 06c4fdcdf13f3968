## A mesa do Jogo dos Reinos

reinos-title = Reinos · { $code } · Conquista
reinos-title-turn = ● Sua vez · Reinos
reinos-short = Reinos
reinos-round = Rodada { $round }
reinos-round-of = Rodada { $round } de { $limit }
reinos-difficulty-easy = fácil
reinos-difficulty-medium = médio
reinos-difficulty-hard = difícil
reinos-difficulty-brutal = brutal
reinos-steps = Etapas do ataque
reinos-step-choose = Ataque
reinos-step-revolt = Revoltas
reinos-step-muster = Preparação
reinos-step-battle = Batalha
reinos-table = A mesa redonda dos reinos
reinos-order = Ordem de jogo
reinos-own = Meu reino
reinos-bot = bot
reinos-you = você

## Como está cada reino

reinos-free = reino livre
reinos-suzerain = { $count ->
    [one] suserano · { $count } vassalo
   *[other] suserano · { $count } vassalos
  }
reinos-vassals = { $count ->
    [one] { $count } vassalo
   *[other] { $count } vassalos
  }
reinos-vassal-of = serve a { $player }
reinos-won = venceu a partida
reinos-gone = saiu da partida
reinos-freed-now = livre desde agora
reinos-attacks-with = ataca com { $armies }
reinos-defends-with = defende com { $armies }
reinos-short-vassal = revolta { $percent }
reinos-revolt-percent = chance de revolta { $percent }%
reinos-frozen = próximo aumento suspenso
reinos-falls = vai cair se não tentar
reinos-native-percent = teste nativo { $percent }%
reinos-passes-left = { $count ->
    [0] sem passes: terá de atacar
    [one] pode passar { $count } vez
   *[other] pode passar { $count } vezes
  }
reinos-doing-chooses = escolhe
reinos-doing-attacks = ataca
reinos-doing-defends = defende
reinos-doing-decides = pensando
reinos-doing-decided = decidiu
reinos-doing-picks = vira cartas
reinos-realm = Reino de { $player }

reinos-clock-turn = No fim do turno
reinos-clock-round = No fim da rodada
reinos-tick-grows = { $when } vai a { $next }%, sem tentativa.
reinos-tick-falls = { $when } cai para { $next }%, sem tentativa.
reinos-tick-frozen = { $when } não aumenta: está suspensa.
reinos-tick-rests = { $when } não muda.

reinos-card-armies = Exércitos, todos leais
reinos-card-natives = Teste nativo
reinos-card-passes = Passes que restam
reinos-card-vassals = Servem este reino: { $players }.
reinos-card-revolt = Chance de revolta
reinos-card-failure = Depois de fracassar

## O que está em jogo

reinos-become = { $count ->
    [one] { $players } passa a servir a { $lord }
   *[other] { $players } passam a servir a { $lord }
  }
reinos-become-yours = { $count ->
    [one] { $players } passa a servir você
   *[other] { $players } passam a servir você
  }
reinos-win-all = todos servirão você: vitória!
reinos-win-all-other = todos servirão a { $player }, que vence a partida
reinos-if-win = Se vencer:
reinos-if-lose = Se perder:
reinos-stake-win = Se você vencer
reinos-stake-win-side = Se { $lord }, seu suserano, vencer
reinos-stake-lose = Se perder
reinos-joker-in = O coringa está em
reinos-one-of = 1 de { $count }
reinos-chance-with = { $count ->
    [one] Chance com { $count } carta: { $chance }
   *[other] Chance com { $count } cartas: { $chance }
  }
reinos-side-wins = Seu lado vence: { $chance }
reinos-side-chance = Chance do seu lado
reinos-all-loyal = se todos ficarem leais
reinos-own-vassal = Você serve a { $player }
reinos-own-revolt = Revolta: { $percent }
reinos-own-free = Seu reino é livre
reinos-own-passes = Um ataque reacende as velas.
reinos-next-turn = Vez de { $player }
reinos-occasion = de você poder se revoltar neste turno, se a escolha fosse ao acaso

## Antes de atacar

reinos-odds-win = de vencer { $player }
reinos-odds-natives = Teste de exércitos nativos
reinos-odds-picks = Quem procura o coringa
reinos-odds-you-pick = você
reinos-odds-span = Conforme as revoltas
reinos-odds-imagine = E se tentarem revolta?
reinos-choose = Ataque um reino livre, ou passe a vez.
reinos-choose-hint = Aponte um castelo para ver as chances exatas.
reinos-choose-hint-touch = Toque num reino para ver as chances exatas.
reinos-must-attack = Você já passou duas vezes: desta vez, ataque.
reinos-attack-whom = Atacar { $player }? Sua chance é de { $chance }.
reinos-attack-hint = Não se volta atrás depois de declarar.
reinos-declare = Declarar ataque
reinos-pass = Passar ({ $number } de { $most })
reinos-pass-none = Passar
reinos-scales = { $attacker } com { $attack } exércitos contra { $defender } com { $defence }

## Revoltas

reinos-declared = { $attacker } ataca { $defender }
reinos-envelopes = { $decided } de { $asked } envelopes fechados
reinos-if-all-loyal = O ataque vence com { $chance }, se todos ficarem leais.
reinos-opened = { $count ->
    [0] Todos ficam leais.
    [one] Uma tentativa de revolta.
   *[other] { $count } tentativas de revolta.
  }
reinos-decide = { $attacker } ataca { $defender }. Você luta por { $lord } ou se revolta?
reinos-decide-missing = { $count ->
    [0] Todos decidiram.
    [one] Falta { $count } decisão. Até lá você pode mudar a sua.
   *[other] Faltam { $count } decisões. Até lá você pode mudar a sua.
  }
reinos-decide-last = Todos os outros já decidiram: a sua vale na hora.
reinos-decided-loyal = Você vai ficar leal. Ninguém mais sabe.
reinos-decided-revolt = Você vai tentar a revolta. Ninguém mais sabe.
reinos-decide-chance = { $percent } de ficar livre
reinos-decide-failure = Se fracassar: { $percent }, suspensa uma vez
reinos-loyal = Ficar leal
reinos-revolt = Revoltar-se

## Testes e batalha

reinos-test-revolt = { $player } tenta a revolta
reinos-test-natives = Exércitos nativos de { $player }
reinos-test-rebels = Rebeldes para { $player }?
reinos-test-need = precisa de { $percent } ou menos
reinos-test-revolt-good = reino livre!
reinos-test-revolt-bad = fracassou
reinos-test-natives-good = obedecem: 5 exércitos
reinos-test-natives-bad = rebelaram-se: só 1 fica
reinos-test-rebels-good = vêm: mais 4 exércitos
reinos-test-rebels-bad = não vêm
reinos-chip-revolt = revolta de { $player }
reinos-chip-natives = nativos
reinos-chip-rebels = rebeldes
reinos-chip-score = { $percent }%: saiu { $score }
reinos-cards = { $count ->
    [one] { $count } carta na mesa
   *[other] { $count } cartas na mesa
  }
reinos-card-closed = Carta { $number }, fechada
reinos-card-turned = Carta { $number }, comum, de { $player }
reinos-card-plain = Carta { $number }, comum
reinos-card-joker = Carta { $number }, o coringa
reinos-card-joker-by = Carta { $number }, o coringa, achado por { $player }
reinos-pick = { $count ->
    [one] Vire a sua última carta.
   *[other] Vire mais { $count } cartas.
  }
reinos-pick-hint = Clique numa carta fechada ou digite o número dela.
reinos-pick-after = Clique ou digite um número. Depois: { $players }.
reinos-pick-joker = coringa: 1 em { $count }
reinos-any = Virar por mim
reinos-turn = Virar a { $number }
reinos-turn-none = Virar
reinos-auto = O programa vira as cartas.
reinos-sum = { $count ->
    [0] { $winner } venceu { $loser }, que passa a servir a { $winner }.
    [one] { $winner } venceu { $loser }; { $others } também passa a servir a { $winner }.
   *[other] { $winner } venceu { $loser }; { $others } também passam a servir a { $winner }.
  }
reinos-sum-mine = { $count ->
    [0] Você venceu { $loser }, que passa a servir você.
    [one] Você venceu { $loser }; { $others } também passa a servir você.
   *[other] Você venceu { $loser }; { $others } também passam a servir você.
  }
reinos-sum-lost = { $count ->
    [0] { $winner } venceu você, que passa a servir a { $winner }.
    [one] { $winner } venceu você; { $others } também passa a servir a { $winner }.
   *[other] { $winner } venceu você; { $others } também passam a servir a { $winner }.
  }

## Esperar e terminar

reinos-wait-turn = Vez de { $player }
reinos-wait-choose = escolhe atacar ou passar
reinos-wait-revolt = Decidindo em segredo: { $players }
reinos-wait-pick = { $players } procura o coringa
reinos-you-left = Você saiu da partida.
reinos-ask-surrender = Render-se e deixar a mesa?
reinos-ask-surrender-hint = Seus vassalos ficam livres. Não há volta.
reinos-ask-back = Voltar
reinos-over = Vitória de { $players }
reinos-ending-conquest = Todos os outros reinos servem um só.
reinos-ending-last_in_play = Ninguém mais ficou na mesa.
reinos-ending-round_limit = Fim das rodadas: mais vassalos vence.
reinos-result = Ver o resultado
reinos-about-attack = { $count ->
    [one] { $count } reino livre pode ser atacado
   *[other] { $count } reinos livres podem ser atacados
  }
reinos-about-pick = { $count ->
    [one] { $count } carta fechada
   *[other] { $count } cartas fechadas
  }

reinos-recap-won = venceu { $other }
reinos-recap-won-more = venceu { $other } e levou também { $others }
reinos-recap-free = libertou-se de { $other }
reinos-recap-failed = fracassou na revolta contra { $other }
reinos-recap-gone = saiu da partida

## Teclas e modo texto

reinos-keys-turn = Jogar
reinos-keys-look = Ver
reinos-key-enter = Declarar o ataque, virar a carta
reinos-key-target = Próximo alvo
reinos-key-pass = Passar a vez
reinos-key-digit = { $digit } do número da carta
reinos-key-next = Carta seguinte
reinos-key-before = Carta anterior
reinos-key-escape = Voltar um passo
reinos-column-kingdom = reino
reinos-column-lord = serve a
reinos-column-percent = revolta ou teste
reinos-column-passes = passes
