### Events of faith and revolt (18, 19.4, 20.10).

ask-drive-out-jesuit = Which Jesuit is driven out?
ask-move-jesuit = Where does the Jesuit of { $space } go?
ask-land-jesuit = Land a Jesuit in England at no cost?
option-jesuit = { $a }
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
vp-dutch-revolt = the Dutch Revolt
vp-enterprise-of-england = the Enterprise of England
