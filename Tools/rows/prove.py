#!/usr/bin/env python3
"""Switches each row's features off, one by one, and requires that a test of the row fails.

usage: prove.py [--list] [ROW...]

A copy of the sources in .build/rows-prove gets a switch at every place that catalogue names, and is
built once. Then the tests of a row run for each of its switches, with that feature off, those that take
long last, until one fails; if all pass and the row has stories, the stories are played with Interlock.
Exit status 1 if a switch goes unnoticed, if a row has no switch, or if something fails with all
features on; 2 if a switch does not fit the sources.
"""

from __future__ import annotations

import argparse
import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys
import time
from dataclasses import dataclass
from typing import Callable, Dict, Iterable, List, Optional, Sequence, Set, Tuple

import catalogue
import rows
import switches
from switches import Switch, SwitchError

PROJECT = rows.PROJECT
COPY = PROJECT / ".build" / "rows-prove" / "package"
#: What of the repository the copy holds.
COPIED = ("Package.swift", "Package.resolved", "Sources", "Twin", "Laboratory", "Tests", "Stories",
          "Documentation")
#: How long a run may take; nothing in it waits for the clock, so only an endless loop takes longer.
TIME_LIMIT_SECONDS = 900
FAILED = re.compile(r'^✘ Test (?:"(.*?)"|(\S+\(\))) .*failed after', re.M)
#: Targets whose tests run at last, target by target, and suites that do, though others of their target
#: run at first. A run ends with the group of tests that notices the feature, so the order saves time.
SLOW_TARGETS = ("UIKitTests", "StoriesTests", "RendererTests")
SLOW_SUITES = ("BarVisibilityTests", "MomentTests", "StormTests", "SwipeStormTests")
#: The test that plays every story with Interlock.
STORIES = "StoriesTests.ShippedStoryTests/guarded("
ERROR = re.compile(r"^/\S+: error: .*$", re.M)
#: A switch that changes nothing. If it is noticed, the proof is worth nothing.
CONTROL = "control"


class ProofError(Exception):
    """The proof cannot be carried out."""


@dataclass(frozen=True)
class Verdict:
    """What came of a run."""

    #: The tests that failed, by their names for people, or what else went wrong.
    noticed_by: Sequence[str]

    @property
    def is_noticed(self) -> bool:
        return bool(self.noticed_by)


#: Runs something with a feature off, or with none; returns the exit status and what was printed.
Run = Callable[[Sequence[str], Optional[str]], "subprocess.CompletedProcess[str]"]


@dataclass
class Prover:
    """Runs tests with features off."""

    found: rows.Rows
    run: Run
    #: The built tests.
    tests: str
    #: The identities of those that are in the build: without Cairo, those of pictures are not.
    built: Set[str]

    def verdict_on_all(self, chosen: Iterable[Switch]) -> Verdict:
        """What all the tests say that may be needed, with all features on."""
        together: Dict[Tuple[int, str], Set[str]] = {}
        for switch in chosen:
            for key, group in self.groups(switch).items():
                together.setdefault(key, set()).update(group)
        with concurrent.futures.ThreadPoolExecutor(max_workers=2) as pool:
            failed = pool.map(lambda key: self.failed_tests(sorted(together[key]), None),
                              sorted(together))
            return Verdict([each for group in failed for each in group])

    def verdict(self, name: str, switch: Switch) -> Verdict:
        """What the tests of a row say without a feature: the first group of them that notices it."""
        for _, group in sorted(self.groups(switch).items()):
            failed = self.failed_tests(group, name)
            if failed:
                return Verdict(failed)
        return Verdict([])

    def groups(self, switch: Switch) -> Dict[Tuple[int, str], List[str]]:
        """The tests for a switch, by their identities: quick ones, slow ones, the row's stories."""
        chosen = {test.identity: test for each in self.found.tests.values() for test in each
                  if switch.row in test.rows or any(part in test.identity for part in switch.also)}
        groups: Dict[Tuple[int, str], List[str]] = {}
        for identity, test in chosen.items():
            if identity in self.built:
                group = (0, "")
                if test.suite in SLOW_SUITES:
                    group = (1, test.suite)
                if test.target in SLOW_TARGETS:
                    group = (2 + SLOW_TARGETS.index(test.target), "")
                groups.setdefault(group, []).append(identity)
        if not groups:
            raise ProofError(f"no test of {switch.row} is in the build")
        if self.found.stories.get(switch.row):
            groups[2 + len(SLOW_TARGETS), ""] = [STORIES]
        return groups

    def failed_tests(self, identities: Sequence[str], name: Optional[str]) -> List[str]:
        arguments = [self.tests, "--testing-library", "swift-testing"]
        for identity in dict.fromkeys(identities):
            arguments += ["--filter", "^" + re.escape(identity)]
        result = self.run(arguments, name)
        failed = [first or second for first, second in FAILED.findall(result.stdout)]
        if not failed and result.returncode != 0:
            return [f"the tests ended with status {result.returncode}"]
        return list(dict.fromkeys(failed))


def make_copy(sources: Dict[str, str]) -> None:
    """Brings the copy up to date; what has not changed keeps its date, and is not compiled again."""
    wanted: Set[pathlib.Path] = set()
    for part in COPIED:
        path = PROJECT / part
        files = [path] if path.is_file() else sorted(path.rglob("*"))
        for file in files:
            if file.is_file() and "__pycache__" not in file.parts:
                relative = file.relative_to(PROJECT)
                wanted.add(relative)
                text = sources.get(relative.as_posix())
                write(COPY / relative, text.encode() if text is not None else file.read_bytes())
    for file, text in sources.items():
        if pathlib.Path(file) not in wanted:
            wanted.add(pathlib.Path(file))
            write(COPY / file, text.encode())
    for part in COPIED:
        for file in sorted((COPY / part).rglob("*")):
            if file.is_file() and file.relative_to(COPY) not in wanted:
                file.unlink()


