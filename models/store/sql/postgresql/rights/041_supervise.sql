GRANT EXECUTE ON FUNCTION intray.release_locks(jsonb, text, text), intray.reopen(bigint, text) TO intray_supervisor
