GRANT EXECUTE ON FUNCTION
    intray.release_locks(jsonb, text, text), intray.reopen(bigint, text), intray.reopen_items(jsonb, text, text),
    intray.take_away(jsonb, text, text, bigint, uuid, text)
TO intray_supervisor
