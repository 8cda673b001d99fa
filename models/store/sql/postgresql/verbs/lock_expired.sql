-- The first so many items whose locks have expired and that may be tried once more.
CREATE OR REPLACE FUNCTION intray.lock_expired(queues bigint[], most bigint, at timestamptz, me text) RETURNS bigint[]
LANGUAGE plpgsql AS $fn$
DECLARE
    locked bigint[];
BEGIN
    SELECT array_agg(id) INTO locked FROM (
        SELECT item.id FROM intray.queue
        JOIN intray.item ON item.queue_id = queue.id AND item.state = 'locked' AND item.expires_at <= at
        WHERE queue.id = ANY (queues) AND (queue.attempts IS NULL OR item.attempts < queue.attempts)
          AND (queue.other_hands = 0 OR (item.not_for = me) IS NOT TRUE AND (item.nor_for = me) IS NOT TRUE)
        ORDER BY item.rank, item.id
        LIMIT most
        FOR NO KEY UPDATE OF item SKIP LOCKED) AS expired;
    RETURN locked;
END
$fn$
