"""What a client holds of a table: a look, and all that was told and said, kept as web/src does."""

from typing import Any


class Held:
    """Kept fresh by whole looks, and by what has changed since the one that is held."""

    def __init__(self) -> None:
        self.look: Any = None
        """Without what came beside it."""
        self.lines: list[Any] = []
        self.happenings: list[Any] = []
        self.talk: list[Any] = []
        self.reasons: Any = {}
        self.odds: Any = {}

    @property
    def version(self) -> str:
        return "" if self.look is None else str(self.look["version"])

    def hear(self, look: Any) -> None:
        """A whole look, with what was told and said since what is held; one line is told twice."""
        more = look["more"]
        self.look = {**look, "more": None}
        self._hear(more)

    def apply(self, change: Any) -> bool:
        """Whether it goes on from what is held; if not, a whole look is needed."""
        if change.get("after") != self.version:
            return False
        self.look = with_edits(self.look, change)
        self._hear(change)
        return True

    def _hear(self, told: Any) -> None:
        log = told["log"]
        first = log["entries"][0]["n"] if log["entries"] else log["total"]
        self.lines[first:] = log["entries"]
        anew = {each["first"] for each in log["happenings"]}
        kept = [e for e in self.happenings if e["last"] < first and e["first"] not in anew]
        self.happenings = [*kept, *log["happenings"]]
        if said := told["talk"]["entries"]:
            self.talk[said[0]["n"] :] = said
        self.reasons, self.odds = told["reasons"], told["odds"]


def with_edits(look: Any, change: Any) -> Any:
    """A look as it is after a change. Whatever stays is shared with the one before."""
    changed = {**look, "version": change["version"], "rolls": change["rolls"]}
    changed["taken"] = change["taken"]
    for edit in change["edits"]:
        *way, last = edit["path"]
        there: Any = changed
        for step in way:
            there[step] = _copy(there[step])
            there = there[step]
        if edit["gone"]:
            del there[last]
        elif edit["at"] is None:
            there[last] = edit["put"]
        else:
            rows = there[last] = _copy(there[last])
            rows[edit["at"] : edit["at"] + edit["cut"]] = edit["put"]
    return changed


def _copy(part: Any) -> Any:
    return dict(part) if isinstance(part, dict) else list(part)
