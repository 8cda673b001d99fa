-- Differs: one call does it all.
SELECT intray.open_staged_items(import => :import::bigint, "limit" => :limit::bigint) AS answer
