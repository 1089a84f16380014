"""What a browser asks the server for while somebody plays.

python -m tools.bench.screen [--decisions N] [--bot NAME]

A game of Here I Stand, one person against five bots. All requests are counted from the first
decision on, those that tell what the bots have done among them.
"""

import argparse
import random
import re
from collections import Counter

import msgspec
from playwright.sync_api import Request, sync_playwright

from tools.bench.host import Host, host
from tools.bench.line import Line, new_game
from tools.bench.page import FLAGS
from tools.browser import find

OPTION = ".options button[data-key]:not(:disabled)"
CHOOSE = """([options, closing, whether, which]) => {
  const found = [...document.querySelectorAll(options)];
  const last = found.find((each) => closing.includes(each.dataset.key));
  (whether && last ? last : found[Math.floor(which * found.length)])?.click();
}"""
"""In one go: a table may pass by itself meanwhile."""
CLOSING = ["ready", "pass", "done"]
THOUGHT = 1000
PATIENCE = 60_000


class Screen(msgspec.Struct, frozen=True):
    decisions: int
    requests: float
    """For each decision."""
    kb: float
    """What comes over the wire for each decision, compressed."""
    kinds: dict[str, int]


def measure(running: Host, decisions: int, bot: str) -> Screen:
    path = find()
    if path is None:
        raise SystemExit("Measuring a screen needs Chromium.")
    table, [seat] = new_game(Line(running), 1, bot)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        page = browser.new_context(reduced_motion="reduce").new_page()
        page.goto(f"{running.url}/#/table/{table}?seat={seat}")
        page.wait_for_selector(OPTION, timeout=PATIENCE)
        page.wait_for_load_state("networkidle")
        kinds: Counter[str] = Counter()
        sizes: list[int] = []

        def count(request: Request) -> None:
            found = re.search(r"/api/tables/[^/]+/?(\w*)", request.url)
            if found is None or found[1] == "events":
                return
            kinds[found[1] or "table"] += 1
            sizes.append(request.sizes()["responseBodySize"])

        page.on("requestfinished", count)
        chance = random.Random(0)
        for _ in range(3 * decisions):
            given = [OPTION, CLOSING, chance.random() < 0.4, chance.random()]
            page.evaluate(CHOOSE, given)
            page.wait_for_timeout(THOUGHT)
            if kinds["decisions"] >= decisions:
                break
        browser.close()
    decided = kinds["decisions"]
    return Screen(
        decided, round(len(sizes) / decided, 1), round(sum(sizes) / decided / 1000, 1), dict(kinds)
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="What a browser asks for while somebody plays.")
    parser.add_argument("--decisions", type=int, default=40)
    parser.add_argument("--bot", default="random")
    said = parser.parse_args()
    with host() as running:
        print(
            msgspec.json.format(
                msgspec.json.encode(measure(running, said.decisions, said.bot))
            ).decode()
        )


if __name__ == "__main__":
    main()
