-- Differs: one call does it all.
SELECT ask_for_work(:queue, :count, :lock, :workstation) AS answer
