### Cards: playing them, and what cards 1 to 64 ask and tell.

## Playing a card (6.1, 11)

forbid-card-under-mary = Under Mary I, England plays no combat and response cards.
forbid-debater-not-ready = { $debater } must be uncommitted.

## What several cards ask

ask-event-war = { $power } declares war: on whom?

## Home cards

card-mode-janissaries-field_battle = Extra dice in the field battle
card-mode-janissaries-naval_combat = Extra dice in the naval combat
card-mode-janissaries-regulars = New regulars
ask-emperor-goes = Where does Charles V go?
ask-emperors-company = Does the Duke of Alva travel with Charles V?
option-with-alva = With Alva
option-alone = Alone
card-mode-six_wives_of_henry_viii-war = Declare war, then CP
card-mode-six_wives_of_henry_viii-marriage = Marry again
card-mode-papal_bull-reformer = Excommunicate a reformer
card-mode-papal_bull-ruler = Excommunicate a ruler
card-mode-leipzig_debate-choose_attacker = Name the Papal debater
card-mode-leipzig_debate-exclude_defender = Keep a Protestant debater out
card-mode-here_i_stand-retrieve = Take a card from the discard pile
card-mode-here_i_stand-insert_luther = Luther debates
ask-use-retrieved-card = { $card } is yours again. Do you play it at once?
option-keep = Keep it
option-play-cp-now = Play it for CP
option-play-event-now = Play it as an event

## Mandatory events

ask-council-of-trent = Council of Trent: whom does { $power } send? Up to { $left } more.
event-haven-founded = { $space } is a pirate haven.

## Combat cards

card-mode-field_artillery-french_or_ottoman = Extra dice
card-mode-field_artillery-others = Extra dice
card-mode-tercios-hapsburg = Extra dice that hit with 4
card-mode-tercios-against_hapsburg = The Hapsburgs roll fewer dice

## Responses

card-mode-gout-response = Keep the leader in bed
card-mode-gout-emperor = Keep the Emperor in bed
ask-gout = Which leader has the gout?
card-mode-landsknechts-hapsburg = Hire mercenaries
card-mode-landsknechts-ottoman = Eliminate mercenaries
card-mode-landsknechts-others = Hire mercenaries
card-mode-swiss_mercenaries-french = Mercenaries for France
card-mode-swiss_mercenaries-others = Hire mercenaries
card-mode-professional_rowers-roll = Change the roll
card-mode-professional_rowers-dice = Extra dice
ask-rowers = Does the fleet row faster or slower?
option-faster = Faster
option-slower = Slower
ask-rowers-side = Who rolls the extra dice?
card-mode-halleys_comet-discard = A power discards a card
card-mode-halleys_comet-skip = A power skips its next impulse
ask-comet-discard = Who discards a card?
ask-comet-skip = Who skips its next impulse?
event-skip-ordered = { $power } will skip its next impulse.
event-impulse-skipped = { $power } skips its impulse.

## Events

ask-marburg-colloquy = Marburg: which of the two is committed?
card-mode-roxelana-ottoman = CP, and a free assault by Suleiman
card-mode-roxelana-others = CP, or Suleiman to Istanbul
ask-roxelana = Do you have Suleiman called to Istanbul?
option-call-suleiman = Call him, and have fewer CP
option-all-cp = Keep all CP
name-action-suleiman_assaults = Assault by Suleiman, free of cost
ask-copernicus = Copernicus: what else do you gain?
option-draw-card = Draw a card
option-protestant-discards = The Protestant discards a card
ask-favour = { $card }: which power has the benefit?
ask-inquisition-suspect = Whose hand do you look at?
ask-papal-inquisition = You have seen the hand of { $power }. And now?
option-take-card = Take a random card from it
option-take-discard = Take a card from the discard pile
option-call-debate = Call a debate
ask-bigamy = Philip of Hesse has two wives. What do you lose?
option-lose-philip = Philip of Hesse
option-lose-card = A random card
ask-jane-grey-keep = Which of the two cards do you keep?
option-keep-card = { $a }
ask-jane-grey-heir = Who gets the other card?
ask-maurice-goes = Where does Maurice of Saxony go?
event-leader-changed-sides = { $leader } now serves { $power }.
