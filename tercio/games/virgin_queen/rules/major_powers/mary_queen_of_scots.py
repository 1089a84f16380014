"""Mary Queen of Scots: her capture and her execution (VQ 23.3)."""

from tercio.games.virgin_queen.model import marriage_state
from tercio.games.virgin_queen.model.espionage_verbs import capture_mary, execute_mary
from tercio.games.virgin_queen.model.marriage_verbs import remove_royal
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import ENGLAND, PROTESTANT, SCOTLAND
from tercio.kernel.ask import PASS, Ask, Option, Procedure
from tercio.kernel.citations import cites

MARY = "mary_queen_of_scots"


@cites("VQ 9.5", "VQ 23.3")
def check_capture(g: VirginQueen) -> None:
    """After the lords' rebellion: she is captured if Scotland is an English or Protestant ally."""
    if g.state.court.mary == "alive" and g.state.patron[SCOTLAND] in (ENGLAND, PROTESTANT):
        capture_mary(g)


@cites("VQ 23.3")
def execute(g: VirginQueen) -> None:
    """England loses 1 VP, and plots have lost their figurehead."""
    execute_mary(g)
    royal = g.world.royal[MARY]
    if g.state.weddings.eligibility[royal] != marriage_state.GONE:
        remove_royal(g, royal)


@cites("VQ 23.3")
def offer_execution(g: VirginQueen) -> Procedure[None]:
    """After a failed attempt on Elizabeth or a failed rebellion, England may execute her."""
    if g.state.court.mary != "captured" or not g.is_played(ENGLAND):
        return
    pick = yield Ask(
        g.seat_of(ENGLAND),
        "execute-mary",
        [Option("execute", True, (f"royal:{MARY}",)), Option(PASS)],
        "VQ 23.3",
        args={"royal": f"royal:{MARY}"},
    )
    if pick.key != PASS:
        execute(g)
