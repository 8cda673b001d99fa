-- Whose lock it is in the table: what is ended there is fenced by it, after Intray's own lock has gone.
ALTER TABLE adopted_lock_all ADD COLUMN IF NOT EXISTS holder VARCHAR(255) NOT NULL DEFAULT ''
