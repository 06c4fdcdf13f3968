### The rules of WAR Vikings as players read them: one message per clause.
### `.refusal` says why an action was turned down; `.fix`, what would be allowed.

## Components

VIK-CMP = Components
    .intro = What you play with.
VIK-CMP-01 = The board shows northern Europe, divided into territories, and these into regions.
VIK-CMP-02 = There are 36 territories in 7 regions. Twelve of them have a port.
    .refusal = There is no territory called “{ $name }” on the board.
    .fix = Check the name on the board and try again.
VIK-CMP-03 = There are six clans: red, blue, green, yellow, black and white.
    .refusal = No clan has the colour “{ $name }”.
VIK-CMP-04 = Each clan has 60 warriors, worth 1 army each, and 5 emblems, worth 5 armies each.
VIK-CMP-05 = Each clan also has one commander and 5 warships.
VIK-CMP-06 = Asgard lies above the board. Valhalla, where each clan has a place of its own, and the cards of the gods are there.
VIK-CMP-07 = Each territory has its card, with a shield, a raven or a hammer. There are 12 of each figure, 36 cards in all.
    .refusal = There is no card called “{ $name }”.
    .fix = Choose a card from your hand.
VIK-CMP-08 = Two wild cards bear all three figures.
VIK-CMP-09 = There are 14 objective cards.
VIK-CMP-10 = There are 4 cards with command effects.
VIK-CMP-11 = Odin, Thor, Loki and Freyja have 3 power cards each.
    .refusal = There is no god called “{ $name }” in Asgard.
    .fix = Call Odin, Thor, Loki or Freyja.
VIK-CMP-12 = The attack has 3 red dice, the defence 3 yellow ones. All show 1 to 6.
VIK-CMP-13 = Four, five or six can play.
VIK-CMP-14 = If the table likes, three can play too, with 12 territories each.

## The board

VIK-BRD = The board
    .intro = Regions, borders and sea routes.
VIK-BRD-01 = The regions are the North Atlantic (4 territories, worth 2 armies), Britannia (7, worth 4), Francia (5, worth 3), Denmark (4, worth 3), Norway (5, worth 4), Sweden (5, worth 4) and Gardarike (6, worth 4).
VIK-BRD-02 = Two territories border each other if they touch or if a dotted line joins them. For every rule the two are worth the same. There are 44 borders and 19 dotted lines.
VIK-BRD-03 = A sea route joins two ports. It is no border, and only a ship can use it. There are 16.
VIK-BRD-04 = Where there is a border there is no sea route.
VIK-BRD-05 = Borders alone lead everywhere: the game can be played without ships.

## Supply

VIK-SUP = Supply
    .intro = Nobody has armies without end.
VIK-SUP-01 = Each of you has 85 armies. What counts is their number; which pieces show it makes no difference.
VIK-SUP-02 = Each of your armies is on the board, in Valhalla, in your reserve or removed; together they are always 85. Armies that have just been lost count in the reserve until you have chosen about Valhalla.
VIK-SUP-03 = Armies that you receive come from your reserve and count there until you place them. What is already due cannot be given twice.
VIK-SUP-04 = If the reserve is too small you receive what there is, and the rest is lost. Territories are paid first, then regions in the order of the board, then each exchange: its value, and after that the extra armies in the order in which you named the cards.
VIK-SUP-05 = If you begin a reinforcement with fewer than 3 armies in the reserve, removed armies of yours go back to it until there are 3, or none is left.
VIK-SUP-06 = With nothing in the reserve and nothing removed you receive nothing. Your turn goes on all the same.

## Setting up

VIK-SET = Setting up
    .intro = In this order: colours, command effect, dealer, territories, cards, objectives.
VIK-SET-01 = In the order of the seats each of you takes a colour that is still free. All its pieces go to your reserve.
    .refusal = { $why ->
        [taken] { $colour } is already taken.
       *[phase] The colours have been chosen; now it is: { $phase }.
    }
