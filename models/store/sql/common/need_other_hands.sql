UPDATE queue SET other_hands = 1 WHERE id IN (SELECT decide_queue_id FROM queue)
