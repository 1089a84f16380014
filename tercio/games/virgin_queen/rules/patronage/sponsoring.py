"""Sponsoring artists and scientists, and judging their works (VQ 22)."""

from collections.abc import Mapping, Sequence
from functools import partial

from tercio.games.virgin_queen.model.events.patronage import WorkJudged
from tercio.games.virgin_queen.model.ocean_verbs import lose_captain
from tercio.games.virgin_queen.model.patronage_questions import (
    has_bonus,
    has_sponsored,
    talent_ref,
    talent_row,
    whereabouts,
)
from tercio.games.virgin_queen.model.patronage_state import AVAILABLE, SPONSORED, Sponsorship
from tercio.games.virgin_queen.model.patronage_verbs import (
    claim_award,
    claim_science_bonus,
    end_works,
    lose_talent,
    return_talent,
    sponsor_work,
)
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import HRE
from tercio.games.virgin_queen.model.scenario_questions import plays_with
from tercio.games.virgin_queen.model.world import VqWorld
from tercio.games.virgin_queen.rows.map import VqActionRow
from tercio.games.virgin_queen.rows.pieces import ArtistRow, ScientistRow
from tercio.games.virgin_queen.rows.tables import (
    PatronageAwardRow,
    PatronageColumnRow,
    PatronageRow,
)
from tercio.kernel.ask import BACK, Ask, Option, Procedure, Prospect, Refusal, counts
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.wars.display.prospects import chance_prospect
from tercio.wars.land.battle_odds import attempt_chance
from tercio.wars.model.names import Power
from tercio.wars.model.refs import power_ref
from tercio.wars.turn.actions import Action, pay

SECTIONS = {"artist": "22.1", "scientist": "22.2"}
ITALIAN = None


# -- who may be sponsored --------------------------------------------------------------------------


@cites("VQ 22.1", "VQ 22.2")
def talents(g: VirginQueen, power: Power, kind: str, *, italian: bool = False) -> list[int]:
    """Those of a power who are available, or the Italians, whom only some events may sponsor."""
    wanted = ITALIAN if italian else g.world.power_rows[power].id
    rows: Sequence[ArtistRow | ScientistRow] = g.world.artists
    if kind == "scientist":
        rows = g.world.scientists
    free = whereabouts(g, kind)
    return [
        who
        for who, row in enumerate(rows)
        if row.power == wanted and free[who] == AVAILABLE and not _is_at_sea(g, kind, who)
    ]


def _is_at_sea(g: VirginQueen, kind: str, who: int) -> bool:
    """Le Testu cannot be at work while he sails as a captain."""
    captain = g.world.scientists[who].captain if kind == "scientist" else None
    if captain is None:
        return False
    index = g.world.captain[captain]
    return g.state.oceans.captain_at[index] >= 0 or index in g.state.oceans.wintering


@forbids("VQ 22.1", "VQ 22.2")
def has_sponsored_one_this_turn(g: VirginQueen, power: Power, kind: str) -> bool:
    return has_sponsored(g, power, kind)


@forbids("VQ 27")
def is_an_activated_power(g: VirginQueen, power: Power, kind: str) -> bool:
    return power in g.state.influence.activated


@forbids("VQ 22.1", "VQ 22.2")
def has_nobody_to_sponsor(g: VirginQueen, power: Power, kind: str) -> bool:
    return not talents(g, power, kind)


LIMITS = Restrictions("patronage-limits", has_sponsored_one_this_turn, is_an_activated_power)
PATRONS = LIMITS.plus(has_nobody_to_sponsor)


# -- sponsoring ------------------------------------------------------------------------------------


def may_patronize(kind: str, g: VirginQueen, power: Power) -> bool:
    return plays_with(g, "patronage") and PATRONS.allow(g, power, kind)


