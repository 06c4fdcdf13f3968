## Várias pessoas num aparelho

curtain-pass = Passe para { $name }
curtain-turn = É a sua vez de decidir. Só quem vai jogar olha para a tela agora.
curtain-visit = Para ver o que é só seu. Só quem vai olhar fica com a tela.
curtain-me = Sou { $name }
curtain-hold = Segure o botão, ou Enter, até ele se encher.
curtain-back = Voltar à mesa
device-people = Neste aparelho
device-visit = Ver como { $name }
device-cover = Cobrir a tela
device-cover-note = O que ainda não foi enviado se perde.
to-next-person = Pular até a próxima pessoa
device-to = { $name }: { $sentence }
