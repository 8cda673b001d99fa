-- Differs: one call does it all.
SELECT look_at_request(:request) AS answer
