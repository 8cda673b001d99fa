SELECT * FROM intray.draft_row WHERE item_id = :item ORDER BY saved_at DESC, revision DESC
