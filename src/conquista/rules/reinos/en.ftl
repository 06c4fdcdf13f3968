### The rules of the Game of Kingdoms as players read them: one message per clause.
### `.refusal` says why an action was turned down; `.fix`, what would be allowed.

## Components

REI-CMP = Components
    .intro = A kingdom for every player, and a deck in which a single card decides everything.
REI-CMP-01 = This is a game for 4 to 8 players. Each of you rules a kingdom with 5 native armies.
REI-CMP-02 = Battles are decided with a deck of their own, its cards face down. Just one of them is the joker.
REI-CMP-03 = There are 49 cards: 48 plain ones and the joker. They are always enough, because no battle uses more than 40, which is 8 kingdoms with 5 armies each. The 4 rebel armies add nothing to that: they only strengthen the defence when the attacker is down to 1 native army instead of 5.

## Setting up

REI-SET = Setting up
    .intro = What you agree on, and what is drawn by lot, before the first turn.
REI-SET-01 = The order of play is drawn by lot at the start and stays the same until the end. Whoever is drawn first begins.
REI-SET-02 = Difficulty, difficulty: the table chooses the basic chance of failure, which weighs on every native test. With easy it is 10%, with medium (default) 20%, with hard 30% and with brutal 50%.
REI-SET-03 = Every kingdom starts out free. We call any free kingdom a suzerain, even if it has no vassals at all.
REI-SET-04 = A kingdom is in play until its player surrenders. Wherever these rules speak of kingdoms, free ones or vassals, only those in play count.

## Your turn

REI-TRN = Your turn
    .intro = Attack or pass: while you are free, that is all you have to decide.
REI-TRN-01 = When your turn comes and your kingdom is free, you either attack another free kingdom or pass.
    .refusal = { $why ->
        [self] A kingdom cannot attack itself.
       *[nobody] There is no kingdom number { $number } at this table.
    }
    .fix = Attack some other kingdom that is free.
REI-TRN-02 = Only free kingdoms can be attacked. A vassal is never a target; to win it, defeat its suzerain.
    .refusal = { $target } serves { $suzerain } as a vassal, and vassals cannot be attacked.
    .fix = Choose a free kingdom as your target.
REI-TRN-03 = A vassal has no turn of its own, and the order of play skips its place. What it does decide is whether to try a revolt, and which cards to turn over in battle.
    .refusal = Your kingdom is a vassal and, for now, has no turn of its own.
    .fix = When your suzerain attacks or is attacked, you may try to revolt.
REI-TRN-04 = You may pass twice in a row at most: the third time, you have to attack. Having been attacked meanwhile does not count as an attack of yours.
    .refusal = You have already passed { $most ->
        [1] once
        [2] twice in a row
       *[other] { $most } times in a row
    }, so now you have to attack.
    .fix = Choose a free kingdom to attack.
REI-TRN-05 = As soon as you declare an attack, you may pass twice again. Being attacked neither gives you this right back nor uses it up.
REI-TRN-06 = If you become free again, by a revolt or because your suzerain surrendered, you may likewise pass twice again.
REI-TRN-07 = If your kingdom becomes free in the middle of a round, you play when your place in the order comes: still in this round, if that place lies ahead.
REI-TRN-08 = A round goes through the order of play from its first place to its last. The places of vassals and of those who surrendered are skipped and are not turns. After a turn, the next to play is the first free kingdom found after the one that has just played; when this search goes past the last place, the round is over, and the search carries on from the first.
    .refusal = Hold on: it is the turn of { $seat }.
    .fix = Play when the order reaches your kingdom.
REI-TRN-09 = A turn ends when the player whose turn it is passes or surrenders, or when the battle is over or called off. Then everything goes in this order: the result of the battle takes effect; it is checked whether somebody has won, and if so the game ends there; if the revolt clock goes by turns, it ticks; the next to play is found and, if that has ended the round, a clock that goes by rounds ticks, and then the round limit is checked; lastly, the next turn begins.
REI-TRN-10 = As long as the game lasts there are at least two free kingdoms: a single one would already have won. So if you are obliged to attack, there is always somebody to attack.
REI-TRN-11 = Every decision belongs to somebody. In your turn, you attack or, if you still may, pass. Once an attack is declared, each vassal on either side tries to revolt or stays loyal. While the armies gather, nobody decides anything. In battle, it is up to the kingdom that turns over the next card; with picking = auto, to nobody.
    .refusal = That does not fit this moment of the game, which is “{ $phase }”: the game is waiting for { $seat }.
    .fix = Choose something that belongs to this moment, or wait until it is up to you.

