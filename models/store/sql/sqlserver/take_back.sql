-- Differs: one call does it all. Written from the manual; nobody has run it yet.
EXEC intray.take_back @item = :item, @operation = :operation, @lock = :lock, @workstation = :workstation
