### The rules of War as players read them: one message per clause.
### `.refusal` says why an action was turned down; `.fix`, what would be allowed.

## Components

WAR-CMP = Components
    .intro = The map, the armies, the cards and the dice you play with.
WAR-CMP-01 = War is for 3, 4, 5 or 6 players.
WAR-CMP-02 = You play on a map of 42 territories. Two territories are neighbours when the map shows a link between them.
    .refusal = There is no territory called “{ $name }” on the map.
    .fix = Check the name on the board and try again.
WAR-CMP-03 = Each territory is part of just one of the six continents: North America (9 territories), South America (4), Europe (7), Africa (6), Asia (12) and Oceania (4).
WAR-CMP-04 = The map has 79 links between neighbours and not one more: those drawn on the board are the ones that count.
WAR-CMP-05 = A link may be a shared border or a dotted line. For every rule in this book the two are worth the same.
WAR-CMP-06 = Alaska and Vladivostok are next to each other, even though they lie at opposite ends of the map.
WAR-CMP-07 = Armies never run out: you always get every one you are entitled to.
WAR-CMP-08 = A small token stands for 1 army, a large one for 10. Tokens only help you see the armies; what counts is how many there are.
WAR-CMP-09 = Armies come in six colours: white, black, red, blue, yellow and green.
WAR-CMP-10 = The deck holds 44 cards: one for each of the 42 territories, plus 2 jokers.
    .refusal = There is no card called “{ $name }” in the deck.
    .fix = Choose three cards from your hand.
WAR-CMP-11 = Every territory card has a single figure printed on it. In all, 14 cards show a square, 14 a triangle and 14 a circle.
WAR-CMP-12 = A joker shows all three figures at once, and no territory.
WAR-CMP-13 = There are 14 objective cards. Six ask for whole continents: Asia and South America; Asia and Africa; North America and Africa; North America and Oceania; Europe, Oceania and a third; Europe, South America and a third. Two ask for territories: any 24, or 18 with at least 2 armies on each; and six ask you to destroy a colour, one card for each colour.
WAR-CMP-14 = The attack uses up to 3 red dice and the defence up to 3 yellow ones. All of them have faces from 1 to 6.

## Setting up

WAR-SET = Setting up
    .intro = How the table gets ready for the first turn. Play always goes clockwise.
WAR-SET-01 = Before the start, each player picks one of the six colours. No two players share one.
WAR-SET-02 = If you have not picked a colour by the time the game starts, you are given one of those left, drawn by lot.
WAR-SET-03 = Before objectives are drawn, the cards that ask to destroy a colour nobody is playing are taken out.
WAR-SET-04 = Each player is given one objective, drawn by lot from those that remain. No two are the same.
WAR-SET-05 = The objectives left over go back into the box face down, and nobody looks at them until the game has ended.
WAR-SET-06 = Everybody rolls a die. Whoever rolls highest deals the cards.
WAR-SET-07 = If there is a tie for highest, only the tied players roll again, until one of them comes out ahead.
WAR-SET-08 = Without the 2 jokers, the 42 territory cards get a good shuffle. The dealer hands them out one at a time, taking the first and going on clockwise, until all are gone.
WAR-SET-09 = With 3 players everybody gets 14 cards; with 6, everybody gets 7. Counting from the dealer, 4 players get 11, 11, 10 and 10, and 5 players get 9, 9, 8, 8 and 8.
WAR-SET-10 = The territories on the cards you were dealt are yours. Put 1 army on each of them.
WAR-SET-11 = Next, the territory cards are gathered in, the jokers join them, and all 44 are shuffled into the draw pile. Everybody starts with an empty hand.
WAR-SET-12 = The player who comes right after the one who got the last card begins: with 3 or 6 players, the dealer; with 4 or 5, the third player in dealing order.
WAR-SET-13 = Should the dealt territories already fulfil somebody's objective, the same dealer shuffles and deals them all again. Nobody sees the cancelled deal, or even learns that it happened.
WAR-SET-14 = Setting up brings no other armies: the next ones are those that each player gets in their first turn.
WAR-SET-15 = The game begins in round 1, and the count of trades begins at zero.

