"""The combat procedure that all combats share (uRR 13.1).

    combat = Combat("land", area, attacker, defender, size=4)
    yield from prepare(g, combat)               battlefield, units, conscripts, categories
    result = yield from resolve(g, combat)      dice, abilities, cards, who has won
    yield from eliminate(g, combat, result)     pursuit.py; disbands differ by kind of combat

`naval_combat.py`, `land_battle.py`, `siege.py` and `subjugation.py` are made of these.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from tercio.games.ultima_ratio_regis.model.events.combat import (
    CombatDrawn,
    CombatWon,
    ConscriptRaised,
    DiceCounted,
    DiceTaken,
)
from tercio.games.ultima_ratio_regis.model.names import (
    KIND_IDS,
    NOBODY,
    QUALITY,
    Kind,
    Place,
    Power,
)
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import is_major, seat_of
from tercio.games.ultima_ratio_regis.model.refs import place_ref, power_ref
from tercio.games.ultima_ratio_regis.model.unit_verbs import unit_ref
from tercio.games.ultima_ratio_regis.rules.asking import choose, compose, seat_for
from tercio.games.ultima_ratio_regis.rules.combat.battlefield import organizers
from tercio.games.ultima_ratio_regis.rules.combat.cards import add_to_die, combat_cards
from tercio.games.ultima_ratio_regis.rules.combat.dice import (
    LEAST,
    MOST,
    Result,
    judge,
    score,
    transformed,
)
from tercio.games.ultima_ratio_regis.rules.combat.foresight import number_of, prospect_if
from tercio.games.ultima_ratio_regis.rules.combat.sides import (
    CONSCRIPT,
    FORTRESS_DIE,
    IRREGULARS,
    Combat,
    Die,
    Side,
    has_gift,
)
from tercio.kernel.ask import DONE, Args, Ask, Foresee, Option, Procedure, Prospect
from tercio.kernel.citations import cites

ALL = "all"
_SPECIAL = {FORTRESS_DIE: "fortress", CONSCRIPT: "conscript", IRREGULARS: "irregulars"}
"""Dice that no unit throws."""


@cites("uRR 13", "uRR 13.1", "uRR 13.1.5")
def prepare(g: Regis, combat: Combat) -> Procedure[None]:
    """From the size that kind and ground give to dice of certain categories."""
    yield from organizers(g, combat)
    yield from combat_cards(g, combat, "battlefield", "preparation")
    for side in combat.sides:
        if not side.dice:
            yield from select_units(g, combat, side)
    for side in combat.sides:
        yield from raise_conscript(g, combat, side)
    for side in combat.sides:
        yield from distribute(g, combat, side)
    for side in combat.sides:
        yield from create(g, combat, side)
    for side in combat.sides:
        if side.dice:
            categories = [die.category for die in side.dice]
            units = [f"unit:{_SPECIAL.get(die.kind) or KIND_IDS[die.kind]}" for die in side.dice]
            g.record(DiceTaken(power_ref(g, side.power), categories, units))


# -- units and conscripts ----------------------------------------------------------------------


@cites("uRR 13.1.5", "uRR 13.1.1")
def select_units(g: Regis, combat: Combat, side: Side) -> Procedure[None]:
    """At least one, and no more than the battlefield holds; each takes a die of its quality."""
    pool = list(side.force.each)
    if side.fortress:
        pool.append((g.state.holder[combat.place], FORTRESS_DIE))
        pool.sort(key=lambda unit: -category_of(g, unit[1]))
    if len(pool) <= 1 or seat_for(g, side.power) is None:
        chosen = pool[: combat.size]
    else:
        picks = yield from compose(g, selection(g, combat, side, pool))
        chosen = chosen_of(picks, pool)
    side.dice = [Die(category_of(g, kind), owner, kind) for owner, kind in chosen]


def category_of(g: Regis, kind: Kind) -> int:
    return g.world.book.combat.fortress if kind == FORTRESS_DIE else QUALITY[kind]


def chosen_of(picks: list[Option], pool: list[tuple[Power, Kind]]) -> list[tuple[Power, Kind]]:
    if picks and picks[-1].key == ALL:
        return pool
    return [pick.value for pick in picks if pick.key != DONE]


def selection(
    g: Regis, combat: Combat, side: Side, pool: list[tuple[Power, Kind]]
) -> Callable[[list[Option]], Ask | None]:
    """Unit by unit, or all at once where there is room."""
    power = side.power

    def ask(picks: list[Option]) -> Ask | None:
        if picks and picks[-1].key in (ALL, DONE):
            return None
        left = pool.copy()
        for pick in picks:
            left.remove(pick.value)
        if not left or len(picks) == combat.size:
            return None
        options = [unit_option(g, "fight", *unit) for unit in dict.fromkeys(left)]
        if not picks and len(pool) <= combat.size:
            options.insert(0, Option(ALL, cite="uRR 13.1.5"))
        if picks:
            options.append(Option(DONE, cite="uRR 13.1.5"))
        args: Args = {
            "place": place_ref(g, combat.place),
            "power": power_ref(g, power),
            "n": combat.size - len(picks),
        }
        foresee = foresee_fighters(combat, side, picks, pool)
        seat = seat_of(g, power)
        return Ask(seat, "fighters", options, "uRR 13.1.5", args=args, foresee=foresee)

    return ask


def foresee_fighters(
    combat: Combat, side: Side, picks: list[Option], pool: list[tuple[Power, Kind]]
) -> Foresee:
    """Of all, of those chosen if that is enough, or of one more and the best of the others."""
    number = number_of(combat, side)

    def foresee(view: Regis, key: str) -> Prospect | None:
        chosen = [pick.value for pick in picks]
        if key == ALL:
            chosen = pool
        elif key.startswith("fight."):
            unit = next(one for one in pool if unit_option(view, "fight", *one).key == key)
            chosen = fill(view, [*chosen, unit], pool, combat.size)
        elif key != DONE:
            return None
        dice = [Die(category_of(view, kind), owner, kind) for owner, kind in chosen]

        def take(imagined: Combat) -> None:
            imagined.sides[number].dice = dice

        return prospect_if(view, combat, side.power, take)

    return foresee


def fill(
    g: Regis, chosen: list[tuple[Power, Kind]], pool: list[tuple[Power, Kind]], size: int
) -> list[tuple[Power, Kind]]:
    """With the best of the rest."""
    left = pool.copy()
    for unit in chosen:
        left.remove(unit)
    left.sort(key=lambda unit: -category_of(g, unit[1]))
    return [*chosen, *left[: size - len(chosen)]]


def unit_name(kind: Kind) -> str:
    return "fortress" if kind == FORTRESS_DIE else KIND_IDS[kind]


def unit_option(g: Regis, verb: str, owner: Power, kind: Kind, cite: str = "") -> Option:
    """`verb.<power>.<unit>`; a fortress is a unit here."""
    name = unit_name(kind)
    unit = f"unit:{name}" if kind == FORTRESS_DIE else unit_ref(kind)
    refs = power_ref(g, owner), unit
    return Option(f"{verb}.{g.world.power_ids[owner]}.{name}", (owner, kind), refs, cite=cite)


@cites("uRR 13.1.9")
def raise_conscript(g: Regis, combat: Combat, side: Side) -> Procedure[None]:
    """One die of category 1, where there is room for it; on the main map for 1 unrest."""
    if combat.fixed or not side.may_conscript or len(side.dice) >= combat.size:
        return
    if not side.dice or not is_major(g, side.power):
        return
    cite = "uRR 13.1.9"
    options = [Option("pass", False, cite=cite), Option("conscript", True, cite=cite)]
    answer = yield from choose(
        g,
        side.power,
        "conscript",
        options,
        cite=cite,
        place=combat.place,
        foresee=foresee_change(combat, side, {"pass": as_it_is, "conscript": partial(levy, g)}),
    )
    if answer:
        levy(g, side)
        g.record(ConscriptRaised(power_ref(g, side.power)))
        if is_on_main_map(g, combat.place):
            g.change_unrest(side.power, 1)


def is_on_main_map(g: Regis, place: Place) -> bool:
    """All of the East counts as main map (13.5.7)."""
    world = g.world
    if world.is_area(place):
        return bool(world.main >> place & 1)
    return world.seas[place - world.area_count].canvas == "europe"


# -- categories --------------------------------------------------------------------------------


@cites("uRR 13.1.2")
def distribute(g: Regis, combat: Combat, side: Side) -> Procedure[None]:
    """All that can be applied must be; each raises or lowers one die, as the side likes."""
    while options := shifts(side, side.advantages, side.disadvantages):
        category, by = yield from choose(
            g,
            side.power,
            "distribute",
            options,
            cite="uRR 13.1.2",
            place=combat.place,
            foresee=foresee_change(
                combat, side, {option.key: partial(apply, *option.value) for option in options}
            ),
        )
        apply(category, by, side)
    side.advantages = side.disadvantages = 0


def shifts(side: Side, up: int, down: int) -> list[Option]:
    """Dice by category: those of one category are alike."""
    found = list[Option]()
    for category in sorted({die.category for die in side.dice}):
        args: Args = {"n": category}
        if up and category < MOST:
            found.append(Option(f"raise.{category}", (category, 1), args=args, cite="uRR 13.1.2"))
        if down and category > LEAST:
            found.append(Option(f"lower.{category}", (category, -1), args=args, cite="uRR 13.1.2"))
    return found


def apply(category: int, by: int, side: Side) -> None:
    """An advantage or a disadvantage is used up on a die."""
    shift(side, category, by)
    if by > 0:
        side.advantages -= 1
    else:
        side.disadvantages -= 1


def shift(side: Side, category: int, by: int) -> None:
    next(die for die in side.dice if die.category == category).category += by


@cites("uRR 17.3.2")
def create(g: Regis, combat: Combat, side: Side) -> Procedure[None]:
    """A creative leader raises one die by a category, after all else and before the roll."""
    options = shifts(side, 1, 0)
    if side.ability == "creative" and options:
        category, by = yield from choose(
            g,
            side.power,
            "creative",
            options,
            cite="uRR 17.3.2",
            place=combat.place,
            foresee=foresee_change(
                combat, side, {option.key: partial(shaped, *option.value) for option in options}
            ),
        )
        shaped(category, by, side)


def shaped(category: int, by: int, side: Side) -> None:
    shift(side, category, by)
    side.is_created = True


# -- what a choice promises --------------------------------------------------------------------


def foresee_change(
    combat: Combat, side: Side, changes: Mapping[str, Callable[[Side], None]]
) -> Foresee:
    """The chances of the combat after each option, by what it does to the side that chooses."""
    number = number_of(combat, side)

    def foresee(view: Regis, key: str) -> Prospect | None:
        change = changes.get(key)
        if change is None:
            return None
        return prospect_if(view, combat, side.power, lambda other: change(other.sides[number]))

    return foresee


def as_it_is(side: Side) -> None:
    """Nothing changes."""


def levy(g: Regis, side: Side) -> None:
    side.dice.append(Die(g.world.book.combat.conscripts, side.power, CONSCRIPT))


# -- the roll ----------------------------------------------------------------------------------


def throw(g: Regis, side: Side, faces: Sequence[int]) -> None:
    """The dice of a side, transformed by their categories."""
    dice = zip(side.dice, faces, strict=True)
    side.results = [transformed(die.category, face) for die, face in dice]
    count(g, side)


@cites("uRR 13.1.6")
def resolve(g: Regis, combat: Combat) -> Procedure[Result]:
    """Roll, transform, add what leaders and cards add, and compare."""
    throw(g, combat.attacker, g.dice(len(combat.attacker.dice), "combat-attacker"))
    throw(g, combat.defender, g.dice(len(combat.defender.dice), "combat-defender"))
    for side in combat.sides:
        if has_gift(combat, side):
            before = side.results[:]
            yield from add_to_die(g, combat, side, 1, may_pass=True)
            if side.results != before:
                count(g, side)
    before = combat.attacker.results + combat.defender.results
    yield from combat_cards(g, combat, "after_roll")
    if combat.attacker.results + combat.defender.results != before:
        for side in combat.sides:
            count(g, side)
    result = judge(g.world.book, combat.attacker.results, combat.defender.results)
    announce(g, combat, result)
    yield from combat_cards(g, combat, "pursuit")
    return result


def count(g: Regis, side: Side) -> None:
    if side.dice:
        total = score(g.world.book.combat_table, side.results)
        g.record(DiceCounted(power_ref(g, side.power), side.results[:], *total))


def announce(g: Regis, combat: Combat, result: Result) -> None:
    where = place_ref(g, combat.place)
    if result.winner < 0:
        g.record(CombatDrawn(where))
    else:
        g.record(CombatWon(where, power_ref(g, combat.sides[result.winner].power)))


@cites("uRR 13.2.6", "uRR 13.3.8", "uRR 21.3.5")
def take_morale(g: Regis, combat: Combat, result: Result) -> None:
    """The loser of a land or naval combat gives up a point if he threw enough dice."""
    if result.winner < 0:
        return
    winner, loser = combat.sides[result.winner], combat.sides[1 - result.winner]
    if NOBODY in (winner.power, loser.power) or len(loser.dice) < g.world.book.combat.morale_dice:
        return
    if is_major(g, winner.power) and is_major(g, loser.power):
        g.take_morale(winner.power, loser.power)
