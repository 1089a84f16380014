# What dice are rolled for.

roll-again = again
roll-assault = assault
roll-avoid-battle = avoid battle
roll-field-battle = field battle
roll-foreign-war = foreign war
roll-interception = interception
roll-naval-avoid-battle = naval avoid battle
roll-naval-avoid = naval avoid
roll-naval-combat = naval combat
roll-naval-intercept = naval intercept
roll-naval-interception = naval interception
roll-odd-loss = odd loss
roll-piracy = piracy
roll-piracy-defence = piracy defence
