"""Plain effects of cards, which take all they need from the row (HIS 6.1)."""

from tercio.games.here_i_stand.cards.registry import plain
from tercio.games.here_i_stand.cards.shared import add_troops, place_mercenaries, rising_spaces
from tercio.games.here_i_stand.model.court_verbs import mark_this_turn, owe_cards
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import PAPACY, PROTESTANT
from tercio.games.here_i_stand.rows.files import HisCardMode
from tercio.games.here_i_stand.rules.major_powers.foreign_war import begin_foreign_war
from tercio.games.here_i_stand.rules.major_powers.rulers import succeed
from tercio.games.here_i_stand.rules.reformation.counter_reformation import (
    counter_reformation_attempts,
)
from tercio.games.here_i_stand.rules.reformation.jesuit_universities import found_universities
from tercio.games.here_i_stand.rules.reformation.reformation_attempts import reformation_attempts
from tercio.kernel.ask import Procedure
from tercio.wars.cards import plain_effects
from tercio.wars.cards.card_effects import number, target_powers
from tercio.wars.cards.card_parts import grant_cp_for, place_unrest
from tercio.wars.cards.card_play import STAYS
from tercio.wars.diplomacy.minors import activate_minor, deactivate_minor
from tercio.wars.model.names import REGULAR, Power
from tercio.wars.model.rows import CardMode
from tercio.wars.model.space_questions import controller_of

plain("extra_dice", cite="HIS 14")(plain_effects.extra_dice)
plain("fewer_dice", cite="HIS 14")(plain_effects.fewer_dice)

# -- rulers and what lasts for a turn --------------------------------------------------------------


@plain("new_ruler", cite="HIS 3.3")
def new_ruler(g: HereIStand, power: Power, mode: HisCardMode, about: object) -> Procedure[None]:
    assert mode.ruler is not None
    return succeed(g, mode.ruler)


@plain("this_turn", cite="HIS 6.1")
def this_turn(g: HereIStand, power: Power, mode: HisCardMode, about: object) -> None:
    """The rules ask for its mark until the turn ends."""
    mark_this_turn(g, mode.mark)


# -- the Reformation -------------------------------------------------------------------------------


@plain("attempts", cite="HIS 18.3")
def attempts(g: HereIStand, power: Power, mode: HisCardMode, about: object) -> Procedure[None]:
    """Sermons of either side; some are paid for it, and a press helps at once."""
    assert mode.attempts is not None
    if mode.mark:
        mark_this_turn(g, mode.mark)
    for receiver in target_powers(g, mode):
        g.draw_cards(receiver, mode.numbers["cards"])
    if g.world.religion.attempts[mode.attempts].attempt == "reformation":
        yield from reformation_attempts(g, PROTESTANT, mode.attempts)
    else:
        yield from counter_reformation_attempts(g, PAPACY, mode.attempts)


@plain("universities", cite="HIS 21.5")
def universities(g: HereIStand, power: Power, mode: CardMode, about: object) -> Procedure[None]:
    yield from found_universities(g, mode.numbers["universities"])


# -- unrest ----------------------------------------------------------------------------------------


@plain("unrest", cite="HIS 12.4")
def unrest(g: HereIStand, power: Power, mode: HisCardMode, about: object) -> Procedure[None]:
    """On unoccupied spaces of the player's choice."""
    count = number(g, mode, "spaces", power)
    yield from place_unrest(g, power, rising_spaces(g, mode), count)


# -- cards, CP and troops --------------------------------------------------------------------------


@plain("credit", cite="HIS 6.2")
def credit(g: HereIStand, power: Power, mode: CardMode, about: object) -> None:
    g.draw_cards(power, mode.numbers["cards"])
    owe_cards(g, power, mode.numbers["minus_cards"])


@plain("restricted_cp", cite="HIS 17")
def restricted_cp(g: HereIStand, power: Power, mode: CardMode, about: object) -> None:
    """`rules.construction.building` opens the spaces to Foreign Recruits that are not home."""
    grant_cp_for(g, mode.numbers["cp"], mode.actions)


@plain("mercenaries", cite="HIS 5.2")
def mercenaries(g: HereIStand, power: Power, mode: CardMode, about: object) -> Procedure[None]:
    """Whoever pays the Swiss of the French king, they fight for France."""
    (owner,) = target_powers(g, mode) or [power]
    yield from place_mercenaries(g, owner, mode.numbers["mercenaries"])


@plain("garrison", cite="HIS 22.5")
def garrison(g: HereIStand, power: Power, mode: CardMode, about: object) -> None:
    """The lord of a space is reinforced, whoever he is."""
    space = g.world.space[mode.spaces[0]]
    add_troops(g, controller_of(g, space), REGULAR, mode.numbers["regulars"], space=space)


# -- wars abroad and minor powers ------------------------------------------------------------------


@plain("foreign_war", cite="HIS 21.7")
def foreign_war(g: HereIStand, power: Power, mode: CardMode, about: object) -> Procedure[str]:
    yield from begin_foreign_war(g, power, g.state.on_table[-1])
    return STAYS


@plain("activate_minor", cite="HIS 22.2")
def minor_activated(g: HereIStand, power: Power, mode: CardMode, about: object) -> Procedure[None]:
    minor, ally = target_powers(g, mode)
    return activate_minor(g, minor, ally)


@plain("deactivate_minor", cite="HIS 22.4")
def minor_deactivated(
    g: HereIStand, power: Power, mode: CardMode, about: object
) -> Procedure[None]:
    (minor,) = target_powers(g, mode)
    return deactivate_minor(g, minor)
