-- Differs: one call does it all.
SELECT complete_with_result(:item, :lock, :operation, :record, :search, :result, :workstation) AS answer
