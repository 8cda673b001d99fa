-- Differs: one call does it all. Written from the manual; nobody has run it yet.
EXEC intray.who_am_i
