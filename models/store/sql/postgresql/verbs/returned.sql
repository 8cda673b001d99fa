-- Returns an item to be had again in these seconds, as a part of a verb that has an operation of its own; with the reason where
-- the queue wants one. Null: done.
CREATE OR REPLACE FUNCTION intray.returned(
    who intray."user", item bigint, lock uuid, record jsonb, search text, after bigint, reason text, station text) RETURNS text
LANGUAGE plpgsql AS $fn$
BEGIN
    RETURN intray.finish_one(
        who, item, lock, 'return', pg_catalog.gen_random_uuid(), record, search, least(after, 259200),
        (SELECT reason FROM intray.item AS it JOIN intray.queue ON queue.id = it.queue_id
         WHERE it.id = returned.item AND intray.asks_why(queue.reasons, 'return')),
        station, pg_catalog.date_trunc('milliseconds', pg_catalog.clock_timestamp()), true);
END
$fn$
