GRANT SELECT ON item_row TO 'intray_owner'@'localhost' WITH GRANT OPTION