def write(path: pathlib.Path, content: bytes) -> None:
    if path.exists() and path.read_bytes() == content:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def settings() -> Dict[str, str]:
    """The environment of the build: with pictures, where they can be drawn."""
    environment = {key: value for key, value in os.environ.items()
                   if not key.startswith("INTERLOCK_") and key != "BLESS"}
    file = PROJECT / ".build" / "laboratory.env"
    if file.exists() and "INTERLOCK_PICTURES=1" in file.read_text():
        environment["INTERLOCK_PICTURES"] = "1"
    return environment


def build(environment: Dict[str, str]) -> pathlib.Path:
    """Builds the copy, in debug, with its tests; returns the folder of the products."""
    arguments = ["swift", "build", "--package-path", str(COPY), "--build-tests", "-j", "2"]
    result = subprocess.run(arguments, capture_output=True, text=True, env=environment)
    if result.returncode != 0:
        errors = dict.fromkeys(ERROR.findall(result.stdout))
        raise ProofError("\n".join(["the copy with the switches does not build:", *list(errors)[:20]]))
    shown = subprocess.run([*arguments[:4], "--show-bin-path"], capture_output=True, text=True,
                           env=environment)
    return pathlib.Path(shown.stdout.strip())


def runner(environment: Dict[str, str]) -> Run:
    def run(arguments: Sequence[str], name: Optional[str]) -> "subprocess.CompletedProcess[str]":
        its_environment = {**environment, "SWIFT_BACKTRACE": "enable=no", "NO_COLOR": "1"}
        if name is not None:
            its_environment[switches.VARIABLE] = name
        try:
            return subprocess.run(
                arguments, cwd=COPY, env=its_environment, timeout=TIME_LIMIT_SECONDS,
                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
        except subprocess.TimeoutExpired as error:
            raise ProofError(f"{name}: a run takes more than {TIME_LIMIT_SECONDS} s; choose a switch "
                             "that does not make it endless") from error

    return run


def list_tests(tests: str, run: Run) -> Set[str]:
    """The identities of all tests in the build, up to their parameters."""
    printed = run([tests, "--testing-library", "swift-testing", "--list-tests"], None).stdout
    return {line.split("(")[0] + "(" for line in printed.splitlines() if "(" in line}


def problems_at_rest(found: rows.Rows, chosen: Sequence[str]) -> List[str]:
    """Rows that nothing switches off."""
    switched = {switch.row for switch in catalogue.SWITCHES}
    return [f"error: {row} has no switch; add one to Tools/rows/catalogue" for row in chosen
            if row not in switched and row not in found.not_yet]


def table_line(name: str, switch: Switch, verdict: Verdict) -> str:
    if not verdict.is_noticed:
        return f"{name:<6} {switch.what:<72} UNNOTICED"
    more = f" and {len(verdict.noticed_by) - 1} more" if len(verdict.noticed_by) > 1 else ""
    return f"{name:<6} {switch.what:<72} {verdict.noticed_by[0]}{more}"


def prove(prover: Prover, chosen: Dict[str, Switch]) -> int:
    """Runs everything, prints the table, and returns how much is wrong."""
    on = prover.verdict_on_all(chosen.values())
    if on.is_noticed:
        print(f"error: with all features on these fail: {', '.join(on.noticed_by)}")
        return len(on.noticed_by)
    with concurrent.futures.ThreadPoolExecutor(max_workers=2) as pool:
        control = pool.submit(prover.verdict, CONTROL, next(iter(chosen.values())))
        verdicts = pool.map(lambda each: prover.verdict(*each), chosen.items())
        unnoticed = 0
        for (name, switch), verdict in zip(chosen.items(), verdicts):
            print(table_line(name, switch, verdict), flush=True)
            unnoticed += not verdict.is_noticed
    if control.result().is_noticed:
        print(f"error: nothing was switched off, and these fail: "
              f"{', '.join(control.result().noticed_by)}")
        return unnoticed + 1
    return unnoticed


def main() -> int:
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--list", action="store_true")
    parser.add_argument("rows", nargs="*")
    arguments = parser.parse_args()
    found = rows.read()
    names = switches.named(catalogue.SWITCHES)
    sources = switches.sources_with(names, PROJECT)
    wanted = arguments.rows or list(found.texts)
    chosen = {name: switch for name, switch in names.items()
              if switch.row in wanted or name in wanted}
    wrong = problems_at_rest(found, [row for row in wanted if row in found.texts])
    print("".join(each + "\n" for each in wrong), end="")
    if arguments.list:
        print("".join(f"{name:<6} {switch.what:<72} {switch.file}\n" for name, switch in names.items()),
              end="")
        return 1 if wrong else 0
    start = time.monotonic()
    environment = settings()
    make_copy(sources)
    products = build(environment)
    built = time.monotonic()
    run, tests = runner(environment), str(products / "InterlockPackageTests.xctest")
    prover = Prover(found, run, tests, list_tests(tests, run))
    unnoticed = prove(prover, chosen)
    print(f"rows-prove: {len(chosen)} features of {len({each.row for each in chosen.values()})} rows "
          f"switched off, {unnoticed} unnoticed; built in {built - start:.0f} s, "
          f"proved in {time.monotonic() - built:.0f} s")
    return 1 if unnoticed or wrong else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except (SwitchError, rows.PageError) as error:
        print(f"error: {error}", file=sys.stderr)
        sys.exit(2)
    except ProofError as error:
        print(f"error: {error}", file=sys.stderr)
        sys.exit(1)
