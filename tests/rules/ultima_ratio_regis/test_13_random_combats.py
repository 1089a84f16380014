"""uRR 13: combats of every kind with random forces, cards and answers, and what always holds."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tercio.games.ultima_ratio_regis.model.area_questions import has_fortress, held_by_side
from tercio.games.ultima_ratio_regis.model.events.combat import CombatBegun, DiceTaken
from tercio.games.ultima_ratio_regis.model.names import (
    FORTRESS,
    SQUADRONS,
    TROOPS,
    TYPE,
    Kind,
    Place,
)
from tercio.games.ultima_ratio_regis.model.numbered import places_in
from tercio.games.ultima_ratio_regis.model.power_questions import player_of, side_of
from tercio.games.ultima_ratio_regis.model.recount import recount
from tercio.games.ultima_ratio_regis.model.unit_questions import available_units
from tercio.games.ultima_ratio_regis.model.war_questions import allies_of
from tercio.games.ultima_ratio_regis.rules.combat.land_battle import Battle, Manner, land_battle
from tercio.games.ultima_ratio_regis.rules.combat.naval_combat import Cause, naval_combat
from tercio.games.ultima_ratio_regis.rules.combat.siege import assault, sortie
from tercio.games.ultima_ratio_regis.rules.combat.subjugation import SUBJUGATION, subjugate
from tercio.games.ultima_ratio_regis.rules.land_movement.forces import (
    Force,
    force_at,
    has_troops,
    without,
)
from tercio.games.ultima_ratio_regis.rules.naval_actions.fleets import fleets_at
from tercio.kernel.ask import Ask, AskAll, Option, Procedure
from tercio.kernel.randomness import Randomness, Stream

from .stage import WORLD, Stage

POWERS = ["spain", "france", "england", "netherlands", "huguenots"]
ABILITIES = ["tactical", "admiral", "determined", "creative", "organizer", "ordinary"]
CARDS = [id for id, row in WORLD.cards.items() if row.is_combat]
CAUSES: list[Cause] = ["action", "transport", "support", "piracy"]


class Chaos:
    """A war between two of five powers, with a third taking sides, somewhere at a border."""

    def __init__(self, seed: int) -> None:
        self.random = random = Random(seed)
        self.stage = stage = Stage()
        self.g = stage.g
        self.g.random = Randomness(Stream(str(seed).encode()))
        self.attacker, self.defender, third = random.sample(POWERS, 3)
        stage.war(self.attacker, self.defender)
        if random.random() < 0.6:
            stage.war(third, random.choice([self.attacker, self.defender]))
        if random.random() < 0.3:
            stage.alliance(third, self.attacker)
        self.g.begin_impulse(player_of(self.g, stage.power(self.attacker)))
        for player in range(3):
            stage.hand(player, *random.sample(CARDS, random.randint(0, 3)))
        held = held_by_side(self.g, stage.power(self.defender))
        self.area = random.choice(list(places_in(held)))
        self.id = WORLD.location_ids[self.area]
        for sea in places_in(WORLD.coast.adjacent[self.area]):
            for power in random.sample(POWERS, 3):
                self.put(power, sea, SQUADRONS, random.randint(0, 2))

    def put(self, power: str, place: Place, kinds: tuple[Kind, ...], count: int) -> None:
        """As many as the power has, and perhaps a leader."""
        who, on = self.stage.power(power), "troop" if kinds is TROOPS else "squadron"
        there = False
        for _ in range(count):
            kind = self.random.choice(kinds)
            if available_units(self.g, who, TYPE[kind]):
                self.g._put(who, place, kind, 1)
                there = True
        if there and self.random.random() < 0.5:
            name = WORLD.location_ids[place]
            self.stage.lead(power, name, self.random.choice(ABILITIES), on)  # type: ignore[arg-type]

    def run(self, procedure: Procedure[Any]) -> None:
        """To its end, with answers at random."""
        reply: Any = None
        for _ in range(500):
            try:
                stop = procedure.send(reply)
            except StopIteration:
                return
            if isinstance(stop, Ask):
                reply = self.answer(stop)
            else:
                assert isinstance(stop, AskAll)
                reply = {seat: self.answer(ask) for seat, ask in stop.asks.items()}
        raise AssertionError("the combat does not end")

    def answer(self, ask: Ask) -> Option:
        keys = [option.key for option in ask.options]
        assert keys
        assert len(set(keys)) == len(keys), keys
        return self.random.choice(ask.options)

    def force(self, power: str) -> Force:
        return force_at(self.g, self.stage.power(power), self.area)

    def origin(self) -> Place:
        return self.random.choice(list(places_in(WORLD.land.adjacent[self.area])))


def field(chaos: Chaos) -> Procedure[Any] | None:
    chaos.put(chaos.attacker, chaos.area, TROOPS, 4)
    chaos.put(chaos.defender, chaos.area, TROOPS, 3)
    if chaos.random.random() < 0.4:
        chaos.g.state.fortress[chaos.area] = FORTRESS
    sides = chaos.force(chaos.attacker), chaos.force(chaos.defender)
    manner: Manner = "landing" if chaos.random.random() < 0.3 else "field"
    battle = Battle(chaos.area, *sides, chaos.origin(), manner, chaos.random.random() < 0.3)
    return land_battle(chaos.g, battle)


def besiege(chaos: Chaos, troops: int) -> None:
    chaos.put(chaos.attacker, chaos.area, TROOPS, 4)
    chaos.put(chaos.defender, chaos.area, TROOPS, troops)
    chaos.g.state.fortress[chaos.area] = FORTRESS
    inside = chaos.force(chaos.defender).size
    chaos.stage.siege(chaos.attacker, chaos.id, chaos.random.randint(0, inside))


def storm(chaos: Chaos) -> Procedure[Any] | None:
    besiege(chaos, chaos.random.randint(0, 3))
    return assault(chaos.g, chaos.area)


def break_out(chaos: Chaos) -> Procedure[Any] | None:
    besiege(chaos, 2)
    return sortie(chaos.g, chaos.area) if chaos.force(chaos.defender).size else None


def relieve(chaos: Chaos) -> Procedure[Any] | None:
    besiege(chaos, chaos.random.randint(0, 2))
    inside = chaos.force(chaos.defender)
    chaos.put(chaos.defender, chaos.area, TROOPS, 3)
    relief = without(chaos.force(chaos.defender), inside)
    if not relief.size:
        return None
    besiegers = chaos.force(chaos.attacker)
    return land_battle(
        chaos.g, Battle(chaos.area, relief, besiegers, chaos.origin(), manner="relief")
    )


def claim(chaos: Chaos) -> Procedure[Any] | None:
    chaos.put(chaos.attacker, chaos.area, TROOPS, 3)
    if chaos.random.random() < 0.3:
        chaos.stage.revolt(chaos.id, chaos.random.choice([2, 3]))
    for area in places_in(WORLD.land.adjacent[chaos.area]):
        if chaos.random.random() < 0.5:
            chaos.put(chaos.defender, area, TROOPS, 1)
    power = chaos.stage.power(chaos.attacker)
    if not SUBJUGATION.allow(chaos.g, power, chaos.id):
        return None
    return subjugate(chaos.g, power, chaos.area, chaos.random.random() < 0.5)


def sail(chaos: Chaos) -> Procedure[Any] | None:
    a, b = chaos.stage.power(chaos.attacker), chaos.stage.power(chaos.defender)
    for sea in places_in(WORLD.coast.adjacent[chaos.area]):
        ours, theirs = fleets_at(chaos.g, a, sea, b), fleets_at(chaos.g, b, sea, a)
        if ours:
            sides = chaos.random.choice(ours), chaos.random.choice([*theirs, None])
            return naval_combat(chaos.g, sea, *sides, chaos.random.choice(CAUSES))
    return None


KINDS: list[Callable[[Chaos], Procedure[Any] | None]] = [
    field,
    storm,
    break_out,
    relieve,
    claim,
    sail,
]


@pytest.mark.rule("uRR 13", "uRR 13.1", "uRR 13.1.3", "uRR 17.1")
@pytest.mark.parametrize("kind", KINDS, ids=[kind.__name__ for kind in KINDS])
def test_13_whatever_is_decided_the_books_are_right_and_no_leader_is_alone(
    kind: Callable[[Chaos], Procedure[Any] | None],
) -> None:
    fought = 0
    for seed in range(60):
        chaos = Chaos(seed)
        procedure = kind(chaos)
        if procedure is None:
            continue
        chaos.run(procedure)
        fought += bool(chaos.stage.events(CombatBegun))
        assert recount(chaos.g) == []
        assert lonely_leaders(chaos) == []
        assert all(len(event.dice) <= 5 for event in chaos.stage.events(DiceTaken))
        for area, siege in chaos.g.state.sieges.items():
            assert has_fortress(chaos.g, area)
            assert has_troops(chaos.g, siege.power, area)
    assert fought > 10


def lonely_leaders(chaos: Chaos) -> list[str]:
    """Those who have no unit of their side, or an ally's squadron, to be with."""
    g, found = chaos.g, list[str]()
    for leader in g.state.leaders:
        friends = [leader.power, *allies_of(g, leader.power)]
        owners = [owner for power in friends for owner in side_of(g, power)]
        units = g.state.ships if leader.on == "squadron" else g.state.troops
        there = any(units[owner] >> leader.place & 1 for owner in owners)
        if not there and not (leader.on == "fortress" and has_fortress(g, leader.place)):
            found.append(f"{leader.ability} in {WORLD.location_ids[leader.place]}")
    return found
