GRANT EXECUTE ON FUNCTION
    intray.ask_for_work(text, bigint, uuid, text), intray.look_at_request(bigint), intray.cancel_request(bigint),
    intray.run_source(text, bigint, text)
TO intray_clerk, intray_worker
