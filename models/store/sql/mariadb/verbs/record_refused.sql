-- name: record_refused
-- Why a record may not be written; NULL: it may. Fields that the item has already are no unknown ones. An item of NULL
-- is a new one. completes: what is required must be filled in.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION record_refused(
    the_item BIGINT, the_record EXACT_TEXT, its_fields EXACT_TEXT, its_required EXACT_TEXT, most BIGINT,
    most_of_field BIGINT, completes INTEGER)
RETURNS EXACT_TEXT
NOT DETERMINISTIC READS SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE known, found EXACT_TEXT;
    -- A field that stands twice would be one value here and another one to whoever reads it.
    IF NOT COALESCE(JSON_VALID(the_record) AND JSON_TYPE(the_record) = 'OBJECT'
                    AND JSON_LENGTH(the_record) = JSON_LENGTH(JSON_KEYS(the_record)), 0) THEN
        RETURN '{"refused":"record_is_no_object"}';
    ELSEIF LENGTH(the_record) > most THEN
        RETURN JSON_OBJECT('refused', 'record_too_large', 'most', most);
    END IF;
    IF its_fields = '[]' AND JSON_LENGTH(the_record) > MOST_FIELDS THEN
        RETURN '{"refused":"too_many","what":"field","most":MOST_FIELDS}';
    END IF;
    IF its_fields <> '[]' AND NOT JSON_CONTAINS(its_fields, JSON_KEYS(the_record)) THEN
        SELECT JSON_MERGE_PRESERVE(its_fields, COALESCE(JSON_KEYS(r.imported), '[]'),
                                   COALESCE(JSON_KEYS(r.current), '[]'))
        INTO known FROM record_all AS r WHERE r.item_id = the_item;
        SELECT MIN(t.name) INTO found
        FROM JSON_TABLE(JSON_KEYS(the_record), '$[*]' COLUMNS (name EXACT_TEXT PATH '$')) AS t
        WHERE NOT JSON_CONTAINS(COALESCE(known, its_fields), JSON_QUOTE(t.name));
    END IF;
    IF found IS NOT NULL THEN
        RETURN JSON_OBJECT('refused', 'unknown_field', 'field', found);
    END IF;
    IF LENGTH(the_record) > most_of_field AND its_fields <> '[]' THEN
        SELECT MIN(t.name) INTO found
        FROM JSON_TABLE(JSON_KEYS(the_record), '$[*]' COLUMNS (name EXACT_TEXT PATH '$')) AS t
        WHERE LENGTH(JSON_EXTRACT(the_record, CONCAT('$.', JSON_QUOTE(t.name)))) > most_of_field;
    END IF;
    IF found IS NOT NULL THEN
        RETURN JSON_OBJECT('refused', 'field_too_large', 'field', found, 'most', most_of_field);
    END IF;
    SET found = IF(completes, required_blank(the_record, its_required), NULL);
    -- As if the reasons of its empty fields were their values, because whoever has a reason need not fill in.
    IF found IS NOT NULL THEN
        SELECT required_blank(JSON_MERGE_PATCH(the_record, COALESCE(still_missing(r.missing, the_record), '{}')), its_required)
        INTO found FROM record_all AS r WHERE r.item_id = the_item;
    END IF;
    RETURN IF(found IS NULL, NULL, JSON_OBJECT('refused', 'field_required', 'field', found));
END

-- name: still_missing
-- The reasons of fields that are empty in this record; NULL: there are none.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION still_missing(missing EXACT_TEXT, the_record EXACT_TEXT)
RETURNS EXACT_TEXT
NOT DETERMINISTIC CONTAINS SQL SQL SECURITY INVOKER
BEGIN
    DECLARE left_over EXACT_TEXT DEFAULT NULL;
    DECLARE place INTEGER DEFAULT 0;
    DECLARE name, path EXACT_TEXT;
    WHILE place < COALESCE(JSON_LENGTH(missing), 0) DO
        SET name = JSON_VALUE(JSON_KEYS(missing), CONCAT('$[', place, ']')), place = place + 1,
            path = CONCAT('$.', JSON_QUOTE(name));
        IF COALESCE(JSON_VALUE(the_record, path), JSON_QUERY(the_record, path), '') NOT REGEXP '[^\\h\\v]' THEN
            SET left_over = JSON_MERGE_PATCH(COALESCE(left_over, '{}'), CONCAT(
                '{', JSON_QUOTE(name), ':', JSON_QUOTE(JSON_VALUE(missing, path)), '}'));
        END IF;
    END WHILE;
    RETURN left_over;
END

-- name: required_blank
-- The first required field that is not filled in, or with white space only; NULL: all are. Looked for only where the first
-- character is none that can be seen, because the regular expression costs.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION required_blank(
    the_record EXACT_TEXT, its_required EXACT_TEXT)
RETURNS EXACT_TEXT
NOT DETERMINISTIC NO SQL SQL SECURITY INVOKER
BEGIN
    DECLARE name, path, value EXACT_TEXT;
    DECLARE place INTEGER DEFAULT 0;
    WHILE place < JSON_LENGTH(its_required) DO
        SET name = JSON_VALUE(its_required, CONCAT('$[', place, ']')), place = place + 1,
            path = CONCAT('$.', JSON_QUOTE(name)),
            value = COALESCE(JSON_VALUE(the_record, path), JSON_QUERY(the_record, path), '');
        IF NOT ORD(value) BETWEEN 33 AND 126 AND value NOT REGEXP '[^\\h\\v]' THEN
            RETURN name;
        END IF;
    END WHILE;
    RETURN NULL;
END
