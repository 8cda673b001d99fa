-- Ends a query that one runs oneself in another session. While a session acts as intray_source its login may not KILL it,
-- so that account does, for the same login only.
CREATE OR REPLACE DEFINER = 'intray_source'@'localhost' PROCEDURE stop_source(IN the_session BIGINT)
MODIFIES SQL DATA SQL SECURITY DEFINER
BEGIN
    IF NOT runs_line(the_session) THEN
        SIGNAL SQLSTATE '42000' SET MESSAGE_TEXT = 'This session runs no query of yours';
    END IF;
    EXECUTE IMMEDIATE CONCAT('KILL QUERY ', the_session);
END
