-- Differs: servers do it in a function.
UPDATE figured SET last_event = :up_to
