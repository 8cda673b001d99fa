GRANT SELECT ON intray.adopted_row
TO intray_clerk, intray_supervisor, intray_administrator, intray_importer, intray_worker, intray_auditor
