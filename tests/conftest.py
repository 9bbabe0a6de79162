"""What every test run shares: cited rules must exist."""

import re
from pathlib import Path

import pytest

LEDGERS = Path(__file__).parent.parent / "docs" / "rules"
RULE_ID = re.compile(r"\b[A-Z]-[ACTF]?\d{2,3}\b")


def pytest_collection_modifyitems(session: pytest.Session, items: list[pytest.Item]) -> None:
    """Stop when a test cites a rule that no ledger has."""
    known = {rule for page in LEDGERS.glob("*.md") for rule in RULE_ID.findall(page.read_text())}
    for item in items:
        for mark in item.iter_markers("rule"):
            unknown = set(mark.args) - known
            if unknown:
                raise pytest.UsageError(f"{item.nodeid} cites unknown rules {sorted(unknown)}")
