-- Added up from what they may read anyway, and filtered alike.
GRANT SELECT ON intray.figure, intray.figure_row, intray.figured, intray.figured_row, intray.figure_tail
TO intray_clerk, intray_worker, intray_administrator, intray_auditor
