-- name: item_seal_no_update
CREATE TRIGGER item_seal_no_update
BEFORE UPDATE ON item_seal
BEGIN
    SELECT RAISE(ABORT, 'seals_stay');
END

-- name: item_seal_no_delete
CREATE TRIGGER item_seal_no_delete
BEFORE DELETE ON item_seal
BEGIN
    SELECT RAISE(ABORT, 'seals_stay');
END

-- name: item_facts
-- What is sealed of an item, in the order of allFacts in checking/facts.h; NULL: nothing. Each of these changes together
-- with a line of its history only. Without CROSS JOIN, so that the view becomes part of the statement that asks: else all
-- of it is computed for each page.
CREATE VIEW item_facts AS
SELECT item.id AS item_id, (SELECT max(event.id) FROM event WHERE event.item_id = item.id) AS event_id,
       record.imported AS came_in,
       json_array(item.queue_id, item.key, item.created_by, item.created_at, item.import_id) AS origin,
       record.current AS corrected, record.search, record.context, record.result, record.error,
       CASE WHEN record.finished_by IS NOT NULL THEN json_array(record.finished_by, record.finished_at) END AS ending,
       CASE WHEN item.priority <> 0 THEN CAST(item.priority AS TEXT) END AS priority,
       CASE WHEN item.state = 'open' AND item.available_at <> '' THEN item.available_at END AS due,
       CASE WHEN item.not_for IS NOT NULL OR item.nor_for IS NOT NULL
            THEN json_array(item.not_for, item.nor_for) END AS hands,
       CASE WHEN coalesce(item.from_item_id, item.sent_back_by, item.is_sent_back) IS NOT NULL
            THEN json_array(item.from_item_id, item.sent_back_by, item.sent_back_reason, item.is_sent_back) END AS steps,
       (SELECT group_concat(line, char(10))
        FROM (SELECT json_array(earlier.id, earlier.record, earlier.error, earlier.finished_by, earlier.finished_at) AS line
              FROM earlier_record AS earlier WHERE earlier.item_id = item.id ORDER BY earlier.id LIMIT -1)) AS earlier,
       (SELECT group_concat(line, char(10))
        FROM (SELECT json_array(keyed.field, keyed.first_value, keyed.second_value, keyed.first_user, keyed.second_user,
                                keyed.at) AS line
              FROM keying AS keyed WHERE keyed.item_id = item.id ORDER BY keyed.field LIMIT -1)) AS keyed,
       CASE WHEN json_type(record.context, '$.keying') IS NOT NULL THEN
           (SELECT group_concat(line, char(10))
            FROM (SELECT json_array(keyed.field, keyed.decided_value, keyed.decided_by, keyed.decided_at) AS line
                  FROM keying AS keyed
                  WHERE keyed.item_id = item.from_item_id AND keyed.decided_by IS NOT NULL
                  ORDER BY keyed.field LIMIT -1)) END AS decided
FROM item
JOIN record ON record.item_id = item.id
WHERE item.state <> 'staged'

-- name: sealed_fact
-- What a seal says of an item, behind the newest event that the item had in its stretch: a line of item_seal that belongs
-- to no seal that exists, or to another event, counts for nothing, and the audit names it.
CREATE VIEW sealed_fact AS
SELECT said.item_id, said.event_id, said.seal, said.digests
FROM item_seal AS said
JOIN seal AS its ON its.number = said.seal AND said.event_id BETWEEN its.first_event AND its.last_event
JOIN event AS told ON told.id = said.event_id AND told.item_id = said.item_id
WHERE NOT EXISTS (SELECT 1 FROM event AS later
                  WHERE later.item_id = said.item_id AND later.id > said.event_id AND later.id <= its.last_event)

-- name: sealed_item
CREATE VIEW sealed_item AS
SELECT seal, item_id AS id, item_id || '|' || event_id || '|' || digests AS line FROM item_seal

-- name: sealed_event
-- A line of the history as a seal reads it. The history of what a selftest made goes with it, so no seal covers that.
CREATE VIEW sealed_event AS
SELECT event.id,
       event.id || '|' || coalesce(event.item_id, '-') || '|-|' || event.at || '|' || event.kind || '|'
       || coalesce(event.lock_id, '-') || '|' || coalesce(event.operation_id, '-') || '|'
       || length(CAST(event.user AS BLOB)) || ':' || event.user || '|'
       || length(CAST(event.workstation AS BLOB)) || ':' || event.workstation || '|' || coalesce(event.detail, '-') AS line
FROM event
WHERE event.item_id IS NULL
   OR NOT EXISTS (SELECT 1 FROM selftest_item WHERE selftest_item.id = event.item_id)

-- name: sealed_rule
CREATE VIEW sealed_rule AS
SELECT id,
       id || '|' || at || '|' || kind || '|' || about || '|' || length(CAST(subject AS BLOB)) || ':' || subject || '|'
       || length(CAST(user AS BLOB)) || ':' || user || '|' || coalesce(state, '-') AS line
FROM rule_event
