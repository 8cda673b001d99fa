-- The queue that rules name as the next or as the one that decides: its id, or NULL for none; refusal when there is none of that name.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE next_queue_in(IN the_name VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin, IN the_rules LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin, OUT next_id BIGINT, OUT refusal LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE its_name VARCHAR(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin DEFAULT NULLIF(JSON_VALUE(the_rules, CONCAT('$.', the_name)), '');
    SET next_id = NULL, refusal = NULL;
    SELECT q.id INTO next_id FROM queue_all AS q WHERE q.name = its_name;
    IF its_name IS NOT NULL AND next_id IS NULL THEN
        SET refusal = JSON_OBJECT('refused', 'no_such_queue', 'queue', its_name);
    END IF;
END
