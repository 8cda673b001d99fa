-- Differs: one call does it all.
SELECT intray.discard_draft(item => :item::bigint, lock => :lock::uuid) AS answer
