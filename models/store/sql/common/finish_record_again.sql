UPDATE record
SET (finished_by, finished_at) = (
    SELECT event.user, event.at FROM event
    WHERE event.item_id = record.item_id AND event.kind IN ('completed', 'sent_back')
    ORDER BY event.id DESC LIMIT 1)
WHERE item_id = :item
