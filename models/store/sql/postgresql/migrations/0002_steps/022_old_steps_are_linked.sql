UPDATE intray.item
SET from_item_id = (told.detail ->> 'from_item')::bigint,
    not_for = (SELECT record.finished_by FROM intray.record WHERE record.item_id = (told.detail ->> 'from_item')::bigint)
FROM intray.event AS told
WHERE item.queue_id IN (SELECT next_queue_id FROM intray.queue)
  AND told.item_id = item.id AND told.kind = 'added' AND told.detail ? 'from_item'
