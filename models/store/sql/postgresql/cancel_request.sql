-- Differs: one call does it all.
SELECT intray.cancel_request(request => :request::bigint) AS answer
