"""The board as text: the turn, the powers, religion, the New World, forces by power, the hand."""

from collections.abc import Iterable, Iterator, Sequence
from textwrap import wrap
from typing import Final

from tercio.games.here_i_stand.position import HereIStand
from tercio.games.here_i_stand.powers import MAJORS, PAPACY
from tercio.games.here_i_stand.religion_state import COMMITTED, UNCOMMITTED
from tercio.games.here_i_stand.rows import DiscoveryRow
from tercio.games.here_i_stand.rules.victory import victory_points
from tercio.games.here_i_stand.two_player.secrets import diplomatic_hand
from tercio.games.here_i_stand.views import PLURALS
from tercio.kernel.ask import Seat
from tercio.kernel.masks import places_of
from tercio.wars.names import Location, Mask, Power, captive_of

WIDTH: Final = 98
INDENT: Final = "  "


def show(g: HereIStand, seat: Seat | None) -> str:
    parts = [
        [_headline(g)],
        list(_power_table(g)),
        [*_minor_powers(g), *_troubles(g), *_captives(g)],
        list(_religion(g)),
        list(_new_world(g)),
        list(_forces(g)),
        list(_hands(g, seat)),
    ]
    return "\n\n".join("\n".join(part) for part in parts if part)


def _paragraph(title: str, items: Iterable[str], separator: str = ", ") -> Iterator[str]:
    """`Title: a, b, c.`, over several lines if need be; nothing without items."""
    told = separator.join(items)
    if told:
        yield from wrap(f"{title}: {told}", WIDTH, subsequent_indent=INDENT, break_on_hyphens=False)


def _name(g: HereIStand, power: Power) -> str:
    return g.world.power_rows[power].name


def _count(count: int, kind: str) -> str:
    return f"{count} {kind if count == 1 else PLURALS.get(kind, kind + 's')}"


# -- the turn and the powers -----------------------------------------------------------------------


def _headline(g: HereIStand) -> str:
    state = g.state
    line = f"Turn {state.turn}, {state.phase.replace('_', ' ')} phase"
    if state.phase == "action":
        line += f"; impulse of {_name(g, state.active)}"
        if state.impulse.spending:
            line += f" with {state.impulse.cp} CP"
    return f"{line}. {len(state.deck)} cards in the deck, {len(state.discard)} discarded."


HEADS: Final = ("Power", "Ruler", "VP", "Keys", "Cards", "At war with", "Allied with")


