#!/usr/bin/env python3
"""Changes the engine in one place at a time, and requires that a test or an exploration notices it.

usage: mutate.py [--list] [--json] [--file NAME]... [--only NUMBER]... [--sample N] [--seed S]
                 [--recording] [--unexplained] [--workers N] [--states N]

Copies of the engine in .build/mutate get all mutants at once, each behind a number. One is built in debug,
which takes a moment: with each mutant in turn the tests that take no time run up to the first failure. What
nobody has noticed then is built in release, for storms and a short exploration. A mutant that hangs or
crashes is noticed too. What survives has to be explained in survivors.txt, or somebody has to write a test.
.build/mutate/verdicts.txt says what is known so far. Exit status 1 if there is a survivor without an
explanation, or an explanation without a survivor; 2 for misuse; 3 if a copy does not build.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
from typing import List, Sequence

import package
import runs
import survivors
from package import Tools
from report import SURVIVED, Report
from runs import Stage, Verdict
from schemata import Mutant, Schema, schemata

SURVIVORS = package.HERE / "survivors.txt"
#: What looks at the engine and decides nothing: a mutant there is a mistake of the tests.
ONLOOKERS = ("Canonical/", "NavigationEngine+Invariants.swift")
RECORDING = "Recording/"
#: Suites that take longer than a moment, by their types.
STORMS = ("StormTests", "ExplorationTests")
RECORDINGS = ("FlightRecorderTests", "RecordingTextTests", "RecordingErrorTests", "RecordingPageTests",
              "RecordingValueTests", "JSONParserTests")
COSTS = ("CostTests", "ChangeCostTests")
LONG_LISTS = ("LongQueueTests", "DeepStackTests", "ReusedListTests", "PageStackTests", "LivenessTests")
JUDGES = ("StormScriptTests", "StormShrinkerTests", "StormJudgeTests", "PlainListOracleTests",
          "InvariantMarkTests", "SmallRowTests", "ExplorationMemoryTests")
CORPUS = ("RecordingFuzzTests",)
#: Slow, and about something else: campaigns, and the form in which states are compared.
OTHERS = ("StormCampaignTests", "CanonicalFormTests")


def quick_stages(tools: Tools) -> List[Stage]:
    """What takes no time, also in debug."""
    slow = STORMS + RECORDINGS + COSTS + LONG_LISTS + JUDGES + CORPUS + OTHERS
    return [Stage("test", [*test_command(tools), "--skip", suites(slow)])]


def thorough_stages(tools: Tools, states: int) -> List[Stage]:
    """What takes its time, what costs least first."""
    tests = test_command(tools)
    return [Stage("storm", [*tests, "--filter", suites(STORMS)]),
            Stage("long list", [*tests, "--filter", suites(LONG_LISTS)]),
            Stage("recording", [*tests, "--filter", suites(RECORDINGS)], home=RECORDING),
            Stage("cost", [*tests, "--filter", suites(COSTS)]),
            Stage("exploration", [str(tools.explore), str(states)]),
            Stage("judge", [*tests, "--filter", suites(JUDGES)]),
            Stage("fuzz", [*tests, "--filter", suites(CORPUS)])]


def suites(names: Sequence[str]) -> str:
    """The tests of these types, and of no other type or file with such a name."""
    return rf"\.({'|'.join(names)})/"


def test_command(tools: Tools) -> List[str]:
    return [str(tools.tests), "--testing-library", "swift-testing", "--no-parallel"]


def all_mutants() -> List[Schema]:
    """The mutants of all sources that decide something."""
    return schemata((path, text) for path, text in package.core_sources().items()
                    if not path.startswith(ONLOOKERS))


def fits(path: str, name: str) -> bool:
    return name in (path, path[:-len(".swift")]) or path.endswith(("/" + name, f"/{name}.swift"))


def misuse(text: str) -> None:
    print(f"error: {text}", file=sys.stderr)
    sys.exit(2)


def choose(found: List[Schema], arguments: argparse.Namespace) -> List[Mutant]:
    """The mutants that the options name; no others will be in the copy."""
    for name in arguments.file:
        if not any(fits(schema.path, name) for schema in found):
            misuse(f"there is nothing to mutate in {name}; give a path in {package.CORE}")
    mutants = [mutant for schema in found for mutant in schema.mutants]
    if arguments.only:
        last = mutants[-1].number
        for number in arguments.only:
            if not 1 <= number <= last:
                misuse(f"--only must be from 1 to {last}, and is {number}")
        chosen = [mutant for mutant in mutants if mutant.number in arguments.only]
    elif arguments.file:
        chosen = [mutant for mutant in mutants
                  if any(fits(mutant.path, name) for name in arguments.file)]
    else:
        chosen = [mutant for mutant in mutants
                  if arguments.recording or not mutant.path.startswith(RECORDING)]
    if arguments.sample is not None and arguments.sample < len(chosen):
        numbers = random.Random(arguments.seed).sample(range(len(chosen)), arguments.sample)
        chosen = [chosen[number] for number in sorted(numbers)]
    numbers_chosen = {mutant.number for mutant in chosen}
    for schema in found:
        schema.mutants = [mutant for mutant in schema.mutants if mutant.number in numbers_chosen]
    return chosen


class Progress:
    """Says on one line how far it is, and in a file what is known so far."""

    def __init__(self, total: int) -> None:
        self.total, self.noticed = total, 0
        self.shows = sys.stderr.isatty()
        self.file = (package.FOLDER / "verdicts.txt").open("w", buffering=1)

    def add(self, verdict: Verdict) -> None:
        mutant = verdict.mutant
        self.file.write("\t".join((str(mutant.number), verdict.outcome, mutant.place, mutant.change,
                                   verdict.by)) + "\n")
        self.noticed += verdict.outcome != SURVIVED
        if self.shows:
            print(f"{self.noticed} of {self.total} mutants noticed", end="\r", file=sys.stderr,
                  flush=True)


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--file", action="append", default=[])
    parser.add_argument("--only", action="append", type=int, default=[])
    parser.add_argument("--sample", type=int)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--recording", action="store_true")
    parser.add_argument("--unexplained", action="store_true")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--states", type=int, default=2_000)
    arguments = parser.parse_args()
    for name, least, most in (("sample", 1, 100_000), ("workers", 1, 64), ("states", 1, 10_000_000)):
        value = getattr(arguments, name)
        if value is not None and not least <= value <= most:
            misuse(f"--{name} must be from {least} to {most}, and is {value}")
    return arguments


def run(arguments: argparse.Namespace) -> Report:
    """Builds the mutants that are chosen, and finds out what becomes of each."""
    found, sources = all_mutants(), package.core_sources()
    keys = survivors.keys(found)
    explanations = survivors.read(SURVIVORS.read_text())
    chosen = choose(found, arguments)
    if arguments.unexplained:
        explained = {keys[each.key].number for each in explanations if each.key in keys}
        chosen = [mutant for mutant in chosen if mutant.number not in explained]
    package.drop_what_does_not_compile(found, sources)
    mutants = [mutant for mutant in chosen if mutant.error is None]
    progress = Progress(len(mutants))

    tools = package.build(found, sources, "debug", runs.environment(0))
    first = look(mutants, quick_stages(tools), arguments.workers, progress)
    noticed = {each.mutant.number for each in first if each.outcome != SURVIVED}
    for schema in found:
        schema.mutants = [mutant for mutant in schema.mutants if mutant.number not in noticed]
    tools = package.build(found, sources, "release", runs.environment(0))
    rest = [mutant for mutant in mutants if mutant.number not in noticed]
    second = look(rest, thorough_stages(tools, arguments.states), arguments.workers, progress)
    verdicts = {each.mutant.number: each for each in [*first, *second]}
    return Report(chosen, [verdicts[mutant.number] for mutant in mutants], keys, explanations)


def look(mutants: List[Mutant], stages: List[Stage], workers: int, progress: Progress
         ) -> List[Verdict]:
    for stage in stages:
        runs.measure(stage)
    return runs.judge_all(mutants, stages, workers, progress.add)


def main() -> int:
    arguments = parse()
    if arguments.list:
        for mutant in choose(all_mutants(), arguments):
            print(f"{mutant.number:>5}  {mutant.place:<44} {mutant.mutation.function:<28} "
                  f"{mutant.change}")
        return 0
    report = run(arguments)
    print(report.json() if arguments.json else report.text())
    return 0 if report.is_clean else 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except survivors.SurvivorError as error:
        print(f"error: {SURVIVORS.name}: {error}", file=sys.stderr)
        sys.exit(2)
    except (package.BuildError, runs.StageError) as error:
        print(f"error: {error}", file=sys.stderr)
        sys.exit(3)
