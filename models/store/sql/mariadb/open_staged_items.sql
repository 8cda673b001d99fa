-- Differs: one call does it all.
SELECT open_staged_items(:import, :limit) AS answer
