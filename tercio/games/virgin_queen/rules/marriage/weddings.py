"""Betrothals and weddings (VQ 21)."""

from dataclasses import dataclass, field

from tercio.games.virgin_queen.model.court_questions import reigns
from tercio.games.virgin_queen.model.court_verbs import add_card_markers
from tercio.games.virgin_queen.model.events.marriage import WeddingHeld
from tercio.games.virgin_queen.model.marriage_questions import (
    is_available_to_wed,
    royal_power,
    royal_ref,
)
from tercio.games.virgin_queen.model.marriage_verbs import (
    age_royal,
    betroth_royals,
    honour_the_queen,
    lose_mary,
    return_royals,
    wed_for_now,
    wed_royal,
)
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import ENGLAND, PROTESTANT
from tercio.games.virgin_queen.rows.tables import WeddingRow
from tercio.games.virgin_queen.rules.land.leaders import leader_dies
from tercio.games.virgin_queen.rules.major_powers.rulers import prince_dies, ruler_dies
from tercio.games.virgin_queen.rules.marriage.bonuses import bonuses_of
from tercio.kernel.ask import Ask, Option, Procedure
from tercio.kernel.citations import cites
from tercio.wars.model.names import OUT_OF_PLAY, Power
from tercio.wars.model.rows import VpSourceRow

MARY = "mary_queen_of_scots"


@dataclass(slots=True)
class Wedding:
    """A couple at the altar and the powers whose royals they are."""

    groom: int
    bride: int
    grooms: Power
    brides: Power
    dice: list[int] = field(default_factory=list)
    """Of the groom's side and of the bride's."""

    def powers(self) -> list[Power]:
        """Each once."""
        return list(dict.fromkeys((self.grooms, self.brides)))

    def spouse_power(self, royal: int) -> Power:
        return self.brides if royal == self.groom else self.grooms


@cites("VQ 9.1", "VQ 21", "VQ 23.3")
def betroth(g: VirginQueen, groom: int, bride: int) -> Procedure[None]:
    """They will wed in the Marriage Resolution Phase; Mary Queen of Scots does so at once."""
    if g.world.royals[bride].id == MARY:
        yield from resolve_wedding(g, groom, bride)
    else:
        betroth_royals(g, groom, bride)


# -- the phase -------------------------------------------------------------------------------------


@cites("VQ 21")
def marriage_resolution(g: VirginQueen) -> Procedure[None]:
    while g.state.weddings.betrothed:
        yield from resolve_wedding(g, *g.state.weddings.betrothed[0])
    g.state.weddings.festivities = []
    award_virgin_queen(g)
    age(g)
    return_royals(g)


@cites("VQ 21.1")
def resolve_wedding(g: VirginQueen, groom: int, bride: int) -> Procedure[None]:
    """Both sides roll; the total says how the union works out."""
    if (groom, bride) in g.state.weddings.betrothed:
        g.state.weddings.betrothed.remove((groom, bride))
    wedding = Wedding(groom, bride, royal_power(g, groom), royal_power(g, bride))
    yield from _roll(g, wedding)
    total = sum(wedding.dice) + sum(_ratings(g, wedding).values())
    rows = g.world.data.table("weddings", WeddingRow).values()
    row = next(row for row in rows if row.low <= total <= row.high)
    g.record(
        WeddingHeld(
            royal_ref(g, groom), royal_ref(g, bride), total, f"wedding-{_dashed(row.result)}"
        )
    )
    if not row.cancelled:
        yield from _celebrate(g, wedding, row)


def _dashed(result: str) -> str:
    return result.replace("_", "-")


@cites("VQ 21.1")
def _ratings(g: VirginQueen, wedding: Wedding) -> dict[str, int]:
    """Current eligibility of both, or the higher one if they are of one power; festivities."""
    eligibility, couple = g.state.weddings.eligibility, (wedding.groom, wedding.bride)
    counting: tuple[int, ...] = couple
    if wedding.grooms == wedding.brides:
        counting = (max(couple, key=lambda royal: eligibility[royal]),)
    festive = [royal for royal in couple if royal in g.state.weddings.festivities]
    return {
        **{royal_ref(g, royal): eligibility[royal] for royal in counting},
        "festivities": len(festive) * g.world.constant("wedding_festivities_bonus"),
    }


