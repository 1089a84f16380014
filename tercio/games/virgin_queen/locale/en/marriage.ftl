### Royals and their weddings (21, 23.3).

ask-wedding-reroll = { $royal }: the lower die is { $die } and the total { $total }. Roll it again?
option-keep = Leave it
ask-who-suppresses = Elisabeth of Austria has wed: who suppresses heresy?
ask-jilted = Jilted by Elizabeth: { $left } CP for mercenaries or influence.
option-influence-on = 1 influence on { $a }
event-betrothed = { $groom } and { $bride } are betrothed.
event-betrothal-broken = The betrothal of { $groom } and { $bride } is broken off.
event-wedding-held = { $groom } and { $bride }: { $total }, { wedding-result }.
event-royal-aged = { $royal } grows older (eligibility { $eligibility }).
event-royal-removed = { $royal } is no longer available to wed.
event-royal-returned = { $royal } is available to wed (eligibility { $eligibility }).
event-festivities-held = Wedding festivities are held for { $royal }.
event-patron-wed = The bride is a patron of artists and scientists: { $power } adds to patronage rolls.
event-mary-died = Mary Queen of Scots is dead.
event-suitor-jilted = { $power } is jilted by Elizabeth and rolls a { $roll }: { jilted-result }.
ask-wed-louise = Whom does Louise of Lorraine wed?
option-groom = { $a }
ask-consent-to-louise = { $power } offers the hand of Louise of Lorraine to { $royal }.
option-consent = Accept
ask-festive-royal = Whose wedding is celebrated with festivities?
option-royal = { $a }
wedding-result = { $result ->
    [wedding-husband-murdered] the husband is murdered
    [wedding-last-minute-cancellation] cancelled at the last minute
    [wedding-unhappy] an unhappy union
    [wedding-modest] a modest wedding
    [wedding-happy] a happy wedding
    [wedding-splendid] a splendid wedding
    [wedding-wife-dies-in-childbirth] a splendid wedding, but the wife dies in childbirth
   *[other] { $result }
}
jilted-result = { $result ->
    [jilted-mercenaries] mercenaries
    [jilted-influence-or-mercenaries] CP for influence or mercenaries
    [jilted-card] a card
   *[other] { $result }
}
