-- Differs: one call does it all.
SELECT intray.prioritize(items => :items::jsonb, priority => :priority::bigint, reason => :reason::text, workstation => :workstation::text) AS answer
