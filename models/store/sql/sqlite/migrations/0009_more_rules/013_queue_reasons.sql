ALTER TABLE queue ADD COLUMN reasons TEXT NOT NULL DEFAULT '{}'
    CONSTRAINT reasons_are_json CHECK (json_valid(reasons))
