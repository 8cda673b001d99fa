-- Differs: one call does it all.
SELECT intray.accept_import(import => :import::bigint) AS answer
