"""Which page is being asked about which request: nobody else's consent counts."""

from __future__ import annotations

from typing import Dict, Optional


class Questions:
    """The questions that are open, while the steps of a storm pass."""

    def __init__(self):
        self.asked: Dict[int, int] = {}

    def take(self, name: str, value, actions) -> Optional[int]:
        """Takes in an event with its actions; the request for which the page agrees that is being asked, if so."""
        agreed = None
        if name == "consentGiven" and self.asked.get(value["request"]) == value["page"]:
            agreed = value["request"]
            del self.asked[agreed]
        for action, payload in actions:
            if action == "ask":
                self.asked[payload["request"]] = payload["page"]
            elif action in ("resolve", "stopAsking"):
                self.asked.pop(payload["request"], None)
        return agreed
