"""England's history runs by the calendar; the Papacy acts there under Mary I (HIS 21.3)."""

from tercio.games.here_i_stand.model.court_questions import reigns, ruler_of
from tercio.games.here_i_stand.model.court_verbs import crown
from tercio.games.here_i_stand.model.events.court import MaritalStatusChanged, MaryActed
from tercio.games.here_i_stand.model.powers import ENGLAND, PROTESTANT
from tercio.games.here_i_stand.model.religion_verbs import begin_religious_impulse
from tercio.games.here_i_stand.rows.files import WifeRow
from tercio.games.here_i_stand.rows.tables import PregnancyRow
from tercio.games.here_i_stand.rules.major_powers.henrys_marriages import england_is_catholic
from tercio.games.here_i_stand.rules.reformation.burning_books import papal_actions_under_mary
from tercio.games.here_i_stand.two_player.diplomatic_verbs import turn_up_card
from tercio.games.here_i_stand.two_player.position import TwoPlayerStand
from tercio.games.here_i_stand.two_player.questions import variant_rule
from tercio.kernel.ask import Procedure
from tercio.kernel.citations import cites
from tercio.wars.model.events import ChanceTaken
from tercio.wars.model.names import LeaderId, Power
from tercio.wars.model.refs import card_ref, power_ref
from tercio.wars.model.rows import CardRow

BRIDE = "anne_boleyn"
CHILDREN = ("elizabeth_born", "sickly_edward_born")
"""Edward is succeeded by Mary and she by Elizabeth, as if he had been sickly."""


@cites("HIS 21.3")
def turn_the_calendar(g: TwoPlayerStand) -> None:
    """Henry marries Anne Boleyn in her turn; his children are born before they are needed.

    What follows from that (Cranmer and his friends, the cards of his heirs) comes by the
    standard rules, a turn or more later.
    """
    court = g.state.court
    if (
        court.anne_married
        or g.state.turn < variant_rule(g, "english_calendar").numbers["anne_boleyn_turn"]
    ):
        return
    wife = g.world.data.table("wives", WifeRow)[BRIDE]
    court.marital, court.anne_married = wife.box, g.state.turn
    for row in g.world.data.table("pregnancy", PregnancyRow).values():
        if row.result in CHILDREN:
            court.heirs.append(row.roll)
    g.record(MaritalStatusChanged(f"wife:{wife.id}"))


@cites("HIS 19.8")
def due_turn(g: TwoPlayerStand, card: CardRow) -> int:
    """Edward VI and Mary I come in time even if nobody plays them."""
    numbers = variant_rule(g, "english_calendar").numbers
    return {"edward_vi": numbers["edward_due"], "mary_i": numbers["mary_due"]}.get(
        card.id, card.due
    )


@cites("HIS 21.3")
def impulse_under_mary(g: TwoPlayerStand, power: Power) -> Procedure[None]:
    """After a Protestant impulse the Papacy may get a card to act with in England."""
    if power != PROTESTANT or not reigns(g, ENGLAND, "mary_i") or england_is_catholic(g):
        return
    die, on = g.dice(1, "Mary I")[0], variant_rule(g, "mary_i").numbers["success_on"]
    chances = [(on - 1) / 6, 0.0, (7 - on) / 6]
    card = turn_up_card(g) if die >= on else None
    if card is None:
        g.record(ChanceTaken(power_ref(g, ENGLAND), "mary-lets-be", chances=chances))
        return
    g.record(MaryActed(card_ref(g, card), die, chances))
    begin_religious_impulse(g)
    yield from papal_actions_under_mary(g, g.world.card_cp(card))


@cites("HIS 3.3", "HIS 21.3")
def succeed_quietly(g: TwoPlayerStand, ruler: str) -> None:
    """A crown passes on; the armies of that power have no leaders on the map to change."""
    row = g.world.rulers[g.world.ruler[ruler]]
    power = g.world.power[row.power]
    before = ruler_of(g, power)
    if before.id not in row.replaces:
        return
    old: LeaderId | None = g.world.leader.get(before.id)
    if old is not None:
        g.remove_leader(old)
    crown(g, ruler)
