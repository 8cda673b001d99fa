-- Differs: one call does it all.
SELECT intray.adopted_loss(lock => :lock::uuid, workstation => :workstation::text) AS answer
