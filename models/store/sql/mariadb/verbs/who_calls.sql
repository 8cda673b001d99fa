-- Who calls, and whether a role of theirs allows it. Identity is the session's login, never a parameter; inside a
-- function that acts as its owner CURRENT_USER() would be the owner. Intray's own routines without a right of their own
-- act with their caller's rights, so that calling them by hand does nothing.
-- An open transaction would keep rows locked for as long as the caller likes; another isolation level would decide by
-- an old picture. A session can also say what time it is, which number the next row gets and that rules do not count
-- (SET timestamp, insert_id, check_constraint_checks), or that a COMMIT begins anew: whoever did so is sent away. What
-- only cuts an answer (group_concat_max_len) is set where it counts.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE who_calls(
    IN the_verb EXACT_WORD(64), OUT me EXACT_NAME(255), OUT refusal EXACT_TEXT)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE permitted INTEGER;
    IF (@@in_transaction AND NOT EXISTS (SELECT 1 FROM adopted_call_all AS c WHERE c.connection_id = CONNECTION_ID()))
       OR NOT @@autocommit OR @@tx_isolation <> 'READ-COMMITTED' THEN
        SIGNAL SQLSTATE '42000' SET MESSAGE_TEXT =
            'Intray is called outside transactions and at READ COMMITTED only';
    END IF;
    IF ABS(TIMESTAMPDIFF(SECOND, NOW(), SYSDATE())) > 5 OR @@insert_id <> 0
       OR NOT @@check_constraint_checks OR NOT @@foreign_key_checks OR NOT @@unique_checks
       OR @@completion_type <> 'NO_CHAIN' OR @@sql_auto_is_null OR @@sql_safe_updates OR NOT @@sql_big_selects
       OR (@@session.auto_increment_increment <> @@global.auto_increment_increment AND NOT @@wsrep_on) THEN
        SIGNAL SQLSTATE '42000' SET MESSAGE_TEXT =
            'Intray is called with a clock, numbers and checks that the session has not changed';
    END IF;
    SET me = NULL, refusal = NULL;
    SELECT u.name,
           EXISTS (SELECT 1 FROM role_all AS r WHERE r.verb = the_verb AND FIND_IN_SET(r.role, u.roles))
    INTO me, permitted
    FROM user_all AS u
    WHERE u.login = SESSION_LOGIN() AND u.active = 1;
    IF me IS NULL THEN
        SIGNAL SQLSTATE '42000' SET MESSAGE_TEXT = 'This login is not registered with Intray';
    END IF;
    IF NOT permitted THEN
        SELECT JSON_OBJECT('refused', 'not_permitted', 'role', r.role) INTO refusal
        FROM role_all AS r WHERE r.verb = the_verb ORDER BY r.role LIMIT 1;
    END IF;
END
