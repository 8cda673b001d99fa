-- Differs: what is available now stands at -infinity, not at an empty text.
SELECT *
FROM intray.item_row
WHERE queue_id = :queue_id::bigint AND state = 'open'
  AND (available_since, rank, id)
      < (intray.time_in(:available_at::text), :rank::bigint, :id::bigint)
  AND (:needle::text = '' OR position(:needle::text IN search) > 0)
ORDER BY available_since DESC, rank DESC, id DESC
LIMIT :limit::bigint
