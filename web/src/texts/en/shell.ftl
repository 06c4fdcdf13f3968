## What every page uses

close = Close
you = You
go-home = Go to the home page
skip-to-content = Skip to content
page-missing = There is no such page.
page-missing-note = Perhaps the address has lost a piece. No match is lost.
page-broken = The page did not load. Nothing is lost; reload it.
no-server = The server does not answer. Try again in a moment.
nav-label = Pages
nav-play = Play
nav-rules = Rules
nav-settings = Settings
nav-language = Language
nav-theme = Light or dark theme
sheet-open = Open the panel
sheet-lower = Lower the panel
