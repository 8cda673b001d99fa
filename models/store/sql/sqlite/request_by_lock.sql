-- Differs: on servers the call that asks answers with the request.
SELECT * FROM request_row WHERE lock_id = :lock
