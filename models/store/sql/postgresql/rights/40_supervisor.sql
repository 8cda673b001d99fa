-- name: supervisor_reads
-- A supervisor may do what a clerk may (schema/01_roles). Who keyed what, and who was wrong, is never for clerks; the
-- row filter says so too.
GRANT SELECT ON
    intray.import, intray.import_row, intray.redelivered_row, intray.keying, intray.keying_row, intray.client, intray.counted_item,
    intray.asked_back, intray.asked_back_row, intray.draft_time
TO intray_supervisor

-- name: supervisor_calls
GRANT EXECUTE ON FUNCTION
    intray.attach(bigint, bigint, text, text, text, bigint, uuid, bigint, text, text), intray.audited_attachments(bigint, bigint, bigint), intray.lost_attachments(),
    intray.audited_seals(bigint, bigint), intray.newest_seal(), intray.planted_lines(), intray.audited_rules(),
    intray.sealed_events(bigint, bigint, bigint), intray.sealed_rules(bigint, bigint, bigint),
    intray.sealed_items(bigint, bigint, bigint), intray.audited_drafts(),
    intray.rules_changed_elsewhere(), intray.rules_told(text, text, bigint, bigint),
    intray.errors_of_queue(bigint), intray.caught_in(bigint), intray.audited_items(bigint, bigint), intray.audited_records(bigint, bigint),
    intray.release_locks(jsonb, text, text), intray.reopen(bigint, text, text), intray.reopen_items(jsonb, text, text),
    intray.take_back_merge(bigint, text, uuid, text),
    intray.take_away(jsonb, text, text, bigint, uuid, text),
    intray.correct_items(uuid, uuid, text, jsonb, bigint, text),
    intray.recall_items(bigint, bigint, bigint, bigint, text, text), intray.delivery_state(bigint, bigint),
    intray.pass_items(bigint, bigint, bigint, bigint, bigint, text), intray.pass_of_delivery(bigint, bigint, bigint),
    intray.sweep(text),
    intray.add_counts(bigint, bigint, bigint, bigint, jsonb), intray.seal_history(bigint, bigint),
    intray.add_duplicate_keys(bigint, bigint, bigint, bigint, jsonb), intray.set_queue(jsonb), intray.found_by_run(bigint),
    intray.adopted_claim(jsonb, bigint, uuid, text),
    intray.adopted_finish_and_take(bigint, uuid, text, uuid, jsonb, text, bigint, text, text, jsonb, uuid),
    intray.adopted_loss(uuid, text), intray.adopted_look(text), intray.adopted_differences(bigint, bigint)
TO intray_supervisor

-- name: supervisor_reads_outcomes
-- Not what the file says, which waits there until the import is accepted.
GRANT SELECT (import_id, item_id, outcome) ON intray.redelivered
TO intray_supervisor
