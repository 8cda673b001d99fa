-- Whether an item that becomes available is before its queue's mark. Whoever adds items holds the mark still until it
-- commits; the mark is read after that, with eyes of its own.
CREATE FUNCTION intray.find_place(queue bigint, rank bigint, item bigint) RETURNS boolean LANGUAGE plpgsql AS $fn$
BEGIN
    PERFORM pg_catalog.pg_advisory_xact_lock_shared(741001, queue::integer);
    RETURN (SELECT (mark.rank, mark.item_id) > (find_place.rank, item) FROM intray.mark WHERE mark.queue_id = queue);
END
$fn$
