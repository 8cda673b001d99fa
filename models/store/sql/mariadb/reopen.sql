-- Differs: one call does it all.
SELECT reopen(:item, :workstation) AS answer
