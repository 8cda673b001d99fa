CREATE UNIQUE INDEX import_one_at_a_time ON intray.import (queue_id)
WHERE state IN ('staging', 'accepted', 'discarding')
