-- Differs: one call does it all.
SELECT intray.who_am_i() AS answer
