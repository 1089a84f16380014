### What a combat promises before it is fought.

odds-land = { $place }での{ $enemy }との野戦
odds-naval = { $place }での{ $enemy }との海上戦闘
odds-siege = { $place }での{ $enemy }への強襲
odds-subjugation = { $place }の服従化
odds-piracy = { $place }で双方ダイス1個ずつ
