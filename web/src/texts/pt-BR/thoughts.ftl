## O que os bots pensam da sua vez

thought-panel = O que o bot pensa
thought-tab = Plano
thought-of = O plano de { $player }
thought-none = Desta vez nenhum bot contou o que pensa.
thought-chance = Chance de vencer, na conta do bot: antes da vez e como planejou
thought-chance-spoken = de { $before } para { $after }
thought-others = Também pensou em
thought-fact = Decidiu:
thoughts-title = O que os bots pensaram
thoughts-lead = Cada bot, vez por vez: o plano e a chance de vencer que ele via. São estimativas dele, não a verdade.
thoughts-whose = De que bot
thoughts-curve = Chance de vencer de { $player }, na conta do bot: começou em { $first }, chegou a { $most }, terminou em { $last }
thoughts-turn = Vez { $number }
thoughts-again = { $count ->
    [one] replanejou uma vez
   *[other] replanejou { $count } vezes
  }
thoughts-then = E depois:
thoughts-see = Ver no replay: vez { $number } de { $player }
thoughts-all = Ver as { $count } vezes
