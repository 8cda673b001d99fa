-- Differs: one call does it all.
SELECT reopen_items(:items, :reason, :workstation) AS answer
