-- Before an ending of this item is undone.
CREATE OR REPLACE FUNCTION intray.keep_earlier_record(item bigint) RETURNS void
LANGUAGE plpgsql AS $fn$
BEGIN
    INSERT INTO intray.earlier_record (item_id, record, error, finished_by, finished_at)
    SELECT record.item_id, coalesce(record.current, record.imported), record.error, record.finished_by,
           record.finished_at
    FROM intray.record
    WHERE record.item_id = keep_earlier_record.item AND record.finished_at IS NOT NULL;
END
$fn$
