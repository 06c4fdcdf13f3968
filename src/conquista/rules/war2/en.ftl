### The rules of War II as players read them: one message per clause.
### `.refusal` says why an action was turned down; `.fix`, what would be allowed.

## Components

WAR2-COM = Components
    .intro = Armies, bombers and dice: what you play with.
WAR2-COM-01 = War II is for 3, 4, 5 or 6 players.
WAR2-COM-02 = There are six colours: white, red, black, blue, yellow and green.
WAR2-COM-03 = Each colour comes with 70 small pieces, 5 large ones, 10 bombers and one pawn, the Information Centre (CI).
WAR2-COM-04 = A small piece is worth 1 army, a large piece 10.
WAR2-COM-05 = So a colour has 120 armies, and never more than that on the map. What counts is the number; which pieces show it does not matter.
WAR2-COM-06 = Each colour has a box and an air base. Whatever is neither on the map nor in the air base lies in the box.
WAR2-COM-07 = As long as a colour is in play, its bombers in the air base, in an open raid and in the box are 10 altogether.
WAR2-COM-08 = The attack has 3 red dice, the defence 3 yellow ones. In the air there are two blue dice: one for anti-aircraft fire, one for bombs.
WAR2-COM-09 = Red and yellow dice have the faces 1 to 6.
WAR2-COM-10 = The die for bombs has three blank faces, and one each with 1, 2 and 3 bombs.
WAR2-COM-11 = The die for anti-aircraft fire has three blank faces, two with 1 bomber shot down and one with 2.

## The board

WAR2-BRD = The board
    .intro = The map, its continents and its Strategic Centres (CE).
WAR2-BRD-01 = The map shows 41 territories in 6 continents.
WAR2-BRD-02 = North America has 9 territories, Europe 7, Africa 6, Asia 12 and Oceania 4.
WAR2-BRD-03 = South America has 3.
WAR2-BRD-04 = They are Brazil, Argentina and Venezuela; the latter takes in what is Peru on the map of War.
WAR2-BRD-05 = The names of all territories are printed on the map.
    .refusal = There is no territory called “{ $name }” on the map.
    .fix = Check the name on the board and try again.
WAR2-BRD-06 = Twelve territories are Strategic Centres: New York, Ottawa, Brazil, England, Germany, Moscow, Egypt, South Africa, Middle East, China, Japan and Australia.
WAR2-BRD-07 = Two territories are neighbours if they share a border or a line joins them. For every rule the two are worth the same.
WAR2-BRD-08 = The map has 77 links: 55 borders and 22 lines.
WAR2-BRD-09 = A whole continent is worth more than most of it: North America 6 and 3 armies, South America 3 and 1, Europe 6 and 3, Africa 4 and 2, Asia 8 and 4, Oceania 3 and 2.
WAR2-BRD-10 = You have the majority of a continent with more than half of its territories. Just half is not enough.

## Exchange cards

WAR2-DCK = Exchange cards
    .intro = The deck that conquests draw from.
WAR2-DCK-01 = There are 61 exchange cards: 28 with a number and 33 with territories, which this book calls territory cards.
    .refusal = There is no card called “{ $name }” in the deck.
    .fix = Choose a card from your hand.
WAR2-DCK-02 = Ten number cards show a 1, ten a 2 and eight a 3.
WAR2-DCK-03 = Twelve territory cards bear a symbol, one for each Strategic Centre.
WAR2-DCK-04 = Twenty-seven territory cards show one or two territories, and together every territory of the map exactly once. No card shows two Strategic Centres.
WAR2-DCK-05 = California and Vancouver share a card. China has one of its own.
WAR2-DCK-06 = On five cards a Strategic Centre has company: Ottawa with Labrador, England with Iceland, Moscow with Sweden, South Africa with Madagascar and Japan with Vladivostok.
WAR2-DCK-07 = The other six territory cards show a whole continent each, with all its territories and without a symbol.

## Objective cards

WAR2-OBC = Objective cards
    .intro = What can win you the game.
WAR2-OBC-01 = There are 20 objective cards. Six of them ask you to destroy a colour, one card for each.
WAR2-OBC-02 = The other fourteen ask for whole continents, for majorities, for 24 territories, for 18 with two armies on each, for Strategic Centres, or for a mixture of these.

## Setting up

WAR2-SET = Setting up
    .intro = In this order: colours, objectives, distributor, Strategic Centres, deck, vacant territories.
