"""Conditions about spies, plots and England's queens (VQ 19, 23.3)."""

from tercio.games.virgin_queen.conditions.registry import condition
from tercio.games.virgin_queen.model.court_questions import is_this_turn, leader_faction, reigns
from tercio.games.virgin_queen.model.espionage_questions import has_used_assassin, informant_on
from tercio.games.virgin_queen.model.patronage_questions import has_bonus
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import (
    ENGLAND,
    IRELAND,
    KNIGHTS,
    PROTESTANT,
    SCOTLAND,
    SPAIN,
    WALLOONS,
)
from tercio.games.virgin_queen.rules.espionage.operation import ELIZABETH, Operation
from tercio.wars.model.names import REGULAR, Mask, Power
from tercio.wars.model.numbered import space_members
from tercio.wars.model.power_questions import is_allied
from tercio.wars.model.space_questions import is_controlled_by
from tercio.wars.model.troop_questions import troops_of

SPANISH_REGULARS = (SPAIN, WALLOONS, KNIGHTS)


# -- the queens ----------------------------------------------------------------------------------


@condition("VQ 9.5")
def elizabeth_excommunicated(g: VirginQueen, power: Power, about: object) -> bool:
    return g.state.court.elizabeth_excommunicated


@condition("VQ 23.3")
def elizabeth_alive(g: VirginQueen, power: Power, about: object) -> bool:
    return reigns(g, ENGLAND, "elizabeth_i")


@condition("VQ 23.3")
def mary_captured(g: VirginQueen, power: Power, about: object) -> bool:
    """Or Elizabeth died this turn while she was: her name still helps the rebels."""
    late = is_this_turn(g, "elizabeth_died_with_mary_captured")
    return g.state.court.mary == "captured" or late


@condition("VQ 23.3")
def mary_executed(g: VirginQueen, power: Power, about: object) -> bool:
    return g.state.court.mary == "executed"


@condition("VQ 23.3")
def mary_captured_target_elizabeth(g: VirginQueen, power: Power, about: Operation) -> bool:
    return g.state.court.mary == "captured" and about.leader == ELIZABETH


# -- networks ------------------------------------------------------------------------------------


@condition("VQ 19.2", "VQ 30")
def informant_spying(g: VirginQueen, power: Power, about: Operation) -> bool:
    """It was there when the impulse began; at first, one planted just now counted too."""
    informant = informant_on(g, about.power, about.target)
    if informant is None or informant.neutralized:
        return False
    at_once = g.world.edition_rule("informant_dice") == "at_once"
    return at_once or informant.planted < g.state.impulses


@condition("VQ 19")
def cipher_key_on_target(g: VirginQueen, power: Power, about: Operation) -> bool:
    return bool(g.state.spies.ciphers.get(about.power) == about.target)


@condition("VQ 20.8")
def walsingham_offensive(g: VirginQueen, power: Power, about: Operation) -> bool:
    return about.power == ENGLAND and g.state.spies.walsingham == "offensive"


@condition("VQ 20.8")
def walsingham_defensive(g: VirginQueen, power: Power, about: Operation) -> bool:
    return about.target == ENGLAND and g.state.spies.walsingham == "defensive"


@condition("VQ 22.2")
def attacker_has_cryptography(g: VirginQueen, power: Power, about: Operation) -> bool:
    return has_bonus(g, about.power, "cryptography")


@condition("VQ 22.2")
def defender_has_cryptography(g: VirginQueen, power: Power, about: Operation) -> bool:
    return has_bonus(g, about.target, "cryptography")


@condition("VQ 19")
def espionage_allowed(g: VirginQueen, power: Power, about: object) -> bool:
    return g.state.turn >= g.world.constant("espionage_from_turn")


# -- plots in England ----------------------------------------------------------------------------


@condition("VQ 19.2", "VQ 19.4")
def jesuit_in_england(g: VirginQueen, power: Power, about: object) -> bool:
    return bool(g.state.religion.jesuits)


def _spanish_regulars_in(g: VirginQueen, spaces: Mask) -> bool:
    return any(
        troops_of(g, owner, REGULAR, space)
        for owner in SPANISH_REGULARS
        for space in space_members(g.state.land[owner] & spaces)
    )


@condition("VQ 19.4", "VQ 30")
def spanish_regular_in_ireland_or_scotland(g: VirginQueen, power: Power, about: object) -> bool:
    return _spanish_regulars_in(g, g.state.home[IRELAND] | g.state.home[SCOTLAND])


@condition("VQ 19.4", "VQ 30")
def spanish_regular_in_england(g: VirginQueen, power: Power, about: object) -> bool:
    return _spanish_regulars_in(g, g.world.area_masks["england"])


@condition("VQ 19.4")
def plot_permitted(g: VirginQueen, power: Power, about: object) -> bool:
    """Spain is no ally of England, and its assassin was not used this turn."""
    always = g.world.edition_rule("rebellion_while_allied") == "allowed"
    return not has_used_assassin(g, SPAIN) and (always or not is_allied(g, SPAIN, ENGLAND))


# -- victims -------------------------------------------------------------------------------------


@condition("VQ 23.6")
def protestant_leader_at_home(g: VirginQueen, power: Power, about: Operation) -> bool:
    """In a home space that the Protestant controls; at first, one of his own faction."""
    if about.target != PROTESTANT:
        return False
    space = g.state.leader_at[about.leader]
    home = g.state.home[PROTESTANT]
    if g.world.edition_rule("protestant_defence_die") == "own_faction_home":
        home = g.state.home[leader_faction(g, about.leader)]
    return bool((home & g.state.controlled[PROTESTANT]) >> space & 1)


@condition("VQ 19.3")
def target_in_own_capital(g: VirginQueen, power: Power, about: Operation) -> bool:
    if about.leader == ELIZABETH:
        return is_controlled_by(g, ENGLAND, g.world.space["london"])
    return g.state.leader_at[about.leader] in g.hooks.capitals(g, about.target)
