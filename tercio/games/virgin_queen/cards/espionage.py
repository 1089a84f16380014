"""Events of spies and plotters (VQ 19)."""

from tercio.games.virgin_queen.cards.registry import of_card
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.rows.cards import VqCardMode
from tercio.games.virgin_queen.rules.action_phase.extra_cp import act_at_once
from tercio.games.virgin_queen.rules.espionage.assassination import can_assassinate, plot_murder
from tercio.games.virgin_queen.rules.espionage.espionage import plot_rebellion
from tercio.games.virgin_queen.rules.espionage.operation import Operation
from tercio.games.virgin_queen.rules.espionage.operatives import (
    INFORMANTS,
    informant_targets,
    plant_freely,
)
from tercio.games.virgin_queen.rules.minor_powers.influence import can_buy, spend_on_influence
from tercio.kernel.ask import Procedure
from tercio.wars.cards.card_effects import target_powers
from tercio.wars.cards.card_parts import choose_power
from tercio.wars.model.names import Power


def _banker_helps(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> bool:
    return can_buy(g, power) or INFORMANTS.allow(g, power, target_powers(g, mode)[0])


@of_card(79, "banker", can=_banker_helps, cite="VQ 19.2")
def banker(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """Ridolfi's Bank pays an Informant, and friends abroad."""
    for _ in range(mode.numbers["informants"]):
        yield from plant_freely(g, power, target_powers(g, mode)[0])
    yield from spend_on_influence(g, power, mode.numbers["cp"])


def _plot_helps(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> bool:
    return can_assassinate(g, power) or bool(informant_targets(g, power))


@of_card(80, "plot", can=_plot_helps, cite="VQ 19.3")
def plot(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """The Black Queen: an Informant who is of use at once, then an assassin."""
    for _ in range(mode.numbers["informants"]):
        yield from plant_freely(g, power, at_once=True)
    yield from plot_murder(g, power, mode.numbers["cp"])


@of_card(89, "plot_dice", cite="VQ 19.4")
def plot_dice(g: VirginQueen, power: Power, mode: VqCardMode, operation: Operation) -> None:
    """Mary's name gives the plotters heart."""
    operation.extra_attack += mode.numbers["dice"]


def _marks(g: VirginQueen, power: Power) -> list[Power]:
    """Powers on whose card the Cipher Key may go: not where it is."""
    now = g.state.spies.ciphers.get(power)
    return [p for p in g.impulse_order() if p not in (power, now)]


@of_card(91, "cipher", can=lambda g, power, mode, about: bool(_marks(g, power)), cite="VQ 19")
def cipher(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """The key goes to another power's card, straight from where it was."""
    target = yield from choose_power(g, power, _marks(g, power), "cipher-key", cite="19")
    g.set_cipher(power, target)


@of_card(81, "walsingham", cite="VQ 20.8")
def walsingham(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """On the defensive he helps at once, before the dice; else his agents act."""
    if isinstance(about, Operation):
        g.set_walsingham("defensive")
        return
    g.set_walsingham("offensive")
    yield from act_at_once(g, power, mode.numbers["cp"], types=mode.action_types)


@of_card(105, "catholic_plot", cite="VQ 19.4")
def catholic_plot(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """Babington: a rebellion without CP. If it fails, England decides about Mary."""
    yield from plot_rebellion(g, mode.numbers["cp"], mode.numbers["dice"])
