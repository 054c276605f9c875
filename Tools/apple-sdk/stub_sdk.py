#!/usr/bin/env python3
"""Builds the stub SDK: enough of Apple's modules to type-check iOS code on Linux.

usage: stub_sdk.py            builds or updates the SDK in .build-apple
       stub_sdk.py MODULE     ... and prints the module as Swift sees it (UIKit, for instance)

Needs a Linux Swift toolchain (`swiftc` in PATH). The first build takes about half a minute of one
core, later ones only what changed. See README.md.
"""

from __future__ import annotations

import hashlib
import json
import os
import pathlib
import shutil
import subprocess
import sys
from typing import Iterable, List, Sequence

import apple_facts
import make_headers
import stdlib_interface

HERE = pathlib.Path(__file__).resolve().parent
PROJECT = HERE.parent.parent
OUTPUT = PROJECT / ".build-apple"
#: Modules that are Swift only, or have a Swift part over the headers, in the order of imports.
OVERLAYS = ("ObjectiveC", "CoreFoundation", "CoreGraphics", "Dispatch", "Foundation", "os", "OSLog",
            "QuartzCore", "UIKit")
#: The SDK is built for the lowest target that anything here is checked for.
LOWEST_TARGET = "arm64-apple-ios13.0"


#: Swift values that an Objective-C class is bridged to and whose name is nested: a bridge cannot
#: name a nested type, so the overlay declares a flat one with an alias.
NESTED_VALUES = {"UIButton_Configuration": "UIButton.Configuration"}


def nested_names(text: str) -> str:
    """The text with `NESTED_VALUES` as their users write them."""
    for flat, nested in NESTED_VALUES.items():
        text = text.replace(flat, nested)
    return text


def search_paths(modules: pathlib.Path) -> List[str]:
    """Where the compiler finds the modules that are built in a folder, and those in C that they import."""
    headers = sorted((PROJECT / "Twin").glob("*/include"))
    return [word for folder in [modules, *headers] for word in ("-I", str(folder))]


class ToolchainError(Exception):
    """The toolchain is missing, or a part of the SDK does not compile."""


class Toolchain:
    """The Swift toolchain whose `swiftc` is in PATH."""

    def __init__(self) -> None:
        swiftc = shutil.which("swiftc")
        if swiftc is None:
            raise ToolchainError("swiftc was not found: put the toolchain's usr/bin into PATH")
        # swiftly's swiftc is a proxy; the toolchain itself tells where its files are.
        info = subprocess.run(
            [swiftc, "-print-target-info"], capture_output=True, text=True, check=True).stdout
        resources = pathlib.Path(json.loads(info)["paths"]["runtimeResourcePath"])
        self.usr = resources.parent.parent
        self.linux_modules = resources / "linux"
        if not self.linux_modules.is_dir():
            raise ToolchainError(f"{self.usr} is no Linux toolchain: on a Mac, build with Xcode")
        self.version = self.run("swiftc", "--version").stdout

    def tool(self, name: str) -> str:
        return str(self.usr / "bin" / name)

    def run(self, name: str, *arguments: str) -> "subprocess.CompletedProcess[str]":
        """Runs a tool and returns what it printed, whatever its exit status is."""
        # Without a backtrace, a crash of the compiler ends at once.
        environment = {**os.environ, "SWIFT_BACKTRACE": "enable=no"}
        return subprocess.run(
            [self.tool(name), *arguments], capture_output=True, text=True, env=environment)


