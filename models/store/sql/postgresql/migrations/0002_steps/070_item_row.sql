-- An item as the lists and the desk read it; one whose record is sealed is there without it. available_since is available_at as the index has it. OFFSET 0 makes the
-- planner look up the records of the rows that are shown, instead of walking through all of them beside the items.
CREATE OR REPLACE VIEW intray.item_row WITH (security_invoker = true) AS
SELECT
    item.id, item.queue_id, queue.name AS queue, item.key, item.priority, item.rank, item.state,
    intray.available(item.available_at) AS available_at, item.lock_id, item.lock_user, item.lock_workstation,
    intray.iso(item.locked_at) AS locked_at, intray.iso(item.expires_at) AS expires_at,
    item.attempts, item.created_by, intray.iso(item.created_at) AS created_at, item.change,
    written.record, written.search, item.available_at AS available_since,
    item.from_item_id, item.sent_back_by, item.sent_back_reason
FROM intray.item
JOIN intray.queue ON queue.id = item.queue_id
LEFT JOIN LATERAL (
    SELECT coalesce(record.current, record.imported) AS record, record.search
    FROM intray.record WHERE record.item_id = item.id
    OFFSET 0) AS written ON true
