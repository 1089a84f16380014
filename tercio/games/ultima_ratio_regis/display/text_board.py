"""The board as text: players, powers, wars, troubles, trade, forces, the hand."""

from collections.abc import Iterable, Iterator
from textwrap import wrap
from typing import Final

from tercio.games.ultima_ratio_regis.cards.words import card_text
from tercio.games.ultima_ratio_regis.display.board_notes import LEGEND, MARK, mark
from tercio.games.ultima_ratio_regis.model.names import (
    FORTRESS_BEGUN,
    KIND_IDS,
    NO_PLAYER,
    NOBODY,
    OTHER_FACE,
    QUALITY,
    Place,
    Power,
)
from tercio.games.ultima_ratio_regis.model.numbered import by_place, places_in, powers_in
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import (
    is_in_play,
    major_of,
    majors_in_play,
    minors_of,
    morale_left,
    powers_of,
)
from tercio.games.ultima_ratio_regis.model.realm_state import War
from tercio.games.ultima_ratio_regis.model.state import Leader
from tercio.games.ultima_ratio_regis.model.unit_questions import leaders_at, leaders_of, stacks_of
from tercio.games.ultima_ratio_regis.model.war_questions import (
    are_allied,
    has_casus_belli,
    in_forced_peace,
)
from tercio.kernel.ask import Seat
from tercio.kernel.display.parts import INDENT, WIDTH, columns, paragraph
from tercio.kernel.messages import Words

Kinds = dict[str, int]
PHASES: Final = {
    "bids": "bids for the game order",
    "groups": "choice of powers",
    "first_player": "choice of who begins",
    "solo": "impulses",
}
PRIORITY: Final = {"none": "", "always": ", priority", "at4": ", priority with 4 cards or fewer"}
NAMES: Final = {"T2": "troop", "T2V": "veteran", "T3": "troop", "T3V": "veteran"}
PRINTED: Final = {
    id: QUALITY[kind] or QUALITY[OTHER_FACE[kind]] for kind, id in enumerate(KIND_IDS)
}
"""The quality on a counter; of a damaged squadron, that which it has when it is repaired."""


def show(g: Regis, seat: Seat | None, words: Words) -> str:
    parts = [
        [_headline(g, words)],
        list(_players(g)),
        list(_powers(g)),
        [*_wars(g), *_minors(g), *_troubles(g)],
        [*_trade(g), *_events(g)],
        list(_forces(g)),
        list(_hand(g, seat, words)),
    ]
    told = "\n\n".join("\n".join(part) for part in parts if part)
    return "\n\n".join([told, *(["\n".join(wrap(LEGEND, WIDTH))] if MARK in told else [])])


def _power(g: Regis, power: Power) -> str:
    return g.world.powers[power].name if power != NOBODY else "nobody"


def _place(g: Regis, place: Place) -> str:
    """With a sign where the name itself is reconstructed."""
    world = g.world
    if world.is_area(place):
        row = world.areas[place]
        return row.name + mark(row)
    name = world.place_names[world.location_ids[place]]
    return f"{name} (dispersed)" if world.is_box(place) else name


def _headline(g: Regis, words: Words) -> str:
    s = g.state
    years = g.world.turns[str(s.turn)].years
    line = f"{g.scenario.name}. Turn {s.turn} of {g.scenario.last_turn} ({years}), "
    line += PHASES.get(s.phase, s.phase.replace("_", " "))
    if s.phase == "impulses" and s.active != NO_PLAYER:
        line += f"; impulse of {g.seats[s.active]}"
    return line + "." + _auction(g, words)


def _auction(g: Regis, words: Words) -> str:
    impulse = g.state.impulse
    if not impulse.lot:
        return ""
    bid = f"{_power(g, impulse.bidder)} bids {impulse.bid}" if impulse.bid else "no bid yet"
    return f" Auction of {words.name(impulse.lot)}: {bid}."


# -- players and powers ----------------------------------------------------------------------------


def _players(g: Regis) -> Iterator[str]:
    s = g.state
    rows = [("Player", "VP", "Cards", "Powers")]
    for player in s.game_order:
        seat = g.seats[player]
        powers = ", ".join(_power(g, power) for power in powers_of(g, player))
        rows.append((seat, str(s.vp[player]), str(len(s.cards.hands[seat])), powers))
    return columns(rows, (1, 2))


HEADS: Final = ("Power", "Unrest", "Vitality", "Morale", "Areas", "Merchants")


def _powers(g: Regis) -> Iterator[str]:
    return columns([HEADS, *(_power_row(g, power) for power in majors_in_play(g))], range(1, 6))


def _power_row(g: Regis, power: Power) -> tuple[str, ...]:
    return (
        _power(g, power),
        str(g.realm.unrest[power]),
        str(g.world.vitality[power]),
        str(morale_left(g, power)),
        str(g.state.held[power].bit_count()),
        str(sum(row.get(power, 0) for row in g.realm.merchants)),
    )


def _wars(g: Regis) -> Iterator[str]:
    yield from paragraph("At war", [_war(g, war) for war in g.realm.wars], "; ")
    majors = majors_in_play(g)
    pairs = [(a, b) for a in majors for b in majors if a != b]
    allied = [
        f"{_power(g, a)} and {_power(g, b)}" for a, b in pairs if a < b and are_allied(g, a, b)
    ]
    yield from paragraph("Allied", allied)
    claims = [f"{_power(g, a)} v {_power(g, b)}" for a, b in pairs if has_casus_belli(g, a, b)]
    yield from paragraph("Casus belli", claims)
    bound = [
        f"{_power(g, a)} and {_power(g, b)}" for a, b in pairs if a < b and in_forced_peace(g, a, b)
    ]
    yield from paragraph("Forced peace", bound)


