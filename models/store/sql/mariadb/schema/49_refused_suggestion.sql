-- name: refused_suggestion_all
-- What was suggested for a field of a record and not wanted: it is not offered again, to nobody.
CREATE TABLE IF NOT EXISTS refused_suggestion_all (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    item_id BIGINT NOT NULL,
    field EXACT_TEXT NOT NULL,
    value EXACT_TEXT NOT NULL,
    user VARCHAR(128) NOT NULL,
    at DATETIME(3) NOT NULL,
    KEY refused_suggestion_item (item_id),
    CONSTRAINT refused_suggestion_of_an_item FOREIGN KEY (item_id) REFERENCES item_all (id) ON DELETE CASCADE
) EXACT_TABLE

-- name: refused_suggestion_row
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW refused_suggestion_row AS
SELECT f.item_id, f.field, f.value, f.user, CONCAT(REPLACE(f.at, ' ', 'T'), 'Z') AS at
FROM refused_suggestion_all AS f
JOIN record_all AS r ON r.item_id = f.item_id
JOIN item_all AS i ON i.id = r.item_id AND i.state <> 'staged'
JOIN sight_all AS s
    ON s.queue_id = i.queue_id AND s.sees_records = 1
    AND s.login = SESSION_LOGIN()
WHERE r.sealed = 0 OR s.sees_sealed OR r.finished_by = s.user OR (i.state = 'locked' AND i.lock_user = s.user)
