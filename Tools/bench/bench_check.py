#!/usr/bin/env python3
"""Counts the instructions of a request, of a push on the twin and of a drawn frame, and compares them with bounds.json.

Counts do not depend on how busy the machine is. They come from callgrind, as the difference of two runs
of one work, one of which does it more often: what a program does besides falls out. Where there is no
valgrind, the time of the engine is compared with that of a plain queue in turns, and only the grossest
change is noticed. Frames are counted where pictures can be drawn. Exit status: 0, 1 for a bound that is passed, 3 if something is missing.
"""

import json
import pathlib
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
# How many times as long as the plain queue the engine may take, where only time can be measured.
TIME_RATIO_LIMIT = 60


class Program:
    """What does one work so many times, and nothing else."""

    def __init__(self, name, unit, counts, build, path, arguments=()):
        self.name, self.unit, self.counts, self.path = name, unit, counts, ROOT / path
        self.arguments, self.build_command = list(arguments), build

    def build(self):
        if subprocess.run(self.build_command, cwd=ROOT).returncode != 0:
            sys.exit(3)


ENGINE = Program(
    "engine", "request", (1000, 3000),
    ["swift", "build", "-c", "release", "--package-path", "Benchmarks", "--product", "workload"],
    "Benchmarks/.build/release/workload")
TWIN = Program(
    "twin", "push and pop, or touch", (20, 60),
    ["env", "INTERLOCK_BENCHMARKS=1", "Tools/laboratory.sh", "swift", "build", "-c", "release",
     "--product", "twin-benchmark"],
    ".build/release/twin-benchmark", arguments=["work"])
# The same program, built once. A push of a page with a table takes as long as six of an empty one, a frame as twenty.
TABLES = Program("tables", "push and pop", (5, 15), TWIN.build_command, TWIN.path, arguments=["work"])
# Loading fonts takes now a little more, now a little less: only many frames make that small.
PICTURES = Program("pictures", "frame", (2, 26), TWIN.build_command, TWIN.path, arguments=["work"])


def say(text):
    print(text, flush=True)


def collected(output):
    """What callgrind says it has counted; None if it does not."""
    match = re.search(r"Collected : (\d+)", output)
    return int(match.group(1)) if match else None


def instructions(command, work, count, folder):
    command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/out", *command, work, str(count)]
    run = subprocess.run(command, capture_output=True, text=True)
    number = collected(run.stderr)
    if run.returncode != 0 or number is None:
        say(f"error: callgrind did not count {work}:\n{run.stderr[-2000:]}")
        sys.exit(3)
    return number


def counted(program, works, folder):
    """The instructions of doing each work once."""
    stripped = str(pathlib.Path(folder) / program.name)
    # Valgrind does not read the debug information that Swift's linker writes.
    subprocess.run(["strip", "--strip-debug", "-o", stripped, str(program.path)], check=True)
    few, many = program.counts
    counts = {}
    for work in works:
        command = [stripped, *program.arguments]
        less, more = (instructions(command, work, count, folder) for count in program.counts)
        counts[work] = (more - less) // (many - few)
    return counts


def passed_bounds(counts, bounds):
    """The works that take more than they may."""
    return [work for work, bound in bounds.items() if counts[work] > bound]


def times_as_much(counts, pair):
    """How many times what the second of a pair takes, which is written as "this / that", the first one takes."""
    first, second = pair.split(" / ")
    return counts[first] / counts[second]


def passed_ratios(counts, ratios):
    """The pairs of works of which the first takes more times the second than it may."""
    return [pair for pair, limit in ratios.items() if times_as_much(counts, pair) > limit]


def draws_pictures(settings):
    """Whether the laboratory is built with what draws pictures, by the settings that Tools/setup.sh found."""
    return "INTERLOCK_PICTURES=1" in settings.split()


def seconds(program, work, count):
    start = time.monotonic()
    subprocess.run([str(program), work, str(count)], check=True)
    return time.monotonic() - start


def time_ratio(program):
    """How many times as long as the plain queue the engine takes: the median of rounds."""
    ratios = []
    for _ in range(7):
        engine, plain = (seconds(program, work, 400_000) for work in ("engine", "miniQueue"))
        ratios.append(engine / plain)
    return statistics.median(ratios)


def main():
    limits = json.loads((HERE / "bounds.json").read_text())
    bounds = limits["instructions"]
    ENGINE.build()
    if shutil.which("valgrind") is None or shutil.which("strip") is None:
        say("bench-check: no valgrind or no strip here, so time is compared instead of instructions")
        ratio = time_ratio(ENGINE.path)
        say(f"engine: {ratio:.1f} x miniQueue, allowed {TIME_RATIO_LIMIT}")
        return 0 if ratio <= TIME_RATIO_LIMIT else 1
    TWIN.build()
    programs = [ENGINE, TWIN, TABLES]
    if draws_pictures((ROOT / ".build/laboratory.env").read_text()):
        programs.append(PICTURES)
    else:
        say("bench-check: no pictures can be drawn here, so no frame is counted")
    failures = 0
    all_counts = {}
    for program in programs:
        with tempfile.TemporaryDirectory() as folder:
            counts = counted(program, bounds[program.name], folder)
        passed = passed_bounds(counts, bounds[program.name])
        failures += len(passed)
        for work, bound in bounds[program.name].items():
            verdict = "   FAIL: more than it may take" if work in passed else ""
            say(f"{work:18} {counts[work]:8} instructions a {program.unit}, bound {bound:8}{verdict}")
        all_counts |= counts
    passed = passed_ratios(all_counts, limits["ratios"])
    failures += len(passed)
    for pair, limit in limits["ratios"].items():
        verdict = "   FAIL: more times as much than it may" if pair in passed else ""
        say(f"{pair}: {times_as_much(all_counts, pair):.3f}, at most {limit}{verdict}")
    if failures:
        say("Make it cheaper again; or, if the cost is worth it, raise the bound in a commit that says why.")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
