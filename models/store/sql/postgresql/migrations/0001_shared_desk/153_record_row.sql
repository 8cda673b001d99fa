CREATE VIEW intray.record_row WITH (security_invoker = true) AS
SELECT record.item_id, imported, current, context, result, error, finished_by, intray.iso(finished_at) AS finished_at
FROM intray.record
JOIN intray.item ON item.id = record.item_id AND item.state <> 'staged'
