GRANT EXECUTE ON FUNCTION intray.keep_figures(bigint, bigint)
TO intray_clerk, intray_worker, intray_administrator, intray_auditor
