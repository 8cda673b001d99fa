-- name: seal_stretch
-- What the next seal is to cover.
SELECT coalesce((SELECT max(number) FROM seal), 0) AS number,
       coalesce((SELECT max(id) FROM (SELECT id FROM event WHERE id > newest.event_behind ORDER BY id LIMIT :limit)),
                newest.event_behind) AS last_event,
       (SELECT count(*) FROM (SELECT id FROM event WHERE id > newest.event_behind ORDER BY id LIMIT :limit)) AS events,
       coalesce((SELECT max(id) FROM (SELECT id FROM rule_event WHERE id > newest.rule_behind ORDER BY id LIMIT 1000)),
                newest.rule_behind) AS last_rule,
       (SELECT count(*) FROM (SELECT id FROM rule_event WHERE id > newest.rule_behind ORDER BY id LIMIT 1000)) AS rules,
       newest.event_behind + 1 AS first_event, newest.rule_behind + 1 AS first_rule, newest.digest AS previous,
       newest.made_at
FROM (SELECT last_event AS event_behind, last_rule AS rule_behind, digest, made_at
      FROM (SELECT 1 AS place, number, last_event, last_rule, digest, made_at FROM seal
            UNION ALL
            SELECT 2, 0, 0, 0, printf('%.64d', 0), '')
      ORDER BY place, number DESC LIMIT 1) AS newest

-- name: add_seal
INSERT INTO seal (number, made_at, made_by, first_event, last_event, events, first_rule, last_rule, rules, previous, digest)
VALUES (:number, :made_at, :made_by, :first_event, :last_event, :events, :first_rule, :last_rule, :rules, :previous,
        :digest)
ON CONFLICT DO NOTHING
