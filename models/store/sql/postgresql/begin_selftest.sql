-- Differs: one call does it all.
SELECT intray.begin_selftest(
    queue => :queue::text, items => :items::bigint, workstation => :workstation::text) AS answer
