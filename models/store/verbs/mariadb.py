# SPDX-FileCopyrightText: 2026 The Intray developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Verbs as functions of MariaDB."""
from expression import quoted
from verbtext import Fault
from writer import ENDS, MOVED, Writer

KINDS = {"id": "BIGINT", "number": "BIGINT", "flag": "BIGINT", "name": "EXACT_NAME(255)", "title": "EXACT_NAME(1000)",
         "word": "EXACT_WORD(64)", "text": "EXACT_TEXT", "code": "EXACT_CODE(36)", "list": "EXACT_TEXT",
         "object": "EXACT_TEXT", "time": "DATETIME(3)", "truth": "INTEGER"}
ANSWER_FOR_LOCKS = ("'supervisor'", "'administrator'", "'auditor'")
PARTS_OF_LIST = {"place": "FOR ORDINALITY", "text": "EXACT_TEXT PATH '$'", "first": "EXACT_TEXT PATH '$[0]'",
                 "second": "EXACT_TEXT PATH '$[1]'", "third": "EXACT_TEXT PATH '$[2]'"}
LOCKS = {"change": " FOR UPDATE", "read": " LOCK IN SHARE MODE", "keep": " LOCK IN SHARE MODE", None: ""}


def roles_of(user, roles):
    sets = " OR ".join(f"FIND_IN_SET({role}, someone.roles)" for role in roles)
    return f"EXISTS (SELECT 1 FROM user_all AS someone WHERE someone.name = {user} AND ({sets}))"


def has_role(*roles):
    return roles_of("me", roles)


