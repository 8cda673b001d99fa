-- All that is known of a value: in how many records it stands, those that may be meant by it, what people made of it, and
-- what stands in other fields of the records that have it. Each by a short statement that takes the order from its index.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION told_of_value(
    the_learned BIGINT, the_field INTEGER, the_value EXACT_NAME(250), with_others INTEGER)
RETURNS EXACT_TEXT
NOT DETERMINISTIC READS SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE itself, frequent, begun, ended, corrected, together EXACT_TEXT;
    SELECT CONCAT('[', v.records, ',', v.left_as, ']') INTO itself FROM value_count_all AS v
    WHERE v.learned_id = the_learned AND v.field = the_field AND v.value = the_value;
    SELECT GROUP_CONCAT('[', JSON_QUOTE(likely.value), ',', likely.records, ']' SEPARATOR ',') INTO frequent
    FROM (SELECT v.value, v.records FROM value_count_all AS v
          WHERE v.learned_id = the_learned AND v.field = the_field ORDER BY v.place, v.id LIMIT 60) AS likely;
    SELECT GROUP_CONCAT('[', JSON_QUOTE(likely.value), ',', likely.records, ']' SEPARATOR ',') INTO begun
    FROM (SELECT v.value, v.records FROM value_count_all AS v
          WHERE v.learned_id = the_learned AND v.field = the_field AND v.starts = LEFT(the_value, 3)
          ORDER BY v.place, v.id LIMIT 30) AS likely;
    SELECT GROUP_CONCAT('[', JSON_QUOTE(likely.value), ',', likely.records, ']' SEPARATOR ',') INTO ended
    FROM (SELECT v.value, v.records FROM value_count_all AS v
          WHERE v.learned_id = the_learned AND v.field = the_field AND v.ends = RIGHT(the_value, 3)
          ORDER BY v.place, v.id LIMIT 30) AS likely;
    SELECT GROUP_CONCAT('[', JSON_QUOTE(made.value), ',', made.records, ',', COALESCE(v.records, 0), ']' SEPARATOR ',')
    INTO corrected
    FROM (SELECT p.value, p.records FROM pair_count_all AS p
          WHERE p.learned_id = the_learned AND p.by_field = the_field AND p.by_value = the_value AND p.field = the_field
          ORDER BY p.records DESC LIMIT 60) AS made
    LEFT JOIN value_count_all AS v ON v.learned_id = the_learned AND v.field = the_field AND v.value = made.value;
    IF with_others = 1 THEN
        SELECT GROUP_CONCAT('[', pair.field, ',', JSON_QUOTE(pair.value), ',', pair.records, ',', COALESCE(v.records, 0), ']'
                            SEPARATOR ',') INTO together
        FROM (SELECT p.field, p.value, p.records FROM pair_count_all AS p
              WHERE p.learned_id = the_learned AND p.by_field = the_field AND p.by_value = the_value AND p.field <> the_field
              ORDER BY p.records DESC LIMIT 1000) AS pair
        LEFT JOIN value_count_all AS v ON v.learned_id = the_learned AND v.field = pair.field AND v.value = pair.value;
    END IF;
    RETURN CONCAT('{"itself":', COALESCE(itself, 'null'), ',"alike":[', CONCAT_WS(',', frequent, begun, ended),
                  '],"corrected":[', COALESCE(corrected, ''), '],"together":[', COALESCE(together, ''), ']}');
END
