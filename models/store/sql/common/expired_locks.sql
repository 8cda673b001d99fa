SELECT item.id, item.lock_id, item.lock_user, item.lock_workstation, item.attempts,
       queue.attempts AS attempts_allowed
FROM queue
CROSS JOIN item ON item.queue_id = queue.id AND item.state = 'locked' AND item.expires_at <= :now
ORDER BY item.id
LIMIT 500
