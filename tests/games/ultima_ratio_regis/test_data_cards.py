"""The cards of Ultima Ratio Regis: counts, decks, and ops that name things that fit."""

from collections import Counter

import msgspec
import pytest

from tercio.games.ultima_ratio_regis.rows import op_rows
from tercio.games.ultima_ratio_regis.rows.cards import WorkedDeckRow
from tests.rules.ultima_ratio_regis.stage import WORLD

CARDS = WORLD.cards
OPS = [(id, op) for id, card in CARDS.items() for op in card.ops]
TURNS = range(1, 12)


@pytest.mark.rule("uRR 3.1")
def test_forty_generic_cards_of_thirty_six_kinds_and_116_historical_ones() -> None:
    kinds = Counter(card.kind for card in CARDS.values())
    assert kinds == {"generic": 36, "historical": 116}
    assert len(WORLD.generic) == 40


@pytest.mark.rule("uRR 3.1")
def test_historical_cards_have_turns_and_generic_ones_have_none() -> None:
    for card in CARDS.values():
        assert (card.turns is not None) == (card.kind == "historical")
        if card.turns is not None:
            assert card.turns[0] <= card.turns[1]


@pytest.mark.rule("uRR 3.1")
def test_combat_cards_are_generic_and_give_one_point() -> None:
    combat = [card for card in CARDS.values() if card.is_combat]
    assert len(combat) == 6
    assert {(card.kind, card.points) for card in combat} == {("generic", 1)}
    for card in CARDS.values():
        assert card.is_combat == any(isinstance(op, op_rows.Combat) for op in card.ops)
        assert 1 <= card.points <= 3


def test_what_is_known_of_the_cards() -> None:
    generic = Counter(card.src for card in CARDS.values() if card.kind == "generic")
    historical = Counter(card.src for card in CARDS.values() if card.kind == "historical")
    assert generic == {"text": 23, "example": 3, "reconstructed": 10}
    assert historical == {"text": 35, "example": 15, "web": 3, "reconstructed": 63}


@pytest.mark.rule("uRR 8.1.4")
@pytest.mark.parametrize("turn", TURNS)
def test_a_deck_of_any_size_can_be_built_in_every_turn(turn: int) -> None:
    out = {id for rule in WORLD.turn_rules(turn) if rule.rule == "deck_out" for id in rule.cards}
    generic = [id for id in WORLD.generic if id not in out]
    historical = WORLD.historical(turn)
    assert len(historical) <= 39
    assert len(historical) + len(generic) >= (48 if turn >= 6 else 42)


@pytest.mark.rule("uRR 8.1.4")
def test_the_worked_deck_of_turn_6_is_what_the_rules_of_its_scenario_leave() -> None:
    row = WORLD.data.table("worked_decks", WorkedDeckRow)["turn_6"]
    left = set(WORLD.historical(6)) - WORLD.excluded(row.scenario)
    assert left == {*row.carried_over, *row.new}
    assert len(left) + row.generic == row.deck


def test_lasting_cards_are_in_force_from_the_turn_after_they_can_be_played() -> None:
    lasting = [card for card in CARDS.values() if card.active is not None]
    assert len(lasting) == 12
    for card in lasting:
        assert card.turns is not None
        assert card.active is not None
        assert card.active[0] == card.turns[1] + 1


@pytest.mark.parametrize("turn", TURNS)
def test_the_events_in_force_in_a_turn_are_those_whose_cards_say_so(turn: int) -> None:
    said = {
        id for id, c in CARDS.items() if c.active is not None and c.active[0] <= turn <= c.active[1]
    }
    assert set(WORLD.turns[str(turn)].active_events) == said


MINOR_FIELDS = ("minor", "b_ally_of", "minors")
MAJOR_FIELDS = ("a", "b", "power", "powers", "frm", "owner", "target", "between")


@pytest.mark.parametrize(("card", "op"), OPS, ids=[f"{id}-{n}" for n, (id, _) in enumerate(OPS)])
def test_ops_name_majors_and_minors_where_they_mean_them(card: str, op: op_rows.AnyOp) -> None:
    for fields, powers in ((MAJOR_FIELDS, WORLD.majors), (MINOR_FIELDS, WORLD.minors)):
        for field in fields:
            named = getattr(op, field, None) or ()
            for id in (named,) if isinstance(named, str) else named:
                assert WORLD.power[id] in powers


def test_every_kind_of_op_is_on_some_card() -> None:
    tags = {type(op).__struct_config__.tag for _, op in OPS}
    known = {kind.__struct_config__.tag for kind in op_rows.Op.__subclasses__()}
    assert tags == known


def test_an_op_with_a_wrong_field_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"op": "set_nod", "scope": "all", "value": 2, "x": 1}, op_rows.AnyOp)
