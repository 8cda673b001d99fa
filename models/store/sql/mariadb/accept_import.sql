-- Differs: one call does it all.
SELECT accept_import(:import) AS answer
