"""The server's own key: with it the server knows again what it has written itself.

A chain of hashes shows that nothing in it was changed, unless somebody makes the whole chain anew.
Who can write to the database, or has a save, can do that; the key they have not, which lies in a
file beside the database.
"""

import hashlib
import hmac
import os
import secrets
from pathlib import Path
from typing import Literal, Self

from tercio.kernel.ask import Phrase
from tercio.kernel.errors import Unknown
from tercio.kernel.saving.save import Record, Seal
from tercio.server.http.operating import told
from tercio.server.store import models

Standing = Literal["good", "broken", "foreign", "none"]
"""What a server knows of the seal of a save."""


class Seals:
    """Seals made with a key. `is_new`: whether the key was made just now."""

    def __init__(self, key: bytes, is_new: bool = False) -> None:
        self._key = key
        self.is_new = is_new
        self.name = self.of("name")[:16]
        """Of the key: anybody may know it."""

    @classmethod
    def kept_in(cls, path: Path) -> Self:
        """With the key in a file; where there is none, it is made."""
        is_new = not path.exists()
        if is_new:
            with open(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as file:
                file.write(secrets.token_bytes(32))
        return cls(path.read_bytes(), is_new)

    @classmethod
    def found_beside(cls, database: Path) -> Self:
        path = database.with_suffix(".key")
        if not path.is_file():
            raise Unknown(told("database-key", database=str(database), file=str(path)))
        return cls(path.read_bytes())

    @classmethod
    def found_in(cls, path: Path) -> Self:
        if not path.is_file():
            raise Unknown(told("no-key", file=str(path)))
        return cls(path.read_bytes())

    def of(self, *parts: object) -> str:
        said = "\n".join(map(str, parts)).encode()
        return hmac.new(self._key, said, hashlib.sha256).hexdigest()

    def of_game(self, game_id: str, acts: int, head: str) -> str:
        """What is stored with a game: that these are its acts."""
        return self.of("game", game_id, acts, head)

    def is_ours(self, row: models.Game) -> bool:
        return hmac.compare_digest(row.seal, self.of_game(row.id, row.acts, row.head))

    def of_save(self, content: bytes) -> Seal:
        """What is written under a save: that all of it was played here."""
        mac = hmac.new(self._key, b"save\n" + content, hashlib.sha256).hexdigest()
        return Seal(self.name, mac)

    def standing(self, record: Record) -> Standing:
        if record.seal is None:
            return "none"
        if record.seal.by != self.name:
            return "foreign"
        is_right = hmac.compare_digest(record.seal.mac, self.of_save(record.sealed).mac)
        return "good" if is_right else "broken"


def provenance(standing: Standing, record: Record) -> Phrase:
    """What a seal tells, to a person."""
    by = "" if record.seal is None else record.seal.by
    return Phrase(f"seal-{standing}", {"by": by} if standing == "foreign" else {})
