"""Picture every kind of happening in both themes and languages, from games of bots.

python -m tools.panels FOLDER [SAVE ...]

Without saves, bots play a game of each kind first, which takes some minutes.
"""

import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Browser, sync_playwright

from tercio.bots.registry import best_bot, bot
from tercio.bots.turns import play_out
from tercio.kernel.randomness import Stream
from tercio.kernel.registry import game
from tercio.kernel.saving.save import save
from tercio.kernel.table import Table
from tools.browser import find
from tools.screenshots import call, server
from tools.web import build

GAMES = {"here_i_stand": "", "virgin_queen": "", "ultima_ratio_regis": "catholics_and_protestants"}
SCREENS = (
    ("light", "desk", "en"),
    ("dark", "desk", "ja"),
    ("dark", "phone", "en"),
    ("light", "phone", "ja"),
)
"""Each theme, size and language with each other one."""
PHONE = {"width": 390, "height": 844}
DESK = {"width": 1280, "height": 720}
ROOMS = {"phone": PHONE, "desk": DESK}


def played(id: str, scenario: str) -> bytes:
    """A game of bots, to its end."""
    rules = game(id)
    setting = rules.setting(scenario or None, None, {})
    table = Table.start(rules, setting, rules.load_data(), f"panels of {id}")
    chance = Stream.from_seed("panels")
    thinkers = {s: bot(rules, best_bot(rules))(s, chance.child(s)) for s in table.seats}
    play_out(table, thinkers)
    return save(table)


def uploaded(url: str, body: bytes) -> Any:
    headers = {"content-type": "application/octet-stream", "origin": url}
    request = urllib.request.Request(f"{url}/api/uploads", body, headers)
    with urllib.request.urlopen(request, timeout=300) as answer:
        return msgspec.json.decode(answer.read())


def happenings(url: str, id: str, seat: str) -> Iterator[Any]:
    """All that a seat was told of, from the log page by page."""
    since = 0
    while True:
        part = call(url, f"/tables/{id}/log?seat={seat}&since={since}")
        yield from part["happenings"]
        since += len(part["entries"])
        if not part["entries"] or since >= part["total"]:
            return


def richest(all: Iterator[Any]) -> dict[str, Any]:
    """Of each kind, the one of which most is told."""
    found: dict[str, Any] = {}
    for each in all:
        if each["outcome"]:
            known = found.get(each["kind"])
            if known is None or len(msgspec.json.encode(each)) > len(msgspec.json.encode(known)):
                found[each["kind"]] = each
    return found


def picture(browser: Browser, url: str, path: str, happening: Any, folder: Path, name: str) -> None:
    for scheme, room, language in SCREENS:
        page = browser.new_page(
            viewport=ROOMS[room],  # type: ignore[arg-type]
            color_scheme=scheme,  # type: ignore[arg-type]
            locale=language,
            reduced_motion="reduce",
        )
        page.goto(f"{url}/#{path}&at={happening['last'] + 1}")
        page.locator(".happened button").last.click()
        page.get_by_test_id("happening").wait_for()
        page.wait_for_timeout(500)
        page.screenshot(path=folder / f"{name}-{scheme}-{room}-{language}.png")
        page.close()


def main(folder: Path, saves: list[Path]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    build()
    bodies = [each.read_bytes() for each in saves] or [played(*each) for each in GAMES.items()]
    with server() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=["--no-sandbox"])
        for body in bodies:
            table = uploaded(url, body)
            seat = table["seats"][0]["seat"]
            for kind, each in richest(happenings(url, table["id"], seat)).items():
                path = f"/table/{table['id']}?seat={seat}"
                picture(browser, url, path, each, folder, f"{table['game']}-{kind}")
                print(table["game"], kind, each["title"])
        browser.close()


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(tempfile.mkdtemp())
    main(target, [Path(each) for each in sys.argv[2:]])
