"""Who is winning: by a network that fits, else by victory points, and then it says why."""

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from tercio.arena.match import Match
from tercio.bots.turns import play_out
from tercio.kernel.errors import DataError
from tercio.kernel.registry import game as registered
from tercio.nets import judge
from tercio.nets.blocks import BOARD, view_of
from tercio.nets.encoders import encoder_for
from tercio.nets.judge import Judge
from tercio.nets.model import LAYERS, Card, Net, Setup
from tercio.nets.options import encode_options
from tercio.nets.stamp import stamp, stamp_of
from tercio.wars.model.rows import ConstantRow

MATCH = Match("here_i_stand", "judge", "1517", 6, bots=("random",))
ENCODER = encoder_for(MATCH.setting, MATCH.data)


def a_card() -> Card:
    return Card(
        "here_i_stand",
        MATCH.rules.version,
        stamp("here_i_stand"),
        ENCODER.fingerprint,
        settings=(Setup("1517", 6, 1, 9),),
        games=1,
        seed="x",
        bots="random",
    )


def a_net() -> Net:
    """With weights by chance."""
    chance = np.random.default_rng(1)
    span = ENCODER.span(BOARD)
    board, summary = span.stop - span.start, span.start
    shapes = {
        "summary": (24, summary),
        "board": (8, board),
        "deep": (16, 32),
        "win": (6, 16),
        "straight": (6, summary),
        "vp": (6, 16),
        "option": (12, 3 * 4 + 6),
        "query": (12, 16),
        "score": (1, 12),
    }
    arrays: dict[str, Any] = {"warmth": np.zeros(2)}
    for name, shape in shapes.items():
        arrays[f"{name}.weight"] = chance.normal(size=shape, scale=0.05)
        arrays[f"{name}.bias"] = np.zeros(shape[0])
    for name, rows in {"kinds": 256, "verbs": 256, "things": 1024}.items():
        arrays[name] = chance.normal(size=(rows, 4))
    assert set(LAYERS) < set(shapes)
    return Net(a_card(), arrays)


@pytest.fixture
def ships(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Ship a model in place of the package's."""

    def ship(net: Net) -> None:
        monkeypatch.setattr(judge, "shipped", lambda _: net)

    return ship


def test_chances_of_all_seats_make_one(ships: Any) -> None:
    ships(a_net())
    table = MATCH.table(0)
    play_out(table, MATCH.sit_down(0), 40)
    made = Judge(table.game, table.setting, table.data)
    assert made.source == "network"
    found = made.chances(view_of(table, table.seats[2]), table.seats[2])
    assert list(found) == list(table.seats)
    assert sum(found.values()) == pytest.approx(1, abs=1e-5)
    views = [(view_of(table, seat), seat) for seat in table.seats]
    many = made.all_chances(views)
    assert many[2] == pytest.approx(found, abs=1e-5)


def test_a_model_is_read_as_it_was_written(tmp_path: Path) -> None:
    net = a_net()
    net.write(tmp_path / "his.npz")
    read = Net.read(tmp_path / "his.npz")
    assert read.card == net.card
    numbers = np.random.default_rng(2).random((3, ENCODER.size)).astype(np.float32)
    progress = np.zeros(3, np.float32)
    assert np.allclose(read.chances(numbers, progress), net.chances(numbers, progress), atol=0.02)
    assert net.vp(numbers).shape == (3, 6)


def test_a_file_that_is_no_model_is_refused_by_name(tmp_path: Path) -> None:
    (tmp_path / "bad.npz").write_bytes(b"nothing of ours")
    with pytest.raises(DataError, match=r"bad\.npz is no model of ours"):
        Net.read(tmp_path / "bad.npz")


def test_the_policy_gives_every_option_a_share() -> None:
    table = MATCH.table(0)
    seat, ask = next(iter(table.asks().items()))
    view = view_of(table, seat)
    shares = a_net().policy(ENCODER.encode(view, seat), encode_options(ask, view))
    assert shares.shape == (len(ask.options),)
    assert shares.sum() == pytest.approx(1, abs=1e-5)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"version": 1}, "made for version 1 of the rules"),
        ({"data": "other"}, "made for other data"),
        ({"fingerprint": "other"}, "reads other tables"),
        ({"settings": (Setup("1532", 6, 4, 9),)}, "no model of 1517 with 6 players"),
    ],
)
def test_a_model_that_was_made_for_something_else_is_not_used(
    ships: Any, change: dict[str, Any], why: str
) -> None:
    net = a_net()
    net.card = msgspec.structs.replace(net.card, **change)
    ships(net)
    made = Judge(MATCH.rules, MATCH.setting, MATCH.data)
    assert made.source == "points"
    assert why in made.why


def test_without_a_network_the_leader_in_vp_has_the_best_chance() -> None:
    match = Match("here_i_stand", "judge", "1517", 3, bots=("random",))
    table = match.table(0)
    play_out(table, match.sit_down(0), 40)
    made = Judge(table.game, table.setting, table.data)
    assert made.source == "points"
    assert "with 3 players" in made.why or "no model" in made.why
    view = view_of(table, None)
    chances = made.chances(view, None)
    points = dict(
        zip(table.seats, encoder_for(table.setting, table.data).points(view), strict=True)
    )
    assert max(chances, key=lambda seat: chances[seat]) == max(points, key=lambda s: points[s])


def test_a_game_without_an_encoder_is_judged_by_its_own_idea_of_worth() -> None:
    match = Match("primer", "judge", bots=("random",))
    table = match.table(0)
    made = Judge(table.game, table.setting, table.data)
    assert made.why == f"There is no model of {table.game.name}."
    assert sum(made.chances(view_of(table, None), None).values()) == pytest.approx(1)


def test_a_game_that_is_over_is_judged_by_its_result() -> None:
    match = Match("primer", "judge", bots=("random",))
    table = match.table(0)
    play_out(table, match.sit_down(0))
    assert table.result is not None
    chances = Judge(table.game, table.setting, table.data).chances(view_of(table, None), None)
    assert {seat for seat, p in chances.items() if p} == set(table.result.winners)


def test_citations_do_not_change_the_stamp_but_facts_do() -> None:
    def stamped(**change: object) -> str:
        row = ConstantRow(id="last_turn", value=9, cite="HIS 7", src="HIS 7")
        return stamp_of({"constants": {"last_turn": msgspec.structs.replace(row, **change)}})

    assert stamped() == stamped(src="HIS 7.1", note="read again")
    assert stamped() != stamped(value=8)


def test_words_of_a_card_do_not_change_the_stamp_but_its_cp_do() -> None:
    cards = registered("virgin_queen").schema.load().tables["cards"]
    id, row = next((id, row) for id, row in cards.items() if getattr(row, "cp", 0))

    def stamped(**change: object) -> str:
        return stamp_of({"cards": {**cards, id: msgspec.structs.replace(row, **change)}})

    assert stamped() == stamped(text="Shorter.", name="Renamed", rulings="Read again.")
    assert stamped() != stamped(cp=getattr(row, "cp", 0) + 1)
    assert stamped() != stamped(modes=())


def test_what_a_card_is_called_is_a_text_and_what_its_operation_does_is_a_kind() -> None:
    cards = registered("ultima_ratio_regis").schema.load().tables["cards"]
    id, row = next((id, row) for id, row in cards.items() if getattr(row, "ops", ()))

    def stamped(**change: object) -> str:
        return stamp_of({"cards": {**cards, id: msgspec.structs.replace(row, **change)}})

    assert stamped() == stamped(effect="Shorter.")
    assert stamped() != stamped(ops=())
