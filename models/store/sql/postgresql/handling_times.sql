-- Differs: the arithmetic of times.
WITH handled AS (
    SELECT extract(epoch FROM done.at - taken.at) AS seconds
    FROM intray.event AS done
    JOIN intray.item AS item ON item.id = done.item_id
    JOIN intray.event AS taken ON taken.item_id = done.item_id AND taken.kind = 'claimed' AND taken.lock_id = done.lock_id
    WHERE done.id > (SELECT max(id) FROM intray.event) - :window::bigint AND done.kind = 'completed' AND item.queue_id = :queue_id::bigint
), ranked AS (
    SELECT seconds, row_number() OVER (ORDER BY seconds) AS place, count(*) OVER () AS items FROM handled
)
SELECT count(*) AS items,
       min(CASE WHEN place * 2 >= items THEN seconds END) AS median,
       min(CASE WHEN place * 100 >= items * 99 THEN seconds END) AS ninety_nine
FROM ranked
