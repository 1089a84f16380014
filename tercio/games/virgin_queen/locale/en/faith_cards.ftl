### Events of faith and revolt (18, 19.4, 20.10).

ask-drive-out-jesuit = Which Jesuit is driven out?
ask-move-jesuit = Where does the Jesuit of { $space } go?
ask-land-jesuit = Land a Jesuit in England at no cost?
ask-exile-leader = Drive a Protestant leader out of the Netherlands?
ask-massacre-victim = Which Huguenot leader dies?
ask-ghent-space = The Pacification of Ghent: which space goes over? { $left } left.
ask-malcontent-space = Which space comes back to Spain?
ask-arras-space = The Union of Arras: which space comes under Spanish control? { $left } left.
ask-arras-convert = The Union of Arras: which space becomes Catholic? { $left } left.
ask-arras-walloon = Where does a Walloon take his place? { $left } to place.
ask-mass-space = Paris is worth a Mass: which space next to it goes over too? { $left } left.
ask-mass-units = From where do Huguenot units march to Paris? { $left } may.
ask-mass-force = Which units march to Paris?
ask-guise-to-paris = Does the Duke of Guise go to Paris?
option-guise-to-paris = He goes to Paris
option-guise-stays = He stays

## Ways to use a card

card-mode-the_virgin_queen-retrieve = Take a card from the discard pile
card-mode-the_virgin_queen-jilt = Elizabeth breaks off her marriage
card-mode-gouvernante_de_france-pacify = Grand Tour, peace with the Huguenots, and no rebellion in France this turn
card-mode-gouvernante_de_france-festivities = Wedding festivities, and an artist
card-mode-pacification_of_ghent-pacification = Spaces of the Netherlands go over to the Protestant
card-mode-pacification_of_ghent-peace = Peace between Spain and the Protestant
card-mode-printed_ballads-protestant = Protestant conversion attempts
card-mode-printed_ballads-catholic = Catholic conversion attempts
card-mode-printed_ballads-slander = Unrest in a struggle area
card-mode-prague_cabinet-cabinet = CP for patronage, and favour for all Holy Roman works
card-mode-prague_cabinet-gift = Favour for one work
card-mode-st_bartholomews_day-wedding = While guests come to the wedding
card-mode-st_bartholomews_day-assassination = After the attempt