@cites("VQ 21.1")
def _roll(g: VirginQueen, wedding: Wedding) -> Procedure[None]:
    """One die for each side. Don Carlos has the higher one rolled again; Anna of Austria may have
    the lower one."""
    wedding.dice = g.dice(2, "wedding", counted=_ratings(g, wedding))
    bonuses = {g.world.royals[r].bonus: r for r in (wedding.groom, wedding.bride)}
    if "reroll_highest" in bonuses:
        wedding.dice[wedding.dice.index(max(wedding.dice))] = g.dice(1, "wedding")[0]
    if "reroll_lowest" in bonuses:
        royal = bonuses["reroll_lowest"]
        if (yield from _wants_reroll(g, wedding, royal)):
            wedding.dice[wedding.dice.index(min(wedding.dice))] = g.dice(1, "wedding")[0]


def _wants_reroll(g: VirginQueen, wedding: Wedding, royal: int) -> Procedure[bool]:
    own = wedding.grooms if royal == wedding.groom else wedding.brides
    power = own if g.is_played(own) else wedding.spouse_power(royal)
    if not g.is_played(power):
        return False
    pick = yield Ask(
        g.seat_of(power),
        "wedding-reroll",
        [Option("reroll"), Option("keep")],
        "VQ 21.1",
        args={
            "royal": royal_ref(g, royal),
            "die": min(wedding.dice),
            "total": sum(wedding.dice) + sum(_ratings(g, wedding).values()),
        },
    )
    return bool(pick.key == "reroll")


# -- results ---------------------------------------------------------------------------------------


@cites("VQ 21.1")
def _celebrate(g: VirginQueen, wedding: Wedding, row: WeddingRow) -> Procedure[None]:
    """VP and cards for both powers; who dies; who leaves the display; the bonuses of both."""
    for power in wedding.powers():
        g.gain_vp(power, row.vp, "vp-wedding")
        add_card_markers(g, power, row.cards)
    for royal in (wedding.groom, wedding.bride):
        leave_display(g, wedding, royal, row)
    if row.dies == "wife":
        _wife_dies(g, wedding.bride)
    elif row.dies == "husband":
        _husband_dies(g, wedding.groom)
    for royal in (wedding.groom, wedding.bride):
        yield from bonuses_of(g, wedding, royal)


@cites("VQ 21.1")
def leave_display(g: VirginQueen, wedding: Wedding, royal: int, row: WeddingRow) -> None:
    """All who have wed; but William of Orange is back next turn, unless he has won VP for the
    Protestant or was murdered."""
    returns = g.world.royals[royal].bonus == "returns"
    scored = row.vp > 0 and PROTESTANT in wedding.powers()
    if returns and not scored and not (row.dies == "husband" and royal == wedding.groom):
        wed_for_now(g, royal)
    else:
        wed_royal(g, royal)


@cites("VQ 21.1", "VQ 23.3")
def _wife_dies(g: VirginQueen, bride: int) -> None:
    """Mary is removed as if executed, without loss of VP; Elizabeth's death is that of 23.3."""
    row = g.world.royals[bride]
    if row.id == MARY:
        lose_mary(g)
    elif row.ruler is not None and reigns(g, ENGLAND, row.ruler):
        ruler_dies(g, ENGLAND)


@cites("VQ 21.1", "VQ 23.2", "VQ 23.4", "VQ 23.5", "VQ 5.1")
def _husband_dies(g: VirginQueen, groom: int) -> None:
    """The death of a ruler or an heir has the effects of 23; an army leader leaves the game."""
    row = g.world.royals[groom]
    power = royal_power(g, groom)
    ruler = row.ruler or row.id
    if ruler in g.world.ruler:
        prince_dies(g, power, ruler)
    if row.leader is not None:
        leader = g.world.leader[row.leader]
        if g.state.leader_at[leader] != OUT_OF_PLAY:
            leader_dies(g, leader)


# -- what follows the weddings ---------------------------------------------------------------------


@cites("VQ 21.2")
def award_virgin_queen(g: VirginQueen) -> None:
    """1 VP while Elizabeth is unwed and on the display, up to a limit."""
    source = g.world.data.table("vp_sources", VpSourceRow)["virgin_queen"]
    queens = [i for i, row in enumerate(g.world.royals) if row.bonus == "unmarried_vp"]
    unwed = any(is_available_to_wed(g, queen) for queen in queens)
    if unwed and g.state.weddings.queen_vp < source.max:
        honour_the_queen(g, source.vp)


@cites("VQ 21.3")
def age(g: VirginQueen) -> None:
    """Every unwed princess, and the princes whom the die does not spare."""
    for royal, row in enumerate(g.world.royals):
        if not is_available_to_wed(g, royal):
            continue
        if row.sex == "f" or _feels_his_age(g, royal):
            age_royal(g, royal)


def _feels_his_age(g: VirginQueen, royal: int) -> bool:
    die = g.dice(1, "aging")[0]
    if g.world.royals[royal].bonus == "ages_slowly":
        return die <= g.world.constant("leicester_ages_to")
    return die < g.world.constant("aging_spared_from")
