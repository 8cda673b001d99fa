-- name: keying_row
-- Who keyed what, and who was wrong: never for clerks.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW keying_row AS
SELECT
    k.item_id, k.queue_id, k.field, k.first_value, k.second_value, k.decided_value, k.first_user, k.second_user,
    k.decided_by, CONCAT(REPLACE(k.at, ' ', 'T'), 'Z') AS at, CONCAT(REPLACE(k.decided_at, ' ', 'T'), 'Z') AS decided_at
FROM keying_all AS k
JOIN user_all AS me
    ON me.active = 1
    AND (FIND_IN_SET('supervisor', me.roles) OR FIND_IN_SET('administrator', me.roles) OR FIND_IN_SET('auditor', me.roles))
    AND me.login = SESSION_LOGIN()
