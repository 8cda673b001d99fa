-- Differs: lists in JSON.

-- name: last_changes
-- Who changed each of these items last, and when. Who had it is no change, nor is a note, nor what two items are said not to be.
SELECT told.item_id, told.user, told.at
FROM event_row AS told
WHERE told.id IN (
    SELECT (SELECT own.id FROM event AS own
            WHERE own.item_id = asked.value AND own.kind NOT IN ('claimed', 'released', 'expired', 'noted', 'told_apart', 'attached')
            ORDER BY own.id DESC LIMIT 1)
    FROM json_each(:items) AS asked)
