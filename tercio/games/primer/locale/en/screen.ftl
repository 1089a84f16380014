board-lombardy = Lombardy
headline = Turn { $turn } · { $phase ->
    [levy] Levy
    [bid] The bid
    [council] The council
    [over] The campaign is over
   *[impulse] Impulse of { $seat }
}
town-note = worth { $value }{ $walls ->
    [1] , walled
   *[0] {""}
}
card-text = { $when ->
    [before-battle] Before a battle of yours: { $power } more dice.
    [on-the-march] When others march on a town that is not theirs: kills { $power }.
   *[impulse] In your impulse: take { $power } ducats.
}
purse = Ducats: { $ducats }
panel-captains = Captains
panel-discard = Discards
column-captain = Captain
column-ducats = Ducats
column-points = Points
column-companies = Companies
odds-battle = Battle at { $goal }, before cards
