-- What the record of an item was before an ending of it was undone, or what came anew from the step before: then
-- finished_at is NULL. The record itself keeps how it came in and how it is.
CREATE TABLE IF NOT EXISTS earlier_record_all (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    item_id BIGINT NOT NULL,
    record LONGTEXT COLLATE utf8mb4_bin NOT NULL,
    error LONGTEXT COLLATE utf8mb4_bin,
    finished_by VARCHAR(128),
    finished_at DATETIME(3),
    CONSTRAINT earlier_record_of_an_item FOREIGN KEY (item_id) REFERENCES item_all (id) ON DELETE CASCADE,
    CONSTRAINT earlier_record_is_json CHECK (JSON_VALID(record)),
    CONSTRAINT earlier_record_finished_whole CHECK ((finished_by IS NULL) = (finished_at IS NULL))
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin
