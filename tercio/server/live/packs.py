"""Tables with data of their own: the packs that a stored game is played with."""

from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from threading import Lock
from typing import Any, Generic, TypeVar

from tercio.kernel import registry
from tercio.kernel.data import Pack
from tercio.kernel.messages import FALLBACK, Words, speaks
from tercio.kernel.position import Setting
from tercio.server.store import models

_KEPT = 8
T = TypeVar("T")


class _Latest(Generic[T]):
    """The few that were used last."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[object, ...], T] = OrderedDict()
        self._lock = Lock()

    def get(self, key: tuple[object, ...], make: Callable[[], T]) -> T:
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key]
        made = make()
        with self._lock:
            self._kept[key] = made
            while len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
        return made


_data: _Latest[Any] = _Latest()
_words: _Latest[Words] = _Latest()


def files_of(pack: Mapping[str, str]) -> list[Pack]:
    """A pack from its files; none where there is none."""
    if not pack:
        return []
    return [Pack({name: text.encode() for name, text in pack.items()})]


def packs_of(row: models.Game) -> list[Pack]:
    return files_of(row.pack)


def setting_of(row: models.Game, seats: Sequence[models.Seat]) -> Setting:
    packs = packs_of(row)
    return registry.game(row.game).setting(row.scenario, len(seats), row.options, packs)


def data_of(row: models.Game) -> Any:
    """The digested data of a game."""
    rules, packs = registry.game(row.game), packs_of(row)
    if not packs:
        return rules.load_data()
    return _data.get((row.game, packs[0].ref), lambda: rules.load_data(packs))


def words_with(setting: Setting, data: Any, language: str) -> Words:
    """Names as the data of a pack have them."""
    rules = registry.game(setting.game)
    known = language if speaks(rules, language) else FALLBACK
    return _words.get((setting.game, setting.packs, known), lambda: Words(rules, data, known))
