setup-title = Nova mesa
setup-seats = Lugares
setup-create = Criar mesa
setup-no-game = Esse jogo não está à mesa.
setup-not-created = Não consegui criar a mesa. Tente de novo.