VIK-SET-02 = One command effect is drawn and shown. It holds for every commander until the end; the other three are put away.
VIK-SET-03 = Effects that need a part of the game that is switched off are left out: Bloody Waters needs ships, War Prayer needs gods, and all of them need commanders.
VIK-SET-04 = The three cards of each god lie face down in Asgard, shuffled.
VIK-SET-05 = Everybody rolls a die. The highest deals. Those tied for highest roll again, until one is ahead.
VIK-SET-06 = The dealer shuffles the territory cards, without the wild ones, and deals them one by one, anticlockwise, beginning on his right. So he comes last.
VIK-SET-07 = On each territory that you are dealt you put 1 army.
VIK-SET-08 = Then all territory cards and the wild cards are shuffled as the draw pile. Nobody holds a card yet.
VIK-SET-09 = Before the objectives are dealt everybody may read those that are in the game.
VIK-SET-10 = Objectives against a colour that nobody plays are left out.
VIK-SET-11 = Each of you is dealt one objective, which nobody else sees. Whoever was dealt the one against his own colour changes it, in turn order, for another that was not dealt; nobody has looked yet, and nobody is told.
VIK-SET-12 = The objectives left over are put away unseen.

## The turn

VIK-TRN = The turn
    .intro = Who acts when.
VIK-TRN-01 = The dealer opens every round. Turns pass clockwise to the next player still in the game.
    .refusal = It is { $seat }'s decision.
VIK-TRN-02 = A round is over when everybody still in the game has had a turn. If the dealer is out, the next one after him opens it.
VIK-TRN-03 = In round 1 you only place armies and commander.
    .refusal = In round 1 you only place your armies and your commander.
VIK-TRN-04 = From round 2 on a turn has four parts: reinforcement, attacks, fortification, card.
VIK-TRN-05 = What you have left behind in a turn does not come back.
    .refusal = You cannot do this now ({ $action }): it is time for { $phase }.
VIK-TRN-06 = If you do not answer in time, the gentlest thing is done for you: the first free colour, armies on your first territories, no attack, no god, no second roll, as many as fit to Valhalla, all armies into a conquest with the commander staying. An exchange that you owe is made with the first set in the order in which your cards came.
VIK-TRN-07 = Where you have nothing to choose you are not asked. Only your reinforcement, and your captured cards if you hold three or more, always wait for you: nobody is to learn whether you hold a set.
VIK-TRN-08 = A combat that is declared is rolled. Nobody can withdraw.
VIK-TRN-09 = At the end of a turn the next player goes on, unless the game is over.
    .refusal = The game is over.

## Round 1

VIK-ONE = Round 1
    .intro = The first armies, and the commander.
VIK-ONE-01 = In turn order each of you places half as many armies as he has territories, rounded down, and at least 3.
VIK-ONE-02 = Regions give nothing yet.
VIK-ONE-03 = You also put your commander on a territory of yours before you finish.
    .refusal = Put your commander on one of your territories first.

## Reinforcement

VIK-REI = Reinforcement
    .intro = What a turn brings, and where it goes.
VIK-REI-01 = At the start of your turn you receive one army for every two of your territories, rounded down.
VIK-REI-02 = It is never fewer than 3.
VIK-REI-03 = For every region that is wholly yours you receive its armies too.
    .refusal = There is no pool of armies called “{ $name }”.
VIK-REI-04 = The armies of a region are placed in that region.
    .refusal = The armies of { $pool } cannot go to { $territory }.
    .fix = Place them in their own region.
VIK-REI-05 = The armies for territories and for exchanges go wherever you like among your territories.
    .refusal = { $territory } is not yours.
    .fix = Choose one of your territories.
VIK-REI-06 = You place all of them before you go on.
    .refusal = { $why ->
        [left] You still have armies to place: { $armies }.
       *[amount] You cannot place { $asked } from this pool ({ $pool }); it has { $most }.
    }
VIK-REI-07 = Placing, exchanging, building and laying up ships and bringing back the commander may come in any order.

## Territory cards

VIK-CRD = Territory cards
    .intro = Three of them are worth armies.
VIK-CRD-01 = A set is three cards with the same figure, or three with three different figures.
    .refusal = { $why ->
        [repeated] { $card } can be given only once.
       *[figures] These three cards are no set.
    }
    .fix = Choose three equal figures or three different ones.
