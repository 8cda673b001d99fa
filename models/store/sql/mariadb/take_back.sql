-- Differs: one call does it all.
SELECT take_back(:item, :operation, :lock, :workstation) AS answer
