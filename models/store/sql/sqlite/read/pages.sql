-- Differs: JSON paths and the comparison without case; and the claim order in parts. Values are compared as
-- the text that a cursor holds.

-- name: page_by_field
SELECT ITEM_IN_LIST
FROM item_row
WHERE queue_id = :queue_id AND state = :state
  AND (:first = 1 OR (CASE json_type(record, :path)
        WHEN 'true' THEN 'true' WHEN 'false' THEN 'false'
        ELSE substr(CAST(coalesce(json_extract(record, :path), '') AS TEXT), 1, 300) END COLLATE NOCASE, id) > (:value, :id))
  AND (:needle = '' OR instr(search, :needle) > 0)
ORDER BY CASE json_type(record, :path)
        WHEN 'true' THEN 'true' WHEN 'false' THEN 'false'
        ELSE substr(CAST(coalesce(json_extract(record, :path), '') AS TEXT), 1, 300) END COLLATE NOCASE, id
LIMIT :limit

-- name: page_by_field_reversed
SELECT ITEM_IN_LIST
FROM item_row
WHERE queue_id = :queue_id AND state = :state
  AND (:first = 1 OR (CASE json_type(record, :path)
        WHEN 'true' THEN 'true' WHEN 'false' THEN 'false'
        ELSE substr(CAST(coalesce(json_extract(record, :path), '') AS TEXT), 1, 300) END COLLATE NOCASE, id) < (:value, :id))
  AND (:needle = '' OR instr(search, :needle) > 0)
ORDER BY CASE json_type(record, :path)
        WHEN 'true' THEN 'true' WHEN 'false' THEN 'false'
        ELSE substr(CAST(coalesce(json_extract(record, :path), '') AS TEXT), 1, 300) END COLLATE NOCASE DESC, id DESC
LIMIT :limit

-- name: page_open_in_claim_order
-- Of three values in a row SQLite seeks by two, because the id is no column of the index, and walks past all items of the
-- rank that come before. So each value has a part of its own. They come one after the other, each once the one before it has
-- not filled the page: ordered as a whole, all of them would be searched for every page.
SELECT * FROM (
    SELECT ITEM_IN_LIST FROM item_row
    WHERE queue_id = :queue_id AND state = 'open' AND available_at = :available_at AND "rank" = :rank AND id > :id
      AND (:needle = '' OR instr(search, :needle) > 0)
    ORDER BY available_at, "rank", id LIMIT :limit)
UNION ALL
SELECT * FROM (
    SELECT ITEM_IN_LIST FROM item_row
    WHERE queue_id = :queue_id AND state = 'open' AND available_at = :available_at AND "rank" > :rank
      AND (:needle = '' OR instr(search, :needle) > 0)
    ORDER BY available_at, "rank", id LIMIT :limit)
UNION ALL
SELECT * FROM (
    SELECT ITEM_IN_LIST FROM item_row
    WHERE queue_id = :queue_id AND state = 'open' AND available_at > :available_at
      AND (:needle = '' OR instr(search, :needle) > 0)
    ORDER BY available_at, "rank", id LIMIT :limit)
LIMIT :limit

-- name: page_open_in_claim_order_reversed
SELECT * FROM (
    SELECT ITEM_IN_LIST FROM item_row
    WHERE queue_id = :queue_id AND state = 'open' AND available_at = :available_at AND "rank" = :rank AND id < :id
      AND (:needle = '' OR instr(search, :needle) > 0)
    ORDER BY available_at DESC, "rank" DESC, id DESC LIMIT :limit)
UNION ALL
SELECT * FROM (
    SELECT ITEM_IN_LIST FROM item_row
    WHERE queue_id = :queue_id AND state = 'open' AND available_at = :available_at AND "rank" < :rank
      AND (:needle = '' OR instr(search, :needle) > 0)
    ORDER BY available_at DESC, "rank" DESC, id DESC LIMIT :limit)
UNION ALL
SELECT * FROM (
    SELECT ITEM_IN_LIST FROM item_row
    WHERE queue_id = :queue_id AND state = 'open' AND available_at < :available_at
      AND (:needle = '' OR instr(search, :needle) > 0)
    ORDER BY available_at DESC, "rank" DESC, id DESC LIMIT :limit)
LIMIT :limit
