-- Differs: the arithmetic of times. Written from the manual; nobody has run it yet.
WITH handled AS (
    SELECT DATEDIFF(MILLISECOND, CONVERT(datetime2(3), LEFT(taken.at, 23), 126), CONVERT(datetime2(3), LEFT(done.at, 23), 126)) / 1000.0 AS seconds
    FROM intray.event_row AS done
    JOIN intray.item AS item ON item.id = done.item_id
    JOIN intray.event_row AS taken ON taken.item_id = done.item_id AND taken.kind = 'claimed' AND taken.lock_id = done.lock_id
    WHERE done.id > (SELECT max(id) FROM intray.event_row) - :window AND done.kind = 'completed' AND item.queue_id = :queue_id
), ranked AS (
    SELECT seconds, row_number() OVER (ORDER BY seconds) AS place, count(*) OVER () AS items FROM handled
)
SELECT count(*) AS items,
       min(CASE WHEN place * 2 >= items THEN seconds END) AS median,
       min(CASE WHEN place * 100 >= items * 99 THEN seconds END) AS ninety_nine
FROM ranked
