-- name: draft
-- Everybody sees what they typed themselves, a supervisor what anybody typed.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW draft AS
SELECT
    d.item_id, d.lock_id, d.user, d.revision, d.content,
    CONCAT(REPLACE(d.saved_at, ' ', 'T'), 'Z') AS saved_at
FROM draft_all AS d
JOIN user_all AS me
    ON me.active = 1 AND (me.name = d.user OR FIND_IN_SET('supervisor', me.roles))
    AND me.login = SESSION_LOGIN()

-- name: draft_row
-- Everybody sees what they typed themselves, a supervisor what anybody typed.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW draft_row AS
SELECT
    d.item_id, d.lock_id, d.user, d.revision, d.content,
    CONCAT(REPLACE(d.saved_at, ' ', 'T'), 'Z') AS saved_at
FROM draft_all AS d
JOIN user_all AS me
    ON me.active = 1 AND (me.name = d.user OR FIND_IN_SET('supervisor', me.roles))
    AND me.login = SESSION_LOGIN()

-- name: lock_row
-- Every lock, with what its list is judged and ordered by; for supervisors and administrators.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW lock_row AS
SELECT
    i.id, q.name AS queue, i."key", i.lock_id, i.lock_user, i.lock_workstation, i.locked_at,
    i.expires_at, q.lock_seconds, d.saved_at, c.seen_at
FROM item_all AS i
JOIN queue_all AS q ON q.id = i.queue_id
JOIN user_all AS me
    ON me.active = 1 AND (FIND_IN_SET('supervisor', me.roles) OR FIND_IN_SET('administrator', me.roles))
    AND me.login = SESSION_LOGIN()
LEFT JOIN draft_all AS d ON d.item_id = i.id AND d.lock_id = i.lock_id
LEFT JOIN client_all AS c ON c.user = i.lock_user AND c.workstation = i.lock_workstation
WHERE i.state = 'locked'