## Before the battle

REI-PRE = Before the battle
    .intro = With the attack declared, you find out who will fight: first the vassals, then the attacker's native armies.
REI-PRE-01 = Once an attack is declared, each vassal of the attacker and of the defender may try to revolt, just once in a battle. All decide in secret and at the same time, and you may change your mind until the last decision is in. Then they are all revealed together, and the attempts are settled one by one: first those of the attacker's vassals, then those of the defender's, each group in the order of play from the place after the attacker's.
    .refusal = In this battle only the vassals of { $attacker } and of { $defender } decide on a revolt, and your kingdom is not one of them.
    .fix = Watch the battle: the game will soon go on.
REI-PRE-02 = After the revolts comes the native test, which only the attacker takes. The chance to pass it is 100%, less the basic chance of failure, less 5 points for each vassal still there after the revolts. If that comes to less than 0, it counts as 0.
REI-PRE-03 = If the test is passed, the attacker fights with all 5 native armies.
REI-PRE-04 = If it is failed, only 1 native army follows the attacker. The others turn rebel, and the defender has a 30% chance to win them over. This is drawn on the spot; the defender has nothing to decide.
REI-PRE-05 = A defender who wins the rebels over fights with 4 more armies, in this battle only.
REI-PRE-06 = The defender takes no native test.
REI-PRE-07 = Every vassal that has not broken free, even one that tried, is loyal in this battle and fights for its suzerain with 5 armies.
REI-PRE-08 = Once declared, an attack can neither be withdrawn nor aimed at somebody else, whatever comes of the revolts. A vassal that broke free in them stays out of the battle: it does not fight and is not the target.

## The battle

REI-BAT = The battle
    .intro = One card for each army, a joker somewhere among them, and the weaker side looking for it.
REI-BAT-01 = One card goes on the table for each army of both sides: the native ones, the rebels won over and 5 for each loyal vassal. The joker is always among them and the rest are plain; they are all shuffled first.
REI-BAT-02 = Only one side picks cards: the one with fewer armies, adding up native armies, rebels and 5 for each loyal vassal. If both sides have the same number, the attacker's side picks, with or without vassals in the battle.
REI-BAT-03 = On the side that picks, each loyal vassal turns over 5 cards, and the suzerain one for each army of its own, native or rebel.
REI-BAT-04 = If the joker turns up among the cards picked, the side that picked wins. If it does not, the other side wins.
REI-BAT-05 = The cards lie in a row, face down and numbered from 1. The vassals pick first, in the order of play from the place after the attacker's, each of them all their cards before the next begins; then the suzerain. Cards are picked one at a time among those still face down, and each is turned over at once. When the joker appears, nobody picks any more. This is how it goes with picking = each (default); with picking = auto, the program picks for everybody on that side, in the same order and at random.
    .refusal = { $why ->
        [turn] The next card is for { $seat } to turn over.
       *[card] There is no card { $card } lying face down on the table.
    }
    .fix = { $why ->
        [turn] If your kingdom still has cards to turn over, wait for your moment.
       *[card] Choose a card from 1 to { $most } that is still face down.
    }
REI-BAT-06 = The place of the joker is drawn when the cards go on the table, and nobody knows it.
REI-BAT-07 = The defeated suzerain becomes a vassal of the suzerain who won, whether it attacked or defended.
REI-BAT-08 = The vassals of the defeated go straight to the winner: there is no such thing as a vassal's vassal.
REI-BAT-09 = After every battle, attacker and defender are back to 5 native armies, and any extra armies are gone.

## The revolt

REI-REV = The revolt
    .intro = Nobody is a vassal for ever. Your chance to break free grows with patience, but only up to a point.
