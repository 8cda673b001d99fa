-- name: forget_models_of_keyed_twice
-- Of queues of a second keying, and those in front of one, nothing is kept.
DELETE FROM duplicate_model
WHERE queue_id IN (
    WITH RECURSIVE keyed_twice AS (
        SELECT queue.id FROM queue WHERE queue.blind_fields <> '[]'
        UNION
        SELECT queue.id FROM keyed_twice JOIN queue ON queue.next_queue_id = keyed_twice.id)
    SELECT keyed_twice.id FROM keyed_twice)

-- name: duplicate_model_to_key
SELECT last_event FROM duplicate_model WHERE id = :model

-- name: drop_duplicate_keys
DELETE FROM duplicate_key
WHERE model_id = :model AND item_id IN (SELECT json_extract(value, '$[0]') FROM json_each(:items))

-- name: add_duplicate_keys
INSERT INTO duplicate_key (model_id, digest, item_id)
SELECT :model, kept.value, json_extract(told.value, '$[0]')
FROM json_each(:items) AS told
CROSS JOIN json_each(told.value, '$[1]') AS kept
WHERE true
ON CONFLICT DO NOTHING

-- name: duplicate_keys_reach
UPDATE duplicate_model SET last_event = :last, is_whole = max(is_whole, :whole) WHERE id = :model

-- name: forget_duplicate_models
-- What was learned before of the queue, with its keys.
DELETE FROM duplicate_model
WHERE id < :model AND queue_id = (SELECT queue_id FROM duplicate_model WHERE id = :model)
