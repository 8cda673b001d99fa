-- A row of item_row. Its search text stays behind: nobody reads it in an answer, and it is as long as the record.
CREATE OR REPLACE FUNCTION intray.item_json(item intray.item, queue text, record jsonb, missing jsonb) RETURNS json
LANGUAGE sql STABLE AS $fn$
    SELECT pg_catalog.json_build_object(
        'id', item.id, 'queue_id', item.queue_id, 'queue', queue, 'key', item.key, 'priority', item.priority,
        'rank', item.rank, 'state', item.state, 'available_at', intray.available(item.available_at),
        'lock_id', item.lock_id, 'lock_user', item.lock_user, 'lock_workstation', item.lock_workstation,
        'locked_at', intray.iso(item.locked_at), 'expires_at', intray.iso(item.expires_at),
        'attempts', item.attempts, 'created_by', item.created_by, 'created_at', intray.iso(item.created_at),
        'change', item.change, 'record', record, 'missing', missing,
        'from_item_id', item.from_item_id, 'sent_back_by', item.sent_back_by,
        'sent_back_reason', item.sent_back_reason, 'assigned_to', item.assigned_to, 'asked', item.asked)
$fn$
