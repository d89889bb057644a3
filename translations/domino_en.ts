<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context>
    <name>Accessible</name>
    <message numerus="yes">
        <source>%1, you have %n tile(s): %2</source>
        <comment>never zero; %1: a player; %2: like 2-6, 3-3 and 4-6</comment>
        <translation>
            <numerusform>%1, you have %n tile: %2</numerusform>
            <numerusform>%1, you have %n tiles: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Boneyard, %n tile(s)</source>
        <translation>
            <numerusform>Boneyard, %n tile</numerusform>
            <numerusform>Boneyard, %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n tile(s) left, none of them yours</source>
        <comment>%1: a number that is open on the table</comment>
        <translation>
            <numerusform>%1: %n tile left, none of them yours</numerusform>
            <numerusform>%1: %n tiles left, none of them yours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n tile(s) left, %2 of them yours</source>
        <comment>%1: a number; %2: a number of tiles; never zero</comment>
        <translation>
            <numerusform>%1: %n tile left, %2 of them yours</numerusform>
            <numerusform>%1: %n tiles left, %2 of them yours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Step %1, %n star(s)</source>
        <comment>%1: a number; a step of a ladder that is open</comment>
        <translation>
            <numerusform>Step %1, %n star</numerusform>
            <numerusform>Step %1, %n stars</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Check-in</name>
    <message numerus="yes">
        <source>Enter %n player(s)</source>
        <comment>button</comment>
        <translation>
            <numerusform>Enter %n player</numerusform>
            <numerusform>Enter %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enter %n pair(s)</source>
        <comment>button</comment>
        <translation>
            <numerusform>Enter %n pair</numerusform>
            <numerusform>Enter %n pairs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message numerus="yes">
        <source>Worked out from %n deal(s) that fit what you can see, give or take %1%</source>
        <comment>about the block meter; never zero; %1: a number</comment>
        <translation>
            <numerusform>Worked out from %n deal that fit what you can see, give or take %1%</numerusform>
            <numerusform>Worked out from %n deals that fit what you can see, give or take %1%</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It would cost you about %n point(s).</source>
        <comment>it: a block; never zero</comment>
        <translation>
            <numerusform>It would cost you about %n point.</numerusform>
            <numerusform>It would cost you about %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It would bring you about %n point(s).</source>
        <comment>it: a block; never zero</comment>
        <translation>
            <numerusform>It would bring you about %n point.</numerusform>
            <numerusform>It would bring you about %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left, not yours</source>
        <comment>beside a number: tiles not played yet, none of them in the own hand</comment>
        <translation>
            <numerusform>%n left, not yours</numerusform>
            <numerusform>%n left, not yours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left, %1 yours</source>
        <comment>beside a number: tiles not played yet; never zero; %1: in the own hand</comment>
        <translation>
            <numerusform>%n left, %1 yours</numerusform>
            <numerusform>%n left, %1 yours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left, only yours</source>
        <comment>beside a number: tiles not played yet, all of them in the own hand; never zero</comment>
        <translation>
            <numerusform>%n left, only yours</numerusform>
            <numerusform>%n left, only yours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It scores %n point(s) at once.</source>
        <comment>why: a hint; never zero</comment>
        <translation>
            <numerusform>It scores %n point at once.</numerusform>
            <numerusform>It scores %n points at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your other tiles then still show %n number(s).</source>
        <comment>why: a hint: different numbers; never zero</comment>
        <translation>
            <numerusform>Your other tiles then still show %n number.</numerusform>
            <numerusform>Your other tiles then still show %n numbers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n point(s) better than the next best move</source>
        <comment>below a hint; never zero</comment>
        <translation>
            <numerusform>About %n point better than the next best move</numerusform>
            <numerusform>About %n points better than the next best move</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Correct a result</name>
    <message numerus="yes">
        <source>and %n more place(s)</source>
        <comment>below a list of changed places; never zero</comment>
        <translation>
            <numerusform>and %n more place</numerusform>
            <numerusform>and %n more places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more table(s).</source>
        <comment>below a list of tables; never zero</comment>
        <translation>
            <numerusform>And %n more table.</numerusform>
            <numerusform>And %n more tables.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message numerus="yes">
        <source>%1 lays %n tile(s) open</source>
        <comment>title; %1: a player</comment>
        <translation>
            <numerusform>%1 lays %n tile open</numerusform>
            <numerusform>%1 lays %n tiles open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in nobody's hand</source>
        <comment>title</comment>
        <translation>
            <numerusform>%n tile in nobody's hand</numerusform>
            <numerusform>%n tiles in nobody's hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Desk fouls</name>
    <message numerus="yes">
        <source>%n penalty point(s); the round stands.</source>
        <comment>round = one deal</comment>
        <translation>
            <numerusform>%n penalty point; the round stands.</numerusform>
            <numerusform>%n penalty points; the round stands.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n penalty point(s); the round is dealt again.</source>
        <comment>round = one deal</comment>
        <translation>
            <numerusform>%n penalty point; the round is dealt again.</numerusform>
            <numerusform>%n penalty points; the round is dealt again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n penalty point(s), and the round is lost.</source>
        <comment>lost by whoever broke the rules</comment>
        <translation>
            <numerusform>%n penalty point, and the round is lost.</numerusform>
            <numerusform>%n penalty points, and the round is lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n penalty point(s), and the match is lost.</source>
        <comment>lost by whoever broke the rules</comment>
        <translation>
            <numerusform>%n penalty point, and the match is lost.</numerusform>
            <numerusform>%n penalty points, and the match is lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n penalty point(s); the round does not count, and the match is lost.</source>
        <comment>a penalty</comment>
        <translation>
            <numerusform>%n penalty point; the round does not count, and the match is lost.</numerusform>
            <numerusform>%n penalty points; the round does not count, and the match is lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n penalty point(s); round and match are lost.</source>
        <comment>a penalty</comment>
        <translation>
            <numerusform>%n penalty point; round and match are lost.</numerusform>
            <numerusform>%n penalty points; round and match are lost.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Desk protocol</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <comment>how many tiles are somewhere</comment>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The boneyard can supply nothing more. Met: the last %n tile(s) must stay.</source>
        <comment>the reserve: 1 or 2 tiles, never zero</comment>
        <translation>
            <numerusform>The boneyard can supply nothing more. Met: the last %n tile must stay.</numerusform>
            <numerusform>The boneyard can supply nothing more. Met: the last %n tiles must stay.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The boneyard can supply nothing more. Not met: %n tile(s) can still be taken.</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>The boneyard can supply nothing more. Not met: %n tile can still be taken.</numerusform>
            <numerusform>The boneyard can supply nothing more. Not met: %n tiles can still be taken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s), not laid open</source>
        <comment>instead of the tiles of a hand</comment>
        <translation>
            <numerusform>%n tile, not laid open</numerusform>
            <numerusform>%n tiles, not laid open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %1 tiles of the set are accounted for: %n pips in all.</source>
        <comment>%1: a number, like 28; like 168 pips; never zero</comment>
        <translation>
            <numerusform>All %1 tiles of the set are accounted for: %n pips in all.</numerusform>
            <numerusform>All %1 tiles of the set are accounted for: %n pips in all.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Desk round</name>
    <message numerus="yes">
        <source>%n tile(s) in hand</source>
        <comment>of the player who is to play; never zero</comment>
        <translation>
            <numerusform>%n tile in hand</numerusform>
            <numerusform>%n tiles in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in the boneyard</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>%n tile in the boneyard</numerusform>
            <numerusform>%n tiles in the boneyard</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Desk rulings</name>
    <message numerus="yes">
        <source>%n point(s) off</source>
        <comment>a penalty to choose; never zero</comment>
        <translation>
            <numerusform>%n point off</numerusform>
            <numerusform>%n points off</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n false declaration(s) found</source>
        <comment>by comparing hands and answers; never zero</comment>
        <translation>
            <numerusform>%n false declaration found</numerusform>
            <numerusform>%n false declarations found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 should hold %n tile(s).</source>
        <comment>%1: a player; never zero</comment>
        <translation>
            <numerusform>%1 should hold %n tile.</numerusform>
            <numerusform>%1 should hold %n tiles.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Desk tables</name>
    <message numerus="yes">
        <source>%n closed table(s)</source>
        <comment>button that unfolds them; never zero</comment>
        <translation>
            <numerusform>%n closed table</numerusform>
            <numerusform>%n closed tables</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Desk tiles</name>
    <message numerus="yes">
        <source>%1 of %n pip(s)</source>
        <comment>%1: found so far; %n: of the whole set, never zero</comment>
        <translation>
            <numerusform>%1 of %n pip</numerusform>
            <numerusform>%1 of %n pips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n tile(s)</source>
        <comment>%1: found so far; %n: of the whole set, never zero</comment>
        <translation>
            <numerusform>%1 of %n tile</numerusform>
            <numerusform>%1 of %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) still to find</source>
        <comment>heading above these tiles; never zero</comment>
        <translation>
            <numerusform>%n tile still to find</numerusform>
            <numerusform>%n tiles still to find</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>after the first of many tiles still to find; never zero</comment>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All found: %n tile(s), each in one place</source>
        <comment>the whole set; never zero</comment>
        <translation>
            <numerusform>All found: %n tile, each in one place</numerusform>
            <numerusform>All found: %n tiles, each in one place</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) can still be entered</source>
        <comment>said of the grid</comment>
        <translation>
            <numerusform>%n tile can still be entered</numerusform>
            <numerusform>%n tiles can still be entered</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Entrants</name>
    <message numerus="yes">
        <source>%n player(s) in the tournament</source>
        <translation>
            <numerusform>%n player in the tournament</numerusform>
            <numerusform>%n players in the tournament</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) in the tournament</source>
        <translation>
            <numerusform>%n pair in the tournament</numerusform>
            <numerusform>%n pairs in the tournament</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n withdrawn</source>
        <comment>beside the number of entrants; never zero</comment>
        <translation>
            <numerusform>%n withdrawn</numerusform>
            <numerusform>%n withdrawn</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Foul</name>
    <message numerus="yes">
        <source>%n penalty point(s) for %1</source>
        <comment>%1: a player or a pair</comment>
        <translation>
            <numerusform>%n penalty point for %1</numerusform>
            <numerusform>%n penalty points for %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Gallery</name>
    <message numerus="yes">
        <source>%n rule set(s)</source>
        <comment>how many fit the search; never zero</comment>
        <translation>
            <numerusform>%n rule set</numerusform>
            <numerusform>%n rule sets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <comment>how many can play; never zero</comment>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to %n point(s)</source>
        <comment>how long a match is; never zero</comment>
        <translation>
            <numerusform>to %n point</numerusform>
            <numerusform>to %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <comment>how long a match is; round = one deal; never zero</comment>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) changed: %1</source>
        <comment>%1: a list of rules, like Direction of play and Extra points; never zero</comment>
        <translation>
            <numerusform>%n rule changed: %1</numerusform>
            <numerusform>%n rules changed: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>History</name>
    <message numerus="yes">
        <source>sat out %n time(s)</source>
        <comment>in a row of sums; never zero</comment>
        <translation>
            <numerusform>sat out %n time</numerusform>
            <numerusform>sat out %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>absent %n time(s)</source>
        <comment>in a row of sums; never zero</comment>
        <translation>
            <numerusform>absent %n time</numerusform>
            <numerusform>absent %n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message numerus="yes">
        <source>%n line(s) can be used</source>
        <translation>
            <numerusform>%n line can be used</numerusform>
            <numerusform>%n lines can be used</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) cannot be used</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>%n line cannot be used</numerusform>
            <numerusform>%n lines cannot be used</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Members</name>
    <message numerus="yes">
        <source>%n member(s)</source>
        <translation>
            <numerusform>%n member</numerusform>
            <numerusform>%n members</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>New tournament</name>
    <message numerus="yes">
        <source>%n round(s) can find one winner among %1.</source>
        <comment>tournament rounds; %1: a number; never zero</comment>
        <translation>
            <numerusform>%n round can find one winner among %1.</numerusform>
            <numerusform>%n rounds can find one winner among %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Other counts</name>
    <message numerus="yes">
        <source>%1: %n pip(s)</source>
        <comment>%1: a player; what the hand counts</comment>
        <translation>
            <numerusform>%1: %n pip</numerusform>
            <numerusform>%1: %n pips</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message numerus="yes">
        <source>%n more picture(s) and the set is complete.</source>
        <comment>%n: 1 to 6 pictures are missing; never zero</comment>
        <translation>
            <numerusform>%n more picture and the set is complete.</numerusform>
            <numerusform>%n more pictures and the set is complete.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the files could not be used.</source>
        <comment>%n files were no pictures; never zero</comment>
        <translation>
            <numerusform>%n of the files could not be used.</numerusform>
            <numerusform>%n of the files could not be used.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message numerus="yes">
        <source>A false declaration costs %n point(s).</source>
        <comment>the penalty by the rules of this table</comment>
        <translation>
            <numerusform>A false declaration costs %n point.</numerusform>
            <numerusform>A false declaration costs %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is not blocked: the boneyard still has %n tile(s) to take.</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>It is not blocked: the boneyard still has %n tile to take.</numerusform>
            <numerusform>It is not blocked: the boneyard still has %n tiles to take.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message numerus="yes">
        <source>It is %n point(s), not %1.</source>
        <comment>the right and the given number</comment>
        <translation>
            <numerusform>It is %n point, not %1.</numerusform>
            <numerusform>It is %n points, not %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is better by %n point(s).</source>
        <comment>never zero; %1: a tile, perhaps with its end, like 4-6 at the 4</comment>
        <translation>
            <numerusform>%1 is better by %n point.</numerusform>
            <numerusform>%1 is better by %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ahead</source>
        <comment>points by which the own side ends better than the other; never zero</comment>
        <translation>
            <numerusform>%n ahead</numerusform>
            <numerusform>%n ahead</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n behind</source>
        <comment>points by which the own side ends worse than the other; never zero</comment>
        <translation>
            <numerusform>%n behind</numerusform>
            <numerusform>%n behind</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message numerus="yes">
        <source>The boneyard still holds %n tile(s): take one first.</source>
        <comment>counts what may be drawn; never zero</comment>
        <translation>
            <numerusform>The boneyard still holds %n tile: take one first.</numerusform>
            <numerusform>The boneyard still holds %n tiles: take one first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) must stay in the boneyard.</source>
        <comment>the reserve: 1 or 2 tiles, never zero</comment>
        <translation>
            <numerusform>%n tile must stay in the boneyard.</numerusform>
            <numerusform>%n tiles must stay in the boneyard.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This hand must have exactly %n tile(s).</source>
        <comment>a referee types in a hand</comment>
        <translation>
            <numerusform>This hand must have exactly %n tile.</numerusform>
            <numerusform>This hand must have exactly %n tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only a hand with %n doubles or more may ask for a new deal.</source>
        <comment>never one</comment>
        <translation>
            <numerusform>Only a hand with %n doubles or more may ask for a new deal.</numerusform>
            <numerusform>Only a hand with %n doubles or more may ask for a new deal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) are not accounted for yet.</source>
        <comment>at a real table; never zero</comment>
        <translation>
            <numerusform>%n tile are not accounted for yet.</numerusform>
            <numerusform>%n tiles are not accounted for yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no ruling yet on %n foul(s).</source>
        <comment>a referee must decide what they cost; never zero</comment>
        <translation>
            <numerusform>There is no ruling yet on %n foul.</numerusform>
            <numerusform>There is no ruling yet on %n fouls.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message numerus="yes">
        <source>That gave away %n point(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>That gave away %n point.</numerusform>
            <numerusform>That gave away %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That gave away about %n point(s), give or take %1.</source>
        <comment>an estimate; never zero; %1: a number of points</comment>
        <translation>
            <numerusform>That gave away about %n point, give or take %1.</numerusform>
            <numerusform>That gave away about %n points, give or take %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message numerus="yes">
        <source>The game is blocked when nobody can lay a tile and the boneyard holds no more than %n tile(s).</source>
        <comment>1 or 2</comment>
        <translation>
            <numerusform>The game is blocked when nobody can lay a tile and the boneyard holds no more than %n tile.</numerusform>
            <numerusform>The game is blocked when nobody can lay a tile and the boneyard holds no more than %n tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Several ties in a row double it again, but at most to %n time(s) the points.</source>
        <translation>
            <numerusform>Several ties in a row double it again, but at most to %n time the points.</numerusform>
            <numerusform>Several ties in a row double it again, but at most to %n times the points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Several ties in a row add up, but at most to %n extra point(s).</source>
        <translation>
            <numerusform>Several ties in a row add up, but at most to %n extra point.</numerusform>
            <numerusform>Several ties in a row add up, but at most to %n extra points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In such a tie those opponents score %n point(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>In such a tie those opponents score %n point.</numerusform>
            <numerusform>In such a tie those opponents score %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The set is a double-two set with %n tile(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>The set is a double-two set with %n tile.</numerusform>
            <numerusform>The set is a double-two set with %n tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The set is a double-three set with %n tile(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>The set is a double-three set with %n tile.</numerusform>
            <numerusform>The set is a double-three set with %n tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The set is a double-six set with %n tile(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>The set is a double-six set with %n tile.</numerusform>
            <numerusform>The set is a double-six set with %n tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The set is a double-nine set with %n tile(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>The set is a double-nine set with %n tile.</numerusform>
            <numerusform>The set is a double-nine set with %n tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The set is a double-twelve set with %n tile(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>The set is a double-twelve set with %n tile.</numerusform>
            <numerusform>The set is a double-twelve set with %n tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The set is a double-fifteen set with %n tile(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>The set is a double-fifteen set with %n tile.</numerusform>
            <numerusform>The set is a double-fifteen set with %n tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The set is a double-eighteen set with %n tile(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>The set is a double-eighteen set with %n tile.</numerusform>
            <numerusform>The set is a double-eighteen set with %n tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everybody starts with %n tile(s).</source>
        <comment>tiles dealt to each player; never zero</comment>
        <translation>
            <numerusform>Everybody starts with %n tile.</numerusform>
            <numerusform>Everybody starts with %n tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %1 players everybody starts with %n tile(s).</source>
        <comment>%1: numbers of players, like 2, 3 or 4; tiles dealt to each player; never zero</comment>
        <translation>
            <numerusform>With %1 players everybody starts with %n tile.</numerusform>
            <numerusform>With %1 players everybody starts with %n tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) with %1 players</source>
        <comment>part of a list, after Double-nine; %1: numbers of players, like 3 or 4; tiles for each player; never zero</comment>
        <translation>
            <numerusform>%n tile with %1 players</numerusform>
            <numerusform>%n tiles with %1 players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whoever is dealt at least %n double(s) may ask for a new deal before doing anything else.</source>
        <comment>4 to 7, never zero</comment>
        <translation>
            <numerusform>Whoever is dealt at least %n double may ask for a new deal before doing anything else.</numerusform>
            <numerusform>Whoever is dealt at least %n doubles may ask for a new deal before doing anything else.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match ends when somebody has %n point(s); the highest total wins.</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>The match ends when somebody has %n point; the highest total wins.</numerusform>
            <numerusform>The match ends when somebody has %n points; the highest total wins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match ends when somebody has %n point(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>The match ends when somebody has %n point.</numerusform>
            <numerusform>The match ends when somebody has %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A game ends when somebody has %n point(s).</source>
        <comment>never zero; a match is several games</comment>
        <translation>
            <numerusform>A game ends when somebody has %n point.</numerusform>
            <numerusform>A game ends when somebody has %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match lasts %n round(s).</source>
        <comment>round = one deal; never zero</comment>
        <translation>
            <numerusform>The match lasts %n round.</numerusform>
            <numerusform>The match lasts %n rounds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n minute(s) the round in play is the last one.</source>
        <translation>
            <numerusform>After %n minute the round in play is the last one.</numerusform>
            <numerusform>After %n minutes the round in play is the last one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n penalty point(s).</source>
        <comment>%1: a foul, like Wrong answer</comment>
        <translation>
            <numerusform>%1: %n penalty point.</numerusform>
            <numerusform>%1: %n penalty points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first double needs %n tile(s) around it, like a star, before any arm may go on.</source>
        <comment>6 or 8, never zero</comment>
        <translation>
            <numerusform>The first double needs %n tile around it, like a star, before any arm may go on.</numerusform>
            <numerusform>The first double needs %n tiles around it, like a star, before any arm may go on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every later double needs %n tile(s) laid on it, like toes, before anything else.</source>
        <comment>chicken foot: the tiles on a double look like toes; never zero</comment>
        <translation>
            <numerusform>Every later double needs %n tile laid on it, like toes, before anything else.</numerusform>
            <numerusform>Every later double needs %n tiles laid on it, like toes, before anything else.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first double needs %n tile(s) before play goes on elsewhere.</source>
        <comment>3 to 8, never zero</comment>
        <translation>
            <numerusform>The first double needs %n tile before play goes on elsewhere.</numerusform>
            <numerusform>The first double needs %n tiles before play goes on elsewhere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whoever cannot play takes tiles from the boneyard until one fits, but at most %n tile(s) in a turn.</source>
        <comment>1 to 9, never zero</comment>
        <translation>
            <numerusform>Whoever cannot play takes tiles from the boneyard until one fits, but at most %n tile in a turn.</numerusform>
            <numerusform>Whoever cannot play takes tiles from the boneyard until one fits, but at most %n tiles in a turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end %n tile(s) must stay in the boneyard.</source>
        <comment>1 or 2</comment>
        <translation>
            <numerusform>At the end %n tile must stay in the boneyard.</numerusform>
            <numerusform>At the end %n tiles must stay in the boneyard.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Going out scores %n point(s).</source>
        <translation>
            <numerusform>Going out scores %n point.</numerusform>
            <numerusform>Going out scores %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Going out with an ordinary tile scores %n point(s).</source>
        <translation>
            <numerusform>Going out with an ordinary tile scores %n point.</numerusform>
            <numerusform>Going out with an ordinary tile scores %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Going out with a double scores %n point(s).</source>
        <translation>
            <numerusform>Going out with a double scores %n point.</numerusform>
            <numerusform>Going out with a double scores %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Going out with a tile that fits both ends scores %n point(s).</source>
        <translation>
            <numerusform>Going out with a tile that fits both ends scores %n point.</numerusform>
            <numerusform>Going out with a tile that fits both ends scores %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Going out with a double that fits both ends scores %n point(s).</source>
        <translation>
            <numerusform>Going out with a double that fits both ends scores %n point.</numerusform>
            <numerusform>Going out with a double that fits both ends scores %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Winning a blocked game scores %n point(s).</source>
        <translation>
            <numerusform>Winning a blocked game scores %n point.</numerusform>
            <numerusform>Winning a blocked game scores %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Going out with an ordinary tile makes the points count %n time(s).</source>
        <translation>
            <numerusform>Going out with an ordinary tile makes the points count %n time.</numerusform>
            <numerusform>Going out with an ordinary tile makes the points count %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Going out with a double makes the points count %n time(s).</source>
        <translation>
            <numerusform>Going out with a double makes the points count %n time.</numerusform>
            <numerusform>Going out with a double makes the points count %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Going out with a tile that fits both ends makes the points count %n time(s).</source>
        <translation>
            <numerusform>Going out with a tile that fits both ends makes the points count %n time.</numerusform>
            <numerusform>Going out with a tile that fits both ends makes the points count %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Going out with a double that fits both ends makes the points count %n time(s).</source>
        <translation>
            <numerusform>Going out with a double that fits both ends makes the points count %n time.</numerusform>
            <numerusform>Going out with a double that fits both ends makes the points count %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In a blocked game the points count %n time(s).</source>
        <translation>
            <numerusform>In a blocked game the points count %n time.</numerusform>
            <numerusform>In a blocked game the points count %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %1 pips are worth %n point(s).</source>
        <comment>%1: a number</comment>
        <translation>
            <numerusform>Up to %1 pips are worth %n point.</numerusform>
            <numerusform>Up to %1 pips are worth %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One point more is added for every further %n pip(s) begun: %1 pips are worth %2.</source>
        <comment>%1: a number of pips; %2: a number of points; %n: the size of a step; never zero</comment>
        <translation>
            <numerusform>One point more is added for every further %n pip begun: %1 pips are worth %2.</numerusform>
            <numerusform>One point more is added for every further %n pips begun: %1 pips are worth %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The double blank counts %n pip(s) in a hand.</source>
        <comment>0-0, at the end of a round</comment>
        <translation>
            <numerusform>The double blank counts %n pip in a hand.</numerusform>
            <numerusform>The double blank counts %n pips in a hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An example: ends that add up to %1 score %n point(s).</source>
        <comment>%1: a number; never zero</comment>
        <translation>
            <numerusform>An example: ends that add up to %1 score %n point.</numerusform>
            <numerusform>An example: ends that add up to %1 score %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Going out scores %n extra point(s).</source>
        <translation>
            <numerusform>Going out scores %n extra point.</numerusform>
            <numerusform>Going out scores %n extra points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Going out with a double scores %n extra point(s).</source>
        <translation>
            <numerusform>Going out with a double scores %n extra point.</numerusform>
            <numerusform>Going out with a double scores %n extra points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Going out with a tile that fits both ends scores %n extra point(s); a double does not.</source>
        <translation>
            <numerusform>Going out with a tile that fits both ends scores %n extra point; a double does not.</numerusform>
            <numerusform>Going out with a tile that fits both ends scores %n extra points; a double does not.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Going out with the double blank scores %n extra point(s).</source>
        <translation>
            <numerusform>Going out with the double blank scores %n extra point.</numerusform>
            <numerusform>Going out with the double blank scores %n extra points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Winning a blocked game scores %n extra point(s).</source>
        <translation>
            <numerusform>Winning a blocked game scores %n extra point.</numerusform>
            <numerusform>Winning a blocked game scores %n extra points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whoever causes the first pass of a match scores %n extra point(s).</source>
        <translation>
            <numerusform>Whoever causes the first pass of a match scores %n extra point.</numerusform>
            <numerusform>Whoever causes the first pass of a match scores %n extra points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whoever begins a round with a tile that is not a double and makes the next player pass scores %n extra point(s).</source>
        <translation>
            <numerusform>Whoever begins a round with a tile that is not a double and makes the next player pass scores %n extra point.</numerusform>
            <numerusform>Whoever begins a round with a tile that is not a double and makes the next player pass scores %n extra points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whoever makes the next player pass scores %n extra point(s); further passes in a row score nothing.</source>
        <translation>
            <numerusform>Whoever makes the next player pass scores %n extra point; further passes in a row score nothing.</numerusform>
            <numerusform>Whoever makes the next player pass scores %n extra points; further passes in a row score nothing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whoever begins a round with a double and makes the next player pass scores %n extra point(s).</source>
        <translation>
            <numerusform>Whoever begins a round with a double and makes the next player pass scores %n extra point.</numerusform>
            <numerusform>Whoever begins a round with a double and makes the next player pass scores %n extra points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whoever makes three others pass in a row and then lays a tile scores %n extra point(s).</source>
        <translation>
            <numerusform>Whoever makes three others pass in a row and then lays a tile scores %n extra point.</numerusform>
            <numerusform>Whoever makes three others pass in a row and then lays a tile scores %n extra points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whoever makes three others pass in a row and then lays a tile scores %n extra point(s), but nothing for a single pass.</source>
        <translation>
            <numerusform>Whoever makes three others pass in a row and then lays a tile scores %n extra point, but nothing for a single pass.</numerusform>
            <numerusform>Whoever makes three others pass in a row and then lays a tile scores %n extra points, but nothing for a single pass.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message numerus="yes">
        <source>%n change(s) from %1: %2</source>
        <comment>%1: the name of a rule set; %2: a list of rules</comment>
        <translation>
            <numerusform>%n change from %1: %2</numerusform>
            <numerusform>%n changes from %1: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <comment>how many rules differ</comment>
        <translation>
            <numerusform>%n difference</numerusform>
            <numerusform>%n differences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n player(s)</source>
        <comment>beside a number of tiles; never zero</comment>
        <translation>
            <numerusform>With %n player</numerusform>
            <numerusform>With %n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message numerus="yes">
        <source>%1: %2 = %n pip(s)</source>
        <comment>%1: a player; %2: a sum, like 5 + 6 + 6; never zero</comment>
        <translation>
            <numerusform>%1: %2 = %n pip</numerusform>
            <numerusform>%1: %2 = %n pips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n pip(s)</source>
        <comment>%1: a player who holds one tile</comment>
        <translation>
            <numerusform>%1: %n pip</numerusform>
            <numerusform>%1: %n pips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 together: %2 = %n pip(s)</source>
        <comment>%1: a pair; %2: a sum, like 7 + 17</comment>
        <translation>
            <numerusform>%1 together: %2 = %n pip</numerusform>
            <numerusform>%1 together: %2 = %n pips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 = %n point(s)</source>
        <comment>%1: a sum, like 17 + 26 + 40</comment>
        <translation>
            <numerusform>%1 = %n point</numerusform>
            <numerusform>%1 = %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>an amount, like 83 points</comment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wrong answer by %1: %n point(s) off</source>
        <comment>a penalty, in a family</comment>
        <translation>
            <numerusform>Wrong answer by %1: %n point off</numerusform>
            <numerusform>Wrong answer by %1: %n points off</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wrong answer by %1: %n point(s) more</source>
        <comment>a penalty where the lowest total wins; never zero</comment>
        <translation>
            <numerusform>Wrong answer by %1: %n point more</numerusform>
            <numerusform>Wrong answer by %1: %n points more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>False declaration by %1: %n penalty point(s)</source>
        <comment>a penalty, as a referee puts it</comment>
        <translation>
            <numerusform>False declaration by %1: %n penalty point</numerusform>
            <numerusform>False declaration by %1: %n penalty points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 took a tile although one fitted: %n penalty point(s)</source>
        <comment>as a referee puts it</comment>
        <translation>
            <numerusform>%1 took a tile although one fitted: %n penalty point</numerusform>
            <numerusform>%1 took a tile although one fitted: %n penalty points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wrong tile laid by %1: %n penalty point(s)</source>
        <comment>as a referee puts it</comment>
        <translation>
            <numerusform>Wrong tile laid by %1: %n penalty point</numerusform>
            <numerusform>Wrong tile laid by %1: %n penalty points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 held a wrong number of tiles: %n penalty point(s)</source>
        <comment>as a referee puts it</comment>
        <translation>
            <numerusform>%1 held a wrong number of tiles: %n penalty point</numerusform>
            <numerusform>%1 held a wrong number of tiles: %n penalty points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile shown by %1: %n penalty point(s)</source>
        <comment>as a referee puts it</comment>
        <translation>
            <numerusform>Tile shown by %1: %n penalty point</numerusform>
            <numerusform>Tile shown by %1: %n penalty points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Signals or talk by %1: %n penalty point(s)</source>
        <comment>to the partner; as a referee puts it</comment>
        <translation>
            <numerusform>Signals or talk by %1: %n penalty point</numerusform>
            <numerusform>Signals or talk by %1: %n penalty points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Slow play by %1: %n penalty point(s)</source>
        <comment>as a referee puts it</comment>
        <translation>
            <numerusform>Slow play by %1: %n penalty point</numerusform>
            <numerusform>Slow play by %1: %n penalty points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>False accusation by %1: %n penalty point(s)</source>
        <comment>as a referee puts it</comment>
        <translation>
            <numerusform>False accusation by %1: %n penalty point</numerusform>
            <numerusform>False accusation by %1: %n penalty points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Other foul by %1: %n penalty point(s)</source>
        <comment>as a referee puts it</comment>
        <translation>
            <numerusform>Other foul by %1: %n penalty point</numerusform>
            <numerusform>Other foul by %1: %n penalty points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <comment>an amount, like 17 pips</comment>
        <translation>
            <numerusform>%n pip</numerusform>
            <numerusform>%n pips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 = %n pip(s)</source>
        <comment>%1: a sum, like 17 + 26 + 40</comment>
        <translation>
            <numerusform>%1 = %n pip</numerusform>
            <numerusform>%1 = %n pips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) off</source>
        <comment>an amount that is taken away; never zero</comment>
        <translation>
            <numerusform>%n point off</numerusform>
            <numerusform>%n points off</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 × %2 = %n point(s)</source>
        <comment>%1, %2: numbers, like 57 × 2</comment>
        <translation>
            <numerusform>%1 × %2 = %n point</numerusform>
            <numerusform>%1 × %2 = %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Score page</name>
    <message numerus="yes">
        <source>%1 wins the round: %n point(s)</source>
        <comment>first line of the page</comment>
        <translation>
            <numerusform>%1 wins the round: %n point</numerusform>
            <numerusform>%1 wins the round: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 win the round: %n point(s)</source>
        <comment>first line of the page; %1: a pair</comment>
        <translation>
            <numerusform>%1 win the round: %n point</numerusform>
            <numerusform>%1 win the round: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tie between %1: %n point(s) each</source>
        <comment>%1: names, like Anna and João</comment>
        <translation>
            <numerusform>Tie between %1: %n point each</numerusform>
            <numerusform>Tie between %1: %n points each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins the match with %n point(s)</source>
        <comment>first line at the end of a match</comment>
        <translation>
            <numerusform>%1 wins the match with %n point</numerusform>
            <numerusform>%1 wins the match with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 win the match with %n point(s)</source>
        <comment>first line at the end of a match; %1: a pair</comment>
        <translation>
            <numerusform>%1 win the match with %n point</numerusform>
            <numerusform>%1 win the match with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, during play: %n point(s)</source>
        <comment>%1: a player or a pair that scored before the round was over; never zero</comment>
        <translation>
            <numerusform>%1, during play: %n point</numerusform>
            <numerusform>%1, during play: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins the round and writes down %n point(s)</source>
        <comment>bad points: the lowest total wins</comment>
        <translation>
            <numerusform>%1 wins the round and writes down %n point</numerusform>
            <numerusform>%1 wins the round and writes down %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 win the round and write down %n point(s)</source>
        <comment>%1: a pair; bad points</comment>
        <translation>
            <numerusform>%1 win the round and write down %n point</numerusform>
            <numerusform>%1 win the round and write down %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A tie: %n point(s) for %1</source>
        <comment>%1: a player, a pair, or several names; never zero</comment>
        <translation>
            <numerusform>A tie: %n point for %1</numerusform>
            <numerusform>A tie: %n points for %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Season</name>
    <message numerus="yes">
        <source>The best %n result(s)</source>
        <comment>choice: so many results of a person count; never zero</comment>
        <translation>
            <numerusform>The best %n result</numerusform>
            <numerusform>The best %n results</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Set up</name>
    <message numerus="yes">
        <source>%n tile(s), %1 for each player</source>
        <comment>about a set; %1: a number; never zero</comment>
        <translation>
            <numerusform>%n tile, %1 for each player</numerusform>
            <numerusform>%n tiles, %1 for each player</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To %n point(s)</source>
        <comment>length of a match; never zero</comment>
        <translation>
            <numerusform>To %n point</numerusform>
            <numerusform>To %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <comment>length of a match; round = one deal; never zero</comment>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A name has at most %n letter(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>A name has at most %n letter.</numerusform>
            <numerusform>A name has at most %n letters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play with %n player(s)</source>
        <comment>button that adds or removes seats; never zero</comment>
        <translation>
            <numerusform>Play with %n player</numerusform>
            <numerusform>Play with %n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Simulation</name>
    <message numerus="yes">
        <source>%n round(s) played</source>
        <comment>how many; never zero</comment>
        <translation>
            <numerusform>%n round played</numerusform>
            <numerusform>%n rounds played</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message numerus="yes">
        <source>So far: %n table(s) of round %1 still without a result.</source>
        <comment>tournament round; never zero</comment>
        <translation>
            <numerusform>So far: %n table of round %1 still without a result.</numerusform>
            <numerusform>So far: %n tables of round %1 still without a result.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message numerus="yes">
        <source>%1 takes %n tile(s)</source>
        <comment>the turn goes on; never zero</comment>
        <translation>
            <numerusform>%1 takes %n tile</numerusform>
            <numerusform>%1 takes %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n and plays %2</source>
        <comment>takes %n tiles, never zero; %2: a tile, like 2-5</comment>
        <translation>
            <numerusform>%1 takes %n and plays %2</numerusform>
            <numerusform>%1 takes %n and plays %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n and passes: %2</source>
        <comment>takes %n tiles, never zero; %2: like no 5, no 3</comment>
        <translation>
            <numerusform>%1 takes %n and passes: %2</numerusform>
            <numerusform>%1 takes %n and passes: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n and passes</source>
        <comment>takes %n tiles, never zero; passes by choice</comment>
        <translation>
            <numerusform>%1 takes %n and passes</numerusform>
            <numerusform>%1 takes %n and passes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n and says the game is blocked: %2</source>
        <comment>takes %n tiles, never zero; %2: like no 5, no 3</comment>
        <translation>
            <numerusform>%1 takes %n and says the game is blocked: %2</numerusform>
            <numerusform>%1 takes %n and says the game is blocked: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 shows the hand: %n pip(s)</source>
        <comment>the tiles are laid open</comment>
        <translation>
            <numerusform>%1 shows the hand: %n pip</numerusform>
            <numerusform>%1 shows the hand: %n pips</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message numerus="yes">
        <source>%1, you were dealt %n double(s): you may ask for a new deal</source>
        <comment>several doubles, never zero</comment>
        <translation>
            <numerusform>%1, you were dealt %n double: you may ask for a new deal</numerusform>
            <numerusform>%1, you were dealt %n doubles: you may ask for a new deal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 scores %n</source>
        <comment>%1: a sum, like 4 + 6 + 0 = 10; %2: a player; never zero</comment>
        <translation>
            <numerusform>%1: %2 scores %n</numerusform>
            <numerusform>%1: %2 scores %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in hand</source>
        <translation>
            <numerusform>%n tile in hand</numerusform>
            <numerusform>%n tiles in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to %n point(s)</source>
        <comment>beside the heading above the totals: match to 100 points; never zero</comment>
        <translation>
            <numerusform>to %n point</numerusform>
            <numerusform>to %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to %n point(s) while somebody has none</source>
        <comment>beside the heading above the totals; never zero</comment>
        <translation>
            <numerusform>to %n point while somebody has none</numerusform>
            <numerusform>to %n points while somebody has none</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each number is on %n tile(s); filled = on the table</source>
        <comment>under the number strip; never zero</comment>
        <translation>
            <numerusform>Each number is on %n tile; filled = on the table</numerusform>
            <numerusform>Each number is on %n tiles; filled = on the table</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message numerus="yes">
        <source>You hold only %n pip(s), the lowest count. So you score what the others hold: %1.</source>
        <comment>%1: a sum, like 26 + 13 = 39; never zero</comment>
        <translation>
            <numerusform>You hold only %n pip, the lowest count. So you score what the others hold: %1.</numerusform>
            <numerusform>You hold only %n pips, the lowest count. So you score what the others hold: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tournament diploma</name>
    <message numerus="yes">
        <source>among %n entrant(s)</source>
        <comment>below a place; never zero</comment>
        <translation>
            <numerusform>among %n entrant</numerusform>
            <numerusform>among %n entrants</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tournament log</name>
    <message numerus="yes">
        <source>%n line(s) of %1 shown</source>
        <comment>%n: lines that fit, %1: all lines</comment>
        <translation>
            <numerusform>%n line of %1 shown</numerusform>
            <numerusform>%n lines of %1 shown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) are planned now.</source>
        <comment>tournament rounds</comment>
        <translation>
            <numerusform>%n round are planned now.</numerusform>
            <numerusform>%n rounds are planned now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A match now lasts %n minute(s).</source>
        <translation>
            <numerusform>A match now lasts %n minute.</numerusform>
            <numerusform>A match now lasts %n minutes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round %1 was published: %n table(s).</source>
        <comment>tournament round; never zero</comment>
        <translation>
            <numerusform>Round %1 was published: %n table.</numerusform>
            <numerusform>Round %1 was published: %n tables.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round %1 was published as the director changed it: %n table(s).</source>
        <comment>tournament round; never zero</comment>
        <translation>
            <numerusform>Round %1 was published as the director changed it: %n table.</numerusform>
            <numerusform>Round %1 was published as the director changed it: %n tables.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %n penalty point(s) for %2.</source>
        <comment>tournament round; %2: who; never zero</comment>
        <translation>
            <numerusform>Round %1: %n penalty point for %2.</numerusform>
            <numerusform>Round %1: %n penalty points for %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tournament pairing</name>
    <message numerus="yes">
        <source>Everybody has sat out %n time(s). Shall somebody sit out once more?</source>
        <comment>a question; never zero</comment>
        <translation>
            <numerusform>Everybody has sat out %n time. Shall somebody sit out once more?</numerusform>
            <numerusform>Everybody has sat out %n times. Shall somebody sit out once more?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n round(s) of this format have been played.</source>
        <comment>tournament rounds; never zero</comment>
        <translation>
            <numerusform>All %n round of this format have been played.</numerusform>
            <numerusform>All %n rounds of this format have been played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) will be paired.</source>
        <comment>before a tournament round</comment>
        <translation>
            <numerusform>%n player will be paired.</numerusform>
            <numerusform>%n players will be paired.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) will be paired.</source>
        <comment>pair = two partners</comment>
        <translation>
            <numerusform>%n pair will be paired.</numerusform>
            <numerusform>%n pairs will be paired.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Proposed: %n table(s).</source>
        <comment>said when a pairing is there; never zero</comment>
        <translation>
            <numerusform>Proposed: %n table.</numerusform>
            <numerusform>Proposed: %n tables.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) to know before you publish</source>
        <comment>heading; never zero</comment>
        <translation>
            <numerusform>%n thing to know before you publish</numerusform>
            <numerusform>%n things to know before you publish</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more, on their tables</source>
        <comment>below a list of warnings; never zero</comment>
        <translation>
            <numerusform>and %n more, on their tables</numerusform>
            <numerusform>and %n more, on their tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 have met %n time(s) before; no pairing without a repeat was left.</source>
        <comment>%1, %2: players or pairs; never zero</comment>
        <translation>
            <numerusform>%1 and %2 have met %n time before; no pairing without a repeat was left.</numerusform>
            <numerusform>%1 and %2 have met %n times before; no pairing without a repeat was left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 have been partners %n time(s) before; it could not be avoided.</source>
        <comment>%1, %2: players; never zero</comment>
        <translation>
            <numerusform>%1 and %2 have been partners %n time before; it could not be avoided.</numerusform>
            <numerusform>%1 and %2 have been partners %n times before; it could not be avoided.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 have been opponents %n time(s) before; it could not be avoided.</source>
        <comment>%1, %2: players; never zero</comment>
        <translation>
            <numerusform>%1 and %2 have been opponents %n time before; it could not be avoided.</numerusform>
            <numerusform>%1 and %2 have been opponents %n times before; it could not be avoided.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sits out again, after %n time(s): everybody has sat out as often.</source>
        <comment>%1: a player or pair; never zero</comment>
        <translation>
            <numerusform>%1 sits out again, after %n time: everybody has sat out as often.</numerusform>
            <numerusform>%1 sits out again, after %n times: everybody has sat out as often.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 have met %n time(s) before.</source>
        <comment>%1, %2: players or pairs; never zero</comment>
        <translation>
            <numerusform>%1 and %2 have met %n time before.</numerusform>
            <numerusform>%1 and %2 have met %n times before.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 have been partners %n time(s) before.</source>
        <comment>%1, %2: players; never zero</comment>
        <translation>
            <numerusform>%1 and %2 have been partners %n time before.</numerusform>
            <numerusform>%1 and %2 have been partners %n times before.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Those who meet here have sat at table %1 %n time(s) before, counted together.</source>
        <comment>%1: number of a table</comment>
        <translation>
            <numerusform>Those who meet here have sat at table %1 %n time before, counted together.</numerusform>
            <numerusform>Those who meet here have sat at table %1 %n times before, counted together.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has sat out %n time(s) already, others less often.</source>
        <comment>%1: a player or pair; never zero</comment>
        <translation>
            <numerusform>%1 has sat out %n time already, others less often.</numerusform>
            <numerusform>%1 has sat out %n times already, others less often.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tournament papers</name>
    <message numerus="yes">
        <source>The best %n result(s) count.</source>
        <comment>note below a season table; never zero</comment>
        <translation>
            <numerusform>The best %n result count.</numerusform>
            <numerusform>The best %n results count.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tournament penalties</name>
    <message numerus="yes">
        <source>Round %1, %2: %n point(s). %3</source>
        <comment>tournament round; %2: who, %3: why; never zero</comment>
        <translation>
            <numerusform>Round %1, %2: %n point. %3</numerusform>
            <numerusform>Round %1, %2: %n points. %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) off</source>
        <comment>what a penalty costs, short; never zero</comment>
        <translation>
            <numerusform>%n point off</numerusform>
            <numerusform>%n points off</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tournament publish page</name>
    <message numerus="yes">
        <source>%n sheet(s)</source>
        <comment>how many sheets of paper it will be; never zero</comment>
        <translation>
            <numerusform>%n sheet</numerusform>
            <numerusform>%n sheets</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tournament refusal</name>
    <message numerus="yes">
        <source>All %n round(s) have been played. Plan more rounds in the settings, or close the tournament.</source>
        <comment>tournament rounds; never zero</comment>
        <translation>
            <numerusform>All %n round have been played. Plan more rounds in the settings, or close the tournament.</numerusform>
            <numerusform>All %n rounds have been played. Plan more rounds in the settings, or close the tournament.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tournament round</name>
    <message numerus="yes">
        <source>%n table(s) still playing</source>
        <comment>in a tournament round; never zero</comment>
        <translation>
            <numerusform>%n table still playing</numerusform>
            <numerusform>%n tables still playing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is too long: points have at most %n digit(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>That is too long: points have at most %n digit.</numerusform>
            <numerusform>That is too long: points have at most %n digits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 change places. What is noted so far (%n round(s)) goes to whoever really played it.</source>
        <comment>%1, %2: players; round = one deal</comment>
        <translation>
            <numerusform>%1 and %2 change places. What is noted so far (%n round) goes to whoever really played it.</numerusform>
            <numerusform>%1 and %2 change places. What is noted so far (%n rounds) goes to whoever really played it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The same here already: %n result(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>The same here already: %n result.</numerusform>
            <numerusform>The same here already: %n results.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>New: %n result(s)</source>
        <comment>heading above results; never zero</comment>
        <translation>
            <numerusform>New: %n result</numerusform>
            <numerusform>New: %n results</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Different here: %n result(s). Decide each one.</source>
        <comment>heading; never zero</comment>
        <translation>
            <numerusform>Different here: %n result. Decide each one.</numerusform>
            <numerusform>Different here: %n results. Decide each one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of tables that do not exist here: %n result(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Of tables that do not exist here: %n result.</numerusform>
            <numerusform>Of tables that do not exist here: %n results.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of tables where other players sit here: %n result(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Of tables where other players sit here: %n result.</numerusform>
            <numerusform>Of tables where other players sit here: %n results.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Still to decide: %n result(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Still to decide: %n result.</numerusform>
            <numerusform>Still to decide: %n results.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tournament score card</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <comment>how long a match is; round = one deal; never zero</comment>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <comment>how long a table may play; never zero</comment>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tournaments</name>
    <message numerus="yes">
        <source>%n finished tournament(s)</source>
        <comment>button that unfolds them; never zero</comment>
        <translation>
            <numerusform>%n finished tournament</numerusform>
            <numerusform>%n finished tournaments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <comment>entered</comment>
        <translation>
            <numerusform>%n pair</numerusform>
            <numerusform>%n pairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <comment>entered</comment>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) played</source>
        <comment>tournament rounds; never zero</comment>
        <translation>
            <numerusform>%n round played</numerusform>
            <numerusform>%n rounds played</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n level in front</source>
        <comment>so many share the first place; never zero, 4 or more</comment>
        <translation>
            <numerusform>%n level in front</numerusform>
            <numerusform>%n level in front</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Walk</name>
    <message numerus="yes">
        <source>%n tile(s) must stay in the boneyard.</source>
        <comment>the reserve: 1 or 2 tiles, never zero</comment>
        <translation>
            <numerusform>%n tile must stay in the boneyard.</numerusform>
            <numerusform>%n tiles must stay in the boneyard.</numerusform>
        </translation>
    </message>
</context>
</TS>
