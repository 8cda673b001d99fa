-- Differs: servers keep this to their own functions.
UPDATE queue
SET lock_seconds = :seconds, longest_hold_seconds = max(longest_hold_seconds, :seconds)
WHERE id = :queue_id AND lock_seconds <> :seconds
