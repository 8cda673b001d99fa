-- Differs: one call does it all.
SELECT discard_import(:import, :limit) AS answer
