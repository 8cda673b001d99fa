-- Differs: clerks have no right to the table itself.
SELECT intray.adopted_count(queue => :queue_id::bigint) AS answer
