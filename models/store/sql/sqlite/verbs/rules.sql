-- name: tell_rules
-- Tells the history of rules how a queue or a user is from now on, if that is not what it says already.
INSERT INTO rule_event (at, kind, about, subject, user, state)
SELECT :now, :kind, :about, :subject, :user, its.state
FROM (SELECT (SELECT state FROM rule_state WHERE about = :about AND subject = :subject) AS state) AS its
WHERE its.state IS NOT (SELECT told.state FROM rule_event AS told
                        WHERE told.about = :about AND told.subject = :subject ORDER BY told.id DESC LIMIT 1)
