-- The item of the step before.
ALTER TABLE item ADD COLUMN from_item_id INTEGER
