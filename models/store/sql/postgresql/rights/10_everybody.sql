-- name: everybody_enters
GRANT USAGE ON SCHEMA intray
TO intray_clerk, intray_supervisor, intray_administrator, intray_importer, intray_worker, intray_auditor

-- name: everybody_reads
GRANT SELECT ON
    intray.schema_version, intray.queue_row, intray."user", intray.membership, intray.user_row,
    intray.user_tag, intray.user_tag_row,
    intray.adopted_row, intray.event_rule, intray.disposition_rule, intray.selftest,
    intray.lookup, intray.lookup_row, intray.lookup_line, intray.lookup_line_row,
    intray.file_template, intray.file_template_row, intray.shared_filter, intray.shared_filter_row,
    intray.companion, intray.companion_row
TO intray_clerk, intray_supervisor, intray_administrator, intray_importer, intray_worker, intray_auditor

-- name: everybody_calls
GRANT EXECUTE ON FUNCTION
    intray.who_am_i(), intray.change_number(), intray.rules_number(), intray.newest_event(), intray.open_items(bigint), intray.keep_open_count(bigint),
    intray.beat(text), intray.my_name(), intray.i_am(text[]),
    intray.my_queues(), intray.my_record_queues(), intray.hidden_imports(), intray.may_see_record(bigint, text),
    intray.lock_of(bigint),
    intray.known_locks(), intray.lock_of_event(bigint), intray.may_read_note(bigint),
    intray.audited_events(bigint, bigint, bigint), intray.iso(timestamptz),
    intray.available(timestamptz), intray.time_in(text), intray.instr(text, text), intray.brief_record(jsonb),
    intray.names_twice(json, text)
TO intray_clerk, intray_supervisor, intray_administrator, intray_importer, intray_worker, intray_auditor
