GRANT SELECT ON draft_row TO 'intray_owner'@'localhost' WITH GRANT OPTION
