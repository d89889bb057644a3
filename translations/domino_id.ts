<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="id_ID" sourcelanguage="en">
<context>
    <name>Accessible</name>
    <message>
        <source>Lay tile %1 of %2 aside</source>
        <comment>said aloud where the tile may not be named</comment>
        <translation>Sisihkan batu %1 dari %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1: a player or a pair; %2: like 42 points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, in the lead</source>
        <comment>%1: a player or a pair; %2: like 42 points</comment>
        <translation>%1: %2, memimpin</translation>
    </message>
    <message>
        <source>tile %1</source>
        <comment>%1: a tile, like 4-6</comment>
        <translation>batu %1</translation>
    </message>
    <message>
        <source>tile %1, double</source>
        <comment>%1: a tile, like 6-6</comment>
        <translation>batu %1, balak</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <comment>%1: tile 4-6; its place in the row of tiles</comment>
        <translation>%1, %2 dari %3</translation>
    </message>
    <message>
        <source>%1, %2 of %3, fits %4</source>
        <comment>%1: tile 4-6; its place in the row; %4: like 2 or 4</comment>
        <translation>%1, %2 dari %3, cocok di %4</translation>
    </message>
    <message>
        <source>tile %1 of %2</source>
        <comment>a tile of the rack that nobody but its owner may hear; its place in the row</comment>
        <translation>batu %1 dari %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, you have %n tile(s): %2</source>
        <comment>never zero; %1: a player; %2: like 2-6, 3-3 and 4-6</comment>
        <translation>
            <numerusform>%1, batu Anda ada %n: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>These fit now: %1</source>
        <comment>after the list of the tiles; %1: like 2-6 and 4-6</comment>
        <translation>Yang cocok sekarang: %1</translation>
    </message>
    <message>
        <source>None of them fits now</source>
        <comment>after the list of the tiles</comment>
        <translation>Sekarang tidak ada yang cocok</translation>
    </message>
    <message>
        <source>%1, press %2 to hear your tiles</source>
        <comment>said when the lid opens; %1: a player; %2: a key</comment>
        <translation>%1, tekan %2 untuk mendengar batu Anda</translation>
    </message>
    <message>
        <source>Round %1: the tiles are dealt</source>
        <comment>said when a round begins; round = one deal; %1: a number</comment>
        <translation>Ronde %1: batu dibagikan</translation>
    </message>
    <message>
        <source>This tile cannot go there.</source>
        <comment>said aloud where the tile may not be named</comment>
        <translation>Batu ini tidak bisa diturunkan di situ.</translation>
    </message>
    <message>
        <source>train of %1, %2 is open</source>
        <comment>%1: a player; %2: a number</comment>
        <translation>kereta %1, terbuka %2</translation>
    </message>
    <message>
        <source>train of %1, %2 is open, open to everybody</source>
        <comment>%1: a player; %2: a number</comment>
        <translation>kereta %1, terbuka %2, boleh dipakai semua</translation>
    </message>
    <message>
        <source>train for everybody, %1 is open</source>
        <comment>%1: a number</comment>
        <translation>kereta bersama, terbuka %1</translation>
    </message>
    <message>
        <source>%1, closed to %2</source>
        <comment>%1: like train of Anna, 4 is open; %2: a player</comment>
        <translation>%1, tertutup bagi %2</translation>
    </message>
    <message>
        <source>%1 first</source>
        <comment>which half of a tile touches the open end; %1: a number</comment>
        <translation>%1 yang menempel</translation>
    </message>
    <message>
        <source>open end %1</source>
        <comment>%1: a number</comment>
        <translation>ujung terbuka %1</translation>
    </message>
    <message>
        <source>left end, %1 is open</source>
        <comment>%1: a number</comment>
        <translation>ujung kiri, terbuka %1</translation>
    </message>
    <message>
        <source>right end, %1 is open</source>
        <comment>%1: a number</comment>
        <translation>ujung kanan, terbuka %1</translation>
    </message>
    <message>
        <source>Line of play: %1</source>
        <comment>%1: tiles, like 6-6 6-3 3-1</comment>
        <translation>Rangkaian: %1</translation>
    </message>
    <message>
        <source>from %1: %2</source>
        <comment>%1: the tile where a branch begins; %2: its tiles, like 6-3 3-1</comment>
        <translation>dari %1: %2</translation>
    </message>
    <message>
        <source>train of %1: %2</source>
        <comment>%1: a player; %2: tiles, like 9-3 3-1</comment>
        <translation>kereta %1: %2</translation>
    </message>
    <message>
        <source>train for everybody: %1</source>
        <comment>%1: tiles, like 9-3 3-1</comment>
        <translation>kereta bersama: %1</translation>
    </message>
    <message>
        <source>The table is empty</source>
        <translation>Meja kosong</translation>
    </message>
    <message>
        <source>The tiles of %1</source>
        <translation>Batu %1</translation>
    </message>
    <message>
        <source>Tiles hidden</source>
        <translation>Batu disembunyikan</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>%1: a player; %2: like 5 tiles in hand; %3: like 42 points</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>Boneyard, %n tile(s)</source>
        <translation>
            <numerusform>Stok, %n batu</numerusform>
        </translation>
    </message>
    <message>
        <source>Boneyard, empty</source>
        <translation>Stok, habis</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n tile(s) left, none of them yours</source>
        <comment>%1: a number that is open on the table</comment>
        <translation>
            <numerusform>%1: sisa %n batu, tidak ada di tangan Anda</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: no tile left</source>
        <comment>%1: a number that is open on the table</comment>
        <translation>%1: batunya sudah habis</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n tile(s) left, %2 of them yours</source>
        <comment>%1: a number; %2: a number of tiles; never zero</comment>
        <translation>
            <numerusform>%1: sisa %n batu, %2 di tangan Anda</numerusform>
        </translation>
    </message>
    <message>
        <source>The coach points at tile %1 of %2.</source>
        <comment>said aloud where the tile may not be named; its place in the row</comment>
        <translation>Pelatih menunjuk batu %1 dari %2.</translation>
    </message>
    <message>
        <source>Deal code: %1</source>
        <comment>%1: eight letters and digits, said one by one</comment>
        <translation>Kode pembagian: %1</translation>
    </message>
    <message>
        <source>Fingerprint: %1</source>
        <comment>%1: 64 letters and digits in groups of four</comment>
        <translation>Sidik jari: %1</translation>
    </message>
    <message>
        <source>Random addition: %1</source>
        <comment>%1: 32 letters and digits in groups of four</comment>
        <translation>Tambahan acak: %1</translation>
    </message>
    <message numerus="yes">
        <source>Step %1, %n star(s)</source>
        <comment>%1: a number; a step of a ladder that is open</comment>
        <translation>
            <numerusform>Tingkat %1, %n bintang</numerusform>
        </translation>
    </message>
    <message>
        <source>Step %1, no star yet</source>
        <comment>%1: a number; a step of a ladder that is open</comment>
        <translation>Tingkat %1, belum ada bintang</translation>
    </message>
    <message>
        <source>Step %1, still closed</source>
        <comment>%1: a number; a step of a ladder</comment>
        <translation>Tingkat %1, belum terbuka</translation>
    </message>
    <message>
        <source>%1, done</source>
        <comment>%1: a step like Position</comment>
        <translation>%1, selesai</translation>
    </message>
    <message>
        <source>%1, now</source>
        <comment>%1: a step like Position</comment>
        <translation>%1, sekarang</translation>
    </message>
    <message>
        <source>%1, later</source>
        <comment>%1: a step like Position</comment>
        <translation>%1, nanti</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1: a player; %2: tiles</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Key %1</source>
        <comment>said by a screen reader with a button; %1: the key, like F2</comment>
        <translation>Tombol %1</translation>
    </message>
    <message>
        <source>Dispute %1, solved</source>
        <comment>%1: a number</comment>
        <translation>Sengketa %1, selesai</translation>
    </message>
    <message>
        <source>Dispute %1, next</source>
        <comment>%1: a number; the first one that is not solved yet</comment>
        <translation>Sengketa %1, berikutnya</translation>
    </message>
    <message>
        <source>Dispute %1</source>
        <comment>%1: a number; a dispute that is not solved yet</comment>
        <translation>Sengketa %1</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <comment>%1: a sentence about a part of a ruling</comment>
        <translation>Benar: %1</translation>
    </message>
    <message>
        <source>Not right: %1</source>
        <comment>%1: a sentence about a part of a ruling</comment>
        <translation>Tidak benar: %1</translation>
    </message>
    <message>
        <source>Parts of the tournament</source>
        <comment>a choice of tabs: Entrants, Round, Standings, Log, Publish</comment>
        <translation>Bagian turnamen</translation>
    </message>
    <message>
        <source>Entry %1, %2: %3 %4</source>
        <comment>said by a screen reader; %2: a time, %3: what happened, %4: who did it</comment>
        <translation>Entri %1, %2: %3 %4</translation>
    </message>
    <message>
        <source>place %1</source>
        <comment>in a table; %1: a number</comment>
        <translation>peringkat %1</translation>
    </message>
    <message>
        <source>place %1, shared</source>
        <comment>in a table: several have this place</comment>
        <translation>peringkat %1, bersama</translation>
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
        <translation>babak %1: menang %2 banding %3 melawan %4</translation>
    </message>
    <message>
        <source>round %1: lost %2 to %3 against %4</source>
        <comment>tournament round; points; %4: a player or a pair</comment>
        <translation>babak %1: kalah %2 banding %3 melawan %4</translation>
    </message>
    <message>
        <source>round %1: level, %2 to %3 against %4</source>
        <comment>tournament round; points; %4: who</comment>
        <translation>babak %1: seri, %2 banding %3 melawan %4</translation>
    </message>
    <message>
        <source>round %1: won without play against %2</source>
        <comment>tournament round; %2: a player or a pair</comment>
        <translation>babak %1: menang tanpa bertanding melawan %2</translation>
    </message>
    <message>
        <source>round %1: lost without play against %2</source>
        <comment>tournament round; %2: a player or a pair</comment>
        <translation>babak %1: kalah tanpa bertanding melawan %2</translation>
    </message>
    <message>
        <source>round %1: sat out</source>
        <comment>tournament round</comment>
        <translation>babak %1: istirahat</translation>
    </message>
    <message>
        <source>nobody plays against themselves</source>
        <comment>an empty cell of a cross table</comment>
        <translation>tidak ada yang melawan diri sendiri</translation>
    </message>
    <message>
        <source>%1: did not meet</source>
        <comment>an empty cell of a cross table; %1: a player or a pair</comment>
        <translation>%1: belum bertemu</translation>
    </message>
    <message>
        <source>%1: %2 against %3, %4</source>
        <comment>%1: like Final; %2, %3: players; %4: the result</comment>
        <translation>%1: %2 melawan %3, %4</translation>
    </message>
    <message>
        <source>%1, counts</source>
        <comment>a tournament in a list to tick</comment>
        <translation>%1, dihitung</translation>
    </message>
    <message>
        <source>%1, does not count</source>
        <comment>a tournament in a list to tick</comment>
        <translation>%1, tidak dihitung</translation>
    </message>
    <message>
        <source>%1, %2: %3 together</source>
        <comment>%1: like place 3; %2: a player, %3: the sum</comment>
        <translation>%1, %2: total %3</translation>
    </message>
    <message>
        <source>%1: did not play</source>
        <comment>in a season table; %1: a tournament</comment>
        <translation>%1: tidak ikut</translation>
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
        <translation>Semifinal</translation>
    </message>
    <message>
        <source>Quarter-finals</source>
        <comment>heading in a knockout</comment>
        <translation>Perempat final</translation>
    </message>
    <message>
        <source>Last %1</source>
        <comment>heading in a knockout: the round with so many entrants, like 16</comment>
        <translation>%1 besar</translation>
    </message>
    <message>
        <source>open</source>
        <comment>in the bracket: who will play here is not known yet; short</comment>
        <translation>belum ada</translation>
    </message>
    <message>
        <source>free</source>
        <comment>in the bracket: the opponent of somebody who goes on without playing; short</comment>
        <translation>tanpa lawan</translation>
    </message>
</context>
<context>
    <name>Buttons</name>
    <message>
        <source>OK</source>
        <translation>Oke</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Batal</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Kembali</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ya</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Tidak</translation>
    </message>
</context>
<context>
    <name>Check-in</name>
    <message>
        <source>Who is here?</source>
        <comment>title of a window</comment>
        <translation>Siapa yang hadir?</translation>
    </message>
    <message>
        <source>Space ticks, Enter takes in everybody who is ticked.</source>
        <comment>keys of the keyboard</comment>
        <translation>Spasi mencentang, Enter mendaftarkan semua yang dicentang.</translation>
    </message>
    <message>
        <source>Who played last time</source>
        <comment>what a screen reader says for the list</comment>
        <translation>Peserta terakhir kali</translation>
    </message>
    <message>
        <source>Everybody</source>
        <comment>button: tick everybody</comment>
        <translation>Semua</translation>
    </message>
    <message>
        <source>Nobody</source>
        <comment>button: take all ticks away</comment>
        <translation>Kosongkan</translation>
    </message>
    <message>
        <source>%1, here</source>
        <comment>said by a screen reader; %1: names</comment>
        <translation>%1, hadir</translation>
    </message>
    <message>
        <source>%1, not here</source>
        <comment>said by a screen reader; %1: names</comment>
        <translation>%1, tidak hadir</translation>
    </message>
    <message numerus="yes">
        <source>Enter %n player(s)</source>
        <comment>button</comment>
        <translation>
            <numerusform>Daftarkan %n pemain</numerusform>
        </translation>
    </message>
    <message>
        <source>Tick somebody first</source>
        <comment>button that is off</comment>
        <translation>Centang dulu</translation>
    </message>
    <message numerus="yes">
        <source>Enter %n pair(s)</source>
        <comment>button</comment>
        <translation>
            <numerusform>Daftarkan %n pasangan</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Coach</source>
        <comment>heading; whoever advises a player at the table</comment>
        <translation>Pelatih</translation>
    </message>
    <message>
        <source>The coach may help</source>
        <comment>a switch, on or off</comment>
        <translation>Pelatih boleh membantu</translation>
    </message>
    <message>
        <source>Hints when asked, what the others cannot hold, and how near a block is. It sees no more than the player.</source>
        <comment>under the switch: the coach may help</comment>
        <translation>Petunjuk kalau diminta, angka yang tidak mungkin dipegang pemain lain, dan seberapa dekat permainan ke buntu. Pelatih hanya melihat yang dilihat pemain.</translation>
    </message>
    <message>
        <source>The coach helps from now on. Press %1 for a hint.</source>
        <comment>%1: a key</comment>
        <translation>Mulai sekarang pelatih membantu. Tekan %1 untuk petunjuk.</translation>
    </message>
    <message>
        <source>The coach is off.</source>
        <translation>Pelatih tidak aktif.</translation>
    </message>
    <message>
        <source>The coach is off. It can be switched on in the View menu.</source>
        <comment>a hint was asked for</comment>
        <translation>Pelatih tidak aktif. Aktifkan lewat menu Tampilan.</translation>
    </message>
    <message>
        <source>There is no coach at this table.</source>
        <comment>a hint was asked for</comment>
        <translation>Tidak ada pelatih di meja ini.</translation>
    </message>
    <message>
        <source>A block is unlikely</source>
        <comment>the block meter; block: nobody can play any more</comment>
        <translation>Kecil kemungkinan buntu</translation>
    </message>
    <message>
        <source>A block is possible</source>
        <comment>the block meter</comment>
        <translation>Mungkin akan buntu</translation>
    </message>
    <message>
        <source>A block is near</source>
        <comment>the block meter</comment>
        <translation>Hampir buntu</translation>
    </message>
    <message>
        <source>A block is almost certain</source>
        <comment>the block meter</comment>
        <translation>Hampir pasti buntu</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>a share of a hundred, like 35%; %1: a number</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Block meter: %1%</source>
        <comment>said aloud; %1: a number</comment>
        <translation>Pengukur buntu: %1%</translation>
    </message>
    <message numerus="yes">
        <source>Worked out from %n deal(s) that fit what you can see, give or take %1%</source>
        <comment>about the block meter; never zero; %1: a number</comment>
        <translation>
            <numerusform>Dihitung dari %n pembagian yang sesuai dengan yang Anda lihat, plus minus %1%</numerusform>
        </translation>
    </message>
    <message>
        <source>The block meter starts with the first tile.</source>
        <translation>Pengukur buntu mulai bekerja dari batu pertama.</translation>
    </message>
    <message>
        <source>You would probably win it.</source>
        <comment>it: a block; you: one player</comment>
        <translation>Kalau buntu, mungkin Anda yang menang.</translation>
    </message>
    <message>
        <source>Your pair would probably win it.</source>
        <comment>it: a block</comment>
        <translation>Kalau buntu, mungkin pasangan Anda yang menang.</translation>
    </message>
    <message>
        <source>%1 would probably win it.</source>
        <comment>it: a block; %1: a player</comment>
        <translation>Kalau buntu, mungkin %1 yang menang.</translation>
    </message>
    <message>
        <source>%1 would probably win it.</source>
        <comment>it: a block; %1: two players, like Anna and João</comment>
        <translation>Kalau buntu, mungkin %1 yang menang.</translation>
    </message>
    <message>
        <source>It is open who would win it.</source>
        <comment>it: a block</comment>
        <translation>Kalau buntu, belum tentu siapa yang menang.</translation>
    </message>
    <message>
        <source>Probably nobody would win it.</source>
        <comment>it: a block that ends in a tie</comment>
        <translation>Kalau buntu, mungkin tidak ada yang menang.</translation>
    </message>
    <message numerus="yes">
        <source>It would cost you about %n point(s).</source>
        <comment>it: a block; never zero</comment>
        <translation>
            <numerusform>Kalau buntu, Anda rugi sekitar %n poin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It would bring you about %n point(s).</source>
        <comment>it: a block; never zero</comment>
        <translation>
            <numerusform>Kalau buntu, Anda mendapat sekitar %n poin.</numerusform>
        </translation>
    </message>
    <message>
        <source>Running out</source>
        <comment>heading: numbers of which few tiles are left</comment>
        <translation>Hampir habis</translation>
    </message>
    <message numerus="yes">
        <source>%n left, not yours</source>
        <comment>beside a number: tiles not played yet, none of them in the own hand</comment>
        <translation>
            <numerusform>sisa %n, bukan di tangan Anda</numerusform>
        </translation>
    </message>
    <message>
        <source>none left</source>
        <comment>beside a number: every tile with it is on the table</comment>
        <translation>sudah habis</translation>
    </message>
    <message numerus="yes">
        <source>%n left, %1 yours</source>
        <comment>beside a number: tiles not played yet; never zero; %1: in the own hand</comment>
        <translation>
            <numerusform>sisa %n, %1 di tangan Anda</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left, only yours</source>
        <comment>beside a number: tiles not played yet, all of them in the own hand; never zero</comment>
        <translation>
            <numerusform>sisa %n, semua di tangan Anda</numerusform>
        </translation>
    </message>
    <message>
        <source>Certainly not in their hands</source>
        <comment>heading: numbers that the other players lack</comment>
        <translation>Pasti tidak mereka pegang</translation>
    </message>
    <message>
        <source>%1 has no %2</source>
        <comment>certain from what was played; %1: a player; %2: numbers, like 2 or 4</comment>
        <translation>%1 tidak punya %2</translation>
    </message>
    <message>
        <source>Give me a hint</source>
        <comment>button</comment>
        <translation>Beri petunjuk</translation>
    </message>
    <message>
        <source>Hide the hint</source>
        <comment>button</comment>
        <translation>Sembunyikan petunjuk</translation>
    </message>
    <message>
        <source>The coach is thinking…</source>
        <translation>Pelatih sedang berpikir…</translation>
    </message>
    <message>
        <source>The coach has no answer this time.</source>
        <translation>Kali ini pelatih tidak punya jawaban.</translation>
    </message>
    <message>
        <source>A hint comes when it is your turn.</source>
        <translation>Petunjuk bisa diminta saat giliran Anda.</translation>
    </message>
    <message>
        <source>In the walk everybody answers for themselves.</source>
        <comment>a hint was asked for; walk: the questions round the table</comment>
        <translation>Saat semua ditanya, setiap orang menjawab untuk diri sendiri.</translation>
    </message>
    <message>
        <source>Play %1 at the %2.</source>
        <comment>a hint; %1: a tile, like 4-6; %2: the number that is open there</comment>
        <translation>Turunkan %1 di %2.</translation>
    </message>
    <message>
        <source>Play %1.</source>
        <comment>a hint; %1: a tile, like 4-6</comment>
        <translation>Turunkan %1.</translation>
    </message>
    <message>
        <source>Lead with %1.</source>
        <comment>a hint: the first tile of the round; %1: a tile, like 4-6</comment>
        <translation>Turun pertama dengan %1.</translation>
    </message>
    <message>
        <source>Take a tile.</source>
        <comment>a hint: from the boneyard</comment>
        <translation>Ambil satu batu.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <comment>a hint</comment>
        <translation>Lewat.</translation>
    </message>
    <message>
        <source>Lay %1 aside.</source>
        <comment>a hint: face down, for the rest of the round; %1: a tile, like 4-6</comment>
        <translation>Sisihkan %1.</translation>
    </message>
    <message>
        <source>Leave the lead to %1.</source>
        <comment>a hint; %1: the partner</comment>
        <translation>Serahkan giliran pertama kepada %1.</translation>
    </message>
    <message>
        <source>Ask for a new deal.</source>
        <comment>a hint: too many doubles</comment>
        <translation>Minta bagi ulang.</translation>
    </message>
    <message>
        <source>Let the hands be counted now.</source>
        <comment>a hint: no tile can fit any more</comment>
        <translation>Minta semua tangan dihitung sekarang.</translation>
    </message>
    <message>
        <source>Nothing else can be done.</source>
        <comment>why: a hint</comment>
        <translation>Tidak ada pilihan lain.</translation>
    </message>
    <message>
        <source>It is your last tile.</source>
        <comment>why: a hint</comment>
        <translation>Ini batu terakhir Anda.</translation>
    </message>
    <message numerus="yes">
        <source>It scores %n point(s) at once.</source>
        <comment>why: a hint; never zero</comment>
        <translation>
            <numerusform>Langsung menghasilkan %n poin.</numerusform>
        </translation>
    </message>
    <message>
        <source>It blocks the round, and the count is probably yours.</source>
        <comment>why: a hint</comment>
        <translation>Ronde menjadi buntu, dan hitungannya mungkin menguntungkan Anda.</translation>
    </message>
    <message>
        <source>It makes a block less likely that you would lose.</source>
        <comment>why: a hint</comment>
        <translation>Ini memperkecil kemungkinan buntu yang akan merugikan Anda.</translation>
    </message>
    <message>
        <source>It leaves %2 open, and %1 certainly has no %2.</source>
        <comment>why: a hint; %1: a player; %2: a number, named twice</comment>
        <translation>Ujungnya menjadi %2, dan %1 pasti tidak punya %2.</translation>
    </message>
    <message>
        <source>It leaves %2 open, which %1 seems to like.</source>
        <comment>why: a hint; %1: the partner; %2: a number</comment>
        <translation>Ujungnya menjadi %2, yang tampaknya disukai %1.</translation>
    </message>
    <message>
        <source>You keep the %1, of which you have most.</source>
        <comment>why: a hint; %1: a number</comment>
        <translation>Anda tetap menyimpan %1, angka yang paling banyak Anda pegang.</translation>
    </message>
    <message>
        <source>The double finds a place now, and perhaps not later.</source>
        <comment>why: a hint</comment>
        <translation>Balak ini bisa turun sekarang, nanti belum tentu.</translation>
    </message>
    <message>
        <source>It is heavy, and after a block every pip counts.</source>
        <comment>why: a hint</comment>
        <translation>Batu ini besar, dan kalau buntu setiap titik dihitung.</translation>
    </message>
    <message numerus="yes">
        <source>Your other tiles then still show %n number(s).</source>
        <comment>why: a hint: different numbers; never zero</comment>
        <translation>
            <numerusform>Batu Anda yang lain masih memuat %n angka.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n point(s) better than the next best move</source>
        <comment>below a hint; never zero</comment>
        <translation>
            <numerusform>Sekitar %n poin lebih baik daripada langkah terbaik berikutnya</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the coach</source>
        <comment>button: opens the card with the block meter and the hint</comment>
        <translation>Tampilkan pelatih</translation>
    </message>
    <message>
        <source>Fold the coach away</source>
        <comment>button: closes the card with the block meter and the hint</comment>
        <translation>Tutup kartu pelatih</translation>
    </message>
</context>
<context>
    <name>Correct a result</name>
    <message>
        <source>Correct a result</source>
        <comment>title of a small window, and a button</comment>
        <translation>Koreksi hasil</translation>
    </message>
    <message>
        <source>In which round?</source>
        <comment>label of a choice: a tournament round</comment>
        <translation>Di babak berapa?</translation>
    </message>
    <message>
        <source>Which table?</source>
        <comment>label of a choice</comment>
        <translation>Meja berapa?</translation>
    </message>
    <message>
        <source>%1: %2 against %3, %4</source>
        <comment>a table number, both sides, the result</comment>
        <translation>%1: %2 melawan %3, %4</translation>
    </message>
    <message>
        <source>Round %1, table %2: %3 against %4</source>
        <comment>tournament round; both sides</comment>
        <translation>Babak %1, meja %2: %3 melawan %4</translation>
    </message>
    <message>
        <source>Written down now: %1</source>
        <comment>%1: a result like 200 : 150</comment>
        <translation>Sekarang tercatat: %1</translation>
    </message>
    <message>
        <source>What is right?</source>
        <comment>above the fields for the right result</comment>
        <translation>Bagaimana yang benar?</translation>
    </message>
    <message>
        <source>Swap both sides</source>
        <comment>button: each side gets what the other one had</comment>
        <translation>Tukar kedua pihak</translation>
    </message>
    <message>
        <source>How it came about</source>
        <comment>name of a choice: played, not played</comment>
        <translation>Cara hasil ini terjadi</translation>
    </message>
    <message>
        <source>It was played</source>
        <comment>choice</comment>
        <translation>Dimainkan</translation>
    </message>
    <message>
        <source>Win without playing for %1</source>
        <comment>choice; %1: a player or a pair</comment>
        <translation>Menang tanpa bertanding: %1</translation>
    </message>
    <message>
        <source>Both lose</source>
        <comment>choice: no side may win this table</comment>
        <translation>Keduanya kalah</translation>
    </message>
    <message>
        <source>Not played, counts for nobody</source>
        <comment>choice</comment>
        <translation>Tidak dimainkan, tidak dihitung untuk siapa pun</translation>
    </message>
    <message>
        <source>No result yet: the table is open again</source>
        <comment>choice</comment>
        <translation>Belum ada hasil: meja terbuka lagi</translation>
    </message>
    <message>
        <source>There was none</source>
        <comment>choice: no play-off was played</comment>
        <translation>Tidak ada</translation>
    </message>
    <message>
        <source>Why? It stands in the log.</source>
        <comment>label of a field for a few words</comment>
        <translation>Mengapa? Alasannya masuk catatan.</translation>
    </message>
    <message>
        <source>Sides mixed up</source>
        <comment>a usual reason; a button</comment>
        <translation>Pihak tertukar</translation>
    </message>
    <message>
        <source>Typing mistake</source>
        <comment>a usual reason; a button</comment>
        <translation>Salah ketik</translation>
    </message>
    <message>
        <source>Another table’s result</source>
        <comment>a usual reason; a button</comment>
        <translation>Hasil meja lain</translation>
    </message>
    <message>
        <source>Score card added up again</source>
        <comment>a usual reason; a button</comment>
        <translation>Kartu skor dihitung ulang</translation>
    </message>
    <message>
        <source>Say in a few words why.</source>
        <comment>what is still missing</comment>
        <translation>Tulis alasannya dengan singkat.</translation>
    </message>
    <message>
        <source>This is what is written down already.</source>
        <comment>what is still missing</comment>
        <translation>Ini sama dengan yang sudah tercatat.</translation>
    </message>
    <message>
        <source>What this changes</source>
        <comment>heading above a list</comment>
        <translation>Yang berubah karenanya</translation>
    </message>
    <message>
        <source>%1: place %2 → %3</source>
        <comment>a player or a pair, before and after the correction</comment>
        <translation>%1: peringkat %2 → %3</translation>
    </message>
    <message>
        <source>No place in the standings changes.</source>
        <translation>Tidak ada peringkat di klasemen yang berubah.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more place(s)</source>
        <comment>below a list of changed places; never zero</comment>
        <translation>
            <numerusform>dan %n peringkat lagi</numerusform>
        </translation>
    </message>
    <message>
        <source>Later rounds stay as they were paired: what has been played is played. Known in time, this would have differed:</source>
        <comment>tournament rounds; above a list</comment>
        <translation>Babak-babak berikutnya tetap seperti yang disusun: yang sudah dimainkan tetap berlaku. Kalau diketahui sejak awal, ini yang akan berbeda:</translation>
    </message>
    <message>
        <source>No later round would have been paired otherwise.</source>
        <comment>tournament rounds</comment>
        <translation>Susunan babak-babak berikutnya tidak akan berbeda.</translation>
    </message>
    <message>
        <source>Looking at the later rounds…</source>
        <comment>it takes a moment; tournament rounds</comment>
        <translation>Memeriksa babak-babak berikutnya…</translation>
    </message>
    <message>
        <source>Table %1: %2 against %3. It would have been %4 against %5.</source>
        <comment>in a list of a tournament round; players or pairs</comment>
        <translation>Meja %1: %2 melawan %3. Seharusnya %4 melawan %5.</translation>
    </message>
    <message>
        <source>Table %1: %2 against %3 would not have met.</source>
        <comment>in a list of a tournament round; players or pairs</comment>
        <translation>Meja %1: %2 melawan %3 tidak akan bertemu.</translation>
    </message>
    <message>
        <source>%1 sat out. It would have been %2.</source>
        <comment>in a list of a tournament round; players or pairs</comment>
        <translation>%1 istirahat. Seharusnya %2.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more table(s).</source>
        <comment>below a list of tables; never zero</comment>
        <translation>
            <numerusform>Dan %n meja lagi.</numerusform>
        </translation>
    </message>
    <message>
        <source>This round was put together by hand, so nothing can be said about it.</source>
        <comment>in a list about a tournament round</comment>
        <translation>Tidak bisa dipastikan: disusun manual.</translation>
    </message>
    <message>
        <source>See what it changes</source>
        <comment>button: before a correction is stored</comment>
        <translation>Lihat apa yang berubah</translation>
    </message>
    <message>
        <source>Wrong: %1. Right: %2.</source>
        <comment>two results like 200 : 150</comment>
        <translation>Salah: %1. Benar: %2.</translation>
    </message>
    <message>
        <source>Correct it</source>
        <comment>button</comment>
        <translation>Koreksi</translation>
    </message>
    <message>
        <source>Corrected. It is entry %1 of the log.</source>
        <comment>%1: a number</comment>
        <translation>Sudah dikoreksi. Tercatat sebagai entri %1.</translation>
    </message>
</context>
<context>
    <name>Cross table</name>
    <message>
        <source>R%1</source>
        <comment>heading of a column, as short as possible: tournament round 3</comment>
        <translation>B%1</translation>
    </message>
    <message>
        <source>Against %1, place %2</source>
        <comment>what a column holds; %1: a player or a pair</comment>
        <translation>Melawan %1, peringkat %2</translation>
    </message>
</context>
<context>
    <name>Deal</name>
    <message>
        <source>Deal</source>
        <comment>heading; the tiles that everybody is dealt</comment>
        <translation>Pembagian</translation>
    </message>
    <message>
        <source>By chance</source>
        <comment>a choice: how the tiles are dealt</comment>
        <translation>Acak</translation>
    </message>
    <message>
        <source>The program shuffles, and nobody knows the tiles.</source>
        <translation>Program mengocok, dan tidak ada yang tahu batunya.</translation>
    </message>
    <message>
        <source>Deal of the day, %1</source>
        <comment>a choice: how the tiles are dealt; %1: a day, like 30 November</comment>
        <translation>Pembagian hari ini, %1</translation>
    </message>
    <message>
        <source>Today the same tiles for everybody in the world, whatever the computer.</source>
        <translation>Hari ini batunya sama untuk semua orang di seluruh dunia, apa pun komputernya.</translation>
    </message>
    <message>
        <source>With a deal code</source>
        <comment>a choice: how the tiles are dealt</comment>
        <translation>Dengan kode pembagian</translation>
    </message>
    <message>
        <source>Play a deal again, or the one that friends have played.</source>
        <translation>Mainkan lagi suatu pembagian, atau pembagian yang pernah dimainkan teman.</translation>
    </message>
    <message>
        <source>Deal code</source>
        <comment>field for eight letters and digits, like KTQ7 2MXB</comment>
        <translation>Kode pembagian</translation>
    </message>
    <message>
        <source>A deal code has eight letters and digits, like KTQ7 2MXB.</source>
        <translation>Kode pembagian terdiri atas delapan huruf dan angka, misalnya KTQ7 2MXB.</translation>
    </message>
    <message>
        <source>There is no %1 in a deal code: only the letters A to Z without I and O, and the digits 2 to 9.</source>
        <comment>%1: characters that were typed, like O or 0</comment>
        <translation>Tidak ada %1 dalam kode pembagian: hanya huruf A sampai Z tanpa I dan O, dan angka 2 sampai 9.</translation>
    </message>
    <message>
        <source>The deal is the same with the same rules, the same set and as many players.</source>
        <translation>Pembagiannya sama kalau aturan, set, dan jumlah pemainnya sama.</translation>
    </message>
    <message>
        <source>About this deal</source>
        <comment>button and title</comment>
        <translation>Tentang pembagian ini</translation>
    </message>
    <message>
        <source>Before the first tile was dealt, the program put this deal into a closed envelope. The fingerprint is the seal on the envelope: one other tile, and it would be another fingerprint. Now the envelope is open, and anybody can check that nothing was exchanged while you were playing.</source>
        <comment>explains to a child why the deal is honest</comment>
        <translation>Sebelum batu pertama dibagikan, program memasukkan pembagian ini ke dalam amplop tertutup. Sidik jari adalah segel amplop itu: satu batu saja berbeda, sidik jarinya pun berbeda. Sekarang amplopnya terbuka, dan siapa pun bisa memeriksa bahwa tidak ada yang ditukar selama permainan.</translation>
    </message>
    <message>
        <source>Before the first tile was dealt, the program put this deal into a closed envelope. The fingerprint is the seal on the envelope: one other tile, and it would be another fingerprint. Write it down if you like. After the round the envelope is opened: then you see the deal code, and anybody can check the seal.</source>
        <comment>explains to a child why the deal is honest, while the round is in play</comment>
        <translation>Sebelum batu pertama dibagikan, program memasukkan pembagian ini ke dalam amplop tertutup. Sidik jari adalah segel amplop itu: satu batu saja berbeda, sidik jarinya pun berbeda. Catatlah kalau mau. Setelah ronde selesai, amplopnya dibuka: kode pembagian akan terlihat, dan siapa pun bisa memeriksa segelnya.</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <comment>label: 64 letters and digits that seal a deal</comment>
        <translation>Sidik jari</translation>
    </message>
    <message>
        <source>Deal code</source>
        <comment>label: eight letters and digits from which the whole deal follows</comment>
        <translation>Kode pembagian</translation>
    </message>
    <message>
        <source>Random addition</source>
        <comment>label: 32 letters and digits drawn by chance, so that nobody can guess the code</comment>
        <translation>Tambahan acak</translation>
    </message>
    <message>
        <source>The fingerprint is SHA-256 of the deal code followed by the random addition. The README of the program tells in words how a deal follows from its code, with a few lines of Python that check it.</source>
        <comment>SHA-256, README and Python are names</comment>
        <translation>Sidik jari adalah SHA-256 dari kode pembagian yang diikuti tambahan acak. README program ini menjelaskan dengan kata-kata bagaimana pembagian dihasilkan dari kodenya, dengan beberapa baris Python untuk memeriksanya.</translation>
    </message>
    <message>
        <source>The next deal is already fixed. This is its fingerprint:</source>
        <comment>label before a fingerprint</comment>
        <translation>Pembagian berikutnya sudah ditetapkan. Inilah sidik jarinya:</translation>
    </message>
    <message>
        <source>This deal was prepared: whoever knows its code knew the tiles.</source>
        <translation>Pembagian ini sudah disiapkan: yang tahu kodenya sudah tahu batunya.</translation>
    </message>
    <message>
        <source>This round began from a position that was entered: nothing was dealt.</source>
        <translation>Ronde ini dimulai dari posisi yang dimasukkan: tidak ada batu yang dibagikan.</translation>
    </message>
    <message>
        <source>Play this deal again</source>
        <comment>button: a new match with the same rules, players and tiles</comment>
        <translation>Mainkan pembagian ini lagi</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <comment>button</comment>
        <translation>Salin kode</translation>
    </message>
    <message>
        <source>Copy all as text</source>
        <comment>button: fingerprint, deal code and random addition</comment>
        <translation>Salin semua sebagai teks</translation>
    </message>
    <message>
        <source>Copied.</source>
        <comment>said after something was copied</comment>
        <translation>Sudah disalin.</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>button that closes the sheet; Esc does the same</comment>
        <translation>Tutup</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>Position</source>
        <comment>step: how the table stands; short</comment>
        <translation>Posisi</translation>
    </message>
    <message>
        <source>Walk</source>
        <comment>step: everybody is asked; short</comment>
        <translation>Keliling</translation>
    </message>
    <message>
        <source>Hands</source>
        <comment>step: hands are laid open; short</comment>
        <translation>Tangan</translation>
    </message>
    <message>
        <source>Rulings</source>
        <comment>step: the referee decides about fouls; short</comment>
        <translation>Keputusan</translation>
    </message>
    <message>
        <source>Score</source>
        <comment>step: hands are counted; short</comment>
        <translation>Skor</translation>
    </message>
    <message>
        <source>%1 · round %2</source>
        <comment>%1: a table, like Table 3; %2: a number; round = one deal</comment>
        <translation>%1 · ronde %2</translation>
    </message>
    <message>
        <source>Undo</source>
        <comment>button: take the last entry back</comment>
        <translation>Tarik kembali</translation>
    </message>
    <message>
        <source>A foul…</source>
        <comment>button: write down a foul of another kind</comment>
        <translation>Pelanggaran…</translation>
    </message>
    <message>
        <source>An accusation…</source>
        <comment>button: one player accuses another</comment>
        <translation>Tuduhan…</translation>
    </message>
    <message>
        <source>Rounds and scores</source>
        <comment>button: the match so far</comment>
        <translation>Ronde dan skor</translation>
    </message>
    <message>
        <source>Protocol</source>
        <comment>button: the page to print and sign</comment>
        <translation>Berita acara</translation>
    </message>
    <message>
        <source>Correct the position</source>
        <comment>button: something was entered wrongly</comment>
        <translation>Koreksi posisi</translation>
    </message>
    <message>
        <source>The rules</source>
        <comment>button: read the rules of this table</comment>
        <translation>Aturan</translation>
    </message>
    <message>
        <source>Open tables</source>
        <comment>label of a choice between tables; F6 goes on to the next</comment>
        <translation>Meja yang terbuka</translation>
    </message>
    <message>
        <source>More</source>
        <comment>button: opens a menu with more to do</comment>
        <translation>Lainnya</translation>
    </message>
    <message>
        <source>It is somebody else&apos;s turn.</source>
        <translation>Ini giliran pemain lain.</translation>
    </message>
    <message>
        <source>%1 lies somewhere else already.</source>
        <comment>%1: a tile, like 4-6</comment>
        <translation>%1 sudah ada di tempat lain.</translation>
    </message>
    <message>
        <source>No tile of this hand fits.</source>
        <translation>Tidak ada batu di tangan ini yang cocok.</translation>
    </message>
    <message>
        <source>A tile of this hand fits.</source>
        <translation>Ada batu di tangan ini yang cocok.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Tidak ada yang bisa ditarik kembali.</translation>
    </message>
    <message>
        <source>This table cannot be read; its data are damaged. Nothing was changed.</source>
        <translation>Meja ini tidak dapat dibaca; datanya rusak. Tidak ada yang diubah.</translation>
    </message>
    <message>
        <source>Close this table? It can still be read, printed and opened again.</source>
        <comment>a question</comment>
        <translation>Tutup meja ini? Meja masih bisa dibaca, dicetak, dan dibuka lagi.</translation>
    </message>
    <message>
        <source>Yes, close it</source>
        <comment>button</comment>
        <translation>Ya, tutup</translation>
    </message>
    <message>
        <source>Keep it open</source>
        <comment>button</comment>
        <translation>Biarkan terbuka</translation>
    </message>
    <message>
        <source>The protocol was judged again: it comes to the same result.</source>
        <comment>a file was opened</comment>
        <translation>Berita acara sudah diperiksa ulang: hasilnya sama.</translation>
    </message>
    <message>
        <source>The rules of today come to another result than this protocol.</source>
        <comment>a file was opened</comment>
        <translation>Dengan aturan yang sekarang, hasilnya berbeda dari berita acara ini.</translation>
    </message>
    <message>
        <source>%1 is no protocol of this program.</source>
        <comment>%1: a file</comment>
        <translation>%1 bukan berita acara dari program ini.</translation>
    </message>
    <message>
        <source>%1 was changed after it was written: its check sum does not fit.</source>
        <comment>%1: a file</comment>
        <translation>%1 diubah setelah ditulis: kode pemeriksanya tidak cocok.</translation>
    </message>
    <message>
        <source>%1 is damaged and cannot be judged.</source>
        <comment>%1: a file</comment>
        <translation>%1 rusak dan tidak dapat diperiksa.</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of this program.</source>
        <comment>%1: a file</comment>
        <translation>%1 ditulis oleh versi program yang lebih baru.</translation>
    </message>
    <message>
        <source>Protocols</source>
        <comment>kind of file</comment>
        <translation>Berita acara</translation>
    </message>
    <message>
        <source>Save the protocol as a file</source>
        <comment>title of a window</comment>
        <translation>Simpan berita acara sebagai berkas</translation>
    </message>
    <message>
        <source>Open a protocol</source>
        <comment>title of a window</comment>
        <translation>Buka berita acara</translation>
    </message>
    <message>
        <source>How does the table stand?</source>
        <comment>title</comment>
        <translation>Bagaimana posisi meja?</translation>
    </message>
    <message>
        <source>How does the table stand now?</source>
        <comment>title; the same round goes on</comment>
        <translation>Bagaimana posisi meja sekarang?</translation>
    </message>
    <message>
        <source>Open ends only</source>
        <comment>choice: the numbers at the ends are enough</comment>
        <translation>Hanya ujung terbuka</translation>
    </message>
    <message>
        <source>The whole line</source>
        <comment>choice: every tile on the table is typed</comment>
        <translation>Seluruh rangkaian</translation>
    </message>
    <message>
        <source>Tile by tile</source>
        <comment>choice: the round is written down from its first tile on</comment>
        <translation>Batu demi batu</translation>
    </message>
    <message>
        <source>Enough to settle a block. Type the numbers, like 6 6.</source>
        <comment>how to enter open ends</comment>
        <translation>Cukup untuk memeriksa buntu. Ketik angkanya, misalnya 6 6.</translation>
    </message>
    <message>
        <source>Type the tiles from left to right, like 60 01 16.</source>
        <comment>how to enter a line of tiles</comment>
        <translation>Ketik batu dari kiri ke kanan, misalnya 60 01 16.</translation>
    </message>
    <message>
        <source>Everything that happens is written down, so the whole round can be checked.</source>
        <translation>Semua yang terjadi dicatat, jadi seluruh ronde bisa diperiksa.</translation>
    </message>
    <message>
        <source>Open ends</source>
        <comment>label of a field for numbers</comment>
        <translation>Ujung terbuka</translation>
    </message>
    <message>
        <source>The number at each train: %1</source>
        <comment>label of a field; %1: names in turn order</comment>
        <translation>Angka di setiap kereta: %1</translation>
    </message>
    <message>
        <source>everybody&apos;s train</source>
        <comment>the train that belongs to nobody, in a list of names</comment>
        <translation>kereta bersama</translation>
    </message>
    <message>
        <source>Tiles from left to right</source>
        <comment>label of a field</comment>
        <translation>Batu dari kiri ke kanan</translation>
    </message>
    <message>
        <source>Who says the game is blocked?</source>
        <comment>label; one name is chosen</comment>
        <translation>Siapa yang menyatakan permainan buntu?</translation>
    </message>
    <message>
        <source>Who leads?</source>
        <comment>label; whoever lays the first tile; one name is chosen</comment>
        <translation>Siapa yang turun pertama?</translation>
    </message>
    <message>
        <source>Who led this round?</source>
        <comment>label; one name is chosen; the tie rule needs it</comment>
        <translation>Siapa yang turun pertama di ronde ini?</translation>
    </message>
    <message>
        <source>Who laid the last tile?</source>
        <comment>label; one name is chosen; the rules need it</comment>
        <translation>Siapa yang menurunkan batu terakhir?</translation>
    </message>
    <message>
        <source>Whose train is open to all?</source>
        <comment>label; several names may be chosen</comment>
        <translation>Kereta siapa yang terbuka untuk semua?</translation>
    </message>
    <message>
        <source>Tiles in hand</source>
        <comment>label above a number for each player</comment>
        <translation>Batu di tangan</translation>
    </message>
    <message>
        <source>Tiles held by %1</source>
        <comment>label of a field for a number; %1: a player</comment>
        <translation>Batu di tangan %1</translation>
    </message>
    <message>
        <source>Tiles in the boneyard</source>
        <comment>label of a field for a number</comment>
        <translation>Batu di stok</translation>
    </message>
    <message>
        <source>Ask round the table</source>
        <comment>button: the walk begins</comment>
        <translation>Tanya keliling meja</translation>
    </message>
    <message>
        <source>The round goes on</source>
        <comment>button: enter the position without a walk</comment>
        <translation>Ronde berlanjut</translation>
    </message>
    <message>
        <source>Begin the round</source>
        <comment>button: the first tile follows</comment>
        <translation>Mulai ronde</translation>
    </message>
    <message>
        <source>%1 has no tile left: lay the hands open</source>
        <comment>button; %1: a player</comment>
        <translation>Batu %1 sudah habis: buka semua batu</translation>
    </message>
    <message>
        <source>Use the corrected position</source>
        <comment>button</comment>
        <translation>Pakai posisi yang dikoreksi</translation>
    </message>
    <message>
        <source>Type the number at every open end first.</source>
        <translation>Ketik dulu angka di setiap ujung terbuka.</translation>
    </message>
    <message>
        <source>Type the tiles of the line first.</source>
        <translation>Ketik dulu batu dalam rangkaian.</translation>
    </message>
    <message>
        <source>%1 does not match the tile before it.</source>
        <comment>%1: a tile, like 4-6</comment>
        <translation>%1 tidak cocok dengan batu sebelumnya.</translation>
    </message>
    <message>
        <source>%1 is in the line already.</source>
        <comment>%1: a tile, like 4-6</comment>
        <translation>%1 sudah ada dalam rangkaian.</translation>
    </message>
    <message>
        <source>How many tiles does %1 hold?</source>
        <comment>%1: a player</comment>
        <translation>Berapa batu yang dipegang %1?</translation>
    </message>
    <message>
        <source>Choose who it was first.</source>
        <comment>a player has to be chosen</comment>
        <translation>Pilih dulu siapa pemainnya.</translation>
    </message>
    <message>
        <source>Digits fill the fields, Enter goes on, Backspace takes back.</source>
        <translation>Ketik angka untuk mengisi, Enter untuk lanjut, Backspace untuk menghapus.</translation>
    </message>
    <message numerus="yes">
        <source>%1 lays %n tile(s) open</source>
        <comment>title; %1: a player</comment>
        <translation>
            <numerusform>%1 membuka %n batu</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 holds no tile</source>
        <comment>title; %1: a player</comment>
        <translation>%1 tidak memegang batu</translation>
    </message>
    <message>
        <source>Type each tile, like 64, or click it.</source>
        <comment>how to enter a hand</comment>
        <translation>Ketik setiap batu, misalnya 64, atau klik batunya.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>tiles entered, of those that the player holds</comment>
        <translation>%1 dari %2</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in nobody&apos;s hand</source>
        <comment>title</comment>
        <translation>
            <numerusform>%n batu tidak di tangan siapa pun</numerusform>
        </translation>
    </message>
    <message>
        <source>Every tile has been found</source>
        <comment>title</comment>
        <translation>Semua batu sudah ditemukan</translation>
    </message>
    <message>
        <source>Are they on the table, in the boneyard, or out of play?</source>
        <translation>Apakah batu itu ada di meja, di stok, atau tidak dipakai?</translation>
    </message>
    <message>
        <source>Yes, nobody holds them</source>
        <comment>button</comment>
        <translation>Ya, tidak ada yang memegangnya</translation>
    </message>
    <message>
        <source>Every tile is accounted for</source>
        <comment>title</comment>
        <translation>Semua batu diketahui tempatnya</translation>
    </message>
    <message>
        <source>No false declaration is proven.</source>
        <comment>after the hands were compared with the answers</comment>
        <translation>Tidak ada pernyataan tidak benar yang terbukti.</translation>
    </message>
    <message>
        <source>A ruling makes this round void: it can be closed without counting.</source>
        <comment>round = one deal</comment>
        <translation>Satu keputusan membatalkan ronde ini: ronde bisa ditutup tanpa dihitung.</translation>
    </message>
    <message>
        <source>Count the hands</source>
        <comment>button</comment>
        <translation>Hitung semua tangan</translation>
    </message>
    <message>
        <source>Close this round</source>
        <comment>button: it does not count</comment>
        <translation>Tutup ronde ini</translation>
    </message>
    <message>
        <source>Look at the rulings</source>
        <comment>button</comment>
        <translation>Lihat keputusan</translation>
    </message>
</context>
<context>
    <name>Desk fouls</name>
    <message>
        <source>False declaration</source>
        <comment>a kind of foul</comment>
        <translation>Pernyataan tidak benar</translation>
    </message>
    <message>
        <source>Took a tile while able</source>
        <comment>a kind of foul: from the boneyard, although a tile fitted</comment>
        <translation>Mengambil padahal ada yang cocok</translation>
    </message>
    <message>
        <source>Wrong tile</source>
        <comment>a kind of foul: a tile was laid that does not fit</comment>
        <translation>Batu salah</translation>
    </message>
    <message>
        <source>Wrong number of tiles</source>
        <comment>a kind of foul: too many or too few in a hand</comment>
        <translation>Jumlah batu salah</translation>
    </message>
    <message>
        <source>Tile shown</source>
        <comment>a kind of foul: others saw a tile of the hand</comment>
        <translation>Batu diperlihatkan</translation>
    </message>
    <message>
        <source>Signals or talk</source>
        <comment>a kind of foul: partners tell each other what they hold</comment>
        <translation>Isyarat atau bicara</translation>
    </message>
    <message>
        <source>Delay</source>
        <comment>a kind of foul: playing too slowly</comment>
        <translation>Terlalu lama</translation>
    </message>
    <message>
        <source>False accusation</source>
        <comment>a kind of foul: somebody was accused who had answered truly</comment>
        <translation>Tuduhan tidak benar</translation>
    </message>
    <message>
        <source>Something else</source>
        <comment>a kind of foul: any other one</comment>
        <translation>Hal lain</translation>
    </message>
    <message>
        <source>Said no, but held a playable tile.</source>
        <translation>Menjawab tidak ada padahal memegang batu yang bisa diturunkan.</translation>
    </message>
    <message>
        <source>Took from the boneyard although a tile in the hand fitted.</source>
        <translation>Mengambil dari stok padahal ada batu di tangan yang cocok.</translation>
    </message>
    <message>
        <source>Laid a tile that does not fit there.</source>
        <translation>Menurunkan batu yang tidak cocok di situ.</translation>
    </message>
    <message>
        <source>Took too many tiles, or too few.</source>
        <translation>Mengambil terlalu banyak atau terlalu sedikit batu.</translation>
    </message>
    <message>
        <source>Let others see a tile of the hand.</source>
        <translation>Memperlihatkan batu di tangan kepada pemain lain.</translation>
    </message>
    <message>
        <source>Let a partner know something about the hand.</source>
        <translation>Memberi tahu rekan sesuatu tentang batu di tangan.</translation>
    </message>
    <message>
        <source>Took too long over a turn.</source>
        <translation>Terlalu lama dalam satu giliran.</translation>
    </message>
    <message>
        <source>Accused somebody who had answered truly.</source>
        <translation>Menuduh pemain yang jawabannya benar.</translation>
    </message>
    <message>
        <source>The note says what happened.</source>
        <translation>Catatan menjelaskan apa yang terjadi.</translation>
    </message>
    <message numerus="yes">
        <source>%n penalty point(s); the round stands.</source>
        <comment>round = one deal</comment>
        <translation>
            <numerusform>Denda %n poin; ronde tetap berlaku.</numerusform>
        </translation>
    </message>
    <message>
        <source>No points off; the round stands.</source>
        <comment>round = one deal</comment>
        <translation>Tanpa poin denda; ronde tetap berlaku.</translation>
    </message>
    <message numerus="yes">
        <source>%n penalty point(s); the round is dealt again.</source>
        <comment>round = one deal</comment>
        <translation>
            <numerusform>Denda %n poin; ronde diulang.</numerusform>
        </translation>
    </message>
    <message>
        <source>No points off; the round is dealt again.</source>
        <comment>round = one deal</comment>
        <translation>Tanpa poin denda; ronde diulang.</translation>
    </message>
    <message numerus="yes">
        <source>%n penalty point(s), and the round is lost.</source>
        <comment>lost by whoever broke the rules</comment>
        <translation>
            <numerusform>Denda %n poin, dan kalah di ronde ini.</numerusform>
        </translation>
    </message>
    <message>
        <source>No points off, but the round is lost.</source>
        <comment>lost by whoever broke the rules</comment>
        <translation>Tanpa poin denda, tetapi kalah di ronde ini.</translation>
    </message>
    <message numerus="yes">
        <source>%n penalty point(s), and the match is lost.</source>
        <comment>lost by whoever broke the rules</comment>
        <translation>
            <numerusform>Denda %n poin, dan kalah dalam pertandingan.</numerusform>
        </translation>
    </message>
    <message>
        <source>No points off, but the match is lost.</source>
        <comment>lost by whoever broke the rules</comment>
        <translation>Tanpa poin denda, tetapi kalah dalam pertandingan.</translation>
    </message>
    <message numerus="yes">
        <source>%n penalty point(s); the round does not count, and the match is lost.</source>
        <comment>a penalty</comment>
        <translation>
            <numerusform>Denda %n poin; ronde tidak dihitung, dan kalah dalam pertandingan.</numerusform>
        </translation>
    </message>
    <message>
        <source>The round does not count, and the match is lost.</source>
        <comment>a penalty</comment>
        <translation>Ronde tidak dihitung, dan kalah dalam pertandingan.</translation>
    </message>
    <message numerus="yes">
        <source>%n penalty point(s); round and match are lost.</source>
        <comment>a penalty</comment>
        <translation>
            <numerusform>Denda %n poin; kalah di ronde ini dan dalam pertandingan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round and match are lost.</source>
        <comment>a penalty</comment>
        <translation>Kalah di ronde ini dan dalam pertandingan.</translation>
    </message>
    <message>
        <source>%1: false declaration. %2</source>
        <comment>%2: a sentence, like 25 penalty points; the round stands.</comment>
        <translation>%1: pernyataan tidak benar. %2</translation>
    </message>
    <message>
        <source>%1: tile taken while able to play. %2</source>
        <comment>%2: a sentence, like 25 penalty points; the round stands.</comment>
        <translation>%1: mengambil batu padahal bisa turun. %2</translation>
    </message>
    <message>
        <source>%1: wrong tile. %2</source>
        <comment>%2: a sentence, like 25 penalty points; the round stands.</comment>
        <translation>%1: batu salah. %2</translation>
    </message>
    <message>
        <source>%1: wrong number of tiles. %2</source>
        <comment>%2: a sentence, like 25 penalty points; the round stands.</comment>
        <translation>%1: jumlah batu salah. %2</translation>
    </message>
    <message>
        <source>%1: tile shown. %2</source>
        <comment>%2: a sentence, like 25 penalty points; the round stands.</comment>
        <translation>%1: batu diperlihatkan. %2</translation>
    </message>
    <message>
        <source>%1: signals or talk. %2</source>
        <comment>%2: a sentence, like 25 penalty points; the round stands.</comment>
        <translation>%1: isyarat atau bicara. %2</translation>
    </message>
    <message>
        <source>%1: delay. %2</source>
        <comment>%2: a sentence, like 25 penalty points; the round stands.</comment>
        <translation>%1: terlalu lama. %2</translation>
    </message>
    <message>
        <source>%1: false accusation. %2</source>
        <comment>%2: a sentence, like 25 penalty points; the round stands.</comment>
        <translation>%1: tuduhan tidak benar. %2</translation>
    </message>
    <message>
        <source>%1: a foul. %2</source>
        <comment>%2: a sentence, like 25 penalty points; the round stands.</comment>
        <translation>%1: pelanggaran. %2</translation>
    </message>
    <message>
        <source>%1 Note: %2</source>
        <comment>%1: a ruling, a whole sentence; %2: what the referee wrote</comment>
        <translation>%1 Catatan: %2</translation>
    </message>
    <message>
        <source>Withdrawn: %1</source>
        <comment>%1: a ruling that no longer holds, a whole sentence</comment>
        <translation>Dicabut: %1</translation>
    </message>
    <message>
        <source>Withdrawn: %1 Reason: %2</source>
        <comment>%1: a ruling that no longer holds, a whole sentence; %2: what the referee wrote</comment>
        <translation>Dicabut: %1 Alasan: %2</translation>
    </message>
    <message>
        <source>%1 accused %2 of holding a playable tile. The accusation was right.</source>
        <translation>%1 menuduh %2 memegang batu yang bisa diturunkan. Tuduhan itu benar.</translation>
    </message>
    <message>
        <source>%1 accused %2 of holding a playable tile. The accusation was wrong.</source>
        <translation>%1 menuduh %2 memegang batu yang bisa diturunkan. Tuduhan itu tidak benar.</translation>
    </message>
</context>
<context>
    <name>Desk new table</name>
    <message>
        <source>New table</source>
        <comment>title of the form; a table at the referee desk</comment>
        <translation>Meja baru</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>above the field for its name, like Table 3</comment>
        <translation>Meja</translation>
    </message>
    <message>
        <source>Table %1</source>
        <comment>the name of a table; %1: a number</comment>
        <translation>Meja %1</translation>
    </message>
    <message>
        <source>Referee</source>
        <comment>above the field for the name of the referee</comment>
        <translation>Wasit</translation>
    </message>
    <message>
        <source>The referee&apos;s language</source>
        <comment>what a screen reader says for the choice</comment>
        <translation>Bahasa wasit</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>above the field in which a rule set is searched by its name</comment>
        <translation>Aturan</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>heading</comment>
        <translation>Pemain</translation>
    </message>
    <message>
        <source>How many play</source>
        <comment>what a screen reader says for a row of numbers</comment>
        <translation>Jumlah pemain</translation>
    </message>
    <message>
        <source>Seat %1, pair %2</source>
        <comment>a place at the table; partners; %1 and %2: numbers</comment>
        <translation>Kursi %1, pasangan %2</translation>
    </message>
    <message>
        <source>The match</source>
        <comment>heading: set of tiles, length, direction, penalty</comment>
        <translation>Pertandingan</translation>
    </message>
    <message>
        <source>Turns go</source>
        <comment>above the choice: clockwise or counter-clockwise</comment>
        <translation>Arah giliran</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <comment>a choice: the way the turns go round</comment>
        <translation>Searah jarum jam</translation>
    </message>
    <message>
        <source>Counter-clockwise</source>
        <comment>a choice: the way the turns go round</comment>
        <translation>Berlawanan arah jarum jam</translation>
    </message>
    <message>
        <source>A false declaration costs</source>
        <comment>heading; points are taken off</comment>
        <translation>Denda pernyataan tidak benar</translation>
    </message>
    <message>
        <source>Open the table</source>
        <comment>the large button</comment>
        <translation>Buka meja</translation>
    </message>
    <message>
        <source>Enter goes on; %1 opens the table at once.</source>
        <comment>%1: a key like Ctrl+Enter; beside the button</comment>
        <translation>Enter untuk lanjut; %1 langsung membuka meja.</translation>
    </message>
    <message>
        <source>The table needs a name, so that you find it again.</source>
        <translation>Meja memerlukan nama, supaya mudah ditemukan lagi.</translation>
    </message>
    <message>
        <source>%1 is already open. Give this table another name.</source>
        <comment>%1: like Table 3</comment>
        <translation>%1 sudah terbuka. Beri meja ini nama lain.</translation>
    </message>
    <message>
        <source>The referee&apos;s name stands on the page that everybody signs.</source>
        <translation>Nama wasit tercantum di halaman yang ditandatangani semua orang.</translation>
    </message>
    <message>
        <source>%1 players need a larger set, so %2 is chosen now.</source>
        <comment>%1: a number; %2: a set of tiles, like Double-nine</comment>
        <translation>%1 pemain memerlukan set yang lebih besar, jadi sekarang dipilih %2.</translation>
    </message>
</context>
<context>
    <name>Desk protocol</name>
    <message>
        <source>Protocol of the round</source>
        <comment>title of a printed page that everybody signs; round = one deal</comment>
        <translation>Berita acara ronde</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>label before the name of a table</comment>
        <translation>Meja</translation>
    </message>
    <message>
        <source>Date and time</source>
        <comment>label</comment>
        <translation>Tanggal dan waktu</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>%1: a date, like 30/11/2026; %2: the time of day, like 21:14</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Round</source>
        <comment>label before a number; round = one deal</comment>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Referee</source>
        <comment>label before a name, and below a line for a signature</comment>
        <translation>Wasit</translation>
    </message>
    <message>
        <source>Player</source>
        <comment>below a line for a signature</comment>
        <translation>Pemain</translation>
    </message>
    <message>
        <source>Players and rules</source>
        <comment>heading</comment>
        <translation>Pemain dan aturan</translation>
    </message>
    <message>
        <source>The position</source>
        <comment>heading: what lay on the table at the end</comment>
        <translation>Posisi</translation>
    </message>
    <message>
        <source>The two conditions of a blocked game</source>
        <comment>heading</comment>
        <translation>Dua syarat permainan buntu</translation>
    </message>
    <message>
        <source>Declarations</source>
        <comment>heading: who said when that no tile fits</comment>
        <translation>Pernyataan</translation>
    </message>
    <message>
        <source>The hands</source>
        <comment>heading: the tiles that were laid open, with their pips</comment>
        <translation>Batu di tangan</translation>
    </message>
    <message>
        <source>How the score comes about</source>
        <comment>heading</comment>
        <translation>Perhitungan skor</translation>
    </message>
    <message>
        <source>Fouls and rulings</source>
        <comment>heading</comment>
        <translation>Pelanggaran dan keputusan</translation>
    </message>
    <message>
        <source>Accusations</source>
        <comment>heading</comment>
        <translation>Tuduhan</translation>
    </message>
    <message>
        <source>Result</source>
        <comment>heading</comment>
        <translation>Hasil</translation>
    </message>
    <message>
        <source>Corrections</source>
        <comment>heading: scores that were set right later</comment>
        <translation>Koreksi</translation>
    </message>
    <message>
        <source>Check sum</source>
        <comment>heading: 64 letters and digits computed from everything recorded</comment>
        <translation>Kode pemeriksa</translation>
    </message>
    <message>
        <source>Signatures</source>
        <comment>heading</comment>
        <translation>Tanda tangan</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>label before the name of a rule set</comment>
        <translation>Aturan</translation>
    </message>
    <message>
        <source>%1, %2. Fingerprint: %3</source>
        <comment>%1: the name of a rule set; %2: a set of tiles, like Double-six; %3: letters and digits that equal rules share</comment>
        <translation>%1, %2. Sidik jari: %3</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>%1: the number of a seat; %2: the name of who sits there</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Pairs</source>
        <comment>label before names</comment>
        <translation>Pasangan</translation>
    </message>
    <message>
        <source>Turns</source>
        <comment>label: which way the turns go round the table</comment>
        <translation>Arah giliran</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>label before a rule: what a round is worth</comment>
        <translation>Poin</translation>
    </message>
    <message>
        <source>Blocked game</source>
        <comment>label before rules: who wins it, and what happens in a tie</comment>
        <translation>Permainan buntu</translation>
    </message>
    <message>
        <source>False declaration</source>
        <comment>label before the penalty: somebody says no falsely</comment>
        <translation>Pernyataan tidak benar</translation>
    </message>
    <message>
        <source>Tiles laid</source>
        <comment>label before the tiles on the table</comment>
        <translation>Batu yang diturunkan</translation>
    </message>
    <message>
        <source>Arm %1</source>
        <comment>label before tiles: one of several arms or trains; %1: a number</comment>
        <translation>Cabang %1</translation>
    </message>
    <message>
        <source>Train: %1</source>
        <comment>label before tiles; %1: the name of the player whose train it is</comment>
        <translation>Kereta: %1</translation>
    </message>
    <message>
        <source>Everybody&apos;s train</source>
        <comment>label before tiles: the train that is open to all</comment>
        <translation>Kereta bersama</translation>
    </message>
    <message>
        <source>Boneyard</source>
        <comment>label before a number of tiles</comment>
        <translation>Stok</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <comment>how many tiles are somewhere</comment>
        <translation>
            <numerusform>%n batu</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <comment>there are no tiles in the boneyard</comment>
        <translation>habis</translation>
    </message>
    <message>
        <source>Proposed by</source>
        <comment>label before the name of the player who said the game is blocked</comment>
        <translation>Dinyatakan oleh</translation>
    </message>
    <message>
        <source>In nobody&apos;s hand</source>
        <comment>label before tiles that lay anywhere else, perhaps on the table</comment>
        <translation>Tidak di tangan siapa pun</translation>
    </message>
    <message>
        <source>No player can extend an open end. Met: declared by %1.</source>
        <comment>%1: names</comment>
        <translation>Tidak ada pemain yang bisa menyambung ujung terbuka. Terpenuhi: dinyatakan oleh %1.</translation>
    </message>
    <message>
        <source>No player can extend an open end. Declared by everybody, but it was not true: %1 held a tile that fits.</source>
        <comment>%1: a name, or several</comment>
        <translation>Tidak ada pemain yang bisa menyambung ujung terbuka. Dinyatakan oleh semua, tetapi tidak benar: %1 memegang batu yang cocok.</translation>
    </message>
    <message>
        <source>No player can extend an open end. Not met: %1 can play.</source>
        <comment>%1: a name</comment>
        <translation>Tidak ada pemain yang bisa menyambung ujung terbuka. Tidak terpenuhi: %1 bisa turun.</translation>
    </message>
    <message>
        <source>No player can extend an open end. Not answered by everybody.</source>
        <comment>the questions were not finished</comment>
        <translation>Tidak ada pemain yang bisa menyambung ujung terbuka. Belum semua pemain menjawab.</translation>
    </message>
    <message>
        <source>The boneyard can supply nothing more. Met: it is empty.</source>
        <translation>Tidak ada lagi batu yang boleh diambil dari stok. Terpenuhi: stok sudah habis.</translation>
    </message>
    <message>
        <source>The boneyard can supply nothing more. Met: with these rules nobody takes tiles.</source>
        <translation>Tidak ada lagi batu yang boleh diambil dari stok. Terpenuhi: menurut aturan ini tidak ada yang mengambil batu.</translation>
    </message>
    <message numerus="yes">
        <source>The boneyard can supply nothing more. Met: the last %n tile(s) must stay.</source>
        <comment>the reserve: 1 or 2 tiles, never zero</comment>
        <translation>
            <numerusform>Tidak ada lagi batu yang boleh diambil dari stok. Terpenuhi: %n batu terakhir harus tetap di stok.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The boneyard can supply nothing more. Not met: %n tile(s) can still be taken.</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Tidak ada lagi batu yang boleh diambil dari stok. Tidak terpenuhi: %n batu masih boleh diambil.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot play. Open ends: %2.</source>
        <comment>%1: a player; %2: numbers, like 2 and 4</comment>
        <translation>%1 tidak bisa turun. Ujung terbuka: %2.</translation>
    </message>
    <message>
        <source>%1 cannot lay a double. Open ends: %2.</source>
        <comment>%1: a player; %2: numbers; only doubles could be laid</comment>
        <translation>%1 tidak bisa menurunkan balak. Ujung terbuka: %2.</translation>
    </message>
    <message>
        <source>The round ends: no tile is left that could ever fit.</source>
        <translation>Ronde berakhir: tidak ada lagi batu yang bisa cocok.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s), not laid open</source>
        <comment>instead of the tiles of a hand</comment>
        <translation>
            <numerusform>%n batu, tidak dibuka</numerusform>
        </translation>
    </message>
    <message>
        <source>no tiles left</source>
        <comment>instead of the tiles of a hand</comment>
        <translation>batu habis</translation>
    </message>
    <message numerus="yes">
        <source>All %1 tiles of the set are accounted for: %n pips in all.</source>
        <comment>%1: a number, like 28; like 168 pips; never zero</comment>
        <translation>
            <numerusform>Semua %1 batu dalam set diketahui tempatnya: seluruhnya %n titik.</numerusform>
        </translation>
    </message>
    <message>
        <source>No foul was found, and none was ruled on.</source>
        <translation>Tidak ada pelanggaran yang ditemukan atau diputuskan.</translation>
    </message>
    <message>
        <source>There is no ruling on this.</source>
        <comment>below a proven foul</comment>
        <translation>Tidak ada keputusan tentang hal ini.</translation>
    </message>
    <message>
        <source>The hands were compared with every declaration since the position was entered.</source>
        <comment>how far back the check for false declarations reaches</comment>
        <translation>Batu di tangan dibandingkan dengan setiap pernyataan sejak posisi dimasukkan.</translation>
    </message>
    <message>
        <source>The hands were compared with every declaration of the round.</source>
        <comment>how far back the check for false declarations reaches; round = one deal</comment>
        <translation>Batu di tangan dibandingkan dengan setiap pernyataan dalam ronde ini.</translation>
    </message>
    <message>
        <source>The referee&apos;s note: %1</source>
        <comment>%1: a remark in the referee&apos;s own words</comment>
        <translation>Catatan wasit: %1</translation>
    </message>
    <message>
        <source>Reason: %1</source>
        <comment>%1: why a score was corrected, in the referee&apos;s own words</comment>
        <translation>Alasan: %1</translation>
    </message>
    <message>
        <source>Whoever loads the file of this round gets the same digits, as long as nothing in it was changed.</source>
        <comment>what the check sum is good for</comment>
        <translation>Siapa pun yang membuka berkas ronde ini mendapat kode yang sama, selama isinya tidak diubah.</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <comment>at the foot of a printed page</comment>
        <translation>Halaman %1 dari %2</translation>
    </message>
</context>
<context>
    <name>Desk protocol page</name>
    <message>
        <source>Protocol</source>
        <comment>title of a page</comment>
        <translation>Berita acara</translation>
    </message>
    <message>
        <source>Language</source>
        <comment>above a row of languages</comment>
        <translation>Bahasa</translation>
    </message>
    <message>
        <source>Second language, side by side</source>
        <comment>above a row of languages</comment>
        <translation>Bahasa kedua, berdampingan</translation>
    </message>
    <message>
        <source>One language only</source>
        <comment>choice instead of a second language</comment>
        <translation>Satu bahasa saja</translation>
    </message>
    <message>
        <source>Paper</source>
        <comment>above a choice of A4 and Letter</comment>
        <translation>Kertas</translation>
    </message>
    <message>
        <source>Letter</source>
        <comment>a size of paper in America</comment>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Save as picture</source>
        <comment>button</comment>
        <translation>Simpan sebagai gambar</translation>
    </message>
    <message>
        <source>Save as plain text</source>
        <comment>button: for Braille displays and e-mail</comment>
        <translation>Simpan sebagai teks biasa</translation>
    </message>
    <message>
        <source>Save the record</source>
        <comment>button: writes a file that can be loaded and judged again</comment>
        <translation>Simpan catatan ronde</translation>
    </message>
    <message>
        <source>Pictures</source>
        <comment>a kind of file</comment>
        <translation>Gambar</translation>
    </message>
    <message>
        <source>Plain text</source>
        <comment>a kind of file</comment>
        <translation>Teks biasa</translation>
    </message>
    <message>
        <source>%1 as it will be printed</source>
        <comment>a screen reader; %1: what the paper is, like Table 3</comment>
        <translation>%1 seperti yang akan dicetak</translation>
    </message>
    <message>
        <source>Show the page larger</source>
        <comment>what a screen reader says for a button: plus</comment>
        <translation>Perbesar halaman</translation>
    </message>
    <message>
        <source>Show the page smaller</source>
        <comment>what a screen reader says for a button: minus</comment>
        <translation>Perkecil halaman</translation>
    </message>
</context>
<context>
    <name>Desk round</name>
    <message>
        <source>%1 is to play</source>
        <comment>title; %1: a player</comment>
        <translation>Giliran %1</translation>
    </message>
    <message>
        <source>%1 said yes and must play now</source>
        <comment>title; %1: a player</comment>
        <translation>%1 menjawab ada dan sekarang harus turun</translation>
    </message>
    <message>
        <source>Type the tile, like 64.</source>
        <comment>how to write down a tile that was played</comment>
        <translation>Ketik batunya, misalnya 64.</translation>
    </message>
    <message>
        <source>Type the tile that is laid aside.</source>
        <comment>the next tile typed is not played</comment>
        <translation>Ketik batu yang disisihkan.</translation>
    </message>
    <message>
        <source>Where was %1 laid?</source>
        <comment>a question; %1: a tile, like 4-6</comment>
        <translation>Di mana %1 diturunkan?</translation>
    </message>
    <message>
        <source>Which half of %1 touches the %2?</source>
        <comment>%1: a tile, like 3-4; %2: the number it touches</comment>
        <translation>Angka mana dari %1 yang menempel di %2?</translation>
    </message>
    <message>
        <source>at the %1</source>
        <comment>button: a tile is laid at the end with this number</comment>
        <translation>di %1</translation>
    </message>
    <message>
        <source>at the %1 on the left</source>
        <comment>button: a tile is laid at the left end; %1: its number</comment>
        <translation>di %1 sebelah kiri</translation>
    </message>
    <message>
        <source>at the %1 on the right</source>
        <comment>button: a tile is laid at the right end; %1: its number</comment>
        <translation>di %1 sebelah kanan</translation>
    </message>
    <message>
        <source>at the %1, end %2</source>
        <comment>button: several ends show the number %1; %2: which of all ends, like 3</comment>
        <translation>di %1, ujung %2</translation>
    </message>
    <message>
        <source>at the %1, train of %2</source>
        <comment>button; %1: the number at the end of the train; %2: a player</comment>
        <translation>di %1, kereta %2</translation>
    </message>
    <message>
        <source>at the %1, everybody&apos;s train</source>
        <comment>button; %1: the number at the end of the train</comment>
        <translation>di %1, kereta bersama</translation>
    </message>
    <message>
        <source>its %1 touches</source>
        <comment>button: which half of a tile touches; %1: a number</comment>
        <translation>%1 yang menempel</translation>
    </message>
    <message>
        <source>%1, its %2 touches</source>
        <comment>button; %1: like at the 3 on the left; %2: a number</comment>
        <translation>%1, %2 yang menempel</translation>
    </message>
    <message>
        <source>Passes by choice</source>
        <comment>button: although a tile may fit</comment>
        <translation>Memilih lewat</translation>
    </message>
    <message>
        <source>Leaves the lead to the partner</source>
        <comment>button</comment>
        <translation>Menyerahkan giliran pertama kepada rekan</translation>
    </message>
    <message>
        <source>Asks for a new deal</source>
        <comment>button: too many doubles</comment>
        <translation>Minta bagi ulang</translation>
    </message>
    <message>
        <source>Says that no tile can fit any more</source>
        <comment>button: hands are counted at once</comment>
        <translation>Menyatakan tidak ada lagi batu yang bisa cocok</translation>
    </message>
    <message>
        <source>%1 leads</source>
        <comment>title: the first tile of the round is to be typed; %1: a player</comment>
        <translation>%1 turun pertama</translation>
    </message>
    <message>
        <source>open to all</source>
        <comment>at a player&apos;s train that everybody may lay at; short</comment>
        <translation>terbuka untuk semua</translation>
    </message>
    <message>
        <source>Open to all: %1</source>
        <comment>below the trains; %1: names of players whose trains are marked</comment>
        <translation>Terbuka untuk semua: %1</translation>
    </message>
    <message>
        <source>Passes</source>
        <comment>button: the player cannot play</comment>
        <translation>Lewat</translation>
    </message>
    <message>
        <source>Takes a tile</source>
        <comment>button: the player takes a tile from the boneyard</comment>
        <translation>Mengambil batu</translation>
    </message>
    <message>
        <source>Says the game is blocked</source>
        <comment>button: the walk begins</comment>
        <translation>Menyatakan permainan buntu</translation>
    </message>
    <message>
        <source>Lays a tile aside</source>
        <comment>button</comment>
        <translation>Menyisihkan batu</translation>
    </message>
    <message>
        <source>Enter the table anew</source>
        <comment>button: much has happened that was not written down</comment>
        <translation>Masukkan ulang posisi meja</translation>
    </message>
    <message>
        <source>End the round</source>
        <comment>button: hands are laid open and counted; the referee decides so</comment>
        <translation>Akhiri ronde</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in hand</source>
        <comment>of the player who is to play; never zero</comment>
        <translation>
            <numerusform>%n batu di tangan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in the boneyard</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>%n batu di stok</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Desk rounds</name>
    <message>
        <source>Rounds and scores</source>
        <comment>title</comment>
        <translation>Ronde dan skor</translation>
    </message>
    <message>
        <source>No round has been scored yet.</source>
        <translation>Belum ada ronde yang dihitung.</translation>
    </message>
    <message>
        <source>Round %1</source>
        <comment>%1: a number; round = one deal</comment>
        <translation>Ronde %1</translation>
    </message>
    <message>
        <source>written down by hand</source>
        <comment>beside a round</comment>
        <translation>dicatat manual</translation>
    </message>
    <message>
        <source>corrected</source>
        <comment>beside a round</comment>
        <translation>dikoreksi</translation>
    </message>
    <message>
        <source>did not count</source>
        <comment>beside a round that was dealt again</comment>
        <translation>tidak dihitung</translation>
    </message>
    <message>
        <source>%1: %2, together %3</source>
        <comment>%1: players; %2: points of the round; %3: the total so far</comment>
        <translation>%1: %2, total %3</translation>
    </message>
    <message>
        <source>Protocol</source>
        <comment>button: the page of this round</comment>
        <translation>Berita acara</translation>
    </message>
    <message>
        <source>Write down a round</source>
        <comment>button: only its points</comment>
        <translation>Catat ronde</translation>
    </message>
    <message>
        <source>Correct a round</source>
        <comment>button</comment>
        <translation>Koreksi ronde</translation>
    </message>
    <message>
        <source>Points for %1</source>
        <comment>label of a number; %1: players</comment>
        <translation>Poin untuk %1</translation>
    </message>
    <message>
        <source>More or fewer for %1</source>
        <comment>label of a number, perhaps negative; %1: players</comment>
        <translation>Tambah atau kurang untuk %1</translation>
    </message>
    <message>
        <source>Which round was wrong?</source>
        <comment>label of a choice</comment>
        <translation>Ronde mana yang salah?</translation>
    </message>
    <message>
        <source>Who won it?</source>
        <comment>label of a choice; the round</comment>
        <translation>Siapa yang menang?</translation>
    </message>
    <message>
        <source>Nobody</source>
        <comment>choice: nobody won</comment>
        <translation>Tidak ada</translation>
    </message>
    <message>
        <source>Note</source>
        <comment>label of a field for a few words</comment>
        <translation>Catatan</translation>
    </message>
    <message>
        <source>Reason (it is printed)</source>
        <comment>label of a field for a few words</comment>
        <translation>Alasan (ikut dicetak)</translation>
    </message>
    <message>
        <source>Say in a few words why.</source>
        <translation>Tulis alasannya dengan singkat.</translation>
    </message>
    <message>
        <source>Write it down</source>
        <comment>button</comment>
        <translation>Catat</translation>
    </message>
    <message>
        <source>total %1 → %2</source>
        <comment>before and after a correction; numbers of points</comment>
        <translation>total %1 → %2</translation>
    </message>
    <message>
        <source>Undone and corrected</source>
        <comment>heading above a list with times</comment>
        <translation>Ditarik kembali dan dikoreksi</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>%1: a time, like 14:03; %2: what was undone or corrected</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Position taken back</source>
        <comment>in a log: it was entered wrongly</comment>
        <translation>Posisi ditarik kembali</translation>
    </message>
    <message>
        <source>Answer of %1 taken back</source>
        <comment>in a log; %1: a player</comment>
        <translation>Jawaban %1 ditarik kembali</translation>
    </message>
    <message>
        <source>%1 of %2 taken back</source>
        <comment>in a log; %1: a tile, like 4-6; %2: the player who laid it</comment>
        <translation>%1 dari %2 ditarik kembali</translation>
    </message>
    <message>
        <source>Tile taken by %1 put back</source>
        <comment>in a log; %1: a player</comment>
        <translation>Pengambilan batu oleh %1 ditarik kembali</translation>
    </message>
    <message>
        <source>Hand of %1 taken back</source>
        <comment>in a log; %1: a player</comment>
        <translation>Isian tangan %1 ditarik kembali</translation>
    </message>
    <message>
        <source>Tiles in nobody&apos;s hand taken back</source>
        <comment>in a log: where they are was entered wrongly</comment>
        <translation>Batu tanpa pemegang ditarik kembali</translation>
    </message>
    <message>
        <source>Ruling on %1 taken back</source>
        <comment>in a log, as if it had not been made; %1: a player</comment>
        <translation>Keputusan untuk %1 ditarik kembali</translation>
    </message>
    <message>
        <source>Withdrawal of a ruling taken back</source>
        <comment>in a log: the ruling holds again</comment>
        <translation>Pencabutan keputusan ditarik kembali</translation>
    </message>
    <message>
        <source>Accusation by %1 taken back</source>
        <comment>in a log; %1: a player</comment>
        <translation>Tuduhan dari %1 ditarik kembali</translation>
    </message>
    <message>
        <source>End of the round taken back</source>
        <comment>in a log; round = one deal</comment>
        <translation>Akhir ronde ditarik kembali</translation>
    </message>
    <message>
        <source>Score taken back</source>
        <comment>in a log: the score of a round</comment>
        <translation>Skor ditarik kembali</translation>
    </message>
    <message>
        <source>Correction of round %1 taken back</source>
        <comment>in a log; round = one deal</comment>
        <translation>Koreksi ronde %1 ditarik kembali</translation>
    </message>
    <message>
        <source>Last entry taken back</source>
        <comment>in a log</comment>
        <translation>Isian terakhir ditarik kembali</translation>
    </message>
    <message>
        <source>Round %1 corrected (%2): %3</source>
        <comment>in a log; %2: names with points; %3: the reason</comment>
        <translation>Ronde %1 dikoreksi (%2): %3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>in a log; %1: players; %2: points more or fewer, like +25</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Ruling on %1 withdrawn</source>
        <comment>in a log; %1: a player</comment>
        <translation>Keputusan untuk %1 dicabut</translation>
    </message>
    <message>
        <source>Ruling on %1 withdrawn: %2</source>
        <comment>in a log; %1: a player; %2: the reason</comment>
        <translation>Keputusan untuk %1 dicabut: %2</translation>
    </message>
</context>
<context>
    <name>Desk rulings</name>
    <message>
        <source>By the rules</source>
        <comment>a penalty to choose: what the rule set says</comment>
        <translation>Menurut aturan</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) off</source>
        <comment>a penalty to choose; never zero</comment>
        <translation>
            <numerusform>Denda %n poin</numerusform>
        </translation>
    </message>
    <message>
        <source>A warning</source>
        <comment>a penalty to choose; also the note that is kept with it</comment>
        <translation>Peringatan</translation>
    </message>
    <message>
        <source>Deal again</source>
        <comment>a penalty to choose; round = one deal</comment>
        <translation>Ulangi ronde</translation>
    </message>
    <message>
        <source>The round is lost</source>
        <comment>a penalty to choose; for whoever broke the rules</comment>
        <translation>Kalah di ronde ini</translation>
    </message>
    <message>
        <source>The match is lost</source>
        <comment>a penalty to choose; for whoever broke the rules</comment>
        <translation>Kalah dalam pertandingan</translation>
    </message>
    <message>
        <source>No penalty</source>
        <comment>a penalty to choose: the foul is written down and costs nothing</comment>
        <translation>Tanpa sanksi</translation>
    </message>
    <message>
        <source>Only write it down</source>
        <comment>a penalty to choose: no points</comment>
        <translation>Catat saja</translation>
    </message>
    <message>
        <source>Another penalty</source>
        <comment>a penalty to choose: the referee sets points, round and match</comment>
        <translation>Sanksi lain</translation>
    </message>
    <message>
        <source>As in the rules of %1.</source>
        <comment>where such a penalty is used; %1: a club, a federation or a site</comment>
        <translation>Seperti dalam aturan %1.</translation>
    </message>
    <message>
        <source>Points off</source>
        <comment>a number: the penalty</comment>
        <translation>Poin denda</translation>
    </message>
    <message>
        <source>The round stands</source>
        <comment>after a foul; round = one deal</comment>
        <translation>Ronde tetap berlaku</translation>
    </message>
    <message>
        <source>The round is dealt again</source>
        <comment>after a foul; round = one deal</comment>
        <translation>Ronde diulang</translation>
    </message>
    <message>
        <source>The round is lost for them</source>
        <comment>after a foul: for whoever broke the rules</comment>
        <translation>Pelanggar kalah di ronde ini</translation>
    </message>
    <message>
        <source>The match goes on</source>
        <comment>after a foul</comment>
        <translation>Pertandingan berlanjut</translation>
    </message>
    <message>
        <source>The match is lost for them</source>
        <comment>after a foul: for whoever broke the rules</comment>
        <translation>Pelanggar kalah dalam pertandingan</translation>
    </message>
    <message>
        <source>The round</source>
        <comment>what becomes of it after a foul</comment>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>The match</source>
        <comment>what becomes of it after a foul</comment>
        <translation>Pertandingan</translation>
    </message>
    <message>
        <source>Note for the protocol</source>
        <comment>a field that may stay empty</comment>
        <translation>Catatan untuk berita acara</translation>
    </message>
    <message>
        <source>Rulings</source>
        <comment>title of the page</comment>
        <translation>Keputusan</translation>
    </message>
    <message numerus="yes">
        <source>%n false declaration(s) found</source>
        <comment>by comparing hands and answers; never zero</comment>
        <translation>
            <numerusform>Ditemukan %n pernyataan tidak benar</numerusform>
        </translation>
    </message>
    <message>
        <source>Foul %1 of %2</source>
        <comment>two numbers: which of the fouls is shown</comment>
        <translation>Pelanggaran %1 dari %2</translation>
    </message>
    <message>
        <source>Every declaration in the record was true.</source>
        <comment>no foul was found</comment>
        <translation>Semua pernyataan yang tercatat benar.</translation>
    </message>
    <message>
        <source>Every foul that was found has its ruling.</source>
        <translation>Semua pelanggaran yang ditemukan sudah diputuskan.</translation>
    </message>
    <message>
        <source>The record begins with the position that was entered: earlier declarations cannot be checked.</source>
        <translation>Catatan dimulai dari posisi yang dimasukkan: pernyataan sebelumnya tidak bisa diperiksa.</translation>
    </message>
    <message>
        <source>%1 answered at %2.</source>
        <comment>%1: a player; %2: a time of day, like 14:32</comment>
        <translation>%1 menjawab pukul %2.</translation>
    </message>
    <message>
        <source>The penalty for %1</source>
        <comment>heading above the penalties to choose from; %1: a player</comment>
        <translation>Sanksi untuk %1</translation>
    </message>
    <message>
        <source>%1 has been penalised for a false declaration in this round, and once is enough.</source>
        <comment>%1: a player</comment>
        <translation>%1 sudah mendapat sanksi karena pernyataan tidak benar di ronde ini, dan sekali sudah cukup.</translation>
    </message>
    <message>
        <source>The ruling on this was withdrawn.</source>
        <translation>Keputusan tentang hal ini sudah dicabut.</translation>
    </message>
    <message>
        <source>Confirm the ruling</source>
        <comment>button: the chosen penalty holds</comment>
        <translation>Tetapkan keputusan</translation>
    </message>
    <message>
        <source>Confirm, then the next</source>
        <comment>button: the chosen penalty holds; shows the next foul</comment>
        <translation>Tetapkan, lalu lanjut</translation>
    </message>
    <message>
        <source>To the score</source>
        <comment>button</comment>
        <translation>Lihat skor</translation>
    </message>
    <message>
        <source>Another foul</source>
        <comment>button: write down any other foul</comment>
        <translation>Pelanggaran lain</translation>
    </message>
    <message>
        <source>Hear an accusation</source>
        <comment>button</comment>
        <translation>Dengarkan tuduhan</translation>
    </message>
    <message>
        <source>Rulings that hold</source>
        <comment>heading of a list</comment>
        <translation>Keputusan yang berlaku</translation>
    </message>
    <message>
        <source>None so far.</source>
        <comment>no rulings hold yet</comment>
        <translation>Belum ada.</translation>
    </message>
    <message>
        <source>Not proven</source>
        <comment>heading of a list: fouls that may have happened; they cost nothing</comment>
        <translation>Tidak terbukti</translation>
    </message>
    <message>
        <source>What is not proven costs nothing.</source>
        <translation>Yang tidak terbukti tidak dikenai sanksi.</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <comment>button: a ruling shall no longer hold</comment>
        <translation>Cabut</translation>
    </message>
    <message>
        <source>Withdraw this ruling?</source>
        <comment>heading of a small window</comment>
        <translation>Cabut keputusan ini?</translation>
    </message>
    <message>
        <source>Reason (may stay empty)</source>
        <comment>a field</comment>
        <translation>Alasan (boleh dikosongkan)</translation>
    </message>
    <message>
        <source>Withdraw it</source>
        <comment>button</comment>
        <translation>Cabut</translation>
    </message>
    <message>
        <source>Keep it</source>
        <comment>button: the ruling goes on holding</comment>
        <translation>Tetap berlaku</translation>
    </message>
    <message>
        <source>Open ends: %1. %2 would have fitted.</source>
        <comment>a picture; %1: numbers; %2: a tile</comment>
        <translation>Ujung terbuka: %1. Sebenarnya %2 cocok.</translation>
    </message>
    <message>
        <source>A foul</source>
        <comment>title of a small window</comment>
        <translation>Pelanggaran</translation>
    </message>
    <message>
        <source>Who?</source>
        <comment>heading above names to choose from</comment>
        <translation>Siapa?</translation>
    </message>
    <message>
        <source>What happened?</source>
        <comment>heading above kinds of fouls to choose from</comment>
        <translation>Apa yang terjadi?</translation>
    </message>
    <message>
        <source>The penalty</source>
        <comment>heading above penalties to choose from</comment>
        <translation>Sanksi</translation>
    </message>
    <message>
        <source>An accusation</source>
        <comment>title of a small window</comment>
        <translation>Tuduhan</translation>
    </message>
    <message>
        <source>Who accuses?</source>
        <comment>heading above names to choose from</comment>
        <translation>Siapa yang menuduh?</translation>
    </message>
    <message>
        <source>Who is accused of holding a playable tile?</source>
        <comment>heading above names to choose from</comment>
        <translation>Siapa yang dituduh memegang batu yang bisa diturunkan?</translation>
    </message>
    <message>
        <source>The referee alone looks at the hand.</source>
        <translation>Hanya wasit yang melihat tangan itu.</translation>
    </message>
    <message>
        <source>Tiles of %1</source>
        <comment>a field for tiles; %1: a player</comment>
        <translation>Batu %1</translation>
    </message>
    <message>
        <source>like 64 or 6-4</source>
        <comment>inside the empty field for tiles: two ways to type a tile</comment>
        <translation>misalnya 64 atau 6-4</translation>
    </message>
    <message>
        <source>Leave it empty to decide without typing them.</source>
        <comment>under the field for tiles</comment>
        <translation>Kosongkan kalau mau memutuskan tanpa mengetiknya.</translation>
    </message>
    <message>
        <source>These are not tiles of this set.</source>
        <comment>about what was typed</comment>
        <translation>Ini bukan batu dari set ini.</translation>
    </message>
    <message>
        <source>%1 is typed twice.</source>
        <comment>%1: a tile</comment>
        <translation>%1 diketik dua kali.</translation>
    </message>
    <message>
        <source>%1 is somewhere else already.</source>
        <comment>%1: a tile that lies open</comment>
        <translation>%1 sudah ada di tempat lain.</translation>
    </message>
    <message numerus="yes">
        <source>%1 should hold %n tile(s).</source>
        <comment>%1: a player; never zero</comment>
        <translation>
            <numerusform>Di tangan %1 seharusnya ada %n batu.</numerusform>
        </translation>
    </message>
    <message>
        <source>The accusation is right</source>
        <comment>the referee&apos;s finding, to choose</comment>
        <translation>Tuduhan benar</translation>
    </message>
    <message>
        <source>The accusation is wrong</source>
        <comment>the referee&apos;s finding, to choose</comment>
        <translation>Tuduhan tidak benar</translation>
    </message>
    <message>
        <source>What did you find?</source>
        <comment>to the referee, who has looked at a hand</comment>
        <translation>Apa yang Anda temukan?</translation>
    </message>
    <message>
        <source>%1 held %2, which fits the %3.</source>
        <comment>%1: a player; %2: a tile; %3: a number</comment>
        <translation>%1 memegang %2, yang cocok di %3.</translation>
    </message>
    <message>
        <source>No tile of %1 would have fitted.</source>
        <comment>%1: a player</comment>
        <translation>Tidak ada batu %1 yang cocok.</translation>
    </message>
    <message>
        <source>Write it down</source>
        <comment>button</comment>
        <translation>Catat</translation>
    </message>
</context>
<context>
    <name>Desk tables</name>
    <message>
        <source>Referee desk</source>
        <comment>title of the page for whoever settles disputes at tables with real tiles</comment>
        <translation>Meja wasit</translation>
    </message>
    <message>
        <source>When a game is blocked at a real table, the desk asks every player in their own language, finds every answer that was not true, and counts the hands.</source>
        <comment>where no table is open yet</comment>
        <translation>Kalau permainan buntu di meja sungguhan, meja wasit menanyai setiap pemain dalam bahasanya sendiri, menemukan setiap jawaban yang tidak benar, dan menghitung semua tangan.</translation>
    </message>
    <message>
        <source>In the end you hold one page that everybody can read and sign.</source>
        <comment>where no table is open yet; the page is the protocol</comment>
        <translation>Pada akhirnya Anda memegang satu halaman yang bisa dibaca dan ditandatangani semua orang.</translation>
    </message>
    <message>
        <source>A blocked line of tiles, and the players round it who are asked one after the other</source>
        <comment>what a screen reader says for the picture</comment>
        <translation>Rangkaian batu yang buntu, dan para pemain di sekelilingnya yang ditanya satu per satu</translation>
    </message>
    <message>
        <source>New table</source>
        <comment>button: open a table at the referee desk</comment>
        <translation>Meja baru</translation>
    </message>
    <message>
        <source>Practice disputes</source>
        <comment>button: exercises for referees</comment>
        <translation>Latihan sengketa</translation>
    </message>
    <message>
        <source>Pocket card</source>
        <comment>button: a small card to print, with questions in all languages</comment>
        <translation>Kartu saku</translation>
    </message>
    <message>
        <source>Open a protocol file</source>
        <comment>button</comment>
        <translation>Buka berkas berita acara</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>button: back to this table</comment>
        <translation>Lanjutkan</translation>
    </message>
    <message>
        <source>Go on at %1</source>
        <comment>what a screen reader says for the button; %1: like Table 3</comment>
        <translation>Lanjutkan %1</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>button: this table needs no referee any more</comment>
        <translation>Tutup</translation>
    </message>
    <message>
        <source>Close %1</source>
        <comment>what a screen reader says for the button; %1: like Table 3</comment>
        <translation>Tutup %1</translation>
    </message>
    <message>
        <source>Open again</source>
        <comment>button: at a table that was closed</comment>
        <translation>Buka lagi</translation>
    </message>
    <message>
        <source>Open %1 again</source>
        <comment>what a screen reader says for the button; %1: like Table 3</comment>
        <translation>Buka lagi %1</translation>
    </message>
    <message numerus="yes">
        <source>%n closed table(s)</source>
        <comment>button that unfolds them; never zero</comment>
        <translation>
            <numerusform>%n meja yang sudah ditutup</numerusform>
        </translation>
    </message>
    <message>
        <source>No table is open now.</source>
        <comment>above the closed tables</comment>
        <translation>Sekarang tidak ada meja yang terbuka.</translation>
    </message>
    <message>
        <source>Today, %1</source>
        <comment>when a table was last used; %1: a time like 14:05</comment>
        <translation>Hari ini, %1</translation>
    </message>
    <message>
        <source>Yesterday, %1</source>
        <comment>when a table was last used; %1: a time like 14:05</comment>
        <translation>Kemarin, %1</translation>
    </message>
    <message>
        <source>Nothing entered yet</source>
        <comment>state of a table: its first round may begin</comment>
        <translation>Belum ada yang dimasukkan</translation>
    </message>
    <message>
        <source>Round %1 is being played</source>
        <comment>state of a table; %1: a number; round = one deal</comment>
        <translation>Ronde %1 sedang dimainkan</translation>
    </message>
    <message>
        <source>Walk: %1 is asked</source>
        <comment>state of a table: players are asked in turn; %1: a player</comment>
        <translation>Tanya keliling: %1 ditanya</translation>
    </message>
    <message>
        <source>Not blocked: %1 can play</source>
        <comment>state of a table; %1: a player</comment>
        <translation>Belum buntu: %1 bisa turun</translation>
    </message>
    <message>
        <source>Hands are being entered</source>
        <comment>state of a table: all tiles lie open and are typed in</comment>
        <translation>Batu di tangan sedang dimasukkan</translation>
    </message>
    <message>
        <source>Some tiles are still missing</source>
        <comment>state of a table: not every tile is accounted for</comment>
        <translation>Masih ada batu yang belum ditemukan</translation>
    </message>
    <message>
        <source>Waits for a ruling</source>
        <comment>state of a table: a false declaration was found</comment>
        <translation>Menunggu keputusan</translation>
    </message>
    <message>
        <source>Ready to be scored</source>
        <comment>state of a table</comment>
        <translation>Siap dihitung</translation>
    </message>
    <message>
        <source>Round %1 scored, %2</source>
        <comment>state of a table; %1: a number, %2: totals like 140 : 95</comment>
        <translation>Ronde %1 sudah dihitung, %2</translation>
    </message>
    <message>
        <source>The match is over, %1</source>
        <comment>state of a table; %1: totals like 140 : 95</comment>
        <translation>Pertandingan selesai, %1</translation>
    </message>
</context>
<context>
    <name>Desk tiles</name>
    <message numerus="yes">
        <source>%1 of %n pip(s)</source>
        <comment>%1: found so far; %n: of the whole set, never zero</comment>
        <translation>
            <numerusform>%1 dari %n titik</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n tile(s)</source>
        <comment>%1: found so far; %n: of the whole set, never zero</comment>
        <translation>
            <numerusform>%1 dari %n batu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) still to find</source>
        <comment>heading above these tiles; never zero</comment>
        <translation>
            <numerusform>%n batu belum ditemukan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>after the first of many tiles still to find; never zero</comment>
        <translation>
            <numerusform>dan %n lagi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All found: %n tile(s), each in one place</source>
        <comment>the whole set; never zero</comment>
        <translation>
            <numerusform>Semua ditemukan: %n batu, masing-masing di satu tempat</numerusform>
        </translation>
    </message>
    <message>
        <source>In two places at once: %1</source>
        <comment>a mistake of entry; %1: tiles, like 4-6 and 5-5</comment>
        <translation>Ada di dua tempat sekaligus: %1</translation>
    </message>
    <message>
        <source>There is no %1 in this set.</source>
        <comment>%1: a tile, like 3-7</comment>
        <translation>Tidak ada %1 dalam set ini.</translation>
    </message>
    <message>
        <source>%1 lies on the table already.</source>
        <comment>%1: a tile, like 4-6</comment>
        <translation>%1 sudah ada di meja.</translation>
    </message>
    <message>
        <source>%1 is already in the hand of %2.</source>
        <comment>%1: a tile, like 4-6; %2: a player</comment>
        <translation>%1 sudah ada di tangan %2.</translation>
    </message>
    <message>
        <source>%1 is already in the boneyard.</source>
        <comment>%1: a tile, like 4-6</comment>
        <translation>%1 sudah ada di stok.</translation>
    </message>
    <message>
        <source>%1 has been marked as not in play.</source>
        <comment>%1: a tile, like 4-6; nobody holds it</comment>
        <translation>%1 sudah ditandai tidak dipakai.</translation>
    </message>
    <message>
        <source>There is no %1 in this set: its highest number is %2.</source>
        <comment>typed too high; %1, %2: numbers</comment>
        <translation>Tidak ada %1 dalam set ini: angka tertingginya %2.</translation>
    </message>
    <message>
        <source>%1 stands alone: a tile has two numbers.</source>
        <comment>in pasted text; %1: a number</comment>
        <translation>%1 tidak berpasangan: satu batu punya dua angka.</translation>
    </message>
    <message>
        <source>on the table</source>
        <comment>beside the mark on tiles of the grid</comment>
        <translation>di meja</translation>
    </message>
    <message>
        <source>in the boneyard</source>
        <comment>beside the mark on tiles of the grid</comment>
        <translation>di stok</translation>
    </message>
    <message>
        <source>not in play</source>
        <comment>beside the mark on tiles of the grid: nobody holds them</comment>
        <translation>tidak dipakai</translation>
    </message>
    <message>
        <source>All tiles of the set</source>
        <comment>name of the grid in which one chooses tiles</comment>
        <translation>Semua batu dalam set</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>%1: tile 4-6; %2: like on the table</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, in the hand of %2</source>
        <comment>%1: tile 4-6; %2: a player</comment>
        <translation>%1, di tangan %2</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) can still be entered</source>
        <comment>said of the grid</comment>
        <translation>
            <numerusform>%n batu masih bisa dimasukkan</numerusform>
        </translation>
    </message>
    <message>
        <source>Every tile has been entered</source>
        <comment>said of the grid</comment>
        <translation>Semua batu sudah dimasukkan</translation>
    </message>
</context>
<context>
    <name>Desk walk</name>
    <message>
        <source>Undo the answer</source>
        <comment>button: the referee pressed the wrong answer</comment>
        <translation>Tarik kembali jawaban</translation>
    </message>
    <message>
        <source>Show the players</source>
        <comment>button: a second window for everybody at the table</comment>
        <translation>Tampilkan untuk pemain</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>%1: an answer, like cannot play; %2: a time, like 19:42</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Key %1</source>
        <comment>said by a screen reader with a button; %1: the key, like 1</comment>
        <translation>Tombol %1</translation>
    </message>
    <message>
        <source>Next: enter the tile that is played.</source>
        <comment>for the referee, when somebody can play</comment>
        <translation>Berikutnya: masukkan batu yang diturunkan.</translation>
    </message>
    <message>
        <source>Next: everybody lays the tiles open, and you enter them.</source>
        <comment>for the referee</comment>
        <translation>Berikutnya: semua membuka batunya, dan Anda memasukkannya.</translation>
    </message>
    <message>
        <source>For the players</source>
        <comment>title of the second window, which the players look at</comment>
        <translation>Untuk para pemain</translation>
    </message>
</context>
<context>
    <name>Entrants</name>
    <message>
        <source>Nobody is entered yet: type the first name.</source>
        <comment>where no entrant is yet</comment>
        <translation>Belum ada yang terdaftar: ketik nama pertama.</translation>
    </message>
    <message>
        <source>Everybody is here: on to round 1</source>
        <comment>button below the list of entrants</comment>
        <translation>Semua hadir: ke babak 1</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <comment>heading above the field for a name</comment>
        <translation>Siapa yang bermain?</translation>
    </message>
    <message>
        <source>Players on their way to the tables</source>
        <comment>what a screen reader says for the picture</comment>
        <translation>Para pemain berjalan menuju meja</translation>
    </message>
    <message>
        <source>Entrants</source>
        <comment>what a screen reader says for the list</comment>
        <translation>Peserta</translation>
    </message>
    <message>
        <source>Player</source>
        <comment>above the field for a name, and heading of a column</comment>
        <translation>Pemain</translation>
    </message>
    <message>
        <source>Partner</source>
        <comment>above the field for the second name of a pair</comment>
        <translation>Rekan</translation>
    </message>
    <message>
        <source>Pair</source>
        <comment>heading of a column of names</comment>
        <translation>Pasangan</translation>
    </message>
    <message>
        <source>Rating</source>
        <comment>heading of a column, and above a number: how strong somebody is</comment>
        <translation>Rating</translation>
    </message>
    <message>
        <source>none</source>
        <comment>in the field for a rating</comment>
        <translation>tidak ada</translation>
    </message>
    <message>
        <source>State</source>
        <comment>heading of a column: whether somebody plays</comment>
        <translation>Status</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>button: take this name into the tournament</comment>
        <translation>Daftarkan</translation>
    </message>
    <message>
        <source>Enter takes the name in. Members are offered as you type.</source>
        <comment>below the field</comment>
        <translation>Enter mendaftarkan nama itu. Nama anggota muncul saat Anda mengetik.</translation>
    </message>
    <message>
        <source>Same as last time</source>
        <comment>button: tick who of the last tournament is here</comment>
        <translation>Seperti terakhir kali</translation>
    </message>
    <message>
        <source>From a list</source>
        <comment>button: paste names or read them from a file</comment>
        <translation>Dari daftar</translation>
    </message>
    <message>
        <source>%1 has number %2.</source>
        <comment>after somebody was entered; %1: names; %2: a number</comment>
        <translation>%1 mendapat nomor %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) in the tournament</source>
        <translation>
            <numerusform>%n pemain di turnamen ini</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody is entered yet</source>
        <translation>Belum ada yang terdaftar</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) in the tournament</source>
        <translation>
            <numerusform>%n pasangan di turnamen ini</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n withdrawn</source>
        <comment>beside the number of entrants; never zero</comment>
        <translation>
            <numerusform>%n mundur</numerusform>
        </translation>
    </message>
    <message>
        <source>plays</source>
        <comment>state of an entrant, short</comment>
        <translation>bermain</translation>
    </message>
    <message>
        <source>plays from round %1</source>
        <comment>state of an entrant who came late; tournament round; short</comment>
        <translation>bermain sejak babak %1</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <comment>state of an entrant, short</comment>
        <translation>mundur</translation>
    </message>
    <message>
        <source>out</source>
        <comment>state of an entrant who has lost in a knockout, short</comment>
        <translation>gugur</translation>
    </message>
    <message>
        <source>%1 plays for %2</source>
        <comment>state of an entrant; %1 and %2: names</comment>
        <translation>%1 menggantikan %2</translation>
    </message>
    <message>
        <source>Number %1</source>
        <comment>above the name of the chosen entrant; %1: a number</comment>
        <translation>Nomor %1</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <comment>button: the entrant does not play any more</comment>
        <translation>Catat mundur</translation>
    </message>
    <message>
        <source>%1 withdraws</source>
        <comment>title of a window; %1: names</comment>
        <translation>%1 mundur</translation>
    </message>
    <message>
        <source>From the next pairing on. Everything that was played stays, and coming back is possible.</source>
        <translation>Berlaku mulai susunan meja berikutnya. Semua yang sudah dimainkan tetap ada, dan masih boleh kembali.</translation>
    </message>
    <message>
        <source>Play again</source>
        <comment>button: an entrant who was withdrawn</comment>
        <translation>Bermain lagi</translation>
    </message>
    <message>
        <source>Somebody else plays…</source>
        <comment>button; a window follows</comment>
        <translation>Ganti pemain…</translation>
    </message>
    <message>
        <source>Somebody else plays for %1</source>
        <comment>title of a window; %1: names</comment>
        <translation>Pengganti untuk %1</translation>
    </message>
    <message>
        <source>Who leaves</source>
        <comment>label above a choice of two names</comment>
        <translation>Siapa yang keluar</translation>
    </message>
    <message>
        <source>Who comes</source>
        <comment>label of a field for a name</comment>
        <translation>Siapa yang masuk</translation>
    </message>
    <message>
        <source>Rating…</source>
        <comment>button: how strong an entrant is; a window follows</comment>
        <translation>Rating…</translation>
    </message>
    <message>
        <source>How strong: %1</source>
        <comment>title of a window; %1: names</comment>
        <translation>Seberapa kuat: %1</translation>
    </message>
    <message>
        <source>The stronger an entrant, the higher the number; 0 is none. It decides who meets whom in the first round.</source>
        <translation>Makin kuat peserta, makin tinggi angkanya; 0 berarti tanpa rating. Rating menentukan siapa melawan siapa di awal.</translation>
    </message>
    <message>
        <source>The stronger an entrant, the higher the number; 0 is none. It decides between those who are level.</source>
        <translation>Makin kuat peserta, makin tinggi angkanya; 0 berarti tanpa rating. Rating menentukan urutan di antara yang seri.</translation>
    </message>
    <message>
        <source>The stronger an entrant, the higher the number; 0 is none. The pairing of this tournament does not ask for it.</source>
        <translation>Makin kuat peserta, makin tinggi angkanya; 0 berarti tanpa rating. Susunan meja di turnamen ini tidak memakainya.</translation>
    </message>
    <message>
        <source>Save</source>
        <comment>the main button of a window: this rating</comment>
        <translation>Simpan</translation>
    </message>
    <message>
        <source>Rating of %1: %2.</source>
        <comment>after a rating was changed; %1: names; %2: a number</comment>
        <translation>Rating %1: %2.</translation>
    </message>
    <message>
        <source>Rating of %1: none.</source>
        <comment>after a rating was taken away; %1: names</comment>
        <translation>Rating %1: tidak ada.</translation>
    </message>
    <message>
        <source>Why (may be left empty)</source>
        <comment>label of a field for a few words</comment>
        <translation>Alasan (boleh dikosongkan)</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <comment>the main button of a window</comment>
        <translation>Catat mundur</translation>
    </message>
    <message>
        <source>Replace</source>
        <comment>the main button of a window</comment>
        <translation>Ganti</translation>
    </message>
    <message>
        <source>%1 does not play any more.</source>
        <comment>after withdrawing; %1: names</comment>
        <translation>%1 tidak bermain lagi.</translation>
    </message>
    <message>
        <source>%1 plays again.</source>
        <comment>after coming back; %1: names</comment>
        <translation>%1 bermain lagi.</translation>
    </message>
    <message>
        <source>%1 will be a new member.</source>
        <comment>below the field; %1: a name that nobody has yet</comment>
        <translation>%1 akan menjadi anggota baru.</translation>
    </message>
    <message>
        <source>Type a name first.</source>
        <translation>Ketik nama dulu.</translation>
    </message>
    <message>
        <source>Who plays with %1?</source>
        <comment>%1: a name; the field for the partner is empty</comment>
        <translation>Siapa yang bermain dengan %1?</translation>
    </message>
    <message>
        <source>A pair needs two different people.</source>
        <translation>Satu pasangan harus dua orang yang berbeda.</translation>
    </message>
    <message>
        <source>%1 is entered already.</source>
        <comment>%1: a name</comment>
        <translation>%1 sudah terdaftar.</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>Domino Desktop is already running with this data.</source>
        <comment>a second start is refused</comment>
        <translation>Domino Desktop sudah berjalan dengan data ini.</translation>
    </message>
    <message>
        <source>The saved matches could not be read. They were set aside as %1, and a fresh list was started.</source>
        <comment>%1: the path of a file</comment>
        <translation>Pertandingan yang tersimpan tidak dapat dibaca. Semuanya dipindahkan ke %1, dan daftar dimulai dari awal.</translation>
    </message>
    <message>
        <source>The saved matches were damaged. They were set aside as %1, and the last intact copy took their place.</source>
        <comment>%1: the path of a file</comment>
        <translation>Pertandingan yang tersimpan rusak. Semuanya dipindahkan ke %1, dan salinan terakhir yang utuh menggantikannya.</translation>
    </message>
    <message>
        <source>The saved matches were missing. The last intact copy took their place.</source>
        <translation>Pertandingan yang tersimpan hilang. Salinan terakhir yang utuh menggantikannya.</translation>
    </message>
    <message>
        <source>The saved matches come from a newer version of the program. Nothing was changed; please update it.</source>
        <translation>Pertandingan yang tersimpan berasal dari versi program yang lebih baru. Tidak ada yang diubah; perbarui programnya.</translation>
    </message>
    <message>
        <source>Nothing can be saved in %1</source>
        <comment>%1: the path of a folder</comment>
        <translation>Tidak ada yang dapat disimpan di %1</translation>
    </message>
    <message>
        <source>The disk is full: nothing can be saved in %1</source>
        <comment>%1: the path of a folder</comment>
        <translation>Disk penuh: tidak ada yang dapat disimpan di %1</translation>
    </message>
    <message>
        <source>The settings could not be read. They were set aside as %1, and all settings were reset.</source>
        <comment>%1: the path of a file</comment>
        <translation>Pengaturan tidak dapat dibaca. Semuanya dipindahkan ke %1, dan semua pengaturan kembali seperti semula.</translation>
    </message>
    <message>
        <source>The disk is full: the last move could not be saved.</source>
        <translation>Disk penuh: langkah terakhir tidak dapat disimpan.</translation>
    </message>
    <message>
        <source>The last move could not be saved, so it was not played.</source>
        <translation>Langkah terakhir tidak dapat disimpan, jadi tidak berlaku.</translation>
    </message>
    <message>
        <source>The rules in %1 cannot be used. Please check: %2</source>
        <comment>%1: the path of a file; %2: a place in it, hand_size say</comment>
        <translation>Aturan di %1 tidak dapat dipakai. Periksa: %2</translation>
    </message>
    <message>
        <source>%1 had trouble thinking, so a simple move was played.</source>
        <comment>a computer player</comment>
        <translation>%1 mengalami masalah, jadi memainkan langkah sederhana.</translation>
    </message>
    <message>
        <source>The computer players cannot be started: they play simple moves now.</source>
        <translation>Pemain komputer tidak dapat dijalankan: sekarang mereka memainkan langkah sederhana.</translation>
    </message>
    <message>
        <source>Something went wrong. The match is saved up to the last move.</source>
        <translation>Terjadi kesalahan. Pertandingan tersimpan sampai langkah terakhir.</translation>
    </message>
    <message>
        <source>This match can no longer be read. It stays as it is; please begin a new one.</source>
        <translation>Pertandingan ini tidak dapat dibaca lagi. Dibiarkan apa adanya; silakan mulai yang baru.</translation>
    </message>
</context>
<context>
    <name>Foul</name>
    <message>
        <source>Wrong answer</source>
        <comment>title of the page; family wording</comment>
        <translation>Jawaban keliru</translation>
    </message>
    <message>
        <source>False declaration</source>
        <comment>title of the page; the referee&apos;s wording</comment>
        <translation>Pernyataan tidak benar</translation>
    </message>
    <message>
        <source>Wrong answer: %1 held a tile that fits.</source>
        <comment>family wording</comment>
        <translation>Jawaban keliru: %1 masih memegang batu yang bisa diturunkan.</translation>
    </message>
    <message>
        <source>False declaration: %1 held a playable tile.</source>
        <comment>the referee&apos;s wording</comment>
        <translation>Pernyataan tidak benar: %1 masih memegang batu yang bisa diturunkan.</translation>
    </message>
    <message>
        <source>Open ends: %2. %1 said no, but held %3, which fits the %4.</source>
        <comment>%2: numbers; %3: a tile; %4: a number</comment>
        <translation>Ujung terbuka: %2. %1 menjawab tidak ada, padahal memegang %3, yang cocok di %4.</translation>
    </message>
    <message>
        <source>%1 may have held %2 already. This is not proven.</source>
        <comment>%2: a tile, like 4-6</comment>
        <translation>Mungkin %1 sudah memegang %2. Ini tidak terbukti.</translation>
    </message>
    <message>
        <source>The table when %1 answered</source>
        <comment>caption of a picture</comment>
        <translation>Meja ketika %1 menjawab</translation>
    </message>
    <message>
        <source>This tile would have fitted here.</source>
        <comment>caption of a picture</comment>
        <translation>Batu ini cocok di sini.</translation>
    </message>
    <message>
        <source>What the rules say</source>
        <comment>heading</comment>
        <translation>Apa kata aturan</translation>
    </message>
    <message>
        <source>This round does not count and is dealt again.</source>
        <translation>Ronde ini tidak dihitung dan diulang.</translation>
    </message>
    <message>
        <source>The result of the round stands.</source>
        <translation>Hasil ronde tetap berlaku.</translation>
    </message>
    <message>
        <source>%1 cannot win this round any more.</source>
        <comment>%1: a player or a pair</comment>
        <translation>Ronde ini tidak bisa lagi dimenangkan %1.</translation>
    </message>
    <message>
        <source>The match is lost for %1.</source>
        <comment>%1: a player or a pair</comment>
        <translation>%1 kalah dalam pertandingan.</translation>
    </message>
    <message numerus="yes">
        <source>%n penalty point(s) for %1</source>
        <comment>%1: a player or a pair</comment>
        <translation>
            <numerusform>Denda %n poin untuk %1</numerusform>
        </translation>
    </message>
    <message>
        <source>A warning for %1, no penalty points</source>
        <comment>%1: a player or a pair</comment>
        <translation>Peringatan untuk %1, tanpa poin denda</translation>
    </message>
    <message>
        <source>Next time: an answer can be taken back until the next player has answered.</source>
        <comment>advice on the page</comment>
        <translation>Lain kali: jawaban bisa ditarik kembali sampai pemain berikutnya menjawab.</translation>
    </message>
</context>
<context>
    <name>Gallery</name>
    <message>
        <source>Rule sets</source>
        <comment>title of the page with all rule sets</comment>
        <translation>Ragam aturan</translation>
    </message>
    <message>
        <source>Choose a rule set</source>
        <comment>title of the same page while a table is set up</comment>
        <translation>Pilih ragam aturan</translation>
    </message>
    <message>
        <source>Yours</source>
        <comment>heading: rule sets that people of this house have saved</comment>
        <translation>Milik Anda</translation>
    </message>
    <message>
        <source>Six to start with</source>
        <comment>heading above six rule sets</comment>
        <translation>Enam untuk memulai</translation>
    </message>
    <message>
        <source>All rule sets</source>
        <comment>heading</comment>
        <translation>Semua ragam aturan</translation>
    </message>
    <message numerus="yes">
        <source>%n rule set(s)</source>
        <comment>how many fit the search; never zero</comment>
        <translation>
            <numerusform>%n ragam aturan</numerusform>
        </translation>
    </message>
    <message>
        <source>Search rule sets</source>
        <comment>what a screen reader says for the field</comment>
        <translation>Cari ragam aturan</translation>
    </message>
    <message>
        <source>Search: a name, a country, a word</source>
        <comment>inside the empty field</comment>
        <translation>Cari: nama, tempat asal, kata</translation>
    </message>
    <message>
        <source>No rule set fits all of that.</source>
        <translation>Tidak ada ragam aturan yang memenuhi semuanya.</translation>
    </message>
    <message>
        <source>Show all rule sets</source>
        <comment>button: forget search and filters</comment>
        <translation>Tampilkan semua ragam aturan</translation>
    </message>
    <message>
        <source>Every kind</source>
        <comment>filter: all kinds of games</comment>
        <translation>Semua jenis</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <comment>filter: all countries</comment>
        <translation>Di mana saja</translation>
    </message>
    <message>
        <source>Kind of game</source>
        <comment>what a screen reader says for a row of choices</comment>
        <translation>Jenis permainan</translation>
    </message>
    <message>
        <source>Where it is played</source>
        <comment>what a screen reader says for a row of choices</comment>
        <translation>Tempat dimainkan</translation>
    </message>
    <message>
        <source>Each for themselves</source>
        <comment>kind of game: one line of tiles, no partners</comment>
        <translation>Main sendiri-sendiri</translation>
    </message>
    <message>
        <source>Two against two</source>
        <comment>kind of game: partners sit opposite</comment>
        <translation>Dua lawan dua</translation>
    </message>
    <message>
        <source>Points while playing</source>
        <comment>kind of game: the open ends score during the round</comment>
        <translation>Poin selama bermain</translation>
    </message>
    <message>
        <source>Crosses and stars</source>
        <comment>kind of game: the tiles grow in four or more directions</comment>
        <translation>Silang dan bintang</translation>
    </message>
    <message>
        <source>Matador</source>
        <comment>kind of game: touching numbers add up to seven</comment>
        <translation>Matador</translation>
    </message>
    <message>
        <source>Trains</source>
        <comment>kind of game: Mexican Train and its relatives</comment>
        <translation>Kereta</translation>
    </message>
    <message>
        <source>All over the world</source>
        <comment>where a game is played</comment>
        <translation>Seluruh dunia</translation>
    </message>
    <message>
        <source>Italy</source>
        <comment>where a game is played</comment>
        <translation>Italia</translation>
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
        <translation>Spanyol</translation>
    </message>
    <message>
        <source>The Caribbean</source>
        <comment>where a game is played</comment>
        <translation>Karibia</translation>
    </message>
    <message>
        <source>Indonesia</source>
        <comment>where a game is played</comment>
        <translation>Indonesia</translation>
    </message>
    <message>
        <source>Sweden</source>
        <comment>where a game is played</comment>
        <translation>Swedia</translation>
    </message>
    <message>
        <source>Britain</source>
        <comment>where a game is played</comment>
        <translation>Britania Raya</translation>
    </message>
    <message>
        <source>North America</source>
        <comment>where a game is played</comment>
        <translation>Amerika Utara</translation>
    </message>
    <message>
        <source>Our house</source>
        <comment>where a game is played: a rule set that somebody of this house has made</comment>
        <translation>Rumah kami</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <comment>how many can play; never zero</comment>
        <translation>
            <numerusform>%n pemain</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 players</source>
        <comment>how many can play; %1, %2: numbers, like 2 and 4</comment>
        <translation>%1 sampai %2 pemain</translation>
    </message>
    <message>
        <source>%1 players</source>
        <comment>how many can play; %1: a list of numbers, like 2 or 4</comment>
        <translation>%1 pemain</translation>
    </message>
    <message>
        <source>4 players in pairs</source>
        <comment>how many can play: two against two</comment>
        <translation>4 pemain berpasangan</translation>
    </message>
    <message numerus="yes">
        <source>to %n point(s)</source>
        <comment>how long a match is; never zero</comment>
        <translation>
            <numerusform>sampai %n poin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <comment>how long a match is; round = one deal; never zero</comment>
        <translation>
            <numerusform>%n ronde</numerusform>
        </translation>
    </message>
    <message>
        <source>One line of tiles, doubles across</source>
        <comment>what a screen reader says for a picture</comment>
        <translation>Satu rangkaian, balak melintang</translation>
    </message>
    <message>
        <source>One line of tiles between two pairs</source>
        <comment>what a screen reader says for a picture</comment>
        <translation>Satu rangkaian antara dua pasangan</translation>
    </message>
    <message>
        <source>One line whose ends are added up</source>
        <comment>what a screen reader says for a picture</comment>
        <translation>Satu rangkaian yang kedua ujungnya dijumlahkan</translation>
    </message>
    <message>
        <source>Four arms from the first double</source>
        <comment>what a screen reader says for a picture</comment>
        <translation>Empat cabang dari balak pertama</translation>
    </message>
    <message>
        <source>Side arms from every double</source>
        <comment>what a screen reader says for a picture</comment>
        <translation>Cabang samping dari setiap balak</translation>
    </message>
    <message>
        <source>A cross of four tiles round a double</source>
        <comment>what a screen reader says for a picture</comment>
        <translation>Silang dari empat batu di sekeliling satu balak</translation>
    </message>
    <message>
        <source>A cross with a double on every arm</source>
        <comment>what a screen reader says for a picture</comment>
        <translation>Silang dengan balak di setiap cabang</translation>
    </message>
    <message>
        <source>A star of tiles round a double</source>
        <comment>what a screen reader says for a picture</comment>
        <translation>Bintang dari batu di sekeliling satu balak</translation>
    </message>
    <message>
        <source>One line whose joints make seven</source>
        <comment>what a screen reader says for a picture</comment>
        <translation>Satu rangkaian yang sambungannya berjumlah tujuh</translation>
    </message>
    <message>
        <source>A train of tiles for every player</source>
        <comment>what a screen reader says for a picture</comment>
        <translation>Satu kereta batu untuk setiap pemain</translation>
    </message>
    <message>
        <source>Three toes from a double</source>
        <comment>what a screen reader says for a picture</comment>
        <translation>Tiga jari dari satu balak</translation>
    </message>
    <message>
        <source>House rules from %1</source>
        <comment>%1: the name of a rule set</comment>
        <translation>Aturan khusus dari %1</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) changed: %1</source>
        <comment>%1: a list of rules, like Direction of play and Extra points; never zero</comment>
        <translation>
            <numerusform>%n aturan diubah: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <comment>button: play by this rule set at once</comment>
        <translation>Main</translation>
    </message>
    <message>
        <source>Play %1</source>
        <comment>%1: the name of a rule set</comment>
        <translation>Mainkan %1</translation>
    </message>
    <message>
        <source>Choose</source>
        <comment>button: set up the table with this rule set</comment>
        <translation>Pilih</translation>
    </message>
    <message>
        <source>Choose %1</source>
        <comment>%1: the name of a rule set</comment>
        <translation>Pilih %1</translation>
    </message>
    <message>
        <source>Choose other rules</source>
        <comment>button: opens the page with all rule sets</comment>
        <translation>Pilih aturan lain</translation>
    </message>
    <message>
        <source>Read the rules</source>
        <comment>button</comment>
        <translation>Baca aturan</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>button: read the rules</comment>
        <translation>Aturan</translation>
    </message>
    <message>
        <source>Read the rules of %1</source>
        <comment>%1: the name of a rule set</comment>
        <translation>Baca aturan %1</translation>
    </message>
    <message>
        <source>Compare</source>
        <comment>button: compare this rule set with another one</comment>
        <translation>Bandingkan</translation>
    </message>
    <message>
        <source>Change the rules</source>
        <comment>button: make house rules of this rule set</comment>
        <translation>Ubah aturan</translation>
    </message>
    <message>
        <source>Load a file</source>
        <comment>button: take over a rule set that somebody sent</comment>
        <translation>Muat berkas</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>How to play</source>
        <comment>title</comment>
        <translation>Cara bermain</translation>
    </message>
    <message>
        <source>Match the numbers</source>
        <comment>heading of a picture</comment>
        <translation>Angka bertemu angka</translation>
    </message>
    <message>
        <source>Lay a tile at either end of the line, next to the same number. Doubles lie across.</source>
        <comment>picture 1</comment>
        <translation>Turunkan batu di salah satu ujung rangkaian, angka sama bertemu angka sama. Balak diletakkan melintang.</translation>
    </message>
    <message>
        <source>Nothing fits?</source>
        <comment>heading of a picture</comment>
        <translation>Tidak ada yang cocok?</translation>
    </message>
    <message>
        <source>Take tiles from the boneyard until one fits. When nothing can be taken, you pass.</source>
        <comment>picture 2</comment>
        <translation>Ambil batu dari stok sampai ada yang cocok. Kalau tidak ada lagi yang bisa diambil, Anda lewat.</translation>
    </message>
    <message>
        <source>Be the first without tiles</source>
        <comment>heading of a picture</comment>
        <translation>Habiskan batu lebih dulu</translation>
    </message>
    <message>
        <source>Whoever plays their last tile first wins the round. The others&apos; pips are the points.</source>
        <comment>3</comment>
        <translation>Siapa yang lebih dulu menurunkan batu terakhirnya memenangkan ronde. Titik di tangan pemain lain menjadi poinnya.</translation>
    </message>
    <message>
        <source>The game is blocked</source>
        <comment>heading of a picture</comment>
        <translation>Permainan buntu</translation>
    </message>
    <message>
        <source>Sometimes nobody can play and nothing can be taken. Then everybody answers in turn.</source>
        <comment>picture 4</comment>
        <translation>Kadang tidak ada yang bisa turun dan stok tidak bisa diambil. Saat itu semua menjawab bergiliran.</translation>
    </message>
    <message>
        <source>The lowest count wins</source>
        <comment>heading of a picture</comment>
        <translation>Jumlah terendah menang</translation>
    </message>
    <message>
        <source>All hands are shown and the pips are counted. Play heavy tiles in good time!</source>
        <comment>picture 5</comment>
        <translation>Semua batu ditunjukkan dan titiknya dihitung. Turunkan batu besar selagi sempat!</translation>
    </message>
    <message>
        <source>Picture %1 of %2</source>
        <translation>Gambar %1 dari %2</translation>
    </message>
    <message>
        <source>Let&apos;s play</source>
        <comment>button after the last picture</comment>
        <translation>Ayo bermain</translation>
    </message>
    <message>
        <source>Keys</source>
        <comment>title of the table of keys</comment>
        <translation>Tombol</translation>
    </message>
    <message>
        <source>Tab</source>
        <comment>a key</comment>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <comment>keys</comment>
        <translation>Tombol panah</translation>
    </message>
    <message>
        <source>Shift and arrow keys</source>
        <comment>keys, held together</comment>
        <translation>Shift dan tombol panah</translation>
    </message>
    <message>
        <source>Ctrl and arrow keys</source>
        <comment>keys, held together</comment>
        <translation>Ctrl dan tombol panah</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <comment>keys</comment>
        <translation>Enter atau Spasi</translation>
    </message>
    <message>
        <source>Digits</source>
        <comment>keys</comment>
        <translation>Angka</translation>
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
        <translation>antara batu, meja, dan tombol</translation>
    </message>
    <message>
        <source>to the next tile or end</source>
        <comment>what a key does</comment>
        <translation>ke batu atau ujung berikutnya</translation>
    </message>
    <message>
        <source>move the tile within the rack</source>
        <comment>what keys do</comment>
        <translation>geser batu di tangan</translation>
    </message>
    <message>
        <source>move the zoomed table</source>
        <comment>what keys do</comment>
        <translation>geser meja yang diperbesar</translation>
    </message>
    <message>
        <source>play, answer, press</source>
        <comment>what a key does</comment>
        <translation>turunkan, jawab, tekan</translation>
    </message>
    <message>
        <source>to the next tile with that number</source>
        <comment>what a key does</comment>
        <translation>ke batu berikutnya dengan angka itu</translation>
    </message>
    <message>
        <source>take a tile</source>
        <comment>what a key does</comment>
        <translation>ambil batu</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>what a key does</comment>
        <translation>lewat</translation>
    </message>
    <message>
        <source>say the game is blocked</source>
        <comment>what a key does</comment>
        <translation>nyatakan permainan buntu</translation>
    </message>
    <message>
        <source>skip whatever is moving, and the questions</source>
        <comment>what a key does: everything that moves arrives at once; the walk round the table goes to its end</comment>
        <translation>langsung ke akhir semua gerakan dan pertanyaan</translation>
    </message>
    <message>
        <source>sort the tiles</source>
        <comment>what a key does</comment>
        <translation>urutkan batu</translation>
    </message>
    <message>
        <source>ask the coach for a hint, or hide it</source>
        <comment>what a key does</comment>
        <translation>minta petunjuk pelatih, atau sembunyikan</translation>
    </message>
    <message>
        <source>zoom in, out, fit the table</source>
        <comment>what a key does</comment>
        <translation>perbesar, perkecil, tampilkan seluruh meja</translation>
    </message>
    <message>
        <source>story of the round</source>
        <comment>what a key does</comment>
        <translation>riwayat ronde</translation>
    </message>
    <message>
        <source>hear your tiles</source>
        <comment>what a key does: a screen reader says the tiles in the rack</comment>
        <translation>bacakan batu Anda</translation>
    </message>
    <message>
        <source>hear the open ends</source>
        <comment>what a key does</comment>
        <translation>bacakan ujung terbuka</translation>
    </message>
    <message>
        <source>hear tiles and scores</source>
        <comment>what a key does: how many tiles each player has, and points</comment>
        <translation>bacakan jumlah batu dan skor</translation>
    </message>
    <message>
        <source>hear whose turn it is</source>
        <comment>what a key does</comment>
        <translation>bacakan giliran siapa</translation>
    </message>
    <message>
        <source>hear the last move again</source>
        <comment>what a key does</comment>
        <translation>bacakan lagi langkah terakhir</translation>
    </message>
    <message>
        <source>hide the tiles</source>
        <comment>what a key does</comment>
        <translation>sembunyikan batu</translation>
    </message>
    <message>
        <source>this help</source>
        <comment>what a key does</comment>
        <translation>bantuan ini</translation>
    </message>
    <message>
        <source>full screen</source>
        <comment>what a key does</comment>
        <translation>layar penuh</translation>
    </message>
    <message>
        <source>take back the last move</source>
        <comment>what a key does</comment>
        <translation>tarik kembali langkah terakhir</translation>
    </message>
    <message>
        <source>new match</source>
        <comment>what a key does</comment>
        <translation>pertandingan baru</translation>
    </message>
    <message>
        <source>cancel</source>
        <comment>what a key does</comment>
        <translation>batal</translation>
    </message>
    <message>
        <source>The rules of this match</source>
        <comment>button</comment>
        <translation>Aturan pertandingan ini</translation>
    </message>
    <message>
        <source>All rule sets</source>
        <comment>button</comment>
        <translation>Semua ragam aturan</translation>
    </message>
    <message>
        <source>Everything works without the mouse.</source>
        <comment>under the title of the table of keys</comment>
        <translation>Semuanya bisa dilakukan tanpa mouse.</translation>
    </message>
</context>
<context>
    <name>Help keys</name>
    <message>
        <source>Keys that work here</source>
        <comment>heading above keys and what they do on this page</comment>
        <translation>Tombol di halaman ini</translation>
    </message>
    <message>
        <source>Keys that work everywhere</source>
        <comment>heading above keys and what they do on every page</comment>
        <translation>Tombol di semua halaman</translation>
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
        <translation>Ctrl dan 1 sampai 5</translation>
    </message>
    <message>
        <source>Letters</source>
        <comment>keys</comment>
        <translation>Huruf</translation>
    </message>
    <message>
        <source>to the next button or field</source>
        <comment>what a key does</comment>
        <translation>ke tombol atau isian berikutnya</translation>
    </message>
    <message>
        <source>press the button, or choose</source>
        <comment>what a key does</comment>
        <translation>tekan tombol, atau pilih</translation>
    </message>
    <message>
        <source>back</source>
        <comment>what a key does: to the page before</comment>
        <translation>kembali</translation>
    </message>
    <message>
        <source>quit the program</source>
        <comment>what a key does</comment>
        <translation>keluar dari program</translation>
    </message>
    <message>
        <source>scroll; among choices: to the next one</source>
        <comment>what keys do</comment>
        <translation>gulir; di antara pilihan: ke pilihan berikutnya</translation>
    </message>
    <message>
        <source>to the top or the bottom</source>
        <comment>what keys do</comment>
        <translation>ke paling atas atau paling bawah</translation>
    </message>
    <message>
        <source>search</source>
        <comment>what a key does: it leads to the search field</comment>
        <translation>cari</translation>
    </message>
    <message>
        <source>empty the search</source>
        <comment>what a key does</comment>
        <translation>kosongkan pencarian</translation>
    </message>
    <message>
        <source>from the search into the list</source>
        <comment>what a key does</comment>
        <translation>dari pencarian ke daftar</translation>
    </message>
    <message>
        <source>in the list: to the next row or column</source>
        <comment>what keys do</comment>
        <translation>di daftar: ke baris atau kolom berikutnya</translation>
    </message>
    <message>
        <source>in the list: to the first or the last row</source>
        <comment>what keys do</comment>
        <translation>di daftar: ke baris pertama atau terakhir</translation>
    </message>
    <message>
        <source>in the list: to the next name that begins so</source>
        <comment>what letters do</comment>
        <translation>di daftar: ke nama berikutnya dengan huruf awal itu</translation>
    </message>
    <message>
        <source>to the next field; from the last one, on</source>
        <comment>what a key does: Enter, in a form</comment>
        <translation>ke isian berikutnya; dari isian terakhir, lanjut</translation>
    </message>
    <message>
        <source>in a field for a name: show who is known</source>
        <comment>what a key does</comment>
        <translation>di isian nama: tampilkan nama yang sudah dikenal</translation>
    </message>
    <message>
        <source>paste the picture that you have copied</source>
        <comment>what keys do</comment>
        <translation>tempelkan gambar yang sudah disalin</translation>
    </message>
    <message>
        <source>bring the sheet nearer or further away</source>
        <comment>what keys do</comment>
        <translation>perbesar atau perkecil lembaran</translation>
    </message>
    <message>
        <source>move the sheet</source>
        <comment>what keys do</comment>
        <translation>geser lembaran</translation>
    </message>
    <message>
        <source>entrants, round, standings, log, publish</source>
        <comment>what five keys do: they open these parts</comment>
        <translation>peserta, babak, klasemen, catatan, publikasi</translation>
    </message>
    <message>
        <source>create the tournament at once</source>
        <comment>what a key does</comment>
        <translation>langsung buat turnamen</translation>
    </message>
    <message>
        <source>in the list: change this member</source>
        <comment>what a key does</comment>
        <translation>di daftar: ubah anggota ini</translation>
    </message>
    <message>
        <source>to the next field; then enter these people</source>
        <comment>what a key does: Enter, on the list of entrants</comment>
        <translation>ke isian berikutnya; lalu daftarkan</translation>
    </message>
    <message>
        <source>in the list: withdraw this entrant</source>
        <comment>what a key does</comment>
        <translation>di daftar: catat peserta ini mundur</translation>
    </message>
    <message>
        <source>look at the round before or after</source>
        <comment>what keys do: a tournament round</comment>
        <translation>lihat babak sebelumnya atau berikutnya</translation>
    </message>
    <message>
        <source>publish the pairing</source>
        <comment>what keys do</comment>
        <translation>umumkan susunan meja</translation>
    </message>
    <message>
        <source>from name to name</source>
        <comment>what keys do</comment>
        <translation>dari nama ke nama</translation>
    </message>
    <message>
        <source>choose nobody any more</source>
        <comment>what a key does, where two people change places</comment>
        <translation>batal memilih</translation>
    </message>
    <message>
        <source>begin the number of a table</source>
        <comment>what digits do, wherever the keyboard is</comment>
        <translation>mulai mengetik nomor meja</translation>
    </message>
    <message>
        <source>to the next field; after the last one the result counts</source>
        <comment>what a key does: Enter</comment>
        <translation>ke isian berikutnya; setelah isian terakhir, hasil dicatat</translation>
    </message>
    <message>
        <source>to the field before or behind</source>
        <comment>what keys do</comment>
        <translation>ke isian sebelum atau sesudahnya</translation>
    </message>
    <message>
        <source>in an empty field: to the one before</source>
        <comment>what a key does</comment>
        <translation>di isian kosong: ke isian sebelumnya</translation>
    </message>
    <message>
        <source>let an unusual result count</source>
        <comment>what keys do</comment>
        <translation>tetap catat hasil yang tidak biasa</translation>
    </message>
    <message>
        <source>take the last result back</source>
        <comment>what keys do</comment>
        <translation>tarik kembali hasil terakhir</translation>
    </message>
    <message>
        <source>among the cards: from table to table</source>
        <comment>what keys do</comment>
        <translation>di antara kartu: dari meja ke meja</translation>
    </message>
    <message>
        <source>at a card: enter its result, or correct it</source>
        <comment>what a key does</comment>
        <translation>di kartu: masukkan hasilnya, atau koreksi</translation>
    </message>
    <message>
        <source>at a card: correct its result</source>
        <comment>what a key does</comment>
        <translation>di kartu: koreksi hasilnya</translation>
    </message>
    <message>
        <source>open what this entrant has played</source>
        <comment>what a key does</comment>
        <translation>buka semua permainan peserta ini</translation>
    </message>
    <message>
        <source>from entrant to entrant, from level to level</source>
        <comment>what keys do, in a knockout</comment>
        <translation>dari peserta ke peserta, dari tahap ke tahap</translation>
    </message>
    <message>
        <source>back to the standings</source>
        <comment>what a key does</comment>
        <translation>kembali ke klasemen</translation>
    </message>
    <message>
        <source>at a result with a protocol: open it</source>
        <comment>what a key does</comment>
        <translation>di hasil dengan berita acara: buka berita acara itu</translation>
    </message>
    <message>
        <source>tick this tournament, or untick it</source>
        <comment>what a key does</comment>
        <translation>centang turnamen ini, atau hapus centangnya</translation>
    </message>
    <message>
        <source>one page on, or one back</source>
        <comment>what keys do</comment>
        <translation>satu halaman maju atau mundur</translation>
    </message>
    <message>
        <source>hold this page, or let it go on</source>
        <comment>what a key does</comment>
        <translation>tahan halaman ini, atau lanjutkan</translation>
    </message>
    <message>
        <source>fill the screen, or be a window again</source>
        <comment>what a key does; so does a double click</comment>
        <translation>layar penuh, atau kembali menjadi jendela</translation>
    </message>
    <message>
        <source>close this window</source>
        <comment>what a key does</comment>
        <translation>tutup jendela ini</translation>
    </message>
    <message>
        <source>open the table at once</source>
        <comment>what keys do</comment>
        <translation>langsung buka meja</translation>
    </message>
    <message>
        <source>to the next open table</source>
        <comment>what a key does</comment>
        <translation>ke meja terbuka berikutnya</translation>
    </message>
    <message>
        <source>take the last step back</source>
        <comment>what keys do</comment>
        <translation>tarik kembali langkah terakhir</translation>
    </message>
    <message>
        <source>write the open numbers and how many tiles are held</source>
        <comment>what digits do</comment>
        <translation>isi angka ujung terbuka dan jumlah batu di tangan</translation>
    </message>
    <message>
        <source>a tile by its two numbers, like 64</source>
        <comment>what digits do</comment>
        <translation>batu dengan kedua angkanya, misalnya 64</translation>
    </message>
    <message>
        <source>can play</source>
        <comment>what a key does: the answer of a player</comment>
        <translation>bisa turun</translation>
    </message>
    <message>
        <source>cannot play</source>
        <comment>what a key does: the answer of a player</comment>
        <translation>tidak bisa turun</translation>
    </message>
    <message>
        <source>to another player&apos;s hand</source>
        <comment>what keys do</comment>
        <translation>ke tangan pemain lain</translation>
    </message>
    <message>
        <source>choose the penalty with this number</source>
        <comment>what digits do</comment>
        <translation>pilih sanksi dengan nomor itu</translation>
    </message>
    <message>
        <source>go on</source>
        <comment>what a key does</comment>
        <translation>lanjut</translation>
    </message>
    <message>
        <source>from dispute to dispute</source>
        <comment>what keys do</comment>
        <translation>dari sengketa ke sengketa</translation>
    </message>
    <message>
        <source>open the lid</source>
        <comment>what a key does</comment>
        <translation>buka penutup rak</translation>
    </message>
    <message>
        <source>close this sheet</source>
        <comment>what a key does</comment>
        <translation>tutup lembar ini</translation>
    </message>
    <message>
        <source>tile by tile</source>
        <comment>what keys do: through a finished round</comment>
        <translation>batu demi batu</translation>
    </message>
    <message>
        <source>five tiles further or back</source>
        <comment>what keys do</comment>
        <translation>lima batu maju atau mundur</translation>
    </message>
    <message>
        <source>to the deal, or to the last tile</source>
        <comment>what keys do</comment>
        <translation>ke pembagian, atau ke batu terakhir</translation>
    </message>
    <message>
        <source>from step to step</source>
        <comment>what keys do: up and down a stair of puzzles</comment>
        <translation>dari tingkat ke tingkat</translation>
    </message>
    <message>
        <source>move the frame; with Shift a little</source>
        <comment>what keys do</comment>
        <translation>geser bingkai; dengan Shift sedikit saja</translation>
    </message>
    <message>
        <source>make the frame larger or smaller</source>
        <comment>what keys do</comment>
        <translation>perbesar atau perkecil bingkai</translation>
    </message>
    <message>
        <source>make the frame as large as possible</source>
        <comment>what a key does</comment>
        <translation>perbesar bingkai sebesar mungkin</translation>
    </message>
</context>
<context>
    <name>Help topics</name>
    <message>
        <source>Here are your tables with real tiles.</source>
        <translation>Ini meja-meja Anda dengan batu sungguhan.</translation>
    </message>
    <message>
        <source>Open a table, or go on with one where you left it; nothing that you typed is lost.</source>
        <translation>Buka meja, atau lanjutkan dari tempat Anda berhenti; semua yang sudah diketik tetap tersimpan.</translation>
    </message>
    <message>
        <source>Practise with disputes, or print the card for tables without a computer.</source>
        <translation>Berlatihlah dengan kasus sengketa, atau cetak kartu untuk meja tanpa komputer.</translation>
    </message>
    <message>
        <source>A protocol that somebody sent you can be opened and judged again.</source>
        <translation>Berita acara kiriman orang lain bisa dibuka dan diperiksa ulang.</translation>
    </message>
    <message>
        <source>Say who sits at the table, in which languages, and by which rules.</source>
        <translation>Tentukan siapa yang duduk di meja, dengan bahasa apa, dan dengan aturan apa.</translation>
    </message>
    <message>
        <source>Enter leads from field to field; with Ctrl and Enter the table opens at once.</source>
        <translation>Enter maju dari isian ke isian; Ctrl dan Enter langsung membuka meja.</translation>
    </message>
    <message>
        <source>Each player is asked in the language that you choose here.</source>
        <translation>Setiap pemain ditanya dalam bahasa yang Anda pilih di sini.</translation>
    </message>
    <message>
        <source>What a false declaration costs can be changed before the table opens.</source>
        <translation>Denda pernyataan tidak benar bisa diubah sebelum meja dibuka.</translation>
    </message>
    <message>
        <source>Settle a dispute step by step: position, walk, hands, rulings, score.</source>
        <translation>Selesaikan sengketa selangkah demi selangkah: posisi, tanya keliling, tangan, keputusan, skor.</translation>
    </message>
    <message>
        <source>Type a tile by its two numbers, like 64. Backspace takes back.</source>
        <translation>Ketik batu dengan kedua angkanya, misalnya 64. Backspace menghapus.</translation>
    </message>
    <message>
        <source>In the walk the key 1 means: can play; 0 means: cannot. Turn the screen to each player.</source>
        <translation>Saat tanya keliling, tombol 1 berarti bisa turun; 0 berarti tidak bisa. Arahkan layar ke setiap pemain.</translation>
    </message>
    <message>
        <source>A foul can be written down at any time, and a ruling can be withdrawn.</source>
        <translation>Pelanggaran bisa dicatat kapan saja, dan keputusan bisa dicabut.</translation>
    </message>
    <message>
        <source>F6 goes on to the next table.</source>
        <translation>F6 pindah ke meja berikutnya.</translation>
    </message>
    <message>
        <source>Every round of this table with its points.</source>
        <translation>Semua ronde di meja ini dengan poinnya.</translation>
    </message>
    <message>
        <source>Write down a round of which only the points are known, or correct one with a reason.</source>
        <translation>Catat ronde yang hanya diketahui poinnya, atau koreksi ronde dengan alasannya.</translation>
    </message>
    <message>
        <source>Every round has a protocol that can be printed.</source>
        <translation>Setiap ronde punya berita acara yang bisa dicetak.</translation>
    </message>
    <message>
        <source>Nothing is wiped out: the log keeps what was corrected.</source>
        <translation>Tidak ada yang dihapus: catatan menyimpan semua yang dikoreksi.</translation>
    </message>
    <message>
        <source>This is the sheet as it will be printed.</source>
        <translation>Inilah lembaran seperti yang akan dicetak.</translation>
    </message>
    <message>
        <source>Choose the languages and the paper; print it, or save it as PDF, picture or text.</source>
        <translation>Pilih bahasa dan kertas; cetak, atau simpan sebagai PDF, gambar, atau teks.</translation>
    </message>
    <message>
        <source>Plus and minus bring the sheet nearer or further away.</source>
        <translation>Tombol plus dan minus memperbesar atau memperkecil lembaran.</translation>
    </message>
    <message>
        <source>A protocol that was saved as a file can be judged again on any computer.</source>
        <translation>Berita acara yang disimpan sebagai berkas bisa diperiksa ulang di komputer mana pun.</translation>
    </message>
    <message>
        <source>This window asks the players, each in their own language.</source>
        <translation>Jendela ini menanyai para pemain, masing-masing dalam bahasanya sendiri.</translation>
    </message>
    <message>
        <source>It shows the question and nothing else; no tile of any hand is ever in it.</source>
        <translation>Yang tampil hanya pertanyaannya; batu di tangan tidak pernah terlihat di sini.</translation>
    </message>
    <message>
        <source>The answers are typed at the desk.</source>
        <translation>Jawabannya diketik di meja wasit.</translation>
    </message>
    <message>
        <source>A second screen is filled at once. If not, move the window there and let it fill the screen.</source>
        <translation>Layar kedua langsung terisi penuh; kalau tidak, pindahkan jendela ini ke sana lalu jadikan layar penuh.</translation>
    </message>
    <message>
        <source>Here are the tournaments of your club.</source>
        <translation>Inilah turnamen-turnamen klub Anda.</translation>
    </message>
    <message>
        <source>Go on with one, begin a new one, or take the people and settings of the last one over.</source>
        <translation>Lanjutkan turnamen, mulai yang baru, atau ambil peserta dan pengaturan dari yang terakhir.</translation>
    </message>
    <message>
        <source>Members have a name, a language, and what they need at the table.</source>
        <translation>Anggota punya nama, bahasa, dan kebutuhan di meja.</translation>
    </message>
    <message>
        <source>The season table adds tournaments up; files of other computers are opened here.</source>
        <translation>Klasemen musim menjumlahkan beberapa turnamen; berkas dari komputer lain dibuka di sini.</translation>
    </message>
    <message>
        <source>Settle who plays whom, by which rules, and what puts the entrants in order.</source>
        <translation>Tentukan siapa melawan siapa, dengan aturan apa, dan apa yang menentukan urutan peserta.</translation>
    </message>
    <message>
        <source>Everything has a value that suits an evening: a name is enough to begin.</source>
        <translation>Semua sudah diisi dengan nilai yang cocok untuk satu malam: cukup beri nama untuk mulai.</translation>
    </message>
    <message>
        <source>The same number of the lots pairs the same people in the same way again.</source>
        <translation>Angka undian yang sama menyusun orang yang sama dengan cara yang sama lagi.</translation>
    </message>
    <message>
        <source>Much can still be changed later; what has been played stays as it was.</source>
        <translation>Banyak hal masih bisa diubah nanti; yang sudah dimainkan tetap seperti semula.</translation>
    </message>
    <message>
        <source>Everybody who plays in your club.</source>
        <translation>Semua orang yang bermain di klub Anda.</translation>
    </message>
    <message>
        <source>Say how lists for everybody show a person: full name, first name and initial, or a number.</source>
        <translation>Tentukan nama di daftar untuk umum: nama lengkap, nama depan dan inisial, atau nomor saja.</translation>
    </message>
    <message>
        <source>Needs at the table are kept by every pairing. They are never printed or sent.</source>
        <translation>Kebutuhan di meja selalu dipenuhi saat meja disusun. Tidak pernah dicetak atau dikirim.</translation>
    </message>
    <message>
        <source>Whoever wants to be forgotten becomes a number everywhere; old results stay.</source>
        <translation>Siapa pun yang ingin dilupakan menjadi nomor di mana-mana; hasil lama tetap ada.</translation>
    </message>
    <message>
        <source>Who takes part in this tournament.</source>
        <translation>Siapa yang ikut turnamen ini.</translation>
    </message>
    <message>
        <source>Type a name and press Enter; names of members are completed.</source>
        <translation>Ketik nama lalu tekan Enter; nama anggota dilengkapi sendiri.</translation>
    </message>
    <message>
        <source>Tick those of last time who are here, or paste a list from elsewhere.</source>
        <translation>Centang peserta terakhir kali yang hadir, atau tempelkan daftar dari tempat lain.</translation>
    </message>
    <message>
        <source>Whoever leaves is withdrawn and may come back; nobody is wiped out.</source>
        <translation>Yang pergi dicatat mundur dan boleh kembali; tidak ada yang dihapus.</translation>
    </message>
    <message>
        <source>Pair the next round, call the tables, enter the results.</source>
        <comment>tournament round</comment>
        <translation>Susun babak berikutnya, panggil ke meja, masukkan hasil.</translation>
    </message>
    <message>
        <source>Before a pairing is published, tables can be locked, places swapped, and each table says why.</source>
        <translation>Sebelum susunan diumumkan, meja bisa dikunci, tempat bisa ditukar, dan setiap meja menjelaskan alasannya.</translation>
    </message>
    <message>
        <source>Results: table, Enter, points, Enter, points, Enter. The next open table is waiting.</source>
        <translation>Hasil: meja, Enter, poin, Enter, poin, Enter. Meja terbuka berikutnya sudah menunggu.</translation>
    </message>
    <message>
        <source>A dispute? Call the table to the referee desk: its clock stops, its result comes back.</source>
        <translation>Ada sengketa? Panggil meja itu ke meja wasit: waktunya berhenti, hasilnya kembali ke sini.</translation>
    </message>
    <message>
        <source>An old result is corrected with a reason; later pairings stay as they were.</source>
        <translation>Hasil lama dikoreksi dengan alasan; susunan babak sesudahnya tetap seperti semula.</translation>
    </message>
    <message>
        <source>This pairing is a proposal: it counts when you publish it.</source>
        <comment>tournament round</comment>
        <translation>Susunan meja ini masih usulan: baru berlaku kalau Anda umumkan.</translation>
    </message>
    <message>
        <source>Choose a name, then another one: the two change places.</source>
        <translation>Pilih satu nama, lalu nama lain: keduanya bertukar tempat.</translation>
    </message>
    <message>
        <source>When it is published, print it or show it on the beamer, and start the clock.</source>
        <translation>Setelah diumumkan, cetak atau tampilkan di proyektor, lalu mulai waktunya.</translation>
    </message>
    <message>
        <source>The open tables of this round are made up anew.</source>
        <comment>tournament round</comment>
        <translation>Meja terbuka di babak ini disusun ulang.</translation>
    </message>
    <message>
        <source>Tables that have points already stay as they are.</source>
        <translation>Meja yang sudah ada poinnya tetap seperti semula.</translation>
    </message>
    <message>
        <source>When you publish it you are asked why; the log keeps the reason.</source>
        <translation>Saat mengumumkannya, Anda ditanya alasannya; catatan menyimpan alasan itu.</translation>
    </message>
    <message>
        <source>The tables are playing. Type their results as they come in.</source>
        <comment>tournament round</comment>
        <translation>Meja-meja sedang bermain. Ketik hasilnya begitu masuk.</translation>
    </message>
    <message>
        <source>Choose a table to see what can be done there: more time, a penalty, a forfeit.</source>
        <translation>Pilih meja untuk melihat apa yang bisa dilakukan di situ: tambah waktu, sanksi, WO.</translation>
    </message>
    <message>
        <source>Every table of this round has its result.</source>
        <comment>tournament round</comment>
        <translation>Semua meja di babak ini sudah ada hasilnya.</translation>
    </message>
    <message>
        <source>Pair the next round from here; after the last one, close the tournament.</source>
        <translation>Susun babak berikutnya dari sini; setelah babak terakhir, tutup turnamen.</translation>
    </message>
    <message>
        <source>The standings show how it came out, and they can be printed under Publish.</source>
        <translation>Klasemen menunjukkan hasil akhirnya, dan bisa dicetak di bagian Publikasi.</translation>
    </message>
    <message>
        <source>Who is where, after any round.</source>
        <comment>tournament round</comment>
        <translation>Siapa di peringkat berapa, setelah babak mana pun.</translation>
    </message>
    <message>
        <source>The columns stand in the order in which they decide; who is level stays level.</source>
        <translation>Kolom berurutan seperti cara menentukan peringkat; yang seri tetap seri.</translation>
    </message>
    <message>
        <source>Enter on a row opens everything that this entrant has played.</source>
        <translation>Enter pada satu baris membuka semua permainan peserta itu.</translation>
    </message>
    <message>
        <source>The cross table shows who has met whom, and with which points.</source>
        <translation>Tabel silang menunjukkan siapa sudah bertemu siapa, dan dengan poin berapa.</translation>
    </message>
    <message>
        <source>Everything that was done, in order. Nothing is ever wiped out here.</source>
        <translation>Semua yang dilakukan, menurut urutan. Di sini tidak ada yang dihapus.</translation>
    </message>
    <message>
        <source>Type into the search field to find a table, a name or a word.</source>
        <translation>Ketik di kolom pencarian untuk menemukan meja, nama, atau kata.</translation>
    </message>
    <message>
        <source>Corrections stand out; each carries its reason.</source>
        <translation>Koreksi tampak menonjol; setiap koreksi disertai alasannya.</translation>
    </message>
    <message>
        <source>The log can be printed: choose it under Publish.</source>
        <comment>Publish: a tab</comment>
        <translation>Catatan bisa dicetak: pilih di bagian Publikasi.</translation>
    </message>
    <message>
        <source>Every list, ready to be printed, saved or sent.</source>
        <translation>Semua daftar, siap dicetak, disimpan, atau dikirim.</translation>
    </message>
    <message>
        <source>Choose one language or two; the sheet shows what will be printed.</source>
        <translation>Pilih satu atau dua bahasa; lembaran menunjukkan apa yang akan dicetak.</translation>
    </message>
    <message>
        <source>The archive carries the whole tournament to another computer.</source>
        <translation>Arsip membawa seluruh turnamen ke komputer lain.</translation>
    </message>
    <message>
        <source>A file of results brings what two directors have typed together again.</source>
        <translation>Berkas hasil menyatukan lagi apa yang diketik dua direktur.</translation>
    </message>
    <message>
        <source>Every table that this entrant has played at.</source>
        <translation>Semua meja tempat peserta ini bermain.</translation>
    </message>
    <message>
        <source>With partners, opponents, points, blocks, fouls and penalties.</source>
        <translation>Dengan rekan, lawan, poin, permainan buntu, pelanggaran, dan sanksi.</translation>
    </message>
    <message>
        <source>A wrong result can be corrected from here, with a reason.</source>
        <translation>Hasil yang salah bisa dikoreksi dari sini, dengan alasan.</translation>
    </message>
    <message>
        <source>Where somebody was replaced, it tells who really sat there.</source>
        <translation>Kalau ada pemain pengganti, di sini tertulis siapa yang sebenarnya duduk di situ.</translation>
    </message>
    <message>
        <source>Several tournaments added up.</source>
        <translation>Beberapa turnamen dijumlahkan.</translation>
    </message>
    <message>
        <source>Choose which tournaments count, and how many of each player&apos;s best.</source>
        <translation>Pilih turnamen mana yang dihitung, dan berapa hasil terbaik setiap pemain.</translation>
    </message>
    <message>
        <source>Add up places, wins or points, as your club is used to.</source>
        <translation>Jumlahkan peringkat, kemenangan, atau poin, sesuai kebiasaan klub Anda.</translation>
    </message>
    <message>
        <source>Both partners of a pair get what the pair has reached.</source>
        <translation>Kedua pemain dalam satu pasangan mendapat apa yang diraih pasangan itu.</translation>
    </message>
    <message>
        <source>This window is for everybody in the room.</source>
        <comment>a window for a beamer or second screen</comment>
        <translation>Jendela ini untuk semua orang di ruangan.</translation>
    </message>
    <message>
        <source>It follows the tournament by itself: tables, clock, results, standings.</source>
        <translation>Isinya mengikuti turnamen dengan sendirinya: meja, waktu, hasil, klasemen.</translation>
    </message>
    <message>
        <source>Names stand as each person wants to be read by others.</source>
        <translation>Nama tampil seperti yang dipilih setiap orang untuk umum.</translation>
    </message>
</context>
<context>
    <name>HelpHere</name>
    <message>
        <source>What can I do here?</source>
        <comment>title of the sheet that F1 opens</comment>
        <translation>Apa yang bisa saya lakukan di sini?</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>button that closes the sheet; F1 and Esc do the same</comment>
        <translation>Tutup</translation>
    </message>
    <message>
        <source>Rules of this match</source>
        <comment>button</comment>
        <translation>Aturan pertandingan ini</translation>
    </message>
    <message>
        <source>%1 helps on every page</source>
        <comment>small, in a corner of the very first page; %1: a key, like F1</comment>
        <translation>%1 memberi bantuan di setiap halaman</translation>
    </message>
    <message>
        <source>Here you choose your language, and off you go.</source>
        <comment>the very first page</comment>
        <translation>Pilih bahasa Anda di sini, lalu langsung mulai.</translation>
    </message>
    <message>
        <source>Click your language: everything speaks it at once.</source>
        <translation>Klik bahasa Anda: semuanya langsung memakai bahasa itu.</translation>
    </message>
    <message>
        <source>Tell your name if you like. It is kept on this computer only.</source>
        <translation>Tulis nama Anda kalau mau. Nama itu hanya disimpan di komputer ini.</translation>
    </message>
    <message>
        <source>Play now starts a match against three computer players.</source>
        <translation>“Main sekarang” memulai pertandingan melawan tiga pemain komputer.</translation>
    </message>
    <message>
        <source>The tour shows you in two minutes how to play.</source>
        <translation>Tur menunjukkan cara bermain dalam dua menit.</translation>
    </message>
    <message>
        <source>From here you go on with a match, begin a new one, or look around.</source>
        <comment>the start page</comment>
        <translation>Dari sini Anda melanjutkan pertandingan, memulai yang baru, atau melihat-lihat.</translation>
    </message>
    <message>
        <source>Continue goes on exactly where you stopped, even in the middle of a question.</source>
        <translation>“Lanjutkan pertandingan” meneruskan tepat dari tempat Anda berhenti, bahkan di tengah pertanyaan.</translation>
    </message>
    <message>
        <source>Set up a table to choose the rules and who plays: people, computers, or both.</source>
        <translation>Siapkan meja untuk memilih aturan dan siapa yang bermain: orang, komputer, atau keduanya.</translation>
    </message>
    <message>
        <source>Change the language below, whenever you like.</source>
        <translation>Ganti bahasa di bawah, kapan saja Anda mau.</translation>
    </message>
    <message>
        <source>Here you lay the table: which game, who plays, and for how long.</source>
        <comment>the page that sets up</comment>
        <translation>Di sini Anda menyiapkan meja: permainan apa, siapa yang bermain, dan berapa lama.</translation>
    </message>
    <message>
        <source>Choose the rules at the top, or look at all rule sets.</source>
        <translation>Pilih aturan di bagian atas, atau lihat semua ragam aturan.</translation>
    </message>
    <message>
        <source>Each card is a seat: give it a name, a language, a colour, or a computer player.</source>
        <translation>Setiap kartu pemain adalah satu kursi: isi nama, bahasa, warna, atau pemain komputer.</translation>
    </message>
    <message>
        <source>Drag the cards to change who sits beside whom.</source>
        <translation>Seret kartu pemain untuk mengubah siapa duduk di sebelah siapa.</translation>
    </message>
    <message>
        <source>Choose how a blocked game is checked: together, quickly, or on your honour.</source>
        <translation>Pilih cara memeriksa permainan buntu: bersama, cepat, atau saling percaya.</translation>
    </message>
    <message>
        <source>Whatever you choose is offered again next time.</source>
        <translation>Pilihan Anda akan ditawarkan lagi lain kali.</translation>
    </message>
    <message>
        <source>All games and rules that can be played here.</source>
        <comment>the gallery of rule sets</comment>
        <translation>Semua permainan dan aturan yang bisa dimainkan di sini.</translation>
    </message>
    <message>
        <source>Six to start with come first; the others follow by region and kind.</source>
        <translation>Enam untuk memulai ada paling atas; yang lain diurutkan menurut wilayah dan jenis.</translation>
    </message>
    <message>
        <source>Type into the search field: a name, a country, or a word of the rules.</source>
        <translation>Ketik di kolom pencarian: nama, negeri, atau kata dari aturan.</translation>
    </message>
    <message>
        <source>Click a card to read its rules; from there you can play, change or compare them.</source>
        <translation>Klik sebuah kartu untuk membaca aturannya; dari situ Anda bisa bermain, mengubah, atau membandingkan.</translation>
    </message>
    <message>
        <source>The rules of one game, exactly as this program plays them.</source>
        <comment>the rule book</comment>
        <translation>Aturan satu permainan, persis seperti yang dimainkan program ini.</translation>
    </message>
    <message>
        <source>Read them in another language with the choice at the top.</source>
        <translation>Baca dalam bahasa lain lewat pilihan di bagian atas.</translation>
    </message>
    <message>
        <source>Compare shows how they differ from another game.</source>
        <translation>“Bandingkan” menunjukkan bedanya dengan permainan lain.</translation>
    </message>
    <message>
        <source>Change the rules to make a house rule of your own.</source>
        <translation>Ubah aturannya untuk membuat aturan khusus Anda sendiri.</translation>
    </message>
    <message>
        <source>Print them, or save them as a file for your friends.</source>
        <translation>Cetak, atau simpan sebagai berkas untuk teman-teman Anda.</translation>
    </message>
    <message>
        <source>Here you make house rules of your own, one switch at a time.</source>
        <comment>the editor of rules</comment>
        <translation>Di sini Anda membuat aturan khusus sendiri, satu per satu.</translation>
    </message>
    <message>
        <source>Open a line to see its choices, and what each of them means.</source>
        <translation>Buka satu baris untuk melihat pilihannya, dan arti masing-masing.</translation>
    </message>
    <message>
        <source>Type into the search field to find a switch.</source>
        <translation>Ketik di kolom pencarian untuk menemukan satu aturan.</translation>
    </message>
    <message>
        <source>A mark shows what differs from the rules you began with.</source>
        <translation>Sebuah tanda menunjukkan apa yang berbeda dari aturan awal Anda.</translation>
    </message>
    <message>
        <source>Rules that do not go together are refused, and you are told why.</source>
        <translation>Aturan yang saling bertentangan ditolak, dan Anda diberi tahu alasannya.</translation>
    </message>
    <message>
        <source>Two games side by side: you see only where they differ.</source>
        <comment>the comparison of rules</comment>
        <translation>Dua permainan berdampingan: Anda hanya melihat perbedaannya.</translation>
    </message>
    <message>
        <source>Choose the second game from the list at the top.</source>
        <translation>Pilih permainan kedua dari daftar di bagian atas.</translation>
    </message>
    <message>
        <source>What both have in common can be shown as well.</source>
        <translation>Yang sama pada keduanya juga bisa ditampilkan.</translation>
    </message>
    <message>
        <source>Print the comparison to settle an argument.</source>
        <translation>Cetak perbandingannya untuk menyelesaikan perdebatan.</translation>
    </message>
    <message>
        <source>Here the program learns what you like.</source>
        <comment>the settings</comment>
        <translation>Di sini program mengenal kesukaan Anda.</translation>
    </message>
    <message>
        <source>Choose tiles and table; each choice shows what it looks like.</source>
        <translation>Pilih batu dan meja; setiap pilihan menunjukkan bentuknya.</translation>
    </message>
    <message>
        <source>Make all text larger, up to twice its size.</source>
        <translation>Perbesar semua teks, sampai dua kali ukurannya.</translation>
    </message>
    <message>
        <source>Aids belong to a person: numbers on tiles, larger tiles, what fits, high contrast.</source>
        <translation>Bantuan melekat pada orangnya: angka pada batu, batu lebih besar, batu yang cocok, kontras tinggi.</translation>
    </message>
    <message>
        <source>The letter keys of the table can be changed.</source>
        <translation>Tombol huruf di meja bisa diganti.</translation>
    </message>
    <message>
        <source>Copy everything to a folder now and then: nothing leaves this computer by itself.</source>
        <translation>Sesekali salin semuanya ke folder: tidak ada yang keluar dari komputer ini dengan sendirinya.</translation>
    </message>
    <message>
        <source>Here your own pictures become tiles and table.</source>
        <comment>the page of people&apos;s own pictures</comment>
        <translation>Di sini gambar Anda sendiri menjadi batu dan meja.</translation>
    </message>
    <message>
        <source>Choose a photo for the backs of the tiles, or for the cloth.</source>
        <translation>Pilih foto untuk sisi belakang batu, atau untuk alas meja.</translation>
    </message>
    <message>
        <source>Six pictures of your family can be the numbers one to six.</source>
        <translation>Enam gambar keluarga Anda bisa menjadi angka satu sampai enam.</translation>
    </message>
    <message>
        <source>Move and size the frame until it holds the part you like.</source>
        <translation>Geser dan atur bingkai sampai memuat bagian yang Anda suka.</translation>
    </message>
    <message>
        <source>Print the sheet, glue it onto cardboard and cut the tiles out.</source>
        <translation>Cetak lembarannya, tempelkan pada karton, lalu gunting batunya.</translation>
    </message>
    <message>
        <source>The whole game in five pictures, and all keys.</source>
        <comment>the page How to play</comment>
        <translation>Seluruh permainan dalam lima gambar, dan semua tombol.</translation>
    </message>
    <message>
        <source>Scroll down for the table of keys.</source>
        <translation>Gulir ke bawah untuk melihat tabel tombol.</translation>
    </message>
    <message>
        <source>Would you rather try than read? Take the tour.</source>
        <translation>Lebih suka mencoba daripada membaca? Ikuti tur.</translation>
    </message>
    <message>
        <source>The rules of a match are just one click away.</source>
        <translation>Aturan pertandingan hanya satu klik dari sini.</translation>
    </message>
    <message>
        <source>Two minutes at a real table, with a card that tells you what to do.</source>
        <comment>the tour</comment>
        <translation>Dua menit di meja sungguhan, dengan kartu yang memberi tahu apa yang perlu dilakukan.</translation>
    </message>
    <message>
        <source>Do what the card says, with the mouse or with the keyboard.</source>
        <translation>Lakukan yang tertulis di kartu, dengan mouse atau papan ketik.</translation>
    </message>
    <message>
        <source>Nothing can go wrong here: nothing of it is kept.</source>
        <translation>Di sini tidak ada yang bisa salah: tidak ada yang disimpan.</translation>
    </message>
    <message>
        <source>Skip the tour, or press Esc, whenever you have seen enough.</source>
        <translation>Akhiri tur, atau tekan Esc, kapan saja Anda merasa cukup.</translation>
    </message>
    <message>
        <source>It is your turn, %1: lay a tile that fits an open end.</source>
        <comment>%1: a player</comment>
        <translation>Giliran Anda, %1: turunkan batu yang cocok di ujung terbuka.</translation>
    </message>
    <message>
        <source>Drag a tile to an open end, or click it. One that fits several ends waits for your choice.</source>
        <translation>Seret batu ke ujung terbuka, atau klik batunya. Kalau cocok di beberapa ujung, Anda yang memilih.</translation>
    </message>
    <message>
        <source>The numbers in the circles are open: one half of your tile must show one of them.</source>
        <translation>Angka di dalam lingkaran adalah ujung terbuka: salah satu sisi batu Anda harus berangka sama.</translation>
    </message>
    <message>
        <source>Sort your tiles with the button beside them, or move them as you like.</source>
        <translation>Urutkan batu dengan tombol di sampingnya, atau geser sesuka Anda.</translation>
    </message>
    <message>
        <source>A move was wrong? Take it back from the menu Game.</source>
        <translation>Salah langkah? Tarik kembali lewat menu Permainan.</translation>
    </message>
    <message>
        <source>Nothing fits, %1: the large button says what is left to do.</source>
        <comment>%1: a player</comment>
        <translation>Tidak ada yang cocok, %1: tombol besar menunjukkan apa yang masih bisa dilakukan.</translation>
    </message>
    <message>
        <source>Take tiles from the boneyard by clicking the pile, or with the button.</source>
        <translation>Ambil batu dari stok dengan mengklik tumpukannya, atau dengan tombol.</translation>
    </message>
    <message>
        <source>When nothing may be taken, you pass: that is a knock on the table.</source>
        <translation>Kalau tidak ada yang boleh diambil, Anda lewat: itu satu ketukan di meja.</translation>
    </message>
    <message>
        <source>Do you think that nobody can go on? Say that the game is blocked, and everybody is asked.</source>
        <translation>Menurut Anda tidak ada lagi yang bisa turun? Nyatakan permainan buntu, dan semua ditanya.</translation>
    </message>
    <message>
        <source>It is your turn, %1: play, take a tile, or pass, on your honour.</source>
        <comment>%1: a player</comment>
        <translation>Giliran Anda, %1: turun, ambil batu, atau lewat, dengan saling percaya.</translation>
    </message>
    <message>
        <source>Nothing on the screen tells whether a tile of yours fits: look for yourself.</source>
        <translation>Layar tidak memberi tahu apakah ada batu Anda yang cocok: periksa sendiri.</translation>
    </message>
    <message>
        <source>Whoever passes although a tile fits has answered wrongly: that is found when the hands are shown.</source>
        <translation>Yang lewat padahal ada batu yang cocok berarti menjawab keliru: itu terlihat saat semua batu ditunjukkan.</translation>
    </message>
    <message>
        <source>Your own answer may be taken back until the next player acts.</source>
        <translation>Jawaban Anda sendiri boleh ditarik kembali sampai pemain berikutnya bertindak.</translation>
    </message>
    <message>
        <source>%1 plays now. The ring shows whose turn it is.</source>
        <comment>%1: a player</comment>
        <translation>Sekarang %1 bermain. Bingkai menunjukkan giliran siapa.</translation>
    </message>
    <message>
        <source>The story of the round tells what everybody has done.</source>
        <translation>Riwayat ronde menceritakan langkah semua pemain.</translation>
    </message>
    <message>
        <source>The last tile is underlined; the open numbers stand in circles.</source>
        <translation>Batu terakhir digarisbawahi; angka terbuka ada di dalam lingkaran.</translation>
    </message>
    <message>
        <source>Beside each name you see how many tiles that player still holds.</source>
        <translation>Di samping setiap nama terlihat berapa batu yang masih dipegang pemain itu.</translation>
    </message>
    <message>
        <source>Zoom with Ctrl and the wheel, and fit the table again with one key.</source>
        <translation>Perbesar dengan Ctrl dan roda mouse, dan tampilkan lagi seluruh meja dengan satu tombol.</translation>
    </message>
    <message>
        <source>The lid hides the tiles of %1 from everybody else.</source>
        <comment>%1: a player</comment>
        <translation>Penutup rak menyembunyikan batu %1 dari semua yang lain.</translation>
    </message>
    <message>
        <source>Are you %1? Click the lid, or press Enter, to see your tiles.</source>
        <comment>%1: a player</comment>
        <translation>Anda %1? Klik penutup rak, atau tekan Enter, untuk melihat batu Anda.</translation>
    </message>
    <message>
        <source>Everybody may see the line, the score and the story meanwhile.</source>
        <translation>Sementara itu semua boleh melihat rangkaian, skor, dan riwayat.</translation>
    </message>
    <message>
        <source>The eye beside the tiles closes the lid again, and so does one key.</source>
        <translation>Gambar mata di samping batu menutup rak lagi, begitu juga satu tombol.</translation>
    </message>
    <message>
        <source>Is the game blocked? Everybody is asked once, in turn.</source>
        <comment>the walk round the table</comment>
        <translation>Permainan sudah buntu? Semua ditanya satu kali, bergiliran.</translation>
    </message>
    <message>
        <source>Answer only for yourself: can you lay a tile at one of the open ends?</source>
        <translation>Jawab untuk diri sendiri saja: ada batu Anda yang bisa diturunkan di salah satu ujung terbuka?</translation>
    </message>
    <message>
        <source>The first who can play must play, and the round goes on.</source>
        <translation>Yang pertama bisa turun harus turun, dan ronde berlanjut.</translation>
    </message>
    <message>
        <source>If nobody can, all hands are shown and counted.</source>
        <translation>Kalau tidak ada yang bisa, semua batu ditunjukkan dan dihitung.</translation>
    </message>
    <message>
        <source>Where the program checks, a wrong answer is refused. On your honour it is found at the end.</source>
        <translation>Kalau program memeriksa, jawaban keliru ditolak. Kalau saling percaya, itu terlihat pada akhirnya.</translation>
    </message>
    <message>
        <source>Who won the round, and why: every tile is counted in front of you.</source>
        <comment>the score</comment>
        <translation>Siapa memenangkan ronde, dan mengapa: setiap batu dihitung di depan Anda.</translation>
    </message>
    <message>
        <source>Each row is one hand; the raised one has won.</source>
        <translation>Setiap baris adalah satu tangan; yang terangkat adalah pemenangnya.</translation>
    </message>
    <message>
        <source>Why? shows every step of the sum as a sentence.</source>
        <translation>“Mengapa?” menunjukkan setiap langkah hitungan sebagai kalimat.</translation>
    </message>
    <message>
        <source>Other tables may count the same hands differently: one button shows how.</source>
        <translation>Meja lain bisa menghitung tangan yang sama dengan cara berbeda: satu tombol menunjukkan caranya.</translation>
    </message>
    <message>
        <source>Read the page in any language that is spoken at the table.</source>
        <translation>Baca halaman ini dalam bahasa mana pun yang dipakai di meja.</translation>
    </message>
    <message>
        <source>Share the result as a picture, or the whole round as a film.</source>
        <translation>Bagikan hasilnya sebagai gambar, atau seluruh ronde sebagai film.</translation>
    </message>
    <message>
        <source>An answer was wrong. Here is the proof, and what the rules say.</source>
        <comment>the page of a wrong answer</comment>
        <translation>Ada jawaban yang keliru. Inilah buktinya, dan apa kata aturan.</translation>
    </message>
    <message>
        <source>The picture shows the table at that moment, and the tile that would have fitted.</source>
        <translation>Gambar menunjukkan meja pada saat itu, dan batu yang seharusnya cocok.</translation>
    </message>
    <message>
        <source>The ruling follows the rules that you chose for this match.</source>
        <translation>Keputusannya mengikuti aturan yang Anda pilih untuk pertandingan ini.</translation>
    </message>
    <message>
        <source>Next time, an answer may be taken back until the next player has answered.</source>
        <translation>Lain kali, jawaban bisa ditarik kembali sampai pemain berikutnya menjawab.</translation>
    </message>
    <message>
        <source>The round is over; you are looking at the table once more.</source>
        <comment>the table after a round</comment>
        <translation>Ronde sudah selesai; Anda melihat meja sekali lagi.</translation>
    </message>
    <message>
        <source>All hands lie open: compare them with the ends of the line.</source>
        <translation>Semua batu terbuka: bandingkan dengan kedua ujung rangkaian.</translation>
    </message>
    <message>
        <source>The large button brings back the score, and from there the next round.</source>
        <translation>Tombol besar menampilkan skor lagi, dan dari situ ronde berikutnya.</translation>
    </message>
    <message>
        <source>Copy or save a picture of the table from the menu Game.</source>
        <translation>Salin atau simpan gambar meja lewat menu Permainan.</translation>
    </message>
    <message>
        <source>Ask the coach for a hint: the tile and its place light up, and you read why.</source>
        <comment>key H does it</comment>
        <translation>Minta petunjuk pelatih: batu dan tempatnya menyala, dan alasannya bisa dibaca.</translation>
    </message>
    <message>
        <source>The meter shows how near a block is. Numbers crossed out are certainly not in that hand.</source>
        <translation>Pengukur menunjukkan seberapa dekat permainan ke buntu. Angka yang dicoret pasti tidak ada di tangan itu.</translation>
    </message>
    <message>
        <source>Here you see that nobody has rigged the tiles.</source>
        <comment>the sheet about a deal</comment>
        <translation>Di sini terlihat bahwa tidak ada yang mengatur batunya.</translation>
    </message>
    <message>
        <source>The fingerprint was fixed before the tiles were dealt. After the round you see what it seals.</source>
        <translation>Sidik jari ditetapkan sebelum batu dibagikan. Setelah ronde selesai, terlihat apa yang disegelnya.</translation>
    </message>
    <message>
        <source>Give the deal code to friends: they can play the same tiles on their computer.</source>
        <translation>Berikan kode pembagian kepada teman: mereka bisa memainkan batu yang sama di komputer mereka.</translation>
    </message>
    <message>
        <source>Play this deal again sets up a new match with the same tiles.</source>
        <translation>“Mainkan pembagian ini lagi” menyiapkan pertandingan baru dengan batu yang sama.</translation>
    </message>
    <message>
        <source>Here you train with puzzles, step by step, as a player or as a referee.</source>
        <comment>page</comment>
        <translation>Di sini Anda berlatih dengan teka-teki, selangkah demi selangkah, sebagai pemain atau sebagai wasit.</translation>
    </message>
    <message>
        <source>Find the move: every hand lies open, and one move is the best.</source>
        <translation>Cari langkahnya: semua batu terbuka, dan satu langkah adalah yang terbaik.</translation>
    </message>
    <message>
        <source>Blocked or not: say whether the game is blocked, and count it if it is.</source>
        <translation>Buntu atau tidak: katakan apakah permainan buntu, dan hitung kalau memang buntu.</translation>
    </message>
    <message>
        <source>Three right out of the last four open the next step. Stars stay.</source>
        <translation>Tiga benar dari empat jawaban terakhir membuka tingkat berikutnya. Bintang tidak hilang.</translation>
    </message>
    <message>
        <source>Choose the rules above: every game has puzzles of its own.</source>
        <translation>Pilih aturan di atas: setiap permainan punya teka-teki sendiri.</translation>
    </message>
    <message>
        <source>One position, one question. Take all the time you like.</source>
        <comment>the page of a puzzle</comment>
        <translation>Satu posisi, satu pertanyaan. Tidak perlu buru-buru.</translation>
    </message>
    <message>
        <source>Lay a tile as at the table: drag it, click it, or use the arrow keys and Enter.</source>
        <translation>Turunkan batu seperti di meja: seret, klik, atau pakai tombol panah dan Enter.</translation>
    </message>
    <message>
        <source>The answer goes round the table and shows who can play, and with which tile.</source>
        <translation>Jawabannya mengelilingi meja dan menunjukkan siapa yang bisa turun, dan dengan batu apa.</translation>
    </message>
    <message>
        <source>Try again is only for practice: the first answer counts.</source>
        <translation>“Coba lagi” hanya untuk latihan: jawaban pertama yang dihitung.</translation>
    </message>
    <message>
        <source>Here you look at a finished round once more, with every hand open.</source>
        <comment>the page of a review</comment>
        <translation>Di sini Anda melihat ronde yang sudah selesai sekali lagi, dengan semua batu terbuka.</translation>
    </message>
    <message>
        <source>The arrow keys go tile by tile; Home goes to the deal, End to the last tile.</source>
        <translation>Tombol panah bergerak batu demi batu; Home menuju pembagian, End ke batu terakhir.</translation>
    </message>
    <message>
        <source>Click a tile in the row below the table to go there.</source>
        <translation>Klik batu di baris di bawah meja untuk menuju ke sana.</translation>
    </message>
    <message>
        <source>A diamond marks a move that gave points away: the card beside tells what was better.</source>
        <translation>Belah ketupat menandai langkah yang membuang poin: kartu di sampingnya menunjukkan yang lebih baik.</translation>
    </message>
    <message>
        <source>The lock marks the tile from which the block was certain.</source>
        <translation>Gembok menandai batu yang sejak itu buntu sudah pasti.</translation>
    </message>
    <message>
        <source>Here referees train: real positions, and people who disagree.</source>
        <comment>page</comment>
        <translation>Di sini wasit berlatih: posisi nyata, dan orang-orang yang berselisih.</translation>
    </message>
    <message>
        <source>First hear what was said. Then lay the hands open and look for yourself.</source>
        <translation>Dengarkan dulu apa yang dikatakan. Lalu buka semua batu dan lihat sendiri.</translation>
    </message>
    <message>
        <source>A block needs both: nobody can play, and nothing may be taken from the boneyard.</source>
        <translation>Buntu perlu dua syarat: tidak ada yang bisa turun, dan stok tidak boleh lagi diambil.</translation>
    </message>
    <message>
        <source>Every dispute has the rules of its own table. They decide who wins and what it is worth.</source>
        <translation>Setiap sengketa memakai aturan mejanya sendiri. Aturan itu menentukan siapa yang menang dan berapa nilainya.</translation>
    </message>
    <message>
        <source>A dispute is solved when all parts of your ruling are right. Try as often as you like.</source>
        <translation>Sengketa selesai kalau semua bagian keputusan Anda benar. Boleh dicoba sesering apa pun.</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Points for and against, before penalties.</source>
        <translation>Poin sendiri dan poin lawan, sebelum denda.</translation>
    </message>
    <message>
        <source>Rounds won, where they were noted one by one.</source>
        <comment>a round is one deal here</comment>
        <translation>Ronde yang dimenangkan, kalau dicatat satu per satu.</translation>
    </message>
    <message>
        <source>Rounds that ended with a blocked game.</source>
        <comment>a round is one deal here</comment>
        <translation>Ronde yang berakhir dengan permainan buntu.</translation>
    </message>
    <message>
        <source>Rounds lost by a foul of this side.</source>
        <comment>a round is one deal here</comment>
        <translation>Ronde yang kalah karena pelanggaran pihak ini.</translation>
    </message>
    <message>
        <source>Points that the director took off.</source>
        <translation>Poin yang dikurangi oleh direktur.</translation>
    </message>
    <message>
        <source>Wins: %1</source>
        <comment>in a row of sums; %1: like 2½; sitting out may count as a win</comment>
        <translation>Menang: %1</translation>
    </message>
    <message numerus="yes">
        <source>sat out %n time(s)</source>
        <comment>in a row of sums; never zero</comment>
        <translation>
            <numerusform>%n kali istirahat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>absent %n time(s)</source>
        <comment>in a row of sums; never zero</comment>
        <translation>
            <numerusform>%n kali absen</numerusform>
        </translation>
    </message>
    <message>
        <source>warning</source>
        <comment>in a column of penalties; short</comment>
        <translation>peringatan</translation>
    </message>
    <message>
        <source>match lost</source>
        <comment>in a column of penalties; short</comment>
        <translation>dinyatakan kalah</translation>
    </message>
    <message>
        <source>ruled out</source>
        <comment>in a column of penalties: somebody has to leave the tournament; short</comment>
        <translation>diskualifikasi</translation>
    </message>
    <message>
        <source>Whose history?</source>
        <comment>name of a choice: the pair, or one person of it</comment>
        <translation>Riwayat siapa?</translation>
    </message>
    <message>
        <source>%1 alone</source>
        <comment>choice: the history of one person of a pair; %1: a name</comment>
        <translation>%1 sendiri</translation>
    </message>
    <message>
        <source>Together</source>
        <comment>choice: the history of the pair</comment>
        <translation>Bersama</translation>
    </message>
    <message>
        <source>Now on place %1.</source>
        <comment>%1: a number</comment>
        <translation>Sekarang di peringkat %1.</translation>
    </message>
    <message>
        <source>Now on place %1, shared.</source>
        <comment>%1: a number</comment>
        <translation>Sekarang di peringkat %1, bersama.</translation>
    </message>
    <message>
        <source>Correct this result</source>
        <comment>button: the result of the chosen tournament round</comment>
        <translation>Koreksi hasil ini</translation>
    </message>
    <message>
        <source>No round has been played yet.</source>
        <comment>tournament round</comment>
        <translation>Belum ada babak yang dimainkan.</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>Names from a list</source>
        <comment>title of a window</comment>
        <translation>Nama dari daftar</translation>
    </message>
    <message>
        <source>One line for each: name; language; rating. Only the name is needed.</source>
        <comment>how a list has to look</comment>
        <translation>Satu baris untuk setiap orang: nama; bahasa; rating. Cukup nama saja.</translation>
    </message>
    <message>
        <source>One line for each pair: name; partner; language; rating. Only the two names are needed.</source>
        <comment>how a list has to look</comment>
        <translation>Satu baris untuk setiap pasangan: nama; rekan; bahasa; rating. Cukup kedua nama saja.</translation>
    </message>
    <message>
        <source>Paste or type the names here</source>
        <comment>inside the empty field</comment>
        <translation>Tempel atau ketik nama-nama di sini</translation>
    </message>
    <message>
        <source>The list</source>
        <comment>what a screen reader says for the field</comment>
        <translation>Daftar</translation>
    </message>
    <message>
        <source>Open a file</source>
        <comment>button</comment>
        <translation>Buka berkas</translation>
    </message>
    <message>
        <source>Open a list of names</source>
        <comment>title of a window</comment>
        <translation>Buka daftar nama</translation>
    </message>
    <message>
        <source>Tables and texts</source>
        <comment>kind of file</comment>
        <translation>Tabel dan teks</translation>
    </message>
    <message>
        <source>What was found</source>
        <comment>what a screen reader says for the list</comment>
        <translation>Yang ditemukan</translation>
    </message>
    <message>
        <source>Line</source>
        <comment>heading of a column of numbers</comment>
        <translation>Baris</translation>
    </message>
    <message>
        <source>Note</source>
        <comment>heading of a column: what is wrong with a line</comment>
        <translation>Keterangan</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) can be used</source>
        <translation>
            <numerusform>%n baris bisa dipakai</numerusform>
        </translation>
    </message>
    <message>
        <source>No line can be used</source>
        <comment>of a list</comment>
        <translation>Tidak ada baris yang bisa dipakai</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) cannot be used</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>%n baris tidak bisa dipakai</numerusform>
        </translation>
    </message>
    <message>
        <source>new member</source>
        <comment>beside a name of a list, short</comment>
        <translation>anggota baru</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <comment>%1: a file</comment>
        <translation>%1 tidak dapat dibaca.</translation>
    </message>
    <message>
        <source>There is no name.</source>
        <comment>about a line of a list</comment>
        <translation>Tidak ada nama.</translation>
    </message>
    <message>
        <source>%1 stands in line %2 already.</source>
        <comment>%1: a name; %2: a number</comment>
        <translation>%1 sudah ada di baris %2.</translation>
    </message>
    <message>
        <source>%1 stands here twice.</source>
        <comment>%1: a name; both names of a pair</comment>
        <translation>%1 tertulis dua kali di sini.</translation>
    </message>
    <message>
        <source>The partner of %1 is missing.</source>
        <comment>%1: a name</comment>
        <translation>Rekan %1 belum ada.</translation>
    </message>
    <message>
        <source>%1: there are too many names.</source>
        <comment>about a line of a list; %1: like Anna &amp; Bruno</comment>
        <translation>%1: terlalu banyak nama.</translation>
    </message>
    <message>
        <source>What is “%1”? There is one column too many.</source>
        <comment>%1: what stands there</comment>
        <translation>Apa itu “%1”? Kelebihan satu kolom.</translation>
    </message>
    <message>
        <source>“%1” is none of the languages here.</source>
        <comment>%1: what stands there</comment>
        <translation>“%1” bukan salah satu bahasa di sini.</translation>
    </message>
    <message>
        <source>“%1” is no rating.</source>
        <comment>%1: what stands where a number should</comment>
        <translation>“%1” bukan rating.</translation>
    </message>
    <message>
        <source>A quotation mark is not closed.</source>
        <comment>about a line of a list</comment>
        <translation>Ada tanda kutip yang belum ditutup.</translation>
    </message>
    <message>
        <source>This is not a list of names, or it was saved in an unknown way.</source>
        <comment>about a whole file</comment>
        <translation>Ini bukan daftar nama, atau disimpan dengan cara yang tidak dikenal.</translation>
    </message>
    <message>
        <source>This is far too long for a list of names.</source>
        <comment>about a whole file</comment>
        <translation>Ini terlalu panjang untuk daftar nama.</translation>
    </message>
    <message>
        <source>There are no names in it.</source>
        <comment>about a whole file</comment>
        <translation>Tidak ada nama di dalamnya.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>D</source>
        <comment>key for: take a tile; one letter, different from the other keys, not H</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>P</source>
        <comment>key for: pass; one letter, different from the other keys, not H</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>B</source>
        <comment>key for: say the game is blocked; one letter, different from the other keys, not H</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>K</source>
        <comment>key for: skip the walk; one letter, different from the other keys, not H</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>S</source>
        <comment>key for: sort the tiles; one letter, different from the other keys, not H</comment>
        <translation>U</translation>
    </message>
    <message>
        <source>H</source>
        <comment>key for: a hint; H in every language</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>L</source>
        <comment>key for: story of the round; one letter, different from the other keys, not H</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>T</source>
        <comment>key for: hear your tiles; one letter, different from the other keys, not H</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>E</source>
        <comment>key for: hear the open ends; one letter, different from the other keys, not H</comment>
        <translation>J</translation>
    </message>
    <message>
        <source>C</source>
        <comment>key for: hear tiles and scores; one letter, different from the other keys, not H</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>W</source>
        <comment>key for: hear whose turn it is; one letter, different from the other keys, not H</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>R</source>
        <comment>key for: hear the last move again; one letter, different from the other keys, not H</comment>
        <translation>E</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>no %1</source>
        <comment>a player has no tile with the number %1: Anna passes: no 5, no 3</comment>
        <translation>tidak ada %1</translation>
    </message>
    <message>
        <source>no double %1</source>
        <comment>a player has not this double: Anna passes: no double 5, no double 3</comment>
        <translation>tidak ada balak %1</translation>
    </message>
    <message>
        <source>no matador</source>
        <comment>a matador is a tile that fits anywhere: Anna passes: no 5, no matador</comment>
        <translation>tidak ada matador</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>joins the parts of a list, such as no 5, no 3</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>joins the last two parts of a list of choices: 2 or 4; 2, 3 or 4</comment>
        <translation>%1 atau %2</translation>
    </message>
</context>
<context>
    <name>Members</name>
    <message>
        <source>Members</source>
        <comment>title of the page: everybody who plays in the club</comment>
        <translation>Anggota</translation>
    </message>
    <message>
        <source>Whoever was entered once is kept here, and the name is offered next time.</source>
        <comment>where nobody is yet</comment>
        <translation>Siapa pun yang pernah didaftarkan tersimpan di sini, dan lain kali namanya ditawarkan.</translation>
    </message>
    <message>
        <source>A list of names with their badges</source>
        <comment>what a screen reader says for the picture</comment>
        <translation>Daftar nama dengan lencana masing-masing</translation>
    </message>
    <message>
        <source>Search</source>
        <comment>inside the empty field above the list</comment>
        <translation>Cari</translation>
    </message>
    <message>
        <source>Search the members</source>
        <comment>what a screen reader says for the field</comment>
        <translation>Cari anggota</translation>
    </message>
    <message>
        <source>New member</source>
        <comment>button, and title of a window</comment>
        <translation>Anggota baru</translation>
    </message>
    <message numerus="yes">
        <source>%n member(s)</source>
        <translation>
            <numerusform>%n anggota</numerusform>
        </translation>
    </message>
    <message>
        <source>nobody yet</source>
        <comment>members of the club</comment>
        <translation>belum ada</translation>
    </message>
    <message>
        <source>Nobody is called like this.</source>
        <comment>after a search</comment>
        <translation>Tidak ada yang bernama seperti itu.</translation>
    </message>
    <message>
        <source>Change</source>
        <comment>button: the chosen member of a list</comment>
        <translation>Ubah</translation>
    </message>
    <message>
        <source>About %1</source>
        <comment>title of a window; %1: a name</comment>
        <translation>Tentang %1</translation>
    </message>
    <message>
        <source>Forget this person…</source>
        <comment>button; a question follows</comment>
        <translation>Lupakan orang ini…</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>heading of a column, and above a field</comment>
        <translation>Nama</translation>
    </message>
    <message>
        <source>Language</source>
        <comment>heading of a column, and above a choice</comment>
        <translation>Bahasa</translation>
    </message>
    <message>
        <source>Public name</source>
        <comment>heading of a column: the name in public lists</comment>
        <translation>Nama publik</translation>
    </message>
    <message>
        <source>Helps to play</source>
        <comment>heading of a column: what the director sees to</comment>
        <translation>Kebutuhan di meja</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>heading of a narrow column of numbers</comment>
        <translation>No.</translation>
    </message>
    <message>
        <source>In lists that everybody sees</source>
        <comment>label above a choice</comment>
        <translation>Di daftar yang dilihat semua orang</translation>
    </message>
    <message>
        <source>Full name</source>
        <comment>a choice: how somebody is called in public lists</comment>
        <translation>Nama lengkap</translation>
    </message>
    <message>
        <source>First name and initial</source>
        <comment>a choice: how somebody is called in public lists</comment>
        <translation>Nama depan dan inisial</translation>
    </message>
    <message>
        <source>Only a number</source>
        <comment>a choice: how somebody is called in public lists</comment>
        <translation>Nomor saja</translation>
    </message>
    <message>
        <source>Others read: %1</source>
        <comment>below the choice; %1: like Anna R.</comment>
        <translation>Nama publik: %1</translation>
    </message>
    <message>
        <source>Save</source>
        <comment>button</comment>
        <translation>Simpan</translation>
    </message>
    <message>
        <source>%1 is in the list already.</source>
        <comment>%1: a name</comment>
        <translation>%1 sudah ada di daftar.</translation>
    </message>
    <message>
        <source>What helps to play</source>
        <comment>heading above some choices</comment>
        <translation>Kebutuhan di meja</translation>
    </message>
    <message>
        <source>Never printed, never exported.</source>
        <comment>below the heading: only the director sees it</comment>
        <translation>Tidak pernah dicetak, tidak pernah diekspor.</translation>
    </message>
    <message>
        <source>Always at table</source>
        <comment>label of a number</comment>
        <translation>Selalu di meja</translation>
    </message>
    <message>
        <source>Any table</source>
        <comment>in the field for the number of a table</comment>
        <translation>Meja mana saja</translation>
    </message>
    <message>
        <source>Always on seat</source>
        <comment>label above a choice</comment>
        <translation>Selalu di kursi</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>a choice: any seat</comment>
        <translation>Mana saja</translation>
    </message>
    <message>
        <source>Always near</source>
        <comment>label of a field for the name of a member who plays as well</comment>
        <translation>Selalu di dekat</translation>
    </message>
    <message>
        <source>%1 is not in the list of members.</source>
        <comment>%1: a name</comment>
        <translation>%1 tidak ada di daftar anggota.</translation>
    </message>
    <message>
        <source>Choose somebody else.</source>
        <comment>a person was to sit near herself</comment>
        <translation>Pilih orang lain.</translation>
    </message>
    <message>
        <source>Somebody who does not play sits beside</source>
        <comment>on or off</comment>
        <translation>Ada pendamping yang tidak ikut bermain</translation>
    </message>
    <message>
        <source>Large print</source>
        <comment>on or off: score cards</comment>
        <translation>Cetak besar</translation>
    </message>
    <message>
        <source>Tiles and scores are read aloud</source>
        <comment>on or off: at the table, by those who play</comment>
        <translation>Batu dan skor dibacakan</translation>
    </message>
    <message>
        <source>table %1</source>
        <comment>short, in a list; %1: a number</comment>
        <translation>meja %1</translation>
    </message>
    <message>
        <source>seat %1</source>
        <comment>short, in a list; %1: a number</comment>
        <translation>kursi %1</translation>
    </message>
    <message>
        <source>near %1</source>
        <comment>short, in a list; %1: a name</comment>
        <translation>dekat %1</translation>
    </message>
    <message>
        <source>somebody beside</source>
        <comment>short, in a list: a person who does not play</comment>
        <translation>ada pendamping</translation>
    </message>
    <message>
        <source>large print</source>
        <comment>short, in a list</comment>
        <translation>cetak besar</translation>
    </message>
    <message>
        <source>read aloud</source>
        <comment>short, in a list</comment>
        <translation>dibacakan</translation>
    </message>
    <message>
        <source>Forget %1?</source>
        <comment>a question; %1: a name</comment>
        <translation>Lupakan %1?</translation>
    </message>
    <message>
        <source>The name of %1 becomes a number everywhere in this program, in old tournaments too. Points and standings stay as they were. Paper and files that were given away keep the name. This cannot be taken back.</source>
        <comment>%1: a name</comment>
        <translation>Nama %1 diganti nomor di mana-mana dalam program ini, juga di turnamen lama. Poin dan klasemen tetap seperti semula. Kertas dan berkas yang sudah dibagikan tetap memuat nama itu. Ini tidak dapat dibatalkan.</translation>
    </message>
    <message>
        <source>Forget</source>
        <comment>answer: yes</comment>
        <translation>Lupakan</translation>
    </message>
    <message>
        <source>Keep</source>
        <comment>answer: no</comment>
        <translation>Tetap simpan</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Permainan</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Tampilan</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Bantuan</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>Pertandingan &amp;baru…</translation>
    </message>
    <message>
        <source>&amp;Start page</source>
        <translation>Halaman &amp;awal</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Tarik kembali</translation>
    </message>
    <message>
        <source>Make this the &amp;last round</source>
        <translation>Jadikan ini &amp;ronde terakhir</translation>
    </message>
    <message>
        <source>Settin&amp;gs…</source>
        <translation>P&amp;engaturan…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Keluar</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Per&amp;besar</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Per&amp;kecil</translation>
    </message>
    <message>
        <source>&amp;Fit the table</source>
        <translation>Tampilkan &amp;seluruh meja</translation>
    </message>
    <message>
        <source>&amp;Story of the round</source>
        <translation>&amp;Riwayat ronde</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Layar penuh</translation>
    </message>
    <message>
        <source>Sou&amp;nds</source>
        <comment>with a tick: the quiet sounds of tiles and knocks are on</comment>
        <translation>S&amp;uara</translation>
    </message>
    <message>
        <source>Hide the &amp;tiles</source>
        <translation>Se&amp;mbunyikan batu</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>B&amp;ahasa</translation>
    </message>
    <message>
        <source>&amp;Rule sets</source>
        <translation>Ra&amp;gam aturan</translation>
    </message>
    <message>
        <source>&amp;Rules of this match</source>
        <translation>&amp;Aturan pertandingan ini</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Cara bermain</translation>
    </message>
    <message>
        <source>Help with this &amp;page</source>
        <translation>Bantuan &amp;halaman ini</translation>
    </message>
    <message>
        <source>&amp;Take the tour</source>
        <translation>&amp;Ikuti tur</translation>
    </message>
    <message>
        <source>&amp;Coach</source>
        <comment>with a tick: the coach helps at this table</comment>
        <translation>&amp;Pelatih</translation>
    </message>
    <message>
        <source>To&amp;urnaments</source>
        <translation>T&amp;urnamen</translation>
    </message>
    <message>
        <source>About this &amp;deal</source>
        <translation>Tentang &amp;pembagian ini</translation>
    </message>
    <message>
        <source>Pu&amp;zzles</source>
        <translation>Teka-teki &amp;domino</translation>
    </message>
    <message>
        <source>R&amp;eferee desk</source>
        <translation>Meja &amp;wasit</translation>
    </message>
</context>
<context>
    <name>New tournament</name>
    <message>
        <source>New tournament</source>
        <comment>title of the form</comment>
        <translation>Turnamen baru</translation>
    </message>
    <message>
        <source>Change the tournament</source>
        <comment>title of the form; the tournament is there already</comment>
        <translation>Ubah turnamen</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>above the field for the name of a tournament</comment>
        <translation>Nama</translation>
    </message>
    <message>
        <source>Club evening, %1</source>
        <comment>a name that is proposed; %1: a date</comment>
        <translation>Malam klub, %1</translation>
    </message>
    <message>
        <source>Who directs</source>
        <comment>above the field for a name: the director of the tournament</comment>
        <translation>Direktur turnamen</translation>
    </message>
    <message>
        <source>Language of the director</source>
        <comment>what a screen reader says for the choice</comment>
        <translation>Bahasa direktur</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <comment>heading above three cards</comment>
        <translation>Siapa yang bermain?</translation>
    </message>
    <message>
        <source>Pairs</source>
        <comment>a kind of tournament</comment>
        <translation>Pasangan</translation>
    </message>
    <message>
        <source>Two who stay together play against another pair.</source>
        <comment>about a kind of tournament</comment>
        <translation>Dua orang yang tetap bersama melawan pasangan lain.</translation>
    </message>
    <message>
        <source>Changing partners</source>
        <comment>a kind of tournament</comment>
        <translation>Ganti rekan</translation>
    </message>
    <message>
        <source>Tables of four: everybody collects their own points, with another partner each time.</source>
        <comment>about a kind of tournament</comment>
        <translation>Meja berempat: setiap orang mengumpulkan poin sendiri, setiap kali dengan rekan lain.</translation>
    </message>
    <message>
        <source>One against one</source>
        <comment>a kind of tournament</comment>
        <translation>Satu lawan satu</translation>
    </message>
    <message>
        <source>Two at each table.</source>
        <comment>about a kind of tournament</comment>
        <translation>Dua orang di setiap meja.</translation>
    </message>
    <message>
        <source>How do they meet?</source>
        <comment>heading above some cards</comment>
        <translation>Bagaimana mereka bertemu?</translation>
    </message>
    <message>
        <source>Swiss</source>
        <comment>a kind of tournament: the Swiss system</comment>
        <translation>Sistem Swiss</translation>
    </message>
    <message>
        <source>A few rounds for any number: each plays against somebody who has won as often.</source>
        <comment>about the Swiss system; tournament rounds</comment>
        <translation>Beberapa babak untuk berapa pun peserta: setiap peserta melawan yang jumlah menangnya sama.</translation>
    </message>
    <message>
        <source>New tables each round</source>
        <comment>a kind of tournament: partners and opponents change</comment>
        <translation>Susunan baru setiap babak</translation>
    </message>
    <message>
        <source>For any number: a new partner and new opponents in every round, as long as there are any.</source>
        <comment>about a kind of tournament; tournament round</comment>
        <translation>Untuk berapa pun pemain: rekan baru dan lawan baru di setiap babak, selama masih ada.</translation>
    </message>
    <message>
        <source>Everybody meets everybody</source>
        <comment>a kind of tournament: round robin</comment>
        <translation>Semua lawan semua</translation>
    </message>
    <message>
        <source>The fairest of all, and the longest: good for up to ten.</source>
        <comment>about a kind of tournament</comment>
        <translation>Paling adil, tetapi paling lama: cocok sampai sepuluh peserta.</translation>
    </message>
    <message>
        <source>Knockout</source>
        <comment>a kind of tournament</comment>
        <translation>Sistem gugur</translation>
    </message>
    <message>
        <source>Whoever loses is out; the last two play the final.</source>
        <comment>about a knockout</comment>
        <translation>Yang kalah gugur; dua yang terakhir bertemu di final.</translation>
    </message>
    <message>
        <source>Perfect rotation</source>
        <comment>a kind of tournament after a fixed plan</comment>
        <translation>Rotasi sempurna</translation>
    </message>
    <message>
        <source>For 8, 12, 16 or 20 players: nobody plays twice with the same partner.</source>
        <comment>about a kind of tournament after a fixed plan</comment>
        <translation>Untuk 8, 12, 16, atau 20 pemain: tidak ada yang bermain dua kali dengan rekan yang sama.</translation>
    </message>
    <message>
        <source>By hand</source>
        <comment>a kind of tournament: the director pairs</comment>
        <translation>Manual</translation>
    </message>
    <message>
        <source>In every round you say who plays whom.</source>
        <comment>about a kind of tournament</comment>
        <translation>Di setiap babak Anda menentukan siapa melawan siapa.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <comment>label of a number: tournament rounds</comment>
        <translation>Jumlah babak</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) can find one winner among %1.</source>
        <comment>tournament rounds; %1: a number; never zero</comment>
        <translation>
            <numerusform>Dengan %n babak bisa ditentukan satu juara dari %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each two meet</source>
        <comment>label above a choice: once or twice</comment>
        <translation>Saling bertemu</translation>
    </message>
    <message>
        <source>Once</source>
        <comment>a choice: each two meet once</comment>
        <translation>Sekali</translation>
    </message>
    <message>
        <source>Twice</source>
        <comment>a choice: each two meet twice</comment>
        <translation>Dua kali</translation>
    </message>
    <message>
        <source>Play for third place</source>
        <comment>on or off: the losers of the semi-finals meet</comment>
        <translation>Perebutan tempat ketiga</translation>
    </message>
    <message>
        <source>Who meets among those with equal wins</source>
        <comment>label above a choice: who meets whom</comment>
        <translation>Di antara yang jumlah menangnya sama</translation>
    </message>
    <message>
        <source>Upper half against lower half</source>
        <comment>a choice: the first of each half meet, and so on</comment>
        <translation>Paruh atas melawan paruh bawah</translation>
    </message>
    <message>
        <source>Neighbours in the standings</source>
        <comment>a choice: first against second, and so on</comment>
        <translation>Yang berdekatan di klasemen</translation>
    </message>
    <message>
        <source>What is a match?</source>
        <comment>heading: rules, length, time</comment>
        <translation>Seperti apa pertandingannya?</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>above the field in which a rule set is searched by its name</comment>
        <translation>Aturan</translation>
    </message>
    <message>
        <source>Minutes</source>
        <comment>label of a number: time for one tournament round</comment>
        <translation>Menit</translation>
    </message>
    <message>
        <source>No clock</source>
        <comment>in the field for minutes: there is no limit</comment>
        <translation>Tanpa batas</translation>
    </message>
    <message>
        <source>When the time is up</source>
        <comment>label above a choice</comment>
        <translation>Kalau waktu habis</translation>
    </message>
    <message>
        <source>Play the deal to its end</source>
        <comment>a choice, when the time is up; deal = one round of tiles</comment>
        <translation>Selesaikan ronde ini</translation>
    </message>
    <message>
        <source>Stop at once</source>
        <comment>a choice, when the time is up</comment>
        <translation>Langsung berhenti</translation>
    </message>
    <message>
        <source>A table plays</source>
        <comment>label above a choice: how many matches</comment>
        <translation>Satu meja memainkan</translation>
    </message>
    <message>
        <source>One match</source>
        <comment>a choice: so much is played at a table in one tournament round</comment>
        <translation>Satu pertandingan</translation>
    </message>
    <message>
        <source>Best of %1</source>
        <comment>a choice: the best of so many matches; %1: a number</comment>
        <translation>Terbaik dari %1</translation>
    </message>
    <message>
        <source>More choices</source>
        <comment>button that unfolds: points for sitting out, ties, tables, the draw</comment>
        <translation>Pilihan lain</translation>
    </message>
    <message>
        <source>Penalties of your club</source>
        <comment>heading above a list that is filled in</comment>
        <translation>Sanksi klub Anda</translation>
    </message>
    <message>
        <source>Say here what costs what: when a penalty is given, one key is enough. Other penalties are still possible.</source>
        <comment>below the heading</comment>
        <translation>Tentukan di sini akibat setiap pelanggaran: saat memberi sanksi, cukup tekan satu tombol. Sanksi lain tetap bisa diberikan.</translation>
    </message>
    <message>
        <source>Penalty %1: what for</source>
        <comment>said by a screen reader for a field; %1: 1, 2 …</comment>
        <translation>Sanksi %1: untuk apa</translation>
    </message>
    <message>
        <source>What for? A few words</source>
        <comment>inside the empty field for the name of a penalty</comment>
        <translation>Untuk apa? Tulis singkat</translation>
    </message>
    <message>
        <source>Penalty %1: what it costs</source>
        <comment>said by a screen reader for a choice; %1: 1, 2 …</comment>
        <translation>Sanksi %1: akibatnya</translation>
    </message>
    <message>
        <source>Points off</source>
        <comment>a choice: what a penalty costs</comment>
        <translation>Denda poin</translation>
    </message>
    <message>
        <source>A warning</source>
        <comment>a choice: what a penalty costs</comment>
        <translation>Peringatan</translation>
    </message>
    <message>
        <source>The match is lost</source>
        <comment>a choice: what a penalty costs</comment>
        <translation>Kalah dalam pertandingan</translation>
    </message>
    <message>
        <source>Out of the tournament</source>
        <comment>a choice: what a penalty costs</comment>
        <translation>Diskualifikasi</translation>
    </message>
    <message>
        <source>Penalty %1: points</source>
        <comment>said by a screen reader for a number; %1: 1, 2 …</comment>
        <translation>Sanksi %1: poin</translation>
    </message>
    <message>
        <source>Add a penalty</source>
        <comment>button</comment>
        <translation>Tambah sanksi</translation>
    </message>
    <message>
        <source>Remove “%1”</source>
        <comment>what a screen reader says for the button; %1: a penalty</comment>
        <translation>Hapus “%1”</translation>
    </message>
    <message>
        <source>Remove penalty %1</source>
        <comment>said by a screen reader for a button; %1: 1, 2 …</comment>
        <translation>Hapus sanksi %1</translation>
    </message>
    <message>
        <source>Late by 10 minutes</source>
        <comment>a usual penalty; a button</comment>
        <translation>Terlambat 10 menit</translation>
    </message>
    <message>
        <source>Two fouls</source>
        <comment>a usual penalty of clubs: out after the second fault; a button</comment>
        <translation>Dua pelanggaran</translation>
    </message>
    <message>
        <source>Signals to the partner</source>
        <comment>a usual penalty; a button</comment>
        <translation>Isyarat kepada rekan</translation>
    </message>
    <message>
        <source>“%1” stands there twice.</source>
        <comment>%1: the name of a penalty</comment>
        <translation>“%1” tertulis dua kali.</translation>
    </message>
    <message>
        <source>Sitting out brings</source>
        <comment>label above two numbers: points</comment>
        <translation>Istirahat menghasilkan</translation>
    </message>
    <message>
        <source>If the others do not come</source>
        <comment>label above two numbers: points</comment>
        <translation>Kalau lawan tidak datang</translation>
    </message>
    <message>
        <source>Points for</source>
        <comment>label of a number</comment>
        <translation>Poin sendiri</translation>
    </message>
    <message>
        <source>Points against</source>
        <comment>label of a number</comment>
        <translation>Poin lawan</translation>
    </message>
    <message>
        <source>Sitting out counts as a win</source>
        <comment>on or off</comment>
        <translation>Istirahat dihitung menang</translation>
    </message>
    <message>
        <source>What decides the order</source>
        <comment>heading above a list; the first that differs decides</comment>
        <translation>Penentu urutan</translation>
    </message>
    <message>
        <source>The first one that differs decides. Space takes one in or out, Ctrl with Up or Down moves it.</source>
        <comment>below the heading; keys of the keyboard</comment>
        <translation>Perbedaan pertama yang menentukan. Spasi memasukkan atau mengeluarkan, Ctrl dengan panah atas atau bawah memindahkan.</translation>
    </message>
    <message>
        <source>Move up</source>
        <comment>button: the chosen line of a list</comment>
        <translation>Naikkan</translation>
    </message>
    <message>
        <source>Move down</source>
        <comment>button: the chosen line of a list</comment>
        <translation>Turunkan</translation>
    </message>
    <message>
        <source>%1, place %2</source>
        <comment>said by a screen reader; %1: like Wins; %2: its place in the order</comment>
        <translation>%1, urutan %2</translation>
    </message>
    <message>
        <source>%1, does not count</source>
        <comment>said by a screen reader; %1: like Wins</comment>
        <translation>%1, tidak dihitung</translation>
    </message>
    <message>
        <source>First table</source>
        <comment>label of a number: tables are numbered from it on</comment>
        <translation>Meja pertama</translation>
    </message>
    <message>
        <source>Number of the lots</source>
        <comment>label of a number from which every lot is drawn</comment>
        <translation>Angka undian</translation>
    </message>
    <message>
        <source>With the same number all lots fall the same again.</source>
        <comment>below the number of the lots</comment>
        <translation>Dengan angka yang sama, hasil semua undian sama lagi.</translation>
    </message>
    <message>
        <source>Why (it stands in the log)</source>
        <comment>label of a field for a few words</comment>
        <translation>Alasan (masuk catatan)</translation>
    </message>
    <message>
        <source>Create the tournament</source>
        <comment>the large button</comment>
        <translation>Buat turnamen</translation>
    </message>
    <message>
        <source>Save the changes</source>
        <comment>the large button</comment>
        <translation>Simpan perubahan</translation>
    </message>
    <message>
        <source>Enter goes on; %1 creates it at once.</source>
        <comment>%1: a key like Ctrl+Enter</comment>
        <translation>Enter untuk lanjut; %1 langsung membuatnya.</translation>
    </message>
    <message>
        <source>The tournament needs a name, so that you find it again.</source>
        <translation>Turnamen memerlukan nama, supaya mudah ditemukan lagi.</translation>
    </message>
    <message>
        <source>Something has to decide the order: take one in.</source>
        <comment>a list where none is chosen</comment>
        <translation>Harus ada yang menentukan urutan: masukkan satu.</translation>
    </message>
    <message>
        <source>Who plays and how they meet is settled: the first round has been paired.</source>
        <comment>tournament round</comment>
        <translation>Siapa yang bermain dan cara bertemunya sudah tetap: babak pertama sudah disusun.</translation>
    </message>
    <message>
        <source>The rules are settled: the first result is there.</source>
        <comment>above the match</comment>
        <translation>Aturannya sudah tetap: hasil pertama sudah ada.</translation>
    </message>
</context>
<context>
    <name>Order of standings</name>
    <message>
        <source>What decides the order?</source>
        <comment>title of a small window</comment>
        <translation>Apa yang menentukan urutan?</translation>
    </message>
    <message>
        <source>Use this order</source>
        <comment>button</comment>
        <translation>Pakai urutan ini</translation>
    </message>
</context>
<context>
    <name>Other counts</name>
    <message>
        <source>Other tables count differently</source>
        <comment>button; opens a list of results</comment>
        <translation>Meja lain menghitung berbeda</translation>
    </message>
    <message>
        <source>The same hands at other tables</source>
        <comment>title of a list of results</comment>
        <translation>Tangan yang sama di meja lain</translation>
    </message>
    <message>
        <source>Only to compare: nothing changes at this table.</source>
        <comment>under the title</comment>
        <translation>Hanya untuk membandingkan: di meja ini tidak ada yang berubah.</translation>
    </message>
    <message>
        <source>This table</source>
        <comment>label of the result that counts here</comment>
        <translation>Meja ini</translation>
    </message>
    <message>
        <source>These rules with one of them changed</source>
        <comment>label of a result; no rule set of the program has it</comment>
        <translation>Aturan ini dengan satu perubahan</translation>
    </message>
    <message>
        <source>Back to the score</source>
        <comment>button</comment>
        <translation>Kembali ke skor</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n pip(s)</source>
        <comment>%1: a player; what the hand counts</comment>
        <translation>
            <numerusform>%1: %n titik</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: no pips</source>
        <comment>%1: a player whose hand counts nothing</comment>
        <translation>%1: tidak ada titik</translation>
    </message>
</context>
<context>
    <name>Pair score</name>
    <message>
        <source>%1 have the lowest count (%2) and win the round.</source>
        <comment>%1: a pair</comment>
        <translation>%1 memiliki jumlah terendah (%2) dan memenangkan ronde.</translation>
    </message>
    <message>
        <source>%1 have the lowest total (%2) and win the round.</source>
        <comment>%1: a pair</comment>
        <translation>%1 memiliki total terendah (%2) dan memenangkan ronde.</translation>
    </message>
    <message>
        <source>%3 holds the lowest hand (%2): %1 win the round.</source>
        <comment>%1: a pair; %3: one player of it</comment>
        <translation>%3 memegang titik paling sedikit (%2): %1 memenangkan ronde.</translation>
    </message>
    <message>
        <source>%3 goes out: %1 win the round.</source>
        <comment>%1: a pair; %3: one player of it</comment>
        <translation>Batu %3 habis: %1 memenangkan ronde.</translation>
    </message>
    <message>
        <source>The pairs have the same lowest count: %2.</source>
        <comment>%2: a number</comment>
        <translation>Jumlah terendah kedua pasangan sama: %2.</translation>
    </message>
    <message>
        <source>%1 take the pips of all the others: %2.</source>
        <comment>%1: a pair; %2: an amount, like 17 + 26 = 43 points</comment>
        <translation>%1 mendapat titik semua pemain lain: %2.</translation>
    </message>
    <message>
        <source>%1 take the pips of their opponents: %2.</source>
        <comment>%1: a pair; %2: an amount, like 17 + 26 = 43 points</comment>
        <translation>%1 mendapat titik di tangan lawan: %2.</translation>
    </message>
    <message>
        <source>%1 take the pips of all the others, less their own: %2.</source>
        <comment>%1: a pair; %2: an amount, like 17 + 26 − 7 = 36 points</comment>
        <translation>%1 mendapat titik semua pemain lain, dikurangi titik sendiri: %2.</translation>
    </message>
    <message>
        <source>%1 take the difference in pips from the others: %2.</source>
        <comment>%1: a pair; %2: an amount, like 29 points</comment>
        <translation>%1 mendapat selisih titik dari pemain lain: %2.</translation>
    </message>
    <message>
        <source>%1 take the pips of all hands: %2.</source>
        <comment>%1: a pair; %2: an amount, like 7 + 17 = 24 points</comment>
        <translation>%1 mendapat titik di semua tangan: %2.</translation>
    </message>
    <message>
        <source>%1 cannot win this round any more.</source>
        <comment>%1: a pair, after a wrong answer</comment>
        <translation>Ronde ini tidak bisa lagi dimenangkan %1.</translation>
    </message>
    <message>
        <source>%1 lose the match.</source>
        <comment>%1: a pair, after a wrong answer</comment>
        <translation>%1 kalah dalam pertandingan.</translation>
    </message>
    <message>
        <source>%3 holds less: %1 win the round.</source>
        <comment>%1: a pair; %3: one player of it, of two who were compared</comment>
        <translation>Titik %3 lebih sedikit: %1 memenangkan ronde.</translation>
    </message>
    <message>
        <source>%3 played the last tile: %1 win the round, whatever the hands count.</source>
        <comment>%1: a pair; %3: one player of it</comment>
        <translation>%3 menurunkan batu terakhir: %1 memenangkan ronde, berapa pun titik di tangan.</translation>
    </message>
    <message>
        <source>Whoever played the last tile cannot win. %3 has the lowest count of the others (%2): %1 win the round.</source>
        <comment>%1: a pair; %3: one player of it</comment>
        <translation>Yang menurunkan batu terakhir tidak bisa menang. Jumlah terendah pemain lain (%2) dipegang %3: %1 memenangkan ronde.</translation>
    </message>
    <message>
        <source>%3 has the fewest doubles (%4), then the fewest pips on the other tiles (%5): %1 win the round.</source>
        <comment>%1: a pair; %3: one player of it; %4, %5: numbers</comment>
        <translation>%3 memegang balak paling sedikit (%4), lalu titik paling sedikit pada batu lainnya (%5): %1 memenangkan ronde.</translation>
    </message>
    <message>
        <source>Both of them hold the same: %2.</source>
        <comment>two neighbours; %2: a number</comment>
        <translation>Titik keduanya sama: %2.</translation>
    </message>
    <message>
        <source>The pairs are level: fewest doubles %4, fewest pips on the other tiles %5.</source>
        <comment>%4, %5: numbers</comment>
        <translation>Kedua pasangan seri: balak paling sedikit %4, titik paling sedikit pada batu lainnya %5.</translation>
    </message>
    <message>
        <source>%1 take the pips of all the others and of the boneyard: %2.</source>
        <comment>%1: a pair; %2: an amount</comment>
        <translation>%1 mendapat titik semua pemain lain dan titik di stok: %2.</translation>
    </message>
    <message>
        <source>%1 write down the pips left in their hands: %2.</source>
        <comment>%1: a pair; bad points; %2: an amount</comment>
        <translation>%1 mencatat sisa titik di tangan: %2.</translation>
    </message>
    <message>
        <source>%1 score for winning the block: %2.</source>
        <comment>%1: a pair; %2: an amount</comment>
        <translation>%1 mendapat poin karena memenangkan permainan buntu: %2.</translation>
    </message>
    <message>
        <source>%1 score for going out: %2.</source>
        <comment>%1: a pair; %2: an amount</comment>
        <translation>%1 mendapat poin karena batu habis: %2.</translation>
    </message>
    <message>
        <source>%1 score for going out with a double: %2.</source>
        <comment>%1: a pair; %2: an amount</comment>
        <translation>%1 mendapat poin karena habis dengan balak: %2.</translation>
    </message>
    <message>
        <source>%1 score for going out with a tile that fits both ends: %2.</source>
        <comment>%1: a pair; %2: an amount</comment>
        <translation>%1 mendapat poin karena habis dengan batu yang cocok di kedua ujung: %2.</translation>
    </message>
    <message>
        <source>%1 score for going out with a double that fits both ends: %2.</source>
        <comment>%1: a pair; %2: an amount</comment>
        <translation>%1 mendapat poin karena habis dengan balak yang cocok di kedua ujung: %2.</translation>
    </message>
    <message>
        <source>%1 played the last tile and lost the block: %2.</source>
        <comment>%1: a pair; %2: an amount, like 1 point off</comment>
        <translation>%1 menurunkan batu terakhir dan kalah saat buntu: %2.</translation>
    </message>
    <message>
        <source>%1 score because whoever played the last tile lost the block: %2.</source>
        <comment>%1: a pair; %2: an amount</comment>
        <translation>%1 mendapat poin karena yang menurunkan batu terakhir kalah saat buntu: %2.</translation>
    </message>
    <message>
        <source>%1 score extra for a last tile that fits both ends: %2.</source>
        <comment>a capicúa; %1: a pair; %2: an amount</comment>
        <translation>%1 mendapat poin tambahan karena batu terakhir cocok di kedua ujung: %2.</translation>
    </message>
    <message>
        <source>%1 score extra for going out with the double blank: %2.</source>
        <comment>%1: a pair; %2: an amount</comment>
        <translation>%1 mendapat poin tambahan karena habis dengan balak kosong: %2.</translation>
    </message>
    <message>
        <source>%1 score extra for going out with a double: %2.</source>
        <comment>%1: a pair; %2: an amount</comment>
        <translation>%1 mendapat poin tambahan karena habis dengan balak: %2.</translation>
    </message>
    <message>
        <source>%1 score extra for winning a block: %2.</source>
        <comment>%1: a pair; %2: an amount</comment>
        <translation>%1 mendapat poin tambahan karena memenangkan permainan buntu: %2.</translation>
    </message>
    <message>
        <source>%1 score extra for going out: %2.</source>
        <comment>%1: a pair; %2: an amount</comment>
        <translation>%1 mendapat poin tambahan karena batu habis: %2.</translation>
    </message>
    <message>
        <source>%1 score extra for winning round %5 of the match: %2.</source>
        <comment>round = one deal; %1: a pair; %2: an amount; %5: a number</comment>
        <translation>%1 mendapat poin tambahan karena memenangkan ronde %5 pertandingan: %2.</translation>
    </message>
    <message>
        <source>%3 makes the open ends add up to %6; for %1: %2.</source>
        <comment>%1: a pair; %2: an amount; %3: one player of it; %6: like 4 + 6 = 10</comment>
        <translation>%3 membuat jumlah ujung terbuka %6; untuk %1: %2.</translation>
    </message>
    <message>
        <source>%3 makes open ends equal, all with a %4; for %1: %2.</source>
        <comment>%1: a pair; %2: an amount; %3: one player of it; %4: a number</comment>
        <translation>%3 membuat ujung terbuka sama, semuanya berangka %4; untuk %1: %2.</translation>
    </message>
    <message>
        <source>%1 have exactly %4 points: that wins the match.</source>
        <comment>%1: a pair; %4: a number</comment>
        <translation>Poin %1 tepat %4: itu memenangkan pertandingan.</translation>
    </message>
    <message>
        <source>Both pairs have won a round, so %1 go back to zero.</source>
        <comment>round = one deal; %1: a pair</comment>
        <translation>Kedua pasangan sudah memenangkan ronde, jadi poin %1 kembali ke nol.</translation>
    </message>
    <message>
        <source>A new game begins: %1 go back to zero.</source>
        <comment>one game of a match of several; %1: a pair</comment>
        <translation>Gim baru dimulai: poin %1 kembali ke nol.</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>Your own tiles</source>
        <comment>title of the page where people choose pictures for their tiles</comment>
        <translation>Batu Anda sendiri</translation>
    </message>
    <message>
        <source>Six photos or drawings become the numbers 1 to 6. A blank stays blank.</source>
        <comment>under the title; blank: the half of a tile without dots</comment>
        <translation>Enam foto atau gambar buatan sendiri menjadi angka 1 sampai 6. Kosong tetap kosong.</translation>
    </message>
    <message>
        <source>Click a frame to choose pictures, drop them on it, or copy one and paste it with Ctrl+V.</source>
        <translation>Klik bingkai untuk memilih gambar, lepaskan gambar di atasnya, atau salin satu lalu tempelkan dengan Ctrl+V.</translation>
    </message>
    <message>
        <source>Family set</source>
        <comment>heading: a set of tiles with six own pictures in place of the dots</comment>
        <translation>Set keluarga</translation>
    </message>
    <message>
        <source>Back and table</source>
        <comment>heading: pictures for the back of the tiles and for the table</comment>
        <translation>Sisi belakang dan meja</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>under a small frame for the picture on the back of the tiles: a short word</comment>
        <translation>Belakang</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>under a frame for the picture of the surface that the tiles lie on</comment>
        <translation>Meja</translation>
    </message>
    <message>
        <source>Choose a picture for %1</source>
        <comment>for screen readers; %1: a number from 1 to 6</comment>
        <translation>Pilih gambar untuk %1</translation>
    </message>
    <message>
        <source>Change the picture for %1</source>
        <comment>for screen readers; %1: a number from 1 to 6</comment>
        <translation>Ganti gambar untuk %1</translation>
    </message>
    <message>
        <source>Choose a picture for the back of the tiles</source>
        <comment>for screen readers</comment>
        <translation>Pilih gambar untuk sisi belakang batu</translation>
    </message>
    <message>
        <source>Change the picture on the back of the tiles</source>
        <comment>for screen readers</comment>
        <translation>Ganti gambar di sisi belakang batu</translation>
    </message>
    <message>
        <source>Choose a picture for the table</source>
        <comment>for screen readers</comment>
        <translation>Pilih gambar untuk meja</translation>
    </message>
    <message>
        <source>Change the picture on the table</source>
        <comment>for screen readers</comment>
        <translation>Ganti gambar di meja</translation>
    </message>
    <message>
        <source>This is how it looks</source>
        <comment>heading over a small table with tiles</comment>
        <translation>Beginilah tampilannya</translation>
    </message>
    <message>
        <source>A small table with your tiles</source>
        <comment>for screen readers: a drawing</comment>
        <translation>Meja kecil dengan batu Anda</translation>
    </message>
    <message>
        <source>High contrast is switched on: the tiles show dots instead of pictures.</source>
        <comment>under the small table</comment>
        <translation>Kontras tinggi sedang aktif: batu menampilkan titik, bukan gambar.</translation>
    </message>
    <message>
        <source>Play with the family set</source>
        <comment>button</comment>
        <translation>Main dengan set keluarga</translation>
    </message>
    <message>
        <source>Play with ivory tiles again</source>
        <comment>button: gives up the family set</comment>
        <translation>Main lagi dengan batu gading</translation>
    </message>
    <message>
        <source>The family set is on the table.</source>
        <comment>it is the set in use</comment>
        <translation>Set keluarga ada di meja.</translation>
    </message>
    <message>
        <source>All six pictures are here.</source>
        <translation>Keenam gambar sudah ada.</translation>
    </message>
    <message numerus="yes">
        <source>%n more picture(s) and the set is complete.</source>
        <comment>%n: 1 to 6 pictures are missing; never zero</comment>
        <translation>
            <numerusform>Tambah %n gambar lagi dan setnya lengkap.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tiles of paper</source>
        <comment>heading: a sheet with all tiles, to be printed and cut out</comment>
        <translation>Batu dari kertas</translation>
    </message>
    <message>
        <source>Print all 28 tiles, glue them onto cardboard and cut them out.</source>
        <comment>under the heading</comment>
        <translation>Cetak semua 28 batu, tempelkan pada karton, lalu gunting.</translation>
    </message>
    <message>
        <source>Print the sheet…</source>
        <comment>button</comment>
        <translation>Cetak lembaran…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <comment>button</comment>
        <translation>Simpan sebagai PDF…</translation>
    </message>
    <message>
        <source>Our domino set</source>
        <comment>small, on the printed sheet; also the proposed name of its file</comment>
        <translation>Set domino kami</translation>
    </message>
    <message>
        <source>Print at 100 %, on both sides of the paper. Cut along the dotted lines.</source>
        <comment>small, on the printed sheet</comment>
        <translation>Cetak pada ukuran 100%, di kedua sisi kertas. Gunting sepanjang tanda putus-putus.</translation>
    </message>
    <message>
        <source>The sheet was saved as %1</source>
        <comment>%1: the path of a file</comment>
        <translation>Lembaran disimpan sebagai %1</translation>
    </message>
    <message>
        <source>The picture for %1</source>
        <comment>title; %1: a number from 1 to 6</comment>
        <translation>Gambar untuk %1</translation>
    </message>
    <message>
        <source>The picture on the back</source>
        <comment>title: on the back of the tiles</comment>
        <translation>Gambar di sisi belakang</translation>
    </message>
    <message>
        <source>The picture on the table</source>
        <comment>title: on the surface that the tiles lie on</comment>
        <translation>Gambar di meja</translation>
    </message>
    <message>
        <source>Move the frame with the mouse, and pull a corner to make it larger or smaller.</source>
        <translation>Geser bingkai dengan mouse, dan tarik salah satu sudutnya untuk memperbesar atau memperkecil.</translation>
    </message>
    <message>
        <source>On the keyboard: the arrow keys move the frame, + comes closer, − shows more.</source>
        <translation>Dengan papan ketik: tombol panah menggeser bingkai, + mendekat, − menampilkan lebih banyak.</translation>
    </message>
    <message>
        <source>The picture with its frame</source>
        <comment>for screen readers: a drawing that keys change</comment>
        <translation>Gambar dengan bingkainya</translation>
    </message>
    <message>
        <source>The frame shows %1% of the picture’s width, %2% from the left and %3% from the top.</source>
        <comment>for screen readers; %1 to %3: numbers from 0 to 100</comment>
        <translation>Bingkai menampilkan %1% dari lebar gambar, %2% dari kiri dan %3% dari atas.</translation>
    </message>
    <message>
        <source>Use this part</source>
        <comment>button: the part of the picture inside the frame</comment>
        <translation>Pakai bagian ini</translation>
    </message>
    <message>
        <source>Another picture…</source>
        <comment>button</comment>
        <translation>Gambar lain…</translation>
    </message>
    <message>
        <source>Remove the picture</source>
        <comment>button</comment>
        <translation>Hapus gambar</translation>
    </message>
    <message>
        <source>Show more of the picture</source>
        <comment>a round button with a minus, for screen readers: a larger frame</comment>
        <translation>Tampilkan lebih banyak</translation>
    </message>
    <message>
        <source>Come closer</source>
        <comment>a round button with a plus, for screen readers: a smaller frame</comment>
        <translation>Lebih dekat</translation>
    </message>
    <message>
        <source>Turn the picture</source>
        <comment>a round button with an arrow, for screen readers: by a quarter</comment>
        <translation>Putar gambar</translation>
    </message>
    <message>
        <source>One moment…</source>
        <comment>while a picture is being read</comment>
        <translation>Sebentar…</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <comment>title of the dialog that asks for a file</comment>
        <translation>Pilih gambar</translation>
    </message>
    <message>
        <source>Pictures</source>
        <comment>kind of files in the dialog that asks for a file</comment>
        <translation>Gambar</translation>
    </message>
    <message>
        <source>All files</source>
        <comment>kind of files in the dialog that asks for a file</comment>
        <translation>Semua berkas</translation>
    </message>
    <message>
        <source>This file cannot be opened. Perhaps it was moved, or belongs to somebody else.</source>
        <translation>Berkas ini tidak dapat dibuka. Mungkin sudah dipindahkan, atau milik orang lain.</translation>
    </message>
    <message>
        <source>This is no picture the program knows. Please try a JPEG or PNG file.</source>
        <translation>Ini bukan gambar yang dikenal program. Coba berkas JPEG atau PNG.</translation>
    </message>
    <message>
        <source>This picture is damaged. Please choose another one, or a fresh copy of it.</source>
        <translation>Gambar ini rusak. Pilih yang lain, atau salinan baru dari gambar ini.</translation>
    </message>
    <message>
        <source>This file is larger than 50 MB. Please save the picture in a smaller size first.</source>
        <translation>Berkas ini lebih besar dari 50 MB. Simpan dulu gambarnya dalam ukuran lebih kecil.</translation>
    </message>
    <message>
        <source>This picture is far too large: more than 89 million pixels. Please save it in a smaller size first.</source>
        <translation>Gambar ini terlalu besar: lebih dari 89 juta piksel. Simpan dulu dalam ukuran lebih kecil.</translation>
    </message>
    <message>
        <source>This picture is too long and narrow for a tile. Please choose another one.</source>
        <translation>Gambar ini terlalu panjang dan sempit untuk batu. Pilih yang lain.</translation>
    </message>
    <message>
        <source>It took too long to open this picture. Please choose another one.</source>
        <translation>Gambar ini terlalu lama dibuka. Pilih yang lain.</translation>
    </message>
    <message numerus="yes">
        <source>%n of the files could not be used.</source>
        <comment>%n files were no pictures; never zero</comment>
        <translation>
            <numerusform>%n dari berkas itu tidak dapat dipakai.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no picture to paste. Copy one first.</source>
        <translation>Tidak ada gambar untuk ditempelkan. Salin satu dulu.</translation>
    </message>
    <message>
        <source>One of your own pictures was damaged and is no longer used. It was set aside as %1</source>
        <comment>%1: the path of a file</comment>
        <translation>Salah satu gambar Anda sendiri rusak dan tidak dipakai lagi. Gambar itu dipindahkan ke %1</translation>
    </message>
    <message>
        <source>Some of your own pictures are gone, so the usual ones are back. You can choose yours again in the settings.</source>
        <translation>Beberapa gambar Anda sendiri hilang, jadi yang biasa dipakai lagi. Anda bisa memilih gambar sendiri lagi di pengaturan.</translation>
    </message>
</context>
<context>
    <name>Pocket card</name>
    <message>
        <source>The card for the pocket</source>
        <comment>title of a page; the walk on paper, for tables without a computer</comment>
        <translation>Kartu saku</translation>
    </message>
    <message>
        <source>One sheet, printed on both sides and folded twice: the walk round the table in six languages.</source>
        <comment>what the card is</comment>
        <translation>Satu lembar, dicetak di kedua sisi dan dilipat dua kali: tanya keliling meja dalam enam bahasa.</translation>
    </message>
    <message>
        <source>Print both sides, turned over on the short edge, and fold along the small marks.</source>
        <comment>how the card is made</comment>
        <translation>Cetak di kedua sisi, dibalik pada sisi pendek, lalu lipat pada tanda-tanda kecil.</translation>
    </message>
    <message>
        <source>The card as it will be printed</source>
        <comment>what a screen reader says for a picture</comment>
        <translation>Kartu seperti yang akan dicetak</translation>
    </message>
    <message>
        <source>Whoever has the turn, cannot play and may take no more tiles says: the game is blocked.</source>
        <comment>first step of the walk, on the card</comment>
        <translation>Yang mendapat giliran, tidak bisa turun, dan tidak boleh lagi mengambil batu menyatakan: permainan buntu.</translation>
    </message>
    <message>
        <source>Look at the boneyard: it is empty, or the rules let nobody take from it.</source>
        <comment>second step of the walk, on the card</comment>
        <translation>Periksa stok: sudah habis, atau menurut aturan tidak ada yang boleh mengambil lagi.</translation>
    </message>
    <message>
        <source>Ask all the others, one after another, the way the turns go round:</source>
        <comment>third step of the walk, on the card; the question stands below it</comment>
        <translation>Tanyai semua yang lain satu per satu, menurut arah giliran:</translation>
    </message>
    <message>
        <source>Can you play a tile?</source>
        <comment>the question, large, without a name; the answers are Yes, I can and No, I cannot in the context Walk</comment>
        <translation>Ada batu yang bisa diturunkan?</translation>
    </message>
    <message>
        <source>Not blocked: this player plays now.</source>
        <comment>below the answer Yes, I can</comment>
        <translation>Belum buntu: sekarang pemain ini turun.</translation>
    </message>
    <message>
        <source>Ask the next player.</source>
        <comment>below the answer No, I cannot</comment>
        <translation>Tanyai pemain berikutnya.</translation>
    </message>
    <message>
        <source>All have said no: the game is blocked. Everybody lays the tiles open.</source>
        <comment>fourth step of the walk, on the card</comment>
        <translation>Semua menjawab tidak ada: permainan buntu. Semua membuka batunya.</translation>
    </message>
    <message>
        <source>Did somebody say no with a tile that fits? That was a false declaration. Your rules say what it costs.</source>
        <comment>fifth step of the walk, on the card; declaration: the answer to the question</comment>
        <translation>Ada yang menjawab tidak ada padahal memegang batu yang cocok? Itu pernyataan tidak benar. Dendanya menurut aturan Anda.</translation>
    </message>
    <message>
        <source>Count the pips of every hand. Mostly the lowest count wins. Your rules say what a win and a tie are worth.</source>
        <comment>last step of the walk, on the card</comment>
        <translation>Hitung titik setiap tangan. Biasanya jumlah terendah menang. Nilai kemenangan dan seri menurut aturan Anda.</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Practice for referees</source>
        <comment>title of the page with all disputes</comment>
        <translation>Latihan untuk wasit</translation>
    </message>
    <message>
        <source>Somebody calls you to a table. Hear them out, lay the hands open, and rule.</source>
        <translation>Anda dipanggil ke sebuah meja. Dengarkan dulu, buka semua batu, lalu putuskan.</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <comment>%1, %2: numbers, like 7 of 36 solved</comment>
        <translation>%1 dari %2 selesai</translation>
    </message>
    <message>
        <source>All %1 solved. Any table would be glad to have you.</source>
        <comment>%1: a number; praise</comment>
        <translation>Semua %1 sengketa selesai. Meja mana pun pasti senang punya wasit seperti Anda.</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>button: the first dispute</comment>
        <translation>Mulai</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>button: the next dispute that is not solved yet</comment>
        <translation>Lanjut</translation>
    </message>
    <message>
        <source>Once more from the beginning</source>
        <comment>button: when all disputes are solved</comment>
        <translation>Ulangi dari awal</translation>
    </message>
    <message>
        <source>Dispute %1: %2</source>
        <comment>title; %1: a number; %2: its kind, like The boneyard</comment>
        <translation>Sengketa %1: %2</translation>
    </message>
    <message>
        <source>Round the table</source>
        <comment>a kind of dispute: is it a block?</comment>
        <translation>Keliling meja</translation>
    </message>
    <message>
        <source>The boneyard</source>
        <comment>a kind of dispute: may tiles still be taken?</comment>
        <translation>Stok</translation>
    </message>
    <message>
        <source>True or false</source>
        <comment>a kind of dispute: false declarations and accusations</comment>
        <translation>Benar atau tidak</translation>
    </message>
    <message>
        <source>Level hands</source>
        <comment>a kind of dispute: ties</comment>
        <translation>Jumlah sama</translation>
    </message>
    <message>
        <source>In pairs</source>
        <comment>a kind of dispute: partners</comment>
        <translation>Berpasangan</translation>
    </message>
    <message>
        <source>Spinners, crosses, trains</source>
        <comment>a kind of dispute</comment>
        <translation>Balak silang, cabang, kereta</translation>
    </message>
    <message>
        <source>Larger sets</source>
        <comment>a kind of dispute: double-nine and double-twelve</comment>
        <translation>Set lebih besar</translation>
    </message>
    <message>
        <source>House rules</source>
        <comment>a kind of dispute</comment>
        <translation>Aturan khusus</translation>
    </message>
    <message>
        <source>Ask everybody in turn. One tile that fits is enough.</source>
        <comment>about a kind of dispute</comment>
        <translation>Tanyai semua bergiliran. Satu batu yang cocok sudah cukup.</translation>
    </message>
    <message>
        <source>While a tile may be taken, nothing is blocked.</source>
        <comment>about a kind of dispute</comment>
        <translation>Selama batu masih boleh diambil, permainan belum buntu.</translation>
    </message>
    <message>
        <source>Who held a tile that fits, and when?</source>
        <comment>about a kind of dispute</comment>
        <translation>Siapa memegang batu yang cocok, dan kapan?</translation>
    </message>
    <message>
        <source>The counts are level. What do the rules say?</source>
        <comment>about a kind of dispute</comment>
        <translation>Jumlahnya sama. Apa kata aturan?</translation>
    </message>
    <message>
        <source>The lowest hand, or the lowest pair?</source>
        <comment>about a kind of dispute</comment>
        <translation>Tangan terendah, atau total pasangan terendah?</translation>
    </message>
    <message>
        <source>More than two ends, and not all are open to everybody.</source>
        <comment>about a kind of dispute</comment>
        <translation>Lebih dari dua ujung, dan tidak semuanya terbuka untuk semua.</translation>
    </message>
    <message>
        <source>More tiles of each number: count them well.</source>
        <comment>about a kind of dispute</comment>
        <translation>Lebih banyak batu dari setiap angka: hitung baik-baik.</translation>
    </message>
    <message>
        <source>Every club has its own way. Read the rules first.</source>
        <comment>about a kind of dispute</comment>
        <translation>Setiap klub punya cara sendiri. Baca dulu aturannya.</translation>
    </message>
    <message>
        <source>The rules here: %1</source>
        <comment>heading; %1: a game, like Classic draw game</comment>
        <translation>Aturan di sini: %1</translation>
    </message>
    <message>
        <source>Turns go %1.</source>
        <comment>%1: clockwise or counter-clockwise</comment>
        <translation>Giliran berjalan %1.</translation>
    </message>
    <message>
        <source>%1 led the round.</source>
        <comment>%1: a player</comment>
        <translation>%1 turun pertama di ronde ini.</translation>
    </message>
    <message>
        <source>%1 played the last tile.</source>
        <comment>%1: a player</comment>
        <translation>%1 menurunkan batu terakhir.</translation>
    </message>
    <message numerus="yes">
        <source>A false declaration costs %n point(s).</source>
        <comment>the penalty by the rules of this table</comment>
        <translation>
            <numerusform>Pernyataan tidak benar didenda %n poin.</numerusform>
        </translation>
    </message>
    <message>
        <source>A false declaration costs no points.</source>
        <comment>the penalty by the rules of this table</comment>
        <translation>Pernyataan tidak benar tidak dikenai poin denda.</translation>
    </message>
    <message>
        <source>The result of the round stands all the same.</source>
        <comment>after a false declaration</comment>
        <translation>Hasil ronde tetap berlaku.</translation>
    </message>
    <message>
        <source>The round is then dealt again.</source>
        <comment>after a false declaration</comment>
        <translation>Setelah itu ronde diulang.</translation>
    </message>
    <message>
        <source>That side cannot win the round any more.</source>
        <comment>after a false declaration</comment>
        <translation>Pihak itu tidak bisa lagi memenangkan ronde.</translation>
    </message>
    <message>
        <source>What was said</source>
        <comment>heading: the declarations of the players</comment>
        <translation>Apa yang dikatakan</translation>
    </message>
    <message>
        <source>Earlier in this round %1 passed at %2.</source>
        <comment>%1: a player; %2: open ends, like 4 and 6</comment>
        <translation>Sebelumnya di ronde ini %1 lewat saat ujung terbuka %2.</translation>
    </message>
    <message>
        <source>Since then these tiles were laid: %1.</source>
        <comment>%1: tiles, like 4-6 and 2-4</comment>
        <translation>Sejak itu batu ini diturunkan: %1.</translation>
    </message>
    <message>
        <source>%1 says: I cannot play, it is blocked!</source>
        <comment>%1: a player</comment>
        <translation>%1 berkata: saya tidak bisa turun, ini buntu!</translation>
    </message>
    <message>
        <source>%1: I cannot.</source>
        <comment>%1: a player; an answer in the walk</comment>
        <translation>%1: Tidak ada.</translation>
    </message>
    <message>
        <source>%1: I can.</source>
        <comment>%1: a player; an answer in the walk</comment>
        <translation>%1: Ada.</translation>
    </message>
    <message>
        <source>Nobody else has been asked yet.</source>
        <translation>Yang lain belum ditanya.</translation>
    </message>
    <message>
        <source>%1 says that %2 hid a tile that fits.</source>
        <comment>%1, %2: players</comment>
        <translation>%1 berkata bahwa %2 menyembunyikan batu yang cocok.</translation>
    </message>
    <message>
        <source>Lay the hands open</source>
        <comment>button: turn every hand face up</comment>
        <translation>Buka semua batu</translation>
    </message>
    <message>
        <source>cannot</source>
        <comment>under a player&apos;s name: what was declared</comment>
        <translation>tidak bisa</translation>
    </message>
    <message>
        <source>can</source>
        <comment>under a player&apos;s name: what was declared</comment>
        <translation>bisa</translation>
    </message>
    <message>
        <source>Is the game blocked?</source>
        <comment>question to a referee</comment>
        <translation>Permainan sudah buntu?</translation>
    </message>
    <message>
        <source>Yes, it is</source>
        <comment>answer to: is the game blocked?</comment>
        <translation>Ya, sudah</translation>
    </message>
    <message>
        <source>No: somebody can play</source>
        <comment>answer to: is the game blocked?</comment>
        <translation>Belum: ada yang bisa turun</translation>
    </message>
    <message>
        <source>No: tiles may be taken</source>
        <comment>answer to: is the game blocked?; the boneyard</comment>
        <translation>Belum: batu masih boleh diambil</translation>
    </message>
    <message>
        <source>No: somebody went out</source>
        <comment>answer to: is the game blocked?</comment>
        <translation>Tidak: batu seorang pemain habis</translation>
    </message>
    <message>
        <source>Who made a false declaration?</source>
        <comment>question to a referee; several may be named</comment>
        <translation>Siapa yang pernyataannya tidak benar?</translation>
    </message>
    <message>
        <source>Nobody</source>
        <comment>answer to: who made a false declaration?</comment>
        <translation>Tidak ada</translation>
    </message>
    <message>
        <source>What becomes of the round?</source>
        <comment>question to a referee</comment>
        <translation>Bagaimana hasil ronde ini?</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <comment>answer to: what becomes of the round?; %1: a player</comment>
        <translation>%1 menang</translation>
    </message>
    <message>
        <source>%1 win</source>
        <comment>answer to: what becomes of the round?; %1: both players of a pair</comment>
        <translation>%1 menang</translation>
    </message>
    <message>
        <source>They share it</source>
        <comment>answer to: what becomes of the round?; those who are level</comment>
        <translation>Poinnya dibagi</translation>
    </message>
    <message>
        <source>Nobody scores</source>
        <comment>answer to: what becomes of the round?</comment>
        <translation>Tidak ada yang mendapat poin</translation>
    </message>
    <message>
        <source>It is dealt again</source>
        <comment>answer to: what becomes of the round?</comment>
        <translation>Ronde diulang</translation>
    </message>
    <message>
        <source>It goes on</source>
        <comment>answer to: what becomes of the round?</comment>
        <translation>Ronde berlanjut</translation>
    </message>
    <message>
        <source>How many points?</source>
        <comment>question to a referee; penalties are not counted</comment>
        <translation>Berapa poin?</translation>
    </message>
    <message>
        <source>How many points for each?</source>
        <comment>question to a referee; those who share</comment>
        <translation>Berapa poin masing-masing?</translation>
    </message>
    <message>
        <source>For the round alone, without penalties.</source>
        <comment>below: how many points?</comment>
        <translation>Untuk ronde saja, tanpa denda.</translation>
    </message>
    <message>
        <source>That is my ruling</source>
        <comment>button</comment>
        <translation>Itu keputusan saya</translation>
    </message>
    <message>
        <source>A ruling to sign!</source>
        <comment>every part of the ruling was right; warm</comment>
        <translation>Keputusan yang siap ditandatangani!</translation>
    </message>
    <message>
        <source>Nearly. Look at what is marked.</source>
        <comment>some parts of the ruling were wrong; kind</comment>
        <translation>Hampir. Perhatikan bagian yang ditandai.</translation>
    </message>
    <message>
        <source>Not quite. Look at it once more.</source>
        <comment>no part of the ruling was right; kind</comment>
        <translation>Belum tepat. Periksa sekali lagi.</translation>
    </message>
    <message>
        <source>You said: %1</source>
        <comment>%1: the answer that was given, like No: somebody can play</comment>
        <translation>Jawaban Anda: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>%1: like Anna wins; %2: like 12 points; an answer that was given</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The game is blocked: nobody can play, and nothing may be taken.</source>
        <translation>Permainan buntu: tidak ada yang bisa turun, dan tidak ada yang boleh diambil.</translation>
    </message>
    <message>
        <source>The game is over: no tile that could fit is left, and by these rules that ends it.</source>
        <translation>Permainan selesai: tidak ada lagi batu yang bisa cocok, dan menurut aturan ini ronde berakhir.</translation>
    </message>
    <message numerus="yes">
        <source>It is not blocked: the boneyard still has %n tile(s) to take.</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Belum buntu: stok masih punya %n batu yang boleh diambil.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is not blocked: %1 can play %2.</source>
        <comment>%1: a player; %2: a tile, like 4-6, or several</comment>
        <translation>Belum buntu: %1 bisa turun %2.</translation>
    </message>
    <message>
        <source>%1 went out. A round that ended so is never counted as blocked.</source>
        <comment>%1: a player</comment>
        <translation>Batu %1 habis. Ronde yang berakhir begitu tidak pernah dihitung sebagai buntu.</translation>
    </message>
    <message>
        <source>Every declaration was true.</source>
        <translation>Semua pernyataan benar.</translation>
    </message>
    <message>
        <source>%1 was accused wrongly.</source>
        <comment>%1: a player</comment>
        <translation>Tuduhan terhadap %1 tidak benar.</translation>
    </message>
    <message>
        <source>The round goes on.</source>
        <comment>there is nothing to count</comment>
        <translation>Ronde berlanjut.</translation>
    </message>
    <message>
        <source>The round goes on: %1 must play.</source>
        <comment>%1: a player</comment>
        <translation>Ronde berlanjut: %1 harus turun.</translation>
    </message>
    <message>
        <source>The penalty is written when the round is counted.</source>
        <translation>Denda dicatat saat ronde dihitung.</translation>
    </message>
    <message>
        <source>The count</source>
        <comment>heading: the sum of what is left in every hand</comment>
        <translation>Hitungan</translation>
    </message>
    <message>
        <source>The proof</source>
        <comment>heading: a picture of the table with a tile that would have fitted</comment>
        <translation>Bukti</translation>
    </message>
    <message>
        <source>Next dispute</source>
        <comment>button</comment>
        <translation>Sengketa berikutnya</translation>
    </message>
    <message>
        <source>Try again</source>
        <comment>button: the same dispute once more</comment>
        <translation>Coba lagi</translation>
    </message>
    <message>
        <source>All disputes</source>
        <comment>button: the list</comment>
        <translation>Semua sengketa</translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <source>For players</source>
        <comment>heading: a ladder of puzzles</comment>
        <translation>Untuk pemain</translation>
    </message>
    <message>
        <source>Find the best move. Every hand lies open.</source>
        <comment>what these puzzles ask</comment>
        <translation>Cari langkah terbaik. Semua batu terbuka.</translation>
    </message>
    <message>
        <source>For referees</source>
        <comment>heading: a ladder of puzzles</comment>
        <translation>Untuk wasit</translation>
    </message>
    <message>
        <source>Is the game blocked? Who wins, and how many points?</source>
        <comment>what these puzzles ask</comment>
        <translation>Apakah permainan buntu? Siapa yang menang, dan berapa poinnya?</translation>
    </message>
    <message>
        <source>Three right out of the last four open the next step.</source>
        <translation>Tiga benar dari empat jawaban terakhir membuka tingkat berikutnya.</translation>
    </message>
    <message>
        <source>A puzzle of step %1</source>
        <comment>button; %1: a number from 1 to 6</comment>
        <translation>Teka-teki tingkat %1</translation>
    </message>
    <message>
        <source>Who is training?</source>
        <comment>label of a choice of names</comment>
        <translation>Siapa yang berlatih?</translation>
    </message>
    <message>
        <source>By which rules?</source>
        <comment>label of a choice of games</comment>
        <translation>Dengan aturan apa?</translation>
    </message>
    <message>
        <source>By these rules there are no puzzles of this kind.</source>
        <translation>Dengan aturan ini tidak ada teka-teki jenis ini.</translation>
    </message>
    <message>
        <source>Find the move</source>
        <comment>title of a puzzle</comment>
        <translation>Cari langkahnya</translation>
    </message>
    <message>
        <source>Blocked or not?</source>
        <comment>title of a puzzle</comment>
        <translation>Buntu atau tidak?</translation>
    </message>
    <message>
        <source>Step %1</source>
        <comment>%1: a number from 1 to 6</comment>
        <translation>Tingkat %1</translation>
    </message>
    <message>
        <source>A puzzle is being laid out …</source>
        <comment>while the program makes it</comment>
        <translation>Teka-teki sedang disiapkan…</translation>
    </message>
    <message>
        <source>No puzzle came up this time. Try another one.</source>
        <translation>Kali ini tidak ada teka-teki. Coba yang lain.</translation>
    </message>
    <message>
        <source>Another puzzle</source>
        <comment>button</comment>
        <translation>Teka-teki lain</translation>
    </message>
    <message>
        <source>%1 is to move. What is best?</source>
        <comment>%1: a player</comment>
        <translation>Giliran %1. Apa yang terbaik?</translation>
    </message>
    <message>
        <source>Lay the tile on the table. Then everybody plays as well as can be.</source>
        <translation>Turunkan batu ke meja. Setelah itu semua bermain sebaik mungkin.</translation>
    </message>
    <message>
        <source>Is this game blocked?</source>
        <comment>a question about the position</comment>
        <translation>Apakah permainan ini buntu?</translation>
    </message>
    <message>
        <source>%1 is to move. Look at every hand, every open end and the boneyard.</source>
        <translation>Giliran %1. Perhatikan semua tangan, setiap ujung terbuka, dan stok.</translation>
    </message>
    <message>
        <source>Yes, it is blocked</source>
        <comment>answer button; the first words of both answers must differ</comment>
        <translation>Ya, buntu</translation>
    </message>
    <message>
        <source>No, it goes on</source>
        <comment>answer button; the first words of both answers must differ</comment>
        <translation>Tidak, masih jalan</translation>
    </message>
    <message>
        <source>Who wins the round?</source>
        <comment>a question after: it is blocked</comment>
        <translation>Siapa yang memenangkan ronde?</translation>
    </message>
    <message>
        <source>Nobody</source>
        <comment>one of the answers to: who wins the round?</comment>
        <translation>Tidak ada</translation>
    </message>
    <message>
        <source>How many points?</source>
        <comment>a question after: who wins the round?</comment>
        <translation>Berapa poin?</translation>
    </message>
    <message>
        <source>One more</source>
        <comment>button: one point more</comment>
        <translation>Tambah satu</translation>
    </message>
    <message>
        <source>One fewer</source>
        <comment>button: one point fewer</comment>
        <translation>Kurangi satu</translation>
    </message>
    <message>
        <source>That is my answer</source>
        <comment>button</comment>
        <translation>Itu jawaban saya</translation>
    </message>
    <message>
        <source>That is right!</source>
        <translation>Benar!</translation>
    </message>
    <message>
        <source>Almost!</source>
        <comment>a part of the answer was right</comment>
        <translation>Hampir!</translation>
    </message>
    <message>
        <source>Not quite.</source>
        <comment>the answer was wrong; kind</comment>
        <translation>Belum tepat.</translation>
    </message>
    <message>
        <source>One more star for you.</source>
        <translation>Satu bintang lagi untuk Anda.</translation>
    </message>
    <message>
        <source>Step %1 is open now.</source>
        <comment>%1: a number from 1 to 6</comment>
        <translation>Sekarang tingkat %1 terbuka.</translation>
    </message>
    <message>
        <source>The game is blocked: nobody can play, and nothing may be taken.</source>
        <translation>Permainan buntu: tidak ada yang bisa turun, dan tidak ada yang boleh diambil.</translation>
    </message>
    <message>
        <source>The game goes on: %1 can play %2.</source>
        <comment>%1: a player; %2: a tile, like 4-6, or several</comment>
        <translation>Permainan berlanjut: %1 bisa turun %2.</translation>
    </message>
    <message>
        <source>The game goes on: %1 takes from the boneyard until a tile fits.</source>
        <comment>%1: a player</comment>
        <translation>Permainan berlanjut: %1 mengambil dari stok sampai ada batu yang cocok.</translation>
    </message>
    <message numerus="yes">
        <source>It is %n point(s), not %1.</source>
        <comment>the right and the given number</comment>
        <translation>
            <numerusform>Nilainya %n poin, bukan %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no points, not %1.</source>
        <comment>%1: the number that was given</comment>
        <translation>Tidak ada poin, bukan %1.</translation>
    </message>
    <message>
        <source>The walk round the table</source>
        <comment>heading: everybody is asked in turn whether they can play</comment>
        <translation>Tanya keliling meja</translation>
    </message>
    <message>
        <source>can play %1</source>
        <comment>under the player&apos;s name; %1: a tile, like 4-6, or several</comment>
        <translation>bisa turun %1</translation>
    </message>
    <message>
        <source>takes a tile</source>
        <comment>under the player&apos;s name: from the boneyard</comment>
        <translation>mengambil satu batu</translation>
    </message>
    <message>
        <source>The count</source>
        <comment>heading: the sum of what is left in every hand</comment>
        <translation>Hitungan</translation>
    </message>
    <message>
        <source>Show the table</source>
        <comment>button: the position again</comment>
        <translation>Tampilkan meja</translation>
    </message>
    <message>
        <source>Show the walk</source>
        <comment>button: who can play and who cannot</comment>
        <translation>Lihat siapa bisa turun</translation>
    </message>
    <message>
        <source>Try again</source>
        <comment>button: the same puzzle, without a star</comment>
        <translation>Coba lagi</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <comment>button</comment>
        <translation>Teka-teki berikutnya</translation>
    </message>
    <message>
        <source>No move is better than %1.</source>
        <comment>%1: a tile, perhaps with its end, like 4-6 at the 4</comment>
        <translation>Tidak ada langkah yang lebih baik daripada %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is better by %n point(s).</source>
        <comment>never zero; %1: a tile, perhaps with its end, like 4-6 at the 4</comment>
        <translation>
            <numerusform>%1 lebih baik %n poin.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every move, the best first</source>
        <comment>heading</comment>
        <translation>Semua langkah, mulai dari yang terbaik</translation>
    </message>
    <message>
        <source>your move</source>
        <comment>beside a move in a list</comment>
        <translation>langkah Anda</translation>
    </message>
    <message>
        <source>best</source>
        <comment>beside a move in a list</comment>
        <translation>terbaik</translation>
    </message>
    <message numerus="yes">
        <source>%n ahead</source>
        <comment>points by which the own side ends better than the other; never zero</comment>
        <translation>
            <numerusform>unggul %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n behind</source>
        <comment>points by which the own side ends worse than the other; never zero</comment>
        <translation>
            <numerusform>tertinggal %n</numerusform>
        </translation>
    </message>
    <message>
        <source>level</source>
        <comment>the own side ends neither better nor worse than the other</comment>
        <translation>imbang</translation>
    </message>
    <message>
        <source>So the round ends for %1 if both sides go on as well as can be.</source>
        <comment>%1: a player or a pair</comment>
        <translation>Begini akhir ronde bagi %1 kalau kedua pihak melanjutkan sebaik mungkin.</translation>
    </message>
    <message>
        <source>%1 goes out with it.</source>
        <comment>why a move is good; %1: a player</comment>
        <translation>Dengan batu ini, batu %1 habis.</translation>
    </message>
    <message>
        <source>It blocks the game.</source>
        <comment>what a move does</comment>
        <translation>Ini membuat permainan buntu.</translation>
    </message>
    <message>
        <source>Then %1 cannot play.</source>
        <comment>what a move does; %1: the next player</comment>
        <translation>Lalu %1 tidak bisa turun.</translation>
    </message>
    <message>
        <source>Then %1 can play %2.</source>
        <comment>what a move does; %1: the next player; %2: one tile or several</comment>
        <translation>Lalu %1 bisa turun %2.</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>It is not your turn yet.</source>
        <translation>Belum giliran Anda.</translation>
    </message>
    <message>
        <source>No round is being played.</source>
        <comment>round = one deal</comment>
        <translation>Tidak ada ronde yang sedang dimainkan.</translation>
    </message>
    <message>
        <source>This round is not over yet.</source>
        <comment>round = one deal</comment>
        <translation>Ronde ini belum selesai.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Pertandingan sudah selesai.</translation>
    </message>
    <message>
        <source>The tile %1 is not in your hand.</source>
        <comment>%1: a tile, like 4-6</comment>
        <translation>Batu %1 tidak ada di tangan Anda.</translation>
    </message>
    <message>
        <source>%1 does not fit there: the open ends show %2.</source>
        <comment>%1: a tile, like 4-6; %2: numbers, like 2 or 4</comment>
        <translation>%1 tidak cocok di situ: ujung terbukanya %2.</translation>
    </message>
    <message>
        <source>No tile can be played there.</source>
        <translation>Batu tidak bisa diturunkan di situ.</translation>
    </message>
    <message>
        <source>That tile is no longer in the boneyard.</source>
        <translation>Batu itu sudah tidak ada di stok.</translation>
    </message>
    <message>
        <source>This round begins with %1.</source>
        <comment>%1: a tile, like 6-6</comment>
        <translation>Ronde ini dimulai dengan %1.</translation>
    </message>
    <message>
        <source>Look again: one of your tiles fits.</source>
        <comment>must never say which tile or how many</comment>
        <translation>Periksa lagi: ada batu Anda yang cocok.</translation>
    </message>
    <message>
        <source>None of your tiles fits.</source>
        <translation>Tidak ada batu Anda yang cocok.</translation>
    </message>
    <message numerus="yes">
        <source>The boneyard still holds %n tile(s): take one first.</source>
        <comment>counts what may be drawn; never zero</comment>
        <translation>
            <numerusform>Stok masih berisi %n batu: ambil satu dulu.</numerusform>
        </translation>
    </message>
    <message>
        <source>The boneyard is empty.</source>
        <translation>Stok sudah habis.</translation>
    </message>
    <message>
        <source>With these rules nobody takes tiles from the boneyard.</source>
        <translation>Dengan aturan ini tidak ada yang mengambil dari stok.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) must stay in the boneyard.</source>
        <comment>the reserve: 1 or 2 tiles, never zero</comment>
        <translation>
            <numerusform>%n batu terakhir harus tetap di stok.</numerusform>
        </translation>
    </message>
    <message>
        <source>You may take only one tile in a turn.</source>
        <translation>Anda hanya boleh mengambil satu batu setiap giliran.</translation>
    </message>
    <message>
        <source>You lead this round: play a tile.</source>
        <translation>Anda memulai ronde ini: turunkan satu batu.</translation>
    </message>
    <message>
        <source>First answer the question: can you play a tile?</source>
        <translation>Jawab dulu pertanyaannya: ada batu yang bisa diturunkan?</translation>
    </message>
    <message>
        <source>Nobody is asking whether you can play.</source>
        <translation>Tidak ada yang menanyakan apakah Anda bisa turun.</translation>
    </message>
    <message>
        <source>You said that you can play: now play a tile.</source>
        <translation>Tadi Anda menjawab ada: sekarang turunkan satu batu.</translation>
    </message>
    <message>
        <source>The hands are being shown: nobody plays now.</source>
        <translation>Batu sedang ditunjukkan: sekarang tidak ada yang turun.</translation>
    </message>
    <message>
        <source>This hand is not to be shown now.</source>
        <translation>Batu ini tidak perlu ditunjukkan sekarang.</translation>
    </message>
    <message numerus="yes">
        <source>This hand must have exactly %n tile(s).</source>
        <comment>a referee types in a hand</comment>
        <translation>
            <numerusform>Di tangan ini harus ada tepat %n batu.</numerusform>
        </translation>
    </message>
    <message>
        <source>This hand must be empty.</source>
        <comment>a referee types in a hand</comment>
        <translation>Tangan ini harus kosong.</translation>
    </message>
    <message>
        <source>%1 already lies somewhere else.</source>
        <comment>%1: a tile, like 4-6</comment>
        <translation>%1 sudah ada di tempat lain.</translation>
    </message>
    <message>
        <source>There is no move of yours to take back.</source>
        <translation>Tidak ada langkah Anda yang bisa ditarik kembali.</translation>
    </message>
    <message>
        <source>Too late to take it back: something has been shown since.</source>
        <comment>a drawn tile, an answer or a hand</comment>
        <translation>Terlambat untuk ditarik kembali: sesudah itu sudah ada yang terlihat.</translation>
    </message>
    <message>
        <source>The others have to agree to taking it back.</source>
        <translation>Pemain lain harus setuju langkah itu ditarik kembali.</translation>
    </message>
    <message>
        <source>Moves cannot be taken back here.</source>
        <translation>Di sini langkah tidak bisa ditarik kembali.</translation>
    </message>
    <message>
        <source>%1 can lie either way round: choose which half touches.</source>
        <comment>%1: a tile, like 1-6</comment>
        <translation>%1 bisa dipasang dua arah: pilih angka yang menempel.</translation>
    </message>
    <message>
        <source>That train is closed: only its owner may play there.</source>
        <comment>Mexican Train</comment>
        <translation>Kereta itu tertutup: hanya pemiliknya yang boleh turun di situ.</translation>
    </message>
    <message>
        <source>First the double %2 must be covered: %1 cannot go there.</source>
        <comment>%1: a tile, like 4-6; %2: a number</comment>
        <translation>Balak %2 harus ditutup dulu: %1 tidak bisa di situ.</translation>
    </message>
    <message>
        <source>This round begins with a double.</source>
        <translation>Ronde ini dimulai dengan balak.</translation>
    </message>
    <message>
        <source>You cannot pass now.</source>
        <translation>Anda tidak bisa lewat sekarang.</translation>
    </message>
    <message>
        <source>With these rules no tile is laid aside.</source>
        <translation>Dengan aturan ini tidak ada batu yang disisihkan.</translation>
    </message>
    <message numerus="yes">
        <source>Only a hand with %n doubles or more may ask for a new deal.</source>
        <comment>never one</comment>
        <translation>
            <numerusform>Hanya tangan dengan paling sedikit %n balak yang boleh minta bagi ulang.</numerusform>
        </translation>
    </message>
    <message>
        <source>With these rules nobody may ask for a new deal.</source>
        <translation>Dengan aturan ini tidak ada yang boleh minta bagi ulang.</translation>
    </message>
    <message>
        <source>Too late: you have already played in this round.</source>
        <translation>Terlambat: Anda sudah bermain di ronde ini.</translation>
    </message>
    <message>
        <source>The lead cannot be left to your partner now.</source>
        <translation>Sekarang giliran pertama tidak bisa diserahkan kepada rekan Anda.</translation>
    </message>
    <message>
        <source>There are still tiles that fit: the round goes on.</source>
        <translation>Masih ada batu yang cocok: ronde berlanjut.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) are not accounted for yet.</source>
        <comment>at a real table; never zero</comment>
        <translation>
            <numerusform>%n batu belum diketahui tempatnya.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no ruling yet on %n foul(s).</source>
        <comment>a referee must decide what they cost; never zero</comment>
        <translation>
            <numerusform>Masih ada %n pelanggaran tanpa keputusan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not every hand has been laid open yet.</source>
        <translation>Batu di tangan belum dibuka semua.</translation>
    </message>
    <message>
        <source>There is no such ruling any more.</source>
        <comment>by a referee</comment>
        <translation>Keputusan itu sudah tidak ada.</translation>
    </message>
    <message>
        <source>That makes %1 tiles, but the set has only %2.</source>
        <comment>%1, %2: numbers</comment>
        <translation>Jumlahnya menjadi %1 batu, padahal set ini hanya berisi %2.</translation>
    </message>
    <message>
        <source>There is no referee at this table.</source>
        <translation>Tidak ada wasit di meja ini.</translation>
    </message>
    <message>
        <source>With these rules the round is not stopped early.</source>
        <translation>Dengan aturan ini ronde tidak dihentikan lebih awal.</translation>
    </message>
</context>
<context>
    <name>Result protocol</name>
    <message>
        <source>Show the protocol</source>
        <comment>button: what was played or refereed for a result, round by round</comment>
        <translation>Tampilkan berita acara</translation>
    </message>
    <message>
        <source>Protocol</source>
        <comment>heading of a column: there is a protocol of this result</comment>
        <translation>Berita acara</translation>
    </message>
    <message>
        <source>Show</source>
        <comment>in a column of a table: a click there shows the protocol of a result</comment>
        <translation>Lihat</translation>
    </message>
    <message>
        <source>Enter shows the protocol.</source>
        <comment>said by a screen reader, for a line of a table</comment>
        <translation>Enter menampilkan berita acara.</translation>
    </message>
    <message>
        <source>Protocol of the result</source>
        <comment>title of a page and of a printed page</comment>
        <translation>Berita acara hasil</translation>
    </message>
    <message>
        <source>Tournament</source>
        <comment>label before the name of a tournament</comment>
        <translation>Turnamen</translation>
    </message>
    <message>
        <source>Entry %1 of the log</source>
        <comment>label before a sentence that stands in the log; a number</comment>
        <translation>Entri %1 di catatan</translation>
    </message>
    <message>
        <source>This result was set right later.</source>
        <comment>above the entry of the log that did so</comment>
        <translation>Hasil ini kemudian dikoreksi.</translation>
    </message>
    <message>
        <source>In the log</source>
        <comment>label before 64 letters and digits: the check sum in the log</comment>
        <translation>Di catatan</translation>
    </message>
    <message>
        <source>Here</source>
        <comment>label before 64 letters and digits: the check sum of what is shown here</comment>
        <translation>Di sini</translation>
    </message>
    <message>
        <source>It is the one in the log: nothing in this match was changed since its result was written down.</source>
        <comment>about a check sum</comment>
        <translation>Sama dengan yang di catatan: tidak ada yang berubah dalam pertandingan ini sejak hasilnya dicatat.</translation>
    </message>
    <message>
        <source>It is the one in the log. What was entered at the desk after the result was written down is not shown.</source>
        <comment>about a check sum</comment>
        <translation>Sama dengan yang di catatan. Yang dimasukkan di meja wasit setelah hasilnya dicatat tidak ditampilkan.</translation>
    </message>
    <message>
        <source>It is not the one in the log: a remark named somebody who was forgotten, and that name was erased here.</source>
        <comment>about a check sum</comment>
        <translation>Tidak sama dengan yang di catatan: ada keterangan yang menyebut orang yang sudah dilupakan, dan nama itu dihapus di sini.</translation>
    </message>
    <message>
        <source>Careful: it is not the one in the log. The match was changed after its result was written down.</source>
        <comment>about a check sum</comment>
        <translation>Awas: tidak sama dengan yang di catatan. Pertandingan ini diubah setelah hasilnya dicatat.</translation>
    </message>
    <message>
        <source>What this computer keeps of the match is damaged and cannot be read.</source>
        <comment>instead of a protocol</comment>
        <translation>Data pertandingan di komputer ini rusak dan tidak dapat dibaca.</translation>
    </message>
    <message>
        <source>The protocol is on the computer where the match was played. Save the match there as a file, and open it here.</source>
        <comment>instead of a protocol</comment>
        <translation>Berita acara ada di komputer tempat pertandingan dimainkan. Simpan pertandingan itu di sana sebagai berkas, lalu buka di sini.</translation>
    </message>
    <message>
        <source>The check sum is that of the last match. Of the matches before it the log has the points.</source>
        <comment>several matches at one table</comment>
        <translation>Kode pemeriksa ini untuk pertandingan terakhir. Untuk pertandingan sebelumnya, catatan memuat poinnya.</translation>
    </message>
    <message>
        <source>The result has more matches than are shown here: the others were typed in, or played elsewhere.</source>
        <comment>several matches at one table</comment>
        <translation>Hasil ini terdiri dari lebih banyak pertandingan daripada yang ditampilkan di sini: yang lain diketik, atau dimainkan di tempat lain.</translation>
    </message>
    <message>
        <source>Careful: the log has other points for this match.</source>
        <comment>one match of a table</comment>
        <translation>Awas: di catatan, poin pertandingan ini berbeda.</translation>
    </message>
    <message>
        <source>Save the match as a file</source>
        <comment>button: for another computer</comment>
        <translation>Simpan pertandingan sebagai berkas</translation>
    </message>
    <message>
        <source>Open the file of this match</source>
        <comment>button: it was saved on the other computer</comment>
        <translation>Buka berkas pertandingan ini</translation>
    </message>
    <message>
        <source>Round %1, table %2, %3</source>
        <comment>name of a file; %1, %2: numbers (tournament round); %3: the tournament</comment>
        <translation>Babak %1, meja %2, %3</translation>
    </message>
    <message>
        <source>%1 is another match: its check sum is not the one in the log. Nothing was taken from it.</source>
        <comment>%1: a file</comment>
        <translation>%1 berisi pertandingan lain: kode pemeriksanya tidak sama dengan yang di catatan. Tidak ada yang diambil dari berkas ini.</translation>
    </message>
    <message>
        <source>Match %1, round %2</source>
        <comment>heading; round = one deal; two numbers</comment>
        <translation>Pertandingan %1, ronde %2</translation>
    </message>
    <message>
        <source>Moves</source>
        <comment>label before everything that was played in a round, in order</comment>
        <translation>Langkah</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Review</source>
        <comment>title of a page: a finished round once more</comment>
        <translation>Ulasan</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>how far one has stepped; %1 and %2: numbers</comment>
        <translation>%1 dari %2</translation>
    </message>
    <message>
        <source>One back</source>
        <comment>button: one step</comment>
        <translation>Mundur satu</translation>
    </message>
    <message>
        <source>One on</source>
        <comment>button: one step</comment>
        <translation>Maju satu</translation>
    </message>
    <message>
        <source>The round, tile by tile</source>
        <comment>said aloud</comment>
        <translation>Ronde, batu demi batu</translation>
    </message>
    <message>
        <source>The tiles are dealt. Every hand lies open.</source>
        <translation>Batu sudah dibagikan. Semua batu terbuka.</translation>
    </message>
    <message>
        <source>Where it turned</source>
        <comment>heading: moves that gave points away</comment>
        <translation>Saat keadaan berbalik</translation>
    </message>
    <message>
        <source>Looking for turning points …</source>
        <comment>while the program works it out</comment>
        <translation>Mencari titik balik…</translation>
    </message>
    <message>
        <source>The round could not be worked out. You can still step through it.</source>
        <translation>Ronde ini tidak berhasil dihitung. Anda tetap bisa melihatnya selangkah demi selangkah.</translation>
    </message>
    <message>
        <source>Nobody gave anything away.</source>
        <comment>no move of the round was worse than another</comment>
        <translation>Tidak ada yang membuang poin.</translation>
    </message>
    <message>
        <source>Show</source>
        <comment>button on a card: the moment of this move on the board</comment>
        <translation>Lihat</translation>
    </message>
    <message>
        <source>%1 laid %2. Better: %3.</source>
        <comment>%1: a player; %2 and %3: a tile, perhaps with its end, like 4-6 at the 4</comment>
        <translation>%1 turun %2. Lebih baik: %3.</translation>
    </message>
    <message>
        <source>%1 at the %2</source>
        <comment>%1: a tile like 4-6; %2: the number of the end where it is laid</comment>
        <translation>%1 di %2</translation>
    </message>
    <message numerus="yes">
        <source>That gave away %n point(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Itu membuang %n poin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That gave away about %n point(s), give or take %1.</source>
        <comment>an estimate; never zero; %1: a number of points</comment>
        <translation>
            <numerusform>Itu membuang sekitar %n poin, plus minus %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>That gave away a little less than a point.</source>
        <comment>an estimate</comment>
        <translation>Itu membuang sedikit kurang dari satu poin.</translation>
    </message>
    <message>
        <source>Worked out exactly</source>
        <comment>a small note: every way to go on was looked at</comment>
        <translation>Dihitung pasti</translation>
    </message>
    <message>
        <source>Estimated</source>
        <comment>a small note: from many random ways to go on</comment>
        <translation>Perkiraan</translation>
    </message>
    <message>
        <source>It would have let this side go out.</source>
        <comment>it: another move</comment>
        <translation>Dengan langkah itu, batu pihak ini bisa habis.</translation>
    </message>
    <message>
        <source>It would have blocked the round with the better count.</source>
        <comment>it: another move</comment>
        <translation>Langkah itu membuat ronde buntu dengan hitungan yang lebih baik.</translation>
    </message>
    <message>
        <source>It would have kept the round from being blocked.</source>
        <comment>it: another move</comment>
        <translation>Langkah itu mencegah ronde menjadi buntu.</translation>
    </message>
    <message>
        <source>%1 would have had to pass.</source>
        <comment>%1: a player; after another move</comment>
        <translation>%1 akan terpaksa lewat.</translation>
    </message>
    <message>
        <source>%1, the partner, could have gone on.</source>
        <comment>%1: a player; after another move</comment>
        <translation>%1, rekannya, akan bisa turun.</translation>
    </message>
    <message>
        <source>It would have scored at once.</source>
        <comment>it: another move</comment>
        <translation>Langkah itu langsung menghasilkan poin.</translation>
    </message>
    <message>
        <source>Fewer pips would have been left in hand.</source>
        <comment>after another move</comment>
        <translation>Titik yang tersisa di tangan akan lebih sedikit.</translation>
    </message>
    <message>
        <source>Most of what could follow would have gone better.</source>
        <comment>after another move</comment>
        <translation>Sebagian besar kelanjutannya akan lebih baik.</translation>
    </message>
    <message>
        <source>The block</source>
        <comment>heading: from when on the block was certain</comment>
        <translation>Buntu</translation>
    </message>
    <message>
        <source>From %1 on the block was certain, whatever anybody laid.</source>
        <comment>%1: a tile like 4-6</comment>
        <translation>Sejak %1, buntu sudah pasti, apa pun yang diturunkan.</translation>
    </message>
    <message>
        <source>From about %1 on nobody could probably avoid the block.</source>
        <comment>%1: a tile like 4-6</comment>
        <translation>Kira-kira sejak %1, mungkin tidak ada lagi yang bisa mencegah buntu.</translation>
    </message>
    <message>
        <source>The block is certain</source>
        <comment>said aloud of a tile in the row of the round</comment>
        <translation>Buntu sudah pasti</translation>
    </message>
    <message>
        <source>A turning point</source>
        <comment>said aloud of a tile in the row of the round</comment>
        <translation>Titik balik</translation>
    </message>
    <message>
        <source>The luck of the deal</source>
        <comment>heading</comment>
        <translation>Untung-untungan pembagian</translation>
    </message>
    <message>
        <source>%1: %2 % (± %3)</source>
        <comment>%1: a player or a pair; %2: a share of a hundred; %3: its margin</comment>
        <translation>%1: %2% (± %3)</translation>
    </message>
    <message>
        <source>So many rounds each would win from this deal if everybody played alike.</source>
        <translation>Sebanyak ini ronde yang akan dimenangkan masing-masing dari pembagian ini kalau semua bermain dengan cara yang sama.</translation>
    </message>
    <message>
        <source>From here: %1</source>
        <comment>what the round is worth; %1: a list like Anna 12, João 0</comment>
        <translation>Dari sini: %1</translation>
    </message>
    <message>
        <source>From here about: %1</source>
        <comment>an estimate; %1: a list like Anna 12, João 0</comment>
        <translation>Dari sini kira-kira: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>part of a list; %1: a player or a pair; %2: points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Judged with every hand open: at the table nobody could know all this.</source>
        <translation>Dinilai dengan semua batu terbuka: di meja tidak ada yang bisa tahu semua ini.</translation>
    </message>
</context>
<context>
    <name>Rule</name>
    <message>
        <source>The lowest count wins.</source>
        <translation>Jumlah terendah menang.</translation>
    </message>
    <message>
        <source>The pair with the lowest total wins.</source>
        <translation>Pasangan dengan total terendah menang.</translation>
    </message>
    <message>
        <source>The pair that holds the lowest hand wins.</source>
        <translation>Pasangan dari pemain dengan titik paling sedikit menang.</translation>
    </message>
    <message>
        <source>Whoever played the last tile and one neighbour compare hands: the lower count wins, for the partner too.</source>
        <translation>Yang menurunkan batu terakhir dan satu pemain di sebelahnya diadu: jumlah lebih rendah menang, juga untuk rekannya.</translation>
    </message>
    <message>
        <source>Whoever played the last tile wins, whatever the counts are.</source>
        <translation>Yang menurunkan batu terakhir menang, berapa pun jumlah titiknya.</translation>
    </message>
    <message>
        <source>Whoever played the last tile loses; the lowest count of the others wins.</source>
        <translation>Yang menurunkan batu terakhir kalah; jumlah terendah di antara yang lain menang.</translation>
    </message>
    <message>
        <source>The fewest doubles win; if these are level, the lowest count of the other tiles.</source>
        <translation>Balak paling sedikit menang; kalau sama, jumlah terendah pada batu lainnya.</translation>
    </message>
    <message>
        <source>Nobody wins a blocked game.</source>
        <translation>Tidak ada yang memenangkan permainan buntu.</translation>
    </message>
    <message>
        <source>In a tie nobody scores.</source>
        <translation>Kalau seri, tidak ada yang mendapat poin.</translation>
    </message>
    <message>
        <source>In a tie whoever led the round wins.</source>
        <translation>Kalau seri, yang turun pertama menang.</translation>
    </message>
    <message>
        <source>In a tie whoever played the last tile wins.</source>
        <translation>Kalau seri, yang menurunkan batu terakhir menang.</translation>
    </message>
    <message>
        <source>In a tie whoever played the last tile loses.</source>
        <translation>Kalau seri, yang menurunkan batu terakhir kalah.</translation>
    </message>
    <message>
        <source>In a tie the first in turn order wins, counting from whoever led.</source>
        <translation>Kalau seri, yang lebih dulu dalam urutan giliran menang, dihitung dari pemain pertama.</translation>
    </message>
    <message>
        <source>In a tie whoever holds the lightest tile wins.</source>
        <translation>Kalau seri, yang memegang batu dengan titik paling sedikit menang.</translation>
    </message>
    <message>
        <source>In a tie the pair with the lowest total wins.</source>
        <translation>Kalau seri, pasangan dengan total terendah menang.</translation>
    </message>
    <message>
        <source>In a tie each takes the pips of the others.</source>
        <translation>Kalau seri, masing-masing mendapat titik pemain lain.</translation>
    </message>
    <message>
        <source>In a tie the pips of the others are shared.</source>
        <translation>Kalau seri, titik pemain lain dibagi.</translation>
    </message>
    <message>
        <source>In a tie the round does not count and is dealt again.</source>
        <translation>Kalau seri, ronde tidak dihitung dan diulang.</translation>
    </message>
    <message>
        <source>In a tie nobody scores, and the next round counts double.</source>
        <translation>Kalau seri, tidak ada yang mendapat poin, dan ronde berikutnya dihitung dua kali.</translation>
    </message>
    <message>
        <source>In a tie nobody scores, and the next round is worth one point more.</source>
        <translation>Kalau seri, tidak ada yang mendapat poin, dan ronde berikutnya bernilai satu poin lebih banyak.</translation>
    </message>
    <message>
        <source>In a tie the opponents of whoever played the last tile score.</source>
        <translation>Kalau seri, lawan dari yang menurunkan batu terakhir mendapat poin.</translation>
    </message>
    <message>
        <source>In a tie everybody scores their own pips; no winner is needed.</source>
        <translation>Kalau seri, setiap pemain mencatat titiknya sendiri; tidak perlu ada pemenang.</translation>
    </message>
    <message>
        <source>In a tie whoever holds the fewest tiles wins.</source>
        <translation>Kalau seri, yang memegang batu paling sedikit menang.</translation>
    </message>
    <message>
        <source>The winner scores the pips of all the others.</source>
        <translation>Pemenang mendapat titik semua pemain lain sebagai poin.</translation>
    </message>
    <message>
        <source>The winners score the pips of their opponents.</source>
        <translation>Pemenang mendapat titik di tangan lawan sebagai poin.</translation>
    </message>
    <message>
        <source>The winner scores the pips of all the others, less the winner&apos;s own.</source>
        <translation>Pemenang mendapat titik semua pemain lain, dikurangi titiknya sendiri.</translation>
    </message>
    <message>
        <source>The winner scores the difference in pips from each of the others.</source>
        <translation>Pemenang mendapat selisih titik dari setiap pemain lain.</translation>
    </message>
    <message>
        <source>The winner scores the pips of all hands.</source>
        <translation>Pemenang mendapat titik di semua tangan.</translation>
    </message>
    <message>
        <source>The winner scores fixed points.</source>
        <translation>Pemenang mendapat poin dengan nilai tetap.</translation>
    </message>
    <message>
        <source>Everybody is charged with the pips of their own hand; the lowest total is best.</source>
        <translation>Setiap pemain menanggung titik di tangannya sendiri; total terendah yang terbaik.</translation>
    </message>
    <message>
        <source>The winner scores the pips of the opponents, multiplied.</source>
        <translation>Pemenang mendapat titik lawan yang dilipatgandakan.</translation>
    </message>
    <message>
        <source>The winner scores the pips of all the others and of the boneyard.</source>
        <translation>Pemenang mendapat titik semua pemain lain dan titik di stok.</translation>
    </message>
    <message>
        <source>clockwise</source>
        <comment>the direction of play, within a sentence</comment>
        <translation>searah jarum jam</translation>
    </message>
    <message>
        <source>counter-clockwise</source>
        <comment>the direction of play, within a sentence</comment>
        <translation>berlawanan arah jarum jam</translation>
    </message>
</context>
<context>
    <name>Rule help</name>
    <message>
        <source>Whether the program checks the answers or the table trusts everybody&apos;s word.</source>
        <translation>Apakah program memeriksa jawaban atau semua pemain saling percaya.</translation>
    </message>
    <message>
        <source>Whether a round stops as soon as no tile can ever fit again.</source>
        <translation>Apakah ronde berhenti begitu tidak ada batu yang bisa cocok lagi.</translation>
    </message>
    <message>
        <source>Whose count decides when nobody can play any more.</source>
        <translation>Titik siapa yang menentukan kalau tidak ada lagi yang bisa turun.</translation>
    </message>
    <message>
        <source>The neighbour with whom the player of the last tile compares hands.</source>
        <translation>Pemain sebelah yang diadu dengan pemain batu terakhir.</translation>
    </message>
    <message>
        <source>Who takes a blocked game when the counts are level.</source>
        <translation>Siapa yang memenangkan permainan buntu kalau jumlahnya sama.</translation>
    </message>
    <message>
        <source>The most that ties in a row can make of the next round.</source>
        <translation>Sampai berapa nilai ronde berikutnya bisa naik karena seri berturut-turut.</translation>
    </message>
    <message>
        <source>What the opponents of whoever played the last tile score in a tie.</source>
        <translation>Poin untuk lawan dari yang menurunkan batu terakhir kalau seri.</translation>
    </message>
    <message>
        <source>How high the numbers on the tiles go.</source>
        <translation>Angka tertinggi pada batu.</translation>
    </message>
    <message>
        <source>How many people or computers can play these rules.</source>
        <translation>Berapa orang atau komputer yang bisa bermain dengan aturan ini.</translation>
    </message>
    <message>
        <source>Whether everybody plays alone or two against two.</source>
        <translation>Apakah semua bermain sendiri atau dua lawan dua.</translation>
    </message>
    <message>
        <source>How many tiles everybody gets at the start of a round.</source>
        <translation>Berapa batu yang diterima setiap pemain pada awal ronde.</translation>
    </message>
    <message>
        <source>Tiles that are taken out of the set, so that the rest can be shared evenly.</source>
        <translation>Batu yang dikeluarkan dari set supaya sisanya bisa dibagi rata.</translation>
    </message>
    <message>
        <source>Which way the turns go round the table.</source>
        <translation>Ke arah mana giliran berjalan.</translation>
    </message>
    <message>
        <source>Whether a tile already lies on the table when the round begins.</source>
        <translation>Apakah sudah ada batu di meja saat ronde dimulai.</translation>
    </message>
    <message>
        <source>With how many doubles in the hand a player may ask for a new deal.</source>
        <translation>Dengan berapa balak di tangan pemain boleh minta bagi ulang.</translation>
    </message>
    <message>
        <source>Which player has the very first turn of a match.</source>
        <translation>Pemain mana yang mendapat giliran paling pertama dalam pertandingan.</translation>
    </message>
    <message>
        <source>Whether the tile that decides who begins must also be laid first.</source>
        <translation>Apakah batu yang menentukan siapa yang memulai juga harus turun pertama.</translation>
    </message>
    <message>
        <source>What happens when a double should begin but nobody was dealt one.</source>
        <translation>Apa yang terjadi kalau balak harus memulai tetapi tidak ada yang memegangnya.</translation>
    </message>
    <message>
        <source>Which player has the first turn from the second round on.</source>
        <translation>Pemain mana yang mendapat giliran pertama mulai ronde kedua.</translation>
    </message>
    <message>
        <source>Which player has the first turn after somebody has won a blocked game.</source>
        <translation>Pemain mana yang mendapat giliran pertama setelah permainan buntu ada pemenangnya.</translation>
    </message>
    <message>
        <source>Which player has the first turn after a round that nobody has won.</source>
        <translation>Pemain mana yang mendapat giliran pertama setelah ronde tanpa pemenang.</translation>
    </message>
    <message>
        <source>When a match is over: at so many points, or after so many rounds.</source>
        <translation>Kapan pertandingan selesai: pada sekian poin atau setelah sekian ronde.</translation>
    </message>
    <message>
        <source>How the points of the rounds decide the match.</source>
        <translation>Bagaimana poin ronde menentukan pertandingan.</translation>
    </message>
    <message>
        <source>Whether the target may be passed or must be hit exactly.</source>
        <translation>Apakah target boleh dilampaui atau harus dicapai tepat.</translation>
    </message>
    <message>
        <source>What happens to a score that goes past the target.</source>
        <translation>Apa yang terjadi dengan poin yang melampaui target.</translation>
    </message>
    <message>
        <source>After how many minutes the last round is played; 0 is no limit.</source>
        <translation>Setelah berapa menit ronde terakhir dimainkan; 0 berarti tanpa batas.</translation>
    </message>
    <message>
        <source>What it costs to say no although a tile fits.</source>
        <translation>Dendanya kalau menjawab tidak ada padahal ada batu yang cocok.</translation>
    </message>
    <message>
        <source>What it costs to take a tile from the boneyard although one fits.</source>
        <translation>Dendanya kalau mengambil dari stok padahal ada batu yang cocok.</translation>
    </message>
    <message>
        <source>What it costs to lay a tile that does not fit.</source>
        <translation>Dendanya kalau menurunkan batu yang tidak cocok.</translation>
    </message>
    <message>
        <source>What it costs to touch a tile of the table or to show one of the hand.</source>
        <translation>Dendanya kalau menyentuh batu di meja atau memperlihatkan batu di tangan.</translation>
    </message>
    <message>
        <source>What it costs to tell the partner something about the tiles.</source>
        <translation>Dendanya kalau memberi tahu rekan sesuatu tentang batu.</translation>
    </message>
    <message>
        <source>What it costs to let the others wait too long.</source>
        <translation>Dendanya kalau membuat yang lain menunggu terlalu lama.</translation>
    </message>
    <message>
        <source>Where tiles can be laid.</source>
        <translation>Di mana batu bisa diturunkan.</translation>
    </message>
    <message>
        <source>Which doubles get more than two neighbours.</source>
        <translation>Balak mana yang mendapat lebih dari dua tetangga.</translation>
    </message>
    <message>
        <source>What has to be built before the rest of the table opens.</source>
        <translation>Apa yang harus dibangun sebelum bagian lain meja terbuka.</translation>
    </message>
    <message>
        <source>How many tiles the first double needs before play goes on.</source>
        <translation>Berapa batu yang diperlukan balak pertama sebelum permainan berlanjut.</translation>
    </message>
    <message>
        <source>How the touching halves of two tiles must go together.</source>
        <translation>Bagaimana angka yang bersentuhan pada dua batu harus cocok.</translation>
    </message>
    <message>
        <source>How a double looks on the table; it changes nothing in the play.</source>
        <translation>Bagaimana balak terlihat di meja; permainannya tidak berubah.</translation>
    </message>
    <message>
        <source>Whether a double gives a second turn.</source>
        <translation>Apakah balak memberi giliran kedua.</translation>
    </message>
    <message>
        <source>Whether a player with a tile that fits may pass all the same.</source>
        <translation>Apakah pemain dengan batu yang cocok boleh tetap lewat.</translation>
    </message>
    <message>
        <source>Whether a player may keep a matador when no other tile fits.</source>
        <translation>Apakah pemain boleh menyimpan matador kalau tidak ada batu lain yang cocok.</translation>
    </message>
    <message>
        <source>How many tiles a player may lay in the first turn of a round.</source>
        <translation>Berapa batu yang boleh diturunkan pada giliran pertama dalam ronde.</translation>
    </message>
    <message>
        <source>What happens after somebody has laid a double.</source>
        <translation>Apa yang terjadi setelah ada yang menurunkan balak.</translation>
    </message>
    <message>
        <source>What happens when every tile with the number of a double is used.</source>
        <translation>Apa yang terjadi kalau semua batu dengan angka sebuah balak sudah terpakai.</translation>
    </message>
    <message>
        <source>Whether others may play on the train of a player who could not.</source>
        <translation>Apakah yang lain boleh turun di kereta pemain yang tidak bisa turun.</translation>
    </message>
    <message>
        <source>Whether the round is over when the first player has no tiles left.</source>
        <translation>Apakah ronde selesai begitu batu pemain pertama habis.</translation>
    </message>
    <message>
        <source>What a player who cannot play may take from the boneyard.</source>
        <translation>Apa yang boleh diambil dari stok oleh pemain yang tidak bisa turun.</translation>
    </message>
    <message>
        <source>The last tiles of the boneyard, which nobody may take.</source>
        <translation>Batu terakhir di stok yang tidak boleh diambil siapa pun.</translation>
    </message>
    <message>
        <source>Whether a player with a tile that fits may take from the boneyard first.</source>
        <translation>Apakah pemain dengan batu yang cocok boleh mengambil dari stok dulu.</translation>
    </message>
    <message>
        <source>Whether a tile just taken may be kept although it fits.</source>
        <translation>Apakah batu yang baru diambil boleh disimpan meskipun cocok.</translation>
    </message>
    <message>
        <source>What a player does who cannot play and may take nothing.</source>
        <translation>Apa yang dilakukan pemain yang tidak bisa turun dan tidak boleh mengambil lagi.</translation>
    </message>
    <message>
        <source>What the winner scores when somebody has no tiles left.</source>
        <translation>Poin pemenang kalau ada yang batunya habis.</translation>
    </message>
    <message>
        <source>What the winner of a blocked game scores.</source>
        <translation>Poin pemenang permainan buntu.</translation>
    </message>
    <message>
        <source>Points when the last tile is no double and fits one end only.</source>
        <translation>Poin kalau batu terakhir bukan balak dan hanya cocok di satu ujung.</translation>
    </message>
    <message>
        <source>Points when the last tile is a double that fits one end only.</source>
        <translation>Poin kalau batu terakhir balak dan hanya cocok di satu ujung.</translation>
    </message>
    <message>
        <source>Points when the last tile is no double and fits both ends.</source>
        <translation>Poin kalau batu terakhir bukan balak dan cocok di kedua ujung.</translation>
    </message>
    <message>
        <source>Points when the last tile is a double that fits both ends.</source>
        <translation>Poin kalau batu terakhir balak dan cocok di kedua ujung.</translation>
    </message>
    <message>
        <source>Points for whoever wins a blocked game.</source>
        <translation>Poin untuk pemenang permainan buntu.</translation>
    </message>
    <message>
        <source>How many times the points count when the last tile is nothing special.</source>
        <translation>Berapa kali poin dihitung kalau batu terakhir biasa saja.</translation>
    </message>
    <message>
        <source>How many times the points count when the last tile is a double.</source>
        <translation>Berapa kali poin dihitung kalau batu terakhir balak.</translation>
    </message>
    <message>
        <source>How many times the points count when the last tile fits both ends.</source>
        <translation>Berapa kali poin dihitung kalau batu terakhir cocok di kedua ujung.</translation>
    </message>
    <message>
        <source>How many times the points count when the last tile is a double that fits both ends.</source>
        <translation>Berapa kali poin dihitung kalau batu terakhir balak yang cocok di kedua ujung.</translation>
    </message>
    <message>
        <source>How many times the points of a blocked game count.</source>
        <translation>Berapa kali poin permainan buntu dihitung.</translation>
    </message>
    <message>
        <source>What it costs to block the game and lose the count.</source>
        <translation>Kerugiannya kalau menutup permainan lalu kalah hitungan.</translation>
    </message>
    <message>
        <source>Whether the pips are rounded before they become points.</source>
        <translation>Apakah titik dibulatkan sebelum menjadi poin.</translation>
    </message>
    <message>
        <source>Whether the sum is rounded or each part of it.</source>
        <translation>Apakah jumlahnya yang dibulatkan atau setiap bagiannya.</translation>
    </message>
    <message>
        <source>Up to how many pips a round is worth the first points.</source>
        <translation>Sampai berapa titik sebuah ronde bernilai poin tingkat pertama.</translation>
    </message>
    <message>
        <source>How many points a round with few pips is worth.</source>
        <translation>Berapa poin nilai ronde dengan sedikit titik.</translation>
    </message>
    <message>
        <source>How many pips more are worth one point more.</source>
        <translation>Setiap tambahan berapa titik bernilai satu poin lagi.</translation>
    </message>
    <message>
        <source>What 0-0 counts for whoever still holds it at the end.</source>
        <translation>Nilai 0-0 bagi yang masih memegangnya pada akhir ronde.</translation>
    </message>
    <message>
        <source>Whether tiles can score while the round is being played.</source>
        <translation>Apakah batu bisa menghasilkan poin selama ronde berjalan.</translation>
    </message>
    <message>
        <source>Extra points for playing the last tile of the hand.</source>
        <translation>Poin tambahan karena menurunkan batu terakhir di tangan.</translation>
    </message>
    <message>
        <source>Extra points when the last tile is a double.</source>
        <translation>Poin tambahan kalau batu terakhir balak.</translation>
    </message>
    <message>
        <source>Extra points when the last tile would fit at either end of the line.</source>
        <translation>Poin tambahan kalau batu terakhir cocok di kedua ujung rangkaian.</translation>
    </message>
    <message>
        <source>Whether it counts when both ends showed the same number before.</source>
        <translation>Apakah berlaku juga kalau kedua ujung sebelumnya berangka sama.</translation>
    </message>
    <message>
        <source>Extra points when the last tile is 0-0.</source>
        <translation>Poin tambahan kalau batu terakhir 0-0.</translation>
    </message>
    <message>
        <source>Extra points for whoever wins a blocked game.</source>
        <translation>Poin tambahan untuk pemenang permainan buntu.</translation>
    </message>
    <message>
        <source>Points for whoever causes the first pass of a match.</source>
        <translation>Poin untuk yang menyebabkan lewat pertama dalam pertandingan.</translation>
    </message>
    <message>
        <source>Points for whoever makes the next player pass.</source>
        <translation>Poin untuk yang membuat pemain berikutnya lewat.</translation>
    </message>
    <message>
        <source>Points when a round begins with a double and the next player has to pass.</source>
        <translation>Poin kalau ronde dimulai dengan balak dan pemain berikutnya harus lewat.</translation>
    </message>
    <message>
        <source>Points when a round begins with another tile and the next player has to pass.</source>
        <translation>Poin kalau ronde dimulai dengan batu bukan balak dan pemain berikutnya harus lewat.</translation>
    </message>
    <message>
        <source>Points for whoever makes three others pass in a row and then lays a tile.</source>
        <translation>Poin untuk yang membuat tiga pemain lain lewat berturut-turut lalu menurunkan batu.</translation>
    </message>
    <message>
        <source>The same, but paid in place of the points for a single pass.</source>
        <translation>Sama, tetapi dibayar sebagai ganti poin untuk satu kali lewat.</translation>
    </message>
    <message>
        <source>Extra points for winning the first, second, third round of a match.</source>
        <translation>Poin tambahan karena memenangkan ronde pertama, kedua, ketiga pertandingan.</translation>
    </message>
</context>
<context>
    <name>Rule label</name>
    <message>
        <source>Checking the answers</source>
        <translation>Pemeriksaan jawaban</translation>
    </message>
    <message>
        <source>When a number is used up</source>
        <translation>Kalau satu angka habis</translation>
    </message>
    <message>
        <source>Who wins a blocked game</source>
        <translation>Pemenang saat permainan buntu</translation>
    </message>
    <message>
        <source>Which neighbour</source>
        <translation>Sebelah mana yang diadu</translation>
    </message>
    <message>
        <source>In a tie</source>
        <translation>Kalau seri</translation>
    </message>
    <message>
        <source>How far ties add up</source>
        <translation>Batas kenaikan karena seri</translation>
    </message>
    <message>
        <source>Points for a tie</source>
        <translation>Poin kalau seri</translation>
    </message>
    <message>
        <source>Set of tiles</source>
        <translation>Set batu</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Pemain</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Rekan</translation>
    </message>
    <message>
        <source>Tiles for each player</source>
        <translation>Batu untuk setiap pemain</translation>
    </message>
    <message>
        <source>Tiles left out</source>
        <translation>Batu yang dikeluarkan</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Arah permainan</translation>
    </message>
    <message>
        <source>Tile in the middle</source>
        <comment>a tile that lies on the table before anybody plays</comment>
        <translation>Batu di tengah</translation>
    </message>
    <message>
        <source>New deal with many doubles</source>
        <translation>Bagi ulang kalau banyak balak</translation>
    </message>
    <message>
        <source>Who begins the first round</source>
        <translation>Yang memulai ronde pertama</translation>
    </message>
    <message>
        <source>First tile</source>
        <translation>Batu pertama</translation>
    </message>
    <message>
        <source>If nobody has a double</source>
        <translation>Kalau tidak ada yang memegang balak</translation>
    </message>
    <message>
        <source>Who begins later rounds</source>
        <translation>Yang memulai ronde berikutnya</translation>
    </message>
    <message>
        <source>Who begins after a blocked game</source>
        <translation>Yang memulai setelah permainan buntu</translation>
    </message>
    <message>
        <source>Who begins after a round without a winner</source>
        <translation>Yang memulai setelah ronde tanpa pemenang</translation>
    </message>
    <message>
        <source>Length of the match</source>
        <translation>Lama pertandingan</translation>
    </message>
    <message>
        <source>Who wins the match</source>
        <translation>Pemenang pertandingan</translation>
    </message>
    <message>
        <source>Reaching the target</source>
        <translation>Mencapai target</translation>
    </message>
    <message>
        <source>Too many points</source>
        <translation>Poin berlebih</translation>
    </message>
    <message>
        <source>Time limit in minutes</source>
        <translation>Batas waktu dalam menit</translation>
    </message>
    <message>
        <source>Wrong answer</source>
        <comment>a foul: saying no although a tile fits</comment>
        <translation>Jawaban keliru</translation>
    </message>
    <message>
        <source>Taking a tile although one fits</source>
        <comment>a foul</comment>
        <translation>Mengambil batu padahal ada yang cocok</translation>
    </message>
    <message>
        <source>Laying a tile that does not fit</source>
        <comment>a foul</comment>
        <translation>Menurunkan batu yang tidak cocok</translation>
    </message>
    <message>
        <source>Touching or showing a tile</source>
        <comment>a foul</comment>
        <translation>Menyentuh atau memperlihatkan batu</translation>
    </message>
    <message>
        <source>Talk or signs between partners</source>
        <comment>a foul</comment>
        <translation>Bicara atau isyarat antarrekan</translation>
    </message>
    <message>
        <source>Taking too long</source>
        <comment>a foul</comment>
        <translation>Terlalu lama</translation>
    </message>
    <message>
        <source>%1: penalty points</source>
        <comment>a number; %1: a foul, like Wrong answer</comment>
        <translation>%1: poin denda</translation>
    </message>
    <message>
        <source>%1: the round</source>
        <comment>what becomes of the round; %1: a foul, like Wrong answer</comment>
        <translation>%1: ronde</translation>
    </message>
    <message>
        <source>%1: the match</source>
        <comment>what becomes of the match; %1: a foul, like Wrong answer</comment>
        <translation>%1: pertandingan</translation>
    </message>
    <message>
        <source>Shape on the table</source>
        <comment>a line, a cross or trains</comment>
        <translation>Bentuk di meja</translation>
    </message>
    <message>
        <source>Doubles that open to four sides</source>
        <translation>Balak yang terbuka ke empat sisi</translation>
    </message>
    <message>
        <source>What must be laid first</source>
        <translation>Yang harus diturunkan dulu</translation>
    </message>
    <message>
        <source>Tiles on the first double</source>
        <translation>Batu pada balak pertama</translation>
    </message>
    <message>
        <source>What fits</source>
        <translation>Apa yang cocok</translation>
    </message>
    <message>
        <source>How doubles lie</source>
        <translation>Letak balak</translation>
    </message>
    <message>
        <source>After a double</source>
        <translation>Setelah balak</translation>
    </message>
    <message>
        <source>Passing although a tile fits</source>
        <translation>Lewat padahal ada yang cocok</translation>
    </message>
    <message>
        <source>Keeping matadors</source>
        <comment>matador: a tile that fits everywhere</comment>
        <translation>Menyimpan matador</translation>
    </message>
    <message>
        <source>First turn</source>
        <comment>in the Mexican Train game</comment>
        <translation>Giliran pertama</translation>
    </message>
    <message>
        <source>Open doubles</source>
        <comment>in the Mexican Train game</comment>
        <translation>Balak terbuka</translation>
    </message>
    <message>
        <source>Doubles that nobody can cover</source>
        <translation>Balak yang tidak bisa ditutup lagi</translation>
    </message>
    <message>
        <source>Marked trains</source>
        <translation>Kereta bertanda</translation>
    </message>
    <message>
        <source>End of a round</source>
        <translation>Akhir ronde</translation>
    </message>
    <message>
        <source>Taking tiles</source>
        <translation>Mengambil batu</translation>
    </message>
    <message>
        <source>Tiles that stay in the boneyard</source>
        <translation>Batu yang tetap di stok</translation>
    </message>
    <message>
        <source>Taking although a tile fits</source>
        <translation>Mengambil padahal ada yang cocok</translation>
    </message>
    <message>
        <source>When a taken tile fits</source>
        <translation>Kalau batu yang diambil cocok</translation>
    </message>
    <message>
        <source>When nothing fits</source>
        <translation>Kalau tidak ada yang cocok</translation>
    </message>
    <message>
        <source>Points for going out</source>
        <translation>Poin kalau batu habis</translation>
    </message>
    <message>
        <source>Points for a blocked game</source>
        <translation>Poin kalau permainan buntu</translation>
    </message>
    <message>
        <source>Going out with an ordinary tile</source>
        <comment>points</comment>
        <translation>Habis dengan batu biasa</translation>
    </message>
    <message>
        <source>Going out with a double</source>
        <comment>points</comment>
        <translation>Habis dengan balak</translation>
    </message>
    <message>
        <source>Going out at both ends</source>
        <comment>points; the last tile fits both ends</comment>
        <translation>Habis di kedua ujung</translation>
    </message>
    <message>
        <source>Going out with a double at both ends</source>
        <comment>points</comment>
        <translation>Habis dengan balak di kedua ujung</translation>
    </message>
    <message>
        <source>Winning a blocked game</source>
        <comment>points</comment>
        <translation>Memenangkan permainan buntu</translation>
    </message>
    <message>
        <source>Times for an ordinary last tile</source>
        <comment>the points are multiplied by this</comment>
        <translation>Pengali: batu terakhir biasa</translation>
    </message>
    <message>
        <source>Times for a double as last tile</source>
        <comment>the points are multiplied by this</comment>
        <translation>Pengali: batu terakhir balak</translation>
    </message>
    <message>
        <source>Times for a last tile at both ends</source>
        <comment>the points are multiplied by this</comment>
        <translation>Pengali: batu terakhir di kedua ujung</translation>
    </message>
    <message>
        <source>Times for a last double at both ends</source>
        <comment>the points are multiplied by this</comment>
        <translation>Pengali: balak terakhir di kedua ujung</translation>
    </message>
    <message>
        <source>Times for a blocked game</source>
        <comment>the points are multiplied by this</comment>
        <translation>Pengali: permainan buntu</translation>
    </message>
    <message>
        <source>When the player of the last tile loses</source>
        <translation>Kalau pemain batu terakhir kalah</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>Pembulatan</translation>
    </message>
    <message>
        <source>What is rounded</source>
        <translation>Yang dibulatkan</translation>
    </message>
    <message>
        <source>First step</source>
        <comment>pips that are worth the first points</comment>
        <translation>Tingkat pertama</translation>
    </message>
    <message>
        <source>Points for the first step</source>
        <translation>Poin tingkat pertama</translation>
    </message>
    <message>
        <source>Size of each further step</source>
        <comment>a number of pips</comment>
        <translation>Besar setiap tingkat berikutnya</translation>
    </message>
    <message>
        <source>Count of the double blank</source>
        <translation>Nilai balak kosong</translation>
    </message>
    <message>
        <source>Points during play</source>
        <translation>Poin selama bermain</translation>
    </message>
    <message>
        <source>Extra for going out</source>
        <translation>Tambahan kalau batu habis</translation>
    </message>
    <message>
        <source>Extra for a double as last tile</source>
        <translation>Tambahan kalau batu terakhir balak</translation>
    </message>
    <message>
        <source>Extra for a last tile at both ends</source>
        <comment>in Spanish: capicúa</comment>
        <translation>Tambahan kalau batu terakhir di kedua ujung</translation>
    </message>
    <message>
        <source>Both ends with the same number</source>
        <comment>before the last tile</comment>
        <translation>Kedua ujung berangka sama</translation>
    </message>
    <message>
        <source>Extra for the double blank as last tile</source>
        <translation>Tambahan kalau batu terakhir balak kosong</translation>
    </message>
    <message>
        <source>Extra for a blocked game</source>
        <translation>Tambahan kalau permainan buntu</translation>
    </message>
    <message>
        <source>First pass of the match</source>
        <translation>Lewat pertama dalam pertandingan</translation>
    </message>
    <message>
        <source>Every pass</source>
        <translation>Setiap lewat</translation>
    </message>
    <message>
        <source>Pass right after a first double</source>
        <translation>Lewat tepat setelah balak pertama</translation>
    </message>
    <message>
        <source>Pass right after a first tile that is no double</source>
        <translation>Lewat tepat setelah batu pertama bukan balak</translation>
    </message>
    <message>
        <source>Three others pass in a row</source>
        <translation>Tiga pemain lain lewat berturut-turut</translation>
    </message>
    <message>
        <source>Three passes in place of one</source>
        <comment>instead of the points for a single pass</comment>
        <translation>Tiga kali lewat sebagai ganti satu</translation>
    </message>
    <message>
        <source>Extra in the first rounds</source>
        <translation>Tambahan di ronde-ronde pertama</translation>
    </message>
</context>
<context>
    <name>Rule set</name>
    <message>
        <source>Classic with boneyard</source>
        <comment>name of a rule set</comment>
        <translation>Klasik dengan stok</translation>
    </message>
    <message>
        <source>Two tiles stay</source>
        <comment>name of a rule set: two tiles stay in the boneyard</comment>
        <translation>Dua batu disisakan</translation>
    </message>
    <message>
        <source>Block game</source>
        <comment>name of a rule set without taking tiles</comment>
        <translation>Tanpa stok</translation>
    </message>
    <message>
        <source>Two against two</source>
        <comment>name of a rule set: partners sit opposite</comment>
        <translation>Dua lawan dua</translation>
    </message>
    <message>
        <source>Spanish pairs</source>
        <comment>name of a rule set</comment>
        <translation>Pasangan Spanyol</translation>
    </message>
    <message>
        <source>Italian with boneyard</source>
        <comment>name of a rule set: Italian, tiles are taken</comment>
        <translation>Italia dengan stok</translation>
    </message>
    <message>
        <source>Italian, no boneyard</source>
        <comment>name of a rule set: Italian, nobody takes tiles</comment>
        <translation>Italia tanpa stok</translation>
    </message>
    <message>
        <source>Swedish, take one</source>
        <comment>name of a rule set: who cannot play takes a single tile</comment>
        <translation>Swedia, ambil satu</translation>
    </message>
    <message>
        <source>Brazilian pairs</source>
        <comment>name of a rule set</comment>
        <translation>Pasangan Brasil</translation>
    </message>
    <message>
        <source>Brazilian six points</source>
        <comment>name of a rule set: a match to six points</comment>
        <translation>Brasil enam poin</translation>
    </message>
    <message>
        <source>Family Gaple</source>
        <comment>name of a rule set; Gaple is an Indonesian game</comment>
        <translation>Gaple keluarga</translation>
    </message>
    <message>
        <source>Gaple to seven</source>
        <comment>name of a rule set: a match to seven points</comment>
        <translation>Gaple tujuh poin</translation>
    </message>
    <message>
        <source>Club Gaple to 201</source>
        <comment>name of a rule set: a match to 201 points</comment>
        <translation>Gaple klub 201</translation>
    </message>
    <message>
        <source>Dominican pairs</source>
        <comment>name of a rule set</comment>
        <translation>Pasangan Dominika</translation>
    </message>
    <message>
        <source>Dominican patio</source>
        <comment>name of a rule set: as one plays outdoors, in a patio</comment>
        <translation>Teras Dominika</translation>
    </message>
    <message>
        <source>Puerto Rico 500</source>
        <comment>name of a rule set: a match to 500 points</comment>
        <translation>Puerto Riko 500</translation>
    </message>
    <message>
        <source>Cuban double nine</source>
        <comment>name of a rule set for the double-nine set</comment>
        <translation>Kuba, balak sembilan</translation>
    </message>
    <message>
        <source>East Cuban pairs</source>
        <comment>name of a rule set from the east of Cuba</comment>
        <translation>Pasangan Kuba Timur</translation>
    </message>
    <message>
        <source>Jamaican partner</source>
        <comment>name of a rule set: two against two</comment>
        <translation>Pasangan Jamaika</translation>
    </message>
    <message>
        <source>Jamaican cut-throat</source>
        <comment>name of a rule set: everybody for themselves</comment>
        <translation>Jamaika sendiri-sendiri</translation>
    </message>
    <message>
        <source>Face-up start</source>
        <comment>name of a rule set: a tile from the boneyard lies face up as the first one</comment>
        <translation>Batu pembuka terbuka</translation>
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
        <translation>Lima dan tiga</translation>
    </message>
    <message>
        <source>Bergen</source>
        <comment>name of a rule set; Bergen is a town</comment>
        <translation>Bergen</translation>
    </message>
    <message>
        <source>Double Bergen</source>
        <comment>name of a rule set; Bergen is a town</comment>
        <translation>Bergen ganda</translation>
    </message>
    <message>
        <source>Amazonian fives</source>
        <comment>name of a rule set from Manaus in the Amazon</comment>
        <translation>Lima ala Amazon</translation>
    </message>
    <message>
        <source>Sebastopol</source>
        <comment>name of a rule set; Sebastopol is a town</comment>
        <translation>Sevastopol</translation>
    </message>
    <message>
        <source>Cross</source>
        <comment>name of a rule set: the tiles form a cross</comment>
        <translation>Silang</translation>
    </message>
    <message>
        <source>Maltese Cross</source>
        <comment>name of a rule set: the tiles form a cross with wide ends</comment>
        <translation>Salib Malta</translation>
    </message>
    <message>
        <source>Matador</source>
        <comment>name of a rule set; a matador is a tile that fits everywhere</comment>
        <translation>Matador</translation>
    </message>
    <message>
        <source>Mexican Train</source>
        <comment>name of a rule set</comment>
        <translation>Kereta Meksiko</translation>
    </message>
    <message>
        <source>Chicken Foot</source>
        <comment>name of a rule set: tiles grow from a double like the toes of a chicken</comment>
        <translation>Kaki ayam</translation>
    </message>
    <message>
        <source>Take tiles from the boneyard until one fits.
The lowest count wins a blocked game and scores what the others hold.</source>
        <comment>two lines</comment>
        <translation>Batu diambil dari stok sampai ada yang cocok.
Kalau permainan buntu, jumlah terendah menang dan mendapat titik pemain lain.</translation>
    </message>
    <message>
        <source>Take tiles until one fits; the last two stay in the boneyard.
The winner scores what the others hold, less the winner&apos;s own pips.</source>
        <comment>two lines</comment>
        <translation>Batu diambil sampai ada yang cocok; dua yang terakhir tetap di stok.
Pemenang mendapat titik pemain lain, dikurangi titiknya sendiri.</translation>
    </message>
    <message>
        <source>Nobody takes tiles: play or pass.
The winner scores what the others hold, less the winner&apos;s own pips.</source>
        <comment>two lines</comment>
        <translation>Tidak ada yang mengambil batu: turun atau lewat.
Pemenang mendapat titik pemain lain, dikurangi titiknya sendiri.</translation>
    </message>
    <message>
        <source>Partners sit opposite each other; nobody takes tiles.
The pair with the lowest total scores what the other pair holds.</source>
        <comment>two lines</comment>
        <translation>Rekan duduk berhadapan; tidak ada yang mengambil batu.
Pasangan dengan total terendah menang dan mendapat titik pasangan lawan.</translation>
    </message>
    <message>
        <source>Two against two, as in the clubs of Spain: any tile may lead.
The winners score the pips of all four hands, their own included.</source>
        <comment>two lines</comment>
        <translation>Dua lawan dua seperti di klub-klub Spanyol: batu pertama boleh apa saja.
Pemenang mendapat semua titik di keempat tangan, termasuk titiknya sendiri.</translation>
    </message>
    <message>
        <source>How Italian families play it, counter-clockwise: take tiles until one fits.
The lowest count wins a blocked game and scores what the others hold.</source>
        <comment>two lines</comment>
        <translation>Cara keluarga Italia, berlawanan arah jarum jam: batu diambil sampai ada yang cocok.
Kalau permainan buntu, jumlah terendah menang dan mendapat titik pemain lain.</translation>
    </message>
    <message>
        <source>The highest double says who leads, and any tile may come first.
Nobody takes tiles: play or pass, counter-clockwise round the table.</source>
        <comment>two lines</comment>
        <translation>Pemegang balak tertinggi turun pertama, boleh dengan batu apa saja.
Tidak ada yang mengambil batu: turun atau lewat, berlawanan arah jarum jam.</translation>
    </message>
    <message>
        <source>Five tiles each, as in Swedish homes; if nothing fits, take just one.
Everybody writes down the pips they hold; the lowest total wins the match.</source>
        <comment>two lines</comment>
        <translation>Lima batu per orang, seperti di Swedia; kalau tidak ada yang cocok, ambil satu saja.
Setiap pemain mencatat titik di tangannya; total terendah memenangkan pertandingan.</translation>
    </message>
    <message>
        <source>Two against two with every tile dealt; the double six leads the first round.
The pair with the lowest total scores what the other pair holds.</source>
        <comment>two lines</comment>
        <translation>Dua lawan dua, semua batu dibagikan; balak enam membuka ronde pertama.
Pasangan dengan total terendah mendapat titik pasangan lawan.</translation>
    </message>
    <message>
        <source>No pips to add up: going out counts 1 point, with a double 2.
A last tile that fits both ends counts 3, a double that fits both 4.</source>
        <comment>two lines</comment>
        <translation>Tidak perlu menghitung titik: batu habis bernilai 1 poin, dengan balak 2.
Batu terakhir yang cocok di kedua ujung bernilai 3, balak yang cocok di keduanya 4.</translation>
    </message>
    <message>
        <source>Indonesia&apos;s own game: the double blank leads, later the winner leads a double.
Nobody takes tiles; the lowest count wins a blocked game.</source>
        <comment>two lines</comment>
        <translation>Gaple seperti di rumah: balak kosong turun pertama, lalu pemenang turun dengan balak.
Tidak ada yang mengambil batu; kalau buntu, jumlah terendah menang.</translation>
    </message>
    <message>
        <source>Indonesian pairs: 1 to 4 points, depending on how the last tile fits.
To block the game and win brings 2 points, to block it and lose costs one.</source>
        <comment>two lines</comment>
        <translation>Berpasangan seperti di turnamen: 1 sampai 4 poin, tergantung cocoknya batu terakhir.
Menutup permainan dan menang bernilai 2 poin, menutup lalu kalah dikurangi satu.</translation>
    </message>
    <message>
        <source>Pairs: who blocks the game is compared with the next player alone.
A block counts double; if the closer loses, three times.</source>
        <comment>two lines</comment>
        <translation>Berpasangan: yang menutup permainan hanya diadu dengan pemain berikutnya.
Permainan buntu dihitung dua kali; kalau yang menutup kalah, tiga kali.</translation>
    </message>
    <message>
        <source>The double six leads first, later whoever has won; played to 200.
No extras: the pair with the lowest total scores what the other pair holds.</source>
        <comment>two lines</comment>
        <translation>Balak enam turun pertama, lalu pemenang ronde; dimainkan sampai 200.
Tanpa tambahan: pasangan dengan total terendah mendapat titik pasangan lawan.</translation>
    </message>
    <message>
        <source>Pairs under the tree: whoever holds the lowest hand wins a blocked game.
Extra points for capicúa, for the double blank as last tile and for passes.</source>
        <comment>two lines</comment>
        <translation>Berpasangan di bawah pohon: kalau buntu, yang memegang titik paling sedikit menang.
Poin tambahan untuk capicúa, balak kosong sebagai batu terakhir, dan lewat.</translation>
    </message>
    <message>
        <source>Pairs to 500: the winners score the pips of all four hands.
Extra points for the first four rounds, for capicú and for the double blank.</source>
        <comment>two lines</comment>
        <translation>Berpasangan sampai 500: pemenang mendapat semua titik di keempat tangan.
Poin tambahan untuk empat ronde pertama, untuk capicú, dan untuk balak kosong.</translation>
    </message>
    <message>
        <source>Pairs with ten tiles each from the larger set; fifteen stay out of play.
Going out with a tile that fits both ends doubles the round.</source>
        <comment>two lines</comment>
        <translation>Berpasangan, sepuluh batu per orang dari set lebih besar; lima belas tidak dipakai.
Habis dengan batu yang cocok di kedua ujung menggandakan nilai ronde.</translation>
    </message>
    <message>
        <source>A short match to 20: up to 20 pips count 2 points, every 10 more one point.
In a tie the pair that led the round wins.</source>
        <comment>two lines</comment>
        <translation>Pertandingan singkat sampai 20: 20 titik pertama 2 poin, tiap 10 titik lagi tambah satu.
Kalau seri, pasangan yang turun pertama menang.</translation>
    </message>
    <message>
        <source>One point for each round won; the winning partners choose who leads the next.
Six points against none win; once both pairs have scored, all start again.</source>
        <comment>two lines</comment>
        <translation>Satu poin per kemenangan ronde; pasangan pemenang memilih siapa yang turun pertama.
Enam poin lawan nol menang; begitu kedua pasangan punya poin, semua mulai lagi dari nol.</translation>
    </message>
    <message>
        <source>Everybody alone, all tiles dealt, one point for each round won.
Six points win the match while somebody still has none.</source>
        <comment>two lines</comment>
        <translation>Semua bermain sendiri, semua batu dibagikan, satu poin per kemenangan ronde.
Enam poin menang selama masih ada yang belum punya poin.</translation>
    </message>
    <message>
        <source>A tile from the boneyard starts the line; if nothing fits, take just one.
Once a number is used up, anybody may call the game blocked.</source>
        <comment>two lines</comment>
        <translation>Satu batu dari stok membuka rangkaian; kalau tidak ada yang cocok, ambil satu saja.
Begitu satu angka habis, siapa pun boleh menyatakan permainan buntu.</translation>
    </message>
    <message>
        <source>Score at once when the open ends add up to a multiple of five.
The first double grows in four directions. An American favourite.</source>
        <comment>two lines</comment>
        <translation>Langsung dapat poin kalau jumlah ujung terbuka kelipatan lima.
Balak pertama tumbuh ke empat arah. Favorit di Amerika.</translation>
    </message>
    <message>
        <source>All Fives in one straight line, without side arms.
Score at once when the two ends add up to a multiple of five.</source>
        <comment>two lines</comment>
        <translation>All Fives dalam satu rangkaian lurus, tanpa cabang.
Langsung dapat poin kalau jumlah kedua ujung kelipatan lima.</translation>
    </message>
    <message>
        <source>All Fives from California: every double grows in four directions.
More ends, more sums, more chances to score.</source>
        <comment>two lines</comment>
        <translation>All Fives dari California: setiap balak tumbuh ke empat arah.
Lebih banyak ujung, lebih banyak jumlah, lebih banyak peluang poin.</translation>
    </message>
    <message>
        <source>Score at once when the open ends add up to a multiple of three.
The first double grows in four directions. Easier sums for younger players.</source>
        <comment>two lines</comment>
        <translation>Langsung dapat poin kalau jumlah ujung terbuka kelipatan tiga.
Balak pertama tumbuh ke empat arah. Hitungan lebih mudah untuk anak-anak.</translation>
    </message>
    <message>
        <source>The British pub game: each five and each three in the two ends&apos; total is a point.
Reach exactly 61; nobody takes tiles.</source>
        <comment>two lines</comment>
        <translation>Permainan pub Inggris: setiap lima dan tiga dalam jumlah kedua ujung bernilai satu poin.
Harus tepat 61; tidak ada yang mengambil batu.</translation>
    </message>
    <message>
        <source>Two points when both ends show the same number, three if one is a double.
A quick match to 15; take tiles until one fits.</source>
        <comment>two lines</comment>
        <translation>Dua poin kalau kedua ujung berangka sama, tiga kalau salah satunya balak.
Pertandingan cepat sampai 15; batu diambil sampai ada yang cocok.</translation>
    </message>
    <message>
        <source>Bergen with four arms: the first double must be surrounded before they grow.
The more ends show the same number, the more points.</source>
        <comment>two lines</comment>
        <translation>Bergen dengan empat cabang: balak pertama harus dikelilingi dulu sebelum cabang tumbuh.
Makin banyak ujung dengan angka yang sama, makin banyak poin.</translation>
    </message>
    <message>
        <source>Pairs as in Manaus: ends that add up to a multiple of five score at once.
A pass gives the other pair 20 points.</source>
        <comment>two lines</comment>
        <translation>Berpasangan seperti di Manaus: jumlah ujung kelipatan lima langsung mendapat poin.
Kalau ada yang lewat, pasangan lawan mendapat 20 poin.</translation>
    </message>
    <message>
        <source>The double six leads, and four sixes must surround it before anything else.
For four players; then four arms grow, and nobody takes tiles.</source>
        <comment>two lines</comment>
        <translation>Balak enam turun pertama, dan empat batu berangka enam harus mengelilinginya dulu.
Untuk empat pemain; lalu empat cabang tumbuh, dan tidak ada yang mengambil batu.</translation>
    </message>
    <message>
        <source>Four tiles surround the first double before the arms may grow.
Take tiles until one fits; the last two stay in the boneyard.</source>
        <comment>two lines</comment>
        <translation>Empat batu mengelilingi balak pertama sebelum cabang boleh tumbuh.
Batu diambil sampai ada yang cocok; dua yang terakhir tetap di stok.</translation>
    </message>
    <message>
        <source>Four tiles surround the first double, then each arm gets its own double.
If nothing fits, take one tile; only a finished cross may grow.</source>
        <comment>two lines</comment>
        <translation>Empat batu mengelilingi balak pertama, lalu setiap cabang mendapat balaknya sendiri.
Kalau tidak ada yang cocok, ambil satu batu; cabang baru tumbuh setelah salib selesai.</translation>
    </message>
    <message>
        <source>Touching numbers need not be equal: together they make seven.
Four matadors fit anywhere. With larger sets the sum is 10 or 13.</source>
        <comment>two lines</comment>
        <translation>Angka yang bersentuhan tidak perlu sama: jumlahnya harus tujuh.
Empat matador cocok di mana saja. Dengan set lebih besar jumlahnya 10 atau 13.</translation>
    </message>
    <message>
        <source>Everybody builds a train of their own, and one train belongs to all.
Up to eight players; the fewest pips after all rounds win.</source>
        <comment>two lines</comment>
        <translation>Setiap pemain membangun kereta sendiri, dan satu kereta milik bersama.
Sampai delapan pemain; titik paling sedikit setelah semua ronde menang.</translation>
    </message>
    <message>
        <source>Every double must get three toes before anything else is played.
Up to eight players; the fewest pips after all rounds win.</source>
        <comment>two lines</comment>
        <translation>Setiap balak harus mendapat tiga jari sebelum batu lain diturunkan.
Sampai delapan pemain; titik paling sedikit setelah semua ronde menang.</translation>
    </message>
</context>
<context>
    <name>Rule set file</name>
    <message>
        <source>The file cannot be opened.</source>
        <translation>Berkas tidak dapat dibuka.</translation>
    </message>
    <message>
        <source>The file is too large for a rule set.</source>
        <translation>Berkas terlalu besar untuk sebuah ragam aturan.</translation>
    </message>
    <message>
        <source>The file cannot be read as a rule set: %1</source>
        <translation>Berkas ini tidak dapat dibaca sebagai ragam aturan: %1</translation>
    </message>
    <message>
        <source>%2: this setting is unknown.</source>
        <comment>%2: the place in the file</comment>
        <translation>%2: pengaturan ini tidak dikenal.</translation>
    </message>
    <message>
        <source>%2: this setting is missing.</source>
        <comment>%2: the place in the file</comment>
        <translation>%2: pengaturan ini tidak ada.</translation>
    </message>
    <message>
        <source>%2: %1 is not the right kind of value.</source>
        <comment>%2: the place</comment>
        <translation>%2: %1 bukan jenis nilai yang benar.</translation>
    </message>
    <message>
        <source>%2: the name %1 is unknown.</source>
        <comment>%2: the place in the file</comment>
        <translation>%2: nama %1 tidak dikenal.</translation>
    </message>
    <message>
        <source>%2: %1 is too small or too large.</source>
        <comment>%2: the place</comment>
        <translation>%2: %1 terlalu kecil atau terlalu besar.</translation>
    </message>
    <message>
        <source>%2: this contradicts %1.</source>
        <comment>%1, %2: places in the file</comment>
        <translation>%2: ini bertentangan dengan %1.</translation>
    </message>
    <message>
        <source>%2: more tiles are dealt than the set has (%1).</source>
        <comment>%1: like 4 x 8 of 28</comment>
        <translation>%2: batu yang dibagikan lebih banyak daripada isi setnya (%1).</translation>
    </message>
    <message>
        <source>%1 Allowed: %2.</source>
        <comment>%1: a whole sentence about a fault; %2: a list of words</comment>
        <translation>%1 Yang boleh: %2.</translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>The game is blocked when nobody can lay a tile any more.</source>
        <translation>Permainan buntu kalau tidak ada lagi yang bisa menurunkan batu.</translation>
    </message>
    <message numerus="yes">
        <source>The game is blocked when nobody can lay a tile and the boneyard holds no more than %n tile(s).</source>
        <comment>1 or 2</comment>
        <translation>
            <numerusform>Permainan buntu kalau tidak ada yang bisa menurunkan batu dan di stok tersisa paling banyak %n batu.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is blocked when nobody can lay a tile and the boneyard is empty.</source>
        <translation>Permainan buntu kalau tidak ada yang bisa menurunkan batu dan stok sudah habis.</translation>
    </message>
    <message>
        <source>Both ends of the line count.</source>
        <translation>Yang dihitung: kedua ujung rangkaian.</translation>
    </message>
    <message>
        <source>Every open end counts, also the free sides of a double that opens to four sides.</source>
        <translation>Setiap ujung terbuka dihitung, juga sisi yang masih bebas pada balak yang terbuka ke empat sisi.</translation>
    </message>
    <message>
        <source>Every end counts that may be used at that moment.</source>
        <translation>Yang dihitung: setiap ujung yang boleh dipakai saat itu.</translation>
    </message>
    <message>
        <source>For each player, their own train, the Mexican Train and every marked train count.</source>
        <comment>open ends</comment>
        <translation>Untuk setiap pemain yang dihitung: keretanya sendiri, Kereta Meksiko, dan setiap kereta bertanda.</translation>
    </message>
    <message>
        <source>For each player, their own train and the Mexican Train count.</source>
        <comment>open ends</comment>
        <translation>Untuk setiap pemain yang dihitung: keretanya sendiri dan Kereta Meksiko.</translation>
    </message>
    <message>
        <source>A player who cannot play says so; then everybody is asked once, in turn (%1): can you play a tile?</source>
        <comment>%1: clockwise or counter-clockwise</comment>
        <translation>Pemain yang tidak bisa turun mengatakannya; lalu semua ditanya satu kali secara bergiliran (%1): ada batu yang bisa diturunkan?</translation>
    </message>
    <message>
        <source>If anybody can, the game is not blocked, and that player lays a tile at once.</source>
        <translation>Kalau ada yang bisa, permainan belum buntu, dan pemain itu langsung menurunkan batu.</translation>
    </message>
    <message>
        <source>If nobody can, the round is over: all hands are laid open and the pips are counted.</source>
        <translation>Kalau tidak ada yang bisa, ronde selesai: semua batu di tangan dibuka dan titiknya dihitung.</translation>
    </message>
    <message>
        <source>A newly marked train opens the table again, so the others are asked anew.</source>
        <translation>Kereta yang baru ditandai membuka meja lagi, jadi yang lain ditanya ulang.</translation>
    </message>
    <message>
        <source>A pass by choice is no answer: it does not help to block the game.</source>
        <translation>Lewat karena kemauan sendiri bukan jawaban: tidak ikut membuat permainan buntu.</translation>
    </message>
    <message>
        <source>A round is never blocked: when it is over, everybody counts the tiles they have laid aside.</source>
        <translation>Ronde tidak pernah buntu: setelah selesai, setiap pemain menghitung batu yang disisihkannya.</translation>
    </message>
    <message>
        <source>The program checks every answer.</source>
        <translation>Program memeriksa setiap jawaban.</translation>
    </message>
    <message>
        <source>Everybody answers on their honour; after the round all hands are shown and wrong answers are found.</source>
        <translation>Semua menjawab dengan jujur; setelah ronde semua batu ditunjukkan dan jawaban keliru ketahuan.</translation>
    </message>
    <message>
        <source>Even when every tile that could fit is on the table, the round goes on until everybody has answered.</source>
        <translation>Meskipun semua batu yang bisa cocok sudah ada di meja, ronde berlanjut sampai semua sudah menjawab.</translation>
    </message>
    <message>
        <source>When every tile that could fit is on the table, any player may stop the round at once, even if tiles are left to take.</source>
        <translation>Kalau semua batu yang bisa cocok sudah ada di meja, setiap pemain boleh langsung menghentikan ronde, meskipun masih ada batu yang bisa diambil.</translation>
    </message>
    <message>
        <source>When every tile that could fit is on the table, the round stops by itself, even if tiles are left to take.</source>
        <translation>Kalau semua batu yang bisa cocok sudah ada di meja, ronde berhenti sendiri, meskipun masih ada batu yang bisa diambil.</translation>
    </message>
    <message>
        <source>The neighbour is the next player in turn.</source>
        <translation>Yang diadu adalah pemain berikutnya dalam urutan giliran.</translation>
    </message>
    <message>
        <source>The neighbour is the player whose turn comes just before.</source>
        <translation>Yang diadu adalah pemain sebelumnya dalam urutan giliran.</translation>
    </message>
    <message>
        <source>These rules are tried in this order until one decides.</source>
        <comment>before rules about a tie</comment>
        <translation>Aturan ini dicoba menurut urutan sampai ada yang menentukan.</translation>
    </message>
    <message numerus="yes">
        <source>Several ties in a row double it again, but at most to %n time(s) the points.</source>
        <translation>
            <numerusform>Seri berturut-turut menggandakannya lagi, tetapi paling banyak menjadi %n kali poin.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every further tie in a row doubles it again.</source>
        <translation>Seri berturut-turut menggandakannya lagi dan lagi.</translation>
    </message>
    <message numerus="yes">
        <source>Several ties in a row add up, but at most to %n extra point(s).</source>
        <translation>
            <numerusform>Seri berturut-turut terus menambahnya, tetapi paling banyak sampai %n poin tambahan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Several ties in a row add up without limit.</source>
        <translation>Seri berturut-turut terus menambahnya tanpa batas.</translation>
    </message>
    <message numerus="yes">
        <source>In such a tie those opponents score %n point(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Kalau seri seperti itu, para lawan tersebut mendapat %n poin.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tiles and players</source>
        <comment>heading</comment>
        <translation>Batu dan pemain</translation>
    </message>
    <message>
        <source>Who begins</source>
        <comment>heading: who leads a round</comment>
        <translation>Siapa yang memulai</translation>
    </message>
    <message>
        <source>Laying tiles</source>
        <comment>heading</comment>
        <translation>Menurunkan batu</translation>
    </message>
    <message>
        <source>When no tile fits</source>
        <comment>heading</comment>
        <translation>Kalau tidak ada batu yang cocok</translation>
    </message>
    <message>
        <source>When the game is blocked</source>
        <comment>heading</comment>
        <translation>Kalau permainan buntu</translation>
    </message>
    <message>
        <source>Who wins a blocked game</source>
        <comment>heading</comment>
        <translation>Siapa yang memenangkan permainan buntu</translation>
    </message>
    <message>
        <source>In a tie</source>
        <comment>heading</comment>
        <translation>Kalau seri</translation>
    </message>
    <message>
        <source>Points for a round</source>
        <comment>heading</comment>
        <translation>Poin ronde</translation>
    </message>
    <message>
        <source>Points during play</source>
        <comment>heading</comment>
        <translation>Poin selama bermain</translation>
    </message>
    <message>
        <source>Extra points</source>
        <comment>heading</comment>
        <translation>Poin tambahan</translation>
    </message>
    <message>
        <source>The match</source>
        <comment>heading</comment>
        <translation>Pertandingan</translation>
    </message>
    <message>
        <source>Fouls</source>
        <comment>heading: wrong answers and other mistakes</comment>
        <translation>Pelanggaran</translation>
    </message>
    <message numerus="yes">
        <source>The set is a double-two set with %n tile(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Dipakai set balak dua dengan %n batu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The set is a double-three set with %n tile(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Dipakai set balak tiga dengan %n batu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The set is a double-six set with %n tile(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Dipakai set balak enam dengan %n batu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The set is a double-nine set with %n tile(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Dipakai set balak sembilan dengan %n batu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The set is a double-twelve set with %n tile(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Dipakai set balak dua belas dengan %n batu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The set is a double-fifteen set with %n tile(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Dipakai set balak lima belas dengan %n batu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The set is a double-eighteen set with %n tile(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Dipakai set balak delapan belas dengan %n batu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Double-two</source>
        <comment>a set of tiles</comment>
        <translation>Balak dua</translation>
    </message>
    <message>
        <source>Double-three</source>
        <comment>a set of tiles</comment>
        <translation>Balak tiga</translation>
    </message>
    <message>
        <source>Double-six</source>
        <comment>a set of tiles</comment>
        <translation>Balak enam</translation>
    </message>
    <message>
        <source>Double-nine</source>
        <comment>a set of tiles</comment>
        <translation>Balak sembilan</translation>
    </message>
    <message>
        <source>Double-twelve</source>
        <comment>a set of tiles</comment>
        <translation>Balak dua belas</translation>
    </message>
    <message>
        <source>Double-fifteen</source>
        <comment>a set of tiles</comment>
        <translation>Balak lima belas</translation>
    </message>
    <message>
        <source>Double-eighteen</source>
        <comment>a set of tiles</comment>
        <translation>Balak delapan belas</translation>
    </message>
    <message>
        <source>The game is for %1 players.</source>
        <comment>%1: numbers, like 4, 2 or 4, 2 to 8; never 1</comment>
        <translation>Permainan ini untuk %1 pemain.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>numbers of players within a sentence, like 2 to 8</comment>
        <translation>%1 sampai %2</translation>
    </message>
    <message>
        <source>Everybody plays alone.</source>
        <translation>Setiap pemain bermain sendiri.</translation>
    </message>
    <message>
        <source>Two pairs play: partners sit opposite each other and win together.</source>
        <translation>Dua pasangan bermain: rekan duduk berhadapan dan menang bersama.</translation>
    </message>
    <message numerus="yes">
        <source>Everybody starts with %n tile(s).</source>
        <comment>tiles dealt to each player; never zero</comment>
        <translation>
            <numerusform>Setiap pemain mulai dengan %n batu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %1 players everybody starts with %n tile(s).</source>
        <comment>%1: numbers of players, like 2, 3 or 4; tiles dealt to each player; never zero</comment>
        <translation>
            <numerusform>Dengan %1 pemain, masing-masing mulai dengan %n batu.</numerusform>
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
            <numerusform>%n batu dengan %1 pemain</numerusform>
        </translation>
    </message>
    <message>
        <source>All tiles of the set are used.</source>
        <translation>Semua batu dalam set dipakai.</translation>
    </message>
    <message>
        <source>These tiles are left out: %1.</source>
        <comment>%1: tiles, like 0-0</comment>
        <translation>Batu ini dikeluarkan: %1.</translation>
    </message>
    <message>
        <source>With %1 players these tiles are left out: %2.</source>
        <comment>%1: a number; %2: tiles, like 0-0</comment>
        <translation>Dengan %1 pemain, batu ini dikeluarkan: %2.</translation>
    </message>
    <message>
        <source>The table is empty before the first turn.</source>
        <translation>Meja kosong sebelum giliran pertama.</translation>
    </message>
    <message>
        <source>One tile from the boneyard is turned up and is the first tile on the table; play goes on from it.</source>
        <translation>Satu batu dari stok dibuka dan menjadi batu pertama di meja; permainan berlanjut dari situ.</translation>
    </message>
    <message>
        <source>A double lies ready in the middle: %1 in round 1, then one lower in each round; after 0-0 comes %1 again.</source>
        <comment>%1: the highest double of the set, like 6-6; round = one deal</comment>
        <translation>Satu balak sudah tersedia di tengah: %1 di ronde 1, lalu satu tingkat lebih rendah setiap ronde, dan setelah 0-0 kembali ke %1.</translation>
    </message>
    <message>
        <source>Every deal is played, however many doubles somebody has.</source>
        <translation>Setiap pembagian dimainkan, berapa pun balak yang didapat seorang pemain.</translation>
    </message>
    <message numerus="yes">
        <source>Whoever is dealt at least %n double(s) may ask for a new deal before doing anything else.</source>
        <comment>4 to 7, never zero</comment>
        <translation>
            <numerusform>Siapa yang mendapat paling sedikit %n balak boleh minta bagi ulang sebelum melakukan hal lain.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whoever holds the highest double begins the first round.</source>
        <translation>Pemegang balak tertinggi memulai ronde pertama.</translation>
    </message>
    <message>
        <source>Whoever holds the lowest double begins the first round; the double blank is passed over.</source>
        <translation>Pemegang balak terendah memulai ronde pertama; balak kosong tidak termasuk.</translation>
    </message>
    <message>
        <source>Whoever holds the heaviest tile begins the first round.</source>
        <translation>Pemegang batu dengan titik terbanyak memulai ronde pertama.</translation>
    </message>
    <message>
        <source>Who begins the first round is decided by lot.</source>
        <translation>Siapa yang memulai ronde pertama ditentukan dengan undian.</translation>
    </message>
    <message>
        <source>Whoever holds %1 begins the first round.</source>
        <comment>%1: a tile, like 6-6</comment>
        <translation>Pemegang %1 memulai ronde pertama.</translation>
    </message>
    <message>
        <source>Whoever holds the double of the round begins: 0-0 in round 1, 1-1 in round 2 and so on; after %1 comes 0-0.</source>
        <comment>%1: the highest double of the set, like 6-6; round = one deal</comment>
        <translation>Pemegang balak ronde itu yang memulai: 0-0 di ronde 1, 1-1 di ronde 2, dan seterusnya; setelah %1 kembali ke 0-0.</translation>
    </message>
    <message>
        <source>If nobody was dealt it, whoever holds the highest double begins.</source>
        <comment>a tile</comment>
        <translation>Kalau tidak ada yang mendapatnya, pemegang balak tertinggi yang memulai.</translation>
    </message>
    <message>
        <source>The tile that decides who begins must be laid first.</source>
        <translation>Batu yang menentukan siapa yang memulai harus turun pertama.</translation>
    </message>
    <message>
        <source>Any tile may be laid first.</source>
        <comment>by the player who begins</comment>
        <translation>Batu pertama boleh batu apa saja.</translation>
    </message>
    <message>
        <source>If nobody has a double, whoever holds the heaviest tile begins.</source>
        <translation>Kalau tidak ada yang memegang balak, pemegang batu dengan titik terbanyak yang memulai.</translation>
    </message>
    <message>
        <source>If nobody has a double, the tiles are dealt again.</source>
        <translation>Kalau tidak ada yang memegang balak, batu dibagikan ulang.</translation>
    </message>
    <message>
        <source>If nobody has a double in a later round, whoever won the last one begins with any tile.</source>
        <translation>Kalau di ronde berikutnya tidak ada yang memegang balak, pemenang ronde terakhir memulai dengan batu apa saja.</translation>
    </message>
    <message>
        <source>In each later round the next player in turn begins, with any tile.</source>
        <translation>Setiap ronde berikutnya dimulai oleh pemain berikutnya dalam urutan giliran, dengan batu apa saja.</translation>
    </message>
    <message>
        <source>Whoever won a round begins the next one, with any tile.</source>
        <translation>Pemenang ronde memulai ronde berikutnya, dengan batu apa saja.</translation>
    </message>
    <message>
        <source>The pair that won begins the next round: the winner may leave the first tile to the partner.</source>
        <translation>Pasangan yang menang memulai ronde berikutnya: pemenang boleh menyerahkan batu pertama kepada rekannya.</translation>
    </message>
    <message>
        <source>Whoever won a round begins the next one with a double; without one, the next player in turn who has a double.</source>
        <translation>Pemenang ronde memulai ronde berikutnya dengan balak; kalau tidak punya, pemain berikutnya yang memegang balak.</translation>
    </message>
    <message>
        <source>Who begins a later round is decided by lot.</source>
        <translation>Siapa yang memulai ronde berikutnya ditentukan dengan undian.</translation>
    </message>
    <message>
        <source>Every later round begins like the first one.</source>
        <translation>Setiap ronde berikutnya dimulai seperti ronde pertama.</translation>
    </message>
    <message>
        <source>In each later round the next player in turn begins.</source>
        <comment>a tile lies on the table</comment>
        <translation>Setiap ronde berikutnya dimulai oleh pemain berikutnya dalam urutan giliran.</translation>
    </message>
    <message>
        <source>Whoever won a round begins the next one.</source>
        <comment>a tile lies on the table</comment>
        <translation>Pemenang ronde memulai ronde berikutnya.</translation>
    </message>
    <message>
        <source>After a blocked game that is the one of the two winners with the lower count.</source>
        <comment>who begins</comment>
        <translation>Setelah permainan buntu, yang memulai adalah yang jumlahnya lebih rendah di antara kedua pemenang.</translation>
    </message>
    <message>
        <source>After a blocked game with a winner, who begins is decided in the same way.</source>
        <translation>Setelah permainan buntu yang ada pemenangnya, yang memulai ditentukan dengan cara yang sama.</translation>
    </message>
    <message>
        <source>After a blocked game with a winner, who begins is decided by lot.</source>
        <translation>Setelah permainan buntu yang ada pemenangnya, yang memulai ditentukan dengan undian.</translation>
    </message>
    <message>
        <source>After a blocked game with a winner, the next player in turn begins.</source>
        <translation>Setelah permainan buntu yang ada pemenangnya, pemain berikutnya dalam urutan giliran yang memulai.</translation>
    </message>
    <message>
        <source>After a blocked game with a winner, whoever is dealt %1 begins.</source>
        <comment>%1: a tile, like 6-6</comment>
        <translation>Setelah permainan buntu yang ada pemenangnya, yang mendapat %1 pada pembagian baru yang memulai.</translation>
    </message>
    <message>
        <source>After a round without a winner, the next player in turn begins.</source>
        <translation>Setelah ronde tanpa pemenang, pemain berikutnya dalam urutan giliran yang memulai.</translation>
    </message>
    <message>
        <source>After a round without a winner, the same player begins again.</source>
        <translation>Setelah ronde tanpa pemenang, pemain yang sama memulai lagi.</translation>
    </message>
    <message>
        <source>After a round without a winner, who begins is decided by lot.</source>
        <translation>Setelah ronde tanpa pemenang, yang memulai ditentukan dengan undian.</translation>
    </message>
    <message>
        <source>After a round without a winner, whoever is dealt %1 begins.</source>
        <comment>%1: a tile, like 6-6</comment>
        <translation>Setelah ronde tanpa pemenang, yang mendapat %1 pada pembagian baru yang memulai.</translation>
    </message>
    <message>
        <source>After a round without a winner, the one of the tied players who is dealt the highest double begins.</source>
        <translation>Setelah ronde tanpa pemenang, di antara pemain yang seri, yang mendapat balak tertinggi pada pembagian baru yang memulai.</translation>
    </message>
    <message numerus="yes">
        <source>The match ends when somebody has %n point(s); the highest total wins.</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Pertandingan berakhir kalau ada yang mencapai %n poin; total tertinggi menang.</numerusform>
        </translation>
    </message>
    <message>
        <source>If the best are level, one more round is played.</source>
        <translation>Kalau yang teratas seri, dimainkan satu ronde lagi.</translation>
    </message>
    <message numerus="yes">
        <source>The match ends when somebody has %n point(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Pertandingan berakhir kalau ada yang mencapai %n poin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A game ends when somebody has %n point(s).</source>
        <comment>never zero; a match is several games</comment>
        <translation>
            <numerusform>Satu gim berakhir kalau ada yang mencapai %n poin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match lasts %n round(s).</source>
        <comment>round = one deal; never zero</comment>
        <translation>
            <numerusform>Pertandingan berlangsung %n ronde.</numerusform>
        </translation>
    </message>
    <message>
        <source>The highest total wins the match.</source>
        <translation>Total tertinggi memenangkan pertandingan.</translation>
    </message>
    <message>
        <source>Somebody else must still have no points then: once everybody has scored, all begin again at zero.</source>
        <translation>Saat itu harus masih ada yang belum punya poin: begitu semua sudah punya poin, semua mulai lagi dari nol.</translation>
    </message>
    <message>
        <source>The lowest total wins the match.</source>
        <translation>Total terendah memenangkan pertandingan.</translation>
    </message>
    <message>
        <source>Whoever first wins two games wins the match.</source>
        <translation>Siapa yang lebih dulu memenangkan dua gim memenangkan pertandingan.</translation>
    </message>
    <message>
        <source>Whoever first wins three games wins the match.</source>
        <translation>Siapa yang lebih dulu memenangkan tiga gim memenangkan pertandingan.</translation>
    </message>
    <message>
        <source>More points than needed are fine, too.</source>
        <comment>at the end of a match</comment>
        <translation>Poin yang lebih dari perlu juga sah.</translation>
    </message>
    <message>
        <source>It must be exactly that many points: whoever has them ends the round at once and wins.</source>
        <comment>at the end of a match</comment>
        <translation>Poinnya harus tepat: siapa yang mencapainya langsung mengakhiri ronde dan menang.</translation>
    </message>
    <message>
        <source>A score that would go past the target does not count.</source>
        <translation>Poin yang akan melampaui target tidak dihitung.</translation>
    </message>
    <message>
        <source>A score that goes past the target counts but does not win; once all are past it, the lowest total wins.</source>
        <translation>Poin yang melampaui target tetap dihitung, tetapi tidak memenangkan pertandingan; kalau semua sudah melampauinya, total terendah menang.</translation>
    </message>
    <message numerus="yes">
        <source>After %n minute(s) the round in play is the last one.</source>
        <translation>
            <numerusform>Setelah %n menit, ronde yang sedang dimainkan menjadi ronde terakhir.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no time limit.</source>
        <translation>Tidak ada batas waktu.</translation>
    </message>
    <message>
        <source>%1: no rule about it.</source>
        <comment>%1: a foul, like Touching or showing a tile</comment>
        <translation>%1: tidak ada aturannya.</translation>
    </message>
    <message>
        <source>%1: this is a foul.</source>
        <comment>%1: like Touching or showing a tile</comment>
        <translation>%1: ini pelanggaran.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n penalty point(s).</source>
        <comment>%1: a foul, like Wrong answer</comment>
        <translation>
            <numerusform>%1: denda %n poin.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: no penalty points.</source>
        <comment>%1: a foul, like Wrong answer</comment>
        <translation>%1: tanpa poin denda.</translation>
    </message>
    <message>
        <source>%1: the round counts all the same.</source>
        <comment>%1: a foul, like Wrong answer</comment>
        <translation>%1: ronde tetap dihitung.</translation>
    </message>
    <message>
        <source>%1: the round does not count and is dealt again.</source>
        <comment>%1: a foul, like Wrong answer</comment>
        <translation>%1: ronde tidak dihitung dan diulang.</translation>
    </message>
    <message>
        <source>%1: that side cannot win the round any more.</source>
        <comment>%1: a foul, like Wrong answer</comment>
        <translation>%1: pihak itu tidak bisa lagi memenangkan ronde.</translation>
    </message>
    <message>
        <source>%1: the match goes on.</source>
        <comment>%1: a foul, like Wrong answer</comment>
        <translation>%1: pertandingan berlanjut.</translation>
    </message>
    <message>
        <source>%1: that side loses the match.</source>
        <comment>%1: a foul, like Wrong answer</comment>
        <translation>%1: pihak itu kalah dalam pertandingan.</translation>
    </message>
    <message>
        <source>The tiles make one line, and every tile goes on one of its two ends.</source>
        <translation>Batu membentuk satu rangkaian, dan setiap batu dipasang di salah satu dari kedua ujungnya.</translation>
    </message>
    <message>
        <source>The tiles make a line that can grow side arms.</source>
        <translation>Batu membentuk satu rangkaian yang bisa bercabang ke samping.</translation>
    </message>
    <message>
        <source>The tiles grow outwards in arms from the first tile.</source>
        <translation>Batu tumbuh ke luar dalam cabang-cabang dari batu pertama.</translation>
    </message>
    <message>
        <source>From the middle everybody builds a train of their own; the Mexican Train beside them is open to all.</source>
        <translation>Dari tengah setiap pemain membangun keretanya sendiri; Kereta Meksiko di sampingnya terbuka untuk semua.</translation>
    </message>
    <message>
        <source>Doubles have two ends like any other tile.</source>
        <translation>Balak punya dua ujung seperti batu lain.</translation>
    </message>
    <message>
        <source>The first double of a round opens to four sides: the two long sides first, then the two short ones.</source>
        <translation>Balak pertama dalam ronde terbuka ke empat sisi: dulu kedua sisi panjang, lalu kedua sisi pendek.</translation>
    </message>
    <message>
        <source>Every double opens to four sides: the two long sides first, then the two short ones.</source>
        <translation>Setiap balak terbuka ke empat sisi: dulu kedua sisi panjang, lalu kedua sisi pendek.</translation>
    </message>
    <message>
        <source>A double that begins the round opens to four sides: the two long sides first, then the two short ones.</source>
        <translation>Balak yang memulai ronde terbuka ke empat sisi: dulu kedua sisi panjang, lalu kedua sisi pendek.</translation>
    </message>
    <message>
        <source>From the first tile on, every open end may be used.</source>
        <translation>Sejak batu pertama, setiap ujung terbuka boleh dipakai.</translation>
    </message>
    <message>
        <source>All four sides of the first double must be filled before any arm may go on.</source>
        <translation>Keempat sisi balak pertama harus terisi sebelum cabang mana pun boleh dilanjutkan.</translation>
    </message>
    <message>
        <source>All four sides of the first double must be filled, then each arm needs a double before anything else is laid.</source>
        <translation>Keempat sisi balak pertama harus terisi, lalu setiap cabang memerlukan balak sebelum batu lain diturunkan.</translation>
    </message>
    <message numerus="yes">
        <source>The first double needs %n tile(s) around it, like a star, before any arm may go on.</source>
        <comment>6 or 8, never zero</comment>
        <translation>
            <numerusform>Balak pertama memerlukan %n batu di sekelilingnya, seperti bintang, sebelum cabang mana pun boleh dilanjutkan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every later double needs %n tile(s) laid on it, like toes, before anything else.</source>
        <comment>chicken foot: the tiles on a double look like toes; never zero</comment>
        <translation>
            <numerusform>Setiap balak berikutnya memerlukan %n batu yang menempel padanya, seperti jari kaki, sebelum batu lain diturunkan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first double needs %n tile(s) before play goes on elsewhere.</source>
        <comment>3 to 8, never zero</comment>
        <translation>
            <numerusform>Balak pertama memerlukan %n batu sebelum permainan berlanjut di tempat lain.</numerusform>
        </translation>
    </message>
    <message>
        <source>A tile fits where it shows the same number as the open end.</source>
        <translation>Batu cocok kalau angkanya sama dengan angka ujung terbuka.</translation>
    </message>
    <message>
        <source>A tile fits where the two halves that touch add up to %1.</source>
        <comment>%1: a number, 7 in double-six</comment>
        <translation>Batu cocok kalau jumlah kedua angka yang bersentuhan %1.</translation>
    </message>
    <message>
        <source>Matadors fit everywhere, with either half: %1.</source>
        <comment>matador: a tile that fits everywhere; %1: tiles, like 0-0, 1-6, 2-5 and 3-4</comment>
        <translation>Matador cocok di mana saja, dengan angkanya yang mana pun: %1.</translation>
    </message>
    <message>
        <source>Doubles lie across the line.</source>
        <translation>Balak diletakkan melintang pada rangkaian.</translation>
    </message>
    <message>
        <source>Doubles lie lengthwise, like all tiles.</source>
        <translation>Balak diletakkan membujur, seperti semua batu.</translation>
    </message>
    <message>
        <source>In a turn one tile is laid; then it is the next player&apos;s turn.</source>
        <translation>Satu giliran, satu batu; lalu giliran pemain berikutnya.</translation>
    </message>
    <message>
        <source>In a turn one tile is laid; whoever lays a double lays one more.</source>
        <translation>Satu giliran, satu batu; yang menurunkan balak menurunkan satu batu lagi.</translation>
    </message>
    <message>
        <source>Whoever can play must play.</source>
        <translation>Yang bisa turun harus turun.</translation>
    </message>
    <message>
        <source>Whoever can play may also pass.</source>
        <translation>Yang bisa turun juga boleh lewat.</translation>
    </message>
    <message>
        <source>Whoever can play may also pass, once nothing more may be taken in that turn.</source>
        <translation>Yang bisa turun juga boleh lewat, setelah tidak boleh mengambil batu lagi pada giliran itu.</translation>
    </message>
    <message>
        <source>When nothing else fits, a matador must be played.</source>
        <translation>Kalau tidak ada batu lain yang cocok, matador harus diturunkan.</translation>
    </message>
    <message>
        <source>A matador may be kept as long as something can be taken from the boneyard; then it must be played.</source>
        <translation>Matador boleh disimpan selama masih ada yang bisa diambil dari stok; setelah itu harus diturunkan.</translation>
    </message>
    <message>
        <source>Nobody has to play a matador: it may always be kept.</source>
        <translation>Tidak ada yang wajib menurunkan matador: selalu boleh disimpan.</translation>
    </message>
    <message>
        <source>In the first turn everybody lays as many tiles as fit on their own train.</source>
        <translation>Pada giliran pertama, setiap pemain menurunkan semua batu yang cocok di keretanya sendiri.</translation>
    </message>
    <message>
        <source>Whoever lays a double covers it at once with one more tile; if they cannot, the next player must, and nothing else is laid before.</source>
        <translation>Yang menurunkan balak langsung menutupnya dengan satu batu lagi; kalau tidak bisa, pemain berikutnya yang harus menutupnya, dan sebelum itu tidak ada batu lain yang diturunkan.</translation>
    </message>
    <message>
        <source>Whoever lays a double lays a second tile wherever it fits.</source>
        <translation>Yang menurunkan balak menurunkan batu kedua di mana pun yang cocok.</translation>
    </message>
    <message>
        <source>When every tile with the number of a double is used, it needs no more tiles.</source>
        <translation>Kalau semua batu dengan angka sebuah balak sudah terpakai, balak itu tidak memerlukan batu lagi.</translation>
    </message>
    <message>
        <source>A double keeps waiting for its tiles even if every tile with its number is already used.</source>
        <translation>Balak tetap menunggu batunya meskipun semua batu dengan angkanya sudah terpakai.</translation>
    </message>
    <message>
        <source>Whoever has to pass marks their own train: now everybody may play on it, until its owner does.</source>
        <translation>Yang terpaksa lewat menandai keretanya sendiri: sekarang semua boleh turun di situ, sampai pemiliknya turun di situ.</translation>
    </message>
    <message>
        <source>Nobody ever plays on the train of another player.</source>
        <translation>Tidak ada yang pernah turun di kereta pemain lain.</translation>
    </message>
    <message>
        <source>The round is over when somebody has no tiles left.</source>
        <translation>Ronde selesai kalau ada yang batunya habis.</translation>
    </message>
    <message>
        <source>The round is over when both partners of a pair have no tiles left.</source>
        <translation>Ronde selesai kalau batu kedua rekan dalam satu pasangan sudah habis.</translation>
    </message>
    <message>
        <source>The round is over when nobody has a tile left.</source>
        <translation>Ronde selesai kalau tidak ada lagi yang memegang batu.</translation>
    </message>
    <message>
        <source>Nobody takes tiles: everybody plays what they were dealt.</source>
        <translation>Tidak ada yang mengambil batu: setiap pemain bermain dengan batu yang dibagikan.</translation>
    </message>
    <message>
        <source>Whoever cannot play takes one tile from the boneyard.</source>
        <translation>Yang tidak bisa turun mengambil satu batu dari stok.</translation>
    </message>
    <message>
        <source>Whoever cannot play takes tiles from the boneyard until one fits.</source>
        <translation>Yang tidak bisa turun mengambil batu dari stok sampai ada yang cocok.</translation>
    </message>
    <message numerus="yes">
        <source>Whoever cannot play takes tiles from the boneyard until one fits, but at most %n tile(s) in a turn.</source>
        <comment>1 to 9, never zero</comment>
        <translation>
            <numerusform>Yang tidak bisa turun mengambil batu dari stok sampai ada yang cocok, tetapi paling banyak %n batu setiap giliran.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end %n tile(s) must stay in the boneyard.</source>
        <comment>1 or 2</comment>
        <translation>
            <numerusform>Pada akhirnya %n batu harus tetap di stok.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every tile of the boneyard may be taken.</source>
        <translation>Semua batu di stok boleh diambil.</translation>
    </message>
    <message>
        <source>Nobody takes a tile while one fits.</source>
        <comment>from the boneyard</comment>
        <translation>Tidak ada yang mengambil batu selama masih ada yang cocok.</translation>
    </message>
    <message>
        <source>A player with a tile that fits may take from the boneyard all the same.</source>
        <translation>Pemain dengan batu yang cocok tetap boleh mengambil dari stok.</translation>
    </message>
    <message>
        <source>A taken tile that fits is played at once.</source>
        <translation>Batu yang baru diambil langsung diturunkan kalau cocok.</translation>
    </message>
    <message>
        <source>A taken tile that fits may be kept.</source>
        <translation>Batu yang baru diambil boleh disimpan meskipun cocok.</translation>
    </message>
    <message>
        <source>Whoever cannot play passes.</source>
        <translation>Yang tidak bisa turun, lewat.</translation>
    </message>
    <message>
        <source>Whoever still cannot play and may take nothing more passes.</source>
        <translation>Yang tetap tidak bisa turun dan tidak boleh mengambil lagi, lewat.</translation>
    </message>
    <message>
        <source>Whoever cannot play lays one tile aside, face down; it counts at the end of the round.</source>
        <translation>Yang tidak bisa turun menyisihkan satu batu secara tertutup; batu itu dihitung pada akhir ronde.</translation>
    </message>
    <message>
        <source>Whoever goes out scores the pips of all the others.</source>
        <translation>Yang batunya habis mendapat titik semua pemain lain.</translation>
    </message>
    <message>
        <source>Whoever goes out scores the pips of the opponents.</source>
        <translation>Yang batunya habis mendapat titik lawan.</translation>
    </message>
    <message>
        <source>Whoever goes out scores the pips of all the others, less those of their own side.</source>
        <translation>Yang batunya habis mendapat titik semua pemain lain, dikurangi titik pihaknya sendiri.</translation>
    </message>
    <message>
        <source>Whoever goes out scores the difference in pips from each of the others.</source>
        <translation>Yang batunya habis mendapat selisih titik dari setiap pemain lain.</translation>
    </message>
    <message>
        <source>Whoever goes out scores the pips of all hands.</source>
        <translation>Yang batunya habis mendapat titik di semua tangan.</translation>
    </message>
    <message>
        <source>Whoever goes out scores fixed points.</source>
        <translation>Yang batunya habis mendapat poin dengan nilai tetap.</translation>
    </message>
    <message>
        <source>When somebody goes out, everybody is charged with their own pips.</source>
        <translation>Kalau ada yang batunya habis, setiap pemain menanggung titiknya sendiri.</translation>
    </message>
    <message>
        <source>Whoever goes out scores the pips of the opponents, multiplied.</source>
        <translation>Yang batunya habis mendapat titik lawan yang dilipatgandakan.</translation>
    </message>
    <message>
        <source>Whoever goes out scores the pips of all the others and of the boneyard.</source>
        <translation>Yang batunya habis mendapat titik semua pemain lain dan titik di stok.</translation>
    </message>
    <message>
        <source>Winning a blocked game scores the pips of all the others.</source>
        <translation>Pemenang permainan buntu mendapat titik semua pemain lain.</translation>
    </message>
    <message>
        <source>Winning a blocked game scores the pips of the opponents.</source>
        <translation>Pemenang permainan buntu mendapat titik lawan.</translation>
    </message>
    <message>
        <source>Winning a blocked game scores the pips of all the others, less those of the winner&apos;s own side.</source>
        <translation>Pemenang permainan buntu mendapat titik semua pemain lain, dikurangi titik pihaknya sendiri.</translation>
    </message>
    <message>
        <source>Winning a blocked game scores the difference in pips from each of the others.</source>
        <translation>Pemenang permainan buntu mendapat selisih titik dari setiap pemain lain.</translation>
    </message>
    <message>
        <source>Winning a blocked game scores the pips of all hands.</source>
        <translation>Pemenang permainan buntu mendapat titik di semua tangan.</translation>
    </message>
    <message>
        <source>Winning a blocked game scores fixed points.</source>
        <translation>Pemenang permainan buntu mendapat poin dengan nilai tetap.</translation>
    </message>
    <message>
        <source>After a blocked game everybody is charged with their own pips.</source>
        <translation>Setelah permainan buntu, setiap pemain menanggung titiknya sendiri.</translation>
    </message>
    <message>
        <source>Winning a blocked game scores the pips of the opponents, multiplied.</source>
        <translation>Pemenang permainan buntu mendapat titik lawan yang dilipatgandakan.</translation>
    </message>
    <message>
        <source>Winning a blocked game scores the pips of all the others and of the boneyard.</source>
        <translation>Pemenang permainan buntu mendapat titik semua pemain lain dan titik di stok.</translation>
    </message>
    <message>
        <source>Going out and winning a blocked game score alike.</source>
        <translation>Batu habis dan memenangkan permainan buntu dinilai sama.</translation>
    </message>
    <message numerus="yes">
        <source>Going out scores %n point(s).</source>
        <translation>
            <numerusform>Batu habis bernilai %n poin.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going out scores no points.</source>
        <translation>Batu habis tidak bernilai poin.</translation>
    </message>
    <message numerus="yes">
        <source>Going out with an ordinary tile scores %n point(s).</source>
        <translation>
            <numerusform>Habis dengan batu biasa bernilai %n poin.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going out with an ordinary tile scores no points.</source>
        <translation>Habis dengan batu biasa tidak bernilai poin.</translation>
    </message>
    <message numerus="yes">
        <source>Going out with a double scores %n point(s).</source>
        <translation>
            <numerusform>Habis dengan balak bernilai %n poin.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going out with a double scores no points.</source>
        <translation>Habis dengan balak tidak bernilai poin.</translation>
    </message>
    <message numerus="yes">
        <source>Going out with a tile that fits both ends scores %n point(s).</source>
        <translation>
            <numerusform>Habis dengan batu yang cocok di kedua ujung bernilai %n poin.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going out with a tile that fits both ends scores no points.</source>
        <translation>Habis dengan batu yang cocok di kedua ujung tidak bernilai poin.</translation>
    </message>
    <message numerus="yes">
        <source>Going out with a double that fits both ends scores %n point(s).</source>
        <translation>
            <numerusform>Habis dengan balak yang cocok di kedua ujung bernilai %n poin.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going out with a double that fits both ends scores no points.</source>
        <translation>Habis dengan balak yang cocok di kedua ujung tidak bernilai poin.</translation>
    </message>
    <message numerus="yes">
        <source>Winning a blocked game scores %n point(s).</source>
        <translation>
            <numerusform>Memenangkan permainan buntu bernilai %n poin.</numerusform>
        </translation>
    </message>
    <message>
        <source>Winning a blocked game scores no points.</source>
        <translation>Memenangkan permainan buntu tidak bernilai poin.</translation>
    </message>
    <message numerus="yes">
        <source>Going out with an ordinary tile makes the points count %n time(s).</source>
        <translation>
            <numerusform>Kalau habis dengan batu biasa, poin dihitung %n kali.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going out with an ordinary tile brings nothing for the pips.</source>
        <translation>Kalau habis dengan batu biasa, titik tidak menghasilkan apa-apa.</translation>
    </message>
    <message numerus="yes">
        <source>Going out with a double makes the points count %n time(s).</source>
        <translation>
            <numerusform>Kalau habis dengan balak, poin dihitung %n kali.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going out with a double brings nothing for the pips.</source>
        <translation>Kalau habis dengan balak, titik tidak menghasilkan apa-apa.</translation>
    </message>
    <message numerus="yes">
        <source>Going out with a tile that fits both ends makes the points count %n time(s).</source>
        <translation>
            <numerusform>Kalau habis dengan batu yang cocok di kedua ujung, poin dihitung %n kali.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going out with a tile that fits both ends brings nothing for the pips.</source>
        <translation>Kalau habis dengan batu yang cocok di kedua ujung, titik tidak menghasilkan apa-apa.</translation>
    </message>
    <message numerus="yes">
        <source>Going out with a double that fits both ends makes the points count %n time(s).</source>
        <translation>
            <numerusform>Kalau habis dengan balak yang cocok di kedua ujung, poin dihitung %n kali.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going out with a double that fits both ends brings nothing for the pips.</source>
        <translation>Kalau habis dengan balak yang cocok di kedua ujung, titik tidak menghasilkan apa-apa.</translation>
    </message>
    <message numerus="yes">
        <source>In a blocked game the points count %n time(s).</source>
        <translation>
            <numerusform>Kalau permainan buntu, poin dihitung %n kali.</numerusform>
        </translation>
    </message>
    <message>
        <source>A blocked game brings nothing for the pips.</source>
        <translation>Kalau permainan buntu, titik tidak menghasilkan apa-apa.</translation>
    </message>
    <message>
        <source>Going out with an ordinary tile makes the points count once.</source>
        <translation>Kalau habis dengan batu biasa, poin dihitung satu kali.</translation>
    </message>
    <message>
        <source>Going out with a double makes the points count once.</source>
        <translation>Kalau habis dengan balak, poin dihitung satu kali.</translation>
    </message>
    <message>
        <source>Going out with a tile that fits both ends makes the points count once.</source>
        <translation>Kalau habis dengan batu yang cocok di kedua ujung, poin dihitung satu kali.</translation>
    </message>
    <message>
        <source>Going out with a double that fits both ends makes the points count once.</source>
        <translation>Kalau habis dengan balak yang cocok di kedua ujung, poin dihitung satu kali.</translation>
    </message>
    <message>
        <source>In a blocked game the points count once.</source>
        <translation>Kalau permainan buntu, poin dihitung satu kali.</translation>
    </message>
    <message>
        <source>Whoever plays the last tile and loses the count pays nothing extra.</source>
        <translation>Yang menurunkan batu terakhir lalu kalah hitungan tidak menanggung tambahan apa pun.</translation>
    </message>
    <message>
        <source>If whoever played the last tile loses the count, the winners score double.</source>
        <translation>Kalau yang menurunkan batu terakhir kalah hitungan, pemenang mendapat poin dua kali lipat.</translation>
    </message>
    <message>
        <source>If whoever played the last tile loses the count, the winners score three times the points.</source>
        <translation>Kalau yang menurunkan batu terakhir kalah hitungan, pemenang mendapat poin tiga kali lipat.</translation>
    </message>
    <message>
        <source>If whoever played the last tile loses the count, that side scores %1 and each other side %2 instead.</source>
        <comment>%1, %2: points, like −1 and 2</comment>
        <translation>Kalau yang menurunkan batu terakhir kalah hitungan, sebagai gantinya pihak itu mendapat %1 dan setiap pihak lain %2.</translation>
    </message>
    <message>
        <source>Nothing is rounded.</source>
        <translation>Tidak ada yang dibulatkan.</translation>
    </message>
    <message>
        <source>The points are rounded to the nearest multiple of 5: %1 becomes %2, %3 becomes %4.</source>
        <comment>numbers</comment>
        <translation>Poin dibulatkan ke kelipatan 5 terdekat: %1 menjadi %2, %3 menjadi %4.</translation>
    </message>
    <message>
        <source>The points are rounded down to a multiple of 5: %1 becomes %2.</source>
        <comment>numbers</comment>
        <translation>Poin dibulatkan ke bawah ke kelipatan 5: %1 menjadi %2.</translation>
    </message>
    <message>
        <source>The points are rounded to the nearest multiple of 3: %1 becomes %2, %3 becomes %4.</source>
        <comment>numbers</comment>
        <translation>Poin dibulatkan ke kelipatan 3 terdekat: %1 menjadi %2, %3 menjadi %4.</translation>
    </message>
    <message>
        <source>The pips become points in steps.</source>
        <translation>Titik menjadi poin secara bertingkat.</translation>
    </message>
    <message numerus="yes">
        <source>Up to %1 pips are worth %n point(s).</source>
        <comment>%1: a number</comment>
        <translation>
            <numerusform>Sampai %1 titik bernilai %n poin.</numerusform>
        </translation>
    </message>
    <message>
        <source>Up to %1 pips are worth no points.</source>
        <comment>%1: a number</comment>
        <translation>Sampai %1 titik tidak bernilai poin.</translation>
    </message>
    <message numerus="yes">
        <source>One point more is added for every further %n pip(s) begun: %1 pips are worth %2.</source>
        <comment>%1: a number of pips; %2: a number of points; %n: the size of a step; never zero</comment>
        <translation>
            <numerusform>Setiap tambahan %n titik, walau belum penuh, menambah satu poin: %1 titik bernilai %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything is added up first and then rounded.</source>
        <translation>Semuanya dijumlahkan dulu, lalu dibulatkan.</translation>
    </message>
    <message>
        <source>Each hand is rounded first and then added up.</source>
        <translation>Setiap tangan dibulatkan dulu, lalu dijumlahkan.</translation>
    </message>
    <message>
        <source>What comes from each opponent is rounded first and then added up.</source>
        <translation>Yang didapat dari setiap lawan dibulatkan dulu, lalu dijumlahkan.</translation>
    </message>
    <message numerus="yes">
        <source>The double blank counts %n pip(s) in a hand.</source>
        <comment>0-0, at the end of a round</comment>
        <translation>
            <numerusform>Balak kosong di tangan dihitung %n titik.</numerusform>
        </translation>
    </message>
    <message>
        <source>The double blank counts nothing in a hand.</source>
        <translation>Balak kosong di tangan tidak dihitung apa-apa.</translation>
    </message>
    <message>
        <source>Nothing is scored before the round is over.</source>
        <translation>Tidak ada poin sebelum ronde selesai.</translation>
    </message>
    <message>
        <source>Whoever makes the open ends add up to a multiple of %1 scores that sum at once.</source>
        <comment>%1: a number, or several like 3 or 5</comment>
        <translation>Siapa yang membuat jumlah ujung terbuka kelipatan %1 langsung mendapat jumlah itu sebagai poin.</translation>
    </message>
    <message>
        <source>Whoever makes the open ends add up to a multiple of %1 scores that sum at once, and once more if several fit.</source>
        <comment>%1: several numbers, like 3 or 5</comment>
        <translation>Siapa yang membuat jumlah ujung terbuka kelipatan %1 langsung mendapat jumlah itu sebagai poin, dan sekali lagi kalau itu kelipatan lebih dari satu angka.</translation>
    </message>
    <message>
        <source>Whoever makes the open ends add up to a multiple of %1 scores at once how many times it goes into the sum.</source>
        <comment>%1: one number, like 5</comment>
        <translation>Siapa yang membuat jumlah ujung terbuka kelipatan %1 langsung mendapat poin sebesar jumlah itu dibagi angka tersebut.</translation>
    </message>
    <message>
        <source>Whoever makes the open ends add up to a multiple of %1 scores at once how many times these go into the sum.</source>
        <comment>%1: several numbers, like 3 or 5</comment>
        <translation>Siapa yang membuat jumlah ujung terbuka kelipatan %1 langsung mendapat poin sebanyak hasil bagi jumlah itu dengan tiap angka yang habis membaginya.</translation>
    </message>
    <message numerus="yes">
        <source>An example: ends that add up to %1 score %n point(s).</source>
        <comment>%1: a number; never zero</comment>
        <translation>
            <numerusform>Contoh: ujung yang berjumlah %1 bernilai %n poin.</numerusform>
        </translation>
    </message>
    <message>
        <source>A double at an open end counts with both halves.</source>
        <translation>Pada balak di ujung terbuka, kedua angkanya dihitung.</translation>
    </message>
    <message>
        <source>The free short sides of a double do not count.</source>
        <comment>when ends are added up</comment>
        <translation>Sisi pendek balak yang masih bebas tidak dihitung.</translation>
    </message>
    <message>
        <source>Whoever makes two ends show the same number scores 2 points, and one more for each further end or double that shows it, at most 4.</source>
        <translation>Siapa yang membuat dua ujung berangka sama mendapat 2 poin, ditambah satu untuk setiap ujung lain atau balak dengan angka itu, paling banyak 4.</translation>
    </message>
    <message>
        <source>Whoever makes both ends show the same number scores 2 points, and 3 points if one of them is a double.</source>
        <translation>Siapa yang membuat kedua ujung berangka sama mendapat 2 poin, dan 3 poin kalau salah satunya balak.</translation>
    </message>
    <message numerus="yes">
        <source>Going out scores %n extra point(s).</source>
        <translation>
            <numerusform>Batu habis mendapat %n poin tambahan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going out scores nothing extra.</source>
        <translation>Batu habis tidak mendapat poin tambahan.</translation>
    </message>
    <message numerus="yes">
        <source>Going out with a double scores %n extra point(s).</source>
        <translation>
            <numerusform>Habis dengan balak mendapat %n poin tambahan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going out with a double scores nothing extra.</source>
        <translation>Habis dengan balak tidak mendapat poin tambahan.</translation>
    </message>
    <message numerus="yes">
        <source>Going out with a tile that fits both ends scores %n extra point(s); a double does not.</source>
        <translation>
            <numerusform>Habis dengan batu yang cocok di kedua ujung mendapat %n poin tambahan; balak tidak.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going out with a tile that fits both ends scores nothing extra.</source>
        <translation>Habis dengan batu yang cocok di kedua ujung tidak mendapat poin tambahan.</translation>
    </message>
    <message numerus="yes">
        <source>Going out with the double blank scores %n extra point(s).</source>
        <translation>
            <numerusform>Habis dengan balak kosong mendapat %n poin tambahan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going out with the double blank scores nothing extra.</source>
        <translation>Habis dengan balak kosong tidak mendapat poin tambahan.</translation>
    </message>
    <message numerus="yes">
        <source>Winning a blocked game scores %n extra point(s).</source>
        <translation>
            <numerusform>Memenangkan permainan buntu mendapat %n poin tambahan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Winning a blocked game scores nothing extra.</source>
        <translation>Memenangkan permainan buntu tidak mendapat poin tambahan.</translation>
    </message>
    <message numerus="yes">
        <source>Whoever causes the first pass of a match scores %n extra point(s).</source>
        <translation>
            <numerusform>Siapa yang menyebabkan lewat pertama dalam pertandingan mendapat %n poin tambahan.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first pass of a match scores nothing extra.</source>
        <translation>Lewat pertama dalam pertandingan tidak memberi poin tambahan.</translation>
    </message>
    <message numerus="yes">
        <source>Whoever makes the next player pass scores %n extra point(s); further passes in a row score nothing.</source>
        <translation>
            <numerusform>Siapa yang membuat pemain berikutnya lewat mendapat %n poin tambahan; lewat berikutnya yang berturut-turut tidak bernilai.</numerusform>
        </translation>
    </message>
    <message>
        <source>A pass scores nothing for anybody.</source>
        <translation>Lewat tidak memberi poin kepada siapa pun.</translation>
    </message>
    <message numerus="yes">
        <source>Whoever begins a round with a double and makes the next player pass scores %n extra point(s).</source>
        <translation>
            <numerusform>Siapa yang memulai ronde dengan balak dan membuat pemain berikutnya lewat mendapat %n poin tambahan.</numerusform>
        </translation>
    </message>
    <message>
        <source>A pass right after a first double scores nothing extra.</source>
        <translation>Lewat tepat setelah balak pertama tidak memberi poin tambahan.</translation>
    </message>
    <message numerus="yes">
        <source>Whoever begins a round with a tile that is not a double and makes the next player pass scores %n extra point(s).</source>
        <translation>
            <numerusform>Siapa yang memulai ronde dengan batu bukan balak dan membuat pemain berikutnya lewat mendapat %n poin tambahan.</numerusform>
        </translation>
    </message>
    <message>
        <source>A pass right after a first tile that is no double scores nothing extra.</source>
        <translation>Lewat tepat setelah batu pertama yang bukan balak tidak memberi poin tambahan.</translation>
    </message>
    <message numerus="yes">
        <source>Whoever makes three others pass in a row and then lays a tile scores %n extra point(s).</source>
        <translation>
            <numerusform>Siapa yang membuat tiga pemain lain lewat berturut-turut lalu menurunkan batu mendapat %n poin tambahan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Making three others pass in a row scores nothing extra.</source>
        <translation>Membuat tiga pemain lain lewat berturut-turut tidak memberi poin tambahan.</translation>
    </message>
    <message numerus="yes">
        <source>Whoever makes three others pass in a row and then lays a tile scores %n extra point(s), but nothing for a single pass.</source>
        <translation>
            <numerusform>Siapa yang membuat tiga pemain lain lewat berturut-turut lalu menurunkan batu mendapat %n poin tambahan, tetapi tidak mendapat apa-apa untuk satu kali lewat.</numerusform>
        </translation>
    </message>
    <message>
        <source>Three passes of others in a row score no more than a single pass.</source>
        <translation>Tiga pemain lain lewat berturut-turut tidak bernilai lebih dari satu kali lewat.</translation>
    </message>
    <message>
        <source>Apart from doubles, a last tile counts as fitting both ends only if these showed different numbers.</source>
        <translation>Selain balak, batu terakhir baru dianggap cocok di kedua ujung kalau kedua ujung itu berbeda angka.</translation>
    </message>
    <message>
        <source>Apart from doubles, a last tile also fits both ends if these showed the same number.</source>
        <translation>Selain balak, batu terakhir juga dianggap cocok di kedua ujung kalau kedua ujung itu berangka sama.</translation>
    </message>
    <message>
        <source>Passes count when the next tile is laid, so those of a blocked game never do.</source>
        <translation>Lewat baru dihitung ketika batu berikutnya diturunkan, jadi lewat pada permainan buntu tidak pernah dihitung.</translation>
    </message>
    <message>
        <source>The first rounds of a match score nothing extra.</source>
        <translation>Ronde-ronde pertama pertandingan tidak memberi poin tambahan.</translation>
    </message>
    <message>
        <source>Winning one of the first rounds of a match scores extra points, round by round: %1.</source>
        <comment>%1: a list of numbers, like 100, 75, 50 and 25</comment>
        <translation>Memenangkan salah satu ronde pertama pertandingan memberi poin tambahan, ronde demi ronde: %1.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>The rules of this match</source>
        <comment>title of a page</comment>
        <translation>Aturan pertandingan ini</translation>
    </message>
    <message>
        <source>Language of the rules</source>
        <comment>what a screen reader says for a row of languages</comment>
        <translation>Bahasa aturan</translation>
    </message>
    <message>
        <source>Players: %1</source>
        <comment>%1: a list of names</comment>
        <translation>Pemain: %1</translation>
    </message>
    <message>
        <source>Begun on %1</source>
        <comment>a match; %1: a date</comment>
        <translation>Dimulai pada %1</translation>
    </message>
    <message>
        <source>Fingerprint of the rules: %1</source>
        <comment>%1: letters and digits; equal rules have equal fingerprints</comment>
        <translation>Sidik jari aturan: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) from %1: %2</source>
        <comment>%1: the name of a rule set; %2: a list of rules</comment>
        <translation>
            <numerusform>%n perubahan dari %1: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Exactly the rules of %1.</source>
        <comment>%1: the name of a rule set; nothing was changed</comment>
        <translation>Persis aturan %1.</translation>
    </message>
    <message>
        <source>Use at our table</source>
        <comment>button: set up the table with this rule set</comment>
        <translation>Pakai di meja kita</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <comment>button</comment>
        <translation>Kembali ke meja</translation>
    </message>
    <message>
        <source>Print</source>
        <comment>button</comment>
        <translation>Cetak</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <comment>button: writes the page as PDF, or as a web page</comment>
        <translation>Simpan sebagai PDF</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <comment>%1: the path of a file</comment>
        <translation>Tersimpan: %1</translation>
    </message>
    <message>
        <source>PDF</source>
        <comment>a kind of file</comment>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Web page</source>
        <comment>a kind of file</comment>
        <translation>Halaman web</translation>
    </message>
    <message>
        <source>Rule passport</source>
        <comment>heading of a printed page: exactly the rules of one match</comment>
        <translation>Lembar aturan</translation>
    </message>
    <message>
        <source>Compare two rule sets</source>
        <comment>title of a page</comment>
        <translation>Bandingkan dua ragam aturan</translation>
    </message>
    <message>
        <source>First rule set</source>
        <comment>what a screen reader says for a choice</comment>
        <translation>Ragam aturan pertama</translation>
    </message>
    <message>
        <source>Second rule set</source>
        <comment>what a screen reader says for a choice</comment>
        <translation>Ragam aturan kedua</translation>
    </message>
    <message>
        <source>Show only what differs</source>
        <comment>a switch</comment>
        <translation>Tampilkan hanya yang berbeda</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <comment>how many rules differ</comment>
        <translation>
            <numerusform>%n perbedaan</numerusform>
        </translation>
    </message>
    <message>
        <source>These two do not differ in any rule.</source>
        <translation>Kedua ragam aturan ini sama dalam segala hal.</translation>
    </message>
    <message>
        <source>The same in both</source>
        <comment>heading above the rules that do not differ</comment>
        <translation>Sama pada keduanya</translation>
    </message>
    <message>
        <source>Change the rules</source>
        <comment>title of a page</comment>
        <translation>Ubah aturan</translation>
    </message>
    <message>
        <source>The changes begin from %1.</source>
        <comment>%1: the name of a rule set</comment>
        <translation>Perubahan dimulai dari %1.</translation>
    </message>
    <message>
        <source>What you have changed</source>
        <comment>heading</comment>
        <translation>Yang Anda ubah</translation>
    </message>
    <message>
        <source>Nothing yet: every rule is as usual.</source>
        <translation>Belum ada: semua aturan seperti biasa.</translation>
    </message>
    <message>
        <source>As usual</source>
        <comment>button: take back one change</comment>
        <translation>Seperti biasa</translation>
    </message>
    <message>
        <source>As usual: %1</source>
        <comment>what a screen reader says for a button; %1: the name of a rule</comment>
        <translation>Seperti biasa: %1</translation>
    </message>
    <message>
        <source>Everything as usual</source>
        <comment>button: take back all changes</comment>
        <translation>Semua seperti biasa</translation>
    </message>
    <message>
        <source>changed</source>
        <comment>mark beside a rule that somebody has changed</comment>
        <translation>diubah</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <comment>what a screen reader says for a field</comment>
        <translation>Cari dalam aturan</translation>
    </message>
    <message>
        <source>Search: boneyard, partner, bonus…</source>
        <comment>inside the empty field</comment>
        <translation>Cari: stok, rekan, bonus…</translation>
    </message>
    <message numerus="yes">
        <source>With %n player(s)</source>
        <comment>beside a number of tiles; never zero</comment>
        <translation>
            <numerusform>Dengan %n pemain</numerusform>
        </translation>
    </message>
    <message>
        <source>First</source>
        <comment>above a rule for a tie: this one is looked at first</comment>
        <translation>Pertama</translation>
    </message>
    <message>
        <source>If that does not decide</source>
        <comment>above a rule for a tie</comment>
        <translation>Kalau itu belum menentukan</translation>
    </message>
    <message>
        <source>Extra points for winning round %1</source>
        <comment>%1: a number, like 2</comment>
        <translation>Poin tambahan karena memenangkan ronde %1</translation>
    </message>
    <message>
        <source>This does not go together with: %1</source>
        <comment>a change that is refused; %1: the name of a rule, like Partners</comment>
        <translation>Ini bertentangan dengan: %1</translation>
    </message>
    <message>
        <source>The set does not have so many tiles.</source>
        <comment>a change that is refused</comment>
        <translation>Batu dalam set tidak sebanyak itu.</translation>
    </message>
    <message>
        <source>At least one number of players must stay.</source>
        <comment>a change that is refused</comment>
        <translation>Paling sedikit satu jumlah pemain harus tetap ada.</translation>
    </message>
    <message>
        <source>Write tiles like this: 0-0 3-6</source>
        <comment>a change that is refused</comment>
        <translation>Tulis batu seperti ini: 0-0 3-6</translation>
    </message>
    <message>
        <source>Play by these rules</source>
        <comment>button</comment>
        <translation>Main dengan aturan ini</translation>
    </message>
    <message>
        <source>Save under a name</source>
        <comment>button</comment>
        <translation>Simpan dengan nama</translation>
    </message>
    <message>
        <source>Save</source>
        <comment>button</comment>
        <translation>Simpan</translation>
    </message>
    <message>
        <source>Rename</source>
        <comment>button</comment>
        <translation>Ganti nama</translation>
    </message>
    <message>
        <source>Delete</source>
        <comment>button: forget a saved rule set</comment>
        <translation>Hapus</translation>
    </message>
    <message>
        <source>Share as a file</source>
        <comment>button: write a file that others can load</comment>
        <translation>Bagikan sebagai berkas</translation>
    </message>
    <message>
        <source>What shall these rules be called?</source>
        <comment>above a field</comment>
        <translation>Apa nama aturan ini?</translation>
    </message>
    <message>
        <source>For example: Sundays at Grandma&apos;s</source>
        <comment>inside the empty field</comment>
        <translation>Misalnya: Hari Minggu di rumah Nenek</translation>
    </message>
    <message>
        <source>You already have rules called %1.</source>
        <translation>Anda sudah punya aturan bernama %1.</translation>
    </message>
    <message>
        <source>Replace them</source>
        <comment>button: save under a name that is used already</comment>
        <translation>Ganti</translation>
    </message>
    <message>
        <source>Leave without saving what you have changed?</source>
        <translation>Keluar tanpa menyimpan perubahan Anda?</translation>
    </message>
    <message>
        <source>Leave</source>
        <comment>button: the answer to the question</comment>
        <translation>Keluar</translation>
    </message>
    <message>
        <source>Stay here</source>
        <comment>button: the answer to the question; the safe one</comment>
        <translation>Tetap di sini</translation>
    </message>
    <message>
        <source>Load a rule set</source>
        <comment>title of the window that asks for a file</comment>
        <translation>Muat ragam aturan</translation>
    </message>
    <message>
        <source>Saved as %1. You find it among the rule sets.</source>
        <comment>%1: a name</comment>
        <translation>Tersimpan sebagai %1. Anda bisa menemukannya di ragam aturan.</translation>
    </message>
    <message>
        <source>Delete the rules called %1?</source>
        <translation>Hapus aturan bernama %1?</translation>
    </message>
    <message>
        <source>Rule sets</source>
        <comment>a kind of file</comment>
        <translation>Ragam aturan</translation>
    </message>
    <message>
        <source>It does not hold the rules of a game.</source>
        <comment>why a file cannot be used</comment>
        <translation>Berkas itu tidak berisi aturan permainan.</translation>
    </message>
    <message>
        <source>Two of its rules do not go together: %1 and %2.</source>
        <comment>why a file cannot be used; %1, %2: names of rules, like Partners</comment>
        <translation>Dua aturannya tidak cocok satu sama lain: %1 dan %2.</translation>
    </message>
    <message>
        <source>This file cannot be used: %1</source>
        <comment>%1: a whole sentence that says why</comment>
        <translation>Berkas ini tidak dapat dipakai: %1</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>%1 has the lowest count (%2) and wins the round.</source>
        <translation>%1 memiliki jumlah terendah (%2) dan memenangkan ronde.</translation>
    </message>
    <message>
        <source>%1 has the lowest total (%2) and wins the round.</source>
        <translation>%1 memiliki total terendah (%2) dan memenangkan ronde.</translation>
    </message>
    <message>
        <source>%1 holds the lowest hand (%2) and wins the round.</source>
        <translation>%1 memegang titik paling sedikit (%2) dan memenangkan ronde.</translation>
    </message>
    <message>
        <source>%1 goes out and wins the round.</source>
        <translation>Batu %1 habis: %1 memenangkan ronde.</translation>
    </message>
    <message>
        <source>Tie for the lowest count (%2): %1.</source>
        <comment>%1: names, like Anna and João</comment>
        <translation>Seri pada jumlah terendah (%2): %1.</translation>
    </message>
    <message>
        <source>In a tie nobody scores.</source>
        <translation>Kalau seri, tidak ada yang mendapat poin.</translation>
    </message>
    <message>
        <source>In a tie whoever led the round wins: %1.</source>
        <translation>Kalau seri, yang turun pertama menang: %1.</translation>
    </message>
    <message>
        <source>In a tie whoever played the last tile wins: %1.</source>
        <translation>Kalau seri, yang menurunkan batu terakhir menang: %1.</translation>
    </message>
    <message>
        <source>In a tie whoever played the last tile loses, so the round goes to %1.</source>
        <translation>Kalau seri, yang menurunkan batu terakhir kalah, jadi ronde dimenangkan %1.</translation>
    </message>
    <message>
        <source>In a tie the first in turn order wins, counting from whoever led the round: %1.</source>
        <translation>Kalau seri, yang lebih dulu dalam urutan giliran menang, dihitung dari pemain pertama: %1.</translation>
    </message>
    <message>
        <source>In a tie whoever holds the lightest tile wins: %1.</source>
        <translation>Kalau seri, yang memegang batu dengan titik paling sedikit menang: %1.</translation>
    </message>
    <message>
        <source>In a tie the pair with the lowest total wins: %1.</source>
        <translation>Kalau seri, pasangan dengan total terendah menang: %1.</translation>
    </message>
    <message>
        <source>In a tie each takes the pips of the others; for %1: %2.</source>
        <comment>%2: an amount, like 20 points</comment>
        <translation>Kalau seri, masing-masing mendapat titik pemain lain; untuk %1: %2.</translation>
    </message>
    <message>
        <source>In a tie the pips of the others are shared; for %1: %2.</source>
        <comment>%2: an amount, like 20 points</comment>
        <translation>Kalau seri, titik pemain lain dibagi; untuk %1: %2.</translation>
    </message>
    <message>
        <source>%1 takes the pips of all the others: %2.</source>
        <comment>%2: an amount, like 17 + 26 = 43 points</comment>
        <translation>%1 mendapat titik semua pemain lain: %2.</translation>
    </message>
    <message>
        <source>%1 takes the pips of the opponents: %2.</source>
        <comment>%2: an amount, like 17 + 26 = 43 points</comment>
        <translation>%1 mendapat titik di tangan lawan: %2.</translation>
    </message>
    <message>
        <source>%1 takes the pips of all the others, less the winner&apos;s own: %2.</source>
        <comment>%2: an amount, like 17 + 26 − 7 = 36 points</comment>
        <translation>%1 mendapat titik semua pemain lain, dikurangi titik sendiri: %2.</translation>
    </message>
    <message>
        <source>%1 takes the difference in pips from each of the others: %2.</source>
        <comment>the difference between their pips and the winner&apos;s; %2: an amount, like 10 + 19 = 29 points</comment>
        <translation>%1 mendapat selisih titik dari setiap pemain lain: %2.</translation>
    </message>
    <message>
        <source>%1 takes the pips of all hands: %2.</source>
        <comment>%2: an amount, like 7 + 17 + 26 = 50 points</comment>
        <translation>%1 mendapat titik di semua tangan: %2.</translation>
    </message>
    <message>
        <source>This round does not count: it is dealt again.</source>
        <translation>Ronde ini tidak dihitung dan diulang.</translation>
    </message>
    <message>
        <source>%1 cannot win this round any more.</source>
        <comment>after a wrong answer</comment>
        <translation>Ronde ini tidak bisa lagi dimenangkan %1.</translation>
    </message>
    <message>
        <source>%1 loses the match.</source>
        <comment>after a wrong answer</comment>
        <translation>%1 kalah dalam pertandingan.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 = %n pip(s)</source>
        <comment>%1: a player; %2: a sum, like 5 + 6 + 6; never zero</comment>
        <translation>
            <numerusform>%1: %2 = %n titik</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n pip(s)</source>
        <comment>%1: a player who holds one tile</comment>
        <translation>
            <numerusform>%1: %n titik</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: no pips</source>
        <comment>%1: a player who holds only the double blank</comment>
        <translation>%1: tidak ada titik</translation>
    </message>
    <message>
        <source>%1: no tiles left</source>
        <comment>%1: a player</comment>
        <translation>%1: batu habis</translation>
    </message>
    <message numerus="yes">
        <source>%1 together: %2 = %n pip(s)</source>
        <comment>%1: a pair; %2: a sum, like 7 + 17</comment>
        <translation>
            <numerusform>Total %1: %2 = %n titik</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 together: no pips</source>
        <comment>%1: a pair</comment>
        <translation>Total %1: tidak ada titik</translation>
    </message>
    <message numerus="yes">
        <source>%1 = %n point(s)</source>
        <comment>%1: a sum, like 17 + 26 + 40</comment>
        <translation>
            <numerusform>%1 = %n poin</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 = no points</source>
        <comment>%1: a sum, like 7 − 7</comment>
        <translation>%1 = tidak ada poin</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>an amount, like 83 points</comment>
        <translation>
            <numerusform>%n poin</numerusform>
        </translation>
    </message>
    <message>
        <source>no points</source>
        <comment>an amount: zero points</comment>
        <translation>tidak ada poin</translation>
    </message>
    <message numerus="yes">
        <source>Wrong answer by %1: %n point(s) off</source>
        <comment>a penalty, in a family</comment>
        <translation>
            <numerusform>Jawaban keliru dari %1: dikurangi %n poin</numerusform>
        </translation>
    </message>
    <message>
        <source>Wrong answer by %1: a warning, no points off</source>
        <comment>a penalty, in a family</comment>
        <translation>Jawaban keliru dari %1: peringatan, tanpa pengurangan poin</translation>
    </message>
    <message numerus="yes">
        <source>Wrong answer by %1: %n point(s) more</source>
        <comment>a penalty where the lowest total wins; never zero</comment>
        <translation>
            <numerusform>Jawaban keliru dari %1: ditambah %n poin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>False declaration by %1: %n penalty point(s)</source>
        <comment>a penalty, as a referee puts it</comment>
        <translation>
            <numerusform>Pernyataan tidak benar dari %1: denda %n poin</numerusform>
        </translation>
    </message>
    <message>
        <source>False declaration by %1: no penalty points</source>
        <comment>a penalty, as a referee puts it</comment>
        <translation>Pernyataan tidak benar dari %1: tanpa poin denda</translation>
    </message>
    <message numerus="yes">
        <source>%1 took a tile although one fitted: %n penalty point(s)</source>
        <comment>as a referee puts it</comment>
        <translation>
            <numerusform>%1 mengambil batu padahal ada yang cocok: denda %n poin</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 took a tile although one fitted: no penalty points</source>
        <comment>as a referee puts it</comment>
        <translation>%1 mengambil batu padahal ada yang cocok: tanpa poin denda</translation>
    </message>
    <message numerus="yes">
        <source>Wrong tile laid by %1: %n penalty point(s)</source>
        <comment>as a referee puts it</comment>
        <translation>
            <numerusform>%1 menurunkan batu yang salah: denda %n poin</numerusform>
        </translation>
    </message>
    <message>
        <source>Wrong tile laid by %1: no penalty points</source>
        <comment>as a referee puts it</comment>
        <translation>%1 menurunkan batu yang salah: tanpa poin denda</translation>
    </message>
    <message numerus="yes">
        <source>%1 held a wrong number of tiles: %n penalty point(s)</source>
        <comment>as a referee puts it</comment>
        <translation>
            <numerusform>Jumlah batu %1 salah: denda %n poin</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 held a wrong number of tiles: no penalty points</source>
        <comment>as a referee puts it</comment>
        <translation>Jumlah batu %1 salah: tanpa poin denda</translation>
    </message>
    <message numerus="yes">
        <source>Tile shown by %1: %n penalty point(s)</source>
        <comment>as a referee puts it</comment>
        <translation>
            <numerusform>%1 memperlihatkan batu: denda %n poin</numerusform>
        </translation>
    </message>
    <message>
        <source>Tile shown by %1: no penalty points</source>
        <comment>as a referee puts it</comment>
        <translation>%1 memperlihatkan batu: tanpa poin denda</translation>
    </message>
    <message numerus="yes">
        <source>Signals or talk by %1: %n penalty point(s)</source>
        <comment>to the partner; as a referee puts it</comment>
        <translation>
            <numerusform>Isyarat atau bicara dari %1: denda %n poin</numerusform>
        </translation>
    </message>
    <message>
        <source>Signals or talk by %1: no penalty points</source>
        <comment>to the partner; as a referee puts it</comment>
        <translation>Isyarat atau bicara dari %1: tanpa poin denda</translation>
    </message>
    <message numerus="yes">
        <source>Slow play by %1: %n penalty point(s)</source>
        <comment>as a referee puts it</comment>
        <translation>
            <numerusform>%1 bermain terlalu lama: denda %n poin</numerusform>
        </translation>
    </message>
    <message>
        <source>Slow play by %1: no penalty points</source>
        <comment>as a referee puts it</comment>
        <translation>%1 bermain terlalu lama: tanpa poin denda</translation>
    </message>
    <message numerus="yes">
        <source>False accusation by %1: %n penalty point(s)</source>
        <comment>as a referee puts it</comment>
        <translation>
            <numerusform>Tuduhan tidak benar dari %1: denda %n poin</numerusform>
        </translation>
    </message>
    <message>
        <source>False accusation by %1: noted, no penalty points</source>
        <comment>as a referee puts it</comment>
        <translation>Tuduhan tidak benar dari %1: dicatat, tanpa poin denda</translation>
    </message>
    <message numerus="yes">
        <source>Other foul by %1: %n penalty point(s)</source>
        <comment>as a referee puts it</comment>
        <translation>
            <numerusform>Pelanggaran lain oleh %1: denda %n poin</numerusform>
        </translation>
    </message>
    <message>
        <source>Other foul by %1: no penalty points</source>
        <comment>as a referee puts it</comment>
        <translation>Pelanggaran lain oleh %1: tanpa poin denda</translation>
    </message>
    <message>
        <source>%3 played the last tile and holds %2.</source>
        <comment>%2: like 17 pips; %3: a player, who is now compared with one</comment>
        <translation>%3 menurunkan batu terakhir dan memegang %2.</translation>
    </message>
    <message>
        <source>Compared with a neighbour: %3 holds %2.</source>
        <comment>%2: like 26 pips; %3: the player next to whoever closed</comment>
        <translation>Diadu dengan pemain sebelah: %3 memegang %2.</translation>
    </message>
    <message>
        <source>%1 holds less and wins the round.</source>
        <comment>of two players who were compared</comment>
        <translation>%1 memegang lebih sedikit dan memenangkan ronde.</translation>
    </message>
    <message>
        <source>%1 played the last tile and wins the round, whatever the hands count.</source>
        <translation>%1 menurunkan batu terakhir dan memenangkan ronde, berapa pun titik di tangan.</translation>
    </message>
    <message>
        <source>Whoever played the last tile cannot win. %1 has the lowest count of the others (%2) and wins the round.</source>
        <translation>Yang menurunkan batu terakhir tidak bisa menang. %1 memiliki jumlah terendah di antara yang lain (%2) dan memenangkan ronde.</translation>
    </message>
    <message>
        <source>%1 wins the round: fewest doubles (%4), then fewest pips on the other tiles (%5).</source>
        <comment>%4, %5: numbers</comment>
        <translation>%1 memenangkan ronde: balak paling sedikit (%4), lalu titik paling sedikit pada batu lainnya (%5).</translation>
    </message>
    <message>
        <source>With these rules nobody scores when the game is blocked.</source>
        <translation>Dengan aturan ini tidak ada yang mendapat poin kalau permainan buntu.</translation>
    </message>
    <message>
        <source>Both of them hold the same (%2): %1.</source>
        <comment>%1: two names; %2: a number</comment>
        <translation>Titik keduanya sama (%2): %1.</translation>
    </message>
    <message>
        <source>Tie for the fewest doubles (%4) and the fewest pips on the other tiles (%5): %1.</source>
        <comment>%1: names, like Anna and João; %4, %5: numbers</comment>
        <translation>Seri pada balak paling sedikit (%4) dan titik paling sedikit pada batu lainnya (%5): %1.</translation>
    </message>
    <message>
        <source>In a tie the round does not count: it is dealt again.</source>
        <translation>Kalau seri, ronde tidak dihitung dan diulang.</translation>
    </message>
    <message>
        <source>In a tie whoever has the fewest tiles wins: %1.</source>
        <translation>Kalau seri, yang memegang batu paling sedikit menang: %1.</translation>
    </message>
    <message>
        <source>In a tie the opponents of whoever played the last tile score; for %1: %2.</source>
        <comment>%2: an amount, like 1 point</comment>
        <translation>Kalau seri, lawan dari yang menurunkan batu terakhir mendapat poin; untuk %1: %2.</translation>
    </message>
    <message>
        <source>In a tie nobody wins; everybody&apos;s own pips are written down.</source>
        <translation>Kalau seri, tidak ada yang menang; setiap pemain mencatat titiknya sendiri.</translation>
    </message>
    <message>
        <source>In a tie nobody scores now: the next win is doubled.</source>
        <translation>Kalau seri, belum ada yang mendapat poin: kemenangan berikutnya digandakan.</translation>
    </message>
    <message>
        <source>In a tie nobody scores now: the next win is worth one point more.</source>
        <translation>Kalau seri, belum ada yang mendapat poin: kemenangan berikutnya bernilai satu poin lebih.</translation>
    </message>
    <message>
        <source>%1 takes the pips of all the others and of the boneyard: %2.</source>
        <comment>%2: an amount, like 17 + 26 + 9 = 52 points</comment>
        <translation>%1 mendapat titik semua pemain lain dan titik di stok: %2.</translation>
    </message>
    <message>
        <source>%1 writes down the pips left in hand: %2.</source>
        <comment>bad points; %2: an amount, like 17 points</comment>
        <translation>%1 mencatat sisa titik di tangan: %2.</translation>
    </message>
    <message>
        <source>%1 scores for winning the block: %2.</source>
        <comment>%2: an amount, like 1 point</comment>
        <translation>%1 mendapat poin karena memenangkan permainan buntu: %2.</translation>
    </message>
    <message>
        <source>%1 scores for going out: %2.</source>
        <comment>%2: an amount, like 1 point</comment>
        <translation>%1 mendapat poin karena batu habis: %2.</translation>
    </message>
    <message>
        <source>%1 scores for going out with a double: %2.</source>
        <comment>%2: like 2 points</comment>
        <translation>%1 mendapat poin karena habis dengan balak: %2.</translation>
    </message>
    <message>
        <source>%1 scores for going out with a tile that fits both ends: %2.</source>
        <comment>%2: an amount, like 3 points</comment>
        <translation>%1 mendapat poin karena habis dengan batu yang cocok di kedua ujung: %2.</translation>
    </message>
    <message>
        <source>%1 scores for going out with a double that fits both ends: %2.</source>
        <comment>%2: an amount, like 4 points</comment>
        <translation>%1 mendapat poin karena habis dengan balak yang cocok di kedua ujung: %2.</translation>
    </message>
    <message>
        <source>%1 played the last tile and lost the block: %2.</source>
        <comment>%2: an amount, like 1 point off</comment>
        <translation>%1 menurunkan batu terakhir dan kalah saat buntu: %2.</translation>
    </message>
    <message>
        <source>%1 scores because whoever played the last tile lost the block: %2.</source>
        <comment>%2: an amount, like 2 points</comment>
        <translation>%1 mendapat poin karena yang menurunkan batu terakhir kalah saat buntu: %2.</translation>
    </message>
    <message>
        <source>Rounded to the nearest multiple of five: %2.</source>
        <comment>%2: an amount, like 45 points or 15 + 25 = 40 points</comment>
        <translation>Dibulatkan ke kelipatan lima terdekat: %2.</translation>
    </message>
    <message>
        <source>Rounded down to a multiple of five: %2.</source>
        <comment>%2: an amount</comment>
        <translation>Dibulatkan ke bawah ke kelipatan lima: %2.</translation>
    </message>
    <message>
        <source>Rounded to the nearest multiple of three: %2.</source>
        <comment>%2: an amount</comment>
        <translation>Dibulatkan ke kelipatan tiga terdekat: %2.</translation>
    </message>
    <message>
        <source>The table of pips and points makes of it: %2.</source>
        <comment>so many pips are worth so few points; %2: an amount</comment>
        <translation>Menurut tabel titik dan poin, nilainya: %2.</translation>
    </message>
    <message>
        <source>The points of a block are multiplied by %5: %2.</source>
        <comment>%2: like 57 × 2 = 114 points; %5: a number</comment>
        <translation>Poin permainan buntu dikalikan %5: %2.</translation>
    </message>
    <message>
        <source>The points for going out are multiplied by %5: %2.</source>
        <comment>%2: like 57 × 2 = 114 points; %5: a number</comment>
        <translation>Poin karena batu habis dikalikan %5: %2.</translation>
    </message>
    <message>
        <source>Going out with a double multiplies the points by %5: %2.</source>
        <comment>%2: like 57 × 2 = 114 points; %5: a number</comment>
        <translation>Habis dengan balak, poin dikalikan %5: %2.</translation>
    </message>
    <message>
        <source>Going out with a tile that fits both ends multiplies the points by %5: %2.</source>
        <comment>%2: like 57 × 2 = 114 points; %5: a number</comment>
        <translation>Habis dengan batu yang cocok di kedua ujung, poin dikalikan %5: %2.</translation>
    </message>
    <message>
        <source>Going out with a double that fits both ends multiplies the points by %5: %2.</source>
        <comment>%2: like 57 × 2 = 114 points; %5: a number</comment>
        <translation>Habis dengan balak yang cocok di kedua ujung, poin dikalikan %5: %2.</translation>
    </message>
    <message>
        <source>Whoever played the last tile lost the block, so the points are multiplied by %5: %2.</source>
        <comment>%2: like 57 × 2 = 114 points; %5: a number</comment>
        <translation>Yang menurunkan batu terakhir kalah saat buntu, jadi poin dikalikan %5: %2.</translation>
    </message>
    <message>
        <source>After such an end of the round the hands do not count.</source>
        <translation>Setelah akhir ronde seperti itu, titik di tangan tidak dihitung.</translation>
    </message>
    <message>
        <source>Because of the tie before, this win is multiplied by %5: %2.</source>
        <comment>%2: like 1 × 2 = 2 points; %5: a number</comment>
        <translation>Karena seri sebelumnya, kemenangan ini dikalikan %5: %2.</translation>
    </message>
    <message>
        <source>Because of the tie before, this win is worth more: %2.</source>
        <comment>%2: an amount, like 1 + 1 = 2 points</comment>
        <translation>Karena seri sebelumnya, kemenangan ini bernilai lebih: %2.</translation>
    </message>
    <message>
        <source>%1 scores extra for a last tile that fits both ends: %2.</source>
        <comment>a capicúa; %2: an amount, like 25 points</comment>
        <translation>%1 mendapat poin tambahan karena batu terakhir cocok di kedua ujung: %2.</translation>
    </message>
    <message>
        <source>%1 scores extra for going out with the double blank: %2.</source>
        <comment>%2: an amount, like 25 points</comment>
        <translation>%1 mendapat poin tambahan karena habis dengan balak kosong: %2.</translation>
    </message>
    <message>
        <source>%1 scores extra for going out with a double: %2.</source>
        <comment>%2: an amount, like 20 points</comment>
        <translation>%1 mendapat poin tambahan karena habis dengan balak: %2.</translation>
    </message>
    <message>
        <source>%1 scores extra for winning a block: %2.</source>
        <comment>%2: like 100 points</comment>
        <translation>%1 mendapat poin tambahan karena memenangkan permainan buntu: %2.</translation>
    </message>
    <message>
        <source>%1 scores extra for going out: %2.</source>
        <comment>%2: like 1 point</comment>
        <translation>%1 mendapat poin tambahan karena batu habis: %2.</translation>
    </message>
    <message>
        <source>%1 scores extra for winning round %5 of the match: %2.</source>
        <comment>round = one deal; %2: an amount, like 100 points; %5: a number</comment>
        <translation>%1 mendapat poin tambahan karena memenangkan ronde %5 pertandingan: %2.</translation>
    </message>
    <message>
        <source>%3 passed right after the double that was led; for %1: %2.</source>
        <comment>%2: an amount, like 25 points; %3: a player</comment>
        <translation>%3 lewat tepat setelah balak pembuka; untuk %1: %2.</translation>
    </message>
    <message>
        <source>%3 passed right after the first tile; for %1: %2.</source>
        <comment>%2: an amount, like 50 points; %3: a player</comment>
        <translation>%3 lewat tepat setelah batu pertama; untuk %1: %2.</translation>
    </message>
    <message>
        <source>Everybody else passed, and it is %3 again; for %1: %2.</source>
        <comment>%2: an amount, like 25 points; %3: a player</comment>
        <translation>Semua yang lain lewat dan giliran kembali ke %3; untuk %1: %2.</translation>
    </message>
    <message>
        <source>%3 passed; for %1: %2.</source>
        <comment>%2: an amount, like 20 points; %3: a player</comment>
        <translation>%3 lewat; untuk %1: %2.</translation>
    </message>
    <message>
        <source>%3 was the first to pass in this match; for %1: %2.</source>
        <comment>%2: an amount, like 2 points; %3: a player</comment>
        <translation>Lewat pertama dalam pertandingan ini oleh %3; untuk %1: %2.</translation>
    </message>
    <message>
        <source>All three others passed, and %3 can go on; for %1: %2.</source>
        <comment>%2: an amount, like 50 points; %3: a player</comment>
        <translation>Ketiga pemain lain lewat dan %3 bisa melanjutkan; untuk %1: %2.</translation>
    </message>
    <message>
        <source>%3 makes the open ends add up to %6: %2.</source>
        <comment>%2: an amount, like 10 points; %3: a player; %6: like 4 + 6 = 10</comment>
        <translation>%3 membuat jumlah ujung terbuka %6: %2.</translation>
    </message>
    <message>
        <source>%3 makes open ends equal, all with a %4: %2.</source>
        <comment>%2: an amount, like 2 points; %3: a player; %4: a number</comment>
        <translation>%3 membuat ujung terbuka sama, semuanya berangka %4: %2.</translation>
    </message>
    <message>
        <source>That would take %1 to %5, past the %6 that must be reached exactly, so these points do not count.</source>
        <comment>%5, %6: numbers of points</comment>
        <translation>Dengan itu poin %1 menjadi %5, melampaui %6 yang harus dicapai tepat, jadi poin ini tidak dihitung.</translation>
    </message>
    <message>
        <source>%1 has exactly %4 points: that wins the match.</source>
        <comment>%4: a number</comment>
        <translation>Poin %1 tepat %4: itu memenangkan pertandingan.</translation>
    </message>
    <message>
        <source>What %1 scored in this round does not count either: %2.</source>
        <comment>the round is dealt again; %2: like 10 points off</comment>
        <translation>Poin %1 dalam ronde ini juga tidak dihitung: %2.</translation>
    </message>
    <message>
        <source>Everybody has won a round, so %1 goes back to zero.</source>
        <comment>round = one deal; the points go back</comment>
        <translation>Semua sudah memenangkan ronde, jadi poin %1 kembali ke nol.</translation>
    </message>
    <message>
        <source>A new game begins: %1 goes back to zero.</source>
        <comment>one game of a match of several</comment>
        <translation>Gim baru dimulai: poin %1 kembali ke nol.</translation>
    </message>
    <message>
        <source>Written down by hand for %1: %2</source>
        <comment>%2: like 83 points</comment>
        <translation>Dicatat manual untuk %1: %2</translation>
    </message>
    <message>
        <source>Correction of round %4 for %1: %2</source>
        <comment>%2: like 83 points, or −5 points; %4: a number</comment>
        <translation>Koreksi ronde %4 untuk %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <comment>an amount, like 17 pips</comment>
        <translation>
            <numerusform>%n titik</numerusform>
        </translation>
    </message>
    <message>
        <source>no pips</source>
        <comment>an amount: zero pips</comment>
        <translation>tidak ada titik</translation>
    </message>
    <message numerus="yes">
        <source>%1 = %n pip(s)</source>
        <comment>%1: a sum, like 17 + 26 + 40</comment>
        <translation>
            <numerusform>%1 = %n titik</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 = no pips</source>
        <comment>%1: a sum, like 7 − 7</comment>
        <translation>%1 = tidak ada titik</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) off</source>
        <comment>an amount that is taken away; never zero</comment>
        <translation>
            <numerusform>dikurangi %n poin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 × %2 = %n point(s)</source>
        <comment>%1, %2: numbers, like 57 × 2</comment>
        <translation>
            <numerusform>%1 × %2 = %n poin</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2 = no points</source>
        <comment>%1, %2: numbers, like 0 × 2</comment>
        <translation>%1 × %2 = tidak ada poin</translation>
    </message>
    <message>
        <source>The referee ended the round.</source>
        <comment>round = one deal</comment>
        <translation>Wasit mengakhiri ronde.</translation>
    </message>
    <message>
        <source>The points of this round were written down by hand.</source>
        <comment>round = one deal</comment>
        <translation>Poin ronde ini dicatat manual.</translation>
    </message>
</context>
<context>
    <name>Score page</name>
    <message numerus="yes">
        <source>%1 wins the round: %n point(s)</source>
        <comment>first line of the page</comment>
        <translation>
            <numerusform>%1 memenangkan ronde: %n poin</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wins the round: no points</source>
        <comment>first line of the page</comment>
        <translation>%1 memenangkan ronde: tanpa poin</translation>
    </message>
    <message numerus="yes">
        <source>%1 win the round: %n point(s)</source>
        <comment>first line of the page; %1: a pair</comment>
        <translation>
            <numerusform>%1 memenangkan ronde: %n poin</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 win the round: no points</source>
        <comment>first line of the page; %1: a pair</comment>
        <translation>%1 memenangkan ronde: tanpa poin</translation>
    </message>
    <message>
        <source>Tie between %1: nobody scores</source>
        <comment>%1: names, like Anna and João</comment>
        <translation>Seri antara %1: tidak ada yang mendapat poin</translation>
    </message>
    <message>
        <source>Both pairs are level: nobody scores</source>
        <comment>first line of the page</comment>
        <translation>Kedua pasangan seri: tidak ada yang mendapat poin</translation>
    </message>
    <message numerus="yes">
        <source>Tie between %1: %n point(s) each</source>
        <comment>%1: names, like Anna and João</comment>
        <translation>
            <numerusform>Seri antara %1: masing-masing %n poin</numerusform>
        </translation>
    </message>
    <message>
        <source>Tie between %1: no points</source>
        <comment>%1: names, like Anna and João</comment>
        <translation>Seri antara %1: tidak ada poin</translation>
    </message>
    <message>
        <source>This round does not count: it is dealt again</source>
        <comment>first line of the page</comment>
        <translation>Ronde ini tidak dihitung dan diulang</translation>
    </message>
    <message>
        <source>Nobody wins this round</source>
        <comment>first line of the page</comment>
        <translation>Tidak ada yang memenangkan ronde ini</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins the match with %n point(s)</source>
        <comment>first line at the end of a match</comment>
        <translation>
            <numerusform>%1 memenangkan pertandingan dengan %n poin</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wins the match without points</source>
        <comment>first line at the end of a match</comment>
        <translation>%1 memenangkan pertandingan tanpa poin</translation>
    </message>
    <message numerus="yes">
        <source>%1 win the match with %n point(s)</source>
        <comment>first line at the end of a match; %1: a pair</comment>
        <translation>
            <numerusform>%1 memenangkan pertandingan dengan %n poin</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 win the match without points</source>
        <comment>first line at the end of a match; %1: a pair</comment>
        <translation>%1 memenangkan pertandingan tanpa poin</translation>
    </message>
    <message>
        <source>%1 has gone out</source>
        <comment>how the round ended</comment>
        <translation>Batu %1 habis</translation>
    </message>
    <message>
        <source>The points to play for are reached</source>
        <comment>how the round ended</comment>
        <translation>Target poin tercapai</translation>
    </message>
    <message>
        <source>The game is blocked</source>
        <comment>how the round ended</comment>
        <translation>Permainan buntu</translation>
    </message>
    <message>
        <source>Confirmed by everybody: %1. Open ends: %2. Boneyard: %3.</source>
        <comment>%1: names; %2: numbers; %3: a number</comment>
        <translation>Dipastikan oleh semua: %1. Ujung terbuka: %2. Stok: %3.</translation>
    </message>
    <message>
        <source>lowest count</source>
        <comment>label on the winner&apos;s row</comment>
        <translation>jumlah terendah</translation>
    </message>
    <message>
        <source>out</source>
        <comment>label on the row of the player who went out: played the last tile</comment>
        <translation>habis duluan</translation>
    </message>
    <message>
        <source>won the round</source>
        <comment>label on the row of the winner: must fit a player and a pair</comment>
        <translation>memenangkan ronde</translation>
    </message>
    <message>
        <source>level</source>
        <comment>label on the rows of players who are tied for the lowest count</comment>
        <translation>seri</translation>
    </message>
    <message>
        <source>No tiles left</source>
        <translation>Batu habis</translation>
    </message>
    <message>
        <source>Why</source>
        <comment>heading above the lines that explain the score</comment>
        <translation>Alasannya</translation>
    </message>
    <message>
        <source>Points for %1</source>
        <comment>label of a sum; %1: a player or a pair</comment>
        <translation>Poin untuk %1</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <comment>%1: a sum, like 17 + 26 + 40; %2: its result</comment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <comment>round = one deal</comment>
        <translation>Ronde %1</translation>
    </message>
    <message>
        <source>Last round</source>
        <comment>round = one deal</comment>
        <translation>Ronde terakhir</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <comment>%1: the name of a rule set, like Classic with boneyard</comment>
        <translation>Aturan: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, during play: %n point(s)</source>
        <comment>%1: a player or a pair that scored before the round was over; never zero</comment>
        <translation>
            <numerusform>%1, selama bermain: %n poin</numerusform>
        </translation>
    </message>
    <message>
        <source>Next round</source>
        <comment>button; round = one deal</comment>
        <translation>Ronde berikutnya</translation>
    </message>
    <message>
        <source>Deal again</source>
        <comment>button after a round that does not count</comment>
        <translation>Ulangi ronde</translation>
    </message>
    <message>
        <source>To the start page</source>
        <comment>button</comment>
        <translation>Ke halaman awal</translation>
    </message>
    <message>
        <source>Back to the tournament</source>
        <comment>button: to the club tournament that this match is part of</comment>
        <translation>Kembali ke turnamen</translation>
    </message>
    <message>
        <source>Show the table</source>
        <comment>button</comment>
        <translation>Tampilkan meja</translation>
    </message>
    <message>
        <source>Why?</source>
        <comment>button: explains the score</comment>
        <translation>Mengapa?</translation>
    </message>
    <message>
        <source>Show this page in</source>
        <comment>label before the names of languages</comment>
        <translation>Tampilkan halaman ini dalam</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Pertandingan selesai</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins the round and writes down %n point(s)</source>
        <comment>bad points: the lowest total wins</comment>
        <translation>
            <numerusform>%1 memenangkan ronde dan mencatat %n poin</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wins the round and writes down nothing</source>
        <comment>bad points: the lowest total wins</comment>
        <translation>%1 memenangkan ronde dan tidak mencatat apa-apa</translation>
    </message>
    <message numerus="yes">
        <source>%1 win the round and write down %n point(s)</source>
        <comment>%1: a pair; bad points</comment>
        <translation>
            <numerusform>%1 memenangkan ronde dan mencatat %n poin</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 win the round and write down nothing</source>
        <comment>%1: a pair; bad points</comment>
        <translation>%1 memenangkan ronde dan tidak mencatat apa-apa</translation>
    </message>
    <message numerus="yes">
        <source>A tie: %n point(s) for %1</source>
        <comment>%1: a player, a pair, or several names; never zero</comment>
        <translation>
            <numerusform>Seri: %n poin untuk %1</numerusform>
        </translation>
    </message>
    <message>
        <source>A tie: everybody&apos;s own pips are written down</source>
        <comment>bad points: the lowest total wins</comment>
        <translation>Seri: setiap pemain mencatat titiknya sendiri</translation>
    </message>
    <message>
        <source>%1 has exactly %2 points</source>
        <comment>first line of the page; wins the match; %2: a number</comment>
        <translation>Poin %1 tepat %2</translation>
    </message>
    <message>
        <source>%1 have exactly %2 points</source>
        <comment>%1: a pair; wins the match; %2: a number</comment>
        <translation>Poin %1 tepat %2</translation>
    </message>
    <message>
        <source>Review</source>
        <comment>button: look at the finished round again</comment>
        <translation>Ulasan</translation>
    </message>
</context>
<context>
    <name>Season</name>
    <message>
        <source>Tick the tournaments that count. What everybody brought home is added up.</source>
        <translation>Centang turnamen yang dihitung. Yang diraih setiap orang dijumlahkan.</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <comment>heading above a list to tick</comment>
        <translation>Turnamen</translation>
    </message>
    <message>
        <source>How many results count for each person?</source>
        <comment>label of a choice</comment>
        <translation>Berapa hasil yang dihitung untuk setiap orang?</translation>
    </message>
    <message>
        <source>All of them</source>
        <comment>choice: all results of a person count</comment>
        <translation>Semuanya</translation>
    </message>
    <message numerus="yes">
        <source>The best %n result(s)</source>
        <comment>choice: so many results of a person count; never zero</comment>
        <translation>
            <numerusform>%n hasil terbaik</numerusform>
        </translation>
    </message>
    <message>
        <source>What is added up?</source>
        <comment>label of a choice</comment>
        <translation>Apa yang dijumlahkan?</translation>
    </message>
    <message>
        <source>Places</source>
        <comment>choice: points for places</comment>
        <translation>Peringkat</translation>
    </message>
    <message>
        <source>The last one has 1 point; each place better brings one more.</source>
        <comment>about a choice</comment>
        <translation>Yang terakhir mendapat 1 poin; setiap peringkat di atasnya mendapat satu poin lebih.</translation>
    </message>
    <message>
        <source>Wins</source>
        <comment>choice</comment>
        <translation>Kemenangan</translation>
    </message>
    <message>
        <source>Tables won, in all tournaments together.</source>
        <comment>about a choice</comment>
        <translation>Meja yang dimenangkan, di semua turnamen.</translation>
    </message>
    <message>
        <source>Effectiveness</source>
        <comment>choice; glossary: points for minus against</comment>
        <translation>Selisih poin</translation>
    </message>
    <message>
        <source>Points for minus points against, in all together.</source>
        <comment>about a choice</comment>
        <translation>Poin sendiri dikurangi poin lawan, di semua turnamen.</translation>
    </message>
    <message>
        <source>What %1 brought. In brackets: not among the best.</source>
        <comment>%1: a tournament</comment>
        <translation>Perolehan dari %1. Dalam kurung: tidak termasuk yang terbaik.</translation>
    </message>
    <message>
        <source>(%1)</source>
        <comment>a value that is not among the best results and does not count</comment>
        <translation>(%1)</translation>
    </message>
    <message>
        <source>As soon as a tournament has been played, the season can be added up here.</source>
        <translation>Begitu satu turnamen dimainkan, klasemen musim bisa dihitung di sini.</translation>
    </message>
    <message>
        <source>Tick at least one tournament.</source>
        <translation>Centang paling sedikit satu turnamen.</translation>
    </message>
    <message>
        <source>Adding up…</source>
        <comment>it takes a moment</comment>
        <translation>Menjumlahkan…</translation>
    </message>
    <message>
        <source>%1 cannot be read and is left out.</source>
        <comment>%1: a tournament</comment>
        <translation>%1 tidak dapat dibaca dan tidak disertakan.</translation>
    </message>
    <message>
        <source>Print or save the season</source>
        <comment>button</comment>
        <translation>Cetak atau simpan klasemen musim</translation>
    </message>
</context>
<context>
    <name>Set up</name>
    <message>
        <source>Set up a table</source>
        <translation>Siapkan meja</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>heading</comment>
        <translation>Aturan</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>heading</comment>
        <translation>Pemain</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <comment>a place at the table; %1: a number</comment>
        <translation>Kursi %1</translation>
    </message>
    <message>
        <source>Played by</source>
        <comment>a person or a computer player</comment>
        <translation>Dimainkan oleh</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Orang</translation>
    </message>
    <message>
        <source>Computer, beginner</source>
        <comment>a level of the computer player</comment>
        <translation>Komputer, pemula</translation>
    </message>
    <message>
        <source>Computer, casual</source>
        <comment>a level of the computer player</comment>
        <translation>Komputer, santai</translation>
    </message>
    <message>
        <source>Computer, club</source>
        <comment>a level of the computer player: as good as members of a club</comment>
        <translation>Komputer, klub</translation>
    </message>
    <message>
        <source>Computer, expert</source>
        <comment>a level of the computer player</comment>
        <translation>Komputer, ahli</translation>
    </message>
    <message>
        <source>Plays doubles first and slips now and then.</source>
        <comment>about a level of the computer player</comment>
        <translation>Mendahulukan balak dan sesekali keliru.</translation>
    </message>
    <message>
        <source>Likes to keep many numbers in hand.</source>
        <comment>about a level of the computer player</comment>
        <translation>Suka menyimpan banyak angka di tangan.</translation>
    </message>
    <message>
        <source>Remembers who passed, and thinks ahead.</source>
        <comment>about a level of the computer player</comment>
        <translation>Ingat siapa yang lewat, dan berpikir ke depan.</translation>
    </message>
    <message>
        <source>Also reads what your tiles give away.</source>
        <comment>about a level of the computer player</comment>
        <translation>Juga membaca apa yang terungkap dari batu Anda.</translation>
    </message>
    <message>
        <source>Add a player</source>
        <comment>button</comment>
        <translation>Tambah pemain</translation>
    </message>
    <message>
        <source>Drag the cards into the order you sit in.</source>
        <translation>Seret kartu pemain sesuai urutan duduk.</translation>
    </message>
    <message>
        <source>Turns go %1.</source>
        <comment>%1: clockwise or counter-clockwise</comment>
        <translation>Giliran berjalan %1.</translation>
    </message>
    <message>
        <source>Pair %1</source>
        <comment>partners; %1: a number</comment>
        <translation>Pasangan %1</translation>
    </message>
    <message>
        <source>Tiles</source>
        <comment>heading: which set is used</comment>
        <translation>Batu</translation>
    </message>
    <message>
        <source>Double-six</source>
        <comment>a set of tiles</comment>
        <translation>Balak enam</translation>
    </message>
    <message>
        <source>Double-nine</source>
        <comment>a set of tiles</comment>
        <translation>Balak sembilan</translation>
    </message>
    <message>
        <source>Double-twelve</source>
        <comment>a set of tiles</comment>
        <translation>Balak dua belas</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s), %1 for each player</source>
        <comment>about a set; %1: a number; never zero</comment>
        <translation>
            <numerusform>%n batu, %1 untuk setiap pemain</numerusform>
        </translation>
    </message>
    <message>
        <source>Length</source>
        <comment>heading: how long the match is</comment>
        <translation>Lama pertandingan</translation>
    </message>
    <message numerus="yes">
        <source>To %n point(s)</source>
        <comment>length of a match; never zero</comment>
        <translation>
            <numerusform>Sampai %n poin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <comment>length of a match; round = one deal; never zero</comment>
        <translation>
            <numerusform>%n ronde</numerusform>
        </translation>
    </message>
    <message>
        <source>When the game is blocked</source>
        <comment>heading</comment>
        <translation>Saat permainan buntu</translation>
    </message>
    <message>
        <source>Together</source>
        <comment>a way to check a block</comment>
        <translation>Bersama</translation>
    </message>
    <message>
        <source>Everybody answers in turn; the program checks each answer.</source>
        <translation>Semua menjawab bergiliran; program memeriksa setiap jawaban.</translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>a way to check a block</comment>
        <translation>Cepat</translation>
    </message>
    <message>
        <source>The program checks all hands and shows the result.</source>
        <translation>Program memeriksa semua tangan dan menampilkan hasilnya.</translation>
    </message>
    <message>
        <source>On our honour</source>
        <comment>a way to check a block</comment>
        <translation>Saling percaya</translation>
    </message>
    <message>
        <source>Nobody checks the answers; all hands are shown after the round.</source>
        <translation>Jawaban tidak diperiksa; setelah ronde semua batu ditunjukkan.</translation>
    </message>
    <message>
        <source>Between two people at one screen</source>
        <comment>heading</comment>
        <translation>Antara dua orang di satu layar</translation>
    </message>
    <message>
        <source>Close the lid of the rack</source>
        <comment>a choice: what hides the tiles between turns</comment>
        <translation>Tutup rak batu</translation>
    </message>
    <message>
        <source>The table stays in view; only the tiles are hidden.</source>
        <translation>Meja tetap terlihat; hanya batu yang disembunyikan.</translation>
    </message>
    <message>
        <source>Cover the whole window</source>
        <comment>a choice: what hides the tiles between turns</comment>
        <translation>Tutup seluruh jendela</translation>
    </message>
    <message>
        <source>For people who do not sit together.</source>
        <translation>Untuk yang tidak duduk bersama.</translation>
    </message>
    <message>
        <source>Open hands</source>
        <comment>a choice: nothing is hidden</comment>
        <translation>Batu terbuka</translation>
    </message>
    <message>
        <source>Everybody sees all tiles; good with small children.</source>
        <translation>Semua orang melihat semua batu; cocok untuk anak kecil.</translation>
    </message>
    <message>
        <source>A wrong answer costs</source>
        <comment>heading; points are taken off</comment>
        <translation>Denda jawaban keliru</translation>
    </message>
    <message>
        <source>Start the match</source>
        <comment>the large button</comment>
        <translation>Mulai pertandingan</translation>
    </message>
    <message>
        <source>%1 players need a larger set: %2 is the smallest that works.</source>
        <comment>%1: a number; %2: like Double-nine</comment>
        <translation>%1 pemain memerlukan set yang lebih besar: %2 sudah cukup.</translation>
    </message>
    <message>
        <source>Use %1</source>
        <comment>button; %1: a set, like Double-nine</comment>
        <translation>Pakai %1</translation>
    </message>
    <message>
        <source>These rules are for %1 players.</source>
        <comment>%1: numbers, like 2, 3 or 4</comment>
        <translation>Aturan ini untuk %1 pemain.</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Setiap pemain memerlukan nama.</translation>
    </message>
    <message numerus="yes">
        <source>A name has at most %n letter(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Nama paling panjang %n huruf.</numerusform>
        </translation>
    </message>
    <message>
        <source>This name has characters that cannot be shown.</source>
        <translation>Nama ini berisi karakter yang tidak dapat ditampilkan.</translation>
    </message>
    <message>
        <source>Two players have the name %1.</source>
        <translation>Dua pemain bernama %1.</translation>
    </message>
    <message>
        <source>At least one person has to play.</source>
        <translation>Paling sedikit satu orang harus bermain.</translation>
    </message>
    <message numerus="yes">
        <source>Play with %n player(s)</source>
        <comment>button that adds or removes seats; never zero</comment>
        <translation>
            <numerusform>Main dengan %n pemain</numerusform>
        </translation>
    </message>
    <message>
        <source>Name, seat %1</source>
        <comment>%1: a number</comment>
        <translation>Nama, kursi %1</translation>
    </message>
    <message>
        <source>Language, seat %1</source>
        <comment>%1: a number</comment>
        <translation>Bahasa, kursi %1</translation>
    </message>
    <message>
        <source>Type a name</source>
        <comment>inside the empty field for a name</comment>
        <translation>Ketik nama</translation>
    </message>
    <message>
        <source>Change colour and shape of %1</source>
        <comment>button; %1: a player</comment>
        <translation>Ubah warna dan bentuk %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <comment>button; %1: a player</comment>
        <translation>Keluarkan %1</translation>
    </message>
    <message>
        <source>Move %1 one seat earlier</source>
        <comment>button; %1: a player</comment>
        <translation>Majukan %1 satu kursi</translation>
    </message>
    <message>
        <source>Move %1 one seat later</source>
        <comment>button; %1: a player</comment>
        <translation>Mundurkan %1 satu kursi</translation>
    </message>
    <message>
        <source>Points to reach</source>
        <comment>a number</comment>
        <translation>Target poin</translation>
    </message>
    <message>
        <source>Points off</source>
        <comment>a number: the penalty</comment>
        <translation>Pengurangan poin</translation>
    </message>
    <message>
        <source>The round is dealt again</source>
        <comment>after a wrong answer; round = one deal</comment>
        <translation>Ronde diulang</translation>
    </message>
    <message>
        <source>The round counts</source>
        <comment>after a wrong answer; round = one deal</comment>
        <translation>Ronde tetap dihitung</translation>
    </message>
    <message>
        <source>Whoever was wrong cannot win the round</source>
        <comment>after a wrong answer; round = one deal</comment>
        <translation>Yang keliru tidak bisa memenangkan ronde</translation>
    </message>
    <message>
        <source>The match goes on</source>
        <comment>after a wrong answer</comment>
        <translation>Pertandingan berlanjut</translation>
    </message>
    <message>
        <source>Whoever was wrong loses the match</source>
        <comment>after a wrong answer</comment>
        <translation>Yang keliru kalah dalam pertandingan</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Settings</source>
        <translation>Pengaturan</translation>
    </message>
    <message>
        <source>Language of the program</source>
        <translation>Bahasa program</translation>
    </message>
    <message>
        <source>Personal aids</source>
        <comment>heading</comment>
        <translation>Bantuan pribadi</translation>
    </message>
    <message>
        <source>Raise the tiles that fit</source>
        <comment>an aid</comment>
        <translation>Angkat batu yang cocok</translation>
    </message>
    <message>
        <source>Numbers on the tiles</source>
        <comment>an aid: digits in place of the dots</comment>
        <translation>Angka pada batu</translation>
    </message>
    <message>
        <source>Pace</source>
        <comment>how fast things move</comment>
        <translation>Kecepatan</translation>
    </message>
    <message>
        <source>Instant</source>
        <comment>pace</comment>
        <translation>Seketika</translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>pace</comment>
        <translation>Cepat</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace</comment>
        <translation>Biasa</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>pace</comment>
        <translation>Lambat</translation>
    </message>
    <message>
        <source>The table speaks the language of whoever is playing</source>
        <translation>Meja memakai bahasa pemain yang sedang bermain</translation>
    </message>
    <message>
        <source>Looks</source>
        <comment>heading</comment>
        <translation>Tampilan</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Ukuran teks</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Kurangi gerakan</translation>
    </message>
    <message>
        <source>Your data</source>
        <comment>heading</comment>
        <translation>Data Anda</translation>
    </message>
    <message>
        <source>Everything stays on this computer, in %1</source>
        <comment>%1: the path of a folder</comment>
        <translation>Semuanya tetap di komputer ini, di %1</translation>
    </message>
    <message>
        <source>Copy everything to a folder…</source>
        <comment>button: a backup, for example to a stick</comment>
        <translation>Salin semuanya ke folder…</translation>
    </message>
    <message>
        <source>Restore from a copy…</source>
        <comment>button</comment>
        <translation>Pulihkan dari salinan…</translation>
    </message>
    <message>
        <source>Delete everything…</source>
        <comment>button</comment>
        <translation>Hapus semuanya…</translation>
    </message>
    <message>
        <source>Everything was copied to %1</source>
        <comment>%1: the path of a folder</comment>
        <translation>Semuanya sudah disalin ke %1</translation>
    </message>
    <message>
        <source>The copy was restored. What was here before is now in %1</source>
        <comment>%1: the path of a folder</comment>
        <translation>Salinan sudah dipulihkan. Yang sebelumnya ada di sini disimpan di %1</translation>
    </message>
    <message>
        <source>Delete all matches, names, pictures and settings? This cannot be undone.</source>
        <translation>Hapus semua pertandingan, nama, gambar, dan pengaturan? Ini tidak dapat dibatalkan.</translation>
    </message>
    <message>
        <source>Replace all matches, names, pictures and settings with those of the copy?</source>
        <translation>Ganti semua pertandingan, nama, gambar, dan pengaturan dengan yang ada di salinan?</translation>
    </message>
    <message>
        <source>There is no copy of this program&apos;s data in %1</source>
        <comment>%1: the path of a folder</comment>
        <translation>Tidak ada salinan data program ini di %1</translation>
    </message>
    <message>
        <source>Replace</source>
        <comment>button</comment>
        <translation>Ganti</translation>
    </message>
    <message>
        <source>Look in:</source>
        <comment>label in the dialog that asks for a folder</comment>
        <translation>Lihat di:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <comment>label in the dialog that asks for a folder</comment>
        <translation>Jenis berkas:</translation>
    </message>
    <message>
        <source>About</source>
        <comment>heading</comment>
        <translation>Tentang</translation>
    </message>
    <message>
        <source>Domino Desktop, version %1</source>
        <translation>Domino Desktop, versi %1</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>Perangkat lunak bebas dengan lisensi MIT.</translation>
    </message>
    <message>
        <source>It uses Qt %1 and PySide %2 under the LGPL, version 3.</source>
        <comment>%1, %2: version numbers</comment>
        <translation>Memakai Qt %1 dan PySide %2 dengan lisensi LGPL, versi 3.</translation>
    </message>
    <message>
        <source>No account, no network, no adverts.</source>
        <translation>Tanpa akun, tanpa jaringan, tanpa iklan.</translation>
    </message>
    <message>
        <source>Every change applies at once.</source>
        <comment>under the title</comment>
        <translation>Setiap perubahan langsung berlaku.</translation>
    </message>
    <message>
        <source>As set on this computer</source>
        <comment>a choice: follow the system&apos;s own setting</comment>
        <translation>Sesuai pengaturan komputer</translation>
    </message>
    <message>
        <source>On</source>
        <comment>a choice</comment>
        <translation>Nyala</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>a choice</comment>
        <translation>Mati</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>a size; %1: a number, like 125</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Coloured pips</source>
        <comment>a choice: each number has a colour of its own</comment>
        <translation>Titik berwarna</translation>
    </message>
    <message>
        <source>In large sets</source>
        <comment>coloured pips: from double-nine on</comment>
        <translation>Pada set besar</translation>
    </message>
    <message>
        <source>Numbers on the tiles, for everybody</source>
        <comment>a switch</comment>
        <translation>Angka pada batu, untuk semua</translation>
    </message>
    <message>
        <source>Colours</source>
        <comment>a choice</comment>
        <translation>Warna</translation>
    </message>
    <message>
        <source>High contrast</source>
        <comment>colours: black and white</comment>
        <translation>Kontras tinggi</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <comment>a choice</comment>
        <translation>Terang atau gelap</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>a choice: pages of light paper</comment>
        <translation>Terang</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>a choice: pages of dark paper</comment>
        <translation>Gelap</translation>
    </message>
    <message>
        <source>Tiles and table</source>
        <comment>heading</comment>
        <translation>Batu dan meja</translation>
    </message>
    <message>
        <source>Tiles</source>
        <comment>a choice of tile sets</comment>
        <translation>Batu</translation>
    </message>
    <message>
        <source>Ivory</source>
        <comment>a tile set</comment>
        <translation>Gading</translation>
    </message>
    <message>
        <source>Ebony</source>
        <comment>a tile set</comment>
        <translation>Eboni</translation>
    </message>
    <message>
        <source>Coloured</source>
        <comment>a tile set: every number has its colour</comment>
        <translation>Berwarna</translation>
    </message>
    <message>
        <source>Large numbers</source>
        <comment>a tile set: digits instead of pips</comment>
        <translation>Angka besar</translation>
    </message>
    <message>
        <source>Family</source>
        <comment>a tile set: the numbers are pictures of the people&apos;s own</comment>
        <translation>Keluarga</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>a choice of what the tiles lie on</comment>
        <translation>Meja</translation>
    </message>
    <message>
        <source>Green felt</source>
        <comment>what the tiles lie on</comment>
        <translation>Laken hijau</translation>
    </message>
    <message>
        <source>Blue felt</source>
        <comment>what the tiles lie on</comment>
        <translation>Laken biru</translation>
    </message>
    <message>
        <source>Walnut</source>
        <comment>what the tiles lie on: wood</comment>
        <translation>Kayu kenari</translation>
    </message>
    <message>
        <source>Own picture</source>
        <comment>what the tiles lie on</comment>
        <translation>Gambar sendiri</translation>
    </message>
    <message>
        <source>Backs of the tiles</source>
        <comment>a choice</comment>
        <translation>Sisi belakang batu</translation>
    </message>
    <message>
        <source>Plain</source>
        <comment>the backs of the tiles</comment>
        <translation>Polos</translation>
    </message>
    <message>
        <source>Own picture</source>
        <comment>the backs of the tiles</comment>
        <translation>Gambar sendiri</translation>
    </message>
    <message>
        <source>Your own pictures…</source>
        <comment>button: opens a page for choosing them</comment>
        <translation>Gambar Anda sendiri…</translation>
    </message>
    <message>
        <source>Quiet sounds</source>
        <comment>a switch</comment>
        <translation>Suara lembut</translation>
    </message>
    <message>
        <source>Personal text size</source>
        <comment>an aid; above the choice of a size</comment>
        <translation>Ukuran teks sendiri</translation>
    </message>
    <message>
        <source>Same as everybody</source>
        <comment>a personal text size: none, the one for everybody</comment>
        <translation>Seperti semua pemain</translation>
    </message>
    <message>
        <source>High contrast while this person plays</source>
        <comment>an aid; a switch</comment>
        <translation>Kontras tinggi saat orang ini bermain</translation>
    </message>
    <message>
        <source>Play with one switch: one key steps on, one key confirms</source>
        <comment>an aid; a switch</comment>
        <translation>Main dengan satu sakelar: satu tombol maju, satu tombol memilih</translation>
    </message>
    <message>
        <source>With one switch, step on by itself: one key is enough</source>
        <comment>an aid; a switch</comment>
        <translation>Dengan satu sakelar: maju sendiri, satu tombol cukup</translation>
    </message>
    <message>
        <source>A new table begins with this choice.</source>
        <comment>under a heading</comment>
        <translation>Meja baru dimulai dengan pilihan ini.</translation>
    </message>
    <message>
        <source>Whose aids?</source>
        <comment>above the names of people</comment>
        <translation>Bantuan untuk siapa?</translation>
    </message>
    <message>
        <source>They belong to the person and come along to every table.</source>
        <comment>under a heading</comment>
        <translation>Milik orangnya dan ikut ke setiap meja.</translation>
    </message>
    <message>
        <source>Names appear here after the first match.</source>
        <comment>nobody has played yet</comment>
        <translation>Nama muncul di sini setelah pertandingan pertama.</translation>
    </message>
    <message>
        <source>Delete everything</source>
        <comment>button: the answer to the question</comment>
        <translation>Hapus semuanya</translation>
    </message>
    <message>
        <source>Keep everything</source>
        <comment>button: the answer to the question; the safe one</comment>
        <translation>Simpan semuanya</translation>
    </message>
    <message>
        <source>Larger tiles in the rack</source>
        <comment>an aid; a switch</comment>
        <translation>Batu di tangan lebih besar</translation>
    </message>
    <message>
        <source>Personal pace</source>
        <comment>an aid; above the choice of a pace</comment>
        <translation>Kecepatan sendiri</translation>
    </message>
    <message>
        <source>Same as everybody</source>
        <comment>an own pace: none, the one that the program has for everybody</comment>
        <translation>Seperti semua pemain</translation>
    </message>
    <message>
        <source>Keep the tiles sorted</source>
        <comment>an aid; a switch</comment>
        <translation>Batu selalu terurut</translation>
    </message>
    <message>
        <source>Keys at the table</source>
        <comment>heading</comment>
        <translation>Tombol di meja</translation>
    </message>
    <message>
        <source>Choose a field and press the letter you would like.</source>
        <comment>under a heading</comment>
        <translation>Pilih satu kolom lalu tekan huruf yang Anda inginkan.</translation>
    </message>
    <message>
        <source>%1 is already the key for: %2</source>
        <comment>%1: a letter; %2: what a key does, like take a tile</comment>
        <translation>%1 sudah menjadi tombol untuk: %2</translation>
    </message>
    <message>
        <source>Only a letter can be a key here.</source>
        <translation>Di sini hanya huruf yang bisa menjadi tombol.</translation>
    </message>
    <message>
        <source>Restore the original keys</source>
        <comment>button: every key as it was before anybody changed it</comment>
        <translation>Kembalikan tombol semula</translation>
    </message>
</context>
<context>
    <name>Share</name>
    <message>
        <source>Share…</source>
        <comment>button: opens a menu with the next three</comment>
        <translation>Bagikan…</translation>
    </message>
    <message>
        <source>&amp;Copy a picture of the table</source>
        <comment>menu</comment>
        <translation>&amp;Salin gambar meja</translation>
    </message>
    <message>
        <source>Save a &amp;picture of the table…</source>
        <comment>menu</comment>
        <translation>S&amp;impan gambar meja…</translation>
    </message>
    <message>
        <source>Save the round as a &amp;film…</source>
        <comment>menu; a film: an animated picture that shows every move</comment>
        <translation>Simpan ronde sebagai &amp;film…</translation>
    </message>
    <message>
        <source>Copy a picture of the table</source>
        <comment>what a key does, in the table of keys</comment>
        <translation>Salin gambar meja</translation>
    </message>
    <message>
        <source>Save a picture of the table</source>
        <comment>what a key does, in the table of keys</comment>
        <translation>Simpan gambar meja</translation>
    </message>
    <message>
        <source>Save a picture of the table</source>
        <comment>title of the window that asks where</comment>
        <translation>Simpan gambar meja</translation>
    </message>
    <message>
        <source>Save the round as a film</source>
        <comment>title of the window that asks where</comment>
        <translation>Simpan ronde sebagai film</translation>
    </message>
    <message>
        <source>Picture</source>
        <comment>a kind of file: PNG</comment>
        <translation>Gambar</translation>
    </message>
    <message>
        <source>Film, small and sharp</source>
        <comment>a kind of file: WebP</comment>
        <translation>Film, kecil dan tajam</translation>
    </message>
    <message>
        <source>Film for every program</source>
        <comment>a kind of file: GIF</comment>
        <translation>Film untuk semua program</translation>
    </message>
    <message>
        <source>Copied. Paste the picture wherever you like.</source>
        <translation>Tersalin. Tempelkan gambarnya di mana saja.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <comment>%1: the name of a file</comment>
        <translation>Tersimpan: %1</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Menyimpan…</translation>
    </message>
    <message>
        <source>Painting picture %1 of %2</source>
        <comment>a film is being made; %1, %2: numbers</comment>
        <translation>Membuat gambar %1 dari %2</translation>
    </message>
    <message>
        <source>Cancelled: nothing was saved.</source>
        <translation>Dibatalkan: tidak ada yang disimpan.</translation>
    </message>
    <message>
        <source>The tiles are dealt</source>
        <comment>caption of the first picture of a film</comment>
        <translation>Batu dibagikan</translation>
    </message>
</context>
<context>
    <name>Simulation</name>
    <message numerus="yes">
        <source>%n round(s) played</source>
        <comment>how many; never zero</comment>
        <translation>
            <numerusform>%n ronde dimainkan</numerusform>
        </translation>
    </message>
    <message>
        <source>Every deal was played twice, with the sides changed.</source>
        <translation>Setiap pembagian dimainkan dua kali, dengan pihak bertukar tempat.</translation>
    </message>
    <message>
        <source>Blocked: %1 (%2 %)</source>
        <comment>%1: how many rounds, %2: which share of them in percent</comment>
        <translation>Buntu: %1 (%2%)</translation>
    </message>
    <message>
        <source>Level</source>
        <comment>heading: how strong a computer player is, such as expert</comment>
        <translation>Tingkat</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>heading: how many rounds</comment>
        <translation>Menang</translation>
    </message>
    <message>
        <source>Tied</source>
        <comment>heading: how many rounds</comment>
        <translation>Seri</translation>
    </message>
    <message>
        <source>Won %</source>
        <comment>heading: which part of the rounds, in percent</comment>
        <translation>Menang %</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>heading: all points together</comment>
        <translation>Poin</translation>
    </message>
    <message>
        <source>A round</source>
        <comment>heading, beside Points: how many points in one round, on average</comment>
        <translation>Per ronde</translation>
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
        <translation>ms maks</translation>
    </message>
    <message>
        <source>± is the 95 % interval. A tie is shared.</source>
        <translation>± adalah interval 95%. Hasil seri dibagi.</translation>
    </message>
    <message>
        <source>Thinking times are those of turns with a choice of tiles.</source>
        <translation>Waktu berpikir diukur pada giliran yang punya pilihan batu.</translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message>
        <source>Standings</source>
        <comment>name of a table: who is where</comment>
        <translation>Klasemen</translation>
    </message>
    <message>
        <source>The place. Whoever is level in everything shares it.</source>
        <translation>Peringkat. Yang seri dalam segala hal menempatinya bersama.</translation>
    </message>
    <message>
        <source>Tables played so far. Sitting out is not counted here.</source>
        <translation>Meja yang sudah dimainkan. Istirahat tidak dihitung di sini.</translation>
    </message>
    <message>
        <source>%1=</source>
        <comment>a place that several share, as sport tables write it; %1: a number</comment>
        <translation>%1=</translation>
    </message>
    <message>
        <source>After round %1</source>
        <comment>choice: standings as they were after this tournament round</comment>
        <translation>Setelah babak %1</translation>
    </message>
    <message>
        <source>Standings after which round?</source>
        <comment>name of a choice; tournament round</comment>
        <translation>Klasemen setelah babak berapa?</translation>
    </message>
    <message>
        <source>Standings</source>
        <comment>choice of a view</comment>
        <translation>Klasemen</translation>
    </message>
    <message>
        <source>Cross table</source>
        <comment>choice of a view: everybody against everybody</comment>
        <translation>Tabel silang</translation>
    </message>
    <message>
        <source>Bracket</source>
        <comment>choice of a view: the tree of a knockout</comment>
        <translation>Bagan</translation>
    </message>
    <message numerus="yes">
        <source>So far: %n table(s) of round %1 still without a result.</source>
        <comment>tournament round; never zero</comment>
        <translation>
            <numerusform>Sementara: %n meja di babak %1 belum ada hasilnya.</numerusform>
        </translation>
    </message>
    <message>
        <source>All results up to round %1 are in.</source>
        <comment>tournament round</comment>
        <translation>Semua hasil sampai babak %1 sudah masuk.</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <comment>standings before the first result</comment>
        <translation>Belum ada yang dimainkan.</translation>
    </message>
    <message>
        <source>Standings appear here as soon as somebody is entered.</source>
        <translation>Klasemen muncul di sini begitu ada yang terdaftar.</translation>
    </message>
    <message>
        <source>corrected, entry %1</source>
        <comment>below a name; %1: the number of the entry in the log</comment>
        <translation>dikoreksi, entri %1</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <comment>below a name: does not play any more</comment>
        <translation>mundur</translation>
    </message>
    <message>
        <source>What do the columns mean?</source>
        <comment>button; opens or closes an explanation</comment>
        <translation>Apa arti kolom-kolom ini?</translation>
    </message>
    <message>
        <source>Whoever is level in one column is put in order by the next one, from left to right.</source>
        <comment>below the explanation of the columns</comment>
        <translation>Yang seri di satu kolom diurutkan menurut kolom berikutnya, dari kiri ke kanan.</translation>
    </message>
    <message>
        <source>Change what decides</source>
        <comment>button: the order of the tie-breaks</comment>
        <translation>Ubah penentu urutan</translation>
    </message>
    <message>
        <source>Print</source>
        <comment>button: what is in view, on paper or as a file</comment>
        <translation>Cetak</translation>
    </message>
    <message>
        <source>Round by round</source>
        <comment>button: everything one player or pair did; tournament rounds</comment>
        <translation>Per babak</translation>
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
        <translation>Selamat datang di meja domino</translation>
    </message>
    <message>
        <source>Your language</source>
        <comment>heading above the names of languages</comment>
        <translation>Bahasa Anda</translation>
    </message>
    <message>
        <source>Play now</source>
        <comment>the large button</comment>
        <translation>Main sekarang</translation>
    </message>
    <message>
        <source>You and three computer players, classic rules</source>
        <comment>under the large button</comment>
        <translation>Anda dan tiga pemain komputer, aturan klasik</translation>
    </message>
    <message>
        <source>Set up a table</source>
        <comment>button</comment>
        <translation>Siapkan meja</translation>
    </message>
    <message>
        <source>Who plays, with which tiles, up to how many points</source>
        <comment>under the button</comment>
        <translation>Siapa bermain, dengan batu apa, sampai berapa poin</translation>
    </message>
    <message>
        <source>Continue the match</source>
        <comment>the large button</comment>
        <translation>Lanjutkan pertandingan</translation>
    </message>
    <message>
        <source>Rule sets</source>
        <comment>button: a page with all games and rules that can be played</comment>
        <translation>Ragam aturan</translation>
    </message>
    <message>
        <source>How to play</source>
        <comment>button</comment>
        <translation>Cara bermain</translation>
    </message>
    <message>
        <source>Settings</source>
        <comment>button</comment>
        <translation>Pengaturan</translation>
    </message>
    <message>
        <source>The table as it was left</source>
        <comment>what a screen reader says for the picture</comment>
        <translation>Meja seperti terakhir ditinggalkan</translation>
    </message>
    <message>
        <source>What is your name?</source>
        <comment>above a field that may stay empty, on the very first start</comment>
        <translation>Siapa nama Anda?</translation>
    </message>
    <message>
        <source>You may leave this empty</source>
        <comment>inside the empty field for the name</comment>
        <translation>Boleh dikosongkan</translation>
    </message>
    <message>
        <source>Player %1</source>
        <comment>a person who has told no name; %1: a number</comment>
        <translation>Pemain %1</translation>
    </message>
    <message>
        <source>Language</source>
        <comment>label of a choice</comment>
        <translation>Bahasa</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <comment>button: a page with puzzles of one position each</comment>
        <translation>Teka-teki</translation>
    </message>
    <message>
        <source>Referee desk</source>
        <comment>button: help for disputes at tables with real tiles</comment>
        <translation>Meja wasit</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <comment>button: tournaments of a club</comment>
        <translation>Turnamen</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>%1 leads %2</source>
        <comment>the first tile of a round; %2: a tile, like 6-6</comment>
        <translation>%1 turun pertama dengan %2</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <comment>%2: a tile, like 4-6</comment>
        <translation>%1 turun %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n tile(s)</source>
        <comment>the turn goes on; never zero</comment>
        <translation>
            <numerusform>%1 mengambil %n batu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n and plays %2</source>
        <comment>takes %n tiles, never zero; %2: a tile, like 2-5</comment>
        <translation>
            <numerusform>%1 mengambil %n, lalu turun %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n and passes: %2</source>
        <comment>takes %n tiles, never zero; %2: like no 5, no 3</comment>
        <translation>
            <numerusform>%1 mengambil %n, lalu lewat: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 plays %2 and plays again</source>
        <comment>a double lets the player go on; %2: a tile, like 4-4</comment>
        <translation>%1 turun %2 dan turun lagi</translation>
    </message>
    <message>
        <source>%1 lies in the middle</source>
        <comment>the tile with which the round begins; %1: a tile, like 9-9</comment>
        <translation>%1 ada di tengah</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <comment>by choice: nothing is said about the tiles</comment>
        <translation>%1 lewat</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n and passes</source>
        <comment>takes %n tiles, never zero; passes by choice</comment>
        <translation>
            <numerusform>%1 mengambil %n, lalu lewat</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lays a tile aside</source>
        <comment>face down, because none fits</comment>
        <translation>%1 menyisihkan satu batu</translation>
    </message>
    <message>
        <source>%1 has many doubles and asks for a new deal</source>
        <translation>%1 memegang banyak balak dan minta bagi ulang</translation>
    </message>
    <message>
        <source>The tiles are dealt again</source>
        <translation>Batu dibagikan ulang</translation>
    </message>
    <message>
        <source>%1 leaves the lead to %2</source>
        <comment>%2: the partner</comment>
        <translation>%1 menyerahkan giliran pertama kepada %2</translation>
    </message>
    <message>
        <source>%1 has seen it: no tile can fit any more</source>
        <translation>%1 melihatnya: tidak ada batu yang bisa cocok lagi</translation>
    </message>
    <message>
        <source>No tile can fit any more</source>
        <translation>Tidak ada batu yang bisa cocok lagi</translation>
    </message>
    <message>
        <source>Nobody has a tile left</source>
        <comment>every tile is played or laid aside</comment>
        <translation>Tidak ada lagi yang memegang batu</translation>
    </message>
    <message>
        <source>%1 wins this game</source>
        <comment>one game of a match of several</comment>
        <translation>%1 memenangkan gim ini</translation>
    </message>
    <message>
        <source>%1 win this game</source>
        <comment>one game of a match of several; %1: a pair</comment>
        <translation>%1 memenangkan gim ini</translation>
    </message>
    <message>
        <source>%1 passes: %2</source>
        <comment>%2: like no 5, no 3</comment>
        <translation>%1 lewat: %2</translation>
    </message>
    <message>
        <source>%1 cannot play: %2</source>
        <comment>an answer in the walk round the table; %2: like no 5, no 3</comment>
        <translation>%1 tidak bisa turun: %2</translation>
    </message>
    <message>
        <source>%1 says the game is blocked: %2</source>
        <comment>%2: like no 5, no 3</comment>
        <translation>%1 menyatakan permainan buntu: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n and says the game is blocked: %2</source>
        <comment>takes %n tiles, never zero; %2: like no 5, no 3</comment>
        <translation>
            <numerusform>%1 mengambil %n, lalu menyatakan permainan buntu: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can play any more: everybody is asked in turn</source>
        <comment>the walk opens by itself</comment>
        <translation>Tidak ada lagi yang bisa turun: semua ditanya bergiliran</translation>
    </message>
    <message>
        <source>%1 can play</source>
        <comment>an answer in the walk round the table</comment>
        <translation>%1 bisa turun</translation>
    </message>
    <message>
        <source>The game is blocked</source>
        <translation>Permainan buntu</translation>
    </message>
    <message numerus="yes">
        <source>%1 shows the hand: %n pip(s)</source>
        <comment>the tiles are laid open</comment>
        <translation>
            <numerusform>%1 menunjukkan batunya: %n titik</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 shows the hand: no pips</source>
        <comment>the tiles are laid open</comment>
        <translation>%1 menunjukkan batunya: tidak ada titik</translation>
    </message>
    <message>
        <source>Wrong answer: %1 had %2</source>
        <comment>family wording; %2: a tile, like 4-6</comment>
        <translation>Jawaban keliru: %1 memegang %2</translation>
    </message>
    <message>
        <source>False declaration: %1 had %2</source>
        <comment>the referee&apos;s wording; %2: a tile, like 4-6</comment>
        <translation>Pernyataan tidak benar: %1 memegang %2</translation>
    </message>
    <message>
        <source>%1 may have had %2</source>
        <comment>a wrong answer that is not proven; %2: a tile, like 4-6</comment>
        <translation>Mungkin %1 memegang %2</translation>
    </message>
    <message>
        <source>%1 goes out</source>
        <comment>has played the last tile of the hand</comment>
        <translation>Batu %1 habis</translation>
    </message>
    <message>
        <source>%1 makes this the last round</source>
        <translation>%1 menjadikan ini ronde terakhir</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 memenangkan pertandingan</translation>
    </message>
    <message>
        <source>%1 win the match</source>
        <comment>%1: a pair</comment>
        <translation>%1 memenangkan pertandingan</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>%1, it is your turn: %2</source>
        <comment>%2: numbers, like 2 or 4</comment>
        <translation>Giliran %1: %2</translation>
    </message>
    <message>
        <source>%1, it is your turn</source>
        <translation>Giliran %1</translation>
    </message>
    <message>
        <source>%1, you lead: play any tile</source>
        <comment>the first tile of the round</comment>
        <translation>%1 turun pertama: turunkan batu apa saja</translation>
    </message>
    <message>
        <source>%1, you lead with %2</source>
        <comment>the first tile of the round; %2: a tile, like 6-6</comment>
        <translation>%1 turun pertama dengan %2</translation>
    </message>
    <message>
        <source>%1, you said that you can: play a tile</source>
        <comment>after the answer yes in the walk</comment>
        <translation>%1, tadi Anda menjawab ada: turunkan satu batu</translation>
    </message>
    <message>
        <source>%1, choose an end: %2</source>
        <comment>the tile fits both; %2: numbers, like 2 or 4</comment>
        <translation>%1, pilih ujung: %2</translation>
    </message>
    <message>
        <source>%1, it is your turn: %2 or a matador</source>
        <comment>%2: numbers, like 2 or 4; a matador is a tile that fits anywhere</comment>
        <translation>Giliran %1: %2 atau matador</translation>
    </message>
    <message>
        <source>%1, it is your turn: only a matador fits</source>
        <translation>Giliran %1: hanya matador yang cocok</translation>
    </message>
    <message>
        <source>%1, you go on: %2</source>
        <comment>a double lets the player play again; %2: numbers, like 2 or 4</comment>
        <translation>%1 turun lagi: %2</translation>
    </message>
    <message>
        <source>%1, you lead: play a double</source>
        <comment>the first tile of the round</comment>
        <translation>%1 turun pertama: turunkan balak</translation>
    </message>
    <message>
        <source>%1, the double %2 must be covered first</source>
        <comment>trains: nothing else may be played; %2: a number</comment>
        <translation>%1, balak %2 harus ditutup dulu</translation>
    </message>
    <message>
        <source>%1, now only doubles may be played: %2</source>
        <comment>%2: numbers, like 2 or 4</comment>
        <translation>%1, sekarang hanya balak yang boleh turun: %2</translation>
    </message>
    <message>
        <source>%1, no tile fits: lay one aside, face down</source>
        <comment>%1: the player</comment>
        <translation>%1, tidak ada yang cocok: sisihkan satu batu, tertutup</translation>
    </message>
    <message>
        <source>%1, which half of %2 goes first?</source>
        <comment>the tile fits both ways round; %2: a tile, like 3-4</comment>
        <translation>%1, angka mana dari %2 yang menempel?</translation>
    </message>
    <message numerus="yes">
        <source>%1, you were dealt %n double(s): you may ask for a new deal</source>
        <comment>several doubles, never zero</comment>
        <translation>
            <numerusform>%1, Anda mendapat %n balak: boleh minta bagi ulang</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is thinking…</source>
        <comment>a computer player</comment>
        <translation>%1 sedang berpikir…</translation>
    </message>
    <message>
        <source>%1 plays now</source>
        <comment>another player&apos;s turn</comment>
        <translation>Sekarang %1 bermain</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Ronde selesai</translation>
    </message>
    <message>
        <source>Take tiles until one fits</source>
        <comment>action button</comment>
        <translation>Ambil sampai cocok</translation>
    </message>
    <message>
        <source>Take a tile</source>
        <comment>action button: one tile from the boneyard</comment>
        <translation>Ambil batu</translation>
    </message>
    <message>
        <source>Pass: %1</source>
        <comment>action button; %1: like no 5, no 3</comment>
        <translation>Lewat: %1</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>action button</comment>
        <translation>Lewat</translation>
    </message>
    <message>
        <source>Keep it and pass</source>
        <comment>action button: the tile just taken fits, and may be kept</comment>
        <translation>Simpan, lalu lewat</translation>
    </message>
    <message>
        <source>Pass by choice</source>
        <comment>action button: although a tile fits</comment>
        <translation>Pilih lewat</translation>
    </message>
    <message>
        <source>Lay %1 aside</source>
        <comment>action button: face down, for the rest of the round; %1: a tile, like 4-6</comment>
        <translation>Sisihkan %1</translation>
    </message>
    <message>
        <source>Space goes on to the next thing, Enter does it.</source>
        <comment>play with one switch; names of keys</comment>
        <translation>Spasi maju ke pilihan berikutnya, Enter memilih.</translation>
    </message>
    <message>
        <source>The ring goes on by itself; Space or Enter does it.</source>
        <comment>play with one switch; names of keys</comment>
        <translation>Bingkai maju sendiri; Spasi atau Enter memilih.</translation>
    </message>
    <message>
        <source>Leave the lead to %1</source>
        <comment>action button; %1: the partner</comment>
        <translation>Biarkan %1 turun pertama</translation>
    </message>
    <message>
        <source>Ask for a new deal</source>
        <comment>action button: too many doubles</comment>
        <translation>Minta bagi ulang</translation>
    </message>
    <message>
        <source>Keep these tiles</source>
        <comment>action button: no new deal</comment>
        <translation>Tetap dengan batu ini</translation>
    </message>
    <message>
        <source>No %1 is left: count now</source>
        <comment>action button: no tile can fit any more; %1: numbers, like 4</comment>
        <translation>Angka %1 habis: hitung sekarang</translation>
    </message>
    <message>
        <source>Say the game is blocked</source>
        <comment>action button</comment>
        <translation>Nyatakan permainan buntu</translation>
    </message>
    <message>
        <source>Sort</source>
        <comment>button: put the tiles in the rack in order</comment>
        <translation>Urutkan</translation>
    </message>
    <message>
        <source>Show the score</source>
        <comment>button</comment>
        <translation>Tampilkan skor</translation>
    </message>
    <message>
        <source>Boneyard: %1</source>
        <comment>%1: how many tiles are in it</comment>
        <translation>Stok: %1</translation>
    </message>
    <message>
        <source>Boneyard: empty</source>
        <translation>Stok: habis</translation>
    </message>
    <message>
        <source>All</source>
        <comment>on the sign of the train that belongs to everybody; very short</comment>
        <translation>Semua</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 scores %n</source>
        <comment>%1: a sum, like 4 + 6 + 0 = 10; %2: a player; never zero</comment>
        <translation>
            <numerusform>%1: %2 mendapat %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Laid aside: %1</source>
        <comment>%1: how many tiles lie face down</comment>
        <translation>Disisihkan: %1</translation>
    </message>
    <message>
        <source>laid aside: %1</source>
        <comment>under a player&apos;s name; %1: how many tiles lie face down</comment>
        <translation>disisihkan: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in hand</source>
        <translation>
            <numerusform>%n batu di tangan</numerusform>
        </translation>
    </message>
    <message>
        <source>no tiles in hand</source>
        <comment>as in: Anna, no tiles in hand</comment>
        <translation>tidak ada batu di tangan</translation>
    </message>
    <message>
        <source>computer</source>
        <comment>under the name of a computer player</comment>
        <translation>komputer</translation>
    </message>
    <message>
        <source>Score</source>
        <comment>heading above the totals</comment>
        <translation>Skor</translation>
    </message>
    <message numerus="yes">
        <source>to %n point(s)</source>
        <comment>beside the heading above the totals: match to 100 points; never zero</comment>
        <translation>
            <numerusform>sampai %n poin</numerusform>
        </translation>
    </message>
    <message>
        <source>round %1 of %2</source>
        <comment>beside the heading above the totals; round = one deal</comment>
        <translation>ronde %1 dari %2</translation>
    </message>
    <message numerus="yes">
        <source>to %n point(s) while somebody has none</source>
        <comment>beside the heading above the totals; never zero</comment>
        <translation>
            <numerusform>sampai %n poin selama ada yang masih nol</numerusform>
        </translation>
    </message>
    <message>
        <source>games won: %1</source>
        <comment>under the heading above the totals; %1: like 1 : 0</comment>
        <translation>gim dimenangkan: %1</translation>
    </message>
    <message>
        <source>This round counts times %1</source>
        <comment>rounds without a winner before it; %1: a number</comment>
        <translation>Ronde ini dihitung %1 kali</translation>
    </message>
    <message>
        <source>This round counts %1 more</source>
        <comment>rounds without a winner before it; %1: a number</comment>
        <translation>Nilai ronde ini tambah %1</translation>
    </message>
    <message>
        <source>fewest points win</source>
        <comment>beside the heading above the totals</comment>
        <translation>poin paling sedikit menang</translation>
    </message>
    <message>
        <source>This round</source>
        <comment>heading above the story of the round; round = one deal</comment>
        <translation>Ronde ini</translation>
    </message>
    <message>
        <source>What everybody does will appear here.</source>
        <comment>before the first tile of a round</comment>
        <translation>Langkah semua pemain akan tampil di sini.</translation>
    </message>
    <message>
        <source>Show the story</source>
        <translation>Tampilkan riwayat</translation>
    </message>
    <message>
        <source>Hide the story</source>
        <translation>Sembunyikan riwayat</translation>
    </message>
    <message>
        <source>Numbers on the table</source>
        <comment>heading above the number strip</comment>
        <translation>Angka di meja</translation>
    </message>
    <message numerus="yes">
        <source>Each number is on %n tile(s); filled = on the table</source>
        <comment>under the number strip; never zero</comment>
        <translation>
            <numerusform>Setiap angka ada di %n batu; terisi = di meja</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 of %3 on the table</source>
        <comment>%1: a number; %2 of %3 tiles with that number</comment>
        <translation>%1: %2 dari %3 di meja</translation>
    </message>
    <message>
        <source>prepared deal</source>
        <comment>the deal was fixed when the program was started</comment>
        <translation>pembagian yang disiapkan</translation>
    </message>
    <message>
        <source>Since your turn: %1</source>
        <comment>%1: what happened, like Anna plays 4-6, João passes</comment>
        <translation>Sejak giliran Anda: %1</translation>
    </message>
    <message>
        <source>%1, it is your turn</source>
        <comment>on the closed lid of the rack</comment>
        <translation>Giliran %1</translation>
    </message>
    <message>
        <source>Show my tiles</source>
        <comment>button on the closed lid of the rack</comment>
        <translation>Tampilkan batu saya</translation>
    </message>
    <message>
        <source>Hide my tiles</source>
        <comment>eye button: closes the lid of the rack</comment>
        <translation>Sembunyikan batu saya</translation>
    </message>
    <message>
        <source>The tiles are hidden.</source>
        <comment>said when the lid closes</comment>
        <translation>Batu disembunyikan.</translation>
    </message>
    <message>
        <source>The tiles of %1 can be seen.</source>
        <comment>said when the lid opens</comment>
        <translation>Batu %1 terlihat.</translation>
    </message>
    <message>
        <source>Only %1 should look now</source>
        <comment>on the curtain that covers the window</comment>
        <translation>Sekarang hanya %1 yang boleh melihat</translation>
    </message>
    <message>
        <source>Everybody else, please look away.</source>
        <comment>on the curtain that covers the window</comment>
        <translation>Yang lain, mohon jangan melihat.</translation>
    </message>
    <message>
        <source>Drop the tile on an open end.</source>
        <translation>Lepaskan batu di ujung yang terbuka.</translation>
    </message>
    <message>
        <source>%1 does not fit %2.</source>
        <comment>the tile was dropped at one open end; %1: a tile, like 4-6; %2: a number</comment>
        <translation>%1 tidak cocok di %2.</translation>
    </message>
    <message>
        <source>Sorted by number</source>
        <translation>Diurutkan menurut angka</translation>
    </message>
    <message>
        <source>Sorted by pips</source>
        <comment>the heaviest tile first</comment>
        <translation>Diurutkan menurut jumlah titik</translation>
    </message>
    <message>
        <source>Tiles that fit come first</source>
        <translation>Batu yang cocok lebih dulu</translation>
    </message>
    <message>
        <source>In your own order</source>
        <comment>as the player laid the tiles in the rack</comment>
        <translation>Menurut urutan Anda sendiri</translation>
    </message>
    <message>
        <source>%1 would like to take back %2. Does everybody agree?</source>
        <comment>%2: a tile, like 4-6</comment>
        <translation>%1 ingin menarik kembali %2. Semua setuju?</translation>
    </message>
    <message>
        <source>Yes, take it back</source>
        <comment>button</comment>
        <translation>Ya, tarik kembali</translation>
    </message>
    <message>
        <source>No, it stays</source>
        <comment>button</comment>
        <translation>Tidak, tetap di situ</translation>
    </message>
    <message>
        <source>%1 has taken back the last move.</source>
        <translation>%1 menarik kembali langkah terakhir.</translation>
    </message>
    <message>
        <source>Make this the last round for everybody?</source>
        <translation>Jadikan ini ronde terakhir untuk semua?</translation>
    </message>
</context>
<context>
    <name>Tie-break</name>
    <message>
        <source>Wins: tables won. A level table is half a win.</source>
        <translation>Menang: meja yang dimenangkan. Meja yang seri dihitung setengah kemenangan.</translation>
    </message>
    <message>
        <source>Effectiveness: points for minus points against. Penalties are taken off.</source>
        <comment>efetividade</comment>
        <translation>Selisih: poin sendiri dikurangi poin lawan. Denda sudah dikurangkan.</translation>
    </message>
    <message>
        <source>Points for: all points made. Penalties are taken off.</source>
        <translation>Poin sendiri: semua poin yang diperoleh. Denda sudah dikurangkan.</translation>
    </message>
    <message>
        <source>Direct encounter: wins in the tables that those who are level played against each other.</source>
        <translation>Pertemuan langsung: kemenangan di meja-meja antara mereka yang seri.</translation>
    </message>
    <message>
        <source>Opponents’ wins: those of all opponents together. Strong opponents count.</source>
        <translation>Menang lawan: kemenangan semua lawan dijumlahkan. Lawan yang kuat menguntungkan.</translation>
    </message>
    <message>
        <source>Opponents’ effectiveness: that of all opponents together.</source>
        <translation>Selisih lawan: selisih poin semua lawan dijumlahkan.</translation>
    </message>
    <message>
        <source>Lot: the place drawn when everything else is level.</source>
        <translation>Undian: urutan hasil undian kalau semua yang lain seri.</translation>
    </message>
    <message>
        <source>%1 is ahead of %2 by wins: %3 to %4.</source>
        <comment>players or pairs; two numbers</comment>
        <translation>%1 di atas %2 karena kemenangan: %3 banding %4.</translation>
    </message>
    <message>
        <source>%1 is ahead of %2 by effectiveness: %3 to %4.</source>
        <comment>players or pairs; two numbers</comment>
        <translation>%1 di atas %2 karena selisih poin: %3 banding %4.</translation>
    </message>
    <message>
        <source>%1 is ahead of %2 by points made: %3 to %4.</source>
        <comment>players or pairs; two numbers</comment>
        <translation>%1 di atas %2 karena poin yang diperoleh: %3 banding %4.</translation>
    </message>
    <message>
        <source>%1 is ahead of %2 by the direct encounter: %3 to %4 wins among those who were level.</source>
        <comment>players or pairs; two numbers</comment>
        <translation>%1 di atas %2 karena pertemuan langsung: kemenangan %3 banding %4 di antara yang seri.</translation>
    </message>
    <message>
        <source>%1 is ahead of %2 by stronger opponents: %3 to %4 wins of theirs.</source>
        <comment>players or pairs; two numbers</comment>
        <translation>%1 di atas %2 karena lawannya lebih kuat: kemenangan lawan %3 banding %4.</translation>
    </message>
    <message>
        <source>%1 is ahead of %2 by the effectiveness of the opponents: %3 to %4.</source>
        <comment>players or pairs; two numbers</comment>
        <translation>%1 di atas %2 karena selisih poin lawan-lawannya: %3 banding %4.</translation>
    </message>
    <message>
        <source>%1 is ahead of %2 by lot: place %3 and place %4 were drawn.</source>
        <comment>players or pairs</comment>
        <translation>%1 di atas %2 karena undian: hasil undiannya urutan %3 dan urutan %4.</translation>
    </message>
    <message>
        <source>%1 is ahead of %2: further in the knockout.</source>
        <comment>players or pairs</comment>
        <translation>%1 di atas %2: lebih jauh di sistem gugur.</translation>
    </message>
    <message>
        <source>%1 and %2 are level in everything and share their place.</source>
        <comment>players or pairs</comment>
        <translation>%1 dan %2 seri dalam segala hal dan menempati peringkat bersama.</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Show me how: two minutes</source>
        <comment>button beside Play now, on the very first start</comment>
        <translation>Tunjukkan caranya: dua menit</translation>
    </message>
    <message>
        <source>Take the tour</source>
        <comment>button: learn by playing a few prepared moves</comment>
        <translation>Ikuti tur</translation>
    </message>
    <message>
        <source>Skip the tour</source>
        <comment>button, always in view</comment>
        <translation>Akhiri tur</translation>
    </message>
    <message>
        <source>Skip</source>
        <comment>the same button where there is little room: end the tour</comment>
        <translation>Akhiri</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>button, after the score was explained</comment>
        <translation>Lanjut</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>how far the tour is: step 2 of 6</comment>
        <translation>%1 dari %2</translation>
    </message>
    <message>
        <source>Your tiles, and the line</source>
        <comment>heading of a card</comment>
        <translation>Batu Anda dan rangkaian</translation>
    </message>
    <message>
        <source>These tiles are yours. One fits the line: drag it there, or click it.</source>
        <translation>Ini batu Anda. Satu cocok dengan rangkaian: seret ke sana, atau klik batunya.</translation>
    </message>
    <message>
        <source>Keys: arrows to the tile, then Enter</source>
        <comment>how to do it without a mouse</comment>
        <translation>Tombol: panah ke batu, lalu Enter</translation>
    </message>
    <message>
        <source>The tile that stands a little higher fits: it has an open number.</source>
        <comment>a gentle hint</comment>
        <translation>Batu yang sedikit terangkat itu cocok: ada angka terbuka padanya.</translation>
    </message>
    <message>
        <source>Round the table</source>
        <comment>heading of a card</comment>
        <translation>Keliling meja</translation>
    </message>
    <message>
        <source>Now the others play. Then it is your turn again.</source>
        <translation>Sekarang yang lain bermain. Setelah itu giliran Anda lagi.</translation>
    </message>
    <message>
        <source>You may choose</source>
        <comment>heading of a card: the tile fits both ends of the line</comment>
        <translation>Anda boleh memilih</translation>
    </message>
    <message>
        <source>Your %1 fits both ends. Drag it to one of them, or click it first.</source>
        <comment>%1: a tile, like 2-3</comment>
        <translation>Batu %1 cocok di kedua ujung. Seret ke salah satunya, atau klik dulu batunya.</translation>
    </message>
    <message>
        <source>Now click the place where you would like it.</source>
        <comment>the tile was clicked and fits both ends</comment>
        <translation>Sekarang klik tempat yang Anda inginkan.</translation>
    </message>
    <message>
        <source>Keys: Enter, an arrow to the end, Enter again</source>
        <comment>how to do it without a mouse</comment>
        <translation>Tombol: Enter, panah ke ujung, Enter lagi</translation>
    </message>
    <message>
        <source>Take the tile that stands a little higher, and lay it at one of the ends.</source>
        <comment>a gentle hint</comment>
        <translation>Ambil batu yang sedikit terangkat, lalu turunkan di salah satu ujung.</translation>
    </message>
    <message>
        <source>Nothing fits?</source>
        <comment>heading of a card</comment>
        <translation>Tidak ada yang cocok?</translation>
    </message>
    <message>
        <source>Take tiles from the boneyard, the pile beside your tiles, until one fits.</source>
        <translation>Ambil batu dari stok, tumpukan di samping batu Anda, sampai ada yang cocok.</translation>
    </message>
    <message>
        <source>That one does not fit either. Take another.</source>
        <comment>a tile was taken from the boneyard</comment>
        <translation>Yang ini juga tidak cocok. Ambil satu lagi.</translation>
    </message>
    <message>
        <source>Key: %1</source>
        <comment>how to do it without a mouse; %1: a letter</comment>
        <translation>Tombol: %1</translation>
    </message>
    <message>
        <source>Click the pile, or press the large button.</source>
        <comment>a gentle hint</comment>
        <translation>Klik tumpukannya, atau tekan tombol besar.</translation>
    </message>
    <message>
        <source>There it is!</source>
        <comment>heading of a card</comment>
        <translation>Ini dia!</translation>
    </message>
    <message>
        <source>The tile that you have just taken fits. Lay it!</source>
        <translation>Batu yang baru Anda ambil cocok. Turunkan!</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <comment>heading of a card; %1: a player</comment>
        <translation>%1 lewat</translation>
    </message>
    <message>
        <source>Nothing fits, and the boneyard is empty: %1 knocks on the table, and so passes.</source>
        <comment>%1: a player</comment>
        <translation>Tidak ada yang cocok, dan stok sudah habis: %1 mengetuk meja, artinya lewat.</translation>
    </message>
    <message>
        <source>Stuck!</source>
        <comment>heading of a card: nobody can play any more</comment>
        <translation>Buntu!</translation>
    </message>
    <message>
        <source>Both ends show %1, and all tiles with a %1 are on the table. Say that the game is blocked!</source>
        <comment>%1: a number</comment>
        <translation>Kedua ujung berangka %1, dan semua batu dengan angka %1 ada di meja. Nyatakan permainan buntu!</translation>
    </message>
    <message>
        <source>Press the button that says so: the game is blocked.</source>
        <comment>a gentle hint</comment>
        <translation>Tekan tombol yang menyatakannya: permainan buntu.</translation>
    </message>
    <message>
        <source>Everybody is asked</source>
        <comment>heading of a card: the walk round the table</comment>
        <translation>Semua ditanya</translation>
    </message>
    <message>
        <source>Nobody guesses here: all answer in turn and show their tiles. You were the first.</source>
        <translation>Di sini tidak ada yang menebak: semua menjawab bergiliran dan menunjukkan batunya. Anda yang pertama.</translation>
    </message>
    <message>
        <source>Just watch: everybody answers in turn.</source>
        <comment>a gentle hint, while the others answer</comment>
        <translation>Lihat saja: semua menjawab bergiliran.</translation>
    </message>
    <message>
        <source>It is blocked</source>
        <comment>heading of a card: everybody has confirmed that nobody can play</comment>
        <translation>Memang buntu</translation>
    </message>
    <message>
        <source>Nobody can play: the round is over. Now all hands are counted.</source>
        <translation>Tidak ada yang bisa turun: ronde selesai. Sekarang semua tangan dihitung.</translation>
    </message>
    <message>
        <source>The lowest count wins</source>
        <comment>heading of a card</comment>
        <translation>Jumlah terendah menang</translation>
    </message>
    <message numerus="yes">
        <source>You hold only %n pip(s), the lowest count. So you score what the others hold: %1.</source>
        <comment>%1: a sum, like 26 + 13 = 39; never zero</comment>
        <translation>
            <numerusform>Anda hanya memegang %n titik, jumlah terendah. Jadi Anda mendapat titik di tangan yang lain: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is all you need</source>
        <comment>title of the last page</comment>
        <translation>Hanya itu yang perlu Anda tahu</translation>
    </message>
    <message>
        <source>Now play a real match. And whenever you wonder what you can do: press %1.</source>
        <comment>%1: a key, like F1</comment>
        <translation>Sekarang mainkan pertandingan sungguhan. Dan kapan pun Anda bingung harus apa: tekan %1.</translation>
    </message>
    <message>
        <source>Once more</source>
        <comment>small button: take the tour again</comment>
        <translation>Sekali lagi</translation>
    </message>
    <message>
        <source>Back to the program</source>
        <comment>small button: end the tour</comment>
        <translation>Kembali ke program</translation>
    </message>
</context>
<context>
    <name>Tournament</name>
    <message>
        <source>Player %1</source>
        <comment>somebody whose name is not shown; %1: a number</comment>
        <translation>Pemain %1</translation>
    </message>
    <message>
        <source>%1 &amp; %2</source>
        <comment>a pair: two names</comment>
        <translation>%1 &amp; %2</translation>
    </message>
    <message>
        <source>No. %1</source>
        <comment>an entrant, where no name is known; %1: a number</comment>
        <translation>No. %1</translation>
    </message>
    <message>
        <source>Table %1</source>
        <comment>%1: a number</comment>
        <translation>Meja %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <comment>tournament round; %1: a number</comment>
        <translation>Babak %1</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <comment>tournament round; two numbers</comment>
        <translation>Babak %1 dari %2</translation>
    </message>
    <message>
        <source>Entrants</source>
        <comment>tab: who takes part</comment>
        <translation>Peserta</translation>
    </message>
    <message>
        <source>Round</source>
        <comment>tab: the tournament round in play; tournament round, not one deal</comment>
        <translation>Babak</translation>
    </message>
    <message>
        <source>Standings</source>
        <comment>tab: who is where</comment>
        <translation>Klasemen</translation>
    </message>
    <message>
        <source>Log</source>
        <comment>tab: everything that was done, in order</comment>
        <translation>Catatan</translation>
    </message>
    <message>
        <source>Publish</source>
        <comment>tab: print, save and send lists</comment>
        <translation>Publikasi</translation>
    </message>
    <message>
        <source>Full screen for everybody</source>
        <comment>button: a window for a beamer or a second screen</comment>
        <translation>Layar penuh untuk semua</translation>
    </message>
    <message>
        <source>Settings</source>
        <comment>button: change what was settled at the start</comment>
        <translation>Pengaturan</translation>
    </message>
    <message>
        <source>The rules</source>
        <comment>button: read the rules of the game</comment>
        <translation>Aturan</translation>
    </message>
    <message>
        <source>Closed</source>
        <comment>what a tournament is, when it is over</comment>
        <translation>Ditutup</translation>
    </message>
    <message>
        <source>Director: %1</source>
        <comment>%1: a name</comment>
        <translation>Direktur: %1</translation>
    </message>
    <message>
        <source>Who directs</source>
        <comment>entry of a menu, title of a small window, label of a field</comment>
        <translation>Siapa yang memimpin</translation>
    </message>
    <message>
        <source>The log names whoever directs from now on. Without a name it names nobody.</source>
        <translation>Mulai sekarang catatan memuat nama yang memimpin. Tanpa nama, tidak ada yang dicantumkan.</translation>
    </message>
    <message>
        <source>Take over</source>
        <comment>button: this person directs from now on</comment>
        <translation>Ambil alih</translation>
    </message>
    <message>
        <source>This tournament cannot be read; its data are damaged. Nothing was changed.</source>
        <translation>Turnamen ini tidak dapat dibaca; datanya rusak. Tidak ada yang diubah.</translation>
    </message>
    <message>
        <source>What table %1 has played cannot be read; its data are damaged. Nothing was changed.</source>
        <comment>%1: a number</comment>
        <translation>Permainan meja %1 tidak dapat dibaca; datanya rusak. Tidak ada yang diubah.</translation>
    </message>
    <message>
        <source>%1 · table %2</source>
        <comment>label of a table at the referee desk; %1: a tournament, %2: a number</comment>
        <translation>%1 · meja %2</translation>
    </message>
    <message>
        <source>The name is gone from everything that the program uses. Files that were set aside earlier may still hold it: %1.</source>
        <comment>%1: names of files</comment>
        <translation>Nama itu sudah hilang dari semua yang dipakai program. Berkas yang dulu disisihkan mungkin masih memuatnya: %1.</translation>
    </message>
</context>
<context>
    <name>Tournament beamer</name>
    <message>
        <source>%1 – for everybody</source>
        <comment>title of a second window; %1: the name of the tournament</comment>
        <translation>%1 – untuk semua</translation>
    </message>
    <message>
        <source>Round %1</source>
        <comment>very large heading above the tables; round = tournament round</comment>
        <translation>Babak %1</translation>
    </message>
    <message>
        <source>Results of round %1</source>
        <comment>very large heading; round = tournament round</comment>
        <translation>Hasil babak %1</translation>
    </message>
    <message>
        <source>Standings after round %1</source>
        <comment>very large heading; round = tournament round</comment>
        <translation>Klasemen setelah babak %1</translation>
    </message>
    <message>
        <source>Final standings</source>
        <comment>very large heading</comment>
        <translation>Klasemen akhir</translation>
    </message>
    <message>
        <source>Welcome!</source>
        <comment>very large, before the first round of a tournament</comment>
        <translation>Selamat datang!</translation>
    </message>
    <message>
        <source>Time is up. Finish the round on your table.</source>
        <comment>very large; round = one deal of tiles</comment>
        <translation>Waktu habis. Selesaikan ronde di meja Anda.</translation>
    </message>
    <message>
        <source>Time is up. Stop playing.</source>
        <comment>very large</comment>
        <translation>Waktu habis. Berhenti bermain.</translation>
    </message>
    <message>
        <source>The clock is stopped.</source>
        <comment>very large</comment>
        <translation>Waktu dihentikan.</translation>
    </message>
    <message>
        <source>Please sit down. The round begins soon.</source>
        <comment>very large; tournament round</comment>
        <translation>Silakan duduk. Babak segera dimulai.</translation>
    </message>
    <message>
        <source>Still playing: %1</source>
        <comment>very large; %1: numbers of tables, like 3, 7, 12</comment>
        <translation>Masih bermain: %1</translation>
    </message>
    <message>
        <source>Table %1: %2</source>
        <comment>a table with a time of its own; %2: like 12:30</comment>
        <translation>Meja %1: %2</translation>
    </message>
    <message>
        <source>All tables have finished.</source>
        <comment>very large</comment>
        <translation>Semua meja sudah selesai.</translation>
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
        <translation>Peringkat %1</translation>
    </message>
    <message>
        <source>Tournament director</source>
        <comment>below a line for a signature</comment>
        <translation>Direktur turnamen</translation>
    </message>
    <message numerus="yes">
        <source>among %n entrant(s)</source>
        <comment>below a place; never zero</comment>
        <translation>
            <numerusform>dari %n peserta</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tournament files</name>
    <message>
        <source>Open a tournament or results</source>
        <comment>title of a window in which a file is chosen</comment>
        <translation>Buka turnamen atau hasil</translation>
    </message>
    <message>
        <source>Save the archive</source>
        <comment>title of a window in which a file is chosen</comment>
        <translation>Simpan arsip</translation>
    </message>
    <message>
        <source>Save the results</source>
        <comment>title of a window in which a file is chosen</comment>
        <translation>Simpan hasil</translation>
    </message>
    <message>
        <source>Files of Domino Desktop</source>
        <comment>kind of files</comment>
        <translation>Berkas Domino Desktop</translation>
    </message>
    <message>
        <source>Tournament %1</source>
        <comment>name of a file; %1: the name of the tournament</comment>
        <translation>Turnamen %1</translation>
    </message>
    <message>
        <source>Results of round %1, %2</source>
        <comment>name of a file; %1: a number (tournament round), %2: the tournament</comment>
        <translation>Hasil babak %1, %2</translation>
    </message>
    <message>
        <source>%1 is here now.</source>
        <comment>%1: a tournament that came from another computer</comment>
        <translation>%1 sekarang ada di sini.</translation>
    </message>
    <message>
        <source>%1: what only the other computer knew was taken over.</source>
        <comment>%1: a tournament</comment>
        <translation>%1: kelebihan data dari komputer lain sudah diambil.</translation>
    </message>
    <message>
        <source>%1: both computers know the same. Nothing was changed.</source>
        <comment>%1: a tournament</comment>
        <translation>%1: data di kedua komputer sama. Tidak ada yang diubah.</translation>
    </message>
    <message>
        <source>%1: this computer already knows more. Nothing was changed.</source>
        <comment>%1: a tournament</comment>
        <translation>%1: data di komputer ini sudah lebih lengkap. Tidak ada yang diubah.</translation>
    </message>
    <message>
        <source>All results of this file are known already. Nothing was changed.</source>
        <translation>Semua hasil di berkas ini sudah diketahui. Tidak ada yang diubah.</translation>
    </message>
    <message>
        <source>The result of table %1 was taken over.</source>
        <comment>%1: a number</comment>
        <translation>Hasil meja %1 sudah diambil.</translation>
    </message>
    <message>
        <source>The points of table %1 were taken over; it is not decided yet.</source>
        <comment>%1: a number</comment>
        <translation>Skor meja %1 sudah diambil; hasilnya belum ditentukan.</translation>
    </message>
    <message>
        <source>%1 holds results of a tournament that is not on this computer. Open its archive first.</source>
        <comment>%1: a file</comment>
        <translation>%1 berisi hasil turnamen yang tidak ada di komputer ini. Buka dulu arsipnya.</translation>
    </message>
    <message>
        <source>%1 is a match, but these people have no open table in this round.</source>
        <comment>%1: a file; tournament round</comment>
        <translation>%1 adalah pertandingan, tetapi orang-orang ini tidak punya meja terbuka di babak ini.</translation>
    </message>
    <message>
        <source>%1 is a single match. Open the tournament that it belongs to first.</source>
        <comment>%1: a file</comment>
        <translation>%1 adalah satu pertandingan. Buka dulu turnamennya.</translation>
    </message>
    <message>
        <source>%1 is neither a tournament nor results of this program, or it is damaged.</source>
        <comment>%1: a file</comment>
        <translation>%1 bukan turnamen atau hasil dari program ini, atau rusak.</translation>
    </message>
    <message>
        <source>%1 is damaged or was changed. Nothing was taken from it.</source>
        <comment>%1: a file</comment>
        <translation>%1 rusak atau sudah diubah. Tidak ada yang diambil darinya.</translation>
    </message>
    <message>
        <source>%1 comes from a newer version of the program.</source>
        <comment>%1: a file</comment>
        <translation>%1 berasal dari versi program yang lebih baru.</translation>
    </message>
    <message>
        <source>%1 is too large for a tournament.</source>
        <comment>%1: a file</comment>
        <translation>%1 terlalu besar untuk sebuah turnamen.</translation>
    </message>
    <message>
        <source>This match cannot be a result: it needs two sides, and the higher score has to win.</source>
        <translation>Pertandingan ini tidak bisa menjadi hasil: harus ada dua pihak yang mengejar poin lebih banyak.</translation>
    </message>
    <message>
        <source>These people have finished no match on this computer since the round was paired.</source>
        <translation>Sejak meja disusun, tidak ada pertandingan orang-orang ini yang selesai di komputer ini.</translation>
    </message>
    <message>
        <source>Take this match as the result of table %1?</source>
        <comment>a question; %1: a number</comment>
        <translation>Ambil pertandingan ini sebagai hasil meja %1?</translation>
    </message>
    <message>
        <source>Yes, take it</source>
        <comment>button</comment>
        <translation>Ya, ambil</translation>
    </message>
    <message>
        <source>No</source>
        <comment>button</comment>
        <translation>Tidak</translation>
    </message>
</context>
<context>
    <name>Tournament log</name>
    <message>
        <source>Log</source>
        <comment>title: everything that happened in a tournament</comment>
        <translation>Catatan</translation>
    </message>
    <message>
        <source>Find in the log</source>
        <comment>label of a field; lines that hold the words stay</comment>
        <translation>Cari di catatan</translation>
    </message>
    <message>
        <source>Corrections only</source>
        <comment>switch: hides all other lines of the log</comment>
        <translation>Hanya koreksi</translation>
    </message>
    <message>
        <source>Nothing in the log fits these words.</source>
        <translation>Tidak ada di catatan yang cocok dengan kata-kata ini.</translation>
    </message>
    <message>
        <source>The number of the entry. It never changes.</source>
        <translation>Nomor entri. Tidak pernah berubah.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of %1 shown</source>
        <comment>%n: lines that fit, %1: all lines</comment>
        <translation>
            <numerusform>%n baris dari %1 ditampilkan</numerusform>
        </translation>
    </message>
    <message>
        <source>No line of %1 shown</source>
        <comment>%1: how many lines there are</comment>
        <translation>Tidak ada baris dari %1 yang ditampilkan</translation>
    </message>
    <message>
        <source>Print the log</source>
        <comment>button</comment>
        <translation>Cetak catatan</translation>
    </message>
    <message>
        <source>Nothing here is ever changed or deleted: a correction is a new entry.</source>
        <comment>below the title of the log</comment>
        <translation>Di sini tidak ada yang diubah atau dihapus: koreksi menjadi entri baru.</translation>
    </message>
    <message>
        <source>%1 Reason: %2</source>
        <comment>%1: a whole sentence; %2: a few words somebody typed</comment>
        <translation>%1 Alasan: %2</translation>
    </message>
    <message>
        <source>The tournament “%1” was set up (%2).</source>
        <comment>%1: its name, %2: a list like Pairs, Swiss</comment>
        <translation>Turnamen “%1” dibuat (%2).</translation>
    </message>
    <message>
        <source>The settings were changed.</source>
        <translation>Pengaturan diubah.</translation>
    </message>
    <message>
        <source>The tournament is now called “%1”.</source>
        <comment>%1: its name</comment>
        <translation>Turnamen ini sekarang bernama “%1”.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) are planned now.</source>
        <comment>tournament rounds</comment>
        <translation>
            <numerusform>Sekarang direncanakan %n babak.</numerusform>
        </translation>
    </message>
    <message>
        <source>The number of rounds is open now.</source>
        <comment>tournament rounds</comment>
        <translation>Jumlah babak sekarang tidak ditentukan.</translation>
    </message>
    <message>
        <source>The order is now decided by: %1.</source>
        <comment>%1: a list like wins, effectiveness, lot</comment>
        <translation>Urutan sekarang ditentukan oleh: %1.</translation>
    </message>
    <message numerus="yes">
        <source>A match now lasts %n minute(s).</source>
        <translation>
            <numerusform>Satu pertandingan sekarang berlangsung %n menit.</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches are now played without a clock.</source>
        <translation>Pertandingan sekarang dimainkan tanpa batas waktu.</translation>
    </message>
    <message>
        <source>The rules are now: %1.</source>
        <comment>%1: the name of a rule set</comment>
        <translation>Aturan sekarang: %1.</translation>
    </message>
    <message>
        <source>The penalties settled beforehand are now: %1.</source>
        <comment>%1: a list with what each costs</comment>
        <translation>Sanksi yang ditetapkan sebelumnya sekarang: %1.</translation>
    </message>
    <message>
        <source>No penalties are settled beforehand any more.</source>
        <translation>Tidak ada lagi sanksi yang ditetapkan sebelumnya.</translation>
    </message>
    <message>
        <source>Other terms of the matches were changed.</source>
        <comment>such as the points for sitting out</comment>
        <translation>Ketentuan lain pertandingan diubah.</translation>
    </message>
    <message>
        <source>Other settings of the pairing were changed.</source>
        <comment>such as the first table number</comment>
        <translation>Pengaturan lain susunan meja diubah.</translation>
    </message>
    <message>
        <source>%1 entered as number %2.</source>
        <comment>%1: a player or a pair</comment>
        <translation>%1 didaftarkan sebagai nomor %2.</translation>
    </message>
    <message>
        <source>%1 entered late as number %2, after round %3.</source>
        <comment>%1: a player or a pair; tournament round</comment>
        <translation>%1 didaftarkan terlambat sebagai nomor %2, setelah babak %3.</translation>
    </message>
    <message>
        <source>%1 withdrew.</source>
        <comment>%1: a player or a pair, who will not be paired any more</comment>
        <translation>%1 mundur.</translation>
    </message>
    <message>
        <source>%1 came back.</source>
        <comment>%1: a player or a pair, who will be paired again</comment>
        <translation>%1 kembali.</translation>
    </message>
    <message>
        <source>%1: the rating is now %2; it was %3.</source>
        <comment>%1: a player or a pair; two numbers</comment>
        <translation>%1: rating sekarang %2; sebelumnya %3.</translation>
    </message>
    <message>
        <source>%1: the rating is now %2.</source>
        <comment>%1: a player or a pair; it had none before</comment>
        <translation>%1: rating sekarang %2.</translation>
    </message>
    <message>
        <source>%1: no rating any more; it was %2.</source>
        <comment>%1: a player or a pair; %2: a number</comment>
        <translation>%1: tidak ada rating lagi; sebelumnya %2.</translation>
    </message>
    <message>
        <source>%1 plays on in place of %2.</source>
        <comment>two persons</comment>
        <translation>%1 melanjutkan sebagai pengganti %2.</translation>
    </message>
    <message numerus="yes">
        <source>Round %1 was published: %n table(s).</source>
        <comment>tournament round; never zero</comment>
        <translation>
            <numerusform>Babak %1 diumumkan: %n meja.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round %1 was published as the director changed it: %n table(s).</source>
        <comment>tournament round; never zero</comment>
        <translation>
            <numerusform>Babak %1 diumumkan dengan perubahan dari direktur: %n meja.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sitting out: %1.</source>
        <comment>%1: one or more players or pairs</comment>
        <translation>Istirahat: %1.</translation>
    </message>
    <message>
        <source>The pairing of round %1 was taken back.</source>
        <comment>tournament round</comment>
        <translation>Susunan meja babak %1 ditarik kembali.</translation>
    </message>
    <message>
        <source>Round %1: these tables were made up anew: %2.</source>
        <comment>%2: numbers of tables</comment>
        <translation>Babak %1: meja-meja ini disusun ulang: %2.</translation>
    </message>
    <message>
        <source>Round %1: the tables were made up anew.</source>
        <comment>tournament round</comment>
        <translation>Babak %1: meja disusun ulang.</translation>
    </message>
    <message>
        <source>Round %1: %2 (table %3) and %4 (table %5) had sat in each other’s seats. What was played went with them.</source>
        <comment>tournament round; %2 and %4: persons</comment>
        <translation>Babak %1: kursi %2 (meja %3) dan %4 (meja %5) ternyata tertukar. Hasil permainannya ikut pindah.</translation>
    </message>
    <message>
        <source>Round %1 began.</source>
        <comment>tournament round; the clock runs</comment>
        <translation>Babak %1 dimulai.</translation>
    </message>
    <message>
        <source>Round %1: the clock of table %2 was stopped.</source>
        <comment>tournament round</comment>
        <translation>Babak %1: waktu meja %2 dihentikan.</translation>
    </message>
    <message>
        <source>Round %1: all clocks were stopped.</source>
        <comment>tournament round</comment>
        <translation>Babak %1: waktu semua meja dihentikan.</translation>
    </message>
    <message>
        <source>Round %1: the clock of table %2 went on.</source>
        <comment>tournament round</comment>
        <translation>Babak %1: waktu meja %2 dilanjutkan.</translation>
    </message>
    <message>
        <source>Round %1: all clocks went on.</source>
        <comment>tournament round</comment>
        <translation>Babak %1: waktu semua meja dilanjutkan.</translation>
    </message>
    <message>
        <source>Round %1: table %2 got %3 more.</source>
        <comment>tournament round; %3: time, like 5:00</comment>
        <translation>Babak %1: waktu meja %2 ditambah %3.</translation>
    </message>
    <message>
        <source>Round %1: all tables got %2 more.</source>
        <comment>tournament round; %2: time, like 5:00</comment>
        <translation>Babak %1: waktu semua meja ditambah %2.</translation>
    </message>
    <message>
        <source>Round %1: %3 was taken from table %2.</source>
        <comment>tournament round; %3: time, like 5:00</comment>
        <translation>Babak %1: waktu meja %2 dikurangi %3.</translation>
    </message>
    <message>
        <source>Round %1: %2 was taken from all tables.</source>
        <comment>tournament round; %2: time</comment>
        <translation>Babak %1: waktu semua meja dikurangi %2.</translation>
    </message>
    <message>
        <source>Round %1, table %2: %3 so far.</source>
        <comment>tournament round; %3: points like 80 : 45</comment>
        <translation>Babak %1, meja %2: sementara %3.</translation>
    </message>
    <message>
        <source>Round %1, table %2, %3 against %4: %5.</source>
        <comment>tournament round; %3, %4: players; %5: like 200 : 150</comment>
        <translation>Babak %1, meja %2, %3 melawan %4: %5.</translation>
    </message>
    <message>
        <source>It came from the referee desk.</source>
        <comment>the result of a table</comment>
        <translation>Hasil ini dari meja wasit.</translation>
    </message>
    <message>
        <source>It came from a match played in the program.</source>
        <comment>the result of a table</comment>
        <translation>Hasil ini dari pertandingan yang dimainkan di program.</translation>
    </message>
    <message>
        <source>It came from a file.</source>
        <comment>the result of a table</comment>
        <translation>Hasil ini dari berkas.</translation>
    </message>
    <message>
        <source>Round %1, table %2, %3 against %4: %5 was wrong, right is %6.</source>
        <comment>tournament round; %3, %4: players; %5, %6: results like 200 : 150</comment>
        <translation>Babak %1, meja %2, %3 melawan %4: %5 salah, yang benar %6.</translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %n penalty point(s) for %2.</source>
        <comment>tournament round; %2: who; never zero</comment>
        <translation>
            <numerusform>Babak %1: denda %n poin untuk %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1: match lost by penalty for %2.</source>
        <comment>tournament round; %2: a player or a pair</comment>
        <translation>Babak %1: %2 dinyatakan kalah karena sanksi.</translation>
    </message>
    <message>
        <source>Round %1: exclusion from the tournament for %2.</source>
        <comment>tournament round; %2: a player or a pair</comment>
        <translation>Babak %1: %2 didiskualifikasi dari turnamen.</translation>
    </message>
    <message>
        <source>Round %1: a warning for %2.</source>
        <comment>tournament round; %2: a player or a pair</comment>
        <translation>Babak %1: peringatan untuk %2.</translation>
    </message>
    <message>
        <source>The penalty of entry %1 for %2 no longer holds.</source>
        <comment>%1: a number of the log; %2: who</comment>
        <translation>Sanksi di entri %1 untuk %2 tidak berlaku lagi.</translation>
    </message>
    <message>
        <source>The tournament was closed.</source>
        <translation>Turnamen ditutup.</translation>
    </message>
    <message>
        <source>The tournament was opened again.</source>
        <translation>Turnamen dibuka lagi.</translation>
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
        <translation>%1, laga penentuan dimenangkan %2</translation>
    </message>
    <message>
        <source>not played, win for %1</source>
        <comment>the result of a table; %1: a player or a pair</comment>
        <translation>tidak dimainkan, menang: %1</translation>
    </message>
    <message>
        <source>not played, both lose</source>
        <comment>the result of a table</comment>
        <translation>tidak dimainkan, keduanya kalah</translation>
    </message>
    <message>
        <source>not played, counts for nobody</source>
        <comment>the result of a table</comment>
        <translation>tidak dimainkan, tidak dihitung untuk siapa pun</translation>
    </message>
    <message>
        <source>no result</source>
        <comment>of a table, in the place of points</comment>
        <translation>tidak ada hasil</translation>
    </message>
    <message>
        <source>Round %1</source>
        <comment>tournament round</comment>
        <translation>Babak %1</translation>
    </message>
    <message>
        <source>Check sum %1…</source>
        <comment>%1: the first letters and digits of a check sum</comment>
        <translation>Kode pemeriksa %1…</translation>
    </message>
</context>
<context>
    <name>Tournament pairing</name>
    <message>
        <source>Not enough entrants: %1 are here, %2 are needed.</source>
        <comment>two numbers</comment>
        <translation>Peserta kurang: ada %1, perlu %2.</translation>
    </message>
    <message numerus="yes">
        <source>Everybody has sat out %n time(s). Shall somebody sit out once more?</source>
        <comment>a question; never zero</comment>
        <translation>
            <numerusform>Semua sudah %n kali istirahat. Apakah ada yang istirahat sekali lagi?</numerusform>
        </translation>
    </message>
    <message>
        <source>What %1 and %2 need cannot both be kept. Change one of them.</source>
        <comment>two names</comment>
        <translation>Kebutuhan %1 dan %2 tidak bisa dipenuhi bersamaan. Ubah salah satunya.</translation>
    </message>
    <message>
        <source>What %1 needs cannot be kept. Change it.</source>
        <comment>%1: a name</comment>
        <translation>Kebutuhan %1 tidak bisa dipenuhi. Ubah kebutuhan itu.</translation>
    </message>
    <message numerus="yes">
        <source>All %n round(s) of this format have been played.</source>
        <comment>tournament rounds; never zero</comment>
        <translation>
            <numerusform>Semua %n babak dalam format ini sudah dimainkan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Table %1 ended level. Say who won the play-off.</source>
        <comment>%1: a number</comment>
        <translation>Meja %1 berakhir seri. Tentukan siapa yang memenangkan laga penentuan.</translation>
    </message>
    <message>
        <source>There is no perfect rotation for %1 players. Choose “New tables each round” in the settings.</source>
        <comment>%1: a number</comment>
        <translation>Tidak ada rotasi sempurna untuk %1 pemain. Pilih “Susunan baru setiap babak” di pengaturan.</translation>
    </message>
    <message>
        <source>Pair round %1</source>
        <comment>large button; %1: number of a tournament round</comment>
        <translation>Susun babak %1</translation>
    </message>
    <message>
        <source>Working out the pairing…</source>
        <comment>while the program computes</comment>
        <translation>Menyusun meja …</translation>
    </message>
    <message>
        <source>Everything is ready for round %1.</source>
        <comment>%1: number of a tournament round</comment>
        <translation>Semuanya siap untuk babak %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) will be paired.</source>
        <comment>before a tournament round</comment>
        <translation>
            <numerusform>%n pemain akan dibagi ke meja.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody is entered yet.</source>
        <comment>before a tournament round</comment>
        <translation>Belum ada yang terdaftar.</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) will be paired.</source>
        <comment>pair = two partners</comment>
        <translation>
            <numerusform>%n pasangan akan dibagi ke meja.</numerusform>
        </translation>
    </message>
    <message>
        <source>No pair is entered yet.</source>
        <comment>pair = two partners</comment>
        <translation>Belum ada pasangan yang terdaftar.</translation>
    </message>
    <message>
        <source>First of all: who plays?</source>
        <comment>too few people are entered for a first round</comment>
        <translation>Pertama-tama: siapa yang bermain?</translation>
    </message>
    <message>
        <source>Enter who plays</source>
        <comment>button: to the list of entrants</comment>
        <translation>Daftarkan pemain</translation>
    </message>
    <message>
        <source>Put the tables together by hand</source>
        <comment>button: where the program proposes no pairing itself</comment>
        <translation>Susun meja secara manual</translation>
    </message>
    <message>
        <source>Yes, pair it so</source>
        <comment>button: somebody sits out once more</comment>
        <translation>Ya, susun begitu</translation>
    </message>
    <message>
        <source>Not yet</source>
        <comment>button: nothing is paired now</comment>
        <translation>Jangan dulu</translation>
    </message>
    <message>
        <source>No pairing was found. Try again, or put the tables together by hand.</source>
        <translation>Tidak ditemukan susunan meja. Coba lagi, atau susun meja secara manual.</translation>
    </message>
    <message>
        <source>Round %1: a proposal</source>
        <comment>title; %1: number of a tournament round</comment>
        <translation>Babak %1: usulan</translation>
    </message>
    <message>
        <source>Round %1: change open tables</source>
        <comment>title; tables of a tournament round in play are made up anew</comment>
        <translation>Babak %1: ubah meja terbuka</translation>
    </message>
    <message>
        <source>Nobody has seen it yet. Change what you like, then publish it.</source>
        <translation>Belum ada yang melihatnya. Ubah sesuka Anda, lalu umumkan.</translation>
    </message>
    <message>
        <source>Publish</source>
        <comment>button: the pairing becomes the tournament round</comment>
        <translation>Umumkan</translation>
    </message>
    <message>
        <source>Change open tables</source>
        <comment>button: who plays where in a tournament round in play</comment>
        <translation>Ubah meja terbuka</translation>
    </message>
    <message>
        <source>Tables without any points can be made up anew. The others stay as they are.</source>
        <translation>Meja yang belum ada poinnya bisa disusun ulang. Yang lain tetap seperti semula.</translation>
    </message>
    <message>
        <source>Table %1 has points already and stays as it is.</source>
        <comment>%1: number of a table</comment>
        <translation>Meja %1 sudah ada poinnya dan tetap seperti semula.</translation>
    </message>
    <message>
        <source>Publish the change</source>
        <comment>button: other tables in a tournament round in play</comment>
        <translation>Umumkan perubahan</translation>
    </message>
    <message>
        <source>Pair again</source>
        <comment>button: a new proposal; locked tables stay</comment>
        <translation>Susun ulang</translation>
    </message>
    <message>
        <source>Throw away</source>
        <comment>button: the proposal is forgotten</comment>
        <translation>Buang</translation>
    </message>
    <message>
        <source>Why this pairing?</source>
        <comment>button: the reasons for one table</comment>
        <translation>Mengapa susunan ini?</translation>
    </message>
    <message>
        <source>Lock this table</source>
        <comment>button: a new proposal does not change it</comment>
        <translation>Kunci meja ini</translation>
    </message>
    <message>
        <source>Unlock this table</source>
        <comment>button: a new proposal may change this table again</comment>
        <translation>Buka kunci meja ini</translation>
    </message>
    <message>
        <source>Change places with somebody</source>
        <comment>button: then another place is chosen</comment>
        <translation>Tukar tempat dengan orang lain</translation>
    </message>
    <message>
        <source>Let go</source>
        <comment>button: nobody is chosen to change places any more</comment>
        <translation>Batal tukar</translation>
    </message>
    <message>
        <source>Make a table of these</source>
        <comment>button: of players who had none</comment>
        <translation>Jadikan satu meja</translation>
    </message>
    <message>
        <source>Break this table up</source>
        <comment>button: those who sat at it have no table then</comment>
        <translation>Bubarkan meja ini</translation>
    </message>
    <message>
        <source>Let them sit out</source>
        <comment>button: those who have no place</comment>
        <translation>Istirahatkan</translation>
    </message>
    <message>
        <source>Look at earlier rounds</source>
        <comment>button: tournament rounds</comment>
        <translation>Lihat babak sebelumnya</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <comment>two keys</comment>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>the space bar, on a small picture of a key; short</comment>
        <translation>Spasi</translation>
    </message>
    <message>
        <source>W</source>
        <comment>one letter: key of Why this pairing</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>L</source>
        <comment>one letter: key of Lock this table; another one than the others here</comment>
        <translation>K</translation>
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
        <translation>B</translation>
    </message>
    <message>
        <source>%1 (no place yet)</source>
        <comment>%1: a player or pair who came after the pairing</comment>
        <translation>%1 (belum ada tempat)</translation>
    </message>
    <message>
        <source>Another table number</source>
        <comment>button</comment>
        <translation>Nomor meja lain</translation>
    </message>
    <message>
        <source>Another number for table %1</source>
        <comment>title of a small window</comment>
        <translation>Nomor lain untuk meja %1</translation>
    </message>
    <message>
        <source>Table number (a table that has it gets the old one)</source>
        <comment>label of a field for a number</comment>
        <translation>Nomor meja (meja yang memakainya mendapat nomor lama)</translation>
    </message>
    <message>
        <source>Use this number</source>
        <comment>button</comment>
        <translation>Pakai nomor ini</translation>
    </message>
    <message>
        <source>locked</source>
        <comment>on a table that a new proposal does not change; short</comment>
        <translation>terkunci</translation>
    </message>
    <message>
        <source>Sitting out</source>
        <comment>heading above who does not play in this tournament round</comment>
        <translation>Istirahat</translation>
    </message>
    <message>
        <source>Out of the knockout</source>
        <comment>heading above those who have lost: they do not play any more, unless one is put in for somebody who left</comment>
        <translation>Sudah gugur</translation>
    </message>
    <message>
        <source>%1 is chosen. Choose who changes places with them.</source>
        <comment>%1: a player or a pair to be moved</comment>
        <translation>%1 dipilih. Pilih siapa yang bertukar tempat.</translation>
    </message>
    <message>
        <source>%1 and %2 have changed places.</source>
        <comment>two players or pairs</comment>
        <translation>%1 dan %2 sudah bertukar tempat.</translation>
    </message>
    <message>
        <source>Table %1 stays as it is.</source>
        <comment>after a table was locked; %1: its number</comment>
        <translation>Meja %1 tetap seperti ini.</translation>
    </message>
    <message>
        <source>Table %1 may change again.</source>
        <comment>after a table was unlocked; %1: its number</comment>
        <translation>Meja %1 boleh berubah lagi.</translation>
    </message>
    <message numerus="yes">
        <source>Proposed: %n table(s).</source>
        <comment>said when a pairing is there; never zero</comment>
        <translation>
            <numerusform>Diusulkan: %n meja.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 is published.</source>
        <comment>%1: number of a tournament round</comment>
        <translation>Babak %1 sudah diumumkan.</translation>
    </message>
    <message>
        <source>Proposed tables</source>
        <comment>said by a screen reader: a list</comment>
        <translation>Meja yang diusulkan</translation>
    </message>
    <message>
        <source>Table %1, seat %2: %3</source>
        <comment>said by a screen reader; %2: number of a seat; %3: a player or pair</comment>
        <translation>Meja %1, kursi %2: %3</translation>
    </message>
    <message>
        <source>%1 sits out</source>
        <comment>said by a screen reader; %1: a player or pair</comment>
        <translation>%1 istirahat</translation>
    </message>
    <message>
        <source>%1, out of the knockout</source>
        <comment>said by a screen reader; %1: a player or pair who has lost</comment>
        <translation>%1, sudah gugur</translation>
    </message>
    <message>
        <source>%1, chosen to change places</source>
        <comment>said by a screen reader; %1: a player&apos;s place</comment>
        <translation>%1, dipilih untuk bertukar tempat</translation>
    </message>
    <message>
        <source>%1, locked</source>
        <comment>said by a screen reader; %1: a place at a table that stays</comment>
        <translation>%1, terkunci</translation>
    </message>
    <message>
        <source>%1. Mind: %2</source>
        <comment>said by a screen reader; %1: a place; %2: a warning</comment>
        <translation>%1. Perhatikan: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) to know before you publish</source>
        <comment>heading; never zero</comment>
        <translation>
            <numerusform>%n hal yang perlu diketahui sebelum diumumkan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more, on their tables</source>
        <comment>below a list of warnings; never zero</comment>
        <translation>
            <numerusform>dan %n lagi, di meja masing-masing</numerusform>
        </translation>
    </message>
    <message>
        <source>Publish it all the same?</source>
        <comment>a question: something speaks against a pairing</comment>
        <translation>Tetap umumkan?</translation>
    </message>
    <message>
        <source>Yes, publish it</source>
        <comment>button</comment>
        <translation>Ya, umumkan</translation>
    </message>
    <message>
        <source>Look at it again</source>
        <comment>button</comment>
        <translation>Lihat lagi</translation>
    </message>
    <message>
        <source>Why are the tables changed? (stands in the log)</source>
        <comment>label of a field</comment>
        <translation>Mengapa meja diubah? (masuk catatan)</translation>
    </message>
    <message>
        <source>Other tables in round %1</source>
        <comment>title; %1: number of a tournament round</comment>
        <translation>Meja lain di babak %1</translation>
    </message>
    <message>
        <source>Why table %1?</source>
        <comment>heading above reasons; %1: number of a table</comment>
        <translation>Mengapa meja %1?</translation>
    </message>
    <message>
        <source>Why do they sit out?</source>
        <comment>heading above reasons</comment>
        <translation>Mengapa istirahat?</translation>
    </message>
    <message>
        <source>There is nothing special about it.</source>
        <comment>no reason is known for a pairing</comment>
        <translation>Tidak ada yang khusus.</translation>
    </message>
    <message>
        <source>In the first round the lot decides; it was drawn with the number %1.</source>
        <translation>Di babak pertama undian yang menentukan; diundi dengan angka %1.</translation>
    </message>
    <message>
        <source>In the first round the ratings decide who meets whom.</source>
        <translation>Di babak pertama rating menentukan siapa melawan siapa.</translation>
    </message>
    <message>
        <source>By wins alone %1 (%2 wins) and %3 (%4 wins) would not meet: what people need at the table comes first.</source>
        <comment>%1, %3: players or pairs; %2, %4: numbers that may end with a half</comment>
        <translation>Menurut kemenangan saja, %1 (menang %2) dan %3 (menang %4) tidak akan bertemu: kebutuhan di meja didahulukan.</translation>
    </message>
    <message>
        <source>Both sides have the same number of wins: %1.</source>
        <comment>%1: a number that may end with a half</comment>
        <translation>Jumlah kemenangan kedua pihak sama: %1.</translation>
    </message>
    <message>
        <source>%1 (%2 wins) and %3 (%4 wins) were the nearest that had not met yet.</source>
        <comment>%1, %3: players or pairs; %2, %4: numbers that may end with a half</comment>
        <translation>%1 (menang %2) dan %3 (menang %4) paling dekat di antara yang belum pernah bertemu.</translation>
    </message>
    <message>
        <source>They have not met in this tournament.</source>
        <translation>Keduanya belum pernah bertemu di turnamen ini.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 have met %n time(s) before; no pairing without a repeat was left.</source>
        <comment>%1, %2: players or pairs; never zero</comment>
        <translation>
            <numerusform>%1 dan %2 sudah %n kali bertemu; tidak ada lagi susunan tanpa pertemuan ulang.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody here has had this partner before.</source>
        <translation>Di sini belum ada yang pernah bermain dengan rekan ini.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 have been partners %n time(s) before; it could not be avoided.</source>
        <comment>%1, %2: players; never zero</comment>
        <translation>
            <numerusform>%1 dan %2 sudah %n kali menjadi rekan; tidak bisa dihindari.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 have been opponents %n time(s) before; it could not be avoided.</source>
        <comment>%1, %2: players; never zero</comment>
        <translation>
            <numerusform>%1 dan %2 sudah %n kali menjadi lawan; tidak bisa dihindari.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 sits out: in place %2, the lowest of all who have sat out least.</source>
        <comment>%1: a player or pair; %2: place in the standings</comment>
        <translation>%1 istirahat: di peringkat %2, terendah di antara yang paling jarang istirahat.</translation>
    </message>
    <message numerus="yes">
        <source>%1 sits out again, after %n time(s): everybody has sat out as often.</source>
        <comment>%1: a player or pair; never zero</comment>
        <translation>
            <numerusform>%1 istirahat lagi, sesudah %n kali: semua sudah sama seringnya.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (place %2) sits out: with anybody lower, two would have had to meet again.</source>
        <comment>%1: a player or pair; %2: place in the standings</comment>
        <translation>%1 (peringkat %2) istirahat: kalau yang di bawahnya, ada dua peserta yang harus bertemu lagi.</translation>
    </message>
    <message>
        <source>%1 (place %2) sits out: with anybody lower out, seats that are needed could not be given.</source>
        <comment>%1: a player or pair; %2: place in the standings</comment>
        <translation>%1 (peringkat %2) istirahat: kalau yang di bawahnya, ada kursi yang diperlukan tidak bisa diberikan.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 have met %n time(s) before.</source>
        <comment>%1, %2: players or pairs; never zero</comment>
        <translation>
            <numerusform>%1 dan %2 sudah %n kali bertemu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 have been partners %n time(s) before.</source>
        <comment>%1, %2: players; never zero</comment>
        <translation>
            <numerusform>%1 dan %2 sudah %n kali menjadi rekan.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 always plays at table %2.</source>
        <comment>%1: a player; a need that is kept</comment>
        <translation>%1 selalu bermain di meja %2.</translation>
    </message>
    <message>
        <source>%1 always has seat %2.</source>
        <comment>%1: a player; %2: 1 to 4; a need that is kept</comment>
        <translation>%1 selalu mendapat kursi %2.</translation>
    </message>
    <message>
        <source>%2 stays near %1.</source>
        <comment>%1: a player; %2: the player who helps</comment>
        <translation>%2 tetap di dekat %1.</translation>
    </message>
    <message numerus="yes">
        <source>Those who meet here have sat at table %1 %n time(s) before, counted together.</source>
        <comment>%1: number of a table</comment>
        <translation>
            <numerusform>Yang bertemu di sini sudah %n kali duduk di meja %1, kalau dijumlahkan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody here has sat at table %1 before.</source>
        <comment>%1: number of a table</comment>
        <translation>Di sini belum ada yang pernah duduk di meja %1.</translation>
    </message>
    <message>
        <source>The plan of a round robin says so for round %1.</source>
        <comment>%1: a tournament round</comment>
        <translation>Begitulah jadwal semua lawan semua untuk babak %1.</translation>
    </message>
    <message>
        <source>The perfect rotation says so for round %1.</source>
        <comment>%1: a tournament round</comment>
        <translation>Begitulah rotasi sempurna untuk babak %1.</translation>
    </message>
    <message>
        <source>The knockout says so: place %1 of the bracket meets place %2.</source>
        <comment>%1, %2: numbers of places in a knockout bracket</comment>
        <translation>Begitulah sistem gugur: tempat %1 di bagan bertemu tempat %2.</translation>
    </message>
    <message>
        <source>A bye for %1: the bracket has nobody opposite.</source>
        <comment>knockout; %1: a player or pair</comment>
        <translation>%1 tanpa lawan: di bagan, tempat lawannya kosong.</translation>
    </message>
    <message>
        <source>No opponent for %1: %2 withdrew.</source>
        <comment>knockout; %1, %2: players or pairs</comment>
        <translation>%1 tanpa lawan: %2 keluar.</translation>
    </message>
    <message>
        <source>%1 won already, and waits for a table that is played again.</source>
        <comment>knockout; %1: a player or pair</comment>
        <translation>%1 sudah menang, dan menunggu meja yang dimainkan ulang.</translation>
    </message>
    <message>
        <source>They play for third place.</source>
        <translation>Mereka bermain untuk tempat ketiga.</translation>
    </message>
    <message>
        <source>You have locked this table.</source>
        <translation>Anda mengunci meja ini.</translation>
    </message>
    <message>
        <source>You have put this table together yourself.</source>
        <translation>Meja ini Anda susun sendiri.</translation>
    </message>
    <message>
        <source>You have decided yourself who sits out.</source>
        <translation>Yang istirahat Anda tentukan sendiri.</translation>
    </message>
    <message>
        <source>%1 has two places in this round.</source>
        <comment>%1: a player or pair</comment>
        <translation>%1 punya dua tempat di babak ini.</translation>
    </message>
    <message>
        <source>%1 has no table and does not sit out either.</source>
        <comment>%1: a player or pair</comment>
        <translation>%1 tidak punya meja dan juga tidak istirahat.</translation>
    </message>
    <message>
        <source>What %1 needs is not kept at table %2.</source>
        <comment>%1: a player; %2: number of a table</comment>
        <translation>Kebutuhan %1 tidak terpenuhi di meja %2.</translation>
    </message>
    <message>
        <source>%1 has left the tournament but has a place.</source>
        <comment>%1: a player or pair</comment>
        <translation>%1 sudah keluar dari turnamen tetapi punya tempat.</translation>
    </message>
    <message>
        <source>%1: not beaten, but cannot win the knockout any more if this is published.</source>
        <comment>a warning; %1: a player or pair for whom somebody else was put in</comment>
        <translation>%1: belum kalah, tetapi tidak bisa lagi menjadi juara kalau ini diumumkan.</translation>
    </message>
    <message>
        <source>%1: out of the knockout, but at a table again.</source>
        <comment>a warning; %1: a player or pair who was put in for somebody else</comment>
        <translation>%1: sudah gugur, tetapi ada di meja lagi.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has sat out %n time(s) already, others less often.</source>
        <comment>%1: a player or pair; never zero</comment>
        <translation>
            <numerusform>%1 sudah %n kali istirahat, yang lain lebih jarang.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tournament papers</name>
    <message>
        <source>Round %1: who plays at which table</source>
        <comment>title of a list; round = tournament round</comment>
        <translation>Babak %1: siapa bermain di meja mana</translation>
    </message>
    <message>
        <source>Round %1: find your seat</source>
        <comment>title of a list by name; round = tournament round</comment>
        <translation>Babak %1: cari kursi Anda</translation>
    </message>
    <message>
        <source>Round %1: results</source>
        <comment>title of a list; round = tournament round</comment>
        <translation>Babak %1: hasil</translation>
    </message>
    <message>
        <source>Round %1: results so far</source>
        <comment>title: some tables still play; round = tournament round</comment>
        <translation>Babak %1: hasil sementara</translation>
    </message>
    <message>
        <source>Standings after round %1</source>
        <comment>title; round = tournament round</comment>
        <translation>Klasemen setelah babak %1</translation>
    </message>
    <message>
        <source>Standings so far, round %1 still being played</source>
        <comment>title; round = tournament round</comment>
        <translation>Klasemen sementara, babak %1 masih dimainkan</translation>
    </message>
    <message>
        <source>Final standings</source>
        <comment>title of a list</comment>
        <translation>Klasemen akhir</translation>
    </message>
    <message>
        <source>Entrants</source>
        <comment>title of a list before the first round</comment>
        <translation>Peserta</translation>
    </message>
    <message>
        <source>Cross table</source>
        <comment>title of a list: everybody against everybody</comment>
        <translation>Tabel silang</translation>
    </message>
    <message>
        <source>%1, round by round</source>
        <comment>title; %1: a name or two; round = tournament round</comment>
        <translation>%1, per babak</translation>
    </message>
    <message>
        <source>Log of the tournament</source>
        <comment>title of a list: everything that was written down</comment>
        <translation>Catatan turnamen</translation>
    </message>
    <message>
        <source>Season table</source>
        <comment>title of a list: several tournaments added up</comment>
        <translation>Klasemen musim</translation>
    </message>
    <message>
        <source>Match for third place</source>
        <comment>title of a list with one table</comment>
        <translation>Perebutan tempat ketiga</translation>
    </message>
    <message>
        <source>Diploma</source>
        <comment>in very large letters on a certificate</comment>
        <translation>Piagam</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>heading of a column of numbers</comment>
        <translation>Meja</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>heading of a column</comment>
        <translation>Nama</translation>
    </message>
    <message>
        <source>Pair</source>
        <comment>heading of a column: the two names of a pair</comment>
        <translation>Pasangan</translation>
    </message>
    <message>
        <source>Against</source>
        <comment>heading of a column: the names of the opponents</comment>
        <translation>Lawan</translation>
    </message>
    <message>
        <source>With</source>
        <comment>heading of a column: the name of the partner</comment>
        <translation>Rekan</translation>
    </message>
    <message>
        <source>Seat</source>
        <comment>heading of a column: where at the table somebody sits, like North</comment>
        <translation>Kursi</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>heading of a column: 1 for the best</comment>
        <translation>Pos</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>heading of a column</comment>
        <translation>Poin</translation>
    </message>
    <message>
        <source>Their points</source>
        <comment>heading of a column: the points of the opponents</comment>
        <translation>Poin lawan</translation>
    </message>
    <message>
        <source>Matches</source>
        <comment>heading of a column: matches won by both sides, like 2–1</comment>
        <translation>Pertandingan</translation>
    </message>
    <message>
        <source>Remark</source>
        <comment>heading of a column, mostly empty</comment>
        <translation>Keterangan</translation>
    </message>
    <message>
        <source>Round</source>
        <comment>heading of a column of numbers; round = tournament round</comment>
        <translation>Babak</translation>
    </message>
    <message>
        <source>Round %1</source>
        <comment>heading of a column; round = tournament round</comment>
        <translation>Babak %1</translation>
    </message>
    <message>
        <source>Result</source>
        <comment>heading of a column: won, lost, level</comment>
        <translation>Hasil</translation>
    </message>
    <message>
        <source>Blocked</source>
        <comment>heading of a column: how many rounds ended with a blocked game</comment>
        <translation>Buntu</translation>
    </message>
    <message>
        <source>Fouls</source>
        <comment>heading of a column: how many rounds ended with a foul of this side</comment>
        <translation>Langgar</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <comment>heading of a column; round = one deal</comment>
        <translation>Menang ronde</translation>
    </message>
    <message>
        <source>Penalty</source>
        <comment>heading of a column: points taken off</comment>
        <translation>Denda</translation>
    </message>
    <message>
        <source>Entry</source>
        <comment>heading of a column: the number of an entry of the log</comment>
        <translation>Entri</translation>
    </message>
    <message>
        <source>Time</source>
        <comment>heading of a column: day and time of day</comment>
        <translation>Waktu</translation>
    </message>
    <message>
        <source>What happened</source>
        <comment>heading of a column of sentences</comment>
        <translation>Kejadian</translation>
    </message>
    <message>
        <source>Director</source>
        <comment>heading of a column: who wrote it down; below a line for a signature</comment>
        <translation>Direktur</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>heading of a column or label of a row: the sum</comment>
        <translation>Total</translation>
    </message>
    <message>
        <source>Played</source>
        <comment>heading of a column: how many tables somebody has played</comment>
        <translation>Main</translation>
    </message>
    <message>
        <source>Wins</source>
        <comment>heading of a column</comment>
        <translation>Menang</translation>
    </message>
    <message>
        <source>Effectiveness</source>
        <comment>heading of a column: points for minus points against</comment>
        <translation>Selisih</translation>
    </message>
    <message>
        <source>Points for</source>
        <comment>heading of a column: all points won</comment>
        <translation>Poin sendiri</translation>
    </message>
    <message>
        <source>Direct encounter</source>
        <comment>heading of a column: wins against those who are level</comment>
        <translation>Pertemuan langsung</translation>
    </message>
    <message>
        <source>Opponents&apos; wins</source>
        <comment>heading of a column: the wins of all opponents</comment>
        <translation>Menang lawan</translation>
    </message>
    <message>
        <source>Opponents&apos; effectiveness</source>
        <comment>heading of a column: effectiveness of all opponents</comment>
        <translation>Selisih lawan</translation>
    </message>
    <message>
        <source>Lot</source>
        <comment>heading of a column: what was drawn by chance</comment>
        <translation>Undian</translation>
    </message>
    <message>
        <source>sits out</source>
        <comment>somebody does not play in this tournament round</comment>
        <translation>istirahat</translation>
    </message>
    <message>
        <source>waits</source>
        <comment>somebody does not play in this tournament round, and it counts nothing</comment>
        <translation>menunggu</translation>
    </message>
    <message>
        <source>out</source>
        <comment>somebody has lost in a knockout before this tournament round</comment>
        <translation>gugur</translation>
    </message>
    <message>
        <source>absent</source>
        <comment>somebody was not paired in this tournament round</comment>
        <translation>absen</translation>
    </message>
    <message>
        <source>won</source>
        <comment>result of a table</comment>
        <translation>menang</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>result of a table</comment>
        <translation>kalah</translation>
    </message>
    <message>
        <source>level</source>
        <comment>result of a table: nobody won</comment>
        <translation>seri</translation>
    </message>
    <message>
        <source>forfeit</source>
        <comment>a table was decided without playing</comment>
        <translation>WO</translation>
    </message>
    <message>
        <source>won by forfeit</source>
        <comment>result of a table</comment>
        <translation>menang WO</translation>
    </message>
    <message>
        <source>lost by forfeit</source>
        <comment>result of a table</comment>
        <translation>kalah WO</translation>
    </message>
    <message>
        <source>lost for both</source>
        <comment>result of a table</comment>
        <translation>keduanya kalah</translation>
    </message>
    <message>
        <source>not played</source>
        <comment>a table that counts for nobody</comment>
        <translation>tidak dimainkan</translation>
    </message>
    <message>
        <source>still playing</source>
        <comment>a table without a result yet</comment>
        <translation>masih bermain</translation>
    </message>
    <message>
        <source>%1 won the play-off</source>
        <comment>remark about a level table; %1: a name, or two names of a pair</comment>
        <translation>%1 memenangkan laga penentuan</translation>
    </message>
    <message>
        <source>North</source>
        <comment>a seat at the table, as on a map</comment>
        <translation>Utara</translation>
    </message>
    <message>
        <source>East</source>
        <comment>a seat at the table, as on a map</comment>
        <translation>Timur</translation>
    </message>
    <message>
        <source>South</source>
        <comment>a seat at the table, as on a map</comment>
        <translation>Selatan</translation>
    </message>
    <message>
        <source>West</source>
        <comment>a seat at the table, as on a map</comment>
        <translation>Barat</translation>
    </message>
    <message>
        <source>Sitting out in this round: %1</source>
        <comment>%1: a name, or several; round = tournament round</comment>
        <translation>Istirahat di babak ini: %1</translation>
    </message>
    <message>
        <source>Corrected: entry %1</source>
        <comment>%1: the number of an entry of the log</comment>
        <translation>Dikoreksi: entri %1</translation>
    </message>
    <message>
        <source>Corrected: entries %1</source>
        <comment>%1: numbers of entries of the log, like 17 and 23</comment>
        <translation>Dikoreksi: entri %1</translation>
    </message>
    <message>
        <source>A place with = is shared.</source>
        <comment>note below standings</comment>
        <translation>Peringkat dengan tanda = ditempati bersama.</translation>
    </message>
    <message>
        <source>Read along the row: points for and against. The columns have the places as their headings.</source>
        <comment>note below a cross table</comment>
        <translation>Baca menurut baris: poin sendiri dan poin lawan. Judul kolom adalah peringkat.</translation>
    </message>
    <message>
        <source>Each cell: the place of the opponents, then + for won, − for lost, = for level, and the points.</source>
        <comment>note below a cross table; keep the signs</comment>
        <translation>Setiap kotak: peringkat lawan, lalu + untuk menang, − untuk kalah, = untuk seri, dan poinnya.</translation>
    </message>
    <message numerus="yes">
        <source>The best %n result(s) count.</source>
        <comment>note below a season table; never zero</comment>
        <translation>
            <numerusform>%n hasil terbaik yang dihitung.</numerusform>
        </translation>
    </message>
    <message>
        <source>What is in brackets does not count.</source>
        <comment>note below a season table</comment>
        <translation>Yang di dalam kurung tidak dihitung.</translation>
    </message>
    <message>
        <source>There is nothing to show here yet.</source>
        <comment>instead of an empty list</comment>
        <translation>Belum ada yang bisa ditampilkan di sini.</translation>
    </message>
</context>
<context>
    <name>Tournament penalties</name>
    <message>
        <source>Penalties</source>
        <comment>title, and a button</comment>
        <translation>Sanksi</translation>
    </message>
    <message>
        <source>Give a penalty</source>
        <comment>title, and a button</comment>
        <translation>Beri sanksi</translation>
    </message>
    <message>
        <source>For whom?</source>
        <comment>label of a choice</comment>
        <translation>Untuk siapa?</translation>
    </message>
    <message>
        <source>In which round?</source>
        <comment>label of a choice: a tournament round</comment>
        <translation>Di babak berapa?</translation>
    </message>
    <message>
        <source>How many points are taken off?</source>
        <comment>label of a number; 0 is a warning</comment>
        <translation>Berapa poin dikurangi?</translation>
    </message>
    <message>
        <source>A warning: no points are taken off.</source>
        <translation>Peringatan: tidak ada poin yang dikurangi.</translation>
    </message>
    <message>
        <source>Late at the table</source>
        <comment>a usual reason; a button</comment>
        <translation>Terlambat ke meja</translation>
    </message>
    <message>
        <source>Signals to the partner</source>
        <comment>a usual reason; a button</comment>
        <translation>Isyarat kepada rekan</translation>
    </message>
    <message>
        <source>False declaration</source>
        <comment>a usual reason; a button; glossary: foul</comment>
        <translation>Pernyataan tidak benar</translation>
    </message>
    <message>
        <source>Bad conduct</source>
        <comment>a usual reason; a button</comment>
        <translation>Perilaku buruk</translation>
    </message>
    <message>
        <source>Give it</source>
        <comment>button: the penalty holds from now on</comment>
        <translation>Beri</translation>
    </message>
    <message>
        <source>No penalty has been given.</source>
        <translation>Belum ada sanksi.</translation>
    </message>
    <message numerus="yes">
        <source>Round %1, %2: %n point(s). %3</source>
        <comment>tournament round; %2: who, %3: why; never zero</comment>
        <translation>
            <numerusform>Babak %1, %2: denda %n poin. %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, %2: a warning. %3</source>
        <comment>tournament round; %2: who, %3: why</comment>
        <translation>Babak %1, %2: peringatan. %3</translation>
    </message>
    <message>
        <source>Round %1, %2: the match is lost. %3</source>
        <comment>tournament round; %2: who, %3: why</comment>
        <translation>Babak %1, %2: kalah dalam pertandingan. %3</translation>
    </message>
    <message>
        <source>Round %1, %2: out of the tournament. %3</source>
        <comment>tournament round; %2: who, %3: why</comment>
        <translation>Babak %1, %2: diskualifikasi. %3</translation>
    </message>
    <message>
        <source>What for?</source>
        <comment>a question; the answers are penalties of the club, by name</comment>
        <translation>Untuk apa?</translation>
    </message>
    <message>
        <source>Something else</source>
        <comment>an answer: another penalty than those of the club</comment>
        <translation>Hal lain</translation>
    </message>
    <message>
        <source>Points and reason as you say.</source>
        <comment>about a penalty that is not in the list</comment>
        <translation>Poin dan alasannya Anda tentukan sendiri.</translation>
    </message>
    <message>
        <source>Table %1 then counts as: %2.</source>
        <comment>%1: number of a table; %2: a result like not played, win for Anna &amp; Bruno</comment>
        <translation>Meja %1 lalu dihitung: %2.</translation>
    </message>
    <message>
        <source>%1 lose the match together.</source>
        <comment>%1: two partners of one side of a table, of whom one is penalised</comment>
        <translation>%1 sama-sama kalah.</translation>
    </message>
    <message>
        <source>No further pairing for %1. What was played before stays.</source>
        <comment>%1: a player or a pair</comment>
        <translation>Tidak ada meja lagi untuk %1. Yang sudah dimainkan tetap ada.</translation>
    </message>
    <message>
        <source>The result of the table stays: correct it as well if it was wrong.</source>
        <comment>a penalty that had cost the match no longer holds</comment>
        <translation>Hasil meja tetap: koreksi juga kalau hasil itu salah.</translation>
    </message>
    <message>
        <source>Whoever was out stays out: let them play again among the entrants, and correct the result of the table.</source>
        <comment>a penalty that had cost the tournament no longer holds</comment>
        <translation>Yang didiskualifikasi tetap di luar: izinkan bermain lagi di bagian Peserta, dan koreksi hasil mejanya.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) off</source>
        <comment>what a penalty costs, short; never zero</comment>
        <translation>
            <numerusform>denda %n poin</numerusform>
        </translation>
    </message>
    <message>
        <source>a warning</source>
        <comment>what a penalty costs, short: nothing</comment>
        <translation>peringatan</translation>
    </message>
    <message>
        <source>the match is lost</source>
        <comment>what a penalty costs, short</comment>
        <translation>kalah dalam pertandingan</translation>
    </message>
    <message>
        <source>out of the tournament</source>
        <comment>what a penalty costs, short</comment>
        <translation>diskualifikasi</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>in a list of penalties: its name and what it costs</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <comment>button beside a penalty</comment>
        <translation>Cabut</translation>
    </message>
    <message>
        <source>Does this penalty no longer hold?</source>
        <comment>title of a small window</comment>
        <translation>Sanksi ini tidak berlaku lagi?</translation>
    </message>
    <message>
        <source>Withdraw it</source>
        <comment>button</comment>
        <translation>Cabut</translation>
    </message>
</context>
<context>
    <name>Tournament publish page</name>
    <message>
        <source>What would you like to publish?</source>
        <comment>heading above a choice of papers</comment>
        <translation>Apa yang ingin dipublikasikan?</translation>
    </message>
    <message>
        <source>Pairings by table</source>
        <comment>a paper</comment>
        <translation>Susunan per meja</translation>
    </message>
    <message>
        <source>Pairings by name</source>
        <comment>a paper: where everybody sits</comment>
        <translation>Susunan per nama</translation>
    </message>
    <message>
        <source>Score cards</source>
        <comment>a paper</comment>
        <translation>Kartu skor</translation>
    </message>
    <message>
        <source>Results</source>
        <comment>a paper: the results of a tournament round</comment>
        <translation>Hasil</translation>
    </message>
    <message>
        <source>Standings</source>
        <comment>a paper</comment>
        <translation>Klasemen</translation>
    </message>
    <message>
        <source>Cross table</source>
        <comment>a paper</comment>
        <translation>Tabel silang</translation>
    </message>
    <message>
        <source>Bracket</source>
        <comment>a paper: the tree of a knockout; also its title</comment>
        <translation>Bagan</translation>
    </message>
    <message>
        <source>Round by round</source>
        <comment>a paper: what everybody did; tournament rounds</comment>
        <translation>Per babak</translation>
    </message>
    <message>
        <source>Diplomas</source>
        <comment>a paper</comment>
        <translation>Piagam</translation>
    </message>
    <message>
        <source>Log</source>
        <comment>a paper: everything that was written down</comment>
        <translation>Catatan</translation>
    </message>
    <message>
        <source>Round</source>
        <comment>label of a choice; round = tournament round</comment>
        <translation>Babak</translation>
    </message>
    <message>
        <source>Language</source>
        <comment>label of a choice</comment>
        <translation>Bahasa</translation>
    </message>
    <message>
        <source>Second language</source>
        <comment>label of a choice</comment>
        <translation>Bahasa kedua</translation>
    </message>
    <message>
        <source>None</source>
        <comment>a choice: the paper is in one language only</comment>
        <translation>Tidak ada</translation>
    </message>
    <message>
        <source>Each card is in the languages of the players at its table.</source>
        <comment>a hint about score cards</comment>
        <translation>Setiap kartu memakai bahasa para pemain di mejanya.</translation>
    </message>
    <message>
        <source>Large print</source>
        <comment>label of a choice: which score cards</comment>
        <translation>Cetak besar</translation>
    </message>
    <message>
        <source>Where needed</source>
        <comment>a choice: which score cards are in large print</comment>
        <translation>Kalau perlu</translation>
    </message>
    <message>
        <source>All tables</source>
        <comment>a choice: which score cards are in large print</comment>
        <translation>Semua meja</translation>
    </message>
    <message>
        <source>Also at these tables</source>
        <comment>label of a field for numbers of tables, like 3, 7</comment>
        <translation>Juga di meja ini</translation>
    </message>
    <message>
        <source>For whom</source>
        <comment>label of a choice: who gets a diploma</comment>
        <translation>Untuk siapa</translation>
    </message>
    <message>
        <source>The first three</source>
        <comment>a choice: who gets a diploma</comment>
        <translation>Tiga teratas</translation>
    </message>
    <message>
        <source>Everybody</source>
        <comment>a choice: who gets a diploma</comment>
        <translation>Semua</translation>
    </message>
    <message>
        <source>Paper</source>
        <comment>label of a choice: A4 or Letter</comment>
        <translation>Kertas</translation>
    </message>
    <message>
        <source>Print</source>
        <comment>button</comment>
        <translation>Cetak</translation>
    </message>
    <message>
        <source>Print everything for this round</source>
        <comment>button: pairings and score cards in one go</comment>
        <translation>Cetak semua untuk babak ini</translation>
    </message>
    <message>
        <source>Save as PDF or web page</source>
        <comment>button</comment>
        <translation>Simpan sebagai PDF atau halaman web</translation>
    </message>
    <message>
        <source>Save as plain text</source>
        <comment>button: for Braille displays and e-mail</comment>
        <translation>Simpan sebagai teks biasa</translation>
    </message>
    <message>
        <source>Save for spreadsheets</source>
        <comment>button: writes a table as CSV</comment>
        <translation>Simpan untuk lembar kerja</translation>
    </message>
    <message>
        <source>Tables (CSV)</source>
        <comment>a kind of file</comment>
        <translation>Tabel (CSV)</translation>
    </message>
    <message>
        <source>Save the whole tournament</source>
        <comment>button: writes one file that another PC opens</comment>
        <translation>Simpan seluruh turnamen</translation>
    </message>
    <message>
        <source>Results for another PC</source>
        <comment>button: writes the results of a round into a file</comment>
        <translation>Hasil untuk komputer lain</translation>
    </message>
    <message>
        <source>As a file</source>
        <comment>heading above buttons that save files</comment>
        <translation>Sebagai berkas</translation>
    </message>
    <message>
        <source>For other computers</source>
        <comment>heading above buttons that save files</comment>
        <translation>Untuk komputer lain</translation>
    </message>
    <message>
        <source>Preview: %1</source>
        <comment>%1: the name of a paper; a screen reader says it</comment>
        <translation>Pratinjau: %1</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <comment>%1: where a file was written</comment>
        <translation>Tersimpan: %1</translation>
    </message>
    <message>
        <source>One moment, the sheets are being laid out.</source>
        <comment>while a long list is prepared</comment>
        <translation>Sebentar, lembaran sedang disiapkan.</translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s)</source>
        <comment>how many sheets of paper it will be; never zero</comment>
        <translation>
            <numerusform>%n lembar</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tournament refusal</name>
    <message>
        <source>The tournament is closed. Open it again first.</source>
        <translation>Turnamen sudah ditutup. Buka lagi dulu.</translation>
    </message>
    <message>
        <source>The tournament is not closed.</source>
        <translation>Turnamen belum ditutup.</translation>
    </message>
    <message>
        <source>These settings do not go together.</source>
        <translation>Pengaturan ini tidak cocok satu sama lain.</translation>
    </message>
    <message>
        <source>By these rules %1 players do not make two sides at a table. Choose other rules.</source>
        <comment>%1: a number</comment>
        <translation>Dengan aturan ini %1 pemain tidak membentuk dua pihak di satu meja. Pilih aturan lain.</translation>
    </message>
    <message>
        <source>The first round is paired, so this can no longer be changed.</source>
        <comment>tournament round</comment>
        <translation>Babak pertama sudah disusun, jadi ini tidak bisa diubah lagi.</translation>
    </message>
    <message>
        <source>There are results already, so the match can no longer be changed.</source>
        <translation>Sudah ada hasil, jadi pertandingan tidak bisa diubah lagi.</translation>
    </message>
    <message>
        <source>Give the tournament a name.</source>
        <translation>Beri turnamen nama.</translation>
    </message>
    <message>
        <source>Say why, in a few words: it will stand in the log.</source>
        <translation>Tulis alasannya dengan singkat: alasan itu masuk catatan.</translation>
    </message>
    <message>
        <source>There is no entrant number %1.</source>
        <comment>%1: a number</comment>
        <translation>Tidak ada peserta nomor %1.</translation>
    </message>
    <message>
        <source>An entrant is one person here.</source>
        <translation>Di sini satu peserta berarti satu orang.</translation>
    </message>
    <message>
        <source>An entrant is a pair here: two different people.</source>
        <translation>Di sini satu peserta berarti satu pasangan: dua orang yang berbeda.</translation>
    </message>
    <message>
        <source>%1 plays already, as %2.</source>
        <comment>%1: a name, %2: an entrant, perhaps a pair</comment>
        <translation>%1 sudah bermain, sebagai %2.</translation>
    </message>
    <message>
        <source>%1 does not play for %2.</source>
        <comment>%1: a name, %2: an entrant, perhaps a pair</comment>
        <translation>%1 tidak bermain untuk %2.</translation>
    </message>
    <message>
        <source>%1: withdrawn already.</source>
        <comment>%1: an entrant</comment>
        <translation>%1: sudah mundur.</translation>
    </message>
    <message>
        <source>%1: still in play.</source>
        <comment>%1: an entrant</comment>
        <translation>%1: masih bermain.</translation>
    </message>
    <message>
        <source>A rating is 0 to %1.</source>
        <comment>%1: a number; 0: none</comment>
        <translation>Rating antara 0 dan %1.</translation>
    </message>
    <message>
        <source>The first round is paired, and here a rating changes nothing any more after that.</source>
        <comment>tournament round; in a knockout, or where everybody meets everybody</comment>
        <translation>Babak pertama sudah disusun; sesudah itu rating tidak mengubah apa pun lagi di sini.</translation>
    </message>
    <message>
        <source>The knockout has begun; nobody can join it now.</source>
        <translation>Sistem gugur sudah dimulai; sekarang tidak ada yang bisa ikut lagi.</translation>
    </message>
    <message numerus="yes">
        <source>All %n round(s) have been played. Plan more rounds in the settings, or close the tournament.</source>
        <comment>tournament rounds; never zero</comment>
        <translation>
            <numerusform>Semua %n babak sudah dimainkan. Tambah babak di pengaturan, atau tutup turnamen.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no round %1.</source>
        <comment>tournament round; %1: a number</comment>
        <translation>Tidak ada babak %1.</translation>
    </message>
    <message>
        <source>Round %1 is over; this works in the last round only.</source>
        <comment>tournament round</comment>
        <translation>Babak %1 sudah selesai; ini hanya bisa di babak terakhir.</translation>
    </message>
    <message>
        <source>Round %1 is not complete. Without a result: %2.</source>
        <comment>tournament round; %1: a number, %2: a list of tables</comment>
        <translation>Babak %1 belum lengkap. Belum ada hasil: %2.</translation>
    </message>
    <message>
        <source>%1 would be at two places.</source>
        <comment>%1: an entrant</comment>
        <translation>%1 akan berada di dua tempat.</translation>
    </message>
    <message>
        <source>%1 has no place yet.</source>
        <comment>%1: an entrant</comment>
        <translation>%1 belum punya tempat.</translation>
    </message>
    <message>
        <source>%1 is not in play and cannot be placed.</source>
        <comment>%1: an entrant</comment>
        <translation>%1 tidak sedang bermain dan tidak bisa diberi tempat.</translation>
    </message>
    <message>
        <source>There would be two tables %1.</source>
        <comment>%1: a number</comment>
        <translation>Akan ada dua meja %1.</translation>
    </message>
    <message>
        <source>Table %1 does not have the right players on both sides.</source>
        <comment>%1: a number</comment>
        <translation>Meja %1: pemain di kedua pihak tidak tepat.</translation>
    </message>
    <message>
        <source>There is no table yet.</source>
        <translation>Belum ada meja.</translation>
    </message>
    <message>
        <source>There is no table %1 in this round.</source>
        <comment>tournament round; %1: a number</comment>
        <translation>Tidak ada meja %1 di babak ini.</translation>
    </message>
    <message>
        <source>Table %1 has no such seat.</source>
        <comment>%1: a number</comment>
        <translation>Meja %1 tidak punya kursi itu.</translation>
    </message>
    <message>
        <source>That is the same seat.</source>
        <translation>Itu kursi yang sama.</translation>
    </message>
    <message>
        <source>Table %1 has a result already. It can be corrected, with a reason.</source>
        <comment>%1: a number</comment>
        <translation>Meja %1 sudah ada hasilnya. Hasil bisa dikoreksi, dengan alasan.</translation>
    </message>
    <message>
        <source>Table %1 has no result yet.</source>
        <comment>%1: a number</comment>
        <translation>Meja %1 belum ada hasilnya.</translation>
    </message>
    <message>
        <source>Nothing would change.</source>
        <translation>Tidak ada yang akan berubah.</translation>
    </message>
    <message>
        <source>The result of table %1 has changed meanwhile. Look again.</source>
        <comment>%1: a number</comment>
        <translation>Hasil meja %1 sudah berubah sementara itu. Lihat lagi.</translation>
    </message>
    <message>
        <source>The clock of this round runs already.</source>
        <comment>tournament round</comment>
        <translation>Waktu babak ini sudah berjalan.</translation>
    </message>
    <message>
        <source>Start the clock of the round first.</source>
        <comment>tournament round</comment>
        <translation>Mulai dulu waktu babak ini.</translation>
    </message>
    <message>
        <source>This clock is stopped already.</source>
        <translation>Waktu ini sudah berhenti.</translation>
    </message>
    <message>
        <source>This clock is running.</source>
        <translation>Waktu ini sedang berjalan.</translation>
    </message>
    <message>
        <source>That much time cannot be added at once.</source>
        <translation>Waktu sebanyak itu tidak bisa ditambahkan sekaligus.</translation>
    </message>
    <message>
        <source>Table %1: these points cannot be.</source>
        <comment>%1: a number</comment>
        <translation>Meja %1: poin ini tidak mungkin.</translation>
    </message>
    <message>
        <source>A penalty is 0 to %1 points.</source>
        <comment>%1: a number</comment>
        <translation>Denda antara 0 dan %1 poin.</translation>
    </message>
    <message>
        <source>Table %1: the rounds of match %2 do not add up to its points.</source>
        <comment>two numbers; rounds = single deals</comment>
        <translation>Meja %1: jumlah ronde pertandingan %2 tidak sama dengan poinnya.</translation>
    </message>
    <message>
        <source>Table %1: it was decided after %2 matches.</source>
        <comment>two numbers</comment>
        <translation>Meja %1: sudah ditentukan setelah %2 pertandingan.</translation>
    </message>
    <message>
        <source>Table %1: there are no points yet.</source>
        <comment>%1: a number</comment>
        <translation>Meja %1: belum ada poin.</translation>
    </message>
    <message>
        <source>Table %1: say which side won.</source>
        <comment>%1: a number</comment>
        <translation>Meja %1: tentukan pihak yang menang.</translation>
    </message>
    <message>
        <source>Table %1: by the points the other side won.</source>
        <comment>%1: a number</comment>
        <translation>Meja %1: menurut poinnya, pihak lain yang menang.</translation>
    </message>
    <message>
        <source>No table for %1 in round %2.</source>
        <comment>tournament round; %1: an entrant, %2: a number</comment>
        <translation>Tidak ada meja untuk %1 di babak %2.</translation>
    </message>
    <message>
        <source>This penalty is not in force any more.</source>
        <translation>Sanksi ini sudah tidak berlaku.</translation>
    </message>
</context>
<context>
    <name>Tournament round</name>
    <message>
        <source>Earlier round</source>
        <comment>button: look at the tournament round before</comment>
        <translation>Babak sebelumnya</translation>
    </message>
    <message>
        <source>Later round</source>
        <comment>button: look at the next tournament round</comment>
        <translation>Babak berikutnya</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) still playing</source>
        <comment>in a tournament round; never zero</comment>
        <translation>
            <numerusform>%n meja masih bermain</numerusform>
        </translation>
    </message>
    <message>
        <source>Every table has its result.</source>
        <comment>of a tournament round</comment>
        <translation>Semua meja sudah ada hasilnya.</translation>
    </message>
    <message>
        <source>An earlier round: what is wrong can be corrected.</source>
        <comment>tournament round</comment>
        <translation>Babak yang sudah lewat: yang salah bisa dikoreksi.</translation>
    </message>
    <message>
        <source>Pair round %1</source>
        <comment>button; %1: number of the next tournament round</comment>
        <translation>Susun babak %1</translation>
    </message>
    <message>
        <source>Close the tournament</source>
        <comment>button: after the last tournament round</comment>
        <translation>Tutup turnamen</translation>
    </message>
    <message>
        <source>Close the tournament now?</source>
        <comment>a question</comment>
        <translation>Tutup turnamen sekarang?</translation>
    </message>
    <message>
        <source>The standings are final then. You can open it again as long as you like.</source>
        <comment>below a question</comment>
        <translation>Dengan itu klasemen menjadi akhir. Turnamen tetap bisa dibuka lagi kapan saja.</translation>
    </message>
    <message>
        <source>Yes, close it</source>
        <comment>button</comment>
        <translation>Ya, tutup</translation>
    </message>
    <message>
        <source>Not yet</source>
        <comment>button</comment>
        <translation>Jangan dulu</translation>
    </message>
    <message>
        <source>See the final standings</source>
        <comment>button: of a tournament that is closed</comment>
        <translation>Lihat klasemen akhir</translation>
    </message>
    <message>
        <source>The tournament is closed.</source>
        <comment>nothing more is played</comment>
        <translation>Turnamen sudah ditutup.</translation>
    </message>
    <message>
        <source>Open it again</source>
        <comment>button: a closed tournament goes on</comment>
        <translation>Buka lagi</translation>
    </message>
    <message>
        <source>Take this round back</source>
        <comment>button: a tournament round without any result</comment>
        <translation>Tarik kembali babak ini</translation>
    </message>
    <message>
        <source>Take round %1 back?</source>
        <comment>a question; tournament round</comment>
        <translation>Tarik kembali babak %1?</translation>
    </message>
    <message>
        <source>Nobody has a result yet. It can be paired anew then.</source>
        <comment>below a question; tournament round</comment>
        <translation>Belum ada hasil. Babak ini lalu bisa disusun ulang.</translation>
    </message>
    <message>
        <source>Yes, take it back</source>
        <comment>button</comment>
        <translation>Ya, tarik kembali</translation>
    </message>
    <message>
        <source>Leave it</source>
        <comment>button</comment>
        <translation>Biarkan</translation>
    </message>
    <message>
        <source>Results from a file</source>
        <comment>button: results that another computer wrote down</comment>
        <translation>Hasil dari berkas</translation>
    </message>
    <message>
        <source>Tables of round %1</source>
        <comment>said by a screen reader: a list; tournament round</comment>
        <translation>Meja di babak %1</translation>
    </message>
    <message>
        <source>playing</source>
        <comment>on an open table; short</comment>
        <translation>bermain</translation>
    </message>
    <message>
        <source>done</source>
        <comment>on a table that has its result; short</comment>
        <translation>selesai</translation>
    </message>
    <message>
        <source>so far</source>
        <comment>beside points of a match that goes on; short</comment>
        <translation>sementara</translation>
    </message>
    <message>
        <source>time is up</source>
        <comment>on a table; short</comment>
        <translation>waktu habis</translation>
    </message>
    <message>
        <source>clock stopped</source>
        <comment>on a table whose clock stands; short</comment>
        <translation>waktu berhenti</translation>
    </message>
    <message>
        <source>large print</source>
        <comment>beside a table: somebody needs it; short</comment>
        <translation>cetak besar</translation>
    </message>
    <message>
        <source>read aloud</source>
        <comment>beside a table: somebody needs that; short</comment>
        <translation>dibacakan</translation>
    </message>
    <message>
        <source>with a helper</source>
        <comment>beside a table: somebody sits with a player; short</comment>
        <translation>ada pendamping</translation>
    </message>
    <message>
        <source>forfeit</source>
        <comment>in the place of points: one side did not play; short</comment>
        <translation>WO</translation>
    </message>
    <message>
        <source>both lose</source>
        <comment>in the place of points; short</comment>
        <translation>keduanya kalah</translation>
    </message>
    <message>
        <source>not played</source>
        <comment>in the place of points; short</comment>
        <translation>tidak dimainkan</translation>
    </message>
    <message>
        <source>wins</source>
        <comment>beside the side that won without points, or a play-off; short</comment>
        <translation>menang</translation>
    </message>
    <message>
        <source>corrected</source>
        <comment>on a table whose result was corrected; short</comment>
        <translation>dikoreksi</translation>
    </message>
    <message>
        <source>Table %1: %2 against %3. %4</source>
        <comment>said by a screen reader; %2, %3: players; %4: the result or how it stands</comment>
        <translation>Meja %1: %2 melawan %3. %4</translation>
    </message>
    <message>
        <source>%1 to %2 so far</source>
        <comment>said by a screen reader: points of both sides</comment>
        <translation>sementara %1 banding %2</translation>
    </message>
    <message>
        <source>Time left</source>
        <comment>said by a screen reader: the large clock</comment>
        <translation>Sisa waktu</translation>
    </message>
    <message>
        <source>Time played</source>
        <comment>said by a screen reader: a clock without an end</comment>
        <translation>Waktu berjalan</translation>
    </message>
    <message>
        <source>Start the clock</source>
        <comment>button: the tournament round begins</comment>
        <translation>Mulai waktu</translation>
    </message>
    <message>
        <source>Stop all clocks</source>
        <comment>button</comment>
        <translation>Hentikan semua waktu</translation>
    </message>
    <message>
        <source>Clocks go on</source>
        <comment>button: all clocks go on</comment>
        <translation>Lanjutkan waktu</translation>
    </message>
    <message>
        <source>More time</source>
        <comment>button: minutes are added</comment>
        <translation>Tambah waktu</translation>
    </message>
    <message>
        <source>not started</source>
        <comment>below the large clock; short</comment>
        <translation>belum mulai</translation>
    </message>
    <message>
        <source>left</source>
        <comment>below the large clock: the time that is left; short</comment>
        <translation>sisa</translation>
    </message>
    <message>
        <source>played</source>
        <comment>below the large clock: the time since the start; short</comment>
        <translation>berjalan</translation>
    </message>
    <message>
        <source>stopped</source>
        <comment>below the large clock; short</comment>
        <translation>berhenti</translation>
    </message>
    <message>
        <source>Time is up</source>
        <comment>below the large clock</comment>
        <translation>Waktu habis</translation>
    </message>
    <message>
        <source>Time is up: finish the round in play</source>
        <comment>one deal; below the large clock</comment>
        <translation>Waktu habis: selesaikan ronde ini</translation>
    </message>
    <message>
        <source>More time</source>
        <comment>title of a small window</comment>
        <translation>Tambah waktu</translation>
    </message>
    <message>
        <source>Minutes (fewer: with a minus)</source>
        <comment>label of a field for a number</comment>
        <translation>Menit (kurangi: dengan tanda minus)</translation>
    </message>
    <message>
        <source>For which table?</source>
        <comment>label of a field: number of a table</comment>
        <translation>Untuk meja berapa?</translation>
    </message>
    <message>
        <source>For all tables</source>
        <comment>a choice</comment>
        <translation>Untuk semua meja</translation>
    </message>
    <message>
        <source>Only for table %1</source>
        <comment>a choice</comment>
        <translation>Hanya untuk meja %1</translation>
    </message>
    <message>
        <source>Why? (may stay empty)</source>
        <comment>label of a field for a few words</comment>
        <translation>Alasan (boleh dikosongkan)</translation>
    </message>
    <message>
        <source>Add this time</source>
        <comment>button</comment>
        <translation>Tambahkan waktu ini</translation>
    </message>
    <message>
        <source>Enter a result</source>
        <comment>heading</comment>
        <translation>Masukkan hasil</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>label of a field: number of a table</comment>
        <translation>Meja</translation>
    </message>
    <message>
        <source>Points of %1</source>
        <comment>label of a field; %1: players of one side</comment>
        <translation>Poin %1</translation>
    </message>
    <message>
        <source>Match %1</source>
        <comment>one of several matches of a table; %1: its number</comment>
        <translation>Pertandingan %1</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>a choice: only the points of the match are typed</comment>
        <translation>Total</translation>
    </message>
    <message>
        <source>Round by round</source>
        <comment>a choice: how a result is typed; round = one deal</comment>
        <translation>Per ronde</translation>
    </message>
    <message>
        <source>Round %1, points of %2</source>
        <comment>label of a field; round = one deal; %2: players of one side</comment>
        <translation>Ronde %1, poin %2</translation>
    </message>
    <message>
        <source>Round %1: how it ended</source>
        <comment>label of a field for one letter; round = one deal</comment>
        <translation>Ronde %1: cara berakhir</translation>
    </message>
    <message>
        <source>%1 out, %2 blocked, %3 foul</source>
        <comment>what three letters mean: how a round of tiles ended</comment>
        <translation>%1 habis, %2 buntu, %3 langgar</translation>
    </message>
    <message>
        <source>o</source>
        <comment>one letter: a round ended because somebody went out</comment>
        <translation>h</translation>
    </message>
    <message>
        <source>b</source>
        <comment>one letter: a round ended blocked; another letter than for out</comment>
        <translation>b</translation>
    </message>
    <message>
        <source>f</source>
        <comment>one letter: a round ended by a foul; another letter than the other two</comment>
        <translation>l</translation>
    </message>
    <message>
        <source>Together %1 : %2</source>
        <comment>points of both sides, added up</comment>
        <translation>Total %1 : %2</translation>
    </message>
    <message>
        <source>Write it down</source>
        <comment>button: the result is stored</comment>
        <translation>Catat</translation>
    </message>
    <message>
        <source>It is right, write it down</source>
        <comment>button: although something is unusual</comment>
        <translation>Sudah benar, catat</translation>
    </message>
    <message>
        <source>Note what stands so far</source>
        <comment>button: the match goes on</comment>
        <translation>Catat skor sementara</translation>
    </message>
    <message>
        <source>Table, Enter, points, Enter, points, Enter. Both at once: 200-150.</source>
        <comment>how results are typed quickly</comment>
        <translation>Meja, Enter, poin, Enter, poin, Enter. Sekaligus: 200-150.</translation>
    </message>
    <message>
        <source>Enter in an empty line: the match is over.</source>
        <comment>how results are typed; line = one round of tiles</comment>
        <translation>Enter di baris kosong: pertandingan selesai.</translation>
    </message>
    <message>
        <source>Table %1: %2</source>
        <comment>a result was stored; %2: points like 200 : 150 with names</comment>
        <translation>Meja %1: %2</translation>
    </message>
    <message>
        <source>%1 %2 : %3 %4</source>
        <comment>%1, %4: players; %2, %3: their points</comment>
        <translation>%1 %2 : %3 %4</translation>
    </message>
    <message>
        <source>Table %1, so far: %2</source>
        <comment>points were noted; the match goes on</comment>
        <translation>Meja %1, sementara: %2</translation>
    </message>
    <message>
        <source>Take it back</source>
        <comment>button: the result that was typed last; key Ctrl+Z</comment>
        <translation>Tarik kembali</translation>
    </message>
    <message>
        <source>Take the result of table %1 back?</source>
        <comment>title of a small window</comment>
        <translation>Tarik kembali hasil meja %1?</translation>
    </message>
    <message>
        <source>Why? (stands in the log)</source>
        <comment>label of a field for a few words</comment>
        <translation>Alasan (masuk catatan)</translation>
    </message>
    <message>
        <source>mistyped</source>
        <comment>a reason, filled in beforehand; stands in a log</comment>
        <translation>salah ketik</translation>
    </message>
    <message>
        <source>Take it back</source>
        <comment>button: the table is open again</comment>
        <translation>Tarik kembali</translation>
    </message>
    <message>
        <source>The result of table %1 is taken back.</source>
        <comment>the table is open again</comment>
        <translation>Hasil meja %1 ditarik kembali.</translation>
    </message>
    <message>
        <source>No result was typed here that could be taken back.</source>
        <translation>Tidak ada hasil yang diketik di sini yang bisa ditarik kembali.</translation>
    </message>
    <message>
        <source>Correct the result</source>
        <comment>button: with a reason; opens a small window</comment>
        <translation>Koreksi hasil</translation>
    </message>
    <message>
        <source>Level: who won the play-off?</source>
        <comment>a question with both sides as answers</comment>
        <translation>Seri: siapa yang memenangkan laga penentuan?</translation>
    </message>
    <message>
        <source>No table waits for a result.</source>
        <comment>in the place of the fields for a result</comment>
        <translation>Tidak ada meja yang menunggu hasil.</translation>
    </message>
    <message>
        <source>Type the number of a table first.</source>
        <translation>Ketik dulu nomor meja.</translation>
    </message>
    <message>
        <source>The table is a number, as on its plate.</source>
        <translation>Meja ditulis dengan angka, seperti pada papan nomornya.</translation>
    </message>
    <message>
        <source>There is no table %1 in this round: the tables are %2 to %3.</source>
        <comment>tournament round; numbers of tables</comment>
        <translation>Tidak ada meja %1 di babak ini: yang ada meja %2 sampai %3.</translation>
    </message>
    <message>
        <source>Table %1 has its result: %2 to %3. It can be corrected.</source>
        <comment>%2, %3: points</comment>
        <translation>Meja %1 sudah ada hasilnya: %2 banding %3. Hasil bisa dikoreksi.</translation>
    </message>
    <message>
        <source>Table %1 has its result. It can be corrected.</source>
        <comment>a table without points</comment>
        <translation>Meja %1 sudah ada hasilnya. Hasil bisa dikoreksi.</translation>
    </message>
    <message>
        <source>The points of %1 are missing.</source>
        <comment>%1: players of one side</comment>
        <translation>Poin %1 belum diisi.</translation>
    </message>
    <message>
        <source>Points are a whole number, such as 150.</source>
        <translation>Poin berupa bilangan bulat, misalnya 150.</translation>
    </message>
    <message>
        <source>Points are never below 0. A penalty is noted separately.</source>
        <translation>Poin tidak pernah di bawah 0. Denda dicatat terpisah.</translation>
    </message>
    <message numerus="yes">
        <source>That is too long: points have at most %n digit(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Terlalu panjang: poin paling banyak %n angka.</numerusform>
        </translation>
    </message>
    <message>
        <source>Type %1, %2 or %3 here, or nothing.</source>
        <comment>three letters</comment>
        <translation>Ketik %1, %2, atau %3 di sini, atau kosongkan.</translation>
    </message>
    <message>
        <source>Round %1 is empty, but more rounds follow.</source>
        <comment>round = one deal, within a match</comment>
        <translation>Ronde %1 kosong, padahal masih ada ronde sesudahnya.</translation>
    </message>
    <message>
        <source>The rounds of %1 make %3, not %2.</source>
        <comment>%1: players of one side; %2, %3: points; round = one deal</comment>
        <translation>Ronde-ronde %1 berjumlah %3, bukan %2.</translation>
    </message>
    <message>
        <source>Only one side can be the first to reach %1, so %2 and %3 cannot both be right.</source>
        <comment>%1: points that win a match; %2, %3: points that were typed</comment>
        <translation>Hanya satu pihak yang bisa lebih dulu mencapai %1, jadi %2 dan %3 tidak mungkin benar keduanya.</translation>
    </message>
    <message>
        <source>Both have reached %1. Did that happen in the same last round?</source>
        <comment>%1: points that win a match; round = one deal</comment>
        <translation>Keduanya mencapai %1. Apakah itu terjadi di ronde terakhir yang sama?</translation>
    </message>
    <message>
        <source>Nobody has %1 yet. Is the match over?</source>
        <comment>%1: points that win a match</comment>
        <translation>Belum ada yang mencapai %1. Apakah pertandingan sudah selesai?</translation>
    </message>
    <message>
        <source>Nobody can jump from less than %2 to %1 in a single round. Is it right?</source>
        <comment>%1: points; %2: points that win a match; round = one deal</comment>
        <translation>%1 melebihi %2 lebih banyak daripada yang bisa diperoleh dalam satu ronde. Apakah benar?</translation>
    </message>
    <message>
        <source>The match was over after round %1: somebody had %2. Were more rounds played?</source>
        <comment>round = one deal, within a match; %2: points</comment>
        <translation>Pertandingan sudah selesai setelah ronde %1: sudah ada yang mencapai %2. Apakah masih ada ronde yang dimainkan?</translation>
    </message>
    <message>
        <source>%1 points in one round? All tiles together have %2.</source>
        <comment>round = one deal; pips of all tiles</comment>
        <translation>%1 poin dalam satu ronde? Semua batu berjumlah %2.</translation>
    </message>
    <message>
        <source>%1 points in one round? By these rules it brings at most %2.</source>
        <comment>round = one deal</comment>
        <translation>%1 poin dalam satu ronde? Menurut aturan ini paling banyak %2.</translation>
    </message>
    <message>
        <source>In round %1 both sides have points; by these rules only one gets any.</source>
        <comment>round = one deal</comment>
        <translation>Di ronde %1 kedua pihak mendapat poin; menurut aturan ini hanya satu pihak yang mendapatnya.</translation>
    </message>
    <message>
        <source>Nobody has a point. Was nothing played? Then choose “Not played”.</source>
        <translation>Tidak ada yang punya poin. Apakah tidak dimainkan? Kalau begitu, pilih “Tidak dimainkan”.</translation>
    </message>
    <message>
        <source>It is level, and a knockout needs a winner: who won the play-off?</source>
        <translation>Hasilnya seri, padahal sistem gugur memerlukan pemenang: siapa yang memenangkan laga penentuan?</translation>
    </message>
    <message>
        <source>Nobody has won %1 matches yet. Is the table done?</source>
        <comment>%1: two or more</comment>
        <translation>Belum ada yang memenangkan %1 pertandingan. Apakah meja ini sudah selesai?</translation>
    </message>
    <message>
        <source>The table was decided after match %1: leave the next one out.</source>
        <comment>%1: a number of a match</comment>
        <translation>Meja ini sudah ditentukan setelah pertandingan %1: kosongkan yang berikutnya.</translation>
    </message>
    <message>
        <source>Table %1</source>
        <comment>heading: what can be done at this table</comment>
        <translation>Meja %1</translation>
    </message>
    <message>
        <source>Seat %1: %2</source>
        <comment>%1: 1 to 4, in the order of turn; %2: a player</comment>
        <translation>Kursi %1: %2</translation>
    </message>
    <message>
        <source>Open the referee desk</source>
        <comment>button: somebody called from this table; its clock stops</comment>
        <translation>Buka meja wasit</translation>
    </message>
    <message>
        <source>Play it on this computer</source>
        <comment>button: the match of a table</comment>
        <translation>Mainkan di komputer ini</translation>
    </message>
    <message>
        <source>Take a match from this computer</source>
        <comment>button: its result becomes the table&apos;s</comment>
        <translation>Ambil pertandingan dari komputer ini</translation>
    </message>
    <message>
        <source>Stop its clock</source>
        <comment>button: of one table</comment>
        <translation>Hentikan waktunya</translation>
    </message>
    <message>
        <source>Its clock goes on</source>
        <comment>button: of one table</comment>
        <translation>Lanjutkan waktunya</translation>
    </message>
    <message>
        <source>More time for this table</source>
        <comment>button</comment>
        <translation>Tambah waktu untuk meja ini</translation>
    </message>
    <message>
        <source>They sat in each other&apos;s seats</source>
        <comment>button: two persons had each other&apos;s seat</comment>
        <translation>Kursi mereka tertukar</translation>
    </message>
    <message>
        <source>Forfeit, or not played</source>
        <comment>button</comment>
        <translation>WO, atau tidak dimainkan</translation>
    </message>
    <message>
        <source>Penalty</source>
        <comment>button: points off for somebody at this table</comment>
        <translation>Sanksi</translation>
    </message>
    <message>
        <source>Who sat in the wrong seat?</source>
        <comment>title of a small window</comment>
        <translation>Siapa yang duduk di kursi yang salah?</translation>
    </message>
    <message>
        <source>At table %1</source>
        <comment>label of a choice among persons</comment>
        <translation>Di meja %1</translation>
    </message>
    <message>
        <source>Changes places with somebody at table</source>
        <comment>label of a field: number of a table</comment>
        <translation>Bertukar tempat dengan pemain di meja</translation>
    </message>
    <message>
        <source>Who there?</source>
        <comment>label of a choice among persons</comment>
        <translation>Siapa di situ?</translation>
    </message>
    <message>
        <source>Swap these two</source>
        <comment>button</comment>
        <translation>Tukar keduanya</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 change places. What is noted so far (%n round(s)) goes to whoever really played it.</source>
        <comment>%1, %2: players; round = one deal</comment>
        <translation>
            <numerusform>%1 dan %2 bertukar tempat. Yang sudah dicatat (%n ronde) menjadi milik pemain yang sebenarnya bermain.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 change places. What has been played goes to whoever really played it.</source>
        <comment>%1, %2: players</comment>
        <translation>%1 dan %2 bertukar tempat. Yang sudah dimainkan menjadi milik pemain yang sebenarnya bermain.</translation>
    </message>
    <message>
        <source>Choose two different people.</source>
        <translation>Pilih dua orang yang berbeda.</translation>
    </message>
    <message>
        <source>sat in each other&apos;s seats</source>
        <comment>a reason, filled in beforehand; stands in a log</comment>
        <translation>kursi tertukar</translation>
    </message>
    <message>
        <source>%1 and %2 are in different pairs, so the whole pairs change places.</source>
        <comment>%1, %2: players; pair = two partners who stay together</comment>
        <translation>%1 dan %2 berada di pasangan yang berbeda, jadi seluruh pasangan bertukar tempat.</translation>
    </message>
    <message>
        <source>Round %1 of the knockout is paired already: wins and points move, but who went on stays.</source>
        <comment>%1: number of the tournament round after this one</comment>
        <translation>Babak %1 sistem gugur sudah disusun: kemenangan dan poin berubah, tetapi yang lolos tetap sama.</translation>
    </message>
    <message>
        <source>%1 and %2 have changed places.</source>
        <comment>two players</comment>
        <translation>%1 dan %2 sudah bertukar tempat.</translation>
    </message>
    <message>
        <source>Table %1 was not played</source>
        <comment>title of a small window</comment>
        <translation>Meja %1 tidak dimainkan</translation>
    </message>
    <message>
        <source>What counts?</source>
        <comment>a question with a few answers</comment>
        <translation>Apa yang berlaku?</translation>
    </message>
    <message>
        <source>%1 win without playing</source>
        <comment>an answer; %1: players of one side</comment>
        <translation>Menang tanpa bertanding: %1</translation>
    </message>
    <message>
        <source>The others did not come, or left.</source>
        <comment>below an answer</comment>
        <translation>Lawannya tidak datang, atau pergi.</translation>
    </message>
    <message>
        <source>They get %1 : %2.</source>
        <comment>points of a forfeit</comment>
        <translation>Mendapat %1 : %2.</translation>
    </message>
    <message>
        <source>Both lose</source>
        <comment>an answer: neither side gets anything</comment>
        <translation>Keduanya kalah</translation>
    </message>
    <message>
        <source>Neither side came, or both were ruled out.</source>
        <comment>below an answer</comment>
        <translation>Kedua pihak tidak datang, atau keduanya didiskualifikasi.</translation>
    </message>
    <message>
        <source>Not played</source>
        <comment>an answer: the table counts for nobody</comment>
        <translation>Tidak dimainkan</translation>
    </message>
    <message>
        <source>The table counts for nobody.</source>
        <comment>below an answer</comment>
        <translation>Meja ini tidak dihitung untuk siapa pun.</translation>
    </message>
    <message>
        <source>Write it down</source>
        <comment>button</comment>
        <translation>Catat</translation>
    </message>
    <message>
        <source>A penalty at table %1</source>
        <comment>title of a small window</comment>
        <translation>Sanksi di meja %1</translation>
    </message>
    <message>
        <source>For whom?</source>
        <comment>label of a choice</comment>
        <translation>Untuk siapa?</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>button: then the penalty is chosen</comment>
        <translation>Lanjut</translation>
    </message>
    <message>
        <source>Results from a file</source>
        <comment>title of a small window</comment>
        <translation>Hasil dari berkas</translation>
    </message>
    <message>
        <source>Take them over</source>
        <comment>button</comment>
        <translation>Ambil</translation>
    </message>
    <message numerus="yes">
        <source>The same here already: %n result(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Sudah sama di sini: %n hasil.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>New: %n result(s)</source>
        <comment>heading above results; never zero</comment>
        <translation>
            <numerusform>Baru: %n hasil</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Different here: %n result(s). Decide each one.</source>
        <comment>heading; never zero</comment>
        <translation>
            <numerusform>Berbeda di sini: %n hasil. Tentukan satu per satu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of tables that do not exist here: %n result(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Dari meja yang tidak ada di sini: %n hasil.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of tables where other players sit here: %n result(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Dari meja yang di sini diduduki pemain lain: %n hasil.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, table %2: %3</source>
        <comment>tournament round; %3: a result with names</comment>
        <translation>Babak %1, meja %2: %3</translation>
    </message>
    <message>
        <source>Round %1, table %2: %3 against %4</source>
        <comment>tournament round; %3, %4: players</comment>
        <translation>Babak %1, meja %2: %3 melawan %4</translation>
    </message>
    <message>
        <source>Keep ours: %1</source>
        <comment>a choice; %1: a result like 200 : 150</comment>
        <translation>Tetap punya kita: %1</translation>
    </message>
    <message>
        <source>Take theirs: %1</source>
        <comment>a choice; %1: a result like 200 : 150</comment>
        <translation>Ambil punya mereka: %1</translation>
    </message>
    <message>
        <source>Why theirs? (stands in the log)</source>
        <comment>label of a field for a few words</comment>
        <translation>Alasan mengambilnya (masuk catatan)</translation>
    </message>
    <message numerus="yes">
        <source>Still to decide: %n result(s).</source>
        <comment>never zero</comment>
        <translation>
            <numerusform>Masih harus ditentukan: %n hasil.</numerusform>
        </translation>
    </message>
    <message>
        <source>Say why their result is right, in a few words.</source>
        <translation>Tulis dengan singkat mengapa hasil mereka yang benar.</translation>
    </message>
</context>
<context>
    <name>Tournament score card</name>
    <message>
        <source>Round</source>
        <comment>heading of a column of numbers; round = one deal</comment>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>out</source>
        <comment>above a narrow column to tick, so one short word: somebody went out</comment>
        <translation>habis</translation>
    </message>
    <message>
        <source>blocked</source>
        <comment>above a narrow column to tick, so one short word: it ended blocked</comment>
        <translation>buntu</translation>
    </message>
    <message>
        <source>foul</source>
        <comment>above a narrow column to tick, so one short word: it ended with a foul</comment>
        <translation>langgar</translation>
    </message>
    <message>
        <source>To %1 points</source>
        <comment>what a match is played to</comment>
        <translation>Sampai %1 poin</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <comment>how long a match is; round = one deal; never zero</comment>
        <translation>
            <numerusform>%n ronde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <comment>how long a table may play; never zero</comment>
        <translation>
            <numerusform>%n menit</numerusform>
        </translation>
    </message>
    <message>
        <source>Best of %1 matches</source>
        <comment>%1: an odd number of at least 3</comment>
        <translation>Terbaik dari %1 pertandingan</translation>
    </message>
    <message>
        <source>Match</source>
        <comment>heading of a column of numbers: which of several matches</comment>
        <translation>Pertandingan</translation>
    </message>
    <message>
        <source>Signature</source>
        <comment>below a line</comment>
        <translation>Tanda tangan</translation>
    </message>
</context>
<context>
    <name>Tournaments</name>
    <message>
        <source>Club tournaments</source>
        <comment>title of the page</comment>
        <translation>Turnamen klub</translation>
    </message>
    <message>
        <source>Say who is here: every round is paired, every result kept, and the standings are right at any time.</source>
        <comment>where there is no tournament yet; round = tournament round</comment>
        <translation>Sebutkan siapa yang hadir: setiap babak disusun, setiap hasil disimpan, dan klasemen selalu benar setiap saat.</translation>
    </message>
    <message>
        <source>Three tables of a club evening, and the ways from one to the next</source>
        <comment>what a screen reader says</comment>
        <translation>Tiga meja dalam satu malam klub, dan jalan dari meja ke meja</translation>
    </message>
    <message>
        <source>New tournament</source>
        <comment>button</comment>
        <translation>Turnamen baru</translation>
    </message>
    <message>
        <source>Same as last time</source>
        <comment>button: a new tournament like the last one, with the same people</comment>
        <translation>Seperti terakhir kali</translation>
    </message>
    <message>
        <source>Members</source>
        <comment>button: the list of all people of the club</comment>
        <translation>Anggota</translation>
    </message>
    <message>
        <source>Season table</source>
        <comment>button: several tournaments added up</comment>
        <translation>Klasemen musim</translation>
    </message>
    <message>
        <source>Open a file</source>
        <comment>button: a tournament or results from another computer</comment>
        <translation>Buka berkas</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>button: back to this tournament</comment>
        <translation>Lanjutkan</translation>
    </message>
    <message>
        <source>Go on with %1</source>
        <comment>what a screen reader says for the button; %1: a tournament</comment>
        <translation>Lanjutkan %1</translation>
    </message>
    <message>
        <source>Look at it</source>
        <comment>button: at a tournament that is finished</comment>
        <translation>Lihat</translation>
    </message>
    <message>
        <source>Look at %1</source>
        <comment>what a screen reader says for the button; %1: a tournament</comment>
        <translation>Lihat %1</translation>
    </message>
    <message numerus="yes">
        <source>%n finished tournament(s)</source>
        <comment>button that unfolds them; never zero</comment>
        <translation>
            <numerusform>%n turnamen yang sudah selesai</numerusform>
        </translation>
    </message>
    <message>
        <source>No tournament is going on now.</source>
        <comment>above the finished ones</comment>
        <translation>Sekarang tidak ada turnamen yang berlangsung.</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <comment>entered</comment>
        <translation>
            <numerusform>%n pasangan</numerusform>
        </translation>
    </message>
    <message>
        <source>nobody entered yet</source>
        <translation>belum ada yang terdaftar</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <comment>entered</comment>
        <translation>
            <numerusform>%n pemain</numerusform>
        </translation>
    </message>
    <message>
        <source>Not begun yet</source>
        <comment>state of a tournament: no round is paired</comment>
        <translation>Belum dimulai</translation>
    </message>
    <message>
        <source>Round %1 of %2 is being played</source>
        <comment>tournament round; %1 and %2: numbers</comment>
        <translation>Babak %1 dari %2 sedang dimainkan</translation>
    </message>
    <message>
        <source>Round %1 is being played</source>
        <comment>tournament round; %1: a number</comment>
        <translation>Babak %1 sedang dimainkan</translation>
    </message>
    <message>
        <source>%1 of %2 rounds played</source>
        <comment>tournament rounds; %1 and %2: numbers</comment>
        <translation>%1 dari %2 babak sudah dimainkan</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) played</source>
        <comment>tournament rounds; never zero</comment>
        <translation>
            <numerusform>%n babak sudah dimainkan</numerusform>
        </translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>state of a tournament</comment>
        <translation>Selesai</translation>
    </message>
    <message>
        <source>In front: %1</source>
        <comment>who leads the standings; %1: names</comment>
        <translation>Memimpin: %1</translation>
    </message>
    <message>
        <source>Won by %1</source>
        <comment>a finished tournament; %1: names</comment>
        <translation>Juara: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n level in front</source>
        <comment>so many share the first place; never zero, 4 or more</comment>
        <translation>
            <numerusform>%n peserta seri di puncak</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Walk</name>
    <message>
        <source>Is the game blocked?</source>
        <comment>title of the walk</comment>
        <translation>Permainan sudah buntu?</translation>
    </message>
    <message>
        <source>%1 says the game is blocked.</source>
        <translation>%1 menyatakan permainan buntu.</translation>
    </message>
    <message>
        <source>Nobody can play any more. Let&apos;s go round the table.</source>
        <comment>the walk opened by itself</comment>
        <translation>Tidak ada lagi yang bisa turun. Mari tanya satu per satu.</translation>
    </message>
    <message>
        <source>%1, can you play a tile?</source>
        <translation>%1, ada batu yang bisa diturunkan?</translation>
    </message>
    <message>
        <source>Yes, I can</source>
        <comment>answer button; the first words of both answers must differ</comment>
        <translation>Ada</translation>
    </message>
    <message>
        <source>No, I cannot</source>
        <comment>answer button; the first words of both answers must differ</comment>
        <translation>Tidak ada</translation>
    </message>
    <message>
        <source>Take my answer back</source>
        <comment>button, until the next player answers</comment>
        <translation>Tarik kembali jawaban saya</translation>
    </message>
    <message>
        <source>Open ends</source>
        <comment>heading above the two ends</comment>
        <translation>Ujung terbuka</translation>
    </message>
    <message>
        <source>Open ends: %1</source>
        <comment>%1: numbers, like 2 and 4</comment>
        <translation>Ujung terbuka: %1</translation>
    </message>
    <message>
        <source>%1 of %2 tiles with a %3 are on the table</source>
        <comment>%3: a number; like 7 of 7 tiles with a 6 are on the table</comment>
        <translation>%1 dari %2 batu dengan angka %3 ada di meja</translation>
    </message>
    <message>
        <source>The boneyard is empty.</source>
        <translation>Stok sudah habis.</translation>
    </message>
    <message>
        <source>Nobody takes tiles in this game.</source>
        <comment>the rules close the boneyard</comment>
        <translation>Dalam permainan ini tidak ada yang mengambil batu.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) must stay in the boneyard.</source>
        <comment>the reserve: 1 or 2 tiles, never zero</comment>
        <translation>
            <numerusform>%n batu terakhir harus tetap di stok.</numerusform>
        </translation>
    </message>
    <message>
        <source>cannot play</source>
        <comment>under the player&apos;s name</comment>
        <translation>tidak bisa turun</translation>
    </message>
    <message>
        <source>can play</source>
        <comment>under the player&apos;s name</comment>
        <translation>bisa turun</translation>
    </message>
    <message>
        <source>is answering</source>
        <comment>under the player&apos;s name</comment>
        <translation>sedang menjawab</translation>
    </message>
    <message>
        <source>is waiting</source>
        <comment>under the player&apos;s name</comment>
        <translation>menunggu</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an answer in the walk: a player and why not, like Anna: no 6</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The game is not blocked: play goes on.</source>
        <translation>Belum buntu, permainan dilanjutkan.</translation>
    </message>
    <message>
        <source>%1 can play, and plays now.</source>
        <translation>%1 bisa turun, dan turun sekarang.</translation>
    </message>
    <message>
        <source>The game is blocked.</source>
        <translation>Permainan buntu.</translation>
    </message>
    <message>
        <source>Everybody has answered: nobody can play.</source>
        <translation>Semua sudah menjawab: tidak ada yang bisa turun.</translation>
    </message>
    <message>
        <source>Skip to the end</source>
        <comment>button: go to the end of the walk</comment>
        <translation>Langsung ke hasil</translation>
    </message>
    <message>
        <source>To the score</source>
        <comment>button at the end of the walk</comment>
        <translation>Lihat skor</translation>
    </message>
    <message>
        <source>Cannot play: %1. Now: %2.</source>
        <comment>%1: names, like Anna and João; %2: the player who is next</comment>
        <translation>Tidak bisa turun: %1. Sekarang: %2.</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <comment>beside a row of crossed-out seats; %1: the player who is next</comment>
        <translation>Sekarang: %1</translation>
    </message>
    <message>
        <source>The program checks every answer.</source>
        <translation>Program memeriksa setiap jawaban.</translation>
    </message>
    <message>
        <source>Answer on your honour: all hands are shown at the end.</source>
        <translation>Jawablah dengan jujur: pada akhirnya semua batu ditunjukkan.</translation>
    </message>
</context>
</TS>
