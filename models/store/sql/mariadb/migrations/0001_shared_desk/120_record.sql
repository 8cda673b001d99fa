-- Wide and cold. current is NULL as long as nobody has corrected anything.
CREATE TABLE IF NOT EXISTS record_all (
    item_id BIGINT NOT NULL PRIMARY KEY,
    imported LONGTEXT COLLATE utf8mb4_bin NOT NULL,
    current LONGTEXT COLLATE utf8mb4_bin,
    search LONGTEXT COLLATE utf8mb4_bin NOT NULL,
    context LONGTEXT COLLATE utf8mb4_bin,
    result LONGTEXT COLLATE utf8mb4_bin,
    error LONGTEXT COLLATE utf8mb4_bin,
    finished_by VARCHAR(128),
    finished_at DATETIME(3),
    CONSTRAINT record_of_an_item FOREIGN KEY (item_id) REFERENCES item_all (id),
    CONSTRAINT imported_is_json CHECK (JSON_VALID(imported)),
    CONSTRAINT current_is_json CHECK (current IS NULL OR JSON_VALID(current)),
    CONSTRAINT finished_whole CHECK ((finished_by IS NULL) = (finished_at IS NULL))
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin
