"""Power cards and minor cards, objectives, VP and unrest, units and leaders."""

from collections import Counter
from collections.abc import Iterator

from tercio.games.ultima_ratio_regis.display.board_notes import sign
from tercio.games.ultima_ratio_regis.model.names import (
    KIND_IDS,
    KINDS,
    NO_PLAYER,
    NOBODY,
    S2,
    S3,
    T2,
    T3,
    TYPE,
    Kind,
    Place,
    Power,
)
from tercio.games.ultima_ratio_regis.model.numbered import by_player, places_in, powers_in
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import (
    is_in_play,
    major_of,
    majors_in_play,
    minors_of,
    morale_left,
    player_of,
    points_of,
    religion_of,
    side_of,
)
from tercio.games.ultima_ratio_regis.model.refs import leader_ref, place_ref, power_ref, seat_ref
from tercio.games.ultima_ratio_regis.model.state import Leader
from tercio.games.ultima_ratio_regis.model.unit_questions import available_units, stacks_of
from tercio.games.ultima_ratio_regis.rules.economy.commerce import monopolies
from tercio.games.ultima_ratio_regis.rules.economy.unrest_and_income import income, upkeep
from tercio.games.ultima_ratio_regis.rules.end_of_turn.victory_points import (
    OBJECTIVES,
    aim_vp,
    presence_vp,
)
from tercio.kernel.display.parts import grid
from tercio.kernel.display.scene import Grid, Marker, Track
from tercio.kernel.messages import Words

LEAST_BOXES = 10
TYPES = (T2, T3, S2, S3)


def power_name(g: Regis, words: Words, power: Power) -> str:
    return words.name(power_ref(g, power)) if power != NOBODY else ""


def player_name(g: Regis, words: Words, power: Power) -> str:
    player = player_of(g, power)
    return words.name(seat_ref(g, player)) if player != NO_PLAYER else ""


def theaters(g: Regis, words: Words, power: Power) -> str:
    mask = g.realm.interest[power]
    return words.listed(words.name(f"theater:{g.world.theaters[n].id}") for n in places_in(mask))


def power_cards(g: Regis, words: Words) -> Grid:
    columns = (
        "power",
        "player",
        "actions",
        "vitality",
        "unrest",
        "limit",
        "morale",
        "income",
        "upkeep",
        "areas",
    )
    rows = [
        (
            power_name(g, words, power),
            player_name(g, words, power),
            _actions(g, power),
            str(g.world.vitality[power]) + sign(g.world.powers[power], "vitality"),
            str(g.realm.unrest[power]),
            str(2 * g.world.vitality[power]),
            str(morale_left(g, power)),
            str(income(g, power)) + sign(g.world.powers[power], "income"),
            str(upkeep(g, power)),
            words.say("areas-held", _areas(g, power)),
        )
        for power in majors_in_play(g)
    ]
    return grid("powers", words, columns, rows)


def faith(g: Regis, words: Words, power: Power) -> str:
    """With a sign where no source attests it."""
    told = words.name(f"religion:{religion_of(g, power)}")
    return told + sign(g.world.powers[power], "religion")


def realms(g: Regis, words: Words) -> Grid:
    """Faith, minor allies, and the theaters of each power."""
    rows = [
        (
            power_name(g, words, power),
            faith(g, words, power),
            words.listed(power_name(g, words, minor) for minor in minors_of(g, power)),
            theaters(g, words, power),
        )
        for power in majors_in_play(g)
    ]
    return grid("realms", words, ("power", "religion", "minors", "interests"), rows)


def _actions(g: Regis, power: Power) -> str:
    """That a power of the active player can take now: its own, and those of cards (8.2.2)."""
    active = g.state.impulse.stage and player_of(g, power) == g.state.active
    return str(points_of(g, power)) if active else ""


def _areas(g: Regis, power: Power) -> dict[str, int]:
    owned, held = g.state.owned[power], g.state.held[power]
    return {"held": held.bit_count(), "owned": owned.bit_count()}


def _kept_out(g: Regis, words: Words, minor: Power) -> str:
    """Of which wars of its ally a minor is kept out (20.5)."""
    enemies = powers_in(g.realm.kept_out.get(minor, 0))
    names = [power_ref(g, enemy) for enemy in enemies]
    return words.say("minor-kept-out", {"enemies": names}) if names else ""


def minor_cards(g: Regis, words: Words) -> Grid:
    columns = ("minor", "kind", "ally", "areas", "religion", "units", "state")
    rows = [
        (
            power_name(g, words, minor),
            words.say(f"kind-{g.world.powers[minor].kind}"),
            power_name(g, words, major_of(g, minor)),
            words.say("areas-held", _areas(g, minor)),
            faith(g, words, minor),
            units_of(g, words, minor),
            _kept_out(g, words, minor),
        )
        for minor in g.world.minors
        if is_in_play(g, minor)
    ]
    return grid("minors", words, columns, rows)


