"""Whether a stored game is what was played: its chain, its seed, and a replay of every act."""

import logging

import msgspec
from litestar import get
from litestar.concurrency import sync_to_thread
from sqlalchemy import select
from sqlalchemy.orm import Session

from tercio.kernel.randomness import commitment
from tercio.kernel.saving.canonical import canonical
from tercio.kernel.saving.save import state_digest
from tercio.kernel.told import Told, in_language
from tercio.server.guard.limits import HEAVY
from tercio.server.house import House, OurHouse
from tercio.server.http.errors import conflict, sentence
from tercio.server.http.handling import responses
from tercio.server.http.parameters import Language, TableId
from tercio.server.http.wire.replay import Verified
from tercio.server.live.history import acts_since, history_of, net
from tercio.server.live.loading import load, told_since
from tercio.server.live.resuming import begin
from tercio.server.live.retelling import Line, untold
from tercio.server.live.rows import game_and_seats
from tercio.server.live.snapshots import unpacked
from tercio.server.live.table import Live
from tercio.server.people.identity import Identity, Who
from tercio.server.store import models
from tercio.server.store.chain import is_chained
from tercio.server.store.seals import Seals

_log = logging.getLogger("tercio.server.records.verify")


@get("/tables/{table_id:str}/verify", responses=responses)
async def verify(table_id: TableId, who: Who, house: OurHouse, language: Language) -> Verified:
    """Play a whole game again. What is found names no act: a running game keeps its secrets.

    Anybody who is logged in may ask. Games are played again one at a time, and what was found is
    told again for a while, unless the game has gone on.
    """
    head = await sync_to_thread(_admit, house, table_id, who)
    found = await house.verified.find(f"{table_id} {head}", lambda: _verified(house, table_id))
    told = tuple(in_language(each, language) for each in found.problems)
    return msgspec.structs.replace(found, problems=told)


def _admit(house: House, table_id: str, who: Identity) -> str:
    who.required()
    house.limits.spend(who.payer, HEAVY)
    with house.database.read() as session:
        row, _ = game_and_seats(session, table_id)
    if row.status == "gathering":
        raise conflict("not-begun")
    return row.head


def _verified(house: House, table_id: str) -> Verified:
    with house.database.read() as session:
        row, _ = game_and_seats(session, table_id)
        problems = _problems(session, house.seals, row)
        decisions = len(history_of(session, row.id)) if row.status == "over" else None
    return Verified(
        ok=not problems,
        problems=tuple(problems),
        commitment=row.commitment,
        seed=row.seed if row.status == "over" else None,
        decisions=decisions,
    )


def _problems(session: Session, seals: Seals, row: models.Game) -> list[Told]:
    rows = list(acts_since(session, row.id, 0))
    found: list[Told] = []
    if commitment(row.seed) != row.commitment:
        found.append(sentence("verified-seed"))
    if not is_chained(row, rows):
        found.append(sentence("verified-chain"))
    elif not seals.is_ours(row):
        found.append(sentence("verified-seal"))
    if found:
        return found  # what was tampered with need not be played
    try:
        return _replay_problems(session, row, rows)
    except Exception:  # whatever a tampered row makes the rules do
        _log.warning("Table %s cannot be played again.", row.id, exc_info=True)
        return [sentence("verified-unplayable")]


def _replay_problems(session: Session, row: models.Game, rows: list[models.Decision]) -> list[Told]:
    _, seats = game_and_seats(session, row.id)
    stored = select(models.StoredCheckpoint).filter_by(game_id=row.id)
    checkpoints = {each.acts: each for each in session.scalars(stored)}
    told = told_since(session, row, 0)
    live = begin(row, seats)
    found: list[Told] = []
    for each in rows:
        live.catch_up([each])
        checkpoint = checkpoints.pop(each.n, None)
        if checkpoint is not None and not _is_true(live, checkpoint, told):
            found.append(sentence("verified-checkpoint"))
    if checkpoints:
        found.append(sentence("verified-checkpoints"))
    if live.table.history != net((each.kind, each.seat, each.key) for each in rows):
        found.append(sentence("verified-orders"))
    if untold(told, live.table.g.log) is None:
        found.append(sentence("verified-log"))
    result = None if live.table.result is None else msgspec.to_builtins(live.table.result)
    if canonical(result) != canonical(row.result) or live.table.over != (row.status == "over"):
        found.append(sentence("verified-result"))
    if not found and state_digest(load(session, row, seats).table) != state_digest(live.table):
        found.append(sentence("verified-resume"))
    return found


def _is_true(live: Live, stored: models.StoredCheckpoint, told: list[Line]) -> bool:
    body = live.snapshot()
    if body is None:
        return False
    kept, played = unpacked(stored.body), unpacked(body)
    if canonical(kept) == canonical(played):
        return True
    # There were fewer lines of the log if its version told less.
    lines, events = told[: kept["kept"]["events"]], live.table.g.log[: played["kept"]["events"]]
    lacking = untold(lines, events)
    played["kept"]["events"] -= len(lacking or ())
    return lacking is not None and bool(canonical(kept) == canonical(played))


handlers = [verify]
