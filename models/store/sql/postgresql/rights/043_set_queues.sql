GRANT EXECUTE ON FUNCTION intray.set_queue(jsonb) TO intray_supervisor, intray_administrator, intray_importer
