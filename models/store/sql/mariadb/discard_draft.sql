-- Differs: one call does it all.
SELECT discard_draft(:item, :lock) AS answer