@cites("VQ 22.1", "VQ 22.2")
def patronize(kind: str, g: VirginQueen, power: Power) -> Procedure[None]:
    """Choose what to spend; then fate chooses among those who are available."""
    row = g.world.data.table("actions", VqActionRow)[f"patronize_{kind}"]
    least = row.costs[g.world.power_rows[power].id]
    most = min(row.max_cost, g.state.impulse.cp)
    cp = least
    if most > least:
        options = counts("patronage", range(least, most + 1), f"VQ {SECTIONS[kind]}")
        cite, promise = f"VQ {SECTIONS[kind]}", partial(_foresee, power, kind)
        ask = Ask(g.seat_of(power), f"patronize-{kind}", options, cite, foresee=promise)
        ask.options.append(Option(BACK))
        pick = yield ask
        if pick.key == BACK:
            return
        cp = pick.value
    pay(g, power, cp, row.id)
    sponsor(g, power, kind, cp)


def _foresee(power: Power, kind: str, view: VirginQueen, key: str) -> Prospect | None:
    """What a sum would do for whoever is drawn."""
    _, _, cp = key.partition(".")
    if not cp:
        return None
    return chance_prospect(f"odds-{kind}", {}, chance_of_note(view, power, kind, int(cp)))


@cites("VQ 22.1", "VQ 22.2")
def chance_of_note(g: VirginQueen, power: Power, kind: str, cp: int) -> float:
    """The chance that the work of somebody drawn at random is worth a marker or a bonus."""
    people = talents(g, power, kind)
    rows = g.world.data.table("patronage", PatronageRow).values()
    needed = min(row.low for row in rows if row.vp or row.science_vp or row.bonuses)
    chances = [
        attempt_chance(
            talent_row(g, kind, who).rating + modifier(g, Sponsorship(power, kind, who, cp)), needed
        )
        for who in people
    ]
    return sum(chances) / len(chances) if chances else 0.0


@cites("VQ 22.1", "VQ 22.2")
def sponsor(
    g: VirginQueen, power: Power, kind: str, cp: int, *, italian: bool = False, bonus: int = 0
) -> None:
    """One of those who are available, at random."""
    people = talents(g, power, kind, italian=italian)
    who = g.pick(people, f"patronage {kind}", lambda who: talent_row(g, kind, who).id)
    sponsor_work(g, power, kind, who, cp=cp, bonus=bonus)


@cites("VQ 22.1", "VQ 22.2")
def italians_for(g: VirginQueen, power: Power) -> list[str]:
    """The kinds of Italians whom an event may still sponsor for a power."""
    if not plays_with(g, "patronage"):
        return []
    return [
        kind
        for kind in SECTIONS
        if LIMITS.allow(g, power, kind) and talents(g, power, kind, italian=True)
    ]


@cites("VQ 22.1", "VQ 22.2")
def own_or_italian(g: VirginQueen, power: Power, kind: str) -> list[str]:
    """From where a power may take somebody of a kind, if an event lets it look to Italy too."""
    if not plays_with(g, "patronage") or not LIMITS.allow(g, power, kind):
        return []
    pools = {"own": talents(g, power, kind), "italian": talents(g, power, kind, italian=True)}
    return [pool for pool, people in pools.items() if people]


@cites("VQ 22.1", "VQ 22.2")
def sponsor_own_or_italian(
    g: VirginQueen, power: Power, kind: str, cp: int, *, bonus: int = 0
) -> Procedure[None]:
    """An event: one of a power's own, or an Italian."""
    pools = own_or_italian(g, power, kind)
    if not pools:
        return
    pool = pools[0]
    if len(pools) > 1:
        options = [Option(f"pool.{each}", each, (), f"option-pool-{each}") for each in pools]
        pick = yield Ask(g.seat_of(power), f"sponsor-{kind}", options, f"VQ {SECTIONS[kind]}")
        pool = pick.value
    sponsor(g, power, kind, cp, italian=pool == "italian", bonus=bonus)


