-- Differs: comparing pairs and triples is no range of an index here, so each range is asked for itself, and
-- records are read at the end only.

-- name: expired_items
SELECT ITEM_IN_LIST
FROM (
    SELECT item.id
    FROM item
    JOIN queue ON queue.id = item.queue_id
    WHERE item.queue_id = :queue_id AND item.state = 'locked'
      AND item.due_at <= CAST(REPLACE(TRIM(TRAILING 'Z' FROM :now), 'T', ' ') AS DATETIME(3))
      AND (queue.attempts IS NULL OR item.attempts < queue.attempts)
    ORDER BY item.id LIMIT 5000) AS place
JOIN item_row ON item_row.id = place.id
ORDER BY place.id

-- name: items_of_list
SELECT ITEM_IN_LIST
FROM JSON_TABLE(:items, '$[*]' COLUMNS (id BIGINT PATH '$')) AS asked
JOIN item_row ON item_row.id = asked.id

-- name: page_by_id
SELECT ITEM_IN_LIST
FROM (
    SELECT id FROM item
    WHERE queue_id = :queue_id AND state = :state AND id > :id
      AND ((:needle = '' AND :letters = '') OR EXISTS (SELECT 1 FROM record WHERE record.item_id = item.id AND FOUND_IN(record.search)))
    ORDER BY id LIMIT :limit) AS place
JOIN item_row ON item_row.id = place.id
ORDER BY place.id

-- name: page_by_id_reversed
SELECT ITEM_IN_LIST
FROM (
    SELECT id FROM item
    WHERE queue_id = :queue_id AND state = :state AND id < :id
      AND ((:needle = '' AND :letters = '') OR EXISTS (SELECT 1 FROM record WHERE record.item_id = item.id AND FOUND_IN(record.search)))
    ORDER BY id DESC LIMIT :limit) AS place
JOIN item_row ON item_row.id = place.id
ORDER BY place.id DESC

-- name: page_by_key
SELECT ITEM_IN_LIST
FROM (
    SELECT * FROM (
    (SELECT id, "key" FROM item
     WHERE queue_id = :queue_id AND state = :state AND "key" = :key AND id > :id
       AND ((:needle = '' AND :letters = '') OR EXISTS (SELECT 1 FROM record WHERE record.item_id = item.id AND FOUND_IN(record.search)))
     ORDER BY "key", id LIMIT :limit)
    UNION ALL
    (SELECT id, "key" FROM item
     WHERE queue_id = :queue_id AND state = :state AND "key" > :key
       AND ((:needle = '' AND :letters = '') OR EXISTS (SELECT 1 FROM record WHERE record.item_id = item.id AND FOUND_IN(record.search)))
     ORDER BY "key", id LIMIT :limit)) AS places
    ORDER BY "key", id LIMIT :limit) AS place
JOIN item_row ON item_row.id = place.id
ORDER BY place."key", place.id

-- name: page_by_key_reversed
SELECT ITEM_IN_LIST
FROM (
    SELECT * FROM (
    (SELECT id, "key" FROM item
     WHERE queue_id = :queue_id AND state = :state AND "key" = :key AND id < :id
       AND ((:needle = '' AND :letters = '') OR EXISTS (SELECT 1 FROM record WHERE record.item_id = item.id AND FOUND_IN(record.search)))
     ORDER BY "key" DESC, id DESC LIMIT :limit)
    UNION ALL
    (SELECT id, "key" FROM item
     WHERE queue_id = :queue_id AND state = :state AND "key" < :key
       AND ((:needle = '' AND :letters = '') OR EXISTS (SELECT 1 FROM record WHERE record.item_id = item.id AND FOUND_IN(record.search)))
     ORDER BY "key" DESC, id DESC LIMIT :limit)) AS places
    ORDER BY "key" DESC, id DESC LIMIT :limit) AS place
JOIN item_row ON item_row.id = place.id
ORDER BY place."key" DESC, place.id DESC

