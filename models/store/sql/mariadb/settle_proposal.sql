-- Differs: one call does it all.
SELECT settle_proposal(:item, :lock, :fields) AS answer
