INSERT INTO queue (name, title, record_schema, lock_seconds, longest_hold_seconds, locks_per_user, attempts,
                   dispositions, next_queue_id, source_query, source_fresh_seconds, paused)
VALUES (:name, :title, :record_schema, :lock_seconds, :longest_hold_seconds, :locks_per_user, :attempts,
        :dispositions, :next_queue_id, :source_query, :source_fresh_seconds, :paused)
