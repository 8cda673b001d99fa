# SPDX-FileCopyrightText: 2026 The Intray developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Verbs as functions of PostgreSQL."""
from expression import quoted
from verbtext import Fault
from writer import ENDS, MOVED, Writer

KINDS = {"id": "bigint", "number": "bigint", "flag": "bigint", "name": "text", "title": "text", "word": "text",
         "text": "text", "code": "uuid", "list": "jsonb", "object": "jsonb", "time": "timestamptz", "truth": "boolean"}
LOCKS = {"change": " FOR NO KEY UPDATE", "read": " FOR SHARE", "keep": " FOR KEY SHARE", None: ""}


def has_role(*roles):
    return f"who.roles && ARRAY[{', '.join(roles)}]"


def user_is(user, condition):
    return f'EXISTS (SELECT 1 FROM intray."user" AS someone WHERE someone.name = {user} AND {condition})'


class Postgresql(Writer):
    WORDS = {
        "now": lambda: "intray.clock()",
        "in_seconds": lambda seconds: f"(intray.clock() + {seconds} * interval '1 second')",
        "with_member": lambda text, member, value: f"({text}::jsonb || pg_catalog.jsonb_build_object({member}, {value}))",
        "put_off": lambda time: f"({time} > LINES_END)",
        "blank": lambda text: f"intray.is_blank(coalesce({text}, ''))",
        "length": lambda text: f"pg_catalog.length({text})",
        "written": lambda value: f"{value}::text",
        "is_object": lambda value: f"pg_catalog.jsonb_typeof({value}) IS NOT DISTINCT FROM 'object'",
        "same": lambda one, other: f"({one} IS NOT DISTINCT FROM {other})",
        "has_role": has_role,
        "may_read": lambda queue: f"({queue} IS NOT NULL AND intray.may_read(who, {queue}))",
        "may_take": lambda user, queue: user_is(user, f"intray.may_take(someone, {queue})"),
        "works": lambda user: user_is(user, "intray.may_work(someone)"),
        "is_of_this_server": lambda user: user_is(user, "someone.server = intray.this_server()"),
        "asker_of": lambda item: f"intray.asker_of({item})",
        "behind_at": lambda text: f"pg_catalog.substr({text}, 2)",
        "is_tag": lambda text: f"{text} ~ '^[^[:space:],@]{{1,50}}$'",
        "without_same": lambda value, others: f"""(
        SELECT coalesce(pg_catalog.jsonb_object_agg(kept.key, kept.value), '{{}}') FROM pg_catalog.jsonb_each({value}) AS kept
        WHERE kept.value IS DISTINCT FROM {others} -> kept.key)""",
        "is_list": lambda value: f"pg_catalog.jsonb_typeof({value}) IS NOT DISTINCT FROM 'array'",
        "entries": lambda value: f"pg_catalog.jsonb_array_length({value})",
        "names_reason": lambda schema, field, reason: f"""coalesce(
        {schema}::jsonb #> ARRAY['properties', {field}, 'x-intray', 'missing'] @> pg_catalog.to_jsonb({reason}::text), false)""",
        "without_member": lambda text, member: f"nullif({text}::jsonb - {member}, '{{}}')",
        "is_keyed_twice": lambda queue: f"intray.is_keyed_twice({queue})",
        "without": lambda text, member: f"({text}::jsonb - {member})",
        "sees_record": lambda item: f"""EXISTS (
        SELECT 1 FROM intray.record AS its JOIN intray.item AS found ON found.id = its.item_id AND found.state <> 'staged'
        WHERE its.item_id = {item} AND intray.may_read(who, found.queue_id)
          AND (NOT its.sealed OR intray.may_see_record(its.item_id, its.finished_by)))""",
        "stands_in_table": lambda queue: f"EXISTS (SELECT 1 FROM intray.adopted AS a WHERE a.queue_id = {queue})",
    }
    AS_IT_IS = ""
    # A function could be somebody else's where its schema is not said.
    FUNCTIONS = {name: f"pg_catalog.{name}" for name in ("count", "min", "max", "lower", "upper")}
    ANSWERS = {
        "request": "intray.request_json(who, {})",
        "event": ("(SELECT pg_catalog.json_build_object('event', intray.event_json(told))::text"
                  " FROM intray.event AS told WHERE told.operation_id = {})"),
    }

    STOPS = {"told_before": "intray.pair_told(who, {})", "lock_lost": "intray.lock_lost(who, {})",
             "returned": "intray.returned(who, {})"}

    def kind(self, name):
        return KINDS[name]

    def put(self, name, value):
        return f"{name} := {value};"

    def list_as_table(self, items, name, _):
        return f"pg_catalog.jsonb_array_elements({items}) WITH ORDINALITY AS {name} (its, place)"

    def part_of_list(self, name, what):
        places = {"text": "#>> '{}'", "first": "->> 0", "second": "->> 1", "third": "->> 2"}
        return f"({name}.its {places[what]})" if what in places else f"{name}.place"

    def table(self, name):
        return f'intray."{name}"' if name == "user" else f"intray.{name}"

    def parameter(self, verb, name):
        return f"{verb.name}.{name}"

    def one(self, name):
        return f"each_{name}"

    def facts(self, step):
        facts = "".join(f", '{name}', {value}" for name, value in self.values(step))
        made = f"pg_catalog.jsonb_build_object('refused', '{step.code}'{facts})"
        if step.holder is None:
            return made
        item = self.say.spell(step.holder + ".id", step.place)
        state = self.say.spell(step.holder + ".state", step.place)
        return (f"{made} || pg_catalog.jsonb_build_object('state', {state}) || "
                f"(SELECT intray.lock_json(who, held)::jsonb FROM intray.item AS held WHERE held.id = {item})")

    def refusing(self, facts):
        if self.loop is None:
            return [f"RETURN ({facts})::text;"]
        return [f"not_done := not_done || ({facts} || pg_catalog.jsonb_build_object('item', each_{self.loop}));", "CONTINUE;"]

    def do_limit(self, step):
        count = "1" if step.counted is None else f"pg_catalog.jsonb_array_length({self.say.spell(step.counted, step.place)})"
        return self.stopping(f"intray.too_many_at_once(who, '{step.what}', {count}, {step.most})")

    def stopping(self, call):
        self.declare("refusal", "text")
        refusing = ["RETURN refusal;"] if self.loop is None else self.refusing("refusal::jsonb")
        return [f"refusal := {call};", "IF refusal IS NOT NULL THEN", *("    " + line for line in refusing), "END IF;"]

    def do_do(self, step):
        return self.stopping(f"intray.{step.part}(who, {', '.join(self.given_to(step))})")

    def do_find(self, step):
        where = self.find(step)
        self.declare("is_found", "boolean")
        return [f"SELECT true\x02{step.row}\x02 FROM {self.table(step.table)} AS {step.row}",
                f"WHERE {where}{LOCKS[step.lock]};", "is_found := FOUND;"]

    def columns_of(self, row):
        names = [name for owner, name in self.say.used if owner == row]
        return (names, "is_found" + "".join(f", {row}_{name}" for name in names),
                "".join(f", {row}.{quoted(name)}" for name in names))

    def do_change(self, step):
        self.say.table(step.table, step.place)
        where = self.say.spell(step.where, step.place, step.table)
        columns = ", ".join(f"{name} = {value}" for name, value in self.columns(step))
        change = f"UPDATE {self.table(step.table)} SET {columns} WHERE {where};"
        if not step.unique:
            return [change]
        self.declare("is_found", "boolean")
        return ["BEGIN", "    " + change, "    is_found := FOUND;",
                "EXCEPTION WHEN unique_violation THEN", "    is_found := false;", "END;"]

    def do_add(self, step):
        self.say.table(step.table, step.place)
        columns = self.columns(step)
        added = [f"INSERT INTO {self.table(step.table)} ({', '.join(name for name, _ in columns)})", self.row_of(step, columns)]
        added[-1] += " ON CONFLICT DO NOTHING" if step.unique else ""
        if step.row:
            self.add_row(step)
            added[-1] += f" RETURNING id INTO {step.row}_id"
        added[-1] += ";"
        if not step.unique:
            return added
        self.declare("is_found", "boolean")
        return [*added, "is_found := FOUND;"]

    def do_hold(self, step):
        """Whoever locks the whole table, as set_queue does, comes before or afterwards."""
        return [f"LOCK TABLE {self.say.table(step.table, step.place)} IN ROW EXCLUSIVE MODE;"]

    def do_remove(self, step):
        self.say.table(step.table, step.place)
        self.declare("is_found", "boolean")
        return [f"DELETE FROM {self.table(step.table)} WHERE {self.say.spell(step.where, step.place, step.table)};",
                "is_found := FOUND;"]

    def do_tell(self, step):
        self.must_be_event(step)
        parts = "".join(f", '{name}', {self.told(value, said)}"
                        for (name, value), (_, said) in zip(step.parts, self.values(step)))
        detail = f"pg_catalog.jsonb_strip_nulls(pg_catalog.jsonb_build_object({parts[2:]}))" if parts else "NULL"
        item, queue = (self.say.spell(part, step.place) for part in (step.item, step.queue))
        at = self.say.spell(step.at or "now()", step.place)
        operation = self.say.spell(step.operation or "null", step.place)
        conflict = " ON CONFLICT (operation_id) WHERE operation_id IS NOT NULL DO NOTHING" if step.once else ""
        told = ['INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation, operation_id, detail)',
                f"VALUES ({item}, {queue}, {at}, '{step.event}', me, {self.say.parameter(':workstation', step.place)}, {operation},",
                f"        {detail}){conflict};"]
        if not step.once:
            return told
        self.declare("is_found", "boolean")
        return [*told, "is_found := FOUND OR EXISTS (",
                f"    SELECT 1 FROM intray.event AS told WHERE told.operation_id = {operation} AND told.kind = '{step.event}'",
                f'        AND told.item_id = {item} AND told."user" = me);']

    def told(self, value, said):
        return f"nullif({said}, '')" if self.say.is_text(value) else said

    def do_rules(self, step):
        subject = self.say.spell(step.subject, step.place)
        if step.when == "change":
            return [f"PERFORM intray.rules_found('{step.about}', {subject});"]
        return [f"PERFORM intray.tell_rules('{step.about}', {self.say.spell(step.event, step.place)}, {subject}, me);"]

    def do_listeners(self, step):
        return [f"PERFORM intray.tell_change({self.say.spell(step.queue, step.place)});"]

    def do_move(self, step):
        item, _, to = (self.say.spell(part, step.place) for part in (step.item, step.queue, step.to))
        return [f"UPDATE intray.item SET {step.what} = {to}{MOVED[step.what]} WHERE id = {item};"]

    def do_call(self, step):
        return [f"PERFORM intray.{step.routine}({self.say.spell(step.given, step.place)});"]

    def do_answer(self, step):
        if step.answer not in self.ANSWERS:
            raise Fault(step.place, f"\"{step.answer}\" is no answer")
        return [f"RETURN {self.ANSWERS[step.answer].format(self.say.spell(step.given, step.place))};"]

    def do_reply(self, step):
        parts = ", ".join(f"'{name}', {value}" for name, value in self.values(step))
        return [f"RETURN pg_catalog.jsonb_build_object({parts})::text;"]

    def do_each(self, step):
        self.loop = step.one
        self.say.ones.add(step.one)
        self.declare(f"each_{step.one}", "bigint")
        self.declare("done", "bigint[] := '{}'")
        self.declare("not_done", "jsonb := '[]'")
        items = self.say.spell(step.items, step.place)
        return [f"FOR each_{step.one} IN SELECT value::bigint FROM pg_catalog.jsonb_array_elements_text({items}) ORDER BY 1 LOOP"]

    def end_each(self, step):
        return [f"    done := done || each_{step.one};", "END LOOP;",
                "RETURN pg_catalog.jsonb_build_object('done', pg_catalog.to_jsonb(done), 'not_done', not_done)::text;"]

    def do_skip(self, step):
        return [f"IF {self.say.spell(step.where, step.place)} THEN", f"    done := done || each_{self.loop};", "    CONTINUE;",
                "END IF;"]

    def text(self):
        steps = self.lines(self.verb.steps)
        for row, table in self.found():
            names, into, columns = self.columns_of(row)
            for name in names:
                self.declare(f"{row}_{name}", f"{self.table(table)}.{quoted(name)}%TYPE")
            steps = [line.replace(f"\x02{row}\x02", f"{columns} INTO {into}") for line in steps]
        given = ", ".join(f"{name} {KINDS[kind]}" for name, kind in self.verb.given)
        declared = "    me text := who.name;\n" + "".join(f"    {name} {kind};\n" for name, kind in self.declared)
        if self.verb.is_part:
            given, rights, asking = f'who intray."user", {given}', "", ""
        else:
            roles = ", ".join(f"'{role}'" for role in self.verb.roles)
            rights = " SECURITY DEFINER SET search_path = pg_catalog, pg_temp"
            declared = '    who intray."user" := intray.me();\n' + declared
            asking = (f"    IF NOT who.roles && ARRAY[{roles}] THEN\n"
                      f"        RETURN intray.not_permitted('{self.verb.roles[0]}');\n    END IF;\n")
        remark = "".join(f"-- {line}\n" for line in self.verb.remark)
        body = "\n".join(steps)
        done = "NULL" if self.verb.is_part else "'{}'"
        answers = "" if self.verb.steps[-1].kind in ENDS else f"    RETURN {done};\n"
        return f"""{remark}CREATE OR REPLACE FUNCTION intray.{self.verb.name}({given}) RETURNS text
LANGUAGE plpgsql{rights} AS $fn$
#variable_conflict use_column
DECLARE
{declared}BEGIN
{asking}{body}
{answers}END
$fn$
"""

    @staticmethod
    def rights(verbs):
        grants = []
        for verb in verbs:
            kinds = ", ".join(KINDS[kind] for _, kind in verb.given)
            roles = ", ".join(f"intray_{role}" for role in verb.roles)
            grants.append(f"-- name: {verb.name}\nGRANT EXECUTE ON FUNCTION intray.{verb.name}({kinds}) TO {roles}\n")
        return "\n".join(grants)
