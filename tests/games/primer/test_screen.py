"""What a screen shows of the primer, and that it shows no secrets."""

from itertools import product
from typing import cast

import msgspec
import pytest

from tercio.games.primer import GAME, screen
from tercio.games.primer.position import Lombardy
from tercio.kernel.messages import Words
from tests.games.primer.desk import COLONNA, IMPULSE, act, deal, lay_out, place

WORDS = Words(GAME, GAME.load_data())


def test_every_town_has_its_place_and_every_road_is_drawn_once() -> None:
    (board,) = GAME.display.boards(GAME.load_data(), GAME.setting(), WORDS)
    assert {place.ref for place in board.places} == {f"town:{id}" for id in GAME.load_data().towns}
    roads = sum(len(town.roads) for town in GAME.load_data().towns.values())
    assert len({frozenset((link.a, link.b)) for link in board.links}) == roads // 2


def test_a_scene_shows_my_cards_and_only_the_backs_of_others() -> None:
    table = lay_out(IMPULSE, deal("colonna", "ambush"), deal("gonzaga", "forage"))
    scene = GAME.display.scene(cast(Lombardy, table.view_position(COLONNA)), COLONNA, WORDS)
    faces = {hand.side: [card.ref for card in hand.cards] for hand in scene.hands}
    assert faces == {"colonna": ["card:ambush"], "gonzaga": [""]}
    assert b"forage" not in msgspec.json.encode(scene)


def test_a_battles_odds_are_those_of_all_its_rolls() -> None:
    table = lay_out(IMPULSE, place("genoa", "colonna", 2), place("piacenza", "gonzaga", 1))
    act(table, "colonna: march.genoa", "colonna: goal.piacenza")
    ask = table.asks()[COLONNA]
    odds = GAME.display.odds(
        cast(Lombardy, table.view_position(COLONNA)), COLONNA, ask, "companies.2", words=WORDS
    )
    rolls = list(product(range(1, 7), repeat=3))
    hits = [((a >= 5) + (b >= 5), int(c >= 5)) for a, b, c in rolls]
    won = sum(mine > theirs for mine, theirs in hits) / len(rolls)
    lost = sum(mine < theirs for mine, theirs in hits) / len(rolls)
    assert odds is not None
    assert (odds.win, odds.loss) == pytest.approx((won, lost))
    assert odds.win + odds.draw + odds.loss == pytest.approx(1)
    assert odds.mine == pytest.approx(1 / 3)


def test_there_are_no_odds_where_nobody_rolls() -> None:
    table = lay_out(IMPULSE, place("genoa", "colonna", 2), place("pavia", "nobody", 0))
    act(table, "colonna: march.genoa", "colonna: goal.pavia")
    ask = table.asks()[COLONNA]
    assert (
        screen.odds(cast(Lombardy, table.view_position(COLONNA)), ask, "companies.1", WORDS) is None
    )
