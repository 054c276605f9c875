"""A package that a tool makes from the sources, changed in places, and builds: what the tools that switch
features off, plant defects and mutate the engine have in common."""

from __future__ import annotations

import pathlib
import subprocess
from typing import Dict, List, Optional, Sequence, Union


class BuildError(Exception):
    """A copy does not build; says what the compiler says."""


def bring_up_to_date(copy: pathlib.Path, wanted: Dict[str, Union[str, bytes]],
                     folders: Sequence[str]) -> None:
    """Makes the files of a copy those that are wanted, by their paths.

    What has not changed keeps its date, and is not compiled again. What is not wanted is removed from
    these folders of the copy; elsewhere it stays, such as what a build has made.
    """
    for folder in folders:
        for old in sorted((copy / folder).rglob("*")):
            if old.is_file() and old.relative_to(copy).as_posix() not in wanted:
                old.unlink()
    for path, content in wanted.items():
        content = content.encode() if isinstance(content, str) else content
        file = copy / path
        if not file.exists() or file.read_bytes() != content:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content)


def build(copy: pathlib.Path, options: List[str], configuration: str = "debug",
          environment: Optional[Dict[str, str]] = None) -> pathlib.Path:
    """Builds a copy on two processors. Returns the folder of what was built."""
    arguments = ["swift", "build", "--package-path", str(copy), "-c", configuration]
    result = subprocess.run([*arguments, "-j", "2", *options], stdout=subprocess.PIPE,
                            stderr=subprocess.STDOUT, text=True, env=environment)
    if result.returncode != 0:
        lines = result.stdout.splitlines()
        errors = [line for line in lines if "error:" in line]
        raise BuildError("\n".join(list(dict.fromkeys(errors))[:20] or lines[-20:]))
    shown = subprocess.run([*arguments, "--show-bin-path"], capture_output=True, text=True,
                           env=environment)
    return pathlib.Path(shown.stdout.strip())
