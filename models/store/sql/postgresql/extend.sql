-- Differs: one call does it all.
SELECT intray.extend(item => :item::bigint, lock => :lock::uuid) AS answer
