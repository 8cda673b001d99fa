-- The first items that wait in these queues, in claim order, but for those that were tried before, and in the queues
-- apart for those that need other hands.
CREATE OR REPLACE FUNCTION intray.next_candidates(queues bigint[], tried bigint[], most bigint, apart bigint[], me text) RETURNS bigint[]
LANGUAGE plpgsql AS $fn$
BEGIN
    RETURN (
        SELECT array_agg(id ORDER BY rank, id) FROM (
            SELECT ahead.rank, ahead.id
            FROM intray.mark
            CROSS JOIN LATERAL (
                (SELECT item.rank, item.id FROM intray.item
                 WHERE item.queue_id = mark.queue_id AND item.front AND item.id <> ALL (tried)
                   AND (mark.queue_id <> ALL (apart) OR (item.not_for = me) IS NOT TRUE AND (item.nor_for = me) IS NOT TRUE)
                 ORDER BY item.rank, item.id LIMIT most)
                UNION ALL
                (SELECT item.rank, item.id FROM intray.item
                 WHERE item.queue_id = mark.queue_id AND item.state = 'open' AND NOT item.front
                   AND item.available_at = '-infinity' AND (item.rank, item.id) >= (mark.rank, mark.item_id)
                   AND item.id <> ALL (tried)
                   AND (mark.queue_id <> ALL (apart) OR (item.not_for = me) IS NOT TRUE AND (item.nor_for = me) IS NOT TRUE)
                 ORDER BY item.rank, item.id LIMIT most)) AS ahead
            WHERE mark.queue_id = ANY (queues)
            ORDER BY ahead.rank, ahead.id
            LIMIT most) AS first);
END
$fn$
