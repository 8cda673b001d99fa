-- name: item_to_merge
SELECT item.id, item.queue_id, item.key, item.state, item.lock_user, item.lock_workstation, item.lock_id,
       item.locked_at, item.expires_at, item.state = 'locked' AND item.expires_at <= :now AS is_over, item.change,
       queue.fields, queue.required_fields, queue.largest_record, queue.largest_field,
       queue.other_hands = 1 AND coalesce(:user IN (item.not_for, item.nor_for), 0) AS is_for_others,
       item.assigned_to IS NOT NULL AND item.assigned_to <> :user
       AND NOT EXISTS (SELECT 1 FROM user_tag AS skill
                       WHERE skill.user = :user AND skill.queue_id = item.queue_id AND '@' || skill.tag = item.assigned_to)
       AND NOT EXISTS (SELECT 1 FROM user WHERE user.name = :user
                       AND ',' || user.roles || ',' LIKE '%,supervisor,%') AS is_anothers,
       EXISTS (SELECT 1 FROM adopted WHERE adopted.queue_id = item.queue_id) AS is_adopted
FROM item
JOIN queue ON queue.id = item.queue_id
WHERE item.id = :item AND item.state <> 'staged'

-- name: told_of_pair
-- The newest line that says whether two items are the same thing.
SELECT * FROM event
WHERE item_id = :item AND kind = 'told_apart' AND json_extract(detail, '$.from') = :other
ORDER BY id DESC LIMIT 1

-- name: change_item_of_record
UPDATE item SET change = change + 1 WHERE id = :item

-- name: keep_record_before_change
-- As it came in it is kept anyway.
INSERT INTO earlier_record (item_id, record)
SELECT item_id, current FROM record
WHERE item_id = :item AND current IS NOT NULL
  AND current IS NOT (SELECT earlier.record FROM earlier_record AS earlier
                      WHERE earlier.item_id = :item ORDER BY earlier.id DESC LIMIT 1)

-- name: keep_changed_record
INSERT INTO earlier_record (item_id, record, finished_by, finished_at)
SELECT item_id, current, :user, :now FROM record WHERE item_id = :item

-- name: take_to_merge
UPDATE item
SET state = 'locked',
    available_at = '',
    lock_user = :user,
    lock_workstation = :workstation,
    lock_id = :lock,
    locked_at = :now,
    expires_at = (SELECT strftime('%Y-%m-%dT%H:%M:%fZ', :now, '+' || queue.lock_seconds || ' seconds')
                  FROM queue WHERE queue.id = item.queue_id),
    attempts = attempts + 1,
    change = change + 1
WHERE id = :item AND (state = 'open' OR (state = 'locked' AND expires_at <= :now))

-- name: line_of_merge
-- What the history of the kept one says of a merge.
SELECT * FROM event
WHERE item_id = :keeper AND kind = 'absorbed' AND at = :at AND json_extract(detail, '$.from') = :item
ORDER BY id DESC LIMIT 1

-- name: count_work_since
-- What was corrected and taken back again is no work; two corrections that happen to leave what was there before are.
SELECT count(*) AS n
FROM event
JOIN event_rule ON event_rule.kind = event.kind
WHERE event.item_id = :item AND event.id > :event AND event_rule.effect NOT IN ('none', 'moves')
  AND NOT (event_rule.effect = 'corrects'
           AND (EXISTS (SELECT 1 FROM event AS later
                        WHERE later.item_id = :item AND later.id > event.id AND later.kind = 'corrected'
                          AND json_extract(later.detail, '$.undoes') = json_extract(event.detail, '$.correction'))
                OR EXISTS (SELECT 1 FROM event AS undone
                           WHERE undone.item_id = :item AND undone.id > :event AND undone.kind = 'corrected'
                             AND json_extract(undone.detail, '$.correction') = json_extract(event.detail, '$.undoes')
                             AND json_extract(undone.detail, '$.undoes') IS NULL)))

-- name: former_records
-- As it came in, and then one after the other.
SELECT imported AS record FROM record WHERE item_id = :item
UNION ALL
SELECT record FROM (SELECT record FROM earlier_record WHERE item_id = :item ORDER BY id)
