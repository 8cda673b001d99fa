GRANT SELECT, INSERT, DELETE, UPDATE (decided_value, decided_by, decided_at) ON keying_all TO 'intray_owner'@'localhost'
