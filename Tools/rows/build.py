"""Builds a copy of the sources with a switch at every place that the catalogue names."""

from __future__ import annotations

import os
import pathlib
import re
import subprocess
from typing import Dict, Iterable, List, Set

import rows

PROJECT = rows.PROJECT
COPY = PROJECT / ".build" / "rows-prove" / "package"
#: What of the repository the copy holds.
COPIED = ("Package.swift", "Sources", "Twin", "Laboratory", "Tests", "Stories", "Documentation")
ERROR = re.compile(r"^/\S+: error: .*$", re.M)
#: What stands for the tests of a target that none is needed of.
NO_TESTS = b"// No test of this target proves a row.\n"


class BuildError(Exception):
    """The copy does not build."""


def make_copy(sources: Dict[str, str], needed: Set[str]) -> None:
    """Brings the copy up to date; what has not changed keeps its date, and is not compiled again.

    Of the test targets only the needed ones are compiled: the others hold nothing.
    """
    wanted: Dict[pathlib.Path, bytes] = {}
    for part in COPIED:
        path = PROJECT / part
        for file in [path] if path.is_file() else sorted(path.rglob("*")):
            if file.is_file() and "__pycache__" not in file.parts:
                relative = file.relative_to(PROJECT)
                text = sources.get(relative.as_posix())
                wanted[relative] = text.encode() if text is not None else file.read_bytes()
    for file, text in sources.items():
        wanted[pathlib.Path(file)] = text.encode()
    for file in [each for each in wanted if not is_needed(each, needed)]:
        del wanted[file]
        wanted[pathlib.Path(*file.parts[:2], "NoTests.swift")] = NO_TESTS
    for file, content in wanted.items():
        write(COPY / file, content)
    for part in COPIED:
        for file in sorted((COPY / part).rglob("*")):
            if file.is_file() and file.relative_to(COPY) not in wanted:
                file.unlink()


def is_needed(file: pathlib.Path, needed: Iterable[str]) -> bool:
    """Whether a file is no test, or one of a target with tests of rows."""
    is_test = file.parts[0] == "Tests" and file.parts[1].endswith("Tests")
    return not is_test or file.suffix != ".swift" or file.parts[1] in needed


def write(path: pathlib.Path, content: bytes) -> None:
    if path.exists() and path.read_bytes() == content:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def settings() -> Dict[str, str]:
    """The environment of the build: the library and the twin, as a clone without settings has them.

    Nothing is drawn: what can be seen in pictures alone deserves a test that needs none.
    """
    return {key: value for key, value in os.environ.items()
            if not key.startswith("INTERLOCK_") and key != "BLESS"}


def build(environment: Dict[str, str]) -> pathlib.Path:
    """Builds the copy, in debug, with its tests and without what only a debugger needs.

    Returns the tests.
    """
    arguments = ["swift", "build", "--package-path", str(COPY), "--build-tests", "-j", "2",
                 "-Xswiftc", "-gnone"]
    result = subprocess.run(arguments, capture_output=True, text=True, env=environment)
    if result.returncode != 0:
        errors: List[str] = list(dict.fromkeys(ERROR.findall(result.stdout)))
        raise BuildError("\n".join(["the copy with the switches does not build:", *errors[:20],
                                    *([] if errors else result.stderr.splitlines()[-20:])]))
    shown = subprocess.run([*arguments[:4], "--show-bin-path"], capture_output=True, text=True,
                           env=environment)
    return pathlib.Path(shown.stdout.strip()) / "InterlockPackageTests.xctest"
