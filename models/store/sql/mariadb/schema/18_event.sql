-- name: event
-- For counting alone: no statement may give its lock_id to anybody. at_utc is the time itself, for the index.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW event AS
SELECT
    e.id, e.item_id, CONCAT(REPLACE(e.at, ' ', 'T'), 'Z') AS at, e.kind, e.user, e.workstation,
    e.lock_id, e.operation_id, NULLIF(JSON_REMOVE(e.detail, '$.digest'), '{}') AS detail, e.at AS at_utc
FROM event_all AS e
JOIN sight_all AS s
    ON s.queue_id = e.queue_id AND s.sees_items = 1
    AND s.login = SESSION_LOGIN()

-- name: event_row
-- Whoever had a lock sees its id, also where another ended it. Without the digest of the record: who may not read a sealed
-- record could guess it by that. The audit and the seals read it. A note may say what stands in the record, so whoever may
-- not read a sealed record may not read the notes on it.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW event_row AS
SELECT
    e.id, e.item_id, CONCAT(REPLACE(e.at, ' ', 'T'), 'Z') AS at, e.kind, e.user, e.workstation,
    CASE WHEN s.sees_locks OR e.user = s.user
              OR EXISTS (SELECT 1 FROM event_all AS mine
                         WHERE mine.item_id = e.item_id AND mine.lock_id = e.lock_id AND mine.user = s.user)
         THEN e.lock_id END AS lock_id,
    e.operation_id, NULLIF(JSON_REMOVE(e.detail, '$.digest'), '{}') AS detail
FROM event_all AS e
JOIN sight_all AS s
    ON s.queue_id = e.queue_id AND s.sees_items = 1
    AND s.login = SESSION_LOGIN()
WHERE e.kind <> 'noted' OR s.sees_locks OR NOT EXISTS (
    SELECT 1 FROM record_all AS r JOIN item_all AS i ON i.id = r.item_id
    WHERE r.item_id = e.item_id AND r.sealed = 1 AND NOT r.finished_by <=> s.user
      AND NOT (i.state = 'locked' AND i.lock_user <=> s.user))
