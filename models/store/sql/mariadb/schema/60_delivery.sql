-- name: delivered_all
-- What an import brought last for an item that was there before: what the next one is compared with, as soon as it differs
-- from what came in first. recalled_at: when the item was taken out of its queue again; it comes back with its key.
-- worked_from: what people's work is compared with in its place, until somebody has seen what was proposed since.
CREATE TABLE IF NOT EXISTS delivered_all (
    item_id BIGINT NOT NULL PRIMARY KEY,
    import_id BIGINT,
    record EXACT_TEXT,
    recalled_at DATETIME(3),
    worked_from EXACT_TEXT,
    CONSTRAINT delivered_item FOREIGN KEY (item_id) REFERENCES item_all (id) ON DELETE CASCADE,
    CONSTRAINT delivered_by_an_import FOREIGN KEY (import_id) REFERENCES import_all (id)
) EXACT_TABLE

-- name: delivered_row
-- Whoever reads the item's record.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW delivered_row AS
SELECT d.item_id, COALESCE(d.worked_from, d.record) AS record
FROM delivered_all AS d
JOIN record_all AS r ON r.item_id = d.item_id
JOIN item_all AS i ON i.id = d.item_id AND i.state <> 'staged'
JOIN sight_all AS s
    ON s.queue_id = i.queue_id AND s.sees_records = 1
    AND s.login = SESSION_LOGIN()
WHERE r.sealed = 0 OR s.sees_sealed OR r.finished_by = s.user OR (i.state = 'locked' AND i.lock_user = s.user)

-- name: redelivered_all
-- What an import says of items that were there before. outcome: waiting until the import was accepted; same: the record is
-- as it was (told only where the file has everything); updated; proposed: a person decides; again: it had been taken out
-- and is back; refused. record is what the file says, as long as it waits.
CREATE TABLE IF NOT EXISTS redelivered_all (
    import_id BIGINT NOT NULL,
    item_id BIGINT NOT NULL,
    record EXACT_TEXT,
    outcome ENUM('waiting', 'same', 'updated', 'proposed', 'again', 'refused') CHARACTER SET ascii NOT NULL,
    PRIMARY KEY (import_id, item_id),
    KEY redelivered_waiting (import_id, outcome, item_id),
    CONSTRAINT redelivered_by_an_import FOREIGN KEY (import_id) REFERENCES import_all (id),
    CONSTRAINT redelivered_item FOREIGN KEY (item_id) REFERENCES item_all (id) ON DELETE CASCADE
) EXACT_TABLE

-- name: redelivered_row
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW redelivered_row AS
SELECT r.import_id, r.item_id, r.outcome
FROM redelivered_all AS r
WHERE EXISTS (
    SELECT 1 FROM user_all AS me
    WHERE me.active = 1 AND (FIND_IN_SET('importer', me.roles) OR FIND_IN_SET('administrator', me.roles)
                               OR FIND_IN_SET('supervisor', me.roles))
      AND me.login = SESSION_LOGIN())
