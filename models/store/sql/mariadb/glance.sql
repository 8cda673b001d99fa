-- Differs: times are a type of their own; what is put off and the oldest open item are looked for by functions.
SELECT
    queue.id,
    COALESCE(told.unfinished, 0) AS unfinished,
    (SELECT COUNT(*) FROM item WHERE item.queue_id = queue.id AND item.state = 'locked') AS locked,
    put_off(queue.id, CAST(REPLACE(TRIM(TRAILING 'Z' FROM :now), 'T', ' ') AS DATETIME(3))) AS later,
    (SELECT COUNT(*) FROM item WHERE item.queue_id = queue.id AND item.state = 'failed') AS failed,
    oldest_open(queue.id) AS oldest_open,
    (SELECT COUNT(*) FROM request_row
     WHERE request_row.queue_id = queue.id AND request_row.asked_at >= :since) AS asked,
    (SELECT COUNT(*) FROM request_row
     WHERE request_row.queue_id = queue.id AND request_row.asked_at >= :since AND request_row.state = 'none')
        AS came_empty
FROM queue
LEFT JOIN (
    SELECT all_of_them.queue_id, SUM(CASE
        WHEN all_of_them.kind IN ('imported', 'added', 'reopened', 'taken_back') THEN all_of_them.n
        WHEN all_of_them.kind IN ('completed', 'dismissed', 'failed', 'sent_back', 'withdrawn') THEN -all_of_them.n
        ELSE 0 END) AS unfinished
    FROM (SELECT queue_id, kind, n FROM figure_row WHERE quarter = ''
          UNION ALL
          SELECT queue_id, kind, n FROM figure_tail WHERE :with_tail = 1) AS all_of_them
    GROUP BY all_of_them.queue_id) AS told ON told.queue_id = queue.id
