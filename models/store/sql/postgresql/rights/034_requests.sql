GRANT SELECT ON intray.work_request, intray.request_row
TO intray_clerk, intray_worker, intray_administrator, intray_auditor
