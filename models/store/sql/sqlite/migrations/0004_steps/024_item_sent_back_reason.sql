ALTER TABLE item ADD COLUMN sent_back_reason TEXT
