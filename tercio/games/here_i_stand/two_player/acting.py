"""Acting for a power that is at war with the opponent (HIS 11)."""

from collections.abc import Sequence

from tercio.games.here_i_stand.model.powers import ENGLAND, FRANCE, HAPSBURG, OTTOMAN
from tercio.games.here_i_stand.rules.actions import ACTIONS
from tercio.games.here_i_stand.two_player.position import TwoPlayerStand
from tercio.games.here_i_stand.two_player.questions import acts_for
from tercio.kernel.ask import Procedure, Refusal
from tercio.kernel.citations import cites
from tercio.wars.model.names import Cp, Power
from tercio.wars.turn.actions import Action

ON_BEHALF = (
    "move_clear",
    "move_pass",
    "naval_move",
    "naval_transport",
    "assault",
    "control_unfortified",
)
"""What a player may do for another power. Nothing is built for it."""

NAMES = {OTTOMAN: "ottoman", HAPSBURG: "hapsburg", ENGLAND: "england", FRANCE: "france"}


@cites("HIS 11")
def on_behalf(base: Action[TwoPlayerStand], other: Power) -> Action[TwoPlayerStand]:
    """An action of the power cards, carried out by a player with the units of `other`."""

    def can(g: TwoPlayerStand, player: Power) -> bool:
        return other in acts_for(g, player) and base.can(g, other)

    def run(g: TwoPlayerStand, player: Power) -> Procedure[None]:
        return base.run(g, other)

    def cost(g: TwoPlayerStand, player: Power) -> Cp | None:
        return base.price(g, other) if other in acts_for(g, player) else None

    def why(g: TwoPlayerStand, player: Power, ref: str) -> list[Refusal]:
        return base.why(g, other, ref) if base.why is not None else []

    return Action(f"{NAMES[other]}.{base.id}", base.cite, can, run, cost=cost, why=why)


TWO_PLAYER_ACTIONS: Sequence[Action[TwoPlayerStand]] = (
    *ACTIONS,
    *(on_behalf(base, other) for other in NAMES for base in ACTIONS if base.id in ON_BEHALF),
)
