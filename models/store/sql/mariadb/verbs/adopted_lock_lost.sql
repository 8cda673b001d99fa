-- The answer to a fenced write on a row that another program has taken over.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE adopted_lock_lost(
    IN the_queue_id BIGINT, IN the_item BIGINT, OUT answer EXACT_TEXT)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE seen, stamp, its_holder EXACT_TEXT;
    DECLARE is_open INTEGER;
    CALL read_adopted(the_queue_id, seen, stamp, its_holder, is_open);
    SET answer = CONCAT(
        '{"refused":"lock_lost","adopted":true,"item":', the_item, ',"state":',
        IF(COALESCE(its_holder, '') <> '', '"locked"', IF(COALESCE(is_open, 0), '"open"', '"done"')),
        ',"lock_user":', JSON_QUOTE(COALESCE(its_holder, '')), ',"locked_at":',
        IF(COALESCE(its_holder, '') <> '', CONCAT('"', REPLACE(UTC_TIMESTAMP(3), ' ', 'T'), 'Z"'), 'null'), '}');
END