VIK-CRD-02 = A wild card is any figure. With one of them any three cards are a set.
VIK-CRD-03 = You may exchange sets during your reinforcement. You need not.
    .refusal = Cards are exchanged during your reinforcement; now it is: { $phase }.
VIK-CRD-04 = If you begin it with 5 cards, you must exchange one set.
    .refusal = You began with { $hand ->
        [one] 1 card
       *[other] a full hand
    }: exchange a set first.
VIK-CRD-05 = Among five cards there is always a set.
VIK-CRD-06 = Exchanges are worth 4, 6, 8, 10, 12, 15, 20, 25 and 30 armies, and each one after that 5 more.
VIK-CRD-07 = All exchanges of all players count in one series.
VIK-CRD-08 = For each card that shows a territory of yours, 2 more armies go to that territory.
VIK-CRD-09 = You choose the cards. They go face up on the discard pile.
    .refusal = You do not hold { $card }.
VIK-CRD-10 = An exchange counts even if your reserve cannot pay all of it.
VIK-CRD-11 = If you conquered a territory in your turn, by land or by sea, you draw a card after the fortification.
VIK-CRD-12 = It is one card, however many territories it was.
VIK-CRD-13 = Neutral territories count too.
VIK-CRD-14 = If the draw pile is empty when a card is due, the discards are shuffled and become the draw pile.
VIK-CRD-15 = If there are no discards either, nobody draws.
VIK-CRD-16 = At the end of a turn nobody has more than 5 cards.

## Attack

VIK-ATK = Attack
    .intro = From where, against whom, with how many.
VIK-ATK-01 = You attack from a territory of yours with 2 armies or more, against one that is not yours.
    .refusal = { $why ->
        [owner] { $source } is not yours.
        [armies] { $source } has only one army, which must stay.
       *[own] { $target } is yours already.
    }
VIK-ATK-02 = The two border each other, or a sea route joins them and you have a ship for it.
    .refusal = { $source } and { $target } neither border each other nor share a sea route.
VIK-ATK-03 = Where your own ship lies in port you cannot attack by land, not even over a dotted line.
    .refusal = Your ship in the port of { $source } bars attacks by land from there.
    .fix = Attack over the sea, or lay the ship up in your next reinforcement.
VIK-ATK-04 = You say how many armies attack: 1, 2 or 3, but one stays behind. You roll as many red dice.
    .refusal = From { $source } you cannot attack with { $asked }; the most is { $most }.
VIK-ATK-05 = The defence rolls a yellow die for each army in the territory, up to 3.
    .refusal = The number of defence dice is not chosen now: { $phase }.
VIK-ATK-06 = Armies of several territories cannot attack together.
VIK-ATK-07 = You may fight as many battles as you like, from wherever and in any order.
VIK-ATK-08 = After each battle you go on, attack elsewhere or stop.
VIK-ATK-09 = Armies that have moved into a conquest can attack from there at once.
VIK-ATK-10 = You need not attack. If nothing can be attacked, you are not asked.

## Battle

VIK-BAT = Battle
    .intro = From the gods to the losses.
VIK-BAT-01 = First the gods may be called: by the attacker, then by the defender.
VIK-BAT-02 = Then all dice are rolled at once.
VIK-BAT-03 = After all effects the dice of each side are put in order and compared: highest with highest, second with second, third with third.
VIK-BAT-04 = There are as many pairs as the side with fewer dice has. Dice without a partner do not count.
VIK-BAT-05 = The higher die wins its pair; a tie goes to the defence.
VIK-BAT-06 = Who loses a pair loses an army.
VIK-BAT-07 = An effect may lift a die above 6 or push it below 1. It is compared as it is.
VIK-BAT-08 = Effects follow one another in stages, and within a stage the attacker's comes first: the roll with extra dice; dice rolled again by the command effect; dice rolled again by the gods; extra dice dropped; values set or exchanged; values raised or lowered; the comparison.
VIK-BAT-09 = Highest, second and lowest are meant as the dice lie when the effect comes. Of equal dice each has a place of its own.

## Conquest

