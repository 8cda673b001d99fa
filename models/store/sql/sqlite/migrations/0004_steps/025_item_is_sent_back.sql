-- 1: it ended here by being sent back, and opens again when its record comes again.
ALTER TABLE item ADD COLUMN is_sent_back INTEGER
