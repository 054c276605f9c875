"""Runs the tests and explorations with one mutant after the other, until something notices it."""

from __future__ import annotations

import concurrent.futures
import os
import pathlib
import re
import resource
import signal
import subprocess
import tempfile
import threading
import time
from dataclasses import dataclass, field
from typing import Callable, Dict, Iterable, List, Optional, Set

from schemata import Mutant

FAILURE = re.compile(r"^✘ Test (?P<name>.+?) recorded an issue|^broken: (?P<rule>.+)$")
COLOURS = re.compile(r"\x1b\[[0-9;]*m")
#: A mutant that takes more memory than this, in bytes, counts as one that hangs.
MEMORY = 3 << 30


@dataclass
class Stage:
    """Something that may notice a mutant."""

    name: str
    command: List[str]
    #: How long it takes when nothing is wrong, in seconds.
    duration: float = 0
    #: Of each function that it enters, the first mutant.
    entered: Set[int] = field(default_factory=set)
    #: The folder whose mutants it is about: with those it runs first.
    home: str = ""

    @property
    def timeout(self) -> float:
        """A mutant that takes so long, in seconds, hangs: others run beside it."""
        return 10 + 8 * self.duration


@dataclass
class Verdict:
    """What became of a mutant."""

    mutant: Mutant
    #: `killed`, `hung`, `crashed` or `survived`.
    outcome: str
    #: The test that noticed it, or the rule that was broken.
    by: str = ""


class StageError(Exception):
    """The engine as it is does not pass."""


def environment(number: int, entered: Optional[pathlib.Path] = None) -> Dict[str, str]:
    result = {key: value for key, value in os.environ.items()
              if key != "BLESS" and not key.startswith("INTERLOCK_")}
    result["INTERLOCK_MUTANT"] = str(number)
    result["SWIFT_BACKTRACE"] = "enable=no"  # Nobody reads it, and it takes a second.
    if entered is not None:
        result["INTERLOCK_ENTERED"] = str(entered)
    return result


def limit_memory() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def run(stage: Stage, number: int) -> "tuple[str, str]":
    """Runs a stage with one mutant, up to the first failure. Returns an outcome and what noticed."""
    process = subprocess.Popen(
        stage.command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
        env=environment(number), preexec_fn=limit_memory, start_new_session=True)
    hung: List[bool] = []

    def stop() -> None:
        hung.append(True)
        os.killpg(process.pid, signal.SIGKILL)

    watch = threading.Timer(stage.timeout, stop)
    watch.start()
    last = ""
    try:
        assert process.stdout is not None
        for line in process.stdout:
            line = COLOURS.sub("", line).strip()
            match = FAILURE.match(line)
            if match:
                if process.poll() is None:
                    os.killpg(process.pid, signal.SIGKILL)
                process.wait()
                return "killed", match["name"] or match["rule"]
            started = re.match(r"^◇ Test (.+?)(?: with \d+ test cases)? started\.$", line)
            last = started[1] if started else last
        process.wait()
    finally:
        watch.cancel()
        if process.stdout is not None:
            process.stdout.close()
    if hung:
        return "hung", last or stage.name
    if process.returncode != 0:
        return "crashed", last or stage.name
    return "survived", ""


def measure(stage: Stage) -> None:
    """Runs a stage with the engine as it is, and notes the time and the functions that it enters."""
    with tempfile.TemporaryDirectory() as folder:
        entered = pathlib.Path(folder) / "entered"
        start = time.monotonic()
        result = subprocess.run(stage.command, capture_output=True, text=True, errors="replace",
                                env=environment(-1, entered))
        stage.duration = time.monotonic() - start
        output = COLOURS.sub("", result.stdout + result.stderr)
        if result.returncode != 0:
            raise StageError(f"the stage \"{stage.name}\" fails with the engine as it is:\n"
                             + "\n".join(output.splitlines()[-15:]))
        stage.entered = {int(line) for line in entered.read_text().split()}


def judge(mutant: Mutant, stages: Iterable[Stage]) -> Verdict:
    """Runs the stages that enter the mutant's function, until one notices it; its own stage first."""
    for stage in sorted(stages, key=lambda stage: not is_at_home(mutant, stage)):
        if mutant.entry not in stage.entered:
            continue
        outcome, by = run(stage, mutant.number)
        if outcome != "survived":
            return Verdict(mutant, outcome, f"{stage.name}: {by}")
    return Verdict(mutant, "survived")


def is_at_home(mutant: Mutant, stage: Stage) -> bool:
    return stage.home != "" and mutant.path.startswith(stage.home)


def judge_all(mutants: List[Mutant], stages: List[Stage], workers: int,
              report: Callable[[Verdict], None]) -> List[Verdict]:
    """All verdicts in the order of the mutants; each is reported as soon as it is there."""
    with concurrent.futures.ThreadPoolExecutor(workers) as pool:
        futures = [pool.submit(judge, each, stages) for each in mutants]
        for done in concurrent.futures.as_completed(futures):
            report(done.result())
        return [each.result() for each in futures]
