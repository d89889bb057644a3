<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
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
        <translation>%1: %2, na frente</translation>
    </message>
    <message>
        <source>tile %1</source>
        <comment>%1: a tile, like 4-6</comment>
        <translation>pedra %1</translation>
    </message>
    <message>
        <source>tile %1, double</source>
        <comment>%1: a tile, like 6-6</comment>
        <translation>pedra %1, duplo</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <comment>%1: tile 4-6; its place in the row of tiles</comment>
        <translation>%1, %2 de %3</translation>
    </message>
    <message>
        <source>%1, %2 of %3, fits %4</source>
        <comment>%1: tile 4-6; its place in the row; %4: like 2 or 4</comment>
        <translation>%1, %2 de %3, encaixa em %4</translation>
    </message>
    <message>
        <source>open end %1</source>
        <comment>%1: a number</comment>
        <translation>ponta aberta %1</translation>
    </message>
    <message>
        <source>left end, %1 is open</source>
        <comment>%1: a number</comment>
        <translation>ponta aberta à esquerda: %1</translation>
    </message>
    <message>
        <source>right end, %1 is open</source>
        <comment>%1: a number</comment>
        <translation>ponta aberta à direita: %1</translation>
    </message>
    <message>
        <source>Line of play: %1</source>
        <comment>%1: tiles, like 6-6 6-3 3-1</comment>
        <translation>Linha de jogo: %1</translation>
    </message>
    <message>
        <source>The table is empty</source>
        <translation>A mesa está vazia</translation>
    </message>
    <message>
        <source>The tiles of %1</source>
        <translation>As pedras de %1</translation>
    </message>
    <message>
        <source>Tiles hidden</source>
        <translation>Pedras escondidas</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>%1: a player; %2: like 5 tiles in hand; %3: like 42 points</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>Boneyard, %n tile(s)</source>
        <translation>
            <numerusform>Monte, %n pedra</numerusform>
            <numerusform>Monte, %n pedras</numerusform>
        </translation>
    </message>
    <message>
        <source>Boneyard, empty</source>
        <translation>Monte, vazio</translation>
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
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sim</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Não</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>Domino Desktop is already running with this data.</source>
        <comment>a second start is refused</comment>
        <translation>O Domino Desktop já está aberto com estes dados.</translation>
    </message>
    <message>
        <source>The saved matches could not be read. They were set aside as %1, and a fresh list was started.</source>
        <comment>%1: the path of a file</comment>
        <translation>Não foi possível ler as partidas salvas. Elas ficaram guardadas em %1, e a lista recomeçou do zero.</translation>
    </message>
    <message>
        <source>The saved matches were damaged. They were set aside as %1, and the last intact copy took their place.</source>
        <comment>%1: the path of a file</comment>
        <translation>As partidas salvas estavam danificadas. Elas ficaram guardadas em %1, e a última cópia íntegra ocupou o lugar delas.</translation>
    </message>
    <message>
        <source>The saved matches were missing. The last intact copy took their place.</source>
        <translation>As partidas salvas tinham sumido. A última cópia íntegra ocupou o lugar delas.</translation>
    </message>
    <message>
        <source>The saved matches come from a newer version of the program. Nothing was changed; please update it.</source>
        <translation>As partidas salvas são de uma versão mais nova do programa. Nada foi alterado; atualize o programa.</translation>
    </message>
    <message>
        <source>Nothing can be saved in %1</source>
        <comment>%1: the path of a folder</comment>
        <translation>Não é possível salvar nada em %1</translation>
    </message>
    <message>
        <source>The disk is full: nothing can be saved in %1</source>
        <comment>%1: the path of a folder</comment>
        <translation>O disco está cheio: não é possível salvar nada em %1</translation>
    </message>
    <message>
        <source>The settings could not be read. They were set aside as %1, and all settings were reset.</source>
        <comment>%1: the path of a file</comment>
        <translation>Não foi possível ler as configurações. Elas ficaram guardadas em %1, e tudo voltou a ser como no início.</translation>
    </message>
    <message>
        <source>The disk is full: the last move could not be saved.</source>
        <translation>O disco está cheio: não foi possível salvar a última jogada.</translation>
    </message>
    <message>
        <source>The last move could not be saved, so it was not played.</source>
        <translation>Não foi possível salvar a última jogada, por isso ela não valeu.</translation>
    </message>
    <message>
        <source>The rules in %1 cannot be used. Please check: %2</source>
        <comment>%1: the path of a file; %2: a place in it, hand_size say</comment>
        <translation>As regras em %1 não podem ser usadas. Confira: %2</translation>
    </message>
    <message>
        <source>%1 had trouble thinking, so a simple move was played.</source>
        <comment>a computer player</comment>
        <translation>%1 teve um problema: foi feita uma jogada simples.</translation>
    </message>
    <message>
        <source>The computer players cannot be started: they play simple moves now.</source>
        <translation>Não foi possível iniciar os jogadores do computador: agora eles fazem jogadas simples.</translation>
    </message>
    <message>
        <source>Something went wrong. The match is saved up to the last move.</source>
        <translation>Algo deu errado. A partida está salva até a última jogada.</translation>
    </message>
    <message>
        <source>This match can no longer be read. It stays as it is; please begin a new one.</source>
        <translation>Não é mais possível ler esta partida. Ela fica como está; comece uma nova.</translation>
    </message>
