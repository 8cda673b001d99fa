# SPDX-FileCopyrightText: 2026 The Intray developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Verbs as functions of MariaDB."""
from expression import quoted
from writer import Writer

KINDS = {"id": "BIGINT", "number": "BIGINT", "flag": "BIGINT", "name": "EXACT_NAME(255)", "title": "EXACT_NAME(1000)",
         "word": "EXACT_WORD(64)", "text": "EXACT_TEXT", "code": "EXACT_CODE(36)", "list": "EXACT_TEXT",
         "object": "EXACT_TEXT"}
LOCKS = {"change": " FOR UPDATE", "read": " LOCK IN SHARE MODE", None: ""}


def has_role(*roles):
    sets = " OR ".join(f"FIND_IN_SET({role}, asked.roles)" for role in roles)
    return f"EXISTS (SELECT 1 FROM user_all AS asked WHERE asked.name = me AND ({sets}))"


class Mariadb(Writer):
    WORDS = {
        "now": lambda: "UTC_TIMESTAMP(3)",
        "blank": lambda text: f"COALESCE({text}, '') NOT RLIKE '[^\\\\h\\\\v]'",
        "length": lambda text: f"CHAR_LENGTH({text})",
        "written": lambda value: value,
        "is_object": lambda value: f"COALESCE(JSON_TYPE({value}), '') = 'OBJECT'",
        "same": lambda one, other: f"{one} <=> {other}",
        "has_role": has_role,
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
    ANSWERS = {"request": "request_answer(me, {})"}

    def table(self, name):
        return f"{name}_all"

    def parameter(self, verb, name):
        return f"the_{name}"

    def one(self, name):
        return f"each_{name}"

    def facts(self, step):
        if step.holder is None:
            facts = "".join(f", '{name}', {value}" for name, value in self.values(step))
            return f"JSON_OBJECT('refused', '{step.code}'{facts})"
        state, *lock = (self.say.row_value(step.holder, name, step.place) for name in
                        ("state", "lock_id", "lock_user", "lock_workstation", "locked_at", "expires_at"))
        return (f"CONCAT('{{\"refused\":\"{step.code}\",\"state\":', JSON_QUOTE({state}), ',', "
                f"lock_facts({state}, {', '.join(lock)}), '}}')")

    def refusing(self, facts):
        if self.loop is None:
            return [f"RETURN {facts};"]
        return [f"SET not_done = CONCAT_WS(',', not_done, CONCAT('{{\"item\":', each_{self.loop}, ',', SUBSTR({facts}, 2)));",
                "ITERATE every;"]

    def do_limit(self, step):
        count = "1" if step.counted is None else f"JSON_LENGTH({self.say.spell(step.counted, step.place)})"
        return [f"CALL too_many_at_once(me, '{step.what}', {count}, {step.most}, answer);",
                "IF answer IS NOT NULL THEN", "    RETURN answer;", "END IF;"]

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
        return self.written(step, [f"INSERT INTO {self.table(step.table)} ({', '.join(name for name, _ in columns)})",
                             f"VALUES ({', '.join(value for _, value in columns)});"])

    def do_remove(self, step):
        self.say.table(step.table, step.place)
        self.declare("is_found", "INTEGER")
        return [f"DELETE FROM {self.table(step.table)} WHERE {self.say.spell(step.where, step.place, step.table)};",
                "SET is_found = ROW_COUNT() > 0;"]

    def written(self, step, statement):
        if not step.unique:
            return statement
        self.declare("is_found", "INTEGER")
        return ["SET is_found = 1;", "BEGIN", "    DECLARE CONTINUE HANDLER FOR 1062 SET is_found = 0;",
                *("    " + line for line in statement), "END;"]

    def do_tell(self, step):
        parts = ", ".join(f"CONCAT('\"{name}\":', {self.told(value, said)})"
                          for (name, value), (_, said) in zip(step.parts, self.values(step)))
        detail = f"CONCAT('{{', CONCAT_WS(',', {parts}), '}}')" if parts else "NULL"
        item, queue = (self.say.spell(part, step.place) for part in (step.item, step.queue))
        return ["INSERT INTO event_all (queue_id, item_id, at, kind, user, workstation, detail)",
                f"VALUES ({queue}, {item}, UTC_TIMESTAMP(3), '{step.event}', me, {self.say.parameter(':workstation', step.place)},",
                f"        {detail});"]

    def told(self, value, said):
        kind = self.say.given.get(value[1:]) if value.startswith(":") else None
        return f"JSON_QUOTE(NULLIF({said}, ''))" if kind in ("text", "name", "title") else said

    def do_rules(self, step):
        subject = self.say.spell(step.subject, step.place)
        if step.when == "change":
            return [f"CALL rules_found('{step.about}', {subject});"]
        return [f"CALL tell_rules('{step.about}', {self.say.spell(step.event, step.place)}, {subject}, me);"]

    def do_listeners(self, step):
        self.say.spell(step.queue, step.place)
        return []  # no other server tells programs of changes

    def do_move(self, step):
        item, queue, priority = (self.say.spell(part, step.place) for part in (step.item, step.queue, step.priority))
        return [f"UPDATE item_all SET priority = {priority}, \"change\" = \"change\" + 1,",
                f"    front = available_at IS NULL AND stands_in_front({queue}, -{priority}, id) WHERE id = {item};"]

    def do_call(self, step):
        return [f"CALL {step.routine}({self.say.spell(step.given, step.place)});"]

    def do_answer(self, step):
        return [f"RETURN {self.ANSWERS[step.answer].format(self.say.spell(step.given, step.place))};"]

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
        for row, table in self.say.rows.items():
            names = [name for owner, name in self.say.used if owner == row]
            for name in names:
                self.declare(f"{row}_{name}", self.tables[table][name])
            none = "".join(f", {row}_{name} = NULL" for name in names)
            into = "".join(f", {row}_{name}" for name in names)
            columns = "".join(f", {row}.{quoted(name)}" for name in names)
            steps = [line.replace(f"\x03{row}\x03", none).replace(f"\x02{row}\x02", f"{columns} INTO is_found{into}")
                     for line in steps]
        given = ", ".join(f"the_{name} {KINDS[kind]}" for name, kind in self.verb.given)
        declared = "".join(f"    DECLARE {name} {kind};\n" for name, kind in self.declared)
        if self.loop:
            declared += ("    DECLARE listed CURSOR FOR\n"
                         f"        SELECT p.id FROM JSON_TABLE({self.listed}, '$[*]' COLUMNS (id BIGINT PATH '$')) AS p ORDER BY p.id;\n"
                         "    DECLARE CONTINUE HANDLER FOR NOT FOUND SET at_end = 1;\n")
        remark = "".join(f"-- {line}\n" for line in self.verb.remark)
        body = "\n".join(steps)
        answers = "" if self.verb.steps[-1].kind in ("each", "answer") else "    RETURN '{}';\n"
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
