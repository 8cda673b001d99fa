-- Differs: one call does it all. Written from the manual; nobody has run it yet.
EXEC intray.pause_queue @queue = :queue, @paused = :paused
