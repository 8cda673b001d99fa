-- Differs: on servers the function that runs the query serves too.
SELECT * FROM request_row WHERE queue_id = :queue_id AND state = 'busy' ORDER BY id
