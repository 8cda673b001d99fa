SELECT item.id, item.from_item_id
FROM intray.item
JOIN intray.item AS step_before ON step_before.id = item.from_item_id
WHERE item.id BETWEEN :first AND :last AND item.from_item_id IS NOT NULL
  AND item.state IN ('open', 'locked') AND step_before.state IN ('open', 'locked')
ORDER BY item.id
