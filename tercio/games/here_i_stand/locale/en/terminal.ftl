### The board in a terminal.

terminal-excommunicated = excommunicated
terminal-protestant-unrest = Protestant spaces in unrest
terminal-universities = Jesuit universities
terminal-papal-debaters = Papal debaters
terminal-protestant-debaters = Protestant debaters
terminal-debater = { $debater } { $value }
terminal-debater-committed = ({ $debater } { $value })
terminal-translations = New Testament and Bible
terminal-translated = { $zone } { $testament } of { $testaments } and { $bible } of { $bibles }
terminal-st-peters = Saint Peter's: { $vp } VP and { $cp } CP.
terminal-crossing = Crossing the Atlantic
terminal-crossing-exploration = { $power } (exploration)
terminal-crossing-conquest = { $power } (conquest)
terminal-crossing-colony = { $power } (colony)
terminal-holdings = Colonies and conquests
terminal-discovered = Discovered and conquered
