### What a combat promises before it is fought.

odds-land = Battle in { $place } against { $enemy }
odds-naval = Naval combat in { $place } against { $enemy }
odds-siege = Assault in { $place } against { $enemy }
odds-subjugation = Subjugation of { $place }
odds-piracy = One die each in { $place }
