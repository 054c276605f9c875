"""The invariants of the specification, each as a small watcher over the steps of one storm."""

from __future__ import annotations

from typing import List, Optional

from oracle import Oracle, read_stack, tagged

#: Deadlines until rest, for what runs and for each request that waits: 3 of waiting for the host and the 5
#: steps of the ladder, both again if the host did not carry the change out.
LADDER = 2 * (3 + 5)

CARRIED_OUT = {"shown", "placed", "merged"}
USER_STEPS = {"requested", "withdrawn", "hostBegan", "presenceChanged", "consentGiven",
              "consentRefused", "paused", "resumed", "closed"}


class Check:
    """Watches one storm; `take` says what is wrong with a step."""

    #: The number of the invariant.
    number = 0

    def __init__(self, shown: List[int], settings: dict, steps: List[dict]):
        pass

    def take(self, index: int, step: dict, after: dict) -> Optional[str]:
        raise NotImplementedError


def actions_of(step: dict):
    return [tagged(action) for action in step["actions"]]


class OneTransition(Check):
    """1. At most one perform of ours is unsettled."""

    number = 1

    def __init__(self, shown, settings, steps):
        self.unsettled, self.closed = None, False

    def take(self, index, step, after):
        wrong = None
        self.closed = self.closed or step["event"] == "closed"
        for name, value in actions_of(step):
            if name == "perform":
                if self.unsettled not in (None, value["transition"]):
                    wrong = f"{value['transition']} is performed before {self.unsettled} has settled"
                self.unsettled = value["transition"]
            elif name == "notify" and tagged(value)[0] == "didSettle":
                self.unsettled = None
        if after["rest"] and not self.closed and self.unsettled is not None:
            wrong = wrong or f"at rest, {self.unsettled} has not settled"
        return wrong


class OneOutcome(Check):
    """2. Exactly one outcome per request; at rest only those being asked are open; after close none."""

    number = 2

    def __init__(self, shown, settings, steps):
        self.open, self.known, self.asked, self.closed = set(), set(), set(), False

    def take(self, index, step, after):
        name, value = tagged(step["event"])
        if name == "requested":
            self.open.add(value["request"]["id"])
            self.known.add(value["request"]["id"])
        elif name == "consentGiven":
            self.asked.discard(value["request"])
        self.closed = self.closed or name == "closed"
        for action, payload in actions_of(step):
            if action == "resolve":
                if payload["request"] not in self.open:
                    return f"request {payload['request']} has an outcome, and was not open"
                self.open.remove(payload["request"])
                self.asked.discard(payload["request"])
            elif action == "ask":
                self.asked.add(payload["request"])
        if len(self.open) != after["open"]:
            return f"{len(self.open)} requests are open, the engine says {after['open']}"
        if self.closed and self.open:
            return f"after the end, {sorted(self.open)} have no outcome"
        if after["rest"] and self.open != self.asked:
            return f"at rest, {sorted(self.open)} have no outcome and {sorted(self.asked)} are asked"
        return None


class StackAtRest(Check):
    """3. At rest shown == target == the oracle's list."""

    number = 3

    def __init__(self, shown, settings, steps):
        self.oracle = Oracle(shown, steps)
        self.closed = False

    def take(self, index, step, after):
        self.closed = self.closed or step["event"] == "closed"
        if self.closed:
            return None
        self.oracle.take(index)
        if not after["rest"]:
            return None
        if after["shown"] != after["target"]:
            return f"at rest {after['shown']} is shown, and {after['target']} is wanted"
        if after["shown"] != self.oracle.stack:
            return f"at rest {after['shown']} is shown; there must be {self.oracle.stack}"
        return None


class Order(Check):
    """4. Requests are carried out in the order of their admission (asked: of consent)."""

    number = 4

    def __init__(self, shown, settings, steps):
        self.places, self.last = {}, -1

    def take(self, index, step, after):
        name, value = tagged(step["event"])
        if name == "requested":
            self.places[value["request"]["id"]] = index
        elif name == "consentGiven" and value["request"] in self.places:
            self.places[value["request"]] = index
        wrong = None
        for action, payload in actions_of(step):
            if action != "resolve":
                continue
            outcome, into = tagged(payload["outcome"])
            place = self.places.pop(payload["request"], index)
            if outcome in CARRIED_OUT and not (outcome == "merged" and into is None):
                if place < self.last:
                    wrong = f"request {payload['request']} was overtaken"
                self.last = place
        return wrong


class CancelGoesBack(Check):
    """5. After a cancel with no other host change the clean read equals from, else a divergence."""

    number = 5

    def __init__(self, shown, settings, steps):
        self.running = None

    def take(self, index, step, after):
        name, value = tagged(step["event"])
        running = self.running
        if running is not None:
            if name == "performed" and value["transition"] == running["id"]:
                self.note_end(value["reading"])
            elif name == "witnessed" and tagged(value)[0] == "coordinatorEnded":
                end = tagged(value)[1]
                if end["cancelled"] and running["ends"] == {end["coordinator"]}:
                    running["cancelled"] = True
        wrong = None
        for action, payload in actions_of(step):
            if action == "perform" and self.running is not None:
                self.running["changes"] += 1
            elif action == "notify" and tagged(payload)[0] == "willBegin":
                self.running = {"id": tagged(payload)[1].get("id"), "from": after["shown"],
                                "ends": set(), "cancelled": False, "changes": 0}
            elif action == "notify" and tagged(payload)[0] == "didSettle":
                wrong = wrong or self.settle(step, after)
                self.running = None
        if name == "hostBegan" and self.running is not None:
            self.running["changes"] += 1
            self.note_end(value["reading"])
        return wrong

    def note_end(self, reading):
        coordinator = reading["host"].get("coordinator")
        if coordinator and self.running is not None:
            self.running["ends"].add(coordinator["id"])

    def settle(self, step, after):
        running = self.running
        if running is None or not running["cancelled"] or running["changes"] > 1:
            return None
        diverged = any(name == "report" and tagged(value)[0] == "divergence"
                       for name, value in actions_of(step))
        if after["shown"] == running["from"] or diverged:
            return None
        return f"a transition went back to {after['shown']}, not to {running['from']}"


