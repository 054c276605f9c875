"""Finds the blocks of Swift in our pages and comments, and makes files of them for the compiler."""

from __future__ import annotations

import pathlib
import re
from dataclasses import dataclass
from typing import Iterator, List, Optional

#: `<!-- swift twin: let row = UIView() -->` right above a block: where it is compiled (everywhere, if
#: neither `twin` nor `apple` stands there), and code before it that the reader is not shown.
NOTE = re.compile(r"<!--\s*swift(?:\s+(twin|apple))?\s*(?::(.*?))?-->\s*\Z", re.S)
BLOCK = re.compile(r"^(?P<indent> *)```swift\n(?P<code>.*?)^ *```$", re.M | re.S)
IMPORT = re.compile(r"^ *import \w+$", re.M)
#: How a block begins that declares something, and is therefore no part of a function.
DECLARATION = re.compile(
    r"(?:@\w+(?:\([^\n]*\))?\s+)*(?:(?:public|private|final|open|nonisolated)\s+)*"
    r"(?:class|struct|enum|protocol|extension|actor)\s")
TEST = re.compile(r"@(?:Test|Suite)\b")
#: What every block sees without saying so.
ALWAYS = ("Foundation", "Interlock", "UIKit")


@dataclass(frozen=True)
class Block:
    """A block of Swift, at its place."""

    page: str
    #: The line of its first line of code, counted from one.
    line: int
    code: str
    #: Code before it that the page does not show.
    hidden: str = ""
    #: `twin` or `apple`; None if it is compiled for both.
    world: Optional[str] = None

    @property
    def own_module(self) -> List[str]:
        """The module of the source in whose comment the block stands."""
        parts = self.page.split("/")
        return [parts[1]] if parts[0] == "Sources" and self.page.endswith(".swift") else []

    def source(self, number: int) -> str:
        """The block as a file: as it stands if it declares something, else as a function's body."""
        imports = [f"import {module}" for module in (*ALWAYS, *self.own_module)]
        imports += [each.strip() for each in IMPORT.findall(self.hidden + "\n" + self.code)]
        hidden = [line.strip() for line in IMPORT.sub("", self.hidden).splitlines() if line.strip()]
        code = IMPORT.sub("", self.code)
        body = [f'#sourceLocation(file: "{self.page}", line: {self.line})', code.rstrip("\n"),
                "#sourceLocation()"]
        start = code.lstrip("\n")
        if start.startswith("override "):
            around = [f"private final class Page{number}: UIViewController {{", *body, "}"]
            parts = [*hidden, *around]
        elif DECLARATION.match(start) or TEST.match(start):
            parts = [*hidden, *body]
        else:
            opening = f"@MainActor private func block{number}() async throws {{"
            parts = [opening, *hidden, *body, "}"]
        return "\n".join([*dict.fromkeys(imports), *parts]) + "\n"


@dataclass(frozen=True)
class Page:
    """A page or a source file with blocks; a later block sees what an earlier one declares."""

    path: str
    blocks: List[Block]

    def blocks_for(self, world: str) -> List[Block]:
        return [each for each in self.blocks if each.world in (None, world)]


def read(root: pathlib.Path) -> List[Page]:
    """All pages of a repository with Swift on them, and the sources with Swift in their comments."""
    paths = [root / "README.md", root / "CONTRIBUTING.md"]
    paths += sorted((root / "Documentation").rglob("*.md"))
    paths += sorted((root / "Sources").rglob("*.md")) + sorted((root / "Sources").rglob("*.swift"))
    pages = [parse(path.read_text(), path.relative_to(root).as_posix()) for path in paths]
    return [page for page in pages if page.blocks]


def parse(text: str, path: str) -> Page:
    """One page, or the comments of one source file."""
    return Page(path, list(blocks(prose_of(text) if path.endswith(".swift") else text, path)))


def blocks(text: str, page: str) -> Iterator[Block]:
    """The blocks of a text, in order."""
    end_before = 0
    for found in BLOCK.finditer(text):
        above = text[end_before:found.start()]
        note = NOTE.search(above, max(above.rfind("<!--"), 0))
        world, hidden = note.groups() if note else (None, None)
        indent = len(found.group("indent"))
        code = "".join(line[min(indent, len(line) - len(line.lstrip(" "))):]
                       for line in found.group("code").splitlines(keepends=True))
        line = text.count("\n", 0, found.start("code")) + 1
        yield Block(page, line, code, hidden or "", world)
        end_before = found.end()


def prose_of(source: str) -> str:
    """The documentation comments of a source file, each line at its place, all else empty."""
    lines = []
    for line in source.split("\n"):
        comment = line.lstrip(" ")
        lines.append(comment[3:].removeprefix(" ") if comment.startswith("///") else "")
    return "\n".join(lines)
