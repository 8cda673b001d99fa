SELECT count(*) AS n FROM item WHERE queue_id = :queue_id AND state = 'locked'
