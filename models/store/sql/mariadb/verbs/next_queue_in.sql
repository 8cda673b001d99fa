-- The queue that rules name as the next or as the one that decides: its id, or NULL for none; refusal when there is none of that name.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE next_queue_in(
    IN the_name EXACT_WORD(64), IN the_rules EXACT_TEXT, OUT next_id BIGINT, OUT refusal EXACT_TEXT)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE its_name EXACT_NAME(255) DEFAULT NULLIF(JSON_VALUE(the_rules, CONCAT('$.', the_name)), '');
    SET next_id = NULL, refusal = NULL;
    SELECT q.id INTO next_id FROM queue_all AS q WHERE q.name = its_name;
    IF its_name IS NOT NULL AND next_id IS NULL THEN
        SET refusal = JSON_OBJECT('refused', 'no_such_queue', 'queue', its_name);
    END IF;
END