def _war(g: Regis, war: War) -> str:
    told = f"{_power(g, war.a)} v {_power(g, war.b)}"
    if war.a in g.world.majors and war.b in g.world.majors:
        morale = g.realm.morale
        told += f" (morale taken {morale[war.a][war.b]}:{morale[war.b][war.a]}, {war.vp} VP)"
    return told


def _minors(g: Regis) -> Iterator[str]:
    for power in majors_in_play(g):
        allies = [_power(g, minor) for minor in minors_of(g, power)]
        yield from paragraph(f"Minor allies of {_power(g, power)}", allies)
    free = [m for m in g.world.minors if is_in_play(g, m) and major_of(g, m) == NOBODY]
    yield from paragraph("Neutral minor powers", [_power(g, minor) for minor in free])


def _troubles(g: Regis) -> Iterator[str]:
    s = g.state
    sieges = [f"{_place(g, area)} (by {_power(g, one.power)})" for area, one in s.sieges.items()]
    yield from paragraph("Under siege", sieges)
    yield from paragraph("Revolts", _levels(g, s.rebels))
    yield from paragraph("Independent", _levels(g, s.free))
    yield from paragraph("Razed ports", [_place(g, area) for area in places_in(s.razed)])


def _levels(g: Regis, levels: Iterable[int]) -> Iterator[str]:
    for area, level in by_place(levels):
        if level:
            yield f"{_place(g, area)} {level}"


# -- trade and events ------------------------------------------------------------------------------


def _trade(g: Regis) -> Iterator[str]:
    told = []
    for center, row in enumerate(g.world.centers):
        capacity, merchants = g.realm.capacity[center], g.realm.merchants[center]
        waiting = g.realm.prepared[center]
        if capacity or merchants or waiting:
            held = [f"{_power(g, power)} {n}" for power, n in sorted(merchants.items()) if n]
            held += [f"{_power(g, power)} +{n}" for power, n in sorted(waiting.items()) if n]
            told.append(f"{row.name} {capacity}" + (f" ({', '.join(held)})" if held else ""))
    yield from paragraph("Trade centers", told, "; ")


def _events(g: Regis) -> Iterator[str]:
    cards = [g.world.cards[id] for id in g.realm.lasting]
    yield from paragraph("In force", [row.name + mark(row) for row in cards])
    won = [f"{_power(g, power)} {tech}" for tech, power in g.realm.techs.items()]
    yield from paragraph("Technology", won)


# -- forces and the hand ---------------------------------------------------------------------------


def _forces(g: Regis) -> Iterator[str]:
    """Place by place; fortresses where they stand, and leaders, also those of others' troops."""
    works = _fortresses(g)
    for power in powers_in(g.realm.in_play):
        stacks: dict[Place, Kinds] = {}
        for place, kind, count in stacks_of(g, power):
            stacks.setdefault(place, {})[KIND_IDS[kind]] = count
        for leader in leaders_of(g, power):
            stacks.setdefault(leader.place, {})
        told = [f"{_place(g, at)} {_stack(g, power, at, kinds)}" for at, kinds in stacks.items()]
        yield from paragraph(_power(g, power), told, "; ")
        title = INDENT + "fortresses" if told else f"{_power(g, power)}, fortresses"
        yield from paragraph(title, works.get(power, []))


def _stack(g: Regis, power: Power, place: Place, kinds: Kinds) -> str:
    units = [counted(count, kind) for kind, count in kinds.items()]
    return ", ".join([*units, *(_leader(g, one) for one in leaders_at(g, power, place))])


def _leader(g: Regis, leader: Leader) -> str:
    """By his name, or as what he serves; an ordinary one has no use of his ability."""
    ability = f"{leader.ability} leader" if leader.extraordinary else "leader"
    return g.world.historical_leaders[leader.id].name if leader.id else ability


def counted(count: int, kind: str) -> str:
    """`2 veterans (3)`: how many, and their quality."""
    name = NAMES.get(kind, "squadron")
    damaged = "damaged " if kind.endswith("D") else ""
    return f"{count} {damaged}{name}{'s' if count > 1 else ''} ({PRINTED[kind]})"


def _fortresses(g: Regis) -> dict[Power, list[str]]:
    found: dict[Power, list[str]] = {}
    for area, works in by_place(g.state.fortress):
        if works:
            begun = " (begun)" if works == FORTRESS_BEGUN else ""
            found.setdefault(g.state.holder[area], []).append(_place(g, area) + begun)
    return found


def _hand(g: Regis, seat: Seat | None, words: Words) -> Iterator[str]:
    """What each card does is told from its ops, so that it is true of a pack's cards too."""
    if seat is None or not g.state.cards.hands.get(seat):
        return
    yield "Your hand:"
    for card in g.state.cards.hands[seat]:
        row = g.world.cards[card]
        title = f"{row.name}{mark(row)} ({row.points}{PRIORITY[row.priority]})"
        yield from wrap(
            f"{title}: {card_text(words, row)}",
            WIDTH,
            initial_indent=INDENT,
            subsequent_indent=INDENT + INDENT,
            break_on_hyphens=False,
        )
