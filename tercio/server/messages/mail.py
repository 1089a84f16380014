"""Mail, by SMTP."""

import asyncio
from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, parseaddr
from urllib.parse import urlsplit

import aiosmtplib

from tercio.server.messages.channels import Delayed, Undeliverable, Unreachable
from tercio.server.messages.news import news_of
from tercio.server.messages.unsubscribing import UNSUBSCRIBE, unsubscribing
from tercio.server.messages.words import say
from tercio.server.settings import Post
from tercio.server.store.database import Database
from tercio.server.store.models import Outgoing
from tercio.server.store.seals import Seals

_SECONDS = 20.0
"""So long a server may take for each answer; so long as a lease holds, for all of them."""
_TOGETHER = 90.0
_FOR_GOOD = 500


class Mail:
    """Mails that leave by somebody's SMTP server."""

    name = "mail"

    def __init__(self, post: Post, site: str, database: Database, seals: Seals) -> None:
        self._post = post
        self._site = site
        self._database = database
        self._seals = seals

    def send(self, out: Outgoing) -> None:
        letter = self._news(out) if out.kind == "news" else self._written(out)
        carry(self._post, letter, out.address)

    def _news(self, out: Outgoing) -> EmailMessage:
        """What somebody wants to hear of; they can say that they do not, with one click."""
        with self._database.read() as session:
            news = news_of(session, out, self._site)
        word = unsubscribing(self._seals, out.account_id or "")
        args = {"site": self._site, "link": f"{self._site}/#/unsubscribe?word={word}"}
        lines = [f"{line.text}\n{line.link}" for line in news.lines]
        text = "\n\n".join([*lines, say(out.language, "mail-unsubscribe", args)])
        letter = self._letter(out, news.title, text)
        letter["List-Unsubscribe"] = f"<{self._site}/api{UNSUBSCRIBE}?word={word}>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        return letter

    def _written(self, out: Outgoing) -> EmailMessage:
        path = out.body["path"]
        args = out.body["args"] | {"site": self._site, "link": f"{self._site}{path}"}
        subject = say(out.language, f"mail-{out.kind}", args, "subject")
        text = say(out.language, f"mail-{out.kind}", args)
        return self._letter(out, subject, text)

    def _letter(self, out: Outgoing, subject: str, text: str) -> EmailMessage:
        """It has the same id whenever it is sent: who gets it twice can tell."""
        letter = EmailMessage(SMTP)
        signature = say(out.language, "mail-signature", {"site": self._site})
        try:
            letter["From"] = self._post.sender
            letter["To"] = Address(addr_spec=out.address)
            letter["Subject"] = " ".join(subject.split())
        except (ValueError, IndexError, MessageError) as error:
            raise Undeliverable(f"That is no address ({type(error).__name__}).") from None
        letter["Date"] = formatdate()
        id = self._seals.of("mail", out.id, out.key)[:32]
        letter["Message-ID"] = f"<{id}@{urlsplit(self._site).hostname}>"
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(f"{text}\n\n{signature}\n")
        letter["Content-Language"] = out.language  # said last: content takes such lines away
        return letter


def carry(post: Post, letter: EmailMessage, to: str) -> None:
    """Hand a letter over, and say what becomes of it."""
    try:
        asyncio.run(asyncio.wait_for(_carry(post, letter, to), _TOGETHER))
    except aiosmtplib.SMTPRecipientsRefused as error:
        _judge(min(each.code for each in error.recipients), "The address is refused")
    except (aiosmtplib.SMTPAuthenticationError, aiosmtplib.SMTPSenderRefused) as error:
        raise Unreachable(f"The mail server does not let us in ({error.code}).") from None
    except (aiosmtplib.SMTPConnectError, aiosmtplib.SMTPServerDisconnected) as error:
        raise Unreachable(f"The mail server is away ({type(error).__name__}).") from None
    except aiosmtplib.SMTPResponseException as error:
        _judge(error.code, "The mail is refused")
    except aiosmtplib.SMTPNotSupported:
        raise Undeliverable("The mail server cannot carry to such an address.") from None
    except (aiosmtplib.SMTPException, OSError, TimeoutError, ValueError) as error:
        raise Unreachable(f"The mail server is away ({type(error).__name__}).") from None


def _judge(code: int, what: str) -> None:
    """What the server says itself is not repeated: it may quote the letter."""
    if code >= _FOR_GOOD:
        raise Undeliverable(f"{what} ({code}).") from None
    raise Delayed(f"{what} for now ({code}).") from None


async def _carry(post: Post, letter: EmailMessage, to: str) -> None:
    password = None
    if post.password_file is not None:
        password = post.password_file.read_text("utf-8").strip()
    await aiosmtplib.send(
        letter,
        sender=parseaddr(post.sender)[1],
        recipients=[to],
        hostname=post.host,
        port=post.port,
        username=post.user or None,
        password=password,
        use_tls=post.tls == "tls",
        start_tls=post.tls == "starttls",
        timeout=_SECONDS,
    )
