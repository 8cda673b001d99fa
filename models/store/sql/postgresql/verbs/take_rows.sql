-- Writes the lock into rows of an adopted table and then into their items, which this transaction has locked or makes
-- now. The keys of those that were got.
CREATE OR REPLACE FUNCTION intray.take_rows(
    who intray."user", its intray.adopted, keys text[], lock uuid, station text, at timestamptz) RETURNS text[]
LANGUAGE plpgsql AS $fn$
DECLARE
    rows jsonb;
    it intray.item;
    items bigint[] := '{}';
    got text[] := '{}';
BEGIN
    IF keys = '{}' THEN
        RETURN got;
    END IF;
    rows := intray.locked_rows(its, who, keys, lock);
    PERFORM intray.items_of_adopted(who, its.queue_id, rows, station, at);
    FOR it IN SELECT item.* FROM jsonb_array_elements(rows) AS taken (row)
              JOIN intray.item ON item.queue_id = its.queue_id AND item.key = row ->> 'k' LOOP
        DELETE FROM intray.adopted_lock WHERE item_id = it.id AND it.state = 'locked';
        IF it.state = 'locked' THEN
            PERFORM intray.free_adopted_item(who, it, station, at);
        END IF;
        items := items || it.id;
        got := got || it.key;
    END LOOP;
    PERFORM intray.note_locks(its, rows, lock);
    FOR it IN SELECT * FROM intray.item WHERE id = ANY (items) AND state <> 'open' LOOP
        PERFORM intray.free_adopted_item(who, it, station, at);
    END LOOP;
    PERFORM intray.give(who, items, lock, station, at);
    RETURN got;
END
$fn$
