-- Differs: one call does it all.
SELECT intray.stage_items(import => :import::bigint, items => :items::jsonb) AS answer
