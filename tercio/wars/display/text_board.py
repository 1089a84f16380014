"""The board as text: what both games tell of powers, troubles and forces."""

from collections.abc import Iterator, Sequence
from textwrap import wrap

from tercio.kernel.display.parts import INDENT, WIDTH, paragraph
from tercio.wars.display.called import counted
from tercio.wars.model.leader_questions import leaders_at
from tercio.wars.model.names import Location, Mask, Power, captive_of
from tercio.wars.model.numbered import by_space, powers_in, spaces_in
from tercio.wars.model.power_questions import commanded_by, is_active_minor
from tercio.wars.model.rows import FactRow
from tercio.wars.model.ship_questions import ship_kind, ships_at
from tercio.wars.model.space_questions import controller_of
from tercio.wars.model.troop_questions import kind_name, stacks_in
from tercio.wars.model.war import AnyWar


class TextHooks:
    """What text adds to a name."""

    def doubt(self, row: FactRow) -> str:
        """A mark, in text, for a row whose facts are not all attested."""
        return ""


def power_name(g: AnyWar, power: Power) -> str:
    return g.world.power_rows[power].name


def headline(g: AnyWar) -> str:
    state = g.state
    line = f"Turn {state.turn}, {state.phase.replace('_', ' ')} phase"
    if state.phase == "action":
        line += f"; impulse of {power_name(g, state.active)}"
        if state.impulse.spending:
            line += f" with {state.impulse.cp} CP"
    return f"{line}. {len(state.deck)} cards in the deck, {len(state.discard)} discarded."


def minor_powers(g: AnyWar) -> Iterator[str]:
    idle = [power_name(g, minor) for minor in g.world.minors if not is_active_minor(g, minor)]
    yield from paragraph("Inactive minor powers", idle)


def troubles(g: AnyWar) -> Iterator[str]:
    yield from paragraph("In unrest", space_names(g, g.state.unrest))
    sieges = [
        f"{_place_name(g, space)} (by {power_names(g, besiegers)})"
        for space, besiegers in by_space(g.state.besiegers)
        if besiegers
    ]
    yield from paragraph("Under siege", sieges)
    lasting = [effect.replace("_", " ") for effect in g.state.court.this_turn]
    yield from paragraph("This turn", lasting)


def captives(g: AnyWar) -> Iterator[str]:
    held = [
        f"{row.name} (of {power_name(g, power)})"
        for power in g.world.majors
        for row, at in zip(g.world.leader_rows, g.state.leader_at, strict=True)
        if at == captive_of(power)
    ]
    yield from paragraph("Prisoners", held)


def space_names(g: AnyWar, mask: Mask) -> list[str]:
    return sorted(_place_name(g, space) for space in spaces_in(mask))


def power_names(g: AnyWar, mask: Mask) -> str:
    return ", ".join(power_name(g, power) for power in powers_in(mask))


# -- forces ----------------------------------------------------------------------------------------


def forces(g: AnyWar) -> Iterator[str]:
    """Place by place, under the power that commands them; then what it holds beside its home."""
    for power in g.world.powers:
        if is_active_minor(g, power):
            continue
        stacks = [told for place in _places(g) if (told := _stack(g, power, place))]
        yield from paragraph(power_name(g, power), stacks, "; ")
        if power in g.world.majors:
            gained = g.state.controlled[power] & ~_homes(g, power)
            yield from paragraph(INDENT + "also holds", space_names(g, gained))


def _homes(g: AnyWar, power: Power) -> Mask:
    homes = 0
    for owner in commanded_by(g, power):
        homes |= g.state.home[owner]
    return homes


def _places(g: AnyWar) -> Sequence[Location]:
    return sorted(g.world.places, key=lambda place: _place_name(g, place))


def _place_name(g: AnyWar, place: Location) -> str:
    """With a mark where not all of its facts are attested."""
    if g.world.is_sea(place):
        return g.world.sea_rows[place - g.world.space_count].name
    row = g.world.space_rows[place]
    return row.name + g.hooks.doubt(row)


def _stack(g: AnyWar, power: Power, place: Location) -> str:
    """`Vienna 4 regulars, Ferdinand`; a minor's units by their name, an enemy's space as his."""
    units = [*_land_units(g, power, place), *_ships(g, power, place)]
    units += [g.world.leader_rows[leader].name for leader in leaders_at(g, place, power)]
    if not units:
        return ""
    where = _place_name(g, place)
    if g.world.is_space(place) and g.state.patron[controller_of(g, place)] != power:
        where += f" ({power_name(g, controller_of(g, place))})"
    return f"{where} {', '.join(units)}"


def _land_units(g: AnyWar, power: Power, place: Location) -> Iterator[str]:
    if g.world.is_space(place):
        for owner, kind, count in stacks_in(g, place):
            if g.state.patron[owner] == power:
                yield _of_owner(g, power, owner, counted(count, kind_name(g, owner, kind)))


def _ships(g: AnyWar, power: Power, place: Location) -> Iterator[str]:
    counts: dict[tuple[Power, str], int] = {}
    for ship in ships_at(g, place, power):
        key = g.world.ship_owner[ship], ship_kind(g, ship)
        counts[key] = counts.get(key, 0) + 1
    for (owner, kind), count in counts.items():
        yield _of_owner(g, power, owner, counted(count, kind))


def _of_owner(g: AnyWar, power: Power, owner: Power, told: str) -> str:
    if owner == power:
        return told
    count, _, kind = told.partition(" ")
    return f"{count} {g.world.power_rows[owner].adjective} {kind}"


def card_lines(number: int, title: str, text: str) -> list[str]:
    return wrap(
        f"{number:3} {title}: {text}",
        WIDTH,
        initial_indent=INDENT,
        subsequent_indent=INDENT + "    ",
        break_on_hyphens=False,
    )
