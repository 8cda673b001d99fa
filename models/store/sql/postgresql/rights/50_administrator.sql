-- name: administrator_reads
GRANT SELECT ON
    intray.item_row, intray.record, intray.record_row, intray.event_row,
    intray.earlier_record, intray.earlier_record_row, intray.delivered, intray.delivered_row, intray.question, intray.question_row, intray.draft, intray.draft_row, intray.proposal,
    intray.duplicate_model, intray.duplicate_model_row, intray.duplicate_key, intray.duplicate_key_row,
    intray.proposal_row, intray.work_request, intray.request_row, intray.figure, intray.figure_row, intray.figured,
    intray.figured_row, intray.figure_tail, intray.learned, intray.learned_row, intray.value_count, intray.value_count_row,
    intray.pair_count, intray.pair_count_row, intray.refused_suggestion, intray.refused_suggestion_row, intray.import, intray.import_row,
    intray.redelivered_row, intray.keying, intray.keying_row,
    intray.client, intray.asked_back, intray.asked_back_row, intray.draft_time
TO intray_administrator

-- name: administrator_calls
GRANT EXECUTE ON FUNCTION
    intray.attach(bigint, bigint, text, text, text, bigint, uuid, bigint, text, text), intray.attachments_of(bigint), intray.piece_of(bigint, bigint, bigint), intray.audited_attachments(bigint, bigint, bigint), intray.lost_attachments(),
    intray.set_user(text, jsonb, jsonb), intray.remove_user(text), intray.add_queue(jsonb), intray.set_queue(jsonb),
    intray.widen_fields(text, jsonb), intray.remove_queue(text),
    intray.add_item(text, text, bigint, bigint, jsonb, text, jsonb, text), intray.adopted_add(text, bigint, jsonb, jsonb, uuid, text),
    intray.correct_items(uuid, uuid, text, jsonb, bigint, text),
    intray.recall_items(bigint, bigint, bigint, bigint, text, text), intray.delivery_state(bigint, bigint), intray.pass_of_delivery(bigint, bigint, bigint),
    intray.told_of_record(bigint, jsonb), intray.templates_of_item(bigint), intray.templates_of_queue(bigint),
    intray.adopt_queue(bigint, jsonb, jsonb), intray.undo_adoption(bigint, text),
    intray.adopted_page(text, text, bigint, bigint, bigint, text, bigint), intray.adopted_look(text), intray.adopted_count(bigint), intray.adopted_differences(bigint, bigint),
    intray.try_source(text, bigint), intray.found_by_run(bigint), intray.keep_figures(bigint, bigint),
    intray.audited_seals(bigint, bigint), intray.newest_seal(), intray.planted_lines(), intray.audited_rules(),
    intray.sealed_events(bigint, bigint, bigint), intray.sealed_rules(bigint, bigint, bigint),
    intray.sealed_items(bigint, bigint, bigint), intray.audited_drafts(), intray.audited_records(bigint, bigint),
    intray.rules_changed_elsewhere(), intray.rules_told(text, text, bigint, bigint),
    intray.errors_of_queue(bigint), intray.caught_in(bigint), intray.audited_items(bigint, bigint),
    intray.begin_selftest(text, bigint, text), intray.remove_selftest(text, bigint)
TO intray_administrator

-- name: administrator_reads_outcomes
-- Not what the file says, which waits there until the import is accepted.
GRANT SELECT (import_id, item_id, outcome) ON intray.redelivered
TO intray_administrator
