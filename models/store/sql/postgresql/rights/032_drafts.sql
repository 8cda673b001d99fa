GRANT SELECT ON intray.draft, intray.draft_row TO intray_clerk, intray_worker, intray_administrator
