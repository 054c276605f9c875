"""Builds a copy of the sources with a switch at every place that the catalogue names."""

from __future__ import annotations

import os
import pathlib
import sys
from typing import Dict, Iterable, Set, Union

import rows

PROJECT = rows.PROJECT
sys.path.insert(0, str(PROJECT / "Tools" / "copies"))
import package_copy  # noqa: E402

COPY = PROJECT / ".build" / "rows-prove" / "package"
#: What of the repository the copy holds.
COPIED = ("Package.swift", "Sources", "Twin", "Laboratory", "Tests", "Stories", "Documentation")
#: How many files one compiler is given; .ci/run builds with the same.
BATCHES = ("-Xswiftc", "-driver-batch-size-limit", "-Xswiftc", "150")
#: What stands for the tests of a target that none is needed of.
NO_TESTS = b"// No test of this target proves a row.\n"


def make_copy(sources: Dict[str, str], needed: Set[str]) -> None:
    """Brings the copy up to date; what has not changed keeps its date, and is not compiled again.

    Of the test targets only the needed ones are compiled: the others hold nothing.
    """
    wanted: Dict[pathlib.Path, Union[str, bytes]] = {}
    for part in COPIED:
        path = PROJECT / part
        for file in [path] if path.is_file() else sorted(path.rglob("*")):
            if file.is_file() and "__pycache__" not in file.parts:
                relative = file.relative_to(PROJECT)
                text = sources.get(relative.as_posix())
                wanted[relative] = file.read_bytes() if text is None else text
    wanted.update({pathlib.Path(file): text for file, text in sources.items()})
    for file in [each for each in wanted if not is_needed(each, needed)]:
        del wanted[file]
        wanted[pathlib.Path(*file.parts[:2], "NoTests.swift")] = NO_TESTS
    package_copy.bring_up_to_date(
        COPY, {file.as_posix(): content for file, content in wanted.items()}, COPIED)


def is_needed(file: pathlib.Path, needed: Iterable[str]) -> bool:
    """Whether a file is no test, or one of a target with tests of rows."""
    is_test = file.parts[0] == "Tests" and file.parts[1].endswith("Tests")
    return not is_test or file.suffix != ".swift" or file.parts[1] in needed


def settings() -> Dict[str, str]:
    """The environment of the build: the library and the twin, as a clone without settings has them.

    Nothing is drawn: what can be seen in pictures alone deserves a test that needs none.
    """
    return {key: value for key, value in os.environ.items()
            if not key.startswith("INTERLOCK_") and key != "BLESS"}


def build(environment: Dict[str, str]) -> pathlib.Path:
    """Builds the copy with its tests, in debug, as CI's bare clone is built, from which it goes on there.

    Returns the tests.
    """
    folder = package_copy.build(COPY, ["--build-tests", *BATCHES], environment=environment)
    return folder / "InterlockPackageTests.xctest"
