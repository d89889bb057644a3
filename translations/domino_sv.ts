<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sv_SE" sourcelanguage="en">
<context>
    <name>Accessible</name>
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
        <source>%n point(s) off for %1</source>
        <comment>%1: a player or a pair</comment>
        <translation>
            <numerusform>%n poängs avdrag för %1</numerusform>
            <numerusform>%n poängs avdrag för %1</numerusform>
        </translation>
    </message>
    <message>
        <source>A warning for %1, no points off</source>
        <comment>%1: a player or a pair</comment>
        <translation>En varning för %1, inget poängavdrag</translation>
    </message>
    <message>
        <source>Next time: an answer can be taken back until the next player has answered.</source>
        <comment>advice on the page</comment>
        <translation>Nästa gång: ett svar kan tas tillbaka tills nästa spelare har svarat.</translation>
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
        <source>Enter or Space</source>
        <comment>keys</comment>
        <translation>Retur eller Blanksteg</translation>
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
        <source>skip to the end of the questions</source>
        <comment>what a key does: skip the walk round the table</comment>
        <translation>hoppa till slutet av frågorna</translation>
    </message>
    <message>
        <source>sort the tiles</source>
        <comment>what a key does</comment>
        <translation>sortera brickorna</translation>
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
        <source>Everything works without the mouse.</source>
        <comment>under the title of the table of keys</comment>
        <translation>Allt går att göra utan mus.</translation>
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
        <source>L</source>
        <comment>key for: story of the round; one letter, different from the other keys, not H</comment>
        <translation>O</translation>
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
        <source>Hide the &amp;tiles</source>
        <translation>&amp;Dölj brickorna</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Språk</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Så spelar man</translation>
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
</context>
<context>
    <name>Rule set file</name>
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
        <source>False declaration by %1: %n penalty point(s)</source>
        <comment>a penalty, as a referee puts it</comment>
        <translation>
            <numerusform>Felaktigt besked från %1: %n straffpoäng</numerusform>
            <numerusform>Felaktigt besked från %1: %n straffpoäng</numerusform>
        </translation>
    </message>
    <message>
        <source>False declaration by %1: a warning</source>
        <comment>a penalty, as a referee puts it</comment>
        <translation>Felaktigt besked från %1: en varning</translation>
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
        <source>House rules</source>
        <comment>heading of a part that is folded at first</comment>
        <translation>Husregler</translation>
    </message>
    <message>
        <source>Tiles that stay in the boneyard</source>
        <translation>Brickor som ligger kvar i högen</translation>
    </message>
    <message>
        <source>Taking tiles</source>
        <comment>heading of a choice</comment>
        <translation>Ta brickor</translation>
    </message>
    <message>
        <source>Until one fits</source>
        <comment>taking tiles</comment>
        <translation>Tills en passar</translation>
    </message>
    <message>
        <source>One, then pass</source>
        <comment>taking tiles</comment>
        <translation>En, sedan passa</translation>
    </message>
    <message>
        <source>None: play or pass</source>
        <comment>taking tiles</comment>
        <translation>Ingen: lägg eller passa</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Spelriktning</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <comment>a choice</comment>
        <translation>Medurs</translation>
    </message>
    <message>
        <source>Counter-clockwise</source>
        <comment>a choice</comment>
        <translation>Moturs</translation>
    </message>
    <message>
        <source>In a tie</source>
        <comment>heading of a choice</comment>
        <translation>Vid lika</translation>
    </message>
    <message>
        <source>Who wins a blocked game</source>
        <comment>heading of a choice</comment>
        <translation>Vem som vinner ett blockerat spel</translation>
    </message>
    <message>
        <source>What the round is worth</source>
        <comment>heading of a choice</comment>
        <translation>Vad omgången är värd</translation>
    </message>
    <message>
        <source>A wrong answer costs</source>
        <comment>heading; points are taken off</comment>
        <translation>Ett fel svar kostar</translation>
    </message>
    <message>
        <source>changed</source>
        <comment>mark on a setting that differs from the rule set</comment>
        <translation>ändrat</translation>
    </message>
    <message>
        <source>As in the rule set</source>
        <comment>button: undo all changes of the house rules</comment>
        <translation>Som i reglerna</translation>
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
        <source>These house rules contradict each other.</source>
        <translation>Husreglerna säger emot varandra.</translation>
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
        <source>Delete all matches, names and settings? This cannot be undone.</source>
        <translation>Ta bort alla matcher, namn och inställningar? Det går inte att ångra.</translation>
    </message>
    <message>
        <source>Replace all matches, names and settings with those of the copy?</source>
        <translation>Ersätta alla matcher, namn och inställningar med kopians?</translation>
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
        <source>The program checks every answer.</source>
        <translation>Programmet kontrollerar varje svar.</translation>
    </message>
    <message>
        <source>Answer on your honour: all hands are shown at the end.</source>
        <translation>Svara på hedersord: till sist visas alla händer.</translation>
    </message>
</context>
</TS>
