"""Verbs of the religious struggle (HIS 2.3, 18, 21.5)."""

from functools import partial
from typing import TYPE_CHECKING

from tercio.games.here_i_stand.model.events.religion import (
    CardCommitted,
    DebaterAway,
    DebaterCommitted,
    DebaterEntered,
    DebaterGone,
    DebaterReady,
    ExcommunicationLifted,
    ReformerAway,
    ReformerExcommunicated,
    ReformerGone,
    ReformerPlaced,
    ReligionChanged,
    RulerExcommunicated,
    SaintPetersBuilt,
    SaintPetersLooted,
    ScriptureTranslated,
    UniversityFounded,
)
from tercio.games.here_i_stand.model.powers import OTTOMAN, PROTESTANT
from tercio.games.here_i_stand.model.religion_questions import (
    debater_ref,
    is_uncommitted,
    reformer_ref,
)
from tercio.games.here_i_stand.model.religion_state import (
    COMMITTED,
    EXCOMMUNICATED,
    GONE,
    NOT_YET,
    UNCOMMITTED,
    DebaterId,
    ReformerId,
)
from tercio.kernel.citations import cites
from tercio.kernel.events import Event
from tercio.wars.model.card_questions import card_id
from tercio.wars.model.names import NEXT_TURN, OUT_OF_PLAY, REGULAR, CardId, Power, Space
from tercio.wars.model.refs import card_ref, place_ref, power_ref
from tercio.wars.model.space_questions import is_besieged, is_controlled_by

if TYPE_CHECKING:
    from tercio.games.here_i_stand.model.position import HereIStand


# -- religious influence (2.3) ---------------------------------------------------------------------


def convert(g: "HereIStand", space: Space, to_protestant: bool) -> None:
    """Religious influence changes. Electorate regulars come at once if 21.6 lets them."""
    religion = g.state.religion
    bit = 1 << space
    if bool(religion.protestant & bit) == to_protestant or g.state.home[OTTOMAN] & bit:
        return
    religion.protestant ^= bit
    to = "protestant" if to_protestant else "catholic"
    g.record(ReligionChanged(place_ref(g, space), to))
    if to_protestant and space in religion.display:
        release_electorate_regulars(g)


def release_electorate_regulars(g: "HereIStand") -> None:
    """Regulars of the Electorate Display enter where 21.6 allows it.

    Before the league a Protestant electorate is enough; afterwards it must also be under
    Protestant control and not besieged. To be called whenever that may have come true.
    """
    religion = g.state.religion
    for space in [s for s in religion.display if _may_muster(g, s)]:
        count = religion.display.pop(space)
        g.place_troops(PROTESTANT, REGULAR, count, space)


def _may_muster(g: "HereIStand", space: Space) -> bool:
    state = g.state
    if not state.religion.protestant >> space & 1:
        return False
    if "schmalkaldic_league" not in state.court.done:
        return True
    withheld = g.world.edition_rule("electorate_regulars_besieged") == "withheld"
    return is_controlled_by(g, PROTESTANT, space) and not (withheld and is_besieged(g, space))


# -- debaters --------------------------------------------------------------------------------------


def set_debater(g: "HereIStand", debater: DebaterId, status: int) -> None:
    """Put a debater into one of the states of `religion_state`."""
    debaters = g.state.religion.debaters
    before = debaters[debater]
    if before == status:
        return
    debaters[debater] = status
    g.record(_debater_event(before, status)(debater_ref(g, debater)))


def commit_debater(g: "HereIStand", debater: DebaterId) -> None:
    """Flip him to his committed side, if he is not there already."""
    if is_uncommitted(g, debater):
        set_debater(g, debater, COMMITTED)


def remove_debater(g: "HereIStand", debater: DebaterId) -> None:
    """Out of the game, and with him the reformer that he is (18.5)."""
    set_debater(g, debater, GONE)
    reformer = g.world.religion.reformer_of.get(debater)
    if reformer is not None:
        remove_reformer(g, reformer)


@cites("HIS 19.7")
def flip_debaters(g: "HereIStand") -> None:
    """All committed debaters become uncommitted (19.7)."""
    for debater, status in enumerate(g.state.religion.debaters):
        if status == COMMITTED:
            set_debater(g, debater, UNCOMMITTED)


def use_bonus(g: "HereIStand", power: Power, debater: DebaterId) -> None:
    """Commit a debater for his bonus."""
    commit_debater(g, debater)
    if g.world.debaters[debater].limited:
        g.state.religion.bonus_used |= 1 << power


# -- reformers -------------------------------------------------------------------------------------


def place_reformer(g: "HereIStand", reformer: ReformerId, space: Space) -> None:
    """He stands there; whether the space converts is the caller's business (8.2)."""
    g.state.religion.reformers[reformer] = space
    g.record(ReformerPlaced(reformer_ref(g, reformer), place_ref(g, space)))


