-- Nothing stuck: what was left locked, unfinished or unbounded.

-- name: allowance_all
-- How much of something that anybody may add one user has added on a day: one line for each user and kind, whose numbers
-- begin anew with a day.
CREATE TABLE IF NOT EXISTS allowance_all (
    user_name VARCHAR(128) NOT NULL,
    kind EXACT_WORD(64) NOT NULL,
    day DATE NOT NULL,
    n BIGINT NOT NULL,
    PRIMARY KEY (user_name, kind)
) EXACT_TABLE

-- name: event_line
-- A line of the history as a seal reads it. The history of what a selftest made, which holds nothing, goes with it, so no
-- seal covers that. Whatever somebody puts into its queue or counts to it is sealed.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW event_line AS
SELECT
    e.id,
    CONCAT(e.id, '|', COALESCE(e.item_id, '-'), '|', COALESCE(e.queue_id, '-'), '|', REPLACE(e.at, ' ', 'T'), 'Z|', e.kind,
           '|', COALESCE(e.lock_id, '-'), '|', COALESCE(e.operation_id, '-'), '|', OCTET_LENGTH(e.user_name), ':',
           e.user_name, '|', OCTET_LENGTH(e.workstation), ':', e.workstation, '|', COALESCE(e.detail, '-') COLLATE EXACT_TEXT) AS line
FROM event_all AS e
WHERE e.item_id IS NULL
   OR NOT EXISTS (SELECT 1 FROM selftest_all AS s
                  STRAIGHT_JOIN item_all AS i ON i.id = e.item_id AND i.queue_id = s.queue_id
                  LEFT JOIN record_all AS r ON r.item_id = i.id
                  WHERE s.queue_id = e.queue_id AND e.item_id BETWEEN s.first_item AND s.last_item
                    AND i.item_key LIKE 'selftest-%' AND i.import_id IS NULL
                    AND COALESCE(r.imported, '{}') = '{}' AND COALESCE(r.current, '{}') = '{}'
                    AND COALESCE(r.context, r.result, r.error) IS NULL)

-- name: sealed_fact
-- What a seal says of an item, behind the newest event that the item had in its stretch: a line of item_seal that belongs
-- to no seal that exists, or to another event, counts for nothing, and the audit names it. For
-- seal_history and what the audit reads alone.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW sealed_fact AS
SELECT s.item_id, s.event_id, s.seal, s.digests
FROM item_seal_all AS s
JOIN seal_all AS its ON its.number = s.seal AND s.event_id BETWEEN its.first_event AND its.last_event
JOIN event_all AS told ON told.id = s.event_id AND told.item_id = s.item_id
WHERE NOT EXISTS (SELECT 1 FROM event_all AS later
                  WHERE later.item_id = s.item_id AND later.id > s.event_id AND later.id <= its.last_event)

-- name: old_page_by_field
-- What a list is sorted by is compared where it is shown.
DROP PROCEDURE IF EXISTS read_page_by_field

-- name: old_page_by_field_reversed
DROP PROCEDURE IF EXISTS read_page_by_field_reversed
