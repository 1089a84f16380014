"""A whole undertaking in one request, taken back by one; and what begins where somebody points."""

from pathlib import Path
from typing import Any

import pytest

from tercio.kernel.ask import Seat
from tercio.kernel.chains import MOST_KEYS
from tercio.kernel.errors import RulesBug
from tercio.kernel.table import Table
from tests.server.client import Answered, Client
from tests.server.doorstep import begun, inside, served, settings

MARCH = ("march.genoa", "goal.pavia", "companies.5")


def _at_an_impulse(me: Client) -> str:
    id = begun(me)
    for seat, bid in (("colonna", "bid.1"), ("gonzaga", "bid.0")):
        me.decide(id, seat, bid, me.look(id, seat).seq)
    return id


def test_a_chain_of_keys_is_one_request_and_one_undo(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as url, Client(url) as me:
        id = _at_an_impulse(me)
        before = me.look(id, "colonna")
        look = me.decide_all(id, "colonna", MARCH[:2], before.seq)
        assert look.taken == 2
        assert look.prompt is not None
        assert look.prompt.kind != before.prompt.kind if before.prompt else False
        back = me.undo(id, "colonna")
        assert (back.prompt, back.options) == (before.prompt, before.options)


def test_a_chain_stops_where_others_are_asked_and_says_how_far_it_came(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as url, Client(url) as me:
        id = _at_an_impulse(me)
        seq = me.look(id, "colonna").seq
        look = me.decide_all(id, "colonna", (*MARCH[:2], "companies.99", "pass"), seq)
        assert look.taken == 2, "no army has so many companies"
        assert look.prompt is not None


def test_a_chain_is_one_also_after_a_restart(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as url, Client(url) as me:
        id = _at_an_impulse(me)
        before = me.look(id, "colonna")
        me.decide_all(id, "colonna", MARCH[:2], before.seq)
    with inside(settings(tmp_path)) as (url, _), Client(url) as me:
        back = me.undo(id, "colonna")
        assert (back.prompt, back.options) == (before.prompt, before.options)


def test_a_chain_that_breaks_on_its_way_leaves_the_table_as_it_was_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with served(settings(tmp_path)) as url, Client(url) as me:
        id = _at_an_impulse(me)
        before = me.look(id, "colonna")
        decide = Table.decide

        def broken(table: Table[Any], seat: Seat, key: str, *more: Any, **how: Any) -> None:
            if key == MARCH[1]:
                raise RulesBug("the column is lost")
            decide(table, seat, key, *more, **how)

        with monkeypatch.context() as patch:
            patch.setattr(Table, "decide", broken)
            with pytest.raises(Answered) as answered:
                me.decide_all(id, "colonna", MARCH[:2], before.seq)
        assert answered.value.status == 500
        assert me.look(id, "colonna") == before
        assert me.decide_all(id, "colonna", MARCH[:2], before.seq).taken == 2


@pytest.mark.parametrize("keys", [("fly", "goal.pavia"), ("goal.pavia", "march.genoa")])
def test_a_chain_that_begins_with_nonsense_changes_nothing(
    tmp_path: Path, keys: tuple[str, ...]
) -> None:
    with served(settings(tmp_path)) as url, Client(url) as me:
        id = _at_an_impulse(me)
        before = me.look(id, "colonna")
        with pytest.raises(Answered) as refused:
            me.decide_all(id, "colonna", keys, before.seq)
        assert refused.value.status == 422
        assert me.look(id, "colonna") == before


def test_a_chain_too_long_is_refused(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as url, Client(url) as me:
        id = _at_an_impulse(me)
        with pytest.raises(Answered) as refused:
            me.decide_all(
                id, "colonna", ["march.genoa"] * (MOST_KEYS + 1), me.look(id, "colonna").seq
            )
        assert refused.value.status == 400


def test_what_begins_at_a_town_comes_with_its_goals_and_why_not(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as url, Client(url) as me:
        id = _at_an_impulse(me)
        found = me.openings(id, "colonna", "town:genoa")
        [march] = [each for each in found.openings if each.keys == ("march.genoa",)]
        assert march.texts[0]
        assert "town:pavia" in {ref for goal in march.goals for ref in goal.aims}
        nothing = me.openings(id, "gonzaga", "town:genoa")
        assert nothing.openings == ()
        assert nothing.reasons
        with pytest.raises(Answered) as refused:
            me.openings(id, "colonna", "town:nowhere")
        assert refused.value.status == 404


def test_how_far_an_army_comes_and_who_comes_to_a_town(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as url, Client(url) as me:
        id = _at_an_impulse(me)
        before = me.look(id, "colonna")
        there = {way.legs[-1].to: way for way in me.ways(id, "colonna", "town:genoa").ways}
        assert there["town:pavia"].legs[0].keys[:2] == MARCH[:2]
        back = me.ways(id, "colonna", "town:pavia", back=True).ways
        assert "town:genoa" in {way.start for way in back}
        assert me.ways(id, "gonzaga", "town:genoa").ways == ()
        assert me.look(id, "colonna") == before


def test_what_can_be_done_after_a_draft_and_what_it_costs(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as url, Client(url) as me:
        id = _at_an_impulse(me)
        drafted = me.openings(id, "colonna", "town:pavia", MARCH[:1])
        assert [each.keys for each in drafted.openings] == [("goal.pavia",)]
        assert drafted.cost == ""
        assert "goal.pavia" in {option.key for option in drafted.options}
        for keys in (("march.genoa", "fly"), ("fly",)):
            nonsense = me.openings(id, "colonna", "town:pavia", keys)
            assert (nonsense.openings, nonsense.cost) == ((), None)
