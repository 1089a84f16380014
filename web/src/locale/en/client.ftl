tercio = Tercio
motto = The wars of the sixteenth century, refereed
loading = One moment …
try-again = Try again
close = Close
help = Help
site = Site
language = Language
light-or-dark = Light or dark

## What can go wrong
line-down = No connection to the server. Trying again …
line-down-chosen = No connection to the server. Trying again; your choice is kept …
trouble-lost = The server cannot be reached.
trouble-moved-on = The table has moved on. Here is what it asks now.
trouble-not-offered = That cannot be chosen any more.
trouble-log-in = You must log in first.
trouble-too-large = That is too large for the server.
trouble-too-often = That was too fast. Wait a moment, then try again.
trouble-busy = The server is too busy. Nothing was changed; try again in a moment.
trouble-version = This page and the server are of different versions. Reload the page.
trouble-broken = Something broke on the server. Nothing was changed.
trouble-refused = The server would not do that.
trouble-here = Something went wrong on this page. Reload it to go on.

## Lobby
solo-as = Play { $name } as
solo-seats = You play as
solo-chosen = Powers are chosen at the table.
solo-scenario = Scenarios of { $name }
length-minutes = { $n }{"\u00A0"}min
length-hours = { $n }{"\u00A0"}h
length-turns = { $n ->
    [one] 1{"\u00A0"}turn
   *[other] { $n }{"\u00A0"}turns
}
facts-players = { $most ->
    [one] { $count } player
   *[other] { $count } players
  }
facts-complexity = Complexity { $n } of 5
facts-complexity-1 = learned while playing
facts-complexity-2 = easy
facts-complexity-3 = takes an evening to learn
facts-complexity-4 = demanding
facts-complexity-5 = very demanding
about-this-game = About the game
guided-start = Guided first impulse
guided-turn = Guided first turn
guided-alone = Guided: { $name }
play-now = Play now
starting = Setting up the table …
primer-title = New here?
primer-about = { $name } is a small game of ten minutes on the same table. A guide explains each decision as it comes.
primer-start = Play the guided game
my-games = Your games
games = Games
turn-of = { $names }
waits-since = { $who } · { $time }
open-tables = Open tables
running-games = Games to watch
finished-games = Finished games
new-table = Set up a table …
upload-save = Open a saved game
game = Game
scenario = Scenario
players = Players
who-sits-there = { $seat }: { $who }
who-sits = Who sits where
who-me = Me
who-open = Open to anybody
who-invited = By invitation
who-bot = Bot: { $name }
pace = Pace
pace-suits = As suits those who sit here
pace-quick = Quick: on at once, when all who could respond have answered
pace-discreet = Discreet: every chance to respond takes the same time
hints = Hints
hints-solo = For who plays against bots alone
hints-all = For everybody
hints-none = For nobody
pack = Data pack
ask-before-dice = Ask once more before dice are rolled
dice = Dice
listed = Show the table to everybody in the lobby
chosen = { $name }: { $value }
make-table = Make the table
option-edition = Edition
option-walls = Walls
value-2017 = 2017 (500th Anniversary)
value-living = Living Rules
value-first = first printing
value-stone = of stone
value-earth = of earth
seat-open = open
seat-invited = invited
seat-human = a player
seat-bot = bot
status-gathering = gathering
status-playing = being played
status-over = over
to-lobby = To the lobby
gathering-about = The game begins when every seat is taken.
invitation = Invitation link for this seat
copy-link = Copy the link
copied = Copied.
copy-by-hand = Copy it by hand: the browser does not allow this page to.
is-here = here
is-away = away
call-off = Call the game off
call-off-sure = The table will be gone, and what was said at it.
call-off-yes = Call it off
call-off-no = Keep it
called-off = The host has called this game off.
invite-somebody = Invite somebody
uninvite = Take the invitation back
sit-down = Sit down here
seat-kept-for-you = Kept for you
stand-up = Stand up
give-to-bot = Give it to a bot
start-game = Start the game
log-in-to-sit = Log in to sit down
seats-still-open = Some seats are still empty.
commitment = The dice are already cast, and sealed with { $hash }. At the end everybody can check them.

