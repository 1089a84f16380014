"""Which questions people see as one."""

from typing import Final

from tercio.kernel.families import Family

FAMILIES: Final = (
    Family(
        id="deployment",
        begins=frozenset({"deploy", "leader-face", "leader-post"}),
        goes_on=frozenset({"deploy-where", "strategic-goal", "strategic-leader"}),
    ),
    Family(
        id="minors",
        begins=frozenset({"redeploy-minor", "reinforce-minor", "settle-leader"}),
        goes_on=frozenset({"strategic-goal", "strategic-leader"}),
    ),
    Family(
        id="peace",
        begins=frozenset({"peace-conditions", "repatriate", "corps-home"}),
        goes_on=frozenset({"repatriate-leader"}),
    ),
    Family(id="joining", begins=frozenset({"join-ally", "minor-joins"})),
    Family(
        id="losses",
        begins=frozenset({"lose", "retreat", "disperse", "take-anyway", "base"}),
        joins=frozenset({"box", "fighters"}),
    ),
    Family(
        id="reaction",
        begins=frozenset({"react", "battlefield", "conscript"}),
        joins=frozenset({"support"}),
        goes_on=frozenset({"intercept-party", "intercept-leader"}),
    ),
    Family(id="revolts", joins=frozenset({"revolt-where"})),
    Family(
        id="end-of-turn",
        begins=frozenset({"dynastic-change", "enter-merchants"}),
        joins=frozenset({"give-up", "robbed"}),
    ),
    Family(
        id="impulse",
        begins=frozenset({"impulse-start", "action", "impulse-end"}),
        is_advice=True,
    ),
)