</context>
<context>
    <name>Foul</name>
    <message>
        <source>Wrong answer</source>
        <comment>title of the page; family wording</comment>
        <translation>Resposta errada</translation>
    </message>
    <message>
        <source>False declaration</source>
        <comment>title of the page; the referee&apos;s wording</comment>
        <translation>Declaração falsa</translation>
    </message>
    <message>
        <source>Wrong answer: %1 held a tile that fits.</source>
        <comment>family wording</comment>
        <translation>Resposta errada: %1 tinha pedra para jogar.</translation>
    </message>
    <message>
        <source>False declaration: %1 held a playable tile.</source>
        <comment>the referee&apos;s wording</comment>
        <translation>Declaração falsa: %1 tinha pedra para jogar.</translation>
    </message>
    <message>
        <source>Open ends: %2. %1 said no, but held %3, which fits the %4.</source>
        <comment>%2: numbers; %3: a tile; %4: a number</comment>
        <translation>Pontas abertas: %2. %1 disse que não, mas tinha %3, que encaixa no %4.</translation>
    </message>
    <message>
        <source>%1 may have held %2 already. This is not proven.</source>
        <comment>%2: a tile, like 4-6</comment>
        <translation>Talvez %1 já tivesse %2. Não está provado.</translation>
    </message>
    <message>
        <source>The table when %1 answered</source>
        <comment>caption of a picture</comment>
        <translation>A mesa quando %1 respondeu</translation>
    </message>
    <message>
        <source>This tile would have fitted here.</source>
        <comment>caption of a picture</comment>
        <translation>Esta pedra encaixava aqui.</translation>
    </message>
    <message>
        <source>What the rules say</source>
        <comment>heading</comment>
        <translation>O que dizem as regras</translation>
    </message>
    <message>
        <source>This round does not count and is dealt again.</source>
        <translation>Esta mão não vale e é dada de novo.</translation>
    </message>
    <message>
        <source>The result of the round stands.</source>
        <translation>O resultado da mão fica valendo.</translation>
    </message>
    <message>
        <source>%1 cannot win this round any more.</source>
        <comment>%1: a player or a pair</comment>
        <translation>Esta mão não pode mais ser de %1.</translation>
    </message>
    <message>
        <source>The match is lost for %1.</source>
        <comment>%1: a player or a pair</comment>
        <translation>A partida está perdida para %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) off for %1</source>
        <comment>%1: a player or a pair</comment>
        <translation>
            <numerusform>%n ponto a menos para %1</numerusform>
            <numerusform>%n pontos a menos para %1</numerusform>
        </translation>
    </message>
    <message>
        <source>A warning for %1, no points off</source>
        <comment>%1: a player or a pair</comment>
        <translation>Um aviso para %1, nenhum ponto a menos</translation>
    </message>
    <message>
        <source>Next time: an answer can be taken back until the next player has answered.</source>
        <comment>advice on the page</comment>
        <translation>Na próxima vez: dá para retirar a resposta até o próximo jogador responder.</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>How to play</source>
        <comment>title</comment>
        <translation>Como jogar</translation>
    </message>
    <message>
        <source>Match the numbers</source>
        <comment>heading of a picture</comment>
        <translation>Número com número</translation>
    </message>
    <message>
        <source>Lay a tile at either end of the line, next to the same number. Doubles lie across.</source>
        <comment>picture 1</comment>
        <translation>Encaixe uma pedra em uma das pontas da linha, junto do mesmo número. Os duplos ficam atravessados.</translation>
    </message>
    <message>
        <source>Nothing fits?</source>
        <comment>heading of a picture</comment>
        <translation>Nenhuma pedra encaixa?</translation>
    </message>
    <message>
        <source>Take tiles from the boneyard until one fits. When nothing can be taken, you pass.</source>
        <comment>picture 2</comment>
        <translation>Compre do monte até uma pedra encaixar. Quando não há o que comprar, passe a vez.</translation>
    </message>
    <message>
        <source>Be the first without tiles</source>
        <comment>heading of a picture</comment>
        <translation>Fique sem pedras antes dos outros</translation>
    </message>
    <message>
        <source>Whoever plays their last tile first wins the round. The others&apos; pips are the points.</source>
        <comment>3</comment>
        <translation>Quem joga primeiro a sua última pedra vence a mão. Os pontos na mão dos outros vão para quem vence.</translation>
    </message>
    <message>
        <source>The game is blocked</source>
        <comment>heading of a picture</comment>
        <translation>O jogo fechou</translation>
    </message>
    <message>
        <source>Sometimes nobody can play and nothing can be taken. Then everybody answers in turn.</source>
        <comment>picture 4</comment>
        <translation>Às vezes ninguém pode jogar e não há o que comprar. Então todos respondem, um de cada vez.</translation>
    </message>
    <message>
        <source>The lowest count wins</source>
        <comment>heading of a picture</comment>
        <translation>A menor soma vence</translation>
    </message>
    <message>
        <source>All hands are shown and the pips are counted. Play heavy tiles in good time!</source>
        <comment>picture 5</comment>
        <translation>Todos mostram as pedras e os pontos são contados. Livre-se cedo das pedras pesadas!</translation>
    </message>
    <message>
        <source>Picture %1 of %2</source>
        <translation>Figura %1 de %2</translation>
    </message>
    <message>
        <source>Let&apos;s play</source>
        <comment>button after the last picture</comment>
        <translation>Vamos jogar</translation>
    </message>
    <message>
        <source>Keys</source>
        <comment>title of the table of keys</comment>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Tab</source>
        <comment>a key</comment>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <comment>keys</comment>
        <translation>Setas</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <comment>keys</comment>
        <translation>Enter ou Espaço</translation>
    </message>
    <message>
        <source>Digits</source>
        <comment>keys</comment>
        <translation>Números</translation>
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
        <translation>entre pedras, mesa e botões</translation>
    </message>
    <message>
        <source>to the next tile or end</source>
        <comment>what a key does</comment>
        <translation>para a próxima pedra ou ponta</translation>
    </message>
    <message>
        <source>play, answer, press</source>
        <comment>what a key does</comment>
        <translation>jogar, responder, apertar</translation>
    </message>
    <message>
        <source>to the next tile with that number</source>
        <comment>what a key does</comment>
        <translation>para a próxima pedra com esse número</translation>
    </message>
    <message>
        <source>take a tile</source>
        <comment>what a key does</comment>
        <translation>comprar uma pedra</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>what a key does</comment>
        <translation>passar</translation>
    </message>
    <message>
        <source>say the game is blocked</source>
        <comment>what a key does</comment>
        <translation>dizer que o jogo fechou</translation>
    </message>
    <message>
        <source>skip to the end of the questions</source>
        <comment>what a key does: skip the walk round the table</comment>
        <translation>pular para o fim das perguntas</translation>
    </message>
    <message>
        <source>sort the tiles</source>
        <comment>what a key does</comment>
        <translation>ordenar as pedras</translation>
    </message>
    <message>
        <source>zoom in, out, fit the table</source>
        <comment>what a key does</comment>
        <translation>ampliar, reduzir, ajustar a mesa</translation>
    </message>
    <message>
        <source>story of the round</source>
        <comment>what a key does</comment>
        <translation>histórico da mão</translation>
    </message>
    <message>
        <source>hide the tiles</source>
        <comment>what a key does</comment>
        <translation>esconder as pedras</translation>
    </message>
    <message>
        <source>this help</source>
        <comment>what a key does</comment>
        <translation>esta ajuda</translation>
    </message>
    <message>
        <source>full screen</source>
        <comment>what a key does</comment>
        <translation>tela cheia</translation>
    </message>
    <message>
        <source>take back the last move</source>
        <comment>what a key does</comment>
        <translation>desfazer a última jogada</translation>
    </message>
    <message>
        <source>new match</source>
        <comment>what a key does</comment>
        <translation>nova partida</translation>
    </message>
    <message>
        <source>cancel</source>
        <comment>what a key does</comment>
        <translation>cancelar</translation>
    </message>
    <message>
        <source>Everything works without the mouse.</source>
        <comment>under the title of the table of keys</comment>
        <translation>Tudo funciona sem o mouse.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>D</source>
        <comment>key for: take a tile; one letter, different from the other keys, not H</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>P</source>
        <comment>key for: pass; one letter, different from the other keys, not H</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>B</source>
        <comment>key for: say the game is blocked; one letter, different from the other keys, not H</comment>
        <translation>F</translation>
    </message>
    <message>
        <source>K</source>
        <comment>key for: skip the walk; one letter, different from the other keys, not H</comment>
        <translation>U</translation>
    </message>
    <message>
        <source>S</source>
        <comment>key for: sort the tiles; one letter, different from the other keys, not H</comment>
        <translation>O</translation>
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
        <translation>sem %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>joins the parts of a list, such as no 5, no 3</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>joins the last two parts of a list of choices: 2 or 4; 2, 3 or 4</comment>
        <translation>%1 ou %2</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Jogo</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Exibir</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aj&amp;uda</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nova partida…</translation>
    </message>
    <message>
        <source>&amp;Start page</source>
        <translation>Página &amp;inicial</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>Des&amp;fazer a jogada</translation>
    </message>
    <message>
        <source>Make this the &amp;last round</source>
        <translation>Esta é a ú&amp;ltima mão</translation>
    </message>
    <message>
        <source>Settin&amp;gs…</source>
        <translation>&amp;Configurações…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Sair</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Ampliar</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Reduzir</translation>
    </message>
    <message>
        <source>&amp;Fit the table</source>
        <translation>A&amp;justar a mesa</translation>
    </message>
    <message>
        <source>&amp;Story of the round</source>
        <translation>&amp;Histórico da mão</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Tela cheia</translation>
    </message>
    <message>
        <source>Hide the &amp;tiles</source>
        <translation>&amp;Esconder as pedras</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Como jogar</translation>
    </message>
</context>
<context>
    <name>Pair score</name>
    <message>
        <source>%1 have the lowest count (%2) and win the round.</source>
        <comment>%1: a pair</comment>
        <translation>%1 têm a menor soma (%2) e vencem a mão.</translation>
    </message>
    <message>
        <source>%1 have the lowest total (%2) and win the round.</source>
        <comment>%1: a pair</comment>
        <translation>%1 têm o menor total (%2) e vencem a mão.</translation>
    </message>
    <message>
        <source>%3 holds the lowest hand (%2): %1 win the round.</source>
        <comment>%1: a pair; %3: one player of it</comment>
        <translation>%3 tem a mão mais baixa (%2): %1 vencem a mão.</translation>
    </message>
    <message>
        <source>%3 goes out: %1 win the round.</source>
        <comment>%1: a pair; %3: one player of it</comment>
        <translation>%3 bate: %1 vencem a mão.</translation>
    </message>
    <message>
        <source>The pairs have the same lowest count: %2.</source>
        <comment>%2: a number</comment>
        <translation>As duplas têm a mesma menor soma: %2.</translation>
    </message>
    <message>
        <source>%1 take the pips of all the others: %2.</source>
        <comment>%1: a pair; %2: an amount, like 17 + 26 = 43 points</comment>
        <translation>%1 levam os pontos na mão de todos os outros: %2.</translation>
    </message>
    <message>
        <source>%1 take the pips of their opponents: %2.</source>
        <comment>%1: a pair; %2: an amount, like 17 + 26 = 43 points</comment>
        <translation>%1 levam os pontos na mão dos adversários: %2.</translation>
    </message>
    <message>
        <source>%1 take the pips of all the others, less their own: %2.</source>
        <comment>%1: a pair; %2: an amount, like 17 + 26 − 7 = 36 points</comment>
        <translation>%1 levam os pontos na mão de todos os outros, menos os próprios: %2.</translation>
    </message>
    <message>
        <source>%1 take the difference in pips from the others: %2.</source>
        <comment>%1: a pair; %2: an amount, like 29 points</comment>
        <translation>%1 levam os pontos que os outros têm a mais: %2.</translation>
    </message>
    <message>
        <source>%1 take the pips of all hands: %2.</source>
        <comment>%1: a pair; %2: an amount, like 7 + 17 = 24 points</comment>
        <translation>%1 levam os pontos de todas as mãos: %2.</translation>
    </message>
    <message>
        <source>%1 cannot win this round any more.</source>
        <comment>%1: a pair, after a wrong answer</comment>
        <translation>Esta mão não pode mais ser de %1.</translation>
    </message>
    <message>
        <source>%1 lose the match.</source>
        <comment>%1: a pair, after a wrong answer</comment>
        <translation>%1 perdem a partida.</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>It is not your turn yet.</source>
        <translation>Ainda não é a sua vez.</translation>
    </message>
    <message>
        <source>No round is being played.</source>
        <comment>round = one deal</comment>
        <translation>Não há mão em andamento.</translation>
    </message>
    <message>
        <source>This round is not over yet.</source>
        <comment>round = one deal</comment>
        <translation>Esta mão ainda não acabou.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>A partida acabou.</translation>
    </message>
    <message>
        <source>The tile %1 is not in your hand.</source>
        <comment>%1: a tile, like 4-6</comment>
        <translation>A pedra %1 não está na sua mão.</translation>
    </message>
    <message>
        <source>%1 does not fit there: the open ends show %2.</source>
        <comment>%1: a tile, like 4-6; %2: numbers, like 2 or 4</comment>
        <translation>%1 não encaixa aí: as pontas abertas pedem %2.</translation>
    </message>
    <message>
        <source>No tile can be played there.</source>
        <translation>Aí não dá para jogar nenhuma pedra.</translation>
    </message>
    <message>
        <source>That tile is no longer in the boneyard.</source>
        <translation>Essa pedra não está mais no monte.</translation>
    </message>
    <message>
        <source>This round begins with %1.</source>
        <comment>%1: a tile, like 6-6</comment>
        <translation>Esta mão começa com %1.</translation>
    </message>
    <message>
        <source>Look again: one of your tiles fits.</source>
        <comment>must never say which tile or how many</comment>
        <translation>Olhe de novo: uma das suas pedras encaixa.</translation>
    </message>
    <message>
        <source>None of your tiles fits.</source>
        <translation>Nenhuma das suas pedras encaixa.</translation>
    </message>
    <message numerus="yes">
        <source>The boneyard still holds %n tile(s): take one first.</source>
        <comment>counts what may be drawn; never zero</comment>
        <translation>
            <numerusform>O monte ainda tem %n pedra: compre primeiro.</numerusform>
            <numerusform>O monte ainda tem %n pedras: compre primeiro.</numerusform>
        </translation>
    </message>
    <message>
        <source>The boneyard is empty.</source>
        <translation>O monte acabou.</translation>
    </message>
    <message>
        <source>With these rules nobody takes tiles from the boneyard.</source>
        <translation>Com estas regras ninguém compra do monte.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) must stay in the boneyard.</source>
        <comment>the reserve: 1 or 2 tiles, never zero</comment>
        <translation>
            <numerusform>%n pedra tem que ficar no monte.</numerusform>
            <numerusform>%n pedras têm que ficar no monte.</numerusform>
        </translation>
    </message>
    <message>
        <source>You may take only one tile in a turn.</source>
        <translation>Você só pode comprar uma pedra em cada vez.</translation>
    </message>
    <message>
        <source>You lead this round: play a tile.</source>
        <translation>Você sai nesta mão: jogue uma pedra.</translation>
    </message>
    <message>
        <source>First answer the question: can you play a tile?</source>
        <translation>Primeiro responda: você tem pedra para jogar?</translation>
    </message>
    <message>
        <source>Nobody is asking whether you can play.</source>
        <translation>Ninguém perguntou se você pode jogar.</translation>
    </message>
    <message>
        <source>You said that you can play: now play a tile.</source>
        <translation>Você disse que tem: agora jogue uma pedra.</translation>
    </message>
    <message>
        <source>The hands are being shown: nobody plays now.</source>
        <translation>As mãos estão sendo mostradas: ninguém joga agora.</translation>
    </message>
    <message>
        <source>This hand is not to be shown now.</source>
        <translation>Esta mão não deve ser mostrada agora.</translation>
    </message>
    <message numerus="yes">
        <source>This hand must have exactly %n tile(s).</source>
        <comment>a referee types in a hand</comment>
        <translation>
            <numerusform>Esta mão deve ter exatamente %n pedra.</numerusform>
            <numerusform>Esta mão deve ter exatamente %n pedras.</numerusform>
        </translation>
    </message>
    <message>
        <source>This hand must be empty.</source>
        <comment>a referee types in a hand</comment>
        <translation>Esta mão deve estar vazia.</translation>
    </message>
    <message>
        <source>%1 already lies somewhere else.</source>
        <comment>%1: a tile, like 4-6</comment>
        <translation>%1 já está em outro lugar.</translation>
    </message>
    <message>
        <source>There is no move of yours to take back.</source>
        <translation>Não há jogada sua para desfazer.</translation>
    </message>
    <message>
        <source>Too late to take it back: something has been shown since.</source>
        <comment>a drawn tile, an answer or a hand</comment>
        <translation>Tarde demais para desfazer: algo já foi mostrado depois.</translation>
    </message>
    <message>
        <source>The others have to agree to taking it back.</source>
        <translation>Os outros precisam concordar em desfazer a jogada.</translation>
    </message>
    <message>
        <source>Moves cannot be taken back here.</source>
        <translation>Aqui não se desfazem jogadas.</translation>
    </message>
