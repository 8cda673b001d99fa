-- Differs: one call does it all. Written from the manual; nobody has run it yet.
EXEC intray.finish_and_take_next @item = :item, @lock = :lock, @kind = :kind, @operation = :operation, @record = :record, @search = :search, @after = :after, @reason = :reason, @workstation = :workstation, @queues = :queues, @next_lock = :next_lock
