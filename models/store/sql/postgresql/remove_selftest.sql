-- Differs: one call does it all.
SELECT intray.remove_selftest(queue => :queue::text, "limit" => :limit::bigint) AS answer
