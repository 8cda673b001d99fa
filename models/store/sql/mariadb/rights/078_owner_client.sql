GRANT SELECT, INSERT, UPDATE, DELETE ON client_all TO 'intray_owner'@'localhost'
