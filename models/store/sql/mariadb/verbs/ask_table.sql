-- name: ask_table
-- Runs a statement that is made from an adopted table's names and puts what it finds into session variables. Those can be
-- read by whoever calls, when the call is killed before it has emptied them: so what is not for everybody stands in them
-- encrypted, with a secret (the statement's "?") that its caller has made and that nobody else ever sees.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE ask_table(IN question EXACT_TEXT, IN secret EXACT_CODE(32))
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE code INTEGER;
    DECLARE EXIT HANDLER FOR SQLEXCEPTION
    BEGIN
        GET DIAGNOSTICS CONDITION 1 code = MYSQL_ERRNO;
        IF is_of_server(code) THEN
            RESIGNAL;
        END IF;
        CALL tell_table_fault(code, NULL, NULL, 0);
    END;
    IF secret IS NULL THEN
        EXECUTE IMMEDIATE question;
    ELSE
        EXECUTE IMMEDIATE question USING secret;
    END IF;
END

-- name: is_of_server
-- Whether an error says nothing about the table: others are writing, no room, no time, the server ends.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION is_of_server(code INTEGER) RETURNS INTEGER
DETERMINISTIC NO SQL SQL SECURITY INVOKER
RETURN code IN (1020, 1021, 1037, 1038, 1040, 1041, 1047, 1053, 1077, 1079, 1114, 1205, 1213, 1290, 1317, 1467, 1792, 1836,
                1927, 1969, 3024)

-- name: tell_table_fault
-- Ends the call with what went wrong in an adopted table: which rule, which field of the record. What the database says to
-- it names values and columns that were not mapped; that is for nobody here.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE tell_table_fault(
    IN code INTEGER, IN rule EXACT_TEXT, IN field EXACT_TEXT, IN writes INTEGER)
NO SQL SQL SECURITY INVOKER
BEGIN
    DECLARE words EXACT_TEXT;
    DECLARE why EXACT_WORD(64) DEFAULT CASE
        WHEN code IN (1048, 1138, 1263, 1364) THEN 'required'
        WHEN code IN (1022, 1062, 1169, 1586) THEN 'unique'
        WHEN code IN (1216, 1217, 1451, 1452) THEN 'reference'
        WHEN code = 1406 THEN 'too_long'
        WHEN code IN (1264, 1265, 1292, 1366, 1367, 1411, 1426, 1441, 1525, 1690, 1977, 3988, 4078) THEN 'value'
        WHEN code IN (1369, 1644, 4025) THEN 'rule' END;
    SET words = IF(writes AND why IS NOT NULL,
                   JSON_OBJECT('refused', 'table_refused', 'why', why, 'field', field, 'rule', rule),
                   JSON_OBJECT('refused', 'table_changed', 'state', CONCAT('', code)));
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = words;
END
