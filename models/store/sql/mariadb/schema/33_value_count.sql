-- name: value_count_all
-- In how many records a value stands, and how many of these were finished with it as it came in (left_as). rank puts the
-- frequent ones first and changes seldom, so that the indexes need not be written with every record. No value is longer than
-- 250 characters: longer ones are not counted.
CREATE TABLE IF NOT EXISTS value_count_all (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    learned_id BIGINT NOT NULL,
    field INTEGER NOT NULL,
    value VARCHAR(250) NOT NULL,
    records BIGINT NOT NULL,
    left_as BIGINT NOT NULL,
    starts VARCHAR(3) AS (LEFT(value, 3)) PERSISTENT,
    ends VARCHAR(3) AS (RIGHT(value, 3)) PERSISTENT,
    "rank" INTEGER AS (CASE
        WHEN records >= 100000 THEN -12 WHEN records >= 30000 THEN -11 WHEN records >= 10000 THEN -10
        WHEN records >= 3000 THEN -9 WHEN records >= 1000 THEN -8 WHEN records >= 300 THEN -7
        WHEN records >= 100 THEN -6 WHEN records >= 50 THEN -5 WHEN records >= 20 THEN -4
        WHEN records >= 10 THEN -3 WHEN records >= 5 THEN -2 WHEN records >= 2 THEN -1 ELSE 0 END) PERSISTENT,
    KEY value_count_frequent (learned_id, field, "rank", id),
    KEY value_count_starts (learned_id, field, starts, "rank", id),
    KEY value_count_ends (learned_id, field, ends, "rank", id),
    CONSTRAINT value_counted_once UNIQUE (learned_id, field, value),
    CONSTRAINT value_count_of_what_was_learned FOREIGN KEY (learned_id) REFERENCES learned_all (id) ON DELETE CASCADE
) EXACT_TABLE

-- name: value_count_row
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW value_count_row AS
SELECT c.id, c.learned_id, c.field, c.value, c.records, c.left_as, c.starts, c.ends, c."rank"
FROM value_count_all AS c
JOIN learned_all AS l ON l.id = c.learned_id
JOIN sight_all AS s
    ON s.queue_id = l.queue_id AND s.sees_records = 1
    AND s.login = SESSION_LOGIN()
