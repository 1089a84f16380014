"""Undertakings at court: patronage and influence (22, 24)."""

from collections.abc import Iterator
from functools import cache, lru_cache

from tercio.games.virgin_queen.bots.outlook import Outlook
from tercio.games.virgin_queen.model.patronage_questions import talent_row
from tercio.games.virgin_queen.model.patronage_state import Sponsorship
from tercio.games.virgin_queen.model.world import VqWorld
from tercio.games.virgin_queen.rows.tables import PatronageRow
from tercio.games.virgin_queen.rules.minor_powers.influence import open_columns, role_of
from tercio.games.virgin_queen.rules.patronage.sponsoring import best_marker, modifier, talents
from tercio.wars.bots.outlook import Undertaking
from tercio.wars.model.names import Power

TWO_DICE = tuple((total, (6 - abs(total - 7)) / 36) for total in range(2, 13))

# -- patronage -------------------------------------------------------------------------------------


def patronage(o: Outlook, cp: int) -> Iterator[Undertaking]:
    """One artist and one scientist a turn: the sum that brings most beyond its cost."""
    for kind in ("artist", "scientist"):
        action = f"patronize_{kind}"
        if o.price(action) is None:
            continue
        worths = {spent: patronage_worth(o, kind, spent) for spent in (2, 3, 4) if spent <= cp}
        if not worths:
            continue
        spent = max(worths, key=lambda each: worths[each] - 0.17 * each)
        if worths[spent] > 0.1:
            yield Undertaking(worths[spent], spent, action, (f"patronage.{spent}",), what=action)


def patronage_worth(o: Outlook, kind: str, cp: int, italian: bool = False) -> float:
    """VP to expect of somebody drawn at random."""
    people = _talents(o, kind, italian=italian)
    if not people:
        return 0.0
    more = modifier(o.g, Sponsorship(o.power, kind, people[0], cp))
    left = tuple(o.state.patronage.awards.items())
    total = 0.0
    for who in people:
        rating = talent_row(o.g, kind, who).rating + more
        type = o.world.artists[who].kind if kind == "artist" else ""
        total += _expected(o.world, left, kind, type, rating=rating, bonus=o.weights.science_bonus)
    return o.weights.patronage * total / len(people)


def _talents(o: Outlook, kind: str, *, italian: bool) -> list[int]:
    people = o.known_talents.get((kind, italian))
    if people is None:
        people = talents(o.g, o.power, kind, italian=italian)
        o.known_talents[kind, italian] = people
    return people


TOP = 16
"""Higher totals than this bring no more."""


Markers = tuple[tuple[str, int], ...]
"""How many VP markers of each kind are left."""


@lru_cache(maxsize=1 << 14)
def _expected(
    world: VqWorld, left: Markers, kind: str, type: str, rating: int, bonus: float
) -> float:
    """What a work is likely to bring."""
    awards = _awards(world, left, kind, type, bonus=bonus)
    return sum(chance * awards[min(rating + dice, TOP)] for dice, chance in TWO_DICE)


@lru_cache(maxsize=1 << 12)
def _awards(world: VqWorld, left: Markers, kind: str, type: str, bonus: float) -> list[float]:
    """By the total of dice and rating, what a work would bring now."""
    rows = list(world.data.table("patronage", PatronageRow).values())
    return [
        _award(world, dict(left), rows, kind, total=total, type=type, bonus=bonus)
        for total in range(TOP + 1)
    ]


def _award(
    world: VqWorld,
    left: dict[str, int],
    rows: list[PatronageRow],
    kind: str,
    *,
    total: int,
    type: str,
    bonus: float,
) -> float:
    row = next(row for row in rows if row.low <= total <= row.high)
    vp = row.vp if kind == "artist" else row.science_vp
    if not vp:
        return 0.0
    award = best_marker(world, left, "artist" if kind == "artist" else "science", vp, type=type)
    worth = float(int(award[-1])) if award is not None else 0.0
    return worth + bonus * row.bonuses * (kind == "scientist")


# -- influence -------------------------------------------------------------------------------------

STATUS_CARDS = {
    "papal_bull": "papacy",
    "scottish_lords_rebel": "scotland",
    "irish_rebellion": "ireland",
    "the_sublime_porte": "venice",
    "death_of_king_sebastian": "portugal",
}


def influence(o: Outlook) -> Iterator[Undertaking]:
    """Influence where a check of ours is near; a little anywhere else."""
    cost = o.price("buy_influence", sure=False)
    if cost is None:
        return
    held = {o.world.cards[card].id for card in o.state.hands[o.power] if card}
    soon = {STATUS_CARDS[id] for id in held if id in STATUS_CARDS}
    for target in open_columns(o.g, o.power):
        id = o.world.power_rows[target].id
        if id not in soon and not o.turns_left:
            continue  # Nobody will ask for it any more.
        worth = o.weights.influence_soon if id in soon else o.weights.influence
        worth *= status_stake(o, target)
        yield Undertaking(
            worth, cost, "buy_influence", (f"influence.{id}",), what=f"influence.{id}"
        )


@cache
def _likes() -> dict[str, float]:
    return {"scotland": 1.2, "papacy": 1.0, "venice": 1.0, "portugal": 1.1, "ireland": 0.8}


def status_stake(o: Outlook, target: Power) -> float:
    """How much is at stake in the status of a minor, for us."""
    stake = _likes().get(o.world.power_rows[target].id, 1.0)
    patron = o.state.patron[target]
    if patron == o.power:
        return stake * 0.8
    if role_of(o.g, target, o.power) != "activate":
        return stake * (0.6 if patron != target else 0.1)
    return stake