VIK-OCC = Conquest
    .intro = When the last defender falls.
VIK-OCC-01 = A territory is conquered when its last army is lost.
    .refusal = Nothing has been conquered that you could move into; now it is: { $phase }.
VIK-OCC-02 = You move in at once, with at least 1 army and at most as many as attacked in that battle.
    .refusal = You cannot move in with { $asked }: between 1 and { $most }.
VIK-OCC-03 = One army always stays behind. That is never a problem, since who wins such a battle loses nothing in it.
VIK-OCC-04 = If your commander is where the attack came from, he may go along.
    .refusal = Your commander is not where the attack came from.
VIK-OCC-05 = Moving in is not your fortification.
VIK-OCC-06 = Before you move in, commander and ship of the former owner are taken off.

## Valhalla

VIK-VAL = Valhalla
    .intro = Where the fallen wait.
VIK-VAL-01 = After each battle each side says how many of the armies that it lost in it go to Valhalla. The others go back to the reserve.
    .refusal = Nobody has fallen whom you could send to Valhalla; now it is: { $phase }.
VIK-VAL-02 = You have room for 6 in Valhalla.
    .refusal = You cannot send { $asked } to Valhalla; the most is { $most }.
VIK-VAL-03 = The attacker chooses first, then the defender.
VIK-VAL-04 = Each army there is worth one point: for a god, for a ship, for the return of your commander.
VIK-VAL-05 = What is sacrificed is removed. It comes back only when your reserve has run dry.
VIK-VAL-06 = Nobody returns from Valhalla to the board or to the reserve.
VIK-VAL-07 = Only armies that fell in battle can go there, no ships and no commanders.
VIK-VAL-08 = If nothing at this table can be paid from Valhalla, it is not used.

## Gods

VIK-GOD = The gods
    .intro = Help that costs, before the roll.
VIK-GOD-01 = In every combat attacker and defender may each call one god before the roll.
VIK-GOD-02 = During a roll, or after it, nobody calls a god.
    .refusal = A god is called before a roll; now it is: { $phase }.
VIK-GOD-03 = The attacker decides first. His card lies open before the defender decides.
VIK-GOD-04 = You name the god, sacrifice the cost from Valhalla, and draw one of the god's cards, which everybody sees.
VIK-GOD-05 = Freyja costs 1, Thor and Loki 2, Odin 3; and 1 more for each god that you have already called in this assault.
VIK-GOD-06 = You pay all of it or you cannot call.
    .refusal = { $god } would cost { $cost }, and you have { $valhalla } in Valhalla.
VIK-GOD-07 = Each card of the god that lies in Asgard is as likely as the others: three, or two if your opponent holds one.
VIK-GOD-08 = The attacker's card works by its line for attack, the defender's by its line for defence.
VIK-GOD-09 = A card holds for one roll. Then it goes back and the three are shuffled.
VIK-GOD-10 = The cost is not given back, even if the card changes nothing.
VIK-GOD-11 = A card does what it says. There is nothing to choose.
VIK-GOD-12 = If you do not like the result you may attack again and call again, at the higher price; and so may the defender.
VIK-GOD-13 = Neutral armies have no gods.

## Power cards

VIK-GDC = The twelve power cards
    .intro = What the gods can do.
VIK-GDC-01 = Brísingamen (Freyja): roll your lowest die again and keep the better result.
VIK-GDC-02 = Seiðr (Freyja): each of your ones counts as a 3.
VIK-GDC-03 = Falcon Cloak (Freyja): your second-highest die gains 1.
VIK-GDC-04 = Mjölnir (Thor): your highest die gains 1 in attack, 2 in defence.
VIK-GDC-05 = Thunder (Thor): your two highest dice gain 1 each.
VIK-GDC-06 = Belt of Strength (Thor): your lowest die gains 2.
VIK-GDC-07 = Illusion (Loki): your opponent's highest die loses 2.
VIK-GDC-08 = Shape-Change (Loki): if your opponent's lowest die is higher than yours, the two change hands.
VIK-GDC-09 = Discord (Loki): your opponent's highest die is rolled again, and the new result stands.
VIK-GDC-10 = Huginn and Muninn (Odin): roll two dice more and drop your two lowest.
VIK-GDC-11 = Gungnir (Odin): in attack, ties are yours; in defence, every die of your opponent loses 1.
VIK-GDC-12 = Mimir's Well (Odin): each of your ones, twos and threes is rolled again once, and the new result stands.
VIK-GDC-13 = A single die is the highest, the second and the lowest at once.
VIK-GDC-14 = Lowest means the lowest of all your dice, also if it will find no partner.
VIK-GDC-15 = The extra dice of Huginn and Muninn can be rolled again like the others. They do not raise the number of armies that can fall.

