-- Differs: one call does it all. Written from the manual; nobody has run it yet.
EXEC intray.open_staged_items @import = :import, @limit = :limit
