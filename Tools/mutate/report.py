"""What became of the mutants, for a person and for a program."""

from __future__ import annotations

import collections
import json
from typing import Dict, List

import survivors
from runs import Verdict
from schemata import Mutant
from survivors import Explanation, Key

SURVIVED = "survived"


class Report:
    """The verdicts, and what the file of survivors says about them."""

    def __init__(self, chosen: List[Mutant], verdicts: List[Verdict], keys: Dict[Key, Mutant],
                 explanations: List[Explanation]) -> None:
        self.verdicts = verdicts
        self.uncompiled = [mutant for mutant in chosen if mutant.error is not None]
        self.keys = {mutant.number: key for key, mutant in keys.items()}
        self.reasons = {each.key: each.reason for each in explanations}
        self.foreign = [each for each in explanations if each.key not in keys]
        noticed = {self.keys[each.mutant.number]: each for each in verdicts
                   if each.outcome != SURVIVED}
        self.wrong = [(each, noticed[each.key]) for each in explanations if each.key in noticed]

    @property
    def survived(self) -> List[Verdict]:
        return [each for each in self.verdicts if each.outcome == SURVIVED]

    @property
    def unexplained(self) -> List[Verdict]:
        return [each for each in self.survived
                if self.keys[each.mutant.number] not in self.reasons]

    @property
    def is_clean(self) -> bool:
        return not (self.unexplained or self.foreign or self.wrong)

    # For a person

    def text(self) -> str:
        lines: List[str] = []
        for each in self.unexplained:
            key = self.keys[each.mutant.number]
            lines.append(f"SURVIVED {each.mutant.number}, line {each.mutant.mutation.line}")
            lines.append(survivors.written(key, "not yet explained"))
        lines += [f"error: survivors.txt:{each.line}: there is no such mutant: {each.key}"
                  for each in self.foreign]
        lines += [f"error: survivors.txt:{each.line}: this mutant does not survive: {verdict.by}"
                  for each, verdict in self.wrong]
        return "\n".join([*lines, *self.summary()])

    def summary(self) -> List[str]:
        noticed = [each for each in self.verdicts if each.outcome != SURVIVED]
        by_stage = collections.Counter(each.by.partition(":")[0] for each in noticed)
        outcomes = collections.Counter(each.outcome for each in noticed)
        stages = ", ".join(f"{count} by a {name}" for name, count in by_stage.most_common())
        explained = len(self.survived) - len(self.unexplained)
        return [f"{len(self.verdicts)} mutants of {self.function_count} functions; "
                f"{len(self.uncompiled)} more do not compile",
                f"{len(noticed)} noticed: {stages or 'none'}",
                f"    of these {outcomes['hung']} hung and {outcomes['crashed']} crashed",
                f"{len(self.survived)} survived: {explained} explained, "
                f"{len(self.unexplained)} not"]

    @property
    def function_count(self) -> int:
        return len({(each.mutant.path, each.mutant.body) for each in self.verdicts})

    # For a program

    def json(self) -> str:
        mutants = [{**self.described(each.mutant), "outcome": each.outcome, "by": each.by,
                    "reason": self.reasons.get(self.keys[each.mutant.number])}
                   for each in self.verdicts]
        mutants += [{**self.described(each), "outcome": "uncompiled", "by": each.error,
                     "reason": None} for each in self.uncompiled]
        errors = [f"survivors.txt:{each.line}: there is no such mutant" for each in self.foreign]
        errors += [f"survivors.txt:{each.line}: this mutant does not survive"
                   for each, _ in self.wrong]
        return json.dumps({"mutants": mutants, "errors": errors, "summary": self.summary()},
                          indent=1, ensure_ascii=False)

    def described(self, mutant: Mutant) -> Dict[str, object]:
        path, function, line, change = self.keys[mutant.number]
        return {"number": mutant.number, "file": path, "line": mutant.mutation.line,
                "function": function, "source": line, "change": change}
