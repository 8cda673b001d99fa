-- Corrected values go into the table; those that stand there already are left alone. Whether the caller holds the row is
-- the item's business (change_adopted_item), in the same transaction.
CREATE OR REPLACE FUNCTION intray.change_adopted_record() RETURNS trigger LANGUAGE plpgsql AS $fn$
DECLARE
    its intray.adopted;
    key text := (SELECT item.key FROM intray.item WHERE item.id = NEW.item_id);
BEGIN
    SELECT * INTO its FROM intray.adopted WHERE queue_id = NEW.queue_id;
    IF its.queue_id IS NOT NULL AND (intray.read_adopted(its, key) -> 'record') IS DISTINCT FROM NEW.current THEN
        PERFORM intray.run_adopted(its, 'correct', key, NULL, NULL, NEW.current::text);
    END IF;
    RETURN NEW;
END
$fn$
