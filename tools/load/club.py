"""A club: many tables of Here I Stand, each with some people before their browsers, and bots."""

import asyncio
import random
from collections.abc import Sequence
from time import perf_counter
from typing import Any

from tools.bench.browser import Browser, Wire
from tools.bench.decisions import CLOSING
from tools.bench.line import Place

GAME = "here_i_stand"
SEATS = 6
_AT_ONCE = 6
"""Tables that are opened at the same time."""
_LOOK_SHARE = 0.5
"""After so many of the decisions somebody comes back and wants a whole look."""
_NOBODY_ASKED = 0.2


class Club:
    def __init__(self, place: Place, people: int, bot: str, pause: float) -> None:
        self._place = place
        self._people, self._bot, self._pause = people, bot, pause
        self._seats: list[str] = []
        self._chance = random.Random(11)
        self.tables: list[list[Browser]] = []
        self.looked: list[float] = []
        self.decided: list[float] = []
        self.refused = 0
        """Decisions that came too late: a bot, or somebody else, was faster."""
        self.failed = 0
        """Whatever was answered with an error, or not at all."""
        self.acknowledged: set[str] = set()
        """The decisions that were answered as made, by their keys."""
        self.missed = 0
        """Changes that did not reach a browser, so that it asked for a whole look."""
        self.deaf = 0
        """Browsers whose stream has ended."""

    async def open(self, tables: int, seconds: float) -> None:
        """As many tables as are wanted, or as time allows."""
        until = perf_counter() + seconds
        left = iter(range(tables))
        line = Wire(self._place)
        _, catalog = await line.ask("GET", "/catalog")
        [game] = [each for each in catalog if each["id"] == GAME]
        self._seats = game["scenarios"][0]["seats"][str(SEATS)]
        line.close()
        await asyncio.gather(*(self._open_some(left, until) for _ in range(_AT_ONCE)))

    async def _open_some(self, left: Any, until: float) -> None:
        line = Wire(self._place)
        for _ in left:
            if perf_counter() > until:
                break
            try:
                self.tables.append(await self._open_one(line))
            except (OSError, RuntimeError, ValueError, EOFError):
                self.failed += 1
        line.close()

    async def _open_one(self, line: Wire) -> list[Browser]:
        who = {
            seat: "me" if n < self._people else f"bot:{self._bot}"
            for n, seat in enumerate(self._seats)
        }
        wish = {"game": GAME, "players": SEATS, "seats": who, "pace": "quick"}
        status, made = await line.ask("POST", "/tables", wish)
        if status < 400:
            status, made = await line.ask("POST", f"/tables/{made['id']}/start", {})
        if status >= 400:
            raise RuntimeError(f"{status}: {made}")
        browsers = [Browser(self._place, made["id"], seat) for seat in self._seats[: self._people]]
        for each in browsers:
            await each.open()
        return browsers

    async def wait_until_asked(self, seconds: float) -> None:
        """Until there is somebody to decide at every table, the bots having made their first moves;
        no longer than that."""
        until = perf_counter() + seconds
        while perf_counter() < until and not all(map(_is_asked, self.tables)):
            await asyncio.sleep(_NOBODY_ASKED)

    async def play(self, seconds: float) -> None:
        """All tables, each for itself, for a bounded time; what is still asked then is left."""
        before = self._whole_looks()
        playing = [asyncio.create_task(self._play(each)) for each in self.tables]
        await asyncio.sleep(seconds)
        for each in playing:
            each.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        self.missed = self._whole_looks() - before
        self.deaf = sum(each.is_deaf for table in self.tables for each in table)
        waits = [wait for table in self.tables for each in table for wait in each.waits]
        self.decided = sorted(waits)
        self.looked.sort()

    def _whole_looks(self) -> int:
        return sum(each.looks for table in self.tables for each in table)

    async def _play(self, browsers: Sequence[Browser]) -> None:
        await asyncio.sleep(self._pause * self._chance.random())  # they do not begin all at once
        number = 0
        while True:
            if not (asked := _asked(browsers)):
                await asyncio.sleep(_NOBODY_ASKED)
                continue
            number += 1
            try:
                await self._decide(self._chance.choice(asked), f"{id(browsers)} {number}")
                if self._chance.random() < _LOOK_SHARE:
                    await self._look(self._chance.choice(browsers))
            except (OSError, RuntimeError, ValueError, EOFError):
                self.failed += 1
            await asyncio.sleep(self._pause * (0.5 + self._chance.random()))

    async def _decide(self, who: Browser, number: str) -> None:
        keys = [option["key"] for option in who.look["options"]]
        closing = [key for key in CLOSING if key in keys]
        is_closed = closing and self._chance.random() < 0.4
        status = await who.decide(closing[0] if is_closed else self._chance.choice(keys), number)
        if status == 200:
            self.acknowledged.add(number)
        self.refused += status == 409
        self.failed += status not in (200, 409)

    async def _look(self, who: Browser) -> None:
        begun = perf_counter()
        status, _ = await who.ask_look()
        self.looked.append(perf_counter() - begun)
        self.failed += status != 200

    async def close(self) -> None:
        for table in self.tables:
            for each in table:
                await each.close()


def _asked(browsers: Sequence[Browser]) -> list[Browser]:
    return [each for each in browsers if each.is_asked]


def _is_asked(browsers: Sequence[Browser]) -> bool:
    return bool(_asked(browsers))
