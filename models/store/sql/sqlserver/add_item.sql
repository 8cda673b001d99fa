-- Differs: one call does it all. Written from the manual; nobody has run it yet.
EXEC intray.add_item @queue = :queue, @key = :key, @priority = :priority, @after = :after, @record = :record, @search = :search, @context = :context, @workstation = :workstation
