-- Who sent the item back to this step, and why.
ALTER TABLE item ADD COLUMN sent_back_by TEXT
