-- Somebody who comes to a queue.
CREATE TYPE intray.approach AS (
    who intray."user",
    queue intray.queue_to_take_from
)
