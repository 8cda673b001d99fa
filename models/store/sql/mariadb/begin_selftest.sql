-- Differs: one call does it all.
SELECT begin_selftest(:queue, :items, :workstation) AS answer
