"""The board as text: players, powers, wars, troubles, trade, forces, the hand."""

from collections.abc import Iterable, Iterator
from typing import Final

from tercio.games.ultima_ratio_regis.cards.words import card_text
from tercio.games.ultima_ratio_regis.display.board_notes import MARK, mark
from tercio.games.ultima_ratio_regis.model.names import (
    FORTRESS_BEGUN,
    KIND_IDS,
    NO_PLAYER,
    NOBODY,
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
from tercio.games.ultima_ratio_regis.model.refs import place_ref, power_ref
from tercio.games.ultima_ratio_regis.model.state import Leader
from tercio.games.ultima_ratio_regis.model.unit_questions import leaders_at, leaders_of, stacks_of
from tercio.games.ultima_ratio_regis.model.war_questions import (
    are_allied,
    has_casus_belli,
    in_forced_peace,
)
from tercio.kernel.ask import Args, Phrase, Seat
from tercio.kernel.display.cells import wrapped
from tercio.kernel.display.parts import INDENT, columns, paragraph
from tercio.kernel.messages import Text, Words

Kinds = dict[str, int]
PLAYERS: Final = ("player", "vp", "cards", "powers")
HEADS: Final = ("power", "unrest", "vitality", "morale", "areas", "merchants")


def show(g: Regis, seat: Seat | None, words: Words) -> str:
    parts = [
        [_headline(g, words)],
        list(_players(g, words)),
        list(_powers(g, words)),
        [*_wars(g, words), *_minors(g, words), *_troubles(g, words)],
        [*_trade(g, words), *_events(g, words)],
        list(_forces(g, words)),
        list(_hand(g, seat, words)),
    ]
    told = "\n\n".join("\n".join(part) for part in parts if part)
    legend = ["\n".join(wrapped(words.say("legend", {"mark": MARK})))] if MARK in told else []
    return "\n\n".join([told, *legend])


def _told(words: Words, title: str, items: Iterable[str], mark: str = "comma") -> Iterator[str]:
    listed = words.listed_apart if mark == "semicolon" else words.listed
    return paragraph(words, words.say(title), listed(items))


def _power(g: Regis, words: Words, power: Power) -> str:
    return words.name(power_ref(g, power)) if power != NOBODY else words.name("power:nobody")


def _place(g: Regis, words: Words, place: Place) -> str:
    """With a sign where the name itself is reconstructed."""
    world = g.world
    name = words.name(place_ref(g, place))
    if world.is_area(place):
        return name + mark(world.areas[place])
    return words.say("terminal-dispersed", {"box": Text(name)}) if world.is_box(place) else name


def _with_note(words: Words, what: str, note: str) -> str:
    return words.say("terminal-with-note", {"what": Text(what), "note": Text(note)})


def _counted(words: Words, what: str, count: int) -> str:
    return words.say("terminal-counted", {"what": Text(what), "count": count})


def _headline(g: Regis, words: Words) -> str:
    s = g.state
    acts = s.phase == "impulses" and s.active != NO_PLAYER
    line = words.say(
        "terminal-headline",
        {
            "scenario": f"scenario:{g.scenario.id}",
            "turn": s.turn,
            "last": g.scenario.last_turn,
            "years": g.world.turns[str(s.turn)].years,
            "phase": Phrase(f"terminal-phase-{s.phase}"),
            "seat": g.seats[s.active] if acts else "none",
        },
    )
    return words.together((line, _auction(g, words)))


def _auction(g: Regis, words: Words) -> str:
    impulse = g.state.impulse
    if not impulse.lot:
        return ""
    bidder = power_ref(g, impulse.bidder) if impulse.bid else "none"
    args: Args = {"lot": impulse.lot, "bidder": bidder, "bid": impulse.bid}
    return words.say("terminal-auction", args)


# -- players and powers ----------------------------------------------------------------------------


def _players(g: Regis, words: Words) -> Iterator[str]:
    s = g.state
    rows = [tuple(words.say(f"terminal-{head}") for head in PLAYERS)]
    for player in s.game_order:
        seat = g.seats[player]
        powers = words.listed(_power(g, words, power) for power in powers_of(g, player))
        cards = str(len(s.cards.hands[seat]))
        rows.append((words.name(f"seat:{seat}"), str(s.vp[player]), cards, powers))
    return columns(rows, (1, 2))


def _powers(g: Regis, words: Words) -> Iterator[str]:
    heads = tuple(words.say(f"terminal-{head}") for head in HEADS)
    rows = (_power_row(g, words, power) for power in majors_in_play(g))
    return columns([heads, *rows], range(1, 6))


def _power_row(g: Regis, words: Words, power: Power) -> tuple[str, ...]:
    return (
        _power(g, words, power),
        str(g.realm.unrest[power]),
        str(g.world.vitality[power]),
        str(morale_left(g, power)),
        str(g.state.held[power].bit_count()),
        str(sum(row.get(power, 0) for row in g.realm.merchants)),
    )


def _wars(g: Regis, words: Words) -> Iterator[str]:
    wars = [_war(g, words, war) for war in g.realm.wars]
    yield from _told(words, "terminal-at-war", wars, "semicolon")
    majors = majors_in_play(g)
    pairs = [(a, b) for a in majors for b in majors if a != b]
    once = [(a, b) for a, b in pairs if a < b]
    allied = [_pair(g, words, "and", pair) for pair in once if are_allied(g, *pair)]
    yield from _told(words, "terminal-allied", allied)
    claims = [_pair(g, words, "against", pair) for pair in pairs if has_casus_belli(g, *pair)]
    yield from _told(words, "terminal-casus-belli", claims)
    bound = [_pair(g, words, "and", pair) for pair in once if in_forced_peace(g, *pair)]
    yield from _told(words, "terminal-forced-peace", bound)


def _pair(g: Regis, words: Words, message: str, pair: tuple[Power, Power]) -> str:
    one, other = (power_ref(g, power) for power in pair)
    return words.say(f"terminal-{message}", {"one": one, "other": other})


def _war(g: Regis, words: Words, war: War) -> str:
    told = _pair(g, words, "against", (war.a, war.b))
    if war.a not in g.world.majors or war.b not in g.world.majors:
        return told
    taken, lost = g.realm.morale[war.a][war.b], g.realm.morale[war.b][war.a]
    args: Args = {"war": Text(told), "taken": taken, "lost": lost, "vp": war.vp}
    return words.say("terminal-war", args)


def _minors(g: Regis, words: Words) -> Iterator[str]:
    for power in majors_in_play(g):
        allies = [_power(g, words, minor) for minor in minors_of(g, power)]
        title = words.say("terminal-minor-allies", {"power": power_ref(g, power)})
        yield from paragraph(words, title, words.listed(allies))
    free = [m for m in g.world.minors if is_in_play(g, m) and major_of(g, m) == NOBODY]
    yield from _told(words, "terminal-neutral", [_power(g, words, minor) for minor in free])


def _troubles(g: Regis, words: Words) -> Iterator[str]:
    s = g.state
    sieges = [
        words.say(
            "terminal-siege",
            {"place": Text(_place(g, words, area)), "power": power_ref(g, one.power)},
        )
        for area, one in s.sieges.items()
    ]
    yield from _told(words, "terminal-sieges", sieges)
    yield from _told(words, "terminal-revolts", _levels(g, words, s.rebels))
    yield from _told(words, "terminal-independent", _levels(g, words, s.free))
    razed = [_place(g, words, area) for area in places_in(s.razed)]
    yield from _told(words, "terminal-razed", razed)


def _levels(g: Regis, words: Words, levels: Iterable[int]) -> Iterator[str]:
    for area, level in by_place(levels):
        if level:
            yield _counted(words, _place(g, words, area), level)


# -- trade and events ------------------------------------------------------------------------------


def _trade(g: Regis, words: Words) -> Iterator[str]:
    told = []
    for center, row in enumerate(g.world.centers):
        capacity, merchants = g.realm.capacity[center], g.realm.merchants[center]
        waiting = g.realm.prepared[center]
        if capacity or merchants or waiting:
            held = [
                _counted(words, _power(g, words, power), n)
                for power, n in sorted(merchants.items())
                if n
            ]
            held += [
                words.say("terminal-prepared", {"power": power_ref(g, power), "count": n})
                for power, n in sorted(waiting.items())
                if n
            ]
            line = _counted(words, words.name(f"center:{row.id}"), capacity)
            told.append(_with_note(words, line, words.listed(held)) if held else line)
    yield from _told(words, "terminal-centers", told, "semicolon")


def _events(g: Regis, words: Words) -> Iterator[str]:
    cards = [g.world.cards[id] for id in g.realm.lasting]
    in_force = [words.name(f"card:{row.id}") + mark(row) for row in cards]
    yield from _told(words, "terminal-in-force", in_force)
    won = [
        words.say(f"terminal-tech-{tech}", {"power": power_ref(g, power)})
        for tech, power in g.realm.techs.items()
    ]
    yield from _told(words, "terminal-technology", won)


# -- forces and the hand ---------------------------------------------------------------------------


def _forces(g: Regis, words: Words) -> Iterator[str]:
    """Place by place; fortresses where they stand, and leaders, also those of others' troops."""
    works = _fortresses(g, words)
    for power in powers_in(g.realm.in_play):
        stacks: dict[Place, Kinds] = {}
        for place, kind, count in stacks_of(g, power):
            stacks.setdefault(place, {})[KIND_IDS[kind]] = count
        for leader in leaders_of(g, power):
            stacks.setdefault(leader.place, {})
        told = [_stack(g, words, power, at, kinds=kinds) for at, kinds in stacks.items()]
        yield from paragraph(words, _power(g, words, power), words.listed_apart(told))
        named = {"power": power_ref(g, power)}
        title = words.say("terminal-fortresses" if told else "terminal-fortresses-of", named)
        standing = words.listed(works.get(power, ()))
        yield from paragraph(words, title, standing, first=INDENT if told else "")


def _stack(g: Regis, words: Words, power: Power, place: Place, kinds: Kinds) -> str:
    units = [counted(words, count, kind) for kind, count in kinds.items()]
    units += [_leader(words, one) for one in leaders_at(g, power, place)]
    args = {"place": Text(_place(g, words, place)), "units": Text(words.listed(units))}
    return words.say("terminal-stack", args)


def _leader(words: Words, leader: Leader) -> str:
    """By his name, or as what he serves; an ordinary one has no use of his ability."""
    if leader.id:
        return words.name(f"leader:{leader.id}")
    ability = leader.ability if leader.extraordinary else "ordinary"
    return words.say(f"terminal-leader-{ability}")


def counted(words: Words, count: int, kind: str) -> str:
    """`2 veterans (3)`: how many, and their quality."""
    return words.say(f"counted-{kind}", {"count": count})


def _fortresses(g: Regis, words: Words) -> dict[Power, list[str]]:
    found: dict[Power, list[str]] = {}
    for area, works in by_place(g.state.fortress):
        if works:
            name = _place(g, words, area)
            if works == FORTRESS_BEGUN:
                name = _with_note(words, name, words.say("terminal-begun"))
            found.setdefault(g.state.holder[area], []).append(name)
    return found


def _hand(g: Regis, seat: Seat | None, words: Words) -> Iterator[str]:
    """What each card does is told from its ops, so that it is true of a pack's cards too."""
    if seat is None or not g.state.cards.hands.get(seat):
        return
    yield words.say("terminal-hand")
    for card in g.state.cards.hands[seat]:
        row = g.world.cards[card]
        line = words.say(
            "terminal-card",
            {
                "card": Text(words.name(f"card:{row.id}") + mark(row)),
                "points": row.points,
                "priority": row.priority,
                "text": Text(card_text(words, row)),
            },
        )
        yield from wrapped(line, first=INDENT, rest=INDENT + INDENT)
