-- Somebody keys the same a second time and must not see it.
ALTER TABLE record_all ADD COLUMN IF NOT EXISTS sealed TINYINT NOT NULL DEFAULT 0
