-- Differs: one call does it all.
SELECT claim_next(:queues, :count, :lock, :workstation) AS answer
