"""What a look proposes: an answer to several questions, thought of once."""

from pathlib import Path
from typing import Any

import pytest

from tercio.kernel.aids.proposals import Proposal, proposal
from tercio.server.http.wire.looks import Look
from tercio.server.live import proposed
from tests.server.client import Client
from tests.server.doorstep import inside, play_on, served, settings

SEATS = ("ottoman", "hapsburg", "england", "france", "papacy", "protestant")


def _in_spring(me: Client) -> str:
    """The Ottoman is asked where its formation goes from the capital."""
    table = me.new_table(dict.fromkeys(SEATS, "me"), game="here_i_stand", scenario="1517")
    id = me.start(table.id).id
    assert play_on(me, id, lambda ask: ask.kind == "deploy") == "ottoman"
    return id


def _keys(look: Look) -> list[str]:
    assert look.proposed is not None
    return [key for line in look.proposed.lines for key in line.keys]


def test_a_spring_deployment_is_proposed_to_whom_it_is_asked(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as url, Client(url) as me:
        id = _in_spring(me)
        look = me.look(id, "ottoman")
        assert look.proposed is not None
        assert not look.proposed.advice
        assert look.proposed.text == "Deploy as proposed"
        [line] = look.proposed.lines
        assert line.text.startswith("From Istanbul to ")
        assert "space:istanbul" in line.refs
        for other in ("hapsburg", None):
            assert me.look(id, other).proposed is None


def test_it_is_taken_by_one_request_and_taken_back_by_one(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as url, Client(url) as me:
        id = _in_spring(me)
        before = me.look(id, "ottoman")
        keys = _keys(before)
        some = me.decide_all(id, "ottoman", keys[:3], before.seq)
        assert some.taken == 3
        back = me.undo(id, "ottoman")
        assert (back.prompt, back.proposed) == (before.prompt, before.proposed)
        taken = me.decide_all(id, "ottoman", keys, back.seq)
        assert taken.taken == len(keys)
        assert "ottoman" not in taken.waiting


def test_it_is_thought_of_once_for_each_question(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thoughts: list[str] = []

    def counted(*args: Any) -> Proposal | None:
        thoughts.append("again")
        return proposal(*args)

    monkeypatch.setattr(proposed, "proposal", counted)
    with served(settings(tmp_path)) as url, Client(url) as me:
        id = _in_spring(me)
        first = me.look(id, "ottoman")
        thoughts.clear()
        assert me.look(id, "ottoman").proposed == first.proposed
        assert thoughts == []
        me.decide_all(id, "ottoman", _keys(first)[:1], first.seq)
        assert thoughts == ["again"]


def test_without_a_proposal_there_is_still_a_look(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*args: Any) -> None:
        raise LookupError("the adviser is drunk")

    with inside(settings(tmp_path)) as (url, _), Client(url) as me:
        id = _in_spring(me)
        monkeypatch.setattr(proposed, "proposal", broken)
        look = me.look(id, "ottoman")
        assert look.proposed is None
        assert look.options


def test_advice_is_for_who_plays_against_bots_alone(anna: Client, bert: Client) -> None:
    seats = {**dict.fromkeys(SEATS, "me"), "protestant": "open"}
    table = anna.new_table(seats, game="here_i_stand", scenario="1517", pace="quick")
    bert.seat(table.id, "protestant", "join")
    id = anna.start(table.id).id
    assert play_on(anna, id, lambda ask: ask.kind == "deploy") == "ottoman"
    deployment = anna.look(id, "ottoman")
    assert deployment.proposed is not None, "what must be settled is proposed to everybody"
    anna.decide_all(id, "ottoman", _keys(deployment), deployment.seq)
    assert play_on(anna, id, lambda ask: ask.kind == "impulse") == "ottoman"
    card = next(each for each in anna.look(id, "ottoman").options if each.key.startswith("cp."))
    anna.decide(id, "ottoman", card.key, anna.look(id, "ottoman").seq)
    assert play_on(anna, id, lambda ask: ask.kind == "spend-cp") == "ottoman"
    assert anna.look(id, "ottoman").proposed is None
    bert.seat(id, "protestant", "leave")
    alone = anna.look(id, "ottoman").proposed
    assert alone is not None
    assert alone.advice
