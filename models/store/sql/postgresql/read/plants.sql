-- Differs: a function counts, because nobody may read another's rows.

-- name: caught_in_queue
SELECT * FROM intray.caught_in(:queue_id::bigint)
