"""Royals and their weddings, artists and scientists (VQ 21, 22)."""

from collections.abc import Iterator, Sequence

from tercio.games.virgin_queen.model.marriage_questions import royal_power
from tercio.games.virgin_queen.model.marriage_state import NOT_YET
from tercio.games.virgin_queen.model.patronage_questions import talent_ref, whereabouts
from tercio.games.virgin_queen.model.patronage_state import AVAILABLE, SPONSORED, Sponsorship
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.rows.pieces import ArtistRow, RoyalRow, ScientistRow
from tercio.games.virgin_queen.rows.tables import PatronageAwardRow
from tercio.kernel.display.parts import facts, grid
from tercio.kernel.display.scene import Facts, Grid, Medal
from tercio.kernel.messages import Words
from tercio.wars.display.panels import power_name
from tercio.wars.model.names import NOBODY
from tercio.wars.model.refs import power_ref


def royals(g: VirginQueen, words: Words) -> Grid:
    """Whoever has entered the game: eligibility, betrothal, and the bonus of a wedding.

    Those who can still wed come first.
    """
    eligibility = g.state.weddings.eligibility
    order = sorted(enumerate(g.world.royals), key=lambda each: eligibility[each[0]] <= 0)
    rows = [
        (
            words.name(f"royal:{row.id}"),
            _family(g, words, royal),
            words.say(f"royal-{row.sex}"),
            str(eligibility[royal]) if eligibility[royal] > 0 else "",
            _state_of(g, words, royal),
            words.text("royal", row),
        )
        for royal, row in order
        if eligibility[royal] != NOT_YET and _takes_part(g, row)
    ]
    columns = ("royal", "power", "sex", "eligibility", "state", "bonus")
    return grid("royals", words, columns, rows)


def _family(g: VirginQueen, words: Words, royal: int) -> str:
    power = royal_power(g, royal)
    return words.name(power_ref(g, power)) if power != NOBODY else ""


def _takes_part(g: VirginQueen, row: RoyalRow) -> bool:
    return len(g.seats) in row.players


def _state_of(g: VirginQueen, words: Words, royal: int) -> str:
    weddings = g.state.weddings
    for groom, bride in weddings.betrothed:
        if royal in (groom, bride):
            other = g.world.royals[bride if royal == groom else groom]
            return words.say("royal-betrothed", {"royal": f"royal:{other.id}"})
    if royal in weddings.returning:
        return words.say("royal-returns")
    if weddings.eligibility[royal] > 0:
        return words.say("royal-free")
    wed = royal in weddings.wed or royal in weddings.married
    return words.say("royal-wed" if wed else "royal-gone")


# -- patronage -------------------------------------------------------------------------------------


def talents(g: VirginQueen, words: Words) -> Grid:
    """Artists and scientists who can be sponsored, or who are at work."""
    columns = ("talent", "power", "kind", "rating", "status")
    there = list(_talents(g, words))
    medals = [medal for _, medal in there]
    return grid("talents", words, columns, [row for row, _ in there], medals=medals)


def _talents(g: VirginQueen, words: Words) -> Iterator[tuple[tuple[str, ...], Medal]]:
    tables: tuple[tuple[str, Sequence[ArtistRow | ScientistRow]], ...] = (
        ("artist", g.world.artists),
        ("scientist", g.world.scientists),
    )
    for kind, table in tables:
        where = whereabouts(g, kind)
        for who, row in enumerate(table):
            if where[who] in (AVAILABLE, SPONSORED):
                told = (
                    words.name(talent_ref(g, kind, who)),
                    words.name(f"power:{row.power}") if row.power else words.say("talent-italian"),
                    words.say(f"talent-{row.kind if isinstance(row, ArtistRow) else kind}"),
                    str(row.rating),
                    _work(g, words, kind, who),
                )
                yield told, Medal(kind, str(row.rating), row.power or "")


def _work(g: VirginQueen, words: Words, kind: str, who: int) -> str:
    patronage = g.state.patronage
    for works, message in ((patronage.sponsored, "works"), (patronage.held_up, "held-up")):
        for work in works:
            if (work.kind, work.who) == (kind, who):
                return words.say(f"talent-{message}", _about(g, work))
    return words.say("talent-available")


def _about(g: VirginQueen, work: Sponsorship) -> dict[str, str | int]:
    return {"power": power_ref(g, work.power), "cp": work.cp}


def awards(g: VirginQueen, words: Words) -> Facts:
    """VP markers left for each art and for science."""
    left: dict[str, list[int]] = {}
    for id, row in g.world.data.table("patronage_awards", PatronageAwardRow).items():
        art = row.type or ("any" if row.field == "artist" else "science")
        left.setdefault(f"award-{art}", []).extend([row.vp] * g.state.patronage.awards.get(id, 0))
    rows = [(label, _points(words, vps)) for label, vps in left.items()]
    if g.state.patronage.prague:
        rows.append(("fact-prague", words.say("fact-prague-open")))
    return facts("awards", words, rows)


def _points(words: Words, each: list[int]) -> str:
    return words.listed(words.say("fact-vp", {"count": vp}) for vp in each)


def science_bonuses(g: VirginQueen, words: Words) -> Grid:
    """Who has claimed which, and what it does (22.2)."""
    claimed = g.state.patronage.bonuses
    rows = [
        (
            words.name(f"bonus:{id}"),
            power_name(g, words, claimed[id]) if id in claimed else "",
            words.text("bonus", row),
        )
        for id, row in g.world.science_bonuses.items()
    ]
    return grid("science", words, ("science-bonus", "claimed", "effect"), rows)
