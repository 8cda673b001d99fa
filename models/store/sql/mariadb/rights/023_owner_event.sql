-- The history is written and read. UPDATE is not even given to the owner; DELETE serves remove_selftest alone, because
-- event_no_delete lets nothing else go.
GRANT SELECT, INSERT, DELETE, TRIGGER ON event_all TO 'intray_owner'@'localhost'
