-- Differs: on servers one function makes a selftest
INSERT INTO selftest (queue_id, first_item, last_item, made_at)
SELECT :queue_id, min(id), max(id), :now FROM item WHERE queue_id = :queue_id
