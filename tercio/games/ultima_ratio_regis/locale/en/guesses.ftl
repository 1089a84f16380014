### What was guessed in the data, and on what grounds, table by table: the workbench tells it.

guessed-provinces = The books do not list the provinces. These follow history, and the objectives that name some of them.
guessed-sea_lines = The examples show how most seas join. The others follow the globe.
guessed-areas = The map itself was not at hand. Names that the books mention were kept; the others, with terrain, key areas and ports, come from history and from the scale of the game.
guessed-lines = The map itself was not at hand. The examples show a few lines; the others join neighbours.
guessed-powers = All powers but two are in the books, their cards were not at hand. Vitality, income, religion and units follow their part in the examples, and history.
guessed-objectives = Power cards were not at hand. The objectives follow what the power fought for, at the sizes of those that the examples show.
guessed-specials = Power cards were not at hand. The rule follows history.
guessed-leaders = The leader is named in the books or in history. What he can do was inferred from his fame.
guessed-cards = The texts of the event cards were not at hand. What the books, the tables of the turns and the examples say of a card was kept; points, copies, priority and turns were set so that every deck of the scenarios can be built.
guessed-exclusions = Inferred from what the scenario is about.
guessed-deployments = The deployment is printed. Which of its areas are domains was inferred from the map as it is here.
guessed-rules = Neither the table of the turn nor the scenario prints this. The other rules need it, or it follows from them.
guessed-trade_centers = The books name all trade centers but one. The size of this one is ours.
guessed-leader_counters = The books say what such leaders do, but not how many there are.
guessed-groups = The group is printed with a power that another group has already. It was left out here.
guessed-independence = The books give no level for an area that neither the set-up nor the event names.
