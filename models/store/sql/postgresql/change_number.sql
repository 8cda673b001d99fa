-- Differs: one call does it all.
SELECT intray.change_number() AS answer
