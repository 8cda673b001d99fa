GRANT SELECT, DELETE ON event_all TO 'intray_broom'@'localhost'
