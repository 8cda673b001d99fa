SELECT id, item_id, kind, "user" FROM intray.event_row ORDER BY id DESC LIMIT :limit