## Logging in
log-in-invited = A seat is kept for you.
log-in-about = Log in, or choose a name and a password and sign up.
name = Name
password = Password
log-in = Log in
log-out = Log out
sign-up = Sign up
password-rule = A password has at least ten characters.

## Programs that play
tokens = Bots of your own
tokens-about = A program can play in your name over HTTP; docs/bot-protocol.md says how. It needs a token.
token = Token
token-label = made in the lobby
token-make = Make a token
token-once = Copy it now: it is shown once.
tokens-revoke = Revoke all tokens
tokens-revoked = All tokens have been revoked.

## The table
table-tools = Table
turn-track = Turns
all-seats = Through whose eyes
spectator = Spectator
your-seats = Your seats
displays = Displays
display-of = { $name }: the power card
no-map = This game has no map; everything else is beside it.
replay = Replay
beside-the-map = Beside the map
tab-log = Log
tab-talk = Talk
tab-deals = Deals
tab-orders = Orders
tab-notes = Notes
notes-about = Your notes at this table. Nobody else can read them.
notes-kept = Saved.
notes-writing = Saving …
notes-failed = Not saved yet. It will be tried again.
options = What you may choose
filter-options = Filter the options
narrowed = { $count ->
    [one] One option
   *[other] { $count } options
} for what you clicked.
show-all-options = Show all
show-on-map = Show on the map: { $text }
order-always = Always:
pass-and = Pass, and
orders-standing = Your standing orders
order-end = End this order: { $text }
just-changed = The list has just changed. Choose again if you mean it.
no-option-matches = No option matches.
menu-part = some of them …
menu-several = with others …
menu-several-of = { $name }: send several, each to its own goal
menu-part-of = { $name }: choose who goes
menu-goals = or click a place that glows
menu-chance = { $what }: { $n } %
proposed-show = show { $count ->
    [one] it
   *[other] all { $count } steps
}
proposed-hide = hide
proposed-up-to-here = As proposed up to here, then ask me
proposed-hint = A click on a line goes that far; then you choose.
menu-barred = What cannot be done here, and why
menu-list = list …
menu-list-of = { $name }: plan several before you do any
menu-approaches = Who of yours comes here:
menu-unsure = Not everything was looked at: more may be within reach.
menu-afar = From { $name } it would take { $cost }.
menu-beyond = Nobody of yours comes here with the { $cost } that you can spend.
menu-approach = From { $name }, { $steps ->
    [one] one step
   *[other] { $steps } steps
}{ $cost ->
    [none] {""}
   *[other] : { $cost }
}
draft-march = March from { $from }{ $cost ->
    [none] {""}
   *[other] : { $cost }
}
draft-ends = From there on nobody can tell.
draft-go = March
draft-way = Another way
draft-way-turns = Click the places of the way in turn. A second click on the last one marches.
draft-gone = What you had drafted is gone: the question has changed.
draft-do = Do it
draft-drop = Drop it
draft-list = { $name }{ $cost ->
    [none] {""}
   *[other] , { $cost } in all
}
draft-list-goals = Click places to add, click again to take off.
draft-list-full = There is room or money for no more.
draft-more = { $name }: one more
draft-less = { $name }: one less
muster = Who leaves { $name }?
muster-none = Choose who goes.
muster-goals = Now click where they go.
march-halted = The march has halted: something came in between.
chain-stopped = Something came in between. Here is what is asked now.
not-your-move = It is not your move.
you-watch = You are watching.
you-passed = You pass.
you-pass-by-order = Your standing order passes for you when the time for responses is over. End it here to be asked.
you-passed-about = It counts when the time for responses is over, the same for everybody. Until then you can take it back.
responses-may-come = Responses may come …
seat-of = { $name } ({ $person })
waiting-for = Waiting for { $names }.
winners = Winner: { $names }.
verify-dice = Check the dice
dice-verified = Every roll and every one of the { $count } decisions is as it should be.
download-save = Download the game
looking-back = Looking back
back-to-now = Back to now
undo = Take back
why-name = { $name }?
why-not-now = Nothing can be done with it now.
why-not-your-turn = It is not your move.
odds-win = win { $n } %
odds-draw = draw { $n } %
odds-loss = loss { $n } %
odds-losses = Expected losses: { $mine } of yours, { $theirs } of theirs
attempt-win = success { $n } %
attempt-loss = failure { $n } %
percent = { $n } %
range = { $first }–{ $last }
list-comma = {", "}
list-semicolon = {"; "}
# $doing: what cannot be done; why not follows.
why-doing = { $doing }:
list-space = {" "}
standings = Standings
points = { $count ->
    [one] One victory point
   *[other] { $count } victory points
}
cards-held = { $count ->
    [one] One card
   *[other] { $count } cards
} in hand
your-move = your move
your-move-title = Your move
your-moves = { $count ->
    [one] Your move
   *[other] { $count } games wait for you
}
bell = Tell me when it is my move
bell-about = When it is your move, the title and the icon of the tab tell you. If you like, also:
bell-sound = a sound
bell-notice = a notification, when you look elsewhere
bell-forbidden = The browser does not let this page notify you. Its settings can change that.
before-dice = { $what }: this rolls dice, and cannot be taken back.
roll-dice = Roll
not-yet = Not yet
time-now = just now
time-minutes = { $n }{"\u00A0"}min
time-hours = { $n }{"\u00A0"}h
time-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
you = you
person-local = You
to-move = to move
bot = bot
bot-thinks = bot thinks
bot-is-random = random
bot-is-greedy = greedy
bot-is-search = search
bot-is-thinker = thinker
bot-is-sergeant = sergeant
bot-is-strategist = strategist
bot-is-recruit = recruit
bot-is-captain = captain
bot-is-marshal = marshal
bot-is-master = master
bot-of-character = { $character } { $level }
character-bold = bold
character-careful = careful
character-loyal = loyal
character-treacherous = treacherous
bot-named = { $name } (bot)
move-since = { $move } · { $time }
filter-log = Filter the log
filter-log-side = Only lines about
filter-log-all = everybody
log-nothing = Nothing like that has happened.
log-nothing-yet = Nothing has happened yet.
map-tabs = Maps
map-targets = { $count ->
    [one] one place to choose
   *[other] { $count } places to choose
}
your-hand = Your hand: { $count ->
    [one] one card
   *[other] { $count } cards
}
card-value = Value { $count }:
card-playable = Playable now
hand-before = Cards to the left
hand-after = Cards to the right
card-not-now = Not now
card-barred = Not now: { $reason }
reconstructed-sign = ◇ reconstructed: the rule book does not hold it.
no-cards = No cards.
since-you-left = { $count ->
    [one] One thing has
   *[other] { $count } things have
} happened since your last move.
play-it-back = Play it back
skip = Skip
play = Play
pause = Pause
step-back = One step back
step-on = One step on
replay-slider = Position in the game
replay-at = { $at } of { $total }
replay-more = Steps, speed, link
replay-by = Step by
replay-by-turn = turn
replay-by-phase = phase
replay-by-impulse = impulse
replay-by-line = line of the log
replay-speed = Speed
replay-link = Copy link
go-on = Go on from here
go-on-as = as
layers = Layers of the map
layers-whose = Armies of
layers-show = Show these on the map
layers-nothing = Nothing of the kind on the map now.
vp-over-time = Victory points over time

