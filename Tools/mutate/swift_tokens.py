"""Splits Swift sources into tokens: enough of them to find operators, statements and bodies of functions."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Dict, List

WORD, NUMBER, TEXT, OPERATOR, SIGN = "word", "number", "text", "operator", "sign"
OPENING, CLOSING = "([{", ")]}"

PATTERNS = re.compile(r"""
    (?P<space>\s+)
  | (?P<comment>//[^\n]*)
  | (?P<word>[#@]?[A-Za-z_][A-Za-z_0-9]*|`[A-Za-z_]+`|\$[0-9]+)
  | (?P<number>[0-9][0-9A-Za-z_]*(?:\.[0-9][0-9_eE]*)?)
  | (?P<sign>[()\[\]{},;:\\])
  | (?P<operator>[-+*/%=<>!&|^~?.]+)
""", re.VERBOSE)


@dataclass(frozen=True)
class Token:
    """A word, a number, a text between quotes, an operator, or a bracket, comma or colon."""

    kind: str
    text: str
    start: int
    end: int
    line: int
    #: Whether white space (or the beginning of a line) stands before and after it.
    spaced_before: bool
    spaced_after: bool


class SwiftError(Exception):
    """A source that is not understood."""


def tokens(source: str) -> List[Token]:
    """All tokens in order, without comments."""
    found: List[Token] = []
    place, line = 0, 1
    while place < len(source):
        if source.startswith("/*", place):
            end = end_of_comment(source, place)
            kind = "comment"
        elif source[place] == '"':
            end = end_of_text(source, place)
            kind = TEXT
        else:
            match = PATTERNS.match(source, place)
            if match is None:
                raise SwiftError(f"line {line}: cannot read {source[place:place + 20]!r}")
            kind, end = match.lastgroup or "", match.end()
        text = source[place:end]
        if kind in (WORD, NUMBER, TEXT, OPERATOR, SIGN):
            found += split_operator(Token(kind, text, place, end, line,
                                          is_space(source, place - 1), is_space(source, end)))
        line += text.count("\n")
        place = end
    return found


def split_operator(token: Token) -> List[Token]:
    """A question or exclamation mark, or a chevron, that belongs to the word before it is no operator."""
    glued = not token.spaced_before and token.text[0] in "?!><" and len(token.text) > 1
    if token.kind != OPERATOR or not glued or token.text in (">=", "<=", "!=", "??"):
        return [token]
    first = Token(OPERATOR, token.text[0], token.start, token.start + 1, token.line, False, False)
    rest = Token(OPERATOR, token.text[1:], token.start + 1, token.end, token.line, False,
                 token.spaced_after)
    return [first, *split_operator(rest)]


def is_space(source: str, place: int) -> bool:
    return not 0 <= place < len(source) or source[place].isspace()


def end_of_comment(source: str, start: int) -> int:
    depth, place = 1, start + 2
    while depth and place < len(source):
        if source.startswith("/*", place):
            depth, place = depth + 1, place + 2
        elif source.startswith("*/", place):
            depth, place = depth - 1, place + 2
        else:
            place += 1
    return place


def end_of_text(source: str, start: int) -> int:
    """Where a text between quotes ends, with what is interpolated in it."""
    quote = '"""' if source.startswith('"""', start) else '"'
    place = start + len(quote)
    while place < len(source):
        if source.startswith("\\(", place):
            place = end_of_brackets(source, place + 1)
        elif source[place] == "\\":
            place += 2
        elif source.startswith(quote, place):
            return place + len(quote)
        else:
            place += 1
    raise SwiftError("a text without end")


def end_of_brackets(source: str, start: int) -> int:
    depth, place = 0, start
    while place < len(source):
        if source[place] == '"':
            place = end_of_text(source, place)
            continue
        depth += (source[place] in OPENING) - (source[place] in CLOSING)
        place += 1
        if depth == 0:
            return place
    raise SwiftError("a bracket without end")


def partners(all_tokens: List[Token]) -> Dict[int, int]:
    """For the index of each opening bracket that of its closing one, and the other way round."""
    result: Dict[int, int] = {}
    stack: List[int] = []
    for index, token in enumerate(all_tokens):
        if token.kind != SIGN:
            continue
        if token.text in OPENING:
            stack.append(index)
        elif token.text in CLOSING:
            if not stack:
                raise SwiftError(f"line {token.line}: a bracket without beginning")
            opening = stack.pop()
            result[opening], result[index] = index, opening
    if stack:
        raise SwiftError(f"line {all_tokens[stack[-1]].line}: a bracket without end")
    return result
