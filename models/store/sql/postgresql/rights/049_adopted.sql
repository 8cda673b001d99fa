GRANT EXECUTE ON FUNCTION intray.adopted_claim(jsonb, bigint, uuid, text),
    intray.adopted_finish_and_take(bigint, uuid, text, uuid, jsonb, text, bigint, text, text, jsonb, uuid),
    intray.adopted_loss(uuid, text)
TO intray_clerk, intray_worker, intray_supervisor
