# Why something about people is refused.

not-this-account = That is not the name of this account.
host-shows-out = Only the host can show somebody out.
nobody-sits-there = Nobody sits at { $seat }.
not-yourself-out = You cannot show yourself out; leave the seat.
shown-out = The host has shown you out of this table.
apart-from-host = You and the host of this table do not play together.
apart-no-whispers = You and who sits at { $seat } do not talk in private.
not-block-yourself = You cannot block yourself.
blocks-full = You have blocked { $count } people already.
nobody-of-that-name = There is nobody of that name here.
report-about = A report is about a person, a line of talk or a table.
line-of-which-table = A line of talk is at a table; say at which.
nobody-said-that = Nobody has said that.
no-such-report = There is no such report.
report-settled = That report is settled already.
for-moderators = That is for moderators.
moderators-not-locked = A moderator is locked by the host alone, on the command line.
