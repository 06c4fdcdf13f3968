## A mesa de War

war-step-trade = Cartas
war-step-place = Colocar
war-step-attack = Atacar
war-step-fortify = Remanejar
war-step-card = Carta
war-next-trade = próxima troca

## Objetivo e cartas

war-card-earned = carta garantida

## Trocar

war-trade = Troque três cartas por { $value } exércitos, ou guarde.
war-trade-late = Depois da eliminação: troque por { $value } exércitos, ou guarde.
war-trade-must = Troque três cartas por { $value } exércitos.
war-trade-none = Nenhum conjunto válido nas suas cartas.
war-trade-ladder = Próximas trocas da mesa: { $steps }
war-trade-compulsory = com 5 cartas a troca é obrigatória
war-trade-do = Trocar
war-trade-keep = Guardar
war-trade-go-on = Continuar

## Atacar

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

## O que posso fazer agora

war-about-trade = { $count ->
    [one] { $count } conjunto na sua mão
   *[other] { $count } conjuntos na sua mão
  }
war-about-end-fortify = passa a vez
