-- What was imported stays: there is no right to change it.
GRANT SELECT, INSERT, DELETE, UPDATE (current, search, context, result, error, finished_by, finished_at, sealed)
ON record_all TO 'intray_owner'@'localhost'
