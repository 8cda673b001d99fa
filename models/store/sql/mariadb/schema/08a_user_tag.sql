-- name: user_tag_all
-- What a user can do in a queue, in a word: they get what is assigned to the tag, and others do not.
CREATE TABLE IF NOT EXISTS user_tag_all (
    user VARCHAR(128) NOT NULL,
    queue_id BIGINT NOT NULL,
    tag VARCHAR(50) NOT NULL,
    PRIMARY KEY (user, queue_id, tag),
    CONSTRAINT tag_of_a_user FOREIGN KEY (user) REFERENCES user_all (name),
    CONSTRAINT tag_in_a_queue FOREIGN KEY (queue_id) REFERENCES queue_all (id) ON DELETE CASCADE,
    CONSTRAINT tag_is_a_word CHECK (tag REGEXP '^[^[:space:],@]+$')
) EXACT_TABLE

-- name: user_tag_row
-- As user_row: administrators, supervisors and auditors see everybody's, others their own.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW user_tag_row AS
SELECT t.user, q.name AS queue, t.tag
FROM user_tag_all AS t
JOIN queue_all AS q ON q.id = t.queue_id
JOIN user_all AS me
    ON me.active = 1
    AND me.login = SESSION_LOGIN()
WHERE t.user = me.name OR FIND_IN_SET('administrator', me.roles) OR FIND_IN_SET('supervisor', me.roles)
   OR FIND_IN_SET('auditor', me.roles)
