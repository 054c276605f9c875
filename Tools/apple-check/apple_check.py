#!/usr/bin/env python3
"""Type-checks what an app installs, and the demo, for iOS: on Linux, against stubs of Apple's SDK.

usage: apple_check.py                 everything below, in this order
       apple_check.py samples         code in every shape that the checks rely on: must compile
       apple_check.py modules [NAME...]   our modules: must compile without a warning
       apple_check.py examples        the apps in Examples/: must compile without a warning
       apple_check.py planted         our modules with a mistake planted in a copy: must not compile
       apple_check.py mistakes        one file for each kind of mistake: must not compile
       apple_check.py files FILE...   any other files, as one module

Exit status 1 if anything is not as it must be, 2 if the check itself cannot run.
What this proves and what it does not: README.md.
"""

from __future__ import annotations

import concurrent.futures
import json
import pathlib
import re
import shutil
import sys
import tempfile
from dataclasses import dataclass
from typing import Callable, Dict, Optional, Sequence, Set

HERE = pathlib.Path(__file__).resolve().parent
PROJECT = HERE.parent.parent
sys.path.insert(0, str(HERE.parent / "apple-sdk"))

import apple_facts  # noqa: E402  (found through the path above)
import package_manifest  # noqa: E402
from package_manifest import ManifestError, Package, Target  # noqa: E402
from stub_sdk import StubSDK, Toolchain, ToolchainError  # noqa: E402

#: What an app installs, then the demo; each may import those before it.
MODULES = ("InterlockCore", "InterlockTesting", "Interlock", "EraScenarios", "Gallery")
#: Modules that would compile for nothing if they called no member of Apple's classes.
APPLE_CALLERS = ("Interlock", "EraScenarios", "Gallery")
#: Apps of their own, which import the modules above; each is isolated to the main actor.
EXAMPLES = PROJECT / "Examples"
#: A call of an Objective-C member in SIL: `#UIView.alpha!setter.foreign`.
FOREIGN_MEMBER = re.compile(r"#([\w.]+![\w.]*foreign)\b")


@dataclass
class Outcome:
    """What the compiler said."""

    succeeded: bool
    diagnostics: str
    #: The members of Objective-C classes that the code calls.
    called: Set[str]

    def error(self, text: str) -> Optional[str]:
        """The first error line that contains the text."""
        lines = self.diagnostics.splitlines()
        return next((line for line in lines if "error:" in line and text in line), None)


class Compiler:
    """Compiles files to SIL: unlike a plain type check, that also finds mistakes in data flow."""

    def __init__(self, sdk: StubSDK, modules: pathlib.Path) -> None:
        self.sdk = sdk
        self.modules = modules

    def compile(self, name: str, sources: Sequence[pathlib.Path], triple: str,
                flags: Sequence[str], keeps_module: bool = False,
                warnings_are_errors: bool = True) -> Outcome:
        plugins = self.sdk.toolchain.usr / "lib/swift/host/plugins"
        with tempfile.TemporaryDirectory() as folder:
            sil = pathlib.Path(folder) / "module.sil"
            arguments = ["-emit-sil", "-o", str(sil), "-module-name", name, "-parse-as-library"]
            arguments += ["-warnings-as-errors"] if warnings_are_errors else []
            arguments += ["-diagnostic-style=llvm"]
            arguments += ["-plugin-path", str(plugins), "-I", str(self.modules)]
            if keeps_module:
                arguments += ["-emit-module-path", str(self.modules / f"{name}.swiftmodule")]
            arguments += [*self.sdk.flags(triple), *flags, *[str(path) for path in sources]]
            result = self.sdk.toolchain.run("swift-frontend", *arguments)
            called = set(FOREIGN_MEMBER.findall(sil.read_text())) if sil.exists() else set()
        return Outcome(result.returncode == 0, result.stderr, called)


@dataclass
class Planted:
    """A mistake to plant in a copy of one of our modules."""

    title: str
    file: str
    find: str
    replace: str
    expect: str

    @property
    def module(self) -> str:
        """The module that owns the file: `Sources/Interlock/…`, `Laboratory/Gallery/…`."""
        return self.file.split("/")[1]


