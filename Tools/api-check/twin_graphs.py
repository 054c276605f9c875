"""Symbol graphs of the built twin."""

from __future__ import annotations

import pathlib
import re
import subprocess

from stub_sdk import Toolchain, ToolchainError, search_paths

PROJECT = pathlib.Path(__file__).resolve().parent.parent.parent
TWIN = ("CoreGraphics", "QuartzCore", "UIKit")


def built_modules() -> pathlib.Path:
    result = subprocess.run(
        ["swift", "build", "--package-path", str(PROJECT), "--show-bin-path"],
        capture_output=True, text=True)
    return pathlib.Path(result.stdout.strip()) / "Modules"


def twin_graphs(toolchain: Toolchain, modules: pathlib.Path, folder: pathlib.Path) -> None:
    """Writes the symbol graphs of the built twin into the folder."""
    target = toolchain.run("swiftc", "-print-target-info").stdout
    triple = re.search(r'"triple": "([^"]+)"', target)
    for module in TWIN:
        if not (modules / f"{module}.swiftmodule").exists():
            raise ToolchainError(f"{module} is not built in {modules}: swift build --target UIKit")
        result = toolchain.run(
            "swift-symbolgraph-extract", "-module-name", module, *search_paths(modules),
            "-target", triple.group(1) if triple else "", "-output-dir", str(folder),
            "-minimum-access-level", "public")
        if result.returncode != 0:
            raise ToolchainError(f"no symbol graph of {module}:\n{result.stderr}")
