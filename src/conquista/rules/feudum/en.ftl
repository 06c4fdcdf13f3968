### The rules of Feudum as players read them: one message per clause.
### `.refusal` says why an action was turned down; `.fix`, what would be allowed.

## Components

FEU-CMP = Components
    .intro = What lies in the box, and what happens when something runs out.
FEU-CMP-01 = Two to five people play, in green, yellow, blue, red and purple.
FEU-CMP-02 = Everybody owns the same 11 action cards.
FEU-CMP-03 = Everybody owns 3 pawns. A pawn has six faces: farmer, merchant, alchemist, knight, noble and monk. The face that is up is its character.
FEU-CMP-04 = Each colour has 20 influence markers. You begin with 7 of yours in your supply.
FEU-CMP-05 = Each colour has 4 discs. One stands on the score track, so you have 3 to use; at most 2 of them may serve as guardians.
FEU-CMP-06 = You have a wine barrel with room for 3 sulfur, and a pouch.
FEU-CMP-07 = There are 30 saltpeter, 30 sulfur, 30 iron, 30 wood and 50 food.
FEU-CMP-08 = There are 3 ships, 3 submersibles and 3 flying machines; a sea serpent and a behemoth; 17 discs that are a royal seal on one side and a rosary bead worth 2 to 5 on the other; 12 archery targets; 24 region tiles; and 16 royal writs.
FEU-CMP-09 = Only 2 feudums of each guild exist. Discs for outposts, farms and towns never run out.
    .refusal = Both feudums of this guild are already on the map: { $guild }.
    .fix = Choose another guild.
FEU-CMP-10 = Shillings never run out.
FEU-CMP-11 = Six beads are worth 2, five are worth 3, four are worth 4, and two are worth 5.
FEU-CMP-12 = If you are owed more of something than the general supply (for goods: the bag) has, you get what there is, and the rest is lost.
FEU-CMP-13 = Goods that are paid or discarded go back into the bag.

## The map

FEU-MAP = The map
    .intro = Six regions, 22 locations, and five kinds of routes between them.
FEU-MAP-01 = The regions are the sea with its small islands (3 locations), the big islands (4), the forest (3), the desert (5), the badlands (5) and the mountains (2).
FEU-MAP-02 = Six locations are starting locations: two each in the forest, the desert and the badlands.
FEU-MAP-03 = Locations carry compass letters. Within a region each of N, S, E and W occurs exactly once.
FEU-MAP-04 = Routes join two locations and work both ways. There are 13 roads, 2 ferries, 10 ship routes, 8 submersible routes and 7 flight routes.
FEU-MAP-05 = A port is a location with a ship route or a submersible route.
    .refusal = { $location } is no port, and the sea serpent can only be placed at a port.
FEU-MAP-06 = A location is an outpost, a farm, a town or a feudum. That is also the order in which it is improved.
FEU-MAP-07 = Goods may lie beside any location. A farm holds 10 at most.
FEU-MAP-08 = A good that would come to a farm with 10 goods returns to the bag.
FEU-MAP-09 = Any number of units, whosever they are, may stand at the same location.

## Setting up

FEU-SET = Setting up
    .intro = In this order.
FEU-SET-01 = The seats around the table are drawn by lot, and so is the starting player.
FEU-SET-02 = You receive 3 pawns, 7 influence markers, 3 discs, 7 shillings, 7 food, the pouch and the 11 cards. Your score is 0.
FEU-SET-03 = The royal writs are shuffled into a face-down deck. The basic game leaves out c2 and c14.
FEU-SET-04 = Every region has a stack of four tiles, epoch I on top and IV at the bottom. On their hidden backs are landscapes, shuffled among the tiles of the same epoch.
FEU-SET-05 = 3 outposts and 3 farms are shuffled onto the starting locations; 5 outposts, 4 farms and 7 towns onto the other 16.
FEU-SET-06 = The merchants' shelves receive 3 saltpeter, 3 sulfur, 4 iron, 4 wood and 4 food.
FEU-SET-07 = The alchemists receive 3 wood, 3 iron, 1 food, 3 saltpeter and 1 sulfur. Two vessels drawn by lot are put up for sale; the other seven are the general supply.
FEU-SET-08 = All goods that are not placed go into the bag.
FEU-SET-09 = In the Knight Guild every colour at the table has a row with 2 markers. If fewer than four colours play, neutral rows make up the number. What is left of a colour is its general supply.
FEU-SET-10 = Of the 17 shuffled seals, 4 lie on the scrolls a, c, e and f, 4 become beads on the rosary, 1 becomes a bead on a chicken, and 8 are the general supply.
FEU-SET-11 = 10 goods from the bag fill the farmers' barn.
FEU-SET-12 = The first epoch begins. One good from the bag is laid beside the N location of every region.
FEU-SET-13 = In turn order, everybody takes 3 goods of different kinds from the bag.
    .refusal = At the start you take exactly three different goods that the bag still has.
FEU-SET-14 = In turn order, everybody puts a pawn with a face of their choice beside a starting location, free of charge, and thereby joins that guild.
    .refusal = { $why ->
        [character] A pawn has no such face.
       *[location] { $location } is not a starting location.
    }
    .fix = Name one of the six characters and a starting location.

## The flow of the game

FEU-FLOW = The flow of the game
    .intro = A round in five steps, and what the game does on its own.
FEU-FLOW-01 = A round has five steps: playing cards, feeding, the progress die, a new epoch if it is due, and passing on the starting marker.
    .refusal = That does not belong here. What is to be decided now: { $phase }.
FEU-FLOW-02 = Turns go clockwise from the starting player.
    .refusal = The game is waiting for { $seat }.
FEU-FLOW-03 = What leaves you only one choice is done without asking. You are always asked about defence, about immunity and, if you hold a writ, about strengthening an attack: otherwise the question itself would show what you have. That you could surrender does not count as a choice.
FEU-FLOW-04 = Wherever a rule says “settle”, the seats of the guilds are settled before anything else is decided.
FEU-FLOW-05 = A card is only offered in a way in which it can be carried out from beginning to end. You may always forgo it.
    .refusal = At the moment { $card } cannot be carried out like this.
    .fix = Forgo the card, or use it another way.

## Choosing cards

FEU-SEL = Choosing cards
    .intro = First the pouch, for all to see; then four or five cards, in secret.
