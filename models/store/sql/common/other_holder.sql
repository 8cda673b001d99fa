SELECT user FROM event
WHERE item_id = :item AND kind = 'claimed' AND user <> :user
ORDER BY id DESC
LIMIT 1