WAR2-SET-01 = If you have not agreed where to sit, draw lots for the seats.
WAR2-SET-02 = Each of you takes a colour, by agreement or by lot. No two share one.
WAR2-SET-03 = The cards that ask to destroy a colour nobody plays are taken out, and everybody sees it.
WAR2-SET-04 = Each of you draws one of the objectives that remain and looks at it alone.
WAR2-SET-05 = The objectives left over are put away; nobody looks at them until the game has ended.
WAR2-SET-06 = Everybody rolls a die. The highest is the distributor.
WAR2-SET-07 = Those tied for highest roll again, only they, until one is ahead.
WAR2-SET-08 = The distributor shuffles the twelve cards with the symbol of a Strategic Centre and deals them one at a time, clockwise.
WAR2-SET-09 = The first of them goes to the distributor.
WAR2-SET-10 = With 3, 4 or 6 players all twelve are dealt: 4, 3 or 2 to each.
WAR2-SET-11 = On each Strategic Centre that you are dealt you put 2 armies: only on the one with the symbol, not on what else the card may show.
WAR2-SET-12 = With 5 players only ten are dealt, 2 to each.
WAR2-SET-13 = The two cards left over then lie face up.
WAR2-SET-14 = With 5 players each of you now chooses once: either one of the two Strategic Centres left, with 2 armies; or two vacant territories in different continents, neither of them a Strategic Centre, with 1 army on each.
    .refusal = { $why ->
        [first] Now you choose between a Strategic Centre and two territories.
        [over] That choice belongs to the setup of a game with 5 players.
        [no_centre] { $territory } is not one of the Strategic Centres left.
        [centre] { $territory } is a Strategic Centre, and the two territories must not be.
        [taken] { $territory } is already taken.
       *[continent] Both lie in one continent.
    }
    .fix = Take a Strategic Centre that is left, or two vacant territories in two continents.
WAR2-SET-15 = The distributor chooses first, then the others clockwise.
WAR2-SET-16 = When both Strategic Centres are gone, the rest take two territories; when three have taken two territories, the rest take a Strategic Centre.
    .refusal = { $why ->
        [centre] No Strategic Centre is left.
       *[pair] Three others have already taken two territories.
    }
    .fix = Take what the others have left you.
WAR2-SET-17 = So it is always two who take a Strategic Centre and three who take two territories, and 18 territories are occupied.
WAR2-SET-18 = Then the cards are gathered in. All 61 make up the draw pile, well shuffled.
WAR2-SET-19 = Beginning with the distributor, each in turn puts 1 army on a vacant territory, until none is vacant. You cannot pass.
    .refusal = { $why ->
        [first] Now the vacant territories are taken.
        [over] No territory is vacant any more.
       *[taken] { $territory } is already taken.
    }
    .fix = { $why ->
        [over] Go on with your turn.
       *[other] Choose a territory that nobody holds.
    }
WAR2-SET-20 = The player who comes after the one who took the last territory begins.
WAR2-SET-21 = Counted from the distributor, this is the third player of 3, the second of 4, the fourth of 5 and the sixth of 6.
WAR2-SET-22 = When play begins every territory has an owner, nobody has cards, and the air bases are empty.

## Rounds and turns

WAR2-TRN = Rounds and turns
    .intro = Whose turn it is, and what it consists of.
WAR2-TRN-01 = The turn goes clockwise. A round is one turn of everybody still in the game.
    .refusal = Hold on: right now it is up to { $seat }.
    .fix = Play when your turn comes.
WAR2-TRN-02 = Rounds are counted from the seat that began. If that player leaves, the next seat still in the game opens them. Nobody has two turns in one round.
WAR2-TRN-03 = Round 1 is played in two stages: first all of you play the first stage, then all of you the second.
WAR2-TRN-04 = In the first stage you get and place armies and get bombers. There are no attacks and no moves.
    .refusal = In the first stage you only place armies; you still have { $armies }.
    .fix = Place them. Attacks and moves come in the second stage.
WAR2-TRN-05 = In the second stage you attack, move, and draw cards if you conquered. No armies or bombers come by right.
WAR2-TRN-06 = So there may be attacks in round 1, on the ground and from the air.
WAR2-TRN-07 = From round 2 on a turn is: armies, bombers, attacks, moves, cards.
WAR2-TRN-08 = Cards may be used at any moment of your turn. The turn then goes on where it was.
WAR2-TRN-09 = A step of the turn that is over does not come back.
    .refusal = That step is over: the turn is at “{ $phase }”.
    .fix = Do something that fits this step.
