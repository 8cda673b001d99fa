-- Differs: one call does it all.
SELECT claim_items(:items, :lock, :workstation) AS answer
