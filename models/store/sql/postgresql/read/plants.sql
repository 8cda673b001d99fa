-- Differs: a function counts, because nobody may read another's rows.

-- name: own_plants
SELECT planted, caught FROM intray.own_plants() WHERE :user <> ''

-- name: caught_in_queue
SELECT * FROM intray.caught_in(:queue_id::bigint)
