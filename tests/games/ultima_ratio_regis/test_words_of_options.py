"""Options that differ read differently, and say what they cost."""

import pytest

from tercio.games.ultima_ratio_regis.cards.realm_ops import unrest
from tercio.games.ultima_ratio_regis.cards.registry import Played
from tercio.games.ultima_ratio_regis.game import GAME
from tercio.games.ultima_ratio_regis.model.names import Player
from tercio.games.ultima_ratio_regis.model.war_questions import war_of
from tercio.games.ultima_ratio_regis.rows.op_rows import Unrest
from tercio.games.ultima_ratio_regis.rules.major_powers.peace import open_peace
from tercio.games.ultima_ratio_regis.rules.major_powers.war import declare_war
from tercio.games.ultima_ratio_regis.rules.major_powers.war_status import adjust_status, lead
from tercio.games.ultima_ratio_regis.rules.naval_actions.fleets import fleets_at
from tercio.games.ultima_ratio_regis.rules.naval_actions.naval_interception import fleet_option
from tercio.games.ultima_ratio_regis.rules.naval_actions.support import offers
from tercio.kernel.ask import Option
from tercio.kernel.messages import Words
from tests.rules.ultima_ratio_regis.stage import Stage

WORDS = Words(GAME, GAME.load_data())


def read(option: Option) -> str:
    words = option.words
    return WORDS.say(words.message, words.args)


def at_sea() -> Stage:
    stage = Stage().put("spain", "sea_wm", S2=1, S3=1).ally("genoa", "spain")
    return stage.put("genoa", "sea_wm", S3=1).put(
        "spain", "sea_wm", leader="admiral", on="squadron"
    )


def test_each_squadron_is_told_from_the_next_and_from_a_fleet() -> None:
    stage = at_sea()
    fleets = fleets_at(stage.g, stage.power("spain"), stage.at("sea_wm"))
    texts = [read(fleet_option(stage.g, "escort", fleet)) for fleet in fleets]
    assert texts == [
        "Spain: fleet of 3 with a leader in Western Mediterranean",
        "Spain: squadron (2) in Western Mediterranean",
        "Spain: squadron (3) in Western Mediterranean",
        "Genoa: squadron (3) in Western Mediterranean",
    ]


def test_so_are_those_that_support_a_side() -> None:
    stage = at_sea()
    spain = stage.power("spain")
    found = offers(stage.g, stage.at("granada"), (spain, stage.power("")), spain)
    texts = [read(option) for option in found]
    assert len(texts) == len(set(texts)) == 4
    assert "Genoa: squadron (3) in Western Mediterranean for Spain" in texts


def test_21_3_3_a_declaration_of_war_says_what_it_costs() -> None:
    stage = Stage().impulse(0, spain=1)
    g = stage.g
    g.give_casus_belli(stage.power("spain"), stage.power("england"))
    ask = stage.ask(declare_war(g, stage.power("spain")))
    texts = {option.key: read(option) for option in ask.options}
    assert texts["war.england"] == "England (casus belli)"
    assert texts["war.france"].endswith("(costs 1 morale, ends the impulse)")


@pytest.mark.parametrize(("taken", "lost"), [(0, 3), (3, 3), (1, 4), (0, 4)])
def test_21_5_1_whoever_asks_for_peace_knows_what_comes_of_it(taken: int, lost: int) -> None:
    """The forecast is what the negotiations come to, areas and all."""
    stage = Stage().war("france", "spain").control("spain", "marseille", "narbonne", "toulouse")
    stage.morale("france", "spain", taken).morale("spain", "france", lost)
    france, spain = stage.power("france"), stage.power("spain")
    ask = stage.ask(open_peace(stage.g, france))
    points = lead(stage.g, france, spain, france)
    told = {1: "you would win by", 0: "it would be a draw", -1: "you would lose by"}
    assert told[(points > 0) - (points < 0)] in read(ask.options[0])
    war = war_of(stage.g, france, spain)
    assert war is not None
    outcome = adjust_status(stage.g, war, france)
    assert points == (outcome.points if outcome.winner == france else -outcome.points)


def test_19_1_an_event_says_how_much_unrest_it_is_about() -> None:
    stage = Stage().unrest("spain", 4)
    ask = stage.ask(
        unrest(stage.g, Played(Player(0), "court_faction"), Unrest(delta=-2, who="any"))
    )
    assert WORDS.say("ask-event-unrest", ask.args) == "Whose unrest falls by 2?"
    assert "Spain (unrest 4, vitality 5)" in map(read, ask.options)
