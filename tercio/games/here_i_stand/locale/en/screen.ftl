### What a screen shows beside the map.
about-game = The Reformation, from Luther's theses to the Peace of Augsburg: six powers fight, preach, sail and bargain for Europe.

panel-home-cards = Home cards
panel-debaters = Debaters
panel-translations = Translations
panel-courts = Courts
panel-new-world = New World

column-debater = Debater
column-zone = Language

fact-electorates = Protestant electorates
fact-universities = Jesuit universities
fact-henry = Henry VIII
fact-st-peters = Saint Peter’s
fact-st-peters-now = { $cp } CP, { $vp } VP
fact-vp = { $count } VP
fact-chateaux = Chateaux
fact-piracy = Piracy
fact-excommunicated = Excommunicated

debater-uncommitted = uncommitted
debater-committed = committed
debater-excommunicated = excommunicated

marker-nt = New Testament, { $zone }
marker-bible = Bible, { $zone }

voyage-exploration = Exploration
voyage-conquest = Conquest
voyage-colony = Colony
voyage-of = under way, { $power }

effect-peace = peace between { $one } and { $other }
effect-ceded = { $one } has ceded to { $other }
effect-divorce-granted = the Pope grants Henry’s divorce
effect-scots-raid = the Scots raid England
