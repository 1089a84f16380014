"""Names of rows of *Here I Stand* that other rows refer to."""

from typing import Annotated, Literal

from tercio.kernel.data import link

Zone = Annotated[str, link("language_zones")]
Debater = Annotated[str, link("debaters")]
Reformer = Annotated[str, link("reformers")]
Explorer = Annotated[str, link("explorers")]
Conquistador = Annotated[str, link("conquistadors")]
Colony = Annotated[str, link("colonies")]
Discovery = Annotated[str, link("discoveries")]
Attempts = Annotated[str, link("attempts")]
Wife = Annotated[str, link("wives")]
Excommunicant = Annotated[str, link("excommunicants")]
DiplomaticCard = Annotated[str, link("diplomatic_cards")]
Religion = Literal["catholic", "protestant", "none"]
