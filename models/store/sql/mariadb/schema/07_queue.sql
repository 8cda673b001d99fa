-- name: sight_all
-- What follows from roles and memberships for each login and queue, kept ready so that the views find it by its key.
CREATE TABLE IF NOT EXISTS sight_all (
    login VARCHAR(128) NOT NULL,
    queue_id BIGINT NOT NULL,
    user VARCHAR(128) NOT NULL,
    sees_items TINYINT NOT NULL,
    sees_records TINYINT NOT NULL,
    takes TINYINT NOT NULL,
    sees_sealed TINYINT NOT NULL DEFAULT 0,
    sees_locks TINYINT NOT NULL DEFAULT 0,
    PRIMARY KEY (login, queue_id),
    CONSTRAINT sight_of_a_queue FOREIGN KEY (queue_id) REFERENCES queue_all (id) ON DELETE CASCADE
) EXACT_TABLE

-- name: queue
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW queue AS
SELECT
    q.id, q.name, q.title, q.record_schema, q.lock_seconds, q.longest_hold_seconds, q.locks_per_user, q.attempts,
    q.dispositions, q.next_queue_id, q.source_query, q.source_fresh_seconds, q.paused, q."change",
    q.other_hands, q.blind_fields, q.decide_queue_id, q.share
FROM queue_all AS q
JOIN sight_all AS s
    ON s.queue_id = q.id
    AND s.login = SESSION_LOGIN()

-- name: queue_row
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW queue_row AS
SELECT
    q.id, q.name, q.title, q.record_schema, q.lock_seconds, q.longest_hold_seconds, q.locks_per_user, q.attempts,
    q.dispositions, q.next_queue_id, q.source_query, q.source_fresh_seconds, q.paused, q."change",
    following.name AS next_queue, q.other_hands, q.blind_fields, q.decide_queue_id, q.share,
    deciding.name AS decide_queue, q.pause_message, q.first_warning_seconds, q.last_warning_seconds, q.reasons,
    q.fields, q.largest_record, q.largest_field, q.reopen_own_seconds,
    q.doubtful_first, q.pass_most_wrong, q.pass_sure_percent, q.plant_every, q.not_again_seconds
FROM queue_all AS q
JOIN sight_all AS s
    ON s.queue_id = q.id
    AND s.login = SESSION_LOGIN()
LEFT JOIN queue_all AS following ON following.id = q.next_queue_id
LEFT JOIN queue_all AS deciding ON deciding.id = q.decide_queue_id
