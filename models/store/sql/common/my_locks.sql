SELECT count(*) AS held FROM item WHERE state = 'locked' AND lock_user = :user AND queue_id = :queue_id
