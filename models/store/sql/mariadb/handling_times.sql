-- Differs: the arithmetic of times; the newest lines are taken first, because comparing with a subquery is no range of an
-- index here, and tables are joined as they stand.
WITH handled AS (
    SELECT STRAIGHT_JOIN TIMESTAMPDIFF(MICROSECOND, taken.at_utc, done.at_utc) / 1000000 AS seconds
    FROM (SELECT item_id, lock_id, kind, at_utc FROM event ORDER BY id DESC LIMIT :window) AS done
    JOIN item AS item ON item.id = done.item_id
    JOIN event AS taken ON taken.item_id = done.item_id AND taken.kind = 'claimed' AND taken.lock_id = done.lock_id
    WHERE done.kind = 'completed' AND item.queue_id = :queue_id
), ranked AS (
    SELECT seconds, row_number() OVER (ORDER BY seconds) AS place, count(*) OVER () AS items FROM handled
)
SELECT count(*) AS items,
       min(CASE WHEN place * 2 >= items THEN seconds END) AS median,
       min(CASE WHEN place * 100 >= items * 99 THEN seconds END) AS ninety_nine
FROM ranked
