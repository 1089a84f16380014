# Clocks, and what becomes of those who are away.

clock = Clock
clock-none = None: everybody takes their time
clock-deadline = A deadline for every decision round
clock-bank = A bank of hours
clock-hours = Hours
clock-bank-hours = Hours in the bank
clock-increment = Hours added each time
clock-nights = No time passes at night
clock-weekends = No time passes at weekends
clock-over = When time is over
clock-over-remind = Remind
clock-over-caretaker = A bot plays until they are back
clock-over-replace = Somebody else may take the seat
clock-chosen-by = Who chooses a replacement
clock-chosen-by-host = The host
clock-chosen-by-vote = The others, by vote
clock-deadline-of = { $hours } h for each decision round
clock-bank-of = { $hours } h in the bank, { $increment } h added each time
clock-off-nights = nights off
clock-off-weekends = weekends off

time-left = { $time } left
time-in-bank = { $time } in the bank
time-up = time is over
on-vacation = on vacation until { $day }
kept-for = { $bot } for { $name }
seat-vacant = open to a replacement

time = Time
pause-want = I want a pause
pause-days = for at most so many days
paused-until = All clocks stand still, until { $day } at most.
resume-want = I want to go on
vote-no-more = I no longer want it
vote-wanted-pause = { $names } want a pause ({ $count } of { $needed }).
vote-wanted-resume = { $names } want to go on ({ $count } of { $needed }).
vote-wanted-caretaker = { $names } want a bot to go on for whoever is silent ({ $count } of { $needed }).
vote-wanted-replacement = { $names } want { $candidate } to play { $seat } ({ $count } of { $needed }).
caretaker-want = A bot should go on for whoever is silent
would-play = I would play { $seat }
would-not-play = I would not play { $seat } after all
choose-candidate = { $name } should play { $seat }
play-again = Play again yourself
bot-for-you = A bot plays for you.
seat-open-for-others = Your time is over, and somebody else may be chosen for your seat.

your-time = Your time
your-time-about = At tables with a clock no time passes while you are on vacation, and at some not at night or at weekends.
time-zone = Time zone
vacation-first = First day
vacation-last = Last day
vacation-add = Enter the vacation
vacation-end = End it
vacation-span = { $first } to { $last }
vacation-days-left = { $days ->
    [one] One day of vacation is left this year.
   *[other] { $days } days of vacation are left this year.
}

# Going back by consent of all.
rewind-title = Going back
rewind-want = Go back to here …
rewind-sure = Everybody who sits here is asked, and the table waits until they have answered.
rewind-ask = Ask them
rewind-not = Not now
rewind-wanted = { $names } wants to go back.
rewind-point = { $lines ->
    [one] One line of the log would be taken back, to:
   *[other] { $lines } lines of the log would be taken back, to:
}
rewind-learned = { $count ->
    [one] One thing that you have learned since:
   *[other] { $count } things that you have learned since:
}
rewind-learned-nothing = You have seen no dice and no cards since.
rewind-dice = Dice will fall otherwise than they did. Hands, and a deck that was shuffled before, stay as they were; standing orders end.
rewind-waits = The table waits until everybody has answered.
rewind-missing = Not answered yet: { $names }.
rewind-agree = Agree
rewind-decline = Decline
rewind-withdraw = Withdraw
