"""The help that F1 brings on every screen: what it is for, and what one can do there right now."""

from domino_desktop.i18n.messages import text

TITLE = text("HelpHere", "What can I do here?", "title of the sheet that F1 opens")
CLOSE = text("HelpHere", "Close", "button that closes the sheet; F1 and Esc do the same")
RULES_HERE = text("HelpHere", "Rules of this match", "button")

# The pages outside a match.

FIRST_START = text("HelpHere", "Here you choose your language, and off you go.", "the very first page")
FIRST_START_TIPS = (
    text("HelpHere", "Click your language: everything speaks it at once."),
    text("HelpHere", "Tell your name if you like. It is kept on this computer only."),
    text("HelpHere", "Play now starts a match against three computer players."),
    text("HelpHere", "The tour shows you in two minutes how to play."),
)
START = text("HelpHere", "From here you go on with a match, begin a new one, or look around.", "the start page")
START_TIPS = (
    text("HelpHere", "Continue goes on exactly where you stopped, even in the middle of a question."),
    text("HelpHere", "Play now starts a match against three computer players."),
    text("HelpHere", "Set up a table to choose the rules and who plays: people, computers, or both."),
    text("HelpHere", "Change the language below, whenever you like."),
)
SETUP = text("HelpHere", "Here you lay the table: which game, who plays, and for how long.", "the page that sets up")
SETUP_TIPS = (
    text("HelpHere", "Choose the rules at the top, or look at all rule sets."),
    text("HelpHere", "Each card is a seat: give it a name, a language, a colour, or a computer player."),
    text("HelpHere", "Drag the cards to change who sits beside whom."),
    text("HelpHere", "Choose how a blocked game is checked: together, quickly, or on your honour."),
    text("HelpHere", "Whatever you choose is offered again next time."),
)
GALLERY = text("HelpHere", "All games and rules that can be played here.", "the gallery of rule sets")
GALLERY_TIPS = (
    text("HelpHere", "Six to start with come first; the others follow by region and kind."),
    text("HelpHere", "Type into the search field: a name, a country, or a word of the rules."),
    text("HelpHere", "Click a card to read its rules; from there you can play, change or compare them."),
)
RULEBOOK = text("HelpHere", "The rules of one game, exactly as this program plays them.", "the rule book")
RULEBOOK_TIPS = (
    text("HelpHere", "Read them in another language with the choice at the top."),
    text("HelpHere", "Compare shows how they differ from another game."),
    text("HelpHere", "Change the rules to make a house rule of your own."),
    text("HelpHere", "Print them, or save them as a file for your friends."),
)
EDITOR = text("HelpHere", "Here you make house rules of your own, one switch at a time.", "the editor of rules")
EDITOR_TIPS = (
    text("HelpHere", "Open a line to see its choices, and what each of them means."),
    text("HelpHere", "Type into the search field to find a switch."),
    text("HelpHere", "A mark shows what differs from the rules you began with."),
    text("HelpHere", "Rules that do not go together are refused, and you are told why."),
)
COMPARISON = text("HelpHere", "Two games side by side: you see only where they differ.", "the comparison of rules")
COMPARISON_TIPS = (
    text("HelpHere", "Choose the second game from the list at the top."),
    text("HelpHere", "What both have in common can be shown as well."),
    text("HelpHere", "Print the comparison to settle an argument."),
)
SETTINGS = text("HelpHere", "Here the program learns what you like.", "the settings")
SETTINGS_TIPS = (
    text("HelpHere", "Choose tiles and table; each choice shows what it looks like."),
    text("HelpHere", "Make all text larger, up to twice its size."),
    text("HelpHere", "Aids belong to a person: numbers on tiles, larger tiles, what fits, high contrast."),
    text("HelpHere", "The letter keys of the table can be changed."),
    text("HelpHere", "Copy everything to a folder now and then: nothing leaves this computer by itself."),
)
PICTURES = text("HelpHere", "Here your own pictures become tiles and table.", "the page of people's own pictures")
PICTURES_TIPS = (
    text("HelpHere", "Choose a photo for the backs of the tiles, or for the cloth."),
    text("HelpHere", "Six pictures of your family can be the numbers one to six."),
    text("HelpHere", "Move and size the frame until it holds the part you like."),
    text("HelpHere", "Print the sheet, glue it onto cardboard and cut the tiles out."),
)
HOW_TO_PLAY = text("HelpHere", "The whole game in five pictures, and all keys.", "the page How to play")
HOW_TO_PLAY_TIPS = (
    text("HelpHere", "Scroll down for the table of keys."),
    text("HelpHere", "Would you rather try than read? Take the tour."),
    text("HelpHere", "The rules of a match are just one click away."),
)
TOUR = text("HelpHere", "Two minutes at a real table, with a card that tells you what to do.", "the tour")
TOUR_TIPS = (
    text("HelpHere", "Do what the card says, with the mouse or with the keyboard."),
    text("HelpHere", "Nothing can go wrong here: nothing of it is kept."),
    text("HelpHere", "Skip the tour, or press Esc, whenever you have seen enough."),
)

