### Artists and scientists (22).

ask-patronize-artist = Sponsor an artist, drawn at random: how many CP?
ask-patronize-scientist = Sponsor a scientist, drawn at random: how many CP?
ask-sponsor-italian = Which Italian do you sponsor?
ask-science-reward = { $who } has done great work: what is it worth?
ask-science-bonus = { $power } claims a science bonus: which?
option-patronage = { $n } CP
option-italian-artist = An artist
option-italian-scientist = A scientist
option-reward = { $bonuses ->
    [0] { $vp } VP
    [one] { $vp ->
        [0] A science bonus
       *[other] { $vp } VP and a science bonus
     }
   *[other] { $vp ->
        [0] { $bonuses } science bonuses
       *[other] { $vp } VP and { $bonuses } science bonuses
     }
 }
option-bonus = { $a }
event-work-sponsored = { $power } sponsors { $who } for { $cp } CP.
event-work-favoured = The work of { $who } is favoured: +{ $bonus } to his roll.
event-works-favoured = The works of { $power } are favoured this turn: +{ $bonus } to each roll.
event-work-held-up = The work of { $who } is held up until next turn.
event-work-judged = { $who } for { $power }: { $total }, { patronage-result }.
event-talent-lost = { $who } is finished for the game.
event-talent-returned = { $who } is available again.
event-bonus-claimed = { $power } claims { $bonus }.
forbid-has-sponsored-one-this-turn = The power has already sponsored one of that kind this turn.
forbid-is-an-activated-power = An activated major power cannot sponsor anybody.
forbid-has-nobody-to-sponsor = The power has nobody to sponsor.
ask-sponsor-artist = Sponsor an artist: from where?
ask-sponsor-scientist = Sponsor a scientist: from where?
option-pool-own = One of your own
option-pool-italian = From Italy
ask-index-work = Whose work is held up until next turn?
option-work = { $a }
ask-favour-work = Which work is favoured?
odds-artist = A work worth VP
odds-scientist = A work worth VP or a bonus
patronage-result = { $result ->
    [patronage-finished] nothing, and his days are over
    [patronage-nothing] nothing of note
    [patronage-work] a fine work
    [patronage-great-work] a great work
    [patronage-masterpiece] a masterpiece
   *[other] { $result }
}
