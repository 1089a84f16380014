happening-won = won
happening-dice = = { $n ->
    [one] 1 die
   *[other] { $n } dice
}
happening-fell = Dice: { $dice }
happening-luck = { $expected } expected ({ $more })
happening-losses = Lost: { $what }
happening-chances = chances before the dice; losses to expect { $mine } : { $theirs }
happening-follows = What follows
happening-where = Show on map
happening-earlier = Earlier
happening-later = Later
happening-stays = Battles and the like
happening-stays-moment = stay for a moment
happening-stays-stay = stay until closed
happening-stays-off = only when asked for
happening-dice-roll = dice roll
happening-open = { $label }: { $title }

## Since your last move
digest-since = Since your last move
digest-read = Walk me through
digest-stop = Stop
digest-holds = holds { $count ->
    [one] 1 card
   *[other] { $count } cards
}

## The end
end-how = { $reason } (turn { $turn })
end-scores = Final score
end-luck = Battles and luck
end-side = Side
end-won = Won
end-hits = Hits
end-expected = Expected
end-lucky = Luck
end-surprises = What nobody expected
end-chance = the winner had { $n } %
end-cards = Cards played
end-again = Play again, same seats
end-rotated = Play again, seats rotated
end-review = The game in review
