#!/usr/bin/env python3
"""Checks what `interlock storm --trace FILE` wrote against the invariants, without any of our Swift.

usage: check_trace.py FILE...

Documentation/Traces.md says what a trace holds, and which invariant is checked how. Exit status 1 if one is
broken or if a storm's own judge found a fault, 2 if a file is no trace.
"""

from __future__ import annotations

import json
import pathlib
import sys
from typing import Iterator, List

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))

import checks  # noqa: E402

SHOWN_VIOLATIONS = 20


class TraceError(Exception):
    """A file that is no trace, with the line."""

    def __init__(self, line: int, problem: str):
        super().__init__(f"{line}: error: {problem}")


class Storm:
    """One storm of a trace."""

    def __init__(self, seed: str, shown: List[int], line: int):
        self.seed, self.shown, self.line = seed, shown, line
        self.settings: dict = {}
        self.steps: List[dict] = []
        self.after: List[dict] = []
        self.fault = None

    def add(self, value: dict) -> None:
        """Adds what a line says; raises KeyError or ValueError if it does not fit."""
        if "step" in value:
            if value["step"] != len(self.steps) + 1 or len(self.steps) != len(self.after):
                raise ValueError(f"step {value['step']} follows {len(self.steps)}")
            if self.steps and value["at"] < self.steps[-1]["at"]:
                raise ValueError("time goes back")
            self.steps.append(value)
        elif "after" in value:
            if value["after"] != len(self.steps) or len(self.after) + 1 != len(self.steps):
                raise ValueError(f"the state after {value['after']} comes after {len(self.steps)}")
            self.after.append(value)
        elif "start" in value:
            self.settings = value["start"]["settings"]
            if value["start"]["plan"]["shown"] != self.shown:
                raise ValueError("the start shows another stack")
        elif "end" in value:
            if not value["end"] == len(self.steps) == len(self.after):
                raise ValueError(f"the end says {value['end']} steps, there are {len(self.steps)}")
        elif "fault" in value:
            self.fault = value["fault"] or None
        elif "version" not in value:
            raise ValueError(f"a line with {', '.join(value)}")

    def violations(self) -> Iterator[str]:
        """What is wrong: of each invariant the first place."""
        for kind in checks.ALL:
            check = kind(self.shown, self.settings, self.steps)
            for index, (step, after) in enumerate(zip(self.steps, self.after)):
                wrong = check.take(index, step, after)
                if wrong:
                    yield f"seed {self.seed}, step {index + 1}: {check.name}: {wrong}"
                    break
        if self.fault:
            yield f"seed {self.seed}: the storm's own judge found: {self.fault}"


def storms(lines) -> Iterator[Storm]:
    """The storms of a trace, one by one, so that a long trace needs no more memory than one of them."""
    storm, number = None, 0
    for number, line in enumerate(lines, 1):
        try:
            value = json.loads(line)
            if not isinstance(value, dict):
                raise ValueError("expected an object")
            if "trace" in value:
                if storm is not None and storm.fault is None and not storm.steps:
                    raise ValueError("a storm without steps")
                if value["trace"] != 1:
                    raise ValueError(f"version {value['trace']} is not known")
                if storm is not None:
                    yield storm
                storm = Storm(value["seed"], value["shown"], number)
            elif storm is None:
                raise ValueError('a trace begins with {"trace":1')
            else:
                storm.add(value)
        except (ValueError, KeyError, TypeError) as problem:
            raise TraceError(number, f"{type(problem).__name__}: {problem}") from problem
    if storm is None:
        raise TraceError(number + 1, "the trace is empty")
    yield storm


def main(paths: List[str]) -> int:
    if not paths or any(path.startswith("-") for path in paths):
        print(__doc__, file=sys.stderr)
        return 2
    storm_count = step_count = rest_count = violation_count = 0
    for path in paths:
        try:
            with open(path, encoding="utf-8") as file:
                for storm in storms(file):
                    storm_count += 1
                    step_count += len(storm.steps)
                    rest_count += sum(1 for after in storm.after if after["rest"])
                    for violation in storm.violations():
                        violation_count += 1
                        if violation_count <= SHOWN_VIOLATIONS:
                            print(violation)
        except (OSError, UnicodeDecodeError, TraceError) as problem:
            separator = "" if isinstance(problem, TraceError) else " error: "
            print(f"{path}:{separator}{problem}", file=sys.stderr)
            return 2
    print(f"{storm_count} storms, {step_count} events, {rest_count} at rest, "
          f"{len(checks.ALL)} checks: {violation_count} violations")
    return 1 if violation_count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