def units_of(g: Regis, words: Words, power: Power) -> str:
    counts = Counter[int]()
    for _, kind, count in stacks_of(g, power):
        counts[kind] += count
    return words.listed(
        words.say(f"counted-{KIND_IDS[kind]}", {"count": n}) for kind, n in sorted(counts.items())
    )


# -- victory ---------------------------------------------------------------------------------------


def objectives(g: Regis, words: Words) -> Grid:
    """What each power would score if the turn ended now."""
    return grid("objectives", words, ("power", "objective", "vp", "now"), _objectives(g, words))


def _objectives(g: Regis, words: Words) -> Iterator[tuple[str, ...]]:
    for power in majors_in_play(g):
        name, cards = power_name(g, words, power), {g.world.power_ids[p] for p in side_of(g, power)}
        for row in g.world.objectives.values():
            if row.power in cards:
                now = row.vp * OBJECTIVES[row.kind](g, power, row)
                yield name, words.text("objective", row) + sign(row), str(row.vp), str(now)
        for label, vp in (
            ("objective-presence", presence_vp(g, power)),
            ("objective-monopoly", monopolies(g, power)),
            ("objective-event", aim_vp(g, power)),
        ):
            if vp:
                yield name, words.say(label), "1", str(vp)


def special_rules(g: Regis, words: Words) -> Grid:
    """What else stands on the cards of powers in play, in this turn."""
    world, turn = g.world, g.state.turn
    rows = [
        (power_name(g, words, world.power[row.power]), words.text("special", row) + sign(row))
        for row in world.specials.values()
        if is_in_play(g, world.power[row.power]) and row.turns[0] <= turn <= row.turns[1]
    ]
    return grid("specials", words, ("power", "rule"), rows)


def victory_track(g: Regis, words: Words) -> Track:
    vp = g.state.vp
    boxes = range(min(0, *vp), max(LEAST_BOXES, *vp) + 1)
    markers = tuple(
        Marker(boxes.index(points), words.name(seat_ref(g, player)), g.seats[player])
        for player, points in by_player(vp)
    )
    return Track("victory", words.say("panel-victory"), tuple(map(str, boxes)), markers)


def unrest_track(g: Regis, words: Words) -> Track:
    unrest, powers = g.realm.unrest, majors_in_play(g)
    last = max([LEAST_BOXES, *(unrest[power] for power in powers)])
    markers = tuple(
        Marker(unrest[power], power_name(g, words, power), g.world.power_ids[power])
        for power in powers
    )
    boxes = tuple(map(str, range(last + 1)))
    return Track("unrest", words.say("panel-unrest"), boxes, markers)


# -- units and leaders -----------------------------------------------------------------------------


def forces(g: Regis, words: Words) -> Grid:
    """By type of counter: on the map, still to build, and out until the turn ends."""
    columns = ("power", "type-T2", "type-T3", "type-S2", "type-S3")
    rows = [
        (power_name(g, words, power), *(_counters(g, words, power, type) for type in TYPES))
        for power in powers_in(g.realm.in_play)
    ]
    return grid("forces", words, columns, rows)


def _counters(g: Regis, words: Words, power: Power, type: Kind) -> str:
    s = g.state
    there = sum(n for key, n in s.units[power].items() if TYPE[key % KINDS] == type)
    lost = sum(n for kind, n in s.eliminated[power].items() if TYPE[kind] == type)
    left = available_units(g, power, type)
    args = {"there": there, "left": left, "lost": lost}
    if not (there or left or lost):
        return ""
    return words.say("counters", args) + sign(g.world.powers[power], "pool")


def leaders(g: Regis, words: Words) -> Grid:
    columns = ("power", "leader", "ability", "place", "with")
    rows = [
        (
            power_name(g, words, leader.power),
            _who(g, words, leader),
            _ability(g, words, leader),
            words.name(place_ref(g, leader.place)),
            words.say(f"leader-on-{leader.on}"),
        )
        for leader in sorted(g.state.leaders, key=_by_power)
    ]
    return grid("leaders", words, columns, rows)


def _by_power(leader: Leader) -> tuple[Power, Place]:
    return leader.power, leader.place


def _ability(g: Regis, words: Words, leader: Leader) -> str:
    if not leader.extraordinary:
        return ""
    row = g.world.historical_leaders.get(leader.id) if leader.id else None
    return words.name(f"ability:{leader.ability}") + (sign(row, "ability") if row else "")


def _who(g: Regis, words: Words, leader: Leader) -> str:
    if leader.id:
        return words.name(leader_ref(g, leader))
    return words.say("leader-extraordinary" if leader.extraordinary else "leader-ordinary")
