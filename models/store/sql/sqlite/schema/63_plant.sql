-- name: plant_row
CREATE VIEW plant_row AS
SELECT queue_id, field, kind, user, planted_at, outcome FROM plant WHERE outcome IS NOT NULL

-- name: plant_told
-- What a team missed: from 100 slips and five people on, none of whom has most of it.
CREATE VIEW plant_told AS
WITH told AS (
    SELECT queue_id, field, kind, user, count(*) AS planted, sum(outcome = 'caught') AS caught
    FROM plant
    WHERE batch IS NOT NULL
    GROUP BY queue_id, field, kind, user
), each AS (
    SELECT queue_id, '' AS field, '' AS kind, user, sum(planted) AS planted, sum(caught) AS caught
    FROM told GROUP BY queue_id, user
    UNION ALL
    SELECT queue_id, field, '', user, sum(planted), sum(caught) FROM told GROUP BY queue_id, field, user
    UNION ALL
    SELECT queue_id, '', kind, user, sum(planted), sum(caught) FROM told GROUP BY queue_id, kind, user
    UNION ALL
    SELECT queue_id, field, kind, user, planted, caught FROM told
)
SELECT queue_id, field, kind, sum(planted) AS planted, sum(caught) AS caught
FROM each
GROUP BY queue_id, field, kind
HAVING sum(planted) >= 100 AND count(*) >= 5 AND max(planted) * 2 <= sum(planted)
