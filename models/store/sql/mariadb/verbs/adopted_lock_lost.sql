-- The answer to a fenced write on a row that another program has taken over.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE adopted_lock_lost(
    IN the_queue_id BIGINT, IN the_item BIGINT, OUT answer EXACT_TEXT)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    CALL read_adopted(the_queue_id);
    SET answer = CONCAT(
        '{"refused":"lock_lost","adopted":true,"item":', the_item, ',"state":',
        IF(COALESCE(@intray_holder, '') <> '', '"locked"', IF(COALESCE(@intray_is_open, 0), '"open"', '"done"')),
        ',"lock_user":', JSON_QUOTE(COALESCE(@intray_holder, '')), ',"locked_at":',
        IF(COALESCE(@intray_holder, '') <> '', CONCAT('"', REPLACE(UTC_TIMESTAMP(3), ' ', 'T'), 'Z"'), 'null'), '}');
END
