-- Differs: one call does it all. Written from the manual; nobody has run it yet.
EXEC intray.finish @item = :item, @lock = :lock, @kind = :kind, @operation = :operation, @record = :record, @search = :search, @after = :after, @reason = :reason, @workstation = :workstation
