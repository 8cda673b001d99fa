-- Whether an item stands in an adopted table, which may refuse what is done to it by an exception.
CREATE OR REPLACE FUNCTION intray.stands_in_table(item bigint) RETURNS boolean LANGUAGE sql STABLE AS $fn$
    SELECT EXISTS (SELECT 1 FROM intray.item AS it JOIN intray.adopted ON adopted.queue_id = it.queue_id
                   WHERE it.id = stands_in_table.item)
$fn$
