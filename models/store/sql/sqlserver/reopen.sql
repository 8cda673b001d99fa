-- Differs: one call does it all. Written from the manual; nobody has run it yet.
EXEC intray.reopen @item = :item, @workstation = :workstation
