-- Differs: one call does it all. Written from the manual; nobody has run it yet.
EXEC intray.discard_import @import = :import, @limit = :limit