-- name: page_open_by_key
SELECT ITEM_IN_LIST
FROM (
    SELECT * FROM (
    (SELECT id, "key" FROM item
     WHERE queue_id = :queue_id AND state = 'open' AND "key" = :key AND id > :id
       AND ((:needle = '' AND :letters = '') OR EXISTS (SELECT 1 FROM record WHERE record.item_id = item.id AND FOUND_IN(record.search)))
     ORDER BY "key", id LIMIT :limit)
    UNION ALL
    (SELECT id, "key" FROM item
     WHERE queue_id = :queue_id AND state = 'open' AND "key" > :key
       AND ((:needle = '' AND :letters = '') OR EXISTS (SELECT 1 FROM record WHERE record.item_id = item.id AND FOUND_IN(record.search)))
     ORDER BY "key", id LIMIT :limit)) AS places
    ORDER BY "key", id LIMIT :limit) AS place
JOIN item_row ON item_row.id = place.id
ORDER BY place."key", place.id

-- name: page_open_by_key_reversed
SELECT ITEM_IN_LIST
FROM (
    SELECT * FROM (
    (SELECT id, "key" FROM item
     WHERE queue_id = :queue_id AND state = 'open' AND "key" = :key AND id < :id
       AND ((:needle = '' AND :letters = '') OR EXISTS (SELECT 1 FROM record WHERE record.item_id = item.id AND FOUND_IN(record.search)))
     ORDER BY "key" DESC, id DESC LIMIT :limit)
    UNION ALL
    (SELECT id, "key" FROM item
     WHERE queue_id = :queue_id AND state = 'open' AND "key" < :key
       AND ((:needle = '' AND :letters = '') OR EXISTS (SELECT 1 FROM record WHERE record.item_id = item.id AND FOUND_IN(record.search)))
     ORDER BY "key" DESC, id DESC LIMIT :limit)) AS places
    ORDER BY "key" DESC, id DESC LIMIT :limit) AS place
JOIN item_row ON item_row.id = place.id
ORDER BY place."key" DESC, place.id DESC

-- name: page_open_in_claim_order
-- What stands in front (see item_all) is a range of its own. Within one time the order does not name the time, else all
-- would be sorted.
SELECT ITEM_IN_LIST
FROM (
    SELECT * FROM (
    (SELECT id, NULLIF(due_at, FRONT_TIME) AS due, turn FROM item
     WHERE queue_id = :queue_id AND state = 'open' AND due_at IS NULL AND :available_at = '' AND turn = :rank AND id > :id
       AND ((:needle = '' AND :letters = '') OR EXISTS (SELECT 1 FROM record WHERE record.item_id = item.id AND FOUND_IN(record.search)))
     ORDER BY turn, id LIMIT :limit)
    UNION ALL
    (SELECT id, NULLIF(due_at, FRONT_TIME) AS due, turn FROM item
     WHERE queue_id = :queue_id AND state = 'open' AND due_at IS NULL AND :available_at = '' AND turn > :rank
       AND ((:needle = '' AND :letters = '') OR EXISTS (SELECT 1 FROM record WHERE record.item_id = item.id AND FOUND_IN(record.search)))
     ORDER BY turn, id LIMIT :limit)
    UNION ALL
    (SELECT id, NULLIF(due_at, FRONT_TIME) AS due, turn FROM item
     WHERE queue_id = :queue_id AND state = 'open' AND due_at = FRONT_TIME AND :available_at = '' AND turn = :rank AND id > :id
       AND ((:needle = '' AND :letters = '') OR EXISTS (SELECT 1 FROM record WHERE record.item_id = item.id AND FOUND_IN(record.search)))
     ORDER BY turn, id LIMIT :limit)
    UNION ALL
    (SELECT id, NULLIF(due_at, FRONT_TIME) AS due, turn FROM item
     WHERE queue_id = :queue_id AND state = 'open' AND due_at = FRONT_TIME AND :available_at = '' AND turn > :rank
       AND ((:needle = '' AND :letters = '') OR EXISTS (SELECT 1 FROM record WHERE record.item_id = item.id AND FOUND_IN(record.search)))
     ORDER BY turn, id LIMIT :limit)
    UNION ALL
    (SELECT id, NULLIF(due_at, FRONT_TIME) AS due, turn FROM item
     WHERE queue_id = :queue_id AND state = 'open' AND due_at = CAST(CASE WHEN :available_at = '' THEN NULL WHEN :available_at > 'A' THEN '9999-12-31'
                                ELSE REPLACE(TRIM(TRAILING 'Z' FROM :available_at), 'T', ' ') END AS DATETIME(3))
       AND turn = :rank AND id > :id
       AND ((:needle = '' AND :letters = '') OR EXISTS (SELECT 1 FROM record WHERE record.item_id = item.id AND FOUND_IN(record.search)))
     ORDER BY turn, id LIMIT :limit)
    UNION ALL
    (SELECT id, NULLIF(due_at, FRONT_TIME) AS due, turn FROM item
     WHERE queue_id = :queue_id AND state = 'open' AND due_at = CAST(CASE WHEN :available_at = '' THEN NULL WHEN :available_at > 'A' THEN '9999-12-31'
                                ELSE REPLACE(TRIM(TRAILING 'Z' FROM :available_at), 'T', ' ') END AS DATETIME(3))
       AND turn > :rank
       AND ((:needle = '' AND :letters = '') OR EXISTS (SELECT 1 FROM record WHERE record.item_id = item.id AND FOUND_IN(record.search)))
     ORDER BY turn, id LIMIT :limit)
    UNION ALL
    (SELECT id, NULLIF(due_at, FRONT_TIME) AS due, turn FROM item
     WHERE queue_id = :queue_id AND state = 'open' AND due_at > COALESCE(CAST(CASE WHEN :available_at = '' THEN NULL WHEN :available_at > 'A' THEN '9999-12-31'
                                ELSE REPLACE(TRIM(TRAILING 'Z' FROM :available_at), 'T', ' ') END AS DATETIME(3)), FRONT_TIME)
       AND ((:needle = '' AND :letters = '') OR EXISTS (SELECT 1 FROM record WHERE record.item_id = item.id AND FOUND_IN(record.search)))
     ORDER BY item.due_at, turn, id LIMIT :limit)) AS places
    ORDER BY due, turn, id LIMIT :limit) AS place
