-- Differs: one call does it all.
SELECT intray.sweep(workstation => :workstation::text) AS answer
