"""A page as a screen reader has it: only the roles and names of the accessibility tree."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Error, Page

ASIDE = {"navigation", "banner", "tablist"}
"""Parts of the page outside the game."""


@dataclass(frozen=True)
class Thing:
    """Something that can be pressed."""

    role: str
    name: str
    node: int
    """Its number in the document, which is used to press it."""


class Heard:
    """The accessibility tree at one moment."""

    def __init__(self, nodes: list[dict[str, Any]], whole: list[dict[str, Any]]) -> None:
        self.nodes = nodes
        self.parents = {node["nodeId"]: node.get("parentId") for node in whole}
        self.roles = {node["nodeId"]: _role(node) for node in whole}

    def names(self, role: str) -> list[str]:
        """Return the names of everything with this role."""
        return [_name(node) for node in self.nodes if _role(node) == role]

    def pressable(self) -> list[Thing]:
        """Return every enabled button of the game, in reading order."""
        buttons = [node for node in self.nodes if _role(node) == "button" and not _is(node, "disabled")]
        return [
            Thing("button", _name(node), node["backendDOMNodeId"])
            for node in buttons
            if not self._within(node["nodeId"]) & ASIDE
        ]

    def _within(self, id: str) -> set[str]:
        roles, above = set(), self.parents[id]
        while above is not None:
            roles.add(self.roles.get(above, ""))
            above = self.parents.get(above)
        return roles


class Reader:
    """Reads a page and presses what it has heard."""

    def __init__(self, page: Page) -> None:
        self.cdp = page.context.new_cdp_session(page)
        self.cdp.send("DOM.enable")
        self.cdp.send("Accessibility.enable")

    def listen(self) -> Heard:
        """Return everything that can be heard now."""
        nodes: list[dict[str, Any]] = self.cdp.send("Accessibility.getFullAXTree")["nodes"]
        return Heard([node for node in nodes if not node.get("ignored")], nodes)

    def press(self, thing: Thing) -> None:
        """Press a thing, if it is still there."""
        try:
            found = self.cdp.send("DOM.resolveNode", {"backendNodeId": thing.node})["object"]["objectId"]
        except Error:
            return  # it is gone: the next call of `listen` shows what is there now
        press = "function () { this.dispatchEvent(new MouseEvent('click', { bubbles: true })); }"
        self.cdp.send("Runtime.callFunctionOn", {"objectId": found, "functionDeclaration": press})


def _role(node: dict[str, Any]) -> str:
    return str(node.get("role", {}).get("value", ""))


def _name(node: dict[str, Any]) -> str:
    return str(node.get("name", {}).get("value", ""))


def _is(node: dict[str, Any], what: str) -> bool:
    return any(p["name"] == what and p["value"].get("value") for p in node.get("properties", []))
