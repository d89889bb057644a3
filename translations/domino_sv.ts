<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sv_SE" sourcelanguage="en">
<context>
    <name>Accessible</name>
    <message>
        <source>Lay tile %1 of %2 aside</source>
        <comment>said aloud where the tile may not be named</comment>
        <translation>Lägg undan bricka %1 av %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1: a player or a pair; %2: like 42 points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, in the lead</source>
        <comment>%1: a player or a pair; %2: like 42 points</comment>
        <translation>%1: %2, i ledningen</translation>
    </message>
    <message>
        <source>tile %1</source>
        <comment>%1: a tile, like 4-6</comment>
        <translation>bricka %1</translation>
    </message>
    <message>
        <source>tile %1, double</source>
        <comment>%1: a tile, like 6-6</comment>
        <translation>bricka %1, dubbel</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <comment>%1: tile 4-6; its place in the row of tiles</comment>
        <translation>%1, %2 av %3</translation>
    </message>
    <message>
        <source>%1, %2 of %3, fits %4</source>
        <comment>%1: tile 4-6; its place in the row; %4: like 2 or 4</comment>
        <translation>%1, %2 av %3, passar vid %4</translation>
    </message>
    <message>
        <source>tile %1 of %2</source>
        <comment>a tile of the rack that nobody but its owner may hear; its place in the row</comment>
        <translation>bricka %1 av %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, you have %n tile(s): %2</source>
        <comment>never zero; %1: a player; %2: like 2-6, 3-3 and 4-6</comment>
        <translation>
            <numerusform>%1, du har %n bricka: %2</numerusform>
            <numerusform>%1, du har %n brickor: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>These fit now: %1</source>
        <comment>after the list of the tiles; %1: like 2-6 and 4-6</comment>
        <translation>De här passar nu: %1</translation>
    </message>
    <message>
        <source>None of them fits now</source>
        <comment>after the list of the tiles</comment>
        <translation>Ingen av dem passar nu</translation>
    </message>
    <message>
        <source>%1, press %2 to hear your tiles</source>
        <comment>said when the lid opens; %1: a player; %2: a key</comment>
        <translation>%1, tryck %2 för att höra dina brickor</translation>
    </message>
    <message>
        <source>Round %1: the tiles are dealt</source>
        <comment>said when a round begins; round = one deal; %1: a number</comment>
        <translation>Omgång %1: brickorna delas ut</translation>
    </message>
    <message>
        <source>This tile cannot go there.</source>
        <comment>said aloud where the tile may not be named</comment>
        <translation>Den här brickan kan inte läggas där.</translation>
    </message>
    <message>
        <source>train of %1, %2 is open</source>
        <comment>%1: a player; %2: a number</comment>
        <translation>tåget som %1 bygger, %2 är öppen</translation>
    </message>
    <message>
        <source>train of %1, %2 is open, open to everybody</source>
        <comment>%1: a player; %2: a number</comment>
        <translation>tåget som %1 bygger, %2 är öppen, öppet för alla</translation>
    </message>
    <message>
        <source>train for everybody, %1 is open</source>
        <comment>%1: a number</comment>
        <translation>tåget för alla, %1 är öppen</translation>
    </message>
    <message>
        <source>%1, closed to %2</source>
        <comment>%1: like train of Anna, 4 is open; %2: a player</comment>
        <translation>%1, stängt för %2</translation>
    </message>
    <message>
        <source>%1 first</source>
        <comment>which half of a tile touches the open end; %1: a number</comment>
        <translation>%1 mot kedjan</translation>
    </message>
    <message>
        <source>open end %1</source>
        <comment>%1: a number</comment>
        <translation>öppen ände %1</translation>
    </message>
    <message>
        <source>left end, %1 is open</source>
        <comment>%1: a number</comment>
        <translation>vänster ände, %1 är öppen</translation>
    </message>
    <message>
        <source>right end, %1 is open</source>
        <comment>%1: a number</comment>
        <translation>höger ände, %1 är öppen</translation>
    </message>
    <message>
        <source>Line of play: %1</source>
        <comment>%1: tiles, like 6-6 6-3 3-1</comment>
        <translation>Kedjan: %1</translation>
    </message>
    <message>
        <source>from %1: %2</source>
        <comment>%1: the tile where a branch begins; %2: its tiles, like 6-3 3-1</comment>
        <translation>från %1: %2</translation>
    </message>
    <message>
        <source>train of %1: %2</source>
        <comment>%1: a player; %2: tiles, like 9-3 3-1</comment>
        <translation>tåget som %1 bygger: %2</translation>
    </message>
    <message>
        <source>train for everybody: %1</source>
        <comment>%1: tiles, like 9-3 3-1</comment>
        <translation>tåget för alla: %1</translation>
    </message>
    <message>
        <source>The table is empty</source>
        <translation>Bordet är tomt</translation>
    </message>
    <message>
        <source>The tiles of %1</source>
        <translation>Brickorna som %1 har</translation>
    </message>
    <message>
        <source>Tiles hidden</source>
        <translation>Brickorna är dolda</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>%1: a player; %2: like 5 tiles in hand; %3: like 42 points</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>Boneyard, %n tile(s)</source>
        <translation>
            <numerusform>Högen, %n bricka</numerusform>
            <numerusform>Högen, %n brickor</numerusform>
        </translation>
    </message>
    <message>
        <source>Boneyard, empty</source>
        <translation>Högen, tom</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n tile(s) left, none of them yours</source>
        <comment>%1: a number that is open on the table</comment>
        <translation>
            <numerusform>%1: %n bricka kvar, inte hos dig</numerusform>
            <numerusform>%1: %n brickor kvar, ingen hos dig</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: no tile left</source>
        <comment>%1: a number that is open on the table</comment>
        <translation>%1: ingen bricka kvar</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n tile(s) left, %2 of them yours</source>
        <comment>%1: a number; %2: a number of tiles; never zero</comment>
        <translation>
            <numerusform>%1: %n bricka kvar, %2 hos dig</numerusform>
            <numerusform>%1: %n brickor kvar, %2 hos dig</numerusform>
        </translation>
    </message>
    <message>
        <source>The coach points at tile %1 of %2.</source>
        <comment>said aloud where the tile may not be named; its place in the row</comment>
        <translation>Coachen pekar på bricka %1 av %2.</translation>
    </message>
    <message>
        <source>Deal code: %1</source>
        <comment>%1: eight letters and digits, said one by one</comment>
        <translation>Givkod: %1</translation>
    </message>
    <message>
        <source>Fingerprint: %1</source>
        <comment>%1: 64 letters and digits in groups of four</comment>
        <translation>Fingeravtryck: %1</translation>
    </message>
    <message>
        <source>Random addition: %1</source>
        <comment>%1: 32 letters and digits in groups of four</comment>
        <translation>Slumptillägg: %1</translation>
    </message>
    <message numerus="yes">
        <source>Step %1, %n star(s)</source>
        <comment>%1: a number; a step of a ladder that is open</comment>
        <translation>
            <numerusform>Steg %1, %n stjärna</numerusform>
            <numerusform>Steg %1, %n stjärnor</numerusform>
        </translation>
    </message>
    <message>
        <source>Step %1, no star yet</source>
        <comment>%1: a number; a step of a ladder that is open</comment>
        <translation>Steg %1, ingen stjärna än</translation>
    </message>
    <message>
        <source>Step %1, still closed</source>
        <comment>%1: a number; a step of a ladder</comment>
        <translation>Steg %1, fortfarande låst</translation>
    </message>
    <message>
        <source>%1, done</source>
        <comment>%1: a step like Position</comment>
        <translation>%1, klart</translation>
    </message>
    <message>
        <source>%1, now</source>
        <comment>%1: a step like Position</comment>
        <translation>%1, nu</translation>
    </message>
    <message>
        <source>%1, later</source>
        <comment>%1: a step like Position</comment>
        <translation>%1, senare</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1: a player; %2: tiles</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Key %1</source>
        <comment>said by a screen reader with a button; %1: the key, like F2</comment>
        <translation>Tangent %1</translation>
    </message>
    <message>
        <source>Dispute %1, solved</source>
        <comment>%1: a number</comment>
        <translation>Tvist %1, löst</translation>
    </message>
    <message>
        <source>Dispute %1, next</source>
        <comment>%1: a number; the first one that is not solved yet</comment>
        <translation>Tvist %1, nästa</translation>
    </message>
    <message>
        <source>Dispute %1</source>
        <comment>%1: a number; a dispute that is not solved yet</comment>
        <translation>Tvist %1</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <comment>%1: a sentence about a part of a ruling</comment>
        <translation>Rätt: %1</translation>
    </message>
    <message>
        <source>Not right: %1</source>
        <comment>%1: a sentence about a part of a ruling</comment>
        <translation>Inte rätt: %1</translation>
    </message>
    <message>
        <source>Parts of the tournament</source>
        <comment>a choice of tabs: Entrants, Round, Standings, Log, Publish</comment>
        <translation>Turneringens delar</translation>
    </message>
    <message>
        <source>Entry %1, %2: %3 %4</source>
        <comment>said by a screen reader; %2: a time, %3: what happened, %4: who did it</comment>
        <translation>Post %1, %2: %3 %4</translation>
    </message>
    <message>
        <source>place %1</source>
        <comment>in a table; %1: a number</comment>
        <translation>placering %1</translation>
    </message>
    <message>
        <source>place %1, shared</source>
        <comment>in a table: several have this place</comment>
        <translation>placering %1, delad</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>%1: like place 3; %2: a player or a pair; %3: a list like wins 2, points 530</comment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>%1: a heading like Wins, %2: its value</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>round %1: won %2 to %3 against %4</source>
        <comment>tournament round; points; %4: a player or a pair</comment>
        <translation>rond %1: vinst mot %4, %2 mot %3</translation>
    </message>
    <message>
        <source>round %1: lost %2 to %3 against %4</source>
        <comment>tournament round; points; %4: a player or a pair</comment>
        <translation>rond %1: förlust mot %4, %2 mot %3</translation>
    </message>
    <message>
        <source>round %1: level, %2 to %3 against %4</source>
        <comment>tournament round; points; %4: who</comment>
        <translation>rond %1: oavgjort mot %4, %2 mot %3</translation>
    </message>
    <message>
        <source>round %1: won without play against %2</source>
        <comment>tournament round; %2: a player or a pair</comment>
        <translation>rond %1: vinst utan spel mot %2</translation>
    </message>
    <message>
        <source>round %1: lost without play against %2</source>
        <comment>tournament round; %2: a player or a pair</comment>
        <translation>rond %1: förlust utan spel mot %2</translation>
    </message>
    <message>
        <source>round %1: sat out</source>
        <comment>tournament round</comment>
        <translation>rond %1: satt över</translation>
    </message>
    <message>
        <source>nobody plays against themselves</source>
        <comment>an empty cell of a cross table</comment>
        <translation>ingen möter sig själv</translation>
    </message>
    <message>
        <source>%1: did not meet</source>
        <comment>an empty cell of a cross table; %1: a player or a pair</comment>
        <translation>%1: inget möte</translation>
    </message>
    <message>
        <source>%1: %2 against %3, %4</source>
        <comment>%1: like Final; %2, %3: players; %4: the result</comment>
        <translation>%1: %2 mot %3, %4</translation>
    </message>
    <message>
        <source>%1, counts</source>
        <comment>a tournament in a list to tick</comment>
        <translation>%1, räknas</translation>
    </message>
    <message>
        <source>%1, does not count</source>
        <comment>a tournament in a list to tick</comment>
        <translation>%1, räknas inte</translation>
    </message>
    <message>
        <source>%1, %2: %3 together</source>
        <comment>%1: like place 3; %2: a player, %3: the sum</comment>
        <translation>%1, %2: sammanlagt %3</translation>
    </message>
    <message>
        <source>%1: did not play</source>
        <comment>in a season table; %1: a tournament</comment>
        <translation>%1: spelade inte</translation>
    </message>
</context>
<context>
    <name>Bracket</name>
    <message>
        <source>Final</source>
        <comment>heading: the last round of a knockout</comment>
        <translation>Final</translation>
    </message>
    <message>
        <source>Semi-finals</source>
        <comment>heading in a knockout</comment>
        <translation>Semifinaler</translation>
    </message>
    <message>
        <source>Quarter-finals</source>
        <comment>heading in a knockout</comment>
        <translation>Kvartsfinaler</translation>
    </message>
    <message>
        <source>Last %1</source>
        <comment>heading in a knockout: the round with so many entrants, like 16</comment>
        <translation>Sista %1</translation>
    </message>
    <message>
        <source>open</source>
        <comment>in the bracket: who will play here is not known yet; short</comment>
        <translation>öppet</translation>
    </message>
    <message>
        <source>free</source>
        <comment>in the bracket: the opponent of somebody who goes on without playing; short</comment>
        <translation>frirond</translation>
    </message>
</context>
<context>
    <name>Buttons</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Tillbaka</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nej</translation>
    </message>
</context>
<context>
    <name>Check-in</name>
    <message>
        <source>Who is here?</source>
        <comment>title of a window</comment>
        <translation>Vilka är här?</translation>
    </message>
    <message>
        <source>Space ticks, Enter takes in everybody who is ticked.</source>
        <comment>keys of the keyboard</comment>
        <translation>Mellanslag bockar för, Retur anmäler alla som är förbockade.</translation>
    </message>
    <message>
        <source>Who played last time</source>
        <comment>what a screen reader says for the list</comment>
        <translation>De som spelade förra gången</translation>
    </message>
    <message>
        <source>Everybody</source>
        <comment>button: tick everybody</comment>
        <translation>Alla</translation>
    </message>
    <message>
        <source>Nobody</source>
        <comment>button: take all ticks away</comment>
        <translation>Ingen</translation>
    </message>
    <message>
        <source>%1, here</source>
        <comment>said by a screen reader; %1: names</comment>
        <translation>%1, här</translation>
    </message>
    <message>
        <source>%1, not here</source>
        <comment>said by a screen reader; %1: names</comment>
        <translation>%1, inte här</translation>
    </message>
    <message numerus="yes">
        <source>Enter %n player(s)</source>
        <comment>button</comment>
        <translation>
            <numerusform>Anmäl %n spelare</numerusform>
            <numerusform>Anmäl %n spelare</numerusform>
        </translation>
    </message>
    <message>
        <source>Tick somebody first</source>
        <comment>button that is off</comment>
        <translation>Bocka för någon först</translation>
    </message>
    <message numerus="yes">
        <source>Enter %n pair(s)</source>
        <comment>button</comment>
        <translation>
            <numerusform>Anmäl %n par</numerusform>
            <numerusform>Anmäl %n par</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Coach</source>
        <comment>heading; whoever advises a player at the table</comment>
        <translation>Coach</translation>
    </message>
    <message>
        <source>The coach may help</source>
        <comment>a switch, on or off</comment>
        <translation>Coachen får hjälpa till</translation>
    </message>
    <message>
        <source>Hints when asked, what the others cannot hold, and how near a block is. It sees no more than the player.</source>
        <comment>under the switch: the coach may help</comment>
        <translation>Tips när du ber om det, vad de andra inte kan ha och hur nära en blockering är. Coachen ser inte mer än spelaren.</translation>
    </message>
    <message>
        <source>The coach helps from now on. Press %1 for a hint.</source>
        <comment>%1: a key</comment>
        <translation>Från och med nu hjälper coachen till. Tryck på %1 för ett tips.</translation>
    </message>
    <message>
        <source>The coach is off.</source>
        <translation>Coachen är avstängd.</translation>
    </message>
    <message>
        <source>The coach is off. It can be switched on in the View menu.</source>
        <comment>a hint was asked for</comment>
        <translation>Coachen är avstängd. Slå på den i menyn Visa.</translation>
    </message>
    <message>
        <source>There is no coach at this table.</source>
        <comment>a hint was asked for</comment>
        <translation>Vid det här bordet finns ingen coach.</translation>
    </message>
    <message>
        <source>A block is unlikely</source>
        <comment>the block meter; block: nobody can play any more</comment>
        <translation>En blockering är osannolik</translation>
    </message>
    <message>
        <source>A block is possible</source>
        <comment>the block meter</comment>
        <translation>En blockering är möjlig</translation>
    </message>
    <message>
        <source>A block is near</source>
        <comment>the block meter</comment>
        <translation>En blockering är nära</translation>
    </message>
    <message>
        <source>A block is almost certain</source>
        <comment>the block meter</comment>
        <translation>En blockering är nästan säker</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>a share of a hundred, like 35%; %1: a number</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Block meter: %1%</source>
        <comment>said aloud; %1: a number</comment>
        <translation>Blockeringsmätare: %1&#xa0;%</translation>
    </message>
    <message numerus="yes">
        <source>Worked out from %n deal(s) that fit what you can see, give or take %1%</source>
        <comment>about the block meter; never zero; %1: a number</comment>
        <translation>
            <numerusform>Beräknat på %n giv som stämmer med det du ser, plus minus %1&#xa0;%</numerusform>
            <numerusform>Beräknat på %n givar som stämmer med det du ser, plus minus %1&#xa0;%</numerusform>
        </translation>
    </message>
    <message>
        <source>The block meter starts with the first tile.</source>
        <translation>Blockeringsmätaren startar med första brickan.</translation>
    </message>
    <message>
        <source>You would probably win it.</source>
        <comment>it: a block; you: one player</comment>
        <translation>Då vinner troligen du.</translation>
    </message>
    <message>
        <source>Your pair would probably win it.</source>
        <comment>it: a block</comment>
        <translation>Då vinner troligen ert par.</translation>
    </message>
    <message>
        <source>%1 would probably win it.</source>
        <comment>it: a block; %1: a player</comment>
        <translation>Då vinner troligen %1.</translation>
    </message>
    <message>
        <source>%1 would probably win it.</source>
        <comment>it: a block; %1: two players, like Anna and João</comment>
        <translation>Då vinner troligen %1.</translation>
    </message>
    <message>
        <source>It is open who would win it.</source>
        <comment>it: a block</comment>
        <translation>Det är öppet vem som vinner då.</translation>
    </message>
    <message>
        <source>Probably nobody would win it.</source>
        <comment>it: a block that ends in a tie</comment>
        <translation>Då vinner troligen ingen.</translation>
    </message>
    <message numerus="yes">
        <source>It would cost you about %n point(s).</source>
        <comment>it: a block; never zero</comment>
        <translation>
            <numerusform>Det skulle kosta dig ungefär %n poäng.</numerusform>
            <numerusform>Det skulle kosta dig ungefär %n poäng.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It would bring you about %n point(s).</source>
        <comment>it: a block; never zero</comment>
        <translation>
            <numerusform>Det skulle ge dig ungefär %n poäng.</numerusform>
            <numerusform>Det skulle ge dig ungefär %n poäng.</numerusform>
        </translation>
    </message>
    <message>
        <source>Running out</source>
        <comment>heading: numbers of which few tiles are left</comment>
        <translation>Snart slut</translation>
    </message>
    <message numerus="yes">
        <source>%n left, not yours</source>
        <comment>beside a number: tiles not played yet, none of them in the own hand</comment>
        <translation>
            <numerusform>%n kvar, inte hos dig</numerusform>
            <numerusform>%n kvar, inte hos dig</numerusform>
        </translation>
    </message>
    <message>
        <source>none left</source>
        <comment>beside a number: every tile with it is on the table</comment>
        <translation>inga kvar</translation>
    </message>
    <message numerus="yes">
        <source>%n left, %1 yours</source>
        <comment>beside a number: tiles not played yet; never zero; %1: in the own hand</comment>
        <translation>
            <numerusform>%n kvar, %1 hos dig</numerusform>
            <numerusform>%n kvar, %1 hos dig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left, only yours</source>
        <comment>beside a number: tiles not played yet, all of them in the own hand; never zero</comment>
        <translation>
            <numerusform>%n kvar, bara hos dig</numerusform>
            <numerusform>%n kvar, bara hos dig</numerusform>
        </translation>
    </message>
    <message>
        <source>Certainly not in their hands</source>
        <comment>heading: numbers that the other players lack</comment>
        <translation>Det har de garanterat inte</translation>
    </message>
    <message>
        <source>%1 has no %2</source>
        <comment>certain from what was played; %1: a player; %2: numbers, like 2 or 4</comment>
        <translation>%1 saknar %2</translation>
    </message>
    <message>
        <source>Give me a hint</source>
        <comment>button</comment>
        <translation>Ge mig ett tips</translation>
    </message>
    <message>
        <source>Hide the hint</source>
        <comment>button</comment>
        <translation>Dölj tipset</translation>
    </message>
    <message>
        <source>The coach is thinking…</source>
        <translation>Coachen tänker…</translation>
    </message>
    <message>
        <source>The coach has no answer this time.</source>
        <translation>Den här gången har coachen inget svar.</translation>
    </message>
    <message>
        <source>A hint comes when it is your turn.</source>
        <translation>Du kan få ett tips när det är din tur.</translation>
    </message>
    <message>
        <source>In the walk everybody answers for themselves.</source>
        <comment>a hint was asked for; walk: the questions round the table</comment>
        <translation>I frågerundan svarar var och en för sig.</translation>
    </message>
    <message>
        <source>Play %1 at the %2.</source>
        <comment>a hint; %1: a tile, like 4-6; %2: the number that is open there</comment>
        <translation>Lägg %1 vid %2.</translation>
    </message>
    <message>
        <source>Play %1.</source>
        <comment>a hint; %1: a tile, like 4-6</comment>
        <translation>Lägg %1.</translation>
    </message>
    <message>
        <source>Lead with %1.</source>
        <comment>a hint: the first tile of the round; %1: a tile, like 4-6</comment>
        <translation>Börja med %1.</translation>
    </message>
    <message>
        <source>Take a tile.</source>
        <comment>a hint: from the boneyard</comment>
        <translation>Ta en bricka.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <comment>a hint</comment>
        <translation>Passa.</translation>
    </message>
    <message>
        <source>Lay %1 aside.</source>
        <comment>a hint: face down, for the rest of the round; %1: a tile, like 4-6</comment>
        <translation>Lägg undan %1.</translation>
    </message>
    <message>
        <source>Leave the lead to %1.</source>
        <comment>a hint; %1: the partner</comment>
        <translation>Låt %1 börja.</translation>
    </message>
    <message>
        <source>Ask for a new deal.</source>
        <comment>a hint: too many doubles</comment>
        <translation>Be om ny giv.</translation>
    </message>
    <message>
        <source>Let the hands be counted now.</source>
        <comment>a hint: no tile can fit any more</comment>
        <translation>Låt händerna räknas nu.</translation>
    </message>
    <message>
        <source>Nothing else can be done.</source>
        <comment>why: a hint</comment>
        <translation>Det finns inget annat att göra.</translation>
    </message>
    <message>
        <source>It is your last tile.</source>
        <comment>why: a hint</comment>
        <translation>Det är din sista bricka.</translation>
    </message>
    <message numerus="yes">
        <source>It scores %n point(s) at once.</source>
        <comment>why: a hint; never zero</comment>
        <translation>
            <numerusform>Det ger %n poäng direkt.</numerusform>
            <numerusform>Det ger %n poäng direkt.</numerusform>
        </translation>
    </message>
    <message>
        <source>It blocks the round, and the count is probably yours.</source>
        <comment>why: a hint</comment>
        <translation>Omgången blir blockerad, och summorna talar troligen för dig.</translation>
    </message>
    <message>
        <source>It makes a block less likely that you would lose.</source>
        <comment>why: a hint</comment>
        <translation>Det minskar risken för en blockering som du skulle förlora.</translation>
    </message>
    <message>
        <source>It leaves %2 open, and %1 certainly has no %2.</source>
        <comment>why: a hint; %1: a player; %2: a number, named twice</comment>
        <translation>Då blir %2 öppen, och %1 har garanterat ingen %2.</translation>
    </message>
    <message>
        <source>It leaves %2 open, which %1 seems to like.</source>
        <comment>why: a hint; %1: the partner; %2: a number</comment>
        <translation>Då blir %2 öppen, och den verkar %1 gilla.</translation>
    </message>
    <message>
        <source>You keep the %1, of which you have most.</source>
        <comment>why: a hint; %1: a number</comment>
        <translation>Du behåller %1, som du har flest av.</translation>
    </message>
    <message>
        <source>The double finds a place now, and perhaps not later.</source>
        <comment>why: a hint</comment>
        <translation>Dubbeln får plats nu, men kanske inte senare.</translation>
    </message>
    <message>
        <source>It is heavy, and after a block every pip counts.</source>
        <comment>why: a hint</comment>
        <translation>Den är tung, och vid en blockering räknas varje prick.</translation>
    </message>
    <message numerus="yes">
        <source>Your other tiles then still show %n number(s).</source>
        <comment>why: a hint: different numbers; never zero</comment>
        <translation>
            <numerusform>På dina andra brickor finns då fortfarande %n tal.</numerusform>
            <numerusform>På dina andra brickor finns då fortfarande %n olika tal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n point(s) better than the next best move</source>
        <comment>below a hint; never zero</comment>
        <translation>
            <numerusform>Ungefär %n poäng bättre än det näst bästa draget</numerusform>
            <numerusform>Ungefär %n poäng bättre än det näst bästa draget</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the coach</source>
        <comment>button: opens the card with the block meter and the hint</comment>
        <translation>Visa coachen</translation>
    </message>
    <message>
        <source>Fold the coach away</source>
        <comment>button: closes the card with the block meter and the hint</comment>
        <translation>Fäll ihop coachen</translation>
    </message>
</context>
<context>
    <name>Correct a result</name>
    <message>
        <source>Correct a result</source>
        <comment>title of a small window, and a button</comment>
        <translation>Rätta ett resultat</translation>
    </message>
    <message>
        <source>In which round?</source>
        <comment>label of a choice: a tournament round</comment>
        <translation>I vilken rond?</translation>
    </message>
    <message>
        <source>Which table?</source>
        <comment>label of a choice</comment>
        <translation>Vilket bord?</translation>
    </message>
    <message>
        <source>%1: %2 against %3, %4</source>
        <comment>a table number, both sides, the result</comment>
        <translation>%1: %2 mot %3, %4</translation>
    </message>
    <message>
        <source>Round %1, table %2: %3 against %4</source>
        <comment>tournament round; both sides</comment>
        <translation>Rond %1, bord %2: %3 mot %4</translation>
    </message>
    <message>
        <source>Written down now: %1</source>
        <comment>%1: a result like 200 : 150</comment>
        <translation>Antecknat nu: %1</translation>
    </message>
    <message>
        <source>What is right?</source>
        <comment>above the fields for the right result</comment>
        <translation>Vad är rätt?</translation>
    </message>
    <message>
        <source>Swap both sides</source>
        <comment>button: each side gets what the other one had</comment>
        <translation>Kasta om sidorna</translation>
    </message>
    <message>
        <source>How it came about</source>
        <comment>name of a choice: played, not played</comment>
        <translation>Hur det gick till</translation>
    </message>
    <message>
        <source>It was played</source>
        <comment>choice</comment>
        <translation>Det spelades</translation>
    </message>
    <message>
        <source>Win without playing for %1</source>
        <comment>choice; %1: a player or a pair</comment>
        <translation>Vinst utan spel för %1</translation>
    </message>
    <message>
        <source>Both lose</source>
        <comment>choice: no side may win this table</comment>
        <translation>Båda förlorar</translation>
    </message>
    <message>
        <source>Not played, counts for nobody</source>
        <comment>choice</comment>
        <translation>Inte spelat, räknas inte för någon</translation>
    </message>
    <message>
        <source>No result yet: the table is open again</source>
        <comment>choice</comment>
        <translation>Inget resultat än: bordet är öppet igen</translation>
    </message>
    <message>
        <source>There was none</source>
        <comment>choice: no play-off was played</comment>
        <translation>Ingen spelades</translation>
    </message>
    <message>
        <source>Why? It stands in the log.</source>
        <comment>label of a field for a few words</comment>
        <translation>Varför? Det kommer att stå i loggen.</translation>
    </message>
    <message>
        <source>Sides mixed up</source>
        <comment>a usual reason; a button</comment>
        <translation>Sidorna förväxlade</translation>
    </message>
    <message>
        <source>Typing mistake</source>
        <comment>a usual reason; a button</comment>
        <translation>Skrivfel</translation>
    </message>
    <message>
        <source>Another table’s result</source>
        <comment>a usual reason; a button</comment>
        <translation>Ett annat bords resultat</translation>
    </message>
    <message>
        <source>Score card added up again</source>
        <comment>a usual reason; a button</comment>
        <translation>Poängkortet omräknat</translation>
    </message>
    <message>
        <source>Say in a few words why.</source>
        <comment>what is still missing</comment>
        <translation>Säg med några ord varför.</translation>
    </message>
    <message>
        <source>This is what is written down already.</source>
        <comment>what is still missing</comment>
        <translation>Det är det som redan är antecknat.</translation>
    </message>
    <message>
        <source>What this changes</source>
        <comment>heading above a list</comment>
        <translation>Vad det här ändrar</translation>
    </message>
    <message>
        <source>%1: place %2 → %3</source>
        <comment>a player or a pair, before and after the correction</comment>
        <translation>%1: placering %2 → %3</translation>
    </message>
    <message>
        <source>No place in the standings changes.</source>
        <translation>Ingen placering i ställningen ändras.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more place(s)</source>
        <comment>below a list of changed places; never zero</comment>
        <translation>
            <numerusform>och %n placering till</numerusform>
            <numerusform>och %n placeringar till</numerusform>
        </translation>
    </message>
    <message>
        <source>Later rounds stay as they were paired: what has been played is played. Known in time, this would have differed:</source>
        <comment>tournament rounds; above a list</comment>
        <translation>Senare ronder står kvar som de lottades: det som är spelat är spelat. Om det här hade varit känt i tid hade följande blivit annorlunda:</translation>
    </message>
    <message>
        <source>No later round would have been paired otherwise.</source>
        <comment>tournament rounds</comment>
        <translation>Ingen senare rond hade lottats annorlunda.</translation>
    </message>
    <message>
        <source>Looking at the later rounds…</source>
        <comment>it takes a moment; tournament rounds</comment>
        <translation>Ser på de senare ronderna…</translation>
    </message>
    <message>
        <source>Table %1: %2 against %3. It would have been %4 against %5.</source>
        <comment>in a list of a tournament round; players or pairs</comment>
        <translation>Bord %1: %2 mot %3. Det hade blivit %4 mot %5.</translation>
    </message>
    <message>
        <source>Table %1: %2 against %3 would not have met.</source>
        <comment>in a list of a tournament round; players or pairs</comment>
        <translation>Bord %1: %2 och %3 hade inte mötts.</translation>
    </message>
    <message>
        <source>%1 sat out. It would have been %2.</source>
        <comment>in a list of a tournament round; players or pairs</comment>
        <translation>%1 satt över. Det hade blivit %2.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more table(s).</source>
        <comment>below a list of tables; never zero</comment>
        <translation>
            <numerusform>Och %n bord till.</numerusform>
            <numerusform>Och %n bord till.</numerusform>
        </translation>
    </message>
    <message>
        <source>This round was put together by hand, so nothing can be said about it.</source>
        <comment>in a list about a tournament round</comment>
        <translation>Den här ronden sattes ihop för hand, så det går inte att säga något om den.</translation>
    </message>
    <message>
        <source>See what it changes</source>
        <comment>button: before a correction is stored</comment>
        <translation>Se vad det ändrar</translation>
    </message>
    <message>
        <source>Wrong: %1. Right: %2.</source>
        <comment>two results like 200 : 150</comment>
        <translation>Fel: %1. Rätt: %2.</translation>
    </message>
    <message>
        <source>Correct it</source>
        <comment>button</comment>
        <translation>Rätta det</translation>
    </message>
    <message>
        <source>Corrected. It is entry %1 of the log.</source>
        <comment>%1: a number</comment>
        <translation>Rättat. Det är post %1 i loggen.</translation>
    </message>
</context>
<context>
    <name>Cross table</name>
    <message>
        <source>R%1</source>
        <comment>heading of a column, as short as possible: tournament round 3</comment>
        <translation>R%1</translation>
    </message>
    <message>
        <source>Against %1, place %2</source>
        <comment>what a column holds; %1: a player or a pair</comment>
        <translation>Mot %1, placering %2</translation>
    </message>
</context>
<context>
    <name>Deal</name>
    <message>
        <source>Deal</source>
        <comment>heading; the tiles that everybody is dealt</comment>
        <translation>Giv</translation>
    </message>
    <message>
        <source>By chance</source>
        <comment>a choice: how the tiles are dealt</comment>
        <translation>Slumpen</translation>
    </message>
    <message>
        <source>The program shuffles, and nobody knows the tiles.</source>
        <translation>Programmet blandar, och ingen känner till brickorna.</translation>
    </message>
    <message>
        <source>Deal of the day, %1</source>
        <comment>a choice: how the tiles are dealt; %1: a day, like 30 November</comment>
        <translation>Dagens giv, %1</translation>
    </message>
    <message>
        <source>Today the same tiles for everybody in the world, whatever the computer.</source>
        <translation>I dag samma brickor för alla i hela världen, oavsett dator.</translation>
    </message>
    <message>
        <source>With a deal code</source>
        <comment>a choice: how the tiles are dealt</comment>
        <translation>Med givkod</translation>
    </message>
    <message>
        <source>Play a deal again, or the one that friends have played.</source>
        <translation>Spela en giv igen, eller den som dina vänner har spelat.</translation>
    </message>
    <message>
        <source>Deal code</source>
        <comment>field for eight letters and digits, like KTQ7 2MXB</comment>
        <translation>Givkod</translation>
    </message>
    <message>
        <source>A deal code has eight letters and digits, like KTQ7 2MXB.</source>
        <translation>En givkod har åtta bokstäver och siffror, till exempel KTQ7 2MXB.</translation>
    </message>
    <message>
        <source>There is no %1 in a deal code: only the letters A to Z without I and O, and the digits 2 to 9.</source>
        <comment>%1: characters that were typed, like O or 0</comment>
        <translation>%1 finns inte i någon givkod: bara bokstäverna A till Z utan I och O, och siffrorna 2 till 9.</translation>
    </message>
    <message>
        <source>The deal is the same with the same rules, the same set and as many players.</source>
        <translation>Given blir densamma med samma regler, samma set och lika många spelare.</translation>
    </message>
    <message>
        <source>About this deal</source>
        <comment>button and title</comment>
        <translation>Om given</translation>
    </message>
    <message>
        <source>Before the first tile was dealt, the program put this deal into a closed envelope. The fingerprint is the seal on the envelope: one other tile, and it would be another fingerprint. Now the envelope is open, and anybody can check that nothing was exchanged while you were playing.</source>
        <comment>explains to a child why the deal is honest</comment>
        <translation>Innan den första brickan delades ut lade programmet given i ett slutet kuvert. Fingeravtrycket är sigillet på kuvertet: en enda annan bricka, och det hade blivit ett annat fingeravtryck. Nu är kuvertet öppnat, och vem som helst kan kontrollera att inget byttes ut medan ni spelade.</translation>
    </message>
    <message>
        <source>Before the first tile was dealt, the program put this deal into a closed envelope. The fingerprint is the seal on the envelope: one other tile, and it would be another fingerprint. Write it down if you like. After the round the envelope is opened: then you see the deal code, and anybody can check the seal.</source>
        <comment>explains to a child why the deal is honest, while the round is in play</comment>
        <translation>Innan den första brickan delades ut lade programmet given i ett slutet kuvert. Fingeravtrycket är sigillet på kuvertet: en enda annan bricka, och det hade blivit ett annat fingeravtryck. Skriv gärna upp det. Efter omgången öppnas kuvertet: då ser du givkoden, och vem som helst kan kontrollera sigillet.</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <comment>label: 64 letters and digits that seal a deal</comment>
        <translation>Fingeravtryck</translation>
    </message>
    <message>
        <source>Deal code</source>
        <comment>label: eight letters and digits from which the whole deal follows</comment>
        <translation>Givkod</translation>
    </message>
    <message>
        <source>Random addition</source>
        <comment>label: 32 letters and digits drawn by chance, so that nobody can guess the code</comment>
        <translation>Slumptillägg</translation>
    </message>
    <message>
        <source>The fingerprint is SHA-256 of the deal code followed by the random addition. The README of the program tells in words how a deal follows from its code, with a few lines of Python that check it.</source>
        <comment>SHA-256, README and Python are names</comment>
        <translation>Fingeravtrycket är SHA-256 av givkoden följd av slumptillägget. I programmets README står med vanliga ord hur given följer av sin kod, med några rader Python som kontrollerar det.</translation>
    </message>
    <message>
        <source>The next deal is already fixed. This is its fingerprint:</source>
        <comment>label before a fingerprint</comment>
        <translation>Nästa giv är redan bestämd. Det här är dess fingeravtryck:</translation>
    </message>
    <message>
        <source>This deal was prepared: whoever knows its code knew the tiles.</source>
        <translation>Den här given var förberedd: den som kände till koden visste vilka brickorna var.</translation>
    </message>
    <message>
        <source>This round began from a position that was entered: nothing was dealt.</source>
        <translation>Den här omgången började från en inmatad ställning: inget delades ut.</translation>
    </message>
    <message>
        <source>Play this deal again</source>
        <comment>button: a new match with the same rules, players and tiles</comment>
        <translation>Spela given igen</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <comment>button</comment>
        <translation>Kopiera koden</translation>
    </message>
    <message>
        <source>Copy all as text</source>
        <comment>button: fingerprint, deal code and random addition</comment>
        <translation>Kopiera allt som text</translation>
    </message>
    <message>
        <source>Copied.</source>
        <comment>said after something was copied</comment>
        <translation>Kopierat.</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>button that closes the sheet; Esc does the same</comment>
        <translation>Stäng</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>Position</source>
        <comment>step: how the table stands; short</comment>
        <translation>Ställning</translation>
    </message>
    <message>
        <source>Walk</source>
        <comment>step: everybody is asked; short</comment>
        <translation>Frågerunda</translation>
    </message>
    <message>
        <source>Hands</source>
        <comment>step: hands are laid open; short</comment>
        <translation>Händer</translation>
    </message>
    <message>
        <source>Rulings</source>
        <comment>step: the referee decides about fouls; short</comment>
        <translation>Domslut</translation>
    </message>
    <message>
        <source>Score</source>
        <comment>step: hands are counted; short</comment>
        <translation>Poäng</translation>
    </message>
    <message>
        <source>%1 · round %2</source>
        <comment>%1: a table, like Table 3; %2: a number; round = one deal</comment>
        <translation>%1 · omgång %2</translation>
    </message>
    <message>
        <source>Undo</source>
        <comment>button: take the last entry back</comment>
        <translation>Ångra</translation>
    </message>
    <message>
        <source>A foul…</source>
        <comment>button: write down a foul of another kind</comment>
        <translation>Ett regelbrott…</translation>
    </message>
    <message>
        <source>An accusation…</source>
        <comment>button: one player accuses another</comment>
        <translation>En anklagelse…</translation>
    </message>
    <message>
        <source>Rounds and scores</source>
        <comment>button: the match so far</comment>
        <translation>Omgångar och poäng</translation>
    </message>
    <message>
        <source>Protocol</source>
        <comment>button: the page to print and sign</comment>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Correct the position</source>
        <comment>button: something was entered wrongly</comment>
        <translation>Rätta ställningen</translation>
    </message>
    <message>
        <source>The rules</source>
        <comment>button: read the rules of this table</comment>
        <translation>Reglerna</translation>
    </message>
    <message>
        <source>Open tables</source>
        <comment>label of a choice between tables; F6 goes on to the next</comment>
        <translation>Öppna bord</translation>
    </message>
    <message>
        <source>More</source>
        <comment>button: opens a menu with more to do</comment>
        <translation>Mer</translation>
    </message>
    <message>
        <source>It is somebody else&apos;s turn.</source>
        <translation>Det är någon annans tur.</translation>
    </message>
    <message>
        <source>%1 lies somewhere else already.</source>
        <comment>%1: a tile, like 4-6</comment>
        <translation>%1 ligger redan någon annanstans.</translation>
    </message>
    <message>
        <source>No tile of this hand fits.</source>
        <translation>Ingen bricka på den här handen passar.</translation>
    </message>
    <message>
        <source>A tile of this hand fits.</source>
        <translation>En bricka på den här handen passar.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Det finns inget att ångra.</translation>
    </message>
    <message>
        <source>This table cannot be read; its data are damaged. Nothing was changed.</source>
        <translation>Det går inte att läsa det här bordet; dess data är skadade. Inget har ändrats.</translation>
    </message>
    <message>
        <source>Close this table? It can still be read, printed and opened again.</source>
        <comment>a question</comment>
        <translation>Stänga det här bordet? Det kan fortfarande läsas, skrivas ut och öppnas igen.</translation>
    </message>
    <message>
        <source>Yes, close it</source>
        <comment>button</comment>
        <translation>Ja, stäng det</translation>
    </message>
    <message>
        <source>Keep it open</source>
        <comment>button</comment>
        <translation>Låt det vara öppet</translation>
    </message>
    <message>
        <source>The protocol was judged again: it comes to the same result.</source>
        <comment>a file was opened</comment>
        <translation>Protokollet har bedömts på nytt: resultatet är detsamma.</translation>
    </message>
    <message>
        <source>The rules of today come to another result than this protocol.</source>
        <comment>a file was opened</comment>
        <translation>Med dagens regler blir resultatet ett annat än i det här protokollet.</translation>
    </message>
    <message>
        <source>%1 is no protocol of this program.</source>
        <comment>%1: a file</comment>
        <translation>Filen %1 är inget protokoll från det här programmet.</translation>
    </message>
    <message>
        <source>%1 was changed after it was written: its check sum does not fit.</source>
        <comment>%1: a file</comment>
        <translation>Filen %1 har ändrats efter att den skrevs: kontrollsumman stämmer inte.</translation>
    </message>
    <message>
        <source>%1 is damaged and cannot be judged.</source>
        <comment>%1: a file</comment>
        <translation>Filen %1 är skadad och kan inte bedömas.</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of this program.</source>
        <comment>%1: a file</comment>
        <translation>Filen %1 skrevs av en nyare version av programmet.</translation>
    </message>
    <message>
        <source>Protocols</source>
        <comment>kind of file</comment>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Save the protocol as a file</source>
        <comment>title of a window</comment>
        <translation>Spara protokollet som fil</translation>
    </message>
    <message>
        <source>Open a protocol</source>
        <comment>title of a window</comment>
        <translation>Öppna ett protokoll</translation>
    </message>
    <message>
        <source>How does the table stand?</source>
        <comment>title</comment>
        <translation>Hur ser det ut på bordet?</translation>
    </message>
    <message>
        <source>How does the table stand now?</source>
        <comment>title; the same round goes on</comment>
        <translation>Hur ser det ut på bordet nu?</translation>
    </message>
    <message>
        <source>Open ends only</source>
        <comment>choice: the numbers at the ends are enough</comment>
        <translation>Bara de öppna ändarna</translation>
    </message>
    <message>
        <source>The whole line</source>
        <comment>choice: every tile on the table is typed</comment>
        <translation>Hela kedjan</translation>
    </message>
    <message>
        <source>Tile by tile</source>
        <comment>choice: the round is written down from its first tile on</comment>
        <translation>Bricka för bricka</translation>
    </message>
    <message>
        <source>Enough to settle a block. Type the numbers, like 6 6.</source>
        <comment>how to enter open ends</comment>
        <translation>Det räcker för att avgöra en blockering. Skriv talen, till exempel 6 6.</translation>
    </message>
    <message>
        <source>Type the tiles from left to right, like 60 01 16.</source>
        <comment>how to enter a line of tiles</comment>
        <translation>Skriv brickorna från vänster till höger, till exempel 60 01 16.</translation>
    </message>
    <message>
        <source>Everything that happens is written down, so the whole round can be checked.</source>
        <translation>Allt som händer skrivs upp, så att hela omgången kan kontrolleras.</translation>
    </message>
    <message>
        <source>Open ends</source>
        <comment>label of a field for numbers</comment>
        <translation>Öppna ändar</translation>
    </message>
    <message>
        <source>The number at each train: %1</source>
        <comment>label of a field; %1: names in turn order</comment>
        <translation>Talet vid varje tåg: %1</translation>
    </message>
    <message>
        <source>everybody&apos;s train</source>
        <comment>the train that belongs to nobody, in a list of names</comment>
        <translation>tåget för alla</translation>
    </message>
    <message>
        <source>Tiles from left to right</source>
        <comment>label of a field</comment>
        <translation>Brickor från vänster till höger</translation>
    </message>
    <message>
        <source>Who says the game is blocked?</source>
        <comment>label; one name is chosen</comment>
        <translation>Vem säger att spelet är blockerat?</translation>
    </message>
    <message>
        <source>Who leads?</source>
        <comment>label; whoever lays the first tile; one name is chosen</comment>
        <translation>Vem börjar?</translation>
    </message>
    <message>
        <source>Who led this round?</source>
        <comment>label; one name is chosen; the tie rule needs it</comment>
        <translation>Vem började den här omgången?</translation>
    </message>
    <message>
        <source>Who laid the last tile?</source>
        <comment>label; one name is chosen; the rules need it</comment>
        <translation>Vem lade sista brickan?</translation>
    </message>
    <message>
        <source>Whose train is open to all?</source>
        <comment>label; several names may be chosen</comment>
        <translation>Vilkas tåg är öppna för alla?</translation>
    </message>
    <message>
        <source>Tiles in hand</source>
        <comment>label above a number for each player</comment>
        <translation>Brickor på handen</translation>
    </message>
    <message>
        <source>Tiles held by %1</source>
        <comment>label of a field for a number; %1: a player</comment>
        <translation>Antal brickor hos %1</translation>
    </message>
    <message>
        <source>Tiles in the boneyard</source>
        <comment>label of a field for a number</comment>
        <translation>Brickor i högen</translation>
    </message>
    <message>
        <source>Ask round the table</source>
        <comment>button: the walk begins</comment>
        <translation>Fråga laget runt</translation>
    </message>
    <message>
        <source>The round goes on</source>
        <comment>button: enter the position without a walk</comment>
        <translation>Omgången fortsätter</translation>
    </message>
    <message>
        <source>Begin the round</source>
        <comment>button: the first tile follows</comment>
        <translation>Börja omgången</translation>
    </message>
    <message>
        <source>%1 has no tile left: lay the hands open</source>
        <comment>button; %1: a player</comment>
        <translation>%1 har ingen bricka kvar: visa händerna</translation>
    </message>
    <message>
        <source>Use the corrected position</source>
        <comment>button</comment>
        <translation>Använd den rättade ställningen</translation>
    </message>
    <message>
        <source>Type the number at every open end first.</source>
        <translation>Skriv först talet vid varje öppen ände.</translation>
    </message>
    <message>
        <source>Type the tiles of the line first.</source>
        <translation>Skriv först kedjans brickor.</translation>
    </message>
    <message>
        <source>%1 does not match the tile before it.</source>
        <comment>%1: a tile, like 4-6</comment>
        <translation>%1 passar inte vid brickan före.</translation>
    </message>
    <message>
        <source>%1 is in the line already.</source>
        <comment>%1: a tile, like 4-6</comment>
        <translation>%1 finns redan i kedjan.</translation>
    </message>
    <message>
        <source>How many tiles does %1 hold?</source>
        <comment>%1: a player</comment>
        <translation>Hur många brickor har %1?</translation>
    </message>
    <message>
        <source>Choose who it was first.</source>
        <comment>a player has to be chosen</comment>
        <translation>Välj först vem det var.</translation>
    </message>
    <message>
        <source>Digits fill the fields, Enter goes on, Backspace takes back.</source>
        <translation>Siffror fyller fälten, Retur går vidare, Backsteg tar tillbaka.</translation>
    </message>
    <message numerus="yes">
        <source>%1 lays %n tile(s) open</source>
        <comment>title; %1: a player</comment>
        <translation>
            <numerusform>%1 visar %n bricka</numerusform>
            <numerusform>%1 visar %n brickor</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 holds no tile</source>
        <comment>title; %1: a player</comment>
        <translation>%1 har ingen bricka</translation>
    </message>
    <message>
        <source>Type each tile, like 64, or click it.</source>
        <comment>how to enter a hand</comment>
        <translation>Skriv varje bricka, till exempel 64, eller klicka på den.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>tiles entered, of those that the player holds</comment>
        <translation>%1 av %2</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in nobody&apos;s hand</source>
        <comment>title</comment>
        <translation>
            <numerusform>%n bricka som ingen har på handen</numerusform>
            <numerusform>%n brickor som ingen har på handen</numerusform>
        </translation>
    </message>
    <message>
        <source>Every tile has been found</source>
        <comment>title</comment>
        <translation>Alla brickor är funna</translation>
    </message>
    <message>
        <source>Are they on the table, in the boneyard, or out of play?</source>
        <translation>Ligger de på bordet, i högen eller utanför spelet?</translation>
    </message>
    <message>
        <source>Yes, nobody holds them</source>
        <comment>button</comment>
        <translation>Ja, ingen har dem</translation>
    </message>
    <message>
        <source>Every tile is accounted for</source>
        <comment>title</comment>
        <translation>Alla brickor är redovisade</translation>
    </message>
    <message>
        <source>No false declaration is proven.</source>
        <comment>after the hands were compared with the answers</comment>
        <translation>Inget felaktigt besked är bevisat.</translation>
    </message>
    <message>
        <source>A ruling makes this round void: it can be closed without counting.</source>
        <comment>round = one deal</comment>
        <translation>Ett domslut gör omgången ogiltig: den kan avslutas utan räkning.</translation>
    </message>
    <message>
        <source>Count the hands</source>
        <comment>button</comment>
        <translation>Räkna händerna</translation>
    </message>
    <message>
        <source>Close this round</source>
        <comment>button: it does not count</comment>
        <translation>Avsluta omgången</translation>
    </message>
    <message>
        <source>Look at the rulings</source>
        <comment>button</comment>
        <translation>Se på domsluten</translation>
    </message>
</context>
<context>
    <name>Desk fouls</name>
    <message>
        <source>False declaration</source>
        <comment>a kind of foul</comment>
        <translation>Felaktigt besked</translation>
    </message>
    <message>
        <source>Took a tile while able</source>
        <comment>a kind of foul: from the boneyard, although a tile fitted</comment>
        <translation>Tog ur högen fast en passade</translation>
    </message>
    <message>
        <source>Wrong tile</source>
        <comment>a kind of foul: a tile was laid that does not fit</comment>
        <translation>Fel bricka</translation>
    </message>
    <message>
        <source>Wrong number of tiles</source>
        <comment>a kind of foul: too many or too few in a hand</comment>
        <translation>Fel antal brickor</translation>
    </message>
    <message>
        <source>Tile shown</source>
        <comment>a kind of foul: others saw a tile of the hand</comment>
        <translation>Visad bricka</translation>
    </message>
    <message>
        <source>Signals or talk</source>
        <comment>a kind of foul: partners tell each other what they hold</comment>
        <translation>Tecken eller prat</translation>
    </message>
    <message>
        <source>Delay</source>
        <comment>a kind of foul: playing too slowly</comment>
        <translation>Fördröjning</translation>
    </message>
    <message>
        <source>False accusation</source>
        <comment>a kind of foul: somebody was accused who had answered truly</comment>
        <translation>Obefogad anklagelse</translation>
    </message>
    <message>
        <source>Something else</source>
        <comment>a kind of foul: any other one</comment>
        <translation>Något annat</translation>
    </message>
    <message>
        <source>Said no, but held a playable tile.</source>
        <translation>Sa nej men hade en spelbar bricka.</translation>
    </message>
    <message>
        <source>Took from the boneyard although a tile in the hand fitted.</source>
        <translation>Tog ur högen fast en bricka på handen passade.</translation>
    </message>
    <message>
        <source>Laid a tile that does not fit there.</source>
        <translation>Lade en bricka som inte passar där.</translation>
    </message>
    <message>
        <source>Took too many tiles, or too few.</source>
        <translation>Tog för många brickor, eller för få.</translation>
    </message>
    <message>
        <source>Let others see a tile of the hand.</source>
        <translation>Lät andra se en bricka på handen.</translation>
    </message>
    <message>
        <source>Let a partner know something about the hand.</source>
        <translation>Avslöjade något om handen för medspelaren.</translation>
    </message>
    <message>
        <source>Took too long over a turn.</source>
        <translation>Tog för lång tid på sig.</translation>
    </message>
    <message>
        <source>Accused somebody who had answered truly.</source>
        <translation>Anklagade någon som hade svarat sant.</translation>
    </message>
    <message>
        <source>The note says what happened.</source>
        <translation>Av anteckningen framgår vad som hände.</translation>
    </message>
    <message numerus="yes">
        <source>%n penalty point(s); the round stands.</source>
        <comment>round = one deal</comment>
        <translation>
            <numerusform>%n straffpoäng; omgången gäller.</numerusform>
            <numerusform>%n straffpoäng; omgången gäller.</numerusform>
        </translation>
    </message>
    <message>
        <source>No points off; the round stands.</source>
        <comment>round = one deal</comment>
        <translation>Inget poängavdrag; omgången gäller.</translation>
    </message>
    <message numerus="yes">
        <source>%n penalty point(s); the round is dealt again.</source>
        <comment>round = one deal</comment>
        <translation>
            <numerusform>%n straffpoäng; omgången delas om.</numerusform>
            <numerusform>%n straffpoäng; omgången delas om.</numerusform>
        </translation>
    </message>
    <message>
        <source>No points off; the round is dealt again.</source>
        <comment>round = one deal</comment>
        <translation>Inget poängavdrag; omgången delas om.</translation>
    </message>
    <message numerus="yes">
        <source>%n penalty point(s), and the round is lost.</source>
        <comment>lost by whoever broke the rules</comment>
        <translation>
            <numerusform>%n straffpoäng, och omgången är förlorad.</numerusform>
            <numerusform>%n straffpoäng, och omgången är förlorad.</numerusform>
        </translation>
    </message>
    <message>
        <source>No points off, but the round is lost.</source>
        <comment>lost by whoever broke the rules</comment>
        <translation>Inget poängavdrag, men omgången är förlorad.</translation>
    </message>
    <message numerus="yes">
        <source>%n penalty point(s), and the match is lost.</source>
        <comment>lost by whoever broke the rules</comment>
        <translation>
            <numerusform>%n straffpoäng, och matchen är förlorad.</numerusform>
            <numerusform>%n straffpoäng, och matchen är förlorad.</numerusform>
        </translation>
    </message>
    <message>
        <source>No points off, but the match is lost.</source>
        <comment>lost by whoever broke the rules</comment>
        <translation>Inget poängavdrag, men matchen är förlorad.</translation>
    </message>
    <message numerus="yes">
        <source>%n penalty point(s); the round does not count, and the match is lost.</source>
        <comment>a penalty</comment>
        <translation>
            <numerusform>%n straffpoäng; omgången räknas inte, och matchen är förlorad.</numerusform>
            <numerusform>%n straffpoäng; omgången räknas inte, och matchen är förlorad.</numerusform>
        </translation>
    </message>
    <message>
        <source>The round does not count, and the match is lost.</source>
        <comment>a penalty</comment>
        <translation>Omgången räknas inte, och matchen är förlorad.</translation>
    </message>
    <message numerus="yes">
        <source>%n penalty point(s); round and match are lost.</source>
        <comment>a penalty</comment>
        <translation>
            <numerusform>%n straffpoäng; omgång och match är förlorade.</numerusform>
            <numerusform>%n straffpoäng; omgång och match är förlorade.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round and match are lost.</source>
        <comment>a penalty</comment>
        <translation>Omgång och match är förlorade.</translation>
    </message>
    <message>
        <source>%1: false declaration. %2</source>
        <comment>%2: a sentence, like 25 penalty points; the round stands.</comment>
        <translation>%1: felaktigt besked. %2</translation>
    </message>
    <message>
        <source>%1: tile taken while able to play. %2</source>
        <comment>%2: a sentence, like 25 penalty points; the round stands.</comment>
        <translation>%1: bricka tagen ur högen fast en passade. %2</translation>
    </message>
    <message>
        <source>%1: wrong tile. %2</source>
        <comment>%2: a sentence, like 25 penalty points; the round stands.</comment>
        <translation>%1: fel bricka. %2</translation>
    </message>
    <message>
        <source>%1: wrong number of tiles. %2</source>
        <comment>%2: a sentence, like 25 penalty points; the round stands.</comment>
        <translation>%1: fel antal brickor. %2</translation>
    </message>
    <message>
        <source>%1: tile shown. %2</source>
        <comment>%2: a sentence, like 25 penalty points; the round stands.</comment>
        <translation>%1: visad bricka. %2</translation>
    </message>
    <message>
        <source>%1: signals or talk. %2</source>
        <comment>%2: a sentence, like 25 penalty points; the round stands.</comment>
        <translation>%1: tecken eller prat. %2</translation>
    </message>
    <message>
        <source>%1: delay. %2</source>
        <comment>%2: a sentence, like 25 penalty points; the round stands.</comment>
        <translation>%1: fördröjning. %2</translation>
    </message>
    <message>
        <source>%1: false accusation. %2</source>
        <comment>%2: a sentence, like 25 penalty points; the round stands.</comment>
        <translation>%1: obefogad anklagelse. %2</translation>
    </message>
    <message>
        <source>%1: a foul. %2</source>
        <comment>%2: a sentence, like 25 penalty points; the round stands.</comment>
        <translation>%1: regelbrott. %2</translation>
    </message>
    <message>
        <source>%1 Note: %2</source>
        <comment>%1: a ruling, a whole sentence; %2: what the referee wrote</comment>
        <translation>%1 Anteckning: %2</translation>
    </message>
    <message>
        <source>Withdrawn: %1</source>
        <comment>%1: a ruling that no longer holds, a whole sentence</comment>
        <translation>Återkallat: %1</translation>
    </message>
    <message>
        <source>Withdrawn: %1 Reason: %2</source>
        <comment>%1: a ruling that no longer holds, a whole sentence; %2: what the referee wrote</comment>
        <translation>Återkallat: %1 Skäl: %2</translation>
    </message>
    <message>
        <source>%1 accused %2 of holding a playable tile. The accusation was right.</source>
        <translation>%1 anklagade %2 för att ha en spelbar bricka. Anklagelsen var riktig.</translation>
    </message>
    <message>
        <source>%1 accused %2 of holding a playable tile. The accusation was wrong.</source>
        <translation>%1 anklagade %2 för att ha en spelbar bricka. Anklagelsen var obefogad.</translation>
    </message>
</context>
<context>
    <name>Desk new table</name>
    <message>
        <source>New table</source>
        <comment>title of the form; a table at the referee desk</comment>
        <translation>Nytt bord</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>above the field for its name, like Table 3</comment>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Table %1</source>
        <comment>the name of a table; %1: a number</comment>
        <translation>Bord %1</translation>
    </message>
    <message>
        <source>Referee</source>
        <comment>above the field for the name of the referee</comment>
        <translation>Domare</translation>
    </message>
    <message>
        <source>The referee&apos;s language</source>
        <comment>what a screen reader says for the choice</comment>
        <translation>Domarens språk</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>above the field in which a rule set is searched by its name</comment>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>heading</comment>
        <translation>Spelare</translation>
    </message>
    <message>
        <source>How many play</source>
        <comment>what a screen reader says for a row of numbers</comment>
        <translation>Hur många som spelar</translation>
    </message>
    <message>
        <source>Seat %1, pair %2</source>
        <comment>a place at the table; partners; %1 and %2: numbers</comment>
        <translation>Plats %1, par %2</translation>
    </message>
    <message>
        <source>The match</source>
        <comment>heading: set of tiles, length, direction, penalty</comment>
        <translation>Matchen</translation>
    </message>
    <message>
        <source>Turns go</source>
        <comment>above the choice: clockwise or counter-clockwise</comment>
        <translation>Spelriktning</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <comment>a choice: the way the turns go round</comment>
        <translation>Medurs</translation>
    </message>
    <message>
        <source>Counter-clockwise</source>
        <comment>a choice: the way the turns go round</comment>
        <translation>Moturs</translation>
    </message>
    <message>
        <source>A false declaration costs</source>
        <comment>heading; points are taken off</comment>
        <translation>Ett felaktigt besked kostar</translation>
    </message>
    <message>
        <source>Open the table</source>
        <comment>the large button</comment>
        <translation>Öppna bordet</translation>
    </message>
    <message>
        <source>Enter goes on; %1 opens the table at once.</source>
        <comment>%1: a key like Ctrl+Enter; beside the button</comment>
        <translation>Retur går vidare; %1 öppnar bordet direkt.</translation>
    </message>
    <message>
        <source>The table needs a name, so that you find it again.</source>
        <translation>Bordet behöver ett namn, så att du hittar det igen.</translation>
    </message>
    <message>
        <source>%1 is already open. Give this table another name.</source>
        <comment>%1: like Table 3</comment>
        <translation>%1 är redan öppet. Ge det här bordet ett annat namn.</translation>
    </message>
    <message>
        <source>The referee&apos;s name stands on the page that everybody signs.</source>
        <translation>Domarens namn står på sidan som alla skriver under.</translation>
    </message>
    <message>
        <source>%1 players need a larger set, so %2 is chosen now.</source>
        <comment>%1: a number; %2: a set of tiles, like Double-nine</comment>
        <translation>%1 spelare behöver ett större set, så nu är %2 vald.</translation>
    </message>
</context>
<context>
    <name>Desk protocol</name>
    <message>
        <source>Protocol of the round</source>
        <comment>title of a printed page that everybody signs; round = one deal</comment>
        <translation>Protokoll för omgången</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>label before the name of a table</comment>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Date and time</source>
        <comment>label</comment>
        <translation>Datum och tid</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>%1: a date, like 30/11/2026; %2: the time of day, like 21:14</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Round</source>
        <comment>label before a number; round = one deal</comment>
        <translation>Omgång</translation>
    </message>
    <message>
        <source>Referee</source>
        <comment>label before a name, and below a line for a signature</comment>
        <translation>Domare</translation>
    </message>
    <message>
        <source>Player</source>
        <comment>below a line for a signature</comment>
        <translation>Spelare</translation>
    </message>
    <message>
        <source>Players and rules</source>
        <comment>heading</comment>
        <translation>Spelare och regler</translation>
    </message>
    <message>
        <source>The position</source>
        <comment>heading: what lay on the table at the end</comment>
        <translation>Ställningen</translation>
    </message>
    <message>
        <source>The two conditions of a blocked game</source>
        <comment>heading</comment>
        <translation>De två villkoren för blockerat spel</translation>
    </message>
    <message>
        <source>Declarations</source>
        <comment>heading: who said when that no tile fits</comment>
        <translation>Besked</translation>
    </message>
    <message>
        <source>The hands</source>
        <comment>heading: the tiles that were laid open, with their pips</comment>
        <translation>Händerna</translation>
    </message>
    <message>
        <source>How the score comes about</source>
        <comment>heading</comment>
        <translation>Så räknas poängen fram</translation>
    </message>
    <message>
        <source>Fouls and rulings</source>
        <comment>heading</comment>
        <translation>Regelbrott och domslut</translation>
    </message>
    <message>
        <source>Accusations</source>
        <comment>heading</comment>
        <translation>Anklagelser</translation>
    </message>
    <message>
        <source>Result</source>
        <comment>heading</comment>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>Corrections</source>
        <comment>heading: scores that were set right later</comment>
        <translation>Rättelser</translation>
    </message>
    <message>
        <source>Check sum</source>
        <comment>heading: 64 letters and digits computed from everything recorded</comment>
        <translation>Kontrollsumma</translation>
    </message>
    <message>
        <source>Signatures</source>
        <comment>heading</comment>
        <translation>Underskrifter</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>label before the name of a rule set</comment>
        <translation>Regler</translation>
    </message>
    <message>
        <source>%1, %2. Fingerprint: %3</source>
        <comment>%1: the name of a rule set; %2: a set of tiles, like Double-six; %3: letters and digits that equal rules share</comment>
        <translation>%1, %2. Fingeravtryck: %3</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>%1: the number of a seat; %2: the name of who sits there</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Pairs</source>
        <comment>label before names</comment>
        <translation>Par</translation>
    </message>
    <message>
        <source>Turns</source>
        <comment>label: which way the turns go round the table</comment>
        <translation>Spelriktning</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>label before a rule: what a round is worth</comment>
        <translation>Poäng</translation>
    </message>
    <message>
        <source>Blocked game</source>
        <comment>label before rules: who wins it, and what happens in a tie</comment>
        <translation>Blockerat spel</translation>
    </message>
    <message>
        <source>False declaration</source>
        <comment>label before the penalty: somebody says no falsely</comment>
        <translation>Felaktigt besked</translation>
    </message>
    <message>
        <source>Tiles laid</source>
        <comment>label before the tiles on the table</comment>
        <translation>Lagda brickor</translation>
    </message>
    <message>
        <source>Arm %1</source>
        <comment>label before tiles: one of several arms or trains; %1: a number</comment>
        <translation>Arm %1</translation>
    </message>
    <message>
        <source>Train: %1</source>
        <comment>label before tiles; %1: the name of the player whose train it is</comment>
        <translation>Tåg: %1</translation>
    </message>
    <message>
        <source>Everybody&apos;s train</source>
        <comment>label before tiles: the train that is open to all</comment>
        <translation>Tåget för alla</translation>
    </message>
    <message>
        <source>Boneyard</source>
        <comment>label before a number of tiles</comment>
        <translation>Högen</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <comment>how many tiles are somewhere</comment>
        <translation>
            <numerusform>%n bricka</numerusform>
            <numerusform>%n brickor</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <comment>there are no tiles in the boneyard</comment>
        <translation>tom</translation>
    </message>
    <message>
        <source>Proposed by</source>
        <comment>label before the name of the player who said the game is blocked</comment>
        <translation>Anmält av</translation>
    </message>
    <message>
        <source>In nobody&apos;s hand</source>
        <comment>label before tiles that lay anywhere else, perhaps on the table</comment>
        <translation>Inte på någon hand</translation>
    </message>
    <message>
        <source>No player can extend an open end. Met: declared by %1.</source>
        <comment>%1: names</comment>
        <translation>Ingen spelare kan bygga vidare på en öppen ände. Uppfyllt: besked från %1.</translation>
    </message>
    <message>
        <source>No player can extend an open end. Declared by everybody, but it was not true: %1 held a tile that fits.</source>
        <comment>%1: a name, or several</comment>
        <translation>Ingen spelare kan bygga vidare på en öppen ände. Besked från alla, men det var inte sant: %1 hade en spelbar bricka.</translation>
    </message>
    <message>
        <source>No player can extend an open end. Not met: %1 can play.</source>
        <comment>%1: a name</comment>
        <translation>Ingen spelare kan bygga vidare på en öppen ände. Inte uppfyllt: %1 kan lägga.</translation>
    </message>
    <message>
        <source>No player can extend an open end. Not answered by everybody.</source>
        <comment>the questions were not finished</comment>
        <translation>Ingen spelare kan bygga vidare på en öppen ände. Inte besvarat av alla.</translation>
    </message>
    <message>
        <source>The boneyard can supply nothing more. Met: it is empty.</source>
        <translation>Högen kan inte ge något mer. Uppfyllt: den är tom.</translation>
    </message>
    <message>
        <source>The boneyard can supply nothing more. Met: with these rules nobody takes tiles.</source>
        <translation>Högen kan inte ge något mer. Uppfyllt: med dessa regler tas inga brickor.</translation>
    </message>
    <message numerus="yes">
        <source>The boneyard can supply nothing more. Met: the last %n tile(s) must stay.</source>
        <comment>the reserve: 1 or 2 tiles, never zero</comment>
        <translation>
            <numerusform>Högen kan inte ge något mer. Uppfyllt: den sista brickan (%n) måste ligga kvar.</numerusform>
            <numerusform>Högen kan inte ge något mer. Uppfyllt: de %n sista brickorna måste ligga kvar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The boneyard can supply nothing more. Not met: %n tile(s) can still be taken.</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Högen kan inte ge något mer. Inte uppfyllt: %n bricka kan ännu tas.</numerusform>
            <numerusform>Högen kan inte ge något mer. Inte uppfyllt: %n brickor kan ännu tas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot play. Open ends: %2.</source>
        <comment>%1: a player; %2: numbers, like 2 and 4</comment>
        <translation>%1 kan inte lägga. Öppna ändar: %2.</translation>
    </message>
    <message>
        <source>%1 cannot lay a double. Open ends: %2.</source>
        <comment>%1: a player; %2: numbers; only doubles could be laid</comment>
        <translation>%1 kan inte lägga någon dubbel. Öppna ändar: %2.</translation>
    </message>
    <message>
        <source>The round ends: no tile is left that could ever fit.</source>
        <translation>Omgången slutar: det finns ingen bricka kvar som någonsin kan passa.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s), not laid open</source>
        <comment>instead of the tiles of a hand</comment>
        <translation>
            <numerusform>%n bricka, inte visad</numerusform>
            <numerusform>%n brickor, inte visade</numerusform>
        </translation>
    </message>
    <message>
        <source>no tiles left</source>
        <comment>instead of the tiles of a hand</comment>
        <translation>inga brickor kvar</translation>
    </message>
    <message numerus="yes">
        <source>All %1 tiles of the set are accounted for: %n pips in all.</source>
        <comment>%1: a number, like 28; like 168 pips; never zero</comment>
        <translation>
            <numerusform>Setets alla %1 brickor är redovisade: sammanlagt %n prick.</numerusform>
            <numerusform>Setets alla %1 brickor är redovisade: sammanlagt %n prickar.</numerusform>
        </translation>
    </message>
    <message>
        <source>No foul was found, and none was ruled on.</source>
        <translation>Inget regelbrott har konstaterats, och inget domslut har meddelats.</translation>
    </message>
    <message>
        <source>There is no ruling on this.</source>
        <comment>below a proven foul</comment>
        <translation>Något domslut om detta finns inte.</translation>
    </message>
    <message>
        <source>The hands were compared with every declaration since the position was entered.</source>
        <comment>how far back the check for false declarations reaches</comment>
        <translation>Händerna har jämförts med varje besked sedan ställningen fördes in.</translation>
    </message>
    <message>
        <source>The hands were compared with every declaration of the round.</source>
        <comment>how far back the check for false declarations reaches; round = one deal</comment>
        <translation>Händerna har jämförts med varje besked i omgången.</translation>
    </message>
    <message>
        <source>The referee&apos;s note: %1</source>
        <comment>%1: a remark in the referee&apos;s own words</comment>
        <translation>Domarens anteckning: %1</translation>
    </message>
    <message>
        <source>Reason: %1</source>
        <comment>%1: why a score was corrected, in the referee&apos;s own words</comment>
        <translation>Skäl: %1</translation>
    </message>
    <message>
        <source>Whoever loads the file of this round gets the same digits, as long as nothing in it was changed.</source>
        <comment>what the check sum is good for</comment>
        <translation>Den som läser in filen för denna omgång får samma tecken, så länge inget i den har ändrats.</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <comment>at the foot of a printed page</comment>
        <translation>Sida %1 av %2</translation>
    </message>
</context>
<context>
    <name>Desk protocol page</name>
    <message>
        <source>Protocol</source>
        <comment>title of a page</comment>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Language</source>
        <comment>above a row of languages</comment>
        <translation>Språk</translation>
    </message>
    <message>
        <source>Second language, side by side</source>
        <comment>above a row of languages</comment>
        <translation>Ett andra språk bredvid</translation>
    </message>
    <message>
        <source>One language only</source>
        <comment>choice instead of a second language</comment>
        <translation>Bara ett språk</translation>
    </message>
    <message>
        <source>Paper</source>
        <comment>above a choice of A4 and Letter</comment>
        <translation>Papper</translation>
    </message>
    <message>
        <source>Letter</source>
        <comment>a size of paper in America</comment>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Save as picture</source>
        <comment>button</comment>
        <translation>Spara som bild</translation>
    </message>
    <message>
        <source>Save as plain text</source>
        <comment>button: for Braille displays and e-mail</comment>
        <translation>Spara som ren text</translation>
    </message>
    <message>
        <source>Save the record</source>
        <comment>button: writes a file that can be loaded and judged again</comment>
        <translation>Spara som protokollfil</translation>
    </message>
    <message>
        <source>Pictures</source>
        <comment>a kind of file</comment>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Plain text</source>
        <comment>a kind of file</comment>
        <translation>Ren text</translation>
    </message>
    <message>
        <source>%1 as it will be printed</source>
        <comment>a screen reader; %1: what the paper is, like Table 3</comment>
        <translation>%1 som det skrivs ut</translation>
    </message>
    <message>
        <source>Show the page larger</source>
        <comment>what a screen reader says for a button: plus</comment>
        <translation>Visa sidan större</translation>
    </message>
    <message>
        <source>Show the page smaller</source>
        <comment>what a screen reader says for a button: minus</comment>
        <translation>Visa sidan mindre</translation>
    </message>
</context>
<context>
    <name>Desk round</name>
    <message>
        <source>%1 is to play</source>
        <comment>title; %1: a player</comment>
        <translation>%1 ska lägga</translation>
    </message>
    <message>
        <source>%1 said yes and must play now</source>
        <comment>title; %1: a player</comment>
        <translation>%1 sa ja och måste lägga nu</translation>
    </message>
    <message>
        <source>Type the tile, like 64.</source>
        <comment>how to write down a tile that was played</comment>
        <translation>Skriv brickan, till exempel 64.</translation>
    </message>
    <message>
        <source>Type the tile that is laid aside.</source>
        <comment>the next tile typed is not played</comment>
        <translation>Skriv brickan som läggs undan.</translation>
    </message>
    <message>
        <source>Where was %1 laid?</source>
        <comment>a question; %1: a tile, like 4-6</comment>
        <translation>Var lades %1?</translation>
    </message>
    <message>
        <source>Which half of %1 touches the %2?</source>
        <comment>%1: a tile, like 3-4; %2: the number it touches</comment>
        <translation>Vilken halva av %1 möter talet %2?</translation>
    </message>
    <message>
        <source>at the %1</source>
        <comment>button: a tile is laid at the end with this number</comment>
        <translation>vid %1</translation>
    </message>
    <message>
        <source>at the %1 on the left</source>
        <comment>button: a tile is laid at the left end; %1: its number</comment>
        <translation>vid %1 till vänster</translation>
    </message>
    <message>
        <source>at the %1 on the right</source>
        <comment>button: a tile is laid at the right end; %1: its number</comment>
        <translation>vid %1 till höger</translation>
    </message>
    <message>
        <source>at the %1, end %2</source>
        <comment>button: several ends show the number %1; %2: which of all ends, like 3</comment>
        <translation>vid %1, ände %2</translation>
    </message>
    <message>
        <source>at the %1, train of %2</source>
        <comment>button; %1: the number at the end of the train; %2: a player</comment>
        <translation>vid %1, tåget som %2 bygger</translation>
    </message>
    <message>
        <source>at the %1, everybody&apos;s train</source>
        <comment>button; %1: the number at the end of the train</comment>
        <translation>vid %1, tåget för alla</translation>
    </message>
    <message>
        <source>its %1 touches</source>
        <comment>button: which half of a tile touches; %1: a number</comment>
        <translation>med %1 mot kedjan</translation>
    </message>
    <message>
        <source>%1, its %2 touches</source>
        <comment>button; %1: like at the 3 on the left; %2: a number</comment>
        <translation>%1, med %2 mot kedjan</translation>
    </message>
    <message>
        <source>Passes by choice</source>
        <comment>button: although a tile may fit</comment>
        <translation>Väljer att passa</translation>
    </message>
    <message>
        <source>Leaves the lead to the partner</source>
        <comment>button</comment>
        <translation>Låter medspelaren börja</translation>
    </message>
    <message>
        <source>Asks for a new deal</source>
        <comment>button: too many doubles</comment>
        <translation>Ber om ny giv</translation>
    </message>
    <message>
        <source>Says that no tile can fit any more</source>
        <comment>button: hands are counted at once</comment>
        <translation>Säger att ingen bricka kan passa längre</translation>
    </message>
    <message>
        <source>%1 leads</source>
        <comment>title: the first tile of the round is to be typed; %1: a player</comment>
        <translation>%1 börjar</translation>
    </message>
    <message>
        <source>open to all</source>
        <comment>at a player&apos;s train that everybody may lay at; short</comment>
        <translation>öppet för alla</translation>
    </message>
    <message>
        <source>Open to all: %1</source>
        <comment>below the trains; %1: names of players whose trains are marked</comment>
        <translation>Öppna för alla: %1</translation>
    </message>
    <message>
        <source>Passes</source>
        <comment>button: the player cannot play</comment>
        <translation>Säger pass</translation>
    </message>
    <message>
        <source>Takes a tile</source>
        <comment>button: the player takes a tile from the boneyard</comment>
        <translation>Tar en bricka</translation>
    </message>
    <message>
        <source>Says the game is blocked</source>
        <comment>button: the walk begins</comment>
        <translation>Säger att spelet är blockerat</translation>
    </message>
    <message>
        <source>Lays a tile aside</source>
        <comment>button</comment>
        <translation>Lägger undan en bricka</translation>
    </message>
    <message>
        <source>Enter the table anew</source>
        <comment>button: much has happened that was not written down</comment>
        <translation>För in bordet på nytt</translation>
    </message>
    <message>
        <source>End the round</source>
        <comment>button: hands are laid open and counted; the referee decides so</comment>
        <translation>Avsluta omgången</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in hand</source>
        <comment>of the player who is to play; never zero</comment>
        <translation>
            <numerusform>%n bricka på handen</numerusform>
            <numerusform>%n brickor på handen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in the boneyard</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>%n bricka i högen</numerusform>
            <numerusform>%n brickor i högen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Desk rounds</name>
    <message>
        <source>Rounds and scores</source>
        <comment>title</comment>
        <translation>Omgångar och poäng</translation>
    </message>
    <message>
        <source>No round has been scored yet.</source>
        <translation>Ingen omgång har räknats än.</translation>
    </message>
    <message>
        <source>Round %1</source>
        <comment>%1: a number; round = one deal</comment>
        <translation>Omgång %1</translation>
    </message>
    <message>
        <source>written down by hand</source>
        <comment>beside a round</comment>
        <translation>införd för hand</translation>
    </message>
    <message>
        <source>corrected</source>
        <comment>beside a round</comment>
        <translation>rättad</translation>
    </message>
    <message>
        <source>did not count</source>
        <comment>beside a round that was dealt again</comment>
        <translation>räknades inte</translation>
    </message>
    <message>
        <source>%1: %2, together %3</source>
        <comment>%1: players; %2: points of the round; %3: the total so far</comment>
        <translation>%1: %2, sammanlagt %3</translation>
    </message>
    <message>
        <source>Protocol</source>
        <comment>button: the page of this round</comment>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Write down a round</source>
        <comment>button: only its points</comment>
        <translation>Anteckna en omgång</translation>
    </message>
    <message>
        <source>Correct a round</source>
        <comment>button</comment>
        <translation>Rätta en omgång</translation>
    </message>
    <message>
        <source>Points for %1</source>
        <comment>label of a number; %1: players</comment>
        <translation>Poäng till %1</translation>
    </message>
    <message>
        <source>More or fewer for %1</source>
        <comment>label of a number, perhaps negative; %1: players</comment>
        <translation>Plus eller minus för %1</translation>
    </message>
    <message>
        <source>Which round was wrong?</source>
        <comment>label of a choice</comment>
        <translation>Vilken omgång var fel?</translation>
    </message>
    <message>
        <source>Who won it?</source>
        <comment>label of a choice; the round</comment>
        <translation>Vem vann den?</translation>
    </message>
    <message>
        <source>Nobody</source>
        <comment>choice: nobody won</comment>
        <translation>Ingen</translation>
    </message>
    <message>
        <source>Note</source>
        <comment>label of a field for a few words</comment>
        <translation>Anteckning</translation>
    </message>
    <message>
        <source>Reason (it is printed)</source>
        <comment>label of a field for a few words</comment>
        <translation>Skäl (skrivs ut)</translation>
    </message>
    <message>
        <source>Say in a few words why.</source>
        <translation>Säg med några ord varför.</translation>
    </message>
    <message>
        <source>Write it down</source>
        <comment>button</comment>
        <translation>Anteckna det</translation>
    </message>
    <message>
        <source>total %1 → %2</source>
        <comment>before and after a correction; numbers of points</comment>
        <translation>totalt %1 → %2</translation>
    </message>
    <message>
        <source>Undone and corrected</source>
        <comment>heading above a list with times</comment>
        <translation>Ångrat och rättat</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>%1: a time, like 14:03; %2: what was undone or corrected</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Position taken back</source>
        <comment>in a log: it was entered wrongly</comment>
        <translation>Ångrat: ställningen</translation>
    </message>
    <message>
        <source>Answer of %1 taken back</source>
        <comment>in a log; %1: a player</comment>
        <translation>Ångrat: svaret från %1</translation>
    </message>
    <message>
        <source>%1 of %2 taken back</source>
        <comment>in a log; %1: a tile, like 4-6; %2: the player who laid it</comment>
        <translation>Ångrat: %2 lade %1</translation>
    </message>
    <message>
        <source>Tile taken by %1 put back</source>
        <comment>in a log; %1: a player</comment>
        <translation>Ångrat: brickan som %1 tog</translation>
    </message>
    <message>
        <source>Hand of %1 taken back</source>
        <comment>in a log; %1: a player</comment>
        <translation>Ångrat: handen hos %1</translation>
    </message>
    <message>
        <source>Tiles in nobody&apos;s hand taken back</source>
        <comment>in a log: where they are was entered wrongly</comment>
        <translation>Ångrat: brickor som ingen har på handen</translation>
    </message>
    <message>
        <source>Ruling on %1 taken back</source>
        <comment>in a log, as if it had not been made; %1: a player</comment>
        <translation>Ångrat: domslutet om %1</translation>
    </message>
    <message>
        <source>Withdrawal of a ruling taken back</source>
        <comment>in a log: the ruling holds again</comment>
        <translation>Ångrat: återkallandet av ett domslut</translation>
    </message>
    <message>
        <source>Accusation by %1 taken back</source>
        <comment>in a log; %1: a player</comment>
        <translation>Ångrat: anklagelsen från %1</translation>
    </message>
    <message>
        <source>End of the round taken back</source>
        <comment>in a log; round = one deal</comment>
        <translation>Ångrat: omgångens avslutning</translation>
    </message>
    <message>
        <source>Score taken back</source>
        <comment>in a log: the score of a round</comment>
        <translation>Ångrat: poängräkningen</translation>
    </message>
    <message>
        <source>Correction of round %1 taken back</source>
        <comment>in a log; round = one deal</comment>
        <translation>Ångrat: rättelsen av omgång %1</translation>
    </message>
    <message>
        <source>Last entry taken back</source>
        <comment>in a log</comment>
        <translation>Ångrat: senaste införingen</translation>
    </message>
    <message>
        <source>Round %1 corrected (%2): %3</source>
        <comment>in a log; %2: names with points; %3: the reason</comment>
        <translation>Omgång %1 rättad (%2): %3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>in a log; %1: players; %2: points more or fewer, like +25</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Ruling on %1 withdrawn</source>
        <comment>in a log; %1: a player</comment>
        <translation>Domslutet om %1 återkallat</translation>
    </message>
    <message>
        <source>Ruling on %1 withdrawn: %2</source>
        <comment>in a log; %1: a player; %2: the reason</comment>
        <translation>Domslutet om %1 återkallat: %2</translation>
    </message>
</context>
<context>
    <name>Desk rulings</name>
    <message>
        <source>By the rules</source>
        <comment>a penalty to choose: what the rule set says</comment>
        <translation>Enligt reglerna</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) off</source>
        <comment>a penalty to choose; never zero</comment>
        <translation>
            <numerusform>%n poängs avdrag</numerusform>
            <numerusform>%n poängs avdrag</numerusform>
        </translation>
    </message>
    <message>
        <source>A warning</source>
        <comment>a penalty to choose; also the note that is kept with it</comment>
        <translation>En varning</translation>
    </message>
    <message>
        <source>Deal again</source>
        <comment>a penalty to choose; round = one deal</comment>
        <translation>Dela om</translation>
    </message>
    <message>
        <source>The round is lost</source>
        <comment>a penalty to choose; for whoever broke the rules</comment>
        <translation>Omgången är förlorad</translation>
    </message>
    <message>
        <source>The match is lost</source>
        <comment>a penalty to choose; for whoever broke the rules</comment>
        <translation>Matchen är förlorad</translation>
    </message>
    <message>
        <source>No penalty</source>
        <comment>a penalty to choose: the foul is written down and costs nothing</comment>
        <translation>Inget straff</translation>
    </message>
    <message>
        <source>Only write it down</source>
        <comment>a penalty to choose: no points</comment>
        <translation>Bara anteckna</translation>
    </message>
    <message>
        <source>Another penalty</source>
        <comment>a penalty to choose: the referee sets points, round and match</comment>
        <translation>Ett annat straff</translation>
    </message>
    <message>
        <source>As in the rules of %1.</source>
        <comment>where such a penalty is used; %1: a club, a federation or a site</comment>
        <translation>Som i reglerna från %1.</translation>
    </message>
    <message>
        <source>Points off</source>
        <comment>a number: the penalty</comment>
        <translation>Poängavdrag</translation>
    </message>
    <message>
        <source>The round stands</source>
        <comment>after a foul; round = one deal</comment>
        <translation>Omgången gäller</translation>
    </message>
    <message>
        <source>The round is dealt again</source>
        <comment>after a foul; round = one deal</comment>
        <translation>Omgången delas om</translation>
    </message>
    <message>
        <source>The round is lost for them</source>
        <comment>after a foul: for whoever broke the rules</comment>
        <translation>Omgången är förlorad för dem</translation>
    </message>
    <message>
        <source>The match goes on</source>
        <comment>after a foul</comment>
        <translation>Matchen fortsätter</translation>
    </message>
    <message>
        <source>The match is lost for them</source>
        <comment>after a foul: for whoever broke the rules</comment>
        <translation>Matchen är förlorad för dem</translation>
    </message>
    <message>
        <source>The round</source>
        <comment>what becomes of it after a foul</comment>
        <translation>Omgången</translation>
    </message>
    <message>
        <source>The match</source>
        <comment>what becomes of it after a foul</comment>
        <translation>Matchen</translation>
    </message>
    <message>
        <source>Note for the protocol</source>
        <comment>a field that may stay empty</comment>
        <translation>Anteckning till protokollet</translation>
    </message>
    <message>
        <source>Rulings</source>
        <comment>title of the page</comment>
        <translation>Domslut</translation>
    </message>
    <message numerus="yes">
        <source>%n false declaration(s) found</source>
        <comment>by comparing hands and answers; never zero</comment>
        <translation>
            <numerusform>%n felaktigt besked funnet</numerusform>
            <numerusform>%n felaktiga besked funna</numerusform>
        </translation>
    </message>
    <message>
        <source>Foul %1 of %2</source>
        <comment>two numbers: which of the fouls is shown</comment>
        <translation>Regelbrott %1 av %2</translation>
    </message>
    <message>
        <source>Every declaration in the record was true.</source>
        <comment>no foul was found</comment>
        <translation>Alla besked i protokollet var sanna.</translation>
    </message>
    <message>
        <source>Every foul that was found has its ruling.</source>
        <translation>Alla regelbrott som har hittats har fått ett domslut.</translation>
    </message>
    <message>
        <source>The record begins with the position that was entered: earlier declarations cannot be checked.</source>
        <translation>Protokollet börjar med den inmatade ställningen: tidigare besked kan inte kontrolleras.</translation>
    </message>
    <message>
        <source>%1 answered at %2.</source>
        <comment>%1: a player; %2: a time of day, like 14:32</comment>
        <translation>%1 svarade klockan %2.</translation>
    </message>
    <message>
        <source>The penalty for %1</source>
        <comment>heading above the penalties to choose from; %1: a player</comment>
        <translation>Straffet för %1</translation>
    </message>
    <message>
        <source>%1 has been penalised for a false declaration in this round, and once is enough.</source>
        <comment>%1: a player</comment>
        <translation>%1 har redan fått straff för felaktigt besked i den här omgången, och en gång räcker.</translation>
    </message>
    <message>
        <source>The ruling on this was withdrawn.</source>
        <translation>Domslutet om detta är återkallat.</translation>
    </message>
    <message>
        <source>Confirm the ruling</source>
        <comment>button: the chosen penalty holds</comment>
        <translation>Bekräfta domslutet</translation>
    </message>
    <message>
        <source>Confirm, then the next</source>
        <comment>button: the chosen penalty holds; shows the next foul</comment>
        <translation>Bekräfta, sedan nästa</translation>
    </message>
    <message>
        <source>To the score</source>
        <comment>button</comment>
        <translation>Till poängen</translation>
    </message>
    <message>
        <source>Another foul</source>
        <comment>button: write down any other foul</comment>
        <translation>Ett annat regelbrott</translation>
    </message>
    <message>
        <source>Hear an accusation</source>
        <comment>button</comment>
        <translation>Pröva en anklagelse</translation>
    </message>
    <message>
        <source>Rulings that hold</source>
        <comment>heading of a list</comment>
        <translation>Gällande domslut</translation>
    </message>
    <message>
        <source>None so far.</source>
        <comment>no rulings hold yet</comment>
        <translation>Inga än.</translation>
    </message>
    <message>
        <source>Not proven</source>
        <comment>heading of a list: fouls that may have happened; they cost nothing</comment>
        <translation>Inte bevisat</translation>
    </message>
    <message>
        <source>What is not proven costs nothing.</source>
        <translation>Det som inte är bevisat kostar ingenting.</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <comment>button: a ruling shall no longer hold</comment>
        <translation>Återkalla</translation>
    </message>
    <message>
        <source>Withdraw this ruling?</source>
        <comment>heading of a small window</comment>
        <translation>Återkalla det här domslutet?</translation>
    </message>
    <message>
        <source>Reason (may stay empty)</source>
        <comment>a field</comment>
        <translation>Skäl (kan lämnas tomt)</translation>
    </message>
    <message>
        <source>Withdraw it</source>
        <comment>button</comment>
        <translation>Återkalla det</translation>
    </message>
    <message>
        <source>Keep it</source>
        <comment>button: the ruling goes on holding</comment>
        <translation>Låt det gälla</translation>
    </message>
    <message>
        <source>Open ends: %1. %2 would have fitted.</source>
        <comment>a picture; %1: numbers; %2: a tile</comment>
        <translation>Öppna ändar: %1. %2 hade passat.</translation>
    </message>
    <message>
        <source>A foul</source>
        <comment>title of a small window</comment>
        <translation>Ett regelbrott</translation>
    </message>
    <message>
        <source>Who?</source>
        <comment>heading above names to choose from</comment>
        <translation>Vem?</translation>
    </message>
    <message>
        <source>What happened?</source>
        <comment>heading above kinds of fouls to choose from</comment>
        <translation>Vad hände?</translation>
    </message>
    <message>
        <source>The penalty</source>
        <comment>heading above penalties to choose from</comment>
        <translation>Straffet</translation>
    </message>
    <message>
        <source>An accusation</source>
        <comment>title of a small window</comment>
        <translation>En anklagelse</translation>
    </message>
    <message>
        <source>Who accuses?</source>
        <comment>heading above names to choose from</comment>
        <translation>Vem anklagar?</translation>
    </message>
    <message>
        <source>Who is accused of holding a playable tile?</source>
        <comment>heading above names to choose from</comment>
        <translation>Vem anklagas för att ha en spelbar bricka?</translation>
    </message>
    <message>
        <source>The referee alone looks at the hand.</source>
        <translation>Bara domaren tittar på handen.</translation>
    </message>
    <message>
        <source>Tiles of %1</source>
        <comment>a field for tiles; %1: a player</comment>
        <translation>Brickorna som %1 har</translation>
    </message>
    <message>
        <source>like 64 or 6-4</source>
        <comment>inside the empty field for tiles: two ways to type a tile</comment>
        <translation>t.ex. 64 eller 6-4</translation>
    </message>
    <message>
        <source>Leave it empty to decide without typing them.</source>
        <comment>under the field for tiles</comment>
        <translation>Lämna det tomt för att avgöra utan att skriva dem.</translation>
    </message>
    <message>
        <source>These are not tiles of this set.</source>
        <comment>about what was typed</comment>
        <translation>Det där är inte brickor ur det här setet.</translation>
    </message>
    <message>
        <source>%1 is typed twice.</source>
        <comment>%1: a tile</comment>
        <translation>%1 är skriven två gånger.</translation>
    </message>
    <message>
        <source>%1 is somewhere else already.</source>
        <comment>%1: a tile that lies open</comment>
        <translation>%1 ligger redan någon annanstans.</translation>
    </message>
    <message numerus="yes">
        <source>%1 should hold %n tile(s).</source>
        <comment>%1: a player; never zero</comment>
        <translation>
            <numerusform>%1 ska ha %n bricka.</numerusform>
            <numerusform>%1 ska ha %n brickor.</numerusform>
        </translation>
    </message>
    <message>
        <source>The accusation is right</source>
        <comment>the referee&apos;s finding, to choose</comment>
        <translation>Anklagelsen är riktig</translation>
    </message>
    <message>
        <source>The accusation is wrong</source>
        <comment>the referee&apos;s finding, to choose</comment>
        <translation>Anklagelsen är obefogad</translation>
    </message>
    <message>
        <source>What did you find?</source>
        <comment>to the referee, who has looked at a hand</comment>
        <translation>Vad kom du fram till?</translation>
    </message>
    <message>
        <source>%1 held %2, which fits the %3.</source>
        <comment>%1: a player; %2: a tile; %3: a number</comment>
        <translation>%1 hade %2, som passar vid %3.</translation>
    </message>
    <message>
        <source>No tile of %1 would have fitted.</source>
        <comment>%1: a player</comment>
        <translation>Ingen bricka hos %1 hade passat.</translation>
    </message>
    <message>
        <source>Write it down</source>
        <comment>button</comment>
        <translation>Anteckna det</translation>
    </message>
</context>
<context>
    <name>Desk tables</name>
    <message>
        <source>Referee desk</source>
        <comment>title of the page for whoever settles disputes at tables with real tiles</comment>
        <translation>Domarbord</translation>
    </message>
    <message>
        <source>When a game is blocked at a real table, the desk asks every player in their own language, finds every answer that was not true, and counts the hands.</source>
        <comment>where no table is open yet</comment>
        <translation>När ett spel blir blockerat vid ett riktigt bord frågar domarbordet varje spelare på spelarens eget språk, hittar varje svar som inte var sant och räknar händerna.</translation>
    </message>
    <message>
        <source>In the end you hold one page that everybody can read and sign.</source>
        <comment>where no table is open yet; the page is the protocol</comment>
        <translation>Till sist har du en enda sida som alla kan läsa och skriva under.</translation>
    </message>
    <message>
        <source>A blocked line of tiles, and the players round it who are asked one after the other</source>
        <comment>what a screen reader says for the picture</comment>
        <translation>En blockerad kedja av brickor och spelarna runt den, som får frågan en i taget</translation>
    </message>
    <message>
        <source>New table</source>
        <comment>button: open a table at the referee desk</comment>
        <translation>Nytt bord</translation>
    </message>
    <message>
        <source>Practice disputes</source>
        <comment>button: exercises for referees</comment>
        <translation>Öva på tvister</translation>
    </message>
    <message>
        <source>Pocket card</source>
        <comment>button: a small card to print, with questions in all languages</comment>
        <translation>Fickkort</translation>
    </message>
    <message>
        <source>Open a protocol file</source>
        <comment>button</comment>
        <translation>Öppna en protokollfil</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>button: back to this table</comment>
        <translation>Fortsätt</translation>
    </message>
    <message>
        <source>Go on at %1</source>
        <comment>what a screen reader says for the button; %1: like Table 3</comment>
        <translation>Fortsätt vid %1</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>button: this table needs no referee any more</comment>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>Close %1</source>
        <comment>what a screen reader says for the button; %1: like Table 3</comment>
        <translation>Stäng %1</translation>
    </message>
    <message>
        <source>Open again</source>
        <comment>button: at a table that was closed</comment>
        <translation>Öppna igen</translation>
    </message>
    <message>
        <source>Open %1 again</source>
        <comment>what a screen reader says for the button; %1: like Table 3</comment>
        <translation>Öppna %1 igen</translation>
    </message>
    <message numerus="yes">
        <source>%n closed table(s)</source>
        <comment>button that unfolds them; never zero</comment>
        <translation>
            <numerusform>%n stängt bord</numerusform>
            <numerusform>%n stängda bord</numerusform>
        </translation>
    </message>
    <message>
        <source>No table is open now.</source>
        <comment>above the closed tables</comment>
        <translation>Inget bord är öppet nu.</translation>
    </message>
    <message>
        <source>Today, %1</source>
        <comment>when a table was last used; %1: a time like 14:05</comment>
        <translation>I dag, %1</translation>
    </message>
    <message>
        <source>Yesterday, %1</source>
        <comment>when a table was last used; %1: a time like 14:05</comment>
        <translation>I går, %1</translation>
    </message>
    <message>
        <source>Nothing entered yet</source>
        <comment>state of a table: its first round may begin</comment>
        <translation>Inget infört än</translation>
    </message>
    <message>
        <source>Round %1 is being played</source>
        <comment>state of a table; %1: a number; round = one deal</comment>
        <translation>Omgång %1 pågår</translation>
    </message>
    <message>
        <source>Walk: %1 is asked</source>
        <comment>state of a table: players are asked in turn; %1: a player</comment>
        <translation>Frågerunda: %1 får frågan</translation>
    </message>
    <message>
        <source>Not blocked: %1 can play</source>
        <comment>state of a table; %1: a player</comment>
        <translation>Inte blockerat: %1 kan lägga</translation>
    </message>
    <message>
        <source>Hands are being entered</source>
        <comment>state of a table: all tiles lie open and are typed in</comment>
        <translation>Händerna förs in</translation>
    </message>
    <message>
        <source>Some tiles are still missing</source>
        <comment>state of a table: not every tile is accounted for</comment>
        <translation>Några brickor saknas ännu</translation>
    </message>
    <message>
        <source>Waits for a ruling</source>
        <comment>state of a table: a false declaration was found</comment>
        <translation>Väntar på domslut</translation>
    </message>
    <message>
        <source>Ready to be scored</source>
        <comment>state of a table</comment>
        <translation>Klart för poängräkning</translation>
    </message>
    <message>
        <source>Round %1 scored, %2</source>
        <comment>state of a table; %1: a number, %2: totals like 140 : 95</comment>
        <translation>Omgång %1 är räknad, %2</translation>
    </message>
    <message>
        <source>The match is over, %1</source>
        <comment>state of a table; %1: totals like 140 : 95</comment>
        <translation>Matchen är slut, %1</translation>
    </message>
</context>
<context>
    <name>Desk tiles</name>
    <message numerus="yes">
        <source>%1 of %n pip(s)</source>
        <comment>%1: found so far; %n: of the whole set, never zero</comment>
        <translation>
            <numerusform>%1 av %n prick</numerusform>
            <numerusform>%1 av %n prickar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n tile(s)</source>
        <comment>%1: found so far; %n: of the whole set, never zero</comment>
        <translation>
            <numerusform>%1 av %n bricka</numerusform>
            <numerusform>%1 av %n brickor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) still to find</source>
        <comment>heading above these tiles; never zero</comment>
        <translation>
            <numerusform>%n bricka kvar att hitta</numerusform>
            <numerusform>%n brickor kvar att hitta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>after the first of many tiles still to find; never zero</comment>
        <translation>
            <numerusform>och %n till</numerusform>
            <numerusform>och %n till</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All found: %n tile(s), each in one place</source>
        <comment>the whole set; never zero</comment>
        <translation>
            <numerusform>Alla funna: %n bricka, på en enda plats</numerusform>
            <numerusform>Alla funna: %n brickor, var och en på en enda plats</numerusform>
        </translation>
    </message>
    <message>
        <source>In two places at once: %1</source>
        <comment>a mistake of entry; %1: tiles, like 4-6 and 5-5</comment>
        <translation>På två ställen samtidigt: %1</translation>
    </message>
    <message>
        <source>There is no %1 in this set.</source>
        <comment>%1: a tile, like 3-7</comment>
        <translation>Det finns ingen %1 i det här setet.</translation>
    </message>
    <message>
        <source>%1 lies on the table already.</source>
        <comment>%1: a tile, like 4-6</comment>
        <translation>%1 ligger redan på bordet.</translation>
    </message>
    <message>
        <source>%1 is already in the hand of %2.</source>
        <comment>%1: a tile, like 4-6; %2: a player</comment>
        <translation>%1 finns redan på handen hos %2.</translation>
    </message>
    <message>
        <source>%1 is already in the boneyard.</source>
        <comment>%1: a tile, like 4-6</comment>
        <translation>%1 ligger redan i högen.</translation>
    </message>
    <message>
        <source>%1 has been marked as not in play.</source>
        <comment>%1: a tile, like 4-6; nobody holds it</comment>
        <translation>%1 är markerad som utanför spelet.</translation>
    </message>
    <message>
        <source>There is no %1 in this set: its highest number is %2.</source>
        <comment>typed too high; %1, %2: numbers</comment>
        <translation>Det finns ingen %1 i det här setet: det högsta talet är %2.</translation>
    </message>
    <message>
        <source>%1 stands alone: a tile has two numbers.</source>
        <comment>in pasted text; %1: a number</comment>
        <translation>%1 står ensam: en bricka har två tal.</translation>
    </message>
    <message>
        <source>on the table</source>
        <comment>beside the mark on tiles of the grid</comment>
        <translation>på bordet</translation>
    </message>
    <message>
        <source>in the boneyard</source>
        <comment>beside the mark on tiles of the grid</comment>
        <translation>i högen</translation>
    </message>
    <message>
        <source>not in play</source>
        <comment>beside the mark on tiles of the grid: nobody holds them</comment>
        <translation>utanför spelet</translation>
    </message>
    <message>
        <source>All tiles of the set</source>
        <comment>name of the grid in which one chooses tiles</comment>
        <translation>Setets alla brickor</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>%1: tile 4-6; %2: like on the table</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, in the hand of %2</source>
        <comment>%1: tile 4-6; %2: a player</comment>
        <translation>%1, på handen hos %2</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) can still be entered</source>
        <comment>said of the grid</comment>
        <translation>
            <numerusform>%n bricka kan ännu föras in</numerusform>
            <numerusform>%n brickor kan ännu föras in</numerusform>
        </translation>
    </message>
    <message>
        <source>Every tile has been entered</source>
        <comment>said of the grid</comment>
        <translation>Alla brickor är införda</translation>
    </message>
</context>
<context>
    <name>Desk walk</name>
    <message>
        <source>Undo the answer</source>
        <comment>button: the referee pressed the wrong answer</comment>
        <translation>Ångra svaret</translation>
    </message>
    <message>
        <source>Show the players</source>
        <comment>button: a second window for everybody at the table</comment>
        <translation>Visa för spelarna</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>%1: an answer, like cannot play; %2: a time, like 19:42</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Key %1</source>
        <comment>said by a screen reader with a button; %1: the key, like 1</comment>
        <translation>Tangent %1</translation>
    </message>
    <message>
        <source>Next: enter the tile that is played.</source>
        <comment>for the referee, when somebody can play</comment>
        <translation>Nästa steg: för in brickan som läggs.</translation>
    </message>
    <message>
        <source>Next: everybody lays the tiles open, and you enter them.</source>
        <comment>for the referee</comment>
        <translation>Nästa steg: alla visar sina brickor, och du för in dem.</translation>
    </message>
    <message>
        <source>For the players</source>
        <comment>title of the second window, which the players look at</comment>
        <translation>För spelarna</translation>
    </message>
</context>
<context>
    <name>Entrants</name>
    <message>
        <source>Nobody is entered yet: type the first name.</source>
        <comment>where no entrant is yet</comment>
        <translation>Ingen är anmäld än: skriv det första namnet.</translation>
    </message>
    <message>
        <source>Everybody is here: on to round 1</source>
        <comment>button below the list of entrants</comment>
        <translation>Alla är här: vidare till rond 1</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <comment>heading above the field for a name</comment>
        <translation>Vilka spelar?</translation>
    </message>
    <message>
        <source>Players on their way to the tables</source>
        <comment>what a screen reader says for the picture</comment>
        <translation>Spelare på väg till borden</translation>
    </message>
    <message>
        <source>Entrants</source>
        <comment>what a screen reader says for the list</comment>
        <translation>Deltagare</translation>
    </message>
    <message>
        <source>Player</source>
        <comment>above the field for a name, and heading of a column</comment>
        <translation>Spelare</translation>
    </message>
    <message>
        <source>Partner</source>
        <comment>above the field for the second name of a pair</comment>
        <translation>Medspelare</translation>
    </message>
    <message>
        <source>Pair</source>
        <comment>heading of a column of names</comment>
        <translation>Par</translation>
    </message>
    <message>
        <source>Rating</source>
        <comment>heading of a column, and above a number: how strong somebody is</comment>
        <translation>Rating</translation>
    </message>
    <message>
        <source>none</source>
        <comment>in the field for a rating</comment>
        <translation>ingen</translation>
    </message>
    <message>
        <source>State</source>
        <comment>heading of a column: whether somebody plays</comment>
        <translation>Status</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>button: take this name into the tournament</comment>
        <translation>Anmäl</translation>
    </message>
    <message>
        <source>Enter takes the name in. Members are offered as you type.</source>
        <comment>below the field</comment>
        <translation>Retur anmäler namnet. Medlemmar föreslås medan du skriver.</translation>
    </message>
    <message>
        <source>Same as last time</source>
        <comment>button: tick who of the last tournament is here</comment>
        <translation>Samma som sist</translation>
    </message>
    <message>
        <source>From a list</source>
        <comment>button: paste names or read them from a file</comment>
        <translation>Från en lista</translation>
    </message>
    <message>
        <source>%1 has number %2.</source>
        <comment>after somebody was entered; %1: names; %2: a number</comment>
        <translation>%1 har nummer %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) in the tournament</source>
        <translation>
            <numerusform>%n spelare i turneringen</numerusform>
            <numerusform>%n spelare i turneringen</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody is entered yet</source>
        <translation>Ingen är anmäld än</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) in the tournament</source>
        <translation>
            <numerusform>%n par i turneringen</numerusform>
            <numerusform>%n par i turneringen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n withdrawn</source>
        <comment>beside the number of entrants; never zero</comment>
        <translation>
            <numerusform>%n har utgått</numerusform>
            <numerusform>%n har utgått</numerusform>
        </translation>
    </message>
    <message>
        <source>plays</source>
        <comment>state of an entrant, short</comment>
        <translation>spelar</translation>
    </message>
    <message>
        <source>plays from round %1</source>
        <comment>state of an entrant who came late; tournament round; short</comment>
        <translation>spelar sedan rond %1</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <comment>state of an entrant, short</comment>
        <translation>har utgått</translation>
    </message>
    <message>
        <source>out</source>
        <comment>state of an entrant who has lost in a knockout, short</comment>
        <translation>ute</translation>
    </message>
    <message>
        <source>%1 plays for %2</source>
        <comment>state of an entrant; %1 and %2: names</comment>
        <translation>%1 ersätter %2</translation>
    </message>
    <message>
        <source>Number %1</source>
        <comment>above the name of the chosen entrant; %1: a number</comment>
        <translation>Nummer %1</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <comment>button: the entrant does not play any more</comment>
        <translation>Låt utgå</translation>
    </message>
    <message>
        <source>%1 withdraws</source>
        <comment>title of a window; %1: names</comment>
        <translation>%1 utgår</translation>
    </message>
    <message>
        <source>From the next pairing on. Everything that was played stays, and coming back is possible.</source>
        <translation>Från och med nästa lottning. Allt som har spelats står kvar, och det går att komma tillbaka.</translation>
    </message>
    <message>
        <source>Play again</source>
        <comment>button: an entrant who was withdrawn</comment>
        <translation>Låt spela igen</translation>
    </message>
    <message>
        <source>Somebody else plays…</source>
        <comment>button; a window follows</comment>
        <translation>Någon annan spelar…</translation>
    </message>
    <message>
        <source>Somebody else plays for %1</source>
        <comment>title of a window; %1: names</comment>
        <translation>Någon annan ersätter %1</translation>
    </message>
    <message>
        <source>Who leaves</source>
        <comment>label above a choice of two names</comment>
        <translation>Vem som slutar</translation>
    </message>
    <message>
        <source>Who comes</source>
        <comment>label of a field for a name</comment>
        <translation>Vem som kommer in</translation>
    </message>
    <message>
        <source>Rating…</source>
        <comment>button: how strong an entrant is; a window follows</comment>
        <translation>Rating…</translation>
    </message>
    <message>
        <source>How strong: %1</source>
        <comment>title of a window; %1: names</comment>
        <translation>Spelstyrka: %1</translation>
    </message>
    <message>
        <source>The stronger an entrant, the higher the number; 0 is none. It decides who meets whom in the first round.</source>
        <translation>Ju starkare deltagare, desto högre tal; 0 betyder ingen rating. Den avgör vilka som möts först.</translation>
    </message>
    <message>
        <source>The stronger an entrant, the higher the number; 0 is none. It decides between those who are level.</source>
        <translation>Ju starkare deltagare, desto högre tal; 0 betyder ingen rating. Den avgör mellan dem som ligger lika.</translation>
    </message>
    <message>
        <source>The stronger an entrant, the higher the number; 0 is none. The pairing of this tournament does not ask for it.</source>
        <translation>Ju starkare deltagare, desto högre tal; 0 betyder ingen rating. Lottningen i den här turneringen frågar inte efter den.</translation>
    </message>
    <message>
        <source>Save</source>
        <comment>the main button of a window: this rating</comment>
        <translation>Spara</translation>
    </message>
    <message>
        <source>Rating of %1: %2.</source>
        <comment>after a rating was changed; %1: names; %2: a number</comment>
        <translation>Rating för %1: %2.</translation>
    </message>
    <message>
        <source>Rating of %1: none.</source>
        <comment>after a rating was taken away; %1: names</comment>
        <translation>Rating för %1: ingen.</translation>
    </message>
    <message>
        <source>Why (may be left empty)</source>
        <comment>label of a field for a few words</comment>
        <translation>Varför (kan lämnas tomt)</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <comment>the main button of a window</comment>
        <translation>Låt utgå</translation>
    </message>
    <message>
        <source>Replace</source>
        <comment>the main button of a window</comment>
        <translation>Ersätt</translation>
    </message>
    <message>
        <source>%1 does not play any more.</source>
        <comment>after withdrawing; %1: names</comment>
        <translation>%1 spelar inte längre.</translation>
    </message>
    <message>
        <source>%1 plays again.</source>
        <comment>after coming back; %1: names</comment>
        <translation>%1 spelar igen.</translation>
    </message>
    <message>
        <source>%1 will be a new member.</source>
        <comment>below the field; %1: a name that nobody has yet</comment>
        <translation>%1 blir ny medlem.</translation>
    </message>
    <message>
        <source>Type a name first.</source>
        <translation>Skriv ett namn först.</translation>
    </message>
    <message>
        <source>Who plays with %1?</source>
        <comment>%1: a name; the field for the partner is empty</comment>
        <translation>Vem spelar med %1?</translation>
    </message>
    <message>
        <source>A pair needs two different people.</source>
        <translation>Ett par består av två olika personer.</translation>
    </message>
    <message>
        <source>%1 is entered already.</source>
        <comment>%1: a name</comment>
        <translation>%1 deltar redan.</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>Domino Desktop is already running with this data.</source>
        <comment>a second start is refused</comment>
        <translation>Domino Desktop är redan igång med dessa data.</translation>
    </message>
    <message>
        <source>The saved matches could not be read. They were set aside as %1, and a fresh list was started.</source>
        <comment>%1: the path of a file</comment>
        <translation>Det gick inte att läsa de sparade matcherna. De har lagts undan som %1, och listan börjar om från början.</translation>
    </message>
    <message>
        <source>The saved matches were damaged. They were set aside as %1, and the last intact copy took their place.</source>
        <comment>%1: the path of a file</comment>
        <translation>De sparade matcherna var skadade. De har lagts undan som %1, och den senaste hela kopian har tagit deras plats.</translation>
    </message>
    <message>
        <source>The saved matches were missing. The last intact copy took their place.</source>
        <translation>De sparade matcherna saknades. Den senaste hela kopian har tagit deras plats.</translation>
    </message>
    <message>
        <source>The saved matches come from a newer version of the program. Nothing was changed; please update it.</source>
        <translation>De sparade matcherna kommer från en nyare version av programmet. Inget har ändrats; uppdatera programmet.</translation>
    </message>
    <message>
        <source>Nothing can be saved in %1</source>
        <comment>%1: the path of a folder</comment>
        <translation>Inget kan sparas i %1</translation>
    </message>
    <message>
        <source>The disk is full: nothing can be saved in %1</source>
        <comment>%1: the path of a folder</comment>
        <translation>Disken är full: inget kan sparas i %1</translation>
    </message>
    <message>
        <source>The settings could not be read. They were set aside as %1, and all settings were reset.</source>
        <comment>%1: the path of a file</comment>
        <translation>Det gick inte att läsa inställningarna. De har lagts undan som %1, och alla inställningar är som från början.</translation>
    </message>
    <message>
        <source>The disk is full: the last move could not be saved.</source>
        <translation>Disken är full: det senaste draget kunde inte sparas.</translation>
    </message>
    <message>
        <source>The last move could not be saved, so it was not played.</source>
        <translation>Det senaste draget kunde inte sparas och gäller därför inte.</translation>
    </message>
    <message>
        <source>The rules in %1 cannot be used. Please check: %2</source>
        <comment>%1: the path of a file; %2: a place in it, hand_size say</comment>
        <translation>Reglerna i %1 kan inte användas. Kontrollera: %2</translation>
    </message>
    <message>
        <source>%1 had trouble thinking, so a simple move was played.</source>
        <comment>a computer player</comment>
        <translation>%1 fick problem, så det blev ett enkelt drag.</translation>
    </message>
    <message>
        <source>The computer players cannot be started: they play simple moves now.</source>
        <translation>Datorspelarna kan inte startas: de gör enkla drag nu.</translation>
    </message>
    <message>
        <source>Something went wrong. The match is saved up to the last move.</source>
        <translation>Något gick fel. Matchen är sparad till och med det senaste draget.</translation>
    </message>
    <message>
        <source>This match can no longer be read. It stays as it is; please begin a new one.</source>
        <translation>Den här matchen kan inte läsas längre. Den lämnas som den är; börja en ny.</translation>
    </message>
</context>
<context>
    <name>Foul</name>
    <message>
        <source>Wrong answer</source>
        <comment>title of the page; family wording</comment>
        <translation>Fel svar</translation>
    </message>
    <message>
        <source>False declaration</source>
        <comment>title of the page; the referee&apos;s wording</comment>
        <translation>Felaktigt besked</translation>
    </message>
    <message>
        <source>Wrong answer: %1 held a tile that fits.</source>
        <comment>family wording</comment>
        <translation>Fel svar: %1 hade en spelbar bricka.</translation>
    </message>
    <message>
        <source>False declaration: %1 held a playable tile.</source>
        <comment>the referee&apos;s wording</comment>
        <translation>Felaktigt besked: %1 hade en spelbar bricka.</translation>
    </message>
    <message>
        <source>Open ends: %2. %1 said no, but held %3, which fits the %4.</source>
        <comment>%2: numbers; %3: a tile; %4: a number</comment>
        <translation>Öppna ändar: %2. %1 sa nej men hade %3, som passar vid %4.</translation>
    </message>
    <message>
        <source>%1 may have held %2 already. This is not proven.</source>
        <comment>%2: a tile, like 4-6</comment>
        <translation>Kanske hade %1 redan %2. Det är inte bevisat.</translation>
    </message>
    <message>
        <source>The table when %1 answered</source>
        <comment>caption of a picture</comment>
        <translation>Bordet när %1 svarade</translation>
    </message>
    <message>
        <source>This tile would have fitted here.</source>
        <comment>caption of a picture</comment>
        <translation>Den här brickan hade passat här.</translation>
    </message>
    <message>
        <source>What the rules say</source>
        <comment>heading</comment>
        <translation>Så säger reglerna</translation>
    </message>
    <message>
        <source>This round does not count and is dealt again.</source>
        <translation>Den här omgången räknas inte utan delas om.</translation>
    </message>
    <message>
        <source>The result of the round stands.</source>
        <translation>Omgångens resultat står fast.</translation>
    </message>
    <message>
        <source>%1 cannot win this round any more.</source>
        <comment>%1: a player or a pair</comment>
        <translation>Omgången kan inte längre gå till %1.</translation>
    </message>
    <message>
        <source>The match is lost for %1.</source>
        <comment>%1: a player or a pair</comment>
        <translation>Matchen är förlorad för %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n penalty point(s) for %1</source>
        <comment>%1: a player or a pair</comment>
        <translation>
            <numerusform>%n straffpoäng till %1</numerusform>
            <numerusform>%n straffpoäng till %1</numerusform>
        </translation>
    </message>
    <message>
        <source>A warning for %1, no penalty points</source>
        <comment>%1: a player or a pair</comment>
        <translation>En varning till %1, inga straffpoäng</translation>
    </message>
    <message>
        <source>Next time: an answer can be taken back until the next player has answered.</source>
        <comment>advice on the page</comment>
        <translation>Nästa gång: ett svar kan tas tillbaka tills nästa spelare har svarat.</translation>
    </message>
</context>
<context>
    <name>Gallery</name>
    <message>
        <source>Rule sets</source>
        <comment>title of the page with all rule sets</comment>
        <translation>Spelvarianter</translation>
    </message>
    <message>
        <source>Choose a rule set</source>
        <comment>title of the same page while a table is set up</comment>
        <translation>Välj en variant</translation>
    </message>
    <message>
        <source>Yours</source>
        <comment>heading: rule sets that people of this house have saved</comment>
        <translation>Egna varianter</translation>
    </message>
    <message>
        <source>Six to start with</source>
        <comment>heading above six rule sets</comment>
        <translation>Bra att börja med</translation>
    </message>
    <message>
        <source>All rule sets</source>
        <comment>heading</comment>
        <translation>Alla varianter</translation>
    </message>
    <message numerus="yes">
        <source>%n rule set(s)</source>
        <comment>how many fit the search; never zero</comment>
        <translation>
            <numerusform>%n variant</numerusform>
            <numerusform>%n varianter</numerusform>
        </translation>
    </message>
    <message>
        <source>Search rule sets</source>
        <comment>what a screen reader says for the field</comment>
        <translation>Sök bland varianterna</translation>
    </message>
    <message>
        <source>Search: a name, a country, a word</source>
        <comment>inside the empty field</comment>
        <translation>Sök: ett namn, ett land, ett ord</translation>
    </message>
    <message>
        <source>No rule set fits all of that.</source>
        <translation>Ingen variant stämmer in på allt det.</translation>
    </message>
    <message>
        <source>Show all rule sets</source>
        <comment>button: forget search and filters</comment>
        <translation>Visa alla varianter</translation>
    </message>
    <message>
        <source>Every kind</source>
        <comment>filter: all kinds of games</comment>
        <translation>Alla sorter</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <comment>filter: all countries</comment>
        <translation>Överallt</translation>
    </message>
    <message>
        <source>Kind of game</source>
        <comment>what a screen reader says for a row of choices</comment>
        <translation>Sorts spel</translation>
    </message>
    <message>
        <source>Where it is played</source>
        <comment>what a screen reader says for a row of choices</comment>
        <translation>Var man spelar det</translation>
    </message>
    <message>
        <source>Each for themselves</source>
        <comment>kind of game: one line of tiles, no partners</comment>
        <translation>Alla mot alla</translation>
    </message>
    <message>
        <source>Two against two</source>
        <comment>kind of game: partners sit opposite</comment>
        <translation>Två mot två</translation>
    </message>
    <message>
        <source>Points while playing</source>
        <comment>kind of game: the open ends score during the round</comment>
        <translation>Poäng under spelet</translation>
    </message>
    <message>
        <source>Crosses and stars</source>
        <comment>kind of game: the tiles grow in four or more directions</comment>
        <translation>Kors och stjärnor</translation>
    </message>
    <message>
        <source>Matador</source>
        <comment>kind of game: touching numbers add up to seven</comment>
        <translation>Matador</translation>
    </message>
    <message>
        <source>Trains</source>
        <comment>kind of game: Mexican Train and its relatives</comment>
        <translation>Tåg</translation>
    </message>
    <message>
        <source>All over the world</source>
        <comment>where a game is played</comment>
        <translation>Hela världen</translation>
    </message>
    <message>
        <source>Italy</source>
        <comment>where a game is played</comment>
        <translation>Italien</translation>
    </message>
    <message>
        <source>Portugal</source>
        <comment>where a game is played</comment>
        <translation>Portugal</translation>
    </message>
    <message>
        <source>Brazil</source>
        <comment>where a game is played</comment>
        <translation>Brasilien</translation>
    </message>
    <message>
        <source>Spain</source>
        <comment>where a game is played</comment>
        <translation>Spanien</translation>
    </message>
    <message>
        <source>The Caribbean</source>
        <comment>where a game is played</comment>
        <translation>Karibien</translation>
    </message>
    <message>
        <source>Indonesia</source>
        <comment>where a game is played</comment>
        <translation>Indonesien</translation>
    </message>
    <message>
        <source>Sweden</source>
        <comment>where a game is played</comment>
        <translation>Sverige</translation>
    </message>
    <message>
        <source>Britain</source>
        <comment>where a game is played</comment>
        <translation>Storbritannien</translation>
    </message>
    <message>
        <source>North America</source>
        <comment>where a game is played</comment>
        <translation>Nordamerika</translation>
    </message>
    <message>
        <source>Our house</source>
        <comment>where a game is played: a rule set that somebody of this house has made</comment>
        <translation>Hemma hos oss</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <comment>how many can play; never zero</comment>
        <translation>
            <numerusform>%n spelare</numerusform>
            <numerusform>%n spelare</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 players</source>
        <comment>how many can play; %1, %2: numbers, like 2 and 4</comment>
        <translation>%1 till %2 spelare</translation>
    </message>
    <message>
        <source>%1 players</source>
        <comment>how many can play; %1: a list of numbers, like 2 or 4</comment>
        <translation>%1 spelare</translation>
    </message>
    <message>
        <source>4 players in pairs</source>
        <comment>how many can play: two against two</comment>
        <translation>4 spelare i par</translation>
    </message>
    <message numerus="yes">
        <source>to %n point(s)</source>
        <comment>how long a match is; never zero</comment>
        <translation>
            <numerusform>till %n poäng</numerusform>
            <numerusform>till %n poäng</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <comment>how long a match is; round = one deal; never zero</comment>
        <translation>
            <numerusform>%n omgång</numerusform>
            <numerusform>%n omgångar</numerusform>
        </translation>
    </message>
    <message>
        <source>One line of tiles, doubles across</source>
        <comment>what a screen reader says for a picture</comment>
        <translation>En kedja, dubblarna på tvären</translation>
    </message>
    <message>
        <source>One line of tiles between two pairs</source>
        <comment>what a screen reader says for a picture</comment>
        <translation>En kedja mellan två par</translation>
    </message>
    <message>
        <source>One line whose ends are added up</source>
        <comment>what a screen reader says for a picture</comment>
        <translation>En kedja vars ändar räknas ihop</translation>
    </message>
    <message>
        <source>Four arms from the first double</source>
        <comment>what a screen reader says for a picture</comment>
        <translation>Fyra armar från den första dubbeln</translation>
    </message>
    <message>
        <source>Side arms from every double</source>
        <comment>what a screen reader says for a picture</comment>
        <translation>Sidoarmar från varje dubbel</translation>
    </message>
    <message>
        <source>A cross of four tiles round a double</source>
        <comment>what a screen reader says for a picture</comment>
        <translation>Ett kors av fyra brickor runt en dubbel</translation>
    </message>
    <message>
        <source>A cross with a double on every arm</source>
        <comment>what a screen reader says for a picture</comment>
        <translation>Ett kors med en dubbel på varje arm</translation>
    </message>
    <message>
        <source>A star of tiles round a double</source>
        <comment>what a screen reader says for a picture</comment>
        <translation>En stjärna av brickor runt en dubbel</translation>
    </message>
    <message>
        <source>One line whose joints make seven</source>
        <comment>what a screen reader says for a picture</comment>
        <translation>En kedja där talen som möts blir sju</translation>
    </message>
    <message>
        <source>A train of tiles for every player</source>
        <comment>what a screen reader says for a picture</comment>
        <translation>Ett tåg av brickor för varje spelare</translation>
    </message>
    <message>
        <source>Three toes from a double</source>
        <comment>what a screen reader says for a picture</comment>
        <translation>Tre tår från en dubbel</translation>
    </message>
    <message>
        <source>House rules from %1</source>
        <comment>%1: the name of a rule set</comment>
        <translation>Husregler utifrån %1</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) changed: %1</source>
        <comment>%1: a list of rules, like Direction of play and Extra points; never zero</comment>
        <translation>
            <numerusform>%n ändrad regel: %1</numerusform>
            <numerusform>%n ändrade regler: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <comment>button: play by this rule set at once</comment>
        <translation>Spela</translation>
    </message>
    <message>
        <source>Play %1</source>
        <comment>%1: the name of a rule set</comment>
        <translation>Spela %1</translation>
    </message>
    <message>
        <source>Choose</source>
        <comment>button: set up the table with this rule set</comment>
        <translation>Välj</translation>
    </message>
    <message>
        <source>Choose %1</source>
        <comment>%1: the name of a rule set</comment>
        <translation>Välj %1</translation>
    </message>
    <message>
        <source>Choose other rules</source>
        <comment>button: opens the page with all rule sets</comment>
        <translation>Välj andra regler</translation>
    </message>
    <message>
        <source>Read the rules</source>
        <comment>button</comment>
        <translation>Läs reglerna</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>button: read the rules</comment>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Read the rules of %1</source>
        <comment>%1: the name of a rule set</comment>
        <translation>Läs reglerna för %1</translation>
    </message>
    <message>
        <source>Compare</source>
        <comment>button: compare this rule set with another one</comment>
        <translation>Jämför</translation>
    </message>
    <message>
        <source>Change the rules</source>
        <comment>button: make house rules of this rule set</comment>
        <translation>Ändra reglerna</translation>
    </message>
    <message>
        <source>Load a file</source>
        <comment>button: take over a rule set that somebody sent</comment>
        <translation>Läs in en fil</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>How to play</source>
        <comment>title</comment>
        <translation>Så spelar man</translation>
    </message>
    <message>
        <source>Match the numbers</source>
        <comment>heading of a picture</comment>
        <translation>Lika mot lika</translation>
    </message>
    <message>
        <source>Lay a tile at either end of the line, next to the same number. Doubles lie across.</source>
        <comment>picture 1</comment>
        <translation>Lägg en bricka i någon ände av kedjan, lika tal mot lika. Dubblar läggs på tvären.</translation>
    </message>
    <message>
        <source>Nothing fits?</source>
        <comment>heading of a picture</comment>
        <translation>Passar ingenting?</translation>
    </message>
    <message>
        <source>Take tiles from the boneyard until one fits. When nothing can be taken, you pass.</source>
        <comment>picture 2</comment>
        <translation>Ta brickor ur högen tills en passar. När inget mer går att ta säger du pass.</translation>
    </message>
    <message>
        <source>Be the first without tiles</source>
        <comment>heading of a picture</comment>
        <translation>Bli först av med brickorna</translation>
    </message>
    <message>
        <source>Whoever plays their last tile first wins the round. The others&apos; pips are the points.</source>
        <comment>3</comment>
        <translation>Den som först lägger sin sista bricka vinner omgången. De andras prickar blir vinnarens poäng.</translation>
    </message>
    <message>
        <source>The game is blocked</source>
        <comment>heading of a picture</comment>
        <translation>Spelet är blockerat</translation>
    </message>
    <message>
        <source>Sometimes nobody can play and nothing can be taken. Then everybody answers in turn.</source>
        <comment>picture 4</comment>
        <translation>Ibland kan ingen lägga och inget går att ta. Då svarar alla i tur och ordning.</translation>
    </message>
    <message>
        <source>The lowest count wins</source>
        <comment>heading of a picture</comment>
        <translation>Lägst summa vinner</translation>
    </message>
    <message>
        <source>All hands are shown and the pips are counted. Play heavy tiles in good time!</source>
        <comment>picture 5</comment>
        <translation>Alla visar sina brickor och prickarna räknas. Lägg tunga brickor i god tid!</translation>
    </message>
    <message>
        <source>Picture %1 of %2</source>
        <translation>Bild %1 av %2</translation>
    </message>
    <message>
        <source>Let&apos;s play</source>
        <comment>button after the last picture</comment>
        <translation>Nu spelar vi</translation>
    </message>
    <message>
        <source>Keys</source>
        <comment>title of the table of keys</comment>
        <translation>Tangenter</translation>
    </message>
    <message>
        <source>Tab</source>
        <comment>a key</comment>
        <translation>Tabb</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <comment>keys</comment>
        <translation>Piltangenter</translation>
    </message>
    <message>
        <source>Shift and arrow keys</source>
        <comment>keys, held together</comment>
        <translation>Skift och piltangenter</translation>
    </message>
    <message>
        <source>Ctrl and arrow keys</source>
        <comment>keys, held together</comment>
        <translation>Ctrl och piltangenter</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <comment>keys</comment>
        <translation>Retur eller Mellanslag</translation>
    </message>
    <message>
        <source>Digits</source>
        <comment>keys</comment>
        <translation>Siffror</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>a key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Ctrl+%1</source>
        <comment>a key; %1: a letter</comment>
        <translation>Ctrl+%1</translation>
    </message>
    <message>
        <source>between tiles, table and buttons</source>
        <comment>what a key does</comment>
        <translation>mellan brickor, bord och knappar</translation>
    </message>
    <message>
        <source>to the next tile or end</source>
        <comment>what a key does</comment>
        <translation>till nästa bricka eller ände</translation>
    </message>
    <message>
        <source>move the tile within the rack</source>
        <comment>what keys do</comment>
        <translation>flytta brickan på handen</translation>
    </message>
    <message>
        <source>move the zoomed table</source>
        <comment>what keys do</comment>
        <translation>flytta det inzoomade bordet</translation>
    </message>
    <message>
        <source>play, answer, press</source>
        <comment>what a key does</comment>
        <translation>lägg, svara, tryck</translation>
    </message>
    <message>
        <source>to the next tile with that number</source>
        <comment>what a key does</comment>
        <translation>till nästa bricka med det talet</translation>
    </message>
    <message>
        <source>take a tile</source>
        <comment>what a key does</comment>
        <translation>ta en bricka</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>what a key does</comment>
        <translation>passa</translation>
    </message>
    <message>
        <source>say the game is blocked</source>
        <comment>what a key does</comment>
        <translation>säg att spelet är blockerat</translation>
    </message>
    <message>
        <source>skip whatever is moving, and the questions</source>
        <comment>what a key does: everything that moves arrives at once; the walk round the table goes to its end</comment>
        <translation>hoppa över allt som rör sig, och frågorna</translation>
    </message>
    <message>
        <source>sort the tiles</source>
        <comment>what a key does</comment>
        <translation>sortera brickorna</translation>
    </message>
    <message>
        <source>ask the coach for a hint, or hide it</source>
        <comment>what a key does</comment>
        <translation>be coachen om ett tips, eller dölj det</translation>
    </message>
    <message>
        <source>zoom in, out, fit the table</source>
        <comment>what a key does</comment>
        <translation>zooma in, ut, visa hela bordet</translation>
    </message>
    <message>
        <source>story of the round</source>
        <comment>what a key does</comment>
        <translation>omgångens historia</translation>
    </message>
    <message>
        <source>hear your tiles</source>
        <comment>what a key does: a screen reader says the tiles in the rack</comment>
        <translation>läs upp dina brickor</translation>
    </message>
    <message>
        <source>hear the open ends</source>
        <comment>what a key does</comment>
        <translation>läs upp de öppna ändarna</translation>
    </message>
    <message>
        <source>hear tiles and scores</source>
        <comment>what a key does: how many tiles each player has, and points</comment>
        <translation>läs upp antal brickor och poäng</translation>
    </message>
    <message>
        <source>hear whose turn it is</source>
        <comment>what a key does</comment>
        <translation>läs upp vems tur det är</translation>
    </message>
    <message>
        <source>hear the last move again</source>
        <comment>what a key does</comment>
        <translation>läs upp senaste draget igen</translation>
    </message>
    <message>
        <source>hide the tiles</source>
        <comment>what a key does</comment>
        <translation>dölj brickorna</translation>
    </message>
    <message>
        <source>this help</source>
        <comment>what a key does</comment>
        <translation>den här hjälpen</translation>
    </message>
    <message>
        <source>full screen</source>
        <comment>what a key does</comment>
        <translation>helskärm</translation>
    </message>
    <message>
        <source>take back the last move</source>
        <comment>what a key does</comment>
        <translation>ta tillbaka senaste draget</translation>
    </message>
    <message>
        <source>new match</source>
        <comment>what a key does</comment>
        <translation>ny match</translation>
    </message>
    <message>
        <source>cancel</source>
        <comment>what a key does</comment>
        <translation>avbryt</translation>
    </message>
    <message>
        <source>The rules of this match</source>
        <comment>button</comment>
        <translation>Matchens regler</translation>
    </message>
    <message>
        <source>All rule sets</source>
        <comment>button</comment>
        <translation>Alla varianter</translation>
    </message>
    <message>
        <source>Everything works without the mouse.</source>
        <comment>under the title of the table of keys</comment>
        <translation>Allt går att göra utan mus.</translation>
    </message>
</context>
<context>
    <name>Help keys</name>
    <message>
        <source>Keys that work here</source>
        <comment>heading above keys and what they do on this page</comment>
        <translation>Tangenter på den här sidan</translation>
    </message>
    <message>
        <source>Keys that work everywhere</source>
        <comment>heading above keys and what they do on every page</comment>
        <translation>Tangenter på alla sidor</translation>
    </message>
    <message>
        <source>Alt+%1</source>
        <comment>two keys; %1: another key</comment>
        <translation>Alt+%1</translation>
    </message>
    <message>
        <source>Shift+%1</source>
        <comment>two keys; %1: another key</comment>
        <translation>Skift+%1</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>a key</comment>
        <translation>Retur</translation>
    </message>
    <message>
        <source>Backspace</source>
        <comment>a key</comment>
        <translation>Backsteg</translation>
    </message>
    <message>
        <source>Delete</source>
        <comment>a key</comment>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Home</source>
        <comment>a key</comment>
        <translation>Home</translation>
    </message>
    <message>
        <source>End</source>
        <comment>a key</comment>
        <translation>End</translation>
    </message>
    <message>
        <source>Page Up</source>
        <comment>a key</comment>
        <translation>Page Up</translation>
    </message>
    <message>
        <source>Page Down</source>
        <comment>a key</comment>
        <translation>Page Down</translation>
    </message>
    <message>
        <source>Ctrl and 1 to 5</source>
        <comment>keys, held together</comment>
        <translation>Ctrl och 1 till 5</translation>
    </message>
    <message>
        <source>Letters</source>
        <comment>keys</comment>
        <translation>Bokstäver</translation>
    </message>
    <message>
        <source>to the next button or field</source>
        <comment>what a key does</comment>
        <translation>till nästa knapp eller fält</translation>
    </message>
    <message>
        <source>press the button, or choose</source>
        <comment>what a key does</comment>
        <translation>tryck på knappen, eller välj</translation>
    </message>
    <message>
        <source>back</source>
        <comment>what a key does: to the page before</comment>
        <translation>tillbaka</translation>
    </message>
    <message>
        <source>quit the program</source>
        <comment>what a key does</comment>
        <translation>avsluta programmet</translation>
    </message>
    <message>
        <source>scroll; among choices: to the next one</source>
        <comment>what keys do</comment>
        <translation>rulla; bland val: till nästa</translation>
    </message>
    <message>
        <source>to the top or the bottom</source>
        <comment>what keys do</comment>
        <translation>högst upp eller längst ner</translation>
    </message>
    <message>
        <source>search</source>
        <comment>what a key does: it leads to the search field</comment>
        <translation>sök</translation>
    </message>
    <message>
        <source>empty the search</source>
        <comment>what a key does</comment>
        <translation>töm sökfältet</translation>
    </message>
    <message>
        <source>from the search into the list</source>
        <comment>what a key does</comment>
        <translation>från sökfältet till listan</translation>
    </message>
    <message>
        <source>in the list: to the next row or column</source>
        <comment>what keys do</comment>
        <translation>i listan: till nästa rad eller kolumn</translation>
    </message>
    <message>
        <source>in the list: to the first or the last row</source>
        <comment>what keys do</comment>
        <translation>i listan: till första eller sista raden</translation>
    </message>
    <message>
        <source>in the list: to the next name that begins so</source>
        <comment>what letters do</comment>
        <translation>i listan: till nästa namn som börjar så</translation>
    </message>
    <message>
        <source>to the next field; from the last one, on</source>
        <comment>what a key does: Enter, in a form</comment>
        <translation>till nästa fält; från det sista går det vidare</translation>
    </message>
    <message>
        <source>in a field for a name: show who is known</source>
        <comment>what a key does</comment>
        <translation>i ett namnfält: visa kända namn</translation>
    </message>
    <message>
        <source>paste the picture that you have copied</source>
        <comment>what keys do</comment>
        <translation>klistra in bilden som du har kopierat</translation>
    </message>
    <message>
        <source>bring the sheet nearer or further away</source>
        <comment>what keys do</comment>
        <translation>visa arket närmare eller längre bort</translation>
    </message>
    <message>
        <source>move the sheet</source>
        <comment>what keys do</comment>
        <translation>flytta arket</translation>
    </message>
    <message>
        <source>entrants, round, standings, log, publish</source>
        <comment>what five keys do: they open these parts</comment>
        <translation>deltagare, rond, ställning, logg, publicera</translation>
    </message>
    <message>
        <source>create the tournament at once</source>
        <comment>what a key does</comment>
        <translation>skapa turneringen direkt</translation>
    </message>
    <message>
        <source>in the list: change this member</source>
        <comment>what a key does</comment>
        <translation>i listan: ändra medlemmen</translation>
    </message>
    <message>
        <source>to the next field; then enter these people</source>
        <comment>what a key does: Enter, on the list of entrants</comment>
        <translation>till nästa fält; efter det sista: anmäl</translation>
    </message>
    <message>
        <source>in the list: withdraw this entrant</source>
        <comment>what a key does</comment>
        <translation>i listan: låt deltagaren utgå</translation>
    </message>
    <message>
        <source>look at the round before or after</source>
        <comment>what keys do: a tournament round</comment>
        <translation>se ronden före eller efter</translation>
    </message>
    <message>
        <source>publish the pairing</source>
        <comment>what keys do</comment>
        <translation>publicera lottningen</translation>
    </message>
    <message>
        <source>from name to name</source>
        <comment>what keys do</comment>
        <translation>från namn till namn</translation>
    </message>
    <message>
        <source>choose nobody any more</source>
        <comment>what a key does, where two people change places</comment>
        <translation>släpp det valda namnet</translation>
    </message>
    <message>
        <source>begin the number of a table</source>
        <comment>what digits do, wherever the keyboard is</comment>
        <translation>börja på ett bordsnummer</translation>
    </message>
    <message>
        <source>to the next field; after the last one the result counts</source>
        <comment>what a key does: Enter</comment>
        <translation>till nästa fält; efter det sista gäller resultatet</translation>
    </message>
    <message>
        <source>to the field before or behind</source>
        <comment>what keys do</comment>
        <translation>till fältet före eller efter</translation>
    </message>
    <message>
        <source>in an empty field: to the one before</source>
        <comment>what a key does</comment>
        <translation>i ett tomt fält: till fältet före</translation>
    </message>
    <message>
        <source>let an unusual result count</source>
        <comment>what keys do</comment>
        <translation>låt ett ovanligt resultat gälla</translation>
    </message>
    <message>
        <source>take the last result back</source>
        <comment>what keys do</comment>
        <translation>ta tillbaka det senaste resultatet</translation>
    </message>
    <message>
        <source>among the cards: from table to table</source>
        <comment>what keys do</comment>
        <translation>bland korten: från bord till bord</translation>
    </message>
    <message>
        <source>at a card: enter its result, or correct it</source>
        <comment>what a key does</comment>
        <translation>på ett kort: för in resultatet, eller rätta det</translation>
    </message>
    <message>
        <source>at a card: correct its result</source>
        <comment>what a key does</comment>
        <translation>på ett kort: rätta resultatet</translation>
    </message>
    <message>
        <source>open what this entrant has played</source>
        <comment>what a key does</comment>
        <translation>öppna det som deltagaren har spelat</translation>
    </message>
    <message>
        <source>from entrant to entrant, from level to level</source>
        <comment>what keys do, in a knockout</comment>
        <translation>från deltagare till deltagare, från nivå till nivå</translation>
    </message>
    <message>
        <source>back to the standings</source>
        <comment>what a key does</comment>
        <translation>tillbaka till ställningen</translation>
    </message>
    <message>
        <source>at a result with a protocol: open it</source>
        <comment>what a key does</comment>
        <translation>vid ett resultat med protokoll: öppna protokollet</translation>
    </message>
    <message>
        <source>tick this tournament, or untick it</source>
        <comment>what a key does</comment>
        <translation>bocka för turneringen, eller ta bort bocken</translation>
    </message>
    <message>
        <source>one page on, or one back</source>
        <comment>what keys do</comment>
        <translation>en sida framåt eller bakåt</translation>
    </message>
    <message>
        <source>hold this page, or let it go on</source>
        <comment>what a key does</comment>
        <translation>håll kvar sidan, eller låt den gå vidare</translation>
    </message>
    <message>
        <source>fill the screen, or be a window again</source>
        <comment>what a key does; so does a double click</comment>
        <translation>helskärm, eller fönster igen</translation>
    </message>
    <message>
        <source>close this window</source>
        <comment>what a key does</comment>
        <translation>stäng fönstret</translation>
    </message>
    <message>
        <source>open the table at once</source>
        <comment>what keys do</comment>
        <translation>öppna bordet direkt</translation>
    </message>
    <message>
        <source>to the next open table</source>
        <comment>what a key does</comment>
        <translation>till nästa öppna bord</translation>
    </message>
    <message>
        <source>take the last step back</source>
        <comment>what keys do</comment>
        <translation>ta tillbaka det senaste steget</translation>
    </message>
    <message>
        <source>write the open numbers and how many tiles are held</source>
        <comment>what digits do</comment>
        <translation>skriv de öppna talen och hur många brickor var och en har</translation>
    </message>
    <message>
        <source>a tile by its two numbers, like 64</source>
        <comment>what digits do</comment>
        <translation>en bricka med dess två tal, t.ex. 64</translation>
    </message>
    <message>
        <source>can play</source>
        <comment>what a key does: the answer of a player</comment>
        <translation>kan lägga</translation>
    </message>
    <message>
        <source>cannot play</source>
        <comment>what a key does: the answer of a player</comment>
        <translation>kan inte lägga</translation>
    </message>
    <message>
        <source>to another player&apos;s hand</source>
        <comment>what keys do</comment>
        <translation>till en annan spelares hand</translation>
    </message>
    <message>
        <source>choose the penalty with this number</source>
        <comment>what digits do</comment>
        <translation>välj straffet med det numret</translation>
    </message>
    <message>
        <source>go on</source>
        <comment>what a key does</comment>
        <translation>gå vidare</translation>
    </message>
    <message>
        <source>from dispute to dispute</source>
        <comment>what keys do</comment>
        <translation>från tvist till tvist</translation>
    </message>
    <message>
        <source>open the lid</source>
        <comment>what a key does</comment>
        <translation>öppna locket</translation>
    </message>
    <message>
        <source>close this sheet</source>
        <comment>what a key does</comment>
        <translation>stäng rutan</translation>
    </message>
    <message>
        <source>tile by tile</source>
        <comment>what keys do: through a finished round</comment>
        <translation>bricka för bricka</translation>
    </message>
    <message>
        <source>five tiles further or back</source>
        <comment>what keys do</comment>
        <translation>fem brickor framåt eller bakåt</translation>
    </message>
    <message>
        <source>to the deal, or to the last tile</source>
        <comment>what keys do</comment>
        <translation>till given, eller till sista brickan</translation>
    </message>
    <message>
        <source>from step to step</source>
        <comment>what keys do: up and down a stair of puzzles</comment>
        <translation>från steg till steg</translation>
    </message>
    <message>
        <source>move the frame; with Shift a little</source>
        <comment>what keys do</comment>
        <translation>flytta ramen; med Skift lite i taget</translation>
    </message>
    <message>
        <source>make the frame larger or smaller</source>
        <comment>what keys do</comment>
        <translation>gör ramen större eller mindre</translation>
    </message>
    <message>
        <source>make the frame as large as possible</source>
        <comment>what a key does</comment>
        <translation>gör ramen så stor som möjligt</translation>
    </message>
</context>
<context>
    <name>Help topics</name>
    <message>
        <source>Here are your tables with real tiles.</source>
        <translation>Här är dina bord med riktiga brickor.</translation>
    </message>
    <message>
        <source>Open a table, or go on with one where you left it; nothing that you typed is lost.</source>
        <translation>Öppna ett bord, eller fortsätt vid ett där du slutade; inget du har skrivit går förlorat.</translation>
    </message>
    <message>
        <source>Practise with disputes, or print the card for tables without a computer.</source>
        <translation>Öva på tvister, eller skriv ut kortet för bord utan dator.</translation>
    </message>
    <message>
        <source>A protocol that somebody sent you can be opened and judged again.</source>
        <translation>Ett protokoll som någon har skickat till dig kan öppnas och bedömas på nytt.</translation>
    </message>
    <message>
        <source>Say who sits at the table, in which languages, and by which rules.</source>
        <translation>Ange vilka som sitter vid bordet, på vilka språk och med vilka regler.</translation>
    </message>
    <message>
        <source>Enter leads from field to field; with Ctrl and Enter the table opens at once.</source>
        <translation>Retur går från fält till fält; med Ctrl och Retur öppnas bordet direkt.</translation>
    </message>
    <message>
        <source>Each player is asked in the language that you choose here.</source>
        <translation>Varje spelare får frågan på det språk som du väljer här.</translation>
    </message>
    <message>
        <source>What a false declaration costs can be changed before the table opens.</source>
        <translation>Vad ett felaktigt besked kostar kan ändras innan bordet öppnas.</translation>
    </message>
    <message>
        <source>Settle a dispute step by step: position, walk, hands, rulings, score.</source>
        <translation>Avgör en tvist steg för steg: ställning, frågerunda, händer, domslut, poäng.</translation>
    </message>
    <message>
        <source>Type a tile by its two numbers, like 64. Backspace takes back.</source>
        <translation>Skriv en bricka med dess två tal, till exempel 64. Backsteg tar tillbaka.</translation>
    </message>
    <message>
        <source>In the walk the key 1 means: can play; 0 means: cannot. Turn the screen to each player.</source>
        <translation>I frågerundan betyder tangenten 1: kan lägga; 0 betyder: kan inte. Vänd skärmen mot varje spelare.</translation>
    </message>
    <message>
        <source>A foul can be written down at any time, and a ruling can be withdrawn.</source>
        <translation>Ett regelbrott kan antecknas när som helst, och ett domslut kan återkallas.</translation>
    </message>
    <message>
        <source>F6 goes on to the next table.</source>
        <translation>F6 går vidare till nästa bord.</translation>
    </message>
    <message>
        <source>Every round of this table with its points.</source>
        <translation>Bordets alla omgångar med poängen.</translation>
    </message>
    <message>
        <source>Write down a round of which only the points are known, or correct one with a reason.</source>
        <translation>Anteckna en omgång där man bara vet poängen, eller rätta en och ange skälet.</translation>
    </message>
    <message>
        <source>Every round has a protocol that can be printed.</source>
        <translation>Varje omgång har ett protokoll som kan skrivas ut.</translation>
    </message>
    <message>
        <source>Nothing is wiped out: the log keeps what was corrected.</source>
        <translation>Inget suddas ut: loggen behåller det som har rättats.</translation>
    </message>
    <message>
        <source>This is the sheet as it will be printed.</source>
        <translation>Det här är arket så som det skrivs ut.</translation>
    </message>
    <message>
        <source>Choose the languages and the paper; print it, or save it as PDF, picture or text.</source>
        <translation>Välj språk och papper; skriv ut arket, eller spara det som PDF, bild eller text.</translation>
    </message>
    <message>
        <source>Plus and minus bring the sheet nearer or further away.</source>
        <translation>Plus och minus visar arket närmare eller längre bort.</translation>
    </message>
    <message>
        <source>A protocol that was saved as a file can be judged again on any computer.</source>
        <translation>Ett protokoll som har sparats som fil kan bedömas på nytt på vilken dator som helst.</translation>
    </message>
    <message>
        <source>This window asks the players, each in their own language.</source>
        <translation>Det här fönstret frågar spelarna, var och en på sitt eget språk.</translation>
    </message>
    <message>
        <source>It shows the question and nothing else; no tile of any hand is ever in it.</source>
        <translation>Det visar frågan och inget annat; ingen bricka från någon hand syns någonsin där.</translation>
    </message>
    <message>
        <source>The answers are typed at the desk.</source>
        <translation>Svaren skrivs in vid domarbordet.</translation>
    </message>
    <message>
        <source>A second screen is filled at once. If not, move the window there and let it fill the screen.</source>
        <translation>En andra skärm fylls direkt; annars flyttar du fönstret dit och låter det fylla skärmen.</translation>
    </message>
    <message>
        <source>Here are the tournaments of your club.</source>
        <translation>Här är klubbens turneringar.</translation>
    </message>
    <message>
        <source>Go on with one, begin a new one, or take the people and settings of the last one over.</source>
        <translation>Fortsätt med en, börja en ny, eller ta över deltagare och inställningar från den senaste.</translation>
    </message>
    <message>
        <source>Members have a name, a language, and what they need at the table.</source>
        <translation>Medlemmar har ett namn, ett språk och det de behöver vid bordet.</translation>
    </message>
    <message>
        <source>The season table adds tournaments up; files of other computers are opened here.</source>
        <translation>Säsongstabellen lägger ihop turneringar; filer från andra datorer öppnas här.</translation>
    </message>
    <message>
        <source>Settle who plays whom, by which rules, and what puts the entrants in order.</source>
        <translation>Bestäm vilka som möts, med vilka regler, och vad som avgör deltagarnas ordning.</translation>
    </message>
    <message>
        <source>Everything has a value that suits an evening: a name is enough to begin.</source>
        <translation>Allt har ett värde som passar en spelkväll: det räcker med ett namn för att börja.</translation>
    </message>
    <message>
        <source>The same number of the lots pairs the same people in the same way again.</source>
        <translation>Samma lottningstal ger samma personer samma lottning igen.</translation>
    </message>
    <message>
        <source>Much can still be changed later; what has been played stays as it was.</source>
        <translation>Mycket kan fortfarande ändras senare; det som har spelats står kvar som det var.</translation>
    </message>
    <message>
        <source>Everybody who plays in your club.</source>
        <translation>Alla som spelar i klubben.</translation>
    </message>
    <message>
        <source>Say how lists for everybody show a person: full name, first name and initial, or a number.</source>
        <translation>Välj hur listor för alla visar en person: hela namnet, förnamn och initial, eller ett nummer.</translation>
    </message>
    <message>
        <source>Needs at the table are kept by every pairing. They are never printed or sent.</source>
        <translation>Varje lottning tar hänsyn till vad någon behöver vid bordet. Det skrivs aldrig ut och skickas aldrig.</translation>
    </message>
    <message>
        <source>Whoever wants to be forgotten becomes a number everywhere; old results stay.</source>
        <translation>Den som vill bli glömd blir ett nummer överallt; gamla resultat står kvar.</translation>
    </message>
    <message>
        <source>Who takes part in this tournament.</source>
        <translation>De som deltar i den här turneringen.</translation>
    </message>
    <message>
        <source>Type a name and press Enter; names of members are completed.</source>
        <translation>Skriv ett namn och tryck på Retur; namn på medlemmar fylls i.</translation>
    </message>
    <message>
        <source>Tick those of last time who are here, or paste a list from elsewhere.</source>
        <translation>Bocka för dem från förra gången som är här, eller klistra in en lista.</translation>
    </message>
    <message>
        <source>Whoever leaves is withdrawn and may come back; nobody is wiped out.</source>
        <translation>Den som slutar utgår och kan komma tillbaka; ingen suddas ut.</translation>
    </message>
    <message>
        <source>Pair the next round, call the tables, enter the results.</source>
        <comment>tournament round</comment>
        <translation>Lotta nästa rond, kalla till borden, för in resultaten.</translation>
    </message>
    <message>
        <source>Before a pairing is published, tables can be locked, places swapped, and each table says why.</source>
        <translation>Innan en lottning publiceras kan bord låsas och platser bytas, och varje bord säger varför.</translation>
    </message>
    <message>
        <source>Results: table, Enter, points, Enter, points, Enter. The next open table is waiting.</source>
        <translation>Resultat: bord, Retur, poäng, Retur, poäng, Retur. Nästa öppna bord står på tur.</translation>
    </message>
    <message>
        <source>A dispute? Call the table to the referee desk: its clock stops, its result comes back.</source>
        <translation>En tvist? Öppna domarbordet från bordet: klockan stannar, och resultatet kommer tillbaka.</translation>
    </message>
    <message>
        <source>An old result is corrected with a reason; later pairings stay as they were.</source>
        <translation>Ett gammalt resultat rättas med ett skäl; senare lottningar står kvar som de var.</translation>
    </message>
    <message>
        <source>This pairing is a proposal: it counts when you publish it.</source>
        <comment>tournament round</comment>
        <translation>Den här lottningen är ett förslag: den gäller när du publicerar den.</translation>
    </message>
    <message>
        <source>Choose a name, then another one: the two change places.</source>
        <translation>Välj ett namn, sedan ett till: de två byter plats.</translation>
    </message>
    <message>
        <source>When it is published, print it or show it on the beamer, and start the clock.</source>
        <translation>När den är publicerad: skriv ut den eller visa den med projektorn, och starta klockan.</translation>
    </message>
    <message>
        <source>The open tables of this round are made up anew.</source>
        <comment>tournament round</comment>
        <translation>Rondens öppna bord sätts ihop på nytt.</translation>
    </message>
    <message>
        <source>Tables that have points already stay as they are.</source>
        <translation>Bord som redan har poäng står kvar som de är.</translation>
    </message>
    <message>
        <source>When you publish it you are asked why; the log keeps the reason.</source>
        <translation>När du publicerar får du ange varför; loggen behåller skälet.</translation>
    </message>
    <message>
        <source>The tables are playing. Type their results as they come in.</source>
        <comment>tournament round</comment>
        <translation>Borden spelar. Skriv in resultaten allteftersom de kommer.</translation>
    </message>
    <message>
        <source>Choose a table to see what can be done there: more time, a penalty, a forfeit.</source>
        <translation>Välj ett bord för att se vad som går att göra där: mer tid, ett straff, en walkover.</translation>
    </message>
    <message>
        <source>Every table of this round has its result.</source>
        <comment>tournament round</comment>
        <translation>Alla bord i ronden har sitt resultat.</translation>
    </message>
    <message>
        <source>Pair the next round from here; after the last one, close the tournament.</source>
        <translation>Lotta nästa rond härifrån; efter den sista avslutar du turneringen.</translation>
    </message>
    <message>
        <source>The standings show how it came out, and they can be printed under Publish.</source>
        <translation>Ställningen visar hur det gick, och den kan skrivas ut under Publicera.</translation>
    </message>
    <message>
        <source>Who is where, after any round.</source>
        <comment>tournament round</comment>
        <translation>Hur det ligger till, efter vilken rond som helst.</translation>
    </message>
    <message>
        <source>The columns stand in the order in which they decide; who is level stays level.</source>
        <translation>Kolumnerna står i den ordning som de avgör i; de som ligger lika förblir lika.</translation>
    </message>
    <message>
        <source>Enter on a row opens everything that this entrant has played.</source>
        <translation>Retur på en rad öppnar allt som den deltagaren har spelat.</translation>
    </message>
    <message>
        <source>The cross table shows who has met whom, and with which points.</source>
        <translation>Korstabellen visar vilka som har mötts, och med vilka poäng.</translation>
    </message>
    <message>
        <source>Everything that was done, in order. Nothing is ever wiped out here.</source>
        <translation>Allt som har gjorts, i ordning. Inget suddas någonsin ut här.</translation>
    </message>
    <message>
        <source>Type into the search field to find a table, a name or a word.</source>
        <translation>Skriv i sökfältet för att hitta ett bord, ett namn eller ett ord.</translation>
    </message>
    <message>
        <source>Corrections stand out; each carries its reason.</source>
        <translation>Rättelser syns tydligt; var och en har sitt skäl.</translation>
    </message>
    <message>
        <source>The log can be printed: choose it under Publish.</source>
        <comment>Publish: a tab</comment>
        <translation>Loggen kan skrivas ut: välj den under Publicera.</translation>
    </message>
    <message>
        <source>Every list, ready to be printed, saved or sent.</source>
        <translation>Alla listor, klara att skriva ut, spara eller skicka.</translation>
    </message>
    <message>
        <source>Choose one language or two; the sheet shows what will be printed.</source>
        <translation>Välj ett eller två språk; arket visar vad som skrivs ut.</translation>
    </message>
    <message>
        <source>The archive carries the whole tournament to another computer.</source>
        <translation>Arkivet tar med sig hela turneringen till en annan dator.</translation>
    </message>
    <message>
        <source>A file of results brings what two directors have typed together again.</source>
        <translation>En resultatfil för samman det som två tävlingsledare har skrivit in.</translation>
    </message>
    <message>
        <source>Every table that this entrant has played at.</source>
        <translation>Alla bord som den här deltagaren har spelat vid.</translation>
    </message>
    <message>
        <source>With partners, opponents, points, blocks, fouls and penalties.</source>
        <translation>Med medspelare, motståndare, poäng, blockeringar, regelbrott och straff.</translation>
    </message>
    <message>
        <source>A wrong result can be corrected from here, with a reason.</source>
        <translation>Ett felaktigt resultat kan rättas härifrån, med ett skäl.</translation>
    </message>
    <message>
        <source>Where somebody was replaced, it tells who really sat there.</source>
        <translation>Om någon har ersatts står det vem som verkligen satt där.</translation>
    </message>
    <message>
        <source>Several tournaments added up.</source>
        <translation>Flera turneringar hoplagda.</translation>
    </message>
    <message>
        <source>Choose which tournaments count, and how many of each player&apos;s best.</source>
        <translation>Välj vilka turneringar som räknas, och hur många av varje spelares bästa.</translation>
    </message>
    <message>
        <source>Add up places, wins or points, as your club is used to.</source>
        <translation>Lägg ihop placeringar, vinster eller poäng, som klubben är van vid.</translation>
    </message>
    <message>
        <source>Both partners of a pair get what the pair has reached.</source>
        <translation>Båda spelarna i ett par får det som paret har nått.</translation>
    </message>
    <message>
        <source>This window is for everybody in the room.</source>
        <comment>a window for a beamer or second screen</comment>
        <translation>Det här fönstret är för alla i rummet.</translation>
    </message>
    <message>
        <source>It follows the tournament by itself: tables, clock, results, standings.</source>
        <translation>Det följer turneringen av sig självt: bord, klocka, resultat, ställning.</translation>
    </message>
    <message>
        <source>Names stand as each person wants to be read by others.</source>
        <translation>Namnen står så som var och en vill visas för andra.</translation>
    </message>
</context>
<context>
    <name>HelpHere</name>
    <message>
        <source>What can I do here?</source>
        <comment>title of the sheet that F1 opens</comment>
        <translation>Vad kan jag göra här?</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>button that closes the sheet; F1 and Esc do the same</comment>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>Rules of this match</source>
        <comment>button</comment>
        <translation>Matchens regler</translation>
    </message>
    <message>
        <source>%1 helps on every page</source>
        <comment>small, in a corner of the very first page; %1: a key, like F1</comment>
        <translation>%1 ger hjälp på varje sida</translation>
    </message>
    <message>
        <source>Here you choose your language, and off you go.</source>
        <comment>the very first page</comment>
        <translation>Välj språk här, sedan är det bara att sätta i gång.</translation>
    </message>
    <message>
        <source>Click your language: everything speaks it at once.</source>
        <translation>Klicka på ditt språk, så byter allt språk direkt.</translation>
    </message>
    <message>
        <source>Tell your name if you like. It is kept on this computer only.</source>
        <translation>Skriv ditt namn om du vill. Det sparas bara på den här datorn.</translation>
    </message>
    <message>
        <source>Play now starts a match against three computer players.</source>
        <translation>”Spela nu” startar en match mot tre datorspelare.</translation>
    </message>
    <message>
        <source>The tour shows you in two minutes how to play.</source>
        <translation>Rundturen visar på två minuter hur man spelar.</translation>
    </message>
    <message>
        <source>From here you go on with a match, begin a new one, or look around.</source>
        <comment>the start page</comment>
        <translation>Härifrån fortsätter du en match, börjar en ny eller ser dig omkring.</translation>
    </message>
    <message>
        <source>Continue goes on exactly where you stopped, even in the middle of a question.</source>
        <translation>”Fortsätt matchen” tar dig precis dit där du slutade, även mitt i en fråga.</translation>
    </message>
    <message>
        <source>Set up a table to choose the rules and who plays: people, computers, or both.</source>
        <translation>Gör i ordning ett bord för att välja regler och vilka som spelar: människor, datorer eller både och.</translation>
    </message>
    <message>
        <source>Change the language below, whenever you like.</source>
        <translation>Byt språk här nedanför när du vill.</translation>
    </message>
    <message>
        <source>Here you lay the table: which game, who plays, and for how long.</source>
        <comment>the page that sets up</comment>
        <translation>Här gör du i ordning bordet: vilket spel, vilka som spelar och hur länge.</translation>
    </message>
    <message>
        <source>Choose the rules at the top, or look at all rule sets.</source>
        <translation>Välj regler högst upp, eller titta på alla varianter.</translation>
    </message>
    <message>
        <source>Each card is a seat: give it a name, a language, a colour, or a computer player.</source>
        <translation>Varje kort är en plats: ge den ett namn, ett språk, en färg eller en datorspelare.</translation>
    </message>
    <message>
        <source>Drag the cards to change who sits beside whom.</source>
        <translation>Dra korten för att ändra vem som sitter bredvid vem.</translation>
    </message>
    <message>
        <source>Choose how a blocked game is checked: together, quickly, or on your honour.</source>
        <translation>Välj hur ett blockerat spel kontrolleras: tillsammans, snabbt eller på hedersord.</translation>
    </message>
    <message>
        <source>Whatever you choose is offered again next time.</source>
        <translation>Det du väljer föreslås igen nästa gång.</translation>
    </message>
    <message>
        <source>All games and rules that can be played here.</source>
        <comment>the gallery of rule sets</comment>
        <translation>Alla spel och regler som kan spelas här.</translation>
    </message>
    <message>
        <source>Six to start with come first; the others follow by region and kind.</source>
        <translation>Först kommer sex som är bra att börja med; de andra följer efter område och sort.</translation>
    </message>
    <message>
        <source>Type into the search field: a name, a country, or a word of the rules.</source>
        <translation>Skriv i sökrutan: ett namn, ett land eller ett ord ur reglerna.</translation>
    </message>
    <message>
        <source>Click a card to read its rules; from there you can play, change or compare them.</source>
        <translation>Klicka på ett kort för att läsa reglerna; därifrån kan du spela, ändra eller jämföra dem.</translation>
    </message>
    <message>
        <source>The rules of one game, exactly as this program plays them.</source>
        <comment>the rule book</comment>
        <translation>Reglerna för ett spel, exakt som programmet spelar det.</translation>
    </message>
    <message>
        <source>Read them in another language with the choice at the top.</source>
        <translation>Läs dem på ett annat språk med valet högst upp.</translation>
    </message>
    <message>
        <source>Compare shows how they differ from another game.</source>
        <translation>”Jämför” visar hur de skiljer sig från ett annat spel.</translation>
    </message>
    <message>
        <source>Change the rules to make a house rule of your own.</source>
        <translation>Ändra reglerna och gör egna husregler.</translation>
    </message>
    <message>
        <source>Print them, or save them as a file for your friends.</source>
        <translation>Skriv ut dem, eller spara dem som en fil till dina vänner.</translation>
    </message>
    <message>
        <source>Here you make house rules of your own, one switch at a time.</source>
        <comment>the editor of rules</comment>
        <translation>Här gör du egna husregler, en ändring i taget.</translation>
    </message>
    <message>
        <source>Open a line to see its choices, and what each of them means.</source>
        <translation>Öppna en rad för att se valen och vad vart och ett betyder.</translation>
    </message>
    <message>
        <source>Type into the search field to find a switch.</source>
        <translation>Skriv i sökrutan för att hitta en regel.</translation>
    </message>
    <message>
        <source>A mark shows what differs from the rules you began with.</source>
        <translation>En markering visar vad som skiljer sig från reglerna du började med.</translation>
    </message>
    <message>
        <source>Rules that do not go together are refused, and you are told why.</source>
        <translation>Regler som inte går ihop tas inte emot, och du får veta varför.</translation>
    </message>
    <message>
        <source>Two games side by side: you see only where they differ.</source>
        <comment>the comparison of rules</comment>
        <translation>Två spel sida vid sida: du ser bara det som skiljer dem åt.</translation>
    </message>
    <message>
        <source>Choose the second game from the list at the top.</source>
        <translation>Välj det andra spelet i listan högst upp.</translation>
    </message>
    <message>
        <source>What both have in common can be shown as well.</source>
        <translation>Det som båda har gemensamt kan också visas.</translation>
    </message>
    <message>
        <source>Print the comparison to settle an argument.</source>
        <translation>Skriv ut jämförelsen, så är saken avgjord.</translation>
    </message>
    <message>
        <source>Here the program learns what you like.</source>
        <comment>the settings</comment>
        <translation>Här lär sig programmet vad du gillar.</translation>
    </message>
    <message>
        <source>Choose tiles and table; each choice shows what it looks like.</source>
        <translation>Välj brickor och bord; varje val visar hur det ser ut.</translation>
    </message>
    <message>
        <source>Make all text larger, up to twice its size.</source>
        <translation>Gör all text större, upp till dubbel storlek.</translation>
    </message>
    <message>
        <source>Aids belong to a person: numbers on tiles, larger tiles, what fits, high contrast.</source>
        <translation>Hjälpen hör till personen: siffror på brickorna, större brickor, vad som passar, hög kontrast.</translation>
    </message>
    <message>
        <source>The letter keys of the table can be changed.</source>
        <translation>Bokstavstangenterna vid bordet kan ändras.</translation>
    </message>
    <message>
        <source>Copy everything to a folder now and then: nothing leaves this computer by itself.</source>
        <translation>Kopiera allt till en mapp då och då: inget lämnar den här datorn av sig självt.</translation>
    </message>
    <message>
        <source>Here your own pictures become tiles and table.</source>
        <comment>the page of people&apos;s own pictures</comment>
        <translation>Här blir dina egna bilder brickor och bord.</translation>
    </message>
    <message>
        <source>Choose a photo for the backs of the tiles, or for the cloth.</source>
        <translation>Välj ett foto till brickornas baksida eller till bordet.</translation>
    </message>
    <message>
        <source>Six pictures of your family can be the numbers one to six.</source>
        <translation>Sex bilder av familjen kan bli talen ett till sex.</translation>
    </message>
    <message>
        <source>Move and size the frame until it holds the part you like.</source>
        <translation>Flytta ramen och ändra dess storlek tills den visar den del du gillar.</translation>
    </message>
    <message>
        <source>Print the sheet, glue it onto cardboard and cut the tiles out.</source>
        <translation>Skriv ut arket, klistra det på kartong och klipp ut brickorna.</translation>
    </message>
    <message>
        <source>The whole game in five pictures, and all keys.</source>
        <comment>the page How to play</comment>
        <translation>Hela spelet i fem bilder, och alla tangenter.</translation>
    </message>
    <message>
        <source>Scroll down for the table of keys.</source>
        <translation>Rulla ner till tabellen med tangenter.</translation>
    </message>
    <message>
        <source>Would you rather try than read? Take the tour.</source>
        <translation>Vill du hellre prova än läsa? Ta rundturen.</translation>
    </message>
    <message>
        <source>The rules of a match are just one click away.</source>
        <translation>Reglerna för en match är bara ett klick bort.</translation>
    </message>
    <message>
        <source>Two minutes at a real table, with a card that tells you what to do.</source>
        <comment>the tour</comment>
        <translation>Två minuter vid ett riktigt bord, med ett kort som säger vad du ska göra.</translation>
    </message>
    <message>
        <source>Do what the card says, with the mouse or with the keyboard.</source>
        <translation>Gör som det står på kortet, med musen eller med tangentbordet.</translation>
    </message>
    <message>
        <source>Nothing can go wrong here: nothing of it is kept.</source>
        <translation>Inget kan gå fel här: ingenting av det sparas.</translation>
    </message>
    <message>
        <source>Skip the tour, or press Esc, whenever you have seen enough.</source>
        <translation>Avsluta rundturen, eller tryck Esc, när du har sett tillräckligt.</translation>
    </message>
    <message>
        <source>It is your turn, %1: lay a tile that fits an open end.</source>
        <comment>%1: a player</comment>
        <translation>Din tur, %1: lägg en bricka som passar vid en öppen ände.</translation>
    </message>
    <message>
        <source>Drag a tile to an open end, or click it. One that fits several ends waits for your choice.</source>
        <translation>Dra en bricka till en öppen ände, eller klicka på den. Passar den vid flera ändar får du välja.</translation>
    </message>
    <message>
        <source>The numbers in the circles are open: one half of your tile must show one of them.</source>
        <translation>Talen i cirklarna är öppna: en halva av din bricka måste visa ett av dem.</translation>
    </message>
    <message>
        <source>Sort your tiles with the button beside them, or move them as you like.</source>
        <translation>Sortera brickorna med knappen bredvid dem, eller flytta dem som du vill.</translation>
    </message>
    <message>
        <source>A move was wrong? Take it back from the menu Game.</source>
        <translation>Blev draget fel? Ta tillbaka det från menyn Spel.</translation>
    </message>
    <message>
        <source>Nothing fits, %1: the large button says what is left to do.</source>
        <comment>%1: a player</comment>
        <translation>Inget passar, %1: den stora knappen säger vad du kan göra.</translation>
    </message>
    <message>
        <source>Take tiles from the boneyard by clicking the pile, or with the button.</source>
        <translation>Ta brickor ur högen genom att klicka på den, eller med knappen.</translation>
    </message>
    <message>
        <source>When nothing may be taken, you pass: that is a knock on the table.</source>
        <translation>När inget mer får tas säger du pass: det är en knackning i bordet.</translation>
    </message>
    <message>
        <source>Do you think that nobody can go on? Say that the game is blocked, and everybody is asked.</source>
        <translation>Tror du att ingen kan fortsätta? Säg att spelet är blockerat, så får alla frågan.</translation>
    </message>
    <message>
        <source>It is your turn, %1: play, take a tile, or pass, on your honour.</source>
        <comment>%1: a player</comment>
        <translation>Din tur, %1: lägg, ta en bricka eller säg pass, på hedersord.</translation>
    </message>
    <message>
        <source>Nothing on the screen tells whether a tile of yours fits: look for yourself.</source>
        <translation>Inget på skärmen avslöjar om någon av dina brickor passar: titta efter själv.</translation>
    </message>
    <message>
        <source>Whoever passes although a tile fits has answered wrongly: that is found when the hands are shown.</source>
        <translation>Den som säger pass trots en spelbar bricka har svarat fel: det märks när händerna visas.</translation>
    </message>
    <message>
        <source>Your own answer may be taken back until the next player acts.</source>
        <translation>Ditt eget svar kan tas tillbaka tills nästa spelare gör något.</translation>
    </message>
    <message>
        <source>%1 plays now. The ring shows whose turn it is.</source>
        <comment>%1: a player</comment>
        <translation>Nu spelar %1. Ringen visar vems tur det är.</translation>
    </message>
    <message>
        <source>The story of the round tells what everybody has done.</source>
        <translation>Omgångens historia berättar vad alla har gjort.</translation>
    </message>
    <message>
        <source>The last tile is underlined; the open numbers stand in circles.</source>
        <translation>Den sista brickan är understruken; de öppna talen står i cirklar.</translation>
    </message>
    <message>
        <source>Beside each name you see how many tiles that player still holds.</source>
        <translation>Bredvid varje namn ser du hur många brickor spelaren har kvar.</translation>
    </message>
    <message>
        <source>Zoom with Ctrl and the wheel, and fit the table again with one key.</source>
        <translation>Zooma med Ctrl och mushjulet, och visa hela bordet igen med en tangent.</translation>
    </message>
    <message>
        <source>The lid hides the tiles of %1 from everybody else.</source>
        <comment>%1: a player</comment>
        <translation>Locket döljer för alla andra vilka brickor %1 har.</translation>
    </message>
    <message>
        <source>Are you %1? Click the lid, or press Enter, to see your tiles.</source>
        <comment>%1: a player</comment>
        <translation>Är du %1? Klicka på locket, eller tryck Retur, för att se dina brickor.</translation>
    </message>
    <message>
        <source>Everybody may see the line, the score and the story meanwhile.</source>
        <translation>Under tiden får alla se kedjan, poängen och historien.</translation>
    </message>
    <message>
        <source>The eye beside the tiles closes the lid again, and so does one key.</source>
        <translation>Ögat bredvid brickorna stänger locket igen, och det gör en tangent också.</translation>
    </message>
    <message>
        <source>Is the game blocked? Everybody is asked once, in turn.</source>
        <comment>the walk round the table</comment>
        <translation>Är spelet blockerat? Alla får frågan en gång, i tur och ordning.</translation>
    </message>
    <message>
        <source>Answer only for yourself: can you lay a tile at one of the open ends?</source>
        <translation>Svara bara för dig själv: kan du lägga en bricka vid någon av de öppna ändarna?</translation>
    </message>
    <message>
        <source>The first who can play must play, and the round goes on.</source>
        <translation>Den första som kan lägga måste lägga, och omgången fortsätter.</translation>
    </message>
    <message>
        <source>If nobody can, all hands are shown and counted.</source>
        <translation>Om ingen kan visas och räknas alla händer.</translation>
    </message>
    <message>
        <source>Where the program checks, a wrong answer is refused. On your honour it is found at the end.</source>
        <translation>Där programmet kontrollerar godtas inte ett fel svar. På hedersord märks det till sist.</translation>
    </message>
    <message>
        <source>Who won the round, and why: every tile is counted in front of you.</source>
        <comment>the score</comment>
        <translation>Vem som vann omgången och varför: varje bricka räknas inför dina ögon.</translation>
    </message>
    <message>
        <source>Each row is one hand; the raised one has won.</source>
        <translation>Varje rad är en hand; den upphöjda har vunnit.</translation>
    </message>
    <message>
        <source>Why? shows every step of the sum as a sentence.</source>
        <translation>”Varför?” visar varje steg i uträkningen som en mening.</translation>
    </message>
    <message>
        <source>Other tables may count the same hands differently: one button shows how.</source>
        <translation>Andra bord kan räkna samma händer annorlunda: en knapp visar hur.</translation>
    </message>
    <message>
        <source>Read the page in any language that is spoken at the table.</source>
        <translation>Läs sidan på vilket som helst av språken som talas vid bordet.</translation>
    </message>
    <message>
        <source>Share the result as a picture, or the whole round as a film.</source>
        <translation>Dela resultatet som en bild, eller hela omgången som en film.</translation>
    </message>
    <message>
        <source>An answer was wrong. Here is the proof, and what the rules say.</source>
        <comment>the page of a wrong answer</comment>
        <translation>Ett svar var fel. Här är beviset, och så säger reglerna.</translation>
    </message>
    <message>
        <source>The picture shows the table at that moment, and the tile that would have fitted.</source>
        <translation>Bilden visar bordet i det ögonblicket, och brickan som hade passat.</translation>
    </message>
    <message>
        <source>The ruling follows the rules that you chose for this match.</source>
        <translation>Beslutet följer reglerna som du valde för den här matchen.</translation>
    </message>
    <message>
        <source>Next time, an answer may be taken back until the next player has answered.</source>
        <translation>Nästa gång: ett svar kan tas tillbaka tills nästa spelare har svarat.</translation>
    </message>
    <message>
        <source>The round is over; you are looking at the table once more.</source>
        <comment>the table after a round</comment>
        <translation>Omgången är slut; du tittar på bordet en gång till.</translation>
    </message>
    <message>
        <source>All hands lie open: compare them with the ends of the line.</source>
        <translation>Alla händer ligger öppna: jämför dem med kedjans ändar.</translation>
    </message>
    <message>
        <source>The large button brings back the score, and from there the next round.</source>
        <translation>Den stora knappen tar fram poängen igen, och därifrån går du till nästa omgång.</translation>
    </message>
    <message>
        <source>Copy or save a picture of the table from the menu Game.</source>
        <translation>Kopiera eller spara en bild av bordet från menyn Spel.</translation>
    </message>
    <message>
        <source>Ask the coach for a hint: the tile and its place light up, and you read why.</source>
        <comment>key H does it</comment>
        <translation>Be coachen om ett tips: brickan och dess plats lyser upp, och du får läsa varför.</translation>
    </message>
    <message>
        <source>The meter shows how near a block is. Numbers crossed out are certainly not in that hand.</source>
        <translation>Mätaren visar hur nära en blockering är. Överstrukna tal finns garanterat inte på den handen.</translation>
    </message>
    <message>
        <source>Here you see that nobody has rigged the tiles.</source>
        <comment>the sheet about a deal</comment>
        <translation>Här ser du att ingen har fuskat med brickorna.</translation>
    </message>
    <message>
        <source>The fingerprint was fixed before the tiles were dealt. After the round you see what it seals.</source>
        <translation>Fingeravtrycket bestämdes innan brickorna delades ut. Efter omgången ser du vad det förseglar.</translation>
    </message>
    <message>
        <source>Give the deal code to friends: they can play the same tiles on their computer.</source>
        <translation>Ge givkoden till dina vänner: då kan de spela med samma brickor på sin dator.</translation>
    </message>
    <message>
        <source>Play this deal again sets up a new match with the same tiles.</source>
        <translation>”Spela given igen” gör i ordning en ny match med samma brickor.</translation>
    </message>
    <message>
        <source>Here you train with puzzles, step by step, as a player or as a referee.</source>
        <comment>page</comment>
        <translation>Här tränar du med kluringar, steg för steg, som spelare eller som domare.</translation>
    </message>
    <message>
        <source>Find the move: every hand lies open, and one move is the best.</source>
        <translation>Hitta draget: alla händer ligger öppna, och ett drag är bäst.</translation>
    </message>
    <message>
        <source>Blocked or not: say whether the game is blocked, and count it if it is.</source>
        <translation>Blockerat eller inte: säg om spelet är blockerat, och räkna i så fall.</translation>
    </message>
    <message>
        <source>Three right out of the last four open the next step. Stars stay.</source>
        <translation>Tre rätt av de fyra senaste öppnar nästa steg. Stjärnorna har du kvar.</translation>
    </message>
    <message>
        <source>Choose the rules above: every game has puzzles of its own.</source>
        <translation>Välj regler här ovanför: varje spel har sina egna kluringar.</translation>
    </message>
    <message>
        <source>One position, one question. Take all the time you like.</source>
        <comment>the page of a puzzle</comment>
        <translation>En ställning, en fråga. Ta all tid du vill.</translation>
    </message>
    <message>
        <source>Lay a tile as at the table: drag it, click it, or use the arrow keys and Enter.</source>
        <translation>Lägg en bricka som vid bordet: dra den, klicka på den eller använd piltangenterna och Retur.</translation>
    </message>
    <message>
        <source>The answer goes round the table and shows who can play, and with which tile.</source>
        <translation>Svaret går runt bordet och visar vem som kan lägga, och med vilken bricka.</translation>
    </message>
    <message>
        <source>Try again is only for practice: the first answer counts.</source>
        <translation>”Försök igen” är bara för att öva: det första svaret räknas.</translation>
    </message>
    <message>
        <source>Here you look at a finished round once more, with every hand open.</source>
        <comment>the page of a review</comment>
        <translation>Här tittar du på en avslutad omgång en gång till, med alla händer öppna.</translation>
    </message>
    <message>
        <source>The arrow keys go tile by tile; Home goes to the deal, End to the last tile.</source>
        <translation>Piltangenterna går bricka för bricka; Home går till given, End till sista brickan.</translation>
    </message>
    <message>
        <source>Click a tile in the row below the table to go there.</source>
        <translation>Klicka på en bricka i raden nedanför bordet för att gå dit.</translation>
    </message>
    <message>
        <source>A diamond marks a move that gave points away: the card beside tells what was better.</source>
        <translation>En romb markerar ett drag som gav bort poäng: kortet bredvid berättar vad som var bättre.</translation>
    </message>
    <message>
        <source>The lock marks the tile from which the block was certain.</source>
        <translation>Hänglåset markerar brickan från vilken blockeringen var säker.</translation>
    </message>
    <message>
        <source>Here referees train: real positions, and people who disagree.</source>
        <comment>page</comment>
        <translation>Här övar domare: riktiga ställningar, och människor som inte är överens.</translation>
    </message>
    <message>
        <source>First hear what was said. Then lay the hands open and look for yourself.</source>
        <translation>Lyssna först på vad som har sagts. Visa sedan händerna och titta själv.</translation>
    </message>
    <message>
        <source>A block needs both: nobody can play, and nothing may be taken from the boneyard.</source>
        <translation>För en blockering krävs båda delarna: ingen kan lägga, och inget får tas ur högen.</translation>
    </message>
    <message>
        <source>Every dispute has the rules of its own table. They decide who wins and what it is worth.</source>
        <translation>Varje tvist har reglerna från sitt eget bord. De avgör vem som vinner och vad det är värt.</translation>
    </message>
    <message>
        <source>A dispute is solved when all parts of your ruling are right. Try as often as you like.</source>
        <translation>En tvist är löst när alla delar av ditt domslut är rätt. Försök så många gånger du vill.</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Points for and against, before penalties.</source>
        <translation>Egna poäng och motståndarnas poäng, före straff.</translation>
    </message>
    <message>
        <source>Rounds won, where they were noted one by one.</source>
        <comment>a round is one deal here</comment>
        <translation>Vunna omgångar, där de har antecknats en och en.</translation>
    </message>
    <message>
        <source>Rounds that ended with a blocked game.</source>
        <comment>a round is one deal here</comment>
        <translation>Omgångar som slutade med blockerat spel.</translation>
    </message>
    <message>
        <source>Rounds lost by a foul of this side.</source>
        <comment>a round is one deal here</comment>
        <translation>Omgångar som förlorades genom den här sidans regelbrott.</translation>
    </message>
    <message>
        <source>Points that the director took off.</source>
        <translation>Poäng som tävlingsledaren har dragit av.</translation>
    </message>
    <message>
        <source>Wins: %1</source>
        <comment>in a row of sums; %1: like 2½; sitting out may count as a win</comment>
        <translation>Vinster: %1</translation>
    </message>
    <message numerus="yes">
        <source>sat out %n time(s)</source>
        <comment>in a row of sums; never zero</comment>
        <translation>
            <numerusform>satt över %n gång</numerusform>
            <numerusform>satt över %n gånger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>absent %n time(s)</source>
        <comment>in a row of sums; never zero</comment>
        <translation>
            <numerusform>frånvarande %n gång</numerusform>
            <numerusform>frånvarande %n gånger</numerusform>
        </translation>
    </message>
    <message>
        <source>warning</source>
        <comment>in a column of penalties; short</comment>
        <translation>varning</translation>
    </message>
    <message>
        <source>match lost</source>
        <comment>in a column of penalties; short</comment>
        <translation>matchförlust</translation>
    </message>
    <message>
        <source>ruled out</source>
        <comment>in a column of penalties: somebody has to leave the tournament; short</comment>
        <translation>uteslutning</translation>
    </message>
    <message>
        <source>Whose history?</source>
        <comment>name of a choice: the pair, or one person of it</comment>
        <translation>Vems historik?</translation>
    </message>
    <message>
        <source>%1 alone</source>
        <comment>choice: the history of one person of a pair; %1: a name</comment>
        <translation>Bara %1</translation>
    </message>
    <message>
        <source>Together</source>
        <comment>choice: the history of the pair</comment>
        <translation>Tillsammans</translation>
    </message>
    <message>
        <source>Now on place %1.</source>
        <comment>%1: a number</comment>
        <translation>Placering nu: %1.</translation>
    </message>
    <message>
        <source>Now on place %1, shared.</source>
        <comment>%1: a number</comment>
        <translation>Placering nu: %1, delad.</translation>
    </message>
    <message>
        <source>Correct this result</source>
        <comment>button: the result of the chosen tournament round</comment>
        <translation>Rätta det här resultatet</translation>
    </message>
    <message>
        <source>No round has been played yet.</source>
        <comment>tournament round</comment>
        <translation>Ingen rond har spelats än.</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>Names from a list</source>
        <comment>title of a window</comment>
        <translation>Namn från en lista</translation>
    </message>
    <message>
        <source>One line for each: name; language; rating. Only the name is needed.</source>
        <comment>how a list has to look</comment>
        <translation>En rad per person: namn; språk; rating. Bara namnet behövs.</translation>
    </message>
    <message>
        <source>One line for each pair: name; partner; language; rating. Only the two names are needed.</source>
        <comment>how a list has to look</comment>
        <translation>En rad per par: namn; medspelare; språk; rating. Bara de två namnen behövs.</translation>
    </message>
    <message>
        <source>Paste or type the names here</source>
        <comment>inside the empty field</comment>
        <translation>Klistra in eller skriv namnen här</translation>
    </message>
    <message>
        <source>The list</source>
        <comment>what a screen reader says for the field</comment>
        <translation>Listan</translation>
    </message>
    <message>
        <source>Open a file</source>
        <comment>button</comment>
        <translation>Öppna en fil</translation>
    </message>
    <message>
        <source>Open a list of names</source>
        <comment>title of a window</comment>
        <translation>Öppna en namnlista</translation>
    </message>
    <message>
        <source>Tables and texts</source>
        <comment>kind of file</comment>
        <translation>Tabeller och texter</translation>
    </message>
    <message>
        <source>What was found</source>
        <comment>what a screen reader says for the list</comment>
        <translation>Det som hittades</translation>
    </message>
    <message>
        <source>Line</source>
        <comment>heading of a column of numbers</comment>
        <translation>Rad</translation>
    </message>
    <message>
        <source>Note</source>
        <comment>heading of a column: what is wrong with a line</comment>
        <translation>Notering</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) can be used</source>
        <translation>
            <numerusform>%n rad kan användas</numerusform>
            <numerusform>%n rader kan användas</numerusform>
        </translation>
    </message>
    <message>
        <source>No line can be used</source>
        <comment>of a list</comment>
        <translation>Ingen rad kan användas</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) cannot be used</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>%n rad kan inte användas</numerusform>
            <numerusform>%n rader kan inte användas</numerusform>
        </translation>
    </message>
    <message>
        <source>new member</source>
        <comment>beside a name of a list, short</comment>
        <translation>ny medlem</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <comment>%1: a file</comment>
        <translation>Filen %1 kan inte läsas.</translation>
    </message>
    <message>
        <source>There is no name.</source>
        <comment>about a line of a list</comment>
        <translation>Namnet saknas.</translation>
    </message>
    <message>
        <source>%1 stands in line %2 already.</source>
        <comment>%1: a name; %2: a number</comment>
        <translation>%1 står redan på rad %2.</translation>
    </message>
    <message>
        <source>%1 stands here twice.</source>
        <comment>%1: a name; both names of a pair</comment>
        <translation>%1 står här två gånger.</translation>
    </message>
    <message>
        <source>The partner of %1 is missing.</source>
        <comment>%1: a name</comment>
        <translation>Medspelaren till %1 saknas.</translation>
    </message>
    <message>
        <source>%1: there are too many names.</source>
        <comment>about a line of a list; %1: like Anna &amp; Bruno</comment>
        <translation>%1: det är för många namn.</translation>
    </message>
    <message>
        <source>What is “%1”? There is one column too many.</source>
        <comment>%1: what stands there</comment>
        <translation>Vad är ”%1”? Det är en kolumn för mycket.</translation>
    </message>
    <message>
        <source>“%1” is none of the languages here.</source>
        <comment>%1: what stands there</comment>
        <translation>”%1” är inget av språken här.</translation>
    </message>
    <message>
        <source>“%1” is no rating.</source>
        <comment>%1: what stands where a number should</comment>
        <translation>”%1” är ingen rating.</translation>
    </message>
    <message>
        <source>A quotation mark is not closed.</source>
        <comment>about a line of a list</comment>
        <translation>Ett citattecken avslutas inte.</translation>
    </message>
    <message>
        <source>This is not a list of names, or it was saved in an unknown way.</source>
        <comment>about a whole file</comment>
        <translation>Det här är ingen namnlista, eller så är den sparad på ett okänt sätt.</translation>
    </message>
    <message>
        <source>This is far too long for a list of names.</source>
        <comment>about a whole file</comment>
        <translation>Det här är alldeles för långt för en namnlista.</translation>
    </message>
    <message>
        <source>There are no names in it.</source>
        <comment>about a whole file</comment>
        <translation>Det finns inga namn i filen.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>D</source>
        <comment>key for: take a tile; one letter, different from the other keys, not H</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>P</source>
        <comment>key for: pass; one letter, different from the other keys, not H</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>B</source>
        <comment>key for: say the game is blocked; one letter, different from the other keys, not H</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>K</source>
        <comment>key for: skip the walk; one letter, different from the other keys, not H</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>S</source>
        <comment>key for: sort the tiles; one letter, different from the other keys, not H</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>H</source>
        <comment>key for: a hint; H in every language</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>L</source>
        <comment>key for: story of the round; one letter, different from the other keys, not H</comment>
        <translation>O</translation>
    </message>
    <message>
        <source>T</source>
        <comment>key for: hear your tiles; one letter, different from the other keys, not H</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>E</source>
        <comment>key for: hear the open ends; one letter, different from the other keys, not H</comment>
        <translation>E</translation>
    </message>
    <message>
        <source>C</source>
        <comment>key for: hear tiles and scores; one letter, different from the other keys, not H</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>W</source>
        <comment>key for: hear whose turn it is; one letter, different from the other keys, not H</comment>
        <translation>U</translation>
    </message>
    <message>
        <source>R</source>
        <comment>key for: hear the last move again; one letter, different from the other keys, not H</comment>
        <translation>G</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>no %1</source>
        <comment>a player has no tile with the number %1: Anna passes: no 5, no 3</comment>
        <translation>ingen %1</translation>
    </message>
    <message>
        <source>no double %1</source>
        <comment>a player has not this double: Anna passes: no double 5, no double 3</comment>
        <translation>ingen dubbel %1</translation>
    </message>
    <message>
        <source>no matador</source>
        <comment>a matador is a tile that fits anywhere: Anna passes: no 5, no matador</comment>
        <translation>ingen matador</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>joins the parts of a list, such as no 5, no 3</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>joins the last two parts of a list of choices: 2 or 4; 2, 3 or 4</comment>
        <translation>%1 eller %2</translation>
    </message>
</context>
<context>
    <name>Members</name>
    <message>
        <source>Members</source>
        <comment>title of the page: everybody who plays in the club</comment>
        <translation>Medlemmar</translation>
    </message>
    <message>
        <source>Whoever was entered once is kept here, and the name is offered next time.</source>
        <comment>where nobody is yet</comment>
        <translation>Den som har anmälts en gång finns kvar här, och namnet föreslås nästa gång.</translation>
    </message>
    <message>
        <source>A list of names with their badges</source>
        <comment>what a screen reader says for the picture</comment>
        <translation>En namnlista med namnskyltar</translation>
    </message>
    <message>
        <source>Search</source>
        <comment>inside the empty field above the list</comment>
        <translation>Sök</translation>
    </message>
    <message>
        <source>Search the members</source>
        <comment>what a screen reader says for the field</comment>
        <translation>Sök bland medlemmarna</translation>
    </message>
    <message>
        <source>New member</source>
        <comment>button, and title of a window</comment>
        <translation>Ny medlem</translation>
    </message>
    <message numerus="yes">
        <source>%n member(s)</source>
        <translation>
            <numerusform>%n medlem</numerusform>
            <numerusform>%n medlemmar</numerusform>
        </translation>
    </message>
    <message>
        <source>nobody yet</source>
        <comment>members of the club</comment>
        <translation>ingen än</translation>
    </message>
    <message>
        <source>Nobody is called like this.</source>
        <comment>after a search</comment>
        <translation>Ingen heter så.</translation>
    </message>
    <message>
        <source>Change</source>
        <comment>button: the chosen member of a list</comment>
        <translation>Ändra</translation>
    </message>
    <message>
        <source>About %1</source>
        <comment>title of a window; %1: a name</comment>
        <translation>Om %1</translation>
    </message>
    <message>
        <source>Forget this person…</source>
        <comment>button; a question follows</comment>
        <translation>Glöm den här personen…</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>heading of a column, and above a field</comment>
        <translation>Namn</translation>
    </message>
    <message>
        <source>Language</source>
        <comment>heading of a column, and above a choice</comment>
        <translation>Språk</translation>
    </message>
    <message>
        <source>Public name</source>
        <comment>heading of a column: the name in public lists</comment>
        <translation>Offentligt namn</translation>
    </message>
    <message>
        <source>Helps to play</source>
        <comment>heading of a column: what the director sees to</comment>
        <translation>Hjälper i spelet</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>heading of a narrow column of numbers</comment>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>In lists that everybody sees</source>
        <comment>label above a choice</comment>
        <translation>I listor som alla ser</translation>
    </message>
    <message>
        <source>Full name</source>
        <comment>a choice: how somebody is called in public lists</comment>
        <translation>Hela namnet</translation>
    </message>
    <message>
        <source>First name and initial</source>
        <comment>a choice: how somebody is called in public lists</comment>
        <translation>Förnamn och initial</translation>
    </message>
    <message>
        <source>Only a number</source>
        <comment>a choice: how somebody is called in public lists</comment>
        <translation>Bara ett nummer</translation>
    </message>
    <message>
        <source>Others read: %1</source>
        <comment>below the choice; %1: like Anna R.</comment>
        <translation>Andra läser: %1</translation>
    </message>
    <message>
        <source>Save</source>
        <comment>button</comment>
        <translation>Spara</translation>
    </message>
    <message>
        <source>%1 is in the list already.</source>
        <comment>%1: a name</comment>
        <translation>%1 finns redan i listan.</translation>
    </message>
    <message>
        <source>What helps to play</source>
        <comment>heading above some choices</comment>
        <translation>Det som hjälper i spelet</translation>
    </message>
    <message>
        <source>Never printed, never exported.</source>
        <comment>below the heading: only the director sees it</comment>
        <translation>Skrivs aldrig ut, exporteras aldrig.</translation>
    </message>
    <message>
        <source>Always at table</source>
        <comment>label of a number</comment>
        <translation>Alltid vid bord</translation>
    </message>
    <message>
        <source>Any table</source>
        <comment>in the field for the number of a table</comment>
        <translation>Valfritt bord</translation>
    </message>
    <message>
        <source>Always on seat</source>
        <comment>label above a choice</comment>
        <translation>Alltid på plats</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>a choice: any seat</comment>
        <translation>Valfri</translation>
    </message>
    <message>
        <source>Always near</source>
        <comment>label of a field for the name of a member who plays as well</comment>
        <translation>Alltid nära</translation>
    </message>
    <message>
        <source>%1 is not in the list of members.</source>
        <comment>%1: a name</comment>
        <translation>%1 finns inte bland medlemmarna.</translation>
    </message>
    <message>
        <source>Choose somebody else.</source>
        <comment>a person was to sit near herself</comment>
        <translation>Välj någon annan.</translation>
    </message>
    <message>
        <source>Somebody who does not play sits beside</source>
        <comment>on or off</comment>
        <translation>Någon som inte spelar sitter bredvid</translation>
    </message>
    <message>
        <source>Large print</source>
        <comment>on or off: score cards</comment>
        <translation>Stor text</translation>
    </message>
    <message>
        <source>Tiles and scores are read aloud</source>
        <comment>on or off: at the table, by those who play</comment>
        <translation>Brickor och poäng läses högt</translation>
    </message>
    <message>
        <source>table %1</source>
        <comment>short, in a list; %1: a number</comment>
        <translation>bord %1</translation>
    </message>
    <message>
        <source>seat %1</source>
        <comment>short, in a list; %1: a number</comment>
        <translation>plats %1</translation>
    </message>
    <message>
        <source>near %1</source>
        <comment>short, in a list; %1: a name</comment>
        <translation>nära %1</translation>
    </message>
    <message>
        <source>somebody beside</source>
        <comment>short, in a list: a person who does not play</comment>
        <translation>någon bredvid</translation>
    </message>
    <message>
        <source>large print</source>
        <comment>short, in a list</comment>
        <translation>stor text</translation>
    </message>
    <message>
        <source>read aloud</source>
        <comment>short, in a list</comment>
        <translation>läses högt</translation>
    </message>
    <message>
        <source>Forget %1?</source>
        <comment>a question; %1: a name</comment>
        <translation>Glömma %1?</translation>
    </message>
    <message>
        <source>The name of %1 becomes a number everywhere in this program, in old tournaments too. Points and standings stay as they were. Paper and files that were given away keep the name. This cannot be taken back.</source>
        <comment>%1: a name</comment>
        <translation>Namnet %1 blir ett nummer överallt i programmet, även i gamla turneringar. Poäng och ställningar står kvar som de var. Papper och filer som har lämnats ut har kvar namnet. Det går inte att ångra.</translation>
    </message>
    <message>
        <source>Forget</source>
        <comment>answer: yes</comment>
        <translation>Glöm</translation>
    </message>
    <message>
        <source>Keep</source>
        <comment>answer: no</comment>
        <translation>Behåll</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spel</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Visa</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hjälp</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Ny match…</translation>
    </message>
    <message>
        <source>&amp;Start page</source>
        <translation>&amp;Startsidan</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Ta tillbaka</translation>
    </message>
    <message>
        <source>Make this the &amp;last round</source>
        <translation>Gör detta till sista &amp;omgången</translation>
    </message>
    <message>
        <source>Settin&amp;gs…</source>
        <translation>&amp;Inställningar…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>A&amp;vsluta programmet</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Zooma &amp;in</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Zooma &amp;ut</translation>
    </message>
    <message>
        <source>&amp;Fit the table</source>
        <translation>&amp;Visa hela bordet</translation>
    </message>
    <message>
        <source>&amp;Story of the round</source>
        <translation>&amp;Omgångens historia</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Helskärm</translation>
    </message>
    <message>
        <source>Sou&amp;nds</source>
        <comment>with a tick: the quiet sounds of tiles and knocks are on</comment>
        <translation>&amp;Ljud</translation>
    </message>
    <message>
        <source>Hide the &amp;tiles</source>
        <translation>&amp;Dölj brickorna</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>Sp&amp;råk</translation>
    </message>
    <message>
        <source>&amp;Rule sets</source>
        <translation>Spelva&amp;rianter</translation>
    </message>
    <message>
        <source>&amp;Rules of this match</source>
        <translation>Matchens &amp;regler</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Så spelar man</translation>
    </message>
    <message>
        <source>Help with this &amp;page</source>
        <translation>&amp;Hjälp för den här sidan</translation>
    </message>
    <message>
        <source>&amp;Take the tour</source>
        <translation>&amp;Ta rundturen</translation>
    </message>
    <message>
        <source>&amp;Coach</source>
        <comment>with a tick: the coach helps at this table</comment>
        <translation>&amp;Coach</translation>
    </message>
    <message>
        <source>To&amp;urnaments</source>
        <translation>T&amp;urneringar</translation>
    </message>
    <message>
        <source>About this &amp;deal</source>
        <translation>Om &amp;given</translation>
    </message>
    <message>
        <source>Pu&amp;zzles</source>
        <translation>K&amp;luringar</translation>
    </message>
    <message>
        <source>R&amp;eferee desk</source>
        <translation>&amp;Domarbord</translation>
    </message>
</context>
<context>
    <name>New tournament</name>
    <message>
        <source>New tournament</source>
        <comment>title of the form</comment>
        <translation>Ny turnering</translation>
    </message>
    <message>
        <source>Change the tournament</source>
        <comment>title of the form; the tournament is there already</comment>
        <translation>Ändra turneringen</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>above the field for the name of a tournament</comment>
        <translation>Namn</translation>
    </message>
    <message>
        <source>Club evening, %1</source>
        <comment>a name that is proposed; %1: a date</comment>
        <translation>Klubbkväll, %1</translation>
    </message>
    <message>
        <source>Who directs</source>
        <comment>above the field for a name: the director of the tournament</comment>
        <translation>Tävlingsledare</translation>
    </message>
    <message>
        <source>Language of the director</source>
        <comment>what a screen reader says for the choice</comment>
        <translation>Tävlingsledarens språk</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <comment>heading above three cards</comment>
        <translation>Vilka spelar?</translation>
    </message>
    <message>
        <source>Pairs</source>
        <comment>a kind of tournament</comment>
        <translation>Par</translation>
    </message>
    <message>
        <source>Two who stay together play against another pair.</source>
        <comment>about a kind of tournament</comment>
        <translation>Två som håller ihop spelar mot ett annat par.</translation>
    </message>
    <message>
        <source>Changing partners</source>
        <comment>a kind of tournament</comment>
        <translation>Växlande medspelare</translation>
    </message>
    <message>
        <source>Tables of four: everybody collects their own points, with another partner each time.</source>
        <comment>about a kind of tournament</comment>
        <translation>Bord med fyra: alla samlar egna poäng, med en annan medspelare varje gång.</translation>
    </message>
    <message>
        <source>One against one</source>
        <comment>a kind of tournament</comment>
        <translation>En mot en</translation>
    </message>
    <message>
        <source>Two at each table.</source>
        <comment>about a kind of tournament</comment>
        <translation>Två vid varje bord.</translation>
    </message>
    <message>
        <source>How do they meet?</source>
        <comment>heading above some cards</comment>
        <translation>Hur möts de?</translation>
    </message>
    <message>
        <source>Swiss</source>
        <comment>a kind of tournament: the Swiss system</comment>
        <translation>Schweizer</translation>
    </message>
    <message>
        <source>A few rounds for any number: each plays against somebody who has won as often.</source>
        <comment>about the Swiss system; tournament rounds</comment>
        <translation>Några ronder för hur många som helst: var och en möter någon som har vunnit lika ofta.</translation>
    </message>
    <message>
        <source>New tables each round</source>
        <comment>a kind of tournament: partners and opponents change</comment>
        <translation>Nya bord varje rond</translation>
    </message>
    <message>
        <source>For any number: a new partner and new opponents in every round, as long as there are any.</source>
        <comment>about a kind of tournament; tournament round</comment>
        <translation>För hur många som helst: ny medspelare och nya motståndare varje rond, så länge de räcker.</translation>
    </message>
    <message>
        <source>Everybody meets everybody</source>
        <comment>a kind of tournament: round robin</comment>
        <translation>Alla möter alla</translation>
    </message>
    <message>
        <source>The fairest of all, and the longest: good for up to ten.</source>
        <comment>about a kind of tournament</comment>
        <translation>Rättvisast av alla, och längst: bra för upp till tio.</translation>
    </message>
    <message>
        <source>Knockout</source>
        <comment>a kind of tournament</comment>
        <translation>Utslagning</translation>
    </message>
    <message>
        <source>Whoever loses is out; the last two play the final.</source>
        <comment>about a knockout</comment>
        <translation>Den som förlorar är ute; de två sista spelar final.</translation>
    </message>
    <message>
        <source>Perfect rotation</source>
        <comment>a kind of tournament after a fixed plan</comment>
        <translation>Perfekt rotation</translation>
    </message>
    <message>
        <source>For 8, 12, 16 or 20 players: nobody plays twice with the same partner.</source>
        <comment>about a kind of tournament after a fixed plan</comment>
        <translation>För 8, 12, 16 eller 20 spelare: ingen har samma medspelare två gånger.</translation>
    </message>
    <message>
        <source>By hand</source>
        <comment>a kind of tournament: the director pairs</comment>
        <translation>För hand</translation>
    </message>
    <message>
        <source>In every round you say who plays whom.</source>
        <comment>about a kind of tournament</comment>
        <translation>I varje rond bestämmer du vilka som möts.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <comment>label of a number: tournament rounds</comment>
        <translation>Ronder</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) can find one winner among %1.</source>
        <comment>tournament rounds; %1: a number; never zero</comment>
        <translation>
            <numerusform>%n rond räcker för att få fram en ensam vinnare bland %1.</numerusform>
            <numerusform>%n ronder räcker för att få fram en ensam vinnare bland %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each two meet</source>
        <comment>label above a choice: once or twice</comment>
        <translation>Alla möter varandra</translation>
    </message>
    <message>
        <source>Once</source>
        <comment>a choice: each two meet once</comment>
        <translation>En gång</translation>
    </message>
    <message>
        <source>Twice</source>
        <comment>a choice: each two meet twice</comment>
        <translation>Två gånger</translation>
    </message>
    <message>
        <source>Play for third place</source>
        <comment>on or off: the losers of the semi-finals meet</comment>
        <translation>Spel om tredje plats</translation>
    </message>
    <message>
        <source>Who meets among those with equal wins</source>
        <comment>label above a choice: who meets whom</comment>
        <translation>Vilka som möts bland dem med lika många vinster</translation>
    </message>
    <message>
        <source>Upper half against lower half</source>
        <comment>a choice: the first of each half meet, and so on</comment>
        <translation>Övre halvan mot undre halvan</translation>
    </message>
    <message>
        <source>Neighbours in the standings</source>
        <comment>a choice: first against second, and so on</comment>
        <translation>Grannar i ställningen</translation>
    </message>
    <message>
        <source>What is a match?</source>
        <comment>heading: rules, length, time</comment>
        <translation>Vad är en match?</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>above the field in which a rule set is searched by its name</comment>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Minutes</source>
        <comment>label of a number: time for one tournament round</comment>
        <translation>Minuter</translation>
    </message>
    <message>
        <source>No clock</source>
        <comment>in the field for minutes: there is no limit</comment>
        <translation>Utan klocka</translation>
    </message>
    <message>
        <source>When the time is up</source>
        <comment>label above a choice</comment>
        <translation>När tiden är ute</translation>
    </message>
    <message>
        <source>Play the deal to its end</source>
        <comment>a choice, when the time is up; deal = one round of tiles</comment>
        <translation>Spela omgången till slut</translation>
    </message>
    <message>
        <source>Stop at once</source>
        <comment>a choice, when the time is up</comment>
        <translation>Sluta genast</translation>
    </message>
    <message>
        <source>A table plays</source>
        <comment>label above a choice: how many matches</comment>
        <translation>Ett bord spelar</translation>
    </message>
    <message>
        <source>One match</source>
        <comment>a choice: so much is played at a table in one tournament round</comment>
        <translation>En match</translation>
    </message>
    <message>
        <source>Best of %1</source>
        <comment>a choice: the best of so many matches; %1: a number</comment>
        <translation>Bäst av %1</translation>
    </message>
    <message>
        <source>More choices</source>
        <comment>button that unfolds: points for sitting out, ties, tables, the draw</comment>
        <translation>Fler val</translation>
    </message>
    <message>
        <source>Penalties of your club</source>
        <comment>heading above a list that is filled in</comment>
        <translation>Klubbens straff</translation>
    </message>
    <message>
        <source>Say here what costs what: when a penalty is given, one key is enough. Other penalties are still possible.</source>
        <comment>below the heading</comment>
        <translation>Ange vad som kostar vad: då räcker det med en tangent när ett straff ges. Andra straff går också att ge.</translation>
    </message>
    <message>
        <source>Penalty %1: what for</source>
        <comment>said by a screen reader for a field; %1: 1, 2 …</comment>
        <translation>Straff %1: för vad</translation>
    </message>
    <message>
        <source>What for? A few words</source>
        <comment>inside the empty field for the name of a penalty</comment>
        <translation>För vad? Några ord</translation>
    </message>
    <message>
        <source>Penalty %1: what it costs</source>
        <comment>said by a screen reader for a choice; %1: 1, 2 …</comment>
        <translation>Straff %1: vad det kostar</translation>
    </message>
    <message>
        <source>Points off</source>
        <comment>a choice: what a penalty costs</comment>
        <translation>Poängavdrag</translation>
    </message>
    <message>
        <source>A warning</source>
        <comment>a choice: what a penalty costs</comment>
        <translation>En varning</translation>
    </message>
    <message>
        <source>The match is lost</source>
        <comment>a choice: what a penalty costs</comment>
        <translation>Matchförlust</translation>
    </message>
    <message>
        <source>Out of the tournament</source>
        <comment>a choice: what a penalty costs</comment>
        <translation>Uteslutning ur turneringen</translation>
    </message>
    <message>
        <source>Penalty %1: points</source>
        <comment>said by a screen reader for a number; %1: 1, 2 …</comment>
        <translation>Straff %1: poäng</translation>
    </message>
    <message>
        <source>Add a penalty</source>
        <comment>button</comment>
        <translation>Lägg till ett straff</translation>
    </message>
    <message>
        <source>Remove “%1”</source>
        <comment>what a screen reader says for the button; %1: a penalty</comment>
        <translation>Ta bort ”%1”</translation>
    </message>
    <message>
        <source>Remove penalty %1</source>
        <comment>said by a screen reader for a button; %1: 1, 2 …</comment>
        <translation>Ta bort straff %1</translation>
    </message>
    <message>
        <source>Late by 10 minutes</source>
        <comment>a usual penalty; a button</comment>
        <translation>10 minuter för sent</translation>
    </message>
    <message>
        <source>Two fouls</source>
        <comment>a usual penalty of clubs: out after the second fault; a button</comment>
        <translation>Två regelbrott</translation>
    </message>
    <message>
        <source>Signals to the partner</source>
        <comment>a usual penalty; a button</comment>
        <translation>Tecken till medspelaren</translation>
    </message>
    <message>
        <source>“%1” stands there twice.</source>
        <comment>%1: the name of a penalty</comment>
        <translation>”%1” står där två gånger.</translation>
    </message>
    <message>
        <source>Sitting out brings</source>
        <comment>label above two numbers: points</comment>
        <translation>Att sitta över ger</translation>
    </message>
    <message>
        <source>If the others do not come</source>
        <comment>label above two numbers: points</comment>
        <translation>Om de andra inte kommer</translation>
    </message>
    <message>
        <source>Points for</source>
        <comment>label of a number</comment>
        <translation>Egna poäng</translation>
    </message>
    <message>
        <source>Points against</source>
        <comment>label of a number</comment>
        <translation>Poäng emot</translation>
    </message>
    <message>
        <source>Sitting out counts as a win</source>
        <comment>on or off</comment>
        <translation>Att sitta över räknas som vinst</translation>
    </message>
    <message>
        <source>What decides the order</source>
        <comment>heading above a list; the first that differs decides</comment>
        <translation>Vad som avgör ordningen</translation>
    </message>
    <message>
        <source>The first one that differs decides. Space takes one in or out, Ctrl with Up or Down moves it.</source>
        <comment>below the heading; keys of the keyboard</comment>
        <translation>Den första skillnaden avgör. Mellanslag tar med en rad eller tar bort den, Ctrl med uppåt- eller nedåtpil flyttar den.</translation>
    </message>
    <message>
        <source>Move up</source>
        <comment>button: the chosen line of a list</comment>
        <translation>Flytta upp</translation>
    </message>
    <message>
        <source>Move down</source>
        <comment>button: the chosen line of a list</comment>
        <translation>Flytta ner</translation>
    </message>
    <message>
        <source>%1, place %2</source>
        <comment>said by a screen reader; %1: like Wins; %2: its place in the order</comment>
        <translation>%1, plats %2</translation>
    </message>
    <message>
        <source>%1, does not count</source>
        <comment>said by a screen reader; %1: like Wins</comment>
        <translation>%1, räknas inte</translation>
    </message>
    <message>
        <source>First table</source>
        <comment>label of a number: tables are numbered from it on</comment>
        <translation>Första bordet</translation>
    </message>
    <message>
        <source>Number of the lots</source>
        <comment>label of a number from which every lot is drawn</comment>
        <translation>Lottningstal</translation>
    </message>
    <message>
        <source>With the same number all lots fall the same again.</source>
        <comment>below the number of the lots</comment>
        <translation>Med samma tal faller alla lotter likadant igen.</translation>
    </message>
    <message>
        <source>Why (it stands in the log)</source>
        <comment>label of a field for a few words</comment>
        <translation>Varför (det står i loggen)</translation>
    </message>
    <message>
        <source>Create the tournament</source>
        <comment>the large button</comment>
        <translation>Skapa turneringen</translation>
    </message>
    <message>
        <source>Save the changes</source>
        <comment>the large button</comment>
        <translation>Spara ändringarna</translation>
    </message>
    <message>
        <source>Enter goes on; %1 creates it at once.</source>
        <comment>%1: a key like Ctrl+Enter</comment>
        <translation>Retur går vidare; %1 skapar turneringen direkt.</translation>
    </message>
    <message>
        <source>The tournament needs a name, so that you find it again.</source>
        <translation>Turneringen behöver ett namn, så att du hittar den igen.</translation>
    </message>
    <message>
        <source>Something has to decide the order: take one in.</source>
        <comment>a list where none is chosen</comment>
        <translation>Något måste avgöra ordningen: ta med minst en rad.</translation>
    </message>
    <message>
        <source>Who plays and how they meet is settled: the first round has been paired.</source>
        <comment>tournament round</comment>
        <translation>Vilka som spelar och hur de möts ligger fast: första ronden är lottad.</translation>
    </message>
    <message>
        <source>The rules are settled: the first result is there.</source>
        <comment>above the match</comment>
        <translation>Reglerna ligger fast: det första resultatet finns.</translation>
    </message>
</context>
<context>
    <name>Order of standings</name>
    <message>
        <source>What decides the order?</source>
        <comment>title of a small window</comment>
        <translation>Vad avgör ordningen?</translation>
    </message>
    <message>
        <source>Use this order</source>
        <comment>button</comment>
        <translation>Använd ordningen</translation>
    </message>
</context>
<context>
    <name>Other counts</name>
    <message>
        <source>Other tables count differently</source>
        <comment>button; opens a list of results</comment>
        <translation>Andra bord räknar annorlunda</translation>
    </message>
    <message>
        <source>The same hands at other tables</source>
        <comment>title of a list of results</comment>
        <translation>Samma händer vid andra bord</translation>
    </message>
    <message>
        <source>Only to compare: nothing changes at this table.</source>
        <comment>under the title</comment>
        <translation>Bara för att jämföra: vid det här bordet ändras inget.</translation>
    </message>
    <message>
        <source>This table</source>
        <comment>label of the result that counts here</comment>
        <translation>Det här bordet</translation>
    </message>
    <message>
        <source>These rules with one of them changed</source>
        <comment>label of a result; no rule set of the program has it</comment>
        <translation>De här reglerna med en av dem ändrad</translation>
    </message>
    <message>
        <source>Back to the score</source>
        <comment>button</comment>
        <translation>Tillbaka till poängen</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n pip(s)</source>
        <comment>%1: a player; what the hand counts</comment>
        <translation>
            <numerusform>%1: %n prick</numerusform>
            <numerusform>%1: %n prickar</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: no pips</source>
        <comment>%1: a player whose hand counts nothing</comment>
        <translation>%1: inga prickar</translation>
    </message>
</context>
<context>
    <name>Pair score</name>
    <message>
        <source>%1 have the lowest count (%2) and win the round.</source>
        <comment>%1: a pair</comment>
        <translation>%1 har lägst summa (%2) och vinner omgången.</translation>
    </message>
    <message>
        <source>%1 have the lowest total (%2) and win the round.</source>
        <comment>%1: a pair</comment>
        <translation>%1 har lägst total (%2) och vinner omgången.</translation>
    </message>
    <message>
        <source>%3 holds the lowest hand (%2): %1 win the round.</source>
        <comment>%1: a pair; %3: one player of it</comment>
        <translation>%3 har den lägsta handen (%2): %1 vinner omgången.</translation>
    </message>
    <message>
        <source>%3 goes out: %1 win the round.</source>
        <comment>%1: a pair; %3: one player of it</comment>
        <translation>%3 går ut: %1 vinner omgången.</translation>
    </message>
    <message>
        <source>The pairs have the same lowest count: %2.</source>
        <comment>%2: a number</comment>
        <translation>Paren har samma lägsta summa: %2.</translation>
    </message>
    <message>
        <source>%1 take the pips of all the others: %2.</source>
        <comment>%1: a pair; %2: an amount, like 17 + 26 = 43 points</comment>
        <translation>%1 får alla de andras prickar: %2.</translation>
    </message>
    <message>
        <source>%1 take the pips of their opponents: %2.</source>
        <comment>%1: a pair; %2: an amount, like 17 + 26 = 43 points</comment>
        <translation>%1 får motståndarnas prickar: %2.</translation>
    </message>
    <message>
        <source>%1 take the pips of all the others, less their own: %2.</source>
        <comment>%1: a pair; %2: an amount, like 17 + 26 − 7 = 36 points</comment>
        <translation>%1 får alla de andras prickar minus sina egna: %2.</translation>
    </message>
    <message>
        <source>%1 take the difference in pips from the others: %2.</source>
        <comment>%1: a pair; %2: an amount, like 29 points</comment>
        <translation>%1 får skillnaden mot de andras prickar: %2.</translation>
    </message>
    <message>
        <source>%1 take the pips of all hands: %2.</source>
        <comment>%1: a pair; %2: an amount, like 7 + 17 = 24 points</comment>
        <translation>%1 får prickarna på alla händer: %2.</translation>
    </message>
    <message>
        <source>%1 cannot win this round any more.</source>
        <comment>%1: a pair, after a wrong answer</comment>
        <translation>Omgången kan inte längre gå till %1.</translation>
    </message>
    <message>
        <source>%1 lose the match.</source>
        <comment>%1: a pair, after a wrong answer</comment>
        <translation>%1 förlorar matchen.</translation>
    </message>
    <message>
        <source>%3 holds less: %1 win the round.</source>
        <comment>%1: a pair; %3: one player of it, of two who were compared</comment>
        <translation>%3 har lägre summa: %1 vinner omgången.</translation>
    </message>
    <message>
        <source>%3 played the last tile: %1 win the round, whatever the hands count.</source>
        <comment>%1: a pair; %3: one player of it</comment>
        <translation>%3 lade sista brickan: %1 vinner omgången, oavsett summorna.</translation>
    </message>
    <message>
        <source>Whoever played the last tile cannot win. %3 has the lowest count of the others (%2): %1 win the round.</source>
        <comment>%1: a pair; %3: one player of it</comment>
        <translation>Den som lade sista brickan kan inte vinna. %3 har lägst summa av de andra (%2): %1 vinner omgången.</translation>
    </message>
    <message>
        <source>%3 has the fewest doubles (%4), then the fewest pips on the other tiles (%5): %1 win the round.</source>
        <comment>%1: a pair; %3: one player of it; %4, %5: numbers</comment>
        <translation>%3 har minst antal dubblar (%4) och därefter minst prickar på de andra brickorna (%5): %1 vinner omgången.</translation>
    </message>
    <message>
        <source>Both of them hold the same: %2.</source>
        <comment>two neighbours; %2: a number</comment>
        <translation>Båda har samma summa: %2.</translation>
    </message>
    <message>
        <source>The pairs are level: fewest doubles %4, fewest pips on the other tiles %5.</source>
        <comment>%4, %5: numbers</comment>
        <translation>Paren ligger lika: minst antal dubblar %4, minst prickar på de andra brickorna %5.</translation>
    </message>
    <message>
        <source>%1 take the pips of all the others and of the boneyard: %2.</source>
        <comment>%1: a pair; %2: an amount</comment>
        <translation>%1 får alla de andras prickar och högens: %2.</translation>
    </message>
    <message>
        <source>%1 write down the pips left in their hands: %2.</source>
        <comment>%1: a pair; bad points; %2: an amount</comment>
        <translation>%1 skriver upp prickarna på sina händer: %2.</translation>
    </message>
    <message>
        <source>%1 score for winning the block: %2.</source>
        <comment>%1: a pair; %2: an amount</comment>
        <translation>%1 får poäng för det vunna blockerade spelet: %2.</translation>
    </message>
    <message>
        <source>%1 score for going out: %2.</source>
        <comment>%1: a pair; %2: an amount</comment>
        <translation>%1 får poäng för att gå ut: %2.</translation>
    </message>
    <message>
        <source>%1 score for going out with a double: %2.</source>
        <comment>%1: a pair; %2: an amount</comment>
        <translation>%1 får poäng för att gå ut med en dubbel: %2.</translation>
    </message>
    <message>
        <source>%1 score for going out with a tile that fits both ends: %2.</source>
        <comment>%1: a pair; %2: an amount</comment>
        <translation>%1 får poäng för att gå ut med en bricka som passar i båda ändarna: %2.</translation>
    </message>
    <message>
        <source>%1 score for going out with a double that fits both ends: %2.</source>
        <comment>%1: a pair; %2: an amount</comment>
        <translation>%1 får poäng för att gå ut med en dubbel som passar i båda ändarna: %2.</translation>
    </message>
    <message>
        <source>%1 played the last tile and lost the block: %2.</source>
        <comment>%1: a pair; %2: an amount, like 1 point off</comment>
        <translation>%1 lade sista brickan och förlorade det blockerade spelet: %2.</translation>
    </message>
    <message>
        <source>%1 score because whoever played the last tile lost the block: %2.</source>
        <comment>%1: a pair; %2: an amount</comment>
        <translation>%1 får poäng för att den som lade sista brickan förlorade det blockerade spelet: %2.</translation>
    </message>
    <message>
        <source>%1 score extra for a last tile that fits both ends: %2.</source>
        <comment>a capicúa; %1: a pair; %2: an amount</comment>
        <translation>%1 får extrapoäng för en sista bricka som passar i båda ändarna: %2.</translation>
    </message>
    <message>
        <source>%1 score extra for going out with the double blank: %2.</source>
        <comment>%1: a pair; %2: an amount</comment>
        <translation>%1 får extrapoäng för att gå ut med dubbelblank: %2.</translation>
    </message>
    <message>
        <source>%1 score extra for going out with a double: %2.</source>
        <comment>%1: a pair; %2: an amount</comment>
        <translation>%1 får extrapoäng för att gå ut med en dubbel: %2.</translation>
    </message>
    <message>
        <source>%1 score extra for winning a block: %2.</source>
        <comment>%1: a pair; %2: an amount</comment>
        <translation>%1 får extrapoäng för ett vunnet blockerat spel: %2.</translation>
    </message>
    <message>
        <source>%1 score extra for going out: %2.</source>
        <comment>%1: a pair; %2: an amount</comment>
        <translation>%1 får extrapoäng för att gå ut: %2.</translation>
    </message>
    <message>
        <source>%1 score extra for winning round %5 of the match: %2.</source>
        <comment>round = one deal; %1: a pair; %2: an amount; %5: a number</comment>
        <translation>%1 får extrapoäng för vinsten i matchens omgång %5: %2.</translation>
    </message>
    <message>
        <source>%3 makes the open ends add up to %6; for %1: %2.</source>
        <comment>%1: a pair; %2: an amount; %3: one player of it; %6: like 4 + 6 = 10</comment>
        <translation>%3 får de öppna ändarna att bli %6; till %1: %2.</translation>
    </message>
    <message>
        <source>%3 makes open ends equal, all with a %4; for %1: %2.</source>
        <comment>%1: a pair; %2: an amount; %3: one player of it; %4: a number</comment>
        <translation>%3 gör öppna ändar lika, alla med %4; till %1: %2.</translation>
    </message>
    <message>
        <source>%1 have exactly %4 points: that wins the match.</source>
        <comment>%1: a pair; %4: a number</comment>
        <translation>%1 har exakt %4 poäng: det vinner matchen.</translation>
    </message>
    <message>
        <source>Both pairs have won a round, so %1 go back to zero.</source>
        <comment>round = one deal; %1: a pair</comment>
        <translation>Båda paren har vunnit en omgång, så %1 börjar om från noll.</translation>
    </message>
    <message>
        <source>A new game begins: %1 go back to zero.</source>
        <comment>one game of a match of several; %1: a pair</comment>
        <translation>Ett nytt parti börjar: %1 börjar om från noll.</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>Your own tiles</source>
        <comment>title of the page where people choose pictures for their tiles</comment>
        <translation>Dina egna brickor</translation>
    </message>
    <message>
        <source>Six photos or drawings become the numbers 1 to 6. A blank stays blank.</source>
        <comment>under the title; blank: the half of a tile without dots</comment>
        <translation>Sex foton eller teckningar blir talen 1 till 6. Blank förblir blank.</translation>
    </message>
    <message>
        <source>Click a frame to choose pictures, drop them on it, or copy one and paste it with Ctrl+V.</source>
        <translation>Klicka på en ram för att välja bilder, släpp dem på den, eller kopiera en och klistra in den med Ctrl+V.</translation>
    </message>
    <message>
        <source>Family set</source>
        <comment>heading: a set of tiles with six own pictures in place of the dots</comment>
        <translation>Familjeset</translation>
    </message>
    <message>
        <source>Back and table</source>
        <comment>heading: pictures for the back of the tiles and for the table</comment>
        <translation>Baksida och bord</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>under a small frame for the picture on the back of the tiles: a short word</comment>
        <translation>Baksida</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>under a frame for the picture of the surface that the tiles lie on</comment>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Choose a picture for %1</source>
        <comment>for screen readers; %1: a number from 1 to 6</comment>
        <translation>Välj en bild för %1</translation>
    </message>
    <message>
        <source>Change the picture for %1</source>
        <comment>for screen readers; %1: a number from 1 to 6</comment>
        <translation>Byt bilden för %1</translation>
    </message>
    <message>
        <source>Choose a picture for the back of the tiles</source>
        <comment>for screen readers</comment>
        <translation>Välj en bild för brickornas baksida</translation>
    </message>
    <message>
        <source>Change the picture on the back of the tiles</source>
        <comment>for screen readers</comment>
        <translation>Byt bilden på brickornas baksida</translation>
    </message>
    <message>
        <source>Choose a picture for the table</source>
        <comment>for screen readers</comment>
        <translation>Välj en bild för bordet</translation>
    </message>
    <message>
        <source>Change the picture on the table</source>
        <comment>for screen readers</comment>
        <translation>Byt bilden på bordet</translation>
    </message>
    <message>
        <source>This is how it looks</source>
        <comment>heading over a small table with tiles</comment>
        <translation>Så här ser det ut</translation>
    </message>
    <message>
        <source>A small table with your tiles</source>
        <comment>for screen readers: a drawing</comment>
        <translation>Ett litet bord med dina brickor</translation>
    </message>
    <message>
        <source>High contrast is switched on: the tiles show dots instead of pictures.</source>
        <comment>under the small table</comment>
        <translation>Hög kontrast är på: brickorna visar prickar i stället för bilder.</translation>
    </message>
    <message>
        <source>Play with the family set</source>
        <comment>button</comment>
        <translation>Spela med familjesetet</translation>
    </message>
    <message>
        <source>Play with ivory tiles again</source>
        <comment>button: gives up the family set</comment>
        <translation>Spela med elfenben igen</translation>
    </message>
    <message>
        <source>The family set is on the table.</source>
        <comment>it is the set in use</comment>
        <translation>Familjesetet ligger på bordet.</translation>
    </message>
    <message>
        <source>All six pictures are here.</source>
        <translation>Alla sex bilder är på plats.</translation>
    </message>
    <message numerus="yes">
        <source>%n more picture(s) and the set is complete.</source>
        <comment>%n: 1 to 6 pictures are missing; never zero</comment>
        <translation>
            <numerusform>%n bild till, så är setet klart.</numerusform>
            <numerusform>%n bilder till, så är setet klart.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tiles of paper</source>
        <comment>heading: a sheet with all tiles, to be printed and cut out</comment>
        <translation>Brickor av papper</translation>
    </message>
    <message>
        <source>Print all 28 tiles, glue them onto cardboard and cut them out.</source>
        <comment>under the heading</comment>
        <translation>Skriv ut alla 28 brickor, limma dem på kartong och klipp ut dem.</translation>
    </message>
    <message>
        <source>Print the sheet…</source>
        <comment>button</comment>
        <translation>Skriv ut arket…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <comment>button</comment>
        <translation>Spara som PDF…</translation>
    </message>
    <message>
        <source>Our domino set</source>
        <comment>small, on the printed sheet; also the proposed name of its file</comment>
        <translation>Vårt dominospel</translation>
    </message>
    <message>
        <source>Print at 100 %, on both sides of the paper. Cut along the dotted lines.</source>
        <comment>small, on the printed sheet</comment>
        <translation>Skriv ut i 100&#xa0;%, på båda sidor av papperet. Klipp längs de streckade linjerna.</translation>
    </message>
    <message>
        <source>The sheet was saved as %1</source>
        <comment>%1: the path of a file</comment>
        <translation>Arket har sparats som %1</translation>
    </message>
    <message>
        <source>The picture for %1</source>
        <comment>title; %1: a number from 1 to 6</comment>
        <translation>Bilden för %1</translation>
    </message>
    <message>
        <source>The picture on the back</source>
        <comment>title: on the back of the tiles</comment>
        <translation>Bilden på baksidan</translation>
    </message>
    <message>
        <source>The picture on the table</source>
        <comment>title: on the surface that the tiles lie on</comment>
        <translation>Bilden på bordet</translation>
    </message>
    <message>
        <source>Move the frame with the mouse, and pull a corner to make it larger or smaller.</source>
        <translation>Flytta ramen med musen, och dra i ett hörn för att göra den större eller mindre.</translation>
    </message>
    <message>
        <source>On the keyboard: the arrow keys move the frame, + comes closer, − shows more.</source>
        <translation>På tangentbordet: piltangenterna flyttar ramen, + går närmare, − visar mer.</translation>
    </message>
    <message>
        <source>The picture with its frame</source>
        <comment>for screen readers: a drawing that keys change</comment>
        <translation>Bilden med sin ram</translation>
    </message>
    <message>
        <source>The frame shows %1% of the picture’s width, %2% from the left and %3% from the top.</source>
        <comment>for screen readers; %1 to %3: numbers from 0 to 100</comment>
        <translation>Ramen visar %1&#xa0;% av bildens bredd, %2&#xa0;% från vänster och %3&#xa0;% uppifrån.</translation>
    </message>
    <message>
        <source>Use this part</source>
        <comment>button: the part of the picture inside the frame</comment>
        <translation>Använd den här delen</translation>
    </message>
    <message>
        <source>Another picture…</source>
        <comment>button</comment>
        <translation>En annan bild…</translation>
    </message>
    <message>
        <source>Remove the picture</source>
        <comment>button</comment>
        <translation>Ta bort bilden</translation>
    </message>
    <message>
        <source>Show more of the picture</source>
        <comment>a round button with a minus, for screen readers: a larger frame</comment>
        <translation>Visa mer av bilden</translation>
    </message>
    <message>
        <source>Come closer</source>
        <comment>a round button with a plus, for screen readers: a smaller frame</comment>
        <translation>Gå närmare</translation>
    </message>
    <message>
        <source>Turn the picture</source>
        <comment>a round button with an arrow, for screen readers: by a quarter</comment>
        <translation>Vrid bilden</translation>
    </message>
    <message>
        <source>One moment…</source>
        <comment>while a picture is being read</comment>
        <translation>Ett ögonblick…</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <comment>title of the dialog that asks for a file</comment>
        <translation>Välj en bild</translation>
    </message>
    <message>
        <source>Pictures</source>
        <comment>kind of files in the dialog that asks for a file</comment>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>All files</source>
        <comment>kind of files in the dialog that asks for a file</comment>
        <translation>Alla filer</translation>
    </message>
    <message>
        <source>This file cannot be opened. Perhaps it was moved, or belongs to somebody else.</source>
        <translation>Det går inte att öppna den här filen. Den kanske har flyttats eller tillhör någon annan.</translation>
    </message>
    <message>
        <source>This is no picture the program knows. Please try a JPEG or PNG file.</source>
        <translation>Det här är ingen bild som programmet känner till. Prova en JPEG- eller PNG-fil.</translation>
    </message>
    <message>
        <source>This picture is damaged. Please choose another one, or a fresh copy of it.</source>
        <translation>Den här bilden är skadad. Välj en annan, eller en ny kopia av den.</translation>
    </message>
    <message>
        <source>This file is larger than 50 MB. Please save the picture in a smaller size first.</source>
        <translation>Den här filen är större än 50&#xa0;MB. Spara bilden i mindre storlek först.</translation>
    </message>
    <message>
        <source>This picture is far too large: more than 89 million pixels. Please save it in a smaller size first.</source>
        <translation>Den här bilden är alldeles för stor: mer än 89 miljoner pixlar. Spara den i mindre storlek först.</translation>
    </message>
    <message>
        <source>This picture is too long and narrow for a tile. Please choose another one.</source>
        <translation>Den här bilden är för lång och smal för en bricka. Välj en annan.</translation>
    </message>
    <message>
        <source>It took too long to open this picture. Please choose another one.</source>
        <translation>Det tog för lång tid att öppna den här bilden. Välj en annan.</translation>
    </message>
    <message numerus="yes">
        <source>%n of the files could not be used.</source>
        <comment>%n files were no pictures; never zero</comment>
        <translation>
            <numerusform>%n av filerna kunde inte användas.</numerusform>
            <numerusform>%n av filerna kunde inte användas.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no picture to paste. Copy one first.</source>
        <translation>Det finns ingen bild att klistra in. Kopiera en först.</translation>
    </message>
    <message>
        <source>One of your own pictures was damaged and is no longer used. It was set aside as %1</source>
        <comment>%1: the path of a file</comment>
        <translation>En av dina egna bilder var skadad och används inte längre. Den har lagts undan som %1</translation>
    </message>
    <message>
        <source>Some of your own pictures are gone, so the usual ones are back. You can choose yours again in the settings.</source>
        <translation>Några av dina egna bilder är borta, så de vanliga är tillbaka. Du kan välja egna igen i inställningarna.</translation>
    </message>
</context>
<context>
    <name>Pocket card</name>
    <message>
        <source>The card for the pocket</source>
        <comment>title of a page; the walk on paper, for tables without a computer</comment>
        <translation>Kortet för fickan</translation>
    </message>
    <message>
        <source>One sheet, printed on both sides and folded twice: the walk round the table in six languages.</source>
        <comment>what the card is</comment>
        <translation>Ett enda ark, tryckt på båda sidor och vikt två gånger: frågerundan runt bordet på sex språk.</translation>
    </message>
    <message>
        <source>Print both sides, turned over on the short edge, and fold along the small marks.</source>
        <comment>how the card is made</comment>
        <translation>Skriv ut båda sidorna, vänd längs kortsidan, och vik längs de små märkena.</translation>
    </message>
    <message>
        <source>The card as it will be printed</source>
        <comment>what a screen reader says for a picture</comment>
        <translation>Kortet så som det skrivs ut</translation>
    </message>
    <message>
        <source>Whoever has the turn, cannot play and may take no more tiles says: the game is blocked.</source>
        <comment>first step of the walk, on the card</comment>
        <translation>Den som är i tur, inte kan lägga och inte får ta fler brickor säger: spelet är blockerat.</translation>
    </message>
    <message>
        <source>Look at the boneyard: it is empty, or the rules let nobody take from it.</source>
        <comment>second step of the walk, on the card</comment>
        <translation>Titta på högen: den är tom, eller så får ingen ta ur den enligt reglerna.</translation>
    </message>
    <message>
        <source>Ask all the others, one after another, the way the turns go round:</source>
        <comment>third step of the walk, on the card; the question stands below it</comment>
        <translation>Fråga alla de andra, en i taget, i spelriktningen:</translation>
    </message>
    <message>
        <source>Can you play a tile?</source>
        <comment>the question, large, without a name; the answers are Yes, I can and No, I cannot in the context Walk</comment>
        <translation>Kan du lägga en bricka?</translation>
    </message>
    <message>
        <source>Not blocked: this player plays now.</source>
        <comment>below the answer Yes, I can</comment>
        <translation>Inte blockerat: den här spelaren lägger nu.</translation>
    </message>
    <message>
        <source>Ask the next player.</source>
        <comment>below the answer No, I cannot</comment>
        <translation>Fråga nästa spelare.</translation>
    </message>
    <message>
        <source>All have said no: the game is blocked. Everybody lays the tiles open.</source>
        <comment>fourth step of the walk, on the card</comment>
        <translation>Alla har sagt nej: spelet är blockerat. Alla visar sina brickor.</translation>
    </message>
    <message>
        <source>Did somebody say no with a tile that fits? That was a false declaration. Your rules say what it costs.</source>
        <comment>fifth step of the walk, on the card; declaration: the answer to the question</comment>
        <translation>Sa någon nej trots en spelbar bricka? Det var ett felaktigt besked. Era regler säger vad det kostar.</translation>
    </message>
    <message>
        <source>Count the pips of every hand. Mostly the lowest count wins. Your rules say what a win and a tie are worth.</source>
        <comment>last step of the walk, on the card</comment>
        <translation>Räkna prickarna på varje hand. Oftast vinner lägst summa. Era regler säger vad en vinst är värd och vad som gäller vid lika.</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Practice for referees</source>
        <comment>title of the page with all disputes</comment>
        <translation>Övning för domare</translation>
    </message>
    <message>
        <source>Somebody calls you to a table. Hear them out, lay the hands open, and rule.</source>
        <translation>Någon ropar på dig vid ett bord. Lyssna på alla, visa händerna och döm.</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <comment>%1, %2: numbers, like 7 of 36 solved</comment>
        <translation>%1 av %2 lösta</translation>
    </message>
    <message>
        <source>All %1 solved. Any table would be glad to have you.</source>
        <comment>%1: a number; praise</comment>
        <translation>Alla %1 lösta. Vilket bord som helst skulle gärna ha dig som domare.</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>button: the first dispute</comment>
        <translation>Börja</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>button: the next dispute that is not solved yet</comment>
        <translation>Fortsätt</translation>
    </message>
    <message>
        <source>Once more from the beginning</source>
        <comment>button: when all disputes are solved</comment>
        <translation>En gång till från början</translation>
    </message>
    <message>
        <source>Dispute %1: %2</source>
        <comment>title; %1: a number; %2: its kind, like The boneyard</comment>
        <translation>Tvist %1: %2</translation>
    </message>
    <message>
        <source>Round the table</source>
        <comment>a kind of dispute: is it a block?</comment>
        <translation>Laget runt</translation>
    </message>
    <message>
        <source>The boneyard</source>
        <comment>a kind of dispute: may tiles still be taken?</comment>
        <translation>Högen</translation>
    </message>
    <message>
        <source>True or false</source>
        <comment>a kind of dispute: false declarations and accusations</comment>
        <translation>Sant eller inte</translation>
    </message>
    <message>
        <source>Level hands</source>
        <comment>a kind of dispute: ties</comment>
        <translation>Lika händer</translation>
    </message>
    <message>
        <source>In pairs</source>
        <comment>a kind of dispute: partners</comment>
        <translation>I par</translation>
    </message>
    <message>
        <source>Spinners, crosses, trains</source>
        <comment>a kind of dispute</comment>
        <translation>Korsdubblar, kors och tåg</translation>
    </message>
    <message>
        <source>Larger sets</source>
        <comment>a kind of dispute: double-nine and double-twelve</comment>
        <translation>Större set</translation>
    </message>
    <message>
        <source>House rules</source>
        <comment>a kind of dispute</comment>
        <translation>Husregler</translation>
    </message>
    <message>
        <source>Ask everybody in turn. One tile that fits is enough.</source>
        <comment>about a kind of dispute</comment>
        <translation>Fråga alla i tur och ordning. En enda bricka som passar räcker.</translation>
    </message>
    <message>
        <source>While a tile may be taken, nothing is blocked.</source>
        <comment>about a kind of dispute</comment>
        <translation>Så länge en bricka får tas är inget blockerat.</translation>
    </message>
    <message>
        <source>Who held a tile that fits, and when?</source>
        <comment>about a kind of dispute</comment>
        <translation>Vem hade en bricka som passade, och när?</translation>
    </message>
    <message>
        <source>The counts are level. What do the rules say?</source>
        <comment>about a kind of dispute</comment>
        <translation>Summorna är lika. Vad säger reglerna?</translation>
    </message>
    <message>
        <source>The lowest hand, or the lowest pair?</source>
        <comment>about a kind of dispute</comment>
        <translation>Den lägsta handen eller det lägsta paret?</translation>
    </message>
    <message>
        <source>More than two ends, and not all are open to everybody.</source>
        <comment>about a kind of dispute</comment>
        <translation>Fler än två ändar, och alla är inte öppna för alla.</translation>
    </message>
    <message>
        <source>More tiles of each number: count them well.</source>
        <comment>about a kind of dispute</comment>
        <translation>Fler brickor med varje tal: räkna noga.</translation>
    </message>
    <message>
        <source>Every club has its own way. Read the rules first.</source>
        <comment>about a kind of dispute</comment>
        <translation>Varje klubb har sina egna regler. Läs dem först.</translation>
    </message>
    <message>
        <source>The rules here: %1</source>
        <comment>heading; %1: a game, like Classic draw game</comment>
        <translation>Reglerna här: %1</translation>
    </message>
    <message>
        <source>Turns go %1.</source>
        <comment>%1: clockwise or counter-clockwise</comment>
        <translation>Man spelar %1.</translation>
    </message>
    <message>
        <source>%1 led the round.</source>
        <comment>%1: a player</comment>
        <translation>%1 började omgången.</translation>
    </message>
    <message>
        <source>%1 played the last tile.</source>
        <comment>%1: a player</comment>
        <translation>%1 lade sista brickan.</translation>
    </message>
    <message numerus="yes">
        <source>A false declaration costs %n point(s).</source>
        <comment>the penalty by the rules of this table</comment>
        <translation>
            <numerusform>Ett felaktigt besked kostar %n poäng.</numerusform>
            <numerusform>Ett felaktigt besked kostar %n poäng.</numerusform>
        </translation>
    </message>
    <message>
        <source>A false declaration costs no points.</source>
        <comment>the penalty by the rules of this table</comment>
        <translation>Ett felaktigt besked kostar inga poäng.</translation>
    </message>
    <message>
        <source>The result of the round stands all the same.</source>
        <comment>after a false declaration</comment>
        <translation>Omgångens resultat står ändå fast.</translation>
    </message>
    <message>
        <source>The round is then dealt again.</source>
        <comment>after a false declaration</comment>
        <translation>Omgången delas då om.</translation>
    </message>
    <message>
        <source>That side cannot win the round any more.</source>
        <comment>after a false declaration</comment>
        <translation>Den sidan kan inte längre vinna omgången.</translation>
    </message>
    <message>
        <source>What was said</source>
        <comment>heading: the declarations of the players</comment>
        <translation>Det som har sagts</translation>
    </message>
    <message>
        <source>Earlier in this round %1 passed at %2.</source>
        <comment>%1: a player; %2: open ends, like 4 and 6</comment>
        <translation>Tidigare i omgången passade %1 vid %2.</translation>
    </message>
    <message>
        <source>Since then these tiles were laid: %1.</source>
        <comment>%1: tiles, like 4-6 and 2-4</comment>
        <translation>Sedan dess har de här brickorna lagts: %1.</translation>
    </message>
    <message>
        <source>%1 says: I cannot play, it is blocked!</source>
        <comment>%1: a player</comment>
        <translation>%1 säger: Jag kan inte lägga, det är blockerat!</translation>
    </message>
    <message>
        <source>%1: I cannot.</source>
        <comment>%1: a player; an answer in the walk</comment>
        <translation>%1: Kan inte.</translation>
    </message>
    <message>
        <source>%1: I can.</source>
        <comment>%1: a player; an answer in the walk</comment>
        <translation>%1: Jag kan.</translation>
    </message>
    <message>
        <source>Nobody else has been asked yet.</source>
        <translation>Ingen annan har fått frågan än.</translation>
    </message>
    <message>
        <source>%1 says that %2 hid a tile that fits.</source>
        <comment>%1, %2: players</comment>
        <translation>%1 säger att %2 dolde en bricka som passar.</translation>
    </message>
    <message>
        <source>Lay the hands open</source>
        <comment>button: turn every hand face up</comment>
        <translation>Visa händerna</translation>
    </message>
    <message>
        <source>cannot</source>
        <comment>under a player&apos;s name: what was declared</comment>
        <translation>kan inte</translation>
    </message>
    <message>
        <source>can</source>
        <comment>under a player&apos;s name: what was declared</comment>
        <translation>kan</translation>
    </message>
    <message>
        <source>Is the game blocked?</source>
        <comment>question to a referee</comment>
        <translation>Är spelet blockerat?</translation>
    </message>
    <message>
        <source>Yes, it is</source>
        <comment>answer to: is the game blocked?</comment>
        <translation>Ja, det är det</translation>
    </message>
    <message>
        <source>No: somebody can play</source>
        <comment>answer to: is the game blocked?</comment>
        <translation>Nej: någon kan lägga</translation>
    </message>
    <message>
        <source>No: tiles may be taken</source>
        <comment>answer to: is the game blocked?; the boneyard</comment>
        <translation>Nej: brickor får tas</translation>
    </message>
    <message>
        <source>No: somebody went out</source>
        <comment>answer to: is the game blocked?</comment>
        <translation>Nej: någon gick ut</translation>
    </message>
    <message>
        <source>Who made a false declaration?</source>
        <comment>question to a referee; several may be named</comment>
        <translation>Vem lämnade ett felaktigt besked?</translation>
    </message>
    <message>
        <source>Nobody</source>
        <comment>answer to: who made a false declaration?</comment>
        <translation>Ingen</translation>
    </message>
    <message>
        <source>What becomes of the round?</source>
        <comment>question to a referee</comment>
        <translation>Vad händer med omgången?</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <comment>answer to: what becomes of the round?; %1: a player</comment>
        <translation>%1 vinner</translation>
    </message>
    <message>
        <source>%1 win</source>
        <comment>answer to: what becomes of the round?; %1: both players of a pair</comment>
        <translation>%1 vinner</translation>
    </message>
    <message>
        <source>They share it</source>
        <comment>answer to: what becomes of the round?; those who are level</comment>
        <translation>De delar på den</translation>
    </message>
    <message>
        <source>Nobody scores</source>
        <comment>answer to: what becomes of the round?</comment>
        <translation>Ingen får poäng</translation>
    </message>
    <message>
        <source>It is dealt again</source>
        <comment>answer to: what becomes of the round?</comment>
        <translation>Den delas om</translation>
    </message>
    <message>
        <source>It goes on</source>
        <comment>answer to: what becomes of the round?</comment>
        <translation>Den fortsätter</translation>
    </message>
    <message>
        <source>How many points?</source>
        <comment>question to a referee; penalties are not counted</comment>
        <translation>Hur många poäng?</translation>
    </message>
    <message>
        <source>How many points for each?</source>
        <comment>question to a referee; those who share</comment>
        <translation>Hur många poäng till var och en?</translation>
    </message>
    <message>
        <source>For the round alone, without penalties.</source>
        <comment>below: how many points?</comment>
        <translation>Bara för omgången, utan straffpoäng.</translation>
    </message>
    <message>
        <source>That is my ruling</source>
        <comment>button</comment>
        <translation>Det är mitt domslut</translation>
    </message>
    <message>
        <source>A ruling to sign!</source>
        <comment>every part of the ruling was right; warm</comment>
        <translation>Ett domslut att skriva under på!</translation>
    </message>
    <message>
        <source>Nearly. Look at what is marked.</source>
        <comment>some parts of the ruling were wrong; kind</comment>
        <translation>Nästan. Titta på det som är markerat.</translation>
    </message>
    <message>
        <source>Not quite. Look at it once more.</source>
        <comment>no part of the ruling was right; kind</comment>
        <translation>Inte riktigt. Titta en gång till.</translation>
    </message>
    <message>
        <source>You said: %1</source>
        <comment>%1: the answer that was given, like No: somebody can play</comment>
        <translation>Du sa: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>%1: like Anna wins; %2: like 12 points; an answer that was given</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The game is blocked: nobody can play, and nothing may be taken.</source>
        <translation>Spelet är blockerat: ingen kan lägga, och inget får tas.</translation>
    </message>
    <message>
        <source>The game is over: no tile that could fit is left, and by these rules that ends it.</source>
        <translation>Omgången är slut: det finns ingen bricka kvar som kan passa, och med de här reglerna slutar den då.</translation>
    </message>
    <message numerus="yes">
        <source>It is not blocked: the boneyard still has %n tile(s) to take.</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Det är inte blockerat: i högen finns fortfarande %n bricka att ta.</numerusform>
            <numerusform>Det är inte blockerat: i högen finns fortfarande %n brickor att ta.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is not blocked: %1 can play %2.</source>
        <comment>%1: a player; %2: a tile, like 4-6, or several</comment>
        <translation>Det är inte blockerat: %1 kan lägga %2.</translation>
    </message>
    <message>
        <source>%1 went out. A round that ended so is never counted as blocked.</source>
        <comment>%1: a player</comment>
        <translation>%1 gick ut. En omgång som slutar så räknas aldrig som blockerad.</translation>
    </message>
    <message>
        <source>Every declaration was true.</source>
        <translation>Alla besked var sanna.</translation>
    </message>
    <message>
        <source>%1 was accused wrongly.</source>
        <comment>%1: a player</comment>
        <translation>Anklagelsen mot %1 var obefogad.</translation>
    </message>
    <message>
        <source>The round goes on.</source>
        <comment>there is nothing to count</comment>
        <translation>Omgången fortsätter.</translation>
    </message>
    <message>
        <source>The round goes on: %1 must play.</source>
        <comment>%1: a player</comment>
        <translation>Omgången fortsätter: %1 måste lägga.</translation>
    </message>
    <message>
        <source>The penalty is written when the round is counted.</source>
        <translation>Straffet skrivs upp när omgången räknas.</translation>
    </message>
    <message>
        <source>The count</source>
        <comment>heading: the sum of what is left in every hand</comment>
        <translation>Räkningen</translation>
    </message>
    <message>
        <source>The proof</source>
        <comment>heading: a picture of the table with a tile that would have fitted</comment>
        <translation>Beviset</translation>
    </message>
    <message>
        <source>Next dispute</source>
        <comment>button</comment>
        <translation>Nästa tvist</translation>
    </message>
    <message>
        <source>Try again</source>
        <comment>button: the same dispute once more</comment>
        <translation>Försök igen</translation>
    </message>
    <message>
        <source>All disputes</source>
        <comment>button: the list</comment>
        <translation>Alla tvister</translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <source>For players</source>
        <comment>heading: a ladder of puzzles</comment>
        <translation>För spelare</translation>
    </message>
    <message>
        <source>Find the best move. Every hand lies open.</source>
        <comment>what these puzzles ask</comment>
        <translation>Hitta bästa draget. Alla händer ligger öppna.</translation>
    </message>
    <message>
        <source>For referees</source>
        <comment>heading: a ladder of puzzles</comment>
        <translation>För domare</translation>
    </message>
    <message>
        <source>Is the game blocked? Who wins, and how many points?</source>
        <comment>what these puzzles ask</comment>
        <translation>Är spelet blockerat? Vem vinner, och hur många poäng blir det?</translation>
    </message>
    <message>
        <source>Three right out of the last four open the next step.</source>
        <translation>Tre rätt av de fyra senaste öppnar nästa steg.</translation>
    </message>
    <message>
        <source>A puzzle of step %1</source>
        <comment>button; %1: a number from 1 to 6</comment>
        <translation>En kluring på steg %1</translation>
    </message>
    <message>
        <source>Who is training?</source>
        <comment>label of a choice of names</comment>
        <translation>Vem tränar?</translation>
    </message>
    <message>
        <source>By which rules?</source>
        <comment>label of a choice of games</comment>
        <translation>Med vilka regler?</translation>
    </message>
    <message>
        <source>By these rules there are no puzzles of this kind.</source>
        <translation>Med de här reglerna finns inga kluringar av det här slaget.</translation>
    </message>
    <message>
        <source>Find the move</source>
        <comment>title of a puzzle</comment>
        <translation>Hitta draget</translation>
    </message>
    <message>
        <source>Blocked or not?</source>
        <comment>title of a puzzle</comment>
        <translation>Blockerat eller inte?</translation>
    </message>
    <message>
        <source>Step %1</source>
        <comment>%1: a number from 1 to 6</comment>
        <translation>Steg %1</translation>
    </message>
    <message>
        <source>A puzzle is being laid out …</source>
        <comment>while the program makes it</comment>
        <translation>En kluring läggs upp…</translation>
    </message>
    <message>
        <source>No puzzle came up this time. Try another one.</source>
        <translation>Det blev ingen kluring den här gången. Prova en annan.</translation>
    </message>
    <message>
        <source>Another puzzle</source>
        <comment>button</comment>
        <translation>En annan kluring</translation>
    </message>
    <message>
        <source>%1 is to move. What is best?</source>
        <comment>%1: a player</comment>
        <translation>%1 ska lägga. Vad är bäst?</translation>
    </message>
    <message>
        <source>Lay the tile on the table. Then everybody plays as well as can be.</source>
        <translation>Lägg brickan på bordet. Sedan spelar alla så bra det går.</translation>
    </message>
    <message>
        <source>Is this game blocked?</source>
        <comment>a question about the position</comment>
        <translation>Är det här spelet blockerat?</translation>
    </message>
    <message>
        <source>%1 is to move. Look at every hand, every open end and the boneyard.</source>
        <translation>%1 ska lägga. Titta på varje hand, varje öppen ände och högen.</translation>
    </message>
    <message>
        <source>Yes, it is blocked</source>
        <comment>answer button; the first words of both answers must differ</comment>
        <translation>Ja, det är blockerat</translation>
    </message>
    <message>
        <source>No, it goes on</source>
        <comment>answer button; the first words of both answers must differ</comment>
        <translation>Nej, det går vidare</translation>
    </message>
    <message>
        <source>Who wins the round?</source>
        <comment>a question after: it is blocked</comment>
        <translation>Vem vinner omgången?</translation>
    </message>
    <message>
        <source>Nobody</source>
        <comment>one of the answers to: who wins the round?</comment>
        <translation>Ingen</translation>
    </message>
    <message>
        <source>How many points?</source>
        <comment>a question after: who wins the round?</comment>
        <translation>Hur många poäng?</translation>
    </message>
    <message>
        <source>One more</source>
        <comment>button: one point more</comment>
        <translation>En till</translation>
    </message>
    <message>
        <source>One fewer</source>
        <comment>button: one point fewer</comment>
        <translation>En mindre</translation>
    </message>
    <message>
        <source>That is my answer</source>
        <comment>button</comment>
        <translation>Det är mitt svar</translation>
    </message>
    <message>
        <source>That is right!</source>
        <translation>Helt rätt!</translation>
    </message>
    <message>
        <source>Almost!</source>
        <comment>a part of the answer was right</comment>
        <translation>Nästan!</translation>
    </message>
    <message>
        <source>Not quite.</source>
        <comment>the answer was wrong; kind</comment>
        <translation>Inte riktigt.</translation>
    </message>
    <message>
        <source>One more star for you.</source>
        <translation>Du får en stjärna till.</translation>
    </message>
    <message>
        <source>Step %1 is open now.</source>
        <comment>%1: a number from 1 to 6</comment>
        <translation>Nu är steg %1 öppet.</translation>
    </message>
    <message>
        <source>The game is blocked: nobody can play, and nothing may be taken.</source>
        <translation>Spelet är blockerat: ingen kan lägga, och inget får tas.</translation>
    </message>
    <message>
        <source>The game goes on: %1 can play %2.</source>
        <comment>%1: a player; %2: a tile, like 4-6, or several</comment>
        <translation>Spelet går vidare: %1 kan lägga %2.</translation>
    </message>
    <message>
        <source>The game goes on: %1 takes from the boneyard until a tile fits.</source>
        <comment>%1: a player</comment>
        <translation>Spelet går vidare: %1 tar ur högen tills en bricka passar.</translation>
    </message>
    <message numerus="yes">
        <source>It is %n point(s), not %1.</source>
        <comment>the right and the given number</comment>
        <translation>
            <numerusform>Det blir %n poäng, inte %1.</numerusform>
            <numerusform>Det blir %n poäng, inte %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no points, not %1.</source>
        <comment>%1: the number that was given</comment>
        <translation>Det blir inga poäng, inte %1.</translation>
    </message>
    <message>
        <source>The walk round the table</source>
        <comment>heading: everybody is asked in turn whether they can play</comment>
        <translation>Frågerundan</translation>
    </message>
    <message>
        <source>can play %1</source>
        <comment>under the player&apos;s name; %1: a tile, like 4-6, or several</comment>
        <translation>kan lägga %1</translation>
    </message>
    <message>
        <source>takes a tile</source>
        <comment>under the player&apos;s name: from the boneyard</comment>
        <translation>tar en bricka</translation>
    </message>
    <message>
        <source>The count</source>
        <comment>heading: the sum of what is left in every hand</comment>
        <translation>Räkningen</translation>
    </message>
    <message>
        <source>Show the table</source>
        <comment>button: the position again</comment>
        <translation>Visa bordet</translation>
    </message>
    <message>
        <source>Show the walk</source>
        <comment>button: who can play and who cannot</comment>
        <translation>Visa frågerundan</translation>
    </message>
    <message>
        <source>Try again</source>
        <comment>button: the same puzzle, without a star</comment>
        <translation>Försök igen</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <comment>button</comment>
        <translation>Nästa kluring</translation>
    </message>
    <message>
        <source>No move is better than %1.</source>
        <comment>%1: a tile, perhaps with its end, like 4-6 at the 4</comment>
        <translation>Inget drag är bättre än %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is better by %n point(s).</source>
        <comment>never zero; %1: a tile, perhaps with its end, like 4-6 at the 4</comment>
        <translation>
            <numerusform>%1 är %n poäng bättre.</numerusform>
            <numerusform>%1 är %n poäng bättre.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every move, the best first</source>
        <comment>heading</comment>
        <translation>Alla drag, det bästa först</translation>
    </message>
    <message>
        <source>your move</source>
        <comment>beside a move in a list</comment>
        <translation>ditt drag</translation>
    </message>
    <message>
        <source>best</source>
        <comment>beside a move in a list</comment>
        <translation>bäst</translation>
    </message>
    <message numerus="yes">
        <source>%n ahead</source>
        <comment>points by which the own side ends better than the other; never zero</comment>
        <translation>
            <numerusform>%n före</numerusform>
            <numerusform>%n före</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n behind</source>
        <comment>points by which the own side ends worse than the other; never zero</comment>
        <translation>
            <numerusform>%n efter</numerusform>
            <numerusform>%n efter</numerusform>
        </translation>
    </message>
    <message>
        <source>level</source>
        <comment>the own side ends neither better nor worse than the other</comment>
        <translation>lika</translation>
    </message>
    <message>
        <source>So the round ends for %1 if both sides go on as well as can be.</source>
        <comment>%1: a player or a pair</comment>
        <translation>Så slutar omgången för %1 om båda sidor fortsätter så bra det går.</translation>
    </message>
    <message>
        <source>%1 goes out with it.</source>
        <comment>why a move is good; %1: a player</comment>
        <translation>%1 går ut med den.</translation>
    </message>
    <message>
        <source>It blocks the game.</source>
        <comment>what a move does</comment>
        <translation>Det blockerar spelet.</translation>
    </message>
    <message>
        <source>Then %1 cannot play.</source>
        <comment>what a move does; %1: the next player</comment>
        <translation>Sedan kan %1 inte lägga.</translation>
    </message>
    <message>
        <source>Then %1 can play %2.</source>
        <comment>what a move does; %1: the next player; %2: one tile or several</comment>
        <translation>Sedan kan %1 lägga %2.</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>It is not your turn yet.</source>
        <translation>Det är inte din tur än.</translation>
    </message>
    <message>
        <source>No round is being played.</source>
        <comment>round = one deal</comment>
        <translation>Ingen omgång pågår.</translation>
    </message>
    <message>
        <source>This round is not over yet.</source>
        <comment>round = one deal</comment>
        <translation>Den här omgången är inte slut än.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Matchen är slut.</translation>
    </message>
    <message>
        <source>The tile %1 is not in your hand.</source>
        <comment>%1: a tile, like 4-6</comment>
        <translation>Du har inte brickan %1 på handen.</translation>
    </message>
    <message>
        <source>%1 does not fit there: the open ends show %2.</source>
        <comment>%1: a tile, like 4-6; %2: numbers, like 2 or 4</comment>
        <translation>%1 passar inte där: de öppna ändarna visar %2.</translation>
    </message>
    <message>
        <source>No tile can be played there.</source>
        <translation>Där kan ingen bricka läggas.</translation>
    </message>
    <message>
        <source>That tile is no longer in the boneyard.</source>
        <translation>Den brickan ligger inte kvar i högen.</translation>
    </message>
    <message>
        <source>This round begins with %1.</source>
        <comment>%1: a tile, like 6-6</comment>
        <translation>Den här omgången börjar med %1.</translation>
    </message>
    <message>
        <source>Look again: one of your tiles fits.</source>
        <comment>must never say which tile or how many</comment>
        <translation>Titta en gång till: en av dina brickor passar.</translation>
    </message>
    <message>
        <source>None of your tiles fits.</source>
        <translation>Ingen av dina brickor passar.</translation>
    </message>
    <message numerus="yes">
        <source>The boneyard still holds %n tile(s): take one first.</source>
        <comment>counts what may be drawn; never zero</comment>
        <translation>
            <numerusform>Högen har %n bricka kvar: ta den först.</numerusform>
            <numerusform>Högen har %n brickor kvar: ta en först.</numerusform>
        </translation>
    </message>
    <message>
        <source>The boneyard is empty.</source>
        <translation>Högen är tom.</translation>
    </message>
    <message>
        <source>With these rules nobody takes tiles from the boneyard.</source>
        <translation>Med de här reglerna tar man inte ur högen.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) must stay in the boneyard.</source>
        <comment>the reserve: 1 or 2 tiles, never zero</comment>
        <translation>
            <numerusform>%n bricka måste ligga kvar i högen.</numerusform>
            <numerusform>%n brickor måste ligga kvar i högen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You may take only one tile in a turn.</source>
        <translation>Du får bara ta en bricka per tur.</translation>
    </message>
    <message>
        <source>You lead this round: play a tile.</source>
        <translation>Du börjar omgången: lägg en bricka.</translation>
    </message>
    <message>
        <source>First answer the question: can you play a tile?</source>
        <translation>Svara först på frågan: kan du lägga en bricka?</translation>
    </message>
    <message>
        <source>Nobody is asking whether you can play.</source>
        <translation>Ingen frågar om du kan lägga.</translation>
    </message>
    <message>
        <source>You said that you can play: now play a tile.</source>
        <translation>Du sa att du kan: lägg en bricka nu.</translation>
    </message>
    <message>
        <source>The hands are being shown: nobody plays now.</source>
        <translation>Händerna visas: ingen lägger nu.</translation>
    </message>
    <message>
        <source>This hand is not to be shown now.</source>
        <translation>Den här handen ska inte visas nu.</translation>
    </message>
    <message numerus="yes">
        <source>This hand must have exactly %n tile(s).</source>
        <comment>a referee types in a hand</comment>
        <translation>
            <numerusform>Den här handen ska ha exakt %n bricka.</numerusform>
            <numerusform>Den här handen ska ha exakt %n brickor.</numerusform>
        </translation>
    </message>
    <message>
        <source>This hand must be empty.</source>
        <comment>a referee types in a hand</comment>
        <translation>Den här handen ska vara tom.</translation>
    </message>
    <message>
        <source>%1 already lies somewhere else.</source>
        <comment>%1: a tile, like 4-6</comment>
        <translation>%1 ligger redan någon annanstans.</translation>
    </message>
    <message>
        <source>There is no move of yours to take back.</source>
        <translation>Du har inget drag att ta tillbaka.</translation>
    </message>
    <message>
        <source>Too late to take it back: something has been shown since.</source>
        <comment>a drawn tile, an answer or a hand</comment>
        <translation>För sent att ta tillbaka: något har visats sedan dess.</translation>
    </message>
    <message>
        <source>The others have to agree to taking it back.</source>
        <translation>De andra måste gå med på att draget tas tillbaka.</translation>
    </message>
    <message>
        <source>Moves cannot be taken back here.</source>
        <translation>Drag kan inte tas tillbaka här.</translation>
    </message>
    <message>
        <source>%1 can lie either way round: choose which half touches.</source>
        <comment>%1: a tile, like 1-6</comment>
        <translation>%1 kan ligga åt båda hållen: välj vilken halva som ska möta kedjan.</translation>
    </message>
    <message>
        <source>That train is closed: only its owner may play there.</source>
        <comment>Mexican Train</comment>
        <translation>Det tåget är stängt: bara ägaren får lägga där.</translation>
    </message>
    <message>
        <source>First the double %2 must be covered: %1 cannot go there.</source>
        <comment>%1: a tile, like 4-6; %2: a number</comment>
        <translation>Först måste dubbel %2 täckas: %1 kan inte läggas där.</translation>
    </message>
    <message>
        <source>This round begins with a double.</source>
        <translation>Den här omgången börjar med en dubbel.</translation>
    </message>
    <message>
        <source>You cannot pass now.</source>
        <translation>Du kan inte passa nu.</translation>
    </message>
    <message>
        <source>With these rules no tile is laid aside.</source>
        <translation>Med de här reglerna läggs inga brickor undan.</translation>
    </message>
    <message numerus="yes">
        <source>Only a hand with %n doubles or more may ask for a new deal.</source>
        <comment>never one</comment>
        <translation>
            <numerusform>Man måste ha minst %n dubbel på handen för att få be om ny giv.</numerusform>
            <numerusform>Man måste ha minst %n dubblar på handen för att få be om ny giv.</numerusform>
        </translation>
    </message>
    <message>
        <source>With these rules nobody may ask for a new deal.</source>
        <translation>Med de här reglerna kan ingen be om ny giv.</translation>
    </message>
    <message>
        <source>Too late: you have already played in this round.</source>
        <translation>För sent: du har redan spelat i den här omgången.</translation>
    </message>
    <message>
        <source>The lead cannot be left to your partner now.</source>
        <translation>Nu kan du inte låta medspelaren börja.</translation>
    </message>
    <message>
        <source>There are still tiles that fit: the round goes on.</source>
        <translation>Det finns fortfarande brickor som passar: omgången fortsätter.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) are not accounted for yet.</source>
        <comment>at a real table; never zero</comment>
        <translation>
            <numerusform>%n bricka är inte redovisad än.</numerusform>
            <numerusform>%n brickor är inte redovisade än.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no ruling yet on %n foul(s).</source>
        <comment>a referee must decide what they cost; never zero</comment>
        <translation>
            <numerusform>Domslut saknas än så länge om %n regelbrott.</numerusform>
            <numerusform>Domslut saknas än så länge om %n regelbrott.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not every hand has been laid open yet.</source>
        <translation>Alla händer är inte visade än.</translation>
    </message>
    <message>
        <source>There is no such ruling any more.</source>
        <comment>by a referee</comment>
        <translation>Det domslutet finns inte längre.</translation>
    </message>
    <message>
        <source>That makes %1 tiles, but the set has only %2.</source>
        <comment>%1, %2: numbers</comment>
        <translation>Det blir %1 brickor, men setet har bara %2.</translation>
    </message>
    <message>
        <source>There is no referee at this table.</source>
        <translation>Det finns ingen domare vid det här bordet.</translation>
    </message>
    <message>
        <source>With these rules the round is not stopped early.</source>
        <translation>Med de här reglerna avbryts inte omgången i förtid.</translation>
    </message>
</context>
<context>
    <name>Result protocol</name>
    <message>
        <source>Show the protocol</source>
        <comment>button: what was played or refereed for a result, round by round</comment>
        <translation>Visa protokollet</translation>
    </message>
    <message>
        <source>Protocol</source>
        <comment>heading of a column: there is a protocol of this result</comment>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Show</source>
        <comment>in a column of a table: a click there shows the protocol of a result</comment>
        <translation>Visa</translation>
    </message>
    <message>
        <source>Enter shows the protocol.</source>
        <comment>said by a screen reader, for a line of a table</comment>
        <translation>Retur visar protokollet.</translation>
    </message>
    <message>
        <source>Protocol of the result</source>
        <comment>title of a page and of a printed page</comment>
        <translation>Protokoll för resultatet</translation>
    </message>
    <message>
        <source>Tournament</source>
        <comment>label before the name of a tournament</comment>
        <translation>Turnering</translation>
    </message>
    <message>
        <source>Entry %1 of the log</source>
        <comment>label before a sentence that stands in the log; a number</comment>
        <translation>Post %1 i loggen</translation>
    </message>
    <message>
        <source>This result was set right later.</source>
        <comment>above the entry of the log that did so</comment>
        <translation>Det här resultatet rättades senare.</translation>
    </message>
    <message>
        <source>In the log</source>
        <comment>label before 64 letters and digits: the check sum in the log</comment>
        <translation>I loggen</translation>
    </message>
    <message>
        <source>Here</source>
        <comment>label before 64 letters and digits: the check sum of what is shown here</comment>
        <translation>Här</translation>
    </message>
    <message>
        <source>It is the one in the log: nothing in this match was changed since its result was written down.</source>
        <comment>about a check sum</comment>
        <translation>Den stämmer med loggen: inget i matchen har ändrats sedan resultatet antecknades.</translation>
    </message>
    <message>
        <source>It is the one in the log. What was entered at the desk after the result was written down is not shown.</source>
        <comment>about a check sum</comment>
        <translation>Den stämmer med loggen. Det som fördes in vid domarbordet efter att resultatet antecknades visas inte.</translation>
    </message>
    <message>
        <source>It is not the one in the log: a remark named somebody who was forgotten, and that name was erased here.</source>
        <comment>about a check sum</comment>
        <translation>Den stämmer inte med loggen: en anteckning nämnde någon som har blivit glömd, och det namnet är borttaget här.</translation>
    </message>
    <message>
        <source>Careful: it is not the one in the log. The match was changed after its result was written down.</source>
        <comment>about a check sum</comment>
        <translation>Se upp: den stämmer inte med loggen. Matchen har ändrats efter att resultatet antecknades.</translation>
    </message>
    <message>
        <source>What this computer keeps of the match is damaged and cannot be read.</source>
        <comment>instead of a protocol</comment>
        <translation>Det som den här datorn har sparat av matchen är skadat och går inte att läsa.</translation>
    </message>
    <message>
        <source>The protocol is on the computer where the match was played. Save the match there as a file, and open it here.</source>
        <comment>instead of a protocol</comment>
        <translation>Protokollet finns på datorn där matchen spelades. Spara matchen där som en fil, och öppna sedan filen här.</translation>
    </message>
    <message>
        <source>The check sum is that of the last match. Of the matches before it the log has the points.</source>
        <comment>several matches at one table</comment>
        <translation>Kontrollsumman gäller den sista matchen. För matcherna före den har loggen poängen.</translation>
    </message>
    <message>
        <source>The result has more matches than are shown here: the others were typed in, or played elsewhere.</source>
        <comment>several matches at one table</comment>
        <translation>Resultatet omfattar fler matcher än de som visas här: de andra skrevs in för hand eller spelades någon annanstans.</translation>
    </message>
    <message>
        <source>Careful: the log has other points for this match.</source>
        <comment>one match of a table</comment>
        <translation>Se upp: loggen har andra poäng för den här matchen.</translation>
    </message>
    <message>
        <source>Save the match as a file</source>
        <comment>button: for another computer</comment>
        <translation>Spara matchen som fil</translation>
    </message>
    <message>
        <source>Open the file of this match</source>
        <comment>button: it was saved on the other computer</comment>
        <translation>Öppna filen med matchen</translation>
    </message>
    <message>
        <source>Round %1, table %2, %3</source>
        <comment>name of a file; %1, %2: numbers (tournament round); %3: the tournament</comment>
        <translation>Rond %1, bord %2, %3</translation>
    </message>
    <message>
        <source>%1 is another match: its check sum is not the one in the log. Nothing was taken from it.</source>
        <comment>%1: a file</comment>
        <translation>Filen %1 är en annan match: kontrollsumman stämmer inte med loggen. Inget har hämtats från den.</translation>
    </message>
    <message>
        <source>Match %1, round %2</source>
        <comment>heading; round = one deal; two numbers</comment>
        <translation>Match %1, omgång %2</translation>
    </message>
    <message>
        <source>Moves</source>
        <comment>label before everything that was played in a round, in order</comment>
        <translation>Drag</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Review</source>
        <comment>title of a page: a finished round once more</comment>
        <translation>Genomgång</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>how far one has stepped; %1 and %2: numbers</comment>
        <translation>%1 av %2</translation>
    </message>
    <message>
        <source>One back</source>
        <comment>button: one step</comment>
        <translation>Ett bakåt</translation>
    </message>
    <message>
        <source>One on</source>
        <comment>button: one step</comment>
        <translation>Ett framåt</translation>
    </message>
    <message>
        <source>The round, tile by tile</source>
        <comment>said aloud</comment>
        <translation>Omgången, bricka för bricka</translation>
    </message>
    <message>
        <source>The tiles are dealt. Every hand lies open.</source>
        <translation>Brickorna är utdelade. Alla händer ligger öppna.</translation>
    </message>
    <message>
        <source>Where it turned</source>
        <comment>heading: moves that gave points away</comment>
        <translation>Där det vände</translation>
    </message>
    <message>
        <source>Looking for turning points …</source>
        <comment>while the program works it out</comment>
        <translation>Letar efter vändpunkter…</translation>
    </message>
    <message>
        <source>The round could not be worked out. You can still step through it.</source>
        <translation>Omgången gick inte att räkna igenom. Du kan ändå stega dig igenom den.</translation>
    </message>
    <message>
        <source>Nobody gave anything away.</source>
        <comment>no move of the round was worse than another</comment>
        <translation>Ingen gav bort något.</translation>
    </message>
    <message>
        <source>Show</source>
        <comment>button on a card: the moment of this move on the board</comment>
        <translation>Visa</translation>
    </message>
    <message>
        <source>%1 laid %2. Better: %3.</source>
        <comment>%1: a player; %2 and %3: a tile, perhaps with its end, like 4-6 at the 4</comment>
        <translation>%1 lade %2. Bättre: %3.</translation>
    </message>
    <message>
        <source>%1 at the %2</source>
        <comment>%1: a tile like 4-6; %2: the number of the end where it is laid</comment>
        <translation>%1 vid %2</translation>
    </message>
    <message numerus="yes">
        <source>That gave away %n point(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Det gav bort %n poäng.</numerusform>
            <numerusform>Det gav bort %n poäng.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That gave away about %n point(s), give or take %1.</source>
        <comment>an estimate; never zero; %1: a number of points</comment>
        <translation>
            <numerusform>Det gav bort ungefär %n poäng, plus minus %1.</numerusform>
            <numerusform>Det gav bort ungefär %n poäng, plus minus %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>That gave away a little less than a point.</source>
        <comment>an estimate</comment>
        <translation>Det gav bort lite mindre än en poäng.</translation>
    </message>
    <message>
        <source>Worked out exactly</source>
        <comment>a small note: every way to go on was looked at</comment>
        <translation>Exakt uträknat</translation>
    </message>
    <message>
        <source>Estimated</source>
        <comment>a small note: from many random ways to go on</comment>
        <translation>Uppskattat</translation>
    </message>
    <message>
        <source>It would have let this side go out.</source>
        <comment>it: another move</comment>
        <translation>Då hade den här sidan kunnat gå ut.</translation>
    </message>
    <message>
        <source>It would have blocked the round with the better count.</source>
        <comment>it: another move</comment>
        <translation>Det hade blockerat omgången, med bättre summa.</translation>
    </message>
    <message>
        <source>It would have kept the round from being blocked.</source>
        <comment>it: another move</comment>
        <translation>Då hade omgången inte blivit blockerad.</translation>
    </message>
    <message>
        <source>%1 would have had to pass.</source>
        <comment>%1: a player; after another move</comment>
        <translation>Då hade det blivit pass för %1.</translation>
    </message>
    <message>
        <source>%1, the partner, could have gone on.</source>
        <comment>%1: a player; after another move</comment>
        <translation>Medspelaren %1 hade kunnat fortsätta.</translation>
    </message>
    <message>
        <source>It would have scored at once.</source>
        <comment>it: another move</comment>
        <translation>Det hade gett poäng direkt.</translation>
    </message>
    <message>
        <source>Fewer pips would have been left in hand.</source>
        <comment>after another move</comment>
        <translation>Färre prickar hade blivit kvar på handen.</translation>
    </message>
    <message>
        <source>Most of what could follow would have gone better.</source>
        <comment>after another move</comment>
        <translation>Det mesta som kunde följa hade gått bättre.</translation>
    </message>
    <message>
        <source>The block</source>
        <comment>heading: from when on the block was certain</comment>
        <translation>Blockeringen</translation>
    </message>
    <message>
        <source>From %1 on the block was certain, whatever anybody laid.</source>
        <comment>%1: a tile like 4-6</comment>
        <translation>Från och med %1 var blockeringen säker, vad man än lade.</translation>
    </message>
    <message>
        <source>From about %1 on nobody could probably avoid the block.</source>
        <comment>%1: a tile like 4-6</comment>
        <translation>Ungefär från %1 kunde troligen ingen undvika blockeringen.</translation>
    </message>
    <message>
        <source>The block is certain</source>
        <comment>said aloud of a tile in the row of the round</comment>
        <translation>Blockeringen är säker</translation>
    </message>
    <message>
        <source>A turning point</source>
        <comment>said aloud of a tile in the row of the round</comment>
        <translation>En vändpunkt</translation>
    </message>
    <message>
        <source>The luck of the deal</source>
        <comment>heading</comment>
        <translation>Turen i given</translation>
    </message>
    <message>
        <source>%1: %2 % (± %3)</source>
        <comment>%1: a player or a pair; %2: a share of a hundred; %3: its margin</comment>
        <translation>%1: %2&#xa0;% (± %3)</translation>
    </message>
    <message>
        <source>So many rounds each would win from this deal if everybody played alike.</source>
        <translation>Så stor del av omgångarna skulle var och en vinna med den här given om alla spelade likadant.</translation>
    </message>
    <message>
        <source>From here: %1</source>
        <comment>what the round is worth; %1: a list like Anna 12, João 0</comment>
        <translation>Härifrån: %1</translation>
    </message>
    <message>
        <source>From here about: %1</source>
        <comment>an estimate; %1: a list like Anna 12, João 0</comment>
        <translation>Härifrån ungefär: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>part of a list; %1: a player or a pair; %2: points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Judged with every hand open: at the table nobody could know all this.</source>
        <translation>Bedömt med alla händer öppna: vid bordet kunde ingen veta allt det här.</translation>
    </message>
</context>
<context>
    <name>Rule</name>
    <message>
        <source>The lowest count wins.</source>
        <translation>Lägst summa vinner.</translation>
    </message>
    <message>
        <source>The pair with the lowest total wins.</source>
        <translation>Paret med lägst total vinner.</translation>
    </message>
    <message>
        <source>The pair that holds the lowest hand wins.</source>
        <translation>Paret med den lägsta handen vinner.</translation>
    </message>
    <message>
        <source>Whoever played the last tile and one neighbour compare hands: the lower count wins, for the partner too.</source>
        <translation>Den som lade sista brickan och en granne jämför sina händer: lägst summa vinner, även för medspelaren.</translation>
    </message>
    <message>
        <source>Whoever played the last tile wins, whatever the counts are.</source>
        <translation>Den som lade sista brickan vinner, oavsett summorna.</translation>
    </message>
    <message>
        <source>Whoever played the last tile loses; the lowest count of the others wins.</source>
        <translation>Den som lade sista brickan förlorar; lägst summa av de andra vinner.</translation>
    </message>
    <message>
        <source>The fewest doubles win; if these are level, the lowest count of the other tiles.</source>
        <translation>Minst antal dubblar vinner; är det lika vinner lägst summa på de andra brickorna.</translation>
    </message>
    <message>
        <source>Nobody wins a blocked game.</source>
        <translation>Ingen vinner ett blockerat spel.</translation>
    </message>
    <message>
        <source>In a tie nobody scores.</source>
        <translation>Vid lika får ingen poäng.</translation>
    </message>
    <message>
        <source>In a tie whoever led the round wins.</source>
        <translation>Vid lika vinner den som började.</translation>
    </message>
    <message>
        <source>In a tie whoever played the last tile wins.</source>
        <translation>Vid lika vinner den som lade sista brickan.</translation>
    </message>
    <message>
        <source>In a tie whoever played the last tile loses.</source>
        <translation>Vid lika förlorar den som lade sista brickan.</translation>
    </message>
    <message>
        <source>In a tie the first in turn order wins, counting from whoever led.</source>
        <translation>Vid lika vinner den som kommer först i turordningen, räknat från den som började.</translation>
    </message>
    <message>
        <source>In a tie whoever holds the lightest tile wins.</source>
        <translation>Vid lika vinner den som har den lättaste brickan.</translation>
    </message>
    <message>
        <source>In a tie the pair with the lowest total wins.</source>
        <translation>Vid lika vinner paret med lägst total.</translation>
    </message>
    <message>
        <source>In a tie each takes the pips of the others.</source>
        <translation>Vid lika får var och en de andras prickar.</translation>
    </message>
    <message>
        <source>In a tie the pips of the others are shared.</source>
        <translation>Vid lika delas de andras prickar.</translation>
    </message>
    <message>
        <source>In a tie the round does not count and is dealt again.</source>
        <translation>Vid lika räknas inte omgången utan delas om.</translation>
    </message>
    <message>
        <source>In a tie nobody scores, and the next round counts double.</source>
        <translation>Vid lika får ingen poäng, och nästa omgång räknas dubbelt.</translation>
    </message>
    <message>
        <source>In a tie nobody scores, and the next round is worth one point more.</source>
        <translation>Vid lika får ingen poäng, och nästa omgång är värd en poäng mer.</translation>
    </message>
    <message>
        <source>In a tie the opponents of whoever played the last tile score.</source>
        <translation>Vid lika får motståndarna till den som lade sista brickan poäng.</translation>
    </message>
    <message>
        <source>In a tie everybody scores their own pips; no winner is needed.</source>
        <translation>Vid lika skriver alla upp sina egna prickar; det behövs ingen vinnare.</translation>
    </message>
    <message>
        <source>In a tie whoever holds the fewest tiles wins.</source>
        <translation>Vid lika vinner den som har minst antal brickor.</translation>
    </message>
    <message>
        <source>The winner scores the pips of all the others.</source>
        <translation>Vinnaren får alla de andras prickar som poäng.</translation>
    </message>
    <message>
        <source>The winners score the pips of their opponents.</source>
        <translation>Vinnarna får motståndarnas prickar som poäng.</translation>
    </message>
    <message>
        <source>The winner scores the pips of all the others, less the winner&apos;s own.</source>
        <translation>Vinnaren får alla de andras prickar minus sina egna.</translation>
    </message>
    <message>
        <source>The winner scores the difference in pips from each of the others.</source>
        <translation>Vinnaren får skillnaden mot var och en av de andra.</translation>
    </message>
    <message>
        <source>The winner scores the pips of all hands.</source>
        <translation>Vinnaren får prickarna på alla händer.</translation>
    </message>
    <message>
        <source>The winner scores fixed points.</source>
        <translation>Vinnaren får fasta poäng.</translation>
    </message>
    <message>
        <source>Everybody is charged with the pips of their own hand; the lowest total is best.</source>
        <translation>Alla skriver upp prickarna på sin egen hand; lägst total är bäst.</translation>
    </message>
    <message>
        <source>The winner scores the pips of the opponents, multiplied.</source>
        <translation>Vinnaren får motståndarnas prickar, multiplicerade.</translation>
    </message>
    <message>
        <source>The winner scores the pips of all the others and of the boneyard.</source>
        <translation>Vinnaren får alla de andras prickar och högens.</translation>
    </message>
    <message>
        <source>clockwise</source>
        <comment>the direction of play, within a sentence</comment>
        <translation>medurs</translation>
    </message>
    <message>
        <source>counter-clockwise</source>
        <comment>the direction of play, within a sentence</comment>
        <translation>moturs</translation>
    </message>
</context>
<context>
    <name>Rule help</name>
    <message>
        <source>Whether the program checks the answers or the table trusts everybody&apos;s word.</source>
        <translation>Om programmet kontrollerar svaren eller bordet litar på vars och ens ord.</translation>
    </message>
    <message>
        <source>Whether a round stops as soon as no tile can ever fit again.</source>
        <translation>Om omgången slutar så snart ingen bricka någonsin kan passa igen.</translation>
    </message>
    <message>
        <source>Whose count decides when nobody can play any more.</source>
        <translation>Vems summa som avgör när ingen kan lägga längre.</translation>
    </message>
    <message>
        <source>The neighbour with whom the player of the last tile compares hands.</source>
        <translation>Vilken granne som den som lade sista brickan jämför sin hand med.</translation>
    </message>
    <message>
        <source>Who takes a blocked game when the counts are level.</source>
        <translation>Vem som får ett blockerat spel när summorna är lika.</translation>
    </message>
    <message>
        <source>The most that ties in a row can make of the next round.</source>
        <translation>Hur mycket nästa omgång som mest kan bli värd efter flera lika i rad.</translation>
    </message>
    <message>
        <source>What the opponents of whoever played the last tile score in a tie.</source>
        <translation>Vad motståndarna till den som lade sista brickan får vid lika.</translation>
    </message>
    <message>
        <source>How high the numbers on the tiles go.</source>
        <translation>Hur höga tal som finns på brickorna.</translation>
    </message>
    <message>
        <source>How many people or computers can play these rules.</source>
        <translation>Hur många människor eller datorer som kan spela efter de här reglerna.</translation>
    </message>
    <message>
        <source>Whether everybody plays alone or two against two.</source>
        <translation>Om alla spelar för sig själva eller två mot två.</translation>
    </message>
    <message>
        <source>How many tiles everybody gets at the start of a round.</source>
        <translation>Hur många brickor var och en får när omgången börjar.</translation>
    </message>
    <message>
        <source>Tiles that are taken out of the set, so that the rest can be shared evenly.</source>
        <translation>Brickor som tas bort ur setet så att resten kan delas lika.</translation>
    </message>
    <message>
        <source>Which way the turns go round the table.</source>
        <translation>Åt vilket håll turen går runt bordet.</translation>
    </message>
    <message>
        <source>Whether a tile already lies on the table when the round begins.</source>
        <translation>Om det redan ligger en bricka på bordet när omgången börjar.</translation>
    </message>
    <message>
        <source>With how many doubles in the hand a player may ask for a new deal.</source>
        <translation>Med hur många dubblar på handen man får be om ny giv.</translation>
    </message>
    <message>
        <source>Which player has the very first turn of a match.</source>
        <translation>Vilken spelare som har matchens allra första tur.</translation>
    </message>
    <message>
        <source>Whether the tile that decides who begins must also be laid first.</source>
        <translation>Om brickan som avgör vem som börjar också måste läggas först.</translation>
    </message>
    <message>
        <source>What happens when a double should begin but nobody was dealt one.</source>
        <translation>Vad som händer när en dubbel ska börja men ingen har fått någon.</translation>
    </message>
    <message>
        <source>Which player has the first turn from the second round on.</source>
        <translation>Vilken spelare som har första turen från och med andra omgången.</translation>
    </message>
    <message>
        <source>Which player has the first turn after somebody has won a blocked game.</source>
        <translation>Vilken spelare som har första turen när någon har vunnit ett blockerat spel.</translation>
    </message>
    <message>
        <source>Which player has the first turn after a round that nobody has won.</source>
        <translation>Vilken spelare som har första turen efter en omgång som ingen har vunnit.</translation>
    </message>
    <message>
        <source>When a match is over: at so many points, or after so many rounds.</source>
        <translation>När matchen är slut: vid så många poäng eller efter så många omgångar.</translation>
    </message>
    <message>
        <source>How the points of the rounds decide the match.</source>
        <translation>Hur omgångarnas poäng avgör matchen.</translation>
    </message>
    <message>
        <source>Whether the target may be passed or must be hit exactly.</source>
        <translation>Om målet får passeras eller måste träffas exakt.</translation>
    </message>
    <message>
        <source>What happens to a score that goes past the target.</source>
        <translation>Vad som händer med poäng som går förbi målet.</translation>
    </message>
    <message>
        <source>After how many minutes the last round is played; 0 is no limit.</source>
        <translation>Efter hur många minuter den sista omgången spelas; 0 är ingen gräns.</translation>
    </message>
    <message>
        <source>What it costs to say no although a tile fits.</source>
        <translation>Vad det kostar att säga nej fast en bricka passar.</translation>
    </message>
    <message>
        <source>What it costs to take a tile from the boneyard although one fits.</source>
        <translation>Vad det kostar att ta en bricka ur högen fast en passar.</translation>
    </message>
    <message>
        <source>What it costs to lay a tile that does not fit.</source>
        <translation>Vad det kostar att lägga en bricka som inte passar.</translation>
    </message>
    <message>
        <source>What it costs to touch a tile of the table or to show one of the hand.</source>
        <translation>Vad det kostar att röra en bricka på bordet eller visa en på handen.</translation>
    </message>
    <message>
        <source>What it costs to tell the partner something about the tiles.</source>
        <translation>Vad det kostar att avslöja något om brickorna för medspelaren.</translation>
    </message>
    <message>
        <source>What it costs to let the others wait too long.</source>
        <translation>Vad det kostar att låta de andra vänta för länge.</translation>
    </message>
    <message>
        <source>Where tiles can be laid.</source>
        <translation>Var brickor kan läggas.</translation>
    </message>
    <message>
        <source>Which doubles get more than two neighbours.</source>
        <translation>Vilka dubblar som får fler än två grannar.</translation>
    </message>
    <message>
        <source>What has to be built before the rest of the table opens.</source>
        <translation>Vad som måste byggas innan resten av bordet öppnas.</translation>
    </message>
    <message>
        <source>How many tiles the first double needs before play goes on.</source>
        <translation>Hur många brickor den första dubbeln behöver innan spelet går vidare.</translation>
    </message>
    <message>
        <source>How the touching halves of two tiles must go together.</source>
        <translation>Hur de halvor som möts måste stämma ihop.</translation>
    </message>
    <message>
        <source>How a double looks on the table; it changes nothing in the play.</source>
        <translation>Hur en dubbel ser ut på bordet; det ändrar inget i spelet.</translation>
    </message>
    <message>
        <source>Whether a double gives a second turn.</source>
        <translation>Om en dubbel ger en tur till.</translation>
    </message>
    <message>
        <source>Whether a player with a tile that fits may pass all the same.</source>
        <translation>Om den som har en bricka som passar ändå får passa.</translation>
    </message>
    <message>
        <source>Whether a player may keep a matador when no other tile fits.</source>
        <translation>Om man får behålla en matador när ingen annan bricka passar.</translation>
    </message>
    <message>
        <source>How many tiles a player may lay in the first turn of a round.</source>
        <translation>Hur många brickor man får lägga i omgångens första tur.</translation>
    </message>
    <message>
        <source>What happens after somebody has laid a double.</source>
        <translation>Vad som händer när någon har lagt en dubbel.</translation>
    </message>
    <message>
        <source>What happens when every tile with the number of a double is used.</source>
        <translation>Vad som händer när alla brickor med dubbelns tal är lagda.</translation>
    </message>
    <message>
        <source>Whether others may play on the train of a player who could not.</source>
        <translation>Om andra får lägga på tåget hos en spelare som inte kunde.</translation>
    </message>
    <message>
        <source>Whether the round is over when the first player has no tiles left.</source>
        <translation>Om omgången är slut när den första spelaren är av med sina brickor.</translation>
    </message>
    <message>
        <source>What a player who cannot play may take from the boneyard.</source>
        <translation>Vad den som inte kan lägga får ta ur högen.</translation>
    </message>
    <message>
        <source>The last tiles of the boneyard, which nobody may take.</source>
        <translation>De sista brickorna i högen, som ingen får ta.</translation>
    </message>
    <message>
        <source>Whether a player with a tile that fits may take from the boneyard first.</source>
        <translation>Om den som har en bricka som passar ändå får ta ur högen först.</translation>
    </message>
    <message>
        <source>Whether a tile just taken may be kept although it fits.</source>
        <translation>Om en nyss tagen bricka får behållas fast den passar.</translation>
    </message>
    <message>
        <source>What a player does who cannot play and may take nothing.</source>
        <translation>Vad den gör som inte kan lägga och inte får ta något.</translation>
    </message>
    <message>
        <source>What the winner scores when somebody has no tiles left.</source>
        <translation>Vad vinnaren får när någon är av med alla brickor.</translation>
    </message>
    <message>
        <source>What the winner of a blocked game scores.</source>
        <translation>Vad vinnaren av ett blockerat spel får.</translation>
    </message>
    <message>
        <source>Points when the last tile is no double and fits one end only.</source>
        <translation>Poäng när sista brickan inte är en dubbel och bara passar i en ände.</translation>
    </message>
    <message>
        <source>Points when the last tile is a double that fits one end only.</source>
        <translation>Poäng när sista brickan är en dubbel som bara passar i en ände.</translation>
    </message>
    <message>
        <source>Points when the last tile is no double and fits both ends.</source>
        <translation>Poäng när sista brickan inte är en dubbel och passar i båda ändarna.</translation>
    </message>
    <message>
        <source>Points when the last tile is a double that fits both ends.</source>
        <translation>Poäng när sista brickan är en dubbel som passar i båda ändarna.</translation>
    </message>
    <message>
        <source>Points for whoever wins a blocked game.</source>
        <translation>Poäng till den som vinner ett blockerat spel.</translation>
    </message>
    <message>
        <source>How many times the points count when the last tile is nothing special.</source>
        <translation>Hur många gånger poängen räknas när sista brickan inte är något särskilt.</translation>
    </message>
    <message>
        <source>How many times the points count when the last tile is a double.</source>
        <translation>Hur många gånger poängen räknas när sista brickan är en dubbel.</translation>
    </message>
    <message>
        <source>How many times the points count when the last tile fits both ends.</source>
        <translation>Hur många gånger poängen räknas när sista brickan passar i båda ändarna.</translation>
    </message>
    <message>
        <source>How many times the points count when the last tile is a double that fits both ends.</source>
        <translation>Hur många gånger poängen räknas när sista brickan är en dubbel som passar i båda ändarna.</translation>
    </message>
    <message>
        <source>How many times the points of a blocked game count.</source>
        <translation>Hur många gånger poängen i ett blockerat spel räknas.</translation>
    </message>
    <message>
        <source>What it costs to block the game and lose the count.</source>
        <translation>Vad det kostar att blockera spelet och sedan förlora jämförelsen.</translation>
    </message>
    <message>
        <source>Whether the pips are rounded before they become points.</source>
        <translation>Om prickarna avrundas innan de blir poäng.</translation>
    </message>
    <message>
        <source>Whether the sum is rounded or each part of it.</source>
        <translation>Om summan avrundas eller varje del för sig.</translation>
    </message>
    <message>
        <source>Up to how many pips a round is worth the first points.</source>
        <translation>Upp till hur många prickar en omgång ger de första poängen.</translation>
    </message>
    <message>
        <source>How many points a round with few pips is worth.</source>
        <translation>Hur många poäng en omgång med få prickar är värd.</translation>
    </message>
    <message>
        <source>How many pips more are worth one point more.</source>
        <translation>Hur många prickar till som är värda en poäng till.</translation>
    </message>
    <message>
        <source>What 0-0 counts for whoever still holds it at the end.</source>
        <translation>Vad 0-0 räknas för den som har den kvar på slutet.</translation>
    </message>
    <message>
        <source>Whether tiles can score while the round is being played.</source>
        <translation>Om brickor kan ge poäng medan omgången spelas.</translation>
    </message>
    <message>
        <source>Extra points for playing the last tile of the hand.</source>
        <translation>Extrapoäng för att lägga handens sista bricka.</translation>
    </message>
    <message>
        <source>Extra points when the last tile is a double.</source>
        <translation>Extrapoäng när sista brickan är en dubbel.</translation>
    </message>
    <message>
        <source>Extra points when the last tile would fit at either end of the line.</source>
        <translation>Extrapoäng när sista brickan passar i kedjans båda ändar.</translation>
    </message>
    <message>
        <source>Whether it counts when both ends showed the same number before.</source>
        <translation>Om det räknas när båda ändarna visade samma tal innan.</translation>
    </message>
    <message>
        <source>Extra points when the last tile is 0-0.</source>
        <translation>Extrapoäng när sista brickan är 0-0.</translation>
    </message>
    <message>
        <source>Extra points for whoever wins a blocked game.</source>
        <translation>Extrapoäng till den som vinner ett blockerat spel.</translation>
    </message>
    <message>
        <source>Points for whoever causes the first pass of a match.</source>
        <translation>Poäng till den som orsakar matchens första pass.</translation>
    </message>
    <message>
        <source>Points for whoever makes the next player pass.</source>
        <translation>Poäng till den som får nästa spelare att passa.</translation>
    </message>
    <message>
        <source>Points when a round begins with a double and the next player has to pass.</source>
        <translation>Poäng när en omgång börjar med en dubbel och nästa spelare måste passa.</translation>
    </message>
    <message>
        <source>Points when a round begins with another tile and the next player has to pass.</source>
        <translation>Poäng när en omgång börjar med en annan bricka och nästa spelare måste passa.</translation>
    </message>
    <message>
        <source>Points for whoever makes three others pass in a row and then lays a tile.</source>
        <translation>Poäng till den som får de tre andra att passa i rad och sedan lägger en bricka.</translation>
    </message>
    <message>
        <source>The same, but paid in place of the points for a single pass.</source>
        <translation>Samma sak, men i stället för poängen för ett enstaka pass.</translation>
    </message>
    <message>
        <source>Extra points for winning the first, second, third round of a match.</source>
        <translation>Extrapoäng för att vinna matchens första, andra, tredje omgång.</translation>
    </message>
</context>
<context>
    <name>Rule label</name>
    <message>
        <source>Checking the answers</source>
        <translation>Kontroll av svaren</translation>
    </message>
    <message>
        <source>When a number is used up</source>
        <translation>När ett tal är slut</translation>
    </message>
    <message>
        <source>Who wins a blocked game</source>
        <translation>Vem som vinner ett blockerat spel</translation>
    </message>
    <message>
        <source>Which neighbour</source>
        <translation>Vilken granne</translation>
    </message>
    <message>
        <source>In a tie</source>
        <translation>Vid lika</translation>
    </message>
    <message>
        <source>How far ties add up</source>
        <translation>Hur långt lika läggs ihop</translation>
    </message>
    <message>
        <source>Points for a tie</source>
        <translation>Poäng vid lika</translation>
    </message>
    <message>
        <source>Set of tiles</source>
        <translation>Set</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelare</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Medspelare</translation>
    </message>
    <message>
        <source>Tiles for each player</source>
        <translation>Brickor till varje spelare</translation>
    </message>
    <message>
        <source>Tiles left out</source>
        <translation>Brickor som tas bort</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Spelriktning</translation>
    </message>
    <message>
        <source>Tile in the middle</source>
        <comment>a tile that lies on the table before anybody plays</comment>
        <translation>Bricka i mitten</translation>
    </message>
    <message>
        <source>New deal with many doubles</source>
        <translation>Ny giv vid många dubblar</translation>
    </message>
    <message>
        <source>Who begins the first round</source>
        <translation>Vem som börjar första omgången</translation>
    </message>
    <message>
        <source>First tile</source>
        <translation>Första brickan</translation>
    </message>
    <message>
        <source>If nobody has a double</source>
        <translation>Om ingen har en dubbel</translation>
    </message>
    <message>
        <source>Who begins later rounds</source>
        <translation>Vem som börjar senare omgångar</translation>
    </message>
    <message>
        <source>Who begins after a blocked game</source>
        <translation>Vem som börjar efter ett blockerat spel</translation>
    </message>
    <message>
        <source>Who begins after a round without a winner</source>
        <translation>Vem som börjar efter en omgång utan vinnare</translation>
    </message>
    <message>
        <source>Length of the match</source>
        <translation>Matchens längd</translation>
    </message>
    <message>
        <source>Who wins the match</source>
        <translation>Vem som vinner matchen</translation>
    </message>
    <message>
        <source>Reaching the target</source>
        <translation>Att nå målet</translation>
    </message>
    <message>
        <source>Too many points</source>
        <translation>För många poäng</translation>
    </message>
    <message>
        <source>Time limit in minutes</source>
        <translation>Tidsgräns i minuter</translation>
    </message>
    <message>
        <source>Wrong answer</source>
        <comment>a foul: saying no although a tile fits</comment>
        <translation>Fel svar</translation>
    </message>
    <message>
        <source>Taking a tile although one fits</source>
        <comment>a foul</comment>
        <translation>Ta en bricka fast en passar</translation>
    </message>
    <message>
        <source>Laying a tile that does not fit</source>
        <comment>a foul</comment>
        <translation>Lägga en bricka som inte passar</translation>
    </message>
    <message>
        <source>Touching or showing a tile</source>
        <comment>a foul</comment>
        <translation>Röra eller visa en bricka</translation>
    </message>
    <message>
        <source>Talk or signs between partners</source>
        <comment>a foul</comment>
        <translation>Prat eller tecken mellan medspelare</translation>
    </message>
    <message>
        <source>Taking too long</source>
        <comment>a foul</comment>
        <translation>Ta för lång tid</translation>
    </message>
    <message>
        <source>%1: penalty points</source>
        <comment>a number; %1: a foul, like Wrong answer</comment>
        <translation>%1: straffpoäng</translation>
    </message>
    <message>
        <source>%1: the round</source>
        <comment>what becomes of the round; %1: a foul, like Wrong answer</comment>
        <translation>%1: omgången</translation>
    </message>
    <message>
        <source>%1: the match</source>
        <comment>what becomes of the match; %1: a foul, like Wrong answer</comment>
        <translation>%1: matchen</translation>
    </message>
    <message>
        <source>Shape on the table</source>
        <comment>a line, a cross or trains</comment>
        <translation>Form på bordet</translation>
    </message>
    <message>
        <source>Doubles that open to four sides</source>
        <translation>Dubblar som öppnar åt fyra håll</translation>
    </message>
    <message>
        <source>What must be laid first</source>
        <translation>Vad som måste läggas först</translation>
    </message>
    <message>
        <source>Tiles on the first double</source>
        <translation>Brickor på den första dubbeln</translation>
    </message>
    <message>
        <source>What fits</source>
        <translation>Vad som passar</translation>
    </message>
    <message>
        <source>How doubles lie</source>
        <translation>Hur dubblar ligger</translation>
    </message>
    <message>
        <source>After a double</source>
        <translation>Efter en dubbel</translation>
    </message>
    <message>
        <source>Passing although a tile fits</source>
        <translation>Passa fast man kan lägga</translation>
    </message>
    <message>
        <source>Keeping matadors</source>
        <comment>matador: a tile that fits everywhere</comment>
        <translation>Behålla matadorer</translation>
    </message>
    <message>
        <source>First turn</source>
        <comment>in the Mexican Train game</comment>
        <translation>Första turen</translation>
    </message>
    <message>
        <source>Open doubles</source>
        <comment>in the Mexican Train game</comment>
        <translation>Öppna dubblar</translation>
    </message>
    <message>
        <source>Doubles that nobody can cover</source>
        <translation>Dubblar som ingen kan täcka</translation>
    </message>
    <message>
        <source>Marked trains</source>
        <translation>Märkta tåg</translation>
    </message>
    <message>
        <source>End of a round</source>
        <translation>Omgångens slut</translation>
    </message>
    <message>
        <source>Taking tiles</source>
        <translation>Ta brickor</translation>
    </message>
    <message>
        <source>Tiles that stay in the boneyard</source>
        <translation>Brickor som ligger kvar i högen</translation>
    </message>
    <message>
        <source>Taking although a tile fits</source>
        <translation>Ta ur högen fast en bricka passar</translation>
    </message>
    <message>
        <source>When a taken tile fits</source>
        <translation>När en tagen bricka passar</translation>
    </message>
    <message>
        <source>When nothing fits</source>
        <translation>När ingenting passar</translation>
    </message>
    <message>
        <source>Points for going out</source>
        <translation>Poäng för att gå ut</translation>
    </message>
    <message>
        <source>Points for a blocked game</source>
        <translation>Poäng för ett blockerat spel</translation>
    </message>
    <message>
        <source>Going out with an ordinary tile</source>
        <comment>points</comment>
        <translation>Gå ut med en vanlig bricka</translation>
    </message>
    <message>
        <source>Going out with a double</source>
        <comment>points</comment>
        <translation>Gå ut med en dubbel</translation>
    </message>
    <message>
        <source>Going out at both ends</source>
        <comment>points; the last tile fits both ends</comment>
        <translation>Gå ut i båda ändarna</translation>
    </message>
    <message>
        <source>Going out with a double at both ends</source>
        <comment>points</comment>
        <translation>Gå ut med en dubbel i båda ändarna</translation>
    </message>
    <message>
        <source>Winning a blocked game</source>
        <comment>points</comment>
        <translation>Vinna ett blockerat spel</translation>
    </message>
    <message>
        <source>Times for an ordinary last tile</source>
        <comment>the points are multiplied by this</comment>
        <translation>Gånger poängen: vanlig sista bricka</translation>
    </message>
    <message>
        <source>Times for a double as last tile</source>
        <comment>the points are multiplied by this</comment>
        <translation>Gånger poängen: dubbel som sista bricka</translation>
    </message>
    <message>
        <source>Times for a last tile at both ends</source>
        <comment>the points are multiplied by this</comment>
        <translation>Gånger poängen: sista bricka i båda ändarna</translation>
    </message>
    <message>
        <source>Times for a last double at both ends</source>
        <comment>the points are multiplied by this</comment>
        <translation>Gånger poängen: sista dubbel i båda ändarna</translation>
    </message>
    <message>
        <source>Times for a blocked game</source>
        <comment>the points are multiplied by this</comment>
        <translation>Gånger poängen: blockerat spel</translation>
    </message>
    <message>
        <source>When the player of the last tile loses</source>
        <translation>När den som lade sista brickan förlorar</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>Avrundning</translation>
    </message>
    <message>
        <source>What is rounded</source>
        <translation>Vad som avrundas</translation>
    </message>
    <message>
        <source>First step</source>
        <comment>pips that are worth the first points</comment>
        <translation>Första steget</translation>
    </message>
    <message>
        <source>Points for the first step</source>
        <translation>Poäng för första steget</translation>
    </message>
    <message>
        <source>Size of each further step</source>
        <comment>a number of pips</comment>
        <translation>Storlek på varje steg till</translation>
    </message>
    <message>
        <source>Count of the double blank</source>
        <translation>Vad dubbelblank räknas</translation>
    </message>
    <message>
        <source>Points during play</source>
        <translation>Poäng under spelet</translation>
    </message>
    <message>
        <source>Extra for going out</source>
        <translation>Extra för att gå ut</translation>
    </message>
    <message>
        <source>Extra for a double as last tile</source>
        <translation>Extra för dubbel som sista bricka</translation>
    </message>
    <message>
        <source>Extra for a last tile at both ends</source>
        <comment>in Spanish: capicúa</comment>
        <translation>Extra för sista bricka i båda ändarna</translation>
    </message>
    <message>
        <source>Both ends with the same number</source>
        <comment>before the last tile</comment>
        <translation>Båda ändarna med samma tal</translation>
    </message>
    <message>
        <source>Extra for the double blank as last tile</source>
        <translation>Extra för dubbelblank som sista bricka</translation>
    </message>
    <message>
        <source>Extra for a blocked game</source>
        <translation>Extra för ett blockerat spel</translation>
    </message>
    <message>
        <source>First pass of the match</source>
        <translation>Matchens första pass</translation>
    </message>
    <message>
        <source>Every pass</source>
        <translation>Varje pass</translation>
    </message>
    <message>
        <source>Pass right after a first double</source>
        <translation>Pass direkt efter en dubbel som första bricka</translation>
    </message>
    <message>
        <source>Pass right after a first tile that is no double</source>
        <translation>Pass direkt efter en annan första bricka</translation>
    </message>
    <message>
        <source>Three others pass in a row</source>
        <translation>Tre andra passar i rad</translation>
    </message>
    <message>
        <source>Three passes in place of one</source>
        <comment>instead of the points for a single pass</comment>
        <translation>Tre pass i stället för ett</translation>
    </message>
    <message>
        <source>Extra in the first rounds</source>
        <translation>Extra i de första omgångarna</translation>
    </message>
</context>
<context>
    <name>Rule set</name>
    <message>
        <source>Classic with boneyard</source>
        <comment>name of a rule set</comment>
        <translation>Klassiskt med hög</translation>
    </message>
    <message>
        <source>Two tiles stay</source>
        <comment>name of a rule set: two tiles stay in the boneyard</comment>
        <translation>Två brickor ligger kvar</translation>
    </message>
    <message>
        <source>Block game</source>
        <comment>name of a rule set without taking tiles</comment>
        <translation>Utan hög</translation>
    </message>
    <message>
        <source>Two against two</source>
        <comment>name of a rule set: partners sit opposite</comment>
        <translation>Två mot två</translation>
    </message>
    <message>
        <source>Spanish pairs</source>
        <comment>name of a rule set</comment>
        <translation>Spanskt parspel</translation>
    </message>
    <message>
        <source>Italian with boneyard</source>
        <comment>name of a rule set: Italian, tiles are taken</comment>
        <translation>Italienskt med hög</translation>
    </message>
    <message>
        <source>Italian, no boneyard</source>
        <comment>name of a rule set: Italian, nobody takes tiles</comment>
        <translation>Italienskt utan hög</translation>
    </message>
    <message>
        <source>Swedish, take one</source>
        <comment>name of a rule set: who cannot play takes a single tile</comment>
        <translation>Svenskt med chansbricka</translation>
    </message>
    <message>
        <source>Brazilian pairs</source>
        <comment>name of a rule set</comment>
        <translation>Brasilianskt parspel</translation>
    </message>
    <message>
        <source>Brazilian six points</source>
        <comment>name of a rule set: a match to six points</comment>
        <translation>Brasilianskt till sex</translation>
    </message>
    <message>
        <source>Family Gaple</source>
        <comment>name of a rule set; Gaple is an Indonesian game</comment>
        <translation>Gaple i familjen</translation>
    </message>
    <message>
        <source>Gaple to seven</source>
        <comment>name of a rule set: a match to seven points</comment>
        <translation>Gaple till sju</translation>
    </message>
    <message>
        <source>Club Gaple to 201</source>
        <comment>name of a rule set: a match to 201 points</comment>
        <translation>Klubbgaple till 201</translation>
    </message>
    <message>
        <source>Dominican pairs</source>
        <comment>name of a rule set</comment>
        <translation>Dominikanskt parspel</translation>
    </message>
    <message>
        <source>Dominican patio</source>
        <comment>name of a rule set: as one plays outdoors, in a patio</comment>
        <translation>Dominikanskt på gården</translation>
    </message>
    <message>
        <source>Puerto Rico 500</source>
        <comment>name of a rule set: a match to 500 points</comment>
        <translation>Puerto Rico 500</translation>
    </message>
    <message>
        <source>Cuban double nine</source>
        <comment>name of a rule set for the double-nine set</comment>
        <translation>Kubanskt med dubbelnia</translation>
    </message>
    <message>
        <source>East Cuban pairs</source>
        <comment>name of a rule set from the east of Cuba</comment>
        <translation>Östkubanskt parspel</translation>
    </message>
    <message>
        <source>Jamaican partner</source>
        <comment>name of a rule set: two against two</comment>
        <translation>Jamaicanskt parspel</translation>
    </message>
    <message>
        <source>Jamaican cut-throat</source>
        <comment>name of a rule set: everybody for themselves</comment>
        <translation>Jamaicanskt, alla mot alla</translation>
    </message>
    <message>
        <source>Face-up start</source>
        <comment>name of a rule set: a tile from the boneyard lies face up as the first one</comment>
        <translation>Uppvänd start</translation>
    </message>
    <message>
        <source>All Fives</source>
        <comment>name of a rule set</comment>
        <translation>All Fives</translation>
    </message>
    <message>
        <source>Muggins</source>
        <comment>name of a rule set</comment>
        <translation>Muggins</translation>
    </message>
    <message>
        <source>Five-Up</source>
        <comment>name of a rule set</comment>
        <translation>Five-Up</translation>
    </message>
    <message>
        <source>All Threes</source>
        <comment>name of a rule set</comment>
        <translation>All Threes</translation>
    </message>
    <message>
        <source>Fives and Threes</source>
        <comment>name of a rule set</comment>
        <translation>Femmor och treor</translation>
    </message>
    <message>
        <source>Bergen</source>
        <comment>name of a rule set; Bergen is a town</comment>
        <translation>Bergen</translation>
    </message>
    <message>
        <source>Double Bergen</source>
        <comment>name of a rule set; Bergen is a town</comment>
        <translation>Dubbel-Bergen</translation>
    </message>
    <message>
        <source>Amazonian fives</source>
        <comment>name of a rule set from Manaus in the Amazon</comment>
        <translation>Femmor från Amazonas</translation>
    </message>
    <message>
        <source>Sebastopol</source>
        <comment>name of a rule set; Sebastopol is a town</comment>
        <translation>Sevastopol</translation>
    </message>
    <message>
        <source>Cross</source>
        <comment>name of a rule set: the tiles form a cross</comment>
        <translation>Korset</translation>
    </message>
    <message>
        <source>Maltese Cross</source>
        <comment>name of a rule set: the tiles form a cross with wide ends</comment>
        <translation>Malteserkorset</translation>
    </message>
    <message>
        <source>Matador</source>
        <comment>name of a rule set; a matador is a tile that fits everywhere</comment>
        <translation>Matador</translation>
    </message>
    <message>
        <source>Mexican Train</source>
        <comment>name of a rule set</comment>
        <translation>Mexikanskt tåg</translation>
    </message>
    <message>
        <source>Chicken Foot</source>
        <comment>name of a rule set: tiles grow from a double like the toes of a chicken</comment>
        <translation>Hönsfoten</translation>
    </message>
    <message>
        <source>Take tiles from the boneyard until one fits.
The lowest count wins a blocked game and scores what the others hold.</source>
        <comment>two lines</comment>
        <translation>Man tar ur högen tills en bricka passar.
Vid blockerat spel vinner lägst summa och får de andras prickar som poäng.</translation>
    </message>
    <message>
        <source>Take tiles until one fits; the last two stay in the boneyard.
The winner scores what the others hold, less the winner&apos;s own pips.</source>
        <comment>two lines</comment>
        <translation>Man tar tills en bricka passar; de två sista ligger kvar i högen.
Vinnaren får de andras prickar minus sina egna.</translation>
    </message>
    <message>
        <source>Nobody takes tiles: play or pass.
The winner scores what the others hold, less the winner&apos;s own pips.</source>
        <comment>two lines</comment>
        <translation>Ingen tar brickor: lägg eller passa.
Vinnaren får de andras prickar minus sina egna.</translation>
    </message>
    <message>
        <source>Partners sit opposite each other; nobody takes tiles.
The pair with the lowest total scores what the other pair holds.</source>
        <comment>two lines</comment>
        <translation>Medspelare sitter mitt emot varandra; ingen tar brickor.
Paret med lägst total vinner och får det andra parets prickar.</translation>
    </message>
    <message>
        <source>Two against two, as in the clubs of Spain: any tile may lead.
The winners score the pips of all four hands, their own included.</source>
        <comment>two lines</comment>
        <translation>Två mot två som på klubbarna i Spanien: man börjar med vilken bricka som helst.
Vinnarna får prickarna på alla fyra händer, även sina egna.</translation>
    </message>
    <message>
        <source>How Italian families play it, counter-clockwise: take tiles until one fits.
The lowest count wins a blocked game and scores what the others hold.</source>
        <comment>two lines</comment>
        <translation>Så spelar italienska familjer, moturs: man tar brickor tills en passar.
Vid blockerat spel vinner lägst summa och får de andras prickar som poäng.</translation>
    </message>
    <message>
        <source>The highest double says who leads, and any tile may come first.
Nobody takes tiles: play or pass, counter-clockwise round the table.</source>
        <comment>two lines</comment>
        <translation>Den som har högsta dubbeln börjar, med vilken bricka som helst.
Ingen tar brickor: lägg eller passa, moturs runt bordet.</translation>
    </message>
    <message>
        <source>Five tiles each, as in Swedish homes; if nothing fits, take just one.
Everybody writes down the pips they hold; the lowest total wins the match.</source>
        <comment>two lines</comment>
        <translation>Fem brickor var, som hemma vid köksbordet; om inget passar tar man bara en.
Alla skriver upp sina egna prickar; lägst total vinner matchen.</translation>
    </message>
    <message>
        <source>Two against two with every tile dealt; the double six leads the first round.
The pair with the lowest total scores what the other pair holds.</source>
        <comment>two lines</comment>
        <translation>Två mot två med alla brickor utdelade; dubbelsexan börjar första omgången.
Paret med lägst total vinner och får det andra parets prickar.</translation>
    </message>
    <message>
        <source>No pips to add up: going out counts 1 point, with a double 2.
A last tile that fits both ends counts 3, a double that fits both 4.</source>
        <comment>two lines</comment>
        <translation>Inga prickar att räkna: att gå ut ger 1 poäng, med en dubbel 2.
En sista bricka som passar i båda ändarna ger 3, en dubbel som passar i båda 4.</translation>
    </message>
    <message>
        <source>Indonesia&apos;s own game: the double blank leads, later the winner leads a double.
Nobody takes tiles; the lowest count wins a blocked game.</source>
        <comment>two lines</comment>
        <translation>Indonesiens eget spel: dubbelblank börjar, sedan börjar vinnaren med en dubbel.
Ingen tar brickor; vid blockerat spel vinner lägst summa.</translation>
    </message>
    <message>
        <source>Indonesian pairs: 1 to 4 points, depending on how the last tile fits.
To block the game and win brings 2 points, to block it and lose costs one.</source>
        <comment>two lines</comment>
        <translation>Indonesiskt parspel: 1 till 4 poäng beroende på hur sista brickan passar.
Att blockera spelet och vinna ger 2 poäng, att blockera och förlora kostar en.</translation>
    </message>
    <message>
        <source>Pairs: who blocks the game is compared with the next player alone.
A block counts double; if the closer loses, three times.</source>
        <comment>two lines</comment>
        <translation>Par: den som blockerar spelet jämförs bara med nästa spelare.
Blockerat spel räknas dubbelt; förlorar den som blockerade, tredubbelt.</translation>
    </message>
    <message>
        <source>The double six leads first, later whoever has won; played to 200.
No extras: the pair with the lowest total scores what the other pair holds.</source>
        <comment>two lines</comment>
        <translation>Först börjar dubbelsexan, sedan den som vann; man spelar till 200.
Inga extrapoäng: paret med lägst total vinner och får det andra parets prickar.</translation>
    </message>
    <message>
        <source>Pairs under the tree: whoever holds the lowest hand wins a blocked game.
Extra points for capicúa, for the double blank as last tile and for passes.</source>
        <comment>two lines</comment>
        <translation>Par i trädets skugga: vid blockerat spel vinner den lägsta handen.
Extrapoäng för capicúa, för dubbelblank som sista bricka och för pass.</translation>
    </message>
    <message>
        <source>Pairs to 500: the winners score the pips of all four hands.
Extra points for the first four rounds, for capicú and for the double blank.</source>
        <comment>two lines</comment>
        <translation>Par till 500: vinnarna får prickarna på alla fyra händer.
Extrapoäng för de fyra första omgångarna, för capicú och för dubbelblank.</translation>
    </message>
    <message>
        <source>Pairs with ten tiles each from the larger set; fifteen stay out of play.
Going out with a tile that fits both ends doubles the round.</source>
        <comment>two lines</comment>
        <translation>Par med tio brickor var ur det större setet; femton läggs undan.
Att gå ut med en bricka som passar i båda ändarna dubblar omgången.</translation>
    </message>
    <message>
        <source>A short match to 20: up to 20 pips count 2 points, every 10 more one point.
In a tie the pair that led the round wins.</source>
        <comment>two lines</comment>
        <translation>En kort match till 20: upp till 20 prickar ger 2 poäng, varje 10 till ger en.
Vid lika vinner paret som började omgången.</translation>
    </message>
    <message>
        <source>One point for each round won; the winning partners choose who leads the next.
Six points against none win; once both pairs have scored, all start again.</source>
        <comment>two lines</comment>
        <translation>En poäng för varje vunnen omgång; det vinnande paret väljer vem som börjar nästa.
Sex–noll vinner; när båda paren har poäng börjar man om.</translation>
    </message>
    <message>
        <source>Everybody alone, all tiles dealt, one point for each round won.
Six points win the match while somebody still has none.</source>
        <comment>two lines</comment>
        <translation>Alla spelar för sig själva, alla brickor delas ut, en poäng per vunnen omgång.
Sex poäng vinner så länge någon fortfarande står på noll.</translation>
    </message>
    <message>
        <source>A tile from the boneyard starts the line; if nothing fits, take just one.
Once a number is used up, anybody may call the game blocked.</source>
        <comment>two lines</comment>
        <translation>En bricka ur högen börjar kedjan; om inget passar tar man bara en.
När ett tal är slut får vem som helst säga att spelet är blockerat.</translation>
    </message>
    <message>
        <source>Score at once when the open ends add up to a multiple of five.
The first double grows in four directions. An American favourite.</source>
        <comment>two lines</comment>
        <translation>Man får poäng direkt när de öppna ändarnas summa är delbar med fem.
Den första dubbeln växer åt fyra håll. En amerikansk favorit.</translation>
    </message>
    <message>
        <source>All Fives in one straight line, without side arms.
Score at once when the two ends add up to a multiple of five.</source>
        <comment>two lines</comment>
        <translation>All Fives i en enda rak kedja, utan sidoarmar.
Man får poäng direkt när de två ändarnas summa är delbar med fem.</translation>
    </message>
    <message>
        <source>All Fives from California: every double grows in four directions.
More ends, more sums, more chances to score.</source>
        <comment>two lines</comment>
        <translation>All Fives från Kalifornien: varje dubbel växer åt fyra håll.
Fler ändar, fler summor, fler chanser till poäng.</translation>
    </message>
    <message>
        <source>Score at once when the open ends add up to a multiple of three.
The first double grows in four directions. Easier sums for younger players.</source>
        <comment>two lines</comment>
        <translation>Man får poäng direkt när de öppna ändarnas summa är delbar med tre.
Den första dubbeln växer åt fyra håll. Lättare summor för de yngre.</translation>
    </message>
    <message>
        <source>The British pub game: each five and each three in the two ends&apos; total is a point.
Reach exactly 61; nobody takes tiles.</source>
        <comment>two lines</comment>
        <translation>Det brittiska pubspelet: varje femma och varje trea i ändarnas summa ger en poäng.
Man ska nå exakt 61; ingen tar brickor.</translation>
    </message>
    <message>
        <source>Two points when both ends show the same number, three if one is a double.
A quick match to 15; take tiles until one fits.</source>
        <comment>two lines</comment>
        <translation>Två poäng när båda ändarna visar samma tal, tre om en av dem är en dubbel.
En snabb match till 15; man tar brickor tills en passar.</translation>
    </message>
    <message>
        <source>Bergen with four arms: the first double must be surrounded before they grow.
The more ends show the same number, the more points.</source>
        <comment>two lines</comment>
        <translation>Bergen med fyra armar: den första dubbeln måste omringas innan de växer.
Ju fler ändar med samma tal, desto fler poäng.</translation>
    </message>
    <message>
        <source>Pairs as in Manaus: ends that add up to a multiple of five score at once.
A pass gives the other pair 20 points.</source>
        <comment>two lines</comment>
        <translation>Parspel som i Manaus: när ändarnas summa är delbar med fem får man poäng direkt.
Ett pass ger det andra paret 20 poäng.</translation>
    </message>
    <message>
        <source>The double six leads, and four sixes must surround it before anything else.
For four players; then four arms grow, and nobody takes tiles.</source>
        <comment>two lines</comment>
        <translation>Dubbelsexan börjar, och fyra sexor måste omringa den före allt annat.
För fyra spelare; sedan växer fyra armar, och ingen tar brickor.</translation>
    </message>
    <message>
        <source>Four tiles surround the first double before the arms may grow.
Take tiles until one fits; the last two stay in the boneyard.</source>
        <comment>two lines</comment>
        <translation>Fyra brickor omringar den första dubbeln innan armarna får växa.
Man tar tills en bricka passar; de två sista ligger kvar i högen.</translation>
    </message>
    <message>
        <source>Four tiles surround the first double, then each arm gets its own double.
If nothing fits, take one tile; only a finished cross may grow.</source>
        <comment>two lines</comment>
        <translation>Fyra brickor omringar den första dubbeln, sedan får varje arm sin egen dubbel.
Om inget passar tar man en bricka; bara ett färdigt kors får växa.</translation>
    </message>
    <message>
        <source>Touching numbers need not be equal: together they make seven.
Four matadors fit anywhere. With larger sets the sum is 10 or 13.</source>
        <comment>two lines</comment>
        <translation>Talen som möts behöver inte vara lika: tillsammans blir de sju.
Fyra matadorer passar överallt. Med större set blir summan 10 eller 13.</translation>
    </message>
    <message>
        <source>Everybody builds a train of their own, and one train belongs to all.
Up to eight players; the fewest pips after all rounds win.</source>
        <comment>two lines</comment>
        <translation>Alla bygger ett eget tåg, och ett tåg är till för alla.
Upp till åtta spelare; minst prickar efter alla omgångar vinner.</translation>
    </message>
    <message>
        <source>Every double must get three toes before anything else is played.
Up to eight players; the fewest pips after all rounds win.</source>
        <comment>two lines</comment>
        <translation>Varje dubbel måste få tre tår innan något annat läggs.
Upp till åtta spelare; minst prickar efter alla omgångar vinner.</translation>
    </message>
</context>
<context>
    <name>Rule set file</name>
    <message>
        <source>The file cannot be opened.</source>
        <translation>Filen går inte att öppna.</translation>
    </message>
    <message>
        <source>The file is too large for a rule set.</source>
        <translation>Filen är för stor för att vara regler.</translation>
    </message>
    <message>
        <source>The file cannot be read as a rule set: %1</source>
        <translation>Filen kan inte läsas som regler: %1</translation>
    </message>
    <message>
        <source>%2: this setting is unknown.</source>
        <comment>%2: the place in the file</comment>
        <translation>%2: inställningen är okänd.</translation>
    </message>
    <message>
        <source>%2: this setting is missing.</source>
        <comment>%2: the place in the file</comment>
        <translation>%2: inställningen saknas.</translation>
    </message>
    <message>
        <source>%2: %1 is not the right kind of value.</source>
        <comment>%2: the place</comment>
        <translation>%2: %1 är fel sorts värde.</translation>
    </message>
    <message>
        <source>%2: the name %1 is unknown.</source>
        <comment>%2: the place in the file</comment>
        <translation>%2: namnet %1 är okänt.</translation>
    </message>
    <message>
        <source>%2: %1 is too small or too large.</source>
        <comment>%2: the place</comment>
        <translation>%2: %1 är för litet eller för stort.</translation>
    </message>
    <message>
        <source>%2: this contradicts %1.</source>
        <comment>%1, %2: places in the file</comment>
        <translation>%2: detta säger emot %1.</translation>
    </message>
    <message>
        <source>%2: more tiles are dealt than the set has (%1).</source>
        <comment>%1: like 4 x 8 of 28</comment>
        <translation>%2: fler brickor delas ut än setet har (%1).</translation>
    </message>
    <message>
        <source>%1 Allowed: %2.</source>
        <comment>%1: a whole sentence about a fault; %2: a list of words</comment>
        <translation>%1 Tillåtet: %2.</translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>The game is blocked when nobody can lay a tile any more.</source>
        <translation>Spelet är blockerat när ingen kan lägga någon bricka längre.</translation>
    </message>
    <message numerus="yes">
        <source>The game is blocked when nobody can lay a tile and the boneyard holds no more than %n tile(s).</source>
        <comment>1 or 2</comment>
        <translation>
            <numerusform>Spelet är blockerat när ingen kan lägga någon bricka och högen har högst %n bricka kvar.</numerusform>
            <numerusform>Spelet är blockerat när ingen kan lägga någon bricka och högen har högst %n brickor kvar.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is blocked when nobody can lay a tile and the boneyard is empty.</source>
        <translation>Spelet är blockerat när ingen kan lägga någon bricka och högen är tom.</translation>
    </message>
    <message>
        <source>Both ends of the line count.</source>
        <translation>Kedjans båda ändar räknas.</translation>
    </message>
    <message>
        <source>Every open end counts, also the free sides of a double that opens to four sides.</source>
        <translation>Alla öppna ändar räknas, även de fria sidorna på en dubbel som öppnar åt fyra håll.</translation>
    </message>
    <message>
        <source>Every end counts that may be used at that moment.</source>
        <translation>Alla ändar där man får lägga just då räknas.</translation>
    </message>
    <message>
        <source>For each player, their own train, the Mexican Train and every marked train count.</source>
        <comment>open ends</comment>
        <translation>För varje spelare räknas det egna tåget, det mexikanska tåget och alla märkta tåg.</translation>
    </message>
    <message>
        <source>For each player, their own train and the Mexican Train count.</source>
        <comment>open ends</comment>
        <translation>För varje spelare räknas det egna tåget och det mexikanska tåget.</translation>
    </message>
    <message>
        <source>A player who cannot play says so; then everybody is asked once, in turn (%1): can you play a tile?</source>
        <comment>%1: clockwise or counter-clockwise</comment>
        <translation>Den som inte kan lägga säger det; sedan får alla frågan en gång, i tur och ordning (%1): kan du lägga en bricka?</translation>
    </message>
    <message>
        <source>If anybody can, the game is not blocked, and that player lays a tile at once.</source>
        <translation>Om någon kan är spelet inte blockerat, och den spelaren lägger genast en bricka.</translation>
    </message>
    <message>
        <source>If nobody can, the round is over: all hands are laid open and the pips are counted.</source>
        <translation>Om ingen kan är omgången slut: alla händer läggs upp och prickarna räknas.</translation>
    </message>
    <message>
        <source>A newly marked train opens the table again, so the others are asked anew.</source>
        <translation>Ett nymärkt tåg öppnar bordet igen, så då får de andra frågan på nytt.</translation>
    </message>
    <message>
        <source>A pass by choice is no answer: it does not help to block the game.</source>
        <translation>Att passa fast man kan lägga är inget svar: det bidrar inte till att spelet blockeras.</translation>
    </message>
    <message>
        <source>A round is never blocked: when it is over, everybody counts the tiles they have laid aside.</source>
        <translation>En omgång blir aldrig blockerad: när den är slut räknar alla de brickor som de har lagt undan.</translation>
    </message>
    <message>
        <source>The program checks every answer.</source>
        <translation>Programmet kontrollerar varje svar.</translation>
    </message>
    <message>
        <source>Everybody answers on their honour; after the round all hands are shown and wrong answers are found.</source>
        <translation>Alla svarar på hedersord; efter omgången visas alla händer och felaktiga svar upptäcks.</translation>
    </message>
    <message>
        <source>Even when every tile that could fit is on the table, the round goes on until everybody has answered.</source>
        <translation>Även när alla brickor som kunde passa ligger på bordet fortsätter omgången tills alla har svarat.</translation>
    </message>
    <message>
        <source>When every tile that could fit is on the table, any player may stop the round at once, even if tiles are left to take.</source>
        <translation>När alla brickor som kunde passa ligger på bordet får vem som helst genast avbryta omgången, även om det finns brickor kvar att ta.</translation>
    </message>
    <message>
        <source>When every tile that could fit is on the table, the round stops by itself, even if tiles are left to take.</source>
        <translation>När alla brickor som kunde passa ligger på bordet slutar omgången av sig själv, även om det finns brickor kvar att ta.</translation>
    </message>
    <message>
        <source>The neighbour is the next player in turn.</source>
        <translation>Grannen är nästa spelare i turordningen.</translation>
    </message>
    <message>
        <source>The neighbour is the player whose turn comes just before.</source>
        <translation>Grannen är föregående spelare i turordningen.</translation>
    </message>
    <message>
        <source>These rules are tried in this order until one decides.</source>
        <comment>before rules about a tie</comment>
        <translation>De här reglerna prövas i den här ordningen tills en avgör.</translation>
    </message>
    <message numerus="yes">
        <source>Several ties in a row double it again, but at most to %n time(s) the points.</source>
        <translation>
            <numerusform>Lika flera gånger i rad dubblar igen, men högst till %n gång poängen.</numerusform>
            <numerusform>Lika flera gånger i rad dubblar igen, men högst till %n gånger poängen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every further tie in a row doubles it again.</source>
        <translation>Lika flera gånger i rad dubblar om och om igen.</translation>
    </message>
    <message numerus="yes">
        <source>Several ties in a row add up, but at most to %n extra point(s).</source>
        <translation>
            <numerusform>Lika flera gånger i rad läggs ihop, men högst till %n extrapoäng.</numerusform>
            <numerusform>Lika flera gånger i rad läggs ihop, men högst till %n extrapoäng.</numerusform>
        </translation>
    </message>
    <message>
        <source>Several ties in a row add up without limit.</source>
        <translation>Lika flera gånger i rad läggs ihop utan gräns.</translation>
    </message>
    <message numerus="yes">
        <source>In such a tie those opponents score %n point(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Då får dessa motståndare %n poäng.</numerusform>
            <numerusform>Då får dessa motståndare %n poäng.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tiles and players</source>
        <comment>heading</comment>
        <translation>Brickor och spelare</translation>
    </message>
    <message>
        <source>Who begins</source>
        <comment>heading: who leads a round</comment>
        <translation>Vem som börjar</translation>
    </message>
    <message>
        <source>Laying tiles</source>
        <comment>heading</comment>
        <translation>Att lägga brickor</translation>
    </message>
    <message>
        <source>When no tile fits</source>
        <comment>heading</comment>
        <translation>När ingen bricka passar</translation>
    </message>
    <message>
        <source>When the game is blocked</source>
        <comment>heading</comment>
        <translation>När spelet är blockerat</translation>
    </message>
    <message>
        <source>Who wins a blocked game</source>
        <comment>heading</comment>
        <translation>Vem som vinner ett blockerat spel</translation>
    </message>
    <message>
        <source>In a tie</source>
        <comment>heading</comment>
        <translation>Vid lika</translation>
    </message>
    <message>
        <source>Points for a round</source>
        <comment>heading</comment>
        <translation>Poäng för en omgång</translation>
    </message>
    <message>
        <source>Points during play</source>
        <comment>heading</comment>
        <translation>Poäng under spelet</translation>
    </message>
    <message>
        <source>Extra points</source>
        <comment>heading</comment>
        <translation>Extrapoäng</translation>
    </message>
    <message>
        <source>The match</source>
        <comment>heading</comment>
        <translation>Matchen</translation>
    </message>
    <message>
        <source>Fouls</source>
        <comment>heading: wrong answers and other mistakes</comment>
        <translation>Regelbrott</translation>
    </message>
    <message numerus="yes">
        <source>The set is a double-two set with %n tile(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Setet går upp till dubbeltvåan och har %n bricka.</numerusform>
            <numerusform>Setet går upp till dubbeltvåan och har %n brickor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The set is a double-three set with %n tile(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Setet går upp till dubbeltrean och har %n bricka.</numerusform>
            <numerusform>Setet går upp till dubbeltrean och har %n brickor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The set is a double-six set with %n tile(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Setet går upp till dubbelsexan och har %n bricka.</numerusform>
            <numerusform>Setet går upp till dubbelsexan och har %n brickor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The set is a double-nine set with %n tile(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Setet går upp till dubbelnian och har %n bricka.</numerusform>
            <numerusform>Setet går upp till dubbelnian och har %n brickor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The set is a double-twelve set with %n tile(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Setet går upp till dubbeltolvan och har %n bricka.</numerusform>
            <numerusform>Setet går upp till dubbeltolvan och har %n brickor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The set is a double-fifteen set with %n tile(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Setet går upp till dubbelfemton och har %n bricka.</numerusform>
            <numerusform>Setet går upp till dubbelfemton och har %n brickor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The set is a double-eighteen set with %n tile(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Setet går upp till dubbelarton och har %n bricka.</numerusform>
            <numerusform>Setet går upp till dubbelarton och har %n brickor.</numerusform>
        </translation>
    </message>
    <message>
        <source>Double-two</source>
        <comment>a set of tiles</comment>
        <translation>Dubbeltvåa</translation>
    </message>
    <message>
        <source>Double-three</source>
        <comment>a set of tiles</comment>
        <translation>Dubbeltrea</translation>
    </message>
    <message>
        <source>Double-six</source>
        <comment>a set of tiles</comment>
        <translation>Dubbelsexa</translation>
    </message>
    <message>
        <source>Double-nine</source>
        <comment>a set of tiles</comment>
        <translation>Dubbelnia</translation>
    </message>
    <message>
        <source>Double-twelve</source>
        <comment>a set of tiles</comment>
        <translation>Dubbeltolva</translation>
    </message>
    <message>
        <source>Double-fifteen</source>
        <comment>a set of tiles</comment>
        <translation>Dubbelfemton</translation>
    </message>
    <message>
        <source>Double-eighteen</source>
        <comment>a set of tiles</comment>
        <translation>Dubbelarton</translation>
    </message>
    <message>
        <source>The game is for %1 players.</source>
        <comment>%1: numbers, like 4, 2 or 4, 2 to 8; never 1</comment>
        <translation>Spelet är för %1 spelare.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>numbers of players within a sentence, like 2 to 8</comment>
        <translation>%1 till %2</translation>
    </message>
    <message>
        <source>Everybody plays alone.</source>
        <translation>Alla spelar för sig själva.</translation>
    </message>
    <message>
        <source>Two pairs play: partners sit opposite each other and win together.</source>
        <translation>Två par spelar: medspelarna sitter mitt emot varandra och vinner tillsammans.</translation>
    </message>
    <message numerus="yes">
        <source>Everybody starts with %n tile(s).</source>
        <comment>tiles dealt to each player; never zero</comment>
        <translation>
            <numerusform>Alla börjar med %n bricka.</numerusform>
            <numerusform>Alla börjar med %n brickor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %1 players everybody starts with %n tile(s).</source>
        <comment>%1: numbers of players, like 2, 3 or 4; tiles dealt to each player; never zero</comment>
        <translation>
            <numerusform>Med %1 spelare börjar alla med %n bricka.</numerusform>
            <numerusform>Med %1 spelare börjar alla med %n brickor.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>%1: a set, like Double-nine; %2: a list, like 9 tiles with 2 players and 7 tiles with 3 or 4</comment>
        <translation>%1: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) with %1 players</source>
        <comment>part of a list, after Double-nine; %1: numbers of players, like 3 or 4; tiles for each player; never zero</comment>
        <translation>
            <numerusform>%n bricka med %1 spelare</numerusform>
            <numerusform>%n brickor med %1 spelare</numerusform>
        </translation>
    </message>
    <message>
        <source>All tiles of the set are used.</source>
        <translation>Setets alla brickor används.</translation>
    </message>
    <message>
        <source>These tiles are left out: %1.</source>
        <comment>%1: tiles, like 0-0</comment>
        <translation>De här brickorna tas bort: %1.</translation>
    </message>
    <message>
        <source>With %1 players these tiles are left out: %2.</source>
        <comment>%1: a number; %2: tiles, like 0-0</comment>
        <translation>Med %1 spelare tas de här brickorna bort: %2.</translation>
    </message>
    <message>
        <source>The table is empty before the first turn.</source>
        <translation>Bordet är tomt före första turen.</translation>
    </message>
    <message>
        <source>One tile from the boneyard is turned up and is the first tile on the table; play goes on from it.</source>
        <translation>En bricka ur högen vänds upp och är den första på bordet; man spelar vidare från den.</translation>
    </message>
    <message>
        <source>A double lies ready in the middle: %1 in round 1, then one lower in each round; after 0-0 comes %1 again.</source>
        <comment>%1: the highest double of the set, like 6-6; round = one deal</comment>
        <translation>En dubbel ligger färdig i mitten: %1 i omgång 1, sedan en lägre för varje omgång, och efter 0-0 åter %1.</translation>
    </message>
    <message>
        <source>Every deal is played, however many doubles somebody has.</source>
        <translation>Varje giv spelas, hur många dubblar någon än har.</translation>
    </message>
    <message numerus="yes">
        <source>Whoever is dealt at least %n double(s) may ask for a new deal before doing anything else.</source>
        <comment>4 to 7, never zero</comment>
        <translation>
            <numerusform>Den som i given får minst %n dubbel kan be om ny giv, men bara som sitt allra första drag.</numerusform>
            <numerusform>Den som i given får minst %n dubblar kan be om ny giv, men bara som sitt allra första drag.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whoever holds the highest double begins the first round.</source>
        <translation>Den som har den högsta dubbeln börjar första omgången.</translation>
    </message>
    <message>
        <source>Whoever holds the lowest double begins the first round; the double blank is passed over.</source>
        <translation>Den som har den lägsta dubbeln börjar första omgången; dubbelblank hoppas över.</translation>
    </message>
    <message>
        <source>Whoever holds the heaviest tile begins the first round.</source>
        <translation>Den som har den tyngsta brickan börjar första omgången.</translation>
    </message>
    <message>
        <source>Who begins the first round is decided by lot.</source>
        <translation>Lotten avgör vem som börjar första omgången.</translation>
    </message>
    <message>
        <source>Whoever holds %1 begins the first round.</source>
        <comment>%1: a tile, like 6-6</comment>
        <translation>Den som har %1 börjar första omgången.</translation>
    </message>
    <message>
        <source>Whoever holds the double of the round begins: 0-0 in round 1, 1-1 in round 2 and so on; after %1 comes 0-0.</source>
        <comment>%1: the highest double of the set, like 6-6; round = one deal</comment>
        <translation>Den som har omgångens dubbel börjar: 0-0 i omgång 1, 1-1 i omgång 2 och så vidare; efter %1 kommer 0-0.</translation>
    </message>
    <message>
        <source>If nobody was dealt it, whoever holds the highest double begins.</source>
        <comment>a tile</comment>
        <translation>Om ingen har fått den börjar den som har den högsta dubbeln.</translation>
    </message>
    <message>
        <source>The tile that decides who begins must be laid first.</source>
        <translation>Brickan som avgör vem som börjar måste läggas först.</translation>
    </message>
    <message>
        <source>Any tile may be laid first.</source>
        <comment>by the player who begins</comment>
        <translation>Vilken bricka som helst får läggas först.</translation>
    </message>
    <message>
        <source>If nobody has a double, whoever holds the heaviest tile begins.</source>
        <translation>Om ingen har en dubbel börjar den som har den tyngsta brickan.</translation>
    </message>
    <message>
        <source>If nobody has a double, the tiles are dealt again.</source>
        <translation>Om ingen har en dubbel delas brickorna om.</translation>
    </message>
    <message>
        <source>If nobody has a double in a later round, whoever won the last one begins with any tile.</source>
        <translation>Om ingen har en dubbel i en senare omgång börjar den som vann den förra, med vilken bricka som helst.</translation>
    </message>
    <message>
        <source>In each later round the next player in turn begins, with any tile.</source>
        <translation>I varje senare omgång börjar nästa spelare i tur, med vilken bricka som helst.</translation>
    </message>
    <message>
        <source>Whoever won a round begins the next one, with any tile.</source>
        <translation>Den som vann en omgång börjar nästa, med vilken bricka som helst.</translation>
    </message>
    <message>
        <source>The pair that won begins the next round: the winner may leave the first tile to the partner.</source>
        <translation>Paret som vann börjar nästa omgång: vinnaren kan låta medspelaren lägga första brickan.</translation>
    </message>
    <message>
        <source>Whoever won a round begins the next one with a double; without one, the next player in turn who has a double.</source>
        <translation>Den som vann en omgång börjar nästa med en dubbel; utan dubbel börjar nästa spelare i tur som har en.</translation>
    </message>
    <message>
        <source>Who begins a later round is decided by lot.</source>
        <translation>Lotten avgör vem som börjar en senare omgång.</translation>
    </message>
    <message>
        <source>Every later round begins like the first one.</source>
        <translation>Varje senare omgång börjar likadant som den första.</translation>
    </message>
    <message>
        <source>In each later round the next player in turn begins.</source>
        <comment>a tile lies on the table</comment>
        <translation>I varje senare omgång börjar nästa spelare i tur.</translation>
    </message>
    <message>
        <source>Whoever won a round begins the next one.</source>
        <comment>a tile lies on the table</comment>
        <translation>Den som vann en omgång börjar nästa.</translation>
    </message>
    <message>
        <source>After a blocked game that is the one of the two winners with the lower count.</source>
        <comment>who begins</comment>
        <translation>Efter ett blockerat spel är det den av de två vinnarna som har lägst summa.</translation>
    </message>
    <message>
        <source>After a blocked game with a winner, who begins is decided in the same way.</source>
        <translation>Efter ett blockerat spel med en vinnare avgörs på samma sätt vem som börjar.</translation>
    </message>
    <message>
        <source>After a blocked game with a winner, who begins is decided by lot.</source>
        <translation>Efter ett blockerat spel med en vinnare avgör lotten vem som börjar.</translation>
    </message>
    <message>
        <source>After a blocked game with a winner, the next player in turn begins.</source>
        <translation>Efter ett blockerat spel med en vinnare börjar nästa spelare i tur.</translation>
    </message>
    <message>
        <source>After a blocked game with a winner, whoever is dealt %1 begins.</source>
        <comment>%1: a tile, like 6-6</comment>
        <translation>Efter ett blockerat spel med en vinnare börjar den som får %1 i given.</translation>
    </message>
    <message>
        <source>After a round without a winner, the next player in turn begins.</source>
        <translation>Efter en omgång utan vinnare börjar nästa spelare i tur.</translation>
    </message>
    <message>
        <source>After a round without a winner, the same player begins again.</source>
        <translation>Efter en omgång utan vinnare börjar samma spelare igen.</translation>
    </message>
    <message>
        <source>After a round without a winner, who begins is decided by lot.</source>
        <translation>Efter en omgång utan vinnare avgör lotten vem som börjar.</translation>
    </message>
    <message>
        <source>After a round without a winner, whoever is dealt %1 begins.</source>
        <comment>%1: a tile, like 6-6</comment>
        <translation>Efter en omgång utan vinnare börjar den som får %1 i given.</translation>
    </message>
    <message>
        <source>After a round without a winner, the one of the tied players who is dealt the highest double begins.</source>
        <translation>Efter en omgång utan vinnare börjar den av dem som låg lika som får den högsta dubbeln i given.</translation>
    </message>
    <message numerus="yes">
        <source>The match ends when somebody has %n point(s); the highest total wins.</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Matchen slutar när någon har %n poäng; högst total vinner.</numerusform>
            <numerusform>Matchen slutar när någon har %n poäng; högst total vinner.</numerusform>
        </translation>
    </message>
    <message>
        <source>If the best are level, one more round is played.</source>
        <translation>Om de bästa ligger lika spelas en omgång till.</translation>
    </message>
    <message numerus="yes">
        <source>The match ends when somebody has %n point(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Matchen slutar när någon har %n poäng.</numerusform>
            <numerusform>Matchen slutar när någon har %n poäng.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A game ends when somebody has %n point(s).</source>
        <comment>never zero; a match is several games</comment>
        <translation>
            <numerusform>Ett parti slutar när någon har %n poäng.</numerusform>
            <numerusform>Ett parti slutar när någon har %n poäng.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match lasts %n round(s).</source>
        <comment>round = one deal; never zero</comment>
        <translation>
            <numerusform>Matchen varar i %n omgång.</numerusform>
            <numerusform>Matchen varar i %n omgångar.</numerusform>
        </translation>
    </message>
    <message>
        <source>The highest total wins the match.</source>
        <translation>Högst total vinner matchen.</translation>
    </message>
    <message>
        <source>Somebody else must still have no points then: once everybody has scored, all begin again at zero.</source>
        <translation>Då måste någon annan fortfarande stå på noll: när alla har fått poäng börjar alla om från noll.</translation>
    </message>
    <message>
        <source>The lowest total wins the match.</source>
        <translation>Lägst total vinner matchen.</translation>
    </message>
    <message>
        <source>Whoever first wins two games wins the match.</source>
        <translation>Den som först vinner två partier vinner matchen.</translation>
    </message>
    <message>
        <source>Whoever first wins three games wins the match.</source>
        <translation>Den som först vinner tre partier vinner matchen.</translation>
    </message>
    <message>
        <source>More points than needed are fine, too.</source>
        <comment>at the end of a match</comment>
        <translation>Fler poäng än så går också bra.</translation>
    </message>
    <message>
        <source>It must be exactly that many points: whoever has them ends the round at once and wins.</source>
        <comment>at the end of a match</comment>
        <translation>Det måste bli exakt så många poäng: den som har dem avslutar genast omgången och vinner.</translation>
    </message>
    <message>
        <source>A score that would go past the target does not count.</source>
        <translation>Poäng som skulle gå förbi målet räknas inte.</translation>
    </message>
    <message>
        <source>A score that goes past the target counts but does not win; once all are past it, the lowest total wins.</source>
        <translation>Poäng som går förbi målet räknas men vinner inte; när alla är förbi målet vinner lägst total.</translation>
    </message>
    <message numerus="yes">
        <source>After %n minute(s) the round in play is the last one.</source>
        <translation>
            <numerusform>Efter %n minut är den pågående omgången den sista.</numerusform>
            <numerusform>Efter %n minuter är den pågående omgången den sista.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no time limit.</source>
        <translation>Det finns ingen tidsgräns.</translation>
    </message>
    <message>
        <source>%1: no rule about it.</source>
        <comment>%1: a foul, like Touching or showing a tile</comment>
        <translation>%1: ingen regel om det.</translation>
    </message>
    <message>
        <source>%1: this is a foul.</source>
        <comment>%1: like Touching or showing a tile</comment>
        <translation>%1: det är ett regelbrott.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n penalty point(s).</source>
        <comment>%1: a foul, like Wrong answer</comment>
        <translation>
            <numerusform>%1: %n straffpoäng.</numerusform>
            <numerusform>%1: %n straffpoäng.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: no penalty points.</source>
        <comment>%1: a foul, like Wrong answer</comment>
        <translation>%1: inga straffpoäng.</translation>
    </message>
    <message>
        <source>%1: the round counts all the same.</source>
        <comment>%1: a foul, like Wrong answer</comment>
        <translation>%1: omgången räknas ändå.</translation>
    </message>
    <message>
        <source>%1: the round does not count and is dealt again.</source>
        <comment>%1: a foul, like Wrong answer</comment>
        <translation>%1: omgången räknas inte utan delas om.</translation>
    </message>
    <message>
        <source>%1: that side cannot win the round any more.</source>
        <comment>%1: a foul, like Wrong answer</comment>
        <translation>%1: den som gjorde fel, eller paret, kan inte vinna omgången längre.</translation>
    </message>
    <message>
        <source>%1: the match goes on.</source>
        <comment>%1: a foul, like Wrong answer</comment>
        <translation>%1: matchen går vidare.</translation>
    </message>
    <message>
        <source>%1: that side loses the match.</source>
        <comment>%1: a foul, like Wrong answer</comment>
        <translation>%1: den som gjorde fel, eller paret, förlorar matchen.</translation>
    </message>
    <message>
        <source>The tiles make one line, and every tile goes on one of its two ends.</source>
        <translation>Brickorna bildar en enda kedja, och varje bricka läggs i någon av dess två ändar.</translation>
    </message>
    <message>
        <source>The tiles make a line that can grow side arms.</source>
        <translation>Brickorna bildar en kedja som kan få sidoarmar.</translation>
    </message>
    <message>
        <source>The tiles grow outwards in arms from the first tile.</source>
        <translation>Brickorna växer utåt i armar från den första brickan.</translation>
    </message>
    <message>
        <source>From the middle everybody builds a train of their own; the Mexican Train beside them is open to all.</source>
        <translation>Från mitten bygger alla ett eget tåg; det mexikanska tåget bredvid är öppet för alla.</translation>
    </message>
    <message>
        <source>Doubles have two ends like any other tile.</source>
        <translation>Dubblar har två ändar som alla andra brickor.</translation>
    </message>
    <message>
        <source>The first double of a round opens to four sides: the two long sides first, then the two short ones.</source>
        <translation>Omgångens första dubbel öppnar åt fyra håll: först de två långsidorna, sedan de två kortsidorna.</translation>
    </message>
    <message>
        <source>Every double opens to four sides: the two long sides first, then the two short ones.</source>
        <translation>Varje dubbel öppnar åt fyra håll: först de två långsidorna, sedan de två kortsidorna.</translation>
    </message>
    <message>
        <source>A double that begins the round opens to four sides: the two long sides first, then the two short ones.</source>
        <translation>En dubbel som börjar omgången öppnar åt fyra håll: först de två långsidorna, sedan de två kortsidorna.</translation>
    </message>
    <message>
        <source>From the first tile on, every open end may be used.</source>
        <translation>Från och med första brickan får alla öppna ändar användas.</translation>
    </message>
    <message>
        <source>All four sides of the first double must be filled before any arm may go on.</source>
        <translation>Alla fyra sidor av den första dubbeln måste fyllas innan någon arm får fortsätta.</translation>
    </message>
    <message>
        <source>All four sides of the first double must be filled, then each arm needs a double before anything else is laid.</source>
        <translation>Alla fyra sidor av den första dubbeln måste fyllas, och sedan behöver varje arm en dubbel innan något annat läggs.</translation>
    </message>
    <message numerus="yes">
        <source>The first double needs %n tile(s) around it, like a star, before any arm may go on.</source>
        <comment>6 or 8, never zero</comment>
        <translation>
            <numerusform>Den första dubbeln behöver %n bricka runt sig, som en stjärna, innan någon arm får fortsätta.</numerusform>
            <numerusform>Den första dubbeln behöver %n brickor runt sig, som en stjärna, innan någon arm får fortsätta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every later double needs %n tile(s) laid on it, like toes, before anything else.</source>
        <comment>chicken foot: the tiles on a double look like toes; never zero</comment>
        <translation>
            <numerusform>Varje senare dubbel behöver få %n bricka lagd mot sig, som tår, innan något annat läggs.</numerusform>
            <numerusform>Varje senare dubbel behöver få %n brickor lagda mot sig, som tår, innan något annat läggs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first double needs %n tile(s) before play goes on elsewhere.</source>
        <comment>3 to 8, never zero</comment>
        <translation>
            <numerusform>Den första dubbeln behöver %n bricka innan spelet fortsätter på andra ställen.</numerusform>
            <numerusform>Den första dubbeln behöver %n brickor innan spelet fortsätter på andra ställen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A tile fits where it shows the same number as the open end.</source>
        <translation>En bricka passar där den visar samma tal som den öppna änden.</translation>
    </message>
    <message>
        <source>A tile fits where the two halves that touch add up to %1.</source>
        <comment>%1: a number, 7 in double-six</comment>
        <translation>En bricka passar där de två halvor som möts tillsammans blir %1.</translation>
    </message>
    <message>
        <source>Matadors fit everywhere, with either half: %1.</source>
        <comment>matador: a tile that fits everywhere; %1: tiles, like 0-0, 1-6, 2-5 and 3-4</comment>
        <translation>Matadorer passar överallt, med vilken halva som helst: %1.</translation>
    </message>
    <message>
        <source>Doubles lie across the line.</source>
        <translation>Dubblar ligger på tvären.</translation>
    </message>
    <message>
        <source>Doubles lie lengthwise, like all tiles.</source>
        <translation>Dubblar ligger på längden, som alla brickor.</translation>
    </message>
    <message>
        <source>In a turn one tile is laid; then it is the next player&apos;s turn.</source>
        <translation>I varje tur läggs en bricka; sedan är det nästa spelares tur.</translation>
    </message>
    <message>
        <source>In a turn one tile is laid; whoever lays a double lays one more.</source>
        <translation>I varje tur läggs en bricka; den som lägger en dubbel lägger en till.</translation>
    </message>
    <message>
        <source>Whoever can play must play.</source>
        <translation>Den som kan lägga måste lägga.</translation>
    </message>
    <message>
        <source>Whoever can play may also pass.</source>
        <translation>Den som kan lägga får också passa.</translation>
    </message>
    <message>
        <source>Whoever can play may also pass, once nothing more may be taken in that turn.</source>
        <translation>Den som kan lägga får också passa, när inget mer får tas i den turen.</translation>
    </message>
    <message>
        <source>When nothing else fits, a matador must be played.</source>
        <translation>När inget annat passar måste en matador läggas.</translation>
    </message>
    <message>
        <source>A matador may be kept as long as something can be taken from the boneyard; then it must be played.</source>
        <translation>En matador får behållas så länge något kan tas ur högen; sedan måste den läggas.</translation>
    </message>
    <message>
        <source>Nobody has to play a matador: it may always be kept.</source>
        <translation>Ingen måste lägga en matador: den får alltid behållas.</translation>
    </message>
    <message>
        <source>In the first turn everybody lays as many tiles as fit on their own train.</source>
        <translation>I första turen lägger alla så många brickor som passar på det egna tåget.</translation>
    </message>
    <message>
        <source>Whoever lays a double covers it at once with one more tile; if they cannot, the next player must, and nothing else is laid before.</source>
        <translation>Den som lägger en dubbel täcker den genast med en bricka till; om det inte går måste nästa spelare göra det, och inget annat läggs innan dess.</translation>
    </message>
    <message>
        <source>Whoever lays a double lays a second tile wherever it fits.</source>
        <translation>Den som lägger en dubbel lägger en andra bricka var den än passar.</translation>
    </message>
    <message>
        <source>When every tile with the number of a double is used, it needs no more tiles.</source>
        <translation>När alla brickor med dubbelns tal är lagda behöver den inga fler brickor.</translation>
    </message>
    <message>
        <source>A double keeps waiting for its tiles even if every tile with its number is already used.</source>
        <translation>En dubbel fortsätter att vänta på sina brickor även om alla brickor med dess tal redan är lagda.</translation>
    </message>
    <message>
        <source>Whoever has to pass marks their own train: now everybody may play on it, until its owner does.</source>
        <translation>Den som måste passa märker sitt eget tåg: då får alla lägga på det, tills ägaren själv gör det.</translation>
    </message>
    <message>
        <source>Nobody ever plays on the train of another player.</source>
        <translation>Ingen lägger någonsin på en annan spelares tåg.</translation>
    </message>
    <message>
        <source>The round is over when somebody has no tiles left.</source>
        <translation>Omgången är slut när någon inte har några brickor kvar.</translation>
    </message>
    <message>
        <source>The round is over when both partners of a pair have no tiles left.</source>
        <translation>Omgången är slut när båda i ett par är av med sina brickor.</translation>
    </message>
    <message>
        <source>The round is over when nobody has a tile left.</source>
        <translation>Omgången är slut när ingen har någon bricka kvar.</translation>
    </message>
    <message>
        <source>Nobody takes tiles: everybody plays what they were dealt.</source>
        <translation>Ingen tar brickor: alla spelar med det de fick i given.</translation>
    </message>
    <message>
        <source>Whoever cannot play takes one tile from the boneyard.</source>
        <translation>Den som inte kan lägga tar en bricka ur högen.</translation>
    </message>
    <message>
        <source>Whoever cannot play takes tiles from the boneyard until one fits.</source>
        <translation>Den som inte kan lägga tar brickor ur högen tills en passar.</translation>
    </message>
    <message numerus="yes">
        <source>Whoever cannot play takes tiles from the boneyard until one fits, but at most %n tile(s) in a turn.</source>
        <comment>1 to 9, never zero</comment>
        <translation>
            <numerusform>Den som inte kan lägga tar brickor ur högen tills en passar, men högst %n bricka per tur.</numerusform>
            <numerusform>Den som inte kan lägga tar brickor ur högen tills en passar, men högst %n brickor per tur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end %n tile(s) must stay in the boneyard.</source>
        <comment>1 or 2</comment>
        <translation>
            <numerusform>Till sist måste %n bricka ligga kvar i högen.</numerusform>
            <numerusform>Till sist måste %n brickor ligga kvar i högen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every tile of the boneyard may be taken.</source>
        <translation>Alla brickor i högen får tas.</translation>
    </message>
    <message>
        <source>Nobody takes a tile while one fits.</source>
        <comment>from the boneyard</comment>
        <translation>Ingen tar en bricka så länge någon av de egna passar.</translation>
    </message>
    <message>
        <source>A player with a tile that fits may take from the boneyard all the same.</source>
        <translation>Den som har en bricka som passar får ändå ta ur högen.</translation>
    </message>
    <message>
        <source>A taken tile that fits is played at once.</source>
        <translation>En tagen bricka som passar läggs genast.</translation>
    </message>
    <message>
        <source>A taken tile that fits may be kept.</source>
        <translation>En tagen bricka som passar får behållas.</translation>
    </message>
    <message>
        <source>Whoever cannot play passes.</source>
        <translation>Den som inte kan lägga passar.</translation>
    </message>
    <message>
        <source>Whoever still cannot play and may take nothing more passes.</source>
        <translation>Den som fortfarande inte kan lägga och inte får ta mer passar.</translation>
    </message>
    <message>
        <source>Whoever cannot play lays one tile aside, face down; it counts at the end of the round.</source>
        <translation>Den som inte kan lägga lägger undan en bricka med baksidan upp; den räknas i slutet av omgången.</translation>
    </message>
    <message>
        <source>Whoever goes out scores the pips of all the others.</source>
        <translation>Den som går ut får alla de andras prickar.</translation>
    </message>
    <message>
        <source>Whoever goes out scores the pips of the opponents.</source>
        <translation>Den som går ut får motståndarnas prickar.</translation>
    </message>
    <message>
        <source>Whoever goes out scores the pips of all the others, less those of their own side.</source>
        <translation>Den som går ut får alla de andras prickar minus den egna sidans.</translation>
    </message>
    <message>
        <source>Whoever goes out scores the difference in pips from each of the others.</source>
        <translation>Den som går ut får skillnaden i prickar mot var och en av de andra.</translation>
    </message>
    <message>
        <source>Whoever goes out scores the pips of all hands.</source>
        <translation>Den som går ut får prickarna på alla händer.</translation>
    </message>
    <message>
        <source>Whoever goes out scores fixed points.</source>
        <translation>Den som går ut får fasta poäng.</translation>
    </message>
    <message>
        <source>When somebody goes out, everybody is charged with their own pips.</source>
        <translation>När någon går ut skriver alla upp sina egna prickar.</translation>
    </message>
    <message>
        <source>Whoever goes out scores the pips of the opponents, multiplied.</source>
        <translation>Den som går ut får motståndarnas prickar, multiplicerade.</translation>
    </message>
    <message>
        <source>Whoever goes out scores the pips of all the others and of the boneyard.</source>
        <translation>Den som går ut får alla de andras prickar och högens.</translation>
    </message>
    <message>
        <source>Winning a blocked game scores the pips of all the others.</source>
        <translation>Att vinna ett blockerat spel ger alla de andras prickar.</translation>
    </message>
    <message>
        <source>Winning a blocked game scores the pips of the opponents.</source>
        <translation>Att vinna ett blockerat spel ger motståndarnas prickar.</translation>
    </message>
    <message>
        <source>Winning a blocked game scores the pips of all the others, less those of the winner&apos;s own side.</source>
        <translation>Att vinna ett blockerat spel ger alla de andras prickar minus den egna sidans.</translation>
    </message>
    <message>
        <source>Winning a blocked game scores the difference in pips from each of the others.</source>
        <translation>Att vinna ett blockerat spel ger skillnaden i prickar mot var och en av de andra.</translation>
    </message>
    <message>
        <source>Winning a blocked game scores the pips of all hands.</source>
        <translation>Att vinna ett blockerat spel ger prickarna på alla händer.</translation>
    </message>
    <message>
        <source>Winning a blocked game scores fixed points.</source>
        <translation>Att vinna ett blockerat spel ger fasta poäng.</translation>
    </message>
    <message>
        <source>After a blocked game everybody is charged with their own pips.</source>
        <translation>Efter ett blockerat spel skriver alla upp sina egna prickar.</translation>
    </message>
    <message>
        <source>Winning a blocked game scores the pips of the opponents, multiplied.</source>
        <translation>Att vinna ett blockerat spel ger motståndarnas prickar, multiplicerade.</translation>
    </message>
    <message>
        <source>Winning a blocked game scores the pips of all the others and of the boneyard.</source>
        <translation>Att vinna ett blockerat spel ger alla de andras prickar och högens.</translation>
    </message>
    <message>
        <source>Going out and winning a blocked game score alike.</source>
        <translation>Att gå ut och att vinna ett blockerat spel räknas på samma sätt.</translation>
    </message>
    <message numerus="yes">
        <source>Going out scores %n point(s).</source>
        <translation>
            <numerusform>Att gå ut ger %n poäng.</numerusform>
            <numerusform>Att gå ut ger %n poäng.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going out scores no points.</source>
        <translation>Att gå ut ger inga poäng.</translation>
    </message>
    <message numerus="yes">
        <source>Going out with an ordinary tile scores %n point(s).</source>
        <translation>
            <numerusform>Att gå ut med en vanlig bricka ger %n poäng.</numerusform>
            <numerusform>Att gå ut med en vanlig bricka ger %n poäng.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going out with an ordinary tile scores no points.</source>
        <translation>Att gå ut med en vanlig bricka ger inga poäng.</translation>
    </message>
    <message numerus="yes">
        <source>Going out with a double scores %n point(s).</source>
        <translation>
            <numerusform>Att gå ut med en dubbel ger %n poäng.</numerusform>
            <numerusform>Att gå ut med en dubbel ger %n poäng.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going out with a double scores no points.</source>
        <translation>Att gå ut med en dubbel ger inga poäng.</translation>
    </message>
    <message numerus="yes">
        <source>Going out with a tile that fits both ends scores %n point(s).</source>
        <translation>
            <numerusform>Att gå ut med en bricka som passar i båda ändarna ger %n poäng.</numerusform>
            <numerusform>Att gå ut med en bricka som passar i båda ändarna ger %n poäng.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going out with a tile that fits both ends scores no points.</source>
        <translation>Att gå ut med en bricka som passar i båda ändarna ger inga poäng.</translation>
    </message>
    <message numerus="yes">
        <source>Going out with a double that fits both ends scores %n point(s).</source>
        <translation>
            <numerusform>Att gå ut med en dubbel som passar i båda ändarna ger %n poäng.</numerusform>
            <numerusform>Att gå ut med en dubbel som passar i båda ändarna ger %n poäng.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going out with a double that fits both ends scores no points.</source>
        <translation>Att gå ut med en dubbel som passar i båda ändarna ger inga poäng.</translation>
    </message>
    <message numerus="yes">
        <source>Winning a blocked game scores %n point(s).</source>
        <translation>
            <numerusform>Att vinna ett blockerat spel ger %n poäng.</numerusform>
            <numerusform>Att vinna ett blockerat spel ger %n poäng.</numerusform>
        </translation>
    </message>
    <message>
        <source>Winning a blocked game scores no points.</source>
        <translation>Att vinna ett blockerat spel ger inga poäng.</translation>
    </message>
    <message numerus="yes">
        <source>Going out with an ordinary tile makes the points count %n time(s).</source>
        <translation>
            <numerusform>Går man ut med en vanlig bricka räknas poängen %n gång.</numerusform>
            <numerusform>Går man ut med en vanlig bricka räknas poängen %n gånger.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going out with an ordinary tile brings nothing for the pips.</source>
        <translation>Går man ut med en vanlig bricka ger prickarna ingenting.</translation>
    </message>
    <message numerus="yes">
        <source>Going out with a double makes the points count %n time(s).</source>
        <translation>
            <numerusform>Går man ut med en dubbel räknas poängen %n gång.</numerusform>
            <numerusform>Går man ut med en dubbel räknas poängen %n gånger.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going out with a double brings nothing for the pips.</source>
        <translation>Går man ut med en dubbel ger prickarna ingenting.</translation>
    </message>
    <message numerus="yes">
        <source>Going out with a tile that fits both ends makes the points count %n time(s).</source>
        <translation>
            <numerusform>Går man ut med en bricka som passar i båda ändarna räknas poängen %n gång.</numerusform>
            <numerusform>Går man ut med en bricka som passar i båda ändarna räknas poängen %n gånger.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going out with a tile that fits both ends brings nothing for the pips.</source>
        <translation>Går man ut med en bricka som passar i båda ändarna ger prickarna ingenting.</translation>
    </message>
    <message numerus="yes">
        <source>Going out with a double that fits both ends makes the points count %n time(s).</source>
        <translation>
            <numerusform>Går man ut med en dubbel som passar i båda ändarna räknas poängen %n gång.</numerusform>
            <numerusform>Går man ut med en dubbel som passar i båda ändarna räknas poängen %n gånger.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going out with a double that fits both ends brings nothing for the pips.</source>
        <translation>Går man ut med en dubbel som passar i båda ändarna ger prickarna ingenting.</translation>
    </message>
    <message numerus="yes">
        <source>In a blocked game the points count %n time(s).</source>
        <translation>
            <numerusform>Vid blockerat spel räknas poängen %n gång.</numerusform>
            <numerusform>Vid blockerat spel räknas poängen %n gånger.</numerusform>
        </translation>
    </message>
    <message>
        <source>A blocked game brings nothing for the pips.</source>
        <translation>Vid blockerat spel ger prickarna ingenting.</translation>
    </message>
    <message>
        <source>Going out with an ordinary tile makes the points count once.</source>
        <translation>Går man ut med en vanlig bricka räknas poängen en gång.</translation>
    </message>
    <message>
        <source>Going out with a double makes the points count once.</source>
        <translation>Går man ut med en dubbel räknas poängen en gång.</translation>
    </message>
    <message>
        <source>Going out with a tile that fits both ends makes the points count once.</source>
        <translation>Går man ut med en bricka som passar i båda ändarna räknas poängen en gång.</translation>
    </message>
    <message>
        <source>Going out with a double that fits both ends makes the points count once.</source>
        <translation>Går man ut med en dubbel som passar i båda ändarna räknas poängen en gång.</translation>
    </message>
    <message>
        <source>In a blocked game the points count once.</source>
        <translation>Vid blockerat spel räknas poängen en gång.</translation>
    </message>
    <message>
        <source>Whoever plays the last tile and loses the count pays nothing extra.</source>
        <translation>Den som lade sista brickan och förlorar jämförelsen betalar inget extra.</translation>
    </message>
    <message>
        <source>If whoever played the last tile loses the count, the winners score double.</source>
        <translation>Om den som lade sista brickan förlorar jämförelsen får vinnarna dubbla poäng.</translation>
    </message>
    <message>
        <source>If whoever played the last tile loses the count, the winners score three times the points.</source>
        <translation>Om den som lade sista brickan förlorar jämförelsen får vinnarna tredubbla poäng.</translation>
    </message>
    <message>
        <source>If whoever played the last tile loses the count, that side scores %1 and each other side %2 instead.</source>
        <comment>%1, %2: points, like −1 and 2</comment>
        <translation>Om den som lade sista brickan förlorar jämförelsen får den sidan i stället %1 poäng och varje annan sida %2.</translation>
    </message>
    <message>
        <source>Nothing is rounded.</source>
        <translation>Inget avrundas.</translation>
    </message>
    <message>
        <source>The points are rounded to the nearest multiple of 5: %1 becomes %2, %3 becomes %4.</source>
        <comment>numbers</comment>
        <translation>Poängen avrundas till närmaste tal som är delbart med 5: %1 blir %2, %3 blir %4.</translation>
    </message>
    <message>
        <source>The points are rounded down to a multiple of 5: %1 becomes %2.</source>
        <comment>numbers</comment>
        <translation>Poängen avrundas nedåt till ett tal som är delbart med 5: %1 blir %2.</translation>
    </message>
    <message>
        <source>The points are rounded to the nearest multiple of 3: %1 becomes %2, %3 becomes %4.</source>
        <comment>numbers</comment>
        <translation>Poängen avrundas till närmaste tal som är delbart med 3: %1 blir %2, %3 blir %4.</translation>
    </message>
    <message>
        <source>The pips become points in steps.</source>
        <translation>Prickarna blir poäng i steg.</translation>
    </message>
    <message numerus="yes">
        <source>Up to %1 pips are worth %n point(s).</source>
        <comment>%1: a number</comment>
        <translation>
            <numerusform>Upp till %1 prickar ger %n poäng.</numerusform>
            <numerusform>Upp till %1 prickar ger %n poäng.</numerusform>
        </translation>
    </message>
    <message>
        <source>Up to %1 pips are worth no points.</source>
        <comment>%1: a number</comment>
        <translation>Upp till %1 prickar ger inga poäng.</translation>
    </message>
    <message numerus="yes">
        <source>One point more is added for every further %n pip(s) begun: %1 pips are worth %2.</source>
        <comment>%1: a number of pips; %2: a number of points; %n: the size of a step; never zero</comment>
        <translation>
            <numerusform>En poäng till läggs på för varje prick därutöver (steg om %n): %1 prickar ger %2 poäng.</numerusform>
            <numerusform>En poäng till läggs på för varje påbörjat steg om %n prickar därutöver: %1 prickar ger %2 poäng.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything is added up first and then rounded.</source>
        <translation>Allt läggs först ihop och avrundas sedan.</translation>
    </message>
    <message>
        <source>Each hand is rounded first and then added up.</source>
        <translation>Varje hand avrundas först och läggs sedan ihop.</translation>
    </message>
    <message>
        <source>What comes from each opponent is rounded first and then added up.</source>
        <translation>Det som kommer från varje motståndare avrundas först och läggs sedan ihop.</translation>
    </message>
    <message numerus="yes">
        <source>The double blank counts %n pip(s) in a hand.</source>
        <comment>0-0, at the end of a round</comment>
        <translation>
            <numerusform>Dubbelblank räknas som %n prick på handen.</numerusform>
            <numerusform>Dubbelblank räknas som %n prickar på handen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The double blank counts nothing in a hand.</source>
        <translation>Dubbelblank räknas inte på handen.</translation>
    </message>
    <message>
        <source>Nothing is scored before the round is over.</source>
        <translation>Inga poäng delas ut förrän omgången är slut.</translation>
    </message>
    <message>
        <source>Whoever makes the open ends add up to a multiple of %1 scores that sum at once.</source>
        <comment>%1: a number, or several like 3 or 5</comment>
        <translation>Den som får de öppna ändarnas summa att bli delbar med %1 får genast den summan som poäng.</translation>
    </message>
    <message>
        <source>Whoever makes the open ends add up to a multiple of %1 scores that sum at once, and once more if several fit.</source>
        <comment>%1: several numbers, like 3 or 5</comment>
        <translation>Den som får de öppna ändarnas summa att bli delbar med %1 får genast den summan som poäng, och en gång till om flera av talen går jämnt upp.</translation>
    </message>
    <message>
        <source>Whoever makes the open ends add up to a multiple of %1 scores at once how many times it goes into the sum.</source>
        <comment>%1: one number, like 5</comment>
        <translation>Den som får de öppna ändarnas summa att bli delbar med %1 får genast så många poäng som talet går i summan.</translation>
    </message>
    <message>
        <source>Whoever makes the open ends add up to a multiple of %1 scores at once how many times these go into the sum.</source>
        <comment>%1: several numbers, like 3 or 5</comment>
        <translation>Den som får de öppna ändarnas summa att bli delbar med %1 får genast så många poäng som talen tillsammans går i summan.</translation>
    </message>
    <message numerus="yes">
        <source>An example: ends that add up to %1 score %n point(s).</source>
        <comment>%1: a number; never zero</comment>
        <translation>
            <numerusform>Ett exempel: ändar med summan %1 ger %n poäng.</numerusform>
            <numerusform>Ett exempel: ändar med summan %1 ger %n poäng.</numerusform>
        </translation>
    </message>
    <message>
        <source>A double at an open end counts with both halves.</source>
        <translation>En dubbel vid en öppen ände räknas med båda halvorna.</translation>
    </message>
    <message>
        <source>The free short sides of a double do not count.</source>
        <comment>when ends are added up</comment>
        <translation>En dubbels fria kortsidor räknas inte.</translation>
    </message>
    <message>
        <source>Whoever makes two ends show the same number scores 2 points, and one more for each further end or double that shows it, at most 4.</source>
        <translation>Den som får två ändar att visa samma tal får 2 poäng, och en till för varje ytterligare ände eller dubbel som visar det, högst 4.</translation>
    </message>
    <message>
        <source>Whoever makes both ends show the same number scores 2 points, and 3 points if one of them is a double.</source>
        <translation>Den som får båda ändarna att visa samma tal får 2 poäng, och 3 poäng om en av dem är en dubbel.</translation>
    </message>
    <message numerus="yes">
        <source>Going out scores %n extra point(s).</source>
        <translation>
            <numerusform>Att gå ut ger %n extrapoäng.</numerusform>
            <numerusform>Att gå ut ger %n extrapoäng.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going out scores nothing extra.</source>
        <translation>Att gå ut ger inget extra.</translation>
    </message>
    <message numerus="yes">
        <source>Going out with a double scores %n extra point(s).</source>
        <translation>
            <numerusform>Att gå ut med en dubbel ger %n extrapoäng.</numerusform>
            <numerusform>Att gå ut med en dubbel ger %n extrapoäng.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going out with a double scores nothing extra.</source>
        <translation>Att gå ut med en dubbel ger inget extra.</translation>
    </message>
    <message numerus="yes">
        <source>Going out with a tile that fits both ends scores %n extra point(s); a double does not.</source>
        <translation>
            <numerusform>Att gå ut med en bricka som passar i båda ändarna ger %n extrapoäng; en dubbel gör det inte.</numerusform>
            <numerusform>Att gå ut med en bricka som passar i båda ändarna ger %n extrapoäng; en dubbel gör det inte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going out with a tile that fits both ends scores nothing extra.</source>
        <translation>Att gå ut med en bricka som passar i båda ändarna ger inget extra.</translation>
    </message>
    <message numerus="yes">
        <source>Going out with the double blank scores %n extra point(s).</source>
        <translation>
            <numerusform>Att gå ut med dubbelblank ger %n extrapoäng.</numerusform>
            <numerusform>Att gå ut med dubbelblank ger %n extrapoäng.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going out with the double blank scores nothing extra.</source>
        <translation>Att gå ut med dubbelblank ger inget extra.</translation>
    </message>
    <message numerus="yes">
        <source>Winning a blocked game scores %n extra point(s).</source>
        <translation>
            <numerusform>Att vinna ett blockerat spel ger %n extrapoäng.</numerusform>
            <numerusform>Att vinna ett blockerat spel ger %n extrapoäng.</numerusform>
        </translation>
    </message>
    <message>
        <source>Winning a blocked game scores nothing extra.</source>
        <translation>Att vinna ett blockerat spel ger inget extra.</translation>
    </message>
    <message numerus="yes">
        <source>Whoever causes the first pass of a match scores %n extra point(s).</source>
        <translation>
            <numerusform>Den som orsakar matchens första pass får %n extrapoäng.</numerusform>
            <numerusform>Den som orsakar matchens första pass får %n extrapoäng.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first pass of a match scores nothing extra.</source>
        <translation>Matchens första pass ger inget extra.</translation>
    </message>
    <message numerus="yes">
        <source>Whoever makes the next player pass scores %n extra point(s); further passes in a row score nothing.</source>
        <translation>
            <numerusform>Den som får nästa spelare att passa får %n extrapoäng; fler pass i rad ger inget.</numerusform>
            <numerusform>Den som får nästa spelare att passa får %n extrapoäng; fler pass i rad ger inget.</numerusform>
        </translation>
    </message>
    <message>
        <source>A pass scores nothing for anybody.</source>
        <translation>Ett pass ger ingen några poäng.</translation>
    </message>
    <message numerus="yes">
        <source>Whoever begins a round with a double and makes the next player pass scores %n extra point(s).</source>
        <translation>
            <numerusform>Den som börjar en omgång med en dubbel och får nästa spelare att passa får %n extrapoäng.</numerusform>
            <numerusform>Den som börjar en omgång med en dubbel och får nästa spelare att passa får %n extrapoäng.</numerusform>
        </translation>
    </message>
    <message>
        <source>A pass right after a first double scores nothing extra.</source>
        <translation>Ett pass direkt efter en dubbel som första bricka ger inget extra.</translation>
    </message>
    <message numerus="yes">
        <source>Whoever begins a round with a tile that is not a double and makes the next player pass scores %n extra point(s).</source>
        <translation>
            <numerusform>Den som börjar en omgång med en annan bricka än en dubbel och får nästa spelare att passa får %n extrapoäng.</numerusform>
            <numerusform>Den som börjar en omgång med en annan bricka än en dubbel och får nästa spelare att passa får %n extrapoäng.</numerusform>
        </translation>
    </message>
    <message>
        <source>A pass right after a first tile that is no double scores nothing extra.</source>
        <translation>Ett pass direkt efter en första bricka som inte är en dubbel ger inget extra.</translation>
    </message>
    <message numerus="yes">
        <source>Whoever makes three others pass in a row and then lays a tile scores %n extra point(s).</source>
        <translation>
            <numerusform>Den som får de tre andra att passa i rad och sedan lägger en bricka får %n extrapoäng.</numerusform>
            <numerusform>Den som får de tre andra att passa i rad och sedan lägger en bricka får %n extrapoäng.</numerusform>
        </translation>
    </message>
    <message>
        <source>Making three others pass in a row scores nothing extra.</source>
        <translation>Att få de tre andra att passa i rad ger inget extra.</translation>
    </message>
    <message numerus="yes">
        <source>Whoever makes three others pass in a row and then lays a tile scores %n extra point(s), but nothing for a single pass.</source>
        <translation>
            <numerusform>Den som får de tre andra att passa i rad och sedan lägger en bricka får %n extrapoäng, men inget för ett enstaka pass.</numerusform>
            <numerusform>Den som får de tre andra att passa i rad och sedan lägger en bricka får %n extrapoäng, men inget för ett enstaka pass.</numerusform>
        </translation>
    </message>
    <message>
        <source>Three passes of others in a row score no more than a single pass.</source>
        <translation>Att de tre andra passar i rad ger inte mer än ett enstaka pass.</translation>
    </message>
    <message>
        <source>Apart from doubles, a last tile counts as fitting both ends only if these showed different numbers.</source>
        <translation>Bortsett från dubblar anses en sista bricka passa i båda ändarna bara om dessa visade olika tal.</translation>
    </message>
    <message>
        <source>Apart from doubles, a last tile also fits both ends if these showed the same number.</source>
        <translation>Bortsett från dubblar anses en sista bricka passa i båda ändarna även om dessa visade samma tal.</translation>
    </message>
    <message>
        <source>Passes count when the next tile is laid, so those of a blocked game never do.</source>
        <translation>Pass räknas när nästa bricka läggs, så passen i ett blockerat spel räknas aldrig.</translation>
    </message>
    <message>
        <source>The first rounds of a match score nothing extra.</source>
        <translation>Matchens första omgångar ger inget extra.</translation>
    </message>
    <message>
        <source>Winning one of the first rounds of a match scores extra points, round by round: %1.</source>
        <comment>%1: a list of numbers, like 100, 75, 50 and 25</comment>
        <translation>Att vinna någon av matchens första omgångar ger extrapoäng, omgång för omgång: %1.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>The rules of this match</source>
        <comment>title of a page</comment>
        <translation>Matchens regler</translation>
    </message>
    <message>
        <source>Language of the rules</source>
        <comment>what a screen reader says for a row of languages</comment>
        <translation>Reglernas språk</translation>
    </message>
    <message>
        <source>Players: %1</source>
        <comment>%1: a list of names</comment>
        <translation>Spelare: %1</translation>
    </message>
    <message>
        <source>Begun on %1</source>
        <comment>a match; %1: a date</comment>
        <translation>Började %1</translation>
    </message>
    <message>
        <source>Fingerprint of the rules: %1</source>
        <comment>%1: letters and digits; equal rules have equal fingerprints</comment>
        <translation>Reglernas fingeravtryck: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) from %1: %2</source>
        <comment>%1: the name of a rule set; %2: a list of rules</comment>
        <translation>
            <numerusform>%n ändring jämfört med %1: %2</numerusform>
            <numerusform>%n ändringar jämfört med %1: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Exactly the rules of %1.</source>
        <comment>%1: the name of a rule set; nothing was changed</comment>
        <translation>Exakt reglerna för %1.</translation>
    </message>
    <message>
        <source>Use at our table</source>
        <comment>button: set up the table with this rule set</comment>
        <translation>Använd vid vårt bord</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <comment>button</comment>
        <translation>Tillbaka till bordet</translation>
    </message>
    <message>
        <source>Print</source>
        <comment>button</comment>
        <translation>Skriv ut</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <comment>button: writes the page as PDF, or as a web page</comment>
        <translation>Spara som PDF</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <comment>%1: the path of a file</comment>
        <translation>Sparat: %1</translation>
    </message>
    <message>
        <source>PDF</source>
        <comment>a kind of file</comment>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Web page</source>
        <comment>a kind of file</comment>
        <translation>Webbsida</translation>
    </message>
    <message>
        <source>Rule passport</source>
        <comment>heading of a printed page: exactly the rules of one match</comment>
        <translation>Regelblad</translation>
    </message>
    <message>
        <source>Compare two rule sets</source>
        <comment>title of a page</comment>
        <translation>Jämför två varianter</translation>
    </message>
    <message>
        <source>First rule set</source>
        <comment>what a screen reader says for a choice</comment>
        <translation>Första varianten</translation>
    </message>
    <message>
        <source>Second rule set</source>
        <comment>what a screen reader says for a choice</comment>
        <translation>Andra varianten</translation>
    </message>
    <message>
        <source>Show only what differs</source>
        <comment>a switch</comment>
        <translation>Visa bara skillnaderna</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <comment>how many rules differ</comment>
        <translation>
            <numerusform>%n skillnad</numerusform>
            <numerusform>%n skillnader</numerusform>
        </translation>
    </message>
    <message>
        <source>These two do not differ in any rule.</source>
        <translation>De här två skiljer sig inte i någon regel.</translation>
    </message>
    <message>
        <source>The same in both</source>
        <comment>heading above the rules that do not differ</comment>
        <translation>Lika i båda</translation>
    </message>
    <message>
        <source>Change the rules</source>
        <comment>title of a page</comment>
        <translation>Ändra reglerna</translation>
    </message>
    <message>
        <source>The changes begin from %1.</source>
        <comment>%1: the name of a rule set</comment>
        <translation>Ändringarna utgår från %1.</translation>
    </message>
    <message>
        <source>What you have changed</source>
        <comment>heading</comment>
        <translation>Det du har ändrat</translation>
    </message>
    <message>
        <source>Nothing yet: every rule is as usual.</source>
        <translation>Inget än: alla regler är som vanligt.</translation>
    </message>
    <message>
        <source>As usual</source>
        <comment>button: take back one change</comment>
        <translation>Som vanligt</translation>
    </message>
    <message>
        <source>As usual: %1</source>
        <comment>what a screen reader says for a button; %1: the name of a rule</comment>
        <translation>Som vanligt: %1</translation>
    </message>
    <message>
        <source>Everything as usual</source>
        <comment>button: take back all changes</comment>
        <translation>Allt som vanligt</translation>
    </message>
    <message>
        <source>changed</source>
        <comment>mark beside a rule that somebody has changed</comment>
        <translation>ändrad</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <comment>what a screen reader says for a field</comment>
        <translation>Sök bland reglerna</translation>
    </message>
    <message>
        <source>Search: boneyard, partner, bonus…</source>
        <comment>inside the empty field</comment>
        <translation>Sök: högen, medspelare, extra…</translation>
    </message>
    <message numerus="yes">
        <source>With %n player(s)</source>
        <comment>beside a number of tiles; never zero</comment>
        <translation>
            <numerusform>Med %n spelare</numerusform>
            <numerusform>Med %n spelare</numerusform>
        </translation>
    </message>
    <message>
        <source>First</source>
        <comment>above a rule for a tie: this one is looked at first</comment>
        <translation>Först</translation>
    </message>
    <message>
        <source>If that does not decide</source>
        <comment>above a rule for a tie</comment>
        <translation>Om det inte avgör</translation>
    </message>
    <message>
        <source>Extra points for winning round %1</source>
        <comment>%1: a number, like 2</comment>
        <translation>Extrapoäng för att vinna omgång %1</translation>
    </message>
    <message>
        <source>This does not go together with: %1</source>
        <comment>a change that is refused; %1: the name of a rule, like Partners</comment>
        <translation>Det går inte ihop med: %1</translation>
    </message>
    <message>
        <source>The set does not have so many tiles.</source>
        <comment>a change that is refused</comment>
        <translation>Så många brickor har inte setet.</translation>
    </message>
    <message>
        <source>At least one number of players must stay.</source>
        <comment>a change that is refused</comment>
        <translation>Minst ett spelarantal måste finnas kvar.</translation>
    </message>
    <message>
        <source>Write tiles like this: 0-0 3-6</source>
        <comment>a change that is refused</comment>
        <translation>Skriv brickor så här: 0-0 3-6</translation>
    </message>
    <message>
        <source>Play by these rules</source>
        <comment>button</comment>
        <translation>Spela efter de här reglerna</translation>
    </message>
    <message>
        <source>Save under a name</source>
        <comment>button</comment>
        <translation>Spara under ett namn</translation>
    </message>
    <message>
        <source>Save</source>
        <comment>button</comment>
        <translation>Spara</translation>
    </message>
    <message>
        <source>Rename</source>
        <comment>button</comment>
        <translation>Byt namn</translation>
    </message>
    <message>
        <source>Delete</source>
        <comment>button: forget a saved rule set</comment>
        <translation>Ta bort</translation>
    </message>
    <message>
        <source>Share as a file</source>
        <comment>button: write a file that others can load</comment>
        <translation>Dela som fil</translation>
    </message>
    <message>
        <source>What shall these rules be called?</source>
        <comment>above a field</comment>
        <translation>Vad ska reglerna heta?</translation>
    </message>
    <message>
        <source>For example: Sundays at Grandma&apos;s</source>
        <comment>inside the empty field</comment>
        <translation>Till exempel: Söndag hos mormor</translation>
    </message>
    <message>
        <source>You already have rules called %1.</source>
        <translation>Du har redan regler som heter %1.</translation>
    </message>
    <message>
        <source>Replace them</source>
        <comment>button: save under a name that is used already</comment>
        <translation>Ersätt dem</translation>
    </message>
    <message>
        <source>Leave without saving what you have changed?</source>
        <translation>Lämna sidan utan att spara ändringarna?</translation>
    </message>
    <message>
        <source>Leave</source>
        <comment>button: the answer to the question</comment>
        <translation>Lämna</translation>
    </message>
    <message>
        <source>Stay here</source>
        <comment>button: the answer to the question; the safe one</comment>
        <translation>Stanna kvar</translation>
    </message>
    <message>
        <source>Load a rule set</source>
        <comment>title of the window that asks for a file</comment>
        <translation>Läs in en variant</translation>
    </message>
    <message>
        <source>Saved as %1. You find it among the rule sets.</source>
        <comment>%1: a name</comment>
        <translation>Sparat som %1. Du hittar dem bland varianterna.</translation>
    </message>
    <message>
        <source>Delete the rules called %1?</source>
        <translation>Ta bort reglerna som heter %1?</translation>
    </message>
    <message>
        <source>Rule sets</source>
        <comment>a kind of file</comment>
        <translation>Spelvarianter</translation>
    </message>
    <message>
        <source>It does not hold the rules of a game.</source>
        <comment>why a file cannot be used</comment>
        <translation>Den innehåller inga spelregler.</translation>
    </message>
    <message>
        <source>Two of its rules do not go together: %1 and %2.</source>
        <comment>why a file cannot be used; %1, %2: names of rules, like Partners</comment>
        <translation>Två av reglerna går inte ihop: %1 och %2.</translation>
    </message>
    <message>
        <source>This file cannot be used: %1</source>
        <comment>%1: a whole sentence that says why</comment>
        <translation>Filen kan inte användas: %1</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>%1 has the lowest count (%2) and wins the round.</source>
        <translation>%1 har lägst summa (%2) och vinner omgången.</translation>
    </message>
    <message>
        <source>%1 has the lowest total (%2) and wins the round.</source>
        <translation>%1 har lägst total (%2) och vinner omgången.</translation>
    </message>
    <message>
        <source>%1 holds the lowest hand (%2) and wins the round.</source>
        <translation>%1 har den lägsta handen (%2) och vinner omgången.</translation>
    </message>
    <message>
        <source>%1 goes out and wins the round.</source>
        <translation>%1 går ut och vinner omgången.</translation>
    </message>
    <message>
        <source>Tie for the lowest count (%2): %1.</source>
        <comment>%1: names, like Anna and João</comment>
        <translation>Delad lägsta summa (%2): %1.</translation>
    </message>
    <message>
        <source>In a tie nobody scores.</source>
        <translation>Vid lika får ingen poäng.</translation>
    </message>
    <message>
        <source>In a tie whoever led the round wins: %1.</source>
        <translation>Vid lika vinner den som började: %1.</translation>
    </message>
    <message>
        <source>In a tie whoever played the last tile wins: %1.</source>
        <translation>Vid lika vinner den som lade sista brickan: %1.</translation>
    </message>
    <message>
        <source>In a tie whoever played the last tile loses, so the round goes to %1.</source>
        <translation>Vid lika förlorar den som lade sista brickan, så omgången går till %1.</translation>
    </message>
    <message>
        <source>In a tie the first in turn order wins, counting from whoever led the round: %1.</source>
        <translation>Vid lika vinner den som kommer först i turordningen, räknat från den som började: %1.</translation>
    </message>
    <message>
        <source>In a tie whoever holds the lightest tile wins: %1.</source>
        <translation>Vid lika vinner den som har den lättaste brickan: %1.</translation>
    </message>
    <message>
        <source>In a tie the pair with the lowest total wins: %1.</source>
        <translation>Vid lika vinner paret med lägst total: %1.</translation>
    </message>
    <message>
        <source>In a tie each takes the pips of the others; for %1: %2.</source>
        <comment>%2: an amount, like 20 points</comment>
        <translation>Vid lika får var och en de andras prickar; för %1: %2.</translation>
    </message>
    <message>
        <source>In a tie the pips of the others are shared; for %1: %2.</source>
        <comment>%2: an amount, like 20 points</comment>
        <translation>Vid lika delas de andras prickar; för %1: %2.</translation>
    </message>
    <message>
        <source>%1 takes the pips of all the others: %2.</source>
        <comment>%2: an amount, like 17 + 26 = 43 points</comment>
        <translation>%1 får alla de andras prickar: %2.</translation>
    </message>
    <message>
        <source>%1 takes the pips of the opponents: %2.</source>
        <comment>%2: an amount, like 17 + 26 = 43 points</comment>
        <translation>%1 får motståndarnas prickar: %2.</translation>
    </message>
    <message>
        <source>%1 takes the pips of all the others, less the winner&apos;s own: %2.</source>
        <comment>%2: an amount, like 17 + 26 − 7 = 36 points</comment>
        <translation>%1 får alla de andras prickar minus sina egna: %2.</translation>
    </message>
    <message>
        <source>%1 takes the difference in pips from each of the others: %2.</source>
        <comment>the difference between their pips and the winner&apos;s; %2: an amount, like 10 + 19 = 29 points</comment>
        <translation>%1 får skillnaden mot var och en av de andra: %2.</translation>
    </message>
    <message>
        <source>%1 takes the pips of all hands: %2.</source>
        <comment>%2: an amount, like 7 + 17 + 26 = 50 points</comment>
        <translation>%1 får prickarna på alla händer: %2.</translation>
    </message>
    <message>
        <source>This round does not count: it is dealt again.</source>
        <translation>Den här omgången räknas inte utan delas om.</translation>
    </message>
    <message>
        <source>%1 cannot win this round any more.</source>
        <comment>after a wrong answer</comment>
        <translation>Omgången kan inte längre gå till %1.</translation>
    </message>
    <message>
        <source>%1 loses the match.</source>
        <comment>after a wrong answer</comment>
        <translation>%1 förlorar matchen.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 = %n pip(s)</source>
        <comment>%1: a player; %2: a sum, like 5 + 6 + 6; never zero</comment>
        <translation>
            <numerusform>%1: %2 = %n prick</numerusform>
            <numerusform>%1: %2 = %n prickar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n pip(s)</source>
        <comment>%1: a player who holds one tile</comment>
        <translation>
            <numerusform>%1: %n prick</numerusform>
            <numerusform>%1: %n prickar</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: no pips</source>
        <comment>%1: a player who holds only the double blank</comment>
        <translation>%1: inga prickar</translation>
    </message>
    <message>
        <source>%1: no tiles left</source>
        <comment>%1: a player</comment>
        <translation>%1: inga brickor kvar</translation>
    </message>
    <message numerus="yes">
        <source>%1 together: %2 = %n pip(s)</source>
        <comment>%1: a pair; %2: a sum, like 7 + 17</comment>
        <translation>
            <numerusform>%1 tillsammans: %2 = %n prick</numerusform>
            <numerusform>%1 tillsammans: %2 = %n prickar</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 together: no pips</source>
        <comment>%1: a pair</comment>
        <translation>%1 tillsammans: inga prickar</translation>
    </message>
    <message numerus="yes">
        <source>%1 = %n point(s)</source>
        <comment>%1: a sum, like 17 + 26 + 40</comment>
        <translation>
            <numerusform>%1 = %n poäng</numerusform>
            <numerusform>%1 = %n poäng</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 = no points</source>
        <comment>%1: a sum, like 7 − 7</comment>
        <translation>%1 = inga poäng</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>an amount, like 83 points</comment>
        <translation>
            <numerusform>%n poäng</numerusform>
            <numerusform>%n poäng</numerusform>
        </translation>
    </message>
    <message>
        <source>no points</source>
        <comment>an amount: zero points</comment>
        <translation>inga poäng</translation>
    </message>
    <message numerus="yes">
        <source>Wrong answer by %1: %n point(s) off</source>
        <comment>a penalty, in a family</comment>
        <translation>
            <numerusform>Fel svar från %1: %n poängs avdrag</numerusform>
            <numerusform>Fel svar från %1: %n poängs avdrag</numerusform>
        </translation>
    </message>
    <message>
        <source>Wrong answer by %1: a warning, no points off</source>
        <comment>a penalty, in a family</comment>
        <translation>Fel svar från %1: en varning, inget poängavdrag</translation>
    </message>
    <message numerus="yes">
        <source>Wrong answer by %1: %n point(s) more</source>
        <comment>a penalty where the lowest total wins; never zero</comment>
        <translation>
            <numerusform>Fel svar från %1: %n poäng till</numerusform>
            <numerusform>Fel svar från %1: %n poäng till</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>False declaration by %1: %n penalty point(s)</source>
        <comment>a penalty, as a referee puts it</comment>
        <translation>
            <numerusform>Felaktigt besked från %1: %n straffpoäng</numerusform>
            <numerusform>Felaktigt besked från %1: %n straffpoäng</numerusform>
        </translation>
    </message>
    <message>
        <source>False declaration by %1: no penalty points</source>
        <comment>a penalty, as a referee puts it</comment>
        <translation>Felaktigt besked från %1: inga straffpoäng</translation>
    </message>
    <message numerus="yes">
        <source>%1 took a tile although one fitted: %n penalty point(s)</source>
        <comment>as a referee puts it</comment>
        <translation>
            <numerusform>%1 tog ur högen fast en bricka passade: %n straffpoäng</numerusform>
            <numerusform>%1 tog ur högen fast en bricka passade: %n straffpoäng</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 took a tile although one fitted: no penalty points</source>
        <comment>as a referee puts it</comment>
        <translation>%1 tog ur högen fast en bricka passade: inga straffpoäng</translation>
    </message>
    <message numerus="yes">
        <source>Wrong tile laid by %1: %n penalty point(s)</source>
        <comment>as a referee puts it</comment>
        <translation>
            <numerusform>Fel bricka lagd av %1: %n straffpoäng</numerusform>
            <numerusform>Fel bricka lagd av %1: %n straffpoäng</numerusform>
        </translation>
    </message>
    <message>
        <source>Wrong tile laid by %1: no penalty points</source>
        <comment>as a referee puts it</comment>
        <translation>Fel bricka lagd av %1: inga straffpoäng</translation>
    </message>
    <message numerus="yes">
        <source>%1 held a wrong number of tiles: %n penalty point(s)</source>
        <comment>as a referee puts it</comment>
        <translation>
            <numerusform>%1 hade fel antal brickor: %n straffpoäng</numerusform>
            <numerusform>%1 hade fel antal brickor: %n straffpoäng</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 held a wrong number of tiles: no penalty points</source>
        <comment>as a referee puts it</comment>
        <translation>%1 hade fel antal brickor: inga straffpoäng</translation>
    </message>
    <message numerus="yes">
        <source>Tile shown by %1: %n penalty point(s)</source>
        <comment>as a referee puts it</comment>
        <translation>
            <numerusform>%1 visade en bricka: %n straffpoäng</numerusform>
            <numerusform>%1 visade en bricka: %n straffpoäng</numerusform>
        </translation>
    </message>
    <message>
        <source>Tile shown by %1: no penalty points</source>
        <comment>as a referee puts it</comment>
        <translation>%1 visade en bricka: inga straffpoäng</translation>
    </message>
    <message numerus="yes">
        <source>Signals or talk by %1: %n penalty point(s)</source>
        <comment>to the partner; as a referee puts it</comment>
        <translation>
            <numerusform>Tecken eller prat från %1: %n straffpoäng</numerusform>
            <numerusform>Tecken eller prat från %1: %n straffpoäng</numerusform>
        </translation>
    </message>
    <message>
        <source>Signals or talk by %1: no penalty points</source>
        <comment>to the partner; as a referee puts it</comment>
        <translation>Tecken eller prat från %1: inga straffpoäng</translation>
    </message>
    <message numerus="yes">
        <source>Slow play by %1: %n penalty point(s)</source>
        <comment>as a referee puts it</comment>
        <translation>
            <numerusform>Fördröjning av %1: %n straffpoäng</numerusform>
            <numerusform>Fördröjning av %1: %n straffpoäng</numerusform>
        </translation>
    </message>
    <message>
        <source>Slow play by %1: no penalty points</source>
        <comment>as a referee puts it</comment>
        <translation>Fördröjning av %1: inga straffpoäng</translation>
    </message>
    <message numerus="yes">
        <source>False accusation by %1: %n penalty point(s)</source>
        <comment>as a referee puts it</comment>
        <translation>
            <numerusform>Obefogad anklagelse från %1: %n straffpoäng</numerusform>
            <numerusform>Obefogad anklagelse från %1: %n straffpoäng</numerusform>
        </translation>
    </message>
    <message>
        <source>False accusation by %1: noted, no penalty points</source>
        <comment>as a referee puts it</comment>
        <translation>Obefogad anklagelse från %1: antecknad, inga straffpoäng</translation>
    </message>
    <message numerus="yes">
        <source>Other foul by %1: %n penalty point(s)</source>
        <comment>as a referee puts it</comment>
        <translation>
            <numerusform>Annat regelbrott av %1: %n straffpoäng</numerusform>
            <numerusform>Annat regelbrott av %1: %n straffpoäng</numerusform>
        </translation>
    </message>
    <message>
        <source>Other foul by %1: no penalty points</source>
        <comment>as a referee puts it</comment>
        <translation>Annat regelbrott av %1: inga straffpoäng</translation>
    </message>
    <message>
        <source>%3 played the last tile and holds %2.</source>
        <comment>%2: like 17 pips; %3: a player, who is now compared with one</comment>
        <translation>%3 lade sista brickan och har %2.</translation>
    </message>
    <message>
        <source>Compared with a neighbour: %3 holds %2.</source>
        <comment>%2: like 26 pips; %3: the player next to whoever closed</comment>
        <translation>Jämförs med en granne: %3 har %2.</translation>
    </message>
    <message>
        <source>%1 holds less and wins the round.</source>
        <comment>of two players who were compared</comment>
        <translation>%1 har lägre summa och vinner omgången.</translation>
    </message>
    <message>
        <source>%1 played the last tile and wins the round, whatever the hands count.</source>
        <translation>%1 lade sista brickan och vinner omgången, oavsett summorna.</translation>
    </message>
    <message>
        <source>Whoever played the last tile cannot win. %1 has the lowest count of the others (%2) and wins the round.</source>
        <translation>Den som lade sista brickan kan inte vinna. %1 har lägst summa av de andra (%2) och vinner omgången.</translation>
    </message>
    <message>
        <source>%1 wins the round: fewest doubles (%4), then fewest pips on the other tiles (%5).</source>
        <comment>%4, %5: numbers</comment>
        <translation>%1 vinner omgången: minst antal dubblar (%4), därefter minst prickar på de andra brickorna (%5).</translation>
    </message>
    <message>
        <source>With these rules nobody scores when the game is blocked.</source>
        <translation>Med de här reglerna får ingen poäng när spelet är blockerat.</translation>
    </message>
    <message>
        <source>Both of them hold the same (%2): %1.</source>
        <comment>%1: two names; %2: a number</comment>
        <translation>Båda har samma summa (%2): %1.</translation>
    </message>
    <message>
        <source>Tie for the fewest doubles (%4) and the fewest pips on the other tiles (%5): %1.</source>
        <comment>%1: names, like Anna and João; %4, %5: numbers</comment>
        <translation>Lika med minst antal dubblar (%4) och minst prickar på de andra brickorna (%5): %1.</translation>
    </message>
    <message>
        <source>In a tie the round does not count: it is dealt again.</source>
        <translation>Vid lika räknas inte omgången utan delas om.</translation>
    </message>
    <message>
        <source>In a tie whoever has the fewest tiles wins: %1.</source>
        <translation>Vid lika vinner den som har minst antal brickor: %1.</translation>
    </message>
    <message>
        <source>In a tie the opponents of whoever played the last tile score; for %1: %2.</source>
        <comment>%2: an amount, like 1 point</comment>
        <translation>Vid lika får motståndarna till den som lade sista brickan poäng; till %1: %2.</translation>
    </message>
    <message>
        <source>In a tie nobody wins; everybody&apos;s own pips are written down.</source>
        <translation>Vid lika vinner ingen; alla skriver upp sina egna prickar.</translation>
    </message>
    <message>
        <source>In a tie nobody scores now: the next win is doubled.</source>
        <translation>Vid lika får ingen poäng nu: nästa vinst räknas dubbelt.</translation>
    </message>
    <message>
        <source>In a tie nobody scores now: the next win is worth one point more.</source>
        <translation>Vid lika får ingen poäng nu: nästa vinst är värd en poäng mer.</translation>
    </message>
    <message>
        <source>%1 takes the pips of all the others and of the boneyard: %2.</source>
        <comment>%2: an amount, like 17 + 26 + 9 = 52 points</comment>
        <translation>%1 får alla de andras prickar och högens: %2.</translation>
    </message>
    <message>
        <source>%1 writes down the pips left in hand: %2.</source>
        <comment>bad points; %2: an amount, like 17 points</comment>
        <translation>%1 skriver upp prickarna på handen: %2.</translation>
    </message>
    <message>
        <source>%1 scores for winning the block: %2.</source>
        <comment>%2: an amount, like 1 point</comment>
        <translation>%1 får poäng för det vunna blockerade spelet: %2.</translation>
    </message>
    <message>
        <source>%1 scores for going out: %2.</source>
        <comment>%2: an amount, like 1 point</comment>
        <translation>%1 får poäng för att gå ut: %2.</translation>
    </message>
    <message>
        <source>%1 scores for going out with a double: %2.</source>
        <comment>%2: like 2 points</comment>
        <translation>%1 får poäng för att gå ut med en dubbel: %2.</translation>
    </message>
    <message>
        <source>%1 scores for going out with a tile that fits both ends: %2.</source>
        <comment>%2: an amount, like 3 points</comment>
        <translation>%1 får poäng för att gå ut med en bricka som passar i båda ändarna: %2.</translation>
    </message>
    <message>
        <source>%1 scores for going out with a double that fits both ends: %2.</source>
        <comment>%2: an amount, like 4 points</comment>
        <translation>%1 får poäng för att gå ut med en dubbel som passar i båda ändarna: %2.</translation>
    </message>
    <message>
        <source>%1 played the last tile and lost the block: %2.</source>
        <comment>%2: an amount, like 1 point off</comment>
        <translation>%1 lade sista brickan och förlorade det blockerade spelet: %2.</translation>
    </message>
    <message>
        <source>%1 scores because whoever played the last tile lost the block: %2.</source>
        <comment>%2: an amount, like 2 points</comment>
        <translation>%1 får poäng för att den som lade sista brickan förlorade det blockerade spelet: %2.</translation>
    </message>
    <message>
        <source>Rounded to the nearest multiple of five: %2.</source>
        <comment>%2: an amount, like 45 points or 15 + 25 = 40 points</comment>
        <translation>Avrundat till närmaste tal som är delbart med fem: %2.</translation>
    </message>
    <message>
        <source>Rounded down to a multiple of five: %2.</source>
        <comment>%2: an amount</comment>
        <translation>Avrundat nedåt till ett tal som är delbart med fem: %2.</translation>
    </message>
    <message>
        <source>Rounded to the nearest multiple of three: %2.</source>
        <comment>%2: an amount</comment>
        <translation>Avrundat till närmaste tal som är delbart med tre: %2.</translation>
    </message>
    <message>
        <source>The table of pips and points makes of it: %2.</source>
        <comment>so many pips are worth so few points; %2: an amount</comment>
        <translation>Enligt tabellen över prickar och poäng blir det: %2.</translation>
    </message>
    <message>
        <source>The points of a block are multiplied by %5: %2.</source>
        <comment>%2: like 57 × 2 = 114 points; %5: a number</comment>
        <translation>Poängen vid blockerat spel multipliceras med %5: %2.</translation>
    </message>
    <message>
        <source>The points for going out are multiplied by %5: %2.</source>
        <comment>%2: like 57 × 2 = 114 points; %5: a number</comment>
        <translation>Poängen för att gå ut multipliceras med %5: %2.</translation>
    </message>
    <message>
        <source>Going out with a double multiplies the points by %5: %2.</source>
        <comment>%2: like 57 × 2 = 114 points; %5: a number</comment>
        <translation>Att gå ut med en dubbel multiplicerar poängen med %5: %2.</translation>
    </message>
    <message>
        <source>Going out with a tile that fits both ends multiplies the points by %5: %2.</source>
        <comment>%2: like 57 × 2 = 114 points; %5: a number</comment>
        <translation>Att gå ut med en bricka som passar i båda ändarna multiplicerar poängen med %5: %2.</translation>
    </message>
    <message>
        <source>Going out with a double that fits both ends multiplies the points by %5: %2.</source>
        <comment>%2: like 57 × 2 = 114 points; %5: a number</comment>
        <translation>Att gå ut med en dubbel som passar i båda ändarna multiplicerar poängen med %5: %2.</translation>
    </message>
    <message>
        <source>Whoever played the last tile lost the block, so the points are multiplied by %5: %2.</source>
        <comment>%2: like 57 × 2 = 114 points; %5: a number</comment>
        <translation>Den som lade sista brickan förlorade det blockerade spelet, så poängen multipliceras med %5: %2.</translation>
    </message>
    <message>
        <source>After such an end of the round the hands do not count.</source>
        <translation>När omgången slutar så räknas inte händerna.</translation>
    </message>
    <message>
        <source>Because of the tie before, this win is multiplied by %5: %2.</source>
        <comment>%2: like 1 × 2 = 2 points; %5: a number</comment>
        <translation>Eftersom det blev lika före den här vinsten multipliceras den med %5: %2.</translation>
    </message>
    <message>
        <source>Because of the tie before, this win is worth more: %2.</source>
        <comment>%2: an amount, like 1 + 1 = 2 points</comment>
        <translation>Eftersom det blev lika före den här vinsten är den värd mer: %2.</translation>
    </message>
    <message>
        <source>%1 scores extra for a last tile that fits both ends: %2.</source>
        <comment>a capicúa; %2: an amount, like 25 points</comment>
        <translation>%1 får extrapoäng för en sista bricka som passar i båda ändarna: %2.</translation>
    </message>
    <message>
        <source>%1 scores extra for going out with the double blank: %2.</source>
        <comment>%2: an amount, like 25 points</comment>
        <translation>%1 får extrapoäng för att gå ut med dubbelblank: %2.</translation>
    </message>
    <message>
        <source>%1 scores extra for going out with a double: %2.</source>
        <comment>%2: an amount, like 20 points</comment>
        <translation>%1 får extrapoäng för att gå ut med en dubbel: %2.</translation>
    </message>
    <message>
        <source>%1 scores extra for winning a block: %2.</source>
        <comment>%2: like 100 points</comment>
        <translation>%1 får extrapoäng för ett vunnet blockerat spel: %2.</translation>
    </message>
    <message>
        <source>%1 scores extra for going out: %2.</source>
        <comment>%2: like 1 point</comment>
        <translation>%1 får extrapoäng för att gå ut: %2.</translation>
    </message>
    <message>
        <source>%1 scores extra for winning round %5 of the match: %2.</source>
        <comment>round = one deal; %2: an amount, like 100 points; %5: a number</comment>
        <translation>%1 får extrapoäng för vinsten i matchens omgång %5: %2.</translation>
    </message>
    <message>
        <source>%3 passed right after the double that was led; for %1: %2.</source>
        <comment>%2: an amount, like 25 points; %3: a player</comment>
        <translation>%3 passade direkt efter dubbeln som lades först; till %1: %2.</translation>
    </message>
    <message>
        <source>%3 passed right after the first tile; for %1: %2.</source>
        <comment>%2: an amount, like 50 points; %3: a player</comment>
        <translation>%3 passade direkt efter första brickan; till %1: %2.</translation>
    </message>
    <message>
        <source>Everybody else passed, and it is %3 again; for %1: %2.</source>
        <comment>%2: an amount, like 25 points; %3: a player</comment>
        <translation>Alla andra passade och nu är det %3 igen; till %1: %2.</translation>
    </message>
    <message>
        <source>%3 passed; for %1: %2.</source>
        <comment>%2: an amount, like 20 points; %3: a player</comment>
        <translation>%3 passade; till %1: %2.</translation>
    </message>
    <message>
        <source>%3 was the first to pass in this match; for %1: %2.</source>
        <comment>%2: an amount, like 2 points; %3: a player</comment>
        <translation>%3 passade först av alla i matchen; till %1: %2.</translation>
    </message>
    <message>
        <source>All three others passed, and %3 can go on; for %1: %2.</source>
        <comment>%2: an amount, like 50 points; %3: a player</comment>
        <translation>Alla tre andra passade och %3 kan fortsätta; till %1: %2.</translation>
    </message>
    <message>
        <source>%3 makes the open ends add up to %6: %2.</source>
        <comment>%2: an amount, like 10 points; %3: a player; %6: like 4 + 6 = 10</comment>
        <translation>%3 får de öppna ändarna att bli %6: %2.</translation>
    </message>
    <message>
        <source>%3 makes open ends equal, all with a %4: %2.</source>
        <comment>%2: an amount, like 2 points; %3: a player; %4: a number</comment>
        <translation>%3 gör öppna ändar lika, alla med %4: %2.</translation>
    </message>
    <message>
        <source>That would take %1 to %5, past the %6 that must be reached exactly, so these points do not count.</source>
        <comment>%5, %6: numbers of points</comment>
        <translation>Då skulle %1 ha %5, mer än de %6 som måste nås exakt, så de här poängen räknas inte.</translation>
    </message>
    <message>
        <source>%1 has exactly %4 points: that wins the match.</source>
        <comment>%4: a number</comment>
        <translation>%1 har exakt %4 poäng: det vinner matchen.</translation>
    </message>
    <message>
        <source>What %1 scored in this round does not count either: %2.</source>
        <comment>the round is dealt again; %2: like 10 points off</comment>
        <translation>Det som %1 fick i den här omgången räknas inte heller: %2.</translation>
    </message>
    <message>
        <source>Everybody has won a round, so %1 goes back to zero.</source>
        <comment>round = one deal; the points go back</comment>
        <translation>Alla har vunnit en omgång, så %1 börjar om från noll.</translation>
    </message>
    <message>
        <source>A new game begins: %1 goes back to zero.</source>
        <comment>one game of a match of several</comment>
        <translation>Ett nytt parti börjar: %1 börjar om från noll.</translation>
    </message>
    <message>
        <source>Written down by hand for %1: %2</source>
        <comment>%2: like 83 points</comment>
        <translation>Infört för hand till %1: %2</translation>
    </message>
    <message>
        <source>Correction of round %4 for %1: %2</source>
        <comment>%2: like 83 points, or −5 points; %4: a number</comment>
        <translation>Rättelse av omgång %4 för %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <comment>an amount, like 17 pips</comment>
        <translation>
            <numerusform>%n prick</numerusform>
            <numerusform>%n prickar</numerusform>
        </translation>
    </message>
    <message>
        <source>no pips</source>
        <comment>an amount: zero pips</comment>
        <translation>inga prickar</translation>
    </message>
    <message numerus="yes">
        <source>%1 = %n pip(s)</source>
        <comment>%1: a sum, like 17 + 26 + 40</comment>
        <translation>
            <numerusform>%1 = %n prick</numerusform>
            <numerusform>%1 = %n prickar</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 = no pips</source>
        <comment>%1: a sum, like 7 − 7</comment>
        <translation>%1 = inga prickar</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) off</source>
        <comment>an amount that is taken away; never zero</comment>
        <translation>
            <numerusform>%n poängs avdrag</numerusform>
            <numerusform>%n poängs avdrag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 × %2 = %n point(s)</source>
        <comment>%1, %2: numbers, like 57 × 2</comment>
        <translation>
            <numerusform>%1 × %2 = %n poäng</numerusform>
            <numerusform>%1 × %2 = %n poäng</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2 = no points</source>
        <comment>%1, %2: numbers, like 0 × 2</comment>
        <translation>%1 × %2 = inga poäng</translation>
    </message>
    <message>
        <source>The referee ended the round.</source>
        <comment>round = one deal</comment>
        <translation>Domaren avslutade omgången.</translation>
    </message>
    <message>
        <source>The points of this round were written down by hand.</source>
        <comment>round = one deal</comment>
        <translation>Omgångens poäng har förts in för hand.</translation>
    </message>
</context>
<context>
    <name>Score page</name>
    <message numerus="yes">
        <source>%1 wins the round: %n point(s)</source>
        <comment>first line of the page</comment>
        <translation>
            <numerusform>%1 vinner omgången: %n poäng</numerusform>
            <numerusform>%1 vinner omgången: %n poäng</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wins the round: no points</source>
        <comment>first line of the page</comment>
        <translation>%1 vinner omgången: inga poäng</translation>
    </message>
    <message numerus="yes">
        <source>%1 win the round: %n point(s)</source>
        <comment>first line of the page; %1: a pair</comment>
        <translation>
            <numerusform>%1 vinner omgången: %n poäng</numerusform>
            <numerusform>%1 vinner omgången: %n poäng</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 win the round: no points</source>
        <comment>first line of the page; %1: a pair</comment>
        <translation>%1 vinner omgången: inga poäng</translation>
    </message>
    <message>
        <source>Tie between %1: nobody scores</source>
        <comment>%1: names, like Anna and João</comment>
        <translation>Lika mellan %1: ingen får poäng</translation>
    </message>
    <message>
        <source>Both pairs are level: nobody scores</source>
        <comment>first line of the page</comment>
        <translation>Båda paren ligger lika: ingen får poäng</translation>
    </message>
    <message numerus="yes">
        <source>Tie between %1: %n point(s) each</source>
        <comment>%1: names, like Anna and João</comment>
        <translation>
            <numerusform>Lika mellan %1: %n poäng var</numerusform>
            <numerusform>Lika mellan %1: %n poäng var</numerusform>
        </translation>
    </message>
    <message>
        <source>Tie between %1: no points</source>
        <comment>%1: names, like Anna and João</comment>
        <translation>Lika mellan %1: inga poäng</translation>
    </message>
    <message>
        <source>This round does not count: it is dealt again</source>
        <comment>first line of the page</comment>
        <translation>Den här omgången räknas inte utan delas om</translation>
    </message>
    <message>
        <source>Nobody wins this round</source>
        <comment>first line of the page</comment>
        <translation>Ingen vinner omgången</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins the match with %n point(s)</source>
        <comment>first line at the end of a match</comment>
        <translation>
            <numerusform>%1 vinner matchen med %n poäng</numerusform>
            <numerusform>%1 vinner matchen med %n poäng</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wins the match without points</source>
        <comment>first line at the end of a match</comment>
        <translation>%1 vinner matchen utan poäng</translation>
    </message>
    <message numerus="yes">
        <source>%1 win the match with %n point(s)</source>
        <comment>first line at the end of a match; %1: a pair</comment>
        <translation>
            <numerusform>%1 vinner matchen med %n poäng</numerusform>
            <numerusform>%1 vinner matchen med %n poäng</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 win the match without points</source>
        <comment>first line at the end of a match; %1: a pair</comment>
        <translation>%1 vinner matchen utan poäng</translation>
    </message>
    <message>
        <source>%1 has gone out</source>
        <comment>how the round ended</comment>
        <translation>%1 har gått ut</translation>
    </message>
    <message>
        <source>The points to play for are reached</source>
        <comment>how the round ended</comment>
        <translation>Målpoängen är nådd</translation>
    </message>
    <message>
        <source>The game is blocked</source>
        <comment>how the round ended</comment>
        <translation>Spelet är blockerat</translation>
    </message>
    <message>
        <source>Confirmed by everybody: %1. Open ends: %2. Boneyard: %3.</source>
        <comment>%1: names; %2: numbers; %3: a number</comment>
        <translation>Bekräftat av alla: %1. Öppna ändar: %2. Högen: %3.</translation>
    </message>
    <message>
        <source>lowest count</source>
        <comment>label on the winner&apos;s row</comment>
        <translation>lägst summa</translation>
    </message>
    <message>
        <source>out</source>
        <comment>label on the row of the player who went out: played the last tile</comment>
        <translation>gick ut</translation>
    </message>
    <message>
        <source>won the round</source>
        <comment>label on the row of the winner: must fit a player and a pair</comment>
        <translation>vinner omgången</translation>
    </message>
    <message>
        <source>level</source>
        <comment>label on the rows of players who are tied for the lowest count</comment>
        <translation>lika</translation>
    </message>
    <message>
        <source>No tiles left</source>
        <translation>Inga brickor kvar</translation>
    </message>
    <message>
        <source>Why</source>
        <comment>heading above the lines that explain the score</comment>
        <translation>Varför</translation>
    </message>
    <message>
        <source>Points for %1</source>
        <comment>label of a sum; %1: a player or a pair</comment>
        <translation>Poäng till %1</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <comment>%1: a sum, like 17 + 26 + 40; %2: its result</comment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <comment>round = one deal</comment>
        <translation>Omgång %1</translation>
    </message>
    <message>
        <source>Last round</source>
        <comment>round = one deal</comment>
        <translation>Sista omgången</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <comment>%1: the name of a rule set, like Classic with boneyard</comment>
        <translation>Regler: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, during play: %n point(s)</source>
        <comment>%1: a player or a pair that scored before the round was over; never zero</comment>
        <translation>
            <numerusform>%1, under spelet: %n poäng</numerusform>
            <numerusform>%1, under spelet: %n poäng</numerusform>
        </translation>
    </message>
    <message>
        <source>Next round</source>
        <comment>button; round = one deal</comment>
        <translation>Nästa omgång</translation>
    </message>
    <message>
        <source>Deal again</source>
        <comment>button after a round that does not count</comment>
        <translation>Dela om</translation>
    </message>
    <message>
        <source>To the start page</source>
        <comment>button</comment>
        <translation>Till startsidan</translation>
    </message>
    <message>
        <source>Back to the tournament</source>
        <comment>button: to the club tournament that this match is part of</comment>
        <translation>Tillbaka till turneringen</translation>
    </message>
    <message>
        <source>Show the table</source>
        <comment>button</comment>
        <translation>Visa bordet</translation>
    </message>
    <message>
        <source>Why?</source>
        <comment>button: explains the score</comment>
        <translation>Varför?</translation>
    </message>
    <message>
        <source>Show this page in</source>
        <comment>label before the names of languages</comment>
        <translation>Visa sidan på</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Matchen är slut</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins the round and writes down %n point(s)</source>
        <comment>bad points: the lowest total wins</comment>
        <translation>
            <numerusform>%1 vinner omgången och skriver upp %n poäng</numerusform>
            <numerusform>%1 vinner omgången och skriver upp %n poäng</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wins the round and writes down nothing</source>
        <comment>bad points: the lowest total wins</comment>
        <translation>%1 vinner omgången och skriver inte upp något</translation>
    </message>
    <message numerus="yes">
        <source>%1 win the round and write down %n point(s)</source>
        <comment>%1: a pair; bad points</comment>
        <translation>
            <numerusform>%1 vinner omgången och skriver upp %n poäng</numerusform>
            <numerusform>%1 vinner omgången och skriver upp %n poäng</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 win the round and write down nothing</source>
        <comment>%1: a pair; bad points</comment>
        <translation>%1 vinner omgången och skriver inte upp något</translation>
    </message>
    <message numerus="yes">
        <source>A tie: %n point(s) for %1</source>
        <comment>%1: a player, a pair, or several names; never zero</comment>
        <translation>
            <numerusform>Lika: %n poäng till %1</numerusform>
            <numerusform>Lika: %n poäng till %1</numerusform>
        </translation>
    </message>
    <message>
        <source>A tie: everybody&apos;s own pips are written down</source>
        <comment>bad points: the lowest total wins</comment>
        <translation>Lika: alla skriver upp sina egna prickar</translation>
    </message>
    <message>
        <source>%1 has exactly %2 points</source>
        <comment>first line of the page; wins the match; %2: a number</comment>
        <translation>%1 har exakt %2 poäng</translation>
    </message>
    <message>
        <source>%1 have exactly %2 points</source>
        <comment>%1: a pair; wins the match; %2: a number</comment>
        <translation>%1 har exakt %2 poäng</translation>
    </message>
    <message>
        <source>Review</source>
        <comment>button: look at the finished round again</comment>
        <translation>Genomgång</translation>
    </message>
</context>
<context>
    <name>Season</name>
    <message>
        <source>Tick the tournaments that count. What everybody brought home is added up.</source>
        <translation>Bocka för de turneringar som räknas. Det som var och en har fått läggs ihop.</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <comment>heading above a list to tick</comment>
        <translation>Turneringar</translation>
    </message>
    <message>
        <source>How many results count for each person?</source>
        <comment>label of a choice</comment>
        <translation>Hur många resultat räknas per person?</translation>
    </message>
    <message>
        <source>All of them</source>
        <comment>choice: all results of a person count</comment>
        <translation>Alla</translation>
    </message>
    <message numerus="yes">
        <source>The best %n result(s)</source>
        <comment>choice: so many results of a person count; never zero</comment>
        <translation>
            <numerusform>Bara det bästa (%n resultat)</numerusform>
            <numerusform>De %n bästa resultaten</numerusform>
        </translation>
    </message>
    <message>
        <source>What is added up?</source>
        <comment>label of a choice</comment>
        <translation>Vad läggs ihop?</translation>
    </message>
    <message>
        <source>Places</source>
        <comment>choice: points for places</comment>
        <translation>Placeringar</translation>
    </message>
    <message>
        <source>The last one has 1 point; each place better brings one more.</source>
        <comment>about a choice</comment>
        <translation>Den sista får 1 poäng; varje placering högre ger en till.</translation>
    </message>
    <message>
        <source>Wins</source>
        <comment>choice</comment>
        <translation>Vinster</translation>
    </message>
    <message>
        <source>Tables won, in all tournaments together.</source>
        <comment>about a choice</comment>
        <translation>Vunna bord, i alla turneringar tillsammans.</translation>
    </message>
    <message>
        <source>Effectiveness</source>
        <comment>choice; glossary: points for minus against</comment>
        <translation>Poängskillnad</translation>
    </message>
    <message>
        <source>Points for minus points against, in all together.</source>
        <comment>about a choice</comment>
        <translation>Egna poäng minus motståndarnas, i alla turneringar tillsammans.</translation>
    </message>
    <message>
        <source>What %1 brought. In brackets: not among the best.</source>
        <comment>%1: a tournament</comment>
        <translation>Det som %1 gav. Inom parentes: inte bland de bästa.</translation>
    </message>
    <message>
        <source>(%1)</source>
        <comment>a value that is not among the best results and does not count</comment>
        <translation>(%1)</translation>
    </message>
    <message>
        <source>As soon as a tournament has been played, the season can be added up here.</source>
        <translation>Så snart en turnering har spelats kan säsongen läggas ihop här.</translation>
    </message>
    <message>
        <source>Tick at least one tournament.</source>
        <translation>Bocka för minst en turnering.</translation>
    </message>
    <message>
        <source>Adding up…</source>
        <comment>it takes a moment</comment>
        <translation>Lägger ihop…</translation>
    </message>
    <message>
        <source>%1 cannot be read and is left out.</source>
        <comment>%1: a tournament</comment>
        <translation>%1 kan inte läsas och är inte med.</translation>
    </message>
    <message>
        <source>Print or save the season</source>
        <comment>button</comment>
        <translation>Skriv ut eller spara säsongen</translation>
    </message>
</context>
<context>
    <name>Set up</name>
    <message>
        <source>Set up a table</source>
        <translation>Gör i ordning ett bord</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>heading</comment>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>heading</comment>
        <translation>Spelare</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <comment>a place at the table; %1: a number</comment>
        <translation>Plats %1</translation>
    </message>
    <message>
        <source>Played by</source>
        <comment>a person or a computer player</comment>
        <translation>Vem spelar</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>En människa</translation>
    </message>
    <message>
        <source>Computer, beginner</source>
        <comment>a level of the computer player</comment>
        <translation>Dator, nybörjare</translation>
    </message>
    <message>
        <source>Computer, casual</source>
        <comment>a level of the computer player</comment>
        <translation>Dator, medel</translation>
    </message>
    <message>
        <source>Computer, club</source>
        <comment>a level of the computer player: as good as members of a club</comment>
        <translation>Dator, klubbnivå</translation>
    </message>
    <message>
        <source>Computer, expert</source>
        <comment>a level of the computer player</comment>
        <translation>Dator, expert</translation>
    </message>
    <message>
        <source>Plays doubles first and slips now and then.</source>
        <comment>about a level of the computer player</comment>
        <translation>Lägger dubblar först och missar då och då.</translation>
    </message>
    <message>
        <source>Likes to keep many numbers in hand.</source>
        <comment>about a level of the computer player</comment>
        <translation>Vill gärna ha många olika tal på handen.</translation>
    </message>
    <message>
        <source>Remembers who passed, and thinks ahead.</source>
        <comment>about a level of the computer player</comment>
        <translation>Minns vem som har passat och tänker framåt.</translation>
    </message>
    <message>
        <source>Also reads what your tiles give away.</source>
        <comment>about a level of the computer player</comment>
        <translation>Läser dessutom av vad dina brickor avslöjar.</translation>
    </message>
    <message>
        <source>Add a player</source>
        <comment>button</comment>
        <translation>Lägg till en spelare</translation>
    </message>
    <message>
        <source>Drag the cards into the order you sit in.</source>
        <translation>Dra korten i samma ordning som ni sitter.</translation>
    </message>
    <message>
        <source>Turns go %1.</source>
        <comment>%1: clockwise or counter-clockwise</comment>
        <translation>Man spelar %1.</translation>
    </message>
    <message>
        <source>Pair %1</source>
        <comment>partners; %1: a number</comment>
        <translation>Par %1</translation>
    </message>
    <message>
        <source>Tiles</source>
        <comment>heading: which set is used</comment>
        <translation>Brickor</translation>
    </message>
    <message>
        <source>Double-six</source>
        <comment>a set of tiles</comment>
        <translation>Dubbelsexa</translation>
    </message>
    <message>
        <source>Double-nine</source>
        <comment>a set of tiles</comment>
        <translation>Dubbelnia</translation>
    </message>
    <message>
        <source>Double-twelve</source>
        <comment>a set of tiles</comment>
        <translation>Dubbeltolva</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s), %1 for each player</source>
        <comment>about a set; %1: a number; never zero</comment>
        <translation>
            <numerusform>%n bricka, %1 till var och en</numerusform>
            <numerusform>%n brickor, %1 till var och en</numerusform>
        </translation>
    </message>
    <message>
        <source>Length</source>
        <comment>heading: how long the match is</comment>
        <translation>Längd</translation>
    </message>
    <message numerus="yes">
        <source>To %n point(s)</source>
        <comment>length of a match; never zero</comment>
        <translation>
            <numerusform>Till %n poäng</numerusform>
            <numerusform>Till %n poäng</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <comment>length of a match; round = one deal; never zero</comment>
        <translation>
            <numerusform>%n omgång</numerusform>
            <numerusform>%n omgångar</numerusform>
        </translation>
    </message>
    <message>
        <source>When the game is blocked</source>
        <comment>heading</comment>
        <translation>När spelet är blockerat</translation>
    </message>
    <message>
        <source>Together</source>
        <comment>a way to check a block</comment>
        <translation>Tillsammans</translation>
    </message>
    <message>
        <source>Everybody answers in turn; the program checks each answer.</source>
        <translation>Alla svarar i tur och ordning; programmet kontrollerar varje svar.</translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>a way to check a block</comment>
        <translation>Snabbt</translation>
    </message>
    <message>
        <source>The program checks all hands and shows the result.</source>
        <translation>Programmet kontrollerar alla händer och visar resultatet.</translation>
    </message>
    <message>
        <source>On our honour</source>
        <comment>a way to check a block</comment>
        <translation>På hedersord</translation>
    </message>
    <message>
        <source>Nobody checks the answers; all hands are shown after the round.</source>
        <translation>Svaren kontrolleras inte; efter omgången visas alla händer.</translation>
    </message>
    <message>
        <source>Between two people at one screen</source>
        <comment>heading</comment>
        <translation>Mellan två personer vid samma skärm</translation>
    </message>
    <message>
        <source>Close the lid of the rack</source>
        <comment>a choice: what hides the tiles between turns</comment>
        <translation>Lock över brickorna</translation>
    </message>
    <message>
        <source>The table stays in view; only the tiles are hidden.</source>
        <translation>Bordet syns hela tiden; bara brickorna döljs.</translation>
    </message>
    <message>
        <source>Cover the whole window</source>
        <comment>a choice: what hides the tiles between turns</comment>
        <translation>Täck hela fönstret</translation>
    </message>
    <message>
        <source>For people who do not sit together.</source>
        <translation>För dem som inte sitter tillsammans.</translation>
    </message>
    <message>
        <source>Open hands</source>
        <comment>a choice: nothing is hidden</comment>
        <translation>Öppna händer</translation>
    </message>
    <message>
        <source>Everybody sees all tiles; good with small children.</source>
        <translation>Alla ser alla brickor; bra med små barn.</translation>
    </message>
    <message>
        <source>A wrong answer costs</source>
        <comment>heading; points are taken off</comment>
        <translation>Ett fel svar kostar</translation>
    </message>
    <message>
        <source>Start the match</source>
        <comment>the large button</comment>
        <translation>Börja matchen</translation>
    </message>
    <message>
        <source>%1 players need a larger set: %2 is the smallest that works.</source>
        <comment>%1: a number; %2: like Double-nine</comment>
        <translation>%1 spelare behöver ett större set: %2 räcker.</translation>
    </message>
    <message>
        <source>Use %1</source>
        <comment>button; %1: a set, like Double-nine</comment>
        <translation>Använd %1</translation>
    </message>
    <message>
        <source>These rules are for %1 players.</source>
        <comment>%1: numbers, like 2, 3 or 4</comment>
        <translation>De här reglerna är för %1 spelare.</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Alla spelare måste ha ett namn.</translation>
    </message>
    <message numerus="yes">
        <source>A name has at most %n letter(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Ett namn har högst %n bokstav.</numerusform>
            <numerusform>Ett namn har högst %n bokstäver.</numerusform>
        </translation>
    </message>
    <message>
        <source>This name has characters that cannot be shown.</source>
        <translation>Namnet har tecken som inte kan visas.</translation>
    </message>
    <message>
        <source>Two players have the name %1.</source>
        <translation>Två spelare heter %1.</translation>
    </message>
    <message>
        <source>At least one person has to play.</source>
        <translation>Minst en människa måste spela.</translation>
    </message>
    <message numerus="yes">
        <source>Play with %n player(s)</source>
        <comment>button that adds or removes seats; never zero</comment>
        <translation>
            <numerusform>Spela med %n spelare</numerusform>
            <numerusform>Spela med %n spelare</numerusform>
        </translation>
    </message>
    <message>
        <source>Name, seat %1</source>
        <comment>%1: a number</comment>
        <translation>Namn, plats %1</translation>
    </message>
    <message>
        <source>Language, seat %1</source>
        <comment>%1: a number</comment>
        <translation>Språk, plats %1</translation>
    </message>
    <message>
        <source>Type a name</source>
        <comment>inside the empty field for a name</comment>
        <translation>Skriv ett namn</translation>
    </message>
    <message>
        <source>Change colour and shape of %1</source>
        <comment>button; %1: a player</comment>
        <translation>Ändra färg och form för %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <comment>button; %1: a player</comment>
        <translation>Ta bort %1</translation>
    </message>
    <message>
        <source>Move %1 one seat earlier</source>
        <comment>button; %1: a player</comment>
        <translation>Flytta %1 en plats upp</translation>
    </message>
    <message>
        <source>Move %1 one seat later</source>
        <comment>button; %1: a player</comment>
        <translation>Flytta %1 en plats ner</translation>
    </message>
    <message>
        <source>Points to reach</source>
        <comment>a number</comment>
        <translation>Målpoäng</translation>
    </message>
    <message>
        <source>Points off</source>
        <comment>a number: the penalty</comment>
        <translation>Poängavdrag</translation>
    </message>
    <message>
        <source>The round is dealt again</source>
        <comment>after a wrong answer; round = one deal</comment>
        <translation>Omgången delas om</translation>
    </message>
    <message>
        <source>The round counts</source>
        <comment>after a wrong answer; round = one deal</comment>
        <translation>Omgången räknas</translation>
    </message>
    <message>
        <source>Whoever was wrong cannot win the round</source>
        <comment>after a wrong answer; round = one deal</comment>
        <translation>Den som svarade fel kan inte vinna omgången</translation>
    </message>
    <message>
        <source>The match goes on</source>
        <comment>after a wrong answer</comment>
        <translation>Matchen fortsätter</translation>
    </message>
    <message>
        <source>Whoever was wrong loses the match</source>
        <comment>after a wrong answer</comment>
        <translation>Den som svarade fel förlorar matchen</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Settings</source>
        <translation>Inställningar</translation>
    </message>
    <message>
        <source>Language of the program</source>
        <translation>Programmets språk</translation>
    </message>
    <message>
        <source>Personal aids</source>
        <comment>heading</comment>
        <translation>Personlig hjälp</translation>
    </message>
    <message>
        <source>Raise the tiles that fit</source>
        <comment>an aid</comment>
        <translation>Lyft brickorna som passar</translation>
    </message>
    <message>
        <source>Numbers on the tiles</source>
        <comment>an aid: digits in place of the dots</comment>
        <translation>Siffror på brickorna</translation>
    </message>
    <message>
        <source>Pace</source>
        <comment>how fast things move</comment>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Instant</source>
        <comment>pace</comment>
        <translation>Direkt</translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>pace</comment>
        <translation>Snabbt</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace</comment>
        <translation>Normalt</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>pace</comment>
        <translation>Långsamt</translation>
    </message>
    <message>
        <source>The table speaks the language of whoever is playing</source>
        <translation>Bordet talar samma språk som den som spelar</translation>
    </message>
    <message>
        <source>Looks</source>
        <comment>heading</comment>
        <translation>Utseende</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textstorlek</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Mindre rörelse</translation>
    </message>
    <message>
        <source>Your data</source>
        <comment>heading</comment>
        <translation>Dina data</translation>
    </message>
    <message>
        <source>Everything stays on this computer, in %1</source>
        <comment>%1: the path of a folder</comment>
        <translation>Allt stannar på den här datorn, i %1</translation>
    </message>
    <message>
        <source>Copy everything to a folder…</source>
        <comment>button: a backup, for example to a stick</comment>
        <translation>Kopiera allt till en mapp…</translation>
    </message>
    <message>
        <source>Restore from a copy…</source>
        <comment>button</comment>
        <translation>Återställ från en kopia…</translation>
    </message>
    <message>
        <source>Delete everything…</source>
        <comment>button</comment>
        <translation>Ta bort allt…</translation>
    </message>
    <message>
        <source>Everything was copied to %1</source>
        <comment>%1: the path of a folder</comment>
        <translation>Allt har kopierats till %1</translation>
    </message>
    <message>
        <source>The copy was restored. What was here before is now in %1</source>
        <comment>%1: the path of a folder</comment>
        <translation>Kopian har återställts. Det som fanns förut ligger i %1</translation>
    </message>
    <message>
        <source>Delete all matches, names, pictures and settings? This cannot be undone.</source>
        <translation>Ta bort alla matcher, namn, bilder och inställningar? Det går inte att ångra.</translation>
    </message>
    <message>
        <source>Replace all matches, names, pictures and settings with those of the copy?</source>
        <translation>Ersätta alla matcher, namn, bilder och inställningar med kopians?</translation>
    </message>
    <message>
        <source>There is no copy of this program&apos;s data in %1</source>
        <comment>%1: the path of a folder</comment>
        <translation>Det finns ingen kopia av programmets data i %1</translation>
    </message>
    <message>
        <source>Replace</source>
        <comment>button</comment>
        <translation>Ersätt</translation>
    </message>
    <message>
        <source>Look in:</source>
        <comment>label in the dialog that asks for a folder</comment>
        <translation>Titta i:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <comment>label in the dialog that asks for a folder</comment>
        <translation>Filer av typen:</translation>
    </message>
    <message>
        <source>About</source>
        <comment>heading</comment>
        <translation>Om</translation>
    </message>
    <message>
        <source>Domino Desktop, version %1</source>
        <translation>Domino Desktop, version %1</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>Fri programvara under MIT-licensen.</translation>
    </message>
    <message>
        <source>It uses Qt %1 and PySide %2 under the LGPL, version 3.</source>
        <comment>%1, %2: version numbers</comment>
        <translation>Programmet använder Qt %1 och PySide %2 under LGPL, version 3.</translation>
    </message>
    <message>
        <source>No account, no network, no adverts.</source>
        <translation>Inget konto, inget nätverk, ingen reklam.</translation>
    </message>
    <message>
        <source>Every change applies at once.</source>
        <comment>under the title</comment>
        <translation>Varje ändring gäller direkt.</translation>
    </message>
    <message>
        <source>As set on this computer</source>
        <comment>a choice: follow the system&apos;s own setting</comment>
        <translation>Som datorn är inställd</translation>
    </message>
    <message>
        <source>On</source>
        <comment>a choice</comment>
        <translation>På</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>a choice</comment>
        <translation>Av</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>a size; %1: a number, like 125</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Coloured pips</source>
        <comment>a choice: each number has a colour of its own</comment>
        <translation>Färgade prickar</translation>
    </message>
    <message>
        <source>In large sets</source>
        <comment>coloured pips: from double-nine on</comment>
        <translation>I stora set</translation>
    </message>
    <message>
        <source>Numbers on the tiles, for everybody</source>
        <comment>a switch</comment>
        <translation>Siffror på brickorna, för alla</translation>
    </message>
    <message>
        <source>Colours</source>
        <comment>a choice</comment>
        <translation>Färger</translation>
    </message>
    <message>
        <source>High contrast</source>
        <comment>colours: black and white</comment>
        <translation>Hög kontrast</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <comment>a choice</comment>
        <translation>Ljust eller mörkt</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>a choice: pages of light paper</comment>
        <translation>Ljust</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>a choice: pages of dark paper</comment>
        <translation>Mörkt</translation>
    </message>
    <message>
        <source>Tiles and table</source>
        <comment>heading</comment>
        <translation>Brickor och bord</translation>
    </message>
    <message>
        <source>Tiles</source>
        <comment>a choice of tile sets</comment>
        <translation>Brickor</translation>
    </message>
    <message>
        <source>Ivory</source>
        <comment>a tile set</comment>
        <translation>Elfenben</translation>
    </message>
    <message>
        <source>Ebony</source>
        <comment>a tile set</comment>
        <translation>Ebenholts</translation>
    </message>
    <message>
        <source>Coloured</source>
        <comment>a tile set: every number has its colour</comment>
        <translation>Färgade</translation>
    </message>
    <message>
        <source>Large numbers</source>
        <comment>a tile set: digits instead of pips</comment>
        <translation>Stora siffror</translation>
    </message>
    <message>
        <source>Family</source>
        <comment>a tile set: the numbers are pictures of the people&apos;s own</comment>
        <translation>Familj</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>a choice of what the tiles lie on</comment>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Green felt</source>
        <comment>what the tiles lie on</comment>
        <translation>Grönt kläde</translation>
    </message>
    <message>
        <source>Blue felt</source>
        <comment>what the tiles lie on</comment>
        <translation>Blått kläde</translation>
    </message>
    <message>
        <source>Walnut</source>
        <comment>what the tiles lie on: wood</comment>
        <translation>Valnöt</translation>
    </message>
    <message>
        <source>Own picture</source>
        <comment>what the tiles lie on</comment>
        <translation>Egen bild</translation>
    </message>
    <message>
        <source>Backs of the tiles</source>
        <comment>a choice</comment>
        <translation>Brickornas baksida</translation>
    </message>
    <message>
        <source>Plain</source>
        <comment>the backs of the tiles</comment>
        <translation>Enfärgad</translation>
    </message>
    <message>
        <source>Own picture</source>
        <comment>the backs of the tiles</comment>
        <translation>Egen bild</translation>
    </message>
    <message>
        <source>Your own pictures…</source>
        <comment>button: opens a page for choosing them</comment>
        <translation>Dina egna bilder…</translation>
    </message>
    <message>
        <source>Quiet sounds</source>
        <comment>a switch</comment>
        <translation>Dämpade ljud</translation>
    </message>
    <message>
        <source>Personal text size</source>
        <comment>an aid; above the choice of a size</comment>
        <translation>Egen textstorlek</translation>
    </message>
    <message>
        <source>Same as everybody</source>
        <comment>a personal text size: none, the one for everybody</comment>
        <translation>Som för alla</translation>
    </message>
    <message>
        <source>High contrast while this person plays</source>
        <comment>an aid; a switch</comment>
        <translation>Hög kontrast när den här personen spelar</translation>
    </message>
    <message>
        <source>Play with one switch: one key steps on, one key confirms</source>
        <comment>an aid; a switch</comment>
        <translation>Spela med en knapp: en tangent stegar vidare, en väljer</translation>
    </message>
    <message>
        <source>With one switch, step on by itself: one key is enough</source>
        <comment>an aid; a switch</comment>
        <translation>Med en knapp: stega vidare automatiskt, en tangent räcker</translation>
    </message>
    <message>
        <source>A new table begins with this choice.</source>
        <comment>under a heading</comment>
        <translation>Ett nytt bord börjar med det här valet.</translation>
    </message>
    <message>
        <source>Whose aids?</source>
        <comment>above the names of people</comment>
        <translation>Hjälp för vem?</translation>
    </message>
    <message>
        <source>They belong to the person and come along to every table.</source>
        <comment>under a heading</comment>
        <translation>Den hör till personen och följer med till varje bord.</translation>
    </message>
    <message>
        <source>Names appear here after the first match.</source>
        <comment>nobody has played yet</comment>
        <translation>Här visas namn efter den första matchen.</translation>
    </message>
    <message>
        <source>Delete everything</source>
        <comment>button: the answer to the question</comment>
        <translation>Ta bort allt</translation>
    </message>
    <message>
        <source>Keep everything</source>
        <comment>button: the answer to the question; the safe one</comment>
        <translation>Behåll allt</translation>
    </message>
    <message>
        <source>Larger tiles in the rack</source>
        <comment>an aid; a switch</comment>
        <translation>Större brickor på handen</translation>
    </message>
    <message>
        <source>Personal pace</source>
        <comment>an aid; above the choice of a pace</comment>
        <translation>Eget tempo</translation>
    </message>
    <message>
        <source>Same as everybody</source>
        <comment>an own pace: none, the one that the program has for everybody</comment>
        <translation>Som för alla</translation>
    </message>
    <message>
        <source>Keep the tiles sorted</source>
        <comment>an aid; a switch</comment>
        <translation>Håll brickorna sorterade</translation>
    </message>
    <message>
        <source>Keys at the table</source>
        <comment>heading</comment>
        <translation>Tangenter vid bordet</translation>
    </message>
    <message>
        <source>Choose a field and press the letter you would like.</source>
        <comment>under a heading</comment>
        <translation>Välj ett fält och tryck på den bokstav du vill ha.</translation>
    </message>
    <message>
        <source>%1 is already the key for: %2</source>
        <comment>%1: a letter; %2: what a key does, like take a tile</comment>
        <translation>%1 är redan tangenten för: %2</translation>
    </message>
    <message>
        <source>Only a letter can be a key here.</source>
        <translation>Bara en bokstav kan vara tangent här.</translation>
    </message>
    <message>
        <source>Restore the original keys</source>
        <comment>button: every key as it was before anybody changed it</comment>
        <translation>Återställ tangenterna</translation>
    </message>
</context>
<context>
    <name>Share</name>
    <message>
        <source>Share…</source>
        <comment>button: opens a menu with the next three</comment>
        <translation>Dela…</translation>
    </message>
    <message>
        <source>&amp;Copy a picture of the table</source>
        <comment>menu</comment>
        <translation>&amp;Kopiera en bild av bordet</translation>
    </message>
    <message>
        <source>Save a &amp;picture of the table…</source>
        <comment>menu</comment>
        <translation>Spara en &amp;bild av bordet…</translation>
    </message>
    <message>
        <source>Save the round as a &amp;film…</source>
        <comment>menu; a film: an animated picture that shows every move</comment>
        <translation>Spara omgången som &amp;film…</translation>
    </message>
    <message>
        <source>Copy a picture of the table</source>
        <comment>what a key does, in the table of keys</comment>
        <translation>Kopiera en bild av bordet</translation>
    </message>
    <message>
        <source>Save a picture of the table</source>
        <comment>what a key does, in the table of keys</comment>
        <translation>Spara en bild av bordet</translation>
    </message>
    <message>
        <source>Save a picture of the table</source>
        <comment>title of the window that asks where</comment>
        <translation>Spara en bild av bordet</translation>
    </message>
    <message>
        <source>Save the round as a film</source>
        <comment>title of the window that asks where</comment>
        <translation>Spara omgången som film</translation>
    </message>
    <message>
        <source>Picture</source>
        <comment>a kind of file: PNG</comment>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Film, small and sharp</source>
        <comment>a kind of file: WebP</comment>
        <translation>Film, liten och skarp</translation>
    </message>
    <message>
        <source>Film for every program</source>
        <comment>a kind of file: GIF</comment>
        <translation>Film för alla program</translation>
    </message>
    <message>
        <source>Copied. Paste the picture wherever you like.</source>
        <translation>Kopierat. Klistra in bilden var du vill.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <comment>%1: the name of a file</comment>
        <translation>Sparat: %1</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Sparar…</translation>
    </message>
    <message>
        <source>Painting picture %1 of %2</source>
        <comment>a film is being made; %1, %2: numbers</comment>
        <translation>Ritar bild %1 av %2</translation>
    </message>
    <message>
        <source>Cancelled: nothing was saved.</source>
        <translation>Avbrutet: inget har sparats.</translation>
    </message>
    <message>
        <source>The tiles are dealt</source>
        <comment>caption of the first picture of a film</comment>
        <translation>Brickorna delas ut</translation>
    </message>
</context>
<context>
    <name>Simulation</name>
    <message numerus="yes">
        <source>%n round(s) played</source>
        <comment>how many; never zero</comment>
        <translation>
            <numerusform>%n omgång spelad</numerusform>
            <numerusform>%n omgångar spelade</numerusform>
        </translation>
    </message>
    <message>
        <source>Every deal was played twice, with the sides changed.</source>
        <translation>Varje giv spelades två gånger, med ombytta sidor.</translation>
    </message>
    <message>
        <source>Blocked: %1 (%2 %)</source>
        <comment>%1: how many rounds, %2: which share of them in percent</comment>
        <translation>Blockerade: %1 (%2&#xa0;%)</translation>
    </message>
    <message>
        <source>Level</source>
        <comment>heading: how strong a computer player is, such as expert</comment>
        <translation>Nivå</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>heading: how many rounds</comment>
        <translation>Vunna</translation>
    </message>
    <message>
        <source>Tied</source>
        <comment>heading: how many rounds</comment>
        <translation>Oavgjorda</translation>
    </message>
    <message>
        <source>Won %</source>
        <comment>heading: which part of the rounds, in percent</comment>
        <translation>Vunna %</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>heading: all points together</comment>
        <translation>Poäng</translation>
    </message>
    <message>
        <source>A round</source>
        <comment>heading, beside Points: how many points in one round, on average</comment>
        <translation>Per omgång</translation>
    </message>
    <message>
        <source>ms median</source>
        <comment>heading: the median of the thinking times, in milliseconds</comment>
        <translation>ms median</translation>
    </message>
    <message>
        <source>ms p95</source>
        <comment>heading: 95 of 100 thinking times are shorter, in milliseconds</comment>
        <translation>ms p95</translation>
    </message>
    <message>
        <source>ms max</source>
        <comment>heading: the longest thinking time, in milliseconds</comment>
        <translation>ms max</translation>
    </message>
    <message>
        <source>± is the 95 % interval. A tie is shared.</source>
        <translation>± är 95-procentsintervallet. Oavgjort delas.</translation>
    </message>
    <message>
        <source>Thinking times are those of turns with a choice of tiles.</source>
        <translation>Betänketiderna gäller drag där det fanns brickor att välja mellan.</translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message>
        <source>Standings</source>
        <comment>name of a table: who is where</comment>
        <translation>Ställning</translation>
    </message>
    <message>
        <source>The place. Whoever is level in everything shares it.</source>
        <translation>Placeringen. De som ligger lika i allt delar den.</translation>
    </message>
    <message>
        <source>Tables played so far. Sitting out is not counted here.</source>
        <translation>Hittills spelade bord. Att sitta över räknas inte här.</translation>
    </message>
    <message>
        <source>%1=</source>
        <comment>a place that several share, as sport tables write it; %1: a number</comment>
        <translation>%1=</translation>
    </message>
    <message>
        <source>After round %1</source>
        <comment>choice: standings as they were after this tournament round</comment>
        <translation>Efter rond %1</translation>
    </message>
    <message>
        <source>Standings after which round?</source>
        <comment>name of a choice; tournament round</comment>
        <translation>Ställningen efter vilken rond?</translation>
    </message>
    <message>
        <source>Standings</source>
        <comment>choice of a view</comment>
        <translation>Ställning</translation>
    </message>
    <message>
        <source>Cross table</source>
        <comment>choice of a view: everybody against everybody</comment>
        <translation>Korstabell</translation>
    </message>
    <message>
        <source>Bracket</source>
        <comment>choice of a view: the tree of a knockout</comment>
        <translation>Spelträd</translation>
    </message>
    <message numerus="yes">
        <source>So far: %n table(s) of round %1 still without a result.</source>
        <comment>tournament round; never zero</comment>
        <translation>
            <numerusform>Hittills: %n bord i rond %1 saknar resultat.</numerusform>
            <numerusform>Hittills: %n bord i rond %1 saknar resultat.</numerusform>
        </translation>
    </message>
    <message>
        <source>All results up to round %1 are in.</source>
        <comment>tournament round</comment>
        <translation>Alla resultat till och med rond %1 är införda.</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <comment>standings before the first result</comment>
        <translation>Inget har spelats än.</translation>
    </message>
    <message>
        <source>Standings appear here as soon as somebody is entered.</source>
        <translation>Ställningen visas här så snart någon är anmäld.</translation>
    </message>
    <message>
        <source>corrected, entry %1</source>
        <comment>below a name; %1: the number of the entry in the log</comment>
        <translation>rättat, post %1</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <comment>below a name: does not play any more</comment>
        <translation>har utgått</translation>
    </message>
    <message>
        <source>What do the columns mean?</source>
        <comment>button; opens or closes an explanation</comment>
        <translation>Vad betyder kolumnerna?</translation>
    </message>
    <message>
        <source>Whoever is level in one column is put in order by the next one, from left to right.</source>
        <comment>below the explanation of the columns</comment>
        <translation>De som ligger lika i en kolumn skiljs åt av nästa, från vänster till höger.</translation>
    </message>
    <message>
        <source>Change what decides</source>
        <comment>button: the order of the tie-breaks</comment>
        <translation>Ändra vad som avgör</translation>
    </message>
    <message>
        <source>Print</source>
        <comment>button: what is in view, on paper or as a file</comment>
        <translation>Skriv ut</translation>
    </message>
    <message>
        <source>Round by round</source>
        <comment>button: everything one player or pair did; tournament rounds</comment>
        <translation>Rond för rond</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>Domino Desktop</source>
        <comment>the name of the program; not translated</comment>
        <translation>Domino Desktop</translation>
    </message>
    <message>
        <source>Welcome to the table</source>
        <translation>Välkommen till bordet</translation>
    </message>
    <message>
        <source>Your language</source>
        <comment>heading above the names of languages</comment>
        <translation>Ditt språk</translation>
    </message>
    <message>
        <source>Play now</source>
        <comment>the large button</comment>
        <translation>Spela nu</translation>
    </message>
    <message>
        <source>You and three computer players, classic rules</source>
        <comment>under the large button</comment>
        <translation>Du och tre datorspelare, klassiska regler</translation>
    </message>
    <message>
        <source>Set up a table</source>
        <comment>button</comment>
        <translation>Gör i ordning ett bord</translation>
    </message>
    <message>
        <source>Who plays, with which tiles, up to how many points</source>
        <comment>under the button</comment>
        <translation>Vilka som spelar, med vilka brickor, till hur många poäng</translation>
    </message>
    <message>
        <source>Continue the match</source>
        <comment>the large button</comment>
        <translation>Fortsätt matchen</translation>
    </message>
    <message>
        <source>Rule sets</source>
        <comment>button: a page with all games and rules that can be played</comment>
        <translation>Spelvarianter</translation>
    </message>
    <message>
        <source>How to play</source>
        <comment>button</comment>
        <translation>Så spelar man</translation>
    </message>
    <message>
        <source>Settings</source>
        <comment>button</comment>
        <translation>Inställningar</translation>
    </message>
    <message>
        <source>The table as it was left</source>
        <comment>what a screen reader says for the picture</comment>
        <translation>Bordet som det lämnades</translation>
    </message>
    <message>
        <source>What is your name?</source>
        <comment>above a field that may stay empty, on the very first start</comment>
        <translation>Vad heter du?</translation>
    </message>
    <message>
        <source>You may leave this empty</source>
        <comment>inside the empty field for the name</comment>
        <translation>Kan lämnas tomt</translation>
    </message>
    <message>
        <source>Player %1</source>
        <comment>a person who has told no name; %1: a number</comment>
        <translation>Spelare %1</translation>
    </message>
    <message>
        <source>Language</source>
        <comment>label of a choice</comment>
        <translation>Språk</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <comment>button: a page with puzzles of one position each</comment>
        <translation>Kluringar</translation>
    </message>
    <message>
        <source>Referee desk</source>
        <comment>button: help for disputes at tables with real tiles</comment>
        <translation>Domarbord</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <comment>button: tournaments of a club</comment>
        <translation>Turneringar</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>%1 leads %2</source>
        <comment>the first tile of a round; %2: a tile, like 6-6</comment>
        <translation>%1 börjar med %2</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <comment>%2: a tile, like 4-6</comment>
        <translation>%1 lägger %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n tile(s)</source>
        <comment>the turn goes on; never zero</comment>
        <translation>
            <numerusform>%1 tar %n bricka</numerusform>
            <numerusform>%1 tar %n brickor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n and plays %2</source>
        <comment>takes %n tiles, never zero; %2: a tile, like 2-5</comment>
        <translation>
            <numerusform>%1 tar %n och lägger %2</numerusform>
            <numerusform>%1 tar %n och lägger %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n and passes: %2</source>
        <comment>takes %n tiles, never zero; %2: like no 5, no 3</comment>
        <translation>
            <numerusform>%1 tar %n och passar: %2</numerusform>
            <numerusform>%1 tar %n och passar: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 plays %2 and plays again</source>
        <comment>a double lets the player go on; %2: a tile, like 4-4</comment>
        <translation>%1 lägger %2 och får en tur till</translation>
    </message>
    <message>
        <source>%1 lies in the middle</source>
        <comment>the tile with which the round begins; %1: a tile, like 9-9</comment>
        <translation>%1 ligger i mitten</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <comment>by choice: nothing is said about the tiles</comment>
        <translation>%1 passar</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n and passes</source>
        <comment>takes %n tiles, never zero; passes by choice</comment>
        <translation>
            <numerusform>%1 tar %n och passar</numerusform>
            <numerusform>%1 tar %n och passar</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lays a tile aside</source>
        <comment>face down, because none fits</comment>
        <translation>%1 lägger undan en bricka</translation>
    </message>
    <message>
        <source>%1 has many doubles and asks for a new deal</source>
        <translation>%1 har många dubblar och vill ha ny giv</translation>
    </message>
    <message>
        <source>The tiles are dealt again</source>
        <translation>Brickorna delas om</translation>
    </message>
    <message>
        <source>%1 leaves the lead to %2</source>
        <comment>%2: the partner</comment>
        <translation>%1 låter %2 börja</translation>
    </message>
    <message>
        <source>%1 has seen it: no tile can fit any more</source>
        <translation>%1 har sett det: ingen bricka kan passa längre</translation>
    </message>
    <message>
        <source>No tile can fit any more</source>
        <translation>Ingen bricka kan passa längre</translation>
    </message>
    <message>
        <source>Nobody has a tile left</source>
        <comment>every tile is played or laid aside</comment>
        <translation>Ingen har någon bricka kvar</translation>
    </message>
    <message>
        <source>%1 wins this game</source>
        <comment>one game of a match of several</comment>
        <translation>%1 vinner partiet</translation>
    </message>
    <message>
        <source>%1 win this game</source>
        <comment>one game of a match of several; %1: a pair</comment>
        <translation>%1 vinner partiet</translation>
    </message>
    <message>
        <source>%1 passes: %2</source>
        <comment>%2: like no 5, no 3</comment>
        <translation>%1 passar: %2</translation>
    </message>
    <message>
        <source>%1 cannot play: %2</source>
        <comment>an answer in the walk round the table; %2: like no 5, no 3</comment>
        <translation>%1 kan inte lägga: %2</translation>
    </message>
    <message>
        <source>%1 says the game is blocked: %2</source>
        <comment>%2: like no 5, no 3</comment>
        <translation>%1 säger att spelet är blockerat: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n and says the game is blocked: %2</source>
        <comment>takes %n tiles, never zero; %2: like no 5, no 3</comment>
        <translation>
            <numerusform>%1 tar %n och säger att spelet är blockerat: %2</numerusform>
            <numerusform>%1 tar %n och säger att spelet är blockerat: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can play any more: everybody is asked in turn</source>
        <comment>the walk opens by itself</comment>
        <translation>Ingen kan lägga längre: alla får frågan i tur och ordning</translation>
    </message>
    <message>
        <source>%1 can play</source>
        <comment>an answer in the walk round the table</comment>
        <translation>%1 kan lägga</translation>
    </message>
    <message>
        <source>The game is blocked</source>
        <translation>Spelet är blockerat</translation>
    </message>
    <message numerus="yes">
        <source>%1 shows the hand: %n pip(s)</source>
        <comment>the tiles are laid open</comment>
        <translation>
            <numerusform>%1 visar handen: %n prick</numerusform>
            <numerusform>%1 visar handen: %n prickar</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 shows the hand: no pips</source>
        <comment>the tiles are laid open</comment>
        <translation>%1 visar handen: inga prickar</translation>
    </message>
    <message>
        <source>Wrong answer: %1 had %2</source>
        <comment>family wording; %2: a tile, like 4-6</comment>
        <translation>Fel svar: %1 hade %2</translation>
    </message>
    <message>
        <source>False declaration: %1 had %2</source>
        <comment>the referee&apos;s wording; %2: a tile, like 4-6</comment>
        <translation>Felaktigt besked: %1 hade %2</translation>
    </message>
    <message>
        <source>%1 may have had %2</source>
        <comment>a wrong answer that is not proven; %2: a tile, like 4-6</comment>
        <translation>Kanske hade %1 %2</translation>
    </message>
    <message>
        <source>%1 goes out</source>
        <comment>has played the last tile of the hand</comment>
        <translation>%1 går ut</translation>
    </message>
    <message>
        <source>%1 makes this the last round</source>
        <translation>%1 gör detta till sista omgången</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 vinner matchen</translation>
    </message>
    <message>
        <source>%1 win the match</source>
        <comment>%1: a pair</comment>
        <translation>%1 vinner matchen</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>%1, it is your turn: %2</source>
        <comment>%2: numbers, like 2 or 4</comment>
        <translation>%1, din tur: %2</translation>
    </message>
    <message>
        <source>%1, it is your turn</source>
        <translation>%1, din tur</translation>
    </message>
    <message>
        <source>%1, you lead: play any tile</source>
        <comment>the first tile of the round</comment>
        <translation>%1, du börjar: lägg vilken bricka du vill</translation>
    </message>
    <message>
        <source>%1, you lead with %2</source>
        <comment>the first tile of the round; %2: a tile, like 6-6</comment>
        <translation>%1, du börjar med %2</translation>
    </message>
    <message>
        <source>%1, you said that you can: play a tile</source>
        <comment>after the answer yes in the walk</comment>
        <translation>%1, du sa att du kan: lägg en bricka</translation>
    </message>
    <message>
        <source>%1, choose an end: %2</source>
        <comment>the tile fits both; %2: numbers, like 2 or 4</comment>
        <translation>%1, välj en ände: %2</translation>
    </message>
    <message>
        <source>%1, it is your turn: %2 or a matador</source>
        <comment>%2: numbers, like 2 or 4; a matador is a tile that fits anywhere</comment>
        <translation>%1, din tur: %2 eller en matador</translation>
    </message>
    <message>
        <source>%1, it is your turn: only a matador fits</source>
        <translation>%1, din tur: bara en matador passar</translation>
    </message>
    <message>
        <source>%1, you go on: %2</source>
        <comment>a double lets the player play again; %2: numbers, like 2 or 4</comment>
        <translation>%1, fortsätt: %2</translation>
    </message>
    <message>
        <source>%1, you lead: play a double</source>
        <comment>the first tile of the round</comment>
        <translation>%1, du börjar: lägg en dubbel</translation>
    </message>
    <message>
        <source>%1, the double %2 must be covered first</source>
        <comment>trains: nothing else may be played; %2: a number</comment>
        <translation>%1, först måste dubbel %2 täckas</translation>
    </message>
    <message>
        <source>%1, now only doubles may be played: %2</source>
        <comment>%2: numbers, like 2 or 4</comment>
        <translation>%1, nu får bara dubblar läggas: %2</translation>
    </message>
    <message>
        <source>%1, no tile fits: lay one aside, face down</source>
        <comment>%1: the player</comment>
        <translation>%1, ingen bricka passar: lägg undan en med baksidan upp</translation>
    </message>
    <message>
        <source>%1, which half of %2 goes first?</source>
        <comment>the tile fits both ways round; %2: a tile, like 3-4</comment>
        <translation>%1, vilken halva av %2 ska möta kedjan?</translation>
    </message>
    <message numerus="yes">
        <source>%1, you were dealt %n double(s): you may ask for a new deal</source>
        <comment>several doubles, never zero</comment>
        <translation>
            <numerusform>%1, du fick %n dubbel: du kan be om ny giv</numerusform>
            <numerusform>%1, du fick %n dubblar: du kan be om ny giv</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is thinking…</source>
        <comment>a computer player</comment>
        <translation>%1 tänker…</translation>
    </message>
    <message>
        <source>%1 plays now</source>
        <comment>another player&apos;s turn</comment>
        <translation>Nu spelar %1</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Omgången är slut</translation>
    </message>
    <message>
        <source>Take tiles until one fits</source>
        <comment>action button</comment>
        <translation>Ta brickor tills en passar</translation>
    </message>
    <message>
        <source>Take a tile</source>
        <comment>action button: one tile from the boneyard</comment>
        <translation>Ta en bricka</translation>
    </message>
    <message>
        <source>Pass: %1</source>
        <comment>action button; %1: like no 5, no 3</comment>
        <translation>Passa: %1</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>action button</comment>
        <translation>Passa</translation>
    </message>
    <message>
        <source>Keep it and pass</source>
        <comment>action button: the tile just taken fits, and may be kept</comment>
        <translation>Behåll den och passa</translation>
    </message>
    <message>
        <source>Pass by choice</source>
        <comment>action button: although a tile fits</comment>
        <translation>Passa ändå</translation>
    </message>
    <message>
        <source>Lay %1 aside</source>
        <comment>action button: face down, for the rest of the round; %1: a tile, like 4-6</comment>
        <translation>Lägg undan %1</translation>
    </message>
    <message>
        <source>Space goes on to the next thing, Enter does it.</source>
        <comment>play with one switch; names of keys</comment>
        <translation>Mellanslag går vidare till nästa, Retur väljer.</translation>
    </message>
    <message>
        <source>The ring goes on by itself; Space or Enter does it.</source>
        <comment>play with one switch; names of keys</comment>
        <translation>Ringen går vidare av sig själv; Mellanslag eller Retur väljer.</translation>
    </message>
    <message>
        <source>Leave the lead to %1</source>
        <comment>action button; %1: the partner</comment>
        <translation>Låt %1 börja</translation>
    </message>
    <message>
        <source>Ask for a new deal</source>
        <comment>action button: too many doubles</comment>
        <translation>Be om ny giv</translation>
    </message>
    <message>
        <source>Keep these tiles</source>
        <comment>action button: no new deal</comment>
        <translation>Behåll brickorna</translation>
    </message>
    <message>
        <source>No %1 is left: count now</source>
        <comment>action button: no tile can fit any more; %1: numbers, like 4</comment>
        <translation>Ingen %1 finns kvar: räkna nu</translation>
    </message>
    <message>
        <source>Say the game is blocked</source>
        <comment>action button</comment>
        <translation>Säg att spelet är blockerat</translation>
    </message>
    <message>
        <source>Sort</source>
        <comment>button: put the tiles in the rack in order</comment>
        <translation>Sortera</translation>
    </message>
    <message>
        <source>Show the score</source>
        <comment>button</comment>
        <translation>Visa poängen</translation>
    </message>
    <message>
        <source>Boneyard: %1</source>
        <comment>%1: how many tiles are in it</comment>
        <translation>Högen: %1</translation>
    </message>
    <message>
        <source>Boneyard: empty</source>
        <translation>Högen: tom</translation>
    </message>
    <message>
        <source>All</source>
        <comment>on the sign of the train that belongs to everybody; very short</comment>
        <translation>Alla</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 scores %n</source>
        <comment>%1: a sum, like 4 + 6 + 0 = 10; %2: a player; never zero</comment>
        <translation>
            <numerusform>%1: %2 får %n poäng</numerusform>
            <numerusform>%1: %2 får %n poäng</numerusform>
        </translation>
    </message>
    <message>
        <source>Laid aside: %1</source>
        <comment>%1: how many tiles lie face down</comment>
        <translation>Undanlagda: %1</translation>
    </message>
    <message>
        <source>laid aside: %1</source>
        <comment>under a player&apos;s name; %1: how many tiles lie face down</comment>
        <translation>undan: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in hand</source>
        <translation>
            <numerusform>%n bricka på handen</numerusform>
            <numerusform>%n brickor på handen</numerusform>
        </translation>
    </message>
    <message>
        <source>no tiles in hand</source>
        <comment>as in: Anna, no tiles in hand</comment>
        <translation>inga brickor på handen</translation>
    </message>
    <message>
        <source>computer</source>
        <comment>under the name of a computer player</comment>
        <translation>dator</translation>
    </message>
    <message>
        <source>Score</source>
        <comment>heading above the totals</comment>
        <translation>Poäng</translation>
    </message>
    <message numerus="yes">
        <source>to %n point(s)</source>
        <comment>beside the heading above the totals: match to 100 points; never zero</comment>
        <translation>
            <numerusform>till %n poäng</numerusform>
            <numerusform>till %n poäng</numerusform>
        </translation>
    </message>
    <message>
        <source>round %1 of %2</source>
        <comment>beside the heading above the totals; round = one deal</comment>
        <translation>omgång %1 av %2</translation>
    </message>
    <message numerus="yes">
        <source>to %n point(s) while somebody has none</source>
        <comment>beside the heading above the totals; never zero</comment>
        <translation>
            <numerusform>till %n poäng medan någon står på noll</numerusform>
            <numerusform>till %n poäng medan någon står på noll</numerusform>
        </translation>
    </message>
    <message>
        <source>games won: %1</source>
        <comment>under the heading above the totals; %1: like 1 : 0</comment>
        <translation>vunna partier: %1</translation>
    </message>
    <message>
        <source>This round counts times %1</source>
        <comment>rounds without a winner before it; %1: a number</comment>
        <translation>Den här omgången räknas %1 gånger</translation>
    </message>
    <message>
        <source>This round counts %1 more</source>
        <comment>rounds without a winner before it; %1: a number</comment>
        <translation>Den här omgången är värd %1 mer</translation>
    </message>
    <message>
        <source>fewest points win</source>
        <comment>beside the heading above the totals</comment>
        <translation>minst poäng vinner</translation>
    </message>
    <message>
        <source>This round</source>
        <comment>heading above the story of the round; round = one deal</comment>
        <translation>Den här omgången</translation>
    </message>
    <message>
        <source>What everybody does will appear here.</source>
        <comment>before the first tile of a round</comment>
        <translation>Här visas vad alla gör.</translation>
    </message>
    <message>
        <source>Show the story</source>
        <translation>Visa historien</translation>
    </message>
    <message>
        <source>Hide the story</source>
        <translation>Dölj historien</translation>
    </message>
    <message>
        <source>Numbers on the table</source>
        <comment>heading above the number strip</comment>
        <translation>Tal på bordet</translation>
    </message>
    <message numerus="yes">
        <source>Each number is on %n tile(s); filled = on the table</source>
        <comment>under the number strip; never zero</comment>
        <translation>
            <numerusform>Varje tal finns på %n bricka; fylld = på bordet</numerusform>
            <numerusform>Varje tal finns på %n brickor; fylld = på bordet</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 of %3 on the table</source>
        <comment>%1: a number; %2 of %3 tiles with that number</comment>
        <translation>%1: %2 av %3 på bordet</translation>
    </message>
    <message>
        <source>prepared deal</source>
        <comment>the deal was fixed when the program was started</comment>
        <translation>förberedd giv</translation>
    </message>
    <message>
        <source>Since your turn: %1</source>
        <comment>%1: what happened, like Anna plays 4-6, João passes</comment>
        <translation>Efter din tur: %1</translation>
    </message>
    <message>
        <source>%1, it is your turn</source>
        <comment>on the closed lid of the rack</comment>
        <translation>%1, din tur</translation>
    </message>
    <message>
        <source>Show my tiles</source>
        <comment>button on the closed lid of the rack</comment>
        <translation>Visa mina brickor</translation>
    </message>
    <message>
        <source>Hide my tiles</source>
        <comment>eye button: closes the lid of the rack</comment>
        <translation>Dölj mina brickor</translation>
    </message>
    <message>
        <source>The tiles are hidden.</source>
        <comment>said when the lid closes</comment>
        <translation>Brickorna är dolda.</translation>
    </message>
    <message>
        <source>The tiles of %1 can be seen.</source>
        <comment>said when the lid opens</comment>
        <translation>Nu syns brickorna som %1 har.</translation>
    </message>
    <message>
        <source>Only %1 should look now</source>
        <comment>on the curtain that covers the window</comment>
        <translation>Nu ska bara %1 titta</translation>
    </message>
    <message>
        <source>Everybody else, please look away.</source>
        <comment>on the curtain that covers the window</comment>
        <translation>Alla andra, titta bort, tack.</translation>
    </message>
    <message>
        <source>Drop the tile on an open end.</source>
        <translation>Släpp brickan vid en öppen ände.</translation>
    </message>
    <message>
        <source>%1 does not fit %2.</source>
        <comment>the tile was dropped at one open end; %1: a tile, like 4-6; %2: a number</comment>
        <translation>%1 passar inte vid %2.</translation>
    </message>
    <message>
        <source>Sorted by number</source>
        <translation>Sorterade efter tal</translation>
    </message>
    <message>
        <source>Sorted by pips</source>
        <comment>the heaviest tile first</comment>
        <translation>Sorterade efter prickar</translation>
    </message>
    <message>
        <source>Tiles that fit come first</source>
        <translation>De som passar kommer först</translation>
    </message>
    <message>
        <source>In your own order</source>
        <comment>as the player laid the tiles in the rack</comment>
        <translation>I din egen ordning</translation>
    </message>
    <message>
        <source>%1 would like to take back %2. Does everybody agree?</source>
        <comment>%2: a tile, like 4-6</comment>
        <translation>%1 vill ta tillbaka %2. Går alla med på det?</translation>
    </message>
    <message>
        <source>Yes, take it back</source>
        <comment>button</comment>
        <translation>Ja, ta tillbaka den</translation>
    </message>
    <message>
        <source>No, it stays</source>
        <comment>button</comment>
        <translation>Nej, den ligger kvar</translation>
    </message>
    <message>
        <source>%1 has taken back the last move.</source>
        <translation>%1 har tagit tillbaka sitt senaste drag.</translation>
    </message>
    <message>
        <source>Make this the last round for everybody?</source>
        <translation>Ska detta bli sista omgången för alla?</translation>
    </message>
</context>
<context>
    <name>Tie-break</name>
    <message>
        <source>Wins: tables won. A level table is half a win.</source>
        <translation>Vinster: vunna bord. Ett oavgjort bord är en halv vinst.</translation>
    </message>
    <message>
        <source>Effectiveness: points for minus points against. Penalties are taken off.</source>
        <comment>efetividade</comment>
        <translation>Poängskillnad: egna poäng minus motståndarnas. Straff dras av.</translation>
    </message>
    <message>
        <source>Points for: all points made. Penalties are taken off.</source>
        <translation>Egna poäng: alla poäng som har vunnits. Straff dras av.</translation>
    </message>
    <message>
        <source>Direct encounter: wins in the tables that those who are level played against each other.</source>
        <translation>Inbördes möte: vinster vid de bord där de som ligger lika har mött varandra.</translation>
    </message>
    <message>
        <source>Opponents’ wins: those of all opponents together. Strong opponents count.</source>
        <translation>Motståndarvinster: alla motståndares vinster tillsammans. Starka motståndare lönar sig.</translation>
    </message>
    <message>
        <source>Opponents’ effectiveness: that of all opponents together.</source>
        <translation>Motståndarnas poängskillnad: alla motståndares tillsammans.</translation>
    </message>
    <message>
        <source>Lot: the place drawn when everything else is level.</source>
        <translation>Lott: den plats som lottas när allt annat är lika.</translation>
    </message>
    <message>
        <source>%1 is ahead of %2 by wins: %3 to %4.</source>
        <comment>players or pairs; two numbers</comment>
        <translation>%1 är före %2 på vinster: %3 mot %4.</translation>
    </message>
    <message>
        <source>%1 is ahead of %2 by effectiveness: %3 to %4.</source>
        <comment>players or pairs; two numbers</comment>
        <translation>%1 är före %2 på poängskillnad: %3 mot %4.</translation>
    </message>
    <message>
        <source>%1 is ahead of %2 by points made: %3 to %4.</source>
        <comment>players or pairs; two numbers</comment>
        <translation>%1 är före %2 på egna poäng: %3 mot %4.</translation>
    </message>
    <message>
        <source>%1 is ahead of %2 by the direct encounter: %3 to %4 wins among those who were level.</source>
        <comment>players or pairs; two numbers</comment>
        <translation>%1 är före %2 på inbördes möte: %3 mot %4 i vinster bland dem som låg lika.</translation>
    </message>
    <message>
        <source>%1 is ahead of %2 by stronger opponents: %3 to %4 wins of theirs.</source>
        <comment>players or pairs; two numbers</comment>
        <translation>%1 är före %2 på starkare motståndare: %3 mot %4 i deras vinster.</translation>
    </message>
    <message>
        <source>%1 is ahead of %2 by the effectiveness of the opponents: %3 to %4.</source>
        <comment>players or pairs; two numbers</comment>
        <translation>%1 är före %2 på motståndarnas poängskillnad: %3 mot %4.</translation>
    </message>
    <message>
        <source>%1 is ahead of %2 by lot: place %3 and place %4 were drawn.</source>
        <comment>players or pairs</comment>
        <translation>%1 är före %2 genom lott: plats %3 och plats %4 lottades.</translation>
    </message>
    <message>
        <source>%1 is ahead of %2: further in the knockout.</source>
        <comment>players or pairs</comment>
        <translation>%1 är före %2: längre i utslagningen.</translation>
    </message>
    <message>
        <source>%1 and %2 are level in everything and share their place.</source>
        <comment>players or pairs</comment>
        <translation>%1 och %2 ligger lika i allt och delar placering.</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Show me how: two minutes</source>
        <comment>button beside Play now, on the very first start</comment>
        <translation>Visa mig hur: två minuter</translation>
    </message>
    <message>
        <source>Take the tour</source>
        <comment>button: learn by playing a few prepared moves</comment>
        <translation>Ta rundturen</translation>
    </message>
    <message>
        <source>Skip the tour</source>
        <comment>button, always in view</comment>
        <translation>Avsluta rundturen</translation>
    </message>
    <message>
        <source>Skip</source>
        <comment>the same button where there is little room: end the tour</comment>
        <translation>Avsluta</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>button, after the score was explained</comment>
        <translation>Vidare</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>how far the tour is: step 2 of 6</comment>
        <translation>%1 av %2</translation>
    </message>
    <message>
        <source>Your tiles, and the line</source>
        <comment>heading of a card</comment>
        <translation>Dina brickor och kedjan</translation>
    </message>
    <message>
        <source>These tiles are yours. One fits the line: drag it there, or click it.</source>
        <translation>De här brickorna är dina. En passar i kedjan: dra den dit, eller klicka på den.</translation>
    </message>
    <message>
        <source>Keys: arrows to the tile, then Enter</source>
        <comment>how to do it without a mouse</comment>
        <translation>Tangenter: pilar till brickan, sedan Retur</translation>
    </message>
    <message>
        <source>The tile that stands a little higher fits: it has an open number.</source>
        <comment>a gentle hint</comment>
        <translation>Brickan som står lite högre passar: den har ett öppet tal.</translation>
    </message>
    <message>
        <source>Round the table</source>
        <comment>heading of a card</comment>
        <translation>Runt bordet</translation>
    </message>
    <message>
        <source>Now the others play. Then it is your turn again.</source>
        <translation>Nu spelar de andra. Sedan är det din tur igen.</translation>
    </message>
    <message>
        <source>You may choose</source>
        <comment>heading of a card: the tile fits both ends of the line</comment>
        <translation>Du får välja</translation>
    </message>
    <message>
        <source>Your %1 fits both ends. Drag it to one of them, or click it first.</source>
        <comment>%1: a tile, like 2-3</comment>
        <translation>Din %1 passar i båda ändarna. Dra den till en av dem, eller klicka på den först.</translation>
    </message>
    <message>
        <source>Now click the place where you would like it.</source>
        <comment>the tile was clicked and fits both ends</comment>
        <translation>Klicka nu på platsen där du vill ha den.</translation>
    </message>
    <message>
        <source>Keys: Enter, an arrow to the end, Enter again</source>
        <comment>how to do it without a mouse</comment>
        <translation>Tangenter: Retur, en pil till änden, Retur igen</translation>
    </message>
    <message>
        <source>Take the tile that stands a little higher, and lay it at one of the ends.</source>
        <comment>a gentle hint</comment>
        <translation>Ta brickan som står lite högre och lägg den i en av ändarna.</translation>
    </message>
    <message>
        <source>Nothing fits?</source>
        <comment>heading of a card</comment>
        <translation>Passar ingenting?</translation>
    </message>
    <message>
        <source>Take tiles from the boneyard, the pile beside your tiles, until one fits.</source>
        <translation>Ta brickor ur högen bredvid dina brickor tills en passar.</translation>
    </message>
    <message>
        <source>That one does not fit either. Take another.</source>
        <comment>a tile was taken from the boneyard</comment>
        <translation>Den passar inte heller. Ta en till.</translation>
    </message>
    <message>
        <source>Key: %1</source>
        <comment>how to do it without a mouse; %1: a letter</comment>
        <translation>Tangent: %1</translation>
    </message>
    <message>
        <source>Click the pile, or press the large button.</source>
        <comment>a gentle hint</comment>
        <translation>Klicka på högen, eller tryck på den stora knappen.</translation>
    </message>
    <message>
        <source>There it is!</source>
        <comment>heading of a card</comment>
        <translation>Där kom den!</translation>
    </message>
    <message>
        <source>The tile that you have just taken fits. Lay it!</source>
        <translation>Brickan som du just tog passar. Lägg den!</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <comment>heading of a card; %1: a player</comment>
        <translation>%1 passar</translation>
    </message>
    <message>
        <source>Nothing fits, and the boneyard is empty: %1 knocks on the table, and so passes.</source>
        <comment>%1: a player</comment>
        <translation>Ingenting passar, och högen är tom: %1 knackar i bordet och säger pass.</translation>
    </message>
    <message>
        <source>Stuck!</source>
        <comment>heading of a card: nobody can play any more</comment>
        <translation>Stopp!</translation>
    </message>
    <message>
        <source>Both ends show %1, and all tiles with a %1 are on the table. Say that the game is blocked!</source>
        <comment>%1: a number</comment>
        <translation>Båda ändarna visar %1, och alla brickor med %1 ligger på bordet. Säg att spelet är blockerat!</translation>
    </message>
    <message>
        <source>Press the button that says so: the game is blocked.</source>
        <comment>a gentle hint</comment>
        <translation>Tryck på knappen som säger det: spelet är blockerat.</translation>
    </message>
    <message>
        <source>Everybody is asked</source>
        <comment>heading of a card: the walk round the table</comment>
        <translation>Alla får frågan</translation>
    </message>
    <message>
        <source>Nobody guesses here: all answer in turn and show their tiles. You were the first.</source>
        <translation>Här gissar ingen: alla svarar i tur och ordning och visar sina brickor. Du var först.</translation>
    </message>
    <message>
        <source>Just watch: everybody answers in turn.</source>
        <comment>a gentle hint, while the others answer</comment>
        <translation>Titta bara på: alla svarar i tur och ordning.</translation>
    </message>
    <message>
        <source>It is blocked</source>
        <comment>heading of a card: everybody has confirmed that nobody can play</comment>
        <translation>Det är blockerat</translation>
    </message>
    <message>
        <source>Nobody can play: the round is over. Now all hands are counted.</source>
        <translation>Ingen kan lägga: omgången är slut. Nu räknas alla händer.</translation>
    </message>
    <message>
        <source>The lowest count wins</source>
        <comment>heading of a card</comment>
        <translation>Lägst summa vinner</translation>
    </message>
    <message numerus="yes">
        <source>You hold only %n pip(s), the lowest count. So you score what the others hold: %1.</source>
        <comment>%1: a sum, like 26 + 13 = 39; never zero</comment>
        <translation>
            <numerusform>Du har bara %n prick, den lägsta summan. Därför får du det som de andra har: %1.</numerusform>
            <numerusform>Du har bara %n prickar, den lägsta summan. Därför får du det som de andra har: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is all you need</source>
        <comment>title of the last page</comment>
        <translation>Mer än så behövs inte</translation>
    </message>
    <message>
        <source>Now play a real match. And whenever you wonder what you can do: press %1.</source>
        <comment>%1: a key, like F1</comment>
        <translation>Spela nu en riktig match. Och när du undrar vad du kan göra: tryck %1.</translation>
    </message>
    <message>
        <source>Once more</source>
        <comment>small button: take the tour again</comment>
        <translation>En gång till</translation>
    </message>
    <message>
        <source>Back to the program</source>
        <comment>small button: end the tour</comment>
        <translation>Tillbaka till programmet</translation>
    </message>
</context>
<context>
    <name>Tournament</name>
    <message>
        <source>Player %1</source>
        <comment>somebody whose name is not shown; %1: a number</comment>
        <translation>Spelare %1</translation>
    </message>
    <message>
        <source>%1 &amp; %2</source>
        <comment>a pair: two names</comment>
        <translation>%1 &amp; %2</translation>
    </message>
    <message>
        <source>No. %1</source>
        <comment>an entrant, where no name is known; %1: a number</comment>
        <translation>Nr %1</translation>
    </message>
    <message>
        <source>Table %1</source>
        <comment>%1: a number</comment>
        <translation>Bord %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <comment>tournament round; %1: a number</comment>
        <translation>Rond %1</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <comment>tournament round; two numbers</comment>
        <translation>Rond %1 av %2</translation>
    </message>
    <message>
        <source>Entrants</source>
        <comment>tab: who takes part</comment>
        <translation>Deltagare</translation>
    </message>
    <message>
        <source>Round</source>
        <comment>tab: the tournament round in play; tournament round, not one deal</comment>
        <translation>Rond</translation>
    </message>
    <message>
        <source>Standings</source>
        <comment>tab: who is where</comment>
        <translation>Ställning</translation>
    </message>
    <message>
        <source>Log</source>
        <comment>tab: everything that was done, in order</comment>
        <translation>Logg</translation>
    </message>
    <message>
        <source>Publish</source>
        <comment>tab: print, save and send lists</comment>
        <translation>Publicera</translation>
    </message>
    <message>
        <source>Full screen for everybody</source>
        <comment>button: a window for a beamer or a second screen</comment>
        <translation>Helskärm för alla</translation>
    </message>
    <message>
        <source>Settings</source>
        <comment>button: change what was settled at the start</comment>
        <translation>Inställningar</translation>
    </message>
    <message>
        <source>The rules</source>
        <comment>button: read the rules of the game</comment>
        <translation>Reglerna</translation>
    </message>
    <message>
        <source>Closed</source>
        <comment>what a tournament is, when it is over</comment>
        <translation>Avslutad</translation>
    </message>
    <message>
        <source>Director: %1</source>
        <comment>%1: a name</comment>
        <translation>Tävlingsledare: %1</translation>
    </message>
    <message>
        <source>Who directs</source>
        <comment>entry of a menu, title of a small window, label of a field</comment>
        <translation>Vem leder tävlingen</translation>
    </message>
    <message>
        <source>The log names whoever directs from now on. Without a name it names nobody.</source>
        <translation>Från och med nu står den som leder tävlingen i loggen. Utan namn står ingen där.</translation>
    </message>
    <message>
        <source>Take over</source>
        <comment>button: this person directs from now on</comment>
        <translation>Ta över</translation>
    </message>
    <message>
        <source>This tournament cannot be read; its data are damaged. Nothing was changed.</source>
        <translation>Det går inte att läsa den här turneringen; dess data är skadade. Inget har ändrats.</translation>
    </message>
    <message>
        <source>What table %1 has played cannot be read; its data are damaged. Nothing was changed.</source>
        <comment>%1: a number</comment>
        <translation>Det går inte att läsa vad bord %1 har spelat; dess data är skadade. Inget har ändrats.</translation>
    </message>
    <message>
        <source>%1 · table %2</source>
        <comment>label of a table at the referee desk; %1: a tournament, %2: a number</comment>
        <translation>%1 · bord %2</translation>
    </message>
    <message>
        <source>The name is gone from everything that the program uses. Files that were set aside earlier may still hold it: %1.</source>
        <comment>%1: names of files</comment>
        <translation>Namnet är borta från allt som programmet använder. Filer som tidigare har lagts undan kan ha det kvar: %1.</translation>
    </message>
</context>
<context>
    <name>Tournament beamer</name>
    <message>
        <source>%1 – for everybody</source>
        <comment>title of a second window; %1: the name of the tournament</comment>
        <translation>%1 – för alla</translation>
    </message>
    <message>
        <source>Round %1</source>
        <comment>very large heading above the tables; round = tournament round</comment>
        <translation>Rond %1</translation>
    </message>
    <message>
        <source>Results of round %1</source>
        <comment>very large heading; round = tournament round</comment>
        <translation>Resultat i rond %1</translation>
    </message>
    <message>
        <source>Standings after round %1</source>
        <comment>very large heading; round = tournament round</comment>
        <translation>Ställning efter rond %1</translation>
    </message>
    <message>
        <source>Final standings</source>
        <comment>very large heading</comment>
        <translation>Slutställning</translation>
    </message>
    <message>
        <source>Welcome!</source>
        <comment>very large, before the first round of a tournament</comment>
        <translation>Välkomna!</translation>
    </message>
    <message>
        <source>Time is up. Finish the round on your table.</source>
        <comment>very large; round = one deal of tiles</comment>
        <translation>Tiden är ute. Spela klart omgången vid ert bord.</translation>
    </message>
    <message>
        <source>Time is up. Stop playing.</source>
        <comment>very large</comment>
        <translation>Tiden är ute. Sluta spela.</translation>
    </message>
    <message>
        <source>The clock is stopped.</source>
        <comment>very large</comment>
        <translation>Klockan är stoppad.</translation>
    </message>
    <message>
        <source>Please sit down. The round begins soon.</source>
        <comment>very large; tournament round</comment>
        <translation>Var så goda och sitt. Ronden börjar snart.</translation>
    </message>
    <message>
        <source>Still playing: %1</source>
        <comment>very large; %1: numbers of tables, like 3, 7, 12</comment>
        <translation>Spelar ännu: %1</translation>
    </message>
    <message>
        <source>Table %1: %2</source>
        <comment>a table with a time of its own; %2: like 12:30</comment>
        <translation>Bord %1: %2</translation>
    </message>
    <message>
        <source>All tables have finished.</source>
        <comment>very large</comment>
        <translation>Alla bord är klara.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>said by a screen reader; %1: a heading, %2: everything that is shown</comment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>Tournament diploma</name>
    <message>
        <source>Place %1</source>
        <comment>%1: a number; on a certificate, in large letters</comment>
        <translation>Plats %1</translation>
    </message>
    <message>
        <source>Tournament director</source>
        <comment>below a line for a signature</comment>
        <translation>Tävlingsledare</translation>
    </message>
    <message numerus="yes">
        <source>among %n entrant(s)</source>
        <comment>below a place; never zero</comment>
        <translation>
            <numerusform>bland %n deltagare</numerusform>
            <numerusform>bland %n deltagare</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tournament files</name>
    <message>
        <source>Open a tournament or results</source>
        <comment>title of a window in which a file is chosen</comment>
        <translation>Öppna en turnering eller resultat</translation>
    </message>
    <message>
        <source>Save the archive</source>
        <comment>title of a window in which a file is chosen</comment>
        <translation>Spara arkivet</translation>
    </message>
    <message>
        <source>Save the results</source>
        <comment>title of a window in which a file is chosen</comment>
        <translation>Spara resultaten</translation>
    </message>
    <message>
        <source>Files of Domino Desktop</source>
        <comment>kind of files</comment>
        <translation>Filer från Domino Desktop</translation>
    </message>
    <message>
        <source>Tournament %1</source>
        <comment>name of a file; %1: the name of the tournament</comment>
        <translation>Turnering %1</translation>
    </message>
    <message>
        <source>Results of round %1, %2</source>
        <comment>name of a file; %1: a number (tournament round), %2: the tournament</comment>
        <translation>Resultat i rond %1, %2</translation>
    </message>
    <message>
        <source>%1 is here now.</source>
        <comment>%1: a tournament that came from another computer</comment>
        <translation>%1 finns nu här.</translation>
    </message>
    <message>
        <source>%1: what only the other computer knew was taken over.</source>
        <comment>%1: a tournament</comment>
        <translation>%1: det som bara den andra datorn visste har förts in.</translation>
    </message>
    <message>
        <source>%1: both computers know the same. Nothing was changed.</source>
        <comment>%1: a tournament</comment>
        <translation>%1: båda datorerna vet lika mycket. Inget har ändrats.</translation>
    </message>
    <message>
        <source>%1: this computer already knows more. Nothing was changed.</source>
        <comment>%1: a tournament</comment>
        <translation>%1: den här datorn vet redan mer. Inget har ändrats.</translation>
    </message>
    <message>
        <source>All results of this file are known already. Nothing was changed.</source>
        <translation>Alla resultat i filen är redan kända. Inget har ändrats.</translation>
    </message>
    <message>
        <source>The result of table %1 was taken over.</source>
        <comment>%1: a number</comment>
        <translation>Resultatet för bord %1 har förts in.</translation>
    </message>
    <message>
        <source>The points of table %1 were taken over; it is not decided yet.</source>
        <comment>%1: a number</comment>
        <translation>Poängen för bord %1 har förts in; bordet är inte avgjort än.</translation>
    </message>
    <message>
        <source>%1 holds results of a tournament that is not on this computer. Open its archive first.</source>
        <comment>%1: a file</comment>
        <translation>Filen %1 innehåller resultat från en turnering som inte finns på den här datorn. Öppna turneringens arkiv först.</translation>
    </message>
    <message>
        <source>%1 is a match, but these people have no open table in this round.</source>
        <comment>%1: a file; tournament round</comment>
        <translation>Filen %1 är en match, men de här personerna har inget öppet bord i den här ronden.</translation>
    </message>
    <message>
        <source>%1 is a single match. Open the tournament that it belongs to first.</source>
        <comment>%1: a file</comment>
        <translation>Filen %1 är en enstaka match. Öppna först turneringen som den hör till.</translation>
    </message>
    <message>
        <source>%1 is neither a tournament nor results of this program, or it is damaged.</source>
        <comment>%1: a file</comment>
        <translation>Filen %1 är varken en turnering eller resultat från det här programmet, eller så är den skadad.</translation>
    </message>
    <message>
        <source>%1 is damaged or was changed. Nothing was taken from it.</source>
        <comment>%1: a file</comment>
        <translation>Filen %1 är skadad eller har ändrats. Inget har hämtats från den.</translation>
    </message>
    <message>
        <source>%1 comes from a newer version of the program.</source>
        <comment>%1: a file</comment>
        <translation>Filen %1 kommer från en nyare version av programmet.</translation>
    </message>
    <message>
        <source>%1 is too large for a tournament.</source>
        <comment>%1: a file</comment>
        <translation>Filen %1 är för stor för en turnering.</translation>
    </message>
    <message>
        <source>This match cannot be a result: it needs two sides, and the higher score has to win.</source>
        <translation>Den här matchen kan inte bli ett resultat: det måste vara två sidor, och den med flest poäng måste vinna.</translation>
    </message>
    <message>
        <source>These people have finished no match on this computer since the round was paired.</source>
        <translation>De här personerna har inte spelat klart någon match på den här datorn sedan ronden lottades.</translation>
    </message>
    <message>
        <source>Take this match as the result of table %1?</source>
        <comment>a question; %1: a number</comment>
        <translation>Ta den här matchen som resultat för bord %1?</translation>
    </message>
    <message>
        <source>Yes, take it</source>
        <comment>button</comment>
        <translation>Ja, ta den</translation>
    </message>
    <message>
        <source>No</source>
        <comment>button</comment>
        <translation>Nej</translation>
    </message>
</context>
<context>
    <name>Tournament log</name>
    <message>
        <source>Log</source>
        <comment>title: everything that happened in a tournament</comment>
        <translation>Logg</translation>
    </message>
    <message>
        <source>Find in the log</source>
        <comment>label of a field; lines that hold the words stay</comment>
        <translation>Sök i loggen</translation>
    </message>
    <message>
        <source>Corrections only</source>
        <comment>switch: hides all other lines of the log</comment>
        <translation>Bara rättelser</translation>
    </message>
    <message>
        <source>Nothing in the log fits these words.</source>
        <translation>Inget i loggen stämmer med de orden.</translation>
    </message>
    <message>
        <source>The number of the entry. It never changes.</source>
        <translation>Postens nummer. Det ändras aldrig.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of %1 shown</source>
        <comment>%n: lines that fit, %1: all lines</comment>
        <translation>
            <numerusform>%n rad av %1 visas</numerusform>
            <numerusform>%n rader av %1 visas</numerusform>
        </translation>
    </message>
    <message>
        <source>No line of %1 shown</source>
        <comment>%1: how many lines there are</comment>
        <translation>Ingen rad av %1 visas</translation>
    </message>
    <message>
        <source>Print the log</source>
        <comment>button</comment>
        <translation>Skriv ut loggen</translation>
    </message>
    <message>
        <source>Nothing here is ever changed or deleted: a correction is a new entry.</source>
        <comment>below the title of the log</comment>
        <translation>Inget här ändras eller tas bort: en rättelse blir en ny post.</translation>
    </message>
    <message>
        <source>%1 Reason: %2</source>
        <comment>%1: a whole sentence; %2: a few words somebody typed</comment>
        <translation>%1 Skäl: %2</translation>
    </message>
    <message>
        <source>The tournament “%1” was set up (%2).</source>
        <comment>%1: its name, %2: a list like Pairs, Swiss</comment>
        <translation>Turneringen ”%1” skapades (%2).</translation>
    </message>
    <message>
        <source>The settings were changed.</source>
        <translation>Inställningarna ändrades.</translation>
    </message>
    <message>
        <source>The tournament is now called “%1”.</source>
        <comment>%1: its name</comment>
        <translation>Turneringen heter nu ”%1”.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) are planned now.</source>
        <comment>tournament rounds</comment>
        <translation>
            <numerusform>Nu planeras %n rond.</numerusform>
            <numerusform>Nu planeras %n ronder.</numerusform>
        </translation>
    </message>
    <message>
        <source>The number of rounds is open now.</source>
        <comment>tournament rounds</comment>
        <translation>Antalet ronder är nu öppet.</translation>
    </message>
    <message>
        <source>The order is now decided by: %1.</source>
        <comment>%1: a list like wins, effectiveness, lot</comment>
        <translation>Ordningen avgörs nu av: %1.</translation>
    </message>
    <message numerus="yes">
        <source>A match now lasts %n minute(s).</source>
        <translation>
            <numerusform>En match pågår nu %n minut.</numerusform>
            <numerusform>En match pågår nu %n minuter.</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches are now played without a clock.</source>
        <translation>Matcherna spelas nu utan klocka.</translation>
    </message>
    <message>
        <source>The rules are now: %1.</source>
        <comment>%1: the name of a rule set</comment>
        <translation>Reglerna är nu: %1.</translation>
    </message>
    <message>
        <source>The penalties settled beforehand are now: %1.</source>
        <comment>%1: a list with what each costs</comment>
        <translation>De straff som är bestämda i förväg är nu: %1.</translation>
    </message>
    <message>
        <source>No penalties are settled beforehand any more.</source>
        <translation>Inga straff är längre bestämda i förväg.</translation>
    </message>
    <message>
        <source>Other terms of the matches were changed.</source>
        <comment>such as the points for sitting out</comment>
        <translation>Andra villkor för matcherna ändrades.</translation>
    </message>
    <message>
        <source>Other settings of the pairing were changed.</source>
        <comment>such as the first table number</comment>
        <translation>Andra inställningar för lottningen ändrades.</translation>
    </message>
    <message>
        <source>%1 entered as number %2.</source>
        <comment>%1: a player or a pair</comment>
        <translation>%1 anmäldes som nummer %2.</translation>
    </message>
    <message>
        <source>%1 entered late as number %2, after round %3.</source>
        <comment>%1: a player or a pair; tournament round</comment>
        <translation>%1 anmäldes sent som nummer %2, efter rond %3.</translation>
    </message>
    <message>
        <source>%1 withdrew.</source>
        <comment>%1: a player or a pair, who will not be paired any more</comment>
        <translation>%1 utgick.</translation>
    </message>
    <message>
        <source>%1 came back.</source>
        <comment>%1: a player or a pair, who will be paired again</comment>
        <translation>%1 kom tillbaka.</translation>
    </message>
    <message>
        <source>%1: the rating is now %2; it was %3.</source>
        <comment>%1: a player or a pair; two numbers</comment>
        <translation>%1: ratingen är nu %2; den var %3.</translation>
    </message>
    <message>
        <source>%1: the rating is now %2.</source>
        <comment>%1: a player or a pair; it had none before</comment>
        <translation>%1: ratingen är nu %2.</translation>
    </message>
    <message>
        <source>%1: no rating any more; it was %2.</source>
        <comment>%1: a player or a pair; %2: a number</comment>
        <translation>%1: ingen rating längre; den var %2.</translation>
    </message>
    <message>
        <source>%1 plays on in place of %2.</source>
        <comment>two persons</comment>
        <translation>%1 spelar vidare i stället för %2.</translation>
    </message>
    <message numerus="yes">
        <source>Round %1 was published: %n table(s).</source>
        <comment>tournament round; never zero</comment>
        <translation>
            <numerusform>Rond %1 publicerades: %n bord.</numerusform>
            <numerusform>Rond %1 publicerades: %n bord.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round %1 was published as the director changed it: %n table(s).</source>
        <comment>tournament round; never zero</comment>
        <translation>
            <numerusform>Rond %1 publicerades med tävlingsledarens ändringar: %n bord.</numerusform>
            <numerusform>Rond %1 publicerades med tävlingsledarens ändringar: %n bord.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sitting out: %1.</source>
        <comment>%1: one or more players or pairs</comment>
        <translation>Sitter över: %1.</translation>
    </message>
    <message>
        <source>The pairing of round %1 was taken back.</source>
        <comment>tournament round</comment>
        <translation>Lottningen av rond %1 togs tillbaka.</translation>
    </message>
    <message>
        <source>Round %1: these tables were made up anew: %2.</source>
        <comment>%2: numbers of tables</comment>
        <translation>Rond %1: de här borden sattes ihop på nytt: %2.</translation>
    </message>
    <message>
        <source>Round %1: the tables were made up anew.</source>
        <comment>tournament round</comment>
        <translation>Rond %1: borden sattes ihop på nytt.</translation>
    </message>
    <message>
        <source>Round %1: %2 (table %3) and %4 (table %5) had sat in each other’s seats. What was played went with them.</source>
        <comment>tournament round; %2 and %4: persons</comment>
        <translation>Rond %1: %2 (bord %3) och %4 (bord %5) hade suttit på varandras platser. Det som hade spelats följde med dem.</translation>
    </message>
    <message>
        <source>Round %1 began.</source>
        <comment>tournament round; the clock runs</comment>
        <translation>Rond %1 började.</translation>
    </message>
    <message>
        <source>Round %1: the clock of table %2 was stopped.</source>
        <comment>tournament round</comment>
        <translation>Rond %1: klockan för bord %2 stoppades.</translation>
    </message>
    <message>
        <source>Round %1: all clocks were stopped.</source>
        <comment>tournament round</comment>
        <translation>Rond %1: alla klockor stoppades.</translation>
    </message>
    <message>
        <source>Round %1: the clock of table %2 went on.</source>
        <comment>tournament round</comment>
        <translation>Rond %1: klockan för bord %2 gick vidare.</translation>
    </message>
    <message>
        <source>Round %1: all clocks went on.</source>
        <comment>tournament round</comment>
        <translation>Rond %1: alla klockor gick vidare.</translation>
    </message>
    <message>
        <source>Round %1: table %2 got %3 more.</source>
        <comment>tournament round; %3: time, like 5:00</comment>
        <translation>Rond %1: bord %2 fick %3 till.</translation>
    </message>
    <message>
        <source>Round %1: all tables got %2 more.</source>
        <comment>tournament round; %2: time, like 5:00</comment>
        <translation>Rond %1: alla bord fick %2 till.</translation>
    </message>
    <message>
        <source>Round %1: %3 was taken from table %2.</source>
        <comment>tournament round; %3: time, like 5:00</comment>
        <translation>Rond %1: %3 drogs av för bord %2.</translation>
    </message>
    <message>
        <source>Round %1: %2 was taken from all tables.</source>
        <comment>tournament round; %2: time</comment>
        <translation>Rond %1: %2 drogs av för alla bord.</translation>
    </message>
    <message>
        <source>Round %1, table %2: %3 so far.</source>
        <comment>tournament round; %3: points like 80 : 45</comment>
        <translation>Rond %1, bord %2: %3 hittills.</translation>
    </message>
    <message>
        <source>Round %1, table %2, %3 against %4: %5.</source>
        <comment>tournament round; %3, %4: players; %5: like 200 : 150</comment>
        <translation>Rond %1, bord %2, %3 mot %4: %5.</translation>
    </message>
    <message>
        <source>It came from the referee desk.</source>
        <comment>the result of a table</comment>
        <translation>Det kom från domarbordet.</translation>
    </message>
    <message>
        <source>It came from a match played in the program.</source>
        <comment>the result of a table</comment>
        <translation>Det kom från en match som spelades i programmet.</translation>
    </message>
    <message>
        <source>It came from a file.</source>
        <comment>the result of a table</comment>
        <translation>Det kom från en fil.</translation>
    </message>
    <message>
        <source>Round %1, table %2, %3 against %4: %5 was wrong, right is %6.</source>
        <comment>tournament round; %3, %4: players; %5, %6: results like 200 : 150</comment>
        <translation>Rond %1, bord %2, %3 mot %4: %5 var fel, rätt är %6.</translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %n penalty point(s) for %2.</source>
        <comment>tournament round; %2: who; never zero</comment>
        <translation>
            <numerusform>Rond %1: %n straffpoäng för %2.</numerusform>
            <numerusform>Rond %1: %n straffpoäng för %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1: match lost by penalty for %2.</source>
        <comment>tournament round; %2: a player or a pair</comment>
        <translation>Rond %1: matchförlust som straff för %2.</translation>
    </message>
    <message>
        <source>Round %1: exclusion from the tournament for %2.</source>
        <comment>tournament round; %2: a player or a pair</comment>
        <translation>Rond %1: uteslutning ur turneringen för %2.</translation>
    </message>
    <message>
        <source>Round %1: a warning for %2.</source>
        <comment>tournament round; %2: a player or a pair</comment>
        <translation>Rond %1: en varning till %2.</translation>
    </message>
    <message>
        <source>The penalty of entry %1 for %2 no longer holds.</source>
        <comment>%1: a number of the log; %2: who</comment>
        <translation>Straffet i post %1 för %2 gäller inte längre.</translation>
    </message>
    <message>
        <source>The tournament was closed.</source>
        <translation>Turneringen avslutades.</translation>
    </message>
    <message>
        <source>The tournament was opened again.</source>
        <translation>Turneringen öppnades igen.</translation>
    </message>
    <message>
        <source>%1 : %2</source>
        <comment>the result of a table: points of both sides</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1 : %2 (%3)</source>
        <comment>matches won by both sides; %3: the points of each match</comment>
        <translation>%1 : %2 (%3)</translation>
    </message>
    <message>
        <source>%1, play-off won by %2</source>
        <comment>%1: a level result; %2: a player or a pair</comment>
        <translation>%1, skiljematchen vanns av %2</translation>
    </message>
    <message>
        <source>not played, win for %1</source>
        <comment>the result of a table; %1: a player or a pair</comment>
        <translation>inte spelat, vinst för %1</translation>
    </message>
    <message>
        <source>not played, both lose</source>
        <comment>the result of a table</comment>
        <translation>inte spelat, båda förlorar</translation>
    </message>
    <message>
        <source>not played, counts for nobody</source>
        <comment>the result of a table</comment>
        <translation>inte spelat, räknas inte för någon</translation>
    </message>
    <message>
        <source>no result</source>
        <comment>of a table, in the place of points</comment>
        <translation>inget resultat</translation>
    </message>
    <message>
        <source>Round %1</source>
        <comment>tournament round</comment>
        <translation>Rond %1</translation>
    </message>
    <message>
        <source>Check sum %1…</source>
        <comment>%1: the first letters and digits of a check sum</comment>
        <translation>Kontrollsumma %1…</translation>
    </message>
</context>
<context>
    <name>Tournament pairing</name>
    <message>
        <source>Not enough entrants: %1 are here, %2 are needed.</source>
        <comment>two numbers</comment>
        <translation>Deltagarna räcker inte: %1 är här, %2 behövs.</translation>
    </message>
    <message numerus="yes">
        <source>Everybody has sat out %n time(s). Shall somebody sit out once more?</source>
        <comment>a question; never zero</comment>
        <translation>
            <numerusform>Alla har suttit över %n gång. Ska någon sitta över en gång till?</numerusform>
            <numerusform>Alla har suttit över %n gånger. Ska någon sitta över en gång till?</numerusform>
        </translation>
    </message>
    <message>
        <source>What %1 and %2 need cannot both be kept. Change one of them.</source>
        <comment>two names</comment>
        <translation>Det som %1 och %2 behöver går inte att förena. Ändra det ena.</translation>
    </message>
    <message>
        <source>What %1 needs cannot be kept. Change it.</source>
        <comment>%1: a name</comment>
        <translation>Det som %1 behöver går inte att ordna. Ändra det.</translation>
    </message>
    <message numerus="yes">
        <source>All %n round(s) of this format have been played.</source>
        <comment>tournament rounds; never zero</comment>
        <translation>
            <numerusform>Spelformens enda rond (%n) har spelats.</numerusform>
            <numerusform>Alla %n ronder i den här spelformen har spelats.</numerusform>
        </translation>
    </message>
    <message>
        <source>Table %1 ended level. Say who won the play-off.</source>
        <comment>%1: a number</comment>
        <translation>Bord %1 slutade oavgjort. Ange vem som vann skiljematchen.</translation>
    </message>
    <message>
        <source>There is no perfect rotation for %1 players. Choose “New tables each round” in the settings.</source>
        <comment>%1: a number</comment>
        <translation>Det finns ingen perfekt rotation för %1 spelare. Välj ”Nya bord varje rond” i inställningarna.</translation>
    </message>
    <message>
        <source>Pair round %1</source>
        <comment>large button; %1: number of a tournament round</comment>
        <translation>Lotta rond %1</translation>
    </message>
    <message>
        <source>Working out the pairing…</source>
        <comment>while the program computes</comment>
        <translation>Räknar ut lottningen…</translation>
    </message>
    <message>
        <source>Everything is ready for round %1.</source>
        <comment>%1: number of a tournament round</comment>
        <translation>Allt är klart för rond %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) will be paired.</source>
        <comment>before a tournament round</comment>
        <translation>
            <numerusform>%n spelare ska lottas.</numerusform>
            <numerusform>%n spelare ska lottas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody is entered yet.</source>
        <comment>before a tournament round</comment>
        <translation>Ingen är anmäld än.</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) will be paired.</source>
        <comment>pair = two partners</comment>
        <translation>
            <numerusform>%n par ska lottas.</numerusform>
            <numerusform>%n par ska lottas.</numerusform>
        </translation>
    </message>
    <message>
        <source>No pair is entered yet.</source>
        <comment>pair = two partners</comment>
        <translation>Inget par är anmält än.</translation>
    </message>
    <message>
        <source>First of all: who plays?</source>
        <comment>too few people are entered for a first round</comment>
        <translation>Först av allt: vilka spelar?</translation>
    </message>
    <message>
        <source>Enter who plays</source>
        <comment>button: to the list of entrants</comment>
        <translation>Anmäl dem som spelar</translation>
    </message>
    <message>
        <source>Put the tables together by hand</source>
        <comment>button: where the program proposes no pairing itself</comment>
        <translation>Sätt ihop borden för hand</translation>
    </message>
    <message>
        <source>Yes, pair it so</source>
        <comment>button: somebody sits out once more</comment>
        <translation>Ja, lotta så</translation>
    </message>
    <message>
        <source>Not yet</source>
        <comment>button: nothing is paired now</comment>
        <translation>Inte än</translation>
    </message>
    <message>
        <source>No pairing was found. Try again, or put the tables together by hand.</source>
        <translation>Ingen lottning hittades. Försök igen, eller sätt ihop borden för hand.</translation>
    </message>
    <message>
        <source>Round %1: a proposal</source>
        <comment>title; %1: number of a tournament round</comment>
        <translation>Rond %1: ett förslag</translation>
    </message>
    <message>
        <source>Round %1: change open tables</source>
        <comment>title; tables of a tournament round in play are made up anew</comment>
        <translation>Rond %1: ändra öppna bord</translation>
    </message>
    <message>
        <source>Nobody has seen it yet. Change what you like, then publish it.</source>
        <translation>Ingen har sett det än. Ändra vad du vill, och publicera sedan.</translation>
    </message>
    <message>
        <source>Publish</source>
        <comment>button: the pairing becomes the tournament round</comment>
        <translation>Publicera</translation>
    </message>
    <message>
        <source>Change open tables</source>
        <comment>button: who plays where in a tournament round in play</comment>
        <translation>Ändra öppna bord</translation>
    </message>
    <message>
        <source>Tables without any points can be made up anew. The others stay as they are.</source>
        <translation>Bord utan några poäng kan sättas ihop på nytt. De andra står kvar som de är.</translation>
    </message>
    <message>
        <source>Table %1 has points already and stays as it is.</source>
        <comment>%1: number of a table</comment>
        <translation>Bord %1 har redan poäng och står kvar som det är.</translation>
    </message>
    <message>
        <source>Publish the change</source>
        <comment>button: other tables in a tournament round in play</comment>
        <translation>Publicera ändringen</translation>
    </message>
    <message>
        <source>Pair again</source>
        <comment>button: a new proposal; locked tables stay</comment>
        <translation>Lotta om</translation>
    </message>
    <message>
        <source>Throw away</source>
        <comment>button: the proposal is forgotten</comment>
        <translation>Kasta</translation>
    </message>
    <message>
        <source>Why this pairing?</source>
        <comment>button: the reasons for one table</comment>
        <translation>Varför den här lottningen?</translation>
    </message>
    <message>
        <source>Lock this table</source>
        <comment>button: a new proposal does not change it</comment>
        <translation>Lås bordet</translation>
    </message>
    <message>
        <source>Unlock this table</source>
        <comment>button: a new proposal may change this table again</comment>
        <translation>Lås upp bordet</translation>
    </message>
    <message>
        <source>Change places with somebody</source>
        <comment>button: then another place is chosen</comment>
        <translation>Byt plats med någon</translation>
    </message>
    <message>
        <source>Let go</source>
        <comment>button: nobody is chosen to change places any more</comment>
        <translation>Släpp</translation>
    </message>
    <message>
        <source>Make a table of these</source>
        <comment>button: of players who had none</comment>
        <translation>Gör ett bord av dem</translation>
    </message>
    <message>
        <source>Break this table up</source>
        <comment>button: those who sat at it have no table then</comment>
        <translation>Upplös bordet</translation>
    </message>
    <message>
        <source>Let them sit out</source>
        <comment>button: those who have no place</comment>
        <translation>Låt dem sitta över</translation>
    </message>
    <message>
        <source>Look at earlier rounds</source>
        <comment>button: tournament rounds</comment>
        <translation>Se tidigare ronder</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <comment>two keys</comment>
        <translation>Ctrl+Retur</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>the space bar, on a small picture of a key; short</comment>
        <translation>Mellanslag</translation>
    </message>
    <message>
        <source>W</source>
        <comment>one letter: key of Why this pairing</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>L</source>
        <comment>one letter: key of Lock this table; another one than the others here</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>N</source>
        <comment>one letter: key of Another table number; another one than the others</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>T</source>
        <comment>one letter: key of Make a table of these; another one than the others</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>B</source>
        <comment>one letter: key of Break this table up; another one than the others</comment>
        <translation>U</translation>
    </message>
    <message>
        <source>%1 (no place yet)</source>
        <comment>%1: a player or pair who came after the pairing</comment>
        <translation>%1 (ingen plats än)</translation>
    </message>
    <message>
        <source>Another table number</source>
        <comment>button</comment>
        <translation>Nytt bordsnummer</translation>
    </message>
    <message>
        <source>Another number for table %1</source>
        <comment>title of a small window</comment>
        <translation>Nytt nummer för bord %1</translation>
    </message>
    <message>
        <source>Table number (a table that has it gets the old one)</source>
        <comment>label of a field for a number</comment>
        <translation>Bordsnummer (ett bord som har det får det gamla)</translation>
    </message>
    <message>
        <source>Use this number</source>
        <comment>button</comment>
        <translation>Använd numret</translation>
    </message>
    <message>
        <source>locked</source>
        <comment>on a table that a new proposal does not change; short</comment>
        <translation>låst</translation>
    </message>
    <message>
        <source>Sitting out</source>
        <comment>heading above who does not play in this tournament round</comment>
        <translation>Sitter över</translation>
    </message>
    <message>
        <source>Out of the knockout</source>
        <comment>heading above those who have lost: they do not play any more, unless one is put in for somebody who left</comment>
        <translation>Utslagna</translation>
    </message>
    <message>
        <source>%1 is chosen. Choose who changes places with them.</source>
        <comment>%1: a player or a pair to be moved</comment>
        <translation>Valt: %1. Välj vem som ska byta plats.</translation>
    </message>
    <message>
        <source>%1 and %2 have changed places.</source>
        <comment>two players or pairs</comment>
        <translation>%1 och %2 har bytt plats.</translation>
    </message>
    <message>
        <source>Table %1 stays as it is.</source>
        <comment>after a table was locked; %1: its number</comment>
        <translation>Bord %1 står kvar som det är.</translation>
    </message>
    <message>
        <source>Table %1 may change again.</source>
        <comment>after a table was unlocked; %1: its number</comment>
        <translation>Bord %1 får ändras igen.</translation>
    </message>
    <message numerus="yes">
        <source>Proposed: %n table(s).</source>
        <comment>said when a pairing is there; never zero</comment>
        <translation>
            <numerusform>Förslag: %n bord.</numerusform>
            <numerusform>Förslag: %n bord.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 is published.</source>
        <comment>%1: number of a tournament round</comment>
        <translation>Rond %1 är publicerad.</translation>
    </message>
    <message>
        <source>Proposed tables</source>
        <comment>said by a screen reader: a list</comment>
        <translation>Föreslagna bord</translation>
    </message>
    <message>
        <source>Table %1, seat %2: %3</source>
        <comment>said by a screen reader; %2: number of a seat; %3: a player or pair</comment>
        <translation>Bord %1, plats %2: %3</translation>
    </message>
    <message>
        <source>%1 sits out</source>
        <comment>said by a screen reader; %1: a player or pair</comment>
        <translation>%1 sitter över</translation>
    </message>
    <message>
        <source>%1, out of the knockout</source>
        <comment>said by a screen reader; %1: a player or pair who has lost</comment>
        <translation>%1, har slagits ut</translation>
    </message>
    <message>
        <source>%1, chosen to change places</source>
        <comment>said by a screen reader; %1: a player&apos;s place</comment>
        <translation>%1, ska byta plats</translation>
    </message>
    <message>
        <source>%1, locked</source>
        <comment>said by a screen reader; %1: a place at a table that stays</comment>
        <translation>%1, låst</translation>
    </message>
    <message>
        <source>%1. Mind: %2</source>
        <comment>said by a screen reader; %1: a place; %2: a warning</comment>
        <translation>%1. Obs: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) to know before you publish</source>
        <comment>heading; never zero</comment>
        <translation>
            <numerusform>%n sak att veta innan du publicerar</numerusform>
            <numerusform>%n saker att veta innan du publicerar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more, on their tables</source>
        <comment>below a list of warnings; never zero</comment>
        <translation>
            <numerusform>och %n till, vid sina bord</numerusform>
            <numerusform>och %n till, vid sina bord</numerusform>
        </translation>
    </message>
    <message>
        <source>Publish it all the same?</source>
        <comment>a question: something speaks against a pairing</comment>
        <translation>Publicera ändå?</translation>
    </message>
    <message>
        <source>Yes, publish it</source>
        <comment>button</comment>
        <translation>Ja, publicera</translation>
    </message>
    <message>
        <source>Look at it again</source>
        <comment>button</comment>
        <translation>Titta en gång till</translation>
    </message>
    <message>
        <source>Why are the tables changed? (stands in the log)</source>
        <comment>label of a field</comment>
        <translation>Varför ändras borden? (står i loggen)</translation>
    </message>
    <message>
        <source>Other tables in round %1</source>
        <comment>title; %1: number of a tournament round</comment>
        <translation>Andra bord i rond %1</translation>
    </message>
    <message>
        <source>Why table %1?</source>
        <comment>heading above reasons; %1: number of a table</comment>
        <translation>Varför bord %1?</translation>
    </message>
    <message>
        <source>Why do they sit out?</source>
        <comment>heading above reasons</comment>
        <translation>Varför sitter de över?</translation>
    </message>
    <message>
        <source>There is nothing special about it.</source>
        <comment>no reason is known for a pairing</comment>
        <translation>Det är inget särskilt med det.</translation>
    </message>
    <message>
        <source>In the first round the lot decides; it was drawn with the number %1.</source>
        <translation>I första ronden avgör lotten; lottningstalet är %1.</translation>
    </message>
    <message>
        <source>In the first round the ratings decide who meets whom.</source>
        <translation>I första ronden avgör ratingen vilka som möts.</translation>
    </message>
    <message>
        <source>By wins alone %1 (%2 wins) and %3 (%4 wins) would not meet: what people need at the table comes first.</source>
        <comment>%1, %3: players or pairs; %2, %4: numbers that may end with a half</comment>
        <translation>Enbart efter vinster hade %1 (vinster: %2) och %3 (vinster: %4) inte mötts: det som någon behöver vid bordet går före.</translation>
    </message>
    <message>
        <source>Both sides have the same number of wins: %1.</source>
        <comment>%1: a number that may end with a half</comment>
        <translation>Båda sidor har lika många vinster: %1.</translation>
    </message>
    <message>
        <source>%1 (%2 wins) and %3 (%4 wins) were the nearest that had not met yet.</source>
        <comment>%1, %3: players or pairs; %2, %4: numbers that may end with a half</comment>
        <translation>%1 (vinster: %2) och %3 (vinster: %4) låg närmast av dem som inte hade mötts än.</translation>
    </message>
    <message>
        <source>They have not met in this tournament.</source>
        <translation>De har inte mötts i den här turneringen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 have met %n time(s) before; no pairing without a repeat was left.</source>
        <comment>%1, %2: players or pairs; never zero</comment>
        <translation>
            <numerusform>%1 och %2 har mötts %n gång förut; utan upprepning fanns ingen lottning kvar.</numerusform>
            <numerusform>%1 och %2 har mötts %n gånger förut; utan upprepning fanns ingen lottning kvar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody here has had this partner before.</source>
        <translation>Ingen här har haft den här medspelaren förut.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 have been partners %n time(s) before; it could not be avoided.</source>
        <comment>%1, %2: players; never zero</comment>
        <translation>
            <numerusform>%1 och %2 har varit medspelare %n gång förut; det gick inte att undvika.</numerusform>
            <numerusform>%1 och %2 har varit medspelare %n gånger förut; det gick inte att undvika.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 have been opponents %n time(s) before; it could not be avoided.</source>
        <comment>%1, %2: players; never zero</comment>
        <translation>
            <numerusform>%1 och %2 har varit motståndare %n gång förut; det gick inte att undvika.</numerusform>
            <numerusform>%1 och %2 har varit motståndare %n gånger förut; det gick inte att undvika.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 sits out: in place %2, the lowest of all who have sat out least.</source>
        <comment>%1: a player or pair; %2: place in the standings</comment>
        <translation>%1 sitter över: placering %2, lägst av alla som har suttit över minst.</translation>
    </message>
    <message numerus="yes">
        <source>%1 sits out again, after %n time(s): everybody has sat out as often.</source>
        <comment>%1: a player or pair; never zero</comment>
        <translation>
            <numerusform>%1 sitter över igen, efter %n gång: alla har suttit över lika ofta.</numerusform>
            <numerusform>%1 sitter över igen, efter %n gånger: alla har suttit över lika ofta.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (place %2) sits out: with anybody lower, two would have had to meet again.</source>
        <comment>%1: a player or pair; %2: place in the standings</comment>
        <translation>%1 (placering %2) sitter över: med någon längre ner hade två behövt mötas igen.</translation>
    </message>
    <message>
        <source>%1 (place %2) sits out: with anybody lower out, seats that are needed could not be given.</source>
        <comment>%1: a player or pair; %2: place in the standings</comment>
        <translation>%1 (placering %2) sitter över: med någon längre ner hade platser som behövs inte räckt till.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 have met %n time(s) before.</source>
        <comment>%1, %2: players or pairs; never zero</comment>
        <translation>
            <numerusform>%1 och %2 har mötts %n gång förut.</numerusform>
            <numerusform>%1 och %2 har mötts %n gånger förut.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 have been partners %n time(s) before.</source>
        <comment>%1, %2: players; never zero</comment>
        <translation>
            <numerusform>%1 och %2 har varit medspelare %n gång förut.</numerusform>
            <numerusform>%1 och %2 har varit medspelare %n gånger förut.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 always plays at table %2.</source>
        <comment>%1: a player; a need that is kept</comment>
        <translation>%1 spelar alltid vid bord %2.</translation>
    </message>
    <message>
        <source>%1 always has seat %2.</source>
        <comment>%1: a player; %2: 1 to 4; a need that is kept</comment>
        <translation>%1 har alltid plats %2.</translation>
    </message>
    <message>
        <source>%2 stays near %1.</source>
        <comment>%1: a player; %2: the player who helps</comment>
        <translation>%2 sitter nära %1.</translation>
    </message>
    <message numerus="yes">
        <source>Those who meet here have sat at table %1 %n time(s) before, counted together.</source>
        <comment>%1: number of a table</comment>
        <translation>
            <numerusform>De som möts här har suttit vid bord %1 sammanlagt %n gång förut.</numerusform>
            <numerusform>De som möts här har suttit vid bord %1 sammanlagt %n gånger förut.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody here has sat at table %1 before.</source>
        <comment>%1: number of a table</comment>
        <translation>Ingen här har suttit vid bord %1 förut.</translation>
    </message>
    <message>
        <source>The plan of a round robin says so for round %1.</source>
        <comment>%1: a tournament round</comment>
        <translation>Så är det i planen där alla möter alla, rond %1.</translation>
    </message>
    <message>
        <source>The perfect rotation says so for round %1.</source>
        <comment>%1: a tournament round</comment>
        <translation>Så är det i den perfekta rotationen, rond %1.</translation>
    </message>
    <message>
        <source>The knockout says so: place %1 of the bracket meets place %2.</source>
        <comment>%1, %2: numbers of places in a knockout bracket</comment>
        <translation>Så är det i utslagningen: plats %1 i spelträdet möter plats %2.</translation>
    </message>
    <message>
        <source>A bye for %1: the bracket has nobody opposite.</source>
        <comment>knockout; %1: a player or pair</comment>
        <translation>Frirond för %1: i spelträdet finns ingen motståndare.</translation>
    </message>
    <message>
        <source>No opponent for %1: %2 withdrew.</source>
        <comment>knockout; %1, %2: players or pairs</comment>
        <translation>Ingen motståndare för %1: %2 har utgått.</translation>
    </message>
    <message>
        <source>%1 won already, and waits for a table that is played again.</source>
        <comment>knockout; %1: a player or pair</comment>
        <translation>%1 har redan vunnit och väntar på ett bord som spelas om.</translation>
    </message>
    <message>
        <source>They play for third place.</source>
        <translation>De spelar om tredje plats.</translation>
    </message>
    <message>
        <source>You have locked this table.</source>
        <translation>Du har låst det här bordet.</translation>
    </message>
    <message>
        <source>You have put this table together yourself.</source>
        <translation>Du har själv satt ihop det här bordet.</translation>
    </message>
    <message>
        <source>You have decided yourself who sits out.</source>
        <translation>Du har själv bestämt vilka som sitter över.</translation>
    </message>
    <message>
        <source>%1 has two places in this round.</source>
        <comment>%1: a player or pair</comment>
        <translation>%1 har två platser i den här ronden.</translation>
    </message>
    <message>
        <source>%1 has no table and does not sit out either.</source>
        <comment>%1: a player or pair</comment>
        <translation>%1 har inget bord och sitter inte heller över.</translation>
    </message>
    <message>
        <source>What %1 needs is not kept at table %2.</source>
        <comment>%1: a player; %2: number of a table</comment>
        <translation>Det som %1 behöver uppfylls inte vid bord %2.</translation>
    </message>
    <message>
        <source>%1 has left the tournament but has a place.</source>
        <comment>%1: a player or pair</comment>
        <translation>%1 har utgått men har en plats.</translation>
    </message>
    <message>
        <source>%1: not beaten, but cannot win the knockout any more if this is published.</source>
        <comment>a warning; %1: a player or pair for whom somebody else was put in</comment>
        <translation>%1: har inte förlorat, men kan inte längre vinna utslagningen om det här publiceras.</translation>
    </message>
    <message>
        <source>%1: out of the knockout, but at a table again.</source>
        <comment>a warning; %1: a player or pair who was put in for somebody else</comment>
        <translation>%1: har slagits ut, men sitter vid ett bord igen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has sat out %n time(s) already, others less often.</source>
        <comment>%1: a player or pair; never zero</comment>
        <translation>
            <numerusform>%1 har redan suttit över %n gång, andra färre gånger.</numerusform>
            <numerusform>%1 har redan suttit över %n gånger, andra färre gånger.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tournament papers</name>
    <message>
        <source>Round %1: who plays at which table</source>
        <comment>title of a list; round = tournament round</comment>
        <translation>Rond %1: vem spelar vid vilket bord</translation>
    </message>
    <message>
        <source>Round %1: find your seat</source>
        <comment>title of a list by name; round = tournament round</comment>
        <translation>Rond %1: hitta din plats</translation>
    </message>
    <message>
        <source>Round %1: results</source>
        <comment>title of a list; round = tournament round</comment>
        <translation>Rond %1: resultat</translation>
    </message>
    <message>
        <source>Round %1: results so far</source>
        <comment>title: some tables still play; round = tournament round</comment>
        <translation>Rond %1: resultat hittills</translation>
    </message>
    <message>
        <source>Standings after round %1</source>
        <comment>title; round = tournament round</comment>
        <translation>Ställning efter rond %1</translation>
    </message>
    <message>
        <source>Standings so far, round %1 still being played</source>
        <comment>title; round = tournament round</comment>
        <translation>Ställning hittills, rond %1 pågår</translation>
    </message>
    <message>
        <source>Final standings</source>
        <comment>title of a list</comment>
        <translation>Slutställning</translation>
    </message>
    <message>
        <source>Entrants</source>
        <comment>title of a list before the first round</comment>
        <translation>Deltagare</translation>
    </message>
    <message>
        <source>Cross table</source>
        <comment>title of a list: everybody against everybody</comment>
        <translation>Korstabell</translation>
    </message>
    <message>
        <source>%1, round by round</source>
        <comment>title; %1: a name or two; round = tournament round</comment>
        <translation>%1, rond för rond</translation>
    </message>
    <message>
        <source>Log of the tournament</source>
        <comment>title of a list: everything that was written down</comment>
        <translation>Turneringens logg</translation>
    </message>
    <message>
        <source>Season table</source>
        <comment>title of a list: several tournaments added up</comment>
        <translation>Säsongstabell</translation>
    </message>
    <message>
        <source>Match for third place</source>
        <comment>title of a list with one table</comment>
        <translation>Match om tredje plats</translation>
    </message>
    <message>
        <source>Diploma</source>
        <comment>in very large letters on a certificate</comment>
        <translation>Diplom</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>heading of a column of numbers</comment>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>heading of a column</comment>
        <translation>Namn</translation>
    </message>
    <message>
        <source>Pair</source>
        <comment>heading of a column: the two names of a pair</comment>
        <translation>Par</translation>
    </message>
    <message>
        <source>Against</source>
        <comment>heading of a column: the names of the opponents</comment>
        <translation>Mot</translation>
    </message>
    <message>
        <source>With</source>
        <comment>heading of a column: the name of the partner</comment>
        <translation>Med</translation>
    </message>
    <message>
        <source>Seat</source>
        <comment>heading of a column: where at the table somebody sits, like North</comment>
        <translation>Plats</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>heading of a column: 1 for the best</comment>
        <translation>Plac</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>heading of a column</comment>
        <translation>Poäng</translation>
    </message>
    <message>
        <source>Their points</source>
        <comment>heading of a column: the points of the opponents</comment>
        <translation>Deras poäng</translation>
    </message>
    <message>
        <source>Matches</source>
        <comment>heading of a column: matches won by both sides, like 2–1</comment>
        <translation>Matcher</translation>
    </message>
    <message>
        <source>Remark</source>
        <comment>heading of a column, mostly empty</comment>
        <translation>Notering</translation>
    </message>
    <message>
        <source>Round</source>
        <comment>heading of a column of numbers; round = tournament round</comment>
        <translation>Rond</translation>
    </message>
    <message>
        <source>Round %1</source>
        <comment>heading of a column; round = tournament round</comment>
        <translation>Rond %1</translation>
    </message>
    <message>
        <source>Result</source>
        <comment>heading of a column: won, lost, level</comment>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>Blocked</source>
        <comment>heading of a column: how many rounds ended with a blocked game</comment>
        <translation>Blockerade</translation>
    </message>
    <message>
        <source>Fouls</source>
        <comment>heading of a column: how many rounds ended with a foul of this side</comment>
        <translation>Regelbrott</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <comment>heading of a column; round = one deal</comment>
        <translation>Vunna omgångar</translation>
    </message>
    <message>
        <source>Penalty</source>
        <comment>heading of a column: points taken off</comment>
        <translation>Avdrag</translation>
    </message>
    <message>
        <source>Entry</source>
        <comment>heading of a column: the number of an entry of the log</comment>
        <translation>Post</translation>
    </message>
    <message>
        <source>Time</source>
        <comment>heading of a column: day and time of day</comment>
        <translation>Tid</translation>
    </message>
    <message>
        <source>What happened</source>
        <comment>heading of a column of sentences</comment>
        <translation>Vad som hände</translation>
    </message>
    <message>
        <source>Director</source>
        <comment>heading of a column: who wrote it down; below a line for a signature</comment>
        <translation>Tävlingsledare</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>heading of a column or label of a row: the sum</comment>
        <translation>Summa</translation>
    </message>
    <message>
        <source>Played</source>
        <comment>heading of a column: how many tables somebody has played</comment>
        <translation>Spelade</translation>
    </message>
    <message>
        <source>Wins</source>
        <comment>heading of a column</comment>
        <translation>Vinster</translation>
    </message>
    <message>
        <source>Effectiveness</source>
        <comment>heading of a column: points for minus points against</comment>
        <translation>Poängskillnad</translation>
    </message>
    <message>
        <source>Points for</source>
        <comment>heading of a column: all points won</comment>
        <translation>Egna poäng</translation>
    </message>
    <message>
        <source>Direct encounter</source>
        <comment>heading of a column: wins against those who are level</comment>
        <translation>Inbördes möte</translation>
    </message>
    <message>
        <source>Opponents&apos; wins</source>
        <comment>heading of a column: the wins of all opponents</comment>
        <translation>Motståndarvinster</translation>
    </message>
    <message>
        <source>Opponents&apos; effectiveness</source>
        <comment>heading of a column: effectiveness of all opponents</comment>
        <translation>Motståndarnas poängskillnad</translation>
    </message>
    <message>
        <source>Lot</source>
        <comment>heading of a column: what was drawn by chance</comment>
        <translation>Lott</translation>
    </message>
    <message>
        <source>sits out</source>
        <comment>somebody does not play in this tournament round</comment>
        <translation>sitter över</translation>
    </message>
    <message>
        <source>waits</source>
        <comment>somebody does not play in this tournament round, and it counts nothing</comment>
        <translation>väntar</translation>
    </message>
    <message>
        <source>out</source>
        <comment>somebody has lost in a knockout before this tournament round</comment>
        <translation>ute</translation>
    </message>
    <message>
        <source>absent</source>
        <comment>somebody was not paired in this tournament round</comment>
        <translation>frånvarande</translation>
    </message>
    <message>
        <source>won</source>
        <comment>result of a table</comment>
        <translation>vinst</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>result of a table</comment>
        <translation>förlust</translation>
    </message>
    <message>
        <source>level</source>
        <comment>result of a table: nobody won</comment>
        <translation>oavgjort</translation>
    </message>
    <message>
        <source>forfeit</source>
        <comment>a table was decided without playing</comment>
        <translation>walkover</translation>
    </message>
    <message>
        <source>won by forfeit</source>
        <comment>result of a table</comment>
        <translation>vinst på walkover</translation>
    </message>
    <message>
        <source>lost by forfeit</source>
        <comment>result of a table</comment>
        <translation>förlust på walkover</translation>
    </message>
    <message>
        <source>lost for both</source>
        <comment>result of a table</comment>
        <translation>förlust för båda</translation>
    </message>
    <message>
        <source>not played</source>
        <comment>a table that counts for nobody</comment>
        <translation>inte spelat</translation>
    </message>
    <message>
        <source>still playing</source>
        <comment>a table without a result yet</comment>
        <translation>spelar ännu</translation>
    </message>
    <message>
        <source>%1 won the play-off</source>
        <comment>remark about a level table; %1: a name, or two names of a pair</comment>
        <translation>%1 vann skiljematchen</translation>
    </message>
    <message>
        <source>North</source>
        <comment>a seat at the table, as on a map</comment>
        <translation>Nord</translation>
    </message>
    <message>
        <source>East</source>
        <comment>a seat at the table, as on a map</comment>
        <translation>Öst</translation>
    </message>
    <message>
        <source>South</source>
        <comment>a seat at the table, as on a map</comment>
        <translation>Syd</translation>
    </message>
    <message>
        <source>West</source>
        <comment>a seat at the table, as on a map</comment>
        <translation>Väst</translation>
    </message>
    <message>
        <source>Sitting out in this round: %1</source>
        <comment>%1: a name, or several; round = tournament round</comment>
        <translation>Sitter över i den här ronden: %1</translation>
    </message>
    <message>
        <source>Corrected: entry %1</source>
        <comment>%1: the number of an entry of the log</comment>
        <translation>Rättat: post %1</translation>
    </message>
    <message>
        <source>Corrected: entries %1</source>
        <comment>%1: numbers of entries of the log, like 17 and 23</comment>
        <translation>Rättat: posterna %1</translation>
    </message>
    <message>
        <source>A place with = is shared.</source>
        <comment>note below standings</comment>
        <translation>En placering med = är delad.</translation>
    </message>
    <message>
        <source>Read along the row: points for and against. The columns have the places as their headings.</source>
        <comment>note below a cross table</comment>
        <translation>Läs längs raden: egna poäng och motståndarens. Kolumnerna har placeringarna som rubriker.</translation>
    </message>
    <message>
        <source>Each cell: the place of the opponents, then + for won, − for lost, = for level, and the points.</source>
        <comment>note below a cross table; keep the signs</comment>
        <translation>Varje ruta: motståndarnas placering, sedan + för vinst, − för förlust, = för oavgjort, och poängen.</translation>
    </message>
    <message numerus="yes">
        <source>The best %n result(s) count.</source>
        <comment>note below a season table; never zero</comment>
        <translation>
            <numerusform>Det bästa resultatet räknas (%n).</numerusform>
            <numerusform>De %n bästa resultaten räknas.</numerusform>
        </translation>
    </message>
    <message>
        <source>What is in brackets does not count.</source>
        <comment>note below a season table</comment>
        <translation>Det som står inom parentes räknas inte.</translation>
    </message>
    <message>
        <source>There is nothing to show here yet.</source>
        <comment>instead of an empty list</comment>
        <translation>Här finns inget att visa än.</translation>
    </message>
</context>
<context>
    <name>Tournament penalties</name>
    <message>
        <source>Penalties</source>
        <comment>title, and a button</comment>
        <translation>Straff</translation>
    </message>
    <message>
        <source>Give a penalty</source>
        <comment>title, and a button</comment>
        <translation>Ge ett straff</translation>
    </message>
    <message>
        <source>For whom?</source>
        <comment>label of a choice</comment>
        <translation>Till vem?</translation>
    </message>
    <message>
        <source>In which round?</source>
        <comment>label of a choice: a tournament round</comment>
        <translation>I vilken rond?</translation>
    </message>
    <message>
        <source>How many points are taken off?</source>
        <comment>label of a number; 0 is a warning</comment>
        <translation>Hur många poäng dras av?</translation>
    </message>
    <message>
        <source>A warning: no points are taken off.</source>
        <translation>En varning: inga poäng dras av.</translation>
    </message>
    <message>
        <source>Late at the table</source>
        <comment>a usual reason; a button</comment>
        <translation>Sen till bordet</translation>
    </message>
    <message>
        <source>Signals to the partner</source>
        <comment>a usual reason; a button</comment>
        <translation>Tecken till medspelaren</translation>
    </message>
    <message>
        <source>False declaration</source>
        <comment>a usual reason; a button; glossary: foul</comment>
        <translation>Felaktigt besked</translation>
    </message>
    <message>
        <source>Bad conduct</source>
        <comment>a usual reason; a button</comment>
        <translation>Dåligt uppförande</translation>
    </message>
    <message>
        <source>Give it</source>
        <comment>button: the penalty holds from now on</comment>
        <translation>Ge straffet</translation>
    </message>
    <message>
        <source>No penalty has been given.</source>
        <translation>Inget straff har getts.</translation>
    </message>
    <message numerus="yes">
        <source>Round %1, %2: %n point(s). %3</source>
        <comment>tournament round; %2: who, %3: why; never zero</comment>
        <translation>
            <numerusform>Rond %1, %2: %n poäng. %3</numerusform>
            <numerusform>Rond %1, %2: %n poäng. %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, %2: a warning. %3</source>
        <comment>tournament round; %2: who, %3: why</comment>
        <translation>Rond %1, %2: en varning. %3</translation>
    </message>
    <message>
        <source>Round %1, %2: the match is lost. %3</source>
        <comment>tournament round; %2: who, %3: why</comment>
        <translation>Rond %1, %2: matchförlust. %3</translation>
    </message>
    <message>
        <source>Round %1, %2: out of the tournament. %3</source>
        <comment>tournament round; %2: who, %3: why</comment>
        <translation>Rond %1, %2: uteslutning ur turneringen. %3</translation>
    </message>
    <message>
        <source>What for?</source>
        <comment>a question; the answers are penalties of the club, by name</comment>
        <translation>För vad?</translation>
    </message>
    <message>
        <source>Something else</source>
        <comment>an answer: another penalty than those of the club</comment>
        <translation>Något annat</translation>
    </message>
    <message>
        <source>Points and reason as you say.</source>
        <comment>about a penalty that is not in the list</comment>
        <translation>Poäng och skäl anger du själv.</translation>
    </message>
    <message>
        <source>Table %1 then counts as: %2.</source>
        <comment>%1: number of a table; %2: a result like not played, win for Anna &amp; Bruno</comment>
        <translation>Bord %1 räknas då så här: %2.</translation>
    </message>
    <message>
        <source>%1 lose the match together.</source>
        <comment>%1: two partners of one side of a table, of whom one is penalised</comment>
        <translation>%1 förlorar matchen tillsammans.</translation>
    </message>
    <message>
        <source>No further pairing for %1. What was played before stays.</source>
        <comment>%1: a player or a pair</comment>
        <translation>%1 lottas inte mer. Det som redan har spelats står kvar.</translation>
    </message>
    <message>
        <source>The result of the table stays: correct it as well if it was wrong.</source>
        <comment>a penalty that had cost the match no longer holds</comment>
        <translation>Bordets resultat står kvar: rätta det också om det var fel.</translation>
    </message>
    <message>
        <source>Whoever was out stays out: let them play again among the entrants, and correct the result of the table.</source>
        <comment>a penalty that had cost the tournament no longer holds</comment>
        <translation>Den som var ute är fortfarande ute: välj ”Låt spela igen” bland deltagarna, och rätta bordets resultat.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) off</source>
        <comment>what a penalty costs, short; never zero</comment>
        <translation>
            <numerusform>%n poängs avdrag</numerusform>
            <numerusform>%n poängs avdrag</numerusform>
        </translation>
    </message>
    <message>
        <source>a warning</source>
        <comment>what a penalty costs, short: nothing</comment>
        <translation>en varning</translation>
    </message>
    <message>
        <source>the match is lost</source>
        <comment>what a penalty costs, short</comment>
        <translation>matchförlust</translation>
    </message>
    <message>
        <source>out of the tournament</source>
        <comment>what a penalty costs, short</comment>
        <translation>uteslutning</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>in a list of penalties: its name and what it costs</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <comment>button beside a penalty</comment>
        <translation>Återkalla</translation>
    </message>
    <message>
        <source>Does this penalty no longer hold?</source>
        <comment>title of a small window</comment>
        <translation>Ska det här straffet inte gälla längre?</translation>
    </message>
    <message>
        <source>Withdraw it</source>
        <comment>button</comment>
        <translation>Återkalla det</translation>
    </message>
</context>
<context>
    <name>Tournament publish page</name>
    <message>
        <source>What would you like to publish?</source>
        <comment>heading above a choice of papers</comment>
        <translation>Vad vill du publicera?</translation>
    </message>
    <message>
        <source>Pairings by table</source>
        <comment>a paper</comment>
        <translation>Lottning efter bord</translation>
    </message>
    <message>
        <source>Pairings by name</source>
        <comment>a paper: where everybody sits</comment>
        <translation>Lottning efter namn</translation>
    </message>
    <message>
        <source>Score cards</source>
        <comment>a paper</comment>
        <translation>Poängkort</translation>
    </message>
    <message>
        <source>Results</source>
        <comment>a paper: the results of a tournament round</comment>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>Standings</source>
        <comment>a paper</comment>
        <translation>Ställning</translation>
    </message>
    <message>
        <source>Cross table</source>
        <comment>a paper</comment>
        <translation>Korstabell</translation>
    </message>
    <message>
        <source>Bracket</source>
        <comment>a paper: the tree of a knockout; also its title</comment>
        <translation>Spelträd</translation>
    </message>
    <message>
        <source>Round by round</source>
        <comment>a paper: what everybody did; tournament rounds</comment>
        <translation>Rond för rond</translation>
    </message>
    <message>
        <source>Diplomas</source>
        <comment>a paper</comment>
        <translation>Diplom</translation>
    </message>
    <message>
        <source>Log</source>
        <comment>a paper: everything that was written down</comment>
        <translation>Logg</translation>
    </message>
    <message>
        <source>Round</source>
        <comment>label of a choice; round = tournament round</comment>
        <translation>Rond</translation>
    </message>
    <message>
        <source>Language</source>
        <comment>label of a choice</comment>
        <translation>Språk</translation>
    </message>
    <message>
        <source>Second language</source>
        <comment>label of a choice</comment>
        <translation>Andra språket</translation>
    </message>
    <message>
        <source>None</source>
        <comment>a choice: the paper is in one language only</comment>
        <translation>Inget</translation>
    </message>
    <message>
        <source>Each card is in the languages of the players at its table.</source>
        <comment>a hint about score cards</comment>
        <translation>Varje kort är på språken som spelarna vid bordet har.</translation>
    </message>
    <message>
        <source>Large print</source>
        <comment>label of a choice: which score cards</comment>
        <translation>Stor text</translation>
    </message>
    <message>
        <source>Where needed</source>
        <comment>a choice: which score cards are in large print</comment>
        <translation>Där det behövs</translation>
    </message>
    <message>
        <source>All tables</source>
        <comment>a choice: which score cards are in large print</comment>
        <translation>Alla bord</translation>
    </message>
    <message>
        <source>Also at these tables</source>
        <comment>label of a field for numbers of tables, like 3, 7</comment>
        <translation>Också vid de här borden</translation>
    </message>
    <message>
        <source>For whom</source>
        <comment>label of a choice: who gets a diploma</comment>
        <translation>Till vem</translation>
    </message>
    <message>
        <source>The first three</source>
        <comment>a choice: who gets a diploma</comment>
        <translation>De tre första</translation>
    </message>
    <message>
        <source>Everybody</source>
        <comment>a choice: who gets a diploma</comment>
        <translation>Alla</translation>
    </message>
    <message>
        <source>Paper</source>
        <comment>label of a choice: A4 or Letter</comment>
        <translation>Papper</translation>
    </message>
    <message>
        <source>Print</source>
        <comment>button</comment>
        <translation>Skriv ut</translation>
    </message>
    <message>
        <source>Print everything for this round</source>
        <comment>button: pairings and score cards in one go</comment>
        <translation>Skriv ut allt för den här ronden</translation>
    </message>
    <message>
        <source>Save as PDF or web page</source>
        <comment>button</comment>
        <translation>Spara som PDF eller webbsida</translation>
    </message>
    <message>
        <source>Save as plain text</source>
        <comment>button: for Braille displays and e-mail</comment>
        <translation>Spara som ren text</translation>
    </message>
    <message>
        <source>Save for spreadsheets</source>
        <comment>button: writes a table as CSV</comment>
        <translation>Spara för kalkylprogram</translation>
    </message>
    <message>
        <source>Tables (CSV)</source>
        <comment>a kind of file</comment>
        <translation>Tabeller (CSV)</translation>
    </message>
    <message>
        <source>Save the whole tournament</source>
        <comment>button: writes one file that another PC opens</comment>
        <translation>Spara hela turneringen</translation>
    </message>
    <message>
        <source>Results for another PC</source>
        <comment>button: writes the results of a round into a file</comment>
        <translation>Resultat till en annan dator</translation>
    </message>
    <message>
        <source>As a file</source>
        <comment>heading above buttons that save files</comment>
        <translation>Som fil</translation>
    </message>
    <message>
        <source>For other computers</source>
        <comment>heading above buttons that save files</comment>
        <translation>För andra datorer</translation>
    </message>
    <message>
        <source>Preview: %1</source>
        <comment>%1: the name of a paper; a screen reader says it</comment>
        <translation>Förhandsvisning: %1</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <comment>%1: where a file was written</comment>
        <translation>Sparat: %1</translation>
    </message>
    <message>
        <source>One moment, the sheets are being laid out.</source>
        <comment>while a long list is prepared</comment>
        <translation>Ett ögonblick, arken görs i ordning.</translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s)</source>
        <comment>how many sheets of paper it will be; never zero</comment>
        <translation>
            <numerusform>%n ark</numerusform>
            <numerusform>%n ark</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tournament refusal</name>
    <message>
        <source>The tournament is closed. Open it again first.</source>
        <translation>Turneringen är avslutad. Öppna den igen först.</translation>
    </message>
    <message>
        <source>The tournament is not closed.</source>
        <translation>Turneringen är inte avslutad.</translation>
    </message>
    <message>
        <source>These settings do not go together.</source>
        <translation>De här inställningarna går inte ihop.</translation>
    </message>
    <message>
        <source>By these rules %1 players do not make two sides at a table. Choose other rules.</source>
        <comment>%1: a number</comment>
        <translation>Med de här reglerna blir %1 spelare inte två sidor vid ett bord. Välj andra regler.</translation>
    </message>
    <message>
        <source>The first round is paired, so this can no longer be changed.</source>
        <comment>tournament round</comment>
        <translation>Första ronden är lottad, så det här kan inte längre ändras.</translation>
    </message>
    <message>
        <source>There are results already, so the match can no longer be changed.</source>
        <translation>Det finns redan resultat, så matchen kan inte längre ändras.</translation>
    </message>
    <message>
        <source>Give the tournament a name.</source>
        <translation>Ge turneringen ett namn.</translation>
    </message>
    <message>
        <source>Say why, in a few words: it will stand in the log.</source>
        <translation>Säg med några ord varför: det kommer att stå i loggen.</translation>
    </message>
    <message>
        <source>There is no entrant number %1.</source>
        <comment>%1: a number</comment>
        <translation>Det finns ingen deltagare nummer %1.</translation>
    </message>
    <message>
        <source>An entrant is one person here.</source>
        <translation>En deltagare är här en person.</translation>
    </message>
    <message>
        <source>An entrant is a pair here: two different people.</source>
        <translation>En deltagare är här ett par: två olika personer.</translation>
    </message>
    <message>
        <source>%1 plays already, as %2.</source>
        <comment>%1: a name, %2: an entrant, perhaps a pair</comment>
        <translation>%1 spelar redan, som %2.</translation>
    </message>
    <message>
        <source>%1 does not play for %2.</source>
        <comment>%1: a name, %2: an entrant, perhaps a pair</comment>
        <translation>%1 spelar inte för %2.</translation>
    </message>
    <message>
        <source>%1: withdrawn already.</source>
        <comment>%1: an entrant</comment>
        <translation>%1: har redan utgått.</translation>
    </message>
    <message>
        <source>%1: still in play.</source>
        <comment>%1: an entrant</comment>
        <translation>%1: är fortfarande med.</translation>
    </message>
    <message>
        <source>A rating is 0 to %1.</source>
        <comment>%1: a number; 0: none</comment>
        <translation>En rating är 0 till %1.</translation>
    </message>
    <message>
        <source>The first round is paired, and here a rating changes nothing any more after that.</source>
        <comment>tournament round; in a knockout, or where everybody meets everybody</comment>
        <translation>Första ronden är lottad, och efter det ändrar en rating inget mer här.</translation>
    </message>
    <message>
        <source>The knockout has begun; nobody can join it now.</source>
        <translation>Utslagningen har börjat; nu kan ingen mer komma med.</translation>
    </message>
    <message numerus="yes">
        <source>All %n round(s) have been played. Plan more rounds in the settings, or close the tournament.</source>
        <comment>tournament rounds; never zero</comment>
        <translation>
            <numerusform>Den enda ronden (%n) har spelats. Planera fler ronder i inställningarna, eller avsluta turneringen.</numerusform>
            <numerusform>Alla %n ronder har spelats. Planera fler ronder i inställningarna, eller avsluta turneringen.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no round %1.</source>
        <comment>tournament round; %1: a number</comment>
        <translation>Det finns ingen rond %1.</translation>
    </message>
    <message>
        <source>Round %1 is over; this works in the last round only.</source>
        <comment>tournament round</comment>
        <translation>Rond %1 är över; det här går bara i den senaste ronden.</translation>
    </message>
    <message>
        <source>Round %1 is not complete. Without a result: %2.</source>
        <comment>tournament round; %1: a number, %2: a list of tables</comment>
        <translation>Rond %1 är inte komplett. Utan resultat: %2.</translation>
    </message>
    <message>
        <source>%1 would be at two places.</source>
        <comment>%1: an entrant</comment>
        <translation>%1 skulle få två platser.</translation>
    </message>
    <message>
        <source>%1 has no place yet.</source>
        <comment>%1: an entrant</comment>
        <translation>%1 har ingen plats än.</translation>
    </message>
    <message>
        <source>%1 is not in play and cannot be placed.</source>
        <comment>%1: an entrant</comment>
        <translation>%1 är inte med längre och kan inte få någon plats.</translation>
    </message>
    <message>
        <source>There would be two tables %1.</source>
        <comment>%1: a number</comment>
        <translation>Det skulle bli två bord med nummer %1.</translation>
    </message>
    <message>
        <source>Table %1 does not have the right players on both sides.</source>
        <comment>%1: a number</comment>
        <translation>Bord %1 har inte rätt spelare på båda sidor.</translation>
    </message>
    <message>
        <source>There is no table yet.</source>
        <translation>Det finns inget bord än.</translation>
    </message>
    <message>
        <source>There is no table %1 in this round.</source>
        <comment>tournament round; %1: a number</comment>
        <translation>Det finns inget bord %1 i den här ronden.</translation>
    </message>
    <message>
        <source>Table %1 has no such seat.</source>
        <comment>%1: a number</comment>
        <translation>Bord %1 har ingen sådan plats.</translation>
    </message>
    <message>
        <source>That is the same seat.</source>
        <translation>Det är samma plats.</translation>
    </message>
    <message>
        <source>Table %1 has a result already. It can be corrected, with a reason.</source>
        <comment>%1: a number</comment>
        <translation>Bord %1 har redan ett resultat. Det kan rättas, med ett skäl.</translation>
    </message>
    <message>
        <source>Table %1 has no result yet.</source>
        <comment>%1: a number</comment>
        <translation>Bord %1 har inget resultat än.</translation>
    </message>
    <message>
        <source>Nothing would change.</source>
        <translation>Inget skulle ändras.</translation>
    </message>
    <message>
        <source>The result of table %1 has changed meanwhile. Look again.</source>
        <comment>%1: a number</comment>
        <translation>Resultatet för bord %1 har ändrats under tiden. Titta igen.</translation>
    </message>
    <message>
        <source>The clock of this round runs already.</source>
        <comment>tournament round</comment>
        <translation>Rondens klocka går redan.</translation>
    </message>
    <message>
        <source>Start the clock of the round first.</source>
        <comment>tournament round</comment>
        <translation>Starta rondens klocka först.</translation>
    </message>
    <message>
        <source>This clock is stopped already.</source>
        <translation>Den här klockan är redan stoppad.</translation>
    </message>
    <message>
        <source>This clock is running.</source>
        <translation>Den här klockan går.</translation>
    </message>
    <message>
        <source>That much time cannot be added at once.</source>
        <translation>Så mycket tid kan inte läggas till på en gång.</translation>
    </message>
    <message>
        <source>Table %1: these points cannot be.</source>
        <comment>%1: a number</comment>
        <translation>Bord %1: de här poängen är inte möjliga.</translation>
    </message>
    <message>
        <source>A penalty is 0 to %1 points.</source>
        <comment>%1: a number</comment>
        <translation>Ett straff är 0 till %1 poäng.</translation>
    </message>
    <message>
        <source>Table %1: the rounds of match %2 do not add up to its points.</source>
        <comment>two numbers; rounds = single deals</comment>
        <translation>Bord %1: omgångarna i match %2 stämmer inte med matchens poäng.</translation>
    </message>
    <message>
        <source>Table %1: it was decided after %2 matches.</source>
        <comment>two numbers</comment>
        <translation>Bord %1: det var avgjort efter %2 matcher.</translation>
    </message>
    <message>
        <source>Table %1: there are no points yet.</source>
        <comment>%1: a number</comment>
        <translation>Bord %1: det finns inga poäng än.</translation>
    </message>
    <message>
        <source>Table %1: say which side won.</source>
        <comment>%1: a number</comment>
        <translation>Bord %1: ange vilken sida som vann.</translation>
    </message>
    <message>
        <source>Table %1: by the points the other side won.</source>
        <comment>%1: a number</comment>
        <translation>Bord %1: enligt poängen vann den andra sidan.</translation>
    </message>
    <message>
        <source>No table for %1 in round %2.</source>
        <comment>tournament round; %1: an entrant, %2: a number</comment>
        <translation>Inget bord för %1 i rond %2.</translation>
    </message>
    <message>
        <source>This penalty is not in force any more.</source>
        <translation>Det här straffet gäller inte längre.</translation>
    </message>
</context>
<context>
    <name>Tournament round</name>
    <message>
        <source>Earlier round</source>
        <comment>button: look at the tournament round before</comment>
        <translation>Tidigare rond</translation>
    </message>
    <message>
        <source>Later round</source>
        <comment>button: look at the next tournament round</comment>
        <translation>Senare rond</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) still playing</source>
        <comment>in a tournament round; never zero</comment>
        <translation>
            <numerusform>%n bord spelar ännu</numerusform>
            <numerusform>%n bord spelar ännu</numerusform>
        </translation>
    </message>
    <message>
        <source>Every table has its result.</source>
        <comment>of a tournament round</comment>
        <translation>Alla bord har sitt resultat.</translation>
    </message>
    <message>
        <source>An earlier round: what is wrong can be corrected.</source>
        <comment>tournament round</comment>
        <translation>En tidigare rond: det som är fel kan rättas.</translation>
    </message>
    <message>
        <source>Pair round %1</source>
        <comment>button; %1: number of the next tournament round</comment>
        <translation>Lotta rond %1</translation>
    </message>
    <message>
        <source>Close the tournament</source>
        <comment>button: after the last tournament round</comment>
        <translation>Avsluta turneringen</translation>
    </message>
    <message>
        <source>Close the tournament now?</source>
        <comment>a question</comment>
        <translation>Avsluta turneringen nu?</translation>
    </message>
    <message>
        <source>The standings are final then. You can open it again as long as you like.</source>
        <comment>below a question</comment>
        <translation>Då är ställningen slutgiltig. Du kan öppna turneringen igen när du vill.</translation>
    </message>
    <message>
        <source>Yes, close it</source>
        <comment>button</comment>
        <translation>Ja, avsluta den</translation>
    </message>
    <message>
        <source>Not yet</source>
        <comment>button</comment>
        <translation>Inte än</translation>
    </message>
    <message>
        <source>See the final standings</source>
        <comment>button: of a tournament that is closed</comment>
        <translation>Se slutställningen</translation>
    </message>
    <message>
        <source>The tournament is closed.</source>
        <comment>nothing more is played</comment>
        <translation>Turneringen är avslutad.</translation>
    </message>
    <message>
        <source>Open it again</source>
        <comment>button: a closed tournament goes on</comment>
        <translation>Öppna den igen</translation>
    </message>
    <message>
        <source>Take this round back</source>
        <comment>button: a tournament round without any result</comment>
        <translation>Ta tillbaka ronden</translation>
    </message>
    <message>
        <source>Take round %1 back?</source>
        <comment>a question; tournament round</comment>
        <translation>Ta tillbaka rond %1?</translation>
    </message>
    <message>
        <source>Nobody has a result yet. It can be paired anew then.</source>
        <comment>below a question; tournament round</comment>
        <translation>Ingen har något resultat än. Ronden kan lottas om efteråt.</translation>
    </message>
    <message>
        <source>Yes, take it back</source>
        <comment>button</comment>
        <translation>Ja, ta tillbaka den</translation>
    </message>
    <message>
        <source>Leave it</source>
        <comment>button</comment>
        <translation>Låt den vara</translation>
    </message>
    <message>
        <source>Results from a file</source>
        <comment>button: results that another computer wrote down</comment>
        <translation>Resultat från en fil</translation>
    </message>
    <message>
        <source>Tables of round %1</source>
        <comment>said by a screen reader: a list; tournament round</comment>
        <translation>Borden i rond %1</translation>
    </message>
    <message>
        <source>playing</source>
        <comment>on an open table; short</comment>
        <translation>spelar</translation>
    </message>
    <message>
        <source>done</source>
        <comment>on a table that has its result; short</comment>
        <translation>klart</translation>
    </message>
    <message>
        <source>so far</source>
        <comment>beside points of a match that goes on; short</comment>
        <translation>hittills</translation>
    </message>
    <message>
        <source>time is up</source>
        <comment>on a table; short</comment>
        <translation>tiden är ute</translation>
    </message>
    <message>
        <source>clock stopped</source>
        <comment>on a table whose clock stands; short</comment>
        <translation>klockan stoppad</translation>
    </message>
    <message>
        <source>large print</source>
        <comment>beside a table: somebody needs it; short</comment>
        <translation>stor text</translation>
    </message>
    <message>
        <source>read aloud</source>
        <comment>beside a table: somebody needs that; short</comment>
        <translation>läses högt</translation>
    </message>
    <message>
        <source>with a helper</source>
        <comment>beside a table: somebody sits with a player; short</comment>
        <translation>med hjälpare</translation>
    </message>
    <message>
        <source>forfeit</source>
        <comment>in the place of points: one side did not play; short</comment>
        <translation>walkover</translation>
    </message>
    <message>
        <source>both lose</source>
        <comment>in the place of points; short</comment>
        <translation>båda förlorar</translation>
    </message>
    <message>
        <source>not played</source>
        <comment>in the place of points; short</comment>
        <translation>inte spelat</translation>
    </message>
    <message>
        <source>wins</source>
        <comment>beside the side that won without points, or a play-off; short</comment>
        <translation>vinner</translation>
    </message>
    <message>
        <source>corrected</source>
        <comment>on a table whose result was corrected; short</comment>
        <translation>rättat</translation>
    </message>
    <message>
        <source>Table %1: %2 against %3. %4</source>
        <comment>said by a screen reader; %2, %3: players; %4: the result or how it stands</comment>
        <translation>Bord %1: %2 mot %3. %4</translation>
    </message>
    <message>
        <source>%1 to %2 so far</source>
        <comment>said by a screen reader: points of both sides</comment>
        <translation>%1 mot %2 hittills</translation>
    </message>
    <message>
        <source>Time left</source>
        <comment>said by a screen reader: the large clock</comment>
        <translation>Tid kvar</translation>
    </message>
    <message>
        <source>Time played</source>
        <comment>said by a screen reader: a clock without an end</comment>
        <translation>Spelad tid</translation>
    </message>
    <message>
        <source>Start the clock</source>
        <comment>button: the tournament round begins</comment>
        <translation>Starta klockan</translation>
    </message>
    <message>
        <source>Stop all clocks</source>
        <comment>button</comment>
        <translation>Stoppa alla klockor</translation>
    </message>
    <message>
        <source>Clocks go on</source>
        <comment>button: all clocks go on</comment>
        <translation>Klockorna går vidare</translation>
    </message>
    <message>
        <source>More time</source>
        <comment>button: minutes are added</comment>
        <translation>Mer tid</translation>
    </message>
    <message>
        <source>not started</source>
        <comment>below the large clock; short</comment>
        <translation>inte startad</translation>
    </message>
    <message>
        <source>left</source>
        <comment>below the large clock: the time that is left; short</comment>
        <translation>kvar</translation>
    </message>
    <message>
        <source>played</source>
        <comment>below the large clock: the time since the start; short</comment>
        <translation>spelat</translation>
    </message>
    <message>
        <source>stopped</source>
        <comment>below the large clock; short</comment>
        <translation>stoppad</translation>
    </message>
    <message>
        <source>Time is up</source>
        <comment>below the large clock</comment>
        <translation>Tiden är ute</translation>
    </message>
    <message>
        <source>Time is up: finish the round in play</source>
        <comment>one deal; below the large clock</comment>
        <translation>Tiden är ute: spela klart omgången</translation>
    </message>
    <message>
        <source>More time</source>
        <comment>title of a small window</comment>
        <translation>Mer tid</translation>
    </message>
    <message>
        <source>Minutes (fewer: with a minus)</source>
        <comment>label of a field for a number</comment>
        <translation>Minuter (färre: med minus)</translation>
    </message>
    <message>
        <source>For which table?</source>
        <comment>label of a field: number of a table</comment>
        <translation>För vilket bord?</translation>
    </message>
    <message>
        <source>For all tables</source>
        <comment>a choice</comment>
        <translation>För alla bord</translation>
    </message>
    <message>
        <source>Only for table %1</source>
        <comment>a choice</comment>
        <translation>Bara för bord %1</translation>
    </message>
    <message>
        <source>Why? (may stay empty)</source>
        <comment>label of a field for a few words</comment>
        <translation>Varför? (kan lämnas tomt)</translation>
    </message>
    <message>
        <source>Add this time</source>
        <comment>button</comment>
        <translation>Lägg till tiden</translation>
    </message>
    <message>
        <source>Enter a result</source>
        <comment>heading</comment>
        <translation>För in ett resultat</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>label of a field: number of a table</comment>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Points of %1</source>
        <comment>label of a field; %1: players of one side</comment>
        <translation>Poäng till %1</translation>
    </message>
    <message>
        <source>Match %1</source>
        <comment>one of several matches of a table; %1: its number</comment>
        <translation>Match %1</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>a choice: only the points of the match are typed</comment>
        <translation>Totalt</translation>
    </message>
    <message>
        <source>Round by round</source>
        <comment>a choice: how a result is typed; round = one deal</comment>
        <translation>Omgång för omgång</translation>
    </message>
    <message>
        <source>Round %1, points of %2</source>
        <comment>label of a field; round = one deal; %2: players of one side</comment>
        <translation>Omgång %1, poäng till %2</translation>
    </message>
    <message>
        <source>Round %1: how it ended</source>
        <comment>label of a field for one letter; round = one deal</comment>
        <translation>Omgång %1: hur den slutade</translation>
    </message>
    <message>
        <source>%1 out, %2 blocked, %3 foul</source>
        <comment>what three letters mean: how a round of tiles ended</comment>
        <translation>%1 ut, %2 blockerat, %3 regelbrott</translation>
    </message>
    <message>
        <source>o</source>
        <comment>one letter: a round ended because somebody went out</comment>
        <translation>u</translation>
    </message>
    <message>
        <source>b</source>
        <comment>one letter: a round ended blocked; another letter than for out</comment>
        <translation>b</translation>
    </message>
    <message>
        <source>f</source>
        <comment>one letter: a round ended by a foul; another letter than the other two</comment>
        <translation>r</translation>
    </message>
    <message>
        <source>Together %1 : %2</source>
        <comment>points of both sides, added up</comment>
        <translation>Summa %1 : %2</translation>
    </message>
    <message>
        <source>Write it down</source>
        <comment>button: the result is stored</comment>
        <translation>Anteckna det</translation>
    </message>
    <message>
        <source>It is right, write it down</source>
        <comment>button: although something is unusual</comment>
        <translation>Det stämmer, anteckna det</translation>
    </message>
    <message>
        <source>Note what stands so far</source>
        <comment>button: the match goes on</comment>
        <translation>Anteckna läget hittills</translation>
    </message>
    <message>
        <source>Table, Enter, points, Enter, points, Enter. Both at once: 200-150.</source>
        <comment>how results are typed quickly</comment>
        <translation>Bord, Retur, poäng, Retur, poäng, Retur. Båda på en gång: 200-150.</translation>
    </message>
    <message>
        <source>Enter in an empty line: the match is over.</source>
        <comment>how results are typed; line = one round of tiles</comment>
        <translation>Retur på en tom rad: matchen är slut.</translation>
    </message>
    <message>
        <source>Table %1: %2</source>
        <comment>a result was stored; %2: points like 200 : 150 with names</comment>
        <translation>Bord %1: %2</translation>
    </message>
    <message>
        <source>%1 %2 : %3 %4</source>
        <comment>%1, %4: players; %2, %3: their points</comment>
        <translation>%1 %2 : %3 %4</translation>
    </message>
    <message>
        <source>Table %1, so far: %2</source>
        <comment>points were noted; the match goes on</comment>
        <translation>Bord %1, hittills: %2</translation>
    </message>
    <message>
        <source>Take it back</source>
        <comment>button: the result that was typed last; key Ctrl+Z</comment>
        <translation>Ta tillbaka det</translation>
    </message>
    <message>
        <source>Take the result of table %1 back?</source>
        <comment>title of a small window</comment>
        <translation>Ta tillbaka resultatet för bord %1?</translation>
    </message>
    <message>
        <source>Why? (stands in the log)</source>
        <comment>label of a field for a few words</comment>
        <translation>Varför? (står i loggen)</translation>
    </message>
    <message>
        <source>mistyped</source>
        <comment>a reason, filled in beforehand; stands in a log</comment>
        <translation>skrivfel</translation>
    </message>
    <message>
        <source>Take it back</source>
        <comment>button: the table is open again</comment>
        <translation>Ta tillbaka det</translation>
    </message>
    <message>
        <source>The result of table %1 is taken back.</source>
        <comment>the table is open again</comment>
        <translation>Resultatet för bord %1 har tagits tillbaka.</translation>
    </message>
    <message>
        <source>No result was typed here that could be taken back.</source>
        <translation>Inget resultat har skrivits in här som kan tas tillbaka.</translation>
    </message>
    <message>
        <source>Correct the result</source>
        <comment>button: with a reason; opens a small window</comment>
        <translation>Rätta resultatet</translation>
    </message>
    <message>
        <source>Level: who won the play-off?</source>
        <comment>a question with both sides as answers</comment>
        <translation>Lika: vem vann skiljematchen?</translation>
    </message>
    <message>
        <source>No table waits for a result.</source>
        <comment>in the place of the fields for a result</comment>
        <translation>Inget bord väntar på ett resultat.</translation>
    </message>
    <message>
        <source>Type the number of a table first.</source>
        <translation>Skriv bordets nummer först.</translation>
    </message>
    <message>
        <source>The table is a number, as on its plate.</source>
        <translation>Bordet är ett nummer, som på bordsskylten.</translation>
    </message>
    <message>
        <source>There is no table %1 in this round: the tables are %2 to %3.</source>
        <comment>tournament round; numbers of tables</comment>
        <translation>Det finns inget bord %1 i den här ronden: borden är %2 till %3.</translation>
    </message>
    <message>
        <source>Table %1 has its result: %2 to %3. It can be corrected.</source>
        <comment>%2, %3: points</comment>
        <translation>Bord %1 har sitt resultat: %2 mot %3. Det kan rättas.</translation>
    </message>
    <message>
        <source>Table %1 has its result. It can be corrected.</source>
        <comment>a table without points</comment>
        <translation>Bord %1 har sitt resultat. Det kan rättas.</translation>
    </message>
    <message>
        <source>The points of %1 are missing.</source>
        <comment>%1: players of one side</comment>
        <translation>Poängen till %1 saknas.</translation>
    </message>
    <message>
        <source>Points are a whole number, such as 150.</source>
        <translation>Poäng är ett heltal, till exempel 150.</translation>
    </message>
    <message>
        <source>Points are never below 0. A penalty is noted separately.</source>
        <translation>Poäng är aldrig under 0. Ett straff antecknas för sig.</translation>
    </message>
    <message numerus="yes">
        <source>That is too long: points have at most %n digit(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Det är för långt: poäng har högst %n siffra.</numerusform>
            <numerusform>Det är för långt: poäng har högst %n siffror.</numerusform>
        </translation>
    </message>
    <message>
        <source>Type %1, %2 or %3 here, or nothing.</source>
        <comment>three letters</comment>
        <translation>Skriv %1, %2 eller %3 här, eller inget.</translation>
    </message>
    <message>
        <source>Round %1 is empty, but more rounds follow.</source>
        <comment>round = one deal, within a match</comment>
        <translation>Omgång %1 är tom, men fler omgångar följer.</translation>
    </message>
    <message>
        <source>The rounds of %1 make %3, not %2.</source>
        <comment>%1: players of one side; %2, %3: points; round = one deal</comment>
        <translation>Omgångarna för %1 blir %3, inte %2.</translation>
    </message>
    <message>
        <source>Only one side can be the first to reach %1, so %2 and %3 cannot both be right.</source>
        <comment>%1: points that win a match; %2, %3: points that were typed</comment>
        <translation>Bara en sida kan nå %1 först, så %2 och %3 kan inte stämma samtidigt.</translation>
    </message>
    <message>
        <source>Both have reached %1. Did that happen in the same last round?</source>
        <comment>%1: points that win a match; round = one deal</comment>
        <translation>Båda har nått %1. Hände det i samma sista omgång?</translation>
    </message>
    <message>
        <source>Nobody has %1 yet. Is the match over?</source>
        <comment>%1: points that win a match</comment>
        <translation>Ingen har %1 än. Är matchen slut?</translation>
    </message>
    <message>
        <source>Nobody can jump from less than %2 to %1 in a single round. Is it right?</source>
        <comment>%1: points; %2: points that win a match; round = one deal</comment>
        <translation>%1 är mer än vad en omgång kan ge utöver %2. Stämmer det?</translation>
    </message>
    <message>
        <source>The match was over after round %1: somebody had %2. Were more rounds played?</source>
        <comment>round = one deal, within a match; %2: points</comment>
        <translation>Matchen var slut efter omgång %1: någon hade %2. Spelades fler omgångar?</translation>
    </message>
    <message>
        <source>%1 points in one round? All tiles together have %2.</source>
        <comment>round = one deal; pips of all tiles</comment>
        <translation>%1 poäng i en omgång? Alla brickor tillsammans har %2.</translation>
    </message>
    <message>
        <source>%1 points in one round? By these rules it brings at most %2.</source>
        <comment>round = one deal</comment>
        <translation>%1 poäng i en omgång? Med de här reglerna ger den högst %2.</translation>
    </message>
    <message>
        <source>In round %1 both sides have points; by these rules only one gets any.</source>
        <comment>round = one deal</comment>
        <translation>I omgång %1 har båda sidor poäng; med de här reglerna får bara en sida några.</translation>
    </message>
    <message>
        <source>Nobody has a point. Was nothing played? Then choose “Not played”.</source>
        <translation>Ingen har fått någon poäng. Spelades inget? Välj då ”Inte spelat”.</translation>
    </message>
    <message>
        <source>It is level, and a knockout needs a winner: who won the play-off?</source>
        <translation>Det är lika, och utslagningen behöver en vinnare: vem vann skiljematchen?</translation>
    </message>
    <message>
        <source>Nobody has won %1 matches yet. Is the table done?</source>
        <comment>%1: two or more</comment>
        <translation>Ingen har vunnit %1 matcher än. Är bordet klart?</translation>
    </message>
    <message>
        <source>The table was decided after match %1: leave the next one out.</source>
        <comment>%1: a number of a match</comment>
        <translation>Bordet var avgjort efter match %1: ta inte med nästa.</translation>
    </message>
    <message>
        <source>Table %1</source>
        <comment>heading: what can be done at this table</comment>
        <translation>Bord %1</translation>
    </message>
    <message>
        <source>Seat %1: %2</source>
        <comment>%1: 1 to 4, in the order of turn; %2: a player</comment>
        <translation>Plats %1: %2</translation>
    </message>
    <message>
        <source>Open the referee desk</source>
        <comment>button: somebody called from this table; its clock stops</comment>
        <translation>Öppna domarbordet</translation>
    </message>
    <message>
        <source>Play it on this computer</source>
        <comment>button: the match of a table</comment>
        <translation>Spela det på den här datorn</translation>
    </message>
    <message>
        <source>Take a match from this computer</source>
        <comment>button: its result becomes the table&apos;s</comment>
        <translation>Hämta en match från datorn</translation>
    </message>
    <message>
        <source>Stop its clock</source>
        <comment>button: of one table</comment>
        <translation>Stoppa klockan</translation>
    </message>
    <message>
        <source>Its clock goes on</source>
        <comment>button: of one table</comment>
        <translation>Klockan går vidare</translation>
    </message>
    <message>
        <source>More time for this table</source>
        <comment>button</comment>
        <translation>Mer tid för bordet</translation>
    </message>
    <message>
        <source>They sat in each other&apos;s seats</source>
        <comment>button: two persons had each other&apos;s seat</comment>
        <translation>De satt på varandras platser</translation>
    </message>
    <message>
        <source>Forfeit, or not played</source>
        <comment>button</comment>
        <translation>Walkover eller inte spelat</translation>
    </message>
    <message>
        <source>Penalty</source>
        <comment>button: points off for somebody at this table</comment>
        <translation>Straff</translation>
    </message>
    <message>
        <source>Who sat in the wrong seat?</source>
        <comment>title of a small window</comment>
        <translation>Vem satt på fel plats?</translation>
    </message>
    <message>
        <source>At table %1</source>
        <comment>label of a choice among persons</comment>
        <translation>Vid bord %1</translation>
    </message>
    <message>
        <source>Changes places with somebody at table</source>
        <comment>label of a field: number of a table</comment>
        <translation>Byter plats med någon vid bord</translation>
    </message>
    <message>
        <source>Who there?</source>
        <comment>label of a choice among persons</comment>
        <translation>Vem där?</translation>
    </message>
    <message>
        <source>Swap these two</source>
        <comment>button</comment>
        <translation>Byt de här två</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 change places. What is noted so far (%n round(s)) goes to whoever really played it.</source>
        <comment>%1, %2: players; round = one deal</comment>
        <translation>
            <numerusform>%1 och %2 byter plats. Det som är antecknat hittills (%n omgång) går till den som verkligen spelade.</numerusform>
            <numerusform>%1 och %2 byter plats. Det som är antecknat hittills (%n omgångar) går till den som verkligen spelade.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 change places. What has been played goes to whoever really played it.</source>
        <comment>%1, %2: players</comment>
        <translation>%1 och %2 byter plats. Det som har spelats går till den som verkligen spelade.</translation>
    </message>
    <message>
        <source>Choose two different people.</source>
        <translation>Välj två olika personer.</translation>
    </message>
    <message>
        <source>sat in each other&apos;s seats</source>
        <comment>a reason, filled in beforehand; stands in a log</comment>
        <translation>satt på varandras platser</translation>
    </message>
    <message>
        <source>%1 and %2 are in different pairs, so the whole pairs change places.</source>
        <comment>%1, %2: players; pair = two partners who stay together</comment>
        <translation>%1 och %2 hör till olika par, så hela paren byter plats.</translation>
    </message>
    <message>
        <source>Round %1 of the knockout is paired already: wins and points move, but who went on stays.</source>
        <comment>%1: number of the tournament round after this one</comment>
        <translation>Rond %1 i utslagningen är redan lottad: vinster och poäng ändras, men de som gick vidare ligger fast.</translation>
    </message>
    <message>
        <source>%1 and %2 have changed places.</source>
        <comment>two players</comment>
        <translation>%1 och %2 har bytt plats.</translation>
    </message>
    <message>
        <source>Table %1 was not played</source>
        <comment>title of a small window</comment>
        <translation>Bord %1 spelades inte</translation>
    </message>
    <message>
        <source>What counts?</source>
        <comment>a question with a few answers</comment>
        <translation>Vad räknas?</translation>
    </message>
    <message>
        <source>%1 win without playing</source>
        <comment>an answer; %1: players of one side</comment>
        <translation>%1 vinner utan spel</translation>
    </message>
    <message>
        <source>The others did not come, or left.</source>
        <comment>below an answer</comment>
        <translation>De andra kom inte, eller gick.</translation>
    </message>
    <message>
        <source>They get %1 : %2.</source>
        <comment>points of a forfeit</comment>
        <translation>De får %1 : %2.</translation>
    </message>
    <message>
        <source>Both lose</source>
        <comment>an answer: neither side gets anything</comment>
        <translation>Båda förlorar</translation>
    </message>
    <message>
        <source>Neither side came, or both were ruled out.</source>
        <comment>below an answer</comment>
        <translation>Ingen av sidorna kom, eller båda uteslöts.</translation>
    </message>
    <message>
        <source>Not played</source>
        <comment>an answer: the table counts for nobody</comment>
        <translation>Inte spelat</translation>
    </message>
    <message>
        <source>The table counts for nobody.</source>
        <comment>below an answer</comment>
        <translation>Bordet räknas inte för någon.</translation>
    </message>
    <message>
        <source>Write it down</source>
        <comment>button</comment>
        <translation>Anteckna det</translation>
    </message>
    <message>
        <source>A penalty at table %1</source>
        <comment>title of a small window</comment>
        <translation>Ett straff vid bord %1</translation>
    </message>
    <message>
        <source>For whom?</source>
        <comment>label of a choice</comment>
        <translation>Till vem?</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>button: then the penalty is chosen</comment>
        <translation>Fortsätt</translation>
    </message>
    <message>
        <source>Results from a file</source>
        <comment>title of a small window</comment>
        <translation>Resultat från en fil</translation>
    </message>
    <message>
        <source>Take them over</source>
        <comment>button</comment>
        <translation>För in dem</translation>
    </message>
    <message numerus="yes">
        <source>The same here already: %n result(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Redan likadant här: %n resultat.</numerusform>
            <numerusform>Redan likadana här: %n resultat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>New: %n result(s)</source>
        <comment>heading above results; never zero</comment>
        <translation>
            <numerusform>Nytt: %n resultat</numerusform>
            <numerusform>Nya: %n resultat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Different here: %n result(s). Decide each one.</source>
        <comment>heading; never zero</comment>
        <translation>
            <numerusform>Annorlunda här: %n resultat. Avgör vilket som gäller.</numerusform>
            <numerusform>Annorlunda här: %n resultat. Avgör vart och ett.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of tables that do not exist here: %n result(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Från bord som inte finns här: %n resultat.</numerusform>
            <numerusform>Från bord som inte finns här: %n resultat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of tables where other players sit here: %n result(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Från bord där andra spelare sitter här: %n resultat.</numerusform>
            <numerusform>Från bord där andra spelare sitter här: %n resultat.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, table %2: %3</source>
        <comment>tournament round; %3: a result with names</comment>
        <translation>Rond %1, bord %2: %3</translation>
    </message>
    <message>
        <source>Round %1, table %2: %3 against %4</source>
        <comment>tournament round; %3, %4: players</comment>
        <translation>Rond %1, bord %2: %3 mot %4</translation>
    </message>
    <message>
        <source>Keep ours: %1</source>
        <comment>a choice; %1: a result like 200 : 150</comment>
        <translation>Behåll vårt: %1</translation>
    </message>
    <message>
        <source>Take theirs: %1</source>
        <comment>a choice; %1: a result like 200 : 150</comment>
        <translation>Ta deras: %1</translation>
    </message>
    <message>
        <source>Why theirs? (stands in the log)</source>
        <comment>label of a field for a few words</comment>
        <translation>Varför deras? (står i loggen)</translation>
    </message>
    <message numerus="yes">
        <source>Still to decide: %n result(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Kvar att avgöra: %n resultat.</numerusform>
            <numerusform>Kvar att avgöra: %n resultat.</numerusform>
        </translation>
    </message>
    <message>
        <source>Say why their result is right, in a few words.</source>
        <translation>Säg med några ord varför deras resultat är rätt.</translation>
    </message>
</context>
<context>
    <name>Tournament score card</name>
    <message>
        <source>Round</source>
        <comment>heading of a column of numbers; round = one deal</comment>
        <translation>Omgång</translation>
    </message>
    <message>
        <source>out</source>
        <comment>above a narrow column to tick, so one short word: somebody went out</comment>
        <translation>ut</translation>
    </message>
    <message>
        <source>blocked</source>
        <comment>above a narrow column to tick, so one short word: it ended blocked</comment>
        <translation>blockerat</translation>
    </message>
    <message>
        <source>foul</source>
        <comment>above a narrow column to tick, so one short word: it ended with a foul</comment>
        <translation>regelbrott</translation>
    </message>
    <message>
        <source>To %1 points</source>
        <comment>what a match is played to</comment>
        <translation>Till %1 poäng</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <comment>how long a match is; round = one deal; never zero</comment>
        <translation>
            <numerusform>%n omgång</numerusform>
            <numerusform>%n omgångar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <comment>how long a table may play; never zero</comment>
        <translation>
            <numerusform>%n minut</numerusform>
            <numerusform>%n minuter</numerusform>
        </translation>
    </message>
    <message>
        <source>Best of %1 matches</source>
        <comment>%1: an odd number of at least 3</comment>
        <translation>Bäst av %1 matcher</translation>
    </message>
    <message>
        <source>Match</source>
        <comment>heading of a column of numbers: which of several matches</comment>
        <translation>Match</translation>
    </message>
    <message>
        <source>Signature</source>
        <comment>below a line</comment>
        <translation>Underskrift</translation>
    </message>
</context>
<context>
    <name>Tournaments</name>
    <message>
        <source>Club tournaments</source>
        <comment>title of the page</comment>
        <translation>Klubbturneringar</translation>
    </message>
    <message>
        <source>Say who is here: every round is paired, every result kept, and the standings are right at any time.</source>
        <comment>where there is no tournament yet; round = tournament round</comment>
        <translation>Säg vilka som är här: varje rond lottas, varje resultat sparas, och ställningen stämmer hela tiden.</translation>
    </message>
    <message>
        <source>Three tables of a club evening, and the ways from one to the next</source>
        <comment>what a screen reader says</comment>
        <translation>Tre bord på en klubbkväll, och vägarna från det ena till det andra</translation>
    </message>
    <message>
        <source>New tournament</source>
        <comment>button</comment>
        <translation>Ny turnering</translation>
    </message>
    <message>
        <source>Same as last time</source>
        <comment>button: a new tournament like the last one, with the same people</comment>
        <translation>Samma som sist</translation>
    </message>
    <message>
        <source>Members</source>
        <comment>button: the list of all people of the club</comment>
        <translation>Medlemmar</translation>
    </message>
    <message>
        <source>Season table</source>
        <comment>button: several tournaments added up</comment>
        <translation>Säsongstabell</translation>
    </message>
    <message>
        <source>Open a file</source>
        <comment>button: a tournament or results from another computer</comment>
        <translation>Öppna en fil</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>button: back to this tournament</comment>
        <translation>Fortsätt</translation>
    </message>
    <message>
        <source>Go on with %1</source>
        <comment>what a screen reader says for the button; %1: a tournament</comment>
        <translation>Fortsätt med %1</translation>
    </message>
    <message>
        <source>Look at it</source>
        <comment>button: at a tournament that is finished</comment>
        <translation>Titta på den</translation>
    </message>
    <message>
        <source>Look at %1</source>
        <comment>what a screen reader says for the button; %1: a tournament</comment>
        <translation>Titta på %1</translation>
    </message>
    <message numerus="yes">
        <source>%n finished tournament(s)</source>
        <comment>button that unfolds them; never zero</comment>
        <translation>
            <numerusform>%n avslutad turnering</numerusform>
            <numerusform>%n avslutade turneringar</numerusform>
        </translation>
    </message>
    <message>
        <source>No tournament is going on now.</source>
        <comment>above the finished ones</comment>
        <translation>Ingen turnering pågår nu.</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <comment>entered</comment>
        <translation>
            <numerusform>%n par</numerusform>
            <numerusform>%n par</numerusform>
        </translation>
    </message>
    <message>
        <source>nobody entered yet</source>
        <translation>ingen anmäld än</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <comment>entered</comment>
        <translation>
            <numerusform>%n spelare</numerusform>
            <numerusform>%n spelare</numerusform>
        </translation>
    </message>
    <message>
        <source>Not begun yet</source>
        <comment>state of a tournament: no round is paired</comment>
        <translation>Inte börjad än</translation>
    </message>
    <message>
        <source>Round %1 of %2 is being played</source>
        <comment>tournament round; %1 and %2: numbers</comment>
        <translation>Rond %1 av %2 pågår</translation>
    </message>
    <message>
        <source>Round %1 is being played</source>
        <comment>tournament round; %1: a number</comment>
        <translation>Rond %1 pågår</translation>
    </message>
    <message>
        <source>%1 of %2 rounds played</source>
        <comment>tournament rounds; %1 and %2: numbers</comment>
        <translation>%1 av %2 ronder spelade</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) played</source>
        <comment>tournament rounds; never zero</comment>
        <translation>
            <numerusform>%n rond spelad</numerusform>
            <numerusform>%n ronder spelade</numerusform>
        </translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>state of a tournament</comment>
        <translation>Avslutad</translation>
    </message>
    <message>
        <source>In front: %1</source>
        <comment>who leads the standings; %1: names</comment>
        <translation>I ledningen: %1</translation>
    </message>
    <message>
        <source>Won by %1</source>
        <comment>a finished tournament; %1: names</comment>
        <translation>Vinnare: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n level in front</source>
        <comment>so many share the first place; never zero, 4 or more</comment>
        <translation>
            <numerusform>%n delar ledningen</numerusform>
            <numerusform>%n delar ledningen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Walk</name>
    <message>
        <source>Is the game blocked?</source>
        <comment>title of the walk</comment>
        <translation>Är spelet blockerat?</translation>
    </message>
    <message>
        <source>%1 says the game is blocked.</source>
        <translation>%1 säger att spelet är blockerat.</translation>
    </message>
    <message>
        <source>Nobody can play any more. Let&apos;s go round the table.</source>
        <comment>the walk opened by itself</comment>
        <translation>Ingen kan lägga längre. Vi frågar laget runt.</translation>
    </message>
    <message>
        <source>%1, can you play a tile?</source>
        <translation>%1, kan du lägga en bricka?</translation>
    </message>
    <message>
        <source>Yes, I can</source>
        <comment>answer button; the first words of both answers must differ</comment>
        <translation>Ja, jag kan</translation>
    </message>
    <message>
        <source>No, I cannot</source>
        <comment>answer button; the first words of both answers must differ</comment>
        <translation>Nej, kan inte</translation>
    </message>
    <message>
        <source>Take my answer back</source>
        <comment>button, until the next player answers</comment>
        <translation>Ta tillbaka mitt svar</translation>
    </message>
    <message>
        <source>Open ends</source>
        <comment>heading above the two ends</comment>
        <translation>Öppna ändar</translation>
    </message>
    <message>
        <source>Open ends: %1</source>
        <comment>%1: numbers, like 2 and 4</comment>
        <translation>Öppna ändar: %1</translation>
    </message>
    <message>
        <source>%1 of %2 tiles with a %3 are on the table</source>
        <comment>%3: a number; like 7 of 7 tiles with a 6 are on the table</comment>
        <translation>%1 av %2 brickor med %3 ligger på bordet</translation>
    </message>
    <message>
        <source>The boneyard is empty.</source>
        <translation>Högen är tom.</translation>
    </message>
    <message>
        <source>Nobody takes tiles in this game.</source>
        <comment>the rules close the boneyard</comment>
        <translation>I det här spelet tar ingen brickor.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) must stay in the boneyard.</source>
        <comment>the reserve: 1 or 2 tiles, never zero</comment>
        <translation>
            <numerusform>%n bricka måste ligga kvar i högen.</numerusform>
            <numerusform>%n brickor måste ligga kvar i högen.</numerusform>
        </translation>
    </message>
    <message>
        <source>cannot play</source>
        <comment>under the player&apos;s name</comment>
        <translation>kan inte lägga</translation>
    </message>
    <message>
        <source>can play</source>
        <comment>under the player&apos;s name</comment>
        <translation>kan lägga</translation>
    </message>
    <message>
        <source>is answering</source>
        <comment>under the player&apos;s name</comment>
        <translation>svarar nu</translation>
    </message>
    <message>
        <source>is waiting</source>
        <comment>under the player&apos;s name</comment>
        <translation>väntar</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an answer in the walk: a player and why not, like Anna: no 6</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The game is not blocked: play goes on.</source>
        <translation>Spelet är inte blockerat – spela vidare.</translation>
    </message>
    <message>
        <source>%1 can play, and plays now.</source>
        <translation>%1 kan lägga och lägger nu.</translation>
    </message>
    <message>
        <source>The game is blocked.</source>
        <translation>Spelet är blockerat.</translation>
    </message>
    <message>
        <source>Everybody has answered: nobody can play.</source>
        <translation>Alla har svarat: ingen kan lägga.</translation>
    </message>
    <message>
        <source>Skip to the end</source>
        <comment>button: go to the end of the walk</comment>
        <translation>Hoppa till slutet</translation>
    </message>
    <message>
        <source>To the score</source>
        <comment>button at the end of the walk</comment>
        <translation>Till poängen</translation>
    </message>
    <message>
        <source>Cannot play: %1. Now: %2.</source>
        <comment>%1: names, like Anna and João; %2: the player who is next</comment>
        <translation>Kan inte lägga: %1. Nu: %2.</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <comment>beside a row of crossed-out seats; %1: the player who is next</comment>
        <translation>Nu: %1</translation>
    </message>
    <message>
        <source>The program checks every answer.</source>
        <translation>Programmet kontrollerar varje svar.</translation>
    </message>
    <message>
        <source>Answer on your honour: all hands are shown at the end.</source>
        <translation>Svara på hedersord: till sist visas alla händer.</translation>
    </message>
</context>
</TS>
