-- Differs: on servers the function that runs the query serves too.
SELECT coalesce(sum(item.state = 'locked' AND item.lock_user <> :user), 0) AS held,
       coalesce(sum(item.state = 'open' AND item.available_at <= :now), 0) AS not_for_user,
       coalesce(sum(item.state = 'open'), 0) AS later
FROM source_row
CROSS JOIN item ON item.queue_id = source_row.queue_id AND item.key = source_row.key
WHERE source_row.queue_id = :queue_id
