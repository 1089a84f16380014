"""Conditions about the League, the crown of France and the courts (VQ 20.10, 23)."""

from tercio.games.virgin_queen.conditions.registry import condition
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import FRANCE, HRE
from tercio.wars.model.names import OUT_OF_PLAY, Power


@condition("VQ 20.10")
def league_formed(g: VirginQueen, power: Power, about: object) -> bool:
    return g.league_formed()


@condition("VQ 20.10")
def league_not_formed(g: VirginQueen, power: Power, about: object) -> bool:
    return not g.league_formed()


@condition("VQ 23.4")
def paris_french(g: VirginQueen, power: Power, about: object) -> bool:
    return g.is_controlled_by(FRANCE, g.world.space["paris"])


@condition("VQ 28")
def navarre_free(g: VirginQueen, power: Power, about: object) -> bool:
    """Alive and no prisoner; he may be on the Protestant's card."""
    leader = g.world.leader["navarre"]
    at = g.state.leader_at[leader]
    return at >= 0 or (at != OUT_OF_PLAY and leader in g.state.court.waiting)


@condition("VQ 23.5")
def hre_holds_court(g: VirginQueen, power: Power, about: object) -> bool:
    at = g.world.space
    return any(g.is_controlled_by(HRE, at[space]) for space in ("prague", "vienna"))
