-- Differs: one call does it all.
SELECT intray.run_source(queue => :queue::text, longest => :longest::bigint, workstation => :workstation::text) AS answer
