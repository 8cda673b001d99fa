-- A work request as it stands, with what its lock holds.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION request_json(me EXACT_NAME(255), the_request BIGINT)
RETURNS EXACT_TEXT
NOT DETERMINISTIC READS SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE answer EXACT_TEXT;
    SELECT CONCAT(
        '{"id":', w.id, ',"queue":', JSON_QUOTE(q.name), ',"user":', JSON_QUOTE(w.user), ',"lock_id":"', w.lock_id,
        '","requested":', w.requested, ',"assigned":', w.assigned, ',"state":"', w.state, '","reason":"', w.reason,
        '","detail":', JSON_QUOTE(w.detail) COLLATE EXACT_TEXT, ',"asked_at":"', REPLACE(w.asked_at, ' ', 'T'), 'Z","answered_at":',
        COALESCE(CONCAT('"', REPLACE(w.answered_at, ' ', 'T'), 'Z"'), 'null'),
        ',"running":', IF(w.state = 'busy' AND IS_USED_LOCK(source_lock(q.id)) IS NOT NULL, 'true', 'false'),
        ',"items":[', IF(w.user = me, COALESCE(held_items(me, w.lock_id), ''), ''), ']}')
    INTO answer
    FROM work_request_all AS w JOIN queue_all AS q ON q.id = w.queue_id
    WHERE w.id = the_request;
    RETURN answer;
END
