"""Working through a string of (Counter) Reformation attempts (HIS 18.2)."""

from collections.abc import Callable

from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.religion_questions import debater_ref
from tercio.games.here_i_stand.rules.reformation.attempts import (
    TARGETS,
    Attempts,
    commit_helper,
    helpers,
    legal_targets,
)
from tercio.games.here_i_stand.rules.reformation.religious_odds import attempt_prospect
from tercio.kernel.ask import DONE, Ask, Option, Procedure, Prospect, Refusal
from tercio.kernel.citations import cites
from tercio.wars.model.names import Mask, Space
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.refs import place_ref, power_ref


def which_target(g: HereIStand, string: Attempts, targets: Mask) -> Ask:
    """Pick a target, commit a debater for his bonus, or let the rest of the attempts go."""
    ids = g.world.location_ids
    options = [Option(f"target.{ids[s]}", s, (place_ref(g, s),)) for s in spaces_in(targets)]
    options += [
        Option(f"commit.{g.world.debaters[i].id}", i, (debater_ref(g, i),))
        for i in helpers(g, string, targets)
    ]
    options.append(Option(DONE))

    def explain(ref: str) -> list[Refusal]:
        kind, _, id = ref.partition(":")
        return TARGETS.refusals(g, string, g.world.space[id]) if kind == "space" else []

    def foresee(view: HereIStand, key: str) -> Prospect | None:
        space = view.world.space.get(key.removeprefix("target."))
        return None if space is None else attempt_prospect(view, string, space)

    cite = "HIS 18.3" if string.to_protestant else "HIS 18.4"
    power = power_ref(g, string.power)
    return Ask(
        g.seat_of(string.power),
        string.kind,
        options,
        cite,
        args={"power": power, "left": string.left},
        explain=explain,
        foresee=foresee,
    )


@cites("HIS 18.2")
def work_through(
    g: HereIStand, string: Attempts, attempt: Callable[[HereIStand, Attempts, Space], bool]
) -> Procedure[None]:
    """One after the other, until none is left, none is possible, or the player has enough."""
    while string.left > 0 and (targets := legal_targets(g, string)):
        pick = yield which_target(g, string, targets)
        if pick.key == DONE:
            return
        if pick.key.startswith("commit."):
            commit_helper(g, string, pick.value)
            continue
        string.left -= 1
        attempt(g, string, pick.value)
