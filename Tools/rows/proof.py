"""What the tests say about a build that does without a feature."""

from __future__ import annotations

import collections
import concurrent.futures
import re
import subprocess
import time
from dataclasses import dataclass, field
from typing import Dict, Iterable, List, Optional, Pattern, Set, Tuple

import rows
import runs
from runs import Run
from swift_tests import SwiftTest
from switches import Switch

#: A test that fails says so of each expectation, at once, and once more at its end.
FAILED = re.compile(
    r'^✘ Test (?!run)(?:"(.*?)"|(\S+)\(.*?\)) (?:recorded an issue|.*failed after)', re.M)
STARTED = re.compile(r'^◇ Test (?!case|run)(?:"(.*?)"|(\S+)\(.*?\)) .*started\.$', re.M)
ENDED = re.compile(
    r'^[✔✘] Test (?!case|run)(?:"(.*?)"|(\S+)\(.*?\)) .*(?:passed|failed) after', re.M)
TRAP = re.compile(r"(?:Assertion failed|Fatal error|Precondition failed): (.*)")
#: Targets whose tests run at last, target by target, and suites and tests of lifetimes that do, though
#: others of their target run at first. A search ends with the group that notices the feature, so the
#: order saves time.
SLOW_TARGETS = ("StoriesTests",)
SLOW_SUITES = ("BarVisibilityTests", "MomentTests", "StormTests", "SwipeStormTests", "TabStormTests",
               "WayBackStormTests")
SLOW_FUNCTIONS = ("leaks", "lifetimes", "thousandCycles")
#: The test that plays every story with Interlock.
STORIES = "StoriesTests.ShippedStoryTests/guarded("
#: A switch that changes nothing. A test that notices it is no evidence.
CONTROL = "control"
#: What a run that comes to no end says last, and how that is told of a test.
ENDINGS = {runs.WAITS: "waits for ever", runs.GOES_ROUND: "never ends"}
#: What no test does to itself: an interrupt, a kill (the system does that where memory is short), a
#: wish to end.
FOREIGN_SIGNALS = (2, 9, 15)
#: How many runs go on at the same time.
WORKERS = 2
#: How many of the tests that notice a feature are tried alone, to find the quickest.
CANDIDATES = 3

#: Tests by their identities, as they are run together.
Group = Tuple[str, ...]

class ProofError(Exception):
    """The proof cannot be carried out."""


@dataclass(frozen=True)
class Verdict:
    """What came of a switch."""

    #: What failed, in words for people; empty if nothing did.
    noticed_by: Tuple[str, ...] = ()
    #: The tests that were run when it did.
    evidence: Group = ()
    #: Whether that was the test that noticed it before, alone.
    is_remembered: bool = False