WAR2-TRN-10 = You alone end your attacks and your moves, even if there is nothing left that you could do. You never have to attack or move.
WAR2-TRN-11 = While you have a conquest to occupy or a raid to decide on, nothing else can be done, except surrender.
    .refusal = First this has to be settled: { $phase }.
    .fix = Decide on it, and then go on.
WAR2-TRN-12 = You may surrender at any time from the taking of the vacant territories on, as long as you are in the game.
    .refusal = { $why ->
        [early] The game has not got that far: nobody can surrender yet.
       *[out] You have left the game already.
    }
    .fix = { $why ->
        [early] Wait until the vacant territories are taken.
       *[out] Stay and see how it ends!
    }
WAR2-TRN-13 = In the first stage you can place armies and your Information Centre, and do nothing else.
    .refusal = No cards are used in the first stage of round 1.
    .fix = Wait for your next turn.
WAR2-TRN-14 = Whatever brings the game to its end does so at once: a placement, a card or a surrender just as well as a conquest.

## Getting armies and bombers

WAR2-REC = Getting armies and bombers
    .intro = What you are entitled to is counted once, as your turn begins.
WAR2-REC-01 = Count your territories and halve the number, dropping any remainder: that many armies you get.
WAR2-REC-02 = These are never fewer than 3.
WAR2-REC-03 = That minimum is for territories alone. What continents and Strategic Centres bring comes on top.
WAR2-REC-04 = Each continent that is all yours brings the larger number of its row.
WAR2-REC-05 = Each continent most of which is yours brings the smaller number.
WAR2-REC-06 = A whole continent brings only its larger number, not both.
WAR2-REC-07 = Each Strategic Centre brings 1 army.
WAR2-REC-08 = The armies for territories go onto any of your territories.
    .refusal = { $territory } is not yours.
    .fix = Place the armies on a territory of your own.
WAR2-REC-09 = The armies for a whole continent stay in it.
    .refusal = The pool “{ $pool }” is only for that continent, and { $territory } lies outside it.
    .fix = Choose a territory of that continent, or use the free pool.
WAR2-REC-10 = So do the armies for a majority: they go onto your territories of that continent.
    .refusal = The pool “{ $pool }” is only for your territories of that continent, and { $territory } lies outside it.
    .fix = Choose a territory of yours in that continent, or use the free pool.
WAR2-REC-11 = The army of a Strategic Centre appears on it by itself, before you place the others.
WAR2-REC-12 = You place every army before you go on.
    .refusal = You still have { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } to place.
    .fix = Empty all your pools first.
WAR2-REC-13 = There is one pool for territories and one for each continent. Use them in any order and bit by bit.
    .refusal = { $why ->
        [name] There is no pool called “{ $name }”.
       *[amount] The pool “{ $pool }” has { $most } to place; you asked for { $asked }.
    }
    .fix = Place at least 1 army, and no more than the pool has.
WAR2-REC-14 = If your box runs out, the Strategic Centres come first, in the order of the map, and then what you wish. The rest is lost.
    .refusal = Your box has only { $most } left; you asked for { $asked }.
    .fix = Place no more than that.
WAR2-REC-15 = For each Strategic Centre that was yours as your turn began, 1 bomber goes from your box to your air base.
WAR2-REC-16 = They arrive when your armies are placed. If the box has fewer by then, you get those.
WAR2-REC-17 = The air base has room for all 10, and bombers stay there until you need them.

## Ground attacks

WAR2-ATK = Ground attacks
    .intro = Territory against neighbouring territory.
WAR2-ATK-01 = You attack from a territory of yours, and what you attack is a neighbour of it that is not yours.
    .refusal = { $why ->
        [origin] { $source } is not yours, so you cannot attack from there.
        [own] { $target } is already yours.
       *[neighbour] { $source } and { $target } are not neighbours.
    }
    .fix = Aim from one of your territories at a neighbour that is not yours.
WAR2-ATK-02 = The origin needs 2 armies or more, since one of them, the occupation army, never attacks.
    .refusal = { $source } has only its occupation army.
    .fix = Attack from a territory with 2 armies or more.
WAR2-ATK-03 = Say where you attack from, what you attack, and with how many armies: from 1 to 3, and no more than the origin has beyond its occupation army.
    .refusal = From { $source } you can attack with { $most } at most; you asked for { $asked }.
    .fix = Change the number of armies.
