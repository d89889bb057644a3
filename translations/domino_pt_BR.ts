<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>Accessible</name>
    <message>
        <source>Lay tile %1 of %2 aside</source>
        <comment>said aloud where the tile may not be named</comment>
        <translation>Pôr de lado a pedra %1 de %2</translation>
    </message>
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
        <source>tile %1 of %2</source>
        <comment>a tile of the rack that nobody but its owner may hear; its place in the row</comment>
        <translation>pedra %1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, you have %n tile(s): %2</source>
        <comment>never zero; %1: a player; %2: like 2-6, 3-3 and 4-6</comment>
        <translation>
            <numerusform>%1, você tem %n pedra: %2</numerusform>
            <numerusform>%1, você tem %n pedras: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>These fit now: %1</source>
        <comment>after the list of the tiles; %1: like 2-6 and 4-6</comment>
        <translation>Pedras que encaixam agora: %1</translation>
    </message>
    <message>
        <source>None of them fits now</source>
        <comment>after the list of the tiles</comment>
        <translation>Agora nenhuma encaixa</translation>
    </message>
    <message>
        <source>%1, press %2 to hear your tiles</source>
        <comment>said when the lid opens; %1: a player; %2: a key</comment>
        <translation>%1, aperte %2 para ouvir as suas pedras</translation>
    </message>
    <message>
        <source>Round %1: the tiles are dealt</source>
        <comment>said when a round begins; round = one deal; %1: a number</comment>
        <translation>Mão %1: as pedras são dadas</translation>
    </message>
    <message>
        <source>This tile cannot go there.</source>
        <comment>said aloud where the tile may not be named</comment>
        <translation>Esta pedra não pode ir aí.</translation>
    </message>
    <message>
        <source>train of %1, %2 is open</source>
        <comment>%1: a player; %2: a number</comment>
        <translation>trem de %1, ponta aberta: %2</translation>
    </message>
    <message>
        <source>train of %1, %2 is open, open to everybody</source>
        <comment>%1: a player; %2: a number</comment>
        <translation>trem de %1, ponta aberta: %2, todos podem jogar nele</translation>
    </message>
    <message>
        <source>train for everybody, %1 is open</source>
        <comment>%1: a number</comment>
        <translation>trem de todos, ponta aberta: %1</translation>
    </message>
    <message>
        <source>%1, closed to %2</source>
        <comment>%1: like train of Anna, 4 is open; %2: a player</comment>
        <translation>%1, fechado para %2</translation>
    </message>
    <message>
        <source>%1 first</source>
        <comment>which half of a tile touches the open end; %1: a number</comment>
        <translation>encaixar pelo %1</translation>
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
        <source>from %1: %2</source>
        <comment>%1: the tile where a branch begins; %2: its tiles, like 6-3 3-1</comment>
        <translation>a partir de %1: %2</translation>
    </message>
    <message>
        <source>train of %1: %2</source>
        <comment>%1: a player; %2: tiles, like 9-3 3-1</comment>
        <translation>trem de %1: %2</translation>
    </message>
    <message>
        <source>train for everybody: %1</source>
        <comment>%1: tiles, like 9-3 3-1</comment>
        <translation>trem de todos: %1</translation>
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
    <message numerus="yes">
        <source>%1: %n tile(s) left, none of them yours</source>
        <comment>%1: a number that is open on the table</comment>
        <translation>
            <numerusform>%1: falta %n pedra, nenhuma é sua</numerusform>
            <numerusform>%1: faltam %n pedras, nenhuma é sua</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: no tile left</source>
        <comment>%1: a number that is open on the table</comment>
        <translation>%1: não falta nenhuma pedra</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n tile(s) left, %2 of them yours</source>
        <comment>%1: a number; %2: a number of tiles; never zero</comment>
        <translation>
            <numerusform>%1: falta %n pedra, %2 com você</numerusform>
            <numerusform>%1: faltam %n pedras, %2 com você</numerusform>
        </translation>
    </message>
    <message>
        <source>The coach points at tile %1 of %2.</source>
        <comment>said aloud where the tile may not be named; its place in the row</comment>
        <translation>O treinador aponta a pedra %1 de %2.</translation>
    </message>
    <message>
        <source>Deal code: %1</source>
        <comment>%1: eight letters and digits, said one by one</comment>
        <translation>Código da mão: %1</translation>
    </message>
    <message>
        <source>Fingerprint: %1</source>
        <comment>%1: 64 letters and digits in groups of four</comment>
        <translation>Impressão digital: %1</translation>
    </message>
    <message>
        <source>Random addition: %1</source>
        <comment>%1: 32 letters and digits in groups of four</comment>
        <translation>Complemento ao acaso: %1</translation>
    </message>
    <message numerus="yes">
        <source>Step %1, %n star(s)</source>
        <comment>%1: a number; a step of a ladder that is open</comment>
        <translation>
            <numerusform>Degrau %1, %n estrela</numerusform>
            <numerusform>Degrau %1, %n estrelas</numerusform>
        </translation>
    </message>
    <message>
        <source>Step %1, no star yet</source>
        <comment>%1: a number; a step of a ladder that is open</comment>
        <translation>Degrau %1, ainda sem estrela</translation>
    </message>
    <message>
        <source>Step %1, still closed</source>
        <comment>%1: a number; a step of a ladder</comment>
        <translation>Degrau %1, ainda fechado</translation>
    </message>
    <message>
        <source>%1, done</source>
        <comment>%1: a step like Position</comment>
        <translation>%1, etapa concluída</translation>
    </message>
    <message>
        <source>%1, now</source>
        <comment>%1: a step like Position</comment>
        <translation>%1, etapa atual</translation>
    </message>
    <message>
        <source>%1, later</source>
        <comment>%1: a step like Position</comment>
        <translation>%1, etapa por vir</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1: a player; %2: tiles</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Key %1</source>
        <comment>said by a screen reader with a button; %1: the key, like F2</comment>
        <translation>Tecla %1</translation>
    </message>
    <message>
        <source>Dispute %1, solved</source>
        <comment>%1: a number</comment>
        <translation>Caso %1, resolvido</translation>
    </message>
    <message>
        <source>Dispute %1, next</source>
        <comment>%1: a number; the first one that is not solved yet</comment>
        <translation>Caso %1, o próximo</translation>
    </message>
    <message>
        <source>Dispute %1</source>
        <comment>%1: a number; a dispute that is not solved yet</comment>
        <translation>Caso %1</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <comment>%1: a sentence about a part of a ruling</comment>
        <translation>Certo: %1</translation>
    </message>
    <message>
        <source>Not right: %1</source>
        <comment>%1: a sentence about a part of a ruling</comment>
        <translation>Não está certo: %1</translation>
    </message>
    <message>
        <source>Parts of the tournament</source>
        <comment>a choice of tabs: Entrants, Round, Standings, Log, Publish</comment>
        <translation>Partes do torneio</translation>
    </message>
    <message>
        <source>Entry %1, %2: %3 %4</source>
        <comment>said by a screen reader; %2: a time, %3: what happened, %4: who did it</comment>
        <translation>Item %1, %2: %3 %4</translation>
    </message>
    <message>
        <source>place %1</source>
        <comment>in a table; %1: a number</comment>
        <translation>%1º lugar</translation>
    </message>
    <message>
        <source>place %1, shared</source>
        <comment>in a table: several have this place</comment>
        <translation>%1º lugar, com empate</translation>
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
        <translation>rodada %1: vitória por %2 a %3 contra %4</translation>
    </message>
    <message>
        <source>round %1: lost %2 to %3 against %4</source>
        <comment>tournament round; points; %4: a player or a pair</comment>
        <translation>rodada %1: derrota por %2 a %3 contra %4</translation>
    </message>
    <message>
        <source>round %1: level, %2 to %3 against %4</source>
        <comment>tournament round; points; %4: who</comment>
        <translation>rodada %1: empate, %2 a %3 contra %4</translation>
    </message>
    <message>
        <source>round %1: won without play against %2</source>
        <comment>tournament round; %2: a player or a pair</comment>
        <translation>rodada %1: vitória sem jogar contra %2</translation>
    </message>
    <message>
        <source>round %1: lost without play against %2</source>
        <comment>tournament round; %2: a player or a pair</comment>
        <translation>rodada %1: derrota sem jogar contra %2</translation>
    </message>
    <message>
        <source>round %1: sat out</source>
        <comment>tournament round</comment>
        <translation>rodada %1: folga</translation>
    </message>
    <message>
        <source>nobody plays against themselves</source>
        <comment>an empty cell of a cross table</comment>
        <translation>ninguém joga contra si mesmo</translation>
    </message>
    <message>
        <source>%1: did not meet</source>
        <comment>an empty cell of a cross table; %1: a player or a pair</comment>
        <translation>%1: sem confronto</translation>
    </message>
    <message>
        <source>%1: %2 against %3, %4</source>
        <comment>%1: like Final; %2, %3: players; %4: the result</comment>
        <translation>%1: %2 contra %3, %4</translation>
    </message>
    <message>
        <source>%1, counts</source>
        <comment>a tournament in a list to tick</comment>
        <translation>%1, conta</translation>
    </message>
    <message>
        <source>%1, does not count</source>
        <comment>a tournament in a list to tick</comment>
        <translation>%1, não conta</translation>
    </message>
    <message>
        <source>%1, %2: %3 together</source>
        <comment>%1: like place 3; %2: a player, %3: the sum</comment>
        <translation>%1, %2: total %3</translation>
    </message>
    <message>
        <source>%1: did not play</source>
        <comment>in a season table; %1: a tournament</comment>
        <translation>%1: não jogou</translation>
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
        <translation>Semifinais</translation>
    </message>
    <message>
        <source>Quarter-finals</source>
        <comment>heading in a knockout</comment>
        <translation>Quartas de final</translation>
    </message>
    <message>
        <source>Last %1</source>
        <comment>heading in a knockout: the round with so many entrants, like 16</comment>
        <translation>Últimos %1</translation>
    </message>
    <message>
        <source>open</source>
        <comment>in the bracket: who will play here is not known yet; short</comment>
        <translation>a definir</translation>
    </message>
    <message>
        <source>free</source>
        <comment>in the bracket: the opponent of somebody who goes on without playing; short</comment>
        <translation>folga</translation>
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
    <name>Check-in</name>
    <message>
        <source>Who is here?</source>
        <comment>title of a window</comment>
        <translation>Quem veio?</translation>
    </message>
    <message>
        <source>Space ticks, Enter takes in everybody who is ticked.</source>
        <comment>keys of the keyboard</comment>
        <translation>Espaço marca, Enter inscreve todos os marcados.</translation>
    </message>
    <message>
        <source>Who played last time</source>
        <comment>what a screen reader says for the list</comment>
        <translation>Quem jogou da última vez</translation>
    </message>
    <message>
        <source>Everybody</source>
        <comment>button: tick everybody</comment>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Nobody</source>
        <comment>button: take all ticks away</comment>
        <translation>Ninguém</translation>
    </message>
    <message>
        <source>%1, here</source>
        <comment>said by a screen reader; %1: names</comment>
        <translation>%1, veio</translation>
    </message>
    <message>
        <source>%1, not here</source>
        <comment>said by a screen reader; %1: names</comment>
        <translation>%1, não veio</translation>
    </message>
    <message numerus="yes">
        <source>Enter %n player(s)</source>
        <comment>button</comment>
        <translation>
            <numerusform>Inscrever %n jogador</numerusform>
            <numerusform>Inscrever %n jogadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Tick somebody first</source>
        <comment>button that is off</comment>
        <translation>Primeiro marque alguém</translation>
    </message>
    <message numerus="yes">
        <source>Enter %n pair(s)</source>
        <comment>button</comment>
        <translation>
            <numerusform>Inscrever %n dupla</numerusform>
            <numerusform>Inscrever %n duplas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Coach</source>
        <comment>heading; whoever advises a player at the table</comment>
        <translation>Treinador</translation>
    </message>
    <message>
        <source>The coach may help</source>
        <comment>a switch, on or off</comment>
        <translation>O treinador pode ajudar</translation>
    </message>
    <message>
        <source>Hints when asked, what the others cannot hold, and how near a block is. It sees no more than the player.</source>
        <comment>under the switch: the coach may help</comment>
        <translation>Dicas quando alguém pede, o que os outros não podem ter e se o jogo está perto de fechar. Ele não vê mais que o jogador.</translation>
    </message>
    <message>
        <source>The coach helps from now on. Press %1 for a hint.</source>
        <comment>%1: a key</comment>
        <translation>O treinador ajuda a partir de agora. Aperte %1 para pedir uma dica.</translation>
    </message>
    <message>
        <source>The coach is off.</source>
        <translation>O treinador está desligado.</translation>
    </message>
    <message>
        <source>The coach is off. It can be switched on in the View menu.</source>
        <comment>a hint was asked for</comment>
        <translation>O treinador está desligado. Dá para ligar no menu Exibir.</translation>
    </message>
    <message>
        <source>There is no coach at this table.</source>
        <comment>a hint was asked for</comment>
        <translation>Nesta mesa não há treinador.</translation>
    </message>
    <message>
        <source>A block is unlikely</source>
        <comment>the block meter; block: nobody can play any more</comment>
        <translation>É improvável que o jogo feche</translation>
    </message>
    <message>
        <source>A block is possible</source>
        <comment>the block meter</comment>
        <translation>O jogo pode fechar</translation>
    </message>
    <message>
        <source>A block is near</source>
        <comment>the block meter</comment>
        <translation>O jogo está perto de fechar</translation>
    </message>
    <message>
        <source>A block is almost certain</source>
        <comment>the block meter</comment>
        <translation>O jogo vai fechar quase com certeza</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>a share of a hundred, like 35%; %1: a number</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Block meter: %1%</source>
        <comment>said aloud; %1: a number</comment>
        <translation>Medidor de jogo fechado: %1%</translation>
    </message>
    <message numerus="yes">
        <source>Worked out from %n deal(s) that fit what you can see, give or take %1%</source>
        <comment>about the block meter; never zero; %1: a number</comment>
        <translation>
            <numerusform>Calculado com %n distribuição que combina com o que você vê, %1% para mais ou para menos</numerusform>
            <numerusform>Calculado com %n distribuições que combinam com o que você vê, %1% para mais ou para menos</numerusform>
        </translation>
    </message>
    <message>
        <source>The block meter starts with the first tile.</source>
        <translation>O medidor começa com a primeira pedra.</translation>
    </message>
    <message>
        <source>You would probably win it.</source>
        <comment>it: a block; you: one player</comment>
        <translation>Você provavelmente ganharia.</translation>
    </message>
    <message>
        <source>Your pair would probably win it.</source>
        <comment>it: a block</comment>
        <translation>A sua dupla provavelmente ganharia.</translation>
    </message>
    <message>
        <source>%1 would probably win it.</source>
        <comment>it: a block; %1: a player</comment>
        <translation>Quem provavelmente ganharia: %1.</translation>
    </message>
    <message>
        <source>%1 would probably win it.</source>
        <comment>it: a block; %1: two players, like Anna and João</comment>
        <translation>Quem provavelmente ganharia: %1.</translation>
    </message>
    <message>
        <source>It is open who would win it.</source>
        <comment>it: a block</comment>
        <translation>Não dá para saber quem ganharia.</translation>
    </message>
    <message>
        <source>Probably nobody would win it.</source>
        <comment>it: a block that ends in a tie</comment>
        <translation>Provavelmente ninguém ganharia.</translation>
    </message>
    <message numerus="yes">
        <source>It would cost you about %n point(s).</source>
        <comment>it: a block; never zero</comment>
        <translation>
            <numerusform>Custaria a você cerca de %n ponto.</numerusform>
            <numerusform>Custaria a você cerca de %n pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It would bring you about %n point(s).</source>
        <comment>it: a block; never zero</comment>
        <translation>
            <numerusform>Renderia a você cerca de %n ponto.</numerusform>
            <numerusform>Renderia a você cerca de %n pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Running out</source>
        <comment>heading: numbers of which few tiles are left</comment>
        <translation>Quase no fim</translation>
    </message>
    <message numerus="yes">
        <source>%n left, not yours</source>
        <comment>beside a number: tiles not played yet, none of them in the own hand</comment>
        <translation>
            <numerusform>falta %n, não é sua</numerusform>
            <numerusform>faltam %n, nenhuma sua</numerusform>
        </translation>
    </message>
    <message>
        <source>none left</source>
        <comment>beside a number: every tile with it is on the table</comment>
        <translation>não falta nenhuma</translation>
    </message>
    <message numerus="yes">
        <source>%n left, %1 yours</source>
        <comment>beside a number: tiles not played yet; never zero; %1: in the own hand</comment>
        <translation>
            <numerusform>falta %n, %1 com você</numerusform>
            <numerusform>faltam %n, %1 com você</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left, only yours</source>
        <comment>beside a number: tiles not played yet, all of them in the own hand; never zero</comment>
        <translation>
            <numerusform>falta %n, só com você</numerusform>
            <numerusform>faltam %n, só com você</numerusform>
        </translation>
    </message>
    <message>
        <source>Certainly not in their hands</source>
        <comment>heading: numbers that the other players lack</comment>
        <translation>Com certeza não têm</translation>
    </message>
    <message>
        <source>%1 has no %2</source>
        <comment>certain from what was played; %1: a player; %2: numbers, like 2 or 4</comment>
        <translation>%1 não tem %2</translation>
    </message>
    <message>
        <source>Give me a hint</source>
        <comment>button</comment>
        <translation>Pedir uma dica</translation>
    </message>
    <message>
        <source>Hide the hint</source>
        <comment>button</comment>
        <translation>Esconder a dica</translation>
    </message>
    <message>
        <source>The coach is thinking…</source>
        <translation>O treinador está pensando…</translation>
    </message>
    <message>
        <source>The coach has no answer this time.</source>
        <translation>Desta vez o treinador não tem resposta.</translation>
    </message>
    <message>
        <source>A hint comes when it is your turn.</source>
        <translation>A dica vem quando for a sua vez.</translation>
    </message>
    <message>
        <source>In the walk everybody answers for themselves.</source>
        <comment>a hint was asked for; walk: the questions round the table</comment>
        <translation>Na volta à mesa cada um responde por si.</translation>
    </message>
    <message>
        <source>Play %1 at the %2.</source>
        <comment>a hint; %1: a tile, like 4-6; %2: the number that is open there</comment>
        <translation>Jogue %1 no %2.</translation>
    </message>
    <message>
        <source>Play %1.</source>
        <comment>a hint; %1: a tile, like 4-6</comment>
        <translation>Jogue %1.</translation>
    </message>
    <message>
        <source>Lead with %1.</source>
        <comment>a hint: the first tile of the round; %1: a tile, like 4-6</comment>
        <translation>Saia com %1.</translation>
    </message>
    <message>
        <source>Take a tile.</source>
        <comment>a hint: from the boneyard</comment>
        <translation>Compre uma pedra.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <comment>a hint</comment>
        <translation>Passe.</translation>
    </message>
    <message>
        <source>Lay %1 aside.</source>
        <comment>a hint: face down, for the rest of the round; %1: a tile, like 4-6</comment>
        <translation>Ponha %1 de lado.</translation>
    </message>
    <message>
        <source>Leave the lead to %1.</source>
        <comment>a hint; %1: the partner</comment>
        <translation>Deixe a saída com %1.</translation>
    </message>
    <message>
        <source>Ask for a new deal.</source>
        <comment>a hint: too many doubles</comment>
        <translation>Peça para dar de novo.</translation>
    </message>
    <message>
        <source>Let the hands be counted now.</source>
        <comment>a hint: no tile can fit any more</comment>
        <translation>Peça a contagem das mãos agora.</translation>
    </message>
    <message>
        <source>Nothing else can be done.</source>
        <comment>why: a hint</comment>
        <translation>Não há outra coisa a fazer.</translation>
    </message>
    <message>
        <source>It is your last tile.</source>
        <comment>why: a hint</comment>
        <translation>É a sua última pedra.</translation>
    </message>
    <message numerus="yes">
        <source>It scores %n point(s) at once.</source>
        <comment>why: a hint; never zero</comment>
        <translation>
            <numerusform>Faz %n ponto na hora.</numerusform>
            <numerusform>Faz %n pontos na hora.</numerusform>
        </translation>
    </message>
    <message>
        <source>It blocks the round, and the count is probably yours.</source>
        <comment>why: a hint</comment>
        <translation>Fecha o jogo, e a contagem deve ser sua.</translation>
    </message>
    <message>
        <source>It makes a block less likely that you would lose.</source>
        <comment>why: a hint</comment>
        <translation>Fica menos provável que o jogo feche contra você.</translation>
    </message>
    <message>
        <source>It leaves %2 open, and %1 certainly has no %2.</source>
        <comment>why: a hint; %1: a player; %2: a number, named twice</comment>
        <translation>Deixa o %2 aberto, e %1 com certeza não tem %2.</translation>
    </message>
    <message>
        <source>It leaves %2 open, which %1 seems to like.</source>
        <comment>why: a hint; %1: the partner; %2: a number</comment>
        <translation>Deixa o %2 aberto, e %1 parece gostar dele.</translation>
    </message>
    <message>
        <source>You keep the %1, of which you have most.</source>
        <comment>why: a hint; %1: a number</comment>
        <translation>Você guarda o %1, que é o que mais tem.</translation>
    </message>
    <message>
        <source>The double finds a place now, and perhaps not later.</source>
        <comment>why: a hint</comment>
        <translation>Agora o duplo tem lugar, depois talvez não.</translation>
    </message>
    <message>
        <source>It is heavy, and after a block every pip counts.</source>
        <comment>why: a hint</comment>
        <translation>É pesada, e com o jogo fechado cada ponto conta.</translation>
    </message>
    <message numerus="yes">
        <source>Your other tiles then still show %n number(s).</source>
        <comment>why: a hint: different numbers; never zero</comment>
        <translation>
            <numerusform>As suas outras pedras ainda mostram %n número.</numerusform>
            <numerusform>As suas outras pedras ainda mostram %n números.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n point(s) better than the next best move</source>
        <comment>below a hint; never zero</comment>
        <translation>
            <numerusform>Cerca de %n ponto melhor que a segunda melhor jogada</numerusform>
            <numerusform>Cerca de %n pontos melhor que a segunda melhor jogada</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the coach</source>
        <comment>button: opens the card with the block meter and the hint</comment>
        <translation>Mostrar o treinador</translation>
    </message>
    <message>
        <source>Fold the coach away</source>
        <comment>button: closes the card with the block meter and the hint</comment>
        <translation>Recolher o treinador</translation>
    </message>
</context>
<context>
    <name>Correct a result</name>
    <message>
        <source>Correct a result</source>
        <comment>title of a small window, and a button</comment>
        <translation>Corrigir um resultado</translation>
    </message>
    <message>
        <source>In which round?</source>
        <comment>label of a choice: a tournament round</comment>
        <translation>Em que rodada?</translation>
    </message>
    <message>
        <source>Which table?</source>
        <comment>label of a choice</comment>
        <translation>Qual mesa?</translation>
    </message>
    <message>
        <source>%1: %2 against %3, %4</source>
        <comment>a table number, both sides, the result</comment>
        <translation>%1: %2 contra %3, %4</translation>
    </message>
    <message>
        <source>Round %1, table %2: %3 against %4</source>
        <comment>tournament round; both sides</comment>
        <translation>Rodada %1, mesa %2: %3 contra %4</translation>
    </message>
    <message>
        <source>Written down now: %1</source>
        <comment>%1: a result like 200 : 150</comment>
        <translation>Anotado agora: %1</translation>
    </message>
    <message>
        <source>What is right?</source>
        <comment>above the fields for the right result</comment>
        <translation>Qual é o certo?</translation>
    </message>
    <message>
        <source>Swap both sides</source>
        <comment>button: each side gets what the other one had</comment>
        <translation>Trocar os dois lados</translation>
    </message>
    <message>
        <source>How it came about</source>
        <comment>name of a choice: played, not played</comment>
        <translation>Como foi</translation>
    </message>
    <message>
        <source>It was played</source>
        <comment>choice</comment>
        <translation>Foi jogada</translation>
    </message>
    <message>
        <source>Win without playing for %1</source>
        <comment>choice; %1: a player or a pair</comment>
        <translation>Vitória sem jogar para %1</translation>
    </message>
    <message>
        <source>Both lose</source>
        <comment>choice: no side may win this table</comment>
        <translation>Os dois perdem</translation>
    </message>
    <message>
        <source>Not played, counts for nobody</source>
        <comment>choice</comment>
        <translation>Não jogada, não conta para ninguém</translation>
    </message>
    <message>
        <source>No result yet: the table is open again</source>
        <comment>choice</comment>
        <translation>Ainda sem resultado: a mesa volta a ficar aberta</translation>
    </message>
    <message>
        <source>There was none</source>
        <comment>choice: no play-off was played</comment>
        <translation>Não houve</translation>
    </message>
    <message>
        <source>Why? It stands in the log.</source>
        <comment>label of a field for a few words</comment>
        <translation>Por quê? Fica no registro.</translation>
    </message>
    <message>
        <source>Sides mixed up</source>
        <comment>a usual reason; a button</comment>
        <translation>Lados trocados</translation>
    </message>
    <message>
        <source>Typing mistake</source>
        <comment>a usual reason; a button</comment>
        <translation>Erro de digitação</translation>
    </message>
    <message>
        <source>Another table’s result</source>
        <comment>a usual reason; a button</comment>
        <translation>Resultado de outra mesa</translation>
    </message>
    <message>
        <source>Score card added up again</source>
        <comment>a usual reason; a button</comment>
        <translation>Ficha de pontos somada de novo</translation>
    </message>
    <message>
        <source>Say in a few words why.</source>
        <comment>what is still missing</comment>
        <translation>Diga o porquê em poucas palavras.</translation>
    </message>
    <message>
        <source>This is what is written down already.</source>
        <comment>what is still missing</comment>
        <translation>É o que já está anotado.</translation>
    </message>
    <message>
        <source>What this changes</source>
        <comment>heading above a list</comment>
        <translation>O que isto muda</translation>
    </message>
    <message>
        <source>%1: place %2 → %3</source>
        <comment>a player or a pair, before and after the correction</comment>
        <translation>%1: do %2º para o %3º lugar</translation>
    </message>
    <message>
        <source>No place in the standings changes.</source>
        <translation>Nenhum lugar muda na classificação.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more place(s)</source>
        <comment>below a list of changed places; never zero</comment>
        <translation>
            <numerusform>e mais %n lugar</numerusform>
            <numerusform>e mais %n lugares</numerusform>
        </translation>
    </message>
    <message>
        <source>Later rounds stay as they were paired: what has been played is played. Known in time, this would have differed:</source>
        <comment>tournament rounds; above a list</comment>
        <translation>As rodadas seguintes ficam como foram montadas: o que foi jogado vale. Se já se soubesse, teria mudado isto:</translation>
    </message>
    <message>
        <source>No later round would have been paired otherwise.</source>
        <comment>tournament rounds</comment>
        <translation>Nenhuma rodada seguinte teria sido montada de outro jeito.</translation>
    </message>
    <message>
        <source>Looking at the later rounds…</source>
        <comment>it takes a moment; tournament rounds</comment>
        <translation>Conferindo as rodadas seguintes…</translation>
    </message>
    <message>
        <source>Table %1: %2 against %3. It would have been %4 against %5.</source>
        <comment>in a list of a tournament round; players or pairs</comment>
        <translation>Mesa %1: %2 contra %3. Teria sido %4 contra %5.</translation>
    </message>
    <message>
        <source>Table %1: %2 against %3 would not have met.</source>
        <comment>in a list of a tournament round; players or pairs</comment>
        <translation>Mesa %1: %2 contra %3, um confronto que não teria acontecido.</translation>
    </message>
    <message>
        <source>%1 sat out. It would have been %2.</source>
        <comment>in a list of a tournament round; players or pairs</comment>
        <translation>Folga de %1. Teria sido a vez de %2.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more table(s).</source>
        <comment>below a list of tables; never zero</comment>
        <translation>
            <numerusform>E mais %n mesa.</numerusform>
            <numerusform>E mais %n mesas.</numerusform>
        </translation>
    </message>
    <message>
        <source>This round was put together by hand, so nothing can be said about it.</source>
        <comment>in a list about a tournament round</comment>
        <translation>Esta rodada foi montada à mão, por isso não dá para dizer nada sobre ela.</translation>
    </message>
    <message>
        <source>See what it changes</source>
        <comment>button: before a correction is stored</comment>
        <translation>Ver o que muda</translation>
    </message>
    <message>
        <source>Wrong: %1. Right: %2.</source>
        <comment>two results like 200 : 150</comment>
        <translation>Errado: %1. Certo: %2.</translation>
    </message>
    <message>
        <source>Correct it</source>
        <comment>button</comment>
        <translation>Corrigir</translation>
    </message>
    <message>
        <source>Corrected. It is entry %1 of the log.</source>
        <comment>%1: a number</comment>
        <translation>Corrigido. É o item %1 do registro.</translation>
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
        <translation>Contra %1, %2º lugar</translation>
    </message>
</context>
<context>
    <name>Deal</name>
    <message>
        <source>Deal</source>
        <comment>heading; the tiles that everybody is dealt</comment>
        <translation>Distribuição</translation>
    </message>
    <message>
        <source>By chance</source>
        <comment>a choice: how the tiles are dealt</comment>
        <translation>Ao acaso</translation>
    </message>
    <message>
        <source>The program shuffles, and nobody knows the tiles.</source>
        <translation>O programa embaralha, e ninguém conhece as pedras.</translation>
    </message>
    <message>
        <source>Deal of the day, %1</source>
        <comment>a choice: how the tiles are dealt; %1: a day, like 30 November</comment>
        <translation>Mão do dia, %1</translation>
    </message>
    <message>
        <source>Today the same tiles for everybody in the world, whatever the computer.</source>
        <translation>Hoje as mesmas pedras para todo mundo, em qualquer computador.</translation>
    </message>
    <message>
        <source>With a deal code</source>
        <comment>a choice: how the tiles are dealt</comment>
        <translation>Com um código</translation>
    </message>
    <message>
        <source>Play a deal again, or the one that friends have played.</source>
        <translation>Jogue de novo uma mão, ou a mesma que os amigos jogaram.</translation>
    </message>
    <message>
        <source>Deal code</source>
        <comment>field for eight letters and digits, like KTQ7 2MXB</comment>
        <translation>Código da mão</translation>
    </message>
    <message>
        <source>A deal code has eight letters and digits, like KTQ7 2MXB.</source>
        <translation>Um código tem oito letras e algarismos, como KTQ7 2MXB.</translation>
    </message>
    <message>
        <source>There is no %1 in a deal code: only the letters A to Z without I and O, and the digits 2 to 9.</source>
        <comment>%1: characters that were typed, like O or 0</comment>
        <translation>Num código não há %1: só as letras de A a Z sem I e O, e os algarismos de 2 a 9.</translation>
    </message>
    <message>
        <source>The deal is the same with the same rules, the same set and as many players.</source>
        <translation>As pedras são as mesmas com as mesmas regras, o mesmo jogo de dominó e o mesmo número de jogadores.</translation>
    </message>
    <message>
        <source>About this deal</source>
        <comment>button and title</comment>
        <translation>Sobre esta mão</translation>
    </message>
    <message>
        <source>Before the first tile was dealt, the program put this deal into a closed envelope. The fingerprint is the seal on the envelope: one other tile, and it would be another fingerprint. Now the envelope is open, and anybody can check that nothing was exchanged while you were playing.</source>
        <comment>explains to a child why the deal is honest</comment>
        <translation>Antes de dar a primeira pedra, o programa pôs esta distribuição num envelope fechado. A impressão digital é o lacre do envelope: com uma pedra diferente, seria outra impressão. Agora o envelope está aberto, e qualquer um pode conferir que nada foi trocado durante o jogo.</translation>
    </message>
    <message>
        <source>Before the first tile was dealt, the program put this deal into a closed envelope. The fingerprint is the seal on the envelope: one other tile, and it would be another fingerprint. Write it down if you like. After the round the envelope is opened: then you see the deal code, and anybody can check the seal.</source>
        <comment>explains to a child why the deal is honest, while the round is in play</comment>
        <translation>Antes de dar a primeira pedra, o programa pôs esta distribuição num envelope fechado. A impressão digital é o lacre do envelope: com uma pedra diferente, seria outra impressão. Anote, se quiser. Depois da mão o envelope é aberto: aí você vê o código, e qualquer um pode conferir o lacre.</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <comment>label: 64 letters and digits that seal a deal</comment>
        <translation>Impressão digital</translation>
    </message>
    <message>
        <source>Deal code</source>
        <comment>label: eight letters and digits from which the whole deal follows</comment>
        <translation>Código da mão</translation>
    </message>
    <message>
        <source>Random addition</source>
        <comment>label: 32 letters and digits drawn by chance, so that nobody can guess the code</comment>
        <translation>Complemento ao acaso</translation>
    </message>
    <message>
        <source>The fingerprint is SHA-256 of the deal code followed by the random addition. The README of the program tells in words how a deal follows from its code, with a few lines of Python that check it.</source>
        <comment>SHA-256, README and Python are names</comment>
        <translation>A impressão digital é o SHA-256 do código da mão seguido do complemento ao acaso. O README do programa conta em palavras como as pedras saem do código, com algumas linhas de Python que conferem.</translation>
    </message>
    <message>
        <source>The next deal is already fixed. This is its fingerprint:</source>
        <comment>label before a fingerprint</comment>
        <translation>A próxima mão já está definida. Esta é a impressão digital dela:</translation>
    </message>
    <message>
        <source>This deal was prepared: whoever knows its code knew the tiles.</source>
        <translation>Esta mão foi preparada: quem sabia o código sabia as pedras.</translation>
    </message>
    <message>
        <source>This round began from a position that was entered: nothing was dealt.</source>
        <translation>Esta mão começou de uma posição montada: nada foi dado.</translation>
    </message>
    <message>
        <source>Play this deal again</source>
        <comment>button: a new match with the same rules, players and tiles</comment>
        <translation>Jogar esta mão de novo</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <comment>button</comment>
        <translation>Copiar o código</translation>
    </message>
    <message>
        <source>Copy all as text</source>
        <comment>button: fingerprint, deal code and random addition</comment>
        <translation>Copiar tudo como texto</translation>
    </message>
    <message>
        <source>Copied.</source>
        <comment>said after something was copied</comment>
        <translation>Copiado.</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>button that closes the sheet; Esc does the same</comment>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>Position</source>
        <comment>step: how the table stands; short</comment>
        <translation>Posição</translation>
    </message>
    <message>
        <source>Walk</source>
        <comment>step: everybody is asked; short</comment>
        <translation>Perguntas</translation>
    </message>
    <message>
        <source>Hands</source>
        <comment>step: hands are laid open; short</comment>
        <translation>Mãos</translation>
    </message>
    <message>
        <source>Rulings</source>
        <comment>step: the referee decides about fouls; short</comment>
        <translation>Decisões</translation>
    </message>
    <message>
        <source>Score</source>
        <comment>step: hands are counted; short</comment>
        <translation>Contagem</translation>
    </message>
    <message>
        <source>%1 · round %2</source>
        <comment>%1: a table, like Table 3; %2: a number; round = one deal</comment>
        <translation>%1 · mão %2</translation>
    </message>
    <message>
        <source>Undo</source>
        <comment>button: take the last entry back</comment>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>A foul…</source>
        <comment>button: write down a foul of another kind</comment>
        <translation>Uma infração…</translation>
    </message>
    <message>
        <source>An accusation…</source>
        <comment>button: one player accuses another</comment>
        <translation>Uma acusação…</translation>
    </message>
    <message>
        <source>Rounds and scores</source>
        <comment>button: the match so far</comment>
        <translation>Mãos e pontuação</translation>
    </message>
    <message>
        <source>Protocol</source>
        <comment>button: the page to print and sign</comment>
        <translation>Súmula</translation>
    </message>
    <message>
        <source>Correct the position</source>
        <comment>button: something was entered wrongly</comment>
        <translation>Corrigir a posição</translation>
    </message>
    <message>
        <source>The rules</source>
        <comment>button: read the rules of this table</comment>
        <translation>As regras</translation>
    </message>
    <message>
        <source>Open tables</source>
        <comment>label of a choice between tables; F6 goes on to the next</comment>
        <translation>Mesas abertas</translation>
    </message>
    <message>
        <source>More</source>
        <comment>button: opens a menu with more to do</comment>
        <translation>Mais</translation>
    </message>
    <message>
        <source>It is somebody else&apos;s turn.</source>
        <translation>É a vez de outra pessoa.</translation>
    </message>
    <message>
        <source>%1 lies somewhere else already.</source>
        <comment>%1: a tile, like 4-6</comment>
        <translation>%1 já está em outro lugar.</translation>
    </message>
    <message>
        <source>No tile of this hand fits.</source>
        <translation>Nenhuma pedra desta mão encaixa.</translation>
    </message>
    <message>
        <source>A tile of this hand fits.</source>
        <translation>Uma pedra desta mão encaixa.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Não há nada para desfazer.</translation>
    </message>
    <message>
        <source>This table cannot be read; its data are damaged. Nothing was changed.</source>
        <translation>Não é possível ler esta mesa; os dados estão danificados. Nada foi alterado.</translation>
    </message>
    <message>
        <source>Close this table? It can still be read, printed and opened again.</source>
        <comment>a question</comment>
        <translation>Encerrar esta mesa? Ainda será possível ler, imprimir e reabrir.</translation>
    </message>
    <message>
        <source>Yes, close it</source>
        <comment>button</comment>
        <translation>Sim, encerrar</translation>
    </message>
    <message>
        <source>Keep it open</source>
        <comment>button</comment>
        <translation>Deixar aberta</translation>
    </message>
    <message>
        <source>The protocol was judged again: it comes to the same result.</source>
        <comment>a file was opened</comment>
        <translation>A súmula foi julgada de novo: o resultado é o mesmo.</translation>
    </message>
    <message>
        <source>The rules of today come to another result than this protocol.</source>
        <comment>a file was opened</comment>
        <translation>As regras de hoje dão um resultado diferente do desta súmula.</translation>
    </message>
    <message>
        <source>%1 is no protocol of this program.</source>
        <comment>%1: a file</comment>
        <translation>%1 não é uma súmula deste programa.</translation>
    </message>
    <message>
        <source>%1 was changed after it was written: its check sum does not fit.</source>
        <comment>%1: a file</comment>
        <translation>O arquivo %1 mudou depois de salvo: a soma de verificação não confere.</translation>
    </message>
    <message>
        <source>%1 is damaged and cannot be judged.</source>
        <comment>%1: a file</comment>
        <translation>Há dados danificados em %1: não é possível julgar.</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of this program.</source>
        <comment>%1: a file</comment>
        <translation>O arquivo %1 é de uma versão mais nova deste programa.</translation>
    </message>
    <message>
        <source>Protocols</source>
        <comment>kind of file</comment>
        <translation>Súmulas</translation>
    </message>
    <message>
        <source>Save the protocol as a file</source>
        <comment>title of a window</comment>
        <translation>Salvar a súmula em um arquivo</translation>
    </message>
    <message>
        <source>Open a protocol</source>
        <comment>title of a window</comment>
        <translation>Abrir uma súmula</translation>
    </message>
    <message>
        <source>How does the table stand?</source>
        <comment>title</comment>
        <translation>Como está a mesa?</translation>
    </message>
    <message>
        <source>How does the table stand now?</source>
        <comment>title; the same round goes on</comment>
        <translation>Como está a mesa agora?</translation>
    </message>
    <message>
        <source>Open ends only</source>
        <comment>choice: the numbers at the ends are enough</comment>
        <translation>Só as pontas abertas</translation>
    </message>
    <message>
        <source>The whole line</source>
        <comment>choice: every tile on the table is typed</comment>
        <translation>A linha inteira</translation>
    </message>
    <message>
        <source>Tile by tile</source>
        <comment>choice: the round is written down from its first tile on</comment>
        <translation>Pedra por pedra</translation>
    </message>
    <message>
        <source>Enough to settle a block. Type the numbers, like 6 6.</source>
        <comment>how to enter open ends</comment>
        <translation>Basta para decidir se o jogo fechou. Digite os números, como 6 6.</translation>
    </message>
    <message>
        <source>Type the tiles from left to right, like 60 01 16.</source>
        <comment>how to enter a line of tiles</comment>
        <translation>Digite as pedras da esquerda para a direita, como 60 01 16.</translation>
    </message>
    <message>
        <source>Everything that happens is written down, so the whole round can be checked.</source>
        <translation>Tudo o que acontece fica anotado, e assim dá para conferir a mão inteira.</translation>
    </message>
    <message>
        <source>Open ends</source>
        <comment>label of a field for numbers</comment>
        <translation>Pontas abertas</translation>
    </message>
    <message>
        <source>The number at each train: %1</source>
        <comment>label of a field; %1: names in turn order</comment>
        <translation>O número na ponta de cada trem: %1</translation>
    </message>
    <message>
        <source>everybody&apos;s train</source>
        <comment>the train that belongs to nobody, in a list of names</comment>
        <translation>trem de todos</translation>
    </message>
    <message>
        <source>Tiles from left to right</source>
        <comment>label of a field</comment>
        <translation>Pedras da esquerda para a direita</translation>
    </message>
    <message>
        <source>Who says the game is blocked?</source>
        <comment>label; one name is chosen</comment>
        <translation>Quem diz que o jogo fechou?</translation>
    </message>
    <message>
        <source>Who leads?</source>
        <comment>label; whoever lays the first tile; one name is chosen</comment>
        <translation>Quem sai?</translation>
    </message>
    <message>
        <source>Who led this round?</source>
        <comment>label; one name is chosen; the tie rule needs it</comment>
        <translation>Quem saiu nesta mão?</translation>
    </message>
    <message>
        <source>Who laid the last tile?</source>
        <comment>label; one name is chosen; the rules need it</comment>
        <translation>Quem jogou a última pedra?</translation>
    </message>
    <message>
        <source>Whose train is open to all?</source>
        <comment>label; several names may be chosen</comment>
        <translation>De quem são os trens abertos a todos?</translation>
    </message>
    <message>
        <source>Tiles in hand</source>
        <comment>label above a number for each player</comment>
        <translation>Pedras na mão</translation>
    </message>
    <message>
        <source>Tiles held by %1</source>
        <comment>label of a field for a number; %1: a player</comment>
        <translation>Pedras na mão de %1</translation>
    </message>
    <message>
        <source>Tiles in the boneyard</source>
        <comment>label of a field for a number</comment>
        <translation>Pedras no monte</translation>
    </message>
    <message>
        <source>Ask round the table</source>
        <comment>button: the walk begins</comment>
        <translation>Perguntar a todos</translation>
    </message>
    <message>
        <source>The round goes on</source>
        <comment>button: enter the position without a walk</comment>
        <translation>A mão continua</translation>
    </message>
    <message>
        <source>Begin the round</source>
        <comment>button: the first tile follows</comment>
        <translation>Começar a mão</translation>
    </message>
    <message>
        <source>%1 has no tile left: lay the hands open</source>
        <comment>button; %1: a player</comment>
        <translation>%1 não tem mais pedras: mostrar as mãos</translation>
    </message>
    <message>
        <source>Use the corrected position</source>
        <comment>button</comment>
        <translation>Usar a posição corrigida</translation>
    </message>
    <message>
        <source>Type the number at every open end first.</source>
        <translation>Primeiro digite o número de cada ponta aberta.</translation>
    </message>
    <message>
        <source>Type the tiles of the line first.</source>
        <translation>Primeiro digite as pedras da linha.</translation>
    </message>
    <message>
        <source>%1 does not match the tile before it.</source>
        <comment>%1: a tile, like 4-6</comment>
        <translation>%1 não combina com a pedra anterior.</translation>
    </message>
    <message>
        <source>%1 is in the line already.</source>
        <comment>%1: a tile, like 4-6</comment>
        <translation>%1 já está na linha.</translation>
    </message>
    <message>
        <source>How many tiles does %1 hold?</source>
        <comment>%1: a player</comment>
        <translation>Quantas pedras %1 tem na mão?</translation>
    </message>
    <message>
        <source>Choose who it was first.</source>
        <comment>a player has to be chosen</comment>
        <translation>Primeiro escolha quem foi.</translation>
    </message>
    <message>
        <source>Digits fill the fields, Enter goes on, Backspace takes back.</source>
        <translation>Os números preenchem os campos, Enter avança, Backspace apaga.</translation>
    </message>
    <message numerus="yes">
        <source>%1 lays %n tile(s) open</source>
        <comment>title; %1: a player</comment>
        <translation>
            <numerusform>%1 mostra %n pedra</numerusform>
            <numerusform>%1 mostra %n pedras</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 holds no tile</source>
        <comment>title; %1: a player</comment>
        <translation>%1 não tem nenhuma pedra</translation>
    </message>
    <message>
        <source>Type each tile, like 64, or click it.</source>
        <comment>how to enter a hand</comment>
        <translation>Digite cada pedra, como 64, ou clique nela.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>tiles entered, of those that the player holds</comment>
        <translation>%1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in nobody&apos;s hand</source>
        <comment>title</comment>
        <translation>
            <numerusform>%n pedra fora das mãos</numerusform>
            <numerusform>%n pedras fora das mãos</numerusform>
        </translation>
    </message>
    <message>
        <source>Every tile has been found</source>
        <comment>title</comment>
        <translation>Todas as pedras apareceram</translation>
    </message>
    <message>
        <source>Are they on the table, in the boneyard, or out of play?</source>
        <translation>Estão na mesa, no monte ou fora do jogo?</translation>
    </message>
    <message>
        <source>Yes, nobody holds them</source>
        <comment>button</comment>
        <translation>Sim, ninguém está com elas</translation>
    </message>
    <message>
        <source>Every tile is accounted for</source>
        <comment>title</comment>
        <translation>Não falta nenhuma pedra</translation>
    </message>
    <message>
        <source>No false declaration is proven.</source>
        <comment>after the hands were compared with the answers</comment>
        <translation>Nenhuma declaração falsa ficou provada.</translation>
    </message>
    <message>
        <source>A ruling makes this round void: it can be closed without counting.</source>
        <comment>round = one deal</comment>
        <translation>Uma decisão anula esta mão: ela pode ser encerrada sem contagem.</translation>
    </message>
    <message>
        <source>Count the hands</source>
        <comment>button</comment>
        <translation>Contar as mãos</translation>
    </message>
    <message>
        <source>Close this round</source>
        <comment>button: it does not count</comment>
        <translation>Encerrar esta mão</translation>
    </message>
    <message>
        <source>Look at the rulings</source>
        <comment>button</comment>
        <translation>Ver as decisões</translation>
    </message>
</context>
<context>
    <name>Desk fouls</name>
    <message>
        <source>False declaration</source>
        <comment>a kind of foul</comment>
        <translation>Declaração falsa</translation>
    </message>
    <message>
        <source>Took a tile while able</source>
        <comment>a kind of foul: from the boneyard, although a tile fitted</comment>
        <translation>Compra tendo jogada</translation>
    </message>
    <message>
        <source>Wrong tile</source>
        <comment>a kind of foul: a tile was laid that does not fit</comment>
        <translation>Pedra errada</translation>
    </message>
    <message>
        <source>Wrong number of tiles</source>
        <comment>a kind of foul: too many or too few in a hand</comment>
        <translation>Número errado de pedras</translation>
    </message>
    <message>
        <source>Tile shown</source>
        <comment>a kind of foul: others saw a tile of the hand</comment>
        <translation>Pedra mostrada</translation>
    </message>
    <message>
        <source>Signals or talk</source>
        <comment>a kind of foul: partners tell each other what they hold</comment>
        <translation>Sinal ou conversa</translation>
    </message>
    <message>
        <source>Delay</source>
        <comment>a kind of foul: playing too slowly</comment>
        <translation>Demora</translation>
    </message>
    <message>
        <source>False accusation</source>
        <comment>a kind of foul: somebody was accused who had answered truly</comment>
        <translation>Acusação falsa</translation>
    </message>
    <message>
        <source>Something else</source>
        <comment>a kind of foul: any other one</comment>
        <translation>Outra coisa</translation>
    </message>
    <message>
        <source>Said no, but held a playable tile.</source>
        <translation>Disse que não tinha, mas tinha pedra para jogar.</translation>
    </message>
    <message>
        <source>Took from the boneyard although a tile in the hand fitted.</source>
        <translation>Comprou do monte com uma pedra na mão que encaixava.</translation>
    </message>
    <message>
        <source>Laid a tile that does not fit there.</source>
        <translation>Jogou uma pedra que não encaixa ali.</translation>
    </message>
    <message>
        <source>Took too many tiles, or too few.</source>
        <translation>Pegou pedras demais ou de menos.</translation>
    </message>
    <message>
        <source>Let others see a tile of the hand.</source>
        <translation>Deixou os outros verem uma pedra da mão.</translation>
    </message>
    <message>
        <source>Let a partner know something about the hand.</source>
        <translation>Deu a conhecer ao parceiro algo da sua mão.</translation>
    </message>
    <message>
        <source>Took too long over a turn.</source>
        <translation>Demorou demais na sua vez.</translation>
    </message>
    <message>
        <source>Accused somebody who had answered truly.</source>
        <translation>Acusou quem tinha respondido a verdade.</translation>
    </message>
    <message>
        <source>The note says what happened.</source>
        <translation>A observação conta o que aconteceu.</translation>
    </message>
    <message numerus="yes">
        <source>%n penalty point(s); the round stands.</source>
        <comment>round = one deal</comment>
        <translation>
            <numerusform>%n ponto de penalidade; a mão vale.</numerusform>
            <numerusform>%n pontos de penalidade; a mão vale.</numerusform>
        </translation>
    </message>
    <message>
        <source>No points off; the round stands.</source>
        <comment>round = one deal</comment>
        <translation>Nenhum ponto a menos; a mão vale.</translation>
    </message>
    <message numerus="yes">
        <source>%n penalty point(s); the round is dealt again.</source>
        <comment>round = one deal</comment>
        <translation>
            <numerusform>%n ponto de penalidade; a mão é dada de novo.</numerusform>
            <numerusform>%n pontos de penalidade; a mão é dada de novo.</numerusform>
        </translation>
    </message>
    <message>
        <source>No points off; the round is dealt again.</source>
        <comment>round = one deal</comment>
        <translation>Nenhum ponto a menos; a mão é dada de novo.</translation>
    </message>
    <message numerus="yes">
        <source>%n penalty point(s), and the round is lost.</source>
        <comment>lost by whoever broke the rules</comment>
        <translation>
            <numerusform>%n ponto de penalidade e perda da mão.</numerusform>
            <numerusform>%n pontos de penalidade e perda da mão.</numerusform>
        </translation>
    </message>
    <message>
        <source>No points off, but the round is lost.</source>
        <comment>lost by whoever broke the rules</comment>
        <translation>Nenhum ponto a menos, mas perda da mão.</translation>
    </message>
    <message numerus="yes">
        <source>%n penalty point(s), and the match is lost.</source>
        <comment>lost by whoever broke the rules</comment>
        <translation>
            <numerusform>%n ponto de penalidade e perda da partida.</numerusform>
            <numerusform>%n pontos de penalidade e perda da partida.</numerusform>
        </translation>
    </message>
    <message>
        <source>No points off, but the match is lost.</source>
        <comment>lost by whoever broke the rules</comment>
        <translation>Nenhum ponto a menos, mas perda da partida.</translation>
    </message>
    <message numerus="yes">
        <source>%n penalty point(s); the round does not count, and the match is lost.</source>
        <comment>a penalty</comment>
        <translation>
            <numerusform>%n ponto de penalidade; a mão não vale, com perda da partida.</numerusform>
            <numerusform>%n pontos de penalidade; a mão não vale, com perda da partida.</numerusform>
        </translation>
    </message>
    <message>
        <source>The round does not count, and the match is lost.</source>
        <comment>a penalty</comment>
        <translation>A mão não vale, com perda da partida.</translation>
    </message>
    <message numerus="yes">
        <source>%n penalty point(s); round and match are lost.</source>
        <comment>a penalty</comment>
        <translation>
            <numerusform>%n ponto de penalidade; perda da mão e da partida.</numerusform>
            <numerusform>%n pontos de penalidade; perda da mão e da partida.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round and match are lost.</source>
        <comment>a penalty</comment>
        <translation>Perda da mão e da partida.</translation>
    </message>
    <message>
        <source>%1: false declaration. %2</source>
        <comment>%2: a sentence, like 25 penalty points; the round stands.</comment>
        <translation>%1: declaração falsa. %2</translation>
    </message>
    <message>
        <source>%1: tile taken while able to play. %2</source>
        <comment>%2: a sentence, like 25 penalty points; the round stands.</comment>
        <translation>%1: compra tendo jogada. %2</translation>
    </message>
    <message>
        <source>%1: wrong tile. %2</source>
        <comment>%2: a sentence, like 25 penalty points; the round stands.</comment>
        <translation>%1: pedra errada. %2</translation>
    </message>
    <message>
        <source>%1: wrong number of tiles. %2</source>
        <comment>%2: a sentence, like 25 penalty points; the round stands.</comment>
        <translation>%1: número errado de pedras. %2</translation>
    </message>
    <message>
        <source>%1: tile shown. %2</source>
        <comment>%2: a sentence, like 25 penalty points; the round stands.</comment>
        <translation>%1: pedra mostrada. %2</translation>
    </message>
    <message>
        <source>%1: signals or talk. %2</source>
        <comment>%2: a sentence, like 25 penalty points; the round stands.</comment>
        <translation>%1: sinal ou conversa. %2</translation>
    </message>
    <message>
        <source>%1: delay. %2</source>
        <comment>%2: a sentence, like 25 penalty points; the round stands.</comment>
        <translation>%1: demora. %2</translation>
    </message>
    <message>
        <source>%1: false accusation. %2</source>
        <comment>%2: a sentence, like 25 penalty points; the round stands.</comment>
        <translation>%1: acusação falsa. %2</translation>
    </message>
    <message>
        <source>%1: a foul. %2</source>
        <comment>%2: a sentence, like 25 penalty points; the round stands.</comment>
        <translation>%1: infração. %2</translation>
    </message>
    <message>
        <source>%1 Note: %2</source>
        <comment>%1: a ruling, a whole sentence; %2: what the referee wrote</comment>
        <translation>%1 Observação: %2</translation>
    </message>
    <message>
        <source>Withdrawn: %1</source>
        <comment>%1: a ruling that no longer holds, a whole sentence</comment>
        <translation>Decisão anulada: %1</translation>
    </message>
    <message>
        <source>Withdrawn: %1 Reason: %2</source>
        <comment>%1: a ruling that no longer holds, a whole sentence; %2: what the referee wrote</comment>
        <translation>Decisão anulada: %1 Motivo: %2</translation>
    </message>
    <message>
        <source>%1 accused %2 of holding a playable tile. The accusation was right.</source>
        <translation>%1 acusou %2 de ter pedra para jogar. A acusação procedia.</translation>
    </message>
    <message>
        <source>%1 accused %2 of holding a playable tile. The accusation was wrong.</source>
        <translation>%1 acusou %2 de ter pedra para jogar. A acusação não procedia.</translation>
    </message>
</context>
<context>
    <name>Desk new table</name>
    <message>
        <source>New table</source>
        <comment>title of the form; a table at the referee desk</comment>
        <translation>Nova mesa</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>above the field for its name, like Table 3</comment>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Table %1</source>
        <comment>the name of a table; %1: a number</comment>
        <translation>Mesa %1</translation>
    </message>
    <message>
        <source>Referee</source>
        <comment>above the field for the name of the referee</comment>
        <translation>Árbitro</translation>
    </message>
    <message>
        <source>The referee&apos;s language</source>
        <comment>what a screen reader says for the choice</comment>
        <translation>Idioma do árbitro</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>above the field in which a rule set is searched by its name</comment>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>heading</comment>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>How many play</source>
        <comment>what a screen reader says for a row of numbers</comment>
        <translation>Quantos jogam</translation>
    </message>
    <message>
        <source>Seat %1, pair %2</source>
        <comment>a place at the table; partners; %1 and %2: numbers</comment>
        <translation>Lugar %1, dupla %2</translation>
    </message>
    <message>
        <source>The match</source>
        <comment>heading: set of tiles, length, direction, penalty</comment>
        <translation>A partida</translation>
    </message>
    <message>
        <source>Turns go</source>
        <comment>above the choice: clockwise or counter-clockwise</comment>
        <translation>Sentido do jogo</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <comment>a choice: the way the turns go round</comment>
        <translation>Horário</translation>
    </message>
    <message>
        <source>Counter-clockwise</source>
        <comment>a choice: the way the turns go round</comment>
        <translation>Anti-horário</translation>
    </message>
    <message>
        <source>A false declaration costs</source>
        <comment>heading; points are taken off</comment>
        <translation>Uma declaração falsa custa</translation>
    </message>
    <message>
        <source>Open the table</source>
        <comment>the large button</comment>
        <translation>Abrir a mesa</translation>
    </message>
    <message>
        <source>Enter goes on; %1 opens the table at once.</source>
        <comment>%1: a key like Ctrl+Enter; beside the button</comment>
        <translation>Enter avança; %1 abre a mesa na hora.</translation>
    </message>
    <message>
        <source>The table needs a name, so that you find it again.</source>
        <translation>A mesa precisa de um nome, para você achar de novo.</translation>
    </message>
    <message>
        <source>%1 is already open. Give this table another name.</source>
        <comment>%1: like Table 3</comment>
        <translation>%1 já está aberta. Dê outro nome a esta mesa.</translation>
    </message>
    <message>
        <source>The referee&apos;s name stands on the page that everybody signs.</source>
        <translation>O nome do árbitro aparece na folha que todos assinam.</translation>
    </message>
    <message>
        <source>%1 players need a larger set, so %2 is chosen now.</source>
        <comment>%1: a number; %2: a set of tiles, like Double-nine</comment>
        <translation>Para %1 jogadores é preciso um jogo maior: a escolha agora é %2.</translation>
    </message>
</context>
<context>
    <name>Desk protocol</name>
    <message>
        <source>Protocol of the round</source>
        <comment>title of a printed page that everybody signs; round = one deal</comment>
        <translation>Súmula da mão</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>label before the name of a table</comment>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Date and time</source>
        <comment>label</comment>
        <translation>Data e hora</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>%1: a date, like 30/11/2026; %2: the time of day, like 21:14</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Round</source>
        <comment>label before a number; round = one deal</comment>
        <translation>Mão</translation>
    </message>
    <message>
        <source>Referee</source>
        <comment>label before a name, and below a line for a signature</comment>
        <translation>Árbitro</translation>
    </message>
    <message>
        <source>Player</source>
        <comment>below a line for a signature</comment>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Players and rules</source>
        <comment>heading</comment>
        <translation>Jogadores e regras</translation>
    </message>
    <message>
        <source>The position</source>
        <comment>heading: what lay on the table at the end</comment>
        <translation>A posição</translation>
    </message>
    <message>
        <source>The two conditions of a blocked game</source>
        <comment>heading</comment>
        <translation>As duas condições do jogo fechado</translation>
    </message>
    <message>
        <source>Declarations</source>
        <comment>heading: who said when that no tile fits</comment>
        <translation>Declarações</translation>
    </message>
    <message>
        <source>The hands</source>
        <comment>heading: the tiles that were laid open, with their pips</comment>
        <translation>As mãos</translation>
    </message>
    <message>
        <source>How the score comes about</source>
        <comment>heading</comment>
        <translation>Como se chega à pontuação</translation>
    </message>
    <message>
        <source>Fouls and rulings</source>
        <comment>heading</comment>
        <translation>Infrações e decisões</translation>
    </message>
    <message>
        <source>Accusations</source>
        <comment>heading</comment>
        <translation>Acusações</translation>
    </message>
    <message>
        <source>Result</source>
        <comment>heading</comment>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Corrections</source>
        <comment>heading: scores that were set right later</comment>
        <translation>Correções</translation>
    </message>
    <message>
        <source>Check sum</source>
        <comment>heading: 64 letters and digits computed from everything recorded</comment>
        <translation>Soma de verificação</translation>
    </message>
    <message>
        <source>Signatures</source>
        <comment>heading</comment>
        <translation>Assinaturas</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>label before the name of a rule set</comment>
        <translation>Regras</translation>
    </message>
    <message>
        <source>%1, %2. Fingerprint: %3</source>
        <comment>%1: the name of a rule set; %2: a set of tiles, like Double-six; %3: letters and digits that equal rules share</comment>
        <translation>%1, %2. Impressão digital: %3</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>%1: the number of a seat; %2: the name of who sits there</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Pairs</source>
        <comment>label before names</comment>
        <translation>Duplas</translation>
    </message>
    <message>
        <source>Turns</source>
        <comment>label: which way the turns go round the table</comment>
        <translation>Sentido do jogo</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>label before a rule: what a round is worth</comment>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Blocked game</source>
        <comment>label before rules: who wins it, and what happens in a tie</comment>
        <translation>Jogo fechado</translation>
    </message>
    <message>
        <source>False declaration</source>
        <comment>label before the penalty: somebody says no falsely</comment>
        <translation>Declaração falsa</translation>
    </message>
    <message>
        <source>Tiles laid</source>
        <comment>label before the tiles on the table</comment>
        <translation>Pedras jogadas</translation>
    </message>
    <message>
        <source>Arm %1</source>
        <comment>label before tiles: one of several arms or trains; %1: a number</comment>
        <translation>Braço %1</translation>
    </message>
    <message>
        <source>Train: %1</source>
        <comment>label before tiles; %1: the name of the player whose train it is</comment>
        <translation>Trem: %1</translation>
    </message>
    <message>
        <source>Everybody&apos;s train</source>
        <comment>label before tiles: the train that is open to all</comment>
        <translation>Trem de todos</translation>
    </message>
    <message>
        <source>Boneyard</source>
        <comment>label before a number of tiles</comment>
        <translation>Monte</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <comment>how many tiles are somewhere</comment>
        <translation>
            <numerusform>%n pedra</numerusform>
            <numerusform>%n pedras</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <comment>there are no tiles in the boneyard</comment>
        <translation>vazio</translation>
    </message>
    <message>
        <source>Proposed by</source>
        <comment>label before the name of the player who said the game is blocked</comment>
        <translation>Fechamento declarado por</translation>
    </message>
    <message>
        <source>In nobody&apos;s hand</source>
        <comment>label before tiles that lay anywhere else, perhaps on the table</comment>
        <translation>Fora das mãos</translation>
    </message>
    <message>
        <source>No player can extend an open end. Met: declared by %1.</source>
        <comment>%1: names</comment>
        <translation>Nenhum jogador pode continuar uma ponta aberta. Cumprida: declaração de %1.</translation>
    </message>
    <message>
        <source>No player can extend an open end. Declared by everybody, but it was not true: %1 held a tile that fits.</source>
        <comment>%1: a name, or several</comment>
        <translation>Nenhum jogador pode continuar uma ponta aberta. Declarada por todos, mas não era verdade: na mão de %1 havia pedra que encaixa.</translation>
    </message>
    <message>
        <source>No player can extend an open end. Not met: %1 can play.</source>
        <comment>%1: a name</comment>
        <translation>Nenhum jogador pode continuar uma ponta aberta. Não cumprida: %1 pode jogar.</translation>
    </message>
    <message>
        <source>No player can extend an open end. Not answered by everybody.</source>
        <comment>the questions were not finished</comment>
        <translation>Nenhum jogador pode continuar uma ponta aberta. Nem todos responderam.</translation>
    </message>
    <message>
        <source>The boneyard can supply nothing more. Met: it is empty.</source>
        <translation>Do monte não se pode comprar mais nada. Cumprida: o monte está vazio.</translation>
    </message>
    <message>
        <source>The boneyard can supply nothing more. Met: with these rules nobody takes tiles.</source>
        <translation>Do monte não se pode comprar mais nada. Cumprida: com estas regras ninguém compra.</translation>
    </message>
    <message numerus="yes">
        <source>The boneyard can supply nothing more. Met: the last %n tile(s) must stay.</source>
        <comment>the reserve: 1 or 2 tiles, never zero</comment>
        <translation>
            <numerusform>Do monte não se pode comprar mais nada. Cumprida: %n pedra, a última, tem que ficar.</numerusform>
            <numerusform>Do monte não se pode comprar mais nada. Cumprida: as últimas %n pedras têm que ficar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The boneyard can supply nothing more. Not met: %n tile(s) can still be taken.</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Do monte não se pode comprar mais nada. Não cumprida: ainda se pode comprar %n pedra.</numerusform>
            <numerusform>Do monte não se pode comprar mais nada. Não cumprida: ainda se podem comprar %n pedras.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot play. Open ends: %2.</source>
        <comment>%1: a player; %2: numbers, like 2 and 4</comment>
        <translation>%1 não tem pedra para jogar. Pontas abertas: %2.</translation>
    </message>
    <message>
        <source>%1 cannot lay a double. Open ends: %2.</source>
        <comment>%1: a player; %2: numbers; only doubles could be laid</comment>
        <translation>%1 não tem duplo para jogar. Pontas abertas: %2.</translation>
    </message>
    <message>
        <source>The round ends: no tile is left that could ever fit.</source>
        <translation>A mão termina: não resta nenhuma pedra que possa encaixar.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s), not laid open</source>
        <comment>instead of the tiles of a hand</comment>
        <translation>
            <numerusform>%n pedra, não mostrada</numerusform>
            <numerusform>%n pedras, não mostradas</numerusform>
        </translation>
    </message>
    <message>
        <source>no tiles left</source>
        <comment>instead of the tiles of a hand</comment>
        <translation>nenhuma pedra</translation>
    </message>
    <message numerus="yes">
        <source>All %1 tiles of the set are accounted for: %n pips in all.</source>
        <comment>%1: a number, like 28; like 168 pips; never zero</comment>
        <translation>
            <numerusform>As %1 pedras do jogo conferem: %n ponto ao todo.</numerusform>
            <numerusform>As %1 pedras do jogo conferem: %n pontos ao todo.</numerusform>
        </translation>
    </message>
    <message>
        <source>No foul was found, and none was ruled on.</source>
        <translation>Nenhuma infração foi encontrada nem julgada.</translation>
    </message>
    <message>
        <source>There is no ruling on this.</source>
        <comment>below a proven foul</comment>
        <translation>Não há decisão sobre isto.</translation>
    </message>
    <message>
        <source>The hands were compared with every declaration since the position was entered.</source>
        <comment>how far back the check for false declarations reaches</comment>
        <translation>As mãos foram comparadas com todas as declarações desde o registro da posição.</translation>
    </message>
    <message>
        <source>The hands were compared with every declaration of the round.</source>
        <comment>how far back the check for false declarations reaches; round = one deal</comment>
        <translation>As mãos foram comparadas com todas as declarações da mão.</translation>
    </message>
    <message>
        <source>The referee&apos;s note: %1</source>
        <comment>%1: a remark in the referee&apos;s own words</comment>
        <translation>Observação do árbitro: %1</translation>
    </message>
    <message>
        <source>Reason: %1</source>
        <comment>%1: why a score was corrected, in the referee&apos;s own words</comment>
        <translation>Motivo: %1</translation>
    </message>
    <message>
        <source>Whoever loads the file of this round gets the same digits, as long as nothing in it was changed.</source>
        <comment>what the check sum is good for</comment>
        <translation>Quem abrir o arquivo desta mão obtém as mesmas letras e algarismos, desde que nada nele tenha mudado.</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <comment>at the foot of a printed page</comment>
        <translation>Página %1 de %2</translation>
    </message>
</context>
<context>
    <name>Desk protocol page</name>
    <message>
        <source>Protocol</source>
        <comment>title of a page</comment>
        <translation>Súmula</translation>
    </message>
    <message>
        <source>Language</source>
        <comment>above a row of languages</comment>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Second language, side by side</source>
        <comment>above a row of languages</comment>
        <translation>Segundo idioma, lado a lado</translation>
    </message>
    <message>
        <source>One language only</source>
        <comment>choice instead of a second language</comment>
        <translation>Só um idioma</translation>
    </message>
    <message>
        <source>Paper</source>
        <comment>above a choice of A4 and Letter</comment>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Letter</source>
        <comment>a size of paper in America</comment>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Save as picture</source>
        <comment>button</comment>
        <translation>Salvar como imagem</translation>
    </message>
    <message>
        <source>Save as plain text</source>
        <comment>button: for Braille displays and e-mail</comment>
        <translation>Salvar como texto simples</translation>
    </message>
    <message>
        <source>Save the record</source>
        <comment>button: writes a file that can be loaded and judged again</comment>
        <translation>Salvar o registro</translation>
    </message>
    <message>
        <source>Pictures</source>
        <comment>a kind of file</comment>
        <translation>Imagens</translation>
    </message>
    <message>
        <source>Plain text</source>
        <comment>a kind of file</comment>
        <translation>Texto simples</translation>
    </message>
    <message>
        <source>%1 as it will be printed</source>
        <comment>a screen reader; %1: what the paper is, like Table 3</comment>
        <translation>%1: a folha como será impressa</translation>
    </message>
    <message>
        <source>Show the page larger</source>
        <comment>what a screen reader says for a button: plus</comment>
        <translation>Mostrar a página maior</translation>
    </message>
    <message>
        <source>Show the page smaller</source>
        <comment>what a screen reader says for a button: minus</comment>
        <translation>Mostrar a página menor</translation>
    </message>
</context>
<context>
    <name>Desk round</name>
    <message>
        <source>%1 is to play</source>
        <comment>title; %1: a player</comment>
        <translation>É a vez de %1</translation>
    </message>
    <message>
        <source>%1 said yes and must play now</source>
        <comment>title; %1: a player</comment>
        <translation>%1 disse que tem e agora deve jogar</translation>
    </message>
    <message>
        <source>Type the tile, like 64.</source>
        <comment>how to write down a tile that was played</comment>
        <translation>Digite a pedra, como 64.</translation>
    </message>
    <message>
        <source>Type the tile that is laid aside.</source>
        <comment>the next tile typed is not played</comment>
        <translation>Digite a pedra que é posta de lado.</translation>
    </message>
    <message>
        <source>Where was %1 laid?</source>
        <comment>a question; %1: a tile, like 4-6</comment>
        <translation>Onde foi jogada a pedra %1?</translation>
    </message>
    <message>
        <source>Which half of %1 touches the %2?</source>
        <comment>%1: a tile, like 3-4; %2: the number it touches</comment>
        <translation>Qual metade de %1 encosta no %2?</translation>
    </message>
    <message>
        <source>at the %1</source>
        <comment>button: a tile is laid at the end with this number</comment>
        <translation>no %1</translation>
    </message>
    <message>
        <source>at the %1 on the left</source>
        <comment>button: a tile is laid at the left end; %1: its number</comment>
        <translation>no %1 à esquerda</translation>
    </message>
    <message>
        <source>at the %1 on the right</source>
        <comment>button: a tile is laid at the right end; %1: its number</comment>
        <translation>no %1 à direita</translation>
    </message>
    <message>
        <source>at the %1, end %2</source>
        <comment>button: several ends show the number %1; %2: which of all ends, like 3</comment>
        <translation>no %1, ponta %2</translation>
    </message>
    <message>
        <source>at the %1, train of %2</source>
        <comment>button; %1: the number at the end of the train; %2: a player</comment>
        <translation>no %1, trem de %2</translation>
    </message>
    <message>
        <source>at the %1, everybody&apos;s train</source>
        <comment>button; %1: the number at the end of the train</comment>
        <translation>no %1, trem de todos</translation>
    </message>
    <message>
        <source>its %1 touches</source>
        <comment>button: which half of a tile touches; %1: a number</comment>
        <translation>encosta o %1</translation>
    </message>
    <message>
        <source>%1, its %2 touches</source>
        <comment>button; %1: like at the 3 on the left; %2: a number</comment>
        <translation>%1, encosta o %2</translation>
    </message>
    <message>
        <source>Passes by choice</source>
        <comment>button: although a tile may fit</comment>
        <translation>Passa por escolha</translation>
    </message>
    <message>
        <source>Leaves the lead to the partner</source>
        <comment>button</comment>
        <translation>Deixa a saída com o parceiro</translation>
    </message>
    <message>
        <source>Asks for a new deal</source>
        <comment>button: too many doubles</comment>
        <translation>Pede para dar de novo</translation>
    </message>
    <message>
        <source>Says that no tile can fit any more</source>
        <comment>button: hands are counted at once</comment>
        <translation>Diz que nenhuma pedra encaixa mais</translation>
    </message>
    <message>
        <source>%1 leads</source>
        <comment>title: the first tile of the round is to be typed; %1: a player</comment>
        <translation>A saída é de %1</translation>
    </message>
    <message>
        <source>open to all</source>
        <comment>at a player&apos;s train that everybody may lay at; short</comment>
        <translation>aberto a todos</translation>
    </message>
    <message>
        <source>Open to all: %1</source>
        <comment>below the trains; %1: names of players whose trains are marked</comment>
        <translation>Trens abertos a todos: %1</translation>
    </message>
    <message>
        <source>Passes</source>
        <comment>button: the player cannot play</comment>
        <translation>Passa</translation>
    </message>
    <message>
        <source>Takes a tile</source>
        <comment>button: the player takes a tile from the boneyard</comment>
        <translation>Compra uma pedra</translation>
    </message>
    <message>
        <source>Says the game is blocked</source>
        <comment>button: the walk begins</comment>
        <translation>Diz que o jogo fechou</translation>
    </message>
    <message>
        <source>Lays a tile aside</source>
        <comment>button</comment>
        <translation>Põe uma pedra de lado</translation>
    </message>
    <message>
        <source>Enter the table anew</source>
        <comment>button: much has happened that was not written down</comment>
        <translation>Montar a posição de novo</translation>
    </message>
    <message>
        <source>End the round</source>
        <comment>button: hands are laid open and counted; the referee decides so</comment>
        <translation>Encerrar a mão</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in hand</source>
        <comment>of the player who is to play; never zero</comment>
        <translation>
            <numerusform>%n pedra na mão</numerusform>
            <numerusform>%n pedras na mão</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in the boneyard</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>%n pedra no monte</numerusform>
            <numerusform>%n pedras no monte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Desk rounds</name>
    <message>
        <source>Rounds and scores</source>
        <comment>title</comment>
        <translation>Mãos e pontuação</translation>
    </message>
    <message>
        <source>No round has been scored yet.</source>
        <translation>Ainda não há mãos pontuadas.</translation>
    </message>
    <message>
        <source>Round %1</source>
        <comment>%1: a number; round = one deal</comment>
        <translation>Mão %1</translation>
    </message>
    <message>
        <source>written down by hand</source>
        <comment>beside a round</comment>
        <translation>anotada à mão</translation>
    </message>
    <message>
        <source>corrected</source>
        <comment>beside a round</comment>
        <translation>corrigida</translation>
    </message>
    <message>
        <source>did not count</source>
        <comment>beside a round that was dealt again</comment>
        <translation>não valeu</translation>
    </message>
    <message>
        <source>%1: %2, together %3</source>
        <comment>%1: players; %2: points of the round; %3: the total so far</comment>
        <translation>%1: %2, total %3</translation>
    </message>
    <message>
        <source>Protocol</source>
        <comment>button: the page of this round</comment>
        <translation>Súmula</translation>
    </message>
    <message>
        <source>Write down a round</source>
        <comment>button: only its points</comment>
        <translation>Anotar uma mão</translation>
    </message>
    <message>
        <source>Correct a round</source>
        <comment>button</comment>
        <translation>Corrigir uma mão</translation>
    </message>
    <message>
        <source>Points for %1</source>
        <comment>label of a number; %1: players</comment>
        <translation>Pontos para %1</translation>
    </message>
    <message>
        <source>More or fewer for %1</source>
        <comment>label of a number, perhaps negative; %1: players</comment>
        <translation>A mais ou a menos para %1</translation>
    </message>
    <message>
        <source>Which round was wrong?</source>
        <comment>label of a choice</comment>
        <translation>Qual mão estava errada?</translation>
    </message>
    <message>
        <source>Who won it?</source>
        <comment>label of a choice; the round</comment>
        <translation>Quem venceu?</translation>
    </message>
    <message>
        <source>Nobody</source>
        <comment>choice: nobody won</comment>
        <translation>Ninguém</translation>
    </message>
    <message>
        <source>Note</source>
        <comment>label of a field for a few words</comment>
        <translation>Observação</translation>
    </message>
    <message>
        <source>Reason (it is printed)</source>
        <comment>label of a field for a few words</comment>
        <translation>Motivo (será impresso)</translation>
    </message>
    <message>
        <source>Say in a few words why.</source>
        <translation>Diga o porquê em poucas palavras.</translation>
    </message>
    <message>
        <source>Write it down</source>
        <comment>button</comment>
        <translation>Anotar</translation>
    </message>
    <message>
        <source>total %1 → %2</source>
        <comment>before and after a correction; numbers of points</comment>
        <translation>total %1 → %2</translation>
    </message>
    <message>
        <source>Undone and corrected</source>
        <comment>heading above a list with times</comment>
        <translation>Desfeito e corrigido</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>%1: a time, like 14:03; %2: what was undone or corrected</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Position taken back</source>
        <comment>in a log: it was entered wrongly</comment>
        <translation>Posição desfeita</translation>
    </message>
    <message>
        <source>Answer of %1 taken back</source>
        <comment>in a log; %1: a player</comment>
        <translation>Resposta de %1 desfeita</translation>
    </message>
    <message>
        <source>%1 of %2 taken back</source>
        <comment>in a log; %1: a tile, like 4-6; %2: the player who laid it</comment>
        <translation>Jogada desfeita: %1, de %2</translation>
    </message>
    <message>
        <source>Tile taken by %1 put back</source>
        <comment>in a log; %1: a player</comment>
        <translation>Compra de %1 desfeita</translation>
    </message>
    <message>
        <source>Hand of %1 taken back</source>
        <comment>in a log; %1: a player</comment>
        <translation>Mão de %1: registro desfeito</translation>
    </message>
    <message>
        <source>Tiles in nobody&apos;s hand taken back</source>
        <comment>in a log: where they are was entered wrongly</comment>
        <translation>Pedras fora das mãos: registro desfeito</translation>
    </message>
    <message>
        <source>Ruling on %1 taken back</source>
        <comment>in a log, as if it had not been made; %1: a player</comment>
        <translation>Decisão sobre %1 desfeita</translation>
    </message>
    <message>
        <source>Withdrawal of a ruling taken back</source>
        <comment>in a log: the ruling holds again</comment>
        <translation>Anulação de uma decisão desfeita</translation>
    </message>
    <message>
        <source>Accusation by %1 taken back</source>
        <comment>in a log; %1: a player</comment>
        <translation>Acusação de %1 desfeita</translation>
    </message>
    <message>
        <source>End of the round taken back</source>
        <comment>in a log; round = one deal</comment>
        <translation>Fim da mão desfeito</translation>
    </message>
    <message>
        <source>Score taken back</source>
        <comment>in a log: the score of a round</comment>
        <translation>Pontuação desfeita</translation>
    </message>
    <message>
        <source>Correction of round %1 taken back</source>
        <comment>in a log; round = one deal</comment>
        <translation>Correção da mão %1 desfeita</translation>
    </message>
    <message>
        <source>Last entry taken back</source>
        <comment>in a log</comment>
        <translation>Último registro desfeito</translation>
    </message>
    <message>
        <source>Round %1 corrected (%2): %3</source>
        <comment>in a log; %2: names with points; %3: the reason</comment>
        <translation>Correção da mão %1 (%2): %3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>in a log; %1: players; %2: points more or fewer, like +25</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Ruling on %1 withdrawn</source>
        <comment>in a log; %1: a player</comment>
        <translation>Decisão sobre %1 anulada</translation>
    </message>
    <message>
        <source>Ruling on %1 withdrawn: %2</source>
        <comment>in a log; %1: a player; %2: the reason</comment>
        <translation>Decisão sobre %1 anulada: %2</translation>
    </message>
</context>
<context>
    <name>Desk rulings</name>
    <message>
        <source>By the rules</source>
        <comment>a penalty to choose: what the rule set says</comment>
        <translation>Pelas regras</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) off</source>
        <comment>a penalty to choose; never zero</comment>
        <translation>
            <numerusform>%n ponto a menos</numerusform>
            <numerusform>%n pontos a menos</numerusform>
        </translation>
    </message>
    <message>
        <source>A warning</source>
        <comment>a penalty to choose; also the note that is kept with it</comment>
        <translation>Advertência</translation>
    </message>
    <message>
        <source>Deal again</source>
        <comment>a penalty to choose; round = one deal</comment>
        <translation>Dar de novo</translation>
    </message>
    <message>
        <source>The round is lost</source>
        <comment>a penalty to choose; for whoever broke the rules</comment>
        <translation>Perda da mão</translation>
    </message>
    <message>
        <source>The match is lost</source>
        <comment>a penalty to choose; for whoever broke the rules</comment>
        <translation>Perda da partida</translation>
    </message>
    <message>
        <source>No penalty</source>
        <comment>a penalty to choose: the foul is written down and costs nothing</comment>
        <translation>Sem penalidade</translation>
    </message>
    <message>
        <source>Only write it down</source>
        <comment>a penalty to choose: no points</comment>
        <translation>Só anotar</translation>
    </message>
    <message>
        <source>Another penalty</source>
        <comment>a penalty to choose: the referee sets points, round and match</comment>
        <translation>Outra penalidade</translation>
    </message>
    <message>
        <source>As in the rules of %1.</source>
        <comment>where such a penalty is used; %1: a club, a federation or a site</comment>
        <translation>Como nas regras de %1.</translation>
    </message>
    <message>
        <source>Points off</source>
        <comment>a number: the penalty</comment>
        <translation>Pontos a menos</translation>
    </message>
    <message>
        <source>The round stands</source>
        <comment>after a foul; round = one deal</comment>
        <translation>A mão vale</translation>
    </message>
    <message>
        <source>The round is dealt again</source>
        <comment>after a foul; round = one deal</comment>
        <translation>A mão é dada de novo</translation>
    </message>
    <message>
        <source>The round is lost for them</source>
        <comment>after a foul: for whoever broke the rules</comment>
        <translation>Quem errou perde a mão</translation>
    </message>
    <message>
        <source>The match goes on</source>
        <comment>after a foul</comment>
        <translation>A partida continua</translation>
    </message>
    <message>
        <source>The match is lost for them</source>
        <comment>after a foul: for whoever broke the rules</comment>
        <translation>Quem errou perde a partida</translation>
    </message>
    <message>
        <source>The round</source>
        <comment>what becomes of it after a foul</comment>
        <translation>A mão</translation>
    </message>
    <message>
        <source>The match</source>
        <comment>what becomes of it after a foul</comment>
        <translation>A partida</translation>
    </message>
    <message>
        <source>Note for the protocol</source>
        <comment>a field that may stay empty</comment>
        <translation>Observação para a súmula</translation>
    </message>
    <message>
        <source>Rulings</source>
        <comment>title of the page</comment>
        <translation>Decisões</translation>
    </message>
    <message numerus="yes">
        <source>%n false declaration(s) found</source>
        <comment>by comparing hands and answers; never zero</comment>
        <translation>
            <numerusform>%n declaração falsa encontrada</numerusform>
            <numerusform>%n declarações falsas encontradas</numerusform>
        </translation>
    </message>
    <message>
        <source>Foul %1 of %2</source>
        <comment>two numbers: which of the fouls is shown</comment>
        <translation>Infração %1 de %2</translation>
    </message>
    <message>
        <source>Every declaration in the record was true.</source>
        <comment>no foul was found</comment>
        <translation>Todas as declarações registradas eram verdadeiras.</translation>
    </message>
    <message>
        <source>Every foul that was found has its ruling.</source>
        <translation>Cada infração encontrada tem a sua decisão.</translation>
    </message>
    <message>
        <source>The record begins with the position that was entered: earlier declarations cannot be checked.</source>
        <translation>O registro começa com a posição montada: não dá para conferir declarações anteriores.</translation>
    </message>
    <message>
        <source>%1 answered at %2.</source>
        <comment>%1: a player; %2: a time of day, like 14:32</comment>
        <translation>%1 respondeu às %2.</translation>
    </message>
    <message>
        <source>The penalty for %1</source>
        <comment>heading above the penalties to choose from; %1: a player</comment>
        <translation>A penalidade para %1</translation>
    </message>
    <message>
        <source>%1 has been penalised for a false declaration in this round, and once is enough.</source>
        <comment>%1: a player</comment>
        <translation>%1 já tem uma penalidade por declaração falsa nesta mão, e uma basta.</translation>
    </message>
    <message>
        <source>The ruling on this was withdrawn.</source>
        <translation>A decisão sobre isto foi anulada.</translation>
    </message>
    <message>
        <source>Confirm the ruling</source>
        <comment>button: the chosen penalty holds</comment>
        <translation>Confirmar a decisão</translation>
    </message>
    <message>
        <source>Confirm, then the next</source>
        <comment>button: the chosen penalty holds; shows the next foul</comment>
        <translation>Confirmar e ir à próxima</translation>
    </message>
    <message>
        <source>To the score</source>
        <comment>button</comment>
        <translation>Ver a pontuação</translation>
    </message>
    <message>
        <source>Another foul</source>
        <comment>button: write down any other foul</comment>
        <translation>Outra infração</translation>
    </message>
    <message>
        <source>Hear an accusation</source>
        <comment>button</comment>
        <translation>Ouvir uma acusação</translation>
    </message>
    <message>
        <source>Rulings that hold</source>
        <comment>heading of a list</comment>
        <translation>Decisões em vigor</translation>
    </message>
    <message>
        <source>None so far.</source>
        <comment>no rulings hold yet</comment>
        <translation>Nenhuma até agora.</translation>
    </message>
    <message>
        <source>Not proven</source>
        <comment>heading of a list: fouls that may have happened; they cost nothing</comment>
        <translation>Não provado</translation>
    </message>
    <message>
        <source>What is not proven costs nothing.</source>
        <translation>O que não está provado não custa nada.</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <comment>button: a ruling shall no longer hold</comment>
        <translation>Anular</translation>
    </message>
    <message>
        <source>Withdraw this ruling?</source>
        <comment>heading of a small window</comment>
        <translation>Anular esta decisão?</translation>
    </message>
    <message>
        <source>Reason (may stay empty)</source>
        <comment>a field</comment>
        <translation>Motivo (pode ficar em branco)</translation>
    </message>
    <message>
        <source>Withdraw it</source>
        <comment>button</comment>
        <translation>Anular</translation>
    </message>
    <message>
        <source>Keep it</source>
        <comment>button: the ruling goes on holding</comment>
        <translation>Manter</translation>
    </message>
    <message>
        <source>Open ends: %1. %2 would have fitted.</source>
        <comment>a picture; %1: numbers; %2: a tile</comment>
        <translation>Pontas abertas: %1. %2 teria encaixado.</translation>
    </message>
    <message>
        <source>A foul</source>
        <comment>title of a small window</comment>
        <translation>Uma infração</translation>
    </message>
    <message>
        <source>Who?</source>
        <comment>heading above names to choose from</comment>
        <translation>Quem?</translation>
    </message>
    <message>
        <source>What happened?</source>
        <comment>heading above kinds of fouls to choose from</comment>
        <translation>O que aconteceu?</translation>
    </message>
    <message>
        <source>The penalty</source>
        <comment>heading above penalties to choose from</comment>
        <translation>A penalidade</translation>
    </message>
    <message>
        <source>An accusation</source>
        <comment>title of a small window</comment>
        <translation>Uma acusação</translation>
    </message>
    <message>
        <source>Who accuses?</source>
        <comment>heading above names to choose from</comment>
        <translation>Quem acusa?</translation>
    </message>
    <message>
        <source>Who is accused of holding a playable tile?</source>
        <comment>heading above names to choose from</comment>
        <translation>Quem é acusado de ter pedra para jogar?</translation>
    </message>
    <message>
        <source>The referee alone looks at the hand.</source>
        <translation>Só o árbitro olha a mão.</translation>
    </message>
    <message>
        <source>Tiles of %1</source>
        <comment>a field for tiles; %1: a player</comment>
        <translation>Pedras de %1</translation>
    </message>
    <message>
        <source>like 64 or 6-4</source>
        <comment>inside the empty field for tiles: two ways to type a tile</comment>
        <translation>como 64 ou 6-4</translation>
    </message>
    <message>
        <source>Leave it empty to decide without typing them.</source>
        <comment>under the field for tiles</comment>
        <translation>Deixe em branco para decidir sem digitar as pedras.</translation>
    </message>
    <message>
        <source>These are not tiles of this set.</source>
        <comment>about what was typed</comment>
        <translation>Isso não são pedras deste jogo.</translation>
    </message>
    <message>
        <source>%1 is typed twice.</source>
        <comment>%1: a tile</comment>
        <translation>%1 aparece duas vezes.</translation>
    </message>
    <message>
        <source>%1 is somewhere else already.</source>
        <comment>%1: a tile that lies open</comment>
        <translation>%1 já está em outro lugar.</translation>
    </message>
    <message numerus="yes">
        <source>%1 should hold %n tile(s).</source>
        <comment>%1: a player; never zero</comment>
        <translation>
            <numerusform>%1 deveria ter %n pedra.</numerusform>
            <numerusform>%1 deveria ter %n pedras.</numerusform>
        </translation>
    </message>
    <message>
        <source>The accusation is right</source>
        <comment>the referee&apos;s finding, to choose</comment>
        <translation>A acusação procede</translation>
    </message>
    <message>
        <source>The accusation is wrong</source>
        <comment>the referee&apos;s finding, to choose</comment>
        <translation>A acusação não procede</translation>
    </message>
    <message>
        <source>What did you find?</source>
        <comment>to the referee, who has looked at a hand</comment>
        <translation>O que você encontrou?</translation>
    </message>
    <message>
        <source>%1 held %2, which fits the %3.</source>
        <comment>%1: a player; %2: a tile; %3: a number</comment>
        <translation>%1 tinha %2, que encaixa no %3.</translation>
    </message>
    <message>
        <source>No tile of %1 would have fitted.</source>
        <comment>%1: a player</comment>
        <translation>Nenhuma pedra de %1 teria encaixado.</translation>
    </message>
    <message>
        <source>Write it down</source>
        <comment>button</comment>
        <translation>Anotar</translation>
    </message>
</context>
<context>
    <name>Desk tables</name>
    <message>
        <source>Referee desk</source>
        <comment>title of the page for whoever settles disputes at tables with real tiles</comment>
        <translation>Mesa de arbitragem</translation>
    </message>
    <message>
        <source>When a game is blocked at a real table, the desk asks every player in their own language, finds every answer that was not true, and counts the hands.</source>
        <comment>where no table is open yet</comment>
        <translation>Quando o jogo fecha em uma mesa de verdade, o programa pergunta a cada jogador no idioma dele, descobre toda resposta que não era verdadeira e conta as mãos.</translation>
    </message>
    <message>
        <source>In the end you hold one page that everybody can read and sign.</source>
        <comment>where no table is open yet; the page is the protocol</comment>
        <translation>No fim você tem uma folha que todos podem ler e assinar.</translation>
    </message>
    <message>
        <source>A blocked line of tiles, and the players round it who are asked one after the other</source>
        <comment>what a screen reader says for the picture</comment>
        <translation>Uma linha de pedras em que nada mais encaixa e, em volta, os jogadores que respondem um depois do outro</translation>
    </message>
    <message>
        <source>New table</source>
        <comment>button: open a table at the referee desk</comment>
        <translation>Nova mesa</translation>
    </message>
    <message>
        <source>Practice disputes</source>
        <comment>button: exercises for referees</comment>
        <translation>Treinar com casos</translation>
    </message>
    <message>
        <source>Pocket card</source>
        <comment>button: a small card to print, with questions in all languages</comment>
        <translation>Cartão de bolso</translation>
    </message>
    <message>
        <source>Open a protocol file</source>
        <comment>button</comment>
        <translation>Abrir o arquivo de uma súmula</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>button: back to this table</comment>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Go on at %1</source>
        <comment>what a screen reader says for the button; %1: like Table 3</comment>
        <translation>Continuar em %1</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>button: this table needs no referee any more</comment>
        <translation>Encerrar</translation>
    </message>
    <message>
        <source>Close %1</source>
        <comment>what a screen reader says for the button; %1: like Table 3</comment>
        <translation>Encerrar %1</translation>
    </message>
    <message>
        <source>Open again</source>
        <comment>button: at a table that was closed</comment>
        <translation>Reabrir</translation>
    </message>
    <message>
        <source>Open %1 again</source>
        <comment>what a screen reader says for the button; %1: like Table 3</comment>
        <translation>Reabrir %1</translation>
    </message>
    <message numerus="yes">
        <source>%n closed table(s)</source>
        <comment>button that unfolds them; never zero</comment>
        <translation>
            <numerusform>%n mesa encerrada</numerusform>
            <numerusform>%n mesas encerradas</numerusform>
        </translation>
    </message>
    <message>
        <source>No table is open now.</source>
        <comment>above the closed tables</comment>
        <translation>Agora nenhuma mesa está aberta.</translation>
    </message>
    <message>
        <source>Today, %1</source>
        <comment>when a table was last used; %1: a time like 14:05</comment>
        <translation>Hoje, %1</translation>
    </message>
    <message>
        <source>Yesterday, %1</source>
        <comment>when a table was last used; %1: a time like 14:05</comment>
        <translation>Ontem, %1</translation>
    </message>
    <message>
        <source>Nothing entered yet</source>
        <comment>state of a table: its first round may begin</comment>
        <translation>Ainda sem registros</translation>
    </message>
    <message>
        <source>Round %1 is being played</source>
        <comment>state of a table; %1: a number; round = one deal</comment>
        <translation>Mão %1 em andamento</translation>
    </message>
    <message>
        <source>Walk: %1 is asked</source>
        <comment>state of a table: players are asked in turn; %1: a player</comment>
        <translation>Perguntas: vez de %1</translation>
    </message>
    <message>
        <source>Not blocked: %1 can play</source>
        <comment>state of a table; %1: a player</comment>
        <translation>Não fechou: %1 pode jogar</translation>
    </message>
    <message>
        <source>Hands are being entered</source>
        <comment>state of a table: all tiles lie open and are typed in</comment>
        <translation>Registrando as mãos</translation>
    </message>
    <message>
        <source>Some tiles are still missing</source>
        <comment>state of a table: not every tile is accounted for</comment>
        <translation>Ainda faltam pedras</translation>
    </message>
    <message>
        <source>Waits for a ruling</source>
        <comment>state of a table: a false declaration was found</comment>
        <translation>À espera de uma decisão</translation>
    </message>
    <message>
        <source>Ready to be scored</source>
        <comment>state of a table</comment>
        <translation>Pronta para a contagem</translation>
    </message>
    <message>
        <source>Round %1 scored, %2</source>
        <comment>state of a table; %1: a number, %2: totals like 140 : 95</comment>
        <translation>Mão %1 contada, %2</translation>
    </message>
    <message>
        <source>The match is over, %1</source>
        <comment>state of a table; %1: totals like 140 : 95</comment>
        <translation>A partida acabou, %1</translation>
    </message>
</context>
<context>
    <name>Desk tiles</name>
    <message numerus="yes">
        <source>%1 of %n pip(s)</source>
        <comment>%1: found so far; %n: of the whole set, never zero</comment>
        <translation>
            <numerusform>%1 de %n ponto</numerusform>
            <numerusform>%1 de %n pontos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n tile(s)</source>
        <comment>%1: found so far; %n: of the whole set, never zero</comment>
        <translation>
            <numerusform>%1 de %n pedra</numerusform>
            <numerusform>%1 de %n pedras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) still to find</source>
        <comment>heading above these tiles; never zero</comment>
        <translation>
            <numerusform>Ainda falta encontrar %n pedra</numerusform>
            <numerusform>Ainda falta encontrar %n pedras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>after the first of many tiles still to find; never zero</comment>
        <translation>
            <numerusform>e mais %n</numerusform>
            <numerusform>e mais %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All found: %n tile(s), each in one place</source>
        <comment>the whole set; never zero</comment>
        <translation>
            <numerusform>Tudo encontrado: %n pedra, em um só lugar</numerusform>
            <numerusform>Tudo encontrado: %n pedras, cada uma em um só lugar</numerusform>
        </translation>
    </message>
    <message>
        <source>In two places at once: %1</source>
        <comment>a mistake of entry; %1: tiles, like 4-6 and 5-5</comment>
        <translation>Em dois lugares ao mesmo tempo: %1</translation>
    </message>
    <message>
        <source>There is no %1 in this set.</source>
        <comment>%1: a tile, like 3-7</comment>
        <translation>Neste jogo não há %1.</translation>
    </message>
    <message>
        <source>%1 lies on the table already.</source>
        <comment>%1: a tile, like 4-6</comment>
        <translation>%1 já está na mesa.</translation>
    </message>
    <message>
        <source>%1 is already in the hand of %2.</source>
        <comment>%1: a tile, like 4-6; %2: a player</comment>
        <translation>%1 já está na mão de %2.</translation>
    </message>
    <message>
        <source>%1 is already in the boneyard.</source>
        <comment>%1: a tile, like 4-6</comment>
        <translation>%1 já está no monte.</translation>
    </message>
    <message>
        <source>%1 has been marked as not in play.</source>
        <comment>%1: a tile, like 4-6; nobody holds it</comment>
        <translation>%1 já está fora do jogo.</translation>
    </message>
    <message>
        <source>There is no %1 in this set: its highest number is %2.</source>
        <comment>typed too high; %1, %2: numbers</comment>
        <translation>Neste jogo não há %1: o número mais alto é %2.</translation>
    </message>
    <message>
        <source>%1 stands alone: a tile has two numbers.</source>
        <comment>in pasted text; %1: a number</comment>
        <translation>%1 aparece sem par: uma pedra tem dois números.</translation>
    </message>
    <message>
        <source>on the table</source>
        <comment>beside the mark on tiles of the grid</comment>
        <translation>na mesa</translation>
    </message>
    <message>
        <source>in the boneyard</source>
        <comment>beside the mark on tiles of the grid</comment>
        <translation>no monte</translation>
    </message>
    <message>
        <source>not in play</source>
        <comment>beside the mark on tiles of the grid: nobody holds them</comment>
        <translation>fora do jogo</translation>
    </message>
    <message>
        <source>All tiles of the set</source>
        <comment>name of the grid in which one chooses tiles</comment>
        <translation>Todas as pedras do jogo</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>%1: tile 4-6; %2: like on the table</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, in the hand of %2</source>
        <comment>%1: tile 4-6; %2: a player</comment>
        <translation>%1, na mão de %2</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) can still be entered</source>
        <comment>said of the grid</comment>
        <translation>
            <numerusform>Ainda dá para registrar %n pedra</numerusform>
            <numerusform>Ainda dá para registrar %n pedras</numerusform>
        </translation>
    </message>
    <message>
        <source>Every tile has been entered</source>
        <comment>said of the grid</comment>
        <translation>Todas as pedras foram registradas</translation>
    </message>
</context>
<context>
    <name>Desk walk</name>
    <message>
        <source>Undo the answer</source>
        <comment>button: the referee pressed the wrong answer</comment>
        <translation>Desfazer a resposta</translation>
    </message>
    <message>
        <source>Show the players</source>
        <comment>button: a second window for everybody at the table</comment>
        <translation>Mostrar aos jogadores</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>%1: an answer, like cannot play; %2: a time, like 19:42</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Key %1</source>
        <comment>said by a screen reader with a button; %1: the key, like 1</comment>
        <translation>Tecla %1</translation>
    </message>
    <message>
        <source>Next: enter the tile that is played.</source>
        <comment>for the referee, when somebody can play</comment>
        <translation>A seguir: registre a pedra que é jogada.</translation>
    </message>
    <message>
        <source>Next: everybody lays the tiles open, and you enter them.</source>
        <comment>for the referee</comment>
        <translation>A seguir: todos mostram as pedras, e você registra.</translation>
    </message>
    <message>
        <source>For the players</source>
        <comment>title of the second window, which the players look at</comment>
        <translation>Para os jogadores</translation>
    </message>
</context>
<context>
    <name>Entrants</name>
    <message>
        <source>Nobody is entered yet: type the first name.</source>
        <comment>where no entrant is yet</comment>
        <translation>Ninguém inscrito ainda: digite o primeiro nome.</translation>
    </message>
    <message>
        <source>Everybody is here: on to round 1</source>
        <comment>button below the list of entrants</comment>
        <translation>Todo mundo chegou: para a rodada 1</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <comment>heading above the field for a name</comment>
        <translation>Quem joga?</translation>
    </message>
    <message>
        <source>Players on their way to the tables</source>
        <comment>what a screen reader says for the picture</comment>
        <translation>Jogadores a caminho das mesas</translation>
    </message>
    <message>
        <source>Entrants</source>
        <comment>what a screen reader says for the list</comment>
        <translation>Inscritos</translation>
    </message>
    <message>
        <source>Player</source>
        <comment>above the field for a name, and heading of a column</comment>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Partner</source>
        <comment>above the field for the second name of a pair</comment>
        <translation>Parceiro</translation>
    </message>
    <message>
        <source>Pair</source>
        <comment>heading of a column of names</comment>
        <translation>Dupla</translation>
    </message>
    <message>
        <source>Rating</source>
        <comment>heading of a column, and above a number: how strong somebody is</comment>
        <translation>Força</translation>
    </message>
    <message>
        <source>none</source>
        <comment>in the field for a rating</comment>
        <translation>nenhuma</translation>
    </message>
    <message>
        <source>State</source>
        <comment>heading of a column: whether somebody plays</comment>
        <translation>Situação</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>button: take this name into the tournament</comment>
        <translation>Inscrever</translation>
    </message>
    <message>
        <source>Enter takes the name in. Members are offered as you type.</source>
        <comment>below the field</comment>
        <translation>Enter inscreve o nome. Os sócios aparecem enquanto você digita.</translation>
    </message>
    <message>
        <source>Same as last time</source>
        <comment>button: tick who of the last tournament is here</comment>
        <translation>Os da última vez</translation>
    </message>
    <message>
        <source>From a list</source>
        <comment>button: paste names or read them from a file</comment>
        <translation>De uma lista</translation>
    </message>
    <message>
        <source>%1 has number %2.</source>
        <comment>after somebody was entered; %1: names; %2: a number</comment>
        <translation>Número %2 para %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) in the tournament</source>
        <translation>
            <numerusform>%n jogador no torneio</numerusform>
            <numerusform>%n jogadores no torneio</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody is entered yet</source>
        <translation>Ninguém inscrito ainda</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) in the tournament</source>
        <translation>
            <numerusform>%n dupla no torneio</numerusform>
            <numerusform>%n duplas no torneio</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n withdrawn</source>
        <comment>beside the number of entrants; never zero</comment>
        <translation>
            <numerusform>%n fora do torneio</numerusform>
            <numerusform>%n fora do torneio</numerusform>
        </translation>
    </message>
    <message>
        <source>plays</source>
        <comment>state of an entrant, short</comment>
        <translation>joga</translation>
    </message>
    <message>
        <source>plays from round %1</source>
        <comment>state of an entrant who came late; tournament round; short</comment>
        <translation>joga desde a rodada %1</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <comment>state of an entrant, short</comment>
        <translation>fora do torneio</translation>
    </message>
    <message>
        <source>out</source>
        <comment>state of an entrant who has lost in a knockout, short</comment>
        <translation>eliminado</translation>
    </message>
    <message>
        <source>%1 plays for %2</source>
        <comment>state of an entrant; %1 and %2: names</comment>
        <translation>%1 joga por %2</translation>
    </message>
    <message>
        <source>Number %1</source>
        <comment>above the name of the chosen entrant; %1: a number</comment>
        <translation>Número %1</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <comment>button: the entrant does not play any more</comment>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>%1 withdraws</source>
        <comment>title of a window; %1: names</comment>
        <translation>Retirar %1 do torneio</translation>
    </message>
    <message>
        <source>From the next pairing on. Everything that was played stays, and coming back is possible.</source>
        <translation>A partir da próxima rodada. Tudo o que foi jogado fica, e é possível voltar.</translation>
    </message>
    <message>
        <source>Play again</source>
        <comment>button: an entrant who was withdrawn</comment>
        <translation>Voltar a jogar</translation>
    </message>
    <message>
        <source>Somebody else plays…</source>
        <comment>button; a window follows</comment>
        <translation>Outra pessoa joga…</translation>
    </message>
    <message>
        <source>Somebody else plays for %1</source>
        <comment>title of a window; %1: names</comment>
        <translation>Outra pessoa joga por %1</translation>
    </message>
    <message>
        <source>Who leaves</source>
        <comment>label above a choice of two names</comment>
        <translation>Quem sai</translation>
    </message>
    <message>
        <source>Who comes</source>
        <comment>label of a field for a name</comment>
        <translation>Quem entra</translation>
    </message>
    <message>
        <source>Rating…</source>
        <comment>button: how strong an entrant is; a window follows</comment>
        <translation>Força…</translation>
    </message>
    <message>
        <source>How strong: %1</source>
        <comment>title of a window; %1: names</comment>
        <translation>Força de %1</translation>
    </message>
    <message>
        <source>The stronger an entrant, the higher the number; 0 is none. It decides who meets whom in the first round.</source>
        <translation>Quanto mais forte o inscrito, maior o número; 0 é sem força. Ele decide quem joga primeiro contra quem.</translation>
    </message>
    <message>
        <source>The stronger an entrant, the higher the number; 0 is none. It decides between those who are level.</source>
        <translation>Quanto mais forte o inscrito, maior o número; 0 é sem força. Ele decide entre os que estão empatados.</translation>
    </message>
    <message>
        <source>The stronger an entrant, the higher the number; 0 is none. The pairing of this tournament does not ask for it.</source>
        <translation>Quanto mais forte o inscrito, maior o número; 0 é sem força. Os confrontos deste torneio não dependem dele.</translation>
    </message>
    <message>
        <source>Save</source>
        <comment>the main button of a window: this rating</comment>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>Rating of %1: %2.</source>
        <comment>after a rating was changed; %1: names; %2: a number</comment>
        <translation>Força de %1: %2.</translation>
    </message>
    <message>
        <source>Rating of %1: none.</source>
        <comment>after a rating was taken away; %1: names</comment>
        <translation>Força de %1: nenhuma.</translation>
    </message>
    <message>
        <source>Why (may be left empty)</source>
        <comment>label of a field for a few words</comment>
        <translation>Por quê (pode ficar em branco)</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <comment>the main button of a window</comment>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>Replace</source>
        <comment>the main button of a window</comment>
        <translation>Substituir</translation>
    </message>
    <message>
        <source>%1 does not play any more.</source>
        <comment>after withdrawing; %1: names</comment>
        <translation>Fora do torneio: %1.</translation>
    </message>
    <message>
        <source>%1 plays again.</source>
        <comment>after coming back; %1: names</comment>
        <translation>De volta ao torneio: %1.</translation>
    </message>
    <message>
        <source>%1 will be a new member.</source>
        <comment>below the field; %1: a name that nobody has yet</comment>
        <translation>%1 entrará na lista de sócios.</translation>
    </message>
    <message>
        <source>Type a name first.</source>
        <translation>Primeiro digite um nome.</translation>
    </message>
    <message>
        <source>Who plays with %1?</source>
        <comment>%1: a name; the field for the partner is empty</comment>
        <translation>Quem joga com %1?</translation>
    </message>
    <message>
        <source>A pair needs two different people.</source>
        <translation>Uma dupla precisa de duas pessoas diferentes.</translation>
    </message>
    <message>
        <source>%1 is entered already.</source>
        <comment>%1: a name</comment>
        <translation>%1 já está na lista de inscritos.</translation>
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
        <source>%n penalty point(s) for %1</source>
        <comment>%1: a player or a pair</comment>
        <translation>
            <numerusform>%n ponto de penalidade para %1</numerusform>
            <numerusform>%n pontos de penalidade para %1</numerusform>
        </translation>
    </message>
    <message>
        <source>A warning for %1, no penalty points</source>
        <comment>%1: a player or a pair</comment>
        <translation>Uma advertência para %1, nenhum ponto de penalidade</translation>
    </message>
    <message>
        <source>Next time: an answer can be taken back until the next player has answered.</source>
        <comment>advice on the page</comment>
        <translation>Na próxima vez: dá para retirar a resposta até o próximo jogador responder.</translation>
    </message>
</context>
<context>
    <name>Gallery</name>
    <message>
        <source>Rule sets</source>
        <comment>title of the page with all rule sets</comment>
        <translation>Modalidades</translation>
    </message>
    <message>
        <source>Choose a rule set</source>
        <comment>title of the same page while a table is set up</comment>
        <translation>Escolha uma modalidade</translation>
    </message>
    <message>
        <source>Yours</source>
        <comment>heading: rule sets that people of this house have saved</comment>
        <translation>As suas</translation>
    </message>
    <message>
        <source>Six to start with</source>
        <comment>heading above six rule sets</comment>
        <translation>Seis para começar</translation>
    </message>
    <message>
        <source>All rule sets</source>
        <comment>heading</comment>
        <translation>Todas as modalidades</translation>
    </message>
    <message numerus="yes">
        <source>%n rule set(s)</source>
        <comment>how many fit the search; never zero</comment>
        <translation>
            <numerusform>%n modalidade</numerusform>
            <numerusform>%n modalidades</numerusform>
        </translation>
    </message>
    <message>
        <source>Search rule sets</source>
        <comment>what a screen reader says for the field</comment>
        <translation>Procurar modalidades</translation>
    </message>
    <message>
        <source>Search: a name, a country, a word</source>
        <comment>inside the empty field</comment>
        <translation>Procurar: um nome, um país, uma palavra</translation>
    </message>
    <message>
        <source>No rule set fits all of that.</source>
        <translation>Nenhuma modalidade combina com tudo isso.</translation>
    </message>
    <message>
        <source>Show all rule sets</source>
        <comment>button: forget search and filters</comment>
        <translation>Mostrar todas as modalidades</translation>
    </message>
    <message>
        <source>Every kind</source>
        <comment>filter: all kinds of games</comment>
        <translation>Todos os tipos</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <comment>filter: all countries</comment>
        <translation>Qualquer lugar</translation>
    </message>
    <message>
        <source>Kind of game</source>
        <comment>what a screen reader says for a row of choices</comment>
        <translation>Tipo de jogo</translation>
    </message>
    <message>
        <source>Where it is played</source>
        <comment>what a screen reader says for a row of choices</comment>
        <translation>Onde se joga</translation>
    </message>
    <message>
        <source>Each for themselves</source>
        <comment>kind of game: one line of tiles, no partners</comment>
        <translation>Cada um por si</translation>
    </message>
    <message>
        <source>Two against two</source>
        <comment>kind of game: partners sit opposite</comment>
        <translation>Dupla contra dupla</translation>
    </message>
    <message>
        <source>Points while playing</source>
        <comment>kind of game: the open ends score during the round</comment>
        <translation>Pontos durante o jogo</translation>
    </message>
    <message>
        <source>Crosses and stars</source>
        <comment>kind of game: the tiles grow in four or more directions</comment>
        <translation>Cruzes e estrelas</translation>
    </message>
    <message>
        <source>Matador</source>
        <comment>kind of game: touching numbers add up to seven</comment>
        <translation>Matador</translation>
    </message>
    <message>
        <source>Trains</source>
        <comment>kind of game: Mexican Train and its relatives</comment>
        <translation>Trens</translation>
    </message>
    <message>
        <source>All over the world</source>
        <comment>where a game is played</comment>
        <translation>No mundo todo</translation>
    </message>
    <message>
        <source>Italy</source>
        <comment>where a game is played</comment>
        <translation>Itália</translation>
    </message>
    <message>
        <source>Portugal</source>
        <comment>where a game is played</comment>
        <translation>Portugal</translation>
    </message>
    <message>
        <source>Brazil</source>
        <comment>where a game is played</comment>
        <translation>Brasil</translation>
    </message>
    <message>
        <source>Spain</source>
        <comment>where a game is played</comment>
        <translation>Espanha</translation>
    </message>
    <message>
        <source>The Caribbean</source>
        <comment>where a game is played</comment>
        <translation>Caribe</translation>
    </message>
    <message>
        <source>Indonesia</source>
        <comment>where a game is played</comment>
        <translation>Indonésia</translation>
    </message>
    <message>
        <source>Sweden</source>
        <comment>where a game is played</comment>
        <translation>Suécia</translation>
    </message>
    <message>
        <source>Britain</source>
        <comment>where a game is played</comment>
        <translation>Grã-Bretanha</translation>
    </message>
    <message>
        <source>North America</source>
        <comment>where a game is played</comment>
        <translation>América do Norte</translation>
    </message>
    <message>
        <source>Our house</source>
        <comment>where a game is played: a rule set that somebody of this house has made</comment>
        <translation>Nossa casa</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <comment>how many can play; never zero</comment>
        <translation>
            <numerusform>%n jogador</numerusform>
            <numerusform>%n jogadores</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 players</source>
        <comment>how many can play; %1, %2: numbers, like 2 and 4</comment>
        <translation>de %1 a %2 jogadores</translation>
    </message>
    <message>
        <source>%1 players</source>
        <comment>how many can play; %1: a list of numbers, like 2 or 4</comment>
        <translation>%1 jogadores</translation>
    </message>
    <message>
        <source>4 players in pairs</source>
        <comment>how many can play: two against two</comment>
        <translation>4 jogadores em duplas</translation>
    </message>
    <message numerus="yes">
        <source>to %n point(s)</source>
        <comment>how long a match is; never zero</comment>
        <translation>
            <numerusform>até %n ponto</numerusform>
            <numerusform>até %n pontos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <comment>how long a match is; round = one deal; never zero</comment>
        <translation>
            <numerusform>%n mão</numerusform>
            <numerusform>%n mãos</numerusform>
        </translation>
    </message>
    <message>
        <source>One line of tiles, doubles across</source>
        <comment>what a screen reader says for a picture</comment>
        <translation>Uma linha de pedras, com os duplos atravessados</translation>
    </message>
    <message>
        <source>One line of tiles between two pairs</source>
        <comment>what a screen reader says for a picture</comment>
        <translation>Uma linha de pedras entre duas duplas</translation>
    </message>
    <message>
        <source>One line whose ends are added up</source>
        <comment>what a screen reader says for a picture</comment>
        <translation>Uma linha em que se somam as pontas</translation>
    </message>
    <message>
        <source>Four arms from the first double</source>
        <comment>what a screen reader says for a picture</comment>
        <translation>Quatro braços a partir do primeiro duplo</translation>
    </message>
    <message>
        <source>Side arms from every double</source>
        <comment>what a screen reader says for a picture</comment>
        <translation>Braços laterais em todos os duplos</translation>
    </message>
    <message>
        <source>A cross of four tiles round a double</source>
        <comment>what a screen reader says for a picture</comment>
        <translation>Uma cruz de quatro pedras em volta de um duplo</translation>
    </message>
    <message>
        <source>A cross with a double on every arm</source>
        <comment>what a screen reader says for a picture</comment>
        <translation>Uma cruz com um duplo em cada braço</translation>
    </message>
    <message>
        <source>A star of tiles round a double</source>
        <comment>what a screen reader says for a picture</comment>
        <translation>Uma estrela de pedras em volta de um duplo</translation>
    </message>
    <message>
        <source>One line whose joints make seven</source>
        <comment>what a screen reader says for a picture</comment>
        <translation>Uma linha em que os encontros somam sete</translation>
    </message>
    <message>
        <source>A train of tiles for every player</source>
        <comment>what a screen reader says for a picture</comment>
        <translation>Um trem de pedras para cada jogador</translation>
    </message>
    <message>
        <source>Three toes from a double</source>
        <comment>what a screen reader says for a picture</comment>
        <translation>Três dedos saindo de um duplo</translation>
    </message>
    <message>
        <source>House rules from %1</source>
        <comment>%1: the name of a rule set</comment>
        <translation>Regras da casa a partir de: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) changed: %1</source>
        <comment>%1: a list of rules, like Direction of play and Extra points; never zero</comment>
        <translation>
            <numerusform>%n regra alterada: %1</numerusform>
            <numerusform>%n regras alteradas: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <comment>button: play by this rule set at once</comment>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Play %1</source>
        <comment>%1: the name of a rule set</comment>
        <translation>Jogar: %1</translation>
    </message>
    <message>
        <source>Choose</source>
        <comment>button: set up the table with this rule set</comment>
        <translation>Escolher</translation>
    </message>
    <message>
        <source>Choose %1</source>
        <comment>%1: the name of a rule set</comment>
        <translation>Escolher: %1</translation>
    </message>
    <message>
        <source>Choose other rules</source>
        <comment>button: opens the page with all rule sets</comment>
        <translation>Escolher outras regras</translation>
    </message>
    <message>
        <source>Read the rules</source>
        <comment>button</comment>
        <translation>Ler as regras</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>button: read the rules</comment>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Read the rules of %1</source>
        <comment>%1: the name of a rule set</comment>
        <translation>Ler as regras: %1</translation>
    </message>
    <message>
        <source>Compare</source>
        <comment>button: compare this rule set with another one</comment>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Change the rules</source>
        <comment>button: make house rules of this rule set</comment>
        <translation>Mudar as regras</translation>
    </message>
    <message>
        <source>Load a file</source>
        <comment>button: take over a rule set that somebody sent</comment>
        <translation>Carregar um arquivo</translation>
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
        <source>Shift and arrow keys</source>
        <comment>keys, held together</comment>
        <translation>Shift e setas</translation>
    </message>
    <message>
        <source>Ctrl and arrow keys</source>
        <comment>keys, held together</comment>
        <translation>Ctrl e setas</translation>
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
        <source>move the tile within the rack</source>
        <comment>what keys do</comment>
        <translation>mover a pedra no suporte</translation>
    </message>
    <message>
        <source>move the zoomed table</source>
        <comment>what keys do</comment>
        <translation>mover a mesa ampliada</translation>
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
        <source>skip whatever is moving, and the questions</source>
        <comment>what a key does: everything that moves arrives at once; the walk round the table goes to its end</comment>
        <translation>pular as animações e as perguntas</translation>
    </message>
    <message>
        <source>sort the tiles</source>
        <comment>what a key does</comment>
        <translation>ordenar as pedras</translation>
    </message>
    <message>
        <source>ask the coach for a hint, or hide it</source>
        <comment>what a key does</comment>
        <translation>pedir uma dica ao treinador, ou esconder</translation>
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
        <source>hear your tiles</source>
        <comment>what a key does: a screen reader says the tiles in the rack</comment>
        <translation>ouvir as suas pedras</translation>
    </message>
    <message>
        <source>hear the open ends</source>
        <comment>what a key does</comment>
        <translation>ouvir as pontas abertas</translation>
    </message>
    <message>
        <source>hear tiles and scores</source>
        <comment>what a key does: how many tiles each player has, and points</comment>
        <translation>ouvir as pedras e o placar</translation>
    </message>
    <message>
        <source>hear whose turn it is</source>
        <comment>what a key does</comment>
        <translation>ouvir de quem é a vez</translation>
    </message>
    <message>
        <source>hear the last move again</source>
        <comment>what a key does</comment>
        <translation>ouvir de novo a última jogada</translation>
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
        <source>The rules of this match</source>
        <comment>button</comment>
        <translation>As regras desta partida</translation>
    </message>
    <message>
        <source>All rule sets</source>
        <comment>button</comment>
        <translation>Todas as modalidades</translation>
    </message>
    <message>
        <source>Everything works without the mouse.</source>
        <comment>under the title of the table of keys</comment>
        <translation>Tudo funciona sem o mouse.</translation>
    </message>
</context>
<context>
    <name>Help keys</name>
    <message>
        <source>Keys that work here</source>
        <comment>heading above keys and what they do on this page</comment>
        <translation>Teclas que funcionam aqui</translation>
    </message>
    <message>
        <source>Keys that work everywhere</source>
        <comment>heading above keys and what they do on every page</comment>
        <translation>Teclas que funcionam em todo lugar</translation>
    </message>
    <message>
        <source>Alt+%1</source>
        <comment>two keys; %1: another key</comment>
        <translation>Alt+%1</translation>
    </message>
    <message>
        <source>Shift+%1</source>
        <comment>two keys; %1: another key</comment>
        <translation>Shift+%1</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>a key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Backspace</source>
        <comment>a key</comment>
        <translation>Backspace</translation>
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
        <translation>Ctrl e de 1 a 5</translation>
    </message>
    <message>
        <source>Letters</source>
        <comment>keys</comment>
        <translation>Letras</translation>
    </message>
    <message>
        <source>to the next button or field</source>
        <comment>what a key does</comment>
        <translation>para o próximo botão ou campo</translation>
    </message>
    <message>
        <source>press the button, or choose</source>
        <comment>what a key does</comment>
        <translation>apertar o botão, ou escolher</translation>
    </message>
    <message>
        <source>back</source>
        <comment>what a key does: to the page before</comment>
        <translation>voltar</translation>
    </message>
    <message>
        <source>quit the program</source>
        <comment>what a key does</comment>
        <translation>sair do programa</translation>
    </message>
    <message>
        <source>scroll; among choices: to the next one</source>
        <comment>what keys do</comment>
        <translation>rolar; entre opções: para a próxima</translation>
    </message>
    <message>
        <source>to the top or the bottom</source>
        <comment>what keys do</comment>
        <translation>para o começo ou o fim</translation>
    </message>
    <message>
        <source>search</source>
        <comment>what a key does: it leads to the search field</comment>
        <translation>buscar</translation>
    </message>
    <message>
        <source>empty the search</source>
        <comment>what a key does</comment>
        <translation>limpar a busca</translation>
    </message>
    <message>
        <source>from the search into the list</source>
        <comment>what a key does</comment>
        <translation>da busca para a lista</translation>
    </message>
    <message>
        <source>in the list: to the next row or column</source>
        <comment>what keys do</comment>
        <translation>na lista: para a próxima linha ou coluna</translation>
    </message>
    <message>
        <source>in the list: to the first or the last row</source>
        <comment>what keys do</comment>
        <translation>na lista: para a primeira ou a última linha</translation>
    </message>
    <message>
        <source>in the list: to the next name that begins so</source>
        <comment>what letters do</comment>
        <translation>na lista: para o próximo nome que começa assim</translation>
    </message>
    <message>
        <source>to the next field; from the last one, on</source>
        <comment>what a key does: Enter, in a form</comment>
        <translation>para o próximo campo; do último, em frente</translation>
    </message>
    <message>
        <source>in a field for a name: show who is known</source>
        <comment>what a key does</comment>
        <translation>num campo de nome: mostrar os nomes conhecidos</translation>
    </message>
    <message>
        <source>paste the picture that you have copied</source>
        <comment>what keys do</comment>
        <translation>colar a imagem copiada</translation>
    </message>
    <message>
        <source>bring the sheet nearer or further away</source>
        <comment>what keys do</comment>
        <translation>aproximar ou afastar a folha</translation>
    </message>
    <message>
        <source>move the sheet</source>
        <comment>what keys do</comment>
        <translation>mover a folha</translation>
    </message>
    <message>
        <source>entrants, round, standings, log, publish</source>
        <comment>what five keys do: they open these parts</comment>
        <translation>inscritos, rodada, classificação, registro, publicar</translation>
    </message>
    <message>
        <source>create the tournament at once</source>
        <comment>what a key does</comment>
        <translation>criar o torneio na hora</translation>
    </message>
    <message>
        <source>in the list: change this member</source>
        <comment>what a key does</comment>
        <translation>na lista: alterar este sócio</translation>
    </message>
    <message>
        <source>to the next field; then enter these people</source>
        <comment>what a key does: Enter, on the list of entrants</comment>
        <translation>para o próximo campo; depois, inscrever estas pessoas</translation>
    </message>
    <message>
        <source>in the list: withdraw this entrant</source>
        <comment>what a key does</comment>
        <translation>na lista: retirar este inscrito</translation>
    </message>
    <message>
        <source>look at the round before or after</source>
        <comment>what keys do: a tournament round</comment>
        <translation>ver a rodada anterior ou a seguinte</translation>
    </message>
    <message>
        <source>publish the pairing</source>
        <comment>what keys do</comment>
        <translation>publicar os confrontos</translation>
    </message>
    <message>
        <source>from name to name</source>
        <comment>what keys do</comment>
        <translation>de nome em nome</translation>
    </message>
    <message>
        <source>choose nobody any more</source>
        <comment>what a key does, where two people change places</comment>
        <translation>não escolher mais ninguém</translation>
    </message>
    <message>
        <source>begin the number of a table</source>
        <comment>what digits do, wherever the keyboard is</comment>
        <translation>começar o número de uma mesa</translation>
    </message>
    <message>
        <source>to the next field; after the last one the result counts</source>
        <comment>what a key does: Enter</comment>
        <translation>para o próximo campo; depois do último o resultado vale</translation>
    </message>
    <message>
        <source>to the field before or behind</source>
        <comment>what keys do</comment>
        <translation>para o campo anterior ou o seguinte</translation>
    </message>
    <message>
        <source>in an empty field: to the one before</source>
        <comment>what a key does</comment>
        <translation>em um campo vazio: para o anterior</translation>
    </message>
    <message>
        <source>let an unusual result count</source>
        <comment>what keys do</comment>
        <translation>aceitar um resultado incomum</translation>
    </message>
    <message>
        <source>take the last result back</source>
        <comment>what keys do</comment>
        <translation>desfazer o último resultado</translation>
    </message>
    <message>
        <source>among the cards: from table to table</source>
        <comment>what keys do</comment>
        <translation>entre os cartões: de mesa em mesa</translation>
    </message>
    <message>
        <source>at a card: enter its result, or correct it</source>
        <comment>what a key does</comment>
        <translation>em um cartão: anotar o resultado, ou corrigir</translation>
    </message>
    <message>
        <source>at a card: correct its result</source>
        <comment>what a key does</comment>
        <translation>em um cartão: corrigir o resultado</translation>
    </message>
    <message>
        <source>open what this entrant has played</source>
        <comment>what a key does</comment>
        <translation>abrir tudo o que este inscrito jogou</translation>
    </message>
    <message>
        <source>from entrant to entrant, from level to level</source>
        <comment>what keys do, in a knockout</comment>
        <translation>de inscrito em inscrito, de fase em fase</translation>
    </message>
    <message>
        <source>back to the standings</source>
        <comment>what a key does</comment>
        <translation>de volta à classificação</translation>
    </message>
    <message>
        <source>at a result with a protocol: open it</source>
        <comment>what a key does</comment>
        <translation>em um resultado com súmula: abrir a súmula</translation>
    </message>
    <message>
        <source>tick this tournament, or untick it</source>
        <comment>what a key does</comment>
        <translation>marcar ou desmarcar este torneio</translation>
    </message>
    <message>
        <source>one page on, or one back</source>
        <comment>what keys do</comment>
        <translation>uma página à frente ou atrás</translation>
    </message>
    <message>
        <source>hold this page, or let it go on</source>
        <comment>what a key does</comment>
        <translation>parar nesta página, ou deixar seguir</translation>
    </message>
    <message>
        <source>fill the screen, or be a window again</source>
        <comment>what a key does; so does a double click</comment>
        <translation>tela cheia, ou janela de novo</translation>
    </message>
    <message>
        <source>close this window</source>
        <comment>what a key does</comment>
        <translation>fechar esta janela</translation>
    </message>
    <message>
        <source>open the table at once</source>
        <comment>what keys do</comment>
        <translation>abrir a mesa na hora</translation>
    </message>
    <message>
        <source>to the next open table</source>
        <comment>what a key does</comment>
        <translation>para a próxima mesa aberta</translation>
    </message>
    <message>
        <source>take the last step back</source>
        <comment>what keys do</comment>
        <translation>desfazer o último passo</translation>
    </message>
    <message>
        <source>write the open numbers and how many tiles are held</source>
        <comment>what digits do</comment>
        <translation>escrever os números abertos e quantas pedras há em cada mão</translation>
    </message>
    <message>
        <source>a tile by its two numbers, like 64</source>
        <comment>what digits do</comment>
        <translation>uma pedra pelos seus dois números, como 64</translation>
    </message>
    <message>
        <source>can play</source>
        <comment>what a key does: the answer of a player</comment>
        <translation>pode jogar</translation>
    </message>
    <message>
        <source>cannot play</source>
        <comment>what a key does: the answer of a player</comment>
        <translation>não pode jogar</translation>
    </message>
    <message>
        <source>to another player&apos;s hand</source>
        <comment>what keys do</comment>
        <translation>para a mão de outro jogador</translation>
    </message>
    <message>
        <source>choose the penalty with this number</source>
        <comment>what digits do</comment>
        <translation>escolher a penalidade com este número</translation>
    </message>
    <message>
        <source>go on</source>
        <comment>what a key does</comment>
        <translation>continuar</translation>
    </message>
    <message>
        <source>from dispute to dispute</source>
        <comment>what keys do</comment>
        <translation>de caso em caso</translation>
    </message>
    <message>
        <source>open the lid</source>
        <comment>what a key does</comment>
        <translation>abrir a tampa</translation>
    </message>
    <message>
        <source>close this sheet</source>
        <comment>what a key does</comment>
        <translation>fechar esta folha</translation>
    </message>
    <message>
        <source>tile by tile</source>
        <comment>what keys do: through a finished round</comment>
        <translation>pedra por pedra</translation>
    </message>
    <message>
        <source>five tiles further or back</source>
        <comment>what keys do</comment>
        <translation>cinco pedras à frente ou atrás</translation>
    </message>
    <message>
        <source>to the deal, or to the last tile</source>
        <comment>what keys do</comment>
        <translation>para o início da mão, ou para a última pedra</translation>
    </message>
    <message>
        <source>from step to step</source>
        <comment>what keys do: up and down a stair of puzzles</comment>
        <translation>de degrau em degrau</translation>
    </message>
    <message>
        <source>move the frame; with Shift a little</source>
        <comment>what keys do</comment>
        <translation>mover a moldura; com Shift só um pouco</translation>
    </message>
    <message>
        <source>make the frame larger or smaller</source>
        <comment>what keys do</comment>
        <translation>aumentar ou diminuir a moldura</translation>
    </message>
    <message>
        <source>make the frame as large as possible</source>
        <comment>what a key does</comment>
        <translation>deixar a moldura o maior possível</translation>
    </message>
</context>
<context>
    <name>Help topics</name>
    <message>
        <source>Here are your tables with real tiles.</source>
        <translation>Aqui estão as suas mesas com pedras de verdade.</translation>
    </message>
    <message>
        <source>Open a table, or go on with one where you left it; nothing that you typed is lost.</source>
        <translation>Abra uma mesa, ou continue em outra de onde parou; nada do que você digitou se perde.</translation>
    </message>
    <message>
        <source>Practise with disputes, or print the card for tables without a computer.</source>
        <translation>Treine com casos, ou imprima o cartão para mesas sem computador.</translation>
    </message>
    <message>
        <source>A protocol that somebody sent you can be opened and judged again.</source>
        <translation>Uma súmula que alguém mandou para você pode ser aberta e julgada de novo.</translation>
    </message>
    <message>
        <source>Say who sits at the table, in which languages, and by which rules.</source>
        <translation>Diga quem está na mesa, em que idiomas e com que regras.</translation>
    </message>
    <message>
        <source>Enter leads from field to field; with Ctrl and Enter the table opens at once.</source>
        <translation>Enter leva de campo em campo; com Ctrl e Enter a mesa se abre na hora.</translation>
    </message>
    <message>
        <source>Each player is asked in the language that you choose here.</source>
        <translation>Cada jogador ouve a pergunta no idioma que você escolhe aqui.</translation>
    </message>
    <message>
        <source>What a false declaration costs can be changed before the table opens.</source>
        <translation>O que custa uma declaração falsa pode ser mudado antes de abrir a mesa.</translation>
    </message>
    <message>
        <source>Settle a dispute step by step: position, walk, hands, rulings, score.</source>
        <translation>Resolva um caso passo a passo: posição, perguntas, mãos, decisões, contagem.</translation>
    </message>
    <message>
        <source>Type a tile by its two numbers, like 64. Backspace takes back.</source>
        <translation>Digite uma pedra pelos seus dois números, como 64. Backspace apaga.</translation>
    </message>
    <message>
        <source>In the walk the key 1 means: can play; 0 means: cannot. Turn the screen to each player.</source>
        <translation>Nas perguntas, a tecla 1 quer dizer: tem pedra para jogar; 0 quer dizer: não tem. Vire a tela para cada jogador.</translation>
    </message>
    <message>
        <source>A foul can be written down at any time, and a ruling can be withdrawn.</source>
        <translation>Uma infração pode ser anotada a qualquer momento, e uma decisão pode ser anulada.</translation>
    </message>
    <message>
        <source>F6 goes on to the next table.</source>
        <translation>F6 passa à próxima mesa.</translation>
    </message>
    <message>
        <source>Every round of this table with its points.</source>
        <translation>Todas as mãos desta mesa com os seus pontos.</translation>
    </message>
    <message>
        <source>Write down a round of which only the points are known, or correct one with a reason.</source>
        <translation>Anote uma mão da qual só se sabem os pontos, ou corrija uma, com o motivo.</translation>
    </message>
    <message>
        <source>Every round has a protocol that can be printed.</source>
        <translation>Cada mão tem uma súmula para imprimir.</translation>
    </message>
    <message>
        <source>Nothing is wiped out: the log keeps what was corrected.</source>
        <translation>Nada se apaga: o registro guarda o que foi corrigido.</translation>
    </message>
    <message>
        <source>This is the sheet as it will be printed.</source>
        <translation>Esta é a folha como será impressa.</translation>
    </message>
    <message>
        <source>Choose the languages and the paper; print it, or save it as PDF, picture or text.</source>
        <translation>Escolha os idiomas e o papel; imprima, ou salve como PDF, imagem ou texto.</translation>
    </message>
    <message>
        <source>Plus and minus bring the sheet nearer or further away.</source>
        <translation>Mais e menos aproximam ou afastam a folha.</translation>
    </message>
    <message>
        <source>A protocol that was saved as a file can be judged again on any computer.</source>
        <translation>Uma súmula salva em arquivo pode ser julgada de novo em qualquer computador.</translation>
    </message>
    <message>
        <source>This window asks the players, each in their own language.</source>
        <translation>Esta janela pergunta aos jogadores, a cada um no seu idioma.</translation>
    </message>
    <message>
        <source>It shows the question and nothing else; no tile of any hand is ever in it.</source>
        <translation>Ela mostra a pergunta e mais nada; nenhuma pedra de ninguém aparece aqui.</translation>
    </message>
    <message>
        <source>The answers are typed at the desk.</source>
        <translation>As respostas são digitadas na mesa de arbitragem.</translation>
    </message>
    <message>
        <source>A second screen is filled at once. If not, move the window there and let it fill the screen.</source>
        <translation>Uma segunda tela se enche na hora; se não, leve a janela para lá e use a tela cheia.</translation>
    </message>
    <message>
        <source>Here are the tournaments of your club.</source>
        <translation>Aqui estão os torneios do seu clube.</translation>
    </message>
    <message>
        <source>Go on with one, begin a new one, or take the people and settings of the last one over.</source>
        <translation>Continue um deles, comece um novo, ou aproveite as pessoas e as configurações do último.</translation>
    </message>
    <message>
        <source>Members have a name, a language, and what they need at the table.</source>
        <translation>Cada sócio tem um nome, um idioma e o que precisa na mesa.</translation>
    </message>
    <message>
        <source>The season table adds tournaments up; files of other computers are opened here.</source>
        <translation>A tabela da temporada soma os torneios; arquivos de outros computadores se abrem aqui.</translation>
    </message>
    <message>
        <source>Settle who plays whom, by which rules, and what puts the entrants in order.</source>
        <translation>Defina quem joga contra quem, com que regras, e o que decide a classificação.</translation>
    </message>
    <message>
        <source>Everything has a value that suits an evening: a name is enough to begin.</source>
        <translation>Tudo já tem um valor que serve para uma noite: basta um nome para começar.</translation>
    </message>
    <message>
        <source>The same number of the lots pairs the same people in the same way again.</source>
        <translation>Com o mesmo número do sorteio, as mesmas pessoas formam de novo as mesmas mesas.</translation>
    </message>
    <message>
        <source>Much can still be changed later; what has been played stays as it was.</source>
        <translation>Muita coisa ainda pode mudar depois; o que foi jogado fica como estava.</translation>
    </message>
    <message>
        <source>Everybody who plays in your club.</source>
        <translation>Todos os que jogam no seu clube.</translation>
    </message>
    <message>
        <source>Say how lists for everybody show a person: full name, first name and initial, or a number.</source>
        <translation>Diga como as listas para todos mostram uma pessoa: nome completo, nome e inicial, ou um número.</translation>
    </message>
    <message>
        <source>Needs at the table are kept by every pairing. They are never printed or sent.</source>
        <translation>Toda rodada respeita o que cada um precisa na mesa. Isso nunca é impresso nem enviado.</translation>
    </message>
    <message>
        <source>Whoever wants to be forgotten becomes a number everywhere; old results stay.</source>
        <translation>Quem quiser ser esquecido vira um número em todo lugar; os resultados antigos ficam.</translation>
    </message>
    <message>
        <source>Who takes part in this tournament.</source>
        <translation>Quem participa deste torneio.</translation>
    </message>
    <message>
        <source>Type a name and press Enter; names of members are completed.</source>
        <translation>Digite um nome e aperte Enter; os nomes dos sócios se completam sozinhos.</translation>
    </message>
    <message>
        <source>Tick those of last time who are here, or paste a list from elsewhere.</source>
        <translation>Marque quem jogou da última vez e veio hoje, ou cole uma lista feita em outro lugar.</translation>
    </message>
    <message>
        <source>Whoever leaves is withdrawn and may come back; nobody is wiped out.</source>
        <translation>Quem vai embora é retirado e pode voltar; ninguém é apagado.</translation>
    </message>
    <message>
        <source>Pair the next round, call the tables, enter the results.</source>
        <comment>tournament round</comment>
        <translation>Monte a próxima rodada, chame as mesas, anote os resultados.</translation>
    </message>
    <message>
        <source>Before a pairing is published, tables can be locked, places swapped, and each table says why.</source>
        <translation>Antes de publicar, dá para fixar mesas e trocar lugares, e cada mesa diz o porquê.</translation>
    </message>
    <message>
        <source>Results: table, Enter, points, Enter, points, Enter. The next open table is waiting.</source>
        <translation>Resultados: mesa, Enter, pontos, Enter, pontos, Enter. A próxima mesa aberta já espera.</translation>
    </message>
    <message>
        <source>A dispute? Call the table to the referee desk: its clock stops, its result comes back.</source>
        <translation>Um caso? Chame a mesa à mesa de arbitragem: o relógio para, e o resultado volta para cá.</translation>
    </message>
    <message>
        <source>An old result is corrected with a reason; later pairings stay as they were.</source>
        <translation>Um resultado antigo se corrige com um motivo; as rodadas seguintes ficam como estavam.</translation>
    </message>
    <message>
        <source>This pairing is a proposal: it counts when you publish it.</source>
        <comment>tournament round</comment>
        <translation>Estes confrontos são uma proposta: só valem quando você publicar.</translation>
    </message>
    <message>
        <source>Choose a name, then another one: the two change places.</source>
        <translation>Escolha um nome, depois outro: os dois trocam de lugar.</translation>
    </message>
    <message>
        <source>When it is published, print it or show it on the beamer, and start the clock.</source>
        <translation>Depois de publicar, imprima ou mostre no projetor, e comece o relógio.</translation>
    </message>
    <message>
        <source>The open tables of this round are made up anew.</source>
        <comment>tournament round</comment>
        <translation>As mesas abertas desta rodada são montadas de novo.</translation>
    </message>
    <message>
        <source>Tables that have points already stay as they are.</source>
        <translation>As mesas que já têm pontos ficam como estão.</translation>
    </message>
    <message>
        <source>When you publish it you are asked why; the log keeps the reason.</source>
        <translation>Ao publicar, o programa pergunta o motivo; ele fica no registro.</translation>
    </message>
    <message>
        <source>The tables are playing. Type their results as they come in.</source>
        <comment>tournament round</comment>
        <translation>As mesas estão jogando. Digite os resultados à medida que chegam.</translation>
    </message>
    <message>
        <source>Choose a table to see what can be done there: more time, a penalty, a forfeit.</source>
        <translation>Escolha uma mesa para ver o que se pode fazer ali: mais tempo, uma penalidade, um WO.</translation>
    </message>
    <message>
        <source>Every table of this round has its result.</source>
        <comment>tournament round</comment>
        <translation>Todas as mesas desta rodada têm resultado.</translation>
    </message>
    <message>
        <source>Pair the next round from here; after the last one, close the tournament.</source>
        <translation>Monte a próxima rodada por aqui; depois da última, encerre o torneio.</translation>
    </message>
    <message>
        <source>The standings show how it came out, and they can be printed under Publish.</source>
        <translation>A classificação mostra como terminou, e pode ser impressa em Publicar.</translation>
    </message>
    <message>
        <source>Who is where, after any round.</source>
        <comment>tournament round</comment>
        <translation>Quem está em que lugar, depois de qualquer rodada.</translation>
    </message>
    <message>
        <source>The columns stand in the order in which they decide; who is level stays level.</source>
        <translation>As colunas estão na ordem em que decidem; quem empata em todas continua empatado.</translation>
    </message>
    <message>
        <source>Enter on a row opens everything that this entrant has played.</source>
        <translation>Enter em uma linha abre tudo o que aquele inscrito jogou.</translation>
    </message>
    <message>
        <source>The cross table shows who has met whom, and with which points.</source>
        <translation>A tabela cruzada mostra quem enfrentou quem, e com quantos pontos.</translation>
    </message>
    <message>
        <source>Everything that was done, in order. Nothing is ever wiped out here.</source>
        <translation>Tudo o que foi feito, em ordem. Aqui nada se apaga.</translation>
    </message>
    <message>
        <source>Type into the search field to find a table, a name or a word.</source>
        <translation>Digite no campo de busca para achar uma mesa, um nome ou uma palavra.</translation>
    </message>
    <message>
        <source>Corrections stand out; each carries its reason.</source>
        <translation>As correções se destacam; cada uma traz o seu motivo.</translation>
    </message>
    <message>
        <source>The log can be printed: choose it under Publish.</source>
        <comment>Publish: a tab</comment>
        <translation>O registro pode ser impresso: escolha-o em Publicar.</translation>
    </message>
    <message>
        <source>Every list, ready to be printed, saved or sent.</source>
        <translation>Todas as listas, prontas para imprimir, salvar ou enviar.</translation>
    </message>
    <message>
        <source>Choose one language or two; the sheet shows what will be printed.</source>
        <translation>Escolha um idioma ou dois; a folha mostra o que será impresso.</translation>
    </message>
    <message>
        <source>The archive carries the whole tournament to another computer.</source>
        <translation>O arquivo do torneio leva o torneio inteiro para outro computador.</translation>
    </message>
    <message>
        <source>A file of results brings what two directors have typed together again.</source>
        <translation>Um arquivo de resultados reúne o que duas pessoas digitaram em computadores diferentes.</translation>
    </message>
    <message>
        <source>Every table that this entrant has played at.</source>
        <translation>Todas as mesas em que este inscrito jogou.</translation>
    </message>
    <message>
        <source>With partners, opponents, points, blocks, fouls and penalties.</source>
        <translation>Com parceiros, adversários, pontos, jogos fechados, infrações e penalidades.</translation>
    </message>
    <message>
        <source>A wrong result can be corrected from here, with a reason.</source>
        <translation>Daqui se corrige um resultado errado, com um motivo.</translation>
    </message>
    <message>
        <source>Where somebody was replaced, it tells who really sat there.</source>
        <translation>Onde houve substituição, diz quem estava mesmo na mesa.</translation>
    </message>
    <message>
        <source>Several tournaments added up.</source>
        <translation>Vários torneios somados.</translation>
    </message>
    <message>
        <source>Choose which tournaments count, and how many of each player&apos;s best.</source>
        <translation>Escolha que torneios contam, e quantos dos melhores resultados de cada jogador.</translation>
    </message>
    <message>
        <source>Add up places, wins or points, as your club is used to.</source>
        <translation>Some lugares, vitórias ou pontos, como é costume no seu clube.</translation>
    </message>
    <message>
        <source>Both partners of a pair get what the pair has reached.</source>
        <translation>Os dois parceiros de uma dupla recebem o que a dupla conseguiu.</translation>
    </message>
    <message>
        <source>This window is for everybody in the room.</source>
        <comment>a window for a beamer or second screen</comment>
        <translation>Esta janela é para todos na sala.</translation>
    </message>
    <message>
        <source>It follows the tournament by itself: tables, clock, results, standings.</source>
        <translation>Ela acompanha o torneio sozinha: mesas, relógio, resultados, classificação.</translation>
    </message>
    <message>
        <source>Names stand as each person wants to be read by others.</source>
        <translation>Cada nome aparece como a pessoa quer ser lida pelos outros.</translation>
    </message>
</context>
<context>
    <name>HelpHere</name>
    <message>
        <source>What can I do here?</source>
        <comment>title of the sheet that F1 opens</comment>
        <translation>O que posso fazer aqui?</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>button that closes the sheet; F1 and Esc do the same</comment>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Rules of this match</source>
        <comment>button</comment>
        <translation>Regras desta partida</translation>
    </message>
    <message>
        <source>%1 helps on every page</source>
        <comment>small, in a corner of the very first page; %1: a key, like F1</comment>
        <translation>%1 ajuda em todas as páginas</translation>
    </message>
    <message>
        <source>Here you choose your language, and off you go.</source>
        <comment>the very first page</comment>
        <translation>Aqui você escolhe o seu idioma, e pronto.</translation>
    </message>
    <message>
        <source>Click your language: everything speaks it at once.</source>
        <translation>Clique no seu idioma: tudo passa a falar nele na hora.</translation>
    </message>
    <message>
        <source>Tell your name if you like. It is kept on this computer only.</source>
        <translation>Se quiser, diga o seu nome. Ele fica só neste computador.</translation>
    </message>
    <message>
        <source>Play now starts a match against three computer players.</source>
        <translation>“Jogar agora” começa uma partida contra três jogadores do computador.</translation>
    </message>
    <message>
        <source>The tour shows you in two minutes how to play.</source>
        <translation>O tour guiado mostra em dois minutos como jogar.</translation>
    </message>
    <message>
        <source>From here you go on with a match, begin a new one, or look around.</source>
        <comment>the start page</comment>
        <translation>Daqui você continua uma partida, começa uma nova ou dá uma olhada em tudo.</translation>
    </message>
    <message>
        <source>Continue goes on exactly where you stopped, even in the middle of a question.</source>
        <translation>“Continuar a partida” segue exatamente de onde você parou, até no meio de uma pergunta.</translation>
    </message>
    <message>
        <source>Set up a table to choose the rules and who plays: people, computers, or both.</source>
        <translation>“Montar uma mesa” é para escolher as regras e quem joga: pessoas, computadores ou os dois.</translation>
    </message>
    <message>
        <source>Change the language below, whenever you like.</source>
        <translation>Mude o idioma aqui embaixo quando quiser.</translation>
    </message>
    <message>
        <source>Here you lay the table: which game, who plays, and for how long.</source>
        <comment>the page that sets up</comment>
        <translation>Aqui você monta a mesa: qual jogo, quem joga e por quanto tempo.</translation>
    </message>
    <message>
        <source>Choose the rules at the top, or look at all rule sets.</source>
        <translation>Escolha as regras no alto, ou veja todas as modalidades.</translation>
    </message>
    <message>
        <source>Each card is a seat: give it a name, a language, a colour, or a computer player.</source>
        <translation>Cada cartão é um lugar: dê a ele um nome, um idioma, uma cor ou um jogador do computador.</translation>
    </message>
    <message>
        <source>Drag the cards to change who sits beside whom.</source>
        <translation>Arraste os cartões para mudar quem fica ao lado de quem.</translation>
    </message>
    <message>
        <source>Choose how a blocked game is checked: together, quickly, or on your honour.</source>
        <translation>Escolha como se confere um jogo fechado: juntos, rápido ou na confiança.</translation>
    </message>
    <message>
        <source>Whatever you choose is offered again next time.</source>
        <translation>O que você escolher aparece de novo na próxima vez.</translation>
    </message>
    <message>
        <source>All games and rules that can be played here.</source>
        <comment>the gallery of rule sets</comment>
        <translation>Todos os jogos e regras que dá para jogar aqui.</translation>
    </message>
    <message>
        <source>Six to start with come first; the others follow by region and kind.</source>
        <translation>Primeiro vêm seis para começar; depois os outros, por região e por tipo.</translation>
    </message>
    <message>
        <source>Type into the search field: a name, a country, or a word of the rules.</source>
        <translation>Digite no campo de procura: um nome, um país ou uma palavra das regras.</translation>
    </message>
    <message>
        <source>Click a card to read its rules; from there you can play, change or compare them.</source>
        <translation>Clique em um cartão para ler as regras; dali você pode jogar, mudar ou comparar.</translation>
    </message>
    <message>
        <source>The rules of one game, exactly as this program plays them.</source>
        <comment>the rule book</comment>
        <translation>As regras de um jogo, exatamente como este programa joga.</translation>
    </message>
    <message>
        <source>Read them in another language with the choice at the top.</source>
        <translation>Leia em outro idioma: escolha no alto da página.</translation>
    </message>
    <message>
        <source>Compare shows how they differ from another game.</source>
        <translation>“Comparar” mostra no que elas diferem de outro jogo.</translation>
    </message>
    <message>
        <source>Change the rules to make a house rule of your own.</source>
        <translation>“Mudar as regras” faz uma regra da casa, do seu jeito.</translation>
    </message>
    <message>
        <source>Print them, or save them as a file for your friends.</source>
        <translation>Imprima, ou salve em um arquivo para os amigos.</translation>
    </message>
    <message>
        <source>Here you make house rules of your own, one switch at a time.</source>
        <comment>the editor of rules</comment>
        <translation>Aqui você faz as suas regras da casa, uma opção de cada vez.</translation>
    </message>
    <message>
        <source>Open a line to see its choices, and what each of them means.</source>
        <translation>Abra uma linha para ver as opções e o que cada uma significa.</translation>
    </message>
    <message>
        <source>Type into the search field to find a switch.</source>
        <translation>Digite no campo de procura para achar uma regra.</translation>
    </message>
    <message>
        <source>A mark shows what differs from the rules you began with.</source>
        <translation>Um sinal mostra o que difere das regras do começo.</translation>
    </message>
    <message>
        <source>Rules that do not go together are refused, and you are told why.</source>
        <translation>Regras que não combinam são recusadas, e você fica sabendo por quê.</translation>
    </message>
    <message>
        <source>Two games side by side: you see only where they differ.</source>
        <comment>the comparison of rules</comment>
        <translation>Dois jogos lado a lado: você vê só onde eles diferem.</translation>
    </message>
    <message>
        <source>Choose the second game from the list at the top.</source>
        <translation>Escolha o segundo jogo na lista do alto.</translation>
    </message>
    <message>
        <source>What both have in common can be shown as well.</source>
        <translation>Também dá para mostrar o que os dois têm em comum.</translation>
    </message>
    <message>
        <source>Print the comparison to settle an argument.</source>
        <translation>Imprima a comparação para acabar com uma discussão.</translation>
    </message>
    <message>
        <source>Here the program learns what you like.</source>
        <comment>the settings</comment>
        <translation>Aqui o programa aprende do que você gosta.</translation>
    </message>
    <message>
        <source>Choose tiles and table; each choice shows what it looks like.</source>
        <translation>Escolha as pedras e a mesa; cada opção mostra como fica.</translation>
    </message>
    <message>
        <source>Make all text larger, up to twice its size.</source>
        <translation>Aumente todos os textos, até o dobro do tamanho.</translation>
    </message>
    <message>
        <source>Aids belong to a person: numbers on tiles, larger tiles, what fits, high contrast.</source>
        <translation>As ajudas são de cada pessoa: números nas pedras, pedras maiores, o que encaixa, alto contraste.</translation>
    </message>
    <message>
        <source>The letter keys of the table can be changed.</source>
        <translation>As letras usadas como teclas na mesa podem ser mudadas.</translation>
    </message>
    <message>
        <source>Copy everything to a folder now and then: nothing leaves this computer by itself.</source>
        <translation>De vez em quando copie tudo para uma pasta: nada sai deste computador sozinho.</translation>
    </message>
    <message>
        <source>Here your own pictures become tiles and table.</source>
        <comment>the page of people&apos;s own pictures</comment>
        <translation>Aqui as suas imagens viram pedras e mesa.</translation>
    </message>
    <message>
        <source>Choose a photo for the backs of the tiles, or for the cloth.</source>
        <translation>Escolha uma foto para o verso das pedras ou para a mesa.</translation>
    </message>
    <message>
        <source>Six pictures of your family can be the numbers one to six.</source>
        <translation>Seis imagens da sua família podem ser os números de um a seis.</translation>
    </message>
    <message>
        <source>Move and size the frame until it holds the part you like.</source>
        <translation>Mova e ajuste a moldura até ela pegar a parte de que você gosta.</translation>
    </message>
    <message>
        <source>Print the sheet, glue it onto cardboard and cut the tiles out.</source>
        <translation>Imprima a folha, cole em papelão e recorte as pedras.</translation>
    </message>
    <message>
        <source>The whole game in five pictures, and all keys.</source>
        <comment>the page How to play</comment>
        <translation>O jogo todo em cinco figuras, e todas as teclas.</translation>
    </message>
    <message>
        <source>Scroll down for the table of keys.</source>
        <translation>Role para baixo até a tabela de teclas.</translation>
    </message>
    <message>
        <source>Would you rather try than read? Take the tour.</source>
        <translation>Prefere experimentar a ler? Faça o tour guiado.</translation>
    </message>
    <message>
        <source>The rules of a match are just one click away.</source>
        <translation>As regras de uma partida estão a um clique.</translation>
    </message>
    <message>
        <source>Two minutes at a real table, with a card that tells you what to do.</source>
        <comment>the tour</comment>
        <translation>Dois minutos em uma mesa de verdade, com um cartão que diz o que fazer.</translation>
    </message>
    <message>
        <source>Do what the card says, with the mouse or with the keyboard.</source>
        <translation>Faça o que o cartão diz, com o mouse ou com o teclado.</translation>
    </message>
    <message>
        <source>Nothing can go wrong here: nothing of it is kept.</source>
        <translation>Aqui nada pode dar errado: nada disso fica guardado.</translation>
    </message>
    <message>
        <source>Skip the tour, or press Esc, whenever you have seen enough.</source>
        <translation>Pule o tour, ou aperte Esc, quando já tiver visto o bastante.</translation>
    </message>
    <message>
        <source>It is your turn, %1: lay a tile that fits an open end.</source>
        <comment>%1: a player</comment>
        <translation>É a sua vez, %1: jogue uma pedra que encaixe em uma ponta aberta.</translation>
    </message>
    <message>
        <source>Drag a tile to an open end, or click it. One that fits several ends waits for your choice.</source>
        <translation>Arraste uma pedra até uma ponta aberta, ou clique nela. Se ela encaixa em várias pontas, espera a sua escolha.</translation>
    </message>
    <message>
        <source>The numbers in the circles are open: one half of your tile must show one of them.</source>
        <translation>Os números nos círculos estão abertos: uma metade da sua pedra tem que mostrar um deles.</translation>
    </message>
    <message>
        <source>Sort your tiles with the button beside them, or move them as you like.</source>
        <translation>Ordene as pedras com o botão ao lado delas, ou mova como quiser.</translation>
    </message>
    <message>
        <source>A move was wrong? Take it back from the menu Game.</source>
        <translation>Errou a jogada? Desfaça no menu Jogo.</translation>
    </message>
    <message>
        <source>Nothing fits, %1: the large button says what is left to do.</source>
        <comment>%1: a player</comment>
        <translation>Nada encaixa, %1: o botão grande diz o que resta fazer.</translation>
    </message>
    <message>
        <source>Take tiles from the boneyard by clicking the pile, or with the button.</source>
        <translation>Compre do monte clicando na pilha, ou com o botão.</translation>
    </message>
    <message>
        <source>When nothing may be taken, you pass: that is a knock on the table.</source>
        <translation>Quando não há o que comprar, você passa: é um toque na mesa.</translation>
    </message>
    <message>
        <source>Do you think that nobody can go on? Say that the game is blocked, and everybody is asked.</source>
        <translation>Acha que ninguém pode continuar? Diga que o jogo fechou, e todos respondem.</translation>
    </message>
    <message>
        <source>It is your turn, %1: play, take a tile, or pass, on your honour.</source>
        <comment>%1: a player</comment>
        <translation>É a sua vez, %1: jogue, compre ou passe, na confiança.</translation>
    </message>
    <message>
        <source>Nothing on the screen tells whether a tile of yours fits: look for yourself.</source>
        <translation>Nada na tela diz se uma pedra sua encaixa: é você quem olha.</translation>
    </message>
    <message>
        <source>Whoever passes although a tile fits has answered wrongly: that is found when the hands are shown.</source>
        <translation>Quem passa tendo uma pedra que encaixa deu uma resposta errada: isso se descobre quando as mãos são mostradas.</translation>
    </message>
    <message>
        <source>Your own answer may be taken back until the next player acts.</source>
        <translation>Dá para retirar a sua resposta até o próximo jogador agir.</translation>
    </message>
    <message>
        <source>%1 plays now. The ring shows whose turn it is.</source>
        <comment>%1: a player</comment>
        <translation>Agora joga %1. O anel mostra de quem é a vez.</translation>
    </message>
    <message>
        <source>The story of the round tells what everybody has done.</source>
        <translation>O histórico da mão conta o que cada um fez.</translation>
    </message>
    <message>
        <source>The last tile is underlined; the open numbers stand in circles.</source>
        <translation>A última pedra está sublinhada; os números abertos ficam nos círculos.</translation>
    </message>
    <message>
        <source>Beside each name you see how many tiles that player still holds.</source>
        <translation>Ao lado de cada nome você vê quantas pedras aquele jogador ainda tem.</translation>
    </message>
    <message>
        <source>Zoom with Ctrl and the wheel, and fit the table again with one key.</source>
        <translation>Amplie e reduza com Ctrl e a rodinha; uma tecla ajusta a mesa de novo.</translation>
    </message>
    <message>
        <source>The lid hides the tiles of %1 from everybody else.</source>
        <comment>%1: a player</comment>
        <translation>A tampa esconde dos outros as pedras de %1.</translation>
    </message>
    <message>
        <source>Are you %1? Click the lid, or press Enter, to see your tiles.</source>
        <comment>%1: a player</comment>
        <translation>Você é %1? Clique na tampa, ou aperte Enter, para ver as suas pedras.</translation>
    </message>
    <message>
        <source>Everybody may see the line, the score and the story meanwhile.</source>
        <translation>Enquanto isso, todos podem ver a linha, o placar e o histórico.</translation>
    </message>
    <message>
        <source>The eye beside the tiles closes the lid again, and so does one key.</source>
        <translation>O olho ao lado das pedras fecha a tampa de novo; uma tecla também.</translation>
    </message>
    <message>
        <source>Is the game blocked? Everybody is asked once, in turn.</source>
        <comment>the walk round the table</comment>
        <translation>O jogo fechou? Todos respondem uma vez, cada um na sua vez.</translation>
    </message>
    <message>
        <source>Answer only for yourself: can you lay a tile at one of the open ends?</source>
        <translation>Responda só por você: tem pedra para jogar em uma das pontas abertas?</translation>
    </message>
    <message>
        <source>The first who can play must play, and the round goes on.</source>
        <translation>Quem primeiro puder jogar tem que jogar, e a mão continua.</translation>
    </message>
    <message>
        <source>If nobody can, all hands are shown and counted.</source>
        <translation>Se ninguém pode, todas as mãos são mostradas e contadas.</translation>
    </message>
    <message>
        <source>Where the program checks, a wrong answer is refused. On your honour it is found at the end.</source>
        <translation>Onde o programa confere, uma resposta errada é recusada. Na confiança, ela se descobre no fim.</translation>
    </message>
    <message>
        <source>Who won the round, and why: every tile is counted in front of you.</source>
        <comment>the score</comment>
        <translation>Quem venceu a mão, e por quê: cada pedra é contada na sua frente.</translation>
    </message>
    <message>
        <source>Each row is one hand; the raised one has won.</source>
        <translation>Cada linha mostra as pedras de um jogador; a que está em relevo venceu.</translation>
    </message>
    <message>
        <source>Why? shows every step of the sum as a sentence.</source>
        <translation>“Por quê?” mostra cada passo da conta em uma frase.</translation>
    </message>
    <message>
        <source>Other tables may count the same hands differently: one button shows how.</source>
        <translation>Outras mesas podem contar as mesmas mãos de outro jeito: um botão mostra como.</translation>
    </message>
    <message>
        <source>Read the page in any language that is spoken at the table.</source>
        <translation>Leia a página em qualquer idioma falado à mesa.</translation>
    </message>
    <message>
        <source>Share the result as a picture, or the whole round as a film.</source>
        <translation>Compartilhe o resultado como imagem, ou a mão inteira como animação.</translation>
    </message>
    <message>
        <source>An answer was wrong. Here is the proof, and what the rules say.</source>
        <comment>the page of a wrong answer</comment>
        <translation>Uma resposta estava errada. Aqui está a prova, e o que dizem as regras.</translation>
    </message>
    <message>
        <source>The picture shows the table at that moment, and the tile that would have fitted.</source>
        <translation>A figura mostra a mesa naquele momento, e a pedra que encaixava.</translation>
    </message>
    <message>
        <source>The ruling follows the rules that you chose for this match.</source>
        <translation>A decisão segue as regras que você escolheu para esta partida.</translation>
    </message>
    <message>
        <source>Next time, an answer may be taken back until the next player has answered.</source>
        <translation>Na próxima vez: dá para retirar a resposta até o próximo jogador responder.</translation>
    </message>
    <message>
        <source>The round is over; you are looking at the table once more.</source>
        <comment>the table after a round</comment>
        <translation>A mão acabou; você está vendo a mesa mais uma vez.</translation>
    </message>
    <message>
        <source>All hands lie open: compare them with the ends of the line.</source>
        <translation>Todas as mãos estão abertas: compare com as pontas da linha.</translation>
    </message>
    <message>
        <source>The large button brings back the score, and from there the next round.</source>
        <translation>O botão grande traz de volta a pontuação, e dali a próxima mão.</translation>
    </message>
    <message>
        <source>Copy or save a picture of the table from the menu Game.</source>
        <translation>Copie ou salve uma imagem da mesa no menu Jogo.</translation>
    </message>
    <message>
        <source>Ask the coach for a hint: the tile and its place light up, and you read why.</source>
        <comment>key H does it</comment>
        <translation>Peça uma dica ao treinador: a pedra e o lugar se acendem, e você lê por quê.</translation>
    </message>
    <message>
        <source>The meter shows how near a block is. Numbers crossed out are certainly not in that hand.</source>
        <translation>O medidor mostra se o jogo está perto de fechar. Os números riscados com certeza não estão naquela mão.</translation>
    </message>
    <message>
        <source>Here you see that nobody has rigged the tiles.</source>
        <comment>the sheet about a deal</comment>
        <translation>Aqui se vê que ninguém mexeu nas pedras.</translation>
    </message>
    <message>
        <source>The fingerprint was fixed before the tiles were dealt. After the round you see what it seals.</source>
        <translation>A impressão digital foi definida antes de dar as pedras. Depois da mão você vê o que ela guarda.</translation>
    </message>
    <message>
        <source>Give the deal code to friends: they can play the same tiles on their computer.</source>
        <translation>Passe o código aos amigos: eles podem jogar as mesmas pedras no computador deles.</translation>
    </message>
    <message>
        <source>Play this deal again sets up a new match with the same tiles.</source>
        <translation>Jogar esta mão de novo prepara uma nova partida com as mesmas pedras.</translation>
    </message>
    <message>
        <source>Here you train with puzzles, step by step, as a player or as a referee.</source>
        <comment>page</comment>
        <translation>Aqui você treina com desafios, degrau por degrau, como jogador ou como árbitro.</translation>
    </message>
    <message>
        <source>Find the move: every hand lies open, and one move is the best.</source>
        <translation>Ache a jogada: todas as mãos estão abertas, e uma jogada é a melhor.</translation>
    </message>
    <message>
        <source>Blocked or not: say whether the game is blocked, and count it if it is.</source>
        <translation>Fechado ou não: diga se o jogo está fechado e, se estiver, conte.</translation>
    </message>
    <message>
        <source>Three right out of the last four open the next step. Stars stay.</source>
        <translation>Três certas nas últimas quatro abrem o próximo degrau. As estrelas ficam.</translation>
    </message>
    <message>
        <source>Choose the rules above: every game has puzzles of its own.</source>
        <translation>Escolha as regras acima: cada modalidade tem os seus desafios.</translation>
    </message>
    <message>
        <source>One position, one question. Take all the time you like.</source>
        <comment>the page of a puzzle</comment>
        <translation>Uma posição, uma pergunta. Pense o tempo que quiser.</translation>
    </message>
    <message>
        <source>Lay a tile as at the table: drag it, click it, or use the arrow keys and Enter.</source>
        <translation>Jogue uma pedra como na mesa: arraste, clique ou use as setas e Enter.</translation>
    </message>
    <message>
        <source>The answer goes round the table and shows who can play, and with which tile.</source>
        <translation>A resposta dá a volta à mesa e mostra quem pode jogar, e com que pedra.</translation>
    </message>
    <message>
        <source>Try again is only for practice: the first answer counts.</source>
        <translation>Tentar de novo é só treino: a primeira resposta é que conta.</translation>
    </message>
    <message>
        <source>Here you look at a finished round once more, with every hand open.</source>
        <comment>the page of a review</comment>
        <translation>Aqui você revê uma mão que acabou, com todas as mãos abertas.</translation>
    </message>
    <message>
        <source>The arrow keys go tile by tile; Home goes to the deal, End to the last tile.</source>
        <translation>As setas vão pedra por pedra; Home volta ao começo, End vai à última pedra.</translation>
    </message>
    <message>
        <source>Click a tile in the row below the table to go there.</source>
        <translation>Clique numa pedra da fila abaixo da mesa para ir até ela.</translation>
    </message>
    <message>
        <source>A diamond marks a move that gave points away: the card beside tells what was better.</source>
        <translation>Um losango marca uma jogada que deu pontos de presente: o cartão ao lado diz o que era melhor.</translation>
    </message>
    <message>
        <source>The lock marks the tile from which the block was certain.</source>
        <translation>O cadeado marca a pedra a partir da qual o jogo ia fechar com certeza.</translation>
    </message>
    <message>
        <source>Here referees train: real positions, and people who disagree.</source>
        <comment>page</comment>
        <translation>Aqui os árbitros treinam: posições de verdade e gente que não se entende.</translation>
    </message>
    <message>
        <source>First hear what was said. Then lay the hands open and look for yourself.</source>
        <translation>Primeiro ouça o que foi dito. Depois abra as mãos e veja com os próprios olhos.</translation>
    </message>
    <message>
        <source>A block needs both: nobody can play, and nothing may be taken from the boneyard.</source>
        <translation>Para o jogo fechar, são precisas as duas coisas: ninguém pode jogar, e não há o que comprar do monte.</translation>
    </message>
    <message>
        <source>Every dispute has the rules of its own table. They decide who wins and what it is worth.</source>
        <translation>Cada caso tem as regras da sua mesa. Elas decidem quem vence e quanto vale.</translation>
    </message>
    <message>
        <source>A dispute is solved when all parts of your ruling are right. Try as often as you like.</source>
        <translation>Um caso está resolvido quando todas as partes da sua decisão estão certas. Tente quantas vezes quiser.</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Points for and against, before penalties.</source>
        <translation>Pontos pró e contra, antes das penalidades.</translation>
    </message>
    <message>
        <source>Rounds won, where they were noted one by one.</source>
        <comment>a round is one deal here</comment>
        <translation>Mãos vencidas, onde foram anotadas uma a uma.</translation>
    </message>
    <message>
        <source>Rounds that ended with a blocked game.</source>
        <comment>a round is one deal here</comment>
        <translation>Mãos que acabaram com o jogo fechado.</translation>
    </message>
    <message>
        <source>Rounds lost by a foul of this side.</source>
        <comment>a round is one deal here</comment>
        <translation>Mãos perdidas por uma infração deste lado.</translation>
    </message>
    <message>
        <source>Points that the director took off.</source>
        <translation>Pontos descontados pela direção.</translation>
    </message>
    <message>
        <source>Wins: %1</source>
        <comment>in a row of sums; %1: like 2½; sitting out may count as a win</comment>
        <translation>Vitórias: %1</translation>
    </message>
    <message numerus="yes">
        <source>sat out %n time(s)</source>
        <comment>in a row of sums; never zero</comment>
        <translation>
            <numerusform>%n folga</numerusform>
            <numerusform>%n folgas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>absent %n time(s)</source>
        <comment>in a row of sums; never zero</comment>
        <translation>
            <numerusform>%n ausência</numerusform>
            <numerusform>%n ausências</numerusform>
        </translation>
    </message>
    <message>
        <source>warning</source>
        <comment>in a column of penalties; short</comment>
        <translation>advertência</translation>
    </message>
    <message>
        <source>match lost</source>
        <comment>in a column of penalties; short</comment>
        <translation>partida perdida</translation>
    </message>
    <message>
        <source>ruled out</source>
        <comment>in a column of penalties: somebody has to leave the tournament; short</comment>
        <translation>exclusão</translation>
    </message>
    <message>
        <source>Whose history?</source>
        <comment>name of a choice: the pair, or one person of it</comment>
        <translation>Histórico de quem?</translation>
    </message>
    <message>
        <source>%1 alone</source>
        <comment>choice: the history of one person of a pair; %1: a name</comment>
        <translation>Só %1</translation>
    </message>
    <message>
        <source>Together</source>
        <comment>choice: the history of the pair</comment>
        <translation>A dupla</translation>
    </message>
    <message>
        <source>Now on place %1.</source>
        <comment>%1: a number</comment>
        <translation>Agora no %1º lugar.</translation>
    </message>
    <message>
        <source>Now on place %1, shared.</source>
        <comment>%1: a number</comment>
        <translation>Agora no %1º lugar, com empate.</translation>
    </message>
    <message>
        <source>Correct this result</source>
        <comment>button: the result of the chosen tournament round</comment>
        <translation>Corrigir este resultado</translation>
    </message>
    <message>
        <source>No round has been played yet.</source>
        <comment>tournament round</comment>
        <translation>Nenhuma rodada foi jogada ainda.</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>Names from a list</source>
        <comment>title of a window</comment>
        <translation>Nomes de uma lista</translation>
    </message>
    <message>
        <source>One line for each: name; language; rating. Only the name is needed.</source>
        <comment>how a list has to look</comment>
        <translation>Uma linha para cada um: nome; idioma; força. Só o nome é necessário.</translation>
    </message>
    <message>
        <source>One line for each pair: name; partner; language; rating. Only the two names are needed.</source>
        <comment>how a list has to look</comment>
        <translation>Uma linha para cada dupla: nome; parceiro; idioma; força. Só os dois nomes são necessários.</translation>
    </message>
    <message>
        <source>Paste or type the names here</source>
        <comment>inside the empty field</comment>
        <translation>Cole ou digite os nomes aqui</translation>
    </message>
    <message>
        <source>The list</source>
        <comment>what a screen reader says for the field</comment>
        <translation>A lista</translation>
    </message>
    <message>
        <source>Open a file</source>
        <comment>button</comment>
        <translation>Abrir um arquivo</translation>
    </message>
    <message>
        <source>Open a list of names</source>
        <comment>title of a window</comment>
        <translation>Abrir uma lista de nomes</translation>
    </message>
    <message>
        <source>Tables and texts</source>
        <comment>kind of file</comment>
        <translation>Tabelas e textos</translation>
    </message>
    <message>
        <source>What was found</source>
        <comment>what a screen reader says for the list</comment>
        <translation>O que foi encontrado</translation>
    </message>
    <message>
        <source>Line</source>
        <comment>heading of a column of numbers</comment>
        <translation>Linha</translation>
    </message>
    <message>
        <source>Note</source>
        <comment>heading of a column: what is wrong with a line</comment>
        <translation>Nota</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) can be used</source>
        <translation>
            <numerusform>%n linha pode ser usada</numerusform>
            <numerusform>%n linhas podem ser usadas</numerusform>
        </translation>
    </message>
    <message>
        <source>No line can be used</source>
        <comment>of a list</comment>
        <translation>Nenhuma linha pode ser usada</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) cannot be used</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>%n linha não pode ser usada</numerusform>
            <numerusform>%n linhas não podem ser usadas</numerusform>
        </translation>
    </message>
    <message>
        <source>new member</source>
        <comment>beside a name of a list, short</comment>
        <translation>nome novo</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <comment>%1: a file</comment>
        <translation>Não é possível ler %1.</translation>
    </message>
    <message>
        <source>There is no name.</source>
        <comment>about a line of a list</comment>
        <translation>Falta o nome.</translation>
    </message>
    <message>
        <source>%1 stands in line %2 already.</source>
        <comment>%1: a name; %2: a number</comment>
        <translation>%1 já está na linha %2.</translation>
    </message>
    <message>
        <source>%1 stands here twice.</source>
        <comment>%1: a name; both names of a pair</comment>
        <translation>%1 está aqui duas vezes.</translation>
    </message>
    <message>
        <source>The partner of %1 is missing.</source>
        <comment>%1: a name</comment>
        <translation>Falta o parceiro de %1.</translation>
    </message>
    <message>
        <source>%1: there are too many names.</source>
        <comment>about a line of a list; %1: like Anna &amp; Bruno</comment>
        <translation>%1: há nomes demais.</translation>
    </message>
    <message>
        <source>What is “%1”? There is one column too many.</source>
        <comment>%1: what stands there</comment>
        <translation>O que é “%1”? Há uma coluna a mais.</translation>
    </message>
    <message>
        <source>“%1” is none of the languages here.</source>
        <comment>%1: what stands there</comment>
        <translation>“%1” não é nenhum dos idiomas daqui.</translation>
    </message>
    <message>
        <source>“%1” is no rating.</source>
        <comment>%1: what stands where a number should</comment>
        <translation>“%1” não é uma força.</translation>
    </message>
    <message>
        <source>A quotation mark is not closed.</source>
        <comment>about a line of a list</comment>
        <translation>Falta fechar as aspas.</translation>
    </message>
    <message>
        <source>This is not a list of names, or it was saved in an unknown way.</source>
        <comment>about a whole file</comment>
        <translation>Isto não é uma lista de nomes, ou foi salvo de um modo desconhecido.</translation>
    </message>
    <message>
        <source>This is far too long for a list of names.</source>
        <comment>about a whole file</comment>
        <translation>É comprido demais para uma lista de nomes.</translation>
    </message>
    <message>
        <source>There are no names in it.</source>
        <comment>about a whole file</comment>
        <translation>Não há nomes aqui.</translation>
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
        <translation>S</translation>
    </message>
    <message>
        <source>E</source>
        <comment>key for: hear the open ends; one letter, different from the other keys, not H</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>C</source>
        <comment>key for: hear tiles and scores; one letter, different from the other keys, not H</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>W</source>
        <comment>key for: hear whose turn it is; one letter, different from the other keys, not H</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>R</source>
        <comment>key for: hear the last move again; one letter, different from the other keys, not H</comment>
        <translation>J</translation>
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
        <source>no double %1</source>
        <comment>a player has not this double: Anna passes: no double 5, no double 3</comment>
        <translation>sem duplo %1</translation>
    </message>
    <message>
        <source>no matador</source>
        <comment>a matador is a tile that fits anywhere: Anna passes: no 5, no matador</comment>
        <translation>sem matador</translation>
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
    <name>Members</name>
    <message>
        <source>Members</source>
        <comment>title of the page: everybody who plays in the club</comment>
        <translation>Sócios</translation>
    </message>
    <message>
        <source>Whoever was entered once is kept here, and the name is offered next time.</source>
        <comment>where nobody is yet</comment>
        <translation>Quem se inscreve uma vez fica guardado aqui, e o nome aparece na próxima.</translation>
    </message>
    <message>
        <source>A list of names with their badges</source>
        <comment>what a screen reader says for the picture</comment>
        <translation>Uma lista de nomes com os seus crachás</translation>
    </message>
    <message>
        <source>Search</source>
        <comment>inside the empty field above the list</comment>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search the members</source>
        <comment>what a screen reader says for the field</comment>
        <translation>Buscar entre os sócios</translation>
    </message>
    <message>
        <source>New member</source>
        <comment>button, and title of a window</comment>
        <translation>Novo sócio</translation>
    </message>
    <message numerus="yes">
        <source>%n member(s)</source>
        <translation>
            <numerusform>%n sócio</numerusform>
            <numerusform>%n sócios</numerusform>
        </translation>
    </message>
    <message>
        <source>nobody yet</source>
        <comment>members of the club</comment>
        <translation>ninguém ainda</translation>
    </message>
    <message>
        <source>Nobody is called like this.</source>
        <comment>after a search</comment>
        <translation>Ninguém se chama assim.</translation>
    </message>
    <message>
        <source>Change</source>
        <comment>button: the chosen member of a list</comment>
        <translation>Alterar</translation>
    </message>
    <message>
        <source>About %1</source>
        <comment>title of a window; %1: a name</comment>
        <translation>Sobre %1</translation>
    </message>
    <message>
        <source>Forget this person…</source>
        <comment>button; a question follows</comment>
        <translation>Esquecer esta pessoa…</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>heading of a column, and above a field</comment>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Language</source>
        <comment>heading of a column, and above a choice</comment>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Public name</source>
        <comment>heading of a column: the name in public lists</comment>
        <translation>Nome público</translation>
    </message>
    <message>
        <source>Helps to play</source>
        <comment>heading of a column: what the director sees to</comment>
        <translation>Necessidades</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>heading of a narrow column of numbers</comment>
        <translation>Núm.</translation>
    </message>
    <message>
        <source>In lists that everybody sees</source>
        <comment>label above a choice</comment>
        <translation>Em listas que todos veem</translation>
    </message>
    <message>
        <source>Full name</source>
        <comment>a choice: how somebody is called in public lists</comment>
        <translation>Nome completo</translation>
    </message>
    <message>
        <source>First name and initial</source>
        <comment>a choice: how somebody is called in public lists</comment>
        <translation>Nome e inicial</translation>
    </message>
    <message>
        <source>Only a number</source>
        <comment>a choice: how somebody is called in public lists</comment>
        <translation>Só um número</translation>
    </message>
    <message>
        <source>Others read: %1</source>
        <comment>below the choice; %1: like Anna R.</comment>
        <translation>Nome público: %1</translation>
    </message>
    <message>
        <source>Save</source>
        <comment>button</comment>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>%1 is in the list already.</source>
        <comment>%1: a name</comment>
        <translation>%1 já está na lista.</translation>
    </message>
    <message>
        <source>What helps to play</source>
        <comment>heading above some choices</comment>
        <translation>O que ajuda a jogar</translation>
    </message>
    <message>
        <source>Never printed, never exported.</source>
        <comment>below the heading: only the director sees it</comment>
        <translation>Nunca impresso, nunca exportado.</translation>
    </message>
    <message>
        <source>Always at table</source>
        <comment>label of a number</comment>
        <translation>Sempre na mesa</translation>
    </message>
    <message>
        <source>Any table</source>
        <comment>in the field for the number of a table</comment>
        <translation>Qualquer mesa</translation>
    </message>
    <message>
        <source>Always on seat</source>
        <comment>label above a choice</comment>
        <translation>Sempre no lugar</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>a choice: any seat</comment>
        <translation>Qualquer um</translation>
    </message>
    <message>
        <source>Always near</source>
        <comment>label of a field for the name of a member who plays as well</comment>
        <translation>Sempre perto de</translation>
    </message>
    <message>
        <source>%1 is not in the list of members.</source>
        <comment>%1: a name</comment>
        <translation>%1 não está na lista de sócios.</translation>
    </message>
    <message>
        <source>Choose somebody else.</source>
        <comment>a person was to sit near herself</comment>
        <translation>Escolha outra pessoa.</translation>
    </message>
    <message>
        <source>Somebody who does not play sits beside</source>
        <comment>on or off</comment>
        <translation>Alguém que não joga fica ao lado</translation>
    </message>
    <message>
        <source>Large print</source>
        <comment>on or off: score cards</comment>
        <translation>Letras grandes</translation>
    </message>
    <message>
        <source>Tiles and scores are read aloud</source>
        <comment>on or off: at the table, by those who play</comment>
        <translation>Pedras e pontos são lidos em voz alta</translation>
    </message>
    <message>
        <source>table %1</source>
        <comment>short, in a list; %1: a number</comment>
        <translation>mesa %1</translation>
    </message>
    <message>
        <source>seat %1</source>
        <comment>short, in a list; %1: a number</comment>
        <translation>lugar %1</translation>
    </message>
    <message>
        <source>near %1</source>
        <comment>short, in a list; %1: a name</comment>
        <translation>perto de %1</translation>
    </message>
    <message>
        <source>somebody beside</source>
        <comment>short, in a list: a person who does not play</comment>
        <translation>alguém ao lado</translation>
    </message>
    <message>
        <source>large print</source>
        <comment>short, in a list</comment>
        <translation>letras grandes</translation>
    </message>
    <message>
        <source>read aloud</source>
        <comment>short, in a list</comment>
        <translation>em voz alta</translation>
    </message>
    <message>
        <source>Forget %1?</source>
        <comment>a question; %1: a name</comment>
        <translation>Esquecer %1?</translation>
    </message>
    <message>
        <source>The name of %1 becomes a number everywhere in this program, in old tournaments too. Points and standings stay as they were. Paper and files that were given away keep the name. This cannot be taken back.</source>
        <comment>%1: a name</comment>
        <translation>O nome de %1 vira um número em todo o programa, também nos torneios antigos. Pontos e classificações ficam como estavam. Papéis e arquivos já entregues guardam o nome. Não dá para desfazer.</translation>
    </message>
    <message>
        <source>Forget</source>
        <comment>answer: yes</comment>
        <translation>Esquecer</translation>
    </message>
    <message>
        <source>Keep</source>
        <comment>answer: no</comment>
        <translation>Manter</translation>
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
        <source>Sou&amp;nds</source>
        <comment>with a tick: the quiet sounds of tiles and knocks are on</comment>
        <translation>&amp;Sons</translation>
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
        <source>&amp;Rule sets</source>
        <translation>&amp;Modalidades</translation>
    </message>
    <message>
        <source>&amp;Rules of this match</source>
        <translation>&amp;Regras desta partida</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Como jogar</translation>
    </message>
    <message>
        <source>Help with this &amp;page</source>
        <translation>Ajuda desta &amp;página</translation>
    </message>
    <message>
        <source>&amp;Take the tour</source>
        <translation>&amp;Fazer o tour guiado</translation>
    </message>
    <message>
        <source>&amp;Coach</source>
        <comment>with a tick: the coach helps at this table</comment>
        <translation>Trei&amp;nador</translation>
    </message>
    <message>
        <source>To&amp;urnaments</source>
        <translation>&amp;Torneios</translation>
    </message>
    <message>
        <source>About this &amp;deal</source>
        <translation>S&amp;obre esta mão</translation>
    </message>
    <message>
        <source>Pu&amp;zzles</source>
        <translation>&amp;Desafios</translation>
    </message>
    <message>
        <source>R&amp;eferee desk</source>
        <translation>Mesa de a&amp;rbitragem</translation>
    </message>
</context>
<context>
    <name>New tournament</name>
    <message>
        <source>New tournament</source>
        <comment>title of the form</comment>
        <translation>Novo torneio</translation>
    </message>
    <message>
        <source>Change the tournament</source>
        <comment>title of the form; the tournament is there already</comment>
        <translation>Alterar o torneio</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>above the field for the name of a tournament</comment>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Club evening, %1</source>
        <comment>a name that is proposed; %1: a date</comment>
        <translation>Noite do clube, %1</translation>
    </message>
    <message>
        <source>Who directs</source>
        <comment>above the field for a name: the director of the tournament</comment>
        <translation>Quem dirige</translation>
    </message>
    <message>
        <source>Language of the director</source>
        <comment>what a screen reader says for the choice</comment>
        <translation>Idioma de quem dirige</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <comment>heading above three cards</comment>
        <translation>Quem joga?</translation>
    </message>
    <message>
        <source>Pairs</source>
        <comment>a kind of tournament</comment>
        <translation>Duplas</translation>
    </message>
    <message>
        <source>Two who stay together play against another pair.</source>
        <comment>about a kind of tournament</comment>
        <translation>Dois que ficam juntos jogam contra outra dupla.</translation>
    </message>
    <message>
        <source>Changing partners</source>
        <comment>a kind of tournament</comment>
        <translation>Parceiros rotativos</translation>
    </message>
    <message>
        <source>Tables of four: everybody collects their own points, with another partner each time.</source>
        <comment>about a kind of tournament</comment>
        <translation>Mesas de quatro: cada um junta os seus próprios pontos, sempre com outro parceiro.</translation>
    </message>
    <message>
        <source>One against one</source>
        <comment>a kind of tournament</comment>
        <translation>Um contra um</translation>
    </message>
    <message>
        <source>Two at each table.</source>
        <comment>about a kind of tournament</comment>
        <translation>Dois em cada mesa.</translation>
    </message>
    <message>
        <source>How do they meet?</source>
        <comment>heading above some cards</comment>
        <translation>Como se enfrentam?</translation>
    </message>
    <message>
        <source>Swiss</source>
        <comment>a kind of tournament: the Swiss system</comment>
        <translation>Sistema suíço</translation>
    </message>
    <message>
        <source>A few rounds for any number: each plays against somebody who has won as often.</source>
        <comment>about the Swiss system; tournament rounds</comment>
        <translation>Poucas rodadas para qualquer número: cada um joga contra quem venceu as mesmas vezes.</translation>
    </message>
    <message>
        <source>New tables each round</source>
        <comment>a kind of tournament: partners and opponents change</comment>
        <translation>Mesas novas a cada rodada</translation>
    </message>
    <message>
        <source>For any number: a new partner and new opponents in every round, as long as there are any.</source>
        <comment>about a kind of tournament; tournament round</comment>
        <translation>Para qualquer número: um novo parceiro e novos adversários em cada rodada, enquanto houver.</translation>
    </message>
    <message>
        <source>Everybody meets everybody</source>
        <comment>a kind of tournament: round robin</comment>
        <translation>Todos contra todos</translation>
    </message>
    <message>
        <source>The fairest of all, and the longest: good for up to ten.</source>
        <comment>about a kind of tournament</comment>
        <translation>O mais justo de todos, e o mais longo: bom para até dez.</translation>
    </message>
    <message>
        <source>Knockout</source>
        <comment>a kind of tournament</comment>
        <translation>Mata-mata</translation>
    </message>
    <message>
        <source>Whoever loses is out; the last two play the final.</source>
        <comment>about a knockout</comment>
        <translation>Quem perde sai; os dois últimos jogam a final.</translation>
    </message>
    <message>
        <source>Perfect rotation</source>
        <comment>a kind of tournament after a fixed plan</comment>
        <translation>Rodízio perfeito</translation>
    </message>
    <message>
        <source>For 8, 12, 16 or 20 players: nobody plays twice with the same partner.</source>
        <comment>about a kind of tournament after a fixed plan</comment>
        <translation>Para 8, 12, 16 ou 20 jogadores: ninguém joga duas vezes com o mesmo parceiro.</translation>
    </message>
    <message>
        <source>By hand</source>
        <comment>a kind of tournament: the director pairs</comment>
        <translation>À mão</translation>
    </message>
    <message>
        <source>In every round you say who plays whom.</source>
        <comment>about a kind of tournament</comment>
        <translation>Em cada rodada você diz quem joga contra quem.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <comment>label of a number: tournament rounds</comment>
        <translation>Rodadas</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) can find one winner among %1.</source>
        <comment>tournament rounds; %1: a number; never zero</comment>
        <translation>
            <numerusform>Com %n rodada dá para achar um só vencedor entre %1.</numerusform>
            <numerusform>Com %n rodadas dá para achar um só vencedor entre %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each two meet</source>
        <comment>label above a choice: once or twice</comment>
        <translation>Cada confronto</translation>
    </message>
    <message>
        <source>Once</source>
        <comment>a choice: each two meet once</comment>
        <translation>Uma vez</translation>
    </message>
    <message>
        <source>Twice</source>
        <comment>a choice: each two meet twice</comment>
        <translation>Duas vezes</translation>
    </message>
    <message>
        <source>Play for third place</source>
        <comment>on or off: the losers of the semi-finals meet</comment>
        <translation>Disputar o terceiro lugar</translation>
    </message>
    <message>
        <source>Who meets among those with equal wins</source>
        <comment>label above a choice: who meets whom</comment>
        <translation>Quem se enfrenta entre os de mesmas vitórias</translation>
    </message>
    <message>
        <source>Upper half against lower half</source>
        <comment>a choice: the first of each half meet, and so on</comment>
        <translation>Metade de cima contra metade de baixo</translation>
    </message>
    <message>
        <source>Neighbours in the standings</source>
        <comment>a choice: first against second, and so on</comment>
        <translation>Vizinhos na classificação</translation>
    </message>
    <message>
        <source>What is a match?</source>
        <comment>heading: rules, length, time</comment>
        <translation>O que é uma partida?</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>above the field in which a rule set is searched by its name</comment>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Minutes</source>
        <comment>label of a number: time for one tournament round</comment>
        <translation>Minutos</translation>
    </message>
    <message>
        <source>No clock</source>
        <comment>in the field for minutes: there is no limit</comment>
        <translation>Sem relógio</translation>
    </message>
    <message>
        <source>When the time is up</source>
        <comment>label above a choice</comment>
        <translation>Quando o tempo acabar</translation>
    </message>
    <message>
        <source>Play the deal to its end</source>
        <comment>a choice, when the time is up; deal = one round of tiles</comment>
        <translation>Jogar a mão até o fim</translation>
    </message>
    <message>
        <source>Stop at once</source>
        <comment>a choice, when the time is up</comment>
        <translation>Parar na hora</translation>
    </message>
    <message>
        <source>A table plays</source>
        <comment>label above a choice: how many matches</comment>
        <translation>Cada mesa joga</translation>
    </message>
    <message>
        <source>One match</source>
        <comment>a choice: so much is played at a table in one tournament round</comment>
        <translation>Uma partida</translation>
    </message>
    <message>
        <source>Best of %1</source>
        <comment>a choice: the best of so many matches; %1: a number</comment>
        <translation>Melhor de %1</translation>
    </message>
    <message>
        <source>More choices</source>
        <comment>button that unfolds: points for sitting out, ties, tables, the draw</comment>
        <translation>Mais opções</translation>
    </message>
    <message>
        <source>Penalties of your club</source>
        <comment>heading above a list that is filled in</comment>
        <translation>Penalidades do seu clube</translation>
    </message>
    <message>
        <source>Say here what costs what: when a penalty is given, one key is enough. Other penalties are still possible.</source>
        <comment>below the heading</comment>
        <translation>Diga aqui o que custa o quê: na hora de dar uma penalidade, basta uma tecla. Qualquer outra continua possível.</translation>
    </message>
    <message>
        <source>Penalty %1: what for</source>
        <comment>said by a screen reader for a field; %1: 1, 2 …</comment>
        <translation>Penalidade %1: por quê</translation>
    </message>
    <message>
        <source>What for? A few words</source>
        <comment>inside the empty field for the name of a penalty</comment>
        <translation>Por quê? Poucas palavras</translation>
    </message>
    <message>
        <source>Penalty %1: what it costs</source>
        <comment>said by a screen reader for a choice; %1: 1, 2 …</comment>
        <translation>Penalidade %1: o que custa</translation>
    </message>
    <message>
        <source>Points off</source>
        <comment>a choice: what a penalty costs</comment>
        <translation>Pontos a menos</translation>
    </message>
    <message>
        <source>A warning</source>
        <comment>a choice: what a penalty costs</comment>
        <translation>Advertência</translation>
    </message>
    <message>
        <source>The match is lost</source>
        <comment>a choice: what a penalty costs</comment>
        <translation>Partida perdida</translation>
    </message>
    <message>
        <source>Out of the tournament</source>
        <comment>a choice: what a penalty costs</comment>
        <translation>Fora do torneio</translation>
    </message>
    <message>
        <source>Penalty %1: points</source>
        <comment>said by a screen reader for a number; %1: 1, 2 …</comment>
        <translation>Penalidade %1: pontos</translation>
    </message>
    <message>
        <source>Add a penalty</source>
        <comment>button</comment>
        <translation>Acrescentar uma penalidade</translation>
    </message>
    <message>
        <source>Remove “%1”</source>
        <comment>what a screen reader says for the button; %1: a penalty</comment>
        <translation>Tirar “%1”</translation>
    </message>
    <message>
        <source>Remove penalty %1</source>
        <comment>said by a screen reader for a button; %1: 1, 2 …</comment>
        <translation>Tirar a penalidade %1</translation>
    </message>
    <message>
        <source>Late by 10 minutes</source>
        <comment>a usual penalty; a button</comment>
        <translation>Atraso de 10 minutos</translation>
    </message>
    <message>
        <source>Two fouls</source>
        <comment>a usual penalty of clubs: out after the second fault; a button</comment>
        <translation>Duas infrações</translation>
    </message>
    <message>
        <source>Signals to the partner</source>
        <comment>a usual penalty; a button</comment>
        <translation>Sinais para o parceiro</translation>
    </message>
    <message>
        <source>“%1” stands there twice.</source>
        <comment>%1: the name of a penalty</comment>
        <translation>“%1” aparece duas vezes.</translation>
    </message>
    <message>
        <source>Sitting out brings</source>
        <comment>label above two numbers: points</comment>
        <translation>A folga vale</translation>
    </message>
    <message>
        <source>If the others do not come</source>
        <comment>label above two numbers: points</comment>
        <translation>Se os outros não vierem</translation>
    </message>
    <message>
        <source>Points for</source>
        <comment>label of a number</comment>
        <translation>Pontos pró</translation>
    </message>
    <message>
        <source>Points against</source>
        <comment>label of a number</comment>
        <translation>Pontos contra</translation>
    </message>
    <message>
        <source>Sitting out counts as a win</source>
        <comment>on or off</comment>
        <translation>A folga conta como vitória</translation>
    </message>
    <message>
        <source>What decides the order</source>
        <comment>heading above a list; the first that differs decides</comment>
        <translation>O que decide a classificação</translation>
    </message>
    <message>
        <source>The first one that differs decides. Space takes one in or out, Ctrl with Up or Down moves it.</source>
        <comment>below the heading; keys of the keyboard</comment>
        <translation>O primeiro que difere decide. Espaço põe ou tira um, Ctrl com as setas para cima ou para baixo o move.</translation>
    </message>
    <message>
        <source>Move up</source>
        <comment>button: the chosen line of a list</comment>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Move down</source>
        <comment>button: the chosen line of a list</comment>
        <translation>Descer</translation>
    </message>
    <message>
        <source>%1, place %2</source>
        <comment>said by a screen reader; %1: like Wins; %2: its place in the order</comment>
        <translation>%1, critério %2</translation>
    </message>
    <message>
        <source>%1, does not count</source>
        <comment>said by a screen reader; %1: like Wins</comment>
        <translation>%1, não conta</translation>
    </message>
    <message>
        <source>First table</source>
        <comment>label of a number: tables are numbered from it on</comment>
        <translation>Primeira mesa</translation>
    </message>
    <message>
        <source>Number of the lots</source>
        <comment>label of a number from which every lot is drawn</comment>
        <translation>Número do sorteio</translation>
    </message>
    <message>
        <source>With the same number all lots fall the same again.</source>
        <comment>below the number of the lots</comment>
        <translation>Com o mesmo número, o sorteio sai igual de novo.</translation>
    </message>
    <message>
        <source>Why (it stands in the log)</source>
        <comment>label of a field for a few words</comment>
        <translation>Por quê (fica no registro)</translation>
    </message>
    <message>
        <source>Create the tournament</source>
        <comment>the large button</comment>
        <translation>Criar o torneio</translation>
    </message>
    <message>
        <source>Save the changes</source>
        <comment>the large button</comment>
        <translation>Salvar as alterações</translation>
    </message>
    <message>
        <source>Enter goes on; %1 creates it at once.</source>
        <comment>%1: a key like Ctrl+Enter</comment>
        <translation>Enter avança; %1 cria na hora.</translation>
    </message>
    <message>
        <source>The tournament needs a name, so that you find it again.</source>
        <translation>O torneio precisa de um nome, para você achar de novo.</translation>
    </message>
    <message>
        <source>Something has to decide the order: take one in.</source>
        <comment>a list where none is chosen</comment>
        <translation>Algo tem que decidir a classificação: escolha um critério.</translation>
    </message>
    <message>
        <source>Who plays and how they meet is settled: the first round has been paired.</source>
        <comment>tournament round</comment>
        <translation>Quem joga e como se enfrentam já está definido: a primeira rodada foi montada.</translation>
    </message>
    <message>
        <source>The rules are settled: the first result is there.</source>
        <comment>above the match</comment>
        <translation>As regras já estão definidas: há um primeiro resultado.</translation>
    </message>
</context>
<context>
    <name>Order of standings</name>
    <message>
        <source>What decides the order?</source>
        <comment>title of a small window</comment>
        <translation>O que decide a classificação?</translation>
    </message>
    <message>
        <source>Use this order</source>
        <comment>button</comment>
        <translation>Usar esta ordem</translation>
    </message>
</context>
<context>
    <name>Other counts</name>
    <message>
        <source>Other tables count differently</source>
        <comment>button; opens a list of results</comment>
        <translation>Outras mesas contam diferente</translation>
    </message>
    <message>
        <source>The same hands at other tables</source>
        <comment>title of a list of results</comment>
        <translation>As mesmas mãos em outras mesas</translation>
    </message>
    <message>
        <source>Only to compare: nothing changes at this table.</source>
        <comment>under the title</comment>
        <translation>Só para comparar: nesta mesa nada muda.</translation>
    </message>
    <message>
        <source>This table</source>
        <comment>label of the result that counts here</comment>
        <translation>Esta mesa</translation>
    </message>
    <message>
        <source>These rules with one of them changed</source>
        <comment>label of a result; no rule set of the program has it</comment>
        <translation>Estas regras com uma delas mudada</translation>
    </message>
    <message>
        <source>Back to the score</source>
        <comment>button</comment>
        <translation>Voltar à pontuação</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n pip(s)</source>
        <comment>%1: a player; what the hand counts</comment>
        <translation>
            <numerusform>%1: %n ponto</numerusform>
            <numerusform>%1: %n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: no pips</source>
        <comment>%1: a player whose hand counts nothing</comment>
        <translation>%1: nenhum ponto</translation>
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
    <message>
        <source>%3 holds less: %1 win the round.</source>
        <comment>%1: a pair; %3: one player of it, of two who were compared</comment>
        <translation>%3 tem menos na mão: %1 vencem a mão.</translation>
    </message>
    <message>
        <source>%3 played the last tile: %1 win the round, whatever the hands count.</source>
        <comment>%1: a pair; %3: one player of it</comment>
        <translation>%3 jogou a última pedra: %1 vencem a mão, seja qual for a soma das mãos.</translation>
    </message>
    <message>
        <source>Whoever played the last tile cannot win. %3 has the lowest count of the others (%2): %1 win the round.</source>
        <comment>%1: a pair; %3: one player of it</comment>
        <translation>Quem jogou a última pedra não pode vencer. %3 tem a menor soma entre os outros (%2): %1 vencem a mão.</translation>
    </message>
    <message>
        <source>%3 has the fewest doubles (%4), then the fewest pips on the other tiles (%5): %1 win the round.</source>
        <comment>%1: a pair; %3: one player of it; %4, %5: numbers</comment>
        <translation>%3 tem o menor número de duplos (%4) e depois a menor soma das outras pedras (%5): %1 vencem a mão.</translation>
    </message>
    <message>
        <source>Both of them hold the same: %2.</source>
        <comment>two neighbours; %2: a number</comment>
        <translation>Os dois têm o mesmo na mão: %2.</translation>
    </message>
    <message>
        <source>The pairs are level: fewest doubles %4, fewest pips on the other tiles %5.</source>
        <comment>%4, %5: numbers</comment>
        <translation>As duplas empatam: menor número de duplos %4, menor soma das outras pedras %5.</translation>
    </message>
    <message>
        <source>%1 take the pips of all the others and of the boneyard: %2.</source>
        <comment>%1: a pair; %2: an amount</comment>
        <translation>%1 levam os pontos de todos os outros e do monte: %2.</translation>
    </message>
    <message>
        <source>%1 write down the pips left in their hands: %2.</source>
        <comment>%1: a pair; bad points; %2: an amount</comment>
        <translation>%1 anotam os pontos que sobraram na mão: %2.</translation>
    </message>
    <message>
        <source>%1 score for winning the block: %2.</source>
        <comment>%1: a pair; %2: an amount</comment>
        <translation>%1 pontuam por vencer o jogo fechado: %2.</translation>
    </message>
    <message>
        <source>%1 score for going out: %2.</source>
        <comment>%1: a pair; %2: an amount</comment>
        <translation>%1 pontuam pela batida: %2.</translation>
    </message>
    <message>
        <source>%1 score for going out with a double: %2.</source>
        <comment>%1: a pair; %2: an amount</comment>
        <translation>%1 pontuam pela batida de duplo: %2.</translation>
    </message>
    <message>
        <source>%1 score for going out with a tile that fits both ends: %2.</source>
        <comment>%1: a pair; %2: an amount</comment>
        <translation>%1 pontuam por bater com uma pedra que encaixa nas duas pontas: %2.</translation>
    </message>
    <message>
        <source>%1 score for going out with a double that fits both ends: %2.</source>
        <comment>%1: a pair; %2: an amount</comment>
        <translation>%1 pontuam por bater com um duplo que encaixa nas duas pontas: %2.</translation>
    </message>
    <message>
        <source>%1 played the last tile and lost the block: %2.</source>
        <comment>%1: a pair; %2: an amount, like 1 point off</comment>
        <translation>%1 jogaram a última pedra e perderam o jogo fechado: %2.</translation>
    </message>
    <message>
        <source>%1 score because whoever played the last tile lost the block: %2.</source>
        <comment>%1: a pair; %2: an amount</comment>
        <translation>%1 pontuam porque quem jogou a última pedra perdeu o jogo fechado: %2.</translation>
    </message>
    <message>
        <source>%1 score extra for a last tile that fits both ends: %2.</source>
        <comment>a capicúa; %1: a pair; %2: an amount</comment>
        <translation>%1 ganham um extra porque a última pedra encaixa nas duas pontas: %2.</translation>
    </message>
    <message>
        <source>%1 score extra for going out with the double blank: %2.</source>
        <comment>%1: a pair; %2: an amount</comment>
        <translation>%1 ganham um extra por bater com o duplo branco: %2.</translation>
    </message>
    <message>
        <source>%1 score extra for going out with a double: %2.</source>
        <comment>%1: a pair; %2: an amount</comment>
        <translation>%1 ganham um extra pela batida de duplo: %2.</translation>
    </message>
    <message>
        <source>%1 score extra for winning a block: %2.</source>
        <comment>%1: a pair; %2: an amount</comment>
        <translation>%1 ganham um extra por vencer o jogo fechado: %2.</translation>
    </message>
    <message>
        <source>%1 score extra for going out: %2.</source>
        <comment>%1: a pair; %2: an amount</comment>
        <translation>%1 ganham um extra pela batida: %2.</translation>
    </message>
    <message>
        <source>%1 score extra for winning round %5 of the match: %2.</source>
        <comment>round = one deal; %1: a pair; %2: an amount; %5: a number</comment>
        <translation>%1 ganham um extra por vencer a mão %5 da partida: %2.</translation>
    </message>
    <message>
        <source>%3 makes the open ends add up to %6; for %1: %2.</source>
        <comment>%1: a pair; %2: an amount; %3: one player of it; %6: like 4 + 6 = 10</comment>
        <translation>%3 faz as pontas abertas somarem %6; para %1: %2.</translation>
    </message>
    <message>
        <source>%3 makes open ends equal, all with a %4; for %1: %2.</source>
        <comment>%1: a pair; %2: an amount; %3: one player of it; %4: a number</comment>
        <translation>%3 iguala pontas abertas, todas com %4; para %1: %2.</translation>
    </message>
    <message>
        <source>%1 have exactly %4 points: that wins the match.</source>
        <comment>%1: a pair; %4: a number</comment>
        <translation>%1 têm exatamente %4 pontos: com isso vencem a partida.</translation>
    </message>
    <message>
        <source>Both pairs have won a round, so %1 go back to zero.</source>
        <comment>round = one deal; %1: a pair</comment>
        <translation>As duas duplas já venceram uma mão, por isso %1 voltam a zero.</translation>
    </message>
    <message>
        <source>A new game begins: %1 go back to zero.</source>
        <comment>one game of a match of several; %1: a pair</comment>
        <translation>Começa um novo jogo: %1 voltam a zero.</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>Your own tiles</source>
        <comment>title of the page where people choose pictures for their tiles</comment>
        <translation>Suas próprias pedras</translation>
    </message>
    <message>
        <source>Six photos or drawings become the numbers 1 to 6. A blank stays blank.</source>
        <comment>under the title; blank: the half of a tile without dots</comment>
        <translation>Seis fotos ou desenhos viram os números de 1 a 6. O branco continua branco.</translation>
    </message>
    <message>
        <source>Click a frame to choose pictures, drop them on it, or copy one and paste it with Ctrl+V.</source>
        <translation>Clique em uma moldura para escolher imagens, solte-as ali, ou copie uma e cole com Ctrl+V.</translation>
    </message>
    <message>
        <source>Family set</source>
        <comment>heading: a set of tiles with six own pictures in place of the dots</comment>
        <translation>Pedras da família</translation>
    </message>
    <message>
        <source>Back and table</source>
        <comment>heading: pictures for the back of the tiles and for the table</comment>
        <translation>Verso e mesa</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>under a small frame for the picture on the back of the tiles: a short word</comment>
        <translation>Verso</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>under a frame for the picture of the surface that the tiles lie on</comment>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Choose a picture for %1</source>
        <comment>for screen readers; %1: a number from 1 to 6</comment>
        <translation>Escolher uma imagem para o %1</translation>
    </message>
    <message>
        <source>Change the picture for %1</source>
        <comment>for screen readers; %1: a number from 1 to 6</comment>
        <translation>Trocar a imagem do %1</translation>
    </message>
    <message>
        <source>Choose a picture for the back of the tiles</source>
        <comment>for screen readers</comment>
        <translation>Escolher uma imagem para o verso das pedras</translation>
    </message>
    <message>
        <source>Change the picture on the back of the tiles</source>
        <comment>for screen readers</comment>
        <translation>Trocar a imagem do verso das pedras</translation>
    </message>
    <message>
        <source>Choose a picture for the table</source>
        <comment>for screen readers</comment>
        <translation>Escolher uma imagem para a mesa</translation>
    </message>
    <message>
        <source>Change the picture on the table</source>
        <comment>for screen readers</comment>
        <translation>Trocar a imagem da mesa</translation>
    </message>
    <message>
        <source>This is how it looks</source>
        <comment>heading over a small table with tiles</comment>
        <translation>É assim que fica</translation>
    </message>
    <message>
        <source>A small table with your tiles</source>
        <comment>for screen readers: a drawing</comment>
        <translation>Uma mesa pequena com as suas pedras</translation>
    </message>
    <message>
        <source>High contrast is switched on: the tiles show dots instead of pictures.</source>
        <comment>under the small table</comment>
        <translation>O alto contraste está ligado: as pedras mostram pontos no lugar das imagens.</translation>
    </message>
    <message>
        <source>Play with the family set</source>
        <comment>button</comment>
        <translation>Jogar com as pedras da família</translation>
    </message>
    <message>
        <source>Play with ivory tiles again</source>
        <comment>button: gives up the family set</comment>
        <translation>Voltar às pedras de marfim</translation>
    </message>
    <message>
        <source>The family set is on the table.</source>
        <comment>it is the set in use</comment>
        <translation>As pedras da família estão na mesa.</translation>
    </message>
    <message>
        <source>All six pictures are here.</source>
        <translation>As seis imagens estão aqui.</translation>
    </message>
    <message numerus="yes">
        <source>%n more picture(s) and the set is complete.</source>
        <comment>%n: 1 to 6 pictures are missing; never zero</comment>
        <translation>
            <numerusform>Falta %n imagem para o jogo ficar completo.</numerusform>
            <numerusform>Faltam %n imagens para o jogo ficar completo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tiles of paper</source>
        <comment>heading: a sheet with all tiles, to be printed and cut out</comment>
        <translation>Pedras de papel</translation>
    </message>
    <message>
        <source>Print all 28 tiles, glue them onto cardboard and cut them out.</source>
        <comment>under the heading</comment>
        <translation>Imprima as 28 pedras, cole em papelão e recorte.</translation>
    </message>
    <message>
        <source>Print the sheet…</source>
        <comment>button</comment>
        <translation>Imprimir a folha…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <comment>button</comment>
        <translation>Salvar como PDF…</translation>
    </message>
    <message>
        <source>Our domino set</source>
        <comment>small, on the printed sheet; also the proposed name of its file</comment>
        <translation>Nosso dominó</translation>
    </message>
    <message>
        <source>Print at 100 %, on both sides of the paper. Cut along the dotted lines.</source>
        <comment>small, on the printed sheet</comment>
        <translation>Imprima em 100%, nos dois lados do papel. Recorte nas linhas pontilhadas.</translation>
    </message>
    <message>
        <source>The sheet was saved as %1</source>
        <comment>%1: the path of a file</comment>
        <translation>A folha foi salva em %1</translation>
    </message>
    <message>
        <source>The picture for %1</source>
        <comment>title; %1: a number from 1 to 6</comment>
        <translation>A imagem do %1</translation>
    </message>
    <message>
        <source>The picture on the back</source>
        <comment>title: on the back of the tiles</comment>
        <translation>A imagem do verso</translation>
    </message>
    <message>
        <source>The picture on the table</source>
        <comment>title: on the surface that the tiles lie on</comment>
        <translation>A imagem da mesa</translation>
    </message>
    <message>
        <source>Move the frame with the mouse, and pull a corner to make it larger or smaller.</source>
        <translation>Mova a moldura com o mouse e puxe um canto para aumentar ou diminuir.</translation>
    </message>
    <message>
        <source>On the keyboard: the arrow keys move the frame, + comes closer, − shows more.</source>
        <translation>No teclado: as setas movem a moldura, + aproxima, − mostra mais.</translation>
    </message>
    <message>
        <source>The picture with its frame</source>
        <comment>for screen readers: a drawing that keys change</comment>
        <translation>A imagem com a moldura</translation>
    </message>
    <message>
        <source>The frame shows %1% of the picture’s width, %2% from the left and %3% from the top.</source>
        <comment>for screen readers; %1 to %3: numbers from 0 to 100</comment>
        <translation>A moldura mostra %1% da largura da imagem, a %2% da esquerda e a %3% do alto.</translation>
    </message>
    <message>
        <source>Use this part</source>
        <comment>button: the part of the picture inside the frame</comment>
        <translation>Usar esta parte</translation>
    </message>
    <message>
        <source>Another picture…</source>
        <comment>button</comment>
        <translation>Outra imagem…</translation>
    </message>
    <message>
        <source>Remove the picture</source>
        <comment>button</comment>
        <translation>Remover a imagem</translation>
    </message>
    <message>
        <source>Show more of the picture</source>
        <comment>a round button with a minus, for screen readers: a larger frame</comment>
        <translation>Mostrar mais da imagem</translation>
    </message>
    <message>
        <source>Come closer</source>
        <comment>a round button with a plus, for screen readers: a smaller frame</comment>
        <translation>Aproximar</translation>
    </message>
    <message>
        <source>Turn the picture</source>
        <comment>a round button with an arrow, for screen readers: by a quarter</comment>
        <translation>Girar a imagem</translation>
    </message>
    <message>
        <source>One moment…</source>
        <comment>while a picture is being read</comment>
        <translation>Um momento…</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <comment>title of the dialog that asks for a file</comment>
        <translation>Escolher uma imagem</translation>
    </message>
    <message>
        <source>Pictures</source>
        <comment>kind of files in the dialog that asks for a file</comment>
        <translation>Imagens</translation>
    </message>
    <message>
        <source>All files</source>
        <comment>kind of files in the dialog that asks for a file</comment>
        <translation>Todos os arquivos</translation>
    </message>
    <message>
        <source>This file cannot be opened. Perhaps it was moved, or belongs to somebody else.</source>
        <translation>Não foi possível abrir este arquivo. Talvez ele tenha mudado de lugar, ou seja de outra pessoa.</translation>
    </message>
    <message>
        <source>This is no picture the program knows. Please try a JPEG or PNG file.</source>
        <translation>O programa não conhece este tipo de imagem. Tente um arquivo JPEG ou PNG.</translation>
    </message>
    <message>
        <source>This picture is damaged. Please choose another one, or a fresh copy of it.</source>
        <translation>Esta imagem está danificada. Escolha outra, ou uma cópia nova dela.</translation>
    </message>
    <message>
        <source>This file is larger than 50 MB. Please save the picture in a smaller size first.</source>
        <translation>Este arquivo tem mais de 50 MB. Primeiro salve a imagem em um tamanho menor.</translation>
    </message>
    <message>
        <source>This picture is far too large: more than 89 million pixels. Please save it in a smaller size first.</source>
        <translation>Esta imagem é grande demais: mais de 89 milhões de pixels. Primeiro salve em um tamanho menor.</translation>
    </message>
    <message>
        <source>This picture is too long and narrow for a tile. Please choose another one.</source>
        <translation>Esta imagem é comprida e estreita demais para uma pedra. Escolha outra.</translation>
    </message>
    <message>
        <source>It took too long to open this picture. Please choose another one.</source>
        <translation>Demorou demais para abrir esta imagem. Escolha outra.</translation>
    </message>
    <message numerus="yes">
        <source>%n of the files could not be used.</source>
        <comment>%n files were no pictures; never zero</comment>
        <translation>
            <numerusform>%n dos arquivos não pôde ser usado.</numerusform>
            <numerusform>%n dos arquivos não puderam ser usados.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no picture to paste. Copy one first.</source>
        <translation>Não há imagem para colar. Primeiro copie uma.</translation>
    </message>
    <message>
        <source>One of your own pictures was damaged and is no longer used. It was set aside as %1</source>
        <comment>%1: the path of a file</comment>
        <translation>Uma das suas imagens estava danificada e não é mais usada. Ela ficou guardada em %1</translation>
    </message>
    <message>
        <source>Some of your own pictures are gone, so the usual ones are back. You can choose yours again in the settings.</source>
        <translation>Algumas das suas imagens sumiram, por isso as de sempre voltaram. Você pode escolher as suas de novo nas configurações.</translation>
    </message>
</context>
<context>
    <name>Pocket card</name>
    <message>
        <source>The card for the pocket</source>
        <comment>title of a page; the walk on paper, for tables without a computer</comment>
        <translation>O cartão de bolso</translation>
    </message>
    <message>
        <source>One sheet, printed on both sides and folded twice: the walk round the table in six languages.</source>
        <comment>what the card is</comment>
        <translation>Uma folha, impressa dos dois lados e dobrada duas vezes: a volta à mesa em seis idiomas.</translation>
    </message>
    <message>
        <source>Print both sides, turned over on the short edge, and fold along the small marks.</source>
        <comment>how the card is made</comment>
        <translation>Imprima os dois lados, virando pela borda curta, e dobre pelas pequenas marcas.</translation>
    </message>
    <message>
        <source>The card as it will be printed</source>
        <comment>what a screen reader says for a picture</comment>
        <translation>O cartão como será impresso</translation>
    </message>
    <message>
        <source>Whoever has the turn, cannot play and may take no more tiles says: the game is blocked.</source>
        <comment>first step of the walk, on the card</comment>
        <translation>Quem está na vez, não tem pedra para jogar e não pode mais comprar diz: o jogo fechou.</translation>
    </message>
    <message>
        <source>Look at the boneyard: it is empty, or the rules let nobody take from it.</source>
        <comment>second step of the walk, on the card</comment>
        <translation>Olhe o monte: está vazio, ou as regras não deixam ninguém comprar.</translation>
    </message>
    <message>
        <source>Ask all the others, one after another, the way the turns go round:</source>
        <comment>third step of the walk, on the card; the question stands below it</comment>
        <translation>Pergunte a todos os outros, um depois do outro, no sentido do jogo:</translation>
    </message>
    <message>
        <source>Can you play a tile?</source>
        <comment>the question, large, without a name; the answers are Yes, I can and No, I cannot in the context Walk</comment>
        <translation>Você tem pedra para jogar?</translation>
    </message>
    <message>
        <source>Not blocked: this player plays now.</source>
        <comment>below the answer Yes, I can</comment>
        <translation>O jogo não fechou: essa pessoa joga agora.</translation>
    </message>
    <message>
        <source>Ask the next player.</source>
        <comment>below the answer No, I cannot</comment>
        <translation>Pergunte ao próximo jogador.</translation>
    </message>
    <message>
        <source>All have said no: the game is blocked. Everybody lays the tiles open.</source>
        <comment>fourth step of the walk, on the card</comment>
        <translation>Todos disseram que não têm: o jogo fechou. Todos mostram as pedras.</translation>
    </message>
    <message>
        <source>Did somebody say no with a tile that fits? That was a false declaration. Your rules say what it costs.</source>
        <comment>fifth step of the walk, on the card; declaration: the answer to the question</comment>
        <translation>Alguém disse que não tinha, com uma pedra que encaixa? Foi uma declaração falsa. As suas regras dizem quanto custa.</translation>
    </message>
    <message>
        <source>Count the pips of every hand. Mostly the lowest count wins. Your rules say what a win and a tie are worth.</source>
        <comment>last step of the walk, on the card</comment>
        <translation>Conte os pontos de cada mão. Em geral vence a menor soma. As suas regras dizem quanto valem uma vitória e um empate.</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Practice for referees</source>
        <comment>title of the page with all disputes</comment>
        <translation>Treino para árbitros</translation>
    </message>
    <message>
        <source>Somebody calls you to a table. Hear them out, lay the hands open, and rule.</source>
        <translation>Alguém chama você a uma mesa. Ouça todos, abra as mãos e decida.</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <comment>%1, %2: numbers, like 7 of 36 solved</comment>
        <translation>%1 de %2 resolvidos</translation>
    </message>
    <message>
        <source>All %1 solved. Any table would be glad to have you.</source>
        <comment>%1: a number; praise</comment>
        <translation>Todos os %1 resolvidos. Qualquer mesa ia gostar de ter você.</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>button: the first dispute</comment>
        <translation>Começar</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>button: the next dispute that is not solved yet</comment>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Once more from the beginning</source>
        <comment>button: when all disputes are solved</comment>
        <translation>Mais uma vez desde o começo</translation>
    </message>
    <message>
        <source>Dispute %1: %2</source>
        <comment>title; %1: a number; %2: its kind, like The boneyard</comment>
        <translation>Caso %1: %2</translation>
    </message>
    <message>
        <source>Round the table</source>
        <comment>a kind of dispute: is it a block?</comment>
        <translation>A volta à mesa</translation>
    </message>
    <message>
        <source>The boneyard</source>
        <comment>a kind of dispute: may tiles still be taken?</comment>
        <translation>O monte</translation>
    </message>
    <message>
        <source>True or false</source>
        <comment>a kind of dispute: false declarations and accusations</comment>
        <translation>Verdadeiro ou falso</translation>
    </message>
    <message>
        <source>Level hands</source>
        <comment>a kind of dispute: ties</comment>
        <translation>Mãos empatadas</translation>
    </message>
    <message>
        <source>In pairs</source>
        <comment>a kind of dispute: partners</comment>
        <translation>Em duplas</translation>
    </message>
    <message>
        <source>Spinners, crosses, trains</source>
        <comment>a kind of dispute</comment>
        <translation>Quatro lados, cruzes, trens</translation>
    </message>
    <message>
        <source>Larger sets</source>
        <comment>a kind of dispute: double-nine and double-twelve</comment>
        <translation>Jogos maiores</translation>
    </message>
    <message>
        <source>House rules</source>
        <comment>a kind of dispute</comment>
        <translation>Regras da casa</translation>
    </message>
    <message>
        <source>Ask everybody in turn. One tile that fits is enough.</source>
        <comment>about a kind of dispute</comment>
        <translation>Pergunte a todos, um por um. Basta uma pedra que encaixe.</translation>
    </message>
    <message>
        <source>While a tile may be taken, nothing is blocked.</source>
        <comment>about a kind of dispute</comment>
        <translation>Enquanto há o que comprar, o jogo não fecha.</translation>
    </message>
    <message>
        <source>Who held a tile that fits, and when?</source>
        <comment>about a kind of dispute</comment>
        <translation>Quem tinha uma pedra que encaixa, e quando?</translation>
    </message>
    <message>
        <source>The counts are level. What do the rules say?</source>
        <comment>about a kind of dispute</comment>
        <translation>As somas são iguais. O que dizem as regras?</translation>
    </message>
    <message>
        <source>The lowest hand, or the lowest pair?</source>
        <comment>about a kind of dispute</comment>
        <translation>A menor mão, ou a menor dupla?</translation>
    </message>
    <message>
        <source>More than two ends, and not all are open to everybody.</source>
        <comment>about a kind of dispute</comment>
        <translation>Mais de duas pontas, e nem todas abertas a todos.</translation>
    </message>
    <message>
        <source>More tiles of each number: count them well.</source>
        <comment>about a kind of dispute</comment>
        <translation>Mais pedras de cada número: conte bem.</translation>
    </message>
    <message>
        <source>Every club has its own way. Read the rules first.</source>
        <comment>about a kind of dispute</comment>
        <translation>Cada clube tem o seu jeito. Leia as regras primeiro.</translation>
    </message>
    <message>
        <source>The rules here: %1</source>
        <comment>heading; %1: a game, like Classic draw game</comment>
        <translation>As regras daqui: %1</translation>
    </message>
    <message>
        <source>Turns go %1.</source>
        <comment>%1: clockwise or counter-clockwise</comment>
        <translation>O jogo segue %1.</translation>
    </message>
    <message>
        <source>%1 led the round.</source>
        <comment>%1: a player</comment>
        <translation>Quem saiu nesta mão: %1.</translation>
    </message>
    <message>
        <source>%1 played the last tile.</source>
        <comment>%1: a player</comment>
        <translation>%1 jogou a última pedra.</translation>
    </message>
    <message numerus="yes">
        <source>A false declaration costs %n point(s).</source>
        <comment>the penalty by the rules of this table</comment>
        <translation>
            <numerusform>Uma declaração falsa custa %n ponto.</numerusform>
            <numerusform>Uma declaração falsa custa %n pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>A false declaration costs no points.</source>
        <comment>the penalty by the rules of this table</comment>
        <translation>Uma declaração falsa não custa pontos.</translation>
    </message>
    <message>
        <source>The result of the round stands all the same.</source>
        <comment>after a false declaration</comment>
        <translation>O resultado da mão fica valendo mesmo assim.</translation>
    </message>
    <message>
        <source>The round is then dealt again.</source>
        <comment>after a false declaration</comment>
        <translation>A mão é então dada de novo.</translation>
    </message>
    <message>
        <source>That side cannot win the round any more.</source>
        <comment>after a false declaration</comment>
        <translation>Esse lado não pode mais vencer a mão.</translation>
    </message>
    <message>
        <source>What was said</source>
        <comment>heading: the declarations of the players</comment>
        <translation>O que foi dito</translation>
    </message>
    <message>
        <source>Earlier in this round %1 passed at %2.</source>
        <comment>%1: a player; %2: open ends, like 4 and 6</comment>
        <translation>Antes, nesta mão, %1 passou com %2 nas pontas.</translation>
    </message>
    <message>
        <source>Since then these tiles were laid: %1.</source>
        <comment>%1: tiles, like 4-6 and 2-4</comment>
        <translation>Desde então foram jogadas estas pedras: %1.</translation>
    </message>
    <message>
        <source>%1 says: I cannot play, it is blocked!</source>
        <comment>%1: a player</comment>
        <translation>%1 diz: não tenho pedra para jogar, o jogo fechou!</translation>
    </message>
    <message>
        <source>%1: I cannot.</source>
        <comment>%1: a player; an answer in the walk</comment>
        <translation>%1: não tenho.</translation>
    </message>
    <message>
        <source>%1: I can.</source>
        <comment>%1: a player; an answer in the walk</comment>
        <translation>%1: tenho.</translation>
    </message>
    <message>
        <source>Nobody else has been asked yet.</source>
        <translation>Ainda não se perguntou a mais ninguém.</translation>
    </message>
    <message>
        <source>%1 says that %2 hid a tile that fits.</source>
        <comment>%1, %2: players</comment>
        <translation>%1 diz que %2 escondeu uma pedra que encaixa.</translation>
    </message>
    <message>
        <source>Lay the hands open</source>
        <comment>button: turn every hand face up</comment>
        <translation>Abrir as mãos</translation>
    </message>
    <message>
        <source>cannot</source>
        <comment>under a player&apos;s name: what was declared</comment>
        <translation>não tem</translation>
    </message>
    <message>
        <source>can</source>
        <comment>under a player&apos;s name: what was declared</comment>
        <translation>tem</translation>
    </message>
    <message>
        <source>Is the game blocked?</source>
        <comment>question to a referee</comment>
        <translation>O jogo fechou?</translation>
    </message>
    <message>
        <source>Yes, it is</source>
        <comment>answer to: is the game blocked?</comment>
        <translation>Sim, fechou</translation>
    </message>
    <message>
        <source>No: somebody can play</source>
        <comment>answer to: is the game blocked?</comment>
        <translation>Não: alguém pode jogar</translation>
    </message>
    <message>
        <source>No: tiles may be taken</source>
        <comment>answer to: is the game blocked?; the boneyard</comment>
        <translation>Não: dá para comprar</translation>
    </message>
    <message>
        <source>No: somebody went out</source>
        <comment>answer to: is the game blocked?</comment>
        <translation>Não: alguém bateu</translation>
    </message>
    <message>
        <source>Who made a false declaration?</source>
        <comment>question to a referee; several may be named</comment>
        <translation>Quem fez uma declaração falsa?</translation>
    </message>
    <message>
        <source>Nobody</source>
        <comment>answer to: who made a false declaration?</comment>
        <translation>Ninguém</translation>
    </message>
    <message>
        <source>What becomes of the round?</source>
        <comment>question to a referee</comment>
        <translation>O que acontece com a mão?</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <comment>answer to: what becomes of the round?; %1: a player</comment>
        <translation>%1 vence</translation>
    </message>
    <message>
        <source>%1 win</source>
        <comment>answer to: what becomes of the round?; %1: both players of a pair</comment>
        <translation>%1 vencem</translation>
    </message>
    <message>
        <source>They share it</source>
        <comment>answer to: what becomes of the round?; those who are level</comment>
        <translation>Dividem os pontos</translation>
    </message>
    <message>
        <source>Nobody scores</source>
        <comment>answer to: what becomes of the round?</comment>
        <translation>Ninguém pontua</translation>
    </message>
    <message>
        <source>It is dealt again</source>
        <comment>answer to: what becomes of the round?</comment>
        <translation>É dada de novo</translation>
    </message>
    <message>
        <source>It goes on</source>
        <comment>answer to: what becomes of the round?</comment>
        <translation>Continua</translation>
    </message>
    <message>
        <source>How many points?</source>
        <comment>question to a referee; penalties are not counted</comment>
        <translation>Quantos pontos?</translation>
    </message>
    <message>
        <source>How many points for each?</source>
        <comment>question to a referee; those who share</comment>
        <translation>Quantos pontos para cada um?</translation>
    </message>
    <message>
        <source>For the round alone, without penalties.</source>
        <comment>below: how many points?</comment>
        <translation>Só os da mão, sem penalidades.</translation>
    </message>
    <message>
        <source>That is my ruling</source>
        <comment>button</comment>
        <translation>É a minha decisão</translation>
    </message>
    <message>
        <source>A ruling to sign!</source>
        <comment>every part of the ruling was right; warm</comment>
        <translation>Assino embaixo!</translation>
    </message>
    <message>
        <source>Nearly. Look at what is marked.</source>
        <comment>some parts of the ruling were wrong; kind</comment>
        <translation>Quase. Olhe o que está marcado.</translation>
    </message>
    <message>
        <source>Not quite. Look at it once more.</source>
        <comment>no part of the ruling was right; kind</comment>
        <translation>Não foi bem isso. Olhe mais uma vez.</translation>
    </message>
    <message>
        <source>You said: %1</source>
        <comment>%1: the answer that was given, like No: somebody can play</comment>
        <translation>Você disse: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>%1: like Anna wins; %2: like 12 points; an answer that was given</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The game is blocked: nobody can play, and nothing may be taken.</source>
        <translation>O jogo fechou: ninguém pode jogar, e não há o que comprar.</translation>
    </message>
    <message>
        <source>The game is over: no tile that could fit is left, and by these rules that ends it.</source>
        <translation>O jogo acabou: não resta nenhuma pedra que possa encaixar, e com estas regras isso encerra a mão.</translation>
    </message>
    <message numerus="yes">
        <source>It is not blocked: the boneyard still has %n tile(s) to take.</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>O jogo não fechou: o monte ainda tem %n pedra para comprar.</numerusform>
            <numerusform>O jogo não fechou: o monte ainda tem %n pedras para comprar.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is not blocked: %1 can play %2.</source>
        <comment>%1: a player; %2: a tile, like 4-6, or several</comment>
        <translation>O jogo não fechou: %1 pode jogar %2.</translation>
    </message>
    <message>
        <source>%1 went out. A round that ended so is never counted as blocked.</source>
        <comment>%1: a player</comment>
        <translation>%1 bateu. Uma mão que acaba assim nunca conta como jogo fechado.</translation>
    </message>
    <message>
        <source>Every declaration was true.</source>
        <translation>Todas as declarações eram verdadeiras.</translation>
    </message>
    <message>
        <source>%1 was accused wrongly.</source>
        <comment>%1: a player</comment>
        <translation>A acusação contra %1 não procede.</translation>
    </message>
    <message>
        <source>The round goes on.</source>
        <comment>there is nothing to count</comment>
        <translation>A mão continua.</translation>
    </message>
    <message>
        <source>The round goes on: %1 must play.</source>
        <comment>%1: a player</comment>
        <translation>A mão continua: %1 tem que jogar.</translation>
    </message>
    <message>
        <source>The penalty is written when the round is counted.</source>
        <translation>A penalidade é anotada quando a mão é contada.</translation>
    </message>
    <message>
        <source>The count</source>
        <comment>heading: the sum of what is left in every hand</comment>
        <translation>A contagem</translation>
    </message>
    <message>
        <source>The proof</source>
        <comment>heading: a picture of the table with a tile that would have fitted</comment>
        <translation>A prova</translation>
    </message>
    <message>
        <source>Next dispute</source>
        <comment>button</comment>
        <translation>Próximo caso</translation>
    </message>
    <message>
        <source>Try again</source>
        <comment>button: the same dispute once more</comment>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>All disputes</source>
        <comment>button: the list</comment>
        <translation>Todos os casos</translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <source>For players</source>
        <comment>heading: a ladder of puzzles</comment>
        <translation>Para jogadores</translation>
    </message>
    <message>
        <source>Find the best move. Every hand lies open.</source>
        <comment>what these puzzles ask</comment>
        <translation>Ache a melhor jogada. Todas as mãos estão abertas.</translation>
    </message>
    <message>
        <source>For referees</source>
        <comment>heading: a ladder of puzzles</comment>
        <translation>Para árbitros</translation>
    </message>
    <message>
        <source>Is the game blocked? Who wins, and how many points?</source>
        <comment>what these puzzles ask</comment>
        <translation>O jogo está fechado? Quem ganha, e com quantos pontos?</translation>
    </message>
    <message>
        <source>Three right out of the last four open the next step.</source>
        <translation>Três certas nas últimas quatro abrem o próximo degrau.</translation>
    </message>
    <message>
        <source>A puzzle of step %1</source>
        <comment>button; %1: a number from 1 to 6</comment>
        <translation>Um desafio do degrau %1</translation>
    </message>
    <message>
        <source>Who is training?</source>
        <comment>label of a choice of names</comment>
        <translation>Quem está treinando?</translation>
    </message>
    <message>
        <source>By which rules?</source>
        <comment>label of a choice of games</comment>
        <translation>Com que regras?</translation>
    </message>
    <message>
        <source>By these rules there are no puzzles of this kind.</source>
        <translation>Com estas regras não há desafios assim.</translation>
    </message>
    <message>
        <source>Find the move</source>
        <comment>title of a puzzle</comment>
        <translation>Ache a jogada</translation>
    </message>
    <message>
        <source>Blocked or not?</source>
        <comment>title of a puzzle</comment>
        <translation>Fechado ou não?</translation>
    </message>
    <message>
        <source>Step %1</source>
        <comment>%1: a number from 1 to 6</comment>
        <translation>Degrau %1</translation>
    </message>
    <message>
        <source>A puzzle is being laid out …</source>
        <comment>while the program makes it</comment>
        <translation>Preparando um desafio …</translation>
    </message>
    <message>
        <source>No puzzle came up this time. Try another one.</source>
        <translation>Desta vez não saiu nenhum desafio. Tente outro.</translation>
    </message>
    <message>
        <source>Another puzzle</source>
        <comment>button</comment>
        <translation>Outro desafio</translation>
    </message>
    <message>
        <source>%1 is to move. What is best?</source>
        <comment>%1: a player</comment>
        <translation>É a vez de %1. Qual é a melhor jogada?</translation>
    </message>
    <message>
        <source>Lay the tile on the table. Then everybody plays as well as can be.</source>
        <translation>Jogue a pedra na mesa. Depois todos jogam o melhor possível.</translation>
    </message>
    <message>
        <source>Is this game blocked?</source>
        <comment>a question about the position</comment>
        <translation>Este jogo está fechado?</translation>
    </message>
    <message>
        <source>%1 is to move. Look at every hand, every open end and the boneyard.</source>
        <translation>É a vez de %1. Olhe cada mão, cada ponta aberta e o monte.</translation>
    </message>
    <message>
        <source>Yes, it is blocked</source>
        <comment>answer button; the first words of both answers must differ</comment>
        <translation>Sim, está fechado</translation>
    </message>
    <message>
        <source>No, it goes on</source>
        <comment>answer button; the first words of both answers must differ</comment>
        <translation>Não, continua</translation>
    </message>
    <message>
        <source>Who wins the round?</source>
        <comment>a question after: it is blocked</comment>
        <translation>Quem ganha a mão?</translation>
    </message>
    <message>
        <source>Nobody</source>
        <comment>one of the answers to: who wins the round?</comment>
        <translation>Ninguém</translation>
    </message>
    <message>
        <source>How many points?</source>
        <comment>a question after: who wins the round?</comment>
        <translation>Quantos pontos?</translation>
    </message>
    <message>
        <source>One more</source>
        <comment>button: one point more</comment>
        <translation>Mais um</translation>
    </message>
    <message>
        <source>One fewer</source>
        <comment>button: one point fewer</comment>
        <translation>Menos um</translation>
    </message>
    <message>
        <source>That is my answer</source>
        <comment>button</comment>
        <translation>É a minha resposta</translation>
    </message>
    <message>
        <source>That is right!</source>
        <translation>Certo!</translation>
    </message>
    <message>
        <source>Almost!</source>
        <comment>a part of the answer was right</comment>
        <translation>Quase!</translation>
    </message>
    <message>
        <source>Not quite.</source>
        <comment>the answer was wrong; kind</comment>
        <translation>Não foi bem isso.</translation>
    </message>
    <message>
        <source>One more star for you.</source>
        <translation>Mais uma estrela para você.</translation>
    </message>
    <message>
        <source>Step %1 is open now.</source>
        <comment>%1: a number from 1 to 6</comment>
        <translation>Agora dá para subir ao degrau %1.</translation>
    </message>
    <message>
        <source>The game is blocked: nobody can play, and nothing may be taken.</source>
        <translation>O jogo está fechado: ninguém pode jogar, e não há o que comprar.</translation>
    </message>
    <message>
        <source>The game goes on: %1 can play %2.</source>
        <comment>%1: a player; %2: a tile, like 4-6, or several</comment>
        <translation>O jogo continua: %1 pode jogar %2.</translation>
    </message>
    <message>
        <source>The game goes on: %1 takes from the boneyard until a tile fits.</source>
        <comment>%1: a player</comment>
        <translation>O jogo continua: %1 compra do monte até uma pedra encaixar.</translation>
    </message>
    <message numerus="yes">
        <source>It is %n point(s), not %1.</source>
        <comment>the right and the given number</comment>
        <translation>
            <numerusform>É %n ponto, não %1.</numerusform>
            <numerusform>São %n pontos, não %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no points, not %1.</source>
        <comment>%1: the number that was given</comment>
        <translation>Não há pontos, não %1.</translation>
    </message>
    <message>
        <source>The walk round the table</source>
        <comment>heading: everybody is asked in turn whether they can play</comment>
        <translation>A volta à mesa</translation>
    </message>
    <message>
        <source>can play %1</source>
        <comment>under the player&apos;s name; %1: a tile, like 4-6, or several</comment>
        <translation>pode jogar %1</translation>
    </message>
    <message>
        <source>takes a tile</source>
        <comment>under the player&apos;s name: from the boneyard</comment>
        <translation>compra uma pedra</translation>
    </message>
    <message>
        <source>The count</source>
        <comment>heading: the sum of what is left in every hand</comment>
        <translation>A contagem</translation>
    </message>
    <message>
        <source>Show the table</source>
        <comment>button: the position again</comment>
        <translation>Mostrar a mesa</translation>
    </message>
    <message>
        <source>Show the walk</source>
        <comment>button: who can play and who cannot</comment>
        <translation>Mostrar a volta</translation>
    </message>
    <message>
        <source>Try again</source>
        <comment>button: the same puzzle, without a star</comment>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <comment>button</comment>
        <translation>Próximo desafio</translation>
    </message>
    <message>
        <source>No move is better than %1.</source>
        <comment>%1: a tile, perhaps with its end, like 4-6 at the 4</comment>
        <translation>Nenhuma jogada é melhor que %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is better by %n point(s).</source>
        <comment>never zero; %1: a tile, perhaps with its end, like 4-6 at the 4</comment>
        <translation>
            <numerusform>%1 é melhor por %n ponto.</numerusform>
            <numerusform>%1 é melhor por %n pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every move, the best first</source>
        <comment>heading</comment>
        <translation>Todas as jogadas, a melhor primeiro</translation>
    </message>
    <message>
        <source>your move</source>
        <comment>beside a move in a list</comment>
        <translation>a sua jogada</translation>
    </message>
    <message>
        <source>best</source>
        <comment>beside a move in a list</comment>
        <translation>a melhor</translation>
    </message>
    <message numerus="yes">
        <source>%n ahead</source>
        <comment>points by which the own side ends better than the other; never zero</comment>
        <translation>
            <numerusform>%n à frente</numerusform>
            <numerusform>%n à frente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n behind</source>
        <comment>points by which the own side ends worse than the other; never zero</comment>
        <translation>
            <numerusform>%n atrás</numerusform>
            <numerusform>%n atrás</numerusform>
        </translation>
    </message>
    <message>
        <source>level</source>
        <comment>the own side ends neither better nor worse than the other</comment>
        <translation>igual</translation>
    </message>
    <message>
        <source>So the round ends for %1 if both sides go on as well as can be.</source>
        <comment>%1: a player or a pair</comment>
        <translation>Assim acaba a mão para %1 se os dois lados jogarem o melhor possível.</translation>
    </message>
    <message>
        <source>%1 goes out with it.</source>
        <comment>why a move is good; %1: a player</comment>
        <translation>%1 bate com ela.</translation>
    </message>
    <message>
        <source>It blocks the game.</source>
        <comment>what a move does</comment>
        <translation>Fecha o jogo.</translation>
    </message>
    <message>
        <source>Then %1 cannot play.</source>
        <comment>what a move does; %1: the next player</comment>
        <translation>Depois %1 não pode jogar.</translation>
    </message>
    <message>
        <source>Then %1 can play %2.</source>
        <comment>what a move does; %1: the next player; %2: one tile or several</comment>
        <translation>Depois %1 pode jogar %2.</translation>
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
    <message>
        <source>%1 can lie either way round: choose which half touches.</source>
        <comment>%1: a tile, like 1-6</comment>
        <translation>%1 encaixa dos dois lados: escolha qual metade encosta.</translation>
    </message>
    <message>
        <source>That train is closed: only its owner may play there.</source>
        <comment>Mexican Train</comment>
        <translation>Esse trem está fechado: só o dono pode jogar nele.</translation>
    </message>
    <message>
        <source>First the double %2 must be covered: %1 cannot go there.</source>
        <comment>%1: a tile, like 4-6; %2: a number</comment>
        <translation>Primeiro é preciso cobrir o duplo %2: %1 não pode ir aí.</translation>
    </message>
    <message>
        <source>This round begins with a double.</source>
        <translation>Esta mão começa com um duplo.</translation>
    </message>
    <message>
        <source>You cannot pass now.</source>
        <translation>Agora você não pode passar.</translation>
    </message>
    <message>
        <source>With these rules no tile is laid aside.</source>
        <translation>Com estas regras ninguém põe pedras de lado.</translation>
    </message>
    <message numerus="yes">
        <source>Only a hand with %n doubles or more may ask for a new deal.</source>
        <comment>never one</comment>
        <translation>
            <numerusform>Só uma mão com %n duplo ou mais pode pedir para dar de novo.</numerusform>
            <numerusform>Só uma mão com %n duplos ou mais pode pedir para dar de novo.</numerusform>
        </translation>
    </message>
    <message>
        <source>With these rules nobody may ask for a new deal.</source>
        <translation>Com estas regras ninguém pode pedir para dar de novo.</translation>
    </message>
    <message>
        <source>Too late: you have already played in this round.</source>
        <translation>Tarde demais: você já jogou nesta mão.</translation>
    </message>
    <message>
        <source>The lead cannot be left to your partner now.</source>
        <translation>Agora não dá para deixar a saída com o parceiro.</translation>
    </message>
    <message>
        <source>There are still tiles that fit: the round goes on.</source>
        <translation>Ainda há pedras que encaixam: a mão continua.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) are not accounted for yet.</source>
        <comment>at a real table; never zero</comment>
        <translation>
            <numerusform>Ainda falta encontrar %n pedra.</numerusform>
            <numerusform>Ainda falta encontrar %n pedras.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no ruling yet on %n foul(s).</source>
        <comment>a referee must decide what they cost; never zero</comment>
        <translation>
            <numerusform>Ainda falta decidir sobre %n infração.</numerusform>
            <numerusform>Ainda falta decidir sobre %n infrações.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not every hand has been laid open yet.</source>
        <translation>Ainda falta mostrar alguma mão.</translation>
    </message>
    <message>
        <source>There is no such ruling any more.</source>
        <comment>by a referee</comment>
        <translation>Essa decisão não existe mais.</translation>
    </message>
    <message>
        <source>That makes %1 tiles, but the set has only %2.</source>
        <comment>%1, %2: numbers</comment>
        <translation>Assim são %1 pedras, mas o jogo só tem %2.</translation>
    </message>
    <message>
        <source>There is no referee at this table.</source>
        <translation>Esta mesa não tem árbitro.</translation>
    </message>
    <message>
        <source>With these rules the round is not stopped early.</source>
        <translation>Com estas regras a mão não para antes da hora.</translation>
    </message>
</context>
<context>
    <name>Result protocol</name>
    <message>
        <source>Show the protocol</source>
        <comment>button: what was played or refereed for a result, round by round</comment>
        <translation>Mostrar a súmula</translation>
    </message>
    <message>
        <source>Protocol</source>
        <comment>heading of a column: there is a protocol of this result</comment>
        <translation>Súmula</translation>
    </message>
    <message>
        <source>Show</source>
        <comment>in a column of a table: a click there shows the protocol of a result</comment>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Enter shows the protocol.</source>
        <comment>said by a screen reader, for a line of a table</comment>
        <translation>Enter mostra a súmula.</translation>
    </message>
    <message>
        <source>Protocol of the result</source>
        <comment>title of a page and of a printed page</comment>
        <translation>Súmula do resultado</translation>
    </message>
    <message>
        <source>Tournament</source>
        <comment>label before the name of a tournament</comment>
        <translation>Torneio</translation>
    </message>
    <message>
        <source>Entry %1 of the log</source>
        <comment>label before a sentence that stands in the log; a number</comment>
        <translation>Item %1 do registro</translation>
    </message>
    <message>
        <source>This result was set right later.</source>
        <comment>above the entry of the log that did so</comment>
        <translation>Este resultado foi corrigido depois.</translation>
    </message>
    <message>
        <source>In the log</source>
        <comment>label before 64 letters and digits: the check sum in the log</comment>
        <translation>No registro</translation>
    </message>
    <message>
        <source>Here</source>
        <comment>label before 64 letters and digits: the check sum of what is shown here</comment>
        <translation>Aqui</translation>
    </message>
    <message>
        <source>It is the one in the log: nothing in this match was changed since its result was written down.</source>
        <comment>about a check sum</comment>
        <translation>É a do registro: nada mudou nesta partida desde que o resultado foi anotado.</translation>
    </message>
    <message>
        <source>It is the one in the log. What was entered at the desk after the result was written down is not shown.</source>
        <comment>about a check sum</comment>
        <translation>É a do registro. O que foi lançado na mesa de arbitragem depois de anotado o resultado não aparece.</translation>
    </message>
    <message>
        <source>It is not the one in the log: a remark named somebody who was forgotten, and that name was erased here.</source>
        <comment>about a check sum</comment>
        <translation>Não é a do registro: uma observação citava uma pessoa depois esquecida, e o nome foi apagado aqui.</translation>
    </message>
    <message>
        <source>Careful: it is not the one in the log. The match was changed after its result was written down.</source>
        <comment>about a check sum</comment>
        <translation>Atenção: não é a do registro. A partida foi mudada depois de anotado o resultado.</translation>
    </message>
    <message>
        <source>What this computer keeps of the match is damaged and cannot be read.</source>
        <comment>instead of a protocol</comment>
        <translation>O que este computador guarda desta partida está danificado e não pode ser lido.</translation>
    </message>
    <message>
        <source>The protocol is on the computer where the match was played. Save the match there as a file, and open it here.</source>
        <comment>instead of a protocol</comment>
        <translation>A súmula está no computador onde a partida foi jogada. Salve lá a partida em um arquivo e abra-o aqui.</translation>
    </message>
    <message>
        <source>The check sum is that of the last match. Of the matches before it the log has the points.</source>
        <comment>several matches at one table</comment>
        <translation>A soma de verificação é a da última partida. Das anteriores, o registro tem os pontos.</translation>
    </message>
    <message>
        <source>The result has more matches than are shown here: the others were typed in, or played elsewhere.</source>
        <comment>several matches at one table</comment>
        <translation>O resultado tem mais partidas do que as mostradas aqui: as outras foram digitadas, ou jogadas em outro lugar.</translation>
    </message>
    <message>
        <source>Careful: the log has other points for this match.</source>
        <comment>one match of a table</comment>
        <translation>Atenção: para esta partida o registro tem outros pontos.</translation>
    </message>
    <message>
        <source>Save the match as a file</source>
        <comment>button: for another computer</comment>
        <translation>Salvar a partida em um arquivo</translation>
    </message>
    <message>
        <source>Open the file of this match</source>
        <comment>button: it was saved on the other computer</comment>
        <translation>Abrir o arquivo desta partida</translation>
    </message>
    <message>
        <source>Round %1, table %2, %3</source>
        <comment>name of a file; %1, %2: numbers (tournament round); %3: the tournament</comment>
        <translation>Rodada %1, mesa %2, %3</translation>
    </message>
    <message>
        <source>%1 is another match: its check sum is not the one in the log. Nothing was taken from it.</source>
        <comment>%1: a file</comment>
        <translation>%1 é outra partida: a soma de verificação não é a do registro. Nada foi aproveitado.</translation>
    </message>
    <message>
        <source>Match %1, round %2</source>
        <comment>heading; round = one deal; two numbers</comment>
        <translation>Partida %1, mão %2</translation>
    </message>
    <message>
        <source>Moves</source>
        <comment>label before everything that was played in a round, in order</comment>
        <translation>Jogadas</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Review</source>
        <comment>title of a page: a finished round once more</comment>
        <translation>Revisão</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>how far one has stepped; %1 and %2: numbers</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>One back</source>
        <comment>button: one step</comment>
        <translation>Um para trás</translation>
    </message>
    <message>
        <source>One on</source>
        <comment>button: one step</comment>
        <translation>Um para a frente</translation>
    </message>
    <message>
        <source>The round, tile by tile</source>
        <comment>said aloud</comment>
        <translation>A mão, pedra por pedra</translation>
    </message>
    <message>
        <source>The tiles are dealt. Every hand lies open.</source>
        <translation>As pedras são dadas. Todas as mãos estão abertas.</translation>
    </message>
    <message>
        <source>Where it turned</source>
        <comment>heading: moves that gave points away</comment>
        <translation>Onde a mão virou</translation>
    </message>
    <message>
        <source>Looking for turning points …</source>
        <comment>while the program works it out</comment>
        <translation>Procurando os momentos decisivos …</translation>
    </message>
    <message>
        <source>The round could not be worked out. You can still step through it.</source>
        <translation>Não foi possível analisar a mão. Dá para passar por ela assim mesmo.</translation>
    </message>
    <message>
        <source>Nobody gave anything away.</source>
        <comment>no move of the round was worse than another</comment>
        <translation>Ninguém deu nada de presente.</translation>
    </message>
    <message>
        <source>Show</source>
        <comment>button on a card: the moment of this move on the board</comment>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>%1 laid %2. Better: %3.</source>
        <comment>%1: a player; %2 and %3: a tile, perhaps with its end, like 4-6 at the 4</comment>
        <translation>%1 jogou %2. Melhor: %3.</translation>
    </message>
    <message>
        <source>%1 at the %2</source>
        <comment>%1: a tile like 4-6; %2: the number of the end where it is laid</comment>
        <translation>%1 no %2</translation>
    </message>
    <message numerus="yes">
        <source>That gave away %n point(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Isso deu de presente %n ponto.</numerusform>
            <numerusform>Isso deu de presente %n pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That gave away about %n point(s), give or take %1.</source>
        <comment>an estimate; never zero; %1: a number of points</comment>
        <translation>
            <numerusform>Isso deu de presente cerca de %n ponto, %1 para mais ou para menos.</numerusform>
            <numerusform>Isso deu de presente cerca de %n pontos, %1 para mais ou para menos.</numerusform>
        </translation>
    </message>
    <message>
        <source>That gave away a little less than a point.</source>
        <comment>an estimate</comment>
        <translation>Isso deu de presente um pouco menos de um ponto.</translation>
    </message>
    <message>
        <source>Worked out exactly</source>
        <comment>a small note: every way to go on was looked at</comment>
        <translation>Calculado exatamente</translation>
    </message>
    <message>
        <source>Estimated</source>
        <comment>a small note: from many random ways to go on</comment>
        <translation>Estimado</translation>
    </message>
    <message>
        <source>It would have let this side go out.</source>
        <comment>it: another move</comment>
        <translation>Este lado teria batido.</translation>
    </message>
    <message>
        <source>It would have blocked the round with the better count.</source>
        <comment>it: another move</comment>
        <translation>Teria fechado o jogo com a melhor contagem.</translation>
    </message>
    <message>
        <source>It would have kept the round from being blocked.</source>
        <comment>it: another move</comment>
        <translation>Teria evitado que o jogo fechasse.</translation>
    </message>
    <message>
        <source>%1 would have had to pass.</source>
        <comment>%1: a player; after another move</comment>
        <translation>%1 teria tido de passar.</translation>
    </message>
    <message>
        <source>%1, the partner, could have gone on.</source>
        <comment>%1: a player; after another move</comment>
        <translation>%1, em dupla, poderia ter continuado.</translation>
    </message>
    <message>
        <source>It would have scored at once.</source>
        <comment>it: another move</comment>
        <translation>Teria feito pontos na hora.</translation>
    </message>
    <message>
        <source>Fewer pips would have been left in hand.</source>
        <comment>after another move</comment>
        <translation>Teriam ficado menos pontos na mão.</translation>
    </message>
    <message>
        <source>Most of what could follow would have gone better.</source>
        <comment>after another move</comment>
        <translation>Quase tudo o que podia vir depois teria sido melhor.</translation>
    </message>
    <message>
        <source>The block</source>
        <comment>heading: from when on the block was certain</comment>
        <translation>O fechamento</translation>
    </message>
    <message>
        <source>From %1 on the block was certain, whatever anybody laid.</source>
        <comment>%1: a tile like 4-6</comment>
        <translation>A partir de %1 o jogo ia fechar com certeza, jogassem o que jogassem.</translation>
    </message>
    <message>
        <source>From about %1 on nobody could probably avoid the block.</source>
        <comment>%1: a tile like 4-6</comment>
        <translation>Mais ou menos a partir de %1 ninguém devia mais evitar o fechamento.</translation>
    </message>
    <message>
        <source>The block is certain</source>
        <comment>said aloud of a tile in the row of the round</comment>
        <translation>O jogo vai fechar com certeza</translation>
    </message>
    <message>
        <source>A turning point</source>
        <comment>said aloud of a tile in the row of the round</comment>
        <translation>Um momento decisivo</translation>
    </message>
    <message>
        <source>The luck of the deal</source>
        <comment>heading</comment>
        <translation>A sorte das pedras</translation>
    </message>
    <message>
        <source>%1: %2 % (± %3)</source>
        <comment>%1: a player or a pair; %2: a share of a hundred; %3: its margin</comment>
        <translation>%1: %2% (± %3)</translation>
    </message>
    <message>
        <source>So many rounds each would win from this deal if everybody played alike.</source>
        <translation>É quantas mãos cada um ganharia com estas pedras se todos jogassem igual.</translation>
    </message>
    <message>
        <source>From here: %1</source>
        <comment>what the round is worth; %1: a list like Anna 12, João 0</comment>
        <translation>Daqui em diante: %1</translation>
    </message>
    <message>
        <source>From here about: %1</source>
        <comment>an estimate; %1: a list like Anna 12, João 0</comment>
        <translation>Daqui em diante, mais ou menos: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>part of a list; %1: a player or a pair; %2: points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Judged with every hand open: at the table nobody could know all this.</source>
        <translation>Avaliado com todas as mãos abertas: na mesa ninguém podia saber tudo isso.</translation>
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
        <source>Whoever played the last tile and one neighbour compare hands: the lower count wins, for the partner too.</source>
        <translation>Quem jogou a última pedra e um vizinho comparam as mãos: vence a menor soma, também para o parceiro.</translation>
    </message>
    <message>
        <source>Whoever played the last tile wins, whatever the counts are.</source>
        <translation>Vence quem jogou a última pedra, sejam quais forem as somas.</translation>
    </message>
    <message>
        <source>Whoever played the last tile loses; the lowest count of the others wins.</source>
        <translation>Perde quem jogou a última pedra; vence a menor soma entre os outros.</translation>
    </message>
    <message>
        <source>The fewest doubles win; if these are level, the lowest count of the other tiles.</source>
        <translation>Vence quem tem menos duplos; se houver igualdade, a menor soma das outras pedras.</translation>
    </message>
    <message>
        <source>Nobody wins a blocked game.</source>
        <translation>Ninguém vence o jogo fechado.</translation>
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
        <source>In a tie the round does not count and is dealt again.</source>
        <translation>No empate a mão não vale e é dada de novo.</translation>
    </message>
    <message>
        <source>In a tie nobody scores, and the next round counts double.</source>
        <translation>No empate ninguém pontua, e a próxima mão vale o dobro.</translation>
    </message>
    <message>
        <source>In a tie nobody scores, and the next round is worth one point more.</source>
        <translation>No empate ninguém pontua, e a próxima mão vale um ponto a mais.</translation>
    </message>
    <message>
        <source>In a tie the opponents of whoever played the last tile score.</source>
        <translation>No empate pontuam os adversários de quem jogou a última pedra.</translation>
    </message>
    <message>
        <source>In a tie everybody scores their own pips; no winner is needed.</source>
        <translation>No empate cada um anota os próprios pontos; não é preciso haver vencedor.</translation>
    </message>
    <message>
        <source>In a tie whoever holds the fewest tiles wins.</source>
        <translation>No empate vence quem tem menos pedras.</translation>
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
        <source>The winner scores fixed points.</source>
        <translation>Quem vence leva pontos fixos.</translation>
    </message>
    <message>
        <source>Everybody is charged with the pips of their own hand; the lowest total is best.</source>
        <translation>Cada um anota contra si os pontos da própria mão; o menor total é o melhor.</translation>
    </message>
    <message>
        <source>The winner scores the pips of the opponents, multiplied.</source>
        <translation>Quem vence leva os pontos na mão dos adversários, multiplicados.</translation>
    </message>
    <message>
        <source>The winner scores the pips of all the others and of the boneyard.</source>
        <translation>Quem vence leva os pontos na mão de todos os outros e os do monte.</translation>
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
    <name>Rule help</name>
    <message>
        <source>Whether the program checks the answers or the table trusts everybody&apos;s word.</source>
        <translation>Se o programa confere as respostas ou se a mesa confia na palavra de cada um.</translation>
    </message>
    <message>
        <source>Whether a round stops as soon as no tile can ever fit again.</source>
        <translation>Se a mão para assim que nenhuma pedra puder mais encaixar.</translation>
    </message>
    <message>
        <source>Whose count decides when nobody can play any more.</source>
        <translation>De quem é a soma que decide quando ninguém pode mais jogar.</translation>
    </message>
    <message>
        <source>The neighbour with whom the player of the last tile compares hands.</source>
        <translation>O vizinho com quem compara a mão quem jogou a última pedra.</translation>
    </message>
    <message>
        <source>Who takes a blocked game when the counts are level.</source>
        <translation>Quem vence o jogo fechado quando as somas são iguais.</translation>
    </message>
    <message>
        <source>The most that ties in a row can make of the next round.</source>
        <translation>O máximo que empates seguidos podem acrescentar à próxima mão.</translation>
    </message>
    <message>
        <source>What the opponents of whoever played the last tile score in a tie.</source>
        <translation>O que marcam no empate os adversários de quem jogou a última pedra.</translation>
    </message>
    <message>
        <source>How high the numbers on the tiles go.</source>
        <translation>Até que número vão as pedras.</translation>
    </message>
    <message>
        <source>How many people or computers can play these rules.</source>
        <translation>Quantas pessoas ou computadores podem jogar com estas regras.</translation>
    </message>
    <message>
        <source>Whether everybody plays alone or two against two.</source>
        <translation>Se cada um joga por si ou dupla contra dupla.</translation>
    </message>
    <message>
        <source>How many tiles everybody gets at the start of a round.</source>
        <translation>Quantas pedras cada um recebe no início da mão.</translation>
    </message>
    <message>
        <source>Tiles that are taken out of the set, so that the rest can be shared evenly.</source>
        <translation>Pedras que ficam fora do jogo, para que as outras se dividam por igual.</translation>
    </message>
    <message>
        <source>Which way the turns go round the table.</source>
        <translation>Em que sentido a vez passa em volta da mesa.</translation>
    </message>
    <message>
        <source>Whether a tile already lies on the table when the round begins.</source>
        <translation>Se já há uma pedra na mesa quando a mão começa.</translation>
    </message>
    <message>
        <source>With how many doubles in the hand a player may ask for a new deal.</source>
        <translation>Com quantos duplos na mão se pode pedir para dar de novo.</translation>
    </message>
    <message>
        <source>Which player has the very first turn of a match.</source>
        <translation>Quem tem a primeira vez da partida.</translation>
    </message>
    <message>
        <source>Whether the tile that decides who begins must also be laid first.</source>
        <translation>Se a pedra que decide quem sai também tem que ser a primeira a ser jogada.</translation>
    </message>
    <message>
        <source>What happens when a double should begin but nobody was dealt one.</source>
        <translation>O que acontece quando um duplo deveria sair, mas ninguém recebeu nenhum.</translation>
    </message>
    <message>
        <source>Which player has the first turn from the second round on.</source>
        <translation>Quem sai a partir da segunda mão.</translation>
    </message>
    <message>
        <source>Which player has the first turn after somebody has won a blocked game.</source>
        <translation>Quem sai depois que alguém venceu um jogo fechado.</translation>
    </message>
    <message>
        <source>Which player has the first turn after a round that nobody has won.</source>
        <translation>Quem sai depois de uma mão que ninguém venceu.</translation>
    </message>
    <message>
        <source>When a match is over: at so many points, or after so many rounds.</source>
        <translation>Quando a partida acaba: com tantos pontos ou depois de tantas mãos.</translation>
    </message>
    <message>
        <source>How the points of the rounds decide the match.</source>
        <translation>Como os pontos das mãos decidem a partida.</translation>
    </message>
    <message>
        <source>Whether the target may be passed or must be hit exactly.</source>
        <translation>Se os pontos da partida podem ser ultrapassados ou devem ser exatos.</translation>
    </message>
    <message>
        <source>What happens to a score that goes past the target.</source>
        <translation>O que acontece com a pontuação que passa dos pontos da partida.</translation>
    </message>
    <message>
        <source>After how many minutes the last round is played; 0 is no limit.</source>
        <translation>Depois de quantos minutos se joga a última mão; 0 é sem limite.</translation>
    </message>
    <message>
        <source>What it costs to say no although a tile fits.</source>
        <translation>Quanto custa dizer que não tendo pedra que encaixa.</translation>
    </message>
    <message>
        <source>What it costs to take a tile from the boneyard although one fits.</source>
        <translation>Quanto custa comprar do monte tendo pedra que encaixa.</translation>
    </message>
    <message>
        <source>What it costs to lay a tile that does not fit.</source>
        <translation>Quanto custa jogar uma pedra que não encaixa.</translation>
    </message>
    <message>
        <source>What it costs to touch a tile of the table or to show one of the hand.</source>
        <translation>Quanto custa tocar numa pedra da mesa ou mostrar uma da mão.</translation>
    </message>
    <message>
        <source>What it costs to tell the partner something about the tiles.</source>
        <translation>Quanto custa dizer ao parceiro alguma coisa sobre as pedras.</translation>
    </message>
    <message>
        <source>What it costs to let the others wait too long.</source>
        <translation>Quanto custa fazer os outros esperarem demais.</translation>
    </message>
    <message>
        <source>Where tiles can be laid.</source>
        <translation>Onde se podem jogar pedras.</translation>
    </message>
    <message>
        <source>Which doubles get more than two neighbours.</source>
        <translation>Quais duplos ganham mais de dois vizinhos.</translation>
    </message>
    <message>
        <source>What has to be built before the rest of the table opens.</source>
        <translation>O que é preciso montar antes de abrir o resto da mesa.</translation>
    </message>
    <message>
        <source>How many tiles the first double needs before play goes on.</source>
        <translation>Quantas pedras o primeiro duplo precisa ter antes de o jogo seguir.</translation>
    </message>
    <message>
        <source>How the touching halves of two tiles must go together.</source>
        <translation>Como devem combinar as metades de duas pedras que se tocam.</translation>
    </message>
    <message>
        <source>How a double looks on the table; it changes nothing in the play.</source>
        <translation>Como o duplo fica na mesa; no jogo nada muda.</translation>
    </message>
    <message>
        <source>Whether a double gives a second turn.</source>
        <translation>Se um duplo dá direito a jogar de novo.</translation>
    </message>
    <message>
        <source>Whether a player with a tile that fits may pass all the same.</source>
        <translation>Se quem tem uma pedra que encaixa pode passar mesmo assim.</translation>
    </message>
    <message>
        <source>Whether a player may keep a matador when no other tile fits.</source>
        <translation>Se dá para guardar um matador quando nenhuma outra pedra encaixa.</translation>
    </message>
    <message>
        <source>How many tiles a player may lay in the first turn of a round.</source>
        <translation>Quantas pedras se podem jogar na primeira vez da mão.</translation>
    </message>
    <message>
        <source>What happens after somebody has laid a double.</source>
        <translation>O que acontece depois que alguém joga um duplo.</translation>
    </message>
    <message>
        <source>What happens when every tile with the number of a double is used.</source>
        <translation>O que acontece quando todas as pedras com o número de um duplo já saíram.</translation>
    </message>
    <message>
        <source>Whether others may play on the train of a player who could not.</source>
        <translation>Se os outros podem jogar no trem de quem não pôde jogar.</translation>
    </message>
    <message>
        <source>Whether the round is over when the first player has no tiles left.</source>
        <translation>Se a mão acaba quando o primeiro jogador fica sem pedras.</translation>
    </message>
    <message>
        <source>What a player who cannot play may take from the boneyard.</source>
        <translation>O que pode comprar do monte quem não pode jogar.</translation>
    </message>
    <message>
        <source>The last tiles of the boneyard, which nobody may take.</source>
        <translation>As últimas pedras do monte, que ninguém pode comprar.</translation>
    </message>
    <message>
        <source>Whether a player with a tile that fits may take from the boneyard first.</source>
        <translation>Se quem tem uma pedra que encaixa pode comprar do monte antes.</translation>
    </message>
    <message>
        <source>Whether a tile just taken may be kept although it fits.</source>
        <translation>Se a pedra recém-comprada pode ser guardada mesmo encaixando.</translation>
    </message>
    <message>
        <source>What a player does who cannot play and may take nothing.</source>
        <translation>O que faz quem não pode jogar nem comprar.</translation>
    </message>
    <message>
        <source>What the winner scores when somebody has no tiles left.</source>
        <translation>O que leva quem vence quando alguém fica sem pedras.</translation>
    </message>
    <message>
        <source>What the winner of a blocked game scores.</source>
        <translation>O que leva quem vence um jogo fechado.</translation>
    </message>
    <message>
        <source>Points when the last tile is no double and fits one end only.</source>
        <translation>Pontos quando a última pedra não é duplo e encaixa só numa ponta.</translation>
    </message>
    <message>
        <source>Points when the last tile is a double that fits one end only.</source>
        <translation>Pontos quando a última pedra é um duplo que encaixa só numa ponta.</translation>
    </message>
    <message>
        <source>Points when the last tile is no double and fits both ends.</source>
        <translation>Pontos quando a última pedra não é duplo e encaixa nas duas pontas.</translation>
    </message>
    <message>
        <source>Points when the last tile is a double that fits both ends.</source>
        <translation>Pontos quando a última pedra é um duplo que encaixa nas duas pontas.</translation>
    </message>
    <message>
        <source>Points for whoever wins a blocked game.</source>
        <translation>Pontos para quem vence um jogo fechado.</translation>
    </message>
    <message>
        <source>How many times the points count when the last tile is nothing special.</source>
        <translation>Quantas vezes contam os pontos quando a última pedra não tem nada de especial.</translation>
    </message>
    <message>
        <source>How many times the points count when the last tile is a double.</source>
        <translation>Quantas vezes contam os pontos quando a última pedra é um duplo.</translation>
    </message>
    <message>
        <source>How many times the points count when the last tile fits both ends.</source>
        <translation>Quantas vezes contam os pontos quando a última pedra encaixa nas duas pontas.</translation>
    </message>
    <message>
        <source>How many times the points count when the last tile is a double that fits both ends.</source>
        <translation>Quantas vezes contam os pontos quando a última pedra é um duplo que encaixa nas duas pontas.</translation>
    </message>
    <message>
        <source>How many times the points of a blocked game count.</source>
        <translation>Quantas vezes contam os pontos de um jogo fechado.</translation>
    </message>
    <message>
        <source>What it costs to block the game and lose the count.</source>
        <translation>Quanto custa fechar o jogo e perder na soma.</translation>
    </message>
    <message>
        <source>Whether the pips are rounded before they become points.</source>
        <translation>Se os pontos na mão são arredondados antes de virar pontos da partida.</translation>
    </message>
    <message>
        <source>Whether the sum is rounded or each part of it.</source>
        <translation>Se se arredonda o total ou cada parte dele.</translation>
    </message>
    <message>
        <source>Up to how many pips a round is worth the first points.</source>
        <translation>Até quantos pontos nas pedras a mão vale os primeiros pontos.</translation>
    </message>
    <message>
        <source>How many points a round with few pips is worth.</source>
        <translation>Quantos pontos vale uma mão em que se contam poucos pontos nas pedras.</translation>
    </message>
    <message>
        <source>How many pips more are worth one point more.</source>
        <translation>Quantos pontos a mais nas pedras valem mais um ponto.</translation>
    </message>
    <message>
        <source>What 0-0 counts for whoever still holds it at the end.</source>
        <translation>Quanto conta o 0-0 para quem ainda o tem no fim.</translation>
    </message>
    <message>
        <source>Whether tiles can score while the round is being played.</source>
        <translation>Se as pedras podem pontuar durante a mão.</translation>
    </message>
    <message>
        <source>Extra points for playing the last tile of the hand.</source>
        <translation>Pontos extras por jogar a última pedra da mão.</translation>
    </message>
    <message>
        <source>Extra points when the last tile is a double.</source>
        <translation>Pontos extras quando a última pedra é um duplo.</translation>
    </message>
    <message>
        <source>Extra points when the last tile would fit at either end of the line.</source>
        <translation>Pontos extras quando a última pedra encaixaria em qualquer das duas pontas da linha.</translation>
    </message>
    <message>
        <source>Whether it counts when both ends showed the same number before.</source>
        <translation>Se conta quando as duas pontas já mostravam o mesmo número.</translation>
    </message>
    <message>
        <source>Extra points when the last tile is 0-0.</source>
        <translation>Pontos extras quando a última pedra é 0-0.</translation>
    </message>
    <message>
        <source>Extra points for whoever wins a blocked game.</source>
        <translation>Pontos extras para quem vence um jogo fechado.</translation>
    </message>
    <message>
        <source>Points for whoever causes the first pass of a match.</source>
        <translation>Pontos para quem provoca o primeiro passe da partida.</translation>
    </message>
    <message>
        <source>Points for whoever makes the next player pass.</source>
        <translation>Pontos para quem faz o próximo jogador passar.</translation>
    </message>
    <message>
        <source>Points when a round begins with a double and the next player has to pass.</source>
        <translation>Pontos quando se sai com um duplo e o próximo jogador tem que passar.</translation>
    </message>
    <message>
        <source>Points when a round begins with another tile and the next player has to pass.</source>
        <translation>Pontos quando se sai com outra pedra e o próximo jogador tem que passar.</translation>
    </message>
    <message>
        <source>Points for whoever makes three others pass in a row and then lays a tile.</source>
        <translation>Pontos para quem faz três outros passarem em seguida e depois joga uma pedra.</translation>
    </message>
    <message>
        <source>The same, but paid in place of the points for a single pass.</source>
        <translation>O mesmo, mas no lugar dos pontos por um passe só.</translation>
    </message>
    <message>
        <source>Extra points for winning the first, second, third round of a match.</source>
        <translation>Pontos extras por vencer a primeira, a segunda, a terceira mão da partida.</translation>
    </message>
</context>
<context>
    <name>Rule label</name>
    <message>
        <source>Checking the answers</source>
        <translation>Conferência das respostas</translation>
    </message>
    <message>
        <source>When a number is used up</source>
        <translation>Quando um número se esgota</translation>
    </message>
    <message>
        <source>Who wins a blocked game</source>
        <translation>Quem vence o jogo fechado</translation>
    </message>
    <message>
        <source>Which neighbour</source>
        <translation>Qual vizinho</translation>
    </message>
    <message>
        <source>In a tie</source>
        <translation>No empate</translation>
    </message>
    <message>
        <source>How far ties add up</source>
        <translation>Até onde os empates se acumulam</translation>
    </message>
    <message>
        <source>Points for a tie</source>
        <translation>Pontos pelo empate</translation>
    </message>
    <message>
        <source>Set of tiles</source>
        <translation>Jogo de pedras</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Parceiros</translation>
    </message>
    <message>
        <source>Tiles for each player</source>
        <translation>Pedras para cada jogador</translation>
    </message>
    <message>
        <source>Tiles left out</source>
        <translation>Pedras que ficam de fora</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Sentido do jogo</translation>
    </message>
    <message>
        <source>Tile in the middle</source>
        <comment>a tile that lies on the table before anybody plays</comment>
        <translation>Pedra no meio</translation>
    </message>
    <message>
        <source>New deal with many doubles</source>
        <translation>Dar de novo com muitos duplos</translation>
    </message>
    <message>
        <source>Who begins the first round</source>
        <translation>Quem sai na primeira mão</translation>
    </message>
    <message>
        <source>First tile</source>
        <translation>Primeira pedra</translation>
    </message>
    <message>
        <source>If nobody has a double</source>
        <translation>Se ninguém tem duplo</translation>
    </message>
    <message>
        <source>Who begins later rounds</source>
        <translation>Quem sai nas outras mãos</translation>
    </message>
    <message>
        <source>Who begins after a blocked game</source>
        <translation>Quem sai depois de um jogo fechado</translation>
    </message>
    <message>
        <source>Who begins after a round without a winner</source>
        <translation>Quem sai depois de uma mão sem vencedor</translation>
    </message>
    <message>
        <source>Length of the match</source>
        <translation>Duração da partida</translation>
    </message>
    <message>
        <source>Who wins the match</source>
        <translation>Quem vence a partida</translation>
    </message>
    <message>
        <source>Reaching the target</source>
        <translation>Chegar aos pontos da partida</translation>
    </message>
    <message>
        <source>Too many points</source>
        <translation>Pontos demais</translation>
    </message>
    <message>
        <source>Time limit in minutes</source>
        <translation>Tempo limite em minutos</translation>
    </message>
    <message>
        <source>Wrong answer</source>
        <comment>a foul: saying no although a tile fits</comment>
        <translation>Resposta errada</translation>
    </message>
    <message>
        <source>Taking a tile although one fits</source>
        <comment>a foul</comment>
        <translation>Comprar tendo jogada</translation>
    </message>
    <message>
        <source>Laying a tile that does not fit</source>
        <comment>a foul</comment>
        <translation>Jogada que não encaixa</translation>
    </message>
    <message>
        <source>Touching or showing a tile</source>
        <comment>a foul</comment>
        <translation>Tocar ou mostrar uma pedra</translation>
    </message>
    <message>
        <source>Talk or signs between partners</source>
        <comment>a foul</comment>
        <translation>Conversa ou sinal na dupla</translation>
    </message>
    <message>
        <source>Taking too long</source>
        <comment>a foul</comment>
        <translation>Demorar demais</translation>
    </message>
    <message>
        <source>%1: penalty points</source>
        <comment>a number; %1: a foul, like Wrong answer</comment>
        <translation>%1: pontos de penalidade</translation>
    </message>
    <message>
        <source>%1: the round</source>
        <comment>what becomes of the round; %1: a foul, like Wrong answer</comment>
        <translation>%1: a mão</translation>
    </message>
    <message>
        <source>%1: the match</source>
        <comment>what becomes of the match; %1: a foul, like Wrong answer</comment>
        <translation>%1: a partida</translation>
    </message>
    <message>
        <source>Shape on the table</source>
        <comment>a line, a cross or trains</comment>
        <translation>Forma na mesa</translation>
    </message>
    <message>
        <source>Doubles that open to four sides</source>
        <translation>Duplos que abrem para os quatro lados</translation>
    </message>
    <message>
        <source>What must be laid first</source>
        <translation>O que vem primeiro</translation>
    </message>
    <message>
        <source>Tiles on the first double</source>
        <translation>Pedras no primeiro duplo</translation>
    </message>
    <message>
        <source>What fits</source>
        <translation>O que encaixa</translation>
    </message>
    <message>
        <source>How doubles lie</source>
        <translation>Como ficam os duplos</translation>
    </message>
    <message>
        <source>After a double</source>
        <translation>Depois de um duplo</translation>
    </message>
    <message>
        <source>Passing although a tile fits</source>
        <translation>Passar tendo pedra que encaixa</translation>
    </message>
    <message>
        <source>Keeping matadors</source>
        <comment>matador: a tile that fits everywhere</comment>
        <translation>Guardar matadores</translation>
    </message>
    <message>
        <source>First turn</source>
        <comment>in the Mexican Train game</comment>
        <translation>Primeira vez</translation>
    </message>
    <message>
        <source>Open doubles</source>
        <comment>in the Mexican Train game</comment>
        <translation>Duplos abertos</translation>
    </message>
    <message>
        <source>Doubles that nobody can cover</source>
        <translation>Duplos que ninguém pode cobrir</translation>
    </message>
    <message>
        <source>Marked trains</source>
        <translation>Trens marcados</translation>
    </message>
    <message>
        <source>End of a round</source>
        <translation>Fim da mão</translation>
    </message>
    <message>
        <source>Taking tiles</source>
        <translation>Compra de pedras</translation>
    </message>
    <message>
        <source>Tiles that stay in the boneyard</source>
        <translation>Pedras que ficam no monte</translation>
    </message>
    <message>
        <source>Taking although a tile fits</source>
        <translation>Comprar do monte tendo jogada</translation>
    </message>
    <message>
        <source>When a taken tile fits</source>
        <translation>Quando a pedra comprada encaixa</translation>
    </message>
    <message>
        <source>When nothing fits</source>
        <translation>Quando nada encaixa</translation>
    </message>
    <message>
        <source>Points for going out</source>
        <translation>Pontos da batida</translation>
    </message>
    <message>
        <source>Points for a blocked game</source>
        <translation>Pontos do jogo fechado</translation>
    </message>
    <message>
        <source>Going out with an ordinary tile</source>
        <comment>points</comment>
        <translation>Batida simples</translation>
    </message>
    <message>
        <source>Going out with a double</source>
        <comment>points</comment>
        <translation>Batida de duplo</translation>
    </message>
    <message>
        <source>Going out at both ends</source>
        <comment>points; the last tile fits both ends</comment>
        <translation>Batida nas duas pontas</translation>
    </message>
    <message>
        <source>Going out with a double at both ends</source>
        <comment>points</comment>
        <translation>Batida de duplo nas duas pontas</translation>
    </message>
    <message>
        <source>Winning a blocked game</source>
        <comment>points</comment>
        <translation>Vencer o jogo fechado</translation>
    </message>
    <message>
        <source>Times for an ordinary last tile</source>
        <comment>the points are multiplied by this</comment>
        <translation>Vezes na batida simples</translation>
    </message>
    <message>
        <source>Times for a double as last tile</source>
        <comment>the points are multiplied by this</comment>
        <translation>Vezes na batida de duplo</translation>
    </message>
    <message>
        <source>Times for a last tile at both ends</source>
        <comment>the points are multiplied by this</comment>
        <translation>Vezes na batida nas duas pontas</translation>
    </message>
    <message>
        <source>Times for a last double at both ends</source>
        <comment>the points are multiplied by this</comment>
        <translation>Vezes na batida de duplo nas duas pontas</translation>
    </message>
    <message>
        <source>Times for a blocked game</source>
        <comment>the points are multiplied by this</comment>
        <translation>Vezes no jogo fechado</translation>
    </message>
    <message>
        <source>When the player of the last tile loses</source>
        <translation>Quando perde quem jogou a última pedra</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>Arredondamento</translation>
    </message>
    <message>
        <source>What is rounded</source>
        <translation>O que se arredonda</translation>
    </message>
    <message>
        <source>First step</source>
        <comment>pips that are worth the first points</comment>
        <translation>Primeiro degrau</translation>
    </message>
    <message>
        <source>Points for the first step</source>
        <translation>Pontos do primeiro degrau</translation>
    </message>
    <message>
        <source>Size of each further step</source>
        <comment>a number of pips</comment>
        <translation>Tamanho dos outros degraus</translation>
    </message>
    <message>
        <source>Count of the double blank</source>
        <translation>Quanto conta o duplo branco</translation>
    </message>
    <message>
        <source>Points during play</source>
        <translation>Pontos durante o jogo</translation>
    </message>
    <message>
        <source>Extra for going out</source>
        <translation>Extra pela batida</translation>
    </message>
    <message>
        <source>Extra for a double as last tile</source>
        <translation>Extra pela batida de duplo</translation>
    </message>
    <message>
        <source>Extra for a last tile at both ends</source>
        <comment>in Spanish: capicúa</comment>
        <translation>Extra pela batida nas duas pontas</translation>
    </message>
    <message>
        <source>Both ends with the same number</source>
        <comment>before the last tile</comment>
        <translation>As duas pontas com o mesmo número</translation>
    </message>
    <message>
        <source>Extra for the double blank as last tile</source>
        <translation>Extra por bater com o duplo branco</translation>
    </message>
    <message>
        <source>Extra for a blocked game</source>
        <translation>Extra pelo jogo fechado</translation>
    </message>
    <message>
        <source>First pass of the match</source>
        <translation>Primeiro passe da partida</translation>
    </message>
    <message>
        <source>Every pass</source>
        <translation>Cada passe</translation>
    </message>
    <message>
        <source>Pass right after a first double</source>
        <translation>Passe logo depois da saída de duplo</translation>
    </message>
    <message>
        <source>Pass right after a first tile that is no double</source>
        <translation>Passe logo depois da saída sem duplo</translation>
    </message>
    <message>
        <source>Three others pass in a row</source>
        <translation>Três outros passam em seguida</translation>
    </message>
    <message>
        <source>Three passes in place of one</source>
        <comment>instead of the points for a single pass</comment>
        <translation>Três passes no lugar de um</translation>
    </message>
    <message>
        <source>Extra in the first rounds</source>
        <translation>Extra nas primeiras mãos</translation>
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
        <source>Spanish pairs</source>
        <comment>name of a rule set</comment>
        <translation>Duplas à espanhola</translation>
    </message>
    <message>
        <source>Italian with boneyard</source>
        <comment>name of a rule set: Italian, tiles are taken</comment>
        <translation>Italiano com monte</translation>
    </message>
    <message>
        <source>Italian, no boneyard</source>
        <comment>name of a rule set: Italian, nobody takes tiles</comment>
        <translation>Italiano sem monte</translation>
    </message>
    <message>
        <source>Swedish, take one</source>
        <comment>name of a rule set: who cannot play takes a single tile</comment>
        <translation>Sueco, compra uma</translation>
    </message>
    <message>
        <source>Brazilian pairs</source>
        <comment>name of a rule set</comment>
        <translation>Dupla brasileira</translation>
    </message>
    <message>
        <source>Brazilian six points</source>
        <comment>name of a rule set: a match to six points</comment>
        <translation>Jogo de seis pontos</translation>
    </message>
    <message>
        <source>Family Gaple</source>
        <comment>name of a rule set; Gaple is an Indonesian game</comment>
        <translation>Gaple em família</translation>
    </message>
    <message>
        <source>Gaple to seven</source>
        <comment>name of a rule set: a match to seven points</comment>
        <translation>Gaple até sete</translation>
    </message>
    <message>
        <source>Club Gaple to 201</source>
        <comment>name of a rule set: a match to 201 points</comment>
        <translation>Gaple de clube até 201</translation>
    </message>
    <message>
        <source>Dominican pairs</source>
        <comment>name of a rule set</comment>
        <translation>Duplas dominicanas</translation>
    </message>
    <message>
        <source>Dominican patio</source>
        <comment>name of a rule set: as one plays outdoors, in a patio</comment>
        <translation>Quintal dominicano</translation>
    </message>
    <message>
        <source>Puerto Rico 500</source>
        <comment>name of a rule set: a match to 500 points</comment>
        <translation>Porto Rico 500</translation>
    </message>
    <message>
        <source>Cuban double nine</source>
        <comment>name of a rule set for the double-nine set</comment>
        <translation>Cubano, duplo nove</translation>
    </message>
    <message>
        <source>East Cuban pairs</source>
        <comment>name of a rule set from the east of Cuba</comment>
        <translation>Duplas do leste de Cuba</translation>
    </message>
    <message>
        <source>Jamaican partner</source>
        <comment>name of a rule set: two against two</comment>
        <translation>Duplas da Jamaica</translation>
    </message>
    <message>
        <source>Jamaican cut-throat</source>
        <comment>name of a rule set: everybody for themselves</comment>
        <translation>Jamaica, cada um por si</translation>
    </message>
    <message>
        <source>Face-up start</source>
        <comment>name of a rule set: a tile from the boneyard lies face up as the first one</comment>
        <translation>Pedra virada</translation>
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
        <translation>Cincos e três</translation>
    </message>
    <message>
        <source>Bergen</source>
        <comment>name of a rule set; Bergen is a town</comment>
        <translation>Bergen</translation>
    </message>
    <message>
        <source>Double Bergen</source>
        <comment>name of a rule set; Bergen is a town</comment>
        <translation>Bergen duplo</translation>
    </message>
    <message>
        <source>Amazonian fives</source>
        <comment>name of a rule set from Manaus in the Amazon</comment>
        <translation>Pontas de cinco</translation>
    </message>
    <message>
        <source>Sebastopol</source>
        <comment>name of a rule set; Sebastopol is a town</comment>
        <translation>Sebastopol</translation>
    </message>
    <message>
        <source>Cross</source>
        <comment>name of a rule set: the tiles form a cross</comment>
        <translation>Cruz</translation>
    </message>
    <message>
        <source>Maltese Cross</source>
        <comment>name of a rule set: the tiles form a cross with wide ends</comment>
        <translation>Cruz de Malta</translation>
    </message>
    <message>
        <source>Matador</source>
        <comment>name of a rule set; a matador is a tile that fits everywhere</comment>
        <translation>Matador</translation>
    </message>
    <message>
        <source>Mexican Train</source>
        <comment>name of a rule set</comment>
        <translation>Trem mexicano</translation>
    </message>
    <message>
        <source>Chicken Foot</source>
        <comment>name of a rule set: tiles grow from a double like the toes of a chicken</comment>
        <translation>Pé de galinha</translation>
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
    <message>
        <source>Two against two, as in the clubs of Spain: any tile may lead.
The winners score the pips of all four hands, their own included.</source>
        <comment>two lines</comment>
        <translation>Dupla contra dupla, como nos clubes da Espanha: sai-se com qualquer pedra.
Quem vence leva os pontos das quatro mãos, inclusive os próprios.</translation>
    </message>
    <message>
        <source>How Italian families play it, counter-clockwise: take tiles until one fits.
The lowest count wins a blocked game and scores what the others hold.</source>
        <comment>two lines</comment>
        <translation>Como jogam as famílias italianas, no sentido anti-horário: compre até uma pedra encaixar.
No jogo fechado, a menor soma vence e leva os pontos dos outros.</translation>
    </message>
    <message>
        <source>The highest double says who leads, and any tile may come first.
Nobody takes tiles: play or pass, counter-clockwise round the table.</source>
        <comment>two lines</comment>
        <translation>Sai quem tem o duplo mais alto, com a pedra que quiser.
Ninguém compra: jogue ou passe, no sentido anti-horário.</translation>
    </message>
    <message>
        <source>Five tiles each, as in Swedish homes; if nothing fits, take just one.
Everybody writes down the pips they hold; the lowest total wins the match.</source>
        <comment>two lines</comment>
        <translation>Cinco pedras para cada um, como nas casas suecas; se nada encaixa, compre só uma.
Cada um anota os pontos que tem na mão; quem somar menos vence a partida.</translation>
    </message>
    <message>
        <source>Two against two with every tile dealt; the double six leads the first round.
The pair with the lowest total scores what the other pair holds.</source>
        <comment>two lines</comment>
        <translation>Dupla contra dupla, todas as pedras nas mãos; o duplo seis sai na primeira mão.
A dupla com o menor total vence e leva os pontos da outra.</translation>
    </message>
    <message>
        <source>No pips to add up: going out counts 1 point, with a double 2.
A last tile that fits both ends counts 3, a double that fits both 4.</source>
        <comment>two lines</comment>
        <translation>Ninguém soma pontos na mão: batida simples vale 1, de duplo vale 2.
Lá-e-lô, a pedra que serve nas duas pontas, vale 3; se for duplo, a cruzada vale 4.</translation>
    </message>
    <message>
        <source>Indonesia&apos;s own game: the double blank leads, later the winner leads a double.
Nobody takes tiles; the lowest count wins a blocked game.</source>
        <comment>two lines</comment>
        <translation>O jogo da Indonésia: sai o duplo branco; depois, quem venceu sai com um duplo.
Ninguém compra; no jogo fechado, a menor soma vence.</translation>
    </message>
    <message>
        <source>Indonesian pairs: 1 to 4 points, depending on how the last tile fits.
To block the game and win brings 2 points, to block it and lose costs one.</source>
        <comment>two lines</comment>
        <translation>Duplas da Indonésia: de 1 a 4 pontos, conforme encaixa a última pedra.
Fechar o jogo e vencer vale 2 pontos; fechar e perder custa um.</translation>
    </message>
    <message>
        <source>Pairs: who blocks the game is compared with the next player alone.
A block counts double; if the closer loses, three times.</source>
        <comment>two lines</comment>
        <translation>Duplas: quem fecha o jogo compara a mão só com quem joga depois.
O jogo fechado vale em dobro; se quem fechou perde, vale o triplo.</translation>
    </message>
    <message>
        <source>The double six leads first, later whoever has won; played to 200.
No extras: the pair with the lowest total scores what the other pair holds.</source>
        <comment>two lines</comment>
        <translation>Primeiro sai o duplo seis, depois sai quem venceu; vai até 200.
Sem extras: a dupla com o menor total leva os pontos da outra.</translation>
    </message>
    <message>
        <source>Pairs under the tree: whoever holds the lowest hand wins a blocked game.
Extra points for capicúa, for the double blank as last tile and for passes.</source>
        <comment>two lines</comment>
        <translation>Duplas à sombra da árvore: no jogo fechado vence quem tem a mão mais baixa.
Pontos extras pela capicúa, por bater com o duplo branco e pelos passes.</translation>
    </message>
    <message>
        <source>Pairs to 500: the winners score the pips of all four hands.
Extra points for the first four rounds, for capicú and for the double blank.</source>
        <comment>two lines</comment>
        <translation>Duplas até 500: quem vence leva os pontos das quatro mãos.
Pontos extras nas quatro primeiras mãos, pelo capicú e pelo duplo branco.</translation>
    </message>
    <message>
        <source>Pairs with ten tiles each from the larger set; fifteen stay out of play.
Going out with a tile that fits both ends doubles the round.</source>
        <comment>two lines</comment>
        <translation>Duplas com dez pedras para cada um, do jogo maior; quinze ficam de fora.
Bater com uma pedra que encaixa nas duas pontas dobra a mão.</translation>
    </message>
    <message>
        <source>A short match to 20: up to 20 pips count 2 points, every 10 more one point.
In a tie the pair that led the round wins.</source>
        <comment>two lines</comment>
        <translation>Partida curta até 20: até 20 pontos na mão valem 2, cada 10 a mais vale um.
No empate vence a dupla que saiu.</translation>
    </message>
    <message>
        <source>One point for each round won; the winning partners choose who leads the next.
Six points against none win; once both pairs have scored, all start again.</source>
        <comment>two lines</comment>
        <translation>Um ponto por mão vencida; a dupla vencedora escolhe quem sai na próxima.
Vence quem fizer seis a zero; quando as duas pontuam, começa tudo de novo.</translation>
    </message>
    <message>
        <source>Everybody alone, all tiles dealt, one point for each round won.
Six points win the match while somebody still has none.</source>
        <comment>two lines</comment>
        <translation>Cada um por si, todas as pedras nas mãos, um ponto por mão vencida.
Vence quem chega a seis enquanto alguém ainda está no zero.</translation>
    </message>
    <message>
        <source>A tile from the boneyard starts the line; if nothing fits, take just one.
Once a number is used up, anybody may call the game blocked.</source>
        <comment>two lines</comment>
        <translation>Uma pedra do monte começa a linha; se nada encaixa, compre só uma.
Quando um número acaba, qualquer um pode dizer que o jogo fechou.</translation>
    </message>
    <message>
        <source>Score at once when the open ends add up to a multiple of five.
The first double grows in four directions. An American favourite.</source>
        <comment>two lines</comment>
        <translation>Pontue na hora quando as pontas abertas somam um múltiplo de cinco.
O primeiro duplo cresce em quatro direções. Um favorito americano.</translation>
    </message>
    <message>
        <source>All Fives in one straight line, without side arms.
Score at once when the two ends add up to a multiple of five.</source>
        <comment>two lines</comment>
        <translation>O All Fives numa linha só, sem braços laterais.
Pontue na hora quando as duas pontas somam um múltiplo de cinco.</translation>
    </message>
    <message>
        <source>All Fives from California: every double grows in four directions.
More ends, more sums, more chances to score.</source>
        <comment>two lines</comment>
        <translation>O All Fives da Califórnia: todo duplo cresce em quatro direções.
Mais pontas, mais somas, mais chances de pontuar.</translation>
    </message>
    <message>
        <source>Score at once when the open ends add up to a multiple of three.
The first double grows in four directions. Easier sums for younger players.</source>
        <comment>two lines</comment>
        <translation>Pontue na hora quando as pontas abertas somam um múltiplo de três.
O primeiro duplo cresce em quatro direções. Contas mais fáceis para os pequenos.</translation>
    </message>
    <message>
        <source>The British pub game: each five and each three in the two ends&apos; total is a point.
Reach exactly 61; nobody takes tiles.</source>
        <comment>two lines</comment>
        <translation>O jogo dos pubs britânicos: cada cinco e cada três na soma das duas pontas vale um ponto.
É preciso chegar a 61 exatos; ninguém compra.</translation>
    </message>
    <message>
        <source>Two points when both ends show the same number, three if one is a double.
A quick match to 15; take tiles until one fits.</source>
        <comment>two lines</comment>
        <translation>Dois pontos quando as duas pontas mostram o mesmo número, três se uma é duplo.
Partida rápida até 15; compre até uma pedra encaixar.</translation>
    </message>
    <message>
        <source>Bergen with four arms: the first double must be surrounded before they grow.
The more ends show the same number, the more points.</source>
        <comment>two lines</comment>
        <translation>Bergen com quatro braços: antes que eles cresçam, é preciso cercar o primeiro duplo.
Quanto mais pontas com o mesmo número, mais pontos.</translation>
    </message>
    <message>
        <source>Pairs as in Manaus: ends that add up to a multiple of five score at once.
A pass gives the other pair 20 points.</source>
        <comment>two lines</comment>
        <translation>Duplas como em Manaus: pontas que somam um múltiplo de cinco pontuam na hora.
Cada passe dá 20 pontos para a outra dupla.</translation>
    </message>
    <message>
        <source>The double six leads, and four sixes must surround it before anything else.
For four players; then four arms grow, and nobody takes tiles.</source>
        <comment>two lines</comment>
        <translation>Sai o duplo seis, e antes de tudo é preciso cercá-lo com quatro pedras de seis.
Para quatro jogadores; depois crescem quatro braços, e ninguém compra.</translation>
    </message>
    <message>
        <source>Four tiles surround the first double before the arms may grow.
Take tiles until one fits; the last two stay in the boneyard.</source>
        <comment>two lines</comment>
        <translation>Quatro pedras cercam o primeiro duplo antes que os braços cresçam.
Compre até uma pedra encaixar; as duas últimas ficam no monte.</translation>
    </message>
    <message>
        <source>Four tiles surround the first double, then each arm gets its own double.
If nothing fits, take one tile; only a finished cross may grow.</source>
        <comment>two lines</comment>
        <translation>Quatro pedras cercam o primeiro duplo, depois cada braço recebe o seu duplo.
Se nada encaixa, compre uma pedra; só a cruz completa pode crescer.</translation>
    </message>
    <message>
        <source>Touching numbers need not be equal: together they make seven.
Four matadors fit anywhere. With larger sets the sum is 10 or 13.</source>
        <comment>two lines</comment>
        <translation>Os números que se tocam não precisam ser iguais: juntos somam sete.
Quatro matadores encaixam em qualquer lugar. Nos jogos maiores a soma é 10 ou 13.</translation>
    </message>
    <message>
        <source>Everybody builds a train of their own, and one train belongs to all.
Up to eight players; the fewest pips after all rounds win.</source>
        <comment>two lines</comment>
        <translation>Cada um monta o próprio trem, e um trem é de todos.
Até oito jogadores; vence quem tiver menos pontos depois de todas as mãos.</translation>
    </message>
    <message>
        <source>Every double must get three toes before anything else is played.
Up to eight players; the fewest pips after all rounds win.</source>
        <comment>two lines</comment>
        <translation>Todo duplo precisa ganhar três dedos antes de qualquer outra jogada.
Até oito jogadores; vence quem tiver menos pontos depois de todas as mãos.</translation>
    </message>
</context>
<context>
    <name>Rule set file</name>
    <message>
        <source>The file cannot be opened.</source>
        <translation>Não foi possível abrir o arquivo.</translation>
    </message>
    <message>
        <source>The file is too large for a rule set.</source>
        <translation>O arquivo é grande demais para conter regras.</translation>
    </message>
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
    <name>Rulebook</name>
    <message>
        <source>The game is blocked when nobody can lay a tile any more.</source>
        <translation>O jogo fecha quando ninguém mais pode jogar uma pedra.</translation>
    </message>
    <message numerus="yes">
        <source>The game is blocked when nobody can lay a tile and the boneyard holds no more than %n tile(s).</source>
        <comment>1 or 2</comment>
        <translation>
            <numerusform>O jogo fecha quando ninguém pode jogar uma pedra e o monte não tem mais que %n pedra.</numerusform>
            <numerusform>O jogo fecha quando ninguém pode jogar uma pedra e o monte não tem mais que %n pedras.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is blocked when nobody can lay a tile and the boneyard is empty.</source>
        <translation>O jogo fecha quando ninguém pode jogar uma pedra e o monte está vazio.</translation>
    </message>
    <message>
        <source>Both ends of the line count.</source>
        <translation>Contam as duas pontas da linha.</translation>
    </message>
    <message>
        <source>Every open end counts, also the free sides of a double that opens to four sides.</source>
        <translation>Contam todas as pontas abertas, também os lados livres de um duplo que abre para os quatro lados.</translation>
    </message>
    <message>
        <source>Every end counts that may be used at that moment.</source>
        <translation>Contam todas as pontas que podem ser usadas naquele momento.</translation>
    </message>
    <message>
        <source>For each player, their own train, the Mexican Train and every marked train count.</source>
        <comment>open ends</comment>
        <translation>Para cada jogador contam o próprio trem, o trem mexicano e todos os trens marcados.</translation>
    </message>
    <message>
        <source>For each player, their own train and the Mexican Train count.</source>
        <comment>open ends</comment>
        <translation>Para cada jogador contam o próprio trem e o trem mexicano.</translation>
    </message>
    <message>
        <source>A player who cannot play says so; then everybody is asked once, in turn (%1): can you play a tile?</source>
        <comment>%1: clockwise or counter-clockwise</comment>
        <translation>Quem não pode jogar diz que não pode; então se pergunta a cada um, uma vez só, na ordem da mesa (%1): você tem pedra para jogar?</translation>
    </message>
    <message>
        <source>If anybody can, the game is not blocked, and that player lays a tile at once.</source>
        <translation>Se alguém tem, o jogo não fechou, e essa pessoa joga uma pedra na hora.</translation>
    </message>
    <message>
        <source>If nobody can, the round is over: all hands are laid open and the pips are counted.</source>
        <translation>Se ninguém tem, a mão acabou: todos mostram as pedras e os pontos são contados.</translation>
    </message>
    <message>
        <source>A newly marked train opens the table again, so the others are asked anew.</source>
        <translation>Um trem recém-marcado abre a mesa de novo, por isso se pergunta outra vez aos outros.</translation>
    </message>
    <message>
        <source>A pass by choice is no answer: it does not help to block the game.</source>
        <translation>Passar por escolha não é resposta: não ajuda a fechar o jogo.</translation>
    </message>
    <message>
        <source>A round is never blocked: when it is over, everybody counts the tiles they have laid aside.</source>
        <translation>O jogo nunca fecha: quando a mão acaba, cada um conta as pedras que pôs de lado.</translation>
    </message>
    <message>
        <source>The program checks every answer.</source>
        <translation>O programa confere todas as respostas.</translation>
    </message>
    <message>
        <source>Everybody answers on their honour; after the round all hands are shown and wrong answers are found.</source>
        <translation>Todos respondem na confiança; depois da mão se mostram todas as pedras e as respostas erradas aparecem.</translation>
    </message>
    <message>
        <source>Even when every tile that could fit is on the table, the round goes on until everybody has answered.</source>
        <translation>Mesmo quando todas as pedras que poderiam encaixar estão na mesa, a mão segue até todos responderem.</translation>
    </message>
    <message>
        <source>When every tile that could fit is on the table, any player may stop the round at once, even if tiles are left to take.</source>
        <translation>Quando todas as pedras que poderiam encaixar estão na mesa, qualquer jogador pode parar a mão na hora, mesmo que ainda haja pedras para comprar.</translation>
    </message>
    <message>
        <source>When every tile that could fit is on the table, the round stops by itself, even if tiles are left to take.</source>
        <translation>Quando todas as pedras que poderiam encaixar estão na mesa, a mão para sozinha, mesmo que ainda haja pedras para comprar.</translation>
    </message>
    <message>
        <source>The neighbour is the next player in turn.</source>
        <translation>O vizinho é quem joga a seguir.</translation>
    </message>
    <message>
        <source>The neighbour is the player whose turn comes just before.</source>
        <translation>O vizinho é quem joga antes.</translation>
    </message>
    <message>
        <source>These rules are tried in this order until one decides.</source>
        <comment>before rules about a tie</comment>
        <translation>Estas regras valem nesta ordem, até que uma decida.</translation>
    </message>
    <message numerus="yes">
        <source>Several ties in a row double it again, but at most to %n time(s) the points.</source>
        <translation>
            <numerusform>Vários empates seguidos dobram de novo, mas no máximo até %n vez os pontos.</numerusform>
            <numerusform>Vários empates seguidos dobram de novo, mas no máximo até %n vezes os pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every further tie in a row doubles it again.</source>
        <translation>Vários empates seguidos dobram de novo a cada vez.</translation>
    </message>
    <message numerus="yes">
        <source>Several ties in a row add up, but at most to %n extra point(s).</source>
        <translation>
            <numerusform>Vários empates seguidos se acumulam, mas no máximo até %n ponto extra.</numerusform>
            <numerusform>Vários empates seguidos se acumulam, mas no máximo até %n pontos extras.</numerusform>
        </translation>
    </message>
    <message>
        <source>Several ties in a row add up without limit.</source>
        <translation>Vários empates seguidos se acumulam sem limite.</translation>
    </message>
    <message numerus="yes">
        <source>In such a tie those opponents score %n point(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Nesse empate esses adversários marcam %n ponto.</numerusform>
            <numerusform>Nesse empate esses adversários marcam %n pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tiles and players</source>
        <comment>heading</comment>
        <translation>Pedras e jogadores</translation>
    </message>
    <message>
        <source>Who begins</source>
        <comment>heading: who leads a round</comment>
        <translation>Quem sai</translation>
    </message>
    <message>
        <source>Laying tiles</source>
        <comment>heading</comment>
        <translation>Jogar as pedras</translation>
    </message>
    <message>
        <source>When no tile fits</source>
        <comment>heading</comment>
        <translation>Quando nenhuma pedra encaixa</translation>
    </message>
    <message>
        <source>When the game is blocked</source>
        <comment>heading</comment>
        <translation>Quando o jogo fecha</translation>
    </message>
    <message>
        <source>Who wins a blocked game</source>
        <comment>heading</comment>
        <translation>Quem vence o jogo fechado</translation>
    </message>
    <message>
        <source>In a tie</source>
        <comment>heading</comment>
        <translation>No empate</translation>
    </message>
    <message>
        <source>Points for a round</source>
        <comment>heading</comment>
        <translation>Pontos da mão</translation>
    </message>
    <message>
        <source>Points during play</source>
        <comment>heading</comment>
        <translation>Pontos durante o jogo</translation>
    </message>
    <message>
        <source>Extra points</source>
        <comment>heading</comment>
        <translation>Pontos extras</translation>
    </message>
    <message>
        <source>The match</source>
        <comment>heading</comment>
        <translation>A partida</translation>
    </message>
    <message>
        <source>Fouls</source>
        <comment>heading: wrong answers and other mistakes</comment>
        <translation>Infrações</translation>
    </message>
    <message numerus="yes">
        <source>The set is a double-two set with %n tile(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Joga-se com o dominó duplo dois, de %n pedra.</numerusform>
            <numerusform>Joga-se com o dominó duplo dois, de %n pedras.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The set is a double-three set with %n tile(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Joga-se com o dominó duplo três, de %n pedra.</numerusform>
            <numerusform>Joga-se com o dominó duplo três, de %n pedras.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The set is a double-six set with %n tile(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Joga-se com o dominó duplo seis, de %n pedra.</numerusform>
            <numerusform>Joga-se com o dominó duplo seis, de %n pedras.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The set is a double-nine set with %n tile(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Joga-se com o dominó duplo nove, de %n pedra.</numerusform>
            <numerusform>Joga-se com o dominó duplo nove, de %n pedras.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The set is a double-twelve set with %n tile(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Joga-se com o dominó duplo doze, de %n pedra.</numerusform>
            <numerusform>Joga-se com o dominó duplo doze, de %n pedras.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The set is a double-fifteen set with %n tile(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Joga-se com o dominó duplo quinze, de %n pedra.</numerusform>
            <numerusform>Joga-se com o dominó duplo quinze, de %n pedras.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The set is a double-eighteen set with %n tile(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Joga-se com o dominó duplo dezoito, de %n pedra.</numerusform>
            <numerusform>Joga-se com o dominó duplo dezoito, de %n pedras.</numerusform>
        </translation>
    </message>
    <message>
        <source>Double-two</source>
        <comment>a set of tiles</comment>
        <translation>Duplo dois</translation>
    </message>
    <message>
        <source>Double-three</source>
        <comment>a set of tiles</comment>
        <translation>Duplo três</translation>
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
    <message>
        <source>Double-fifteen</source>
        <comment>a set of tiles</comment>
        <translation>Duplo quinze</translation>
    </message>
    <message>
        <source>Double-eighteen</source>
        <comment>a set of tiles</comment>
        <translation>Duplo dezoito</translation>
    </message>
    <message>
        <source>The game is for %1 players.</source>
        <comment>%1: numbers, like 4, 2 or 4, 2 to 8; never 1</comment>
        <translation>O jogo é para %1 jogadores.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>numbers of players within a sentence, like 2 to 8</comment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>Everybody plays alone.</source>
        <translation>Cada um joga por si.</translation>
    </message>
    <message>
        <source>Two pairs play: partners sit opposite each other and win together.</source>
        <translation>Jogam duas duplas: os parceiros se sentam frente a frente e vencem juntos.</translation>
    </message>
    <message numerus="yes">
        <source>Everybody starts with %n tile(s).</source>
        <comment>tiles dealt to each player; never zero</comment>
        <translation>
            <numerusform>Cada um começa com %n pedra.</numerusform>
            <numerusform>Cada um começa com %n pedras.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %1 players everybody starts with %n tile(s).</source>
        <comment>%1: numbers of players, like 2, 3 or 4; tiles dealt to each player; never zero</comment>
        <translation>
            <numerusform>Com %1 jogadores cada um começa com %n pedra.</numerusform>
            <numerusform>Com %1 jogadores cada um começa com %n pedras.</numerusform>
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
            <numerusform>%n pedra com %1 jogadores</numerusform>
            <numerusform>%n pedras com %1 jogadores</numerusform>
        </translation>
    </message>
    <message>
        <source>All tiles of the set are used.</source>
        <translation>Usam-se todas as pedras do jogo.</translation>
    </message>
    <message>
        <source>These tiles are left out: %1.</source>
        <comment>%1: tiles, like 0-0</comment>
        <translation>Ficam de fora estas pedras: %1.</translation>
    </message>
    <message>
        <source>With %1 players these tiles are left out: %2.</source>
        <comment>%1: a number; %2: tiles, like 0-0</comment>
        <translation>Com %1 jogadores ficam de fora estas pedras: %2.</translation>
    </message>
    <message>
        <source>The table is empty before the first turn.</source>
        <translation>A mesa está vazia antes da primeira vez.</translation>
    </message>
    <message>
        <source>One tile from the boneyard is turned up and is the first tile on the table; play goes on from it.</source>
        <translation>Vira-se uma pedra do monte, que é a primeira da mesa; o jogo segue a partir dela.</translation>
    </message>
    <message>
        <source>A double lies ready in the middle: %1 in round 1, then one lower in each round; after 0-0 comes %1 again.</source>
        <comment>%1: the highest double of the set, like 6-6; round = one deal</comment>
        <translation>Um duplo já está no meio: %1 na mão 1, depois um número a menos em cada mão, e depois do 0-0 outra vez %1.</translation>
    </message>
    <message>
        <source>Every deal is played, however many doubles somebody has.</source>
        <translation>Joga-se qualquer mão, não importa quantos duplos alguém tenha.</translation>
    </message>
    <message numerus="yes">
        <source>Whoever is dealt at least %n double(s) may ask for a new deal before doing anything else.</source>
        <comment>4 to 7, never zero</comment>
        <translation>
            <numerusform>Quem recebe pelo menos %n duplo pode pedir para dar de novo antes de fazer qualquer outra coisa.</numerusform>
            <numerusform>Quem recebe pelo menos %n duplos pode pedir para dar de novo antes de fazer qualquer outra coisa.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whoever holds the highest double begins the first round.</source>
        <translation>Na primeira mão sai quem tem o duplo mais alto.</translation>
    </message>
    <message>
        <source>Whoever holds the lowest double begins the first round; the double blank is passed over.</source>
        <translation>Na primeira mão sai quem tem o duplo mais baixo; o duplo branco não conta.</translation>
    </message>
    <message>
        <source>Whoever holds the heaviest tile begins the first round.</source>
        <translation>Na primeira mão sai quem tem a pedra mais pesada.</translation>
    </message>
    <message>
        <source>Who begins the first round is decided by lot.</source>
        <translation>Na primeira mão, a sorte decide quem sai.</translation>
    </message>
    <message>
        <source>Whoever holds %1 begins the first round.</source>
        <comment>%1: a tile, like 6-6</comment>
        <translation>Na primeira mão sai quem tem %1.</translation>
    </message>
    <message>
        <source>Whoever holds the double of the round begins: 0-0 in round 1, 1-1 in round 2 and so on; after %1 comes 0-0.</source>
        <comment>%1: the highest double of the set, like 6-6; round = one deal</comment>
        <translation>Sai quem tem o duplo da mão: 0-0 na mão 1, 1-1 na mão 2 e assim por diante; depois de %1 vem 0-0.</translation>
    </message>
    <message>
        <source>If nobody was dealt it, whoever holds the highest double begins.</source>
        <comment>a tile</comment>
        <translation>Se ninguém recebeu essa pedra, sai quem tem o duplo mais alto.</translation>
    </message>
    <message>
        <source>The tile that decides who begins must be laid first.</source>
        <translation>A pedra que decide quem sai tem que ser a primeira a ser jogada.</translation>
    </message>
    <message>
        <source>Any tile may be laid first.</source>
        <comment>by the player who begins</comment>
        <translation>Pode-se sair com qualquer pedra.</translation>
    </message>
    <message>
        <source>If nobody has a double, whoever holds the heaviest tile begins.</source>
        <translation>Se ninguém tem duplo, sai quem tem a pedra mais pesada.</translation>
    </message>
    <message>
        <source>If nobody has a double, the tiles are dealt again.</source>
        <translation>Se ninguém tem duplo, as pedras são dadas de novo.</translation>
    </message>
    <message>
        <source>If nobody has a double in a later round, whoever won the last one begins with any tile.</source>
        <translation>Se em outra mão ninguém tem duplo, quem venceu a última sai com qualquer pedra.</translation>
    </message>
    <message>
        <source>In each later round the next player in turn begins, with any tile.</source>
        <translation>Nas mãos seguintes sai o próximo jogador na ordem da mesa, com qualquer pedra.</translation>
    </message>
    <message>
        <source>Whoever won a round begins the next one, with any tile.</source>
        <translation>Quem venceu uma mão sai na próxima, com qualquer pedra.</translation>
    </message>
    <message>
        <source>The pair that won begins the next round: the winner may leave the first tile to the partner.</source>
        <translation>A dupla que venceu sai na próxima mão: quem venceu pode deixar a saída com o parceiro.</translation>
    </message>
    <message>
        <source>Whoever won a round begins the next one with a double; without one, the next player in turn who has a double.</source>
        <translation>Quem venceu uma mão sai na próxima com um duplo; se não tem nenhum, sai o próximo na ordem da mesa que tenha um duplo.</translation>
    </message>
    <message>
        <source>Who begins a later round is decided by lot.</source>
        <translation>Nas mãos seguintes, a sorte decide quem sai.</translation>
    </message>
    <message>
        <source>Every later round begins like the first one.</source>
        <translation>Todas as outras mãos começam como a primeira.</translation>
    </message>
    <message>
        <source>In each later round the next player in turn begins.</source>
        <comment>a tile lies on the table</comment>
        <translation>Nas mãos seguintes sai o próximo jogador na ordem da mesa.</translation>
    </message>
    <message>
        <source>Whoever won a round begins the next one.</source>
        <comment>a tile lies on the table</comment>
        <translation>Quem venceu uma mão sai na próxima.</translation>
    </message>
    <message>
        <source>After a blocked game that is the one of the two winners with the lower count.</source>
        <comment>who begins</comment>
        <translation>Depois de um jogo fechado, sai aquele dos dois vencedores que tem a menor soma.</translation>
    </message>
    <message>
        <source>After a blocked game with a winner, who begins is decided in the same way.</source>
        <translation>Depois de um jogo fechado com vencedor, quem sai se decide do mesmo jeito.</translation>
    </message>
    <message>
        <source>After a blocked game with a winner, who begins is decided by lot.</source>
        <translation>Depois de um jogo fechado com vencedor, a sorte decide quem sai.</translation>
    </message>
    <message>
        <source>After a blocked game with a winner, the next player in turn begins.</source>
        <translation>Depois de um jogo fechado com vencedor, sai o próximo jogador na ordem da mesa.</translation>
    </message>
    <message>
        <source>After a blocked game with a winner, whoever is dealt %1 begins.</source>
        <comment>%1: a tile, like 6-6</comment>
        <translation>Depois de um jogo fechado com vencedor, sai quem recebe %1.</translation>
    </message>
    <message>
        <source>After a round without a winner, the next player in turn begins.</source>
        <translation>Depois de uma mão sem vencedor, sai o próximo jogador na ordem da mesa.</translation>
    </message>
    <message>
        <source>After a round without a winner, the same player begins again.</source>
        <translation>Depois de uma mão sem vencedor, sai de novo o mesmo jogador.</translation>
    </message>
    <message>
        <source>After a round without a winner, who begins is decided by lot.</source>
        <translation>Depois de uma mão sem vencedor, a sorte decide quem sai.</translation>
    </message>
    <message>
        <source>After a round without a winner, whoever is dealt %1 begins.</source>
        <comment>%1: a tile, like 6-6</comment>
        <translation>Depois de uma mão sem vencedor, sai quem recebe %1.</translation>
    </message>
    <message>
        <source>After a round without a winner, the one of the tied players who is dealt the highest double begins.</source>
        <translation>Depois de uma mão sem vencedor, sai aquele dos empatados que recebe o duplo mais alto.</translation>
    </message>
    <message numerus="yes">
        <source>The match ends when somebody has %n point(s); the highest total wins.</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>A partida acaba quando alguém chega a %n ponto; vence o maior total.</numerusform>
            <numerusform>A partida acaba quando alguém chega a %n pontos; vence o maior total.</numerusform>
        </translation>
    </message>
    <message>
        <source>If the best are level, one more round is played.</source>
        <translation>Se os melhores empatam, joga-se mais uma mão.</translation>
    </message>
    <message numerus="yes">
        <source>The match ends when somebody has %n point(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>A partida acaba quando alguém chega a %n ponto.</numerusform>
            <numerusform>A partida acaba quando alguém chega a %n pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A game ends when somebody has %n point(s).</source>
        <comment>never zero; a match is several games</comment>
        <translation>
            <numerusform>Um jogo acaba quando alguém chega a %n ponto.</numerusform>
            <numerusform>Um jogo acaba quando alguém chega a %n pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match lasts %n round(s).</source>
        <comment>round = one deal; never zero</comment>
        <translation>
            <numerusform>A partida dura %n mão.</numerusform>
            <numerusform>A partida dura %n mãos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The highest total wins the match.</source>
        <translation>O maior total vence a partida.</translation>
    </message>
    <message>
        <source>Somebody else must still have no points then: once everybody has scored, all begin again at zero.</source>
        <translation>Mas outra pessoa ainda tem que estar sem pontos: quando todos já pontuaram, todos recomeçam do zero.</translation>
    </message>
    <message>
        <source>The lowest total wins the match.</source>
        <translation>O menor total vence a partida.</translation>
    </message>
    <message>
        <source>Whoever first wins two games wins the match.</source>
        <translation>Quem vence dois jogos primeiro vence a partida.</translation>
    </message>
    <message>
        <source>Whoever first wins three games wins the match.</source>
        <translation>Quem vence três jogos primeiro vence a partida.</translation>
    </message>
    <message>
        <source>More points than needed are fine, too.</source>
        <comment>at the end of a match</comment>
        <translation>Também vale passar dos pontos necessários.</translation>
    </message>
    <message>
        <source>It must be exactly that many points: whoever has them ends the round at once and wins.</source>
        <comment>at the end of a match</comment>
        <translation>Tem que ser exatamente esse número de pontos: quem chega a ele encerra a mão na hora e vence.</translation>
    </message>
    <message>
        <source>A score that would go past the target does not count.</source>
        <translation>A pontuação que passaria dos pontos da partida não conta.</translation>
    </message>
    <message>
        <source>A score that goes past the target counts but does not win; once all are past it, the lowest total wins.</source>
        <translation>A pontuação que passa dos pontos da partida conta, mas não dá a vitória; quando todos já passaram, vence o menor total.</translation>
    </message>
    <message numerus="yes">
        <source>After %n minute(s) the round in play is the last one.</source>
        <translation>
            <numerusform>Depois de %n minuto, a mão em andamento é a última.</numerusform>
            <numerusform>Depois de %n minutos, a mão em andamento é a última.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no time limit.</source>
        <translation>Não há tempo limite.</translation>
    </message>
    <message>
        <source>%1: no rule about it.</source>
        <comment>%1: a foul, like Touching or showing a tile</comment>
        <translation>%1: não há regra sobre isso.</translation>
    </message>
    <message>
        <source>%1: this is a foul.</source>
        <comment>%1: like Touching or showing a tile</comment>
        <translation>%1: é infração.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n penalty point(s).</source>
        <comment>%1: a foul, like Wrong answer</comment>
        <translation>
            <numerusform>%1: %n ponto de penalidade.</numerusform>
            <numerusform>%1: %n pontos de penalidade.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: no penalty points.</source>
        <comment>%1: a foul, like Wrong answer</comment>
        <translation>%1: nenhum ponto de penalidade.</translation>
    </message>
    <message>
        <source>%1: the round counts all the same.</source>
        <comment>%1: a foul, like Wrong answer</comment>
        <translation>%1: a mão vale mesmo assim.</translation>
    </message>
    <message>
        <source>%1: the round does not count and is dealt again.</source>
        <comment>%1: a foul, like Wrong answer</comment>
        <translation>%1: a mão não vale e é dada de novo.</translation>
    </message>
    <message>
        <source>%1: that side cannot win the round any more.</source>
        <comment>%1: a foul, like Wrong answer</comment>
        <translation>%1: quem erra, ou a sua dupla, não pode mais vencer a mão.</translation>
    </message>
    <message>
        <source>%1: the match goes on.</source>
        <comment>%1: a foul, like Wrong answer</comment>
        <translation>%1: a partida continua.</translation>
    </message>
    <message>
        <source>%1: that side loses the match.</source>
        <comment>%1: a foul, like Wrong answer</comment>
        <translation>%1: quem erra, ou a sua dupla, perde a partida.</translation>
    </message>
    <message>
        <source>The tiles make one line, and every tile goes on one of its two ends.</source>
        <translation>As pedras formam uma linha, e cada pedra vai numa das duas pontas.</translation>
    </message>
    <message>
        <source>The tiles make a line that can grow side arms.</source>
        <translation>As pedras formam uma linha que pode ganhar braços laterais.</translation>
    </message>
    <message>
        <source>The tiles grow outwards in arms from the first tile.</source>
        <translation>As pedras crescem para fora em braços a partir da primeira pedra.</translation>
    </message>
    <message>
        <source>From the middle everybody builds a train of their own; the Mexican Train beside them is open to all.</source>
        <translation>A partir do meio cada um monta o próprio trem; o trem mexicano ao lado é aberto a todos.</translation>
    </message>
    <message>
        <source>Doubles have two ends like any other tile.</source>
        <translation>Os duplos têm duas pontas como qualquer outra pedra.</translation>
    </message>
    <message>
        <source>The first double of a round opens to four sides: the two long sides first, then the two short ones.</source>
        <translation>O primeiro duplo da mão abre para os quatro lados: primeiro os dois lados compridos, depois os dois curtos.</translation>
    </message>
    <message>
        <source>Every double opens to four sides: the two long sides first, then the two short ones.</source>
        <translation>Todo duplo abre para os quatro lados: primeiro os dois lados compridos, depois os dois curtos.</translation>
    </message>
    <message>
        <source>A double that begins the round opens to four sides: the two long sides first, then the two short ones.</source>
        <translation>O duplo com que se sai abre para os quatro lados: primeiro os dois lados compridos, depois os dois curtos.</translation>
    </message>
    <message>
        <source>From the first tile on, every open end may be used.</source>
        <translation>Desde a primeira pedra se podem usar todas as pontas abertas.</translation>
    </message>
    <message>
        <source>All four sides of the first double must be filled before any arm may go on.</source>
        <translation>É preciso ocupar os quatro lados do primeiro duplo antes que qualquer braço possa continuar.</translation>
    </message>
    <message>
        <source>All four sides of the first double must be filled, then each arm needs a double before anything else is laid.</source>
        <translation>É preciso ocupar os quatro lados do primeiro duplo; depois cada braço precisa de um duplo antes de se jogar qualquer outra coisa.</translation>
    </message>
    <message numerus="yes">
        <source>The first double needs %n tile(s) around it, like a star, before any arm may go on.</source>
        <comment>6 or 8, never zero</comment>
        <translation>
            <numerusform>O primeiro duplo precisa de %n pedra em volta, como uma estrela, antes que qualquer braço possa continuar.</numerusform>
            <numerusform>O primeiro duplo precisa de %n pedras em volta, como uma estrela, antes que qualquer braço possa continuar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every later double needs %n tile(s) laid on it, like toes, before anything else.</source>
        <comment>chicken foot: the tiles on a double look like toes; never zero</comment>
        <translation>
            <numerusform>Cada duplo seguinte precisa de %n pedra encostada nele, como um dedo, antes de qualquer outra jogada.</numerusform>
            <numerusform>Cada duplo seguinte precisa de %n pedras encostadas nele, como dedos, antes de qualquer outra jogada.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first double needs %n tile(s) before play goes on elsewhere.</source>
        <comment>3 to 8, never zero</comment>
        <translation>
            <numerusform>O primeiro duplo precisa de %n pedra antes de o jogo seguir em outro lugar.</numerusform>
            <numerusform>O primeiro duplo precisa de %n pedras antes de o jogo seguir em outro lugar.</numerusform>
        </translation>
    </message>
    <message>
        <source>A tile fits where it shows the same number as the open end.</source>
        <translation>Uma pedra encaixa onde mostra o mesmo número que a ponta aberta.</translation>
    </message>
    <message>
        <source>A tile fits where the two halves that touch add up to %1.</source>
        <comment>%1: a number, 7 in double-six</comment>
        <translation>Uma pedra encaixa onde as duas metades que se tocam somam %1.</translation>
    </message>
    <message>
        <source>Matadors fit everywhere, with either half: %1.</source>
        <comment>matador: a tile that fits everywhere; %1: tiles, like 0-0, 1-6, 2-5 and 3-4</comment>
        <translation>Os matadores encaixam em qualquer lugar, com qualquer das metades: %1.</translation>
    </message>
    <message>
        <source>Doubles lie across the line.</source>
        <translation>Os duplos ficam atravessados na linha.</translation>
    </message>
    <message>
        <source>Doubles lie lengthwise, like all tiles.</source>
        <translation>Os duplos ficam ao comprido, como todas as pedras.</translation>
    </message>
    <message>
        <source>In a turn one tile is laid; then it is the next player&apos;s turn.</source>
        <translation>Na sua vez cada um joga uma pedra; depois é a vez do próximo.</translation>
    </message>
    <message>
        <source>In a turn one tile is laid; whoever lays a double lays one more.</source>
        <translation>Na sua vez cada um joga uma pedra; quem joga um duplo joga mais uma.</translation>
    </message>
    <message>
        <source>Whoever can play must play.</source>
        <translation>Quem pode jogar tem que jogar.</translation>
    </message>
    <message>
        <source>Whoever can play may also pass.</source>
        <translation>Quem pode jogar também pode passar.</translation>
    </message>
    <message>
        <source>Whoever can play may also pass, once nothing more may be taken in that turn.</source>
        <translation>Quem pode jogar também pode passar, quando não puder comprar mais nada nessa vez.</translation>
    </message>
    <message>
        <source>When nothing else fits, a matador must be played.</source>
        <translation>Quando nada mais encaixa, é obrigatório jogar um matador.</translation>
    </message>
    <message>
        <source>A matador may be kept as long as something can be taken from the boneyard; then it must be played.</source>
        <translation>Dá para guardar um matador enquanto houver o que comprar do monte; depois é obrigatório jogar.</translation>
    </message>
    <message>
        <source>Nobody has to play a matador: it may always be kept.</source>
        <translation>Ninguém é obrigado a jogar um matador: sempre dá para guardar.</translation>
    </message>
    <message>
        <source>In the first turn everybody lays as many tiles as fit on their own train.</source>
        <translation>Na primeira vez cada um joga no próprio trem todas as pedras que encaixam.</translation>
    </message>
    <message>
        <source>Whoever lays a double covers it at once with one more tile; if they cannot, the next player must, and nothing else is laid before.</source>
        <translation>Quem joga um duplo o cobre na hora com mais uma pedra; se não pode, o próximo jogador tem que cobrir, e antes disso não se joga mais nada.</translation>
    </message>
    <message>
        <source>Whoever lays a double lays a second tile wherever it fits.</source>
        <translation>Quem joga um duplo joga uma segunda pedra onde ela encaixar.</translation>
    </message>
    <message>
        <source>When every tile with the number of a double is used, it needs no more tiles.</source>
        <translation>Quando todas as pedras com o número de um duplo já saíram, ele não precisa de mais pedras.</translation>
    </message>
    <message>
        <source>A double keeps waiting for its tiles even if every tile with its number is already used.</source>
        <translation>Um duplo continua esperando as suas pedras mesmo que todas as pedras com o seu número já tenham saído.</translation>
    </message>
    <message>
        <source>Whoever has to pass marks their own train: now everybody may play on it, until its owner does.</source>
        <translation>Quem tem que passar marca o próprio trem: a partir daí todos podem jogar nele, até que o próprio dono jogue nele.</translation>
    </message>
    <message>
        <source>Nobody ever plays on the train of another player.</source>
        <translation>Ninguém joga nunca no trem de outro jogador.</translation>
    </message>
    <message>
        <source>The round is over when somebody has no tiles left.</source>
        <translation>A mão acaba quando alguém fica sem pedras.</translation>
    </message>
    <message>
        <source>The round is over when both partners of a pair have no tiles left.</source>
        <translation>A mão acaba quando os dois parceiros de uma dupla ficam sem pedras.</translation>
    </message>
    <message>
        <source>The round is over when nobody has a tile left.</source>
        <translation>A mão acaba quando ninguém mais tem pedras.</translation>
    </message>
    <message>
        <source>Nobody takes tiles: everybody plays what they were dealt.</source>
        <translation>Ninguém compra: cada um joga com as pedras que recebeu.</translation>
    </message>
    <message>
        <source>Whoever cannot play takes one tile from the boneyard.</source>
        <translation>Quem não pode jogar compra uma pedra do monte.</translation>
    </message>
    <message>
        <source>Whoever cannot play takes tiles from the boneyard until one fits.</source>
        <translation>Quem não pode jogar compra do monte até uma pedra encaixar.</translation>
    </message>
    <message numerus="yes">
        <source>Whoever cannot play takes tiles from the boneyard until one fits, but at most %n tile(s) in a turn.</source>
        <comment>1 to 9, never zero</comment>
        <translation>
            <numerusform>Quem não pode jogar compra do monte até uma pedra encaixar, mas no máximo %n pedra em cada vez.</numerusform>
            <numerusform>Quem não pode jogar compra do monte até uma pedra encaixar, mas no máximo %n pedras em cada vez.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end %n tile(s) must stay in the boneyard.</source>
        <comment>1 or 2</comment>
        <translation>
            <numerusform>No fim %n pedra tem que ficar no monte.</numerusform>
            <numerusform>No fim %n pedras têm que ficar no monte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every tile of the boneyard may be taken.</source>
        <translation>Todas as pedras do monte podem ser compradas.</translation>
    </message>
    <message>
        <source>Nobody takes a tile while one fits.</source>
        <comment>from the boneyard</comment>
        <translation>Ninguém compra enquanto tem uma pedra que encaixa.</translation>
    </message>
    <message>
        <source>A player with a tile that fits may take from the boneyard all the same.</source>
        <translation>Quem tem uma pedra que encaixa pode comprar do monte mesmo assim.</translation>
    </message>
    <message>
        <source>A taken tile that fits is played at once.</source>
        <translation>A pedra comprada que encaixa é jogada na hora.</translation>
    </message>
    <message>
        <source>A taken tile that fits may be kept.</source>
        <translation>A pedra comprada que encaixa pode ser guardada.</translation>
    </message>
    <message>
        <source>Whoever cannot play passes.</source>
        <translation>Quem não pode jogar passa.</translation>
    </message>
    <message>
        <source>Whoever still cannot play and may take nothing more passes.</source>
        <translation>Quem ainda não pode jogar e não pode comprar mais nada passa.</translation>
    </message>
    <message>
        <source>Whoever cannot play lays one tile aside, face down; it counts at the end of the round.</source>
        <translation>Quem não pode jogar põe uma pedra de lado, virada para baixo; ela conta no fim da mão.</translation>
    </message>
    <message>
        <source>Whoever goes out scores the pips of all the others.</source>
        <translation>Quem bate leva os pontos na mão de todos os outros.</translation>
    </message>
    <message>
        <source>Whoever goes out scores the pips of the opponents.</source>
        <translation>Quem bate leva os pontos na mão dos adversários.</translation>
    </message>
    <message>
        <source>Whoever goes out scores the pips of all the others, less those of their own side.</source>
        <translation>Quem bate leva os pontos na mão de todos os outros, menos os do próprio lado.</translation>
    </message>
    <message>
        <source>Whoever goes out scores the difference in pips from each of the others.</source>
        <translation>Quem bate leva os pontos que cada um dos outros tem a mais.</translation>
    </message>
    <message>
        <source>Whoever goes out scores the pips of all hands.</source>
        <translation>Quem bate leva os pontos de todas as mãos.</translation>
    </message>
    <message>
        <source>Whoever goes out scores fixed points.</source>
        <translation>Quem bate leva pontos fixos.</translation>
    </message>
    <message>
        <source>When somebody goes out, everybody is charged with their own pips.</source>
        <translation>Quando alguém bate, cada um anota contra si os pontos da própria mão.</translation>
    </message>
    <message>
        <source>Whoever goes out scores the pips of the opponents, multiplied.</source>
        <translation>Quem bate leva os pontos na mão dos adversários, multiplicados.</translation>
    </message>
    <message>
        <source>Whoever goes out scores the pips of all the others and of the boneyard.</source>
        <translation>Quem bate leva os pontos na mão de todos os outros e os do monte.</translation>
    </message>
    <message>
        <source>Winning a blocked game scores the pips of all the others.</source>
        <translation>Quem vence o jogo fechado leva os pontos na mão de todos os outros.</translation>
    </message>
    <message>
        <source>Winning a blocked game scores the pips of the opponents.</source>
        <translation>Quem vence o jogo fechado leva os pontos na mão dos adversários.</translation>
    </message>
    <message>
        <source>Winning a blocked game scores the pips of all the others, less those of the winner&apos;s own side.</source>
        <translation>Quem vence o jogo fechado leva os pontos na mão de todos os outros, menos os do próprio lado.</translation>
    </message>
    <message>
        <source>Winning a blocked game scores the difference in pips from each of the others.</source>
        <translation>Quem vence o jogo fechado leva os pontos que cada um dos outros tem a mais.</translation>
    </message>
    <message>
        <source>Winning a blocked game scores the pips of all hands.</source>
        <translation>Quem vence o jogo fechado leva os pontos de todas as mãos.</translation>
    </message>
    <message>
        <source>Winning a blocked game scores fixed points.</source>
        <translation>Quem vence o jogo fechado leva pontos fixos.</translation>
    </message>
    <message>
        <source>After a blocked game everybody is charged with their own pips.</source>
        <translation>Depois de um jogo fechado, cada um anota contra si os pontos da própria mão.</translation>
    </message>
    <message>
        <source>Winning a blocked game scores the pips of the opponents, multiplied.</source>
        <translation>Quem vence o jogo fechado leva os pontos na mão dos adversários, multiplicados.</translation>
    </message>
    <message>
        <source>Winning a blocked game scores the pips of all the others and of the boneyard.</source>
        <translation>Quem vence o jogo fechado leva os pontos na mão de todos os outros e os do monte.</translation>
    </message>
    <message>
        <source>Going out and winning a blocked game score alike.</source>
        <translation>A batida e a vitória no jogo fechado pontuam do mesmo jeito.</translation>
    </message>
    <message numerus="yes">
        <source>Going out scores %n point(s).</source>
        <translation>
            <numerusform>A batida vale %n ponto.</numerusform>
            <numerusform>A batida vale %n pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going out scores no points.</source>
        <translation>A batida não vale pontos.</translation>
    </message>
    <message numerus="yes">
        <source>Going out with an ordinary tile scores %n point(s).</source>
        <translation>
            <numerusform>A batida simples vale %n ponto.</numerusform>
            <numerusform>A batida simples vale %n pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going out with an ordinary tile scores no points.</source>
        <translation>A batida simples não vale pontos.</translation>
    </message>
    <message numerus="yes">
        <source>Going out with a double scores %n point(s).</source>
        <translation>
            <numerusform>A batida de duplo vale %n ponto.</numerusform>
            <numerusform>A batida de duplo vale %n pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going out with a double scores no points.</source>
        <translation>A batida de duplo não vale pontos.</translation>
    </message>
    <message numerus="yes">
        <source>Going out with a tile that fits both ends scores %n point(s).</source>
        <translation>
            <numerusform>Bater com uma pedra que encaixa nas duas pontas vale %n ponto.</numerusform>
            <numerusform>Bater com uma pedra que encaixa nas duas pontas vale %n pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going out with a tile that fits both ends scores no points.</source>
        <translation>Bater com uma pedra que encaixa nas duas pontas não vale pontos.</translation>
    </message>
    <message numerus="yes">
        <source>Going out with a double that fits both ends scores %n point(s).</source>
        <translation>
            <numerusform>Bater com um duplo que encaixa nas duas pontas vale %n ponto.</numerusform>
            <numerusform>Bater com um duplo que encaixa nas duas pontas vale %n pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going out with a double that fits both ends scores no points.</source>
        <translation>Bater com um duplo que encaixa nas duas pontas não vale pontos.</translation>
    </message>
    <message numerus="yes">
        <source>Winning a blocked game scores %n point(s).</source>
        <translation>
            <numerusform>Vencer o jogo fechado vale %n ponto.</numerusform>
            <numerusform>Vencer o jogo fechado vale %n pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Winning a blocked game scores no points.</source>
        <translation>Vencer o jogo fechado não vale pontos.</translation>
    </message>
    <message numerus="yes">
        <source>Going out with an ordinary tile makes the points count %n time(s).</source>
        <translation>
            <numerusform>Na batida simples os pontos contam %n vez.</numerusform>
            <numerusform>Na batida simples os pontos contam %n vezes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going out with an ordinary tile brings nothing for the pips.</source>
        <translation>Na batida simples os pontos na mão não valem nada.</translation>
    </message>
    <message numerus="yes">
        <source>Going out with a double makes the points count %n time(s).</source>
        <translation>
            <numerusform>Na batida de duplo os pontos contam %n vez.</numerusform>
            <numerusform>Na batida de duplo os pontos contam %n vezes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going out with a double brings nothing for the pips.</source>
        <translation>Na batida de duplo os pontos na mão não valem nada.</translation>
    </message>
    <message numerus="yes">
        <source>Going out with a tile that fits both ends makes the points count %n time(s).</source>
        <translation>
            <numerusform>Na batida com uma pedra que encaixa nas duas pontas os pontos contam %n vez.</numerusform>
            <numerusform>Na batida com uma pedra que encaixa nas duas pontas os pontos contam %n vezes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going out with a tile that fits both ends brings nothing for the pips.</source>
        <translation>Na batida com uma pedra que encaixa nas duas pontas os pontos na mão não valem nada.</translation>
    </message>
    <message numerus="yes">
        <source>Going out with a double that fits both ends makes the points count %n time(s).</source>
        <translation>
            <numerusform>Na batida com um duplo que encaixa nas duas pontas os pontos contam %n vez.</numerusform>
            <numerusform>Na batida com um duplo que encaixa nas duas pontas os pontos contam %n vezes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going out with a double that fits both ends brings nothing for the pips.</source>
        <translation>Na batida com um duplo que encaixa nas duas pontas os pontos na mão não valem nada.</translation>
    </message>
    <message numerus="yes">
        <source>In a blocked game the points count %n time(s).</source>
        <translation>
            <numerusform>No jogo fechado os pontos contam %n vez.</numerusform>
            <numerusform>No jogo fechado os pontos contam %n vezes.</numerusform>
        </translation>
    </message>
    <message>
        <source>A blocked game brings nothing for the pips.</source>
        <translation>No jogo fechado os pontos na mão não valem nada.</translation>
    </message>
    <message>
        <source>Going out with an ordinary tile makes the points count once.</source>
        <translation>Na batida simples os pontos contam uma só vez.</translation>
    </message>
    <message>
        <source>Going out with a double makes the points count once.</source>
        <translation>Na batida de duplo os pontos contam uma só vez.</translation>
    </message>
    <message>
        <source>Going out with a tile that fits both ends makes the points count once.</source>
        <translation>Na batida com uma pedra que encaixa nas duas pontas os pontos contam uma só vez.</translation>
    </message>
    <message>
        <source>Going out with a double that fits both ends makes the points count once.</source>
        <translation>Na batida com um duplo que encaixa nas duas pontas os pontos contam uma só vez.</translation>
    </message>
    <message>
        <source>In a blocked game the points count once.</source>
        <translation>No jogo fechado os pontos contam uma só vez.</translation>
    </message>
    <message>
        <source>Whoever plays the last tile and loses the count pays nothing extra.</source>
        <translation>Quem joga a última pedra e perde na soma não paga nada a mais.</translation>
    </message>
    <message>
        <source>If whoever played the last tile loses the count, the winners score double.</source>
        <translation>Se quem jogou a última pedra perde na soma, os vencedores levam o dobro.</translation>
    </message>
    <message>
        <source>If whoever played the last tile loses the count, the winners score three times the points.</source>
        <translation>Se quem jogou a última pedra perde na soma, os vencedores levam o triplo.</translation>
    </message>
    <message>
        <source>If whoever played the last tile loses the count, that side scores %1 and each other side %2 instead.</source>
        <comment>%1, %2: points, like −1 and 2</comment>
        <translation>Se quem jogou a última pedra perde na soma, esse lado marca %1, e cada um dos outros lados, %2, no lugar dos outros pontos.</translation>
    </message>
    <message>
        <source>Nothing is rounded.</source>
        <translation>Nada se arredonda.</translation>
    </message>
    <message>
        <source>The points are rounded to the nearest multiple of 5: %1 becomes %2, %3 becomes %4.</source>
        <comment>numbers</comment>
        <translation>Os pontos se arredondam para o múltiplo de 5 mais próximo: %1 vira %2, %3 vira %4.</translation>
    </message>
    <message>
        <source>The points are rounded down to a multiple of 5: %1 becomes %2.</source>
        <comment>numbers</comment>
        <translation>Os pontos se arredondam para baixo, até um múltiplo de 5: %1 vira %2.</translation>
    </message>
    <message>
        <source>The points are rounded to the nearest multiple of 3: %1 becomes %2, %3 becomes %4.</source>
        <comment>numbers</comment>
        <translation>Os pontos se arredondam para o múltiplo de 3 mais próximo: %1 vira %2, %3 vira %4.</translation>
    </message>
    <message>
        <source>The pips become points in steps.</source>
        <translation>Os pontos na mão viram pontos da partida em degraus.</translation>
    </message>
    <message numerus="yes">
        <source>Up to %1 pips are worth %n point(s).</source>
        <comment>%1: a number</comment>
        <translation>
            <numerusform>Até %1 pontos na mão valem %n ponto.</numerusform>
            <numerusform>Até %1 pontos na mão valem %n pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Up to %1 pips are worth no points.</source>
        <comment>%1: a number</comment>
        <translation>Até %1 pontos na mão não valem nenhum ponto.</translation>
    </message>
    <message numerus="yes">
        <source>One point more is added for every further %n pip(s) begun: %1 pips are worth %2.</source>
        <comment>%1: a number of pips; %2: a number of points; %n: the size of a step; never zero</comment>
        <translation>
            <numerusform>Cada %n ponto a mais na mão vale mais um ponto: %1 pontos na mão valem %2.</numerusform>
            <numerusform>Cada grupo de mais %n pontos na mão, mesmo incompleto, vale mais um ponto: %1 pontos na mão valem %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything is added up first and then rounded.</source>
        <translation>Primeiro se soma tudo, depois se arredonda.</translation>
    </message>
    <message>
        <source>Each hand is rounded first and then added up.</source>
        <translation>Primeiro se arredonda cada mão, depois se soma.</translation>
    </message>
    <message>
        <source>What comes from each opponent is rounded first and then added up.</source>
        <translation>Primeiro se arredonda o que vem de cada adversário, depois se soma.</translation>
    </message>
    <message numerus="yes">
        <source>The double blank counts %n pip(s) in a hand.</source>
        <comment>0-0, at the end of a round</comment>
        <translation>
            <numerusform>Na mão o duplo branco conta %n ponto.</numerusform>
            <numerusform>Na mão o duplo branco conta %n pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The double blank counts nothing in a hand.</source>
        <translation>Na mão o duplo branco não conta nada.</translation>
    </message>
    <message>
        <source>Nothing is scored before the round is over.</source>
        <translation>Nada se pontua antes do fim da mão.</translation>
    </message>
    <message>
        <source>Whoever makes the open ends add up to a multiple of %1 scores that sum at once.</source>
        <comment>%1: a number, or several like 3 or 5</comment>
        <translation>Quem faz as pontas abertas somarem um múltiplo de %1 marca essa soma na hora.</translation>
    </message>
    <message>
        <source>Whoever makes the open ends add up to a multiple of %1 scores that sum at once, and once more if several fit.</source>
        <comment>%1: several numbers, like 3 or 5</comment>
        <translation>Quem faz as pontas abertas somarem um múltiplo de %1 marca essa soma na hora, e mais uma vez se for múltiplo de vários.</translation>
    </message>
    <message>
        <source>Whoever makes the open ends add up to a multiple of %1 scores at once how many times it goes into the sum.</source>
        <comment>%1: one number, like 5</comment>
        <translation>Quem faz as pontas abertas somarem um múltiplo de %1 marca na hora quantas vezes esse número cabe na soma.</translation>
    </message>
    <message>
        <source>Whoever makes the open ends add up to a multiple of %1 scores at once how many times these go into the sum.</source>
        <comment>%1: several numbers, like 3 or 5</comment>
        <translation>Quem faz as pontas abertas somarem um múltiplo de %1 marca na hora quantas vezes esses números cabem na soma.</translation>
    </message>
    <message numerus="yes">
        <source>An example: ends that add up to %1 score %n point(s).</source>
        <comment>%1: a number; never zero</comment>
        <translation>
            <numerusform>Um exemplo: pontas que somam %1 valem %n ponto.</numerusform>
            <numerusform>Um exemplo: pontas que somam %1 valem %n pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>A double at an open end counts with both halves.</source>
        <translation>Um duplo numa ponta aberta conta com as duas metades.</translation>
    </message>
    <message>
        <source>The free short sides of a double do not count.</source>
        <comment>when ends are added up</comment>
        <translation>Os lados curtos livres de um duplo não contam.</translation>
    </message>
    <message>
        <source>Whoever makes two ends show the same number scores 2 points, and one more for each further end or double that shows it, at most 4.</source>
        <translation>Quem faz duas pontas mostrarem o mesmo número marca 2 pontos, e mais um para cada outra ponta ou duplo que o mostre, no máximo 4.</translation>
    </message>
    <message>
        <source>Whoever makes both ends show the same number scores 2 points, and 3 points if one of them is a double.</source>
        <translation>Quem faz as duas pontas mostrarem o mesmo número marca 2 pontos, e 3 pontos se uma delas é um duplo.</translation>
    </message>
    <message numerus="yes">
        <source>Going out scores %n extra point(s).</source>
        <translation>
            <numerusform>A batida vale %n ponto extra.</numerusform>
            <numerusform>A batida vale %n pontos extras.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going out scores nothing extra.</source>
        <translation>A batida não vale nenhum extra.</translation>
    </message>
    <message numerus="yes">
        <source>Going out with a double scores %n extra point(s).</source>
        <translation>
            <numerusform>A batida de duplo vale %n ponto extra.</numerusform>
            <numerusform>A batida de duplo vale %n pontos extras.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going out with a double scores nothing extra.</source>
        <translation>A batida de duplo não vale nenhum extra.</translation>
    </message>
    <message numerus="yes">
        <source>Going out with a tile that fits both ends scores %n extra point(s); a double does not.</source>
        <translation>
            <numerusform>Bater com uma pedra que encaixa nas duas pontas vale %n ponto extra; com um duplo, não.</numerusform>
            <numerusform>Bater com uma pedra que encaixa nas duas pontas vale %n pontos extras; com um duplo, não.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going out with a tile that fits both ends scores nothing extra.</source>
        <translation>Bater com uma pedra que encaixa nas duas pontas não vale nenhum extra.</translation>
    </message>
    <message numerus="yes">
        <source>Going out with the double blank scores %n extra point(s).</source>
        <translation>
            <numerusform>Bater com o duplo branco vale %n ponto extra.</numerusform>
            <numerusform>Bater com o duplo branco vale %n pontos extras.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going out with the double blank scores nothing extra.</source>
        <translation>Bater com o duplo branco não vale nenhum extra.</translation>
    </message>
    <message numerus="yes">
        <source>Winning a blocked game scores %n extra point(s).</source>
        <translation>
            <numerusform>Vencer o jogo fechado vale %n ponto extra.</numerusform>
            <numerusform>Vencer o jogo fechado vale %n pontos extras.</numerusform>
        </translation>
    </message>
    <message>
        <source>Winning a blocked game scores nothing extra.</source>
        <translation>Vencer o jogo fechado não vale nenhum extra.</translation>
    </message>
    <message numerus="yes">
        <source>Whoever causes the first pass of a match scores %n extra point(s).</source>
        <translation>
            <numerusform>Quem provoca o primeiro passe da partida marca %n ponto extra.</numerusform>
            <numerusform>Quem provoca o primeiro passe da partida marca %n pontos extras.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first pass of a match scores nothing extra.</source>
        <translation>O primeiro passe da partida não vale nenhum extra.</translation>
    </message>
    <message numerus="yes">
        <source>Whoever makes the next player pass scores %n extra point(s); further passes in a row score nothing.</source>
        <translation>
            <numerusform>Quem faz o próximo jogador passar marca %n ponto extra; outros passes em seguida não valem nada.</numerusform>
            <numerusform>Quem faz o próximo jogador passar marca %n pontos extras; outros passes em seguida não valem nada.</numerusform>
        </translation>
    </message>
    <message>
        <source>A pass scores nothing for anybody.</source>
        <translation>Passe não vale nada para ninguém.</translation>
    </message>
    <message numerus="yes">
        <source>Whoever begins a round with a double and makes the next player pass scores %n extra point(s).</source>
        <translation>
            <numerusform>Quem sai com um duplo e faz o próximo jogador passar marca %n ponto extra.</numerusform>
            <numerusform>Quem sai com um duplo e faz o próximo jogador passar marca %n pontos extras.</numerusform>
        </translation>
    </message>
    <message>
        <source>A pass right after a first double scores nothing extra.</source>
        <translation>Um passe logo depois da saída de duplo não vale nenhum extra.</translation>
    </message>
    <message numerus="yes">
        <source>Whoever begins a round with a tile that is not a double and makes the next player pass scores %n extra point(s).</source>
        <translation>
            <numerusform>Quem sai com uma pedra que não é duplo e faz o próximo jogador passar marca %n ponto extra.</numerusform>
            <numerusform>Quem sai com uma pedra que não é duplo e faz o próximo jogador passar marca %n pontos extras.</numerusform>
        </translation>
    </message>
    <message>
        <source>A pass right after a first tile that is no double scores nothing extra.</source>
        <translation>Um passe logo depois da saída sem duplo não vale nenhum extra.</translation>
    </message>
    <message numerus="yes">
        <source>Whoever makes three others pass in a row and then lays a tile scores %n extra point(s).</source>
        <translation>
            <numerusform>Quem faz três outros passarem em seguida e depois joga uma pedra marca %n ponto extra.</numerusform>
            <numerusform>Quem faz três outros passarem em seguida e depois joga uma pedra marca %n pontos extras.</numerusform>
        </translation>
    </message>
    <message>
        <source>Making three others pass in a row scores nothing extra.</source>
        <translation>Fazer três outros passarem em seguida não vale nenhum extra.</translation>
    </message>
    <message numerus="yes">
        <source>Whoever makes three others pass in a row and then lays a tile scores %n extra point(s), but nothing for a single pass.</source>
        <translation>
            <numerusform>Quem faz três outros passarem em seguida e depois joga uma pedra marca %n ponto extra, mas nada por um passe só.</numerusform>
            <numerusform>Quem faz três outros passarem em seguida e depois joga uma pedra marca %n pontos extras, mas nada por um passe só.</numerusform>
        </translation>
    </message>
    <message>
        <source>Three passes of others in a row score no more than a single pass.</source>
        <translation>Três passes seguidos dos outros não valem mais que um passe só.</translation>
    </message>
    <message>
        <source>Apart from doubles, a last tile counts as fitting both ends only if these showed different numbers.</source>
        <translation>Fora os duplos, só se considera que a última pedra encaixa nas duas pontas se elas mostravam números diferentes.</translation>
    </message>
    <message>
        <source>Apart from doubles, a last tile also fits both ends if these showed the same number.</source>
        <translation>Fora os duplos, também se considera que a última pedra encaixa nas duas pontas se elas mostravam o mesmo número.</translation>
    </message>
    <message>
        <source>Passes count when the next tile is laid, so those of a blocked game never do.</source>
        <translation>Os passes contam quando a próxima pedra é jogada; por isso os de um jogo fechado nunca contam.</translation>
    </message>
    <message>
        <source>The first rounds of a match score nothing extra.</source>
        <translation>As primeiras mãos da partida não valem nenhum extra.</translation>
    </message>
    <message>
        <source>Winning one of the first rounds of a match scores extra points, round by round: %1.</source>
        <comment>%1: a list of numbers, like 100, 75, 50 and 25</comment>
        <translation>Vencer uma das primeiras mãos da partida vale pontos extras, mão a mão: %1.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>The rules of this match</source>
        <comment>title of a page</comment>
        <translation>As regras desta partida</translation>
    </message>
    <message>
        <source>Language of the rules</source>
        <comment>what a screen reader says for a row of languages</comment>
        <translation>Idioma das regras</translation>
    </message>
    <message>
        <source>Players: %1</source>
        <comment>%1: a list of names</comment>
        <translation>Jogadores: %1</translation>
    </message>
    <message>
        <source>Begun on %1</source>
        <comment>a match; %1: a date</comment>
        <translation>Começou em %1</translation>
    </message>
    <message>
        <source>Fingerprint of the rules: %1</source>
        <comment>%1: letters and digits; equal rules have equal fingerprints</comment>
        <translation>Código das regras: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) from %1: %2</source>
        <comment>%1: the name of a rule set; %2: a list of rules</comment>
        <translation>
            <numerusform>%n mudança em relação a %1: %2</numerusform>
            <numerusform>%n mudanças em relação a %1: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Exactly the rules of %1.</source>
        <comment>%1: the name of a rule set; nothing was changed</comment>
        <translation>Exatamente as regras de %1.</translation>
    </message>
    <message>
        <source>Use at our table</source>
        <comment>button: set up the table with this rule set</comment>
        <translation>Usar na nossa mesa</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <comment>button</comment>
        <translation>Voltar à mesa</translation>
    </message>
    <message>
        <source>Print</source>
        <comment>button</comment>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <comment>button: writes the page as PDF, or as a web page</comment>
        <translation>Salvar em PDF</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <comment>%1: the path of a file</comment>
        <translation>Salvo: %1</translation>
    </message>
    <message>
        <source>PDF</source>
        <comment>a kind of file</comment>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Web page</source>
        <comment>a kind of file</comment>
        <translation>Página da web</translation>
    </message>
    <message>
        <source>Rule passport</source>
        <comment>heading of a printed page: exactly the rules of one match</comment>
        <translation>Ficha das regras</translation>
    </message>
    <message>
        <source>Compare two rule sets</source>
        <comment>title of a page</comment>
        <translation>Comparar duas modalidades</translation>
    </message>
    <message>
        <source>First rule set</source>
        <comment>what a screen reader says for a choice</comment>
        <translation>Primeira modalidade</translation>
    </message>
    <message>
        <source>Second rule set</source>
        <comment>what a screen reader says for a choice</comment>
        <translation>Segunda modalidade</translation>
    </message>
    <message>
        <source>Show only what differs</source>
        <comment>a switch</comment>
        <translation>Mostrar só o que é diferente</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <comment>how many rules differ</comment>
        <translation>
            <numerusform>%n diferença</numerusform>
            <numerusform>%n diferenças</numerusform>
        </translation>
    </message>
    <message>
        <source>These two do not differ in any rule.</source>
        <translation>Estas duas não diferem em nenhuma regra.</translation>
    </message>
    <message>
        <source>The same in both</source>
        <comment>heading above the rules that do not differ</comment>
        <translation>Igual nas duas</translation>
    </message>
    <message>
        <source>Change the rules</source>
        <comment>title of a page</comment>
        <translation>Mudar as regras</translation>
    </message>
    <message>
        <source>The changes begin from %1.</source>
        <comment>%1: the name of a rule set</comment>
        <translation>As mudanças partem de: %1.</translation>
    </message>
    <message>
        <source>What you have changed</source>
        <comment>heading</comment>
        <translation>O que você mudou</translation>
    </message>
    <message>
        <source>Nothing yet: every rule is as usual.</source>
        <translation>Nada ainda: todas as regras são as de costume.</translation>
    </message>
    <message>
        <source>As usual</source>
        <comment>button: take back one change</comment>
        <translation>Como de costume</translation>
    </message>
    <message>
        <source>As usual: %1</source>
        <comment>what a screen reader says for a button; %1: the name of a rule</comment>
        <translation>Como de costume: %1</translation>
    </message>
    <message>
        <source>Everything as usual</source>
        <comment>button: take back all changes</comment>
        <translation>Tudo como de costume</translation>
    </message>
    <message>
        <source>changed</source>
        <comment>mark beside a rule that somebody has changed</comment>
        <translation>alterada</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <comment>what a screen reader says for a field</comment>
        <translation>Procurar nas regras</translation>
    </message>
    <message>
        <source>Search: boneyard, partner, bonus…</source>
        <comment>inside the empty field</comment>
        <translation>Procurar: monte, parceiro, bônus…</translation>
    </message>
    <message numerus="yes">
        <source>With %n player(s)</source>
        <comment>beside a number of tiles; never zero</comment>
        <translation>
            <numerusform>Com %n jogador</numerusform>
            <numerusform>Com %n jogadores</numerusform>
        </translation>
    </message>
    <message>
        <source>First</source>
        <comment>above a rule for a tie: this one is looked at first</comment>
        <translation>Primeiro</translation>
    </message>
    <message>
        <source>If that does not decide</source>
        <comment>above a rule for a tie</comment>
        <translation>Se isso não decide</translation>
    </message>
    <message>
        <source>Extra points for winning round %1</source>
        <comment>%1: a number, like 2</comment>
        <translation>Pontos extras por vencer a mão %1</translation>
    </message>
    <message>
        <source>This does not go together with: %1</source>
        <comment>a change that is refused; %1: the name of a rule, like Partners</comment>
        <translation>Isto não combina com: %1</translation>
    </message>
    <message>
        <source>The set does not have so many tiles.</source>
        <comment>a change that is refused</comment>
        <translation>O jogo não tem tantas pedras.</translation>
    </message>
    <message>
        <source>At least one number of players must stay.</source>
        <comment>a change that is refused</comment>
        <translation>Tem que ficar pelo menos um número de jogadores.</translation>
    </message>
    <message>
        <source>Write tiles like this: 0-0 3-6</source>
        <comment>a change that is refused</comment>
        <translation>Escreva as pedras assim: 0-0 3-6</translation>
    </message>
    <message>
        <source>Play by these rules</source>
        <comment>button</comment>
        <translation>Jogar com estas regras</translation>
    </message>
    <message>
        <source>Save under a name</source>
        <comment>button</comment>
        <translation>Salvar com um nome</translation>
    </message>
    <message>
        <source>Save</source>
        <comment>button</comment>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>Rename</source>
        <comment>button</comment>
        <translation>Mudar o nome</translation>
    </message>
    <message>
        <source>Delete</source>
        <comment>button: forget a saved rule set</comment>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Share as a file</source>
        <comment>button: write a file that others can load</comment>
        <translation>Compartilhar como arquivo</translation>
    </message>
    <message>
        <source>What shall these rules be called?</source>
        <comment>above a field</comment>
        <translation>Como se chamam estas regras?</translation>
    </message>
    <message>
        <source>For example: Sundays at Grandma&apos;s</source>
        <comment>inside the empty field</comment>
        <translation>Por exemplo: Domingos na casa da vovó</translation>
    </message>
    <message>
        <source>You already have rules called %1.</source>
        <translation>Você já tem regras com o nome %1.</translation>
    </message>
    <message>
        <source>Replace them</source>
        <comment>button: save under a name that is used already</comment>
        <translation>Substituir</translation>
    </message>
    <message>
        <source>Leave without saving what you have changed?</source>
        <translation>Sair sem salvar o que você mudou?</translation>
    </message>
    <message>
        <source>Leave</source>
        <comment>button: the answer to the question</comment>
        <translation>Sair</translation>
    </message>
    <message>
        <source>Stay here</source>
        <comment>button: the answer to the question; the safe one</comment>
        <translation>Ficar aqui</translation>
    </message>
    <message>
        <source>Load a rule set</source>
        <comment>title of the window that asks for a file</comment>
        <translation>Carregar regras</translation>
    </message>
    <message>
        <source>Saved as %1. You find it among the rule sets.</source>
        <comment>%1: a name</comment>
        <translation>Salvo como %1. Está entre as modalidades.</translation>
    </message>
    <message>
        <source>Delete the rules called %1?</source>
        <translation>Excluir as regras com o nome %1?</translation>
    </message>
    <message>
        <source>Rule sets</source>
        <comment>a kind of file</comment>
        <translation>Arquivos de regras</translation>
    </message>
    <message>
        <source>It does not hold the rules of a game.</source>
        <comment>why a file cannot be used</comment>
        <translation>Não contém as regras de um jogo.</translation>
    </message>
    <message>
        <source>Two of its rules do not go together: %1 and %2.</source>
        <comment>why a file cannot be used; %1, %2: names of rules, like Partners</comment>
        <translation>Duas das regras não combinam: %1 e %2.</translation>
    </message>
    <message>
        <source>This file cannot be used: %1</source>
        <comment>%1: a whole sentence that says why</comment>
        <translation>Este arquivo não pode ser usado: %1</translation>
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
        <source>Wrong answer by %1: %n point(s) more</source>
        <comment>a penalty where the lowest total wins; never zero</comment>
        <translation>
            <numerusform>Resposta errada de %1: %n ponto a mais</numerusform>
            <numerusform>Resposta errada de %1: %n pontos a mais</numerusform>
        </translation>
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
        <source>False declaration by %1: no penalty points</source>
        <comment>a penalty, as a referee puts it</comment>
        <translation>Declaração falsa de %1: nenhum ponto de penalidade</translation>
    </message>
    <message numerus="yes">
        <source>%1 took a tile although one fitted: %n penalty point(s)</source>
        <comment>as a referee puts it</comment>
        <translation>
            <numerusform>%1 comprou tendo jogada: %n ponto de penalidade</numerusform>
            <numerusform>%1 comprou tendo jogada: %n pontos de penalidade</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 took a tile although one fitted: no penalty points</source>
        <comment>as a referee puts it</comment>
        <translation>%1 comprou tendo jogada: nenhum ponto de penalidade</translation>
    </message>
    <message numerus="yes">
        <source>Wrong tile laid by %1: %n penalty point(s)</source>
        <comment>as a referee puts it</comment>
        <translation>
            <numerusform>Pedra errada jogada por %1: %n ponto de penalidade</numerusform>
            <numerusform>Pedra errada jogada por %1: %n pontos de penalidade</numerusform>
        </translation>
    </message>
    <message>
        <source>Wrong tile laid by %1: no penalty points</source>
        <comment>as a referee puts it</comment>
        <translation>Pedra errada jogada por %1: nenhum ponto de penalidade</translation>
    </message>
    <message numerus="yes">
        <source>%1 held a wrong number of tiles: %n penalty point(s)</source>
        <comment>as a referee puts it</comment>
        <translation>
            <numerusform>%1 tinha um número errado de pedras: %n ponto de penalidade</numerusform>
            <numerusform>%1 tinha um número errado de pedras: %n pontos de penalidade</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 held a wrong number of tiles: no penalty points</source>
        <comment>as a referee puts it</comment>
        <translation>%1 tinha um número errado de pedras: nenhum ponto de penalidade</translation>
    </message>
    <message numerus="yes">
        <source>Tile shown by %1: %n penalty point(s)</source>
        <comment>as a referee puts it</comment>
        <translation>
            <numerusform>Pedra mostrada por %1: %n ponto de penalidade</numerusform>
            <numerusform>Pedra mostrada por %1: %n pontos de penalidade</numerusform>
        </translation>
    </message>
    <message>
        <source>Tile shown by %1: no penalty points</source>
        <comment>as a referee puts it</comment>
        <translation>Pedra mostrada por %1: nenhum ponto de penalidade</translation>
    </message>
    <message numerus="yes">
        <source>Signals or talk by %1: %n penalty point(s)</source>
        <comment>to the partner; as a referee puts it</comment>
        <translation>
            <numerusform>Sinal ou conversa de %1: %n ponto de penalidade</numerusform>
            <numerusform>Sinal ou conversa de %1: %n pontos de penalidade</numerusform>
        </translation>
    </message>
    <message>
        <source>Signals or talk by %1: no penalty points</source>
        <comment>to the partner; as a referee puts it</comment>
        <translation>Sinal ou conversa de %1: nenhum ponto de penalidade</translation>
    </message>
    <message numerus="yes">
        <source>Slow play by %1: %n penalty point(s)</source>
        <comment>as a referee puts it</comment>
        <translation>
            <numerusform>Demora de %1: %n ponto de penalidade</numerusform>
            <numerusform>Demora de %1: %n pontos de penalidade</numerusform>
        </translation>
    </message>
    <message>
        <source>Slow play by %1: no penalty points</source>
        <comment>as a referee puts it</comment>
        <translation>Demora de %1: nenhum ponto de penalidade</translation>
    </message>
    <message numerus="yes">
        <source>False accusation by %1: %n penalty point(s)</source>
        <comment>as a referee puts it</comment>
        <translation>
            <numerusform>Acusação falsa de %1: %n ponto de penalidade</numerusform>
            <numerusform>Acusação falsa de %1: %n pontos de penalidade</numerusform>
        </translation>
    </message>
    <message>
        <source>False accusation by %1: noted, no penalty points</source>
        <comment>as a referee puts it</comment>
        <translation>Acusação falsa de %1: anotada, nenhum ponto de penalidade</translation>
    </message>
    <message numerus="yes">
        <source>Other foul by %1: %n penalty point(s)</source>
        <comment>as a referee puts it</comment>
        <translation>
            <numerusform>Outra infração de %1: %n ponto de penalidade</numerusform>
            <numerusform>Outra infração de %1: %n pontos de penalidade</numerusform>
        </translation>
    </message>
    <message>
        <source>Other foul by %1: no penalty points</source>
        <comment>as a referee puts it</comment>
        <translation>Outra infração de %1: nenhum ponto de penalidade</translation>
    </message>
    <message>
        <source>%3 played the last tile and holds %2.</source>
        <comment>%2: like 17 pips; %3: a player, who is now compared with one</comment>
        <translation>%3 jogou a última pedra; na mão: %2.</translation>
    </message>
    <message>
        <source>Compared with a neighbour: %3 holds %2.</source>
        <comment>%2: like 26 pips; %3: the player next to whoever closed</comment>
        <translation>Comparação com um vizinho, %3; na mão: %2.</translation>
    </message>
    <message>
        <source>%1 holds less and wins the round.</source>
        <comment>of two players who were compared</comment>
        <translation>%1 tem menos na mão e vence a mão.</translation>
    </message>
    <message>
        <source>%1 played the last tile and wins the round, whatever the hands count.</source>
        <translation>%1 jogou a última pedra e vence a mão, seja qual for a soma das mãos.</translation>
    </message>
    <message>
        <source>Whoever played the last tile cannot win. %1 has the lowest count of the others (%2) and wins the round.</source>
        <translation>Quem jogou a última pedra não pode vencer. %1 tem a menor soma entre os outros (%2) e vence a mão.</translation>
    </message>
    <message>
        <source>%1 wins the round: fewest doubles (%4), then fewest pips on the other tiles (%5).</source>
        <comment>%4, %5: numbers</comment>
        <translation>%1 vence a mão: menor número de duplos (%4), depois menor soma das outras pedras (%5).</translation>
    </message>
    <message>
        <source>With these rules nobody scores when the game is blocked.</source>
        <translation>Com estas regras ninguém pontua quando o jogo fecha.</translation>
    </message>
    <message>
        <source>Both of them hold the same (%2): %1.</source>
        <comment>%1: two names; %2: a number</comment>
        <translation>Os dois têm o mesmo na mão (%2): %1.</translation>
    </message>
    <message>
        <source>Tie for the fewest doubles (%4) and the fewest pips on the other tiles (%5): %1.</source>
        <comment>%1: names, like Anna and João; %4, %5: numbers</comment>
        <translation>Empate no menor número de duplos (%4) e na menor soma das outras pedras (%5): %1.</translation>
    </message>
    <message>
        <source>In a tie the round does not count: it is dealt again.</source>
        <translation>No empate a mão não vale: as pedras são dadas de novo.</translation>
    </message>
    <message>
        <source>In a tie whoever has the fewest tiles wins: %1.</source>
        <translation>No empate vence quem tem menos pedras: %1.</translation>
    </message>
    <message>
        <source>In a tie the opponents of whoever played the last tile score; for %1: %2.</source>
        <comment>%2: an amount, like 1 point</comment>
        <translation>No empate pontuam os adversários de quem jogou a última pedra; para %1: %2.</translation>
    </message>
    <message>
        <source>In a tie nobody wins; everybody&apos;s own pips are written down.</source>
        <translation>No empate ninguém vence; cada um anota os próprios pontos.</translation>
    </message>
    <message>
        <source>In a tie nobody scores now: the next win is doubled.</source>
        <translation>No empate ninguém pontua agora: a próxima vitória vale o dobro.</translation>
    </message>
    <message>
        <source>In a tie nobody scores now: the next win is worth one point more.</source>
        <translation>No empate ninguém pontua agora: a próxima vitória vale um ponto a mais.</translation>
    </message>
    <message>
        <source>%1 takes the pips of all the others and of the boneyard: %2.</source>
        <comment>%2: an amount, like 17 + 26 + 9 = 52 points</comment>
        <translation>%1 leva os pontos de todos os outros e do monte: %2.</translation>
    </message>
    <message>
        <source>%1 writes down the pips left in hand: %2.</source>
        <comment>bad points; %2: an amount, like 17 points</comment>
        <translation>%1 anota os pontos que sobraram na mão: %2.</translation>
    </message>
    <message>
        <source>%1 scores for winning the block: %2.</source>
        <comment>%2: an amount, like 1 point</comment>
        <translation>%1 pontua por vencer o jogo fechado: %2.</translation>
    </message>
    <message>
        <source>%1 scores for going out: %2.</source>
        <comment>%2: an amount, like 1 point</comment>
        <translation>%1 pontua pela batida: %2.</translation>
    </message>
    <message>
        <source>%1 scores for going out with a double: %2.</source>
        <comment>%2: like 2 points</comment>
        <translation>%1 pontua pela batida de duplo: %2.</translation>
    </message>
    <message>
        <source>%1 scores for going out with a tile that fits both ends: %2.</source>
        <comment>%2: an amount, like 3 points</comment>
        <translation>%1 pontua por bater com uma pedra que encaixa nas duas pontas: %2.</translation>
    </message>
    <message>
        <source>%1 scores for going out with a double that fits both ends: %2.</source>
        <comment>%2: an amount, like 4 points</comment>
        <translation>%1 pontua por bater com um duplo que encaixa nas duas pontas: %2.</translation>
    </message>
    <message>
        <source>%1 played the last tile and lost the block: %2.</source>
        <comment>%2: an amount, like 1 point off</comment>
        <translation>%1 jogou a última pedra e perdeu o jogo fechado: %2.</translation>
    </message>
    <message>
        <source>%1 scores because whoever played the last tile lost the block: %2.</source>
        <comment>%2: an amount, like 2 points</comment>
        <translation>%1 pontua porque quem jogou a última pedra perdeu o jogo fechado: %2.</translation>
    </message>
    <message>
        <source>Rounded to the nearest multiple of five: %2.</source>
        <comment>%2: an amount, like 45 points or 15 + 25 = 40 points</comment>
        <translation>Arredondando para o múltiplo de cinco mais próximo: %2.</translation>
    </message>
    <message>
        <source>Rounded down to a multiple of five: %2.</source>
        <comment>%2: an amount</comment>
        <translation>Arredondando para baixo, até um múltiplo de cinco: %2.</translation>
    </message>
    <message>
        <source>Rounded to the nearest multiple of three: %2.</source>
        <comment>%2: an amount</comment>
        <translation>Arredondando para o múltiplo de três mais próximo: %2.</translation>
    </message>
    <message>
        <source>The table of pips and points makes of it: %2.</source>
        <comment>so many pips are worth so few points; %2: an amount</comment>
        <translation>Pela tabela, os pontos na mão viram: %2.</translation>
    </message>
    <message>
        <source>The points of a block are multiplied by %5: %2.</source>
        <comment>%2: like 57 × 2 = 114 points; %5: a number</comment>
        <translation>Os pontos do jogo fechado se multiplicam por %5: %2.</translation>
    </message>
    <message>
        <source>The points for going out are multiplied by %5: %2.</source>
        <comment>%2: like 57 × 2 = 114 points; %5: a number</comment>
        <translation>Os pontos da batida se multiplicam por %5: %2.</translation>
    </message>
    <message>
        <source>Going out with a double multiplies the points by %5: %2.</source>
        <comment>%2: like 57 × 2 = 114 points; %5: a number</comment>
        <translation>A batida de duplo multiplica os pontos por %5: %2.</translation>
    </message>
    <message>
        <source>Going out with a tile that fits both ends multiplies the points by %5: %2.</source>
        <comment>%2: like 57 × 2 = 114 points; %5: a number</comment>
        <translation>Bater com uma pedra que encaixa nas duas pontas multiplica os pontos por %5: %2.</translation>
    </message>
    <message>
        <source>Going out with a double that fits both ends multiplies the points by %5: %2.</source>
        <comment>%2: like 57 × 2 = 114 points; %5: a number</comment>
        <translation>Bater com um duplo que encaixa nas duas pontas multiplica os pontos por %5: %2.</translation>
    </message>
    <message>
        <source>Whoever played the last tile lost the block, so the points are multiplied by %5: %2.</source>
        <comment>%2: like 57 × 2 = 114 points; %5: a number</comment>
        <translation>Quem jogou a última pedra perdeu o jogo fechado, por isso os pontos se multiplicam por %5: %2.</translation>
    </message>
    <message>
        <source>After such an end of the round the hands do not count.</source>
        <translation>Depois de um fim assim as mãos não contam.</translation>
    </message>
    <message>
        <source>Because of the tie before, this win is multiplied by %5: %2.</source>
        <comment>%2: like 1 × 2 = 2 points; %5: a number</comment>
        <translation>Por causa do empate anterior, esta vitória se multiplica por %5: %2.</translation>
    </message>
    <message>
        <source>Because of the tie before, this win is worth more: %2.</source>
        <comment>%2: an amount, like 1 + 1 = 2 points</comment>
        <translation>Por causa do empate anterior, esta vitória vale mais: %2.</translation>
    </message>
    <message>
        <source>%1 scores extra for a last tile that fits both ends: %2.</source>
        <comment>a capicúa; %2: an amount, like 25 points</comment>
        <translation>%1 ganha um extra porque a última pedra encaixa nas duas pontas: %2.</translation>
    </message>
    <message>
        <source>%1 scores extra for going out with the double blank: %2.</source>
        <comment>%2: an amount, like 25 points</comment>
        <translation>%1 ganha um extra por bater com o duplo branco: %2.</translation>
    </message>
    <message>
        <source>%1 scores extra for going out with a double: %2.</source>
        <comment>%2: an amount, like 20 points</comment>
        <translation>%1 ganha um extra pela batida de duplo: %2.</translation>
    </message>
    <message>
        <source>%1 scores extra for winning a block: %2.</source>
        <comment>%2: like 100 points</comment>
        <translation>%1 ganha um extra por vencer o jogo fechado: %2.</translation>
    </message>
    <message>
        <source>%1 scores extra for going out: %2.</source>
        <comment>%2: like 1 point</comment>
        <translation>%1 ganha um extra pela batida: %2.</translation>
    </message>
    <message>
        <source>%1 scores extra for winning round %5 of the match: %2.</source>
        <comment>round = one deal; %2: an amount, like 100 points; %5: a number</comment>
        <translation>%1 ganha um extra por vencer a mão %5 da partida: %2.</translation>
    </message>
    <message>
        <source>%3 passed right after the double that was led; for %1: %2.</source>
        <comment>%2: an amount, like 25 points; %3: a player</comment>
        <translation>%3 passou logo depois da saída de duplo; para %1: %2.</translation>
    </message>
    <message>
        <source>%3 passed right after the first tile; for %1: %2.</source>
        <comment>%2: an amount, like 50 points; %3: a player</comment>
        <translation>%3 passou logo depois da primeira pedra; para %1: %2.</translation>
    </message>
    <message>
        <source>Everybody else passed, and it is %3 again; for %1: %2.</source>
        <comment>%2: an amount, like 25 points; %3: a player</comment>
        <translation>Todos os outros passaram e a vez volta para %3; para %1: %2.</translation>
    </message>
    <message>
        <source>%3 passed; for %1: %2.</source>
        <comment>%2: an amount, like 20 points; %3: a player</comment>
        <translation>%3 passou; para %1: %2.</translation>
    </message>
    <message>
        <source>%3 was the first to pass in this match; for %1: %2.</source>
        <comment>%2: an amount, like 2 points; %3: a player</comment>
        <translation>O primeiro passe desta partida foi de %3; para %1: %2.</translation>
    </message>
    <message>
        <source>All three others passed, and %3 can go on; for %1: %2.</source>
        <comment>%2: an amount, like 50 points; %3: a player</comment>
        <translation>Os três outros passaram e %3 pode continuar; para %1: %2.</translation>
    </message>
    <message>
        <source>%3 makes the open ends add up to %6: %2.</source>
        <comment>%2: an amount, like 10 points; %3: a player; %6: like 4 + 6 = 10</comment>
        <translation>%3 faz as pontas abertas somarem %6: %2.</translation>
    </message>
    <message>
        <source>%3 makes open ends equal, all with a %4: %2.</source>
        <comment>%2: an amount, like 2 points; %3: a player; %4: a number</comment>
        <translation>%3 iguala pontas abertas, todas com %4: %2.</translation>
    </message>
    <message>
        <source>That would take %1 to %5, past the %6 that must be reached exactly, so these points do not count.</source>
        <comment>%5, %6: numbers of points</comment>
        <translation>Com isso %1 iria a %5 e passaria dos %6 que é preciso fazer exatos, por isso estes pontos não contam.</translation>
    </message>
    <message>
        <source>%1 has exactly %4 points: that wins the match.</source>
        <comment>%4: a number</comment>
        <translation>%1 tem exatamente %4 pontos: com isso vence a partida.</translation>
    </message>
    <message>
        <source>What %1 scored in this round does not count either: %2.</source>
        <comment>the round is dealt again; %2: like 10 points off</comment>
        <translation>O que %1 marcou nesta mão também não conta: %2.</translation>
    </message>
    <message>
        <source>Everybody has won a round, so %1 goes back to zero.</source>
        <comment>round = one deal; the points go back</comment>
        <translation>Todos já venceram uma mão, por isso %1 volta a zero.</translation>
    </message>
    <message>
        <source>A new game begins: %1 goes back to zero.</source>
        <comment>one game of a match of several</comment>
        <translation>Começa um novo jogo: %1 volta a zero.</translation>
    </message>
    <message>
        <source>Written down by hand for %1: %2</source>
        <comment>%2: like 83 points</comment>
        <translation>Anotado à mão para %1: %2</translation>
    </message>
    <message>
        <source>Correction of round %4 for %1: %2</source>
        <comment>%2: like 83 points, or −5 points; %4: a number</comment>
        <translation>Correção da mão %4 para %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <comment>an amount, like 17 pips</comment>
        <translation>
            <numerusform>%n ponto</numerusform>
            <numerusform>%n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>no pips</source>
        <comment>an amount: zero pips</comment>
        <translation>nenhum ponto</translation>
    </message>
    <message numerus="yes">
        <source>%1 = %n pip(s)</source>
        <comment>%1: a sum, like 17 + 26 + 40</comment>
        <translation>
            <numerusform>%1 = %n ponto</numerusform>
            <numerusform>%1 = %n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 = no pips</source>
        <comment>%1: a sum, like 7 − 7</comment>
        <translation>%1 = nenhum ponto</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) off</source>
        <comment>an amount that is taken away; never zero</comment>
        <translation>
            <numerusform>%n ponto a menos</numerusform>
            <numerusform>%n pontos a menos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 × %2 = %n point(s)</source>
        <comment>%1, %2: numbers, like 57 × 2</comment>
        <translation>
            <numerusform>%1 × %2 = %n ponto</numerusform>
            <numerusform>%1 × %2 = %n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2 = no points</source>
        <comment>%1, %2: numbers, like 0 × 2</comment>
        <translation>%1 × %2 = nenhum ponto</translation>
    </message>
    <message>
        <source>The referee ended the round.</source>
        <comment>round = one deal</comment>
        <translation>O árbitro encerrou a mão.</translation>
    </message>
    <message>
        <source>The points of this round were written down by hand.</source>
        <comment>round = one deal</comment>
        <translation>Os pontos desta mão foram anotados à mão.</translation>
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
        <source>The points to play for are reached</source>
        <comment>how the round ended</comment>
        <translation>Os pontos da partida foram alcançados</translation>
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
    <message numerus="yes">
        <source>%1, during play: %n point(s)</source>
        <comment>%1: a player or a pair that scored before the round was over; never zero</comment>
        <translation>
            <numerusform>%1, durante o jogo: %n ponto</numerusform>
            <numerusform>%1, durante o jogo: %n pontos</numerusform>
        </translation>
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
        <source>Back to the tournament</source>
        <comment>button: to the club tournament that this match is part of</comment>
        <translation>Voltar ao torneio</translation>
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
    <message numerus="yes">
        <source>%1 wins the round and writes down %n point(s)</source>
        <comment>bad points: the lowest total wins</comment>
        <translation>
            <numerusform>%1 vence a mão e anota %n ponto</numerusform>
            <numerusform>%1 vence a mão e anota %n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wins the round and writes down nothing</source>
        <comment>bad points: the lowest total wins</comment>
        <translation>%1 vence a mão e não anota nada</translation>
    </message>
    <message numerus="yes">
        <source>%1 win the round and write down %n point(s)</source>
        <comment>%1: a pair; bad points</comment>
        <translation>
            <numerusform>%1 vencem a mão e anotam %n ponto</numerusform>
            <numerusform>%1 vencem a mão e anotam %n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 win the round and write down nothing</source>
        <comment>%1: a pair; bad points</comment>
        <translation>%1 vencem a mão e não anotam nada</translation>
    </message>
    <message numerus="yes">
        <source>A tie: %n point(s) for %1</source>
        <comment>%1: a player, a pair, or several names; never zero</comment>
        <translation>
            <numerusform>Empate: %n ponto para %1</numerusform>
            <numerusform>Empate: %n pontos para %1</numerusform>
        </translation>
    </message>
    <message>
        <source>A tie: everybody&apos;s own pips are written down</source>
        <comment>bad points: the lowest total wins</comment>
        <translation>Empate: cada um anota os próprios pontos</translation>
    </message>
    <message>
        <source>%1 has exactly %2 points</source>
        <comment>first line of the page; wins the match; %2: a number</comment>
        <translation>%1 tem exatamente %2 pontos</translation>
    </message>
    <message>
        <source>%1 have exactly %2 points</source>
        <comment>%1: a pair; wins the match; %2: a number</comment>
        <translation>%1 têm exatamente %2 pontos</translation>
    </message>
    <message>
        <source>Review</source>
        <comment>button: look at the finished round again</comment>
        <translation>Revisão</translation>
    </message>
</context>
<context>
    <name>Season</name>
    <message>
        <source>Tick the tournaments that count. What everybody brought home is added up.</source>
        <translation>Marque os torneios que contam. Soma-se o que cada um conseguiu.</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <comment>heading above a list to tick</comment>
        <translation>Torneios</translation>
    </message>
    <message>
        <source>How many results count for each person?</source>
        <comment>label of a choice</comment>
        <translation>Quantos resultados de cada um contam?</translation>
    </message>
    <message>
        <source>All of them</source>
        <comment>choice: all results of a person count</comment>
        <translation>Todos</translation>
    </message>
    <message numerus="yes">
        <source>The best %n result(s)</source>
        <comment>choice: so many results of a person count; never zero</comment>
        <translation>
            <numerusform>%n resultado, o melhor</numerusform>
            <numerusform>Os %n melhores resultados</numerusform>
        </translation>
    </message>
    <message>
        <source>What is added up?</source>
        <comment>label of a choice</comment>
        <translation>O que se soma?</translation>
    </message>
    <message>
        <source>Places</source>
        <comment>choice: points for places</comment>
        <translation>Lugares</translation>
    </message>
    <message>
        <source>The last one has 1 point; each place better brings one more.</source>
        <comment>about a choice</comment>
        <translation>O último ganha 1 ponto; cada lugar acima vale mais um.</translation>
    </message>
    <message>
        <source>Wins</source>
        <comment>choice</comment>
        <translation>Vitórias</translation>
    </message>
    <message>
        <source>Tables won, in all tournaments together.</source>
        <comment>about a choice</comment>
        <translation>Mesas vencidas, em todos os torneios juntos.</translation>
    </message>
    <message>
        <source>Effectiveness</source>
        <comment>choice; glossary: points for minus against</comment>
        <translation>Saldo</translation>
    </message>
    <message>
        <source>Points for minus points against, in all together.</source>
        <comment>about a choice</comment>
        <translation>Pontos pró menos pontos contra, em tudo.</translation>
    </message>
    <message>
        <source>What %1 brought. In brackets: not among the best.</source>
        <comment>%1: a tournament</comment>
        <translation>O que valeu %1. Entre parênteses: fora dos melhores.</translation>
    </message>
    <message>
        <source>(%1)</source>
        <comment>a value that is not among the best results and does not count</comment>
        <translation>(%1)</translation>
    </message>
    <message>
        <source>As soon as a tournament has been played, the season can be added up here.</source>
        <translation>Assim que um torneio for jogado, a temporada pode ser somada aqui.</translation>
    </message>
    <message>
        <source>Tick at least one tournament.</source>
        <translation>Marque pelo menos um torneio.</translation>
    </message>
    <message>
        <source>Adding up…</source>
        <comment>it takes a moment</comment>
        <translation>Somando…</translation>
    </message>
    <message>
        <source>%1 cannot be read and is left out.</source>
        <comment>%1: a tournament</comment>
        <translation>Não é possível ler %1; fica de fora.</translation>
    </message>
    <message>
        <source>Print or save the season</source>
        <comment>button</comment>
        <translation>Imprimir ou salvar a temporada</translation>
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
        <source>Computer, club</source>
        <comment>a level of the computer player: as good as members of a club</comment>
        <translation>Computador, clube</translation>
    </message>
    <message>
        <source>Computer, expert</source>
        <comment>a level of the computer player</comment>
        <translation>Computador, especialista</translation>
    </message>
    <message>
        <source>Plays doubles first and slips now and then.</source>
        <comment>about a level of the computer player</comment>
        <translation>Joga os duplos primeiro e às vezes se distrai.</translation>
    </message>
    <message>
        <source>Likes to keep many numbers in hand.</source>
        <comment>about a level of the computer player</comment>
        <translation>Gosta de guardar muitos números na mão.</translation>
    </message>
    <message>
        <source>Remembers who passed, and thinks ahead.</source>
        <comment>about a level of the computer player</comment>
        <translation>Lembra quem passou e pensa à frente.</translation>
    </message>
    <message>
        <source>Also reads what your tiles give away.</source>
        <comment>about a level of the computer player</comment>
        <translation>Também lê o que as suas pedras revelam.</translation>
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
        <source>A wrong answer costs</source>
        <comment>heading; points are taken off</comment>
        <translation>Uma resposta errada custa</translation>
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
        <source>Delete all matches, names, pictures and settings? This cannot be undone.</source>
        <translation>Excluir todas as partidas, nomes, imagens e configurações? Não dá para desfazer.</translation>
    </message>
    <message>
        <source>Replace all matches, names, pictures and settings with those of the copy?</source>
        <translation>Substituir todas as partidas, nomes, imagens e configurações pelos da cópia?</translation>
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
        <source>Light or dark</source>
        <comment>a choice</comment>
        <translation>Claro ou escuro</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>a choice: pages of light paper</comment>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>a choice: pages of dark paper</comment>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>Tiles and table</source>
        <comment>heading</comment>
        <translation>Pedras e mesa</translation>
    </message>
    <message>
        <source>Tiles</source>
        <comment>a choice of tile sets</comment>
        <translation>Pedras</translation>
    </message>
    <message>
        <source>Ivory</source>
        <comment>a tile set</comment>
        <translation>Marfim</translation>
    </message>
    <message>
        <source>Ebony</source>
        <comment>a tile set</comment>
        <translation>Ébano</translation>
    </message>
    <message>
        <source>Coloured</source>
        <comment>a tile set: every number has its colour</comment>
        <translation>Coloridas</translation>
    </message>
    <message>
        <source>Large numbers</source>
        <comment>a tile set: digits instead of pips</comment>
        <translation>Números grandes</translation>
    </message>
    <message>
        <source>Family</source>
        <comment>a tile set: the numbers are pictures of the people&apos;s own</comment>
        <translation>Da família</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>a choice of what the tiles lie on</comment>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Green felt</source>
        <comment>what the tiles lie on</comment>
        <translation>Feltro verde</translation>
    </message>
    <message>
        <source>Blue felt</source>
        <comment>what the tiles lie on</comment>
        <translation>Feltro azul</translation>
    </message>
    <message>
        <source>Walnut</source>
        <comment>what the tiles lie on: wood</comment>
        <translation>Nogueira</translation>
    </message>
    <message>
        <source>Own picture</source>
        <comment>what the tiles lie on</comment>
        <translation>Sua imagem</translation>
    </message>
    <message>
        <source>Backs of the tiles</source>
        <comment>a choice</comment>
        <translation>Verso das pedras</translation>
    </message>
    <message>
        <source>Plain</source>
        <comment>the backs of the tiles</comment>
        <translation>Liso</translation>
    </message>
    <message>
        <source>Own picture</source>
        <comment>the backs of the tiles</comment>
        <translation>Sua imagem</translation>
    </message>
    <message>
        <source>Your own pictures…</source>
        <comment>button: opens a page for choosing them</comment>
        <translation>Suas imagens…</translation>
    </message>
    <message>
        <source>Quiet sounds</source>
        <comment>a switch</comment>
        <translation>Sons discretos</translation>
    </message>
    <message>
        <source>Personal text size</source>
        <comment>an aid; above the choice of a size</comment>
        <translation>Tamanho pessoal do texto</translation>
    </message>
    <message>
        <source>Same as everybody</source>
        <comment>a personal text size: none, the one for everybody</comment>
        <translation>Como para todos</translation>
    </message>
    <message>
        <source>High contrast while this person plays</source>
        <comment>an aid; a switch</comment>
        <translation>Alto contraste enquanto esta pessoa joga</translation>
    </message>
    <message>
        <source>Play with one switch: one key steps on, one key confirms</source>
        <comment>an aid; a switch</comment>
        <translation>Jogar com um só botão: uma tecla avança, outra confirma</translation>
    </message>
    <message>
        <source>With one switch, step on by itself: one key is enough</source>
        <comment>an aid; a switch</comment>
        <translation>Com um só botão, avançar sozinho: basta uma tecla</translation>
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
    <name>Share</name>
    <message>
        <source>Share…</source>
        <comment>button: opens a menu with the next three</comment>
        <translation>Compartilhar…</translation>
    </message>
    <message>
        <source>&amp;Copy a picture of the table</source>
        <comment>menu</comment>
        <translation>Co&amp;piar uma imagem da mesa</translation>
    </message>
    <message>
        <source>Save a &amp;picture of the table…</source>
        <comment>menu</comment>
        <translation>Sal&amp;var uma imagem da mesa…</translation>
    </message>
    <message>
        <source>Save the round as a &amp;film…</source>
        <comment>menu; a film: an animated picture that shows every move</comment>
        <translation>Salvar a mão como &amp;animação…</translation>
    </message>
    <message>
        <source>Copy a picture of the table</source>
        <comment>what a key does, in the table of keys</comment>
        <translation>Copiar uma imagem da mesa</translation>
    </message>
    <message>
        <source>Save a picture of the table</source>
        <comment>what a key does, in the table of keys</comment>
        <translation>Salvar uma imagem da mesa</translation>
    </message>
    <message>
        <source>Save a picture of the table</source>
        <comment>title of the window that asks where</comment>
        <translation>Salvar uma imagem da mesa</translation>
    </message>
    <message>
        <source>Save the round as a film</source>
        <comment>title of the window that asks where</comment>
        <translation>Salvar a mão como animação</translation>
    </message>
    <message>
        <source>Picture</source>
        <comment>a kind of file: PNG</comment>
        <translation>Imagem</translation>
    </message>
    <message>
        <source>Film, small and sharp</source>
        <comment>a kind of file: WebP</comment>
        <translation>Animação pequena e nítida</translation>
    </message>
    <message>
        <source>Film for every program</source>
        <comment>a kind of file: GIF</comment>
        <translation>Animação para qualquer programa</translation>
    </message>
    <message>
        <source>Copied. Paste the picture wherever you like.</source>
        <translation>Copiada. Cole a imagem onde quiser.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <comment>%1: the name of a file</comment>
        <translation>Arquivo salvo: %1</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Salvando…</translation>
    </message>
    <message>
        <source>Painting picture %1 of %2</source>
        <comment>a film is being made; %1, %2: numbers</comment>
        <translation>Desenhando a imagem %1 de %2</translation>
    </message>
    <message>
        <source>Cancelled: nothing was saved.</source>
        <translation>Cancelado: nada foi salvo.</translation>
    </message>
    <message>
        <source>The tiles are dealt</source>
        <comment>caption of the first picture of a film</comment>
        <translation>As pedras são dadas</translation>
    </message>
</context>
<context>
    <name>Simulation</name>
    <message numerus="yes">
        <source>%n round(s) played</source>
        <comment>how many; never zero</comment>
        <translation>
            <numerusform>%n mão jogada</numerusform>
            <numerusform>%n mãos jogadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Every deal was played twice, with the sides changed.</source>
        <translation>Cada distribuição foi jogada duas vezes, com os lados trocados.</translation>
    </message>
    <message>
        <source>Blocked: %1 (%2 %)</source>
        <comment>%1: how many rounds, %2: which share of them in percent</comment>
        <translation>Fechadas: %1 (%2%)</translation>
    </message>
    <message>
        <source>Level</source>
        <comment>heading: how strong a computer player is, such as expert</comment>
        <translation>Nível</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>heading: how many rounds</comment>
        <translation>Vitórias</translation>
    </message>
    <message>
        <source>Tied</source>
        <comment>heading: how many rounds</comment>
        <translation>Empates</translation>
    </message>
    <message>
        <source>Won %</source>
        <comment>heading: which part of the rounds, in percent</comment>
        <translation>Vitórias %</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>heading: all points together</comment>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>A round</source>
        <comment>heading, beside Points: how many points in one round, on average</comment>
        <translation>Por mão</translation>
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
        <translation>ms máximo</translation>
    </message>
    <message>
        <source>± is the 95 % interval. A tie is shared.</source>
        <translation>± é o intervalo de 95%. O empate é dividido.</translation>
    </message>
    <message>
        <source>Thinking times are those of turns with a choice of tiles.</source>
        <translation>Os tempos são das vezes em que havia escolha de pedras.</translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message>
        <source>Standings</source>
        <comment>name of a table: who is where</comment>
        <translation>Classificação</translation>
    </message>
    <message>
        <source>The place. Whoever is level in everything shares it.</source>
        <translation>O lugar. Quem empata em tudo divide o mesmo lugar.</translation>
    </message>
    <message>
        <source>Tables played so far. Sitting out is not counted here.</source>
        <translation>Mesas jogadas até agora. A folga não conta aqui.</translation>
    </message>
    <message>
        <source>%1=</source>
        <comment>a place that several share, as sport tables write it; %1: a number</comment>
        <translation>%1=</translation>
    </message>
    <message>
        <source>After round %1</source>
        <comment>choice: standings as they were after this tournament round</comment>
        <translation>Depois da rodada %1</translation>
    </message>
    <message>
        <source>Standings after which round?</source>
        <comment>name of a choice; tournament round</comment>
        <translation>Classificação depois de qual rodada?</translation>
    </message>
    <message>
        <source>Standings</source>
        <comment>choice of a view</comment>
        <translation>Classificação</translation>
    </message>
    <message>
        <source>Cross table</source>
        <comment>choice of a view: everybody against everybody</comment>
        <translation>Tabela cruzada</translation>
    </message>
    <message>
        <source>Bracket</source>
        <comment>choice of a view: the tree of a knockout</comment>
        <translation>Chave</translation>
    </message>
    <message numerus="yes">
        <source>So far: %n table(s) of round %1 still without a result.</source>
        <comment>tournament round; never zero</comment>
        <translation>
            <numerusform>Parcial: %n mesa da rodada %1 ainda sem resultado.</numerusform>
            <numerusform>Parcial: %n mesas da rodada %1 ainda sem resultado.</numerusform>
        </translation>
    </message>
    <message>
        <source>All results up to round %1 are in.</source>
        <comment>tournament round</comment>
        <translation>Todos os resultados até a rodada %1 estão aqui.</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <comment>standings before the first result</comment>
        <translation>Nada foi jogado ainda.</translation>
    </message>
    <message>
        <source>Standings appear here as soon as somebody is entered.</source>
        <translation>A classificação aparece aqui assim que houver inscritos.</translation>
    </message>
    <message>
        <source>corrected, entry %1</source>
        <comment>below a name; %1: the number of the entry in the log</comment>
        <translation>corrigido, item %1</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <comment>below a name: does not play any more</comment>
        <translation>fora do torneio</translation>
    </message>
    <message>
        <source>What do the columns mean?</source>
        <comment>button; opens or closes an explanation</comment>
        <translation>O que querem dizer as colunas?</translation>
    </message>
    <message>
        <source>Whoever is level in one column is put in order by the next one, from left to right.</source>
        <comment>below the explanation of the columns</comment>
        <translation>Quem empata em uma coluna é separado pela seguinte, da esquerda para a direita.</translation>
    </message>
    <message>
        <source>Change what decides</source>
        <comment>button: the order of the tie-breaks</comment>
        <translation>Mudar o que decide</translation>
    </message>
    <message>
        <source>Print</source>
        <comment>button: what is in view, on paper or as a file</comment>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Round by round</source>
        <comment>button: everything one player or pair did; tournament rounds</comment>
        <translation>Rodada por rodada</translation>
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
        <source>Rule sets</source>
        <comment>button: a page with all games and rules that can be played</comment>
        <translation>Modalidades</translation>
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
    <message>
        <source>Puzzles</source>
        <comment>button: a page with puzzles of one position each</comment>
        <translation>Desafios</translation>
    </message>
    <message>
        <source>Referee desk</source>
        <comment>button: help for disputes at tables with real tiles</comment>
        <translation>Mesa de arbitragem</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <comment>button: tournaments of a club</comment>
        <translation>Torneios</translation>
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
        <source>%1 plays %2 and plays again</source>
        <comment>a double lets the player go on; %2: a tile, like 4-4</comment>
        <translation>%1 joga %2 e joga de novo</translation>
    </message>
    <message>
        <source>%1 lies in the middle</source>
        <comment>the tile with which the round begins; %1: a tile, like 9-9</comment>
        <translation>%1 está no meio</translation>
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
            <numerusform>%1 compra %n e passa</numerusform>
            <numerusform>%1 compra %n e passa</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lays a tile aside</source>
        <comment>face down, because none fits</comment>
        <translation>%1 põe uma pedra de lado</translation>
    </message>
    <message>
        <source>%1 has many doubles and asks for a new deal</source>
        <translation>%1 tem muitos duplos e pede para dar de novo</translation>
    </message>
    <message>
        <source>The tiles are dealt again</source>
        <translation>As pedras são dadas de novo</translation>
    </message>
    <message>
        <source>%1 leaves the lead to %2</source>
        <comment>%2: the partner</comment>
        <translation>%1 deixa a saída com %2</translation>
    </message>
    <message>
        <source>%1 has seen it: no tile can fit any more</source>
        <translation>%1 percebeu: nenhuma pedra encaixa mais</translation>
    </message>
    <message>
        <source>No tile can fit any more</source>
        <translation>Nenhuma pedra encaixa mais</translation>
    </message>
    <message>
        <source>Nobody has a tile left</source>
        <comment>every tile is played or laid aside</comment>
        <translation>Ninguém mais tem pedras</translation>
    </message>
    <message>
        <source>%1 wins this game</source>
        <comment>one game of a match of several</comment>
        <translation>%1 vence este jogo</translation>
    </message>
    <message>
        <source>%1 win this game</source>
        <comment>one game of a match of several; %1: a pair</comment>
        <translation>%1 vencem este jogo</translation>
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
        <source>%1, it is your turn: %2 or a matador</source>
        <comment>%2: numbers, like 2 or 4; a matador is a tile that fits anywhere</comment>
        <translation>%1, é a sua vez: %2 ou um matador</translation>
    </message>
    <message>
        <source>%1, it is your turn: only a matador fits</source>
        <translation>%1, é a sua vez: só um matador encaixa</translation>
    </message>
    <message>
        <source>%1, you go on: %2</source>
        <comment>a double lets the player play again; %2: numbers, like 2 or 4</comment>
        <translation>%1, continue: %2</translation>
    </message>
    <message>
        <source>%1, you lead: play a double</source>
        <comment>the first tile of the round</comment>
        <translation>%1, você sai: jogue um duplo</translation>
    </message>
    <message>
        <source>%1, the double %2 must be covered first</source>
        <comment>trains: nothing else may be played; %2: a number</comment>
        <translation>%1, primeiro é preciso cobrir o duplo %2</translation>
    </message>
    <message>
        <source>%1, now only doubles may be played: %2</source>
        <comment>%2: numbers, like 2 or 4</comment>
        <translation>%1, agora só valem duplos: %2</translation>
    </message>
    <message>
        <source>%1, no tile fits: lay one aside, face down</source>
        <comment>%1: the player</comment>
        <translation>%1, nenhuma pedra encaixa: ponha uma de lado, virada para baixo</translation>
    </message>
    <message>
        <source>%1, which half of %2 goes first?</source>
        <comment>the tile fits both ways round; %2: a tile, like 3-4</comment>
        <translation>%1, qual metade de %2 encosta na ponta?</translation>
    </message>
    <message numerus="yes">
        <source>%1, you were dealt %n double(s): you may ask for a new deal</source>
        <comment>several doubles, never zero</comment>
        <translation>
            <numerusform>%1, você recebeu %n duplo: pode pedir para dar de novo</numerusform>
            <numerusform>%1, você recebeu %n duplos: pode pedir para dar de novo</numerusform>
        </translation>
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
        <source>Keep it and pass</source>
        <comment>action button: the tile just taken fits, and may be kept</comment>
        <translation>Guardar e passar</translation>
    </message>
    <message>
        <source>Pass by choice</source>
        <comment>action button: although a tile fits</comment>
        <translation>Passar por escolha</translation>
    </message>
    <message>
        <source>Lay %1 aside</source>
        <comment>action button: face down, for the rest of the round; %1: a tile, like 4-6</comment>
        <translation>Pôr %1 de lado</translation>
    </message>
    <message>
        <source>Space goes on to the next thing, Enter does it.</source>
        <comment>play with one switch; names of keys</comment>
        <translation>Espaço avança, Enter confirma.</translation>
    </message>
    <message>
        <source>The ring goes on by itself; Space or Enter does it.</source>
        <comment>play with one switch; names of keys</comment>
        <translation>O anel avança sozinho; Espaço ou Enter confirma.</translation>
    </message>
    <message>
        <source>Leave the lead to %1</source>
        <comment>action button; %1: the partner</comment>
        <translation>Deixar a saída com %1</translation>
    </message>
    <message>
        <source>Ask for a new deal</source>
        <comment>action button: too many doubles</comment>
        <translation>Pedir para dar de novo</translation>
    </message>
    <message>
        <source>Keep these tiles</source>
        <comment>action button: no new deal</comment>
        <translation>Ficar com estas pedras</translation>
    </message>
    <message>
        <source>No %1 is left: count now</source>
        <comment>action button: no tile can fit any more; %1: numbers, like 4</comment>
        <translation>Não há mais %1: contar agora</translation>
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
    <message>
        <source>All</source>
        <comment>on the sign of the train that belongs to everybody; very short</comment>
        <translation>Todos</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 scores %n</source>
        <comment>%1: a sum, like 4 + 6 + 0 = 10; %2: a player; never zero</comment>
        <translation>
            <numerusform>%1: %2 marca %n</numerusform>
            <numerusform>%1: %2 marca %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Laid aside: %1</source>
        <comment>%1: how many tiles lie face down</comment>
        <translation>Postas de lado: %1</translation>
    </message>
    <message>
        <source>laid aside: %1</source>
        <comment>under a player&apos;s name; %1: how many tiles lie face down</comment>
        <translation>de lado: %1</translation>
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
    <message numerus="yes">
        <source>to %n point(s) while somebody has none</source>
        <comment>beside the heading above the totals; never zero</comment>
        <translation>
            <numerusform>até %n ponto com alguém no zero</numerusform>
            <numerusform>até %n pontos com alguém no zero</numerusform>
        </translation>
    </message>
    <message>
        <source>games won: %1</source>
        <comment>under the heading above the totals; %1: like 1 : 0</comment>
        <translation>jogos vencidos: %1</translation>
    </message>
    <message>
        <source>This round counts times %1</source>
        <comment>rounds without a winner before it; %1: a number</comment>
        <translation>Esta mão vale %1 vezes</translation>
    </message>
    <message>
        <source>This round counts %1 more</source>
        <comment>rounds without a winner before it; %1: a number</comment>
        <translation>Esta mão vale %1 a mais</translation>
    </message>
    <message>
        <source>fewest points win</source>
        <comment>beside the heading above the totals</comment>
        <translation>vence quem tem menos pontos</translation>
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
        <source>%1 does not fit %2.</source>
        <comment>the tile was dropped at one open end; %1: a tile, like 4-6; %2: a number</comment>
        <translation>%1 não encaixa no %2.</translation>
    </message>
    <message>
        <source>Sorted by number</source>
        <translation>Em ordem de número</translation>
    </message>
    <message>
        <source>Sorted by pips</source>
        <comment>the heaviest tile first</comment>
        <translation>Em ordem de pontos</translation>
    </message>
    <message>
        <source>Tiles that fit come first</source>
        <translation>As que encaixam vêm primeiro</translation>
    </message>
    <message>
        <source>In your own order</source>
        <comment>as the player laid the tiles in the rack</comment>
        <translation>Na ordem que você escolheu</translation>
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
    <name>Tie-break</name>
    <message>
        <source>Wins: tables won. A level table is half a win.</source>
        <translation>Vitórias: mesas vencidas. Uma mesa empatada vale meia vitória.</translation>
    </message>
    <message>
        <source>Effectiveness: points for minus points against. Penalties are taken off.</source>
        <comment>efetividade</comment>
        <translation>Saldo: pontos pró menos pontos contra. As penalidades são descontadas.</translation>
    </message>
    <message>
        <source>Points for: all points made. Penalties are taken off.</source>
        <translation>Pontos pró: todos os pontos feitos. As penalidades são descontadas.</translation>
    </message>
    <message>
        <source>Direct encounter: wins in the tables that those who are level played against each other.</source>
        <translation>Confronto direto: vitórias nas mesas que os empatados jogaram entre si.</translation>
    </message>
    <message>
        <source>Opponents’ wins: those of all opponents together. Strong opponents count.</source>
        <translation>Vitórias adversárias: as de todos os adversários juntos. Adversários fortes contam.</translation>
    </message>
    <message>
        <source>Opponents’ effectiveness: that of all opponents together.</source>
        <translation>Saldo adversário: o de todos os adversários juntos.</translation>
    </message>
    <message>
        <source>Lot: the place drawn when everything else is level.</source>
        <translation>Sorteio: o lugar sorteado quando todo o resto empata.</translation>
    </message>
    <message>
        <source>%1 is ahead of %2 by wins: %3 to %4.</source>
        <comment>players or pairs; two numbers</comment>
        <translation>%1 à frente de %2 por vitórias: %3 a %4.</translation>
    </message>
    <message>
        <source>%1 is ahead of %2 by effectiveness: %3 to %4.</source>
        <comment>players or pairs; two numbers</comment>
        <translation>%1 à frente de %2 pelo saldo de pontos: %3 a %4.</translation>
    </message>
    <message>
        <source>%1 is ahead of %2 by points made: %3 to %4.</source>
        <comment>players or pairs; two numbers</comment>
        <translation>%1 à frente de %2 pelos pontos pró: %3 a %4.</translation>
    </message>
    <message>
        <source>%1 is ahead of %2 by the direct encounter: %3 to %4 wins among those who were level.</source>
        <comment>players or pairs; two numbers</comment>
        <translation>%1 à frente de %2 pelo confronto direto: %3 a %4 vitórias entre quem estava empatado.</translation>
    </message>
    <message>
        <source>%1 is ahead of %2 by stronger opponents: %3 to %4 wins of theirs.</source>
        <comment>players or pairs; two numbers</comment>
        <translation>%1 à frente de %2 por adversários mais fortes: %3 a %4 vitórias deles.</translation>
    </message>
    <message>
        <source>%1 is ahead of %2 by the effectiveness of the opponents: %3 to %4.</source>
        <comment>players or pairs; two numbers</comment>
        <translation>%1 à frente de %2 pelo saldo dos adversários: %3 a %4.</translation>
    </message>
    <message>
        <source>%1 is ahead of %2 by lot: place %3 and place %4 were drawn.</source>
        <comment>players or pairs</comment>
        <translation>%1 à frente de %2 por sorteio: saíram os lugares %3 e %4.</translation>
    </message>
    <message>
        <source>%1 is ahead of %2: further in the knockout.</source>
        <comment>players or pairs</comment>
        <translation>%1 à frente de %2: mais longe no mata-mata.</translation>
    </message>
    <message>
        <source>%1 and %2 are level in everything and share their place.</source>
        <comment>players or pairs</comment>
        <translation>%1 e %2 empatam em tudo e dividem o lugar.</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Show me how: two minutes</source>
        <comment>button beside Play now, on the very first start</comment>
        <translation>Mostre como se joga: dois minutos</translation>
    </message>
    <message>
        <source>Take the tour</source>
        <comment>button: learn by playing a few prepared moves</comment>
        <translation>Fazer o tour guiado</translation>
    </message>
    <message>
        <source>Skip the tour</source>
        <comment>button, always in view</comment>
        <translation>Pular o tour</translation>
    </message>
    <message>
        <source>Skip</source>
        <comment>the same button where there is little room: end the tour</comment>
        <translation>Pular</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>button, after the score was explained</comment>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>how far the tour is: step 2 of 6</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Your tiles, and the line</source>
        <comment>heading of a card</comment>
        <translation>As suas pedras e a linha</translation>
    </message>
    <message>
        <source>These tiles are yours. One fits the line: drag it there, or click it.</source>
        <translation>Estas pedras são suas. Uma encaixa na linha: arraste até lá, ou clique nela.</translation>
    </message>
    <message>
        <source>Keys: arrows to the tile, then Enter</source>
        <comment>how to do it without a mouse</comment>
        <translation>Teclas: setas até a pedra, depois Enter</translation>
    </message>
    <message>
        <source>The tile that stands a little higher fits: it has an open number.</source>
        <comment>a gentle hint</comment>
        <translation>A pedra um pouco mais alta encaixa: ela tem um número aberto.</translation>
    </message>
    <message>
        <source>Round the table</source>
        <comment>heading of a card</comment>
        <translation>A volta da mesa</translation>
    </message>
    <message>
        <source>Now the others play. Then it is your turn again.</source>
        <translation>Agora os outros jogam. Depois é a sua vez de novo.</translation>
    </message>
    <message>
        <source>You may choose</source>
        <comment>heading of a card: the tile fits both ends of the line</comment>
        <translation>Você pode escolher</translation>
    </message>
    <message>
        <source>Your %1 fits both ends. Drag it to one of them, or click it first.</source>
        <comment>%1: a tile, like 2-3</comment>
        <translation>A sua pedra %1 encaixa nas duas pontas. Arraste até uma delas, ou clique primeiro na pedra.</translation>
    </message>
    <message>
        <source>Now click the place where you would like it.</source>
        <comment>the tile was clicked and fits both ends</comment>
        <translation>Agora clique no lugar onde você quer a pedra.</translation>
    </message>
    <message>
        <source>Keys: Enter, an arrow to the end, Enter again</source>
        <comment>how to do it without a mouse</comment>
        <translation>Teclas: Enter, uma seta até a ponta, Enter de novo</translation>
    </message>
    <message>
        <source>Take the tile that stands a little higher, and lay it at one of the ends.</source>
        <comment>a gentle hint</comment>
        <translation>Pegue a pedra um pouco mais alta e jogue em uma das pontas.</translation>
    </message>
    <message>
        <source>Nothing fits?</source>
        <comment>heading of a card</comment>
        <translation>Nenhuma pedra encaixa?</translation>
    </message>
    <message>
        <source>Take tiles from the boneyard, the pile beside your tiles, until one fits.</source>
        <translation>Compre do monte, a pilha ao lado das suas pedras, até uma encaixar.</translation>
    </message>
    <message>
        <source>That one does not fit either. Take another.</source>
        <comment>a tile was taken from the boneyard</comment>
        <translation>Essa também não encaixa. Compre outra.</translation>
    </message>
    <message>
        <source>Key: %1</source>
        <comment>how to do it without a mouse; %1: a letter</comment>
        <translation>Tecla: %1</translation>
    </message>
    <message>
        <source>Click the pile, or press the large button.</source>
        <comment>a gentle hint</comment>
        <translation>Clique na pilha, ou aperte o botão grande.</translation>
    </message>
    <message>
        <source>There it is!</source>
        <comment>heading of a card</comment>
        <translation>Aí está!</translation>
    </message>
    <message>
        <source>The tile that you have just taken fits. Lay it!</source>
        <translation>A pedra que você acabou de comprar encaixa. Jogue!</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <comment>heading of a card; %1: a player</comment>
        <translation>%1 passa</translation>
    </message>
    <message>
        <source>Nothing fits, and the boneyard is empty: %1 knocks on the table, and so passes.</source>
        <comment>%1: a player</comment>
        <translation>Nada encaixa e o monte acabou: %1 dá um toque na mesa, e assim passa.</translation>
    </message>
    <message>
        <source>Stuck!</source>
        <comment>heading of a card: nobody can play any more</comment>
        <translation>Travou!</translation>
    </message>
    <message>
        <source>Both ends show %1, and all tiles with a %1 are on the table. Say that the game is blocked!</source>
        <comment>%1: a number</comment>
        <translation>As duas pontas mostram %1, e todas as pedras com %1 estão na mesa. Diga que o jogo fechou!</translation>
    </message>
    <message>
        <source>Press the button that says so: the game is blocked.</source>
        <comment>a gentle hint</comment>
        <translation>Aperte o botão que diz isso: o jogo fechou.</translation>
    </message>
    <message>
        <source>Everybody is asked</source>
        <comment>heading of a card: the walk round the table</comment>
        <translation>Todos respondem</translation>
    </message>
    <message>
        <source>Nobody guesses here: all answer in turn and show their tiles. You were the first.</source>
        <translation>Aqui ninguém chuta: todos respondem na sua vez e mostram as pedras. A primeira resposta foi a sua.</translation>
    </message>
    <message>
        <source>Just watch: everybody answers in turn.</source>
        <comment>a gentle hint, while the others answer</comment>
        <translation>É só olhar: todos respondem, um de cada vez.</translation>
    </message>
    <message>
        <source>It is blocked</source>
        <comment>heading of a card: everybody has confirmed that nobody can play</comment>
        <translation>O jogo fechou</translation>
    </message>
    <message>
        <source>Nobody can play: the round is over. Now all hands are counted.</source>
        <translation>Ninguém pode jogar: a mão acabou. Agora todas as mãos são contadas.</translation>
    </message>
    <message>
        <source>The lowest count wins</source>
        <comment>heading of a card</comment>
        <translation>A menor soma vence</translation>
    </message>
    <message numerus="yes">
        <source>You hold only %n pip(s), the lowest count. So you score what the others hold: %1.</source>
        <comment>%1: a sum, like 26 + 13 = 39; never zero</comment>
        <translation>
            <numerusform>Você só tem %n ponto na mão, a menor soma. Por isso leva os pontos na mão dos outros: %1.</numerusform>
            <numerusform>Você só tem %n pontos na mão, a menor soma. Por isso leva os pontos na mão dos outros: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is all you need</source>
        <comment>title of the last page</comment>
        <translation>Você já sabe o que precisa</translation>
    </message>
    <message>
        <source>Now play a real match. And whenever you wonder what you can do: press %1.</source>
        <comment>%1: a key, like F1</comment>
        <translation>Agora jogue uma partida de verdade. E quando não souber o que dá para fazer, aperte %1.</translation>
    </message>
    <message>
        <source>Once more</source>
        <comment>small button: take the tour again</comment>
        <translation>Mais uma vez</translation>
    </message>
    <message>
        <source>Back to the program</source>
        <comment>small button: end the tour</comment>
        <translation>Voltar ao programa</translation>
    </message>
</context>
<context>
    <name>Tournament</name>
    <message>
        <source>Player %1</source>
        <comment>somebody whose name is not shown; %1: a number</comment>
        <translation>Jogador %1</translation>
    </message>
    <message>
        <source>%1 &amp; %2</source>
        <comment>a pair: two names</comment>
        <translation>%1 &amp; %2</translation>
    </message>
    <message>
        <source>No. %1</source>
        <comment>an entrant, where no name is known; %1: a number</comment>
        <translation>Nº %1</translation>
    </message>
    <message>
        <source>Table %1</source>
        <comment>%1: a number</comment>
        <translation>Mesa %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <comment>tournament round; %1: a number</comment>
        <translation>Rodada %1</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <comment>tournament round; two numbers</comment>
        <translation>Rodada %1 de %2</translation>
    </message>
    <message>
        <source>Entrants</source>
        <comment>tab: who takes part</comment>
        <translation>Inscritos</translation>
    </message>
    <message>
        <source>Round</source>
        <comment>tab: the tournament round in play; tournament round, not one deal</comment>
        <translation>Rodada</translation>
    </message>
    <message>
        <source>Standings</source>
        <comment>tab: who is where</comment>
        <translation>Classificação</translation>
    </message>
    <message>
        <source>Log</source>
        <comment>tab: everything that was done, in order</comment>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Publish</source>
        <comment>tab: print, save and send lists</comment>
        <translation>Publicar</translation>
    </message>
    <message>
        <source>Full screen for everybody</source>
        <comment>button: a window for a beamer or a second screen</comment>
        <translation>Tela cheia para todos</translation>
    </message>
    <message>
        <source>Settings</source>
        <comment>button: change what was settled at the start</comment>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>The rules</source>
        <comment>button: read the rules of the game</comment>
        <translation>As regras</translation>
    </message>
    <message>
        <source>Closed</source>
        <comment>what a tournament is, when it is over</comment>
        <translation>Encerrado</translation>
    </message>
    <message>
        <source>Director: %1</source>
        <comment>%1: a name</comment>
        <translation>Direção: %1</translation>
    </message>
    <message>
        <source>Who directs</source>
        <comment>entry of a menu, title of a small window, label of a field</comment>
        <translation>Quem dirige</translation>
    </message>
    <message>
        <source>The log names whoever directs from now on. Without a name it names nobody.</source>
        <translation>De agora em diante o registro traz o nome de quem dirige. Sem nome, não traz ninguém.</translation>
    </message>
    <message>
        <source>Take over</source>
        <comment>button: this person directs from now on</comment>
        <translation>Assumir</translation>
    </message>
    <message>
        <source>This tournament cannot be read; its data are damaged. Nothing was changed.</source>
        <translation>Não é possível ler este torneio; os dados estão danificados. Nada foi alterado.</translation>
    </message>
    <message>
        <source>What table %1 has played cannot be read; its data are damaged. Nothing was changed.</source>
        <comment>%1: a number</comment>
        <translation>Não é possível ler o que a mesa %1 jogou; os dados estão danificados. Nada foi alterado.</translation>
    </message>
    <message>
        <source>%1 · table %2</source>
        <comment>label of a table at the referee desk; %1: a tournament, %2: a number</comment>
        <translation>%1 · mesa %2</translation>
    </message>
    <message>
        <source>The name is gone from everything that the program uses. Files that were set aside earlier may still hold it: %1.</source>
        <comment>%1: names of files</comment>
        <translation>O nome saiu de tudo o que o programa usa. Arquivos postos de lado antes ainda podem conter o nome: %1.</translation>
    </message>
</context>
<context>
    <name>Tournament beamer</name>
    <message>
        <source>%1 – for everybody</source>
        <comment>title of a second window; %1: the name of the tournament</comment>
        <translation>%1 – para todos</translation>
    </message>
    <message>
        <source>Round %1</source>
        <comment>very large heading above the tables; round = tournament round</comment>
        <translation>Rodada %1</translation>
    </message>
    <message>
        <source>Results of round %1</source>
        <comment>very large heading; round = tournament round</comment>
        <translation>Resultados da rodada %1</translation>
    </message>
    <message>
        <source>Standings after round %1</source>
        <comment>very large heading; round = tournament round</comment>
        <translation>Classificação depois da rodada %1</translation>
    </message>
    <message>
        <source>Final standings</source>
        <comment>very large heading</comment>
        <translation>Classificação final</translation>
    </message>
    <message>
        <source>Welcome!</source>
        <comment>very large, before the first round of a tournament</comment>
        <translation>Boas-vindas!</translation>
    </message>
    <message>
        <source>Time is up. Finish the round on your table.</source>
        <comment>very large; round = one deal of tiles</comment>
        <translation>O tempo acabou. Terminem a mão na sua mesa.</translation>
    </message>
    <message>
        <source>Time is up. Stop playing.</source>
        <comment>very large</comment>
        <translation>O tempo acabou. Parem de jogar.</translation>
    </message>
    <message>
        <source>The clock is stopped.</source>
        <comment>very large</comment>
        <translation>O relógio está parado.</translation>
    </message>
    <message>
        <source>Please sit down. The round begins soon.</source>
        <comment>very large; tournament round</comment>
        <translation>Sentem-se, por favor. A rodada já vai começar.</translation>
    </message>
    <message>
        <source>Still playing: %1</source>
        <comment>very large; %1: numbers of tables, like 3, 7, 12</comment>
        <translation>Ainda jogam: %1</translation>
    </message>
    <message>
        <source>Table %1: %2</source>
        <comment>a table with a time of its own; %2: like 12:30</comment>
        <translation>Mesa %1: %2</translation>
    </message>
    <message>
        <source>All tables have finished.</source>
        <comment>very large</comment>
        <translation>Todas as mesas terminaram.</translation>
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
        <translation>%1º lugar</translation>
    </message>
    <message>
        <source>Tournament director</source>
        <comment>below a line for a signature</comment>
        <translation>Direção do torneio</translation>
    </message>
    <message numerus="yes">
        <source>among %n entrant(s)</source>
        <comment>below a place; never zero</comment>
        <translation>
            <numerusform>entre %n participante</numerusform>
            <numerusform>entre %n participantes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tournament files</name>
    <message>
        <source>Open a tournament or results</source>
        <comment>title of a window in which a file is chosen</comment>
        <translation>Abrir um torneio ou resultados</translation>
    </message>
    <message>
        <source>Save the archive</source>
        <comment>title of a window in which a file is chosen</comment>
        <translation>Salvar o arquivo do torneio</translation>
    </message>
    <message>
        <source>Save the results</source>
        <comment>title of a window in which a file is chosen</comment>
        <translation>Salvar os resultados</translation>
    </message>
    <message>
        <source>Files of Domino Desktop</source>
        <comment>kind of files</comment>
        <translation>Arquivos do Domino Desktop</translation>
    </message>
    <message>
        <source>Tournament %1</source>
        <comment>name of a file; %1: the name of the tournament</comment>
        <translation>Torneio %1</translation>
    </message>
    <message>
        <source>Results of round %1, %2</source>
        <comment>name of a file; %1: a number (tournament round), %2: the tournament</comment>
        <translation>Resultados da rodada %1, %2</translation>
    </message>
    <message>
        <source>%1 is here now.</source>
        <comment>%1: a tournament that came from another computer</comment>
        <translation>%1 agora está aqui.</translation>
    </message>
    <message>
        <source>%1: what only the other computer knew was taken over.</source>
        <comment>%1: a tournament</comment>
        <translation>%1: o que só o outro computador sabia foi copiado para cá.</translation>
    </message>
    <message>
        <source>%1: both computers know the same. Nothing was changed.</source>
        <comment>%1: a tournament</comment>
        <translation>%1: os dois computadores sabem o mesmo. Nada foi alterado.</translation>
    </message>
    <message>
        <source>%1: this computer already knows more. Nothing was changed.</source>
        <comment>%1: a tournament</comment>
        <translation>%1: este computador já sabe mais. Nada foi alterado.</translation>
    </message>
    <message>
        <source>All results of this file are known already. Nothing was changed.</source>
        <translation>Todos os resultados deste arquivo já são conhecidos. Nada foi alterado.</translation>
    </message>
    <message>
        <source>The result of table %1 was taken over.</source>
        <comment>%1: a number</comment>
        <translation>Resultado da mesa %1 aceito.</translation>
    </message>
    <message>
        <source>The points of table %1 were taken over; it is not decided yet.</source>
        <comment>%1: a number</comment>
        <translation>Os pontos da mesa %1 foram aceitos; ela ainda não está decidida.</translation>
    </message>
    <message>
        <source>%1 holds results of a tournament that is not on this computer. Open its archive first.</source>
        <comment>%1: a file</comment>
        <translation>%1 traz resultados de um torneio que não está neste computador. Abra primeiro o arquivo do torneio.</translation>
    </message>
    <message>
        <source>%1 is a match, but these people have no open table in this round.</source>
        <comment>%1: a file; tournament round</comment>
        <translation>%1 é uma partida, mas estas pessoas não têm mesa aberta nesta rodada.</translation>
    </message>
    <message>
        <source>%1 is a single match. Open the tournament that it belongs to first.</source>
        <comment>%1: a file</comment>
        <translation>%1 é uma partida avulsa. Abra primeiro o torneio dela.</translation>
    </message>
    <message>
        <source>%1 is neither a tournament nor results of this program, or it is damaged.</source>
        <comment>%1: a file</comment>
        <translation>%1 não é um torneio nem são resultados deste programa, ou o arquivo está danificado.</translation>
    </message>
    <message>
        <source>%1 is damaged or was changed. Nothing was taken from it.</source>
        <comment>%1: a file</comment>
        <translation>%1: o arquivo está danificado ou foi alterado. Nada foi tirado dele.</translation>
    </message>
    <message>
        <source>%1 comes from a newer version of the program.</source>
        <comment>%1: a file</comment>
        <translation>%1 é de uma versão mais nova do programa.</translation>
    </message>
    <message>
        <source>%1 is too large for a tournament.</source>
        <comment>%1: a file</comment>
        <translation>%1: grande demais para um torneio.</translation>
    </message>
    <message>
        <source>This match cannot be a result: it needs two sides, and the higher score has to win.</source>
        <translation>Esta partida não pode ser um resultado: precisa ter dois lados, e vencer quem faz mais pontos.</translation>
    </message>
    <message>
        <source>These people have finished no match on this computer since the round was paired.</source>
        <translation>Desde a formação da rodada, estas pessoas não terminaram nenhuma partida neste computador.</translation>
    </message>
    <message>
        <source>Take this match as the result of table %1?</source>
        <comment>a question; %1: a number</comment>
        <translation>Usar esta partida como resultado da mesa %1?</translation>
    </message>
    <message>
        <source>Yes, take it</source>
        <comment>button</comment>
        <translation>Sim, usar</translation>
    </message>
    <message>
        <source>No</source>
        <comment>button</comment>
        <translation>Não</translation>
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
        <translation>Buscar no registro</translation>
    </message>
    <message>
        <source>Corrections only</source>
        <comment>switch: hides all other lines of the log</comment>
        <translation>Só as correções</translation>
    </message>
    <message>
        <source>Nothing in the log fits these words.</source>
        <translation>Nada no registro combina com estas palavras.</translation>
    </message>
    <message>
        <source>The number of the entry. It never changes.</source>
        <translation>O número do item. Ele nunca muda.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of %1 shown</source>
        <comment>%n: lines that fit, %1: all lines</comment>
        <translation>
            <numerusform>Na lista: %n linha de %1</numerusform>
            <numerusform>Na lista: %n linhas de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>No line of %1 shown</source>
        <comment>%1: how many lines there are</comment>
        <translation>Nenhuma linha de %1</translation>
    </message>
    <message>
        <source>Print the log</source>
        <comment>button</comment>
        <translation>Imprimir o registro</translation>
    </message>
    <message>
        <source>Nothing here is ever changed or deleted: a correction is a new entry.</source>
        <comment>below the title of the log</comment>
        <translation>Aqui nunca se muda nem se apaga nada: uma correção é um item novo.</translation>
    </message>
    <message>
        <source>%1 Reason: %2</source>
        <comment>%1: a whole sentence; %2: a few words somebody typed</comment>
        <translation>%1 Motivo: %2</translation>
    </message>
    <message>
        <source>The tournament “%1” was set up (%2).</source>
        <comment>%1: its name, %2: a list like Pairs, Swiss</comment>
        <translation>Criação do torneio “%1” (%2).</translation>
    </message>
    <message>
        <source>The settings were changed.</source>
        <translation>As configurações mudaram.</translation>
    </message>
    <message>
        <source>The tournament is now called “%1”.</source>
        <comment>%1: its name</comment>
        <translation>O torneio agora se chama “%1”.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) are planned now.</source>
        <comment>tournament rounds</comment>
        <translation>
            <numerusform>Agora está prevista %n rodada.</numerusform>
            <numerusform>Agora estão previstas %n rodadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The number of rounds is open now.</source>
        <comment>tournament rounds</comment>
        <translation>O número de rodadas agora está em aberto.</translation>
    </message>
    <message>
        <source>The order is now decided by: %1.</source>
        <comment>%1: a list like wins, effectiveness, lot</comment>
        <translation>A classificação agora é decidida por: %1.</translation>
    </message>
    <message numerus="yes">
        <source>A match now lasts %n minute(s).</source>
        <translation>
            <numerusform>A partida agora dura %n minuto.</numerusform>
            <numerusform>A partida agora dura %n minutos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches are now played without a clock.</source>
        <translation>As partidas agora são sem relógio.</translation>
    </message>
    <message>
        <source>The rules are now: %1.</source>
        <comment>%1: the name of a rule set</comment>
        <translation>As regras agora são: %1.</translation>
    </message>
    <message>
        <source>The penalties settled beforehand are now: %1.</source>
        <comment>%1: a list with what each costs</comment>
        <translation>As penalidades combinadas de antemão agora são: %1.</translation>
    </message>
    <message>
        <source>No penalties are settled beforehand any more.</source>
        <translation>Não há mais penalidades combinadas de antemão.</translation>
    </message>
    <message>
        <source>Other terms of the matches were changed.</source>
        <comment>such as the points for sitting out</comment>
        <translation>Outras condições das partidas mudaram.</translation>
    </message>
    <message>
        <source>Other settings of the pairing were changed.</source>
        <comment>such as the first table number</comment>
        <translation>Outras configurações da formação das mesas mudaram.</translation>
    </message>
    <message>
        <source>%1 entered as number %2.</source>
        <comment>%1: a player or a pair</comment>
        <translation>Inscrição de %1 com o número %2.</translation>
    </message>
    <message>
        <source>%1 entered late as number %2, after round %3.</source>
        <comment>%1: a player or a pair; tournament round</comment>
        <translation>Inscrição tardia de %1 com o número %2, depois da rodada %3.</translation>
    </message>
    <message>
        <source>%1 withdrew.</source>
        <comment>%1: a player or a pair, who will not be paired any more</comment>
        <translation>Fora do torneio: %1.</translation>
    </message>
    <message>
        <source>%1 came back.</source>
        <comment>%1: a player or a pair, who will be paired again</comment>
        <translation>De volta: %1.</translation>
    </message>
    <message>
        <source>%1: the rating is now %2; it was %3.</source>
        <comment>%1: a player or a pair; two numbers</comment>
        <translation>%1: a força agora é %2; era %3.</translation>
    </message>
    <message>
        <source>%1: the rating is now %2.</source>
        <comment>%1: a player or a pair; it had none before</comment>
        <translation>%1: a força agora é %2.</translation>
    </message>
    <message>
        <source>%1: no rating any more; it was %2.</source>
        <comment>%1: a player or a pair; %2: a number</comment>
        <translation>%1: sem força agora; era %2.</translation>
    </message>
    <message>
        <source>%1 plays on in place of %2.</source>
        <comment>two persons</comment>
        <translation>%1 continua no lugar de %2.</translation>
    </message>
    <message numerus="yes">
        <source>Round %1 was published: %n table(s).</source>
        <comment>tournament round; never zero</comment>
        <translation>
            <numerusform>Rodada %1 publicada: %n mesa.</numerusform>
            <numerusform>Rodada %1 publicada: %n mesas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round %1 was published as the director changed it: %n table(s).</source>
        <comment>tournament round; never zero</comment>
        <translation>
            <numerusform>Rodada %1 publicada com mudanças da direção: %n mesa.</numerusform>
            <numerusform>Rodada %1 publicada com mudanças da direção: %n mesas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sitting out: %1.</source>
        <comment>%1: one or more players or pairs</comment>
        <translation>Folga: %1.</translation>
    </message>
    <message>
        <source>The pairing of round %1 was taken back.</source>
        <comment>tournament round</comment>
        <translation>Rodada %1: a formação foi desfeita.</translation>
    </message>
    <message>
        <source>Round %1: these tables were made up anew: %2.</source>
        <comment>%2: numbers of tables</comment>
        <translation>Rodada %1: estas mesas foram montadas de novo: %2.</translation>
    </message>
    <message>
        <source>Round %1: the tables were made up anew.</source>
        <comment>tournament round</comment>
        <translation>Rodada %1: as mesas foram montadas de novo.</translation>
    </message>
    <message>
        <source>Round %1: %2 (table %3) and %4 (table %5) had sat in each other’s seats. What was played went with them.</source>
        <comment>tournament round; %2 and %4: persons</comment>
        <translation>Rodada %1: %2 (mesa %3) e %4 (mesa %5) estavam com os lugares trocados. O que jogaram foi junto.</translation>
    </message>
    <message>
        <source>Round %1 began.</source>
        <comment>tournament round; the clock runs</comment>
        <translation>A rodada %1 começou.</translation>
    </message>
    <message>
        <source>Round %1: the clock of table %2 was stopped.</source>
        <comment>tournament round</comment>
        <translation>Rodada %1: o relógio da mesa %2 parou.</translation>
    </message>
    <message>
        <source>Round %1: all clocks were stopped.</source>
        <comment>tournament round</comment>
        <translation>Rodada %1: todos os relógios pararam.</translation>
    </message>
    <message>
        <source>Round %1: the clock of table %2 went on.</source>
        <comment>tournament round</comment>
        <translation>Rodada %1: o relógio da mesa %2 voltou a andar.</translation>
    </message>
    <message>
        <source>Round %1: all clocks went on.</source>
        <comment>tournament round</comment>
        <translation>Rodada %1: todos os relógios voltaram a andar.</translation>
    </message>
    <message>
        <source>Round %1: table %2 got %3 more.</source>
        <comment>tournament round; %3: time, like 5:00</comment>
        <translation>Rodada %1: a mesa %2 ganhou mais %3.</translation>
    </message>
    <message>
        <source>Round %1: all tables got %2 more.</source>
        <comment>tournament round; %2: time, like 5:00</comment>
        <translation>Rodada %1: todas as mesas ganharam mais %2.</translation>
    </message>
    <message>
        <source>Round %1: %3 was taken from table %2.</source>
        <comment>tournament round; %3: time, like 5:00</comment>
        <translation>Rodada %1: a mesa %2 ficou com menos %3.</translation>
    </message>
    <message>
        <source>Round %1: %2 was taken from all tables.</source>
        <comment>tournament round; %2: time</comment>
        <translation>Rodada %1: todas as mesas ficaram com menos %2.</translation>
    </message>
    <message>
        <source>Round %1, table %2: %3 so far.</source>
        <comment>tournament round; %3: points like 80 : 45</comment>
        <translation>Rodada %1, mesa %2: %3 por enquanto.</translation>
    </message>
    <message>
        <source>Round %1, table %2, %3 against %4: %5.</source>
        <comment>tournament round; %3, %4: players; %5: like 200 : 150</comment>
        <translation>Rodada %1, mesa %2, %3 contra %4: %5.</translation>
    </message>
    <message>
        <source>It came from the referee desk.</source>
        <comment>the result of a table</comment>
        <translation>Veio da mesa de arbitragem.</translation>
    </message>
    <message>
        <source>It came from a match played in the program.</source>
        <comment>the result of a table</comment>
        <translation>Veio de uma partida jogada no programa.</translation>
    </message>
    <message>
        <source>It came from a file.</source>
        <comment>the result of a table</comment>
        <translation>Veio de um arquivo.</translation>
    </message>
    <message>
        <source>Round %1, table %2, %3 against %4: %5 was wrong, right is %6.</source>
        <comment>tournament round; %3, %4: players; %5, %6: results like 200 : 150</comment>
        <translation>Rodada %1, mesa %2, %3 contra %4: %5 estava errado, o certo é %6.</translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %n penalty point(s) for %2.</source>
        <comment>tournament round; %2: who; never zero</comment>
        <translation>
            <numerusform>Rodada %1: %n ponto de penalidade para %2.</numerusform>
            <numerusform>Rodada %1: %n pontos de penalidade para %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1: match lost by penalty for %2.</source>
        <comment>tournament round; %2: a player or a pair</comment>
        <translation>Rodada %1: partida perdida por penalidade para %2.</translation>
    </message>
    <message>
        <source>Round %1: exclusion from the tournament for %2.</source>
        <comment>tournament round; %2: a player or a pair</comment>
        <translation>Rodada %1: exclusão do torneio para %2.</translation>
    </message>
    <message>
        <source>Round %1: a warning for %2.</source>
        <comment>tournament round; %2: a player or a pair</comment>
        <translation>Rodada %1: advertência para %2.</translation>
    </message>
    <message>
        <source>The penalty of entry %1 for %2 no longer holds.</source>
        <comment>%1: a number of the log; %2: who</comment>
        <translation>A penalidade do item %1 para %2 não vale mais.</translation>
    </message>
    <message>
        <source>The tournament was closed.</source>
        <translation>O torneio foi encerrado.</translation>
    </message>
    <message>
        <source>The tournament was opened again.</source>
        <translation>O torneio foi reaberto.</translation>
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
        <translation>%1, desempate: vitória de %2</translation>
    </message>
    <message>
        <source>not played, win for %1</source>
        <comment>the result of a table; %1: a player or a pair</comment>
        <translation>não jogada, vitória para %1</translation>
    </message>
    <message>
        <source>not played, both lose</source>
        <comment>the result of a table</comment>
        <translation>não jogada, os dois perdem</translation>
    </message>
    <message>
        <source>not played, counts for nobody</source>
        <comment>the result of a table</comment>
        <translation>não jogada, não conta para ninguém</translation>
    </message>
    <message>
        <source>no result</source>
        <comment>of a table, in the place of points</comment>
        <translation>sem resultado</translation>
    </message>
    <message>
        <source>Round %1</source>
        <comment>tournament round</comment>
        <translation>Rodada %1</translation>
    </message>
    <message>
        <source>Check sum %1…</source>
        <comment>%1: the first letters and digits of a check sum</comment>
        <translation>Soma de verificação %1…</translation>
    </message>
</context>
<context>
    <name>Tournament pairing</name>
    <message>
        <source>Not enough entrants: %1 are here, %2 are needed.</source>
        <comment>two numbers</comment>
        <translation>Faltam inscritos: há %1, são necessários %2.</translation>
    </message>
    <message numerus="yes">
        <source>Everybody has sat out %n time(s). Shall somebody sit out once more?</source>
        <comment>a question; never zero</comment>
        <translation>
            <numerusform>Todos já folgaram %n vez. Alguém folga mais uma vez?</numerusform>
            <numerusform>Todos já folgaram %n vezes. Alguém folga mais uma vez?</numerusform>
        </translation>
    </message>
    <message>
        <source>What %1 and %2 need cannot both be kept. Change one of them.</source>
        <comment>two names</comment>
        <translation>Não dá para respeitar ao mesmo tempo o que %1 e %2 precisam. Mude uma das necessidades.</translation>
    </message>
    <message>
        <source>What %1 needs cannot be kept. Change it.</source>
        <comment>%1: a name</comment>
        <translation>Não dá para respeitar o que %1 precisa. Mude essa necessidade.</translation>
    </message>
    <message numerus="yes">
        <source>All %n round(s) of this format have been played.</source>
        <comment>tournament rounds; never zero</comment>
        <translation>
            <numerusform>A única rodada (%n) deste formato já foi jogada.</numerusform>
            <numerusform>Todas as %n rodadas deste formato já foram jogadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Table %1 ended level. Say who won the play-off.</source>
        <comment>%1: a number</comment>
        <translation>A mesa %1 acabou empatada. Diga quem venceu o desempate.</translation>
    </message>
    <message>
        <source>There is no perfect rotation for %1 players. Choose “New tables each round” in the settings.</source>
        <comment>%1: a number</comment>
        <translation>Não há rodízio perfeito para %1 jogadores. Nas configurações, escolha “Mesas novas a cada rodada”.</translation>
    </message>
    <message>
        <source>Pair round %1</source>
        <comment>large button; %1: number of a tournament round</comment>
        <translation>Montar a rodada %1</translation>
    </message>
    <message>
        <source>Working out the pairing…</source>
        <comment>while the program computes</comment>
        <translation>Montando as mesas…</translation>
    </message>
    <message>
        <source>Everything is ready for round %1.</source>
        <comment>%1: number of a tournament round</comment>
        <translation>Tudo pronto para a rodada %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) will be paired.</source>
        <comment>before a tournament round</comment>
        <translation>
            <numerusform>%n jogador entra nas mesas.</numerusform>
            <numerusform>%n jogadores entram nas mesas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody is entered yet.</source>
        <comment>before a tournament round</comment>
        <translation>Ninguém inscrito ainda.</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) will be paired.</source>
        <comment>pair = two partners</comment>
        <translation>
            <numerusform>%n dupla entra nas mesas.</numerusform>
            <numerusform>%n duplas entram nas mesas.</numerusform>
        </translation>
    </message>
    <message>
        <source>No pair is entered yet.</source>
        <comment>pair = two partners</comment>
        <translation>Nenhuma dupla inscrita ainda.</translation>
    </message>
    <message>
        <source>First of all: who plays?</source>
        <comment>too few people are entered for a first round</comment>
        <translation>Antes de tudo: quem joga?</translation>
    </message>
    <message>
        <source>Enter who plays</source>
        <comment>button: to the list of entrants</comment>
        <translation>Inscrever quem joga</translation>
    </message>
    <message>
        <source>Put the tables together by hand</source>
        <comment>button: where the program proposes no pairing itself</comment>
        <translation>Montar as mesas à mão</translation>
    </message>
    <message>
        <source>Yes, pair it so</source>
        <comment>button: somebody sits out once more</comment>
        <translation>Sim, montar assim</translation>
    </message>
    <message>
        <source>Not yet</source>
        <comment>button: nothing is paired now</comment>
        <translation>Ainda não</translation>
    </message>
    <message>
        <source>No pairing was found. Try again, or put the tables together by hand.</source>
        <translation>Não há mesas possíveis. Tente de novo, ou monte as mesas à mão.</translation>
    </message>
    <message>
        <source>Round %1: a proposal</source>
        <comment>title; %1: number of a tournament round</comment>
        <translation>Rodada %1: uma proposta</translation>
    </message>
    <message>
        <source>Round %1: change open tables</source>
        <comment>title; tables of a tournament round in play are made up anew</comment>
        <translation>Rodada %1: mudar mesas abertas</translation>
    </message>
    <message>
        <source>Nobody has seen it yet. Change what you like, then publish it.</source>
        <translation>Ninguém viu ainda. Mude o que quiser, depois publique.</translation>
    </message>
    <message>
        <source>Publish</source>
        <comment>button: the pairing becomes the tournament round</comment>
        <translation>Publicar</translation>
    </message>
    <message>
        <source>Change open tables</source>
        <comment>button: who plays where in a tournament round in play</comment>
        <translation>Mudar mesas abertas</translation>
    </message>
    <message>
        <source>Tables without any points can be made up anew. The others stay as they are.</source>
        <translation>Mesas sem nenhum ponto podem ser montadas de novo. As outras ficam como estão.</translation>
    </message>
    <message>
        <source>Table %1 has points already and stays as it is.</source>
        <comment>%1: number of a table</comment>
        <translation>A mesa %1 já tem pontos e fica como está.</translation>
    </message>
    <message>
        <source>Publish the change</source>
        <comment>button: other tables in a tournament round in play</comment>
        <translation>Publicar a mudança</translation>
    </message>
    <message>
        <source>Pair again</source>
        <comment>button: a new proposal; locked tables stay</comment>
        <translation>Montar de novo</translation>
    </message>
    <message>
        <source>Throw away</source>
        <comment>button: the proposal is forgotten</comment>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Why this pairing?</source>
        <comment>button: the reasons for one table</comment>
        <translation>Por que esta mesa?</translation>
    </message>
    <message>
        <source>Lock this table</source>
        <comment>button: a new proposal does not change it</comment>
        <translation>Fixar esta mesa</translation>
    </message>
    <message>
        <source>Unlock this table</source>
        <comment>button: a new proposal may change this table again</comment>
        <translation>Soltar esta mesa</translation>
    </message>
    <message>
        <source>Change places with somebody</source>
        <comment>button: then another place is chosen</comment>
        <translation>Trocar de lugar com alguém</translation>
    </message>
    <message>
        <source>Let go</source>
        <comment>button: nobody is chosen to change places any more</comment>
        <translation>Desistir</translation>
    </message>
    <message>
        <source>Make a table of these</source>
        <comment>button: of players who had none</comment>
        <translation>Juntar em uma mesa</translation>
    </message>
    <message>
        <source>Break this table up</source>
        <comment>button: those who sat at it have no table then</comment>
        <translation>Desfazer esta mesa</translation>
    </message>
    <message>
        <source>Let them sit out</source>
        <comment>button: those who have no place</comment>
        <translation>Dar folga</translation>
    </message>
    <message>
        <source>Look at earlier rounds</source>
        <comment>button: tournament rounds</comment>
        <translation>Ver rodadas anteriores</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <comment>two keys</comment>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>the space bar, on a small picture of a key; short</comment>
        <translation>Espaço</translation>
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
        <translation>J</translation>
    </message>
    <message>
        <source>B</source>
        <comment>one letter: key of Break this table up; another one than the others</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>%1 (no place yet)</source>
        <comment>%1: a player or pair who came after the pairing</comment>
        <translation>%1 (ainda sem lugar)</translation>
    </message>
    <message>
        <source>Another table number</source>
        <comment>button</comment>
        <translation>Novo número de mesa</translation>
    </message>
    <message>
        <source>Another number for table %1</source>
        <comment>title of a small window</comment>
        <translation>Novo número para a mesa %1</translation>
    </message>
    <message>
        <source>Table number (a table that has it gets the old one)</source>
        <comment>label of a field for a number</comment>
        <translation>Número da mesa (a mesa que o tiver fica com o antigo)</translation>
    </message>
    <message>
        <source>Use this number</source>
        <comment>button</comment>
        <translation>Usar este número</translation>
    </message>
    <message>
        <source>locked</source>
        <comment>on a table that a new proposal does not change; short</comment>
        <translation>fixa</translation>
    </message>
    <message>
        <source>Sitting out</source>
        <comment>heading above who does not play in this tournament round</comment>
        <translation>Folga</translation>
    </message>
    <message>
        <source>Out of the knockout</source>
        <comment>heading above those who have lost: they do not play any more, unless one is put in for somebody who left</comment>
        <translation>Fora do mata-mata</translation>
    </message>
    <message>
        <source>%1 is chosen. Choose who changes places with them.</source>
        <comment>%1: a player or a pair to be moved</comment>
        <translation>Escolha feita: %1. Agora escolha com quem troca de lugar.</translation>
    </message>
    <message>
        <source>%1 and %2 have changed places.</source>
        <comment>two players or pairs</comment>
        <translation>%1 e %2 trocaram de lugar.</translation>
    </message>
    <message>
        <source>Table %1 stays as it is.</source>
        <comment>after a table was locked; %1: its number</comment>
        <translation>A mesa %1 fica como está.</translation>
    </message>
    <message>
        <source>Table %1 may change again.</source>
        <comment>after a table was unlocked; %1: its number</comment>
        <translation>A mesa %1 pode mudar de novo.</translation>
    </message>
    <message numerus="yes">
        <source>Proposed: %n table(s).</source>
        <comment>said when a pairing is there; never zero</comment>
        <translation>
            <numerusform>Proposta: %n mesa.</numerusform>
            <numerusform>Proposta: %n mesas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 is published.</source>
        <comment>%1: number of a tournament round</comment>
        <translation>Rodada %1 publicada.</translation>
    </message>
    <message>
        <source>Proposed tables</source>
        <comment>said by a screen reader: a list</comment>
        <translation>Mesas propostas</translation>
    </message>
    <message>
        <source>Table %1, seat %2: %3</source>
        <comment>said by a screen reader; %2: number of a seat; %3: a player or pair</comment>
        <translation>Mesa %1, lugar %2: %3</translation>
    </message>
    <message>
        <source>%1 sits out</source>
        <comment>said by a screen reader; %1: a player or pair</comment>
        <translation>Folga: %1</translation>
    </message>
    <message>
        <source>%1, out of the knockout</source>
        <comment>said by a screen reader; %1: a player or pair who has lost</comment>
        <translation>%1, fora do mata-mata</translation>
    </message>
    <message>
        <source>%1, chosen to change places</source>
        <comment>said by a screen reader; %1: a player&apos;s place</comment>
        <translation>%1, escolha para trocar de lugar</translation>
    </message>
    <message>
        <source>%1, locked</source>
        <comment>said by a screen reader; %1: a place at a table that stays</comment>
        <translation>%1, mesa fixa</translation>
    </message>
    <message>
        <source>%1. Mind: %2</source>
        <comment>said by a screen reader; %1: a place; %2: a warning</comment>
        <translation>%1. Atenção: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) to know before you publish</source>
        <comment>heading; never zero</comment>
        <translation>
            <numerusform>%n coisa a saber antes de publicar</numerusform>
            <numerusform>%n coisas a saber antes de publicar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more, on their tables</source>
        <comment>below a list of warnings; never zero</comment>
        <translation>
            <numerusform>e mais %n aviso, na própria mesa</numerusform>
            <numerusform>e mais %n avisos, nas próprias mesas</numerusform>
        </translation>
    </message>
    <message>
        <source>Publish it all the same?</source>
        <comment>a question: something speaks against a pairing</comment>
        <translation>Publicar mesmo assim?</translation>
    </message>
    <message>
        <source>Yes, publish it</source>
        <comment>button</comment>
        <translation>Sim, publicar</translation>
    </message>
    <message>
        <source>Look at it again</source>
        <comment>button</comment>
        <translation>Ver de novo</translation>
    </message>
    <message>
        <source>Why are the tables changed? (stands in the log)</source>
        <comment>label of a field</comment>
        <translation>Por que mudam as mesas? (fica no registro)</translation>
    </message>
    <message>
        <source>Other tables in round %1</source>
        <comment>title; %1: number of a tournament round</comment>
        <translation>Outras mesas na rodada %1</translation>
    </message>
    <message>
        <source>Why table %1?</source>
        <comment>heading above reasons; %1: number of a table</comment>
        <translation>Por que a mesa %1?</translation>
    </message>
    <message>
        <source>Why do they sit out?</source>
        <comment>heading above reasons</comment>
        <translation>Por que a folga?</translation>
    </message>
    <message>
        <source>There is nothing special about it.</source>
        <comment>no reason is known for a pairing</comment>
        <translation>Não há nada de especial aqui.</translation>
    </message>
    <message>
        <source>In the first round the lot decides; it was drawn with the number %1.</source>
        <translation>Na primeira rodada decide o sorteio; o número do sorteio foi %1.</translation>
    </message>
    <message>
        <source>In the first round the ratings decide who meets whom.</source>
        <translation>Na primeira rodada a força decide quem joga contra quem.</translation>
    </message>
    <message>
        <source>By wins alone %1 (%2 wins) and %3 (%4 wins) would not meet: what people need at the table comes first.</source>
        <comment>%1, %3: players or pairs; %2, %4: numbers that may end with a half</comment>
        <translation>Só pelas vitórias, %1 (vitórias: %2) e %3 (vitórias: %4) não se enfrentariam: o que alguém precisa à mesa vem primeiro.</translation>
    </message>
    <message>
        <source>Both sides have the same number of wins: %1.</source>
        <comment>%1: a number that may end with a half</comment>
        <translation>Os dois lados têm o mesmo número de vitórias: %1.</translation>
    </message>
    <message>
        <source>%1 (%2 wins) and %3 (%4 wins) were the nearest that had not met yet.</source>
        <comment>%1, %3: players or pairs; %2, %4: numbers that may end with a half</comment>
        <translation>%1 (%2 vitórias) e %3 (%4 vitórias) eram os mais próximos que ainda não tinham se enfrentado.</translation>
    </message>
    <message>
        <source>They have not met in this tournament.</source>
        <translation>Ainda não se enfrentaram neste torneio.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 have met %n time(s) before; no pairing without a repeat was left.</source>
        <comment>%1, %2: players or pairs; never zero</comment>
        <translation>
            <numerusform>%1 e %2 já se enfrentaram %n vez; não havia como evitar uma repetição.</numerusform>
            <numerusform>%1 e %2 já se enfrentaram %n vezes; não havia como evitar uma repetição.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody here has had this partner before.</source>
        <translation>Ninguém aqui já teve este parceiro.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 have been partners %n time(s) before; it could not be avoided.</source>
        <comment>%1, %2: players; never zero</comment>
        <translation>
            <numerusform>%1 e %2 já foram parceiros %n vez; não deu para evitar.</numerusform>
            <numerusform>%1 e %2 já foram parceiros %n vezes; não deu para evitar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 have been opponents %n time(s) before; it could not be avoided.</source>
        <comment>%1, %2: players; never zero</comment>
        <translation>
            <numerusform>%1 e %2 já foram adversários %n vez; não deu para evitar.</numerusform>
            <numerusform>%1 e %2 já foram adversários %n vezes; não deu para evitar.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 sits out: in place %2, the lowest of all who have sat out least.</source>
        <comment>%1: a player or pair; %2: place in the standings</comment>
        <translation>Folga: %1, no %2º lugar, o mais baixo entre quem menos folgou.</translation>
    </message>
    <message numerus="yes">
        <source>%1 sits out again, after %n time(s): everybody has sat out as often.</source>
        <comment>%1: a player or pair; never zero</comment>
        <translation>
            <numerusform>Folga de novo: %1, depois de %n vez: todos já folgaram o mesmo número de vezes.</numerusform>
            <numerusform>Folga de novo: %1, depois de %n vezes: todos já folgaram o mesmo número de vezes.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (place %2) sits out: with anybody lower, two would have had to meet again.</source>
        <comment>%1: a player or pair; %2: place in the standings</comment>
        <translation>Folga: %1 (%2º lugar); se fosse alguém mais abaixo, um confronto teria que se repetir.</translation>
    </message>
    <message>
        <source>%1 (place %2) sits out: with anybody lower out, seats that are needed could not be given.</source>
        <comment>%1: a player or pair; %2: place in the standings</comment>
        <translation>Folga: %1 (%2º lugar); se fosse alguém mais abaixo, faltariam lugares que alguém precisa ter.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 have met %n time(s) before.</source>
        <comment>%1, %2: players or pairs; never zero</comment>
        <translation>
            <numerusform>%1 e %2 já se enfrentaram %n vez.</numerusform>
            <numerusform>%1 e %2 já se enfrentaram %n vezes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 have been partners %n time(s) before.</source>
        <comment>%1, %2: players; never zero</comment>
        <translation>
            <numerusform>%1 e %2 já foram parceiros %n vez.</numerusform>
            <numerusform>%1 e %2 já foram parceiros %n vezes.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 always plays at table %2.</source>
        <comment>%1: a player; a need that is kept</comment>
        <translation>%1 joga sempre na mesa %2.</translation>
    </message>
    <message>
        <source>%1 always has seat %2.</source>
        <comment>%1: a player; %2: 1 to 4; a need that is kept</comment>
        <translation>%1 fica sempre no lugar %2.</translation>
    </message>
    <message>
        <source>%2 stays near %1.</source>
        <comment>%1: a player; %2: the player who helps</comment>
        <translation>%2 fica perto de %1.</translation>
    </message>
    <message numerus="yes">
        <source>Those who meet here have sat at table %1 %n time(s) before, counted together.</source>
        <comment>%1: number of a table</comment>
        <translation>
            <numerusform>Quem se encontra aqui já esteve na mesa %1 %n vez, somando todos.</numerusform>
            <numerusform>Quem se encontra aqui já esteve na mesa %1 %n vezes, somando todos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody here has sat at table %1 before.</source>
        <comment>%1: number of a table</comment>
        <translation>Ninguém daqui jogou ainda na mesa %1.</translation>
    </message>
    <message>
        <source>The plan of a round robin says so for round %1.</source>
        <comment>%1: a tournament round</comment>
        <translation>É o plano de todos contra todos para a rodada %1.</translation>
    </message>
    <message>
        <source>The perfect rotation says so for round %1.</source>
        <comment>%1: a tournament round</comment>
        <translation>É o rodízio perfeito para a rodada %1.</translation>
    </message>
    <message>
        <source>The knockout says so: place %1 of the bracket meets place %2.</source>
        <comment>%1, %2: numbers of places in a knockout bracket</comment>
        <translation>É o mata-mata: o lugar %1 da chave enfrenta o lugar %2.</translation>
    </message>
    <message>
        <source>A bye for %1: the bracket has nobody opposite.</source>
        <comment>knockout; %1: a player or pair</comment>
        <translation>%1 passa sem jogar: na chave não há ninguém do outro lado.</translation>
    </message>
    <message>
        <source>No opponent for %1: %2 withdrew.</source>
        <comment>knockout; %1, %2: players or pairs</comment>
        <translation>Sem adversário para %1: desistência de %2.</translation>
    </message>
    <message>
        <source>%1 won already, and waits for a table that is played again.</source>
        <comment>knockout; %1: a player or pair</comment>
        <translation>%1 já venceu, e espera por uma mesa que é jogada de novo.</translation>
    </message>
    <message>
        <source>They play for third place.</source>
        <translation>Disputam o terceiro lugar.</translation>
    </message>
    <message>
        <source>You have locked this table.</source>
        <translation>Você fixou esta mesa.</translation>
    </message>
    <message>
        <source>You have put this table together yourself.</source>
        <translation>Esta mesa foi montada por você.</translation>
    </message>
    <message>
        <source>You have decided yourself who sits out.</source>
        <translation>A folga foi decidida por você.</translation>
    </message>
    <message>
        <source>%1 has two places in this round.</source>
        <comment>%1: a player or pair</comment>
        <translation>%1: dois lugares nesta rodada.</translation>
    </message>
    <message>
        <source>%1 has no table and does not sit out either.</source>
        <comment>%1: a player or pair</comment>
        <translation>%1: sem mesa, e também sem folga.</translation>
    </message>
    <message>
        <source>What %1 needs is not kept at table %2.</source>
        <comment>%1: a player; %2: number of a table</comment>
        <translation>O que %1 precisa não é respeitado na mesa %2.</translation>
    </message>
    <message>
        <source>%1 has left the tournament but has a place.</source>
        <comment>%1: a player or pair</comment>
        <translation>%1: já fora do torneio, mas com lugar.</translation>
    </message>
    <message>
        <source>%1: not beaten, but cannot win the knockout any more if this is published.</source>
        <comment>a warning; %1: a player or pair for whom somebody else was put in</comment>
        <translation>%1: sem derrota, mas não pode mais vencer o mata-mata se isto for publicado.</translation>
    </message>
    <message>
        <source>%1: out of the knockout, but at a table again.</source>
        <comment>a warning; %1: a player or pair who was put in for somebody else</comment>
        <translation>%1: fora do mata-mata, mas de novo em uma mesa.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has sat out %n time(s) already, others less often.</source>
        <comment>%1: a player or pair; never zero</comment>
        <translation>
            <numerusform>%1: já %n folga, outros tiveram menos.</numerusform>
            <numerusform>%1: já %n folgas, outros tiveram menos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tournament papers</name>
    <message>
        <source>Round %1: who plays at which table</source>
        <comment>title of a list; round = tournament round</comment>
        <translation>Rodada %1: quem joga em que mesa</translation>
    </message>
    <message>
        <source>Round %1: find your seat</source>
        <comment>title of a list by name; round = tournament round</comment>
        <translation>Rodada %1: ache o seu lugar</translation>
    </message>
    <message>
        <source>Round %1: results</source>
        <comment>title of a list; round = tournament round</comment>
        <translation>Rodada %1: resultados</translation>
    </message>
    <message>
        <source>Round %1: results so far</source>
        <comment>title: some tables still play; round = tournament round</comment>
        <translation>Rodada %1: resultados parciais</translation>
    </message>
    <message>
        <source>Standings after round %1</source>
        <comment>title; round = tournament round</comment>
        <translation>Classificação depois da rodada %1</translation>
    </message>
    <message>
        <source>Standings so far, round %1 still being played</source>
        <comment>title; round = tournament round</comment>
        <translation>Classificação parcial, rodada %1 ainda em jogo</translation>
    </message>
    <message>
        <source>Final standings</source>
        <comment>title of a list</comment>
        <translation>Classificação final</translation>
    </message>
    <message>
        <source>Entrants</source>
        <comment>title of a list before the first round</comment>
        <translation>Inscritos</translation>
    </message>
    <message>
        <source>Cross table</source>
        <comment>title of a list: everybody against everybody</comment>
        <translation>Tabela cruzada</translation>
    </message>
    <message>
        <source>%1, round by round</source>
        <comment>title; %1: a name or two; round = tournament round</comment>
        <translation>%1, rodada por rodada</translation>
    </message>
    <message>
        <source>Log of the tournament</source>
        <comment>title of a list: everything that was written down</comment>
        <translation>Registro do torneio</translation>
    </message>
    <message>
        <source>Season table</source>
        <comment>title of a list: several tournaments added up</comment>
        <translation>Tabela da temporada</translation>
    </message>
    <message>
        <source>Match for third place</source>
        <comment>title of a list with one table</comment>
        <translation>Partida do terceiro lugar</translation>
    </message>
    <message>
        <source>Diploma</source>
        <comment>in very large letters on a certificate</comment>
        <translation>Diploma</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>heading of a column of numbers</comment>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>heading of a column</comment>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Pair</source>
        <comment>heading of a column: the two names of a pair</comment>
        <translation>Dupla</translation>
    </message>
    <message>
        <source>Against</source>
        <comment>heading of a column: the names of the opponents</comment>
        <translation>Contra</translation>
    </message>
    <message>
        <source>With</source>
        <comment>heading of a column: the name of the partner</comment>
        <translation>Com</translation>
    </message>
    <message>
        <source>Seat</source>
        <comment>heading of a column: where at the table somebody sits, like North</comment>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>heading of a column: 1 for the best</comment>
        <translation>Posição</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>heading of a column</comment>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Their points</source>
        <comment>heading of a column: the points of the opponents</comment>
        <translation>Pontos deles</translation>
    </message>
    <message>
        <source>Matches</source>
        <comment>heading of a column: matches won by both sides, like 2–1</comment>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Remark</source>
        <comment>heading of a column, mostly empty</comment>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Round</source>
        <comment>heading of a column of numbers; round = tournament round</comment>
        <translation>Rodada</translation>
    </message>
    <message>
        <source>Round %1</source>
        <comment>heading of a column; round = tournament round</comment>
        <translation>Rodada %1</translation>
    </message>
    <message>
        <source>Result</source>
        <comment>heading of a column: won, lost, level</comment>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Blocked</source>
        <comment>heading of a column: how many rounds ended with a blocked game</comment>
        <translation>Fechados</translation>
    </message>
    <message>
        <source>Fouls</source>
        <comment>heading of a column: how many rounds ended with a foul of this side</comment>
        <translation>Infrações</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <comment>heading of a column; round = one deal</comment>
        <translation>Mãos vencidas</translation>
    </message>
    <message>
        <source>Penalty</source>
        <comment>heading of a column: points taken off</comment>
        <translation>Penalidade</translation>
    </message>
    <message>
        <source>Entry</source>
        <comment>heading of a column: the number of an entry of the log</comment>
        <translation>Item</translation>
    </message>
    <message>
        <source>Time</source>
        <comment>heading of a column: day and time of day</comment>
        <translation>Hora</translation>
    </message>
    <message>
        <source>What happened</source>
        <comment>heading of a column of sentences</comment>
        <translation>O que aconteceu</translation>
    </message>
    <message>
        <source>Director</source>
        <comment>heading of a column: who wrote it down; below a line for a signature</comment>
        <translation>Direção</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>heading of a column or label of a row: the sum</comment>
        <translation>Total</translation>
    </message>
    <message>
        <source>Played</source>
        <comment>heading of a column: how many tables somebody has played</comment>
        <translation>Mesas</translation>
    </message>
    <message>
        <source>Wins</source>
        <comment>heading of a column</comment>
        <translation>Vitórias</translation>
    </message>
    <message>
        <source>Effectiveness</source>
        <comment>heading of a column: points for minus points against</comment>
        <translation>Saldo</translation>
    </message>
    <message>
        <source>Points for</source>
        <comment>heading of a column: all points won</comment>
        <translation>Pontos pró</translation>
    </message>
    <message>
        <source>Direct encounter</source>
        <comment>heading of a column: wins against those who are level</comment>
        <translation>Confronto direto</translation>
    </message>
    <message>
        <source>Opponents&apos; wins</source>
        <comment>heading of a column: the wins of all opponents</comment>
        <translation>Vitórias adversárias</translation>
    </message>
    <message>
        <source>Opponents&apos; effectiveness</source>
        <comment>heading of a column: effectiveness of all opponents</comment>
        <translation>Saldo adversário</translation>
    </message>
    <message>
        <source>Lot</source>
        <comment>heading of a column: what was drawn by chance</comment>
        <translation>Sorteio</translation>
    </message>
    <message>
        <source>sits out</source>
        <comment>somebody does not play in this tournament round</comment>
        <translation>folga</translation>
    </message>
    <message>
        <source>waits</source>
        <comment>somebody does not play in this tournament round, and it counts nothing</comment>
        <translation>espera</translation>
    </message>
    <message>
        <source>out</source>
        <comment>somebody has lost in a knockout before this tournament round</comment>
        <translation>eliminado</translation>
    </message>
    <message>
        <source>absent</source>
        <comment>somebody was not paired in this tournament round</comment>
        <translation>ausente</translation>
    </message>
    <message>
        <source>won</source>
        <comment>result of a table</comment>
        <translation>vitória</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>result of a table</comment>
        <translation>derrota</translation>
    </message>
    <message>
        <source>level</source>
        <comment>result of a table: nobody won</comment>
        <translation>empate</translation>
    </message>
    <message>
        <source>forfeit</source>
        <comment>a table was decided without playing</comment>
        <translation>WO</translation>
    </message>
    <message>
        <source>won by forfeit</source>
        <comment>result of a table</comment>
        <translation>vitória por WO</translation>
    </message>
    <message>
        <source>lost by forfeit</source>
        <comment>result of a table</comment>
        <translation>derrota por WO</translation>
    </message>
    <message>
        <source>lost for both</source>
        <comment>result of a table</comment>
        <translation>os dois perdem</translation>
    </message>
    <message>
        <source>not played</source>
        <comment>a table that counts for nobody</comment>
        <translation>não jogada</translation>
    </message>
    <message>
        <source>still playing</source>
        <comment>a table without a result yet</comment>
        <translation>ainda em jogo</translation>
    </message>
    <message>
        <source>%1 won the play-off</source>
        <comment>remark about a level table; %1: a name, or two names of a pair</comment>
        <translation>desempate: vitória de %1</translation>
    </message>
    <message>
        <source>North</source>
        <comment>a seat at the table, as on a map</comment>
        <translation>Norte</translation>
    </message>
    <message>
        <source>East</source>
        <comment>a seat at the table, as on a map</comment>
        <translation>Leste</translation>
    </message>
    <message>
        <source>South</source>
        <comment>a seat at the table, as on a map</comment>
        <translation>Sul</translation>
    </message>
    <message>
        <source>West</source>
        <comment>a seat at the table, as on a map</comment>
        <translation>Oeste</translation>
    </message>
    <message>
        <source>Sitting out in this round: %1</source>
        <comment>%1: a name, or several; round = tournament round</comment>
        <translation>Folga nesta rodada: %1</translation>
    </message>
    <message>
        <source>Corrected: entry %1</source>
        <comment>%1: the number of an entry of the log</comment>
        <translation>Corrigido: item %1</translation>
    </message>
    <message>
        <source>Corrected: entries %1</source>
        <comment>%1: numbers of entries of the log, like 17 and 23</comment>
        <translation>Corrigidos: itens %1</translation>
    </message>
    <message>
        <source>A place with = is shared.</source>
        <comment>note below standings</comment>
        <translation>Posição com = é empate.</translation>
    </message>
    <message>
        <source>Read along the row: points for and against. The columns have the places as their headings.</source>
        <comment>note below a cross table</comment>
        <translation>Leia ao longo da linha: pontos pró e contra. As colunas têm as posições como título.</translation>
    </message>
    <message>
        <source>Each cell: the place of the opponents, then + for won, − for lost, = for level, and the points.</source>
        <comment>note below a cross table; keep the signs</comment>
        <translation>Cada campo: a posição dos adversários, depois + para vitória, − para derrota, = para empate, e os pontos.</translation>
    </message>
    <message numerus="yes">
        <source>The best %n result(s) count.</source>
        <comment>note below a season table; never zero</comment>
        <translation>
            <numerusform>Conta %n resultado, o melhor.</numerusform>
            <numerusform>Contam os %n melhores resultados.</numerusform>
        </translation>
    </message>
    <message>
        <source>What is in brackets does not count.</source>
        <comment>note below a season table</comment>
        <translation>O que está entre parênteses não conta.</translation>
    </message>
    <message>
        <source>There is nothing to show here yet.</source>
        <comment>instead of an empty list</comment>
        <translation>Ainda não há nada para mostrar aqui.</translation>
    </message>
</context>
<context>
    <name>Tournament penalties</name>
    <message>
        <source>Penalties</source>
        <comment>title, and a button</comment>
        <translation>Penalidades</translation>
    </message>
    <message>
        <source>Give a penalty</source>
        <comment>title, and a button</comment>
        <translation>Dar uma penalidade</translation>
    </message>
    <message>
        <source>For whom?</source>
        <comment>label of a choice</comment>
        <translation>Para quem?</translation>
    </message>
    <message>
        <source>In which round?</source>
        <comment>label of a choice: a tournament round</comment>
        <translation>Em que rodada?</translation>
    </message>
    <message>
        <source>How many points are taken off?</source>
        <comment>label of a number; 0 is a warning</comment>
        <translation>Quantos pontos se descontam?</translation>
    </message>
    <message>
        <source>A warning: no points are taken off.</source>
        <translation>Uma advertência: nenhum ponto é descontado.</translation>
    </message>
    <message>
        <source>Late at the table</source>
        <comment>a usual reason; a button</comment>
        <translation>Atraso para a mesa</translation>
    </message>
    <message>
        <source>Signals to the partner</source>
        <comment>a usual reason; a button</comment>
        <translation>Sinais para o parceiro</translation>
    </message>
    <message>
        <source>False declaration</source>
        <comment>a usual reason; a button; glossary: foul</comment>
        <translation>Declaração falsa</translation>
    </message>
    <message>
        <source>Bad conduct</source>
        <comment>a usual reason; a button</comment>
        <translation>Má conduta</translation>
    </message>
    <message>
        <source>Give it</source>
        <comment>button: the penalty holds from now on</comment>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>No penalty has been given.</source>
        <translation>Nenhuma penalidade foi dada.</translation>
    </message>
    <message numerus="yes">
        <source>Round %1, %2: %n point(s). %3</source>
        <comment>tournament round; %2: who, %3: why; never zero</comment>
        <translation>
            <numerusform>Rodada %1, %2: %n ponto. %3</numerusform>
            <numerusform>Rodada %1, %2: %n pontos. %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, %2: a warning. %3</source>
        <comment>tournament round; %2: who, %3: why</comment>
        <translation>Rodada %1, %2: advertência. %3</translation>
    </message>
    <message>
        <source>Round %1, %2: the match is lost. %3</source>
        <comment>tournament round; %2: who, %3: why</comment>
        <translation>Rodada %1, %2: partida perdida. %3</translation>
    </message>
    <message>
        <source>Round %1, %2: out of the tournament. %3</source>
        <comment>tournament round; %2: who, %3: why</comment>
        <translation>Rodada %1, %2: fora do torneio. %3</translation>
    </message>
    <message>
        <source>What for?</source>
        <comment>a question; the answers are penalties of the club, by name</comment>
        <translation>Por quê?</translation>
    </message>
    <message>
        <source>Something else</source>
        <comment>an answer: another penalty than those of the club</comment>
        <translation>Outra coisa</translation>
    </message>
    <message>
        <source>Points and reason as you say.</source>
        <comment>about a penalty that is not in the list</comment>
        <translation>Pontos e motivo, você diz.</translation>
    </message>
    <message>
        <source>Table %1 then counts as: %2.</source>
        <comment>%1: number of a table; %2: a result like not played, win for Anna &amp; Bruno</comment>
        <translation>A mesa %1 passa a valer: %2.</translation>
    </message>
    <message>
        <source>%1 lose the match together.</source>
        <comment>%1: two partners of one side of a table, of whom one is penalised</comment>
        <translation>%1 perdem juntos.</translation>
    </message>
    <message>
        <source>No further pairing for %1. What was played before stays.</source>
        <comment>%1: a player or a pair</comment>
        <translation>Sem mais confrontos para %1. O que já foi jogado fica.</translation>
    </message>
    <message>
        <source>The result of the table stays: correct it as well if it was wrong.</source>
        <comment>a penalty that had cost the match no longer holds</comment>
        <translation>O resultado da mesa fica: corrija também, se estava errado.</translation>
    </message>
    <message>
        <source>Whoever was out stays out: let them play again among the entrants, and correct the result of the table.</source>
        <comment>a penalty that had cost the tournament no longer holds</comment>
        <translation>Quem estava fora continua fora: faça voltar ao jogo nos inscritos, e corrija o resultado da mesa.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) off</source>
        <comment>what a penalty costs, short; never zero</comment>
        <translation>
            <numerusform>%n ponto a menos</numerusform>
            <numerusform>%n pontos a menos</numerusform>
        </translation>
    </message>
    <message>
        <source>a warning</source>
        <comment>what a penalty costs, short: nothing</comment>
        <translation>advertência</translation>
    </message>
    <message>
        <source>the match is lost</source>
        <comment>what a penalty costs, short</comment>
        <translation>partida perdida</translation>
    </message>
    <message>
        <source>out of the tournament</source>
        <comment>what a penalty costs, short</comment>
        <translation>fora do torneio</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>in a list of penalties: its name and what it costs</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <comment>button beside a penalty</comment>
        <translation>Anular</translation>
    </message>
    <message>
        <source>Does this penalty no longer hold?</source>
        <comment>title of a small window</comment>
        <translation>Esta penalidade não vale mais?</translation>
    </message>
    <message>
        <source>Withdraw it</source>
        <comment>button</comment>
        <translation>Anular</translation>
    </message>
</context>
<context>
    <name>Tournament publish page</name>
    <message>
        <source>What would you like to publish?</source>
        <comment>heading above a choice of papers</comment>
        <translation>O que você quer publicar?</translation>
    </message>
    <message>
        <source>Pairings by table</source>
        <comment>a paper</comment>
        <translation>Confrontos por mesa</translation>
    </message>
    <message>
        <source>Pairings by name</source>
        <comment>a paper: where everybody sits</comment>
        <translation>Confrontos por nome</translation>
    </message>
    <message>
        <source>Score cards</source>
        <comment>a paper</comment>
        <translation>Fichas de pontos</translation>
    </message>
    <message>
        <source>Results</source>
        <comment>a paper: the results of a tournament round</comment>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Standings</source>
        <comment>a paper</comment>
        <translation>Classificação</translation>
    </message>
    <message>
        <source>Cross table</source>
        <comment>a paper</comment>
        <translation>Tabela cruzada</translation>
    </message>
    <message>
        <source>Bracket</source>
        <comment>a paper: the tree of a knockout; also its title</comment>
        <translation>Chave</translation>
    </message>
    <message>
        <source>Round by round</source>
        <comment>a paper: what everybody did; tournament rounds</comment>
        <translation>Rodada por rodada</translation>
    </message>
    <message>
        <source>Diplomas</source>
        <comment>a paper</comment>
        <translation>Diplomas</translation>
    </message>
    <message>
        <source>Log</source>
        <comment>a paper: everything that was written down</comment>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Round</source>
        <comment>label of a choice; round = tournament round</comment>
        <translation>Rodada</translation>
    </message>
    <message>
        <source>Language</source>
        <comment>label of a choice</comment>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Second language</source>
        <comment>label of a choice</comment>
        <translation>Segundo idioma</translation>
    </message>
    <message>
        <source>None</source>
        <comment>a choice: the paper is in one language only</comment>
        <translation>Nenhum</translation>
    </message>
    <message>
        <source>Each card is in the languages of the players at its table.</source>
        <comment>a hint about score cards</comment>
        <translation>Cada ficha sai nos idiomas dos jogadores da sua mesa.</translation>
    </message>
    <message>
        <source>Large print</source>
        <comment>label of a choice: which score cards</comment>
        <translation>Letras grandes</translation>
    </message>
    <message>
        <source>Where needed</source>
        <comment>a choice: which score cards are in large print</comment>
        <translation>Onde for preciso</translation>
    </message>
    <message>
        <source>All tables</source>
        <comment>a choice: which score cards are in large print</comment>
        <translation>Todas as mesas</translation>
    </message>
    <message>
        <source>Also at these tables</source>
        <comment>label of a field for numbers of tables, like 3, 7</comment>
        <translation>Também nestas mesas</translation>
    </message>
    <message>
        <source>For whom</source>
        <comment>label of a choice: who gets a diploma</comment>
        <translation>Para quem</translation>
    </message>
    <message>
        <source>The first three</source>
        <comment>a choice: who gets a diploma</comment>
        <translation>Os três primeiros</translation>
    </message>
    <message>
        <source>Everybody</source>
        <comment>a choice: who gets a diploma</comment>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Paper</source>
        <comment>label of a choice: A4 or Letter</comment>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Print</source>
        <comment>button</comment>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Print everything for this round</source>
        <comment>button: pairings and score cards in one go</comment>
        <translation>Imprimir tudo desta rodada</translation>
    </message>
    <message>
        <source>Save as PDF or web page</source>
        <comment>button</comment>
        <translation>Salvar em PDF ou página da web</translation>
    </message>
    <message>
        <source>Save as plain text</source>
        <comment>button: for Braille displays and e-mail</comment>
        <translation>Salvar como texto simples</translation>
    </message>
    <message>
        <source>Save for spreadsheets</source>
        <comment>button: writes a table as CSV</comment>
        <translation>Salvar para planilhas</translation>
    </message>
    <message>
        <source>Tables (CSV)</source>
        <comment>a kind of file</comment>
        <translation>Tabelas (CSV)</translation>
    </message>
    <message>
        <source>Save the whole tournament</source>
        <comment>button: writes one file that another PC opens</comment>
        <translation>Salvar o torneio inteiro</translation>
    </message>
    <message>
        <source>Results for another PC</source>
        <comment>button: writes the results of a round into a file</comment>
        <translation>Resultados para outro PC</translation>
    </message>
    <message>
        <source>As a file</source>
        <comment>heading above buttons that save files</comment>
        <translation>Em arquivo</translation>
    </message>
    <message>
        <source>For other computers</source>
        <comment>heading above buttons that save files</comment>
        <translation>Para outros computadores</translation>
    </message>
    <message>
        <source>Preview: %1</source>
        <comment>%1: the name of a paper; a screen reader says it</comment>
        <translation>Prévia: %1</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <comment>%1: where a file was written</comment>
        <translation>Arquivo salvo: %1</translation>
    </message>
    <message>
        <source>One moment, the sheets are being laid out.</source>
        <comment>while a long list is prepared</comment>
        <translation>Um momento, as folhas estão sendo montadas.</translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s)</source>
        <comment>how many sheets of paper it will be; never zero</comment>
        <translation>
            <numerusform>%n folha</numerusform>
            <numerusform>%n folhas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tournament refusal</name>
    <message>
        <source>The tournament is closed. Open it again first.</source>
        <translation>O torneio está encerrado. Reabra primeiro.</translation>
    </message>
    <message>
        <source>The tournament is not closed.</source>
        <translation>O torneio não está encerrado.</translation>
    </message>
    <message>
        <source>These settings do not go together.</source>
        <translation>Estas configurações não combinam.</translation>
    </message>
    <message>
        <source>By these rules %1 players do not make two sides at a table. Choose other rules.</source>
        <comment>%1: a number</comment>
        <translation>Com estas regras, %1 jogadores não formam dois lados em uma mesa. Escolha outras regras.</translation>
    </message>
    <message>
        <source>The first round is paired, so this can no longer be changed.</source>
        <comment>tournament round</comment>
        <translation>A primeira rodada já foi montada, e isto não pode mais mudar.</translation>
    </message>
    <message>
        <source>There are results already, so the match can no longer be changed.</source>
        <translation>Já há resultados, e a partida não pode mais mudar.</translation>
    </message>
    <message>
        <source>Give the tournament a name.</source>
        <translation>Dê um nome ao torneio.</translation>
    </message>
    <message>
        <source>Say why, in a few words: it will stand in the log.</source>
        <translation>Diga o porquê em poucas palavras: fica no registro.</translation>
    </message>
    <message>
        <source>There is no entrant number %1.</source>
        <comment>%1: a number</comment>
        <translation>Não há inscrito com o número %1.</translation>
    </message>
    <message>
        <source>An entrant is one person here.</source>
        <translation>Aqui cada inscrição é de uma pessoa.</translation>
    </message>
    <message>
        <source>An entrant is a pair here: two different people.</source>
        <translation>Aqui cada inscrição é de uma dupla: duas pessoas diferentes.</translation>
    </message>
    <message>
        <source>%1 plays already, as %2.</source>
        <comment>%1: a name, %2: an entrant, perhaps a pair</comment>
        <translation>%1 já joga, em: %2.</translation>
    </message>
    <message>
        <source>%1 does not play for %2.</source>
        <comment>%1: a name, %2: an entrant, perhaps a pair</comment>
        <translation>%1 não joga por %2.</translation>
    </message>
    <message>
        <source>%1: withdrawn already.</source>
        <comment>%1: an entrant</comment>
        <translation>%1: já fora do torneio.</translation>
    </message>
    <message>
        <source>%1: still in play.</source>
        <comment>%1: an entrant</comment>
        <translation>%1: ainda no torneio.</translation>
    </message>
    <message>
        <source>A rating is 0 to %1.</source>
        <comment>%1: a number; 0: none</comment>
        <translation>A força vai de 0 a %1.</translation>
    </message>
    <message>
        <source>The first round is paired, and here a rating changes nothing any more after that.</source>
        <comment>tournament round; in a knockout, or where everybody meets everybody</comment>
        <translation>A primeira rodada já foi montada, e aqui a força não muda mais nada depois disso.</translation>
    </message>
    <message>
        <source>The knockout has begun; nobody can join it now.</source>
        <translation>O mata-mata já começou; ninguém mais pode entrar.</translation>
    </message>
    <message numerus="yes">
        <source>All %n round(s) have been played. Plan more rounds in the settings, or close the tournament.</source>
        <comment>tournament rounds; never zero</comment>
        <translation>
            <numerusform>A única rodada (%n) já foi jogada. Preveja mais rodadas nas configurações, ou encerre o torneio.</numerusform>
            <numerusform>Todas as %n rodadas já foram jogadas. Preveja mais rodadas nas configurações, ou encerre o torneio.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no round %1.</source>
        <comment>tournament round; %1: a number</comment>
        <translation>Não há rodada %1.</translation>
    </message>
    <message>
        <source>Round %1 is over; this works in the last round only.</source>
        <comment>tournament round</comment>
        <translation>A rodada %1 já passou; isto só funciona na última rodada.</translation>
    </message>
    <message>
        <source>Round %1 is not complete. Without a result: %2.</source>
        <comment>tournament round; %1: a number, %2: a list of tables</comment>
        <translation>A rodada %1 não está completa. Sem resultado: %2.</translation>
    </message>
    <message>
        <source>%1 would be at two places.</source>
        <comment>%1: an entrant</comment>
        <translation>%1: seriam dois lugares ao mesmo tempo.</translation>
    </message>
    <message>
        <source>%1 has no place yet.</source>
        <comment>%1: an entrant</comment>
        <translation>%1: ainda sem lugar.</translation>
    </message>
    <message>
        <source>%1 is not in play and cannot be placed.</source>
        <comment>%1: an entrant</comment>
        <translation>%1: fora do torneio, sem direito a lugar.</translation>
    </message>
    <message>
        <source>There would be two tables %1.</source>
        <comment>%1: a number</comment>
        <translation>Haveria duas mesas %1.</translation>
    </message>
    <message>
        <source>Table %1 does not have the right players on both sides.</source>
        <comment>%1: a number</comment>
        <translation>A mesa %1 não tem os jogadores certos nos dois lados.</translation>
    </message>
    <message>
        <source>There is no table yet.</source>
        <translation>Ainda não há mesas.</translation>
    </message>
    <message>
        <source>There is no table %1 in this round.</source>
        <comment>tournament round; %1: a number</comment>
        <translation>Não há mesa %1 nesta rodada.</translation>
    </message>
    <message>
        <source>Table %1 has no such seat.</source>
        <comment>%1: a number</comment>
        <translation>A mesa %1 não tem esse lugar.</translation>
    </message>
    <message>
        <source>That is the same seat.</source>
        <translation>É o mesmo lugar.</translation>
    </message>
    <message>
        <source>Table %1 has a result already. It can be corrected, with a reason.</source>
        <comment>%1: a number</comment>
        <translation>A mesa %1 já tem resultado. Ele pode ser corrigido, com um motivo.</translation>
    </message>
    <message>
        <source>Table %1 has no result yet.</source>
        <comment>%1: a number</comment>
        <translation>A mesa %1 ainda não tem resultado.</translation>
    </message>
    <message>
        <source>Nothing would change.</source>
        <translation>Nada mudaria.</translation>
    </message>
    <message>
        <source>The result of table %1 has changed meanwhile. Look again.</source>
        <comment>%1: a number</comment>
        <translation>O resultado da mesa %1 mudou nesse meio-tempo. Veja de novo.</translation>
    </message>
    <message>
        <source>The clock of this round runs already.</source>
        <comment>tournament round</comment>
        <translation>O relógio desta rodada já está andando.</translation>
    </message>
    <message>
        <source>Start the clock of the round first.</source>
        <comment>tournament round</comment>
        <translation>Comece primeiro o relógio da rodada.</translation>
    </message>
    <message>
        <source>This clock is stopped already.</source>
        <translation>Este relógio já está parado.</translation>
    </message>
    <message>
        <source>This clock is running.</source>
        <translation>Este relógio está andando.</translation>
    </message>
    <message>
        <source>That much time cannot be added at once.</source>
        <translation>É tempo demais para pôr de uma vez.</translation>
    </message>
    <message>
        <source>Table %1: these points cannot be.</source>
        <comment>%1: a number</comment>
        <translation>Mesa %1: estes pontos não são possíveis.</translation>
    </message>
    <message>
        <source>A penalty is 0 to %1 points.</source>
        <comment>%1: a number</comment>
        <translation>Uma penalidade tem de 0 a %1 pontos.</translation>
    </message>
    <message>
        <source>Table %1: the rounds of match %2 do not add up to its points.</source>
        <comment>two numbers; rounds = single deals</comment>
        <translation>Mesa %1: as mãos da partida %2 não somam os pontos dela.</translation>
    </message>
    <message>
        <source>Table %1: it was decided after %2 matches.</source>
        <comment>two numbers</comment>
        <translation>Mesa %1: estava decidida depois de %2 partidas.</translation>
    </message>
    <message>
        <source>Table %1: there are no points yet.</source>
        <comment>%1: a number</comment>
        <translation>Mesa %1: ainda não há pontos.</translation>
    </message>
    <message>
        <source>Table %1: say which side won.</source>
        <comment>%1: a number</comment>
        <translation>Mesa %1: diga que lado venceu.</translation>
    </message>
    <message>
        <source>Table %1: by the points the other side won.</source>
        <comment>%1: a number</comment>
        <translation>Mesa %1: pelos pontos, o outro lado venceu.</translation>
    </message>
    <message>
        <source>No table for %1 in round %2.</source>
        <comment>tournament round; %1: an entrant, %2: a number</comment>
        <translation>Não há mesa para %1 na rodada %2.</translation>
    </message>
    <message>
        <source>This penalty is not in force any more.</source>
        <translation>Esta penalidade não vale mais.</translation>
    </message>
</context>
<context>
    <name>Tournament round</name>
    <message>
        <source>Earlier round</source>
        <comment>button: look at the tournament round before</comment>
        <translation>Rodada anterior</translation>
    </message>
    <message>
        <source>Later round</source>
        <comment>button: look at the next tournament round</comment>
        <translation>Rodada seguinte</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) still playing</source>
        <comment>in a tournament round; never zero</comment>
        <translation>
            <numerusform>%n mesa ainda em jogo</numerusform>
            <numerusform>%n mesas ainda em jogo</numerusform>
        </translation>
    </message>
    <message>
        <source>Every table has its result.</source>
        <comment>of a tournament round</comment>
        <translation>Todas as mesas têm resultado.</translation>
    </message>
    <message>
        <source>An earlier round: what is wrong can be corrected.</source>
        <comment>tournament round</comment>
        <translation>Uma rodada anterior: o que está errado pode ser corrigido.</translation>
    </message>
    <message>
        <source>Pair round %1</source>
        <comment>button; %1: number of the next tournament round</comment>
        <translation>Montar a rodada %1</translation>
    </message>
    <message>
        <source>Close the tournament</source>
        <comment>button: after the last tournament round</comment>
        <translation>Encerrar o torneio</translation>
    </message>
    <message>
        <source>Close the tournament now?</source>
        <comment>a question</comment>
        <translation>Encerrar o torneio agora?</translation>
    </message>
    <message>
        <source>The standings are final then. You can open it again as long as you like.</source>
        <comment>below a question</comment>
        <translation>A classificação fica sendo a final. Dá para reabrir o torneio quando você quiser.</translation>
    </message>
    <message>
        <source>Yes, close it</source>
        <comment>button</comment>
        <translation>Sim, encerrar</translation>
    </message>
    <message>
        <source>Not yet</source>
        <comment>button</comment>
        <translation>Ainda não</translation>
    </message>
    <message>
        <source>See the final standings</source>
        <comment>button: of a tournament that is closed</comment>
        <translation>Ver a classificação final</translation>
    </message>
    <message>
        <source>The tournament is closed.</source>
        <comment>nothing more is played</comment>
        <translation>O torneio está encerrado.</translation>
    </message>
    <message>
        <source>Open it again</source>
        <comment>button: a closed tournament goes on</comment>
        <translation>Reabrir</translation>
    </message>
    <message>
        <source>Take this round back</source>
        <comment>button: a tournament round without any result</comment>
        <translation>Desfazer esta rodada</translation>
    </message>
    <message>
        <source>Take round %1 back?</source>
        <comment>a question; tournament round</comment>
        <translation>Desfazer a rodada %1?</translation>
    </message>
    <message>
        <source>Nobody has a result yet. It can be paired anew then.</source>
        <comment>below a question; tournament round</comment>
        <translation>Ninguém tem resultado ainda. Depois ela pode ser montada de novo.</translation>
    </message>
    <message>
        <source>Yes, take it back</source>
        <comment>button</comment>
        <translation>Sim, desfazer</translation>
    </message>
    <message>
        <source>Leave it</source>
        <comment>button</comment>
        <translation>Deixar assim</translation>
    </message>
    <message>
        <source>Results from a file</source>
        <comment>button: results that another computer wrote down</comment>
        <translation>Resultados de um arquivo</translation>
    </message>
    <message>
        <source>Tables of round %1</source>
        <comment>said by a screen reader: a list; tournament round</comment>
        <translation>Mesas da rodada %1</translation>
    </message>
    <message>
        <source>playing</source>
        <comment>on an open table; short</comment>
        <translation>em jogo</translation>
    </message>
    <message>
        <source>done</source>
        <comment>on a table that has its result; short</comment>
        <translation>terminou</translation>
    </message>
    <message>
        <source>so far</source>
        <comment>beside points of a match that goes on; short</comment>
        <translation>até agora</translation>
    </message>
    <message>
        <source>time is up</source>
        <comment>on a table; short</comment>
        <translation>tempo esgotado</translation>
    </message>
    <message>
        <source>clock stopped</source>
        <comment>on a table whose clock stands; short</comment>
        <translation>relógio parado</translation>
    </message>
    <message>
        <source>large print</source>
        <comment>beside a table: somebody needs it; short</comment>
        <translation>letras grandes</translation>
    </message>
    <message>
        <source>read aloud</source>
        <comment>beside a table: somebody needs that; short</comment>
        <translation>em voz alta</translation>
    </message>
    <message>
        <source>with a helper</source>
        <comment>beside a table: somebody sits with a player; short</comment>
        <translation>com ajudante</translation>
    </message>
    <message>
        <source>forfeit</source>
        <comment>in the place of points: one side did not play; short</comment>
        <translation>WO</translation>
    </message>
    <message>
        <source>both lose</source>
        <comment>in the place of points; short</comment>
        <translation>os dois perdem</translation>
    </message>
    <message>
        <source>not played</source>
        <comment>in the place of points; short</comment>
        <translation>não jogada</translation>
    </message>
    <message>
        <source>wins</source>
        <comment>beside the side that won without points, or a play-off; short</comment>
        <translation>vence</translation>
    </message>
    <message>
        <source>corrected</source>
        <comment>on a table whose result was corrected; short</comment>
        <translation>corrigido</translation>
    </message>
    <message>
        <source>Table %1: %2 against %3. %4</source>
        <comment>said by a screen reader; %2, %3: players; %4: the result or how it stands</comment>
        <translation>Mesa %1: %2 contra %3. %4</translation>
    </message>
    <message>
        <source>%1 to %2 so far</source>
        <comment>said by a screen reader: points of both sides</comment>
        <translation>%1 a %2 até agora</translation>
    </message>
    <message>
        <source>Time left</source>
        <comment>said by a screen reader: the large clock</comment>
        <translation>Tempo que resta</translation>
    </message>
    <message>
        <source>Time played</source>
        <comment>said by a screen reader: a clock without an end</comment>
        <translation>Tempo jogado</translation>
    </message>
    <message>
        <source>Start the clock</source>
        <comment>button: the tournament round begins</comment>
        <translation>Começar o relógio</translation>
    </message>
    <message>
        <source>Stop all clocks</source>
        <comment>button</comment>
        <translation>Parar todos os relógios</translation>
    </message>
    <message>
        <source>Clocks go on</source>
        <comment>button: all clocks go on</comment>
        <translation>Continuar os relógios</translation>
    </message>
    <message>
        <source>More time</source>
        <comment>button: minutes are added</comment>
        <translation>Mais tempo</translation>
    </message>
    <message>
        <source>not started</source>
        <comment>below the large clock; short</comment>
        <translation>não começou</translation>
    </message>
    <message>
        <source>left</source>
        <comment>below the large clock: the time that is left; short</comment>
        <translation>restam</translation>
    </message>
    <message>
        <source>played</source>
        <comment>below the large clock: the time since the start; short</comment>
        <translation>de jogo</translation>
    </message>
    <message>
        <source>stopped</source>
        <comment>below the large clock; short</comment>
        <translation>parado</translation>
    </message>
    <message>
        <source>Time is up</source>
        <comment>below the large clock</comment>
        <translation>Tempo esgotado</translation>
    </message>
    <message>
        <source>Time is up: finish the round in play</source>
        <comment>one deal; below the large clock</comment>
        <translation>Tempo esgotado: terminem a mão em jogo</translation>
    </message>
    <message>
        <source>More time</source>
        <comment>title of a small window</comment>
        <translation>Mais tempo</translation>
    </message>
    <message>
        <source>Minutes (fewer: with a minus)</source>
        <comment>label of a field for a number</comment>
        <translation>Minutos (a menos: com sinal de menos)</translation>
    </message>
    <message>
        <source>For which table?</source>
        <comment>label of a field: number of a table</comment>
        <translation>Para que mesa?</translation>
    </message>
    <message>
        <source>For all tables</source>
        <comment>a choice</comment>
        <translation>Para todas as mesas</translation>
    </message>
    <message>
        <source>Only for table %1</source>
        <comment>a choice</comment>
        <translation>Só para a mesa %1</translation>
    </message>
    <message>
        <source>Why? (may stay empty)</source>
        <comment>label of a field for a few words</comment>
        <translation>Por quê? (pode ficar em branco)</translation>
    </message>
    <message>
        <source>Add this time</source>
        <comment>button</comment>
        <translation>Dar este tempo</translation>
    </message>
    <message>
        <source>Enter a result</source>
        <comment>heading</comment>
        <translation>Anotar um resultado</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>label of a field: number of a table</comment>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Points of %1</source>
        <comment>label of a field; %1: players of one side</comment>
        <translation>Pontos de %1</translation>
    </message>
    <message>
        <source>Match %1</source>
        <comment>one of several matches of a table; %1: its number</comment>
        <translation>Partida %1</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>a choice: only the points of the match are typed</comment>
        <translation>Total</translation>
    </message>
    <message>
        <source>Round by round</source>
        <comment>a choice: how a result is typed; round = one deal</comment>
        <translation>Mão por mão</translation>
    </message>
    <message>
        <source>Round %1, points of %2</source>
        <comment>label of a field; round = one deal; %2: players of one side</comment>
        <translation>Mão %1, pontos de %2</translation>
    </message>
    <message>
        <source>Round %1: how it ended</source>
        <comment>label of a field for one letter; round = one deal</comment>
        <translation>Mão %1: como acabou</translation>
    </message>
    <message>
        <source>%1 out, %2 blocked, %3 foul</source>
        <comment>what three letters mean: how a round of tiles ended</comment>
        <translation>%1 = batida, %2 = fechado, %3 = infração</translation>
    </message>
    <message>
        <source>o</source>
        <comment>one letter: a round ended because somebody went out</comment>
        <translation>b</translation>
    </message>
    <message>
        <source>b</source>
        <comment>one letter: a round ended blocked; another letter than for out</comment>
        <translation>f</translation>
    </message>
    <message>
        <source>f</source>
        <comment>one letter: a round ended by a foul; another letter than the other two</comment>
        <translation>i</translation>
    </message>
    <message>
        <source>Together %1 : %2</source>
        <comment>points of both sides, added up</comment>
        <translation>Total %1 : %2</translation>
    </message>
    <message>
        <source>Write it down</source>
        <comment>button: the result is stored</comment>
        <translation>Anotar</translation>
    </message>
    <message>
        <source>It is right, write it down</source>
        <comment>button: although something is unusual</comment>
        <translation>Está certo, anotar</translation>
    </message>
    <message>
        <source>Note what stands so far</source>
        <comment>button: the match goes on</comment>
        <translation>Anotar o que há até agora</translation>
    </message>
    <message>
        <source>Table, Enter, points, Enter, points, Enter. Both at once: 200-150.</source>
        <comment>how results are typed quickly</comment>
        <translation>Mesa, Enter, pontos, Enter, pontos, Enter. Os dois de uma vez: 200-150.</translation>
    </message>
    <message>
        <source>Enter in an empty line: the match is over.</source>
        <comment>how results are typed; line = one round of tiles</comment>
        <translation>Enter em uma linha vazia: a partida acabou.</translation>
    </message>
    <message>
        <source>Table %1: %2</source>
        <comment>a result was stored; %2: points like 200 : 150 with names</comment>
        <translation>Mesa %1: %2</translation>
    </message>
    <message>
        <source>%1 %2 : %3 %4</source>
        <comment>%1, %4: players; %2, %3: their points</comment>
        <translation>%1 %2 : %3 %4</translation>
    </message>
    <message>
        <source>Table %1, so far: %2</source>
        <comment>points were noted; the match goes on</comment>
        <translation>Mesa %1, até agora: %2</translation>
    </message>
    <message>
        <source>Take it back</source>
        <comment>button: the result that was typed last; key Ctrl+Z</comment>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Take the result of table %1 back?</source>
        <comment>title of a small window</comment>
        <translation>Desfazer o resultado da mesa %1?</translation>
    </message>
    <message>
        <source>Why? (stands in the log)</source>
        <comment>label of a field for a few words</comment>
        <translation>Por quê? (fica no registro)</translation>
    </message>
    <message>
        <source>mistyped</source>
        <comment>a reason, filled in beforehand; stands in a log</comment>
        <translation>erro de digitação</translation>
    </message>
    <message>
        <source>Take it back</source>
        <comment>button: the table is open again</comment>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>The result of table %1 is taken back.</source>
        <comment>the table is open again</comment>
        <translation>Mesa %1: resultado desfeito.</translation>
    </message>
    <message>
        <source>No result was typed here that could be taken back.</source>
        <translation>Nenhum resultado foi digitado aqui que se possa desfazer.</translation>
    </message>
    <message>
        <source>Correct the result</source>
        <comment>button: with a reason; opens a small window</comment>
        <translation>Corrigir o resultado</translation>
    </message>
    <message>
        <source>Level: who won the play-off?</source>
        <comment>a question with both sides as answers</comment>
        <translation>Empate: quem venceu o desempate?</translation>
    </message>
    <message>
        <source>No table waits for a result.</source>
        <comment>in the place of the fields for a result</comment>
        <translation>Nenhuma mesa espera um resultado.</translation>
    </message>
    <message>
        <source>Type the number of a table first.</source>
        <translation>Primeiro digite o número de uma mesa.</translation>
    </message>
    <message>
        <source>The table is a number, as on its plate.</source>
        <translation>A mesa é um número, como na plaquinha.</translation>
    </message>
    <message>
        <source>There is no table %1 in this round: the tables are %2 to %3.</source>
        <comment>tournament round; numbers of tables</comment>
        <translation>Não há mesa %1 nesta rodada: as mesas vão de %2 a %3.</translation>
    </message>
    <message>
        <source>Table %1 has its result: %2 to %3. It can be corrected.</source>
        <comment>%2, %3: points</comment>
        <translation>A mesa %1 já tem resultado: %2 a %3. Ele pode ser corrigido.</translation>
    </message>
    <message>
        <source>Table %1 has its result. It can be corrected.</source>
        <comment>a table without points</comment>
        <translation>A mesa %1 já tem resultado. Ele pode ser corrigido.</translation>
    </message>
    <message>
        <source>The points of %1 are missing.</source>
        <comment>%1: players of one side</comment>
        <translation>Faltam os pontos de %1.</translation>
    </message>
    <message>
        <source>Points are a whole number, such as 150.</source>
        <translation>Os pontos são um número inteiro, como 150.</translation>
    </message>
    <message>
        <source>Points are never below 0. A penalty is noted separately.</source>
        <translation>Os pontos nunca ficam abaixo de 0. A penalidade se anota à parte.</translation>
    </message>
    <message numerus="yes">
        <source>That is too long: points have at most %n digit(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Comprido demais: os pontos têm no máximo %n algarismo.</numerusform>
            <numerusform>Comprido demais: os pontos têm no máximo %n algarismos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Type %1, %2 or %3 here, or nothing.</source>
        <comment>three letters</comment>
        <translation>Digite aqui %1, %2 ou %3, ou nada.</translation>
    </message>
    <message>
        <source>Round %1 is empty, but more rounds follow.</source>
        <comment>round = one deal, within a match</comment>
        <translation>A mão %1 está vazia, mas vêm outras depois.</translation>
    </message>
    <message>
        <source>The rounds of %1 make %3, not %2.</source>
        <comment>%1: players of one side; %2, %3: points; round = one deal</comment>
        <translation>As mãos de %1 somam %3, não %2.</translation>
    </message>
    <message>
        <source>Only one side can be the first to reach %1, so %2 and %3 cannot both be right.</source>
        <comment>%1: points that win a match; %2, %3: points that were typed</comment>
        <translation>Só um lado pode ser o primeiro a chegar a %1, por isso %2 e %3 não podem estar os dois certos.</translation>
    </message>
    <message>
        <source>Both have reached %1. Did that happen in the same last round?</source>
        <comment>%1: points that win a match; round = one deal</comment>
        <translation>Os dois chegaram a %1. Foi na mesma última mão?</translation>
    </message>
    <message>
        <source>Nobody has %1 yet. Is the match over?</source>
        <comment>%1: points that win a match</comment>
        <translation>Ninguém tem %1 ainda. A partida acabou?</translation>
    </message>
    <message>
        <source>Nobody can jump from less than %2 to %1 in a single round. Is it right?</source>
        <comment>%1: points; %2: points that win a match; round = one deal</comment>
        <translation>Com menos de %2, nenhuma mão sozinha leva a %1. Está certo?</translation>
    </message>
    <message>
        <source>The match was over after round %1: somebody had %2. Were more rounds played?</source>
        <comment>round = one deal, within a match; %2: points</comment>
        <translation>A partida acabou na mão %1: alguém tinha %2. Jogaram mais mãos?</translation>
    </message>
    <message>
        <source>%1 points in one round? All tiles together have %2.</source>
        <comment>round = one deal; pips of all tiles</comment>
        <translation>%1 pontos em uma mão? Todas as pedras juntas têm %2.</translation>
    </message>
    <message>
        <source>%1 points in one round? By these rules it brings at most %2.</source>
        <comment>round = one deal</comment>
        <translation>%1 pontos em uma mão? Com estas regras ela dá no máximo %2.</translation>
    </message>
    <message>
        <source>In round %1 both sides have points; by these rules only one gets any.</source>
        <comment>round = one deal</comment>
        <translation>Na mão %1 os dois lados têm pontos; com estas regras só um pontua.</translation>
    </message>
    <message>
        <source>Nobody has a point. Was nothing played? Then choose “Not played”.</source>
        <translation>Ninguém tem ponto nenhum. Nada foi jogado? Então escolha “Não jogada”.</translation>
    </message>
    <message>
        <source>It is level, and a knockout needs a winner: who won the play-off?</source>
        <translation>Deu empate, e o mata-mata precisa de um vencedor: quem venceu o desempate?</translation>
    </message>
    <message>
        <source>Nobody has won %1 matches yet. Is the table done?</source>
        <comment>%1: two or more</comment>
        <translation>Ninguém venceu %1 partidas ainda. A mesa terminou?</translation>
    </message>
    <message>
        <source>The table was decided after match %1: leave the next one out.</source>
        <comment>%1: a number of a match</comment>
        <translation>A mesa estava decidida depois da partida %1: deixe a seguinte de fora.</translation>
    </message>
    <message>
        <source>Table %1</source>
        <comment>heading: what can be done at this table</comment>
        <translation>Mesa %1</translation>
    </message>
    <message>
        <source>Seat %1: %2</source>
        <comment>%1: 1 to 4, in the order of turn; %2: a player</comment>
        <translation>Lugar %1: %2</translation>
    </message>
    <message>
        <source>Open the referee desk</source>
        <comment>button: somebody called from this table; its clock stops</comment>
        <translation>Abrir a mesa de arbitragem</translation>
    </message>
    <message>
        <source>Play it on this computer</source>
        <comment>button: the match of a table</comment>
        <translation>Jogar neste computador</translation>
    </message>
    <message>
        <source>Take a match from this computer</source>
        <comment>button: its result becomes the table&apos;s</comment>
        <translation>Usar uma partida deste computador</translation>
    </message>
    <message>
        <source>Stop its clock</source>
        <comment>button: of one table</comment>
        <translation>Parar o relógio da mesa</translation>
    </message>
    <message>
        <source>Its clock goes on</source>
        <comment>button: of one table</comment>
        <translation>Continuar o relógio da mesa</translation>
    </message>
    <message>
        <source>More time for this table</source>
        <comment>button</comment>
        <translation>Mais tempo para esta mesa</translation>
    </message>
    <message>
        <source>They sat in each other&apos;s seats</source>
        <comment>button: two persons had each other&apos;s seat</comment>
        <translation>Sentaram em lugares trocados</translation>
    </message>
    <message>
        <source>Forfeit, or not played</source>
        <comment>button</comment>
        <translation>WO, ou mesa não jogada</translation>
    </message>
    <message>
        <source>Penalty</source>
        <comment>button: points off for somebody at this table</comment>
        <translation>Penalidade</translation>
    </message>
    <message>
        <source>Who sat in the wrong seat?</source>
        <comment>title of a small window</comment>
        <translation>Quem sentou no lugar errado?</translation>
    </message>
    <message>
        <source>At table %1</source>
        <comment>label of a choice among persons</comment>
        <translation>Na mesa %1</translation>
    </message>
    <message>
        <source>Changes places with somebody at table</source>
        <comment>label of a field: number of a table</comment>
        <translation>Troca com alguém da mesa</translation>
    </message>
    <message>
        <source>Who there?</source>
        <comment>label of a choice among persons</comment>
        <translation>Com quem?</translation>
    </message>
    <message>
        <source>Swap these two</source>
        <comment>button</comment>
        <translation>Trocar estes dois</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 change places. What is noted so far (%n round(s)) goes to whoever really played it.</source>
        <comment>%1, %2: players; round = one deal</comment>
        <translation>
            <numerusform>%1 e %2 trocam de lugar. O que está anotado até agora (%n mão) vai para quem jogou de verdade.</numerusform>
            <numerusform>%1 e %2 trocam de lugar. O que está anotado até agora (%n mãos) vai para quem jogou de verdade.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 change places. What has been played goes to whoever really played it.</source>
        <comment>%1, %2: players</comment>
        <translation>%1 e %2 trocam de lugar. O que foi jogado vai para quem jogou de verdade.</translation>
    </message>
    <message>
        <source>Choose two different people.</source>
        <translation>Escolha duas pessoas diferentes.</translation>
    </message>
    <message>
        <source>sat in each other&apos;s seats</source>
        <comment>a reason, filled in beforehand; stands in a log</comment>
        <translation>lugares trocados</translation>
    </message>
    <message>
        <source>%1 and %2 are in different pairs, so the whole pairs change places.</source>
        <comment>%1, %2: players; pair = two partners who stay together</comment>
        <translation>%1 e %2 são de duplas diferentes, por isso as duplas inteiras trocam de lugar.</translation>
    </message>
    <message>
        <source>Round %1 of the knockout is paired already: wins and points move, but who went on stays.</source>
        <comment>%1: number of the tournament round after this one</comment>
        <translation>A rodada %1 do mata-mata já foi montada: vitórias e pontos mudam, mas quem passou de fase continua.</translation>
    </message>
    <message>
        <source>%1 and %2 have changed places.</source>
        <comment>two players</comment>
        <translation>%1 e %2 trocaram de lugar.</translation>
    </message>
    <message>
        <source>Table %1 was not played</source>
        <comment>title of a small window</comment>
        <translation>A mesa %1 não foi jogada</translation>
    </message>
    <message>
        <source>What counts?</source>
        <comment>a question with a few answers</comment>
        <translation>O que vale?</translation>
    </message>
    <message>
        <source>%1 win without playing</source>
        <comment>an answer; %1: players of one side</comment>
        <translation>%1: vitória sem jogar</translation>
    </message>
    <message>
        <source>The others did not come, or left.</source>
        <comment>below an answer</comment>
        <translation>Os outros não vieram, ou foram embora.</translation>
    </message>
    <message>
        <source>They get %1 : %2.</source>
        <comment>points of a forfeit</comment>
        <translation>Recebem %1 : %2.</translation>
    </message>
    <message>
        <source>Both lose</source>
        <comment>an answer: neither side gets anything</comment>
        <translation>Os dois perdem</translation>
    </message>
    <message>
        <source>Neither side came, or both were ruled out.</source>
        <comment>below an answer</comment>
        <translation>Nenhum lado veio, ou os dois foram excluídos.</translation>
    </message>
    <message>
        <source>Not played</source>
        <comment>an answer: the table counts for nobody</comment>
        <translation>Não jogada</translation>
    </message>
    <message>
        <source>The table counts for nobody.</source>
        <comment>below an answer</comment>
        <translation>A mesa não conta para ninguém.</translation>
    </message>
    <message>
        <source>Write it down</source>
        <comment>button</comment>
        <translation>Anotar</translation>
    </message>
    <message>
        <source>A penalty at table %1</source>
        <comment>title of a small window</comment>
        <translation>Penalidade na mesa %1</translation>
    </message>
    <message>
        <source>For whom?</source>
        <comment>label of a choice</comment>
        <translation>Para quem?</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>button: then the penalty is chosen</comment>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Results from a file</source>
        <comment>title of a small window</comment>
        <translation>Resultados de um arquivo</translation>
    </message>
    <message>
        <source>Take them over</source>
        <comment>button</comment>
        <translation>Aceitar</translation>
    </message>
    <message numerus="yes">
        <source>The same here already: %n result(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Iguais aos daqui: %n resultado.</numerusform>
            <numerusform>Iguais aos daqui: %n resultados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>New: %n result(s)</source>
        <comment>heading above results; never zero</comment>
        <translation>
            <numerusform>Novos: %n resultado</numerusform>
            <numerusform>Novos: %n resultados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Different here: %n result(s). Decide each one.</source>
        <comment>heading; never zero</comment>
        <translation>
            <numerusform>Diferentes dos daqui: %n resultado. Decida um por um.</numerusform>
            <numerusform>Diferentes dos daqui: %n resultados. Decida um por um.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of tables that do not exist here: %n result(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>De mesas que não existem aqui: %n resultado.</numerusform>
            <numerusform>De mesas que não existem aqui: %n resultados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of tables where other players sit here: %n result(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>De mesas em que aqui jogam outras pessoas: %n resultado.</numerusform>
            <numerusform>De mesas em que aqui jogam outras pessoas: %n resultados.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, table %2: %3</source>
        <comment>tournament round; %3: a result with names</comment>
        <translation>Rodada %1, mesa %2: %3</translation>
    </message>
    <message>
        <source>Round %1, table %2: %3 against %4</source>
        <comment>tournament round; %3, %4: players</comment>
        <translation>Rodada %1, mesa %2: %3 contra %4</translation>
    </message>
    <message>
        <source>Keep ours: %1</source>
        <comment>a choice; %1: a result like 200 : 150</comment>
        <translation>Manter o nosso: %1</translation>
    </message>
    <message>
        <source>Take theirs: %1</source>
        <comment>a choice; %1: a result like 200 : 150</comment>
        <translation>Aceitar o deles: %1</translation>
    </message>
    <message>
        <source>Why theirs? (stands in the log)</source>
        <comment>label of a field for a few words</comment>
        <translation>Por que o deles? (fica no registro)</translation>
    </message>
    <message numerus="yes">
        <source>Still to decide: %n result(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Falta decidir: %n resultado.</numerusform>
            <numerusform>Falta decidir: %n resultados.</numerusform>
        </translation>
    </message>
    <message>
        <source>Say why their result is right, in a few words.</source>
        <translation>Diga em poucas palavras por que o resultado deles é o certo.</translation>
    </message>
</context>
<context>
    <name>Tournament score card</name>
    <message>
        <source>Round</source>
        <comment>heading of a column of numbers; round = one deal</comment>
        <translation>Mão</translation>
    </message>
    <message>
        <source>out</source>
        <comment>above a narrow column to tick, so one short word: somebody went out</comment>
        <translation>batida</translation>
    </message>
    <message>
        <source>blocked</source>
        <comment>above a narrow column to tick, so one short word: it ended blocked</comment>
        <translation>fechado</translation>
    </message>
    <message>
        <source>foul</source>
        <comment>above a narrow column to tick, so one short word: it ended with a foul</comment>
        <translation>infração</translation>
    </message>
    <message>
        <source>To %1 points</source>
        <comment>what a match is played to</comment>
        <translation>Até %1 pontos</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <comment>how long a match is; round = one deal; never zero</comment>
        <translation>
            <numerusform>%n mão</numerusform>
            <numerusform>%n mãos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <comment>how long a table may play; never zero</comment>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>Best of %1 matches</source>
        <comment>%1: an odd number of at least 3</comment>
        <translation>Melhor de %1 partidas</translation>
    </message>
    <message>
        <source>Match</source>
        <comment>heading of a column of numbers: which of several matches</comment>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Signature</source>
        <comment>below a line</comment>
        <translation>Assinatura</translation>
    </message>
</context>
<context>
    <name>Tournaments</name>
    <message>
        <source>Club tournaments</source>
        <comment>title of the page</comment>
        <translation>Torneios do clube</translation>
    </message>
    <message>
        <source>Say who is here: every round is paired, every result kept, and the standings are right at any time.</source>
        <comment>where there is no tournament yet; round = tournament round</comment>
        <translation>Diga quem veio: cada rodada é montada, cada resultado fica guardado, e a classificação está sempre certa.</translation>
    </message>
    <message>
        <source>Three tables of a club evening, and the ways from one to the next</source>
        <comment>what a screen reader says</comment>
        <translation>Três mesas de uma noite no clube, e os caminhos de uma à outra</translation>
    </message>
    <message>
        <source>New tournament</source>
        <comment>button</comment>
        <translation>Novo torneio</translation>
    </message>
    <message>
        <source>Same as last time</source>
        <comment>button: a new tournament like the last one, with the same people</comment>
        <translation>Como da última vez</translation>
    </message>
    <message>
        <source>Members</source>
        <comment>button: the list of all people of the club</comment>
        <translation>Sócios</translation>
    </message>
    <message>
        <source>Season table</source>
        <comment>button: several tournaments added up</comment>
        <translation>Tabela da temporada</translation>
    </message>
    <message>
        <source>Open a file</source>
        <comment>button: a tournament or results from another computer</comment>
        <translation>Abrir um arquivo</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>button: back to this tournament</comment>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Go on with %1</source>
        <comment>what a screen reader says for the button; %1: a tournament</comment>
        <translation>Continuar %1</translation>
    </message>
    <message>
        <source>Look at it</source>
        <comment>button: at a tournament that is finished</comment>
        <translation>Ver</translation>
    </message>
    <message>
        <source>Look at %1</source>
        <comment>what a screen reader says for the button; %1: a tournament</comment>
        <translation>Ver %1</translation>
    </message>
    <message numerus="yes">
        <source>%n finished tournament(s)</source>
        <comment>button that unfolds them; never zero</comment>
        <translation>
            <numerusform>%n torneio encerrado</numerusform>
            <numerusform>%n torneios encerrados</numerusform>
        </translation>
    </message>
    <message>
        <source>No tournament is going on now.</source>
        <comment>above the finished ones</comment>
        <translation>Nenhum torneio em andamento agora.</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <comment>entered</comment>
        <translation>
            <numerusform>%n dupla</numerusform>
            <numerusform>%n duplas</numerusform>
        </translation>
    </message>
    <message>
        <source>nobody entered yet</source>
        <translation>ninguém inscrito ainda</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <comment>entered</comment>
        <translation>
            <numerusform>%n jogador</numerusform>
            <numerusform>%n jogadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Not begun yet</source>
        <comment>state of a tournament: no round is paired</comment>
        <translation>Ainda não começou</translation>
    </message>
    <message>
        <source>Round %1 of %2 is being played</source>
        <comment>tournament round; %1 and %2: numbers</comment>
        <translation>Rodada %1 de %2 em jogo</translation>
    </message>
    <message>
        <source>Round %1 is being played</source>
        <comment>tournament round; %1: a number</comment>
        <translation>Rodada %1 em jogo</translation>
    </message>
    <message>
        <source>%1 of %2 rounds played</source>
        <comment>tournament rounds; %1 and %2: numbers</comment>
        <translation>%1 de %2 rodadas jogadas</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) played</source>
        <comment>tournament rounds; never zero</comment>
        <translation>
            <numerusform>%n rodada jogada</numerusform>
            <numerusform>%n rodadas jogadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>state of a tournament</comment>
        <translation>Encerrado</translation>
    </message>
    <message>
        <source>In front: %1</source>
        <comment>who leads the standings; %1: names</comment>
        <translation>Na frente: %1</translation>
    </message>
    <message>
        <source>Won by %1</source>
        <comment>a finished tournament; %1: names</comment>
        <translation>Vitória de %1</translation>
    </message>
    <message numerus="yes">
        <source>%n level in front</source>
        <comment>so many share the first place; never zero, 4 or more</comment>
        <translation>
            <numerusform>Empate de %n na frente</numerusform>
            <numerusform>Empate de %n na frente</numerusform>
        </translation>
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
        <source>Now: %1</source>
        <comment>beside a row of crossed-out seats; %1: the player who is next</comment>
        <translation>Agora: %1</translation>
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