class AppleCheck:
    """Runs the parts and remembers whether all went as it must."""

    def __init__(self, compiler: Compiler, package: Package) -> None:
        self.compiler = compiler
        self.package = package
        self.failures = 0

    def fail(self, message: str, diagnostics: str = "") -> None:
        self.failures += 1
        print(f"FAILED  {message}")
        if diagnostics:
            print("\n".join("    " + line for line in diagnostics.splitlines()[:60]))

    def samples(self) -> None:
        """One file of usual code and one of what only the Objective-C runtime has."""
        paths = sorted((HERE / "samples").glob("*.swift"))
        outcome = self.compiler.compile("Samples", paths, self.package.triple, SWIFT_6)
        if not outcome.succeeded:
            self.fail("the samples", outcome.diagnostics)
        print(f"apple-check: samples: {len(paths)} files, "
              f"{len(outcome.called)} Apple members called")

    def modules(self, names: Sequence[str] = MODULES) -> None:
        """Each module by itself, in the order of the imports, as the manifest says."""
        facts = apple_facts.load()
        files = 0
        called: Set[str] = set()
        for name in names:
            target = self._target(name)
            if target is None:
                continue
            outcome = self._compile(target, target.sources, keeps_module=True)
            files += len(target.sources)
            called |= outcome.called
            print(f"apple-check: {name}: {len(target.sources)} files, "
                  f"{len(outcome.called)} Apple members called")
            if not outcome.succeeded:
                self.fail(name, outcome.diagnostics)
            elif name in APPLE_CALLERS and not outcome.called:
                self.fail(f"{name} calls no member of Apple's classes: is its iOS branch compiled?")
        print(f"apple-check: {files} files for {self.package.triple}, checked against "
              f"{len(facts.types)} types with {facts.member_count} members; {len(called)} called")

    def examples(self) -> None:
        """Each app in Examples/, as its manifest has it built."""
        for folder in sorted(EXAMPLES.glob("*.swiftpm")):
            paths = sorted((folder / "Sources").rglob("*.swift"))
            outcome = self.compiler.compile(
                folder.stem, paths, self.package.triple, EXAMPLE_FLAGS)
            if not outcome.succeeded:
                self.fail(folder.name, outcome.diagnostics)
            print(f"apple-check: {folder.name}: {len(paths)} files, "
                  f"{len(outcome.called)} Apple members called")

    def planted(self) -> None:
        """Our own sources with a mistake each: a check that accepts them checks nothing."""
        rows = json.loads((HERE / "planted.json").read_text())
        self._in_parallel([Planted(**row) for row in rows], self._plant, "planted mistakes")

    def mistakes(self) -> None:
        """Every file in mistakes/ names the error that it must give."""
        self._in_parallel(sorted((HERE / "mistakes").glob("*.swift")), self._mistake, "mistakes")

    def files(self, paths: Sequence[pathlib.Path]) -> None:
        outcome = self.compiler.compile("Files", paths, self.package.triple, SWIFT_6)
        print(outcome.diagnostics, end="")
        if not outcome.succeeded:
            self.fail(f"{len(paths)} files")

    def _target(self, name: str) -> Optional[Target]:
        target = self.package.targets.get(name)
        if target is None or not target.sources:
            self.fail(f"{name}: Package.swift has no such target with sources")
            return None
        return target

    def _compile(self, target: Target, sources: Sequence[pathlib.Path],
                 keeps_module: bool = False) -> Outcome:
        return self.compiler.compile(
            target.name, sources, self.package.triple, target.flags, keeps_module)

    def _in_parallel(self, items: Sequence, check: Callable[..., Optional[str]], what: str) -> None:
        """Runs the check, which returns what went wrong, over all items."""
        with concurrent.futures.ThreadPoolExecutor(max_workers=2) as pool:
            results = list(pool.map(check, items))
        for result in results:
            if result is not None:
                self.fail(result)
        refused = sum(result is None for result in results)
        print(f"apple-check: {what}: {refused} of {len(items)} as they must be")

    def _plant(self, planted: Planted) -> Optional[str]:
        target = self.package.targets.get(planted.module)
        path = PROJECT / planted.file
        if target is None or not path.exists():
            return f"{planted.title}: {planted.file} is not there"
        text = path.read_text()
        if text.count(planted.find) != 1:
            return (f"{planted.title}: `{planted.find}` occurs {text.count(planted.find)} times in "
                    f"{planted.file}; change planted.json to fit the source")
        with tempfile.TemporaryDirectory() as folder:
            copy = pathlib.Path(folder) / path.name
            copy.write_text(text.replace(planted.find, planted.replace))
            sources = [copy if source == path else source for source in target.sources]
            outcome = self._compile(target, sources)
        if outcome.succeeded:
            return f"{planted.title}: compiles, though it must not"
        if outcome.error(planted.expect) is None:
            return f"{planted.title}: not the error `{planted.expect}` but\n{outcome.diagnostics}"
        return None

    def _mistake(self, path: pathlib.Path) -> Optional[str]:
        note = re.match(r"// EXPECT: (.*)\n", path.read_text())
        if note is None:
            return f"{path.name}: its first line does not say what to EXPECT"
        expected = note.group(1)
        outcome = self.compiler.compile("Mistake", [path], self.package.triple, SWIFT_6)
        if expected == "nothing":
            # A limit of the check, recorded: should it be caught one day, the record is wrong.
            return None if outcome.succeeded else f"{path.name}: is caught now: say so in it"
        if outcome.succeeded:
            return f"{path.name}: compiles, though it must not"
        if outcome.error(expected) is None:
            return f"{path.name}: not the error `{expected}` but\n{outcome.diagnostics}"
        return None


SWIFT_6 = ("-swift-version", "6")
#: The settings in the manifests of the examples.
EXAMPLE_FLAGS = SWIFT_6 + ("-default-isolation", "MainActor") + tuple(
    word for feature in ("ExistentialAny", "MemberImportVisibility", "InternalImportsByDefault")
    for word in ("-enable-upcoming-feature", feature))


def run(arguments: Sequence[str]) -> int:
    sdk = StubSDK(Toolchain())
    sdk.build()
    modules = sdk.folder / "modules"
    shutil.rmtree(modules, ignore_errors=True)
    modules.mkdir()
    check = AppleCheck(Compiler(sdk, modules), package_manifest.load(PROJECT))
    command, rest = (arguments[0], arguments[1:]) if arguments else ("all", [])
    parts: Dict[str, Callable[[], None]] = {
        "samples": check.samples,
        "modules": lambda: check.modules(rest or MODULES),
        "examples": check.examples,
        "planted": check.planted,
        "mistakes": check.mistakes,
    }
    if command == "all":
        for part in parts.values():
            part()
    elif command in ("planted", "examples"):
        check.modules()
        parts[command]()
    elif command == "files":
        check.files([pathlib.Path(path) for path in rest])
    elif command in parts:
        parts[command]()
    else:
        print(__doc__.strip())
        return 2
    print("apple-check: passed" if check.failures == 0 else f"apple-check: {check.failures} failed")
    return 1 if check.failures else 0


if __name__ == "__main__":
    try:
        sys.exit(run(sys.argv[1:]))
    except (ToolchainError, ManifestError) as error:
        print(f"error: {error}", file=sys.stderr)
        sys.exit(2)
