DELETE FROM import WHERE queue_id = :queue_id AND state = 'discarded'
