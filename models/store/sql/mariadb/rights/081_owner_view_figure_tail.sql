GRANT SELECT ON figure_tail TO 'intray_owner'@'localhost' WITH GRANT OPTION
