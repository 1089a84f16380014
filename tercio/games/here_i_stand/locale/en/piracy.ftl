### Piracy (16.4).

forbid-barbary-pirates-have-not-come = The Barbary Pirates have not yet come.
forbid-sea-raided-this-turn = This sea zone was raided this turn.
forbid-no-piracy-marker-left = There were four raids this turn.
forbid-target-is-played-by-us = That power is played by the same player.
