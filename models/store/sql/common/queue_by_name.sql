SELECT * FROM intray.queue_row WHERE name = :name
