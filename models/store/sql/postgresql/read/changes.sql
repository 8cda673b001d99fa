-- Differs: lists in JSON.

-- name: last_changes
-- Who changed each of these items last, and when. Who had it is no change, nor is a note, nor what two items are said not to be.
SELECT told.item_id, told."user", told.at
FROM pg_catalog.jsonb_array_elements_text(:items::jsonb) AS asked (id),
     LATERAL (SELECT own.item_id, own."user", own.at FROM intray.event_row AS own
              WHERE own.item_id = asked.id::bigint AND own.kind NOT IN ('claimed', 'released', 'expired', 'noted', 'told_apart', 'attached')
              ORDER BY own.id DESC LIMIT 1) AS told
