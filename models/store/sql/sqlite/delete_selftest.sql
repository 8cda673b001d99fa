-- Differs: on servers one function takes a selftest away
DELETE FROM selftest WHERE queue_id = :queue_id
