"""Runs built tests with a feature off, and ends a run that comes to no end by itself.

Without its feature a test may wait for what never comes, or go round for ever. Neither is told from slow
work by a clock, on a machine that has other work: what waits uses no processor, and what goes round uses
more and more of it. So both are measured by the processor's time.
"""

from __future__ import annotations

import os
import pathlib
import subprocess
import tempfile
import time
from typing import Callable, Dict, List, Optional, Pattern, Sequence, Tuple

import switches

#: Runs something with a feature off; returns the exit status and what was printed.
Run = Callable[[Sequence[str], str], "subprocess.CompletedProcess[str]"]

#: How long all threads of a run may sleep. Tests here wait for no clock, no file and no network, so that
#: what sleeps at all sleeps for ever; the rest is caution.
STILL_SECONDS = 5.0
#: How much processor time a run may take. All tests of a row take 150 s at most, in debug; one of those
#: that are remembered takes less than 5 s.
BUSY_SECONDS = 300.0
BUSY_SECONDS_ALONE = 30.0
#: How often a run is looked at.
LOOK_SECONDS = 0.2
#: How much of what a run prints is read.
MAXIMUM_BYTES = 50_000_000
#: What is printed last by a run that was ended here; `proof` reads it.
WAITS = "Ended: it waits for what does not come"
GOES_ROUND = "Ended: it goes round and round"

PROCESSES = pathlib.Path("/proc")
TICKS_PER_SECOND = os.sysconf("SC_CLK_TCK")


class Watch:
    """Tells when a process has come to stand still, or goes on for too long."""

    def __init__(self, pid: int, still: float, busy: float) -> None:
        self.pid = pid
        self.still = still
        self.busy = busy
        self.used = -1.0
        self.still_since = 0.0

    def verdict(self, now: float) -> Optional[str]:
        """Why the process is to be ended; None if it is not."""
        used, is_asleep = activity(self.pid)
        if used > self.busy:
            return GOES_ROUND
        if used != self.used or not is_asleep:
            self.used = used
            self.still_since = now
        return WAITS if now - self.still_since >= self.still else None


def activity(pid: int) -> Tuple[float, bool]:
    """How many seconds of a processor a process and those that it has started have used, and whether each
    of their threads sleeps. A process that is no more sleeps, and has used nothing."""
    used, is_asleep = 0.0, True
    try:
        times = fields(PROCESSES / str(pid) / "stat")[11:13]
        used = sum(map(int, times)) / TICKS_PER_SECOND
        for thread in (PROCESSES / str(pid) / "task").iterdir():
            is_asleep = is_asleep and fields(thread / "stat")[0] == "S"
            for child in (thread / "children").read_text().split():
                its_use, its_sleep = activity(int(child))
                used += its_use
                is_asleep = is_asleep and its_sleep
    except OSError:
        pass  # It, or a thread of it, has ended meanwhile.
    return used, is_asleep


def fields(stat: pathlib.Path) -> List[str]:
    """What the system says of a process or thread, from its state on (`man 5 proc`)."""
    return stat.read_text().rpartition(")")[2].split()


def runner(environment: Dict[str, str], folder: pathlib.Path, enough: Pattern[str]) -> Run:
    """Runs tests in a folder, up to the first that prints what is enough: the others take time only."""
    def run(arguments: Sequence[str], name: str) -> "subprocess.CompletedProcess[str]":
        its_environment = {**environment, "SWIFT_BACKTRACE": "enable=no", "NO_COLOR": "1",
                           switches.VARIABLE: name}
        is_alone = arguments.count("--filter") == 1
        busy = BUSY_SECONDS_ALONE if is_alone else BUSY_SECONDS
        return watched(arguments, its_environment, folder,
                       lambda pid: Watch(pid, STILL_SECONDS, busy), enough)

    return run


def watched(
    arguments: Sequence[str], environment: Dict[str, str], folder: pathlib.Path,
    watch: Callable[[int], Watch], enough: Pattern[str]
) -> "subprocess.CompletedProcess[str]":
    """Runs a command to its end, or until it has printed enough, or to the end that the watch makes."""
    with tempfile.TemporaryFile() as printed:
        def text() -> str:
            return os.pread(printed.fileno(), MAXIMUM_BYTES, 0).decode(errors="replace")

        process = subprocess.Popen(
            arguments, cwd=folder, env=environment, stdin=subprocess.DEVNULL, stdout=printed,
            stderr=subprocess.STDOUT)
        its_watch = watch(process.pid)
        verdict: Optional[str] = None
        try:
            while process.poll() is None and verdict is None:
                pause(process)
                verdict = its_watch.verdict(time.monotonic())
                if enough.search(text()):
                    verdict = ""
        finally:
            has_ended = process.poll() is not None
            process.kill()  # Does nothing to one that has ended.
            process.wait()
        if has_ended or verdict is None:
            return subprocess.CompletedProcess(arguments, process.returncode, text())
        return subprocess.CompletedProcess(arguments, 1, f"{text()}\n{verdict}\n")


def pause(process: "subprocess.Popen[bytes]") -> None:
    try:
        process.wait(LOOK_SECONDS)
    except subprocess.TimeoutExpired:
        pass
