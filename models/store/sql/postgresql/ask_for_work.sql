-- Differs: one call does it all.
SELECT intray.ask_for_work(queue => :queue::text, count => :count::bigint, lock => :lock::uuid, workstation => :workstation::text) AS answer
