"""What the tests say about a build that does without a feature."""

from __future__ import annotations

import concurrent.futures
import re
import subprocess
import time
from dataclasses import dataclass, field
from typing import Callable, Dict, Iterable, List, Optional, Sequence, Set, Tuple

import rows
from swift_tests import SwiftTest
from switches import Switch

FAILED = re.compile(r'^✘ Test (?:"(.*?)"|(\S+)\(.*?\)) .*failed after', re.M)
STARTED = re.compile(r'^◇ Test (?!case|run)(?:"(.*?)"|(\S+)\(.*?\)) .*started\.$', re.M)
TRAP = re.compile(r"(?:Assertion failed|Fatal error|Precondition failed): (.*)")
#: Targets whose tests run at last, target by target, and suites and tests of lifetimes that do, though
#: others of their target run at first. A search ends with the group that notices the feature, so the
#: order saves time.
SLOW_TARGETS = ("StoriesTests", "RendererTests")
SLOW_SUITES = ("BarVisibilityTests", "MomentTests", "StormTests", "SwipeStormTests", "TabStormTests",
               "WayBackStormTests")
SLOW_FUNCTIONS = ("leaks", "lifetimes", "thousandCycles")
#: The test that plays every story with Interlock.
STORIES = "StoriesTests.ShippedStoryTests/guarded("
#: A switch that changes nothing. A test that notices it is no evidence.
CONTROL = "control"
#: How many runs go on at the same time.
WORKERS = 2
#: How many of the tests that notice a feature are tried alone, to find the quickest.
CANDIDATES = 3

#: Tests by their identities, as they are run together.
Group = Tuple[str, ...]
#: Runs something with a feature off; returns the exit status and what was printed.
Run = Callable[[Sequence[str], str], "subprocess.CompletedProcess[str]"]


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
    #: The identities of those that are in the build: without Cairo, those of pictures are not.
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
        """The names of the tests that fail; if the process ends in a trap, what that says."""
        result = self.result(identities, name, *more)
        failed = [first or second for first, second in FAILED.findall(result.stdout)]
        if not failed and result.returncode != 0:
            trap = TRAP.search(result.stdout)
            return (f"trap: {trap.group(1)}" if trap else f"status {result.returncode}",)
        return tuple(dict.fromkeys(failed))

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
        """The test in which a trap ended the process."""
        started = STARTED.findall(self.result(verdict.evidence, name, "--no-parallel").stdout)
        last = {first or second for first, second in started[-1:]}
        return [test for test in self.tests_for(switch)
                if test.identity in verdict.evidence and test.title in last]


def listed_tests(tests: str, run: Run) -> Set[str]:
    """The identities of all tests in the build, up to their parameters."""
    printed = run([tests, "--testing-library", "swift-testing", "--list-tests"], CONTROL).stdout
    return {line.split("(")[0] + "(" for line in printed.splitlines() if "(" in line}