def _power_table(g: HereIStand) -> Iterator[str]:
    rows = [HEADS, *(_power_row(g, power) for power in MAJORS)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEADS))]
    for row in rows:
        cells = [
            cell.rjust(width) if 2 <= column <= 4 else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        yield INDENT.join(cells).rstrip()


def _power_row(g: HereIStand, power: Power) -> tuple[str, ...]:
    others = [p for p in range(len(g.world.power_rows)) if p != power]
    return (
        _name(g, power),
        g.ruler(power).name + (" (excommunicated)" if g.state.court.under_ban >> power & 1 else ""),
        str(victory_points(g, power)),
        str(g.controlled_keys(power)) if power in g.world.key_tracks else "",
        str(len(g.state.hands[power])),
        ", ".join(_name(g, p) for p in others if g.is_at_war(power, p)),
        ", ".join(_name(g, p) for p in others if g.is_allied(power, p)),
    )


def _minor_powers(g: HereIStand) -> Iterator[str]:
    idle = [_name(g, minor) for minor in g.world.minors if not g.is_active_minor(minor)]
    yield from _paragraph("Inactive minor powers", idle)


def _troubles(g: HereIStand) -> Iterator[str]:
    yield from _paragraph("In unrest", _spaces(g, g.state.unrest))
    sieges = [
        f"{g.world.space_rows[space].name} (by {_powers(g, besiegers)})"
        for space, besiegers in enumerate(g.state.besiegers)
        if besiegers
    ]
    yield from _paragraph("Under siege", sieges)
    lasting = [effect.replace("_", " ") for effect in g.state.court.this_turn]
    yield from _paragraph("This turn", lasting)


def _captives(g: HereIStand) -> Iterator[str]:
    held = [
        f"{row.name} (of {_name(g, power)})"
        for power in MAJORS
        for row, at in zip(g.world.leader_rows, g.state.leader_at, strict=True)
        if at == captive_of(power)
    ]
    yield from _paragraph("Prisoners", held)


def _spaces(g: HereIStand, mask: Mask) -> list[str]:
    return sorted(g.world.space_rows[space].name for space in places_of(mask))


def _powers(g: HereIStand, mask: Mask) -> str:
    return ", ".join(_name(g, power) for power in places_of(mask))


# -- religion and the New World --------------------------------------------------------------------


def _religion(g: HereIStand) -> Iterator[str]:
    religion, world = g.state.religion, g.world
    count = religion.protestant.bit_count()
    yield from _paragraph(f"Protestant spaces, {count}", _spaces(g, religion.protestant))
    yield from _paragraph("Jesuit universities", _spaces(g, religion.universities))
    yield from _paragraph("Papal debaters", _debaters(g, papal=True))
    yield from _paragraph("Protestant debaters", _debaters(g, papal=False))
    done = [
        f"{zone.capitalize()} {testament} of {world.constant('new_testament_boxes')} and "
        f"{bible} of {world.constant('full_bible_boxes')}"
        for zone, testament, bible in zip(
            world.debate_zones, religion.new_testament, religion.bible, strict=True
        )
        if testament or bible
    ]
    yield from _paragraph("New Testament and Bible", done, "; ")
    if religion.st_peters_cp or religion.st_peters_vp:
        yield f"Saint Peter's: {religion.st_peters_vp} VP and {religion.st_peters_cp} CP."


def _debaters(g: HereIStand, papal: bool) -> Iterator[str]:
    """Those in play; the committed ones in brackets."""
    for row, status in zip(g.world.debaters, g.state.religion.debaters, strict=True):
        if (row.side == g.world.power_rows[PAPACY].id) != papal:
            continue
        told = f"{row.name} {row.value}"
        if status == UNCOMMITTED:
            yield told
        elif status == COMMITTED:
            yield f"({told})"


def _new_world(g: HereIStand) -> Iterator[str]:
    new_world = g.state.new_world
    crossing = [f"{_name(g, v.power)} ({v.kind})" for v in new_world.crossing]
    yield from _paragraph("Crossing the Atlantic", crossing)
    held = [f"{h.what.replace('_', ' ').title()} ({_name(g, h.power)})" for h in new_world.holdings]
    yield from _paragraph("Colonies and conquests", held)
    rows = g.world.data.table("discoveries", DiscoveryRow)
    found = [f"{rows[what].name} ({_name(g, power)})" for what, power in new_world.claimed.items()]
    yield from _paragraph("Discovered and conquered", found)


# -- forces ----------------------------------------------------------------------------------------


def _forces(g: HereIStand) -> Iterator[str]:
    """Place by place, under the power that commands them; then what it holds beside its home."""
    for power in range(len(g.world.power_rows)):
        if g.is_active_minor(power):
            continue
        stacks = [told for place in _places(g) if (told := _stack(g, power, place))]
        yield from _paragraph(_name(g, power), stacks, "; ")
        if power in MAJORS:
            gained = g.state.controlled[power] & ~_homes(g, power)
            yield from _paragraph(INDENT + "also holds", _spaces(g, gained))


def _homes(g: HereIStand, power: Power) -> Mask:
    homes = 0
    for owner in g.commands(power):
        homes |= g.state.home[owner]
    return homes


def _places(g: HereIStand) -> Sequence[Location]:
    return sorted(range(g.world.location_count), key=lambda place: _place_name(g, place))


def _place_name(g: HereIStand, place: Location) -> str:
    if g.world.is_sea(place):
        return g.world.sea_rows[place - g.world.space_count].name
    return g.world.space_rows[place].name


def _stack(g: HereIStand, power: Power, place: Location) -> str:
    """`Vienna 4 regulars, Ferdinand`; a minor's units by their name, an enemy's space as his."""
    units = [*_land_units(g, power, place), *_ships(g, power, place)]
    units += [g.world.leader_rows[leader].name for leader in g.leaders_at(place, power)]
    if not units:
        return ""
    where = _place_name(g, place)
    if not g.world.is_sea(place) and g.state.patron[g.controller(place)] != power:
        where += f" ({_name(g, g.controller(place))})"
    return f"{where} {', '.join(units)}"


def _land_units(g: HereIStand, power: Power, place: Location) -> Iterator[str]:
    if not g.world.is_sea(place):
        for owner, kind, count in g.stacks(place):
            if g.state.patron[owner] == power:
                yield _of_owner(g, power, owner, _count(count, g.kind_name(owner, kind)))


def _ships(g: HereIStand, power: Power, place: Location) -> Iterator[str]:
    counts: dict[tuple[Power, str], int] = {}
    for ship in g.ships_at(place, power):
        key = g.world.ship_owner[ship], g.ship_kind(ship)
        counts[key] = counts.get(key, 0) + 1
    for (owner, kind), count in counts.items():
        yield _of_owner(g, power, owner, _count(count, kind))


def _of_owner(g: HereIStand, power: Power, owner: Power, told: str) -> str:
    if owner == power:
        return told
    count, _, kind = told.partition(" ")
    return f"{count} {g.world.power_rows[owner].adjective} {kind}"


# -- the hand --------------------------------------------------------------------------------------


def _hands(g: HereIStand, seat: Seat | None) -> Iterator[str]:
    for power in g.powers_of(seat) if seat is not None else []:
        yield f"Hand of {_name(g, power)}:"
        for card in g.state.hands[power]:
            row = g.world.cards[card]
            yield from _card(row.number, f"{row.name} ({row.cp} CP, {row.type})", row.text)
        for diplomatic in diplomatic_hand(g, power):
            yield from _card(diplomatic.number, f"{diplomatic.name} (diplomatic)", diplomatic.text)


def _card(number: int, title: str, text: str) -> list[str]:
    return wrap(
        f"{number:3} {title}: {text}",
        WIDTH,
        initial_indent=INDENT,
        subsequent_indent=INDENT + "    ",
        break_on_hyphens=False,
    )
