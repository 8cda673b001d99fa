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
        PERFORM intray.assign_one(who, item, asker, theirs.name, NULL, station);
    END IF;
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
