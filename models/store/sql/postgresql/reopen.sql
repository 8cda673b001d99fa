-- Differs: one call does it all.
SELECT intray.reopen(item => :item::bigint, workstation => :workstation::text) AS answer
