GRANT SELECT ON intray.item, intray.item_row, intray.record, intray.record_row, intray.event, intray.event_row
TO intray_clerk, intray_worker, intray_administrator
