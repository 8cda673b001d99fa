-- Differs: one call does it all.
SELECT intray.remove_queue(queue => :queue::text) AS answer
