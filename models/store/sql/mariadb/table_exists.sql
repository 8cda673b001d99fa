-- Differs: the catalogue. Whoever may not look into the database finds nothing there.
SELECT COUNT(*) AS found
FROM information_schema.tables
WHERE table_schema = DATABASE() AND table_name = :name
