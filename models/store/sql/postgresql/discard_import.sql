-- Differs: one call does it all.
SELECT intray.discard_import(import => :import::bigint, "limit" => :limit::bigint) AS answer
