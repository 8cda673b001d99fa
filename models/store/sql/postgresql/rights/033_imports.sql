GRANT SELECT ON intray.import, intray.import_row
TO intray_importer, intray_administrator, intray_supervisor, intray_auditor
