-- Differs: one call does it all.
SELECT intray.claim_next(
    queues => :queues::jsonb, count => :count::bigint, lock => :lock::uuid,
    workstation => :workstation::text) AS answer
