### Why no network judges a game.

no-model = There is no model of { $game }.
no-model-file = { $file } is no model of ours: { $why }
packs-unknown = The model does not know the packs of this game.
# $known: scenarios, each with its players in brackets.
no-model-of = There is no model of { $scenario } with { $players } players (there is of { $known }).
usual-options = The model was made for the usual options of the game.
other-rules = The model was made for version { $version } of the rules, not { $ours }.
other-numbers = The model reads other tables of numbers than this version makes.
other-data = The model was made for other data of the game.
no-encoder = No encoder reads '{ $game }'; there are some for { $known }.
