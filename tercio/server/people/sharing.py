"""Whether somebody agrees that the games that they have finished are used as data."""

from litestar import put
from litestar.params import JSONBody

from tercio.server.guard.limits import WISHES
from tercio.server.house import OurHouse
from tercio.server.http.handling import threaded
from tercio.server.http.wire.accounts import MyAccount, Sharing
from tercio.server.people.doors import told
from tercio.server.people.identity import Who
from tercio.server.store import models


@put("/account/sharing", **threaded)
def share_games(data: JSONBody[Sharing], who: Who, house: OurHouse) -> MyAccount:
    """Agree that your finished games are used as data, or agree no longer.

    A game is exported only if all who have played it agree at that time. Talk never is.
    """
    account = who.required()
    house.limits.spend(who.payer, WISHES)
    with house.database.write() as session:
        changed = session.get_one(models.Account, account.id)
        changed.shares_games = data.shares_games
        session.flush()
        return told(session, changed, who)


handlers = [share_games]
