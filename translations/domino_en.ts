<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context>
    <name>Accessible</name>
    <message numerus="yes">
        <source>Boneyard, %n tile(s)</source>
        <translation>
            <numerusform>Boneyard, %n tile</numerusform>
            <numerusform>Boneyard, %n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Foul</name>
    <message numerus="yes">
        <source>%n point(s) off for %1</source>
        <comment>%1: a player or a pair</comment>
        <translation>
            <numerusform>%n point off for %1</numerusform>
            <numerusform>%n points off for %1</numerusform>
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
        <source>False declaration by %1: %n penalty point(s)</source>
        <comment>a penalty, as a referee puts it</comment>
        <translation>
            <numerusform>False declaration by %1: %n penalty point</numerusform>
            <numerusform>False declaration by %1: %n penalty points</numerusform>
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
        <source>Each number is on %n tile(s); filled = on the table</source>
        <comment>under the number strip; never zero</comment>
        <translation>
            <numerusform>Each number is on %n tile; filled = on the table</numerusform>
            <numerusform>Each number is on %n tiles; filled = on the table</numerusform>
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
