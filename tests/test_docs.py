"""The documents lead nowhere wrong."""

from tools.docs import broken_links


def test_every_link_between_documents_leads_somewhere() -> None:
    assert broken_links() == []
