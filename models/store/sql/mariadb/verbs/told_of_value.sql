-- All that is known of a value: in how many records it stands, those that may be meant by it, what people made of it, and
-- what stands in other fields of the records that have it. Row by row: GROUP_CONCAT takes as much memory as it may need at
-- most, each time, and that costs more than all the reading.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION told_of_value(
    the_learned BIGINT, the_field INTEGER, the_value EXACT_NAME(250), with_others INTEGER)
RETURNS EXACT_TEXT
NOT DETERMINISTIC READS SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE itself, alike, corrected, together EXACT_TEXT DEFAULT '';
    SELECT CONCAT(v.records, ',', v.left_as) INTO itself FROM value_count_all AS v
    WHERE v.learned_id = the_learned AND v.field = the_field AND v.value = the_value;
    FOR likely IN (SELECT v.value, v.records FROM value_count_all AS v FORCE INDEX (value_count_frequent)
                   WHERE v.learned_id = the_learned AND v.field = the_field ORDER BY v."rank", v.id LIMIT 60) DO
        SET alike = CONCAT(alike, ',[', JSON_QUOTE(likely.value), ',', likely.records, ']');
    END FOR;
    FOR likely IN (SELECT v.value, v.records FROM value_count_all AS v FORCE INDEX (value_count_starts)
                   WHERE v.learned_id = the_learned AND v.field = the_field AND v.starts = LEFT(the_value, 3)
                   ORDER BY v."rank", v.id LIMIT 30) DO
        SET alike = CONCAT(alike, ',[', JSON_QUOTE(likely.value), ',', likely.records, ']');
    END FOR;
    FOR likely IN (SELECT v.value, v.records FROM value_count_all AS v FORCE INDEX (value_count_ends)
                   WHERE v.learned_id = the_learned AND v.field = the_field AND v.ends = RIGHT(the_value, 3)
                   ORDER BY v."rank", v.id LIMIT 30) DO
        SET alike = CONCAT(alike, ',[', JSON_QUOTE(likely.value), ',', likely.records, ']');
    END FOR;
    FOR made IN (SELECT p.value, p.records, COALESCE(v.records, 0) AS everywhere
                 FROM pair_count_all AS p
                 LEFT JOIN value_count_all AS v ON v.learned_id = p.learned_id AND v.field = p.field AND v.value = p.value
                 WHERE p.learned_id = the_learned AND p.by_field = the_field AND p.by_value = the_value
                   AND p.field = the_field
                 ORDER BY p.records DESC LIMIT 60) DO
        SET corrected = CONCAT(corrected, ',[', JSON_QUOTE(made.value), ',', made.records, ',', made.everywhere, ']');
    END FOR;
    IF with_others = 1 THEN
        FOR pair IN (SELECT p.field, p.value, p.records, COALESCE(v.records, 0) AS everywhere
                     FROM pair_count_all AS p
                     LEFT JOIN value_count_all AS v
                         ON v.learned_id = p.learned_id AND v.field = p.field AND v.value = p.value
                     WHERE p.learned_id = the_learned AND p.by_field = the_field AND p.by_value = the_value
                       AND p.field <> the_field
                     ORDER BY p.records DESC LIMIT 1000) DO
            SET together = CONCAT(together, ',[', pair.field, ',', JSON_QUOTE(pair.value), ',', pair.records, ',',
                                  pair.everywhere, ']');
        END FOR;
    END IF;
    RETURN CONCAT('{"itself":[', itself, '],"alike":[', SUBSTR(alike, 2), '],"corrected":[', SUBSTR(corrected, 2),
                  '],"together":[', SUBSTR(together, 2), ']}');
END
