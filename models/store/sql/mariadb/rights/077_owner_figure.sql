GRANT SELECT, INSERT, UPDATE ON figure_all TO 'intray_owner'@'localhost'