## Commander

VIK-CMD = The commander
    .intro = One leader for each clan.
VIK-CMD-01 = A commander is no army: he gives no die, cannot fall in a pair and holds no territory.
VIK-CMD-02 = You have at most one on the board, on a territory of yours.
    .refusal = { $why ->
        [placed] Your commander is in { $territory } already.
       *[owner] { $territory } is not yours.
    }
VIK-CMD-03 = He moves only with armies: into a conquest, or with a fortification.
VIK-CMD-04 = He leaves the board only if his territory is conquered, or if you are out of the game.
VIK-CMD-05 = If his territory is conquered he goes back to you. The conqueror gains nothing by it.
VIK-CMD-06 = In your reinforcement you may bring him back to any of your territories for 1 army of Valhalla.
    .refusal = { $why ->
        [price] Bringing him back takes an army of Valhalla, and you have { $valhalla }.
       *[phase] The commander is placed during your reinforcement; now it is: { $phase }.
    }
VIK-CMD-07 = The command effect works for everybody, but only where the own commander is: in the origin for the attacker, in the target for the defender.

## Command effects

VIK-EFF = Command effects
    .intro = One of four holds in a game.
VIK-EFF-01 = Battle Cry: in each battle the attacker may roll one of his red dice again.
VIK-EFF-02 = Shield Wall: in each battle the defender may roll one of his yellow dice again.
VIK-EFF-03 = Bloody Waters: in each naval combat either side may roll one of its dice again, if its commander is in its port.
VIK-EFF-04 = War Prayer: whoever drew a god's card may refuse it at once. It goes back, and he draws again.
VIK-EFF-05 = The second card may be the same one. It stands, and the prayer costs nothing.
VIK-EFF-06 = The prayer comes right after the draw, before the other side decides.
    .refusal = There is no card of yours to keep or refuse; now it is: { $phase }.
VIK-EFF-07 = Dice are rolled again when all of them lie open, one for each side in a combat at most. You choose the die, and its new value stands.
    .refusal = { $why ->
        [face] None of your dice shows { $face }.
       *[phase] No die can be rolled again now: { $phase }.
    }
VIK-EFF-08 = Battle Cry and Shield Wall work in battles, also after a landing, and not at sea. Bloody Waters works at sea alone.
VIK-EFF-09 = You may use an effect. You need not.

## Ships

VIK-SHP = Ships
    .intro = Five for each clan.
VIK-SHP-01 = Each of your 5 ships is in your reserve, in a port or destroyed.
    .refusal = You have no ship left in your reserve.
VIK-SHP-02 = In your reinforcement you may put a ship from your reserve into a port of yours for 1 army of Valhalla.
    .refusal = { $why ->
        [owner] { $territory } is not yours.
        [port] { $territory } has no port.
        [price] A ship takes an army of Valhalla, and you have none there.
       *[phase] Ships are built during your reinforcement; now it is: { $phase }.
    }
VIK-SHP-03 = You may build as many in a turn as you can pay for and find room for.
VIK-SHP-04 = There is room for one ship in a port.
    .refusal = A ship lies in { $territory } already.
VIK-SHP-05 = A ship can be used in the turn in which it was built.
VIK-SHP-06 = A ship is no army, gives no die in a battle and holds no territory.
VIK-SHP-07 = While it lies in port its territory cannot attack by land. Everything else is free.
VIK-SHP-08 = In your reinforcement you may lay a ship up: it goes back to your reserve. What it cost is not given back.
    .refusal = { $why ->
        [ship] No ship of yours lies in { $territory }.
       *[phase] Ships are laid up during your reinforcement; now it is: { $phase }.
    }
