"""What the thinker does with its captains."""

from tercio.games.virgin_queen.bots.outlook import Outlook
from tercio.games.virgin_queen.bots.voyages import voyages
from tercio.games.virgin_queen.model.powers import HRE
from tercio.games.virgin_queen.rules.construction.colonies import open_settlements
from tests.rules.virgin_queen.ocean_stage import at_sea, carry_colony


def test_16_1_a_captain_with_a_colony_sails_to_where_he_can_settle() -> None:
    """He waited where he was built, for ever: a colony is set down on arrival."""
    stage = at_sea().turn(2).sail("hre_captain", "north_atlantic", HRE)
    stage.impulse(HRE, cp=2)
    stage.g.state.oceans.piracy_actions[HRE] = stage.g.world.constant("piracy_per_turn")
    assert not list(voyages(Outlook(stage.g, HRE)))
    (sailing,) = voyages(Outlook(carry_colony(stage, "hre_captain").g, HRE))
    verb, captain, ocean = sailing.script[0].split(".")
    assert (verb, captain) == ("voyage", "hre_captain")
    assert open_settlements(stage.g, 1 << stage.g.world.ocean[ocean])
