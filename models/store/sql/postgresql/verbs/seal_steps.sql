-- Seals the records of an item and of all steps before it, for good.
CREATE OR REPLACE FUNCTION intray.seal_steps(item bigint) RETURNS void LANGUAGE plpgsql AS $fn$
BEGIN
    WITH RECURSIVE back (id, from_item_id) AS (
        SELECT it.id, it.from_item_id FROM intray.item AS it WHERE it.id = seal_steps.item
        UNION
        SELECT it.id, it.from_item_id FROM intray.item AS it JOIN back ON it.id = back.from_item_id)
    UPDATE intray.record SET sealed = true FROM back WHERE record.item_id = back.id;
END
$fn$
