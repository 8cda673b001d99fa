GRANT EXECUTE ON FUNCTION intray.sweep(text) TO intray_supervisor, intray_worker
