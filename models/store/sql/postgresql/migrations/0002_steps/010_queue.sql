ALTER TABLE intray.queue
    ADD COLUMN other_hands integer NOT NULL DEFAULT 0,
    ADD COLUMN blind_fields text NOT NULL DEFAULT '[]',
    ADD COLUMN decide_queue_id bigint REFERENCES intray.queue (id),
    ADD COLUMN share integer NOT NULL DEFAULT 100,
    ADD CONSTRAINT other_hands_is_a_truth_value CHECK (other_hands IN (0, 1)),
    ADD CONSTRAINT decide_queue_is_another CHECK (decide_queue_id <> id),
    ADD CONSTRAINT blind_fields_are_decided_on CHECK (
        blind_fields = '[]' OR (decide_queue_id IS NOT NULL AND other_hands = 1)),
    ADD CONSTRAINT share_is_of_a_hundred CHECK (share BETWEEN 1 AND 100)
