### What the server notes in the talk of a table. `$seat` is the name of a seat, `$name` that of a person or a bot.

note-join = { $name } plays { $seat } now.
note-leave = { $name } has left the seat { $seat }.
note-resign = { $name } has resigned. A bot plays { $seat }, and the seat is open.
note-kick = The host has shown { $name } out. The seat { $seat } is empty.
note-bot = The bot { $name } plays { $seat } now.
note-take-back = { $name } plays { $seat } again.
note-invite = The seat { $seat } is kept for somebody who was invited.
note-uninvite = The host has called back the invitation to the seat { $seat }.
note-apply = { $name } would play { $seat }.
note-withdraw = { $name } would not play { $seat } any more.
note-caretaker = A bot takes care of { $seat } until its holder is back.
note-vacant = The time of { $seat } is over. Who would play it instead?
note-time-over = The time of { $seat } is over.
note-paused = All have agreed to a pause: the clocks stand still.
note-resumed = The clocks are running again.
note-vote-pause = { $seat } wants a pause.
note-vote-resume = { $seat } wants to go on.
note-vote-caretaker = { $seat } wants a bot to go on for whoever is silent.
note-vote-replacement = { $seat } has chosen who should play a seat that is open.
note-stands-in = A bot answers for whoever is silent.
note-rewind-asked = { $seat } wants to go back.
note-rewind-agreed = { $seat } agrees to go back.
note-rewind-declined = { $seat } does not want to go back.
note-rewind-withdrawn = { $seat } does not want to go back any more.
note-rewound = All have agreed to go back. From here on the dice are others.
note-branch = { $name } goes on from line { $line } of another game, with new dice.
note-upload = { $name } has uploaded this game; here it goes on after { $decisions } decisions. { $provenance }

## What the seal of a save tells
seal-good = The seal is good: this server has written the save, and nobody has changed it.
seal-broken = The save bears this server's seal, but was changed after it was sealed.
seal-foreign = Another server ({ $by }) has sealed the save; only there can its seal be checked.
seal-none = No server has sealed the save: who wrote it, nobody can tell.
