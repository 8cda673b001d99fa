-- Differs: the arithmetic of times, and who is there comes from a file of its own.
WITH
client AS (
    SELECT json_extract(value, '$[0]') AS user, json_extract(value, '$[1]') AS workstation,
           json_extract(value, '$[2]') AS seen_at
    FROM json_each(:clients)),
held AS (
    SELECT item.id, queue.name AS queue, item.key, item.lock_id, item.lock_user, item.lock_workstation,
           item.locked_at, item.expires_at, draft.saved_at IS NOT NULL AS has_draft, client.seen_at,
           max(item.locked_at, coalesce(draft.saved_at, '')) AS idle_since,
           item.expires_at <= :now AS is_expired,
           CASE WHEN client.seen_at IS NULL
                  OR client.seen_at < strftime('%Y-%m-%dT%H:%M:%fZ', item.locked_at, '-' || :silent_after || ' seconds')
                THEN 'unknown'
                WHEN client.seen_at < strftime('%Y-%m-%dT%H:%M:%fZ', :now, '-' || :silent_after || ' seconds')
                THEN 'silent' ELSE 'alive' END AS client
    FROM item
    JOIN queue ON queue.id = item.queue_id
    LEFT JOIN draft ON draft.item_id = item.id AND draft.lock_id = item.lock_id
    LEFT JOIN client ON client.user = item.lock_user AND client.workstation = item.lock_workstation
    WHERE item.state = 'locked'),
judged AS (
    SELECT held.*, is_expired OR client = 'silent' AS is_abandoned,
           CASE :by WHEN 'queue' THEN lower(queue) WHEN 'key' THEN lower(key) WHEN 'user' THEN lower(lock_user)
                    WHEN 'workstation' THEN lower(lock_workstation) WHEN 'idle' THEN idle_since
                    WHEN 'expires' THEN expires_at WHEN 'draft' THEN CASE WHEN has_draft THEN '1' ELSE '0' END
                    WHEN 'client' THEN client WHEN 'lock' THEN lock_id ELSE locked_at END AS place
    FROM held)
SELECT judged.*, count(*) OVER () AS total, sum(is_abandoned) OVER () AS abandoned
FROM judged
WHERE (:queue = '' OR queue = :queue)
  AND (:user = '' OR lock_user = :user)
  AND (:only_abandoned = 0 OR is_abandoned)
  AND (:find = '' OR instr(lower(queue || ' ' || key || ' ' || lock_user || ' ' || lock_workstation || ' ' || lock_id),
                           lower(:find)) > 0)
ORDER BY CASE WHEN :descending = 0 THEN place END, CASE WHEN :descending = 1 THEN place END DESC, id
LIMIT :limit OFFSET :offset
