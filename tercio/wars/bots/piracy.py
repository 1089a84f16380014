"""Undertakings of pirates: raids, and corsairs sent to where they can raid (16.4)."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from typing import ClassVar, Generic

from tercio.wars.bots.fleets import captains_at, corsairs_at
from tercio.wars.bots.outlook import O, Undertaking, WarOutlook
from tercio.wars.bots.question import WarQuestion
from tercio.wars.land.battle_odds import hit_chances
from tercio.wars.model.names import Location, Mask, Power, SeaZone
from tercio.wars.model.numbered import places_in, seas_in
from tercio.wars.sea.piracy import Raid, defence_dice, dice_of, raids_open_to

RAID_COST = 2
LEAST_RAID = 0.15
"""Nobody raids for less."""


def award(q: WarQuestion[O]) -> str:
    """What a victim can best do without: a ship, a card, or a VP in the pirate's hands."""
    o, w = q.o, q.o.weights
    pirate = q.g.world.power.get(q.arg("power"))
    harm = 0.0 if pirate is None else max(0.0, o.harm(pirate))
    hand = o.state.hands[o.power]
    card = sum(q.hand_worth(card) for card in hand) / len(hand) if hand else w.card
    price = {
        "award-ship": w.ship,
        "award-card": card + harm * w.card_to_pirates,
        "award-vp": w.vp_to_pirates + harm,
    }
    return min(q.keys, key=lambda key: price.get(key, w.card))


class Piracy(ABC, Generic[O]):
    """A game says who may be raided where, and how corsairs sail."""

    one_a_zone: ClassVar[bool]
    """Whether no two fleets are sent to one sea zone."""

    # -- what the game decides ---------------------------------------------------------------------

    @abstractmethod
    def may_sail(self, o: O) -> bool:
        """Whether it makes sense to send corsairs anywhere now."""

    @abstractmethod
    def raided(self, o: O) -> Mask:
        """The sea zones where we may raid no more this turn."""

    @abstractmethod
    def victims(self, o: O, sea: SeaZone) -> Iterable[Power]:
        """Whom we could raid in a sea zone, once we are there."""

    @abstractmethod
    def ships_sent(self, o: O, corsairs: int) -> list[str]:
        """The keys that take corsairs along."""

    def dice_on_arrival(self, o: O, raid: Raid, ships: int, rating: int) -> int:
        """Dice of ships that are still to come, with a captain of so high a rating."""
        return dice_of(o.g, raid, ships) + rating

    # -- undertakings ------------------------------------------------------------------------------

    def raids(self, o: O) -> Iterator[Undertaking]:
        """Piracy where ships lie ready."""
        if o.price("piracy", sure=False) is None:
            return
        best: tuple[float, SeaZone, Power] | None = None
        for sea, target in raids_open_to(o.g, o.power):
            raid, ships = Raid(o.power, target, sea), len(o.g.hooks.pirates(o.g, o.power, sea))
            worth = _raid_worth(o, raid, ships, dice_of(o.g, raid, ships))
            if best is None or worth > best[0]:
                best = (worth, sea, target)
        if best is not None and best[0] > LEAST_RAID:
            worth, sea, target = best
            script = (f"sea.{o.id(sea)}", f"target.{o.world.power_rows[target].id}")
            yield Undertaking(worth, RAID_COST, "piracy", script)

    def sorties(self, o: O) -> Iterator[Undertaking]:
        """Send corsairs to where they can raid."""
        if not self.may_sail(o):
            return
        orders: list[str] = []
        total = 0.0
        taken: set[Location] = set()
        for place in places_in(o.state.fleets[o.power]):
            corsairs, rating = corsairs_at(o, place)
            if not corsairs:
                continue
            here = self._best_raid(o, place, corsairs) if o.world.is_sea(place) else (0.0, place)
            near = seas_in(o.world.water.adjacent[place] & o.world.all_seas)
            seas = [sea for sea in near if sea not in taken]
            best = max((self._best_raid(o, sea, corsairs, rating) for sea in seas), default=here)
            if best[0] > here[0] + o.weights.least_sortie:
                if self.one_a_zone:
                    taken.add(best[1])
                orders += [f"from.{o.id(place)}", f"to.{o.id(best[1])}"]
                orders += [*self.ships_sent(o, corsairs), *captains_at(o, place)]
                total += best[0] - here[0]
        if orders:
            worth = o.weights.sortie * total
            yield Undertaking(worth, 1, "naval_move", (*orders, "done"), what="sortie")

    def _best_raid(
        self, o: O, sea: SeaZone, ships: int, rating: int | None = None
    ) -> tuple[float, SeaZone]:
        """Of ships that are there, or that come with a captain of some rating."""
        if self.raided(o) >> sea & 1:
            return 0.0, sea
        best = []
        for target in self.victims(o, sea):
            raid = Raid(o.power, target, sea)
            if rating is None:
                dice = dice_of(o.g, raid, ships)
            else:
                dice = self.dice_on_arrival(o, raid, ships, rating)
            best.append(_raid_worth(o, raid, ships, dice))
        return max(best, default=0.0), sea


def _shots(o: WarOutlook, raid: Raid) -> int:
    about = raid.target, raid.sea
    shots = o.known_shots.get(about)
    if shots is None:
        shots = o.known_shots[about] = defence_dice(o.g, raid)
    return shots


def _raid_worth(o: WarOutlook, raid: Raid, ships: int, dice: int) -> float:
    """Expected hits less expected losses."""
    if not ships:
        return 0.0
    shots = _shots(o, raid)
    alive = 1.0 - sum(hit_chances(shots)[ships:])
    gain = o.weights.pirate_hit + 0.3 * max(0.0, o.harm(raid.target))
    return alive * dice / 3 * gain - o.weights.pirate_lost * min(shots / 3, ships)
