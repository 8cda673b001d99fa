-- Differs: a filtered index. Written from the manual; nobody has run it yet.
CREATE UNIQUE INDEX import_one_at_a_time ON intray_data.import (queue_id) WHERE state IN ('staging', 'accepted', 'discarding')
