SELECT
    (SELECT count(*)
     FROM queue CROSS JOIN item ON item.queue_id = queue.id AND item.state = 'locked' AND item.lock_user <> :user
     WHERE queue.id = :queue_id
       AND (queue.other_hands = 0 OR (item.not_for IS NOT :user AND item.nor_for IS NOT :user))) AS held_by_others,
    (SELECT min(item.available_at)
     FROM queue CROSS JOIN item ON item.queue_id = queue.id AND item.state = 'open' AND item.available_at > :now
     WHERE queue.id = :queue_id
       AND (queue.other_hands = 0 OR (item.not_for IS NOT :user AND item.nor_for IS NOT :user))) AS next_available,
    (SELECT count(*)
     FROM queue CROSS JOIN item ON item.queue_id = queue.id AND item.state = 'open'
     WHERE queue.id = :queue_id
       AND queue.other_hands = 1 AND (item.not_for IS :user OR item.nor_for IS :user)) AS need_other_hands
