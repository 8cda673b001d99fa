GRANT EXECUTE ON FUNCTION intray.beat(text)
TO intray_clerk, intray_supervisor, intray_administrator, intray_importer, intray_worker, intray_auditor