## Your turn

WAR-TRN = Your turn
    .intro = What you do in your turn, and in what order.
WAR-TRN-01 = The turn goes clockwise from player to player, skipping those who are out of the game.
    .refusal = Hold on: right now it is up to { $seat }.
    .fix = Play when your turn comes.
WAR-TRN-02 = Every turn, from the very first round on, has four parts: getting and placing armies, attacking, moving armies, and receiving a card.
WAR-TRN-03 = The order is: trade cards, if you hold 3 or more; place your armies; attack, and occupy what you conquer; move armies; if you eliminated somebody and hold 3 or more cards, trade again; lastly, receive your card. At each step you may only do what belongs to it, except surrender, which you may always do.
    .refusal = The turn is at the step “{ $phase }”, and this is not part of it: { $action }.
    .fix = Do something that fits this step, or finish it before you go on.
WAR-TRN-04 = Each action is carried through to the end, along with all that comes of it, and then it is checked whether somebody has won. Only after that comes the next action.
    .refusal = The previous action is not over yet.
    .fix = Wait for the dice or the draw, and try again.
WAR-TRN-05 = If there is no attack you can make, or no army you can move, the game skips that part of the turn for you.
WAR-TRN-06 = Rounds are counted from the seat of the player who went first. A round ends whenever the turn reaches or passes that seat, even if that player has already left the game.
WAR-TRN-07 = With 3 or more cards in hand you always go through the moment for trading, even without a valid set. That way nobody can guess what you hold.

## Getting and placing armies

WAR-RNF = Getting and placing armies
    .intro = Your turn opens with reinforcements. They come in pools: one that is free, and one more for each continent that is all yours.
WAR-RNF-01 = As your turn begins, count your territories and halve the number, dropping any remainder. That many armies go into your free pool.
WAR-RNF-02 = However few territories you have, at least 3 armies go into the free pool.
WAR-RNF-03 = For each continent that is all yours as your turn begins, you get a separate pool: 5 armies for North America, 2 for South America, 5 for Europe, 3 for Africa, 7 for Asia and 2 for Oceania.
    .refusal = There is no pool called “{ $name }”.
    .fix = Use the free pool, or that of a continent that is all yours.
WAR-RNF-04 = Pools are worked out as your turn begins. After that only a trade of cards makes them grow; what you conquer will count in your next turn.
WAR-RNF-05 = Armies from the free pool go onto your own territories, shared out as you please.
    .refusal = { $territory } is not yours.
    .fix = Place the armies on a territory of your own.
WAR-RNF-06 = Armies from a continent's pool may only be placed inside that continent.
    .refusal = The pool “{ $pool }” is only for territories of that continent, and { $territory } lies outside it.
    .fix = Choose a territory of that continent, or use the free pool if it still has armies.
WAR-RNF-07 = Before your first attack, put every army from every one of your pools on the map.
    .refusal = Before you go on to attack, you still have { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } to place.
    .fix = Empty all your pools first.
WAR-RNF-08 = Each time, you place at least 1 army and at most as many as the chosen pool still has. Take the pools in any order you like.
    .refusal = { $most ->
        [0] The pool “{ $pool }” has no armies to place
        [one] The pool “{ $pool }” has only { $most } army to place
       *[other] The pool “{ $pool }” has { $most } armies to place
    }; you asked for { $asked }.
    .fix = { $most ->
        [0] Choose another pool.
        [1] Place that one army.
        [2] Place 1 or 2 armies.
       *[other] Place from 1 to { $most } armies.
    }
WAR-RNF-09 = Once your armies are placed, you attack only if you want to.

## Attacks

WAR-ATK = Attacks
    .intro = This is how you take territories from others: choose where you start, whom you go for and with how many armies, and roll.
WAR-ATK-01 = You attack only in your own turn, and only in the part of it that is meant for attacks.
    .refusal = This is not the time to attack: the turn is at the step “{ $phase }”.
    .fix = You can attack after placing your armies and before you start moving them.
