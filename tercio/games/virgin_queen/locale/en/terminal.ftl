### The board in a terminal.

terminal-treasures = Treasures
terminal-vp-for = VP for
# How many points, and what they are for in few words.
terminal-vp-source = { $reason ->
    [vp-activated-major] activated major
    [vp-assassination] assassination
    [vp-central-europe] central europe
    [vp-circumnavigation] circumnavigation
    [vp-dutch-revolt] dutch revolt
    [vp-enterprise-of-england] enterprise of england
    [vp-foreign-war] foreign war
    [vp-mary-executed] mary executed
    [vp-master-of-the-netherlands] master of the netherlands
    [vp-paris] paris
    [vp-patronage] patronage
    [vp-piracy] piracy
    [vp-polish-election] polish election
    [vp-slave-trader] slave trader
    [vp-suez-canal] suez canal
    [vp-treasure] treasure
    [vp-virgin-queen] virgin queen
    [vp-virginia-dare] virginia dare
    [vp-war-winner] war winner
    [vp-wedding] wedding
    [vp-cyprus] cyprus
    [vp-keys] keys
    [vp-preference] preference
    [vp-protestant-spaces] protestant spaces
    [vp-valois] valois
   *[other] other
} { $vp }
terminal-influence = Influence
terminal-waiting = Leaders on power cards
terminal-dead = dead
terminal-jesuits = Jesuits
terminal-at-sea = At sea
terminal-expedition = { $captain }{ $power ->
    [none] {""}
   *[other] {" "}of { $power }
} ({ $place }{ $damaged ->
    [1] , damaged
   *[0] {""}
}{ $loot ->
    [0] {""}
   *[other] , { $loot } loot
})
terminal-colonies = Colonies
terminal-forts = Spanish fortresses overseas
terminal-patrols = Patrols
terminal-spanish-treasures = Spanish treasures
terminal-portuguese-treasures = Portuguese treasures
terminal-armada = The Armada has strength { $strength }.
terminal-betrothed = Betrothed
terminal-couple = { $groom } and { $bride }
terminal-royals = Royals to wed
terminal-at-work = At work
terminal-at-work-for = { $who } for { $power } ({ $cp } CP)
terminal-artists = Artists
terminal-scientists = Scientists
terminal-bonuses = Science bonuses
terminal-informants = Informants
terminal-informant = { $owner } in { $target }
terminal-assassins = Assassins used
terminal-mary-captured = Mary Queen of Scots: captured.
terminal-mary-executed = Mary Queen of Scots: executed.
legend = { $marks }. `tercio data sources virgin_queen` tells more.
legend-reconstructed = { $mark } reconstructed
legend-gist = { $mark } the idea of the card is attested, its numbers are not