FEU-SEL-01 = In turn order: decide about your pouch. Leave it empty, or put 1 saltpeter or 1 sulfur from your supply on it, never from the barrel. A region tile may stand for the good. Everybody sees it at once.
    .refusal = { $why ->
        [lacking] You have neither this good nor a tile in its place.
       *[unknown] Only saltpeter, sulfur or nothing goes on the pouch.
    }
FEU-SEL-02 = Then choose 4 different cards, or 5 with saltpeter on the pouch.
    .refusal = { $why ->
        [picked] You have already chosen this card.
       *[unknown] There is no such card.
    }
FEU-SEL-03 = Nobody sees your choice until you play a card.
FEU-SEL-04 = You use your pouch in one way only in a round.
FEU-SEL-05 = Extra action: when your fifth card has been played, the saltpeter goes into the bag.
FEU-SEL-06 = Sequential action: once in the round, after a card in your own turn, you may play another one right away. The sulfur then goes into the bag.
FEU-SEL-07 = What still lies on a pouch at the end of the first step goes into the bag. A tile leaves the game as soon as it is put there.

## Your turn

FEU-TURN = Your turn
    .intro = Free actions, then one card.
FEU-TURN-01 = In your turn you must play one of your chosen cards, but you may forgo what it does.
    .refusal = { $why ->
        [hand] This card is not in your hand.
       *[unknown] There is no such card.
    }
FEU-TURN-02 = Whoever has no cards left is skipped. The step ends when nobody has any.
FEU-TURN-03 = Before a card you may take any number of free actions: play a mandate, return a writ, take back an immunity seal, surrender. The same goes for the moments before the pouch, before a second card and before feeding.
FEU-TURN-04 = You carry a card out as usual or forgo it. Improve, Conquer and Guild have a special ability that you may use instead of the usual action; the abilities of the other cards are part of it.
    .refusal = { $why ->
        [none] { $card } has no special ability that takes the place of its action.
        [defend] The special ability of Defend is used only when somebody starves one of your markers.
       *[unknown] A card is carried out as usual, with its special ability, or not at all.
    }
FEU-TURN-05 = Conquer cannot be your last card of the round: if it is all you hold, you can only forgo it.
    .refusal = Conquer is your last card of this round, so it can only be forgone.
FEU-TURN-06 = If sulfur lies on your pouch and you have cards left after a card, you may take free actions and then stop or play another.
FEU-TURN-07 = Played cards lie face up. At the end of the round all 11 are yours again.

## Paying and receiving

FEU-PAY = Paying and receiving
    .intro = Cubes, tiles, coins, and where sulfur goes.
FEU-PAY-01 = Goods are paid from your supply. The barrel pays only where wine is asked for.
FEU-PAY-02 = A region tile in your supply may pay for any one good.
    .refusal = You do not own this tile: { $tile }.
FEU-PAY-03 = A tile that pays leaves the game. You say whether you give the cube, if you have one, or which tile.
    .refusal = { $why ->
        [cube] You have no such cube: { $good }.
       *[unknown] This good is paid with a cube or with one of your tiles: { $good }.
    }
FEU-PAY-04 = A tile cannot stand for a royal seal, a shilling or wine.
FEU-PAY-05 = Shillings paid to nobody in particular go to the general supply.
FEU-PAY-06 = For every sulfur you get you choose whether it goes into your supply or, if there is room, into your barrel. There it stays.
    .refusal = { $why ->
        [full] Your barrel is full.
       *[unknown] Sulfur goes into the supply or into the barrel.
    }
FEU-PAY-07 = Your supply has no limit, except for 3 writs and 3 sulfur in the barrel.
FEU-PAY-08 = Several goods are paid in the order saltpeter, sulfur, iron, wood, food. You may only give a tile if the rest can still be paid without it.
    .refusal = If a tile pays for this, the rest of the price can no longer be paid: { $good }.
    .fix = Give the cube.

## Markers on a location

FEU-LOC = Markers on a location
    .intro = Ruler, subject and serf.
FEU-LOC-01 = A location holds up to 3 influence markers of up to 2 players, and no more than 2 of the same player.
    .refusal = There is no room for another marker of yours at this location.
FEU-LOC-02 = The first marker is the ruler.
FEU-LOC-03 = The first marker of a second player is the serf.
FEU-LOC-04 = The ruler's second marker is his subject. It can be added with or without a serf there.
FEU-LOC-05 = The serf's second marker, possible only while there is no subject, becomes the ruler; the serf's first marker becomes its subject and the old ruler the serf.
FEU-LOC-06 = So a location is empty, or has a ruler alone, with a subject, with a serf, or with both.
FEU-LOC-07 = If the ruler's markers leave and a serf remains, the serf becomes ruler.
FEU-LOC-08 = The ruler of a feudum can be displaced like any other. With feudum_influence = sealed the serf cannot place a second marker there, and Money is influence cannot be used there.
    .refusal = At this table the ruler of a feudum cannot be displaced by influence.

## Guild status

FEU-STA = Guild status
    .intro = Stars give seats; seats give power, points and coins.
FEU-STA-01 = The guilds form a ring: farmers, merchants, alchemists, knights, nobles, monks, and again farmers.
FEU-STA-02 = In a guild you have 1 star for each of your pawns on the map with its character, and 3 for each of its feudums that you rule.
FEU-STA-03 = Only if that gives you at least one star, each location you rule of the guild's type adds another: farms for farmers and knights, towns for merchants and nobles, outposts for alchemists and monks.
FEU-STA-04 = A guild has a master and an official; with four or five players also an apprentice.
FEU-STA-05 = With your first pawn you take the best free seat of its guild; if there is none, you keep your marker.
FEU-STA-06 = A seat holds one of your markers. You must place it as soon as the seat is due to you and you have a marker, and you cannot take it back.
FEU-STA-07 = Only with more stars do you pass somebody; with as many, the order stays.
FEU-STA-08 = To settle a guild, those seated keep their order, except who has no star left. Behind them come the others with a star and a marker, by stars and then by turn order. Then all are ordered by stars, and as many stay as there are seats. Who loses a seat takes the marker back.
FEU-STA-09 = All guilds are settled together: first those in which nobody gains a seat, then the one in which a new seat is worth most, in ring order if equal, and so on until nothing changes.
FEU-STA-10 = If somebody without a marker receives one, the seats are settled again.
FEU-STA-11 = Monsters give no stars.

## Guardians

FEU-REV = Guardians
    .intro = In the advanced game: discs that watch over your guilds.
