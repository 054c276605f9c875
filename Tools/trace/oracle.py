"""Which stack there must be at rest: a plain list, folded from requests, outcomes and what the host did.

Written from the specification's words, with the whole storm at hand: whether a request had begun when the
host changed something is seen by who is answered at the end of the running transition.
"""

from __future__ import annotations

from typing import Callable, Dict, List, Optional, Tuple

from questions import Questions

Stack = List[int]
#: Does something to a stack; false if it cannot be done.
Operation = Callable[[Stack], bool]

#: Outcomes of requests whose change is in the stack.
EFFECT = {"shown", "merged", "placed"}


def tagged(value) -> Tuple[str, object]:
    """The name and the value of a case as recordings write it."""
    if isinstance(value, str):
        return value, None
    (name, payload), = value.items()
    return name, payload


def plain_changes(change) -> List[Tuple[str, object]]:
    """The changes in a batch, and in the batches in it, in order."""
    name, value = tagged(change)
    if name != "batch":
        return [(name, value)]
    return [each for inner in value for each in plain_changes(inner)]


def bind(name: str, value, stack: Stack, in_batch: bool) -> Optional[Operation]:
    """What a change means on a stack: an operation on the pages that it names there."""
    if name == "push":
        page = value["page"]
        return go_to(page) if page in stack and not in_batch else put(page)
    if name == "pop":
        return cut(stack[max(1, len(stack) - value)]) if value > 0 and len(stack) > 1 else None
    if name == "popTo":
        return go_to(value)
    if name == "popToRoot":
        return keep_root
    if name == "set":
        return become([page["page"] for page in value])
    if name == "replaceTop":
        page = value["page"]
        if not stack or stack[-1] == page:
            return None
        return go_to(page) if page in stack and not in_batch else replace(stack[-1], page)
    if name == "remove":
        return take_out([page for page in value if page in stack])
    raise ValueError(f"unknown change {name}")


def put(page: int) -> Operation:
    def operation(stack: Stack) -> bool:
        stack.append(page)
        return True
    return operation


def cut(lowest: int) -> Operation:
    """That page and all above it go, but never the last one."""
    def operation(stack: Stack) -> bool:
        if lowest in stack:
            del stack[max(1, last_index(stack, lowest)):]
        return True
    return operation


def go_to(page: int) -> Operation:
    def operation(stack: Stack) -> bool:
        if page not in stack:
            return False
        del stack[last_index(stack, page) + 1:]
        return True
    return operation


def keep_root(stack: Stack) -> bool:
    del stack[1:]
    return True


def become(pages: Stack) -> Operation:
    def operation(stack: Stack) -> bool:
        stack[:] = pages
        return True
    return operation


def replace(old: int, new: int) -> Operation:
    def operation(stack: Stack) -> bool:
        if old not in stack:
            return bool(stack) and stack[-1] == new
        stack[last_index(stack, old)] = new
        return True
    return operation


def take_out(pages: Stack) -> Operation:
    def operation(stack: Stack) -> bool:
        stack[:] = [page for page in stack if page not in pages]
        return True
    return operation


def last_index(stack: Stack, page: int) -> int:
    return len(stack) - 1 - stack[::-1].index(page)


class Entry:
    """An accepted request, bound to the pages it meant when it was made."""

    def __init__(self, request: dict, stack: Stack):
        self.id = request["id"]
        self.source = request.get("source") if request.get("requiresSource") else None
        self.is_open = True
        self.operations: List[Operation] = []
        in_batch = tagged(request["change"])[0] == "batch"
        result = list(stack)
        for name, value in plain_changes(request["change"]):
            operation = bind(name, value, result, in_batch)
            if operation:
                self.operations.append(operation)
                operation(result)
        self.changes_something = result != stack

    def apply(self, stack: Stack) -> Stack:
        if not self.changes_something or (self.source is not None and self.source not in stack):
            return stack
        result = list(stack)
        if not all(operation(result) for operation in self.operations):
            return stack
        return result if result and len(set(result)) == len(result) else stack


