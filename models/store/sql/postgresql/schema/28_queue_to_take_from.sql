-- name: queue_to_take_from
-- What a claim knows of a queue. is_plain: no limit counts and nothing has just come back, so that the next item is the
-- first at the mark or beyond, or the first that is front. wants_care: something is due there, see look_after.
-- ends_plainly: its items can be completed, and no other queue gets them then. has_lines: some of its items are assigned;
-- look_after finds that.
CREATE TYPE intray.queue_to_take_from AS (
    id bigint,
    is_open boolean,
    is_plain boolean,
    wants_care boolean,
    ends_plainly boolean,
    lock_seconds bigint,
    mark_rank bigint,
    mark_item bigint,
    mark_moved_at timestamptz,
    front_rank bigint,
    front_item bigint,
    has_lines boolean
)

-- name: approach
-- Somebody who comes to a queue.
CREATE TYPE intray.approach AS (
    who intray."user",
    queue intray.queue_to_take_from
)