FEU-REV-01 = When you push or pull in your own guild, you may put a free disc there as guardian, if you have none there and fewer than two in all.
FEU-REV-02 = After a push or pull you score 1 point if you already had a guardian in that guild. With guardian_bonus = at_once_and_second the one just placed counts too, and another guardian elsewhere gives 1 point more.
FEU-REV-03 = Between master and official the guardian stays. As an apprentice or without a seat you take the disc back.
FEU-REV-04 = A feast brings no guardian and no bonus for one.

## Royal writs

FEU-WRI = Royal writs
    .intro = Mandates to play, titles to keep.
FEU-WRI-01 = You hold up to 3 writs, in secret. If you get a fourth, you at once return one of the four.
FEU-WRI-02 = To draw some and keep one means: look at so many cards from the top, keep exactly one, and put the others under the deck in the order drawn.
    .refusal = { $why ->
        [held] This writ is not among those you have drawn.
       *[unknown] There is no such writ.
    }
FEU-WRI-03 = An empty deck gives nothing.
FEU-WRI-04 = Mandates that were played and writs that were returned go under the deck.
    .refusal = { $why ->
        [held] You do not hold this writ.
       *[unknown] There is no such writ.
    }
FEU-WRI-05 = A mandate offers two or three options. You use one of them: pay its goods, or have its stars, and take what it gives.
    .refusal = { $why ->
        [held] You do not hold this writ: { $writ }.
        [option] { $writ } has no such option.
        [price] You cannot pay for this option of { $writ }.
       *[unknown] There is no such writ.
    }
FEU-WRI-06 = A mandate that is not a weapon can be played whenever free actions are possible: before the pouch, before a card, before a second card and before feeding.
    .refusal = { $writ } is not a weapon.
FEU-WRI-07 = A weapon is used only to strengthen an attack. You may use several in the same attack.
    .refusal = { $why ->
        [moment] { $writ } is a weapon and can only be used during an attack.
        [held] You do not hold this weapon: { $writ }.
       *[unknown] There is no such weapon.
    }
FEU-WRI-08 = Where a mandate asks for stars, they count whether you are seated or not.
    .refusal = For this you need { $stars } stars in this guild: { $guild }.
FEU-WRI-09 = Shillings, vessels, markers, seals and beads come from the general supply, random goods from the bag. A vessel that is not there cannot be chosen.
    .refusal = There is no such vessel left in the general supply.
FEU-WRI-10 = A title scores only at the end of the game, and only with a royal seal on it.
    .refusal = { $writ } is a title: it cannot be played and scores at the end of the game.
FEU-WRI-11 = The deck has 8 mandates and 8 titles, one of each; the extended deck adds 8 and 8 more.
FEU-WRI-12 = A title is worth the points of the highest step you reach: for sulfur in the barrel, a beaten monster, certain locations, ruled locations of a type, masterships, tended landscapes, active regions, or discs on the military track.

## Migrate

FEU-MIG = Migrate
    .intro = Pawns come and go.
FEU-MIG-01 = Bring one pawn in, or take one out.
    .refusal = There is no such character or location.
FEU-MIG-02 = Coming in costs 1 food and needs a pawn in your supply. It may stand wherever you have a pawn or an influence marker.
    .refusal = { $why ->
        [pawns] All your pawns are on the map.
        [food] You have neither food nor a tile to pay with.
       *[place] You have neither a pawn nor a marker here: { $location }.
    }
FEU-MIG-03 = If you have no pawn on the map, the six starting locations are open as well. With migrate_without_pawn = marker_first that holds only if you have no marker on a location either.
    .refusal = At this table you have to come in where one of your markers is.
FEU-MIG-04 = You choose which face is up. Settle.
FEU-MIG-05 = Going out costs nothing and is possible from anywhere, even past a monster. The vessel stays, wine goes into the bag. Settle.
    .refusal = This pawn is not on the map.
FEU-MIG-06 = Distant kin: with an alchemist on the map you may also come in at the starting locations.

## Repeat

FEU-REP = Repeat
    .intro = Once more what you have already done.
FEU-REP-01 = Copy a card that you yourself have played in this round, even one that you have forgone.
    .refusal = You have not played this card in this round.
FEU-REP-02 = Move, Influence and Guild are copied free of charge.
FEU-REP-03 = Déjà vu: for 1 saltpeter you may also copy Migrate, Tax, Explore, Harvest or Improve.
    .refusal = Copying { $card } costs 1 saltpeter, and you have neither that nor a tile.
FEU-REP-04 = Conquer, Defend and Repeat itself are never copied.
    .refusal = { $card } cannot be repeated.
FEU-REP-05 = The copy is carried out as if the card were played now, special ability included.
FEU-REP-06 = A repeated Guild must use a guild in which you have not yet acted in this round.
    .refusal = You have already acted in this guild in this round: { $guild }.

## Move

FEU-MOV = Move
    .intro = By road, water and air, and a little theft at the end.
FEU-MOV-01 = You have as many points as pawns and monsters on the map when the action begins.
    .refusal = You have no movement left.
FEU-MOV-02 = Good luck: a monk on the map gives 1 point more, for any unit. With godspeed = monk_only it moves a monk, after all other points.
    .refusal = The last point belongs to a monk.
FEU-MOV-03 = Step by step, move a unit along a route, or stop. Each step costs 1 point, whichever unit takes it.
    .refusal = { $why ->
        [supply] This pawn is not on the map.
        [route] This route does not begin where the unit stands.
       *[unknown] There is no such unit, route or vessel.
    }
FEU-MOV-04 = Pawns use roads, ferries that run, and ship, submersible and flight routes with the right vessel.
FEU-MOV-05 = A pawn travels on the vessel under it; else on an abandoned one where it stands, unless it was left there in this turn, or on one from your supply. The vessel goes with it and carries one pawn.
    .refusal = { $why ->
        [none] No vessel is needed here.
        [fresh] This vessel was left here in this very turn.
       *[lacking] There is no vessel of the right kind from there.
    }
FEU-MOV-06 = A pawn that leaves by other means leaves its vessel behind, for anybody to use later. No vessel ever returns from the map to a supply.
FEU-MOV-07 = A ferry step costs 2 shillings and is possible only while the alchemists have no vessel for sale. Monsters take no ferry.
    .refusal = { $why ->
        [fare] The ferry costs 2 shillings.
       *[sale] The ferry does not run while the alchemists have a vessel for sale.
    }