WAR-ATK-02 = Before rolling, say which territory you attack from (the origin), which one you attack, and how many armies take part. You roll one die for each army taking part.
WAR-ATK-03 = The territory you attack from has to be yours, with 2 armies or more on it.
    .refusal = { $why ->
        [armies] { $source } has only its garrison and cannot attack.
       *[owner] { $source } is not yours, so you cannot attack from there.
    }
    .fix = Attack from one of your territories with 2 armies or more.
WAR-ATK-04 = You attack a territory that is not yours and that neighbours the one you attack from.
    .refusal = { $why ->
        [owner] { $target } is already yours.
       *[neighbour] { $source } and { $target } are not neighbours.
    }
    .fix = Aim at a neighbouring territory that is not yours.
# $most may exceed 3 (armies less one), but WAR-ATK-06 allows no more than 3 dice.
WAR-ATK-05 = You roll at least one die, and at most one for each army of the origin beyond its garrison.
    .refusal = From { $source } you can attack with { $most ->
        [1] 1 die, no more and no less
        [2] 1 or 2 dice
       *[other] 1 to 3 dice
    }; you asked for { $asked }.
    .fix = { $most ->
        [1] Attack with 1 die, or from a territory with more armies.
        [2] Change the number of dice, or attack from a territory with more armies.
       *[other] Change the number of dice.
    }
WAR-ATK-06 = However many armies stand in the origin, nobody attacks with more than 3 dice.
    .refusal = An attack uses { $most ->
        [one] { $most } die
       *[other] { $most } dice
    } at most; you asked for { $asked }.
    .fix = Attack with fewer dice. After this battle you may attack again.
WAR-ATK-07 = You may attack with fewer dice than you are allowed.
WAR-ATK-08 = Each attack comes from a single territory. Armies from different territories do not join forces.
WAR-ATK-09 = The defence rolls from 1 to 3 dice, and never more dice than there are armies in the territory under attack. The garrison fights along with the rest.
    .refusal = { $most ->
        [one] You can defend with { $most } die only
        [2] You can defend with 1 or 2 dice
       *[other] You can defend with 1 to { $most } dice
    }; you asked for { $asked }.
    .fix = { $most ->
        [1] Defend with 1 die.
        [2] Choose 1 or 2.
       *[other] Choose a number from 1 to { $most }.
    }
WAR-ATK-10 = The defence always uses as many dice as it can: one for each army in the territory under attack, up to 3. The defender need not be asked.
    .refusal = At this table the defender does not choose the dice: the defence already rolls as many as it can.
    .fix = To be able to choose, agree on the option defender_dice = choose before the game.
WAR-ATK-11 = You may attack a territory no matter how many armies it has.
WAR-ATK-12 = Each side lines up its dice from highest to lowest. Compare the highest with the highest, the second with the second and the third with the third.
WAR-ATK-13 = Make one comparison for each die of the side that rolled fewer. Any dice left over do not count.
WAR-ATK-14 = In each comparison the higher number wins, and the loser takes away 1 army: the attacker from the territory the attack came from, the defender from the territory under attack.
WAR-ATK-15 = Equal numbers go to the defence.
WAR-ATK-16 = First compare all the dice of the battle; then both sides' losses leave the map together.
WAR-ATK-17 = In your turn you may attack as many times as you wish, one battle after another, keeping or changing where you attack from and what you attack.
WAR-ATK-18 = You may stop attacking whenever you wish.
WAR-ATK-19 = During your attacks, armies move only to enter a territory you have just conquered.
    .refusal = Moving between your own territories starts only when the attacks are over.
    .fix = End your attacks, and then move your armies.
WAR-ATK-20 = No turn goes on for ever: every battle takes at least 1 army off the map, and none comes in during the attacks.

## Conquest

WAR-CNQ = Conquest
    .intro = What happens when the territory under attack has no armies left.
