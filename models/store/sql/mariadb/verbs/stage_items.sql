-- With updates = 1 what is there with another record is updated once the import is accepted. With whole = 1 the file has
-- everything, so that what it lacks can be told. absent has null for each field that a row says to be missing, and anything
-- else is left out, because nothing holds it against the queue's limits. JSON_TABLE gives an object as the text of an object,
-- and a text as a quoted one.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION stage_items(
    the_import BIGINT, the_items EXACT_TEXT, updates BIGINT, whole BIGINT)
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE answer, results EXACT_TEXT;
    DECLARE its_queue BIGINT;
    DECLARE its_key EXACT_NAME(700);
    DECLARE its_priority BIGINT;
    DECLARE its_after BIGINT;
    DECLARE its_record, its_search, its_context, its_missing, its_compared, its_former_fields EXACT_TEXT;
    DECLARE its_former_key EXACT_NAME(700);
    DECLARE result EXACT_WORD(64);
    DECLARE at_end INTEGER DEFAULT 0;
    DECLARE moment DATETIME(3) DEFAULT UTC_TIMESTAMP(3);
    DECLARE items CURSOR FOR
        SELECT t."key", t.priority, t.after_seconds, COALESCE(t.record_text, t.record), t.search,
               COALESCE(t.context_text, NULLIF(t.context, 'null')), NULLIF(NULLIF(t.missing, 'null'), '{}'),
               COALESCE(IF(JSON_MERGE_PATCH('{}', t.absent) = '{}' AND LENGTH(t.absent) <= 1048576,
                           JSON_MERGE_PRESERVE(COALESCE(t.record_text, t.record), t.absent), NULL), t.record_text, t.record),
               t.former_key, t.former_fields
        FROM JSON_TABLE(the_items, '$[*]' COLUMNS (
            place FOR ORDINALITY,
            "key" EXACT_NAME(700) PATH '$.key' ERROR ON ERROR,
            priority BIGINT PATH '$.priority' DEFAULT '0' ON EMPTY,
            after_seconds BIGINT PATH '$.after' DEFAULT '0' ON EMPTY,
            record JSON PATH '$.record',
            record_text LONGTEXT PATH '$.record' NULL ON ERROR,
            search LONGTEXT PATH '$.search',
            context JSON PATH '$.context',
            context_text LONGTEXT PATH '$.context' NULL ON ERROR,
            missing JSON PATH '$.missing',
            absent JSON PATH '$.absent',
            former_key EXACT_NAME(700) PATH '$.former_key' ERROR ON ERROR,
            former_fields JSON PATH '$.former_fields')) AS t
        ORDER BY t.place;
    DECLARE CONTINUE HANDLER FOR NOT FOUND SET at_end = 1;
    CALL who_calls('stage_items', me, answer);
    SET answer = COALESCE(answer, IF(COALESCE(updates IN (0, 1) AND whole IN (0, 1), 0), NULL,
                                     '{"refused":"value_odd","what":"updates"}'));
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    SELECT p.queue_id INTO its_queue FROM import_all AS p
    WHERE p.id = the_import AND p.state = 'staging' AND p.user = me FOR UPDATE;
    IF its_queue IS NULL THEN
        RETURN JSON_OBJECT('refused', 'import_not_staging');
    END IF;
    SELECT (SELECT COALESCE(IF(CHAR_LENGTH(t."key") > LONGEST_KEY,
                               '{"refused":"text_too_long","what":"key","most":LONGEST_KEY}', NULL),
                            record_refused(NULL, COALESCE(t.record_text, t.record), q.fields, '[]', q.largest_record,
                                           q.largest_field, 0),
                            beside_refused(t.search, COALESCE(t.context_text, t.context), q.largest_record)) AS why
            FROM JSON_TABLE(the_items, '$[*]' COLUMNS (
                "key" EXACT_TEXT PATH '$.key', record JSON PATH '$.record', record_text LONGTEXT PATH '$.record' NULL ON ERROR,
                search LONGTEXT PATH '$.search', context JSON PATH '$.context',
                context_text LONGTEXT PATH '$.context' NULL ON ERROR)) AS t
            HAVING why IS NOT NULL LIMIT 1)
    INTO answer FROM queue_all AS q WHERE q.id = its_queue;
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    UPDATE import_all SET heard_at = moment WHERE id = the_import;
    SET at_end = 0;
    OPEN items;
    FETCH items INTO its_key, its_priority, its_after, its_record, its_search, its_context, its_missing, its_compared,
                     its_former_key, its_former_fields;
    WHILE NOT at_end DO
        CALL stage_one(the_import, its_queue, its_key, its_priority,
                       IF(its_after > 0, moment + INTERVAL its_after SECOND, NULL), its_record, its_search, its_context,
                       its_missing, its_compared, its_former_key, its_former_fields, updates, whole, me, moment, result);
        SET results = CONCAT_WS(',', results, JSON_QUOTE(result)), at_end = 0;
        FETCH items INTO its_key, its_priority, its_after, its_record, its_search, its_context, its_missing, its_compared,
                         its_former_key, its_former_fields;
    END WHILE;
    CLOSE items;
    RETURN CONCAT('{"results":[', COALESCE(results, ''), ']}');
END
