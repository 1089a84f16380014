### What is said in the terminal while a game is played or watched.

welcome = { $game }. Type help for what you can say, rules for the rules.
commitment = The seed's commitment is { $commitment }.
leave = You leave the table.
bug = Something is wrong with the rules or with a bot; this is a bug.
bug-saved = The game before the last decision is saved in { $file }.
no-such-option = There is no option { $said }; there are 1 to { $last }.
not-offered = '{ $said }' is not among the options of { $seat }.
says = { $who } says: { $text }
says-alone = { $who } says to you alone: { $text }
says-aside = { $who } says aside: { $text }
seed-was = The seed was { $seed }.
why-what = Why what? Name a space, a card or a piece, as in: why pavia.
it-can-be-chosen = It can be chosen: { $key }.
can-be-chosen = { $thing } can be chosen: { $keys }.
undo-how-much = Undo how much? A number or all, not '{ $said }'.
taken-back = Taken back: { $keys }.
save-where = Save where? Name a file.
not-a-save = { $file } is there already and is no save: choose another name.
saved-in = Saved in { $file }. To go on: tercio play --load { $file }
how-many-lines = How many lines? A number, not '{ $said }'.
asked-always = You will be asked in every window.
no-orders = You have left no standing orders.
say-what = Say what? As in: say @medici hello, or say hello.
you-say = You say to { $whom }: { $text }
you-say-to-all = You say to everybody: { $text }
hand-over = { $who } is asked. Press Enter when you are alone with the screen.
waiting-for = Waiting for { $who }.
won-by = The game is won by { $winners }.
won-by-nobody = The game is won by nobody.
points = { $points } VP
# How an order is typed; the words outside brackets are typed as they stand.
order-words = pass [WINDOW] [against SEAT] [until SPAN] [unless CONDITION], or take OPTION[,OPTION] [in WINDOW] [of QUESTION] [about THING[,THING]] and so on
order-form = An order reads: { order-words }, or clear.
order-breaks-off = The order '{ $said }' breaks off at '{ $word }'.
order-windows = Windows: { $names }.
order-spans = Spans: { $names }.
order-conditions = Conditions: { $names }.
may-be = '{ $said }' may be { $things }; say which.
nothing-called = Nothing here is called '{ $said }'.
see-your-book = { $cited }: see your rule book.
book-in-full = Your rule book has it in full: { $cite }.
example = Example: { $text }
parts = Parts: { $sections }
see-also = See also: { $sections }
book-silent = Where the book is silent: { $text }
book-silent-card = Where the book is silent: Card { $card }: { $text }
# The words before the columns are typed as they stand.
help =
    A number or a key chooses an option. Besides:
    {"  "}why THING           why a space, card or piece cannot be chosen (why pavia, why pass)
    {"  "}undo [N|all]        take back your last decisions, as far as nobody has learned anything
    {"  "}board, log [N]      the board; the last N lines of the log
    {"  "}rules [SECTION]     what a section of the rule book says (rules 6.2); without one, the sections
    {"  "}orders              your standing orders, and what they may name
    {"  "}orders { order-words }
    {"                      "}pass for me in windows
    {"  "}orders clear        ask me again in every window
    {"  "}say TEXT            speak to everybody; say @SEAT TEXT to one seat
    {"  "}save FILE           save the game (the file holds every secret: it is for the host)
    {"  "}quit                leave
