SELECT queue_id, queue, layout FROM intray.adopted_row ORDER BY queue
