SELECT * FROM intray.request_row WHERE id = :request