# The table, by what is asked there now.

YOUR_TURN = text("HelpHere", "It is your turn, %1: lay a tile that fits an open end.", "%1: a player")
YOUR_TURN_TIPS = (
    text("HelpHere", "Drag a tile to an open end, or click it. One that fits several ends waits for your choice."),
    text("HelpHere", "The numbers in the circles are open: one half of your tile must show one of them."),
    text("HelpHere", "Sort your tiles with the button beside them, or move them as you like."),
    text("HelpHere", "A move was wrong? Take it back from the menu Game."),
)
NOTHING_FITS = text("HelpHere", "Nothing fits, %1: the large button says what is left to do.", "%1: a player")
NOTHING_FITS_TIPS = (
    text("HelpHere", "Take tiles from the boneyard by clicking the pile, or with the button."),
    text("HelpHere", "When nothing may be taken, you pass: that is a knock on the table."),
    text("HelpHere", "Do you think that nobody can go on? Say that the game is blocked, and everybody is asked."),
)
ON_HONOUR = text("HelpHere", "It is your turn, %1: play, take a tile, or pass, on your honour.", "%1: a player")
ON_HONOUR_TIPS = (
    text("HelpHere", "Nothing on the screen tells whether a tile of yours fits: look for yourself."),
    text(
        "HelpHere", "Whoever passes although a tile fits has answered wrongly: that is found when the hands are shown."
    ),
    text("HelpHere", "Your own answer may be taken back until the next player acts."),
)
WAITING = text("HelpHere", "%1 plays now. The ring shows whose turn it is.", "%1: a player")
WAITING_TIPS = (
    text("HelpHere", "The story of the round tells what everybody has done."),
    text("HelpHere", "The last tile is underlined; the open numbers stand in circles."),
    text("HelpHere", "Beside each name you see how many tiles that player still holds."),
    text("HelpHere", "Zoom with Ctrl and the wheel, and fit the table again with one key."),
)
LID = text("HelpHere", "The lid hides the tiles of %1 from everybody else.", "%1: a player")
LID_TIPS = (
    text("HelpHere", "Are you %1? Click the lid, or press Enter, to see your tiles.", "%1: a player"),
    text("HelpHere", "Everybody may see the line, the score and the story meanwhile."),
    text("HelpHere", "The eye beside the tiles closes the lid again, and so does one key."),
)
WALK = text("HelpHere", "Is the game blocked? Everybody is asked once, in turn.", "the walk round the table")
WALK_TIPS = (
    text("HelpHere", "Answer only for yourself: can you lay a tile at one of the open ends?"),
    text("HelpHere", "The first who can play must play, and the round goes on."),
    text("HelpHere", "If nobody can, all hands are shown and counted."),
    text("HelpHere", "Where the program checks, a wrong answer is refused. On your honour it is found at the end."),
)
SCORE = text("HelpHere", "Who won the round, and why: every tile is counted in front of you.", "the score")
SCORE_TIPS = (
    text("HelpHere", "Each row is one hand; the raised one has won."),
    text("HelpHere", "Why? shows every step of the sum as a sentence."),
    text("HelpHere", "Other tables may count the same hands differently: one button shows how."),
    text("HelpHere", "Read the page in any language that is spoken at the table."),
    text("HelpHere", "Share the result as a picture, or the whole round as a film."),
)
FOUL = text("HelpHere", "An answer was wrong. Here is the proof, and what the rules say.", "the page of a wrong answer")
FOUL_TIPS = (
    text("HelpHere", "The picture shows the table at that moment, and the tile that would have fitted."),
    text("HelpHere", "The ruling follows the rules that you chose for this match."),
    text("HelpHere", "Next time, an answer may be taken back until the next player has answered."),
)
ROUND_OVER = text("HelpHere", "The round is over; you are looking at the table once more.", "the table after a round")
ROUND_OVER_TIPS = (
    text("HelpHere", "All hands lie open: compare them with the ends of the line."),
    text("HelpHere", "The large button brings back the score, and from there the next round."),
    text("HelpHere", "Copy or save a picture of the table from the menu Game."),
)
