"""Conditions on the religious struggle and on cards (HIS 6, 8.2, 18)."""

from tercio.games.here_i_stand.conditions.court import holds_drawable
from tercio.games.here_i_stand.conditions.registry import condition
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import MAJORS, PAPACY, PROTESTANT
from tercio.games.here_i_stand.model.religion_state import GONE, UNCOMMITTED
from tercio.games.here_i_stand.rules.reformation.debate_calls import may_call_debate
from tercio.wars.cards.card_parts import is_retrievable
from tercio.wars.cards.card_play import Declared
from tercio.wars.model.names import CardId, Power


@condition("HIS 18.5")
def papal_debate_possible(g: HereIStand, power: Power, about: object) -> bool:
    return may_call_debate(g, PAPACY)


@condition("HIS 18.5")
def luther_alive(g: HereIStand, power: Power, about: object) -> bool:
    return g.state.religion.debaters[g.world.debater["luther"]] != GONE


@condition("HIS 18.5")
def german_debate(g: HereIStand, power: Power, about: object) -> bool:
    """`about` is the zone's id, or a debate that has a zone."""
    return bool(getattr(about, "zone", about) == "german")


@condition("HIS 18.5")
def luther_not_debating(g: HereIStand, power: Power, about: object) -> bool:
    """`about` is the debate."""
    luther = g.world.debater["luther"]
    return luther not in (getattr(about, "attacker", None), getattr(about, "defender", None))


@condition("HIS 18.5")
def wartburg_not_played(g: HereIStand, power: Power, about: object) -> bool:
    return not g.is_this_turn("the_wartburg")


@condition("HIS 18.5")
def augsburg_confession_in_effect(g: HereIStand, power: Power, about: object) -> bool:
    return g.is_this_turn("augsburg_confession")


@condition("HIS 18.2")
def marburg_pairs_uncommitted(g: HereIStand, power: Power, about: object) -> bool:
    def ready(*debaters: str) -> bool:
        status = g.state.religion.debaters
        return any(status[g.world.debater[id]] == UNCOMMITTED for id in debaters)

    return ready("luther", "melanchthon") and ready("zwingli", "oekolampadius")


def _on_map(g: HereIStand, reformer: str) -> bool:
    return g.state.religion.reformers[g.world.reformer[reformer]] >= 0


@condition("HIS 8.2")
def calvin_on_map(g: HereIStand, power: Power, about: object) -> bool:
    return _on_map(g, "calvin")


@condition("HIS 8.2", "HIS 18.1")
def cranmer_on_map(g: HereIStand, power: Power, about: object) -> bool:
    return _on_map(g, "cranmer")


@condition("HIS 2.3")
def anabaptist_targets(g: HereIStand, power: Power, about: object) -> bool:
    """An unoccupied Protestant space is no electorate."""
    spaces = g.state.religion.protestant & ~g.world.electorates
    return bool(spaces & ~g.occupied())


@condition("HIS 2.3")
def catholic_german_space(g: HereIStand, power: Power, about: object) -> bool:
    return g.world.zone_masks["german"] & ~g.state.religion.protestant != 0


# -- cards -------------------------------------------------------------------------------------


@condition("HIS 6.2")
def retrievable_card(g: HereIStand, power: Power, about: object) -> bool:
    return any(is_retrievable(g, power, card) for card in g.state.discard)


@condition("HIS 6.1")
def cancellable_event(g: HereIStand, power: Power, about: Declared | CardId) -> bool:
    """`about` is the card declared, or its declaration: an event, or a home card of the Papacy."""
    row = g.world.cards[about.card if isinstance(about, Declared) else about]
    papal = g.world.power_rows[PAPACY].id
    return row.type == "event" or (row.type == "home" and row.owner == papal)


@condition("HIS 6.1")
def protestant_holds_card(g: HereIStand, power: Power, about: object) -> bool:
    """`about` is the card that is being played."""
    return holds_drawable(g, PROTESTANT, about)


@condition("HIS 6.1")
def other_holds_card(g: HereIStand, power: Power, about: object) -> bool:
    return any(holds_drawable(g, p, about) for p in MAJORS if p != power)


@condition("HIS 6.2")
def dissolution_discarded(g: HereIStand, power: Power, about: object) -> bool:
    return g.world.card["dissolution_of_the_monasteries"] in g.state.discard


@condition("HIS 6.2")
def cards_awarded(g: HereIStand, power: Power, about: object) -> bool:
    """`about` is how many cards the event gave."""
    return bool(about)
