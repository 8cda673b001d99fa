-- The history is written and read. Nobody has a right to change it, and only forget_selftest can take anything away.
GRANT SELECT, INSERT ON event_all TO 'intray_owner'@'localhost'
