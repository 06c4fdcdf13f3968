## O que toda página usa

close = Fechar
you = Você
go-home = Ir ao início
skip-to-content = Ir ao conteúdo
page-missing = Esta página não existe.
page-missing-note = Talvez o endereço tenha perdido um pedaço. Nenhuma partida se perdeu.
page-broken = A página não carregou. Nada foi perdido; recarregue.
no-server = O servidor não responde. Tente de novo daqui a pouco.
nav-label = Páginas
nav-play = Jogar
nav-rules = Regras
nav-settings = Ajustes
nav-language = Língua
nav-theme = Tema claro ou escuro
sheet-open = Abrir o painel
sheet-lower = Baixar o painel
