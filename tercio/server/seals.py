"""The server's own key: with it the server knows again what it has written itself.

A chain of hashes shows that nothing in it was changed, unless somebody makes the whole chain anew.
Who can write to the database can do that; who has only the database has not the key, which lies in
a file beside it.
"""

import hashlib
import hmac
import os
import secrets
from pathlib import Path

from tercio.server import models


class Seals:
    """Seals made with the key in a file. `is_new`: whether the file was made just now."""

    def __init__(self, path: Path) -> None:
        self.is_new = not path.exists()
        if self.is_new:
            with open(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as file:
                file.write(secrets.token_bytes(32))
        self._key = path.read_bytes()

    def of(self, *parts: object) -> str:
        said = "\n".join(map(str, parts)).encode()
        return hmac.new(self._key, said, hashlib.sha256).hexdigest()

    def of_game(self, game_id: str, acts: int, head: str) -> str:
        """What is stored with a game: that these are its acts."""
        return self.of("game", game_id, acts, head)

    def is_ours(self, row: models.Game) -> bool:
        return hmac.compare_digest(row.seal, self.of_game(row.id, row.acts, row.head))

    def of_file(self, body: bytes) -> str:
        return hmac.new(self._key, b"file\n" + body, hashlib.sha256).hexdigest()
