-- An item as the lists and the desk read it. CROSS JOIN fixes the order: the item's index leads.
CREATE VIEW item_row AS
SELECT
    item.id, item.queue_id, queue.name AS queue, item.key, item.priority, item.rank, item.state,
    item.available_at, item.lock_id, item.lock_user, item.lock_workstation, item.locked_at, item.expires_at,
    item.attempts, item.created_by, item.created_at, item.change,
    coalesce(record.current, record.imported) AS record, record.search,
    item.from_item_id, item.sent_back_by, item.sent_back_reason
FROM item
CROSS JOIN queue ON queue.id = item.queue_id
CROSS JOIN record ON record.item_id = item.id
