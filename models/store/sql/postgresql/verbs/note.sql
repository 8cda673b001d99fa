-- name: note
-- Adds a note to an item, in its history: everybody who works on the queue may, whoever holds it. Sent again it adds
-- nothing.
CREATE OR REPLACE FUNCTION intray.note(item bigint, note text, operation uuid, workstation text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    who intray."user" := intray.me();
BEGIN
    IF NOT (intray.may_work(who) OR 'administrator' = ANY (who.roles)) THEN
        RETURN intray.not_permitted('clerk');
    END IF;
    RETURN intray.add_note(who, item, note, operation, workstation, '{}');
END
$fn$

-- name: add_note
-- A note with what else it says; {}: it is there, else the refusal.
CREATE OR REPLACE FUNCTION intray.add_note(
    who intray."user", item bigint, note text, operation uuid, station text, besides jsonb) RETURNS text
LANGUAGE plpgsql AS $fn$
DECLARE
    its_queue bigint;
    refusal text;
BEGIN
    IF note IS NULL OR intray.is_blank(note) THEN
        RETURN '{"refused":"note_missing"}';
    ELSIF operation IS NULL THEN
        RETURN '{"refused":"operation_missing"}';
    END IF;
    SELECT found.queue_id INTO its_queue FROM intray.item AS found
    WHERE found.id = add_note.item AND found.state <> 'staged' FOR KEY SHARE;
    IF its_queue IS NULL OR NOT intray.may_read(who, its_queue) THEN
        RETURN intray.no_such_item(item);
    END IF;
    refusal := intray.too_many(who, 'note', 2000);
    refusal := coalesce(refusal, intray.too_many_notes(who, item));
    IF refusal IS NOT NULL THEN
        RETURN refusal;
    END IF;
    INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation, operation_id, detail)
    VALUES (item, its_queue, intray.clock(), 'noted', who.name, station, operation,
            pg_catalog.jsonb_build_object('note', note) || besides)
    ON CONFLICT (operation_id) WHERE operation_id IS NOT NULL DO NOTHING;
    IF NOT FOUND AND NOT EXISTS (
        SELECT 1 FROM intray.event AS told
        WHERE told.operation_id = operation AND told.kind = 'noted' AND told.item_id = add_note.item AND told."user" = who.name) THEN
        RETURN '{"refused":"called_off"}';
    END IF;
    PERFORM intray.tell_change(its_queue);
    RETURN '{}';
END
$fn$

-- name: too_many_notes
-- The refusal of one more on an item where there are as many as anybody reads. One user alone never fills it for the others.
-- A user's allowance is locked before, so that two sessions of theirs count one after the other.
CREATE OR REPLACE FUNCTION intray.too_many_notes(who intray."user", item bigint) RETURNS text LANGUAGE plpgsql AS $fn$
BEGIN
    RETURN (SELECT CASE WHEN pg_catalog.count(*) FILTER (WHERE told."user" = who.name) >= 100
                        THEN '{"refused":"too_many","what":"own_notes_of_item","most":100}'
                        WHEN pg_catalog.count(*) >= 1000
                        THEN '{"refused":"too_many","what":"notes_of_item","most":1000}' END
            FROM intray.event AS told WHERE told.item_id = too_many_notes.item AND told.kind = 'noted');
END
$fn$
