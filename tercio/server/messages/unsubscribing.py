"""A link by which whoever reads a mail says that they want no more of them, without logging in."""

import hmac

from tercio.server.store.seals import Seals

UNSUBSCRIBE = "/unsubscribe"
_SIGNS = 32


def unsubscribing(seals: Seals, account_id: str) -> str:
    """A word that ends mails to an account, and does nothing else."""
    return f"{account_id}.{_sign(seals, account_id)}"


def unsubscriber(seals: Seals, word: str) -> str | None:
    """The account whose mails a word ends; None: we have not made it."""
    account_id, _, sign = word.rpartition(".")
    is_ours = hmac.compare_digest(sign.encode(), _sign(seals, account_id).encode())
    return account_id if is_ours else None


def _sign(seals: Seals, account_id: str) -> str:
    return seals.of("unsubscribe", account_id)[:_SIGNS]
