#!/usr/bin/env python3
"""Compiles every block of Swift on our pages and in the comments of our sources.

usage: examples.py [--modules FOLDER] [twin | apple]

`twin` compiles them against the modules in the folder (those of `swift build`, if none is given),
`apple` for iOS against the stubs of apple-check; both if none is named. Each page is one module: a
block sees what an earlier one declares, and preamble.swift. Errors name the page and its line.
Exit status 1 if a block does not compile, 2 if nothing could be compiled.
"""

from __future__ import annotations

import argparse
import concurrent.futures
import pathlib
import re
import subprocess
import sys
import tempfile
from typing import Callable, List, Sequence, Tuple

HERE = pathlib.Path(__file__).resolve().parent
PROJECT = HERE.parent.parent
sys.path[:0] = [str(HERE), str(HERE.parent / "apple-sdk"), str(HERE.parent / "apple-check")]

import pages  # noqa: E402  (found through the path above)
from pages import Page  # noqa: E402
from stub_sdk import Toolchain, ToolchainError, search_paths  # noqa: E402

PREAMBLE = HERE / "preamble.swift"
#: What is wrong in an app and right on a page: the reader is shown how a value is made, not its use.
NOT_WRONG = re.compile(r"warning: (?:initialization of immutable value|immutable value|"
                       r"variable) '\w+' was never (?:used|mutated)")
DIAGNOSTIC = re.compile(r"^\S.*?:\d+:\d+: (?:error|warning): .*$", re.M)

#: Compiles files as a module; returns whether that went well, and what the compiler said.
Compile = Callable[[Sequence[pathlib.Path]], Tuple[bool, str]]


def problems(page: Page, world: str, compile_files: Compile) -> List[str]:
    """What is wrong with the blocks of a page in one world."""
    with tempfile.TemporaryDirectory() as folder:
        files = [PREAMBLE]
        for number, block in enumerate(page.blocks_for(world)):
            files.append(pathlib.Path(folder) / f"block{number}.swift")
            files[-1].write_text(block.source(number))
        succeeded, said = compile_files(files) if len(files) > 1 else (True, "")
    found = [each for each in dict.fromkeys(DIAGNOSTIC.findall(said)) if not NOT_WRONG.search(each)]
    return found if found or succeeded else [f"{page.path}: error: the compiler failed:\n{said}"]


def twin(modules: pathlib.Path, toolchain: Toolchain) -> Compile:
    """Compiles with the twin, as a test of an app on Linux is."""
    if not (modules / "Interlock.swiftmodule").exists():
        raise ToolchainError(f"Interlock is not built in {modules}: run swift build")
    plugins = toolchain.usr / "lib/swift/host/plugins/testing"

    def compile_files(files: Sequence[pathlib.Path]) -> Tuple[bool, str]:
        # To SIL: a type check alone does not find mistakes in the flow of data.
        result = toolchain.run(
            "swiftc", "-emit-sil", "-o", "/dev/null", "-module-name", "Examples", "-wmo",
            "-parse-as-library", "-swift-version", "6", "-diagnostic-style=llvm",
            "-plugin-path", str(plugins), *search_paths(modules), *map(str, files))
        return result.returncode == 0, result.stderr

    return compile_files


def apple(folder: pathlib.Path) -> Compile:
    """Compiles for iOS, as apple-check does."""
    from apple_check import AppleCheck, Compiler, SWIFT_6
    import package_manifest
    from stub_sdk import StubSDK
    sdk = StubSDK(Toolchain())
    sdk.build()
    check = AppleCheck(Compiler(sdk, folder), package_manifest.load(PROJECT))
    check.modules(["InterlockCore", "InterlockTesting", "Interlock"])
    if check.failures:
        raise ToolchainError("the modules do not compile for iOS")

    def compile_files(files: Sequence[pathlib.Path]) -> Tuple[bool, str]:
        outcome = check.compiler.compile(
            "Examples", files, check.package.triple, SWIFT_6, warnings_are_errors=False)
        return outcome.succeeded, outcome.diagnostics

    return compile_files


def built_modules() -> pathlib.Path:
    result = subprocess.run(
        ["swift", "build", "--package-path", str(PROJECT), "--show-bin-path"],
        capture_output=True, text=True)
    return pathlib.Path(result.stdout.strip()) / "Modules"


#: A page with a mistake in its second block; a check that accepts it checks nothing.
PLANTED = pages.parse("""# Planted

```swift
let planted = InterlockNavigationController(rootViewController: inbox)
```

```swift
let outcome = await navigation.interlock.push(reply)
navigation.interlock.noSuchVerb(outcome)
```
""", "planted.md")


def planted(world: str, compile_files: Compile) -> List[str]:
    """What is wrong with this check: nothing, if it finds the planted mistake and no other."""
    found = problems(PLANTED, world, compile_files)
    if len(found) == 1 and found[0].startswith("planted.md:9:22: error: "):
        return []
    return [f"error: the planted mistake is not found as it must be, but: {found}"]


def check(found: Sequence[Page], world: str, compile_files: Compile) -> int:
    """Compiles all pages and prints what is wrong; returns how much that is."""
    with concurrent.futures.ThreadPoolExecutor(max_workers=2) as pool:
        wrong = [each for each_page in pool.map(
            lambda page: problems(page, world, compile_files), found) for each in each_page]
    wrong = list(dict.fromkeys(wrong))  # What is wrong in the preamble is so on every page.
    wrong += planted(world, compile_files)
    print("".join(each + "\n" for each in wrong), end="")
    count = sum(len(page.blocks_for(world)) for page in found)
    print(f"examples: {count} blocks of {len(found)} pages compiled "
          f"{'with the twin' if world == 'twin' else 'for iOS'}, {len(wrong)} mistakes")
    if count == 0:
        raise ToolchainError("there is no block of Swift: are the pages where they are looked for?")
    return len(wrong)


def main() -> int:
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--modules", type=pathlib.Path)
    parser.add_argument("world", nargs="?", choices=["twin", "apple"])
    arguments = parser.parse_args()
    found = pages.read(PROJECT)
    wrong = 0
    if arguments.world != "apple":
        modules = arguments.modules or built_modules()
        wrong += check(found, "twin", twin(modules, Toolchain()))
    if arguments.world != "twin":
        with tempfile.TemporaryDirectory() as folder:
            wrong += check(found, "apple", apple(pathlib.Path(folder)))
    return 1 if wrong else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except ToolchainError as error:
        print(f"error: {error}", file=sys.stderr)
        sys.exit(2)
