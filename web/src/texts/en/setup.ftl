setup-title = New table
setup-seats = Seats
setup-create = Create table
setup-no-game = That game is not on offer.
setup-not-created = The table could not be created. Try again.
