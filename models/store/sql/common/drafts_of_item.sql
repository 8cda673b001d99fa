SELECT * FROM draft WHERE item_id = :item ORDER BY saved_at DESC, revision DESC
