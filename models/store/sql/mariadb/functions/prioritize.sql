-- Gives items that wait another place in the claim order; each that has none to be changed is told, and stays.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION prioritize(the_items LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin, the_priority INTEGER, the_reason LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin, the_workstation VARCHAR(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin)
RETURNS LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY DEFINER
BEGIN
    DECLARE me VARCHAR(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin;
    DECLARE answer LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
    DECLARE done, not_done LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin DEFAULT '';
    DECLARE at_end INTEGER DEFAULT 0;
    DECLARE one BIGINT;
    DECLARE wanted CURSOR FOR
        SELECT p.id FROM JSON_TABLE(the_items, '$[*]' COLUMNS (id BIGINT PATH '$')) AS p ORDER BY p.id;
    DECLARE CONTINUE HANDLER FOR NOT FOUND SET at_end = 1;
    CALL who_calls('prioritize', me, answer);
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    SET at_end = 0;
    OPEN wanted;
    FETCH wanted INTO one;
    WHILE NOT at_end DO
        CALL prioritize_one(one, the_priority, me, the_reason, the_workstation, answer);
        IF answer IS NULL THEN
            SET done = CONCAT(done, IF(done = '', '', ','), one);
        ELSE
            SET not_done = CONCAT(not_done, IF(not_done = '', '', ','), '{"item":', one, ',', SUBSTR(answer, 2));
        END IF;
        SET at_end = 0;
        FETCH wanted INTO one;
    END WHILE;
    CLOSE wanted;
    RETURN CONCAT('{"done":[', done, '],"not_done":[', not_done, ']}');
END
