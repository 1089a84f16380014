"""Henry Petitions for Divorce and the Secret Protestant Circle."""

from tercio.games.here_i_stand.model.powers import HAPSBURG, PAPACY, PROTESTANT
from tercio.games.here_i_stand.model.religion_questions import catholic_spaces
from tercio.games.here_i_stand.model.religion_verbs import begin_religious_impulse, convert
from tercio.games.here_i_stand.rows.files import DiplomaticCardRow
from tercio.games.here_i_stand.rules.reformation.debate_calls import (
    in_play,
    may_call_debate,
    which_zone,
)
from tercio.games.here_i_stand.rules.reformation.debate_dice import NO_DEBATER
from tercio.games.here_i_stand.rules.reformation.debates import theological_debate
from tercio.games.here_i_stand.two_player.deck import diplomatic
from tercio.games.here_i_stand.two_player.position import TwoPlayerStand
from tercio.kernel.ask import Procedure
from tercio.kernel.masks import mask_of
from tercio.wars.cards.card_parts import choose_space, choose_way
from tercio.wars.model.events import ChanceTaken
from tercio.wars.model.force_pools import most_that_fit
from tercio.wars.model.names import REGULAR, SECOND, Mask, Power
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.refs import power_ref
from tercio.wars.model.space_questions import is_besieged
from tercio.wars.model.troop_questions import enemy_land

# -- 207: Henry Petitions for Divorce --------------------------------------------------------------


@diplomatic("dip_henry_petitions_for_divorce", cite="HIS 21.3")
def henry_petitions(g: TwoPlayerStand, player: Power, card: DiplomaticCardRow) -> Procedure[None]:
    """The Pope grants or refuses; it makes no difference to the English calendar."""
    way = yield from choose_way(g, PAPACY, ["grant", "refuse"], "divorce", cite="HIS 21.3")
    if way == "grant":
        yield from _granted(g, card)
    else:
        yield from _refused(g, card)


def _granted(g: TwoPlayerStand, card: DiplomaticCardRow) -> Procedure[None]:
    """A card for the Papacy, angry Hapsburgs in Italy, and a debate led by Campeggio."""
    g.draw_cards(PAPACY, card.numbers["cards"])
    italy = hapsburg_spaces(g) & g.world.zone_masks["italian"]
    space = yield from choose_space(g, PROTESTANT, italy, "angry-hapsburgs", cite="HIS 21.3")
    if space is not None:
        count = most_that_fit(g, HAPSBURG, SECOND, card.numbers["mercenaries"], space=space)
        g.place_troops(HAPSBURG, SECOND, count, space)
    if may_call_debate(g, PAPACY):
        begin_religious_impulse(g)
        pick = yield which_zone(g, PAPACY)
        legate = g.world.debater[card.debaters[0]]
        chosen = legate if legate in in_play(g, PAPACY, pick.value) else NO_DEBATER
        yield from theological_debate(g, PAPACY, pick.value, chosen_attacker=chosen)


def _refused(g: TwoPlayerStand, card: DiplomaticCardRow) -> Procedure[None]:
    """The Papacy places thankful Hapsburgs."""
    for left in range(card.numbers["regulars"], 0, -1):
        spaces = hapsburg_spaces(g)
        room = mask_of(
            s for s in spaces_in(spaces) if most_that_fit(g, HAPSBURG, REGULAR, 1, space=s)
        )
        space = yield from choose_space(
            g, PAPACY, room, "thankful-hapsburgs", cite="HIS 21.3", args={"left": left}
        )
        if space is None:
            return
        g.place_troops(HAPSBURG, REGULAR, 1, space)


def hapsburg_spaces(g: TwoPlayerStand) -> Mask:
    """Where Hapsburg units can be placed: under Hapsburg control, open, without enemies."""
    held = g.state.controlled[HAPSBURG] & ~enemy_land(g, HAPSBURG)
    return mask_of(
        s for s in spaces_in(held) if not is_besieged(g, s) and g.hooks.may_enter(g, HAPSBURG, s)
    )


# -- 217: Secret Protestant Circle -----------------------------------------------------------------


@diplomatic("dip_secret_protestant_circle", cite="HIS 18.3")
def secret_circle(g: TwoPlayerStand, player: Power, card: DiplomaticCardRow) -> Procedure[None]:
    """A space of Italy turns Protestant; with luck one of Spain too."""
    zones = ["italian"]
    on, by = card.numbers["second_space_on"], power_ref(g, PROTESTANT)
    spreads = g.dice(1, "secret circle", by=by)[0] >= on
    chances = [(7 - on) / 6, 0.0, (on - 1) / 6]
    g.record(ChanceTaken(by, "circle-spreads" if spreads else "circle-stays", chances=chances))
    if spreads:
        zones.append("spanish")
    for zone in zones:
        catholic = g.world.zone_masks[zone] & catholic_spaces(g)
        space = yield from choose_space(
            g, PROTESTANT, catholic, "secret-circle", cite="HIS 18.3", args={"zone": f"zone:{zone}"}
        )
        if space is not None:
            convert(g, space, True)