VIK-SHP-09 = If a port is conquered, the ship in it goes back to its owner's reserve.
VIK-SHP-10 = A ship that is destroyed is out of the game.
VIK-SHP-11 = A ship changes its port only in a fortification by sea.
VIK-SHP-12 = A ship does not hinder attacks by land on its territory.

## War at sea

VIK-NAV = War at sea
    .intro = Ship against ship, and landings.
VIK-NAV-01 = A sea attack goes from a port of yours with your ship, along a sea route, to a port that is not yours.
    .refusal = { $why ->
        [owner] { $source } is not yours.
        [own] { $target } is yours already.
        [route] No sea route joins { $source } and { $target }.
       *[ship] You have no ship in { $source }.
    }
VIK-NAV-02 = If no ship guards the target, your armies can land at once.
    .refusal = No ship guards { $target }.
    .fix = Land your armies there.
VIK-NAV-03 = If a ship guards it, that ship must be beaten first.
    .refusal = A ship guards { $target }.
    .fix = Send your ship against it first.
VIK-NAV-04 = In a naval combat ships meet, not armies. One army in the port is enough to begin it.
VIK-NAV-05 = Both sides roll 3 dice.
VIK-NAV-06 = Gods and effects work as in a battle.
VIK-NAV-07 = The three pairs are the three rounds; ties go to the defence. Two rounds win the combat.
VIK-NAV-08 = If the attacker wins all three, the other ship is destroyed and the way is open.
VIK-NAV-09 = If he wins two, the other ship stays in port and the way is open.
VIK-NAV-10 = If he wins one, his ship goes home and is spent.
VIK-NAV-11 = If he wins none, his ship is destroyed.
VIK-NAV-12 = A ship that survives lies where it lay before.
VIK-NAV-13 = An open way lets you land there until your attacks end, even past the beaten ship. It closes if your ship is spent or destroyed in another combat.
VIK-NAV-14 = A spent ship makes no sea attack in this turn. It still bars attacks by land from its territory.
    .refusal = The ship of { $source } is spent for this turn.
VIK-NAV-15 = From one port against another there is one naval combat in a turn at most.
    .refusal = The way from { $source } to { $target } is open already.
    .fix = Land your armies there.
VIK-NAV-16 = A ship that is not spent can serve against several ports in a turn.
VIK-NAV-17 = After a landing the armies move in as usual. The ship stays at home.
VIK-NAV-18 = If your ship is destroyed, its territory can attack by land again at once.

## Fortification

VIK-FOR = Fortification
    .intro = One move at the end.
VIK-FOR-01 = After your attacks you may make one fortification.
    .refusal = Armies are moved after the attacks; now it is: { $phase }.
VIK-FOR-02 = It goes from one territory of yours to another that borders it.
    .refusal = { $why ->
        [owner] { $territory } is not yours.
       *[border] { $source } and { $target } do not border each other.
    }
VIK-FOR-03 = At least 1 army moves and at least 1 stays.
    .refusal = From { $source } you cannot move { $asked }; the most is { $most }.
VIK-FOR-04 = Armies that moved in after a conquest may move again.
VIK-FOR-05 = A commander may go along.
    .refusal = No commander who could go along is in { $source }.
VIK-FOR-06 = Or it goes by sea, along a route from a port of yours with your ship to another port of yours. The ship may sail along if there is room. Without armies it must, and the commander crosses only with an army.
    .refusal = { $why ->
        [owner] { $source } and { $target } must both be yours.
        [route] No sea route joins { $source } and { $target }.
        [ship] You have no ship in { $source }.
        [alone] Your commander crosses only with at least one army.
        [berth] A ship lies in { $target } already.
       *[empty] With no army on board the ship itself must sail.
    }
VIK-FOR-07 = Also a spent ship may sail, one that fought and one that was just built.

## The objective cards

VIK-OBC = The objective cards
    .intro = What can win you the game.