WAR-CNQ-01 = When the territory under attack loses its last army, it becomes the attacker's.
WAR-CNQ-02 = When you conquer, you have to bring armies from the origin into the new territory: at least 1, and no more than took part in the last battle.
    .refusal = Besides the first army, which is already in, { $most ->
        [0] no other may follow
        [one] only { $most } more may follow
       *[other] up to { $most } more may follow
    }; you asked for { $asked }.
    .fix = { $most ->
        [0] Choose 0.
        [1] Choose 0 or 1.
       *[other] Choose a number from 0 to { $most }.
    }
WAR-CNQ-03 = The first army goes in automatically, at the moment of conquest. You then decide how many follow it: from none up to one fewer than the dice you rolled.
WAR-CNQ-04 = If you conquered with 1 die, just that army goes in and there is nothing to choose.
WAR-CNQ-05 = The origin is never left empty. A territory falls only when the defence loses every comparison, so the attacker gets there without losses in that battle and with the garrison still in place.
WAR-CNQ-06 = In the same turn, you may go on to attack from the territory you have just conquered.
WAR-CNQ-07 = Conquering a territory entitles you to one card when your turn ends.
WAR-CNQ-08 = A conquest goes in this order: the territory changes hands, your card is earned and 1 army goes in; if it was the former owner's last territory, that player is eliminated; it is checked whether somebody has won. Then you choose how many more armies go in, and it is checked again.

## Moving armies

WAR-FRT = Moving armies
    .intro = After the attacks, arrange your troops so that they hold out until your next turn.
WAR-FRT-01 = When your attacks are over, you may pass armies from one of your territories to another that is also yours and next to it.
    .refusal = { $why ->
        [neighbour] { $source } and { $target } are not neighbours.
       *[owner] { $territory } is not yours.
    }
    .fix = Move armies between two neighbouring territories that are both yours.
WAR-FRT-02 = One army, the garrison, always remains in each territory. It never moves, not even when others arrive.
    .refusal = At least one army has to stay in { $source }; you asked to move { $asked }.
    .fix = { $most ->
        [0] None can leave it now: choose another territory.
        [one] You can still move { $most } from there.
       *[other] You can still move up to { $most } from there.
    }
WAR-FRT-03 = In this part of the turn each army moves just once: having reached a territory, it goes no further.
    .refusal = { $most ->
        [0] No more armies can leave { $source }
        [one] Only { $most } more army can leave { $source }
       *[other] Only { $most } more armies can leave { $source }
    }, because those that have just moved in go no further; you asked for { $asked }.
    .fix = { $most ->
        [0] Choose another territory to move from.
        [1] Move just 1 army, or choose another territory to move from.
       *[other] Move { $most } armies at most, or choose another territory to move from.
    }
WAR-FRT-04 = When the moves begin, all the armies of each of your territories but one are free to leave. Each move takes at least 1 of them and at most those still free to leave; arriving armies do not add to that number, so the order of your moves makes no difference.
    .refusal = A move takes at least 1 army; you asked for { $asked }.
    .fix = { $most ->
        [0] None can leave { $source } now: choose another territory.
        [1] From { $source } you can move 1.
        [2] From { $source } you can move 1 or 2.
       *[other] From { $source } you can move 1 to { $most }.
    }
WAR-FRT-05 = You may make as many moves as you like. Armies of one territory may go to several of its neighbours.
WAR-FRT-06 = You may move along dotted lines, just as you may attack along them.
WAR-FRT-07 = Armies that entered a conquered territory in this turn may still move once in this part of it.
WAR-FRT-08 = If you prefer, you move nothing at all.
WAR-FRT-09 = Once made, a move stays made.

## Cards

WAR-CRD = Cards
    .intro = Conquests bring you cards, and cards turn into armies.
WAR-CRD-01 = If you conquered one territory or more in your turn, you get a card as the turn ends, once your moves are done.
WAR-CRD-02 = You get a single card each turn, however many territories you conquered.
WAR-CRD-03 = Keep your card to yourself until you trade it.
WAR-CRD-04 = If you already hold 5 cards by then, you get no other. This happens only in a turn in which you eliminate somebody.
WAR-CRD-05 = You get the card on top of the draw pile.
WAR-CRD-06 = Cards that have been traded are kept apart and form the discard pile.
WAR-CRD-07 = When the draw pile runs out, shuffle the discard pile: it is the new draw pile.
WAR-CRD-08 = The discard pile is shuffled only at the moment when somebody is owed a card and the draw pile is empty, never sooner.
WAR-CRD-09 = There is always a card for whoever has earned one. At that moment you hold up to 4 cards and each of the others up to 5: never more than 29 of the 44.

