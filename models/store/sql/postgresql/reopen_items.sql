-- Differs: one call does it all.
SELECT intray.reopen_items(items => :items::jsonb, reason => :reason::text, workstation => :workstation::text) AS answer
