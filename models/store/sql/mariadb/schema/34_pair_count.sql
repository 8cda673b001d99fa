-- name: pair_count_all
-- In how many records two fields have these values together. Of a field with itself: how often people made the second value
-- of the first one.
CREATE TABLE IF NOT EXISTS pair_count_all (
    learned_id BIGINT NOT NULL,
    by_field INTEGER NOT NULL,
    by_value VARCHAR(250) NOT NULL,
    field INTEGER NOT NULL,
    value VARCHAR(250) NOT NULL,
    records BIGINT NOT NULL,
    PRIMARY KEY (learned_id, by_field, by_value, field, value),
    CONSTRAINT pair_count_of_what_was_learned FOREIGN KEY (learned_id) REFERENCES learned_all (id) ON DELETE CASCADE
) EXACT_TABLE

-- name: pair_count_row
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW pair_count_row AS
SELECT c.learned_id, c.by_field, c.by_value, c.field, c.value, c.records
FROM pair_count_all AS c
JOIN learned_all AS l ON l.id = c.learned_id
JOIN sight_all AS s
    ON s.queue_id = l.queue_id AND s.sees_records = 1
    AND s.login = SESSION_LOGIN()
