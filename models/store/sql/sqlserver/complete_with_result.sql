-- Differs: one call does it all. Written from the manual; nobody has run it yet.
EXEC intray.complete_with_result @item = :item, @lock = :lock, @operation = :operation, @record = :record, @search = :search, @result = :result, @workstation = :workstation