WAR2-ATK-04 = It does not matter how many armies the other territory has.
WAR2-ATK-05 = The occupation army takes part in the defence.
WAR2-ATK-06 = The defence always uses as many armies as it can, up to 3.
WAR2-ATK-07 = Each side rolls one die for each of its armies in the battle.
WAR2-ATK-08 = Compare the highest dice of both sides, then the second, then the third. Dice without a partner do not count.
WAR2-ATK-09 = The lower die of each pair costs its side 1 army. If both are equal, the attack loses.
WAR2-ATK-10 = Armies that are lost go back to their box and can come again.
WAR2-ATK-11 = You may attack as often as you like, from wherever you like, one roll at a time.
WAR2-ATK-12 = You may stop after any roll.

## Conquest

WAR2-CON = Conquest
    .intro = When the other territory has no army left.
WAR2-CON-01 = A territory that has lost its last army is conquered.
WAR2-CON-02 = You then bring in at least 1 army from the origin, and no more than fought in that last attack.
    .refusal = { $why ->
        [none] There is no conquest to occupy.
       *[amount] From 1 to { $most } armies may move in; you asked for { $asked }.
    }
    .fix = { $why ->
        [none] Conquer a territory first.
       *[amount] Choose a number in between.
    }
WAR2-CON-03 = All who fought are still there, since a conquest means that every comparison was won.
WAR2-CON-04 = In the same turn you may attack again from what you conquered.
WAR2-CON-05 = During the attacks, armies move only into conquered territories; transports by card are the one exception.
WAR2-CON-06 = When they have moved in, Information Centres there change hands; then the former owner is eliminated, if it was the last territory; then the objectives are looked at.
WAR2-CON-07 = If just 1 army attacked, it moves in without a question.

## Air raids

WAR2-AIR = Air raids
    .intro = Bombers reach any territory, but they cannot take it.
WAR2-AIR-01 = A raid is aimed at one territory that is not yours, however far away.
    .refusal = { $target } is yours.
    .fix = Aim at somebody else's territory.
WAR2-AIR-02 = It must have 2 armies or more.
    .refusal = { $target } has a single army, and the last one cannot be bombed.
    .fix = Choose a territory with 2 armies or more.
WAR2-AIR-03 = A raid starts from your air base, without cards; or from your box, for cards.
WAR2-AIR-04 = From the air base you send as many bombers as you like of those that are there.
    .refusal = Your air base has { $most }; you asked for { $asked }.
    .fix = { $most ->
        [0] Wait for bombers, or use cards.
       *[other] Send from 1 to { $most }.
    }
WAR2-AIR-05 = For cards the bombers come from the box and not from the base, and the cards say how many.
WAR2-AIR-06 = Raids from the base belong to the attacks. Raids for cards can be flown at any moment of your turn.
    .refusal = From the air base you raid only during your attacks.
    .fix = Use cards, or wait for your attacks.
WAR2-AIR-07 = A raid goes round in steps. The anti-aircraft die shoots down bombers; if none is left, the raid is over. The other die drops bombs on armies; if 1 is left, the raid is over. Then you go on or stop.
    .refusal = No raid is being flown.
    .fix = Declare one first.
WAR2-AIR-08 = If the anti-aircraft die shows more than fly, all are shot down.
WAR2-AIR-09 = The last army of a territory is never bombed, whatever the die shows. A raid does not conquer.
WAR2-AIR-10 = Each step has one die, however many bombers there are.
WAR2-AIR-11 = You cannot stop before the first shots, nor between shots and bombs.
WAR2-AIR-12 = The bombers left when a raid ends fly to your air base, even if they came from the box.
WAR2-AIR-13 = It is the same when you stop.
WAR2-AIR-14 = No bomber joins a raid under way.
WAR2-AIR-15 = You may fly as many raids as you can, on one target or on several.
WAR2-AIR-16 = Bombs do not touch Information Centres.
WAR2-AIR-17 = Neutral territories shoot back like all others.
WAR2-AIR-18 = As long as a raid is open, its bombers are shown around the target.

## Moves and airlifts

WAR2-MOV = Moves and airlifts
    .intro = After the attacks you bring your armies where they are needed.
WAR2-MOV-01 = When your attacks are over, armies may go from a territory of yours to a neighbour that is yours too.
    .refusal = { $why ->
        [attacks] Your attacks are not over yet.
        [owner] { $territory } is not yours.
       *[neighbour] { $source } and { $target } are not neighbours.
    }
    .fix = { $why ->
        [attacks] End them first.
       *[other] Move between two neighbouring territories of yours.
    }
WAR2-MOV-02 = One army, the occupation army, stays in every territory and never moves.
    .refusal = At least one army stays in { $source }; you asked to move { $asked }.
    .fix = You can still move { $most } from there.
