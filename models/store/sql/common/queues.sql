SELECT * FROM intray.queue_row ORDER BY name
