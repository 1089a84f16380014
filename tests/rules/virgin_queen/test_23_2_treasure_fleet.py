"""The treasure fleet (VQ 23.2)."""

import pytest

from tercio.games.virgin_queen.model.espionage_state import Informant
from tercio.games.virgin_queen.model.ocean_questions import is_damaged
from tercio.games.virgin_queen.model.ocean_verbs import (
    damage_captain,
    escort_fleet,
    take_loot,
    take_settlement,
)
from tercio.games.virgin_queen.model.powers import ENGLAND, FRANCE, PROTESTANT, SPAIN
from tercio.games.virgin_queen.rules.major_powers.treasure_fleet import (
    attack_dice,
    fleet_dice,
    fleet_size,
    treasure_fleet,
)
from tercio.wars.model.names import NEXT_TURN, OUT_OF_PLAY
from tercio.wars.model.ship_questions import ships_at
from tests.rules.virgin_queen.stage import Stage

ROW = ["t_cp_1", "t_cp_2", "t_cp_3", "t_cp_4"]


@pytest.fixture
def stage() -> Stage:
    stage = Stage().clear().empty_hands().no_treasures()
    treasury = stage.g.state.treasury
    for treasure in ROW:
        treasury.pool.remove(treasure)
    treasury.spanish_row = ROW[:]
    return stage


def escort(stage: Stage, count: int) -> Stage:
    stage.put("seville", SPAIN, galleon=count)
    for ship in ships_at(stage.g, stage.at("seville")):
        escort_fleet(stage.g, ship)
    return stage


def captain(stage: Stage, name: str) -> int:
    return stage.g.world.captain[name]


def at(stage: Stage, name: str) -> int:
    return stage.g.state.oceans.captain_at[captain(stage, name)]


CHOICE = ["treasure.t_cp_4", "treasure.t_cp_3"]


@pytest.mark.rule("VQ 23.2", "VQ 30")
def test_23_2_riches_are_added_even_to_a_full_row(stage: Stage) -> None:
    stage.run(treasure_fleet(stage.g, 1), dice=[1], answers=CHOICE, draws=["t_cp_5"])
    assert stage.g.state.treasury.spanish_row == ["t_cp_1", "t_cp_2", "t_cp_5"]
    assert stage.g.state.treasury.hands[SPAIN] == ["t_cp_3", "t_cp_4"]


@pytest.mark.rule("VQ 23.2")
@pytest.mark.parametrize(("escorts", "size"), [(0, 2), (1, 2), (2, 3)])
def test_23_2_two_escorts_bring_three_treasures(stage: Stage, escorts: int, size: int) -> None:
    assert fleet_size(escort(stage, escorts).g) == size


@pytest.mark.rule("VQ 23.2")
def test_23_2_too_few_treasures_all_sail(stage: Stage) -> None:
    stage.g.state.treasury.spanish_row = ["t_cp_2"]
    stage.run(treasure_fleet(stage.g, 0), dice=[1])
    assert stage.g.state.treasury.spanish_row == []
    assert stage.g.state.treasury.hands[SPAIN] == ["t_cp_2"]


@pytest.mark.rule("VQ 23.2", "VQ 29")
@pytest.mark.parametrize(
    ("die", "philippines", "ocean"),
    [
        (1, False, "north_atlantic"),
        (2, False, "north_atlantic"),
        (3, False, "antilles"),
        (4, False, "antilles"),
        (5, False, "spanish_main"),
        (6, False, "spanish_main"),
        (6, True, "mexican_coast"),
    ],
)
def test_23_2_one_die_says_where_the_fleet_appears(
    stage: Stage, die: int, philippines: bool, ocean: str
) -> None:
    if philippines:
        take_settlement(stage.g, "philippines", SPAIN)
    stage.sail("le_testu", ocean, FRANCE)
    stage.run(treasure_fleet(stage.g, 0), dice=[die], answers=[*CHOICE, "pass"])
    assert stage.asked[-1].kind == "fleet-attack"


@pytest.mark.rule("VQ 23.2")
@pytest.mark.parametrize(("ocean", "spy"), [("antilles", True), ("antilles", False)])
def test_23_2_england_may_reroll_with_a_spy_and_a_captain(
    stage: Stage, ocean: str, spy: bool
) -> None:
    stage.sail("drake", ocean, ENGLAND)
    if spy:
        stage.g.state.spies.informants.append(Informant(ENGLAND, SPAIN))
    dice = [1, 3] if spy else [1]
    answers = ["reroll", "pass"] if spy else []
    stage.run(treasure_fleet(stage.g, 0), dice=dice, answers=[*CHOICE, *answers])
    assert (stage.asked[-1].kind == "fleet-attack") is spy


