-- Differs: times are a type of their own, who is there stands in a table, and lock ids are told to their holder.

-- name: locks
WITH
held AS (
    SELECT item.id, queue.name AS queue, item.key, known.lock_id, item.lock_user, item.lock_workstation,
           item.locked_at, item.expires_at, draft_time.saved_at IS NOT NULL AS has_draft, client.seen_at,
           greatest(item.locked_at, draft_time.saved_at) AS idle_since,
           item.expires_at <= :now::timestamptz AS is_expired,
           CASE WHEN client.seen_at IS NULL
                  OR client.seen_at < item.locked_at - :silent_after::bigint * interval '1 second' THEN 'unknown'
                WHEN client.seen_at < :now::timestamptz - :silent_after::bigint * interval '1 second' THEN 'silent'
                ELSE 'alive' END AS client
    FROM intray.item
    JOIN intray.queue ON queue.id = item.queue_id
    LEFT JOIN intray.known_locks() AS known ON known.item_id = item.id
    LEFT JOIN intray.draft_time ON draft_time.item_id = item.id AND draft_time.lock_id = known.lock_id
    LEFT JOIN intray.client ON client."user" = item.lock_user AND client.workstation = item.lock_workstation
    WHERE item.state = 'locked'),
judged AS (
    SELECT held.*, is_expired OR client = 'silent' AS is_abandoned,
           CASE :by::text WHEN 'queue' THEN lower(queue) WHEN 'key' THEN lower(key) WHEN 'user' THEN lower(lock_user)
                          WHEN 'workstation' THEN lower(lock_workstation) WHEN 'idle' THEN intray.iso(idle_since)
                          WHEN 'expires' THEN intray.iso(expires_at)
                          WHEN 'draft' THEN CASE WHEN has_draft THEN '1' ELSE '0' END
                          WHEN 'client' THEN client WHEN 'lock' THEN lock_id::text
                          ELSE intray.iso(locked_at) END AS place
    FROM held)
SELECT id, queue, key, lock_id, lock_user, lock_workstation, intray.iso(locked_at) AS locked_at,
       intray.iso(expires_at) AS expires_at, has_draft, intray.iso(seen_at) AS seen_at,
       intray.iso(idle_since) AS idle_since, is_expired, client, is_abandoned,
       count(*) OVER () AS total, count(*) FILTER (WHERE is_abandoned) OVER () AS abandoned
FROM judged
WHERE (:queue::text = '' OR queue = :queue::text)
  AND (:user::text = '' OR lock_user = :user::text)
  AND (:only_abandoned::bigint = 0 OR is_abandoned)
  AND (:find::text = '' OR position(lower(:find::text) IN lower(concat_ws(' ', queue, key, lock_user,
                                                                           lock_workstation, lock_id))) > 0)
ORDER BY CASE WHEN :descending::bigint = 0 THEN place END COLLATE "C",
         CASE WHEN :descending::bigint = 1 THEN place END COLLATE "C" DESC, id
LIMIT :limit::bigint OFFSET :offset::bigint

-- name: locks_of_queue
-- An auditor sees who holds what without seeing what is in it, so the records are not even asked for.
SELECT item.id, item.queue_id, queue.name AS queue, item.key, item.priority, item.rank, item.state,
       intray.available(item.available_at) AS available_at, known.lock_id, item.lock_user, item.lock_workstation,
       intray.iso(item.locked_at) AS locked_at, intray.iso(item.expires_at) AS expires_at, item.attempts,
       item.created_by, intray.iso(item.created_at) AS created_at, item.change, '{}' AS record, NULL AS missing,
       item.from_item_id, item.sent_back_by, item.sent_back_reason, item.assigned_to, item.asked,
       false AS has_passed
FROM intray.item
JOIN intray.queue ON queue.id = item.queue_id
LEFT JOIN intray.known_locks() AS known ON known.item_id = item.id
WHERE item.queue_id = :queue_id::bigint AND item.state = 'locked'
ORDER BY item.locked_at, item.id
LIMIT 1000

-- name: items_of_lock
SELECT * FROM intray.item_row
WHERE id IN (SELECT item_id FROM intray.known_locks() AS known WHERE known.lock_id = :lock::uuid)
ORDER BY "rank", id
