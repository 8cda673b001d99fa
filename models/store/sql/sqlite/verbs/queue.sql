-- name: add_queue
INSERT INTO queue (name, title, record_schema, lock_seconds, longest_hold_seconds, locks_per_user, attempts,
                   dispositions, next_queue_id, source_query, source_fresh_seconds, paused,
                   other_hands, blind_fields, decide_queue_id, share,
                   pause_message, first_warning_seconds, last_warning_seconds, reasons,
                   fields, required_fields, largest_record, largest_field, reopen_own_seconds,
                   doubtful_first, pass_most_wrong, pass_sure_percent, plant_every, not_again_seconds, sample_seed)
VALUES (:name, :title, :record_schema, :lock_seconds, :longest_hold_seconds, :locks_per_user, :attempts,
        :dispositions, :next_queue_id, :source_query, :source_fresh_seconds, :paused,
        :other_hands, :blind_fields, :decide_queue_id, :share,
        :pause_message, :first_warning_seconds, :last_warning_seconds, :reasons,
        :fields, :required_fields, :largest_record, :largest_field, :reopen_own_seconds,
        :doubtful_first, :pass_most_wrong, :pass_sure_percent, :plant_every, :not_again_seconds, lower(hex(randomblob(16))))

-- name: set_queue
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
    share = :share,
    pause_message = :pause_message,
    first_warning_seconds = :first_warning_seconds,
    last_warning_seconds = :last_warning_seconds,
    reasons = :reasons,
    fields = :fields,
    required_fields = :required_fields,
    largest_record = :largest_record,
    largest_field = :largest_field,
    reopen_own_seconds = :reopen_own_seconds,
    doubtful_first = :doubtful_first,
    pass_most_wrong = :pass_most_wrong,
    pass_sure_percent = :pass_sure_percent,
    plant_every = :plant_every,
    not_again_seconds = :not_again_seconds,
    change = change + 1
WHERE name = :name AND (:seen IS NULL OR change = :seen)

-- name: keep_fields
UPDATE queue SET fields = :fields WHERE id = :queue_id

-- name: keep_first_fields
UPDATE queue SET fields = :fields WHERE id = :queue_id AND fields = '[]'

-- name: need_other_hands
UPDATE queue SET other_hands = 1 WHERE id IN (SELECT decide_queue_id FROM queue)

-- name: delete_discarded_imports
DELETE FROM import WHERE queue_id = :queue_id AND state = 'discarded'

-- name: delete_queue
DELETE FROM queue
WHERE id = :queue_id
  AND NOT EXISTS (SELECT 1 FROM item WHERE item.queue_id = queue.id)
  AND NOT EXISTS (SELECT 1 FROM import WHERE import.queue_id = queue.id)
  AND NOT EXISTS (SELECT 1 FROM queue AS other WHERE queue.id IN (other.next_queue_id, other.decide_queue_id))
