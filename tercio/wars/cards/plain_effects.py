"""Effects that cards of both games have, with the numbers of their rows (6.1, 14-16)."""

from tercio.kernel.citations import cites
from tercio.wars.cards.card_effects import number, target_powers
from tercio.wars.cards.card_events import EventCancelled
from tercio.wars.cards.card_play import Declared
from tercio.wars.land.battle import Battle
from tercio.wars.model.names import Power
from tercio.wars.model.refs import card_ref
from tercio.wars.model.rows import CardMode
from tercio.wars.model.war import AnyWar

# -- battles ---------------------------------------------------------------------------------------


@cites("HIS 14", "HIS 15.1", "HIS 16.2", "VQ 14", "VQ 15.1", "VQ 16.2")
def extra_dice(g: AnyWar, power: Power, mode: CardMode, battle: Battle) -> None:
    """More dice for one's own side: `keen` ones hit more easily, fire ships cut an enemy adrift."""
    side = battle.side_of(power)
    dice = number(g, mode, "dice", power, about=battle)
    side.dice += dice
    if mode.numbers.get("keen"):
        side.keen_dice += dice
    battle.other_side(side).adrift |= bool(mode.numbers.get("adrift"))


@cites("HIS 14", "VQ 14", "VQ 15.1")
def fewer_dice(g: AnyWar, power: Power, mode: CardMode, battle: Battle) -> None:
    """The side on which a power fights rolls fewer dice, but `least` at least."""
    (target,) = target_powers(g, mode)
    side = battle.side_of(target)
    side.dice = max(mode.numbers.get("least", 0), side.dice - mode.numbers["dice"])


# -- cards -----------------------------------------------------------------------------------------


@cites("HIS 6.2", "VQ 6.2")
def draw_cards(g: AnyWar, power: Power, mode: CardMode, about: object) -> None:
    g.draw_cards(power, mode.numbers["cards"])


@cites("HIS 6.1", "VQ 6.1")
def cancel_event(g: AnyWar, power: Power, mode: CardMode, declared: Declared) -> None:
    """The event just declared does not happen."""
    declared.cancelled = True
    g.record(EventCancelled(card_ref(g, declared.card)))
