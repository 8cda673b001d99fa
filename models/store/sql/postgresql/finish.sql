-- Differs: one call does it all.
SELECT intray.finish(
    item => :item::bigint, lock => :lock::uuid, kind => :kind::text, operation => :operation::uuid,
    record => :record::jsonb, search => :search::text, after => :after::bigint,
    reason => :reason::text, workstation => :workstation::text) AS answer
