CREATE VIEW intray.earlier_record_row WITH (security_invoker = true) AS
SELECT id, item_id, record, error, finished_by, intray.iso(finished_at) AS finished_at
FROM intray.earlier_record
