-- name: queue_row
CREATE VIEW intray.queue_row WITH (security_invoker = true) AS
SELECT queue.id, queue.name, queue.title, queue.record_schema, queue.lock_seconds, queue.longest_hold_seconds,
       queue.locks_per_user, queue.attempts, queue.dispositions, queue.next_queue_id, queue.source_query,
       queue.source_fresh_seconds, queue.paused, next_queue.name AS next_queue,
       queue.other_hands, queue.blind_fields, queue.decide_queue_id, queue.share, decide_queue.name AS decide_queue,
       queue.pause_message, queue.first_warning_seconds, queue.last_warning_seconds, queue.reasons,
       pg_catalog.array_to_json(queue.fields)::text AS fields, queue.largest_record, queue.largest_field,
       queue.reopen_own_seconds, queue.doubtful_first, queue.pass_most_wrong, queue.pass_sure_percent, queue.plant_every,
       queue.not_again_seconds
FROM intray.queue
LEFT JOIN intray.queue AS next_queue ON next_queue.id = queue.next_queue_id
LEFT JOIN intray.queue AS decide_queue ON decide_queue.id = queue.decide_queue_id
