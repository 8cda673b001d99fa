-- Differs: one call does it all.
SELECT intray.complete_with_result(
    item => :item::bigint, lock => :lock::uuid, operation => :operation::uuid, record => :record::jsonb,
    search => :search::text, result => :result::jsonb, workstation => :workstation::text) AS answer
