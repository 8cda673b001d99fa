# SPDX-FileCopyrightText: 2026 The Intray developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads the text of a verb into steps. docs/internals/onetext.md describes the language.

What is not understood is a Fault, which names the file and the line.
"""
import re

KINDS = {"id", "number", "flag", "name", "title", "word", "text", "code", "list", "object"}
KINDS_OF_LET = KINDS | {"time", "truth"}
TEXTS = {"name", "title", "word", "text"}
ROLES = ("clerk", "worker", "supervisor", "administrator", "importer", "auditor")


class Fault(Exception):
    def __init__(self, place, sentence):
        super().__init__(f"{place[0]}:{place[1]}: {sentence}")


class Step:
    """One line of a verb: what it does, with its parts, and the lines that stand below it."""

    def __init__(self, kind, place, **parts):
        self.kind, self.place, self.below = kind, place, []
        self.__dict__.update(parts)


class Verb:
    """is_part: what several verbs do alike; only verbs call it, and who may is theirs."""

    def __init__(self, name, given, place, is_part):
        self.name, self.given, self.place, self.is_part = name, given, place, is_part
        self.roles, self.steps, self.remark = [], [], []


PARTS = r"(?P<parts>.+)"
FORMS = [
    ("limit", r"at most (?P<most>\d+) (?P<what>\w+) a day(?:, counting (?P<counted>:\w+))?"),
    ("find", r"find (?P<row>\w+) in (?P<table>\w+) where (?P<where>.+?)(?:, to (?P<lock>change|read|keep) it)?"),
    ("refuse", r"refuse (?P<code>\w+)(?: of (?P<holder>\w+))?(?:\((?P<parts>.*?)\))?(?: (?P<mode>if|unless) (?P<where>.+))?"),
    ("change", r"change (?P<table>\w+) where (?P<where>.+?): " + PARTS + r"(?P<unique>, unless it is there)?"),
    ("let", r"let (?P<name>\w+) (?P<its>\w+) be (?P<value>.+)"),
    ("add", r"add (?:(?P<row>\w+) )?to (?P<table>\w+)(?: for each (?P<one>\w+) of (?P<of>:\w+))?:"
            r" (?P<parts>.+?)(?P<unique>, unless it is there)?"),
    ("hold", r"hold (?P<table>\w+)"),
    ("remove", r"remove from (?P<table>\w+) where (?P<where>.+)"),
    ("tell", r"tell (?P<event>\w+) of (?P<item>[\w.:]+) in (?P<queue>[\w.:]+)(?: at (?P<at>\w+))?"
             r"(?: under (?P<operation>:\w+)(?P<once>, once)?)?(?:: (?P<parts>.+))?"),
    ("rules", r"rules of (?P<about>queue|user) (?P<subject>\S+) (?P<when>change|changed)(?:: (?P<event>.+))?"),
    ("listeners", r"listeners of (?P<queue>\S+)"),
    ("move", r"move (?P<item>\S+) in (?P<queue>\S+) to (?P<what>priority|doubt) (?P<to>\S+)"),
    ("do", r"do (?P<part>\w+)\((?P<given>.*)\)"),
    ("stop", r"stop by (?P<stop>\w+)\((?P<given>.*)\)"),
    ("call", r"call (?P<routine>\w+)\((?P<given>.*)\)"),
    ("answer", r"answer (?P<answer>\w+) of (?P<given>\S+)"),
    ("reply", r"answer (?P<parts>\w+: .+)"),
    ("each", r"for each (?P<one>\w+) in (?P<items>:\w+)"),
    ("skip", r"skip if (?P<where>.+)"),
    ("if", r"if (?P<where>.+)"),
    ("else", r"else"),
]
WITH_BLOCK = {"each", "if", "else"}


def split_top(text, at=","):
    """The parts of a text between commas that stand in no brackets and no quotes."""
    parts, depth, quoted, part = [], 0, False, ""
    for letter in text:
        quoted ^= letter == "'"
        depth += not quoted and (letter in "([") - (letter in ")]")
        if letter == at and depth == 0 and not quoted:
            parts.append(part.strip())
            part = ""
        else:
            part += letter
    return [*parts, part.strip()] if part.strip() else parts


def named_parts(text, sign, place):
    """The parts of "a: x, b: y" or "a = x, b = y"."""
    parts = []
    for part in split_top(text or ""):
        name, found, value = part.partition(sign)
        if not found or not re.fullmatch(r"\w+", name.strip()):
            raise Fault(place, f"\"{part}\" is not NAME{sign} VALUE")
        parts.append((name.strip(), value.strip()))
    return parts


def step_in(text, place):
    for kind, form in FORMS:
        found = re.fullmatch(form, text)
        if not found:
            continue
        parts = found.groupdict()
        if kind in ("change", "add"):
            columns, unique = parts["parts"], parts["unique"]
            if columns.endswith(", unless it is there"):
                columns, unique = columns.removesuffix(", unless it is there"), True
            parts.update(parts=named_parts(columns, "=", place), unique=bool(unique))
        elif "parts" in parts and kind in ("refuse", "tell", "reply"):
            parts["parts"] = named_parts(parts["parts"], ":", place)
        return Step(kind, place, **parts)
    raise Fault(place, f"\"{text}\" is no step of a verb")


def head_of(text, place):
    found = re.fullmatch(r"(verb|part) (\w+)\((.*)\)", text)
    if not found:
        raise Fault(place, "A verb begins with \"verb NAME(PARAMETER KIND, ...)\"")
    given = []
    for part in split_top(found[3]):
        name, _, kind = part.partition(" ")
        if kind not in KINDS:
            raise Fault(place, f"\"{kind}\" is no kind of a parameter; kinds are {', '.join(sorted(KINDS))}")
        given.append((name, kind))
    return Verb(found[2], given, place, found[1] == "part")


def roles_of(text, place):
    if not text.startswith("by "):
        raise Fault(place, "Behind the name stands who may: \"by ROLE, ...\"")
    roles = split_top(text[3:])
    for role in roles:
        if role not in ROLES:
            raise Fault(place, f"\"{role}\" is no role")
    return roles


def depth_of(line):
    return len(line) - len(line.lstrip(" "))


def whole_lines(text):
    """With their numbers. What stands eight blanks further in than the line above goes on with it."""
    lines = []
    for number, line in enumerate(text.splitlines(), 1):
        goes_on = lines and line.strip() and not line.lstrip().startswith("#") and depth_of(line) >= depth_of(lines[-1][1]) + 8
        if goes_on and not lines[-1][1].lstrip().startswith("#"):
            above = lines[-1][1]
            lines[-1] = (lines[-1][0], above + ("" if above.endswith("(") else " ") + line.strip())
        else:
            lines.append((number, line))
    return lines


def remarked_lines(path, name):
    """The lines of a file with their places, and what is remarked above each. name: how it is called in faults."""
    remark = []
    for number, line in whole_lines(path.read_text(encoding="utf-8")):
        text = line.strip()
        if not text or text.startswith("# SPDX"):
            continue
        if text.startswith("#"):
            remark.append(text[1:].strip())
            continue
        yield (name, number), line, remark
        remark = []


def verb_in(path, name):
    """The one verb of a file."""
    verb, levels = None, []
    for place, line, remark in remarked_lines(path, name):
        text = line.strip()
        if verb is None:
            verb = head_of(text, place)
            verb.remark, levels = remark, [verb.steps]
        elif not verb.roles and not verb.is_part:
            verb.roles = roles_of(text, place)
        else:
            put_step(text, line, place, levels, remark)
    if verb is None or not verb.steps:
        raise Fault((name, 1), "There is no verb with steps")
    if path.stem != verb.name:
        raise Fault(verb.place, f"The verb {verb.name} does not have the name of its file")
    return verb


def put_step(text, line, place, levels, remark):
    depth, rest = divmod(depth_of(line), 4)
    if rest or depth < 1 or depth > len(levels):
        raise Fault(place, "A step begins below the one that it belongs to, four blanks further in")
    step = step_in(text, place)
    step.remark = remark
    del levels[depth:]
    if step.kind == "else" and (not levels[-1] or levels[-1][-1].kind != "if"):
        raise Fault(place, "\"else\" stands behind no \"if\"")
    levels[-1].append(step)
    if step.kind in WITH_BLOCK:
        levels.append(step.below)
