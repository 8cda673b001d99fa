-- Differs: one call does it all.
SELECT extend(:item, :lock) AS answer
