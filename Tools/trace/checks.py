"""The invariants of the specification, each as a small watcher over the steps of one storm."""

from __future__ import annotations

from typing import List, Optional

from oracle import Oracle, read_stack, tagged
from questions import Questions

#: Deadlines until rest, for what runs and for each request that waits: 3 of waiting for the host and the 5
#: steps of the ladder, both again if the host did not carry the change out.
LADDER = 2 * (3 + 5)

CARRIED_OUT = {"shown", "placed", "merged"}
USER_STEPS = {"requested", "withdrawn", "hostBegan", "presenceChanged", "consentGiven",
              "consentRefused", "paused", "resumed", "closed"}


class Check:
    """Watches one storm; `take` says what is wrong with a step."""

    #: The number of the invariant; a rule of another section of the specification has a title instead.
    number = 0
    title = ""

    def __init__(self, shown: List[int], settings: dict, steps: List[dict]):
        pass

    @property
    def name(self) -> str:
        return self.title or f"invariant {self.number}"

    def take(self, index: int, step: dict, after: dict) -> Optional[str]:
        raise NotImplementedError


def reading_of(name: str, value) -> Optional[dict]:
    """What an event says of the host's stack and of the host."""
    return value["reading"] if name in ("performed", "read", "hostBegan") else None


def status_of(name: str, value) -> Optional[dict]:
    """What an event says of the host."""
    if name in ("requested", "consentGiven"):
        return value["host"]
    reading = reading_of(name, value)
    return reading and reading["host"]


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
        self.open, self.known, self.closed = set(), set(), False
        self.questions = Questions()

    def take(self, index, step, after):
        name, value = tagged(step["event"])
        if name == "requested":
            self.open.add(value["request"]["id"])
            self.known.add(value["request"]["id"])
        self.questions.take(name, value, actions_of(step))
        self.closed = self.closed or name == "closed"
        for action, payload in actions_of(step):
            if action == "resolve":
                if payload["request"] not in self.open:
                    return f"request {payload['request']} has an outcome, and was not open"
                self.open.remove(payload["request"])
        if len(self.open) != after["open"]:
            return f"{len(self.open)} requests are open, the engine says {after['open']}"
        if self.closed and self.open:
            return f"after the end, {sorted(self.open)} have no outcome"
        asked = set(self.questions.asked)
        if after["rest"] and self.open != asked:
            return f"at rest, {sorted(self.open)} have no outcome and {sorted(asked)} are asked"
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
        self.questions = Questions()

    def take(self, index, step, after):
        name, value = tagged(step["event"])
        agreed = self.questions.take(name, value, actions_of(step))
        if name == "requested":
            self.places[value["request"]["id"]] = index
        elif agreed in self.places:
            self.places[agreed] = index
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
                    or host.get("obstacle") == "underFinger":
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
    """What fires was scheduled; of a kind, one runs at a time, for as long as the settings say; in the
    background none runs, and off screen not the incident's."""

    number = 8

    def __init__(self, shown, settings, steps):
        self.running, self.paused, self.presence = {}, False, "onScreen"
        self.deadlines, self.duration, self.longest = settings, 0, 0
        self.longest_report = settings["report"]

    def take(self, index, step, after):
        name, value = tagged(step["event"])
        if "settings" in step:
            self.deadlines = step["settings"]
            self.longest_report = max(self.longest_report, self.deadlines["report"])
        host = status_of(name, value)
        if host is not None:
            self.presence = host["presence"]
            self.duration = max(0, host.get("coordinator", {}).get("duration", self.duration))
            self.longest = max(self.longest, self.duration)
        if name == "presenceChanged":
            self.presence = value
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
                length = payload["time"] - step["at"]
                if name != "resumed" and not self.fits(payload["kind"], length):
                    return f"{payload} is armed for {length} ns"
                self.running[str(payload["kind"])] = payload
            elif action == "unschedule":
                if self.running.pop(str(payload["kind"]), None) != payload:
                    return f"{payload} is unscheduled, and did not run"
        if after["rest"]:
            self.longest = 0
        if self.paused and self.running:
            return f"{list(self.running)} run in the background"
        if self.presence != "onScreen" and "incident" in self.running:
            return "the time until a report runs on off screen"
        return None

    def fits(self, kind, length: int) -> bool:
        name, _ = tagged(kind)
        grace = self.deadlines["settleGrace"]
        if name == "settle":
            return length in (grace, grace + self.duration, grace + self.longest)
        if name == "incident":  # It may run on after a time off screen.
            return length <= self.longest_report
        return name == "manualHold" or length == self.deadlines["recheck"]


