GRANT SELECT ON intray.earlier_record, intray.earlier_record_row TO intray_clerk, intray_worker, intray_administrator
