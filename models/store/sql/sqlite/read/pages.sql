-- Differs: lists in JSON, and the claim order in parts.

-- name: items_of_list
SELECT ITEM_IN_LIST FROM item_row WHERE id IN (SELECT value FROM json_each(:items))

-- name: page_open_in_claim_order
-- Of three values in a row SQLite seeks by two, because the id is no column of the index, and walks past all items of the
-- rank that come before. So each value has a part of its own. They come one after the other, each once the one before it has
-- not filled the page: ordered as a whole, all of them would be searched for every page.
SELECT * FROM (
    SELECT ITEM_IN_LIST FROM item_row
    WHERE queue_id = :queue_id AND state = 'open' AND available_at = :available_at AND "rank" = :rank AND id > :id
      AND FOUND_IN(search)
    ORDER BY available_at, "rank", id LIMIT :limit)
UNION ALL
SELECT * FROM (
    SELECT ITEM_IN_LIST FROM item_row
    WHERE queue_id = :queue_id AND state = 'open' AND available_at = :available_at AND "rank" > :rank
      AND FOUND_IN(search)
    ORDER BY available_at, "rank", id LIMIT :limit)
UNION ALL
SELECT * FROM (
    SELECT ITEM_IN_LIST FROM item_row
    WHERE queue_id = :queue_id AND state = 'open' AND available_at > :available_at
      AND FOUND_IN(search)
    ORDER BY available_at, "rank", id LIMIT :limit)
LIMIT :limit

-- name: page_open_in_claim_order_reversed
SELECT * FROM (
    SELECT ITEM_IN_LIST FROM item_row
    WHERE queue_id = :queue_id AND state = 'open' AND available_at = :available_at AND "rank" = :rank AND id < :id
      AND FOUND_IN(search)
    ORDER BY available_at DESC, "rank" DESC, id DESC LIMIT :limit)
UNION ALL
SELECT * FROM (
    SELECT ITEM_IN_LIST FROM item_row
    WHERE queue_id = :queue_id AND state = 'open' AND available_at = :available_at AND "rank" < :rank
      AND FOUND_IN(search)
    ORDER BY available_at DESC, "rank" DESC, id DESC LIMIT :limit)
UNION ALL
SELECT * FROM (
    SELECT ITEM_IN_LIST FROM item_row
    WHERE queue_id = :queue_id AND state = 'open' AND available_at < :available_at
      AND FOUND_IN(search)
    ORDER BY available_at DESC, "rank" DESC, id DESC LIMIT :limit)
LIMIT :limit
