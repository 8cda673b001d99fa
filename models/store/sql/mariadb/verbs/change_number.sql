-- name: change_number
-- Differs from an earlier answer whenever anything visible changed. The sum over the last lines and not the greatest id:
-- ids are drawn before the commit, so a smaller one may appear later.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION change_number() RETURNS BIGINT
NOT DETERMINISTIC READS SQL DATA SQL SECURITY DEFINER
RETURN (SELECT COALESCE(SUM(t.id), 0) FROM (SELECT e.id FROM event_all AS e ORDER BY e.id DESC LIMIT 200) AS t)
    + rules_number()

-- name: rules_number
-- The same for the rules of queues and for who may do what, because whoever watches reads these only where they have changed.
-- The factor keeps a queue that goes from making up for another that comes.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION rules_number() RETURNS BIGINT
NOT DETERMINISTIC READS SQL DATA SQL SECURITY DEFINER
RETURN (SELECT COALESCE(SUM(q."change" + q.id * 1000003), 0) FROM queue_all AS q)
    + (SELECT COALESCE(SUM(u."change"), 0) FROM user_all AS u)

-- name: newest_event
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION newest_event() RETURNS BIGINT
NOT DETERMINISTIC READS SQL DATA SQL SECURITY DEFINER
RETURN (SELECT COALESCE(MAX(e.id), 0) FROM event_all AS e)