FEU-MOV-08 = A pawn at a location with another player's monster cannot be moved.
    .refusal = A monster holds this pawn at { $location }.
FEU-MOV-09 = A Move has succeeded if at least one unit has taken at least one step.
FEU-MOV-10 = After a successful Move you may pilfer one resource where you have a unit: a good beside the location, or something that lies on its landscape. With pilfer_unit = moved the unit must have moved.
    .refusal = { $why ->
        [unit] You have no unit there.
        [moved] At this table only a unit that has moved can pilfer.
        [nothing] There is nothing of the kind.
       *[unknown] There is no such location or resource.
    }
FEU-MOV-11 = Never where you rule or have the serf. With pilfer_ban = ruled_farm_or_own_landscape only farms that you rule and landscapes that you tend are barred.
    .refusal = You cannot pilfer what is under your own hand.
FEU-MOV-12 = Stolen sulfur goes to supply or barrel. A stolen target is exchanged at once for one of your markers; without one in the general supply it cannot be stolen.
    .refusal = The general supply has no marker of yours to exchange the target for.
FEU-MOV-13 = Your second successful Move of a round is an epic voyage.

## Influence

FEU-INF = Influence
    .intro = Markers where your pawns stand.
FEU-INF-01 = Place markers, one per location, wherever you have a pawn, until you stop. A monster is not enough.
    .refusal = { $why ->
        [once] You have already placed a marker there in this action.
       *[pawn] You have no pawn there.
    }
FEU-INF-02 = Each needs a marker in your supply and room at the location.
    .refusal = You have no marker left in your supply.
FEU-INF-03 = Money is influence: once per action, where you have a merchant and an opponent's ruler is the only marker, pay 1 shilling and place your marker as ruler. The old ruler becomes serf.
    .refusal = { $why ->
        [once] You have already bought influence in this action.
        [merchant] You have no merchant there.
        [shilling] You have no shilling.
       *[ruler] Only an opponent's ruler that stands alone can be bought out.
    }
FEU-INF-04 = Settle after every placement.
FEU-INF-05 = A seat takes its marker first: if that leaves you none, you cannot place any more.

## Tax

FEU-TAX = Tax
    .intro = Shillings from your towns.
FEU-TAX-01 = You need a town. Take 2 shillings, and 1 more for every further town and every feudum that you rule.
FEU-TAX-02 = Reinforcements: with a knight on the map you also take a marker from the general supply or, if that is empty, from your row in the Knight Guild. Settle.

## Explore

FEU-EXP = Explore
    .intro = Royal writs from your outposts.
FEU-EXP-01 = You need an outpost. Draw 2 writs, and 1 more for every further outpost and every feudum that you rule; keep one.
FEU-EXP-02 = Shovels and swords: afterwards you may pay 1 iron, draw 2 and keep one.
FEU-EXP-03 = The limit of three writs holds after each draw.

## Harvest

FEU-HAR = Harvest
    .intro = Goods for your farm, or favours for yourself.
FEU-HAR-01 = Choose a farm of yours with fewer than 10 goods.
    .refusal = { $why ->
        [full] This farm already holds 10 goods.
        [goods] Nothing lies at this farm.
       *[farm] That is not a farm of yours.
    }
FEU-HAR-02 = The harvest is 5 goods, 1 more for every further farm, feudum and rosary bead of yours, and 10 at most. With harvest_bead_bonus = value a bead adds what it is worth.
FEU-HAR-03 = You take it whole, or with favours.
    .refusal = A harvest is taken whole or with favours.
FEU-HAR-04 = Whole: all goods go to the farm, up to 10 there. With farm_capacity = soft the whole harvest fits in any case.
FEU-HAR-05 = With favours, a harvest of 5, 6, 7, 8, 9, 10 gives 4, 5, 5, 5, 6, 6 to the farm and then 1, 1, 2, 3, 3, 4 to your supply.
FEU-HAR-06 = Favours turn all your rosary beads into royal seals.
FEU-HAR-07 = Inspect the harvest: with a farmer on the map, favours are chosen from the whole harvest laid open. The rest goes to the farm; what does not fit, chosen at random, goes back into the bag.
    .refusal = No such good lies open.
FEU-HAR-08 = For favours the bag must have at least 5 goods; if it has fewer than the harvest, the table is read at that number. With an empty bag the card can only be forgone.
    .refusal = The bag has too few goods for favours.
FEU-HAR-09 = A harvest scores 1 point.

## Improve

FEU-IMP = Improve
    .intro = From outpost to feudum; or a landscape instead.
FEU-IMP-01 = Improve one location that you rule: an outpost to a farm for 1 wood, a farm to a town for 1 iron, a town to a feudum of a guild of your choice for 1 royal seal.
    .refusal = { $why ->
        [feudum] A feudum cannot be improved.
        [guild] Only a town becomes the feudum of a guild, and then the guild has to be named.
        [wood] You have neither wood nor a tile.
        [iron] You have neither iron nor a tile.
        [seal] You have no royal seal.
       *[ruler] You do not rule this location.
    }
FEU-IMP-02 = The markers stay. When a farm becomes a town, its goods go into the bag; other goods and landscapes stay.
FEU-IMP-03 = The seal goes to the general supply.
FEU-IMP-04 = Take the top tile of the region, if it is of the current epoch or an earlier one, and score: for a new farm 2, 3, 4, 5 with tiles I to IV, for a town 3 to 6, for a feudum 4 to 7.
FEU-IMP-05 = Otherwise take the top tile of another stack, of the current or an earlier epoch, without points; if there is none, no tile. With improve_fallback = past_only it must be of an earlier epoch.
    .refusal = That stack has no tile for you now.
FEU-IMP-06 = The tile goes to your supply; its landscape is now seen by everybody.
FEU-IMP-07 = Settle. Whoever rules a feudum is a vassal of the king.
FEU-IMP-08 = Tend a landscape, instead: where you are serf and nothing lies yet, pay 1 wood and lay out one of your tiles. It scores 2 points and yields at once.
    .refusal = { $why ->
        [tile] You do not own this tile.
       *[serf] You are not the serf of this location.
    }
FEU-IMP-09 = The tile you lay out cannot also pay for the wood.
    .refusal = The tile that is laid out cannot pay for its own wood: { $tile }.

## Conquer

FEU-CON = Conquer
    .intro = Fights without dice; or hunger instead.
FEU-CON-01 = Where you have a unit, attack one opponent's pawn or monster, or a feudum ruled by an opponent.
    .refusal = You cannot attack that: it must be an opponent's, where one of your units stands.
