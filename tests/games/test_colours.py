"""Colour means power, to every pair of eyes: on counters and frames, and on the land."""

import re
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any, Final

import pytest

from tercio.games.ultima_ratio_regis.rows.powers import PowerRow
from tercio.kernel.display.scene import Side
from tercio.kernel.registry import game as registered
from tercio.server.live.vocabulary import words_of
from tests.games.colour_vision import Colour, apart, from_hex, mixed, toned

STYLE: Final = Path(__file__).parents[2] / "web" / "src" / "theme.css"
WARS: Final = ("here_i_stand", "virgin_queen")
GAMES: Final = (*WARS, "ultima_ratio_regis")
COUNTERS: Final = {"here_i_stand": 0.055, "virgin_queen": 0.055, "ultima_ratio_regis": 0.04}
LAND: Final = {"here_i_stand": 0.025, "virgin_queen": 0.025, "ultima_ratio_regis": 0.018}
"""Distances in Oklab; 0.02 is about what an eye can just tell apart side by side, and neighbours
have a frontier in their full colours besides."""
FAR: Final = 1.5
"""So many times that apart must be who has the same pattern."""
SIGNS: Final = 0.07
"""What lies on a counter, so far from its colour, is seen."""


def _theme(name: str) -> dict[str, str]:
    light, dark = STYLE.read_text().split(':root[data-theme="dark"]')
    dark = dark.split("}")[0]
    found = dict(re.findall(r"--([\w-]+): ([^;]+);", light))
    return found | (dict(re.findall(r"--([\w-]+): ([^;]+);", dark)) if name == "dark" else {})


def _sides(name: str) -> tuple[Any, tuple[Side, ...]]:
    game = registered(name)
    data = game.load_data()
    setting = game.setting(None, None, {})
    boards = game.display.boards(data, setting, words_of(name, "en"))
    return data, tuple(
        side for side in boards[0].sides if side.id not in setting.seats or name in WARS
    )


def _meetings(name: str) -> Iterator[tuple[Side, Side]]:
    """Who can stand beside whom: everybody; of many, those who live at the same time, and minor
    powers only where they act (uRR 20)."""
    data, sides = _sides(name)
    rows = {row.id: row for row in data.powers} if name not in WARS else {}
    for a, b in combinations(sides, 2):
        if not rows or _can_meet(rows[a.id], rows[b.id]):
            yield a, b


def _can_meet(a: PowerRow, b: PowerRow) -> bool:
    together = a.turns[0] <= b.turns[1] and b.turns[0] <= a.turns[1]
    return together and (not (a.theaters and b.theaters) or bool({*a.theaters} & {*b.theaters}))


def _tint(side: Side, theme: dict[str, str]) -> Colour:
    tone, spread, vivid = (float(theme[each]) for each in ("tint", "spread", "vivid"))
    wash = toned(from_hex(side.color), tone, spread, vivid)
    return mixed(wash, from_hex(theme["land"]), float(theme["wash"]))


@pytest.mark.parametrize("name", GAMES)
def test_no_two_powers_that_can_meet_merge_on_counters_and_frames(name: str) -> None:
    merged = [
        (a.id, b.id, *found)
        for a, b in _meetings(name)
        if (found := apart(from_hex(a.color), from_hex(b.color)))[0] < COUNTERS[name]
    ]
    assert merged == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", GAMES)
def test_no_two_powers_that_can_meet_merge_on_the_land(name: str, theme: str) -> None:
    style = _theme(theme)
    merged = [
        (a.id, b.id, *found)
        for a, b in _meetings(name)
        if (found := apart(_tint(a, style), _tint(b, style)))[0] < LAND[name]
    ]
    assert merged == []


@pytest.mark.parametrize("name", GAMES)
def test_who_is_near_in_colour_has_another_pattern_and_everybody_other_letters(name: str) -> None:
    alike = [
        (a.id, b.id, a.pattern, *found)
        for a, b in _meetings(name)
        if a.pattern == b.pattern
        and (found := apart(from_hex(a.color), from_hex(b.color)))[0] < FAR * COUNTERS[name]
    ]
    assert alike == []
    _, sides = _sides(name)
    assert len({side.initial for side in sides}) == len(sides)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_what_may_be_chosen_and_what_was_done_last_have_colours_of_their_own(theme: str) -> None:
    style = {each: from_hex(_theme(theme)[each]) for each in ("may", "last")}
    assert apart(style["may"], style["last"])[0] > 0.3
    near = [
        (sign, name, side.id, *found)
        for sign, colour in style.items()
        for name in GAMES
        for side in _sides(name)[1]
        if (found := apart(colour, from_hex(side.color)))[0] < SIGNS
    ]
    assert near == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_hull_is_seen_on_the_sea_by_its_rim(theme: str) -> None:
    style = _theme(theme)
    assert apart(from_hex(style["rim"]), from_hex(style["sea"]))[0] > 0.15
