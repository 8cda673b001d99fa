-- name: step_queue
-- Chance decides. A record that was sent back from there is drawn for certain.
SELECT id, next_queue_id, blind_fields, other_hands, fields,
       abs(random() % 100) < share
       OR EXISTS (SELECT 1 FROM item WHERE item.queue_id = queue.id AND item.key = :key AND item.is_sent_back = 1)
       AS is_drawn
FROM queue
WHERE id = :queue_id

-- name: keep_step_fields
UPDATE queue SET fields = (SELECT before.fields FROM queue AS before WHERE before.id = :before) WHERE id = :queue_id

-- name: item_by_key
SELECT id, state, attempts, available_at, import_id, is_sent_back FROM item WHERE queue_id = :queue_id AND key = :key

-- name: step_before
SELECT item.id, item.state, item.attempts, item.available_at,
       EXISTS (SELECT 1 FROM event AS told
               WHERE told.item_id = item.id AND told.id > :event AND told.kind = 'reopened') AS is_reopened,
       (SELECT count(*) FROM event AS later WHERE later.item_id = item.id AND later.id > :event
          AND later.kind NOT IN (SELECT kind FROM event_rule WHERE effect IN ('moves', 'none')
                                 AND kind NOT IN ('absorbed', 'told_apart'))) > 1 AS is_touched
FROM item
WHERE item.id = :item

-- name: step_after
-- What nobody has had goes when it is withdrawn, and with it what was written there, brought in or said about for whom it is.
SELECT item.id, item.state, item.attempts, item.available_at,
       item.attempts = 0 AND item.assigned_to IS NOT NULL
       OR EXISTS (SELECT 1 FROM event AS later WHERE later.item_id = item.id AND later.id > told.id
                  AND (item.attempts = 0 AND later.kind IN ('noted', 'attached')
                       OR later.kind NOT IN (SELECT kind FROM event_rule WHERE effect IN ('moves', 'none')
                                             AND kind NOT IN ('absorbed', 'told_apart')))) AS is_touched
FROM item
JOIN event AS told ON told.item_id = item.id AND told.id > :event AND told.kind = 'added'
WHERE item.from_item_id = :item
ORDER BY told.id
LIMIT 1

-- name: other_holder
SELECT user FROM event
WHERE item_id = :item AND kind = 'claimed' AND user <> :user
ORDER BY id DESC
LIMIT 1

-- name: steps_at_work
WITH RECURSIVE
back (id, from_item_id) AS (
    SELECT item.id, item.from_item_id FROM item WHERE item.id = :item
    UNION
    SELECT item.id, item.from_item_id FROM item JOIN back ON item.id = back.from_item_id),
chain (id) AS (
    SELECT back.id FROM back
    UNION
    SELECT item.id FROM item JOIN chain ON item.from_item_id = chain.id)
SELECT count(*) AS n
FROM item
JOIN chain ON chain.id = item.id
WHERE item.id <> :item AND item.state IN ('open', 'locked')

-- name: link_step
UPDATE item
SET from_item_id = :from, not_for = :not_for, nor_for = :nor_for
WHERE id = :item

-- name: step_record
UPDATE record
SET current = :current, missing = NULL, search = :search, context = :context, error = NULL, finished_by = NULL, finished_at = NULL
WHERE item_id = :item

-- name: set_reasons
UPDATE record SET missing = :missing WHERE item_id = :item

-- name: open_step
UPDATE item
SET state = 'open', available_at = :available_at, is_sent_back = NULL, change = change + 1
WHERE id = :item AND state = 'done'

-- name: open_step_before
UPDATE item
SET state = 'open', available_at = :available_at, change = change + 1
WHERE id = :item AND state = 'done' AND is_sent_back IS NULL

-- name: close_step
UPDATE item
SET state = 'done', available_at = '', is_sent_back = :is_sent_back, sent_back_by = NULL, sent_back_reason = NULL,
    change = change + 1
WHERE id = :item AND state = 'open'

-- name: mark_sent_back
UPDATE item SET is_sent_back = 1 WHERE id = :item

-- name: say_why_sent_back
UPDATE item SET sent_back_by = :user, sent_back_reason = :reason, change = change + 1 WHERE id = :item

-- name: finish_record_again
UPDATE record
SET (finished_by, finished_at) = (
    SELECT event.user, event.at FROM event
    WHERE event.item_id = record.item_id AND event.kind IN (SELECT kind FROM event_rule WHERE effect = 'ends_lock' AND state = 'done')
    ORDER BY event.id DESC LIMIT 1)
WHERE item_id = :item

-- name: seal_record
UPDATE record SET sealed = 1 WHERE item_id = :item

-- name: seal_steps
UPDATE record
SET sealed = 1
WHERE item_id IN (
    WITH RECURSIVE back (id, from_item_id) AS (
        SELECT id, from_item_id FROM item WHERE id = :item
        UNION
        SELECT item.id, item.from_item_id FROM item JOIN back ON item.id = back.from_item_id)
    SELECT id FROM back)

-- name: delete_record
DELETE FROM record WHERE item_id = :item

-- name: delete_item
DELETE FROM item WHERE id = :item
