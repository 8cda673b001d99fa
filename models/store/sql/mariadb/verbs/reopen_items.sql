-- Opens finished items again; each that cannot be opened is told, and stays as it is.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION reopen_items(
    the_items EXACT_TEXT, the_reason EXACT_TEXT, the_workstation EXACT_NAME(255))
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE answer EXACT_TEXT;
    DECLARE done, not_done EXACT_TEXT DEFAULT '';
    DECLARE at_end INTEGER DEFAULT 0;
    DECLARE one BIGINT;
    DECLARE wanted CURSOR FOR
        SELECT p.id FROM JSON_TABLE(the_items, '$[*]' COLUMNS (id BIGINT PATH '$')) AS p ORDER BY p.id;
    DECLARE CONTINUE HANDLER FOR NOT FOUND SET at_end = 1;
    CALL who_calls('reopen_items', me, answer);
    SET answer = COALESCE(answer, reason_refused(the_reason));
    CALL too_many_supervised(me, the_items, answer);
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    SET at_end = 0;
    OPEN wanted;
    FETCH wanted INTO one;
    WHILE NOT at_end DO
        CALL reopen_one(one, me, reason_told(the_reason), NULL, the_workstation, UTC_TIMESTAMP(3), answer);
        IF answer IS NULL THEN
            SET done = CONCAT(done, IF(done = '', '', ','), one);
        ELSE
            SET not_done = CONCAT(not_done, IF(not_done = '', '', ','), '{"item":', one, ',',
                                  IF(REFUSAL_IN(answer) = 'adopted', '"refused":"stands_in_table"}', SUBSTR(answer, 2)));
        END IF;
        SET at_end = 0;
        FETCH wanted INTO one;
    END WHILE;
    CLOSE wanted;
    RETURN CONCAT('{"done":[', done, '],"not_done":[', not_done, ']}');
END