FEU-CON-02 = Outposts, farms and towns are never attacked.
    .refusal = { $location } is no feudum, and only feudums are attacked.
FEU-CON-03 = Each of your pawns and monsters there adds 1 to the attack.
FEU-CON-04 = A pawn or monster is defended by all units of its owner there: 2 for a pawn, 1 for a monster. Subjects and serfs do not count.
FEU-CON-05 = A feudum has a defence of 2, 1 more with a subject, and its owner's units there. If the serf there is yours, your attack is 1 stronger.
FEU-CON-06 = Units and serfs of third players never count.
FEU-CON-07 = A pawn with wine counts for nothing.
FEU-CON-08 = The defender may show Defend if he holds it. He is asked unless his hand is empty or his Defend already lies face up.
    .refusal = You do not hold Defend.
FEU-CON-09 = Then the attacker may add 1 saltpeter for 1 strength, or any number if a sober knight of his is there, and weapons; then the attack is decided.
    .refusal = { $why ->
        [lacking] You have neither saltpeter nor a tile.
       *[knight] Without a sober knight there, only one saltpeter can be added.
    }
FEU-CON-10 = The attack succeeds only if it is stronger than the defence. What was paid is lost either way.
FEU-CON-11 = A beaten pawn returns to its owner; its vessel stays, its wine goes into the bag. You score 2 points. Settle.
FEU-CON-12 = For a beaten monster you score 2 points.
FEU-CON-13 = When a feudum falls, its ruler's and subject's markers go home and the location becomes an outpost. Units, goods and landscape stay. You score 4 points.
FEU-CON-14 = A serf there becomes ruler of the outpost. With feudum_fall_serf = attacker_only another player's serf goes home. Settle.
FEU-CON-15 = After a success you may put a free disc on the next space of the military track.
FEU-CON-16 = Starve the people, instead: where you have a noble, drive out an opponent's subject or serf that has no immunity seal.
    .refusal = { $why ->
        [noble] You have no noble there.
        [marker] There is no such marker of an opponent there.
       *[unknown] There is no such location or marker.
    }
FEU-CON-17 = Its owner may claim royal immunity. If he does not, the marker returns to him. There are no points for it. He is asked as for a defence, but not if he has neither food nor a tile.
    .refusal = You do not hold Defend.
FEU-CON-18 = After a success a free disc must go onto the military track, if you have one and there is room. With starve_disc = may it is up to you.
FEU-CON-19 = After a success all beads on the chickens return to the general supply.

## Defend

FEU-DEF = Defend
    .intro = In your turn for a point, out of turn for your life.
FEU-DEF-01 = In your own turn the card scores 1 point.
FEU-DEF-02 = When one of your units or feudums is attacked, you may show it: 1 more defence and 1 point. It counts as played.
FEU-DEF-03 = No other card can be played out of turn.
FEU-DEF-04 = Royal immunity: when a marker of yours is starved, you may show Defend and pay 1 food. The starving fails, and a seal from the general supply goes under the marker. No points.
FEU-DEF-05 = A marker with a seal cannot be starved. If the general supply has no seal, only this starving is prevented.
    .refusal = A royal seal protects this marker.
FEU-DEF-06 = As a free action you may take the seal into your supply; the immunity ends.
    .refusal = { $why ->
        [seal] No seal protects your marker there.
        [marker] You have no such marker there.
       *[unknown] There is no such location or marker.
    }
FEU-DEF-07 = The seal follows its marker from serf to subject. If the marker leaves or becomes ruler, the seal goes to its owner's supply.

## Guild

FEU-GUI = Guild
    .intro = Trade, push, pull, and feasts.
FEU-GUI-01 = Choose a guild and what to do there: trade, as anybody may; push, as its master; or pull, as its official.
    .refusal = { $why ->
        [push] Only the master pushes, and you are not master of this guild: { $guild }.
        [pull] Only the official pulls, and you are not official of this guild: { $guild }.
       *[unknown] There is no such guild or function.
    }
FEU-GUI-02 = It must be possible to buy or move at least one thing.
    .refusal = { $why ->
        [trade] There is nothing in this guild that you could buy or sell now: { $guild }.
       *[push] There is nothing in this guild that could be moved now: { $guild }.
    }
FEU-GUI-03 = Prices are paid coin by coin: the first to the master, the second to the official, the third to charity, the fourth to the master again, and so on.
FEU-GUI-04 = Charity is the monks' purse for merchants and alchemists, and the farmers' basket for knights, nobles and monks.
FEU-GUI-05 = The share of an empty seat goes to the general supply. Charity is always paid.
FEU-GUI-06 = You must own the whole price first; if you have a seat, you then receive your share.
    .refusal = You do not have enough shillings for that.
FEU-GUI-07 = A push scores 4, 5 or 6 points for one, two, or three and more objectives.
FEU-GUI-08 = A pull with an objective scores 3 points; then draw 2 writs and keep one.
FEU-GUI-09 = An objective counts only if it was not met before. For rosary and chickens the new sum counts in any case.
FEU-GUI-10 = Either rows or columns count, whichever are more.
FEU-GUI-11 = Things move one at a time; after the first you may stop. With push_count = as_many_as_possible you go on as long as something can be moved.
    .refusal = { $why ->
        [fill] At this table you go on as long as something can be moved.
       *[first] At least one thing has to be moved.
    }
FEU-GUI-12 = After a push or pull you may place a guardian; then guardians score.
FEU-GUI-13 = A feast, instead: if one of your pawns shares a location with a pawn or a feudum of an opponent, pay 1 sulfur from your barrel and push, if he is master of a guild, or pull, if he is official, in his place.
    .refusal = { $why ->
        [meeting] None of your pawns shares a location with a pawn or a feudum of theirs.
        [seat] They do not hold the seat for that.
       *[unknown] A feast is held in an opponent's place, to push or to pull in a guild.
    }
FEU-GUI-14 = You score what the function scores, writ included, and 3 points more, and get the opponent's share of purse or basket.

## Farmers

FEU-FAR = The Farmer Guild
    .intro = Barn, chickens and basket.
FEU-FAR-01 = Trade: all goods of one of your farms go to the guild, and for each you take 1 food from the bag or 1 shilling. With farmer_trade_goods_per_coin = two it is one for every two goods.
    .refusal = { $why ->
        [goods] Nothing lies at this farm.
       *[farm] That is not a farm of yours.
    }
