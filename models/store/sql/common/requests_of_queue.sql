SELECT * FROM intray.request_row WHERE queue_id = :queue_id ORDER BY id DESC LIMIT :limit
