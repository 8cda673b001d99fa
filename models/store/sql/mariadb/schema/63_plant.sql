-- name: plant_row
-- Everybody sees their own, and nobody another's: no supervisor, administrator or auditor. Of what is planted now nobody.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW plant_row AS
SELECT p.queue_id, p.field, p.kind, p.user, CONCAT(REPLACE(p.planted_at, ' ', 'T'), 'Z') AS planted_at, p.outcome
FROM plant_all AS p
JOIN user_all AS me ON me.active = 1 AND me.name = p.user AND me.login = SESSION_LOGIN()
WHERE p.outcome IS NOT NULL

-- name: plant_told
-- What a team missed: from 100 slips and five people on, none of whom has most of it.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW plant_told AS
SELECT each_of_them.queue_id, each_of_them.field, each_of_them.kind,
       SUM(each_of_them.planted) AS planted, SUM(each_of_them.caught) AS caught
FROM (
    SELECT p.queue_id, '' AS field, '' AS kind, p.user, COUNT(*) AS planted, SUM(p.outcome = 'caught') AS caught
    FROM plant_all AS p WHERE p.batch IS NOT NULL GROUP BY p.queue_id, p.user
    UNION ALL
    SELECT p.queue_id, p.field, '', p.user, COUNT(*), SUM(p.outcome = 'caught')
    FROM plant_all AS p WHERE p.batch IS NOT NULL GROUP BY p.queue_id, p.field, p.user
    UNION ALL
    SELECT p.queue_id, '', p.kind, p.user, COUNT(*), SUM(p.outcome = 'caught')
    FROM plant_all AS p WHERE p.batch IS NOT NULL GROUP BY p.queue_id, p.kind, p.user
    UNION ALL
    SELECT p.queue_id, p.field, p.kind, p.user, COUNT(*), SUM(p.outcome = 'caught')
    FROM plant_all AS p WHERE p.batch IS NOT NULL GROUP BY p.queue_id, p.field, p.kind, p.user) AS each_of_them
JOIN user_all AS me
    ON me.active = 1
    AND (FIND_IN_SET('supervisor', me.roles) OR FIND_IN_SET('administrator', me.roles) OR FIND_IN_SET('auditor', me.roles))
    AND me.login = SESSION_LOGIN()
GROUP BY each_of_them.queue_id, each_of_them.field, each_of_them.kind
HAVING SUM(each_of_them.planted) >= 100 AND COUNT(*) >= 5
   AND MAX(each_of_them.planted) * 2 <= SUM(each_of_them.planted)