@pytest.mark.rule("VQ 23.2")
def test_23_2_a_spy_without_a_captain_there_knows_nothing(stage: Stage) -> None:
    stage.sail("drake", "guinea_coast", ENGLAND)
    stage.g.state.spies.informants.append(Informant(ENGLAND, SPAIN))
    stage.run(treasure_fleet(stage.g, 0), dice=[1], answers=CHOICE)


@pytest.mark.rule("VQ 23.2")
def test_23_2_dice_of_the_attack_and_of_the_fleet(stage: Stage) -> None:
    stage.sail("drake", "antilles", ENGLAND)
    drake = captain(stage, "drake")
    assert (attack_dice(stage.g, drake), fleet_dice(stage.g)) == (4, 1)
    damage_captain(stage.g, drake)
    escort(stage, 2)
    assert (attack_dice(stage.g, drake), fleet_dice(stage.g)) == (3, 3)


@pytest.mark.rule("VQ 23.2")
def test_23_2_the_margin_is_divided_among_the_awards(stage: Stage) -> None:
    escort(stage, 1).sail("drake", "antilles", ENGLAND)
    stage.run(
        treasure_fleet(stage.g, 0),
        dice=[3, 5, 5, 5, 1, 1, 1],
        answers=[*CHOICE, "attack.drake", "fleet-treasure", "fleet-galleon", "pass"],
        draws=["t_cp_4"],
    )
    # The third hit must go where none has gone yet: VP, taken without a question.
    assert stage.bonus_vp(ENGLAND) == 1
    assert stage.g.state.oceans.loot[captain(stage, "drake")] == ["t_cp_4"]
    assert stage.g.state.oceans.escorts == []
    assert stage.g.state.treasury.hands[SPAIN] == ["t_cp_3"]


@pytest.mark.rule("VQ 23.2")
@pytest.mark.parametrize(
    ("damaged", "hits", "fate"), [(False, 1, "damaged"), (True, 1, "lost"), (False, 2, "lost")]
)
def test_23_2_a_negative_margin_falls_on_the_captain(
    stage: Stage, damaged: bool, hits: int, fate: str
) -> None:
    escort(stage, 1).sail("hawkins", "antilles", ENGLAND, damaged=damaged)
    hawkins = captain(stage, "hawkins")
    stage.g.state.treasury.pool.remove("t_cp_5")
    take_loot(stage.g, hawkins, "t_cp_5")
    attack = [1] * attack_dice(stage.g, hawkins)
    stage.run(
        treasure_fleet(stage.g, 0),
        dice=[3, *attack, *[5] * hits, *[1] * (2 - hits)],
        answers=[*CHOICE, "attack.hawkins", *(["pass"] if fate == "damaged" else [])],
    )
    assert (at(stage, "hawkins") == OUT_OF_PLAY) is (fate == "lost")
    assert is_damaged(stage.g, hawkins) is (fate == "damaged")
    assert stage.g.state.treasury.discard == (["t_cp_5"] if fate == "lost" else [])


@pytest.mark.rule("VQ 23.2")
def test_23_2_attacks_are_made_in_impulse_order(stage: Stage) -> None:
    stage.sail("laudonniere", "antilles", PROTESTANT).sail("hawkins", "antilles", ENGLAND)
    stage.run(treasure_fleet(stage.g, 0), dice=[3], answers=[*CHOICE, "pass", "pass"])
    seats = [ask.seat for ask in stage.asked if ask.kind == "fleet-attack"]
    assert seats == ["england", "protestant"]


@pytest.mark.rule("VQ 23.2", "VQ 16.5")
def test_23_2_an_attacker_may_return_home(stage: Stage) -> None:
    stage.sail("hawkins", "antilles", ENGLAND)
    stage.run(
        treasure_fleet(stage.g, 0),
        dice=[3, 5, 1, 1, 1],
        answers=[*CHOICE, "attack.hawkins", "fleet-treasure", "home"],
        draws=["t_cp_3"],
    )
    assert at(stage, "hawkins") == NEXT_TURN
    assert stage.g.state.treasury.hands[ENGLAND] == ["t_cp_3"]


@pytest.mark.rule("VQ 27")
def test_27_the_player_of_spain_does_not_attack_his_own_fleet() -> None:
    stage = Stage(players=2).clear().empty_hands().no_treasures()
    stage.g.state.treasury.spanish_row = ["t_cp_2"]
    stage.sail("le_testu", "antilles", FRANCE)
    stage.run(treasure_fleet(stage.g, 0), dice=[3])
    assert stage.asked == []