FEU-FAR-02 = The barn holds 10. Goods enter it in random order; what exceeds 10 is surplus.
FEU-FAR-03 = Without a bead on the chickens, the surplus goes into the bag.
FEU-FAR-04 = With one, 4 of the surplus, at random, go each to its shelf, if that is full to its cart or pile, and else into the bag; the rest goes into the bag. With farmer_spill = bead_sum as many are tried as the beads add up to.
FEU-FAR-05 = Every good that left the farm is paid. With farmer_trade_pays = accepted, what went into the bag is not.
FEU-FAR-06 = First the barn, then the surplus, then the payment. You get no more food than the bag has then.
    .refusal = You can take from 0 to { $most } foods, and no more than the bag has.
FEU-FAR-07 = Push: up to 5 goods from the barn to shelves with room. Objectives: completed rows or columns of the market.
    .refusal = The barn has no such good, or its shelf is full.
FEU-FAR-08 = With every push of the farmers the basket is shared: half, rounded down, to the official, the rest to the master. Without an official his half stays in the basket.
FEU-FAR-09 = Pull: draw a bead from the rosary onto an empty chicken; there are four. Objective: at least 5 on the chickens.

## Merchants

FEU-MER = The Merchant Guild
    .intro = Five shelves with four boxes each.
FEU-MER-01 = From left to right the boxes cost: saltpeter 4, 3, 2, 2; sulfur 3, 3, 2, 1; iron 3, 2, 1, 1; wood 2, 2, 1, 1; food 2, 1, 1, 1.
FEU-MER-02 = A shelf fills from the left and empties from the right, so the next good costs what its box says. A column is complete when every shelf reaches it.
    .refusal = This shelf is empty: { $good }.
FEU-MER-03 = Trade: buy up to 3 goods, one after another; after the first you may stop. Then the whole price is paid.
    .refusal = { $why ->
        [first] Buy at least one good.
        [three] You have already bought three goods.
       *[unknown] There is no such good.
    }
FEU-MER-04 = Push: up to 4 goods from the shelves to carts and piles with room. Objectives: completed carts and piles.
    .refusal = The shelf has no such good, or its cart or pile is full.
FEU-MER-05 = Pull: up to 3 goods from the barn to the shelves. Objective: a completed row or column.
    .refusal = The barn has no such good, or its shelf is full.

## Alchemists

FEU-ALC = The Alchemist Guild
    .intro = Carts, piles and inventions.
FEU-ALC-01 = The carts for wood, iron and food and the piles of saltpeter and sulfur hold 3 goods each.
FEU-ALC-02 = Trade: a vessel that is for sale, for 3 shillings.
    .refusal = No such vessel is for sale.
FEU-ALC-03 = The ferries run exactly while no vessel is for sale.
FEU-ALC-04 = Push: up to 3 inventions, each of them an objective. A ship takes 1 food and 2 wood; a submersible 1 food and 2 iron; a flying machine 1 food, 1 iron and 1 wood; the first barrel of krud 2 saltpeter and 1 sulfur, the second 1 and 1, the third 1 wood.
    .refusal = { $why ->
        [goods] The carts and piles do not have the goods for it.
       *[unknown] There is no such invention.
    }
FEU-ALC-05 = A new vessel comes from the general supply and is put up for sale.
    .refusal = The general supply has no such vessel left.
FEU-ALC-06 = A barrel fills, in every row of the knights, the first section that is not full. At least one marker must be added by it.
    .refusal = No row of the knights can take a marker.
FEU-ALC-07 = Pull: up to 2 goods from the shelves to carts and piles. Objective: a completed one.
    .refusal = The shelf has no such good, or its cart or pile is full.

## Knights

FEU-KNI = The Knight Guild
    .intro = Markers in rows, and two monsters.
FEU-KNI-01 = Every colour has a row with sections of 1, 2 and 3 markers, filled from the left.
FEU-KNI-02 = Trade: all markers of your row, at least one, for 3 shillings.
FEU-KNI-03 = If you got 3 or more, you may tame a monster with them. Only then settle.
FEU-KNI-04 = Push: up to 3 markers of different colours from the right ends of rows to the general supply; for each, a seal from the general supply onto an empty scroll of your choice. Objectives: completed rows or columns of scrolls.
    .refusal = { $why ->
        [colour] This colour has already been used.
        [row] This row has no marker.
        [scroll] This scroll already has a seal.
       *[unknown] There is no such row or scroll.
    }
FEU-KNI-05 = Pull: one invention from the alchemists' goods, at the price of a first one. It is the objective.

## Nobles

FEU-NOB = The Noble Guild
    .intro = Six scrolls in a triangle.
FEU-NOB-01 = The rows are a b c, d e and f; the columns a d f, b e and c.
FEU-NOB-02 = Trade: 1 or 2 royal seals from scrolls of your choice, for 3 shillings each.
    .refusal = { $why ->
        [stop] You have paid for as many seals as you said.
        [number] You can buy one or two seals, as far as scrolls and shillings go.
       *[scroll] There is no seal on this scroll.
    }
FEU-NOB-03 = Push: up to 2 seals from scrolls to free spaces of the rosary, where they become beads. Objectives by the new sum: 5, 11 and 17.
FEU-NOB-04 = Pull: up to 2 exchanges as in a push of the knights. Objective: a completed row or column.

## Monks

FEU-MNK = The Monk Guild
    .intro = A rosary with seven spaces.
FEU-MNK-01 = To draw a bead means: the lowest or the highest bead of the rosary, by the toss of a coin.
FEU-MNK-02 = Trade: a bead drawn for 3 shillings.
FEU-MNK-03 = Push: a bead drawn onto an empty chicken. Objectives by the new sum: 3, 6 and 9. Then the purse is shared among master and official like the farmers' basket.
FEU-MNK-04 = Pull: one seal from a scroll to the rosary, where it becomes a bead. Objective: a new sum of at least 11.

## Monsters

FEU-MON = Monsters
    .intro = In the advanced game: a sea serpent and a behemoth.
FEU-MON-01 = Of the markers just bought, 2 go to the general supply and 1 onto the monster's picture. The monster is placed where you have a marker or a pawn, the serpent at a port.
    .refusal = { $why ->
        [place] You have neither a marker nor a pawn there.
       *[unknown] There is no such monster or location.
    }
FEU-MON-02 = It is yours until it is defeated. You may have both.
    .refusal = This monster is not free and not yours: { $monster }.
