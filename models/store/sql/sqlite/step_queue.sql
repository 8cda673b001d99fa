-- Differs: chance. A record that was sent back from there is drawn for certain.
SELECT id, next_queue_id, blind_fields, other_hands,
       abs(random() % 100) < share
       OR EXISTS (SELECT 1 FROM item WHERE item.queue_id = queue.id AND item.key = :key AND item.is_sent_back = 1)
       AS is_drawn
FROM queue
WHERE id = :queue_id
