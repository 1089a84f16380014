"""Answers given in advance: a response when something is named, losses, an offer to accept."""

from collections.abc import Callable

from tercio.kernel.ask import Ask, Checkpoint, Option, Procedure, Seat
from tercio.kernel.errors import Unknown
from tercio.kernel.families import Family
from tercio.kernel.running.advance import OFFERS
from tercio.kernel.saving.save import load, read, save
from tercio.kernel.table import Table
from tercio.kernel.windows import StandingOrder, window
from tests.kernel.test_deals import council, go, keys
from tests.kernel.toys import BLUE, GREEN, RED, Notes, Pad, choice, refused, toy

GOUT = StandingOrder("march", take=("card:gout",), about=("leader:charles", "space:metz"))


def _offering(cards: list[Option]) -> Callable[[Seat], list[Option]]:
    return lambda seat: cards


def marches(g: Pad) -> Procedure[None]:
    """Red marches where it likes; blue holds a card, once."""
    while len(g.state.lines) < 6:
        yield Checkpoint("march", ends=("impulse",))
        where = yield choice(RED, "metz", "rome")
        cards = (
            []
            if "gout" in g.state.lines
            else [Option("card.7", None, ("card:gout",)), Option("card.8")]
        )
        played = yield from window(
            "march",
            (BLUE,),
            _offering(cards),
            args={"leader": "leader:charles"},
            refs=(f"space:{where.key}",),
        )
        g.note(played[0][1].refs[0].partition(":")[2] if played else where.key)


def test_a_card_is_played_when_what_it_waits_for_is_named() -> None:
    table = toy(marches)
    table.order(BLUE, [GOUT])
    table.decide(RED, "rome")
    assert BLUE in table.asks(), "Rome is not Metz"
    table.decide(BLUE, "pass")
    table.decide(RED, "metz")
    assert table.g.state.lines == ["rome", "gout"]
    assert table.standing[BLUE] == [], "it was to be played once"


def test_a_plan_goes_before_passing_and_says_nothing_where_it_cannot_be_followed() -> None:
    table = toy(marches)
    table.order(BLUE, [StandingOrder(), GOUT])
    for where in ("rome", "metz", "metz"):
        table.decide(RED, where)
    assert table.g.state.lines == ["rome", "gout", "metz"]
    assert table.standing[BLUE] == [StandingOrder()]


def test_what_was_carried_out_is_played_again_from_the_record() -> None:
    table = toy(marches)
    table.order(BLUE, [GOUT])
    table.decide(RED, "metz")
    assert table.fork().standing == table.standing
    again = load(table.game, read(save(table)))
    assert again.g.state.lines == ["gout"]
    assert not again.standing.get(BLUE)


def test_a_plan_is_kept_in_a_save_and_nobody_else_sees_it() -> None:
    planned, plain = toy(marches), toy(marches)
    planned.order(BLUE, [GOUT])
    for observer in (RED, None):
        assert planned.view(observer) == plain.view(observer)
        assert planned.events(observer) == plain.events(observer)
    assert load(planned.game, read(save(planned))).standing == {BLUE: [GOUT]}


def losses(g: Pad) -> Procedure[None]:
    for kind in ("mercenary", "regular"):
        options = [Option(f"{kind}.{n}", n) for n in range(3)]
        lost = yield Ask(RED, "losses", options, "TOY 4")
        g.note(lost.key)
    yield choice(RED, "end")


def _with_losses() -> Table[Notes]:
    table = toy(choice_then_losses)
    table.game.families = (Family(id="losses", joins=frozenset({"losses"})),)
    return table


def choice_then_losses(g: Pad) -> Procedure[None]:
    yield choice(RED, "fight", "flee")
    yield from losses(g)


def test_losses_are_taken_by_a_rule_as_often_as_they_are_asked_for() -> None:
    table = _with_losses()
    rule = StandingOrder(kind="losses", take=("+mercenary", "regular"))
    table.order(RED, [rule])
    table.decide(RED, "fight")
    assert table.g.state.lines == ["mercenary.2", "regular.0"]
    assert table.standing[RED] == [rule]


def _accept(*clauses: str) -> StandingOrder:
    return StandingOrder(kind=OFFERS, take=("accept",), about=clauses)


def test_an_offer_is_accepted_if_it_is_the_one_that_was_expected() -> None:
    table = toy(council, players=3)
    table.order(BLUE, [_accept("crown.red.blue")])
    go(table, "red draft.blue", "red item.truce.blue.red.a.year", "red propose")
    assert any(key.startswith("accept.") for key in keys(table, BLUE)), "another offer"
    go(table, "green draft.blue", "green item.crown.green.blue", "green propose")
    assert sum(key.startswith("accept.") for key in keys(table, BLUE)) == 2
    go(table, "red draft.blue", "red item.crown.red.blue", "red propose")
    assert [deal.items[0].key for deal in table.g.state.floor.agreed] == ["crown.red.blue"]
    assert table.standing[BLUE] == []
    assert GREEN in table.asks()


def test_plans_that_make_no_sense_are_refused() -> None:
    table = _with_losses()
    for order, why in (
        (StandingOrder(kind="losses"), "An order to pass is about nothing"),
        (StandingOrder(about=("space:metz",)), "An order to pass is about nothing"),
        (StandingOrder(kind="march-on", take=("x",)), "No order answers 'march-on'"),
        (StandingOrder(kind=OFFERS, take=("accept",)), "names its clauses"),
        (StandingOrder(kind=OFFERS, take=("decline",), about=("a",)), "accepts one"),
    ):
        with refused(table, Unknown, why):
            table.order(RED, [order])
    assert table.standing == {}


def rout(g: Pad) -> Procedure[None]:
    """Twice a unit goes; which, is asked each time."""
    for _ in range(2):
        options = [
            Option(f"lose.red.{sort}", None, (f"unit:{sort}",)) for sort in ("horse", "foot")
        ]
        lost = yield Ask(RED, "losses", options, "TOY 4")
        g.note(lost.key)
    yield Ask(RED, "losses", [Option("here"), Option("there")], "TOY 4")


def test_who_has_written_a_clause_without_direction_does_not_matter() -> None:
    table = toy(council, players=3)
    table.game.mutual_clauses = frozenset({"crown"})
    table.order(BLUE, [_accept("crown.blue.red")])
    go(table, "red draft.blue", "red item.crown.red.blue", "red propose")
    assert [deal.items[0].key for deal in table.g.state.floor.agreed] == ["crown.red.blue"]


def test_where_units_are_chosen_one_sort_may_always_go_first() -> None:
    table = toy(rout)
    assert table.fitting_orders(RED) == [], "a question that is not about losses"
    table.game.families = (Family(id="losses", joins=frozenset({"losses"})),)
    horse, foot = table.fitting_orders(RED)
    assert [horse.take, foot.take] == [("unit:horse",), ("unit:foot",)]
    table.order(RED, [foot])
    assert table.g.state.lines == ["lose.red.foot", "lose.red.foot"]
    assert table.fitting_orders(RED) == [], "it is not about units"
