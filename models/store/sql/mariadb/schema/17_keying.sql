-- name: keying_all
-- What two people keyed into the same field of an item of second keying, and what was decided.
CREATE TABLE IF NOT EXISTS keying_all (
    item_id BIGINT NOT NULL,
    queue_id BIGINT NOT NULL,
    field VARCHAR(255) NOT NULL,
    first_value EXACT_TEXT NOT NULL,
    second_value EXACT_TEXT NOT NULL,
    decided_value EXACT_TEXT,
    first_user VARCHAR(128) NOT NULL,
    second_user VARCHAR(128) NOT NULL,
    decided_by VARCHAR(128),
    at DATETIME(3) NOT NULL,
    decided_at DATETIME(3),
    PRIMARY KEY (item_id, field),
    KEY keying_queue (queue_id, field),
    CONSTRAINT keying_in_a_queue FOREIGN KEY (queue_id) REFERENCES queue_all (id),
    CONSTRAINT decided_whole CHECK (
        (decided_value IS NULL) = (decided_by IS NULL) AND (decided_value IS NULL) = (decided_at IS NULL))
) EXACT_TABLE

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
