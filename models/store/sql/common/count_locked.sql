SELECT count(*) AS n FROM intray.item WHERE queue_id = :queue_id AND state = 'locked'
