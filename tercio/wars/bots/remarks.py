"""Why a power offers a deal or begins a war, in a sentence. What is in its hand it never tells."""

from tercio.kernel.ask import Arg, Phrase
from tercio.kernel.bot import Remark
from tercio.kernel.deals import Deal
from tercio.wars.bots.outlook import O
from tercio.wars.bots.question import WarQuestion
from tercio.wars.model.names import Power
from tercio.wars.model.numbered import powers_in
from tercio.wars.model.refs import power_ref


def remark_on(q: WarQuestion[O], key: str) -> Remark | None:
    verb, _, rest = key.partition(".")
    if q.ask.kind == "negotiate" and verb == "propose":
        draft = q.g.state.floor.drafts.get(q.ask.seat)
        return None if draft is None else _on_deal(q, draft)
    if verb == "war" and rest in q.g.world.power:
        return Remark(_on_war(q, q.g.world.power[rest]))
    return None


def _on_deal(q: WarQuestion[O], draft: Deal) -> Remark | None:
    """To whom it is offered, and to nobody else."""
    kinds = {item.kind for item in draft.items}
    partner: Power = q.g.powers_of(draft.partner)[0]
    if "end_war" in kinds:
        words = _on_peace(q, partner)
    elif "alliance" in kinds:
        words = _on_alliance(q, partner)
    else:
        words = Phrase("talk-deal", {"power": power_ref(q.g, partner)})
    return Remark(words, draft.partners)


def _on_peace(q: WarQuestion[O], enemy: Power) -> Phrase:
    o = q.o
    args: dict[str, Arg] = {"power": power_ref(q.g, enemy)}
    leader = o.best_rival
    if leader not in (enemy, o.power) and o.nearness(leader) > 0:
        return Phrase("talk-peace-leader", {**args, "leader": power_ref(q.g, leader)})
    return Phrase("talk-peace-fronts" if o.fronts > 1 else "talk-peace", args)


def _on_alliance(q: WarQuestion[O], ally: Power) -> Phrase:
    args: dict[str, Arg] = {"power": power_ref(q.g, ally)}
    foes = q.g.state.foes
    common = list(powers_in(foes[q.power] & foes[ally] & q.o.major_mask))
    if not common:
        return Phrase("talk-alliance", args)
    return Phrase("talk-alliance-against", {**args, "enemy": power_ref(q.g, common[0])})


def _on_war(q: WarQuestion[O], target: Power) -> Phrase:
    args: dict[str, Arg] = {"power": power_ref(q.g, target)}
    memory, turn = q.memory, q.g.state.turn
    if memory is not None and memory.made_peace_lately(target, turn):
        return Phrase("talk-war-again", args)
    if target == q.o.best_rival and q.o.nearness(target) > 0:
        return Phrase("talk-war-leader", args)
    return Phrase("talk-war" if target in q.g.world.majors else "talk-war-minor", args)