class Ladder(Check):
    """A step of the ladder for each deadline, in their order, none left out but what releases nothing; no
    third attempt."""

    title = "section 6"
    STEPS = ["probe", "layout", "release", "place", "giveUp"]

    def __init__(self, shown, settings, steps):
        self.last = {"lateEnd": -1, "longBlock": -1}
        self.retried = None

    def take(self, index, step, after):
        name, _ = tagged(step["event"])
        wrong = None
        for action, value in actions_of(step):
            kind, payload = tagged(value) if action in ("notify", "report") else (action, value)
            if kind in self.last:
                place = self.STEPS.index(payload["rung"])
                skipped = place - self.last[kind] - 1
                if skipped < 0 or skipped > (1 if payload["rung"] == "place" else 0):
                    wrong = f"{payload['rung']} follows on step {self.last[kind]} of the ladder"
                if name != "deadlineReached":
                    wrong = "the ladder is climbed, and no deadline has been reached"
                self.last[kind] = place
            elif kind == "willBegin":
                self.last = dict.fromkeys(self.last, -1)
            elif kind == "retried":
                if self.retried == payload["transition"]:
                    wrong = f"{self.retried} is tried for the third time"
                self.retried = payload["transition"]
            elif kind == "perform" and payload["attempt"] > 2 and name != "deadlineReached":
                wrong = f"{payload} is no second attempt"
        if after["rest"]:
            self.last["longBlock"] = -1
        return wrong


class Endings(Check):
    """A transition ends by a clean reading: no coordinator and, on screen, a layout pass since the call and
    every completion; or by the last step of the ladder; or because the host has not carried it out."""

    title = "section 5"

    def __init__(self, shown, settings, steps):
        self.running = None

    def take(self, index, step, after):
        name, value = tagged(step["event"])
        running, reading = self.running, reading_of(name, value)
        if running is not None:
            if name == "performed" and value["transition"] == running["id"]:
                running["laidOut"] = False
            elif name == "hostBegan":
                running["followed"] = True
                if tagged(value["cause"]) == ("postponedPerform", running["id"]):
                    running.update(laidOut=False, ends=set())
            elif name == "witnessed" and tagged(value)[0] == "layoutPass":
                running["laidOut"] = True
            elif name == "witnessed" and tagged(value)[0] == "coordinatorEnded":
                running["ends"].discard(tagged(value)[1]["coordinator"])
            self.note_end(reading)
        failed, wrong = False, None
        for action, payload in actions_of(step):
            kind, inner = tagged(payload) if action in ("notify", "report") else (action, payload)
            if kind in ("retried", "dropped"):
                failed = True
            elif kind == "lateEnd" and self.running is not None:
                self.running["rung"] = inner["rung"]
            elif kind == "willBegin":
                self.running = {"id": inner.get("id"), "ends": set(), "laidOut": False, "rung": None,
                                "followed": False}
                if inner["cause"] != "requests":
                    self.note_end(reading)
            elif kind == "didSettle":
                wrong = wrong or self.missing(name, reading, failed)
                self.running = None
        return wrong

    def note_end(self, reading):
        coordinator = reading["host"].get("coordinator") if reading else None
        if coordinator and self.running is not None:
            self.running["ends"].add(coordinator["id"])

    def missing(self, name, reading, failed) -> Optional[str]:
        running = self.running
        if running is None:
            return "a transition ends, and none has run"
        if name not in ("performed", "read"):
            return f"a transition ends with {name}, and nobody has looked"
        is_seen = reading["host"]["presence"] == "onScreen"
        if name == "performed":
            return "a transition ends in the turn of its call" if is_seen and not failed else None
        if running["rung"] == "giveUp":
            return None
        if "coordinator" in reading["host"]:
            return "a transition ends while the host moves"
        if not is_seen:
            return None
        if not running["laidOut"]:
            return "a transition ends before the host has laid out"
        if running["ends"] and running["rung"] is None and not running["followed"]:
            return f"a transition ends, and coordinators {sorted(running['ends'])} have not"
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
       Deadlines, Ladder, Endings, Bounds]
