-- Differs: one call does it all.
SELECT intray.look_at_request(request => :request::bigint) AS answer
