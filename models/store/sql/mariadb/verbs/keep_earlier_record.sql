-- Before an ending of this item is undone.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE keep_earlier_record(IN the_item BIGINT)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    INSERT INTO earlier_record_all (item_id, record, error, finished_by, finished_at)
    SELECT r.item_id, COALESCE(r.current, r.imported), r.error, r.finished_by, r.finished_at
    FROM record_all AS r
    WHERE r.item_id = the_item AND r.finished_at IS NOT NULL;
END
