-- What a claim knows of a queue. is_plain: nothing came back to its front and no limit counts, so that the next item is
-- the first at the mark or beyond. wants_care: something is due there, see look_after.
CREATE TYPE intray.queue_to_take_from AS (
    id bigint,
    is_open boolean,
    is_plain boolean,
    wants_care boolean,
    lock_seconds bigint,
    mark_rank bigint,
    mark_item bigint,
    mark_moved_at timestamptz
)
