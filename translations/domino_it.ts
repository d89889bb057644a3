<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it_IT" sourcelanguage="en">
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
        <source>%n point(s) off for %1</source>
        <comment>%1: a player or a pair</comment>
        <translation>
            <numerusform>%n punto in meno per %1</numerusform>
            <numerusform>%n punti in meno per %1</numerusform>
        </translation>
    </message>
    <message>
        <source>A warning for %1, no points off</source>
        <comment>%1: a player or a pair</comment>
        <translation>Un avvertimento per %1, nessun punto in meno</translation>
    </message>
    <message>
        <source>Next time: an answer can be taken back until the next player has answered.</source>
        <comment>advice on the page</comment>
        <translation>Per la prossima volta: una risposta si può ritirare finché non risponde chi viene dopo.</translation>
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
        <source>skip to the end of the questions</source>
        <comment>what a key does: skip the walk round the table</comment>
        <translation>salta alla fine delle domande</translation>
    </message>
    <message>
        <source>sort the tiles</source>
        <comment>what a key does</comment>
        <translation>riordina le tessere</translation>
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
        <source>Everything works without the mouse.</source>
        <comment>under the title of the table of keys</comment>
        <translation>Tutto funziona anche senza mouse.</translation>
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
        <source>L</source>
        <comment>key for: story of the round; one letter, different from the other keys, not H</comment>
        <translation>M</translation>
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
        <source>Hide the &amp;tiles</source>
        <translation>&amp;Nascondi le tessere</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Lingua</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Come si gioca</translation>
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
</context>
<context>
    <name>Rule set file</name>
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
        <source>False declaration by %1: %n penalty point(s)</source>
        <comment>a penalty, as a referee puts it</comment>
        <translation>
            <numerusform>Dichiarazione non veritiera di %1: %n punto di penalità</numerusform>
            <numerusform>Dichiarazione non veritiera di %1: %n punti di penalità</numerusform>
        </translation>
    </message>
    <message>
        <source>False declaration by %1: a warning</source>
        <comment>a penalty, as a referee puts it</comment>
        <translation>Dichiarazione non veritiera di %1: ammonizione</translation>
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
        <source>House rules</source>
        <comment>heading of a part that is folded at first</comment>
        <translation>Regole della casa</translation>
    </message>
    <message>
        <source>Tiles that stay in the boneyard</source>
        <translation>Tessere che restano nel pozzo</translation>
    </message>
    <message>
        <source>Taking tiles</source>
        <comment>heading of a choice</comment>
        <translation>Pescare</translation>
    </message>
    <message>
        <source>Until one fits</source>
        <comment>taking tiles</comment>
        <translation>Finché una va bene</translation>
    </message>
    <message>
        <source>One, then pass</source>
        <comment>taking tiles</comment>
        <translation>Una, poi si passa</translation>
    </message>
    <message>
        <source>None: play or pass</source>
        <comment>taking tiles</comment>
        <translation>Nessuna: si gioca o si passa</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Senso del gioco</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <comment>a choice</comment>
        <translation>In senso orario</translation>
    </message>
    <message>
        <source>Counter-clockwise</source>
        <comment>a choice</comment>
        <translation>In senso antiorario</translation>
    </message>
    <message>
        <source>In a tie</source>
        <comment>heading of a choice</comment>
        <translation>In caso di parità</translation>
    </message>
    <message>
        <source>Who wins a blocked game</source>
        <comment>heading of a choice</comment>
        <translation>Chi vince se il gioco è bloccato</translation>
    </message>
    <message>
        <source>What the round is worth</source>
        <comment>heading of a choice</comment>
        <translation>Quanto vale la mano</translation>
    </message>
    <message>
        <source>A wrong answer costs</source>
        <comment>heading; points are taken off</comment>
        <translation>Una risposta errata costa</translation>
    </message>
    <message>
        <source>changed</source>
        <comment>mark on a setting that differs from the rule set</comment>
        <translation>cambiato</translation>
    </message>
    <message>
        <source>As in the rule set</source>
        <comment>button: undo all changes of the house rules</comment>
        <translation>Come nelle regole scelte</translation>
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
        <source>These house rules contradict each other.</source>
        <translation>Queste regole della casa si contraddicono.</translation>
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
        <source>Delete all matches, names and settings? This cannot be undone.</source>
        <translation>Eliminare tutte le partite, i nomi e le impostazioni? Non si può annullare.</translation>
    </message>
    <message>
        <source>Replace all matches, names and settings with those of the copy?</source>
        <translation>Sostituire tutte le partite, i nomi e le impostazioni con quelli della copia?</translation>
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
        <source>The program checks every answer.</source>
        <translation>Il programma controlla ogni risposta.</translation>
    </message>
    <message>
        <source>Answer on your honour: all hands are shown at the end.</source>
        <translation>Rispondi sulla parola: alla fine si mostrano tutte le tessere.</translation>
    </message>
</context>
</TS>
