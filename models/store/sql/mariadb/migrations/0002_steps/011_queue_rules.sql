ALTER TABLE queue_all
    ADD CONSTRAINT IF NOT EXISTS other_hands_is_a_truth_value CHECK (other_hands IN (0, 1)),
    ADD CONSTRAINT IF NOT EXISTS blind_fields_are_decided_on CHECK (
        blind_fields = '[]' OR (decide_queue_id IS NOT NULL AND other_hands = 1)),
    ADD CONSTRAINT IF NOT EXISTS share_is_of_a_hundred CHECK (share BETWEEN 1 AND 100)
