-- Differs: one call does it all.
SELECT cancel_request(:request) AS answer
