"""Defects that an exploration must find, each with the smallest world in which it shows."""

from __future__ import annotations

import pathlib
import sys
from dataclasses import dataclass
from typing import List, Tuple

TOOLS = pathlib.Path(__file__).resolve().parent.parent
sys.path[:0] = [str(TOOLS / "rows"), str(TOOLS / "copies")]

import switches  # noqa: E402
from switches import Switch  # noqa: E402

CORE = "Sources/InterlockCore"


@dataclass(frozen=True)
class Defect:
    """One thing that is wrong with an engine."""

    switch: Switch
    #: What the world must be able to do for it to show, besides what it always can.
    quirks: Tuple[str, ...] = ()
    policies: Tuple[str, ...] = ("queue",)
    changes: Tuple[str, ...] = ("push", "pop")


def statement(what: str, file: str, find: str, off: str = "", **world) -> Defect:
    return Defect(switches.statement("D", what, f"{CORE}/{file}", find, off), **world)


def opening(what: str, file: str, find: str, off: str, **world) -> Defect:
    return Defect(switches.opening("D", what, f"{CORE}/{file}", find, off), **world)


def expression(what: str, file: str, find: str, off: str, **world) -> Defect:
    return Defect(switches.expression("D", what, f"{CORE}/{file}", find, off), **world)


