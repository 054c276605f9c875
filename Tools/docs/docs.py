#!/usr/bin/env python3
"""Builds the documentation of the library: its comments and the pages in Interlock.docc.

usage: docs.py [--modules FOLDER] [--output FOLDER]

Reads the modules in the folder (those of `swift build`, if none is given) and writes
.build/docs/Interlock.doccarchive. A warning is an error, and so is a public type that stands under no
topic. Uses the toolchain's docc alone, and no network.
"""

from __future__ import annotations

import argparse
import json
import pathlib
import re
import shutil
import sys
import tempfile
from typing import List, Set

HERE = pathlib.Path(__file__).resolve().parent
PROJECT = HERE.parent.parent
sys.path[:0] = [str(HERE), str(HERE.parent / "apple-sdk")]

from examples import built_modules  # noqa: E402  (found through the path above)
from stub_sdk import Toolchain, ToolchainError, search_paths  # noqa: E402

MODULE = "Interlock"
#: What `import Interlock` brings along; its types are documented as if they were the library's.
EXPORTED = "InterlockCore"
CATALOGUE = PROJECT / "Sources" / MODULE / f"{MODULE}.docc"
TOPIC = re.compile(r"^- ``(?:\w+/)?(\w+)``$", re.M)


def extract_graphs(toolchain: Toolchain, modules: pathlib.Path, folder: pathlib.Path) -> None:
    """Writes the symbol graphs of the library: its own symbols, and what it adds to UIKit's types."""
    if not (modules / f"{MODULE}.swiftmodule").exists():
        raise ToolchainError(f"{MODULE} is not built in {modules}: run swift build")
    info = json.loads(toolchain.run("swiftc", "-print-target-info").stdout)
    result = toolchain.run(
        "swift-symbolgraph-extract", "-module-name", MODULE, *search_paths(modules),
        "-target", info["target"]["unversionedTriple"], "-output-dir", str(folder),
        "-minimum-access-level", "public", "-emit-extension-block-symbols", "-skip-inherited-docs",
        f"-experimental-allowed-reexported-modules={EXPORTED}")
    if result.returncode != 0:
        raise ToolchainError(f"no symbol graph of {MODULE}:\n{result.stderr}")


def types_in(folder: pathlib.Path) -> Set[str]:
    """The types at the top of the symbol graphs."""
    symbols = [symbol for path in folder.glob("*.symbols.json")
               for symbol in json.loads(path.read_text())["symbols"]]
    return {symbol["pathComponents"][0] for symbol in symbols
            if len(symbol["pathComponents"]) == 1}


def without_topic(types: Set[str], catalogue: pathlib.Path) -> List[str]:
    """The types that no page of the catalogue puts under a topic."""
    named = {name for page in catalogue.rglob("*.md") for name in TOPIC.findall(page.read_text())}
    return sorted(types - named)


def convert(toolchain: Toolchain, graphs: pathlib.Path, output: pathlib.Path,
            catalogue: pathlib.Path = CATALOGUE) -> List[str]:
    """Writes the archive; returns what docc has to say against it."""
    shutil.rmtree(output, ignore_errors=True)
    output.parent.mkdir(parents=True, exist_ok=True)
    result = toolchain.run(
        "docc", "convert", str(catalogue), "--additional-symbol-graph-dir", str(graphs),
        "--output-dir", str(output), "--fallback-display-name", MODULE,
        "--fallback-bundle-identifier", MODULE, "--warnings-as-errors")
    said = (result.stdout + result.stderr).strip()
    return [] if result.returncode == 0 and not said else [said or "docc failed"]


def planted(toolchain: Toolchain, graphs: pathlib.Path, types: Set[str]) -> List[str]:
    """What is wrong with this check: nothing, if it finds a dead link and a type without a topic."""
    with tempfile.TemporaryDirectory() as name:
        copy = pathlib.Path(name) / CATALOGUE.name
        shutil.copytree(CATALOGUE, copy)
        landing = copy / f"{MODULE}.md"
        landing.write_text(landing.read_text() + "\n- ``NoSuchSymbol``\n")
        said = convert(toolchain, graphs, pathlib.Path(name) / "archive", copy)
    wrong = [] if "NoSuchSymbol" in "".join(said) else ["error: a planted dead link is not found"]
    if "NoSuchType" not in without_topic(types | {"NoSuchType"}, CATALOGUE):
        wrong.append("error: a planted type without a topic is not found")
    return wrong


def main() -> int:
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--modules", type=pathlib.Path)
    parser.add_argument(
        "--output", type=pathlib.Path, default=PROJECT / f".build/docs/{MODULE}.doccarchive")
    arguments = parser.parse_args()
    toolchain = Toolchain()
    with tempfile.TemporaryDirectory() as name:
        graphs = pathlib.Path(name)
        extract_graphs(toolchain, arguments.modules or built_modules(), graphs)
        types = types_in(graphs)
        wrong = [f"error: {each} stands under no topic in {CATALOGUE.relative_to(PROJECT)}"
                 for each in without_topic(types, CATALOGUE)]
        wrong += convert(toolchain, graphs, arguments.output)
        wrong += planted(toolchain, graphs, types)
    print("".join(each + "\n" for each in wrong), end="")
    pages = len(list(CATALOGUE.glob("*.md")))
    print(f"docs: {pages} pages and {len(types)} types, {len(wrong)} things wrong: {arguments.output}")
    return 1 if wrong else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except ToolchainError as error:
        print(f"error: {error}", file=sys.stderr)
        sys.exit(2)