class Stacks(Check):
    """6. No page twice, none without pages; only whole stacks and batches replace the root."""

    number = 6

    def __init__(self, shown, settings, steps):
        self.root = shown[0] if shown else None

    def take(self, index, step, after):
        for name in ("shown", "target"):
            stack = after[name]
            if len(set(stack)) != len(stack):
                return f"a page is twice in {name}, {stack}"
            if not stack:
                return f"{name} is empty"
        root, self.root = self.root, after["target"][0]
        event, value = tagged(step["event"])
        if event == "requested" and root != self.root:
            change = tagged(value["request"]["change"])[0]
            if change not in ("set", "batch") and value["request"].get("policy") != "replacePending":
                return f"{change} has changed the root from {root} to {self.root}"
        return None


class Holds(Check):
    """7. Transition holds exist only while theirs runs; holds come and go in pairs."""

    number = 7

    def __init__(self, shown, settings, steps):
        self.held, self.running = [], None

    def take(self, index, step, after):
        for name, value in actions_of(step):
            if name == "hold":
                if value in self.held:
                    return f"{value} is held twice"
                self.held.append(value)
            elif name == "release":
                if value not in self.held:
                    return f"{value} is released, and was not held"
                self.held.remove(value)
            elif name == "notify" and tagged(value)[0] == "willBegin":
                self.running = tagged(value)[1].get("id")
            elif name == "notify" and tagged(value)[0] == "didSettle":
                self.running = None
        if len(self.held) != after["holds"]:
            return f"{len(self.held)} holds were ordered, the engine says {after['holds']}"
        for owner in self.held:
            kind, value = tagged(owner)
            transition = value["transition"] if kind == "bar" else value
            if kind != "manual" and transition != self.running:
                return f"{owner} is held while {self.running} runs"
        return None


class Liveness(Check):
    """8. With nothing but deadlines and answered probes, rest within L for each segment."""

    number = 8

    def __init__(self, shown, settings, steps):
        self.count, self.limit, self.paused, self.presence = 0, 0, False, "onScreen"
        self.probe = None

    def take(self, index, step, after):
        name, value = tagged(step["event"])
        answered = self.probe is None
        if name == "read" and value.get("probe") == self.probe:
            self.probe = None
        for action, payload in actions_of(step):
            if action == "probe" and payload["moment"] != "whenFree":
                self.probe = payload["probe"]
        if name == "deadlineReached":
            if not answered or tagged(value["kind"])[0] not in ("settle", "recheck"):
                return None
            if self.count == 0:
                self.limit = LADDER * (2 + after["waiting"])
            self.count += 1
            if after["rest"] or self.paused or self.presence != "onScreen":
                return None
            return f"{self.count} deadlines have not led to rest" if self.count > self.limit else None
        if name in ("performed", "read"):
            host = value["reading"]["host"]
            self.presence = host["presence"]
            if host.get("coordinator", {}).get("interactive") \
                    or host.get("obstacle") == "interactiveDismissal":
                self.count = 0
        elif name == "presenceChanged":
            self.presence = value
        elif name in ("paused", "resumed"):
            self.paused = name == "paused"
        if name in USER_STEPS or (
                name == "witnessed"
                and tagged(value)[0] in ("fingerLifted", "turnedBack", "progressed")):
            self.count = 0
        return None


class Deadlines(Check):
    """What fires was scheduled; of a kind, one runs at a time; none is armed in the background."""

    number = 8

    def __init__(self, shown, settings, steps):
        self.running, self.paused = {}, False

    def take(self, index, step, after):
        name, value = tagged(step["event"])
        if name in ("paused", "resumed"):
            self.paused = name == "paused"
        elif name == "deadlineReached" and self.running.get(str(value["kind"])) == value:
            if step["at"] < value["time"]:
                return f"{value} is reached before its time"
            del self.running[str(value["kind"])]
        for action, payload in actions_of(step):
            if action == "schedule":
                if str(payload["kind"]) in self.running:
                    return f"two deadlines of one kind run, {payload['kind']}"
                if self.paused:
                    return f"{payload} is armed in the background"
                self.running[str(payload["kind"])] = payload
            elif action == "unschedule":
                if self.running.pop(str(payload["kind"]), None) != payload:
                    return f"{payload} is unscheduled, and did not run"
        return None


class Bounds(Check):
    """10. What waits is bounded."""

    number = 10

    def __init__(self, shown, settings, steps):
        self.limit = max(1, settings["queueLimit"])

    def take(self, index, step, after):
        if "settings" in step:
            self.limit = max(self.limit, step["settings"]["queueLimit"])
        # What a host has not carried out waits again, besides what has been accepted since.
        if after["waiting"] > 2 * self.limit + 1:
            return f"{after['waiting']} requests wait, and {self.limit} may be accepted"
        return None


ALL = [OneTransition, OneOutcome, StackAtRest, Order, CancelGoesBack, Stacks, Holds, Liveness,
       Deadlines, Bounds]
