<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it_IT" sourcelanguage="en">
<context>
    <name>Accessible</name>
    <message>
        <source>Lay tile %1 of %2 aside</source>
        <comment>said aloud where the tile may not be named</comment>
        <translation>Metti da parte la tessera %1 di %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1: a player or a pair; %2: like 42 points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, in the lead</source>
        <comment>%1: a player or a pair; %2: like 42 points</comment>
        <translation>%1: %2, in testa</translation>
    </message>
    <message>
        <source>tile %1</source>
        <comment>%1: a tile, like 4-6</comment>
        <translation>tessera %1</translation>
    </message>
    <message>
        <source>tile %1, double</source>
        <comment>%1: a tile, like 6-6</comment>
        <translation>tessera %1, doppio</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <comment>%1: tile 4-6; its place in the row of tiles</comment>
        <translation>%1, %2 di %3</translation>
    </message>
    <message>
        <source>%1, %2 of %3, fits %4</source>
        <comment>%1: tile 4-6; its place in the row; %4: like 2 or 4</comment>
        <translation>%1, %2 di %3, va bene su %4</translation>
    </message>
    <message>
        <source>tile %1 of %2</source>
        <comment>a tile of the rack that nobody but its owner may hear; its place in the row</comment>
        <translation>tessera %1 di %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, you have %n tile(s): %2</source>
        <comment>never zero; %1: a player; %2: like 2-6, 3-3 and 4-6</comment>
        <translation>
            <numerusform>%1, hai %n tessera: %2</numerusform>
            <numerusform>%1, hai %n tessere: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>These fit now: %1</source>
        <comment>after the list of the tiles; %1: like 2-6 and 4-6</comment>
        <translation>Tessere che ora vanno bene: %1</translation>
    </message>
    <message>
        <source>None of them fits now</source>
        <comment>after the list of the tiles</comment>
        <translation>Ora nessuna va bene</translation>
    </message>
    <message>
        <source>%1, press %2 to hear your tiles</source>
        <comment>said when the lid opens; %1: a player; %2: a key</comment>
        <translation>%1, premi %2 per ascoltare le tue tessere</translation>
    </message>
    <message>
        <source>Round %1: the tiles are dealt</source>
        <comment>said when a round begins; round = one deal; %1: a number</comment>
        <translation>Mano %1: si danno le tessere</translation>
    </message>
    <message>
        <source>This tile cannot go there.</source>
        <comment>said aloud where the tile may not be named</comment>
        <translation>Questa tessera non può andare lì.</translation>
    </message>
    <message>
        <source>train of %1, %2 is open</source>
        <comment>%1: a player; %2: a number</comment>
        <translation>treno di %1, estremità %2</translation>
    </message>
    <message>
        <source>train of %1, %2 is open, open to everybody</source>
        <comment>%1: a player; %2: a number</comment>
        <translation>treno di %1, estremità %2, aperto a tutti</translation>
    </message>
    <message>
        <source>train for everybody, %1 is open</source>
        <comment>%1: a number</comment>
        <translation>treno di tutti, estremità %1</translation>
    </message>
    <message>
        <source>%1, closed to %2</source>
        <comment>%1: like train of Anna, 4 is open; %2: a player</comment>
        <translation>%1, chiuso per %2</translation>
    </message>
    <message>
        <source>%1 first</source>
        <comment>which half of a tile touches the open end; %1: a number</comment>
        <translation>%1 a contatto</translation>
    </message>
    <message>
        <source>open end %1</source>
        <comment>%1: a number</comment>
        <translation>estremità aperta %1</translation>
    </message>
    <message>
        <source>left end, %1 is open</source>
        <comment>%1: a number</comment>
        <translation>estremità aperta a sinistra: %1</translation>
    </message>
    <message>
        <source>right end, %1 is open</source>
        <comment>%1: a number</comment>
        <translation>estremità aperta a destra: %1</translation>
    </message>
    <message>
        <source>Line of play: %1</source>
        <comment>%1: tiles, like 6-6 6-3 3-1</comment>
        <translation>Linea di gioco: %1</translation>
    </message>
    <message>
        <source>from %1: %2</source>
        <comment>%1: the tile where a branch begins; %2: its tiles, like 6-3 3-1</comment>
        <translation>da %1: %2</translation>
    </message>
    <message>
        <source>train of %1: %2</source>
        <comment>%1: a player; %2: tiles, like 9-3 3-1</comment>
        <translation>treno di %1: %2</translation>
    </message>
    <message>
        <source>train for everybody: %1</source>
        <comment>%1: tiles, like 9-3 3-1</comment>
        <translation>treno di tutti: %1</translation>
    </message>
    <message>
        <source>The table is empty</source>
        <translation>Il tavolo è vuoto</translation>
    </message>
    <message>
        <source>The tiles of %1</source>
        <translation>Le tessere di %1</translation>
    </message>
    <message>
        <source>Tiles hidden</source>
        <translation>Tessere nascoste</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>%1: a player; %2: like 5 tiles in hand; %3: like 42 points</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>Boneyard, %n tile(s)</source>
        <translation>
            <numerusform>Pozzo, %n tessera</numerusform>
            <numerusform>Pozzo, %n tessere</numerusform>
        </translation>
    </message>
    <message>
        <source>Boneyard, empty</source>
        <translation>Pozzo, vuoto</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n tile(s) left, none of them yours</source>
        <comment>%1: a number that is open on the table</comment>
        <translation>
            <numerusform>%1: resta %n tessera, non tua</numerusform>
            <numerusform>%1: restano %n tessere, nessuna tua</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: no tile left</source>
        <comment>%1: a number that is open on the table</comment>
        <translation>%1: nessuna tessera rimasta</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n tile(s) left, %2 of them yours</source>
        <comment>%1: a number; %2: a number of tiles; never zero</comment>
        <translation>
            <numerusform>%1: resta %n tessera; in mano tua: %2</numerusform>
            <numerusform>%1: restano %n tessere; in mano tua: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>The coach points at tile %1 of %2.</source>
        <comment>said aloud where the tile may not be named; its place in the row</comment>
        <translation>L&apos;allenatore indica la tessera %1 di %2.</translation>
    </message>
    <message>
        <source>Deal code: %1</source>
        <comment>%1: eight letters and digits, said one by one</comment>
        <translation>Codice della mano: %1</translation>
    </message>
    <message>
        <source>Fingerprint: %1</source>
        <comment>%1: 64 letters and digits in groups of four</comment>
        <translation>Impronta: %1</translation>
    </message>
    <message>
        <source>Random addition: %1</source>
        <comment>%1: 32 letters and digits in groups of four</comment>
        <translation>Aggiunta casuale: %1</translation>
    </message>
    <message numerus="yes">
        <source>Step %1, %n star(s)</source>
        <comment>%1: a number; a step of a ladder that is open</comment>
        <translation>
            <numerusform>Gradino %1, %n stella</numerusform>
            <numerusform>Gradino %1, %n stelle</numerusform>
        </translation>
    </message>
    <message>
        <source>Step %1, no star yet</source>
        <comment>%1: a number; a step of a ladder that is open</comment>
        <translation>Gradino %1, ancora nessuna stella</translation>
    </message>
    <message>
        <source>Step %1, still closed</source>
        <comment>%1: a number; a step of a ladder</comment>
        <translation>Gradino %1, ancora chiuso</translation>
    </message>
    <message>
        <source>%1, done</source>
        <comment>%1: a step like Position</comment>
        <translation>%1, già fatto</translation>
    </message>
    <message>
        <source>%1, now</source>
        <comment>%1: a step like Position</comment>
        <translation>%1, adesso</translation>
    </message>
    <message>
        <source>%1, later</source>
        <comment>%1: a step like Position</comment>
        <translation>%1, più tardi</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1: a player; %2: tiles</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Key %1</source>
        <comment>said by a screen reader with a button; %1: the key, like F2</comment>
        <translation>Tasto %1</translation>
    </message>
    <message>
        <source>Dispute %1, solved</source>
        <comment>%1: a number</comment>
        <translation>Caso %1, risolto</translation>
    </message>
    <message>
        <source>Dispute %1, next</source>
        <comment>%1: a number; the first one that is not solved yet</comment>
        <translation>Caso %1, il prossimo</translation>
    </message>
    <message>
        <source>Dispute %1</source>
        <comment>%1: a number; a dispute that is not solved yet</comment>
        <translation>Caso %1</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <comment>%1: a sentence about a part of a ruling</comment>
        <translation>Giusto: %1</translation>
    </message>
    <message>
        <source>Not right: %1</source>
        <comment>%1: a sentence about a part of a ruling</comment>
        <translation>Sbagliato: %1</translation>
    </message>
    <message>
        <source>Parts of the tournament</source>
        <comment>a choice of tabs: Entrants, Round, Standings, Log, Publish</comment>
        <translation>Parti del torneo</translation>
    </message>
    <message>
        <source>Entry %1, %2: %3 %4</source>
        <comment>said by a screen reader; %2: a time, %3: what happened, %4: who did it</comment>
        <translation>Voce %1, %2: %3 %4</translation>
    </message>
    <message>
        <source>place %1</source>
        <comment>in a table; %1: a number</comment>
        <translation>%1º posto</translation>
    </message>
    <message>
        <source>place %1, shared</source>
        <comment>in a table: several have this place</comment>
        <translation>%1º posto, a pari merito</translation>
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
        <translation>turno %1: vittoria %2 a %3 contro %4</translation>
    </message>
    <message>
        <source>round %1: lost %2 to %3 against %4</source>
        <comment>tournament round; points; %4: a player or a pair</comment>
        <translation>turno %1: sconfitta %2 a %3 contro %4</translation>
    </message>
    <message>
        <source>round %1: level, %2 to %3 against %4</source>
        <comment>tournament round; points; %4: who</comment>
        <translation>turno %1: pari, %2 a %3 contro %4</translation>
    </message>
    <message>
        <source>round %1: won without play against %2</source>
        <comment>tournament round; %2: a player or a pair</comment>
        <translation>turno %1: vittoria senza giocare contro %2</translation>
    </message>
    <message>
        <source>round %1: lost without play against %2</source>
        <comment>tournament round; %2: a player or a pair</comment>
        <translation>turno %1: sconfitta senza giocare contro %2</translation>
    </message>
    <message>
        <source>round %1: sat out</source>
        <comment>tournament round</comment>
        <translation>turno %1: riposo</translation>
    </message>
    <message>
        <source>nobody plays against themselves</source>
        <comment>an empty cell of a cross table</comment>
        <translation>nessuno gioca contro se stesso</translation>
    </message>
    <message>
        <source>%1: did not meet</source>
        <comment>an empty cell of a cross table; %1: a player or a pair</comment>
        <translation>%1: nessun incontro</translation>
    </message>
    <message>
        <source>%1: %2 against %3, %4</source>
        <comment>%1: like Final; %2, %3: players; %4: the result</comment>
        <translation>%1: %2 contro %3, %4</translation>
    </message>
    <message>
        <source>%1, counts</source>
        <comment>a tournament in a list to tick</comment>
        <translation>%1, conta</translation>
    </message>
    <message>
        <source>%1, does not count</source>
        <comment>a tournament in a list to tick</comment>
        <translation>%1, non conta</translation>
    </message>
    <message>
        <source>%1, %2: %3 together</source>
        <comment>%1: like place 3; %2: a player, %3: the sum</comment>
        <translation>%1, %2: in totale %3</translation>
    </message>
    <message>
        <source>%1: did not play</source>
        <comment>in a season table; %1: a tournament</comment>
        <translation>%1: nessuna partecipazione</translation>
    </message>
</context>
<context>
    <name>Bracket</name>
    <message>
        <source>Final</source>
        <comment>heading: the last round of a knockout</comment>
        <translation>Finale</translation>
    </message>
    <message>
        <source>Semi-finals</source>
        <comment>heading in a knockout</comment>
        <translation>Semifinali</translation>
    </message>
    <message>
        <source>Quarter-finals</source>
        <comment>heading in a knockout</comment>
        <translation>Quarti di finale</translation>
    </message>
    <message>
        <source>Last %1</source>
        <comment>heading in a knockout: the round with so many entrants, like 16</comment>
        <translation>Ultimi %1</translation>
    </message>
    <message>
        <source>open</source>
        <comment>in the bracket: who will play here is not known yet; short</comment>
        <translation>da definire</translation>
    </message>
    <message>
        <source>free</source>
        <comment>in the bracket: the opponent of somebody who goes on without playing; short</comment>
        <translation>nessuno</translation>
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
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sì</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
</context>
<context>
    <name>Check-in</name>
    <message>
        <source>Who is here?</source>
        <comment>title of a window</comment>
        <translation>Chi c&apos;è?</translation>
    </message>
    <message>
        <source>Space ticks, Enter takes in everybody who is ticked.</source>
        <comment>keys of the keyboard</comment>
        <translation>Spazio mette o toglie la spunta, Invio iscrive tutti quelli con la spunta.</translation>
    </message>
    <message>
        <source>Who played last time</source>
        <comment>what a screen reader says for the list</comment>
        <translation>Chi ha giocato l&apos;ultima volta</translation>
    </message>
    <message>
        <source>Everybody</source>
        <comment>button: tick everybody</comment>
        <translation>Tutti</translation>
    </message>
    <message>
        <source>Nobody</source>
        <comment>button: take all ticks away</comment>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>%1, here</source>
        <comment>said by a screen reader; %1: names</comment>
        <translation>%1, qui</translation>
    </message>
    <message>
        <source>%1, not here</source>
        <comment>said by a screen reader; %1: names</comment>
        <translation>%1, non qui</translation>
    </message>
    <message numerus="yes">
        <source>Enter %n player(s)</source>
        <comment>button</comment>
        <translation>
            <numerusform>Iscrivi %n giocatore</numerusform>
            <numerusform>Iscrivi %n giocatori</numerusform>
        </translation>
    </message>
    <message>
        <source>Tick somebody first</source>
        <comment>button that is off</comment>
        <translation>Spunta qualcuno</translation>
    </message>
    <message numerus="yes">
        <source>Enter %n pair(s)</source>
        <comment>button</comment>
        <translation>
            <numerusform>Iscrivi %n coppia</numerusform>
            <numerusform>Iscrivi %n coppie</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Coach</source>
        <comment>heading; whoever advises a player at the table</comment>
        <translation>Allenatore</translation>
    </message>
    <message>
        <source>The coach may help</source>
        <comment>a switch, on or off</comment>
        <translation>L&apos;allenatore può aiutare</translation>
    </message>
    <message>
        <source>Hints when asked, what the others cannot hold, and how near a block is. It sees no more than the player.</source>
        <comment>under the switch: the coach may help</comment>
        <translation>Suggerimenti su richiesta, che cosa gli altri non possono avere e quanto è vicino il blocco. Non vede più di chi gioca.</translation>
    </message>
    <message>
        <source>The coach helps from now on. Press %1 for a hint.</source>
        <comment>%1: a key</comment>
        <translation>D&apos;ora in poi l&apos;allenatore aiuta. Premi %1 per un suggerimento.</translation>
    </message>
    <message>
        <source>The coach is off.</source>
        <translation>L&apos;allenatore non aiuta più.</translation>
    </message>
    <message>
        <source>The coach is off. It can be switched on in the View menu.</source>
        <comment>a hint was asked for</comment>
        <translation>L&apos;allenatore è spento. Si può attivare dal menu Vista.</translation>
    </message>
    <message>
        <source>There is no coach at this table.</source>
        <comment>a hint was asked for</comment>
        <translation>A questo tavolo non c&apos;è l&apos;allenatore.</translation>
    </message>
    <message>
        <source>A block is unlikely</source>
        <comment>the block meter; block: nobody can play any more</comment>
        <translation>Blocco improbabile</translation>
    </message>
    <message>
        <source>A block is possible</source>
        <comment>the block meter</comment>
        <translation>Blocco possibile</translation>
    </message>
    <message>
        <source>A block is near</source>
        <comment>the block meter</comment>
        <translation>Blocco vicino</translation>
    </message>
    <message>
        <source>A block is almost certain</source>
        <comment>the block meter</comment>
        <translation>Blocco quasi certo</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>a share of a hundred, like 35%; %1: a number</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Block meter: %1%</source>
        <comment>said aloud; %1: a number</comment>
        <translation>Rischio di blocco: %1%</translation>
    </message>
    <message numerus="yes">
        <source>Worked out from %n deal(s) that fit what you can see, give or take %1%</source>
        <comment>about the block meter; never zero; %1: a number</comment>
        <translation>
            <numerusform>Calcolo su %n distribuzione compatibile con ciò che vedi, ±%1%</numerusform>
            <numerusform>Calcolo su %n distribuzioni compatibili con ciò che vedi, ±%1%</numerusform>
        </translation>
    </message>
    <message>
        <source>The block meter starts with the first tile.</source>
        <translation>Il rischio di blocco si misura dalla prima tessera.</translation>
    </message>
    <message>
        <source>You would probably win it.</source>
        <comment>it: a block; you: one player</comment>
        <translation>Probabilmente la mano sarebbe tua.</translation>
    </message>
    <message>
        <source>Your pair would probably win it.</source>
        <comment>it: a block</comment>
        <translation>Probabilmente la mano sarebbe della tua coppia.</translation>
    </message>
    <message>
        <source>%1 would probably win it.</source>
        <comment>it: a block; %1: a player</comment>
        <translation>Probabilmente vincerebbe %1.</translation>
    </message>
    <message>
        <source>%1 would probably win it.</source>
        <comment>it: a block; %1: two players, like Anna and João</comment>
        <translation>Probabilmente vincerebbero %1.</translation>
    </message>
    <message>
        <source>It is open who would win it.</source>
        <comment>it: a block</comment>
        <translation>Non si sa chi vincerebbe.</translation>
    </message>
    <message>
        <source>Probably nobody would win it.</source>
        <comment>it: a block that ends in a tie</comment>
        <translation>Probabilmente non vincerebbe nessuno.</translation>
    </message>
    <message numerus="yes">
        <source>It would cost you about %n point(s).</source>
        <comment>it: a block; never zero</comment>
        <translation>
            <numerusform>Ti costerebbe circa %n punto.</numerusform>
            <numerusform>Ti costerebbe circa %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It would bring you about %n point(s).</source>
        <comment>it: a block; never zero</comment>
        <translation>
            <numerusform>Ti frutterebbe circa %n punto.</numerusform>
            <numerusform>Ti frutterebbe circa %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Running out</source>
        <comment>heading: numbers of which few tiles are left</comment>
        <translation>In esaurimento</translation>
    </message>
    <message numerus="yes">
        <source>%n left, not yours</source>
        <comment>beside a number: tiles not played yet, none of them in the own hand</comment>
        <translation>
            <numerusform>ne resta %n, non tua</numerusform>
            <numerusform>ne restano %n, nessuna tua</numerusform>
        </translation>
    </message>
    <message>
        <source>none left</source>
        <comment>beside a number: every tile with it is on the table</comment>
        <translation>esaurito</translation>
    </message>
    <message numerus="yes">
        <source>%n left, %1 yours</source>
        <comment>beside a number: tiles not played yet; never zero; %1: in the own hand</comment>
        <translation>
            <numerusform>ne resta %n, in mano tua %1</numerusform>
            <numerusform>ne restano %n, in mano tua %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left, only yours</source>
        <comment>beside a number: tiles not played yet, all of them in the own hand; never zero</comment>
        <translation>
            <numerusform>ne resta %n, ed è tua</numerusform>
            <numerusform>ne restano %n, tutte tue</numerusform>
        </translation>
    </message>
    <message>
        <source>Certainly not in their hands</source>
        <comment>heading: numbers that the other players lack</comment>
        <translation>Di sicuro non li hanno in mano</translation>
    </message>
    <message>
        <source>%1 has no %2</source>
        <comment>certain from what was played; %1: a player; %2: numbers, like 2 or 4</comment>
        <translation>%1 non ha %2</translation>
    </message>
    <message>
        <source>Give me a hint</source>
        <comment>button</comment>
        <translation>Dammi un suggerimento</translation>
    </message>
    <message>
        <source>Hide the hint</source>
        <comment>button</comment>
        <translation>Nascondi il suggerimento</translation>
    </message>
    <message>
        <source>The coach is thinking…</source>
        <translation>L&apos;allenatore ci pensa…</translation>
    </message>
    <message>
        <source>The coach has no answer this time.</source>
        <translation>Stavolta l&apos;allenatore non sa rispondere.</translation>
    </message>
    <message>
        <source>A hint comes when it is your turn.</source>
        <translation>I suggerimenti arrivano quando tocca a te.</translation>
    </message>
    <message>
        <source>In the walk everybody answers for themselves.</source>
        <comment>a hint was asked for; walk: the questions round the table</comment>
        <translation>Nel giro del tavolo ognuno risponde per sé.</translation>
    </message>
    <message>
        <source>Play %1 at the %2.</source>
        <comment>a hint; %1: a tile, like 4-6; %2: the number that is open there</comment>
        <translation>Gioca %1 sull&apos;estremità %2.</translation>
    </message>
    <message>
        <source>Play %1.</source>
        <comment>a hint; %1: a tile, like 4-6</comment>
        <translation>Gioca %1.</translation>
    </message>
    <message>
        <source>Lead with %1.</source>
        <comment>a hint: the first tile of the round; %1: a tile, like 4-6</comment>
        <translation>Apri con %1.</translation>
    </message>
    <message>
        <source>Take a tile.</source>
        <comment>a hint: from the boneyard</comment>
        <translation>Pesca una tessera.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <comment>a hint</comment>
        <translation>Passa.</translation>
    </message>
    <message>
        <source>Lay %1 aside.</source>
        <comment>a hint: face down, for the rest of the round; %1: a tile, like 4-6</comment>
        <translation>Metti da parte %1.</translation>
    </message>
    <message>
        <source>Leave the lead to %1.</source>
        <comment>a hint; %1: the partner</comment>
        <translation>Lascia l&apos;apertura a %1.</translation>
    </message>
    <message>
        <source>Ask for a new deal.</source>
        <comment>a hint: too many doubles</comment>
        <translation>Chiedi di ridare le tessere.</translation>
    </message>
    <message>
        <source>Let the hands be counted now.</source>
        <comment>a hint: no tile can fit any more</comment>
        <translation>Fai contare subito i punti in mano.</translation>
    </message>
    <message>
        <source>Nothing else can be done.</source>
        <comment>why: a hint</comment>
        <translation>Non si può fare altro.</translation>
    </message>
    <message>
        <source>It is your last tile.</source>
        <comment>why: a hint</comment>
        <translation>È la tua ultima tessera.</translation>
    </message>
    <message numerus="yes">
        <source>It scores %n point(s) at once.</source>
        <comment>why: a hint; never zero</comment>
        <translation>
            <numerusform>Frutta subito %n punto.</numerusform>
            <numerusform>Frutta subito %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>It blocks the round, and the count is probably yours.</source>
        <comment>why: a hint</comment>
        <translation>Blocca il gioco, e la conta è probabilmente a tuo favore.</translation>
    </message>
    <message>
        <source>It makes a block less likely that you would lose.</source>
        <comment>why: a hint</comment>
        <translation>Rende meno probabile un blocco che perderesti.</translation>
    </message>
    <message>
        <source>It leaves %2 open, and %1 certainly has no %2.</source>
        <comment>why: a hint; %1: a player; %2: a number, named twice</comment>
        <translation>Lascia aperta l&apos;estremità %2, e di sicuro %1 non ha %2.</translation>
    </message>
    <message>
        <source>It leaves %2 open, which %1 seems to like.</source>
        <comment>why: a hint; %1: the partner; %2: a number</comment>
        <translation>Lascia aperta l&apos;estremità %2, che a %1 sembra piacere.</translation>
    </message>
    <message>
        <source>You keep the %1, of which you have most.</source>
        <comment>why: a hint; %1: a number</comment>
        <translation>Ti resta in mano il numero che hai di più: %1.</translation>
    </message>
    <message>
        <source>The double finds a place now, and perhaps not later.</source>
        <comment>why: a hint</comment>
        <translation>Il doppio trova posto ora, e forse più tardi no.</translation>
    </message>
    <message>
        <source>It is heavy, and after a block every pip counts.</source>
        <comment>why: a hint</comment>
        <translation>È pesante, e dopo un blocco ogni punto in mano conta.</translation>
    </message>
    <message numerus="yes">
        <source>Your other tiles then still show %n number(s).</source>
        <comment>why: a hint: different numbers; never zero</comment>
        <translation>
            <numerusform>Alle altre tue tessere resta ancora %n numero.</numerusform>
            <numerusform>Alle altre tue tessere restano ancora %n numeri diversi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n point(s) better than the next best move</source>
        <comment>below a hint; never zero</comment>
        <translation>
            <numerusform>Circa %n punto meglio della seconda mossa</numerusform>
            <numerusform>Circa %n punti meglio della seconda mossa</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the coach</source>
        <comment>button: opens the card with the block meter and the hint</comment>
        <translation>Mostra l&apos;allenatore</translation>
    </message>
    <message>
        <source>Fold the coach away</source>
        <comment>button: closes the card with the block meter and the hint</comment>
        <translation>Chiudi l&apos;allenatore</translation>
    </message>
</context>
<context>
    <name>Correct a result</name>
    <message>
        <source>Correct a result</source>
        <comment>title of a small window, and a button</comment>
        <translation>Correggi un risultato</translation>
    </message>
    <message>
        <source>In which round?</source>
        <comment>label of a choice: a tournament round</comment>
        <translation>In quale turno?</translation>
    </message>
    <message>
        <source>Which table?</source>
        <comment>label of a choice</comment>
        <translation>Quale tavolo?</translation>
    </message>
    <message>
        <source>%1: %2 against %3, %4</source>
        <comment>a table number, both sides, the result</comment>
        <translation>%1: %2 contro %3, %4</translation>
    </message>
    <message>
        <source>Round %1, table %2: %3 against %4</source>
        <comment>tournament round; both sides</comment>
        <translation>Turno %1, tavolo %2: %3 contro %4</translation>
    </message>
    <message>
        <source>Written down now: %1</source>
        <comment>%1: a result like 200 : 150</comment>
        <translation>Risultato registrato ora: %1</translation>
    </message>
    <message>
        <source>What is right?</source>
        <comment>above the fields for the right result</comment>
        <translation>Qual è quello giusto?</translation>
    </message>
    <message>
        <source>Swap both sides</source>
        <comment>button: each side gets what the other one had</comment>
        <translation>Scambia le due parti</translation>
    </message>
    <message>
        <source>How it came about</source>
        <comment>name of a choice: played, not played</comment>
        <translation>Com&apos;è andata</translation>
    </message>
    <message>
        <source>It was played</source>
        <comment>choice</comment>
        <translation>Si è giocato</translation>
    </message>
    <message>
        <source>Win without playing for %1</source>
        <comment>choice; %1: a player or a pair</comment>
        <translation>Vittoria senza giocare per %1</translation>
    </message>
    <message>
        <source>Both lose</source>
        <comment>choice: no side may win this table</comment>
        <translation>Perdono tutti</translation>
    </message>
    <message>
        <source>Not played, counts for nobody</source>
        <comment>choice</comment>
        <translation>Non giocato, non conta per nessuno</translation>
    </message>
    <message>
        <source>No result yet: the table is open again</source>
        <comment>choice</comment>
        <translation>Ancora nessun risultato: il tavolo si riapre</translation>
    </message>
    <message>
        <source>There was none</source>
        <comment>choice: no play-off was played</comment>
        <translation>Nessuno spareggio</translation>
    </message>
    <message>
        <source>Why? It stands in the log.</source>
        <comment>label of a field for a few words</comment>
        <translation>Perché? Resta scritto nel registro.</translation>
    </message>
    <message>
        <source>Sides mixed up</source>
        <comment>a usual reason; a button</comment>
        <translation>Parti scambiate</translation>
    </message>
    <message>
        <source>Typing mistake</source>
        <comment>a usual reason; a button</comment>
        <translation>Errore di battitura</translation>
    </message>
    <message>
        <source>Another table’s result</source>
        <comment>a usual reason; a button</comment>
        <translation>Risultato di un altro tavolo</translation>
    </message>
    <message>
        <source>Score card added up again</source>
        <comment>a usual reason; a button</comment>
        <translation>Segnapunti ricontato</translation>
    </message>
    <message>
        <source>Say in a few words why.</source>
        <comment>what is still missing</comment>
        <translation>Spiega il motivo in poche parole.</translation>
    </message>
    <message>
        <source>This is what is written down already.</source>
        <comment>what is still missing</comment>
        <translation>È quello che è già registrato.</translation>
    </message>
    <message>
        <source>What this changes</source>
        <comment>heading above a list</comment>
        <translation>Che cosa cambia</translation>
    </message>
    <message>
        <source>%1: place %2 → %3</source>
        <comment>a player or a pair, before and after the correction</comment>
        <translation>%1: %2º → %3º posto</translation>
    </message>
    <message>
        <source>No place in the standings changes.</source>
        <translation>In classifica non cambia nessun posto.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more place(s)</source>
        <comment>below a list of changed places; never zero</comment>
        <translation>
            <numerusform>e %n altro posto</numerusform>
            <numerusform>e altri %n posti</numerusform>
        </translation>
    </message>
    <message>
        <source>Later rounds stay as they were paired: what has been played is played. Known in time, this would have differed:</source>
        <comment>tournament rounds; above a list</comment>
        <translation>I turni seguenti restano come sono stati abbinati: quel che è giocato è giocato. A saperlo in tempo, sarebbe cambiato questo:</translation>
    </message>
    <message>
        <source>No later round would have been paired otherwise.</source>
        <comment>tournament rounds</comment>
        <translation>Nessun turno seguente avrebbe avuto altri abbinamenti.</translation>
    </message>
    <message>
        <source>Looking at the later rounds…</source>
        <comment>it takes a moment; tournament rounds</comment>
        <translation>Si controllano i turni seguenti…</translation>
    </message>
    <message>
        <source>Table %1: %2 against %3. It would have been %4 against %5.</source>
        <comment>in a list of a tournament round; players or pairs</comment>
        <translation>Tavolo %1: %2 contro %3. Sarebbe stato %4 contro %5.</translation>
    </message>
    <message>
        <source>Table %1: %2 against %3 would not have met.</source>
        <comment>in a list of a tournament round; players or pairs</comment>
        <translation>Tavolo %1: %2 contro %3, un incontro che non ci sarebbe stato.</translation>
    </message>
    <message>
        <source>%1 sat out. It would have been %2.</source>
        <comment>in a list of a tournament round; players or pairs</comment>
        <translation>Riposo per %1. Sarebbe toccato a %2.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more table(s).</source>
        <comment>below a list of tables; never zero</comment>
        <translation>
            <numerusform>E %n altro tavolo.</numerusform>
            <numerusform>E altri %n tavoli.</numerusform>
        </translation>
    </message>
    <message>
        <source>This round was put together by hand, so nothing can be said about it.</source>
        <comment>in a list about a tournament round</comment>
        <translation>Non si può dire: l&apos;abbinamento è stato fatto a mano.</translation>
    </message>
    <message>
        <source>See what it changes</source>
        <comment>button: before a correction is stored</comment>
        <translation>Guarda che cosa cambia</translation>
    </message>
    <message>
        <source>Wrong: %1. Right: %2.</source>
        <comment>two results like 200 : 150</comment>
        <translation>Sbagliato: %1. Giusto: %2.</translation>
    </message>
    <message>
        <source>Correct it</source>
        <comment>button</comment>
        <translation>Correggi</translation>
    </message>
    <message>
        <source>Corrected. It is entry %1 of the log.</source>
        <comment>%1: a number</comment>
        <translation>Corretto. È la voce %1 del registro.</translation>
    </message>
</context>
<context>
    <name>Cross table</name>
    <message>
        <source>R%1</source>
        <comment>heading of a column, as short as possible: tournament round 3</comment>
        <translation>T%1</translation>
    </message>
    <message>
        <source>Against %1, place %2</source>
        <comment>what a column holds; %1: a player or a pair</comment>
        <translation>Contro %1, %2º posto</translation>
    </message>
</context>
<context>
    <name>Deal</name>
    <message>
        <source>Deal</source>
        <comment>heading; the tiles that everybody is dealt</comment>
        <translation>Distribuzione</translation>
    </message>
    <message>
        <source>By chance</source>
        <comment>a choice: how the tiles are dealt</comment>
        <translation>A caso</translation>
    </message>
    <message>
        <source>The program shuffles, and nobody knows the tiles.</source>
        <translation>Il programma mescola, e nessuno conosce le tessere.</translation>
    </message>
    <message>
        <source>Deal of the day, %1</source>
        <comment>a choice: how the tiles are dealt; %1: a day, like 30 November</comment>
        <translation>Mano del giorno, %1</translation>
    </message>
    <message>
        <source>Today the same tiles for everybody in the world, whatever the computer.</source>
        <translation>Oggi le stesse tessere per tutti nel mondo, con qualsiasi computer.</translation>
    </message>
    <message>
        <source>With a deal code</source>
        <comment>a choice: how the tiles are dealt</comment>
        <translation>Con un codice</translation>
    </message>
    <message>
        <source>Play a deal again, or the one that friends have played.</source>
        <translation>Rigioca una mano, o quella che hanno giocato gli amici.</translation>
    </message>
    <message>
        <source>Deal code</source>
        <comment>field for eight letters and digits, like KTQ7 2MXB</comment>
        <translation>Codice della mano</translation>
    </message>
    <message>
        <source>A deal code has eight letters and digits, like KTQ7 2MXB.</source>
        <translation>Il codice di una mano ha otto lettere e cifre, come KTQ7 2MXB.</translation>
    </message>
    <message>
        <source>There is no %1 in a deal code: only the letters A to Z without I and O, and the digits 2 to 9.</source>
        <comment>%1: characters that were typed, like O or 0</comment>
        <translation>In un codice non c&apos;è %1: solo le lettere dalla A alla Z senza I e O, e le cifre da 2 a 9.</translation>
    </message>
    <message>
        <source>The deal is the same with the same rules, the same set and as many players.</source>
        <translation>Le tessere sono le stesse con le stesse regole, lo stesso gioco di tessere e lo stesso numero di giocatori.</translation>
    </message>
    <message>
        <source>About this deal</source>
        <comment>button and title</comment>
        <translation>Su questa mano</translation>
    </message>
    <message>
        <source>Before the first tile was dealt, the program put this deal into a closed envelope. The fingerprint is the seal on the envelope: one other tile, and it would be another fingerprint. Now the envelope is open, and anybody can check that nothing was exchanged while you were playing.</source>
        <comment>explains to a child why the deal is honest</comment>
        <translation>Prima di dare la prima tessera, il programma ha messo questa distribuzione in una busta chiusa. L&apos;impronta è il sigillo della busta: basta una tessera diversa e l&apos;impronta sarebbe un&apos;altra. Ora la busta è aperta, e chiunque può controllare che nulla sia stato scambiato mentre giocavi.</translation>
    </message>
    <message>
        <source>Before the first tile was dealt, the program put this deal into a closed envelope. The fingerprint is the seal on the envelope: one other tile, and it would be another fingerprint. Write it down if you like. After the round the envelope is opened: then you see the deal code, and anybody can check the seal.</source>
        <comment>explains to a child why the deal is honest, while the round is in play</comment>
        <translation>Prima di dare la prima tessera, il programma ha messo questa distribuzione in una busta chiusa. L&apos;impronta è il sigillo della busta: basta una tessera diversa e l&apos;impronta sarebbe un&apos;altra. Se vuoi, scrivila su un foglio. Dopo la mano la busta si apre: allora vedi il codice, e chiunque può controllare il sigillo.</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <comment>label: 64 letters and digits that seal a deal</comment>
        <translation>Impronta</translation>
    </message>
    <message>
        <source>Deal code</source>
        <comment>label: eight letters and digits from which the whole deal follows</comment>
        <translation>Codice della mano</translation>
    </message>
    <message>
        <source>Random addition</source>
        <comment>label: 32 letters and digits drawn by chance, so that nobody can guess the code</comment>
        <translation>Aggiunta casuale</translation>
    </message>
    <message>
        <source>The fingerprint is SHA-256 of the deal code followed by the random addition. The README of the program tells in words how a deal follows from its code, with a few lines of Python that check it.</source>
        <comment>SHA-256, README and Python are names</comment>
        <translation>L&apos;impronta è lo SHA-256 del codice della mano seguito dall&apos;aggiunta casuale. Il README del programma spiega a parole come dal codice nasce la distribuzione, con qualche riga di Python per controllarla.</translation>
    </message>
    <message>
        <source>The next deal is already fixed. This is its fingerprint:</source>
        <comment>label before a fingerprint</comment>
        <translation>La prossima distribuzione è già fissata. Ecco la sua impronta:</translation>
    </message>
    <message>
        <source>This deal was prepared: whoever knows its code knew the tiles.</source>
        <translation>Questa mano era preparata: chi ne conosce il codice conosceva le tessere.</translation>
    </message>
    <message>
        <source>This round began from a position that was entered: nothing was dealt.</source>
        <translation>Questa mano è partita da una posizione inserita: le tessere non sono state date.</translation>
    </message>
    <message>
        <source>Play this deal again</source>
        <comment>button: a new match with the same rules, players and tiles</comment>
        <translation>Rigioca questa mano</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <comment>button</comment>
        <translation>Copia il codice</translation>
    </message>
    <message>
        <source>Copy all as text</source>
        <comment>button: fingerprint, deal code and random addition</comment>
        <translation>Copia tutto come testo</translation>
    </message>
    <message>
        <source>Copied.</source>
        <comment>said after something was copied</comment>
        <translation>Copiato.</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>button that closes the sheet; Esc does the same</comment>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>Position</source>
        <comment>step: how the table stands; short</comment>
        <translation>Posizione</translation>
    </message>
    <message>
        <source>Walk</source>
        <comment>step: everybody is asked; short</comment>
        <translation>Giro</translation>
    </message>
    <message>
        <source>Hands</source>
        <comment>step: hands are laid open; short</comment>
        <translation>Tessere</translation>
    </message>
    <message>
        <source>Rulings</source>
        <comment>step: the referee decides about fouls; short</comment>
        <translation>Decisioni</translation>
    </message>
    <message>
        <source>Score</source>
        <comment>step: hands are counted; short</comment>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>%1 · round %2</source>
        <comment>%1: a table, like Table 3; %2: a number; round = one deal</comment>
        <translation>%1 · mano %2</translation>
    </message>
    <message>
        <source>Undo</source>
        <comment>button: take the last entry back</comment>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>A foul…</source>
        <comment>button: write down a foul of another kind</comment>
        <translation>Un&apos;infrazione…</translation>
    </message>
    <message>
        <source>An accusation…</source>
        <comment>button: one player accuses another</comment>
        <translation>Un&apos;accusa …</translation>
    </message>
    <message>
        <source>Rounds and scores</source>
        <comment>button: the match so far</comment>
        <translation>Mani e punteggi</translation>
    </message>
    <message>
        <source>Protocol</source>
        <comment>button: the page to print and sign</comment>
        <translation>Verbale</translation>
    </message>
    <message>
        <source>Correct the position</source>
        <comment>button: something was entered wrongly</comment>
        <translation>Correggi la posizione</translation>
    </message>
    <message>
        <source>The rules</source>
        <comment>button: read the rules of this table</comment>
        <translation>Le regole</translation>
    </message>
    <message>
        <source>Open tables</source>
        <comment>label of a choice between tables; F6 goes on to the next</comment>
        <translation>Tavoli aperti</translation>
    </message>
    <message>
        <source>More</source>
        <comment>button: opens a menu with more to do</comment>
        <translation>Altro</translation>
    </message>
    <message>
        <source>It is somebody else&apos;s turn.</source>
        <translation>Tocca a qualcun altro.</translation>
    </message>
    <message>
        <source>%1 lies somewhere else already.</source>
        <comment>%1: a tile, like 4-6</comment>
        <translation>%1 è già da un&apos;altra parte.</translation>
    </message>
    <message>
        <source>No tile of this hand fits.</source>
        <translation>Nessuna di queste tessere va bene.</translation>
    </message>
    <message>
        <source>A tile of this hand fits.</source>
        <translation>Una di queste tessere va bene.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Non c&apos;è niente da annullare.</translation>
    </message>
    <message>
        <source>This table cannot be read; its data are damaged. Nothing was changed.</source>
        <translation>Questo tavolo non si può leggere: i dati sono danneggiati. Non è cambiato niente.</translation>
    </message>
    <message>
        <source>Close this table? It can still be read, printed and opened again.</source>
        <comment>a question</comment>
        <translation>Chiudere questo tavolo? Si potrà sempre leggere, stampare e riaprire.</translation>
    </message>
    <message>
        <source>Yes, close it</source>
        <comment>button</comment>
        <translation>Sì, chiudilo</translation>
    </message>
    <message>
        <source>Keep it open</source>
        <comment>button</comment>
        <translation>Lascialo aperto</translation>
    </message>
    <message>
        <source>The protocol was judged again: it comes to the same result.</source>
        <comment>a file was opened</comment>
        <translation>Il verbale è stato riesaminato: il risultato è lo stesso.</translation>
    </message>
    <message>
        <source>The rules of today come to another result than this protocol.</source>
        <comment>a file was opened</comment>
        <translation>Le regole di oggi portano a un risultato diverso da questo verbale.</translation>
    </message>
    <message>
        <source>%1 is no protocol of this program.</source>
        <comment>%1: a file</comment>
        <translation>%1 non è un verbale di questo programma.</translation>
    </message>
    <message>
        <source>%1 was changed after it was written: its check sum does not fit.</source>
        <comment>%1: a file</comment>
        <translation>%1 ha subito modifiche dopo la scrittura: il codice di controllo non corrisponde.</translation>
    </message>
    <message>
        <source>%1 is damaged and cannot be judged.</source>
        <comment>%1: a file</comment>
        <translation>Il file %1 ha dei danni e non si può esaminare.</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of this program.</source>
        <comment>%1: a file</comment>
        <translation>%1 viene da una versione più recente di questo programma.</translation>
    </message>
    <message>
        <source>Protocols</source>
        <comment>kind of file</comment>
        <translation>Verbali</translation>
    </message>
    <message>
        <source>Save the protocol as a file</source>
        <comment>title of a window</comment>
        <translation>Salva il verbale come file</translation>
    </message>
    <message>
        <source>Open a protocol</source>
        <comment>title of a window</comment>
        <translation>Apri un verbale</translation>
    </message>
    <message>
        <source>How does the table stand?</source>
        <comment>title</comment>
        <translation>Com&apos;è il tavolo?</translation>
    </message>
    <message>
        <source>How does the table stand now?</source>
        <comment>title; the same round goes on</comment>
        <translation>Com&apos;è il tavolo adesso?</translation>
    </message>
    <message>
        <source>Open ends only</source>
        <comment>choice: the numbers at the ends are enough</comment>
        <translation>Solo le estremità</translation>
    </message>
    <message>
        <source>The whole line</source>
        <comment>choice: every tile on the table is typed</comment>
        <translation>Tutta la linea</translation>
    </message>
    <message>
        <source>Tile by tile</source>
        <comment>choice: the round is written down from its first tile on</comment>
        <translation>Tessera per tessera</translation>
    </message>
    <message>
        <source>Enough to settle a block. Type the numbers, like 6 6.</source>
        <comment>how to enter open ends</comment>
        <translation>Bastano per decidere su un blocco. Scrivi i numeri, per esempio 6 6.</translation>
    </message>
    <message>
        <source>Type the tiles from left to right, like 60 01 16.</source>
        <comment>how to enter a line of tiles</comment>
        <translation>Scrivi le tessere da sinistra a destra, per esempio 60 01 16.</translation>
    </message>
    <message>
        <source>Everything that happens is written down, so the whole round can be checked.</source>
        <translation>Si annota tutto quello che succede, così si può controllare l&apos;intera mano.</translation>
    </message>
    <message>
        <source>Open ends</source>
        <comment>label of a field for numbers</comment>
        <translation>Estremità aperte</translation>
    </message>
    <message>
        <source>The number at each train: %1</source>
        <comment>label of a field; %1: names in turn order</comment>
        <translation>Il numero di ogni treno: %1</translation>
    </message>
    <message>
        <source>everybody&apos;s train</source>
        <comment>the train that belongs to nobody, in a list of names</comment>
        <translation>treno di tutti</translation>
    </message>
    <message>
        <source>Tiles from left to right</source>
        <comment>label of a field</comment>
        <translation>Tessere da sinistra a destra</translation>
    </message>
    <message>
        <source>Who says the game is blocked?</source>
        <comment>label; one name is chosen</comment>
        <translation>Chi dice che il gioco è bloccato?</translation>
    </message>
    <message>
        <source>Who leads?</source>
        <comment>label; whoever lays the first tile; one name is chosen</comment>
        <translation>Chi apre?</translation>
    </message>
    <message>
        <source>Who led this round?</source>
        <comment>label; one name is chosen; the tie rule needs it</comment>
        <translation>Chi ha aperto questa mano?</translation>
    </message>
    <message>
        <source>Who laid the last tile?</source>
        <comment>label; one name is chosen; the rules need it</comment>
        <translation>Chi ha posato l&apos;ultima tessera?</translation>
    </message>
    <message>
        <source>Whose train is open to all?</source>
        <comment>label; several names may be chosen</comment>
        <translation>Di chi è il treno aperto a tutti?</translation>
    </message>
    <message>
        <source>Tiles in hand</source>
        <comment>label above a number for each player</comment>
        <translation>Tessere in mano</translation>
    </message>
    <message>
        <source>Tiles held by %1</source>
        <comment>label of a field for a number; %1: a player</comment>
        <translation>Tessere in mano a %1</translation>
    </message>
    <message>
        <source>Tiles in the boneyard</source>
        <comment>label of a field for a number</comment>
        <translation>Tessere nel pozzo</translation>
    </message>
    <message>
        <source>Ask round the table</source>
        <comment>button: the walk begins</comment>
        <translation>Fai il giro del tavolo</translation>
    </message>
    <message>
        <source>The round goes on</source>
        <comment>button: enter the position without a walk</comment>
        <translation>La mano continua</translation>
    </message>
    <message>
        <source>Begin the round</source>
        <comment>button: the first tile follows</comment>
        <translation>Comincia la mano</translation>
    </message>
    <message>
        <source>%1 has no tile left: lay the hands open</source>
        <comment>button; %1: a player</comment>
        <translation>%1 non ha più tessere: si scoprono le mani</translation>
    </message>
    <message>
        <source>Use the corrected position</source>
        <comment>button</comment>
        <translation>Usa la posizione corretta</translation>
    </message>
    <message>
        <source>Type the number at every open end first.</source>
        <translation>Scrivi prima il numero di ogni estremità aperta.</translation>
    </message>
    <message>
        <source>Type the tiles of the line first.</source>
        <translation>Scrivi prima le tessere della linea.</translation>
    </message>
    <message>
        <source>%1 does not match the tile before it.</source>
        <comment>%1: a tile, like 4-6</comment>
        <translation>%1 non va bene accanto alla tessera precedente.</translation>
    </message>
    <message>
        <source>%1 is in the line already.</source>
        <comment>%1: a tile, like 4-6</comment>
        <translation>%1 è già nella linea.</translation>
    </message>
    <message>
        <source>How many tiles does %1 hold?</source>
        <comment>%1: a player</comment>
        <translation>Quante tessere ha in mano %1?</translation>
    </message>
    <message>
        <source>Choose who it was first.</source>
        <comment>a player has to be chosen</comment>
        <translation>Scegli prima chi è stato.</translation>
    </message>
    <message>
        <source>Digits fill the fields, Enter goes on, Backspace takes back.</source>
        <translation>Le cifre riempiono i campi, Invio va avanti, Backspace cancella.</translation>
    </message>
    <message numerus="yes">
        <source>%1 lays %n tile(s) open</source>
        <comment>title; %1: a player</comment>
        <translation>
            <numerusform>%1 scopre %n tessera</numerusform>
            <numerusform>%1 scopre %n tessere</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 holds no tile</source>
        <comment>title; %1: a player</comment>
        <translation>%1 non ha tessere in mano</translation>
    </message>
    <message>
        <source>Type each tile, like 64, or click it.</source>
        <comment>how to enter a hand</comment>
        <translation>Scrivi ogni tessera, per esempio 64, o fai clic.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>tiles entered, of those that the player holds</comment>
        <translation>%1 di %2</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in nobody&apos;s hand</source>
        <comment>title</comment>
        <translation>
            <numerusform>%n tessera che nessuno ha in mano</numerusform>
            <numerusform>%n tessere che nessuno ha in mano</numerusform>
        </translation>
    </message>
    <message>
        <source>Every tile has been found</source>
        <comment>title</comment>
        <translation>Trovate tutte le tessere</translation>
    </message>
    <message>
        <source>Are they on the table, in the boneyard, or out of play?</source>
        <translation>Sono sul tavolo, nel pozzo o fuori gioco?</translation>
    </message>
    <message>
        <source>Yes, nobody holds them</source>
        <comment>button</comment>
        <translation>Sì, non le ha in mano nessuno</translation>
    </message>
    <message>
        <source>Every tile is accounted for</source>
        <comment>title</comment>
        <translation>Il conto delle tessere torna</translation>
    </message>
    <message>
        <source>No false declaration is proven.</source>
        <comment>after the hands were compared with the answers</comment>
        <translation>Nessuna dichiarazione non veritiera è provata.</translation>
    </message>
    <message>
        <source>A ruling makes this round void: it can be closed without counting.</source>
        <comment>round = one deal</comment>
        <translation>Una decisione annulla questa mano: si può chiudere senza contare i punti.</translation>
    </message>
    <message>
        <source>Count the hands</source>
        <comment>button</comment>
        <translation>Conta i punti in mano</translation>
    </message>
    <message>
        <source>Close this round</source>
        <comment>button: it does not count</comment>
        <translation>Chiudi questa mano</translation>
    </message>
    <message>
        <source>Look at the rulings</source>
        <comment>button</comment>
        <translation>Guarda le decisioni</translation>
    </message>
</context>
<context>
    <name>Desk fouls</name>
    <message>
        <source>False declaration</source>
        <comment>a kind of foul</comment>
        <translation>Dichiarazione non veritiera</translation>
    </message>
    <message>
        <source>Took a tile while able</source>
        <comment>a kind of foul: from the boneyard, although a tile fitted</comment>
        <translation>Ha pescato potendo giocare</translation>
    </message>
    <message>
        <source>Wrong tile</source>
        <comment>a kind of foul: a tile was laid that does not fit</comment>
        <translation>Tessera sbagliata</translation>
    </message>
    <message>
        <source>Wrong number of tiles</source>
        <comment>a kind of foul: too many or too few in a hand</comment>
        <translation>Numero di tessere sbagliato</translation>
    </message>
    <message>
        <source>Tile shown</source>
        <comment>a kind of foul: others saw a tile of the hand</comment>
        <translation>Tessera mostrata</translation>
    </message>
    <message>
        <source>Signals or talk</source>
        <comment>a kind of foul: partners tell each other what they hold</comment>
        <translation>Segnali o parole</translation>
    </message>
    <message>
        <source>Delay</source>
        <comment>a kind of foul: playing too slowly</comment>
        <translation>Perdita di tempo</translation>
    </message>
    <message>
        <source>False accusation</source>
        <comment>a kind of foul: somebody was accused who had answered truly</comment>
        <translation>Accusa infondata</translation>
    </message>
    <message>
        <source>Something else</source>
        <comment>a kind of foul: any other one</comment>
        <translation>Altro</translation>
    </message>
    <message>
        <source>Said no, but held a playable tile.</source>
        <translation>Ha detto di no, ma aveva una tessera giocabile.</translation>
    </message>
    <message>
        <source>Took from the boneyard although a tile in the hand fitted.</source>
        <translation>Ha pescato dal pozzo pur avendo in mano una tessera giocabile.</translation>
    </message>
    <message>
        <source>Laid a tile that does not fit there.</source>
        <translation>Ha posato una tessera dove non va bene.</translation>
    </message>
    <message>
        <source>Took too many tiles, or too few.</source>
        <translation>Ha preso troppe tessere, o troppo poche.</translation>
    </message>
    <message>
        <source>Let others see a tile of the hand.</source>
        <translation>Ha lasciato vedere una tessera che aveva in mano.</translation>
    </message>
    <message>
        <source>Let a partner know something about the hand.</source>
        <translation>Ha fatto capire al compagno qualcosa delle tessere in mano.</translation>
    </message>
    <message>
        <source>Took too long over a turn.</source>
        <translation>Ha impiegato troppo tempo per una mossa.</translation>
    </message>
    <message>
        <source>Accused somebody who had answered truly.</source>
        <translation>Ha accusato chi aveva risposto il vero.</translation>
    </message>
    <message>
        <source>The note says what happened.</source>
        <translation>La nota dice che cosa è successo.</translation>
    </message>
    <message numerus="yes">
        <source>%n penalty point(s); the round stands.</source>
        <comment>round = one deal</comment>
        <translation>
            <numerusform>%n punto di penalità; la mano resta valida.</numerusform>
            <numerusform>%n punti di penalità; la mano resta valida.</numerusform>
        </translation>
    </message>
    <message>
        <source>No points off; the round stands.</source>
        <comment>round = one deal</comment>
        <translation>Nessun punto in meno; la mano resta valida.</translation>
    </message>
    <message numerus="yes">
        <source>%n penalty point(s); the round is dealt again.</source>
        <comment>round = one deal</comment>
        <translation>
            <numerusform>%n punto di penalità; la mano si rifà.</numerusform>
            <numerusform>%n punti di penalità; la mano si rifà.</numerusform>
        </translation>
    </message>
    <message>
        <source>No points off; the round is dealt again.</source>
        <comment>round = one deal</comment>
        <translation>Nessun punto in meno; la mano si rifà.</translation>
    </message>
    <message numerus="yes">
        <source>%n penalty point(s), and the round is lost.</source>
        <comment>lost by whoever broke the rules</comment>
        <translation>
            <numerusform>%n punto di penalità, e la mano è persa.</numerusform>
            <numerusform>%n punti di penalità, e la mano è persa.</numerusform>
        </translation>
    </message>
    <message>
        <source>No points off, but the round is lost.</source>
        <comment>lost by whoever broke the rules</comment>
        <translation>Nessun punto in meno, ma la mano è persa.</translation>
    </message>
    <message numerus="yes">
        <source>%n penalty point(s), and the match is lost.</source>
        <comment>lost by whoever broke the rules</comment>
        <translation>
            <numerusform>%n punto di penalità, e la partita è persa.</numerusform>
            <numerusform>%n punti di penalità, e la partita è persa.</numerusform>
        </translation>
    </message>
    <message>
        <source>No points off, but the match is lost.</source>
        <comment>lost by whoever broke the rules</comment>
        <translation>Nessun punto in meno, ma la partita è persa.</translation>
    </message>
    <message numerus="yes">
        <source>%n penalty point(s); the round does not count, and the match is lost.</source>
        <comment>a penalty</comment>
        <translation>
            <numerusform>%n punto di penalità; la mano non conta, e la partita è persa.</numerusform>
            <numerusform>%n punti di penalità; la mano non conta, e la partita è persa.</numerusform>
        </translation>
    </message>
    <message>
        <source>The round does not count, and the match is lost.</source>
        <comment>a penalty</comment>
        <translation>La mano non conta, e la partita è persa.</translation>
    </message>
    <message numerus="yes">
        <source>%n penalty point(s); round and match are lost.</source>
        <comment>a penalty</comment>
        <translation>
            <numerusform>%n punto di penalità; mano e partita sono perse.</numerusform>
            <numerusform>%n punti di penalità; mano e partita sono perse.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round and match are lost.</source>
        <comment>a penalty</comment>
        <translation>Mano e partita sono perse.</translation>
    </message>
    <message>
        <source>%1: false declaration. %2</source>
        <comment>%2: a sentence, like 25 penalty points; the round stands.</comment>
        <translation>%1: dichiarazione non veritiera. %2</translation>
    </message>
    <message>
        <source>%1: tile taken while able to play. %2</source>
        <comment>%2: a sentence, like 25 penalty points; the round stands.</comment>
        <translation>%1: tessera pescata potendo giocare. %2</translation>
    </message>
    <message>
        <source>%1: wrong tile. %2</source>
        <comment>%2: a sentence, like 25 penalty points; the round stands.</comment>
        <translation>%1: tessera sbagliata. %2</translation>
    </message>
    <message>
        <source>%1: wrong number of tiles. %2</source>
        <comment>%2: a sentence, like 25 penalty points; the round stands.</comment>
        <translation>%1: numero di tessere sbagliato. %2</translation>
    </message>
    <message>
        <source>%1: tile shown. %2</source>
        <comment>%2: a sentence, like 25 penalty points; the round stands.</comment>
        <translation>%1: tessera mostrata. %2</translation>
    </message>
    <message>
        <source>%1: signals or talk. %2</source>
        <comment>%2: a sentence, like 25 penalty points; the round stands.</comment>
        <translation>%1: segnali o parole. %2</translation>
    </message>
    <message>
        <source>%1: delay. %2</source>
        <comment>%2: a sentence, like 25 penalty points; the round stands.</comment>
        <translation>%1: perdita di tempo. %2</translation>
    </message>
    <message>
        <source>%1: false accusation. %2</source>
        <comment>%2: a sentence, like 25 penalty points; the round stands.</comment>
        <translation>%1: accusa infondata. %2</translation>
    </message>
    <message>
        <source>%1: a foul. %2</source>
        <comment>%2: a sentence, like 25 penalty points; the round stands.</comment>
        <translation>%1: infrazione. %2</translation>
    </message>
    <message>
        <source>%1 Note: %2</source>
        <comment>%1: a ruling, a whole sentence; %2: what the referee wrote</comment>
        <translation>%1 Nota: %2</translation>
    </message>
    <message>
        <source>Withdrawn: %1</source>
        <comment>%1: a ruling that no longer holds, a whole sentence</comment>
        <translation>Decisione revocata: %1</translation>
    </message>
    <message>
        <source>Withdrawn: %1 Reason: %2</source>
        <comment>%1: a ruling that no longer holds, a whole sentence; %2: what the referee wrote</comment>
        <translation>Decisione revocata: %1 Motivo: %2</translation>
    </message>
    <message>
        <source>%1 accused %2 of holding a playable tile. The accusation was right.</source>
        <translation>%1 ha accusato %2 di avere una tessera giocabile. L&apos;accusa era fondata.</translation>
    </message>
    <message>
        <source>%1 accused %2 of holding a playable tile. The accusation was wrong.</source>
        <translation>%1 ha accusato %2 di avere una tessera giocabile. L&apos;accusa era infondata.</translation>
    </message>
</context>
<context>
    <name>Desk new table</name>
    <message>
        <source>New table</source>
        <comment>title of the form; a table at the referee desk</comment>
        <translation>Nuovo tavolo</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>above the field for its name, like Table 3</comment>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Table %1</source>
        <comment>the name of a table; %1: a number</comment>
        <translation>Tavolo %1</translation>
    </message>
    <message>
        <source>Referee</source>
        <comment>above the field for the name of the referee</comment>
        <translation>Arbitro</translation>
    </message>
    <message>
        <source>The referee&apos;s language</source>
        <comment>what a screen reader says for the choice</comment>
        <translation>La lingua dell&apos;arbitro</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>above the field in which a rule set is searched by its name</comment>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>heading</comment>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>How many play</source>
        <comment>what a screen reader says for a row of numbers</comment>
        <translation>Quanti giocano</translation>
    </message>
    <message>
        <source>Seat %1, pair %2</source>
        <comment>a place at the table; partners; %1 and %2: numbers</comment>
        <translation>Posto %1, coppia %2</translation>
    </message>
    <message>
        <source>The match</source>
        <comment>heading: set of tiles, length, direction, penalty</comment>
        <translation>La partita</translation>
    </message>
    <message>
        <source>Turns go</source>
        <comment>above the choice: clockwise or counter-clockwise</comment>
        <translation>Si gioca</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <comment>a choice: the way the turns go round</comment>
        <translation>In senso orario</translation>
    </message>
    <message>
        <source>Counter-clockwise</source>
        <comment>a choice: the way the turns go round</comment>
        <translation>In senso antiorario</translation>
    </message>
    <message>
        <source>A false declaration costs</source>
        <comment>heading; points are taken off</comment>
        <translation>Una dichiarazione non veritiera costa</translation>
    </message>
    <message>
        <source>Open the table</source>
        <comment>the large button</comment>
        <translation>Apri il tavolo</translation>
    </message>
    <message>
        <source>Enter goes on; %1 opens the table at once.</source>
        <comment>%1: a key like Ctrl+Enter; beside the button</comment>
        <translation>Invio va avanti; %1 apre subito il tavolo.</translation>
    </message>
    <message>
        <source>The table needs a name, so that you find it again.</source>
        <translation>Al tavolo serve un nome, così lo ritrovi.</translation>
    </message>
    <message>
        <source>%1 is already open. Give this table another name.</source>
        <comment>%1: like Table 3</comment>
        <translation>C&apos;è già un tavolo aperto che si chiama %1. Dai a questo un altro nome.</translation>
    </message>
    <message>
        <source>The referee&apos;s name stands on the page that everybody signs.</source>
        <translation>Il nome dell&apos;arbitro compare sulla pagina che tutti firmano.</translation>
    </message>
    <message>
        <source>%1 players need a larger set, so %2 is chosen now.</source>
        <comment>%1: a number; %2: a set of tiles, like Double-nine</comment>
        <translation>Per %1 giocatori serve un gioco più grande, quindi ora si usa %2.</translation>
    </message>
</context>
<context>
    <name>Desk protocol</name>
    <message>
        <source>Protocol of the round</source>
        <comment>title of a printed page that everybody signs; round = one deal</comment>
        <translation>Verbale della mano</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>label before the name of a table</comment>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Date and time</source>
        <comment>label</comment>
        <translation>Data e ora</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>%1: a date, like 30/11/2026; %2: the time of day, like 21:14</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Round</source>
        <comment>label before a number; round = one deal</comment>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Referee</source>
        <comment>label before a name, and below a line for a signature</comment>
        <translation>Arbitro</translation>
    </message>
    <message>
        <source>Player</source>
        <comment>below a line for a signature</comment>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Players and rules</source>
        <comment>heading</comment>
        <translation>Giocatori e regole</translation>
    </message>
    <message>
        <source>The position</source>
        <comment>heading: what lay on the table at the end</comment>
        <translation>La posizione</translation>
    </message>
    <message>
        <source>The two conditions of a blocked game</source>
        <comment>heading</comment>
        <translation>Le due condizioni del gioco bloccato</translation>
    </message>
    <message>
        <source>Declarations</source>
        <comment>heading: who said when that no tile fits</comment>
        <translation>Dichiarazioni</translation>
    </message>
    <message>
        <source>The hands</source>
        <comment>heading: the tiles that were laid open, with their pips</comment>
        <translation>Le tessere in mano</translation>
    </message>
    <message>
        <source>How the score comes about</source>
        <comment>heading</comment>
        <translation>Come si arriva al punteggio</translation>
    </message>
    <message>
        <source>Fouls and rulings</source>
        <comment>heading</comment>
        <translation>Infrazioni e decisioni</translation>
    </message>
    <message>
        <source>Accusations</source>
        <comment>heading</comment>
        <translation>Accuse</translation>
    </message>
    <message>
        <source>Result</source>
        <comment>heading</comment>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Corrections</source>
        <comment>heading: scores that were set right later</comment>
        <translation>Correzioni</translation>
    </message>
    <message>
        <source>Check sum</source>
        <comment>heading: 64 letters and digits computed from everything recorded</comment>
        <translation>Codice di controllo</translation>
    </message>
    <message>
        <source>Signatures</source>
        <comment>heading</comment>
        <translation>Firme</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>label before the name of a rule set</comment>
        <translation>Regole</translation>
    </message>
    <message>
        <source>%1, %2. Fingerprint: %3</source>
        <comment>%1: the name of a rule set; %2: a set of tiles, like Double-six; %3: letters and digits that equal rules share</comment>
        <translation>%1, %2. Impronta: %3</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>%1: the number of a seat; %2: the name of who sits there</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Pairs</source>
        <comment>label before names</comment>
        <translation>Coppie</translation>
    </message>
    <message>
        <source>Turns</source>
        <comment>label: which way the turns go round the table</comment>
        <translation>Turni</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>label before a rule: what a round is worth</comment>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Blocked game</source>
        <comment>label before rules: who wins it, and what happens in a tie</comment>
        <translation>Gioco bloccato</translation>
    </message>
    <message>
        <source>False declaration</source>
        <comment>label before the penalty: somebody says no falsely</comment>
        <translation>Dichiarazione non veritiera</translation>
    </message>
    <message>
        <source>Tiles laid</source>
        <comment>label before the tiles on the table</comment>
        <translation>Tessere posate</translation>
    </message>
    <message>
        <source>Arm %1</source>
        <comment>label before tiles: one of several arms or trains; %1: a number</comment>
        <translation>Braccio %1</translation>
    </message>
    <message>
        <source>Train: %1</source>
        <comment>label before tiles; %1: the name of the player whose train it is</comment>
        <translation>Treno: %1</translation>
    </message>
    <message>
        <source>Everybody&apos;s train</source>
        <comment>label before tiles: the train that is open to all</comment>
        <translation>Treno di tutti</translation>
    </message>
    <message>
        <source>Boneyard</source>
        <comment>label before a number of tiles</comment>
        <translation>Pozzo</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <comment>how many tiles are somewhere</comment>
        <translation>
            <numerusform>%n tessera</numerusform>
            <numerusform>%n tessere</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <comment>there are no tiles in the boneyard</comment>
        <translation>vuoto</translation>
    </message>
    <message>
        <source>Proposed by</source>
        <comment>label before the name of the player who said the game is blocked</comment>
        <translation>Blocco annunciato da</translation>
    </message>
    <message>
        <source>In nobody&apos;s hand</source>
        <comment>label before tiles that lay anywhere else, perhaps on the table</comment>
        <translation>In mano a nessuno</translation>
    </message>
    <message>
        <source>No player can extend an open end. Met: declared by %1.</source>
        <comment>%1: names</comment>
        <translation>Nessuno può giocare a un&apos;estremità aperta. Condizione soddisfatta: dichiarato da %1.</translation>
    </message>
    <message>
        <source>No player can extend an open end. Declared by everybody, but it was not true: %1 held a tile that fits.</source>
        <comment>%1: a name, or several</comment>
        <translation>Nessuno può giocare a un&apos;estremità aperta. Dichiarato da tutti, ma non era vero: tessera giocabile in mano a %1.</translation>
    </message>
    <message>
        <source>No player can extend an open end. Not met: %1 can play.</source>
        <comment>%1: a name</comment>
        <translation>Nessuno può giocare a un&apos;estremità aperta. Condizione non soddisfatta: %1 può giocare.</translation>
    </message>
    <message>
        <source>No player can extend an open end. Not answered by everybody.</source>
        <comment>the questions were not finished</comment>
        <translation>Nessuno può giocare a un&apos;estremità aperta. Non hanno risposto tutti.</translation>
    </message>
    <message>
        <source>The boneyard can supply nothing more. Met: it is empty.</source>
        <translation>Dal pozzo non si può più pescare. Condizione soddisfatta: è vuoto.</translation>
    </message>
    <message>
        <source>The boneyard can supply nothing more. Met: with these rules nobody takes tiles.</source>
        <translation>Dal pozzo non si può più pescare. Condizione soddisfatta: con queste regole nessuno pesca.</translation>
    </message>
    <message numerus="yes">
        <source>The boneyard can supply nothing more. Met: the last %n tile(s) must stay.</source>
        <comment>the reserve: 1 or 2 tiles, never zero</comment>
        <translation>
            <numerusform>Dal pozzo non si può più pescare. Condizione soddisfatta: deve restare %n tessera.</numerusform>
            <numerusform>Dal pozzo non si può più pescare. Condizione soddisfatta: le ultime %n tessere devono restare.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The boneyard can supply nothing more. Not met: %n tile(s) can still be taken.</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Dal pozzo non si può più pescare. Condizione non soddisfatta: si può ancora pescare %n tessera.</numerusform>
            <numerusform>Dal pozzo non si può più pescare. Condizione non soddisfatta: si possono ancora pescare %n tessere.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot play. Open ends: %2.</source>
        <comment>%1: a player; %2: numbers, like 2 and 4</comment>
        <translation>%1 non può giocare. Estremità aperte: %2.</translation>
    </message>
    <message>
        <source>%1 cannot lay a double. Open ends: %2.</source>
        <comment>%1: a player; %2: numbers; only doubles could be laid</comment>
        <translation>%1 non può giocare un doppio. Estremità aperte: %2.</translation>
    </message>
    <message>
        <source>The round ends: no tile is left that could ever fit.</source>
        <translation>La mano finisce: nessuna tessera rimasta può più andare bene.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s), not laid open</source>
        <comment>instead of the tiles of a hand</comment>
        <translation>
            <numerusform>%n tessera, non scoperta</numerusform>
            <numerusform>%n tessere, non scoperte</numerusform>
        </translation>
    </message>
    <message>
        <source>no tiles left</source>
        <comment>instead of the tiles of a hand</comment>
        <translation>nessuna tessera</translation>
    </message>
    <message numerus="yes">
        <source>All %1 tiles of the set are accounted for: %n pips in all.</source>
        <comment>%1: a number, like 28; like 168 pips; never zero</comment>
        <translation>
            <numerusform>Le %1 tessere del gioco ci sono tutte: %n punto in totale.</numerusform>
            <numerusform>Le %1 tessere del gioco ci sono tutte: %n punti in totale.</numerusform>
        </translation>
    </message>
    <message>
        <source>No foul was found, and none was ruled on.</source>
        <translation>Nessuna infrazione trovata, nessuna decisione presa.</translation>
    </message>
    <message>
        <source>There is no ruling on this.</source>
        <comment>below a proven foul</comment>
        <translation>Su questo non c&apos;è una decisione.</translation>
    </message>
    <message>
        <source>The hands were compared with every declaration since the position was entered.</source>
        <comment>how far back the check for false declarations reaches</comment>
        <translation>Le tessere in mano sono state confrontate con ogni dichiarazione fatta da quando è stata inserita la posizione.</translation>
    </message>
    <message>
        <source>The hands were compared with every declaration of the round.</source>
        <comment>how far back the check for false declarations reaches; round = one deal</comment>
        <translation>Le tessere in mano sono state confrontate con ogni dichiarazione della mano.</translation>
    </message>
    <message>
        <source>The referee&apos;s note: %1</source>
        <comment>%1: a remark in the referee&apos;s own words</comment>
        <translation>Nota dell&apos;arbitro: %1</translation>
    </message>
    <message>
        <source>Reason: %1</source>
        <comment>%1: why a score was corrected, in the referee&apos;s own words</comment>
        <translation>Motivo: %1</translation>
    </message>
    <message>
        <source>Whoever loads the file of this round gets the same digits, as long as nothing in it was changed.</source>
        <comment>what the check sum is good for</comment>
        <translation>Chi apre il file di questa mano ottiene lo stesso codice, purché nel file non sia stato cambiato niente.</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <comment>at the foot of a printed page</comment>
        <translation>Pagina %1 di %2</translation>
    </message>
</context>
<context>
    <name>Desk protocol page</name>
    <message>
        <source>Protocol</source>
        <comment>title of a page</comment>
        <translation>Verbale</translation>
    </message>
    <message>
        <source>Language</source>
        <comment>above a row of languages</comment>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Second language, side by side</source>
        <comment>above a row of languages</comment>
        <translation>Seconda lingua, a fianco</translation>
    </message>
    <message>
        <source>One language only</source>
        <comment>choice instead of a second language</comment>
        <translation>Una sola lingua</translation>
    </message>
    <message>
        <source>Paper</source>
        <comment>above a choice of A4 and Letter</comment>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Letter</source>
        <comment>a size of paper in America</comment>
        <translation>Lettera USA</translation>
    </message>
    <message>
        <source>Save as picture</source>
        <comment>button</comment>
        <translation>Salva come immagine</translation>
    </message>
    <message>
        <source>Save as plain text</source>
        <comment>button: for Braille displays and e-mail</comment>
        <translation>Salva come testo</translation>
    </message>
    <message>
        <source>Save the record</source>
        <comment>button: writes a file that can be loaded and judged again</comment>
        <translation>Salva i dati della mano</translation>
    </message>
    <message>
        <source>Pictures</source>
        <comment>a kind of file</comment>
        <translation>Immagini</translation>
    </message>
    <message>
        <source>Plain text</source>
        <comment>a kind of file</comment>
        <translation>Testo semplice</translation>
    </message>
    <message>
        <source>%1 as it will be printed</source>
        <comment>a screen reader; %1: what the paper is, like Table 3</comment>
        <translation>%1: anteprima di stampa</translation>
    </message>
    <message>
        <source>Show the page larger</source>
        <comment>what a screen reader says for a button: plus</comment>
        <translation>Mostra la pagina più grande</translation>
    </message>
    <message>
        <source>Show the page smaller</source>
        <comment>what a screen reader says for a button: minus</comment>
        <translation>Mostra la pagina più piccola</translation>
    </message>
</context>
<context>
    <name>Desk round</name>
    <message>
        <source>%1 is to play</source>
        <comment>title; %1: a player</comment>
        <translation>Tocca a %1</translation>
    </message>
    <message>
        <source>%1 said yes and must play now</source>
        <comment>title; %1: a player</comment>
        <translation>%1 ha detto di sì e ora deve giocare</translation>
    </message>
    <message>
        <source>Type the tile, like 64.</source>
        <comment>how to write down a tile that was played</comment>
        <translation>Scrivi la tessera, per esempio 64.</translation>
    </message>
    <message>
        <source>Type the tile that is laid aside.</source>
        <comment>the next tile typed is not played</comment>
        <translation>Scrivi la tessera messa da parte.</translation>
    </message>
    <message>
        <source>Where was %1 laid?</source>
        <comment>a question; %1: a tile, like 4-6</comment>
        <translation>Dove è stata posata %1?</translation>
    </message>
    <message>
        <source>Which half of %1 touches the %2?</source>
        <comment>%1: a tile, like 3-4; %2: the number it touches</comment>
        <translation>Quale metà di %1 è a contatto con il %2?</translation>
    </message>
    <message>
        <source>at the %1</source>
        <comment>button: a tile is laid at the end with this number</comment>
        <translation>sull&apos;estremità %1</translation>
    </message>
    <message>
        <source>at the %1 on the left</source>
        <comment>button: a tile is laid at the left end; %1: its number</comment>
        <translation>sull&apos;estremità %1, a sinistra</translation>
    </message>
    <message>
        <source>at the %1 on the right</source>
        <comment>button: a tile is laid at the right end; %1: its number</comment>
        <translation>sull&apos;estremità %1, a destra</translation>
    </message>
    <message>
        <source>at the %1, end %2</source>
        <comment>button: several ends show the number %1; %2: which of all ends, like 3</comment>
        <translation>sull&apos;estremità %1, la n. %2</translation>
    </message>
    <message>
        <source>at the %1, train of %2</source>
        <comment>button; %1: the number at the end of the train; %2: a player</comment>
        <translation>sull&apos;estremità %1, treno di %2</translation>
    </message>
    <message>
        <source>at the %1, everybody&apos;s train</source>
        <comment>button; %1: the number at the end of the train</comment>
        <translation>sull&apos;estremità %1, treno di tutti</translation>
    </message>
    <message>
        <source>its %1 touches</source>
        <comment>button: which half of a tile touches; %1: a number</comment>
        <translation>%1 a contatto</translation>
    </message>
    <message>
        <source>%1, its %2 touches</source>
        <comment>button; %1: like at the 3 on the left; %2: a number</comment>
        <translation>%1, %2 a contatto</translation>
    </message>
    <message>
        <source>Passes by choice</source>
        <comment>button: although a tile may fit</comment>
        <translation>Passa per scelta</translation>
    </message>
    <message>
        <source>Leaves the lead to the partner</source>
        <comment>button</comment>
        <translation>Lascia l&apos;apertura al compagno</translation>
    </message>
    <message>
        <source>Asks for a new deal</source>
        <comment>button: too many doubles</comment>
        <translation>Chiede di ridare le tessere</translation>
    </message>
    <message>
        <source>Says that no tile can fit any more</source>
        <comment>button: hands are counted at once</comment>
        <translation>Dice che nessuna tessera può più andare bene</translation>
    </message>
    <message>
        <source>%1 leads</source>
        <comment>title: the first tile of the round is to be typed; %1: a player</comment>
        <translation>Apre %1</translation>
    </message>
    <message>
        <source>open to all</source>
        <comment>at a player&apos;s train that everybody may lay at; short</comment>
        <translation>aperto a tutti</translation>
    </message>
    <message>
        <source>Open to all: %1</source>
        <comment>below the trains; %1: names of players whose trains are marked</comment>
        <translation>Treni aperti a tutti: %1</translation>
    </message>
    <message>
        <source>Passes</source>
        <comment>button: the player cannot play</comment>
        <translation>Passa</translation>
    </message>
    <message>
        <source>Takes a tile</source>
        <comment>button: the player takes a tile from the boneyard</comment>
        <translation>Pesca una tessera</translation>
    </message>
    <message>
        <source>Says the game is blocked</source>
        <comment>button: the walk begins</comment>
        <translation>Dice che il gioco è bloccato</translation>
    </message>
    <message>
        <source>Lays a tile aside</source>
        <comment>button</comment>
        <translation>Mette da parte una tessera</translation>
    </message>
    <message>
        <source>Enter the table anew</source>
        <comment>button: much has happened that was not written down</comment>
        <translation>Inserisci di nuovo la posizione</translation>
    </message>
    <message>
        <source>End the round</source>
        <comment>button: hands are laid open and counted; the referee decides so</comment>
        <translation>Termina la mano</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in hand</source>
        <comment>of the player who is to play; never zero</comment>
        <translation>
            <numerusform>%n tessera in mano</numerusform>
            <numerusform>%n tessere in mano</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in the boneyard</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>%n tessera nel pozzo</numerusform>
            <numerusform>%n tessere nel pozzo</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Desk rounds</name>
    <message>
        <source>Rounds and scores</source>
        <comment>title</comment>
        <translation>Mani e punteggi</translation>
    </message>
    <message>
        <source>No round has been scored yet.</source>
        <translation>Finora nessuna mano è stata conteggiata.</translation>
    </message>
    <message>
        <source>Round %1</source>
        <comment>%1: a number; round = one deal</comment>
        <translation>Mano %1</translation>
    </message>
    <message>
        <source>written down by hand</source>
        <comment>beside a round</comment>
        <translation>inserita a mano</translation>
    </message>
    <message>
        <source>corrected</source>
        <comment>beside a round</comment>
        <translation>corretta</translation>
    </message>
    <message>
        <source>did not count</source>
        <comment>beside a round that was dealt again</comment>
        <translation>non conta</translation>
    </message>
    <message>
        <source>%1: %2, together %3</source>
        <comment>%1: players; %2: points of the round; %3: the total so far</comment>
        <translation>%1: %2, in totale %3</translation>
    </message>
    <message>
        <source>Protocol</source>
        <comment>button: the page of this round</comment>
        <translation>Verbale</translation>
    </message>
    <message>
        <source>Write down a round</source>
        <comment>button: only its points</comment>
        <translation>Inserisci una mano</translation>
    </message>
    <message>
        <source>Correct a round</source>
        <comment>button</comment>
        <translation>Correggi una mano</translation>
    </message>
    <message>
        <source>Points for %1</source>
        <comment>label of a number; %1: players</comment>
        <translation>Punti per %1</translation>
    </message>
    <message>
        <source>More or fewer for %1</source>
        <comment>label of a number, perhaps negative; %1: players</comment>
        <translation>In più o in meno per %1</translation>
    </message>
    <message>
        <source>Which round was wrong?</source>
        <comment>label of a choice</comment>
        <translation>Quale mano era sbagliata?</translation>
    </message>
    <message>
        <source>Who won it?</source>
        <comment>label of a choice; the round</comment>
        <translation>Chi l&apos;ha vinta?</translation>
    </message>
    <message>
        <source>Nobody</source>
        <comment>choice: nobody won</comment>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Note</source>
        <comment>label of a field for a few words</comment>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Reason (it is printed)</source>
        <comment>label of a field for a few words</comment>
        <translation>Motivo (viene stampato)</translation>
    </message>
    <message>
        <source>Say in a few words why.</source>
        <translation>Spiega il motivo in poche parole.</translation>
    </message>
    <message>
        <source>Write it down</source>
        <comment>button</comment>
        <translation>Registra</translation>
    </message>
    <message>
        <source>total %1 → %2</source>
        <comment>before and after a correction; numbers of points</comment>
        <translation>totale %1 → %2</translation>
    </message>
    <message>
        <source>Undone and corrected</source>
        <comment>heading above a list with times</comment>
        <translation>Annullamenti e correzioni</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>%1: a time, like 14:03; %2: what was undone or corrected</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Position taken back</source>
        <comment>in a log: it was entered wrongly</comment>
        <translation>Annullata la posizione</translation>
    </message>
    <message>
        <source>Answer of %1 taken back</source>
        <comment>in a log; %1: a player</comment>
        <translation>Annullata la risposta di %1</translation>
    </message>
    <message>
        <source>%1 of %2 taken back</source>
        <comment>in a log; %1: a tile, like 4-6; %2: the player who laid it</comment>
        <translation>Annullata la mossa %1 di %2</translation>
    </message>
    <message>
        <source>Tile taken by %1 put back</source>
        <comment>in a log; %1: a player</comment>
        <translation>Annullata la pescata di %1</translation>
    </message>
    <message>
        <source>Hand of %1 taken back</source>
        <comment>in a log; %1: a player</comment>
        <translation>Annullate le tessere di %1</translation>
    </message>
    <message>
        <source>Tiles in nobody&apos;s hand taken back</source>
        <comment>in a log: where they are was entered wrongly</comment>
        <translation>Annullate le tessere in mano a nessuno</translation>
    </message>
    <message>
        <source>Ruling on %1 taken back</source>
        <comment>in a log, as if it had not been made; %1: a player</comment>
        <translation>Annullata la decisione su %1</translation>
    </message>
    <message>
        <source>Withdrawal of a ruling taken back</source>
        <comment>in a log: the ruling holds again</comment>
        <translation>Annullata la revoca di una decisione</translation>
    </message>
    <message>
        <source>Accusation by %1 taken back</source>
        <comment>in a log; %1: a player</comment>
        <translation>Annullata l&apos;accusa di %1</translation>
    </message>
    <message>
        <source>End of the round taken back</source>
        <comment>in a log; round = one deal</comment>
        <translation>Annullata la fine della mano</translation>
    </message>
    <message>
        <source>Score taken back</source>
        <comment>in a log: the score of a round</comment>
        <translation>Annullato il punteggio</translation>
    </message>
    <message>
        <source>Correction of round %1 taken back</source>
        <comment>in a log; round = one deal</comment>
        <translation>Annullata la correzione della mano %1</translation>
    </message>
    <message>
        <source>Last entry taken back</source>
        <comment>in a log</comment>
        <translation>Annullato l&apos;ultimo inserimento</translation>
    </message>
    <message>
        <source>Round %1 corrected (%2): %3</source>
        <comment>in a log; %2: names with points; %3: the reason</comment>
        <translation>Corretta la mano %1 (%2): %3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>in a log; %1: players; %2: points more or fewer, like +25</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Ruling on %1 withdrawn</source>
        <comment>in a log; %1: a player</comment>
        <translation>Revocata la decisione su %1</translation>
    </message>
    <message>
        <source>Ruling on %1 withdrawn: %2</source>
        <comment>in a log; %1: a player; %2: the reason</comment>
        <translation>Revocata la decisione su %1: %2</translation>
    </message>
</context>
<context>
    <name>Desk rulings</name>
    <message>
        <source>By the rules</source>
        <comment>a penalty to choose: what the rule set says</comment>
        <translation>Secondo le regole</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) off</source>
        <comment>a penalty to choose; never zero</comment>
        <translation>
            <numerusform>%n punto in meno</numerusform>
            <numerusform>%n punti in meno</numerusform>
        </translation>
    </message>
    <message>
        <source>A warning</source>
        <comment>a penalty to choose; also the note that is kept with it</comment>
        <translation>Ammonizione</translation>
    </message>
    <message>
        <source>Deal again</source>
        <comment>a penalty to choose; round = one deal</comment>
        <translation>Si rifà la mano</translation>
    </message>
    <message>
        <source>The round is lost</source>
        <comment>a penalty to choose; for whoever broke the rules</comment>
        <translation>La mano è persa</translation>
    </message>
    <message>
        <source>The match is lost</source>
        <comment>a penalty to choose; for whoever broke the rules</comment>
        <translation>La partita è persa</translation>
    </message>
    <message>
        <source>No penalty</source>
        <comment>a penalty to choose: the foul is written down and costs nothing</comment>
        <translation>Nessuna penalità</translation>
    </message>
    <message>
        <source>Only write it down</source>
        <comment>a penalty to choose: no points</comment>
        <translation>Solo annotare</translation>
    </message>
    <message>
        <source>Another penalty</source>
        <comment>a penalty to choose: the referee sets points, round and match</comment>
        <translation>Un&apos;altra penalità</translation>
    </message>
    <message>
        <source>As in the rules of %1.</source>
        <comment>where such a penalty is used; %1: a club, a federation or a site</comment>
        <translation>Come nelle regole di %1.</translation>
    </message>
    <message>
        <source>Points off</source>
        <comment>a number: the penalty</comment>
        <translation>Punti in meno</translation>
    </message>
    <message>
        <source>The round stands</source>
        <comment>after a foul; round = one deal</comment>
        <translation>La mano resta valida</translation>
    </message>
    <message>
        <source>The round is dealt again</source>
        <comment>after a foul; round = one deal</comment>
        <translation>La mano si rifà</translation>
    </message>
    <message>
        <source>The round is lost for them</source>
        <comment>after a foul: for whoever broke the rules</comment>
        <translation>La mano è persa per chi ha sbagliato</translation>
    </message>
    <message>
        <source>The match goes on</source>
        <comment>after a foul</comment>
        <translation>La partita continua</translation>
    </message>
    <message>
        <source>The match is lost for them</source>
        <comment>after a foul: for whoever broke the rules</comment>
        <translation>La partita è persa per chi ha sbagliato</translation>
    </message>
    <message>
        <source>The round</source>
        <comment>what becomes of it after a foul</comment>
        <translation>La mano</translation>
    </message>
    <message>
        <source>The match</source>
        <comment>what becomes of it after a foul</comment>
        <translation>La partita</translation>
    </message>
    <message>
        <source>Note for the protocol</source>
        <comment>a field that may stay empty</comment>
        <translation>Nota per il verbale</translation>
    </message>
    <message>
        <source>Rulings</source>
        <comment>title of the page</comment>
        <translation>Decisioni</translation>
    </message>
    <message numerus="yes">
        <source>%n false declaration(s) found</source>
        <comment>by comparing hands and answers; never zero</comment>
        <translation>
            <numerusform>%n dichiarazione non veritiera trovata</numerusform>
            <numerusform>%n dichiarazioni non veritiere trovate</numerusform>
        </translation>
    </message>
    <message>
        <source>Foul %1 of %2</source>
        <comment>two numbers: which of the fouls is shown</comment>
        <translation>Infrazione %1 di %2</translation>
    </message>
    <message>
        <source>Every declaration in the record was true.</source>
        <comment>no foul was found</comment>
        <translation>Tutte le dichiarazioni registrate erano vere.</translation>
    </message>
    <message>
        <source>Every foul that was found has its ruling.</source>
        <translation>Ogni infrazione trovata ha la sua decisione.</translation>
    </message>
    <message>
        <source>The record begins with the position that was entered: earlier declarations cannot be checked.</source>
        <translation>La registrazione comincia dalla posizione inserita: le dichiarazioni precedenti non si possono controllare.</translation>
    </message>
    <message>
        <source>%1 answered at %2.</source>
        <comment>%1: a player; %2: a time of day, like 14:32</comment>
        <translation>Risposta di %1, ore %2.</translation>
    </message>
    <message>
        <source>The penalty for %1</source>
        <comment>heading above the penalties to choose from; %1: a player</comment>
        <translation>La penalità per %1</translation>
    </message>
    <message>
        <source>%1 has been penalised for a false declaration in this round, and once is enough.</source>
        <comment>%1: a player</comment>
        <translation>In questa mano %1 ha già avuto una penalità per dichiarazione non veritiera, e una basta.</translation>
    </message>
    <message>
        <source>The ruling on this was withdrawn.</source>
        <translation>La decisione su questo è stata revocata.</translation>
    </message>
    <message>
        <source>Confirm the ruling</source>
        <comment>button: the chosen penalty holds</comment>
        <translation>Conferma la decisione</translation>
    </message>
    <message>
        <source>Confirm, then the next</source>
        <comment>button: the chosen penalty holds; shows the next foul</comment>
        <translation>Conferma, poi la prossima</translation>
    </message>
    <message>
        <source>To the score</source>
        <comment>button</comment>
        <translation>Al punteggio</translation>
    </message>
    <message>
        <source>Another foul</source>
        <comment>button: write down any other foul</comment>
        <translation>Un&apos;altra infrazione</translation>
    </message>
    <message>
        <source>Hear an accusation</source>
        <comment>button</comment>
        <translation>Ascolta un&apos;accusa</translation>
    </message>
    <message>
        <source>Rulings that hold</source>
        <comment>heading of a list</comment>
        <translation>Decisioni in vigore</translation>
    </message>
    <message>
        <source>None so far.</source>
        <comment>no rulings hold yet</comment>
        <translation>Finora nessuna.</translation>
    </message>
    <message>
        <source>Not proven</source>
        <comment>heading of a list: fouls that may have happened; they cost nothing</comment>
        <translation>Non provate</translation>
    </message>
    <message>
        <source>What is not proven costs nothing.</source>
        <translation>Quello che non è provato non costa niente.</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <comment>button: a ruling shall no longer hold</comment>
        <translation>Revoca</translation>
    </message>
    <message>
        <source>Withdraw this ruling?</source>
        <comment>heading of a small window</comment>
        <translation>Revocare questa decisione?</translation>
    </message>
    <message>
        <source>Reason (may stay empty)</source>
        <comment>a field</comment>
        <translation>Motivo (facoltativo)</translation>
    </message>
    <message>
        <source>Withdraw it</source>
        <comment>button</comment>
        <translation>Sì, revocala</translation>
    </message>
    <message>
        <source>Keep it</source>
        <comment>button: the ruling goes on holding</comment>
        <translation>No, resta</translation>
    </message>
    <message>
        <source>Open ends: %1. %2 would have fitted.</source>
        <comment>a picture; %1: numbers; %2: a tile</comment>
        <translation>Estremità aperte: %1. %2 andava bene.</translation>
    </message>
    <message>
        <source>A foul</source>
        <comment>title of a small window</comment>
        <translation>Un&apos;infrazione</translation>
    </message>
    <message>
        <source>Who?</source>
        <comment>heading above names to choose from</comment>
        <translation>Chi?</translation>
    </message>
    <message>
        <source>What happened?</source>
        <comment>heading above kinds of fouls to choose from</comment>
        <translation>Che cosa è successo?</translation>
    </message>
    <message>
        <source>The penalty</source>
        <comment>heading above penalties to choose from</comment>
        <translation>La penalità</translation>
    </message>
    <message>
        <source>An accusation</source>
        <comment>title of a small window</comment>
        <translation>Un&apos;accusa</translation>
    </message>
    <message>
        <source>Who accuses?</source>
        <comment>heading above names to choose from</comment>
        <translation>Chi accusa?</translation>
    </message>
    <message>
        <source>Who is accused of holding a playable tile?</source>
        <comment>heading above names to choose from</comment>
        <translation>Chi avrebbe in mano una tessera giocabile?</translation>
    </message>
    <message>
        <source>The referee alone looks at the hand.</source>
        <translation>Solo l&apos;arbitro guarda le tessere.</translation>
    </message>
    <message>
        <source>Tiles of %1</source>
        <comment>a field for tiles; %1: a player</comment>
        <translation>Tessere di %1</translation>
    </message>
    <message>
        <source>like 64 or 6-4</source>
        <comment>inside the empty field for tiles: two ways to type a tile</comment>
        <translation>per esempio 64 o 6-4</translation>
    </message>
    <message>
        <source>Leave it empty to decide without typing them.</source>
        <comment>under the field for tiles</comment>
        <translation>Lascia vuoto per decidere senza scriverle.</translation>
    </message>
    <message>
        <source>These are not tiles of this set.</source>
        <comment>about what was typed</comment>
        <translation>Queste non sono tessere di questo gioco.</translation>
    </message>
    <message>
        <source>%1 is typed twice.</source>
        <comment>%1: a tile</comment>
        <translation>%1 compare due volte.</translation>
    </message>
    <message>
        <source>%1 is somewhere else already.</source>
        <comment>%1: a tile that lies open</comment>
        <translation>%1 è già da un&apos;altra parte.</translation>
    </message>
    <message numerus="yes">
        <source>%1 should hold %n tile(s).</source>
        <comment>%1: a player; never zero</comment>
        <translation>
            <numerusform>%1 dovrebbe avere in mano %n tessera.</numerusform>
            <numerusform>%1 dovrebbe avere in mano %n tessere.</numerusform>
        </translation>
    </message>
    <message>
        <source>The accusation is right</source>
        <comment>the referee&apos;s finding, to choose</comment>
        <translation>L&apos;accusa è fondata</translation>
    </message>
    <message>
        <source>The accusation is wrong</source>
        <comment>the referee&apos;s finding, to choose</comment>
        <translation>L&apos;accusa è infondata</translation>
    </message>
    <message>
        <source>What did you find?</source>
        <comment>to the referee, who has looked at a hand</comment>
        <translation>Che cosa hai trovato?</translation>
    </message>
    <message>
        <source>%1 held %2, which fits the %3.</source>
        <comment>%1: a player; %2: a tile; %3: a number</comment>
        <translation>%1 aveva %2, che va bene sul %3.</translation>
    </message>
    <message>
        <source>No tile of %1 would have fitted.</source>
        <comment>%1: a player</comment>
        <translation>Nessuna tessera di %1 andava bene.</translation>
    </message>
    <message>
        <source>Write it down</source>
        <comment>button</comment>
        <translation>Registra</translation>
    </message>
</context>
<context>
    <name>Desk tables</name>
    <message>
        <source>Referee desk</source>
        <comment>title of the page for whoever settles disputes at tables with real tiles</comment>
        <translation>Banco dell&apos;arbitro</translation>
    </message>
    <message>
        <source>When a game is blocked at a real table, the desk asks every player in their own language, finds every answer that was not true, and counts the hands.</source>
        <comment>where no table is open yet</comment>
        <translation>Quando a un tavolo vero il gioco è bloccato, il banco dell&apos;arbitro fa la domanda a ogni giocatore nella sua lingua, trova ogni risposta non vera e conta i punti in mano.</translation>
    </message>
    <message>
        <source>In the end you hold one page that everybody can read and sign.</source>
        <comment>where no table is open yet; the page is the protocol</comment>
        <translation>Alla fine hai una pagina che tutti possono leggere e firmare.</translation>
    </message>
    <message>
        <source>A blocked line of tiles, and the players round it who are asked one after the other</source>
        <comment>what a screen reader says for the picture</comment>
        <translation>Una linea di tessere bloccata e, intorno, i giocatori che rispondono uno dopo l&apos;altro</translation>
    </message>
    <message>
        <source>New table</source>
        <comment>button: open a table at the referee desk</comment>
        <translation>Nuovo tavolo</translation>
    </message>
    <message>
        <source>Practice disputes</source>
        <comment>button: exercises for referees</comment>
        <translation>Casi per esercitarsi</translation>
    </message>
    <message>
        <source>Pocket card</source>
        <comment>button: a small card to print, with questions in all languages</comment>
        <translation>Scheda tascabile</translation>
    </message>
    <message>
        <source>Open a protocol file</source>
        <comment>button</comment>
        <translation>Apri il file di un verbale</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>button: back to this table</comment>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Go on at %1</source>
        <comment>what a screen reader says for the button; %1: like Table 3</comment>
        <translation>Continua: %1</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>button: this table needs no referee any more</comment>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Close %1</source>
        <comment>what a screen reader says for the button; %1: like Table 3</comment>
        <translation>Chiudi %1</translation>
    </message>
    <message>
        <source>Open again</source>
        <comment>button: at a table that was closed</comment>
        <translation>Riapri</translation>
    </message>
    <message>
        <source>Open %1 again</source>
        <comment>what a screen reader says for the button; %1: like Table 3</comment>
        <translation>Riapri %1</translation>
    </message>
    <message numerus="yes">
        <source>%n closed table(s)</source>
        <comment>button that unfolds them; never zero</comment>
        <translation>
            <numerusform>%n tavolo chiuso</numerusform>
            <numerusform>%n tavoli chiusi</numerusform>
        </translation>
    </message>
    <message>
        <source>No table is open now.</source>
        <comment>above the closed tables</comment>
        <translation>Ora non c&apos;è nessun tavolo aperto.</translation>
    </message>
    <message>
        <source>Today, %1</source>
        <comment>when a table was last used; %1: a time like 14:05</comment>
        <translation>Oggi, %1</translation>
    </message>
    <message>
        <source>Yesterday, %1</source>
        <comment>when a table was last used; %1: a time like 14:05</comment>
        <translation>Ieri, %1</translation>
    </message>
    <message>
        <source>Nothing entered yet</source>
        <comment>state of a table: its first round may begin</comment>
        <translation>Ancora niente di inserito</translation>
    </message>
    <message>
        <source>Round %1 is being played</source>
        <comment>state of a table; %1: a number; round = one deal</comment>
        <translation>Si gioca la mano %1</translation>
    </message>
    <message>
        <source>Walk: %1 is asked</source>
        <comment>state of a table: players are asked in turn; %1: a player</comment>
        <translation>Giro: risponde %1</translation>
    </message>
    <message>
        <source>Not blocked: %1 can play</source>
        <comment>state of a table; %1: a player</comment>
        <translation>Non bloccato: %1 può giocare</translation>
    </message>
    <message>
        <source>Hands are being entered</source>
        <comment>state of a table: all tiles lie open and are typed in</comment>
        <translation>Si inseriscono le tessere in mano</translation>
    </message>
    <message>
        <source>Some tiles are still missing</source>
        <comment>state of a table: not every tile is accounted for</comment>
        <translation>Mancano ancora delle tessere</translation>
    </message>
    <message>
        <source>Waits for a ruling</source>
        <comment>state of a table: a false declaration was found</comment>
        <translation>In attesa di una decisione</translation>
    </message>
    <message>
        <source>Ready to be scored</source>
        <comment>state of a table</comment>
        <translation>Tutto pronto per la conta</translation>
    </message>
    <message>
        <source>Round %1 scored, %2</source>
        <comment>state of a table; %1: a number, %2: totals like 140 : 95</comment>
        <translation>Mano %1 conteggiata, %2</translation>
    </message>
    <message>
        <source>The match is over, %1</source>
        <comment>state of a table; %1: totals like 140 : 95</comment>
        <translation>La partita è finita, %1</translation>
    </message>
</context>
<context>
    <name>Desk tiles</name>
    <message numerus="yes">
        <source>%1 of %n pip(s)</source>
        <comment>%1: found so far; %n: of the whole set, never zero</comment>
        <translation>
            <numerusform>%1 di %n punto</numerusform>
            <numerusform>%1 di %n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n tile(s)</source>
        <comment>%1: found so far; %n: of the whole set, never zero</comment>
        <translation>
            <numerusform>%1 di %n tessera</numerusform>
            <numerusform>%1 di %n tessere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) still to find</source>
        <comment>heading above these tiles; never zero</comment>
        <translation>
            <numerusform>%n tessera ancora da trovare</numerusform>
            <numerusform>%n tessere ancora da trovare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>after the first of many tiles still to find; never zero</comment>
        <translation>
            <numerusform>e ancora %n</numerusform>
            <numerusform>e altre %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All found: %n tile(s), each in one place</source>
        <comment>the whole set; never zero</comment>
        <translation>
            <numerusform>Tutto trovato: %n tessera, in un solo posto</numerusform>
            <numerusform>Tutto trovato: %n tessere, ognuna in un solo posto</numerusform>
        </translation>
    </message>
    <message>
        <source>In two places at once: %1</source>
        <comment>a mistake of entry; %1: tiles, like 4-6 and 5-5</comment>
        <translation>In due posti insieme: %1</translation>
    </message>
    <message>
        <source>There is no %1 in this set.</source>
        <comment>%1: a tile, like 3-7</comment>
        <translation>In questo gioco la tessera %1 non c&apos;è.</translation>
    </message>
    <message>
        <source>%1 lies on the table already.</source>
        <comment>%1: a tile, like 4-6</comment>
        <translation>%1 è già sul tavolo.</translation>
    </message>
    <message>
        <source>%1 is already in the hand of %2.</source>
        <comment>%1: a tile, like 4-6; %2: a player</comment>
        <translation>%1 è già in mano a %2.</translation>
    </message>
    <message>
        <source>%1 is already in the boneyard.</source>
        <comment>%1: a tile, like 4-6</comment>
        <translation>%1 è già nel pozzo.</translation>
    </message>
    <message>
        <source>%1 has been marked as not in play.</source>
        <comment>%1: a tile, like 4-6; nobody holds it</comment>
        <translation>%1 risulta fuori gioco.</translation>
    </message>
    <message>
        <source>There is no %1 in this set: its highest number is %2.</source>
        <comment>typed too high; %1, %2: numbers</comment>
        <translation>In questo gioco %1 non c&apos;è: il numero più alto è %2.</translation>
    </message>
    <message>
        <source>%1 stands alone: a tile has two numbers.</source>
        <comment>in pasted text; %1: a number</comment>
        <translation>%1 sta da solo: una tessera ha due numeri.</translation>
    </message>
    <message>
        <source>on the table</source>
        <comment>beside the mark on tiles of the grid</comment>
        <translation>sul tavolo</translation>
    </message>
    <message>
        <source>in the boneyard</source>
        <comment>beside the mark on tiles of the grid</comment>
        <translation>nel pozzo</translation>
    </message>
    <message>
        <source>not in play</source>
        <comment>beside the mark on tiles of the grid: nobody holds them</comment>
        <translation>fuori gioco</translation>
    </message>
    <message>
        <source>All tiles of the set</source>
        <comment>name of the grid in which one chooses tiles</comment>
        <translation>Tutte le tessere del gioco</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>%1: tile 4-6; %2: like on the table</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, in the hand of %2</source>
        <comment>%1: tile 4-6; %2: a player</comment>
        <translation>%1, in mano a %2</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) can still be entered</source>
        <comment>said of the grid</comment>
        <translation>
            <numerusform>Si può ancora inserire %n tessera</numerusform>
            <numerusform>Si possono ancora inserire %n tessere</numerusform>
        </translation>
    </message>
    <message>
        <source>Every tile has been entered</source>
        <comment>said of the grid</comment>
        <translation>Tutte le tessere sono inserite</translation>
    </message>
</context>
<context>
    <name>Desk walk</name>
    <message>
        <source>Undo the answer</source>
        <comment>button: the referee pressed the wrong answer</comment>
        <translation>Annulla la risposta</translation>
    </message>
    <message>
        <source>Show the players</source>
        <comment>button: a second window for everybody at the table</comment>
        <translation>Mostra ai giocatori</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>%1: an answer, like cannot play; %2: a time, like 19:42</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Key %1</source>
        <comment>said by a screen reader with a button; %1: the key, like 1</comment>
        <translation>Tasto %1</translation>
    </message>
    <message>
        <source>Next: enter the tile that is played.</source>
        <comment>for the referee, when somebody can play</comment>
        <translation>Ora inserisci la tessera che viene giocata.</translation>
    </message>
    <message>
        <source>Next: everybody lays the tiles open, and you enter them.</source>
        <comment>for the referee</comment>
        <translation>Ora tutti scoprono le tessere, e tu le inserisci.</translation>
    </message>
    <message>
        <source>For the players</source>
        <comment>title of the second window, which the players look at</comment>
        <translation>Per i giocatori</translation>
    </message>
</context>
<context>
    <name>Entrants</name>
    <message>
        <source>Nobody is entered yet: type the first name.</source>
        <comment>where no entrant is yet</comment>
        <translation>Ancora nessun iscritto: scrivi il primo nome.</translation>
    </message>
    <message>
        <source>Everybody is here: on to round 1</source>
        <comment>button below the list of entrants</comment>
        <translation>Ci sono tutti: avanti al turno 1</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <comment>heading above the field for a name</comment>
        <translation>Chi gioca?</translation>
    </message>
    <message>
        <source>Players on their way to the tables</source>
        <comment>what a screen reader says for the picture</comment>
        <translation>Giocatori che vanno ai tavoli</translation>
    </message>
    <message>
        <source>Entrants</source>
        <comment>what a screen reader says for the list</comment>
        <translation>Iscritti</translation>
    </message>
    <message>
        <source>Player</source>
        <comment>above the field for a name, and heading of a column</comment>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Partner</source>
        <comment>above the field for the second name of a pair</comment>
        <translation>Compagno</translation>
    </message>
    <message>
        <source>Pair</source>
        <comment>heading of a column of names</comment>
        <translation>Coppia</translation>
    </message>
    <message>
        <source>Rating</source>
        <comment>heading of a column, and above a number: how strong somebody is</comment>
        <translation>Forza</translation>
    </message>
    <message>
        <source>none</source>
        <comment>in the field for a rating</comment>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>State</source>
        <comment>heading of a column: whether somebody plays</comment>
        <translation>Stato</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>button: take this name into the tournament</comment>
        <translation>Iscrivi</translation>
    </message>
    <message>
        <source>Enter takes the name in. Members are offered as you type.</source>
        <comment>below the field</comment>
        <translation>Invio iscrive il nome. Mentre scrivi, compaiono i soci.</translation>
    </message>
    <message>
        <source>Same as last time</source>
        <comment>button: tick who of the last tournament is here</comment>
        <translation>Come l&apos;ultima volta</translation>
    </message>
    <message>
        <source>From a list</source>
        <comment>button: paste names or read them from a file</comment>
        <translation>Da un elenco</translation>
    </message>
    <message>
        <source>%1 has number %2.</source>
        <comment>after somebody was entered; %1: names; %2: a number</comment>
        <translation>Numero %2 per %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) in the tournament</source>
        <translation>
            <numerusform>%n giocatore nel torneo</numerusform>
            <numerusform>%n giocatori nel torneo</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody is entered yet</source>
        <translation>Ancora nessun iscritto</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) in the tournament</source>
        <translation>
            <numerusform>%n coppia nel torneo</numerusform>
            <numerusform>%n coppie nel torneo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n withdrawn</source>
        <comment>beside the number of entrants; never zero</comment>
        <translation>
            <numerusform>%n fuori gara</numerusform>
            <numerusform>%n fuori gara</numerusform>
        </translation>
    </message>
    <message>
        <source>plays</source>
        <comment>state of an entrant, short</comment>
        <translation>in gara</translation>
    </message>
    <message>
        <source>plays from round %1</source>
        <comment>state of an entrant who came late; tournament round; short</comment>
        <translation>in gara dal turno %1</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <comment>state of an entrant, short</comment>
        <translation>fuori gara</translation>
    </message>
    <message>
        <source>out</source>
        <comment>state of an entrant who has lost in a knockout, short</comment>
        <translation>fuori tabellone</translation>
    </message>
    <message>
        <source>%1 plays for %2</source>
        <comment>state of an entrant; %1 and %2: names</comment>
        <translation>%1 gioca per %2</translation>
    </message>
    <message>
        <source>Number %1</source>
        <comment>above the name of the chosen entrant; %1: a number</comment>
        <translation>Numero %1</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <comment>button: the entrant does not play any more</comment>
        <translation>Ritira</translation>
    </message>
    <message>
        <source>%1 withdraws</source>
        <comment>title of a window; %1: names</comment>
        <translation>Ritiro di %1</translation>
    </message>
    <message>
        <source>From the next pairing on. Everything that was played stays, and coming back is possible.</source>
        <translation>Dal prossimo abbinamento. Tutto quello che si è giocato resta, e si può rientrare.</translation>
    </message>
    <message>
        <source>Play again</source>
        <comment>button: an entrant who was withdrawn</comment>
        <translation>Di nuovo in gara</translation>
    </message>
    <message>
        <source>Somebody else plays…</source>
        <comment>button; a window follows</comment>
        <translation>Gioca qualcun altro…</translation>
    </message>
    <message>
        <source>Somebody else plays for %1</source>
        <comment>title of a window; %1: names</comment>
        <translation>Qualcun altro gioca per %1</translation>
    </message>
    <message>
        <source>Who leaves</source>
        <comment>label above a choice of two names</comment>
        <translation>Chi va via</translation>
    </message>
    <message>
        <source>Who comes</source>
        <comment>label of a field for a name</comment>
        <translation>Chi arriva</translation>
    </message>
    <message>
        <source>Rating…</source>
        <comment>button: how strong an entrant is; a window follows</comment>
        <translation>Forza…</translation>
    </message>
    <message>
        <source>How strong: %1</source>
        <comment>title of a window; %1: names</comment>
        <translation>Forza di %1</translation>
    </message>
    <message>
        <source>The stronger an entrant, the higher the number; 0 is none. It decides who meets whom in the first round.</source>
        <translation>Più un iscritto è forte, più alto è il numero; con 0 la forza non è indicata. Il numero decide chi incontra chi all&apos;inizio.</translation>
    </message>
    <message>
        <source>The stronger an entrant, the higher the number; 0 is none. It decides between those who are level.</source>
        <translation>Più un iscritto è forte, più alto è il numero; con 0 la forza non è indicata. Il numero decide tra chi è pari.</translation>
    </message>
    <message>
        <source>The stronger an entrant, the higher the number; 0 is none. The pairing of this tournament does not ask for it.</source>
        <translation>Più un iscritto è forte, più alto è il numero; con 0 la forza non è indicata. Gli abbinamenti di questo torneo non ne tengono conto.</translation>
    </message>
    <message>
        <source>Save</source>
        <comment>the main button of a window: this rating</comment>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Rating of %1: %2.</source>
        <comment>after a rating was changed; %1: names; %2: a number</comment>
        <translation>Forza di %1: %2.</translation>
    </message>
    <message>
        <source>Rating of %1: none.</source>
        <comment>after a rating was taken away; %1: names</comment>
        <translation>Forza di %1: nessuna.</translation>
    </message>
    <message>
        <source>Why (may be left empty)</source>
        <comment>label of a field for a few words</comment>
        <translation>Perché (facoltativo)</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <comment>the main button of a window</comment>
        <translation>Ritira</translation>
    </message>
    <message>
        <source>Replace</source>
        <comment>the main button of a window</comment>
        <translation>Sostituisci</translation>
    </message>
    <message>
        <source>%1 does not play any more.</source>
        <comment>after withdrawing; %1: names</comment>
        <translation>Fuori gara: %1.</translation>
    </message>
    <message>
        <source>%1 plays again.</source>
        <comment>after coming back; %1: names</comment>
        <translation>Di nuovo in gara: %1.</translation>
    </message>
    <message>
        <source>%1 will be a new member.</source>
        <comment>below the field; %1: a name that nobody has yet</comment>
        <translation>%1 sarà tra i nuovi soci.</translation>
    </message>
    <message>
        <source>Type a name first.</source>
        <translation>Prima scrivi un nome.</translation>
    </message>
    <message>
        <source>Who plays with %1?</source>
        <comment>%1: a name; the field for the partner is empty</comment>
        <translation>Chi gioca con %1?</translation>
    </message>
    <message>
        <source>A pair needs two different people.</source>
        <translation>In una coppia servono due persone diverse.</translation>
    </message>
    <message>
        <source>%1 is entered already.</source>
        <comment>%1: a name</comment>
        <translation>%1 è già tra gli iscritti.</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>Domino Desktop is already running with this data.</source>
        <comment>a second start is refused</comment>
        <translation>Domino Desktop è già aperto con questi dati.</translation>
    </message>
    <message>
        <source>The saved matches could not be read. They were set aside as %1, and a fresh list was started.</source>
        <comment>%1: the path of a file</comment>
        <translation>Non è stato possibile leggere le partite salvate. Si trovano ora in %1 e l&apos;elenco riparte da zero.</translation>
    </message>
    <message>
        <source>The saved matches were damaged. They were set aside as %1, and the last intact copy took their place.</source>
        <comment>%1: the path of a file</comment>
        <translation>Le partite salvate erano danneggiate. Si trovano ora in %1 e al loro posto c&apos;è l&apos;ultima copia integra.</translation>
    </message>
    <message>
        <source>The saved matches were missing. The last intact copy took their place.</source>
        <translation>Le partite salvate mancavano. Al loro posto c&apos;è l&apos;ultima copia integra.</translation>
    </message>
    <message>
        <source>The saved matches come from a newer version of the program. Nothing was changed; please update it.</source>
        <translation>Le partite salvate vengono da una versione più recente del programma. Non è cambiato niente; aggiorna il programma.</translation>
    </message>
    <message>
        <source>Nothing can be saved in %1</source>
        <comment>%1: the path of a folder</comment>
        <translation>Non si può salvare niente in %1</translation>
    </message>
    <message>
        <source>The disk is full: nothing can be saved in %1</source>
        <comment>%1: the path of a folder</comment>
        <translation>Il disco è pieno: non si può salvare niente in %1</translation>
    </message>
    <message>
        <source>The settings could not be read. They were set aside as %1, and all settings were reset.</source>
        <comment>%1: the path of a file</comment>
        <translation>Non è stato possibile leggere le impostazioni. Si trovano ora in %1 e tutto è tornato come all&apos;inizio.</translation>
    </message>
    <message>
        <source>The disk is full: the last move could not be saved.</source>
        <translation>Il disco è pieno: l&apos;ultima mossa non è stata salvata.</translation>
    </message>
    <message>
        <source>The last move could not be saved, so it was not played.</source>
        <translation>Non è stato possibile salvare l&apos;ultima mossa, quindi non vale.</translation>
    </message>
    <message>
        <source>The rules in %1 cannot be used. Please check: %2</source>
        <comment>%1: the path of a file; %2: a place in it, hand_size say</comment>
        <translation>Le regole in %1 non si possono usare. Da controllare: %2</translation>
    </message>
    <message>
        <source>%1 had trouble thinking, so a simple move was played.</source>
        <comment>a computer player</comment>
        <translation>%1 ha avuto un problema: è stata giocata una mossa semplice.</translation>
    </message>
    <message>
        <source>The computer players cannot be started: they play simple moves now.</source>
        <translation>I giocatori guidati dal computer non si avviano: ora fanno mosse semplici.</translation>
    </message>
    <message>
        <source>Something went wrong. The match is saved up to the last move.</source>
        <translation>Qualcosa è andato storto. La partita è salva fino all&apos;ultima mossa.</translation>
    </message>
    <message>
        <source>This match can no longer be read. It stays as it is; please begin a new one.</source>
        <translation>Questa partita non si può più leggere. Resta com&apos;è; comincia una partita nuova.</translation>
    </message>
</context>
<context>
    <name>Foul</name>
    <message>
        <source>Wrong answer</source>
        <comment>title of the page; family wording</comment>
        <translation>Risposta errata</translation>
    </message>
    <message>
        <source>False declaration</source>
        <comment>title of the page; the referee&apos;s wording</comment>
        <translation>Dichiarazione non veritiera</translation>
    </message>
    <message>
        <source>Wrong answer: %1 held a tile that fits.</source>
        <comment>family wording</comment>
        <translation>Risposta errata: %1 aveva una tessera giocabile.</translation>
    </message>
    <message>
        <source>False declaration: %1 held a playable tile.</source>
        <comment>the referee&apos;s wording</comment>
        <translation>Dichiarazione non veritiera: %1 aveva una tessera giocabile.</translation>
    </message>
    <message>
        <source>Open ends: %2. %1 said no, but held %3, which fits the %4.</source>
        <comment>%2: numbers; %3: a tile; %4: a number</comment>
        <translation>Estremità aperte: %2. %1 ha detto di no, ma aveva %3, che va bene sul %4.</translation>
    </message>
    <message>
        <source>%1 may have held %2 already. This is not proven.</source>
        <comment>%2: a tile, like 4-6</comment>
        <translation>Forse %1 aveva già %2. Non è provato.</translation>
    </message>
    <message>
        <source>The table when %1 answered</source>
        <comment>caption of a picture</comment>
        <translation>Il tavolo al momento della risposta di %1</translation>
    </message>
    <message>
        <source>This tile would have fitted here.</source>
        <comment>caption of a picture</comment>
        <translation>Questa tessera andava bene qui.</translation>
    </message>
    <message>
        <source>What the rules say</source>
        <comment>heading</comment>
        <translation>Che cosa dicono le regole</translation>
    </message>
    <message>
        <source>This round does not count and is dealt again.</source>
        <translation>Questa mano non conta e si rifà.</translation>
    </message>
    <message>
        <source>The result of the round stands.</source>
        <translation>Il risultato della mano resta valido.</translation>
    </message>
    <message>
        <source>%1 cannot win this round any more.</source>
        <comment>%1: a player or a pair</comment>
        <translation>Questa mano non può più andare a %1.</translation>
    </message>
    <message>
        <source>The match is lost for %1.</source>
        <comment>%1: a player or a pair</comment>
        <translation>La partita è persa per %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n penalty point(s) for %1</source>
        <comment>%1: a player or a pair</comment>
        <translation>
            <numerusform>%n punto di penalità per %1</numerusform>
            <numerusform>%n punti di penalità per %1</numerusform>
        </translation>
    </message>
    <message>
        <source>A warning for %1, no penalty points</source>
        <comment>%1: a player or a pair</comment>
        <translation>Un avvertimento per %1, nessun punto di penalità</translation>
    </message>
    <message>
        <source>Next time: an answer can be taken back until the next player has answered.</source>
        <comment>advice on the page</comment>
        <translation>Per la prossima volta: una risposta si può ritirare finché non risponde chi viene dopo.</translation>
    </message>
</context>
<context>
    <name>Gallery</name>
    <message>
        <source>Rule sets</source>
        <comment>title of the page with all rule sets</comment>
        <translation>Varianti</translation>
    </message>
    <message>
        <source>Choose a rule set</source>
        <comment>title of the same page while a table is set up</comment>
        <translation>Scegli una variante</translation>
    </message>
    <message>
        <source>Yours</source>
        <comment>heading: rule sets that people of this house have saved</comment>
        <translation>Le tue</translation>
    </message>
    <message>
        <source>Six to start with</source>
        <comment>heading above six rule sets</comment>
        <translation>Sei per cominciare</translation>
    </message>
    <message>
        <source>All rule sets</source>
        <comment>heading</comment>
        <translation>Tutte le varianti</translation>
    </message>
    <message numerus="yes">
        <source>%n rule set(s)</source>
        <comment>how many fit the search; never zero</comment>
        <translation>
            <numerusform>%n variante</numerusform>
            <numerusform>%n varianti</numerusform>
        </translation>
    </message>
    <message>
        <source>Search rule sets</source>
        <comment>what a screen reader says for the field</comment>
        <translation>Cerca tra le varianti</translation>
    </message>
    <message>
        <source>Search: a name, a country, a word</source>
        <comment>inside the empty field</comment>
        <translation>Cerca: un nome, un paese, una parola</translation>
    </message>
    <message>
        <source>No rule set fits all of that.</source>
        <translation>Nessuna variante corrisponde a tutto questo.</translation>
    </message>
    <message>
        <source>Show all rule sets</source>
        <comment>button: forget search and filters</comment>
        <translation>Mostra tutte le varianti</translation>
    </message>
    <message>
        <source>Every kind</source>
        <comment>filter: all kinds of games</comment>
        <translation>Di ogni tipo</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <comment>filter: all countries</comment>
        <translation>Ovunque</translation>
    </message>
    <message>
        <source>Kind of game</source>
        <comment>what a screen reader says for a row of choices</comment>
        <translation>Tipo di gioco</translation>
    </message>
    <message>
        <source>Where it is played</source>
        <comment>what a screen reader says for a row of choices</comment>
        <translation>Dove si gioca</translation>
    </message>
    <message>
        <source>Each for themselves</source>
        <comment>kind of game: one line of tiles, no partners</comment>
        <translation>Ognuno per sé</translation>
    </message>
    <message>
        <source>Two against two</source>
        <comment>kind of game: partners sit opposite</comment>
        <translation>Due contro due</translation>
    </message>
    <message>
        <source>Points while playing</source>
        <comment>kind of game: the open ends score during the round</comment>
        <translation>Punti durante il gioco</translation>
    </message>
    <message>
        <source>Crosses and stars</source>
        <comment>kind of game: the tiles grow in four or more directions</comment>
        <translation>Croci e stelle</translation>
    </message>
    <message>
        <source>Matador</source>
        <comment>kind of game: touching numbers add up to seven</comment>
        <translation>Matador</translation>
    </message>
    <message>
        <source>Trains</source>
        <comment>kind of game: Mexican Train and its relatives</comment>
        <translation>Treni</translation>
    </message>
    <message>
        <source>All over the world</source>
        <comment>where a game is played</comment>
        <translation>In tutto il mondo</translation>
    </message>
    <message>
        <source>Italy</source>
        <comment>where a game is played</comment>
        <translation>Italia</translation>
    </message>
    <message>
        <source>Portugal</source>
        <comment>where a game is played</comment>
        <translation>Portogallo</translation>
    </message>
    <message>
        <source>Brazil</source>
        <comment>where a game is played</comment>
        <translation>Brasile</translation>
    </message>
    <message>
        <source>Spain</source>
        <comment>where a game is played</comment>
        <translation>Spagna</translation>
    </message>
    <message>
        <source>The Caribbean</source>
        <comment>where a game is played</comment>
        <translation>Caraibi</translation>
    </message>
    <message>
        <source>Indonesia</source>
        <comment>where a game is played</comment>
        <translation>Indonesia</translation>
    </message>
    <message>
        <source>Sweden</source>
        <comment>where a game is played</comment>
        <translation>Svezia</translation>
    </message>
    <message>
        <source>Britain</source>
        <comment>where a game is played</comment>
        <translation>Gran Bretagna</translation>
    </message>
    <message>
        <source>North America</source>
        <comment>where a game is played</comment>
        <translation>Nord America</translation>
    </message>
    <message>
        <source>Our house</source>
        <comment>where a game is played: a rule set that somebody of this house has made</comment>
        <translation>Casa nostra</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <comment>how many can play; never zero</comment>
        <translation>
            <numerusform>%n giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 players</source>
        <comment>how many can play; %1, %2: numbers, like 2 and 4</comment>
        <translation>da %1 a %2 giocatori</translation>
    </message>
    <message>
        <source>%1 players</source>
        <comment>how many can play; %1: a list of numbers, like 2 or 4</comment>
        <translation>%1 giocatori</translation>
    </message>
    <message>
        <source>4 players in pairs</source>
        <comment>how many can play: two against two</comment>
        <translation>4 giocatori a coppie</translation>
    </message>
    <message numerus="yes">
        <source>to %n point(s)</source>
        <comment>how long a match is; never zero</comment>
        <translation>
            <numerusform>fino a %n punto</numerusform>
            <numerusform>fino a %n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <comment>how long a match is; round = one deal; never zero</comment>
        <translation>
            <numerusform>%n mano</numerusform>
            <numerusform>%n mani</numerusform>
        </translation>
    </message>
    <message>
        <source>One line of tiles, doubles across</source>
        <comment>what a screen reader says for a picture</comment>
        <translation>Una linea di tessere, i doppi di traverso</translation>
    </message>
    <message>
        <source>One line of tiles between two pairs</source>
        <comment>what a screen reader says for a picture</comment>
        <translation>Una linea di tessere tra due coppie</translation>
    </message>
    <message>
        <source>One line whose ends are added up</source>
        <comment>what a screen reader says for a picture</comment>
        <translation>Una linea di cui si sommano le estremità</translation>
    </message>
    <message>
        <source>Four arms from the first double</source>
        <comment>what a screen reader says for a picture</comment>
        <translation>Quattro bracci dal primo doppio</translation>
    </message>
    <message>
        <source>Side arms from every double</source>
        <comment>what a screen reader says for a picture</comment>
        <translation>Bracci laterali da ogni doppio</translation>
    </message>
    <message>
        <source>A cross of four tiles round a double</source>
        <comment>what a screen reader says for a picture</comment>
        <translation>Una croce di quattro tessere intorno a un doppio</translation>
    </message>
    <message>
        <source>A cross with a double on every arm</source>
        <comment>what a screen reader says for a picture</comment>
        <translation>Una croce con un doppio su ogni braccio</translation>
    </message>
    <message>
        <source>A star of tiles round a double</source>
        <comment>what a screen reader says for a picture</comment>
        <translation>Una stella di tessere intorno a un doppio</translation>
    </message>
    <message>
        <source>One line whose joints make seven</source>
        <comment>what a screen reader says for a picture</comment>
        <translation>Una linea in cui i numeri vicini fanno sette</translation>
    </message>
    <message>
        <source>A train of tiles for every player</source>
        <comment>what a screen reader says for a picture</comment>
        <translation>Un treno di tessere per ogni giocatore</translation>
    </message>
    <message>
        <source>Three toes from a double</source>
        <comment>what a screen reader says for a picture</comment>
        <translation>Tre dita che partono da un doppio</translation>
    </message>
    <message>
        <source>House rules from %1</source>
        <comment>%1: the name of a rule set</comment>
        <translation>Regole della casa da %1</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) changed: %1</source>
        <comment>%1: a list of rules, like Direction of play and Extra points; never zero</comment>
        <translation>
            <numerusform>%n regola cambiata: %1</numerusform>
            <numerusform>%n regole cambiate: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <comment>button: play by this rule set at once</comment>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Play %1</source>
        <comment>%1: the name of a rule set</comment>
        <translation>Gioca: %1</translation>
    </message>
    <message>
        <source>Choose</source>
        <comment>button: set up the table with this rule set</comment>
        <translation>Scegli</translation>
    </message>
    <message>
        <source>Choose %1</source>
        <comment>%1: the name of a rule set</comment>
        <translation>Scegli: %1</translation>
    </message>
    <message>
        <source>Choose other rules</source>
        <comment>button: opens the page with all rule sets</comment>
        <translation>Scegli altre regole</translation>
    </message>
    <message>
        <source>Read the rules</source>
        <comment>button</comment>
        <translation>Leggi le regole</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>button: read the rules</comment>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Read the rules of %1</source>
        <comment>%1: the name of a rule set</comment>
        <translation>Leggi le regole: %1</translation>
    </message>
    <message>
        <source>Compare</source>
        <comment>button: compare this rule set with another one</comment>
        <translation>Confronta</translation>
    </message>
    <message>
        <source>Change the rules</source>
        <comment>button: make house rules of this rule set</comment>
        <translation>Cambia le regole</translation>
    </message>
    <message>
        <source>Load a file</source>
        <comment>button: take over a rule set that somebody sent</comment>
        <translation>Carica un file</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>How to play</source>
        <comment>title</comment>
        <translation>Come si gioca</translation>
    </message>
    <message>
        <source>Match the numbers</source>
        <comment>heading of a picture</comment>
        <translation>Numero con numero</translation>
    </message>
    <message>
        <source>Lay a tile at either end of the line, next to the same number. Doubles lie across.</source>
        <comment>picture 1</comment>
        <translation>Posa una tessera a un&apos;estremità della linea, accanto allo stesso numero. I doppi si mettono di traverso.</translation>
    </message>
    <message>
        <source>Nothing fits?</source>
        <comment>heading of a picture</comment>
        <translation>Nessuna tessera va bene?</translation>
    </message>
    <message>
        <source>Take tiles from the boneyard until one fits. When nothing can be taken, you pass.</source>
        <comment>picture 2</comment>
        <translation>Pesca dal pozzo finché una tessera va bene. Quando non c&apos;è più niente da pescare, passa.</translation>
    </message>
    <message>
        <source>Be the first without tiles</source>
        <comment>heading of a picture</comment>
        <translation>Finisci le tessere prima degli altri</translation>
    </message>
    <message>
        <source>Whoever plays their last tile first wins the round. The others&apos; pips are the points.</source>
        <comment>3</comment>
        <translation>Chi gioca la sua ultima tessera vince la mano. I punti in mano agli altri vanno a chi vince.</translation>
    </message>
    <message>
        <source>The game is blocked</source>
        <comment>heading of a picture</comment>
        <translation>Il gioco è bloccato</translation>
    </message>
    <message>
        <source>Sometimes nobody can play and nothing can be taken. Then everybody answers in turn.</source>
        <comment>picture 4</comment>
        <translation>A volte nessuno può giocare e non c&apos;è più niente da pescare. Allora tutti rispondono a turno.</translation>
    </message>
    <message>
        <source>The lowest count wins</source>
        <comment>heading of a picture</comment>
        <translation>Vince il totale più basso</translation>
    </message>
    <message>
        <source>All hands are shown and the pips are counted. Play heavy tiles in good time!</source>
        <comment>picture 5</comment>
        <translation>Tutti mostrano le tessere e si contano i punti. Liberati presto delle tessere pesanti!</translation>
    </message>
    <message>
        <source>Picture %1 of %2</source>
        <translation>Figura %1 di %2</translation>
    </message>
    <message>
        <source>Let&apos;s play</source>
        <comment>button after the last picture</comment>
        <translation>Giochiamo</translation>
    </message>
    <message>
        <source>Keys</source>
        <comment>title of the table of keys</comment>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>Tab</source>
        <comment>a key</comment>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <comment>keys</comment>
        <translation>Frecce</translation>
    </message>
    <message>
        <source>Shift and arrow keys</source>
        <comment>keys, held together</comment>
        <translation>Maiusc e frecce</translation>
    </message>
    <message>
        <source>Ctrl and arrow keys</source>
        <comment>keys, held together</comment>
        <translation>Ctrl e frecce</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <comment>keys</comment>
        <translation>Invio o Spazio</translation>
    </message>
    <message>
        <source>Digits</source>
        <comment>keys</comment>
        <translation>Numeri</translation>
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
        <translation>tra tessere, tavolo e pulsanti</translation>
    </message>
    <message>
        <source>to the next tile or end</source>
        <comment>what a key does</comment>
        <translation>alla prossima tessera o estremità</translation>
    </message>
    <message>
        <source>move the tile within the rack</source>
        <comment>what keys do</comment>
        <translation>sposta la tessera sul leggio</translation>
    </message>
    <message>
        <source>move the zoomed table</source>
        <comment>what keys do</comment>
        <translation>sposta il tavolo ingrandito</translation>
    </message>
    <message>
        <source>play, answer, press</source>
        <comment>what a key does</comment>
        <translation>gioca, rispondi, premi</translation>
    </message>
    <message>
        <source>to the next tile with that number</source>
        <comment>what a key does</comment>
        <translation>alla prossima tessera con quel numero</translation>
    </message>
    <message>
        <source>take a tile</source>
        <comment>what a key does</comment>
        <translation>pesca una tessera</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>what a key does</comment>
        <translation>passa</translation>
    </message>
    <message>
        <source>say the game is blocked</source>
        <comment>what a key does</comment>
        <translation>di&apos; che il gioco è bloccato</translation>
    </message>
    <message>
        <source>skip whatever is moving, and the questions</source>
        <comment>what a key does: everything that moves arrives at once; the walk round the table goes to its end</comment>
        <translation>salta le animazioni e le domande</translation>
    </message>
    <message>
        <source>sort the tiles</source>
        <comment>what a key does</comment>
        <translation>riordina le tessere</translation>
    </message>
    <message>
        <source>ask the coach for a hint, or hide it</source>
        <comment>what a key does</comment>
        <translation>chiedi un suggerimento all&apos;allenatore, o nascondilo</translation>
    </message>
    <message>
        <source>zoom in, out, fit the table</source>
        <comment>what a key does</comment>
        <translation>ingrandisci, riduci, adatta il tavolo</translation>
    </message>
    <message>
        <source>story of the round</source>
        <comment>what a key does</comment>
        <translation>cronaca della mano</translation>
    </message>
    <message>
        <source>hear your tiles</source>
        <comment>what a key does: a screen reader says the tiles in the rack</comment>
        <translation>ascolta le tue tessere</translation>
    </message>
    <message>
        <source>hear the open ends</source>
        <comment>what a key does</comment>
        <translation>ascolta le estremità aperte</translation>
    </message>
    <message>
        <source>hear tiles and scores</source>
        <comment>what a key does: how many tiles each player has, and points</comment>
        <translation>ascolta tessere e punteggi</translation>
    </message>
    <message>
        <source>hear whose turn it is</source>
        <comment>what a key does</comment>
        <translation>ascolta a chi tocca</translation>
    </message>
    <message>
        <source>hear the last move again</source>
        <comment>what a key does</comment>
        <translation>riascolta l&apos;ultima mossa</translation>
    </message>
    <message>
        <source>hide the tiles</source>
        <comment>what a key does</comment>
        <translation>nascondi le tessere</translation>
    </message>
    <message>
        <source>this help</source>
        <comment>what a key does</comment>
        <translation>questo aiuto</translation>
    </message>
    <message>
        <source>full screen</source>
        <comment>what a key does</comment>
        <translation>schermo intero</translation>
    </message>
    <message>
        <source>take back the last move</source>
        <comment>what a key does</comment>
        <translation>ritira l&apos;ultima mossa</translation>
    </message>
    <message>
        <source>new match</source>
        <comment>what a key does</comment>
        <translation>nuova partita</translation>
    </message>
    <message>
        <source>cancel</source>
        <comment>what a key does</comment>
        <translation>annulla</translation>
    </message>
    <message>
        <source>The rules of this match</source>
        <comment>button</comment>
        <translation>Le regole di questa partita</translation>
    </message>
    <message>
        <source>All rule sets</source>
        <comment>button</comment>
        <translation>Tutte le varianti</translation>
    </message>
    <message>
        <source>Everything works without the mouse.</source>
        <comment>under the title of the table of keys</comment>
        <translation>Tutto funziona anche senza mouse.</translation>
    </message>
</context>
<context>
    <name>Help keys</name>
    <message>
        <source>Keys that work here</source>
        <comment>heading above keys and what they do on this page</comment>
        <translation>Tasti che funzionano qui</translation>
    </message>
    <message>
        <source>Keys that work everywhere</source>
        <comment>heading above keys and what they do on every page</comment>
        <translation>Tasti che funzionano ovunque</translation>
    </message>
    <message>
        <source>Alt+%1</source>
        <comment>two keys; %1: another key</comment>
        <translation>Alt+%1</translation>
    </message>
    <message>
        <source>Shift+%1</source>
        <comment>two keys; %1: another key</comment>
        <translation>Maiusc+%1</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>a key</comment>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Backspace</source>
        <comment>a key</comment>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Delete</source>
        <comment>a key</comment>
        <translation>Canc</translation>
    </message>
    <message>
        <source>Home</source>
        <comment>a key</comment>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>End</source>
        <comment>a key</comment>
        <translation>Fine</translation>
    </message>
    <message>
        <source>Page Up</source>
        <comment>a key</comment>
        <translation>Pag Su</translation>
    </message>
    <message>
        <source>Page Down</source>
        <comment>a key</comment>
        <translation>Pag Giù</translation>
    </message>
    <message>
        <source>Ctrl and 1 to 5</source>
        <comment>keys, held together</comment>
        <translation>Ctrl e da 1 a 5</translation>
    </message>
    <message>
        <source>Letters</source>
        <comment>keys</comment>
        <translation>Lettere</translation>
    </message>
    <message>
        <source>to the next button or field</source>
        <comment>what a key does</comment>
        <translation>al prossimo pulsante o campo</translation>
    </message>
    <message>
        <source>press the button, or choose</source>
        <comment>what a key does</comment>
        <translation>premi il pulsante, o scegli</translation>
    </message>
    <message>
        <source>back</source>
        <comment>what a key does: to the page before</comment>
        <translation>indietro</translation>
    </message>
    <message>
        <source>quit the program</source>
        <comment>what a key does</comment>
        <translation>esci dal programma</translation>
    </message>
    <message>
        <source>scroll; among choices: to the next one</source>
        <comment>what keys do</comment>
        <translation>scorri; tra più scelte: alla successiva</translation>
    </message>
    <message>
        <source>to the top or the bottom</source>
        <comment>what keys do</comment>
        <translation>all&apos;inizio o alla fine</translation>
    </message>
    <message>
        <source>search</source>
        <comment>what a key does: it leads to the search field</comment>
        <translation>cerca</translation>
    </message>
    <message>
        <source>empty the search</source>
        <comment>what a key does</comment>
        <translation>svuota la ricerca</translation>
    </message>
    <message>
        <source>from the search into the list</source>
        <comment>what a key does</comment>
        <translation>dalla ricerca all&apos;elenco</translation>
    </message>
    <message>
        <source>in the list: to the next row or column</source>
        <comment>what keys do</comment>
        <translation>nell&apos;elenco: alla prossima riga o colonna</translation>
    </message>
    <message>
        <source>in the list: to the first or the last row</source>
        <comment>what keys do</comment>
        <translation>nell&apos;elenco: alla prima o all&apos;ultima riga</translation>
    </message>
    <message>
        <source>in the list: to the next name that begins so</source>
        <comment>what letters do</comment>
        <translation>nell&apos;elenco: al prossimo nome che comincia così</translation>
    </message>
    <message>
        <source>to the next field; from the last one, on</source>
        <comment>what a key does: Enter, in a form</comment>
        <translation>al prossimo campo; dall&apos;ultimo si va avanti</translation>
    </message>
    <message>
        <source>in a field for a name: show who is known</source>
        <comment>what a key does</comment>
        <translation>in un campo per un nome: mostra i nomi già noti</translation>
    </message>
    <message>
        <source>paste the picture that you have copied</source>
        <comment>what keys do</comment>
        <translation>incolla l&apos;immagine copiata</translation>
    </message>
    <message>
        <source>bring the sheet nearer or further away</source>
        <comment>what keys do</comment>
        <translation>avvicina o allontana il foglio</translation>
    </message>
    <message>
        <source>move the sheet</source>
        <comment>what keys do</comment>
        <translation>sposta il foglio</translation>
    </message>
    <message>
        <source>entrants, round, standings, log, publish</source>
        <comment>what five keys do: they open these parts</comment>
        <translation>iscritti, turno, classifica, registro, pubblica</translation>
    </message>
    <message>
        <source>create the tournament at once</source>
        <comment>what a key does</comment>
        <translation>crea subito il torneo</translation>
    </message>
    <message>
        <source>in the list: change this member</source>
        <comment>what a key does</comment>
        <translation>nell&apos;elenco: modifica questo socio</translation>
    </message>
    <message>
        <source>to the next field; then enter these people</source>
        <comment>what a key does: Enter, on the list of entrants</comment>
        <translation>al prossimo campo; poi iscrivi queste persone</translation>
    </message>
    <message>
        <source>in the list: withdraw this entrant</source>
        <comment>what a key does</comment>
        <translation>nell&apos;elenco: ritira questo iscritto</translation>
    </message>
    <message>
        <source>look at the round before or after</source>
        <comment>what keys do: a tournament round</comment>
        <translation>guarda il turno precedente o seguente</translation>
    </message>
    <message>
        <source>publish the pairing</source>
        <comment>what keys do</comment>
        <translation>pubblica l&apos;abbinamento</translation>
    </message>
    <message>
        <source>from name to name</source>
        <comment>what keys do</comment>
        <translation>da un nome all&apos;altro</translation>
    </message>
    <message>
        <source>choose nobody any more</source>
        <comment>what a key does, where two people change places</comment>
        <translation>annulla la scelta</translation>
    </message>
    <message>
        <source>begin the number of a table</source>
        <comment>what digits do, wherever the keyboard is</comment>
        <translation>comincia a scrivere il numero di un tavolo</translation>
    </message>
    <message>
        <source>to the next field; after the last one the result counts</source>
        <comment>what a key does: Enter</comment>
        <translation>al prossimo campo; dopo l&apos;ultimo il risultato vale</translation>
    </message>
    <message>
        <source>to the field before or behind</source>
        <comment>what keys do</comment>
        <translation>al campo precedente o seguente</translation>
    </message>
    <message>
        <source>in an empty field: to the one before</source>
        <comment>what a key does</comment>
        <translation>in un campo vuoto: al precedente</translation>
    </message>
    <message>
        <source>let an unusual result count</source>
        <comment>what keys do</comment>
        <translation>accetta un risultato insolito</translation>
    </message>
    <message>
        <source>take the last result back</source>
        <comment>what keys do</comment>
        <translation>togli l&apos;ultimo risultato</translation>
    </message>
    <message>
        <source>among the cards: from table to table</source>
        <comment>what keys do</comment>
        <translation>tra le schede: da un tavolo all&apos;altro</translation>
    </message>
    <message>
        <source>at a card: enter its result, or correct it</source>
        <comment>what a key does</comment>
        <translation>su una scheda: registra il risultato, o correggilo</translation>
    </message>
    <message>
        <source>at a card: correct its result</source>
        <comment>what a key does</comment>
        <translation>su una scheda: correggi il risultato</translation>
    </message>
    <message>
        <source>open what this entrant has played</source>
        <comment>what a key does</comment>
        <translation>apri quello che questo iscritto ha giocato</translation>
    </message>
    <message>
        <source>from entrant to entrant, from level to level</source>
        <comment>what keys do, in a knockout</comment>
        <translation>da un iscritto all&apos;altro, da una fase all&apos;altra</translation>
    </message>
    <message>
        <source>back to the standings</source>
        <comment>what a key does</comment>
        <translation>torna alla classifica</translation>
    </message>
    <message>
        <source>at a result with a protocol: open it</source>
        <comment>what a key does</comment>
        <translation>su un risultato con verbale: apri il verbale</translation>
    </message>
    <message>
        <source>tick this tournament, or untick it</source>
        <comment>what a key does</comment>
        <translation>metti o togli la spunta a questo torneo</translation>
    </message>
    <message>
        <source>one page on, or one back</source>
        <comment>what keys do</comment>
        <translation>una pagina avanti o indietro</translation>
    </message>
    <message>
        <source>hold this page, or let it go on</source>
        <comment>what a key does</comment>
        <translation>ferma questa pagina, o falla proseguire</translation>
    </message>
    <message>
        <source>fill the screen, or be a window again</source>
        <comment>what a key does; so does a double click</comment>
        <translation>schermo intero, o di nuovo finestra</translation>
    </message>
    <message>
        <source>close this window</source>
        <comment>what a key does</comment>
        <translation>chiudi questa finestra</translation>
    </message>
    <message>
        <source>open the table at once</source>
        <comment>what keys do</comment>
        <translation>apri subito il tavolo</translation>
    </message>
    <message>
        <source>to the next open table</source>
        <comment>what a key does</comment>
        <translation>al prossimo tavolo aperto</translation>
    </message>
    <message>
        <source>take the last step back</source>
        <comment>what keys do</comment>
        <translation>annulla l&apos;ultimo passo</translation>
    </message>
    <message>
        <source>write the open numbers and how many tiles are held</source>
        <comment>what digits do</comment>
        <translation>scrivi i numeri aperti e quante tessere sono in mano</translation>
    </message>
    <message>
        <source>a tile by its two numbers, like 64</source>
        <comment>what digits do</comment>
        <translation>una tessera con i suoi due numeri, per esempio 64</translation>
    </message>
    <message>
        <source>can play</source>
        <comment>what a key does: the answer of a player</comment>
        <translation>può giocare</translation>
    </message>
    <message>
        <source>cannot play</source>
        <comment>what a key does: the answer of a player</comment>
        <translation>non può giocare</translation>
    </message>
    <message>
        <source>to another player&apos;s hand</source>
        <comment>what keys do</comment>
        <translation>alle tessere di un altro giocatore</translation>
    </message>
    <message>
        <source>choose the penalty with this number</source>
        <comment>what digits do</comment>
        <translation>scegli la penalità con questo numero</translation>
    </message>
    <message>
        <source>go on</source>
        <comment>what a key does</comment>
        <translation>avanti</translation>
    </message>
    <message>
        <source>from dispute to dispute</source>
        <comment>what keys do</comment>
        <translation>da un caso all&apos;altro</translation>
    </message>
    <message>
        <source>open the lid</source>
        <comment>what a key does</comment>
        <translation>apri il coperchio</translation>
    </message>
    <message>
        <source>close this sheet</source>
        <comment>what a key does</comment>
        <translation>chiudi questo foglio</translation>
    </message>
    <message>
        <source>tile by tile</source>
        <comment>what keys do: through a finished round</comment>
        <translation>tessera per tessera</translation>
    </message>
    <message>
        <source>five tiles further or back</source>
        <comment>what keys do</comment>
        <translation>cinque tessere avanti o indietro</translation>
    </message>
    <message>
        <source>to the deal, or to the last tile</source>
        <comment>what keys do</comment>
        <translation>alle tessere date, o all&apos;ultima tessera</translation>
    </message>
    <message>
        <source>from step to step</source>
        <comment>what keys do: up and down a stair of puzzles</comment>
        <translation>da un gradino all&apos;altro</translation>
    </message>
    <message>
        <source>move the frame; with Shift a little</source>
        <comment>what keys do</comment>
        <translation>sposta il riquadro; con Maiusc di poco</translation>
    </message>
    <message>
        <source>make the frame larger or smaller</source>
        <comment>what keys do</comment>
        <translation>ingrandisci o riduci il riquadro</translation>
    </message>
    <message>
        <source>make the frame as large as possible</source>
        <comment>what a key does</comment>
        <translation>ingrandisci al massimo il riquadro</translation>
    </message>
</context>
<context>
    <name>Help topics</name>
    <message>
        <source>Here are your tables with real tiles.</source>
        <translation>Qui ci sono i tuoi tavoli con tessere vere.</translation>
    </message>
    <message>
        <source>Open a table, or go on with one where you left it; nothing that you typed is lost.</source>
        <translation>Apri un tavolo, o riprendine uno da dove l&apos;avevi lasciato; niente di quello che hai scritto va perso.</translation>
    </message>
    <message>
        <source>Practise with disputes, or print the card for tables without a computer.</source>
        <translation>Esercitati con i casi, o stampa la scheda per i tavoli senza computer.</translation>
    </message>
    <message>
        <source>A protocol that somebody sent you can be opened and judged again.</source>
        <translation>Un verbale che ti hanno mandato si può aprire e riesaminare.</translation>
    </message>
    <message>
        <source>Say who sits at the table, in which languages, and by which rules.</source>
        <translation>Indica chi siede al tavolo, in quali lingue e con quali regole.</translation>
    </message>
    <message>
        <source>Enter leads from field to field; with Ctrl and Enter the table opens at once.</source>
        <translation>Invio porta da un campo all&apos;altro; con Ctrl e Invio il tavolo si apre subito.</translation>
    </message>
    <message>
        <source>Each player is asked in the language that you choose here.</source>
        <translation>Ogni giocatore legge la domanda nella lingua che scegli qui.</translation>
    </message>
    <message>
        <source>What a false declaration costs can be changed before the table opens.</source>
        <translation>Il costo di una dichiarazione non veritiera si può cambiare prima di aprire il tavolo.</translation>
    </message>
    <message>
        <source>Settle a dispute step by step: position, walk, hands, rulings, score.</source>
        <translation>Risolvi una contestazione passo per passo: posizione, giro, tessere, decisioni, punteggio.</translation>
    </message>
    <message>
        <source>Type a tile by its two numbers, like 64. Backspace takes back.</source>
        <translation>Scrivi una tessera con i suoi due numeri, per esempio 64. Backspace cancella.</translation>
    </message>
    <message>
        <source>In the walk the key 1 means: can play; 0 means: cannot. Turn the screen to each player.</source>
        <translation>Nel giro il tasto 1 vuol dire: può giocare; 0 vuol dire: non può. Gira lo schermo verso chi risponde.</translation>
    </message>
    <message>
        <source>A foul can be written down at any time, and a ruling can be withdrawn.</source>
        <translation>Un&apos;infrazione si può annotare in ogni momento, e una decisione si può revocare.</translation>
    </message>
    <message>
        <source>F6 goes on to the next table.</source>
        <translation>F6 passa al prossimo tavolo.</translation>
    </message>
    <message>
        <source>Every round of this table with its points.</source>
        <translation>Ogni mano di questo tavolo con i suoi punti.</translation>
    </message>
    <message>
        <source>Write down a round of which only the points are known, or correct one with a reason.</source>
        <translation>Inserisci una mano di cui si conoscono solo i punti, o correggine una indicando il motivo.</translation>
    </message>
    <message>
        <source>Every round has a protocol that can be printed.</source>
        <translation>Ogni mano ha un verbale che si può stampare.</translation>
    </message>
    <message>
        <source>Nothing is wiped out: the log keeps what was corrected.</source>
        <translation>Niente si cancella: il registro conserva ciò che è stato corretto.</translation>
    </message>
    <message>
        <source>This is the sheet as it will be printed.</source>
        <translation>Questo è il foglio come sarà stampato.</translation>
    </message>
    <message>
        <source>Choose the languages and the paper; print it, or save it as PDF, picture or text.</source>
        <translation>Scegli le lingue e la carta; stampalo, o salvalo come PDF, immagine o testo.</translation>
    </message>
    <message>
        <source>Plus and minus bring the sheet nearer or further away.</source>
        <translation>Più e meno avvicinano o allontanano il foglio.</translation>
    </message>
    <message>
        <source>A protocol that was saved as a file can be judged again on any computer.</source>
        <translation>Un verbale salvato in un file si può riesaminare su qualsiasi computer.</translation>
    </message>
    <message>
        <source>This window asks the players, each in their own language.</source>
        <translation>Questa finestra fa le domande ai giocatori, a ognuno nella sua lingua.</translation>
    </message>
    <message>
        <source>It shows the question and nothing else; no tile of any hand is ever in it.</source>
        <translation>Mostra la domanda e nient&apos;altro; le tessere in mano non ci sono mai.</translation>
    </message>
    <message>
        <source>The answers are typed at the desk.</source>
        <translation>Le risposte si scrivono al banco dell&apos;arbitro.</translation>
    </message>
    <message>
        <source>A second screen is filled at once. If not, move the window there and let it fill the screen.</source>
        <translation>Un secondo schermo si riempie subito; se no, porta lì la finestra e mettila a schermo intero.</translation>
    </message>
    <message>
        <source>Here are the tournaments of your club.</source>
        <translation>Qui ci sono i tornei del tuo circolo.</translation>
    </message>
    <message>
        <source>Go on with one, begin a new one, or take the people and settings of the last one over.</source>
        <translation>Continuane uno, comincia un torneo nuovo, o riprendi persone e impostazioni dall&apos;ultimo.</translation>
    </message>
    <message>
        <source>Members have a name, a language, and what they need at the table.</source>
        <translation>I soci hanno un nome, una lingua e ciò che serve loro al tavolo.</translation>
    </message>
    <message>
        <source>The season table adds tournaments up; files of other computers are opened here.</source>
        <translation>La classifica della stagione somma i tornei; qui si aprono anche i file di altri computer.</translation>
    </message>
    <message>
        <source>Settle who plays whom, by which rules, and what puts the entrants in order.</source>
        <translation>Stabilisci chi gioca contro chi, con quali regole e che cosa decide la classifica.</translation>
    </message>
    <message>
        <source>Everything has a value that suits an evening: a name is enough to begin.</source>
        <translation>Tutto ha già un valore adatto a una serata: per cominciare basta un nome.</translation>
    </message>
    <message>
        <source>The same number of the lots pairs the same people in the same way again.</source>
        <translation>Lo stesso numero del sorteggio abbina di nuovo le stesse persone allo stesso modo.</translation>
    </message>
    <message>
        <source>Much can still be changed later; what has been played stays as it was.</source>
        <translation>Molto si può cambiare anche dopo; quel che è giocato resta com&apos;è.</translation>
    </message>
    <message>
        <source>Everybody who plays in your club.</source>
        <translation>Tutti quelli che giocano nel tuo circolo.</translation>
    </message>
    <message>
        <source>Say how lists for everybody show a person: full name, first name and initial, or a number.</source>
        <translation>Scegli come appare una persona negli elenchi per tutti: nome completo, nome e iniziale, o un numero.</translation>
    </message>
    <message>
        <source>Needs at the table are kept by every pairing. They are never printed or sent.</source>
        <translation>Ogni abbinamento rispetta le esigenze al tavolo. Non si stampano e non si inviano mai.</translation>
    </message>
    <message>
        <source>Whoever wants to be forgotten becomes a number everywhere; old results stay.</source>
        <translation>Chi vuole farsi dimenticare diventa ovunque un numero; i vecchi risultati restano.</translation>
    </message>
    <message>
        <source>Who takes part in this tournament.</source>
        <translation>Chi partecipa a questo torneo.</translation>
    </message>
    <message>
        <source>Type a name and press Enter; names of members are completed.</source>
        <translation>Scrivi un nome e premi Invio; i nomi dei soci si completano da soli.</translation>
    </message>
    <message>
        <source>Tick those of last time who are here, or paste a list from elsewhere.</source>
        <translation>Spunta chi c&apos;era l&apos;ultima volta ed è qui, o incolla un elenco preparato altrove.</translation>
    </message>
    <message>
        <source>Whoever leaves is withdrawn and may come back; nobody is wiped out.</source>
        <translation>Chi va via si ritira e può rientrare; nessuno viene cancellato.</translation>
    </message>
    <message>
        <source>Pair the next round, call the tables, enter the results.</source>
        <comment>tournament round</comment>
        <translation>Abbina il prossimo turno, chiama i tavoli, registra i risultati.</translation>
    </message>
    <message>
        <source>Before a pairing is published, tables can be locked, places swapped, and each table says why.</source>
        <translation>Prima di pubblicare un abbinamento si possono fissare tavoli e scambiare posti; ogni tavolo spiega il perché.</translation>
    </message>
    <message>
        <source>Results: table, Enter, points, Enter, points, Enter. The next open table is waiting.</source>
        <translation>Risultati: tavolo, Invio, punti, Invio, punti, Invio. Poi è pronto il prossimo tavolo aperto.</translation>
    </message>
    <message>
        <source>A dispute? Call the table to the referee desk: its clock stops, its result comes back.</source>
        <translation>Una contestazione? Chiama il tavolo al banco dell&apos;arbitro: il suo orologio si ferma, il risultato torna qui.</translation>
    </message>
    <message>
        <source>An old result is corrected with a reason; later pairings stay as they were.</source>
        <translation>Un vecchio risultato si corregge indicando il motivo; gli abbinamenti seguenti restano com&apos;erano.</translation>
    </message>
    <message>
        <source>This pairing is a proposal: it counts when you publish it.</source>
        <comment>tournament round</comment>
        <translation>Questo abbinamento è una proposta: vale quando lo pubblichi.</translation>
    </message>
    <message>
        <source>Choose a name, then another one: the two change places.</source>
        <translation>Scegli un nome, poi un altro: i due si scambiano di posto.</translation>
    </message>
    <message>
        <source>When it is published, print it or show it on the beamer, and start the clock.</source>
        <translation>Dopo averlo pubblicato, stampalo o proiettalo, e avvia l&apos;orologio.</translation>
    </message>
    <message>
        <source>The open tables of this round are made up anew.</source>
        <comment>tournament round</comment>
        <translation>I tavoli aperti di questo turno si formano di nuovo.</translation>
    </message>
    <message>
        <source>Tables that have points already stay as they are.</source>
        <translation>I tavoli che hanno già dei punti restano come sono.</translation>
    </message>
    <message>
        <source>When you publish it you are asked why; the log keeps the reason.</source>
        <translation>Quando pubblichi ti viene chiesto il motivo; il registro lo conserva.</translation>
    </message>
    <message>
        <source>The tables are playing. Type their results as they come in.</source>
        <comment>tournament round</comment>
        <translation>I tavoli stanno giocando. Scrivi i risultati man mano che arrivano.</translation>
    </message>
    <message>
        <source>Choose a table to see what can be done there: more time, a penalty, a forfeit.</source>
        <translation>Scegli un tavolo per vedere che cosa si può fare: altro tempo, una penalità, un forfait.</translation>
    </message>
    <message>
        <source>Every table of this round has its result.</source>
        <comment>tournament round</comment>
        <translation>Tutti i tavoli di questo turno hanno il risultato.</translation>
    </message>
    <message>
        <source>Pair the next round from here; after the last one, close the tournament.</source>
        <translation>Da qui abbina il prossimo turno; dopo l&apos;ultimo, chiudi il torneo.</translation>
    </message>
    <message>
        <source>The standings show how it came out, and they can be printed under Publish.</source>
        <translation>La classifica mostra com&apos;è andata, e si può stampare in Pubblica.</translation>
    </message>
    <message>
        <source>Who is where, after any round.</source>
        <comment>tournament round</comment>
        <translation>Chi è a quale posto, dopo qualsiasi turno.</translation>
    </message>
    <message>
        <source>The columns stand in the order in which they decide; who is level stays level.</source>
        <translation>Le colonne stanno nell&apos;ordine in cui decidono; chi è pari resta pari.</translation>
    </message>
    <message>
        <source>Enter on a row opens everything that this entrant has played.</source>
        <translation>Invio su una riga apre tutto quello che quell&apos;iscritto ha giocato.</translation>
    </message>
    <message>
        <source>The cross table shows who has met whom, and with which points.</source>
        <translation>La tabella incrociata mostra chi ha incontrato chi, e con quali punti.</translation>
    </message>
    <message>
        <source>Everything that was done, in order. Nothing is ever wiped out here.</source>
        <translation>Tutto quello che è stato fatto, in ordine. Qui niente si cancella mai.</translation>
    </message>
    <message>
        <source>Type into the search field to find a table, a name or a word.</source>
        <translation>Scrivi nel campo di ricerca per trovare un tavolo, un nome o una parola.</translation>
    </message>
    <message>
        <source>Corrections stand out; each carries its reason.</source>
        <translation>Le correzioni risaltano; ognuna riporta il suo motivo.</translation>
    </message>
    <message>
        <source>The log can be printed: choose it under Publish.</source>
        <comment>Publish: a tab</comment>
        <translation>Il registro si può stampare: sceglilo in Pubblica.</translation>
    </message>
    <message>
        <source>Every list, ready to be printed, saved or sent.</source>
        <translation>Tutti gli elenchi, pronti da stampare, salvare o inviare.</translation>
    </message>
    <message>
        <source>Choose one language or two; the sheet shows what will be printed.</source>
        <translation>Scegli una lingua o due; il foglio mostra che cosa sarà stampato.</translation>
    </message>
    <message>
        <source>The archive carries the whole tournament to another computer.</source>
        <translation>L&apos;archivio porta l&apos;intero torneo su un altro computer.</translation>
    </message>
    <message>
        <source>A file of results brings what two directors have typed together again.</source>
        <translation>Un file di risultati riunisce quello che due persone hanno scritto su computer diversi.</translation>
    </message>
    <message>
        <source>Every table that this entrant has played at.</source>
        <translation>Tutti i tavoli a cui questo iscritto ha giocato.</translation>
    </message>
    <message>
        <source>With partners, opponents, points, blocks, fouls and penalties.</source>
        <translation>Con compagni, avversari, punti, blocchi, infrazioni e penalità.</translation>
    </message>
    <message>
        <source>A wrong result can be corrected from here, with a reason.</source>
        <translation>Da qui si può correggere un risultato sbagliato, indicando il motivo.</translation>
    </message>
    <message>
        <source>Where somebody was replaced, it tells who really sat there.</source>
        <translation>Dove c&apos;è stata una sostituzione, dice chi sedeva davvero al tavolo.</translation>
    </message>
    <message>
        <source>Several tournaments added up.</source>
        <translation>Più tornei sommati insieme.</translation>
    </message>
    <message>
        <source>Choose which tournaments count, and how many of each player&apos;s best.</source>
        <translation>Scegli quali tornei contano, e quanti dei risultati migliori di ognuno.</translation>
    </message>
    <message>
        <source>Add up places, wins or points, as your club is used to.</source>
        <translation>Somma piazzamenti, vittorie o punti, come usa il tuo circolo.</translation>
    </message>
    <message>
        <source>Both partners of a pair get what the pair has reached.</source>
        <translation>I due compagni di una coppia ricevono ciò che la coppia ha ottenuto.</translation>
    </message>
    <message>
        <source>This window is for everybody in the room.</source>
        <comment>a window for a beamer or second screen</comment>
        <translation>Questa finestra è per tutti in sala.</translation>
    </message>
    <message>
        <source>It follows the tournament by itself: tables, clock, results, standings.</source>
        <translation>Segue il torneo da sola: tavoli, orologio, risultati, classifica.</translation>
    </message>
    <message>
        <source>Names stand as each person wants to be read by others.</source>
        <translation>Ogni nome appare come la persona vuole farlo leggere agli altri.</translation>
    </message>
</context>
<context>
    <name>HelpHere</name>
    <message>
        <source>What can I do here?</source>
        <comment>title of the sheet that F1 opens</comment>
        <translation>Che cosa posso fare qui?</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>button that closes the sheet; F1 and Esc do the same</comment>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Rules of this match</source>
        <comment>button</comment>
        <translation>Regole di questa partita</translation>
    </message>
    <message>
        <source>%1 helps on every page</source>
        <comment>small, in a corner of the very first page; %1: a key, like F1</comment>
        <translation>%1: l&apos;aiuto in ogni pagina</translation>
    </message>
    <message>
        <source>Here you choose your language, and off you go.</source>
        <comment>the very first page</comment>
        <translation>Qui scegli la tua lingua, e si comincia.</translation>
    </message>
    <message>
        <source>Click your language: everything speaks it at once.</source>
        <translation>Fai clic sulla tua lingua: tutto la parla subito.</translation>
    </message>
    <message>
        <source>Tell your name if you like. It is kept on this computer only.</source>
        <translation>Se vuoi, scrivi il tuo nome. Resta solo su questo computer.</translation>
    </message>
    <message>
        <source>Play now starts a match against three computer players.</source>
        <translation>«Gioca subito» comincia una partita contro tre giocatori guidati dal computer.</translation>
    </message>
    <message>
        <source>The tour shows you in two minutes how to play.</source>
        <translation>La prova guidata ti mostra in due minuti come si gioca.</translation>
    </message>
    <message>
        <source>From here you go on with a match, begin a new one, or look around.</source>
        <comment>the start page</comment>
        <translation>Da qui riprendi una partita, ne cominci una nuova o ti guardi intorno.</translation>
    </message>
    <message>
        <source>Continue goes on exactly where you stopped, even in the middle of a question.</source>
        <translation>«Continua la partita» riprende esattamente da dove avevi lasciato, anche nel mezzo di una domanda.</translation>
    </message>
    <message>
        <source>Set up a table to choose the rules and who plays: people, computers, or both.</source>
        <translation>Con «Prepara un tavolo» scegli le regole e chi gioca: persone, computer o entrambi.</translation>
    </message>
    <message>
        <source>Change the language below, whenever you like.</source>
        <translation>La lingua si cambia qui sotto, quando vuoi.</translation>
    </message>
    <message>
        <source>Here you lay the table: which game, who plays, and for how long.</source>
        <comment>the page that sets up</comment>
        <translation>Qui prepari il tavolo: quale gioco, chi gioca e per quanto.</translation>
    </message>
    <message>
        <source>Choose the rules at the top, or look at all rule sets.</source>
        <translation>Scegli le regole in alto, o guarda tutte le varianti.</translation>
    </message>
    <message>
        <source>Each card is a seat: give it a name, a language, a colour, or a computer player.</source>
        <translation>Ogni scheda è un posto: dalle un nome, una lingua, un colore o un giocatore guidato dal computer.</translation>
    </message>
    <message>
        <source>Drag the cards to change who sits beside whom.</source>
        <translation>Trascina le schede per cambiare chi siede accanto a chi.</translation>
    </message>
    <message>
        <source>Choose how a blocked game is checked: together, quickly, or on your honour.</source>
        <translation>Scegli come si verifica un gioco bloccato: insieme, velocemente o sulla parola.</translation>
    </message>
    <message>
        <source>Whatever you choose is offered again next time.</source>
        <translation>La prossima volta ritrovi le scelte fatte qui.</translation>
    </message>
    <message>
        <source>All games and rules that can be played here.</source>
        <comment>the gallery of rule sets</comment>
        <translation>Tutti i giochi e le regole che si possono giocare qui.</translation>
    </message>
    <message>
        <source>Six to start with come first; the others follow by region and kind.</source>
        <translation>Prima vengono sei varianti per cominciare; poi le altre, per regione e per tipo.</translation>
    </message>
    <message>
        <source>Type into the search field: a name, a country, or a word of the rules.</source>
        <translation>Scrivi nel campo di ricerca: un nome, un paese o una parola delle regole.</translation>
    </message>
    <message>
        <source>Click a card to read its rules; from there you can play, change or compare them.</source>
        <translation>Fai clic su una scheda per leggerne le regole; da lì puoi giocare, cambiarle o confrontarle.</translation>
    </message>
    <message>
        <source>The rules of one game, exactly as this program plays them.</source>
        <comment>the rule book</comment>
        <translation>Le regole di un gioco, esattamente come le applica questo programma.</translation>
    </message>
    <message>
        <source>Read them in another language with the choice at the top.</source>
        <translation>Leggile in un&apos;altra lingua: la scegli in alto.</translation>
    </message>
    <message>
        <source>Compare shows how they differ from another game.</source>
        <translation>«Confronta» mostra in che cosa sono diverse da un altro gioco.</translation>
    </message>
    <message>
        <source>Change the rules to make a house rule of your own.</source>
        <translation>Con «Cambia le regole» ne fai regole della casa, a modo tuo.</translation>
    </message>
    <message>
        <source>Print them, or save them as a file for your friends.</source>
        <translation>Stampale, o salvale in un file per i tuoi amici.</translation>
    </message>
    <message>
        <source>Here you make house rules of your own, one switch at a time.</source>
        <comment>the editor of rules</comment>
        <translation>Qui fai le tue regole della casa, una scelta alla volta.</translation>
    </message>
    <message>
        <source>Open a line to see its choices, and what each of them means.</source>
        <translation>Apri una riga per vedere che cosa puoi scegliere e che cosa significa.</translation>
    </message>
    <message>
        <source>Type into the search field to find a switch.</source>
        <translation>Scrivi nel campo di ricerca per trovare una regola.</translation>
    </message>
    <message>
        <source>A mark shows what differs from the rules you began with.</source>
        <translation>Un segno indica che cosa è diverso dalle regole di partenza.</translation>
    </message>
    <message>
        <source>Rules that do not go together are refused, and you are told why.</source>
        <translation>Le regole che non vanno d&apos;accordo sono rifiutate, e ti viene detto perché.</translation>
    </message>
    <message>
        <source>Two games side by side: you see only where they differ.</source>
        <comment>the comparison of rules</comment>
        <translation>Due giochi a confronto: vedi solo dove sono diversi.</translation>
    </message>
    <message>
        <source>Choose the second game from the list at the top.</source>
        <translation>Scegli il secondo gioco dall&apos;elenco in alto.</translation>
    </message>
    <message>
        <source>What both have in common can be shown as well.</source>
        <translation>Si può mostrare anche quello che hanno in comune.</translation>
    </message>
    <message>
        <source>Print the comparison to settle an argument.</source>
        <translation>Stampa il confronto per mettere fine a una discussione.</translation>
    </message>
    <message>
        <source>Here the program learns what you like.</source>
        <comment>the settings</comment>
        <translation>Qui il programma impara che cosa ti piace.</translation>
    </message>
    <message>
        <source>Choose tiles and table; each choice shows what it looks like.</source>
        <translation>Scegli tessere e tavolo; ogni scelta mostra il suo aspetto.</translation>
    </message>
    <message>
        <source>Make all text larger, up to twice its size.</source>
        <translation>Ingrandisci tutti i testi, fino al doppio.</translation>
    </message>
    <message>
        <source>Aids belong to a person: numbers on tiles, larger tiles, what fits, high contrast.</source>
        <translation>Gli aiuti sono di una persona: numeri sulle tessere, tessere più grandi, che cosa va bene, alto contrasto.</translation>
    </message>
    <message>
        <source>The letter keys of the table can be changed.</source>
        <translation>I tasti con una lettera, al tavolo, si possono cambiare.</translation>
    </message>
    <message>
        <source>Copy everything to a folder now and then: nothing leaves this computer by itself.</source>
        <translation>Ogni tanto copia tutto in una cartella: niente esce da questo computer da solo.</translation>
    </message>
    <message>
        <source>Here your own pictures become tiles and table.</source>
        <comment>the page of people&apos;s own pictures</comment>
        <translation>Qui le tue immagini diventano tessere e tavolo.</translation>
    </message>
    <message>
        <source>Choose a photo for the backs of the tiles, or for the cloth.</source>
        <translation>Scegli una foto per il retro delle tessere o per il tavolo.</translation>
    </message>
    <message>
        <source>Six pictures of your family can be the numbers one to six.</source>
        <translation>Sei immagini della tua famiglia possono fare da numeri, da uno a sei.</translation>
    </message>
    <message>
        <source>Move and size the frame until it holds the part you like.</source>
        <translation>Sposta e ridimensiona il riquadro finché contiene la parte che ti piace.</translation>
    </message>
    <message>
        <source>Print the sheet, glue it onto cardboard and cut the tiles out.</source>
        <translation>Stampa il foglio, incollalo su cartoncino e ritaglia le tessere.</translation>
    </message>
    <message>
        <source>The whole game in five pictures, and all keys.</source>
        <comment>the page How to play</comment>
        <translation>Tutto il gioco in cinque figure, e tutti i tasti.</translation>
    </message>
    <message>
        <source>Scroll down for the table of keys.</source>
        <translation>Scorri in basso fino alla tabella dei tasti.</translation>
    </message>
    <message>
        <source>Would you rather try than read? Take the tour.</source>
        <translation>Meglio provare che leggere? Fai la prova guidata.</translation>
    </message>
    <message>
        <source>The rules of a match are just one click away.</source>
        <translation>Le regole di una partita sono a un clic di distanza.</translation>
    </message>
    <message>
        <source>Two minutes at a real table, with a card that tells you what to do.</source>
        <comment>the tour</comment>
        <translation>Due minuti a un tavolo vero, con una scheda che ti dice che cosa fare.</translation>
    </message>
    <message>
        <source>Do what the card says, with the mouse or with the keyboard.</source>
        <translation>Fai quello che dice la scheda, con il mouse o con la tastiera.</translation>
    </message>
    <message>
        <source>Nothing can go wrong here: nothing of it is kept.</source>
        <translation>Qui non si può sbagliare: non resta memoria di niente.</translation>
    </message>
    <message>
        <source>Skip the tour, or press Esc, whenever you have seen enough.</source>
        <translation>Salta la prova, o premi Esc, appena hai visto abbastanza.</translation>
    </message>
    <message>
        <source>It is your turn, %1: lay a tile that fits an open end.</source>
        <comment>%1: a player</comment>
        <translation>Tocca a te, %1: posa una tessera che va bene a un&apos;estremità aperta.</translation>
    </message>
    <message>
        <source>Drag a tile to an open end, or click it. One that fits several ends waits for your choice.</source>
        <translation>Trascina una tessera su un&apos;estremità aperta, o fai clic. Se va bene a più estremità, aspetta che tu scelga.</translation>
    </message>
    <message>
        <source>The numbers in the circles are open: one half of your tile must show one of them.</source>
        <translation>I numeri nei cerchi sono aperti: una metà della tua tessera deve avere uno di quelli.</translation>
    </message>
    <message>
        <source>Sort your tiles with the button beside them, or move them as you like.</source>
        <translation>Riordina le tessere con il pulsante accanto, o spostale come vuoi.</translation>
    </message>
    <message>
        <source>A move was wrong? Take it back from the menu Game.</source>
        <translation>Mossa sbagliata? Ritirala dal menu Partita.</translation>
    </message>
    <message>
        <source>Nothing fits, %1: the large button says what is left to do.</source>
        <comment>%1: a player</comment>
        <translation>Nessuna tessera va bene, %1: il pulsante grande dice che cosa resta da fare.</translation>
    </message>
    <message>
        <source>Take tiles from the boneyard by clicking the pile, or with the button.</source>
        <translation>Pesca dal pozzo con un clic sul mucchio, o con il pulsante.</translation>
    </message>
    <message>
        <source>When nothing may be taken, you pass: that is a knock on the table.</source>
        <translation>Quando non si può pescare si passa: è un colpo con le nocche sul tavolo.</translation>
    </message>
    <message>
        <source>Do you think that nobody can go on? Say that the game is blocked, and everybody is asked.</source>
        <translation>Pensi che nessuno possa continuare? Di&apos; che il gioco è bloccato, e tutti rispondono.</translation>
    </message>
    <message>
        <source>It is your turn, %1: play, take a tile, or pass, on your honour.</source>
        <comment>%1: a player</comment>
        <translation>Tocca a te, %1: gioca, pesca o passa, sulla parola.</translation>
    </message>
    <message>
        <source>Nothing on the screen tells whether a tile of yours fits: look for yourself.</source>
        <translation>Niente sullo schermo dice se una tua tessera va bene: guarda tu.</translation>
    </message>
    <message>
        <source>Whoever passes although a tile fits has answered wrongly: that is found when the hands are shown.</source>
        <translation>Chi passa e ha una tessera che va bene dà una risposta errata: si scopre quando si mostrano le tessere.</translation>
    </message>
    <message>
        <source>Your own answer may be taken back until the next player acts.</source>
        <translation>La tua risposta si può ritirare finché non gioca chi viene dopo.</translation>
    </message>
    <message>
        <source>%1 plays now. The ring shows whose turn it is.</source>
        <comment>%1: a player</comment>
        <translation>Ora gioca %1. L&apos;anello mostra a chi tocca.</translation>
    </message>
    <message>
        <source>The story of the round tells what everybody has done.</source>
        <translation>La cronaca della mano racconta che cosa ha fatto ognuno.</translation>
    </message>
    <message>
        <source>The last tile is underlined; the open numbers stand in circles.</source>
        <translation>L&apos;ultima tessera è sottolineata; i numeri aperti sono nei cerchi.</translation>
    </message>
    <message>
        <source>Beside each name you see how many tiles that player still holds.</source>
        <translation>Accanto a ogni nome vedi quante tessere restano in mano a quel giocatore.</translation>
    </message>
    <message>
        <source>Zoom with Ctrl and the wheel, and fit the table again with one key.</source>
        <translation>Ingrandisci e riduci con Ctrl e la rotella; un tasto adatta di nuovo il tavolo.</translation>
    </message>
    <message>
        <source>The lid hides the tiles of %1 from everybody else.</source>
        <comment>%1: a player</comment>
        <translation>Il coperchio nasconde agli altri le tessere di %1.</translation>
    </message>
    <message>
        <source>Are you %1? Click the lid, or press Enter, to see your tiles.</source>
        <comment>%1: a player</comment>
        <translation>Sei %1? Fai clic sul coperchio, o premi Invio, per vedere le tue tessere.</translation>
    </message>
    <message>
        <source>Everybody may see the line, the score and the story meanwhile.</source>
        <translation>Intanto tutti possono guardare la linea, il punteggio e la cronaca.</translation>
    </message>
    <message>
        <source>The eye beside the tiles closes the lid again, and so does one key.</source>
        <translation>L&apos;occhio accanto alle tessere richiude il coperchio; lo fa anche un tasto.</translation>
    </message>
    <message>
        <source>Is the game blocked? Everybody is asked once, in turn.</source>
        <comment>the walk round the table</comment>
        <translation>Il gioco è bloccato? Tutti rispondono una volta, a turno.</translation>
    </message>
    <message>
        <source>Answer only for yourself: can you lay a tile at one of the open ends?</source>
        <translation>Rispondi solo per te: puoi posare una tessera a una delle estremità aperte?</translation>
    </message>
    <message>
        <source>The first who can play must play, and the round goes on.</source>
        <translation>La prima persona che può giocare deve farlo, e la mano continua.</translation>
    </message>
    <message>
        <source>If nobody can, all hands are shown and counted.</source>
        <translation>Se nessuno può, si mostrano tutte le tessere e si contano i punti.</translation>
    </message>
    <message>
        <source>Where the program checks, a wrong answer is refused. On your honour it is found at the end.</source>
        <translation>Se controlla il programma, una risposta errata non è accettata. Sulla parola, si scopre alla fine.</translation>
    </message>
    <message>
        <source>Who won the round, and why: every tile is counted in front of you.</source>
        <comment>the score</comment>
        <translation>Chi ha vinto la mano, e perché: ogni tessera si conta davanti ai tuoi occhi.</translation>
    </message>
    <message>
        <source>Each row is one hand; the raised one has won.</source>
        <translation>Ogni riga mostra le tessere di un giocatore; quella in rilievo ha vinto.</translation>
    </message>
    <message>
        <source>Why? shows every step of the sum as a sentence.</source>
        <translation>«Perché?» spiega ogni passo del conto con una frase.</translation>
    </message>
    <message>
        <source>Other tables may count the same hands differently: one button shows how.</source>
        <translation>Altri tavoli possono contare diversamente le stesse mani: un pulsante mostra come.</translation>
    </message>
    <message>
        <source>Read the page in any language that is spoken at the table.</source>
        <translation>Leggi la pagina in una qualsiasi delle lingue parlate al tavolo.</translation>
    </message>
    <message>
        <source>Share the result as a picture, or the whole round as a film.</source>
        <translation>Condividi il risultato come immagine, o tutta la mano come filmato.</translation>
    </message>
    <message>
        <source>An answer was wrong. Here is the proof, and what the rules say.</source>
        <comment>the page of a wrong answer</comment>
        <translation>Una risposta era errata. Ecco la prova, e che cosa dicono le regole.</translation>
    </message>
    <message>
        <source>The picture shows the table at that moment, and the tile that would have fitted.</source>
        <translation>La figura mostra il tavolo in quel momento, e la tessera che andava bene.</translation>
    </message>
    <message>
        <source>The ruling follows the rules that you chose for this match.</source>
        <translation>La decisione segue le regole scelte per questa partita.</translation>
    </message>
    <message>
        <source>Next time, an answer may be taken back until the next player has answered.</source>
        <translation>Per la prossima volta: una risposta si può ritirare finché non risponde chi viene dopo.</translation>
    </message>
    <message>
        <source>The round is over; you are looking at the table once more.</source>
        <comment>the table after a round</comment>
        <translation>La mano è finita; stai guardando ancora una volta il tavolo.</translation>
    </message>
    <message>
        <source>All hands lie open: compare them with the ends of the line.</source>
        <translation>Tutte le tessere sono scoperte: confrontale con le estremità della linea.</translation>
    </message>
    <message>
        <source>The large button brings back the score, and from there the next round.</source>
        <translation>Il pulsante grande riporta al punteggio, e da lì alla prossima mano.</translation>
    </message>
    <message>
        <source>Copy or save a picture of the table from the menu Game.</source>
        <translation>Copia o salva un&apos;immagine del tavolo dal menu Partita.</translation>
    </message>
    <message>
        <source>Ask the coach for a hint: the tile and its place light up, and you read why.</source>
        <comment>key H does it</comment>
        <translation>Chiedi un suggerimento all&apos;allenatore: la tessera e il suo posto si illuminano, e leggi il perché.</translation>
    </message>
    <message>
        <source>The meter shows how near a block is. Numbers crossed out are certainly not in that hand.</source>
        <translation>L&apos;indicatore mostra quanto è vicino un blocco. I numeri barrati di sicuro non sono in quella mano.</translation>
    </message>
    <message>
        <source>Here you see that nobody has rigged the tiles.</source>
        <comment>the sheet about a deal</comment>
        <translation>Qui vedi che nessuno ha truccato le tessere.</translation>
    </message>
    <message>
        <source>The fingerprint was fixed before the tiles were dealt. After the round you see what it seals.</source>
        <translation>L&apos;impronta era fissata prima di dare le tessere. Dopo la mano vedi che cosa sigilla.</translation>
    </message>
    <message>
        <source>Give the deal code to friends: they can play the same tiles on their computer.</source>
        <translation>Dai il codice agli amici: possono giocare le stesse tessere sul loro computer.</translation>
    </message>
    <message>
        <source>Play this deal again sets up a new match with the same tiles.</source>
        <translation>«Rigioca questa mano» prepara una nuova partita con le stesse tessere.</translation>
    </message>
    <message>
        <source>Here you train with puzzles, step by step, as a player or as a referee.</source>
        <comment>page</comment>
        <translation>Qui ti alleni con i rompicapi, un gradino alla volta, come giocatore o come arbitro.</translation>
    </message>
    <message>
        <source>Find the move: every hand lies open, and one move is the best.</source>
        <translation>Trova la mossa: tutte le mani sono scoperte, e una mossa è la migliore.</translation>
    </message>
    <message>
        <source>Blocked or not: say whether the game is blocked, and count it if it is.</source>
        <translation>Bloccato o no: di&apos; se il gioco è bloccato e, se lo è, fai la conta.</translation>
    </message>
    <message>
        <source>Three right out of the last four open the next step. Stars stay.</source>
        <translation>Tre risposte giuste su quattro aprono il gradino seguente. Le stelle restano.</translation>
    </message>
    <message>
        <source>Choose the rules above: every game has puzzles of its own.</source>
        <translation>Scegli le regole in alto: ogni variante ha i suoi rompicapi.</translation>
    </message>
    <message>
        <source>One position, one question. Take all the time you like.</source>
        <comment>the page of a puzzle</comment>
        <translation>Una posizione, una domanda. Prenditi tutto il tempo che vuoi.</translation>
    </message>
    <message>
        <source>Lay a tile as at the table: drag it, click it, or use the arrow keys and Enter.</source>
        <translation>Posa una tessera come al tavolo: trascinala, fai clic, o usa le frecce e Invio.</translation>
    </message>
    <message>
        <source>The answer goes round the table and shows who can play, and with which tile.</source>
        <translation>La risposta fa il giro del tavolo e mostra chi può giocare, e con quale tessera.</translation>
    </message>
    <message>
        <source>Try again is only for practice: the first answer counts.</source>
        <translation>«Riprova» è solo per esercizio: conta la prima risposta.</translation>
    </message>
    <message>
        <source>Here you look at a finished round once more, with every hand open.</source>
        <comment>the page of a review</comment>
        <translation>Qui rivedi una mano finita, con tutte le tessere scoperte.</translation>
    </message>
    <message>
        <source>The arrow keys go tile by tile; Home goes to the deal, End to the last tile.</source>
        <translation>Con le frecce vai tessera per tessera; Inizio porta alle tessere date, Fine all&apos;ultima tessera.</translation>
    </message>
    <message>
        <source>Click a tile in the row below the table to go there.</source>
        <translation>Fai clic su una tessera della fila sotto il tavolo per andare a quel momento.</translation>
    </message>
    <message>
        <source>A diamond marks a move that gave points away: the card beside tells what was better.</source>
        <translation>Un rombo segna una mossa che ha regalato punti: la scheda accanto dice che cosa era meglio.</translation>
    </message>
    <message>
        <source>The lock marks the tile from which the block was certain.</source>
        <translation>Il lucchetto segna la tessera da cui il blocco era certo.</translation>
    </message>
    <message>
        <source>Here referees train: real positions, and people who disagree.</source>
        <comment>page</comment>
        <translation>Qui si allenano gli arbitri: posizioni vere, e persone che non sono d&apos;accordo.</translation>
    </message>
    <message>
        <source>First hear what was said. Then lay the hands open and look for yourself.</source>
        <translation>Prima ascolta che cosa è stato detto. Poi scopri le tessere e guarda tu.</translation>
    </message>
    <message>
        <source>A block needs both: nobody can play, and nothing may be taken from the boneyard.</source>
        <translation>Il blocco richiede due cose: nessuno può giocare, e dal pozzo non si può pescare.</translation>
    </message>
    <message>
        <source>Every dispute has the rules of its own table. They decide who wins and what it is worth.</source>
        <translation>Ogni caso ha le regole del suo tavolo. Sono loro a dire chi vince e quanto vale.</translation>
    </message>
    <message>
        <source>A dispute is solved when all parts of your ruling are right. Try as often as you like.</source>
        <translation>Un caso è risolto quando tutte le parti della tua decisione sono giuste. Riprova quante volte vuoi.</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Points for and against, before penalties.</source>
        <translation>Punti fatti e subiti, prima delle penalità.</translation>
    </message>
    <message>
        <source>Rounds won, where they were noted one by one.</source>
        <comment>a round is one deal here</comment>
        <translation>Mani vinte, dove sono state annotate una per una.</translation>
    </message>
    <message>
        <source>Rounds that ended with a blocked game.</source>
        <comment>a round is one deal here</comment>
        <translation>Mani finite con il gioco bloccato.</translation>
    </message>
    <message>
        <source>Rounds lost by a foul of this side.</source>
        <comment>a round is one deal here</comment>
        <translation>Mani perse per un&apos;infrazione di questa parte.</translation>
    </message>
    <message>
        <source>Points that the director took off.</source>
        <translation>Punti tolti da chi dirige.</translation>
    </message>
    <message>
        <source>Wins: %1</source>
        <comment>in a row of sums; %1: like 2½; sitting out may count as a win</comment>
        <translation>Vittorie: %1</translation>
    </message>
    <message numerus="yes">
        <source>sat out %n time(s)</source>
        <comment>in a row of sums; never zero</comment>
        <translation>
            <numerusform>%n turno di riposo</numerusform>
            <numerusform>%n turni di riposo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>absent %n time(s)</source>
        <comment>in a row of sums; never zero</comment>
        <translation>
            <numerusform>%n assenza</numerusform>
            <numerusform>%n assenze</numerusform>
        </translation>
    </message>
    <message>
        <source>warning</source>
        <comment>in a column of penalties; short</comment>
        <translation>ammonizione</translation>
    </message>
    <message>
        <source>match lost</source>
        <comment>in a column of penalties; short</comment>
        <translation>partita persa</translation>
    </message>
    <message>
        <source>ruled out</source>
        <comment>in a column of penalties: somebody has to leave the tournament; short</comment>
        <translation>esclusione</translation>
    </message>
    <message>
        <source>Whose history?</source>
        <comment>name of a choice: the pair, or one person of it</comment>
        <translation>Il percorso di chi?</translation>
    </message>
    <message>
        <source>%1 alone</source>
        <comment>choice: the history of one person of a pair; %1: a name</comment>
        <translation>Solo %1</translation>
    </message>
    <message>
        <source>Together</source>
        <comment>choice: the history of the pair</comment>
        <translation>Insieme</translation>
    </message>
    <message>
        <source>Now on place %1.</source>
        <comment>%1: a number</comment>
        <translation>Ora al %1º posto.</translation>
    </message>
    <message>
        <source>Now on place %1, shared.</source>
        <comment>%1: a number</comment>
        <translation>Ora al %1º posto, a pari merito.</translation>
    </message>
    <message>
        <source>Correct this result</source>
        <comment>button: the result of the chosen tournament round</comment>
        <translation>Correggi questo risultato</translation>
    </message>
    <message>
        <source>No round has been played yet.</source>
        <comment>tournament round</comment>
        <translation>Ancora nessun turno giocato.</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>Names from a list</source>
        <comment>title of a window</comment>
        <translation>Nomi da un elenco</translation>
    </message>
    <message>
        <source>One line for each: name; language; rating. Only the name is needed.</source>
        <comment>how a list has to look</comment>
        <translation>Una riga per ognuno: nome; lingua; forza. Serve solo il nome.</translation>
    </message>
    <message>
        <source>One line for each pair: name; partner; language; rating. Only the two names are needed.</source>
        <comment>how a list has to look</comment>
        <translation>Una riga per ogni coppia: nome; compagno; lingua; forza. Servono solo i due nomi.</translation>
    </message>
    <message>
        <source>Paste or type the names here</source>
        <comment>inside the empty field</comment>
        <translation>Incolla o scrivi qui i nomi</translation>
    </message>
    <message>
        <source>The list</source>
        <comment>what a screen reader says for the field</comment>
        <translation>L&apos;elenco</translation>
    </message>
    <message>
        <source>Open a file</source>
        <comment>button</comment>
        <translation>Apri un file</translation>
    </message>
    <message>
        <source>Open a list of names</source>
        <comment>title of a window</comment>
        <translation>Apri un elenco di nomi</translation>
    </message>
    <message>
        <source>Tables and texts</source>
        <comment>kind of file</comment>
        <translation>Tabelle e testi</translation>
    </message>
    <message>
        <source>What was found</source>
        <comment>what a screen reader says for the list</comment>
        <translation>Che cosa è stato trovato</translation>
    </message>
    <message>
        <source>Line</source>
        <comment>heading of a column of numbers</comment>
        <translation>Riga</translation>
    </message>
    <message>
        <source>Note</source>
        <comment>heading of a column: what is wrong with a line</comment>
        <translation>Nota</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) can be used</source>
        <translation>
            <numerusform>Si può usare %n riga</numerusform>
            <numerusform>Si possono usare %n righe</numerusform>
        </translation>
    </message>
    <message>
        <source>No line can be used</source>
        <comment>of a list</comment>
        <translation>Nessuna riga utilizzabile</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) cannot be used</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Non si può usare %n riga</numerusform>
            <numerusform>Non si possono usare %n righe</numerusform>
        </translation>
    </message>
    <message>
        <source>new member</source>
        <comment>beside a name of a list, short</comment>
        <translation>nuovo socio</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <comment>%1: a file</comment>
        <translation>%1 non si può leggere.</translation>
    </message>
    <message>
        <source>There is no name.</source>
        <comment>about a line of a list</comment>
        <translation>Manca il nome.</translation>
    </message>
    <message>
        <source>%1 stands in line %2 already.</source>
        <comment>%1: a name; %2: a number</comment>
        <translation>%1 è già alla riga %2.</translation>
    </message>
    <message>
        <source>%1 stands here twice.</source>
        <comment>%1: a name; both names of a pair</comment>
        <translation>%1 compare due volte.</translation>
    </message>
    <message>
        <source>The partner of %1 is missing.</source>
        <comment>%1: a name</comment>
        <translation>Manca chi gioca con %1.</translation>
    </message>
    <message>
        <source>%1: there are too many names.</source>
        <comment>about a line of a list; %1: like Anna &amp; Bruno</comment>
        <translation>%1: i nomi sono troppi.</translation>
    </message>
    <message>
        <source>What is “%1”? There is one column too many.</source>
        <comment>%1: what stands there</comment>
        <translation>Che cos&apos;è «%1»? C&apos;è una colonna di troppo.</translation>
    </message>
    <message>
        <source>“%1” is none of the languages here.</source>
        <comment>%1: what stands there</comment>
        <translation>«%1» non è una delle lingue disponibili.</translation>
    </message>
    <message>
        <source>“%1” is no rating.</source>
        <comment>%1: what stands where a number should</comment>
        <translation>«%1» non indica una forza.</translation>
    </message>
    <message>
        <source>A quotation mark is not closed.</source>
        <comment>about a line of a list</comment>
        <translation>Manca la chiusura delle virgolette.</translation>
    </message>
    <message>
        <source>This is not a list of names, or it was saved in an unknown way.</source>
        <comment>about a whole file</comment>
        <translation>Non è un elenco di nomi, o è in un formato sconosciuto.</translation>
    </message>
    <message>
        <source>This is far too long for a list of names.</source>
        <comment>about a whole file</comment>
        <translation>È davvero troppo lungo per un elenco di nomi.</translation>
    </message>
    <message>
        <source>There are no names in it.</source>
        <comment>about a whole file</comment>
        <translation>Non ci sono nomi.</translation>
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
        <translation>S</translation>
    </message>
    <message>
        <source>S</source>
        <comment>key for: sort the tiles; one letter, different from the other keys, not H</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>H</source>
        <comment>key for: a hint; H in every language</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>L</source>
        <comment>key for: story of the round; one letter, different from the other keys, not H</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>T</source>
        <comment>key for: hear your tiles; one letter, different from the other keys, not H</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>E</source>
        <comment>key for: hear the open ends; one letter, different from the other keys, not H</comment>
        <translation>E</translation>
    </message>
    <message>
        <source>C</source>
        <comment>key for: hear tiles and scores; one letter, different from the other keys, not H</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>W</source>
        <comment>key for: hear whose turn it is; one letter, different from the other keys, not H</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>R</source>
        <comment>key for: hear the last move again; one letter, different from the other keys, not H</comment>
        <translation>U</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>no %1</source>
        <comment>a player has no tile with the number %1: Anna passes: no 5, no 3</comment>
        <translation>niente %1</translation>
    </message>
    <message>
        <source>no double %1</source>
        <comment>a player has not this double: Anna passes: no double 5, no double 3</comment>
        <translation>niente doppio %1</translation>
    </message>
    <message>
        <source>no matador</source>
        <comment>a matador is a tile that fits anywhere: Anna passes: no 5, no matador</comment>
        <translation>niente matador</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>joins the parts of a list, such as no 5, no 3</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>joins the last two parts of a list of choices: 2 or 4; 2, 3 or 4</comment>
        <translation>%1 o %2</translation>
    </message>
</context>
<context>
    <name>Members</name>
    <message>
        <source>Members</source>
        <comment>title of the page: everybody who plays in the club</comment>
        <translation>Soci</translation>
    </message>
    <message>
        <source>Whoever was entered once is kept here, and the name is offered next time.</source>
        <comment>where nobody is yet</comment>
        <translation>Chi si iscrive una volta resta qui, e la volta dopo il nome compare da solo.</translation>
    </message>
    <message>
        <source>A list of names with their badges</source>
        <comment>what a screen reader says for the picture</comment>
        <translation>Un elenco di nomi con i loro distintivi</translation>
    </message>
    <message>
        <source>Search</source>
        <comment>inside the empty field above the list</comment>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Search the members</source>
        <comment>what a screen reader says for the field</comment>
        <translation>Cerca tra i soci</translation>
    </message>
    <message>
        <source>New member</source>
        <comment>button, and title of a window</comment>
        <translation>Nuovo socio</translation>
    </message>
    <message numerus="yes">
        <source>%n member(s)</source>
        <translation>
            <numerusform>%n socio</numerusform>
            <numerusform>%n soci</numerusform>
        </translation>
    </message>
    <message>
        <source>nobody yet</source>
        <comment>members of the club</comment>
        <translation>ancora nessuno</translation>
    </message>
    <message>
        <source>Nobody is called like this.</source>
        <comment>after a search</comment>
        <translation>Nessuno si chiama così.</translation>
    </message>
    <message>
        <source>Change</source>
        <comment>button: the chosen member of a list</comment>
        <translation>Modifica</translation>
    </message>
    <message>
        <source>About %1</source>
        <comment>title of a window; %1: a name</comment>
        <translation>Dati di %1</translation>
    </message>
    <message>
        <source>Forget this person…</source>
        <comment>button; a question follows</comment>
        <translation>Dimentica questa persona…</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>heading of a column, and above a field</comment>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Language</source>
        <comment>heading of a column, and above a choice</comment>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Public name</source>
        <comment>heading of a column: the name in public lists</comment>
        <translation>Nome pubblico</translation>
    </message>
    <message>
        <source>Helps to play</source>
        <comment>heading of a column: what the director sees to</comment>
        <translation>Esigenze</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>heading of a narrow column of numbers</comment>
        <translation>N.</translation>
    </message>
    <message>
        <source>In lists that everybody sees</source>
        <comment>label above a choice</comment>
        <translation>Negli elenchi che vedono tutti</translation>
    </message>
    <message>
        <source>Full name</source>
        <comment>a choice: how somebody is called in public lists</comment>
        <translation>Nome completo</translation>
    </message>
    <message>
        <source>First name and initial</source>
        <comment>a choice: how somebody is called in public lists</comment>
        <translation>Nome e iniziale</translation>
    </message>
    <message>
        <source>Only a number</source>
        <comment>a choice: how somebody is called in public lists</comment>
        <translation>Solo un numero</translation>
    </message>
    <message>
        <source>Others read: %1</source>
        <comment>below the choice; %1: like Anna R.</comment>
        <translation>Nome pubblico: %1</translation>
    </message>
    <message>
        <source>Save</source>
        <comment>button</comment>
        <translation>Salva</translation>
    </message>
    <message>
        <source>%1 is in the list already.</source>
        <comment>%1: a name</comment>
        <translation>%1 è già nell&apos;elenco.</translation>
    </message>
    <message>
        <source>What helps to play</source>
        <comment>heading above some choices</comment>
        <translation>Che cosa serve per giocare</translation>
    </message>
    <message>
        <source>Never printed, never exported.</source>
        <comment>below the heading: only the director sees it</comment>
        <translation>Mai stampato, mai esportato.</translation>
    </message>
    <message>
        <source>Always at table</source>
        <comment>label of a number</comment>
        <translation>Sempre al tavolo</translation>
    </message>
    <message>
        <source>Any table</source>
        <comment>in the field for the number of a table</comment>
        <translation>Qualsiasi tavolo</translation>
    </message>
    <message>
        <source>Always on seat</source>
        <comment>label above a choice</comment>
        <translation>Sempre al posto</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>a choice: any seat</comment>
        <translation>Qualsiasi</translation>
    </message>
    <message>
        <source>Always near</source>
        <comment>label of a field for the name of a member who plays as well</comment>
        <translation>Sempre vicino a</translation>
    </message>
    <message>
        <source>%1 is not in the list of members.</source>
        <comment>%1: a name</comment>
        <translation>%1 non è nell&apos;elenco dei soci.</translation>
    </message>
    <message>
        <source>Choose somebody else.</source>
        <comment>a person was to sit near herself</comment>
        <translation>Scegli qualcun altro.</translation>
    </message>
    <message>
        <source>Somebody who does not play sits beside</source>
        <comment>on or off</comment>
        <translation>Ha accanto qualcuno che non gioca</translation>
    </message>
    <message>
        <source>Large print</source>
        <comment>on or off: score cards</comment>
        <translation>Caratteri grandi</translation>
    </message>
    <message>
        <source>Tiles and scores are read aloud</source>
        <comment>on or off: at the table, by those who play</comment>
        <translation>Tessere e punteggi si leggono ad alta voce</translation>
    </message>
    <message>
        <source>table %1</source>
        <comment>short, in a list; %1: a number</comment>
        <translation>tavolo %1</translation>
    </message>
    <message>
        <source>seat %1</source>
        <comment>short, in a list; %1: a number</comment>
        <translation>posto %1</translation>
    </message>
    <message>
        <source>near %1</source>
        <comment>short, in a list; %1: a name</comment>
        <translation>vicino a %1</translation>
    </message>
    <message>
        <source>somebody beside</source>
        <comment>short, in a list: a person who does not play</comment>
        <translation>qualcuno accanto</translation>
    </message>
    <message>
        <source>large print</source>
        <comment>short, in a list</comment>
        <translation>caratteri grandi</translation>
    </message>
    <message>
        <source>read aloud</source>
        <comment>short, in a list</comment>
        <translation>lettura ad alta voce</translation>
    </message>
    <message>
        <source>Forget %1?</source>
        <comment>a question; %1: a name</comment>
        <translation>Dimenticare %1?</translation>
    </message>
    <message>
        <source>The name of %1 becomes a number everywhere in this program, in old tournaments too. Points and standings stay as they were. Paper and files that were given away keep the name. This cannot be taken back.</source>
        <comment>%1: a name</comment>
        <translation>In tutto il programma, anche nei vecchi tornei, il nome di %1 diventa un numero. Punti e classifiche restano come erano. La carta e i file già consegnati conservano il nome. Non si può tornare indietro.</translation>
    </message>
    <message>
        <source>Forget</source>
        <comment>answer: yes</comment>
        <translation>Dimentica</translation>
    </message>
    <message>
        <source>Keep</source>
        <comment>answer: no</comment>
        <translation>Lascia il nome</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partita</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vista</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nuova partita…</translation>
    </message>
    <message>
        <source>&amp;Start page</source>
        <translation>Pagina &amp;iniziale</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Ritira la mossa</translation>
    </message>
    <message>
        <source>Make this the &amp;last round</source>
        <translation>Questa è l&apos;&amp;ultima mano</translation>
    </message>
    <message>
        <source>Settin&amp;gs…</source>
        <translation>I&amp;mpostazioni…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Ingrandisci</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Riduci</translation>
    </message>
    <message>
        <source>&amp;Fit the table</source>
        <translation>&amp;Adatta il tavolo</translation>
    </message>
    <message>
        <source>&amp;Story of the round</source>
        <translation>&amp;Cronaca della mano</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Sc&amp;hermo intero</translation>
    </message>
    <message>
        <source>Sou&amp;nds</source>
        <comment>with a tick: the quiet sounds of tiles and knocks are on</comment>
        <translation>&amp;Suoni</translation>
    </message>
    <message>
        <source>Hide the &amp;tiles</source>
        <translation>&amp;Nascondi le tessere</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Lingua</translation>
    </message>
    <message>
        <source>&amp;Rule sets</source>
        <translation>&amp;Varianti</translation>
    </message>
    <message>
        <source>&amp;Rules of this match</source>
        <translation>Regole di &amp;questa partita</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Come si gioca</translation>
    </message>
    <message>
        <source>Help with this &amp;page</source>
        <translation>Aiuto per questa &amp;pagina</translation>
    </message>
    <message>
        <source>&amp;Take the tour</source>
        <translation>&amp;Fai la prova guidata</translation>
    </message>
    <message>
        <source>&amp;Coach</source>
        <comment>with a tick: the coach helps at this table</comment>
        <translation>A&amp;llenatore</translation>
    </message>
    <message>
        <source>To&amp;urnaments</source>
        <translation>&amp;Tornei</translation>
    </message>
    <message>
        <source>About this &amp;deal</source>
        <translation>Su questa man&amp;o</translation>
    </message>
    <message>
        <source>Pu&amp;zzles</source>
        <translation>Rom&amp;picapi</translation>
    </message>
    <message>
        <source>R&amp;eferee desk</source>
        <translation>&amp;Banco dell&apos;arbitro</translation>
    </message>
</context>
<context>
    <name>New tournament</name>
    <message>
        <source>New tournament</source>
        <comment>title of the form</comment>
        <translation>Nuovo torneo</translation>
    </message>
    <message>
        <source>Change the tournament</source>
        <comment>title of the form; the tournament is there already</comment>
        <translation>Modifica il torneo</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>above the field for the name of a tournament</comment>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Club evening, %1</source>
        <comment>a name that is proposed; %1: a date</comment>
        <translation>Serata al circolo, %1</translation>
    </message>
    <message>
        <source>Who directs</source>
        <comment>above the field for a name: the director of the tournament</comment>
        <translation>Chi dirige</translation>
    </message>
    <message>
        <source>Language of the director</source>
        <comment>what a screen reader says for the choice</comment>
        <translation>Lingua di chi dirige</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <comment>heading above three cards</comment>
        <translation>Chi gioca?</translation>
    </message>
    <message>
        <source>Pairs</source>
        <comment>a kind of tournament</comment>
        <translation>Coppie</translation>
    </message>
    <message>
        <source>Two who stay together play against another pair.</source>
        <comment>about a kind of tournament</comment>
        <translation>Due compagni fissi giocano contro un&apos;altra coppia.</translation>
    </message>
    <message>
        <source>Changing partners</source>
        <comment>a kind of tournament</comment>
        <translation>Compagni variabili</translation>
    </message>
    <message>
        <source>Tables of four: everybody collects their own points, with another partner each time.</source>
        <comment>about a kind of tournament</comment>
        <translation>Tavoli da quattro: ognuno raccoglie i propri punti, ogni volta con un compagno diverso.</translation>
    </message>
    <message>
        <source>One against one</source>
        <comment>a kind of tournament</comment>
        <translation>Uno contro uno</translation>
    </message>
    <message>
        <source>Two at each table.</source>
        <comment>about a kind of tournament</comment>
        <translation>Due per ogni tavolo.</translation>
    </message>
    <message>
        <source>How do they meet?</source>
        <comment>heading above some cards</comment>
        <translation>Come si incontrano?</translation>
    </message>
    <message>
        <source>Swiss</source>
        <comment>a kind of tournament: the Swiss system</comment>
        <translation>Sistema svizzero</translation>
    </message>
    <message>
        <source>A few rounds for any number: each plays against somebody who has won as often.</source>
        <comment>about the Swiss system; tournament rounds</comment>
        <translation>Pochi turni per qualsiasi numero: ognuno gioca contro chi ha vinto altrettante volte.</translation>
    </message>
    <message>
        <source>New tables each round</source>
        <comment>a kind of tournament: partners and opponents change</comment>
        <translation>Nuovo abbinamento ogni turno</translation>
    </message>
    <message>
        <source>For any number: a new partner and new opponents in every round, as long as there are any.</source>
        <comment>about a kind of tournament; tournament round</comment>
        <translation>Per qualsiasi numero: a ogni turno un compagno nuovo e avversari nuovi, finché ce ne sono.</translation>
    </message>
    <message>
        <source>Everybody meets everybody</source>
        <comment>a kind of tournament: round robin</comment>
        <translation>Tutti contro tutti</translation>
    </message>
    <message>
        <source>The fairest of all, and the longest: good for up to ten.</source>
        <comment>about a kind of tournament</comment>
        <translation>La formula più giusta, e la più lunga: va bene fino a dieci.</translation>
    </message>
    <message>
        <source>Knockout</source>
        <comment>a kind of tournament</comment>
        <translation>Eliminazione diretta</translation>
    </message>
    <message>
        <source>Whoever loses is out; the last two play the final.</source>
        <comment>about a knockout</comment>
        <translation>Chi perde esce; gli ultimi due giocano la finale.</translation>
    </message>
    <message>
        <source>Perfect rotation</source>
        <comment>a kind of tournament after a fixed plan</comment>
        <translation>Rotazione perfetta</translation>
    </message>
    <message>
        <source>For 8, 12, 16 or 20 players: nobody plays twice with the same partner.</source>
        <comment>about a kind of tournament after a fixed plan</comment>
        <translation>Per 8, 12, 16 o 20 giocatori: nessuno gioca due volte con lo stesso compagno.</translation>
    </message>
    <message>
        <source>By hand</source>
        <comment>a kind of tournament: the director pairs</comment>
        <translation>A mano</translation>
    </message>
    <message>
        <source>In every round you say who plays whom.</source>
        <comment>about a kind of tournament</comment>
        <translation>A ogni turno decidi tu chi gioca contro chi.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <comment>label of a number: tournament rounds</comment>
        <translation>Turni</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) can find one winner among %1.</source>
        <comment>tournament rounds; %1: a number; never zero</comment>
        <translation>
            <numerusform>Con %n turno si trova un solo vincitore su %1.</numerusform>
            <numerusform>Con %n turni si trova un solo vincitore su %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each two meet</source>
        <comment>label above a choice: once or twice</comment>
        <translation>Ogni incontro si gioca</translation>
    </message>
    <message>
        <source>Once</source>
        <comment>a choice: each two meet once</comment>
        <translation>Una volta</translation>
    </message>
    <message>
        <source>Twice</source>
        <comment>a choice: each two meet twice</comment>
        <translation>Due volte</translation>
    </message>
    <message>
        <source>Play for third place</source>
        <comment>on or off: the losers of the semi-finals meet</comment>
        <translation>Finale per il terzo posto</translation>
    </message>
    <message>
        <source>Who meets among those with equal wins</source>
        <comment>label above a choice: who meets whom</comment>
        <translation>A pari vittorie</translation>
    </message>
    <message>
        <source>Upper half against lower half</source>
        <comment>a choice: the first of each half meet, and so on</comment>
        <translation>Metà alta contro metà bassa</translation>
    </message>
    <message>
        <source>Neighbours in the standings</source>
        <comment>a choice: first against second, and so on</comment>
        <translation>Vicini in classifica</translation>
    </message>
    <message>
        <source>What is a match?</source>
        <comment>heading: rules, length, time</comment>
        <translation>Che cos&apos;è una partita?</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>above the field in which a rule set is searched by its name</comment>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Minutes</source>
        <comment>label of a number: time for one tournament round</comment>
        <translation>Minuti</translation>
    </message>
    <message>
        <source>No clock</source>
        <comment>in the field for minutes: there is no limit</comment>
        <translation>Senza orologio</translation>
    </message>
    <message>
        <source>When the time is up</source>
        <comment>label above a choice</comment>
        <translation>Allo scadere del tempo</translation>
    </message>
    <message>
        <source>Play the deal to its end</source>
        <comment>a choice, when the time is up; deal = one round of tiles</comment>
        <translation>Si finisce la mano</translation>
    </message>
    <message>
        <source>Stop at once</source>
        <comment>a choice, when the time is up</comment>
        <translation>Ci si ferma subito</translation>
    </message>
    <message>
        <source>A table plays</source>
        <comment>label above a choice: how many matches</comment>
        <translation>A ogni tavolo</translation>
    </message>
    <message>
        <source>One match</source>
        <comment>a choice: so much is played at a table in one tournament round</comment>
        <translation>Una partita</translation>
    </message>
    <message>
        <source>Best of %1</source>
        <comment>a choice: the best of so many matches; %1: a number</comment>
        <translation>Al meglio di %1</translation>
    </message>
    <message>
        <source>More choices</source>
        <comment>button that unfolds: points for sitting out, ties, tables, the draw</comment>
        <translation>Altre scelte</translation>
    </message>
    <message>
        <source>Penalties of your club</source>
        <comment>heading above a list that is filled in</comment>
        <translation>Penalità del tuo circolo</translation>
    </message>
    <message>
        <source>Say here what costs what: when a penalty is given, one key is enough. Other penalties are still possible.</source>
        <comment>below the heading</comment>
        <translation>Indica qui che cosa comporta ogni infrazione: poi per assegnare una penalità basta un tasto. Ogni altra resta possibile.</translation>
    </message>
    <message>
        <source>Penalty %1: what for</source>
        <comment>said by a screen reader for a field; %1: 1, 2 …</comment>
        <translation>Penalità %1: per che cosa</translation>
    </message>
    <message>
        <source>What for? A few words</source>
        <comment>inside the empty field for the name of a penalty</comment>
        <translation>Per che cosa? Poche parole</translation>
    </message>
    <message>
        <source>Penalty %1: what it costs</source>
        <comment>said by a screen reader for a choice; %1: 1, 2 …</comment>
        <translation>Penalità %1: che cosa comporta</translation>
    </message>
    <message>
        <source>Points off</source>
        <comment>a choice: what a penalty costs</comment>
        <translation>Punti in meno</translation>
    </message>
    <message>
        <source>A warning</source>
        <comment>a choice: what a penalty costs</comment>
        <translation>Ammonizione</translation>
    </message>
    <message>
        <source>The match is lost</source>
        <comment>a choice: what a penalty costs</comment>
        <translation>Partita persa</translation>
    </message>
    <message>
        <source>Out of the tournament</source>
        <comment>a choice: what a penalty costs</comment>
        <translation>Esclusione dal torneo</translation>
    </message>
    <message>
        <source>Penalty %1: points</source>
        <comment>said by a screen reader for a number; %1: 1, 2 …</comment>
        <translation>Penalità %1: punti</translation>
    </message>
    <message>
        <source>Add a penalty</source>
        <comment>button</comment>
        <translation>Aggiungi una penalità</translation>
    </message>
    <message>
        <source>Remove “%1”</source>
        <comment>what a screen reader says for the button; %1: a penalty</comment>
        <translation>Togli «%1»</translation>
    </message>
    <message>
        <source>Remove penalty %1</source>
        <comment>said by a screen reader for a button; %1: 1, 2 …</comment>
        <translation>Togli la penalità %1</translation>
    </message>
    <message>
        <source>Late by 10 minutes</source>
        <comment>a usual penalty; a button</comment>
        <translation>Ritardo di 10 minuti</translation>
    </message>
    <message>
        <source>Two fouls</source>
        <comment>a usual penalty of clubs: out after the second fault; a button</comment>
        <translation>Due infrazioni</translation>
    </message>
    <message>
        <source>Signals to the partner</source>
        <comment>a usual penalty; a button</comment>
        <translation>Segnali al compagno</translation>
    </message>
    <message>
        <source>“%1” stands there twice.</source>
        <comment>%1: the name of a penalty</comment>
        <translation>«%1» compare due volte.</translation>
    </message>
    <message>
        <source>Sitting out brings</source>
        <comment>label above two numbers: points</comment>
        <translation>Il riposo vale</translation>
    </message>
    <message>
        <source>If the others do not come</source>
        <comment>label above two numbers: points</comment>
        <translation>Se gli avversari non vengono</translation>
    </message>
    <message>
        <source>Points for</source>
        <comment>label of a number</comment>
        <translation>Punti fatti</translation>
    </message>
    <message>
        <source>Points against</source>
        <comment>label of a number</comment>
        <translation>Punti subiti</translation>
    </message>
    <message>
        <source>Sitting out counts as a win</source>
        <comment>on or off</comment>
        <translation>Il riposo conta come vittoria</translation>
    </message>
    <message>
        <source>What decides the order</source>
        <comment>heading above a list; the first that differs decides</comment>
        <translation>Che cosa decide la classifica</translation>
    </message>
    <message>
        <source>The first one that differs decides. Space takes one in or out, Ctrl with Up or Down moves it.</source>
        <comment>below the heading; keys of the keyboard</comment>
        <translation>Decide il primo che fa differenza. Spazio ne aggiunge o toglie uno, Ctrl con Su o Giù lo sposta.</translation>
    </message>
    <message>
        <source>Move up</source>
        <comment>button: the chosen line of a list</comment>
        <translation>Sposta su</translation>
    </message>
    <message>
        <source>Move down</source>
        <comment>button: the chosen line of a list</comment>
        <translation>Sposta giù</translation>
    </message>
    <message>
        <source>%1, place %2</source>
        <comment>said by a screen reader; %1: like Wins; %2: its place in the order</comment>
        <translation>%1, criterio %2</translation>
    </message>
    <message>
        <source>%1, does not count</source>
        <comment>said by a screen reader; %1: like Wins</comment>
        <translation>%1, non conta</translation>
    </message>
    <message>
        <source>First table</source>
        <comment>label of a number: tables are numbered from it on</comment>
        <translation>Primo tavolo</translation>
    </message>
    <message>
        <source>Number of the lots</source>
        <comment>label of a number from which every lot is drawn</comment>
        <translation>Numero del sorteggio</translation>
    </message>
    <message>
        <source>With the same number all lots fall the same again.</source>
        <comment>below the number of the lots</comment>
        <translation>Con lo stesso numero il sorteggio si ripete uguale.</translation>
    </message>
    <message>
        <source>Why (it stands in the log)</source>
        <comment>label of a field for a few words</comment>
        <translation>Perché (resta scritto nel registro)</translation>
    </message>
    <message>
        <source>Create the tournament</source>
        <comment>the large button</comment>
        <translation>Crea il torneo</translation>
    </message>
    <message>
        <source>Save the changes</source>
        <comment>the large button</comment>
        <translation>Salva le modifiche</translation>
    </message>
    <message>
        <source>Enter goes on; %1 creates it at once.</source>
        <comment>%1: a key like Ctrl+Enter</comment>
        <translation>Invio va avanti; %1 lo crea subito.</translation>
    </message>
    <message>
        <source>The tournament needs a name, so that you find it again.</source>
        <translation>Al torneo serve un nome, così lo ritrovi.</translation>
    </message>
    <message>
        <source>Something has to decide the order: take one in.</source>
        <comment>a list where none is chosen</comment>
        <translation>Qualcosa deve decidere la classifica: aggiungi un criterio.</translation>
    </message>
    <message>
        <source>Who plays and how they meet is settled: the first round has been paired.</source>
        <comment>tournament round</comment>
        <translation>Chi gioca e come ci si incontra non si cambia più: il primo turno è abbinato.</translation>
    </message>
    <message>
        <source>The rules are settled: the first result is there.</source>
        <comment>above the match</comment>
        <translation>Le regole non si cambiano più: c&apos;è il primo risultato.</translation>
    </message>
</context>
<context>
    <name>Order of standings</name>
    <message>
        <source>What decides the order?</source>
        <comment>title of a small window</comment>
        <translation>Che cosa decide la classifica?</translation>
    </message>
    <message>
        <source>Use this order</source>
        <comment>button</comment>
        <translation>Usa quest&apos;ordine</translation>
    </message>
</context>
<context>
    <name>Other counts</name>
    <message>
        <source>Other tables count differently</source>
        <comment>button; opens a list of results</comment>
        <translation>Altri tavoli contano diversamente</translation>
    </message>
    <message>
        <source>The same hands at other tables</source>
        <comment>title of a list of results</comment>
        <translation>Le stesse mani ad altri tavoli</translation>
    </message>
    <message>
        <source>Only to compare: nothing changes at this table.</source>
        <comment>under the title</comment>
        <translation>Solo per confronto: a questo tavolo non cambia niente.</translation>
    </message>
    <message>
        <source>This table</source>
        <comment>label of the result that counts here</comment>
        <translation>Questo tavolo</translation>
    </message>
    <message>
        <source>These rules with one of them changed</source>
        <comment>label of a result; no rule set of the program has it</comment>
        <translation>Queste regole, cambiandone una</translation>
    </message>
    <message>
        <source>Back to the score</source>
        <comment>button</comment>
        <translation>Torna al punteggio</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n pip(s)</source>
        <comment>%1: a player; what the hand counts</comment>
        <translation>
            <numerusform>%1: %n punto</numerusform>
            <numerusform>%1: %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: no pips</source>
        <comment>%1: a player whose hand counts nothing</comment>
        <translation>%1: nessun punto</translation>
    </message>
</context>
<context>
    <name>Pair score</name>
    <message>
        <source>%1 have the lowest count (%2) and win the round.</source>
        <comment>%1: a pair</comment>
        <translation>%1 hanno il totale più basso (%2) e vincono la mano.</translation>
    </message>
    <message>
        <source>%1 have the lowest total (%2) and win the round.</source>
        <comment>%1: a pair</comment>
        <translation>%1 hanno la somma più bassa (%2) e vincono la mano.</translation>
    </message>
    <message>
        <source>%3 holds the lowest hand (%2): %1 win the round.</source>
        <comment>%1: a pair; %3: one player of it</comment>
        <translation>%3 ha in mano meno punti di chiunque (%2): %1 vincono la mano.</translation>
    </message>
    <message>
        <source>%3 goes out: %1 win the round.</source>
        <comment>%1: a pair; %3: one player of it</comment>
        <translation>%3 fa domino: %1 vincono la mano.</translation>
    </message>
    <message>
        <source>The pairs have the same lowest count: %2.</source>
        <comment>%2: a number</comment>
        <translation>Le coppie hanno lo stesso totale più basso: %2.</translation>
    </message>
    <message>
        <source>%1 take the pips of all the others: %2.</source>
        <comment>%1: a pair; %2: an amount, like 17 + 26 = 43 points</comment>
        <translation>%1 prendono i punti in mano a tutti gli altri: %2.</translation>
    </message>
    <message>
        <source>%1 take the pips of their opponents: %2.</source>
        <comment>%1: a pair; %2: an amount, like 17 + 26 = 43 points</comment>
        <translation>%1 prendono i punti in mano agli avversari: %2.</translation>
    </message>
    <message>
        <source>%1 take the pips of all the others, less their own: %2.</source>
        <comment>%1: a pair; %2: an amount, like 17 + 26 − 7 = 36 points</comment>
        <translation>%1 prendono i punti in mano a tutti gli altri, meno i propri: %2.</translation>
    </message>
    <message>
        <source>%1 take the difference in pips from the others: %2.</source>
        <comment>%1: a pair; %2: an amount, like 29 points</comment>
        <translation>%1 prendono i punti che gli altri hanno in più: %2.</translation>
    </message>
    <message>
        <source>%1 take the pips of all hands: %2.</source>
        <comment>%1: a pair; %2: an amount, like 7 + 17 = 24 points</comment>
        <translation>%1 prendono i punti in mano a tutti: %2.</translation>
    </message>
    <message>
        <source>%1 cannot win this round any more.</source>
        <comment>%1: a pair, after a wrong answer</comment>
        <translation>Questa mano non può più andare a %1.</translation>
    </message>
    <message>
        <source>%1 lose the match.</source>
        <comment>%1: a pair, after a wrong answer</comment>
        <translation>%1 perdono la partita.</translation>
    </message>
    <message>
        <source>%3 holds less: %1 win the round.</source>
        <comment>%1: a pair; %3: one player of it, of two who were compared</comment>
        <translation>%3 ha in mano meno punti: %1 vincono la mano.</translation>
    </message>
    <message>
        <source>%3 played the last tile: %1 win the round, whatever the hands count.</source>
        <comment>%1: a pair; %3: one player of it</comment>
        <translation>%3 ha giocato l&apos;ultima tessera: %1 vincono la mano, quali che siano i punti in mano.</translation>
    </message>
    <message>
        <source>Whoever played the last tile cannot win. %3 has the lowest count of the others (%2): %1 win the round.</source>
        <comment>%1: a pair; %3: one player of it</comment>
        <translation>Chi ha giocato l&apos;ultima tessera non può vincere. Tra gli altri %3 ha il totale più basso (%2): %1 vincono la mano.</translation>
    </message>
    <message>
        <source>%3 has the fewest doubles (%4), then the fewest pips on the other tiles (%5): %1 win the round.</source>
        <comment>%1: a pair; %3: one player of it; %4, %5: numbers</comment>
        <translation>%3 ha meno doppi (%4), poi meno punti sulle altre tessere (%5): %1 vincono la mano.</translation>
    </message>
    <message>
        <source>Both of them hold the same: %2.</source>
        <comment>two neighbours; %2: a number</comment>
        <translation>I due hanno in mano lo stesso totale: %2.</translation>
    </message>
    <message>
        <source>The pairs are level: fewest doubles %4, fewest pips on the other tiles %5.</source>
        <comment>%4, %5: numbers</comment>
        <translation>Le coppie sono pari: minor numero di doppi %4, minor totale sulle altre tessere %5.</translation>
    </message>
    <message>
        <source>%1 take the pips of all the others and of the boneyard: %2.</source>
        <comment>%1: a pair; %2: an amount</comment>
        <translation>%1 prendono i punti in mano a tutti gli altri e quelli del pozzo: %2.</translation>
    </message>
    <message>
        <source>%1 write down the pips left in their hands: %2.</source>
        <comment>%1: a pair; bad points; %2: an amount</comment>
        <translation>%1 si segnano i punti rimasti in mano: %2.</translation>
    </message>
    <message>
        <source>%1 score for winning the block: %2.</source>
        <comment>%1: a pair; %2: an amount</comment>
        <translation>%1 segnano per aver vinto a gioco bloccato: %2.</translation>
    </message>
    <message>
        <source>%1 score for going out: %2.</source>
        <comment>%1: a pair; %2: an amount</comment>
        <translation>%1 segnano per aver fatto domino: %2.</translation>
    </message>
    <message>
        <source>%1 score for going out with a double: %2.</source>
        <comment>%1: a pair; %2: an amount</comment>
        <translation>%1 segnano per aver fatto domino con un doppio: %2.</translation>
    </message>
    <message>
        <source>%1 score for going out with a tile that fits both ends: %2.</source>
        <comment>%1: a pair; %2: an amount</comment>
        <translation>%1 segnano per aver fatto domino con una tessera buona per entrambe le estremità: %2.</translation>
    </message>
    <message>
        <source>%1 score for going out with a double that fits both ends: %2.</source>
        <comment>%1: a pair; %2: an amount</comment>
        <translation>%1 segnano per aver fatto domino con un doppio buono per entrambe le estremità: %2.</translation>
    </message>
    <message>
        <source>%1 played the last tile and lost the block: %2.</source>
        <comment>%1: a pair; %2: an amount, like 1 point off</comment>
        <translation>%1 hanno giocato l&apos;ultima tessera e perso a gioco bloccato: %2.</translation>
    </message>
    <message>
        <source>%1 score because whoever played the last tile lost the block: %2.</source>
        <comment>%1: a pair; %2: an amount</comment>
        <translation>%1 segnano perché chi ha giocato l&apos;ultima tessera ha perso a gioco bloccato: %2.</translation>
    </message>
    <message>
        <source>%1 score extra for a last tile that fits both ends: %2.</source>
        <comment>a capicúa; %1: a pair; %2: an amount</comment>
        <translation>%1 segnano un extra per l&apos;ultima tessera buona per entrambe le estremità: %2.</translation>
    </message>
    <message>
        <source>%1 score extra for going out with the double blank: %2.</source>
        <comment>%1: a pair; %2: an amount</comment>
        <translation>%1 segnano un extra per aver fatto domino con il doppio bianco: %2.</translation>
    </message>
    <message>
        <source>%1 score extra for going out with a double: %2.</source>
        <comment>%1: a pair; %2: an amount</comment>
        <translation>%1 segnano un extra per aver fatto domino con un doppio: %2.</translation>
    </message>
    <message>
        <source>%1 score extra for winning a block: %2.</source>
        <comment>%1: a pair; %2: an amount</comment>
        <translation>%1 segnano un extra per aver vinto a gioco bloccato: %2.</translation>
    </message>
    <message>
        <source>%1 score extra for going out: %2.</source>
        <comment>%1: a pair; %2: an amount</comment>
        <translation>%1 segnano un extra per aver fatto domino: %2.</translation>
    </message>
    <message>
        <source>%1 score extra for winning round %5 of the match: %2.</source>
        <comment>round = one deal; %1: a pair; %2: an amount; %5: a number</comment>
        <translation>%1 segnano un extra per aver vinto la mano %5 della partita: %2.</translation>
    </message>
    <message>
        <source>%3 makes the open ends add up to %6; for %1: %2.</source>
        <comment>%1: a pair; %2: an amount; %3: one player of it; %6: like 4 + 6 = 10</comment>
        <translation>%3 gioca e le estremità aperte danno %6; per %1: %2.</translation>
    </message>
    <message>
        <source>%3 makes open ends equal, all with a %4; for %1: %2.</source>
        <comment>%1: a pair; %2: an amount; %3: one player of it; %4: a number</comment>
        <translation>%3 rende uguali le estremità aperte, con il %4; per %1: %2.</translation>
    </message>
    <message>
        <source>%1 have exactly %4 points: that wins the match.</source>
        <comment>%1: a pair; %4: a number</comment>
        <translation>%1 hanno esattamente %4 punti: così si vince la partita.</translation>
    </message>
    <message>
        <source>Both pairs have won a round, so %1 go back to zero.</source>
        <comment>round = one deal; %1: a pair</comment>
        <translation>Entrambe le coppie hanno vinto una mano, quindi %1 tornano a zero.</translation>
    </message>
    <message>
        <source>A new game begins: %1 go back to zero.</source>
        <comment>one game of a match of several; %1: a pair</comment>
        <translation>Comincia un nuovo gioco: %1 tornano a zero.</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>Your own tiles</source>
        <comment>title of the page where people choose pictures for their tiles</comment>
        <translation>Tessere tutte tue</translation>
    </message>
    <message>
        <source>Six photos or drawings become the numbers 1 to 6. A blank stays blank.</source>
        <comment>under the title; blank: the half of a tile without dots</comment>
        <translation>Sei foto o disegni diventano i numeri da 1 a 6. Il bianco resta bianco.</translation>
    </message>
    <message>
        <source>Click a frame to choose pictures, drop them on it, or copy one and paste it with Ctrl+V.</source>
        <translation>Fai clic su un riquadro per scegliere le immagini, trascinale lì, o copiane una e incollala con Ctrl+V.</translation>
    </message>
    <message>
        <source>Family set</source>
        <comment>heading: a set of tiles with six own pictures in place of the dots</comment>
        <translation>Tessere di famiglia</translation>
    </message>
    <message>
        <source>Back and table</source>
        <comment>heading: pictures for the back of the tiles and for the table</comment>
        <translation>Retro e tavolo</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>under a small frame for the picture on the back of the tiles: a short word</comment>
        <translation>Retro</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>under a frame for the picture of the surface that the tiles lie on</comment>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Choose a picture for %1</source>
        <comment>for screen readers; %1: a number from 1 to 6</comment>
        <translation>Scegli un&apos;immagine per il numero %1</translation>
    </message>
    <message>
        <source>Change the picture for %1</source>
        <comment>for screen readers; %1: a number from 1 to 6</comment>
        <translation>Cambia l&apos;immagine per il numero %1</translation>
    </message>
    <message>
        <source>Choose a picture for the back of the tiles</source>
        <comment>for screen readers</comment>
        <translation>Scegli un&apos;immagine per il retro delle tessere</translation>
    </message>
    <message>
        <source>Change the picture on the back of the tiles</source>
        <comment>for screen readers</comment>
        <translation>Cambia l&apos;immagine sul retro delle tessere</translation>
    </message>
    <message>
        <source>Choose a picture for the table</source>
        <comment>for screen readers</comment>
        <translation>Scegli un&apos;immagine per il tavolo</translation>
    </message>
    <message>
        <source>Change the picture on the table</source>
        <comment>for screen readers</comment>
        <translation>Cambia l&apos;immagine sul tavolo</translation>
    </message>
    <message>
        <source>This is how it looks</source>
        <comment>heading over a small table with tiles</comment>
        <translation>Ecco come appare</translation>
    </message>
    <message>
        <source>A small table with your tiles</source>
        <comment>for screen readers: a drawing</comment>
        <translation>Un piccolo tavolo con le tue tessere</translation>
    </message>
    <message>
        <source>High contrast is switched on: the tiles show dots instead of pictures.</source>
        <comment>under the small table</comment>
        <translation>L&apos;alto contrasto è attivo: le tessere mostrano i pallini al posto delle immagini.</translation>
    </message>
    <message>
        <source>Play with the family set</source>
        <comment>button</comment>
        <translation>Gioca con le tessere di famiglia</translation>
    </message>
    <message>
        <source>Play with ivory tiles again</source>
        <comment>button: gives up the family set</comment>
        <translation>Torna alle tessere d&apos;avorio</translation>
    </message>
    <message>
        <source>The family set is on the table.</source>
        <comment>it is the set in use</comment>
        <translation>Le tessere di famiglia sono sul tavolo.</translation>
    </message>
    <message>
        <source>All six pictures are here.</source>
        <translation>Le sei immagini ci sono tutte.</translation>
    </message>
    <message numerus="yes">
        <source>%n more picture(s) and the set is complete.</source>
        <comment>%n: 1 to 6 pictures are missing; never zero</comment>
        <translation>
            <numerusform>Ancora %n immagine e il gioco è completo.</numerusform>
            <numerusform>Ancora %n immagini e il gioco è completo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tiles of paper</source>
        <comment>heading: a sheet with all tiles, to be printed and cut out</comment>
        <translation>Tessere di carta</translation>
    </message>
    <message>
        <source>Print all 28 tiles, glue them onto cardboard and cut them out.</source>
        <comment>under the heading</comment>
        <translation>Stampa tutte le 28 tessere, incollale sul cartoncino e ritagliale.</translation>
    </message>
    <message>
        <source>Print the sheet…</source>
        <comment>button</comment>
        <translation>Stampa il foglio…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <comment>button</comment>
        <translation>Salva come PDF…</translation>
    </message>
    <message>
        <source>Our domino set</source>
        <comment>small, on the printed sheet; also the proposed name of its file</comment>
        <translation>Il nostro domino</translation>
    </message>
    <message>
        <source>Print at 100 %, on both sides of the paper. Cut along the dotted lines.</source>
        <comment>small, on the printed sheet</comment>
        <translation>Stampa al 100%, sui due lati del foglio. Ritaglia lungo le linee tratteggiate.</translation>
    </message>
    <message>
        <source>The sheet was saved as %1</source>
        <comment>%1: the path of a file</comment>
        <translation>Il foglio è stato salvato in %1</translation>
    </message>
    <message>
        <source>The picture for %1</source>
        <comment>title; %1: a number from 1 to 6</comment>
        <translation>Immagine n. %1</translation>
    </message>
    <message>
        <source>The picture on the back</source>
        <comment>title: on the back of the tiles</comment>
        <translation>Immagine sul retro</translation>
    </message>
    <message>
        <source>The picture on the table</source>
        <comment>title: on the surface that the tiles lie on</comment>
        <translation>Sfondo del tavolo</translation>
    </message>
    <message>
        <source>Move the frame with the mouse, and pull a corner to make it larger or smaller.</source>
        <translation>Sposta il riquadro con il mouse e tira un angolo per ingrandirlo o rimpicciolirlo.</translation>
    </message>
    <message>
        <source>On the keyboard: the arrow keys move the frame, + comes closer, − shows more.</source>
        <translation>Con la tastiera: le frecce spostano il riquadro, + avvicina, − mostra di più.</translation>
    </message>
    <message>
        <source>The picture with its frame</source>
        <comment>for screen readers: a drawing that keys change</comment>
        <translation>L&apos;immagine con il suo riquadro</translation>
    </message>
    <message>
        <source>The frame shows %1% of the picture’s width, %2% from the left and %3% from the top.</source>
        <comment>for screen readers; %1 to %3: numbers from 0 to 100</comment>
        <translation>Nel riquadro c&apos;è %1% della larghezza dell&apos;immagine, a %2% da sinistra e %3% dall&apos;alto.</translation>
    </message>
    <message>
        <source>Use this part</source>
        <comment>button: the part of the picture inside the frame</comment>
        <translation>Usa questa parte</translation>
    </message>
    <message>
        <source>Another picture…</source>
        <comment>button</comment>
        <translation>Altra immagine…</translation>
    </message>
    <message>
        <source>Remove the picture</source>
        <comment>button</comment>
        <translation>Togli l&apos;immagine</translation>
    </message>
    <message>
        <source>Show more of the picture</source>
        <comment>a round button with a minus, for screen readers: a larger frame</comment>
        <translation>Mostra più immagine</translation>
    </message>
    <message>
        <source>Come closer</source>
        <comment>a round button with a plus, for screen readers: a smaller frame</comment>
        <translation>Avvicina</translation>
    </message>
    <message>
        <source>Turn the picture</source>
        <comment>a round button with an arrow, for screen readers: by a quarter</comment>
        <translation>Ruota l&apos;immagine</translation>
    </message>
    <message>
        <source>One moment…</source>
        <comment>while a picture is being read</comment>
        <translation>Un momento…</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <comment>title of the dialog that asks for a file</comment>
        <translation>Scegli un&apos;immagine</translation>
    </message>
    <message>
        <source>Pictures</source>
        <comment>kind of files in the dialog that asks for a file</comment>
        <translation>Immagini</translation>
    </message>
    <message>
        <source>All files</source>
        <comment>kind of files in the dialog that asks for a file</comment>
        <translation>Tutti i file</translation>
    </message>
    <message>
        <source>This file cannot be opened. Perhaps it was moved, or belongs to somebody else.</source>
        <translation>Questo file non si apre. Forse è in un altro posto, o appartiene a qualcun altro.</translation>
    </message>
    <message>
        <source>This is no picture the program knows. Please try a JPEG or PNG file.</source>
        <translation>Questa non è un&apos;immagine che il programma conosce. Prova con un file JPEG o PNG.</translation>
    </message>
    <message>
        <source>This picture is damaged. Please choose another one, or a fresh copy of it.</source>
        <translation>Questa immagine è danneggiata. Scegline un&apos;altra, o una nuova copia di questa.</translation>
    </message>
    <message>
        <source>This file is larger than 50 MB. Please save the picture in a smaller size first.</source>
        <translation>Questo file supera i 50 MB. Prima salva l&apos;immagine in dimensioni più piccole.</translation>
    </message>
    <message>
        <source>This picture is far too large: more than 89 million pixels. Please save it in a smaller size first.</source>
        <translation>Questa immagine è davvero troppo grande: più di 89 milioni di pixel. Prima salvala in dimensioni più piccole.</translation>
    </message>
    <message>
        <source>This picture is too long and narrow for a tile. Please choose another one.</source>
        <translation>Questa immagine è troppo lunga e stretta per una tessera. Scegline un&apos;altra.</translation>
    </message>
    <message>
        <source>It took too long to open this picture. Please choose another one.</source>
        <translation>Ci è voluto troppo tempo per aprire questa immagine. Scegline un&apos;altra.</translation>
    </message>
    <message numerus="yes">
        <source>%n of the files could not be used.</source>
        <comment>%n files were no pictures; never zero</comment>
        <translation>
            <numerusform>%n dei file scelti non si può usare.</numerusform>
            <numerusform>%n dei file scelti non si possono usare.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no picture to paste. Copy one first.</source>
        <translation>Non c&apos;è nessuna immagine da incollare. Prima copiane una.</translation>
    </message>
    <message>
        <source>One of your own pictures was damaged and is no longer used. It was set aside as %1</source>
        <comment>%1: the path of a file</comment>
        <translation>Una delle tue immagini era danneggiata e non si usa più. Ora si trova in %1</translation>
    </message>
    <message>
        <source>Some of your own pictures are gone, so the usual ones are back. You can choose yours again in the settings.</source>
        <translation>Alcune delle tue immagini non ci sono più: sono tornate quelle di sempre. Puoi scegliere di nuovo le tue nelle impostazioni.</translation>
    </message>
</context>
<context>
    <name>Pocket card</name>
    <message>
        <source>The card for the pocket</source>
        <comment>title of a page; the walk on paper, for tables without a computer</comment>
        <translation>La scheda tascabile</translation>
    </message>
    <message>
        <source>One sheet, printed on both sides and folded twice: the walk round the table in six languages.</source>
        <comment>what the card is</comment>
        <translation>Un foglio, stampato sui due lati e piegato due volte: il giro del tavolo in sei lingue.</translation>
    </message>
    <message>
        <source>Print both sides, turned over on the short edge, and fold along the small marks.</source>
        <comment>how the card is made</comment>
        <translation>Stampa fronte e retro, girando sul lato corto, e piega lungo i piccoli segni.</translation>
    </message>
    <message>
        <source>The card as it will be printed</source>
        <comment>what a screen reader says for a picture</comment>
        <translation>La scheda come sarà stampata</translation>
    </message>
    <message>
        <source>Whoever has the turn, cannot play and may take no more tiles says: the game is blocked.</source>
        <comment>first step of the walk, on the card</comment>
        <translation>Chi è di turno, non può giocare e non può più pescare dice: il gioco è bloccato.</translation>
    </message>
    <message>
        <source>Look at the boneyard: it is empty, or the rules let nobody take from it.</source>
        <comment>second step of the walk, on the card</comment>
        <translation>Guarda il pozzo: è vuoto, oppure le regole non permettono a nessuno di pescare.</translation>
    </message>
    <message>
        <source>Ask all the others, one after another, the way the turns go round:</source>
        <comment>third step of the walk, on the card; the question stands below it</comment>
        <translation>Fai la domanda a tutti gli altri, uno dopo l&apos;altro, nel senso del gioco:</translation>
    </message>
    <message>
        <source>Can you play a tile?</source>
        <comment>the question, large, without a name; the answers are Yes, I can and No, I cannot in the context Walk</comment>
        <translation>Puoi giocare una tessera?</translation>
    </message>
    <message>
        <source>Not blocked: this player plays now.</source>
        <comment>below the answer Yes, I can</comment>
        <translation>Non è bloccato: ora gioca chi ha risposto di sì.</translation>
    </message>
    <message>
        <source>Ask the next player.</source>
        <comment>below the answer No, I cannot</comment>
        <translation>Fai la domanda al prossimo.</translation>
    </message>
    <message>
        <source>All have said no: the game is blocked. Everybody lays the tiles open.</source>
        <comment>fourth step of the walk, on the card</comment>
        <translation>Tutti hanno detto di no: il gioco è bloccato. Tutti scoprono le tessere.</translation>
    </message>
    <message>
        <source>Did somebody say no with a tile that fits? That was a false declaration. Your rules say what it costs.</source>
        <comment>fifth step of the walk, on the card; declaration: the answer to the question</comment>
        <translation>Qualcuno ha detto di no con una tessera giocabile in mano? È una dichiarazione non veritiera. Le vostre regole dicono quanto costa.</translation>
    </message>
    <message>
        <source>Count the pips of every hand. Mostly the lowest count wins. Your rules say what a win and a tie are worth.</source>
        <comment>last step of the walk, on the card</comment>
        <translation>Conta i punti in mano a ognuno. Di solito vince il totale più basso. Le vostre regole dicono quanto valgono una vittoria e una parità.</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Practice for referees</source>
        <comment>title of the page with all disputes</comment>
        <translation>Allenamento per arbitri</translation>
    </message>
    <message>
        <source>Somebody calls you to a table. Hear them out, lay the hands open, and rule.</source>
        <translation>Ti chiamano a un tavolo. Ascolta tutti, scopri le tessere e decidi.</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <comment>%1, %2: numbers, like 7 of 36 solved</comment>
        <translation>%1 su %2 risolti</translation>
    </message>
    <message>
        <source>All %1 solved. Any table would be glad to have you.</source>
        <comment>%1: a number; praise</comment>
        <translation>Risolti tutti e %1. Qualsiasi tavolo ti vorrebbe come arbitro.</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>button: the first dispute</comment>
        <translation>Comincia</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>button: the next dispute that is not solved yet</comment>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Once more from the beginning</source>
        <comment>button: when all disputes are solved</comment>
        <translation>Ricomincia da capo</translation>
    </message>
    <message>
        <source>Dispute %1: %2</source>
        <comment>title; %1: a number; %2: its kind, like The boneyard</comment>
        <translation>Caso %1: %2</translation>
    </message>
    <message>
        <source>Round the table</source>
        <comment>a kind of dispute: is it a block?</comment>
        <translation>Il giro del tavolo</translation>
    </message>
    <message>
        <source>The boneyard</source>
        <comment>a kind of dispute: may tiles still be taken?</comment>
        <translation>Il pozzo</translation>
    </message>
    <message>
        <source>True or false</source>
        <comment>a kind of dispute: false declarations and accusations</comment>
        <translation>Vero o falso</translation>
    </message>
    <message>
        <source>Level hands</source>
        <comment>a kind of dispute: ties</comment>
        <translation>Totali pari</translation>
    </message>
    <message>
        <source>In pairs</source>
        <comment>a kind of dispute: partners</comment>
        <translation>A coppie</translation>
    </message>
    <message>
        <source>Spinners, crosses, trains</source>
        <comment>a kind of dispute</comment>
        <translation>Doppi a quattro lati, croci, treni</translation>
    </message>
    <message>
        <source>Larger sets</source>
        <comment>a kind of dispute: double-nine and double-twelve</comment>
        <translation>Giochi di tessere più grandi</translation>
    </message>
    <message>
        <source>House rules</source>
        <comment>a kind of dispute</comment>
        <translation>Regole della casa</translation>
    </message>
    <message>
        <source>Ask everybody in turn. One tile that fits is enough.</source>
        <comment>about a kind of dispute</comment>
        <translation>Fai la domanda a tutti, a turno. Basta una tessera che va bene.</translation>
    </message>
    <message>
        <source>While a tile may be taken, nothing is blocked.</source>
        <comment>about a kind of dispute</comment>
        <translation>Finché si può pescare, niente è bloccato.</translation>
    </message>
    <message>
        <source>Who held a tile that fits, and when?</source>
        <comment>about a kind of dispute</comment>
        <translation>Chi aveva una tessera giocabile, e quando?</translation>
    </message>
    <message>
        <source>The counts are level. What do the rules say?</source>
        <comment>about a kind of dispute</comment>
        <translation>I totali sono pari. Che cosa dicono le regole?</translation>
    </message>
    <message>
        <source>The lowest hand, or the lowest pair?</source>
        <comment>about a kind of dispute</comment>
        <translation>Chi ha meno punti in mano, o la coppia con la somma più bassa?</translation>
    </message>
    <message>
        <source>More than two ends, and not all are open to everybody.</source>
        <comment>about a kind of dispute</comment>
        <translation>Più di due estremità, e non tutte aperte a tutti.</translation>
    </message>
    <message>
        <source>More tiles of each number: count them well.</source>
        <comment>about a kind of dispute</comment>
        <translation>Più tessere per ogni numero: contale bene.</translation>
    </message>
    <message>
        <source>Every club has its own way. Read the rules first.</source>
        <comment>about a kind of dispute</comment>
        <translation>Ogni circolo ha le sue usanze. Leggi prima le regole.</translation>
    </message>
    <message>
        <source>The rules here: %1</source>
        <comment>heading; %1: a game, like Classic draw game</comment>
        <translation>Le regole qui: %1</translation>
    </message>
    <message>
        <source>Turns go %1.</source>
        <comment>%1: clockwise or counter-clockwise</comment>
        <translation>Si gioca %1.</translation>
    </message>
    <message>
        <source>%1 led the round.</source>
        <comment>%1: a player</comment>
        <translation>%1 ha aperto la mano.</translation>
    </message>
    <message>
        <source>%1 played the last tile.</source>
        <comment>%1: a player</comment>
        <translation>%1 ha giocato l&apos;ultima tessera.</translation>
    </message>
    <message numerus="yes">
        <source>A false declaration costs %n point(s).</source>
        <comment>the penalty by the rules of this table</comment>
        <translation>
            <numerusform>Una dichiarazione non veritiera costa %n punto.</numerusform>
            <numerusform>Una dichiarazione non veritiera costa %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>A false declaration costs no points.</source>
        <comment>the penalty by the rules of this table</comment>
        <translation>Una dichiarazione non veritiera non costa punti.</translation>
    </message>
    <message>
        <source>The result of the round stands all the same.</source>
        <comment>after a false declaration</comment>
        <translation>Il risultato della mano resta comunque valido.</translation>
    </message>
    <message>
        <source>The round is then dealt again.</source>
        <comment>after a false declaration</comment>
        <translation>In quel caso la mano si rifà.</translation>
    </message>
    <message>
        <source>That side cannot win the round any more.</source>
        <comment>after a false declaration</comment>
        <translation>Quella parte non può più vincere la mano.</translation>
    </message>
    <message>
        <source>What was said</source>
        <comment>heading: the declarations of the players</comment>
        <translation>Che cosa è stato detto</translation>
    </message>
    <message>
        <source>Earlier in this round %1 passed at %2.</source>
        <comment>%1: a player; %2: open ends, like 4 and 6</comment>
        <translation>Prima, in questa mano, %1 ha passato con le estremità %2.</translation>
    </message>
    <message>
        <source>Since then these tiles were laid: %1.</source>
        <comment>%1: tiles, like 4-6 and 2-4</comment>
        <translation>Da allora sono state posate queste tessere: %1.</translation>
    </message>
    <message>
        <source>%1 says: I cannot play, it is blocked!</source>
        <comment>%1: a player</comment>
        <translation>%1 dice: non posso giocare, è bloccato!</translation>
    </message>
    <message>
        <source>%1: I cannot.</source>
        <comment>%1: a player; an answer in the walk</comment>
        <translation>%1: non posso.</translation>
    </message>
    <message>
        <source>%1: I can.</source>
        <comment>%1: a player; an answer in the walk</comment>
        <translation>%1: posso.</translation>
    </message>
    <message>
        <source>Nobody else has been asked yet.</source>
        <translation>A nessun altro è stata ancora fatta la domanda.</translation>
    </message>
    <message>
        <source>%1 says that %2 hid a tile that fits.</source>
        <comment>%1, %2: players</comment>
        <translation>%1 dice che %2 ha nascosto una tessera giocabile.</translation>
    </message>
    <message>
        <source>Lay the hands open</source>
        <comment>button: turn every hand face up</comment>
        <translation>Scopri le tessere</translation>
    </message>
    <message>
        <source>cannot</source>
        <comment>under a player&apos;s name: what was declared</comment>
        <translation>non può</translation>
    </message>
    <message>
        <source>can</source>
        <comment>under a player&apos;s name: what was declared</comment>
        <translation>può</translation>
    </message>
    <message>
        <source>Is the game blocked?</source>
        <comment>question to a referee</comment>
        <translation>Il gioco è bloccato?</translation>
    </message>
    <message>
        <source>Yes, it is</source>
        <comment>answer to: is the game blocked?</comment>
        <translation>Sì, è bloccato</translation>
    </message>
    <message>
        <source>No: somebody can play</source>
        <comment>answer to: is the game blocked?</comment>
        <translation>No: qualcuno può giocare</translation>
    </message>
    <message>
        <source>No: tiles may be taken</source>
        <comment>answer to: is the game blocked?; the boneyard</comment>
        <translation>No: si può pescare</translation>
    </message>
    <message>
        <source>No: somebody went out</source>
        <comment>answer to: is the game blocked?</comment>
        <translation>No: qualcuno ha fatto domino</translation>
    </message>
    <message>
        <source>Who made a false declaration?</source>
        <comment>question to a referee; several may be named</comment>
        <translation>Chi ha fatto una dichiarazione non veritiera?</translation>
    </message>
    <message>
        <source>Nobody</source>
        <comment>answer to: who made a false declaration?</comment>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>What becomes of the round?</source>
        <comment>question to a referee</comment>
        <translation>Che cosa succede della mano?</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <comment>answer to: what becomes of the round?; %1: a player</comment>
        <translation>Vince %1</translation>
    </message>
    <message>
        <source>%1 win</source>
        <comment>answer to: what becomes of the round?; %1: both players of a pair</comment>
        <translation>Vincono %1</translation>
    </message>
    <message>
        <source>They share it</source>
        <comment>answer to: what becomes of the round?; those who are level</comment>
        <translation>Si divide alla pari</translation>
    </message>
    <message>
        <source>Nobody scores</source>
        <comment>answer to: what becomes of the round?</comment>
        <translation>Nessuno segna punti</translation>
    </message>
    <message>
        <source>It is dealt again</source>
        <comment>answer to: what becomes of the round?</comment>
        <translation>La mano si rifà</translation>
    </message>
    <message>
        <source>It goes on</source>
        <comment>answer to: what becomes of the round?</comment>
        <translation>Si continua</translation>
    </message>
    <message>
        <source>How many points?</source>
        <comment>question to a referee; penalties are not counted</comment>
        <translation>Quanti punti?</translation>
    </message>
    <message>
        <source>How many points for each?</source>
        <comment>question to a referee; those who share</comment>
        <translation>Quanti punti a testa?</translation>
    </message>
    <message>
        <source>For the round alone, without penalties.</source>
        <comment>below: how many points?</comment>
        <translation>Solo per la mano, senza penalità.</translation>
    </message>
    <message>
        <source>That is my ruling</source>
        <comment>button</comment>
        <translation>Decido così</translation>
    </message>
    <message>
        <source>A ruling to sign!</source>
        <comment>every part of the ruling was right; warm</comment>
        <translation>Una decisione da firmare!</translation>
    </message>
    <message>
        <source>Nearly. Look at what is marked.</source>
        <comment>some parts of the ruling were wrong; kind</comment>
        <translation>Quasi. Guarda che cosa è segnato.</translation>
    </message>
    <message>
        <source>Not quite. Look at it once more.</source>
        <comment>no part of the ruling was right; kind</comment>
        <translation>Non proprio. Guarda ancora una volta.</translation>
    </message>
    <message>
        <source>You said: %1</source>
        <comment>%1: the answer that was given, like No: somebody can play</comment>
        <translation>Hai detto: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>%1: like Anna wins; %2: like 12 points; an answer that was given</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The game is blocked: nobody can play, and nothing may be taken.</source>
        <translation>Il gioco è bloccato: nessuno può giocare, e non si può pescare.</translation>
    </message>
    <message>
        <source>The game is over: no tile that could fit is left, and by these rules that ends it.</source>
        <translation>Il gioco è finito: nessuna tessera rimasta può andare bene, e con queste regole la mano si chiude lì.</translation>
    </message>
    <message numerus="yes">
        <source>It is not blocked: the boneyard still has %n tile(s) to take.</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Non è bloccato: nel pozzo c&apos;è ancora %n tessera da pescare.</numerusform>
            <numerusform>Non è bloccato: nel pozzo ci sono ancora %n tessere da pescare.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is not blocked: %1 can play %2.</source>
        <comment>%1: a player; %2: a tile, like 4-6, or several</comment>
        <translation>Non è bloccato: %1 può giocare %2.</translation>
    </message>
    <message>
        <source>%1 went out. A round that ended so is never counted as blocked.</source>
        <comment>%1: a player</comment>
        <translation>%1 ha fatto domino. Una mano finita così non si conta mai come bloccata.</translation>
    </message>
    <message>
        <source>Every declaration was true.</source>
        <translation>Tutte le dichiarazioni erano vere.</translation>
    </message>
    <message>
        <source>%1 was accused wrongly.</source>
        <comment>%1: a player</comment>
        <translation>L&apos;accusa contro %1 era infondata.</translation>
    </message>
    <message>
        <source>The round goes on.</source>
        <comment>there is nothing to count</comment>
        <translation>La mano continua.</translation>
    </message>
    <message>
        <source>The round goes on: %1 must play.</source>
        <comment>%1: a player</comment>
        <translation>La mano continua: deve giocare %1.</translation>
    </message>
    <message>
        <source>The penalty is written when the round is counted.</source>
        <translation>La penalità si scrive quando si conta la mano.</translation>
    </message>
    <message>
        <source>The count</source>
        <comment>heading: the sum of what is left in every hand</comment>
        <translation>La conta</translation>
    </message>
    <message>
        <source>The proof</source>
        <comment>heading: a picture of the table with a tile that would have fitted</comment>
        <translation>La prova</translation>
    </message>
    <message>
        <source>Next dispute</source>
        <comment>button</comment>
        <translation>Prossimo caso</translation>
    </message>
    <message>
        <source>Try again</source>
        <comment>button: the same dispute once more</comment>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>All disputes</source>
        <comment>button: the list</comment>
        <translation>Tutti i casi</translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <source>For players</source>
        <comment>heading: a ladder of puzzles</comment>
        <translation>Per giocatori</translation>
    </message>
    <message>
        <source>Find the best move. Every hand lies open.</source>
        <comment>what these puzzles ask</comment>
        <translation>Trova la mossa migliore. Tutte le mani sono scoperte.</translation>
    </message>
    <message>
        <source>For referees</source>
        <comment>heading: a ladder of puzzles</comment>
        <translation>Per arbitri</translation>
    </message>
    <message>
        <source>Is the game blocked? Who wins, and how many points?</source>
        <comment>what these puzzles ask</comment>
        <translation>Il gioco è bloccato? Chi vince, e con quanti punti?</translation>
    </message>
    <message>
        <source>Three right out of the last four open the next step.</source>
        <translation>Tre risposte giuste su quattro aprono il gradino seguente.</translation>
    </message>
    <message>
        <source>A puzzle of step %1</source>
        <comment>button; %1: a number from 1 to 6</comment>
        <translation>Un rompicapo del gradino %1</translation>
    </message>
    <message>
        <source>Who is training?</source>
        <comment>label of a choice of names</comment>
        <translation>Chi si allena?</translation>
    </message>
    <message>
        <source>By which rules?</source>
        <comment>label of a choice of games</comment>
        <translation>Con quali regole?</translation>
    </message>
    <message>
        <source>By these rules there are no puzzles of this kind.</source>
        <translation>Con queste regole non ci sono rompicapi di questo tipo.</translation>
    </message>
    <message>
        <source>Find the move</source>
        <comment>title of a puzzle</comment>
        <translation>Trova la mossa</translation>
    </message>
    <message>
        <source>Blocked or not?</source>
        <comment>title of a puzzle</comment>
        <translation>Bloccato o no?</translation>
    </message>
    <message>
        <source>Step %1</source>
        <comment>%1: a number from 1 to 6</comment>
        <translation>Gradino %1</translation>
    </message>
    <message>
        <source>A puzzle is being laid out …</source>
        <comment>while the program makes it</comment>
        <translation>Preparo un rompicapo …</translation>
    </message>
    <message>
        <source>No puzzle came up this time. Try another one.</source>
        <translation>Stavolta non è uscito nessun rompicapo. Prova con un altro.</translation>
    </message>
    <message>
        <source>Another puzzle</source>
        <comment>button</comment>
        <translation>Un altro rompicapo</translation>
    </message>
    <message>
        <source>%1 is to move. What is best?</source>
        <comment>%1: a player</comment>
        <translation>Tocca a %1. Qual è la mossa migliore?</translation>
    </message>
    <message>
        <source>Lay the tile on the table. Then everybody plays as well as can be.</source>
        <translation>Posa la tessera sul tavolo. Poi tutti giocano nel modo migliore.</translation>
    </message>
    <message>
        <source>Is this game blocked?</source>
        <comment>a question about the position</comment>
        <translation>Questo gioco è bloccato?</translation>
    </message>
    <message>
        <source>%1 is to move. Look at every hand, every open end and the boneyard.</source>
        <translation>Tocca a %1. Guarda ogni mano, ogni estremità aperta e il pozzo.</translation>
    </message>
    <message>
        <source>Yes, it is blocked</source>
        <comment>answer button; the first words of both answers must differ</comment>
        <translation>Sì, è bloccato</translation>
    </message>
    <message>
        <source>No, it goes on</source>
        <comment>answer button; the first words of both answers must differ</comment>
        <translation>No, si continua</translation>
    </message>
    <message>
        <source>Who wins the round?</source>
        <comment>a question after: it is blocked</comment>
        <translation>Chi vince la mano?</translation>
    </message>
    <message>
        <source>Nobody</source>
        <comment>one of the answers to: who wins the round?</comment>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>How many points?</source>
        <comment>a question after: who wins the round?</comment>
        <translation>Quanti punti?</translation>
    </message>
    <message>
        <source>One more</source>
        <comment>button: one point more</comment>
        <translation>Uno in più</translation>
    </message>
    <message>
        <source>One fewer</source>
        <comment>button: one point fewer</comment>
        <translation>Uno in meno</translation>
    </message>
    <message>
        <source>That is my answer</source>
        <comment>button</comment>
        <translation>Rispondo così</translation>
    </message>
    <message>
        <source>That is right!</source>
        <translation>Giusto!</translation>
    </message>
    <message>
        <source>Almost!</source>
        <comment>a part of the answer was right</comment>
        <translation>Quasi!</translation>
    </message>
    <message>
        <source>Not quite.</source>
        <comment>the answer was wrong; kind</comment>
        <translation>Non proprio.</translation>
    </message>
    <message>
        <source>One more star for you.</source>
        <translation>Un&apos;altra stella per te.</translation>
    </message>
    <message>
        <source>Step %1 is open now.</source>
        <comment>%1: a number from 1 to 6</comment>
        <translation>Il gradino %1 ora è aperto.</translation>
    </message>
    <message>
        <source>The game is blocked: nobody can play, and nothing may be taken.</source>
        <translation>Il gioco è bloccato: nessuno può giocare, e non si può pescare.</translation>
    </message>
    <message>
        <source>The game goes on: %1 can play %2.</source>
        <comment>%1: a player; %2: a tile, like 4-6, or several</comment>
        <translation>Il gioco continua: %1 può giocare %2.</translation>
    </message>
    <message>
        <source>The game goes on: %1 takes from the boneyard until a tile fits.</source>
        <comment>%1: a player</comment>
        <translation>Il gioco continua: %1 pesca dal pozzo finché una tessera va bene.</translation>
    </message>
    <message numerus="yes">
        <source>It is %n point(s), not %1.</source>
        <comment>the right and the given number</comment>
        <translation>
            <numerusform>È %n punto, non %1.</numerusform>
            <numerusform>Sono %n punti, non %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no points, not %1.</source>
        <comment>%1: the number that was given</comment>
        <translation>Non ci sono punti, non %1.</translation>
    </message>
    <message>
        <source>The walk round the table</source>
        <comment>heading: everybody is asked in turn whether they can play</comment>
        <translation>Il giro del tavolo</translation>
    </message>
    <message>
        <source>can play %1</source>
        <comment>under the player&apos;s name; %1: a tile, like 4-6, or several</comment>
        <translation>può giocare %1</translation>
    </message>
    <message>
        <source>takes a tile</source>
        <comment>under the player&apos;s name: from the boneyard</comment>
        <translation>pesca</translation>
    </message>
    <message>
        <source>The count</source>
        <comment>heading: the sum of what is left in every hand</comment>
        <translation>La conta</translation>
    </message>
    <message>
        <source>Show the table</source>
        <comment>button: the position again</comment>
        <translation>Mostra il tavolo</translation>
    </message>
    <message>
        <source>Show the walk</source>
        <comment>button: who can play and who cannot</comment>
        <translation>Mostra il giro</translation>
    </message>
    <message>
        <source>Try again</source>
        <comment>button: the same puzzle, without a star</comment>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <comment>button</comment>
        <translation>Prossimo rompicapo</translation>
    </message>
    <message>
        <source>No move is better than %1.</source>
        <comment>%1: a tile, perhaps with its end, like 4-6 at the 4</comment>
        <translation>Nessuna mossa è migliore di %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is better by %n point(s).</source>
        <comment>never zero; %1: a tile, perhaps with its end, like 4-6 at the 4</comment>
        <translation>
            <numerusform>%1 è meglio di %n punto.</numerusform>
            <numerusform>%1 è meglio di %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every move, the best first</source>
        <comment>heading</comment>
        <translation>Tutte le mosse, dalla migliore</translation>
    </message>
    <message>
        <source>your move</source>
        <comment>beside a move in a list</comment>
        <translation>la tua mossa</translation>
    </message>
    <message>
        <source>best</source>
        <comment>beside a move in a list</comment>
        <translation>la migliore</translation>
    </message>
    <message numerus="yes">
        <source>%n ahead</source>
        <comment>points by which the own side ends better than the other; never zero</comment>
        <translation>
            <numerusform>%n in più</numerusform>
            <numerusform>%n in più</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n behind</source>
        <comment>points by which the own side ends worse than the other; never zero</comment>
        <translation>
            <numerusform>%n in meno</numerusform>
            <numerusform>%n in meno</numerusform>
        </translation>
    </message>
    <message>
        <source>level</source>
        <comment>the own side ends neither better nor worse than the other</comment>
        <translation>pari</translation>
    </message>
    <message>
        <source>So the round ends for %1 if both sides go on as well as can be.</source>
        <comment>%1: a player or a pair</comment>
        <translation>Così finisce la mano per %1 se da entrambe le parti si continua nel modo migliore.</translation>
    </message>
    <message>
        <source>%1 goes out with it.</source>
        <comment>why a move is good; %1: a player</comment>
        <translation>%1 così fa domino.</translation>
    </message>
    <message>
        <source>It blocks the game.</source>
        <comment>what a move does</comment>
        <translation>Blocca il gioco.</translation>
    </message>
    <message>
        <source>Then %1 cannot play.</source>
        <comment>what a move does; %1: the next player</comment>
        <translation>Poi %1 non può giocare.</translation>
    </message>
    <message>
        <source>Then %1 can play %2.</source>
        <comment>what a move does; %1: the next player; %2: one tile or several</comment>
        <translation>Poi %1 può giocare %2.</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>It is not your turn yet.</source>
        <translation>Non è ancora il tuo turno.</translation>
    </message>
    <message>
        <source>No round is being played.</source>
        <comment>round = one deal</comment>
        <translation>Non c&apos;è nessuna mano in corso.</translation>
    </message>
    <message>
        <source>This round is not over yet.</source>
        <comment>round = one deal</comment>
        <translation>Questa mano non è ancora finita.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>The tile %1 is not in your hand.</source>
        <comment>%1: a tile, like 4-6</comment>
        <translation>Non hai in mano la tessera %1.</translation>
    </message>
    <message>
        <source>%1 does not fit there: the open ends show %2.</source>
        <comment>%1: a tile, like 4-6; %2: numbers, like 2 or 4</comment>
        <translation>%1 lì non va bene: le estremità aperte vogliono %2.</translation>
    </message>
    <message>
        <source>No tile can be played there.</source>
        <translation>Lì non si può giocare nessuna tessera.</translation>
    </message>
    <message>
        <source>That tile is no longer in the boneyard.</source>
        <translation>Quella tessera non è più nel pozzo.</translation>
    </message>
    <message>
        <source>This round begins with %1.</source>
        <comment>%1: a tile, like 6-6</comment>
        <translation>Questa mano si apre con %1.</translation>
    </message>
    <message>
        <source>Look again: one of your tiles fits.</source>
        <comment>must never say which tile or how many</comment>
        <translation>Guarda bene: una delle tue tessere va bene.</translation>
    </message>
    <message>
        <source>None of your tiles fits.</source>
        <translation>Nessuna delle tue tessere va bene.</translation>
    </message>
    <message numerus="yes">
        <source>The boneyard still holds %n tile(s): take one first.</source>
        <comment>counts what may be drawn; never zero</comment>
        <translation>
            <numerusform>Nel pozzo c&apos;è ancora %n tessera: prima pescala.</numerusform>
            <numerusform>Nel pozzo ci sono ancora %n tessere: prima pescane una.</numerusform>
        </translation>
    </message>
    <message>
        <source>The boneyard is empty.</source>
        <translation>Il pozzo è vuoto.</translation>
    </message>
    <message>
        <source>With these rules nobody takes tiles from the boneyard.</source>
        <translation>Con queste regole non si pesca dal pozzo.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) must stay in the boneyard.</source>
        <comment>the reserve: 1 or 2 tiles, never zero</comment>
        <translation>
            <numerusform>%n tessera deve restare nel pozzo.</numerusform>
            <numerusform>%n tessere devono restare nel pozzo.</numerusform>
        </translation>
    </message>
    <message>
        <source>You may take only one tile in a turn.</source>
        <translation>Puoi pescare una sola tessera per turno.</translation>
    </message>
    <message>
        <source>You lead this round: play a tile.</source>
        <translation>Apri tu questa mano: gioca una tessera.</translation>
    </message>
    <message>
        <source>First answer the question: can you play a tile?</source>
        <translation>Prima rispondi alla domanda: puoi giocare una tessera?</translation>
    </message>
    <message>
        <source>Nobody is asking whether you can play.</source>
        <translation>Nessuno ti chiede se puoi giocare.</translation>
    </message>
    <message>
        <source>You said that you can play: now play a tile.</source>
        <translation>Hai detto che puoi: ora gioca una tessera.</translation>
    </message>
    <message>
        <source>The hands are being shown: nobody plays now.</source>
        <translation>Si stanno mostrando le tessere: ora non si gioca.</translation>
    </message>
    <message>
        <source>This hand is not to be shown now.</source>
        <translation>Ora queste tessere non si mostrano.</translation>
    </message>
    <message numerus="yes">
        <source>This hand must have exactly %n tile(s).</source>
        <comment>a referee types in a hand</comment>
        <translation>
            <numerusform>In questa mano deve esserci esattamente %n tessera.</numerusform>
            <numerusform>In questa mano devono esserci esattamente %n tessere.</numerusform>
        </translation>
    </message>
    <message>
        <source>This hand must be empty.</source>
        <comment>a referee types in a hand</comment>
        <translation>In questa mano non devono esserci tessere.</translation>
    </message>
    <message>
        <source>%1 already lies somewhere else.</source>
        <comment>%1: a tile, like 4-6</comment>
        <translation>%1 è già da un&apos;altra parte.</translation>
    </message>
    <message>
        <source>There is no move of yours to take back.</source>
        <translation>Non c&apos;è nessuna tua mossa da ritirare.</translation>
    </message>
    <message>
        <source>Too late to take it back: something has been shown since.</source>
        <comment>a drawn tile, an answer or a hand</comment>
        <translation>Troppo tardi per ritirarla: intanto si è visto qualcosa.</translation>
    </message>
    <message>
        <source>The others have to agree to taking it back.</source>
        <translation>Per ritirarla devono essere d&apos;accordo gli altri.</translation>
    </message>
    <message>
        <source>Moves cannot be taken back here.</source>
        <translation>Qui le mosse non si ritirano.</translation>
    </message>
    <message>
        <source>%1 can lie either way round: choose which half touches.</source>
        <comment>%1: a tile, like 1-6</comment>
        <translation>%1 può andare in due modi: scegli quale metà va a contatto.</translation>
    </message>
    <message>
        <source>That train is closed: only its owner may play there.</source>
        <comment>Mexican Train</comment>
        <translation>Quel treno è chiuso: ci gioca solo chi lo ha costruito.</translation>
    </message>
    <message>
        <source>First the double %2 must be covered: %1 cannot go there.</source>
        <comment>%1: a tile, like 4-6; %2: a number</comment>
        <translation>Prima va coperto il doppio %2: %1 lì non può andare.</translation>
    </message>
    <message>
        <source>This round begins with a double.</source>
        <translation>Questa mano si apre con un doppio.</translation>
    </message>
    <message>
        <source>You cannot pass now.</source>
        <translation>Ora non puoi passare.</translation>
    </message>
    <message>
        <source>With these rules no tile is laid aside.</source>
        <translation>Con queste regole non si mettono tessere da parte.</translation>
    </message>
    <message numerus="yes">
        <source>Only a hand with %n doubles or more may ask for a new deal.</source>
        <comment>never one</comment>
        <translation>
            <numerusform>Solo chi ha almeno %n doppio può chiedere di ridare le tessere.</numerusform>
            <numerusform>Solo chi ha almeno %n doppi può chiedere di ridare le tessere.</numerusform>
        </translation>
    </message>
    <message>
        <source>With these rules nobody may ask for a new deal.</source>
        <translation>Con queste regole nessuno può chiedere di ridare le tessere.</translation>
    </message>
    <message>
        <source>Too late: you have already played in this round.</source>
        <translation>Troppo tardi: in questa mano hai già giocato.</translation>
    </message>
    <message>
        <source>The lead cannot be left to your partner now.</source>
        <translation>Ora non si può lasciare l&apos;apertura al compagno.</translation>
    </message>
    <message>
        <source>There are still tiles that fit: the round goes on.</source>
        <translation>Ci sono ancora tessere che vanno bene: la mano continua.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) are not accounted for yet.</source>
        <comment>at a real table; never zero</comment>
        <translation>
            <numerusform>Manca ancora all&apos;appello %n tessera.</numerusform>
            <numerusform>Mancano ancora all&apos;appello %n tessere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no ruling yet on %n foul(s).</source>
        <comment>a referee must decide what they cost; never zero</comment>
        <translation>
            <numerusform>Manca ancora la decisione su %n infrazione.</numerusform>
            <numerusform>Manca ancora la decisione su %n infrazioni.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not every hand has been laid open yet.</source>
        <translation>Non tutti hanno ancora scoperto le tessere.</translation>
    </message>
    <message>
        <source>There is no such ruling any more.</source>
        <comment>by a referee</comment>
        <translation>Questa decisione non c&apos;è più.</translation>
    </message>
    <message>
        <source>That makes %1 tiles, but the set has only %2.</source>
        <comment>%1, %2: numbers</comment>
        <translation>Così le tessere sono %1, ma il gioco ne ha solo %2.</translation>
    </message>
    <message>
        <source>There is no referee at this table.</source>
        <translation>A questo tavolo non c&apos;è un arbitro.</translation>
    </message>
    <message>
        <source>With these rules the round is not stopped early.</source>
        <translation>Con queste regole la mano non si ferma prima.</translation>
    </message>
</context>
<context>
    <name>Result protocol</name>
    <message>
        <source>Show the protocol</source>
        <comment>button: what was played or refereed for a result, round by round</comment>
        <translation>Mostra il verbale</translation>
    </message>
    <message>
        <source>Protocol</source>
        <comment>heading of a column: there is a protocol of this result</comment>
        <translation>Verbale</translation>
    </message>
    <message>
        <source>Show</source>
        <comment>in a column of a table: a click there shows the protocol of a result</comment>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>Enter shows the protocol.</source>
        <comment>said by a screen reader, for a line of a table</comment>
        <translation>Invio mostra il verbale.</translation>
    </message>
    <message>
        <source>Protocol of the result</source>
        <comment>title of a page and of a printed page</comment>
        <translation>Verbale del risultato</translation>
    </message>
    <message>
        <source>Tournament</source>
        <comment>label before the name of a tournament</comment>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>Entry %1 of the log</source>
        <comment>label before a sentence that stands in the log; a number</comment>
        <translation>Voce %1 del registro</translation>
    </message>
    <message>
        <source>This result was set right later.</source>
        <comment>above the entry of the log that did so</comment>
        <translation>Questo risultato è stato corretto in seguito.</translation>
    </message>
    <message>
        <source>In the log</source>
        <comment>label before 64 letters and digits: the check sum in the log</comment>
        <translation>Nel registro</translation>
    </message>
    <message>
        <source>Here</source>
        <comment>label before 64 letters and digits: the check sum of what is shown here</comment>
        <translation>Qui</translation>
    </message>
    <message>
        <source>It is the one in the log: nothing in this match was changed since its result was written down.</source>
        <comment>about a check sum</comment>
        <translation>È quello del registro: da quando il risultato è registrato, in questa partita non è cambiato niente.</translation>
    </message>
    <message>
        <source>It is the one in the log. What was entered at the desk after the result was written down is not shown.</source>
        <comment>about a check sum</comment>
        <translation>È quello del registro. Non si vede ciò che è stato inserito al banco dell&apos;arbitro dopo la registrazione del risultato.</translation>
    </message>
    <message>
        <source>It is not the one in the log: a remark named somebody who was forgotten, and that name was erased here.</source>
        <comment>about a check sum</comment>
        <translation>Non è quello del registro: in una nota c&apos;era il nome di una persona poi dimenticata, e qui quel nome è stato cancellato.</translation>
    </message>
    <message>
        <source>Careful: it is not the one in the log. The match was changed after its result was written down.</source>
        <comment>about a check sum</comment>
        <translation>Attenzione: non è quello del registro. La partita è stata modificata dopo la registrazione del risultato.</translation>
    </message>
    <message>
        <source>What this computer keeps of the match is damaged and cannot be read.</source>
        <comment>instead of a protocol</comment>
        <translation>I dati di questa partita sul computer sono danneggiati e non si possono leggere.</translation>
    </message>
    <message>
        <source>The protocol is on the computer where the match was played. Save the match there as a file, and open it here.</source>
        <comment>instead of a protocol</comment>
        <translation>Il verbale è sul computer dove si è giocata la partita. Lì salva la partita in un file, poi aprilo qui.</translation>
    </message>
    <message>
        <source>The check sum is that of the last match. Of the matches before it the log has the points.</source>
        <comment>several matches at one table</comment>
        <translation>Il codice di controllo è quello dell&apos;ultima partita. Delle partite precedenti il registro ha i punti.</translation>
    </message>
    <message>
        <source>The result has more matches than are shown here: the others were typed in, or played elsewhere.</source>
        <comment>several matches at one table</comment>
        <translation>Il risultato comprende più partite di quelle mostrate qui: le altre sono state scritte a mano, o giocate altrove.</translation>
    </message>
    <message>
        <source>Careful: the log has other points for this match.</source>
        <comment>one match of a table</comment>
        <translation>Attenzione: per questa partita il registro ha altri punti.</translation>
    </message>
    <message>
        <source>Save the match as a file</source>
        <comment>button: for another computer</comment>
        <translation>Salva la partita in un file</translation>
    </message>
    <message>
        <source>Open the file of this match</source>
        <comment>button: it was saved on the other computer</comment>
        <translation>Apri il file di questa partita</translation>
    </message>
    <message>
        <source>Round %1, table %2, %3</source>
        <comment>name of a file; %1, %2: numbers (tournament round); %3: the tournament</comment>
        <translation>Turno %1, tavolo %2, %3</translation>
    </message>
    <message>
        <source>%1 is another match: its check sum is not the one in the log. Nothing was taken from it.</source>
        <comment>%1: a file</comment>
        <translation>%1 è un&apos;altra partita: il suo codice di controllo non è quello del registro. Non è stato importato niente.</translation>
    </message>
    <message>
        <source>Match %1, round %2</source>
        <comment>heading; round = one deal; two numbers</comment>
        <translation>Partita %1, mano %2</translation>
    </message>
    <message>
        <source>Moves</source>
        <comment>label before everything that was played in a round, in order</comment>
        <translation>Mosse</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Review</source>
        <comment>title of a page: a finished round once more</comment>
        <translation>Rivedi la mano</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>how far one has stepped; %1 and %2: numbers</comment>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>One back</source>
        <comment>button: one step</comment>
        <translation>Indietro di uno</translation>
    </message>
    <message>
        <source>One on</source>
        <comment>button: one step</comment>
        <translation>Avanti di uno</translation>
    </message>
    <message>
        <source>The round, tile by tile</source>
        <comment>said aloud</comment>
        <translation>La mano, tessera per tessera</translation>
    </message>
    <message>
        <source>The tiles are dealt. Every hand lies open.</source>
        <translation>Le tessere sono date. Tutte le mani sono scoperte.</translation>
    </message>
    <message>
        <source>Where it turned</source>
        <comment>heading: moves that gave points away</comment>
        <translation>Dove è cambiata la mano</translation>
    </message>
    <message>
        <source>Looking for turning points …</source>
        <comment>while the program works it out</comment>
        <translation>Cerco i momenti decisivi …</translation>
    </message>
    <message>
        <source>The round could not be worked out. You can still step through it.</source>
        <translation>Non è stato possibile analizzare la mano. Puoi comunque rivederla passo per passo.</translation>
    </message>
    <message>
        <source>Nobody gave anything away.</source>
        <comment>no move of the round was worse than another</comment>
        <translation>Nessuno ha regalato niente.</translation>
    </message>
    <message>
        <source>Show</source>
        <comment>button on a card: the moment of this move on the board</comment>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>%1 laid %2. Better: %3.</source>
        <comment>%1: a player; %2 and %3: a tile, perhaps with its end, like 4-6 at the 4</comment>
        <translation>%1 ha giocato %2. Meglio: %3.</translation>
    </message>
    <message>
        <source>%1 at the %2</source>
        <comment>%1: a tile like 4-6; %2: the number of the end where it is laid</comment>
        <translation>%1 sull&apos;estremità %2</translation>
    </message>
    <message numerus="yes">
        <source>That gave away %n point(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Così si è regalato %n punto.</numerusform>
            <numerusform>Così si sono regalati %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That gave away about %n point(s), give or take %1.</source>
        <comment>an estimate; never zero; %1: a number of points</comment>
        <translation>
            <numerusform>Così si è regalato circa %n punto, con un margine di %1.</numerusform>
            <numerusform>Così si sono regalati circa %n punti, con un margine di %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>That gave away a little less than a point.</source>
        <comment>an estimate</comment>
        <translation>Così si è regalato poco meno di un punto.</translation>
    </message>
    <message>
        <source>Worked out exactly</source>
        <comment>a small note: every way to go on was looked at</comment>
        <translation>Calcolo esatto</translation>
    </message>
    <message>
        <source>Estimated</source>
        <comment>a small note: from many random ways to go on</comment>
        <translation>Stima</translation>
    </message>
    <message>
        <source>It would have let this side go out.</source>
        <comment>it: another move</comment>
        <translation>Questa parte avrebbe potuto fare domino.</translation>
    </message>
    <message>
        <source>It would have blocked the round with the better count.</source>
        <comment>it: another move</comment>
        <translation>Avrebbe bloccato il gioco con la conta migliore.</translation>
    </message>
    <message>
        <source>It would have kept the round from being blocked.</source>
        <comment>it: another move</comment>
        <translation>Avrebbe evitato il blocco.</translation>
    </message>
    <message>
        <source>%1 would have had to pass.</source>
        <comment>%1: a player; after another move</comment>
        <translation>%1 avrebbe dovuto passare.</translation>
    </message>
    <message>
        <source>%1, the partner, could have gone on.</source>
        <comment>%1: a player; after another move</comment>
        <translation>%1, in coppia, avrebbe potuto continuare.</translation>
    </message>
    <message>
        <source>It would have scored at once.</source>
        <comment>it: another move</comment>
        <translation>Avrebbe fruttato subito dei punti.</translation>
    </message>
    <message>
        <source>Fewer pips would have been left in hand.</source>
        <comment>after another move</comment>
        <translation>Sarebbero rimasti meno punti in mano.</translation>
    </message>
    <message>
        <source>Most of what could follow would have gone better.</source>
        <comment>after another move</comment>
        <translation>Quasi tutto quello che poteva seguire sarebbe andato meglio.</translation>
    </message>
    <message>
        <source>The block</source>
        <comment>heading: from when on the block was certain</comment>
        <translation>Il blocco</translation>
    </message>
    <message>
        <source>From %1 on the block was certain, whatever anybody laid.</source>
        <comment>%1: a tile like 4-6</comment>
        <translation>Dalla tessera %1 in poi il blocco era certo, comunque si giocasse.</translation>
    </message>
    <message>
        <source>From about %1 on nobody could probably avoid the block.</source>
        <comment>%1: a tile like 4-6</comment>
        <translation>Più o meno dalla tessera %1 in poi probabilmente nessuno poteva evitare il blocco.</translation>
    </message>
    <message>
        <source>The block is certain</source>
        <comment>said aloud of a tile in the row of the round</comment>
        <translation>Il blocco è certo</translation>
    </message>
    <message>
        <source>A turning point</source>
        <comment>said aloud of a tile in the row of the round</comment>
        <translation>Un momento decisivo</translation>
    </message>
    <message>
        <source>The luck of the deal</source>
        <comment>heading</comment>
        <translation>La fortuna delle tessere</translation>
    </message>
    <message>
        <source>%1: %2 % (± %3)</source>
        <comment>%1: a player or a pair; %2: a share of a hundred; %3: its margin</comment>
        <translation>%1: %2% (± %3)</translation>
    </message>
    <message>
        <source>So many rounds each would win from this deal if everybody played alike.</source>
        <translation>Quante mani vincerebbe ogni parte con queste tessere, se tutti giocassero allo stesso modo.</translation>
    </message>
    <message>
        <source>From here: %1</source>
        <comment>what the round is worth; %1: a list like Anna 12, João 0</comment>
        <translation>Da qui: %1</translation>
    </message>
    <message>
        <source>From here about: %1</source>
        <comment>an estimate; %1: a list like Anna 12, João 0</comment>
        <translation>Da qui circa: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>part of a list; %1: a player or a pair; %2: points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Judged with every hand open: at the table nobody could know all this.</source>
        <translation>Giudizio a mani scoperte: al tavolo nessuno poteva sapere tutto questo.</translation>
    </message>
</context>
<context>
    <name>Rule</name>
    <message>
        <source>The lowest count wins.</source>
        <translation>Vince il totale più basso.</translation>
    </message>
    <message>
        <source>The pair with the lowest total wins.</source>
        <translation>Vince la coppia con la somma più bassa.</translation>
    </message>
    <message>
        <source>The pair that holds the lowest hand wins.</source>
        <translation>Vince la coppia di chi ha in mano meno punti.</translation>
    </message>
    <message>
        <source>Whoever played the last tile and one neighbour compare hands: the lower count wins, for the partner too.</source>
        <translation>Chi ha giocato l&apos;ultima tessera si confronta con chi siede accanto: vince chi ha meno punti in mano, anche per il compagno.</translation>
    </message>
    <message>
        <source>Whoever played the last tile wins, whatever the counts are.</source>
        <translation>Vince chi ha giocato l&apos;ultima tessera, quali che siano i punti in mano.</translation>
    </message>
    <message>
        <source>Whoever played the last tile loses; the lowest count of the others wins.</source>
        <translation>Chi ha giocato l&apos;ultima tessera perde; tra gli altri vince il totale più basso.</translation>
    </message>
    <message>
        <source>The fewest doubles win; if these are level, the lowest count of the other tiles.</source>
        <translation>Vince chi ha meno doppi; se sono pari, chi ha il totale più basso sulle altre tessere.</translation>
    </message>
    <message>
        <source>Nobody wins a blocked game.</source>
        <translation>Se il gioco è bloccato nessuno vince.</translation>
    </message>
    <message>
        <source>In a tie nobody scores.</source>
        <translation>In caso di parità nessuno segna punti.</translation>
    </message>
    <message>
        <source>In a tie whoever led the round wins.</source>
        <translation>In caso di parità vince chi ha aperto la mano.</translation>
    </message>
    <message>
        <source>In a tie whoever played the last tile wins.</source>
        <translation>In caso di parità vince chi ha giocato l&apos;ultima tessera.</translation>
    </message>
    <message>
        <source>In a tie whoever played the last tile loses.</source>
        <translation>In caso di parità perde chi ha giocato l&apos;ultima tessera.</translation>
    </message>
    <message>
        <source>In a tie the first in turn order wins, counting from whoever led.</source>
        <translation>In caso di parità vince chi viene prima nel giro, contando da chi ha aperto.</translation>
    </message>
    <message>
        <source>In a tie whoever holds the lightest tile wins.</source>
        <translation>In caso di parità vince chi ha in mano la tessera più leggera.</translation>
    </message>
    <message>
        <source>In a tie the pair with the lowest total wins.</source>
        <translation>In caso di parità vince la coppia con la somma più bassa.</translation>
    </message>
    <message>
        <source>In a tie each takes the pips of the others.</source>
        <translation>In caso di parità ognuno prende i punti in mano agli altri.</translation>
    </message>
    <message>
        <source>In a tie the pips of the others are shared.</source>
        <translation>In caso di parità si dividono i punti in mano agli altri.</translation>
    </message>
    <message>
        <source>In a tie the round does not count and is dealt again.</source>
        <translation>In caso di parità la mano non conta e si rifà.</translation>
    </message>
    <message>
        <source>In a tie nobody scores, and the next round counts double.</source>
        <translation>In caso di parità nessuno segna punti, e la prossima mano vale il doppio.</translation>
    </message>
    <message>
        <source>In a tie nobody scores, and the next round is worth one point more.</source>
        <translation>In caso di parità nessuno segna punti, e la prossima mano vale un punto in più.</translation>
    </message>
    <message>
        <source>In a tie the opponents of whoever played the last tile score.</source>
        <translation>In caso di parità segnano gli avversari di chi ha giocato l&apos;ultima tessera.</translation>
    </message>
    <message>
        <source>In a tie everybody scores their own pips; no winner is needed.</source>
        <translation>In caso di parità ognuno si segna i propri punti in mano; non serve che qualcuno vinca.</translation>
    </message>
    <message>
        <source>In a tie whoever holds the fewest tiles wins.</source>
        <translation>In caso di parità vince chi ha meno tessere.</translation>
    </message>
    <message>
        <source>The winner scores the pips of all the others.</source>
        <translation>Chi vince prende i punti in mano a tutti gli altri.</translation>
    </message>
    <message>
        <source>The winners score the pips of their opponents.</source>
        <translation>Chi vince prende i punti in mano agli avversari.</translation>
    </message>
    <message>
        <source>The winner scores the pips of all the others, less the winner&apos;s own.</source>
        <translation>Chi vince prende i punti in mano a tutti gli altri, meno i propri.</translation>
    </message>
    <message>
        <source>The winner scores the difference in pips from each of the others.</source>
        <translation>Chi vince prende i punti che ognuno degli altri ha in più.</translation>
    </message>
    <message>
        <source>The winner scores the pips of all hands.</source>
        <translation>Chi vince prende i punti in mano a tutti.</translation>
    </message>
    <message>
        <source>The winner scores fixed points.</source>
        <translation>Chi vince segna punti fissi.</translation>
    </message>
    <message>
        <source>Everybody is charged with the pips of their own hand; the lowest total is best.</source>
        <translation>Ognuno si segna i punti che ha in mano; il totale più basso è il migliore.</translation>
    </message>
    <message>
        <source>The winner scores the pips of the opponents, multiplied.</source>
        <translation>Chi vince prende i punti in mano agli avversari, moltiplicati.</translation>
    </message>
    <message>
        <source>The winner scores the pips of all the others and of the boneyard.</source>
        <translation>Chi vince prende i punti in mano a tutti gli altri e quelli del pozzo.</translation>
    </message>
    <message>
        <source>clockwise</source>
        <comment>the direction of play, within a sentence</comment>
        <translation>in senso orario</translation>
    </message>
    <message>
        <source>counter-clockwise</source>
        <comment>the direction of play, within a sentence</comment>
        <translation>in senso antiorario</translation>
    </message>
</context>
<context>
    <name>Rule help</name>
    <message>
        <source>Whether the program checks the answers or the table trusts everybody&apos;s word.</source>
        <translation>Se il programma controlla le risposte o se il tavolo si fida della parola di ognuno.</translation>
    </message>
    <message>
        <source>Whether a round stops as soon as no tile can ever fit again.</source>
        <translation>Se la mano si ferma appena nessuna tessera può più andare bene.</translation>
    </message>
    <message>
        <source>Whose count decides when nobody can play any more.</source>
        <translation>Quale totale decide quando nessuno può più giocare.</translation>
    </message>
    <message>
        <source>The neighbour with whom the player of the last tile compares hands.</source>
        <translation>Con quale vicino si confronta chi ha giocato l&apos;ultima tessera.</translation>
    </message>
    <message>
        <source>Who takes a blocked game when the counts are level.</source>
        <translation>A chi va un gioco bloccato quando i totali sono pari.</translation>
    </message>
    <message>
        <source>The most that ties in a row can make of the next round.</source>
        <translation>Quanto può valere al massimo la mano dopo più parità di seguito.</translation>
    </message>
    <message>
        <source>What the opponents of whoever played the last tile score in a tie.</source>
        <translation>Quanto segnano, in caso di parità, gli avversari di chi ha giocato l&apos;ultima tessera.</translation>
    </message>
    <message>
        <source>How high the numbers on the tiles go.</source>
        <translation>Fin dove arrivano i numeri sulle tessere.</translation>
    </message>
    <message>
        <source>How many people or computers can play these rules.</source>
        <translation>Quante persone o computer possono giocare con queste regole.</translation>
    </message>
    <message>
        <source>Whether everybody plays alone or two against two.</source>
        <translation>Se ognuno gioca per sé o due contro due.</translation>
    </message>
    <message>
        <source>How many tiles everybody gets at the start of a round.</source>
        <translation>Quante tessere riceve ognuno all&apos;inizio di una mano.</translation>
    </message>
    <message>
        <source>Tiles that are taken out of the set, so that the rest can be shared evenly.</source>
        <translation>Tessere tolte dal gioco, perché il resto si divida in parti uguali.</translation>
    </message>
    <message>
        <source>Which way the turns go round the table.</source>
        <translation>In quale senso si gioca intorno al tavolo.</translation>
    </message>
    <message>
        <source>Whether a tile already lies on the table when the round begins.</source>
        <translation>Se all&apos;inizio della mano c&apos;è già una tessera sul tavolo.</translation>
    </message>
    <message>
        <source>With how many doubles in the hand a player may ask for a new deal.</source>
        <translation>Con quanti doppi in mano si può chiedere di ridare le tessere.</translation>
    </message>
    <message>
        <source>Which player has the very first turn of a match.</source>
        <translation>A chi tocca il primissimo turno di una partita.</translation>
    </message>
    <message>
        <source>Whether the tile that decides who begins must also be laid first.</source>
        <translation>Se la tessera che decide chi apre va anche posata per prima.</translation>
    </message>
    <message>
        <source>What happens when a double should begin but nobody was dealt one.</source>
        <translation>Che cosa succede se deve aprire un doppio ma nessuno ne ha.</translation>
    </message>
    <message>
        <source>Which player has the first turn from the second round on.</source>
        <translation>A chi tocca il primo turno dalla seconda mano in poi.</translation>
    </message>
    <message>
        <source>Which player has the first turn after somebody has won a blocked game.</source>
        <translation>A chi tocca il primo turno quando qualcuno ha vinto a gioco bloccato.</translation>
    </message>
    <message>
        <source>Which player has the first turn after a round that nobody has won.</source>
        <translation>A chi tocca il primo turno dopo una mano senza vincitore.</translation>
    </message>
    <message>
        <source>When a match is over: at so many points, or after so many rounds.</source>
        <translation>Quando finisce la partita: a un certo punteggio o dopo un certo numero di mani.</translation>
    </message>
    <message>
        <source>How the points of the rounds decide the match.</source>
        <translation>In che modo i punti delle mani decidono la partita.</translation>
    </message>
    <message>
        <source>Whether the target may be passed or must be hit exactly.</source>
        <translation>Se il punteggio da raggiungere si può superare o dev&apos;essere esatto.</translation>
    </message>
    <message>
        <source>What happens to a score that goes past the target.</source>
        <translation>Che cosa succede a un punteggio che supera quello da raggiungere.</translation>
    </message>
    <message>
        <source>After how many minutes the last round is played; 0 is no limit.</source>
        <translation>Dopo quanti minuti si gioca l&apos;ultima mano; 0 vuol dire senza limite.</translation>
    </message>
    <message>
        <source>What it costs to say no although a tile fits.</source>
        <translation>Quanto costa dire di no anche se una tessera va bene.</translation>
    </message>
    <message>
        <source>What it costs to take a tile from the boneyard although one fits.</source>
        <translation>Quanto costa pescare dal pozzo avendo una tessera che va bene.</translation>
    </message>
    <message>
        <source>What it costs to lay a tile that does not fit.</source>
        <translation>Quanto costa posare una tessera che non va bene.</translation>
    </message>
    <message>
        <source>What it costs to touch a tile of the table or to show one of the hand.</source>
        <translation>Quanto costa toccare una tessera del tavolo o mostrarne una in mano.</translation>
    </message>
    <message>
        <source>What it costs to tell the partner something about the tiles.</source>
        <translation>Quanto costa far capire qualcosa delle tessere al compagno.</translation>
    </message>
    <message>
        <source>What it costs to let the others wait too long.</source>
        <translation>Quanto costa far aspettare troppo gli altri.</translation>
    </message>
    <message>
        <source>Where tiles can be laid.</source>
        <translation>Dove si possono posare le tessere.</translation>
    </message>
    <message>
        <source>Which doubles get more than two neighbours.</source>
        <translation>Quali doppi hanno più di due vicini.</translation>
    </message>
    <message>
        <source>What has to be built before the rest of the table opens.</source>
        <translation>Che cosa va costruito prima che si apra il resto del tavolo.</translation>
    </message>
    <message>
        <source>How many tiles the first double needs before play goes on.</source>
        <translation>Quante tessere vuole il primo doppio prima che si prosegua.</translation>
    </message>
    <message>
        <source>How the touching halves of two tiles must go together.</source>
        <translation>Come devono combinarsi le metà di due tessere che si toccano.</translation>
    </message>
    <message>
        <source>How a double looks on the table; it changes nothing in the play.</source>
        <translation>Come si mette un doppio sul tavolo; nel gioco non cambia niente.</translation>
    </message>
    <message>
        <source>Whether a double gives a second turn.</source>
        <translation>Se un doppio dà un secondo turno.</translation>
    </message>
    <message>
        <source>Whether a player with a tile that fits may pass all the same.</source>
        <translation>Se chi ha una tessera che va bene può passare lo stesso.</translation>
    </message>
    <message>
        <source>Whether a player may keep a matador when no other tile fits.</source>
        <translation>Se si può tenere un matador quando nessun&apos;altra tessera va bene.</translation>
    </message>
    <message>
        <source>How many tiles a player may lay in the first turn of a round.</source>
        <translation>Quante tessere si possono posare nel primo turno di una mano.</translation>
    </message>
    <message>
        <source>What happens after somebody has laid a double.</source>
        <translation>Che cosa succede dopo che qualcuno ha posato un doppio.</translation>
    </message>
    <message>
        <source>What happens when every tile with the number of a double is used.</source>
        <translation>Che cosa succede quando tutte le tessere con il numero di un doppio sono usate.</translation>
    </message>
    <message>
        <source>Whether others may play on the train of a player who could not.</source>
        <translation>Se gli altri possono giocare sul treno di chi non poteva giocare.</translation>
    </message>
    <message>
        <source>Whether the round is over when the first player has no tiles left.</source>
        <translation>Se la mano finisce quando il primo giocatore resta senza tessere.</translation>
    </message>
    <message>
        <source>What a player who cannot play may take from the boneyard.</source>
        <translation>Che cosa può pescare dal pozzo chi non può giocare.</translation>
    </message>
    <message>
        <source>The last tiles of the boneyard, which nobody may take.</source>
        <translation>Le ultime tessere del pozzo, che nessuno può pescare.</translation>
    </message>
    <message>
        <source>Whether a player with a tile that fits may take from the boneyard first.</source>
        <translation>Se chi ha una tessera che va bene può prima pescare dal pozzo.</translation>
    </message>
    <message>
        <source>Whether a tile just taken may be kept although it fits.</source>
        <translation>Se una tessera appena pescata si può tenere anche se va bene.</translation>
    </message>
    <message>
        <source>What a player does who cannot play and may take nothing.</source>
        <translation>Che cosa fa chi non può giocare e non può pescare niente.</translation>
    </message>
    <message>
        <source>What the winner scores when somebody has no tiles left.</source>
        <translation>Quanto segna chi vince quando qualcuno resta senza tessere.</translation>
    </message>
    <message>
        <source>What the winner of a blocked game scores.</source>
        <translation>Quanto segna chi vince a gioco bloccato.</translation>
    </message>
    <message>
        <source>Points when the last tile is no double and fits one end only.</source>
        <translation>Punti quando l&apos;ultima tessera non è un doppio e va bene su una sola estremità.</translation>
    </message>
    <message>
        <source>Points when the last tile is a double that fits one end only.</source>
        <translation>Punti quando l&apos;ultima tessera è un doppio che va bene su una sola estremità.</translation>
    </message>
    <message>
        <source>Points when the last tile is no double and fits both ends.</source>
        <translation>Punti quando l&apos;ultima tessera non è un doppio e va bene su entrambe le estremità.</translation>
    </message>
    <message>
        <source>Points when the last tile is a double that fits both ends.</source>
        <translation>Punti quando l&apos;ultima tessera è un doppio che va bene su entrambe le estremità.</translation>
    </message>
    <message>
        <source>Points for whoever wins a blocked game.</source>
        <translation>Punti per chi vince a gioco bloccato.</translation>
    </message>
    <message>
        <source>How many times the points count when the last tile is nothing special.</source>
        <translation>Quante volte contano i punti quando l&apos;ultima tessera non ha niente di speciale.</translation>
    </message>
    <message>
        <source>How many times the points count when the last tile is a double.</source>
        <translation>Quante volte contano i punti quando l&apos;ultima tessera è un doppio.</translation>
    </message>
    <message>
        <source>How many times the points count when the last tile fits both ends.</source>
        <translation>Quante volte contano i punti quando l&apos;ultima tessera va bene su entrambe le estremità.</translation>
    </message>
    <message>
        <source>How many times the points count when the last tile is a double that fits both ends.</source>
        <translation>Quante volte contano i punti quando l&apos;ultima tessera è un doppio che va bene su entrambe le estremità.</translation>
    </message>
    <message>
        <source>How many times the points of a blocked game count.</source>
        <translation>Quante volte contano i punti di un gioco bloccato.</translation>
    </message>
    <message>
        <source>What it costs to block the game and lose the count.</source>
        <translation>Quanto costa bloccare il gioco e perdere il confronto.</translation>
    </message>
    <message>
        <source>Whether the pips are rounded before they become points.</source>
        <translation>Se i punti in mano si arrotondano prima di diventare punteggio.</translation>
    </message>
    <message>
        <source>Whether the sum is rounded or each part of it.</source>
        <translation>Se si arrotonda la somma o ogni sua parte.</translation>
    </message>
    <message>
        <source>Up to how many pips a round is worth the first points.</source>
        <translation>Fino a quanti punti in mano la mano vale i primi punti.</translation>
    </message>
    <message>
        <source>How many points a round with few pips is worth.</source>
        <translation>Quanti punti vale una mano in cui sono rimasti pochi punti in mano.</translation>
    </message>
    <message>
        <source>How many pips more are worth one point more.</source>
        <translation>Quanti punti in mano in più valgono un punto in più.</translation>
    </message>
    <message>
        <source>What 0-0 counts for whoever still holds it at the end.</source>
        <translation>Quanto conta 0-0 per chi alla fine lo ha ancora in mano.</translation>
    </message>
    <message>
        <source>Whether tiles can score while the round is being played.</source>
        <translation>Se le tessere possono dare punti già durante la mano.</translation>
    </message>
    <message>
        <source>Extra points for playing the last tile of the hand.</source>
        <translation>Punti extra per chi gioca l&apos;ultima tessera della propria mano.</translation>
    </message>
    <message>
        <source>Extra points when the last tile is a double.</source>
        <translation>Punti extra quando l&apos;ultima tessera è un doppio.</translation>
    </message>
    <message>
        <source>Extra points when the last tile would fit at either end of the line.</source>
        <translation>Punti extra quando l&apos;ultima tessera andrebbe bene a ognuna delle due estremità della linea.</translation>
    </message>
    <message>
        <source>Whether it counts when both ends showed the same number before.</source>
        <translation>Se vale anche quando prima le due estremità mostravano lo stesso numero.</translation>
    </message>
    <message>
        <source>Extra points when the last tile is 0-0.</source>
        <translation>Punti extra quando l&apos;ultima tessera è 0-0.</translation>
    </message>
    <message>
        <source>Extra points for whoever wins a blocked game.</source>
        <translation>Punti extra per chi vince a gioco bloccato.</translation>
    </message>
    <message>
        <source>Points for whoever causes the first pass of a match.</source>
        <translation>Punti per chi provoca il primo passo della partita.</translation>
    </message>
    <message>
        <source>Points for whoever makes the next player pass.</source>
        <translation>Punti per chi fa passare il giocatore seguente.</translation>
    </message>
    <message>
        <source>Points when a round begins with a double and the next player has to pass.</source>
        <translation>Punti quando una mano si apre con un doppio e il giocatore seguente deve passare.</translation>
    </message>
    <message>
        <source>Points when a round begins with another tile and the next player has to pass.</source>
        <translation>Punti quando una mano si apre con un&apos;altra tessera e il giocatore seguente deve passare.</translation>
    </message>
    <message>
        <source>Points for whoever makes three others pass in a row and then lays a tile.</source>
        <translation>Punti per chi fa passare tre giocatori di fila e poi posa una tessera.</translation>
    </message>
    <message>
        <source>The same, but paid in place of the points for a single pass.</source>
        <translation>Lo stesso, ma al posto dei punti per un passo singolo.</translation>
    </message>
    <message>
        <source>Extra points for winning the first, second, third round of a match.</source>
        <translation>Punti extra per chi vince la prima, la seconda, la terza mano di una partita.</translation>
    </message>
</context>
<context>
    <name>Rule label</name>
    <message>
        <source>Checking the answers</source>
        <translation>Controllo delle risposte</translation>
    </message>
    <message>
        <source>When a number is used up</source>
        <translation>Quando un numero è esaurito</translation>
    </message>
    <message>
        <source>Who wins a blocked game</source>
        <translation>Chi vince se il gioco è bloccato</translation>
    </message>
    <message>
        <source>Which neighbour</source>
        <translation>Quale vicino</translation>
    </message>
    <message>
        <source>In a tie</source>
        <translation>In caso di parità</translation>
    </message>
    <message>
        <source>How far ties add up</source>
        <translation>Fin dove si sommano le parità</translation>
    </message>
    <message>
        <source>Points for a tie</source>
        <translation>Punti per una parità</translation>
    </message>
    <message>
        <source>Set of tiles</source>
        <translation>Gioco di tessere</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Coppie</translation>
    </message>
    <message>
        <source>Tiles for each player</source>
        <translation>Tessere a testa</translation>
    </message>
    <message>
        <source>Tiles left out</source>
        <translation>Tessere tolte</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Senso del gioco</translation>
    </message>
    <message>
        <source>Tile in the middle</source>
        <comment>a tile that lies on the table before anybody plays</comment>
        <translation>Tessera al centro</translation>
    </message>
    <message>
        <source>New deal with many doubles</source>
        <translation>Ridare le tessere con molti doppi</translation>
    </message>
    <message>
        <source>Who begins the first round</source>
        <translation>Chi apre la prima mano</translation>
    </message>
    <message>
        <source>First tile</source>
        <translation>Prima tessera</translation>
    </message>
    <message>
        <source>If nobody has a double</source>
        <translation>Se nessuno ha un doppio</translation>
    </message>
    <message>
        <source>Who begins later rounds</source>
        <translation>Chi apre le mani successive</translation>
    </message>
    <message>
        <source>Who begins after a blocked game</source>
        <translation>Chi apre dopo un gioco bloccato</translation>
    </message>
    <message>
        <source>Who begins after a round without a winner</source>
        <translation>Chi apre dopo una mano senza vincitore</translation>
    </message>
    <message>
        <source>Length of the match</source>
        <translation>Durata della partita</translation>
    </message>
    <message>
        <source>Who wins the match</source>
        <translation>Chi vince la partita</translation>
    </message>
    <message>
        <source>Reaching the target</source>
        <translation>Raggiungere il punteggio</translation>
    </message>
    <message>
        <source>Too many points</source>
        <translation>Punti di troppo</translation>
    </message>
    <message>
        <source>Time limit in minutes</source>
        <translation>Limite di tempo in minuti</translation>
    </message>
    <message>
        <source>Wrong answer</source>
        <comment>a foul: saying no although a tile fits</comment>
        <translation>Risposta errata</translation>
    </message>
    <message>
        <source>Taking a tile although one fits</source>
        <comment>a foul</comment>
        <translation>Pescare avendo una tessera che va bene</translation>
    </message>
    <message>
        <source>Laying a tile that does not fit</source>
        <comment>a foul</comment>
        <translation>Posare una tessera che non va bene</translation>
    </message>
    <message>
        <source>Touching or showing a tile</source>
        <comment>a foul</comment>
        <translation>Toccare o mostrare una tessera</translation>
    </message>
    <message>
        <source>Talk or signs between partners</source>
        <comment>a foul</comment>
        <translation>Parole o segni tra compagni</translation>
    </message>
    <message>
        <source>Taking too long</source>
        <comment>a foul</comment>
        <translation>Metterci troppo tempo</translation>
    </message>
    <message>
        <source>%1: penalty points</source>
        <comment>a number; %1: a foul, like Wrong answer</comment>
        <translation>%1: punti di penalità</translation>
    </message>
    <message>
        <source>%1: the round</source>
        <comment>what becomes of the round; %1: a foul, like Wrong answer</comment>
        <translation>%1: la mano</translation>
    </message>
    <message>
        <source>%1: the match</source>
        <comment>what becomes of the match; %1: a foul, like Wrong answer</comment>
        <translation>%1: la partita</translation>
    </message>
    <message>
        <source>Shape on the table</source>
        <comment>a line, a cross or trains</comment>
        <translation>Forma sul tavolo</translation>
    </message>
    <message>
        <source>Doubles that open to four sides</source>
        <translation>Doppi aperti sui quattro lati</translation>
    </message>
    <message>
        <source>What must be laid first</source>
        <translation>Che cosa va posato prima</translation>
    </message>
    <message>
        <source>Tiles on the first double</source>
        <translation>Tessere sul primo doppio</translation>
    </message>
    <message>
        <source>What fits</source>
        <translation>Che cosa va bene</translation>
    </message>
    <message>
        <source>How doubles lie</source>
        <translation>Come stanno i doppi</translation>
    </message>
    <message>
        <source>After a double</source>
        <translation>Dopo un doppio</translation>
    </message>
    <message>
        <source>Passing although a tile fits</source>
        <translation>Passare anche se una tessera va bene</translation>
    </message>
    <message>
        <source>Keeping matadors</source>
        <comment>matador: a tile that fits everywhere</comment>
        <translation>Tenere i matador</translation>
    </message>
    <message>
        <source>First turn</source>
        <comment>in the Mexican Train game</comment>
        <translation>Primo turno</translation>
    </message>
    <message>
        <source>Open doubles</source>
        <comment>in the Mexican Train game</comment>
        <translation>Doppi scoperti</translation>
    </message>
    <message>
        <source>Doubles that nobody can cover</source>
        <translation>Doppi che nessuno può coprire</translation>
    </message>
    <message>
        <source>Marked trains</source>
        <translation>Treni segnati</translation>
    </message>
    <message>
        <source>End of a round</source>
        <translation>Fine di una mano</translation>
    </message>
    <message>
        <source>Taking tiles</source>
        <translation>Pescare</translation>
    </message>
    <message>
        <source>Tiles that stay in the boneyard</source>
        <translation>Tessere che restano nel pozzo</translation>
    </message>
    <message>
        <source>Taking although a tile fits</source>
        <translation>Pescare anche se una tessera va bene</translation>
    </message>
    <message>
        <source>When a taken tile fits</source>
        <translation>Quando la tessera pescata va bene</translation>
    </message>
    <message>
        <source>When nothing fits</source>
        <translation>Quando niente va bene</translation>
    </message>
    <message>
        <source>Points for going out</source>
        <translation>Punti per il domino</translation>
    </message>
    <message>
        <source>Points for a blocked game</source>
        <translation>Punti per un gioco bloccato</translation>
    </message>
    <message>
        <source>Going out with an ordinary tile</source>
        <comment>points</comment>
        <translation>Domino con una tessera normale</translation>
    </message>
    <message>
        <source>Going out with a double</source>
        <comment>points</comment>
        <translation>Domino con un doppio</translation>
    </message>
    <message>
        <source>Going out at both ends</source>
        <comment>points; the last tile fits both ends</comment>
        <translation>Domino su entrambe le estremità</translation>
    </message>
    <message>
        <source>Going out with a double at both ends</source>
        <comment>points</comment>
        <translation>Domino con un doppio su entrambe le estremità</translation>
    </message>
    <message>
        <source>Winning a blocked game</source>
        <comment>points</comment>
        <translation>Vittoria a gioco bloccato</translation>
    </message>
    <message>
        <source>Times for an ordinary last tile</source>
        <comment>the points are multiplied by this</comment>
        <translation>Moltiplicatore: ultima tessera normale</translation>
    </message>
    <message>
        <source>Times for a double as last tile</source>
        <comment>the points are multiplied by this</comment>
        <translation>Moltiplicatore: ultimo doppio</translation>
    </message>
    <message>
        <source>Times for a last tile at both ends</source>
        <comment>the points are multiplied by this</comment>
        <translation>Moltiplicatore: tessera su entrambe le estremità</translation>
    </message>
    <message>
        <source>Times for a last double at both ends</source>
        <comment>the points are multiplied by this</comment>
        <translation>Moltiplicatore: doppio su entrambe le estremità</translation>
    </message>
    <message>
        <source>Times for a blocked game</source>
        <comment>the points are multiplied by this</comment>
        <translation>Moltiplicatore: gioco bloccato</translation>
    </message>
    <message>
        <source>When the player of the last tile loses</source>
        <translation>Se perde chi ha giocato l&apos;ultima tessera</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>Arrotondamento</translation>
    </message>
    <message>
        <source>What is rounded</source>
        <translation>Che cosa si arrotonda</translation>
    </message>
    <message>
        <source>First step</source>
        <comment>pips that are worth the first points</comment>
        <translation>Primo scaglione</translation>
    </message>
    <message>
        <source>Points for the first step</source>
        <translation>Punti per il primo scaglione</translation>
    </message>
    <message>
        <source>Size of each further step</source>
        <comment>a number of pips</comment>
        <translation>Ampiezza di ogni altro scaglione</translation>
    </message>
    <message>
        <source>Count of the double blank</source>
        <translation>Valore del doppio bianco</translation>
    </message>
    <message>
        <source>Points during play</source>
        <translation>Punti durante il gioco</translation>
    </message>
    <message>
        <source>Extra for going out</source>
        <translation>Extra per il domino</translation>
    </message>
    <message>
        <source>Extra for a double as last tile</source>
        <translation>Extra per un doppio come ultima tessera</translation>
    </message>
    <message>
        <source>Extra for a last tile at both ends</source>
        <comment>in Spanish: capicúa</comment>
        <translation>Extra per l&apos;ultima tessera su entrambe le estremità</translation>
    </message>
    <message>
        <source>Both ends with the same number</source>
        <comment>before the last tile</comment>
        <translation>Estremità con lo stesso numero</translation>
    </message>
    <message>
        <source>Extra for the double blank as last tile</source>
        <translation>Extra per il doppio bianco come ultima tessera</translation>
    </message>
    <message>
        <source>Extra for a blocked game</source>
        <translation>Extra per un gioco bloccato</translation>
    </message>
    <message>
        <source>First pass of the match</source>
        <translation>Primo passo della partita</translation>
    </message>
    <message>
        <source>Every pass</source>
        <translation>Ogni passo</translation>
    </message>
    <message>
        <source>Pass right after a first double</source>
        <translation>Passo subito dopo un doppio d&apos;apertura</translation>
    </message>
    <message>
        <source>Pass right after a first tile that is no double</source>
        <translation>Passo subito dopo un&apos;apertura senza doppio</translation>
    </message>
    <message>
        <source>Three others pass in a row</source>
        <translation>Tre passi di fila degli altri</translation>
    </message>
    <message>
        <source>Three passes in place of one</source>
        <comment>instead of the points for a single pass</comment>
        <translation>Tre passi al posto di uno</translation>
    </message>
    <message>
        <source>Extra in the first rounds</source>
        <translation>Extra nelle prime mani</translation>
    </message>
</context>
<context>
    <name>Rule set</name>
    <message>
        <source>Classic with boneyard</source>
        <comment>name of a rule set</comment>
        <translation>Classico con pozzo</translation>
    </message>
    <message>
        <source>Two tiles stay</source>
        <comment>name of a rule set: two tiles stay in the boneyard</comment>
        <translation>Restano due tessere</translation>
    </message>
    <message>
        <source>Block game</source>
        <comment>name of a rule set without taking tiles</comment>
        <translation>Senza pozzo</translation>
    </message>
    <message>
        <source>Two against two</source>
        <comment>name of a rule set: partners sit opposite</comment>
        <translation>Due contro due</translation>
    </message>
    <message>
        <source>Spanish pairs</source>
        <comment>name of a rule set</comment>
        <translation>Coppie alla spagnola</translation>
    </message>
    <message>
        <source>Italian with boneyard</source>
        <comment>name of a rule set: Italian, tiles are taken</comment>
        <translation>All&apos;italiana con pozzo</translation>
    </message>
    <message>
        <source>Italian, no boneyard</source>
        <comment>name of a rule set: Italian, nobody takes tiles</comment>
        <translation>All&apos;italiana senza pozzo</translation>
    </message>
    <message>
        <source>Swedish, take one</source>
        <comment>name of a rule set: who cannot play takes a single tile</comment>
        <translation>Alla svedese</translation>
    </message>
    <message>
        <source>Brazilian pairs</source>
        <comment>name of a rule set</comment>
        <translation>Coppie alla brasiliana</translation>
    </message>
    <message>
        <source>Brazilian six points</source>
        <comment>name of a rule set: a match to six points</comment>
        <translation>Brasiliano a sei punti</translation>
    </message>
    <message>
        <source>Family Gaple</source>
        <comment>name of a rule set; Gaple is an Indonesian game</comment>
        <translation>Gaple in famiglia</translation>
    </message>
    <message>
        <source>Gaple to seven</source>
        <comment>name of a rule set: a match to seven points</comment>
        <translation>Gaple a sette</translation>
    </message>
    <message>
        <source>Club Gaple to 201</source>
        <comment>name of a rule set: a match to 201 points</comment>
        <translation>Gaple di circolo a 201</translation>
    </message>
    <message>
        <source>Dominican pairs</source>
        <comment>name of a rule set</comment>
        <translation>Coppie dominicane</translation>
    </message>
    <message>
        <source>Dominican patio</source>
        <comment>name of a rule set: as one plays outdoors, in a patio</comment>
        <translation>Patio dominicano</translation>
    </message>
    <message>
        <source>Puerto Rico 500</source>
        <comment>name of a rule set: a match to 500 points</comment>
        <translation>Porto Rico 500</translation>
    </message>
    <message>
        <source>Cuban double nine</source>
        <comment>name of a rule set for the double-nine set</comment>
        <translation>Cubano, doppio nove</translation>
    </message>
    <message>
        <source>East Cuban pairs</source>
        <comment>name of a rule set from the east of Cuba</comment>
        <translation>Coppie di Cuba orientale</translation>
    </message>
    <message>
        <source>Jamaican partner</source>
        <comment>name of a rule set: two against two</comment>
        <translation>Giamaicano a coppie</translation>
    </message>
    <message>
        <source>Jamaican cut-throat</source>
        <comment>name of a rule set: everybody for themselves</comment>
        <translation>Giamaicano, ognuno per sé</translation>
    </message>
    <message>
        <source>Face-up start</source>
        <comment>name of a rule set: a tile from the boneyard lies face up as the first one</comment>
        <translation>Tessera scoperta</translation>
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
        <translation>Cinque e tre</translation>
    </message>
    <message>
        <source>Bergen</source>
        <comment>name of a rule set; Bergen is a town</comment>
        <translation>Bergen</translation>
    </message>
    <message>
        <source>Double Bergen</source>
        <comment>name of a rule set; Bergen is a town</comment>
        <translation>Bergen doppio</translation>
    </message>
    <message>
        <source>Amazonian fives</source>
        <comment>name of a rule set from Manaus in the Amazon</comment>
        <translation>Cinque dell&apos;Amazzonia</translation>
    </message>
    <message>
        <source>Sebastopol</source>
        <comment>name of a rule set; Sebastopol is a town</comment>
        <translation>Sebastopoli</translation>
    </message>
    <message>
        <source>Cross</source>
        <comment>name of a rule set: the tiles form a cross</comment>
        <translation>Croce</translation>
    </message>
    <message>
        <source>Maltese Cross</source>
        <comment>name of a rule set: the tiles form a cross with wide ends</comment>
        <translation>Croce di Malta</translation>
    </message>
    <message>
        <source>Matador</source>
        <comment>name of a rule set; a matador is a tile that fits everywhere</comment>
        <translation>Matador</translation>
    </message>
    <message>
        <source>Mexican Train</source>
        <comment>name of a rule set</comment>
        <translation>Treno messicano</translation>
    </message>
    <message>
        <source>Chicken Foot</source>
        <comment>name of a rule set: tiles grow from a double like the toes of a chicken</comment>
        <translation>Zampa di gallina</translation>
    </message>
    <message>
        <source>Take tiles from the boneyard until one fits.
The lowest count wins a blocked game and scores what the others hold.</source>
        <comment>two lines</comment>
        <translation>Si pesca dal pozzo finché una tessera va bene.
Se il gioco è bloccato vince il totale più basso e prende i punti degli altri.</translation>
    </message>
    <message>
        <source>Take tiles until one fits; the last two stay in the boneyard.
The winner scores what the others hold, less the winner&apos;s own pips.</source>
        <comment>two lines</comment>
        <translation>Si pesca finché una tessera va bene; le ultime due restano nel pozzo.
Chi vince prende i punti degli altri, meno i propri.</translation>
    </message>
    <message>
        <source>Nobody takes tiles: play or pass.
The winner scores what the others hold, less the winner&apos;s own pips.</source>
        <comment>two lines</comment>
        <translation>Non si pesca: si gioca o si passa.
Chi vince prende i punti degli altri, meno i propri.</translation>
    </message>
    <message>
        <source>Partners sit opposite each other; nobody takes tiles.
The pair with the lowest total scores what the other pair holds.</source>
        <comment>two lines</comment>
        <translation>I compagni siedono di fronte; non si pesca.
Vince la coppia con la somma più bassa e prende i punti dell&apos;altra.</translation>
    </message>
    <message>
        <source>Two against two, as in the clubs of Spain: any tile may lead.
The winners score the pips of all four hands, their own included.</source>
        <comment>two lines</comment>
        <translation>Due contro due, come nei circoli spagnoli: si apre con qualsiasi tessera.
Chi vince prende i punti di tutte e quattro le mani, anche i propri.</translation>
    </message>
    <message>
        <source>How Italian families play it, counter-clockwise: take tiles until one fits.
The lowest count wins a blocked game and scores what the others hold.</source>
        <comment>two lines</comment>
        <translation>Come si gioca in famiglia, in senso antiorario: si pesca finché una tessera va bene.
Se il gioco è bloccato vince il totale più basso e prende i punti degli altri.</translation>
    </message>
    <message>
        <source>The highest double says who leads, and any tile may come first.
Nobody takes tiles: play or pass, counter-clockwise round the table.</source>
        <comment>two lines</comment>
        <translation>Apre chi ha il doppio più alto, con la tessera che preferisce.
Non si pesca: si gioca o si passa, in senso antiorario.</translation>
    </message>
    <message>
        <source>Five tiles each, as in Swedish homes; if nothing fits, take just one.
Everybody writes down the pips they hold; the lowest total wins the match.</source>
        <comment>two lines</comment>
        <translation>Cinque tessere a testa, come nelle case svedesi; se nulla va bene se ne pesca una sola.
Ognuno segna i punti che ha in mano: chi ne ha meno vince la partita.</translation>
    </message>
    <message>
        <source>Two against two with every tile dealt; the double six leads the first round.
The pair with the lowest total scores what the other pair holds.</source>
        <comment>two lines</comment>
        <translation>Due contro due con tutte le tessere in mano; nella prima mano apre il doppio sei.
Vince la coppia con la somma più bassa e prende i punti dell&apos;altra.</translation>
    </message>
    <message>
        <source>No pips to add up: going out counts 1 point, with a double 2.
A last tile that fits both ends counts 3, a double that fits both 4.</source>
        <comment>two lines</comment>
        <translation>Niente conti: fare domino vale 1 punto, con un doppio 2.
Un&apos;ultima tessera buona per entrambe le estremità vale 3, se è un doppio 4.</translation>
    </message>
    <message>
        <source>Indonesia&apos;s own game: the double blank leads, later the winner leads a double.
Nobody takes tiles; the lowest count wins a blocked game.</source>
        <comment>two lines</comment>
        <translation>Il gioco dell&apos;Indonesia: apre il doppio bianco, poi chi ha vinto apre con un doppio.
Non si pesca; se il gioco è bloccato vince il totale più basso.</translation>
    </message>
    <message>
        <source>Indonesian pairs: 1 to 4 points, depending on how the last tile fits.
To block the game and win brings 2 points, to block it and lose costs one.</source>
        <comment>two lines</comment>
        <translation>A coppie, all&apos;indonesiana: da 1 a 4 punti, secondo come va bene l&apos;ultima tessera.
Chi blocca il gioco e vince segna 2 punti, chi lo blocca e perde ne paga uno.</translation>
    </message>
    <message>
        <source>Pairs: who blocks the game is compared with the next player alone.
A block counts double; if the closer loses, three times.</source>
        <comment>two lines</comment>
        <translation>A coppie: chi blocca il gioco si confronta solo con chi gioca dopo.
Il blocco vale doppio; se chi ha bloccato perde, triplo.</translation>
    </message>
    <message>
        <source>The double six leads first, later whoever has won; played to 200.
No extras: the pair with the lowest total scores what the other pair holds.</source>
        <comment>two lines</comment>
        <translation>Prima apre il doppio sei, poi chi ha vinto; si gioca fino a 200.
Senza punti extra: vince la coppia con la somma più bassa e prende i punti dell&apos;altra.</translation>
    </message>
    <message>
        <source>Pairs under the tree: whoever holds the lowest hand wins a blocked game.
Extra points for capicúa, for the double blank as last tile and for passes.</source>
        <comment>two lines</comment>
        <translation>Coppie sotto l&apos;albero: se il gioco è bloccato vince chi ha in mano meno punti.
Punti in più per la capicúa, per il doppio bianco come ultima tessera e per i passi.</translation>
    </message>
    <message>
        <source>Pairs to 500: the winners score the pips of all four hands.
Extra points for the first four rounds, for capicú and for the double blank.</source>
        <comment>two lines</comment>
        <translation>A coppie fino a 500: chi vince prende i punti di tutte e quattro le mani.
Punti in più per le prime quattro mani, per il capicú e per il doppio bianco.</translation>
    </message>
    <message>
        <source>Pairs with ten tiles each from the larger set; fifteen stay out of play.
Going out with a tile that fits both ends doubles the round.</source>
        <comment>two lines</comment>
        <translation>A coppie, dieci tessere a testa dal gioco più grande; quindici restano fuori.
Fare domino con una tessera buona per entrambe le estremità raddoppia la mano.</translation>
    </message>
    <message>
        <source>A short match to 20: up to 20 pips count 2 points, every 10 more one point.
In a tie the pair that led the round wins.</source>
        <comment>two lines</comment>
        <translation>Una partita breve a 20: fino a 20 punti in mano ne valgono 2, ogni 10 in più uno.
In caso di parità vince la coppia che ha aperto la mano.</translation>
    </message>
    <message>
        <source>One point for each round won; the winning partners choose who leads the next.
Six points against none win; once both pairs have scored, all start again.</source>
        <comment>two lines</comment>
        <translation>Un punto per ogni mano vinta; la coppia che vince sceglie chi apre la prossima.
Si vince con sei punti a zero; quando segnano entrambe, si riparte da capo.</translation>
    </message>
    <message>
        <source>Everybody alone, all tiles dealt, one point for each round won.
Six points win the match while somebody still has none.</source>
        <comment>two lines</comment>
        <translation>Ognuno per sé, tutte le tessere in mano, un punto per ogni mano vinta.
Vince chi arriva a sei mentre qualcuno è ancora a zero.</translation>
    </message>
    <message>
        <source>A tile from the boneyard starts the line; if nothing fits, take just one.
Once a number is used up, anybody may call the game blocked.</source>
        <comment>two lines</comment>
        <translation>Una tessera del pozzo dà inizio alla linea; se nulla va bene se ne pesca una sola.
Quando un numero è esaurito, chiunque può dire che il gioco è bloccato.</translation>
    </message>
    <message>
        <source>Score at once when the open ends add up to a multiple of five.
The first double grows in four directions. An American favourite.</source>
        <comment>two lines</comment>
        <translation>Si segna subito quando le estremità aperte danno un multiplo di cinque.
Il primo doppio cresce in quattro direzioni. Un classico americano.</translation>
    </message>
    <message>
        <source>All Fives in one straight line, without side arms.
Score at once when the two ends add up to a multiple of five.</source>
        <comment>two lines</comment>
        <translation>All Fives su una sola linea, senza bracci laterali.
Si segna subito quando le due estremità danno un multiplo di cinque.</translation>
    </message>
    <message>
        <source>All Fives from California: every double grows in four directions.
More ends, more sums, more chances to score.</source>
        <comment>two lines</comment>
        <translation>All Fives alla californiana: ogni doppio cresce in quattro direzioni.
Più estremità, più somme, più occasioni di segnare.</translation>
    </message>
    <message>
        <source>Score at once when the open ends add up to a multiple of three.
The first double grows in four directions. Easier sums for younger players.</source>
        <comment>two lines</comment>
        <translation>Si segna subito quando le estremità aperte danno un multiplo di tre.
Il primo doppio cresce in quattro direzioni. Somme più facili per i più piccoli.</translation>
    </message>
    <message>
        <source>The British pub game: each five and each three in the two ends&apos; total is a point.
Reach exactly 61; nobody takes tiles.</source>
        <comment>two lines</comment>
        <translation>Il gioco dei pub britannici: un punto per ogni cinque e ogni tre nella somma delle due estremità.
Bisogna arrivare a 61 esatti; non si pesca.</translation>
    </message>
    <message>
        <source>Two points when both ends show the same number, three if one is a double.
A quick match to 15; take tiles until one fits.</source>
        <comment>two lines</comment>
        <translation>Due punti quando le estremità mostrano lo stesso numero, tre se una è un doppio.
Una partita veloce fino a 15; si pesca finché una tessera va bene.</translation>
    </message>
    <message>
        <source>Bergen with four arms: the first double must be surrounded before they grow.
The more ends show the same number, the more points.</source>
        <comment>two lines</comment>
        <translation>Bergen con quattro bracci: prima si circonda il primo doppio, poi si prosegue.
Più estremità mostrano lo stesso numero, più punti si segnano.</translation>
    </message>
    <message>
        <source>Pairs as in Manaus: ends that add up to a multiple of five score at once.
A pass gives the other pair 20 points.</source>
        <comment>two lines</comment>
        <translation>A coppie come a Manaus: si segna quando le estremità danno un multiplo di cinque.
Un passo regala 20 punti all&apos;altra coppia.</translation>
    </message>
    <message>
        <source>The double six leads, and four sixes must surround it before anything else.
For four players; then four arms grow, and nobody takes tiles.</source>
        <comment>two lines</comment>
        <translation>Apre il doppio sei, e prima di tutto quattro sei devono circondarlo.
Per quattro giocatori; poi crescono quattro bracci e non si pesca.</translation>
    </message>
    <message>
        <source>Four tiles surround the first double before the arms may grow.
Take tiles until one fits; the last two stay in the boneyard.</source>
        <comment>two lines</comment>
        <translation>Quattro tessere circondano il primo doppio, poi si allungano i bracci.
Si pesca finché una tessera va bene; le ultime due restano nel pozzo.</translation>
    </message>
    <message>
        <source>Four tiles surround the first double, then each arm gets its own double.
If nothing fits, take one tile; only a finished cross may grow.</source>
        <comment>two lines</comment>
        <translation>Quattro tessere circondano il primo doppio, poi ogni braccio riceve il suo doppio.
Se nulla va bene si pesca una tessera; solo la croce finita si allunga.</translation>
    </message>
    <message>
        <source>Touching numbers need not be equal: together they make seven.
Four matadors fit anywhere. With larger sets the sum is 10 or 13.</source>
        <comment>two lines</comment>
        <translation>I numeri che si toccano non devono essere uguali: insieme fanno sette.
Quattro matador vanno bene ovunque. Con i giochi più grandi la somma è 10 o 13.</translation>
    </message>
    <message>
        <source>Everybody builds a train of their own, and one train belongs to all.
Up to eight players; the fewest pips after all rounds win.</source>
        <comment>two lines</comment>
        <translation>Ognuno costruisce il proprio treno, e un treno è di tutti.
Fino a otto giocatori; vince chi ha meno punti dopo tutte le mani.</translation>
    </message>
    <message>
        <source>Every double must get three toes before anything else is played.
Up to eight players; the fewest pips after all rounds win.</source>
        <comment>two lines</comment>
        <translation>Ogni doppio deve avere tre dita prima che si giochi altro.
Fino a otto giocatori; vince chi ha meno punti dopo tutte le mani.</translation>
    </message>
</context>
<context>
    <name>Rule set file</name>
    <message>
        <source>The file cannot be opened.</source>
        <translation>Il file non si può aprire.</translation>
    </message>
    <message>
        <source>The file is too large for a rule set.</source>
        <translation>Il file è troppo grande per contenere delle regole.</translation>
    </message>
    <message>
        <source>The file cannot be read as a rule set: %1</source>
        <translation>Il file non si legge come file di regole: %1</translation>
    </message>
    <message>
        <source>%2: this setting is unknown.</source>
        <comment>%2: the place in the file</comment>
        <translation>%2: questa impostazione è sconosciuta.</translation>
    </message>
    <message>
        <source>%2: this setting is missing.</source>
        <comment>%2: the place in the file</comment>
        <translation>%2: questa impostazione manca.</translation>
    </message>
    <message>
        <source>%2: %1 is not the right kind of value.</source>
        <comment>%2: the place</comment>
        <translation>%2: %1 non è un valore del tipo giusto.</translation>
    </message>
    <message>
        <source>%2: the name %1 is unknown.</source>
        <comment>%2: the place in the file</comment>
        <translation>%2: il nome %1 è sconosciuto.</translation>
    </message>
    <message>
        <source>%2: %1 is too small or too large.</source>
        <comment>%2: the place</comment>
        <translation>%2: %1 è troppo piccolo o troppo grande.</translation>
    </message>
    <message>
        <source>%2: this contradicts %1.</source>
        <comment>%1, %2: places in the file</comment>
        <translation>%2: questo contraddice %1.</translation>
    </message>
    <message>
        <source>%2: more tiles are dealt than the set has (%1).</source>
        <comment>%1: like 4 x 8 of 28</comment>
        <translation>%2: si danno più tessere di quante ne ha il gioco (%1).</translation>
    </message>
    <message>
        <source>%1 Allowed: %2.</source>
        <comment>%1: a whole sentence about a fault; %2: a list of words</comment>
        <translation>%1 Valori ammessi: %2.</translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>The game is blocked when nobody can lay a tile any more.</source>
        <translation>Il gioco è bloccato quando nessuno può più posare una tessera.</translation>
    </message>
    <message numerus="yes">
        <source>The game is blocked when nobody can lay a tile and the boneyard holds no more than %n tile(s).</source>
        <comment>1 or 2</comment>
        <translation>
            <numerusform>Il gioco è bloccato quando nessuno può posare una tessera e nel pozzo non resta più di %n tessera.</numerusform>
            <numerusform>Il gioco è bloccato quando nessuno può posare una tessera e nel pozzo non restano più di %n tessere.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is blocked when nobody can lay a tile and the boneyard is empty.</source>
        <translation>Il gioco è bloccato quando nessuno può posare una tessera e il pozzo è vuoto.</translation>
    </message>
    <message>
        <source>Both ends of the line count.</source>
        <translation>Contano le due estremità della linea.</translation>
    </message>
    <message>
        <source>Every open end counts, also the free sides of a double that opens to four sides.</source>
        <translation>Conta ogni estremità aperta, anche i lati liberi di un doppio che si apre sui quattro lati.</translation>
    </message>
    <message>
        <source>Every end counts that may be used at that moment.</source>
        <translation>Conta ogni estremità su cui in quel momento si può giocare.</translation>
    </message>
    <message>
        <source>For each player, their own train, the Mexican Train and every marked train count.</source>
        <comment>open ends</comment>
        <translation>Per ogni giocatore contano il proprio treno, il Treno messicano e ogni treno segnato.</translation>
    </message>
    <message>
        <source>For each player, their own train and the Mexican Train count.</source>
        <comment>open ends</comment>
        <translation>Per ogni giocatore contano il proprio treno e il Treno messicano.</translation>
    </message>
    <message>
        <source>A player who cannot play says so; then everybody is asked once, in turn (%1): can you play a tile?</source>
        <comment>%1: clockwise or counter-clockwise</comment>
        <translation>Chi non può giocare lo dice; poi si chiede a tutti una volta, a turno (%1): puoi giocare una tessera?</translation>
    </message>
    <message>
        <source>If anybody can, the game is not blocked, and that player lays a tile at once.</source>
        <translation>Se qualcuno può, il gioco non è bloccato, e chi può posa subito una tessera.</translation>
    </message>
    <message>
        <source>If nobody can, the round is over: all hands are laid open and the pips are counted.</source>
        <translation>Se nessuno può, la mano è finita: tutti scoprono le tessere e si contano i punti in mano.</translation>
    </message>
    <message>
        <source>A newly marked train opens the table again, so the others are asked anew.</source>
        <translation>Un treno appena segnato riapre il tavolo, quindi si chiede di nuovo agli altri.</translation>
    </message>
    <message>
        <source>A pass by choice is no answer: it does not help to block the game.</source>
        <translation>Un passo per scelta non è una risposta: non serve a bloccare il gioco.</translation>
    </message>
    <message>
        <source>A round is never blocked: when it is over, everybody counts the tiles they have laid aside.</source>
        <translation>Una mano non si blocca mai: quando finisce, ognuno conta le tessere che ha messo da parte.</translation>
    </message>
    <message>
        <source>The program checks every answer.</source>
        <translation>Il programma controlla ogni risposta.</translation>
    </message>
    <message>
        <source>Everybody answers on their honour; after the round all hands are shown and wrong answers are found.</source>
        <translation>Ognuno risponde sulla parola; dopo la mano si mostrano tutte le tessere e si scoprono le risposte errate.</translation>
    </message>
    <message>
        <source>Even when every tile that could fit is on the table, the round goes on until everybody has answered.</source>
        <translation>Anche quando tutte le tessere che potrebbero andare bene sono sul tavolo, la mano continua finché non hanno risposto tutti.</translation>
    </message>
    <message>
        <source>When every tile that could fit is on the table, any player may stop the round at once, even if tiles are left to take.</source>
        <translation>Quando tutte le tessere che potrebbero andare bene sono sul tavolo, chiunque può fermare subito la mano, anche se restano tessere da pescare.</translation>
    </message>
    <message>
        <source>When every tile that could fit is on the table, the round stops by itself, even if tiles are left to take.</source>
        <translation>Quando tutte le tessere che potrebbero andare bene sono sul tavolo, la mano si ferma da sola, anche se restano tessere da pescare.</translation>
    </message>
    <message>
        <source>The neighbour is the next player in turn.</source>
        <translation>Il vicino è chi gioca subito dopo.</translation>
    </message>
    <message>
        <source>The neighbour is the player whose turn comes just before.</source>
        <translation>Il vicino è chi gioca subito prima.</translation>
    </message>
    <message>
        <source>These rules are tried in this order until one decides.</source>
        <comment>before rules about a tie</comment>
        <translation>Queste regole si provano in quest&apos;ordine, finché una decide.</translation>
    </message>
    <message numerus="yes">
        <source>Several ties in a row double it again, but at most to %n time(s) the points.</source>
        <translation>
            <numerusform>Più parità di seguito raddoppiano ancora, ma al massimo fino a %n volta i punti.</numerusform>
            <numerusform>Più parità di seguito raddoppiano ancora, ma al massimo fino a %n volte i punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every further tie in a row doubles it again.</source>
        <translation>Più parità di seguito raddoppiano ogni volta.</translation>
    </message>
    <message numerus="yes">
        <source>Several ties in a row add up, but at most to %n extra point(s).</source>
        <translation>
            <numerusform>Più parità di seguito si sommano, ma al massimo fino a %n punto in più.</numerusform>
            <numerusform>Più parità di seguito si sommano, ma al massimo fino a %n punti in più.</numerusform>
        </translation>
    </message>
    <message>
        <source>Several ties in a row add up without limit.</source>
        <translation>Più parità di seguito si sommano senza limite.</translation>
    </message>
    <message numerus="yes">
        <source>In such a tie those opponents score %n point(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>In questa parità gli avversari segnano %n punto.</numerusform>
            <numerusform>In questa parità gli avversari segnano %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tiles and players</source>
        <comment>heading</comment>
        <translation>Tessere e giocatori</translation>
    </message>
    <message>
        <source>Who begins</source>
        <comment>heading: who leads a round</comment>
        <translation>Chi apre</translation>
    </message>
    <message>
        <source>Laying tiles</source>
        <comment>heading</comment>
        <translation>Posare le tessere</translation>
    </message>
    <message>
        <source>When no tile fits</source>
        <comment>heading</comment>
        <translation>Quando nessuna tessera va bene</translation>
    </message>
    <message>
        <source>When the game is blocked</source>
        <comment>heading</comment>
        <translation>Quando il gioco è bloccato</translation>
    </message>
    <message>
        <source>Who wins a blocked game</source>
        <comment>heading</comment>
        <translation>Chi vince se il gioco è bloccato</translation>
    </message>
    <message>
        <source>In a tie</source>
        <comment>heading</comment>
        <translation>In caso di parità</translation>
    </message>
    <message>
        <source>Points for a round</source>
        <comment>heading</comment>
        <translation>Punti per una mano</translation>
    </message>
    <message>
        <source>Points during play</source>
        <comment>heading</comment>
        <translation>Punti durante il gioco</translation>
    </message>
    <message>
        <source>Extra points</source>
        <comment>heading</comment>
        <translation>Punti extra</translation>
    </message>
    <message>
        <source>The match</source>
        <comment>heading</comment>
        <translation>La partita</translation>
    </message>
    <message>
        <source>Fouls</source>
        <comment>heading: wrong answers and other mistakes</comment>
        <translation>Infrazioni</translation>
    </message>
    <message numerus="yes">
        <source>The set is a double-two set with %n tile(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Si gioca con il doppio due, un gioco di %n tessera.</numerusform>
            <numerusform>Si gioca con il doppio due, un gioco di %n tessere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The set is a double-three set with %n tile(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Si gioca con il doppio tre, un gioco di %n tessera.</numerusform>
            <numerusform>Si gioca con il doppio tre, un gioco di %n tessere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The set is a double-six set with %n tile(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Si gioca con il doppio sei, un gioco di %n tessera.</numerusform>
            <numerusform>Si gioca con il doppio sei, un gioco di %n tessere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The set is a double-nine set with %n tile(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Si gioca con il doppio nove, un gioco di %n tessera.</numerusform>
            <numerusform>Si gioca con il doppio nove, un gioco di %n tessere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The set is a double-twelve set with %n tile(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Si gioca con il doppio dodici, un gioco di %n tessera.</numerusform>
            <numerusform>Si gioca con il doppio dodici, un gioco di %n tessere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The set is a double-fifteen set with %n tile(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Si gioca con il doppio quindici, un gioco di %n tessera.</numerusform>
            <numerusform>Si gioca con il doppio quindici, un gioco di %n tessere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The set is a double-eighteen set with %n tile(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Si gioca con il doppio diciotto, un gioco di %n tessera.</numerusform>
            <numerusform>Si gioca con il doppio diciotto, un gioco di %n tessere.</numerusform>
        </translation>
    </message>
    <message>
        <source>Double-two</source>
        <comment>a set of tiles</comment>
        <translation>Doppio due</translation>
    </message>
    <message>
        <source>Double-three</source>
        <comment>a set of tiles</comment>
        <translation>Doppio tre</translation>
    </message>
    <message>
        <source>Double-six</source>
        <comment>a set of tiles</comment>
        <translation>Doppio sei</translation>
    </message>
    <message>
        <source>Double-nine</source>
        <comment>a set of tiles</comment>
        <translation>Doppio nove</translation>
    </message>
    <message>
        <source>Double-twelve</source>
        <comment>a set of tiles</comment>
        <translation>Doppio dodici</translation>
    </message>
    <message>
        <source>Double-fifteen</source>
        <comment>a set of tiles</comment>
        <translation>Doppio quindici</translation>
    </message>
    <message>
        <source>Double-eighteen</source>
        <comment>a set of tiles</comment>
        <translation>Doppio diciotto</translation>
    </message>
    <message>
        <source>The game is for %1 players.</source>
        <comment>%1: numbers, like 4, 2 or 4, 2 to 8; never 1</comment>
        <translation>Il gioco è per %1 giocatori.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>numbers of players within a sentence, like 2 to 8</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Everybody plays alone.</source>
        <translation>Ognuno gioca per sé.</translation>
    </message>
    <message>
        <source>Two pairs play: partners sit opposite each other and win together.</source>
        <translation>Giocano due coppie: i compagni siedono di fronte e vincono insieme.</translation>
    </message>
    <message numerus="yes">
        <source>Everybody starts with %n tile(s).</source>
        <comment>tiles dealt to each player; never zero</comment>
        <translation>
            <numerusform>Ognuno comincia con %n tessera.</numerusform>
            <numerusform>Ognuno comincia con %n tessere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %1 players everybody starts with %n tile(s).</source>
        <comment>%1: numbers of players, like 2, 3 or 4; tiles dealt to each player; never zero</comment>
        <translation>
            <numerusform>In %1 giocatori ognuno comincia con %n tessera.</numerusform>
            <numerusform>In %1 giocatori ognuno comincia con %n tessere.</numerusform>
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
            <numerusform>%n tessera in %1 giocatori</numerusform>
            <numerusform>%n tessere in %1 giocatori</numerusform>
        </translation>
    </message>
    <message>
        <source>All tiles of the set are used.</source>
        <translation>Si usano tutte le tessere del gioco.</translation>
    </message>
    <message>
        <source>These tiles are left out: %1.</source>
        <comment>%1: tiles, like 0-0</comment>
        <translation>Si tolgono queste tessere: %1.</translation>
    </message>
    <message>
        <source>With %1 players these tiles are left out: %2.</source>
        <comment>%1: a number; %2: tiles, like 0-0</comment>
        <translation>In %1 giocatori si tolgono queste tessere: %2.</translation>
    </message>
    <message>
        <source>The table is empty before the first turn.</source>
        <translation>Prima del primo turno il tavolo è vuoto.</translation>
    </message>
    <message>
        <source>One tile from the boneyard is turned up and is the first tile on the table; play goes on from it.</source>
        <translation>Si scopre una tessera del pozzo: è la prima tessera sul tavolo e si gioca a partire da quella.</translation>
    </message>
    <message>
        <source>A double lies ready in the middle: %1 in round 1, then one lower in each round; after 0-0 comes %1 again.</source>
        <comment>%1: the highest double of the set, like 6-6; round = one deal</comment>
        <translation>Al centro c&apos;è già un doppio: %1 nella mano 1, poi uno più basso a ogni mano, e dopo 0-0 di nuovo %1.</translation>
    </message>
    <message>
        <source>Every deal is played, however many doubles somebody has.</source>
        <translation>Ogni mano si gioca, anche se qualcuno ha molti doppi.</translation>
    </message>
    <message numerus="yes">
        <source>Whoever is dealt at least %n double(s) may ask for a new deal before doing anything else.</source>
        <comment>4 to 7, never zero</comment>
        <translation>
            <numerusform>Chi riceve almeno %n doppio può chiedere di ridare le tessere, prima di fare qualsiasi altra cosa.</numerusform>
            <numerusform>Chi riceve almeno %n doppi può chiedere di ridare le tessere, prima di fare qualsiasi altra cosa.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whoever holds the highest double begins the first round.</source>
        <translation>Apre la prima mano chi ha il doppio più alto.</translation>
    </message>
    <message>
        <source>Whoever holds the lowest double begins the first round; the double blank is passed over.</source>
        <translation>Apre la prima mano chi ha il doppio più basso; il doppio bianco non vale.</translation>
    </message>
    <message>
        <source>Whoever holds the heaviest tile begins the first round.</source>
        <translation>Apre la prima mano chi ha la tessera più pesante.</translation>
    </message>
    <message>
        <source>Who begins the first round is decided by lot.</source>
        <translation>Chi apre la prima mano lo decide la sorte.</translation>
    </message>
    <message>
        <source>Whoever holds %1 begins the first round.</source>
        <comment>%1: a tile, like 6-6</comment>
        <translation>Apre la prima mano chi ha %1.</translation>
    </message>
    <message>
        <source>Whoever holds the double of the round begins: 0-0 in round 1, 1-1 in round 2 and so on; after %1 comes 0-0.</source>
        <comment>%1: the highest double of the set, like 6-6; round = one deal</comment>
        <translation>Apre chi ha il doppio della mano: 0-0 nella mano 1, 1-1 nella mano 2 e così via; dopo %1 viene 0-0.</translation>
    </message>
    <message>
        <source>If nobody was dealt it, whoever holds the highest double begins.</source>
        <comment>a tile</comment>
        <translation>Se nessuno l&apos;ha ricevuta, apre chi ha il doppio più alto.</translation>
    </message>
    <message>
        <source>The tile that decides who begins must be laid first.</source>
        <translation>La tessera che decide chi apre va posata per prima.</translation>
    </message>
    <message>
        <source>Any tile may be laid first.</source>
        <comment>by the player who begins</comment>
        <translation>Come prima tessera se ne può posare una qualsiasi.</translation>
    </message>
    <message>
        <source>If nobody has a double, whoever holds the heaviest tile begins.</source>
        <translation>Se nessuno ha un doppio, apre chi ha la tessera più pesante.</translation>
    </message>
    <message>
        <source>If nobody has a double, the tiles are dealt again.</source>
        <translation>Se nessuno ha un doppio, si danno di nuovo le tessere.</translation>
    </message>
    <message>
        <source>If nobody has a double in a later round, whoever won the last one begins with any tile.</source>
        <translation>Se in una mano successiva nessuno ha un doppio, apre con qualsiasi tessera chi ha vinto la mano precedente.</translation>
    </message>
    <message>
        <source>In each later round the next player in turn begins, with any tile.</source>
        <translation>In ogni mano successiva apre chi viene dopo nel giro, con qualsiasi tessera.</translation>
    </message>
    <message>
        <source>Whoever won a round begins the next one, with any tile.</source>
        <translation>Chi ha vinto una mano apre la successiva, con qualsiasi tessera.</translation>
    </message>
    <message>
        <source>The pair that won begins the next round: the winner may leave the first tile to the partner.</source>
        <translation>La coppia che ha vinto apre la mano successiva: chi ha vinto può lasciare la prima tessera al compagno.</translation>
    </message>
    <message>
        <source>Whoever won a round begins the next one with a double; without one, the next player in turn who has a double.</source>
        <translation>Chi ha vinto una mano apre la successiva con un doppio; se non ne ha, apre il primo nel giro che ne ha uno.</translation>
    </message>
    <message>
        <source>Who begins a later round is decided by lot.</source>
        <translation>Chi apre una mano successiva lo decide la sorte.</translation>
    </message>
    <message>
        <source>Every later round begins like the first one.</source>
        <translation>Ogni mano successiva si apre come la prima.</translation>
    </message>
    <message>
        <source>In each later round the next player in turn begins.</source>
        <comment>a tile lies on the table</comment>
        <translation>In ogni mano successiva apre chi viene dopo nel giro.</translation>
    </message>
    <message>
        <source>Whoever won a round begins the next one.</source>
        <comment>a tile lies on the table</comment>
        <translation>Chi ha vinto una mano apre la successiva.</translation>
    </message>
    <message>
        <source>After a blocked game that is the one of the two winners with the lower count.</source>
        <comment>who begins</comment>
        <translation>Dopo un gioco bloccato apre, nella coppia che ha vinto, chi ha meno punti in mano.</translation>
    </message>
    <message>
        <source>After a blocked game with a winner, who begins is decided in the same way.</source>
        <translation>Dopo un gioco bloccato con un vincitore, chi apre si decide allo stesso modo.</translation>
    </message>
    <message>
        <source>After a blocked game with a winner, who begins is decided by lot.</source>
        <translation>Dopo un gioco bloccato con un vincitore, chi apre lo decide la sorte.</translation>
    </message>
    <message>
        <source>After a blocked game with a winner, the next player in turn begins.</source>
        <translation>Dopo un gioco bloccato con un vincitore, apre chi viene dopo nel giro.</translation>
    </message>
    <message>
        <source>After a blocked game with a winner, whoever is dealt %1 begins.</source>
        <comment>%1: a tile, like 6-6</comment>
        <translation>Dopo un gioco bloccato con un vincitore, apre chi riceve %1.</translation>
    </message>
    <message>
        <source>After a round without a winner, the next player in turn begins.</source>
        <translation>Dopo una mano senza vincitore, apre chi viene dopo nel giro.</translation>
    </message>
    <message>
        <source>After a round without a winner, the same player begins again.</source>
        <translation>Dopo una mano senza vincitore, apre di nuovo lo stesso giocatore.</translation>
    </message>
    <message>
        <source>After a round without a winner, who begins is decided by lot.</source>
        <translation>Dopo una mano senza vincitore, chi apre lo decide la sorte.</translation>
    </message>
    <message>
        <source>After a round without a winner, whoever is dealt %1 begins.</source>
        <comment>%1: a tile, like 6-6</comment>
        <translation>Dopo una mano senza vincitore, apre chi riceve %1.</translation>
    </message>
    <message>
        <source>After a round without a winner, the one of the tied players who is dealt the highest double begins.</source>
        <translation>Dopo una mano senza vincitore apre, tra chi era in parità, chi riceve il doppio più alto.</translation>
    </message>
    <message numerus="yes">
        <source>The match ends when somebody has %n point(s); the highest total wins.</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>La partita finisce quando qualcuno arriva a %n punto; vince il totale più alto.</numerusform>
            <numerusform>La partita finisce quando qualcuno arriva a %n punti; vince il totale più alto.</numerusform>
        </translation>
    </message>
    <message>
        <source>If the best are level, one more round is played.</source>
        <translation>Se i migliori sono pari, si gioca un&apos;altra mano.</translation>
    </message>
    <message numerus="yes">
        <source>The match ends when somebody has %n point(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>La partita finisce quando qualcuno arriva a %n punto.</numerusform>
            <numerusform>La partita finisce quando qualcuno arriva a %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A game ends when somebody has %n point(s).</source>
        <comment>never zero; a match is several games</comment>
        <translation>
            <numerusform>Un gioco finisce quando qualcuno arriva a %n punto.</numerusform>
            <numerusform>Un gioco finisce quando qualcuno arriva a %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match lasts %n round(s).</source>
        <comment>round = one deal; never zero</comment>
        <translation>
            <numerusform>La partita dura %n mano.</numerusform>
            <numerusform>La partita dura %n mani.</numerusform>
        </translation>
    </message>
    <message>
        <source>The highest total wins the match.</source>
        <translation>Il totale più alto vince la partita.</translation>
    </message>
    <message>
        <source>Somebody else must still have no points then: once everybody has scored, all begin again at zero.</source>
        <translation>In quel momento qualcun altro dev&apos;essere ancora a zero: quando tutti hanno segnato, si riparte tutti da zero.</translation>
    </message>
    <message>
        <source>The lowest total wins the match.</source>
        <translation>Il totale più basso vince la partita.</translation>
    </message>
    <message>
        <source>Whoever first wins two games wins the match.</source>
        <translation>Vince la partita chi vince per primo due giochi.</translation>
    </message>
    <message>
        <source>Whoever first wins three games wins the match.</source>
        <translation>Vince la partita chi vince per primo tre giochi.</translation>
    </message>
    <message>
        <source>More points than needed are fine, too.</source>
        <comment>at the end of a match</comment>
        <translation>Vanno bene anche più punti del necessario.</translation>
    </message>
    <message>
        <source>It must be exactly that many points: whoever has them ends the round at once and wins.</source>
        <comment>at the end of a match</comment>
        <translation>I punti devono essere esattamente quelli: chi li raggiunge chiude subito la mano e vince.</translation>
    </message>
    <message>
        <source>A score that would go past the target does not count.</source>
        <translation>I punti che farebbero superare il punteggio da raggiungere non contano.</translation>
    </message>
    <message>
        <source>A score that goes past the target counts but does not win; once all are past it, the lowest total wins.</source>
        <translation>I punti che fanno superare il punteggio da raggiungere contano, ma non fanno vincere; quando tutti l&apos;hanno superato, vince il totale più basso.</translation>
    </message>
    <message numerus="yes">
        <source>After %n minute(s) the round in play is the last one.</source>
        <translation>
            <numerusform>Dopo %n minuto la mano in corso è l&apos;ultima.</numerusform>
            <numerusform>Dopo %n minuti la mano in corso è l&apos;ultima.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no time limit.</source>
        <translation>Non c&apos;è limite di tempo.</translation>
    </message>
    <message>
        <source>%1: no rule about it.</source>
        <comment>%1: a foul, like Touching or showing a tile</comment>
        <translation>%1: nessuna regola.</translation>
    </message>
    <message>
        <source>%1: this is a foul.</source>
        <comment>%1: like Touching or showing a tile</comment>
        <translation>%1: è un&apos;infrazione.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n penalty point(s).</source>
        <comment>%1: a foul, like Wrong answer</comment>
        <translation>
            <numerusform>%1: %n punto di penalità.</numerusform>
            <numerusform>%1: %n punti di penalità.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: no penalty points.</source>
        <comment>%1: a foul, like Wrong answer</comment>
        <translation>%1: nessun punto di penalità.</translation>
    </message>
    <message>
        <source>%1: the round counts all the same.</source>
        <comment>%1: a foul, like Wrong answer</comment>
        <translation>%1: la mano vale lo stesso.</translation>
    </message>
    <message>
        <source>%1: the round does not count and is dealt again.</source>
        <comment>%1: a foul, like Wrong answer</comment>
        <translation>%1: la mano non conta e si rifà.</translation>
    </message>
    <message>
        <source>%1: that side cannot win the round any more.</source>
        <comment>%1: a foul, like Wrong answer</comment>
        <translation>%1: chi sbaglia, o la sua coppia, non può più vincere la mano.</translation>
    </message>
    <message>
        <source>%1: the match goes on.</source>
        <comment>%1: a foul, like Wrong answer</comment>
        <translation>%1: la partita continua.</translation>
    </message>
    <message>
        <source>%1: that side loses the match.</source>
        <comment>%1: a foul, like Wrong answer</comment>
        <translation>%1: chi sbaglia, o la sua coppia, perde la partita.</translation>
    </message>
    <message>
        <source>The tiles make one line, and every tile goes on one of its two ends.</source>
        <translation>Le tessere formano una sola linea, e ogni tessera va a una delle due estremità.</translation>
    </message>
    <message>
        <source>The tiles make a line that can grow side arms.</source>
        <translation>Le tessere formano una linea da cui possono crescere bracci laterali.</translation>
    </message>
    <message>
        <source>The tiles grow outwards in arms from the first tile.</source>
        <translation>Le tessere crescono verso l&apos;esterno in bracci, a partire dalla prima.</translation>
    </message>
    <message>
        <source>From the middle everybody builds a train of their own; the Mexican Train beside them is open to all.</source>
        <translation>Dal centro ognuno costruisce il proprio treno; accanto, il Treno messicano è aperto a tutti.</translation>
    </message>
    <message>
        <source>Doubles have two ends like any other tile.</source>
        <translation>I doppi hanno due estremità, come ogni altra tessera.</translation>
    </message>
    <message>
        <source>The first double of a round opens to four sides: the two long sides first, then the two short ones.</source>
        <translation>Il primo doppio di una mano si apre sui quattro lati: prima i due lati lunghi, poi i due corti.</translation>
    </message>
    <message>
        <source>Every double opens to four sides: the two long sides first, then the two short ones.</source>
        <translation>Ogni doppio si apre sui quattro lati: prima i due lati lunghi, poi i due corti.</translation>
    </message>
    <message>
        <source>A double that begins the round opens to four sides: the two long sides first, then the two short ones.</source>
        <translation>Un doppio che apre la mano si apre sui quattro lati: prima i due lati lunghi, poi i due corti.</translation>
    </message>
    <message>
        <source>From the first tile on, every open end may be used.</source>
        <translation>Dalla prima tessera in poi si può giocare su ogni estremità aperta.</translation>
    </message>
    <message>
        <source>All four sides of the first double must be filled before any arm may go on.</source>
        <translation>Tutti e quattro i lati del primo doppio vanno occupati prima di proseguire su un braccio.</translation>
    </message>
    <message>
        <source>All four sides of the first double must be filled, then each arm needs a double before anything else is laid.</source>
        <translation>Tutti e quattro i lati del primo doppio vanno occupati, poi su ogni braccio ci vuole un doppio prima di posare altro.</translation>
    </message>
    <message numerus="yes">
        <source>The first double needs %n tile(s) around it, like a star, before any arm may go on.</source>
        <comment>6 or 8, never zero</comment>
        <translation>
            <numerusform>Intorno al primo doppio ci vuole %n tessera, a stella, prima di proseguire su un braccio.</numerusform>
            <numerusform>Intorno al primo doppio ci vogliono %n tessere, a stella, prima di proseguire su un braccio.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every later double needs %n tile(s) laid on it, like toes, before anything else.</source>
        <comment>chicken foot: the tiles on a double look like toes; never zero</comment>
        <translation>
            <numerusform>Su ogni doppio successivo va posata %n tessera, come un dito, prima di ogni altra cosa.</numerusform>
            <numerusform>Su ogni doppio successivo vanno posate %n tessere, come dita, prima di ogni altra cosa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first double needs %n tile(s) before play goes on elsewhere.</source>
        <comment>3 to 8, never zero</comment>
        <translation>
            <numerusform>Sul primo doppio ci vuole %n tessera prima che si giochi altrove.</numerusform>
            <numerusform>Sul primo doppio ci vogliono %n tessere prima che si giochi altrove.</numerusform>
        </translation>
    </message>
    <message>
        <source>A tile fits where it shows the same number as the open end.</source>
        <translation>Una tessera va bene dove mostra lo stesso numero dell&apos;estremità aperta.</translation>
    </message>
    <message>
        <source>A tile fits where the two halves that touch add up to %1.</source>
        <comment>%1: a number, 7 in double-six</comment>
        <translation>Una tessera va bene dove le due metà che si toccano fanno insieme %1.</translation>
    </message>
    <message>
        <source>Matadors fit everywhere, with either half: %1.</source>
        <comment>matador: a tile that fits everywhere; %1: tiles, like 0-0, 1-6, 2-5 and 3-4</comment>
        <translation>I matador vanno bene ovunque, con l&apos;una o l&apos;altra metà: %1.</translation>
    </message>
    <message>
        <source>Doubles lie across the line.</source>
        <translation>I doppi si mettono di traverso alla linea.</translation>
    </message>
    <message>
        <source>Doubles lie lengthwise, like all tiles.</source>
        <translation>I doppi si mettono per il lungo, come tutte le tessere.</translation>
    </message>
    <message>
        <source>In a turn one tile is laid; then it is the next player&apos;s turn.</source>
        <translation>In un turno si posa una tessera; poi tocca a chi viene dopo.</translation>
    </message>
    <message>
        <source>In a turn one tile is laid; whoever lays a double lays one more.</source>
        <translation>In un turno si posa una tessera; chi posa un doppio ne posa un&apos;altra.</translation>
    </message>
    <message>
        <source>Whoever can play must play.</source>
        <translation>Chi può giocare deve giocare.</translation>
    </message>
    <message>
        <source>Whoever can play may also pass.</source>
        <translation>Chi può giocare può anche passare.</translation>
    </message>
    <message>
        <source>Whoever can play may also pass, once nothing more may be taken in that turn.</source>
        <translation>Chi può giocare può anche passare, quando in quel turno non può più pescare.</translation>
    </message>
    <message>
        <source>When nothing else fits, a matador must be played.</source>
        <translation>Quando nient&apos;altro va bene, un matador va giocato.</translation>
    </message>
    <message>
        <source>A matador may be kept as long as something can be taken from the boneyard; then it must be played.</source>
        <translation>Un matador si può tenere finché c&apos;è qualcosa da pescare nel pozzo; poi va giocato.</translation>
    </message>
    <message>
        <source>Nobody has to play a matador: it may always be kept.</source>
        <translation>Nessuno deve giocare un matador: si può sempre tenere.</translation>
    </message>
    <message>
        <source>In the first turn everybody lays as many tiles as fit on their own train.</source>
        <translation>Nel primo turno ognuno posa sul proprio treno tutte le tessere che vanno bene.</translation>
    </message>
    <message>
        <source>Whoever lays a double covers it at once with one more tile; if they cannot, the next player must, and nothing else is laid before.</source>
        <translation>Chi posa un doppio lo copre subito con un&apos;altra tessera; se non può, deve farlo chi viene dopo, e prima non si posa altro.</translation>
    </message>
    <message>
        <source>Whoever lays a double lays a second tile wherever it fits.</source>
        <translation>Chi posa un doppio posa una seconda tessera dove va bene.</translation>
    </message>
    <message>
        <source>When every tile with the number of a double is used, it needs no more tiles.</source>
        <translation>Quando tutte le tessere con il numero di un doppio sono usate, il doppio non ne ha più bisogno.</translation>
    </message>
    <message>
        <source>A double keeps waiting for its tiles even if every tile with its number is already used.</source>
        <translation>Un doppio continua ad aspettare le sue tessere anche se tutte quelle con il suo numero sono già usate.</translation>
    </message>
    <message>
        <source>Whoever has to pass marks their own train: now everybody may play on it, until its owner does.</source>
        <translation>Chi deve passare segna il proprio treno: ora ci possono giocare tutti, finché non ci gioca chi lo ha segnato.</translation>
    </message>
    <message>
        <source>Nobody ever plays on the train of another player.</source>
        <translation>Nessuno gioca mai sul treno di un altro.</translation>
    </message>
    <message>
        <source>The round is over when somebody has no tiles left.</source>
        <translation>La mano finisce quando qualcuno resta senza tessere.</translation>
    </message>
    <message>
        <source>The round is over when both partners of a pair have no tiles left.</source>
        <translation>La mano finisce quando entrambi i compagni di una coppia restano senza tessere.</translation>
    </message>
    <message>
        <source>The round is over when nobody has a tile left.</source>
        <translation>La mano finisce quando nessuno ha più tessere.</translation>
    </message>
    <message>
        <source>Nobody takes tiles: everybody plays what they were dealt.</source>
        <translation>Non si pesca: ognuno gioca le tessere che ha ricevuto.</translation>
    </message>
    <message>
        <source>Whoever cannot play takes one tile from the boneyard.</source>
        <translation>Chi non può giocare pesca una tessera dal pozzo.</translation>
    </message>
    <message>
        <source>Whoever cannot play takes tiles from the boneyard until one fits.</source>
        <translation>Chi non può giocare pesca dal pozzo finché una tessera va bene.</translation>
    </message>
    <message numerus="yes">
        <source>Whoever cannot play takes tiles from the boneyard until one fits, but at most %n tile(s) in a turn.</source>
        <comment>1 to 9, never zero</comment>
        <translation>
            <numerusform>Chi non può giocare pesca dal pozzo finché una tessera va bene, ma al massimo %n tessera per turno.</numerusform>
            <numerusform>Chi non può giocare pesca dal pozzo finché una tessera va bene, ma al massimo %n tessere per turno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end %n tile(s) must stay in the boneyard.</source>
        <comment>1 or 2</comment>
        <translation>
            <numerusform>Alla fine %n tessera deve restare nel pozzo.</numerusform>
            <numerusform>Alla fine %n tessere devono restare nel pozzo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every tile of the boneyard may be taken.</source>
        <translation>Si possono pescare tutte le tessere del pozzo.</translation>
    </message>
    <message>
        <source>Nobody takes a tile while one fits.</source>
        <comment>from the boneyard</comment>
        <translation>Nessuno pesca se ha una tessera che va bene.</translation>
    </message>
    <message>
        <source>A player with a tile that fits may take from the boneyard all the same.</source>
        <translation>Chi ha una tessera che va bene può pescare lo stesso dal pozzo.</translation>
    </message>
    <message>
        <source>A taken tile that fits is played at once.</source>
        <translation>Una tessera pescata che va bene si gioca subito.</translation>
    </message>
    <message>
        <source>A taken tile that fits may be kept.</source>
        <translation>Una tessera pescata che va bene si può tenere.</translation>
    </message>
    <message>
        <source>Whoever cannot play passes.</source>
        <translation>Chi non può giocare passa.</translation>
    </message>
    <message>
        <source>Whoever still cannot play and may take nothing more passes.</source>
        <translation>Chi ancora non può giocare e non può più pescare passa.</translation>
    </message>
    <message>
        <source>Whoever cannot play lays one tile aside, face down; it counts at the end of the round.</source>
        <translation>Chi non può giocare mette da parte una tessera coperta; alla fine della mano conta.</translation>
    </message>
    <message>
        <source>Whoever goes out scores the pips of all the others.</source>
        <translation>Chi fa domino prende i punti in mano a tutti gli altri.</translation>
    </message>
    <message>
        <source>Whoever goes out scores the pips of the opponents.</source>
        <translation>Chi fa domino prende i punti in mano agli avversari.</translation>
    </message>
    <message>
        <source>Whoever goes out scores the pips of all the others, less those of their own side.</source>
        <translation>Chi fa domino prende i punti in mano a tutti gli altri, meno i propri (a coppie: quelli della coppia).</translation>
    </message>
    <message>
        <source>Whoever goes out scores the difference in pips from each of the others.</source>
        <translation>Chi fa domino prende i punti che ognuno degli altri ha in più.</translation>
    </message>
    <message>
        <source>Whoever goes out scores the pips of all hands.</source>
        <translation>Chi fa domino prende i punti in mano a tutti.</translation>
    </message>
    <message>
        <source>Whoever goes out scores fixed points.</source>
        <translation>Chi fa domino segna punti fissi.</translation>
    </message>
    <message>
        <source>When somebody goes out, everybody is charged with their own pips.</source>
        <translation>Quando qualcuno fa domino, ognuno si segna i propri punti in mano.</translation>
    </message>
    <message>
        <source>Whoever goes out scores the pips of the opponents, multiplied.</source>
        <translation>Chi fa domino prende i punti in mano agli avversari, moltiplicati.</translation>
    </message>
    <message>
        <source>Whoever goes out scores the pips of all the others and of the boneyard.</source>
        <translation>Chi fa domino prende i punti in mano a tutti gli altri e quelli del pozzo.</translation>
    </message>
    <message>
        <source>Winning a blocked game scores the pips of all the others.</source>
        <translation>Chi vince a gioco bloccato prende i punti in mano a tutti gli altri.</translation>
    </message>
    <message>
        <source>Winning a blocked game scores the pips of the opponents.</source>
        <translation>Chi vince a gioco bloccato prende i punti in mano agli avversari.</translation>
    </message>
    <message>
        <source>Winning a blocked game scores the pips of all the others, less those of the winner&apos;s own side.</source>
        <translation>Chi vince a gioco bloccato prende i punti in mano a tutti gli altri, meno i propri (a coppie: quelli della coppia).</translation>
    </message>
    <message>
        <source>Winning a blocked game scores the difference in pips from each of the others.</source>
        <translation>Chi vince a gioco bloccato prende i punti che ognuno degli altri ha in più.</translation>
    </message>
    <message>
        <source>Winning a blocked game scores the pips of all hands.</source>
        <translation>Chi vince a gioco bloccato prende i punti in mano a tutti.</translation>
    </message>
    <message>
        <source>Winning a blocked game scores fixed points.</source>
        <translation>Chi vince a gioco bloccato segna punti fissi.</translation>
    </message>
    <message>
        <source>After a blocked game everybody is charged with their own pips.</source>
        <translation>Dopo un gioco bloccato ognuno si segna i propri punti in mano.</translation>
    </message>
    <message>
        <source>Winning a blocked game scores the pips of the opponents, multiplied.</source>
        <translation>Chi vince a gioco bloccato prende i punti in mano agli avversari, moltiplicati.</translation>
    </message>
    <message>
        <source>Winning a blocked game scores the pips of all the others and of the boneyard.</source>
        <translation>Chi vince a gioco bloccato prende i punti in mano a tutti gli altri e quelli del pozzo.</translation>
    </message>
    <message>
        <source>Going out and winning a blocked game score alike.</source>
        <translation>Per chi fa domino e per chi vince a gioco bloccato vale la stessa regola.</translation>
    </message>
    <message numerus="yes">
        <source>Going out scores %n point(s).</source>
        <translation>
            <numerusform>Chi fa domino segna %n punto.</numerusform>
            <numerusform>Chi fa domino segna %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going out scores no points.</source>
        <translation>Chi fa domino non segna punti.</translation>
    </message>
    <message numerus="yes">
        <source>Going out with an ordinary tile scores %n point(s).</source>
        <translation>
            <numerusform>Chi fa domino con una tessera normale segna %n punto.</numerusform>
            <numerusform>Chi fa domino con una tessera normale segna %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going out with an ordinary tile scores no points.</source>
        <translation>Chi fa domino con una tessera normale non segna punti.</translation>
    </message>
    <message numerus="yes">
        <source>Going out with a double scores %n point(s).</source>
        <translation>
            <numerusform>Chi fa domino con un doppio segna %n punto.</numerusform>
            <numerusform>Chi fa domino con un doppio segna %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going out with a double scores no points.</source>
        <translation>Chi fa domino con un doppio non segna punti.</translation>
    </message>
    <message numerus="yes">
        <source>Going out with a tile that fits both ends scores %n point(s).</source>
        <translation>
            <numerusform>Chi fa domino con una tessera buona per entrambe le estremità segna %n punto.</numerusform>
            <numerusform>Chi fa domino con una tessera buona per entrambe le estremità segna %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going out with a tile that fits both ends scores no points.</source>
        <translation>Chi fa domino con una tessera buona per entrambe le estremità non segna punti.</translation>
    </message>
    <message numerus="yes">
        <source>Going out with a double that fits both ends scores %n point(s).</source>
        <translation>
            <numerusform>Chi fa domino con un doppio buono per entrambe le estremità segna %n punto.</numerusform>
            <numerusform>Chi fa domino con un doppio buono per entrambe le estremità segna %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going out with a double that fits both ends scores no points.</source>
        <translation>Chi fa domino con un doppio buono per entrambe le estremità non segna punti.</translation>
    </message>
    <message numerus="yes">
        <source>Winning a blocked game scores %n point(s).</source>
        <translation>
            <numerusform>Chi vince a gioco bloccato segna %n punto.</numerusform>
            <numerusform>Chi vince a gioco bloccato segna %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Winning a blocked game scores no points.</source>
        <translation>Chi vince a gioco bloccato non segna punti.</translation>
    </message>
    <message numerus="yes">
        <source>Going out with an ordinary tile makes the points count %n time(s).</source>
        <translation>
            <numerusform>Se si fa domino con una tessera normale, i punti contano %n volta.</numerusform>
            <numerusform>Se si fa domino con una tessera normale, i punti contano %n volte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going out with an ordinary tile brings nothing for the pips.</source>
        <translation>Se si fa domino con una tessera normale, i punti in mano non danno niente.</translation>
    </message>
    <message numerus="yes">
        <source>Going out with a double makes the points count %n time(s).</source>
        <translation>
            <numerusform>Se si fa domino con un doppio, i punti contano %n volta.</numerusform>
            <numerusform>Se si fa domino con un doppio, i punti contano %n volte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going out with a double brings nothing for the pips.</source>
        <translation>Se si fa domino con un doppio, i punti in mano non danno niente.</translation>
    </message>
    <message numerus="yes">
        <source>Going out with a tile that fits both ends makes the points count %n time(s).</source>
        <translation>
            <numerusform>Se si fa domino con una tessera buona per entrambe le estremità, i punti contano %n volta.</numerusform>
            <numerusform>Se si fa domino con una tessera buona per entrambe le estremità, i punti contano %n volte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going out with a tile that fits both ends brings nothing for the pips.</source>
        <translation>Se si fa domino con una tessera buona per entrambe le estremità, i punti in mano non danno niente.</translation>
    </message>
    <message numerus="yes">
        <source>Going out with a double that fits both ends makes the points count %n time(s).</source>
        <translation>
            <numerusform>Se si fa domino con un doppio buono per entrambe le estremità, i punti contano %n volta.</numerusform>
            <numerusform>Se si fa domino con un doppio buono per entrambe le estremità, i punti contano %n volte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going out with a double that fits both ends brings nothing for the pips.</source>
        <translation>Se si fa domino con un doppio buono per entrambe le estremità, i punti in mano non danno niente.</translation>
    </message>
    <message numerus="yes">
        <source>In a blocked game the points count %n time(s).</source>
        <translation>
            <numerusform>Se il gioco è bloccato i punti contano %n volta.</numerusform>
            <numerusform>Se il gioco è bloccato i punti contano %n volte.</numerusform>
        </translation>
    </message>
    <message>
        <source>A blocked game brings nothing for the pips.</source>
        <translation>Se il gioco è bloccato i punti in mano non danno niente.</translation>
    </message>
    <message>
        <source>Going out with an ordinary tile makes the points count once.</source>
        <translation>Se si fa domino con una tessera normale, i punti contano una volta.</translation>
    </message>
    <message>
        <source>Going out with a double makes the points count once.</source>
        <translation>Se si fa domino con un doppio, i punti contano una volta.</translation>
    </message>
    <message>
        <source>Going out with a tile that fits both ends makes the points count once.</source>
        <translation>Se si fa domino con una tessera buona per entrambe le estremità, i punti contano una volta.</translation>
    </message>
    <message>
        <source>Going out with a double that fits both ends makes the points count once.</source>
        <translation>Se si fa domino con un doppio buono per entrambe le estremità, i punti contano una volta.</translation>
    </message>
    <message>
        <source>In a blocked game the points count once.</source>
        <translation>Se il gioco è bloccato i punti contano una volta.</translation>
    </message>
    <message>
        <source>Whoever plays the last tile and loses the count pays nothing extra.</source>
        <translation>Chi ha giocato l&apos;ultima tessera e perde il confronto non paga niente in più.</translation>
    </message>
    <message>
        <source>If whoever played the last tile loses the count, the winners score double.</source>
        <translation>Se chi ha giocato l&apos;ultima tessera perde il confronto, chi vince segna il doppio dei punti.</translation>
    </message>
    <message>
        <source>If whoever played the last tile loses the count, the winners score three times the points.</source>
        <translation>Se chi ha giocato l&apos;ultima tessera perde il confronto, chi vince segna il triplo dei punti.</translation>
    </message>
    <message>
        <source>If whoever played the last tile loses the count, that side scores %1 and each other side %2 instead.</source>
        <comment>%1, %2: points, like −1 and 2</comment>
        <translation>Se chi ha giocato l&apos;ultima tessera perde il confronto, segna invece %1 (a coppie: la sua coppia), e ogni altro giocatore o coppia segna %2.</translation>
    </message>
    <message>
        <source>Nothing is rounded.</source>
        <translation>Non si arrotonda niente.</translation>
    </message>
    <message>
        <source>The points are rounded to the nearest multiple of 5: %1 becomes %2, %3 becomes %4.</source>
        <comment>numbers</comment>
        <translation>I punti si arrotondano al multiplo di 5 più vicino: %1 diventa %2, %3 diventa %4.</translation>
    </message>
    <message>
        <source>The points are rounded down to a multiple of 5: %1 becomes %2.</source>
        <comment>numbers</comment>
        <translation>I punti si arrotondano per difetto a un multiplo di 5: %1 diventa %2.</translation>
    </message>
    <message>
        <source>The points are rounded to the nearest multiple of 3: %1 becomes %2, %3 becomes %4.</source>
        <comment>numbers</comment>
        <translation>I punti si arrotondano al multiplo di 3 più vicino: %1 diventa %2, %3 diventa %4.</translation>
    </message>
    <message>
        <source>The pips become points in steps.</source>
        <translation>I punti in mano diventano punteggio a scaglioni.</translation>
    </message>
    <message numerus="yes">
        <source>Up to %1 pips are worth %n point(s).</source>
        <comment>%1: a number</comment>
        <translation>
            <numerusform>Fino a %1 punti in mano si segna %n punto.</numerusform>
            <numerusform>Fino a %1 punti in mano si segnano %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Up to %1 pips are worth no points.</source>
        <comment>%1: a number</comment>
        <translation>Fino a %1 punti in mano non si segna niente.</translation>
    </message>
    <message numerus="yes">
        <source>One point more is added for every further %n pip(s) begun: %1 pips are worth %2.</source>
        <comment>%1: a number of pips; %2: a number of points; %n: the size of a step; never zero</comment>
        <translation>
            <numerusform>Si aggiunge un punto per ogni altro scaglione di %n punto in mano, anche solo cominciato: %1 punti in mano ne valgono %2.</numerusform>
            <numerusform>Si aggiunge un punto per ogni altro scaglione di %n punti in mano, anche solo cominciato: %1 punti in mano ne valgono %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything is added up first and then rounded.</source>
        <translation>Prima si somma tutto, poi si arrotonda.</translation>
    </message>
    <message>
        <source>Each hand is rounded first and then added up.</source>
        <translation>Prima si arrotonda ogni mano, poi si somma.</translation>
    </message>
    <message>
        <source>What comes from each opponent is rounded first and then added up.</source>
        <translation>Prima si arrotonda quello che viene da ogni avversario, poi si somma.</translation>
    </message>
    <message numerus="yes">
        <source>The double blank counts %n pip(s) in a hand.</source>
        <comment>0-0, at the end of a round</comment>
        <translation>
            <numerusform>Il doppio bianco in mano conta %n punto.</numerusform>
            <numerusform>Il doppio bianco in mano conta %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>The double blank counts nothing in a hand.</source>
        <translation>Il doppio bianco in mano non conta niente.</translation>
    </message>
    <message>
        <source>Nothing is scored before the round is over.</source>
        <translation>Prima della fine della mano non si segna niente.</translation>
    </message>
    <message>
        <source>Whoever makes the open ends add up to a multiple of %1 scores that sum at once.</source>
        <comment>%1: a number, or several like 3 or 5</comment>
        <translation>Chi porta la somma delle estremità aperte a un multiplo di %1 segna subito quella somma.</translation>
    </message>
    <message>
        <source>Whoever makes the open ends add up to a multiple of %1 scores that sum at once, and once more if several fit.</source>
        <comment>%1: several numbers, like 3 or 5</comment>
        <translation>Chi porta la somma delle estremità aperte a un multiplo di %1 segna subito quella somma, e di nuovo se è multiplo di più di un numero.</translation>
    </message>
    <message>
        <source>Whoever makes the open ends add up to a multiple of %1 scores at once how many times it goes into the sum.</source>
        <comment>%1: one number, like 5</comment>
        <translation>Chi porta la somma delle estremità aperte a un multiplo di %1 segna subito un punto per ogni volta che il numero sta nella somma.</translation>
    </message>
    <message>
        <source>Whoever makes the open ends add up to a multiple of %1 scores at once how many times these go into the sum.</source>
        <comment>%1: several numbers, like 3 or 5</comment>
        <translation>Chi porta la somma delle estremità aperte a un multiplo di %1 segna subito un punto per ogni volta che questi numeri stanno nella somma.</translation>
    </message>
    <message numerus="yes">
        <source>An example: ends that add up to %1 score %n point(s).</source>
        <comment>%1: a number; never zero</comment>
        <translation>
            <numerusform>Un esempio: se la somma delle estremità è %1 si segna %n punto.</numerusform>
            <numerusform>Un esempio: se la somma delle estremità è %1 si segnano %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>A double at an open end counts with both halves.</source>
        <translation>Un doppio su un&apos;estremità aperta conta con tutte e due le metà.</translation>
    </message>
    <message>
        <source>The free short sides of a double do not count.</source>
        <comment>when ends are added up</comment>
        <translation>I lati corti liberi di un doppio non contano.</translation>
    </message>
    <message>
        <source>Whoever makes two ends show the same number scores 2 points, and one more for each further end or double that shows it, at most 4.</source>
        <translation>Chi fa in modo che due estremità mostrino lo stesso numero segna 2 punti, e uno in più per ogni altra estremità o doppio che lo mostra, al massimo 4.</translation>
    </message>
    <message>
        <source>Whoever makes both ends show the same number scores 2 points, and 3 points if one of them is a double.</source>
        <translation>Chi fa in modo che le due estremità mostrino lo stesso numero segna 2 punti, e 3 punti se una è un doppio.</translation>
    </message>
    <message numerus="yes">
        <source>Going out scores %n extra point(s).</source>
        <translation>
            <numerusform>Chi fa domino segna %n punto extra.</numerusform>
            <numerusform>Chi fa domino segna %n punti extra.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going out scores nothing extra.</source>
        <translation>Chi fa domino non segna niente in più.</translation>
    </message>
    <message numerus="yes">
        <source>Going out with a double scores %n extra point(s).</source>
        <translation>
            <numerusform>Chi fa domino con un doppio segna %n punto extra.</numerusform>
            <numerusform>Chi fa domino con un doppio segna %n punti extra.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going out with a double scores nothing extra.</source>
        <translation>Chi fa domino con un doppio non segna niente in più.</translation>
    </message>
    <message numerus="yes">
        <source>Going out with a tile that fits both ends scores %n extra point(s); a double does not.</source>
        <translation>
            <numerusform>Chi fa domino con una tessera buona per entrambe le estremità segna %n punto extra; con un doppio no.</numerusform>
            <numerusform>Chi fa domino con una tessera buona per entrambe le estremità segna %n punti extra; con un doppio no.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going out with a tile that fits both ends scores nothing extra.</source>
        <translation>Chi fa domino con una tessera buona per entrambe le estremità non segna niente in più.</translation>
    </message>
    <message numerus="yes">
        <source>Going out with the double blank scores %n extra point(s).</source>
        <translation>
            <numerusform>Chi fa domino con il doppio bianco segna %n punto extra.</numerusform>
            <numerusform>Chi fa domino con il doppio bianco segna %n punti extra.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going out with the double blank scores nothing extra.</source>
        <translation>Chi fa domino con il doppio bianco non segna niente in più.</translation>
    </message>
    <message numerus="yes">
        <source>Winning a blocked game scores %n extra point(s).</source>
        <translation>
            <numerusform>Chi vince a gioco bloccato segna %n punto extra.</numerusform>
            <numerusform>Chi vince a gioco bloccato segna %n punti extra.</numerusform>
        </translation>
    </message>
    <message>
        <source>Winning a blocked game scores nothing extra.</source>
        <translation>Chi vince a gioco bloccato non segna niente in più.</translation>
    </message>
    <message numerus="yes">
        <source>Whoever causes the first pass of a match scores %n extra point(s).</source>
        <translation>
            <numerusform>Chi provoca il primo passo della partita segna %n punto extra.</numerusform>
            <numerusform>Chi provoca il primo passo della partita segna %n punti extra.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first pass of a match scores nothing extra.</source>
        <translation>Per il primo passo di una partita non si segna niente in più.</translation>
    </message>
    <message numerus="yes">
        <source>Whoever makes the next player pass scores %n extra point(s); further passes in a row score nothing.</source>
        <translation>
            <numerusform>Chi fa passare il giocatore seguente segna %n punto extra; altri passi di fila non danno niente.</numerusform>
            <numerusform>Chi fa passare il giocatore seguente segna %n punti extra; altri passi di fila non danno niente.</numerusform>
        </translation>
    </message>
    <message>
        <source>A pass scores nothing for anybody.</source>
        <translation>Un passo non dà punti a nessuno.</translation>
    </message>
    <message numerus="yes">
        <source>Whoever begins a round with a double and makes the next player pass scores %n extra point(s).</source>
        <translation>
            <numerusform>Chi apre una mano con un doppio e fa passare il giocatore seguente segna %n punto extra.</numerusform>
            <numerusform>Chi apre una mano con un doppio e fa passare il giocatore seguente segna %n punti extra.</numerusform>
        </translation>
    </message>
    <message>
        <source>A pass right after a first double scores nothing extra.</source>
        <translation>Per un passo subito dopo un doppio d&apos;apertura non si segna niente in più.</translation>
    </message>
    <message numerus="yes">
        <source>Whoever begins a round with a tile that is not a double and makes the next player pass scores %n extra point(s).</source>
        <translation>
            <numerusform>Chi apre una mano con una tessera che non è un doppio e fa passare il giocatore seguente segna %n punto extra.</numerusform>
            <numerusform>Chi apre una mano con una tessera che non è un doppio e fa passare il giocatore seguente segna %n punti extra.</numerusform>
        </translation>
    </message>
    <message>
        <source>A pass right after a first tile that is no double scores nothing extra.</source>
        <translation>Per un passo subito dopo un&apos;apertura senza doppio non si segna niente in più.</translation>
    </message>
    <message numerus="yes">
        <source>Whoever makes three others pass in a row and then lays a tile scores %n extra point(s).</source>
        <translation>
            <numerusform>Chi fa passare tre giocatori di fila e poi posa una tessera segna %n punto extra.</numerusform>
            <numerusform>Chi fa passare tre giocatori di fila e poi posa una tessera segna %n punti extra.</numerusform>
        </translation>
    </message>
    <message>
        <source>Making three others pass in a row scores nothing extra.</source>
        <translation>Chi fa passare tre giocatori di fila non segna niente in più.</translation>
    </message>
    <message numerus="yes">
        <source>Whoever makes three others pass in a row and then lays a tile scores %n extra point(s), but nothing for a single pass.</source>
        <translation>
            <numerusform>Chi fa passare tre giocatori di fila e poi posa una tessera segna %n punto extra, ma niente per un passo singolo.</numerusform>
            <numerusform>Chi fa passare tre giocatori di fila e poi posa una tessera segna %n punti extra, ma niente per un passo singolo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Three passes of others in a row score no more than a single pass.</source>
        <translation>Tre passi di fila degli altri non danno più di un passo singolo.</translation>
    </message>
    <message>
        <source>Apart from doubles, a last tile counts as fitting both ends only if these showed different numbers.</source>
        <translation>Doppi a parte, l&apos;ultima tessera vale come buona per entrambe le estremità solo se queste mostravano numeri diversi.</translation>
    </message>
    <message>
        <source>Apart from doubles, a last tile also fits both ends if these showed the same number.</source>
        <translation>Doppi a parte, l&apos;ultima tessera vale come buona per entrambe le estremità anche se queste mostravano lo stesso numero.</translation>
    </message>
    <message>
        <source>Passes count when the next tile is laid, so those of a blocked game never do.</source>
        <translation>I passi contano quando si posa la tessera successiva, quindi quelli di un gioco bloccato non contano mai.</translation>
    </message>
    <message>
        <source>The first rounds of a match score nothing extra.</source>
        <translation>Le prime mani di una partita non danno niente in più.</translation>
    </message>
    <message>
        <source>Winning one of the first rounds of a match scores extra points, round by round: %1.</source>
        <comment>%1: a list of numbers, like 100, 75, 50 and 25</comment>
        <translation>Chi vince una delle prime mani di una partita segna punti extra, mano per mano: %1.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>The rules of this match</source>
        <comment>title of a page</comment>
        <translation>Le regole di questa partita</translation>
    </message>
    <message>
        <source>Language of the rules</source>
        <comment>what a screen reader says for a row of languages</comment>
        <translation>Lingua delle regole</translation>
    </message>
    <message>
        <source>Players: %1</source>
        <comment>%1: a list of names</comment>
        <translation>Giocatori: %1</translation>
    </message>
    <message>
        <source>Begun on %1</source>
        <comment>a match; %1: a date</comment>
        <translation>Iniziata il %1</translation>
    </message>
    <message>
        <source>Fingerprint of the rules: %1</source>
        <comment>%1: letters and digits; equal rules have equal fingerprints</comment>
        <translation>Impronta delle regole: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) from %1: %2</source>
        <comment>%1: the name of a rule set; %2: a list of rules</comment>
        <translation>
            <numerusform>%n modifica a %1: %2</numerusform>
            <numerusform>%n modifiche a %1: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Exactly the rules of %1.</source>
        <comment>%1: the name of a rule set; nothing was changed</comment>
        <translation>Esattamente le regole della variante %1.</translation>
    </message>
    <message>
        <source>Use at our table</source>
        <comment>button: set up the table with this rule set</comment>
        <translation>Usa al nostro tavolo</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <comment>button</comment>
        <translation>Torna al tavolo</translation>
    </message>
    <message>
        <source>Print</source>
        <comment>button</comment>
        <translation>Stampa</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <comment>button: writes the page as PDF, or as a web page</comment>
        <translation>Salva come PDF</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <comment>%1: the path of a file</comment>
        <translation>Salvato: %1</translation>
    </message>
    <message>
        <source>PDF</source>
        <comment>a kind of file</comment>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Web page</source>
        <comment>a kind of file</comment>
        <translation>Pagina web</translation>
    </message>
    <message>
        <source>Rule passport</source>
        <comment>heading of a printed page: exactly the rules of one match</comment>
        <translation>Scheda delle regole</translation>
    </message>
    <message>
        <source>Compare two rule sets</source>
        <comment>title of a page</comment>
        <translation>Confronta due varianti</translation>
    </message>
    <message>
        <source>First rule set</source>
        <comment>what a screen reader says for a choice</comment>
        <translation>Prima variante</translation>
    </message>
    <message>
        <source>Second rule set</source>
        <comment>what a screen reader says for a choice</comment>
        <translation>Seconda variante</translation>
    </message>
    <message>
        <source>Show only what differs</source>
        <comment>a switch</comment>
        <translation>Mostra solo le differenze</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <comment>how many rules differ</comment>
        <translation>
            <numerusform>%n differenza</numerusform>
            <numerusform>%n differenze</numerusform>
        </translation>
    </message>
    <message>
        <source>These two do not differ in any rule.</source>
        <translation>Queste due non differiscono in nessuna regola.</translation>
    </message>
    <message>
        <source>The same in both</source>
        <comment>heading above the rules that do not differ</comment>
        <translation>Uguali in tutte e due</translation>
    </message>
    <message>
        <source>Change the rules</source>
        <comment>title of a page</comment>
        <translation>Cambia le regole</translation>
    </message>
    <message>
        <source>The changes begin from %1.</source>
        <comment>%1: the name of a rule set</comment>
        <translation>Si parte dalle regole della variante %1.</translation>
    </message>
    <message>
        <source>What you have changed</source>
        <comment>heading</comment>
        <translation>Che cosa hai cambiato</translation>
    </message>
    <message>
        <source>Nothing yet: every rule is as usual.</source>
        <translation>Ancora niente: ogni regola è come di solito.</translation>
    </message>
    <message>
        <source>As usual</source>
        <comment>button: take back one change</comment>
        <translation>Come di solito</translation>
    </message>
    <message>
        <source>As usual: %1</source>
        <comment>what a screen reader says for a button; %1: the name of a rule</comment>
        <translation>Come di solito: %1</translation>
    </message>
    <message>
        <source>Everything as usual</source>
        <comment>button: take back all changes</comment>
        <translation>Tutto come di solito</translation>
    </message>
    <message>
        <source>changed</source>
        <comment>mark beside a rule that somebody has changed</comment>
        <translation>cambiata</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <comment>what a screen reader says for a field</comment>
        <translation>Cerca tra le regole</translation>
    </message>
    <message>
        <source>Search: boneyard, partner, bonus…</source>
        <comment>inside the empty field</comment>
        <translation>Cerca: pozzo, coppie, extra…</translation>
    </message>
    <message numerus="yes">
        <source>With %n player(s)</source>
        <comment>beside a number of tiles; never zero</comment>
        <translation>
            <numerusform>In %n giocatore</numerusform>
            <numerusform>In %n giocatori</numerusform>
        </translation>
    </message>
    <message>
        <source>First</source>
        <comment>above a rule for a tie: this one is looked at first</comment>
        <translation>Prima di tutto</translation>
    </message>
    <message>
        <source>If that does not decide</source>
        <comment>above a rule for a tie</comment>
        <translation>Se questo non decide</translation>
    </message>
    <message>
        <source>Extra points for winning round %1</source>
        <comment>%1: a number, like 2</comment>
        <translation>Punti extra per la vittoria nella mano %1</translation>
    </message>
    <message>
        <source>This does not go together with: %1</source>
        <comment>a change that is refused; %1: the name of a rule, like Partners</comment>
        <translation>Questo non va d&apos;accordo con: %1</translation>
    </message>
    <message>
        <source>The set does not have so many tiles.</source>
        <comment>a change that is refused</comment>
        <translation>Il gioco non ha così tante tessere.</translation>
    </message>
    <message>
        <source>At least one number of players must stay.</source>
        <comment>a change that is refused</comment>
        <translation>Almeno un numero di giocatori deve restare.</translation>
    </message>
    <message>
        <source>Write tiles like this: 0-0 3-6</source>
        <comment>a change that is refused</comment>
        <translation>Scrivi le tessere così: 0-0 3-6</translation>
    </message>
    <message>
        <source>Play by these rules</source>
        <comment>button</comment>
        <translation>Gioca con queste regole</translation>
    </message>
    <message>
        <source>Save under a name</source>
        <comment>button</comment>
        <translation>Salva con un nome</translation>
    </message>
    <message>
        <source>Save</source>
        <comment>button</comment>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Rename</source>
        <comment>button</comment>
        <translation>Rinomina</translation>
    </message>
    <message>
        <source>Delete</source>
        <comment>button: forget a saved rule set</comment>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Share as a file</source>
        <comment>button: write a file that others can load</comment>
        <translation>Condividi come file</translation>
    </message>
    <message>
        <source>What shall these rules be called?</source>
        <comment>above a field</comment>
        <translation>Come si chiameranno queste regole?</translation>
    </message>
    <message>
        <source>For example: Sundays at Grandma&apos;s</source>
        <comment>inside the empty field</comment>
        <translation>Per esempio: Domenica dalla nonna</translation>
    </message>
    <message>
        <source>You already have rules called %1.</source>
        <translation>Hai già delle regole che si chiamano %1.</translation>
    </message>
    <message>
        <source>Replace them</source>
        <comment>button: save under a name that is used already</comment>
        <translation>Sostituiscile</translation>
    </message>
    <message>
        <source>Leave without saving what you have changed?</source>
        <translation>Uscire senza salvare quello che hai cambiato?</translation>
    </message>
    <message>
        <source>Leave</source>
        <comment>button: the answer to the question</comment>
        <translation>Esci</translation>
    </message>
    <message>
        <source>Stay here</source>
        <comment>button: the answer to the question; the safe one</comment>
        <translation>Resta qui</translation>
    </message>
    <message>
        <source>Load a rule set</source>
        <comment>title of the window that asks for a file</comment>
        <translation>Carica una variante</translation>
    </message>
    <message>
        <source>Saved as %1. You find it among the rule sets.</source>
        <comment>%1: a name</comment>
        <translation>Regole salvate come %1. Le trovi tra le varianti.</translation>
    </message>
    <message>
        <source>Delete the rules called %1?</source>
        <translation>Eliminare le regole che si chiamano %1?</translation>
    </message>
    <message>
        <source>Rule sets</source>
        <comment>a kind of file</comment>
        <translation>Varianti</translation>
    </message>
    <message>
        <source>It does not hold the rules of a game.</source>
        <comment>why a file cannot be used</comment>
        <translation>Non contiene le regole di un gioco.</translation>
    </message>
    <message>
        <source>Two of its rules do not go together: %1 and %2.</source>
        <comment>why a file cannot be used; %1, %2: names of rules, like Partners</comment>
        <translation>Due delle sue regole si contraddicono: %1 e %2.</translation>
    </message>
    <message>
        <source>This file cannot be used: %1</source>
        <comment>%1: a whole sentence that says why</comment>
        <translation>Questo file non si può usare: %1</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>%1 has the lowest count (%2) and wins the round.</source>
        <translation>%1 ha il totale più basso (%2) e vince la mano.</translation>
    </message>
    <message>
        <source>%1 has the lowest total (%2) and wins the round.</source>
        <translation>%1 ha la somma più bassa (%2) e vince la mano.</translation>
    </message>
    <message>
        <source>%1 holds the lowest hand (%2) and wins the round.</source>
        <translation>%1 ha in mano meno punti di chiunque (%2) e vince la mano.</translation>
    </message>
    <message>
        <source>%1 goes out and wins the round.</source>
        <translation>%1 fa domino e vince la mano.</translation>
    </message>
    <message>
        <source>Tie for the lowest count (%2): %1.</source>
        <comment>%1: names, like Anna and João</comment>
        <translation>Parità sul totale più basso (%2): %1.</translation>
    </message>
    <message>
        <source>In a tie nobody scores.</source>
        <translation>In caso di parità nessuno segna punti.</translation>
    </message>
    <message>
        <source>In a tie whoever led the round wins: %1.</source>
        <translation>In caso di parità vince chi ha aperto la mano: %1.</translation>
    </message>
    <message>
        <source>In a tie whoever played the last tile wins: %1.</source>
        <translation>In caso di parità vince chi ha giocato l&apos;ultima tessera: %1.</translation>
    </message>
    <message>
        <source>In a tie whoever played the last tile loses, so the round goes to %1.</source>
        <translation>In caso di parità perde chi ha giocato l&apos;ultima tessera, quindi la mano va a %1.</translation>
    </message>
    <message>
        <source>In a tie the first in turn order wins, counting from whoever led the round: %1.</source>
        <translation>In caso di parità vince chi viene prima nel giro, contando da chi ha aperto: %1.</translation>
    </message>
    <message>
        <source>In a tie whoever holds the lightest tile wins: %1.</source>
        <translation>In caso di parità vince chi ha in mano la tessera più leggera: %1.</translation>
    </message>
    <message>
        <source>In a tie the pair with the lowest total wins: %1.</source>
        <translation>In caso di parità vince la coppia con la somma più bassa: %1.</translation>
    </message>
    <message>
        <source>In a tie each takes the pips of the others; for %1: %2.</source>
        <comment>%2: an amount, like 20 points</comment>
        <translation>In caso di parità ognuno prende i punti in mano agli altri; per %1: %2.</translation>
    </message>
    <message>
        <source>In a tie the pips of the others are shared; for %1: %2.</source>
        <comment>%2: an amount, like 20 points</comment>
        <translation>In caso di parità si dividono i punti in mano agli altri; per %1: %2.</translation>
    </message>
    <message>
        <source>%1 takes the pips of all the others: %2.</source>
        <comment>%2: an amount, like 17 + 26 = 43 points</comment>
        <translation>%1 prende i punti in mano a tutti gli altri: %2.</translation>
    </message>
    <message>
        <source>%1 takes the pips of the opponents: %2.</source>
        <comment>%2: an amount, like 17 + 26 = 43 points</comment>
        <translation>%1 prende i punti in mano agli avversari: %2.</translation>
    </message>
    <message>
        <source>%1 takes the pips of all the others, less the winner&apos;s own: %2.</source>
        <comment>%2: an amount, like 17 + 26 − 7 = 36 points</comment>
        <translation>%1 prende i punti in mano a tutti gli altri, meno i propri: %2.</translation>
    </message>
    <message>
        <source>%1 takes the difference in pips from each of the others: %2.</source>
        <comment>the difference between their pips and the winner&apos;s; %2: an amount, like 10 + 19 = 29 points</comment>
        <translation>%1 prende i punti che ognuno degli altri ha in più: %2.</translation>
    </message>
    <message>
        <source>%1 takes the pips of all hands: %2.</source>
        <comment>%2: an amount, like 7 + 17 + 26 = 50 points</comment>
        <translation>%1 prende i punti in mano a tutti: %2.</translation>
    </message>
    <message>
        <source>This round does not count: it is dealt again.</source>
        <translation>Questa mano non conta e si rifà.</translation>
    </message>
    <message>
        <source>%1 cannot win this round any more.</source>
        <comment>after a wrong answer</comment>
        <translation>Questa mano non può più andare a %1.</translation>
    </message>
    <message>
        <source>%1 loses the match.</source>
        <comment>after a wrong answer</comment>
        <translation>%1 perde la partita.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 = %n pip(s)</source>
        <comment>%1: a player; %2: a sum, like 5 + 6 + 6; never zero</comment>
        <translation>
            <numerusform>%1: %2 = %n punto</numerusform>
            <numerusform>%1: %2 = %n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n pip(s)</source>
        <comment>%1: a player who holds one tile</comment>
        <translation>
            <numerusform>%1: %n punto</numerusform>
            <numerusform>%1: %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: no pips</source>
        <comment>%1: a player who holds only the double blank</comment>
        <translation>%1: nessun punto</translation>
    </message>
    <message>
        <source>%1: no tiles left</source>
        <comment>%1: a player</comment>
        <translation>%1: nessuna tessera</translation>
    </message>
    <message numerus="yes">
        <source>%1 together: %2 = %n pip(s)</source>
        <comment>%1: a pair; %2: a sum, like 7 + 17</comment>
        <translation>
            <numerusform>Somma di %1: %2 = %n punto</numerusform>
            <numerusform>Somma di %1: %2 = %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 together: no pips</source>
        <comment>%1: a pair</comment>
        <translation>Somma di %1: nessun punto</translation>
    </message>
    <message numerus="yes">
        <source>%1 = %n point(s)</source>
        <comment>%1: a sum, like 17 + 26 + 40</comment>
        <translation>
            <numerusform>%1 = %n punto</numerusform>
            <numerusform>%1 = %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 = no points</source>
        <comment>%1: a sum, like 7 − 7</comment>
        <translation>%1 = nessun punto</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>an amount, like 83 points</comment>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>no points</source>
        <comment>an amount: zero points</comment>
        <translation>nessun punto</translation>
    </message>
    <message numerus="yes">
        <source>Wrong answer by %1: %n point(s) off</source>
        <comment>a penalty, in a family</comment>
        <translation>
            <numerusform>Risposta errata di %1: %n punto in meno</numerusform>
            <numerusform>Risposta errata di %1: %n punti in meno</numerusform>
        </translation>
    </message>
    <message>
        <source>Wrong answer by %1: a warning, no points off</source>
        <comment>a penalty, in a family</comment>
        <translation>Risposta errata di %1: un avvertimento, nessun punto in meno</translation>
    </message>
    <message numerus="yes">
        <source>Wrong answer by %1: %n point(s) more</source>
        <comment>a penalty where the lowest total wins; never zero</comment>
        <translation>
            <numerusform>Risposta errata di %1: %n punto in più</numerusform>
            <numerusform>Risposta errata di %1: %n punti in più</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>False declaration by %1: %n penalty point(s)</source>
        <comment>a penalty, as a referee puts it</comment>
        <translation>
            <numerusform>Dichiarazione non veritiera di %1: %n punto di penalità</numerusform>
            <numerusform>Dichiarazione non veritiera di %1: %n punti di penalità</numerusform>
        </translation>
    </message>
    <message>
        <source>False declaration by %1: no penalty points</source>
        <comment>a penalty, as a referee puts it</comment>
        <translation>Dichiarazione non veritiera di %1: nessun punto di penalità</translation>
    </message>
    <message numerus="yes">
        <source>%1 took a tile although one fitted: %n penalty point(s)</source>
        <comment>as a referee puts it</comment>
        <translation>
            <numerusform>%1 ha pescato potendo giocare: %n punto di penalità</numerusform>
            <numerusform>%1 ha pescato potendo giocare: %n punti di penalità</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 took a tile although one fitted: no penalty points</source>
        <comment>as a referee puts it</comment>
        <translation>%1 ha pescato potendo giocare: nessun punto di penalità</translation>
    </message>
    <message numerus="yes">
        <source>Wrong tile laid by %1: %n penalty point(s)</source>
        <comment>as a referee puts it</comment>
        <translation>
            <numerusform>Tessera sbagliata di %1: %n punto di penalità</numerusform>
            <numerusform>Tessera sbagliata di %1: %n punti di penalità</numerusform>
        </translation>
    </message>
    <message>
        <source>Wrong tile laid by %1: no penalty points</source>
        <comment>as a referee puts it</comment>
        <translation>Tessera sbagliata di %1: nessun punto di penalità</translation>
    </message>
    <message numerus="yes">
        <source>%1 held a wrong number of tiles: %n penalty point(s)</source>
        <comment>as a referee puts it</comment>
        <translation>
            <numerusform>Numero di tessere sbagliato in mano a %1: %n punto di penalità</numerusform>
            <numerusform>Numero di tessere sbagliato in mano a %1: %n punti di penalità</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 held a wrong number of tiles: no penalty points</source>
        <comment>as a referee puts it</comment>
        <translation>Numero di tessere sbagliato in mano a %1: nessun punto di penalità</translation>
    </message>
    <message numerus="yes">
        <source>Tile shown by %1: %n penalty point(s)</source>
        <comment>as a referee puts it</comment>
        <translation>
            <numerusform>Tessera mostrata da %1: %n punto di penalità</numerusform>
            <numerusform>Tessera mostrata da %1: %n punti di penalità</numerusform>
        </translation>
    </message>
    <message>
        <source>Tile shown by %1: no penalty points</source>
        <comment>as a referee puts it</comment>
        <translation>Tessera mostrata da %1: nessun punto di penalità</translation>
    </message>
    <message numerus="yes">
        <source>Signals or talk by %1: %n penalty point(s)</source>
        <comment>to the partner; as a referee puts it</comment>
        <translation>
            <numerusform>Segnali o parole di %1: %n punto di penalità</numerusform>
            <numerusform>Segnali o parole di %1: %n punti di penalità</numerusform>
        </translation>
    </message>
    <message>
        <source>Signals or talk by %1: no penalty points</source>
        <comment>to the partner; as a referee puts it</comment>
        <translation>Segnali o parole di %1: nessun punto di penalità</translation>
    </message>
    <message numerus="yes">
        <source>Slow play by %1: %n penalty point(s)</source>
        <comment>as a referee puts it</comment>
        <translation>
            <numerusform>Perdita di tempo di %1: %n punto di penalità</numerusform>
            <numerusform>Perdita di tempo di %1: %n punti di penalità</numerusform>
        </translation>
    </message>
    <message>
        <source>Slow play by %1: no penalty points</source>
        <comment>as a referee puts it</comment>
        <translation>Perdita di tempo di %1: nessun punto di penalità</translation>
    </message>
    <message numerus="yes">
        <source>False accusation by %1: %n penalty point(s)</source>
        <comment>as a referee puts it</comment>
        <translation>
            <numerusform>Accusa infondata di %1: %n punto di penalità</numerusform>
            <numerusform>Accusa infondata di %1: %n punti di penalità</numerusform>
        </translation>
    </message>
    <message>
        <source>False accusation by %1: noted, no penalty points</source>
        <comment>as a referee puts it</comment>
        <translation>Accusa infondata di %1: annotata, nessun punto di penalità</translation>
    </message>
    <message numerus="yes">
        <source>Other foul by %1: %n penalty point(s)</source>
        <comment>as a referee puts it</comment>
        <translation>
            <numerusform>Altra infrazione di %1: %n punto di penalità</numerusform>
            <numerusform>Altra infrazione di %1: %n punti di penalità</numerusform>
        </translation>
    </message>
    <message>
        <source>Other foul by %1: no penalty points</source>
        <comment>as a referee puts it</comment>
        <translation>Altra infrazione di %1: nessun punto di penalità</translation>
    </message>
    <message>
        <source>%3 played the last tile and holds %2.</source>
        <comment>%2: like 17 pips; %3: a player, who is now compared with one</comment>
        <translation>%3 ha giocato l&apos;ultima tessera e ha in mano %2.</translation>
    </message>
    <message>
        <source>Compared with a neighbour: %3 holds %2.</source>
        <comment>%2: like 26 pips; %3: the player next to whoever closed</comment>
        <translation>A confronto con chi siede accanto: %3 ha in mano %2.</translation>
    </message>
    <message>
        <source>%1 holds less and wins the round.</source>
        <comment>of two players who were compared</comment>
        <translation>%1 ha in mano meno punti e vince la mano.</translation>
    </message>
    <message>
        <source>%1 played the last tile and wins the round, whatever the hands count.</source>
        <translation>%1 ha giocato l&apos;ultima tessera e vince la mano, quali che siano i punti in mano.</translation>
    </message>
    <message>
        <source>Whoever played the last tile cannot win. %1 has the lowest count of the others (%2) and wins the round.</source>
        <translation>Chi ha giocato l&apos;ultima tessera non può vincere. Tra gli altri %1 ha il totale più basso (%2) e vince la mano.</translation>
    </message>
    <message>
        <source>%1 wins the round: fewest doubles (%4), then fewest pips on the other tiles (%5).</source>
        <comment>%4, %5: numbers</comment>
        <translation>%1 vince la mano: meno doppi (%4), poi meno punti sulle altre tessere (%5).</translation>
    </message>
    <message>
        <source>With these rules nobody scores when the game is blocked.</source>
        <translation>Con queste regole nessuno segna punti quando il gioco è bloccato.</translation>
    </message>
    <message>
        <source>Both of them hold the same (%2): %1.</source>
        <comment>%1: two names; %2: a number</comment>
        <translation>I due hanno in mano lo stesso totale (%2): %1.</translation>
    </message>
    <message>
        <source>Tie for the fewest doubles (%4) and the fewest pips on the other tiles (%5): %1.</source>
        <comment>%1: names, like Anna and João; %4, %5: numbers</comment>
        <translation>Parità sul minor numero di doppi (%4) e sul minor totale delle altre tessere (%5): %1.</translation>
    </message>
    <message>
        <source>In a tie the round does not count: it is dealt again.</source>
        <translation>In caso di parità la mano non conta: si rifà.</translation>
    </message>
    <message>
        <source>In a tie whoever has the fewest tiles wins: %1.</source>
        <translation>In caso di parità vince chi ha meno tessere: %1.</translation>
    </message>
    <message>
        <source>In a tie the opponents of whoever played the last tile score; for %1: %2.</source>
        <comment>%2: an amount, like 1 point</comment>
        <translation>In caso di parità segnano gli avversari di chi ha giocato l&apos;ultima tessera; per %1: %2.</translation>
    </message>
    <message>
        <source>In a tie nobody wins; everybody&apos;s own pips are written down.</source>
        <translation>In caso di parità nessuno vince; ognuno si segna i propri punti in mano.</translation>
    </message>
    <message>
        <source>In a tie nobody scores now: the next win is doubled.</source>
        <translation>In caso di parità per ora nessuno segna: la prossima vittoria vale il doppio.</translation>
    </message>
    <message>
        <source>In a tie nobody scores now: the next win is worth one point more.</source>
        <translation>In caso di parità per ora nessuno segna: la prossima vittoria vale un punto in più.</translation>
    </message>
    <message>
        <source>%1 takes the pips of all the others and of the boneyard: %2.</source>
        <comment>%2: an amount, like 17 + 26 + 9 = 52 points</comment>
        <translation>%1 prende i punti in mano a tutti gli altri e quelli del pozzo: %2.</translation>
    </message>
    <message>
        <source>%1 writes down the pips left in hand: %2.</source>
        <comment>bad points; %2: an amount, like 17 points</comment>
        <translation>%1 si segna i punti rimasti in mano: %2.</translation>
    </message>
    <message>
        <source>%1 scores for winning the block: %2.</source>
        <comment>%2: an amount, like 1 point</comment>
        <translation>%1 segna per aver vinto a gioco bloccato: %2.</translation>
    </message>
    <message>
        <source>%1 scores for going out: %2.</source>
        <comment>%2: an amount, like 1 point</comment>
        <translation>%1 segna per aver fatto domino: %2.</translation>
    </message>
    <message>
        <source>%1 scores for going out with a double: %2.</source>
        <comment>%2: like 2 points</comment>
        <translation>%1 segna per aver fatto domino con un doppio: %2.</translation>
    </message>
    <message>
        <source>%1 scores for going out with a tile that fits both ends: %2.</source>
        <comment>%2: an amount, like 3 points</comment>
        <translation>%1 segna per aver fatto domino con una tessera buona per entrambe le estremità: %2.</translation>
    </message>
    <message>
        <source>%1 scores for going out with a double that fits both ends: %2.</source>
        <comment>%2: an amount, like 4 points</comment>
        <translation>%1 segna per aver fatto domino con un doppio buono per entrambe le estremità: %2.</translation>
    </message>
    <message>
        <source>%1 played the last tile and lost the block: %2.</source>
        <comment>%2: an amount, like 1 point off</comment>
        <translation>%1 ha giocato l&apos;ultima tessera e perso a gioco bloccato: %2.</translation>
    </message>
    <message>
        <source>%1 scores because whoever played the last tile lost the block: %2.</source>
        <comment>%2: an amount, like 2 points</comment>
        <translation>%1 segna perché chi ha giocato l&apos;ultima tessera ha perso a gioco bloccato: %2.</translation>
    </message>
    <message>
        <source>Rounded to the nearest multiple of five: %2.</source>
        <comment>%2: an amount, like 45 points or 15 + 25 = 40 points</comment>
        <translation>Arrotondato al multiplo di cinque più vicino: %2.</translation>
    </message>
    <message>
        <source>Rounded down to a multiple of five: %2.</source>
        <comment>%2: an amount</comment>
        <translation>Arrotondato per difetto a un multiplo di cinque: %2.</translation>
    </message>
    <message>
        <source>Rounded to the nearest multiple of three: %2.</source>
        <comment>%2: an amount</comment>
        <translation>Arrotondato al multiplo di tre più vicino: %2.</translation>
    </message>
    <message>
        <source>The table of pips and points makes of it: %2.</source>
        <comment>so many pips are worth so few points; %2: an amount</comment>
        <translation>Secondo gli scaglioni il punteggio è: %2.</translation>
    </message>
    <message>
        <source>The points of a block are multiplied by %5: %2.</source>
        <comment>%2: like 57 × 2 = 114 points; %5: a number</comment>
        <translation>I punti di un gioco bloccato si moltiplicano per %5: %2.</translation>
    </message>
    <message>
        <source>The points for going out are multiplied by %5: %2.</source>
        <comment>%2: like 57 × 2 = 114 points; %5: a number</comment>
        <translation>I punti per il domino si moltiplicano per %5: %2.</translation>
    </message>
    <message>
        <source>Going out with a double multiplies the points by %5: %2.</source>
        <comment>%2: like 57 × 2 = 114 points; %5: a number</comment>
        <translation>Il domino con un doppio moltiplica i punti per %5: %2.</translation>
    </message>
    <message>
        <source>Going out with a tile that fits both ends multiplies the points by %5: %2.</source>
        <comment>%2: like 57 × 2 = 114 points; %5: a number</comment>
        <translation>Il domino con una tessera buona per entrambe le estremità moltiplica i punti per %5: %2.</translation>
    </message>
    <message>
        <source>Going out with a double that fits both ends multiplies the points by %5: %2.</source>
        <comment>%2: like 57 × 2 = 114 points; %5: a number</comment>
        <translation>Il domino con un doppio buono per entrambe le estremità moltiplica i punti per %5: %2.</translation>
    </message>
    <message>
        <source>Whoever played the last tile lost the block, so the points are multiplied by %5: %2.</source>
        <comment>%2: like 57 × 2 = 114 points; %5: a number</comment>
        <translation>Chi ha giocato l&apos;ultima tessera ha perso a gioco bloccato, quindi i punti si moltiplicano per %5: %2.</translation>
    </message>
    <message>
        <source>After such an end of the round the hands do not count.</source>
        <translation>Quando la mano finisce così, i punti in mano non contano.</translation>
    </message>
    <message>
        <source>Because of the tie before, this win is multiplied by %5: %2.</source>
        <comment>%2: like 1 × 2 = 2 points; %5: a number</comment>
        <translation>Per la parità di prima, questa vittoria si moltiplica per %5: %2.</translation>
    </message>
    <message>
        <source>Because of the tie before, this win is worth more: %2.</source>
        <comment>%2: an amount, like 1 + 1 = 2 points</comment>
        <translation>Per la parità di prima, questa vittoria vale di più: %2.</translation>
    </message>
    <message>
        <source>%1 scores extra for a last tile that fits both ends: %2.</source>
        <comment>a capicúa; %2: an amount, like 25 points</comment>
        <translation>%1 segna un extra per l&apos;ultima tessera buona per entrambe le estremità: %2.</translation>
    </message>
    <message>
        <source>%1 scores extra for going out with the double blank: %2.</source>
        <comment>%2: an amount, like 25 points</comment>
        <translation>%1 segna un extra per aver fatto domino con il doppio bianco: %2.</translation>
    </message>
    <message>
        <source>%1 scores extra for going out with a double: %2.</source>
        <comment>%2: an amount, like 20 points</comment>
        <translation>%1 segna un extra per aver fatto domino con un doppio: %2.</translation>
    </message>
    <message>
        <source>%1 scores extra for winning a block: %2.</source>
        <comment>%2: like 100 points</comment>
        <translation>%1 segna un extra per aver vinto a gioco bloccato: %2.</translation>
    </message>
    <message>
        <source>%1 scores extra for going out: %2.</source>
        <comment>%2: like 1 point</comment>
        <translation>%1 segna un extra per aver fatto domino: %2.</translation>
    </message>
    <message>
        <source>%1 scores extra for winning round %5 of the match: %2.</source>
        <comment>round = one deal; %2: an amount, like 100 points; %5: a number</comment>
        <translation>%1 segna un extra per aver vinto la mano %5 della partita: %2.</translation>
    </message>
    <message>
        <source>%3 passed right after the double that was led; for %1: %2.</source>
        <comment>%2: an amount, like 25 points; %3: a player</comment>
        <translation>%3 ha passato subito dopo il doppio d&apos;apertura; per %1: %2.</translation>
    </message>
    <message>
        <source>%3 passed right after the first tile; for %1: %2.</source>
        <comment>%2: an amount, like 50 points; %3: a player</comment>
        <translation>%3 ha passato subito dopo la prima tessera; per %1: %2.</translation>
    </message>
    <message>
        <source>Everybody else passed, and it is %3 again; for %1: %2.</source>
        <comment>%2: an amount, like 25 points; %3: a player</comment>
        <translation>Tutti gli altri hanno passato e tocca di nuovo a %3; per %1: %2.</translation>
    </message>
    <message>
        <source>%3 passed; for %1: %2.</source>
        <comment>%2: an amount, like 20 points; %3: a player</comment>
        <translation>%3 ha passato; per %1: %2.</translation>
    </message>
    <message>
        <source>%3 was the first to pass in this match; for %1: %2.</source>
        <comment>%2: an amount, like 2 points; %3: a player</comment>
        <translation>Il primo passo di questa partita è di %3; per %1: %2.</translation>
    </message>
    <message>
        <source>All three others passed, and %3 can go on; for %1: %2.</source>
        <comment>%2: an amount, like 50 points; %3: a player</comment>
        <translation>Gli altri tre hanno passato e %3 può continuare; per %1: %2.</translation>
    </message>
    <message>
        <source>%3 makes the open ends add up to %6: %2.</source>
        <comment>%2: an amount, like 10 points; %3: a player; %6: like 4 + 6 = 10</comment>
        <translation>%3 gioca e le estremità aperte danno %6: %2.</translation>
    </message>
    <message>
        <source>%3 makes open ends equal, all with a %4: %2.</source>
        <comment>%2: an amount, like 2 points; %3: a player; %4: a number</comment>
        <translation>%3 rende uguali le estremità aperte, con il %4: %2.</translation>
    </message>
    <message>
        <source>That would take %1 to %5, past the %6 that must be reached exactly, so these points do not count.</source>
        <comment>%5, %6: numbers of points</comment>
        <translation>Così %1 arriverebbe a %5, oltre il punteggio di %6 da raggiungere esatto: questi punti non contano.</translation>
    </message>
    <message>
        <source>%1 has exactly %4 points: that wins the match.</source>
        <comment>%4: a number</comment>
        <translation>%1 ha esattamente %4 punti: così si vince la partita.</translation>
    </message>
    <message>
        <source>What %1 scored in this round does not count either: %2.</source>
        <comment>the round is dealt again; %2: like 10 points off</comment>
        <translation>Non conta neanche quello che %1 ha segnato in questa mano: %2.</translation>
    </message>
    <message>
        <source>Everybody has won a round, so %1 goes back to zero.</source>
        <comment>round = one deal; the points go back</comment>
        <translation>Tutti hanno vinto una mano, quindi %1 torna a zero.</translation>
    </message>
    <message>
        <source>A new game begins: %1 goes back to zero.</source>
        <comment>one game of a match of several</comment>
        <translation>Comincia un nuovo gioco: %1 torna a zero.</translation>
    </message>
    <message>
        <source>Written down by hand for %1: %2</source>
        <comment>%2: like 83 points</comment>
        <translation>Inserito a mano per %1: %2</translation>
    </message>
    <message>
        <source>Correction of round %4 for %1: %2</source>
        <comment>%2: like 83 points, or −5 points; %4: a number</comment>
        <translation>Correzione della mano %4 per %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <comment>an amount, like 17 pips</comment>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>no pips</source>
        <comment>an amount: zero pips</comment>
        <translation>nessun punto</translation>
    </message>
    <message numerus="yes">
        <source>%1 = %n pip(s)</source>
        <comment>%1: a sum, like 17 + 26 + 40</comment>
        <translation>
            <numerusform>%1 = %n punto</numerusform>
            <numerusform>%1 = %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 = no pips</source>
        <comment>%1: a sum, like 7 − 7</comment>
        <translation>%1 = nessun punto</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) off</source>
        <comment>an amount that is taken away; never zero</comment>
        <translation>
            <numerusform>%n punto in meno</numerusform>
            <numerusform>%n punti in meno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 × %2 = %n point(s)</source>
        <comment>%1, %2: numbers, like 57 × 2</comment>
        <translation>
            <numerusform>%1 × %2 = %n punto</numerusform>
            <numerusform>%1 × %2 = %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2 = no points</source>
        <comment>%1, %2: numbers, like 0 × 2</comment>
        <translation>%1 × %2 = nessun punto</translation>
    </message>
    <message>
        <source>The referee ended the round.</source>
        <comment>round = one deal</comment>
        <translation>L&apos;arbitro ha terminato la mano.</translation>
    </message>
    <message>
        <source>The points of this round were written down by hand.</source>
        <comment>round = one deal</comment>
        <translation>I punti di questa mano sono stati inseriti a mano.</translation>
    </message>
</context>
<context>
    <name>Score page</name>
    <message numerus="yes">
        <source>%1 wins the round: %n point(s)</source>
        <comment>first line of the page</comment>
        <translation>
            <numerusform>%1 vince la mano: %n punto</numerusform>
            <numerusform>%1 vince la mano: %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wins the round: no points</source>
        <comment>first line of the page</comment>
        <translation>%1 vince la mano: nessun punto</translation>
    </message>
    <message numerus="yes">
        <source>%1 win the round: %n point(s)</source>
        <comment>first line of the page; %1: a pair</comment>
        <translation>
            <numerusform>%1 vincono la mano: %n punto</numerusform>
            <numerusform>%1 vincono la mano: %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 win the round: no points</source>
        <comment>first line of the page; %1: a pair</comment>
        <translation>%1 vincono la mano: nessun punto</translation>
    </message>
    <message>
        <source>Tie between %1: nobody scores</source>
        <comment>%1: names, like Anna and João</comment>
        <translation>Parità tra %1: nessuno segna punti</translation>
    </message>
    <message>
        <source>Both pairs are level: nobody scores</source>
        <comment>first line of the page</comment>
        <translation>Le due coppie sono pari: nessuno segna punti</translation>
    </message>
    <message numerus="yes">
        <source>Tie between %1: %n point(s) each</source>
        <comment>%1: names, like Anna and João</comment>
        <translation>
            <numerusform>Parità tra %1: %n punto a testa</numerusform>
            <numerusform>Parità tra %1: %n punti a testa</numerusform>
        </translation>
    </message>
    <message>
        <source>Tie between %1: no points</source>
        <comment>%1: names, like Anna and João</comment>
        <translation>Parità tra %1: nessun punto</translation>
    </message>
    <message>
        <source>This round does not count: it is dealt again</source>
        <comment>first line of the page</comment>
        <translation>Questa mano non conta e si rifà</translation>
    </message>
    <message>
        <source>Nobody wins this round</source>
        <comment>first line of the page</comment>
        <translation>Nessuno vince questa mano</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins the match with %n point(s)</source>
        <comment>first line at the end of a match</comment>
        <translation>
            <numerusform>%1 vince la partita con %n punto</numerusform>
            <numerusform>%1 vince la partita con %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wins the match without points</source>
        <comment>first line at the end of a match</comment>
        <translation>%1 vince la partita senza punti</translation>
    </message>
    <message numerus="yes">
        <source>%1 win the match with %n point(s)</source>
        <comment>first line at the end of a match; %1: a pair</comment>
        <translation>
            <numerusform>%1 vincono la partita con %n punto</numerusform>
            <numerusform>%1 vincono la partita con %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 win the match without points</source>
        <comment>first line at the end of a match; %1: a pair</comment>
        <translation>%1 vincono la partita senza punti</translation>
    </message>
    <message>
        <source>%1 has gone out</source>
        <comment>how the round ended</comment>
        <translation>%1 ha fatto domino</translation>
    </message>
    <message>
        <source>The points to play for are reached</source>
        <comment>how the round ended</comment>
        <translation>I punti che servivano ci sono</translation>
    </message>
    <message>
        <source>The game is blocked</source>
        <comment>how the round ended</comment>
        <translation>Il gioco è bloccato</translation>
    </message>
    <message>
        <source>Confirmed by everybody: %1. Open ends: %2. Boneyard: %3.</source>
        <comment>%1: names; %2: numbers; %3: a number</comment>
        <translation>Verificato da tutti: %1. Estremità aperte: %2. Pozzo: %3.</translation>
    </message>
    <message>
        <source>lowest count</source>
        <comment>label on the winner&apos;s row</comment>
        <translation>totale più basso</translation>
    </message>
    <message>
        <source>out</source>
        <comment>label on the row of the player who went out: played the last tile</comment>
        <translation>domino</translation>
    </message>
    <message>
        <source>won the round</source>
        <comment>label on the row of the winner: must fit a player and a pair</comment>
        <translation>mano vinta</translation>
    </message>
    <message>
        <source>level</source>
        <comment>label on the rows of players who are tied for the lowest count</comment>
        <translation>parità</translation>
    </message>
    <message>
        <source>No tiles left</source>
        <translation>Nessuna tessera in mano</translation>
    </message>
    <message>
        <source>Why</source>
        <comment>heading above the lines that explain the score</comment>
        <translation>Perché</translation>
    </message>
    <message>
        <source>Points for %1</source>
        <comment>label of a sum; %1: a player or a pair</comment>
        <translation>Punti per %1</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <comment>%1: a sum, like 17 + 26 + 40; %2: its result</comment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <comment>round = one deal</comment>
        <translation>Mano %1</translation>
    </message>
    <message>
        <source>Last round</source>
        <comment>round = one deal</comment>
        <translation>Ultima mano</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <comment>%1: the name of a rule set, like Classic with boneyard</comment>
        <translation>Regole: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, during play: %n point(s)</source>
        <comment>%1: a player or a pair that scored before the round was over; never zero</comment>
        <translation>
            <numerusform>%1, durante il gioco: %n punto</numerusform>
            <numerusform>%1, durante il gioco: %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>Next round</source>
        <comment>button; round = one deal</comment>
        <translation>Prossima mano</translation>
    </message>
    <message>
        <source>Deal again</source>
        <comment>button after a round that does not count</comment>
        <translation>Rifai la mano</translation>
    </message>
    <message>
        <source>To the start page</source>
        <comment>button</comment>
        <translation>Vai alla pagina iniziale</translation>
    </message>
    <message>
        <source>Back to the tournament</source>
        <comment>button: to the club tournament that this match is part of</comment>
        <translation>Torna al torneo</translation>
    </message>
    <message>
        <source>Show the table</source>
        <comment>button</comment>
        <translation>Mostra il tavolo</translation>
    </message>
    <message>
        <source>Why?</source>
        <comment>button: explains the score</comment>
        <translation>Perché?</translation>
    </message>
    <message>
        <source>Show this page in</source>
        <comment>label before the names of languages</comment>
        <translation>Mostra questa pagina in</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>La partita è finita</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins the round and writes down %n point(s)</source>
        <comment>bad points: the lowest total wins</comment>
        <translation>
            <numerusform>%1 vince la mano e si segna %n punto</numerusform>
            <numerusform>%1 vince la mano e si segna %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wins the round and writes down nothing</source>
        <comment>bad points: the lowest total wins</comment>
        <translation>%1 vince la mano e non si segna niente</translation>
    </message>
    <message numerus="yes">
        <source>%1 win the round and write down %n point(s)</source>
        <comment>%1: a pair; bad points</comment>
        <translation>
            <numerusform>%1 vincono la mano e si segnano %n punto</numerusform>
            <numerusform>%1 vincono la mano e si segnano %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 win the round and write down nothing</source>
        <comment>%1: a pair; bad points</comment>
        <translation>%1 vincono la mano e non si segnano niente</translation>
    </message>
    <message numerus="yes">
        <source>A tie: %n point(s) for %1</source>
        <comment>%1: a player, a pair, or several names; never zero</comment>
        <translation>
            <numerusform>Parità: %n punto per %1</numerusform>
            <numerusform>Parità: %n punti per %1</numerusform>
        </translation>
    </message>
    <message>
        <source>A tie: everybody&apos;s own pips are written down</source>
        <comment>bad points: the lowest total wins</comment>
        <translation>Parità: ognuno si segna i propri punti in mano</translation>
    </message>
    <message>
        <source>%1 has exactly %2 points</source>
        <comment>first line of the page; wins the match; %2: a number</comment>
        <translation>%1 ha esattamente %2 punti</translation>
    </message>
    <message>
        <source>%1 have exactly %2 points</source>
        <comment>%1: a pair; wins the match; %2: a number</comment>
        <translation>%1 hanno esattamente %2 punti</translation>
    </message>
    <message>
        <source>Review</source>
        <comment>button: look at the finished round again</comment>
        <translation>Rivedi</translation>
    </message>
</context>
<context>
    <name>Season</name>
    <message>
        <source>Tick the tournaments that count. What everybody brought home is added up.</source>
        <translation>Spunta i tornei che contano. Si somma quello che ognuno ha ottenuto.</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <comment>heading above a list to tick</comment>
        <translation>Tornei</translation>
    </message>
    <message>
        <source>How many results count for each person?</source>
        <comment>label of a choice</comment>
        <translation>Quanti risultati contano per ogni persona?</translation>
    </message>
    <message>
        <source>All of them</source>
        <comment>choice: all results of a person count</comment>
        <translation>Tutti</translation>
    </message>
    <message numerus="yes">
        <source>The best %n result(s)</source>
        <comment>choice: so many results of a person count; never zero</comment>
        <translation>
            <numerusform>Solo %n risultato, il migliore</numerusform>
            <numerusform>I %n risultati migliori</numerusform>
        </translation>
    </message>
    <message>
        <source>What is added up?</source>
        <comment>label of a choice</comment>
        <translation>Che cosa si somma?</translation>
    </message>
    <message>
        <source>Places</source>
        <comment>choice: points for places</comment>
        <translation>Piazzamenti</translation>
    </message>
    <message>
        <source>The last one has 1 point; each place better brings one more.</source>
        <comment>about a choice</comment>
        <translation>L&apos;ultimo prende 1 punto; ogni posto in più ne vale uno in più.</translation>
    </message>
    <message>
        <source>Wins</source>
        <comment>choice</comment>
        <translation>Vittorie</translation>
    </message>
    <message>
        <source>Tables won, in all tournaments together.</source>
        <comment>about a choice</comment>
        <translation>Tavoli vinti, in tutti i tornei insieme.</translation>
    </message>
    <message>
        <source>Effectiveness</source>
        <comment>choice; glossary: points for minus against</comment>
        <translation>Differenza</translation>
    </message>
    <message>
        <source>Points for minus points against, in all together.</source>
        <comment>about a choice</comment>
        <translation>Punti fatti meno punti subiti, in tutto.</translation>
    </message>
    <message>
        <source>What %1 brought. In brackets: not among the best.</source>
        <comment>%1: a tournament</comment>
        <translation>Quanto ha fruttato %1. Tra parentesi: non è tra i migliori.</translation>
    </message>
    <message>
        <source>(%1)</source>
        <comment>a value that is not among the best results and does not count</comment>
        <translation>(%1)</translation>
    </message>
    <message>
        <source>As soon as a tournament has been played, the season can be added up here.</source>
        <translation>Appena un torneo è stato giocato, qui si può sommare la stagione.</translation>
    </message>
    <message>
        <source>Tick at least one tournament.</source>
        <translation>Spunta almeno un torneo.</translation>
    </message>
    <message>
        <source>Adding up…</source>
        <comment>it takes a moment</comment>
        <translation>Somma in corso…</translation>
    </message>
    <message>
        <source>%1 cannot be read and is left out.</source>
        <comment>%1: a tournament</comment>
        <translation>%1 non si può leggere e resta fuori.</translation>
    </message>
    <message>
        <source>Print or save the season</source>
        <comment>button</comment>
        <translation>Stampa o salva la stagione</translation>
    </message>
</context>
<context>
    <name>Set up</name>
    <message>
        <source>Set up a table</source>
        <translation>Prepara un tavolo</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>heading</comment>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>heading</comment>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <comment>a place at the table; %1: a number</comment>
        <translation>Posto %1</translation>
    </message>
    <message>
        <source>Played by</source>
        <comment>a person or a computer player</comment>
        <translation>Chi gioca</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Una persona</translation>
    </message>
    <message>
        <source>Computer, beginner</source>
        <comment>a level of the computer player</comment>
        <translation>Computer, principiante</translation>
    </message>
    <message>
        <source>Computer, casual</source>
        <comment>a level of the computer player</comment>
        <translation>Computer, amatoriale</translation>
    </message>
    <message>
        <source>Computer, club</source>
        <comment>a level of the computer player: as good as members of a club</comment>
        <translation>Computer, da circolo</translation>
    </message>
    <message>
        <source>Computer, expert</source>
        <comment>a level of the computer player</comment>
        <translation>Computer, esperto</translation>
    </message>
    <message>
        <source>Plays doubles first and slips now and then.</source>
        <comment>about a level of the computer player</comment>
        <translation>Gioca prima i doppi e ogni tanto sbaglia.</translation>
    </message>
    <message>
        <source>Likes to keep many numbers in hand.</source>
        <comment>about a level of the computer player</comment>
        <translation>Ama tenere in mano molti numeri.</translation>
    </message>
    <message>
        <source>Remembers who passed, and thinks ahead.</source>
        <comment>about a level of the computer player</comment>
        <translation>Ricorda chi ha passato, e pensa in anticipo.</translation>
    </message>
    <message>
        <source>Also reads what your tiles give away.</source>
        <comment>about a level of the computer player</comment>
        <translation>Capisce anche che cosa rivelano le tue tessere.</translation>
    </message>
    <message>
        <source>Add a player</source>
        <comment>button</comment>
        <translation>Aggiungi un giocatore</translation>
    </message>
    <message>
        <source>Drag the cards into the order you sit in.</source>
        <translation>Trascina le schede nell&apos;ordine dei posti al tavolo.</translation>
    </message>
    <message>
        <source>Turns go %1.</source>
        <comment>%1: clockwise or counter-clockwise</comment>
        <translation>Si gioca %1.</translation>
    </message>
    <message>
        <source>Pair %1</source>
        <comment>partners; %1: a number</comment>
        <translation>Coppia %1</translation>
    </message>
    <message>
        <source>Tiles</source>
        <comment>heading: which set is used</comment>
        <translation>Tessere</translation>
    </message>
    <message>
        <source>Double-six</source>
        <comment>a set of tiles</comment>
        <translation>Doppio sei</translation>
    </message>
    <message>
        <source>Double-nine</source>
        <comment>a set of tiles</comment>
        <translation>Doppio nove</translation>
    </message>
    <message>
        <source>Double-twelve</source>
        <comment>a set of tiles</comment>
        <translation>Doppio dodici</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s), %1 for each player</source>
        <comment>about a set; %1: a number; never zero</comment>
        <translation>
            <numerusform>%n tessera, %1 a testa</numerusform>
            <numerusform>%n tessere, %1 a testa</numerusform>
        </translation>
    </message>
    <message>
        <source>Length</source>
        <comment>heading: how long the match is</comment>
        <translation>Durata</translation>
    </message>
    <message numerus="yes">
        <source>To %n point(s)</source>
        <comment>length of a match; never zero</comment>
        <translation>
            <numerusform>Fino a %n punto</numerusform>
            <numerusform>Fino a %n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <comment>length of a match; round = one deal; never zero</comment>
        <translation>
            <numerusform>%n mano</numerusform>
            <numerusform>%n mani</numerusform>
        </translation>
    </message>
    <message>
        <source>When the game is blocked</source>
        <comment>heading</comment>
        <translation>Quando il gioco è bloccato</translation>
    </message>
    <message>
        <source>Together</source>
        <comment>a way to check a block</comment>
        <translation>Insieme</translation>
    </message>
    <message>
        <source>Everybody answers in turn; the program checks each answer.</source>
        <translation>Tutti rispondono a turno; il programma controlla ogni risposta.</translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>a way to check a block</comment>
        <translation>Veloce</translation>
    </message>
    <message>
        <source>The program checks all hands and shows the result.</source>
        <translation>Il programma controlla tutte le tessere e mostra il risultato.</translation>
    </message>
    <message>
        <source>On our honour</source>
        <comment>a way to check a block</comment>
        <translation>Sulla parola</translation>
    </message>
    <message>
        <source>Nobody checks the answers; all hands are shown after the round.</source>
        <translation>Ognuno risponde da solo; dopo la mano si mostrano tutte le tessere.</translation>
    </message>
    <message>
        <source>Between two people at one screen</source>
        <comment>heading</comment>
        <translation>Tra due persone allo stesso schermo</translation>
    </message>
    <message>
        <source>Close the lid of the rack</source>
        <comment>a choice: what hides the tiles between turns</comment>
        <translation>Chiudi il coperchio del leggio</translation>
    </message>
    <message>
        <source>The table stays in view; only the tiles are hidden.</source>
        <translation>Il tavolo resta in vista; si nascondono solo le tessere.</translation>
    </message>
    <message>
        <source>Cover the whole window</source>
        <comment>a choice: what hides the tiles between turns</comment>
        <translation>Copri tutta la finestra</translation>
    </message>
    <message>
        <source>For people who do not sit together.</source>
        <translation>Per chi non siede fianco a fianco.</translation>
    </message>
    <message>
        <source>Open hands</source>
        <comment>a choice: nothing is hidden</comment>
        <translation>Tessere scoperte</translation>
    </message>
    <message>
        <source>Everybody sees all tiles; good with small children.</source>
        <translation>Tutti vedono tutte le tessere; va bene con i bambini piccoli.</translation>
    </message>
    <message>
        <source>A wrong answer costs</source>
        <comment>heading; points are taken off</comment>
        <translation>Una risposta errata costa</translation>
    </message>
    <message>
        <source>Start the match</source>
        <comment>the large button</comment>
        <translation>Comincia la partita</translation>
    </message>
    <message>
        <source>%1 players need a larger set: %2 is the smallest that works.</source>
        <comment>%1: a number; %2: like Double-nine</comment>
        <translation>Per %1 giocatori serve un gioco più grande: basta %2.</translation>
    </message>
    <message>
        <source>Use %1</source>
        <comment>button; %1: a set, like Double-nine</comment>
        <translation>Usa %1</translation>
    </message>
    <message>
        <source>These rules are for %1 players.</source>
        <comment>%1: numbers, like 2, 3 or 4</comment>
        <translation>Queste regole sono per %1 giocatori.</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Ogni giocatore ha bisogno di un nome.</translation>
    </message>
    <message numerus="yes">
        <source>A name has at most %n letter(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Un nome ha al massimo %n lettera.</numerusform>
            <numerusform>Un nome ha al massimo %n lettere.</numerusform>
        </translation>
    </message>
    <message>
        <source>This name has characters that cannot be shown.</source>
        <translation>In questo nome ci sono caratteri che non si possono mostrare.</translation>
    </message>
    <message>
        <source>Two players have the name %1.</source>
        <translation>Due giocatori si chiamano %1.</translation>
    </message>
    <message>
        <source>At least one person has to play.</source>
        <translation>Deve giocare almeno una persona.</translation>
    </message>
    <message numerus="yes">
        <source>Play with %n player(s)</source>
        <comment>button that adds or removes seats; never zero</comment>
        <translation>
            <numerusform>Gioca con %n giocatore</numerusform>
            <numerusform>Gioca con %n giocatori</numerusform>
        </translation>
    </message>
    <message>
        <source>Name, seat %1</source>
        <comment>%1: a number</comment>
        <translation>Nome, posto %1</translation>
    </message>
    <message>
        <source>Language, seat %1</source>
        <comment>%1: a number</comment>
        <translation>Lingua, posto %1</translation>
    </message>
    <message>
        <source>Type a name</source>
        <comment>inside the empty field for a name</comment>
        <translation>Scrivi un nome</translation>
    </message>
    <message>
        <source>Change colour and shape of %1</source>
        <comment>button; %1: a player</comment>
        <translation>Cambia colore e forma di %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <comment>button; %1: a player</comment>
        <translation>Togli %1</translation>
    </message>
    <message>
        <source>Move %1 one seat earlier</source>
        <comment>button; %1: a player</comment>
        <translation>Sposta %1 al posto precedente</translation>
    </message>
    <message>
        <source>Move %1 one seat later</source>
        <comment>button; %1: a player</comment>
        <translation>Sposta %1 al posto seguente</translation>
    </message>
    <message>
        <source>Points to reach</source>
        <comment>a number</comment>
        <translation>Punteggio da raggiungere</translation>
    </message>
    <message>
        <source>Points off</source>
        <comment>a number: the penalty</comment>
        <translation>Punti in meno</translation>
    </message>
    <message>
        <source>The round is dealt again</source>
        <comment>after a wrong answer; round = one deal</comment>
        <translation>La mano si rifà</translation>
    </message>
    <message>
        <source>The round counts</source>
        <comment>after a wrong answer; round = one deal</comment>
        <translation>La mano vale</translation>
    </message>
    <message>
        <source>Whoever was wrong cannot win the round</source>
        <comment>after a wrong answer; round = one deal</comment>
        <translation>Chi ha sbagliato non può vincere la mano</translation>
    </message>
    <message>
        <source>The match goes on</source>
        <comment>after a wrong answer</comment>
        <translation>La partita continua</translation>
    </message>
    <message>
        <source>Whoever was wrong loses the match</source>
        <comment>after a wrong answer</comment>
        <translation>Chi ha sbagliato perde la partita</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Language of the program</source>
        <translation>Lingua del programma</translation>
    </message>
    <message>
        <source>Personal aids</source>
        <comment>heading</comment>
        <translation>Aiuti personali</translation>
    </message>
    <message>
        <source>Raise the tiles that fit</source>
        <comment>an aid</comment>
        <translation>Alza le tessere che vanno bene</translation>
    </message>
    <message>
        <source>Numbers on the tiles</source>
        <comment>an aid: digits in place of the dots</comment>
        <translation>Numeri sulle tessere</translation>
    </message>
    <message>
        <source>Pace</source>
        <comment>how fast things move</comment>
        <translation>Ritmo</translation>
    </message>
    <message>
        <source>Instant</source>
        <comment>pace</comment>
        <translation>Immediato</translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>pace</comment>
        <translation>Veloce</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace</comment>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>pace</comment>
        <translation>Lento</translation>
    </message>
    <message>
        <source>The table speaks the language of whoever is playing</source>
        <translation>Il tavolo parla la lingua di chi gioca</translation>
    </message>
    <message>
        <source>Looks</source>
        <comment>heading</comment>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Grandezza del testo</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Meno movimento</translation>
    </message>
    <message>
        <source>Your data</source>
        <comment>heading</comment>
        <translation>I tuoi dati</translation>
    </message>
    <message>
        <source>Everything stays on this computer, in %1</source>
        <comment>%1: the path of a folder</comment>
        <translation>Tutto resta su questo computer, in %1</translation>
    </message>
    <message>
        <source>Copy everything to a folder…</source>
        <comment>button: a backup, for example to a stick</comment>
        <translation>Copia tutto in una cartella…</translation>
    </message>
    <message>
        <source>Restore from a copy…</source>
        <comment>button</comment>
        <translation>Ripristina da una copia…</translation>
    </message>
    <message>
        <source>Delete everything…</source>
        <comment>button</comment>
        <translation>Elimina tutto…</translation>
    </message>
    <message>
        <source>Everything was copied to %1</source>
        <comment>%1: the path of a folder</comment>
        <translation>Tutto è stato copiato in %1</translation>
    </message>
    <message>
        <source>The copy was restored. What was here before is now in %1</source>
        <comment>%1: the path of a folder</comment>
        <translation>La copia è ripristinata. Quello che c&apos;era prima si trova in %1</translation>
    </message>
    <message>
        <source>Delete all matches, names, pictures and settings? This cannot be undone.</source>
        <translation>Eliminare tutte le partite, i nomi, le immagini e le impostazioni? Non si può annullare.</translation>
    </message>
    <message>
        <source>Replace all matches, names, pictures and settings with those of the copy?</source>
        <translation>Sostituire tutte le partite, i nomi, le immagini e le impostazioni con quelli della copia?</translation>
    </message>
    <message>
        <source>There is no copy of this program&apos;s data in %1</source>
        <comment>%1: the path of a folder</comment>
        <translation>In %1 non c&apos;è una copia dei dati di questo programma</translation>
    </message>
    <message>
        <source>Replace</source>
        <comment>button</comment>
        <translation>Sostituisci</translation>
    </message>
    <message>
        <source>Look in:</source>
        <comment>label in the dialog that asks for a folder</comment>
        <translation>Cerca in:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <comment>label in the dialog that asks for a folder</comment>
        <translation>Tipo di file:</translation>
    </message>
    <message>
        <source>About</source>
        <comment>heading</comment>
        <translation>Informazioni</translation>
    </message>
    <message>
        <source>Domino Desktop, version %1</source>
        <translation>Domino Desktop, versione %1</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>Software libero con licenza MIT.</translation>
    </message>
    <message>
        <source>It uses Qt %1 and PySide %2 under the LGPL, version 3.</source>
        <comment>%1, %2: version numbers</comment>
        <translation>Usa Qt %1 e PySide %2 secondo la LGPL, versione 3.</translation>
    </message>
    <message>
        <source>No account, no network, no adverts.</source>
        <translation>Niente account, niente rete, niente pubblicità.</translation>
    </message>
    <message>
        <source>Every change applies at once.</source>
        <comment>under the title</comment>
        <translation>Ogni modifica vale subito.</translation>
    </message>
    <message>
        <source>As set on this computer</source>
        <comment>a choice: follow the system&apos;s own setting</comment>
        <translation>Come nel computer</translation>
    </message>
    <message>
        <source>On</source>
        <comment>a choice</comment>
        <translation>Sì</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>a choice</comment>
        <translation>No</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>a size; %1: a number, like 125</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Coloured pips</source>
        <comment>a choice: each number has a colour of its own</comment>
        <translation>Pallini colorati</translation>
    </message>
    <message>
        <source>In large sets</source>
        <comment>coloured pips: from double-nine on</comment>
        <translation>Nei giochi grandi</translation>
    </message>
    <message>
        <source>Numbers on the tiles, for everybody</source>
        <comment>a switch</comment>
        <translation>Numeri sulle tessere, per tutti</translation>
    </message>
    <message>
        <source>Colours</source>
        <comment>a choice</comment>
        <translation>Colori</translation>
    </message>
    <message>
        <source>High contrast</source>
        <comment>colours: black and white</comment>
        <translation>Alto contrasto</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <comment>a choice</comment>
        <translation>Chiaro o scuro</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>a choice: pages of light paper</comment>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>a choice: pages of dark paper</comment>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>Tiles and table</source>
        <comment>heading</comment>
        <translation>Tessere e tavolo</translation>
    </message>
    <message>
        <source>Tiles</source>
        <comment>a choice of tile sets</comment>
        <translation>Tessere</translation>
    </message>
    <message>
        <source>Ivory</source>
        <comment>a tile set</comment>
        <translation>Avorio</translation>
    </message>
    <message>
        <source>Ebony</source>
        <comment>a tile set</comment>
        <translation>Ebano</translation>
    </message>
    <message>
        <source>Coloured</source>
        <comment>a tile set: every number has its colour</comment>
        <translation>Colorate</translation>
    </message>
    <message>
        <source>Large numbers</source>
        <comment>a tile set: digits instead of pips</comment>
        <translation>Numeri grandi</translation>
    </message>
    <message>
        <source>Family</source>
        <comment>a tile set: the numbers are pictures of the people&apos;s own</comment>
        <translation>Di famiglia</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>a choice of what the tiles lie on</comment>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Green felt</source>
        <comment>what the tiles lie on</comment>
        <translation>Panno verde</translation>
    </message>
    <message>
        <source>Blue felt</source>
        <comment>what the tiles lie on</comment>
        <translation>Panno blu</translation>
    </message>
    <message>
        <source>Walnut</source>
        <comment>what the tiles lie on: wood</comment>
        <translation>Noce</translation>
    </message>
    <message>
        <source>Own picture</source>
        <comment>what the tiles lie on</comment>
        <translation>Immagine tua</translation>
    </message>
    <message>
        <source>Backs of the tiles</source>
        <comment>a choice</comment>
        <translation>Retro delle tessere</translation>
    </message>
    <message>
        <source>Plain</source>
        <comment>the backs of the tiles</comment>
        <translation>Tinta unita</translation>
    </message>
    <message>
        <source>Own picture</source>
        <comment>the backs of the tiles</comment>
        <translation>Immagine tua</translation>
    </message>
    <message>
        <source>Your own pictures…</source>
        <comment>button: opens a page for choosing them</comment>
        <translation>Le tue immagini…</translation>
    </message>
    <message>
        <source>Quiet sounds</source>
        <comment>a switch</comment>
        <translation>Suoni discreti</translation>
    </message>
    <message>
        <source>Personal text size</source>
        <comment>an aid; above the choice of a size</comment>
        <translation>Grandezza personale del testo</translation>
    </message>
    <message>
        <source>Same as everybody</source>
        <comment>a personal text size: none, the one for everybody</comment>
        <translation>Come per tutti</translation>
    </message>
    <message>
        <source>High contrast while this person plays</source>
        <comment>an aid; a switch</comment>
        <translation>Alto contrasto mentre gioca questa persona</translation>
    </message>
    <message>
        <source>Play with one switch: one key steps on, one key confirms</source>
        <comment>an aid; a switch</comment>
        <translation>Gioca con un solo pulsante: un tasto va avanti, un tasto conferma</translation>
    </message>
    <message>
        <source>With one switch, step on by itself: one key is enough</source>
        <comment>an aid; a switch</comment>
        <translation>Con un solo pulsante, avanza da solo: basta un tasto</translation>
    </message>
    <message>
        <source>A new table begins with this choice.</source>
        <comment>under a heading</comment>
        <translation>Un nuovo tavolo comincia con questa scelta.</translation>
    </message>
    <message>
        <source>Whose aids?</source>
        <comment>above the names of people</comment>
        <translation>Di chi sono gli aiuti?</translation>
    </message>
    <message>
        <source>They belong to the person and come along to every table.</source>
        <comment>under a heading</comment>
        <translation>Sono della persona e la seguono a ogni tavolo.</translation>
    </message>
    <message>
        <source>Names appear here after the first match.</source>
        <comment>nobody has played yet</comment>
        <translation>Qui compaiono i nomi dopo la prima partita.</translation>
    </message>
    <message>
        <source>Delete everything</source>
        <comment>button: the answer to the question</comment>
        <translation>Elimina tutto</translation>
    </message>
    <message>
        <source>Keep everything</source>
        <comment>button: the answer to the question; the safe one</comment>
        <translation>Tieni tutto</translation>
    </message>
    <message>
        <source>Larger tiles in the rack</source>
        <comment>an aid; a switch</comment>
        <translation>Tessere più grandi sul leggio</translation>
    </message>
    <message>
        <source>Personal pace</source>
        <comment>an aid; above the choice of a pace</comment>
        <translation>Ritmo personale</translation>
    </message>
    <message>
        <source>Same as everybody</source>
        <comment>an own pace: none, the one that the program has for everybody</comment>
        <translation>Come per tutti</translation>
    </message>
    <message>
        <source>Keep the tiles sorted</source>
        <comment>an aid; a switch</comment>
        <translation>Tieni in ordine le tessere</translation>
    </message>
    <message>
        <source>Keys at the table</source>
        <comment>heading</comment>
        <translation>Tasti al tavolo</translation>
    </message>
    <message>
        <source>Choose a field and press the letter you would like.</source>
        <comment>under a heading</comment>
        <translation>Scegli un campo e premi la lettera che preferisci.</translation>
    </message>
    <message>
        <source>%1 is already the key for: %2</source>
        <comment>%1: a letter; %2: what a key does, like take a tile</comment>
        <translation>%1 è già il tasto per: %2</translation>
    </message>
    <message>
        <source>Only a letter can be a key here.</source>
        <translation>Qui un tasto può essere solo una lettera.</translation>
    </message>
    <message>
        <source>Restore the original keys</source>
        <comment>button: every key as it was before anybody changed it</comment>
        <translation>Ripristina i tasti originali</translation>
    </message>
</context>
<context>
    <name>Share</name>
    <message>
        <source>Share…</source>
        <comment>button: opens a menu with the next three</comment>
        <translation>Condividi…</translation>
    </message>
    <message>
        <source>&amp;Copy a picture of the table</source>
        <comment>menu</comment>
        <translation>&amp;Copia un&apos;immagine del tavolo</translation>
    </message>
    <message>
        <source>Save a &amp;picture of the table…</source>
        <comment>menu</comment>
        <translation>&amp;Salva un&apos;immagine del tavolo…</translation>
    </message>
    <message>
        <source>Save the round as a &amp;film…</source>
        <comment>menu; a film: an animated picture that shows every move</comment>
        <translation>Salva la mano come &amp;filmato…</translation>
    </message>
    <message>
        <source>Copy a picture of the table</source>
        <comment>what a key does, in the table of keys</comment>
        <translation>Copia un&apos;immagine del tavolo</translation>
    </message>
    <message>
        <source>Save a picture of the table</source>
        <comment>what a key does, in the table of keys</comment>
        <translation>Salva un&apos;immagine del tavolo</translation>
    </message>
    <message>
        <source>Save a picture of the table</source>
        <comment>title of the window that asks where</comment>
        <translation>Salva un&apos;immagine del tavolo</translation>
    </message>
    <message>
        <source>Save the round as a film</source>
        <comment>title of the window that asks where</comment>
        <translation>Salva la mano come filmato</translation>
    </message>
    <message>
        <source>Picture</source>
        <comment>a kind of file: PNG</comment>
        <translation>Immagine</translation>
    </message>
    <message>
        <source>Film, small and sharp</source>
        <comment>a kind of file: WebP</comment>
        <translation>Filmato, piccolo e nitido</translation>
    </message>
    <message>
        <source>Film for every program</source>
        <comment>a kind of file: GIF</comment>
        <translation>Filmato per ogni programma</translation>
    </message>
    <message>
        <source>Copied. Paste the picture wherever you like.</source>
        <translation>Copiata. Incolla l&apos;immagine dove vuoi.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <comment>%1: the name of a file</comment>
        <translation>File salvato: %1</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Salvataggio in corso…</translation>
    </message>
    <message>
        <source>Painting picture %1 of %2</source>
        <comment>a film is being made; %1, %2: numbers</comment>
        <translation>Disegno dell&apos;immagine %1 di %2</translation>
    </message>
    <message>
        <source>Cancelled: nothing was saved.</source>
        <translation>Annullato: non è stato salvato niente.</translation>
    </message>
    <message>
        <source>The tiles are dealt</source>
        <comment>caption of the first picture of a film</comment>
        <translation>Si danno le tessere</translation>
    </message>
</context>
<context>
    <name>Simulation</name>
    <message numerus="yes">
        <source>%n round(s) played</source>
        <comment>how many; never zero</comment>
        <translation>
            <numerusform>%n mano giocata</numerusform>
            <numerusform>%n mani giocate</numerusform>
        </translation>
    </message>
    <message>
        <source>Every deal was played twice, with the sides changed.</source>
        <translation>Ogni distribuzione è stata giocata due volte, a parti invertite.</translation>
    </message>
    <message>
        <source>Blocked: %1 (%2 %)</source>
        <comment>%1: how many rounds, %2: which share of them in percent</comment>
        <translation>Bloccate: %1 (%2%)</translation>
    </message>
    <message>
        <source>Level</source>
        <comment>heading: how strong a computer player is, such as expert</comment>
        <translation>Livello</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>heading: how many rounds</comment>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>Tied</source>
        <comment>heading: how many rounds</comment>
        <translation>Pari</translation>
    </message>
    <message>
        <source>Won %</source>
        <comment>heading: which part of the rounds, in percent</comment>
        <translation>% vinte</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>heading: all points together</comment>
        <translation>Punti</translation>
    </message>
    <message>
        <source>A round</source>
        <comment>heading, beside Points: how many points in one round, on average</comment>
        <translation>Per mano</translation>
    </message>
    <message>
        <source>ms median</source>
        <comment>heading: the median of the thinking times, in milliseconds</comment>
        <translation>ms mediana</translation>
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
        <translation>± è l&apos;intervallo al 95%. La parità vale metà per ciascuno.</translation>
    </message>
    <message>
        <source>Thinking times are those of turns with a choice of tiles.</source>
        <translation>I tempi di riflessione sono quelli dei turni con più tessere tra cui scegliere.</translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message>
        <source>Standings</source>
        <comment>name of a table: who is where</comment>
        <translation>Classifica</translation>
    </message>
    <message>
        <source>The place. Whoever is level in everything shares it.</source>
        <translation>Il posto. Chi è pari in tutto lo condivide.</translation>
    </message>
    <message>
        <source>Tables played so far. Sitting out is not counted here.</source>
        <translation>Tavoli giocati finora. Il riposo qui non conta.</translation>
    </message>
    <message>
        <source>%1=</source>
        <comment>a place that several share, as sport tables write it; %1: a number</comment>
        <translation>%1=</translation>
    </message>
    <message>
        <source>After round %1</source>
        <comment>choice: standings as they were after this tournament round</comment>
        <translation>Dopo il turno %1</translation>
    </message>
    <message>
        <source>Standings after which round?</source>
        <comment>name of a choice; tournament round</comment>
        <translation>Classifica dopo quale turno?</translation>
    </message>
    <message>
        <source>Standings</source>
        <comment>choice of a view</comment>
        <translation>Classifica</translation>
    </message>
    <message>
        <source>Cross table</source>
        <comment>choice of a view: everybody against everybody</comment>
        <translation>Tabella incrociata</translation>
    </message>
    <message>
        <source>Bracket</source>
        <comment>choice of a view: the tree of a knockout</comment>
        <translation>Tabellone</translation>
    </message>
    <message numerus="yes">
        <source>So far: %n table(s) of round %1 still without a result.</source>
        <comment>tournament round; never zero</comment>
        <translation>
            <numerusform>Provvisoria: nel turno %1 manca ancora il risultato di %n tavolo.</numerusform>
            <numerusform>Provvisoria: nel turno %1 mancano ancora i risultati di %n tavoli.</numerusform>
        </translation>
    </message>
    <message>
        <source>All results up to round %1 are in.</source>
        <comment>tournament round</comment>
        <translation>Ci sono tutti i risultati fino al turno %1.</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <comment>standings before the first result</comment>
        <translation>Non si è ancora giocato niente.</translation>
    </message>
    <message>
        <source>Standings appear here as soon as somebody is entered.</source>
        <translation>La classifica compare appena c&apos;è il primo iscritto.</translation>
    </message>
    <message>
        <source>corrected, entry %1</source>
        <comment>below a name; %1: the number of the entry in the log</comment>
        <translation>corretto, voce %1</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <comment>below a name: does not play any more</comment>
        <translation>fuori gara</translation>
    </message>
    <message>
        <source>What do the columns mean?</source>
        <comment>button; opens or closes an explanation</comment>
        <translation>Che dicono le colonne?</translation>
    </message>
    <message>
        <source>Whoever is level in one column is put in order by the next one, from left to right.</source>
        <comment>below the explanation of the columns</comment>
        <translation>A parità in una colonna decide quella seguente, da sinistra a destra.</translation>
    </message>
    <message>
        <source>Change what decides</source>
        <comment>button: the order of the tie-breaks</comment>
        <translation>Cambia i criteri</translation>
    </message>
    <message>
        <source>Print</source>
        <comment>button: what is in view, on paper or as a file</comment>
        <translation>Stampa</translation>
    </message>
    <message>
        <source>Round by round</source>
        <comment>button: everything one player or pair did; tournament rounds</comment>
        <translation>Turno per turno</translation>
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
        <translation>Il tavolo ti aspetta</translation>
    </message>
    <message>
        <source>Your language</source>
        <comment>heading above the names of languages</comment>
        <translation>La tua lingua</translation>
    </message>
    <message>
        <source>Play now</source>
        <comment>the large button</comment>
        <translation>Gioca subito</translation>
    </message>
    <message>
        <source>You and three computer players, classic rules</source>
        <comment>under the large button</comment>
        <translation>Tu e tre giocatori guidati dal computer, regole classiche</translation>
    </message>
    <message>
        <source>Set up a table</source>
        <comment>button</comment>
        <translation>Prepara un tavolo</translation>
    </message>
    <message>
        <source>Who plays, with which tiles, up to how many points</source>
        <comment>under the button</comment>
        <translation>Chi gioca, con quali tessere, a quanti punti</translation>
    </message>
    <message>
        <source>Continue the match</source>
        <comment>the large button</comment>
        <translation>Continua la partita</translation>
    </message>
    <message>
        <source>Rule sets</source>
        <comment>button: a page with all games and rules that can be played</comment>
        <translation>Varianti</translation>
    </message>
    <message>
        <source>How to play</source>
        <comment>button</comment>
        <translation>Come si gioca</translation>
    </message>
    <message>
        <source>Settings</source>
        <comment>button</comment>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>The table as it was left</source>
        <comment>what a screen reader says for the picture</comment>
        <translation>Il tavolo com&apos;era rimasto</translation>
    </message>
    <message>
        <source>What is your name?</source>
        <comment>above a field that may stay empty, on the very first start</comment>
        <translation>Come ti chiami?</translation>
    </message>
    <message>
        <source>You may leave this empty</source>
        <comment>inside the empty field for the name</comment>
        <translation>Puoi anche lasciarlo vuoto</translation>
    </message>
    <message>
        <source>Player %1</source>
        <comment>a person who has told no name; %1: a number</comment>
        <translation>Giocatore %1</translation>
    </message>
    <message>
        <source>Language</source>
        <comment>label of a choice</comment>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <comment>button: a page with puzzles of one position each</comment>
        <translation>Rompicapi</translation>
    </message>
    <message>
        <source>Referee desk</source>
        <comment>button: help for disputes at tables with real tiles</comment>
        <translation>Banco dell&apos;arbitro</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <comment>button: tournaments of a club</comment>
        <translation>Tornei</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>%1 leads %2</source>
        <comment>the first tile of a round; %2: a tile, like 6-6</comment>
        <translation>%1 apre con %2</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <comment>%2: a tile, like 4-6</comment>
        <translation>%1 gioca %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n tile(s)</source>
        <comment>the turn goes on; never zero</comment>
        <translation>
            <numerusform>%1 pesca %n tessera</numerusform>
            <numerusform>%1 pesca %n tessere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n and plays %2</source>
        <comment>takes %n tiles, never zero; %2: a tile, like 2-5</comment>
        <translation>
            <numerusform>%1 pesca %n e gioca %2</numerusform>
            <numerusform>%1 pesca %n e gioca %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n and passes: %2</source>
        <comment>takes %n tiles, never zero; %2: like no 5, no 3</comment>
        <translation>
            <numerusform>%1 pesca %n e passa: %2</numerusform>
            <numerusform>%1 pesca %n e passa: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 plays %2 and plays again</source>
        <comment>a double lets the player go on; %2: a tile, like 4-4</comment>
        <translation>%1 gioca %2 e gioca ancora</translation>
    </message>
    <message>
        <source>%1 lies in the middle</source>
        <comment>the tile with which the round begins; %1: a tile, like 9-9</comment>
        <translation>%1 è al centro</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <comment>by choice: nothing is said about the tiles</comment>
        <translation>%1 passa</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n and passes</source>
        <comment>takes %n tiles, never zero; passes by choice</comment>
        <translation>
            <numerusform>%1 pesca %n e passa</numerusform>
            <numerusform>%1 pesca %n e passa</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lays a tile aside</source>
        <comment>face down, because none fits</comment>
        <translation>%1 mette da parte una tessera</translation>
    </message>
    <message>
        <source>%1 has many doubles and asks for a new deal</source>
        <translation>%1 ha molti doppi e chiede di ridare le tessere</translation>
    </message>
    <message>
        <source>The tiles are dealt again</source>
        <translation>Si danno di nuovo le tessere</translation>
    </message>
    <message>
        <source>%1 leaves the lead to %2</source>
        <comment>%2: the partner</comment>
        <translation>%1 lascia l&apos;apertura a %2</translation>
    </message>
    <message>
        <source>%1 has seen it: no tile can fit any more</source>
        <translation>%1 se ne accorge: nessuna tessera può più andare bene</translation>
    </message>
    <message>
        <source>No tile can fit any more</source>
        <translation>Nessuna tessera può più andare bene</translation>
    </message>
    <message>
        <source>Nobody has a tile left</source>
        <comment>every tile is played or laid aside</comment>
        <translation>Nessuno ha più tessere</translation>
    </message>
    <message>
        <source>%1 wins this game</source>
        <comment>one game of a match of several</comment>
        <translation>%1 vince questo gioco</translation>
    </message>
    <message>
        <source>%1 win this game</source>
        <comment>one game of a match of several; %1: a pair</comment>
        <translation>%1 vincono questo gioco</translation>
    </message>
    <message>
        <source>%1 passes: %2</source>
        <comment>%2: like no 5, no 3</comment>
        <translation>%1 passa: %2</translation>
    </message>
    <message>
        <source>%1 cannot play: %2</source>
        <comment>an answer in the walk round the table; %2: like no 5, no 3</comment>
        <translation>%1 non può giocare: %2</translation>
    </message>
    <message>
        <source>%1 says the game is blocked: %2</source>
        <comment>%2: like no 5, no 3</comment>
        <translation>%1 dice che il gioco è bloccato: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n and says the game is blocked: %2</source>
        <comment>takes %n tiles, never zero; %2: like no 5, no 3</comment>
        <translation>
            <numerusform>%1 pesca %n e dice che il gioco è bloccato: %2</numerusform>
            <numerusform>%1 pesca %n e dice che il gioco è bloccato: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can play any more: everybody is asked in turn</source>
        <comment>the walk opens by itself</comment>
        <translation>Nessuno può più giocare: tutti rispondono a turno</translation>
    </message>
    <message>
        <source>%1 can play</source>
        <comment>an answer in the walk round the table</comment>
        <translation>%1 può giocare</translation>
    </message>
    <message>
        <source>The game is blocked</source>
        <translation>Il gioco è bloccato</translation>
    </message>
    <message numerus="yes">
        <source>%1 shows the hand: %n pip(s)</source>
        <comment>the tiles are laid open</comment>
        <translation>
            <numerusform>%1 mostra le tessere: %n punto</numerusform>
            <numerusform>%1 mostra le tessere: %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 shows the hand: no pips</source>
        <comment>the tiles are laid open</comment>
        <translation>%1 mostra le tessere: nessun punto</translation>
    </message>
    <message>
        <source>Wrong answer: %1 had %2</source>
        <comment>family wording; %2: a tile, like 4-6</comment>
        <translation>Risposta errata: %1 aveva %2</translation>
    </message>
    <message>
        <source>False declaration: %1 had %2</source>
        <comment>the referee&apos;s wording; %2: a tile, like 4-6</comment>
        <translation>Dichiarazione non veritiera: %1 aveva %2</translation>
    </message>
    <message>
        <source>%1 may have had %2</source>
        <comment>a wrong answer that is not proven; %2: a tile, like 4-6</comment>
        <translation>Forse %1 aveva %2</translation>
    </message>
    <message>
        <source>%1 goes out</source>
        <comment>has played the last tile of the hand</comment>
        <translation>%1 fa domino</translation>
    </message>
    <message>
        <source>%1 makes this the last round</source>
        <translation>%1 decide che questa è l&apos;ultima mano</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 vince la partita</translation>
    </message>
    <message>
        <source>%1 win the match</source>
        <comment>%1: a pair</comment>
        <translation>%1 vincono la partita</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>%1, it is your turn: %2</source>
        <comment>%2: numbers, like 2 or 4</comment>
        <translation>%1, tocca a te: %2</translation>
    </message>
    <message>
        <source>%1, it is your turn</source>
        <translation>%1, tocca a te</translation>
    </message>
    <message>
        <source>%1, you lead: play any tile</source>
        <comment>the first tile of the round</comment>
        <translation>%1, apri tu: gioca la tessera che vuoi</translation>
    </message>
    <message>
        <source>%1, you lead with %2</source>
        <comment>the first tile of the round; %2: a tile, like 6-6</comment>
        <translation>%1, apri tu con %2</translation>
    </message>
    <message>
        <source>%1, you said that you can: play a tile</source>
        <comment>after the answer yes in the walk</comment>
        <translation>%1, hai detto che puoi: gioca una tessera</translation>
    </message>
    <message>
        <source>%1, choose an end: %2</source>
        <comment>the tile fits both; %2: numbers, like 2 or 4</comment>
        <translation>%1, scegli un&apos;estremità: %2</translation>
    </message>
    <message>
        <source>%1, it is your turn: %2 or a matador</source>
        <comment>%2: numbers, like 2 or 4; a matador is a tile that fits anywhere</comment>
        <translation>%1, tocca a te: %2 o un matador</translation>
    </message>
    <message>
        <source>%1, it is your turn: only a matador fits</source>
        <translation>%1, tocca a te: va bene solo un matador</translation>
    </message>
    <message>
        <source>%1, you go on: %2</source>
        <comment>a double lets the player play again; %2: numbers, like 2 or 4</comment>
        <translation>%1, continua tu: %2</translation>
    </message>
    <message>
        <source>%1, you lead: play a double</source>
        <comment>the first tile of the round</comment>
        <translation>%1, apri tu: gioca un doppio</translation>
    </message>
    <message>
        <source>%1, the double %2 must be covered first</source>
        <comment>trains: nothing else may be played; %2: a number</comment>
        <translation>%1, prima va coperto il doppio %2</translation>
    </message>
    <message>
        <source>%1, now only doubles may be played: %2</source>
        <comment>%2: numbers, like 2 or 4</comment>
        <translation>%1, ora si possono giocare solo doppi: %2</translation>
    </message>
    <message>
        <source>%1, no tile fits: lay one aside, face down</source>
        <comment>%1: the player</comment>
        <translation>%1, nessuna tessera va bene: mettine da parte una, coperta</translation>
    </message>
    <message>
        <source>%1, which half of %2 goes first?</source>
        <comment>the tile fits both ways round; %2: a tile, like 3-4</comment>
        <translation>%1, quale metà di %2 va a contatto?</translation>
    </message>
    <message numerus="yes">
        <source>%1, you were dealt %n double(s): you may ask for a new deal</source>
        <comment>several doubles, never zero</comment>
        <translation>
            <numerusform>%1, hai ricevuto %n doppio: puoi chiedere di ridare le tessere</numerusform>
            <numerusform>%1, hai ricevuto %n doppi: puoi chiedere di ridare le tessere</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is thinking…</source>
        <comment>a computer player</comment>
        <translation>%1 pensa…</translation>
    </message>
    <message>
        <source>%1 plays now</source>
        <comment>another player&apos;s turn</comment>
        <translation>Ora gioca %1</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>La mano è finita</translation>
    </message>
    <message>
        <source>Take tiles until one fits</source>
        <comment>action button</comment>
        <translation>Pesca finché una va bene</translation>
    </message>
    <message>
        <source>Take a tile</source>
        <comment>action button: one tile from the boneyard</comment>
        <translation>Pesca una tessera</translation>
    </message>
    <message>
        <source>Pass: %1</source>
        <comment>action button; %1: like no 5, no 3</comment>
        <translation>Passo: %1</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>action button</comment>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Keep it and pass</source>
        <comment>action button: the tile just taken fits, and may be kept</comment>
        <translation>Tienila e passa</translation>
    </message>
    <message>
        <source>Pass by choice</source>
        <comment>action button: although a tile fits</comment>
        <translation>Passa per scelta</translation>
    </message>
    <message>
        <source>Lay %1 aside</source>
        <comment>action button: face down, for the rest of the round; %1: a tile, like 4-6</comment>
        <translation>Metti da parte %1</translation>
    </message>
    <message>
        <source>Space goes on to the next thing, Enter does it.</source>
        <comment>play with one switch; names of keys</comment>
        <translation>Spazio va avanti, Invio conferma.</translation>
    </message>
    <message>
        <source>The ring goes on by itself; Space or Enter does it.</source>
        <comment>play with one switch; names of keys</comment>
        <translation>L&apos;anello avanza da solo; Spazio o Invio conferma.</translation>
    </message>
    <message>
        <source>Leave the lead to %1</source>
        <comment>action button; %1: the partner</comment>
        <translation>Lascia l&apos;apertura a %1</translation>
    </message>
    <message>
        <source>Ask for a new deal</source>
        <comment>action button: too many doubles</comment>
        <translation>Chiedi di ridare le tessere</translation>
    </message>
    <message>
        <source>Keep these tiles</source>
        <comment>action button: no new deal</comment>
        <translation>Tieni queste tessere</translation>
    </message>
    <message>
        <source>No %1 is left: count now</source>
        <comment>action button: no tile can fit any more; %1: numbers, like 4</comment>
        <translation>Niente più %1: conta ora</translation>
    </message>
    <message>
        <source>Say the game is blocked</source>
        <comment>action button</comment>
        <translation>Di&apos; che è bloccato</translation>
    </message>
    <message>
        <source>Sort</source>
        <comment>button: put the tiles in the rack in order</comment>
        <translation>Riordina</translation>
    </message>
    <message>
        <source>Show the score</source>
        <comment>button</comment>
        <translation>Mostra il punteggio</translation>
    </message>
    <message>
        <source>Boneyard: %1</source>
        <comment>%1: how many tiles are in it</comment>
        <translation>Pozzo: %1</translation>
    </message>
    <message>
        <source>Boneyard: empty</source>
        <translation>Pozzo: vuoto</translation>
    </message>
    <message>
        <source>All</source>
        <comment>on the sign of the train that belongs to everybody; very short</comment>
        <translation>Tutti</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 scores %n</source>
        <comment>%1: a sum, like 4 + 6 + 0 = 10; %2: a player; never zero</comment>
        <translation>
            <numerusform>%1: %2 segna %n</numerusform>
            <numerusform>%1: %2 segna %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Laid aside: %1</source>
        <comment>%1: how many tiles lie face down</comment>
        <translation>Da parte: %1</translation>
    </message>
    <message>
        <source>laid aside: %1</source>
        <comment>under a player&apos;s name; %1: how many tiles lie face down</comment>
        <translation>da parte: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in hand</source>
        <translation>
            <numerusform>%n tessera in mano</numerusform>
            <numerusform>%n tessere in mano</numerusform>
        </translation>
    </message>
    <message>
        <source>no tiles in hand</source>
        <comment>as in: Anna, no tiles in hand</comment>
        <translation>nessuna tessera in mano</translation>
    </message>
    <message>
        <source>computer</source>
        <comment>under the name of a computer player</comment>
        <translation>computer</translation>
    </message>
    <message>
        <source>Score</source>
        <comment>heading above the totals</comment>
        <translation>Punteggio</translation>
    </message>
    <message numerus="yes">
        <source>to %n point(s)</source>
        <comment>beside the heading above the totals: match to 100 points; never zero</comment>
        <translation>
            <numerusform>fino a %n punto</numerusform>
            <numerusform>fino a %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>round %1 of %2</source>
        <comment>beside the heading above the totals; round = one deal</comment>
        <translation>mano %1 di %2</translation>
    </message>
    <message numerus="yes">
        <source>to %n point(s) while somebody has none</source>
        <comment>beside the heading above the totals; never zero</comment>
        <translation>
            <numerusform>fino a %n punto, con qualcuno a zero</numerusform>
            <numerusform>fino a %n punti, con qualcuno a zero</numerusform>
        </translation>
    </message>
    <message>
        <source>games won: %1</source>
        <comment>under the heading above the totals; %1: like 1 : 0</comment>
        <translation>giochi vinti: %1</translation>
    </message>
    <message>
        <source>This round counts times %1</source>
        <comment>rounds without a winner before it; %1: a number</comment>
        <translation>Questa mano conta %1 volte</translation>
    </message>
    <message>
        <source>This round counts %1 more</source>
        <comment>rounds without a winner before it; %1: a number</comment>
        <translation>Questa mano vale %1 in più</translation>
    </message>
    <message>
        <source>fewest points win</source>
        <comment>beside the heading above the totals</comment>
        <translation>vince chi ha meno punti</translation>
    </message>
    <message>
        <source>This round</source>
        <comment>heading above the story of the round; round = one deal</comment>
        <translation>Questa mano</translation>
    </message>
    <message>
        <source>What everybody does will appear here.</source>
        <comment>before the first tile of a round</comment>
        <translation>Qui si racconta che cosa fa ognuno.</translation>
    </message>
    <message>
        <source>Show the story</source>
        <translation>Mostra la cronaca</translation>
    </message>
    <message>
        <source>Hide the story</source>
        <translation>Nascondi la cronaca</translation>
    </message>
    <message>
        <source>Numbers on the table</source>
        <comment>heading above the number strip</comment>
        <translation>Numeri sul tavolo</translation>
    </message>
    <message numerus="yes">
        <source>Each number is on %n tile(s); filled = on the table</source>
        <comment>under the number strip; never zero</comment>
        <translation>
            <numerusform>Ogni numero è su %n tessera; pieno = sul tavolo</numerusform>
            <numerusform>Ogni numero è su %n tessere; pieno = sul tavolo</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 of %3 on the table</source>
        <comment>%1: a number; %2 of %3 tiles with that number</comment>
        <translation>%1: %2 di %3 sul tavolo</translation>
    </message>
    <message>
        <source>prepared deal</source>
        <comment>the deal was fixed when the program was started</comment>
        <translation>mano preparata</translation>
    </message>
    <message>
        <source>Since your turn: %1</source>
        <comment>%1: what happened, like Anna plays 4-6, João passes</comment>
        <translation>Dal tuo ultimo turno: %1</translation>
    </message>
    <message>
        <source>%1, it is your turn</source>
        <comment>on the closed lid of the rack</comment>
        <translation>%1, tocca a te</translation>
    </message>
    <message>
        <source>Show my tiles</source>
        <comment>button on the closed lid of the rack</comment>
        <translation>Mostra le mie tessere</translation>
    </message>
    <message>
        <source>Hide my tiles</source>
        <comment>eye button: closes the lid of the rack</comment>
        <translation>Nascondi le mie tessere</translation>
    </message>
    <message>
        <source>The tiles are hidden.</source>
        <comment>said when the lid closes</comment>
        <translation>Le tessere sono nascoste.</translation>
    </message>
    <message>
        <source>The tiles of %1 can be seen.</source>
        <comment>said when the lid opens</comment>
        <translation>Si vedono le tessere di %1.</translation>
    </message>
    <message>
        <source>Only %1 should look now</source>
        <comment>on the curtain that covers the window</comment>
        <translation>Ora guarda solo %1</translation>
    </message>
    <message>
        <source>Everybody else, please look away.</source>
        <comment>on the curtain that covers the window</comment>
        <translation>Gli altri guardino altrove, per favore.</translation>
    </message>
    <message>
        <source>Drop the tile on an open end.</source>
        <translation>Lascia la tessera su un&apos;estremità aperta.</translation>
    </message>
    <message>
        <source>%1 does not fit %2.</source>
        <comment>the tile was dropped at one open end; %1: a tile, like 4-6; %2: a number</comment>
        <translation>%1 non va bene sul %2.</translation>
    </message>
    <message>
        <source>Sorted by number</source>
        <translation>In ordine di numero</translation>
    </message>
    <message>
        <source>Sorted by pips</source>
        <comment>the heaviest tile first</comment>
        <translation>In ordine di punti</translation>
    </message>
    <message>
        <source>Tiles that fit come first</source>
        <translation>Prima le tessere che vanno bene</translation>
    </message>
    <message>
        <source>In your own order</source>
        <comment>as the player laid the tiles in the rack</comment>
        <translation>Nell&apos;ordine che vuoi tu</translation>
    </message>
    <message>
        <source>%1 would like to take back %2. Does everybody agree?</source>
        <comment>%2: a tile, like 4-6</comment>
        <translation>%1 vorrebbe ritirare %2. Siete tutti d&apos;accordo?</translation>
    </message>
    <message>
        <source>Yes, take it back</source>
        <comment>button</comment>
        <translation>Sì, si ritira</translation>
    </message>
    <message>
        <source>No, it stays</source>
        <comment>button</comment>
        <translation>No, resta</translation>
    </message>
    <message>
        <source>%1 has taken back the last move.</source>
        <translation>%1 ha ritirato l&apos;ultima mossa.</translation>
    </message>
    <message>
        <source>Make this the last round for everybody?</source>
        <translation>Sarà questa l&apos;ultima mano per tutti?</translation>
    </message>
</context>
<context>
    <name>Tie-break</name>
    <message>
        <source>Wins: tables won. A level table is half a win.</source>
        <translation>Vittorie: i tavoli vinti. Un tavolo pari vale mezza vittoria.</translation>
    </message>
    <message>
        <source>Effectiveness: points for minus points against. Penalties are taken off.</source>
        <comment>efetividade</comment>
        <translation>Differenza: i punti fatti meno i punti subiti, al netto delle penalità.</translation>
    </message>
    <message>
        <source>Points for: all points made. Penalties are taken off.</source>
        <translation>Punti fatti: tutti i punti realizzati, al netto delle penalità.</translation>
    </message>
    <message>
        <source>Direct encounter: wins in the tables that those who are level played against each other.</source>
        <translation>Scontro diretto: le vittorie nei tavoli che chi è pari ha giocato l&apos;uno contro l&apos;altro.</translation>
    </message>
    <message>
        <source>Opponents’ wins: those of all opponents together. Strong opponents count.</source>
        <translation>Vittorie avversari: quelle di tutti gli avversari insieme. Gli avversari forti contano.</translation>
    </message>
    <message>
        <source>Opponents’ effectiveness: that of all opponents together.</source>
        <translation>Differenza avversari: la differenza punti di tutti gli avversari insieme.</translation>
    </message>
    <message>
        <source>Lot: the place drawn when everything else is level.</source>
        <translation>Sorteggio: il posto estratto a sorte quando tutto il resto è pari.</translation>
    </message>
    <message>
        <source>%1 is ahead of %2 by wins: %3 to %4.</source>
        <comment>players or pairs; two numbers</comment>
        <translation>%1 davanti a %2 per le vittorie: %3 a %4.</translation>
    </message>
    <message>
        <source>%1 is ahead of %2 by effectiveness: %3 to %4.</source>
        <comment>players or pairs; two numbers</comment>
        <translation>%1 davanti a %2 per la differenza punti: %3 a %4.</translation>
    </message>
    <message>
        <source>%1 is ahead of %2 by points made: %3 to %4.</source>
        <comment>players or pairs; two numbers</comment>
        <translation>%1 davanti a %2 per i punti fatti: %3 a %4.</translation>
    </message>
    <message>
        <source>%1 is ahead of %2 by the direct encounter: %3 to %4 wins among those who were level.</source>
        <comment>players or pairs; two numbers</comment>
        <translation>%1 davanti a %2 per lo scontro diretto: %3 a %4 nelle vittorie tra chi era pari.</translation>
    </message>
    <message>
        <source>%1 is ahead of %2 by stronger opponents: %3 to %4 wins of theirs.</source>
        <comment>players or pairs; two numbers</comment>
        <translation>%1 davanti a %2 per gli avversari più forti: vittorie %3 a %4.</translation>
    </message>
    <message>
        <source>%1 is ahead of %2 by the effectiveness of the opponents: %3 to %4.</source>
        <comment>players or pairs; two numbers</comment>
        <translation>%1 davanti a %2 per la differenza punti degli avversari: %3 a %4.</translation>
    </message>
    <message>
        <source>%1 is ahead of %2 by lot: place %3 and place %4 were drawn.</source>
        <comment>players or pairs</comment>
        <translation>%1 davanti a %2 per sorteggio: posti estratti %3 e %4.</translation>
    </message>
    <message>
        <source>%1 is ahead of %2: further in the knockout.</source>
        <comment>players or pairs</comment>
        <translation>%1 davanti a %2: più avanti nell&apos;eliminazione diretta.</translation>
    </message>
    <message>
        <source>%1 and %2 are level in everything and share their place.</source>
        <comment>players or pairs</comment>
        <translation>%1 e %2: pari in tutto, allo stesso posto.</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Show me how: two minutes</source>
        <comment>button beside Play now, on the very first start</comment>
        <translation>Fammi vedere: due minuti</translation>
    </message>
    <message>
        <source>Take the tour</source>
        <comment>button: learn by playing a few prepared moves</comment>
        <translation>Fai la prova guidata</translation>
    </message>
    <message>
        <source>Skip the tour</source>
        <comment>button, always in view</comment>
        <translation>Salta la prova</translation>
    </message>
    <message>
        <source>Skip</source>
        <comment>the same button where there is little room: end the tour</comment>
        <translation>Salta</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>button, after the score was explained</comment>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>how far the tour is: step 2 of 6</comment>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>Your tiles, and the line</source>
        <comment>heading of a card</comment>
        <translation>Le tue tessere e la linea</translation>
    </message>
    <message>
        <source>These tiles are yours. One fits the line: drag it there, or click it.</source>
        <translation>Queste tessere sono tue. Una va bene sulla linea: trascinala lì, o fai clic.</translation>
    </message>
    <message>
        <source>Keys: arrows to the tile, then Enter</source>
        <comment>how to do it without a mouse</comment>
        <translation>Tasti: frecce fino alla tessera, poi Invio</translation>
    </message>
    <message>
        <source>The tile that stands a little higher fits: it has an open number.</source>
        <comment>a gentle hint</comment>
        <translation>La tessera un po&apos; più alta va bene: ha un numero aperto.</translation>
    </message>
    <message>
        <source>Round the table</source>
        <comment>heading of a card</comment>
        <translation>Il giro del tavolo</translation>
    </message>
    <message>
        <source>Now the others play. Then it is your turn again.</source>
        <translation>Ora giocano gli altri. Poi tocca di nuovo a te.</translation>
    </message>
    <message>
        <source>You may choose</source>
        <comment>heading of a card: the tile fits both ends of the line</comment>
        <translation>Puoi scegliere</translation>
    </message>
    <message>
        <source>Your %1 fits both ends. Drag it to one of them, or click it first.</source>
        <comment>%1: a tile, like 2-3</comment>
        <translation>La tua tessera %1 va bene alle due estremità. Trascinala su una delle due, o prima fai clic.</translation>
    </message>
    <message>
        <source>Now click the place where you would like it.</source>
        <comment>the tile was clicked and fits both ends</comment>
        <translation>Ora fai clic sul posto dove lo vuoi.</translation>
    </message>
    <message>
        <source>Keys: Enter, an arrow to the end, Enter again</source>
        <comment>how to do it without a mouse</comment>
        <translation>Tasti: Invio, una freccia verso l&apos;estremità, di nuovo Invio</translation>
    </message>
    <message>
        <source>Take the tile that stands a little higher, and lay it at one of the ends.</source>
        <comment>a gentle hint</comment>
        <translation>Prendi la tessera un po&apos; più alta e posala a una delle estremità.</translation>
    </message>
    <message>
        <source>Nothing fits?</source>
        <comment>heading of a card</comment>
        <translation>Nessuna tessera va bene?</translation>
    </message>
    <message>
        <source>Take tiles from the boneyard, the pile beside your tiles, until one fits.</source>
        <translation>Pesca dal pozzo, il mucchio accanto alle tue tessere, finché una va bene.</translation>
    </message>
    <message>
        <source>That one does not fit either. Take another.</source>
        <comment>a tile was taken from the boneyard</comment>
        <translation>Neanche questa va bene. Pescane un&apos;altra.</translation>
    </message>
    <message>
        <source>Key: %1</source>
        <comment>how to do it without a mouse; %1: a letter</comment>
        <translation>Tasto: %1</translation>
    </message>
    <message>
        <source>Click the pile, or press the large button.</source>
        <comment>a gentle hint</comment>
        <translation>Fai clic sul mucchio, o premi il pulsante grande.</translation>
    </message>
    <message>
        <source>There it is!</source>
        <comment>heading of a card</comment>
        <translation>Eccola!</translation>
    </message>
    <message>
        <source>The tile that you have just taken fits. Lay it!</source>
        <translation>La tessera appena pescata va bene. Posala!</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <comment>heading of a card; %1: a player</comment>
        <translation>%1 passa</translation>
    </message>
    <message>
        <source>Nothing fits, and the boneyard is empty: %1 knocks on the table, and so passes.</source>
        <comment>%1: a player</comment>
        <translation>Nessuna tessera va bene e il pozzo è vuoto: %1 bussa sul tavolo, e così passa.</translation>
    </message>
    <message>
        <source>Stuck!</source>
        <comment>heading of a card: nobody can play any more</comment>
        <translation>Tutto fermo!</translation>
    </message>
    <message>
        <source>Both ends show %1, and all tiles with a %1 are on the table. Say that the game is blocked!</source>
        <comment>%1: a number</comment>
        <translation>Alle due estremità c&apos;è il %1, e tutte le tessere con il %1 sono sul tavolo. Di&apos; che il gioco è bloccato!</translation>
    </message>
    <message>
        <source>Press the button that says so: the game is blocked.</source>
        <comment>a gentle hint</comment>
        <translation>Premi il pulsante che lo dice: il gioco è bloccato.</translation>
    </message>
    <message>
        <source>Everybody is asked</source>
        <comment>heading of a card: the walk round the table</comment>
        <translation>Tutti rispondono</translation>
    </message>
    <message>
        <source>Nobody guesses here: all answer in turn and show their tiles. You were the first.</source>
        <translation>Qui nessuno tira a indovinare: tutti rispondono a turno e mostrano le tessere. La prima risposta è la tua.</translation>
    </message>
    <message>
        <source>Just watch: everybody answers in turn.</source>
        <comment>a gentle hint, while the others answer</comment>
        <translation>Guarda e basta: tutti rispondono a turno.</translation>
    </message>
    <message>
        <source>It is blocked</source>
        <comment>heading of a card: everybody has confirmed that nobody can play</comment>
        <translation>Il gioco è bloccato</translation>
    </message>
    <message>
        <source>Nobody can play: the round is over. Now all hands are counted.</source>
        <translation>Nessuno può giocare: la mano è finita. Ora si contano i punti in mano a tutti.</translation>
    </message>
    <message>
        <source>The lowest count wins</source>
        <comment>heading of a card</comment>
        <translation>Vince il totale più basso</translation>
    </message>
    <message numerus="yes">
        <source>You hold only %n pip(s), the lowest count. So you score what the others hold: %1.</source>
        <comment>%1: a sum, like 26 + 13 = 39; never zero</comment>
        <translation>
            <numerusform>Hai in mano solo %n punto, il totale più basso. Così segni i punti in mano agli altri: %1.</numerusform>
            <numerusform>Hai in mano solo %n punti, il totale più basso. Così segni i punti in mano agli altri: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is all you need</source>
        <comment>title of the last page</comment>
        <translation>Non ti serve altro</translation>
    </message>
    <message>
        <source>Now play a real match. And whenever you wonder what you can do: press %1.</source>
        <comment>%1: a key, like F1</comment>
        <translation>Ora gioca una vera partita. E quando ti chiedi che cosa puoi fare, premi %1.</translation>
    </message>
    <message>
        <source>Once more</source>
        <comment>small button: take the tour again</comment>
        <translation>Ancora una volta</translation>
    </message>
    <message>
        <source>Back to the program</source>
        <comment>small button: end the tour</comment>
        <translation>Torna al programma</translation>
    </message>
</context>
<context>
    <name>Tournament</name>
    <message>
        <source>Player %1</source>
        <comment>somebody whose name is not shown; %1: a number</comment>
        <translation>Giocatore %1</translation>
    </message>
    <message>
        <source>%1 &amp; %2</source>
        <comment>a pair: two names</comment>
        <translation>%1 &amp; %2</translation>
    </message>
    <message>
        <source>No. %1</source>
        <comment>an entrant, where no name is known; %1: a number</comment>
        <translation>N. %1</translation>
    </message>
    <message>
        <source>Table %1</source>
        <comment>%1: a number</comment>
        <translation>Tavolo %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <comment>tournament round; %1: a number</comment>
        <translation>Turno %1</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <comment>tournament round; two numbers</comment>
        <translation>Turno %1 di %2</translation>
    </message>
    <message>
        <source>Entrants</source>
        <comment>tab: who takes part</comment>
        <translation>Iscritti</translation>
    </message>
    <message>
        <source>Round</source>
        <comment>tab: the tournament round in play; tournament round, not one deal</comment>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Standings</source>
        <comment>tab: who is where</comment>
        <translation>Classifica</translation>
    </message>
    <message>
        <source>Log</source>
        <comment>tab: everything that was done, in order</comment>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Publish</source>
        <comment>tab: print, save and send lists</comment>
        <translation>Pubblica</translation>
    </message>
    <message>
        <source>Full screen for everybody</source>
        <comment>button: a window for a beamer or a second screen</comment>
        <translation>Schermo intero per tutti</translation>
    </message>
    <message>
        <source>Settings</source>
        <comment>button: change what was settled at the start</comment>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>The rules</source>
        <comment>button: read the rules of the game</comment>
        <translation>Le regole</translation>
    </message>
    <message>
        <source>Closed</source>
        <comment>what a tournament is, when it is over</comment>
        <translation>Concluso</translation>
    </message>
    <message>
        <source>Director: %1</source>
        <comment>%1: a name</comment>
        <translation>Direzione di gara: %1</translation>
    </message>
    <message>
        <source>Who directs</source>
        <comment>entry of a menu, title of a small window, label of a field</comment>
        <translation>Chi dirige</translation>
    </message>
    <message>
        <source>The log names whoever directs from now on. Without a name it names nobody.</source>
        <translation>D&apos;ora in poi il registro riporta il nome di chi dirige. Senza nome non riporta nessuno.</translation>
    </message>
    <message>
        <source>Take over</source>
        <comment>button: this person directs from now on</comment>
        <translation>Dirige da ora</translation>
    </message>
    <message>
        <source>This tournament cannot be read; its data are damaged. Nothing was changed.</source>
        <translation>Questo torneo non si può leggere: i dati sono danneggiati. Non è cambiato niente.</translation>
    </message>
    <message>
        <source>What table %1 has played cannot be read; its data are damaged. Nothing was changed.</source>
        <comment>%1: a number</comment>
        <translation>Quello che ha giocato il tavolo %1 non si può leggere: i dati sono danneggiati. Non è cambiato niente.</translation>
    </message>
    <message>
        <source>%1 · table %2</source>
        <comment>label of a table at the referee desk; %1: a tournament, %2: a number</comment>
        <translation>%1 · tavolo %2</translation>
    </message>
    <message>
        <source>The name is gone from everything that the program uses. Files that were set aside earlier may still hold it: %1.</source>
        <comment>%1: names of files</comment>
        <translation>Il nome è sparito da tutto ciò che il programma usa. I file messi da parte in passato possono ancora contenerlo: %1.</translation>
    </message>
</context>
<context>
    <name>Tournament beamer</name>
    <message>
        <source>%1 – for everybody</source>
        <comment>title of a second window; %1: the name of the tournament</comment>
        <translation>%1 – per tutti</translation>
    </message>
    <message>
        <source>Round %1</source>
        <comment>very large heading above the tables; round = tournament round</comment>
        <translation>Turno %1</translation>
    </message>
    <message>
        <source>Results of round %1</source>
        <comment>very large heading; round = tournament round</comment>
        <translation>Risultati del turno %1</translation>
    </message>
    <message>
        <source>Standings after round %1</source>
        <comment>very large heading; round = tournament round</comment>
        <translation>Classifica dopo il turno %1</translation>
    </message>
    <message>
        <source>Final standings</source>
        <comment>very large heading</comment>
        <translation>Classifica finale</translation>
    </message>
    <message>
        <source>Welcome!</source>
        <comment>very large, before the first round of a tournament</comment>
        <translation>Benvenuti!</translation>
    </message>
    <message>
        <source>Time is up. Finish the round on your table.</source>
        <comment>very large; round = one deal of tiles</comment>
        <translation>Tempo scaduto. Finite la mano al vostro tavolo.</translation>
    </message>
    <message>
        <source>Time is up. Stop playing.</source>
        <comment>very large</comment>
        <translation>Tempo scaduto. Smettete di giocare.</translation>
    </message>
    <message>
        <source>The clock is stopped.</source>
        <comment>very large</comment>
        <translation>L&apos;orologio è fermo.</translation>
    </message>
    <message>
        <source>Please sit down. The round begins soon.</source>
        <comment>very large; tournament round</comment>
        <translation>Sedetevi, per favore. Il turno comincia tra poco.</translation>
    </message>
    <message>
        <source>Still playing: %1</source>
        <comment>very large; %1: numbers of tables, like 3, 7, 12</comment>
        <translation>Giocano ancora: %1</translation>
    </message>
    <message>
        <source>Table %1: %2</source>
        <comment>a table with a time of its own; %2: like 12:30</comment>
        <translation>Tavolo %1: %2</translation>
    </message>
    <message>
        <source>All tables have finished.</source>
        <comment>very large</comment>
        <translation>Tutti i tavoli hanno finito.</translation>
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
        <translation>%1º posto</translation>
    </message>
    <message>
        <source>Tournament director</source>
        <comment>below a line for a signature</comment>
        <translation>Direzione di gara</translation>
    </message>
    <message numerus="yes">
        <source>among %n entrant(s)</source>
        <comment>below a place; never zero</comment>
        <translation>
            <numerusform>su %n iscritto</numerusform>
            <numerusform>su %n iscritti</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tournament files</name>
    <message>
        <source>Open a tournament or results</source>
        <comment>title of a window in which a file is chosen</comment>
        <translation>Apri un torneo o dei risultati</translation>
    </message>
    <message>
        <source>Save the archive</source>
        <comment>title of a window in which a file is chosen</comment>
        <translation>Salva l&apos;archivio</translation>
    </message>
    <message>
        <source>Save the results</source>
        <comment>title of a window in which a file is chosen</comment>
        <translation>Salva i risultati</translation>
    </message>
    <message>
        <source>Files of Domino Desktop</source>
        <comment>kind of files</comment>
        <translation>File di Domino Desktop</translation>
    </message>
    <message>
        <source>Tournament %1</source>
        <comment>name of a file; %1: the name of the tournament</comment>
        <translation>Torneo %1</translation>
    </message>
    <message>
        <source>Results of round %1, %2</source>
        <comment>name of a file; %1: a number (tournament round), %2: the tournament</comment>
        <translation>Risultati del turno %1, %2</translation>
    </message>
    <message>
        <source>%1 is here now.</source>
        <comment>%1: a tournament that came from another computer</comment>
        <translation>%1 ora è qui.</translation>
    </message>
    <message>
        <source>%1: what only the other computer knew was taken over.</source>
        <comment>%1: a tournament</comment>
        <translation>%1: aggiunto ciò che c&apos;era solo sull&apos;altro computer.</translation>
    </message>
    <message>
        <source>%1: both computers know the same. Nothing was changed.</source>
        <comment>%1: a tournament</comment>
        <translation>%1: i due computer hanno gli stessi dati. Non è cambiato niente.</translation>
    </message>
    <message>
        <source>%1: this computer already knows more. Nothing was changed.</source>
        <comment>%1: a tournament</comment>
        <translation>%1: questo computer ha già più dati. Non è cambiato niente.</translation>
    </message>
    <message>
        <source>All results of this file are known already. Nothing was changed.</source>
        <translation>Tutti i risultati di questo file ci sono già. Non è cambiato niente.</translation>
    </message>
    <message>
        <source>The result of table %1 was taken over.</source>
        <comment>%1: a number</comment>
        <translation>Tavolo %1: risultato importato.</translation>
    </message>
    <message>
        <source>The points of table %1 were taken over; it is not decided yet.</source>
        <comment>%1: a number</comment>
        <translation>Tavolo %1: punti importati; la partita non è ancora decisa.</translation>
    </message>
    <message>
        <source>%1 holds results of a tournament that is not on this computer. Open its archive first.</source>
        <comment>%1: a file</comment>
        <translation>%1 contiene i risultati di un torneo che non è su questo computer. Prima aprine l&apos;archivio.</translation>
    </message>
    <message>
        <source>%1 is a match, but these people have no open table in this round.</source>
        <comment>%1: a file; tournament round</comment>
        <translation>%1 è una partita, ma queste persone non hanno un tavolo aperto in questo turno.</translation>
    </message>
    <message>
        <source>%1 is a single match. Open the tournament that it belongs to first.</source>
        <comment>%1: a file</comment>
        <translation>%1 è una partita singola. Prima apri il torneo di cui fa parte.</translation>
    </message>
    <message>
        <source>%1 is neither a tournament nor results of this program, or it is damaged.</source>
        <comment>%1: a file</comment>
        <translation>%1 non è né un torneo né un file di risultati di questo programma, oppure è danneggiato.</translation>
    </message>
    <message>
        <source>%1 is damaged or was changed. Nothing was taken from it.</source>
        <comment>%1: a file</comment>
        <translation>%1: file danneggiato o modificato. Non è stato importato niente.</translation>
    </message>
    <message>
        <source>%1 comes from a newer version of the program.</source>
        <comment>%1: a file</comment>
        <translation>%1 viene da una versione più recente del programma.</translation>
    </message>
    <message>
        <source>%1 is too large for a tournament.</source>
        <comment>%1: a file</comment>
        <translation>%1 è troppo grande per un torneo.</translation>
    </message>
    <message>
        <source>This match cannot be a result: it needs two sides, and the higher score has to win.</source>
        <translation>Questa partita non può valere come risultato: servono due parti, e deve vincere chi ha più punti.</translation>
    </message>
    <message>
        <source>These people have finished no match on this computer since the round was paired.</source>
        <translation>Dopo l&apos;abbinamento queste persone non hanno finito nessuna partita su questo computer.</translation>
    </message>
    <message>
        <source>Take this match as the result of table %1?</source>
        <comment>a question; %1: a number</comment>
        <translation>Usare questa partita come risultato del tavolo %1?</translation>
    </message>
    <message>
        <source>Yes, take it</source>
        <comment>button</comment>
        <translation>Sì, usala</translation>
    </message>
    <message>
        <source>No</source>
        <comment>button</comment>
        <translation>No</translation>
    </message>
</context>
<context>
    <name>Tournament log</name>
    <message>
        <source>Log</source>
        <comment>title: everything that happened in a tournament</comment>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Find in the log</source>
        <comment>label of a field; lines that hold the words stay</comment>
        <translation>Cerca nel registro</translation>
    </message>
    <message>
        <source>Corrections only</source>
        <comment>switch: hides all other lines of the log</comment>
        <translation>Solo correzioni</translation>
    </message>
    <message>
        <source>Nothing in the log fits these words.</source>
        <translation>Nel registro non c&apos;è niente con queste parole.</translation>
    </message>
    <message>
        <source>The number of the entry. It never changes.</source>
        <translation>Il numero della voce. Non cambia mai.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of %1 shown</source>
        <comment>%n: lines that fit, %1: all lines</comment>
        <translation>
            <numerusform>Mostrata %n riga su %1</numerusform>
            <numerusform>Mostrate %n righe su %1</numerusform>
        </translation>
    </message>
    <message>
        <source>No line of %1 shown</source>
        <comment>%1: how many lines there are</comment>
        <translation>Nessuna riga mostrata su %1</translation>
    </message>
    <message>
        <source>Print the log</source>
        <comment>button</comment>
        <translation>Stampa il registro</translation>
    </message>
    <message>
        <source>Nothing here is ever changed or deleted: a correction is a new entry.</source>
        <comment>below the title of the log</comment>
        <translation>Qui niente si modifica o si cancella mai: una correzione è una voce nuova.</translation>
    </message>
    <message>
        <source>%1 Reason: %2</source>
        <comment>%1: a whole sentence; %2: a few words somebody typed</comment>
        <translation>%1 Motivo: %2</translation>
    </message>
    <message>
        <source>The tournament “%1” was set up (%2).</source>
        <comment>%1: its name, %2: a list like Pairs, Swiss</comment>
        <translation>Creato il torneo «%1» (%2).</translation>
    </message>
    <message>
        <source>The settings were changed.</source>
        <translation>Modificate le impostazioni.</translation>
    </message>
    <message>
        <source>The tournament is now called “%1”.</source>
        <comment>%1: its name</comment>
        <translation>Il torneo ora si chiama «%1».</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) are planned now.</source>
        <comment>tournament rounds</comment>
        <translation>
            <numerusform>Ora è previsto %n turno.</numerusform>
            <numerusform>Ora sono previsti %n turni.</numerusform>
        </translation>
    </message>
    <message>
        <source>The number of rounds is open now.</source>
        <comment>tournament rounds</comment>
        <translation>Il numero di turni ora è libero.</translation>
    </message>
    <message>
        <source>The order is now decided by: %1.</source>
        <comment>%1: a list like wins, effectiveness, lot</comment>
        <translation>La classifica ora si decide così: %1.</translation>
    </message>
    <message numerus="yes">
        <source>A match now lasts %n minute(s).</source>
        <translation>
            <numerusform>Una partita ora dura %n minuto.</numerusform>
            <numerusform>Una partita ora dura %n minuti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches are now played without a clock.</source>
        <translation>Le partite ora si giocano senza orologio.</translation>
    </message>
    <message>
        <source>The rules are now: %1.</source>
        <comment>%1: the name of a rule set</comment>
        <translation>Le regole ora sono: %1.</translation>
    </message>
    <message>
        <source>The penalties settled beforehand are now: %1.</source>
        <comment>%1: a list with what each costs</comment>
        <translation>Le penalità stabilite in anticipo ora sono: %1.</translation>
    </message>
    <message>
        <source>No penalties are settled beforehand any more.</source>
        <translation>Non ci sono più penalità stabilite in anticipo.</translation>
    </message>
    <message>
        <source>Other terms of the matches were changed.</source>
        <comment>such as the points for sitting out</comment>
        <translation>Modificate altre condizioni delle partite.</translation>
    </message>
    <message>
        <source>Other settings of the pairing were changed.</source>
        <comment>such as the first table number</comment>
        <translation>Modificate altre impostazioni degli abbinamenti.</translation>
    </message>
    <message>
        <source>%1 entered as number %2.</source>
        <comment>%1: a player or a pair</comment>
        <translation>Iscrizione numero %2: %1.</translation>
    </message>
    <message>
        <source>%1 entered late as number %2, after round %3.</source>
        <comment>%1: a player or a pair; tournament round</comment>
        <translation>Iscrizione tardiva numero %2, dopo il turno %3: %1.</translation>
    </message>
    <message>
        <source>%1 withdrew.</source>
        <comment>%1: a player or a pair, who will not be paired any more</comment>
        <translation>Ritiro di %1.</translation>
    </message>
    <message>
        <source>%1 came back.</source>
        <comment>%1: a player or a pair, who will be paired again</comment>
        <translation>Rientro di %1.</translation>
    </message>
    <message>
        <source>%1: the rating is now %2; it was %3.</source>
        <comment>%1: a player or a pair; two numbers</comment>
        <translation>%1: la forza ora è %2; era %3.</translation>
    </message>
    <message>
        <source>%1: the rating is now %2.</source>
        <comment>%1: a player or a pair; it had none before</comment>
        <translation>%1: la forza ora è %2.</translation>
    </message>
    <message>
        <source>%1: no rating any more; it was %2.</source>
        <comment>%1: a player or a pair; %2: a number</comment>
        <translation>%1: la forza non è più indicata; era %2.</translation>
    </message>
    <message>
        <source>%1 plays on in place of %2.</source>
        <comment>two persons</comment>
        <translation>D&apos;ora in poi %1 gioca al posto di %2.</translation>
    </message>
    <message numerus="yes">
        <source>Round %1 was published: %n table(s).</source>
        <comment>tournament round; never zero</comment>
        <translation>
            <numerusform>Pubblicato il turno %1: %n tavolo.</numerusform>
            <numerusform>Pubblicato il turno %1: %n tavoli.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round %1 was published as the director changed it: %n table(s).</source>
        <comment>tournament round; never zero</comment>
        <translation>
            <numerusform>Pubblicato il turno %1 con le modifiche di chi dirige: %n tavolo.</numerusform>
            <numerusform>Pubblicato il turno %1 con le modifiche di chi dirige: %n tavoli.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sitting out: %1.</source>
        <comment>%1: one or more players or pairs</comment>
        <translation>Riposo: %1.</translation>
    </message>
    <message>
        <source>The pairing of round %1 was taken back.</source>
        <comment>tournament round</comment>
        <translation>Annullato l&apos;abbinamento del turno %1.</translation>
    </message>
    <message>
        <source>Round %1: these tables were made up anew: %2.</source>
        <comment>%2: numbers of tables</comment>
        <translation>Turno %1: formati di nuovo questi tavoli: %2.</translation>
    </message>
    <message>
        <source>Round %1: the tables were made up anew.</source>
        <comment>tournament round</comment>
        <translation>Turno %1: formati di nuovo i tavoli.</translation>
    </message>
    <message>
        <source>Round %1: %2 (table %3) and %4 (table %5) had sat in each other’s seats. What was played went with them.</source>
        <comment>tournament round; %2 and %4: persons</comment>
        <translation>Turno %1: posti scambiati per errore tra %2 (tavolo %3) e %4 (tavolo %5). Ciò che è stato giocato va a chi ha giocato davvero.</translation>
    </message>
    <message>
        <source>Round %1 began.</source>
        <comment>tournament round; the clock runs</comment>
        <translation>Turno %1: inizio.</translation>
    </message>
    <message>
        <source>Round %1: the clock of table %2 was stopped.</source>
        <comment>tournament round</comment>
        <translation>Turno %1: fermato l&apos;orologio del tavolo %2.</translation>
    </message>
    <message>
        <source>Round %1: all clocks were stopped.</source>
        <comment>tournament round</comment>
        <translation>Turno %1: fermati tutti gli orologi.</translation>
    </message>
    <message>
        <source>Round %1: the clock of table %2 went on.</source>
        <comment>tournament round</comment>
        <translation>Turno %1: ripartito l&apos;orologio del tavolo %2.</translation>
    </message>
    <message>
        <source>Round %1: all clocks went on.</source>
        <comment>tournament round</comment>
        <translation>Turno %1: ripartiti tutti gli orologi.</translation>
    </message>
    <message>
        <source>Round %1: table %2 got %3 more.</source>
        <comment>tournament round; %3: time, like 5:00</comment>
        <translation>Turno %1: tavolo %2, %3 in più.</translation>
    </message>
    <message>
        <source>Round %1: all tables got %2 more.</source>
        <comment>tournament round; %2: time, like 5:00</comment>
        <translation>Turno %1: tutti i tavoli, %2 in più.</translation>
    </message>
    <message>
        <source>Round %1: %3 was taken from table %2.</source>
        <comment>tournament round; %3: time, like 5:00</comment>
        <translation>Turno %1: tavolo %2, %3 in meno.</translation>
    </message>
    <message>
        <source>Round %1: %2 was taken from all tables.</source>
        <comment>tournament round; %2: time</comment>
        <translation>Turno %1: tutti i tavoli, %2 in meno.</translation>
    </message>
    <message>
        <source>Round %1, table %2: %3 so far.</source>
        <comment>tournament round; %3: points like 80 : 45</comment>
        <translation>Turno %1, tavolo %2: parziale %3.</translation>
    </message>
    <message>
        <source>Round %1, table %2, %3 against %4: %5.</source>
        <comment>tournament round; %3, %4: players; %5: like 200 : 150</comment>
        <translation>Turno %1, tavolo %2, %3 contro %4: %5.</translation>
    </message>
    <message>
        <source>It came from the referee desk.</source>
        <comment>the result of a table</comment>
        <translation>Viene dal banco dell&apos;arbitro.</translation>
    </message>
    <message>
        <source>It came from a match played in the program.</source>
        <comment>the result of a table</comment>
        <translation>Viene da una partita giocata nel programma.</translation>
    </message>
    <message>
        <source>It came from a file.</source>
        <comment>the result of a table</comment>
        <translation>Viene da un file.</translation>
    </message>
    <message>
        <source>Round %1, table %2, %3 against %4: %5 was wrong, right is %6.</source>
        <comment>tournament round; %3, %4: players; %5, %6: results like 200 : 150</comment>
        <translation>Turno %1, tavolo %2, %3 contro %4: %5 era sbagliato, giusto è %6.</translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %n penalty point(s) for %2.</source>
        <comment>tournament round; %2: who; never zero</comment>
        <translation>
            <numerusform>Turno %1: %n punto di penalità per %2.</numerusform>
            <numerusform>Turno %1: %n punti di penalità per %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1: match lost by penalty for %2.</source>
        <comment>tournament round; %2: a player or a pair</comment>
        <translation>Turno %1: penalità con partita persa per %2.</translation>
    </message>
    <message>
        <source>Round %1: exclusion from the tournament for %2.</source>
        <comment>tournament round; %2: a player or a pair</comment>
        <translation>Turno %1: esclusione dal torneo per %2.</translation>
    </message>
    <message>
        <source>Round %1: a warning for %2.</source>
        <comment>tournament round; %2: a player or a pair</comment>
        <translation>Turno %1: ammonizione per %2.</translation>
    </message>
    <message>
        <source>The penalty of entry %1 for %2 no longer holds.</source>
        <comment>%1: a number of the log; %2: who</comment>
        <translation>Revocata la penalità della voce %1 per %2.</translation>
    </message>
    <message>
        <source>The tournament was closed.</source>
        <translation>Torneo chiuso.</translation>
    </message>
    <message>
        <source>The tournament was opened again.</source>
        <translation>Torneo riaperto.</translation>
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
        <translation>%1, spareggio vinto da %2</translation>
    </message>
    <message>
        <source>not played, win for %1</source>
        <comment>the result of a table; %1: a player or a pair</comment>
        <translation>non giocato, vittoria per %1</translation>
    </message>
    <message>
        <source>not played, both lose</source>
        <comment>the result of a table</comment>
        <translation>non giocato, perdono tutti</translation>
    </message>
    <message>
        <source>not played, counts for nobody</source>
        <comment>the result of a table</comment>
        <translation>non giocato, non conta per nessuno</translation>
    </message>
    <message>
        <source>no result</source>
        <comment>of a table, in the place of points</comment>
        <translation>nessun risultato</translation>
    </message>
    <message>
        <source>Round %1</source>
        <comment>tournament round</comment>
        <translation>Turno %1</translation>
    </message>
    <message>
        <source>Check sum %1…</source>
        <comment>%1: the first letters and digits of a check sum</comment>
        <translation>Codice di controllo %1…</translation>
    </message>
</context>
<context>
    <name>Tournament pairing</name>
    <message>
        <source>Not enough entrants: %1 are here, %2 are needed.</source>
        <comment>two numbers</comment>
        <translation>Non bastano gli iscritti: sono %1, ne servono %2.</translation>
    </message>
    <message numerus="yes">
        <source>Everybody has sat out %n time(s). Shall somebody sit out once more?</source>
        <comment>a question; never zero</comment>
        <translation>
            <numerusform>Tutti hanno già riposato %n volta. Far riposare qualcuno ancora una volta?</numerusform>
            <numerusform>Tutti hanno già riposato %n volte. Far riposare qualcuno ancora una volta?</numerusform>
        </translation>
    </message>
    <message>
        <source>What %1 and %2 need cannot both be kept. Change one of them.</source>
        <comment>two names</comment>
        <translation>Le esigenze di %1 e %2 non si possono rispettare insieme. Cambiane una.</translation>
    </message>
    <message>
        <source>What %1 needs cannot be kept. Change it.</source>
        <comment>%1: a name</comment>
        <translation>Le esigenze di %1 non si possono rispettare. Cambiale.</translation>
    </message>
    <message numerus="yes">
        <source>All %n round(s) of this format have been played.</source>
        <comment>tournament rounds; never zero</comment>
        <translation>
            <numerusform>Si è giocato l&apos;unico turno (%n) di questa formula.</numerusform>
            <numerusform>Tutti i %n turni di questa formula sono stati giocati.</numerusform>
        </translation>
    </message>
    <message>
        <source>Table %1 ended level. Say who won the play-off.</source>
        <comment>%1: a number</comment>
        <translation>Il tavolo %1 finisce pari. Indica chi ha vinto lo spareggio.</translation>
    </message>
    <message>
        <source>There is no perfect rotation for %1 players. Choose “New tables each round” in the settings.</source>
        <comment>%1: a number</comment>
        <translation>Non c&apos;è una rotazione perfetta per %1 giocatori. Nelle impostazioni scegli «Nuovo abbinamento ogni turno».</translation>
    </message>
    <message>
        <source>Pair round %1</source>
        <comment>large button; %1: number of a tournament round</comment>
        <translation>Abbina il turno %1</translation>
    </message>
    <message>
        <source>Working out the pairing…</source>
        <comment>while the program computes</comment>
        <translation>Calcolo dell&apos;abbinamento …</translation>
    </message>
    <message>
        <source>Everything is ready for round %1.</source>
        <comment>%1: number of a tournament round</comment>
        <translation>Tutto pronto per il turno %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) will be paired.</source>
        <comment>before a tournament round</comment>
        <translation>
            <numerusform>Sarà abbinato %n giocatore.</numerusform>
            <numerusform>Saranno abbinati %n giocatori.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody is entered yet.</source>
        <comment>before a tournament round</comment>
        <translation>Ancora nessun iscritto.</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) will be paired.</source>
        <comment>pair = two partners</comment>
        <translation>
            <numerusform>Sarà abbinata %n coppia.</numerusform>
            <numerusform>Saranno abbinate %n coppie.</numerusform>
        </translation>
    </message>
    <message>
        <source>No pair is entered yet.</source>
        <comment>pair = two partners</comment>
        <translation>Ancora nessuna coppia iscritta.</translation>
    </message>
    <message>
        <source>First of all: who plays?</source>
        <comment>too few people are entered for a first round</comment>
        <translation>Prima di tutto: chi gioca?</translation>
    </message>
    <message>
        <source>Enter who plays</source>
        <comment>button: to the list of entrants</comment>
        <translation>Iscrivi chi gioca</translation>
    </message>
    <message>
        <source>Put the tables together by hand</source>
        <comment>button: where the program proposes no pairing itself</comment>
        <translation>Forma i tavoli a mano</translation>
    </message>
    <message>
        <source>Yes, pair it so</source>
        <comment>button: somebody sits out once more</comment>
        <translation>Sì, abbina così</translation>
    </message>
    <message>
        <source>Not yet</source>
        <comment>button: nothing is paired now</comment>
        <translation>Non ancora</translation>
    </message>
    <message>
        <source>No pairing was found. Try again, or put the tables together by hand.</source>
        <translation>Nessun abbinamento trovato. Riprova, o forma i tavoli a mano.</translation>
    </message>
    <message>
        <source>Round %1: a proposal</source>
        <comment>title; %1: number of a tournament round</comment>
        <translation>Turno %1: proposta</translation>
    </message>
    <message>
        <source>Round %1: change open tables</source>
        <comment>title; tables of a tournament round in play are made up anew</comment>
        <translation>Turno %1: cambia i tavoli aperti</translation>
    </message>
    <message>
        <source>Nobody has seen it yet. Change what you like, then publish it.</source>
        <translation>Nessuno l&apos;ha ancora vista. Cambia quello che vuoi, poi pubblicala.</translation>
    </message>
    <message>
        <source>Publish</source>
        <comment>button: the pairing becomes the tournament round</comment>
        <translation>Pubblica</translation>
    </message>
    <message>
        <source>Change open tables</source>
        <comment>button: who plays where in a tournament round in play</comment>
        <translation>Cambia i tavoli aperti</translation>
    </message>
    <message>
        <source>Tables without any points can be made up anew. The others stay as they are.</source>
        <translation>I tavoli ancora senza punti si possono formare di nuovo. Gli altri restano come sono.</translation>
    </message>
    <message>
        <source>Table %1 has points already and stays as it is.</source>
        <comment>%1: number of a table</comment>
        <translation>Il tavolo %1 ha già dei punti e resta com&apos;è.</translation>
    </message>
    <message>
        <source>Publish the change</source>
        <comment>button: other tables in a tournament round in play</comment>
        <translation>Pubblica la modifica</translation>
    </message>
    <message>
        <source>Pair again</source>
        <comment>button: a new proposal; locked tables stay</comment>
        <translation>Abbina di nuovo</translation>
    </message>
    <message>
        <source>Throw away</source>
        <comment>button: the proposal is forgotten</comment>
        <translation>Butta via</translation>
    </message>
    <message>
        <source>Why this pairing?</source>
        <comment>button: the reasons for one table</comment>
        <translation>Perché questo abbinamento?</translation>
    </message>
    <message>
        <source>Lock this table</source>
        <comment>button: a new proposal does not change it</comment>
        <translation>Fissa questo tavolo</translation>
    </message>
    <message>
        <source>Unlock this table</source>
        <comment>button: a new proposal may change this table again</comment>
        <translation>Libera questo tavolo</translation>
    </message>
    <message>
        <source>Change places with somebody</source>
        <comment>button: then another place is chosen</comment>
        <translation>Scambia di posto</translation>
    </message>
    <message>
        <source>Let go</source>
        <comment>button: nobody is chosen to change places any more</comment>
        <translation>Lascia stare</translation>
    </message>
    <message>
        <source>Make a table of these</source>
        <comment>button: of players who had none</comment>
        <translation>Forma un tavolo</translation>
    </message>
    <message>
        <source>Break this table up</source>
        <comment>button: those who sat at it have no table then</comment>
        <translation>Sciogli questo tavolo</translation>
    </message>
    <message>
        <source>Let them sit out</source>
        <comment>button: those who have no place</comment>
        <translation>Falli riposare</translation>
    </message>
    <message>
        <source>Look at earlier rounds</source>
        <comment>button: tournament rounds</comment>
        <translation>Guarda i turni precedenti</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <comment>two keys</comment>
        <translation>Ctrl+Invio</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>the space bar, on a small picture of a key; short</comment>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>W</source>
        <comment>one letter: key of Why this pairing</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>L</source>
        <comment>one letter: key of Lock this table; another one than the others here</comment>
        <translation>F</translation>
    </message>
    <message>
        <source>N</source>
        <comment>one letter: key of Another table number; another one than the others</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>T</source>
        <comment>one letter: key of Make a table of these; another one than the others</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>B</source>
        <comment>one letter: key of Break this table up; another one than the others</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>%1 (no place yet)</source>
        <comment>%1: a player or pair who came after the pairing</comment>
        <translation>%1 (ancora senza posto)</translation>
    </message>
    <message>
        <source>Another table number</source>
        <comment>button</comment>
        <translation>Cambia numero al tavolo</translation>
    </message>
    <message>
        <source>Another number for table %1</source>
        <comment>title of a small window</comment>
        <translation>Un altro numero per il tavolo %1</translation>
    </message>
    <message>
        <source>Table number (a table that has it gets the old one)</source>
        <comment>label of a field for a number</comment>
        <translation>Numero del tavolo (se un altro lo ha già, prende quello vecchio)</translation>
    </message>
    <message>
        <source>Use this number</source>
        <comment>button</comment>
        <translation>Usa questo numero</translation>
    </message>
    <message>
        <source>locked</source>
        <comment>on a table that a new proposal does not change; short</comment>
        <translation>fisso</translation>
    </message>
    <message>
        <source>Sitting out</source>
        <comment>heading above who does not play in this tournament round</comment>
        <translation>A riposo</translation>
    </message>
    <message>
        <source>Out of the knockout</source>
        <comment>heading above those who have lost: they do not play any more, unless one is put in for somebody who left</comment>
        <translation>Fuori dal tabellone</translation>
    </message>
    <message>
        <source>%1 is chosen. Choose who changes places with them.</source>
        <comment>%1: a player or a pair to be moved</comment>
        <translation>Scelta: %1. Ora scegli con chi scambiare il posto.</translation>
    </message>
    <message>
        <source>%1 and %2 have changed places.</source>
        <comment>two players or pairs</comment>
        <translation>Scambio di posto tra %1 e %2.</translation>
    </message>
    <message>
        <source>Table %1 stays as it is.</source>
        <comment>after a table was locked; %1: its number</comment>
        <translation>Il tavolo %1 resta com&apos;è.</translation>
    </message>
    <message>
        <source>Table %1 may change again.</source>
        <comment>after a table was unlocked; %1: its number</comment>
        <translation>Il tavolo %1 può di nuovo cambiare.</translation>
    </message>
    <message numerus="yes">
        <source>Proposed: %n table(s).</source>
        <comment>said when a pairing is there; never zero</comment>
        <translation>
            <numerusform>Proposta: %n tavolo.</numerusform>
            <numerusform>Proposta: %n tavoli.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 is published.</source>
        <comment>%1: number of a tournament round</comment>
        <translation>Turno %1 pubblicato.</translation>
    </message>
    <message>
        <source>Proposed tables</source>
        <comment>said by a screen reader: a list</comment>
        <translation>Tavoli proposti</translation>
    </message>
    <message>
        <source>Table %1, seat %2: %3</source>
        <comment>said by a screen reader; %2: number of a seat; %3: a player or pair</comment>
        <translation>Tavolo %1, posto %2: %3</translation>
    </message>
    <message>
        <source>%1 sits out</source>
        <comment>said by a screen reader; %1: a player or pair</comment>
        <translation>riposo per %1</translation>
    </message>
    <message>
        <source>%1, out of the knockout</source>
        <comment>said by a screen reader; %1: a player or pair who has lost</comment>
        <translation>%1, fuori dal tabellone</translation>
    </message>
    <message>
        <source>%1, chosen to change places</source>
        <comment>said by a screen reader; %1: a player&apos;s place</comment>
        <translation>%1, da scambiare</translation>
    </message>
    <message>
        <source>%1, locked</source>
        <comment>said by a screen reader; %1: a place at a table that stays</comment>
        <translation>%1, fisso</translation>
    </message>
    <message>
        <source>%1. Mind: %2</source>
        <comment>said by a screen reader; %1: a place; %2: a warning</comment>
        <translation>%1. Attenzione: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) to know before you publish</source>
        <comment>heading; never zero</comment>
        <translation>
            <numerusform>%n cosa da sapere prima di pubblicare</numerusform>
            <numerusform>%n cose da sapere prima di pubblicare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more, on their tables</source>
        <comment>below a list of warnings; never zero</comment>
        <translation>
            <numerusform>e %n altra, al suo tavolo</numerusform>
            <numerusform>e altre %n, ai loro tavoli</numerusform>
        </translation>
    </message>
    <message>
        <source>Publish it all the same?</source>
        <comment>a question: something speaks against a pairing</comment>
        <translation>Pubblicare lo stesso?</translation>
    </message>
    <message>
        <source>Yes, publish it</source>
        <comment>button</comment>
        <translation>Sì, pubblica</translation>
    </message>
    <message>
        <source>Look at it again</source>
        <comment>button</comment>
        <translation>Ricontrolla</translation>
    </message>
    <message>
        <source>Why are the tables changed? (stands in the log)</source>
        <comment>label of a field</comment>
        <translation>Perché cambiano i tavoli? (resta scritto nel registro)</translation>
    </message>
    <message>
        <source>Other tables in round %1</source>
        <comment>title; %1: number of a tournament round</comment>
        <translation>Altri tavoli nel turno %1</translation>
    </message>
    <message>
        <source>Why table %1?</source>
        <comment>heading above reasons; %1: number of a table</comment>
        <translation>Perché il tavolo %1?</translation>
    </message>
    <message>
        <source>Why do they sit out?</source>
        <comment>heading above reasons</comment>
        <translation>Perché riposano?</translation>
    </message>
    <message>
        <source>There is nothing special about it.</source>
        <comment>no reason is known for a pairing</comment>
        <translation>Non c&apos;è niente di particolare.</translation>
    </message>
    <message>
        <source>In the first round the lot decides; it was drawn with the number %1.</source>
        <translation>Nel primo turno decide il sorteggio, fatto con il numero %1.</translation>
    </message>
    <message>
        <source>In the first round the ratings decide who meets whom.</source>
        <translation>Nel primo turno la forza decide chi incontra chi.</translation>
    </message>
    <message>
        <source>By wins alone %1 (%2 wins) and %3 (%4 wins) would not meet: what people need at the table comes first.</source>
        <comment>%1, %3: players or pairs; %2, %4: numbers that may end with a half</comment>
        <translation>Con le sole vittorie %1 (vittorie: %2) e %3 (vittorie: %4) non si incontrerebbero: le esigenze al tavolo vengono prima.</translation>
    </message>
    <message>
        <source>Both sides have the same number of wins: %1.</source>
        <comment>%1: a number that may end with a half</comment>
        <translation>Le due parti hanno lo stesso numero di vittorie: %1.</translation>
    </message>
    <message>
        <source>%1 (%2 wins) and %3 (%4 wins) were the nearest that had not met yet.</source>
        <comment>%1, %3: players or pairs; %2, %4: numbers that may end with a half</comment>
        <translation>%1 (vittorie: %2) e %3 (vittorie: %4): le parti più vicine senza un incontro precedente.</translation>
    </message>
    <message>
        <source>They have not met in this tournament.</source>
        <translation>In questo torneo non c&apos;è ancora stato questo incontro.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 have met %n time(s) before; no pairing without a repeat was left.</source>
        <comment>%1, %2: players or pairs; never zero</comment>
        <translation>
            <numerusform>%1 e %2: %n incontro precedente; un abbinamento senza ripetizioni non c&apos;era più.</numerusform>
            <numerusform>%1 e %2: %n incontri precedenti; un abbinamento senza ripetizioni non c&apos;era più.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody here has had this partner before.</source>
        <translation>Qui nessuno ha già avuto questo compagno.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 have been partners %n time(s) before; it could not be avoided.</source>
        <comment>%1, %2: players; never zero</comment>
        <translation>
            <numerusform>%1 e %2 hanno già giocato in coppia %n volta; non si poteva evitare.</numerusform>
            <numerusform>%1 e %2 hanno già giocato in coppia %n volte; non si poteva evitare.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 have been opponents %n time(s) before; it could not be avoided.</source>
        <comment>%1, %2: players; never zero</comment>
        <translation>
            <numerusform>%1 contro %2: già %n volta; non si poteva evitare.</numerusform>
            <numerusform>%1 contro %2: già %n volte; non si poteva evitare.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 sits out: in place %2, the lowest of all who have sat out least.</source>
        <comment>%1: a player or pair; %2: place in the standings</comment>
        <translation>Riposo per %1: %2º posto, il più basso tra chi ha riposato meno.</translation>
    </message>
    <message numerus="yes">
        <source>%1 sits out again, after %n time(s): everybody has sat out as often.</source>
        <comment>%1: a player or pair; never zero</comment>
        <translation>
            <numerusform>Di nuovo riposo per %1, dopo %n volta: tutti hanno riposato altrettanto.</numerusform>
            <numerusform>Di nuovo riposo per %1, dopo %n volte: tutti hanno riposato altrettanto.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (place %2) sits out: with anybody lower, two would have had to meet again.</source>
        <comment>%1: a player or pair; %2: place in the standings</comment>
        <translation>Riposo per %1 (%2º posto): con chi è più in basso, due avrebbero dovuto incontrarsi di nuovo.</translation>
    </message>
    <message>
        <source>%1 (place %2) sits out: with anybody lower out, seats that are needed could not be given.</source>
        <comment>%1: a player or pair; %2: place in the standings</comment>
        <translation>Riposo per %1 (%2º posto): con il riposo a chi è più in basso, non si potevano assegnare posti necessari.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 have met %n time(s) before.</source>
        <comment>%1, %2: players or pairs; never zero</comment>
        <translation>
            <numerusform>%1 e %2: %n incontro precedente.</numerusform>
            <numerusform>%1 e %2: %n incontri precedenti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 have been partners %n time(s) before.</source>
        <comment>%1, %2: players; never zero</comment>
        <translation>
            <numerusform>%1 e %2 hanno già giocato in coppia %n volta.</numerusform>
            <numerusform>%1 e %2 hanno già giocato in coppia %n volte.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 always plays at table %2.</source>
        <comment>%1: a player; a need that is kept</comment>
        <translation>%1 gioca sempre al tavolo %2.</translation>
    </message>
    <message>
        <source>%1 always has seat %2.</source>
        <comment>%1: a player; %2: 1 to 4; a need that is kept</comment>
        <translation>%1 ha sempre il posto %2.</translation>
    </message>
    <message>
        <source>%2 stays near %1.</source>
        <comment>%1: a player; %2: the player who helps</comment>
        <translation>%2 resta vicino a %1.</translation>
    </message>
    <message numerus="yes">
        <source>Those who meet here have sat at table %1 %n time(s) before, counted together.</source>
        <comment>%1: number of a table</comment>
        <translation>
            <numerusform>Chi si incontra qui ha già avuto il tavolo %1 %n volta, tutti insieme.</numerusform>
            <numerusform>Chi si incontra qui ha già avuto il tavolo %1 %n volte, tutti insieme.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody here has sat at table %1 before.</source>
        <comment>%1: number of a table</comment>
        <translation>Qui nessuno ha già avuto il tavolo %1.</translation>
    </message>
    <message>
        <source>The plan of a round robin says so for round %1.</source>
        <comment>%1: a tournament round</comment>
        <translation>Lo dice il calendario del girone all&apos;italiana per il turno %1.</translation>
    </message>
    <message>
        <source>The perfect rotation says so for round %1.</source>
        <comment>%1: a tournament round</comment>
        <translation>Lo dice la rotazione perfetta per il turno %1.</translation>
    </message>
    <message>
        <source>The knockout says so: place %1 of the bracket meets place %2.</source>
        <comment>%1, %2: numbers of places in a knockout bracket</comment>
        <translation>Lo dice il tabellone: il posto %1 incontra il posto %2.</translation>
    </message>
    <message>
        <source>A bye for %1: the bracket has nobody opposite.</source>
        <comment>knockout; %1: a player or pair</comment>
        <translation>Passaggio del turno senza giocare per %1: nel tabellone, di fronte, non c&apos;è nessuno.</translation>
    </message>
    <message>
        <source>No opponent for %1: %2 withdrew.</source>
        <comment>knockout; %1, %2: players or pairs</comment>
        <translation>Nessun avversario per %1: ritiro di %2.</translation>
    </message>
    <message>
        <source>%1 won already, and waits for a table that is played again.</source>
        <comment>knockout; %1: a player or pair</comment>
        <translation>%1: vittoria già ottenuta, in attesa di un tavolo che si rigioca.</translation>
    </message>
    <message>
        <source>They play for third place.</source>
        <translation>Giocano per il terzo posto.</translation>
    </message>
    <message>
        <source>You have locked this table.</source>
        <translation>Hai fissato tu questo tavolo.</translation>
    </message>
    <message>
        <source>You have put this table together yourself.</source>
        <translation>Hai formato tu questo tavolo.</translation>
    </message>
    <message>
        <source>You have decided yourself who sits out.</source>
        <translation>Hai deciso tu chi riposa.</translation>
    </message>
    <message>
        <source>%1 has two places in this round.</source>
        <comment>%1: a player or pair</comment>
        <translation>%1: due posti in questo turno.</translation>
    </message>
    <message>
        <source>%1 has no table and does not sit out either.</source>
        <comment>%1: a player or pair</comment>
        <translation>%1: né un tavolo né il riposo.</translation>
    </message>
    <message>
        <source>What %1 needs is not kept at table %2.</source>
        <comment>%1: a player; %2: number of a table</comment>
        <translation>Al tavolo %2 l&apos;esigenza di %1 non è rispettata.</translation>
    </message>
    <message>
        <source>%1 has left the tournament but has a place.</source>
        <comment>%1: a player or pair</comment>
        <translation>%1: fuori gara, ma con un posto al tavolo.</translation>
    </message>
    <message>
        <source>%1: not beaten, but cannot win the knockout any more if this is published.</source>
        <comment>a warning; %1: a player or pair for whom somebody else was put in</comment>
        <translation>%1: nessuna sconfitta, ma pubblicando così non è più possibile vincere l&apos;eliminazione diretta.</translation>
    </message>
    <message>
        <source>%1: out of the knockout, but at a table again.</source>
        <comment>a warning; %1: a player or pair who was put in for somebody else</comment>
        <translation>%1: fuori dal tabellone, ma di nuovo a un tavolo.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has sat out %n time(s) already, others less often.</source>
        <comment>%1: a player or pair; never zero</comment>
        <translation>
            <numerusform>Riposi già avuti da %1: %n; altri ne hanno avuti meno.</numerusform>
            <numerusform>Riposi già avuti da %1: %n; altri ne hanno avuti meno.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tournament papers</name>
    <message>
        <source>Round %1: who plays at which table</source>
        <comment>title of a list; round = tournament round</comment>
        <translation>Turno %1: chi gioca a quale tavolo</translation>
    </message>
    <message>
        <source>Round %1: find your seat</source>
        <comment>title of a list by name; round = tournament round</comment>
        <translation>Turno %1: trova il tuo posto</translation>
    </message>
    <message>
        <source>Round %1: results</source>
        <comment>title of a list; round = tournament round</comment>
        <translation>Turno %1: risultati</translation>
    </message>
    <message>
        <source>Round %1: results so far</source>
        <comment>title: some tables still play; round = tournament round</comment>
        <translation>Turno %1: risultati parziali</translation>
    </message>
    <message>
        <source>Standings after round %1</source>
        <comment>title; round = tournament round</comment>
        <translation>Classifica dopo il turno %1</translation>
    </message>
    <message>
        <source>Standings so far, round %1 still being played</source>
        <comment>title; round = tournament round</comment>
        <translation>Classifica provvisoria, turno %1 ancora in corso</translation>
    </message>
    <message>
        <source>Final standings</source>
        <comment>title of a list</comment>
        <translation>Classifica finale</translation>
    </message>
    <message>
        <source>Entrants</source>
        <comment>title of a list before the first round</comment>
        <translation>Iscritti</translation>
    </message>
    <message>
        <source>Cross table</source>
        <comment>title of a list: everybody against everybody</comment>
        <translation>Tabella incrociata</translation>
    </message>
    <message>
        <source>%1, round by round</source>
        <comment>title; %1: a name or two; round = tournament round</comment>
        <translation>%1, turno per turno</translation>
    </message>
    <message>
        <source>Log of the tournament</source>
        <comment>title of a list: everything that was written down</comment>
        <translation>Registro del torneo</translation>
    </message>
    <message>
        <source>Season table</source>
        <comment>title of a list: several tournaments added up</comment>
        <translation>Classifica della stagione</translation>
    </message>
    <message>
        <source>Match for third place</source>
        <comment>title of a list with one table</comment>
        <translation>Finale per il terzo posto</translation>
    </message>
    <message>
        <source>Diploma</source>
        <comment>in very large letters on a certificate</comment>
        <translation>Diploma</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>heading of a column of numbers</comment>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>heading of a column</comment>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Pair</source>
        <comment>heading of a column: the two names of a pair</comment>
        <translation>Coppia</translation>
    </message>
    <message>
        <source>Against</source>
        <comment>heading of a column: the names of the opponents</comment>
        <translation>Contro</translation>
    </message>
    <message>
        <source>With</source>
        <comment>heading of a column: the name of the partner</comment>
        <translation>Con</translation>
    </message>
    <message>
        <source>Seat</source>
        <comment>heading of a column: where at the table somebody sits, like North</comment>
        <translation>Posto</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>heading of a column: 1 for the best</comment>
        <translation>Posto</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>heading of a column</comment>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Their points</source>
        <comment>heading of a column: the points of the opponents</comment>
        <translation>Punti avversari</translation>
    </message>
    <message>
        <source>Matches</source>
        <comment>heading of a column: matches won by both sides, like 2–1</comment>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Remark</source>
        <comment>heading of a column, mostly empty</comment>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Round</source>
        <comment>heading of a column of numbers; round = tournament round</comment>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Round %1</source>
        <comment>heading of a column; round = tournament round</comment>
        <translation>Turno %1</translation>
    </message>
    <message>
        <source>Result</source>
        <comment>heading of a column: won, lost, level</comment>
        <translation>Esito</translation>
    </message>
    <message>
        <source>Blocked</source>
        <comment>heading of a column: how many rounds ended with a blocked game</comment>
        <translation>Blocchi</translation>
    </message>
    <message>
        <source>Fouls</source>
        <comment>heading of a column: how many rounds ended with a foul of this side</comment>
        <translation>Infrazioni</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <comment>heading of a column; round = one deal</comment>
        <translation>Mani vinte</translation>
    </message>
    <message>
        <source>Penalty</source>
        <comment>heading of a column: points taken off</comment>
        <translation>Penalità</translation>
    </message>
    <message>
        <source>Entry</source>
        <comment>heading of a column: the number of an entry of the log</comment>
        <translation>Voce</translation>
    </message>
    <message>
        <source>Time</source>
        <comment>heading of a column: day and time of day</comment>
        <translation>Ora</translation>
    </message>
    <message>
        <source>What happened</source>
        <comment>heading of a column of sentences</comment>
        <translation>Che cosa è successo</translation>
    </message>
    <message>
        <source>Director</source>
        <comment>heading of a column: who wrote it down; below a line for a signature</comment>
        <translation>Direzione</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>heading of a column or label of a row: the sum</comment>
        <translation>Totale</translation>
    </message>
    <message>
        <source>Played</source>
        <comment>heading of a column: how many tables somebody has played</comment>
        <translation>Giocati</translation>
    </message>
    <message>
        <source>Wins</source>
        <comment>heading of a column</comment>
        <translation>Vittorie</translation>
    </message>
    <message>
        <source>Effectiveness</source>
        <comment>heading of a column: points for minus points against</comment>
        <translation>Differenza</translation>
    </message>
    <message>
        <source>Points for</source>
        <comment>heading of a column: all points won</comment>
        <translation>Punti fatti</translation>
    </message>
    <message>
        <source>Direct encounter</source>
        <comment>heading of a column: wins against those who are level</comment>
        <translation>Scontro diretto</translation>
    </message>
    <message>
        <source>Opponents&apos; wins</source>
        <comment>heading of a column: the wins of all opponents</comment>
        <translation>Vittorie avversari</translation>
    </message>
    <message>
        <source>Opponents&apos; effectiveness</source>
        <comment>heading of a column: effectiveness of all opponents</comment>
        <translation>Differenza avversari</translation>
    </message>
    <message>
        <source>Lot</source>
        <comment>heading of a column: what was drawn by chance</comment>
        <translation>Sorteggio</translation>
    </message>
    <message>
        <source>sits out</source>
        <comment>somebody does not play in this tournament round</comment>
        <translation>riposa</translation>
    </message>
    <message>
        <source>waits</source>
        <comment>somebody does not play in this tournament round, and it counts nothing</comment>
        <translation>aspetta</translation>
    </message>
    <message>
        <source>out</source>
        <comment>somebody has lost in a knockout before this tournament round</comment>
        <translation>fuori tabellone</translation>
    </message>
    <message>
        <source>absent</source>
        <comment>somebody was not paired in this tournament round</comment>
        <translation>assente</translation>
    </message>
    <message>
        <source>won</source>
        <comment>result of a table</comment>
        <translation>vinto</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>result of a table</comment>
        <translation>perso</translation>
    </message>
    <message>
        <source>level</source>
        <comment>result of a table: nobody won</comment>
        <translation>pari</translation>
    </message>
    <message>
        <source>forfeit</source>
        <comment>a table was decided without playing</comment>
        <translation>forfait</translation>
    </message>
    <message>
        <source>won by forfeit</source>
        <comment>result of a table</comment>
        <translation>vinto per forfait</translation>
    </message>
    <message>
        <source>lost by forfeit</source>
        <comment>result of a table</comment>
        <translation>perso per forfait</translation>
    </message>
    <message>
        <source>lost for both</source>
        <comment>result of a table</comment>
        <translation>perdono tutti</translation>
    </message>
    <message>
        <source>not played</source>
        <comment>a table that counts for nobody</comment>
        <translation>non giocato</translation>
    </message>
    <message>
        <source>still playing</source>
        <comment>a table without a result yet</comment>
        <translation>in corso</translation>
    </message>
    <message>
        <source>%1 won the play-off</source>
        <comment>remark about a level table; %1: a name, or two names of a pair</comment>
        <translation>spareggio a %1</translation>
    </message>
    <message>
        <source>North</source>
        <comment>a seat at the table, as on a map</comment>
        <translation>Nord</translation>
    </message>
    <message>
        <source>East</source>
        <comment>a seat at the table, as on a map</comment>
        <translation>Est</translation>
    </message>
    <message>
        <source>South</source>
        <comment>a seat at the table, as on a map</comment>
        <translation>Sud</translation>
    </message>
    <message>
        <source>West</source>
        <comment>a seat at the table, as on a map</comment>
        <translation>Ovest</translation>
    </message>
    <message>
        <source>Sitting out in this round: %1</source>
        <comment>%1: a name, or several; round = tournament round</comment>
        <translation>Riposo in questo turno: %1</translation>
    </message>
    <message>
        <source>Corrected: entry %1</source>
        <comment>%1: the number of an entry of the log</comment>
        <translation>Corretto: voce %1</translation>
    </message>
    <message>
        <source>Corrected: entries %1</source>
        <comment>%1: numbers of entries of the log, like 17 and 23</comment>
        <translation>Corretti: voci %1</translation>
    </message>
    <message>
        <source>A place with = is shared.</source>
        <comment>note below standings</comment>
        <translation>Il segno = indica un posto a pari merito.</translation>
    </message>
    <message>
        <source>Read along the row: points for and against. The columns have the places as their headings.</source>
        <comment>note below a cross table</comment>
        <translation>Si legge lungo la riga: punti fatti e subiti. I numeri in testa alle colonne sono i posti.</translation>
    </message>
    <message>
        <source>Each cell: the place of the opponents, then + for won, − for lost, = for level, and the points.</source>
        <comment>note below a cross table; keep the signs</comment>
        <translation>In ogni casella: il posto degli avversari, poi + per vinto, − per perso, = per pari, e i punti.</translation>
    </message>
    <message numerus="yes">
        <source>The best %n result(s) count.</source>
        <comment>note below a season table; never zero</comment>
        <translation>
            <numerusform>Conta solo %n risultato, il migliore.</numerusform>
            <numerusform>Contano i %n risultati migliori.</numerusform>
        </translation>
    </message>
    <message>
        <source>What is in brackets does not count.</source>
        <comment>note below a season table</comment>
        <translation>Ciò che è tra parentesi non conta.</translation>
    </message>
    <message>
        <source>There is nothing to show here yet.</source>
        <comment>instead of an empty list</comment>
        <translation>Qui non c&apos;è ancora niente da mostrare.</translation>
    </message>
</context>
<context>
    <name>Tournament penalties</name>
    <message>
        <source>Penalties</source>
        <comment>title, and a button</comment>
        <translation>Penalità</translation>
    </message>
    <message>
        <source>Give a penalty</source>
        <comment>title, and a button</comment>
        <translation>Assegna una penalità</translation>
    </message>
    <message>
        <source>For whom?</source>
        <comment>label of a choice</comment>
        <translation>Per chi?</translation>
    </message>
    <message>
        <source>In which round?</source>
        <comment>label of a choice: a tournament round</comment>
        <translation>In quale turno?</translation>
    </message>
    <message>
        <source>How many points are taken off?</source>
        <comment>label of a number; 0 is a warning</comment>
        <translation>Quanti punti si tolgono?</translation>
    </message>
    <message>
        <source>A warning: no points are taken off.</source>
        <translation>Ammonizione: non si toglie nessun punto.</translation>
    </message>
    <message>
        <source>Late at the table</source>
        <comment>a usual reason; a button</comment>
        <translation>Ritardo al tavolo</translation>
    </message>
    <message>
        <source>Signals to the partner</source>
        <comment>a usual reason; a button</comment>
        <translation>Segnali al compagno</translation>
    </message>
    <message>
        <source>False declaration</source>
        <comment>a usual reason; a button; glossary: foul</comment>
        <translation>Dichiarazione non veritiera</translation>
    </message>
    <message>
        <source>Bad conduct</source>
        <comment>a usual reason; a button</comment>
        <translation>Comportamento scorretto</translation>
    </message>
    <message>
        <source>Give it</source>
        <comment>button: the penalty holds from now on</comment>
        <translation>Assegna</translation>
    </message>
    <message>
        <source>No penalty has been given.</source>
        <translation>Nessuna penalità assegnata.</translation>
    </message>
    <message numerus="yes">
        <source>Round %1, %2: %n point(s). %3</source>
        <comment>tournament round; %2: who, %3: why; never zero</comment>
        <translation>
            <numerusform>Turno %1, %2: %n punto. %3</numerusform>
            <numerusform>Turno %1, %2: %n punti. %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, %2: a warning. %3</source>
        <comment>tournament round; %2: who, %3: why</comment>
        <translation>Turno %1, %2: ammonizione. %3</translation>
    </message>
    <message>
        <source>Round %1, %2: the match is lost. %3</source>
        <comment>tournament round; %2: who, %3: why</comment>
        <translation>Turno %1, %2: partita persa. %3</translation>
    </message>
    <message>
        <source>Round %1, %2: out of the tournament. %3</source>
        <comment>tournament round; %2: who, %3: why</comment>
        <translation>Turno %1, %2: esclusione dal torneo. %3</translation>
    </message>
    <message>
        <source>What for?</source>
        <comment>a question; the answers are penalties of the club, by name</comment>
        <translation>Per che cosa?</translation>
    </message>
    <message>
        <source>Something else</source>
        <comment>an answer: another penalty than those of the club</comment>
        <translation>Qualcos&apos;altro</translation>
    </message>
    <message>
        <source>Points and reason as you say.</source>
        <comment>about a penalty that is not in the list</comment>
        <translation>Punti e motivo li indichi tu.</translation>
    </message>
    <message>
        <source>Table %1 then counts as: %2.</source>
        <comment>%1: number of a table; %2: a result like not played, win for Anna &amp; Bruno</comment>
        <translation>Il tavolo %1 vale poi così: %2.</translation>
    </message>
    <message>
        <source>%1 lose the match together.</source>
        <comment>%1: two partners of one side of a table, of whom one is penalised</comment>
        <translation>%1 la perdono insieme.</translation>
    </message>
    <message>
        <source>No further pairing for %1. What was played before stays.</source>
        <comment>%1: a player or a pair</comment>
        <translation>Niente più abbinamenti per %1. Quello che si è giocato prima resta.</translation>
    </message>
    <message>
        <source>The result of the table stays: correct it as well if it was wrong.</source>
        <comment>a penalty that had cost the match no longer holds</comment>
        <translation>Il risultato del tavolo resta: se era sbagliato, correggi anche quello.</translation>
    </message>
    <message>
        <source>Whoever was out stays out: let them play again among the entrants, and correct the result of the table.</source>
        <comment>a penalty that had cost the tournament no longer holds</comment>
        <translation>Chi era fuori resta fuori: tra gli iscritti scegli «Di nuovo in gara», e correggi il risultato del tavolo.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) off</source>
        <comment>what a penalty costs, short; never zero</comment>
        <translation>
            <numerusform>%n punto in meno</numerusform>
            <numerusform>%n punti in meno</numerusform>
        </translation>
    </message>
    <message>
        <source>a warning</source>
        <comment>what a penalty costs, short: nothing</comment>
        <translation>ammonizione</translation>
    </message>
    <message>
        <source>the match is lost</source>
        <comment>what a penalty costs, short</comment>
        <translation>partita persa</translation>
    </message>
    <message>
        <source>out of the tournament</source>
        <comment>what a penalty costs, short</comment>
        <translation>esclusione dal torneo</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>in a list of penalties: its name and what it costs</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <comment>button beside a penalty</comment>
        <translation>Revoca</translation>
    </message>
    <message>
        <source>Does this penalty no longer hold?</source>
        <comment>title of a small window</comment>
        <translation>Questa penalità non vale più?</translation>
    </message>
    <message>
        <source>Withdraw it</source>
        <comment>button</comment>
        <translation>Revocala</translation>
    </message>
</context>
<context>
    <name>Tournament publish page</name>
    <message>
        <source>What would you like to publish?</source>
        <comment>heading above a choice of papers</comment>
        <translation>Che cosa vuoi pubblicare?</translation>
    </message>
    <message>
        <source>Pairings by table</source>
        <comment>a paper</comment>
        <translation>Abbinamenti per tavolo</translation>
    </message>
    <message>
        <source>Pairings by name</source>
        <comment>a paper: where everybody sits</comment>
        <translation>Abbinamenti per nome</translation>
    </message>
    <message>
        <source>Score cards</source>
        <comment>a paper</comment>
        <translation>Segnapunti</translation>
    </message>
    <message>
        <source>Results</source>
        <comment>a paper: the results of a tournament round</comment>
        <translation>Risultati</translation>
    </message>
    <message>
        <source>Standings</source>
        <comment>a paper</comment>
        <translation>Classifica</translation>
    </message>
    <message>
        <source>Cross table</source>
        <comment>a paper</comment>
        <translation>Tabella incrociata</translation>
    </message>
    <message>
        <source>Bracket</source>
        <comment>a paper: the tree of a knockout; also its title</comment>
        <translation>Tabellone</translation>
    </message>
    <message>
        <source>Round by round</source>
        <comment>a paper: what everybody did; tournament rounds</comment>
        <translation>Turno per turno</translation>
    </message>
    <message>
        <source>Diplomas</source>
        <comment>a paper</comment>
        <translation>Diplomi</translation>
    </message>
    <message>
        <source>Log</source>
        <comment>a paper: everything that was written down</comment>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Round</source>
        <comment>label of a choice; round = tournament round</comment>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Language</source>
        <comment>label of a choice</comment>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Second language</source>
        <comment>label of a choice</comment>
        <translation>Seconda lingua</translation>
    </message>
    <message>
        <source>None</source>
        <comment>a choice: the paper is in one language only</comment>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>Each card is in the languages of the players at its table.</source>
        <comment>a hint about score cards</comment>
        <translation>Ogni segnapunti è nelle lingue di chi gioca a quel tavolo.</translation>
    </message>
    <message>
        <source>Large print</source>
        <comment>label of a choice: which score cards</comment>
        <translation>Caratteri grandi</translation>
    </message>
    <message>
        <source>Where needed</source>
        <comment>a choice: which score cards are in large print</comment>
        <translation>Dove serve</translation>
    </message>
    <message>
        <source>All tables</source>
        <comment>a choice: which score cards are in large print</comment>
        <translation>Tutti i tavoli</translation>
    </message>
    <message>
        <source>Also at these tables</source>
        <comment>label of a field for numbers of tables, like 3, 7</comment>
        <translation>Anche a questi tavoli</translation>
    </message>
    <message>
        <source>For whom</source>
        <comment>label of a choice: who gets a diploma</comment>
        <translation>Per chi</translation>
    </message>
    <message>
        <source>The first three</source>
        <comment>a choice: who gets a diploma</comment>
        <translation>I primi tre</translation>
    </message>
    <message>
        <source>Everybody</source>
        <comment>a choice: who gets a diploma</comment>
        <translation>Tutti</translation>
    </message>
    <message>
        <source>Paper</source>
        <comment>label of a choice: A4 or Letter</comment>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Print</source>
        <comment>button</comment>
        <translation>Stampa</translation>
    </message>
    <message>
        <source>Print everything for this round</source>
        <comment>button: pairings and score cards in one go</comment>
        <translation>Stampa tutto per questo turno</translation>
    </message>
    <message>
        <source>Save as PDF or web page</source>
        <comment>button</comment>
        <translation>Salva come PDF o pagina web</translation>
    </message>
    <message>
        <source>Save as plain text</source>
        <comment>button: for Braille displays and e-mail</comment>
        <translation>Salva come testo</translation>
    </message>
    <message>
        <source>Save for spreadsheets</source>
        <comment>button: writes a table as CSV</comment>
        <translation>Salva per fogli di calcolo</translation>
    </message>
    <message>
        <source>Tables (CSV)</source>
        <comment>a kind of file</comment>
        <translation>Tabelle (CSV)</translation>
    </message>
    <message>
        <source>Save the whole tournament</source>
        <comment>button: writes one file that another PC opens</comment>
        <translation>Salva l&apos;intero torneo</translation>
    </message>
    <message>
        <source>Results for another PC</source>
        <comment>button: writes the results of a round into a file</comment>
        <translation>Risultati per un altro PC</translation>
    </message>
    <message>
        <source>As a file</source>
        <comment>heading above buttons that save files</comment>
        <translation>Come file</translation>
    </message>
    <message>
        <source>For other computers</source>
        <comment>heading above buttons that save files</comment>
        <translation>Per altri computer</translation>
    </message>
    <message>
        <source>Preview: %1</source>
        <comment>%1: the name of a paper; a screen reader says it</comment>
        <translation>Anteprima: %1</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <comment>%1: where a file was written</comment>
        <translation>Salvato: %1</translation>
    </message>
    <message>
        <source>One moment, the sheets are being laid out.</source>
        <comment>while a long list is prepared</comment>
        <translation>Un momento, i fogli sono in preparazione.</translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s)</source>
        <comment>how many sheets of paper it will be; never zero</comment>
        <translation>
            <numerusform>%n foglio</numerusform>
            <numerusform>%n fogli</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tournament refusal</name>
    <message>
        <source>The tournament is closed. Open it again first.</source>
        <translation>Il torneo è finito. Prima riaprilo.</translation>
    </message>
    <message>
        <source>The tournament is not closed.</source>
        <translation>Il torneo non è finito.</translation>
    </message>
    <message>
        <source>These settings do not go together.</source>
        <translation>Queste impostazioni non vanno d&apos;accordo.</translation>
    </message>
    <message>
        <source>By these rules %1 players do not make two sides at a table. Choose other rules.</source>
        <comment>%1: a number</comment>
        <translation>Con queste regole %1 giocatori non formano due parti a un tavolo. Scegli altre regole.</translation>
    </message>
    <message>
        <source>The first round is paired, so this can no longer be changed.</source>
        <comment>tournament round</comment>
        <translation>Il primo turno è abbinato, quindi non si può più cambiare.</translation>
    </message>
    <message>
        <source>There are results already, so the match can no longer be changed.</source>
        <translation>Ci sono già risultati, quindi la partita non si può più cambiare.</translation>
    </message>
    <message>
        <source>Give the tournament a name.</source>
        <translation>Dai un nome al torneo.</translation>
    </message>
    <message>
        <source>Say why, in a few words: it will stand in the log.</source>
        <translation>Spiega il motivo in poche parole: resta scritto nel registro.</translation>
    </message>
    <message>
        <source>There is no entrant number %1.</source>
        <comment>%1: a number</comment>
        <translation>Non c&apos;è nessun iscritto con il numero %1.</translation>
    </message>
    <message>
        <source>An entrant is one person here.</source>
        <translation>Qui ogni iscrizione è di una sola persona.</translation>
    </message>
    <message>
        <source>An entrant is a pair here: two different people.</source>
        <translation>Qui ogni iscrizione è di una coppia: due persone diverse.</translation>
    </message>
    <message>
        <source>%1 plays already, as %2.</source>
        <comment>%1: a name, %2: an entrant, perhaps a pair</comment>
        <translation>%1 gioca già: %2.</translation>
    </message>
    <message>
        <source>%1 does not play for %2.</source>
        <comment>%1: a name, %2: an entrant, perhaps a pair</comment>
        <translation>%1 non gioca per %2.</translation>
    </message>
    <message>
        <source>%1: withdrawn already.</source>
        <comment>%1: an entrant</comment>
        <translation>%1: già fuori gara.</translation>
    </message>
    <message>
        <source>%1: still in play.</source>
        <comment>%1: an entrant</comment>
        <translation>%1: ancora in gara.</translation>
    </message>
    <message>
        <source>A rating is 0 to %1.</source>
        <comment>%1: a number; 0: none</comment>
        <translation>La forza va da 0 a %1.</translation>
    </message>
    <message>
        <source>The first round is paired, and here a rating changes nothing any more after that.</source>
        <comment>tournament round; in a knockout, or where everybody meets everybody</comment>
        <translation>Il primo turno è abbinato, e da lì in poi qui la forza non cambia più niente.</translation>
    </message>
    <message>
        <source>The knockout has begun; nobody can join it now.</source>
        <translation>L&apos;eliminazione diretta è cominciata; ora nessuno può aggiungersi.</translation>
    </message>
    <message numerus="yes">
        <source>All %n round(s) have been played. Plan more rounds in the settings, or close the tournament.</source>
        <comment>tournament rounds; never zero</comment>
        <translation>
            <numerusform>Si è giocato l&apos;unico turno previsto (%n). Aggiungi turni nelle impostazioni, o chiudi il torneo.</numerusform>
            <numerusform>Tutti i %n turni sono stati giocati. Aggiungi turni nelle impostazioni, o chiudi il torneo.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no round %1.</source>
        <comment>tournament round; %1: a number</comment>
        <translation>Non c&apos;è un turno %1.</translation>
    </message>
    <message>
        <source>Round %1 is over; this works in the last round only.</source>
        <comment>tournament round</comment>
        <translation>Turno %1 già finito; questo si può fare solo nell&apos;ultimo turno.</translation>
    </message>
    <message>
        <source>Round %1 is not complete. Without a result: %2.</source>
        <comment>tournament round; %1: a number, %2: a list of tables</comment>
        <translation>Il turno %1 non è completo. Senza risultato: %2.</translation>
    </message>
    <message>
        <source>%1 would be at two places.</source>
        <comment>%1: an entrant</comment>
        <translation>%1 avrebbe due posti.</translation>
    </message>
    <message>
        <source>%1 has no place yet.</source>
        <comment>%1: an entrant</comment>
        <translation>%1 non ha ancora un posto.</translation>
    </message>
    <message>
        <source>%1 is not in play and cannot be placed.</source>
        <comment>%1: an entrant</comment>
        <translation>%1: non in gara, quindi senza posto.</translation>
    </message>
    <message>
        <source>There would be two tables %1.</source>
        <comment>%1: a number</comment>
        <translation>Ci sarebbero due tavoli %1.</translation>
    </message>
    <message>
        <source>Table %1 does not have the right players on both sides.</source>
        <comment>%1: a number</comment>
        <translation>Al tavolo %1 non ci sono i giocatori giusti nelle due parti.</translation>
    </message>
    <message>
        <source>There is no table yet.</source>
        <translation>Non c&apos;è ancora nessun tavolo.</translation>
    </message>
    <message>
        <source>There is no table %1 in this round.</source>
        <comment>tournament round; %1: a number</comment>
        <translation>In questo turno non c&apos;è un tavolo %1.</translation>
    </message>
    <message>
        <source>Table %1 has no such seat.</source>
        <comment>%1: a number</comment>
        <translation>Al tavolo %1 questo posto non c&apos;è.</translation>
    </message>
    <message>
        <source>That is the same seat.</source>
        <translation>È lo stesso posto.</translation>
    </message>
    <message>
        <source>Table %1 has a result already. It can be corrected, with a reason.</source>
        <comment>%1: a number</comment>
        <translation>Il tavolo %1 ha già un risultato. Si può correggere, indicando il motivo.</translation>
    </message>
    <message>
        <source>Table %1 has no result yet.</source>
        <comment>%1: a number</comment>
        <translation>Il tavolo %1 non ha ancora un risultato.</translation>
    </message>
    <message>
        <source>Nothing would change.</source>
        <translation>Non cambierebbe niente.</translation>
    </message>
    <message>
        <source>The result of table %1 has changed meanwhile. Look again.</source>
        <comment>%1: a number</comment>
        <translation>Il risultato del tavolo %1 intanto è cambiato. Ricontrolla.</translation>
    </message>
    <message>
        <source>The clock of this round runs already.</source>
        <comment>tournament round</comment>
        <translation>L&apos;orologio di questo turno è già partito.</translation>
    </message>
    <message>
        <source>Start the clock of the round first.</source>
        <comment>tournament round</comment>
        <translation>Prima avvia l&apos;orologio del turno.</translation>
    </message>
    <message>
        <source>This clock is stopped already.</source>
        <translation>Questo orologio è già fermo.</translation>
    </message>
    <message>
        <source>This clock is running.</source>
        <translation>Questo orologio sta andando.</translation>
    </message>
    <message>
        <source>That much time cannot be added at once.</source>
        <translation>Tanto tempo in una volta non si può aggiungere.</translation>
    </message>
    <message>
        <source>Table %1: these points cannot be.</source>
        <comment>%1: a number</comment>
        <translation>Tavolo %1: questi punti non sono possibili.</translation>
    </message>
    <message>
        <source>A penalty is 0 to %1 points.</source>
        <comment>%1: a number</comment>
        <translation>Una penalità va da 0 a %1 punti.</translation>
    </message>
    <message>
        <source>Table %1: the rounds of match %2 do not add up to its points.</source>
        <comment>two numbers; rounds = single deals</comment>
        <translation>Tavolo %1: la somma delle mani della partita %2 non dà i suoi punti.</translation>
    </message>
    <message>
        <source>Table %1: it was decided after %2 matches.</source>
        <comment>two numbers</comment>
        <translation>Tavolo %1: era deciso dopo %2 partite.</translation>
    </message>
    <message>
        <source>Table %1: there are no points yet.</source>
        <comment>%1: a number</comment>
        <translation>Tavolo %1: non ci sono ancora punti.</translation>
    </message>
    <message>
        <source>Table %1: say which side won.</source>
        <comment>%1: a number</comment>
        <translation>Tavolo %1: indica quale parte ha vinto.</translation>
    </message>
    <message>
        <source>Table %1: by the points the other side won.</source>
        <comment>%1: a number</comment>
        <translation>Tavolo %1: secondo i punti ha vinto l&apos;altra parte.</translation>
    </message>
    <message>
        <source>No table for %1 in round %2.</source>
        <comment>tournament round; %1: an entrant, %2: a number</comment>
        <translation>Nessun tavolo per %1 nel turno %2.</translation>
    </message>
    <message>
        <source>This penalty is not in force any more.</source>
        <translation>Questa penalità non vale più.</translation>
    </message>
</context>
<context>
    <name>Tournament round</name>
    <message>
        <source>Earlier round</source>
        <comment>button: look at the tournament round before</comment>
        <translation>Turno precedente</translation>
    </message>
    <message>
        <source>Later round</source>
        <comment>button: look at the next tournament round</comment>
        <translation>Turno seguente</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) still playing</source>
        <comment>in a tournament round; never zero</comment>
        <translation>
            <numerusform>%n tavolo in gioco</numerusform>
            <numerusform>%n tavoli in gioco</numerusform>
        </translation>
    </message>
    <message>
        <source>Every table has its result.</source>
        <comment>of a tournament round</comment>
        <translation>Tutti i tavoli hanno il risultato.</translation>
    </message>
    <message>
        <source>An earlier round: what is wrong can be corrected.</source>
        <comment>tournament round</comment>
        <translation>Un turno precedente: gli errori si possono correggere.</translation>
    </message>
    <message>
        <source>Pair round %1</source>
        <comment>button; %1: number of the next tournament round</comment>
        <translation>Abbina il turno %1</translation>
    </message>
    <message>
        <source>Close the tournament</source>
        <comment>button: after the last tournament round</comment>
        <translation>Chiudi il torneo</translation>
    </message>
    <message>
        <source>Close the tournament now?</source>
        <comment>a question</comment>
        <translation>Chiudere ora il torneo?</translation>
    </message>
    <message>
        <source>The standings are final then. You can open it again as long as you like.</source>
        <comment>below a question</comment>
        <translation>Così la classifica è definitiva. Puoi riaprirlo quando vuoi.</translation>
    </message>
    <message>
        <source>Yes, close it</source>
        <comment>button</comment>
        <translation>Sì, chiudilo</translation>
    </message>
    <message>
        <source>Not yet</source>
        <comment>button</comment>
        <translation>Non ancora</translation>
    </message>
    <message>
        <source>See the final standings</source>
        <comment>button: of a tournament that is closed</comment>
        <translation>Vedi la classifica finale</translation>
    </message>
    <message>
        <source>The tournament is closed.</source>
        <comment>nothing more is played</comment>
        <translation>Il torneo è chiuso.</translation>
    </message>
    <message>
        <source>Open it again</source>
        <comment>button: a closed tournament goes on</comment>
        <translation>Riaprilo</translation>
    </message>
    <message>
        <source>Take this round back</source>
        <comment>button: a tournament round without any result</comment>
        <translation>Annulla questo turno</translation>
    </message>
    <message>
        <source>Take round %1 back?</source>
        <comment>a question; tournament round</comment>
        <translation>Annullare il turno %1?</translation>
    </message>
    <message>
        <source>Nobody has a result yet. It can be paired anew then.</source>
        <comment>below a question; tournament round</comment>
        <translation>Nessuno ha ancora un risultato. Poi si può rifare l&apos;abbinamento.</translation>
    </message>
    <message>
        <source>Yes, take it back</source>
        <comment>button</comment>
        <translation>Sì, annullalo</translation>
    </message>
    <message>
        <source>Leave it</source>
        <comment>button</comment>
        <translation>Lascialo</translation>
    </message>
    <message>
        <source>Results from a file</source>
        <comment>button: results that another computer wrote down</comment>
        <translation>Risultati da un file</translation>
    </message>
    <message>
        <source>Tables of round %1</source>
        <comment>said by a screen reader: a list; tournament round</comment>
        <translation>Tavoli del turno %1</translation>
    </message>
    <message>
        <source>playing</source>
        <comment>on an open table; short</comment>
        <translation>in corso</translation>
    </message>
    <message>
        <source>done</source>
        <comment>on a table that has its result; short</comment>
        <translation>finito</translation>
    </message>
    <message>
        <source>so far</source>
        <comment>beside points of a match that goes on; short</comment>
        <translation>parziale</translation>
    </message>
    <message>
        <source>time is up</source>
        <comment>on a table; short</comment>
        <translation>tempo scaduto</translation>
    </message>
    <message>
        <source>clock stopped</source>
        <comment>on a table whose clock stands; short</comment>
        <translation>orologio fermo</translation>
    </message>
    <message>
        <source>large print</source>
        <comment>beside a table: somebody needs it; short</comment>
        <translation>caratteri grandi</translation>
    </message>
    <message>
        <source>read aloud</source>
        <comment>beside a table: somebody needs that; short</comment>
        <translation>ad alta voce</translation>
    </message>
    <message>
        <source>with a helper</source>
        <comment>beside a table: somebody sits with a player; short</comment>
        <translation>con un aiutante</translation>
    </message>
    <message>
        <source>forfeit</source>
        <comment>in the place of points: one side did not play; short</comment>
        <translation>forfait</translation>
    </message>
    <message>
        <source>both lose</source>
        <comment>in the place of points; short</comment>
        <translation>perdono tutti</translation>
    </message>
    <message>
        <source>not played</source>
        <comment>in the place of points; short</comment>
        <translation>non giocato</translation>
    </message>
    <message>
        <source>wins</source>
        <comment>beside the side that won without points, or a play-off; short</comment>
        <translation>vittoria</translation>
    </message>
    <message>
        <source>corrected</source>
        <comment>on a table whose result was corrected; short</comment>
        <translation>corretto</translation>
    </message>
    <message>
        <source>Table %1: %2 against %3. %4</source>
        <comment>said by a screen reader; %2, %3: players; %4: the result or how it stands</comment>
        <translation>Tavolo %1: %2 contro %3. %4</translation>
    </message>
    <message>
        <source>%1 to %2 so far</source>
        <comment>said by a screen reader: points of both sides</comment>
        <translation>parziale %1 a %2</translation>
    </message>
    <message>
        <source>Time left</source>
        <comment>said by a screen reader: the large clock</comment>
        <translation>Tempo rimasto</translation>
    </message>
    <message>
        <source>Time played</source>
        <comment>said by a screen reader: a clock without an end</comment>
        <translation>Tempo di gioco</translation>
    </message>
    <message>
        <source>Start the clock</source>
        <comment>button: the tournament round begins</comment>
        <translation>Avvia l&apos;orologio</translation>
    </message>
    <message>
        <source>Stop all clocks</source>
        <comment>button</comment>
        <translation>Ferma tutti</translation>
    </message>
    <message>
        <source>Clocks go on</source>
        <comment>button: all clocks go on</comment>
        <translation>Riavvia tutti</translation>
    </message>
    <message>
        <source>More time</source>
        <comment>button: minutes are added</comment>
        <translation>Altro tempo</translation>
    </message>
    <message>
        <source>not started</source>
        <comment>below the large clock; short</comment>
        <translation>da avviare</translation>
    </message>
    <message>
        <source>left</source>
        <comment>below the large clock: the time that is left; short</comment>
        <translation>rimasti</translation>
    </message>
    <message>
        <source>played</source>
        <comment>below the large clock: the time since the start; short</comment>
        <translation>trascorsi</translation>
    </message>
    <message>
        <source>stopped</source>
        <comment>below the large clock; short</comment>
        <translation>fermo</translation>
    </message>
    <message>
        <source>Time is up</source>
        <comment>below the large clock</comment>
        <translation>Tempo scaduto</translation>
    </message>
    <message>
        <source>Time is up: finish the round in play</source>
        <comment>one deal; below the large clock</comment>
        <translation>Tempo scaduto: finite la mano in corso</translation>
    </message>
    <message>
        <source>More time</source>
        <comment>title of a small window</comment>
        <translation>Altro tempo</translation>
    </message>
    <message>
        <source>Minutes (fewer: with a minus)</source>
        <comment>label of a field for a number</comment>
        <translation>Minuti (per togliere: con il meno)</translation>
    </message>
    <message>
        <source>For which table?</source>
        <comment>label of a field: number of a table</comment>
        <translation>Per quale tavolo?</translation>
    </message>
    <message>
        <source>For all tables</source>
        <comment>a choice</comment>
        <translation>Per tutti i tavoli</translation>
    </message>
    <message>
        <source>Only for table %1</source>
        <comment>a choice</comment>
        <translation>Solo per il tavolo %1</translation>
    </message>
    <message>
        <source>Why? (may stay empty)</source>
        <comment>label of a field for a few words</comment>
        <translation>Perché? (facoltativo)</translation>
    </message>
    <message>
        <source>Add this time</source>
        <comment>button</comment>
        <translation>Aggiungi questo tempo</translation>
    </message>
    <message>
        <source>Enter a result</source>
        <comment>heading</comment>
        <translation>Registra un risultato</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>label of a field: number of a table</comment>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Points of %1</source>
        <comment>label of a field; %1: players of one side</comment>
        <translation>Punti di %1</translation>
    </message>
    <message>
        <source>Match %1</source>
        <comment>one of several matches of a table; %1: its number</comment>
        <translation>Partita %1</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>a choice: only the points of the match are typed</comment>
        <translation>Totale</translation>
    </message>
    <message>
        <source>Round by round</source>
        <comment>a choice: how a result is typed; round = one deal</comment>
        <translation>Mano per mano</translation>
    </message>
    <message>
        <source>Round %1, points of %2</source>
        <comment>label of a field; round = one deal; %2: players of one side</comment>
        <translation>Mano %1, punti di %2</translation>
    </message>
    <message>
        <source>Round %1: how it ended</source>
        <comment>label of a field for one letter; round = one deal</comment>
        <translation>Mano %1: com&apos;è finita</translation>
    </message>
    <message>
        <source>%1 out, %2 blocked, %3 foul</source>
        <comment>what three letters mean: how a round of tiles ended</comment>
        <translation>%1 domino, %2 blocco, %3 infrazione</translation>
    </message>
    <message>
        <source>o</source>
        <comment>one letter: a round ended because somebody went out</comment>
        <translation>d</translation>
    </message>
    <message>
        <source>b</source>
        <comment>one letter: a round ended blocked; another letter than for out</comment>
        <translation>b</translation>
    </message>
    <message>
        <source>f</source>
        <comment>one letter: a round ended by a foul; another letter than the other two</comment>
        <translation>i</translation>
    </message>
    <message>
        <source>Together %1 : %2</source>
        <comment>points of both sides, added up</comment>
        <translation>In totale %1 : %2</translation>
    </message>
    <message>
        <source>Write it down</source>
        <comment>button: the result is stored</comment>
        <translation>Registra</translation>
    </message>
    <message>
        <source>It is right, write it down</source>
        <comment>button: although something is unusual</comment>
        <translation>È giusto, registra</translation>
    </message>
    <message>
        <source>Note what stands so far</source>
        <comment>button: the match goes on</comment>
        <translation>Annota il parziale</translation>
    </message>
    <message>
        <source>Table, Enter, points, Enter, points, Enter. Both at once: 200-150.</source>
        <comment>how results are typed quickly</comment>
        <translation>Tavolo, Invio, punti, Invio, punti, Invio. Tutto insieme: 200-150.</translation>
    </message>
    <message>
        <source>Enter in an empty line: the match is over.</source>
        <comment>how results are typed; line = one round of tiles</comment>
        <translation>Invio in una riga vuota: la partita è finita.</translation>
    </message>
    <message>
        <source>Table %1: %2</source>
        <comment>a result was stored; %2: points like 200 : 150 with names</comment>
        <translation>Tavolo %1: %2</translation>
    </message>
    <message>
        <source>%1 %2 : %3 %4</source>
        <comment>%1, %4: players; %2, %3: their points</comment>
        <translation>%1 %2 : %3 %4</translation>
    </message>
    <message>
        <source>Table %1, so far: %2</source>
        <comment>points were noted; the match goes on</comment>
        <translation>Tavolo %1, parziale: %2</translation>
    </message>
    <message>
        <source>Take it back</source>
        <comment>button: the result that was typed last; key Ctrl+Z</comment>
        <translation>Togli il risultato</translation>
    </message>
    <message>
        <source>Take the result of table %1 back?</source>
        <comment>title of a small window</comment>
        <translation>Togliere il risultato del tavolo %1?</translation>
    </message>
    <message>
        <source>Why? (stands in the log)</source>
        <comment>label of a field for a few words</comment>
        <translation>Perché? (resta scritto nel registro)</translation>
    </message>
    <message>
        <source>mistyped</source>
        <comment>a reason, filled in beforehand; stands in a log</comment>
        <translation>errore di battitura</translation>
    </message>
    <message>
        <source>Take it back</source>
        <comment>button: the table is open again</comment>
        <translation>Togli il risultato</translation>
    </message>
    <message>
        <source>The result of table %1 is taken back.</source>
        <comment>the table is open again</comment>
        <translation>Tolto il risultato del tavolo %1.</translation>
    </message>
    <message>
        <source>No result was typed here that could be taken back.</source>
        <translation>Qui non è stato scritto nessun risultato da togliere.</translation>
    </message>
    <message>
        <source>Correct the result</source>
        <comment>button: with a reason; opens a small window</comment>
        <translation>Correggi il risultato</translation>
    </message>
    <message>
        <source>Level: who won the play-off?</source>
        <comment>a question with both sides as answers</comment>
        <translation>Pari: chi ha vinto lo spareggio?</translation>
    </message>
    <message>
        <source>No table waits for a result.</source>
        <comment>in the place of the fields for a result</comment>
        <translation>Nessun tavolo aspetta un risultato.</translation>
    </message>
    <message>
        <source>Type the number of a table first.</source>
        <translation>Prima scrivi il numero di un tavolo.</translation>
    </message>
    <message>
        <source>The table is a number, as on its plate.</source>
        <translation>Il tavolo è un numero, come sulla sua targhetta.</translation>
    </message>
    <message>
        <source>There is no table %1 in this round: the tables are %2 to %3.</source>
        <comment>tournament round; numbers of tables</comment>
        <translation>In questo turno non c&apos;è un tavolo %1: i tavoli vanno da %2 a %3.</translation>
    </message>
    <message>
        <source>Table %1 has its result: %2 to %3. It can be corrected.</source>
        <comment>%2, %3: points</comment>
        <translation>Il tavolo %1 ha già il risultato: %2 a %3. Si può correggere.</translation>
    </message>
    <message>
        <source>Table %1 has its result. It can be corrected.</source>
        <comment>a table without points</comment>
        <translation>Il tavolo %1 ha già il risultato. Si può correggere.</translation>
    </message>
    <message>
        <source>The points of %1 are missing.</source>
        <comment>%1: players of one side</comment>
        <translation>Mancano i punti di %1.</translation>
    </message>
    <message>
        <source>Points are a whole number, such as 150.</source>
        <translation>I punti sono un numero intero, per esempio 150.</translation>
    </message>
    <message>
        <source>Points are never below 0. A penalty is noted separately.</source>
        <translation>I punti non scendono mai sotto 0. Una penalità si annota a parte.</translation>
    </message>
    <message numerus="yes">
        <source>That is too long: points have at most %n digit(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>È troppo lungo: i punti hanno al massimo %n cifra.</numerusform>
            <numerusform>È troppo lungo: i punti hanno al massimo %n cifre.</numerusform>
        </translation>
    </message>
    <message>
        <source>Type %1, %2 or %3 here, or nothing.</source>
        <comment>three letters</comment>
        <translation>Qui scrivi %1, %2 o %3, oppure niente.</translation>
    </message>
    <message>
        <source>Round %1 is empty, but more rounds follow.</source>
        <comment>round = one deal, within a match</comment>
        <translation>La mano %1 resta vuota, ma ne seguono altre.</translation>
    </message>
    <message>
        <source>The rounds of %1 make %3, not %2.</source>
        <comment>%1: players of one side; %2, %3: points; round = one deal</comment>
        <translation>Le mani di %1 danno %3, non %2.</translation>
    </message>
    <message>
        <source>Only one side can be the first to reach %1, so %2 and %3 cannot both be right.</source>
        <comment>%1: points that win a match; %2, %3: points that were typed</comment>
        <translation>Solo una parte può arrivare per prima a %1, quindi %2 e %3 non possono essere giusti insieme.</translation>
    </message>
    <message>
        <source>Both have reached %1. Did that happen in the same last round?</source>
        <comment>%1: points that win a match; round = one deal</comment>
        <translation>Entrambe le parti sono arrivate a %1. È successo nella stessa ultima mano?</translation>
    </message>
    <message>
        <source>Nobody has %1 yet. Is the match over?</source>
        <comment>%1: points that win a match</comment>
        <translation>Nessuno è ancora a %1. La partita è finita?</translation>
    </message>
    <message>
        <source>Nobody can jump from less than %2 to %1 in a single round. Is it right?</source>
        <comment>%1: points; %2: points that win a match; round = one deal</comment>
        <translation>%1 è più di quanto una mano può portare oltre %2. È giusto?</translation>
    </message>
    <message>
        <source>The match was over after round %1: somebody had %2. Were more rounds played?</source>
        <comment>round = one deal, within a match; %2: points</comment>
        <translation>La partita era finita dopo la mano %1: qualcuno era a %2. Si sono giocate altre mani?</translation>
    </message>
    <message>
        <source>%1 points in one round? All tiles together have %2.</source>
        <comment>round = one deal; pips of all tiles</comment>
        <translation>%1 punti in una mano? Tutte le tessere insieme ne hanno %2.</translation>
    </message>
    <message>
        <source>%1 points in one round? By these rules it brings at most %2.</source>
        <comment>round = one deal</comment>
        <translation>%1 punti in una mano? Con queste regole al massimo ne dà %2.</translation>
    </message>
    <message>
        <source>In round %1 both sides have points; by these rules only one gets any.</source>
        <comment>round = one deal</comment>
        <translation>Nella mano %1 hanno punti entrambe le parti; con queste regole ne prende solo una.</translation>
    </message>
    <message>
        <source>Nobody has a point. Was nothing played? Then choose “Not played”.</source>
        <translation>Nessuno ha punti. Non si è giocato? Allora scegli «Non giocato».</translation>
    </message>
    <message>
        <source>It is level, and a knockout needs a winner: who won the play-off?</source>
        <translation>È pari, e nell&apos;eliminazione diretta qualcuno deve vincere: chi ha vinto lo spareggio?</translation>
    </message>
    <message>
        <source>Nobody has won %1 matches yet. Is the table done?</source>
        <comment>%1: two or more</comment>
        <translation>Nessuno ha ancora vinto %1 partite. Il tavolo ha finito?</translation>
    </message>
    <message>
        <source>The table was decided after match %1: leave the next one out.</source>
        <comment>%1: a number of a match</comment>
        <translation>Il tavolo era deciso dopo la partita %1: non scrivere la seguente.</translation>
    </message>
    <message>
        <source>Table %1</source>
        <comment>heading: what can be done at this table</comment>
        <translation>Tavolo %1</translation>
    </message>
    <message>
        <source>Seat %1: %2</source>
        <comment>%1: 1 to 4, in the order of turn; %2: a player</comment>
        <translation>Posto %1: %2</translation>
    </message>
    <message>
        <source>Open the referee desk</source>
        <comment>button: somebody called from this table; its clock stops</comment>
        <translation>Apri il banco dell&apos;arbitro</translation>
    </message>
    <message>
        <source>Play it on this computer</source>
        <comment>button: the match of a table</comment>
        <translation>Giocala su questo computer</translation>
    </message>
    <message>
        <source>Take a match from this computer</source>
        <comment>button: its result becomes the table&apos;s</comment>
        <translation>Prendi una partita da questo computer</translation>
    </message>
    <message>
        <source>Stop its clock</source>
        <comment>button: of one table</comment>
        <translation>Ferma il suo orologio</translation>
    </message>
    <message>
        <source>Its clock goes on</source>
        <comment>button: of one table</comment>
        <translation>Riavvia il suo orologio</translation>
    </message>
    <message>
        <source>More time for this table</source>
        <comment>button</comment>
        <translation>Altro tempo per questo tavolo</translation>
    </message>
    <message>
        <source>They sat in each other&apos;s seats</source>
        <comment>button: two persons had each other&apos;s seat</comment>
        <translation>Posti scambiati per errore</translation>
    </message>
    <message>
        <source>Forfeit, or not played</source>
        <comment>button</comment>
        <translation>Forfait, o non giocato</translation>
    </message>
    <message>
        <source>Penalty</source>
        <comment>button: points off for somebody at this table</comment>
        <translation>Penalità</translation>
    </message>
    <message>
        <source>Who sat in the wrong seat?</source>
        <comment>title of a small window</comment>
        <translation>Chi era al posto sbagliato?</translation>
    </message>
    <message>
        <source>At table %1</source>
        <comment>label of a choice among persons</comment>
        <translation>Al tavolo %1</translation>
    </message>
    <message>
        <source>Changes places with somebody at table</source>
        <comment>label of a field: number of a table</comment>
        <translation>Scambia il posto con qualcuno al tavolo</translation>
    </message>
    <message>
        <source>Who there?</source>
        <comment>label of a choice among persons</comment>
        <translation>Con chi?</translation>
    </message>
    <message>
        <source>Swap these two</source>
        <comment>button</comment>
        <translation>Scambia questi due</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 change places. What is noted so far (%n round(s)) goes to whoever really played it.</source>
        <comment>%1, %2: players; round = one deal</comment>
        <translation>
            <numerusform>Scambio di posto tra %1 e %2. Il parziale (%n mano) va a chi ha giocato davvero.</numerusform>
            <numerusform>Scambio di posto tra %1 e %2. Il parziale (%n mani) va a chi ha giocato davvero.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 change places. What has been played goes to whoever really played it.</source>
        <comment>%1, %2: players</comment>
        <translation>Scambio di posto tra %1 e %2. Quello che si è giocato va a chi ha giocato davvero.</translation>
    </message>
    <message>
        <source>Choose two different people.</source>
        <translation>Scegli due persone diverse.</translation>
    </message>
    <message>
        <source>sat in each other&apos;s seats</source>
        <comment>a reason, filled in beforehand; stands in a log</comment>
        <translation>posti scambiati per errore</translation>
    </message>
    <message>
        <source>%1 and %2 are in different pairs, so the whole pairs change places.</source>
        <comment>%1, %2: players; pair = two partners who stay together</comment>
        <translation>%1 e %2 sono di coppie diverse, quindi si scambiano di posto le coppie intere.</translation>
    </message>
    <message>
        <source>Round %1 of the knockout is paired already: wins and points move, but who went on stays.</source>
        <comment>%1: number of the tournament round after this one</comment>
        <translation>Il turno %1 dell&apos;eliminazione diretta è già abbinato: vittorie e punti si spostano, ma chi è passato resta.</translation>
    </message>
    <message>
        <source>%1 and %2 have changed places.</source>
        <comment>two players</comment>
        <translation>Scambio fatto tra %1 e %2.</translation>
    </message>
    <message>
        <source>Table %1 was not played</source>
        <comment>title of a small window</comment>
        <translation>Il tavolo %1 non ha giocato</translation>
    </message>
    <message>
        <source>What counts?</source>
        <comment>a question with a few answers</comment>
        <translation>Che cosa vale?</translation>
    </message>
    <message>
        <source>%1 win without playing</source>
        <comment>an answer; %1: players of one side</comment>
        <translation>Vittoria senza giocare per %1</translation>
    </message>
    <message>
        <source>The others did not come, or left.</source>
        <comment>below an answer</comment>
        <translation>Gli altri non sono venuti, o sono andati via.</translation>
    </message>
    <message>
        <source>They get %1 : %2.</source>
        <comment>points of a forfeit</comment>
        <translation>Il risultato è %1 : %2.</translation>
    </message>
    <message>
        <source>Both lose</source>
        <comment>an answer: neither side gets anything</comment>
        <translation>Perdono tutti</translation>
    </message>
    <message>
        <source>Neither side came, or both were ruled out.</source>
        <comment>below an answer</comment>
        <translation>Nessuna delle due parti è venuta, o entrambe sono fuori.</translation>
    </message>
    <message>
        <source>Not played</source>
        <comment>an answer: the table counts for nobody</comment>
        <translation>Non giocato</translation>
    </message>
    <message>
        <source>The table counts for nobody.</source>
        <comment>below an answer</comment>
        <translation>Il tavolo non conta per nessuno.</translation>
    </message>
    <message>
        <source>Write it down</source>
        <comment>button</comment>
        <translation>Registra</translation>
    </message>
    <message>
        <source>A penalty at table %1</source>
        <comment>title of a small window</comment>
        <translation>Una penalità al tavolo %1</translation>
    </message>
    <message>
        <source>For whom?</source>
        <comment>label of a choice</comment>
        <translation>Per chi?</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>button: then the penalty is chosen</comment>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Results from a file</source>
        <comment>title of a small window</comment>
        <translation>Risultati da un file</translation>
    </message>
    <message>
        <source>Take them over</source>
        <comment>button</comment>
        <translation>Importali</translation>
    </message>
    <message numerus="yes">
        <source>The same here already: %n result(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Già uguale qui: %n risultato.</numerusform>
            <numerusform>Già uguali qui: %n risultati.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>New: %n result(s)</source>
        <comment>heading above results; never zero</comment>
        <translation>
            <numerusform>Nuovo: %n risultato</numerusform>
            <numerusform>Nuovi: %n risultati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Different here: %n result(s). Decide each one.</source>
        <comment>heading; never zero</comment>
        <translation>
            <numerusform>Diverso da qui: %n risultato. Decidi quale vale.</numerusform>
            <numerusform>Diversi da qui: %n risultati. Decidi per ognuno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of tables that do not exist here: %n result(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Di tavoli che qui non esistono: %n risultato.</numerusform>
            <numerusform>Di tavoli che qui non esistono: %n risultati.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of tables where other players sit here: %n result(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Di tavoli dove qui siedono altri giocatori: %n risultato.</numerusform>
            <numerusform>Di tavoli dove qui siedono altri giocatori: %n risultati.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, table %2: %3</source>
        <comment>tournament round; %3: a result with names</comment>
        <translation>Turno %1, tavolo %2: %3</translation>
    </message>
    <message>
        <source>Round %1, table %2: %3 against %4</source>
        <comment>tournament round; %3, %4: players</comment>
        <translation>Turno %1, tavolo %2: %3 contro %4</translation>
    </message>
    <message>
        <source>Keep ours: %1</source>
        <comment>a choice; %1: a result like 200 : 150</comment>
        <translation>Tieni il nostro: %1</translation>
    </message>
    <message>
        <source>Take theirs: %1</source>
        <comment>a choice; %1: a result like 200 : 150</comment>
        <translation>Prendi il loro: %1</translation>
    </message>
    <message>
        <source>Why theirs? (stands in the log)</source>
        <comment>label of a field for a few words</comment>
        <translation>Perché il loro? (resta scritto nel registro)</translation>
    </message>
    <message numerus="yes">
        <source>Still to decide: %n result(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Da decidere ancora: %n risultato.</numerusform>
            <numerusform>Da decidere ancora: %n risultati.</numerusform>
        </translation>
    </message>
    <message>
        <source>Say why their result is right, in a few words.</source>
        <translation>Spiega in poche parole perché il loro risultato è giusto.</translation>
    </message>
</context>
<context>
    <name>Tournament score card</name>
    <message>
        <source>Round</source>
        <comment>heading of a column of numbers; round = one deal</comment>
        <translation>Mano</translation>
    </message>
    <message>
        <source>out</source>
        <comment>above a narrow column to tick, so one short word: somebody went out</comment>
        <translation>domino</translation>
    </message>
    <message>
        <source>blocked</source>
        <comment>above a narrow column to tick, so one short word: it ended blocked</comment>
        <translation>blocco</translation>
    </message>
    <message>
        <source>foul</source>
        <comment>above a narrow column to tick, so one short word: it ended with a foul</comment>
        <translation>infrazione</translation>
    </message>
    <message>
        <source>To %1 points</source>
        <comment>what a match is played to</comment>
        <translation>A %1 punti</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <comment>how long a match is; round = one deal; never zero</comment>
        <translation>
            <numerusform>%n mano</numerusform>
            <numerusform>%n mani</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <comment>how long a table may play; never zero</comment>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minuti</numerusform>
        </translation>
    </message>
    <message>
        <source>Best of %1 matches</source>
        <comment>%1: an odd number of at least 3</comment>
        <translation>Al meglio di %1 partite</translation>
    </message>
    <message>
        <source>Match</source>
        <comment>heading of a column of numbers: which of several matches</comment>
        <translation>Partita</translation>
    </message>
    <message>
        <source>Signature</source>
        <comment>below a line</comment>
        <translation>Firma</translation>
    </message>
</context>
<context>
    <name>Tournaments</name>
    <message>
        <source>Club tournaments</source>
        <comment>title of the page</comment>
        <translation>Tornei del circolo</translation>
    </message>
    <message>
        <source>Say who is here: every round is paired, every result kept, and the standings are right at any time.</source>
        <comment>where there is no tournament yet; round = tournament round</comment>
        <translation>Indica chi c&apos;è: ogni turno è abbinato, ogni risultato conservato, e la classifica è sempre aggiornata.</translation>
    </message>
    <message>
        <source>Three tables of a club evening, and the ways from one to the next</source>
        <comment>what a screen reader says</comment>
        <translation>Tre tavoli di una serata al circolo, e i percorsi dall&apos;uno all&apos;altro</translation>
    </message>
    <message>
        <source>New tournament</source>
        <comment>button</comment>
        <translation>Nuovo torneo</translation>
    </message>
    <message>
        <source>Same as last time</source>
        <comment>button: a new tournament like the last one, with the same people</comment>
        <translation>Come l&apos;ultima volta</translation>
    </message>
    <message>
        <source>Members</source>
        <comment>button: the list of all people of the club</comment>
        <translation>Soci</translation>
    </message>
    <message>
        <source>Season table</source>
        <comment>button: several tournaments added up</comment>
        <translation>Classifica della stagione</translation>
    </message>
    <message>
        <source>Open a file</source>
        <comment>button: a tournament or results from another computer</comment>
        <translation>Apri un file</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>button: back to this tournament</comment>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Go on with %1</source>
        <comment>what a screen reader says for the button; %1: a tournament</comment>
        <translation>Continua: %1</translation>
    </message>
    <message>
        <source>Look at it</source>
        <comment>button: at a tournament that is finished</comment>
        <translation>Guarda</translation>
    </message>
    <message>
        <source>Look at %1</source>
        <comment>what a screen reader says for the button; %1: a tournament</comment>
        <translation>Guarda: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n finished tournament(s)</source>
        <comment>button that unfolds them; never zero</comment>
        <translation>
            <numerusform>%n torneo finito</numerusform>
            <numerusform>%n tornei finiti</numerusform>
        </translation>
    </message>
    <message>
        <source>No tournament is going on now.</source>
        <comment>above the finished ones</comment>
        <translation>Ora non c&apos;è nessun torneo in corso.</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <comment>entered</comment>
        <translation>
            <numerusform>%n coppia</numerusform>
            <numerusform>%n coppie</numerusform>
        </translation>
    </message>
    <message>
        <source>nobody entered yet</source>
        <translation>ancora nessun iscritto</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <comment>entered</comment>
        <translation>
            <numerusform>%n giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
        </translation>
    </message>
    <message>
        <source>Not begun yet</source>
        <comment>state of a tournament: no round is paired</comment>
        <translation>Non ancora cominciato</translation>
    </message>
    <message>
        <source>Round %1 of %2 is being played</source>
        <comment>tournament round; %1 and %2: numbers</comment>
        <translation>Si gioca il turno %1 di %2</translation>
    </message>
    <message>
        <source>Round %1 is being played</source>
        <comment>tournament round; %1: a number</comment>
        <translation>Si gioca il turno %1</translation>
    </message>
    <message>
        <source>%1 of %2 rounds played</source>
        <comment>tournament rounds; %1 and %2: numbers</comment>
        <translation>Turni giocati: %1 su %2</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) played</source>
        <comment>tournament rounds; never zero</comment>
        <translation>
            <numerusform>%n turno giocato</numerusform>
            <numerusform>%n turni giocati</numerusform>
        </translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>state of a tournament</comment>
        <translation>Finito</translation>
    </message>
    <message>
        <source>In front: %1</source>
        <comment>who leads the standings; %1: names</comment>
        <translation>In testa: %1</translation>
    </message>
    <message>
        <source>Won by %1</source>
        <comment>a finished tournament; %1: names</comment>
        <translation>Vittoria di %1</translation>
    </message>
    <message numerus="yes">
        <source>%n level in front</source>
        <comment>so many share the first place; never zero, 4 or more</comment>
        <translation>
            <numerusform>In testa a pari merito: %n</numerusform>
            <numerusform>In testa a pari merito: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Walk</name>
    <message>
        <source>Is the game blocked?</source>
        <comment>title of the walk</comment>
        <translation>Il gioco è bloccato?</translation>
    </message>
    <message>
        <source>%1 says the game is blocked.</source>
        <translation>%1 dice che il gioco è bloccato.</translation>
    </message>
    <message>
        <source>Nobody can play any more. Let&apos;s go round the table.</source>
        <comment>the walk opened by itself</comment>
        <translation>Nessuno può più giocare. Facciamo il giro del tavolo.</translation>
    </message>
    <message>
        <source>%1, can you play a tile?</source>
        <translation>%1, puoi giocare una tessera?</translation>
    </message>
    <message>
        <source>Yes, I can</source>
        <comment>answer button; the first words of both answers must differ</comment>
        <translation>Sì, posso</translation>
    </message>
    <message>
        <source>No, I cannot</source>
        <comment>answer button; the first words of both answers must differ</comment>
        <translation>Non posso</translation>
    </message>
    <message>
        <source>Take my answer back</source>
        <comment>button, until the next player answers</comment>
        <translation>Ritira la mia risposta</translation>
    </message>
    <message>
        <source>Open ends</source>
        <comment>heading above the two ends</comment>
        <translation>Estremità aperte</translation>
    </message>
    <message>
        <source>Open ends: %1</source>
        <comment>%1: numbers, like 2 and 4</comment>
        <translation>Estremità aperte: %1</translation>
    </message>
    <message>
        <source>%1 of %2 tiles with a %3 are on the table</source>
        <comment>%3: a number; like 7 of 7 tiles with a 6 are on the table</comment>
        <translation>Tessere con il %3 sul tavolo: %1 su %2</translation>
    </message>
    <message>
        <source>The boneyard is empty.</source>
        <translation>Il pozzo è vuoto.</translation>
    </message>
    <message>
        <source>Nobody takes tiles in this game.</source>
        <comment>the rules close the boneyard</comment>
        <translation>In questo gioco non si pesca.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) must stay in the boneyard.</source>
        <comment>the reserve: 1 or 2 tiles, never zero</comment>
        <translation>
            <numerusform>%n tessera deve restare nel pozzo.</numerusform>
            <numerusform>%n tessere devono restare nel pozzo.</numerusform>
        </translation>
    </message>
    <message>
        <source>cannot play</source>
        <comment>under the player&apos;s name</comment>
        <translation>non può giocare</translation>
    </message>
    <message>
        <source>can play</source>
        <comment>under the player&apos;s name</comment>
        <translation>può giocare</translation>
    </message>
    <message>
        <source>is answering</source>
        <comment>under the player&apos;s name</comment>
        <translation>risponde ora</translation>
    </message>
    <message>
        <source>is waiting</source>
        <comment>under the player&apos;s name</comment>
        <translation>in attesa</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an answer in the walk: a player and why not, like Anna: no 6</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The game is not blocked: play goes on.</source>
        <translation>Il gioco non è bloccato: si continua.</translation>
    </message>
    <message>
        <source>%1 can play, and plays now.</source>
        <translation>%1 può giocare, e gioca ora.</translation>
    </message>
    <message>
        <source>The game is blocked.</source>
        <translation>Il gioco è bloccato.</translation>
    </message>
    <message>
        <source>Everybody has answered: nobody can play.</source>
        <translation>Le risposte ci sono tutte: nessuno può giocare.</translation>
    </message>
    <message>
        <source>Skip to the end</source>
        <comment>button: go to the end of the walk</comment>
        <translation>Salta alla fine</translation>
    </message>
    <message>
        <source>To the score</source>
        <comment>button at the end of the walk</comment>
        <translation>Al punteggio</translation>
    </message>
    <message>
        <source>Cannot play: %1. Now: %2.</source>
        <comment>%1: names, like Anna and João; %2: the player who is next</comment>
        <translation>Nessuna mossa: %1. Ora: %2.</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <comment>beside a row of crossed-out seats; %1: the player who is next</comment>
        <translation>Ora: %1</translation>
    </message>
    <message>
        <source>The program checks every answer.</source>
        <translation>Il programma controlla ogni risposta.</translation>
    </message>
    <message>
        <source>Answer on your honour: all hands are shown at the end.</source>
        <translation>Rispondi sulla parola: alla fine si mostrano tutte le tessere.</translation>
    </message>
</context>
</TS>
