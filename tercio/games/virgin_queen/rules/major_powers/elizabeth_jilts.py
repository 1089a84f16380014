"""Elizabeth breaks off her marriage at the last minute (VQ 23.3)."""

from tercio.games.virgin_queen.model.events.marriage import SuitorJilted
from tercio.games.virgin_queen.model.influence_verbs import gain_influence
from tercio.games.virgin_queen.model.marriage_questions import royal_power
from tercio.games.virgin_queen.model.marriage_verbs import break_betrothal
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.rows.tables import JiltedRow
from tercio.games.virgin_queen.rules.minor_powers.influence import open_columns
from tercio.kernel.ask import DONE, Ask, Option, Procedure
from tercio.kernel.citations import cites
from tercio.wars.land.construction import add_unit, build_options
from tercio.wars.model.names import Power
from tercio.wars.model.refs import power_ref

ELIZABETH = "elizabeth_i"


def suitor(g: VirginQueen) -> int | None:
    """Elizabeth's betrothed."""
    elizabeth = g.world.royal[ELIZABETH]
    couples = g.state.weddings.betrothed
    return next((groom for groom, bride in couples if bride == elizabeth), None)


@cites("VQ 23.3")
def jilt(g: VirginQueen) -> Procedure[None]:
    """Both royals go back to the pool; the groom's power rolls for its compensation."""
    groom = suitor(g)
    if groom is None:
        return
    break_betrothal(g, groom, g.world.royal[ELIZABETH])
    power = royal_power(g, groom)
    if not g.is_played(power):
        return
    roll = g.dice(1, "jilted by Elizabeth", by=power_ref(g, power))[0]
    rows = g.world.data.table("jilted", JiltedRow).values()
    row = next(row for row in rows if row.low <= roll <= row.high)
    result = f"jilted-{row.result.replace('_', '-')}"
    g.record(SuitorJilted(power_ref(g, power), roll, result))
    g.draw_cards(power, row.cards)
    yield from _compensate(g, power, row.mercenaries, mercenaries_only=True)
    yield from _compensate(g, power, row.cp, mercenaries_only=False)


@cites("VQ 23.3", "VQ 17.2", "VQ 24.5")
def _compensate(
    g: VirginQueen, power: Power, cp: int, *, mercenaries_only: bool
) -> Procedure[None]:
    """A mercenary where the power may build one, or a point of influence, for each CP."""
    for left in range(cp, 0, -1):
        options = _purchases(g, power, mercenaries_only)
        if not options:
            return
        if not mercenaries_only:
            options.append(Option(DONE))
        pick = yield Ask(g.seat_of(power), "jilted", options, "VQ 23.3", args={"left": left})
        if pick.key == DONE:
            return
        what, value = pick.value
        if what == "influence":
            gain_influence(g, value, power)
        elif callable(value):
            value()
        else:
            owner, space = value
            add_unit(g, owner, "mercenary", space)


def _purchases(g: VirginQueen, power: Power, mercenaries_only: bool) -> list[Option]:
    options = []
    for site in build_options(g, power, "mercenary"):
        words = site.words
        value = ("mercenary", site.value)
        key = site.key.replace("build.", "mercenary.")
        options.append(Option(key, value, site.refs, words.message, args=words.args))
    if mercenaries_only:
        return options
    ids = g.world.power_rows
    return options + [
        Option(
            f"influence.{ids[t].id}", ("influence", t), (power_ref(g, t),), "option-influence-on"
        )
        for t in open_columns(g, power)
    ]
