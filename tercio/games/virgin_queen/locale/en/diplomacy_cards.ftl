### Events of diplomats, spies and pretenders.

option-accept-offer = Accept
option-refuse = Refuse
option-offer = Offer
option-peace = Make peace

ask-demand-tribute = Of whom do you demand tribute?
ask-offer-tribute = { $power } demands tribute. { $target }: offer a random card?
ask-accept-tribute = { $target } offers tribute. { $power }: accept it?
ask-mediate = Between whom do you mediate?
option-mediate = { $a } and { $b }
ask-event-peace = { $power }: make peace with { $enemy }?
ask-event-war = { $power }: go to war with { $enemy } at no cost?
ask-give-card = Which of the two cards do you give away?
option-give = { $a }
ask-give-card-to = Who receives the card?
ask-peace-with-ottoman = Who may have peace with the Ottoman?
ask-play-at-once = Play { $card } at once?
ask-event-calm = Which space is calmed?
ask-favour-claim = Whose claim on { $target } do you favour?
ask-lead-the-league = Who leads the Holy League?
ask-papal-bull = { $power } has the ear of the Pope:
option-excommunicate = Excommunicate Elizabeth I
option-call-league = Take Holy League from the discard pile
option-sponsor = Sponsor an Italian
ask-cipher-key = Whose letters do you read?

ask-election = { $power }: your vote for the Polish crown?
option-vote = { $card } ({ $cp } CP)
event-vote-cast = { $power } votes with { $card } ({ $cp } CP).

ask-offer-sovereignty = { $power }: offer to be sovereign of the Netherlands?
ask-accept-sovereign = { $power } offers to be sovereign of the Netherlands. Accept?
ask-sovereign-from = Where do the troops for the Netherlands come from?
ask-sovereign-to = Where to?
ask-sovereign-force = Who goes to the Netherlands?
option-to = { $a }
