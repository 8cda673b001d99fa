-- name: item_to_assign
SELECT item.state, item.assigned_to, item.lock_id, item.lock_user, item.lock_workstation, item.locked_at, item.expires_at,
       queue.name AS queue, queue.source_query IS NOT NULL AS is_filled_by_source,
       queue.other_hands = 1 AND coalesce(:to IN (item.not_for, item.nor_for), 0) AS needs_other_hands,
       EXISTS (SELECT 1 FROM adopted WHERE adopted.queue_id = item.queue_id) AS stands_in_table
FROM item
JOIN queue ON queue.id = item.queue_id
WHERE item.id = :item AND item.state <> 'staged'

-- name: add_assignee
INSERT INTO assignee (name, line)
SELECT :to, strftime('%Y-%m-%dT%H:%M:%fZ', '1000-01-02', '+' || count(*) || ' seconds') FROM assignee WHERE true
ON CONFLICT (name) DO NOTHING

-- name: add_line
-- The same for whoever writes.
INSERT INTO assignee (name, line)
SELECT :user, strftime('%Y-%m-%dT%H:%M:%fZ', '1000-01-02', '+' || count(*) || ' seconds') FROM assignee WHERE true
ON CONFLICT (name) DO NOTHING

-- name: assign_item
-- What waits for a time comes into the line when it is due.
UPDATE item
SET assigned_to = :to,
    line = (SELECT assignee.line FROM assignee WHERE assignee.name = :to),
    available_at = CASE WHEN available_at < LINES_END THEN coalesce((SELECT assignee.line FROM assignee WHERE assignee.name = :to), '')
                        ELSE available_at END,
    change = change + 1
WHERE id = :item AND state = 'open'

-- name: stranded_items
-- They wait for somebody who may no longer take from the queue.
SELECT item.id, item.assigned_to
FROM queue
CROSS JOIN item ON item.queue_id = queue.id AND item.state = 'open' AND item.available_at > '' AND item.available_at < LINES_END
WHERE item.assigned_to NOT LIKE '@%' AND EXISTS (SELECT 1 FROM user)
  AND NOT EXISTS (SELECT 1 FROM user_taking AS taker WHERE taker.name = item.assigned_to AND taker.queue_id = queue.id)
LIMIT 500

-- name: users_with_tags
SELECT DISTINCT user FROM user_tag WHERE queue_id = :queue_id