## Trades

WAR-TRD = Trades
    .intro = Put three matching cards together and turn them into armies.
WAR-TRD-01 = In a trade you hand in exactly 3 cards from your hand and get armies for them.
    .refusal = { $why ->
        [repeated] You named the same card more than once.
       *[hand] This card is not in your hand: { $card }.
    }
    .fix = Choose three different cards from your hand.
WAR-TRD-02 = Your three cards make a set when their figures are all the same, or when they are all different.
    .refusal = Those three cards do not make a set.
    .fix = Put together three equal figures or three different ones; a joker stands for any of them.
WAR-TRD-03 = A joker stands for any figure you want.
WAR-TRD-04 = So one joker among your three cards is enough to make a set.
WAR-TRD-05 = Trades are made as your turn begins, before you place your armies. The one other occasion is the end of a turn in which you eliminated somebody.
    .refusal = This is not the time to trade cards: the turn is at the step “{ $phase }”.
    .fix = Wait until your next turn begins.
WAR-TRD-06 = As your turn begins you make one trade at most: with up to 5 cards in hand, there cannot be two sets.
WAR-TRD-07 = With 3 or 4 cards you trade only if you want to, even when you have a set.
WAR-TRD-08 = If you begin your turn with 5 cards, you have to trade.
    .refusal = With { $hand } cards in your hand, you cannot go on without trading.
    .fix = Choose three cards that make a set: among 5 cards there always is one.
WAR-TRD-09 = With 5 cards a trade can always be made: either all three figures show up, or one of them shows up three times, and a joker only makes it easier.
WAR-TRD-10 = Trades are counted through the whole game, those of all players together.
WAR-TRD-11 = The game's first trade brings 4 armies, its second 6 and its third 8.
WAR-TRD-12 = The fourth trade brings 10, the fifth 12, the sixth 15 and the seventh 20.
WAR-TRD-13 = From the eighth on, every trade brings 5 armies more than the last: 25, 30, 35 and so forth, with no limit.
WAR-TRD-14 = These armies go into your free pool, for any of your territories.
WAR-TRD-15 = If, when you trade, you own the territory on one of the three cards, that territory gets 2 extra armies. This goes for each of the cards.
WAR-TRD-16 = Those 2 armies appear on the territory right away, with no need for you to place them. If all three territories are yours, that makes 2 on each and 6 altogether.
WAR-TRD-17 = These extra armies are apart from the table of trades and do not change what the next trade is worth. A joker brings none.
WAR-TRD-18 = Everybody gets to see the three cards you trade, and they go onto the discard pile face up.

## Objectives

WAR-OBJ = Objectives
    .intro = Your secret objective tells you what you need to achieve to win.
WAR-OBJ-01 = Each player has one objective, and nobody else knows it.
WAR-OBJ-02 = A continent counts towards your objective when every territory in it is yours.
WAR-OBJ-03 = The “third continent” is any that your card does not mention, as long as it is all yours. You do not have to say which.
WAR-OBJ-04 = The objective of 24 territories is met with 24 or more territories of yours, whichever they are.
WAR-OBJ-05 = The objective of 18 territories takes 18 or more that are yours and have at least 2 armies each. Your other territories may have just 1.
WAR-OBJ-06 = The territories you were dealt count just as much as those you conquer.
WAR-OBJ-07 = To destroy a colour, you yourself have to capture that player's last territory.
WAR-OBJ-08 = If the colour to destroy is your own, your objective from the outset is to own 24 territories.
WAR-OBJ-09 = If somebody else takes the last territory of the colour you were to destroy, from that moment your objective is to own 24 territories.
WAR-OBJ-10 = If the player of the colour you were to destroy surrenders, from that moment your objective is to own 24 territories.
WAR-OBJ-11 = An objective that has changed does not change a second time. Nobody but its owner is told of the change.
WAR-OBJ-12 = A player who is out of the game can no longer fulfil an objective.

