-- Differs: one call does it all.
SELECT intray.finish_all(
    lock => :lock::uuid, kind => :kind::text, operations => :operations::jsonb,
    after => :after::bigint, reason => :reason::text, workstation => :workstation::text) AS answer
