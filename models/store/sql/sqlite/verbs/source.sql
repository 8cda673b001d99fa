-- name: ask_for_work
INSERT INTO work_request (queue_id, user, workstation, lock_id, requested, asked_at)
VALUES (:queue_id, :user, :workstation, :lock, :count, :now)
ON CONFLICT (lock_id) DO NOTHING

-- name: request_by_lock
SELECT * FROM request_row WHERE lock_id = :lock

-- name: waiting_requests
SELECT * FROM request_row WHERE queue_id = :queue_id AND state = 'busy' ORDER BY id

-- name: running_source
SELECT id,
       max(1, CAST(round((julianday(heard_at) + 10.0 / 86400 - julianday(:now)) * 86400000) AS INTEGER)) AS alone_after_ms
FROM source_run
WHERE queue_id = :queue_id AND finished_at IS NULL
  AND heard_at > strftime('%Y-%m-%dT%H:%M:%fZ', :now, '-10 seconds')

-- name: fresh_run
SELECT last.id, last.found, last.passed_over
FROM queue
JOIN source_run AS last
    ON last.id = (SELECT max(id) FROM source_run WHERE queue_id = queue.id AND found IS NOT NULL)
WHERE queue.id = :queue_id
  AND last.source_query = queue.source_query
  AND last.finished_at > strftime('%Y-%m-%dT%H:%M:%fZ', :now, printf('%+d seconds', -queue.source_fresh_seconds))

-- name: begin_run
INSERT INTO source_run (queue_id, source_query, user, workstation, started_at, heard_at)
VALUES (:queue_id, :source_query, :user, :workstation, :now, :now)

-- name: hear_run
UPDATE source_run SET heard_at = :now WHERE id = :run AND finished_at IS NULL

-- name: give_up_runs
-- A lease, where a server keeps a lock for the runner.
UPDATE source_run
SET finished_at = :now, error = 'silent'
WHERE queue_id = :queue_id AND finished_at IS NULL

-- name: finish_run
UPDATE source_run
SET finished_at = :now, found = :found, passed_over = :passed_over, error = :error
WHERE id = :run AND finished_at IS NULL

-- name: finished_key
SELECT 1 AS found FROM item
WHERE queue_id = :queue_id AND key = :key AND (state = 'done' OR state = 'failed' OR state = 'dismissed')

-- name: forget_source_rows
DELETE FROM source_row WHERE queue_id = :queue_id

-- name: keep_source_row
INSERT INTO source_row (queue_id, rank, place, key, record) VALUES (:queue_id, -:priority, :place, :key, :record)

-- name: left_in_source
SELECT coalesce(sum(item.state = 'locked' AND item.lock_user <> :user), 0) AS held,
       coalesce(sum(item.state = 'open' AND item.available_at <= :now), 0) AS not_for_user,
       coalesce(sum(item.state = 'open'), 0) AS later,
       coalesce(sum(item.state = 'locked' AND item.lock_id <> :lock), 0) AS others_of_user
FROM source_row
CROSS JOIN item ON item.queue_id = source_row.queue_id AND item.key = source_row.key
WHERE source_row.queue_id = :queue_id

-- name: next_source_rows
-- What the user has returned comes only when it is asked for again, and not then where the queue keeps it from them.
SELECT source_row.key, -source_row.rank AS priority, source_row.record, item.id AS item_id
FROM source_row
CROSS JOIN queue ON queue.id = source_row.queue_id
LEFT JOIN item ON item.queue_id = source_row.queue_id AND item.key = source_row.key
WHERE source_row.queue_id = :queue_id
  AND (item.id IS NULL
       OR (item.state = 'open' AND item.available_at <= :now)
       OR (item.state = 'locked' AND item.expires_at <= :now
           AND (queue.attempts IS NULL OR item.attempts < queue.attempts)))
  AND NOT (queue.other_hands = 1 AND (item.not_for IS :user OR item.nor_for IS :user))
  AND :again = (coalesce(item.attempts, 0) > 0 AND EXISTS (
      SELECT 1 FROM event WHERE item_id = item.id AND kind = 'returned' AND event.user = :user))
  AND NOT EXISTS (
      SELECT 1 FROM event AS past
      WHERE past.item_id = item.id AND past.kind = 'returned' AND past.user = :user AND CASE queue.not_again_seconds
        WHEN 0 THEN NOT EXISTS (SELECT 1 FROM event AS other
                                WHERE other.item_id = past.item_id AND other.id > past.id
                                  AND other.kind = 'claimed' AND other.user <> :user)
        ELSE past.at > strftime('%Y-%m-%dT%H:%M:%fZ', :now, '-' || queue.not_again_seconds || ' seconds') END)
ORDER BY source_row.rank, source_row.place
LIMIT :limit

-- name: refresh_record
-- What a person has corrected stays.
UPDATE record
SET current = :record, search = :search
WHERE item_id = :item AND coalesce(current, imported) <> :record
  AND NOT EXISTS (SELECT 1 FROM event WHERE event.item_id = record.item_id AND event.kind = 'completed')

-- name: answer_request
UPDATE work_request
SET state = :state, assigned = :assigned, reason = :reason, detail = :detail, answered_at = :now
WHERE id = :request AND state = 'busy'