## Elimination

WAR-ELM = Elimination
    .intro = What happens when a player loses their last territory.
WAR-ELM-01 = If you have no territory left, you are eliminated: you play no more and cannot win.
    .refusal = You have lost your last territory and are out of the game.
    .fix = Stay and see how it ends!
WAR-ELM-02 = If destroying that colour was the objective of the player who did it, that player wins on the spot and gets none of the eliminated player's cards.
WAR-ELM-03 = In all other cases, whoever eliminated the player gets all of that player's cards on the spot.
WAR-ELM-04 = Whoever captures the last territory is the one who eliminates, no matter who captured the earlier ones.
WAR-ELM-05 = If you eliminated somebody in this turn, you may trade at the end of it, freely combining the cards you won with those you had.
WAR-ELM-06 = At that point you may make several trades, one at a time, for as long as you have a set.
WAR-ELM-07 = You never have to make these trades at the end of the turn, however many cards you hold.
WAR-ELM-08 = Armies from these trades are placed right away, on any of your territories, and each territory of yours on the cards gets its 2 armies as usual. After that you neither attack nor move.
WAR-ELM-09 = Until these trades, you may have more than 5 cards in your hand.
WAR-ELM-10 = After them, you may keep no more than 5.
WAR-ELM-11 = If you still have more than 5, cards drawn at random leave your hand one by one until you have 5. They go onto the discard pile face down, and the others do not see them.
WAR-ELM-12 = Only then, if you have fewer than 5 cards, do you get the card for your conquest.
WAR-ELM-13 = Cards are not traded in the midst of the attacks, not even after eliminating somebody.
    .refusal = This is not the time to trade cards: the turn is at the step “{ $phase }”.
    .fix = Trades after an elimination come at the end of the turn, if your table plays with them.
WAR-ELM-14 = The eliminated player's objective leaves the game without being shown to anybody.
WAR-ELM-15 = An elimination goes in this order: the player leaves the game; if destroying that colour was the objective of whoever did it, the game ends there. If not, the cards change hands, the objective of whoever was to destroy that colour changes, and it is checked whether somebody has won.
WAR-ELM-16 = You are never eliminated in your own turn, because the defence does not conquer territories.

## Surrender

WAR-SUR = Surrender
    .intro = Sometimes you have to leave the table. These rules say what remains behind.
WAR-SUR-01 = Players may surrender. When all but one have done so, the game is over.
WAR-SUR-02 = As long as you are in the game you may surrender whenever you like, in your turn or outside it, between one action and the next. There is no way back.
    .refusal = You have already surrendered, and there is no way back.
    .fix = Stay and see how the game ends!
WAR-SUR-03 = When you surrender, your territories and armies remain in place and turn neutral: they belong to nobody any more.
WAR-SUR-04 = A neutral territory does not attack, and armies neither leave nor join it. It defends itself with one die per army, up to 3, even at a table where defenders choose their dice.
WAR-SUR-05 = You may attack and conquer neutral territories just like the others, and doing so earns you a card too.
WAR-SUR-06 = Conquering a colour's last neutral territory eliminates nobody: you take over no player's cards, and it does not fulfil the objective of destroying that colour.
WAR-SUR-07 = When you surrender, your cards go onto the discard pile face down, and your objective leaves the game without being shown.
WAR-SUR-08 = If you surrender in your own turn, it ends there and then: armies you have not placed are lost, and you get no card. If you had just conquered a territory, only the army already inside stays there.
WAR-SUR-09 = If you surrender while choosing how many dice to defend with, as many as possible are rolled for you. If your attacker surrenders while you choose, the attack is called off and there is no roll.
WAR-SUR-10 = A surrender goes in this order: the player leaves; the territories turn neutral; the cards go to the discard pile; the objective of whoever was to destroy that colour changes; it is checked whether somebody has won. Lastly, if it was that player's turn, it passes on.
WAR-SUR-11 = Once eliminated, you can no longer surrender.
    .refusal = You lost your last territory and are already out of the game; there is no need to surrender.
    .fix = Stay and see how it ends!
