-- name: keying_row
CREATE VIEW keying_row AS
SELECT item_id, queue_id, field, first_value, second_value, decided_value, first_user, second_user, decided_by, at,
       decided_at
FROM keying