DEFECTS: List[Defect] = [
    opening("a cancelled swipe leaves a flag behind, and all that comes later waits",
            "NavigationEngine+Settling.swift",
            "  private mutating func goBack(_ transition: Transitioning) -> Phase {",
            "if transition.witnesses.contains(.finger) { unschedule(); return phase }",
            quirks=("user",)),
    expression("a transition ends with didShow alone",
               "NavigationEngine+Settling.swift",
               "    if «motions.openEnds.isEmpty || transition.rung != nil» { return true }",
               "transition.witnesses.contains(.didShow)", quirks=("user",)),
    statement("the outcome of a request that changed nothing is lost",
              "NavigationEngine+Settling.swift",
              "        resolve(member.request, previous.hasEffect ? .nothingToDo : previous)",
              policies=("queue", "merge")),
    statement("a hold is forgotten at the end of its transition",
              "NavigationEngine+Holds.swift",
              "    outbox += before.filter { !wanted.contains($0) }.map { .release($0) }"),
    statement("the last request that waits goes first",
              "Plan/Plan.swift", "    waiting.append(request)\n    return true",
              "waiting.prepend(request)\n    return true"),
    statement("what waits is not folded anew when the host pops by itself",
              "NavigationEngine+Host.swift",
              "«    rebase(onto: change.reading.pages)»\n    if transition.stage == .calling",
              quirks=("overlaps",)),
    statement("a call that the host has put off is made again",
              "NavigationEngine+Host.swift",
              "«      motions.expectEnd(of: coordinator)»\n"
              "      transition.stage = isUntouched",
              "if isUntouched { return notCarriedOut(transition, .swallowed, on: reading.pages) }\n"
              "      motions.expectEnd(of: coordinator)",
              quirks=("postpones",)),
    expression("a pop means whatever is on top when its turn comes",
               "Plan/IndexedStack+Operations.swift",
               "    case .cut(let page):\n"
               "      return «index(of: page).map { removePages(from: $0) } ?? .unchanged»",
               "removePages(from: index(of: page) ?? count - 1)",
               quirks=("overlaps",)),
    expression("a merged request joins a queued one",
               "Plan/Plan.swift", "      request.opensSegment = «waiting.last?.isJoinable != true»",
               "waiting.isEmpty", policies=("queue", "merge")),
    expression("the ladder is climbed under a finger",
               "NavigationEngine+Recovery.swift",
               "    if «transition.stage == .underFinger || host.isUnderFinger» {\n"
               "      schedule(.recheck, after: settings.deadlines.recheck)",
               "false", quirks=("user",)),
    statement("a page that has agreed is asked again",
              "ConsentBook.swift",
              "«    questions[index].pages.removeLast()»\n    guard let next",
              changes=("push", "asking")),
    statement("a deadline runs on in the background",
              "NavigationEngine+Host.swift", "    timer.pause(now: now, &outbox)",
              quirks=("background",)),
    expression("a call that has no effect is tried for ever",
               "NavigationEngine+Recovery.swift",
               "    if «transition.attempt < Self.attemptLimit» {", "true",
               quirks=("swallows",)),
    statement("a change without a transition has no deadline",
              "NavigationEngine+Host.swift",
              "    transition.stage = .silent\n"
              "«    schedule(.settle, after: settings.deadlines.settleGrace)»",
              policies=("queue", "withoutAnimation"), quirks=("silent",)),
    statement("a request that is withdrawn gets no outcome",
              "NavigationEngine+Consent.swift",
              "«    answer(casualties)»\n    return goOn()",
              "_ = casualties", quirks=("withdraws",)),
    expression("a reading before layout counts",
               "NavigationEngine+Settling.swift",
               "    guard «transition.witnesses.contains(.layout)» else {\n"
               "      if moment != .afterLayout",
               "true", quirks=("lists-leaving",), changes=("push", "pop-two")),
    statement("the requests that wait when the host goes away get no outcome",
              "NavigationEngine+Host.swift",
              "    for request in plan.removeAll() { resolve(request, .closed) }",
              "_ = plan.removeAll()", quirks=("closes",)),
    statement("what was given up while it moved is never looked at again",
              "NavigationEngine+Recovery.swift",
              "    unread = reading.status.coordinator?.id", quirks=("user", "answers-late")),
    expression("the end below a finger is taken for the finger's own",
               "NavigationEngine+Settling.swift",
               "    guard let coordinator = host.coordinator else { return false }\n"
               "    return «coordinator.isInteractive && coordinator.id != id»",
               "false", quirks=("user", "late")),
    statement("a request that takes the place of others leaves them open",
              "NavigationEngine+Admission.swift",
              "«      if policy == .replacePending { dropWaiting(for: request.id) }»\n      enqueue(",
              policies=("queue", "replacePending")),
    expression("a push is turned down as a page that is not there",
               "Plan/IndexedStack+Binding.swift",
               "      if let index = «index(of: page.id)» { return resolve(page.id, at: index, duplicates) }",
               "index(of: page.id) ?? (count > 1 ? count - 1 : nil)"),
    statement("a push that the host has undone on top is told as shown",
              "NavigationEngine+Settling.swift",
              "      if let failure, !effect.isPresent(in: settled) { return failure }",
              quirks=("overlaps",)),
    expression("a call is animated that nobody sees",
               "NavigationEngine+Beginning.swift",
               "      let isAnimated = «step.isAnimated && host.presence == .onScreen && !isForced»",
               "step.isAnimated", quirks=("leaves",)),
    statement("a second tap is one for ever",
              "Plan/Ledger.swift", "      taps[tap] = count > 1 ? count - 1 : nil"),
    statement("a change on top that is cancelled goes on being wanted",
              "NavigationEngine+Settling.swift", "      rebase(onto: PageStack(last.before))",
              quirks=("overlaps", "cancels")),
    statement("what is held by hand outlives the host's presence",
              "NavigationEngine+Holds.swift",
              "    if earlier.isOnScreen, host.presence != .onScreen { releaseManualHolds() }",
              quirks=("holds", "leaves")),
    statement("what is wanted changes, and nobody is told",
              "NavigationEngine.swift",
              "    if plan.targetRevision != revision { outbox.append(.notify(.targetChanged)) }"),
    expression("what was to be carried out without animation when it has waited is animated",
               "NavigationEngine+Admission.swift",
               "isAnimated: request.isAnimated && «policy != .withoutAnimation»", "true",
               policies=("queue", "withoutAnimation")),
]
