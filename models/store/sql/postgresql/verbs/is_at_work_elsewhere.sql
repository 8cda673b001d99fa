-- Whether the record of an item waits or is held in another step.
CREATE OR REPLACE FUNCTION intray.is_at_work_elsewhere(item bigint) RETURNS boolean LANGUAGE plpgsql AS $fn$
BEGIN
    RETURN EXISTS (
        WITH RECURSIVE back (id, from_item_id) AS (
            SELECT it.id, it.from_item_id FROM intray.item AS it WHERE it.id = is_at_work_elsewhere.item
            UNION
            SELECT it.id, it.from_item_id FROM intray.item AS it JOIN back ON it.id = back.from_item_id),
        chain (id) AS (
            SELECT back.id FROM back
            UNION
            SELECT it.id FROM intray.item AS it JOIN chain ON it.from_item_id = chain.id)
        SELECT 1 FROM intray.item AS step JOIN chain ON chain.id = step.id
        WHERE step.id <> is_at_work_elsewhere.item AND step.state IN ('open', 'locked'));
END
$fn$
