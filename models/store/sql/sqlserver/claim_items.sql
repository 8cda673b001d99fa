-- Differs: one call does it all. Written from the manual; nobody has run it yet.
EXEC intray.claim_items @items = :items, @lock = :lock, @workstation = :workstation
