### Written from the data by `python -m tools.data_words`: change the data, not this file.

name-game-primer = Captains of Lombardy
name-town-genoa = Genoa
name-town-milan = Milan
name-town-pavia = Pavia
name-town-lodi = Lodi
name-town-bergamo = Bergamo
name-town-brescia = Brescia
name-town-cremona = Cremona
name-town-piacenza = Piacenza
name-town-mantua = Mantua
name-town-parma = Parma
name-card-arquebusiers = Arquebusiers (1)
name-card-swiss-pikes = Swiss Pikes (2)
name-card-ambush = Ambush (1)
name-card-stradiots = Stradiots (2)
name-card-forage = Forage (2)
name-card-genoese-loan = Genoese Loan (4)
name-scenario-lombardy = The Lombard Spring
name-scenario-pavia = The Walls of Pavia