WAR2-MOV-03 = In this part of the turn each army moves once.
    .refusal = Only { $most } more can leave { $source }: those that have just arrived go no further. You asked for { $asked }.
    .fix = Move fewer, or from elsewhere.
WAR2-MOV-04 = As it begins, all armies but one of each territory may move. Whatever leaves is taken off that number; what arrives does not add to it, but what a card puts down does.
    .refusal = At least 1 army has to move; you asked for { $asked }.
    .fix = You can move up to { $most } from { $source }.
WAR2-MOV-05 = By airlift, armies go from one Strategic Centre of yours to another, near or far.
    .refusal = { $why ->
        [owner] { $territory } is not yours.
        [centre] { $territory } is not a Strategic Centre.
       *[same] They already are in { $territory }.
    }
    .fix = Airlift between two Strategic Centres of yours.
WAR2-MOV-06 = An army that flew does not march on, and one that marched does not fly on.
WAR2-MOV-07 = Within these limits you make as many moves and airlifts as you like.
WAR2-MOV-08 = An airlift costs neither bombers nor cards.

## Using cards

WAR2-CRD = Using cards
    .intro = Three for every turn with a conquest; what they do is up to you.
WAR2-CRD-01 = If you conquered in your turn, you draw 3 cards when your moves are done.
WAR2-CRD-02 = It is 3, however many territories you took.
WAR2-CRD-03 = A hand never holds more than 5: with 3 cards you draw 2, with 5 none.
WAR2-CRD-04 = You draw as many as you may, without being asked.
WAR2-CRD-05 = Then your turn is over. What you have just drawn waits for the next.
WAR2-CRD-06 = You use cards in your own turn only, at any moment of it, but not in the middle of an occupation or a raid.
WAR2-CRD-07 = A card reinforces, raids or transports, and does so once.
    .refusal = This card is not in your hand: { $card }.
    .fix = Choose a card from your hand.
WAR2-CRD-08 = If a card shows several territories, you choose one of them.
    .refusal = The card { $card } does not show { $territory }.
    .fix = Choose a territory that the card shows.
WAR2-CRD-09 = Number cards add to a territory card, as many of them as you like. They do nothing alone, and nothing for a transport.
    .refusal = { $why ->
        [alone] { $card } is a number card and does nothing by itself.
       *[numbers] You do not have those number cards.
    }
    .fix = Use a territory card, with number cards from your hand if you like.
WAR2-CRD-10 = One reinforcement or one raid takes one territory card. Two of them are two uses.
WAR2-CRD-11 = You never have to use a card.
WAR2-CRD-12 = To reinforce, choose a territory of the card that is yours. It gets 1 army, plus the numbers played along.
    .refusal = { $territory } is not yours.
    .fix = Choose a territory of the card that is yours, or raid this one.
WAR2-CRD-13 = All of them go onto that territory. If your box has fewer, the rest is lost.
WAR2-CRD-14 = To raid, choose a territory of the card that is not yours and has 2 armies or more.
    .refusal = { $why ->
        [own] { $target } is yours.
       *[armies] { $target } has a single army, and the last one cannot be bombed.
    }
    .fix = Choose an enemy territory of the card with 2 armies or more.
WAR2-CRD-15 = It brings 1 bomber, plus the numbers played along.
WAR2-CRD-16 = They come from the box, which cannot give more than it has.
WAR2-CRD-17 = If it has fewer than the cards say, those fly and the rest is lost. From an empty box there is no raid.
    .refusal = Your box has no bombers.
    .fix = Raid from the air base during your attacks.
WAR2-CRD-18 = For a transport you give 2 territory cards, each with at least one territory of yours. Armies then go from one territory of yours to another, as many as you like.
    .refusal = { $why ->
        [open] Your two cards are given: now say what they move.
        [cards] A transport begins with two territory cards.
        [repeated] You named the same card twice.
       *[shows] None of the territories of { $card } is yours.
    }
    .fix = { $why ->
        [open] Choose what goes where, or take the cards back.
       *[other] Give two territory cards that show territories of yours.
    }
WAR2-CRD-19 = Both may be any territories of yours, not only those on the cards.
    .refusal = { $why ->
        [owner] { $territory } is not yours.
       *[same] They already are in { $territory }.
    }
    .fix = Choose two different territories of yours.
WAR2-CRD-20 = At least 1 army stays behind.
    .refusal = { $why ->
        [nothing] There is nothing that these cards could move.
       *[amount] From { $source } up to { $most } can go; you asked for { $asked }.
    }
    .fix = { $why ->
        [nothing] Keep the cards for another use.
       *[amount] Move at least 1 and leave at least 1.
    }
