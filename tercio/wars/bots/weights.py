"""The numbers that bots think with: what both games name, and what each says of it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Weights:
    """Worths in victory points, shares and thresholds, by name.

    What both games see alike has its number here. A game fills in the rest, in one table in its
    `values.py`, and adds what only it has.
    """

    # -- the race
    rival: float
    """A VP that another power loses."""
    best_rival: float
    """The same of the best of the others."""
    winner: float = 1.4
    """Of whoever is about to win."""
    partner: float = -0.8
    """Of another power of our own seat."""

    # -- keys and other spaces
    key_held: float = 0.3
    """To keep a key, beyond its VP and cards."""
    last_keys: float = 3.0
    """To be a key or less from a military victory."""
    capital: float = 1.0
    """To keep a capital, on top."""
    held: float = 0.1
    """To keep any other space."""
    taken: float
    """To take a space that is nothing special."""
    fortress: float = 0.3
    """To take one."""
    home: float = 0.15
    """To take a space of our own home."""
    relieved: float = 0.6
    """What part of the worth of a space of ours it is to drive off those who besiege it."""
    restless: float = 0.9
    """What is left of the worth of a key in unrest."""

    # -- open country
    calm: float
    """To end unrest in a space of ours that is no key."""
    open_home: float
    """To take an open space at home."""
    open_abroad: float = 0.02
    """To take any other."""
    by_outpost: float
    """To take one beside a key that we hold abroad, on top."""

    # -- cards
    card: float = 0.6
    """A card that is dealt."""
    card_chosen: float = 0.9
    """A card that we choose."""
    cp: float
    """A command point, spent as well as one usually can."""
    mandatory_card: float = 0.3
    """In hand."""
    combat_card: float = 0.03
    """Kept in hand, in peace, beyond its CP."""
    combat_card_at_war: float = 0.25
    response_card: float
    """Kept in hand, beyond its CP."""
    last_pass: float = -2.0
    """To pass in the last turn."""
    early_pass: float = -0.15
    """To pass while others have many cards."""
    late_pass: float = -0.05
    """To pass while they have few."""

    # -- units
    other_unit: float = 0.06
    """A unit that is no regular."""
    idle_mercenaries: float
    """What part of the worth of mercenaries counts who do not fight us."""
    next_year: float = 0.3
    """What is left of the worth of troops that march only after the next spring."""
    muster: float = 0.4
    """What part of what a recruit adds to an army's chances counts: plans change, armies wait."""
    ruler_lost: float = 0.9
    """A ruler who is captured."""
    leader_lost: float = 0.35
    """Any other leader who is."""
    winter_loss: float = 0.1
    """A unit that is lost on its way home in winter."""
    garrison_risk: float = 0.3
    """The chance to lose a key at which no more units are left in it."""
    large_battle: int
    """Units in a battle that is worth a card wherever it is."""

    # -- pirates
    pirate_hit: float
    """VP, a card or a ship, as the victim likes."""
    pirate_lost: float
    """A ship that is lost to those who fire on pirates."""
    card_to_pirates: float = 0.4
    """A card of ours, to the pirate."""
    ship: float = 0.3
    """A ship that a victim gives up."""
    vp_to_pirates: float = 0.6
    """That a pirate scores at all: a fleet that pays comes again."""
    least_sortie: float
    """By how much another sea zone must be better."""
    sortie: float
    """What part of a raid it is worth to sail there."""

    # -- diplomacy
    deal: float = 0.15
    """What a deal must bring at least."""
    war: float = 0.6
    """What a war with a major power costs, besides its CP, for each such war."""
    war_on_minor: float = 0.25
    """The same of a minor power."""
    least_war: float = 0.8
    """What a war must be worth at least to be declared."""
    fickle: float = 0.8
    """To begin a war again that ended a turn or two ago."""
    common_cause: float = 0.6
    """To have peace with others, and none with the one, while one is about to win."""
    envy: float
    """How much of what others gain by a deal is a loss to us."""
    alarm: int
    """VP before victory at which a power is about to win."""
    card_given: float = 0.75
    """A card drawn from a hand, to its giver."""
    card_taken: float = 0.65
    """The same to its taker."""
    ship_on_loan: float = 0.25
    """A ship that we borrow and have a use for."""
    ship_missed: float = 0.3
    """A ship that we lend away though we have a use for it."""
    ship_of_ally: float = 0.05
    """Any other ship on loan: an ally's ships keep a common enemy busy."""

    # -- a whole position, for bots that search
    held_cp: float = 0.2
    """A CP in hand."""
    unseen_cp: float
    """CP of a card that nobody has seen."""
    held_regular: float = 0.1
    held_unit: float = 0.05
    best_standing: float = 0.35
    """What part of the best rival's standing is a loss to us."""
    near_end: float = 2.0
    """To have a rival who is about to win."""
    over: float = 50.0
    """To have won; or lost, as much less."""
