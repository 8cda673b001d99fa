-- Differs: one call does it all.
SELECT intray.claim_items(items => :items::jsonb, lock => :lock::uuid, workstation => :workstation::text) AS answer