</context>
<context>
    <name>Rule</name>
    <message>
        <source>The lowest count wins.</source>
        <translation>A menor soma vence.</translation>
    </message>
    <message>
        <source>The pair with the lowest total wins.</source>
        <translation>A dupla com o menor total vence.</translation>
    </message>
    <message>
        <source>The pair that holds the lowest hand wins.</source>
        <translation>A dupla com a mão mais baixa vence.</translation>
    </message>
    <message>
        <source>In a tie nobody scores.</source>
        <translation>No empate ninguém pontua.</translation>
    </message>
    <message>
        <source>In a tie whoever led the round wins.</source>
        <translation>No empate vence quem saiu.</translation>
    </message>
    <message>
        <source>In a tie whoever played the last tile wins.</source>
        <translation>No empate vence quem jogou a última pedra.</translation>
    </message>
    <message>
        <source>In a tie whoever played the last tile loses.</source>
        <translation>No empate perde quem jogou a última pedra.</translation>
    </message>
    <message>
        <source>In a tie the first in turn order wins, counting from whoever led.</source>
        <translation>No empate vence o primeiro na ordem da mesa, a partir de quem saiu.</translation>
    </message>
    <message>
        <source>In a tie whoever holds the lightest tile wins.</source>
        <translation>No empate vence quem tem a pedra mais leve.</translation>
    </message>
    <message>
        <source>In a tie the pair with the lowest total wins.</source>
        <translation>No empate vence a dupla com o menor total.</translation>
    </message>
    <message>
        <source>In a tie each takes the pips of the others.</source>
        <translation>No empate cada um leva os pontos na mão dos outros.</translation>
    </message>
    <message>
        <source>In a tie the pips of the others are shared.</source>
        <translation>No empate os pontos na mão dos outros são divididos.</translation>
    </message>
    <message>
        <source>The winner scores the pips of all the others.</source>
        <translation>Quem vence leva os pontos na mão de todos os outros.</translation>
    </message>
    <message>
        <source>The winners score the pips of their opponents.</source>
        <translation>Quem vence leva os pontos na mão dos adversários.</translation>
    </message>
    <message>
        <source>The winner scores the pips of all the others, less the winner&apos;s own.</source>
        <translation>Quem vence leva os pontos na mão de todos os outros, menos os próprios.</translation>
    </message>
    <message>
        <source>The winner scores the difference in pips from each of the others.</source>
        <translation>Quem vence leva os pontos que cada um dos outros tem a mais.</translation>
    </message>
    <message>
        <source>The winner scores the pips of all hands.</source>
        <translation>Quem vence leva os pontos de todas as mãos.</translation>
    </message>
    <message>
        <source>clockwise</source>
        <comment>the direction of play, within a sentence</comment>
        <translation>no sentido horário</translation>
    </message>
    <message>
        <source>counter-clockwise</source>
        <comment>the direction of play, within a sentence</comment>
        <translation>no sentido anti-horário</translation>
    </message>
</context>
<context>
    <name>Rule set</name>
    <message>
        <source>Classic with boneyard</source>
        <comment>name of a rule set</comment>
        <translation>Clássico com monte</translation>
    </message>
    <message>
        <source>Two tiles stay</source>
        <comment>name of a rule set: two tiles stay in the boneyard</comment>
        <translation>Duas pedras ficam</translation>
    </message>
    <message>
        <source>Block game</source>
        <comment>name of a rule set without taking tiles</comment>
        <translation>Sem compra</translation>
    </message>
    <message>
        <source>Two against two</source>
        <comment>name of a rule set: partners sit opposite</comment>
        <translation>Dupla contra dupla</translation>
    </message>
    <message>
        <source>Take tiles from the boneyard until one fits.
The lowest count wins a blocked game and scores what the others hold.</source>
        <comment>two lines</comment>
        <translation>Compre do monte até uma pedra encaixar.
No jogo fechado, a menor soma vence e leva os pontos dos outros.</translation>
    </message>
    <message>
        <source>Take tiles until one fits; the last two stay in the boneyard.
The winner scores what the others hold, less the winner&apos;s own pips.</source>
        <comment>two lines</comment>
        <translation>Compre até uma pedra encaixar; as duas últimas ficam no monte.
Quem vence leva os pontos dos outros, menos os próprios.</translation>
    </message>
    <message>
        <source>Nobody takes tiles: play or pass.
The winner scores what the others hold, less the winner&apos;s own pips.</source>
        <comment>two lines</comment>
        <translation>Ninguém compra: jogue ou passe.
Quem vence leva os pontos dos outros, menos os próprios.</translation>
    </message>
    <message>
        <source>Partners sit opposite each other; nobody takes tiles.
The pair with the lowest total scores what the other pair holds.</source>
        <comment>two lines</comment>
        <translation>Os parceiros se sentam frente a frente; ninguém compra.
A dupla com o menor total vence e leva os pontos da outra.</translation>
    </message>
