"""What a field battle or an assault means for diplomacy (HIS 9.6, 22.5)."""

from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.rules.diplomacy.hungary import defeat_of_hungary
from tercio.games.here_i_stand.rules.diplomacy.intervention import end_phony_wars
from tercio.kernel.ask import Procedure
from tercio.wars.land.battle import Battle


def after_land_battle(g: HereIStand, battle: Battle) -> Procedure[None]:
    end_phony_wars(g, battle)
    yield from defeat_of_hungary(g)
