"""Swift declarations, brought into one form so that two can be compared.

What does not matter to a caller is dropped: attributes, access, internal names of parameters,
`open` or `final`, stored or computed. What does matter stays: labels, types, optionality, default
arguments, whether a property can be set, what is static.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import List, Optional, Tuple

ATTRIBUTE = re.compile(r"@\w+(\([^)]*\))? ")
MODIFIERS = re.compile(
    r"^((open|public|override|required|final|optional|weak|unowned(\(\w+\))?|convenience"
    r"|nonisolated(\(\w+\))?|mutating|dynamic|lazy|indirect|prefix|postfix|infix) )+")
CALLABLE = re.compile(r"((?:static )?func \S+?|init[?!]?|(?:static )?subscript)(<[^>]*>)?\(")
VARIABLE = re.compile(r"(static )?(var|let) (`?\w+`?): (.*?)(?: \{ (get|get set) \})?$")
#: Names for the same type, which an importer or a module may choose freely.
SYNONYMS = ((re.compile(r"\b(CF|NS)?TimeInterval\b"), "Double"),
            (re.compile(r"\bNotification\.Name\b"), "NSNotification.Name"),
            (re.compile(r"\bany "), ""),
            (re.compile(r"\(([\w.]+)\)([?!])"), r"\1\2"))


@dataclass(frozen=True)
class Declaration:
    #: As in a symbol graph: `animate(withDuration:animations:)`, `alpha`.
    name: str
    #: The whole declaration in its one form.
    text: str

    @property
    def parameters(self) -> List[str]:
        """Those of a function, each with its label, type and default."""
        parts = _parts(self.text)
        return parts[0] if parts else []


def normalize(declaration: str) -> Declaration:
    text = " ".join(declaration.split())
    text = MODIFIERS.sub("", ATTRIBUTE.sub("", text))
    text = re.sub(r"^class (override )?(?=func|var|let|subscript)", "static ", text)
    for pattern, replacement in SYNONYMS:
        text = pattern.sub(replacement, text)
    text = text.replace(" : ", ": ")
    if match := CALLABLE.match(text):
        return _callable(text, match)
    if match := VARIABLE.match(text):
        name = match.group(3).strip("`")
        access = match.group(5) or ("get" if match.group(2) == "let" else "get set")
        head = f"{match.group(1) or ''}var {name}"
        return Declaration(name, f"{head}: {match.group(4)} {{ {access} }}")
    if match := re.match(r"case (\w+)", text):
        return Declaration(match.group(1), text)
    return Declaration(text, text)


def _callable(text: str, match: "re.Match[str]") -> Declaration:
    end = _closing(text, match.end())
    labels, parameters = [], []
    for parameter in split(text[match.end():end]):
        names, kind = parameter.split(":", 1)
        label = names.split()[0]
        labels.append(label + ":")
        parameters.append(f"{label}:{kind}")
    base = re.sub(r"[?!]$", "", match.group(1).split()[-1])
    whole = f"{match.group(1)}({', '.join(parameters)}{text[end:]}"
    return Declaration(f"{base}({''.join(labels)})", whole)


def _closing(text: str, start: int) -> int:
    """Where the parenthesis ends that was opened before `start`."""
    end, depth = start, 1
    while depth:
        depth += (text[end] == "(") - (text[end] == ")")
        end += 1
    return end - 1


def is_narrower(ours: str, apples: str) -> bool:
    """Whether ours is Apple's function with some default arguments, or whole parameters that have
    one, left out: each call that compiles with ours then compiles with Apple's."""
    our_parts, apples_parts = _parts(ours), _parts(apples)
    if our_parts is None or apples_parts is None or our_parts[1] != apples_parts[1]:
        return False
    remaining = our_parts[0]
    for parameter in apples_parts[0]:
        plain, _, default = parameter.partition(" = ")
        if remaining and remaining[0] in (parameter, plain):
            remaining = remaining[1:]
        elif not default:
            return False
    return not remaining


def _parts(text: str) -> Optional[Tuple[List[str], Tuple[str, str]]]:
    """The parameters of a normalized function, and what is before and after them."""
    match = CALLABLE.match(text)
    if match is None:
        return None
    end = _closing(text, match.end())
    return split(text[match.end():end]), (match.group(0), text[end:])


def split(text: str) -> List[str]:
    """The parts between commas that are not inside brackets."""
    parts: List[str] = []
    depth, start = 0, 0
    for index, character in enumerate(text):
        is_arrow = character == ">" and text[index - 1] == "-"
        depth += (character in "([<{") - (character in ")]}>" and not is_arrow)
        if character == "," and depth == 0:
            parts.append(text[start:index].strip())
            start = index + 1
    last = text[start:].strip()
    return parts + [last] if last else parts
