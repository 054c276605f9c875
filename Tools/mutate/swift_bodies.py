"""Finds the bodies of functions, initialisers and computed properties, and the statements in them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Dict, Iterator, List, Optional, Tuple

from swift_tokens import CLOSING, OPENING, OPERATOR, SIGN, WORD, Token, partners, tokens

ACCESSORS = {"get", "set", "willSet", "didSet"}
#: Words with which a declaration or a statement can begin, but no expression.
KEYWORDS = {"let", "var", "return", "guard", "if", "switch", "for", "while", "repeat", "do", "case",
            "default", "break", "continue", "throw", "func", "struct", "enum", "extension", "import",
            "fallthrough", "else", "catch", "indirect", "static", "private", "mutating"}
#: After one of these a line goes on in the next one.
OPEN_ENDS = {",", "(", "[", ":", "->"}


@dataclass
class Body:
    """What stands between the braces of a function."""

    #: Such as `admit` or `isEmpty`.
    name: str
    #: Indices of the first token inside, and of the closing brace.
    first: int
    last: int
    #: Whether it has to give something back.
    gives_value: bool


@dataclass
class Source:
    """A source with its tokens and bodies."""

    text: str
    tokens: List[Token] = field(init=False)
    partners: Dict[int, int] = field(init=False)

    def __post_init__(self) -> None:
        self.tokens = tokens(self.text)
        self.partners = partners(self.tokens)

    def begins_line(self, index: int) -> bool:
        return index == 0 or self.tokens[index - 1].line < self.tokens[index].line

    def after(self, index: int) -> int:
        """The index behind a token, or behind the bracket that it opens."""
        return self.partners[index] + 1 if self.is_sign(index, OPENING) else index + 1

    def is_sign(self, index: int, signs: str) -> bool:
        token = self.tokens[index]
        return token.kind == SIGN and token.text in signs

    # Bodies

    def bodies(self) -> List[Body]:
        """All bodies in order; those of functions within functions are part of the outer ones."""
        found: List[Body] = []
        index = 0
        while index < len(self.tokens):
            token = self.tokens[index]
            if token.kind == WORD and token.text == "protocol":
                index = self.after(self.next_brace(index) or index)
                continue
            behind = index + 1
            if token.kind == WORD and token.text in ("func", "init", "subscript", "var"):
                for body in self.bodies_of(index):
                    found.append(body)
                    behind = body.last
            index = behind
        return found

    def bodies_of(self, index: int) -> Iterator[Body]:
        kind = self.tokens[index].text
        if kind == "init" and not (self.begins_line(index) or self.tokens[index - 1].text in (
                "public", "package", "private", "fileprivate", "override", "convenience")):
            return  # A call of `self.init`.
        brace = self.next_brace(index)
        if brace is None:
            return
        name = kind if kind in ("init", "subscript") else self.tokens[index + 1].text
        end = self.partners[brace]
        if kind in ("var", "subscript") and self.tokens[brace + 1].text in ACCESSORS:
            for place in range(brace + 1, end):
                if self.tokens[place].text in ACCESSORS and self.partners.get(place + 1, 0) > place:
                    yield Body(f"{name}.{self.tokens[place].text}", place + 2,
                               self.partners[place + 1], self.tokens[place].text == "get")
            return
        gives_value = kind in ("var", "subscript") or any(
            self.tokens[each].text == "->" for each in self.outermost(index, brace))
        yield Body(name, brace + 1, end, gives_value)

    def next_brace(self, index: int) -> Optional[int]:
        """The brace that opens the body of a declaration; none if it has none, or a value instead."""
        place = index + 1
        while place < len(self.tokens):
            if self.is_sign(place, "{"):
                return place
            token = self.tokens[place]
            if self.is_sign(place, CLOSING) or token.text == "=":
                return None
            if place > index + 1 and self.begins_line(place) and token.text not in ("where", "->"):
                if not self.is_sign(place - 1, OPENING + ",") and self.tokens[place - 1].text != "->":
                    return None
            place = self.after(place)
        return None

    def outermost(self, first: int, last: int) -> Iterator[int]:
        """The indices of tokens that no bracket encloses, with the opening brackets."""
        index = first
        while index < last:
            yield index
            index = self.after(index)

    # Statements

    def statements(self, first: int, last: int) -> List[Tuple[int, int]]:
        """The statements between two indices: where each begins, and what follows it.

        Labels of cases are statements too.
        """
        found: List[Tuple[int, int]] = []
        start = first
        for index in self.outermost(first, last):
            behind = self.after(index)
            is_label = self.tokens[start].text in ("case", "default")
            if (behind >= last or is_label and self.tokens[index].text == ":"
                    or self.ends_before(behind)):
                found.append((start, min(behind, last)))
                start = behind
        return found

    def ends_before(self, index: int) -> bool:
        """Whether a statement ends before a token on its nesting level."""
        before, token = self.tokens[index - 1], self.tokens[index]
        if not self.begins_line(index):
            return False
        if before.text in OPEN_ENDS or before.kind == OPERATOR and before.spaced_before:
            return False
        is_member = token.text.startswith(".") and not token.spaced_after
        if token.kind == OPERATOR and (is_member or token.spaced_after):
            return False
        return token.text not in ("else", "where", "catch")

    def blocks(self, body: Body) -> Iterator[Tuple[int, int]]:
        """All blocks of a body, the body among them, as indices of what is inside."""
        yield body.first, body.last
        for index in range(body.first, body.last):
            if self.is_sign(index, "{"):
                yield self.behind_parameters(index), self.partners[index]

    def behind_parameters(self, brace: int) -> int:
        """Where the statements of a closure begin."""
        end = self.partners[brace]
        index = brace + 1
        while index < end and self.tokens[index].line == self.tokens[brace].line:
            if self.tokens[index].text == "in":
                return index + 1
            if self.is_sign(index, "{") or self.tokens[index].text in KEYWORDS:
                break
            index = self.after(index)
        return brace + 1