@dataclass
class Prover:
    """Runs tests with features off."""

    found: rows.Rows
    run: Run
    #: The built tests.
    tests: str
    #: The identities of those that are in the build; those of pictures are not.
    built: Set[str]
    #: For each switch, by its row and what is missing, the test that noticed it before.
    witnesses: Dict[Tuple[str, str], str] = field(default_factory=dict)

    def verdicts(self, chosen: Dict[str, Switch]) -> Iterable[Verdict]:
        """What the tests say about each switch, in order."""
        with concurrent.futures.ThreadPoolExecutor(WORKERS) as pool:
            yield from pool.map(lambda each: self.verdict(*each), chosen.items())

    def verdict(self, name: str, switch: Switch) -> Verdict:
        """What the tests of a row say without a feature.

        First the test that noticed it before; if that is gone or content, all tests of the row, from
        the quick to the slow, up to the first group that is not.
        """
        groups = self.groups(switch)
        witness = self.witnesses.get((switch.row, switch.what))
        if witness is not None and any(witness in group for group in groups):
            failed = self.failed_tests((witness,), name)
            if failed:
                return Verdict(failed, (witness,), is_remembered=True)
        for group in groups:
            failed = self.failed_tests(group, name)
            if failed:
                return Verdict(failed, group)
        return Verdict()

    def false_evidence(self, verdicts: Iterable[Verdict]) -> List[str]:
        """What fails, run in the same way, with nothing switched off."""
        runs = dict.fromkeys(each.evidence for each in verdicts if each.evidence)
        with concurrent.futures.ThreadPoolExecutor(WORKERS) as pool:
            failed = pool.map(lambda group: self.failed_tests(group, CONTROL), runs)
            return [each for group in failed for each in group]

    def groups(self, switch: Switch) -> List[Group]:
        """The tests for a switch: quick ones, slow ones, the row's stories."""
        groups: Dict[Tuple[int, str], List[str]] = {}
        for test in self.tests_for(switch):
            group = (0, "")
            if test.suite in SLOW_SUITES or test.function in SLOW_FUNCTIONS:
                group = (1, test.suite)
            if test.target in SLOW_TARGETS:
                group = (2 + SLOW_TARGETS.index(test.target), "")
            groups.setdefault(group, []).append(test.identity)
        if not groups:
            raise ProofError(f"no test of {switch.row} is in the build")
        ordered = [tuple(dict.fromkeys(groups[key])) for key in sorted(groups)]
        return ordered + ([(STORIES,)] if self.found.stories.get(switch.row) else [])

    def tests_for(self, switch: Switch) -> List[SwiftTest]:
        """The tests that are to notice a switch."""
        return [test for each in self.found.tests.values() for test in each
                if test.identity in self.built and
                (switch.row in test.rows or any(part in test.identity for part in switch.also))]

    def failed_tests(self, identities: Group, name: str, *more: str) -> Tuple[str, ...]:
        """The names of the tests that fail. If none does, those of the tests that come to no end; or,
        if the process ends in a trap, what that says."""
        result = self.result(identities, name, *more)
        failed = names_in(FAILED, result.stdout)
        if failed or result.returncode == 0:
            return tuple(dict.fromkeys(failed))
        for ending, words in ENDINGS.items():
            if result.stdout.rstrip().endswith(ending):
                return tuple(f"{words}: {test}" for test in open_tests(result.stdout, name))
        if -result.returncode in FOREIGN_SIGNALS:
            raise ProofError(f"{name}: a run was ended from outside, by signal {-result.returncode}")
        trap = TRAP.search(result.stdout)
        return (f"trap: {trap.group(1)}" if trap else f"status {result.returncode}",)

    def result(
        self, identities: Group, name: str, *more: str
    ) -> "subprocess.CompletedProcess[str]":
        arguments = [self.tests, "--testing-library", "swift-testing", *more]
        for identity in identities:
            arguments += ["--filter", "^" + re.escape(identity)]
        return self.run(arguments, name)

    # Finding the tests that are to be remembered

    def remember(self, name: str, switch: Switch, verdict: Verdict) -> None:
        """Notes a test that notices a switch; forgets the one noted before. Stories are none: they take
        long, all together, and a feature that only they notice deserves a test.
        """
        self.witnesses.pop((switch.row, switch.what), None)
        if verdict.evidence == (STORIES,):
            return
        quickest = self.quickest(name, switch, verdict)
        if quickest is not None:
            self.witnesses[switch.row, switch.what] = quickest

    def quickest(self, name: str, switch: Switch, verdict: Verdict) -> Optional[str]:
        """Of the tests that noticed a switch, the one that does so alone in the shortest time."""
        noticed = set(verdict.noticed_by)
        candidates = [test for test in self.tests_for(switch)
                      if test.identity in verdict.evidence and test.title in noticed]
        if not candidates:
            candidates = self.last_started(name, switch, verdict)
        times: Dict[str, float] = {}
        for test in candidates[:CANDIDATES]:
            start = time.monotonic()
            if self.failed_tests((test.identity,), name):
                times[test.identity] = time.monotonic() - start
        return min(times, key=lambda each: times[each]) if times else None

    def last_started(self, name: str, switch: Switch, verdict: Verdict) -> List[SwiftTest]:
        """The test in which the process ended, or came to no end."""
        last = names_in(STARTED, self.result(verdict.evidence, name, "--no-parallel").stdout)[-1:]
        return [test for test in self.tests_for(switch)
                if test.identity in verdict.evidence and test.title in last]


def names_in(pattern: Pattern[str], printed: str) -> List[str]:
    """The names of tests in lines of one kind, as they are shown to people."""
    return [first or second for first, second in pattern.findall(printed)]


def open_tests(printed: str, name: str) -> List[str]:
    """The tests that began and did not end. That a run comes to no end says nothing if there are none."""
    began, ended = names_in(STARTED, printed), names_in(ENDED, printed)
    left = list((collections.Counter(began) - collections.Counter(ended)).elements())
    if not left:
        raise ProofError(f"{name}: a run came to no end, and no test is to blame:\n{printed[-2000:]}")
    return left


def listed_tests(tests: str, run: Run) -> Set[str]:
    """The identities of all tests in the build, up to their parameters."""
    printed = run([tests, "--testing-library", "swift-testing", "--list-tests"], CONTROL).stdout
    return {line.split("(")[0] + "(" for line in printed.splitlines() if "(" in line}
