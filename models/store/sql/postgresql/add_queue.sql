-- Differs: one call does it all.
SELECT intray.add_queue(rules => :rules::jsonb) AS answer
