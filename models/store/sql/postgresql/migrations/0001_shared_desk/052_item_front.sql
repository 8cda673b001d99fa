-- Its condition stands in no other index, so that the planner cannot mistake one for another.
CREATE INDEX item_front ON intray.item (queue_id, rank, id) WHERE front
