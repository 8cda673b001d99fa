-- Differs: one call does it all.
SELECT begin_import(:queue, :source, :workstation) AS answer
