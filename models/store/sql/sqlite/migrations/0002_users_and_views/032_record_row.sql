CREATE VIEW record_row AS
SELECT item_id, imported, current, context, result, error, finished_by, finished_at FROM record