</context>
<context>
    <name>Rule set file</name>
    <message>
        <source>The file cannot be read as a rule set: %1</source>
        <translation>O arquivo não pode ser lido como regras: %1</translation>
    </message>
    <message>
        <source>%2: this setting is unknown.</source>
        <comment>%2: the place in the file</comment>
        <translation>%2: esta configuração é desconhecida.</translation>
    </message>
    <message>
        <source>%2: this setting is missing.</source>
        <comment>%2: the place in the file</comment>
        <translation>%2: esta configuração está faltando.</translation>
    </message>
    <message>
        <source>%2: %1 is not the right kind of value.</source>
        <comment>%2: the place</comment>
        <translation>%2: %1 não é um valor do tipo certo.</translation>
    </message>
    <message>
        <source>%2: the name %1 is unknown.</source>
        <comment>%2: the place in the file</comment>
        <translation>%2: o nome %1 é desconhecido.</translation>
    </message>
    <message>
        <source>%2: %1 is too small or too large.</source>
        <comment>%2: the place</comment>
        <translation>%2: %1 é pequeno ou grande demais.</translation>
    </message>
    <message>
        <source>%2: this contradicts %1.</source>
        <comment>%1, %2: places in the file</comment>
        <translation>%2: isto contradiz %1.</translation>
    </message>
    <message>
        <source>%2: more tiles are dealt than the set has (%1).</source>
        <comment>%1: like 4 x 8 of 28</comment>
        <translation>%2: são dadas mais pedras do que o jogo tem (%1).</translation>
    </message>
    <message>
        <source>%1 Allowed: %2.</source>
        <comment>%1: a whole sentence about a fault; %2: a list of words</comment>
        <translation>%1 Permitido: %2.</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>%1 has the lowest count (%2) and wins the round.</source>
        <translation>%1 tem a menor soma (%2) e vence a mão.</translation>
    </message>
    <message>
        <source>%1 has the lowest total (%2) and wins the round.</source>
        <translation>%1 tem o menor total (%2) e vence a mão.</translation>
    </message>
    <message>
        <source>%1 holds the lowest hand (%2) and wins the round.</source>
        <translation>%1 tem a mão mais baixa (%2) e vence a mão.</translation>
    </message>
    <message>
        <source>%1 goes out and wins the round.</source>
        <translation>%1 bate e vence a mão.</translation>
    </message>
    <message>
        <source>Tie for the lowest count (%2): %1.</source>
        <comment>%1: names, like Anna and João</comment>
        <translation>Empate na menor soma (%2): %1.</translation>
    </message>
    <message>
        <source>In a tie nobody scores.</source>
        <translation>No empate ninguém pontua.</translation>
    </message>
    <message>
        <source>In a tie whoever led the round wins: %1.</source>
        <translation>No empate vence quem saiu: %1.</translation>
    </message>
    <message>
        <source>In a tie whoever played the last tile wins: %1.</source>
        <translation>No empate vence quem jogou a última pedra: %1.</translation>
    </message>
    <message>
        <source>In a tie whoever played the last tile loses, so the round goes to %1.</source>
        <translation>No empate perde quem jogou a última pedra; a mão fica com %1.</translation>
    </message>
    <message>
        <source>In a tie the first in turn order wins, counting from whoever led the round: %1.</source>
        <translation>No empate vence o primeiro na ordem da mesa, a partir de quem saiu: %1.</translation>
    </message>
    <message>
        <source>In a tie whoever holds the lightest tile wins: %1.</source>
        <translation>No empate vence quem tem a pedra mais leve: %1.</translation>
    </message>
    <message>
        <source>In a tie the pair with the lowest total wins: %1.</source>
        <translation>No empate vence a dupla com o menor total: %1.</translation>
    </message>
    <message>
        <source>In a tie each takes the pips of the others; for %1: %2.</source>
        <comment>%2: an amount, like 20 points</comment>
        <translation>No empate cada um leva os pontos na mão dos outros; para %1: %2.</translation>
    </message>
    <message>
        <source>In a tie the pips of the others are shared; for %1: %2.</source>
        <comment>%2: an amount, like 20 points</comment>
        <translation>No empate os pontos na mão dos outros são divididos; para %1: %2.</translation>
    </message>
    <message>
        <source>%1 takes the pips of all the others: %2.</source>
        <comment>%2: an amount, like 17 + 26 = 43 points</comment>
        <translation>%1 leva os pontos na mão de todos os outros: %2.</translation>
    </message>
    <message>
        <source>%1 takes the pips of the opponents: %2.</source>
        <comment>%2: an amount, like 17 + 26 = 43 points</comment>
        <translation>%1 leva os pontos na mão dos adversários: %2.</translation>
    </message>
    <message>
        <source>%1 takes the pips of all the others, less the winner&apos;s own: %2.</source>
        <comment>%2: an amount, like 17 + 26 − 7 = 36 points</comment>
        <translation>%1 leva os pontos na mão de todos os outros, menos os próprios: %2.</translation>
    </message>
    <message>
        <source>%1 takes the difference in pips from each of the others: %2.</source>
        <comment>the difference between their pips and the winner&apos;s; %2: an amount, like 10 + 19 = 29 points</comment>
        <translation>%1 leva os pontos que cada um dos outros tem a mais: %2.</translation>
    </message>
    <message>
        <source>%1 takes the pips of all hands: %2.</source>
        <comment>%2: an amount, like 7 + 17 + 26 = 50 points</comment>
        <translation>%1 leva os pontos de todas as mãos: %2.</translation>
    </message>
    <message>
        <source>This round does not count: it is dealt again.</source>
        <translation>Esta mão não vale: as pedras são dadas de novo.</translation>
    </message>
    <message>
        <source>%1 cannot win this round any more.</source>
        <comment>after a wrong answer</comment>
        <translation>Esta mão não pode mais ser de %1.</translation>
    </message>
    <message>
        <source>%1 loses the match.</source>
        <comment>after a wrong answer</comment>
        <translation>%1 perde a partida.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 = %n pip(s)</source>
        <comment>%1: a player; %2: a sum, like 5 + 6 + 6; never zero</comment>
        <translation>
            <numerusform>%1: %2 = %n ponto</numerusform>
            <numerusform>%1: %2 = %n pontos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n pip(s)</source>
        <comment>%1: a player who holds one tile</comment>
        <translation>
            <numerusform>%1: %n ponto</numerusform>
            <numerusform>%1: %n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: no pips</source>
        <comment>%1: a player who holds only the double blank</comment>
        <translation>%1: nenhum ponto</translation>
    </message>
    <message>
        <source>%1: no tiles left</source>
        <comment>%1: a player</comment>
        <translation>%1: sem pedras</translation>
    </message>
    <message numerus="yes">
        <source>%1 together: %2 = %n pip(s)</source>
        <comment>%1: a pair; %2: a sum, like 7 + 17</comment>
        <translation>
            <numerusform>Total de %1: %2 = %n ponto</numerusform>
            <numerusform>Total de %1: %2 = %n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 together: no pips</source>
        <comment>%1: a pair</comment>
        <translation>Total de %1: nenhum ponto</translation>
    </message>
    <message numerus="yes">
        <source>%1 = %n point(s)</source>
        <comment>%1: a sum, like 17 + 26 + 40</comment>
        <translation>
            <numerusform>%1 = %n ponto</numerusform>
            <numerusform>%1 = %n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 = no points</source>
        <comment>%1: a sum, like 7 − 7</comment>
        <translation>%1 = nenhum ponto</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>an amount, like 83 points</comment>
        <translation>
            <numerusform>%n ponto</numerusform>
            <numerusform>%n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>no points</source>
        <comment>an amount: zero points</comment>
        <translation>nenhum ponto</translation>
    </message>
    <message numerus="yes">
        <source>Wrong answer by %1: %n point(s) off</source>
        <comment>a penalty, in a family</comment>
        <translation>
            <numerusform>Resposta errada de %1: %n ponto a menos</numerusform>
            <numerusform>Resposta errada de %1: %n pontos a menos</numerusform>
        </translation>
    </message>
    <message>
        <source>Wrong answer by %1: a warning, no points off</source>
        <comment>a penalty, in a family</comment>
        <translation>Resposta errada de %1: só um aviso, nenhum ponto a menos</translation>
    </message>
    <message numerus="yes">
        <source>False declaration by %1: %n penalty point(s)</source>
        <comment>a penalty, as a referee puts it</comment>
        <translation>
            <numerusform>Declaração falsa de %1: %n ponto de penalidade</numerusform>
            <numerusform>Declaração falsa de %1: %n pontos de penalidade</numerusform>
        </translation>
    </message>
    <message>
        <source>False declaration by %1: a warning</source>
        <comment>a penalty, as a referee puts it</comment>
        <translation>Declaração falsa de %1: advertência</translation>
    </message>
