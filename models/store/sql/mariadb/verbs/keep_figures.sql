-- Adds what the history has behind the figures to them, at most so many numbers of it, and nothing if there are fewer
-- than at_least; how many are left. A number is drawn before its line is committed, so a smaller one may appear later than a
-- greater one: only what is a minute old is added, and not while any line up to there is written and not committed, which
-- a lock on the lines finds out.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION keep_figures(at_least BIGINT, at_most BIGINT)
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE answer EXACT_TEXT;
    DECLARE behind, newest, up_to, settled BIGINT;
    DECLARE patience INTEGER DEFAULT @@innodb_lock_wait_timeout;
    DECLARE EXIT HANDLER FOR 1205
    BEGIN
        SET SESSION innodb_lock_wait_timeout = patience;
        RETURN CONCAT('{"left":', newest - behind, '}');
    END;
    CALL who_calls('keep_figures', me, answer);
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    SELECT f.last_event INTO behind FROM figured_all AS f WHERE f.one = 1 FOR UPDATE;
    SET newest = (SELECT COALESCE(MAX(e.id), 0) FROM event_all AS e);
    SET settled = (SELECT e.id FROM event_all AS e
                   WHERE e.id > behind AND e.at <= UTC_TIMESTAMP(3) - INTERVAL 1 MINUTE ORDER BY e.id DESC LIMIT 1);
    SET up_to = LEAST(settled, behind + at_most);
    IF up_to - behind >= GREATEST(at_least, 1) THEN
        SET SESSION innodb_lock_wait_timeout = 0;
        CALL add_figures(behind, up_to);
        SET SESSION innodb_lock_wait_timeout = patience;
        UPDATE figured_all SET last_event = up_to WHERE one = 1;
        SET behind = up_to;
    END IF;
    RETURN CONCAT('{"left":', newest - behind, '}');
END
