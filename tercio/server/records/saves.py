"""Games as files: for their host when they are over, and back."""

from collections.abc import Sequence
from dataclasses import dataclass

from litestar import Response, get, post
from litestar.openapi.spec import OpenAPIMediaType, Operation, RequestBody, Schema
from litestar.openapi.spec.enums import OpenAPIFormat, OpenAPIType
from litestar.params import RawBody
from sqlalchemy import select

from tercio.kernel import registry
from tercio.kernel.ask import Seat
from tercio.kernel.saving.history import Decision, Talk
from tercio.kernel.saving.save import Record, read, save
from tercio.kernel.saving.save import replay as replay_save
from tercio.server.guard.limits import HEAVY, UPLOADS
from tercio.server.house import House, OurHouse
from tercio.server.http.errors import SPEECH, conflict, forbidden, unprocessable
from tercio.server.http.handling import charged, threaded
from tercio.server.http.parameters import Language, TableId
from tercio.server.http.wire.replay import Provenance
from tercio.server.http.wire.tables import TableInfo
from tercio.server.live.notes import noted
from tercio.server.live.packs import files_of
from tercio.server.live.resuming import begin
from tercio.server.live.rows import game_and_seats
from tercio.server.live.table import Live
from tercio.server.lobby.tables import new_game
from tercio.server.people.identity import Who
from tercio.server.play.table_info import table_info
from tercio.server.play.talk import spread
from tercio.server.store import models
from tercio.server.store.chain import Act, first_link
from tercio.server.store.seals import provenance

UPLOAD_LIMIT = 4 * 1024 * 1024
MAX_DECISIONS = 20_000
MAX_TALK = 2000
"""Lines, each as long as a line of talk may be."""
TALK_LIMIT = 2000


@get("/tables/{table_id:str}/save", media_type="application/octet-stream", **threaded)
@charged
def download(table_id: TableId, who: Who, house: OurHouse) -> Response[bytes]:
    """The whole game, seed and all: for its host after the end, on a local server at any time.

    It is sealed if all of it was played here: who uploads a game may have made it up.
    """
    account = who.required()
    house.limits.spend(who.payer, HEAVY)
    with house.tables.open(table_id) as live:
        if live.row.owner_id != account.id:
            raise forbidden("host-saves")
        if live.row.status != "over" and house.settings.is_hosted:
            raise conflict("saved-when-over")
        live.check_afloat()
        live.table.talk = _public_talk(house, table_id)
        is_ours = not live.row.is_uploaded and house.seals.is_ours(live.row)
        body = save(live.table, house.seals.of_save if is_ours else None)
    return Response(
        body,
        media_type="application/octet-stream",
        headers={"Content-Disposition": f'attachment; filename="{live.row.game}.save"'},
    )


def _public_talk(house: House, table_id: str) -> list[Talk]:
    """What was said in private is not the host's to read."""
    with house.database.read() as session:
        said = select(models.Message).filter_by(game_id=table_id, note="", audience=None)
        latest = said.order_by(models.Message.id.desc()).limit(MAX_TALK)
        heard = session.scalars(latest).all()[::-1]
    return [Talk(n, Seat(each.seat), each.text) for n, each in enumerate(heard)]


@dataclass
class UploadOperation(Operation):
    """Describes the body, which is read as it comes."""

    def __post_init__(self) -> None:
        self.request_body = RequestBody(
            content={
                "application/octet-stream": OpenAPIMediaType(
                    schema=Schema(type=OpenAPIType.STRING, format=OpenAPIFormat.BINARY)
                )
            },
            description="A save.",
            required=True,
        )


