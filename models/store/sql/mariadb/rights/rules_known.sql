-- The history of rules begins with what is there when the database is set up or upgraded, and tells who found the way
-- back in.
BEGIN NOT ATOMIC
    FOR one IN (SELECT u.name FROM user_all AS u WHERE u.login = SESSION_LOGIN()) DO
        CALL tell_rules('user', 'set_up', one.name, SESSION_LOGIN());
    END FOR;
    FOR one IN (SELECT s.about, s.subject FROM rule_state AS s
                WHERE NOT EXISTS (SELECT 1 FROM rule_event_all AS r
                                  WHERE r.about = s.about COLLATE EXACT_TEXT AND r.subject = s.subject COLLATE EXACT_TEXT)
                ORDER BY s.about, s.subject) DO
        CALL tell_rules(one.about, 'known', one.subject, SESSION_LOGIN());
    END FOR;
END
