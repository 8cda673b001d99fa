GRANT SELECT, INSERT, UPDATE, DELETE ON draft_all TO 'intray_owner'@'localhost'
