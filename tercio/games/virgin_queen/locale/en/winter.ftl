### Winter (20).

ask-withdraw-leaders = Take army leaders off the map until spring or a rebellion?
option-withdraw-leader = { $a }
ask-replacements = Holy Roman replacements: which?
option-replace-regular = A regular in the capital
option-replace-mercenaries = { $count } mercenaries in the capital
option-replace-hire = { $count } mercenaries for hire
event-mercenaries-offered = { $power } has { $count } mercenaries for hire.
ask-league-spaces = Which spaces join the Catholic League? { $left } to choose.
option-league = { $a }
ask-league-losses = The Catholic League: where is a French { unit-kind } lost? { $left } to go.
option-lose = In { $a }
