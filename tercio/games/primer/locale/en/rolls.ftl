# What dice are rolled for.

roll-attack = attack
roll-defence = defence