@post(
    "/uploads",
    request_max_body_size=UPLOAD_LIMIT,
    operation_class=UploadOperation,
    **threaded,
)
@charged
def upload(body: RawBody, who: Who, house: OurHouse, language: Language) -> TableInfo:
    """Play every decision of a save again, and put the table where it stood.

    Who uploads a game knows its seed, and with it every card and roll to come: an unfinished
    game is theirs alone, for good. Its talk says that it was uploaded, and where it goes on.
    """
    account = who.required()
    house.limits.spend(who.payer, UPLOADS)
    record = read(body)
    standing = house.seals.standing(record)
    if standing == "broken":
        raise unprocessable("seal-broken")
    if len(record.decisions) > MAX_DECISIONS:
        raise conflict("too-many-decisions", count=MAX_DECISIONS)
    header = record.header
    rules = registry.game(header.game)
    pack = _pack_of(house, account, record)
    played = replay_save(rules, record, files_of(pack))
    _check_talk(record, played.setting.seats)
    row, seats = new_game(rules, played.setting, account)
    row.pack = pack
    row.is_uploaded = True
    row.seed, row.commitment = header.seed, header.commitment
    row.head = first_link(row)
    for seat in seats:
        seat.account_id = None if played.over else account.id
    live = begin(row, seats)
    acts, checkpoints = play_again(live, played.history)
    for ordering, orders in played.standing.items():
        acts += live.order(ordering, orders)
    note = noted(
        row,
        "",
        "upload",
        at=row.created_at,
        name=account.name,
        decisions=len(record.decisions),
        provenance=provenance(standing, record),
    )
    house.tables.scribe.adopt(live, acts, checkpoints, [*_messages(row, record), note])
    # Its last question may be one with a single answer, which is given here and not asked.
    house.tables.act(row.id, lambda live: [], lambda live: None)
    with house.database.read() as session:
        return table_info(session, *game_and_seats(session, row.id), who, language)


def _pack_of(house: House, account: models.Account, record: Record) -> dict[str, str]:
    """A save names its pack and does not hold it: tables of whoever uploads it may have it."""
    if not record.header.packs:
        return {}
    tables = select(models.Game.pack).filter_by(owner_id=account.id, game=record.header.game)
    with house.database.read() as session:
        known: Sequence[dict[str, str]] = session.scalars(tables).all()
    for pack in known:
        if tuple(each.ref for each in files_of(pack)) == record.header.packs:
            return pack
    return {}  # whoever plays the game again says which pack is missing


@post(
    "/seals",
    status_code=200,
    request_max_body_size=UPLOAD_LIMIT,
    operation_class=UploadOperation,
    **threaded,
)
@charged
def check_seal(body: RawBody, who: Who, house: OurHouse, language: Language) -> Provenance:
    """Whether a save is as this server has written it."""
    who.required()
    house.limits.spend(who.payer, HEAVY)
    record = read(body)
    standing = house.seals.standing(record)
    by = None if record.seal is None else record.seal.by
    text = SPEECH.say(language, f"seal-{standing}", {"by": by or ""})
    return Provenance(seal=standing, by=by, text=text)


def play_again(
    live: Live, history: Sequence[Decision]
) -> tuple[list[Act], list[models.StoredCheckpoint]]:
    """All acts of a game that was played elsewhere, and checkpoints on the way."""
    acts: list[Act] = []
    checkpoints: list[models.StoredCheckpoint] = []
    for seat, key in history:
        acts += live.decide(seat, key, None, "player")
        checkpoints += live.checkpoint(len(acts))
    return acts, checkpoints


def _check_talk(record: Record, seats: Sequence[Seat]) -> None:
    """A save may carry what those at the table have said, and no library."""
    if len(record.talk) > MAX_TALK:
        raise unprocessable("too-much-talk", count=MAX_TALK)
    for talk in record.talk:
        for seat in (talk.seat, *(talk.to or ())):
            if seat not in seats:
                raise unprocessable("talk-of-nobody", seat=seat)


def _messages(row: models.Game, record: Record) -> list[models.Message]:
    return [
        models.Message(
            game_id=row.id,
            seat=talk.seat,
            text=talk.text[:TALK_LIMIT],
            audience=None if talk.to is None else spread(map(str, talk.to)),
            note="",
            at=row.created_at,
        )
        for talk in record.talk
    ]


handlers = [download, upload, check_seal]
