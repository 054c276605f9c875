"""What can be done to a body of a function: each mutation replaces one piece of its text by another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Iterator, List, Optional, Tuple

from swift_bodies import KEYWORDS, Body, Source
from swift_tokens import CLOSING, NUMBER, OPERATOR, WORD

#: Between two operands. Those in angle brackets are defined in `switch/MutantOperators.swift`: they do
#: the same the other way round.
BINARY = {
    "==": ("!=",), "!=": ("==",), "<": ("<=", ">="), "<=": ("<", ">"), ">": (">=", "<="),
    ">=": (">", "<"), "&&": ("||",), "||": ("&&",), "+": ("-", "<+>"), "-": ("+",), "+=": ("-=", "<+=>"),
    "-=": ("+=",), "*": ("/",), "/": ("*",), "%": ("*",), "??": ("<??>",), "..<": ("...",),
    "...": ("..<",),
}
#: Words that stand for each other. Words that begin with `mutant` are defined in the same file.
WORDS = {
    "first": "last", "last": "first", "firstIndex": "lastIndex", "lastIndex": "firstIndex",
    "removeFirst": "removeLast", "removeLast": "removeFirst", "popFirst": "popLast",
    "popLast": "popFirst", "append": "mutantPrepend", "prepend": "append", "insert": "mutantInsert",
    "filter": "mutantReject", "min": "max", "max": "min", "prefix": "suffix", "suffix": "prefix",
    "contains": "allSatisfy", "allSatisfy": "contains", "union": "intersection",
    "lowerBound": "upperBound", "upperBound": "lowerBound", "true": "false", "false": "true",
    "continue": "break",
}
#: Those of them that stand alone; all others follow a dot.
ALONE = {"min", "max", "true", "false", "continue"}
ASSIGNMENTS = ("=", "+=", "-=")


@dataclass(frozen=True)
class Mutation:
    """A piece of a source and what takes its place."""

    start: int
    end: int
    replacement: str
    #: As the report shows it.
    old: str
    new: str
    line: int
    #: The function it is in.
    function: str


class Mutator:
    """Finds the mutations of one body."""

    def __init__(self, source: Source, body: Body) -> None:
        self.source, self.body = source, body
        self.tokens = source.tokens

    def all(self) -> List[Mutation]:
        """All mutations, in the order of the text, each once."""
        found = [*self.of_tokens(), *self.of_conditions(), *self.of_statements(), *self.of_choices()]
        unique = {(each.start, each.end, each.replacement): each for each in found}
        return sorted(unique.values(), key=lambda each: (each.start, each.end, each.new))

    def replacing(self, first: int, last: int, replacement: str, new: Optional[str] = None,
                  old: Optional[str] = None) -> Mutation:
        """A mutation of the tokens from one index up to another, which is left alone."""
        start, end = self.tokens[first].start, self.tokens[last - 1].end
        shown = " ".join(self.source.text[start:end].split()) if old is None else old
        return Mutation(start, end, replacement, shown, replacement if new is None else new,
                        self.tokens[first].line, self.body.name)

    # Operators, words and numbers

    def of_tokens(self) -> Iterator[Mutation]:
        for index in range(self.body.first, self.body.last):
            token = self.tokens[index]
            if token.kind == OPERATOR:
                yield from self.of_operator(index)
            elif token.kind == NUMBER and token.text.isdigit():
                yield self.replacing(index, index + 1, str(int(token.text) + 1))
            elif token.kind == WORD:
                yield from self.of_word(index)

    def of_operator(self, index: int) -> Iterator[Mutation]:
        token, behind = self.tokens[index], self.tokens[index + 1]
        is_range = token.text in ("..<", "...") and behind.text not in CLOSING
        if token.text in BINARY and (token.spaced_before and token.spaced_after or is_range):
            for other in BINARY[token.text]:
                if behind.kind != NUMBER or not other.startswith("<+"):  # That is for lists.
                    yield self.replacing(index, index + 1, other)
        elif token.text in (">", "<") and behind.text == ")":
            yield self.replacing(index, index + 1, "<" if token.text == ">" else ">")
        elif token.text == "!" and not token.spaced_after:
            if token.spaced_before or self.tokens[index - 1].text in ("(", "{", "["):
                yield self.replacing(index, index + 1, "", new="(nothing)")

    def of_word(self, index: int) -> Iterator[Mutation]:
        word, before, behind = (self.tokens[each].text for each in (index, index - 1, index + 1))
        if word == "reversed" and before == ".":
            yield self.replacing(index - 1, index + 3, "", new="(nothing)")
        elif word in WORDS and (before == "." or word in ALONE) and behind != ":":
            if word not in ("contains", "allSatisfy") or behind == "{":
                yield self.replacing(index, index + 1, WORDS[word])

    # Conditions

    def of_conditions(self) -> Iterator[Mutation]:
        """`if`, `guard` and `while` with a condition that holds always, or never; `where` too."""
        for index in range(self.body.first, self.body.last):
            word = self.tokens[index].text
            if self.tokens[index].kind != WORD:
                continue
            if word in ("if", "guard", "while"):
                yield from self.of_clauses(index, "else" if word == "guard" else "{")
            elif word == "where" and self.tokens[index + 1].text != ":":
                end = self.find(index + 1, (":", "{"))
                if end is not None:
                    for value in ("true", "false"):
                        yield self.replacing(index + 1, end, value)

    def of_clauses(self, keyword: int, stop: str) -> Iterator[Mutation]:
        end = self.find(keyword + 1, (stop,))
        if end is None:
            return
        word, first = self.tokens[keyword].text, keyword + 1
        start = self.tokens[first].start
        yield Mutation(start, start, "false, ", f"{word} ...", f"{word} false, ...",
                       self.tokens[keyword].line, self.body.name)
        clauses = self.parts(first, end, ",")
        for begin, behind in clauses:
            is_binding = self.tokens[begin].text in ("let", "var", "case")
            if not is_binding and not (word == "while" and len(clauses) == 1):
                yield self.replacing(begin, behind, "true")

    def find(self, index: int, texts: Tuple[str, ...]) -> Optional[int]:
        """The first of some tokens, outside of all brackets that open after the index."""
        while index < self.body.last:
            if self.tokens[index].text in texts:
                return index
            if self.tokens[index].text in CLOSING:
                return None
            index = self.source.after(index)
        return None

    def parts(self, first: int, last: int, separator: str) -> List[Tuple[int, int]]:
        found, start = [], first
        for index in self.source.outermost(first, last):
            if self.tokens[index].text == separator:
                found.append((start, index))
                start = index + 1
        return [*found, (start, last)]

    # Statements

    def of_statements(self) -> Iterator[Mutation]:
        """Calls and assignments that are left out."""
        for first, last in self.source.blocks(self.body):
            for start, end in self.source.statements(first, last):
                if self.can_be_left_out(start, end):
                    yield self.replacing(start, end, "do {}", new="(nothing)")

    def can_be_left_out(self, start: int, end: int) -> bool:
        """Whether this is a call or an assignment, and not the value of a closure or of a branch.

        In an initialiser nothing can: each property needs its value.
        """
        word = self.tokens[start]
        if self.body.name == "init" or word.kind != WORD or word.text in KEYWORDS:
            return False
        if (start, end) == (self.body.first, self.body.last) and self.body.gives_value:
            return False
        if any(each.text.startswith("$") for each in self.tokens[start:end]):
            return False
        assigns = any(self.tokens[each].text in ASSIGNMENTS
                      for each in self.source.outermost(start, end))
        return assigns or self.tokens[end - 1].text in (")", "}")

    # Choices

    def of_choices(self) -> Iterator[Mutation]:
        """`a ? b : c` with b and c in each other's place."""
        for index in range(self.body.first, self.body.last):
            token = self.tokens[index]
            if token.text == "?" and token.spaced_before and token.spaced_after:
                first = self.start_of_operand(index)
                text = self.source.text[self.tokens[first].start:self.tokens[index - 1].end]
                yield self.replacing(first, index, f"!({text})")

    def start_of_operand(self, index: int) -> int:
        """Where the expression begins that ends before an operator of a lower precedence than its own."""
        place = index
        while place > self.body.first:
            before = place - 1
            token = self.tokens[before]
            is_choice = token.text == "?" and token.spaced_before
            if is_choice or token.text in ("(", "[", "{", ",", ":", "=", "return", "in", "+=", "-="):
                break
            if self.source.begins_line(place) and self.source.ends_before(place):
                break
            is_bracket = self.source.is_sign(before, CLOSING)
            place = self.source.partners[before] if is_bracket else before
        return place