</context>
<context>
    <name>Score page</name>
    <message numerus="yes">
        <source>%1 wins the round: %n point(s)</source>
        <comment>first line of the page</comment>
        <translation>
            <numerusform>%1 vence a mão: %n ponto</numerusform>
            <numerusform>%1 vence a mão: %n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wins the round: no points</source>
        <comment>first line of the page</comment>
        <translation>%1 vence a mão: nenhum ponto</translation>
    </message>
    <message numerus="yes">
        <source>%1 win the round: %n point(s)</source>
        <comment>first line of the page; %1: a pair</comment>
        <translation>
            <numerusform>%1 vencem a mão: %n ponto</numerusform>
            <numerusform>%1 vencem a mão: %n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 win the round: no points</source>
        <comment>first line of the page; %1: a pair</comment>
        <translation>%1 vencem a mão: nenhum ponto</translation>
    </message>
    <message>
        <source>Tie between %1: nobody scores</source>
        <comment>%1: names, like Anna and João</comment>
        <translation>Empate entre %1: ninguém pontua</translation>
    </message>
    <message>
        <source>Both pairs are level: nobody scores</source>
        <comment>first line of the page</comment>
        <translation>As duas duplas empataram: ninguém pontua</translation>
    </message>
    <message numerus="yes">
        <source>Tie between %1: %n point(s) each</source>
        <comment>%1: names, like Anna and João</comment>
        <translation>
            <numerusform>Empate entre %1: %n ponto para cada</numerusform>
            <numerusform>Empate entre %1: %n pontos para cada</numerusform>
        </translation>
    </message>
    <message>
        <source>Tie between %1: no points</source>
        <comment>%1: names, like Anna and João</comment>
        <translation>Empate entre %1: nenhum ponto</translation>
    </message>
    <message>
        <source>This round does not count: it is dealt again</source>
        <comment>first line of the page</comment>
        <translation>Esta mão não vale: as pedras são dadas de novo</translation>
    </message>
    <message>
        <source>Nobody wins this round</source>
        <comment>first line of the page</comment>
        <translation>Ninguém vence esta mão</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins the match with %n point(s)</source>
        <comment>first line at the end of a match</comment>
        <translation>
            <numerusform>%1 vence a partida com %n ponto</numerusform>
            <numerusform>%1 vence a partida com %n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wins the match without points</source>
        <comment>first line at the end of a match</comment>
        <translation>%1 vence a partida sem pontos</translation>
    </message>
    <message numerus="yes">
        <source>%1 win the match with %n point(s)</source>
        <comment>first line at the end of a match; %1: a pair</comment>
        <translation>
            <numerusform>%1 vencem a partida com %n ponto</numerusform>
            <numerusform>%1 vencem a partida com %n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 win the match without points</source>
        <comment>first line at the end of a match; %1: a pair</comment>
        <translation>%1 vencem a partida sem pontos</translation>
    </message>
    <message>
        <source>%1 has gone out</source>
        <comment>how the round ended</comment>
        <translation>%1 bateu</translation>
    </message>
    <message>
        <source>The game is blocked</source>
        <comment>how the round ended</comment>
        <translation>O jogo fechou</translation>
    </message>
    <message>
        <source>Confirmed by everybody: %1. Open ends: %2. Boneyard: %3.</source>
        <comment>%1: names; %2: numbers; %3: a number</comment>
        <translation>Confirmado por todos: %1. Pontas abertas: %2. Monte: %3.</translation>
    </message>
    <message>
        <source>lowest count</source>
        <comment>label on the winner&apos;s row</comment>
        <translation>menor soma</translation>
    </message>
    <message>
        <source>out</source>
        <comment>label on the row of the player who went out: played the last tile</comment>
        <translation>bateu</translation>
    </message>
    <message>
        <source>won the round</source>
        <comment>label on the row of the winner: must fit a player and a pair</comment>
        <translation>mão ganha</translation>
    </message>
    <message>
        <source>level</source>
        <comment>label on the rows of players who are tied for the lowest count</comment>
        <translation>empate</translation>
    </message>
    <message>
        <source>No tiles left</source>
        <translation>Nenhuma pedra na mão</translation>
    </message>
    <message>
        <source>Why</source>
        <comment>heading above the lines that explain the score</comment>
        <translation>Por quê</translation>
    </message>
    <message>
        <source>Points for %1</source>
        <comment>label of a sum; %1: a player or a pair</comment>
        <translation>Pontos para %1</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <comment>%1: a sum, like 17 + 26 + 40; %2: its result</comment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <comment>round = one deal</comment>
        <translation>Mão %1</translation>
    </message>
    <message>
        <source>Last round</source>
        <comment>round = one deal</comment>
        <translation>Última mão</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <comment>%1: the name of a rule set, like Classic with boneyard</comment>
        <translation>Regras: %1</translation>
    </message>
    <message>
        <source>Next round</source>
        <comment>button; round = one deal</comment>
        <translation>Próxima mão</translation>
    </message>
    <message>
        <source>Deal again</source>
        <comment>button after a round that does not count</comment>
        <translation>Dar de novo</translation>
    </message>
    <message>
        <source>To the start page</source>
        <comment>button</comment>
        <translation>Ir para a página inicial</translation>
    </message>
    <message>
        <source>Show the table</source>
        <comment>button</comment>
        <translation>Mostrar a mesa</translation>
    </message>
    <message>
        <source>Why?</source>
        <comment>button: explains the score</comment>
        <translation>Por quê?</translation>
    </message>
    <message>
        <source>Show this page in</source>
        <comment>label before the names of languages</comment>
        <translation>Mostrar esta página em</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>A partida acabou</translation>
    </message>
