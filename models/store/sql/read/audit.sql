-- name: audit_events
SELECT *
FROM intray.event_row
WHERE item_id >= :item AND (item_id, id) > (:item, :event)
ORDER BY item_id, id
LIMIT :limit

-- name: audit_steps
SELECT item.id, item.from_item_id
FROM intray.item
JOIN intray.item AS step_before ON step_before.id = item.from_item_id
WHERE item.id BETWEEN :first AND :last AND item.from_item_id IS NOT NULL
  AND item.state IN ('open', 'locked') AND step_before.state IN ('open', 'locked')
ORDER BY item.id

-- name: errors_of_queue
SELECT field,
       count(*) AS keyed_twice,
       sum(CASE WHEN first_value <> second_value THEN 1 ELSE 0 END) AS differing,
       sum(CASE WHEN first_value <> second_value AND decided_by IS NULL THEN 1 ELSE 0 END) AS undecided,
       sum(CASE WHEN decided_value <> first_value THEN 1 ELSE 0 END) AS first_wrong,
       sum(CASE WHEN decided_value <> second_value THEN 1 ELSE 0 END) AS second_wrong
FROM intray.keying_row
WHERE queue_id = :queue_id
GROUP BY field
ORDER BY field

-- name: audit_seals
SELECT * FROM intray.seal WHERE number > :event ORDER BY number LIMIT :limit

-- name: newest_seal
SELECT coalesce(max(number), 0) AS number FROM intray.seal

-- name: audit_sealed_events
SELECT id, line FROM intray.sealed_event WHERE id > :event AND id <= :last ORDER BY id LIMIT :limit

-- name: audit_sealed_rules
SELECT id, line FROM intray.sealed_rule WHERE id > :event AND id <= :last ORDER BY id LIMIT :limit

-- name: audit_sealed_items
SELECT id, line FROM intray.sealed_item WHERE seal = :seal AND id > :item ORDER BY id LIMIT :limit

-- name: audit_rules_elsewhere
-- Changes that were found, not made by Intray.
SELECT id, at, about, subject FROM intray.rule_told WHERE kind = 'found' ORDER BY id

-- name: audit_neighbours
-- When the other lines around a line were told, of other items than one.
SELECT at FROM intray.event_row WHERE id BETWEEN :first AND :last AND id <> :event AND item_id <> :item
