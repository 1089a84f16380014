"""Undertakings at sea: piracy and ships."""

from collections.abc import Iterable, Iterator
from typing import Final

from tercio.games.here_i_stand.bots.outlook import Outlook
from tercio.games.here_i_stand.model.court_questions import has_happened
from tercio.games.here_i_stand.model.powers import MAJORS, OTTOMAN
from tercio.wars.bots.fleets import corsairs_of, warships_of
from tercio.wars.bots.outlook import Undertaking
from tercio.wars.bots.piracy import Piracy
from tercio.wars.land.construction import building_sites
from tercio.wars.model.names import Mask, Power, SeaZone
from tercio.wars.model.numbered import seas_in, spaces_in
from tercio.wars.sea.piracy import Raid, ports_on
from tercio.wars.siege.assault import warships_in


class HisPiracy(Piracy[Outlook]):
    one_a_zone = False

    def may_sail(self, o: Outlook) -> bool:
        if o.power != OTTOMAN or not has_happened(o.g, "barbary_pirates"):
            return False
        left = o.world.constant("piracy_per_turn") - o.state.court.piracy_actions
        return left > 0 and o.turns_left >= 0

    def raided(self, o: Outlook) -> Mask:
        return o.state.court.piracy_zones

    def victims(self, o: Outlook, sea: SeaZone) -> Iterable[Power]:
        return [p for p in MAJORS if p != o.power and ports_on(o.g, p, sea)]

    def ships_sent(self, o: Outlook, corsairs: int) -> list[str]:
        return ["all"]

    def dice_on_arrival(self, o: Outlook, raid: Raid, ships: int, rating: int) -> int:
        """Captains who are there already do not count."""
        ports = ports_on(o.g, raid.target, raid.sea).bit_count()
        return (1 if ships == 1 or ports == 1 else 2) + rating


PIRACY: Final = HisPiracy()


def corsairs(o: Outlook) -> Iterator[Undertaking]:
    """Two corsairs for every zone that is worth a raid, four with a captain."""
    if not has_happened(o.g, "barbary_pirates") or o.turns_left < 1:
        return
    if corsairs_of(o, OTTOMAN) < 6:
        yield Undertaking(0.2, 1, "build_corsair", ("build.algiers",))


def coast_guards(o: Outlook) -> Iterator[Undertaking]:
    """Squadrons in ports where pirates come: they fire on them, and pay for a hit in the place of
    a card or a VP (16.4)."""
    if not has_happened(o.g, "barbary_pirates") or o.price("build_squadron") is None:
        return
    haunts = _haunts(o)
    best, port = 0.0, None
    for site in spaces_in(building_sites(o.g, o.power, o.power, "squadron")):
        worth = sum(_guard_worth(o, sea) for sea in seas_in(o.world.water.adjacent[site] & haunts))
        if worth > best:
            best, port = worth, site
    if port is not None:
        yield Undertaking(best, 2, "build_squadron", (f"build.{o.id(port)}",), what="coast guard")


def _haunts(o: Outlook) -> Mask:
    """The sea zones where corsairs lie, or that they can sail to."""
    seas, water = o.world.all_seas, o.world.water
    pirates = o.state.fleets[OTTOMAN]
    near = (pirates | water.neighbours(pirates)) & seas
    return near | water.neighbours(near) & seas


def _guard_worth(o: Outlook, sea: SeaZone) -> float:
    """Of one more squadron, for as many turns as it may see; each is worth less than the last."""
    guards = warships_in(o.g, o.power, o.world.water.adjacent[sea] | 1 << sea)
    dread = 1.0 + max(0.0, o.harm(OTTOMAN))
    return o.weights.coast_guard * dread * min(2, o.horizon) / (1 + guards)


def squadrons(o: Outlook, wanted: int) -> Iterator[Undertaking]:
    """Keep a small fleet."""
    if warships_of(o, o.power) < wanted:
        yield Undertaking(0.28, 2, "build_squadron")
