"""In which language somebody reads."""

from litestar import put
from litestar.params import JSONBody
from sqlalchemy import update

from tercio.server.guard.limits import WISHES
from tercio.server.house import OurHouse
from tercio.server.http.handling import threaded
from tercio.server.http.wire.accounts import AccountInfo, ChosenLanguage
from tercio.server.people.accounts import info
from tercio.server.people.identity import Who
from tercio.server.store import models


@put("/account/language", **threaded)
def choose_language(data: JSONBody[ChosenLanguage], who: Who, house: OurHouse) -> AccountInfo:
    """Remember in which language you read, on every machine and in messages."""
    account = who.required()
    house.limits.spend(who.payer, WISHES)
    with house.database.write() as session:
        chosen = update(models.Account).filter_by(id=account.id)
        session.execute(chosen.values(language=data.language))
        changed = session.get_one(models.Account, account.id, populate_existing=True)
        return info(changed)


handlers = [choose_language]
