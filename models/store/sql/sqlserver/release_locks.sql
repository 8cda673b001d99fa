-- Differs: one call does it all. Written from the manual; nobody has run it yet.
EXEC intray.release_locks @locks = :locks, @reason = :reason, @workstation = :workstation
