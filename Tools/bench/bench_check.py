#!/usr/bin/env python3
"""Counts the instructions a request takes, and compares them with the bounds in bounds.json.

Counts do not depend on how busy the machine is. They come from callgrind, as the difference of two runs
of one work, one of which does it more often: what a program does besides falls out. Where there is no
valgrind, the time of the engine is compared with that of a plain queue in turns, and only the grossest
change is noticed. Exit status: 0, 1 for a bound that is passed, 3 if something is missing.
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
PACKAGE = HERE.parent.parent / "Benchmarks"
FEW, MANY = 1000, 3000
# How many times as long as the plain queue the engine may take, where only time can be measured.
TIME_RATIO_LIMIT = 60


def say(text):
    print(text, flush=True)


def built_program():
    """The program that does one work and nothing else, built for release."""
    command = ["swift", "build", "-c", "release", "--package-path", str(PACKAGE), "--product", "workload"]
    if subprocess.run(command).returncode != 0:
        sys.exit(3)
    return PACKAGE / ".build" / "release" / "workload"


def collected(output):
    """What callgrind says it has counted; None if it does not."""
    match = re.search(r"Collected : (\d+)", output)
    return int(match.group(1)) if match else None


def instructions(program, work, count, folder):
    command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/out", program, work, str(count)]
    run = subprocess.run(command, capture_output=True, text=True)
    number = collected(run.stderr)
    if run.returncode != 0 or number is None:
        say(f"error: callgrind did not count {work}:\n{run.stderr[-2000:]}")
        sys.exit(3)
    return number


def counted(program, works, folder):
    """The instructions of one request of each work."""
    stripped = str(pathlib.Path(folder) / "workload")
    # Valgrind does not read the debug information that Swift's linker writes.
    subprocess.run(["strip", "--strip-debug", "-o", stripped, str(program)], check=True)
    counts = {}
    for work in works:
        few, many = (instructions(stripped, work, count, folder) for count in (FEW, MANY))
        counts[work] = (many - few) // (MANY - FEW)
    return counts


def passed_bounds(counts, bounds):
    """The works that take more than they may."""
    return [work for work, bound in bounds.items() if counts[work] > bound]


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
    bounds = json.loads((HERE / "bounds.json").read_text())["instructions"]
    program = built_program()
    if shutil.which("valgrind") is None or shutil.which("strip") is None:
        say("bench-check: no valgrind or no strip here, so time is compared instead of instructions")
        ratio = time_ratio(program)
        say(f"engine: {ratio:.1f} x miniQueue, allowed {TIME_RATIO_LIMIT}")
        return 0 if ratio <= TIME_RATIO_LIMIT else 1
    with tempfile.TemporaryDirectory() as folder:
        counts = counted(program, bounds, folder)
    for work, bound in bounds.items():
        verdict = "" if counts[work] <= bound else "   FAIL: more than it may take"
        say(f"{work:18} {counts[work]:7} instructions a request, bound {bound:7}{verdict}")
    if passed_bounds(counts, bounds):
        say("Make it cheaper again; or, if the cost is worth it, raise the bound in a commit that says why.")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