options-of-one = Only the options of { $name }
options-of = Only the options of
dialog-hide = Look at the map first
dialog-show = Back to: { $title }

card-home = Home card
card-event = Event
card-mandatory = Mandatory event
card-response = Response
card-combat = Combat
card-treasure = Treasure
card-diplomacy = Diplomacy
card-before-battle = Before battle
card-on-the-march = On the march
card-impulse = In your impulse
card-alliance = Alliance
card-casus_belli = Casus belli
card-discovery = Discovery
card-leader = Leader
card-military = Military
card-other = Other
card-rebellion = Rebellion
card-religion = Religion
card-technology = Technology
card-trade = Trade
card-transfer = Transfer
card-war = War

## Talk, deals, orders
talk-channels = Channels
talk-private = Private:
talk-unread = unread
talk-person = {"\u00a0"}({ $name })
talk-colon = :{" "}
talk-only = Only you and { $names } can read this.
talk-not-private-now = The rules allow no private talk now.
talk-sit-first = Sit down to join in.
talk-nothing = Nobody has said anything.
talk-everybody = Everybody
talk-say = Say something
talk-say-to = Say something to { $names } alone
talk-send = Send
deal-draft-title = Your draft to { $partner }
deal-proposed-title = { $proposer } offers { $partner }
deal-agreed-title = Agreed between { $proposer } and { $partner }
deal-empty = Nothing in it yet.
deal-add = Add a clause
deal-choose = Choose …
deal-propose = Send the offer
deal-scrap = Scrap it
deal-strike = strike
deal-accept = Accept
deal-decline = Decline
deal-withdraw = Withdraw
deal-counter = Make a counter-offer
deal-with-whom = Write an offer:
deal-await = Accept it if it is offered to me
deal-await-why = You need not be here: if exactly this is offered to you, it is accepted. Nobody sees the order.
deal-ready-seats = Ready: { $names }.
deal-nobody-ready = Nobody is ready yet. The floor closes when all are.
orders-about = A standing order passes for you where you might respond, so that nobody has to wait.
orders-none = You have given none.
order-cancel = cancel
plan-about = Or a card is played for you when its moment comes, once. Nobody else sees what you have planned.
plan-card = Play
plan-no-card = (choose a card)
plan-when = When
plan-when-any = I may respond with it
plan-named = If about
plan-named-any = anything, or a place or person
plan-unknown = There is no “{ $name }” on the map.
plan-give = Plan it
plan-losses = Your losses can be shared out by a rule, in every battle until you take it back. Nobody else sees it.
order-give = Give the order
order-when = Pass when
order-against = While
against-anybody = anybody acts
against-seat = { $name } acts
order-until = Until
order-unless = Unless
when-any = I might respond at all
until-ever = I say otherwise
until-span = { $span } ends
unless-never = (no exception)
bot-offer = No time for a while? A bot can play for you; you take the seat back whenever you like. Everybody is told.
hand-to-bot = Let a bot play for me
resign = Resign
resign-sure = Resign for good
resign-about = Who resigns gives the seat up for good: a bot goes on, and somebody else may take it.
bot-plays-you = A bot plays for you.
take-back = Play myself again

