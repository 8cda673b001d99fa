-- The first reason why these items cannot be finished so; null if all can.
CREATE OR REPLACE FUNCTION intray.finishing_refused(items bigint[], kind text, after bigint, reason text) RETURNS text
LANGUAGE plpgsql AS $fn$
BEGIN
    RETURN (SELECT min(intray.rule_broken(queue.name, queue.dispositions, kind, after, reason, item.from_item_id))
            FROM intray.item
            JOIN intray.queue ON queue.id = item.queue_id
            WHERE item.id = ANY (items));
END
$fn$
