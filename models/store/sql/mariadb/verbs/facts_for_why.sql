-- What a supervisor must know of an item to say why nobody can take it.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION facts_for_why(the_item BIGINT)
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY DEFINER
BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE answer EXACT_TEXT;
    CALL who_calls('facts_for_why', me, answer);
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    RETURN (SELECT JSON_OBJECT(
                'not_for', i.not_for, 'nor_for', i.nor_for, 'attempts', i.attempts, 'attempts_allowed', q.attempts,
                'is_found', EXISTS (SELECT 1 FROM source_row_all AS s
                                    WHERE s.queue_id = i.queue_id AND s."key" = i."key"))
            FROM item_all AS i JOIN queue_all AS q ON q.id = i.queue_id WHERE i.id = the_item);
END
