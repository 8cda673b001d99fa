GRANT SELECT ON intray.schema_version, intray.queue, intray.queue_row, intray."user", intray.membership, intray.user_row
TO intray_clerk, intray_supervisor, intray_administrator, intray_importer, intray_worker, intray_auditor
