-- Differs: one call does it all.
SELECT intray.outcome_of(operation => :operation::uuid, workstation => :workstation::text) AS answer
