CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW queue_row AS
SELECT
    q.id, q.name, q.title, q.record_schema, q.lock_seconds, q.longest_hold_seconds, q.locks_per_user, q.attempts,
    q.dispositions, q.next_queue_id, q.source_query, q.source_fresh_seconds, q.paused, q.changes AS "change",
    following.name AS next_queue, q.other_hands, q.blind_fields, q.decide_queue_id, q.share,
    deciding.name AS decide_queue, q.pause_message, q.first_warning_seconds, q.last_warning_seconds, q.reasons
FROM queue_all AS q
JOIN sight_all AS s
    ON s.queue_id = q.id
    AND s.login = SUBSTR(SESSION_USER(), 1, CHAR_LENGTH(SESSION_USER()) - CHAR_LENGTH(SUBSTRING_INDEX(SESSION_USER(), '@', -1)) - 1)
LEFT JOIN queue_all AS following ON following.id = q.next_queue_id
LEFT JOIN queue_all AS deciding ON deciding.id = q.decide_queue_id
