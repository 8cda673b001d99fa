GRANT SELECT, INSERT, DELETE ON adopted_call_all TO 'intray_owner'@'localhost'
