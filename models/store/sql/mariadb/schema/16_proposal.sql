-- name: proposal_all
-- What somebody typed before a supervisor gave the item on, what a later file says (given_by is empty), or what a supervisor
-- corrected in bulk while somebody held the item (given_by is that supervisor, too): offered to whoever holds it then.
CREATE TABLE IF NOT EXISTS proposal_all (
    item_id BIGINT NOT NULL PRIMARY KEY,
    user VARCHAR(128) NOT NULL,
    content EXACT_TEXT NOT NULL,
    typed_at DATETIME(3) NOT NULL,
    given_by VARCHAR(128) NOT NULL,
    CONSTRAINT proposal_of_an_item FOREIGN KEY (item_id) REFERENCES item_all (id) ON DELETE CASCADE,
    CONSTRAINT proposal_content_is_json CHECK (JSON_VALID(content))
) EXACT_TABLE

-- name: proposal_row
-- Whoever holds the item sees what is proposed for it, and a supervisor.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW proposal_row AS
SELECT
    p.item_id, p.user, p.content, CONCAT(REPLACE(p.typed_at, ' ', 'T'), 'Z') AS typed_at, p.given_by
FROM proposal_all AS p
JOIN item_all AS i ON i.id = p.item_id
JOIN user_all AS me
    ON me.active = 1 AND (FIND_IN_SET('supervisor', me.roles) OR i.state = 'locked' AND i.lock_user = me.name)
    AND me.login = SESSION_LOGIN()
