GRANT SELECT ON event_row TO 'intray_owner'@'localhost' WITH GRANT OPTION
