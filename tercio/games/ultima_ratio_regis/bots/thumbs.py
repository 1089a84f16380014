"""Rules of thumb in words: by the kind of a question, the message that tells why."""

from collections.abc import Mapping
from typing import Final

THUMBS: Final[Mapping[str, str]] = {
    "bid-vp": "hint-bid",
    "choose-group": "hint-group",
    "deploy": "hint-deploy",
    "deploy-where": "hint-deploy-where",
    "auction": "hint-auction",
    "forced-peace": "hint-forced-peace",
    "regroup": "hint-regroup",
    "agitation": "hint-agitation",
    "revolt-where": "hint-revolt-where",
    "give-up": "hint-give-up",
    "robbed": "hint-robbed",
    "support": "hint-support",
    "leader-face": "hint-leader-face",
    "leader-post": "hint-leader-post",
}