WAR2-CRD-21 = While you place and attack, a transport is not counted as a move. During the moves it is.
WAR2-CRD-22 = You may discard any of your cards in your turn, one after the other, without using them.
    .refusal = This card is not in your hand: { $card }.
    .fix = Choose a card from your hand.
WAR2-CRD-23 = What is used or discarded goes onto the discard pile.
WAR2-CRD-24 = As soon as that pile has 10 cards or more, all of it goes back to the draw pile, which is shuffled.
WAR2-CRD-25 = This happens at once, after the use or discard that made it so many.
WAR2-CRD-26 = The draw pile is never empty: of 61 cards at most 30 are in hands and 9 on the discard pile.
WAR2-CRD-27 = Used cards lie face up. Cards that leave a hand unused lie face down, and only the one who held them knows them.

## Elimination

WAR2-ELI = Elimination
    .intro = What happens when a player loses their last territory.
WAR2-ELI-01 = Without a territory you are out. Only a conquest can do that, so it is always the player on turn who eliminates.
    .refusal = You have lost your last territory and are out of the game.
    .fix = Stay and see how it ends!
WAR2-ELI-02 = If destroying that colour was the objective of the player who did it, that player has won.
WAR2-ELI-03 = If not, that player takes over all cards of the one eliminated.
WAR2-ELI-04 = From more than 5 cards, the next player blindly takes out those beyond 5.
WAR2-ELI-05 = That is to say, they are drawn by lot from the joined hand, and they go face down onto the discard pile.
WAR2-ELI-06 = The next player is the next one clockwise who is still in the game.
WAR2-ELI-07 = All this happens at once; no card can be used in between. Afterwards they can, in the same turn.
WAR2-ELI-08 = The conquest counts for drawing cards too, up to 5 in the hand.
WAR2-ELI-09 = Bombers and Information Centre of the eliminated player leave the game. The objective stays hidden until the end.
WAR2-ELI-10 = The turns of an eliminated player are skipped, also the second stage of round 1.

## Surrender

WAR2-SUR = Surrender
    .intro = How to leave the table, and what remains behind.
WAR2-SUR-01 = A player may surrender. When all but one have surrendered or been eliminated, the game is over.
    .refusal = You have surrendered, and there is no way back.
    .fix = Stay and see how it ends!
WAR2-SUR-02 = You may do it in your turn or in somebody else's. Your own open conquest is occupied with 1 army first, your own raid stopped. If somebody else's is open, you leave when it is over.
WAR2-SUR-03 = Your territories and armies stay where they are and become neutral.
WAR2-SUR-04 = Neutral territories have no turn, get nothing and never attack. They defend themselves like others, on the ground and against bombers.
WAR2-SUR-05 = They count for nobody: not as territories, nor as Strategic Centres, nor for a continent.
WAR2-SUR-06 = To conquer one is a conquest like any other. To conquer the last one of a colour eliminates nobody.
WAR2-SUR-07 = Your cards go face down onto the discard pile; bombers and Information Centre leave the game; your objective stays hidden. Other players' Information Centres on your territories stay there.
WAR2-SUR-08 = If it was your turn, it ends without cards.
WAR2-SUR-09 = If you surrender while vacant territories are being taken, the others take what is left, and the one after the last of them begins. If objectives are drawn only then, you draw none.

## Objectives

WAR2-OBJ = Objectives
    .intro = The first to reach the secret objective wins.
WAR2-OBJ-01 = The game is over the moment a player's objective is met, and the card is shown.
    .refusal = The game is over.
    .fix = To play on, start a new one.
WAR2-OBJ-02 = Nobody has to declare it; the game sees it.
WAR2-OBJ-03 = It looks from the second stage of round 1 on: as each turn begins, and after everything that changes the map.
WAR2-OBJ-04 = It looks at the player on turn first and then clockwise, and the first whose objective is met wins alone.
WAR2-OBJ-05 = Whoever is to destroy a colour needs 24 territories instead if that colour is their own, or as soon as somebody else eliminates it or it surrenders.
WAR2-OBJ-06 = A colour is destroyed by the player who takes its last territory.
WAR2-OBJ-07 = A whole continent is a majority too.
WAR2-OBJ-08 = One more continent is any whole one that the card does not name. You need not say which.
WAR2-OBJ-09 = For 18 territories with 2 armies on each, further ones of yours may have a single army.
WAR2-OBJ-10 = Strategic Centres are counted altogether, also those in the continents that the card names.

## The end of the game

WAR2-END = The end of the game
    .intro = Other ways to win, and what is shown.
