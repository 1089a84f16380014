### Espionage, and Mary Queen of Scots.

ask-espionage_announced = { $power } announces an espionage action against { $where }. Do you respond?
ask-assassination_resolved = The attempt of { $power } to assassinate a leader of { $target } is over. Do you respond?
ask-espionage-cp = { $power }: how many CP?
event-espionage-resolved = { $power } against { $target }: { $result ->
    [nothing] nothing was learned
    [look_at_hand] the hand was seen
    [draw_card] the hand was seen and a card taken
    [draw_and_neutralize] the hand was seen, a card taken and a network broken
    [failed] the plot failed
    [wounded] the victim survives
    [killed] the victim is dead
    [conversions] some Catholics rise
    [conversions_and_rebellion] the Catholics rebel
    [spanish_victory] the throne falls to the Catholics
   *[other] it is over
} ({ $margin }).

odds-gain-intelligence = Intelligence about { $target } (a draw: a look at the hand)
odds-assassination = Assassination for { $cp } CP (a draw: the victim survives)
odds-english-catholic-rebellion = Rebellion for { $cp } CP (a draw: conversions only)

## Intelligence (19.1)

ask-gain-intelligence = { $power }: whose secrets do you want?
option-spy = { $a }
ask-neutralize = { $power }: which operative of { $target } do you neutralize?
event-informant-neutralized = The Informant of { $power } at the court of { $target } is neutralized.
event-informants-returned = Neutralized Informants of { $power } are free again.
forbid-is-ones-own-hand = That is your own hand.
forbid-has-no-secrets = Nobody plays that power at the moment.
forbid-is-hand-of-ones-own-player = Cards do not pass between two powers of one player.

## Operatives (19.2)

ask-plant-operative = { $power }: plant whom where?
option-informant = An Informant: { $a }
option-jesuit = A Jesuit: { $a }
ask-move-informant = { $power }: which Informant goes there?
option-new-informant = A new one from your force pool
option-move-informant = The one at the court of { $a }
event-informant-planted = { $power } has an Informant at the court of { $target }.
forbid-spies-on-itself = You cannot plant an Informant at your own court.
forbid-has-nobody-to-spy-on = Nobody plays that power at the moment.
forbid-has-informant-there = You already have an Informant there.
forbid-has-no-informant-to-send = You have no Informant to send.
event-cipher-key-moved = The Cipher Key of { $power } opens the letters of { $target }.
event-walsingham-took-side = Walsingham: { $side ->
    [offensive] his agents attack
    [defensive] his agents defend
   *[unused] his agents rest
}.

## Assassination (19.3)

ask-assassinate = { $power }: whom is the assassin after?
option-kill = { $a }
event-leader-murdered = { $who } was murdered by the hand of { $power }.
forbid-assassin-was-used = You have already used your assassin this turn.
forbid-is-one-of-ones-own = That leader is one of your own.
forbid-is-no-named-army-leader = Only Elizabeth and army leaders with a name can be assassinated.
forbid-is-not-on-the-map = That leader is not on the map.
forbid-serves-an-activated-power = Leaders of activated powers cannot be assassinated.

## English Catholic Rebellion (19.4)

forbid-is-not-spains-plot = Only Spain stirs up the English Catholics.
forbid-plot-is-barred = Spain is allied with England, or has already used its assassin this turn.

## The queens (23.3)

ask-execute-mary = The plot has failed. Does England execute { $royal }?
option-execute = Execute { $a }
event-elizabeth-excommunicated = The Pope has excommunicated Elizabeth I.
event-mary-captured = Mary Queen of Scots is captured in England.
event-mary-executed = Mary Queen of Scots is executed.
