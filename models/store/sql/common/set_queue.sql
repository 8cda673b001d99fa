UPDATE queue
SET title = :title,
    record_schema = :record_schema,
    lock_seconds = :lock_seconds,
    longest_hold_seconds = :longest_hold_seconds,
    locks_per_user = :locks_per_user,
    attempts = :attempts,
    dispositions = :dispositions,
    next_queue_id = :next_queue_id,
    source_query = :source_query,
    source_fresh_seconds = :source_fresh_seconds,
    paused = :paused,
    other_hands = :other_hands,
    blind_fields = :blind_fields,
    decide_queue_id = :decide_queue_id,
    share = :share
WHERE name = :name
