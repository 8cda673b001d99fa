-- Before this place in the claim order a queue's line holds no open item, so a claim need not walk over the entries of
-- what was taken long ago, which InnoDB keeps as long as anybody's old snapshot could see them. Whoever opens an item
-- holds the row in share mode and puts what falls behind the mark in front (item_all.front); whoever moves the mark
-- holds it alone and never waits for it.
CREATE TABLE IF NOT EXISTS mark_all (
    queue_id BIGINT NOT NULL PRIMARY KEY,
    "rank" BIGINT NOT NULL,
    item_id BIGINT NOT NULL,
    CONSTRAINT mark_of_a_queue FOREIGN KEY (queue_id) REFERENCES queue_all (id) ON DELETE CASCADE
) EXACT_TABLE
