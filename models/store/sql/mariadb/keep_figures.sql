-- Differs: one call does it all.
SELECT keep_figures(:least, :most) AS answer
