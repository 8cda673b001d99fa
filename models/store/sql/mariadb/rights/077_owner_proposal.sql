GRANT SELECT, INSERT, UPDATE, DELETE ON proposal_all TO 'intray_owner'@'localhost'
