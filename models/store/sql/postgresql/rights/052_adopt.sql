GRANT EXECUTE ON FUNCTION intray.adopt_queue(bigint, jsonb, jsonb) TO intray_administrator
