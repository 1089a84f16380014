"""The board as text: what both games tell of powers, troubles and forces."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from tercio.kernel.ask import Args, Phrase
from tercio.kernel.display.cells import wrapped
from tercio.kernel.display.parts import INDENT, paragraph
from tercio.kernel.messages import Text, Words
from tercio.kernel.words.order import in_order
from tercio.wars.display.called import units, units_of
from tercio.wars.model.leader_questions import leaders_at
from tercio.wars.model.names import CardId, Location, Mask, Power, captive_of
from tercio.wars.model.numbered import by_space, powers_in, spaces_in
from tercio.wars.model.power_questions import commanded_by, is_active_minor
from tercio.wars.model.refs import place_ref, power_ref
from tercio.wars.model.rows import FactRow
from tercio.wars.model.ship_questions import ship_kind, ships_at
from tercio.wars.model.space_questions import controller_of
from tercio.wars.model.troop_questions import kind_name, stacks_in
from tercio.wars.model.war import AnyWar

NO_PHASE: Final = "none"


class TextHooks:
    """What text adds to a name."""

    def doubt(self, row: FactRow) -> str:
        """A mark, in text, for a row whose facts are not all attested."""
        return ""


def power_name(g: AnyWar, words: Words, power: Power) -> str:
    return words.name(power_ref(g, power))


def told(words: Words, title: str, items: Iterable[str], separator: str = "") -> Iterator[str]:
    """A list under a title, which is a message; nothing without items."""
    listed = words.listed_apart if separator else words.listed
    return paragraph(words, words.say(title), listed(items))


def with_note(words: Words, what: str, note: str) -> str:
    """Something, and more of it in brackets."""
    return words.say("terminal-with-note", {"what": Text(what), "note": Text(note)})


def headline(g: AnyWar, words: Words) -> str:
    state = g.state
    spending = state.phase == "action" and state.impulse.spending
    return words.say(
        "terminal-headline",
        {
            "turn": state.turn,
            "phase": Phrase(f"terminal-phase-{state.phase or NO_PHASE}"),
            "power": power_ref(g, state.active) if state.phase == "action" else "none",
            "cp": state.impulse.cp if spending else -1,
            "deck": len(state.deck),
            "discard": len(state.discard),
        },
    )


def minor_powers(g: AnyWar, words: Words) -> Iterator[str]:
    idle = [m for m in g.world.minors if not is_active_minor(g, m)]
    yield from told(words, "terminal-idle", [power_name(g, words, minor) for minor in idle])


def troubles(g: AnyWar, words: Words, effects: Iterable[str]) -> Iterator[str]:
    """`effects` are what is in effect this turn, in words."""
    yield from told(words, "terminal-unrest", space_names(g, words, g.state.unrest))
    sieges = [
        words.say(
            "terminal-siege",
            {
                "space": Text(_place_name(g, words, space)),
                "powers": [power_ref(g, power) for power in powers_in(besiegers)],
            },
        )
        for space, besiegers in by_space(g.state.besiegers)
        if besiegers
    ]
    yield from told(words, "terminal-sieges", sieges)
    yield from told(words, "terminal-this-turn", effects)


def captives(g: AnyWar, words: Words) -> Iterator[str]:
    held = [
        words.say("terminal-captive", {"leader": f"leader:{row.id}", "power": power_ref(g, power)})
        for power in g.world.majors
        for row, at in zip(g.world.leader_rows, g.state.leader_at, strict=True)
        if at == captive_of(power)
    ]
    yield from told(words, "terminal-prisoners", held)


def space_names(g: AnyWar, words: Words, mask: Mask) -> list[str]:
    names = (_place_name(g, words, space) for space in spaces_in(mask))
    return sorted(names, key=in_order)


# -- forces ----------------------------------------------------------------------------------------


def forces(g: AnyWar, words: Words) -> Iterator[str]:
    """Place by place, under the power that commands them; then what it holds beside its home."""
    for power in g.world.powers:
        if is_active_minor(g, power):
            continue
        places = _places(g, words)
        stacks = [found for place in places if (found := _stack(g, words, power, place))]
        yield from paragraph(words, power_name(g, words, power), words.listed_apart(stacks))
        if power in g.world.majors:
            gained = g.state.controlled[power] & ~_homes(g, power)
            also = words.say("terminal-also-holds")
            held = words.listed(space_names(g, words, gained))
            yield from paragraph(words, also, held, first=INDENT)


def _homes(g: AnyWar, power: Power) -> Mask:
    homes = 0
    for owner in commanded_by(g, power):
        homes |= g.state.home[owner]
    return homes


def _places(g: AnyWar, words: Words) -> Sequence[Location]:
    return sorted(g.world.places, key=lambda place: in_order(_place_name(g, words, place)))


def _place_name(g: AnyWar, words: Words, place: Location) -> str:
    """With a mark where not all of its facts are attested."""
    name = words.name(place_ref(g, place))
    return name if g.world.is_sea(place) else name + g.hooks.doubt(g.world.space_rows[place])


def _stack(g: AnyWar, words: Words, power: Power, place: Location) -> str:
    """`Vienna 4 regulars, Ferdinand`; a minor's units by their name, an enemy's space as his."""
    found = [*_land_units(g, power, place), *_ships(g, power, place)]
    units = [words.say(each.message, each.args) for each in found]
    leaders = (g.world.leader_rows[leader].id for leader in leaders_at(g, place, power))
    units += [words.name(f"leader:{leader}") for leader in leaders]
    if not units:
        return ""
    where = _place_name(g, words, place)
    if g.world.is_space(place) and g.state.patron[controller_of(g, place)] != power:
        where = with_note(words, where, power_name(g, words, controller_of(g, place)))
    return words.say("terminal-stack", {"place": Text(where), "units": Text(words.listed(units))})


def _land_units(g: AnyWar, power: Power, place: Location) -> Iterator[Phrase]:
    if g.world.is_space(place):
        for owner, kind, count in stacks_in(g, place):
            if g.state.patron[owner] == power:
                yield _of_owner(g, power, owner, count, kind=kind_name(g, owner, kind))


def _ships(g: AnyWar, power: Power, place: Location) -> Iterator[Phrase]:
    counts: dict[tuple[Power, str], int] = {}
    for ship in ships_at(g, place, power):
        key = g.world.ship_owner[ship], ship_kind(g, ship)
        counts[key] = counts.get(key, 0) + 1
    for (owner, kind), count in counts.items():
        yield _of_owner(g, power, owner, count, kind=kind)


def _of_owner(g: AnyWar, power: Power, owner: Power, count: int, kind: str) -> Phrase:
    if owner == power:
        return units(count, kind)
    return units_of(g.world.power_rows[owner].id, count, kind)


def hand_of(g: AnyWar, words: Words, power: Power) -> str:
    return words.say("terminal-hand", {"power": power_ref(g, power)})


def card_lines(g: AnyWar, words: Words, card: CardId) -> list[str]:
    row = g.world.cards[card]
    name = words.name(f"card:{row.id}") + g.hooks.doubt(row)
    args: Args = {"card": Text(name), "cp": row.cp, "type": Phrase(f"terminal-card-{row.type}")}
    return numbered(row.number, words.say("terminal-card", args), words.text("card", row), words)


def numbered(number: int, title: str, text: str, words: Words) -> list[str]:
    line = words.say("terminal-titled", {"title": Text(title), "text": Text(text)})
    return wrapped(f"{number:3} {line}", first=INDENT, rest=INDENT + "    ")