class StubSDK:
    """The built SDK: what to pass to the compiler, and how to make it."""

    def __init__(self, toolchain: Toolchain, folder: pathlib.Path = OUTPUT) -> None:
        self.toolchain = toolchain
        self.folder = folder
        self.interfaces = folder / "interfaces"
        self.stdlib = folder / "stdlib"
        self.overlays = folder / "overlays"
        self.headers = folder / "headers"
        self.cache = folder / "cache"

    def flags(self, target: str) -> List[str]:
        """The frontend flags that make these modules, and no others, visible."""
        flags = ["-target", target, "-module-cache-path", str(self.cache)]
        flags += ["-sdk", str(HERE / "headers"), "-I", str(self.stdlib), "-I", str(self.overlays)]
        for folder in (HERE / "headers", self.headers):
            flags += ["-Xcc", f"-fmodule-map-file={folder / 'module.modulemap'}"]
            flags += ["-Xcc", f"-I{folder}"]
        return flags + ["-Xcc", "-ffreestanding", "-enable-objc-interop"]

    def build(self) -> None:
        """Brings the SDK up to date."""
        for folder in (self.interfaces, self.stdlib, self.overlays, self.headers, self.cache):
            folder.mkdir(parents=True, exist_ok=True)
        self._build_stdlib()
        make_headers.write_headers(apple_facts.load(), self.headers)
        self._build_overlays()

    def _build_stdlib(self) -> None:
        stdlib_interface.write_interfaces(
            self.toolchain.linux_modules, self.interfaces, LOWEST_TARGET)
        for module in stdlib_interface.MODULES:
            interface = self.interfaces / f"{module}.swiftinterface"
            product = self.stdlib / f"{module}.swiftmodule"
            if product.exists() and product.stat().st_mtime > interface.stat().st_mtime:
                continue
            self._compile(module, [
                "-compile-module-from-interface", str(interface), "-module-name", module,
                "-target", LOWEST_TARGET, "-enable-objc-interop", "-parse-stdlib",
                "-disable-availability-checking", "-module-cache-path", str(self.cache),
                "-sdk", str(HERE / "headers"), "-I", str(self.stdlib), "-Xcc", "-ffreestanding",
                "-o", str(product),
            ])

    def _build_overlays(self) -> None:
        stamp = self.folder / "overlays.stamp"
        inputs = [*HERE.glob("headers/**/*"), *HERE.glob("overlays/*/*"),
                  *self.headers.glob("**/*"), *self.interfaces.glob("*")]
        digest = self._digest(inputs)
        if stamp.exists() and stamp.read_text() == digest:
            return
        for module in OVERLAYS:
            self._compile(module, [
                "-emit-module", "-parse-as-library", "-swift-version", "5", "-suppress-warnings",
                *self.flags(LOWEST_TARGET), "-module-name", module,
                "-o", str(self.overlays / f"{module}.swiftmodule"),
                *[str(path) for path in sorted((HERE / "overlays" / module).glob("*.swift"))],
            ])
        stamp.write_text(digest)

    def _digest(self, paths: Iterable[pathlib.Path]) -> str:
        digest = hashlib.sha256(self.toolchain.version.encode())
        for path in sorted(path for path in paths if path.is_file()):
            digest.update(str(path).encode() + path.read_bytes())
        return digest.hexdigest()

    def _compile(self, module: str, arguments: Sequence[str]) -> None:
        result = self.toolchain.run("swift-frontend", *arguments)
        if result.returncode != 0:
            raise ToolchainError(f"the stub of {module} does not compile:\n{result.stderr}")

    def interface(self, module: str) -> str:
        """The module as Swift sees it."""
        result = self.toolchain.run(
            "swift-synthesize-interface", *self._extraction_flags(), "-module-name", module)
        return result.stdout + result.stderr

    def write_symbol_graph(self, module: str, folder: pathlib.Path) -> None:
        """Writes what `module` declares into `folder`, as JSON."""
        result = self.toolchain.run(
            "swift-symbolgraph-extract", *self._extraction_flags(), "-module-name", module,
            "-output-dir", str(folder), "-minimum-access-level", "public")
        if result.returncode != 0:
            raise ToolchainError(f"no symbol graph of {module}:\n{result.stderr}")

    def _extraction_flags(self) -> List[str]:
        return [flag for flag in self.flags(LOWEST_TARGET) if flag != "-enable-objc-interop"]


def main() -> int:
    if len(sys.argv) > 2 or sys.argv[1:] in (["-h"], ["--help"]):
        print(__doc__.strip())
        return 2
    try:
        sdk = StubSDK(Toolchain())
        sdk.build()
    except ToolchainError as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    if len(sys.argv) == 2:
        print(sdk.interface(sys.argv[1]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
