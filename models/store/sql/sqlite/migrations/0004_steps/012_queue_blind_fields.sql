-- Somebody must decide where the two differ, and neither of them may.
ALTER TABLE queue ADD COLUMN blind_fields TEXT NOT NULL DEFAULT '[]'
    CONSTRAINT blind_fields_are_decided_on CHECK (
        json_valid(blind_fields) AND (blind_fields = '[]' OR (decide_queue_id IS NOT NULL AND other_hands = 1)))
