"""The charts of a report, each a picture that needs nothing else: no script, no network."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from tercio.dataset.findings import Findings
from tercio.dataset.sentences import told
from tercio.kernel.errors import Unknown

Say = Callable[[str], str]
WIDTH: Final = 640
ROW: Final = 36
"""The height of a seat's bar with its space."""
INK: Final = "#31506f"
_MOST_CARDS: Final = 24
"""Cards in the picture: those that stand out; the table has them all."""


class Charts:
    """Draws findings; `say` gives the words for a message, `name` the names of seats and cards."""

    def __init__(
        self, say: Say, name: Callable[[str, str], str], colors: Mapping[str, str]
    ) -> None:
        try:
            import altair
            import vl_convert
        except ImportError:
            raise Unknown(told("altair-wanted")) from None
        self._alt = altair
        self._svg = vl_convert.vegalite_to_svg
        self._say = say
        self._name = name
        self._colors = colors

    def wins(self, found: Findings) -> str:
        alt = self._alt
        rows = [
            {"seat": self._seat(each.seat), "share": each.wins.share}
            | {"low": each.wins.low, "high": each.wins.high}
            for each in found.seats
        ]
        base = alt.Chart(alt.Data(values=rows)).encode(y=alt.Y("seat:N", sort=None, title=None))
        x = alt.X("share:Q", title=self._say("axis-share"), axis=alt.Axis(format="%"))
        bars = base.mark_bar(opacity=0.85).encode(x=x, color=self._by_seat(found))
        lines = base.mark_rule(strokeWidth=2).encode(x="low:Q", x2="high:Q")
        return self._drawn(bars + lines, height=ROW * len(rows))

    def points(self, found: Findings) -> str:
        alt = self._alt
        rows = [
            {"turn": each.turn, "seat": self._seat(each.side), "mean": each.mean}
            | {"low": each.low, "high": each.high}
            for each in found.points
        ]
        x = alt.X("turn:O", title=self._say("axis-turn"), axis=alt.Axis(labelAngle=0))
        base = alt.Chart(alt.Data(values=rows)).encode(x=x, color=self._by_seat(found, legend=True))
        band = base.mark_area(opacity=0.08).encode(
            y=alt.Y("low:Q", title=self._say("axis-vp")), y2="high:Q"
        )
        return self._drawn(band + base.mark_line(point=True).encode(y="mean:Q"), height=320)

    def lengths(self, found: Findings) -> str:
        alt = self._alt
        rows = [{"turn": turn, "games": games} for turn, games in found.lengths]
        x = alt.X("turn:O", title=self._say("axis-turn"), axis=alt.Axis(labelAngle=0))
        y = alt.Y("games:Q", title=self._say("axis-games"))
        return self._drawn(alt.Chart(alt.Data(values=rows)).mark_bar(color=INK).encode(x=x, y=y))

    def cards(self, found: Findings) -> str:
        alt = self._alt
        most: dict[str, float] = {}
        for each in found.cards:
            most[each.card] = max(most.get(each.card, 0.0), abs(each.beyond))
        shown = sorted(most, key=lambda card: -most[card])[:_MOST_CARDS]
        rows = [
            {
                "card": self._name("card", each.card),
                "use": self.use(each.use),
                "beyond": each.beyond,
                "cases": each.wins.cases,
            }
            for each in found.cards
            if each.card in shown
        ]
        x = alt.X("beyond:Q", title=self._say("axis-beyond"), axis=alt.Axis(format="+%"))
        y = alt.Y("card:N", title=None, sort=alt.EncodingSortField("beyond", "max", "descending"))
        chart = alt.Chart(alt.Data(values=rows)).mark_point(filled=True, opacity=0.85)
        size = alt.Size("cases:Q", legend=None)
        shapes = alt.Shape("use:N", title=None)
        return self._drawn(
            chart.encode(x=x, y=y, color=alt.Color("use:N", title=None), shape=shapes, size=size),
            height=None,
        )

    def battles(self, found: Findings) -> str:
        alt = self._alt
        rows = [
            {"expected": each.expected, "came": each.wins.share}
            | {"low": each.wins.low, "high": each.wins.high, "cases": each.wins.cases}
            for each in found.odds
        ]
        whole = alt.Scale(domain=[0, 1])
        percent = alt.Axis(format="%")
        x = alt.X("expected:Q", title=self._say("axis-expected"), scale=whole, axis=percent)
        y = alt.Y("came:Q", title=self._say("axis-came"), scale=whole, axis=percent)
        base = alt.Chart(alt.Data(values=rows)).encode(x=x)
        ends = alt.Data(values=[{"expected": 0, "came": 0}, {"expected": 1, "came": 1}])
        fair = alt.Chart(ends).mark_line(color="#999", strokeDash=[4, 4]).encode(x=x, y=y)
        lines = base.mark_rule(color=INK).encode(y="low:Q", y2="high:Q")
        size = alt.Size("cases:Q", legend=None)
        points = base.mark_circle(color=INK, opacity=1).encode(y=y, size=size)
        return self._drawn(fair + lines + points, height=320)

    def luck(self, found: Findings) -> str:
        alt = self._alt
        rows = [
            {"seat": self._seat(each.side), "when": self._say(when), "luck": luck}
            for each in found.luck
            for when, luck in (("luck-won", each.in_games_won), ("luck-lost", each.in_games_lost))
        ]
        x = alt.X("luck:Q", title=self._say("axis-luck"))
        y = alt.Y("seat:N", sort=None, title=None)
        color = alt.Color("when:N", title=None, scale=alt.Scale(range=["#b5b0a4", INK]))
        chart = alt.Chart(alt.Data(values=rows)).mark_bar()
        encoded = chart.encode(x=x, y=y, color=color, yOffset="when:N")
        return self._drawn(encoded, height=ROW * len(found.luck))

    def swings(self, found: Findings) -> str:
        alt = self._alt
        rows = [
            {"seat": self._seat(each.side), "mean": each.mean, "low": each.low, "high": each.high}
            for each in found.swings
        ]
        base = alt.Chart(alt.Data(values=rows)).encode(y=alt.Y("seat:N", sort=None, title=None))
        x = alt.X("low:Q", title=self._say("axis-swing"))
        bars = base.mark_bar(opacity=0.85, height=14).encode(
            x=x, x2="high:Q", color=self._by_seat(found)
        )
        means = base.mark_tick(color="#222", thickness=3, height=20).encode(x="mean:Q")
        nothing = (
            alt.Chart(alt.Data(values=[{"zero": 0}])).mark_rule(color="#999").encode(x="zero:Q")
        )
        return self._drawn(bars + nothing + means, height=ROW * len(rows))

    def use(self, use: str) -> str:
        return self._say(f"use-{use}")

    def _seat(self, seat: str) -> str:
        return self._name("seat", seat)

    def _by_seat(self, found: Findings, *, legend: bool = False) -> Any:
        """Every seat in its colour on the board."""
        alt = self._alt
        seats: Sequence[str] = list(
            dict.fromkeys([*(e.seat for e in found.seats), *(e.side for e in found.points)])
        )
        domain = [self._seat(seat) for seat in seats]
        colors = [self._colors.get(seat, INK) for seat in seats]
        scale = alt.Scale(domain=domain, range=colors)
        shown = alt.Legend(symbolOpacity=1) if legend else None
        return alt.Color("seat:N", title=None, scale=scale, legend=shown)

    def _drawn(self, chart: Any, height: int | None = 220) -> str:
        sized = chart.properties(width=WIDTH, **({} if height is None else {"height": height}))
        drawn: str = self._svg(
            sized.configure_view(stroke=None)
            .configure(font="sans-serif", background="transparent")
            .configure_axis(labelLimit=240)
            .to_dict()
        )
        return drawn