FEU-MON-03 = It gives 1 movement, moves, pilfers, attacks and defends like a pawn, with attack 1 and defence 1.
FEU-MON-04 = The serpent uses ship and submersible routes, the behemoth roads and flight routes, without a vessel.
    .refusal = This route is not for this monster: { $monster }.
FEU-MON-05 = Opponents' pawns at its location cannot be moved until it is gone; they may migrate out.
FEU-MON-06 = It needs no food, gives no stars, places no influence, and nobody feasts with it.
FEU-MON-07 = It holds neither other monsters nor pawns of its owner.
FEU-MON-08 = A defeated monster is free again; its owner takes the marker back, and the victor is noted.

## Landscapes

FEU-LAN = Landscapes
    .intro = In the advanced game: orchards, archery butts and mines.
FEU-LAN-01 = A location has one landscape at most. It is never removed.
    .refusal = There already is a landscape at { $location }.
FEU-LAN-02 = The serf of the location tends it. Without a serf it scores nothing, yields nothing, and nobody collects.
FEU-LAN-03 = When it is placed, and at every new epoch after the scoring, it yields 3: food for an orchard, targets for an archery butt, shillings for a silver mine, sulfur for a sulfur mine. The serf then takes all or leaves all.
FEU-LAN-04 = Who takes pays 1 of it to the ruler. Targets become markers from the general supply.

## The military track

FEU-MIL = The military track
    .intro = What the king expects of his vassals.
FEU-MIL-01 = It has three spaces, of 3, 4 and 5 points. You cover them with your discs in this order.
FEU-MIL-02 = Epoch II looks at the first space, epoch IV at the first two, epoch V at all three.
FEU-MIL-03 = Whoever rules a feudum then loses the points of those spaces that are not covered. The others lose nothing.
FEU-MIL-04 = Discs may be placed before one has a feudum. They never leave the track.
FEU-MIL-05 = A score may fall below zero.

## The epic voyage

FEU-VOY = The epic voyage
    .intro = Seven spaces to the monastery.
FEU-VOY-01 = On an epic voyage your disc advances one space. If you have none on the track, you may put a free one on the first space.
FEU-VOY-02 = Spaces 1 and 2 are worth 3 or 5 points, 3 and 4 are worth 7 or 9, 5 and 6 are worth 11 or 13, and the monastery on space 7 is worth 17. Discs may share a space.
FEU-VOY-03 = On reaching space 2, 4 or 6, draw 2 writs and keep one.
FEU-VOY-04 = At the end the foremost disc of each section scores the higher value, several if they are tied, the others the lower one.

## Feeding

FEU-FEE = Feeding
    .intro = Every pawn wants to eat.
FEU-FEE-01 = For each of your pawns on the map give 1 food or a tile, or 1 sulfur from your barrel, which is laid on it as wine, or nothing.
    .refusal = { $why ->
        [food] You have neither food nor a tile.
        [wine] Your barrel is empty.
       *[unknown] A pawn is fed with food, with wine, or not at all.
    }
FEU-FEE-02 = A pawn that carries wine from the round before is fed by removing it; the cube goes into the bag.
FEU-FEE-03 = As long as wine lies on it, a pawn has attack 0 and defence 0.
FEU-FEE-04 = A pawn that is not fed returns to its owner's supply; its vessel stays.
FEU-FEE-05 = All of them leave together when everybody has fed; then settle.
FEU-FEE-06 = You may let a pawn go hungry although you could feed it.

## The progress die

FEU-DIE = The progress die
    .intro = Time takes its tiles.
FEU-DIE-01 = The die names a region, and its top tile leaves the game unseen, if it is of the current epoch or an earlier one; else the die is rolled again.
FEU-DIE-02 = If no stack has such a tile, there is no roll.

## New epochs

FEU-EPO = New epochs
    .intro = Scoring, growth and new goods.
FEU-EPO-01 = Epoch II dawns when 4 stacks show a tile II or later, III when 3 show III or later, IV when 2 show IV or nothing, and V when one is empty. This is looked at once in a round, after the die.
FEU-EPO-02 = No more than one epoch dawns in a round.
FEU-EPO-03 = First the seats score: 5 points for a master, 3 for an official, 1 for an apprentice.
FEU-EPO-04 = Then landscapes score for the serf who tends them: 4 points if something lies there, else 2.
FEU-EPO-05 = Then active regions, in which you rule a location or tend a landscape: 1, 3, 5, 9, 11 or 13 points for one to six of them. With active_region_scale = published it is 1, 3, 5, 7, 9 or 11.
FEU-EPO-06 = Then, at epochs II, IV and V, vassals pay for their disloyalty.
FEU-EPO-07 = Then landscapes yield and may be collected, in turn order and in the order of the locations, at epoch V too.
FEU-EPO-08 = Then a good from the bag is laid beside each location with the letter of the epoch: S for II, E for III, W for IV.
FEU-EPO-09 = At epoch III the N locations get one too. With epoch3_map = east_only they do not.
FEU-EPO-10 = At epoch III the guilds are then filled up to what they had at the start: shelves, carts and piles, 2 vessels for sale, rows of 2 markers, the scrolls a, c, e and f, 4 beads on the rosary, 1 on the chickens, 10 goods in the barn. What they have beyond that stays.

## The end of a round

FEU-RND = The end of a round
    .intro = On to the next one.
FEU-RND-01 = Unless epoch V has come, the starting marker passes clockwise, and everybody takes all 11 cards back.

## Elimination

FEU-ELI = Elimination
    .intro = There is none.
FEU-ELI-01 = Nobody is eliminated. Even without pawns and locations you go on playing.

## Surrender

FEU-SUR = Surrender
    .intro = How to leave, and what becomes of your things.
FEU-SUR-01 = If the table allows it, you may surrender instead of a free action, of playing a card, of feeding a pawn, of defending yourself, of claiming immunity or of strengthening an attack, and at no other moment.
    .refusal = You cannot surrender at this moment: { $phase }.
    .fix = Wait until you play a card, feed a pawn, or are asked about a free action, an attack or a defence.
