-- Differs: one call does it all. Written from the manual; nobody has run it yet.
EXEC intray.finish_all @lock = :lock, @kind = :kind, @operations = :operations, @after = :after, @reason = :reason, @workstation = :workstation
