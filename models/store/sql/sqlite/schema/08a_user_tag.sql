-- name: user_tag_row
CREATE VIEW user_tag_row AS
SELECT user_tag.user, queue.name AS queue, user_tag.tag
FROM user_tag
JOIN queue ON queue.id = user_tag.queue_id

-- name: user_taking
-- Who is meant to take from which queue.
CREATE VIEW user_taking AS
SELECT user.name, queue.id AS queue_id
FROM user
CROSS JOIN queue
WHERE ',' || user.roles || ',' LIKE '%,supervisor,%'
   OR ((',' || user.roles || ',' LIKE '%,clerk,%' OR ',' || user.roles || ',' LIKE '%,worker,%')
       AND (user.queues = '' OR instr(',' || user.queues || ',', ',' || queue.name || ',') > 0))