WAR2-END-01 = If only one player is left who has neither been eliminated nor surrendered, that player wins.
WAR2-END-02 = With a limit of rounds, whoever has the most territories after the last of them wins; if tied, the most Strategic Centres, then armies, then bombers in the air base. Those still tied win together.
WAR2-END-03 = With two players left the rules stay the same.
WAR2-END-04 = When the game is over, everybody sees all objectives, those left over too, and all hands.

## Information Centres and espionage

WAR2-CI = Information Centres and espionage
    .intro = A variant: all of this applies only if the table plays with the option ci.
WAR2-CI-01 = Each of you has one Information Centre, the pawn of your colour.
    .refusal = Your Information Centre has been placed already.
    .fix = Move it when your attacks are over, or for two cards.
WAR2-CI-02 = You put it on a territory of yours in round 1 or 2.
    .refusal = { $why ->
        [owner] { $territory } is not yours.
       *[late] Information Centres are placed in rounds 1 and 2.
    }
    .fix = Choose a territory of your own, in time.
WAR2-CI-03 = Any moment of your turn will do, in either stage of round 1, unless a conquest or a raid is open.
WAR2-CI-04 = In round 2 your turn cannot end before it is placed.
    .refusal = Your Information Centre has to be placed in this round.
    .fix = Put it on one of your territories, and then end your turn.
WAR2-CI-05 = It is no army: it neither occupies nor attacks nor defends, and nothing can destroy it.
WAR2-CI-06 = Several of them may stand on one territory.
WAR2-CI-07 = In your turn you may spy if your Information Centre is on the map, on a territory of yours.
    .refusal = Your Information Centre is not on the map.
    .fix = Place it first.
WAR2-CI-08 = To spy is to look at all cards of one opponent, but not at the objective.
WAR2-CI-09 = Once a turn, on one opponent.
    .refusal = You have already spied in this turn.
    .fix = Wait for your next turn.
WAR2-CI-10 = What you do not use lapses with your turn.
WAR2-CI-11 = You can spy while you place, attack and move, but not in the first stage of round 1.
    .refusal = In the first stage of round 1 there is nothing to spy on yet.
    .fix = Wait for the second stage.
WAR2-CI-12 = You may choose an opponent without cards, and that counts. Somebody who is out cannot be chosen.
    .refusal = There is nobody there to spy on.
    .fix = Choose an opponent who is still in the game.
WAR2-CI-13 = You see the cards as they are at that moment. You may look at what you saw again until the game ends, but it does not change with the hand.
WAR2-CI-14 = Everybody is told who spied on whom, and nothing more.
WAR2-CI-15 = If you conquer the territory of another player's Information Centre, you capture it.
WAR2-CI-16 = You then look at the cards and the objective of its owner.
WAR2-CI-17 = You look once for each capture, there and then, and it does not cost you your spying. Everybody is told that you did.
WAR2-CI-18 = A captured Information Centre is in your keeping until somebody conquers the territory on which it stands.
    .refusal = The Information Centre in { $territory } is not in your keeping.
    .fix = Conquer that territory first.
WAR2-CI-19 = Whoever conquers it next captures it in turn, with the same look.
WAR2-CI-20 = Without your Information Centre you cannot spy. As soon as you have conquered it back you can, even in the same turn.
    .refusal = Your Information Centre has been captured: { $territory } is not yours.
    .fix = Conquer that territory to have it back.
WAR2-CI-21 = Other players' Information Centres in your keeping give you no spying of their own.
WAR2-CI-22 = You capture all that stand on a territory at once, and look at each owner's cards and objective. If your own is among them, it is free again.
WAR2-CI-23 = If the same conquest eliminates the owner, you look first; then the Information Centre leaves the game.
WAR2-CI-24 = Of the objective you see the card as it was drawn, and whether it now means something else.
WAR2-CI-25 = During the moves, whoever keeps an Information Centre may move it to a neighbouring territory of theirs, or from one Strategic Centre of theirs to another.
    .refusal = { $why ->
        [nowhere] That Information Centre is not on the map.
       *[reach] It cannot get to { $territory } from there.
    }
    .fix = Choose a neighbour of yours, or go from one Strategic Centre of yours to another.
WAR2-CI-26 = Each moves once a turn: one step or one flight.
    .refusal = That Information Centre has already moved in this turn.
    .fix = Wait for your next turn.
WAR2-CI-27 = It needs no army to go with it, and does not count as one.
WAR2-CI-28 = For 2 territory cards, each with a territory of yours, it goes to any other territory of yours.
    .refusal = { $why ->
        [cards] A transport begins with two territory cards.
       *[target] It cannot be taken to { $territory }.
    }
    .fix = Give two cards, and choose another territory of yours.
