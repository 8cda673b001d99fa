GRANT EXECUTE ON FUNCTION intray.pause_queue(text, bigint, text) TO intray_supervisor, intray_administrator