WAR-SUR-12 = If somebody leaves the table and a bot plays in their place, that is no surrender: colour, cards, objective and turns remain the same.

## The end of the game

WAR-END = The end of the game
    .intro = Who wins, and when.
WAR-END-01 = The game is over the instant a player's objective is met. That player shows the card and is the winner.
    .refusal = The game is over.
    .fix = To play on, start a new one.
WAR-END-02 = The game itself announces a win; you do not have to declare it.
WAR-END-03 = Whether somebody has won is checked each time armies are placed, a traded card brings its territory 2 armies, a territory is conquered or occupied, armies are moved, a player is eliminated or surrenders, or an objective changes.
WAR-END-04 = You may win outside your own turn, but only in three ways: your objective changes to 24 territories and you already have them; you are the last one in the game; or the round limit is reached.
WAR-END-05 = If one and the same event fulfils two players' objectives, the one whose turn it is wins alone.
WAR-END-06 = If there is only one player left who has not surrendered, that player wins.
WAR-END-07 = It is the same when the others have left, some eliminated and some by surrender: the last one remaining wins, whatever their objective.
WAR-END-08 = If there is more than one reason to win at the same time, first comes the objective of the player whose turn it is; then another player's objective; and last, being the only one left in the game.
WAR-END-09 = When the game is over, everybody sees all objectives and hands, the draw pile and the discard pile.
WAR-END-10 = Without the option round_limit there is no limit of rounds: the game lasts until somebody wins.

## What is seen and what is hidden

WAR-HID = What is seen and what is hidden
    .intro = What everybody may know, and what each player keeps secret.
WAR-HID-01 = Everybody always sees who owns each territory and with how many armies, the colours and the seats, whose turn it is and at which step, every die and every action, and who is still in the game.
WAR-HID-02 = Everybody knows how many cards each player holds, and how many are in each of the two piles.
WAR-HID-03 = Everybody knows how many trades there have been, what the next one is worth, and which traded cards lie in the discard pile.
WAR-HID-04 = Everybody sees the pools of the player whose turn it is, and whether that player has earned a card yet.
WAR-HID-05 = Only you know your objective, as it stands at the moment, even if it has changed.
WAR-HID-06 = Only you see the cards in your hand.
WAR-HID-07 = When cards change hands at an elimination, only the two players involved know which they are. The rest know just how many.
WAR-HID-08 = Cards that leave a hand because there are too many, or by surrender, go onto the discard pile face down: only the player who had them knows which they are.
WAR-HID-09 = Nobody knows the order of the draw pile, which objectives were left over, or what the dice and draws to come will bring.
WAR-HID-10 = When the discard pile is shuffled into a new draw pile, nobody is given a list of what is in it: you have your memory to rely on.
WAR-HID-11 = Eliminated players, those who surrendered and spectators see only what is public. If you have left the game you still see the objective you had, and your own record keeps what you saw while playing.
WAR-HID-12 = A bot sees exactly what a person sitting in its place would see.
WAR-HID-13 = Territories are dealt openly: you all show the cards you got.
WAR-HID-14 = Everybody knows which objectives were in the draw: the 14, less any taken out because they name a colour nobody plays. Who got which is secret.
WAR-HID-15 = Only the player whose turn it is sees which trades can be made, and only the player who tried a refused action hears of it.

## What is left to chance

WAR-RND = What is left to chance
    .intro = Everything that depends on luck is here, and nothing else does. The dice are fair, and so are the draws.
