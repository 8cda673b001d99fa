ALTER TABLE queue ADD COLUMN other_hands INTEGER NOT NULL DEFAULT 0
    CONSTRAINT other_hands_is_a_truth_value CHECK (other_hands IN (0, 1))
