# What events ask.

ask-event-unrest = { $up ->
    [0] Whose unrest falls by { $by }?
   *[other] Whose unrest rises by { $by }?
  }
option-restless = { $a } (unrest { $unrest }, vitality { $vitality })
option-power = { $a }
ask-event-minor = Which minor power do you choose?
ask-event-veteran = { $power }: which troop becomes a veteran?
ask-event-leader = { $power }: where does { $leader } take command?
ask-settle = { $power }: which area is settled?
option-settle = { $a }
