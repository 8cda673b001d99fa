GRANT SELECT ON figure_row TO 'intray_owner'@'localhost' WITH GRANT OPTION
