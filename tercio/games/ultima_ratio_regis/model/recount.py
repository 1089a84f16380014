"""Where the masks and the books of the state disagree with its lists."""

from tercio.games.ultima_ratio_regis.model.impossible import impossible
from tercio.games.ultima_ratio_regis.model.names import (
    KINDS,
    NOBODY,
    TROOPS,
    TYPE,
    Kind,
    Mask,
    Power,
)
from tercio.games.ultima_ratio_regis.model.numbered import by_power, parted
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.kernel.masks import mask_of


def recount(g: Regis) -> list[str]:
    """Where the masks and the books disagree with the lists; checked while fuzzing."""
    s, wrong = g.state, list[str]()
    held, owned = _areas_by_power(g, s.holder), _areas_by_power(g, s.owner)
    minors, foes = _minors_and_foes(g)
    for power, id in by_power(g.data.power_ids):
        troops = mask_of(k // KINDS for k in s.units[power] if k % KINDS in TROOPS)
        ships = mask_of(k // KINDS for k in s.units[power] if k % KINDS not in TROOPS)
        kept = s.troops[power], s.ships[power], s.held[power], s.owned[power]
        if kept != (troops, ships, held[power], owned[power]):
            wrong.append(impossible("masks", power=id))
        if any(count < 1 for count in s.units[power].values()):
            wrong.append(impossible("empty-stack", power=id))
        wrong += _overdrawn(g, power)
        if s.realm.minors[power] != minors[power]:
            wrong.append(impossible("minors", power=id))
        if s.realm.foes[power] != foes[power]:
            wrong.append(impossible("foes", power=id))
    for area, level in enumerate(s.rebels):
        if level and s.holder[area] != NOBODY:
            wrong.append(impossible("held-revolt", area=g.data.location_ids[area]))
    return wrong


def _areas_by_power(g: Regis, whose: list[Power]) -> list[Mask]:
    masks = [0] * (len(g.data.powers) + 1)  # the last is NOBODY's
    for area, power in enumerate(whose):
        masks[power] |= 1 << area
    return masks


def _minors_and_foes(g: Regis) -> tuple[list[list[Power]], list[Mask]]:
    """By power, as the list of patrons and that of wars have them."""
    realm, powers = g.state.realm, range(len(g.data.powers) + 1)
    minors, foes = [list[Power]() for _ in powers], [0 for _ in powers]
    for minor in g.data.minors:
        minors[realm.patron[minor]].append(minor)
    for war in realm.wars:
        foes[war.a] |= 1 << war.b
        foes[war.b] |= 1 << war.a
    return minors, foes


def _overdrawn(g: Regis, power: Power) -> list[str]:
    """Counters on the map and eliminated, against those that the power has."""
    s, id = g.state, g.data.power_ids[power]
    if not s.units[power] and not s.eliminated[power] and not s.realm.loans:
        return []
    used: dict[Kind, int] = {}
    there = [(kind, n) for _, kind, n in parted(s.units[power].items())]
    for kind, n in [*there, *s.eliminated[power].items()]:
        used[TYPE[kind]] = used.get(TYPE[kind], 0) + n
    for loan in s.realm.loans:
        type = TYPE[loan.kind]
        used[type] = used.get(type, 0) + (loan.lender == power) - (loan.receiver == power)
    pool = g.data.pools[power]
    over = ((t, n) for t, n in used.items() if n > pool.get(t, 0))
    return [impossible("overdrawn", power=id, count=n, type=str(t)) for t, n in over]
