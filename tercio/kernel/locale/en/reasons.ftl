### Why the machine or a library would not, in whole sentences that follow a colon. $what, $said: as it is written, or as they say.

error-reason-quoted = it says "{ $said }".
error-reason-letters = it is not UTF-8 text.
error-reason-too-deep = it is nested too deeply.

## The machine
error-reason-nothing-there = there is no such file or folder.
error-reason-is-folder = it is a folder.
error-reason-no-folder = something in the path is no folder.
error-reason-not-permitted = that is not permitted.
error-reason-read-only = nothing can be written there.
error-reason-full = there is no room left.
error-reason-too-big = the file would be too big.
error-reason-long-name = the name is too long.
error-reason-there-already = it is there already.
error-reason-too-many-open = too many files are open.
error-reason-broken-disk = the disk cannot be read or written.
error-reason-in-use = something else is using it.
error-reason-not-ours = this machine has no such address.
error-reason-refused = nobody answers there.
error-reason-hung-up = the other side hung up.
error-reason-no-answer = there is no answer.
error-reason-out-of-reach = it cannot be reached from here.
error-reason-no-host = there is no machine of that name.

## JSON
error-reason-json-cut-off = it ends too early.
error-reason-json-at = at byte { $byte }, { $why }
error-reason-json-wanted = { $what } is expected.
error-reason-json-goes-on = it should have ended.
error-reason-json-comma = nothing follows a comma.
error-reason-json-keys = a key is no string.
error-reason-json-number = a number is wrong.
error-reason-json-escape = a character is escaped wrongly.
error-reason-json-character = there is a character that cannot stand there.

## TOML
error-reason-toml-statement = no line may begin like that.
error-reason-toml-line = the line goes on where it should end.
error-reason-toml-equals = '=' must follow a key.
error-reason-toml-bracket = the brackets of a table are not closed.
error-reason-toml-unclosed = an array or a table is not closed.
error-reason-toml-twice = { $what } is given twice.
error-reason-toml-again = something is given twice.
error-reason-toml-string = the quotes of a text are not closed.
error-reason-toml-escape = a character is escaped wrongly.
error-reason-toml-character = the character { $what } cannot stand there.
error-reason-toml-value = that is no value.
error-reason-toml-number = a number is too long.
