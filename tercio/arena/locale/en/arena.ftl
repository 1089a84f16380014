### What cannot be simulated, rated or measured.

workers-lost = The Ray cluster loses its workers again and again: see its logs.
ray-wanted = A cluster needs Ray: pip install 'tercio[ray]'.
no-cluster = There is no Ray cluster at '{ $address }': { $why }
too-many-bots = There are { $bots } bots for { $seats } seats.
some-seconds = A benchmark needs some seconds, not { $seconds }.
some-games = A simulation needs at least one game, not { $games }.
some-rated-games = A rating needs at least one game, not { $games }.
two-bots = A rating compares at least two bots.
openskill-wanted = Ratings need openskill: pip install 'tercio[arena]'.
