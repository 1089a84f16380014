"""Events of preachers and prelates: cards 39, 41, 43 to 46, 55, 56, 58 and 61 to 64 (HIS 18)."""

from tercio.games.here_i_stand.cards.registry import of_card
from tercio.games.here_i_stand.conditions import holds
from tercio.games.here_i_stand.conditions.court import holds_drawable
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import ENGLAND, HAPSBURG, PAPACY, PROTESTANT
from tercio.games.here_i_stand.model.religion_tables import within
from tercio.games.here_i_stand.model.religion_verbs import DebaterId
from tercio.games.here_i_stand.rows.tables import UnrestRow
from tercio.games.here_i_stand.rules.reformation.conversion import flip_spaces
from tercio.games.here_i_stand.rules.reformation.debate_calls import may_call_debate
from tercio.games.here_i_stand.rules.reformation.debates import theological_debate
from tercio.games.here_i_stand.rules.reformation.presence import army_religion
from tercio.games.here_i_stand.rules.reformation.reformation_attempts import reformation_attempts
from tercio.kernel.ask import Ask, Option, Procedure
from tercio.wars.cards.card_parts import (
    choose_power,
    choose_way,
    discard_from_hands,
    eliminate_unit,
    look_at_hand,
    place_unrest,
    retrieve_from_discards,
    unit_stacks,
)
from tercio.wars.model.names import Power
from tercio.wars.model.rows import CardMode

# -- 39, 41: Augsburg Confession, Marburg Colloquy -------------------------------------------------


MARBURG_PAIRS = (("luther", "melanchthon"), ("zwingli", "oekolampadius"))


@of_card(41, "marburg_colloquy", cite="HIS 18.3")
def marburg_colloquy(g: HereIStand, power: Power, mode: CardMode, about: object) -> Procedure[None]:
    """One debater of each pair is committed; their values are the number of attempts."""
    attempts = 0
    for pair in MARBURG_PAIRS:
        debater = yield from _uncommitted_of(g, pair)
        g.commit_debater(debater)
        attempts += g.world.debaters[debater].value
    yield from reformation_attempts(g, PROTESTANT, "marburg_colloquy", count=attempts)


def _uncommitted_of(g: HereIStand, pair: tuple[str, ...]) -> Procedure[DebaterId]:
    free = [i for id in pair if g.is_uncommitted(i := g.world.debater[id])]
    if len(free) == 1:
        return free[0]
    rows = g.world.debaters
    options = [Option(f"debater.{rows[i].id}", i, (g.debater_ref(i),)) for i in free]
    pick = yield Ask(g.seat_of(PROTESTANT), "marburg-colloquy", options, "HIS 18.3")
    debater: DebaterId = pick.value
    return debater


# -- 43, 45: Zwingli Dons Armor, Calvin Expelled ---------------------------------------------------


@of_card(43, "zwingli_dons_armor", cite="HIS 18.2")
def zwingli_dons_armor(
    g: HereIStand, power: Power, mode: CardMode, about: object
) -> Procedure[None]:
    """The Protestant eliminates a Catholic unit nearby; Zwingli falls in any case."""
    zurich = 1 << g.world.space[mode.spaces[0]]
    near = within(g.world.land, zurich, mode.numbers["within"])
    catholics = [p for p in g.world.powers if army_religion(g, p) == "catholic"]
    for left in range(mode.numbers["units"], 0, -1):
        stacks = unit_stacks(g, catholics, near)
        yield from eliminate_unit(g, PROTESTANT, stacks, cite="HIS 18.2", left=left)
    g.remove_debater(g.world.debater["zwingli"])


@of_card(45, "calvin_expelled", cite="HIS 18.2")
def calvin_expelled(g: HereIStand, power: Power, mode: CardMode, about: object) -> None:
    """Until the next turn; he comes back to Geneva."""
    g.exile_reformer(g.world.reformer["calvin"])


# -- 44, 46, 61, 63: attempts ----------------------------------------------------------------------


# -- 62, 64: Book of Common Prayer, Pilgrimage of Grace --------------------------------------------


@of_card(62, "book_of_common_prayer", cite="HIS 12.4")
def book_of_common_prayer(
    g: HereIStand, power: Power, mode: CardMode, about: object
) -> Procedure[None]:
    """Attempts in England, then a die says how many Catholic spaces rise, occupied or not."""
    yield from reformation_attempts(g, PROTESTANT, "book_of_common_prayer")
    die = g.dice(1, "Book of Common Prayer")[0]
    rows = g.world.data.table("prayer_book_unrest", UnrestRow).values()
    count = next(row.spaces for row in rows if row.low <= die <= row.high)
    spaces = g.state.home[ENGLAND] & g.catholic_spaces() & ~g.state.unrest
    if count < 0:
        count = spaces.bit_count()
    yield from place_unrest(g, power, spaces, count, optional=False)


# -- 55: Jesuit Education --------------------------------------------------------------------------


# -- 56, 58: Inquisitions --------------------------------------------------------------------------


def _reconvert(g: HereIStand, zone: str, count: int) -> Procedure[None]:
    """The Papacy wins back Protestant spaces of a zone, whatever surrounds them."""
    yield from flip_spaces(g, PAPACY, count, zone, False, reach="any", cite="HIS 6.1")


@of_card(56, "papal_inquisition", cite="HIS 18.5")
def papal_inquisition(
    g: HereIStand, power: Power, mode: CardMode, about: object
) -> Procedure[None]:
    """The Papacy wins Italian spaces, reads a hand, and strikes."""
    yield from _reconvert(g, "italian", mode.numbers["spaces"])
    suspects = [ENGLAND, PROTESTANT]
    suspect = yield from choose_power(g, PAPACY, suspects, "inquisition-suspect")
    look_at_hand(g, PAPACY, suspect)
    ways = _inquisition_ways(g, suspect)
    if not ways:
        return
    way = yield from choose_way(
        g, PAPACY, ways, "papal-inquisition", args={"power": g.power_ref(suspect)}
    )
    if way == "take-card":
        for _ in range(mode.numbers["cards"]):
            g.take_random_card(PAPACY, suspect)
    elif way == "take-discard":
        yield from retrieve_from_discards(g, PAPACY)
    else:
        # The extra dice come from the table of debate modifiers.
        yield from theological_debate(g, PAPACY, source="papal_inquisition")


def _inquisition_ways(g: HereIStand, suspect: Power) -> list[str]:
    ways = []
    if holds_drawable(g, suspect, None):
        ways.append("take-card")
    if holds(g, "retrievable_card", PAPACY):
        ways.append("take-discard")
    if may_call_debate(g, PAPACY):
        ways.append("call-debate")
    return ways


@of_card(58, "spanish_inquisition", cite="HIS 18.5")
def spanish_inquisition(
    g: HereIStand, power: Power, mode: CardMode, about: object
) -> Procedure[None]:
    """The Hapsburgs read two hands, destroy a card and draw one; then a debate."""
    yield from _reconvert(g, "spanish", mode.numbers["spaces"])
    suspects = [ENGLAND, PROTESTANT]
    for suspect in suspects:
        look_at_hand(g, HAPSBURG, suspect)
    for _ in range(mode.numbers["discards"]):
        yield from discard_from_hands(g, HAPSBURG, suspects)
    g.draw_cards(HAPSBURG, mode.numbers["cards"])
    yield from theological_debate(g, PAPACY, source="spanish_inquisition")
