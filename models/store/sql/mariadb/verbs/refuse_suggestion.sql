-- Whoever may read a record says that a suggestion for a field of it is not wanted (refused is 1), or takes that back.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION refuse_suggestion(
    the_item BIGINT, the_field EXACT_TEXT, the_value EXACT_TEXT, refused BIGINT)
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE answer EXACT_TEXT;
    CALL who_calls('refuse_suggestion', me, answer);
    IF answer IS NOT NULL THEN
        RETURN answer;
    ELSEIF NOT EXISTS (
        SELECT 1 FROM record_all AS r
        JOIN item_all AS i ON i.id = r.item_id AND i.state <> 'staged'
        JOIN sight_all AS s ON s.queue_id = i.queue_id AND s.sees_records = 1 AND s.login = SESSION_LOGIN()
        WHERE r.item_id = the_item
          AND (r.sealed = 0 OR s.sees_sealed OR r.finished_by = me OR (i.state = 'locked' AND i.lock_user = me))) THEN
        RETURN no_such_item(the_item);
    ELSEIF CHAR_LENGTH(the_field) > 500 OR CHAR_LENGTH(the_value) > 500 THEN
        RETURN '{"refused":"text_too_long","what":"value","most":500}';
    ELSEIF the_field IS NULL OR the_value IS NULL THEN
        RETURN '{"refused":"value_odd","what":"value"}';
    ELSEIF refused = 1 THEN
        CALL too_many(me, 'refused_suggestion', 20000, answer);
        IF answer IS NOT NULL THEN
            RETURN answer;
        END IF;
        INSERT INTO refused_suggestion_all (item_id, field, value, user, at)
        VALUES (the_item, the_field, the_value, me, UTC_TIMESTAMP(3));
    ELSE
        DELETE FROM refused_suggestion_all WHERE item_id = the_item AND field = the_field AND value = the_value;
    END IF;
    RETURN '{}';
END
