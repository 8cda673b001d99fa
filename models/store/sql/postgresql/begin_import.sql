-- Differs: one call does it all.
SELECT intray.begin_import(queue => :queue::text, source => :source::text, workstation => :workstation::text) AS answer
