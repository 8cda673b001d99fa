-- Differs: the isolation is said here; the session itself reads what is committed.
BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY
