-- Differs: one call does it all.
SELECT who_am_i() AS answer
