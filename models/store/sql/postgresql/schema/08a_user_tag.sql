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
