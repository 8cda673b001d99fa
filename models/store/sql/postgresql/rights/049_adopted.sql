GRANT EXECUTE ON FUNCTION intray.adopted_claim(jsonb, bigint, uuid, text), intray.adopted_loss(uuid, text)
TO intray_clerk, intray_worker, intray_supervisor
