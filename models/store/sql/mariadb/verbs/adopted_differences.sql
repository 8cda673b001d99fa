-- For the audit: finished items of an adopted queue, a page of them, whose rows do not say what Intray says. Told are keys
-- and columns and no values, because auditors see no records.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE adopted_differences(
    IN the_queue_id BIGINT, IN the_item BIGINT, OUT answer EXACT_TEXT)
MODIFIES SQL DATA SQL SECURITY INVOKER
comparing: BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE statement, compared, seen, found, done_word, failed_word EXACT_TEXT;
    DECLARE last_one BIGINT;
    DECLARE secret EXACT_CODE(32) DEFAULT HEX(RANDOM_BYTES(16));
    CALL who_calls('adopted_differences', me, answer);
    IF answer IS NOT NULL THEN
        LEAVE comparing;
    END IF;
    SELECT JSON_VALUE(a.statements, '$.stands'), JSON_EXTRACT(a.statements, '$.compared'),
           JSON_VALUE(a.layout, '$.done'), COALESCE(JSON_VALUE(a.layout, '$.failed'), '')
    INTO statement, compared, done_word, failed_word
    FROM adopted_all AS a JOIN sight_all AS s ON s.queue_id = a.queue_id AND s.login = SESSION_LOGIN()
    WHERE a.queue_id = the_queue_id;
    SET STATEMENT group_concat_max_len = 1073741824 FOR
    SELECT MAX(f.id), CONCAT('[', GROUP_CONCAT(JSON_QUOTE(f."key")), ']') INTO last_one, found
    FROM (SELECT i.id, i."key" FROM item_all AS i
          WHERE i.queue_id = the_queue_id AND i.id > the_item AND compared IS NOT NULL
            AND (i.state = 'done' OR i.state = 'failed' AND failed_word <> '')
          ORDER BY i.id LIMIT 500) AS f;
    IF last_one IS NULL THEN
        SET answer = '{"differences":[],"last":0}';
        LEAVE comparing;
    END IF;
    CALL name_row(the_queue_id, '', '', NULL, found);
    SET @intray_rows = NULL;
    CALL ask_table(CONCAT(
        'SELECT MAX(LENGTH(@intray_rows := CONCAT_WS('','', @intray_rows, CONCAT(''{"k":'', JSON_QUOTE(c.k), '',"r":"'', ',
        'HEX(AES_ENCRYPT(CONVERT(c.record USING utf8mb4), g.secret)), ''"}'')))) INTO @intray_length FROM (SELECT ? AS secret) AS g JOIN (',
        statement, ') AS c'), secret);
    SET seen = CONCAT('[', COALESCE(@intray_rows, ''), ']');
    SET STATEMENT group_concat_max_len = 1073741824 FOR
    SELECT GROUP_CONCAT(CONCAT('{"key":', JSON_QUOTE(CONVERT(d."key" USING utf8mb4) COLLATE EXACT_TEXT), ',"column":',
                               JSON_QUOTE(COALESCE(d.name, '')), '}') ORDER BY d.id, d.place) INTO found
    FROM (
        SELECT i.id, i."key", p.name, p.place, s.k,
               CONVERT(COALESCE(JSON_VALUE(s.r, CONCAT('$.', JSON_QUOTE(p.name))), '') USING utf8mb4) COLLATE EXACT_TEXT AS stands,
               COALESCE(CASE p.part
                   WHEN 'field' THEN CONVERT(JSON_VALUE(COALESCE(r.current, r.imported), CONCAT('$.', JSON_QUOTE(p.name)))
                                             USING utf8mb4) COLLATE EXACT_TEXT
                   WHEN 'state' THEN IF(i.state = 'done', done_word, failed_word)
                   WHEN 'result' THEN IF(i.state = 'done', r.result, NULL)
                   WHEN 'finished' THEN IF(i.state = 'done', 'set', NULL)
                   ELSE IF(i.state = 'done', NULL, r.error) END, '') AS said, p.part
        FROM item_all AS i
        JOIN record_all AS r ON r.item_id = i.id
        LEFT JOIN (SELECT found.k, CONVERT(AES_DECRYPT(UNHEX(found.r), secret) USING utf8mb4) AS r
                   FROM JSON_TABLE(seen, '$[*]' COLUMNS (k EXACT_TEXT PATH '$.k', r EXACT_TEXT PATH '$.r')) AS found) AS s
            ON CONVERT(s.k USING utf8mb4) COLLATE EXACT_NAME = i."key"
        LEFT JOIN JSON_TABLE(compared, '$[*]' COLUMNS (
            place FOR ORDINALITY, name EXACT_TEXT PATH '$.column', part EXACT_WORD(20) PATH '$.part')) AS p
            ON s.k IS NOT NULL
        WHERE i.queue_id = the_queue_id AND i.id > the_item AND i.id <= last_one
          AND (i.state = 'done' OR i.state = 'failed' AND failed_word <> '')) AS d
    WHERE d.k IS NULL OR (NOT is_same(d.stands, d.said)
                          -- The message may be cut.
                          AND NOT (d.part = 'error' AND d.stands <> '' AND LEFT(d.said, CHAR_LENGTH(d.stands)) = d.stands));
    SET answer = CONCAT('{"last":', last_one, ',"differences":[', COALESCE(found, ''), ']}');
END