WAR2-CI-29 = You may do that at any moment of your turn. During the moves it is its one move; before that it does not count.
    .refusal = That Information Centre has already moved in this turn.
    .fix = Transport armies instead, or take the cards back.
WAR2-CI-30 = A pair of cards transports either armies or one Information Centre.
WAR2-CI-31 = An Information Centre may move in the turn in which it was placed.

## What is seen and what is hidden

WAR2-HID = What is seen and what is hidden
    .intro = Who may know what.
WAR2-HID-01 = Everybody sees the map, the bombers, all dice, how many cards there are where, the used cards, and that somebody spied. Only you see your cards and your objective. What you draw, discard, take over or lose, only those see who held it.
WAR2-HID-02 = What espionage or a capture shows, it shows to nobody else.
WAR2-HID-03 = Air bases and boxes lie open.
WAR2-HID-04 = What you have seen of the game so far, you can always read again.
WAR2-HID-05 = The list of all objectives is open to everybody at any time. It does not tell who has which.

## What is left to chance

WAR2-RND = What is left to chance
    .intro = Everything that depends on luck, and nothing else does.
WAR2-RND-01 = Lots decide on colours, objectives, Strategic Centres, cards drawn and cards lost, and on vacant territories if the table wants it; dice on the distributor, on battles and on raids. Each outcome is as likely as any other.
    .refusal = Dice or cards are still to come.
    .fix = Wait for them, and try again.
WAR2-RND-02 = The attack's dice come first, then the defence's.

## Table options

WAR2-OPT = Table options
    .intro = Agree on these before you start. The default values are the rules of the other chapters.
WAR2-OPT-01 = Espionage, ci: with false (default), Information Centres are not used; with true, they are.
    .refusal = This table plays without Information Centres.
    .fix = To use them, agree on the option ci before the game.
WAR2-OPT-02 = Attacks in round 1, first_round_attacks: with true (default), its second stage has them. With false there are none, nor raids; you begin that stage with your moves.
    .refusal = At this table there are no attacks and no raids in round 1.
    .fix = Wait for round 2.
WAR2-OPT-03 = Late objectives, objectives_after_claims: with true, objectives are drawn only when all territories are taken. The default is false.
WAR2-OPT-04 = Anti-aircraft die, aa_die: with standard (default), its faces are 0, 0, 0, 1, 1, 2; with heavy, 0, 0, 0, 1, 2, 3.
WAR2-OPT-05 = Armies for a majority, majority_placement: with continent (default), they stay in their continent; with free, they go onto any of your territories.
WAR2-OPT-06 = Transport, transport_mode: with any (default), it goes between any two territories of yours. With shown, you choose one territory of yours on each card, two different ones, and go from one to the other; an Information Centre may come from anywhere, but goes to one of them.
    .refusal = { $why ->
        [nothing] Between the territories on these cards there is nothing to move.
       *[shown] At this table a transport is bound to the territories on its cards.
    }
    .fix = Choose territories that your two cards show.
WAR2-OPT-07 = Last stand, last_stand: with true, whoever is down to one territory has, from then on and for good, to hold 3 Strategic Centres instead of the card; the option last_stand_centres changes that number, from 2 to 12. Everybody knows it, but the card stays hidden. The default is false.
WAR2-OPT-08 = Seat of somebody who surrenders, surrender_seat: with neutral (default), the chapter on surrender holds. With bot, a bot plays on with all that is there, and for every rule the seat has not surrendered.
    .refusal = A bot already plays for you.
    .fix = Stay and see how it ends!
WAR2-OPT-09 = Limit of rounds, round_limit: 60 by default; 0 means none.
WAR2-OPT-10 = Clock, turn_seconds: so many seconds for a turn, each stage of round 1 and each decision of the setup being a turn of its own. With 0 (default) there is no clock.
WAR2-OPT-11 = Vacant territories by lot, random_claims: with true, they are handed out by lot in the same order of seats; the choice with 5 players stays. The default is false.
WAR2-OPT-12 = When your time is up, the game decides for you: it stops a raid; moves all who fought into a conquest; puts each pool, one after the other, on the territory allowed that has the most armies; places an Information Centre that is due on the territory with the most armies; attacks and moves no more. In the setup it takes a Strategic Centre before two territories, and always the first on the list.
WAR2-OPT-13 = The list of territories, where an order is needed, is the one printed in the rulebook: continent by continent.