@cites("VQ 22.1", "VQ 22.2")
def sponsor_italian(g: VirginQueen, power: Power, cp: int) -> Procedure[None]:
    """An event: an Italian artist or scientist, who counts as the one of this turn."""
    able = italians_for(g, power)
    if not able:
        return
    kind = able[0]
    if len(able) > 1:
        options = [Option(f"kind.{each}", each, (), f"option-italian-{each}") for each in able]
        pick = yield Ask(g.seat_of(power), "sponsor-italian", options, "VQ 22.1")
        kind = pick.value
    sponsor(g, power, kind, cp, italian=True)


def _why(kind: str, g: VirginQueen, power: Power, ref: str) -> list[Refusal]:
    return PATRONS.refusals(g, power, kind) if ref == f"action:patronize_{kind}" else []


PATRONAGE_ACTIONS: list[Action[VirginQueen]] = [
    Action(
        f"patronize_{kind}",
        f"VQ {section}",
        partial(may_patronize, kind),
        partial(patronize, kind),
        why=partial(_why, kind),
    )
    for kind, section in SECTIONS.items()
]


# -- the Patronage Phase ---------------------------------------------------------------------------


@cites("VQ 22")
def patronage(g: VirginQueen) -> Procedure[None]:
    """Artists first, then scientists; the best of them first, ties in impulse order."""
    for kind in SECTIONS:
        works = [work for work in g.state.patronage.sponsored if work.kind == kind]
        works.sort(key=lambda work: (-talent_row(g, work.kind, work.who).rating, work.power))
        for work in works:
            if whereabouts(g, kind)[work.who] == SPONSORED:
                yield from judge(g, work)
    end_works(g)


def modifier(g: VirginQueen, work: Sponsorship) -> int:
    return sum(modifiers(g, work).values())


@cites("VQ 22.1", "VQ 22.2")
def modifiers(g: VirginQueen, work: Sponsorship) -> dict[str, int]:
    """CP spent, the cultural center of Prague, a princess who loves the arts, the Observatory."""
    columns = g.world.data.table("patronage_columns", PatronageColumnRow).values()
    found = {
        "cp-spent": next(row.modifier for row in columns if row.cp == work.cp),
        "cards": work.bonus + g.state.patronage.favours.get(work.power, 0),
        "patron-wed": g.state.weddings.patrons.count(work.power),
    }
    if work.power == HRE and g.state.patronage.prague:
        found["cultural-center"] = g.world.constant("cultural_center_bonus")
    if work.kind == "scientist" and has_bonus(g, work.power, "observatory"):
        found["bonus:observatory"] = g.world.science_bonuses["observatory"].numbers["science"]
    return found


@cites("VQ 22.1", "VQ 22.2")
def judge(g: VirginQueen, work: Sponsorship) -> Procedure[None]:
    """Two dice, the rating and the modifiers."""
    rating = talent_row(g, work.kind, work.who).rating
    name = talent_ref(g, work.kind, work.who)
    more = {name: rating, **modifiers(g, work)}
    dice = g.dice(2, "patronage", by=power_ref(g, work.power), counted=more)
    total = sum(dice) + sum(more.values())
    rows = g.world.data.table("patronage", PatronageRow).values()
    row = next(row for row in rows if row.low <= total <= row.high)
    result = "patronage-" + row.result.replace("_", "-")
    g.record(WorkJudged(power_ref(g, work.power), name, total, result))
    if row.vp or row.science_vp or row.bonuses:
        reward = _reward_artist if work.kind == "artist" else _reward_scientist
        stays = not (yield from reward(g, work, row))
    else:
        stays = row.back_in_pool and rating > row.removed_up_to
    _after_work(g, work, stays, wasted=row.back_in_pool and not row.removed_up_to)


