GRANT EXECUTE ON FUNCTION
    intray.claim_next(jsonb, bigint, uuid, text), intray.claim_items(jsonb, uuid, text), intray.extend(bigint, uuid),
    intray.save_draft(bigint, uuid, bigint, jsonb), intray.discard_draft(bigint, uuid),
    intray.finish(bigint, uuid, text, uuid, jsonb, text, bigint, text, text),
    intray.complete_with_result(bigint, uuid, uuid, jsonb, text, jsonb, text),
    intray.finish_all(uuid, text, jsonb, bigint, text, text),
    intray.finish_and_take_next(bigint, uuid, text, uuid, jsonb, text, bigint, text, text, jsonb, uuid),
    intray.take_back(bigint, uuid, uuid, text), intray.outcome_of(uuid, text),
    intray.settle_proposal(bigint, uuid, jsonb)
TO intray_clerk, intray_worker
