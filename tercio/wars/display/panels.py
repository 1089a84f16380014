"""Displays beside the map that both games have, and the parts that panels are made of."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence

from tercio.kernel.display.parts import grid
from tercio.kernel.display.scene import Grid, Marker, Track
from tercio.kernel.messages import Words
from tercio.wars.model.force_pools import strength_in_use
from tercio.wars.model.names import AVAILABLE, NEXT_TURN, Location, Mask, Power, captive_of
from tercio.wars.model.numbered import by_leader, by_ship, places_in
from tercio.wars.model.power_questions import is_allied, is_at_war
from tercio.wars.model.refs import card_ref, leader_ref, place_ref, power_ref
from tercio.wars.model.war import AnyWar

Points = Callable[[Power], int]
Kinds = tuple[str, str]
"""What a counter of a ship shows in front and behind."""


def power_name(g: AnyWar, words: Words, power: Power) -> str:
    return words.name(power_ref(g, power))


def place_names(g: AnyWar, words: Words, mask: Mask) -> str:
    return words.listed(words.name(place_ref(g, place)) for place in places_in(mask))


def captives(g: AnyWar, words: Words, power: Power) -> str:
    """Leaders of others whom a power holds."""
    return words.listed(
        words.name(leader_ref(g, leader))
        for leader, place in by_leader(g.state.leader_at)
        if place == captive_of(power)
    )


def diplomatic_status(g: AnyWar, words: Words) -> Grid:
    """Who is at war or allied with whom."""
    majors = g.world.majors
    others = (*majors, *g.world.minors)
    rows = [
        (power_name(g, words, power), *(status(g, words, power, other) for other in others))
        for power in majors
    ]
    columns = ("", *(power_name(g, words, other) for other in others))
    return Grid("diplomacy", words.say("panel-diplomacy"), columns, tuple(rows))


def status(g: AnyWar, words: Words, power: Power, other: Power) -> str:
    if is_at_war(g, power, other):
        return words.say("status-war")
    return words.say("status-allied") if other != power and is_allied(g, power, other) else ""


def victory_track(
    g: AnyWar, words: Words, powers: Sequence[Power], points: Points, *, to_win: int
) -> Track:
    """Where everybody stands on the way to the points that win."""
    scores = {power: points(power) for power in powers}
    last = max(to_win, *scores.values())
    markers = tuple(
        Marker(max(0, vp), power_name(g, words, power), g.world.power_rows[power].id)
        for power, vp in scores.items()
    )
    boxes = tuple(str(n) for n in range(last + 1))
    return Track("victory", words.say("panel-victory"), boxes, markers)


def victory_points(g: AnyWar, words: Words, powers: Sequence[Power], *kinds: Points) -> Grid:
    """Base, special and bonus VP, their total, and the totals of the turns before."""
    history = g.state.vp_history
    columns = ("power", "vp-base", "vp-special", "vp-bonus", "vp-total")
    heads = [words.say("column-" + column) for column in columns]
    heads += [words.say("column-turn", {"turn": n + 1}) for n in range(len(history))]
    rows = []
    for power in powers:
        numbers = [kind(power) for kind in kinds]
        numbers += [totals[power] for totals in history]
        rows.append((power_name(g, words, power), *map(str, numbers)))
    return Grid("vp", words.say("panel-vp"), tuple(heads), tuple(rows))


def vp_sources(
    g: AnyWar, words: Words, powers: Sequence[Power], sources: Callable[[Power], dict[str, int]]
) -> Grid:
    """What everybody's VP were won for."""
    rows = [
        (
            power_name(g, words, power),
            words.listed(
                words.say("vp-source", {"vp": vp, "reason": reason})
                for reason, vp in sources(power).items()
                if vp
            ),
        )
        for power in powers
    ]
    return grid("vp-sources", words, ("power", "vp-sources"), rows)


def foreign_wars(g: AnyWar, words: Words) -> Iterator[str]:
    for war in g.state.foreign_wars:
        args = {"power": power_ref(g, war.power), "card": card_ref(g, war.card)}
        count = {"units": war.regulars + war.second, "enemies": war.enemies}
        yield words.say("foreign-war", {**args, **count})


def force_pools(g: AnyWar, words: Words) -> Grid:
    """What everybody has left to build: land strength in use, and ships by where they are."""
    columns = ("power", "land-strength", "ships-left", "ships-later")
    ships = _unbuilt(g)
    rows = [
        (
            power_name(g, words, power),
            words.say("pool-land", {"used": strength_in_use(g, power), "all": pool.max_strength}),
            _ships(words, ships[power, AVAILABLE]),
            _ships(words, ships[power, NEXT_TURN]),
        )
        for power, pool in sorted(g.world.pools.items())
    ]
    return grid("pools", words, columns, rows)


def _unbuilt(g: AnyWar) -> defaultdict[tuple[Power, Location], Counter[Kinds]]:
    """How many ships of each kind are nowhere, by whose they are and when they can be built."""
    found: defaultdict[tuple[Power, Location], Counter[Kinds]] = defaultdict(Counter)
    for ship, place in by_ship(g.state.ship_at):
        if place in (AVAILABLE, NEXT_TURN):
            found[g.world.ship_owner[ship], place][g.world.ship_kinds[ship]] += 1
    return found


def _ships(words: Words, kinds: Counter[Kinds]) -> str:
    """Counters have a kind of ship on each side: those that are nowhere are both."""
    return words.listed(
        words.say("pool-ships", {"count": count, "kind": _sides(words, front, back)})
        for (front, back), count in kinds.items()
    )


def _sides(words: Words, front: str, back: str) -> str:
    return "/".join(dict.fromkeys(words.name(f"unit_type:{kind}") for kind in (front, back)))


def turn_track(g: AnyWar, words: Words, last: int) -> Track:
    turns = tuple(str(n) for n in range(1, last + 1))
    marker = Marker(g.state.turn - 1, words.say("marker-turn"))
    return Track("turns", words.say("panel-turns"), turns, (marker,))
