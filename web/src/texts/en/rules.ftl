rules-title = Rules
rules-of = Rules: { $game }
rules-none = There are no rules of that game here.
rules-loading = Opening the book…
rules-search = Search
rules-search-example = a word or a clause
rules-found = { $count ->
    [one] { $count } clause
   *[other] { $count } clauses
  }
rules-not-found = Nothing with “{ $sought }”.
rules-contents = Contents
