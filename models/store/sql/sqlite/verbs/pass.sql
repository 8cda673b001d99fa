-- name: delivery_to_pass
SELECT import.queue_id, import.state, queue.pass_most_wrong IS NOT NULL AS passes, queue.sample_seed,
       coalesce((SELECT next.share FROM queue AS next WHERE next.id = queue.next_queue_id), 0) AS share_of_next,
       pass.most_doubt, pass.drawn, pass.import_id IS NOT NULL AS is_chosen, import.first_item, import.last_item
FROM import JOIN queue ON queue.id = import.queue_id LEFT JOIN pass ON pass.import_id = import.id
WHERE import.id = :import

-- name: choose_pass
INSERT OR IGNORE INTO pass (import_id, most_doubt, drawn, user, at) VALUES (:import, :most_doubt, :drawn, :user, :now)

-- name: draw_more
UPDATE pass SET drawn = :drawn WHERE import_id = :import AND drawn < :drawn

-- name: passed_undrawn
SELECT item_id FROM passed WHERE import_id = :import AND drawn = 0 ORDER BY item_id

-- name: mark_drawn
UPDATE passed SET drawn = 1 WHERE item_id = :item

-- name: place_drawn_later
-- Where it is opened again it stands among the others.
UPDATE item SET doubt = :doubt WHERE id = :item AND state = 'done'

-- name: items_to_pass
SELECT item.id, item.doubt FROM item
WHERE item.id > max(:after, coalesce(:first, 1) - 1) AND item.id <= :last AND item.import_id = :import
  AND item.state = 'open' AND item.attempts = 0 AND item.available_at = '' AND item.doubt BETWEEN 1 AND :most_doubt
  AND NOT EXISTS (SELECT 1 FROM passed WHERE passed.item_id = item.id)
  AND NOT EXISTS (SELECT 1 FROM event WHERE event.item_id = item.id
                    AND event.kind NOT IN ('imported', 'prioritized', 'corrected', 'updated'))
ORDER BY item.id
LIMIT :limit

-- name: keep_passed
INSERT INTO passed (item_id, import_id, doubt, drawn) VALUES (:item, :import, :doubt, :drawn)

-- name: pass_item
UPDATE item SET state = 'done', change = change + 1 WHERE id = :item AND state = 'open'

-- name: pass_record
UPDATE record SET error = NULL, finished_by = NULL, finished_at = :now WHERE item_id = :item

-- name: place_drawn
UPDATE item SET doubt = :doubt WHERE id = :item AND state = 'open'

-- name: pass_of_delivery
SELECT import.id, pass.most_doubt, pass.drawn FROM import LEFT JOIN pass ON pass.import_id = import.id WHERE import.id = :import

-- name: passed_of_delivery
SELECT item_id, doubt, drawn FROM passed WHERE import_id = :import AND item_id > :after ORDER BY item_id LIMIT :limit

-- name: queue_keyed_twice
SELECT EXISTS (
    WITH RECURSIVE keyed_twice AS (
        SELECT queue.id FROM queue WHERE queue.blind_fields <> '[]'
        UNION
        SELECT queue.id FROM keyed_twice JOIN queue ON queue.next_queue_id = keyed_twice.id)
    SELECT 1 FROM keyed_twice WHERE keyed_twice.id = :queue_id) AS is_twice
