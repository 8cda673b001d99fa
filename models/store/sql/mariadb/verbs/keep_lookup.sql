-- Keeps the next lines of a look-up table that is being loaded; with the last ones it takes the place of the one that had
-- its name. "before" is how many lines came already: whoever loads the same one at the same time is refused. A line is a
-- list of its value, of the value as it is searched, and of its texts.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION keep_lookup(
    the_loading EXACT_CODE(36), the_name EXACT_NAME(255), the_columns EXACT_TEXT, the_source EXACT_TEXT,
    the_before BIGINT, the_lines EXACT_TEXT, the_last BIGINT)
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE answer EXACT_TEXT;
    DECLARE its_id, added BIGINT;
    CALL who_calls('keep_lookup', me, answer);
    IF answer IS NOT NULL THEN
        RETURN answer;
    ELSEIF the_loading IS NULL OR COALESCE(the_name, '') = '' OR the_columns IS NULL OR the_source IS NULL
           OR the_before IS NULL OR NOT COALESCE(JSON_VALID(the_lines), 0) OR COALESCE(the_last, -1) NOT IN (0, 1) THEN
        RETURN '{"refused":"value_odd","what":"lines"}';
    END IF;
    IF CHAR_LENGTH(the_source) > 4096 THEN
        RETURN '{"refused":"text_too_long","what":"source","most":4096}';
    ELSEIF the_before = 0 THEN
        INSERT IGNORE INTO lookup_all (name, column_names, source, loading, loaded_at, loaded_by)
        VALUES (the_name, the_columns, the_source, the_loading, UTC_TIMESTAMP(3), me);
    END IF;
    SELECT l.id INTO its_id FROM lookup_all AS l
    WHERE l.loading = the_loading AND l.whole = 0 AND l.line_count = the_before AND l.loaded_by = me
    FOR UPDATE;
    IF its_id IS NULL THEN
        RETURN JSON_OBJECT('refused', 'lookup_interrupted', 'name', the_name);
    END IF;
    INSERT INTO lookup_line_all (lookup_id, number, value, folded, texts)
    SELECT its_id, the_before + one.place, COALESCE(one.value, ''), COALESCE(one.folded, ''), COALESCE(one.texts, '[]')
    FROM JSON_TABLE(the_lines, '$[*]' COLUMNS (
        place FOR ORDINALITY, value EXACT_TEXT PATH '$[0]', folded EXACT_TEXT PATH '$[1]',
        texts EXACT_TEXT PATH '$[2]')) AS one;
    SET added = ROW_COUNT();
    IF the_last = 1 THEN
        DELETE FROM lookup_all WHERE name = the_name AND id <> its_id;
    END IF;
    UPDATE lookup_all SET line_count = the_before + added, whole = the_last WHERE id = its_id;
    RETURN JSON_OBJECT('lines', the_before + added);
END
