"""Luther's 95 Theses (HIS 18.1)."""

from tercio.games.here_i_stand.model.court_verbs import mark_done
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import PROTESTANT
from tercio.games.here_i_stand.model.religion_verbs import (
    begin_religious_impulse,
    convert,
    place_reformer,
)
from tercio.games.here_i_stand.rules.reformation.reformation_attempts import reformation_attempts
from tercio.kernel.ask import Procedure
from tercio.kernel.citations import cites

CARD = "luthers_95_theses"


@cites("HIS 8.1", "HIS 18.1")
def luthers_95_theses(g: HereIStand) -> Procedure[None]:
    """The phase: Luther enters, Wittenberg converts, and 5 attempts follow. No CP."""
    begin_religious_impulse(g)
    card = g.world.card[CARD]
    g.play_card(PROTESTANT, card, "event")
    yield from post_theses(g)
    g.remove_card(card)


@cites("HIS 18.1")
def post_theses(g: HereIStand) -> Procedure[None]:
    """What the card does."""
    luther = g.world.reformer["luther"]
    space = g.world.religion.reformer_space[luther]
    place_reformer(g, luther, space)
    convert(g, space, True)
    yield from reformation_attempts(g, PROTESTANT, CARD)
    mark_done(g, CARD)
