## Several people at one device

curtain-pass = Pass to { $name }
curtain-turn = It is for you to decide. Only who plays now looks at the screen.
curtain-visit = To see what is yours alone. Only who looks keeps the screen.
curtain-me = I am { $name }
curtain-hold = Hold the button, or Enter, until it is full.
curtain-back = Back to the table
device-people = At this device
device-visit = Look as { $name }
device-cover = Cover the screen
device-cover-note = What has not been sent is lost.
to-next-person = Skip to the next person
device-to = { $name }: { $sentence }
