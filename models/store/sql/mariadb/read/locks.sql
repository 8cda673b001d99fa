-- Differs: times are a type of their own, and who is there stands in a table.
WITH
held AS (
    SELECT lock_row.id, queue, "key", lock_id, lock_user, lock_workstation, locked_at, expires_at, seen_at,
           saved_at IS NOT NULL AS has_draft,
           GREATEST(locked_at, COALESCE(saved_at, locked_at)) AS idle_since,
           expires_at <= CAST(REPLACE(TRIM(TRAILING 'Z' FROM :now), 'T', ' ') AS DATETIME(3)) AS is_expired,
           CASE WHEN seen_at IS NULL OR seen_at < locked_at - INTERVAL :silent_after SECOND THEN 'unknown'
                WHEN seen_at < CAST(REPLACE(TRIM(TRAILING 'Z' FROM :now), 'T', ' ') AS DATETIME(3)) - INTERVAL :silent_after SECOND
                THEN 'silent' ELSE 'alive' END AS client
    FROM lock_row),
judged AS (
    SELECT held.*, is_expired OR client = 'silent' AS is_abandoned,
           CASE :by WHEN 'queue' THEN CONVERT(LOWER(queue) USING utf8mb4) COLLATE EXACT_TEXT
                    WHEN 'key' THEN CONVERT(LOWER("key") USING utf8mb4) COLLATE EXACT_TEXT
                    WHEN 'user' THEN CONVERT(LOWER(lock_user) USING utf8mb4) COLLATE EXACT_TEXT
                    WHEN 'workstation' THEN CONVERT(LOWER(lock_workstation) USING utf8mb4) COLLATE EXACT_TEXT
                    WHEN 'idle' THEN CONVERT(CAST(idle_since AS CHAR) USING utf8mb4) COLLATE EXACT_TEXT
                    WHEN 'expires' THEN CONVERT(CAST(expires_at AS CHAR) USING utf8mb4) COLLATE EXACT_TEXT
                    WHEN 'draft' THEN CONVERT(CAST(has_draft AS CHAR) USING utf8mb4) COLLATE EXACT_TEXT
                    WHEN 'client' THEN CONVERT(client USING utf8mb4) COLLATE EXACT_TEXT
                    WHEN 'lock' THEN CONVERT(CAST(lock_id AS CHAR) USING utf8mb4) COLLATE EXACT_TEXT
                    ELSE CONVERT(CAST(locked_at AS CHAR) USING utf8mb4) COLLATE EXACT_TEXT END AS place
    FROM held)
SELECT id, queue, "key", lock_id, lock_user, lock_workstation, CONCAT(REPLACE(locked_at, ' ', 'T'), 'Z') AS locked_at,
       CONCAT(REPLACE(expires_at, ' ', 'T'), 'Z') AS expires_at, CONCAT(REPLACE(seen_at, ' ', 'T'), 'Z') AS seen_at,
       CONCAT(REPLACE(idle_since, ' ', 'T'), 'Z') AS idle_since, has_draft, is_expired, client, is_abandoned,
       COUNT(*) OVER () AS total, SUM(is_abandoned) OVER () AS abandoned
FROM judged
WHERE (:queue = '' OR queue = :queue)
  AND (:user = '' OR lock_user = :user)
  AND (:only_abandoned = 0 OR is_abandoned)
  AND (:find = '' OR INSTR(CONVERT(LOWER(CONCAT_WS(' ', queue, "key", lock_user, lock_workstation,
                                                        CONVERT(lock_id USING utf8mb4))) USING utf8mb4)
                             COLLATE EXACT_TEXT, LOWER(:find)) > 0)
ORDER BY CASE WHEN :descending = 0 THEN place END, CASE WHEN :descending = 1 THEN place END DESC, id
LIMIT :limit OFFSET :offset
