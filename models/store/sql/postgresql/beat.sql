-- Differs: one call does it all.
SELECT intray.beat(workstation => :workstation::text) AS answer
