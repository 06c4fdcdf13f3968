rules-title = Regras
rules-of = Regras: { $game }
rules-none = Não há regras desse jogo aqui.
rules-loading = Abrindo o livro…
rules-search = Procurar
rules-search-example = uma palavra ou uma cláusula
rules-found = { $count ->
    [one] { $count } cláusula
   *[other] { $count } cláusulas
  }
rules-not-found = Nada com “{ $sought }”.
rules-contents = Conteúdo