class Oracle:
    """Folds requests with effect, in the order in which they were admitted or agreed to."""

    def __init__(self, shown: Stack, steps: List[dict]):
        self.base = list(shown)
        self.steps = steps
        self.entries: List[Entry] = []
        self.asked: Dict[int, Entry] = {}
        self.overtaken: List[Entry] = []
        self.running: Optional[int] = None
        #: Changes of the host in the running transition: coordinator, list before it, whether it began it.
        self.host_changes: List[Tuple[Optional[int], Stack, bool]] = []
        self.own_cancelled = False
        self.must_restart = False
        self.questions = Questions()

    @property
    def stack(self) -> Stack:
        return self.fold(self.entries)

    def fold(self, entries: List[Entry]) -> Stack:
        stack = self.base
        for entry in entries:
            stack = entry.apply(stack)
        return stack

    def take(self, index: int) -> None:
        """Takes in the step at that index, with its actions."""
        step = self.steps[index]
        name, value = tagged(step["event"])
        actions = [tagged(action) for action in step["actions"]]
        if name == "hostBegan":
            self.host_began(value, index)
        elif name == "witnessed":
            self.witnessed(value)
        own = value["request"] if name == "requested" else None
        accepted = own is not None
        for action, payload in actions:
            if action == "resolve":
                has_effect = tagged(payload["outcome"])[0] in EFFECT
                if own is not None and payload["request"] == own["id"]:
                    accepted = has_effect
                else:
                    self.answer(payload["request"], has_effect)
            elif action == "report" and tagged(payload)[0] == "divergence":
                self.must_restart = True
            elif action == "notify" and tagged(payload)[0] == "willBegin":
                self.running = tagged(payload)[1].get("id")
            elif action == "notify" and tagged(payload)[0] == "didSettle":
                self.running = None
            elif action == "ask" and own is not None and payload["request"] == own["id"]:
                accepted = False
                self.asked[own["id"]] = Entry(own, self.judged_on(own, index))
        if accepted:
            entry = Entry(own, self.stack)
            entry.is_open = not any(a == "resolve" and p["request"] == own["id"] for a, p in actions)
            self.entries.append(entry)
        agreed = self.questions.take(name, value, actions)
        if agreed is not None:
            self.agreed(agreed, actions)
        self.restart(step, actions)

    def judged_on(self, request: dict, index: int) -> Stack:
        """What replaces all that waits is judged on what is being reached."""
        if request.get("policy") != "replacePending":
            return self.stack
        begun = self.begun(index)
        return self.fold([each for each in self.entries if not each.is_open or each.id in begun])

    def agreed(self, request: int, actions) -> None:
        goes_on = any(action in ("ask", "resolve") and payload["request"] == request
                      for action, payload in actions)
        if not goes_on and request in self.asked:
            self.entries.append(self.asked.pop(request))

    def answer(self, request: int, has_effect: bool) -> None:
        self.asked.pop(request, None)
        self.overtaken = [each for each in self.overtaken if each.id != request]
        for entry in self.entries:
            if entry.id == request:
                entry.is_open = False
        if not has_effect:
            self.entries = [each for each in self.entries if each.id != request]

    def begun(self, index: int) -> set:
        """The requests that are answered at the next end of a transition."""
        if self.running is None:
            return set()
        for step in self.steps[index + 1:]:
            answered = set()
            for action in step["actions"]:
                name, payload = tagged(action)
                if name == "resolve":
                    answered.add(payload["request"])
                elif name == "report" and tagged(payload)[0] == "retried":
                    break
                elif name == "notify" and tagged(payload)[0] == "didSettle":
                    return answered
        return set()

    def host_began(self, change: dict, index: int) -> None:
        cause, transition = tagged(change["cause"])
        if cause == "postponedPerform" and transition == self.running:
            return
        begun = self.begun(index)
        done = [each for each in self.entries if not each.is_open or each.id in begun]
        coordinator = change["reading"]["host"].get("coordinator", {}).get("id")
        self.host_changes.append((coordinator, self.fold(done), self.running is None))
        self.overtaken += [each for each in done if each.is_open]
        self.entries = [each for each in self.entries if each not in done]
        self.base = change["reading"]["stack"]
        self.must_restart = True

    def witnessed(self, witness) -> None:
        name, value = tagged(witness)
        if name == "turnedBack":
            self.take_back(value, early=True)
        elif name == "coordinatorEnded" and value["cancelled"]:
            self.take_back(value["coordinator"], early=False)

    def take_back(self, coordinator: int, early: bool) -> None:
        if self.host_changes and self.host_changes[-1][0] == coordinator:
            self.base = self.host_changes.pop()[1]
        elif early and self.host_changes and self.host_changes[0][2] \
                and self.host_changes[0][0] == coordinator:
            self.base = self.host_changes[0][1]

    def restart(self, step: dict, actions) -> None:
        """After a change of the host's own, and after a divergence, the clean read is the truth."""
        has_ended = any(
            (name == "notify" and tagged(payload)[0] == "didSettle")
            or (name == "report" and tagged(payload)[0] == "divergence") for name, payload in actions)
        stack = read_stack(step["event"])
        if not self.must_restart or not has_ended or stack is None:
            return
        tried_again = any(name == "report" and tagged(payload)[0] == "retried"
                          for name, payload in actions)
        self.must_restart = False
        self.host_changes = []
        self.base = stack
        self.entries = [each for each in self.entries if each.is_open]
        if tried_again:
            self.entries = self.overtaken + self.entries
        self.overtaken = []


def read_stack(event) -> Optional[Stack]:
    """The host's stack, if an event says it."""
    name, value = tagged(event)
    if name in ("performed", "read", "hostBegan"):
        return value["reading"]["stack"]
    return None
