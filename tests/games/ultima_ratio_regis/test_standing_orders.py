"""Standing orders of Ultima Ratio Regis: whom a window asks after all, and what may be named."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import tercio.games.ultima_ratio_regis.rules as rules
from tercio.games.ultima_ratio_regis.display.standing_orders import CONDITIONS, SPANS, WINDOWS
from tercio.games.ultima_ratio_regis.game import GAME
from tercio.games.ultima_ratio_regis.model.names import NO_PLAYER, S2, T2, T3, Player, Power
from tercio.games.ultima_ratio_regis.rules.actions.registry import ACTIONS
from tercio.games.ultima_ratio_regis.rules.combat.combat_procedure import unit_option
from tercio.games.ultima_ratio_regis.rules.combat.subjugation import subjugate
from tercio.games.ultima_ratio_regis.rules.economy.auctions import technology_auction
from tercio.games.ultima_ratio_regis.rules.land_movement.forces import Force
from tercio.games.ultima_ratio_regis.rules.naval_actions.naval_interception import cross
from tercio.games.ultima_ratio_regis.rules.naval_actions.piracy import Prey, attack
from tercio.games.ultima_ratio_regis.rules.naval_actions.support import support_fleets
from tercio.kernel.ask import Ask, AskAll, Option, Procedure, Seat
from tercio.kernel.display.orders import fitting_text
from tercio.kernel.errors import Unknown
from tercio.kernel.messages import Words
from tercio.kernel.randomness import Script
from tercio.kernel.running.advance import fitting_plans
from tercio.kernel.table import Table
from tercio.kernel.windows import StandingOrder
from tests.rules.ultima_ratio_regis.stage import Stage

SPAIN, FRANCE = Seat("p1"), Seat("p2")
WORDS = Words(GAME, GAME.load_data())


def window_at(seat: Seat, thing: str) -> Ask:
    return Ask(seat, "support", [Option("pass")], refs=(thing,), window="support")


def test_a_seat_is_asked_where_its_units_are() -> None:
    stage = Stage().put("france", "lyon", T3=1).put("france", "sea_ea", S2=1)
    asked = CONDITIONS["my-units-are-there"]
    assert asked(stage.g, FRANCE, window_at(FRANCE, "area:lyon"))
    assert asked(stage.g, FRANCE, window_at(FRANCE, "sea:sea_ea"))
    assert not asked(stage.g, FRANCE, window_at(FRANCE, "area:paris"))
    assert not asked(stage.g, SPAIN, window_at(SPAIN, "area:lyon"))


def test_an_order_can_be_against_whoever_has_the_impulse() -> None:
    stage = Stage()
    stage.g.state.active = Player(1)
    assert GAME.acting(stage.g) == FRANCE
    stage.g.state.active = NO_PLAYER
    assert GAME.acting(stage.g) is None


def test_a_seat_is_asked_in_its_own_areas() -> None:
    stage = Stage()
    asked = CONDITIONS["it-is-my-area"]
    assert asked(stage.g, SPAIN, window_at(SPAIN, "area:madrid"))
    assert not asked(stage.g, FRANCE, window_at(FRANCE, "area:madrid"))


def test_a_seat_is_asked_when_an_enemy_acts() -> None:
    stage = Stage().impulse(1)
    asked = CONDITIONS["an-enemy-of-mine-acts"]
    assert not asked(stage.g, SPAIN, window_at(SPAIN, "area:madrid"))
    stage.war("spain", "france")
    assert asked(stage.g, SPAIN, window_at(SPAIN, "area:madrid"))


def test_every_window_that_the_rules_open_can_be_named_and_has_words() -> None:
    folder = Path(rules.__file__).parent
    sources = "".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py")))
    opened = {*re.findall(r'window="([a-z-]+)"', sources)}
    opened |= {*re.findall(r'from window\(\s*"([a-z-]+)"', sources)}
    assert opened == set(WINDOWS)
    for kind, names in (("window", WINDOWS), ("span", SPANS), ("condition", CONDITIONS)):
        for name in names:
            assert WORDS.has(f"name-{kind}-{name}"), name


@pytest.mark.parametrize(
    ("order", "sentence"),
    [
        (StandingOrder("suport"), "There is no window 'suport'"),
        (StandingOrder("*", "week"), "There is no span 'week'"),
        (StandingOrder("*", "turn", "pigs-fly"), "There is no condition 'pigs-fly'"),
    ],
)
def test_a_mistyped_order_is_refused(order: StandingOrder, sentence: str) -> None:
    table = Table.new(GAME, "catholics_and_protestants", seed="orders")
    with pytest.raises(Unknown, match=sentence):
        table.order(SPAIN, [order])
    table.order(SPAIN, [StandingOrder("auction", "turn", "it-is-my-area")])
    assert len(table.standing[SPAIN]) == 1


# -- every window can be passed --------------------------------------------------------------------


def frontier() -> Stage:
    """Frenchmen in Tours; Huguenots who come from Clermont."""
    stage = Stage().war("huguenots", "france").control("huguenots", "clermont")
    stage.put("huguenots", "clermont", T3=1).put("france", "tours", T2=1)
    return stage.impulse(2, huguenots=2)


def reaction() -> tuple[Stage, Procedure[Any]]:
    stage = frontier()
    return stage, ACTIONS["march"].take(stage.g, stage.power("huguenots"))


def combat_card() -> tuple[Stage, Procedure[Any]]:
    stage = frontier().hand(1, "famine")
    return stage, ACTIONS["march"].take(stage.g, stage.power("huguenots"))


def opposition() -> tuple[Stage, Procedure[Any]]:
    stage = Stage().war("huguenots", "france").put("huguenots", "tours", T3=1)
    stage.put("france", "paris", T3=1).own("france", "orleans").impulse(2)
    return stage, subjugate(stage.g, stage.power("huguenots"), stage.at("tours"), moved=True)


def support() -> tuple[Stage, Procedure[Any]]:
    stage = Stage().war("england", "france").put("france", "sea_ea", S2=1).impulse(2)
    powers = stage.power("england"), stage.power("france")
    return stage, support_fleets(stage.g, stage.at("brest"), *powers)


def transport() -> tuple[Stage, Procedure[Any]]:
    stage = Stage().war("england", "france").put("france", "sea_ea", S2=1).impulse(2)
    return stage, cross(stage.g, stage.power("england"), stage.at("portsmouth"), stage.at("sea_ea"))


def pirates() -> tuple[Stage, Procedure[Any]]:
    stage = Stage().merchants("tc_east_atlantic", "spain").put("spain", "sea_ea", S2=1)
    stage.put("barbary", "sea_ea", S2=1).impulse(1)
    barbary, sea = stage.power("barbary"), stage.at("sea_ea")
    prey = Prey(stage.power("spain"), stage.g.world.center["tc_east_atlantic"])
    return stage, attack(stage.g, barbary, Force(barbary, sea, {(barbary, S2): 1}), prey)


def sale() -> tuple[Stage, Procedure[Any]]:
    stage = Stage().impulse(0)
    return stage, technology_auction(stage.g, Player(0), "land")


SCENES: dict[str, tuple[Callable[[], tuple[Stage, Procedure[Any]]], tuple[str, ...]]] = {
    "reaction": (reaction, ("unit.huguenots.T3.clermont", "goal.tours")),
    "combat-card": (combat_card, ("unit.huguenots.T3.clermont", "goal.tours")),
    "oppose": (opposition, ()),
    "support": (support, ()),
    "intercept-transport": (transport, ()),
    "intercept-pirate": (pirates, ()),
    "auction": (sale, ()),
}


@pytest.mark.parametrize("window", WINDOWS)
def test_a_standing_order_passes_in_every_window(window: str) -> None:
    scene, answers = SCENES[window]
    stage, procedure = scene()
    stage.g.random.script = Script([3] * 9)
    stage.idle, left = True, list(answers)
    asked, reply = list[Ask](), None
    while True:
        try:
            stop = procedure.send(reply)
        except StopIteration:
            break
        if isinstance(stop, AskAll):
            asked += stop.asks.values()
        elif isinstance(stop, Ask):
            asked.append(stop)
        reply = stage.reply(stop, left)
    mine = [ask for ask in asked if ask.window == window]
    assert mine
    assert all(StandingOrder(window).covers(ask) for ask in mine)
    assert not any(StandingOrder(window).covers(ask) for ask in asked if ask.window != window)


def test_whoever_loses_units_may_say_which_always_go_first() -> None:
    g = Stage().g
    spain = g.world.power_ids.index("spain")
    options = [unit_option(g, "lose", Power(spain), kind) for kind in (T2, T3)]
    offered = fitting_plans(GAME, Ask(SPAIN, "lose", options))
    assert [fitting_text(WORDS, order) for order in offered] == [
        "troop (2) first",
        "troop (3) first",
    ]
