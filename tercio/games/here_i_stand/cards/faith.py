"""Cards 65 to 115 that move souls, churchmen and Saint Peter's (HIS 18, 21.5)."""

from tercio.games.here_i_stand.cards.registry import of_card
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import ENGLAND, PAPACY, PROTESTANT
from tercio.games.here_i_stand.rules.major_powers.chateaux import discard_of_choice
from tercio.games.here_i_stand.rules.major_powers.excommunication import Bull
from tercio.games.here_i_stand.rules.reformation.counter_reformation import (
    counter_reformation_attempts,
)
from tercio.games.here_i_stand.rules.reformation.debates import theological_debate
from tercio.games.here_i_stand.rules.reformation.reformation_attempts import reformation_attempts
from tercio.games.here_i_stand.rules.reformation.treatises import treatise
from tercio.kernel.ask import Procedure
from tercio.wars.cards.card_parts import (
    choose_space,
    choose_way,
    is_retrievable,
    retrieve_from_discards,
    unoccupied,
)
from tercio.wars.model.names import Mask, Power
from tercio.wars.model.rows import CardMode


@of_card(67, "anabaptists", cite="HIS 2.3")
def anabaptists(g: HereIStand, power: Power, mode: CardMode, about: None) -> Procedure[None]:
    """Whatever stands around them: the Papacy may pick any that are open to it."""
    for left in range(mode.numbers["spaces"], 0, -1):
        spaces = unoccupied(g, g.protestant_spaces() & ~g.world.electorates)
        space = yield from choose_space(
            g, PAPACY, spaces, "reconvert", key="convert", args={"left": left}
        )
        if space is None:
            return
        g.convert(space, False)


@of_card(75, "erasmus", cite="HIS 18.3")
def erasmus(g: HereIStand, power: Power, mode: CardMode, about: None) -> Procedure[None]:
    """A reformer in his early years, a moderate later on."""
    if g.state.turn <= mode.numbers["last_reformation_turn"]:
        yield from reformation_attempts(g, PROTESTANT, "erasmus_early")
    else:
        yield from counter_reformation_attempts(g, PAPACY, "erasmus_late")


@of_card(78, "frederick_the_wise", cite="HIS 2.3")
def frederick_the_wise(g: HereIStand, power: Power, mode: CardMode, about: None) -> Procedure[None]:
    """The Protestant breaks ties of distance, and may have The Wartburg back."""
    start = g.world.mask(*mode.spaces)
    for left in range(mode.numbers["spaces"], 0, -1):
        spaces = nearest_catholic(g, start)
        space = yield from choose_space(
            g, PROTESTANT, spaces, "nearest-convert", key="convert", args={"left": left}
        )
        if space is None:
            break
        g.convert(space, True)
    wartburg = g.world.card["the_wartburg"]
    if wartburg in g.state.discard and is_retrievable(g, PROTESTANT, wartburg):
        way = yield from choose_way(g, PROTESTANT, ("take-wartburg", "leave-wartburg"), "wartburg")
        if way == "take-wartburg":
            yield from retrieve_from_discards(g, PROTESTANT, [wartburg])


def nearest_catholic(g: HereIStand, start: Mask) -> Mask:
    """The Catholic spaces of the German zone that are fewest connections from `start`."""
    wanted = g.world.zone_masks["german"] & g.catholic_spaces()
    for ring in g.world.land.distances(start, g.world.all_spaces):
        if ring & wanted:
            return ring & wanted
    return 0


@of_card(81, "indulgence_vendor", cite="HIS 18.1")
def indulgence_vendor(g: HereIStand, power: Power, mode: CardMode, about: None) -> None:
    build_with_random_card(g, PROTESTANT)


def build_with_random_card(g: HereIStand, victim: Power) -> None:
    """A card of a hand is drawn and discarded; its CP go to Saint Peter's."""
    card = g.discard_random_card(victim)
    if card is not None:
        g.build_st_peters(g.world.card_cp(card))


@of_card(112, "thomas_more.execution", cite="HIS 18.5")
def thomas_more_dies(g: HereIStand, power: Power, mode: CardMode, about: None) -> Procedure[None]:
    g.mark_this_turn("thomas_more")
    g.draw_cards(ENGLAND, mode.numbers["cards"])
    for _ in range(mode.numbers["discards"]):
        yield from discard_of_choice(g, ENGLAND, "HIS 6.1")


@of_card(112, "thomas_more.debate", cite="HIS 18.5")
def thomas_more_debates(
    g: HereIStand, power: Power, mode: CardMode, about: None
) -> Procedure[None]:
    """The table `debate_modifiers` has his dice."""
    yield from theological_debate(g, PAPACY, source="thomas_more")


@of_card(115, "thomas_cromwell.protect_cranmer", cite="HIS 21.5")
def cromwell_protects_cranmer(g: HereIStand, power: Power, mode: CardMode, bull: Bull) -> None:
    bull.stopped = True


@of_card(115, "thomas_cromwell.retrieve_dissolution", cite="HIS 6.2")
def cromwell_dissolves_monasteries(
    g: HereIStand, power: Power, mode: CardMode, about: None
) -> None:
    g.retrieve_card(ENGLAND, g.world.card["dissolution_of_the_monasteries"])


@of_card(115, "thomas_cromwell.treatise", cite="HIS 18.1")
def cromwell_publishes(g: HereIStand, power: Power, mode: CardMode, about: None) -> Procedure[None]:
    """England's treatises are cheaper until the turn ends."""
    g.mark_this_turn("thomas_cromwell")
    yield from treatise(g, ENGLAND)