FEU-SUR-02 = Your units and markers leave the map and the guilds, your monsters are free, your feudums become outposts, and serfs there rise. Landscapes stay. Settle.
FEU-SUR-03 = Your goods go into the bag, writs under the deck, seals, beads, vessels and markers to the general supply, tiles and shillings out of the game. Your row of knights becomes neutral, your discs leave the tracks, your cards leave unseen. Vessels on the map stay.
FEU-SUR-04 = An attack or a starving in which you take part ends without effect. The card counts as played, and what was paid is lost.
FEU-SUR-05 = Your score is kept, but you rank below all who did not surrender, and above those who did so before you.
FEU-SUR-06 = If only one player remains, the game ends at once and that player wins.
FEU-SUR-07 = A starting player who surrenders passes the marker on at once. The number of seats in the guilds stays. From then on you are skipped.
    .refusal = You have surrendered and are no longer part of the game.

## The end of the game

FEU-END = The end of the game
    .intro = The final scoring, and who has won.
FEU-END-01 = When epoch V dawns, it is scored like the others; then comes the final scoring.
FEU-END-02 = A stack that empties while cards are played does not stop the round.
FEU-END-03 = With a round limit, epoch V dawns in that round whatever the stacks show. Epochs that are passed over are not scored.
FEU-END-04 = Apart from surrender there is no other end.
FEU-END-05 = A game lasts 19 rounds at most, because every round takes a tile, and no more than 19 can go before epoch V dawns.
FEU-END-06 = First the epic voyage scores.
FEU-END-07 = Then 1 point for every outpost, farm and town that you rule, and 3 for every feudum.
FEU-END-08 = Then 3 points for every set of three equal locations, where a feudum may stand for any type. No location counts twice.
FEU-END-09 = Then 3 points for every 3 shillings. With shilling_group_vp = one it is 1 point.
FEU-END-10 = Then each of your royal seals, those under markers included, lets one of your titles score, the best ones first.
FEU-END-11 = Whoever has most points wins; if tied, whoever has most sulfur in the barrel. If that is equal too, the victory is shared.
    .refusal = The game is over.

## Hidden information

FEU-HID = Hidden information
    .intro = What you see of the others.
FEU-HID-01 = Only you see the cards you have chosen and those you have not. Others see how many there are, and those you have played.
FEU-HID-02 = Only you see your writs, and those you have returned or passed over. A mandate that is played is seen by all.
FEU-HID-03 = Nobody sees the order of the bag or of the deck. What the bag contains is public.
FEU-HID-04 = Nobody knows what a seal is worth or which seal is which. A bead is seen as long as it is a bead; turned into a seal, it is unknown again.
FEU-HID-05 = Nobody sees the backs of tiles in the stacks, nor of those that the die has taken. Tiles in supplies are public.
FEU-HID-06 = Everything else is public.
FEU-HID-07 = What you could answer when you are asked about defence, immunity, an attack or free actions is nobody else's business; the others see only what comes of it. Whether you are asked follows from what all can see.
FEU-HID-08 = At the end of the game all writs are shown.

## Chance

FEU-RAN = Chance
    .intro = All that is left to luck.
FEU-RAN-01 = Drawn by lot at the start: seats, starting player, deck, tiles, discs on the map, two vessels, seals, and goods for barn and map.
FEU-RAN-02 = Every cube in the bag is as likely to come as any other.
FEU-RAN-03 = So is every seal in the general supply.
FEU-RAN-04 = Every stack from which the die can take a tile is equally likely.
FEU-RAN-05 = To draw a bead, the lowest and the highest are equally likely.
FEU-RAN-06 = The order of delivered goods, which surplus is tried, and which inspected goods fit are random.
FEU-RAN-07 = There is no other chance. Fights have none.
    .refusal = Chance has the word now.

## Options of the table

FEU-OPT = Options of the table
    .intro = What you agree on beforehand.
FEU-OPT-01 = mode: the advanced game has everything (default). The basic game has no special abilities, guardians, monsters or landscapes, and tiles only pay for goods.
    .refusal = The basic game has no special abilities.
FEU-OPT-02 = preset: the rules of our source (seed, default) or those of the published game. It sets 16 switches together; each can also be set alone.
FEU-OPT-03 = active_region_scale: 1, 3, 5, 9, 11, 13 points (default) or 1, 3, 5, 7, 9, 11.
FEU-OPT-04 = feudum_influence: open (default), or sealed against being displaced by influence.
FEU-OPT-05 = farmer_trade_pays: all goods (default), or only those accepted.
FEU-OPT-06 = writ_deck: the base deck of 16 (default), or the extended one of 32.
FEU-OPT-07 = apprentice_from_players: from 4 players on (default), or never.
FEU-OPT-08 = round_limit: after how many rounds the game ends at the latest; 0 means no limit (default). surrender: allowed (default) or not.
    .refusal = At this table nobody can surrender.

## Length

FEU-LEN = Length
    .intro = How long it takes.
FEU-LEN-01 = Practised players need 7 to 10 rounds; 19 is the most there can be.
FEU-LEN-02 = By chance alone a game lasts 12 to 13 rounds and some 130 decisions per player; played with a purpose, 9 to 12 rounds and 120 to 200 decisions.
FEU-LEN-03 = The widest choices are Migrate and the first pawn, with some dozens of possibilities; most have fewer than a dozen.

## Rulings

FEU-RUL = Rulings
    .intro = How unclear places are read.
FEU-RUL-01 = Where our source and the published game differ, our source holds and the published value is an option: 16 switches in all.
FEU-RUL-02 = Three points for three shillings, and a coin for every good sold to the farmers, are kept as our source has them. That makes money a way to win, but not the only one.
FEU-RUL-03 = The scale of active regions breaks off in our source; its numbers are kept and continued by 13. Regions are counted, not markers.
FEU-RUL-04 = Whoever the serf of a fallen feudum belongs to, he becomes ruler.
FEU-RUL-05 = At epoch III goods come to the E and to the N locations.
FEU-RUL-06 = A tile taken from another region may be of the current epoch or an earlier one.
FEU-RUL-07 = On the voyage the first of every section scores the higher value, not only the first of all.
FEU-RUL-08 = Each of the four surplus goods tries shelf, cart and bag in turn; all others go into the bag.
FEU-RUL-09 = In a fight between pawns their companions count; subjects and serfs do not.
FEU-RUL-10 = Royal immunity costs 1 food.
FEU-RUL-11 = A royal seal costs 3 shillings at the nobles'.
FEU-RUL-12 = The starting player is drawn once, at the beginning; after that the marker passes clockwise.
FEU-RUL-13 = An abandoned vessel can be used from the next turn on.
FEU-RUL-14 = Without a pawn on the map, the starting locations are open in addition to those with your markers.