def exile_reformer(g: "HereIStand", reformer: ReformerId) -> None:
    """Reformer and debater leave the map until the next turn; the debater is committed."""
    religion = g.state.religion
    if religion.reformers[reformer] >= 0:
        religion.reformers[reformer] = NEXT_TURN
        g.record(ReformerAway(reformer_ref(g, reformer)))
    debater = g.world.debater[g.world.reformers[reformer].debater]
    if religion.debaters[debater] in (UNCOMMITTED, COMMITTED):
        set_debater(g, debater, EXCOMMUNICATED)


def remove_reformer(g: "HereIStand", reformer: ReformerId) -> None:
    """The reformer leaves the game; his debater is another matter."""
    religion = g.state.religion
    if religion.reformers[reformer] != OUT_OF_PLAY:
        religion.reformers[reformer] = OUT_OF_PLAY
        g.record(ReformerGone(reformer_ref(g, reformer)))


# -- books and buildings ---------------------------------------------------------------------------


def found_university(g: "HereIStand", space: Space) -> None:
    g.state.religion.universities |= 1 << space
    g.record(UniversityFounded(place_ref(g, space)))


def advance_translation(g: "HereIStand", zone: str) -> str:
    """One box further; returns the work that is complete now, or nothing."""
    religion, world = g.state.religion, g.world
    index = world.debate_zones.index(zone)
    last = world.constant("new_testament_boxes")
    work, track = "new_testament", religion.new_testament
    if track[index] >= last:
        last = world.constant("full_bible_boxes")
        work, track = "full_bible", religion.bible
    track[index] += 1
    g.record(ScriptureTranslated(f"zone:{zone}", work, track[index]))
    return work if track[index] == last else ""


def build_st_peters(g: "HereIStand", cp: int) -> None:
    """CP towards Saint Peter's; every 5 are a VP, up to 5 VP (18.1)."""
    religion, world = g.state.religion, g.world
    per_vp, most = world.constant("st_peters_cp_per_vp"), world.constant("st_peters_vp_max")
    if religion.st_peters_vp >= most or cp <= 0:
        return
    religion.st_peters_cp += cp
    religion.st_peters_vp += religion.st_peters_cp // per_vp
    religion.st_peters_cp %= per_vp
    if religion.st_peters_vp >= most:
        religion.st_peters_vp, religion.st_peters_cp = most, 0
    g.record(SaintPetersBuilt(religion.st_peters_cp, religion.st_peters_vp))


def loot_st_peters(g: "HereIStand", cp: int) -> None:
    """CP lost to a sack of Rome, as far as there are any (21.5)."""
    religion = g.state.religion
    lost = min(cp, religion.st_peters_cp)
    if lost:
        religion.st_peters_cp -= lost
        g.record(SaintPetersLooted(lost))


# -- excommunication (21.5) ------------------------------------------------------------------------


def ban_reformer(g: "HereIStand", reformer: ReformerId) -> None:
    """Use up his box of the Papal card and send him away for this turn."""
    g.state.court.excommunicated.append(g.world.reformers[reformer].id)
    g.record(ReformerExcommunicated(reformer_ref(g, reformer)))
    exile_reformer(g, reformer)


def ban_ruler(g: "HereIStand", power: Power, box: str) -> None:
    """A -1 Card marker for the power, and its box of the Papal card used up."""
    g.state.court.excommunicated.append(box)
    g.state.court.under_ban |= 1 << power
    g.record(RulerExcommunicated(power_ref(g, power)))


def lift_excommunication(g: "HereIStand", power: Power) -> None:
    """The -1 Card marker goes; the ruler cannot be excommunicated again (9.5)."""
    if g.state.court.under_ban >> power & 1:
        g.state.court.under_ban &= ~(1 << power)
        g.record(ExcommunicationLifted(power_ref(g, power)))


# -- impulses and cards ----------------------------------------------------------------------------


def begin_religious_impulse(g: "HereIStand") -> None:
    """Targets and debater bonuses are counted anew in each impulse (18.2, 18.3, 18.4)."""
    religion = g.state.religion
    religion.reform_targets = religion.counter_targets = religion.bonus_used = 0


def commit_card(g: "HereIStand", power: Power, card: CardId) -> int:
    """Lay a card of the hand down at the Diet; returns its CP value."""
    g.state.hands[power].remove(card)
    g.record(CardCommitted(power_ref(g, power), card_ref(g, card)))
    g.hooks.dispose_card(g, power, card)
    return g.world.card_cp(card)


def commit_top_card(g: "HereIStand", power: Power) -> CardId:
    """The deck commits a card for a power that nobody plays."""
    card = g.pick(g.state.deck, "deck", partial(card_id, g))
    g.state.deck.remove(card)
    g.record(CardCommitted(power_ref(g, power), card_ref(g, card)))
    g.to_discard(card)
    return card


def _debater_event(before: int, status: int) -> type[Event]:
    if before == NOT_YET:
        return DebaterEntered
    return {
        UNCOMMITTED: DebaterReady,
        COMMITTED: DebaterCommitted,
        EXCOMMUNICATED: DebaterAway,
        GONE: DebaterGone,
    }[status]
