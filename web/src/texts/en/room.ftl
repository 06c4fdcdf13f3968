room-title = Waiting room
room-code = Table code:
room-open-seat = Open seat
room-sit = Sit down
room-put-bot = Add a bot
room-start = Start
room-not-done = That did not work. The table is as it was.
