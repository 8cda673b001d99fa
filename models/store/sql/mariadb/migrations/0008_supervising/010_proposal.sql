-- What somebody typed before a supervisor gave the item on: offered to whoever holds it then.
CREATE TABLE IF NOT EXISTS proposal_all (
    item_id BIGINT NOT NULL PRIMARY KEY,
    user_name VARCHAR(128) NOT NULL,
    content LONGTEXT COLLATE utf8mb4_bin NOT NULL,
    typed_at DATETIME(3) NOT NULL,
    given_by VARCHAR(128) NOT NULL,
    CONSTRAINT proposal_of_an_item FOREIGN KEY (item_id) REFERENCES item_all (id) ON DELETE CASCADE,
    CONSTRAINT proposal_content_is_json CHECK (JSON_VALID(content))
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin
