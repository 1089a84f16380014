"""Undertakings of faith: sermons, the suppression of heresy, and rebellions (18)."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from tercio.games.virgin_queen.bots.outlook import Outlook
from tercio.games.virgin_queen.model.powers import FRANCE, PROTESTANT, SPAIN
from tercio.games.virgin_queen.rules.religion.eligible_spaces import (
    Reach,
    guarded_against,
    reach_of,
)
from tercio.games.virgin_queen.rules.religion.rebellions import (
    AREAS,
    REBEL_AREAS,
    cause_of,
    targets_in,
    uprising_in,
)
from tercio.games.virgin_queen.rules.religion.sermons_and_heresy import open_rows
from tercio.games.virgin_queen.rules.religion.uprisings import loyal_units
from tercio.wars.bots.outlook import Undertaking
from tercio.wars.land.battle_odds import hit_chances
from tercio.wars.model.names import Space
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.space_questions import is_fortified, is_home

ACTIONS = ("preach_sermon", "suppress_heresy")


@cache
def converted(attempts: int, first: bool, most: int, unrest: float) -> float:
    """How many spaces a batch of attempts is likely to win, of `most` within reach."""
    chances = [1.0]
    for die in range(attempts):
        chance = 1.0 if first and die == 0 else 0.5
        chances = [
            (chances[n] if n < len(chances) else 0.0) * (1 - chance)
            + (chances[n - 1] * chance if n else 0.0)
            for n in range(len(chances) + 1)
        ]
    won = sum(min(n, most) * chance for n, chance in enumerate(chances))
    return max(0.0, won - unrest * min(1.0, won))


def reach_in(o: Outlook, faith: str, area: str) -> Reach:
    """Worked out once in a decision."""
    found = o.reaches.get((faith, area))
    if found is None:
        guarded = o.guarded.get(faith)
        if guarded is None:
            guarded = o.guarded[faith] = guarded_against(o.g, faith)
        found = o.reaches[faith, area] = reach_of(o.g, faith, area, guarded)
    return found


def gain(o: Outlook, faith: str, area: str, attempts: int, *, first: bool = False) -> float:
    """What attempts of a faith in an area are worth to us."""
    reach = reach_in(o, faith, area)
    open_spaces = reach.free.bit_count() + (reach.guarded.bit_count() + 1) // 2
    w = o.weights
    won = converted(attempts, first, min(reach.most, open_spaces + 1), w.unrest)
    lasting = w.conversion * (w.early_conversion if o.cards_left > 1 else 1.0)
    worth = lasting * o.conversions(won if faith == "protestant" else -won)
    if area not in REBEL_AREAS:
        return worth
    owner = SPAIN if area == "netherlands" else FRANCE
    if o.power != PROTESTANT and owner not in o.own_powers:
        return worth
    sign = 1.0 if (faith == "protestant") == (o.power == PROTESTANT) else -1.0
    return worth + sign * (0.08 * won + _keys_at_stake(o, area, reach, attempts, first=first))


def _keys_at_stake(o: Outlook, area: str, reach: Reach, attempts: int, *, first: bool) -> float:
    """A Protestant key may rebel one day. Under units it takes a major conversion."""
    owner = SPAIN if area == "netherlands" else FRANCE
    keys = o.world.keys & o.state.controlled[owner]
    free = (reach.free & keys).bit_count()
    guarded = min(2, (reach.guarded & keys).bit_count())
    if not free and not guarded:
        return 0.0
    majors = 1.0 if first else 1.0 - (5 / 6) ** attempts
    likely = min(free, attempts / 2) * 0.9 + guarded * majors * 0.8
    if o.power == PROTESTANT and o.state.religion.protestant & keys & o.world.area_masks[area]:
        return 0.0  # Those that are ours already are to rebel first.
    worth = 3.0 if area == "netherlands" else 2.0
    return o.weights.revolt * likely * worth * (1.0 if o.power == PROTESTANT else 0.8)


def missions(o: Outlook) -> Iterator[Undertaking]:
    """Preach, or suppress, where most is to be won."""
    for action in ACTIONS:
        cost = o.price(action, sure=False)
        if cost is None:
            continue
        for row in open_rows(o.g, o.power, action):
            worth = gain(o, row.faith, row.area, row.attempts)
            if worth > 0.05:
                yield Undertaking(
                    worth, cost, action, (f"area.{row.area}",), what=f"{action}.{row.area}"
                )


# -- rebellions ------------------------------------------------------------------------------------

STRENGTHS = (2, 3, 4, 5)
LEAST_REBELLION = 0.2
"""Nobody rebels for less."""


def rebellions(o: Outlook, cp: int) -> Iterator[Undertaking]:
    """In each area the target and the strength that bring most beyond their cost, with what there
    is to spend; while a card is chosen, with what each might give."""
    if o.price("rebellion") is None:
        return
    budgets = STRENGTHS[-1:] if o.state.impulse.spending else STRENGTHS
    for area in REBEL_AREAS:
        if not AREAS.allow(o.g, area):
            continue
        sites = [site_of(o, area, space) for space in spaces_in(targets_in(o.g, area))]
        for strength, best in {_best_rising(o, sites, min(cp, most)) for most in budgets}:
            worth = best.worth(strength) if best is not None else 0.0
            if best is not None and worth > LEAST_REBELLION:
                script = (f"rebel.{o.id(best.space)}", f"strength.{strength}")
                yield Undertaking(worth, strength, "rebellion", script, what=f"rebellion.{area}")


def _best_rising(o: Outlook, sites: Sequence["Site"], cp: int) -> tuple[int, "Site | None"]:
    """What brings most beyond its cost: more CP make it surer, and bring more along."""
    strengths = [strength for strength in STRENGTHS if strength <= cp]
    if not strengths:
        return 0, None
    pairs = ((strength, site) for strength in strengths for site in sites)
    return max(pairs, key=lambda p: (p[1].worth(p[0]) - o.weights.cp * p[0], p[1].space))


class Site(NamedTuple):
    """A space that may rebel, and what it would bring with it."""

    space: Space
    loyal: int
    home: int
    own: float
    regular: float
    """What a regular in it is worth."""
    others: tuple[float, ...]
    """What each space next to it that may follow is worth, best first."""

    def worth(self, cp: int) -> float:
        """Keys, spaces and regulars that a rebellion of this strength is likely to bring."""
        chance = sum(hit_chances(cp + self.home)[self.loyal :])
        return chance * (self.own + sum(self.others[: cp - 1]) + self.regular * (cp // 2))


def site_of(o: Outlook, area: str, target: Space) -> Site:
    g = o.g
    loyal = loyal_units(g, uprising_in(g, target, STRENGTHS[0]))
    near = o.world.faith_roads.adjacent[target] & o.world.area_masks[area]
    near &= o.state.religion.protestant & ~o.state.controlled[PROTESTANT]
    if near:
        near &= ~o.catholic_units
    others = tuple(sorted((space_worth(o, space) for space in spaces_in(near)), reverse=True))
    own = space_worth(o, target)
    cause = cause_of(g, area)
    if cause is not None and cause.rebels not in o.state.court.capitals:
        own += 0.6 if (o.state.home[cause.rebels] & o.state.fortresses) >> target & 1 else 0.0
    home = o.world.constant("rebellion_home_dice") if is_home(g, PROTESTANT, target) else 0
    return Site(target, loyal, home, own, regular=o.weights.rebel_regular, others=others)


def revolt_chance(o: Outlook, space: Space) -> float:
    """That a key would rise, once it is Protestant, if the Protestant spent what he usually can."""
    uprising = uprising_in(o.g, space, USUAL)
    return sum(hit_chances(uprising.dice)[loyal_units(o.g, uprising) :])


USUAL = 4
"""CP of a rebellion."""


def space_worth(o: Outlook, space: Space) -> float:
    """What a space under Protestant control is worth, if it can be held for a while."""
    if not o.world.is_key(space):
        return 0.3 if is_fortified(o.g, space) else 0.12
    owner = o.state.control[space]
    worth = o.key_worth(PROTESTANT, space, 1) - o.harm(owner) * o.key_worth(owner, space, -1)
    return o.weights.rebels * worth
