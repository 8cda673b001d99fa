-- Differs: one call does it all.
SELECT intray.settle_proposal(item => :item::bigint, lock => :lock::uuid, fields => :fields::jsonb) AS answer
