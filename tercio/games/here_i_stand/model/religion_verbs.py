"""Questions and verbs of the religious struggle (HIS 2.3, 18, 21.5)."""

from typing import Self

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
from tercio.games.here_i_stand.model.powers import OTTOMAN, PAPACY, PROTESTANT
from tercio.games.here_i_stand.model.religion_state import (
    COMMITTED,
    EXCOMMUNICATED,
    GONE,
    NOT_YET,
    UNCOMMITTED,
    DebaterId,
    ReformerId,
)
from tercio.games.here_i_stand.model.state import HisState
from tercio.games.here_i_stand.model.world import HisWorld
from tercio.kernel.citations import cites
from tercio.kernel.events import Event
from tercio.wars.model.names import NEXT_TURN, OUT_OF_PLAY, REGULAR, CardId, Mask, Power, Space
from tercio.wars.model.war import War


class ReligionVerbs(War[HisState]):
    """What can be done to souls, churchmen, books and buildings."""

    world: HisWorld

    # -- religious influence (2.3) -------------------------------------------------------------

    def protestant_spaces(self) -> Mask:
        """Spaces under Protestant religious influence."""
        return self.state.religion.protestant

    def catholic_spaces(self) -> Mask:
        """Spaces under Catholic religious influence: all others but Ottoman home spaces."""
        state = self.state
        return self.world.all_spaces & ~(
            state.religion.protestant | state.home[OTTOMAN] | state.closed
        )

    def is_catholic(self, space: Space) -> bool:
        return bool(self.catholic_spaces() >> space & 1)

    def convert(self, space: Space, to_protestant: bool) -> None:
        """Religious influence changes. Electorate regulars come at once if 21.6 lets them."""
        religion = self.state.religion
        bit = 1 << space
        if bool(religion.protestant & bit) == to_protestant or self.state.home[OTTOMAN] & bit:
            return
        religion.protestant ^= bit
        to = "protestant" if to_protestant else "catholic"
        self.record(ReligionChanged(self.place_ref(space), to))
        if to_protestant and space in religion.display:
            self.release_electorate_regulars()

    def release_electorate_regulars(self) -> None:
        """Regulars of the Electorate Display enter where 21.6 allows it.

        Before the league a Protestant electorate is enough; afterwards it must also be under
        Protestant control and not besieged. To be called whenever that may have come true.
        """
        religion = self.state.religion
        for space in [s for s in religion.display if self._may_muster(s)]:
            count = religion.display.pop(space)
            self.place_troops(PROTESTANT, REGULAR, count, space)

    def _may_muster(self, space: Space) -> bool:
        state = self.state
        if not state.religion.protestant >> space & 1:
            return False
        if "schmalkaldic_league" not in state.court.done:
            return True
        withheld = self.world.edition_rule("electorate_regulars_besieged") == "withheld"
        return self.is_controlled_by(PROTESTANT, space) and not (
            withheld and self.is_besieged(space)
        )

    # -- debaters --------------------------------------------------------------------------------

    def debater_ref(self, debater: DebaterId) -> str:
        return self.world.religion.debater_refs[debater]

    def is_uncommitted(self, debater: DebaterId) -> bool:
        return self.state.religion.debaters[debater] == UNCOMMITTED

    def debaters_of(self, power: Power, zone: str, status: int) -> list[DebaterId]:
        """A side's debaters in a state; the Papal ones know no zones (8.2)."""
        tables = self.world.religion
        pool = tables.papal_debaters if power == PAPACY else tables.debaters_of_zone[zone]
        states = self.state.religion.debaters
        return [i for i in pool if states[i] == status]

    def set_debater(self, debater: DebaterId, status: int) -> None:
        """Put a debater into one of the states of `religion_state`."""
        debaters = self.state.religion.debaters
        before = debaters[debater]
        if before == status:
            return
        debaters[debater] = status
        self.record(_debater_event(before, status)(self.debater_ref(debater)))

    def commit_debater(self, debater: DebaterId) -> None:
        """Flip him to his committed side, if he is not there already."""
        if self.is_uncommitted(debater):
            self.set_debater(debater, COMMITTED)

    def remove_debater(self, debater: DebaterId) -> None:
        """Out of the game, and with him the reformer that he is (18.5)."""
        self.set_debater(debater, GONE)
        reformer = self.world.religion.reformer_of.get(debater)
        if reformer is not None:
            self.remove_reformer(reformer)

    @cites("HIS 19.7")
    def flip_debaters(self) -> None:
        """All committed debaters become uncommitted (19.7)."""
        for debater, status in enumerate(self.state.religion.debaters):
            if status == COMMITTED:
                self.set_debater(debater, UNCOMMITTED)

    def may_use_bonus(self, power: Power, debater: DebaterId) -> bool:
        """An uncommitted debater's bonus, within the limit of one an impulse (18.2)."""
        row = self.world.debaters[debater]
        if not self.is_uncommitted(debater):
            return False
        if not self.world.religion.users[debater] >> power & 1:
            return False
        return not row.limited or not self.has_used_bonus(power)

    def has_used_bonus(self, power: Power) -> bool:
        unlimited = self.world.edition_rule("debater_bonus") == "england_unlimited"
        if unlimited and power not in (PAPACY, PROTESTANT):
            return False
        return bool(self.state.religion.bonus_used >> power & 1)

    def use_bonus(self, power: Power, debater: DebaterId) -> None:
        """Commit a debater for his bonus."""
        self.commit_debater(debater)
        if self.world.debaters[debater].limited:
            self.state.religion.bonus_used |= 1 << power

    # -- reformers -------------------------------------------------------------------------------

    def reformer_ref(self, reformer: ReformerId) -> str:
        return self.world.religion.reformer_refs[reformer]

    def is_reformer_on_map(self, reformer: ReformerId) -> bool:
        return self.state.religion.reformers[reformer] >= 0

    def place_reformer(self, reformer: ReformerId, space: Space) -> None:
        """He stands there; whether the space converts is the caller's business (8.2)."""
        self.state.religion.reformers[reformer] = space
        self.record(ReformerPlaced(self.reformer_ref(reformer), self.place_ref(space)))

    def exile_reformer(self, reformer: ReformerId) -> None:
        """Reformer and debater leave the map until the next turn; the debater is committed."""
        religion = self.state.religion
        if religion.reformers[reformer] >= 0:
            religion.reformers[reformer] = NEXT_TURN
            self.record(ReformerAway(self.reformer_ref(reformer)))
        debater = self.world.debater[self.world.reformers[reformer].debater]
        if religion.debaters[debater] in (UNCOMMITTED, COMMITTED):
            self.set_debater(debater, EXCOMMUNICATED)

    def remove_reformer(self, reformer: ReformerId) -> None:
        """The reformer leaves the game; his debater is another matter."""
        religion = self.state.religion
        if religion.reformers[reformer] != OUT_OF_PLAY:
            religion.reformers[reformer] = OUT_OF_PLAY
            self.record(ReformerGone(self.reformer_ref(reformer)))

    # -- books and buildings ---------------------------------------------------------------------

    def found_university(self, space: Space) -> None:
        self.state.religion.universities |= 1 << space
        self.record(UniversityFounded(self.place_ref(space)))

    def advance_translation(self, zone: str) -> str:
        """One box further; returns the work that is complete now, or nothing."""
        religion, world = self.state.religion, self.world
        index = world.debate_zones.index(zone)
        last = world.constant("new_testament_boxes")
        work, track = "new_testament", religion.new_testament
        if track[index] >= last:
            last = world.constant("full_bible_boxes")
            work, track = "full_bible", religion.bible
        track[index] += 1
        self.record(ScriptureTranslated(f"zone:{zone}", work, track[index]))
        return work if track[index] == last else ""

    def build_st_peters(self, cp: int) -> None:
        """CP towards Saint Peter's; every 5 are a VP, up to 5 VP (18.1)."""
        religion, world = self.state.religion, self.world
        per_vp, most = world.constant("st_peters_cp_per_vp"), world.constant("st_peters_vp_max")
        if religion.st_peters_vp >= most or cp <= 0:
            return
        religion.st_peters_cp += cp
        religion.st_peters_vp += religion.st_peters_cp // per_vp
        religion.st_peters_cp %= per_vp
        if religion.st_peters_vp >= most:
            religion.st_peters_vp, religion.st_peters_cp = most, 0
        self.record(SaintPetersBuilt(religion.st_peters_cp, religion.st_peters_vp))

    def loot_st_peters(self, cp: int) -> None:
        """CP lost to a sack of Rome, as far as there are any (21.5)."""
        religion = self.state.religion
        lost = min(cp, religion.st_peters_cp)
        if lost:
            religion.st_peters_cp -= lost
            self.record(SaintPetersLooted(lost))

    # -- excommunication (21.5) ------------------------------------------------------------------

    def ban_reformer(self, reformer: ReformerId) -> None:
        """Use up his box of the Papal card and send him away for this turn."""
        self.state.court.excommunicated.append(self.world.reformers[reformer].id)
        self.record(ReformerExcommunicated(self.reformer_ref(reformer)))
        self.exile_reformer(reformer)

    def ban_ruler(self, power: Power, box: str) -> None:
        """A -1 Card marker for the power, and its box of the Papal card used up."""
        self.state.court.excommunicated.append(box)
        self.state.court.under_ban |= 1 << power
        self.record(RulerExcommunicated(self.power_ref(power)))

    def lift_excommunication(self, power: Power) -> None:
        """The -1 Card marker goes; the ruler cannot be excommunicated again (9.5)."""
        if self.state.court.under_ban >> power & 1:
            self.state.court.under_ban &= ~(1 << power)
            self.record(ExcommunicationLifted(self.power_ref(power)))

    # -- impulses and cards ----------------------------------------------------------------------

    def begin_religious_impulse(self) -> None:
        """Targets and debater bonuses are counted anew in each impulse (18.2, 18.3, 18.4)."""
        religion = self.state.religion
        religion.reform_targets = religion.counter_targets = religion.bonus_used = 0

    def commit_card(self: Self, power: Power, card: CardId) -> int:
        """Lay a card of the hand down at the Diet; returns its CP value."""
        self.state.hands[power].remove(card)
        self.record(CardCommitted(self.power_ref(power), self.card_ref(card)))
        self.hooks.dispose_card(self, power, card)
        return self.world.card_cp(card)

    def commit_top_card(self, power: Power) -> CardId:
        """The deck commits a card for a power that nobody plays."""
        card = self.pick(self.state.deck, "deck", self.card_id)
        self.state.deck.remove(card)
        self.record(CardCommitted(self.power_ref(power), self.card_ref(card)))
        self.to_discard(card)
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
