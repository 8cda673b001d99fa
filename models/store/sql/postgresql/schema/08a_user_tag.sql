-- name: user_tag
-- What a user can do in a queue, in a word: they get what is assigned to the tag, and others do not.
CREATE TABLE intray.user_tag (
    "user" text COLLATE "C" NOT NULL REFERENCES intray."user" (name),
    queue_id bigint NOT NULL REFERENCES intray.queue (id) ON DELETE CASCADE,
    tag text COLLATE "C" NOT NULL,
    PRIMARY KEY ("user", queue_id, tag),
    CONSTRAINT tag_is_a_word CHECK (tag ~ '^[^[:space:],@]{1,50}$')
)

-- name: rows_of_user_tag
ALTER TABLE intray.user_tag ENABLE ROW LEVEL SECURITY

-- name: see_user_tag
CREATE POLICY see_user_tag ON intray.user_tag FOR SELECT
USING ("user" = (SELECT intray.my_name()) OR (SELECT intray.i_am('administrator', 'supervisor', 'auditor')))

-- name: user_tag_row
CREATE VIEW intray.user_tag_row WITH (security_invoker = true) AS
SELECT user_tag."user", queue.name AS queue, user_tag.tag
FROM intray.user_tag
JOIN intray.queue ON queue.id = user_tag.queue_id
