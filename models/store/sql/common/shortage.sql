SELECT
    (SELECT count(*) FROM item
     WHERE queue_id = :queue_id AND state = 'locked' AND lock_user <> :user) AS held_by_others,
    (SELECT min(available_at) FROM item
     WHERE queue_id = :queue_id AND state = 'open' AND available_at > :now) AS next_available