def _after_work(g: VirginQueen, work: Sponsorship, stays: bool, *, wasted: bool) -> None:
    """Le Testu, unless his work simply came to nothing, is lost as a captain too."""
    if work.kind == "scientist" and not wasted:
        captain = g.world.scientists[work.who].captain
        if captain is not None:
            lose_captain(g, g.world.captain[captain])
    if stays:
        return_talent(g, work.kind, work.who)
    else:
        lose_talent(g, work.kind, work.who)


def best_award(g: VirginQueen, field: str, vp: int, type: str = "") -> str | None:
    """The best VP marker left that does not exceed what was achieved, of the artist's type."""
    return best_marker(g.world, g.state.patronage.awards, field, vp, type=type)


def best_marker(
    world: VqWorld, left: Mapping[str, int], field: str, vp: int, *, type: str
) -> str | None:
    """The same, of so many as are `left` of each."""
    rows = world.data.table("patronage_awards", PatronageAwardRow)
    found = [
        (row.vp, id)
        for id, row in rows.items()
        if row.field == field and row.vp <= vp and left[id] > 0 and row.type in ("", type)
    ]
    return max(found)[1] if found else None


@cites("VQ 22.1")
def _reward_artist(g: VirginQueen, work: Sponsorship, row: PatronageRow) -> Procedure[bool]:
    """Whether a marker could be claimed; otherwise he goes back to the pool."""
    award = best_award(g, "artist", row.vp, g.world.artists[work.who].kind)
    if award is not None:
        claim_award(g, work.power, award)
    return award is not None
    yield  # a procedure, as that of scientists


@cites("VQ 22.2")
def _reward_scientist(g: VirginQueen, work: Sponsorship, row: PatronageRow) -> Procedure[bool]:
    """VP, bonuses, or part of each; a bonus must be chosen where no marker can be claimed."""
    has_marker = best_award(g, "science", row.science_vp) is not None
    has_bonus = bool(open_bonuses(g, work.power))
    able: list[tuple[int, int]] = []
    if has_marker or (row.bonuses and has_bonus):
        able.append((row.science_vp, row.bonuses))
    if row.choice and has_bonus:
        able.append((row.science_vp - 1, row.bonuses + 1))
    if not able:
        return False
    vp, bonuses = able[0]
    if len(able) > 1:
        options = [Option(f"reward.{v}.{b}", (v, b), args={"vp": v, "bonuses": b}) for v, b in able]
        args = {"who": talent_ref(g, work.kind, work.who)}
        pick = yield Ask(g.seat_of(work.power), "science-reward", options, "VQ 22.2", args=args)
        vp, bonuses = pick.value
    award = best_award(g, "science", vp)
    if award is not None:
        claim_award(g, work.power, award)
    for _ in range(bonuses):
        yield from claim_bonus(g, work.power)
    return True


# -- science bonuses -------------------------------------------------------------------------------


@cites("VQ 22.2")
def open_bonuses(g: VirginQueen, power: Power) -> list[str]:
    """Nobody has them, and they are of use to the power."""
    id = g.world.power_rows[power].id
    return [
        bonus
        for bonus, row in g.world.science_bonuses.items()
        if bonus not in g.state.patronage.bonuses and id in row.powers and _is_of_use(g, bonus)
    ]


def _is_of_use(g: VirginQueen, bonus: str) -> bool:
    """A canal that is built needs no more excavation."""
    return bonus != "excavation" or not g.state.oceans.suez_built


@cites("VQ 22.2")
def claim_bonus(g: VirginQueen, power: Power) -> Procedure[None]:
    """One of those that are open, if there is any."""
    found = open_bonuses(g, power)
    if not found:
        return
    bonus = found[0]
    if len(found) > 1:
        options = [Option(f"bonus.{each}", each, (f"bonus:{each}",)) for each in found]
        args = {"power": power_ref(g, power)}
        pick = yield Ask(g.seat_of(power), "science-bonus", options, "VQ 22.2", args=args)
        bonus = pick.value
    claim_science_bonus(g, power, bonus)
