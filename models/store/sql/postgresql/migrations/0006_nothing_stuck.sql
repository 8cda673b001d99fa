-- Nothing stuck: what was left locked, unfinished or unbounded.

-- name: as_owner
AS_OWNER

-- name: put_aside
-- A row that was locked as often as its queue allows is no free one.
CREATE OR REPLACE VIEW intray.put_aside AS
SELECT item.queue_id, item.key, item.state, item.available_at, item.lock_workstation
FROM intray.item
JOIN intray.adopted ON adopted.queue_id = item.queue_id
JOIN intray.queue ON queue.id = item.queue_id
WHERE item.state IN ('open', 'failed', 'dismissed', 'done') OR item.state = 'locked' AND item.attempts >= queue.attempts

-- name: see_record
-- coalesce keeps the column's statistics from the planner: where all records came by one import, it would expect that
-- none is seen, and hold every item against every record.
ALTER POLICY see_record ON intray.record
USING (queue_id = ANY ((SELECT intray.my_record_queues())::bigint[])
       AND coalesce(import_id, 0) <> ALL ((SELECT intray.hidden_imports())::bigint[])
       AND (NOT sealed OR intray.may_see_record(item_id, finished_by)))

-- name: allowance
-- How much of something that anybody may add one user has added on a day: one line for each user and kind, whose numbers
-- begin anew with a day.
CREATE TABLE intray.allowance (
    "user" text COLLATE "C" NOT NULL,
    kind text COLLATE "C" NOT NULL,
    day date NOT NULL,
    n bigint NOT NULL,
    PRIMARY KEY ("user", kind)
) WITH (fillfactor = 50)

-- name: sealed_fact
-- What a seal says of an item, behind the newest event that the item had in its stretch: a line of item_seal that belongs
-- to no seal that exists, or to another event, counts for nothing, and the audit names it. For the
-- functions of seals and audits alone.
CREATE VIEW intray.sealed_fact AS
SELECT said.item_id, said.event_id, said.seal, said.digests
FROM intray.item_seal AS said
JOIN intray.seal AS its ON its.number = said.seal AND said.event_id BETWEEN its.first_event AND its.last_event
JOIN intray.event AS told ON told.id = said.event_id AND told.item_id = said.item_id
WHERE NOT EXISTS (SELECT 1 FROM intray.event AS later
                  WHERE later.item_id = said.item_id AND later.id > said.event_id AND later.id <= its.last_event)
