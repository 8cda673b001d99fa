-- Differs: one call does it all. Written from the manual; nobody has run it yet.
EXEC intray.claim_next @queues = :queues, @count = :count, @lock = :lock, @workstation = :workstation
