"""The board as text: the turn, the powers, religion, the New World, forces by power, the hand."""

from collections.abc import Iterator
from typing import Final

from tercio.games.here_i_stand.model.court_questions import ruler_of
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import MAJORS, PAPACY
from tercio.games.here_i_stand.model.religion_state import COMMITTED, UNCOMMITTED
from tercio.games.here_i_stand.rows.files import DiscoveryRow
from tercio.games.here_i_stand.rules.victory.victory import protestant_spaces, victory_points
from tercio.games.here_i_stand.two_player.secrets import diplomatic_hand
from tercio.kernel.ask import Seat
from tercio.kernel.display.parts import columns, paragraph
from tercio.wars.display.text_board import (
    captives,
    card_lines,
    forces,
    headline,
    minor_powers,
    power_name,
    space_names,
    troubles,
)
from tercio.wars.model.names import Power
from tercio.wars.model.power_questions import is_allied, is_at_war
from tercio.wars.model.space_questions import controlled_keys


def show(g: HereIStand, seat: Seat | None) -> str:
    parts = [
        [headline(g)],
        list(_power_table(g)),
        [*minor_powers(g), *troubles(g), *captives(g)],
        list(_religion(g)),
        list(_new_world(g)),
        list(forces(g)),
        list(_hands(g, seat)),
    ]
    return "\n\n".join("\n".join(part) for part in parts if part)


# -- the turn and the powers -----------------------------------------------------------------------


HEADS: Final = ("Power", "Ruler", "VP", "Keys", "Cards", "At war with", "Allied with")


def _power_table(g: HereIStand) -> Iterator[str]:
    return columns([HEADS, *(_power_row(g, power) for power in MAJORS)], range(2, 5))


def _power_row(g: HereIStand, power: Power) -> tuple[str, ...]:
    others = [p for p in g.world.powers if p != power]
    return (
        power_name(g, power),
        ruler_of(g, power).name
        + (" (excommunicated)" if g.state.court.under_ban >> power & 1 else ""),
        str(victory_points(g, power)),
        str(controlled_keys(g, power)) if power in g.world.key_tracks else "",
        str(len(g.state.hands[power])),
        ", ".join(power_name(g, p) for p in others if is_at_war(g, power, p)),
        ", ".join(power_name(g, p) for p in others if is_allied(g, power, p)),
    )


# -- religion and the New World --------------------------------------------------------------------


def _religion(g: HereIStand) -> Iterator[str]:
    religion, world = g.state.religion, g.world
    calm = religion.protestant & ~g.state.unrest
    yield from paragraph(f"Protestant spaces, {protestant_spaces(g)}", space_names(g, calm))
    restless = space_names(g, religion.protestant & g.state.unrest)
    yield from paragraph("Protestant spaces in unrest", restless)
    yield from paragraph("Jesuit universities", space_names(g, religion.universities))
    yield from paragraph("Papal debaters", _debaters(g, papal=True))
    yield from paragraph("Protestant debaters", _debaters(g, papal=False))
    done = [
        f"{zone.capitalize()} {testament} of {world.constant('new_testament_boxes')} and "
        f"{bible} of {world.constant('full_bible_boxes')}"
        for zone, testament, bible in zip(
            world.debate_zones, religion.new_testament, religion.bible, strict=True
        )
        if testament or bible
    ]
    yield from paragraph("New Testament and Bible", done, "; ")
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
    crossing = [f"{power_name(g, v.power)} ({v.kind})" for v in new_world.crossing]
    yield from paragraph("Crossing the Atlantic", crossing)
    held = [
        f"{h.what.replace('_', ' ').title()} ({power_name(g, h.power)})" for h in new_world.holdings
    ]
    yield from paragraph("Colonies and conquests", held)
    rows = g.world.data.table("discoveries", DiscoveryRow)
    found = [
        f"{rows[what].name} ({power_name(g, power)})" for what, power in new_world.claimed.items()
    ]
    yield from paragraph("Discovered and conquered", found)


# -- the hand --------------------------------------------------------------------------------------


def _hands(g: HereIStand, seat: Seat | None) -> Iterator[str]:
    for power in g.powers_of(seat) if seat is not None else []:
        yield f"Hand of {power_name(g, power)}:"
        for card in g.state.hands[power]:
            row = g.world.cards[card]
            yield from card_lines(row.number, f"{row.name} ({row.cp} CP, {row.type})", row.text)
        for diplomatic in diplomatic_hand(g, power):
            yield from card_lines(
                diplomatic.number, f"{diplomatic.name} (diplomatic)", diplomatic.text
            )
