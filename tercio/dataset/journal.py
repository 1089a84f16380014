"""Games that are done, one after the other in a file: who is killed goes on from there.

Each is its length, a checksum, and what a worker has made of it. What was cut off in the middle is
dropped, and played again.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from struct import Struct
from types import TracebackType
from typing import Final, Self
from zlib import crc32

_HEAD: Final = Struct("<III")
"""The number of the game, the length of what follows, and its checksum."""


class Journal:
    """Which games are done, and where each is in the file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._at: dict[int, tuple[int, int]] = {}
        end = self._read()
        self._file = path.open("r+b" if path.exists() else "w+b")
        self._file.truncate(end)
        self._file.seek(end)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._file.close()

    def __len__(self) -> int:
        return len(self._at)

    def __contains__(self, number: int) -> bool:
        return number in self._at

    def _read(self) -> int:
        """Find what is whole; returns where that ends."""
        if not self.path.exists():
            return 0
        end = 0
        with self.path.open("rb") as file:
            while len(head := file.read(_HEAD.size)) == _HEAD.size:
                number, length, checksum = _HEAD.unpack(head)
                content = file.read(length)
                if len(content) < length or crc32(content) != checksum:
                    break
                self._at[number] = end + _HEAD.size, length
                end = file.tell()
        return end

    def add(self, number: int, content: bytes) -> None:
        at = self._file.seek(0, os.SEEK_END)
        self._file.write(_HEAD.pack(number, len(content), crc32(content)) + content)
        self._file.flush()
        self._at[number] = at + _HEAD.size, len(content)

    def in_order(self) -> Iterator[bytes]:
        """Game by game, by their numbers."""
        for _, (at, length) in sorted(self._at.items()):
            self._file.seek(at)
            yield self._file.read(length)
