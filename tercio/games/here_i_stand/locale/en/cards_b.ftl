### Cards: what cards 65 to 116 ask and tell.

## Faith

ask-reconvert = Anabaptists: which space turns Catholic? { $left } to go.
ask-nearest-convert = Frederick the Wise: which of the nearest spaces turns Protestant? { $left } to go.
option-convert = { $a }
ask-wartburg = Do you take The Wartburg from the discard pile?
option-take-wartburg = Take it
option-leave-wartburg = Leave it there
card-mode-thomas_more-execution = Thomas More dies
card-mode-thomas_more-debate = Thomas More debates
card-mode-thomas_cromwell-protect_cranmer = Protect Cranmer
card-mode-thomas_cromwell-retrieve_dissolution = Dissolution of the Monasteries for England
card-mode-thomas_cromwell-treatise = An English treatise

## Unrest and rebels

card-mode-cloth_prices_fluctuate-trade = The cloth trade flourishes
card-mode-cloth_prices_fluctuate-slump = The cloth trade collapses
ask-rebel-key = Which city do the rebels rise in?
option-rebel = { $a }
ask-rebels-eliminate = Rebels in { $space }: which unit do you lose? { $left } to go.
option-lose-to-rebels = { $power }: { $kind ->
    [squadron] a squadron
    [corsair] a corsair
    [mercenary] a mercenary
    [cavalry] a cavalry unit
   *[other] a regular
}

## Minor powers

card-mode-andrea_doria-activate = Genoa becomes your ally
card-mode-andrea_doria-raid = Doria raids the Barbary coast
card-mode-auld_alliance-activate = Scotland becomes a French ally
card-mode-auld_alliance-deactivate = Scotland leaves its ally
card-mode-auld_alliance-reinforce = French regulars for Scotland
card-mode-auld_alliance-intervention = French regulars for Scotland
ask-reinforce-scotland = Where do the French regulars land?
card-mode-diplomatic_marriage-activate = A minor power becomes your ally
card-mode-diplomatic_marriage-deactivate = A minor power leaves its ally
card-mode-diplomatic_marriage-peace = Regain everything in this peace
ask-activate-minor = Which minor power becomes your ally?
ask-deactivate-minor = Which minor power leaves its ally?
card-mode-venetian_alliance-activate = Venice becomes a Papal ally
card-mode-venetian_alliance-deactivate = Venice leaves its ally
card-mode-venetian_alliance-reinforce = Venetian reinforcements
card-mode-venetian_alliance-intervention = Venetian reinforcements
ask-reinforce-venice = Which Papal port do the Venetians reinforce?
event-courtship-rolled = The rough wooing: England { $england }, France { $france }.

## The New World

ask-cancel-voyage = Which voyage comes to nothing?
option-cancel-exploration = The exploration of { $a }
option-cancel-conquest = The conquest of { $a }
option-cancel-cabot = Sebastian Cabot, for { $a }
ask-place-governor = Whose colonies get the Colonial Governor?
ask-place-uprising = Whose colonies suffer the Native Uprising?
card-mode-colonial_governor_native_uprising-governor = Colonial Governor
card-mode-colonial_governor_native_uprising-uprising = Native Uprising
event-voyage-cancelled = The { $kind ->
    [exploration] exploration
    [conquest] conquest
    [colony] colony
   *[other] { $kind }
} of { $power } comes to nothing.
event-explorer-lost = { $who } leaves the service of { $power } for good.

## Hands

ask-akinji-target = Whom do the Akinji raid?
ask-overture-taker = Who gets one of your cards?
ask-overture-card = Which card do you give { $power }?
option-give = { $a }
ask-informant-reports-to = Who looks at a hand?
ask-informant-target = Whose hand does { $power } look at?
event-cards-owed = { $power } will be dealt { $count ->
    [one] one card
   *[other] { $count } cards
} less.

## New units and walls

ask-renegade-site = Where does Charles Bourbon join you?
ask-cloth-mercenaries = In which home space do you hire the mercenaries?
card-mode-knights_of_st_john-raid = The Knights raid the Ottoman coast
card-mode-knights_of_st_john-place = The Knights find a new home
ask-knights-port = Which port do you give the Knights of St. John?
ask-haven = Which port becomes a pirate haven?
option-haven = { $a }
ask-shipbuilding = What do you build, and where? { $left } to go.
option-launch-squadron = A squadron in { $a }
option-launch-corsair = Corsairs in { $a }
ask-fortress-site = Where is the fortress built?
option-fortify = { $a }

## Losses

ask-mercenaries-demand-pay = Whose mercenaries demand pay?
ask-pay-mercenaries = { $power } has { $count } mercenaries, who demand pay. Which card do you give up?
option-pay = { $card }: { $kept ->
    [-1] all of them stay
   *[other] { $kept } stay
}
option-refuse-pay = None: they all leave
ask-unpaid-whose = Whose mercenaries leave?
ask-unpaid-where = Which mercenaries of that power leave?
ask-camp-whose = Whose camp is struck by disease?
ask-camp-where = Which camp of that power is struck?
ask-ransom-whom = Who is set free?
ask-ransom-home = Where does { $leader } return to?
ask-threaten = Who falls from power?
option-event-leader = { $a }

## War

ask-scots-raid-leader = Does a French leader go to Scotland? France then has fewer CP.
ask-scots-raid-camp = Where in Scotland does { $leader } land?
ask-treachery-space = Which besieged space is betrayed?
option-betray = { $a }
ask-treachery-besieger = Which besieger is let in?
ask-sack-stack = Who sacks Rome?
option-sack = { $a } from { $b }
ask-odd-loss = One more loss: of which kind?
option-odd-loss = { $kind ->
    [mercenary] A mercenary
    [cavalry] A cavalry unit
   *[other] A regular
}
ask-sack-discard = Loot from the Papal hand: which card does { $power } discard?