</context>
<context>
    <name>Set up</name>
    <message>
        <source>Set up a table</source>
        <translation>Montar uma mesa</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>heading</comment>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>heading</comment>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <comment>a place at the table; %1: a number</comment>
        <translation>Lugar %1</translation>
    </message>
    <message>
        <source>Played by</source>
        <comment>a person or a computer player</comment>
        <translation>Quem joga</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Uma pessoa</translation>
    </message>
    <message>
        <source>Computer, beginner</source>
        <comment>a level of the computer player</comment>
        <translation>Computador, iniciante</translation>
    </message>
    <message>
        <source>Computer, casual</source>
        <comment>a level of the computer player</comment>
        <translation>Computador, casual</translation>
    </message>
    <message>
        <source>Add a player</source>
        <comment>button</comment>
        <translation>Adicionar jogador</translation>
    </message>
    <message>
        <source>Drag the cards into the order you sit in.</source>
        <translation>Arraste os cartões até ficarem na ordem dos lugares.</translation>
    </message>
    <message>
        <source>Turns go %1.</source>
        <comment>%1: clockwise or counter-clockwise</comment>
        <translation>O jogo segue %1.</translation>
    </message>
    <message>
        <source>Pair %1</source>
        <comment>partners; %1: a number</comment>
        <translation>Dupla %1</translation>
    </message>
    <message>
        <source>Tiles</source>
        <comment>heading: which set is used</comment>
        <translation>Pedras</translation>
    </message>
    <message>
        <source>Double-six</source>
        <comment>a set of tiles</comment>
        <translation>Duplo seis</translation>
    </message>
    <message>
        <source>Double-nine</source>
        <comment>a set of tiles</comment>
        <translation>Duplo nove</translation>
    </message>
    <message>
        <source>Double-twelve</source>
        <comment>a set of tiles</comment>
        <translation>Duplo doze</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s), %1 for each player</source>
        <comment>about a set; %1: a number; never zero</comment>
        <translation>
            <numerusform>%n pedra, %1 para cada um</numerusform>
            <numerusform>%n pedras, %1 para cada um</numerusform>
        </translation>
    </message>
    <message>
        <source>Length</source>
        <comment>heading: how long the match is</comment>
        <translation>Duração</translation>
    </message>
    <message numerus="yes">
        <source>To %n point(s)</source>
        <comment>length of a match; never zero</comment>
        <translation>
            <numerusform>Até %n ponto</numerusform>
            <numerusform>Até %n pontos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <comment>length of a match; round = one deal; never zero</comment>
        <translation>
            <numerusform>%n mão</numerusform>
            <numerusform>%n mãos</numerusform>
        </translation>
    </message>
    <message>
        <source>When the game is blocked</source>
        <comment>heading</comment>
        <translation>Quando o jogo fecha</translation>
    </message>
    <message>
        <source>Together</source>
        <comment>a way to check a block</comment>
        <translation>Juntos</translation>
    </message>
    <message>
        <source>Everybody answers in turn; the program checks each answer.</source>
        <translation>Todos respondem na sua vez; o programa confere cada resposta.</translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>a way to check a block</comment>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>The program checks all hands and shows the result.</source>
        <translation>O programa confere todas as mãos e mostra o resultado.</translation>
    </message>
    <message>
        <source>On our honour</source>
        <comment>a way to check a block</comment>
        <translation>Na confiança</translation>
    </message>
    <message>
        <source>Nobody checks the answers; all hands are shown after the round.</source>
        <translation>Cada um responde por si; depois da mão todas as pedras são mostradas.</translation>
    </message>
    <message>
        <source>Between two people at one screen</source>
        <comment>heading</comment>
        <translation>Entre duas pessoas na mesma tela</translation>
    </message>
    <message>
        <source>Close the lid of the rack</source>
        <comment>a choice: what hides the tiles between turns</comment>
        <translation>Fechar a tampa do suporte</translation>
    </message>
    <message>
        <source>The table stays in view; only the tiles are hidden.</source>
        <translation>A mesa continua à vista; só as pedras se escondem.</translation>
    </message>
    <message>
        <source>Cover the whole window</source>
        <comment>a choice: what hides the tiles between turns</comment>
        <translation>Cobrir a janela inteira</translation>
    </message>
    <message>
        <source>For people who do not sit together.</source>
        <translation>Para quem não está lado a lado.</translation>
    </message>
    <message>
        <source>Open hands</source>
        <comment>a choice: nothing is hidden</comment>
        <translation>Pedras à vista</translation>
    </message>
    <message>
        <source>Everybody sees all tiles; good with small children.</source>
        <translation>Todos veem todas as pedras; bom para jogar com crianças pequenas.</translation>
    </message>
    <message>
        <source>House rules</source>
        <comment>heading of a part that is folded at first</comment>
        <translation>Regras da casa</translation>
    </message>
    <message>
        <source>Tiles that stay in the boneyard</source>
        <translation>Pedras que ficam no monte</translation>
    </message>
    <message>
        <source>Taking tiles</source>
        <comment>heading of a choice</comment>
        <translation>Compra de pedras</translation>
    </message>
    <message>
        <source>Until one fits</source>
        <comment>taking tiles</comment>
        <translation>Até uma encaixar</translation>
    </message>
    <message>
        <source>One, then pass</source>
        <comment>taking tiles</comment>
        <translation>Uma, depois passa</translation>
    </message>
    <message>
        <source>None: play or pass</source>
        <comment>taking tiles</comment>
        <translation>Nenhuma: joga ou passa</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Sentido do jogo</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <comment>a choice</comment>
        <translation>Sentido horário</translation>
    </message>
    <message>
        <source>Counter-clockwise</source>
        <comment>a choice</comment>
        <translation>Sentido anti-horário</translation>
    </message>
    <message>
        <source>In a tie</source>
        <comment>heading of a choice</comment>
        <translation>No empate</translation>
    </message>
    <message>
        <source>Who wins a blocked game</source>
        <comment>heading of a choice</comment>
        <translation>Quem vence o jogo fechado</translation>
    </message>
    <message>
        <source>What the round is worth</source>
        <comment>heading of a choice</comment>
        <translation>Quanto vale a mão</translation>
    </message>
    <message>
        <source>A wrong answer costs</source>
        <comment>heading; points are taken off</comment>
        <translation>Uma resposta errada custa</translation>
    </message>
    <message>
        <source>changed</source>
        <comment>mark on a setting that differs from the rule set</comment>
        <translation>alterado</translation>
    </message>
    <message>
        <source>As in the rule set</source>
        <comment>button: undo all changes of the house rules</comment>
        <translation>Como nas regras escolhidas</translation>
    </message>
    <message>
        <source>Start the match</source>
        <comment>the large button</comment>
        <translation>Começar a partida</translation>
    </message>
    <message>
        <source>%1 players need a larger set: %2 is the smallest that works.</source>
        <comment>%1: a number; %2: like Double-nine</comment>
        <translation>Para %1 jogadores é preciso um jogo maior: %2 já serve.</translation>
    </message>
    <message>
        <source>Use %1</source>
        <comment>button; %1: a set, like Double-nine</comment>
        <translation>Usar %1</translation>
    </message>
    <message>
        <source>These rules are for %1 players.</source>
        <comment>%1: numbers, like 2, 3 or 4</comment>
        <translation>Estas regras são para %1 jogadores.</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Cada jogador precisa de um nome.</translation>
    </message>
    <message numerus="yes">
        <source>A name has at most %n letter(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Um nome tem no máximo %n letra.</numerusform>
            <numerusform>Um nome tem no máximo %n letras.</numerusform>
        </translation>
    </message>
    <message>
        <source>This name has characters that cannot be shown.</source>
        <translation>Este nome tem caracteres que não podem ser mostrados.</translation>
    </message>
    <message>
        <source>Two players have the name %1.</source>
        <translation>Dois jogadores têm o nome %1.</translation>
    </message>
    <message>
        <source>At least one person has to play.</source>
        <translation>Pelo menos uma pessoa tem que jogar.</translation>
    </message>
    <message numerus="yes">
        <source>Play with %n player(s)</source>
        <comment>button that adds or removes seats; never zero</comment>
        <translation>
            <numerusform>Jogar com %n jogador</numerusform>
            <numerusform>Jogar com %n jogadores</numerusform>
        </translation>
    </message>
    <message>
        <source>These house rules contradict each other.</source>
        <translation>Estas regras da casa se contradizem.</translation>
    </message>
    <message>
        <source>Name, seat %1</source>
        <comment>%1: a number</comment>
        <translation>Nome, lugar %1</translation>
    </message>
    <message>
        <source>Language, seat %1</source>
        <comment>%1: a number</comment>
        <translation>Idioma, lugar %1</translation>
    </message>
    <message>
        <source>Type a name</source>
        <comment>inside the empty field for a name</comment>
        <translation>Digite um nome</translation>
    </message>
    <message>
        <source>Change colour and shape of %1</source>
        <comment>button; %1: a player</comment>
        <translation>Mudar a cor e a forma de %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <comment>button; %1: a player</comment>
        <translation>Remover %1</translation>
    </message>
    <message>
        <source>Move %1 one seat earlier</source>
        <comment>button; %1: a player</comment>
        <translation>Mover %1 para o lugar anterior</translation>
    </message>
    <message>
        <source>Move %1 one seat later</source>
        <comment>button; %1: a player</comment>
        <translation>Mover %1 para o lugar seguinte</translation>
    </message>
    <message>
        <source>Points to reach</source>
        <comment>a number</comment>
        <translation>Pontos da partida</translation>
    </message>
    <message>
        <source>Points off</source>
        <comment>a number: the penalty</comment>
        <translation>Pontos a menos</translation>
    </message>
    <message>
        <source>The round is dealt again</source>
        <comment>after a wrong answer; round = one deal</comment>
        <translation>A mão é dada de novo</translation>
    </message>
    <message>
        <source>The round counts</source>
        <comment>after a wrong answer; round = one deal</comment>
        <translation>A mão vale</translation>
    </message>
    <message>
        <source>Whoever was wrong cannot win the round</source>
        <comment>after a wrong answer; round = one deal</comment>
        <translation>Quem errou não pode vencer a mão</translation>
    </message>
    <message>
        <source>The match goes on</source>
        <comment>after a wrong answer</comment>
        <translation>A partida continua</translation>
    </message>
    <message>
        <source>Whoever was wrong loses the match</source>
        <comment>after a wrong answer</comment>
        <translation>Quem errou perde a partida</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>Language of the program</source>
        <translation>Idioma do programa</translation>
    </message>
    <message>
        <source>Personal aids</source>
        <comment>heading</comment>
        <translation>Ajudas pessoais</translation>
    </message>
    <message>
        <source>Raise the tiles that fit</source>
        <comment>an aid</comment>
        <translation>Levantar as pedras que encaixam</translation>
    </message>
    <message>
        <source>Numbers on the tiles</source>
        <comment>an aid: digits in place of the dots</comment>
        <translation>Números nas pedras</translation>
    </message>
    <message>
        <source>Pace</source>
        <comment>how fast things move</comment>
        <translation>Ritmo</translation>
    </message>
    <message>
        <source>Instant</source>
        <comment>pace</comment>
        <translation>Imediato</translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>pace</comment>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>pace</comment>
        <translation>Lento</translation>
    </message>
    <message>
        <source>The table speaks the language of whoever is playing</source>
        <translation>A mesa fala o idioma de quem joga</translation>
    </message>
    <message>
        <source>Looks</source>
        <comment>heading</comment>
        <translation>Aparência</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamanho do texto</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Menos movimento</translation>
    </message>
    <message>
        <source>Your data</source>
        <comment>heading</comment>
        <translation>Seus dados</translation>
    </message>
    <message>
        <source>Everything stays on this computer, in %1</source>
        <comment>%1: the path of a folder</comment>
        <translation>Tudo fica neste computador, em %1</translation>
    </message>
    <message>
        <source>Copy everything to a folder…</source>
        <comment>button: a backup, for example to a stick</comment>
        <translation>Copiar tudo para uma pasta…</translation>
    </message>
    <message>
        <source>Restore from a copy…</source>
        <comment>button</comment>
        <translation>Restaurar de uma cópia…</translation>
    </message>
    <message>
        <source>Delete everything…</source>
        <comment>button</comment>
        <translation>Excluir tudo…</translation>
    </message>
    <message>
        <source>Everything was copied to %1</source>
        <comment>%1: the path of a folder</comment>
        <translation>Tudo foi copiado para %1</translation>
    </message>
    <message>
        <source>The copy was restored. What was here before is now in %1</source>
        <comment>%1: the path of a folder</comment>
        <translation>A cópia foi restaurada. O que havia antes está em %1</translation>
    </message>
    <message>
        <source>Delete all matches, names and settings? This cannot be undone.</source>
        <translation>Excluir todas as partidas, nomes e configurações? Não dá para desfazer.</translation>
    </message>
    <message>
        <source>Replace all matches, names and settings with those of the copy?</source>
        <translation>Substituir todas as partidas, nomes e configurações pelos da cópia?</translation>
    </message>
    <message>
        <source>There is no copy of this program&apos;s data in %1</source>
        <comment>%1: the path of a folder</comment>
        <translation>Não há cópia dos dados deste programa em %1</translation>
    </message>
    <message>
        <source>Replace</source>
        <comment>button</comment>
        <translation>Substituir</translation>
    </message>
    <message>
        <source>Look in:</source>
        <comment>label in the dialog that asks for a folder</comment>
        <translation>Procurar em:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <comment>label in the dialog that asks for a folder</comment>
        <translation>Arquivos do tipo:</translation>
    </message>
    <message>
        <source>About</source>
        <comment>heading</comment>
        <translation>Sobre o programa</translation>
    </message>
    <message>
        <source>Domino Desktop, version %1</source>
        <translation>Domino Desktop, versão %1</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>Software livre sob a licença MIT.</translation>
    </message>
    <message>
        <source>It uses Qt %1 and PySide %2 under the LGPL, version 3.</source>
        <comment>%1, %2: version numbers</comment>
        <translation>Usa Qt %1 e PySide %2 sob a LGPL, versão 3.</translation>
    </message>
    <message>
        <source>No account, no network, no adverts.</source>
        <translation>Sem conta, sem rede, sem anúncios.</translation>
    </message>
    <message>
        <source>Every change applies at once.</source>
        <comment>under the title</comment>
        <translation>Cada mudança vale na hora.</translation>
    </message>
    <message>
        <source>As set on this computer</source>
        <comment>a choice: follow the system&apos;s own setting</comment>
        <translation>Como no computador</translation>
    </message>
    <message>
        <source>On</source>
        <comment>a choice</comment>
        <translation>Sim</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>a choice</comment>
        <translation>Não</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>a size; %1: a number, like 125</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Coloured pips</source>
        <comment>a choice: each number has a colour of its own</comment>
        <translation>Pontos coloridos</translation>
    </message>
    <message>
        <source>In large sets</source>
        <comment>coloured pips: from double-nine on</comment>
        <translation>Nos jogos grandes</translation>
    </message>
    <message>
        <source>Numbers on the tiles, for everybody</source>
        <comment>a switch</comment>
        <translation>Números nas pedras, para todos</translation>
    </message>
    <message>
        <source>Colours</source>
        <comment>a choice</comment>
        <translation>Cores</translation>
    </message>
    <message>
        <source>High contrast</source>
        <comment>colours: black and white</comment>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>A new table begins with this choice.</source>
        <comment>under a heading</comment>
        <translation>Uma mesa nova começa com esta escolha.</translation>
    </message>
    <message>
        <source>Whose aids?</source>
        <comment>above the names of people</comment>
        <translation>Ajudas de quem?</translation>
    </message>
    <message>
        <source>They belong to the person and come along to every table.</source>
        <comment>under a heading</comment>
        <translation>São da pessoa e vão com ela a qualquer mesa.</translation>
    </message>
    <message>
        <source>Names appear here after the first match.</source>
        <comment>nobody has played yet</comment>
        <translation>Os nomes aparecem aqui depois da primeira partida.</translation>
    </message>
    <message>
        <source>Delete everything</source>
        <comment>button: the answer to the question</comment>
        <translation>Excluir tudo</translation>
    </message>
    <message>
        <source>Keep everything</source>
        <comment>button: the answer to the question; the safe one</comment>
        <translation>Manter tudo</translation>
    </message>
    <message>
        <source>Larger tiles in the rack</source>
        <comment>an aid; a switch</comment>
        <translation>Pedras maiores no suporte</translation>
    </message>
    <message>
        <source>Personal pace</source>
        <comment>an aid; above the choice of a pace</comment>
        <translation>Ritmo pessoal</translation>
    </message>
    <message>
        <source>Same as everybody</source>
        <comment>an own pace: none, the one that the program has for everybody</comment>
        <translation>Como para todos</translation>
    </message>
    <message>
        <source>Keep the tiles sorted</source>
        <comment>an aid; a switch</comment>
        <translation>Manter as pedras em ordem</translation>
    </message>
    <message>
        <source>Keys at the table</source>
        <comment>heading</comment>
        <translation>Teclas na mesa</translation>
    </message>
    <message>
        <source>Choose a field and press the letter you would like.</source>
        <comment>under a heading</comment>
        <translation>Escolha um campo e aperte a letra que preferir.</translation>
    </message>
    <message>
        <source>%1 is already the key for: %2</source>
        <comment>%1: a letter; %2: what a key does, like take a tile</comment>
        <translation>%1 já é a tecla para: %2</translation>
    </message>
    <message>
        <source>Only a letter can be a key here.</source>
        <translation>Aqui só uma letra pode ser tecla.</translation>
    </message>
    <message>
        <source>Restore the original keys</source>
        <comment>button: every key as it was before anybody changed it</comment>
        <translation>Restaurar as teclas originais</translation>
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
        <translation>A mesa está pronta</translation>
    </message>
    <message>
        <source>Your language</source>
        <comment>heading above the names of languages</comment>
        <translation>Seu idioma</translation>
    </message>
    <message>
        <source>Play now</source>
        <comment>the large button</comment>
        <translation>Jogar agora</translation>
    </message>
    <message>
        <source>You and three computer players, classic rules</source>
        <comment>under the large button</comment>
        <translation>Você e três jogadores do computador, regras clássicas</translation>
    </message>
    <message>
        <source>Set up a table</source>
        <comment>button</comment>
        <translation>Montar uma mesa</translation>
    </message>
    <message>
        <source>Who plays, with which tiles, up to how many points</source>
        <comment>under the button</comment>
        <translation>Quem joga, com que pedras, até quantos pontos</translation>
    </message>
    <message>
        <source>Continue the match</source>
        <comment>the large button</comment>
        <translation>Continuar a partida</translation>
    </message>
    <message>
        <source>How to play</source>
        <comment>button</comment>
        <translation>Como jogar</translation>
    </message>
    <message>
        <source>Settings</source>
        <comment>button</comment>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>The table as it was left</source>
        <comment>what a screen reader says for the picture</comment>
        <translation>A mesa como ficou</translation>
    </message>
    <message>
        <source>What is your name?</source>
        <comment>above a field that may stay empty, on the very first start</comment>
        <translation>Como você se chama?</translation>
    </message>
    <message>
        <source>You may leave this empty</source>
        <comment>inside the empty field for the name</comment>
        <translation>Pode deixar em branco</translation>
    </message>
    <message>
        <source>Player %1</source>
        <comment>a person who has told no name; %1: a number</comment>
        <translation>Jogador %1</translation>
    </message>
    <message>
        <source>Language</source>
        <comment>label of a choice</comment>
        <translation>Idioma</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>%1 leads %2</source>
        <comment>the first tile of a round; %2: a tile, like 6-6</comment>
        <translation>%1 sai com %2</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <comment>%2: a tile, like 4-6</comment>
        <translation>%1 joga %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n tile(s)</source>
        <comment>the turn goes on; never zero</comment>
        <translation>
            <numerusform>%1 compra %n pedra</numerusform>
            <numerusform>%1 compra %n pedras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n and plays %2</source>
        <comment>takes %n tiles, never zero; %2: a tile, like 2-5</comment>
        <translation>
            <numerusform>%1 compra %n e joga %2</numerusform>
            <numerusform>%1 compra %n e joga %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n and passes: %2</source>
        <comment>takes %n tiles, never zero; %2: like no 5, no 3</comment>
        <translation>
            <numerusform>%1 compra %n e passa: %2</numerusform>
            <numerusform>%1 compra %n e passa: %2</numerusform>
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
        <translation>%1 não tem pedra para jogar: %2</translation>
    </message>
    <message>
        <source>%1 says the game is blocked: %2</source>
        <comment>%2: like no 5, no 3</comment>
        <translation>%1 diz que o jogo fechou: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n and says the game is blocked: %2</source>
        <comment>takes %n tiles, never zero; %2: like no 5, no 3</comment>
        <translation>
            <numerusform>%1 compra %n e diz que o jogo fechou: %2</numerusform>
            <numerusform>%1 compra %n e diz que o jogo fechou: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can play any more: everybody is asked in turn</source>
        <comment>the walk opens by itself</comment>
        <translation>Ninguém pode mais jogar: todos respondem, um de cada vez</translation>
    </message>
    <message>
        <source>%1 can play</source>
        <comment>an answer in the walk round the table</comment>
        <translation>%1 tem pedra para jogar</translation>
    </message>
    <message>
        <source>The game is blocked</source>
        <translation>O jogo fechou</translation>
    </message>
    <message numerus="yes">
        <source>%1 shows the hand: %n pip(s)</source>
        <comment>the tiles are laid open</comment>
        <translation>
            <numerusform>%1 mostra a mão: %n ponto</numerusform>
            <numerusform>%1 mostra a mão: %n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 shows the hand: no pips</source>
        <comment>the tiles are laid open</comment>
        <translation>%1 mostra a mão: nenhum ponto</translation>
    </message>
    <message>
        <source>Wrong answer: %1 had %2</source>
        <comment>family wording; %2: a tile, like 4-6</comment>
        <translation>Resposta errada: %1 tinha %2</translation>
    </message>
    <message>
        <source>False declaration: %1 had %2</source>
        <comment>the referee&apos;s wording; %2: a tile, like 4-6</comment>
        <translation>Declaração falsa: %1 tinha %2</translation>
    </message>
    <message>
        <source>%1 may have had %2</source>
        <comment>a wrong answer that is not proven; %2: a tile, like 4-6</comment>
        <translation>Talvez %1 tivesse %2</translation>
    </message>
    <message>
        <source>%1 goes out</source>
        <comment>has played the last tile of the hand</comment>
        <translation>%1 bate</translation>
    </message>
    <message>
        <source>%1 makes this the last round</source>
        <translation>%1 decide que esta é a última mão</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 vence a partida</translation>
    </message>
    <message>
        <source>%1 win the match</source>
        <comment>%1: a pair</comment>
        <translation>%1 vencem a partida</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>%1, it is your turn: %2</source>
        <comment>%2: numbers, like 2 or 4</comment>
        <translation>%1, é a sua vez: %2</translation>
    </message>
    <message>
        <source>%1, it is your turn</source>
        <translation>%1, é a sua vez</translation>
    </message>
    <message>
        <source>%1, you lead: play any tile</source>
        <comment>the first tile of the round</comment>
        <translation>%1, você sai: jogue qualquer pedra</translation>
    </message>
    <message>
        <source>%1, you lead with %2</source>
        <comment>the first tile of the round; %2: a tile, like 6-6</comment>
        <translation>%1, você sai com %2</translation>
    </message>
    <message>
        <source>%1, you said that you can: play a tile</source>
        <comment>after the answer yes in the walk</comment>
        <translation>%1, você disse que tem: jogue uma pedra</translation>
    </message>
    <message>
        <source>%1, choose an end: %2</source>
        <comment>the tile fits both; %2: numbers, like 2 or 4</comment>
        <translation>%1, escolha uma ponta: %2</translation>
    </message>
    <message>
        <source>%1 is thinking…</source>
        <comment>a computer player</comment>
        <translation>%1 está pensando…</translation>
    </message>
    <message>
        <source>%1 plays now</source>
        <comment>another player&apos;s turn</comment>
        <translation>Agora joga %1</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>A mão acabou</translation>
    </message>
    <message>
        <source>Take tiles until one fits</source>
        <comment>action button</comment>
        <translation>Comprar até encaixar</translation>
    </message>
    <message>
        <source>Take a tile</source>
        <comment>action button: one tile from the boneyard</comment>
        <translation>Comprar pedra</translation>
    </message>
    <message>
        <source>Pass: %1</source>
        <comment>action button; %1: like no 5, no 3</comment>
        <translation>Passar: %1</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>action button</comment>
        <translation>Passar</translation>
    </message>
    <message>
        <source>Say the game is blocked</source>
        <comment>action button</comment>
        <translation>Dizer que o jogo fechou</translation>
    </message>
    <message>
        <source>Sort</source>
        <comment>button: put the tiles in the rack in order</comment>
        <translation>Ordenar</translation>
    </message>
    <message>
        <source>Show the score</source>
        <comment>button</comment>
        <translation>Mostrar a pontuação</translation>
    </message>
    <message>
        <source>Boneyard: %1</source>
        <comment>%1: how many tiles are in it</comment>
        <translation>Monte: %1</translation>
    </message>
    <message>
        <source>Boneyard: empty</source>
        <translation>Monte: vazio</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in hand</source>
        <translation>
            <numerusform>%n pedra na mão</numerusform>
            <numerusform>%n pedras na mão</numerusform>
        </translation>
    </message>
    <message>
        <source>no tiles in hand</source>
        <comment>as in: Anna, no tiles in hand</comment>
        <translation>nenhuma pedra na mão</translation>
    </message>
    <message>
        <source>computer</source>
        <comment>under the name of a computer player</comment>
        <translation>computador</translation>
    </message>
    <message>
        <source>Score</source>
        <comment>heading above the totals</comment>
        <translation>Pontuação</translation>
    </message>
    <message numerus="yes">
        <source>to %n point(s)</source>
        <comment>beside the heading above the totals: match to 100 points; never zero</comment>
        <translation>
            <numerusform>até %n ponto</numerusform>
            <numerusform>até %n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>round %1 of %2</source>
        <comment>beside the heading above the totals; round = one deal</comment>
        <translation>mão %1 de %2</translation>
    </message>
    <message>
        <source>This round</source>
        <comment>heading above the story of the round; round = one deal</comment>
        <translation>Esta mão</translation>
    </message>
    <message>
        <source>What everybody does will appear here.</source>
        <comment>before the first tile of a round</comment>
        <translation>Aqui se conta o que cada um faz.</translation>
    </message>
    <message>
        <source>Show the story</source>
        <translation>Mostrar o histórico</translation>
    </message>
    <message>
        <source>Hide the story</source>
        <translation>Esconder o histórico</translation>
    </message>
    <message>
        <source>Numbers on the table</source>
        <comment>heading above the number strip</comment>
        <translation>Números na mesa</translation>
    </message>
    <message numerus="yes">
        <source>Each number is on %n tile(s); filled = on the table</source>
        <comment>under the number strip; never zero</comment>
        <translation>
            <numerusform>Cada número está em %n pedra; cheio = na mesa</numerusform>
            <numerusform>Cada número está em %n pedras; cheio = na mesa</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 of %3 on the table</source>
        <comment>%1: a number; %2 of %3 tiles with that number</comment>
        <translation>%1: %2 de %3 na mesa</translation>
    </message>
    <message>
        <source>prepared deal</source>
        <comment>the deal was fixed when the program was started</comment>
        <translation>mão preparada</translation>
    </message>
    <message>
        <source>Since your turn: %1</source>
        <comment>%1: what happened, like Anna plays 4-6, João passes</comment>
        <translation>Desde a sua vez: %1</translation>
    </message>
    <message>
        <source>%1, it is your turn</source>
        <comment>on the closed lid of the rack</comment>
        <translation>%1, é a sua vez</translation>
    </message>
    <message>
        <source>Show my tiles</source>
        <comment>button on the closed lid of the rack</comment>
        <translation>Mostrar minhas pedras</translation>
    </message>
    <message>
        <source>Hide my tiles</source>
        <comment>eye button: closes the lid of the rack</comment>
        <translation>Esconder minhas pedras</translation>
    </message>
    <message>
        <source>The tiles are hidden.</source>
        <comment>said when the lid closes</comment>
        <translation>As pedras estão escondidas.</translation>
    </message>
    <message>
        <source>The tiles of %1 can be seen.</source>
        <comment>said when the lid opens</comment>
        <translation>As pedras de %1 estão à vista.</translation>
    </message>
    <message>
        <source>Only %1 should look now</source>
        <comment>on the curtain that covers the window</comment>
        <translation>Agora só %1 deve olhar</translation>
    </message>
    <message>
        <source>Everybody else, please look away.</source>
        <comment>on the curtain that covers the window</comment>
        <translation>Os outros, por favor, não olhem.</translation>
    </message>
    <message>
        <source>Drop the tile on an open end.</source>
        <translation>Solte a pedra em uma ponta aberta.</translation>
    </message>
    <message>
        <source>%1 would like to take back %2. Does everybody agree?</source>
        <comment>%2: a tile, like 4-6</comment>
        <translation>%1 quer desfazer a jogada %2. Todos concordam?</translation>
    </message>
    <message>
        <source>Yes, take it back</source>
        <comment>button</comment>
        <translation>Sim, pode desfazer</translation>
    </message>
    <message>
        <source>No, it stays</source>
        <comment>button</comment>
        <translation>Não, fica</translation>
    </message>
    <message>
        <source>%1 has taken back the last move.</source>
        <translation>%1 desfez a última jogada.</translation>
    </message>
    <message>
        <source>Make this the last round for everybody?</source>
        <translation>Esta vai ser a última mão para todos?</translation>
    </message>
</context>
<context>
    <name>Walk</name>
    <message>
        <source>Is the game blocked?</source>
        <comment>title of the walk</comment>
        <translation>O jogo fechou?</translation>
    </message>
    <message>
        <source>%1 says the game is blocked.</source>
        <translation>%1 diz que o jogo fechou.</translation>
    </message>
    <message>
        <source>Nobody can play any more. Let&apos;s go round the table.</source>
        <comment>the walk opened by itself</comment>
        <translation>Ninguém pode mais jogar. Vamos dar a volta à mesa.</translation>
    </message>
    <message>
        <source>%1, can you play a tile?</source>
        <translation>%1, você tem pedra para jogar?</translation>
    </message>
    <message>
        <source>Yes, I can</source>
        <comment>answer button; the first words of both answers must differ</comment>
        <translation>Tenho</translation>
    </message>
    <message>
        <source>No, I cannot</source>
        <comment>answer button; the first words of both answers must differ</comment>
        <translation>Não tenho</translation>
    </message>
    <message>
        <source>Take my answer back</source>
        <comment>button, until the next player answers</comment>
        <translation>Retirar minha resposta</translation>
    </message>
    <message>
        <source>Open ends</source>
        <comment>heading above the two ends</comment>
        <translation>Pontas abertas</translation>
    </message>
    <message>
        <source>Open ends: %1</source>
        <comment>%1: numbers, like 2 and 4</comment>
        <translation>Pontas abertas: %1</translation>
    </message>
    <message>
        <source>%1 of %2 tiles with a %3 are on the table</source>
        <comment>%3: a number; like 7 of 7 tiles with a 6 are on the table</comment>
        <translation>Pedras com %3 na mesa: %1 de %2</translation>
    </message>
    <message>
        <source>The boneyard is empty.</source>
        <translation>O monte acabou.</translation>
    </message>
    <message>
        <source>Nobody takes tiles in this game.</source>
        <comment>the rules close the boneyard</comment>
        <translation>Neste jogo ninguém compra.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) must stay in the boneyard.</source>
        <comment>the reserve: 1 or 2 tiles, never zero</comment>
        <translation>
            <numerusform>%n pedra tem que ficar no monte.</numerusform>
            <numerusform>%n pedras têm que ficar no monte.</numerusform>
        </translation>
    </message>
    <message>
        <source>cannot play</source>
        <comment>under the player&apos;s name</comment>
        <translation>não pode jogar</translation>
    </message>
    <message>
        <source>can play</source>
        <comment>under the player&apos;s name</comment>
        <translation>pode jogar</translation>
    </message>
    <message>
        <source>is answering</source>
        <comment>under the player&apos;s name</comment>
        <translation>responde agora</translation>
    </message>
    <message>
        <source>is waiting</source>
        <comment>under the player&apos;s name</comment>
        <translation>aguardando</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an answer in the walk: a player and why not, like Anna: no 6</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The game is not blocked: play goes on.</source>
        <translation>O jogo não fechou: segue o jogo.</translation>
    </message>
    <message>
        <source>%1 can play, and plays now.</source>
        <translation>%1 tem pedra para jogar, e joga agora.</translation>
    </message>
    <message>
        <source>The game is blocked.</source>
        <translation>O jogo fechou.</translation>
    </message>
    <message>
        <source>Everybody has answered: nobody can play.</source>
        <translation>Todos responderam: ninguém pode jogar.</translation>
    </message>
    <message>
        <source>Skip to the end</source>
        <comment>button: go to the end of the walk</comment>
        <translation>Pular para o fim</translation>
    </message>
    <message>
        <source>To the score</source>
        <comment>button at the end of the walk</comment>
        <translation>Ver a pontuação</translation>
    </message>
    <message>
        <source>Cannot play: %1. Now: %2.</source>
        <comment>%1: names, like Anna and João; %2: the player who is next</comment>
        <translation>Sem jogada: %1. Agora: %2.</translation>
    </message>
    <message>
        <source>The program checks every answer.</source>
        <translation>O programa confere cada resposta.</translation>
    </message>
    <message>
        <source>Answer on your honour: all hands are shown at the end.</source>
        <translation>Responda na confiança: no fim todas as mãos são mostradas.</translation>
    </message>
</context>
</TS>
