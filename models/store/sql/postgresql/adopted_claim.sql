-- Differs: one call does it all.
SELECT intray.adopted_claim(
    queues => :queues::jsonb, count => :count::bigint, lock => :lock::uuid, workstation => :workstation::text) AS answer
