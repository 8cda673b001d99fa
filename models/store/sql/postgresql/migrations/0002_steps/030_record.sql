-- Somebody keys the same a second time and must not see it.
ALTER TABLE intray.record ADD COLUMN sealed boolean NOT NULL DEFAULT false
