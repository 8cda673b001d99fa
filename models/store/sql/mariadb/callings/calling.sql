-- What each verb's function is called through (verbprocedures.cpp). A function can stand in a longer statement, which
-- keeps its locks for as long as it sleeps, or fails afterwards and takes everything back but what it has told. A
-- procedure stands alone, and its work is committed before it answers. By hand the functions act with their caller's
-- rights and so do nothing. What names a lock or an operation is a UUID. A level of isolation that was asked for just
-- the next transaction is seen in no variable, so it is said here. Within SET the
-- function would lock whatever it reads. What no function is to be asked is refused first (callrules.h). A program that
-- knows an older schema only has said so (../../../schema.h).
-- An answer that is larger than max_allowed_packet is NULL: then nothing is done, because nobody would know of it.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE {procedure}({parameters})
MODIFIES SQL DATA SQL SECURITY {security}
BEGIN
    DECLARE answer EXACT_TEXT DEFAULT {refusal};
    IF @@in_transaction OR NOT @@autocommit THEN
        SIGNAL SQLSTATE '42000' SET MESSAGE_TEXT =
            'Intray is called outside transactions and at READ COMMITTED only';
    END IF;
    {checks}
    IF answer IS NULL AND @intray_schema IN (OLDER_SCHEMAS) THEN
        SET answer = '{"refused":"newer_schema"}';
    END IF;
    IF answer IS NULL THEN
        SET TRANSACTION ISOLATION LEVEL READ COMMITTED;
        BEGIN
            {stumble}
            SELECT {procedure}({names}) INTO answer;
        END;
        IF answer IS NULL AND NOT {may_be_silent} THEN
            ROLLBACK;
            SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 1301, MESSAGE_TEXT = 'The answer is larger than max_allowed_packet';
        END IF;
        COMMIT;
    END IF;
    SELECT answer;
END
