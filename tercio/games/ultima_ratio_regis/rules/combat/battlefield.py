"""The size of the battlefield: how many dice each side may throw (uRR 13.1.3, 13.1.4).

It begins with the kind of combat and the ground; then leaders change it, the attacker's first;
then cards, in the same order (`combat_cards.py`).
"""

from collections.abc import Iterable

from tercio.games.ultima_ratio_regis.model.events.combat import BattlefieldSet
from tercio.games.ultima_ratio_regis.model.names import Power
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.refs import place_ref
from tercio.games.ultima_ratio_regis.rules.asking import choose
from tercio.games.ultima_ratio_regis.rules.combat.foresight import prospect_if
from tercio.games.ultima_ratio_regis.rules.combat.sides import Combat
from tercio.kernel.ask import Option, Procedure, Prospect
from tercio.kernel.citations import cites


def within(g: Regis, size: int) -> int:
    """Where it can change at all."""
    numbers = g.world.book.combat
    return min(max(size, numbers.smallest), numbers.largest)


@cites("uRR 13.1.4", "uRR 17.3.2")
def organizers(g: Regis, combat: Combat) -> Procedure[None]:
    """An organizer may make the battlefield larger or smaller by one."""
    if combat.fixed:
        return
    for side in combat.sides:
        if side.ability == "organizer":
            yield from change_by_one(g, combat, side.power, "uRR 17.3.2")


def change_by_one(g: Regis, combat: Combat, power: Power, cite: str) -> Procedure[None]:
    sizes = {within(g, combat.size + by) for by in (-1, 0, 1)}
    yield from choose_size(g, combat, power, sizes, cite=cite)


def choose_size(
    g: Regis, combat: Combat, power: Power, sizes: Iterable[int], cite: str
) -> Procedure[None]:
    """One of these sizes; as it is, if nobody plays the power."""
    order = sorted(set(sizes), key=lambda size: (size != combat.size, size))
    options = [Option(f"size.{size}", size, args={"n": size}, cite=cite) for size in order]

    def foresee(view: Regis, key: str) -> Prospect | None:
        size = next((option.value for option in options if option.key == key), combat.size)
        return prospect_if(view, combat, power, lambda imagined: resize(imagined, size))

    size = yield from choose(
        g, power, "battlefield", options, cite=cite, place=combat.place, foresee=foresee
    )
    set_size(g, combat, size)


def resize(combat: Combat, size: int) -> None:
    combat.size = size


def set_size(g: Regis, combat: Combat, size: int) -> None:
    if combat.size != size:
        combat.size = size
        g.record(BattlefieldSet(place_ref(g, combat.place), size))
