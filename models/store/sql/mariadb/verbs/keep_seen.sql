-- name: keep_seen
-- The record of an item is what stands in the adopted table after a correction; refused where the table keeps a field
-- otherwise than it was given.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE keep_seen(
    IN the_queue_id BIGINT, IN the_item BIGINT, IN the_record EXACT_TEXT, INOUT answer EXACT_TEXT)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE lost, seen, stamp, its_holder EXACT_TEXT;
    DECLARE is_open INTEGER;
    IF the_record IS NOT NULL THEN
        CALL read_adopted(the_queue_id, seen, stamp, its_holder, is_open);
        SELECT MIN(t.name) INTO lost
        FROM JSON_TABLE(JSON_KEYS(the_record), '$[*]' COLUMNS (name EXACT_TEXT PATH '$')) AS t
        WHERE is_kept(seen, the_record, CONCAT('$.', JSON_QUOTE(t.name))) = 0;
        IF lost IS NOT NULL THEN
            SET answer = JSON_OBJECT('refused', 'not_kept', 'field', lost);
        ELSE
            UPDATE record_all AS r SET r.current = seen WHERE r.item_id = the_item;
        END IF;
    END IF;
END

-- name: is_kept
-- Whether a field stands in the table as it was given, or as the same number; leading zeros are no number's.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION is_kept(
    stored EXACT_TEXT, given EXACT_TEXT, path EXACT_TEXT)
RETURNS INTEGER
NOT DETERMINISTIC NO SQL SQL SECURITY INVOKER
RETURN is_same(COALESCE(JSON_VALUE(stored, path), ''), COALESCE(JSON_VALUE(given, path), ''))

-- name: is_same
-- Two texts or numbers; blanks behind them do not count.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION is_same(theirs EXACT_TEXT, mine EXACT_TEXT)
RETURNS INTEGER
NOT DETERMINISTIC NO SQL SQL SECURITY INVOKER
RETURN RTRIM(mine) = RTRIM(theirs)
    OR (mine REGEXP '^[-+]?(0|[1-9][0-9]{0,29})([.][0-9]{1,30})?$' AND theirs REGEXP '^-?[0-9]{1,30}([.][0-9]{1,30})?$'
        AND CAST(mine AS DECIMAL(65, 30)) = CAST(theirs AS DECIMAL(65, 30)))
