"""Take the pictures in docs/screenshots: every main screen, from a game that bots have begun.

python -m tools.screenshots [GAME ...] [FOLDER]
"""

import json
import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page, sync_playwright

from tools.web import build

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "screenshots"
MAJORS = ["ottoman", "hapsburg", "england", "france", "papacy", "protestant"]
BOARD = ".board svg"
TURN = 4
"""Bots play until then, before the pictures are taken."""
ROOMS: dict[str, Any] = {
    "large": {"viewport": {"width": 1600, "height": 1000}},
    "small": {"viewport": {"width": 1180, "height": 740}},
    "tablet": {"viewport": {"width": 820, "height": 1100}, "has_touch": True},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "device_scale_factor": 2,
        "is_mobile": True,
        "has_touch": True,
    },
}


@contextmanager
def server() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "tercio.cli", "serve", "--port", "0"]
        process = subprocess.Popen(
            [*command, "--database", f"{folder}/tercio.db"], stdout=subprocess.PIPE, text=True
        )
        assert process.stdout is not None
        found = re.search(r"http://[\d.]+:\d+", process.stdout.readline())
        assert found is not None, "the server says where it is"
        try:
            yield found[0]
        finally:
            process.terminate()
            process.wait(20)


def call(url: str, path: str, body: Any = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json", "Origin": url}
    request = urllib.request.Request(f"{url}/api{path}", data, headers)
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


def begun(url: str, game: str, me: str, others: list[str], bot: str) -> str:
    seats = {me: "me"} | dict.fromkeys(others, f"bot:{bot}")
    made = call(url, "/tables", {"game": game, "players": len(seats), "seats": seats})
    return str(call(url, f"/tables/{made['id']}/start", {})["id"])


def solo(url: str, game: str, me: str, powers: list[str]) -> str:
    """A game against bots in the middle; one that is won too early is begun again."""
    for _ in range(5):
        id = begun(url, game, me, [seat for seat in powers if seat != me], "thinker")
        if play_on(url, id, me):
            return id
    raise SystemExit(f"The bots win every game of {game} too early.")


def play_on(url: str, id: str, seat: str) -> bool:
    """Let a bot play my seat for a while, and then pass until I have an impulse of my own.

    False if the game is over before.
    """
    call(url, f"/tables/{id}/seats/{seat}/bot", {})
    for _ in range(600):
        time.sleep(0.5)
        look = call(url, f"/tables/{id}/look?seat={seat}")
        scene = look["scene"]
        if look["result"]:
            return False
        if scene["turn"] >= TURN and "Action" in scene["headline"]:
            break
    call(url, f"/tables/{id}/seats/{seat}/take-back", {})
    for _ in range(600):
        look = call(url, f"/tables/{id}/look?seat={seat}")
        if look["result"]:
            return False
        if not look["prompt"]:
            time.sleep(0.2)
        elif look["prompt"]["kind"] == "impulse":
            return True
        else:
            keys = [option["key"] for option in look["options"]]
            key = "pass" if "pass" in keys else keys[0]
            decision = {"seat": seat, "key": key, "seq": look["seq"]}
            with suppress(urllib.error.HTTPError):  # a bot was faster: look again
                call(url, f"/tables/{id}/decisions", decision)
    return False


class Camera:
    def __init__(self, browser: Browser, folder: Path) -> None:
        self.browser = browser
        self.folder = folder

    @contextmanager
    def page(self, room: str, address: str, wait: str, theme: str = "light") -> Iterator[Page]:
        how = ROOMS[room] | {"color_scheme": theme, "reduced_motion": "reduce"}
        context = self.browser.new_context(**how)
        page = context.new_page()
        page.goto(address)
        page.wait_for_selector(wait, timeout=60_000)
        page.wait_for_timeout(1200)
        yield page
        context.close()

    def shoot(self, page: Page, name: str, part: Locator | None = None) -> None:
        """The page, or a part of it."""
        page.wait_for_timeout(500)
        path = self.folder / f"{name}.jpg"
        (part or page).screenshot(path=path, type="jpeg", quality=84)
        print(path)


def zoom(page: Page, times: int, place: str) -> None:
    """Closer, towards a place."""
    for _ in range(times):
        box = page.locator(f"[data-ref='{place}']").bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.mouse.wheel(0, -240)
        page.wait_for_timeout(150)


def negotiating(url: str) -> str:
    """Where France sits at a table whose powers negotiate, all of them mine."""
    seats = dict.fromkeys(MAJORS, "me")
    wish = {"game": "here_i_stand", "scenario": "1532", "players": len(seats), "seats": seats}
    id = call(url, f"/tables/{call(url, '/tables', wish)['id']}/start", {})["id"]
    return f"{url}/#/table/{id}?seat=france"


def compose(page: Page) -> None:
    """An offer of an alliance to the Ottoman, sent, and another to the Pope, on paper."""
    deals = page.get_by_test_id("deals")
    for partner in ("Ottoman", "Papacy"):
        deals.get_by_role("button", name=partner).click()
        words = deals.get_by_label("Add a clause")
        words.wait_for()
        allied = next(w for w in words.locator("option").all_inner_texts() if "ally" in w)
        words.select_option(label=allied)
        if partner == "Ottoman":
            deals.get_by_role("button", name="Send the offer").click()
    page.get_by_role("tabpanel").evaluate("panel => panel.scrollTo(0, 0)")


def take(url: str, camera: Camera) -> None:
    me = "hapsburg"
    id = solo(url, "here_i_stand", me, MAJORS)
    primer = begun(url, "primer", "colonna", ["gonzaga", "medici", "orsini"], "sergeant")
    table = f"{url}/#/table/{id}?seat={me}"
    with camera.page("large", url, "[data-testid=solo]") as page:
        camera.shoot(page, "lobby")
        page.get_by_test_id("new").click()
        page.get_by_test_id("new-game").scroll_into_view_if_needed()
        camera.shoot(page, "new-table")
    with camera.page("large", table, BOARD) as page:
        camera.shoot(page, "table")
        zoom(page, 3, "space:vienna")
        camera.shoot(page, "table-closer")
        zoom(page, 4, "space:venice")
        camera.shoot(page, "table-closest")
    with camera.page("large", table, BOARD) as page:
        page.locator("[data-ref='space:vienna']").hover()
        camera.shoot(page, "place")
        page.keyboard.press("d")
        page.get_by_role("tab", name="Diplomatic status").click()
        camera.shoot(page, "displays")
        page.get_by_role("tab", name="Victory points", exact=True).click()
        camera.shoot(page, "victory")
    with camera.page("large", table, BOARD) as page:
        page.get_by_role("button", name="Replay").click()
        slider = page.get_by_label("Position in the game")
        slider.fill(str(int(slider.get_attribute("max") or 0) // 2))
        page.wait_for_timeout(2500)
        camera.shoot(page, "replay")
    with camera.page("large", negotiating(url), "[data-testid=deals]") as page:
        compose(page)
        camera.shoot(page, "deals")
    with camera.page("small", table, BOARD, "dark") as page:
        camera.shoot(page, "table-dark")
        zoom(page, 3, "space:rome")
        camera.shoot(page, "table-dark-closer")
    with camera.page("tablet", table, BOARD) as page:
        camera.shoot(page, "tablet")
    with camera.page("phone", table, BOARD) as page:
        camera.shoot(page, "phone")
    with camera.page("large", f"{url}/#/table/{primer}?seat=colonna", BOARD) as page:
        camera.shoot(page, "guided-game")
    with camera.page("small", f"{url}/#/help", "h1") as page:
        camera.shoot(page, "help")


def turn_to(page: Page, map: str) -> None:
    page.get_by_role("tab", name=map).click()
    page.wait_for_timeout(1500)


def shoot_map(camera: Camera, table: str, name: str, near: str, map: str = "") -> None:
    """A map as a whole, closer to a place, and as close as one comes."""
    with camera.page("large", table, BOARD) as page:
        if map:
            turn_to(page, map)
        camera.shoot(page, name)
        zoom(page, 3, near)
        camera.shoot(page, f"{name}-closer")
        zoom(page, 3, near)
        camera.shoot(page, f"{name}-closest")


def shoot_displays(camera: Camera, table: str, name: str, displays: dict[str, str]) -> None:
    with camera.page("large", table, BOARD) as page:
        page.keyboard.press("d")
        panels = page.get_by_test_id("panels")
        for id, title in displays.items():
            panels.get_by_role("tab", name=title, exact=True).click()
            camera.shoot(page, f"{name}-{id}", panels)


def shoot_by_night(camera: Camera, table: str, maps: dict[str, str]) -> None:
    with camera.page("small", table, BOARD, "dark") as page:
        for name, map in maps.items():
            if map:
                turn_to(page, map)
            camera.shoot(page, f"{name}-dark")


DISPLAYS = {
    "powers": "Power cards",
    "diplomacy": "Diplomatic status",
    "vp": "Victory points",
    "sources": "What victory points are for",
    "influence": "Minor powers and influence",
    "struggle": "Religious struggle",
    "areas": "Struggle areas",
    "treasures": "Treasures",
    "captains": "Captains",
    "royals": "Royals",
    "talents": "Artists and scientists",
    "science": "Science bonuses",
    "espionage": "Espionage",
    "courts": "Courts and events",
}
"""Displays of Virgin Queen that have a picture."""


def take_virgin_queen(url: str, camera: Camera) -> None:
    majors = ["ottoman", "spain", "england", "france", "hre", "protestant"]
    id = solo(url, "virgin_queen", "spain", majors)
    table = f"{url}/#/table/{id}?seat=spain"
    shoot_map(camera, table, "vq-europe", "space:antwerp")
    shoot_map(camera, table, "vq-world", "settlement:havana", "The World")
    shoot_displays(camera, table, "vq-display", DISPLAYS)
    shoot_by_night(camera, table, {"vq-europe": "", "vq-world": "The World"})
    with camera.page("phone", table, BOARD) as page:
        camera.shoot(page, "vq-phone")
    with camera.page("large", url, "[data-testid=guided-virgin_queen]") as page:
        page.get_by_test_id("guided-virgin_queen").click()
        page.wait_for_selector("[data-testid=guide]")
        page.wait_for_timeout(1200)
        camera.shoot(page, "vq-guide")


REGIS_DISPLAYS = {
    "powers": "Power cards",
    "minors": "Minor powers",
    "objectives": "Objectives",
    "unrest": "Unrest",
    "wars": "Wars and morale",
    "diplomacy": "Diplomatic status",
    "trade": "Trade centers",
    "record": "Rules of the turn",
}
"""Displays of Ultima Ratio Regis that have a picture."""


def new_order(url: str, wishes: list[str]) -> str:
    seats = {f"p{n}": wish for n, wish in enumerate(wishes, 1)}
    wish = {"game": "ultima_ratio_regis", "scenario": "new_order", "players": len(seats)}
    made = call(url, "/tables", wish | {"seats": seats})
    return str(call(url, f"/tables/{made['id']}/start", {})["id"])


def until(url: str, id: str, seat: str, asked: str, turn: int = 1) -> None:
    """Let a bot play my seat until a turn, then go on by the last option until I am asked."""
    call(url, f"/tables/{id}/seats/{seat}/bot", {})
    for _ in range(1200):
        scene = call(url, f"/tables/{id}/look?seat={seat}")["scene"]
        if scene["turn"] >= turn and "Impulses" in scene["headline"]:
            break
        time.sleep(0.5)
    call(url, f"/tables/{id}/seats/{seat}/take-back", {})
    for _ in range(1200):
        look = call(url, f"/tables/{id}/look?seat={seat}")
        if look["prompt"] and look["prompt"]["kind"] == asked:
            return
        if look["prompt"]:
            decision = {"seat": seat, "key": look["options"][-1]["key"], "seq": look["seq"]}
            with suppress(urllib.error.HTTPError):  # a bot was faster: look again
                call(url, f"/tables/{id}/decisions", decision)
        time.sleep(0.2)
    raise SystemExit(f"{seat} is never asked {asked!r}.")


def take_ultima_ratio_regis(url: str, camera: Camera) -> None:
    id = new_order(url, ["me", "bot:thinker", "bot:thinker"])
    until(url, id, "p1", "action", turn=2)
    table = f"{url}/#/table/{id}?seat=p1"
    shoot_map(camera, table, "urr-europe", "area:milan")
    shoot_map(camera, table, "urr-overseas", "area:goa", "Overseas")
    shoot_displays(camera, table, "urr-display", REGIS_DISPLAYS)
    shoot_by_night(camera, table, {"urr-europe": "", "urr-overseas": "Overseas"})
    with camera.page("phone", table, BOARD) as page:
        camera.shoot(page, "urr-phone")
    bids = f"{url}/#/table/{new_order(url, ['me', 'me', 'me'])}?seat=p1"
    with camera.page("large", bids, "[data-testid=dialog]") as page:
        camera.shoot(page, "urr-bid")
    with camera.page("phone", bids, "[data-testid=dialog]", "dark") as page:
        camera.shoot(page, "urr-bid-phone")
    with camera.page("large", url, "[data-testid=guided-ultima_ratio_regis]") as page:
        page.get_by_test_id("guided-ultima_ratio_regis").click()
        page.wait_for_selector("[data-testid=guide]")
        page.wait_for_timeout(1200)
        camera.shoot(page, "urr-guide")


TAKES = {
    "here_i_stand": take,
    "virgin_queen": take_virgin_queen,
    "ultima_ratio_regis": take_ultima_ratio_regis,
}


def main() -> None:
    """Of all games, or of those that are named."""
    wanted = [arg for arg in sys.argv[1:] if arg in TAKES]
    folders = [Path(arg) for arg in sys.argv[1:] if arg not in TAKES]
    folder = folders[0] if folders else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    path = shutil.which("chromium") or shutil.which("google-chrome")
    if path is None:
        raise SystemExit("Taking pictures needs Chromium.")
    build()
    with server() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=path, args=["--no-sandbox", "--disable-gpu"]
        )
        camera = Camera(browser, folder)
        for game in wanted or TAKES:
            TAKES[game](url, camera)
        browser.close()


if __name__ == "__main__":
    main()
