-- name: worker_reads
GRANT SELECT ON
    intray.item_row, intray.record, intray.record_row, intray.event_row,
    intray.earlier_record, intray.earlier_record_row, intray.delivered, intray.delivered_row, intray.question, intray.question_row, intray.draft, intray.draft_row, intray.proposal,
    intray.duplicate_model, intray.duplicate_model_row, intray.duplicate_key, intray.duplicate_key_row,
    intray.proposal_row, intray.work_request, intray.request_row, intray.figure, intray.figure_row, intray.figured,
    intray.figured_row, intray.figure_tail, intray.learned, intray.learned_row, intray.value_count, intray.value_count_row,
    intray.pair_count, intray.pair_count_row, intray.refused_suggestion, intray.refused_suggestion_row, intray.counted_item
TO intray_worker

-- name: worker_calls
-- What a clerk may do, and release what has expired.
GRANT EXECUTE ON FUNCTION
    intray.attachments_of(bigint), intray.piece_of(bigint, bigint, bigint), intray.claim_next(jsonb, bigint, uuid, text), intray.claim_items(jsonb, uuid, text), intray.extend(bigint, uuid),
    intray.save_draft(bigint, uuid, bigint, jsonb),
    intray.finish(bigint, uuid, text, uuid, jsonb, text, bigint, text, text),
    intray.complete_with_result(bigint, uuid, uuid, jsonb, text, jsonb, text),
    intray.finish_all(uuid, text, jsonb, bigint, text, text),
    intray.finish_and_take_several(jsonb, jsonb, bigint, uuid, bigint, text),
    intray.finish_and_take_next(bigint, uuid, text, uuid, jsonb, text, bigint, text, text, jsonb, uuid),
    intray.take_back(bigint, uuid, uuid, text),
    intray.merge_into(bigint, bigint, bigint, jsonb, text, uuid, uuid, uuid, text),
    intray.told_of_record(bigint, jsonb), intray.templates_of_item(bigint), intray.templates_of_queue(bigint),
    intray.ask_for_work(text, bigint, uuid, text),
    intray.run_source(text, bigint, text),
    intray.adopted_claim(jsonb, bigint, uuid, text),
    intray.adopted_finish_and_take(bigint, uuid, text, uuid, jsonb, text, bigint, text, text, jsonb, uuid),
    intray.adopted_loss(uuid, text), intray.adopted_look(text),
    intray.adopted_page(text, text, bigint, bigint, bigint, text, bigint), intray.adopted_count(bigint),
    intray.keep_figures(bigint, bigint), intray.sweep(text),
    intray.add_counts(bigint, bigint, bigint, bigint, jsonb), intray.seal_history(bigint, bigint),
    intray.add_duplicate_keys(bigint, bigint, bigint, bigint, jsonb)
TO intray_worker
