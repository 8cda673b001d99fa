-- name: proposal
-- What somebody typed before a supervisor gave the item on, what a later file says (given_by is empty), or what a supervisor
-- corrected in bulk while somebody held the item (given_by is that supervisor, too): offered to whoever holds it then.
CREATE TABLE proposal (
    item_id INTEGER PRIMARY KEY REFERENCES item (id) ON DELETE CASCADE,
    user TEXT NOT NULL,
    content TEXT NOT NULL,
    typed_at TEXT NOT NULL,
    given_by TEXT NOT NULL,
    CONSTRAINT proposal_content_is_json CHECK (json_valid(content))
) STRICT

-- name: proposal_row
CREATE VIEW proposal_row AS
SELECT item_id, user, content, typed_at, given_by FROM proposal
