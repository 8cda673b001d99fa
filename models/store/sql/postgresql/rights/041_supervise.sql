GRANT EXECUTE ON FUNCTION
    intray.release_locks(jsonb, text, text), intray.reopen(bigint, text), intray.reopen_items(jsonb, text, text),
    intray.take_away(jsonb, text, text, bigint, uuid, text), intray.found_by_run(bigint)
TO intray_supervisor
