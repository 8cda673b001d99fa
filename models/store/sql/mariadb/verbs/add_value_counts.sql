-- Adds these counts of values; those that are none any more go.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE add_value_counts(IN the_learned BIGINT, IN counts EXACT_TEXT)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    INSERT INTO value_count_all (learned_id, field, value, records, left_as)
    SELECT the_learned, t.field, t.value, GREATEST(-1000000, LEAST(1000000, t.n)),
           GREATEST(-1000000, LEAST(1000000, t.left_as))
    FROM JSON_TABLE(counts, '$.values[*]' COLUMNS (
        field INTEGER PATH '$[0]', value EXACT_NAME(250) PATH '$[1]', n BIGINT PATH '$[2]', left_as BIGINT PATH '$[3]')) AS t
    ON DUPLICATE KEY UPDATE records = value_count_all.records + VALUES(records),
        left_as = value_count_all.left_as + VALUES(left_as);
    DELETE v FROM JSON_TABLE(counts, '$.values[*]' COLUMNS (
        field INTEGER PATH '$[0]', value EXACT_NAME(250) PATH '$[1]', n BIGINT PATH '$[2]')) AS t
    STRAIGHT_JOIN value_count_all AS v ON v.learned_id = the_learned AND v.field = t.field AND v.value = t.value
    WHERE t.n < 0 AND v.records <= 0;
END
