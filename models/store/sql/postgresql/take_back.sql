-- Differs: one call does it all.
SELECT intray.take_back(
    item => :item::bigint, operation => :operation::uuid, lock => :lock::uuid,
    workstation => :workstation::text) AS answer
