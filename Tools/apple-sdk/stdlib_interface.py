"""Turns the Linux toolchain's own module interfaces into ones that type-check for iOS.

The interfaces of the standard library are text (`.swiftinterface`). With the target changed and
the few Objective-C entry points added that the compiler looks up by name, they compile for an
Apple triple. Nothing made from them is ever linked or run, so no body matters.
"""

from __future__ import annotations

import pathlib
import re

MODULES = ("Swift", "_Concurrency", "SwiftOnoneSupport", "_StringProcessing", "Observation")

#: Types and functions of the `Swift` module that exist only with the Objective-C runtime.
OBJECTIVE_C_ADDITIONS = """
@frozen @unsafe public struct AutoreleasingUnsafeMutablePointer<Pointee> : Swift._Pointer {
  public typealias Distance = Swift.Int
  public let _rawValue: Builtin.RawPointer
  @unsafe public init(_ _rawValue: Builtin.RawPointer)
  @unsafe public init<U>(_ from: Swift.UnsafeMutablePointer<U>)
  @unsafe public init?<U>(_ from: Swift.UnsafeMutablePointer<U>?)
  @unsafe public var pointee: Pointee {
    get
    nonmutating set
  }
  @unsafe public subscript(i: Swift.Int) -> Pointee {
    get
  }
}
public func _bridgeAnyObjectToAny(_ possiblyNullObject: Swift.AnyObject?) -> Any
public func _forceBridgeFromObjectiveC<T>(_ x: Swift.AnyObject, _: T.Type) -> T
public func _conditionallyBridgeFromObjectiveC<T>(_ x: Swift.AnyObject, _: T.Type) -> T?
"""


def concurrency_additions() -> str:
    """What the compiler calls for `await` on an imported method with a completion handler."""
    never, error = "Swift.Never", "any Swift.Error"
    checked, unsafe = "_Concurrency.CheckedContinuation", "_Concurrency.UnsafeContinuation"
    functions = []
    for word, failure in (("", never), ("Throwing", error)):
        functions.append(
            f"_createChecked{word}Continuation<T>(_ continuation: {unsafe}<T, {failure}>)"
            f" -> {checked}<T, {failure}>")
        for safety, kind in (("Checked", checked), ("Unsafe", unsafe)):
            name = f"_resume{safety}{word}Continuation"
            functions.append(
                f"{name}<T>(_ continuation: {kind}<T, {failure}>, _ value: __owned T)")
            if failure is error:
                functions.append(
                    f"{name}WithError<T>(_ continuation: {kind}<T, {failure}>,"
                    f" _ error: __owned {error})")
    functions.append(
        "_runTaskForBridgedAsyncMethod(@_inheritActorContext _ body: __owned @Sendable @escaping"
        " () async -> Swift.Void)")
    return "".join(f"\n@usableFromInline\ninternal func {each}" for each in functions) + "\n"


def apple_interface(module: str, linux_text: str, triple: str) -> str:
    """The interface of `module` for the Apple triple."""
    head, body = linux_text.split("\nimport ", 1)
    head = re.sub(r"-target \S+", f"-target {triple}", head, count=1)
    head = head.replace("-disable-objc-interop", "-enable-objc-interop")
    text = head + "\nimport " + body
    # What Darwin back-deploys has no inlinable body on Linux.
    text = re.sub(r"^ *@backDeployed\([^)]*\)\n", "", text, flags=re.M)
    # Nothing public needs the C library.
    text = re.sub(r"^import Glibc\n", "", text, flags=re.M)
    text = text.replace(" -O ", " -Onone ", 1)
    if module == "Swift":
        # Float80's helpers come from headers that only x86 has: keep the declaration alone.
        text = re.sub(
            r"(?:@inlinable @inline\(__always\)|@_transparent) (public mutating func \w+\([^)]*\))"
            r" \{[^{}]*_stdlib_\w+l\([^{}]*\}",
            r"\1", text)
        text += OBJECTIVE_C_ADDITIONS
    if module == "_Concurrency":
        text += concurrency_additions()
    return text


def write_interfaces(linux_modules: pathlib.Path, folder: pathlib.Path, triple: str) -> None:
    """Writes the interfaces of all `MODULES`; a file whose text would not change is left alone."""
    for module in MODULES:
        candidates = sorted((linux_modules / f"{module}.swiftmodule").glob("*.swiftinterface"))
        public = [path for path in candidates if ".private." not in path.name]
        if not public:
            raise FileNotFoundError(f"no interface of {module} in {linux_modules}")
        text = apple_interface(module, public[0].read_text(), triple)
        path = folder / f"{module}.swiftinterface"
        if not path.exists() or path.read_text() != text:
            path.write_text(text)
