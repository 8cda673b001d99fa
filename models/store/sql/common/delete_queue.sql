DELETE FROM queue
WHERE id = :queue_id
  AND NOT EXISTS (SELECT 1 FROM item WHERE item.queue_id = queue.id)
  AND NOT EXISTS (SELECT 1 FROM import WHERE import.queue_id = queue.id)
  AND NOT EXISTS (SELECT 1 FROM queue AS other WHERE queue.id IN (other.next_queue_id, other.decide_queue_id))
