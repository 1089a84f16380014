happening-won = won
happening-dice = = { $n ->
    [one] 1 die
   *[other] { $n } dice
}
happening-fell = Dice: { $dice }
happening-luck = { $expected } expected ({ $more })
happening-dice-luck = { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}, { $expected } expected ({ $more })
happening-losses = Lost: { $what }
happening-chances = chances before the dice; losses to expect { $mine } : { $theirs }
happening-chances-only = chances before the dice
happening-draw = a draw
happening-before = How it came to it ({ $n } lines)
happening-follows = What follows
happening-where = Show on map
happening-earlier = Earlier
happening-later = Later
happening-waiting = { $n } more
happening-percent = { $n } %
happening-chance = { $percent } % before the dice
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
end-player = { $name } ({ $powers })
end-scores = Final score
end-sources = What the points were for
end-source = { $name } { $points }
end-battles = { $n ->
    [one] One fight and its chances
   *[other] All { $n } fights and their chances
}
end-pacts = Alliances and peaces
end-pacts-count = { $kept } kept, { $broken } broken, { $open } still in force
end-pacts-all = { $n ->
    [one] The one of them
   *[other] All { $n } of them
}
end-pact-kept = turn { $turn }, kept
end-pact-broken = turn { $turn }, broken by war
end-pact-open = turn { $turn }, still in force
end-luck = Battles and luck
end-side = Side
end-won = Won
end-hits = Hits or points
end-expected = Expected
end-lucky = Luck
end-surprises = What nobody expected
end-chance = won in turn { $turn } with a chance of { $n } %
end-cards = Cards played
end-again = Play again, same seats
end-rotated = Play again, seats rotated
end-review = The game in review

## Who was winning
hindsight = Who was winning?
hindsight-ask = Analyse the game
hindsight-busy = Looking back on every decision…
hindsight-chances = Chances of victory over the game
hindsight-network = As our network judges positions that everybody could see. It has learned from games of bots.
hindsight-points = As victory points tell: there is no network for this game and number of players.
hindsight-turning = The decisions that changed most
hindsight-change = { $seat }, turn { $turn }: { $before } % → { $after } %
hindsight-and-more = { $text }, and { $n } more
hindsight-advice = The { $bot } would have chosen: { $text }
hindsight-dice = then dice decided
hindsight-came-from = Where chances came from
hindsight-adds-up = What chance of victory each had at first, and by how many percentage points everything since has changed it. Each row adds up to the end. What was gained and lost again counts both times, so a sum may be more than 100.
hindsight-first = At first
hindsight-end = At the end
hindsight-choices = Own choices
hindsight-others = Others’ choices
hindsight-fortune = Luck
hindsight-at = { $seat }: { $n } %
