# SPDX-FileCopyrightText: 2026 The Intray developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Verbs on SQLite: statements, and a function of the program that runs them in their order (store/embedded/verbsteps.h).

Whoever has the file can do everything, so roles and bounds for one user are the servers' alone.
"""
import re

from cpp import Cpp, camel
from expression import quoted
from verbtext import Fault, split_top
from writer import MOVED
from writer import ENDS, Writer

# Verbs that SQLite does by hand, and why.
BY_HAND = {
    "assign": "users need not be listed in a file",
    "assign_one": "only assign does it",
    "cancel_request": "the program serves requests itself",
    "keep_learned": "counting begins behind events that are in no figures yet",
    "look_at_request": "the program serves requests itself",
}
PARTS_OF_LIST = {"place": "key + 1", "text": "value", "first": "value ->> 0", "second": "value ->> 1", "third": "value ->> 2"}
HOLDING = ("state", "lock_id", "lock_user", "lock_workstation", "locked_at", "expires_at")
MARK = "\x02"
MARKED = re.compile("\x02(\\w+)\x02")
KEYED_TWICE = """(WITH RECURSIVE keyed_twice AS (
        SELECT keyed.id FROM queue AS keyed WHERE keyed.blind_fields <> '[]'
        UNION
        SELECT before.id FROM keyed_twice JOIN queue AS before ON before.next_queue_id = keyed_twice.id)
    SELECT keyed_twice.id FROM keyed_twice)"""


class Sqlite(Writer):
    WORDS = {
        "now": lambda: ":now",
        "in_seconds": lambda seconds: f"strftime('%Y-%m-%dT%H:%M:%fZ', :now, {seconds} || ' seconds')",
        "with_member": lambda text, member, value: f"json_patch({text}, json_object({member}, {value}))",
        "put_off": lambda time: f"({time} > LINES_END)",
        "blank": lambda text: f"trim(coalesce({text}, ''), char(9, 10, 11, 12, 13, 32, 160)) = ''",
        "length": lambda text: f"length({text})",
        "written": lambda value: value,
        "is_object": lambda value: f"json_type({value}) IS 'object'",
        "is_list": lambda value: f"json_type({value}) IS 'array'",
        "entries": lambda value: f"json_array_length({value})",
        "same": lambda one, other: f"({one} IS {other})",
        "has_role": lambda *_: "true",
        "may_read": lambda queue: f"({queue} IS NOT NULL)",
        "sees_record": lambda item: f"EXISTS (SELECT 1 FROM item AS seen WHERE seen.id = {item} AND seen.state <> 'staged')",
        "asker_of": lambda item: f"(SELECT asked.user FROM asked_back_row AS asked WHERE asked.item_id = {item})",
        "behind_at": lambda text: f"substr({text}, 2)",
        # Users need not be listed in a file.
        "works": lambda user: f"({user} IN (SELECT known.name FROM user AS known) OR NOT EXISTS (SELECT 1 FROM user))",
        "is_tag": lambda text: f"(length({text}) BETWEEN 1 AND 50 AND {text} NOT GLOB '*[' || char(9, 10, 13) || ' @,]*')",
        "without": lambda text, member: f"json_remove({text}, '$.' || {member})",
        "without_same": lambda value, others: f"""(
        SELECT json_group_object(kept.key, json({value} -> kept.fullkey)) FROM json_each({value}) AS kept
        WHERE NOT EXISTS (SELECT 1 FROM json_each({others}) AS other
                          WHERE other.key = kept.key AND other.type = kept.type AND other.value IS kept.value))""",
        "names_reason": lambda schema, field, reason: f"""EXISTS (
        SELECT 1 FROM json_each({schema}, '$.properties') AS named
        CROSS JOIN json_each(named.value -> '$."x-intray"' -> '$.missing') AS why
        WHERE named.key = {field} AND why.value = {reason})""",
        "without_member": lambda text, member: f"""(
        SELECT nullif(json_group_object(kept.key, kept.value), '{{}}') FROM json_each({text}) AS kept WHERE kept.key <> {member})""",
        "is_keyed_twice": lambda queue: f"{queue} IN {KEYED_TWICE}",
        "stands_in_table": lambda queue: f"EXISTS (SELECT 1 FROM adopted AS a WHERE a.queue_id = {queue})",
    }
    AS_IT_IS = ""
    REMARK = "//"
    FUNCTIONS = {"greatest": "max", "least": "min"}
    STOPS = {"told_before": "told_before", "lock_lost": "lock_lost", "returned": "returned"}

    def __init__(self, verb, known):
        super().__init__(verb, known)
        self.cpp, self.statements = Cpp(verb), []

    # How things are spelled.

    def kind(self, name):
        return name

    def local(self, name):
        return ":user" if name == "me" else f":{name}"

    def table(self, name):
        return quoted(name)

    def parameter(self, verb, name):
        return f":{name}"

    def one(self, name):
        return f":each_{name}"

    def list_as_table(self, items, name, _):
        return f"json_each({items}) AS {name}"

    def part_of_list(self, name, what):
        return f"({name}.{PARTS_OF_LIST[what]})"

    def spelled(self, step, value):
        return self.say.spell(value, step.place)

    # Steps: what the program does, mostly by a statement.

    def statement(self, text):
        """Its name, as the program says it."""
        name = f"{self.verb.name}.{len(self.statements) + 1}"
        self.statements.append((name, text))
        return f'"{name}"'

    def ending(self, call):
        """Ends the verb or part by what is refused, or leaves one of a list."""
        if self.loop:
            ends = ["result.notDone << NotDone{ItemId(each), *why};", "continue;"]
        else:
            ends = ["return why;" if self.verb.is_part else "return tl::unexpected<Error>(*why);"]
        return ([f"if (const auto why = {call})", "    " + ends[0]] if len(ends) == 1 else
                [f"if (const auto why = {call}) {{", *("    " + line for line in ends), "}"])

    def do_refuse(self, step):
        if step.code not in self.known.codes:
            raise Fault(step.place, f"No refusal has the code {step.code}")
        if step.code == "too_many":
            return []
        where = self.spelled(step, step.where) if step.where else "true"
        return self.refusing(step, f"({where}) IS NOT TRUE" if step.mode == "unless" else f"({where})")

    def refusing(self, step, where):
        facts, held = "".join(f", '{name}', {value}" for name, value in self.values(step)), ""
        facts += f", 'item', :each_{self.loop}" if self.loop else ""
        if step.holder:
            facts += "".join(f", '{name}', held.{name}" for name in HOLDING)
            held, where = " FROM item AS held", f"held.id = {self.spelled(step, step.holder + '.id')} AND {where}"
        made = f"SELECT json_object('refused', '{step.code}'{facts}) AS refusal{held} WHERE {where}"
        return self.ending(f"steps.refusal({self.statement(made)})")

    def do_limit(self, step):
        return []

    def do_hold(self, step):
        return []  # one writes at a time

    def do_listeners(self, step):
        self.spelled(step, step.queue)
        return []  # whoever has the file open looks at it

    def do_find(self, step):
        where = self.find(step)
        return [f"steps.find({self.statement(f'SELECT 1{MARK}{step.row}{MARK} FROM {self.table(step.table)} AS {step.row} WHERE {where}')});"]

    def do_let(self, step):
        super().do_let(step)
        return [f"steps.let({self.statement(f'SELECT {self.value} AS own_{step.name}')});"]

    def put(self, name, value):
        self.value = value

    def do_if(self, step):
        return [f"if (steps.isTrue({self.statement(f'SELECT 1 WHERE {self.spelled(step, step.where)}')})) {{"]

    def do_else(self, step):
        return ["} else {"]

    def end_of(self, step):
        return self.end_each(step) if step.kind == "each" else ["}"]

    def do_change(self, step):
        self.say.table(step.table, step.place)
        where = self.say.spell(step.where, step.place, step.table)
        columns = ", ".join(f"{name} = {value}" for name, value in self.columns(step))
        kept = "OR IGNORE " if step.unique else ""
        return self.written(step, f"UPDATE {kept}{self.table(step.table)} SET {columns} WHERE {where}")

    def do_add(self, step):
        self.say.table(step.table, step.place)
        columns = self.columns(step)
        text = f"INSERT INTO {self.table(step.table)} ({', '.join(name for name, _ in columns)})\n{self.row_of(step, columns)}"
        text += (" WHERE true" if step.one else "") + (" ON CONFLICT DO NOTHING" if step.unique else "")
        if not step.row:
            return self.written(step, text)
        self.add_row(step)
        return [f'steps.add({self.statement(text)}, ":{step.row}_id");']

    def written(self, step, text):
        return [f"steps.{'write' if step.unique else 'change'}({self.statement(text)});"]

    def do_remove(self, step):
        self.say.table(step.table, step.place)
        where = self.say.spell(step.where, step.place, step.table)
        return [f"steps.write({self.statement(f'DELETE FROM {self.table(step.table)} WHERE {where}')});"]

    def do_tell(self, step):
        self.must_be_event(step)
        parts = ", ".join(f"'{name}', {self.told(value, said)}"
                          for (name, value), (_, said) in zip(step.parts, self.values(step)))
        detail = f"nullif(json_patch('{{}}', json_object({parts})), '{{}}')" if parts else "NULL"
        item, _ = (self.spelled(step, part) for part in (step.item, step.queue))
        at, operation = self.spelled(step, step.at or "now()"), self.spelled(step, step.operation or "null")
        told = ('INSERT INTO event (item_id, at, kind, "user", workstation, operation_id, detail)\n'
                f"VALUES ({item}, {at}, '{step.event}', :user, :workstation, {operation}, {detail})")
        if not step.once:
            return [f"steps.change({self.statement(told)});"]
        again = (f"SELECT 1 FROM event AS told WHERE told.operation_id = {operation} AND told.kind = '{step.event}'\n"
                 f'    AND told.item_id = {item} AND told."user" = :user')
        return [f"if (!steps.write({self.statement(told + ' ON CONFLICT DO NOTHING')})) {{",
                f"    steps.find({self.statement(again)});", "}"]

    def told(self, value, said):
        return f"nullif({said}, '')" if self.say.is_text(value) else said

    def do_rules(self, step):
        event = f", {self.spelled(step, step.event)} AS event" if step.event else ""
        name = self.statement(f"SELECT {self.spelled(step, step.subject)} AS subject{event}")
        return [f'steps.{"findRules" if step.when == "change" else "tellRules"}("{step.about}", {name});']

    def do_move(self, step):
        item, _, to = (self.spelled(step, part) for part in (step.item, step.queue, step.to))
        return [f"steps.change({self.statement(f'UPDATE item SET {step.what} = {to}{MOVED[step.what]} WHERE id = {item}')});"]

    def do_do(self, step):
        given = ", ".join(f"{value} AS {name}" for value, (name, _) in zip(self.given_to(step), self.parts[step.part].given))
        return self.ending(f"{camel(step.part)}(steps.given({self.statement(f'SELECT {given}')}))")

    def do_call(self, step):
        self.spelled(step, step.given)
        return [f'steps.change("{step.routine}");']

    def do_stop(self, step):
        if step.stop not in self.STOPS:
            raise Fault(step.place, f"Nothing stops by {step.stop}")
        given = [self.spelled(step, value) for value in split_top(step.given)]
        return getattr(self, self.STOPS[step.stop])(*given)

    def lock_lost(self, item):
        return [f"return tl::unexpected<Error>(writing.lockLost(ItemId(steps.number({self.statement(f'SELECT {item} AS number')}))));"]

    def returned(self, item, lock, record, search, after, reason, station):
        given = f"SELECT {item} AS item, {lock} AS lock, {record} AS record, {after} AS after, {reason} AS reason, (SELECT queue.reasons FROM item JOIN queue ON queue.id = item.queue_id WHERE item.id = {item}) AS reasons"
        return self.ending(f"returnOne(writing, *steps.first({self.statement(given)}, returningOf))")

    def told_before(self, item, kind, other, operation):
        told = f"SELECT 1 FROM event AS told WHERE told.operation_id = {operation}"
        same = (f'{told} AND told.item_id = {item} AND told.kind = {kind} AND told."user" = :user\n'
                f"        AND {other} IN (told.detail ->> '$.from', told.detail ->> '$.into')")
        called_off = f"SELECT json_object('refused', 'called_off') AS refusal WHERE NOT EXISTS (\n    {same})"
        return [f"if (steps.find({self.statement(told)})) {{",
                *("    " + line for line in self.ending(f"steps.refusal({self.statement(called_off)})")),
                "    return Done{};", "}"]

    def do_answer(self, step):
        if step.answer != "event":
            raise Fault(step.place, f"\"{step.answer}\" is no answer of SQLite")
        found = f"SELECT * FROM event WHERE operation_id = {self.spelled(step, step.given)}"
        return [f"return steps.first({self.statement(found)}, eventOf);"]

    def do_reply(self, step):
        (_, value), = self.values(step)
        if self.cpp.answer != "qint64":
            return [f"return {self.cpp.answer}();"]
        return [f"return steps.number({self.statement(f'SELECT {value} AS number')});"]

    def do_each(self, step):
        self.loop = step.one
        self.say.ones.add(step.one)
        return ["BulkResult result;", f'for (const qint64 each : steps.numbersIn("{self.spelled(step, step.items)}")) {{',
                f'    steps.know(":each_{step.one}", each);']

    def end_each(self, step):
        return ["    result.done << ItemId(each);", "}", "return result;"]

    def do_skip(self, step):
        return [f"if (steps.isTrue({self.statement(f'SELECT 1 WHERE {self.spelled(step, step.where)}')})) {{",
                "    result.done << ItemId(each);", "    continue;", "}"]

    def function(self):
        """What the program does, which says by which names it runs the statements."""
        body = "\n".join(self.lines(self.verb.steps))
        last = self.verb.steps[-1].kind
        if self.verb.is_part:
            return f"{self.head()}\n{{\n{body}\n    return std::nullopt;\n}}\n"
        begin = (f"    VerbSteps steps(writing, bindingsOf(verbs::{self.cpp.name}.parameters(writing.identity, given)));\n"
                 "    if (const auto why = steps.tooLong())\n        return tl::unexpected<Error>(*why);\n")
        done = "" if last in ENDS else "    return Done{};\n"
        return (f"Outcome<{self.cpp.answer}> embedded::{self.cpp.name}(const Writing &writing, const verbs::{self.cpp.given} &given)\n"
                f"{{\n{begin}{body}\n{done}}}\n")

    def head(self):
        return f"static std::optional<Error> {self.cpp.name}(VerbSteps steps)"

    def text(self):
        """Its statements, with the columns that turned out to be needed of the rows that are found."""
        def columns(found):
            return "".join(f", {row}.{quoted(name)} AS {row}_{name}" for row, name in self.say.used if row == found[1])
        return "\n".join(f"-- name: {name}\n{re.sub(MARKED, columns, text)}\n" for name, text in self.statements)
