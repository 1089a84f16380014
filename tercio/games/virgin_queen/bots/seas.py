"""Undertakings at sea: piracy in Europe, corsairs and ships (16.4, 17.3)."""

from collections.abc import Iterable, Iterator
from typing import Final

from tercio.games.virgin_queen.bots.outlook import Outlook
from tercio.games.virgin_queen.model.powers import OTTOMAN
from tercio.games.virgin_queen.rules.naval_affairs.waterways import is_open_behind, waterways_to
from tercio.wars.bots.fleets import corsairs_of, warships_of
from tercio.wars.bots.outlook import Undertaking
from tercio.wars.bots.piracy import Piracy
from tercio.wars.model.names import Mask, Power, SeaZone
from tercio.wars.model.numbered import places_in
from tercio.wars.siege.assault import sieges_of


class VqPiracy(Piracy[Outlook]):
    one_a_zone = True

    def may_sail(self, o: Outlook) -> bool:
        left = o.world.constant("piracy_per_turn") - o.state.oceans.piracy_actions[o.power]
        return o.power == OTTOMAN and left > 0 and o.price("naval_move") is not None

    def raided(self, o: Outlook) -> Mask:
        return o.state.oceans.sea_piracy[o.power]

    def victims(self, o: Outlook, sea: SeaZone) -> Iterable[Power]:
        for target in o.g.impulse_order():
            if target not in o.own_powers and o.g.hooks.piracy_ports(o.g, o.power, target, sea):
                yield target

    def ships_sent(self, o: Outlook, corsairs: int) -> list[str]:
        return ["ship.ottoman.corsair"] * min(corsairs, 3) + ["done"]


PIRACY: Final = VqPiracy()


def ships_before_walls(o: Outlook) -> Iterator[Undertaking]:
    """Ships on the sea behind Antwerp or Rotterdam let those who besiege it storm it (16.7)."""
    besieged = sieges_of(o.g, o.power)
    if not besieged or o.price("naval_move") is None:
        return
    for space in besieged:
        for row in waterways_to(o.g, space):
            sea = o.world.location[row.sea]
            near = o.world.water.adjacent[sea] & o.state.fleets[o.power]
            if near and is_open_behind(o.g, o.power, space):
                start = next(places_in(near))
                orders = (f"from.{o.id(start)}", f"to.{o.id(sea)}", "all", "done")
                yield Undertaking(0.5 * o.capture(space), 1, "naval_move", orders, what="waterway")


def corsairs(o: Outlook, most: int = 6) -> Iterator[Undertaking]:
    """A few corsairs for every zone that is worth a raid."""
    if o.price("build_corsair") is None:
        return
    if corsairs_of(o, OTTOMAN) < most:
        worth = 0.3 if o.cards_left or o.turns_left else 0.0
        yield Undertaking(worth, 1, "build_corsair", ("build.algiers", "build.djerba_tripoli"))


def ships(o: Outlook, wanted: int, kind: str, worth: float = 0.26) -> Iterator[Undertaking]:
    """Keep a small fleet."""
    action = f"build_{kind}"
    if o.price(action) is None:
        return
    if warships_of(o, o.power) < wanted:
        yield Undertaking(worth, 2, action)
    elif o.turns_left:
        yield Undertaking(o.weights.spare_ship, 2, action)