REI-REV-01 = Each vassal has a chance to revolt. When a free kingdom becomes a vassal, it is 15%, and no rise is on hold. When the kingdom becomes free again, its chance and any rise on hold are forgotten.
REI-REV-02 = Vassals that change suzerain because theirs was defeated keep their chance to revolt and, if there is one, their rise on hold. In that turn the chance changes as in any other; a vassal that tried to revolt gets no rise.
REI-REV-03 = Your chance to revolt says how likely your attempt is to succeed. If it does, your kingdom is free again, and its 5 armies fight for nobody in this battle.
REI-REV-04 = In each turn in which you do not try to revolt, your chance rises by 15 points, until it reaches 75%.
REI-REV-05 = What makes chances rise is the revolt clock, revolt_clock. With turn (default), it ticks at the end of every turn at the table, even one in which somebody just passed, and whether or not you had an occasion to try. With round, it ticks only once, at the end of each round.
REI-REV-06 = Do not wait too long: if your chance was already 75% and once more you do not try, it drops to 45%. From there it rises as before.
REI-REV-07 = If your attempt fails when your chance is 45% or more, it falls by 15 points and the next rise is put on hold.
REI-REV-08 = If your attempt fails when your chance is 30% or less, it stays as it is, but the next rise is put on hold.
REI-REV-09 = In a turn in which you try, there is no rise anyway; the one on hold is that of the next turn in which you do not try. Several failures in a row put just one rise on hold.
REI-REV-10 = The limit of two passes in a row is not for vassals.
REI-REV-11 = In the turn in which a free kingdom becomes a vassal, its chance does not rise yet.
REI-REV-12 = With revolt_clock = round, where this chapter says turn to tell you when a chance rises or drops, read round: whoever tried to revolt or became a vassal at any moment of the round gets no rise at the end of it. You may still try in each of your suzerain's battles, even several times in a round, and each failure takes effect on the spot.
REI-REV-13 = The clock ticks for all vassals, whomever they serve and whether or not they were in the battle, except those that tried to revolt or became vassals in this turn. For each: if a rise is on hold, it is used up and the chance stays as it is; if not, a chance of 75% drops to 45%, and any other rises by 15 points.

## Surrender and the end of the game

REI-END = Surrender and the end of the game
    .intro = How to win, and what happens when somebody leaves the table.
REI-END-01 = A kingdom wins the instant all the others are its vassals. This is checked after every battle and every surrender.
    .refusal = The game is over.
    .fix = To play on, start a new one.
REI-END-02 = If you surrender, you leave the table: your vassals become free, you are nobody's vassal or target any more, and you no longer count when others win. If you are the attacker or the defender of an attack that is not over yet, the battle is called off.
    .refusal = { $why ->
        [actor] You have surrendered and left the table.
       *[target] { $seat } has surrendered and can no longer be a target.
    }
    .fix = { $why ->
        [actor] Stay and see how the game ends!
       *[target] Attack a free kingdom that is still in play.
    }
REI-END-03 = If all the others have surrendered, the one who stayed wins.
REI-END-04 = Round limit, round_limit: at the end of the round with that number (default: 100), the free kingdom with the most vassals wins; if there is a tie, those tied win together. With 0, there is no limit.
REI-END-05 = While you are in play, even as a vassal, you may surrender whenever the game waits for a decision, yours or somebody else's. Some parts run without a pause and cannot be interrupted: revealing the decisions and settling the revolts, gathering the armies, laying out the cards, and the end of a turn. There is no way back from a surrender.
    .refusal = Something is being settled at this very moment.
    .fix = Wait a moment and try again.
REI-END-06 = A surrender goes in this order: the kingdom is out of play, and its chance to revolt and its bond to a suzerain are gone; its vassals become free, with no chance to revolt, and may pass twice; if it was attacker or defender, the battle is called off; it is checked whether somebody has won. Lastly, if it was that kingdom's turn or a battle was called off, the turn ends: the revolt clock ticks if it is due, and play moves on. Otherwise the game goes on waiting as before.
REI-END-07 = A battle called off has no winner and makes nobody a vassal. Native armies are back to 5, and any extra armies are gone. Attempts to revolt already settled stand and count as attempts; decisions not yet revealed are void and do not count. As always, the attack gives back the right to pass, but the attacker makes no other in this turn.
REI-END-08 = If a vassal surrenders when it is time to decide on a revolt, its decision is void. If no other is missing, the rest are revealed at once; if nobody is left to decide, the armies gather right away.
REI-END-09 = If a vassal of either side surrenders during the battle, the cards on the table and the side that picks stay the same. If it is on the side that picks, the cards it has not turned over yet are left for its suzerain to turn over.
REI-END-10 = When somebody who is not in the current battle surrenders, nothing changes in that battle.

## What is seen and what is hidden

REI-HID = What is seen and what is hidden
    .intro = Almost everything is in plain sight. There are two secrets: what the vassals decide, and where the joker lies.
REI-HID-01 = Everybody knows the order of play, who is whose vassal, every chance to revolt and every rise on hold, how many times in a row each has passed, all probabilities, the result of every test and every attempt, the cards turned over so far, and which vassals have decided, but not what.
REI-HID-02 = What you decide about a revolt, and whether you change your mind, is hidden from the others until all decisions of this battle are in. A decision made void by a surrender is never shown.
REI-HID-03 = Nobody knows where the joker lies until it is turned over, or the battle ends or is called off. Then all the cards are shown.
