-- Differs: one call does it all.
SELECT stage_items(:import, :items) AS answer
