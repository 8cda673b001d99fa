UPDATE item
SET not_for = (SELECT record.finished_by FROM record WHERE record.item_id = item.from_item_id)
WHERE from_item_id IS NOT NULL
