-- Differs: lists in JSON.

-- name: last_changes
-- Who changed each of these items last, and when. Who had it is no change, nor is a note, nor what two items are said not to be.
SELECT told.item_id, told."user", told.at
FROM JSON_TABLE(:items, '$[*]' COLUMNS (id BIGINT PATH '$')) AS asked
JOIN event_row AS told ON told.item_id = asked.id AND told.id = (
    SELECT MAX(own.id) FROM event_all AS own
    WHERE own.item_id = asked.id AND own.kind NOT IN ('claimed', 'released', 'expired', 'noted', 'told_apart', 'attached'))
