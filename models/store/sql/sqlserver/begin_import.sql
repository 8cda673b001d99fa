-- Differs: one call does it all. Written from the manual; nobody has run it yet.
EXEC intray.begin_import @queue = :queue, @source = :source, @workstation = :workstation
