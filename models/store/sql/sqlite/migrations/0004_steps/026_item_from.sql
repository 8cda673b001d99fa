CREATE INDEX item_from ON item (from_item_id) WHERE from_item_id IS NOT NULL
