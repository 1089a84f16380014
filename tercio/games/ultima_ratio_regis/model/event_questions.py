"""Questions about what cards have brought about and granted."""

from tercio.games.ultima_ratio_regis.model.ground import Ground
from tercio.games.ultima_ratio_regis.model.names import Power
from tercio.kernel.citations import cites


def is_lasting(g: Ground, card: str) -> bool:
    return card in g.state.realm.lasting


@cites("uRR 8.1.1")
def meant_powers(g: Ground) -> dict[str, str]:
    """Whom cards mean where they name a power that has been replaced, by ids."""
    ids = g.data.power_ids
    return {ids[named]: ids[power] for named, power in g.state.realm.special.stands_for.items()}


def is_granted(g: Ground, power: Power, what: str) -> bool:
    return any(one.power == power and one.what == what for one in g.state.realm.grants)


def is_granted_to_anybody(g: Ground, what: str) -> bool:
    return any(one.what == what for one in g.state.realm.grants)
