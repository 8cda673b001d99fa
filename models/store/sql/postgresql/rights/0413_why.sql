GRANT EXECUTE ON FUNCTION intray.found_by_run(bigint) TO intray_supervisor, intray_administrator
