INSERT INTO queue (name, title, record_schema, lock_seconds, longest_hold_seconds, locks_per_user, attempts,
                   dispositions, next_queue_id, source_query, source_fresh_seconds, paused,
                   other_hands, blind_fields, decide_queue_id, share,
                   pause_message, first_warning_seconds, last_warning_seconds, reasons)
VALUES (:name, :title, :record_schema, :lock_seconds, :longest_hold_seconds, :locks_per_user, :attempts,
        :dispositions, :next_queue_id, :source_query, :source_fresh_seconds, :paused,
        :other_hands, :blind_fields, :decide_queue_id, :share,
        :pause_message, :first_warning_seconds, :last_warning_seconds, :reasons)
