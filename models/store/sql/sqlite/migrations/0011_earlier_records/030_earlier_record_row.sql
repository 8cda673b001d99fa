CREATE VIEW earlier_record_row AS
SELECT id, item_id, record, error, finished_by, finished_at FROM earlier_record