VIK-OBC-01 = The Three Crowns: all of Denmark, Norway and Sweden.
VIK-OBC-02 = Danelaw: all of Denmark and Britannia.
VIK-OBC-03 = The Great Army: all of Britannia and Francia, your commander being in Northumbria.
VIK-OBC-04 = The Varangian Way: all of Sweden and Gardarike, your commander being in Holmgard.
VIK-OBC-05 = Lord of the Western Sea: all of Norway and the North Atlantic, and Ireland, with ships of yours in Iceland and in the Northern Isles.
VIK-OBC-06 = King of the Ports: 8 ports with 3 or 4 players, 7 with 5 or 6, and 3 ships on the board.
VIK-OBC-07 = The Great Conquest: 21 territories with 3 players, 20 with 4, 19 with 5, 18 with 6.
VIK-OBC-08 = The Northern Wall: territories with 2 armies or more on each, 16 with 3 players, 15 with 4 or 5, 14 with 6.
VIK-OBC-09 = Vengeance on the Red Clan: destroy it.
VIK-OBC-10 = Vengeance on the Blue Clan: destroy it.
VIK-OBC-11 = Vengeance on the Green Clan: destroy it.
VIK-OBC-12 = Vengeance on the Yellow Clan: destroy it.
VIK-OBC-13 = Vengeance on the Black Clan: destroy it.
VIK-OBC-14 = Vengeance on the White Clan: destroy it.

## Objectives

VIK-OBJ = Objectives
    .intro = How the cards are read.
VIK-OBJ-01 = All that a card asks for must hold at the same time.
VIK-OBJ-02 = The number of players is the one at the start of the game.
VIK-OBJ-03 = What a card says of ships or commanders falls away if the table plays without them.
VIK-OBJ-04 = Vengeance is yours only if you take the last territory of that clan yourself.
VIK-OBJ-05 = If somebody else eliminates that clan, or it surrenders, your card reads as The Great Conquest from then on.
VIK-OBJ-06 = Nobody but you is told.
VIK-OBJ-07 = A card that asks for more ships than you have left, or for a commander who cannot come back, reads as The Great Conquest too.

## Elimination

VIK-ELI = Elimination
    .intro = Who has no territory is out.
VIK-ELI-01 = A player without a territory is out of the game.
    .refusal = You have been eliminated.
VIK-ELI-02 = Whoever took his last territory gets his territory cards, at once and without the others seeing them.
VIK-ELI-03 = His reserve, his place in Valhalla, his ships and his commander leave the game.
VIK-ELI-04 = His objective stays hidden until the end.
VIK-ELI-05 = The conqueror's turn goes on. He cannot exchange before its end.
    .refusal = The cards that you captured can be exchanged at the end of your turn.
VIK-ELI-06 = At the end of that turn, after his card, he may exchange as many sets as he likes, and must while he has more than 5 cards.
    .refusal = You have { $hand } cards: exchange a set first.
VIK-ELI-07 = The armies of these exchanges are placed at once.
VIK-ELI-08 = If the conquest meets his objective, he wins as soon as he has moved in.
VIK-ELI-09 = Nobody is eliminated in his own turn, since one army always stays behind.

## Surrender

VIK-SUR = Surrender
    .intro = How to leave.
VIK-SUR-01 = You may surrender at any time. During a combat it takes effect when the combat is over; until then the gentlest thing is decided for you.
    .refusal = You have surrendered.
VIK-SUR-02 = Your territories become neutral, with the armies on them.
VIK-SUR-03 = Your territory cards go face up on the discard pile; your reserve, your place in Valhalla, your ships and your commander leave the game; your objective stays hidden until the end.
VIK-SUR-04 = If it was your turn, it ends without a card.
VIK-SUR-05 = Neutral territories defend with all the dice they can and never attack. They receive nothing and have neither ships nor commanders nor gods. What they lose leaves the game.
VIK-SUR-06 = A region with a neutral territory belongs to nobody.
VIK-SUR-07 = A territory that turns neutral may be attacked further in the same assault. Its ship is gone, so the sea before it is free.
VIK-SUR-08 = A surrender gives nobody cards and fulfils nobody's vengeance.

## The end

VIK-WIN = The end
    .intro = How the game is won.
