SELECT coalesce(max(id), 0) AS id FROM intray.item
