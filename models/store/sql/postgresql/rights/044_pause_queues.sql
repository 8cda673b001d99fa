GRANT EXECUTE ON FUNCTION intray.pause_queue(text, bigint) TO intray_supervisor, intray_administrator
