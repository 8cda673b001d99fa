CREATE VIEW intray.keying_row WITH (security_invoker = true) AS
SELECT item_id, queue_id, field, first_value, second_value, decided_value, first_user, second_user, decided_by,
       intray.iso(at) AS at, intray.iso(decided_at) AS decided_at
FROM intray.keying
