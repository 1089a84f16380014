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
from tercio.nets.model import LAYERS, STANDINGS, Card, Net, Setup
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


def a_net_from_standings(*, share: float = 1.0) -> Net:
    """The same, which begins with the standings: a VP is worth 0.2 in the first turn, 0.5 in the
    last."""
    net, chance = a_net(), np.random.default_rng(3)
    at, rows = ENCODER.standings(), ENCODER.rows()
    contenders, facts = at.shape
    worth = np.zeros((3, facts))
    worth[:2, ENCODER.standing.index("vp")] = 25 * 0.2, 25 * 0.3
    arrays = net._arrays | {
        "share": np.array([share, 0.0]),
        "standings.at": at,
        "standings.worth": worth,
        "standings.seat": np.zeros((contenders, 3)),
        "row.at": rows,
    }
    shapes = {"bend": (4, facts + 1), "bent": (1, 4), "row": (5, rows.shape[1] + 1)}
    for name, shape in {**shapes, "rated": (1, 5)}.items():
        arrays[f"{name}.weight"] = chance.normal(size=shape, scale=0.05)
        arrays[f"{name}.bias"] = np.zeros(shape[0])
    arrays["bent.weight"] = np.zeros((1, 4))
    assert set(STANDINGS) == {*shapes, "rated"}
    return Net(a_card(), arrays)


def standing(**vp: float) -> Any:
    """A position of which nothing is known but VP, by the row of a contender."""
    numbers = np.zeros((1, ENCODER.size), np.float32)
    column = ENCODER.standings()[:, ENCODER.standing.index("vp")]
    for row, points in vp.items():
        numbers[0, column[int(row.removeprefix("row"))]] = points / 25
    return numbers


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


def test_a_network_goes_on_from_the_standings() -> None:
    """Where nothing that it adds counts, a lead of 5 VP is worth e times the chance in the first
    turn, and e to the 2.5 in the last."""
    net = a_net_from_standings(share=0.0)
    for progress, logit in ((0.0, 1.0), (1.0, 2.5)):
        (chances,) = net.chances(standing(row2=15, row4=10), np.array([progress], np.float32))
        assert np.log(chances[2] / chances[4]) == pytest.approx(logit, abs=1e-4)
    added = a_net_from_standings(share=1.0)
    numbers, late = standing(row2=15), np.ones(1, np.float32)
    more = added.logits(numbers, late) - net.logits(numbers, late)
    assert np.abs(more).max() > 0.01


def test_standings_and_rows_weigh_the_same_for_all_contenders() -> None:
    net, late = a_net_from_standings(), np.ones(1, np.float32)
    numbers = np.random.default_rng(4).random((1, ENCODER.size)).astype(np.float32)
    rows = ENCODER.rows()
    changed = numbers.copy()
    changed[:, rows[1]], changed[:, rows[3]] = numbers[:, rows[3]], numbers[:, rows[1]]
    for told in (net._standings, net._by_row):
        (was,), (now,) = told(numbers, late), told(changed, late)
        assert was[[0, 3, 2, 1, 4, 5]] == pytest.approx(now, abs=1e-5)
        assert was[1] != pytest.approx(was[3], abs=1e-3)


def test_standings_are_read_as_they_were_written(tmp_path: Path) -> None:
    net = a_net_from_standings()
    net.write(tmp_path / "new.npz")
    read = Net.read(tmp_path / "new.npz")
    numbers = np.random.default_rng(2).random((3, ENCODER.size)).astype(np.float32)
    progress = np.linspace(0, 1, 3, dtype=np.float32)
    assert read.has_standings
    assert np.allclose(read.chances(numbers, progress), net.chances(numbers, progress), atol=0.02)


def test_what_stands_in_the_row_of_a_contender_is_his() -> None:
    """By what a position says itself: VP of every seat, in the order of the chances."""
    for game, scenario, players in (
        ("here_i_stand", "1517", 6),
        ("virgin_queen", "campaign", 6),
        ("ultima_ratio_regis", "new_order", 4),
    ):
        match = Match(game, "rows", scenario, players, bots=("thinker",))
        table = match.table(0)
        play_out(table, match.sit_down(0), 400)
        encoder = encoder_for(table.setting, table.data)
        view = view_of(table, None)
        numbers = encoder.encode(view, None)[encoder.standings()]
        said = numbers[:, encoder.standing.index("vp")]
        points = np.array(encoder.points(view))
        assert len(numbers) == len(encoder.contenders(view))
        assert np.ptp(points) > 0, "somebody leads"
        assert said * (points.max() / said.max()) == pytest.approx(points, abs=1e-4)


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
