-- What has been typed under a lock. Stays when the lock is lost.
CREATE TABLE IF NOT EXISTS draft_all (
    item_id BIGINT NOT NULL,
    lock_id CHAR(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    user_name VARCHAR(128) NOT NULL,
    revision BIGINT NOT NULL,
    content LONGTEXT COLLATE utf8mb4_bin NOT NULL,
    saved_at DATETIME(3) NOT NULL,
    PRIMARY KEY (item_id, lock_id),
    KEY draft_user (user_name),
    CONSTRAINT draft_of_an_item FOREIGN KEY (item_id) REFERENCES item_all (id),
    CONSTRAINT draft_content_is_json CHECK (JSON_VALID(content))
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin
