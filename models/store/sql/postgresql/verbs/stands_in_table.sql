-- name: item_stands_in_table
-- Whether an item stands in an adopted table, which may refuse what is done to it by an exception.
CREATE OR REPLACE FUNCTION intray.item_stands_in_table(item bigint) RETURNS boolean LANGUAGE sql STABLE AS $fn$
    SELECT EXISTS (SELECT 1 FROM intray.item AS it JOIN intray.adopted ON adopted.queue_id = it.queue_id
                   WHERE it.id = item_stands_in_table.item)
$fn$

-- name: stands_in_table
-- Whether a queue's items are the rows of an adopted table: an item without a row would be given to nobody.
CREATE OR REPLACE FUNCTION intray.stands_in_table(queue bigint) RETURNS boolean LANGUAGE sql STABLE AS $fn$
    SELECT EXISTS (SELECT 1 FROM intray.adopted WHERE queue_id = stands_in_table.queue)
$fn$
