-- name: adopted_lock_lost
-- The answer to a fenced write on a row (name_row) whose lock another program has changed; the lock was this user's, or
-- nobody's yet.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE adopted_lock_lost(
    IN the_queue_id BIGINT, IN the_item BIGINT, IN the_user EXACT_TEXT, OUT answer EXACT_TEXT)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE seen, stamp, its_holder EXACT_TEXT;
    DECLARE is_open INTEGER;
    CALL read_adopted(the_queue_id, seen, stamp, its_holder, is_open);
    IF LOWER(TRIM(its_holder)) = LOWER(COALESCE(the_user, '')) THEN
        SET its_holder = '';
    END IF;
    SET answer = CONCAT(
        '{"refused":"lock_lost","adopted":true,"item":', the_item, ',"lock_user":', JSON_QUOTE(COALESCE(its_holder, '')),
        CASE WHEN its_holder <> ''
             THEN CONCAT(',"state":"locked","locked_at":"', REPLACE(UTC_TIMESTAMP(3), ' ', 'T'), 'Z"')
             WHEN is_open IS NULL THEN ',"state":"done","row":"gone"'
             WHEN is_open THEN ',"state":"open","row":"ended"'
             ELSE ',"state":"done","row":"closed"' END, '}');
END

-- name: tell_loss
-- Why a lock holds an item no more, where its table knows more of that than Intray, which has noted the loss already.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE tell_loss(IN the_item BIGINT, INOUT answer EXACT_TEXT)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE its_queue BIGINT;
    DECLARE its_key EXACT_TEXT;
    DECLARE me EXACT_NAME(255);
    SELECT MAX(i.queue_id), MAX(i."key"), MAX(s.user) INTO its_queue, its_key, me
    FROM item_all AS i JOIN adopted_all AS a ON a.queue_id = i.queue_id
    JOIN sight_all AS s ON s.queue_id = i.queue_id AND s.login = SESSION_LOGIN()
    WHERE i.id = the_item AND (i.state = 'open' OR LOWER(i.lock_user) = LOWER(s.user));
    IF its_queue IS NOT NULL THEN
        CALL name_row(its_queue, its_key, me, NULL, NULL);
        CALL adopted_lock_lost(its_queue, the_item, me, answer);
    END IF;
END
