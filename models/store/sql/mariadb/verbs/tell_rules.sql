-- name: tell_rules
-- Tells the history of rules how a queue or a user is from now on, if that is not what it says already. One SELECT,
-- so that both are seen as of one instant.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE tell_rules(
    IN the_about EXACT_WORD(10), IN the_kind EXACT_WORD(40), IN the_subject EXACT_NAME(255), IN by_whom EXACT_NAME(255))
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE now_state, told_state EXACT_TEXT;
    SET STATEMENT group_concat_max_len = 1073741824 FOR
    SELECT s.state, r.state INTO now_state, told_state
    FROM (SELECT 1 AS one) AS o
    LEFT JOIN rule_state AS s ON s.about = the_about AND s.subject = the_subject COLLATE EXACT_TEXT
    LEFT JOIN rule_event_all AS r ON r.id = (
        SELECT MAX(x.id) FROM rule_event_all AS x WHERE x.about = the_about AND x.subject = the_subject);
    IF NOT now_state <=> told_state THEN
        INSERT INTO rule_event_all (at, kind, about, subject, user, state)
        VALUES (UTC_TIMESTAMP(3), the_kind, the_about, the_subject, by_whom, now_state);
    END IF;
END

-- name: rules_found
-- Before a change: what somebody has changed past these functions since the last one is not put down to its maker.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE rules_found(
    IN the_about EXACT_WORD(10), IN the_subject EXACT_NAME(255))
MODIFIES SQL DATA SQL SECURITY INVOKER
CALL tell_rules(the_about, 'found', the_subject, '')