## Hints
hint = A hint
hint-title = What the bot would do in your place, and why (H)
hint-told = The bot would choose “{ $option }”.

## The guided game
guide = Guide.
guide-advice = A good choice: { $option }
guide-wise = (the guide would take it)
guide-off = Without the guide
guide-on = Show the guide

skip-to-options = To what you decide
skip-to-map = To the map
announce-ask = { $text } { $count ->
    [one] One option.
   *[other] { $count } options.
}
announce-menu = { $name }: { $text } { $count ->
    [0] {""}
    [one] One place may be chosen.
   *[other] { $count } places may be chosen.
}
announce-count = { $name } × { $count }
announce-list = { $name }: { $places }{ $cost ->
    [none] {""}
   *[other] , { $cost }
}. { $count ->
    [0] {""}
    [one] One more place may be chosen.{" "}
   *[other] { $count } more places may be chosen.{" "}
}Enter goes, Escape drops it.
announce-party = Who leaves { $name }? { $who ->
    [none] Choose who goes.
   *[other] { $who }.
} { $count ->
    [0] {""}
    [one] One place may be chosen.
   *[other] { $count } places may be chosen.
}
announce-draft = { $from } to { $way }{ $cost ->
    [none] {""}
   *[other] , { $cost }
}. Enter goes, Escape drops it.
