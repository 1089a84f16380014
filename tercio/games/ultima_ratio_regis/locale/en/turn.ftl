# Starting, turns, impulses and building.

end-last-turn = The last turn is over.
end-last-turn-tied = The last turn is over. Of those who are even, the first in the game order wins.
end-solo-defeat = Portugal has been forgotten: a defeat.
end-solo-draw = Portugal has held its own: a draw.
end-solo-victory = Portugal has its empire: a victory.
end-solo-epic_victory = The world speaks Portuguese: an epic victory.
vp-start = start
vp-order = the Order of Saint John
vp-province = most areas of a province
vp-discovery = a land that is Portuguese now
vp-reckoning = the last reckoning
vp-unrest = unrest
vp-scotland = the loss of Scotland

ask-bid-vp = How many VP do you bid for the choice of powers?
option-bid = { $n } VP
ask-choose-group = Which powers do you play?
option-group = { $powers } ({ $vp } VP, { $each } each turn)
ask-deploy = What do you deploy? (points left: { $left })
points-of = { $power } { $n }
units-of-minors = { $n ->
    [one] a unit of your minor powers is to be placed
   *[other] { $n } units of your minor powers are to be placed
}
option-deploy = { $power }: { $item } ({ $cost ->
    [0] free
    [one] 1 point
   *[other] { $cost } points
})
ask-deploy-where = { $power }: where is it placed: { $item }?
option-place = { $a }
ask-leader-face = { $power } has drawn a leader ({ $ability }). Is he extraordinary?
option-ordinary = An ordinary leader
option-extraordinary = An extraordinary leader (unrest +3)
ask-first-player = Who begins, and in which direction?
option-begin-forward = { $a } begins, in the order of seats
option-begin-back = { $a } begins, against the order of seats

ask-impulse-start = The start of your impulse: you may do things that cost nothing
ask-impulse-end = The end of your impulse: you may do things that cost nothing
ask-action = Your actions and cards (left: { $left })
actions-of = { $power } { $n }
actions-for-any = any power { $n }
actions-none = none
option-act = { $a }: { $b }
option-card = Play { $a }
option-event = The event of { $a }
option-done = Done
option-back = Back
ask-keep-points = { $points ->
    [one] 1 point of the card is left. Keep it for which power?
   *[other] { $points } points of the card are left. Keep them for which power?
}
option-keep = A point for { $a }
forbid-waits-for-priority-cards = You must play your priority cards first.

forbid-no-possession-in-your-hands = The area is not a possession of yours, or an enemy or rebels hold it.
forbid-not-held-by-your-side = Your side does not control the area.
forbid-nothing-is-built-in-a-siege = The area is besieged.
forbid-stack-is-full = There is no room for another troop.
forbid-no-such-troop-is-left = There is no troop left that could be raised there: elite troops come from home areas, those of minor powers from their own areas.
forbid-is-raised-elsewhere = This unit is raised elsewhere: elite troops in home areas, units of minor powers in their own areas.
forbid-has-no-coast = The area has no coast.
forbid-enemies-stand-there = Enemy troops are there.
forbid-has-a-fortress-already = The area already has a fortress.
ask-build-troop = { $power }: which troop, and where?
option-build-troop = { $a }: { $b } in { $c }
ask-build-squadron = { $power }: which squadron, and where?
option-build-squadron = { $a }: { $b } in { $c }
ask-repair-squadron = { $power }: which squadron is repaired?
option-repair-squadron = { $a }: { $b } in { $c }
ask-begin-fortress = { $power }: where is a fortress begun?
option-begin-fortress = { $a }
ask-finish-fortress = { $power }: which fortress is completed?
option-finish-fortress = { $a }
ask-regroup = { $power }: which troop regroups, and where?
option-regroup = { $a }: { $b } of { $c } to { $d }

ask-swap-leader = { $power }: which leader changes places?
ask-swap-leader-with = { $power }: with which other leader?
option-leader = { $a } in { $b }
ask-send-home = { $power }: which troop goes home?
option-home = { $a } of { $b } to { $c }
ask-post-leader = { $power }: which leader is posted elsewhere?
ask-post-leader-where = { $power }: where to?
option-onto-troop = The troops in { $a }
option-onto-dispersed = The dispersed troops of { $a }
option-onto-squadron = The squadrons in { $a }
option-onto-fortress = The fortress of { $a }

name-item-T2 = a troop (2)
name-item-T3 = a troop (3)
name-item-S2D = a squadron (2) under repair
name-item-S3D = a squadron (3) under repair
name-item-S2 = a squadron (2)
name-item-S3 = a squadron (3)
name-item-fortress_begun = a fortress under construction
name-item-fortress = a fortress
name-item-leader = a leader
name-item-merchant = a merchant
name-item-unrest = less unrest

name-action-build_troop = build a troop
name-action-build_squadron = build a squadron
name-action-repair_squadron = repair a squadron
name-action-begin_fortress = begin a fortress
name-action-finish_fortress = complete a fortress
name-action-regroup = regroup a troop
name-action-regroup_free = regroup a troop without cost
name-action-swap_leaders = swap two leaders
name-action-send_home = send a troop home
name-action-post_leader = post a leader elsewhere
