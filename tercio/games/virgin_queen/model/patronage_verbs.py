"""Questions and verbs of artists and scientists (VQ 22)."""

from tercio.games.virgin_queen.model.events.patronage import (
    BonusClaimed,
    TalentLost,
    TalentReturned,
    WorkFavoured,
    WorkHeldUp,
    WorksFavoured,
    WorkSponsored,
)
from tercio.games.virgin_queen.model.patronage_state import AVAILABLE, GONE, SPONSORED, Sponsorship
from tercio.games.virgin_queen.model.realm import Realm
from tercio.games.virgin_queen.rows.pieces import ArtistRow, ScientistRow
from tercio.games.virgin_queen.rows.tables import PatronageAwardRow
from tercio.kernel.citations import cites
from tercio.wars.model.names import Power


class PatronageVerbs(Realm):
    """What can be done there; each verb changes the state and records an event."""

    # -- questions -------------------------------------------------------------------------------

    def talent_ref(self, kind: str, who: int) -> str:
        return f"{kind}:{self.talent_row(kind, who).id}"

    def talent_row(self, kind: str, who: int) -> ArtistRow | ScientistRow:
        return self.world.artists[who] if kind == "artist" else self.world.scientists[who]

    def whereabouts(self, kind: str) -> list[int]:
        """Where each artist, or each scientist, is."""
        patronage = self.state.patronage
        return patronage.artists if kind == "artist" else patronage.scientists

    def has_sponsored(self, power: Power, kind: str) -> bool:
        """One artist and one scientist each turn, a work that is held up included."""
        patronage = self.state.patronage
        works = (*patronage.sponsored, *patronage.held_up)
        return any(work.power == power and work.kind == kind for work in works)

    # -- works -----------------------------------------------------------------------------------

    @cites("VQ 22.1", "VQ 22.2")
    def sponsor_work(self, power: Power, kind: str, who: int, cp: int, bonus: int = 0) -> None:
        self.whereabouts(kind)[who] = SPONSORED
        self.state.patronage.sponsored.append(Sponsorship(power, kind, who, cp, bonus))
        self.record(WorkSponsored(self.power_ref(power), self.talent_ref(kind, who), cp))

    def favour_work(self, work: Sponsorship, bonus: int) -> None:
        """An event adds to one roll."""
        work.bonus += bonus
        self.record(WorkFavoured(self.talent_ref(work.kind, work.who), bonus))

    def favour_works(self, power: Power, bonus: int) -> None:
        """An event adds to all rolls of a power this turn."""
        favours = self.state.patronage.favours
        favours[power] = favours.get(power, 0) + bonus
        self.record(WorksFavoured(self.power_ref(power), bonus))

    @cites("VQ 28")
    def hold_up_work(self, work: Sponsorship) -> None:
        """He waits on the turn track and is back next turn."""
        self.state.patronage.sponsored.remove(work)
        self.state.patronage.held_up.append(work)
        self.record(WorkHeldUp(self.talent_ref(work.kind, work.who)))

    def lose_talent(self, kind: str, who: int) -> None:
        """Finished for the game."""
        self.whereabouts(kind)[who] = GONE
        self.record(TalentLost(self.talent_ref(kind, who)))

    def return_talent(self, kind: str, who: int) -> None:
        """Back in the pool."""
        self.whereabouts(kind)[who] = AVAILABLE
        self.record(TalentReturned(self.talent_ref(kind, who)))

    def end_works(self) -> None:
        """The turn's works are judged; what was held up may be sponsored again."""
        patronage = self.state.patronage
        for work in patronage.held_up:
            self.return_talent(work.kind, work.who)
        patronage.sponsored, patronage.held_up, patronage.favours = [], [], {}

    # -- what they earn --------------------------------------------------------------------------

    @cites("VQ 22.1", "VQ 22.2")
    def claim_award(self, power: Power, award: str) -> None:
        """A VP marker."""
        row = self.world.data.table("patronage_awards", PatronageAwardRow)[award]
        self.state.patronage.awards[award] -= 1
        self.gain_vp(power, row.vp, "vp-patronage")

    @cites("VQ 22.2")
    def claim_science_bonus(self, power: Power, bonus: str) -> None:
        self.state.patronage.bonuses[bonus] = power
        self.record(BonusClaimed(self.power_ref(power), f"bonus:{bonus}"))
