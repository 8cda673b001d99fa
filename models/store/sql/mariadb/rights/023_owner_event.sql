-- The history is written and read, nothing else; UPDATE and DELETE are not even given to the owner.
GRANT SELECT, INSERT, TRIGGER ON event_all TO 'intray_owner'@'localhost'
