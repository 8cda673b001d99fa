-- Differs: one call does it all.
SELECT finish(:item, :lock, :kind, :operation, :record, :search, :after, :reason, :workstation) AS answer
