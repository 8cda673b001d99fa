-- Adds these counts of pairs; those that are none any more go.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE add_pair_counts(IN the_learned BIGINT, IN counts EXACT_TEXT)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    INSERT INTO pair_count_all (learned_id, by_field, by_value, field, value, records)
    SELECT the_learned, t.by_field, t.by_value, t.field, t.value, GREATEST(-1000000, LEAST(1000000, t.n))
    FROM JSON_TABLE(counts, '$.pairs[*]' COLUMNS (
        by_field INTEGER PATH '$[0]', by_value EXACT_NAME(250) PATH '$[1]', field INTEGER PATH '$[2]',
        value EXACT_NAME(250) PATH '$[3]', n BIGINT PATH '$[4]')) AS t
    ON DUPLICATE KEY UPDATE records = pair_count_all.records + VALUES(records);
    DELETE p FROM JSON_TABLE(counts, '$.pairs[*]' COLUMNS (
        by_field INTEGER PATH '$[0]', by_value EXACT_NAME(250) PATH '$[1]', field INTEGER PATH '$[2]',
        value EXACT_NAME(250) PATH '$[3]', n BIGINT PATH '$[4]')) AS t
    STRAIGHT_JOIN pair_count_all AS p
        ON p.learned_id = the_learned AND p.by_field = t.by_field AND p.by_value = t.by_value AND p.field = t.field
           AND p.value = t.value
    WHERE t.n < 0 AND p.records <= 0;
END