WAR-RND-01 = Colours: in seat order, each player who did not pick one gets one of the colours left, each of them equally likely.
WAR-RND-02 = Objectives: in seat order, each player gets one of those still in the draw, each of them equally likely.
WAR-RND-03 = Dealer: in seat order, each player rolls a die, with every face equally likely; those tied for highest roll again.
WAR-RND-04 = Territories: the 42 cards are shuffled, and any order is as likely as any other.
WAR-RND-05 = Draw pile: the 44 cards are shuffled, and any order is as likely as any other; each card left is equally likely to be the next.
WAR-RND-06 = Battle: the attack's dice are rolled, then the defence's. Every face is equally likely, and no die affects another.
WAR-RND-07 = New draw pile: the discard pile is shuffled, and any order is as likely as any other.
WAR-RND-08 = Too many cards: each card you lose is drawn from all those in your hand, each of them equally likely.

## Table options

WAR-OPT = Table options
    .intro = Agree on these options before you start; they do not change during the game. The default values are the rules of the other chapters.
WAR-OPT-01 = First round, first_round: with full (default), turns are complete from the start. With placement_only, in round 1 you just get and place the armies for your territories and continents; from round 2 on you also attack, move and earn cards.
WAR-OPT-02 = Defence dice, defender_dice: with most (default), the defence always rolls as many as it can. With choose, the defender picks from 1 to 3 dice, but no more than the armies in the territory, after hearing how many dice the attack uses and before any are rolled; there is no choice if the territory has just 1 army or is neutral.
WAR-OPT-03 = Occupation, conquest_move: with participants (default), no more armies enter the conquered territory than took part in the last battle. With all_but_one, after the first army all the others of the origin except one may go in too, even if you attacked with 1 die; if there is none left to bring, there is no choice.
    .refusal = Besides the first army, which is already in, { $most ->
        [0] no other may follow
        [one] only { $most } more may follow
       *[other] up to { $most } more may follow
    }; you asked for { $asked }.
    .fix = { $most ->
        [0] Choose 0.
        [1] Choose 0 or 1.
       *[other] Choose a number from 0 to { $most }.
    }
WAR-OPT-04 = Start of the deal, deal_start: with dealer (default), the first card goes to the dealer. With left_of_dealer, it goes to the next player clockwise, and it is from that player that you count who gets more territories and who begins.
WAR-OPT-05 = Objectives of absent colours, absent_colour_objectives: with exclude (default), those cards are taken out before the draw. With become_24, all 14 objectives are in the draw, and one that names an absent colour means 24 territories from the outset.
WAR-OPT-06 = Objective of your own colour, own_colour_objective: with become_24 (default), if you are to destroy your own colour you need 24 territories instead. With redraw, that card is replaced by the next of those left over and goes underneath them; this is done in seat order, before the roll for dealer, and nobody else gets to know.
WAR-OPT-07 = Trading after an elimination, elimination_trade: with end_of_turn (default), you may trade at the end of a turn in which you eliminated somebody. With none, there is no such trade, and as soon as you take the eliminated player's cards, any beyond 5 are drawn at random from your hand and discarded.
WAR-OPT-08 = Showing the objective of those who leave, reveal_objective_on_elimination: with false (default), it stays secret. With true, the objective of a player who is eliminated or surrenders is shown to everybody then and there, as it stands at that moment.
WAR-OPT-09 = Ceiling for trades, exchange_cap: with 0 (default), there is none. With a number from 4 up, no trade brings more armies than that, not counting the 2 for each territory on the cards.
WAR-OPT-10 = Round limit, round_limit: with 0 (default), there is none. With a number from 1 up, if nobody has won by the end of that round, the winner is whoever has the most territories among those still in the game; if tied, the most armies on the map; then the most cards; if that does not settle it either, the tied players win together. For games played only by bots, we suggest 100.
WAR-OPT-11 = If your table plays with a clock and your time runs out, the game decides for you: it trades no cards or, if you have to trade, uses the first set in the order of the card list; it makes no more attacks or moves; it defends with as many dice as possible; and it brings no extra armies into a conquered territory. Each pool, the free one first and then the continents' in the order of the list, goes whole to whichever territory allowed has the most armies; if tied, to the first on the list.
WAR-OPT-12 = Talk, alliances and promises are free, and nobody is bound by them. There are no teams.
