# One's own account, and other people.

account-title = Your account
account-since = Since { $date }

## The password
password-change = Change the password
password-old = The old one
password-new = The new one
password-none = You have no password here yet. Choose one, and you can log in with it, too.
password-changed = The password has been changed. All other browsers have been logged out.

## Browsers
sessions-title = Where you are logged in
session-this = this browser
session-unknown = A browser that does not say what it is
session-seen = Last here: { $date }
session-end = Log out there
sessions-end = Log out everywhere else
session-ended = You have been logged out there.

## Tokens
token-scopes = What it opens
scope-read = look
scope-play = play and talk
scope-host = make and run tables
token-name = Name of the token
token-used = last used { $date }
token-unused = never used
token-revoke = Revoke
token-revoked = The token has been revoked.

## Mail
email-title = Your e-mail address
email-about = You need not tell one. With it you can choose a new password when you have forgotten yours.
email-none = This server knows no address of yours.
email-is = Mail for you goes to { $address }.
email-waiting = A link has been mailed to { $address }. Follow it, and the address counts.
email-address = E-mail address
email-password = Your password
email-save = Save the address
email-remove = Forget my address
email-removed = The address is forgotten.
email-saved = Look into your mail: a link there confirms the address.
email-confirmed = The address is confirmed.
forgot = Forgot your password?
forgot-about = Tell your name or your address. If the server knows where to write to you, a link is on its way.
forgot-who = Name or e-mail address
forgot-send = Mail me a link
forgot-sent = If there is such an account with an address, a link has been mailed. It is good for an hour.
reset-title = Choose a new password
reset-done = You have a new password. Log in with it.

## One's data
data-title = Your data
data-about = Download what this server keeps about you, or delete your account. Games go on; your name goes, for good.
data-download = Download my data
data-share = Games that I have finished may be used as data
data-share-about = Researchers learn from games to which everyone at the table has agreed: decisions and results, never names or talk. You can change your mind at any time.
data-shared = Your finished games may be used as data.
data-unshared = Your games are not used as data any more.
delete-title = Delete my account
delete-name = Your name, once more
delete-do = Delete it for good

## Other people
person-since = Here since { $date }
person-nothing = No game of theirs is over yet.
person-ratings = Ratings
person-records = Wins
person-history = Games
kind-live = among people, in a day
kind-slow = among people, over longer
kind-bots = with bots
rating-line = { $rating } after { $games ->
    [one] one game
   *[other] { $games } games
}
record-line = { $wins } of { $games } won
game-won = won
game-lost = lost
block = Block
unblock = Unblock
block-about = You do not whisper to each other, do not sit down at each other's tables, and their talk is out of your sight.
report = Report
report-reason = What is the matter?
report-send = Send it to the moderators
report-sent = The moderators will read it.
report-person = Report this person
report-table = Report this table
report-line = Report this line
talk-hidden = You have blocked who said this.
show-out = Show out

## Moderators
moderation-title = Moderation
moderation-none = Nothing is reported.
moderation-by = Reported by { $name }, { $when }
moderation-about = About { $name }
moderation-table = The table
moderation-reason = Why (it is written down)
moderation-settle = Settle
moderation-hide = Hide the table
moderation-show = Show the table again
moderation-lock = Lock the account
moderation-unlock = Unlock the account
moderation-deeds = What was done
moderation-host = the host
deed-kick = shown out
deed-settle = report settled
deed-hide = table hidden
deed-show = table shown again
deed-lock = account locked
deed-unlock = account unlocked
deed-reset = link for a new password
deed-promote = made a moderator
deed-demote = no moderator any more
deed-delete = account deleted
deed-remove = table removed
deed-rebuild = game rebuilt
deed-purge = purged
openid-log-in = Log in with { $name }
openid-name-about = { $name } says who you are. What should people here call you?
openid-name = Come in
