-- Differs: the tables themselves, with the conditions of their views, because only a table can be told its index: the
-- optimizer would take that of the queue and sort all of it for every page.

-- name: stored_items
SELECT STRAIGHT_JOIN i.id, i."key", i.priority,
       CASE WHEN i.state = 'locked' AND i.expires_at <= CAST(REPLACE(TRIM(TRAILING 'Z' FROM :now), 'T', ' ') AS DATETIME(3))
                 AND (:attempts = 0 OR i.attempts < :attempts)
            THEN 'open' ELSE i.state END AS state,
       CASE WHEN :originals = 1 OR r.current IS NULL THEN r.imported END AS imported,
       CASE WHEN :currents = 1 THEN r.current END AS current,
       r.finished_by, CONCAT(REPLACE(r.finished_at, ' ', 'T'), 'Z') AS finished_at,
       CASE WHEN :originals = 1 AND r.item_id IS NOT NULL
            THEN (SELECT COALESCE(d.worked_from, d.record) FROM delivered_all AS d WHERE d.item_id = i.id) END AS delivered,
       r.missing
FROM sight_all AS s
JOIN item_all AS i FORCE INDEX (PRIMARY) ON i.queue_id = s.queue_id
LEFT JOIN record_all AS r
    ON r.item_id = i.id
    AND (r.sealed = 0 OR s.sees_sealed OR r.finished_by = s.user OR (i.state = 'locked' AND i.lock_user = s.user))
WHERE s.login = SESSION_LOGIN() AND s.queue_id = :queue_id AND s.sees_records = 1
  AND i.id > :behind AND i.state <> 'staged'
  AND (:state = '' OR :state = CASE
        WHEN i.state = 'locked' AND i.expires_at <= CAST(REPLACE(TRIM(TRAILING 'Z' FROM :now), 'T', ' ') AS DATETIME(3))
             AND (:attempts = 0 OR i.attempts < :attempts)
        THEN 'open' ELSE i.state END)
  AND (:corrected = 0 OR r.current IS NOT NULL)
  AND (:finished_by = '' OR r.finished_by = :finished_by)
  AND (:since = '' OR r.finished_at >= CAST(REPLACE(TRIM(TRAILING 'Z' FROM :since), 'T', ' ') AS DATETIME(3)))
  AND (:until = '' OR r.finished_at < CAST(REPLACE(TRIM(TRAILING 'Z' FROM :until), 'T', ' ') AS DATETIME(3)))
ORDER BY i.id
LIMIT :limit
