-- Differs: one call does it all. Written from the manual; nobody has run it yet.
EXEC intray.add_queue @rules = :rules
