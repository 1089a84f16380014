# What people are told who are away. `mail-<kind>` is a mail of its own; `notice-<kind>` is a line in
# a message that may hold several. $site is the address of the server, $table the name of a table.

mail-signature =
    --
    Tercio, { $site }
mail-try =
    This server can send you mail.
    { $link }
    .subject = A mail from Tercio
mail-unsubscribe = To get no more mails: { $link }

news-title = Tercio: { $count ->
    [one] { $count } thing
   *[other] { $count } things
} for you
news-more = { $count ->
    [one] One more thing waits for you.
   *[other] { $count } more things wait for you.
}
notice-move = It is your move: { $table }.
notice-talk = { $count ->
    [one] { $names } has spoken: { $table }.
   *[other] { $count } new lines of talk by { $names }: { $table }.
}
notice-over = The game is over: { $table }.
notice-invitation = { $host } invites you to play: { $table }.
notice-try = Messages from Tercio reach you here.
table-name = { $game } ({ $scenario })
# Between names.
list-comma = {", "}
