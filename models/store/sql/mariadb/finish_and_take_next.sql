-- Differs: one call does it all.
SELECT finish_and_take_next(:item, :lock, :kind, :operation, :record, :search, :after, :reason, :workstation, :queues,
                            :next_lock) AS answer
