<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>Accessible</name>
    <message>
        <source>tile %1</source>
        <comment>%1: a tile, like 4-6</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tile %1, double</source>
        <comment>%1: a tile, like 6-6</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <comment>%1: tile 4-6; its place in the row of tiles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 of %3, fits %4</source>
        <comment>%1: tile 4-6; its place in the row; %4: like 2 or 4</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tile, face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open end %1</source>
        <comment>%1: a number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left end, %1 is open</source>
        <comment>%1: a number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right end, %1 is open</source>
        <comment>%1: a number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line of play: %1</source>
        <comment>%1: tiles, like 6-6 6-3 3-1</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tiles of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>%1: a player; %2: like 5 tiles in hand; %3: like 42 points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Boneyard, %n tile(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Boneyard, empty</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Buttons</name>
    <message>
        <source>OK</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <comment>to the next page</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <comment>open a file</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>Domino Desktop is already running with this data.</source>
        <comment>a second start is refused</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved matches could not be read. They were set aside as %1, and a fresh list was begun.</source>
        <comment>%1: the path of a file</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved matches come from a newer version of the program. Nothing was changed; please update it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be saved in %1</source>
        <comment>%1: the path of a folder</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is full: the last move could not be saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last move could not be saved, so it was not played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder %1 does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file %1 cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file %1 is too large.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file %1 is not from this program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule set %1 cannot be used: %2</source>
        <comment>%1: a file; %2: a whole sentence: why</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 had trouble thinking, so a simple move was played.</source>
        <comment>a computer player</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer players cannot be started: they play simple moves now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Printing did not work.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong. The match is saved up to the last move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A report without names and tiles lies in %1</source>
        <comment>%1: the path of a file</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Foul</name>
    <message>
        <source>Wrong answer</source>
        <comment>title of the page; family wording</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>False declaration</source>
        <comment>title of the page; the referee&apos;s wording</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong answer: %1 held a tile that fits.</source>
        <comment>family wording</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>False declaration: %1 held a playable tile.</source>
        <comment>the referee&apos;s wording</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The open ends were %2. %1 said no, but held %3, which fits the %4.</source>
        <comment>%2: numbers; %3: a tile; %4: a number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may have held %2 already. This is not proven.</source>
        <comment>%2: a tile, like 4-6</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table when %1 answered</source>
        <comment>caption of a picture</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This tile would have fitted here.</source>
        <comment>caption of a picture</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the rules say</source>
        <comment>heading</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This round does not count and is dealt again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The result of the round stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot win this round any more.</source>
        <comment>%1: a player or a pair</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is lost for %1.</source>
        <comment>%1: a player or a pair</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) off for %1</source>
        <comment>%1: a player or a pair</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A warning for %1, no points off</source>
        <comment>%1: a player or a pair</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next time: an answer can be taken back until the next player has answered.</source>
        <comment>advice on the page</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>How to play</source>
        <comment>title</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match the numbers</source>
        <comment>heading of a picture</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay a tile at either end of the line, number to equal number. Doubles lie across.</source>
        <comment>picture 1</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing fits?</source>
        <comment>heading of a picture</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take tiles from the boneyard until one fits. When nothing can be taken, you pass.</source>
        <comment>picture 2</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Be the first without tiles</source>
        <comment>heading of a picture</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever plays the last tile of the hand wins the round. The others&apos; pips are the points.</source>
        <comment>3</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is blocked</source>
        <comment>heading of a picture</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sometimes nobody can play and nothing can be taken. Then everybody answers in turn.</source>
        <comment>picture 4</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lowest count wins</source>
        <comment>heading of a picture</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All hands are shown and the pips are counted. Play heavy tiles in good time!</source>
        <comment>picture 5</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next picture</source>
        <comment>button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous picture</source>
        <comment>button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let us play</source>
        <comment>button after the last picture</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <comment>title of the table of keys</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab</source>
        <comment>a key</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <comment>keys</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <comment>keys</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digits</source>
        <comment>keys</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>a key</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+%1</source>
        <comment>a key; %1: a letter</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>between tiles, table and buttons</source>
        <comment>what a key does</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the next tile or end</source>
        <comment>what a key does</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play, answer, press</source>
        <comment>what a key does</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the next tile with that number</source>
        <comment>what a key does</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take a tile</source>
        <comment>what a key does</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pass</source>
        <comment>what a key does</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say the game is blocked</source>
        <comment>what a key does</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hint</source>
        <comment>what a key does</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sort the tiles</source>
        <comment>what a key does</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zoom in, out, fit the table</source>
        <comment>what a key does</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>story of the round</source>
        <comment>what a key does</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hide the tiles</source>
        <comment>what a key does</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this help</source>
        <comment>what a key does</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full screen</source>
        <comment>what a key does</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take back the last move</source>
        <comment>what a key does</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new match</source>
        <comment>what a key does</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>print</source>
        <comment>what a key does</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cancel</source>
        <comment>what a key does</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>no %1</source>
        <comment>a player has no tile with the number %1: Anna passes: no 5, no 3</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>joins the parts of a list, such as no 5, no 3</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>joins the last two parts of a list of choices: 2 or 4; 2, 3 or 4</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Start page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make this the &amp;last round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;End this match…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fit the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Story of the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide the &amp;tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Pair score</name>
    <message>
        <source>%1 have the lowest count (%2) and win the round.</source>
        <comment>%1: a pair</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 have the lowest total (%2) and win the round.</source>
        <comment>%1: a pair</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%3 holds the lowest hand (%2): %1 win the round.</source>
        <comment>%1: a pair; %3: one player of it</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%3 goes out: %1 win the round.</source>
        <comment>%1: a pair; %3: one player of it</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both pairs have the same lowest count: %2.</source>
        <comment>%2: a number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 take the pips of all the others: %2.</source>
        <comment>%1: a pair; %2: an amount, like 17 + 26 = 43 points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 take the pips of their opponents: %2.</source>
        <comment>%1: a pair; %2: an amount, like 17 + 26 = 43 points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 take the pips of all the others, less their own: %2.</source>
        <comment>%1: a pair; %2: an amount, like 17 + 26 − 7 = 36 points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 take what the others hold more than they do: %2.</source>
        <comment>%1: a pair; %2: an amount, like 29 points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 take the pips of all hands: %2.</source>
        <comment>%1: a pair; %2: an amount, like 7 + 17 = 24 points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot win this round any more.</source>
        <comment>%1: a pair, after a wrong answer</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lose the match.</source>
        <comment>%1: a pair, after a wrong answer</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>It is not your turn yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No round is being played.</source>
        <comment>round = one deal</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This round is not over yet.</source>
        <comment>round = one deal</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tile %1 is not in your hand.</source>
        <comment>%1: a tile, like 4-6</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not fit there: the open ends show %2.</source>
        <comment>%1: a tile, like 4-6; %2: numbers, like 2 or 4</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tile can be played there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That tile is no longer in the boneyard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This round begins with %1.</source>
        <comment>%1: a tile, like 6-6</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look again: one of your tiles fits.</source>
        <comment>must never say which tile or how many</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of your tiles fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The boneyard still holds %n tile(s): take one first.</source>
        <comment>counts what may be drawn; never zero</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The boneyard is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With these rules nobody takes tiles from the boneyard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The last %n tile(s) must stay in the boneyard.</source>
        <comment>the reserve: 1 or 2 tiles, never zero</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>You may take only one tile in a turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lead this round: play a tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First answer the question: can you play a tile?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is asking whether you can play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You said that you can play: now play a tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hands are being shown: nobody plays now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This hand is not to be shown now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>This hand must have exactly %n tile(s).</source>
        <comment>a referee types in a hand</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>This hand must be empty.</source>
        <comment>a referee types in a hand</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 already lies somewhere else.</source>
        <comment>%1: a tile, like 4-6</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no move of yours to take back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too late to take it back: something has been shown since.</source>
        <comment>a drawn tile, an answer or a hand</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others have to agree to taking it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves cannot be taken back here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rule</name>
    <message>
        <source>The lowest count wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pair with the lowest total wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pair that holds the lowest hand wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a tie nobody scores.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a tie whoever led the round wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a tie whoever played the last tile wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a tie whoever played the last tile loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a tie the first in turn order wins, counting from whoever led.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a tie whoever holds the lightest tile wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a tie the lowest total of a pair wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a tie each takes the pips of the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a tie the pips of the others are shared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winner scores the pips of all the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winners score the pips of their opponents.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winner scores the pips of all the others, less the own ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winner scores what each of the others holds more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winner scores the pips of all hands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clockwise</source>
        <comment>the direction of play, within a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counter-clockwise</source>
        <comment>the direction of play, within a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rule set</name>
    <message>
        <source>Classic with boneyard</source>
        <comment>name of a rule set</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two tiles stay</source>
        <comment>name of a rule set: two tiles stay in the boneyard</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block game</source>
        <comment>name of a rule set without taking tiles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two against two</source>
        <comment>name of a rule set: partners sit opposite</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take tiles from the boneyard until one fits.
