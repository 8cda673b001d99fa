-- from_item_id: the item of the step before. not_for, nor_for: who did the steps before, and is not the one to do this
-- one where the queue wants other hands. sent_back_by, sent_back_reason: who sent it back to this step, and why.
-- is_sent_back: it ended here by being sent back, and opens again when its record comes again.
ALTER TABLE item_all
    ADD COLUMN IF NOT EXISTS from_item_id BIGINT,
    ADD COLUMN IF NOT EXISTS not_for VARCHAR(128),
    ADD COLUMN IF NOT EXISTS nor_for VARCHAR(128),
    ADD COLUMN IF NOT EXISTS sent_back_by VARCHAR(128),
    ADD COLUMN IF NOT EXISTS sent_back_reason LONGTEXT COLLATE utf8mb4_bin,
    ADD COLUMN IF NOT EXISTS is_sent_back TINYINT,
    ADD KEY IF NOT EXISTS item_from (from_item_id)