class Mariadb(Writer):
    WORDS = {
        "now": lambda: "UTC_TIMESTAMP(3)",
        "in_seconds": lambda seconds: f"(UTC_TIMESTAMP(3) + INTERVAL {seconds} SECOND)",
        "with_member": lambda text, member, value: f"JSON_MERGE_PATCH({text}, CONCAT('{{', JSON_QUOTE({member}), ':', JSON_QUOTE({value}), '}}'))",
        "put_off": lambda time: f"({time} > LINES_END)",
        "blank": lambda text: f"COALESCE({text}, '') NOT RLIKE '[^\\\\h\\\\v]'",
        "length": lambda text: f"CHAR_LENGTH({text})",
        "written": lambda value: value,
        "is_object": lambda value: f"COALESCE(JSON_TYPE({value}), '') = 'OBJECT'",
        "same": lambda one, other: f"({one} <=> {other})",
        "has_role": has_role,
        "may_take": lambda user, queue: ("EXISTS (SELECT 1 FROM sight_all AS sight WHERE sight.user = " + user +
                                         f" AND sight.queue_id = {queue} AND sight.takes = 1)"),
        "works": lambda user: roles_of(user, ("'clerk'", "'worker'", "'supervisor'")),
        "is_of_this_server": lambda user: "TRUE",
        "asker_of": lambda item: f"asker_of({item})",
        "behind_at": lambda text: f"SUBSTR({text}, 2)",
        "is_tag": lambda text: f"({text} REGEXP '^[^[:space:],@]+$' AND CHAR_LENGTH({text}) <= 50)",
        "without_same": lambda value, others: f"without_same({value}, {others})",
        "is_list": lambda value: f"COALESCE(JSON_TYPE({value}), '') = 'ARRAY'",
        "entries": lambda value: f"JSON_LENGTH({value})",
        "names_reason": lambda schema, field, reason: (
            f"COALESCE(JSON_CONTAINS({schema}, JSON_QUOTE({reason}), CONCAT('$.properties.', JSON_QUOTE({field}), '.\"x-intray\".missing')), 0)"),
        "without_member": lambda text, member: f"NULLIF(JSON_COMPACT(JSON_REMOVE({text}, CONCAT('$.', JSON_QUOTE({member})))), '{{}}')",
        "is_keyed_twice": lambda queue: f"is_keyed_twice({queue})",
        "without": lambda text, member: f"JSON_COMPACT(JSON_REMOVE({text}, CONCAT('$.', {member})))",
        "may_read": lambda queue: ("EXISTS (SELECT 1 FROM sight_all AS sight WHERE sight.queue_id = " + queue +
                                   " AND sight.login = SESSION_LOGIN() AND sight.sees_records = 1)"),
        "sees_record": lambda item: f"""EXISTS (
        SELECT 1 FROM record_all AS its JOIN item_all AS found ON found.id = its.item_id AND found.state <> 'staged'
        JOIN sight_all AS sight ON sight.queue_id = found.queue_id AND sight.sees_records = 1 AND sight.login = SESSION_LOGIN()
        WHERE its.item_id = {item}
          AND (its.sealed = 0 OR sight.sees_sealed OR its.finished_by = me OR (found.state = 'locked' AND found.lock_user = me)))""",
        "stands_in_table": lambda queue: f"stands_in_table({queue})",
    }
    AS_IT_IS = " LOCK IN SHARE MODE"
    FUNCTIONS = {}
    ANSWERS = {"request": "request_json(me, {})", "event": "event_answer({})"}

    STOPS = {"told_before": "told_before(me, {})", "lock_lost": "lock_lost({})",
             "returned": "CALL returned(me, {}, answer);"}

    def kind(self, name):
        return KINDS[name]

    def put(self, name, value):
        """Not by SET: within that, a function locks what it reads."""
        return f"SELECT {value} INTO {name};"

    def list_as_table(self, items, name, read):
        columns = ", ".join(f"{part} {PARTS_OF_LIST[part]}" for part in PARTS_OF_LIST if part in read)
        return f"JSON_TABLE({items}, '$[*]' COLUMNS ({columns})) AS {name}"

    def part_of_list(self, name, what):
        return f"{name}.{what}"

    def table(self, name):
        return f"{name}_all"

    def parameter(self, verb, name):
        return f"the_{name}"

    def one(self, name):
        return f"each_{name}"

    def facts(self, step):
        if step.holder is None:
            facts = "".join(f", '{name}', {self.in_json(given, value)}" for (name, value), (_, given)
                            in zip(self.values(step), step.parts))
            return f"JSON_OBJECT('refused', '{step.code}'{facts})"
        state, lock, *others = (self.say.row_value(step.holder, name, step.place) for name in
                                ("state", "lock_id", "lock_user", "lock_workstation", "locked_at", "expires_at"))
        seen = f"CASE WHEN {others[0]} = me OR {has_role(*ANSWER_FOR_LOCKS)} THEN {lock} END"
        return (f"CONCAT('{{\"refused\":\"{step.code}\",\"state\":', JSON_QUOTE({state}), ',', "
                f"lock_facts({state}, {seen}, {', '.join(others)}), '}}')")

    def in_json(self, given, value):
        """JSON_OBJECT puts a variable between quotes, also one that is a number."""
        return f"{value} + 0" if self.say.given.get(given[1:]) in ("id", "number", "flag") else value

    def refusing(self, facts):
        if self.loop is None and self.verb.is_part:
            return [f"SET answer = {facts};", "LEAVE doing;"]
        if self.loop is None:
            return [f"RETURN {facts};"]
        return [f"SET not_done = CONCAT_WS(',', not_done, CONCAT('{{\"item\":', each_{self.loop}, ',', SUBSTR({facts}, 2)));",
                "ITERATE every;"]

    def do_limit(self, step):
        count = "1" if step.counted is None else f"JSON_LENGTH({self.say.spell(step.counted, step.place)})"
        return self.stopping(f"CALL too_many_at_once(me, '{step.what}', {count}, {step.most}, answer);")

    def stopping(self, call):
        call = call if call.startswith("CALL") else f"SET answer = {call};"
        refusing = ["LEAVE doing;"] if self.loop is None and self.verb.is_part else self.refusing("answer")
        return [call, "IF answer IS NOT NULL THEN", *("    " + line for line in refusing), "END IF;"]

    def do_do(self, step):
        return self.stopping(f"CALL {step.part}(me, {', '.join(self.given_to(step))}, answer);")

    def do_find(self, step):
        where = self.find(step)
        self.declare("is_found", "INTEGER")
        return [f"SET is_found = 0\x03{step.row}\x03;",
                f"SELECT 1\x02{step.row}\x02 FROM {self.table(step.table)} AS {step.row}", f"WHERE {where}{LOCKS[step.lock]};"]

    def do_change(self, step):
        self.say.table(step.table, step.place)
        where = self.say.spell(step.where, step.place, step.table)
        columns = ", ".join(f"{name} = {value}" for name, value in self.columns(step))
        return self.written(step, [f"UPDATE {self.table(step.table)} SET {columns} WHERE {where};"])

    def do_add(self, step):
        self.say.table(step.table, step.place)
        columns = self.columns(step)
        added = self.written(step, [f"INSERT INTO {self.table(step.table)} ({', '.join(name for name, _ in columns)})",
                                    self.row_of(step, columns) + ";"])
        if not step.row:
            return added
        self.add_row(step)
        return [*added, f"SET {step.row}_id = LAST_INSERT_ID();"]

    def do_hold(self, step):
        self.say.table(step.table, step.place)
        return []  # nobody locks a whole table here

    def do_remove(self, step):
        self.say.table(step.table, step.place)
        self.declare("is_found", "INTEGER")
        return [f"DELETE FROM {self.table(step.table)} WHERE {self.say.spell(step.where, step.place, step.table)};",
                "SET is_found = ROW_COUNT() > 0;"]

    def written(self, step, statement):
        return self.unless_there(statement) if step.unique else statement

    def unless_there(self, statement):
        self.declare("is_found", "INTEGER")
        return ["SET is_found = 1;", "BEGIN", "    DECLARE CONTINUE HANDLER FOR 1062 SET is_found = 0;",
                *("    " + line for line in statement), "END;"]

    def do_tell(self, step):
        self.must_be_event(step)
        parts = ", ".join(f"CONCAT('\"{name}\":', {self.told(value, said)})"
                          for (name, value), (_, said) in zip(step.parts, self.values(step)))
        detail = f"CONCAT('{{', CONCAT_WS(',', {parts}), '}}')" if parts else "NULL"
        item, queue = (self.say.spell(part, step.place) for part in (step.item, step.queue))
        at = self.say.spell(step.at or "now()", step.place)
        operation = self.say.spell(step.operation or "null", step.place)
        told = ["INSERT INTO event_all (queue_id, item_id, at, kind, user, workstation, operation_id, detail)",
                f"VALUES ({queue}, {item}, {at}, '{step.event}', me, {self.say.parameter(':workstation', step.place)}, {operation},",
                f"        {detail});"]
        if not step.once:
            return told  # told under this operation meanwhile: the call fails, and is tried again
        return [*self.unless_there(told), "IF NOT is_found THEN",
                f"    SELECT COUNT(*) INTO is_found FROM event_all AS told WHERE told.operation_id = {operation}",
                f"        AND told.kind = '{step.event}' AND told.item_id = {item} AND told.user = me LOCK IN SHARE MODE;", "END IF;"]

    def told(self, value, said):
        return f"JSON_QUOTE(NULLIF({said}, ''))" if self.say.is_text(value) else said

    def do_rules(self, step):
        subject = self.say.spell(step.subject, step.place)
        if step.when == "change":
            return [f"CALL rules_found('{step.about}', {subject});"]
        return [f"CALL tell_rules('{step.about}', {self.say.spell(step.event, step.place)}, {subject}, me);"]

    def do_listeners(self, step):
        self.say.spell(step.queue, step.place)
        return []  # no other server tells programs of changes

    def do_move(self, step):
        item, queue, to = (self.say.spell(part, step.place) for part in (step.item, step.queue, step.to))
        return [f"UPDATE item_all SET {step.what} = {to}{MOVED[step.what]},",
                f"    front = available_at IS NULL AND stands_in_front({queue}, -priority * 1000 - doubt, id) WHERE id = {item};"]

    def do_call(self, step):
        return [f"CALL {step.routine}({self.say.spell(step.given, step.place)});"]

    def do_answer(self, step):
        if step.answer not in self.ANSWERS:
            raise Fault(step.place, f"\"{step.answer}\" is no answer")
        return [f"RETURN {self.ANSWERS[step.answer].format(self.say.spell(step.given, step.place))};"]

    def do_reply(self, step):
        parts = ", ".join(f"'{name}', {value} + 0" for name, value in self.values(step))
        return [f"RETURN JSON_COMPACT(JSON_OBJECT({parts}));"]

    def do_each(self, step):
        self.loop = step.one
        self.say.ones.add(step.one)
        self.declare("at_end", "INTEGER DEFAULT 0")
        self.declare(f"each_{step.one}", "BIGINT")
        self.declare("done, not_done", "EXACT_TEXT")
        self.listed = self.say.spell(step.items, step.place)
        return ["OPEN listed;", "every: LOOP", "    SET at_end = 0;", f"    FETCH listed INTO each_{step.one};",
                "    IF at_end THEN", "        LEAVE every;", "    END IF;"]

    def end_each(self, step):
        return [f"    SET done = CONCAT_WS(',', done, each_{step.one});", "END LOOP;", "CLOSE listed;",
                "RETURN CONCAT('{\"done\":[', COALESCE(done, ''), '],\"not_done\":[', COALESCE(not_done, ''), ']}');"]

    def do_skip(self, step):
        return [f"IF {self.say.spell(step.where, step.place)} THEN",
                f"    SET done = CONCAT_WS(',', done, each_{self.loop});", "    ITERATE every;", "END IF;"]

    def text(self):
        steps = self.lines(self.verb.steps)
        for row, table in self.found():
            names = [name for owner, name in self.say.used if owner == row]
            for name in names:
                self.declare(f"{row}_{name}", self.tables[table][name])
            none = "".join(f", {row}_{name} = NULL" for name in names)
            into = "".join(f", {row}_{name}" for name in names)
            columns = "".join(f", {row}.{quoted(name)}" for name in names)
            steps = [line.replace(f"\x03{row}\x03", none).replace(f"\x02{row}\x02", f"{columns} INTO is_found{into}")
                     for line in steps]
        given = ", ".join(f"{'IN ' if self.verb.is_part else ''}the_{name} {KINDS[kind]}" for name, kind in self.verb.given)
        declared = "".join(f"    DECLARE {name} {kind};\n" for name, kind in self.declared)
        if self.loop:
            declared += ("    DECLARE listed CURSOR FOR\n"
                         f"        SELECT p.id FROM JSON_TABLE({self.listed}, '$[*]' COLUMNS (id BIGINT PATH '$')) AS p ORDER BY p.id;\n"
                         "    DECLARE CONTINUE HANDLER FOR NOT FOUND SET at_end = 1;\n")
        remark = "".join(f"-- {line}\n" for line in self.verb.remark)
        body = "\n".join(steps)
        if self.verb.is_part:
            return f"""{remark}CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE {self.verb.name}(
    IN me EXACT_NAME(255), {given}, OUT answer EXACT_TEXT)
MODIFIES SQL DATA SQL SECURITY INVOKER
doing: BEGIN
{declared}    SET answer = NULL;
{body}
END
"""
        answers = "" if self.verb.steps[-1].kind in ENDS else "    RETURN '{}';\n"
        return f"""{remark}CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION {self.verb.name}({given})
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE answer EXACT_TEXT;
{declared}    CALL who_calls('{self.verb.name}', me, answer);
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
{body}
{answers}END
"""

    @staticmethod
    def rights(verbs):
        rows = ",\n    ".join(f"('{role}', '{verb.name}')" for verb in verbs for role in verb.roles)
        return f"INSERT INTO role_all (role, verb)\nVALUES\n    {rows}\nON DUPLICATE KEY UPDATE verb = VALUES(verb)\n"