VIK-WIN-01 = From round 2 on your objective is looked at in your own turn: when it begins, and after each thing that you do, as long as no combat is open. If it is met you show it and win.
VIK-WIN-02 = What comes true in another player's turn must still be true when yours begins.
VIK-WIN-03 = If all others are eliminated or have surrendered, the last one wins.
VIK-WIN-04 = That comes before the objectives.
VIK-WIN-05 = No objective wins in round 1.
VIK-WIN-06 = If there is a round limit, the game ends with that round. Most territories win; then most armies on the board; then most in Valhalla; then most ships on the board; then whoever plays later in the round.
VIK-WIN-07 = At the end all objectives and all hands are shown.

## Hidden information

VIK-HID = Hidden information
    .intro = What everybody sees, and what nobody sees.
VIK-HID-01 = Everybody sees the board with armies, ships and commanders, spent ships and open ways, everybody's reserve, Valhalla and removed armies, ships in reserve and destroyed, the number of cards in each hand and in the draw pile, the discards, the exchanges made and the next value, the command effect, the objectives in the game, the power cards, and whose decision it is.
VIK-HID-02 = Only you see your objective, how it now reads, and your territory cards.
VIK-HID-03 = Nobody sees the order of the draw pile, the objectives put away, or the order of a god's cards.
VIK-HID-04 = A card drawn is seen by who drew it, captured cards by their captor, exchanged cards by all.
VIK-HID-05 = A god's card is seen by all from the draw until it goes back, also one that is refused.
VIK-HID-06 = All dice are seen by all, before and after every effect.
VIK-HID-07 = A table may let you leave standing orders, such as never to call a god or always to fill Valhalla. Nobody else learns of them.

## Chance

VIK-RND = Chance
    .intro = What is left to lots.
VIK-RND-01 = Chance decides the command effect, the dealer, the deals, the draws of cards and all dice, and nothing else.
    .refusal = Dice or cards come first.
VIK-RND-02 = All dice are fair, all shuffles are even.
VIK-RND-03 = Within a combat they come in this order: the attacker's god, his second card, the defender's god, his second card, red dice, yellow dice, the attacker's second roll, the defender's, and then what their cards have rolled again, from the highest die to the lowest.

## Options

VIK-OPT = Options of the table
    .intro = What a table can agree on before the game.
VIK-OPT-01 = Three players may play.
VIK-OPT-02 = Gods may be left out. Without gods, commanders and ships you play the basic game.
VIK-OPT-03 = Commanders may be left out.
    .refusal = This table plays without commanders.
VIK-OPT-04 = Ships may be left out.
    .refusal = This table plays without ships.
VIK-OPT-05 = The command effect may be named instead of drawn, if its parts of the game are on.
VIK-OPT-06 = A naval combat may take three rolls, each with its own gods. Who wins two pairs or more wins the roll, and rolls then count as rounds. A die can be rolled again by Bloody Waters once in the whole combat.
VIK-OPT-07 = A lost commander may come back for nothing, or never.
    .refusal = At this table a lost commander does not come back.
VIK-OPT-08 = The defender may choose how many dice to roll, after the gods.
    .refusal = You cannot defend with { $asked } dice: between 1 and { $most }.
VIK-OPT-09 = You may fortify as often as you like; but nothing moves twice: neither army nor commander nor ship.
    .refusal = { $why ->
        [ship] The ship in { $source } has sailed already.
       *[armies] From { $source } you cannot move { $asked }; of those that have not moved there are { $most }.
    }
VIK-OPT-10 = The assaults of a turn may be limited at first: 1 in round 2, 2 in round 3, 3 in round 4, 4 in round 5.
    .refusal = In this round a turn has at most { $most } { $most ->
        [one] assault
       *[other] assaults
    }.
VIK-OPT-11 = To make up for playing later, each of you may place one army more in round 1 for every player before you.
VIK-OPT-12 = The supply may be without end. Then neither reserve nor removed armies are counted.
VIK-OPT-13 = You may play without objectives: then only the last one in the game wins, or the round limit decides.
VIK-OPT-14 = The round limit may be another one than 60, or none.
