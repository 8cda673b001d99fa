-- Differs: JSON, and the comparison without case.
SELECT *
FROM intray.item_row
WHERE queue_id = :queue_id::bigint AND state = :state::text
  AND (:first::bigint = 1
       OR (lower(coalesce(record ->> :field::text, '')) COLLATE "C", id)
          < (lower(:value::text) COLLATE "C", :id::bigint))
  AND (:needle::text = '' OR position(:needle::text IN search) > 0)
ORDER BY lower(coalesce(record ->> :field::text, '')) COLLATE "C" DESC, id DESC
LIMIT :limit::bigint
