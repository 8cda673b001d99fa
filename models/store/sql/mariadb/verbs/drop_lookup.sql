-- Takes a look-up table away, also one whose loading was broken off. Fields that name it are typed without it.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION drop_lookup(the_name EXACT_NAME(255))
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE answer EXACT_TEXT;
    CALL who_calls('drop_lookup', me, answer);
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    DELETE FROM lookup_all WHERE name = the_name;
    IF ROW_COUNT() = 0 THEN
        RETURN JSON_OBJECT('refused', 'no_such_lookup', 'name', COALESCE(the_name, ''));
    END IF;
    RETURN '{}';
END
