-- Differs: records are bounded like their items, so that both can be read along their keys and merged, which takes a
-- third of looking each record up. The planner does not conclude it, and would begin at the first record of all. The state is
-- asked for as the column has it: of a CASE the planner expects so little that it would sort all that is behind.

-- name: stored_items
SELECT item.id, item.key, item.priority,
       CASE WHEN item.state = 'locked' AND item.expires_at <= :now::timestamptz
                 AND (:attempts::bigint = 0 OR item.attempts < :attempts::bigint)
            THEN 'open' ELSE item.state::text END AS state,
       CASE WHEN :originals::bigint = 1 OR written.current IS NULL THEN written.imported END AS imported,
       CASE WHEN :currents::bigint = 1 THEN written.current END AS current,
       written.finished_by, intray.iso(written.finished_at) AS finished_at,
       CASE WHEN :originals::bigint = 1
            THEN (SELECT its.record FROM intray.delivered_row AS its WHERE its.item_id = item.id) END AS delivered,
       written.missing
FROM intray.item
LEFT JOIN intray.record AS written ON written.item_id = item.id AND written.item_id > :behind::bigint
WHERE item.queue_id = :queue_id::bigint AND item.id > :behind::bigint AND item.state <> 'staged'
  AND (:state::text = ''
       OR item.state = :state::text
          AND NOT (:state::text = 'locked' AND item.expires_at <= :now::timestamptz
                   AND (:attempts::bigint = 0 OR item.attempts < :attempts::bigint))
       OR :state::text = 'open' AND item.state = 'locked' AND item.expires_at <= :now::timestamptz
          AND (:attempts::bigint = 0 OR item.attempts < :attempts::bigint))
  AND (:corrected::bigint = 0 OR written.current IS NOT NULL)
  AND (:finished_by::text = '' OR written.finished_by = :finished_by::text)
  AND (:since::text = '' OR written.finished_at >= nullif(:since::text, '')::timestamptz)
  AND (:until::text = '' OR written.finished_at < nullif(:until::text, '')::timestamptz)
ORDER BY item.id
LIMIT :limit::bigint
