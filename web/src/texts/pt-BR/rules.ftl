rules-title = Regras
rules-of = Regras: { $game }
rules-none = Não há regras desse jogo aqui.
