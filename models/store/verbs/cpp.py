# SPDX-FileCopyrightText: 2026 The Intray developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the program knows of a verb: what it is given, what it answers, and its row in the table of verbs."""
import re

from verbtext import Fault

TYPES = {"id": "qint64 {} = 0", "number": "qint64 {} = 0", "flag": "bool {} = false"}
PARAMETERS = {"id": "number", "number": "number", "flag": "number", "code": "uuid", "list": "json", "object": "json"}
NO_NAMES = set("bool case char class const default delete do else for if int new operator private public return short"
               " signed static struct switch template this typename union using void while".split())
ANSWERS = {"request": ("WorkRequest", "requestIn"), "event": ("std::optional<Event>", "eventIn")}
READING = {"find", "let", "refuse", "if", "else", "answer", "reply"}
MADE = """// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Made by compile-verbs of models/store/verbs/*.verb.
"""


def camel(name):
    return re.sub(r"_(\w)", lambda found: found[1].upper(), name)


def member(name):
    return camel(name) + ("_" if name in NO_NAMES else "")


def steps_of(steps):
    for step in steps:
        yield step
        yield from steps_of(step.below)


class Cpp:
    def __init__(self, verb):
        self.verb, self.name = verb, camel(verb.name)
        self.given = self.name[0].upper() + self.name[1:]
        self.steps = list(steps_of(verb.steps))
        self.answer, self.read = self.answered()

    def answered(self):
        """The type of the answer, and how it is read."""
        for step in self.steps:
            if step.kind == "answer" and step.answer in ANSWERS:
                return ANSWERS[step.answer]
            if step.kind == "each":
                return "BulkResult", "bulkResultIn"
        for step in self.steps:
            if step.kind == "reply":
                (name, _), *others = step.parts
                if others:
                    raise Fault(step.place, "The program reads one number of an answer")
                return "qint64", f'[](const QJsonObject &answer) {{ return JsonRow(answer).number("{name}"); }}'
        return "Done", "doneIn"

    def declared(self):
        """The struct of what it is given, and its row in the table."""
        remark = "".join(f"/// {line}\n" for line in self.verb.remark)
        fields = "".join(f"    {TYPES.get(kind, 'QString {}').format(member(name))};\n"
                         for name, kind in self.verb.given if name != "workstation")
        return (f"struct {self.given}\n{{\n{fields}}};\n"
                f"{remark}extern const Verb<{self.answer}, {self.given}> {self.name};\n")

    def embedded(self):
        return f"Outcome<{self.answer}> {self.name}(const Writing &writing, const verbs::{self.given} &given);\n"

    def defined(self):
        parameters = ", ".join("stationOf(who)" if name == "workstation" else
                               f'{PARAMETERS.get(kind, "text")}(":{name}", given.{member(name)})'
                               for name, kind in self.verb.given)
        carried = "inOneLook" if all(step.kind in READING for step in self.steps) else "inTransaction"
        who = "who" if ("workstation", "name") in self.verb.given else ""
        return (f"constinit const Verb<{self.answer}, verbs::{self.given}> verbs::{self.name}{{\n"
                f'    "{self.verb.name}",\n'
                f"    [](const Identity &{who}, const verbs::{self.given} &given) {{ return Parameters{{{parameters}}}; }},\n"
                f"    {self.read}, {carried}<embedded::{self.name}>}};\n")

    @staticmethod
    def header(verbs):
        made = [Cpp(verb) for verb in verbs]
        return f"""{MADE}#pragma once

#include "store/line/verb.h"

namespace intray {{

struct BulkResult;
struct Event;
struct WorkRequest;

namespace verbs {{

{chr(10).join(one.declared() for one in made)}
}} // namespace verbs

/// What the verbs do on SQLite.
namespace embedded {{

{"".join(one.embedded() for one in made)}
}} // namespace embedded
}} // namespace intray
"""

    @staticmethod
    def source(verbs, functions=""):
        """functions: what SQLite does."""
        made = [Cpp(verb) for verb in verbs]
        signatures = ",\n            ".join(f"signatureOf(verbs::{one.name})" for one in made)
        return f"""{MADE}#include "queue/bulk.h"
#include "queue/event.h"
#include "queue/workrequest.h"
#include "store/embedded/returning.h"
#include "store/embedded/verbsteps.h"
#include "store/refusals/refusals.h"
#include "store/sources/sourcing.h"
#include "store/line/verbs.h"

namespace intray {{

{functions}
{chr(10).join(one.defined() for one in made)}
QList<VerbSignature> signaturesOfTexts()
{{
    return {{{signatures}}};
}}

}} // namespace intray
"""
