-- Differs: one call does it all.
SELECT intray.set_queue(rules => :rules::jsonb) AS answer
