# What dice are rolled for.

roll-aging = aging
roll-armada-indulgence = Armada Indulgence
roll-attack = attack
roll-attack-on-the-fleet = attack on the fleet
roll-barricades = barricades
roll-catholic-conversions = catholic conversions
roll-catholic-league = Catholic League
roll-coast-guard = coast guard
roll-colony = colony
roll-defence = defence
roll-espionage = espionage
roll-flooding = flooding
roll-galleasses = galleasses
roll-jilted-by-elizabeth = jilted by Elizabeth
roll-navigation = navigation
roll-patronage = patronage
roll-protestant-conversions = protestant conversions
roll-rebellion = rebellion
roll-rebels = rebels
roll-sack = sack
roll-status = status
roll-storms = storms
roll-suez-canal = Suez Canal
roll-treasure-fleet = treasure fleet
roll-treasure-fleet-fires = treasure fleet fires
roll-wedding = wedding