JOIN item_row ON item_row.id = place.id
ORDER BY place.due, place.turn, place.id

-- name: page_open_in_claim_order_reversed
SELECT ITEM_IN_LIST
FROM (
    SELECT * FROM (
    (SELECT id, NULLIF(due_at, FRONT_TIME) AS due, turn FROM item
     WHERE queue_id = :queue_id AND state = 'open' AND due_at IS NULL AND :available_at = '' AND turn = :rank AND id < :id
       AND ((:needle = '' AND :letters = '') OR EXISTS (SELECT 1 FROM record WHERE record.item_id = item.id AND FOUND_IN(record.search)))
     ORDER BY turn DESC, id DESC LIMIT :limit)
    UNION ALL
    (SELECT id, NULLIF(due_at, FRONT_TIME) AS due, turn FROM item
     WHERE queue_id = :queue_id AND state = 'open' AND due_at IS NULL AND :available_at = '' AND turn < :rank
       AND ((:needle = '' AND :letters = '') OR EXISTS (SELECT 1 FROM record WHERE record.item_id = item.id AND FOUND_IN(record.search)))
     ORDER BY turn DESC, id DESC LIMIT :limit)
    UNION ALL
    (SELECT id, NULLIF(due_at, FRONT_TIME) AS due, turn FROM item
     WHERE queue_id = :queue_id AND state = 'open' AND due_at IS NULL AND :available_at <> ''
       AND ((:needle = '' AND :letters = '') OR EXISTS (SELECT 1 FROM record WHERE record.item_id = item.id AND FOUND_IN(record.search)))
     ORDER BY turn DESC, id DESC LIMIT :limit)
    UNION ALL
    (SELECT id, NULLIF(due_at, FRONT_TIME) AS due, turn FROM item
     WHERE queue_id = :queue_id AND state = 'open' AND due_at = FRONT_TIME AND :available_at = '' AND turn = :rank AND id < :id
       AND ((:needle = '' AND :letters = '') OR EXISTS (SELECT 1 FROM record WHERE record.item_id = item.id AND FOUND_IN(record.search)))
     ORDER BY turn DESC, id DESC LIMIT :limit)
    UNION ALL
    (SELECT id, NULLIF(due_at, FRONT_TIME) AS due, turn FROM item
     WHERE queue_id = :queue_id AND state = 'open' AND due_at = FRONT_TIME AND :available_at = '' AND turn < :rank
       AND ((:needle = '' AND :letters = '') OR EXISTS (SELECT 1 FROM record WHERE record.item_id = item.id AND FOUND_IN(record.search)))
     ORDER BY turn DESC, id DESC LIMIT :limit)
    UNION ALL
    (SELECT id, NULLIF(due_at, FRONT_TIME) AS due, turn FROM item
     WHERE queue_id = :queue_id AND state = 'open' AND due_at = FRONT_TIME AND :available_at <> ''
       AND ((:needle = '' AND :letters = '') OR EXISTS (SELECT 1 FROM record WHERE record.item_id = item.id AND FOUND_IN(record.search)))
     ORDER BY turn DESC, id DESC LIMIT :limit)
    UNION ALL
    (SELECT id, NULLIF(due_at, FRONT_TIME) AS due, turn FROM item
     WHERE queue_id = :queue_id AND state = 'open' AND due_at = CAST(CASE WHEN :available_at = '' THEN NULL WHEN :available_at > 'A' THEN '9999-12-31'
                                ELSE REPLACE(TRIM(TRAILING 'Z' FROM :available_at), 'T', ' ') END AS DATETIME(3))
       AND turn = :rank AND id < :id
       AND ((:needle = '' AND :letters = '') OR EXISTS (SELECT 1 FROM record WHERE record.item_id = item.id AND FOUND_IN(record.search)))
     ORDER BY turn DESC, id DESC LIMIT :limit)
    UNION ALL
    (SELECT id, NULLIF(due_at, FRONT_TIME) AS due, turn FROM item
     WHERE queue_id = :queue_id AND state = 'open' AND due_at = CAST(CASE WHEN :available_at = '' THEN NULL WHEN :available_at > 'A' THEN '9999-12-31'
                                ELSE REPLACE(TRIM(TRAILING 'Z' FROM :available_at), 'T', ' ') END AS DATETIME(3))
       AND turn < :rank
       AND ((:needle = '' AND :letters = '') OR EXISTS (SELECT 1 FROM record WHERE record.item_id = item.id AND FOUND_IN(record.search)))
     ORDER BY turn DESC, id DESC LIMIT :limit)
    UNION ALL
    (SELECT id, NULLIF(due_at, FRONT_TIME) AS due, turn FROM item
     WHERE queue_id = :queue_id AND state = 'open' AND due_at < CAST(CASE WHEN :available_at = '' THEN NULL WHEN :available_at > 'A' THEN '9999-12-31'
                                ELSE REPLACE(TRIM(TRAILING 'Z' FROM :available_at), 'T', ' ') END AS DATETIME(3)) AND due_at > FRONT_TIME
       AND ((:needle = '' AND :letters = '') OR EXISTS (SELECT 1 FROM record WHERE record.item_id = item.id AND FOUND_IN(record.search)))
     ORDER BY item.due_at DESC, turn DESC, id DESC LIMIT :limit)) AS places
    ORDER BY due DESC, turn DESC, id DESC LIMIT :limit) AS place
JOIN item_row ON item_row.id = place.id
ORDER BY place.due DESC, place.turn DESC, place.id DESC

-- name: page_finished_by_id
-- Of finished items the index in claim order tells the age.
SELECT ITEM_IN_LIST
FROM (
    SELECT id FROM item
    WHERE queue_id = :queue_id AND state = :state AND due_at IS NULL AND turn = 0 AND id > :id
      AND ((:needle = '' AND :letters = '') OR EXISTS (SELECT 1 FROM record WHERE record.item_id = item.id AND FOUND_IN(record.search)))
    ORDER BY id LIMIT :limit) AS place
JOIN item_row ON item_row.id = place.id
ORDER BY place.id

-- name: page_finished_by_id_reversed
SELECT ITEM_IN_LIST
FROM (
    SELECT id FROM item
    WHERE queue_id = :queue_id AND state = :state AND due_at IS NULL AND turn = 0 AND id < :id
      AND ((:needle = '' AND :letters = '') OR EXISTS (SELECT 1 FROM record WHERE record.item_id = item.id AND FOUND_IN(record.search)))
    ORDER BY id DESC LIMIT :limit) AS place
JOIN item_row ON item_row.id = place.id
ORDER BY place.id DESC
