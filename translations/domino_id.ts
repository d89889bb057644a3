<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="id_ID" sourcelanguage="en">
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
        <source>%n point(s) off for %1</source>
        <comment>%1: a player or a pair</comment>
        <translation>
            <numerusform>Pengurangan %n poin untuk %1</numerusform>
        </translation>
    </message>
    <message>
        <source>A warning for %1, no points off</source>
        <comment>%1: a player or a pair</comment>
        <translation>Peringatan untuk %1, tanpa pengurangan poin</translation>
    </message>
    <message>
        <source>Next time: an answer can be taken back until the next player has answered.</source>
        <comment>advice on the page</comment>
        <translation>Lain kali: jawaban bisa ditarik kembali sampai pemain berikutnya menjawab.</translation>
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
        <source>skip to the end of the questions</source>
        <comment>what a key does: skip the walk round the table</comment>
        <translation>langsung ke akhir pertanyaan</translation>
    </message>
    <message>
        <source>sort the tiles</source>
        <comment>what a key does</comment>
        <translation>urutkan batu</translation>
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
        <source>Everything works without the mouse.</source>
        <comment>under the title of the table of keys</comment>
        <translation>Semuanya bisa dilakukan tanpa mouse.</translation>
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
        <source>L</source>
        <comment>key for: story of the round; one letter, different from the other keys, not H</comment>
        <translation>R</translation>
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
        <source>Hide the &amp;tiles</source>
        <translation>Se&amp;mbunyikan batu</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>B&amp;ahasa</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Cara bermain</translation>
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
</context>
<context>
    <name>Rule set file</name>
    <message>
        <source>The file cannot be read as a rule set: %1</source>
        <translation>Berkas ini tidak dapat dibaca sebagai aturan: %1</translation>
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
        <source>False declaration by %1: %n penalty point(s)</source>
        <comment>a penalty, as a referee puts it</comment>
        <translation>
            <numerusform>Pernyataan tidak benar dari %1: denda %n poin</numerusform>
        </translation>
    </message>
    <message>
        <source>False declaration by %1: a warning</source>
        <comment>a penalty, as a referee puts it</comment>
        <translation>Pernyataan tidak benar dari %1: peringatan</translation>
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
        <source>House rules</source>
        <comment>heading of a part that is folded at first</comment>
        <translation>Aturan khusus</translation>
    </message>
    <message>
        <source>Tiles that stay in the boneyard</source>
        <translation>Batu yang tetap di stok</translation>
    </message>
    <message>
        <source>Taking tiles</source>
        <comment>heading of a choice</comment>
        <translation>Mengambil batu</translation>
    </message>
    <message>
        <source>Until one fits</source>
        <comment>taking tiles</comment>
        <translation>Sampai ada yang cocok</translation>
    </message>
    <message>
        <source>One, then pass</source>
        <comment>taking tiles</comment>
        <translation>Satu, lalu lewat</translation>
    </message>
    <message>
        <source>None: play or pass</source>
        <comment>taking tiles</comment>
        <translation>Tidak ada: turun atau lewat</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Arah permainan</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <comment>a choice</comment>
        <translation>Searah jarum jam</translation>
    </message>
    <message>
        <source>Counter-clockwise</source>
        <comment>a choice</comment>
        <translation>Berlawanan arah jarum jam</translation>
    </message>
    <message>
        <source>In a tie</source>
        <comment>heading of a choice</comment>
        <translation>Kalau seri</translation>
    </message>
    <message>
        <source>Who wins a blocked game</source>
        <comment>heading of a choice</comment>
        <translation>Pemenang saat permainan buntu</translation>
    </message>
    <message>
        <source>What the round is worth</source>
        <comment>heading of a choice</comment>
        <translation>Nilai ronde</translation>
    </message>
    <message>
        <source>A wrong answer costs</source>
        <comment>heading; points are taken off</comment>
        <translation>Denda jawaban keliru</translation>
    </message>
    <message>
        <source>changed</source>
        <comment>mark on a setting that differs from the rule set</comment>
        <translation>diubah</translation>
    </message>
    <message>
        <source>As in the rule set</source>
        <comment>button: undo all changes of the house rules</comment>
        <translation>Seperti aturan aslinya</translation>
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
        <source>These house rules contradict each other.</source>
        <translation>Aturan khusus ini saling bertentangan.</translation>
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
        <source>Delete all matches, names and settings? This cannot be undone.</source>
        <translation>Hapus semua pertandingan, nama, dan pengaturan? Ini tidak dapat dibatalkan.</translation>
    </message>
    <message>
        <source>Replace all matches, names and settings with those of the copy?</source>
        <translation>Ganti semua pertandingan, nama, dan pengaturan dengan yang ada di salinan?</translation>
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
        <source>The program checks every answer.</source>
        <translation>Program memeriksa setiap jawaban.</translation>
    </message>
    <message>
        <source>Answer on your honour: all hands are shown at the end.</source>
        <translation>Jawablah dengan jujur: pada akhirnya semua batu ditunjukkan.</translation>
    </message>
</context>
</TS>
