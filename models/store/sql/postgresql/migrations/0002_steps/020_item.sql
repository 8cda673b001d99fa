-- from_item_id: the item of the step before. not_for, nor_for: who did the steps before, and is not the one to do this
-- one where the queue wants other hands. sent_back_by, sent_back_reason: who sent it back to this step, and why.
-- is_sent_back: it ended here by being sent back, and opens again when its record comes again. All nullable without a
-- default, so that items which came alone are as narrow as before.
ALTER TABLE intray.item
    ADD COLUMN from_item_id bigint,
    ADD COLUMN not_for text COLLATE "C",
    ADD COLUMN nor_for text COLLATE "C",
    ADD COLUMN sent_back_by text COLLATE "C",
    ADD COLUMN sent_back_reason text,
    ADD COLUMN is_sent_back boolean
