-- 1: somebody keys the same a second time and must not see it.
ALTER TABLE record ADD COLUMN sealed INTEGER NOT NULL DEFAULT 0
