-- Sealed records too.
ALTER TABLE sight_all ADD COLUMN IF NOT EXISTS sees_sealed TINYINT NOT NULL DEFAULT 0