The lowest count wins a blocked game and scores what the others hold.</source>
        <comment>two lines</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take tiles until one fits; the last two stay in the boneyard.
The winner scores what the others hold, less the own pips.</source>
        <comment>two lines</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody takes tiles: play or pass.
The winner scores what the others hold, less the own pips.</source>
        <comment>two lines</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partners sit opposite each other; nobody takes tiles.
The pair with the lowest total scores what the other pair holds.</source>
        <comment>two lines</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rule set file</name>
    <message>
        <source>The file cannot be read as a rule set: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2: this setting is unknown.</source>
        <comment>%2: the place in the file</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2: this setting is missing.</source>
        <comment>%2: the place in the file</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2: %1 is not the right kind of value.</source>
        <comment>%2: the place</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2: the name %1 is unknown.</source>
        <comment>%2: the place in the file</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2: %1 is too small or too large.</source>
        <comment>%2: the place</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2: this contradicts %1.</source>
        <comment>%1, %2: places in the file</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2: more tiles are dealt than the set has (%1).</source>
        <comment>%1: like 4 x 8 of 28</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Allowed: %2.</source>
        <comment>%1: a whole sentence about a fault; %2: a list of words</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>%1 has the lowest count (%2) and wins the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has the lowest total (%2) and wins the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds the lowest hand (%2) and wins the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 goes out and wins the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tie for the lowest count (%2): %1.</source>
        <comment>%1: names, like Anna and João</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a tie nobody scores.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a tie whoever led the round wins: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a tie whoever played the last tile wins: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a tie whoever played the last tile loses, so the round goes to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a tie the first in turn order wins, counting from whoever led the round: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a tie whoever holds the lightest tile wins: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a tie the lowest total of a pair wins: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a tie each takes the pips of the others; for %1: %2.</source>
        <comment>%2: an amount, like 20 points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a tie the pips of the others are shared; for %1: %2.</source>
        <comment>%2: an amount, like 20 points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes the pips of all the others: %2.</source>
        <comment>%2: an amount, like 17 + 26 = 43 points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes the pips of the opponents: %2.</source>
        <comment>%2: an amount, like 17 + 26 = 43 points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes the pips of all the others, less those in the own hand: %2.</source>
        <comment>%2: an amount, like 17 + 26 − 7 = 36 points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes from each of the others what they hold more: %2.</source>
        <comment>the difference between their pips and the winner&apos;s; %2: an amount, like 10 + 19 = 29 points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes the pips of all hands: %2.</source>
        <comment>%2: an amount, like 7 + 17 + 26 = 50 points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This round does not count: it is dealt again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot win this round any more.</source>
        <comment>after a wrong answer</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 loses the match.</source>
        <comment>after a wrong answer</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 = %n pip(s)</source>
        <comment>%1: a player; %2: a sum, like 5 + 6 + 6; never zero</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n pip(s)</source>
        <comment>%1: a player who holds one tile</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1: no pips</source>
        <comment>%1: a player who holds only the double blank</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: no tiles left</source>
        <comment>%1: a player</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 together: %2 = %n pip(s)</source>
        <comment>%1: a pair; %2: a sum, like 7 + 17</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 together: no pips</source>
        <comment>%1: a pair</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 = %n point(s)</source>
        <comment>%1: a sum, like 17 + 26 + 40</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 = no points</source>
        <comment>%1: a sum, like 7 − 7</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>an amount, like 83 points</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>no points</source>
        <comment>an amount: zero points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Wrong answer by %1: %n point(s) off</source>
        <comment>a penalty, in a family</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Wrong answer by %1: a warning, no points off</source>
        <comment>a penalty, in a family</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>False declaration by %1: %n penalty point(s)</source>
        <comment>a penalty, as a referee puts it</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>False declaration by %1: a warning</source>
        <comment>a penalty, as a referee puts it</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Score page</name>
    <message numerus="yes">
        <source>%1 wins the round: %n point(s)</source>
        <comment>first line of the page</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wins the round: no points</source>
        <comment>first line of the page</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 win the round: %n point(s)</source>
        <comment>first line of the page; %1: a pair</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 win the round: no points</source>
        <comment>first line of the page; %1: a pair</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tie between %1: nobody scores</source>
        <comment>%1: names, like Anna and João</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both pairs are level: nobody scores</source>
        <comment>first line of the page</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Tie between %1: %n point(s) each</source>
        <comment>%1: names, like Anna and João</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Tie between %1: no points</source>
        <comment>%1: names, like Anna and João</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This round does not count: it is dealt again</source>
        <comment>first line of the page</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody wins this round</source>
        <comment>first line of the page</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 wins the match with %n point(s)</source>
        <comment>first line at the end of a match</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wins the match without points</source>
        <comment>first line at the end of a match</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 win the match with %n point(s)</source>
        <comment>first line at the end of a match; %1: a pair</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 win the match without points</source>
        <comment>first line at the end of a match; %1: a pair</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has gone out</source>
        <comment>how the round ended</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is blocked</source>
        <comment>how the round ended</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confirmed by everybody: %1. Open ends: %2. Boneyard: %3.</source>
        <comment>%1: names; %2: numbers; %3: a number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lowest count</source>
        <comment>label on the winner&apos;s row</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out</source>
        <comment>label on the row of the player who went out: played the last tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wins the round</source>
        <comment>label on the winner&apos;s row</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>level</source>
        <comment>label on the rows of players who are tied for the lowest count</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s) left in hand</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No pips left</source>
        <comment>in hand</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tiles left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why</source>
        <comment>heading above the lines that explain the score</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for %1</source>
        <comment>label of a sum; %1: a player or a pair</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <comment>%1: a sum, like 17 + 26 + 40; %2: its result</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match score</source>
        <comment>heading above the totals</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Match to %n point(s)</source>
        <comment>never zero</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Match of %n round(s)</source>
        <comment>round = one deal; never zero</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <comment>round = one deal</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1</source>
        <comment>round = one deal</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last round</source>
        <comment>round = one deal</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) still missing</source>
        <comment>to the end of the match; never zero</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Rule: %1</source>
        <comment>%1: the name of a rule set, like Classic with boneyard</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next round</source>
        <comment>button; round = one deal</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal again</source>
        <comment>button after a round that does not count</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New match</source>
        <comment>button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the start page</source>
        <comment>button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the table</source>
        <comment>button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the score</source>
        <comment>button; back from the table</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why?</source>
        <comment>button: explains the score</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other tables count differently…</source>
        <comment>button: the same round under other rules</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>%1: a rule, a whole sentence; %2: what would come out, a whole sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print…</source>
        <comment>button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <comment>button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show this page in</source>
        <comment>label before the names of languages</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place %1</source>
        <comment>the final order; %1: a number</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Set up</name>
    <message>
        <source>Set up a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>heading</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <comment>heading</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <comment>a choice; never zero</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Seat %1</source>
        <comment>a place at the table; %1: a number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played by</source>
        <comment>a person or a computer player</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer, beginner</source>
        <comment>a level of the computer player</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer, casual</source>
        <comment>a level of the computer player</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beginner</source>
        <comment>a level of the computer player, under its name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>casual</source>
        <comment>a level of the computer player, under its name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour and shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a player</source>
        <comment>button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <comment>button on the card of a player</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move up</source>
        <comment>button on the card of a player: earlier in turn order</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move down</source>
        <comment>button on the card of a player: later in turn order</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag the cards into the order of the seats.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns go %1.</source>
        <comment>%1: clockwise or counter-clockwise</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair %1</source>
        <comment>partners; %1: a number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>a pair: two names</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles</source>
        <comment>heading: which set is used</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double-six</source>
        <comment>a set of tiles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double-nine</source>
        <comment>a set of tiles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double-twelve</source>
        <comment>a set of tiles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s), %1 for each player</source>
        <comment>about a set; %1: a number; never zero</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Length</source>
        <comment>heading: how long the match is</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>To %n point(s)</source>
        <comment>length of a match; never zero</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <comment>length of a match; round = one deal; never zero</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>When the game is blocked</source>
        <comment>heading</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Together</source>
        <comment>a way to check a block</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody answers in turn; the program checks each answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>a way to check a block</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program checks all hands and shows the result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On our honour</source>
        <comment>a way to check a block</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody answers alone; all hands are shown after the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between two people at one screen</source>
        <comment>heading</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the lid of the rack</source>
        <comment>a choice: what hides the tiles between turns</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table stays in view; only the tiles are hidden.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cover the whole window</source>
        <comment>a choice: what hides the tiles between turns</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For people who do not sit together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open hands</source>
        <comment>a choice: nothing is hidden</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody sees all tiles; good with small children.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rules</source>
        <comment>heading of a part that is folded at first</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles that stay in the boneyard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taking tiles</source>
        <comment>heading of a choice</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until one fits</source>
        <comment>taking tiles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One, then pass</source>
        <comment>taking tiles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None: play or pass</source>
        <comment>taking tiles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clockwise</source>
        <comment>a choice</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counter-clockwise</source>
        <comment>a choice</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a tie</source>
        <comment>heading of a choice</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who wins a blocked game</source>
        <comment>heading of a choice</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the round is worth</source>
        <comment>heading of a choice</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wrong answer costs</source>
        <comment>heading; points are taken off</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed</source>
        <comment>mark on a setting that differs from the rule set</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in the rule set</source>
        <comment>button: undo all changes of the house rules</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the match</source>
        <comment>the large button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 players need a larger set: %2 is the smallest that works.</source>
        <comment>%1: a number; %2: like Double-nine</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use %1</source>
        <comment>button; %1: a set, like Double-nine</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These rules are for %1 players.</source>
        <comment>%1: numbers, like 2, 3 or 4</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A name has at most %n letter(s).</source>
        <comment>never zero</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>This name has characters that cannot be shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two players have the name %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least one person has to play.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Personal aids</source>
        <comment>heading</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Personal aids of %1</source>
        <comment>heading; aids belong to a person</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise the tiles that fit</source>
        <comment>an aid</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers on the tiles</source>
        <comment>an aid: digits in place of the dots</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the tiles</source>
        <comment>an aid</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of the tiles</source>
        <comment>an aid: how the hand is sorted</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As they come</source>
        <comment>order of the tiles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By number</source>
        <comment>order of the tiles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By pips</source>
        <comment>order of the tiles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pace</source>
        <comment>how fast things move</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instant</source>
        <comment>pace</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>pace</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>pace</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table speaks the language of whoever plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looks</source>
        <comment>heading</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles</source>
        <comment>which design of the tiles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classic</source>
        <comment>design of the tiles: black dots</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Club colours</source>
        <comment>design of the tiles: a colour for each number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <comment>design of the tiles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your data</source>
        <comment>heading</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything stays on this computer, in %1</source>
        <comment>%1: the path of a folder</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy everything to a folder…</source>
        <comment>button: a backup, for example to a stick</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore from a copy…</source>
        <comment>button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete everything…</source>
        <comment>button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything was copied to %1</source>
        <comment>%1: the path of a folder</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The copy was restored. What was here before lies in %1</source>
        <comment>%1: the path of a folder</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete all matches, names and settings? This cannot be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace all matches, names and settings with those of the copy?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything was deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no copy of this program&apos;s data in %1</source>
        <comment>%1: the path of a folder</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace</source>
        <comment>button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About</source>
        <comment>heading</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Domino Desktop, version %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It uses Qt %1 and PySide %2 under the LGPL, version 3.</source>
        <comment>%1, %2: version numbers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No account, no network, no adverts.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>Domino Desktop</source>
        <comment>the name of the program; not translated</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Welcome to the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your language</source>
        <comment>heading above the names of languages</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play now</source>
        <comment>the large button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You and three computer players, classic rules</source>
        <comment>under the large button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set up a table</source>
        <comment>button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays, with which tiles, up to how many points</source>
        <comment>under the button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue the match</source>
        <comment>the large button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>%1: names, like Anna and João; %2: like Round 3</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · the walk round the table</source>
        <comment>%1: names, like Anna and João</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last played on %1 at %2</source>
        <comment>%1: a date; %2: a time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How to play</source>
        <comment>button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <comment>button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <comment>button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earlier matches</source>
        <comment>button and heading</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No match has been played yet.</source>
        <comment>the list of earlier matches is empty</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the first one</source>
        <comment>button beside: No match has been played yet.</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 won</source>
        <comment>a match in the list; %1: a player or a pair</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not finished</source>
        <comment>a match in the list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) played</source>
        <comment>round = one deal</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>no round played yet</source>
        <comment>round = one deal</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table as it was left</source>
        <comment>what a screen reader says for the picture</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <comment>the first name of a person who has given none yet</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer %1</source>
        <comment>a computer player without a name; %1: a number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No screen found: start it in a desktop session.</source>
        <comment>printed in a terminal; also in the command line</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>%1 leads %2</source>
        <comment>the first tile of a round; %2: a tile, like 6-6</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <comment>%2: a tile, like 4-6</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n tile(s)</source>
        <comment>the turn goes on; never zero</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n and plays %2</source>
        <comment>takes %n tiles, never zero; %2: a tile, like 2-5</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n and passes: %2</source>
        <comment>takes %n tiles, never zero; %2: like no 5, no 3</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 passes: %2</source>
        <comment>%2: like no 5, no 3</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot play: %2</source>
        <comment>an answer in the walk round the table; %2: like no 5, no 3</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 says the game is blocked: %2</source>
        <comment>%2: like no 5, no 3</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n and says the game is blocked: %2</source>
        <comment>takes %n tiles, never zero; %2: like no 5, no 3</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can play any more: the hands go round</source>
        <comment>the walk opens by itself</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can play</source>
        <comment>an answer in the walk round the table</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is blocked</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 shows the hand: %n pip(s)</source>
        <comment>the tiles are laid open</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 shows the hand: no pips</source>
        <comment>the tiles are laid open</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong answer: %1 had %2</source>
        <comment>family wording; %2: a tile, like 4-6</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>False declaration: %1 had %2</source>
        <comment>the referee&apos;s wording; %2: a tile, like 4-6</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may have had %2</source>
        <comment>a wrong answer that is not proven; %2: a tile, like 4-6</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 goes out</source>
        <comment>has played the last tile of the hand</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 makes this the last round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 win the match</source>
        <comment>%1: a pair</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>%1, it is your turn: %2</source>
        <comment>%2: numbers, like 2 or 4</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, it is your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, you lead: play any tile</source>
        <comment>the first tile of the round</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, you lead with %2</source>
        <comment>the first tile of the round; %2: a tile, like 6-6</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, you said that you can: play a tile</source>
        <comment>after the answer yes in the walk</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, choose an end: %2</source>
        <comment>the tile fits both; %2: numbers, like 2 or 4</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is thinking…</source>
        <comment>a computer player</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plays now</source>
        <comment>another player&apos;s turn</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealing the tiles…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next: %1 (%2)</source>
        <comment>%2: clockwise or counter-clockwise</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a tile until one fits</source>
        <comment>action button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a tile</source>
        <comment>action button: one tile from the boneyard</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass: %1</source>
        <comment>action button; %1: like no 5, no 3</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>action button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say the game is blocked</source>
        <comment>action button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play a tile</source>
        <comment>hint in place of the action button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort</source>
        <comment>button: put the tiles in the rack in order</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <comment>button and menu: which tile to play</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <comment>button and menu: take back my last move</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the score</source>
        <comment>button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boneyard: %1</source>
        <comment>%1: how many tiles are in it</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boneyard: empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in hand</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>no tiles in hand</source>
        <comment>as in: Anna, no tiles in hand</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>computer</source>
        <comment>under the name of a computer player</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>a pair: two names</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on turn</source>
        <comment>beside the player who plays now</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passed</source>
        <comment>beside a player who has just passed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot play</source>
        <comment>beside a player who has said so</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <comment>heading above the totals</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>to %n point(s)</source>
        <comment>beside the heading above the totals: match to 100 points; never zero</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>round %1 of %2</source>
        <comment>beside the heading above the totals; round = one deal</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This round</source>
        <comment>heading above the story of the round; round = one deal</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What everybody does will be told here.</source>
        <comment>before the first tile of a round</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the story</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide the story</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers on the table</source>
        <comment>heading above the number strip</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Each number is on %n tile(s); filled = on the table</source>
        <comment>under the number strip; never zero</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 of %3 on the table</source>
        <comment>%1: a number; %2 of %3 tiles with that number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prepared deal</source>
        <comment>the deal was fixed when the program was started</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Since your turn: %1</source>
        <comment>%1: what happened, like Anna plays 4-6, João passes</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, it is your turn</source>
        <comment>on the closed lid of the rack</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show my tiles</source>
        <comment>button on the closed lid of the rack</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide my tiles</source>
        <comment>eye button: closes the lid of the rack</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tiles are hidden.</source>
        <comment>said when the lid closes</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tiles of %1 can be seen.</source>
        <comment>said when the lid opens</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only %1 should look now</source>
        <comment>on the curtain that covers the window</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody else, please look away.</source>
        <comment>on the curtain that covers the window</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You could play %1 at the %2.</source>
        <comment>%1: a tile; %2: the number of an open end</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tile fits: take one from the boneyard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tile fits and nothing can be taken: pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hints when everybody answers on their honour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop the tile on an open end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the first tile anywhere on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 did not answer in time: a simple move was played.</source>
        <comment>a computer player</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 would like to take back %2. Does everybody agree?</source>
        <comment>%2: a tile, like 4-6</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, take it back</source>
        <comment>button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, it stays</source>
        <comment>button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has taken back the last move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End this match? It stays in the list of matches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make this the last round for everybody?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Walk</name>
    <message>
        <source>Is the game blocked?</source>
        <comment>title of the walk</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 says the game is blocked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can play any more. Let us look round the table.</source>
        <comment>the walk opened by itself</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, can you play a tile?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, I can</source>
        <comment>answer button; the first words of both answers must differ</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, I cannot</source>
        <comment>answer button; the first words of both answers must differ</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take my answer back</source>
        <comment>button, until the next player answers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open ends</source>
        <comment>heading above the two ends</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open ends: %1</source>
        <comment>%1: numbers, like 2 and 4</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 tiles with a %3 are on the table</source>
        <comment>%3: a number; like 7 of 7 tiles with a 6 are on the table</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The boneyard is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody takes tiles in this game.</source>
        <comment>the rules close the boneyard</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The last %n tile(s) stay in the boneyard.</source>
        <comment>the reserve: 1 or 2 tiles, never zero</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your tiles: %n pip(s) in hand</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Your tiles: no pips in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>says it is blocked</source>
        <comment>under the player&apos;s name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot play</source>
        <comment>under the player&apos;s name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can play</source>
        <comment>under the player&apos;s name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is answering</source>
        <comment>under the player&apos;s name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is waiting</source>
        <comment>under the player&apos;s name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hand shown</source>
        <comment>under the player&apos;s name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an answer in the walk: a player and why not, like Anna: no 6</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is not blocked: play goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can play, and plays now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is blocked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody has answered: nobody can play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confirmed by everybody: %1.</source>
        <comment>%1: names, like Anna, João and Elsa</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip</source>
        <comment>button: go to the end of the walk</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the score</source>
        <comment>button at the end of the walk</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot play: %1. Now: %2.</source>
        <comment>%1: names, like Anna and João; %2: the player who is next</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program checks every answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer on your honour: all hands are shown at the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look again: one of your tiles fits.</source>
        <comment>the answer no was untrue; must never say which tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block verification</source>
        <comment>heading of a protocol, the referee&apos;s words</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
