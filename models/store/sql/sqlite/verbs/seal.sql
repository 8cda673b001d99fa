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
INSERT INTO seal (number, made_at, made_by, first_event, last_event, events, first_rule, last_rule, rules, items, previous,
                  digest)
VALUES (:number, :made_at, :made_by, :first_event, :last_event, :events, :first_rule, :last_rule, :rules, :items,
        :previous, :digest)
ON CONFLICT DO NOTHING

-- name: facts_to_seal
-- Of the items that the stretch tells of, but for those that are sealed and have only notes since, or duplicates that changed no field: what was changed past
-- Intray meanwhile must not be sealed as theirs. What has a newer line in its history waits for the seal over that. Other programs
-- write the records of an adopted table, so those are left out.
SELECT facts.*
FROM (SELECT DISTINCT event.item_id FROM event
      WHERE event.id BETWEEN :first AND :last AND event.item_id IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM selftest_item WHERE selftest_item.id = event.item_id)
     ) AS told
JOIN item_facts AS facts ON facts.item_id = told.item_id
JOIN item ON item.id = told.item_id
WHERE facts.event_id <= :last
  AND NOT EXISTS (SELECT 1 FROM adopted WHERE adopted.queue_id = item.queue_id)
  AND NOT EXISTS (SELECT 1 FROM sealed_fact AS known
                  WHERE known.item_id = facts.item_id AND known.event_id >= (
                      SELECT max(changed.id) FROM event AS changed
                      WHERE changed.item_id = facts.item_id AND changed.kind <> 'noted' AND changed.kind <> 'told_apart' AND changed.kind <> 'attached'
                        AND (changed.kind <> 'absorbed' OR json_extract(changed.detail, '$.digest') IS NOT NULL)))
  -- A line that was planted there stays, and is named; its item waits for its next event.
  AND NOT EXISTS (SELECT 1 FROM item_seal AS planted
                  WHERE planted.item_id = facts.item_id AND planted.event_id = facts.event_id)
ORDER BY facts.item_id

-- name: add_item_seal
INSERT INTO item_seal (item_id, event_id, seal, digests) VALUES (:item, :event, :number, :digests)
