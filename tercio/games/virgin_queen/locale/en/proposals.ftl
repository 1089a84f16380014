# Several questions as one: what is proposed, line by line.

proposal-opening = Begin the turn as proposed
proposal-league = Choose as proposed
proposal-treasure = Sail as proposed
proposal-calm = Calm as proposed
proposal-religion = Convert as proposed
proposal-rebellion = Rebel as proposed

proposed-rebellion-losses = Lost in { $space }: { $what }
proposed-league-losses = Lost to the League: { $what }
proposed-league-spaces = To the League: { $what }
proposed-fleet-treasures = For Spain: { $what }
proposed-convert = { $faith ->
    [protestant] Protestant
   *[other] Catholic
}: { $what }
proposed-enlarge-base = First, as a base for others: { $what }
proposed-conversion-unrest = Unrest: { $what }
proposed-rebellion-target = A rebellion: { $what }
proposed-choose-home-card = Home card: { $what }
proposed-post-captain-done = No captain serves in Europe
proposed-withdraw-leaders-done = No leader leaves the map
