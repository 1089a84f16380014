### Piracy (16.4).

forbid-barbary-pirates-have-not-come = The Barbary Pirates have not yet come.
forbid-sea-raided-this-turn = This sea zone has already been raided this turn.
forbid-no-piracy-marker-left = There have already been four raids this turn.
forbid-target-is-played-by-us = The same player plays that power.
