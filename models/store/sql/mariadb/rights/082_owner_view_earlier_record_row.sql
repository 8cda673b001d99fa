GRANT SELECT ON earlier_record_row TO 'intray_owner'@'localhost' WITH GRANT OPTION
