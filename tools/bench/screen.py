"""What a browser asks the server for while somebody plays, and how long it takes to be asked again.

python -m tools.bench.screen [--decisions N] [--bot NAME] [--latency MS]

A game of Here I Stand, one person against five bots. All requests are counted from the first
decision on, those that tell what the bots have done among them. With a latency every answer comes
that much later, as over a slow line.
"""

import argparse
import random
import re
import statistics
from collections import Counter

import msgspec
from playwright.sync_api import Page, Request, sync_playwright

from tools.bench.host import Host, host
from tools.bench.line import Line, new_game
from tools.bench.page import FLAGS
from tools.browser import find

OPTION = ".options button[data-key]:not(:disabled)"
CHOOSE = """([options, closing, whether, which]) => {
  const found = [...document.querySelectorAll(options)];
  const last = found.find((each) => closing.includes(each.dataset.key));
  const chosen = whether && last ? last : found[Math.floor(which * found.length)];
  if (!chosen) return null;
  const begun = performance.now();
  let seen = 0;
  chosen.click();
  return new Promise((tell) => {
    const look = () => {
      const waited = performance.now() - begun;
      if (document.querySelector(".options .pending")) seen ||= waited;
      else if (waited > 30_000) return tell(null);
      else if (document.querySelector(options)) return tell([seen, waited]);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}"""
"""When the choice is seen to be taken, and when the next question can be answered."""
CLOSING = ["ready", "pass", "done"]
THOUGHT = 1000
PATIENCE = 60_000


class Screen(msgspec.Struct, frozen=True):
    decisions: int
    requests: float
    """For each decision."""
    kb: float
    """What comes over the wire for each decision, compressed."""
    taken_ms: int
    """From a click until it is seen to be taken; the median."""
    asked_ms: int
    """From a click to the next question, bots and all; the median."""
    asked_late_ms: int
    """One in ten takes longer."""
    kinds: dict[str, int]


def measure(running: Host, decisions: int, bot: str, latency: int = 0) -> Screen:
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
        _slow_down(page, latency)
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
        times: list[tuple[float, float]] = []
        for _ in range(3 * decisions):
            given = [OPTION, CLOSING, chance.random() < 0.4, chance.random()]
            if waited := page.evaluate(CHOOSE, given):
                times.append(waited)
            page.wait_for_timeout(THOUGHT)
            if kinds["decisions"] >= decisions:
                break
        browser.close()
    decided = kinds["decisions"]
    asked = sorted(waited for _, waited in times)
    return Screen(
        decided,
        round(len(sizes) / decided, 1),
        round(sum(sizes) / decided / 1000, 1),
        round(statistics.median(taken for taken, _ in times)),
        round(statistics.median(asked)),
        round(asked[int(len(asked) * 0.9)]),
        dict(kinds),
    )


def _slow_down(page: Page, latency: int) -> None:
    """Without a limit to how much comes at once."""
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    limits = {"offline": False, "downloadThroughput": -1, "uploadThroughput": -1}
    line.send("Network.emulateNetworkConditions", {**limits, "latency": latency})


def main() -> None:
    parser = argparse.ArgumentParser(description="What a browser asks for while somebody plays.")
    parser.add_argument("--decisions", type=int, default=40)
    parser.add_argument("--bot", default="random")
    parser.add_argument("--latency", type=int, default=0, help="of every answer, in milliseconds")
    said = parser.parse_args()
    with host() as running:
        found = measure(running, said.decisions, said.bot, said.latency)
    print(msgspec.json.format(msgspec.json.encode(found)).decode())


if __name__ == "__main__":
    main()
