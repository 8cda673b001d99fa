-- name: ask_back
-- Asks supervisors for a finished item, by a note in its history. Sent again it asks once.
CREATE OR REPLACE FUNCTION intray.ask_back(item bigint, note text, operation uuid, workstation text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    who intray."user" := intray.me();
    it intray.item;
    asker text;
    is_repeated boolean;
    answer text;
BEGIN
    IF NOT intray.may_work(who) THEN
        RETURN intray.not_permitted('clerk');
    END IF;
    SELECT * INTO it FROM intray.item AS found WHERE found.id = ask_back.item FOR NO KEY UPDATE;
    asker := intray.asker_of(item);
    is_repeated := intray.is_told(operation);
    IF it.id IS NOT NULL AND intray.may_read(who, it.queue_id) AND NOT is_repeated THEN
        IF it.state NOT IN ('done', 'failed', 'dismissed') THEN
            RETURN '{"refused":"asks_unfinished"}';
        ELSIF asker IS NOT NULL THEN
            RETURN pg_catalog.json_build_object('refused', 'asked_already', 'user', asker)::text;
        END IF;
    END IF;
    answer := intray.add_note(who, item, note, operation, workstation, '{"asked":"back"}');
    IF answer = '{}' AND NOT is_repeated THEN
        INSERT INTO intray.asked_back (item_id, at, "user", note)
        VALUES (item, intray.clock(), who.name, ask_back.note)
        ON CONFLICT (item_id) DO UPDATE SET at = EXCLUDED.at, "user" = EXCLUDED."user", note = EXCLUDED.note;
    END IF;
    RETURN answer;
END
$fn$

-- name: asker_of
-- Who asks for a finished item; null: nobody does.
CREATE OR REPLACE FUNCTION intray.asker_of(item bigint) RETURNS text LANGUAGE sql STABLE AS $fn$
    SELECT asked."user" FROM intray.asked_back AS asked
    JOIN intray.item AS it ON it.id = asked.item_id
    JOIN intray.record ON record.item_id = it.id
    WHERE asked.item_id = asker_of.item AND it.state IN ('done', 'failed', 'dismissed') AND record.finished_at <= asked.at
$fn$

-- name: is_told
CREATE OR REPLACE FUNCTION intray.is_told(operation uuid) RETURNS boolean LANGUAGE sql STABLE AS $fn$
    SELECT EXISTS (SELECT 1 FROM intray.event WHERE event.operation_id = is_told.operation)
$fn$

-- name: give_to_asker
-- An item that has just been opened again is first for whoever asked for it, if they may take it. One that needs a tag
-- still needs it: it goes to nobody's line.
CREATE OR REPLACE FUNCTION intray.give_to_asker(who intray."user", item bigint, asker text, station text) RETURNS void
LANGUAGE plpgsql AS $fn$
DECLARE
    theirs intray."user";
BEGIN
    DELETE FROM intray.asked_back WHERE asked_back.item_id = give_to_asker.item;
    SELECT * INTO theirs FROM intray."user" AS known
    WHERE known.name = asker AND known.active AND known.server = intray.this_server();
    IF theirs.name IS NOT NULL AND intray.new_holder_refused(asker, theirs) IS NULL
       AND NOT EXISTS (SELECT 1 FROM intray.item AS it WHERE it.id = item AND it.assigned_to LIKE '@%') THEN
        PERFORM intray.add_line(asker);
        PERFORM intray.assign_one(who, item, asker, theirs, NULL, station);
    END IF;
END
$fn$
