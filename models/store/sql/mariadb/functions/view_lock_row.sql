-- Every lock, with what its list is judged and ordered by; for supervisors and administrators.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW lock_row AS
SELECT
    i.id, q.name AS queue, i.item_key AS "key", i.lock_id, i.lock_user, i.lock_workstation, i.locked_at,
    i.due_at AS expires_at, q.lock_seconds, d.saved_at, c.seen_at
FROM item_all AS i
JOIN queue_all AS q ON q.id = i.queue_id
JOIN user_all AS me
    ON me.active = 1 AND (FIND_IN_SET('supervisor', me.roles) OR FIND_IN_SET('administrator', me.roles))
    AND me.login = SUBSTR(SESSION_USER(), 1, CHAR_LENGTH(SESSION_USER()) - CHAR_LENGTH(SUBSTRING_INDEX(SESSION_USER(), '@', -1)) - 1)
LEFT JOIN draft_all AS d ON d.item_id = i.id AND d.lock_id = i.lock_id
LEFT JOIN client_all AS c ON c.user_name = i.lock_user AND c.workstation = i.lock_workstation
WHERE i.state = 'locked'
